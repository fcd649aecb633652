// Typed, persistent settings in a file. Each feature declares its own; stored values are validated when they are read.
#pragma once

#include "kit/callqueue.h"
#include "kit/settingsfile.h"
#include "kit/settingswriter.h"

#include <QMap>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <optional>
#include <type_traits>

namespace rokada::ui {

/// One setting. The feature that owns it returns it from a function in the namespace `keys`.
template <class T>
struct Setting {
    QString name;  ///< name in the file, for example "board/method"; never changed
    T usual;       ///< value until another one is set
    std::function<std::optional<T>(const QVariant&)> read;  ///< returns nullopt for invalid values
    std::function<QVariant(const T&)> write;
};

/// Damage found in the settings file.
struct SettingsDamage {
    enum class What { None, Unreadable, Damaged, ReadOnly };
    What what = What::None;
    QString kept;  ///< path of the copy of the damaged file; empty if copying failed
};

class Settings {
public:
    /// Uses the standard file of the desktop.
    Settings();
    /// Uses this file.
    explicit Settings(const QString& file);
    /// Writes pending changes.
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// Call once for each setting before it is read or written.
    template <class... T>
    void declare(const Setting<T>&... settings) {
        (note(settings.name, [read = settings.read](const QVariant& stored) { return read(stored).has_value(); }), ...);
    }
    /// Returns the names of all declared settings.
    [[nodiscard]] QStringList declared() const { return declared_.keys(); }

    /// Returns the stored value, or the default if it is missing or invalid.
    template <class T>
    [[nodiscard]] T get(const Setting<T>& setting) const {
        return setting.read(stored(setting.name)).value_or(setting.usual);
    }
    template <class T>
    void set(const Setting<T>& setting, const std::type_identity_t<T>& value) {
        keep(setting.name, setting.write(value));
    }
    /// Forgets the value: the usual one is in force again.
    template <class T>
    void reset(const Setting<T>& setting) {
        keep(setting.name, {});
    }

    /// Checks all declared settings. Removes invalid stored values after copying the whole file.
    SettingsDamage repair();

    /// Writes pending changes now and waits a limited time for it. Otherwise they are written on another thread when
    /// the event loop runs next. Values that cannot be written stay in force until the program ends; the next change
    /// tries again.
    void write();
    /// Returns true while a change is pending and has not failed.
    [[nodiscard]] bool writing() const { return due_ || writer_.writing(); }
    /// Sets a callback for write errors. It gets the error text of the system when settings cannot be written, and an
    /// empty text when writing works again.
    void whenNotWritten(std::function<void(const QString& why)> tell) { tell_ = std::move(tell); }
    [[nodiscard]] QString file() const { return path_; }

private:
    using Check = std::function<bool(const QVariant&)>;

    void note(const QString& name, const Check& understood);
    [[nodiscard]] QVariant stored(const QString& name) const;
    void keep(const QString& name, const QVariant& value);
    void change(const QString& name, const QVariant& value);
    void handOver();
    void tell(const Written& done);
    [[nodiscard]] bool contains(const QString& name) const;
    [[nodiscard]] QStringList strangeNames() const;
    [[nodiscard]] QString copyOfFile() const;

    const QString path_;
    const StoredSettings found_;      ///< state of the file at the start; only a readable file is read
    const QSettings store_;           ///< values at the start; Qt never writes it
    QMap<QString, QVariant> chosen_;  ///< changes since then; an invalid value means removed
    SettingChanges unwritten_;        ///< not yet given to the writer
    QMap<QString, Check> declared_;
    std::function<void(const QString& why)> tell_;
    bool told_ = false;
    bool due_ = false;  ///< the event loop will pass the pending changes on
    SettingsWriter writer_;
    CallQueue later_;
};

}  // namespace rokada::ui

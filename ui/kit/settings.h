// Typed settings, stored in a file. Each feature declares its own settings. Stored values are validated when they are
// read.
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
#include <vector>

namespace rokada::ui {

/// Description of one setting. The feature that owns it returns it from a function in the namespace `keys`.
template <class T>
struct Setting {
    QString name;  ///< name in the file, for example "board/method"; old files contain it, so never change it
    T usual;       ///< default value
    std::function<std::optional<T>(const QVariant&)> read;  ///< returns nullopt for invalid values
    std::function<QVariant(const T&)> write;
};

/// Setting whose stored value is valid and differs from the default.
struct ChangedSetting {
    QString name;
    QVariant value;
    bool freeText = false;  ///< true if the setting accepts any text, for example the name of a person or a file
};

/// Damage found in the settings file by `Settings::repair`.
struct SettingsDamage {
    enum class Type { None, Unreadable, Damaged, ReadOnly };
    Type type = Type::None;
    QString kept;  ///< path of the copy of the damaged file; empty if copying failed
};

/// All settings of the program. They are read from the file once; changes are written by another thread.
class Settings {
public:
    /// Opens the standard settings file of the desktop.
    Settings();
    /// Opens the settings file `file`.
    explicit Settings(const QString& file);
    /// Writes pending changes and waits at most five seconds for the result.
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// Registers settings. Call it once for each setting, before the setting is read or written.
    template <class... T>
    void declare(const Setting<T>&... settings) {
        (note(settings.name,
              {.understands = [read = settings.read](const QVariant& stored) { return read(stored).has_value(); },
               .differs = differsFromUsual(settings)}),
         ...);
    }
    /// Returns the names of all declared settings.
    [[nodiscard]] QStringList declared() const { return declared_.keys(); }
    /// Returns the declared settings that differ from their defaults, sorted by name. Leaves out invalid values.
    [[nodiscard]] std::vector<ChangedSetting> changed() const;

    /// Returns the stored value, or the default if it is missing or invalid.
    template <class T>
    [[nodiscard]] T get(const Setting<T>& setting) const {
        return setting.read(stored(setting.name)).value_or(setting.usual);
    }
    template <class T>
    void set(const Setting<T>& setting, const std::type_identity_t<T>& value) {
        keep(setting.name, setting.write(value));
    }
    /// Removes the stored value. The default value applies again.
    template <class T>
    void reset(const Setting<T>& setting) {
        keep(setting.name, {});
    }

    /// Checks all declared settings and returns the damage found. If the file is damaged or contains invalid values,
    /// copies the whole file first, then removes the invalid values.
    SettingsDamage repair();

    /// Writes pending changes now and waits at most five seconds for the result. Without this call, another thread
    /// writes them after the event loop has run. If writing fails, the new values still apply until the program ends.
    /// The next change tries to write them again.
    void write();
    /// Returns true while an attempt to write changes is pending or running.
    [[nodiscard]] bool writing() const { return due_ || writer_.writing(); }
    /// Sets a callback for write errors. It receives the error text when settings cannot be written, and an empty text
    /// when writing works again.
    void whenNotWritten(std::function<void(const QString& why)> tell) { tell_ = std::move(tell); }
    [[nodiscard]] QString file() const { return path_; }

private:
    using Check = std::function<bool(const QVariant& stored)>;
    /// Checks of the stored values of a setting.
    struct Checks {
        Check understands;  ///< returns true for valid values
        Check differs;      ///< returns true for valid values that differ from the default
    };

    template <class T>
    static Check differsFromUsual(const Setting<T>& setting) {
        return
            [read = setting.read, write = setting.write, usual = setting.write(setting.usual)](const QVariant& stored) {
                const std::optional<T> value = read(stored);
                return value && write(*value) != usual;
            };
    }

    void note(const QString& name, const Checks& checks);
    [[nodiscard]] QVariant stored(const QString& name) const;
    void keep(const QString& name, const QVariant& value);
    void change(const QString& name, const QVariant& value);
    void handOver();
    void tell(const Written& done);
    [[nodiscard]] bool contains(const QString& name) const;
    [[nodiscard]] QStringList strangeNames() const;
    [[nodiscard]] QString copyOfFile() const;

    const QString path_;
    const StoredSettings found_;      ///< state of the file at the start; `store_` reads it only if that is safe
    const QSettings store_;           ///< values at the start; Qt never writes it
    QMap<QString, QVariant> chosen_;  ///< changes since the start; an invalid QVariant marks a removed value
    SettingChanges unwritten_;        ///< changes that `writer_` has not received yet
    QMap<QString, Checks> declared_;
    std::function<void(const QString& why)> tell_;
    bool told_ = false;
    bool due_ = false;  ///< true while `handOver` is queued, which passes the pending changes to `writer_`
    SettingsWriter writer_;
    CallQueue later_;
};

}  // namespace rokada::ui

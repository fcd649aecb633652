// What is kept from one start to the next: typed settings in a file. Features declare their own; whatever is stored is
// checked when it is read.
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

/// What is kept under one name. Functions in the namespace `keys`, beside the feature that owns it, return it.
template <class T>
struct Setting {
    QString name;                                           ///< "board/method": in the file, and never changed
    T usual;                                                ///< until something else is chosen
    std::function<std::optional<T>(const QVariant&)> read;  ///< nothing if it is not understood
    std::function<QVariant(const T&)> write;
};

/// What was wrong with the stored settings.
struct SettingsDamage {
    enum class What { None, Unreadable, Damaged, ReadOnly };
    What what = What::None;
    QString kept;  ///< the damaged file as it was; empty if it could not be copied
};

class Settings {
public:
    /// In the usual place of the desktop.
    Settings();
    /// In a file of this name.
    explicit Settings(const QString& file);
    /// What was set lately is written.
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// To be done once for each setting, before it is read or written.
    template <class... T>
    void declare(const Setting<T>&... settings) {
        (note(settings.name, [read = settings.read](const QVariant& stored) { return read(stored).has_value(); }), ...);
    }
    /// The names of all that are declared.
    [[nodiscard]] QStringList declared() const { return declared_.keys(); }

    /// What is stored, or the usual value if that is nothing or not understood.
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

    /// Looks at everything that is declared. What is stored and not understood goes, after the whole file was copied.
    SettingsDamage repair();

    /// Writes at once what was set, and waits for that, but not for ever. It is done by itself when the event loop
    /// comes round, on another thread. What cannot be written holds until the program ends, and is tried again with the
    /// next change.
    void write();
    /// Something that was set has not been written yet, nor failed to be.
    [[nodiscard]] bool writing() const { return due_ || writer_.writing(); }
    /// Is called with a reason, in the words of the system, when settings cannot be written, and with an empty one when
    /// they could be again.
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
    const StoredSettings found_;      ///< at the beginning; only a readable file is read
    const QSettings store_;           ///< as it was at the beginning; never written by Qt
    QMap<QString, QVariant> chosen_;  ///< since then; not valid: removed
    SettingChanges unwritten_;        ///< the writer does not know of them yet
    QMap<QString, Check> declared_;
    std::function<void(const QString& why)> tell_;
    bool told_ = false;
    bool due_ = false;  ///< the event loop will hand over what is unwritten
    SettingsWriter writer_;
    CallQueue later_;
};

}  // namespace rokada::ui

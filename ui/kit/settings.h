// What is kept from one start to the next: typed settings in a file. Features declare their own; whatever is stored is
// checked when it is read.
#pragma once

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

    /// Looks at everything that is declared. What is stored and not understood goes, after the whole file was copied.
    SettingsDamage repair();

private:
    using Check = std::function<bool(const QVariant&)>;

    void note(const QString& name, Check understood);
    [[nodiscard]] QVariant stored(const QString& name) const;
    void keep(const QString& name, const QVariant& value);
    [[nodiscard]] QStringList strangeNames() const;
    [[nodiscard]] QString copyOfFile() const;

    QSettings store_;
    QMap<QString, Check> declared_;
};

}  // namespace rokada::ui

// Sets the interface language: loads the translations of the program and of Qt. Qt then sends the event LanguageChange
// to every widget.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace rokada::ui {

class Language {
public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// Returns the language codes "en", "ru", "bg".
    [[nodiscard]] static QStringList all();
    /// Returns the name of a language in the language itself, for example "Русский". Returns an unknown code unchanged.
    [[nodiscard]] static QString nameOf(const QString& language);
    /// Returns the language of the desktop if it is supported, otherwise English.
    [[nodiscard]] static QString ofDesktop();

    [[nodiscard]] const QString& current() const { return current_; }
    /// Switches to `language`, or to English if `language` is not supported.
    void use(const QString& language);

private:
    QString current_;
    QTranslator own_;
    QTranslator qt_;
};

}  // namespace rokada::ui

// The language of the window: loads the program's words and Qt's own. Changing it sends LanguageChange to every widget.
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

    /// "en", "ru", "bg".
    [[nodiscard]] static QStringList all();
    /// Its name in itself: "Русский".
    [[nodiscard]] static QString nameOf(const QString& language);
    /// The desktop's language if there are words for it, else English.
    [[nodiscard]] static QString ofDesktop();

    [[nodiscard]] const QString& current() const { return current_; }
    /// An unknown language is English.
    void use(const QString& language);

private:
    QString current_;
    QTranslator own_;
    QTranslator qt_;
};

}  // namespace rokada::ui

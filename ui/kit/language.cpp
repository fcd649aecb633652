#include "kit/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

struct Known {
    const char* code;
    const char* name;
};

constexpr std::array languages{Known{"en", "English"}, Known{"ru", "Русский"}, Known{"bg", "Български"}};

/// Returns the locale for numbers and dates. Uses the locale of the desktop if it is in this language, because the
/// country of the user then applies. Uses the standard locale of the language in all other cases.
QLocale localeOf(const QString& code) {
    const QLocale desktop = QLocale::system(), own(code);
    if (desktop.language() == own.language()) return desktop;
    // The program is in British English.
    return own.language() == QLocale::English ? QLocale(QLocale::English, QLocale::UnitedKingdom) : own;
}

}  // namespace

Language::~Language() {
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
}

QStringList Language::all() {
    QStringList codes;
    for (const Known& language : languages) codes << QLatin1String(language.code);
    return codes;
}

QString Language::nameOf(const QString& language) {
    const auto it = std::ranges::find_if(languages, [&](const Known& l) { return language == QLatin1String(l.code); });
    return it == languages.end() ? language : QString::fromUtf8(it->name);
}

QString Language::ofDesktop() {
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        QString code = wanted.section(QLatin1Char('-'), 0, 0);
        if (all().contains(code)) return code;
    }
    return QLatin1String(languages.front().code);
}

void Language::use(const QString& language) {
    const QString code = all().contains(language) ? language : QLatin1String(languages.front().code);
    if (code == current_) return;
    current_ = code;
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
    QLocale::setDefault(localeOf(code));
    // Install the program's translations after those of Qt, because Qt looks into the newest translator first.
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (qt_.load(QStringLiteral("qtbase_") + code, folder)) QCoreApplication::installTranslator(&qt_);
    if (own_.load(QStringLiteral(":/i18n/rokada_%1.qm").arg(code))) QCoreApplication::installTranslator(&own_);
}

}  // namespace rokada::ui

#include "texts/openingterms.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <cstddef>
#include <map>
#include <mutex>
#include <utility>

namespace rokada::ui {

namespace {

/// Maximum number of parts in a name that the user types into a search, such as "Sicilian: Najdorf, English Attack".
constexpr std::size_t MaxParts = 8;
/// Maximum number of English names that can match one of these parts.
constexpr qsizetype MaxMeant = 30;

/// Returns the opening names from the file of a language, or no names if there is no file.
OpeningTerms readTerms(const QString& language) {
    QFile file(QStringLiteral(":/openings/%1.names").arg(language));
    return file.open(QIODevice::ReadOnly) ? OpeningTerms::parse(QString::fromUtf8(file.readAll())) : OpeningTerms();
}

}  // namespace

OpeningTerms OpeningTerms::parse(const QString& text) {
    OpeningTerms terms;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        const QStringList fields = line.split(QLatin1Char('\t'));
        if (line.startsWith(QLatin1Char('#')) || fields.size() != 2) continue;
        const QString english = fields.front().trimmed(), name = fields.back().trimmed();
        if (!english.isEmpty() && !name.isEmpty() && !terms.names_.contains(english))
            terms.names_.insert(english, name);
    }
    return terms;
}

const OpeningTerms& OpeningTerms::current() {
    static std::mutex mutex;
    static std::map<QString, OpeningTerms> languages;
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const std::lock_guard lock(mutex);
    auto known = languages.find(language);
    if (known == languages.end()) known = languages.emplace(language, readTerms(language)).first;
    return known->second;
}

QString OpeningTerms::shown(const QString& english) const {
    const QString colon = QStringLiteral(": "), comma = QStringLiteral(", ");
    QStringList sides;
    for (const QString& side : english.split(colon)) {
        QStringList parts;
        for (const QString& part : side.split(comma)) parts << names_.value(part, part);
        sides << parts.join(comma);
    }
    QString name = sides.join(colon);
    if (name != english) name[0] = name[0].toUpper();
    return name;
}

std::vector<QStringList> OpeningTerms::meant(const QString& typed) const {
    static const QRegularExpression separators(QStringLiteral("[:,]"));
    std::vector<QStringList> parts;
    for (const QString& part : typed.split(separators)) {
        const QString wanted = part.trimmed();
        if (wanted.isEmpty()) continue;
        QStringList english;
        for (auto name = names_.begin(); name != names_.end(); ++name) {
            if (name.value().contains(wanted, Qt::CaseInsensitive)) english << name.key();
        }
        if (english.isEmpty() || english.size() > MaxMeant || parts.size() == MaxParts) return {};
        parts.push_back(std::move(english));
    }
    return parts;
}

QString shownOpening(const QString& english) { return OpeningTerms::current().shown(english); }

}  // namespace rokada::ui

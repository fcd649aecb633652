// Tests Russian and Bulgarian names of openings: their files, and the names that the window shows.
#include "texts/openingterms.h"

#include "kit/language.h"

#include <QFile>
#include <QSet>

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace rokada::ui::openingtermsTest {
namespace {

QStringList linesOf(const char* name) {
    QFile file(QStringLiteral(":/openings/") + QLatin1String(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith(QLatin1Char('#')); });
    return lines;
}

/// Parts of the English names: families stand before the colon, and variations after it.
struct EnglishParts {
    QSet<QString> families, variations;
};

EnglishParts englishParts() {
    EnglishParts parts;
    for (const QString& line : linesOf("chess.openings")) {
        const QString name = line.section(QLatin1Char('\t'), 1, 1);
        const qsizetype colon = name.indexOf(QLatin1String(": "));
        for (const QString& part : name.left(colon).split(QStringLiteral(", "))) parts.families.insert(part);
        if (colon < 0) continue;
        for (const QString& part : name.mid(colon + 2).split(QStringLiteral(", "))) parts.variations.insert(part);
    }
    return parts;
}

class OpeningNamesShown : public ::testing::Test {
protected:
    ~OpeningNamesShown() override { language.use(QStringLiteral("en")); }
    std::string shown(const char* code, const char* english) {
        language.use(QLatin1String(code));
        return shownOpening(QString::fromUtf8(english)).toStdString();
    }

    Language language;
};

TEST_F(OpeningNamesShown, AreTranslatedPartByPart) {
    EXPECT_EQ(shown("ru", "Sicilian Defense"), "Сицилианская защита");
    EXPECT_EQ(shown("bg", "Sicilian Defense"), "Сицилианска защита");
    EXPECT_EQ(shown("ru", "Sicilian Defense: Najdorf Variation"), "Сицилианская защита: вариант Найдорфа");
    EXPECT_EQ(shown("bg", "Sicilian Defense: Najdorf Variation"), "Сицилианска защита: вариант Найдорф");
    EXPECT_EQ(shown("ru", "Caro-Kann Defense: Exchange Variation, Rubinstein Variation"),
              "Защита Каро-Канн: разменный вариант, вариант Рубинштейна");
    EXPECT_EQ(shown("bg", "Torre Attack"), "Атака Торе");
    EXPECT_EQ(shown("bg", "King's Indian Defense: Torre Attack"), "Староиндийска защита: атака Торе");
}

TEST_F(OpeningNamesShown, KeepUnknownPartsInEnglish) {
    EXPECT_EQ(shown("ru", "Ruy Lopez: Nobody's Variation"), "Испанская партия: Nobody's Variation");
    EXPECT_EQ(shown("bg", "Ruy Lopez: Nobody's Variation, Exchange Variation"),
              "Испанска партия: Nobody's Variation, разменен вариант");
    EXPECT_EQ(shown("ru", "Nobody's Opening"), "Nobody's Opening");
    EXPECT_EQ(shown("ru", ""), "");
}

TEST_F(OpeningNamesShown, StayEnglishInEnglish) {
    EXPECT_EQ(shown("en", "Sicilian Defense: Najdorf Variation"), "Sicilian Defense: Najdorf Variation");
    EXPECT_TRUE(OpeningTerms::current().meant(QStringLiteral("Sicilian")).empty());
}

TEST_F(OpeningNamesShown, AreUnderstoodInASearch) {
    language.use(QStringLiteral("ru"));
    const std::vector<QStringList> meant = OpeningTerms::current().meant(QStringLiteral("сицил защ: найдорф"));
    EXPECT_TRUE(meant.empty()) << "no name contains the first part";
    const std::vector<QStringList> known = OpeningTerms::current().meant(QStringLiteral("СИЦИЛИАНСКАЯ: найдорф"));
    ASSERT_EQ(known.size(), 2U);
    EXPECT_TRUE(known[0].contains(QStringLiteral("Sicilian Defense")));
    EXPECT_EQ(known[1], QStringList{QStringLiteral("Najdorf Variation")});
    EXPECT_TRUE(OpeningTerms::current().meant(QStringLiteral("вариант")).empty()) << "too many names";
}

TEST(OpeningTermsFile, MalformedLinesAreSkipped) {
    const OpeningTerms terms = OpeningTerms::parse(
        QStringLiteral("# remark\twith a tabulator\n\nno tabulator\none\ttwo\tthree\n\tno name\nAmar Opening\t \n"
                       "Bird Opening\tдебют Бёрда\r\nBird Opening\tдругое имя\n"));
    EXPECT_EQ(terms.shown(QStringLiteral("Bird Opening")), QStringLiteral("Дебют Бёрда"));
    for (const char* english : {"# remark", "no tabulator", "one", "Amar Opening", ""})
        EXPECT_EQ(terms.shown(QLatin1String(english)), QLatin1String(english));
}

TEST(OpeningTermsFile, EachNameBelongsToTheListAndOccursOnce) {
    const EnglishParts parts = englishParts();
    for (const char* name : {"ru.names", "bg.names"}) {
        QSet<QString> seen;
        for (const QString& line : linesOf(name)) {
            const QStringList fields = line.split(QLatin1Char('\t'));
            ASSERT_EQ(fields.size(), 2) << line.toStdString();
            const QString& english = fields.front();
            EXPECT_TRUE(parts.families.contains(english) || parts.variations.contains(english))
                << name << ": " << english.toStdString();
            EXPECT_FALSE(seen.contains(english)) << name << ": " << english.toStdString();
            EXPECT_EQ(fields.back(), fields.back().trimmed());
            EXPECT_FALSE(fields.back().isEmpty()) << english.toStdString();
            seen.insert(english);
        }
    }
}

/// The files need not contain every family, because a family without a published name stays English.
TEST(OpeningTermsFile, HasMostFamiliesAndManyVariations) {
    const EnglishParts parts = englishParts();
    for (const auto& [name, families] : {std::pair("ru.names", 134), std::pair("bg.names", 120)}) {
        QSet<QString> known;
        for (const QString& line : linesOf(name)) known.insert(line.section(QLatin1Char('\t'), 0, 0));
        EXPECT_GE(QSet<QString>(known).intersect(parts.families).size(), families) << name;
        EXPECT_GE(QSet<QString>(known).intersect(parts.variations).size(), 400) << name;
    }
}

}  // namespace
}  // namespace rokada::ui::openingtermsTest

// Tests the pages of the handbook: their heads, links, translations and searches.
#include "application.h"
#include "windowtesting.h"

#include "help/handbook.h"
#include "help/handbookdiagram.h"
#include "help/handbooksearch.h"
#include "kit/language.h"
#include "shell/windowaction.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <set>

namespace rokada::ui::handbookTest {
namespace {

using testing::Desk;

constexpr auto actionsOf = &HandbookHead::actions;
constexpr auto settingsOf = &HandbookHead::settings;
constexpr auto optionsOf = &HandbookHead::options;

/// Returns those of `names` that no page of the handbook lists in its head. A head lists the actions, settings and
/// options that its page explains.
std::string unexplained(const Handbook& handbook, QStringList HandbookHead::*kind, const QStringList& names) {
    std::string missing;
    for (const QString& name : names) {
        const bool explained = std::ranges::any_of(
            handbook.pages(), [&](const HandbookPage& page) { return namesInclude(page.head.*kind, name); });
        if (!explained) missing += name.toStdString() + ' ';
    }
    return missing;
}

/// Returns the names in the heads of the handbook that stand for none of `names`, so the program no longer has them.
std::string stale(const Handbook& handbook, QStringList HandbookHead::*kind, const QStringList& names) {
    std::string found;
    for (const HandbookPage& page : handbook.pages()) {
        for (const QString& one : page.head.*kind) {
            const bool known =
                std::ranges::any_of(names, [&](const QString& name) { return namesInclude({one}, name); });
            if (!known) found += (page.name + u':' + one).toStdString() + ' ';
        }
    }
    return found;
}

QStringList actionNames(const MainWindow& window) {
    QStringList names;
    for (const WindowAction* action : window.findChildren<WindowAction*>()) names << action->objectName();
    for (const ActionChoice* choice : window.findChildren<ActionChoice*>())
        for (const QAction* action : choice->actions()) names << action->objectName();
    names.removeAll(QString());
    return names;
}

QStringList optionNames() {
    static const QRegularExpression option(QStringLiteral("^ +(?:-\\w, ?)?(--[a-z-]+)"),
                                           QRegularExpression::MultilineOption);
    const QString help = app::parsed({QStringLiteral("rokada"), QStringLiteral("--help")}).answer;
    QStringList names;
    for (auto found = option.globalMatch(help); found.hasNext();) names << found.next().captured(1);
    return names;
}

class HandbookOf : public ::testing::TestWithParam<const char*> {
protected:
    const Handbook handbook_{QString::fromLatin1(GetParam())};
};

TEST_P(HandbookOf, ExplainsEveryAction) {
    const Desk desk;
    const QStringList names = actionNames(desk.window);
    ASSERT_GT(names.size(), 100);
    EXPECT_EQ(unexplained(handbook_, actionsOf, names), "");
    EXPECT_EQ(stale(handbook_, actionsOf, names), "");
}

TEST_P(HandbookOf, ExplainsEverySetting) {
    const QTemporaryDir folder;
    const WindowSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    const QStringList names = settings.declared();
    EXPECT_EQ(unexplained(handbook_, settingsOf, names), "");
    EXPECT_EQ(stale(handbook_, settingsOf, names), "");
}

TEST_P(HandbookOf, ExplainsEveryOption) {
    const QStringList names = optionNames();
    ASSERT_TRUE(names.contains(QStringLiteral("--version")));
    EXPECT_EQ(unexplained(handbook_, optionsOf, names), "");
    EXPECT_EQ(stale(handbook_, optionsOf, names), "");
}

TEST_P(HandbookOf, HasTheHeadsAndHeadingsOfTheEnglishPages) {
    const Handbook english(QStringLiteral("en"));
    for (const HandbookPage& page : english.pages()) {
        const HandbookPage* own = handbook_.page(page.name);
        ASSERT_NE(own, nullptr) << page.name.toStdString();
        EXPECT_EQ(own->head, page.head) << page.name.toStdString();
        ASSERT_EQ(own->sections.size(), page.sections.size()) << page.name.toStdString();
        for (std::size_t i = 0; i < page.sections.size(); ++i)
            EXPECT_EQ(own->sections[i].level, page.sections[i].level) << own->sections[i].title.toStdString();
    }
}

TEST_P(HandbookOf, IsTranslated) {
    const QString language = QString::fromLatin1(GetParam());
    for (const HandbookPage& page : handbook_.pages()) {
        EXPECT_TRUE(QFile::exists(QStringLiteral(":/handbook/%1/%2.md").arg(language, page.name)))
            << page.name.toStdString();
    }
}

TEST_P(HandbookOf, LinksOnlyToPlacesThatExist) {
    static const QRegularExpression link(QStringLiteral("\\]\\(([A-Za-z-]*)(?:\\.md)?(?:#([^)]+))?\\)"));
    for (const HandbookPage& page : handbook_.pages()) {
        const QString text = shownMarkdown(page);
        for (auto found = link.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            const QString name = match.captured(1).isEmpty() ? page.name : match.captured(1);
            const HandbookPage* target = handbook_.page(name);
            ASSERT_NE(target, nullptr) << page.name.toStdString() << ": " << match.captured().toStdString();
            if (match.captured(2).isEmpty()) continue;
            EXPECT_NE(target->section(match.captured(2)), nullptr)
                << page.name.toStdString() << ": " << match.captured().toStdString();
        }
    }
}

TEST_P(HandbookOf, DescribesOnlyDiagramsThatCanBePainted) {
    static const QRegularExpression diagram(QStringLiteral("<!-- diagram: (.*?) -->"));
    int diagrams = 0;
    for (const HandbookPage& page : handbook_.pages()) {
        for (auto found = diagram.globalMatch(page.markdown); found.hasNext(); ++diagrams) {
            const QString description = found.next().captured(1);
            EXPECT_TRUE(handbookDiagram(description, 200, Qt::white)) << description.toStdString();
        }
    }
    EXPECT_GE(diagrams, static_cast<int>(offeredVariants().size()));
}

INSTANTIATE_TEST_SUITE_P(Languages, HandbookOf, ::testing::Values("en", "ru", "bg"),
                         [](const auto& each) { return std::string(each.param); });

TEST(Handbook, ContainsEachFileOnce) {
    const Handbook handbook(QStringLiteral("en"));
    std::set<QString> pages, files;
    for (const HandbookPage& page : handbook.pages()) EXPECT_TRUE(pages.insert(page.name).second);
    for (QDirIterator file(QStringLiteral(":/handbook/en")); file.hasNext();) {
        file.next();
        files.insert(file.fileInfo().completeBaseName());
    }
    EXPECT_EQ(pages, files);
    EXPECT_EQ(handbook.pages().front().name, Handbook::Contents);
}

TEST(Handbook, UsesTheEnglishPageIfThereIsNoTranslation) {
    const Handbook handbook(QStringLiteral("xx"));
    EXPECT_EQ(handbook.page(u"moves")->title(), QStringLiteral("Move list and variations"));
}

TEST(Handbook, FindsSectionsOfTranslationsByTheirEnglishAnchors) {
    const HandbookPage english =
        readHandbookPage(QStringLiteral("page"), QStringLiteral("# Page\n\n## Two words!\n\ntext"), nullptr);
    ASSERT_NE(english.section(u"two-words"), nullptr);
    const HandbookPage own =
        readHandbookPage(QStringLiteral("page"), QStringLiteral("# Страница\n\n## Два слова\n"), &english);
    ASSERT_NE(own.section(u"two-words"), nullptr);
    EXPECT_EQ(own.section(u"two-words"), own.section(u"два-слова"));
    EXPECT_EQ(own.section(u"three"), nullptr);
}

TEST(Handbook, ReadsTheHeadOfAPage) {
    const QString text = QStringLiteral("<!-- actions: open save;\n     options: --a -->\n\n# Page\n\n`#` and `--a`\n");
    const HandbookPage page = readHandbookPage(QStringLiteral("page"), text, nullptr);
    EXPECT_EQ(page.head.actions, (QStringList{QStringLiteral("open"), QStringLiteral("save")}));
    EXPECT_EQ(page.head.options, QStringList{QStringLiteral("--a")});
    EXPECT_TRUE(page.head.settings.isEmpty());
    EXPECT_EQ(page.title(), QStringLiteral("Page"));
    EXPECT_TRUE(page.markdown.startsWith(u'#'));
}

TEST(Handbook, ShowsOnlyLinksAndPicturesThatWorkInTheProgram) {
    const QString text = QStringLiteral(
        "# Page\n\n[moves](moves.md#a), [formats](../formats.md), [site](https://example.org)\n"
        "![picture](../gallery/window.png)\n<!-- diagram: chess -->\n");
    const QString shown = shownMarkdown(readHandbookPage(QStringLiteral("page"), text, nullptr));
    EXPECT_TRUE(shown.contains(QLatin1String("[moves](moves.md#a), formats, site (https://example.org)")));
    EXPECT_FALSE(shown.contains(QLatin1String("gallery")));
    EXPECT_TRUE(shown.contains(QLatin1String("![diagram:chess](diagram:chess)")));
}

TEST(Handbook, RefusesDiagramsOfNothing) {
    for (const char* text : {"", "checkers", "chess piece=general", "chess at", "chess piece=rook at=z9",
                             "chess position=nonsense", "bolyar corners=round"})
        EXPECT_FALSE(handbookDiagram(QLatin1String(text), 200, Qt::white)) << text;
    for (const char* text : {"bolyar corners=beside", "bolyar piece=boat", "chess piece=rook at=a1",
                             "chess position=8/8/8/8/8/8/8/K1k5 w - - 0 1"})
        EXPECT_TRUE(handbookDiagram(QLatin1String(text), 200, Qt::white)) << text;
}

TEST(HandbookSearch, FindsAllWordsWithoutCaseAndAccents) {
    const Handbook handbook(QStringLiteral("en"));
    const auto hits = searchHandbook(handbook, QStringLiteral("  HOURGLASS clock "));
    ASSERT_FALSE(hits.empty());
    EXPECT_EQ(hits.front().page, QStringLiteral("clocks-and-laws"));
    EXPECT_EQ(hits.front().anchor, QStringLiteral("choose-a-clock"));
    EXPECT_EQ(hits.front().place, QStringLiteral("Clocks and laws"));
    EXPECT_FALSE(hits.front().excerpt.isEmpty());
    EXPECT_TRUE(searchHandbook(handbook, QStringLiteral("hourglass xyzzy")).empty());
    EXPECT_TRUE(searchHandbook(handbook, QStringLiteral("  ")).empty());
}

TEST(HandbookSearch, ListsTitlesFirst) {
    const auto hits = searchHandbook(Handbook(QStringLiteral("en")), QStringLiteral("premoves"));
    ASSERT_GT(hits.size(), 1u);
    EXPECT_EQ(hits.front().title, QStringLiteral("Premoves"));
}

TEST(HandbookNews, BeginsWithTheNewestVersionAndEndsAtTheKnownOne) {
    const Handbook handbook(QStringLiteral("en"));
    EXPECT_GT(handbook.newsSince(u"0.1").sections.size(), 1u);
    EXPECT_EQ(handbook.newsSince(u"1.0.0").sections.size(), 1u) << "nothing is newer";
    EXPECT_FALSE(handbook.page(Handbook::News)->markdown.contains(QLatin1String("Keep a Changelog")));
}

}  // namespace
}  // namespace rokada::ui::handbookTest

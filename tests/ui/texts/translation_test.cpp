// The Russian and Bulgarian translations must be complete. After a change of language, no text may stay English.
#include "windowtesting.h"

#include "newgame/newgamedialog.h"
#include "texts/hinttexts.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

namespace rokada::ui::translationTest {
namespace {

using testing::Desk;

/// Context, source text, and comment of a translation.
using Entry = std::tuple<QString, QString, QString>;

struct Words {
    std::set<Entry> all;
    std::set<Entry> unfinished;
    std::set<Entry> plurals;
};

Words read(const QString& name) {
    Words words;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) return words;
    QXmlStreamReader xml(&file);
    QString context;
    Entry entry;
    bool plural = false;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement() && !xml.isEndElement()) continue;
        if (!xml.isStartElement()) continue;
        const auto element = xml.name();
        if (element == u"name") context = xml.readElementText();
        if (element == u"message") {
            entry = {context, {}, {}};
            plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
        }
        if (element == u"source") std::get<1>(entry) = xml.readElementText();
        if (element == u"comment") std::get<2>(entry) = xml.readElementText();
        if (element != u"translation") continue;
        const bool finished = xml.attributes().value(QLatin1String("type")).isEmpty();
        const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        words.all.insert(entry);
        if (plural) words.plurals.insert(entry);
        if (!finished || text.isEmpty()) words.unfinished.insert(entry);
    }
    return words;
}

std::string first(const std::set<Entry>& entries) {
    return entries.empty() ? std::string() : std::get<1>(*entries.begin()).toStdString();
}

QString fileOf(const char* language) {
    return QStringLiteral(ROKADA_TRANSLATIONS "/rokada_%1.ts").arg(QLatin1String(language));
}

/// Extracts the current source texts with lupdate.
Words wanted(const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("wanted.ts"));
    QProcess lupdate;
    lupdate.start(QStringLiteral(ROKADA_LUPDATE),
                  {QStringLiteral("-silent"), QStringLiteral(ROKADA_UI_SOURCES), QStringLiteral("-ts"), file});
    lupdate.waitForFinished();
    return read(file);
}

class Translations : public ::testing::TestWithParam<const char*> {};

TEST_P(Translations, EveryStringIsThere) {
    const QTemporaryDir folder;
    const Words sources = wanted(folder);
    const Words words = read(fileOf(GetParam()));
    ASSERT_GT(sources.all.size(), 100U);
    std::set<Entry> missing;
    std::set_difference(sources.all.begin(), sources.all.end(), words.all.begin(), words.all.end(),
                        std::inserter(missing, missing.end()));
    EXPECT_TRUE(missing.empty()) << missing.size() << " missing, among them: " << first(missing)
                                 << "\nbuild the target update_translations and translate what is new";
}

TEST_P(Translations, EveryStringIsFinished) {
    const Words words = read(fileOf(GetParam()));
    ASSERT_FALSE(words.all.empty());
    EXPECT_TRUE(words.unfinished.empty())
        << words.unfinished.size() << " unfinished, among them: " << first(words.unfinished);
}

INSTANTIATE_TEST_SUITE_P(RussianAndBulgarian, Translations, ::testing::Values("ru", "bg"),
                         [](const auto& tested) { return std::string(tested.param); });

void gather(const QMenu& menu, QStringList& texts) {
    texts << menu.title();
    for (const QAction* action : menu.actions()) {
        if (action->menu()) {
            gather(*action->menu(), texts);
        } else {
            texts << action->text() << action->toolTip() << action->statusTip();
        }
    }
}

/// Returns all texts in the window and its dialogs.
QStringList textsOf(MainWindow& window) {
    QStringList texts{window.windowTitle()};
    for (const QAction* action : window.menuBar()->actions()) gather(*action->menu(), texts);
    QWidgetList widgets;
    for (QWidget* top : QApplication::topLevelWidgets()) widgets << top << top->findChildren<QWidget*>();
    for (const QWidget* widget : std::as_const(widgets)) {
        texts << widget->windowTitle() << widget->accessibleName();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) texts << button->text();
        if (const auto* box = qobject_cast<const QGroupBox*>(widget)) texts << box->title();
        if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < combo->count(); ++i) texts << combo->itemText(i);
        }
    }
    return texts;
}

class LiveLanguage : public ::testing::TestWithParam<const char*> {};

TEST_P(LiveLanguage, NoEnglishIsLeft) {
    Desk desk;
    desk.start("fortress");
    desk.action("newGame").trigger();
    desk.window.session().resign();
    desk.language.use(QLatin1String(GetParam()));
    QCoreApplication::sendPostedEvents();
    // Names, tags, keys, squares and examples of moves may be written in Latin letters.
    const QRegularExpression allowed(
        QStringLiteral("Rokada|English|FIDE|PDF|Ctrl|Shift|Esc|<[^>]*>|Ng1|Nf3|\\b[a-p]1?[0-9]\\b"));
    const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
    QStringList english;
    for (const QString& text : textsOf(desk.window)) {
        if (QString(text).remove(allowed).contains(latin)) english << text;
    }
    EXPECT_TRUE(english.isEmpty()) << english.size() << " texts: " << english.join(QStringLiteral("; ")).toStdString();
}

INSTANTIATE_TEST_SUITE_P(RussianAndBulgarian, LiveLanguage, ::testing::Values("ru", "bg"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST(Language, ComesBackToEnglish) {
    Desk desk;
    desk.start("chess");
    const QStringList before = textsOf(desk.window);
    desk.language.use(QStringLiteral("bg"));
    desk.language.use(QStringLiteral("en"));
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(textsOf(desk.window), before);
}

/// Returns the letter after '&' in lower case. Returns an empty string if there is no '&'.
QString mnemonic(const QString& text) {
    const auto at = text.indexOf(QLatin1Char('&'));
    return at < 0 || at + 1 >= text.size() ? QString() : text.mid(at + 1, 1).toLower();
}

void checkMnemonics(const QList<QAction*>& actions, const char* language) {
    QStringList seen;
    for (const QAction* action : actions) {
        if (action->menu()) checkMnemonics(action->menu()->actions(), language);
        const QString letter = mnemonic(action->menu() ? action->menu()->title() : action->text());
        if (letter.isEmpty()) continue;
        EXPECT_FALSE(seen.contains(letter)) << language << ": " << action->text().toStdString();
        seen << letter;
    }
}

TEST(Language, MnemonicsAreUniqueInEachMenu) {
    Desk desk;
    for (const char* language : {"en", "ru", "bg"}) {
        desk.language.use(QLatin1String(language));
        QCoreApplication::sendPostedEvents();
        checkMnemonics(desk.window.menuBar()->actions(), language);
    }
}

/// Returns the text about a move that changes a number of squares from `before` to `after`. `type` selects the pieces
/// whose squares are counted.
std::string roomWords(Desk& desk, MoveReasonType type, int before, int after) {
    const Position& position = desk.game().position();
    MoveMerit merit{.type = MeritType::Reason};
    merit.reason = {type, position[desk.square("b1")], desk.square("c3"), before, after};
    return texts::whyMerit(position, Move(desk.square("b1"), desk.square("c3")), merit).toStdString();
}

TEST(Language, RoomIsASentenceWithItsPlural) {
    Desk desk;
    desk.start("chess", "pp");
    using enum MoveReasonType;
    EXPECT_EQ(roomWords(desk, Reach, 2, 5), "The piece now controls 5 squares instead of 2.");
    EXPECT_EQ(roomWords(desk, Reach, 0, 3), "From its new square, the piece reaches 3 squares.");
    EXPECT_EQ(roomWords(desk, Develops, 2, 5), "The knight comes into play: it reaches 5 squares instead of 2.");
    EXPECT_EQ(roomWords(desk, Develops, 0, 1), "The knight comes into play: it reaches 1 square.");
    EXPECT_EQ(roomWords(desk, Room, 20, 24), "The pieces of this side together control 24 squares instead of 20.");
    EXPECT_EQ(roomWords(desk, Hinders, 24, 21), "The move leaves the opponents only 21 squares instead of 24.");
    desk.language.use(QStringLiteral("ru"));
    EXPECT_EQ(roomWords(desk, Reach, 1, 4), "Теперь фигура контролирует 4 поля (было: 1).");
    EXPECT_EQ(roomWords(desk, Reach, 2, 5), "Теперь фигура контролирует 5 полей (было: 2).");
    EXPECT_EQ(roomWords(desk, Develops, 2, 21), "В игру вступает конь: доступно 21 поле (было: 2).");
    desk.language.use(QStringLiteral("bg"));
    EXPECT_EQ(roomWords(desk, Reach, 2, 5), "Сега фигурата контролира 5 полета вместо 2.");
    EXPECT_EQ(roomWords(desk, Develops, 0, 1), "В игра влиза кон: достига 1 поле.");
}

TEST(Language, EnglishHasEveryPlural) {
    EXPECT_FALSE(read(fileOf("en")).all.empty());
    EXPECT_EQ(read(fileOf("en")).all, read(fileOf("ru")).plurals);
}

}  // namespace
}  // namespace rokada::ui::translationTest

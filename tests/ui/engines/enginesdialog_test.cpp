// Tests external engines in the window: adding, storing and configuring them, and offering them as players.
#include "engines/enginesdialog.h"
#include "engines/enginelist.h"
#include "engines/enginelogwindow.h"
#include "named.h"
#include "newgame/newgamedialog.h"
#include "texts/names.h"
#include "windowtesting.h"

#include "variants/variants.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace rokada::ui::enginesdialogTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;

const QStringList mockCommand{QStringLiteral(ROKADA_MOCK_ENGINE), QStringLiteral("uci"), QStringLiteral("")};

struct EnginesDesk : Desk {
    EnginesDesk() : dialog(settings, &window) { dialog.show(); }
    [[nodiscard]] bool addMock() {
        dialog.add(mockCommand);
        return QTest::qWaitFor([this] { return named<QPushButton>(dialog, "addEngine").isEnabled(); }, 30000);
    }
    EnginesDialog dialog;
};

TEST(EnginesDialog, TriesAddsAndKeeps) {
    EnginesDesk desk;
    ASSERT_TRUE(desk.addMock());
    const auto engines = enginesIn(desk.settings);
    ASSERT_EQ(engines.size(), 1U);
    EXPECT_EQ(engines[0].name, QStringLiteral("Mock"));
    EXPECT_EQ(engines[0].command, mockCommand);
    EXPECT_EQ(engines[0].fit("chess"), EngineFit::Plays);
    EXPECT_EQ(named<QListWidget>(desk.dialog, "engineList").count(), 1);
    ASSERT_TRUE(desk.addMock());
    EXPECT_EQ(enginesIn(desk.settings).size(), 1U);
    named<QAction>(desk.dialog, "removeEngine").trigger();
    EXPECT_TRUE(enginesIn(desk.settings).empty());
}

TEST(EnginesDialog, OptionsAreSearchedKeptAndReset) {
    EnginesDesk desk;
    ASSERT_TRUE(desk.addMock());
    auto& strength = named<QSpinBox>(desk.dialog, "option:Strength");
    EXPECT_EQ(strength.value(), 5);
    strength.setValue(8);
    EXPECT_EQ(enginesIn(desk.settings)[0].options.value(QStringLiteral("Strength")), QStringLiteral("8"));
    named<QLineEdit>(desk.dialog, "optionSearch").setText(QStringLiteral("hash"));
    EXPECT_FALSE(strength.isVisibleTo(&desk.dialog));
    named<QPushButton>(desk.dialog, "optionReset").click();
    EXPECT_TRUE(enginesIn(desk.settings)[0].options.isEmpty());
}

TEST(EnginesDialog, GamesThatItDoesNotKnowStandInOneLine) {
    EnginesDesk desk;
    desk.dialog.add({mockCommand[0], QStringLiteral("cecp")});
    ASSERT_TRUE(QTest::qWaitFor([&] { return named<QPushButton>(desk.dialog, "addEngine").isEnabled(); }, 30000));
    int lines = 0;
    for (const QString& line : named<QLabel>(desk.dialog, "engineFacts").text().split(QLatin1Char('\n')))
        lines += line.contains(variantName("bolyar")) && line.contains(variantName("vyrt"));
    EXPECT_EQ(lines, 1) << named<QLabel>(desk.dialog, "engineFacts").text().toStdString();
}

TEST(EnginesDialog, HasNoOptionsWithoutAnEngine) {
    EnginesDesk desk;
    EXPECT_FALSE(named<QLineEdit>(desk.dialog, "optionSearch").isVisible());
    ASSERT_TRUE(desk.addMock());
    EXPECT_TRUE(named<QLineEdit>(desk.dialog, "optionSearch").isVisible());
    named<QAction>(desk.dialog, "removeEngine").trigger();
    EXPECT_FALSE(named<QLineEdit>(desk.dialog, "optionSearch").isVisible());
}

TEST(EnginesDialog, SpeaksAnotherLanguageAtOnce) {
    EnginesDesk desk;
    ASSERT_TRUE(desk.addMock());
    const auto words = [&] {
        QStringList all{desk.dialog.windowTitle(), named<QLabel>(desk.dialog, "engineFacts").text(),
                        named<QLabel>(desk.dialog, "engineNews").text()};
        for (const char* name : {"findEngines", "addEngine", "tryEngine", "optionReset"})
            all << named<QPushButton>(desk.dialog, name).text();
        for (const char* name : {"removeEngine", "engineLog"}) all << named<QAction>(desk.dialog, name).text();
        return all;
    };
    const QStringList before = words();
    desk.language.use(QStringLiteral("bg"));
    QCoreApplication::processEvents();
    const QStringList after = words();
    desk.language.use(QStringLiteral("en"));
    QCoreApplication::processEvents();
    ASSERT_EQ(before.size(), after.size());
    for (int i = 0; i < before.size(); ++i) EXPECT_NE(before[i], after[i]);
}

TEST(EngineLog, GrowsBesideTheGameAndShowsOneEngineAlone) {
    Desk desk;
    EngineLog log;
    log.add(QStringLiteral("Mock"), true, QStringLiteral("uci"));
    EngineLogWindow window(log, &desk.window);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    const auto text = [&] { return named<QPlainTextEdit>(window, "engineLogText").toPlainText().toStdString(); };
    EXPECT_EQ(text(), "Mock < uci");
    log.add(QStringLiteral("Other"), false, QStringLiteral("uciok"));
    pass(300ms);
    EXPECT_EQ(text(), "Mock < uci\nOther > uciok");
    named<QComboBox>(window, "loggedEngine").setCurrentIndex(1);
    EXPECT_EQ(text(), "Mock < uci");
    log.add(QStringLiteral("Other"), false, QStringLiteral("readyok"));
    log.add(QStringLiteral("Mock"), true, QStringLiteral("quit"));
    pass(300ms);
    EXPECT_EQ(text(), "Mock < uci\nMock < quit");
    named<QPushButton>(window, "copyEngineLog").click();
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), text());
}

TEST(EngineLog, KeepsTheLastLines) {
    EngineLog log;
    for (std::size_t i = 0; i <= EngineLog::MaxLines; ++i) log.add(QStringLiteral("Mock"), false, QString::number(i));
    const auto lines = log.after(0);
    ASSERT_EQ(lines.size(), EngineLog::MaxLines);
    EXPECT_EQ(lines.front().text, QStringLiteral("1"));
    EXPECT_EQ(log.after(lines.back().number).size(), 0U);
}

TEST(EnginesDialog, TellsWhatIsNoEngine) {
    EnginesDesk desk;
    desk.dialog.add({QStringLiteral("/no/such/program")});
    ASSERT_TRUE(QTest::qWaitFor([&] { return named<QPushButton>(desk.dialog, "addEngine").isEnabled(); }, 30000));
    EXPECT_TRUE(enginesIn(desk.settings).empty());
    EXPECT_TRUE(named<QLabel>(desk.dialog, "engineNews").text().contains(QStringLiteral("/no/such/program")));
}

/// The details of an engine must show that its test has failed. The engine must stay in the list.
TEST(EnginesDialog, AFailedTestIsToldBesideItsEngine) {
    EnginesDesk desk;
    ASSERT_TRUE(desk.addMock());
    auto& failure = named<QLabel>(desk.dialog, "engineFailure");
    EXPECT_TRUE(failure.isHidden());
    auto engines = enginesIn(desk.settings);
    engines[0].command = QStringList{QStringLiteral("/no/such/program")};
    keepEngines(desk.settings, engines);
    EnginesDialog again(desk.settings, &desk.window);
    again.show();
    named<QPushButton>(again, "tryEngine").click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return named<QPushButton>(again, "addEngine").isEnabled(); }, 30000));
    EXPECT_TRUE(named<QLabel>(again, "engineFailure").isVisible());
    EXPECT_EQ(enginesIn(desk.settings).size(), 1U) << "it stays in the list";
}

TEST(EnginesDialog, ATestRunSaysWhomItTriesAndCanBeCancelled) {
    EnginesDesk desk;
    auto& cancel = named<QPushButton>(desk.dialog, "cancelTrial");
    auto& news = named<QLabel>(desk.dialog, "engineNews");
    EXPECT_FALSE(cancel.isVisible());
    desk.dialog.add({mockCommand[0], QStringLiteral("uci"), QStringLiteral("deaf")});
    EXPECT_TRUE(cancel.isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return news.text().contains(mockCommand[0]); }));
    EXPECT_TRUE(news.text().contains(QStringLiteral("1 of 1")));
    cancel.click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return named<QPushButton>(desk.dialog, "addEngine").isEnabled(); }));
    EXPECT_FALSE(cancel.isVisible());
    EXPECT_EQ(news.text(), QStringLiteral("The test was cancelled."));
    EXPECT_TRUE(enginesIn(desk.settings).empty());
}

/// An engine can play by Rokada's rules with some rule options only. It must be offered for these options. For all
/// other options, the reason must be shown.
TEST(EnginesDialog, AnEngineIsOfferedForTheRuleOptionsThatItPlays) {
    EnginesDesk desk;
    desk.dialog.add({mockCommand[0], QStringLiteral("uci"), QStringLiteral("limited")});
    ASSERT_TRUE(QTest::qWaitFor([&] { return named<QPushButton>(desk.dialog, "addEngine").isEnabled(); }, 60000));
    const QString limited = valueName("greatshatranj", "promotion", "limited");
    const auto great = [](const Choices& choices) { return *makeVariant(*findVariant("greatshatranj"), choices); };
    const auto whyNot = [&](const Choices& choices) {
        const auto offers = enginesOffered(desk.settings, great(choices));
        return offers.empty() ? QStringLiteral("no engine") : offers.front().whyNot;
    };
    for (const char* bareKing : {"draw", "win", "off"}) {
        EXPECT_EQ(whyNot({{"promotion", "limited"}, {"bareking", bareKing}}), QString()) << bareKing;
        EXPECT_TRUE(whyNot({{"bareking", bareKing}}).contains(limited)) << bareKing;
    }
    const QString facts = named<QLabel>(desk.dialog, "engineFacts").text();
    EXPECT_TRUE(facts.contains(limited)) << facts.toStdString();
    desk.dialog.close();
    NewGameDialog dialog(desk.settings, &desk.window);
    dialog.chooseVariant(*findVariant("greatshatranj"));
    const auto row = [&]() -> QListWidgetItem& {
        auto& engines = named<QListWidget>(dialog, "engineRows");
        return *engines.item(engines.count() - 1);
    };
    ASSERT_EQ(row().text(), QStringLiteral("Mock"));
    const auto enabled = [&] { return row().flags().testFlag(Qt::ItemIsEnabled); };
    EXPECT_FALSE(enabled());
    EXPECT_TRUE(row().data(Qt::AccessibleDescriptionRole).toString().contains(limited));
    named<QComboBox>(dialog, "promotionRuleBox").setCurrentIndex(1);
    EXPECT_TRUE(enabled());
}

TEST(EnginesDialog, TheNewGameLeadsToItAndSeesWhatWasAdded) {
    EnginesDesk desk;
    desk.dialog.close();
    desk.trigger("newGame");
    auto& engines = named<QListWidget>(desk.window, "engineRows");
    named<QAbstractButton>(desk.window, "enginesButton").click();
    EXPECT_EQ(engines.count(), 1) << "Rokada alone";
    named<QAbstractButton>(desk.window, "manageEnginesButton").click();
    const auto dialogs = desk.window.findChildren<EnginesDialog*>();
    const auto opened = std::ranges::find_if(dialogs, &QWidget::isVisible);
    ASSERT_NE(opened, dialogs.end());
    ASSERT_TRUE(desk.addMock());
    (*opened)->close();
    NewGameDialog& game = named<NewGameDialog>(desk.window, "newGameDialog");
    QEvent activated(QEvent::ActivationChange);
    game.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&game));
    QApplication::sendEvent(&game, &activated);
    ASSERT_EQ(engines.count(), 2);
    EXPECT_EQ(engines.item(1)->text(), QStringLiteral("Mock"));
}

TEST(EnginesDialog, AnEngineIsOfferedForASeatAndPlays) {
    EnginesDesk desk;
    ASSERT_TRUE(desk.addMock());
    desk.dialog.close();
    desk.trigger("newGame");
    named<QAbstractButton>(desk.window, "enginesButton").click();
    auto& engines = named<QListWidget>(desk.window, "engineRows");
    EXPECT_EQ(engines.item(engines.count() - 1)->text(), QStringLiteral("Mock"));
    engines.setCurrentRow(engines.count() - 1);
    named<QPushButton>(desk.window, "playButton").click();
    GameSession& session = desk.window.session();
    ASSERT_NE(session.game(), nullptr);
    EXPECT_EQ(session.setup().seats[1].engine, QStringLiteral("Mock"));
    ASSERT_TRUE(session.play(session.game()->moves()[0]));
    EXPECT_TRUE(QTest::qWaitFor([&] { return session.game()->played() == 2; }, 30000));
}

}  // namespace
}  // namespace rokada::ui::enginesdialogTest

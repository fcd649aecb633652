// Tests damaged files and texts that are opened at the start, by Open or by Paste. The program must not crash and must
// delete no file. The game on the board must stay, or undo must restore it.
#include "files/filecontrols.h"
#include "files/gamefile.h"
#include "files/gamekeeper.h"
#include "files/gamepicker.h"
#include "files/pastedialog.h"
#include "files/savedgame.h"
#include "score/recordcontrols.h"
#include "windowtesting.h"

#include "game/clocktext.h"
#include "kit/statusline.h"
#include "randomtree.h"
#include "record/pgnwriter.h"
#include "session/gamerecord.h"
#include "text/diagramtext.h"
#include "textmutator.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTreeView>

#include <array>

namespace rokada::ui::damagedtextsTest {
namespace {

using namespace testing;
using rokada::test::TextMutator;

constexpr std::array damagedVariants{"chess", "greatshatranj", "bolyar", "vyrt", "fortress"};
/// Number of damaged autosaves for each of the five variants.
constexpr int Autosaves = ROKADA_NIGHTLY_SIZE ? 20'000 : 20;
/// Number of damaged game records for each of the five variants.
constexpr int Records = ROKADA_NIGHTLY_SIZE ? 10'000 : 10;
/// Number of damaged position texts for each of the five variants.
constexpr int Positions = ROKADA_NIGHTLY_SIZE ? 10'000 : 10;
constexpr std::string_view PositionLetters = "KQRBNPYLGMHEWSkqrbnpylgmhewsu0123456789*/[]- zabcdefghijlABCDL";

/// Complete state of a window's game. The tests compare it before and after a damaged text is opened.
struct Stand {
    RecordSnapshot snapshot;
    std::string game;
    std::vector<Seat> seats;
    std::vector<TimeControl> controls;
    TableLaws laws;
    std::uint64_t seed;
    std::optional<TimesKept> times;
    bool paused;
    Side pressing;

    friend bool operator==(const Stand&, const Stand&) = default;
};

/// Describes a game as text, including moves that were undone.
std::string described(const Game& game) {
    std::string text = positionText(game.start());
    for (const Turn& turn : game.turns())
        text += '\n' + moveText(game.book(), turn.move) + ' ' + positionText(turn.before);
    return text + '\n' + std::to_string(game.played()) + '\n' + positionText(game.position()) +
           (game.ending() ? " over" : "");
}

class DamagedTexts : public ::testing::TestWithParam<int> {
protected:
    DamagedTexts() {
        GameSetup setup = setupFor(damagedVariants[static_cast<std::size_t>(GetParam())], "pppp");
        setup.seats.resize(setup.book->sides());
        setup.seats[0].name = QStringLiteral("Anna");
        setup.times.assign(setup.book->sides(), *parseTime("40/7200+2:3600"));
        setup.laws.arbiter = true;
        session().start(setup);
        for (int ply = 0; ply < 9; ++ply) {
            const MoveList moves = desk.game().moves();
            session().play(moves[static_cast<std::size_t>(mutator.below(moves.size()))]);
        }
        session().undo();
        session().setPaused(false);
        GameRecord& snapshot = record();
        snapshot.comment(snapshot.live(), "so far, and (no further)");
        snapshot.back();
        snapshot.tryMove(snapshot.game()->moves()[1]);
        before = stand();
    }

    [[nodiscard]] GameSession& session() { return desk.window.session(); }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] FileControls& files() { return part<FileControls>(desk.window); }

    [[nodiscard]] Stand stand() {
        const GameSetup& setup = session().setup();
        return {record().snapshot(), described(desk.game()),  setup.seats,        setup.times,         setup.laws,
                setup.seed,          session().time().kept(), session().paused(), session().pressing()};
    }

    /// Checks the state after a text was opened. A new game must be playable, and undo must restore the old game
    /// unchanged.
    void expectUntouched(const Game* old, const std::string& text) {
        if (session().game() != old) {
            ++came;
            const std::string now = described(desk.game());
            for (const Move move : desk.game().moves()) ASSERT_TRUE(desk.game().legal(move)) << text << '\n' << now;
            desk.trigger("undo");
            session().setPaused(false);
        }
        ASSERT_EQ(stand(), before) << text;
    }

    void write(const QString& name, const QByteArray& text) {
        QFile file(name);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(text), text.size());
    }

    /// Accepts every dialog that the window shows.
    void accept() {
        if (files().picker()) {
            ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
            if (files().picker() && files().picker()->isVisible()) {
                QTreeView& list = files().picker()->list();
                ASSERT_GT(list.model()->rowCount(), 0);
                list.setCurrentIndex(list.model()->index(0, 0));
                emit list.activated(list.currentIndex());
                if (files().picker()) files().picker()->close();
            }
        }
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().reading(); }));
        if (files().preview()) files().preview()->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void openAndUndo(const std::string& text) {
        const QString name = folder.filePath(QStringLiteral("damaged"));
        write(name, QByteArray::fromStdString(text));
        const Game* old = session().game();
        files().open(name);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
        accept();
        expectUntouched(old, text);
    }

    void pasteAndUndo(const std::string& text) {
        const Game* old = session().game();
        files().paste(QString::fromStdString(text));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files().looking(); }));
        accept();
        expectUntouched(old, text);
    }

    TextMutator mutator{static_cast<std::uint64_t>(GetParam()) + 1};
    const QTemporaryDir folder;
    Desk desk;
    std::optional<Stand> before;
    int came = 0;
};

TEST_P(DamagedTexts, ADamagedAutosaveIsResumedWholeOrSetAside) {
    test::Random random(static_cast<std::uint64_t>(GetParam()));
    const GameTree tree = test::randomTree(desk.game().sharedBook(), random, 30);
    const auto kept = session().time().kept();
    const QByteArray whole = savedText(tree, tree.variationEnd(Node::Root), session().setup(), {kept->now, {}});
    const QByteArray body = whole.left(whole.lastIndexOf("% whole"));
    ASSERT_TRUE(savedGame(whole));
    const QDir games(folder.path());
    const QString name = games.filePath(QStringLiteral("game-1.pgn"));
    int aside = 0;
    for (int i = 0; i < Autosaves && !HasFatalFailure(); ++i) {
        // Every second damaged file gets a valid checksum. Otherwise the reader would reject the file before it reads
        // the rest.
        const auto changed = QByteArray::fromStdString(mutator.changed((i % 2 == 0 ? body : whole).toStdString()));
        const QByteArray text = i % 2 == 0 ? sealed(changed) : changed;
        write(name, text);
        const Game* old = session().game();
        {
            GameKeeper keeper(folder.path(), record(), session(), part<StatusLine>(desk.window), nullptr);
            const bool resumed = keeper.resume();
            ASSERT_EQ(resumed, session().game() != old) << text.toStdString();
            ASSERT_TRUE(!resumed || i % 2 == 0 || text == whole) << text.toStdString();
            if (!resumed) {
                ++aside;
                QFile damaged(name + QStringLiteral(".damaged-1"));
                ASSERT_TRUE(damaged.open(QIODevice::ReadOnly)) << text.toStdString();
                ASSERT_EQ(damaged.readAll(), text);
                ASSERT_FALSE(QFile::exists(name));
                ASSERT_NE(desk.error().find("damaged-1"), std::string::npos);
            } else if (!desk.game().ending()) {
                ASSERT_TRUE(session().paused() || !text.contains("[RokadaTimes ")) << text.toStdString();
                QFile again(name);
                ASSERT_TRUE(again.open(QIODevice::ReadOnly));
                ASSERT_TRUE(savedGame(again.readAll())) << text.toStdString();
            }
        }
        expectUntouched(old, text.toStdString());
        for (const QString& left : games.entryList(QDir::Files)) QFile::remove(games.filePath(left));
    }
    EXPECT_GE(aside, Autosaves / 2);
    EXPECT_GT(came, Autosaves / 100) << "something is read in spite of the damage";
}

TEST_P(DamagedTexts, GamesInFilesAndPastedLeaveTheGameAlone) {
    test::Random random(static_cast<std::uint64_t>(GetParam()) + 10);
    const RulebookPtr& book = desk.game().sharedBook();
    const std::string pgn = pgnText(test::randomTree(book, random, 14)) + pgnText(test::randomTree(book, random, 6));
    for (int i = 0; i < Records && !HasFatalFailure(); ++i) {
        openAndUndo(mutator.changed(pgn));
        if (!HasFatalFailure()) pasteAndUndo(mutator.changed(pgn));
    }
    EXPECT_GT(came, Records) << "most games can be read in spite of the damage";
}

TEST_P(DamagedTexts, PositionsInFilesAndPastedLeaveTheGameAlone) {
    const Position& position = desk.game().position();
    const std::array texts{positionText(position), diagramText(position), positionText(startPosition(position.book()))};
    TextMutator letters(static_cast<std::uint64_t>(GetParam()) + 20, PositionLetters);
    for (int i = 0; i < Positions && !HasFatalFailure(); ++i) {
        const std::string& text = texts[static_cast<std::size_t>(i) % texts.size()];
        openAndUndo(letters.changed(text));
        if (!HasFatalFailure()) pasteAndUndo(letters.changed(text));
    }
    EXPECT_GT(came, Positions / 50);
}

std::string gameOf(const ::testing::TestParamInfo<int>& game) {
    return damagedVariants[static_cast<std::size_t>(game.param)];
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, DamagedTexts, ::testing::Range(0, static_cast<int>(damagedVariants.size())),
                         gameOf);

}  // namespace
}  // namespace rokada::ui::damagedtextsTest

// Helpers for session tests, which play games without a window.
#pragma once

#include "gamesetups.h"
#include "heldtime.h"
#include "musers.h"

#include "text/movetext.h"

#include <QTest>

#include <memory>
#include <string_view>
#include <utility>

namespace rokada::ui::testing {

/// Session with a game. Its computers answer at once after a short search, unless another `provider` is given.
struct SessionTable {
    GameSession session;

    explicit SessionTable(GameSetup setup, std::shared_ptr<MoveProvider> provider = std::make_shared<Glancer>()) {
        session.setMoveProvider(std::move(provider));
        session.pace().setLeast(std::chrono::milliseconds(0));
        session.start(std::move(setup));
    }
    [[nodiscard]] const Game& game() const { return *session.game(); }
    /// Plays a person's move after this thinking time. Returns false if the move was not played.
    bool play(std::string_view text, Millis thought = Millis(0)) {
        skip(thought);
        const auto move = parseMove(game().position(), text);
        return move && session.play(*move);
    }
    [[nodiscard]] bool waitForPerson() {
        return QTest::qWaitFor([this] { return session.humanToMove(); });
    }
    [[nodiscard]] Millis left(Side side) const { return session.time().left(side); }
    /// Delivers pending events.
    static void letEventsPass() {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
};

/// Session with a game whose computers think until they are stopped.
struct MusingTable : SessionTable {
    explicit MusingTable(GameSetup setup) : MusingTable(std::move(setup), std::make_shared<Muser>()) {}
    [[nodiscard]] bool waitForThought(int number) const { return muser->waitUntilAsked(number); }

    std::shared_ptr<Muser> muser;

private:
    MusingTable(GameSetup setup, const std::shared_ptr<Muser>& its) : SessionTable(std::move(setup), its), muser(its) {}
};

}  // namespace rokada::ui::testing

// What the tests of the session share: a game without a window.
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

/// Its computers answer at once and without much thought, unless there is another thinker.
struct SessionTable {
    GameSession session;

    explicit SessionTable(GameSetup setup, std::shared_ptr<Thinker> thinker = std::make_shared<Glancer>()) {
        session.setThinker(std::move(thinker));
        session.setLeastDelay(std::chrono::milliseconds(0));
        session.start(std::move(setup));
    }
    [[nodiscard]] const Game& game() const { return *session.game(); }
    /// A person's move, after so much time. False if it is not played.
    bool play(std::string_view text, Millis thought = Millis(0)) {
        skip(thought);
        const auto move = parseMove(game().position(), text);
        return move && session.play(*move);
    }
    [[nodiscard]] bool waitForPerson() {
        return QTest::qWaitFor([this] { return session.humanToMove(); });
    }
    [[nodiscard]] Millis left(Side side) const { return session.time().left(side); }
    /// What is on its way arrives.
    static void letEventsPass() {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
};

/// Its computers think until they are told to stop.
struct MusingTable : SessionTable {
    explicit MusingTable(GameSetup setup) : MusingTable(std::move(setup), std::make_shared<Muser>()) {}
    [[nodiscard]] bool waitForThought(int number) const { return muser->waitUntilAsked(number); }

    std::shared_ptr<Muser> muser;

private:
    MusingTable(GameSetup setup, const std::shared_ptr<Muser>& its) : SessionTable(std::move(setup), its), muser(its) {}
};

}  // namespace rokada::ui::testing

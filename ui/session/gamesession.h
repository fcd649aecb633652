// The bridge between a game and its players: owns the game, seats the players, asks whose turn it is, and reports
// what happened. Knows no words and no widgets.
#pragma once

#include "session/computerplayer.h"
#include "session/gamesetup.h"
#include "session/movepace.h"
#include "session/sessiontime.h"

#include "game/drawoffers.h"
#include "game/game.h"
#include "game/laws.h"

#include <QObject>

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rokada::ui {

/// How long full strength may think, the shortest first.
inline constexpr std::array thinkingTimes{std::chrono::seconds(1), std::chrono::seconds(2), std::chrono::seconds(5),
                                          std::chrono::seconds(10), std::chrono::seconds(30)};

class GameSession final : public QObject {
    Q_OBJECT
public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// How fast computers play from their next turns on, until the next game. Quick: also full strength hardly thinks.
    void setTempo(Tempo tempo);
    /// For computers of games that start from now on.
    void setThinker(std::shared_ptr<Thinker> thinker) { thinker_ = std::move(thinker); }
    [[nodiscard]] const std::shared_ptr<Thinker>& thinker() const { return thinker_; }
    /// Makes what thinks for an engine of others, by its name; nothing for one that is not known, whose place ours
    /// takes.
    using EngineMaker = std::function<std::shared_ptr<Thinker>(const QString& engine)>;
    void setEngineMaker(EngineMaker maker) { engineMaker_ = std::move(maker); }
    /// A computer's move comes no earlier. Unless set, it takes as long as a person would, see `shownThinking`.
    /// Then it does not wait for what is being shown either.
    void setLeastDelay(std::chrono::milliseconds delay);
    /// What computers wait for before they move.
    [[nodiscard]] MovePace& pace() { return *pace_; }
    /// How long full strength thinks, from its next turn on. Two seconds unless set.
    void setMoveTime(std::chrono::milliseconds time);

    /// Starts a game; a running one is dropped, with all thinking about it.
    void start(GameSetup setup);
    /// Resumes a game that was begun earlier, of the setup's rulebook.
    void resume(GameSetup setup, Game game, Resumption resumption = {});
    /// The same game once more, or with all players one seat further.
    void restart();
    void restartSwapped();

    /// nullptr before the first start. The same object until the next `started`.
    [[nodiscard]] const Game* game() const { return game_.get(); }
    [[nodiscard]] const GameSetup& setup() const { return setup_; }
    [[nodiscard]] bool human(Side side) const { return setup_.seats[side].human; }
    [[nodiscard]] SessionTime& time() { return *time_; }
    [[nodiscard]] const SessionTime& time() const { return *time_; }
    /// The game is a record that is looked at: nobody is to move, and nothing is played in it.
    [[nodiscard]] bool viewing() const { return viewing_; }
    /// A game that is not over is being played.
    [[nodiscard]] bool playing() const { return game_ && !viewing_ && !game_->ending(); }
    /// A person's decision is awaited.
    [[nodiscard]] bool humanToMove() const;
    /// A computer's decision is awaited, and it is not paused.
    [[nodiscard]] bool thinking() const;

    /// Another player on a seat in the middle of the game. A computer whose turn it is begins to think, one that
    /// becomes a person stops.
    void setSeat(Side side, const Seat& seat);
    /// The thinking computer answers at once with its best move so far.
    void moveNow();
    /// A computer of full strength looks for a good move for the person to move; `advised` follows soon, unless the
    /// game goes on before. Asked again meanwhile, nothing changes.
    void advise();
    /// During a pause no computer thinks or moves, and no clock runs. A person's move ends it, unless that person has a
    /// clock: then it is rejected.
    [[nodiscard]] bool paused() const { return paused_; }
    void setPaused(bool paused);

    /// Asked before a person's legal move; it is not played if the answer is no.
    void setGuard(std::function<bool(Move)> guard) { guard_ = std::move(guard); }
    /// A person's move; false if it is not a person's turn, the move is not legal, or the guard says no.
    bool play(Move move);
    /// All reserve pieces at once, as people and computers have placed them in secret; false, and nothing done, if any
    /// of these is no legal placement.
    bool placeAll(const std::vector<Move>& moves);
    /// The person whose move is made, but not complete before the clock is pressed; NoSide if there is none.
    [[nodiscard]] Side pressing() const { return pressing_; }
    void pressClock();
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Back to the last decision of a person, one ply among people and in a pause. A computer that thinks is stopped
    /// first; where only computers play, there is a pause then.
    /// Where takebacks need consent, people on other seats are asked first; computers consent.
    void undo();
    /// The player who waits for that consent; NoSide if there is none.
    [[nodiscard]] Side undoAsker() const { return undoAsker_; }
    void answerUndo(bool granted);
    /// The other person whose consent a takeback needs; NoSide if it needs none.
    [[nodiscard]] Side consentOf() const;
    /// Forward to the next decision of a person, or to where the undone moves end; one ply where undo takes one.
    void redo();

    /// The person who would resign now: the one to move, or while a computer thinks the one who moved last before it.
    [[nodiscard]] Side resigner() const;
    void resign();
    [[nodiscard]] Claim claimable() const;
    /// With an arbiter anything may be claimed, and an incorrect claim costs what the laws say.
    [[nodiscard]] bool mayClaim() const;
    /// With the position on the board, or with a move that is played in any case.
    void claim(std::optional<Move> named = {});

    /// Of a resumed game both flags may be down, and it is unknown which fell first.
    void settleFlags();

    /// The person who would offer a draw now, or NoSide.
    [[nodiscard]] Side drawOfferer() const;
    [[nodiscard]] bool tooEarlyForDraw() const;  ///< for computers
    void offerDraw();
    [[nodiscard]] const DrawOffers& offers() const { return offers_; }
    /// A person's answer to the open offer.
    void answerDraw(Side side, bool accepted);

signals:
    /// Another game comes now; this one is still there.
    void leaving();
    /// A game comes now, the first or another; what hides the board makes room.
    void coming();
    void started();
    /// A turn was played, by any player.
    void moved(const rokada::Turn& turn);
    /// The position, the ending or what can be undone has changed, for any reason. Comes before the next two.
    void changed();
    void turnStarted(rokada::Side side);
    void ended(const rokada::Ending& ending);
    /// What the computer that is to move thinks, or the adviser of the person to move, some times a second.
    void thought(rokada::Side side, const rokada::Report& report);
    void advised(rokada::Move move);
    /// A computer could not think, for this reason. If it was its turn, the game is paused; going on asks it again.
    void thinkingFailed(const QString& why);
    void pauseChanged(bool paused);
    /// Another player is on a seat of the same game.
    void seatsChanged();
    /// What the arbiter says about this side.
    void ruled(rokada::Law law, rokada::Side side);
    /// A draw offer or a wish for a takeback is open, was answered or has lapsed; and whether the clock waits for a
    /// press.
    void asked();
    void drawAnswered(rokada::Side side, bool accepted);

private:
    /// Of a side whose seat no person has.
    [[nodiscard]] ComputerPlayer& computer(Side side) { return *computers_[side]; }
    [[nodiscard]] bool stepwise() const;
    void begin(GameSetup setup, std::unique_ptr<Game> game, Resumption resumption);
    void restore(TimesKept times);
    void seatComputers();
    [[nodiscard]] std::unique_ptr<ComputerPlayer> computerFor(Side side);
    void chosen(Side side, Move move);
    void reply(Side side, Move move);
    [[nodiscard]] bool hurries(Side side) const;
    void complete(Side side, Millis moment);
    void callOff();
    void proceed();
    void timeOut(Side side);
    void dropQuestions();
    void takeBack();
    void ruleOnWrongClaim(const ClaimRuling& ruling, Side claimant);
    void settleOffer();
    void grantClaim(std::optional<Move> named, Side claimant);
    [[nodiscard]] bool claimsDraw(Side side, Move move);
    [[nodiscard]] bool offersDraw(Side side);
    [[nodiscard]] Score outlook(Side side) const;
    [[nodiscard]] bool wantsDraw(Side side) const;
    void noteFlag(Millis moment);
    template <class Action>
    void apart(Action action);

    std::shared_ptr<Thinker> thinker_;
    EngineMaker engineMaker_;
    std::optional<std::chrono::milliseconds> leastDelay_;
    std::chrono::milliseconds moveTime_{2000};
    bool paused_ = false;
    bool viewing_ = false;
    Side pressing_ = NoSide;
    Side undoAsker_ = NoSide;
    DrawOffers offers_;
    std::array<std::optional<Score>, MaxSides> scores_;  ///< what computers thought of their own chances last
    std::array<int, MaxSides> evenTurns_{};              ///< turns of a computer in a row in which no side was better
    std::function<bool(Move)> guard_;
    SessionTime* time_;
    MovePace* pace_;
    std::optional<Move> reply_;  ///< of the computer that is to move; it waits for what is being shown
    GameSetup setup_;
    std::unique_ptr<Game> game_;
    std::vector<std::unique_ptr<ComputerPlayer>> computers_;  ///< by side; nullptr for a person
    std::unique_ptr<ComputerPlayer> adviser_;
};

}  // namespace rokada::ui

// Connects a game with its players: owns the game, creates the computer players, requests their moves and reports
// events. Contains no user-visible texts and no widgets.
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

/// Selectable thinking times per move at full strength, shortest first.
inline constexpr std::array thinkingTimes{std::chrono::seconds(1), std::chrono::seconds(2), std::chrono::seconds(5),
                                          std::chrono::seconds(10), std::chrono::seconds(30)};

class GameSession final : public QObject {
    Q_OBJECT
public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// Sets the pace of the computers until the next game. `PlaySpeed::Quick` also shortens their searches at full
    /// strength.
    void setSpeed(PlaySpeed speed);
    /// Sets the engine of the computers without an external engine, in games that start from now on.
    void setMoveProvider(std::shared_ptr<MoveProvider> provider) { provider_ = std::move(provider); }
    [[nodiscard]] const std::shared_ptr<MoveProvider>& moveProvider() const { return provider_; }
    /// Function that creates the move provider of an external engine from its name. It returns nullptr for an unknown
    /// name; the built-in engine then plays.
    using EngineMaker = std::function<std::shared_ptr<MoveProvider>(const QString& engine)>;
    void setEngineMaker(EngineMaker maker) { engineMaker_ = std::move(maker); }
    /// Returns the object that delays the moves of computers so that people can follow them.
    [[nodiscard]] MovePace& pace() { return *pace_; }
    /// Sets the thinking time per move at full strength from the next turn. Default: two seconds.
    void setMoveTime(std::chrono::milliseconds time);

    /// Starts a game. The running game and all searches end.
    void start(GameSetup setup);
    /// Starts the current game again, with all computers at another level.
    void restartAgainst(Level level);
    /// Resumes an earlier game. Its rulebook must be `setup.book`.
    void resume(GameSetup setup, Game game, Resumption resumption = {});
    /// `restart` starts the same game again. `restartSwapped` does so after moving all players to the next side.
    void restart();
    void restartSwapped();

    /// Returns the game, or nullptr before the first start. The object stays the same until the next `started`.
    [[nodiscard]] const Game* game() const { return game_.get(); }
    [[nodiscard]] const GameSetup& setup() const { return setup_; }
    [[nodiscard]] bool human(Side side) const { return setup_.seats[side].human; }
    [[nodiscard]] SessionTime& time() { return *time_; }
    [[nodiscard]] const SessionTime& time() const { return *time_; }
    /// Returns true if a recorded game is viewed and not played.
    [[nodiscard]] bool viewing() const { return viewing_; }
    /// Returns true if a game is in progress.
    [[nodiscard]] bool playing() const { return game_ && !viewing_ && !game_->ending(); }
    /// Returns true if a person can choose a move now.
    [[nodiscard]] bool humanToMove() const;
    /// Returns true if a computer must choose a move now.
    [[nodiscard]] bool thinking() const;

    /// Replaces the player of `side` during the game. A computer that is replaced stops thinking. A new computer starts
    /// thinking if `side` is to move.
    void setSeat(Side side, const Seat& seat);
    /// Records that a person got help in the current game. Emits `helpUsed` for the first help.
    void noteHelp();
    /// Makes the thinking computer play the best move found so far.
    void moveNow();
    /// Searches for a good move for the person to move, at full strength. Emits `advised`, unless the game continues
    /// first. Has no effect while such a search is running.
    void advise();
    /// `setPaused` pauses or continues the game. During a pause, no computer thinks and no clock runs. A person's move
    /// ends the pause in a game without clocks; in a game with clocks, it is rejected.
    [[nodiscard]] bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// Stops the clocks until the animations that `pace` waits for have ended. Call it while the pieces of an
    /// eliminated side leave the board, because no player can think then.
    void holdClocks();

    /// Sets a function that can reject the legal moves of people: if it returns false, the move is not played.
    void setGuard(std::function<bool(Move)> guard) { guard_ = std::move(guard); }
    /// Plays a person's move. After `claimWithNext`, also claims a draw with it. Returns false if it is not a person's
    /// turn, the move is illegal or the guard rejects it. The guard is not called for moves of claims.
    bool play(Move move);
    /// Plays all placements of reserve pieces that were chosen in secret. Returns false and changes nothing if one is
    /// illegal.
    bool placeAll(const std::vector<Move>& moves);
    /// Returns the person who has moved but must still press the clock, or NoSide.
    [[nodiscard]] Side pressing() const { return pressing_; }
    /// Completes the move of the person who must press the clock. Does nothing during a pause.
    void pressClock();
    /// Returns true if moves can be taken back: the laws allow it, and a person has played a move or takebacks go ply
    /// by ply.
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Takes back moves up to the last turn of a person. If the game is paused or only computers play, takes back one
    /// ply and leaves the game paused. If the laws require consent, asks another person first. Computers always
    /// consent.
    void undo();
    /// Returns the person who has asked for a takeback and waits for the answer, or NoSide.
    [[nodiscard]] Side undoAsker() const { return undoAsker_; }
    /// Answers the takeback request for the other person.
    void answerUndo(bool granted);
    /// Returns the other person whose consent a takeback needs, or NoSide.
    [[nodiscard]] Side consentOf() const;
    /// Redoes moves up to the next turn of a person. Redoes one ply if the game is paused or only computers play.
    void redo();

    /// Returns the person who would resign now, or NoSide. It is the person to move. In the turn of a computer, it is
    /// the last person who moved.
    [[nodiscard]] Side resigner() const;
    /// Resigns for `resigner`. Does nothing if there is no such person.
    void resign();
    /// Returns the draw claim that the person to move can make now.
    [[nodiscard]] Claim claimable() const;
    /// Returns true if the person to move can claim a draw. With an arbiter, every claim is allowed, and an incorrect
    /// one is penalised.
    [[nodiscard]] bool mayClaim() const;
    /// Claims a draw for the current position, or with the move `named`. After a wrong claim that an arbiter has
    /// penalised, `named` is played.
    void claim(std::optional<Move> named = {});
    /// Determines if the next move of the person to move also claims a draw. Has no effect unless `mayClaim`.
    void claimWithNext(bool on);

    /// Decides a resumed game in which several flags are down and it is unknown which fell first.
    void settleFlags();

    /// Returns the person for whom `offerDraw` would offer a draw now, or NoSide.
    [[nodiscard]] Side drawOfferer() const;
    /// Returns true while the game is so short that computers accept a draw only if they are lost.
    [[nodiscard]] bool tooEarlyForDraw() const;
    /// Offers a draw for `drawOfferer`. Computers answer at once.
    void offerDraw();
    [[nodiscard]] const DrawOffers& offers() const { return offers_; }
    /// Answers the open draw offer for a person.
    void answerDraw(Side side, bool accepted);

signals:
    /// Emitted before another game replaces the current one.
    void leaving();
    /// Emitted before a game starts, including the first one. Pages that hide the board then close.
    void coming();
    /// Emitted after a game has started or was resumed.
    void started();
    /// Emitted after any player has played a turn.
    void moved(const rokada::Turn& turn);
    /// Emitted after every change of the position, the ending or the possibility of undo, before `turnStarted` and
    /// `ended`.
    void changed();
    /// Emitted when the turn of a side begins.
    void turnStarted(rokada::Side side);
    /// Emitted when the game has ended.
    void ended(const rokada::Ending& ending);
    /// Emitted several times a second with a report of the computer that thinks, or of the search of `advise`.
    void thought(rokada::Side side, const rokada::Report& report);
    /// Emitted with the move that `advise` has found.
    void advised(rokada::Move move);
    /// Emitted when a computer could not search. If the search was for the computer's move, the game is paused, and the
    /// computer's turn starts again when the game is continued.
    void thinkingFailed(const QString& why);
    /// Emitted when the pause has begun or ended.
    void pauseChanged(bool paused);
    /// Emitted when another player has taken over a side of the current game.
    void seatsChanged();
    /// Emitted once in a game, when a takeback, a hint or the coach was used, or a player was replaced.
    void helpUsed();
    /// Emitted when the arbiter has made the ruling `law` about `side`.
    void ruled(rokada::Law law, rokada::Side side);
    /// Emitted when a draw offer or a takeback request was made, answered or has lapsed. Also emitted when the game
    /// starts or stops waiting for a person to press the clock.
    void asked();
    /// Emitted when a side has answered a draw offer.
    void drawAnswered(rokada::Side side, bool accepted);

private:
    /// Returns the time of a computer for one move. At the speed `Quick` it is short.
    [[nodiscard]] std::chrono::milliseconds timeForMove() const;
    void passOnMoveTime();
    /// Returns the computer player of a side. Precondition: no person plays this side.
    [[nodiscard]] ComputerPlayer& computer(Side side) { return *computers_[side]; }
    [[nodiscard]] bool stepwise() const;
    void begin(GameSetup setup, std::unique_ptr<Game> game, Resumption resumption);
    void restore(TimesKept times);
    void seatComputers();
    [[nodiscard]] std::unique_ptr<ComputerPlayer> computerFor(Side side);
    void chosen(Side side, Move move);
    void answer(Move move);
    void giveUp(Side side);
    [[nodiscard]] bool hurries(Side side) const;
    void complete(Side side, Millis moment);
    void cancel();
    void proceed();
    void runClocks();
    void releaseClocks();
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

    std::shared_ptr<MoveProvider> provider_;
    EngineMaker engineMaker_;
    std::chrono::milliseconds moveTime_{2000};
    bool paused_ = false;
    bool viewing_ = false;
    bool clocksHeld_ = false;  ///< true while the clocks are stopped because pieces leave the board
    bool claimsNext_ = false;  ///< true if the next move of the person to move claims a draw
    Side pressing_ = NoSide;
    Side undoAsker_ = NoSide;
    DrawOffers offers_;
    std::array<std::optional<Score>, MaxSides> scores_;  ///< last evaluation of each computer, from its own view
    std::array<int, MaxSides>
        evenTurns_{};  ///< number of consecutive turns in which each computer found the position even
    std::function<bool(Move)> guard_;
    SessionTime* time_;
    MovePace* pace_;
    GameSetup setup_;
    std::unique_ptr<Game> game_;
    std::vector<std::unique_ptr<ComputerPlayer>> computers_;  ///< computer players, by side; nullptr for a person
    std::unique_ptr<ComputerPlayer> adviser_;
};

}  // namespace rokada::ui

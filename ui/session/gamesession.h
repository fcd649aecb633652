// Connects a game with its players: owns the game, creates the computer players, requests moves and reports events.
// Contains no user-visible texts and no widgets.
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

/// Thinking times at full strength, shortest first.
inline constexpr std::array thinkingTimes{std::chrono::seconds(1), std::chrono::seconds(2), std::chrono::seconds(5),
                                          std::chrono::seconds(10), std::chrono::seconds(30)};

class GameSession final : public QObject {
    Q_OBJECT
public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// Sets the pace of computers from their next turns until the next game. Quick also shortens the search at full
    /// strength.
    void setSpeed(PlaySpeed speed);
    /// Sets the engine of the computers in games that start from now on.
    void setMoveProvider(std::shared_ptr<MoveProvider> provider) { provider_ = std::move(provider); }
    [[nodiscard]] const std::shared_ptr<MoveProvider>& moveProvider() const { return provider_; }
    /// Creates the move provider of an external engine by its name. Returns nullptr for an unknown name; the built-in
    /// engine then replaces it.
    using EngineMaker = std::function<std::shared_ptr<MoveProvider>(const QString& engine)>;
    void setEngineMaker(EngineMaker maker) { engineMaker_ = std::move(maker); }
    /// Returns the pace that computers follow before they move.
    [[nodiscard]] MovePace& pace() { return *pace_; }
    /// Sets the thinking time at full strength from the next turn. Default: two seconds.
    void setMoveTime(std::chrono::milliseconds time);

    /// Starts a game. Drops a running game and all searches.
    void start(GameSetup setup);
    /// Resumes an earlier game. Its rulebook must be that of `setup`.
    void resume(GameSetup setup, Game game, Resumption resumption = {});
    /// `restart` starts the same game again. `restartSwapped` also moves all players one seat further.
    void restart();
    void restartSwapped();

    /// Returns the game, or nullptr before the first start. The object stays the same until the next `started`.
    [[nodiscard]] const Game* game() const { return game_.get(); }
    [[nodiscard]] const GameSetup& setup() const { return setup_; }
    [[nodiscard]] bool human(Side side) const { return setup_.seats[side].human; }
    [[nodiscard]] SessionTime& time() { return *time_; }
    [[nodiscard]] const SessionTime& time() const { return *time_; }
    /// Returns true if the game is a viewed record, in which nothing is played.
    [[nodiscard]] bool viewing() const { return viewing_; }
    /// Returns true if a game is in progress.
    [[nodiscard]] bool playing() const { return game_ && !viewing_ && !game_->ending(); }
    /// Returns true if a person must choose a move now.
    [[nodiscard]] bool humanToMove() const;
    /// Returns true if a computer must choose a move and the game is not paused.
    [[nodiscard]] bool thinking() const;

    /// Replaces a player during the game. A new computer whose turn it is starts thinking; a computer that is replaced
    /// stops.
    void setSeat(Side side, const Seat& seat);
    /// Makes the thinking computer play the best move found so far.
    void moveNow();
    /// Searches for a good move for the person to move at full strength. Emits `advised` unless the game continues
    /// before. Further calls in the meantime have no effect.
    void advise();
    /// `setPaused` pauses or continues the game. During a pause, no computer thinks or moves, and no clock runs. A
    /// person's move ends the pause. If that person has a clock, the move is rejected instead.
    [[nodiscard]] bool paused() const { return paused_; }
    void setPaused(bool paused);

    /// Sets a function that is called before a person's legal move; the move is not played if it returns false.
    void setGuard(std::function<bool(Move)> guard) { guard_ = std::move(guard); }
    /// Plays a person's move, or claims a draw with it after `claimWithNext`. Returns false if it is not a person's
    /// turn, the move is illegal or the guard rejects it. The guard is not asked about a correct claim.
    bool play(Move move);
    /// Places all reserve pieces that were placed in secret. Returns false and changes nothing if a placement is
    /// illegal.
    bool placeAll(const std::vector<Move>& moves);
    /// Returns the person who has moved but must still press the clock, or NoSide.
    [[nodiscard]] Side pressing() const { return pressing_; }
    /// Completes the move of the person who must press the clock. Does nothing during a pause.
    void pressClock();
    /// Returns true if a takeback is possible: the laws allow it, and there is a decision of a person to return to.
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Takes back moves up to the last decision of a person. This is one ply if only people play, or in a pause. A
    /// thinking computer is stopped first. If only computers play, the game is paused. If takebacks need consent, other
    /// people are asked first. Computers always consent.
    void undo();
    /// Returns the player who waits for consent to a takeback, or NoSide.
    [[nodiscard]] Side undoAsker() const { return undoAsker_; }
    /// Answers the takeback request of another person.
    void answerUndo(bool granted);
    /// Returns the other person whose consent a takeback needs, or NoSide.
    [[nodiscard]] Side consentOf() const;
    /// Redoes moves up to the next decision of a person, or to the last undone move. Where undo takes back one ply,
    /// redoes one ply.
    void redo();

    /// Returns the person who would resign now. It is the person to move, or the last one who moved before the thinking
    /// computer.
    [[nodiscard]] Side resigner() const;
    /// Resigns for `resigner`. Does nothing if there is no such person.
    void resign();
    /// Returns what the person to move can claim now.
    [[nodiscard]] Claim claimable() const;
    /// Returns true if a draw can be claimed. With an arbiter every claim is allowed, and an incorrect one is
    /// penalised.
    [[nodiscard]] bool mayClaim() const;
    /// Claims a draw for the position on the board, or with a move that is played in any case.
    void claim(std::optional<Move> named = {});
    /// If `on` is true, the next move of the person to move is also a claim; otherwise withdraws this. Has no effect
    /// unless `mayClaim`.
    void claimWithNext(bool on);

    /// Decides a resumed game in which both flags are down and the first one is unknown.
    void settleFlags();

    /// Returns the person who would offer a draw now, or NoSide.
    [[nodiscard]] Side drawOfferer() const;
    /// Returns true if it is too early for computers to accept a draw in an equal position.
    [[nodiscard]] bool tooEarlyForDraw() const;
    /// Offers a draw for `drawOfferer`. Computers answer at once.
    void offerDraw();
    [[nodiscard]] const DrawOffers& offers() const { return offers_; }
    /// Answers the open draw offer for a person.
    void answerDraw(Side side, bool accepted);

signals:
    /// Emitted before another game replaces the current one.
    void leaving();
    /// Emitted before a game starts, including the first one, so that pages that hide the board close.
    void coming();
    /// Emitted after a game has started or was resumed.
    void started();
    /// Emitted after a turn was played by any player.
    void moved(const rokada::Turn& turn);
    /// Emitted after every change of the position, the ending or the undo state. It comes before `turnStarted` and
    /// `ended`.
    void changed();
    /// Emitted when the turn of a side begins.
    void turnStarted(rokada::Side side);
    /// Emitted when the game has ended.
    void ended(const rokada::Ending& ending);
    /// Emitted several times a second with a report of the thinking computer, or of the adviser of the person to move.
    void thought(rokada::Side side, const rokada::Report& report);
    /// Emitted with the move that `advise` has found.
    void advised(rokada::Move move);
    /// Emitted when a computer could not search. If it was its turn, the game is paused. When the game is continued,
    /// its turn starts again.
    void thinkingFailed(const QString& why);
    /// Emitted when the pause has begun or ended.
    void pauseChanged(bool paused);
    /// Emitted when a seat of the current game has got another player.
    void seatsChanged();
    /// Emitted when the arbiter rules on this side.
    void ruled(rokada::Law law, rokada::Side side);
    /// Emitted when a draw offer or takeback request was made, answered or has lapsed, and when the clock starts or
    /// stops waiting for a press.
    void asked();
    /// Emitted when a side has answered a draw offer.
    void drawAnswered(rokada::Side side, bool accepted);

private:
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
    bool claimsNext_ = false;  ///< the next move is a claim
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

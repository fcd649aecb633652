// Game review feature: starts reviews and writes their results into the record. Shows them in the panel, on the board
// and in the list of moves. Also runs trials, in which the user looks for a better move.
#pragma once

#include "review/reviewjob.h"
#include "review/trialturn.h"
#include "score/movelistmodel.h"
#include "shell/feature.h"
#include "shell/offers.h"

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardWidget;
class BookReader;
class Settings;
class SidePanel;
class WindowSignals;
class Offers;
class MoveTrial;
class PreviewBoard;
class ReviewPanel;
class WindowAction;
struct VariationPlace;
struct VariationStyle;

class ReviewControls final : public Feature, public GameReview {
    Q_OBJECT
public:
    ReviewControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                   BoardWidget& board, SidePanel& sidePanel, Settings& settings, WindowSignals& windowSignals,
                   Offers& offers);

    [[nodiscard]] ReviewPanel& panel() { return *panel_; }
    void retranslate() override;
    void updateActions() override;
    /// Writes evaluations, symbols, variations and comments of a review into `tree`. Comments are in the current
    /// language. Existing comments of the user stay unchanged. Returns the comments that it has written.
    static std::vector<ToldComment> writeInto(GameTree& tree, const FinishedReview& result);
    void join(const Offers& offers) override;
    void open() override;

private:
    void openFound();
    void makeActions();
    void makePanel();
    void connectJob();
    void connectPanel();
    void connectTrial();
    void start();
    /// Returns the endgame tables for a review; nullptr for none.
    [[nodiscard]] std::shared_ptr<const Tablebase> tables() const;
    void cancel();
    void finish(const FinishedReview& result);
    void tryAgain();
    void tryAt(Node node);
    void showTrial();
    void walkTrial(const VariationPlace& place);
    [[nodiscard]] QString bookHtml(Node node);
    void look();
    void show();
    void showWords();
    [[nodiscard]] QString wordsWithoutMove();
    void showOnBoard();
    void showAccuracies();
    void step(int by);
    void enter(const VariationPlace& place);
    void preview(const VariationPlace& place);
    /// Returns true if there are review results, and the record still contains their moves and evaluations.
    [[nodiscard]] bool inForce() const;
    /// Returns true if the review contains a better move for at least one move.
    [[nodiscard]] bool findsBetter() const;
    /// Returns the reviewed move that belongs to the shown position. In the main line, it is the shown move. In a
    /// variation, it is the move of the main line that the variation replaces. Returns nullptr if this move was not
    /// reviewed.
    [[nodiscard]] const ReviewedMove* moment() const;
    [[nodiscard]] Node momentNode() const;
    [[nodiscard]] Task before(const ReviewedMove& move) const;
    /// Returns the reviewed move at `node`; nullptr if this move was not reviewed.
    [[nodiscard]] const ReviewedMove* reviewedAt(Node node) const;
    [[nodiscard]] VariationStyle style() const;
    /// Returns the node of the move that the panel explains. During a trial, it is the mistake.
    [[nodiscard]] Node here() const;
    /// Returns the node of the next mistake (`by` = 1) or of the previous one (`by` = -1). Returns `Node::None` if
    /// there is no further mistake in this direction.
    [[nodiscard]] Node faultFrom(int by) const;
    /// Reads the results of an earlier review from the record, if there are no results yet.
    void adopt();
    /// Returns the node of the main line after which only computers are in the game. Returns `Node::None` if there is
    /// none.
    [[nodiscard]] Node lastOfPeople() const;
    /// Returns true if the moves after `lastOfPeople` exist but were not reviewed.
    [[nodiscard]] bool partly() const;
    /// Returns true if `lastOfPeople` exists: computers continued the game after the last person was eliminated.
    [[nodiscard]] bool computersPlayedOn() const;
    /// Returns the side of the only person if all other players are computers; otherwise `NoSide`.
    [[nodiscard]] Side onlyPerson() const;
    /// Returns the side whose mistakes the user steps through. Returns `NoSide` if he steps through the mistakes of all
    /// sides.
    [[nodiscard]] Side learner() const;
    [[nodiscard]] bool leadsThrough(const ReviewedMove& move, Side learner) const;
    [[nodiscard]] const MoveFault* faultAt(const ReviewedMove& move);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    Settings& settings_;
    WindowSignals& windowSignals_;
    MoveSheet* moves_ = nullptr;
    BookReader* openings_ = nullptr;
    const EndgameTables* tables_ = nullptr;
    ReviewJob* job_;
    ReviewPanel* panel_;
    MoveTrial* trial_;
    PreviewBoard* preview_;
    TrialTurn turn_;
    bool beginning_ = false;  ///< true while `tryAt` starts a trial; the board then keeps its rotation
    WindowAction* review_ = nullptr;
    WindowAction* previous_ = nullptr;
    WindowAction* next_ = nullptr;
    WindowAction* tryAgain_ = nullptr;
    std::optional<FinishedReview> found_;
    std::vector<ToldComment> written_;  ///< comments that the review has written; the list of moves hides them while
                                        ///< the panel shows the same texts
    /// `reached_` is the node shown after the last click on a move in the text, and `readAt_` is the reviewed move that
    /// the text explained. While `reached_` is shown, the panel keeps the text about `readAt_`.
    Node reached_ = Node::None, readAt_ = Node::None;
};

}  // namespace rokada::ui

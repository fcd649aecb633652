// Game review feature: starts reviews, writes their results into the record, and shows them in the panel, on the board
// and in the list of moves.
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
    /// Writes the results of a review with explanations in the current language. Keeps the comments of the user.
    /// Returns the comments that it has written.
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
    void cancel();
    void finish(const FinishedReview& result);
    void tryAgain();
    void tryAt(Node node);
    void showTrial();
    void walkTrial(const VariationPlace& place);
    void look();
    void show();
    void showWords();
    [[nodiscard]] QString wordsWithoutMove() const;
    void showOnBoard();
    void showAccuracies();
    void step(int by);
    void enter(const VariationPlace& place);
    void preview(const VariationPlace& place);
    /// Returns true if the record still contains the moves and evaluations of the review.
    [[nodiscard]] bool inForce() const;
    /// Returns true if the review contains a better move for at least one move.
    [[nodiscard]] bool findsBetter() const;
    /// Returns the current judged move: the shown move, or in a variation the move of the main line that the variation
    /// replaces. Returns nullptr if the review does not contain that move.
    [[nodiscard]] const ReviewedMove* moment() const;
    [[nodiscard]] Node momentNode() const;
    [[nodiscard]] Task before(const ReviewedMove& move) const;
    /// Returns the move of the review at this node. Returns nullptr if the review does not contain the node.
    [[nodiscard]] const ReviewedMove* reviewedAt(Node node) const;
    [[nodiscard]] VariationStyle style() const;
    /// Returns the node of the current judged move; during a trial the node of the mistake.
    [[nodiscard]] Node here() const;
    /// Returns the node of the next mistake (`by` = 1) or of the previous mistake (`by` = -1). Returns `Node::None` if
    /// there is no such mistake.
    [[nodiscard]] Node faultFrom(int by) const;
    /// Reads the results of an earlier review from the record, unless the game has been reviewed in this session.
    void adopt();
    /// Returns the node of the last move of a person if only computers played after it; otherwise `Node::None`.
    [[nodiscard]] Node lastOfPeople() const;
    /// Returns true if the moves after the last move of a person were not reviewed.
    [[nodiscard]] bool partly() const;
    /// Returns true if only computers played after the last move of a person.
    [[nodiscard]] bool computersPlayedOn() const;
    /// Returns the side of the only person if all other players are computers; otherwise `NoSide`.
    [[nodiscard]] Side onlyPerson() const;
    /// Returns the side whose mistakes the user steps through; `NoSide` for the mistakes of all sides.
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
    ReviewJob* job_;
    ReviewPanel* panel_;
    MoveTrial* trial_;
    PreviewBoard* preview_;
    TrialTurn turn_;
    bool beginning_ = false;  ///< true while a new trial replaces the current one
    WindowAction* review_ = nullptr;
    WindowAction* previous_ = nullptr;
    WindowAction* next_ = nullptr;
    WindowAction* tryAgain_ = nullptr;
    std::optional<FinishedReview> found_;
    std::vector<ToldComment> written_;  ///< comments that the review has written; the panel shows the same texts
    /// `reached_` is the node to which a click in the text has led, `readAt_` the node that the text explains. The text
    /// stays until another node is shown.
    Node reached_ = Node::None, readAt_ = Node::None;
};

}  // namespace rokada::ui

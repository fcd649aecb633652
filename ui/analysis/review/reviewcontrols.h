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
class WindowNews;
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
                   BoardWidget& board, SidePanel& sidePanel, Settings& settings, WindowNews& news, Offers& offers);

    [[nodiscard]] ReviewPanel& panel() { return *panel_; }
    void retranslate() override;
    void updateActions() override;
    /// Writes the results with explanations in the current language. Keeps comments of the user. Returns the comments
    /// that it has written.
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
    /// Returns true if the review still matches the record.
    [[nodiscard]] bool inForce() const;
    /// Returns true if the review has a better move for any move.
    [[nodiscard]] bool findsBetter() const;
    /// Returns the current judged move: the shown one, or the one to which the shown variation is an alternative.
    [[nodiscard]] const ReviewedMove* moment() const;
    [[nodiscard]] Node momentNode() const;
    [[nodiscard]] Task before(const ReviewedMove& move) const;
    /// Returns the move of the review at this node, or nullptr.
    [[nodiscard]] const ReviewedMove* reviewedAt(Node node) const;
    [[nodiscard]] VariationStyle style() const;
    /// Returns the shown node, or during a trial the node of the mistake.
    [[nodiscard]] Node here() const;
    /// Returns the next mistake in this direction, or None.
    [[nodiscard]] Node faultFrom(int by) const;
    /// Reads an earlier review from the record if there is no other.
    void adopt();
    /// Returns the last move of a person if computers continued after it; otherwise None.
    [[nodiscard]] Node lastOfPeople() const;
    /// Returns true if the moves after it were not reviewed.
    [[nodiscard]] bool partly() const;
    /// Returns true if computers continued after the last person was eliminated.
    [[nodiscard]] bool computersPlayedOn() const;
    /// Returns the only person among computers, or NoSide.
    [[nodiscard]] Side onlyPerson() const;
    /// Returns the side whose mistakes are stepped through; NoSide for all.
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
    WindowNews& news_;
    MoveSheet* moves_ = nullptr;
    ReviewJob* job_;
    ReviewPanel* panel_;
    MoveTrial* trial_;
    PreviewBoard* preview_;
    TrialTurn turn_;
    bool beginning_ = false;  ///< a trial is starting while another one ends
    WindowAction* review_ = nullptr;
    WindowAction* previous_ = nullptr;
    WindowAction* next_ = nullptr;
    WindowAction* tryAgain_ = nullptr;
    std::optional<FinishedReview> found_;
    std::vector<ToldComment> written_;  ///< comments written by the review; the panel shows the same texts
    /// Node reached by a click in the text, and node that the text is about; the text stays until another node is
    /// shown.
    Node reached_ = Node::None, readAt_ = Node::None;
};

}  // namespace rokada::ui

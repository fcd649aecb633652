// Game review in the window: one entry of the menu starts it, what it finds is written into the record, and the panel,
// the board and the list of moves show it for the move that is looked at.
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
    /// What was found, with sentences of the coach in the language in force; what a person wrote stays. Returns the
    /// comments that it has written.
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
    /// What was found is still what the record says.
    [[nodiscard]] bool inForce() const;
    /// Of some move it knows a better one.
    [[nodiscard]] bool findsBetter() const;
    /// The judged move that is looked at: the shown one, or the one to which the shown variation is an alternative.
    [[nodiscard]] const ReviewedMove* moment() const;
    [[nodiscard]] Node momentNode() const;
    [[nodiscard]] Task before(const ReviewedMove& move) const;
    /// The move of the review at this place, nullptr if it has none.
    [[nodiscard]] const ReviewedMove* reviewedAt(Node node) const;
    [[nodiscard]] VariationStyle style() const;
    /// The move that is looked at, or at which a better one is looked for.
    [[nodiscard]] Node here() const;
    /// The next bad move in this direction; None if there is none.
    [[nodiscard]] Node faultFrom(int by) const;
    /// What the record says of an earlier review, if none is known.
    void adopt();
    /// The last move of a person, if computers played on behind it; else None.
    [[nodiscard]] Node lastOfPeople() const;
    /// The moves behind it were not judged.
    [[nodiscard]] bool partly() const;
    /// When the last person was out.
    [[nodiscard]] bool computersPlayedOn() const;
    /// Who has played, if the others were computers; else NoSide.
    [[nodiscard]] Side onlyPerson() const;
    /// Whose bad moves are walked through: NoSide for everybody's.
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
    bool beginning_ = false;  ///< a trial begins where another one ends
    WindowAction* review_ = nullptr;
    WindowAction* previous_ = nullptr;
    WindowAction* next_ = nullptr;
    WindowAction* tryAgain_ = nullptr;
    std::optional<FinishedReview> found_;
    std::vector<ToldComment> written_;  ///< with it; the panel has the same words
    /// Where a click on a move of the words has led, and of which move they speak: they stay there.
    Node reached_ = Node::None, readAt_ = Node::None;
};

}  // namespace rokada::ui

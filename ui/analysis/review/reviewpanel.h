// The page of a review: how far it is; then the graph of the game, how each of more than two players has played, and
// what is to be said of the move that is looked at.
#pragma once

#include "shell/panelpage.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace rokada::ui {

class PlayerScores;
class RecordGraph;
class ReviewOptions;
class TrialButtons;
class VariationView;
class WindowAction;

class ReviewPanel final : public PanelPage {
    Q_OBJECT
public:
    explicit ReviewPanel(QWidget* parent);

    /// What asks for a better move, and the steps from one bad move to another. That to the one before is in the menu
    /// of the options.
    void setSteps(WindowAction& tryAgain, WindowAction& next, WindowAction& previous);
    [[nodiscard]] RecordGraph& graph() { return *graph_; }
    [[nodiscard]] PlayerScores& scores() { return *scores_; }
    [[nodiscard]] VariationView& words() { return *words_; }
    [[nodiscard]] ReviewOptions& options() { return *options_; }
    [[nodiscard]] TrialButtons& trialButtons() { return *trialButtons_; }
    /// It runs.
    void showProgress(int done, int all);
    /// It has not begun, was cancelled or cannot go on: why, in words.
    void showStopped(const QString& words);
    /// It is done. At a move its words come first: where there is no room for both, how each player has played is seen
    /// at the beginning.
    void showResult(bool atMove);
    /// Whether a better move is looked for: then there are other buttons.
    void setTrying(bool trying);
    /// In which what is said of nearly every move is read without much scrolling.
    [[nodiscard]] int easyHeight() const;
    [[nodiscard]] bool running() const { return state_ == State::Running; }
    void retranslate();

signals:
    void startWanted();
    void cancelWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class State { Stopped, Running, Done };

    void layOut();
    void sizeWords();
    void enter(State state);
    void showButtons();
    [[nodiscard]] int buttonsHeight() const;
    /// The height of the graph that is always kept, in pixels.
    [[nodiscard]] int leastGraph() const;
    [[nodiscard]] int roomForGraphAndWords() const;
    void sizeGraph();
    void shareRoom();

    State state_ = State::Stopped;
    bool trying_ = false;
    bool atMove_ = false;
    QLabel* said_;
    QProgressBar* progress_;
    QPushButton* start_;
    RecordGraph* graph_;
    PlayerScores* scores_;
    VariationView* words_;
    QWidget* buttons_;
    TrialButtons* trialButtons_;
    QWidget* steps_;
    QToolButton* tryAgain_;
    QToolButton* next_;
    QToolButton* optionsButton_;
    ReviewOptions* options_;
};

}  // namespace rokada::ui

// The page of a review: progress, then the graph, the players' scores and the explanation of the current move.
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

    /// Sets the actions to try again and to step between mistakes. `previous` is in the options menu.
    void setSteps(WindowAction& tryAgain, WindowAction& next, WindowAction& previous);
    [[nodiscard]] RecordGraph& graph() { return *graph_; }
    [[nodiscard]] PlayerScores& scores() { return *scores_; }
    [[nodiscard]] VariationView& words() { return *words_; }
    [[nodiscard]] ReviewOptions& options() { return *options_; }
    [[nodiscard]] TrialButtons& trialButtons() { return *trialButtons_; }
    /// Shows the progress of a running review.
    void showProgress(int done, int all);
    /// Shows why the review has not started or has stopped.
    void showStopped(const QString& words);
    /// Shows the finished review. At a move, its explanation has priority; without room for both, the players' scores
    /// are shown only at the start.
    void showResult(bool atMove);
    /// Shows the buttons of a trial instead of the steps.
    void setTrying(bool trying);
    /// Returns the height in pixels for most explanations without much scrolling.
    [[nodiscard]] int easyHeight() const;
    [[nodiscard]] bool running() const { return state_ == State::Running; }
    void retranslate();

signals:
    /// Requests a review.
    void startWanted();
    /// Requests the end of the running review.
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
    /// Returns the minimum height of the graph in pixels.
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

// Review page of the side panel. It shows the progress of the review, and later the graph, the players' scores and the
// explanation of the current move.
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

    /// Sets the actions of the buttons: `tryAgain` starts a trial, `next` goes to the next mistake. `previous` is shown
    /// in the options menu.
    void setSteps(WindowAction& tryAgain, WindowAction& next, WindowAction& previous);
    [[nodiscard]] RecordGraph& graph() { return *graph_; }
    [[nodiscard]] PlayerScores& scores() { return *scores_; }
    [[nodiscard]] VariationView& words() { return *words_; }
    [[nodiscard]] ReviewOptions& options() { return *options_; }
    [[nodiscard]] TrialButtons& trialButtons() { return *trialButtons_; }
    /// Shows the progress of a running review.
    void showProgress(int done, int all);
    /// Shows a sentence that says why the review has not started or has stopped.
    void showStopped(const QString& words);
    /// Shows the finished review. `atMove` is true if the text explains a move. Such a text needs more lines, so the
    /// players' scores are hidden if the panel is too small for both.
    void showResult(bool atMove);
    /// Shows the buttons of a trial if `trying` is true; otherwise the buttons that step between mistakes.
    void setTrying(bool trying);
    /// Returns the height in pixels at which most explanations fit without scrolling.
    [[nodiscard]] int easyHeight() const;
    [[nodiscard]] bool running() const { return state_ == State::Running; }
    void retranslate();

signals:
    /// Emitted when the user asks for a review.
    void startWanted();
    /// Emitted when the user asks to cancel the running review.
    void cancelWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class State { Stopped, Running, Done };

    void layOut();
    void sizeWords();
    void enter(State state);
    void nameSteps();
    void showButtons();
    [[nodiscard]] int buttonsHeight() const;
    /// Returns the minimum height of the graph in pixels.
    [[nodiscard]] int minGraph() const;
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

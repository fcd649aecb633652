// The dock of the analysis: switches, how far the search is, and the variations.
#pragma once

#include <QDockWidget>

#include <vector>

class QLabel;
class QMenu;
class QToolButton;

namespace rokada::ui {

class VariationView;
class WindowAction;

class AnalysisPanel final : public QDockWidget {
    Q_OBJECT
public:
    explicit AnalysisPanel(QWidget* parent);

    /// Switches, in their order; `options` opens at a button behind them.
    void setActions(const std::vector<WindowAction*>& actions, QMenu* options);
    [[nodiscard]] VariationView& variations() { return *variations_; }
    /// What is analysed, or why nothing is; then how far the search is.
    void showState(const QString& words);
    [[nodiscard]] QString state() const;
    void retranslate();

private:
    QWidget* switches_;
    QLabel* state_;
    VariationView* variations_;
    QToolButton* options_ = nullptr;
};

}  // namespace rokada::ui

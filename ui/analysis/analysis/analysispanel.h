// The dock of the analysis: switches, how far the search is, and the variations.
#pragma once

#include <QDockWidget>

#include <vector>

class QLabel;
class QMenu;
class QToolButton;

namespace rokada::ui {

class SurvivalView;
class VariationView;
class WindowAction;

class AnalysisPanel final : public QDockWidget {
    Q_OBJECT
public:
    explicit AnalysisPanel(QWidget* parent);

    /// Switches, in their order; `options` opens at a button behind them.
    void setActions(const std::vector<WindowAction*>& actions, QMenu* options);
    [[nodiscard]] VariationView& variations() { return *variations_; }
    [[nodiscard]] SurvivalView& survival() { return *survival_; }
    /// Of a second engine, below the first; hidden unless it is shown.
    [[nodiscard]] VariationView& secondVariations() { return *secondVariations_; }
    /// One that does not know the game or has failed has words only.
    void setSecondShown(bool state, bool variations);
    void showSecondState(const QString& words);
    /// What is analysed, or why nothing is; then how far the search is.
    void showState(const QString& words);
    [[nodiscard]] QString state() const;
    /// In which so many variations of each engine are read without scrolling.
    [[nodiscard]] int heightFor(int variations) const;
    void retranslate();

private:
    void dress(QLabel& state);

    QWidget* switches_;
    QLabel* state_;
    SurvivalView* survival_;
    VariationView* variations_;
    QLabel* secondState_;
    VariationView* secondVariations_;
    QToolButton* options_ = nullptr;
};

}  // namespace rokada::ui

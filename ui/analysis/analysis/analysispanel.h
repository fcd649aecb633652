// Page of the side panel that shows the analysis: switches, state of the search, variations, and buttons for more or
// fewer variations.
#pragma once

#include "shell/panelpage.h"

#include <array>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace rokada::ui {

class SurvivalView;
class Switch;
class VariationView;
class WindowAction;

/// Actions shown on the page.
struct AnalysisActions {
    WindowAction* analyse = nullptr;
    WindowAction* threat = nullptr;
    WindowAction* lock = nullptr;
    WindowAction* fewer = nullptr;
    WindowAction* more = nullptr;
    WindowAction* best = nullptr;
    QMenu* options = nullptr;
    std::array<QMenu*, 2> engines{};  ///< menus of the first and the second engine
};

class AnalysisPanel final : public PanelPage {
    Q_OBJECT
public:
    explicit AnalysisPanel(QWidget* parent);

    void setActions(const AnalysisActions& actions);
    [[nodiscard]] VariationView& variations() { return *variations_; }
    [[nodiscard]] SurvivalView& survival() { return *survival_; }
    /// Returns the view of the second engine's variations. It is below the view of the first engine and hidden by
    /// default.
    [[nodiscard]] VariationView& secondVariations() { return *secondVariations_; }
    /// Shows the names of the engines on their menu buttons.
    void showEngines(const QString& first, const QString& second);
    /// Shows how many variations the engine searches.
    void showCount(int variations);
    /// Shows or hides two parts of the second engine: its state text and its variations. An engine that has failed or
    /// does not support the variant shows only its state text.
    void setSecondShown(bool state, bool variations);
    void showSecondState(const QString& words, const QString& details);
    /// Shows the state of the first engine: `words` as text, for example its search progress, and `details` as tool
    /// tip.
    void showState(const QString& words, const QString& details);
    /// Shows the result from the endgame tables: `words` as text and `details` as tool tip. Empty texts hide the
    /// result.
    void showTables(const QString& words, const QString& details);
    /// Returns the height in pixels at which this many variations of each engine are visible without scrolling.
    [[nodiscard]] int heightFor(int variations) const;
    void retranslate();

private:
    void dress(QLabel& state);
    static void tell(QLabel& state, const QString& words, const QString& details);
    void layOut();
    [[nodiscard]] QToolButton* engineButton(const char* name, QHBoxLayout& row);
    void addIcon(const char* name, WindowAction& action);

    QWidget* head_;
    QHBoxLayout* headRow_;
    Switch* switch_;
    std::array<QToolButton*, 2> engines_{};
    QLabel* state_;
    QLabel* tables_;
    SurvivalView* survival_;
    VariationView* variations_;
    QWidget* secondHead_;
    QLabel* secondState_;
    VariationView* secondVariations_;
    QWidget* foot_;
    QLabel* count_;
    QToolButton* fewer_;
    QToolButton* more_;
    QToolButton* best_;
    QToolButton* options_ = nullptr;
};

}  // namespace rokada::ui

// The page of the analysis: switches, how far the search is, the variations, and how many of them are wanted.
#pragma once

#include "shell/panelpage.h"

#include <array>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;

namespace rokada::ui {

class SurvivalView;
class Switch;
class VariationView;
class WindowAction;

/// The page offers these actions.
struct AnalysisActions {
    WindowAction* analyse = nullptr;
    WindowAction* threat = nullptr;
    WindowAction* lock = nullptr;
    WindowAction* fewer = nullptr;
    WindowAction* more = nullptr;
    WindowAction* best = nullptr;
    QMenu* options = nullptr;
    std::array<QMenu*, 2> engines{};  ///< of the first and of the second one
};

class AnalysisPanel final : public PanelPage {
    Q_OBJECT
public:
    explicit AnalysisPanel(QWidget* parent);

    void setActions(const AnalysisActions& actions);
    [[nodiscard]] VariationView& variations() { return *variations_; }
    [[nodiscard]] SurvivalView& survival() { return *survival_; }
    /// Of a second engine, below the first; hidden unless it is shown.
    [[nodiscard]] VariationView& secondVariations() { return *secondVariations_; }
    /// The names of the engines, at their menus.
    void showEngines(const QString& first, const QString& second);
    /// The number of variations that the user wants.
    void showCount(int variations);
    /// One that does not know the game or has failed has words only.
    void setSecondShown(bool state, bool variations);
    void showSecondState(const QString& words, const QString& details);
    /// What is analysed, or why nothing is; then how far the search is. Details are in the tool tip.
    void showState(const QString& words, const QString& details);
    [[nodiscard]] QString state() const;
    /// In which so many variations of each engine are read without scrolling.
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

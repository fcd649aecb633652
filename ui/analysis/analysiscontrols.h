// The analysis in the window: its panel, its switches, arrows and the bar on the board.
#pragma once

#include "analysis/analysissession.h"
#include "shell/feature.h"

namespace rokada::ui {

class ActionChoice;
class AnalysisPanel;
class EvaluationBar;
class PreviewBoard;
class WindowAction;
struct VariationPlace;
struct VariationStyle;

class AnalysisControls final : public Feature {
    Q_OBJECT
public:
    explicit AnalysisControls(const WindowContext& context);

    [[nodiscard]] AnalysisSession& analysis() { return *analysis_; }
    [[nodiscard]] AnalysisPanel& panel() { return *panel_; }
    void retranslate() override;
    void updateActions() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeSwitches();
    void makeMoves();
    void makeOptions();
    void makeLooks();
    void connectParts();
    void setOn(bool on);
    void changeLines(int by);
    void openAsRecord();
    void look();
    void show();
    void write();
    void showOnBoard();
    void enter(const VariationPlace& place);
    void preview(const VariationPlace& place);
    void followHand();
    void read();
    [[nodiscard]] VariationStyle style() const;
    [[nodiscard]] QString stateWords() const;

    AnalysisSession* analysis_;
    AnalysisPanel* panel_;
    EvaluationBar* bar_;
    PreviewBoard* preview_;
    WindowAction* analyse_ = nullptr;
    WindowAction* threat_ = nullptr;
    WindowAction* lock_ = nullptr;
    WindowAction* best_ = nullptr;
    WindowAction* read_ = nullptr;
    WindowAction* asRecord_ = nullptr;
    WindowAction* looks_ = nullptr;
    WindowAction* barShown_ = nullptr;
    WindowAction* arrowsShown_ = nullptr;
    ActionChoice* lines_ = nullptr;
    /// What the text says: it stays as long as one of its moves is pointed at.
    struct Written {
        Task root;
        Report report;
    };
    std::optional<Written> written_;
    Square hovered_ = NoSquare;
    RulebookPtr book_;  ///< of the bar
};

}  // namespace rokada::ui

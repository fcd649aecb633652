// Analysis feature: analyses the shown position. Controls the panel of the analysis, its menu actions, the arrows on
// the board and the evaluation bar.
#pragma once

#include "analysis/analysissession.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <utility>
#include <vector>

class QMenu;

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardPage;
class BoardWidget;
class BookReader;
class SidePanel;
class StatusLine;
class Settings;
class Offers;
class ActionChoice;
class AnalysisPanel;
class EvaluationBar;
class PreviewBoard;
class VariationView;
class WindowAction;
class WindowSignals;
struct VariationPlace;
struct VariationStyle;

/// Analysis by one engine, with the view that shows its variations.
struct AnalysisPart {
    AnalysisSession* session = nullptr;
    VariationView* view = nullptr;
    /// Position and report from which the text of `view` was made. They stay unchanged while the user hovers a move of
    /// the view.
    struct Written {
        Task root;
        Report report;
    };
    std::optional<Written> written = {};
};

class AnalysisControls final : public Feature {
    Q_OBJECT
public:
    AnalysisControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                     BoardWidget& board, BoardPage& page, SidePanel& sidePanel, StatusLine& status, Settings& settings,
                     WindowSignals& windowSignals);

    void join(const Offers& offers) override;
    void retranslate() override;
    void updateActions() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the height in pixels at which all variations of each engine are visible without scrolling.
    [[nodiscard]] int easyHeight() const;
    [[nodiscard]] int maxHeight() const;
    void makeSwitches();
    void makeMoves();
    void makeOptions();
    void makeLooks();
    void keepBar(bool shown);
    void makeEngineMenus();
    void fillPanel();
    void fillEngineMenu(QMenu& menu, bool second);
    void chooseEngines();
    void connectParts();
    void connectView(AnalysisPart& part);
    void setOn(bool on);
    void changeLines(int by);
    void openAsRecord();
    void look();
    void show();
    void write(AnalysisPart& part);
    void showOnBoard();
    void showAnalysisInBar(const Report* report);
    void showRecordInBar();
    void showVariantInBar(const RulebookPtr& book);
    void moveBar(double share, const QString& value);
    void enter(const AnalysisPart& part, const VariationPlace& place);
    void preview(const AnalysisPart& part, const VariationPlace& place);
    void followHand();
    void read();
    [[nodiscard]] VariationStyle style() const;
    void showTables();
    [[nodiscard]] bool computing() const;
    /// Returns the endgame table results of the analysed position; nullptr if they are unknown.
    [[nodiscard]] const TableValues* tableValues() const;
    [[nodiscard]] QString stateWords(const AnalysisSession& analysis) const;
    [[nodiscard]] QString engineWords(const AnalysisSession& analysis) const;
    [[nodiscard]] static QString detailsOf(const AnalysisSession& analysis);
    [[nodiscard]] static QString nameOf(const QString& engine);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    StatusLine& status_;
    Settings& settings_;
    AnalysisSession* analysis_;
    AnalysisPanel* panel_;
    AnalysisPart first_, second_;
    BookReader* openings_ = nullptr;
    std::shared_ptr<TableStore> tables_;  ///< nullptr if no feature offers endgame tables
    EvaluationBar* bar_;
    PreviewBoard* preview_;
    WindowAction* analyse_ = nullptr;
    WindowAction* threat_ = nullptr;
    WindowAction* lock_ = nullptr;
    WindowAction* best_ = nullptr;
    WindowAction* fewer_ = nullptr;
    WindowAction* more_ = nullptr;
    QMenu* options_ = nullptr;
    WindowAction* read_ = nullptr;
    WindowAction* asRecord_ = nullptr;
    WindowAction* looks_ = nullptr;
    WindowAction* barShown_ = nullptr;
    WindowAction* arrowsShown_ = nullptr;
    ActionChoice* lines_ = nullptr;
    /// Engine menus; the flag is true for menus of the second engine.
    std::vector<std::pair<QMenu*, bool>> engineMenus_;
    Square hovered_ = NoSquare;
    RulebookPtr book_;  ///< rulebook of the variant that the evaluation bar shows
};

}  // namespace rokada::ui

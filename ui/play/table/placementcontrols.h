// Controls the placement of reserve pieces before the first move. Players place the pieces themselves, or request
// default squares, random squares or suggestions of the computer. They place openly in turn, or in secret behind a
// curtain.
#pragma once

#include "session/gamesession.h"
#include "session/placementplan.h"
#include "shell/feature.h"
#include "shell/offers.h"
#include "table/placementbar.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>

namespace rokada {
class Evaluator;
}

class QMainWindow;

namespace rokada::ui {

class GameSession;
class SidePanel;
class WindowSignals;
class Offers;
class BoardWidget;
class Settings;
class StatusLine;

class PlacementControls final : public Feature, public SecretPlacing {
    Q_OBJECT
public:
    PlacementControls(QMainWindow& window, GameSession& session, BoardWidget& board, SidePanel& sidePanel,
                      StatusLine& status, Settings& settings, WindowSignals& windowSignals, Offers& offers);
    ~PlacementControls() override;

    [[nodiscard]] bool secret() const override { return plan_.running(); }
    [[nodiscard]] QString nameOf(Side side) const;
    [[nodiscard]] QString turnText() const override;
    void retranslate() override;

private:
    void begin();
    void beginInSecret();
    void follow();
    void request(PlacementBar::Request request);
    void requestOpenly(PlacementBar::Request request);
    void playRequest();
    void suggest();
    void accept(Move suggestion);
    void forgetSuggestion();
    [[nodiscard]] const Evaluator& evaluator();
    void handOver();
    void showPlan();
    void showBar();
    void ready();
    void leaveSecret();
    void remember();
    [[nodiscard]] std::vector<Move> remembered(Side side) const;
    [[nodiscard]] Move chosen(const Position& position, PlacementBar::Request request);

    QMainWindow& window_;
    GameSession& session_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    StatusLine& status_;
    Settings& settings_;
    WindowSignals& windowSignals_;
    PlacementBar* bar_;
    Curtain* curtain_;
    PlacementPlan plan_;
    std::unique_ptr<Evaluator> evaluator_;
    std::map<Side, PlacementBar::Request>
        requests_;  ///< automatic placement of the remaining pieces, by side; unused in a secret placement
    std::optional<Move> suggested_;  ///< suggestion that is shown on the board but not placed yet
    std::size_t played_ = 0;
    bool fresh_ = false;  ///< true if a new game has started, and `follow` has not yet checked whether its placement is
                          ///< secret
};

}  // namespace rokada::ui

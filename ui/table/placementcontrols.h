// How reserves are put into a fortress besides one by one: at their usual places, by lot, as the computer suggests; and
// in secret, each person alone at the board, behind a curtain for all others.
#pragma once

#include "session/gamesession.h"
#include "session/placementplan.h"
#include "table/placementbar.h"

#include <QObject>

#include <map>
#include <memory>

namespace rokada {
class Evaluator;
}

namespace rokada::ui {

class BoardWidget;
class Settings;
class StatusLine;

class PlacementControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        QWidget& covered;  ///< what the curtain hides
        GameSession& session;
        BoardWidget& board;
        StatusLine& status;
        PlacementBar& bar;
        Settings& settings;
    };
    PlacementControls(const Parts& parts, QObject* parent);
    ~PlacementControls() override;

    /// People place their reserves in secret now; the game itself has not begun.
    [[nodiscard]] bool secret() const { return plan_.running(); }
    /// Whose turn it is to place; empty while nobody places in secret.
    [[nodiscard]] QString turnText() const;
    [[nodiscard]] Curtain& curtain() { return *curtain_; }
    void retranslate();

signals:
    /// Somebody else places, or nobody any more.
    void turnChanged();

private:
    void begin();
    void beginInSecret();
    void follow();
    void wish(PlacementBar::Wish wish);
    void wishOpenly(PlacementBar::Wish wish);
    void playWish();
    void handOver();
    void showPlan();
    void showBar();
    void ready();
    void leaveSecret();
    void remember();
    [[nodiscard]] std::vector<Move> remembered(Side side) const;
    [[nodiscard]] Move chosen(const Position& position, PlacementBar::Wish wish);

    Parts in_;
    Curtain* curtain_;
    PlacementPlan plan_;
    std::unique_ptr<Evaluator> evaluator_;
    std::map<Side, PlacementBar::Wish> wishes_;  ///< of people who place openly: how the rest is placed
    std::size_t played_ = 0;
    bool fresh_ = false;  ///< a game has started, and is not yet asked about
};

}  // namespace rokada::ui

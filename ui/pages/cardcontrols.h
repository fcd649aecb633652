// Opens the rules card: for the piece that is pointed at, or for the variant.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class RulesCard;
class WindowAction;

class CardControls final : public Feature {
    Q_OBJECT
public:
    /// The card lies beside the neighbour, or on the left where the window has room.
    CardControls(const WindowContext& context, QDockWidget& neighbour);

    [[nodiscard]] RulesCard& card() { return *card_; }
    /// The rules of a variant that is not on the board, until they are left; then the card closes if it does not stay.
    void showRulesOf(const VariantInfo& info, bool staysOpen);
    void leaveRulesOf();
    void retranslate() override;

signals:
    /// Somebody has asked for it, and it is a tab beside its neighbour.
    void openedBesideMoves();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    void showGame();
    void keepTrue();
    void showPointed();
    void tellOpened();
    void fit(int before, int now);
    void giveWay();
    [[nodiscard]] bool crowdsBoard() const;
    void besideNeighbour();
    void onTheLeft();

    RulesCard* card_;
    QDockWidget& neighbour_;
    WindowAction* shown_ = nullptr;
    bool byHand_ = false;        ///< somebody has opened it during this game
    bool gaveWay_ = false;       ///< it stood on the left until the window became narrow
    Square pointed_ = NoSquare;  ///< by pointer or keyboard cursor
    bool elsewhere_ = false;     ///< the card is about a variant that is not on the board
    bool staysOpen_ = false;     ///< after that
};

}  // namespace rokada::ui

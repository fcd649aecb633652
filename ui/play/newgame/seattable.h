// Widget that shows the players of a new game as cards, one for each side. Two players are beside each other, players
// of teams around a small board. In a narrow widget, all cards are below each other.
#pragma once

#include "engines/enginelist.h"
#include "rules/variant.h"
#include "session/gamesetup.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace rokada::ui {

class SeatCard;
class TeamLabel;

class SeatTable final : public QWidget {
    Q_OBJECT
public:
    /// `variant` must outlive the table.
    SeatTable(const Variant& variant, QWidget* parent);

    void offerEngines(const std::vector<EngineOffer>& offers);
    [[nodiscard]] std::vector<Seat> seats() const;
    /// Shows the players of `seats` on the cards. Emits no signal.
    void setSeats(const std::vector<Seat>& seats);
    void retranslate();

signals:
    void changed();
    /// Emitted when the user clicks the button between the two cards of a two-player game. The receiver must swap the
    /// players.
    void swapWanted();

private:
    void layOutOpponents();
    void layOutTeams();
    [[nodiscard]] QPushButton* makeSwap();
    void markOwn();
    void nameTeams();
    [[nodiscard]] int seatGap() const;

    const Variant& variant_;
    std::vector<SeatCard*> cards_;
    std::vector<TeamLabel*> teams_;  ///< headings of the teams; empty if no sides are partners
    QPushButton* swap_ = nullptr;
};

}  // namespace rokada::ui

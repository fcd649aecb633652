// Widget that shows the players of a new game as cards, one for each side. The teams are beside each other, or below
// each other in a narrow widget.
#pragma once

#include "engines/enginelist.h"
#include "rules/variant.h"
#include "session/gamesetup.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace rokada::ui {

class SeatCard;

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
    void markOwn();
    void nameTeams();

    const Variant& variant_;
    std::vector<SeatCard*> cards_;
    std::vector<QLabel*> teams_;
    QPushButton* swap_ = nullptr;
    QBoxLayout* columns_;
};

}  // namespace rokada::ui

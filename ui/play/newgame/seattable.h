// Widget that shows the seats of a new game as cards. Teams are beside each other, or below each other in a narrow
// widget.
#pragma once

#include "engines/enginelist.h"
#include "rules/variant.h"
#include "session/gamesetup.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace rokada::ui {

class SeatCard;
class TurningBox;

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
    /// Emitted when the user clicks the button between two cards, to swap their players.
    void swapWanted();

private:
    void markOwn();
    void nameTeams();

    const Variant& variant_;
    std::vector<SeatCard*> cards_;
    std::vector<QLabel*> teams_;
    QPushButton* swap_ = nullptr;
    TurningBox* columns_;
};

}  // namespace rokada::ui

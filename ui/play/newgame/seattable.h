// Shows the seats of a new game as cards. Teams are side by side, or one below the other if the width is too small.
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
    /// Shows `seats` on the cards. Emits nothing.
    void setSeats(const std::vector<Seat>& seats);
    void retranslate();

signals:
    void changed();
    /// Emitted when the button between the two cards is clicked.
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

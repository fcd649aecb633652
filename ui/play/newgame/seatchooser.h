// Chooses the players of a new game, persons or computers, and their sides.
#pragma once

#include "engines/enginelist.h"
#include "newgame/companies.h"
#include "rules/variant.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rokada::ui {

class OpponentChooser;
class SeatTable;
class SegmentRow;

class SeatChooser final : public QWidget {
    Q_OBJECT
public:
    SeatChooser(const Variant& variant, const std::vector<Seat>& seats, QWidget* parent);
    ~SeatChooser() override;

    /// Sets the external engines. Rokada replaces an engine that cannot play the variant.
    void offerEngines(const std::vector<EngineOffer>& offers);

    /// Returns the seats by side.
    [[nodiscard]] const std::vector<Seat>& seats() const { return seats_; }
    [[nodiscard]] Company company() const;
    /// Returns true if the sides are assigned at random.
    [[nodiscard]] bool lot() const { return lot_; }
    void setLot(bool lot);
    /// Shows a link that emits `managingWanted`.
    void offerManaging();
    void retranslate();

signals:
    void changed();
    /// Emitted when an opponent is double-clicked: the game should start.
    void confirmed();
    /// Emitted when the link to the external engines is clicked.
    void managingWanted();

private:
    enum Colour { First, Random, Second };

    [[nodiscard]] bool isDuel() const { return seats_.size() == 2 && company() == Company::OnePerson; }
    [[nodiscard]] std::size_t person() const { return seats_[0].human ? 0 : 1; }
    void makeDuel();
    void seat(std::vector<Seat> seats);
    void takeColour(int colour);
    void showSeats();
    void fillCompanies();

    Variant variant_;
    std::vector<Seat> seats_;
    std::vector<EngineOffer> offers_;
    bool lot_ = false;
    SegmentRow* companies_;
    QPushButton* next_;
    OpponentChooser* opponent_;
    SeatTable* table_;
    QLabel* players_;
    QWidget* duel_;
    QLabel* colourWords_ = nullptr;
    SegmentRow* colours_;
    QLabel* nameWords_ = nullptr;
    QLineEdit* name_;
    QCheckBox* lotBox_;
};

}  // namespace rokada::ui

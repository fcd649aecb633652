// Who plays a new game: a person against a computer, people, or computers, and on which side.
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

    /// External engines; those that cannot play give their seats to Rokada.
    void offerEngines(const std::vector<EngineOffer>& offers);

    /// By side.
    [[nodiscard]] const std::vector<Seat>& seats() const { return seats_; }
    [[nodiscard]] Company company() const;
    /// Sides are assigned at random.
    [[nodiscard]] bool lot() const { return lot_; }
    void setLot(bool lot);
    /// Shows a link to the dialog of engines.
    void offerManaging();
    void retranslate();

signals:
    void changed();
    /// The choice is made, and the game shall begin.
    void confirmed();
    /// The dialog of engines shall be opened.
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

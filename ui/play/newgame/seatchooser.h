// Widget to choose the players of a new game and their sides. Each player is a person or a computer.
#pragma once

#include "engines/enginelist.h"
#include "newgame/participants.h"
#include "rules/variant.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rokada::ui {

class OpponentChooser;
class PlainButton;
class SeatTable;
class SegmentRow;

class SeatChooser final : public QWidget {
    Q_OBJECT
public:
    SeatChooser(const Variant& variant, const std::vector<Seat>& seats, QWidget* parent);
    ~SeatChooser() override;

    /// Sets the external engines that can be chosen. If an engine that is chosen as a player cannot play the variant,
    /// Rokada's own engine replaces it.
    void offerEngines(const std::vector<EngineOffer>& offers);

    /// Returns the player of each side, in the order of the sides.
    [[nodiscard]] const std::vector<Seat>& seats() const { return seats_; }
    [[nodiscard]] Participants participants() const;
    /// Returns true if the sides of the players are chosen at random.
    [[nodiscard]] bool randomSides() const { return randomSides_; }
    void setRandomSides(bool randomSides);
    /// Shows a link to manage external engines. The link emits `managingWanted`.
    void offerManaging();
    void retranslate();

signals:
    void changed();
    /// Emitted when the user double-clicks an opponent, which starts the game.
    void confirmed();
    /// Emitted when the user clicks the link to manage external engines.
    void managingWanted();

private:
    enum Colour { First, Random, Second };

    [[nodiscard]] bool isDuel() const { return seats_.size() == 2 && participants() == Participants::OnePerson; }
    [[nodiscard]] std::size_t person() const { return seats_[0].human ? 0 : 1; }
    void makeDuel();
    void showName();
    void seat(std::vector<Seat> seats);
    void takeColour(int colour);
    void showSeats();
    void fillCompanies();

    Variant variant_;
    std::vector<Seat> seats_;
    std::vector<EngineOffer> offers_;
    bool randomSides_ = false;
    SegmentRow* participants_;
    QPushButton* next_;
    OpponentChooser* opponent_;
    SeatTable* table_;
    QLabel* players_;
    QWidget* duel_;
    QLabel* colourWords_ = nullptr;
    SegmentRow* colours_;
    QLabel* nameWords_ = nullptr;
    QLineEdit* name_;
    PlainButton* nameButton_;
    bool naming_ = false;  ///< true after the user has asked for the field of the name
    QCheckBox* lotBox_;
};

}  // namespace rokada::ui

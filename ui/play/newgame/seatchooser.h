// Who plays: one row for each side, with a person or a computer of some level and a name, and buttons for the usual
// combinations.
#pragma once

#include "engines/enginelist.h"
#include "session/gamesession.h"

#include <QGroupBox>

#include <string_view>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rokada::ui {

class SeatChooser final : public QGroupBox {
    Q_OBJECT
public:
    /// `engines`: of others, that play the variant with some rule options.
    SeatChooser(const Variant& variant, const std::vector<Seat>& seats, QStringList engines, QWidget* parent);

    /// Those that have a reason why not cannot be chosen; ours takes their places.
    void offerEngines(const std::vector<EngineOffer>& offers);

    /// By side.
    [[nodiscard]] std::vector<Seat> seats() const;
    /// Whether sides are assigned at random.
    [[nodiscard]] bool lot() const;
    void setLot(bool lot);
    void retranslate();
    /// What can be reached by Tab, in this order.
    [[nodiscard]] QWidgetList stops() const;

private:
    struct Row {
        std::string_view sideId;
        int team;
        QLabel* words;
        QComboBox* who;
        QLineEdit* name;
    };

    void addRow(const SideSpec& sideSpec, const Seat& seat);
    [[nodiscard]] QWidget* makeButtons(std::size_t seats);
    [[nodiscard]] int usualComputer() const;
    [[nodiscard]] int rowPlace(const Seat& seat) const;
    void seatPeople(std::size_t number);
    void seatPartners();
    void swap();

    std::string_view game_;
    int occupants_;
    QStringList engines_;
    std::vector<Row> rows_;
    QPushButton* against_;
    QPushButton* partners_;
    QPushButton* people_;
    QPushButton* computers_;
    QPushButton* swap_;
    QCheckBox* lot_;
    QLabel* levels_;
};

}  // namespace rokada::ui

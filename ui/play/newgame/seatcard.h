// Card for the player of one side in a new game. It is a button with a menu of all possible players. If the player is a
// person, the card contains a field for the name.
#pragma once

#include "engines/enginelist.h"
#include "rules/variant.h"
#include "session/gamesetup.h"

#include <QPushButton>

#include <string_view>
#include <vector>

class QActionGroup;
class QLineEdit;
class QMenu;

namespace rokada::ui {

class SeatCard final : public QPushButton {
    Q_OBJECT
public:
    /// `variant` must outlive the card. `side` is the index of the side in the variant.
    SeatCard(const Variant& variant, std::size_t side, QWidget* parent);

    /// Sets the external engines in the menu. An engine that cannot be chosen has the reason in `EngineOffer::whyNot`.
    void offerEngines(const std::vector<EngineOffer>& offers);
    [[nodiscard]] const Seat& seat() const { return seat_; }
    /// Shows the player of `seat`. Emits no signal.
    void setSeat(const Seat& seat);
    /// Highlights the card if `own` is true. Use it for the only person in a game of several players.
    void setOwn(bool own);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fillMenu();
    void check();
    void take(const Seat& seat);
    void placeName();
    [[nodiscard]] bool ofTwo() const { return sides_ == 2; }
    [[nodiscard]] QString secondLine() const;

    const Variant& variant_;
    Side side_;
    std::string_view game_;
    std::string_view sideId_;
    std::size_t sides_;
    bool first_;
    bool own_ = false;
    Seat seat_;
    std::vector<EngineOffer> offers_;
    QMenu* who_;
    QActionGroup* choice_;
    QLineEdit* name_;
};

}  // namespace rokada::ui

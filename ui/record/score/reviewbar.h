// Bar that names the shown move and leads back to the game.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class ReviewBar final : public QFrame {
    Q_OBJECT
public:
    explicit ReviewBar(QWidget* parent);

    /// Shows the move as written in the list, empty at the start. `inVariation`: it is in a variation. `playable`: the
    /// session can continue from there.
    void showPlace(const QString& move, bool inVariation, bool playable);
    /// Adapts the texts to a viewed record, which has no game to return to.
    void setViewing(bool viewing);
    /// Adapts the texts to a finished game, where the bar leads back to its end.
    void setOver(bool over);
    /// Shows only the buttons if there is little room, except during a game; the list also marks the move.
    void setBrief(bool brief);
    [[nodiscard]] QString text() const;

signals:
    void backWanted();
    void playOnWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void shorten();

    QLabel* place_;
    QPushButton* back_;
    QPushButton* playOn_;
    bool viewing_ = false;
    bool over_ = false;
    bool brief_ = false;
};

}  // namespace rokada::ui

// Bar that is visible while an earlier position, a variation or a recorded game is viewed. It names the shown move. Its
// buttons return to the game, or start to play from the shown position.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class ReviewBar final : public QFrame {
    Q_OBJECT
public:
    explicit ReviewBar(QWidget* parent);

    /// Shows the bar with the name of a move, for example "2. Nf3". The name is empty for the start position.
    /// `inVariation` is true for a move of a variation. `playable` shows the button that continues the game from this
    /// position.
    void showPlace(const QString& move, bool inVariation, bool playable);
    /// Sets whether a recorded game is viewed. If so, the bar has no button that returns to the game in progress.
    void setViewing(bool viewing);
    /// Sets whether the game is over. If so, the button that returns to the game leads to its last position.
    void setOver(bool over);

signals:
    void backWanted();
    void playOnWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* place_;
    QPushButton* back_;
    QPushButton* playOn_;
    bool viewing_ = false;
    bool over_ = false;
};

}  // namespace rokada::ui

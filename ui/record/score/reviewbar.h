// Bar that names the shown move. Its buttons lead back to the game.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class ReviewBar final : public QFrame {
    Q_OBJECT
public:
    explicit ReviewBar(QWidget* parent);

    /// Shows the name of a move, as written in the list of moves. The name is empty for the start position.
    /// `inVariation` is true for a move of a variation. `playable` is true if the game can continue from this position.
    void showPlace(const QString& move, bool inVariation, bool playable);
    /// Adapts the texts to a viewed record, because it has no game in progress to return to.
    void setViewing(bool viewing);
    /// Adapts the texts to a finished game. The bar then leads back to its end.
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

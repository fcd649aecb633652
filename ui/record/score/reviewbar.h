// Says which move is shown, of a record or while the game goes on, and leads back.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class ReviewBar final : public QFrame {
    Q_OBJECT
public:
    explicit ReviewBar(QWidget* parent);

    /// After this move, as it is written in the list, empty at the beginning; in a variation, and whether the
    /// session may go on from there.
    void showPlace(const QString& move, bool inVariation, bool playable);
    /// A record is viewed: there is no game to go back to.
    void setViewing(bool viewing);
    /// The game is over: what it goes back to is its end.
    void setOver(bool over);
    /// Its buttons alone where there is little room, unless a game goes on: the list marks the move as well.
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

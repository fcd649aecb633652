// Says that an earlier move is shown while the game goes on, and leads back.
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
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton& backButton() { return *back_; }
    [[nodiscard]] QPushButton& playOnButton() { return *playOn_; }

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
};

}  // namespace rokada::ui

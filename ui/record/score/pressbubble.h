// A question beside the button that a second press is for, or what has come of it: a bubble over the button, inside the
// window, so that it is read where the hand is.
#pragma once

#include <QColor>
#include <QLabel>

namespace rokada::ui {

class PressBubble final : public QLabel {
    Q_OBJECT
public:
    /// Lies on the button's window as long as it lives.
    PressBubble(QWidget& button, const QColor& ground, const QString& question);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QWidget& button_;
    QColor ground_;
    bool below_ = false;  ///< there is no room above the button
    int tip_ = 0;         ///< where it points to, from its left
};

}  // namespace rokada::ui

// Bubble (text label with a tip that points to a button). It asks for a second press of the button, or shows the result
// of the action.
#pragma once

#include <QColor>
#include <QLabel>

namespace rokada::ui {

class PressBubble final : public QLabel {
    Q_OBJECT
public:
    /// Creates the bubble as a child of the window of `button`. `ground` is its background colour, `question` its text.
    PressBubble(QWidget& button, const QColor& ground, const QString& question);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QWidget& button_;
    QColor ground_;
    bool below_ = false;  ///< true if the bubble is below the button, because there is no room above the button
    int tip_ = 0;         ///< x coordinate of the tip, in pixels from the left edge of the bubble
};

}  // namespace rokada::ui

// A bubble near a button that asks for a second press or shows the result.
#pragma once

#include <QColor>
#include <QLabel>

namespace rokada::ui {

class PressBubble final : public QLabel {
    Q_OBJECT
public:
    /// Child of the window of `button`.
    PressBubble(QWidget& button, const QColor& ground, const QString& question);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QWidget& button_;
    QColor ground_;
    bool below_ = false;  ///< there is no room above the button
    int tip_ = 0;         ///< x of the tip, from the left edge
};

}  // namespace rokada::ui

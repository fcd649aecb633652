// Paints a ring around the focused control while the keyboard is in use.
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;
class QStyleOption;
class QPainter;
class QWidget;

namespace rokada::ui {

/// Shows the ring in the whole program. The ring lies outside of the control, so it is a separate widget above the
/// others.
class FocusRing final : public QObject {
    Q_OBJECT
public:
    explicit FocusRing(QObject* parent);
    ~FocusRing() override;

    static constexpr int Gap = 2, Width = 2;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void update();

    QPointer<QFocusFrame> frame_;
};

namespace style {

/// Paints the ring; `option.rect` is the rectangle of the frame around the control.
void paintFocusRing(const QStyleOption& option, QPainter& painter);

}  // namespace style

}  // namespace rokada::ui

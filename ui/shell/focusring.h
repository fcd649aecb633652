// The ring round what has the focus, after keys were used.
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;
class QStyleOption;
class QPainter;
class QWidget;

namespace rokada::ui {

/// Watches the whole program. Rings lie outside of controls, so that each window paints them over what it has.
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

/// `option.rect` is that of the frame round the control.
void paintFocusRing(const QStyleOption& option, QPainter& painter);

}  // namespace style

}  // namespace rokada::ui

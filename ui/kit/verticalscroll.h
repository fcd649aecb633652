// Scroll area of a page or a panel: its content is as wide as the area, and scrolls up and down.
#pragma once

#include <QScrollArea>

namespace rokada::ui {

/// Scroll area without a frame and without a horizontal scroll bar. It does not take the focus, but its content can.
///
/// Unlike `QScrollArea`, it comes to rest if the content fits only without the scroll bar: because of the bar, the
/// content can become narrower and also lower, so that it needs no bar. `QScrollArea` then shows and hides the bar
/// until the stack overflows. This class shows the bar until the size of the area changes.
class VerticalScroll : public QScrollArea {
    Q_OBJECT
public:
    explicit VerticalScroll(QWidget* parent = nullptr);
    /// Shows `content`, which becomes a child of this area.
    VerticalScroll(QWidget* content, QWidget* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int nested_ = 0;  ///< number of resizes of the content that have begun and not ended
};

}  // namespace rokada::ui

// Scroll area of a page or a panel: its content is as wide as the area, and scrolls up and down.
#pragma once

#include <QScrollArea>

namespace rokada::ui {

/// Scroll area without a frame and without a horizontal scroll bar. It does not take the focus, but its content can.
///
/// Unlike `QScrollArea`, it comes to rest with every content. `QScrollArea` gives its content the height that the
/// content asks for, in an answer to each resize of the content. If this height depends on the present size of the
/// content, each resize causes another one, until the stack overflows. This class then shows the scroll bar until the
/// size of the area changes, and at last leaves the content as it is.
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

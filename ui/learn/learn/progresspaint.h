// How much is done, as a line and as a ring.
#pragma once

#include <QWidget>

class QPainter;

namespace rokada::ui {

/// A rounded line, of which the done part has the accent.
void paintProgressLine(QPainter& painter, const QRectF& box, int done, int all);
/// The same as a ring; a disc with a tick when all is done.
void paintProgressRing(QPainter& painter, const QRectF& box, int done, int all);

/// The line as a widget, for pages.
class ProgressLine final : public QWidget {
    Q_OBJECT
public:
    explicit ProgressLine(QWidget* parent);

    /// `words` say the same to screen readers.
    void show(int done, int all, const QString& words);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int done_ = 0;
    int all_ = 1;
};

}  // namespace rokada::ui

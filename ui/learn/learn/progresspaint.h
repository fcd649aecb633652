// Paints progress as a line or a ring.
#pragma once

#include <QWidget>

class QPainter;

namespace rokada::ui {

/// Paints a rounded line; the completed part has the accent colour.
void paintProgressLine(QPainter& painter, const QRectF& box, int done, int all);
/// Paints a ring; a disc with a tick when all is completed.
void paintProgressRing(QPainter& painter, const QRectF& box, int done, int all);

/// Progress line as a widget.
class ProgressLine final : public QWidget {
    Q_OBJECT
public:
    explicit ProgressLine(QWidget* parent);

    /// `words` describe the progress for screen readers.
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

// Paints progress as a line or as a ring.
#pragma once

#include <QWidget>

class QPainter;

namespace rokada::ui {

/// Paints a rounded line. Its completed part has the accent colour.
void paintProgressLine(QPainter& painter, const QRectF& box, int done, int all);
/// Paints a ring. If everything is completed, paints a disc with a tick instead.
void paintProgressRing(QPainter& painter, const QRectF& box, int done, int all);

/// Widget that shows a progress line.
class ProgressLine final : public QWidget {
    Q_OBJECT
public:
    explicit ProgressLine(QWidget* parent);

    /// Shows the progress. `words` describes it for screen readers.
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

// Preview in the diagram dialog. Shows a diagram in the largest size that fits the widget.
#pragma once

#include "paint/boarddiagram.h"

#include <QWidget>

namespace rokada::ui {

class DiagramPreview final : public QWidget {
    Q_OBJECT
public:
    explicit DiagramPreview(QWidget* parent);

    void showDiagram(Diagram diagram);
    [[nodiscard]] QSize sizeHint() const override { return {420, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Diagram diagram_;
    QImage picture_;  ///< cached picture for the current size of the widget
};

}  // namespace rokada::ui

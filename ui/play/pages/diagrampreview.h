// Shows a diagram as large as the widget permits.
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
    QImage picture_;  ///< cache for the current size
};

}  // namespace rokada::ui

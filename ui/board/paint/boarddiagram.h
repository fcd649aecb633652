// Board diagrams for files, printing and the clipboard, painted at any size.
#pragma once

#include "paint/boardframe.h"
#include "scene/boardlayout.h"

#include "rules/rulebook.h"

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QString>

class QIODevice;
class QPainter;

namespace rokada::ui {

/// Contents of a diagram. Needs no widget and can be painted on any thread.
struct Diagram {
    /// Contents of the board; its `layout` is ignored, because the size of the picture determines it.
    BoardFrame frame;
    QString caption;          ///< text below the board; empty for no caption
    QColor paper{Qt::white};  ///< background colour
};

/// Returns a diagram of the position with its last turns and checks.
[[nodiscard]] Diagram diagramOf(const Game& game);
/// Returns a diagram of a frame. Pieces that are moving or dragged stand on their squares. The highlighting of hovered
/// squares and tags is left out.
[[nodiscard]] Diagram diagramOf(const BoardFrame& frame);
/// Returns the diagram without the user's drawings, selections, hints, last moves and checks.
[[nodiscard]] Diagram withoutMarks(Diagram diagram);

/// Limits of the width of a diagram, in pixels.
inline constexpr int NarrowestDiagram = 120;
inline constexpr int WidestDiagram = 8000;

/// Returns the height of a diagram with this width.
[[nodiscard]] int diagramHeight(const Diagram& diagram, int width);
/// Paints the diagram from the painter's origin, `width` units wide. Squares begin at whole units.
void paintDiagram(QPainter& painter, const Diagram& diagram, int width);
/// Paints the diagram into a box, as large as possible.
void paintDiagramInto(QPainter& painter, const Diagram& diagram, const QRectF& box);

/// Returns the square under a point of a picture that was painted into `box`. Returns NoSquare outside of the squares.
[[nodiscard]] Square diagramSquare(const Diagram& diagram, const QRectF& box, QPointF point);

/// Returns the diagram as an image on its background, `width` pixels wide.
[[nodiscard]] QImage diagramImage(const Diagram& diagram, int width);
/// Writes the diagram as SVG, with text elements instead of outlines of letters. Returns false on error.
bool writeDiagramSvg(QIODevice& device, const Diagram& diagram, int width, const QString& title);

}  // namespace rokada::ui

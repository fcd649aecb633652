// A board as a picture for files, paper and the clipboard: everything that is drawn as a value, painted at any size.
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

/// Everything that a picture of a board shows. Needs no widget and may be painted on any thread.
struct Diagram {
    BoardFrame frame;         ///< its layout follows from the size of the picture
    QString caption;          ///< below the board; empty for none
    QColor paper{Qt::white};  ///< what the picture lies on
};

/// A position with its last turns and checks.
[[nodiscard]] Diagram diagramOf(const Game& game);
/// What a picture keeps of a board: pieces that are moving, pointed at or held are left out.
[[nodiscard]] Diagram diagramOf(const BoardFrame& frame);
/// The same without what was drawn or selected by hand, last moves and checks.
[[nodiscard]] Diagram withoutMarks(Diagram diagram);

/// Narrower and wider pictures are not made.
inline constexpr int NarrowestDiagram = 120;
inline constexpr int WidestDiagram = 8000;

/// The height of a picture that is so wide.
[[nodiscard]] int diagramHeight(const Diagram& diagram, int width);
/// Paints the picture from the painter's origin, `width` units wide. Squares begin at whole units.
void paintDiagram(QPainter& painter, const Diagram& diagram, int width);
/// The same into a box of any size, as large as it fits.
void paintDiagramInto(QPainter& painter, const Diagram& diagram, const QRectF& box);

/// The square under a point of the picture in that box; NoSquare beside the squares.
[[nodiscard]] Square diagramSquare(const Diagram& diagram, const QRectF& box, QPointF point);

/// On its paper.
[[nodiscard]] QImage diagramImage(const Diagram& diagram, int width);
/// Lines and texts as such, no pixels.
bool writeDiagramSvg(QIODevice& device, const Diagram& diagram, int width, const QString& title);

}  // namespace rokada::ui

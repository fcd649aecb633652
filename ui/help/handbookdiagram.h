// Diagrams of the handbook. The program paints them from short descriptions in the Markdown texts.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>

namespace rokada::ui {

struct HandbookDiagram {
    QString caption;  ///< text for readers who do not see the diagram
    QSize size;       ///< size in pixels
    std::function<void(QPainter& painter, const QRectF& box)> paint;
};

/// Returns the diagram that `description` describes, `width` pixels wide. `paper` is the colour around the board.
/// Returns nullopt if the text describes no diagram.
///
/// A description is the id of a variant and optional words: `option=value` for a rule option, `piece=name` for the
/// moves of a piece, `at=square` for its square, and at the end `position=text` for a position. Without `piece` and
/// `position`, the diagram shows the start position. Example: "bolyar corners=beside piece=boat at=d4".
[[nodiscard]] std::optional<HandbookDiagram> handbookDiagram(const QString& description, int width,
                                                             const QColor& paper);

}  // namespace rokada::ui

// Graph of the evaluations and clocks of a record. A click or the arrow keys select a move.
#pragma once

#include "score/graphline.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace rokada::ui {

class RecordGraph final : public QWidget {
    Q_OBJECT
public:
    explicit RecordGraph(QWidget* parent);

    /// Shows the data, or hides the graph if there are none. `shown` is marked.
    void showLine(GraphLine line, Node shown);
    /// Hides the graph if false, because it is shown elsewhere.
    void setWanted(bool wanted);
    /// Sets the function that names hovered moves, for example "2. Nf3".
    void setNaming(std::function<QString(Node)> name) { name_ = std::move(name); }
    void retranslate();

    [[nodiscard]] const GraphLine& line() const { return line_; }
    /// Returns "2. Nf3: evaluation +0.17, clock 1:05:12"; for the start only its evaluation, if any.
    [[nodiscard]] QString wordsFor(Node node) const;
    /// Returns the point of a move or of the start, at half the height of the widget.
    [[nodiscard]] QPoint placeOf(Node node) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets minimum and default height in pixels instead of those that follow from the data.
    void setHeights(int least, int usual);

signals:
    void moveChosen(rokada::Node node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Pixels around the plot, and between it and the move numbers below.
    static constexpr int Margin = 4, NumberGap = 2;

    [[nodiscard]] QRectF field() const;
    [[nodiscard]] QFont smallFont() const;
    [[nodiscard]] double levelOf(double pawns, const QRectF& place) const;
    [[nodiscard]] double levelOf(double pawns) const { return levelOf(pawns, evaluationField()); }
    void paintTeams(QPainter& painter, const QPolygonF& curve) const;
    void paintNumbers(QPainter& painter) const;
    [[nodiscard]] QRectF evaluationField() const;
    [[nodiscard]] QRectF clockField() const;
    [[nodiscard]] double across(std::size_t index, const QRectF& place) const;
    [[nodiscard]] double across(std::size_t index) const { return across(index, field()); }
    /// Returns the nearest move, or the start.
    [[nodiscard]] Node nodeAt(double x) const;
    [[nodiscard]] std::size_t shownIndex() const;
    void choose(std::size_t index);
    [[nodiscard]] QPolygonF evaluationCurve() const;
    void paintMoments(QPainter& painter) const;
    /// Returns the index of the first point after the last evaluation; the number of points if all are evaluated.
    [[nodiscard]] std::size_t unevaluatedFrom() const;
    void paintRest(QPainter& painter, double from) const;
    void paintEvaluations(QPainter& painter) const;
    void paintClockScale(QPainter& painter) const;
    [[nodiscard]] QPen clockPen(std::size_t team) const;
    void paintClockLegend(QPainter& painter, QPointF at) const;
    void paintClocks(QPainter& painter) const;
    void tell();

    GraphLine line_;
    bool wanted_ = true;
    int least_ = 0, usual_ = 0;  ///< heights that were set, in pixels; 0 for automatic
    Millis mostTime_{1};         ///< maximum time left of a team after any move
    Node shown_ = Node::Root;
    std::function<QString(Node)> name_;
};

}  // namespace rokada::ui

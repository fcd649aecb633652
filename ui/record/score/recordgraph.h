// A graph of the evaluations and clocks that a viewed record has: a click or the arrow keys go to a move.
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

    /// Hidden if there is nothing to draw. `shown` is marked.
    void showLine(GraphLine line, Node shown);
    /// Otherwise it is hidden, whatever it could show: it stands elsewhere.
    void setWanted(bool wanted);
    /// How moves are named, "2. Nf3"; called for those that are pointed at.
    void setNaming(std::function<QString(Node)> name) { name_ = std::move(name); }
    void retranslate();

    [[nodiscard]] const GraphLine& line() const { return line_; }
    /// "2. Nf3: evaluation +0.17, clock 1:05:12"; of the start only its value, if there is one.
    [[nodiscard]] QString wordsFor(Node node) const;
    /// Where a move or the start is, in the middle of the widget's height.
    [[nodiscard]] QPoint placeOf(Node node) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Heights in pixels, the least and the usual one, instead of those that follow from what it shows.
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
    /// Round the field, and between it and the numbers of moves below it, in pixels.
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
    /// The start, or the move whose place is nearest.
    [[nodiscard]] Node nodeAt(double x) const;
    [[nodiscard]] std::size_t shownIndex() const;
    void choose(std::size_t index);
    [[nodiscard]] QPolygonF evaluationCurve() const;
    void paintMoments(QPainter& painter) const;
    /// Of the points behind the last value; all of them if there is no such rest.
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
    int least_ = 0, usual_ = 0;  ///< heights that were set, in pixels; 0 for what its lines need
    Millis mostTime_{1};         ///< of all that is left to a team after any move
    Node shown_ = Node::Root;
    std::function<QString(Node)> name_;
};

}  // namespace rokada::ui

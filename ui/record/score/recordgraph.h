// Evaluation graph below the list of moves. It shows the evaluations and clocks that a game contains. The user selects
// a move by a click or the arrow keys.
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

    /// Shows the data, and marks the current move `shown`. Hides the graph if there are no data.
    void showLine(GraphLine line, Node shown);
    /// Sets whether the graph may be visible. Pass false while another widget shows the same graph.
    void setWanted(bool wanted);
    /// Sets the function that returns the name of a move, for example "2. Nf3".
    void setNaming(std::function<QString(Node)> name) { name_ = std::move(name); }
    void retranslate();

    [[nodiscard]] const GraphLine& line() const { return line_; }
    /// Returns the description of a move, for example "2. Nf3: evaluation +0.17, clock 1:05:12". Returns an empty text
    /// if the graph has no data for it. For the start position, returns its evaluation.
    [[nodiscard]] QString wordsFor(Node node) const;
    /// Returns a point in the graph at the x coordinate of a move or of the start position. Its y coordinate is half
    /// the height of the widget.
    [[nodiscard]] QPoint placeOf(Node node) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets the minimum and the preferred height in pixels. Without this call, they depend on whether the graph shows
    /// evaluations and clocks.
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
    /// Distances in pixels: around the plot, and between the plot and the move numbers below it.
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
    /// Returns the node of the move nearest to this x coordinate, or the root if the start position is nearest.
    [[nodiscard]] Node nodeAt(double x) const;
    [[nodiscard]] std::size_t shownIndex() const;
    void choose(std::size_t index);
    [[nodiscard]] QPolygonF evaluationCurve() const;
    void paintMoments(QPainter& painter) const;
    /// Returns the index of the first move after the last evaluation. Returns the number of points if the evaluations
    /// reach the end of the game.
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
    int least_ = 0, usual_ = 0;  ///< heights set by `setHeights`, in pixels; 0 if they depend on the data
    Millis maxTime_{1};          ///< largest remaining time of a team in the game
    Node shown_ = Node::Root;
    std::function<QString(Node)> name_;
};

}  // namespace rokada::ui

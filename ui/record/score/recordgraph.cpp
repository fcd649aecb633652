#include "score/recordgraph.h"

#include "kit/theme.h"
#include "scene/movemark.h"
#include "texts/timetexts.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int EvaluationHeight = 76, ClockHeight = 30;
/// Margin in pixels at the right of the plot. It has room for the right half of a mark at the last move.
constexpr int RightMargin = 6;
/// Fraction of the plot's height for evaluations, if the graph also shows clocks.
constexpr double EvaluationShare = double(EvaluationHeight) / (EvaluationHeight + ClockHeight);
/// Font size of small labels, relative to the font size of the widget.
constexpr double SmallLetters = 0.8;
/// Corner radius of the plot, in pixels.
constexpr double Radius = 6;
/// Possible intervals in full moves between the move numbers below the plot.
constexpr std::array NumberSteps{1, 2, 5, 10, 20, 50, 100};
/// Maximum number of move numbers below the plot.
constexpr int MostNumbers = 8;
/// Length in pixels of the sample lines in the legend of the clocks.
constexpr int SampleLine = 18;

/// Paints the dot that marks a bad move. The dot of a blunder is larger. `nag` is the annotation of the move.
void paintMoment(QPainter& painter, QPointF at, int nag) {
    const QColor colour = QColor::fromRgb(colourOf(nag));
    const double radius = nag == 4 ? 5 : 4;
    painter.save();
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(colour);
    painter.drawEllipse(at, radius, radius);
    painter.restore();
}

/// Curve that is reduced to at most four points per pixel column: the first, the highest, the lowest and the last. It
/// looks the same as the curve of all points, and is painted faster.
class Curve {
public:
    void add(QPointF point) {
        if (!points_.isEmpty() && std::floor(point.x()) == std::floor(points_.last().x())) {
            if (inColumn_++ == 0) column_ = {point.y(), point.y()};
            column_ = {std::min(column_.first, point.y()), std::max(column_.second, point.y())};
            last_ = point;
            return;
        }
        closeColumn();
        points_ << point;
    }
    [[nodiscard]] QPolygonF points() {
        closeColumn();
        return points_;
    }

private:
    void closeColumn() {
        if (inColumn_ > 1) points_ << QPointF(last_.x(), column_.first) << QPointF(last_.x(), column_.second);
        if (inColumn_ > 0) points_ << last_;
        inColumn_ = 0;
    }

    QPolygonF points_;
    QPointF last_;
    std::pair<double, double> column_;
    int inColumn_ = 0;  ///< number of points in the current pixel column after the first one
};

/// Returns the smallest and the largest y coordinate of a curve from its start to the x coordinate `end`.
std::pair<double, double> heightsUpTo(const QPolygonF& curve, double end) {
    std::pair heights{curve.first().y(), curve.first().y()};
    for (const QPointF& point : curve) {
        heights = {std::min(heights.first, point.y()), std::max(heights.second, point.y())};
        if (point.x() >= end) break;
    }
    return heights;
}

/// Returns the smallest step with which a game of `moves` full moves has at most `MostNumbers` multiples.
int numberStep(int moves) {
    const auto step = std::ranges::find_if(NumberSteps, [moves](int each) { return moves <= MostNumbers * each; });
    return step == NumberSteps.end() ? NumberSteps.back() : *step;
}

}  // namespace

RecordGraph::RecordGraph(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("recordGraph"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
    retranslate();
}

void RecordGraph::retranslate() {
    setAccessibleName(tr("Evaluation graph"));
    setAccessibleDescription(wordsFor(shown_));
}

void RecordGraph::showLine(GraphLine line, Node shown) {
    const bool resized = line.evaluated != line_.evaluated || line.timed != line_.timed;
    line_ = std::move(line);
    shown_ = shown;
    maxTime_ = Millis(1);
    for (const GraphPoint& point : line_.points) {
        for (const auto& clock : point.clocks) maxTime_ = std::max(maxTime_, clock.value_or(Millis(0)));
    }
    if (resized) updateGeometry();
    setHidden(line_.empty() || !wanted_);
    tell();
    update();
}

void RecordGraph::setWanted(bool wanted) {
    wanted_ = wanted;
    setHidden(line_.empty() || !wanted_);
}

/// Updates the description of the current move for screen readers. Announces it if the graph has the focus.
void RecordGraph::tell() {
    setAccessibleDescription(wordsFor(shown_));
    if (!hasFocus()) return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QString RecordGraph::wordsFor(Node node) const {
    if (node == Node::Root && !line_.start.evaluation.isEmpty())
        return tr("Start position: evaluation %1").arg(line_.start.evaluation);
    const auto found = std::ranges::find(line_.points, node, &GraphPoint::node);
    if (found == line_.points.end()) return {};
    QStringList parts;
    if (!found->evaluation.isEmpty()) parts << tr("evaluation %1").arg(found->evaluation);
    if (static_cast<std::size_t>(found - line_.points.begin()) >= unevaluatedFrom()) parts << tr("no evaluation");
    if (found->nag != 0)
        parts << (found->nag == 4 ? tr("blunder") : found->nag == 2 ? tr("mistake") : tr("inaccuracy"));
    if (!found->clock.isEmpty()) parts << tr("clock %1").arg(found->clock);
    const QString name = name_ ? name_(node) : QString();
    return parts.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, parts.join(QStringLiteral(", ")));
}

QSize RecordGraph::sizeHint() const {
    const int height = (line_.evaluated ? EvaluationHeight : 0) + (line_.timed ? ClockHeight : 0);
    return {120, usual_ > 0 ? usual_ : height + 2 * Margin};
}

QSize RecordGraph::minimumSizeHint() const { return {sizeHint().width(), least_ > 0 ? least_ : sizeHint().height()}; }

void RecordGraph::setHeights(int least, int usual) {
    if (least == least_ && usual == usual_) return;
    least_ = least;
    usual_ = usual;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    updateGeometry();
}

QRectF RecordGraph::field() const {
    const int numbers = line_.empty() ? 0 : QFontMetrics(smallFont()).height() + NumberGap;
    return QRectF(rect()).adjusted(Margin, Margin, -RightMargin, -Margin - numbers);
}

QFont RecordGraph::smallFont() const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * SmallLetters);
    return small;
}

/// Returns the y coordinate of an evaluation in the rectangle `place`. The height above the bottom is proportional to
/// the expected score of White.
double RecordGraph::levelOf(double pawns, const QRectF& place) const {
    return place.center().y() - std::tanh(pawns / (2 * line_.scale)) * place.height() / 2;
}

QRectF RecordGraph::evaluationField() const {
    QRectF place = field();
    if (line_.timed) place.setHeight(place.height() * EvaluationShare - Margin);
    return place;
}

QRectF RecordGraph::clockField() const {
    QRectF place = field();
    if (line_.evaluated) place.setTop(place.top() + place.height() * EvaluationShare);
    return place;
}

/// Returns the x coordinate of the position after the move with the index `index`. The start position is at the left
/// edge.
double RecordGraph::across(std::size_t index, const QRectF& place) const {
    return place.left() + place.width() * static_cast<double>(index + 1) / static_cast<double>(line_.points.size());
}

Node RecordGraph::nodeAt(double x) const {
    const QRectF place = field();
    const double share = (x - place.left()) / std::max(1.0, place.width());
    const auto count = static_cast<double>(line_.points.size());
    const auto moves = static_cast<std::size_t>(std::clamp(std::round(share * count), 0.0, count));
    return moves == 0 ? Node::Root : line_.points[moves - 1].node;
}

QPoint RecordGraph::placeOf(Node node) const {
    for (std::size_t i = 0; i < line_.points.size(); ++i) {
        if (line_.points[i].node == node) return {static_cast<int>(std::lround(across(i))), height() / 2};
    }
    return {static_cast<int>(std::lround(field().left())), height() / 2};
}

/// Returns the index of the current move. Returns the number of points if the graph does not contain it, or if the
/// start position is shown.
std::size_t RecordGraph::shownIndex() const {
    const auto found = std::ranges::find(line_.points, shown_, &GraphPoint::node);
    return static_cast<std::size_t>(found - line_.points.begin());
}

void RecordGraph::choose(std::size_t index) {
    if (index < line_.points.size()) emit moveChosen(line_.points[index].node);
}

void RecordGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !line_.points.empty()) emit moveChosen(nodeAt(event->position().x()));
}

void RecordGraph::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) && !line_.points.empty()) emit moveChosen(nodeAt(event->position().x()));
}

void RecordGraph::keyPressEvent(QKeyEvent* event) {
    const std::size_t here = shownIndex(), end = line_.points.size();
    const bool atStart = here == end;
    switch (event->key()) {
        case Qt::Key_Left: return here == 0 || atStart ? emit moveChosen(Node::Root) : choose(here - 1);
        case Qt::Key_Right: return choose(atStart ? 0 : here + 1);
        case Qt::Key_Home: emit moveChosen(Node::Root); return;
        case Qt::Key_End: return choose(end - 1);
        default: QWidget::keyPressEvent(event);
    }
}

bool RecordGraph::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || line_.points.empty()) return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    QToolTip::showText(help.globalPos(), wordsFor(nodeAt(help.pos().x())), this);
    return true;
}

// --- painting

/// Returns the curve of the evaluations, from the start position to the last evaluated move. A start position without
/// an evaluation gets that of the first evaluated move.
QPolygonF RecordGraph::evaluationCurve() const {
    Curve values;
    const QRectF all = field(), place = evaluationField();
    for (std::size_t i = 0; i < line_.points.size(); ++i) {
        if (const auto& pawns = line_.points[i].pawns) values.add({across(i, all), levelOf(*pawns, place)});
    }
    QPolygonF curve = values.points();
    const double start = line_.start.pawns ? levelOf(*line_.start.pawns) : curve.first().y();
    curve.prepend(QPointF(field().left(), start));
    return curve;
}

std::size_t RecordGraph::unevaluatedFrom() const {
    if (!line_.evaluated) return line_.points.size();
    const auto valued = [](const GraphPoint& point) { return point.pawns.has_value(); };
    const auto last = std::find_if(line_.points.rbegin(), line_.points.rend(), valued);
    // Ignores a single missing evaluation at the end, because engines do not evaluate the final position of a game.
    const auto rest = static_cast<std::size_t>(last - line_.points.rbegin());
    return line_.points.size() - (rest > 1 ? rest : 0);
}

/// Hatches and labels the part of the plot after the last evaluation.
void RecordGraph::paintRest(QPainter& painter, double from) const {
    if (unevaluatedFrom() == line_.points.size()) return;
    const QRectF rest(QPointF(from, evaluationField().top()), evaluationField().bottomRight());
    QColor ink = palette().color(QPalette::Text);
    painter.setFont(smallFont());
    painter.setPen(ink);
    const QString words = tr("no evaluation");
    const bool room = QFontMetrics(smallFont()).horizontalAdvance(words) + 2 * Margin <= rest.width();
    if (room) painter.drawText(rest.adjusted(0, 0, 0, -rest.height() / 2), Qt::AlignCenter, words);
    ink.setAlphaF(0.25F);
    painter.fillRect(rest, QBrush(ink, Qt::FDiagPattern));
}

/// Paints the area below the curve in the light colour: it is the expected score of White. Paints the area above it in
/// the dark colour: it is the expected score of Black.
void RecordGraph::paintEvaluations(QPainter& painter) const {
    const EvaluationColours colours;
    const QRectF place = evaluationField();
    const QPolygonF curve = evaluationCurve();
    QPainterPath outline;
    outline.addRoundedRect(place, Radius, Radius);
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(place, theme().sunken);
    QPolygonF above = curve, below = curve;
    above << QPointF(curve.last().x(), place.top()) << QPointF(curve.first().x(), place.top());
    below << QPointF(curve.last().x(), place.bottom()) << QPointF(curve.first().x(), place.bottom());
    for (const auto& [area, colour] : {std::pair(&above, colours.black), std::pair(&below, colours.white)}) {
        QPainterPath path;
        path.addPolygon(*area);
        painter.fillPath(path, colour);
    }
    paintRest(painter, curve.last().x());
    painter.setPen(QPen(theme().edge, 1, Qt::DotLine));
    painter.drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()));
    paintTeams(painter, curve);
    painter.restore();
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    paintMoments(painter);
}

/// Labels the two areas with the teams whose expected scores they are. Omits a label that the curve crosses.
void RecordGraph::paintTeams(QPainter& painter, const QPolygonF& curve) const {
    const EvaluationColours colours;
    const QRectF place = evaluationField();
    const QFontMetrics metrics(smallFont());
    painter.setFont(smallFont());
    for (const bool light : {true, false}) {
        const QString& team = line_.teams[light ? 0 : 1];
        const double width = metrics.horizontalAdvance(team) + 3 * Margin;
        const double height = metrics.height() + Margin;
        const QRectF box(place.left() + Margin, light ? place.bottom() - height : place.top(), width, height);
        const auto [highest, lowest] = heightsUpTo(curve, box.right());
        const bool fits = light ? lowest <= box.top() : highest >= box.bottom();
        if (!fits) continue;
        painter.setPen(light ? colours.black : colours.white);
        painter.drawText(box.adjusted(Margin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, team);
    }
}

/// Paints move numbers below the plot: the first one, and the multiples of a step. Omits a number that would touch the
/// previous one.
void RecordGraph::paintNumbers(QPainter& painter) const {
    const int step = numberStep(line_.points.empty() ? 0 : line_.points.back().number);
    const QFontMetrics metrics(smallFont());
    painter.setFont(smallFont());
    painter.setPen(theme().text2);
    double end = -1;
    const double base = height() - Margin - metrics.descent();
    for (std::size_t i = 0; i < line_.points.size(); ++i) {
        const int number = line_.points[i].number;
        const bool begins = i == 0 || line_.points[i - 1].number != number;
        if (!begins || (i != 0 && number % step != 0)) continue;
        const QString words = QString::number(number);
        const double width = metrics.horizontalAdvance(words);
        const double x = std::clamp(across(i) - width / 2, 0.0, std::max(0.0, this->width() - width));
        if (x < end + 2 * Margin) continue;
        painter.drawText(QPointF(x, base), words);
        end = x + width;
    }
}

/// Marks the bad moves with dots. If a pixel column contains several bad moves, marks only the worst one.
void RecordGraph::paintMoments(QPainter& painter) const {
    const QRectF all = field(), place = evaluationField();
    double pawns = 0;
    QPointF worst;
    int nag = 0;
    // Compares NAGs: a blunder (4) is worse than a mistake (2), and a mistake is worse than an inaccuracy (6).
    const auto worse = [](int one, int other) { return other == 0 || (one != 6 && (other == 6 || one > other)); };
    for (std::size_t i = 0; i < line_.points.size(); ++i) {
        const GraphPoint& point = line_.points[i];
        pawns = point.pawns.value_or(pawns);
        if (point.nag == 0) continue;
        const QPointF at(across(i, all), levelOf(pawns, place));
        if (nag != 0 && std::floor(at.x()) != std::floor(worst.x())) {
            paintMoment(painter, worst, nag);
            nag = 0;
        }
        if (!worse(point.nag, nag)) continue;
        worst = at;
        nag = point.nag;
    }
    if (nag != 0) paintMoment(painter, worst, nag);
}

/// Labels the scale of the clocks, from zero at the bottom to the maximum time at the top.
void RecordGraph::paintClockScale(QPainter& painter) const {
    const QRectF place = clockField();
    const QFontMetrics metrics(smallFont());
    painter.setFont(smallFont());
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawLine(place.bottomLeft(), place.bottomRight());
    painter.setPen(palette().color(QPalette::Text));
    const QString most = texts::digits(maxTime_);
    painter.drawText(QPointF(place.right() - Margin - metrics.horizontalAdvance(most), place.top() + metrics.ascent()),
                     most);
    const double base = place.bottom() - metrics.descent();
    painter.drawText(QPointF(place.left() + Margin, base), tr("clocks"));
    paintClockLegend(painter, {place.left() + Margin + metrics.horizontalAdvance(tr("clocks")), base});
}

QPen RecordGraph::clockPen(std::size_t team) const {
    return {palette().color(QPalette::Text), 1.5, team == 0 ? Qt::SolidLine : Qt::DashLine};
}

/// Paints the legend of the clock lines. Omits it if it does not fit completely.
void RecordGraph::paintClockLegend(QPainter& painter, QPointF at) const {
    const QFontMetrics metrics(smallFont());
    double width = 0;
    for (const QString& team : line_.teams) width += 2 * Margin + SampleLine + metrics.horizontalAdvance(team);
    if (at.x() + width > clockField().right()) return;
    for (std::size_t team = 0; team < line_.teams.size(); ++team) {
        at.rx() += 2 * Margin;
        const QPointF middle(0, metrics.ascent() / 3.0);
        painter.setPen(clockPen(team));
        painter.drawLine(at - middle, at - middle + QPointF(SampleLine - Margin, 0));
        painter.setPen(palette().color(QPalette::Text));
        at.rx() += SampleLine;
        painter.drawText(at, line_.teams[team]);
        at.rx() += metrics.horizontalAdvance(line_.teams[team]);
    }
}

/// Paints the remaining time of each team as a line. The line of the second team is dashed.
void RecordGraph::paintClocks(QPainter& painter) const {
    paintClockScale(painter);
    const QRectF place = clockField();
    const QRectF all = field();
    const Millis most = maxTime_;
    for (const std::size_t team : {0U, 1U}) {
        Curve curve;
        for (std::size_t i = 0; i < line_.points.size(); ++i) {
            const auto& clock = line_.points[i].clocks[team];
            if (!clock) continue;
            const double share = static_cast<double>(clock->count()) / static_cast<double>(most.count());
            curve.add({across(i, all), place.bottom() - share * place.height()});
        }
        painter.setPen(clockPen(team));
        painter.drawPolyline(curve.points());
    }
}

void RecordGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (line_.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    if (line_.evaluated) paintEvaluations(painter);
    if (line_.timed) paintClocks(painter);
    paintNumbers(painter);
    // Paints a vertical line at the current move. If the move is after the last move of the graph, the line is at the
    // right edge.
    const double here = shownIndex() < line_.points.size() ? across(shownIndex())
                        : shown_ == Node::Root             ? field().left()
                                                           : across(line_.points.size() - 1);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawLine(QPointF(here, field().top()), QPointF(here, field().bottom()));
    if (!hasFocus()) return;
    painter.setPen(QPen(theme().accent, 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace rokada::ui

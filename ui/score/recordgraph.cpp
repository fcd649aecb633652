#include "score/recordgraph.h"

#include "texts/timetexts.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStringList>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr int EvaluationHeight = 62, ClockHeight = 30;
/// With room for half of a bad move's mark.
constexpr int RightMargin = 6;
/// Of the height where there are clocks too.
constexpr double EvaluationShare = double(EvaluationHeight) / (EvaluationHeight + ClockHeight);
/// Of the words of the scale, as a share of the others.
constexpr double ScaleLetters = 0.8;

/// The first digit of it: what a scale is named by.
int rounded(double pawns) {
    const double tens = std::pow(10, std::floor(std::log10(std::max(1.0, pawns))));
    return std::max(1, static_cast<int>(std::lround(pawns / tens) * std::lround(tens)));
}

/// Of a game in which this many pawns are as much as the usual scale in chess.
std::vector<GraphMark> wholePawns(double scale) {
    const QChar minus(0x2212);
    std::vector<GraphMark> marks{{0, QStringLiteral("0")}};
    for (const int usual : {3, 1, 7}) {
        const int pawns = rounded(usual * scale / GraphLine::UsualScale);
        marks.push_back({double(pawns), QStringLiteral("+%1").arg(pawns)});
        marks.push_back({double(-pawns), minus + QString::number(pawns)});
    }
    return marks;
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
    setAccessibleName(tr("Graph of the game"));
    setAccessibleDescription(wordsFor(shown_));
}

void RecordGraph::showLine(GraphLine line, Node shown) {
    const bool resized = line.evaluated != line_.evaluated || line.timed != line_.timed;
    line_ = std::move(line);
    shown_ = shown;
    mostTime_ = Millis(1);
    for (const GraphPoint& point : line_.points) {
        for (const auto& clock : point.clocks) mostTime_ = std::max(mostTime_, clock.value_or(Millis(0)));
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

/// Screen readers hear where the game stands.
void RecordGraph::tell() {
    setAccessibleDescription(wordsFor(shown_));
    if (!hasFocus()) return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QString RecordGraph::wordsFor(Node node) const {
    if (node == Node::Root && !line_.start.evaluation.isEmpty())
        return tr("At the beginning: evaluation %1").arg(line_.start.evaluation);
    const auto found = std::find_if(line_.points.begin(), line_.points.end(),
                                    [node](const GraphPoint& point) { return point.node == node; });
    if (found == line_.points.end()) return {};
    QStringList parts;
    if (!found->evaluation.isEmpty()) parts << tr("evaluation %1").arg(found->evaluation);
    if (static_cast<std::size_t>(found - line_.points.begin()) >= unevaluatedFrom()) parts << tr("not evaluated");
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
    return QRectF(rect()).adjusted(Margin + scaleWidth(), Margin, -RightMargin, -Margin);
}

void RecordGraph::setScale(std::vector<GraphMark> marks) {
    scale_ = std::move(marks);
    update();
}

QFont RecordGraph::scaleFont() const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * ScaleLetters);
    return small;
}

int RecordGraph::scaleWidth() const {
    if (line_.empty()) return 0;
    const QFontMetrics metrics(scaleFont());
    int width = line_.timed ? metrics.horizontalAdvance(texts::digits(mostTime_)) : 0;
    if (line_.evaluated) {
        for (const GraphMark& mark : allMarks()) width = std::max(width, metrics.horizontalAdvance(mark.name));
    }
    return width + ScaleGap;
}

std::vector<GraphMark> RecordGraph::allMarks() const { return scale_.empty() ? wholePawns(line_.scale) : scale_; }

/// As a height in the widget: in proportion to the points that are to be hoped for.
double RecordGraph::levelOf(double pawns, const QRectF& place) const {
    return place.center().y() - std::tanh(pawns / (2 * line_.scale)) * place.height() / 2;
}

std::vector<GraphMark> RecordGraph::marks() const {
    std::vector<GraphMark> drawn;
    if (!line_.evaluated) return drawn;
    const double apart = QFontMetrics(scaleFont()).ascent() + 2;
    for (const GraphMark& mark : allMarks()) {
        const auto near = [&](const GraphMark& other) {
            return std::abs(levelOf(mark.pawns) - levelOf(other.pawns)) < apart;
        };
        if (std::none_of(drawn.begin(), drawn.end(), near)) drawn.push_back(mark);
    }
    return drawn;
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

/// The first place is that of the start, before all moves.
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

/// One behind the last if the start is shown.
std::size_t RecordGraph::shownIndex() const {
    const auto found = std::find_if(line_.points.begin(), line_.points.end(),
                                    [this](const GraphPoint& point) { return point.node == shown_; });
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

}  // namespace rokada::ui

#include "analysis/evaluationbar.h"

#include "board/boarddisplay.h"
#include "scene/boardtheme.h"
#include "texts/names.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr int BarWidth = 12, NarrowestBar = 8, BarGap = 5;
/// Even a lost game leaves a rest to be seen.
constexpr double LeastShare = 0.01;

}  // namespace

EvaluationBar::EvaluationBar(BoardDisplay& board) : QWidget(&board), board_(board) {
    setObjectName(QStringLiteral("evaluationBar"));
    hide();
    board_.installEventFilter(this);
    connect(&board_, &BoardDisplay::pictureChanged, this, &EvaluationBar::place);
    connect(&going_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    retranslate();
}

void EvaluationBar::setVariant(const Variant& variant) {
    teams_ = {};
    names_ = {};
    for (const SideSpec& side : variant.sideSpecs) {
        const std::size_t team = side.team == 0 ? 0 : 1;
        teams_[team].push_back(coloursOf(side.name).fill);
        names_[team].push_back(side.name);
    }
    clear();
}

void EvaluationBar::showShare(double share, const QString& value, int milliseconds) {
    const double before = shownShare();
    const bool known = share_ == share;
    value_ = value;
    share_ = share;
    if (!known) {
        going_.stop();
        going_.setStartValue(milliseconds > 0 ? before : share);
        going_.setEndValue(share);
        going_.setDuration(std::max(1, milliseconds));
        going_.start();
    }
    tell();
    place();
    update();
}

double EvaluationBar::shownShare() const {
    if (going_.state() == QAbstractAnimation::Running) return going_.currentValue().toDouble();
    return share_.value_or(0.5);
}

void EvaluationBar::clear() {
    going_.stop();
    share_.reset();
    value_.clear();
    tell();
    update();
}

void EvaluationBar::retranslate() {
    setAccessibleName(tr("Evaluation"));
    tell();
}

QString EvaluationBar::nameOf(std::size_t team) const {
    QStringList names;
    for (const std::string_view name : names_[team]) names << sideName(name);
    return names.join(QStringLiteral(" + "));
}

void EvaluationBar::tell() {
    QString words = tr("Not known yet");
    if (share_) {
        const double better = std::max(*share_, 1 - *share_);
        //: %1: the players of a team; %2: the value, as "+0.34"
        words = better > 0.9    ? tr("%1: winning (%2)")
                : better > 0.7  ? tr("%1: much better (%2)")
                : better > 0.56 ? tr("%1: a little better (%2)")
                                : QString();
        words = words.isEmpty() ? tr("About equal (%1)").arg(value_) : words.arg(nameOf(*share_ > 0.5 ? 0 : 1), value_);
    }
    setToolTip(words);
    setAccessibleDescription(words);
}

/// In the margin on the left, on the right if a player panel stands there, beyond the panels if they stand on both
/// sides; thinner where there is little room.
QRect EvaluationBar::placeBeside() const {
    const BoardLayout& layout = board_.frame().layout;
    const QRect squares = layout.whole();
    const int aside = layout.nameStrip() + layout.edge() + BarGap;
    const auto strip = [&](int room, bool left) {
        const int width = std::clamp(room - aside, NarrowestBar, BarWidth);
        const int gap = std::clamp(room - width, 0, aside);
        const int x = left ? squares.left() - gap - width : squares.right() + 1 + gap;
        return QRect(x, squares.top(), width, squares.height());
    };
    const auto& panels = layout.panels();
    const auto taken = [&](const QRect& place) {
        return std::ranges::any_of(panels, [&](const PlayerPanel& panel) { return panel.rect.intersects(place); });
    };
    const QRect left = strip(squares.left(), true);
    if (!taken(left)) return left;
    QRect right = strip(board_.width() - squares.right() - 1, false);
    for (const PlayerPanel& panel : panels)
        if (panel.rect.intersects(right)) right.setLeft(panel.rect.right() + 1);
    return right;
}

void EvaluationBar::place() {
    if (!isVisible() || board_.frame().layout.empty()) return;
    const QRect place = placeBeside();
    if (place != geometry()) setGeometry(place);
}

/// Where it was made is not where it stands.
void EvaluationBar::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    place();
}

bool EvaluationBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) QMetaObject::invokeMethod(this, &EvaluationBar::place, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

/// Partners stand side by side.
void EvaluationBar::paintTeam(QPainter& painter, const QRectF& box, const std::vector<QColor>& colours) const {
    const double width = box.width() / static_cast<double>(std::max<std::size_t>(1, colours.size()));
    double x = box.left();
    for (const QColor& colour : colours) {
        painter.fillRect(QRectF(x, box.top(), width, box.height()), colour);
        x += width;
    }
}

void EvaluationBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF all(rect());
    const bool turned = board_.look().quarterTurns % 4 == 2;
    if (!share_) {
        painter.fillRect(all, palette().color(QPalette::Mid));
    } else {
        // Only a mate leaves nothing to the other side.
        const double least = *share_ <= 0 || *share_ >= 1 ? 0 : LeastShare;
        const double share = std::clamp(shownShare(), least, 1 - least);
        const double edge = all.height() * (turned ? share : 1 - share);
        const QRectF above(all.topLeft(), QSizeF(all.width(), edge));
        const QRectF below(QPointF(all.left(), edge), all.bottomRight());
        paintTeam(painter, above, teams_[turned ? 0 : 1]);
        paintTeam(painter, below, teams_[turned ? 1 : 0]);
    }
    painter.setPen(QPen(QColor(0x80, 0x80, 0x80), 1));
    painter.drawLine(QPointF(0, all.height() / 2), QPointF(all.width(), all.height() / 2));
    painter.drawRect(all.adjusted(0, 0, -1, -1));
}

}  // namespace rokada::ui

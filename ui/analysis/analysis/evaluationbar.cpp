#include "analysis/evaluationbar.h"

#include "board/boarddisplay.h"
#include "kit/fonts.h"
#include "kit/theme.h"
#include "scene/boardtheme.h"
#include "texts/names.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

/// Minimum share of the bar for each team, from 0 to 1. A mate score is the only exception: it fills the whole bar.
constexpr double MinShare = 0.01;
/// Font size of the value, in em.
constexpr double ValueSize = 0.72;
/// Minimum font size of the value, in pixels.
constexpr int SmallestValue = 8;
/// Radius of the corners, in pixels.
constexpr double Radius = 5;
constexpr double ReadableInk = 4.5;

/// Returns the colour of a side in the bar. With two sides, it is the colour of the evaluation graph, which is less
/// intense than the colour of the pieces.
QColor shareColour(std::string_view side, bool many) {
    if (many) return coloursOf(side).fill;
    return side == "white" ? EvaluationColours().white : EvaluationColours().black;
}

}  // namespace

EvaluationBar::EvaluationBar(BoardDisplay& board, QWidget* parent) : QWidget(parent), board_(board) {
    setObjectName(QStringLiteral("evaluationBar"));
    hide();
    connect(&board_, &BoardDisplay::pictureChanged, this, qOverload<>(&QWidget::update));
    connect(&going_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    retranslate();
}

void EvaluationBar::setVariant(const Variant& variant) {
    teams_ = {};
    names_ = {};
    for (const SideSpec& side : variant.sideSpecs) {
        const std::size_t team = side.team == 0 ? 0 : 1;
        teams_[team].push_back(shareColour(side.name, variant.sides() > 2));
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
    QString words = tr("No evaluation yet");
    if (share_) {
        const double better = std::max(*share_, 1 - *share_);
        //: %1: the players of a team; %2: the value, as "+0.34"
        words = better > 0.9    ? tr("%1 is winning (%2)")
                : better > 0.7  ? tr("%1 is much better (%2)")
                : better > 0.56 ? tr("%1 is slightly better (%2)")
                                : QString();
        words = words.isEmpty() ? tr("Equal (%1)").arg(value_) : words.arg(nameOf(*share_ > 0.5 ? 0 : 1), value_);
    }
    setToolTip(words);
    setAccessibleDescription(words);
}

/// Paints the share of a team, with one stripe in the colour of each partner.
void EvaluationBar::paintTeam(QPainter& painter, const QRectF& box, const std::vector<QColor>& colours) const {
    const double width = box.width() / static_cast<double>(std::max<std::size_t>(1, colours.size()));
    double x = box.left();
    for (const QColor& colour : colours) {
        painter.fillRect(QRectF(x, box.top(), width, box.height()), colour);
        x += width;
    }
}

/// Paints the value at the end of the bar that belongs to the team with the better evaluation.
void EvaluationBar::paintValue(QPainter& painter, bool firstBelow) const {
    const bool first = *share_ >= 0.5;
    QString digits = value_;
    digits.remove(QLatin1Char('+')).remove(QChar(0x2212)).remove(QLatin1Char('-'));
    // The bar is narrow, so a number gets only one digit after the decimal point. The text of a mate, for example "#3",
    // is not a number and stays as it is.
    bool number = false;
    const double pawns = QLocale().toDouble(digits, &number);
    if (number) digits = QLocale().toString(pawns, 'f', 1);
    QFont font = weighted(scaledFont(this->font(), ValueSize), QFont::DemiBold);
    for (int pixels = QFontInfo(font).pixelSize();
         pixels > SmallestValue && QFontMetrics(font).horizontalAdvance(digits) > width() - 2;)
        font.setPixelSize(--pixels);
    painter.setFont(font);
    painter.setPen(contrastOf(teams_[first ? 0 : 1].front(), Qt::black) > ReadableInk ? Qt::black : Qt::white);
    const int height = QFontMetrics(font).height() + 4;
    const bool below = first == firstBelow;
    painter.drawText(QRect(0, below ? this->height() - height : 0, width(), height), Qt::AlignCenter, digits);
}

void EvaluationBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(rect());
    const bool turned = board_.frame().look.quarterTurns % 4 == 2;
    QPainterPath outline;
    outline.addRoundedRect(all.adjusted(0.5, 0.5, -0.5, -0.5), Radius, Radius);
    painter.setClipPath(outline);
    if (!share_) {
        painter.fillRect(all, theme().sunken);
    } else {
        // A share of exactly 0 or 1 means a mate, which fills the whole bar.
        const double least = *share_ <= 0 || *share_ >= 1 ? 0 : MinShare;
        const double share = std::clamp(shownShare(), least, 1 - least);
        const double edge = all.height() * (turned ? share : 1 - share);
        const QRectF above(all.topLeft(), QSizeF(all.width(), edge));
        const QRectF below(QPointF(all.left(), edge), all.bottomRight());
        paintTeam(painter, above, teams_[turned ? 0 : 1]);
        paintTeam(painter, below, teams_[turned ? 1 : 0]);
        paintValue(painter, !turned);
    }
    painter.fillRect(QRectF(0, all.height() / 2 - 1, all.width(), 2), theme().edge);
    painter.setClipping(false);
    painter.setPen(QPen(theme().edge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

}  // namespace rokada::ui

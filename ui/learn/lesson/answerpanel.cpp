#include "lesson/answerpanel.h"

#include "kit/announce.h"
#include "scene/markcolours.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>

namespace rokada::ui {

namespace {

using Tone = LessonSaying::Tone;

constexpr int SignRoom = 40;
constexpr QRgb HintSign = 0xFF2F7FD8;

QRgb colourOf(Tone tone) {
    switch (tone) {
        case Tone::Right:
        case Tone::GoesOn: return MarkGreen;
        case Tone::Wrong: return MarkRed;
        case Tone::None:
        case Tone::Hint: break;
    }
    return HintSign;
}

/// Within -1 to 1.
QPainterPath signOf(Tone tone) {
    QPainterPath path;
    if (tone == Tone::Right || tone == Tone::GoesOn) {
        path.moveTo(-0.5, 0.05);
        path.lineTo(-0.1, 0.45);
        path.lineTo(0.55, -0.4);
    } else if (tone == Tone::Wrong) {
        path.moveTo(-0.4, -0.4);
        path.lineTo(0.4, 0.4);
        path.moveTo(0.4, -0.4);
        path.lineTo(-0.4, 0.4);
    } else {
        path.moveTo(0, -0.15);
        path.lineTo(0, 0.5);
        path.addEllipse(QPointF(0, -0.48), 0.03, 0.03);
    }
    return path;
}

}  // namespace

AnswerPanel::AnswerPanel(QWidget* parent) : QFrame(parent), words_(new QLabel(this)) {
    setObjectName(QStringLiteral("answerPanel"));
    words_->setObjectName(QStringLiteral("answerWords"));
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(SignRoom, 10, 10, 10);
    row->addWidget(words_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    hide();
}

QString AnswerPanel::text() const { return words_->text(); }

void AnswerPanel::show(const LessonSaying& saying) {
    const bool other = saying.text != words_->text() || saying.tone != tone_;
    tone_ = saying.tone;
    words_->setText(saying.text);
    setVisible(!saying.text.isEmpty());
    update();
    if (other && !saying.text.isEmpty()) announce(this, saying.text);
}

void AnswerPanel::announceOnly(const QString& sentence) { announce(this, sentence); }

void AnswerPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour(colourOf(tone_));
    QColor ground = colour;
    ground.setAlphaF(0.14F);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.translate(SignRoom / 2.0 + 1, height() / 2.0);
    painter.drawEllipse(QPointF(0, 0), 12, 12);
    painter.scale(12, 12);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(signOf(tone_));
}

}  // namespace rokada::ui

#include "lesson/answerpanel.h"

#include "kit/announce.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

using Tone = LessonFeedback::Tone;

/// Lengths of the panel, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double NoticeSign = 20, NoticeInset = 16, NoticeAir = 12, NoticeRadius = 10;

struct NoticeColours {
    QColor ground, ink;
    Icon sign;
};

NoticeColours coloursOf(Tone tone) {
    const Theme& tokens = theme();
    switch (tone) {
        case Tone::Right:
        case Tone::GoesOn: return {tokens.soft, tokens.onSoft, Icon::Check};
        case Tone::Wrong: return {tokens.dangerSoft, tokens.danger, Icon::Info};
        case Tone::None:
        case Tone::Hint: break;
    }
    return {tokens.warningSoft, tokens.warning, Icon::Hint};
}

}  // namespace

AnswerPanel::AnswerPanel(QWidget* parent) : QFrame(parent), words_(new QLabel(this)) {
    setObjectName(QStringLiteral("answerPanel"));
    words_->setObjectName(QStringLiteral("answerWords"));
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->addWidget(words_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    layOut();
    hide();
}

void AnswerPanel::layOut() {
    const auto px = [em = emOf(font())](double length) { return designPixels(length, em); };
    layout()->setContentsMargins(px(2 * NoticeInset + NoticeSign - 4), px(NoticeAir), px(NoticeInset), px(NoticeAir));
}

/// Sets the colour of the text for the tone of the feedback (right, wrong or hint), as the current theme defines it.
void AnswerPanel::colour() {
    QPalette colours = words_->palette();
    if (colours.color(QPalette::WindowText) == coloursOf(tone_).ink) return;
    colours.setColor(QPalette::WindowText, coloursOf(tone_).ink);
    words_->setPalette(colours);
}

void AnswerPanel::show(const LessonFeedback& feedback) {
    const bool other = feedback.text != words_->text() || feedback.tone != tone_;
    tone_ = feedback.tone;
    words_->setText(feedback.text);
    colour();
    setVisible(!feedback.text.isEmpty());
    update();
    if (other && !feedback.text.isEmpty()) announce(this, feedback.text);
}

void AnswerPanel::announceOnly(const QString& sentence) { announce(this, sentence); }

void AnswerPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const NoticeColours colours = coloursOf(tone_);
    const auto px = [em = emOf(font())](double length) { return designPixels(length, em); };
    paintRound(painter, rect(), px(NoticeRadius), colours.ground, theme().contrast ? colours.ink : QColor(),
               std::max(1, theme().softEdge()));
    const int side = px(NoticeSign);
    const QPixmap sign = iconPixmap(colours.sign, colours.ink, qRound(side * devicePixelRatioF()));
    painter.drawPixmap(QRect(px(NoticeInset) - 2, px(NoticeAir), side, side), sign);
}

void AnswerPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
    if (event->type() == QEvent::PaletteChange) colour();
}

}  // namespace rokada::ui

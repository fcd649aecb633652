#include "learn/chapterrow.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "learn/progresspaint.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths of a row, in pixels at a font size of 15 pixels. `px` scales them with the font size.
constexpr double ChapterHeight = 46, ChapterInset = 12, ChapterRing = 21, ChapterTitle = 46, ChapterAir = 6,
                 ChapterRadius = 10, ChapterNarrowestBeside = 250;

}  // namespace

ChapterRow::ChapterRow(QWidget* parent) : LearnButton(parent) {
    setCheckable(true);
    setAutoExclusive(true);
}

void ChapterRow::show(const QString& title, int done, int all) {
    done_ = done;
    all_ = all;
    setText(title);
    //: %1: number of completed lessons; %2: number of all lessons
    count_ = done < all ? tr("%1 of %2").arg(done).arg(all) : QString();
    //: %1: title of a chapter; %2: number of completed lessons; %3: number of all lessons
    setAccessibleName(done < all ? tr("%1, %2 of %3 lessons completed").arg(title).arg(done).arg(all)
                                 : tr("%1, completed").arg(title));
    updateGeometry();
    update();
}

QFont ChapterRow::countFont() const { return fontFor(TextRole::SecondLine, font()); }

bool ChapterRow::countBelow(int width) const { return !count_.isEmpty() && width < px(ChapterNarrowestBeside); }

int ChapterRow::titleWidth(int width) const {
    const int aside = countBelow(width) || count_.isEmpty()
                          ? 0
                          : QFontMetrics(countFont()).horizontalAdvance(count_) + px(ChapterInset);
    return width - px(ChapterTitle) - px(ChapterInset) - aside;
}

int ChapterRow::heightForWidth(int width) const {
    const int words = heightOf(text(), weighted(font(), QFont::DemiBold), titleWidth(width));
    const int below = countBelow(width) ? QFontMetrics(countFont()).lineSpacing() : 0;
    return std::max(px(ChapterHeight), words + below + 2 * px(ChapterAir));
}

void ChapterRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& tokens = theme();
    const QRectF sheet = QRectF(rect()).adjusted(2, 1, -2, -2);
    if (isChecked()) {
        paintShadow(painter, sheet, px(ChapterRadius), Elevation::Button);
        paintRound(painter, sheet, px(ChapterRadius), tokens.raised, tokens.contrast ? tokens.edge : QColor());
    } else if (pointed()) {
        paintRound(painter, sheet, px(ChapterRadius), tokens.hover);
    }
    if (keyed()) paintRound(painter, sheet, px(ChapterRadius), {}, tokens.accent, 2);
    const int ring = px(ChapterRing);
    paintProgressRing(painter, QRectF(px(ChapterInset), (height() - ring) / 2.0, ring, ring), done_, all_);
    const QFont title = weighted(font(), isChecked() ? QFont::DemiBold : QFont::Medium);
    const bool done = done_ >= all_ && !isChecked();
    const int below = countBelow(width()) ? QFontMetrics(countFont()).lineSpacing() : 0;
    QRect words(px(ChapterTitle), 0, titleWidth(width()), height() - below);
    paintWords(painter, words, text(), title, done ? tokens.text2 : tokens.text);
    if (count_.isEmpty()) return;
    painter.setFont(countFont());
    painter.setPen(tokens.text2);
    if (below > 0) {
        const int bottom = (height() + heightOf(text(), title, words.width()) - below) / 2;
        return painter.drawText(QRect(words.x(), bottom, words.width(), below), Qt::AlignLeft | Qt::AlignVCenter,
                                count_);
    }
    painter.drawText(rect().adjusted(0, 0, -px(ChapterInset), 0), Qt::AlignRight | Qt::AlignVCenter, count_);
}

}  // namespace rokada::ui

#include "table/thinkingstrip.h"

#include "kit/latin.h"

#include <QCoreApplication>
#include <QEvent>
#include <QIcon>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Emblem = 14;
constexpr int Gap = 6;
constexpr int Margin = 8;

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

/// Returns the width in pixels of the column with the search depth. It has room for two digits, so that a growing
/// number does not move the other columns.
int depthWidth(const QFont& font) {
    return QFontMetrics(font).horizontalAdvance(QCoreApplication::translate("Thinking", "depth %1").arg(88));
}

int scoreWidth(const QFont& font) {
    const QFontMetrics metrics(bold(font));
    const QString mate = QCoreApplication::translate("Thinking", "mated in %n", nullptr, 28);
    return std::max(metrics.horizontalAdvance(mate), metrics.horizontalAdvance(QStringLiteral("+88.88")));
}

}  // namespace

ThinkingStrip::ThinkingStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    retranslate();
}

void ThinkingStrip::showThought(const Game& game, Side side, const Report& report, NotationStyle style) {
    std::vector<QString> sideSpecs;
    for (const SideSpec& sideSpec : game.book().variant().sideSpecs) {
        sideSpecs.push_back(latin(sideSpec.name));
    }
    shown_ = Shown{std::move(sideSpecs), side, thoughtOf(game, report, style)};
    setToolTip(text());
    setAccessibleDescription(text());
    update();
}

void ThinkingStrip::clear() {
    shown_.reset();
    setToolTip({});
    setAccessibleDescription({});
    update();
}

QString ThinkingStrip::text() const { return shown_ ? shown_->thought.text() : QString(); }

QSize ThinkingStrip::sizeHint() const { return {400, std::max(fontMetrics().height(), Emblem) + 8}; }

QSize ThinkingStrip::minimumSizeHint() const { return {100, sizeHint().height()}; }

int ThinkingStrip::paintEmblem(QPainter& painter, int x, Side side) const {
    const QIcon icon(QStringLiteral(":/emblems/%1.svg").arg(shown_->sideSpecs[side]));
    icon.paint(&painter, x, (height() - Emblem) / 2, Emblem, Emblem);
    return x + Emblem;
}

/// Paints as many moves of the main line as fit. With more than two sides, each move has the emblem of its side.
void ThinkingStrip::paintLine(QPainter& painter, int x) const {
    const bool emblems = shown_->sideSpecs.size() > 2;
    const int right = width() - Margin;
    const QString more = QStringLiteral("\u2026");
    const int moreWidth = fontMetrics().horizontalAdvance(more);
    const auto& line = shown_->thought.variation;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int wanted = fontMetrics().horizontalAdvance(line[i].text) + (emblems ? Emblem + 3 : 0);
        const bool last = i + 1 == line.size();
        if (x + wanted + (last ? 0 : Gap + moreWidth) > right) {
            painter.drawText(QRect(x, 0, right - x, height()), Qt::AlignLeft | Qt::AlignVCenter, more);
            return;
        }
        const int after = x + wanted + Gap + (emblems ? 4 : 0);
        if (emblems) x = paintEmblem(painter, x, line[i].side) + 3;
        painter.drawText(QRect(x, 0, wanted, height()), Qt::AlignLeft | Qt::AlignVCenter, line[i].text);
        x = after;
    }
}

void ThinkingStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!shown_) {
        painter.setPen(palette().color(QPalette::Disabled, QPalette::WindowText));
        painter.drawText(rect().adjusted(Margin, 0, -Margin, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("The computer's principal variation appears here."));
        return;
    }
    int x = paintEmblem(painter, Margin, shown_->side) + Gap;
    painter.setPen(palette().color(QPalette::WindowText));
    const int depth = depthWidth(font());
    painter.drawText(QRect(x, 0, depth, height()), Qt::AlignLeft | Qt::AlignVCenter, shown_->thought.depth);
    x += depth + 2 * Gap;
    painter.setFont(bold(font()));
    const int score = scoreWidth(font());
    painter.drawText(QRect(x, 0, score, height()), Qt::AlignLeft | Qt::AlignVCenter, shown_->thought.score);
    painter.setFont(font());
    paintLine(painter, x + score + 2 * Gap);
}

void ThinkingStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

/// Updates the texts. Clears the shown variation, because it is in the previous language.
void ThinkingStrip::retranslate() {
    setAccessibleName(tr("Thinking"));
    clear();
}

}  // namespace rokada::ui

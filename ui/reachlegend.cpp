#include "reachlegend.h"

#include "boardscene.h"
#include "boardwidget.h"
#include "gamesession.h"
#include "markshapes.h"
#include "statusline.h"
#include "texts.h"

#include "bonus.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <string_view>

namespace rokada::ui {

namespace {

constexpr int Sample = 22;
constexpr int Gap = 8;

QString listed(const Geometry& board, const std::vector<Square>& squares) {
    QStringList names;
    for (const Square square : squares) names << texts::square(board, square);
    return names.join(QStringLiteral(", "));
}

}  // namespace

ReachLegend::ReachLegend(GameSession& session, BoardWidget& board, StatusLine& status, QWidget* parent)
    : QWidget(parent), session_(session), board_(board), status_(status) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
    connect(&session_, &GameSession::started, this, [this] {
        setVisible(sceneOf(*session_.game(), {}).byReach);
        follow();
    });
    connect(&board_, &BoardWidget::pictureChanged, this, &ReachLegend::follow);
}

QSize ReachLegend::sizeHint() const { return {600, std::max(Sample, fontMetrics().height()) + 6}; }

void ReachLegend::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) update();
}

/// The selection may be another one.
void ReachLegend::follow() {
    if (!isVisibleTo(parentWidget()) || session_.game() == nullptr) return;
    const Square square = board_.selectedSquare();
    std::array<int, 3> counts{-1, -1, -1};
    if (square != NoSquare) {
        counts = {0, 0, 0};
        for (const TargetMark& mark : marksOf(*session_.game(), square))
            counts[static_cast<std::size_t>(mark.reach)] += mark.target ? 1 : 0;
    }
    if (selected_ != square) {
        selected_ = square;
        tellBonus();
    }
    if (counts == counts_) return;
    counts_ = counts;
    update();
}

void ReachLegend::tellBonus() {
    if (board_.selectedSquare() == NoSquare) return;
    const Position& position = session_.game()->position();
    const auto found = bonuses(position, board_.selectedSquare());
    if (!found.empty()) status_.reason(bonusText(position, found.front()));
}

void ReachLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::array words{tr("moves and takes"), tr("only moves"), tr("only takes")};
    const std::array reaches{Reach::Both, Reach::Quiet, Reach::Capture};
    int wanted = 0;
    std::array<QString, 3> texts;
    for (std::size_t i = 0; i < 3; ++i) {
        //: a sort of squares and their number
        texts[i] = counts_[i] < 0 ? words[i] : tr("%1: %2").arg(words[i]).arg(counts_[i]);
        wanted += Sample + Gap + fontMetrics().horizontalAdvance(texts[i]) + 3 * Gap;
    }
    int x = std::max(Gap, (width() - wanted + 3 * Gap) / 2);
    for (std::size_t i = 0; i < 3; ++i) {
        painter.setOpacity(counts_[i] == 0 ? 0.55 : 1);
        paintReachSample(painter, QRectF(x, (height() - Sample) / 2.0, Sample, Sample), reaches[i]);
        x += Sample + Gap;
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect box(x, 0, width() - x, height());
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, texts[i]);
        x += fontMetrics().horizontalAdvance(texts[i]) + 3 * Gap;
    }
}

QString bonusText(const Position& position, const ArrivalBonus& bonus) {
    const Geometry& board = position.book().geometry();
    const QString arrival = texts::square(board, bonus.arrival);
    if (bonus.occupied.empty()) {
        //: %1 is a square, %2 a list of squares
        return ReachLegend::tr("On %1 it earns a bonus: boats on %2.").arg(arrival, listed(board, bonus.placed));
    }
    if (bonus.placed.empty()) {
        return ReachLegend::tr("On %1 it would earn boats, but %2 are occupied.")
            .arg(arrival, listed(board, bonus.occupied));
    }
    return ReachLegend::tr("On %1 it earns a boat on %2; %3 is occupied, no boat there.")
        .arg(arrival, listed(board, bonus.placed), listed(board, bonus.occupied));
}

}  // namespace rokada::ui

#include "table/transformnews.h"

#include "board/boardwidget.h"
#include "explain/bonus.h"
#include "kit/announce.h"
#include "kit/statusline.h"
#include "session/gamesession.h"
#include "texts/texts.h"
#include "texts/towertexts.h"

#include <utility>

namespace rokada::ui {

TransformNews::TransformNews(const WindowContext& context) : Feature(context) {
    connect(&in_.session, &GameSession::moved, this, &TransformNews::note);
    connect(&in_.session, &GameSession::changed, this, [this] {
        if (!in_.board.showing()) tell();
    });
    connect(&in_.session, &GameSession::started, this, [this] {
        sentences_.clear();
        news_.clear();
    });
    connect(&in_.board, &BoardWidget::partChosen, this, [this](int pieces, int height) {
        lifted_ = texts::lifted(pieces, height);
        in_.status.reason(lifted_);
    });
    connect(&in_.board, &BoardWidget::pictureChanged, this, &TransformNews::followLift);
    connect(&in_.board.moveShow(), &MoveShow::landed, this, &TransformNews::tell);
}

/// That a tower can be divided is said as soon as it is selected.
void TransformNews::followLift() {
    const int lifted = in_.board.lifted();
    if (lifted == 0 && !lifted_.isEmpty()) return in_.status.withdraw(std::exchange(lifted_, QString()));
    if (lifted == 0 || !lifted_.isEmpty() || in_.board.targets().empty()) return;
    lifted_ = texts::liftable(lifted, in_.board.game()->position().height(in_.board.selectedSquare()));
    in_.status.reason(lifted_);
}

/// Where the next move comes before the last one is seen, the earlier news go first. Listeners get a transformation
/// with the move.
void TransformNews::note(const Turn& turn) {
    tell();
    const QString becoming = texts::becoming(turn);
    if (!becoming.isEmpty()) {
        news_.push_back({turn.move.to(), becoming});
        if (!somebodyListens()) sentences_ << becoming;
    }
    noteBonus(turn);
    if (const QString freed = texts::freed(turn); !freed.isEmpty()) {
        news_.push_back({turn.move.from(), freed});
        if (!somebodyListens()) sentences_ << freed;
    }
    const QString followed = texts::followed(in_.session.game()->book(), turn);
    if (followed.isEmpty()) return;
    sentences_ << followed;
    for (const Move move : turn.forced) {
        if (move.type() == MoveType::Elimination) news_.push_back({turn.before.king(move.eliminated()), followed});
    }
}

/// Pieces that come to the board for an arrival.
void TransformNews::noteBonus(const Turn& turn) {
    if (turn.move.type() == MoveType::Drop || turn.move.type() == MoveType::Elimination) return;
    const Variant& variant = turn.before.book().variant();
    for (const ArrivalBonus& earned : bonuses(turn.before, turn.move.from())) {
        if (earned.arrival != turn.move.to() || earned.placed.empty()) continue;
        const Kind kind = kindOf(earned.given);
        for (const Square square : earned.placed) news_.push_back({square, texts::bonus(variant, kind)});
        sentences_ << texts::bonus(variant, kind, earned.placed);
    }
}

void TransformNews::tell() {
    if (!news_.empty()) in_.board.moveShow().tell(std::exchange(news_, {}), in_.board.font());
    const QStringList said = std::exchange(sentences_, QStringList());
    if (!said.isEmpty()) in_.status.reason(said.join(QLatin1Char(' ')));
}

}  // namespace rokada::ui

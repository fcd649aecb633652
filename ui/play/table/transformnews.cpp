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

TransformNews::TransformNews(GameSession& session, BoardWidget& board, StatusLine& status)
    : session_(session), board_(board), status_(status) {
    connect(&session_, &GameSession::moved, this, &TransformNews::note);
    connect(&session_, &GameSession::changed, this, [this] {
        if (!board_.frame().progress.underWay()) tell();
    });
    connect(&session_, &GameSession::started, this, [this] {
        sentences_.clear();
        news_.clear();
    });
    connect(&board_, &BoardWidget::partChosen, this, [this](int pieces, int height) {
        lifted_ = texts::lifted(pieces, height);
        status_.silentReason(lifted_);  // without a visible message, because the panel of the tower shows it
    });
    connect(&board_, &BoardWidget::pictureChanged, this, &TransformNews::followLift);
    connect(&board_.moveShow(), &MoveShow::landed, this, &TransformNews::tell);
}

/// Shows how a tower can be divided when the user selects it.
void TransformNews::followLift() {
    const int lifted = board_.input().lifted();
    if (lifted == 0 && !lifted_.isEmpty()) return status_.withdraw(std::exchange(lifted_, QString()));
    if (lifted == 0 || !lifted_.isEmpty() || board_.input().targets().empty()) return;
    lifted_ = texts::liftable(lifted, board_.game()->position().height(board_.frame().attention.selected()));
    status_.silentReason(lifted_);
}

/// Collects the consequences of a move. Pending messages of the previous move are shown first. Transformations are left
/// out for screen readers, because they are read together with the move.
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
    const QString followed = texts::followed(session_.game()->book(), turn);
    if (followed.isEmpty()) return;
    sentences_ << followed;
    for (const Move move : turn.forced) {
        if (move.type() == MoveType::Elimination) news_.push_back({turn.before.king(move.eliminated()), followed});
    }
}

/// Adds a message about the pieces that a move has put on the board at its arrival.
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
    if (!news_.empty()) board_.moveShow().tell(std::exchange(news_, {}), board_.font());
    const QStringList said = std::exchange(sentences_, QStringList());
    if (!said.isEmpty()) status_.reason(said.join(QLatin1Char(' ')));
}

}  // namespace rokada::ui

#include "table/transformannouncer.h"

#include "board/boardwidget.h"
#include "explain/bonus.h"
#include "kit/announce.h"
#include "kit/statusline.h"
#include "session/gamesession.h"
#include "texts/texts.h"
#include "texts/towertexts.h"

#include <utility>

namespace rokada::ui {

TransformAnnouncer::TransformAnnouncer(GameSession& session, BoardWidget& board, StatusLine& status)
    : session_(session), board_(board), status_(status) {
    connect(&session_, &GameSession::moved, this, &TransformAnnouncer::note);
    connect(&session_, &GameSession::changed, this, [this] {
        if (!board_.frame().progress.underWay()) tell();
    });
    connect(&session_, &GameSession::started, this, [this] {
        sentences_.clear();
        callouts_.clear();
    });
    connect(&board_, &BoardWidget::partChosen, this, [this](int pieces, int height) {
        lifted_ = texts::lifted(pieces, height);
        status_.announceMessage(lifted_);  // only for screen readers, because the tower panel shows it
    });
    connect(&board_, &BoardWidget::pictureChanged, this, &TransformAnnouncer::followLift);
    connect(&board_.moveShow(), &MoveShow::landed, this, &TransformAnnouncer::tell);
}

/// Tells screen readers how many pieces of a tower (stack of pieces) can move, when the user selects the tower. Removes
/// the message when the tower is deselected.
void TransformAnnouncer::followLift() {
    const int lifted = board_.input().lifted();
    if (lifted == 0 && !lifted_.isEmpty()) return status_.withdraw(std::exchange(lifted_, QString()));
    if (lifted == 0 || !lifted_.isEmpty() || board_.input().targets().empty()) return;
    lifted_ = texts::liftable(lifted, board_.game()->position().height(board_.frame().attention.selected()));
    status_.announceMessage(lifted_);
}

/// Collects messages about the consequences of a move. First shows the pending messages of the previous move. With a
/// screen reader, leaves out the sentences about transformed pieces, because the announcement of the move contains
/// them.
void TransformAnnouncer::note(const Turn& turn) {
    tell();
    const QString becoming = texts::becoming(turn);
    if (!becoming.isEmpty()) {
        callouts_.push_back({turn.move.to(), becoming});
        if (!somebodyListens()) sentences_ << becoming;
    }
    noteBonus(turn);
    if (const QString freed = texts::freed(turn); !freed.isEmpty()) {
        callouts_.push_back({turn.move.from(), freed});
        if (!somebodyListens()) sentences_ << freed;
    }
    const QString followed = texts::followed(session_.game()->book(), turn);
    if (followed.isEmpty()) return;
    sentences_ << followed;
    for (const Move move : turn.forced) {
        if (move.type() == MoveType::Elimination) callouts_.push_back({turn.before.king(move.eliminated()), followed});
    }
}

/// Adds a message about the bonus pieces: new pieces that the side gets because its piece has arrived on a certain
/// square.
void TransformAnnouncer::noteBonus(const Turn& turn) {
    if (turn.move.type() == MoveType::Drop || turn.move.type() == MoveType::Elimination) return;
    const Variant& variant = turn.before.book().variant();
    for (const ArrivalBonus& earned : bonuses(turn.before, turn.move.from())) {
        if (earned.arrival != turn.move.to() || earned.placed.empty()) continue;
        const Kind kind = kindOf(earned.given);
        for (const Square square : earned.placed) callouts_.push_back({square, texts::bonus(variant, kind)});
        sentences_ << texts::bonus(variant, kind, earned.placed);
    }
}

void TransformAnnouncer::tell() {
    if (!callouts_.empty()) board_.moveShow().tell(std::exchange(callouts_, {}), board_.font());
    const QStringList said = std::exchange(sentences_, QStringList());
    if (!said.isEmpty()) status_.showMessage(said.join(QLatin1Char(' ')));
}

}  // namespace rokada::ui

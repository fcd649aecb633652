#include "table/hinter.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "kit/statusline.h"
#include "session/silence.h"
#include "shell/sharedsettings.h"
#include "texts/hinttexts.h"

#include <algorithm>

namespace rokada::ui {

namespace {

enum Step { Marked = 1, Drawn, Explained };

}  // namespace

Hinter::Hinter(GameSession& session, BoardWidget& board, StatusLine& status, const Settings& settings, QObject* parent)
    : QObject(parent), session_(session), board_(board), status_(status), settings_(settings) {
    connect(&session_, &GameSession::changed, this, &Hinter::forget);
    connect(&session_, &GameSession::advised, this, [this](Move move) {
        move_ = move;
        show();
    });
}

void Hinter::next() {
    if (!session_.humanToMove()) return;
    if (settings_.get(keys::silentPartner()) && partnerListens(session_)) return status_.reason(silenceReason());
    if (move_) return show();
    status_.reason(tr("Looking for a good move..."));
    session_.advise();
}

void Hinter::show() {
    const Position& position = session_.game()->position();
    if (step_ == 0) emit helped(position.turn());
    // Where nothing can be said for the move, its name is the last word.
    const int last = texts::hasReason(position, *move_) ? Explained : Drawn;
    step_ = std::min<int>(step_ + 1, last);
    QStringList sentences{step_ == last ? texts::goodMove(position, *move_, settings_.get(keys::notation()))
                                        : texts::lookAt(position, *move_)};
    if (const QString warning = texts::warning(position); step_ != last && !warning.isEmpty())
        sentences.prepend(warning);
    const QString words = sentences.join(QLatin1Char(' '));
    status_.reason(words);
    // A reason is read where the eye is.
    board_.setAdvice(*move_, step_ >= Drawn);
    if (step_ == Explained) board_.moveShow().tell({{move_->to(), words, NoSide}}, board_.font());
}

void Hinter::forget() {
    move_.reset();
    step_ = 0;
}

}  // namespace rokada::ui

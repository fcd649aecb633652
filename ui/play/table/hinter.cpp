#include "table/hinter.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "session/occupants.h"
#include "shell/sharedsettings.h"
#include "texts/hinttexts.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

enum Step { Marked = 1, Drawn, Explained };

/// Returns true if `report` has no variation, or only the first move of the variation in `before`. A stopped search can
/// send such a report.
bool tellsLess(const Report& report, const Report& before) {
    if (report.variations.empty()) return true;
    const auto &now = report.variations.front().moves, &then = before.variations.front().moves;
    return now.size() < 2 && then.size() > 1 && !now.empty() && now.front() == then.front();
}

}  // namespace

Hinter::Hinter(GameSession& session, BoardWidget& board, StatusLine& status, const Settings& settings, QObject* parent)
    : QObject(parent), session_(session), board_(board), status_(status), settings_(settings) {
    connect(&session_, &GameSession::changed, this, &Hinter::forget);
    connect(&session_, &GameSession::advised, this, [this](Move move) {
        move_ = move;
        show();
    });
    connect(&session_, &GameSession::thought, this, [this](Side, const Report& report) {
        if (session_.humanToMove() && (!thought_ || !tellsLess(report, *thought_))) thought_ = report;
    });
    connect(&session_, &GameSession::thinkingFailed, this, [this] { wanted_ = step_; });
}

void Hinter::next() {
    if (!session_.humanToMove()) return;
    if (settings_.get(keys::silentPartner()) && partnerListens(session_)) return status_.showMessage(silenceReason());
    // A request during the search raises the level of the hint that is shown afterwards. It does not end the search,
    // because a shorter search can find a worse move.
    wanted_ = std::min<int>(wanted_ + 1, Explained);
    if (move_) return show();
    status_.showMessage(tr("Looking for a good move..."));
    session_.advise();
}

void Hinter::show() {
    const Position& position = session_.game()->position();
    if (step_ == 0) emit helped(position.turn());
    step_ = wanted_ = std::max<int>(wanted_, Marked);
    const NotationStyle style = settings_.get(keys::notation());
    const QString why = step_ == Explained
                            ? texts::whyHinted(*session_.game(), *move_, thought_ ? &*thought_ : nullptr, style)
                            : QString();
    QStringList sentences{step_ == Marked  ? texts::lookAt(position, *move_)
                          : step_ == Drawn ? texts::goodMove(position, *move_, style)
                                           : texts::goodMoveAndWhy(position, *move_, why, style)};
    if (const QString warning = texts::warning(position); step_ != Explained && !warning.isEmpty())
        sentences.prepend(warning);
    board_.setNotes(&BoardNotes::advice, adviceOf(*board_.game(), *move_, step_ >= Drawn));
    said_ = sentences.join(QLatin1Char(' '));
    status_.showMessage(said_);
}

void Hinter::forget() {
    // The text of the hint belongs to the previous position.
    status_.withdraw(std::exchange(said_, QString()));
    move_.reset();
    thought_.reset();
    step_ = wanted_ = 0;
}

}  // namespace rokada::ui

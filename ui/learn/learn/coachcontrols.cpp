#include "learn/coachcontrols.h"

#include "board/boardwidget.h"
#include "kit/settingtypes.h"
#include "kit/statusline.h"
#include "learn/ratingcontrols.h"
#include "lesson/lessonboard.h"
#include "lesson/lessonpage.h"
#include "motifs/motiffinder.h"
#include "session/gamesession.h"
#include "shell/frontpages.h"
#include "shell/windowactions.h"
#include "texts/motiftexts.h"

#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Hash size of the coach's engine, in megabytes.
constexpr int CoachHash = 8;

}  // namespace

Setting<bool> keys::coach() { return setting::flag(QStringLiteral("coach"), false); }

void declareLearn(Settings& settings) { settings.declare(keys::coach(), keys::ratesGames()); }

CoachControls::CoachControls(GameSession& session, WindowActions& actions, BoardWidget& board, StatusLine& status,
                             Settings& settings, FrontPages& front, Offers& offers)
    : session_(session), actions_(actions), board_(board), status_(status), settings_(settings), front_(front) {
    offers.add<GameCoach>(*this);
    coach_ = &actions_.add(
        {.name = "coach",
         .text = QT_TRANSLATE_NOOP("Action", "Coac&h"),
         .tip = QT_TRANSLATE_NOOP("Action", "Warn once before a blunder, and show the threats of the opponent"),
         .place = {menus::Analysis, 810},
         .checkable = true},
        this, [this](bool on) { setOn(on); });
    keyMoments_ = &actions_.add(
        {.name = "coachMoments",
         .text = QT_TRANSLATE_NOOP("Action", "Ke&y Moments"),
         .tip = QT_TRANSLATE_NOOP("Action", "Replay up to three key moments of the game and find better moves"),
         .place = {menus::Analysis, 820}},
        this, [this] { showMoments(); });
    session.setGuard([this](Move move) { return allows(move); });
    connect(&session, &GameSession::started, this, [this] {
        moments_.clear();
        opinion_.reset();
    });
    connect(&session, &GameSession::moved, this, &CoachControls::note);
    connect(&session, &GameSession::changed, this, &CoachControls::think);
    connect(&session, &GameSession::ended, this, [this] {
        if (on() && !moments_.empty())
            status_.showMessage(tr("This game has key moments. Choose Analysis > Key Moments to find better moves."));
    });
    coach_->setChecked(on());
}

// The session calls `allows` before each move, so the session must not play a move after this object is destroyed.
CoachControls::~CoachControls() = default;

void CoachControls::setOn(bool on) {
    settings_.set(keys::coach(), on);
    coach_->setChecked(on);
    status_.showMessage(on ? tr("The coach is on.") : tr("The coach is off."));
    think();
}

// --- before and after moves

/// Analyses the position on the board on a worker thread if it is a person's turn.
void CoachControls::think() {
    const Game* game = session_.game();
    if (opinion_ && game && opinion_->key == game->position().key()) return;
    opinion_.reset();
    warned_.reset();
    job_.requestStop();
    if (!on() || !game || !session_.humanToMove()) return;
    session_.noteHelp();
    if (!engine_) engine_ = std::make_shared<Engine>(CoachHash, 1);
    job_.start(
        [this, engine = engine_, book = game->sharedBook(), position = game->position()](const std::stop_token& stop) {
            CoachOpinion opinion = opinionOn(*engine, book, position, stop);
            if (!stop.stop_requested()) calls_.post([this, opinion = std::move(opinion)] { onOpinion(opinion); });
        });
}

void CoachControls::wait() { job_.wait(); }

void CoachControls::onOpinion(CoachOpinion opinion) {
    const Game* game = session_.game();
    if (!on() || !game || game->position().key() != opinion.key || !session_.humanToMove()) return;
    opinion_ = std::move(opinion);
    if (!opinion_->threat) return;
    status_.showMessage(tr("Careful! %1").arg(texts::sentenceOf(game->book(), *opinion_->threat)));
}

bool CoachControls::allows(Move move) {
    const Game* game = session_.game();
    if (!on() || !game || !opinion_ || opinion_->key != game->position().key() || warned_) return true;
    const auto loss = opinion_->lossBy(move);
    if (!loss || *loss < Blunder) return true;
    warned_ = move;
    status_.showMessage(warning(game->position(), move));
    return false;
}

QString CoachControls::warning(const Position& position, Move move) const {
    const auto fault = MotifFinder(position.book()).fault(position, move);
    const QString why = fault ? texts::sentenceOf(position.book(), *fault) : tr("There is a much better move.");
    return tr("Careful! %1 Play the move again to confirm it.").arg(why);
}

void CoachControls::note(const Turn& turn) {
    if (!on() || !opinion_ || opinion_->key != turn.before.key()) return;
    moments_.forgetFrom(turn.before);
    moments_.note(turn.before, turn.move, *opinion_);
}

// --- after the game

void CoachControls::showMoments() {
    if (moments_.empty() || !session_.game()) return;
    if (!page_) {
        page_ = new LessonPage(settings_, &front_.stack());
        page_->setObjectName(QStringLiteral("coachPage"));
        connect(page_, &LessonPage::left, this, &CoachControls::leave);
        connect(page_, &LessonPage::lessonOver, this, &CoachControls::leave);
    }
    page_->leaveLesson();
    lesson_ = moments_.lesson(session_.game()->sharedBook());
    nameWaysBack();
    page_->show(lesson_, 0, 0);
    if (front_.shown() != page_) front_.show(*page_, RailPlace::Learn, tr("Key moments are shown."));
    page_->takeFocus(false);
}

void CoachControls::nameWaysBack() {
    page_->setLastWords(tr("Back to the game"));
    page_->setWayBack(tr("Back to the game"));
}

void CoachControls::leave() {
    if (front_.shown() != page_) return;
    front_.leave();
    board_.setFocus();
}

void CoachControls::updateActions() {
    keyMoments_->allow(!moments_.empty(), tr("The coach found no better moves in this game."));
}

void CoachControls::retranslate() {
    if (!page_ || front_.shown() != page_) return;
    front_.say(tr("Key moments are shown."));
    nameWaysBack();
    if (!page_->run()) return;
    const Lesson again = moments_.lesson(session_.game()->sharedBook());
    lesson_.title = again.title;
    for (std::size_t i = 0; i < std::min(lesson_.steps.size(), again.steps.size()); ++i) {
        lesson_.steps[i].text = again.steps[i].text;
        lesson_.steps[i].praise = again.steps[i].praise;
    }
    page_->renew();
}

}  // namespace rokada::ui

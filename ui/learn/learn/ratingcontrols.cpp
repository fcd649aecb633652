#include "learn/ratingcontrols.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "kit/statusline.h"
#include "learn/ratingdialog.h"
#include "session/gamesession.h"
#include "session/opponents.h"
#include "session/ratedgame.h"
#include "shell/offers.h"
#include "shell/preferencepages.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"

#include <QMainWindow>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

Setting<bool> keys::ratesGames() { return setting::flag(QStringLiteral("ratesGames"), true); }

RatingControls::RatingControls(QMainWindow& window, GameSession& session, WindowActions& actions,
                               PreferencePages& pages, StatusLine& status, Settings& settings,
                               WindowSignals& windowSignals)
    : window_(window),
      session_(session),
      pages_(pages),
      status_(status),
      settings_(settings),
      windowSignals_(windowSignals) {
    actions.add({.name = "ratings",
                 .text = QT_TRANSLATE_NOOP("Action", "My &Ratings"),
                 .tip = QT_TRANSLATE_NOOP("Action", "Show your rating in each variant"),
                 .place = {menus::Pages, 50}},
                this, &RatingControls::show);
    connect(&session_, &GameSession::started, this, [this] { outcomes_.clear(); });
    connect(&session_, &GameSession::ended, this, &RatingControls::count);
    connect(&session_, &GameSession::helpUsed, this, [this] {
        GameSetup setup = session_.setup();
        setup.helped = false;
        if (settings_.get(keys::ratesGames()) && ratedOpponents(setup))
            status_.showMessage(tr("This game no longer counts for your rating."));
    });
    addPreference();
}

void RatingControls::addPreference() {
    pages_.add(
        {.name = "ratesGames",
         .section = PreferenceSection::Computer,
         .number = 45,
         .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Rate my games")),
         .more = preferenceWords(QT_TRANSLATE_NOOP(
             "Preference", "A game against Rokada changes your rating if you use no hints, takebacks or analysis")),
         .get = [this] { return settings_.get(keys::ratesGames()) ? 1 : 0; },
         .set = [this](int rates) { settings_.set(keys::ratesGames(), rates != 0); },
         .usual = keys::ratesGames().usual ? 1 : 0});
}

void RatingControls::join(const Offers& offers) { learners_ = offers.find<Learners>(); }

/// Returns the learners who play the current game. If only one person plays, it is the learner with the same name, or
/// the current learner if no learner has this name. If several people play, returns the learners with their names.
std::vector<RatingControls::Participant> RatingControls::participants() const {
    const auto& seats = session_.setup().seats;
    const LearnerList& list = learners_->list();
    const bool alone = std::ranges::count_if(seats, &Seat::human) == 1;
    std::vector<Participant> found;
    for (const Seat& seat : seats) {
        if (!seat.human) continue;
        const auto named = list.named(seat.name);
        if (alone) return {{named.value_or(list.chosen()), {}}};
        if (named) found.push_back({*named, seat.name});
    }
    return found;
}

bool RatingControls::counts() const {
    return learners_ && settings_.get(keys::ratesGames()) && !session_.viewing() && ratedOpponents(session_.setup());
}

/// Changes the ratings of the people after the end of a game.
void RatingControls::count(const Ending& ending) {
    outcomes_.clear();
    if (!counts()) return;
    const GameSetup& setup = session_.setup();
    const auto person = std::ranges::find_if(setup.seats, &Seat::human);
    halfPoints_ = ending.halfPoints[static_cast<std::size_t>(person - setup.seats.begin())];
    const RatedOpponents opponents = *ratedOpponents(setup);
    const RatedResult result{opponents.rating, opponents.deviation, halfPoints_ / 2.0};
    const QString game = latin(setup.book->variant().id);
    for (const Participant& one : participants()) {
        const GameRating before = learners_->list().all()[one.learner].ratings.value(game);
        learners_->change(
            [learner = one.learner, game, result](LearnerList& list) { return list.noteRated(learner, game, result); });
        const double now = learners_->list().all()[one.learner].ratings.value(game).now.rating;
        const double old = before.games == 0 ? opponents.rating : before.now.rating;
        outcomes_.push_back({one.name, qRound(now) - qRound(old)});
    }
    next_ = proposed();
    tell();
}

/// Returns the first computer that plays against the people. Returns nullptr if there is none.
const Seat* RatingControls::enemyComputer() const {
    const auto& seats = session_.setup().seats;
    const auto person = std::ranges::find_if(seats, &Seat::human);
    if (person == seats.end()) return nullptr;
    const auto own = Side(person - seats.begin());
    for (std::size_t side = 0; side < seats.size(); ++side) {
        if (!seats[side].human && !session_.setup().book->allied(Side(side), own)) return &seats[side];
    }
    return nullptr;
}

/// Returns the level of the proposed next opponent, as `Level::steps`, or 0 for none. Only a single person gets a
/// proposal.
int RatingControls::proposed() const {
    const auto people = participants();
    const Seat* computer = enemyComputer();
    if (people.size() != 1 || computer == nullptr) return 0;
    const std::string_view game = session_.setup().book->variant().id;
    const double rating = learners_->list().all()[people.front().learner].ratings.value(latin(game)).now.rating;
    return nextOpponent(game, rating, computer->level, halfPoints_ == 2);
}

void RatingControls::tell() {
    if (!outcomes_.empty()) emit windowSignals_.gameRated(words(), next_);
}

/// Returns the result with the changes of the ratings: "You beat Vera (1240): +18".
QString RatingControls::words() const {
    const auto& seats = session_.setup().seats;
    const std::string_view game = session_.setup().book->variant().id;
    const Opponent* opponent = opponentOn(*enemyComputer(), game);
    const auto signedText = [](int change) {
        return (change < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + QString::number(std::abs(change));
    };
    if (outcomes_.size() > 1 || seats.size() > 2) {
        QStringList changes;
        for (const Outcome& one : outcomes_) {
            //: change of a rating; %1: name of a person; %2: for example "+18"
            changes << (one.name.isEmpty() ? tr("Your rating: %1").arg(signedText(one.change))
                                           : tr("Rating of %1: %2").arg(one.name, signedText(one.change)));
        }
        return changes.join(u'\n');
    }
    const QString name = opponent ? nameOf(*opponent) : QStringLiteral("Rokada");
    const QString rating = ratingText(opponent ? opponent->rating : opponentsIn(game).full);
    //: %1: name of an opponent; %2: rating of the opponent; %3: change of your rating, for example "+18"
    const QString words = halfPoints_ == 2   ? tr("You beat %1 (%2): %3")
                          : halfPoints_ == 1 ? tr("You drew against %1 (%2): %3")
                                             : tr("You lost to %1 (%2): %3");
    return words.arg(name, rating, signedText(outcomes_.front().change));
}

void RatingControls::show() {
    if (!learners_) return;
    auto* dialog = new RatingDialog(learners_->current(), &window_);
    dialog->open();
}

void RatingControls::retranslate() {
    const Game* game = session_.game();
    if (game && game->ending()) tell();
}

}  // namespace rokada::ui

#include "match/matchrunner.h"

#include "engines/enginelog.h"
#include "kit/delay.h"
#include "kit/draftfiles.h"
#include "kit/readfile.h"
#include "kit/writefile.h"
#include "match/matchbooks.h"
#include "match/matchopenings.h"
#include "match/matchplayers.h"
#include "match/record.h"
#include "variants/variants.h"

#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <map>
#include <set>
#include <utility>

namespace rokada::ui {

namespace {

constexpr qint64 LargestState = qint64{256} << 20;
/// Maximum length of a game in plies.
constexpr int LongestMatchGame = 1000;
/// Timeouts of external engines in a match. They are long, because a match keeps the computer busy.
constexpr external::EngineTimeouts AtMatch{.margin = std::chrono::seconds(5),
                                           .without = std::chrono::minutes(1),
                                           .handshake = std::chrono::seconds(10),
                                           .stop = std::chrono::milliseconds(0)};
/// In the first `CopiedAlways` plies of a game, each position is copied for the boards. In longer games, a copy takes
/// more time, so a position is copied only if the boards have shown the previous copy.
constexpr std::size_t CopiedAlways = 200;
/// The match file is saved after each of the first `OftenWritten` games. Later it is large and slow to write, so it is
/// saved only after every `WrittenEvery` games.
constexpr std::size_t OftenWritten = 200, WrittenEvery = 10;
/// Maximum number of damaged match files that are kept under other names.
constexpr int MaxAside = 1000;

/// Returns the value of the PGN tag Termination.
std::string termination(const match::GameEnd& end) {
    using EndReason = match::GameEnd::EndReason;
    switch (end.reason) {
        case EndReason::Time: return "time forfeit";
        case EndReason::IllegalMove: return "rules infraction";
        case EndReason::Fails: return "abandoned";
        case EndReason::Plies: return "adjudication";
        case EndReason::Rules:
        case EndReason::ClaimedDraw:
        case EndReason::Resigns:
        case EndReason::NotReady: break;
    }
    return "normal";
}

}  // namespace

/// State that the threads of the match share with the window.
struct MatchRunner::Shared {
    mutable std::mutex lock;
    std::shared_ptr<match::Match> match;  ///< the running match, or nullptr
    bool paused = false;
    std::map<int, LiveGame> live;   ///< current game of each worker, by the index of the worker
    std::map<int, LiveGame> ended;  ///< last position of each worker's finished game, until `live` returns it
    std::set<int> taken;  ///< workers whose current game `live` has returned; their next position is copied in any case

    /// Pauses or continues the match according to `paused`. Releases `lock` before it calls the match. The match holds
    /// a lock of its own while it calls the watcher, which needs `lock`, so two threads could otherwise wait for each
    /// other.
    void tellPaused() const {
        std::unique_lock hold(lock);
        const auto running = match;
        const bool wanted = paused;
        hold.unlock();
        if (running) running->setPaused(wanted);
    }
};

/// Receives the events of the match, on the threads of the match, and saves the match file.
class MatchRunner::Watcher final : public match::MatchWatcher {
public:
    using GameCallback = std::function<void(const match::PlayedGame&, const QByteArray&)>;

    Watcher(Shared& shared, MatchState state, QString file, GameCallback onGame)
        : shared_(shared), state_(std::move(state)), file_(std::move(file)), onGame_(std::move(onGame)) {}

    void turnBegins(const match::GamePlace& place, const Game& game) override {
        const std::lock_guard lock(shared_.lock);
        const auto known = shared_.live.find(place.worker);
        const bool same =
            known != shared_.live.end() && known->second.unit == place.unit && known->second.number == place.game;
        const bool taken = shared_.taken.erase(place.worker) > 0;
        if (same && !taken && game.played() > CopiedAlways) return;
        shared_.live.insert_or_assign(place.worker, shown(place, game));
    }

    void gameDropped(const match::GamePlace& place, const Game& game) override { leave(place, game); }

    bool gameEnded(const match::GamePlace& place, const Game& game, const match::GameResult& result) override {
        leave(place, game);
        const int half = place.seating.teamOfFirst == 0 ? result.halfPoints : 2 - result.halfPoints;
        const match::PlayedGame played{place.unit, place.game, half, result.end.failed()};
        const auto& units = shared_.match->standings().units();
        const match::RecordHead head{
            .event = "Rokada: engine match",
            .round = std::to_string(units[place.unit].round + 1) + '.' + std::to_string(place.game + 1),
            .engines = shared_.match->seatNames(place),
            .termination = termination(result.end),
            .date = QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString()};
        state_.played.push_back(played);
        state_.pgn.push_back(QByteArray::fromStdString(match::recordText(game, result, head)));
        if (state_.played.size() < OftenWritten || state_.played.size() % WrittenEvery == 0) write();
        onGame_(played, state_.pgn.back());
        return unwritten_.isEmpty();
    }

    void write() {
        if (file_.isEmpty()) return;
        if (const auto written = writeFile(file_, toJson(state_)); !written) unwritten_ = written.error();
    }
    /// Returns why the last attempt to write the match file failed; empty if none has failed.
    [[nodiscard]] const QString& unwritten() const { return unwritten_; }

private:
    [[nodiscard]] LiveGame shown(const match::GamePlace& place, const Game& game) const {
        QStringList players;
        for (const std::string& name : shared_.match->seatNames(place)) players << QString::fromUtf8(name.c_str());
        return {game, std::move(players), place.unit, place.game, place.worker};
    }
    /// Marks the game of a worker as finished, so that the boards show its last position once.
    void leave(const match::GamePlace& place, const Game& game) {
        const std::lock_guard lock(shared_.lock);
        shared_.live.erase(place.worker);
        shared_.ended.insert_or_assign(place.worker, shown(place, game));
    }

    Shared& shared_;
    MatchState state_;
    QString file_, unwritten_;
    GameCallback onGame_;
};

/// Sets `Shared::match` while the match runs. The destructor clears it, even after an exception.
class MatchRunner::Underway {
public:
    Underway(Shared& shared, std::shared_ptr<match::Match> match) : shared_(shared) {
        {
            const std::lock_guard lock(shared_.lock);
            shared_.match = std::move(match);
        }
        shared_.tellPaused();
    }
    ~Underway() {
        const std::lock_guard lock(shared_.lock);
        shared_.match.reset();
        shared_.live.clear();
    }
    Underway(const Underway&) = delete;
    Underway& operator=(const Underway&) = delete;

private:
    Shared& shared_;
};

MatchRunner::MatchRunner(const Settings& settings, QObject* parent)
    : QObject(parent), settings_(settings), shared_(std::make_shared<Shared>()) {
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) { end(match::MatchEnd::Broken, why); });
    connect(&fileJob_, &BackgroundJob::failed, this,
            [this](const QString& why) { take({}, {.why = why, .usable = false}); });
}

MatchRunner::~MatchRunner() { job_.cancel(); }

void MatchRunner::keepIn(const QString& file) {
    reading_ = true;
    fileJob_.start([this, file](const std::stop_token&) {
        removeDrafts(file);
        calls_.post([this, file, kept = findMatch(file)] { take(file, kept); });
    });
}

/// Reads the match file. Renames a damaged file. Call it on a worker thread.
MatchRunner::KeptMatch MatchRunner::findMatch(const QString& file) {
    if (file.isEmpty() || !QFileInfo::exists(file)) return {};
    const auto unreadable = [&](const QString& why) {
        return KeptMatch{.why = tr("The last engine match in %1 cannot be read: %2. Matches are not saved.")
                                    .arg(QDir::toNativeSeparators(file), why),
                         .usable = false};
    };
    ReadFile kept(file);
    if (const Opened opened = kept.openToRead(LargestState); !opened) return unreadable(opened.error());
    auto state = matchStateOf(kept.readAll());
    if (kept.failed()) return unreadable(kept.errorString());
    return state ? KeptMatch{.state = std::move(state)} : moveAside(file);
}

/// Renames a damaged match file, so that a new match does not overwrite it. If the file cannot be renamed, matches are
/// not saved.
MatchRunner::KeptMatch MatchRunner::moveAside(const QString& file) {
    for (int i = 1; i <= MaxAside; ++i) {
        const QString aside = QStringLiteral("%1.damaged-%2").arg(file).arg(i);
        if (QFileInfo::exists(aside) || !QFile::rename(file, aside)) continue;
        return {
            .why =
                tr("The last engine match is damaged. Its file was kept as %1.").arg(QDir::toNativeSeparators(aside))};
    }
    return {.why = tr("The last engine match is damaged, and its file %1 cannot be renamed. Matches are not saved.")
                       .arg(QDir::toNativeSeparators(file)),
            .usable = false};
}

void MatchRunner::take(const QString& file, KeptMatch kept) {
    reading_ = false;
    file_ = kept.usable ? file : QString();
    if (state_ == State::None && kept.state) {
        load(*std::move(kept.state));
        const bool complete = standings_->gamesPlayed() == standings_->gamesPlanned();
        state_ = complete ? State::Over : State::Stopped;
    }
    emit changed();
    emit fileRead(kept.why);
}

void MatchRunner::load(MatchState match) {
    match_ = std::move(match);
    standings_ = match_.standings();
    playedBefore_ = standings_->gamesPlayed();
}

bool MatchRunner::busy() const { return reading_ || state_ == State::Running || state_ == State::Stopping; }

void MatchRunner::start(MatchSetup setup) {
    if (busy()) return;
    if (setup.sprt && !sprtPossible(setup)) setup.sprt.reset();
    load({.setup = std::move(setup), .played = {}, .pgn = {}});
    begin(true);
}

void MatchRunner::resume() {
    if (standings_ && !busy()) begin(false);
}

MatchRunner::Progress MatchRunner::progress() const {
    Progress progress;
    if (!standings_) return progress;
    const auto now = paused_ ? pausedAt_ : timeNow();
    progress.elapsed = now - begun_;
    const std::size_t played = standings_->gamesPlayed() - playedBefore_;
    const auto missing = static_cast<std::int64_t>(standings_->gamesPlanned() - standings_->gamesPlayed());
    if (played > 0) progress.left = progress.elapsed * missing / static_cast<std::int64_t>(played);
    return progress;
}

void MatchRunner::begin(bool fresh) {
    errorText_.clear();
    auto players = contestantsOf(settings_, match_.setup);
    if (!players) {
        state_ = State::Stopped;
        errorText_ = tr("An engine of this match was removed from the engine list.");
        return emit changed();
    }
    {
        const std::lock_guard hold(shared_->lock);
        shared_->ended.clear();
    }
    state_ = State::Running;
    setPaused(false);
    begun_ = timeNow();
    playedBefore_ = standings_->gamesPlayed();
    Entrants entrants{std::move(*players), bookFilesOf(settings_, match_.setup)};
    job_.start([this, shared = shared_, begun = match_, entrants = std::move(entrants), file = file_,
                fresh](const std::stop_token& stop) { run(stop, shared, begun, entrants, file, fresh); });
    emit changed();
}

/// Locks the match file against other windows and plays the match. Unless `fresh` is true, first reads the file again,
/// because another window may have played more games of the match.
void MatchRunner::run(const std::stop_token& stop, const std::shared_ptr<Shared>& shared, MatchState begun,
                      Entrants entrants, const QString& file, bool fresh) {
    if (file.isEmpty()) return playLocked(stop, shared, begun, std::move(entrants), file);
    QDir().mkpath(QFileInfo(file).path());
    QLockFile lock(file + QStringLiteral(".lock"));
    // Other errors of the lock, for example in a read-only folder, do not prevent the match. They are reported when the
    // match file is written.
    if (!lock.tryLock(0) && lock.error() == QLockFile::LockFailedError) {
        const QString why = tr("Another window is already playing a match.");
        return calls_.post([this, why] { end(match::MatchEnd::Broken, why); });
    }
    KeptMatch kept = fresh ? KeptMatch() : findMatch(file);
    if (!kept.why.isEmpty()) calls_.post([this, why = kept.why] { emit fileRead(why); });
    const auto& state = kept.state;
    if (state && state->setup.seed == begun.setup.seed && state->played.size() > begun.played.size()) {
        begun = *std::move(kept.state);
        calls_.post([this, begun] {
            load(begun);
            emit changed();
        });
    }
    playLocked(stop, shared, begun, std::move(entrants), kept.usable ? file : QString());
}

void MatchRunner::playLocked(const std::stop_token& stop, const std::shared_ptr<Shared>& shared,
                             const MatchState& begun, Entrants entrants, const QString& file) {
    const MatchSetup& setup = begun.setup;
    std::vector<RulebookPtr> books;
    for (const QString& id : setup.variants)
        books.push_back(Rulebook::compile(*makeVariant(*findVariant(id.toStdString()), {})));
    const auto openings = openingsOf(setup, books, stop);
    if (!openings) return calls_.post([this, why = openings.error()] { end(match::MatchEnd::Broken, why); });
    const auto openingBooks = openingBooksIn(entrants.bookFiles, books, stop);
    if (!openingBooks) return calls_.post([this, why = openingBooks.error()] { end(match::MatchEnd::Broken, why); });
    for (match::ContestantSpec& player : entrants.players) player.openingBooks = *openingBooks;
    Watcher watcher(*shared, begun, file, [this](const match::PlayedGame& played, const QByteArray& pgn) {
        calls_.post([this, played, pgn] { take(played, pgn); });
    });
    watcher.write();
    const Ended ended = play(stop, *shared,
                             match::MatchPlan{.players = std::move(entrants.players),
                                              .books = std::move(books),
                                              .rounds = setup.rounds,
                                              .concurrency = setup.concurrency,
                                              .maxPlies = LongestMatchGame,
                                              .sprt = setup.sprt},
                             *openings, watcher, begun.played);
    watcher.write();
    QString why = ended.why;
    if (why.isEmpty() && !watcher.unwritten().isEmpty())
        why = tr("%1 cannot be saved: %2").arg(file, watcher.unwritten());
    calls_.post([this, how = ended.how, why] { end(how, why); });
}

/// Plays the match until it ends or is stopped. Adds all lines to and from external engines to the log.
MatchRunner::Ended MatchRunner::play(const std::stop_token& stop, Shared& shared, match::MatchPlan plan,
                                     const match::Match::OpeningOf& openings, Watcher& watcher,
                                     const std::vector<match::PlayedGame>& earlier) {
    external::MatchContext context;
    context.timeouts = AtMatch;
    context.listener = [](const external::EngineSpec& engine, bool sent, std::string_view line) {
        EngineLog::all().addLine(QString::fromUtf8(engine.name.c_str()), sent, line);
    };
    const auto match = std::make_shared<match::Match>(std::move(plan), openings, context, watcher, earlier);
    const Underway underway(shared, match);
    const match::MatchEnd how = match->run(stop);
    if (!match->broken()) return {how, {}};
    return {how, tr("%1 cannot be started, or it does not support this variant.")
                     .arg(QString::fromUtf8(match->brokenPlayer().c_str()))};
}

void MatchRunner::stop() {
    if (state_ != State::Running) return;
    state_ = State::Stopping;
    job_.requestStop();
    emit changed();
}

void MatchRunner::setPaused(bool paused) {
    const auto now = timeNow();
    if (paused && !paused_) pausedAt_ = now;
    if (!paused && paused_) begun_ += now - pausedAt_;
    paused_ = paused;
    {
        const std::lock_guard lock(shared_->lock);
        shared_->paused = paused;
    }
    shared_->tellPaused();
    emit changed();
}

std::vector<LiveGame> MatchRunner::live() const {
    const std::lock_guard lock(shared_->lock);
    std::map<int, LiveGame> shown = std::exchange(shared_->ended, {});
    for (const auto& [worker, game] : shared_->live) {
        if (shown.try_emplace(worker, game).second) shared_->taken.insert(worker);
    }
    std::vector<LiveGame> games;
    games.reserve(shown.size());
    for (auto& [worker, game] : shown) games.push_back(std::move(game));
    return games;
}

void MatchRunner::take(const match::PlayedGame& played, const QByteArray& pgn) {
    match_.played.push_back(played);
    match_.pgn.push_back(pgn);
    standings_->add(played);
    emit gameEnded(pgn);
    emit changed();
}

void MatchRunner::end(match::MatchEnd how, const QString& why) {
    state_ = how == match::MatchEnd::Complete ? State::Over : State::Stopped;
    errorText_ = why;
    paused_ = false;
    emit changed();
}

}  // namespace rokada::ui

#include "files/gamekeeper.h"

#include "kit/statusline.h"
#include "session/gamerecord.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Minimum number of plies of a game that is worth keeping when another game replaces it.
constexpr std::size_t FewestPlies = 4;
/// Maximum number of kept games, and maximum number of finished games among them.
constexpr std::size_t MaxLeft = 100, MaxFinished = 3;

bool finished(const SavedGame& saved) { return !saved.viewing && gameOf(saved).ending(); }

bool isOver(const GameKeeper::LeftGame& left) { return finished(left.saved); }

}  // namespace

GameKeeper::GameKeeper(const QString& folder, GameRecord& record, GameSession& session, StatusLine& status,
                       QObject* parent)
    : QObject(parent), record_(record), session_(session), status_(status), file_(folder) {
    file_.whenWritten([this](const QByteArray& text, const Written& done) { noteWritten(text, done); });
    connect(&record, &GameRecord::changed, this, &GameKeeper::noteChange);
    connect(&record, &GameRecord::fileChanged, this, &GameKeeper::noteFile);
}

void GameKeeper::noteChange() {
    inFile_ = false;
    keep();
}

void GameKeeper::noteFile() {
    inFile_ = true;
    keep();
}

/// Saves the game on the board to the private file of the window; an empty game is not saved. If the game has replaced
/// another game, first keeps the file of the other game.
void GameKeeper::keep() {
    if (!record_.tree()) return;
    const bool other = std::exchange(kept_, session_.game()) != session_.game();
    if (other) {
        settle();
        if (record_.otherGameComes()) leaveGame();
        stored_.clear();
        firstText_.clear();
    }
    safe_ = inFileOfPerson();
    const bool empty = record_.tree()->size() == 0;
    const bool some = record_.tree()->size() >= FewestPlies;
    unfinished_ = some && session_.playing();
    finished_ = some && !record_.viewing() && session_.game()->ending().has_value();
    edited_ = record_.viewing() && record_.edited() && !record_.source();
    noteMoment(other);
    if (empty && !record_.viewing() && record_.tree()->remarks(Node::Root).empty()) {
        file_.forget();
        showResult({});
        return saveUnsaved();
    }
    text_ = textNow();
    if (other) {
        firstText_ = text_;
        dropUnsaved(text_);
    }
    file_.writeLater(text_);
}

void GameKeeper::noteWritten(const QByteArray& text, const Written& done) {
    if (done) stored_ = text;
    if (done && !firstText_.isEmpty()) dropLeft(std::exchange(firstText_, {}));
    showResult(done);
    if (done) saveUnsaved();
}

/// Updates the notices after an attempt to save. If the attempt has failed but a file of the user contains the game,
/// the notice only says that the next start cannot resume the game.
void GameKeeper::showResult(const Written& done) {
    const QString nowhere = done || safe_ ? QString() : done.error();
    const QString failure = done || !nowhere.isEmpty()
                                ? QString()
                                : tr("The game could not be saved for the next session: %1").arg(done.error());
    if (std::exchange(failure_, failure) != failure) {
        status_.succeeded("keepGame");
        if (!failure.isEmpty()) status_.showError(failure, {}, "keepGame");
    }
    if (std::exchange(savedNowhere_, nowhere) != nowhere) emit savedNowhereChanged();
}

bool GameKeeper::inFileOfPerson() const {
    if (!record_.source() || record_.edited() || record_.noted()) return false;
    return record_.viewing() || inFile_;
}

/// Sets the time of play to the current time after a move or the end of the game. Does not change the time of play when
/// a saved game is opened or a record is edited.
void GameKeeper::noteMoment(bool other) {
    const std::size_t moves = session_.game()->played();
    const bool ended = session_.game()->ending().has_value();
    const bool same = opened_.isValid() || (!other && moves == moves_ && ended == ended_);
    moves_ = moves;
    ended_ = ended;
    if (!same) played_ = QDateTime::currentDateTime();
    if (opened_.isValid()) played_ = std::exchange(opened_, {});
}

QByteArray GameKeeper::textNow() const {
    if (record_.viewing()) return savedText(record_.snapshot(), session_.setup());
    const SessionTime& time = session_.time();
    const auto clock = time.timed() ? std::optional(time.clock().state(time.now())) : std::nullopt;
    return savedText(*record_.tree(), record_.live(), session_.setup(), {clock, played_});
}

/// Returns true if a restored game must start paused: it has clocks, or only computers play.
bool GameKeeper::waits(const GameSetup& setup) {
    const bool people = std::ranges::any_of(setup.seats, &Seat::human);
    return !setup.times.empty() || !people;
}

/// Shows a saved game on the board. Returns false if the text is damaged.
bool GameKeeper::open(const QByteArray& text) {
    auto saved = savedGame(text);
    if (!saved) return false;
    keepUnsaved();
    unfinished_ = finished_ = edited_ = false;
    if (saved->viewing) {
        record_.view({.tree = std::move(saved->tree),
                      .shown = saved->live,
                      .edited = saved->edited,
                      .noted = saved->noted,
                      .source = std::move(saved->source)},
                     std::move(saved->setup));
        emit cameBack();
        return true;
    }
    Resumption resumption{.times = {}, .paused = waits(saved->setup)};
    opened_ = saved->played;
    if (saved->clock) resumption.times = timesOf(saved->tree, saved->live, saved->setup.times, *saved->clock);
    record_.open(std::move(saved->tree), saved->live, std::move(saved->setup), std::move(resumption));
    emit cameBack();
    if (session_.game()->ending()) return true;
    session_.settleFlags();
    if (!session_.paused()) status_.showMessage(tr("The game was restored where you left off."));
    emit resumed();
    return true;
}

/// Removes the file of the kept game with this text. Called if the game is on the board again, for example after an
/// undo. The comparison ignores clocks and time of play.
void GameKeeper::dropLeft(const QByteArray& text) {
    const QByteArray wanted = withoutMoment(text);
    for (const QString& name : file_.left()) {
        const auto left = Autosave::readLeft(name);
        if (!left || withoutMoment(*left) != wanted) continue;
        Autosave::removeLeft(name);
        return;
    }
}

/// Called when another game replaces the game of the file. Keeps the file if the game is worth keeping.
void GameKeeper::leaveGame() {
    keepUnsaved();
    if (unfinished_ || finished_) leaveFile();
}

void GameKeeper::leaveFile() {
    file_.leave();
    dropSurplus();
}

/// Deletes the oldest kept games if there are more than `MaxLeft` or `MaxFinished`.
void GameKeeper::dropSurplus() {
    std::vector<LeftGame> games = left();
    const auto drop = [&games](auto oldest) {
        Autosave::removeLeft(oldest->file);
        games.erase(oldest);
    };
    while (std::ranges::count_if(games, isOver) > static_cast<std::ptrdiff_t>(MaxFinished))
        drop(std::find_if(games.rbegin(), games.rend(), isOver).base() - 1);
    while (games.size() > MaxLeft) drop(games.end() - 1);
}

/// Called when another game replaces the game on the board. Keeps the game in memory if it could not be saved.
void GameKeeper::keepUnsaved() {
    if (savedNowhere_.isEmpty() || !(unfinished_ || finished_ || edited_)) return;
    unsaved_.push_back({text_, stored_});
    whyUnsaved_ = savedNowhere_;
    emit unsavedChanged();
}

/// Tries again to save the games of `unsaved_`. If a game can be saved, removes the file with its earlier state.
void GameKeeper::saveUnsaved() {
    if (unsaved_.empty()) return;
    Written done;
    while (done && !unsaved_.empty()) {
        done = file_.addLeft(unsaved_.front().text);
        if (!done) break;
        const Unsaved saved = std::move(unsaved_.front());
        unsaved_.erase(unsaved_.begin());
        if (!saved.stored.isEmpty()) dropLeft(saved.stored);
    }
    whyUnsaved_ = done ? QString() : done.error();
    if (done) dropSurplus();
    emit unsavedChanged();
}

/// Removes the game with this text from `unsaved_`, because it is on the board again.
void GameKeeper::dropUnsaved(const QByteArray& text) {
    const QByteArray wanted = withoutMoment(text);
    if (std::erase_if(unsaved_, [&](const Unsaved& game) { return withoutMoment(game.text) == wanted; }) > 0)
        emit unsavedChanged();
}

void GameKeeper::dropUnsaved() {
    unsaved_.clear();
    emit unsavedChanged();
}

std::string GameKeeper::unsavedText() const {
    std::string text;
    for (const Unsaved& game : unsaved_) {
        auto saved = savedGame(game.text);
        if (saved) text += fileText(std::move(saved->tree), saved->setup);
    }
    return text;
}

/// Reports that `file` is damaged and was renamed to `aside`. `aside` is empty if renaming failed. Returns false if
/// renaming failed, or if the file no longer exists.
bool GameKeeper::tellAside(const QString& file, const QString& aside) {
    if (aside.isEmpty() && !QFileInfo::exists(file)) return false;
    status_.showError(
        aside.isEmpty()
            ? tr("A saved game is damaged, and its file %1 cannot be renamed.").arg(QDir::toNativeSeparators(file))
            : tr("A saved game was damaged. The file was kept as %1.").arg(QDir::toNativeSeparators(aside)));
    return !aside.isEmpty();
}

bool GameKeeper::resume() {
    while (const auto text = file_.takeOver()) {
        const QString file = file_.file();
        const auto saved = savedGame(*text);
        if (saved && finished(*saved)) {
            leaveFile();
        } else if (open(*text)) {
            return true;
        } else if (!tellAside(file, file_.moveAside())) {
            return false;
        }
    }
    return false;
}

/// Reads all kept games, and sorts them by the time of play, the latest first.
std::vector<GameKeeper::LeftGame> GameKeeper::left() {
    settle();
    std::vector<LeftGame> games;
    for (const QString& name : file_.left()) {
        const auto text = Autosave::readLeft(name);
        if (!text) continue;
        auto saved = savedGame(*text);
        if (!saved) {
            tellAside(name, Autosave::moveAside(name));
            continue;
        }
        // Files of earlier program versions do not contain the time of play. The modification time of the file replaces
        // it.
        if (!saved->played.isValid()) saved->played = QFileInfo(name).lastModified();
        games.push_back({name, std::move(*saved)});
    }
    const auto later = [](const LeftGame& one, const LeftGame& other) { return one.saved.played > other.saved.played; };
    std::ranges::stable_sort(games, later);
    return games;
}

std::size_t GameKeeper::waiting() {
    settle();
    return static_cast<std::size_t>(file_.left().size());
}

/// If there are more than `most` games, leaves out the oldest finished games first, then the oldest unfinished games.
std::vector<GameKeeper::LeftGame> GameKeeper::left(std::size_t most) {
    std::vector<LeftGame> games = left();
    while (games.size() > most) {
        const auto over = std::find_if(games.rbegin(), games.rend(), isOver);
        games.erase(over == games.rend() ? games.end() - 1 : over.base() - 1);
    }
    return games;
}

bool GameKeeper::resume(const QString& left) {
    const auto text = file_.takeOver(left);
    if (!text) return false;
    if (open(*text)) return true;
    const QString file = file_.file();
    tellAside(file, file_.moveAside());
    return false;
}

bool GameKeeper::remove(const QString& left) {
    settle();
    const auto text = Autosave::readLeft(left);
    if (!text || !Autosave::removeLeft(left)) return false;
    removed_.push_back(*text);
    return true;
}

Written GameKeeper::restore() {
    Written done = file_.addLeft(removed_.back());
    if (done) removed_.pop_back();
    return done;
}

void GameKeeper::leave() {
    if (unfinished_) leaveFile();
    unfinished_ = false;
}

}  // namespace rokada::ui

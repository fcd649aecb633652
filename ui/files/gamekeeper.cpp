#include "files/gamekeeper.h"

#include "kit/statusline.h"
#include "session/gamerecord.h"

#include <QDir>

#include <utility>

namespace rokada::ui {

namespace {

/// A shorter game is not kept when another one replaces it.
constexpr std::size_t FewestPlies = 4;
/// Unfinished games that are kept besides those of windows.
constexpr qsizetype MostLeft = 12;

bool finished(const SavedGame& saved) { return !saved.viewing && gameOf(saved).ending(); }

}  // namespace

GameKeeper::GameKeeper(const QString& folder, GameRecord& record, GameSession& session, StatusLine& status,
                       QObject* parent)
    : QObject(parent), record_(record), session_(session), status_(status), file_(folder) {
    connect(&record, &GameRecord::changed, this, &GameKeeper::keep);
    connect(&record, &GameRecord::fileChanged, this, &GameKeeper::keep);
}

/// A game without moves is not worth resuming. A replaced game is kept for later.
void GameKeeper::keep() {
    if (!record_.tree() || (reviewed_ == session_.game() && !record_.hasEdits())) return;
    reviewed_ = nullptr;
    const bool other = std::exchange(kept_, session_.game()) != session_.game();
    if (other && unfinished_ && !record_.supersedes()) leaveFile();
    const bool empty = record_.tree()->size() == 0;
    unfinished_ = record_.tree()->size() >= FewestPlies && session_.playing();
    if (empty && !record_.viewing() && record_.tree()->remarks(Node::Root).empty()) return file_.forget();
    const QByteArray text = textNow();
    const Written done = file_.write(text);
    if (other && done) dropLeft(text);
    if (!done && !failed_) status_.trouble(tr("The game could not be saved for the next start: %1").arg(done.error()));
    failed_ = !done;
}

QByteArray GameKeeper::textNow() const {
    if (record_.viewing()) return savedText(record_.sheet(), session_.setup());
    const SessionTime& time = session_.time();
    const auto clock = time.timed() ? std::optional(time.clock().state(time.now())) : std::nullopt;
    return savedText(*record_.tree(), record_.live(), session_.setup(), clock);
}

/// False if the text is damaged.
bool GameKeeper::open(const QByteArray& text) {
    auto saved = savedGame(text);
    if (!saved) return false;
    unfinished_ = false;
    if (saved->viewing) {
        record_.view({.tree = std::move(saved->tree),
                      .shown = saved->live,
                      .edited = saved->edited,
                      .noted = saved->edited,
                      .source = std::move(saved->source)},
                     std::move(saved->setup));
        return true;
    }
    Resumption resumption{.times = {}, .paused = true};
    if (saved->clock) resumption.times = timesOf(saved->tree, saved->live, saved->setup.times, *saved->clock);
    record_.open(std::move(saved->tree), saved->live, std::move(saved->setup), std::move(resumption));
    if (session_.game()->ending()) {
        // It is shown once more, and need not come back.
        reviewed_ = session_.game();
        file_.forget();
        return true;
    }
    status_.reason(tr("The game stands where you left it."));
    session_.settleFlags();
    emit resumed();
    return true;
}

/// Undo brings a replaced game back: it is no longer kept for later. Its clocks were read at another moment.
void GameKeeper::dropLeft(const QByteArray& text) {
    const QByteArray wanted = withoutClock(text);
    for (const QString& name : file_.left()) {
        const auto left = Autosave::readLeft(name);
        if (left && withoutClock(*left) == wanted) return Autosave::removeLeft(name);
    }
}

/// Of too many replaced games the oldest is deleted.
void GameKeeper::leaveFile() {
    file_.leave();
    const QStringList names = file_.left();
    if (names.size() <= MostLeft) return;
    const auto text = Autosave::readLeft(names.back());
    if (text && savedGame(*text)) return Autosave::removeLeft(names.back());
    tellAside(Autosave::setAside(names.back()));
}

bool GameKeeper::tellAside(const QString& aside) {
    if (aside.isEmpty()) return false;
    status_.trouble(tr("A saved game was damaged. It is kept as %1.").arg(QDir::toNativeSeparators(aside)));
    return true;
}

bool GameKeeper::resume() {
    while (const auto text = file_.takeOver()) {
        const auto saved = savedGame(*text);
        if (saved && finished(*saved)) {
            leaveFinished();
        } else if (open(*text)) {
            return true;
        } else if (!tellAside(file_.setAside())) {
            return false;
        }
    }
    return false;
}

/// Of finished games only the last one waits.
void GameKeeper::leaveFinished() {
    for (const QString& name : file_.left()) {
        const auto text = Autosave::readLeft(name);
        const auto saved = text ? savedGame(*text) : std::nullopt;
        if (saved && finished(*saved)) Autosave::removeLeft(name);
    }
    file_.leave();
}

std::vector<GameKeeper::Left> GameKeeper::left(std::size_t most) {
    std::vector<Left> games;
    for (const QString& name : file_.left()) {
        if (games.size() == most) break;
        const auto text = Autosave::readLeft(name);
        if (!text) continue;
        auto saved = savedGame(*text);
        saved ? games.push_back({name, std::move(*saved)}) : static_cast<void>(tellAside(Autosave::setAside(name)));
    }
    return games;
}

bool GameKeeper::resume(const QString& left) {
    const auto text = file_.takeOver(left);
    if (!text) return false;
    if (open(*text)) return true;
    tellAside(file_.setAside());
    return false;
}

void GameKeeper::leave() {
    if (unfinished_) leaveFile();
    unfinished_ = false;
}

}  // namespace rokada::ui

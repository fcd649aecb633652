#include "gamekeeper.h"

#include "gamerecord.h"
#include "record/clockhistory.h"
#include "statusline.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace rokada::ui {

namespace {

/// A shorter game that another one replaces is forgotten.
constexpr std::size_t FewestPlies = 4;

}  // namespace

GameKeeper::GameKeeper(const QString& folder, GameRecord& record, GameSession& session, StatusLine& status,
                       QObject* parent)
    : QObject(parent), record_(record), session_(session), status_(status), file_(folder) {
    connect(&record, &GameRecord::changed, this, &GameKeeper::keep);
}

/// A game without moves is nothing to come back to. One that another game replaces is left for later.
void GameKeeper::keep() {
    if (!record_.tree()) return;
    const bool other = std::exchange(kept_, session_.game()) != session_.game();
    if (other && unfinished_ && !record_.continued()) file_.leave();
    const bool empty = record_.tree()->size() == 0;
    unfinished_ = record_.tree()->size() >= FewestPlies && !session_.game()->ending();
    if (empty && record_.tree()->remarks(Node::Root).empty()) return file_.forget();
    const SessionTime& time = session_.time();
    const auto clock = time.timed() ? std::optional(time.clock().state(time.now())) : std::nullopt;
    const QByteArray text = savedText(*record_.tree(), record_.live(), session_.setup(), clock);
    // Undo brings a game back that had been left for another.
    if (other) file_.dropLeft(text);
    const bool done = file_.write(text);
    if (!done && !failed_) status_.reason(tr("The game could not be saved for the next start."));
    failed_ = !done;
}

/// False if the text is damaged.
bool GameKeeper::open(const QByteArray& text) {
    auto saved = savedGame(text);
    if (!saved) return false;
    unfinished_ = false;
    record_.open(std::move(saved->tree), saved->live, std::move(saved->setup));
    if (session_.game()->ending()) {
        // It is shown once more, and need not come back.
        file_.forget();
        return true;
    }
    session_.setPaused(true);
    if (saved->clock) {
        session_.time().restore(*session_.game(), *saved->clock,
                                clockHistory(*record_.tree(), record_.live(), session_.setup().times));
    }
    status_.reason(tr("The game stands where you left it."));
    session_.settleFlags();
    emit resumed();
    return true;
}

bool GameKeeper::resume() {
    while (const auto text = file_.takeOver()) {
        if (open(*text)) return true;
        const QString aside = file_.setAside();
        if (aside.isEmpty()) return false;
        status_.reason(tr("A saved game was damaged. It is kept as %1.").arg(QDir::toNativeSeparators(aside)));
    }
    return false;
}

std::vector<GameKeeper::Left> GameKeeper::left(std::size_t most) const {
    std::vector<Left> games;
    for (const QString& name : file_.left()) {
        if (games.size() == most) break;
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) continue;
        if (auto saved = savedGame(file.readAll())) games.push_back({name, std::move(*saved)});
    }
    return games;
}

bool GameKeeper::resume(const QString& left) {
    const auto text = file_.takeOver(left);
    return text && open(*text);
}

void GameKeeper::leave() {
    if (unfinished_) file_.leave();
    unfinished_ = false;
}

}  // namespace rokada::ui

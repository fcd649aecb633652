#include "gamekeeper.h"

#include "gamerecord.h"
#include "record/clockhistory.h"
#include "savedgame.h"
#include "statusline.h"

#include <QDir>

namespace rokada::ui {

GameKeeper::GameKeeper(const QString& folder, GameRecord& record, GameSession& session, StatusLine& status,
                       QObject* parent)
    : QObject(parent), record_(record), session_(session), status_(status), file_(folder) {
    connect(&record, &GameRecord::changed, this, &GameKeeper::keep);
}

/// A game without moves is nothing to come back to.
void GameKeeper::keep() {
    if (!record_.tree()) return;
    if (record_.tree()->size() == 0 && record_.tree()->remarks(Node::Root).empty()) return file_.forget();
    const SessionTime& time = session_.time();
    const auto clock = time.timed() ? std::optional(time.clock().state(time.now())) : std::nullopt;
    const bool done = file_.write(savedText(*record_.tree(), record_.live(), session_.setup(), clock));
    if (!done && !failed_) status_.reason(tr("The game could not be saved for the next start."));
    failed_ = !done;
}

bool GameKeeper::resume() {
    while (const auto text = file_.takeOver()) {
        auto saved = savedGame(*text);
        if (saved) {
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
            return true;
        }
        const QString aside = file_.setAside();
        if (aside.isEmpty()) return false;
        status_.reason(tr("A saved game was damaged. It is kept as %1.").arg(QDir::toNativeSeparators(aside)));
    }
    return false;
}

}  // namespace rokada::ui

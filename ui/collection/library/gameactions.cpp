#include "library/gameactions.h"

#include "collection/library.h"
#include "collection/librarytransfer.h"
#include "files/threadrulebookcache.h"
#include "kit/filedialog.h"
#include "kit/writefile.h"
#include "library/duplicatesdialog.h"
#include "library/summarydialog.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "texts/filetexts.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <optional>
#include <utility>

namespace rokada::ui {

namespace {

constexpr const char *ExportDeed = "exportGames", *TransferDeed = "transferGames";

/// Returns true if the program cannot replay the game and has stored it as text. Such a text is exported unchanged.
bool isKeptAsText(LibraryStore& store, qint64 id, const PgnText& game) {
    const std::vector<LibraryRow> rows = store.rows({id});
    const bool hasMoves = !rows.empty() && rows.front().plies > 0;
    return !hasMoves && !readPgn(game, threadRulebookCache()).playable;
}

/// Writes the games to the PGN file `path`. Call it on the library's thread.
Written writeGames(LibraryStore& store, const std::vector<qint64>& ids, const QString& path) {
    const Written done = writeFile(path, [&](QIODevice& file) {
        return std::ranges::all_of(ids, [&](qint64 id) {
            const QByteArray pgn = store.pgn(id);
            const std::string bytes = pgn.toStdString();
            const PgnText game{.text = bytes, .length = bytes.size()};
            // PGN requires seven tags. Add the missing ones.
            std::string missing = missingRoster(pgnTags(game));
            if (!missing.empty() && isKeptAsText(store, id, game)) missing.clear();
            const QByteArray text = QByteArray::fromStdString(missing) + pgn;
            return !pgn.isEmpty() && file.write(text) == text.size();
        });
    });
    // If the games could not be read from the library, return that error instead of the error of the file.
    return !done && store.failure() ? tl::unexpected(*store.failure()) : done;
}

}  // namespace

GameActions::GameActions(QWidget& page) : QObject(&page), page_(page) {}

void GameActions::workIn(Library& library) {
    library_ = &library;
    removed_.clear();
}

void GameActions::forgetRemoved() { removed_.clear(); }

void GameActions::remove(const std::vector<qint64>& ids) {
    if (ids.empty()) return;
    const auto count = static_cast<int>(ids.size());
    library_->ask([ids](LibraryStore& store) { return store.setDeleted(ids, true); },
                  [self = QPointer(this), from = library_, ids, count](bool done) {
                      if (!self) return;
                      if (done && self->library_ == from) self->removed_ = ids;
                      if (done) emit self->said(tr("%n game(s) deleted.", nullptr, count));
                      emit self->changed();
                  },
                  LibraryAction::Delete);
}

void GameActions::restoreRemoved() {
    if (removed_.empty()) return;
    const auto count = static_cast<int>(removed_.size());
    const std::vector<qint64> ids = std::exchange(removed_, {});
    library_->ask([ids](LibraryStore& store) { return store.setDeleted(ids, false); },
                  [self = QPointer(this), from = library_, ids, count](bool done) {
                      if (!self) return;
                      if (!done && self->library_ == from) self->removed_ = ids;
                      if (done) emit self->said(tr("%n game(s) restored.", nullptr, count));
                      emit self->changed();
                  },
                  LibraryAction::Undelete);
}

void GameActions::askForExport(const std::vector<qint64>& ids) {
    auto* dialog = newFileDialog(page_.window(), tr("Export"), folder_, tr("Recorded games (*.pgn);;All files (*)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pgn"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, ids](const QString& path) { exportTo(path, ids); });
    dialog->open();
}

void GameActions::exportTo(const QString& path, const std::vector<qint64>& ids) {
    const auto write = [ids, path](LibraryStore& store) {
        return std::pair(writeGames(store, ids, path), static_cast<int>(ids.size()));
    };
    library_->ask(write, [self = QPointer(this), path](const std::pair<Written, int>& answer) {
        if (!self) return;
        const auto& [done, count] = answer;
        const QString name = QFileInfo(path).fileName();
        if (done) emit self->said(tr("%n game(s) saved to %1.", nullptr, count).arg(name));
        done ? emit self->succeeded(ExportDeed) : emit self->failed(texts::notWritten(path, done.error()), ExportDeed);
        emit self->exported(done.has_value());
    });
}

void GameActions::transferTo(Library& to, const QString& name, Transfer how, const std::vector<qint64>& ids) {
    const auto tell = [this, name, from = library_](const Transferred& done) {
        if (from != library_) return;
        const bool moved = done.how == Transfer::Move;
        if (moved) removed_ = done.moved;
        emit said(tr("Games added to %1: %2. Games already there: %3.").arg(name).arg(done.added).arg(done.known));
        done.whole ? emit succeeded(TransferDeed)
                   : emit failed(tr("The other games could not be read or written."), TransferDeed);
        emit changed();
        emit transferred();
    };
    transfer(*library_, to, ids, how, this, tell);
}

void GameActions::findDuplicates() {
    emit said(tr("Looking for duplicate games..."));
    const auto look = [](LibraryStore& store) {
        std::vector<Duplicates> pairs = duplicatesIn(store);
        return store.failure() ? std::nullopt : std::optional(std::move(pairs));
    };
    library_->ask(look, [self = QPointer(this), from = library_](const std::optional<std::vector<Duplicates>>& pairs) {
        if (!self || self->library_ != from) return;
        emit self->said({});
        if (pairs) self->compare(*pairs);
    });
}

void GameActions::compare(const std::vector<Duplicates>& pairs) {
    if (pairs.empty()) return emit said(tr("No duplicate games were found."));
    auto* dialog = new DuplicatesDialog(*library_, pairs, page_.window());
    connect(dialog, &DuplicatesDialog::removed, this, [this](const std::vector<qint64>& ids) {
        removed_.insert(removed_.end(), ids.begin(), ids.end());
        emit said(tr("Duplicates deleted: %1.").arg(removed_.size()));
        emit changed();
    });
    removed_.clear();
    dialog->open();
}

void GameActions::count(const std::vector<qint64>& ids, NotationStyle style) {
    (new SummaryDialog(*library_, ids, style, page_.window()))->open();
}

}  // namespace rokada::ui

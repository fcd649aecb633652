#include "files/unsavededits.h"

#include "files/autosave.h"
#include "files/gamesaving.h"
#include "files/savedgame.h"
#include "kit/statusline.h"
#include "texts/filetexts.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace rokada::ui {

UnsavedEdits::UnsavedEdits(QWidget& window, GameSession& session, GameRecord& record, StatusLine& status,
                           QObject* parent)
    : QObject(parent), window_(window), session_(session), record_(record), status_(status) {
    connect(&session, &GameSession::leaving, this, &UnsavedEdits::leave);
    connect(&session, &GameSession::started, this, &UnsavedEdits::settle);
}

UnsavedEdits::~UnsavedEdits() = default;

void UnsavedEdits::keepIn(const QString& folder) {
    folder_ = folder;
    for (;;) {
        auto file = std::make_unique<Autosave>(folder_, QStringLiteral("edits"));
        const auto text = file->takeOver();
        if (!text) return;
        auto saved = savedGame(*text);
        if (saved && saved->source) {
            RecordSnapshot snapshot{.tree = std::move(saved->tree),
                                    .shown = saved->live,
                                    .edited = saved->edited,
                                    .noted = saved->noted,
                                    .source = std::move(saved->source)};
            add(std::move(snapshot), std::move(saved->setup), std::move(file));
        } else {
            const QString name = file->file(), aside = file->moveAside();
            if (aside.isEmpty())
                return status_.showError(tr("A saved game is damaged, and its file %1 cannot be renamed.")
                                             .arg(QDir::toNativeSeparators(name)));
            status_.showError(
                tr("A saved game was damaged. The file was kept as %1.").arg(QDir::toNativeSeparators(aside)));
        }
    }
}

/// Called when another game replaces the game on the board. Keeps the edits of a viewed record that are not saved to
/// its file.
void UnsavedEdits::leave() {
    if (!record_.otherGameComes() || !record_.viewing() || !record_.edited() || !record_.source()) return;
    add(record_.snapshot(), session_.setup(), nullptr);
}

/// Called when another game has come to the board. If the game is a record with its kept edits, removes the kept copy
/// of the edits.
void UnsavedEdits::settle() {
    if (!record_.viewing() || !record_.edited() || !record_.source()) return;
    std::vector<int> there;
    for (const Edit& edit : edits_) {
        if (edit.snapshot.source == record_.source() && edit.snapshot.tree == *record_.tree())
            there.push_back(edit.number);
    }
    for (const int number : there) drop(number);
}

void UnsavedEdits::add(RecordSnapshot snapshot, GameSetup setup, std::unique_ptr<Autosave> file) {
    edits_.push_back({++numbers_, std::move(snapshot), std::move(setup), std::move(file)});
    store(edits_.back());
    show(edits_.back());
}

void UnsavedEdits::store(Edit& edit) {
    if (folder_.isEmpty()) return;
    if (!edit.file) edit.file = std::make_unique<Autosave>(folder_, QStringLiteral("edits"));
    const Written done = edit.file->write(savedText(edit.snapshot, edit.setup));
    edit.kept = done.has_value();
    if (!done) {
        status_.showError(tr("The game could not be saved for the next session: %1").arg(done.error()), {},
                          "keepEdits");
    } else if (!savedNowhere()) {
        status_.succeeded("keepEdits");
    }
}

bool UnsavedEdits::savedNowhere() const {
    return std::ranges::any_of(edits_, [](const Edit& edit) { return !edit.kept; });
}

void UnsavedEdits::show(Edit& edit) {
    const QString notice = noticeOf(edit);
    if (notice == edit.notice) return;
    status_.withdraw(std::exchange(edit.notice, notice));
    status_.showError(notice, {{tr("&Save"), "saveEdits", [this, number = edit.number] { save(number); }},
                               {tr("&Discard"), "discardEdits", [this, number = edit.number] { drop(number); }}});
}

/// Returns the sentence of the notice. It names the file and the line of the game. If other edits have the same notice,
/// adds the folder or a number.
QString UnsavedEdits::noticeOf(const Edit& edit) const {
    const RecordSource& source = *edit.snapshot.source;
    const auto sentence = [&source](const QString& file) {
        //: %1: name of a file; %2: number of a line
        return tr("The changes to the game in line %2 of %1 are not saved.").arg(file).arg(source.line);
    };
    const auto taken = [&](const QString& notice) {
        return std::ranges::any_of(
            edits_, [&](const Edit& other) { return other.number != edit.number && other.notice == notice; });
    };
    const QString file = QFileInfo(source.path).fileName(), path = QDir::toNativeSeparators(source.path);
    QString notice = sentence(file);
    if (taken(notice)) notice = sentence(path);
    for (int i = 2; taken(notice); ++i) notice = sentence(QStringLiteral("%1 (%2)").arg(path).arg(i));
    return notice;
}

UnsavedEdits::Edit* UnsavedEdits::find(int number) {
    const auto found = std::ranges::find(edits_, number, &Edit::number);
    return found == edits_.end() ? nullptr : &*found;
}

void UnsavedEdits::drop(int number) {
    const auto found = std::ranges::find(edits_, number, &Edit::number);
    if (found == edits_.end()) return;
    const Edit gone = std::move(*found);
    edits_.erase(found);
    if (gone.file) gone.file->forget();
    if (!savedNowhere()) status_.succeeded("keepEdits");
    status_.withdraw(gone.notice);
    status_.withdraw(gone.refusal);
}

bool UnsavedEdits::bringBack(const RecordSource& source) {
    const auto found = std::ranges::find_if(edits_, [&](const Edit& edit) {
        const RecordSource& kept = *edit.snapshot.source;
        return kept.path == source.path && kept.at == source.at && kept.size == source.size &&
               kept.changed == source.changed;
    });
    if (found == edits_.end()) return false;
    RecordSnapshot snapshot = found->snapshot;
    GameSetup setup = found->setup;
    record_.view(std::move(snapshot), std::move(setup));
    return true;
}

bool UnsavedEdits::saveAll() {
    std::vector<int> numbers;
    for (const Edit& edit : edits_) numbers.push_back(edit.number);
    bool all = true;
    for (const int number : numbers) all = save(number) && all;
    return all;
}

bool UnsavedEdits::save(int number) {
    const Edit* edit = find(number);
    if (!edit) return true;
    return saveAs(number, edit->snapshot.source->path);
}

void UnsavedEdits::refuse(Edit& edit, const QString& why) {
    status_.withdraw(std::exchange(edit.refusal, why));
    status_.showError(why,
                      {{tr("Save &as..."), "saveEditsAs", [this, number = edit.number] { emit fileWanted(number); }}});
}

bool UnsavedEdits::saveAs(int number, const QString& path) {
    Edit* edit = find(number);
    if (!edit) return false;
    const GameTree tree = edit->snapshot.tree;
    const auto written = saveGame(&window_, path, fileText(tree, edit->setup), OwnFile{*edit->snapshot.source});
    if (!written) {
        // Searches for the edit again. While the file was being written to a slow disk, the user may have opened the
        // record again, and then the edit is no longer in the list.
        if (Edit* there = find(number)) refuse(*there, written.error());
        return false;
    }
    drop(number);
    status_.showMessage(tr("Saved to %1.").arg(QFileInfo(path).fileName()));
    if (written->rewritten) {
        noteRewritten(*written->rewritten);
        emit rewritten(*written->rewritten, tree);
    }
    return true;
}

void UnsavedEdits::noteSaved(const RecordSource& source) {
    const auto saved = std::ranges::find_if(edits_, [&](const Edit& edit) { return edit.snapshot.source == source; });
    if (saved != edits_.end()) drop(saved->number);
}

void UnsavedEdits::noteRewritten(const Rewritten& game) {
    for (Edit& edit : edits_) {
        const RecordSource before = *edit.snapshot.source;
        follow(*edit.snapshot.source, game);
        if (edit.snapshot.source == before) continue;
        store(edit);
        show(edit);
    }
}

}  // namespace rokada::ui

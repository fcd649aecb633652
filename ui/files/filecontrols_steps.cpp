// The next and the previous game of a file.
#include "files/filecontrols.h"

#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "texts/filetexts.h"

#include <QFileInfo>

namespace rokada::ui {

namespace {

/// The number of the game that begins there; the number of games if there is none.
std::size_t numberOf(const GameList& games, std::uint64_t at) {
    std::size_t number = 0;
    while (number < games.size() && games.place(number).at != at) ++number;
    return number;
}

}  // namespace

bool FileControls::canStep() const { return in_.record.viewing() && (origin_ || in_.record.source()); }

void FileControls::step(int by) {
    if (origin_) return stepFrom(origin_->path, origin_->at, by);
    if (const auto& source = in_.record.source()) stepFrom(source->path, source->at, by);
}

/// Games are looked for again: they stand elsewhere since one before them was saved.
void FileControls::stepFrom(const QString& path, std::uint64_t at, int by) {
    reading_ = std::make_unique<GameFile>(path, nullptr);
    connect(reading_.get(), &GameFile::ready, this, [this, path, at, by] {
        const GameList& games = reading_->games();
        const std::size_t here = numberOf(games, at);
        const auto wanted = static_cast<std::int64_t>(here) + by;
        const bool there = here < games.size() && wanted >= 0 && wanted < static_cast<std::int64_t>(games.size());
        const GamePlace place = there ? games.place(static_cast<std::size_t>(wanted)) : GamePlace();
        stopReading();
        if (there) return read(path, place);
        in_.status.reason(tr("There are no more games in %1.").arg(QFileInfo(path).fileName()));
    });
    connect(reading_.get(), &GameFile::failed, this, [this, path](const QString& why) {
        stopReading();
        in_.status.trouble(texts::notRead(path, why));
    });
    reading_->look();
}

}  // namespace rokada::ui

// The next and the previous game of a file.
#include "files/filecontrols.h"

#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "texts/filetexts.h"

#include <QFileInfo>

#include <utility>

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
    if (origin_) return stepFrom(*origin_, by);
    const auto& source = in_.record.source();
    if (!source) return;
    const bool old = source->encoding == Encoding::Windows1251 || source->encoding == Encoding::Windows1252;
    stepFrom({source->path, source->at, old ? std::optional(source->encoding) : std::nullopt}, by);
}

/// The number of the game may have changed since one before it was saved.
void FileControls::stepFrom(const Origin& origin, int by) {
    const auto wanted = [at = origin.at, by](const GameList& games) {
        const std::size_t here = numberOf(games, at);
        return here < games.size() ? static_cast<std::int64_t>(here) + by : -1;
    };
    pick(origin.path, origin.oldEncoding, wanted,
         tr("There are no more games in %1.").arg(QFileInfo(origin.path).fileName()));
}

void FileControls::openGame(const QString& path, int number) {
    pick(
        path, {}, [number](const GameList&) { return static_cast<std::int64_t>(number) - 1; },
        tr("There is no game %1 in %2.").arg(QString::number(number), QFileInfo(path).fileName()));
}

/// Looks through the file, reads the game that is wanted, or says what is said otherwise.
void FileControls::pick(const QString& path, std::optional<Encoding> oldEncoding,
                        std::function<std::int64_t(const GameList&)> wanted, const QString& otherwise) {
    reading_ = std::make_unique<GameFile>(path, nullptr);
    if (oldEncoding) reading_->setOldEncoding(*oldEncoding);
    connect(reading_.get(), &GameFile::ready, this, [this, path, wanted = std::move(wanted), otherwise] {
        const GameList& games = reading_->games();
        const std::int64_t number = wanted(games);
        const bool there = number >= 0 && number < static_cast<std::int64_t>(games.size());
        const GamePlace place = there ? games.place(static_cast<std::size_t>(number)) : GamePlace();
        const auto encodingOfFile = reading_->oldEncoding();
        stopReading();
        there ? read(path, place, encodingOfFile) : in_.status.reason(otherwise);
    });
    connect(reading_.get(), &GameFile::failed, this, [this, path](const QString& why) {
        stopReading();
        in_.status.trouble(texts::notRead(path, why), {}, "open");
    });
    reading_->look();
}

}  // namespace rokada::ui

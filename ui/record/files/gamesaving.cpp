#include "files/gamesaving.h"

#include "files/gamefile.h"
#include "kit/offthread.h"
#include "kit/writefile.h"
#include "texts/filetexts.h"

#include <QFileInfo>

namespace rokada::ui {

namespace {

using Saved = tl::expected<PlaceOfGame, QString>;

bool sameFile(const QString& a, const QString& b) {
    return a == b || (QFileInfo::exists(a) && QFileInfo(a) == QFileInfo(b));
}

Saved writeAlone(const QString& path, const std::string& text, const std::stop_token& stop) {
    const auto length = writeGame(path, text, {}, Encoding::Utf8, stop);
    if (!length) return tl::unexpected(texts::notWritten(path, length.error()));
    const FileStamp stamp = FileStamp::of(path);
    return PlaceOfGame{{.path = path, .length = *length, .size = stamp.size, .changed = stamp.changed}, {}};
}

Saved writeOver(const OwnFile& own, const std::string& text, const std::stop_token& stop) {
    const RecordSource& source = own.source;
    if (!own.edited && FileStamp::of(source.path) == FileStamp{source.size, source.changed})
        return PlaceOfGame{.source = source, .alreadySaved = true};
    return rewriteGame(source, text, stop).map([](const Rewritten& game) { return PlaceOfGame{game.after, game}; });
}

}  // namespace

Saved saveGame(QWidget* window, const QString& path, const std::string& text, const std::optional<OwnFile>& own) {
    const auto work = [=](const std::stop_token& stop) -> tl::expected<Saved, QString> {
        return own && sameFile(path, own->source.path) ? writeOver(*own, text, stop) : writeAlone(path, text, stop);
    };
    const auto saved = runOffThread<Saved>(window, savingText(path), work);
    return saved ? *saved : tl::unexpected(texts::notWritten(path, saved.error()));
}

}  // namespace rokada::ui

#include "files/gamefile.h"

#include "files/threadrulebookcache.h"
#include "kit/latin.h"
#include "kit/readfile.h"
#include "record/pgnwords.h"
#include "record/pgnwriter.h"
#include "texts/filetexts.h"
#include "texts/recordtexts.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace rokada::ui {

namespace {

constexpr qint64 Chunk = 1 << 18;

QString tagOf(const std::vector<Tag>& tags, std::string_view name) {
    for (const Tag& tag : tags) {
        if (tag.name == name) return QString::fromStdString(tag.value);
    }
    return {};
}

GameEntry entryOf(const PgnText& text) {
    const std::vector<Tag> tags = pgnTags(text);
    const QString variant = tagOf(tags, "Variant");
    const VariantInfo* info = variantMeant(variant.toStdString());
    return {.place = {text.at, text.length, text.line, text.column, text.encoding, text.foreign},
            .white = tagOf(tags, "White"),
            .black = tagOf(tags, "Black"),
            .result = tagOf(tags, "Result"),
            .date = tagOf(tags, "Date"),
            .event = tagOf(tags, "Event"),
            .game = info ? latin(info->id) : variant};
}

/// Data about a game in a file and the text around it. They determine how a new text of this game is written to the
/// file.
struct Surroundings {
    LineEnd lineEnd = LineEnd::Lf;
    std::size_t lines = 0;  ///< number of line ends in the replaced game
    QByteArray next;        ///< first characters after the replaced game, in UTF-8
};

/// Returns the number of line ends. A carriage return without a line feed is no line end.
std::size_t lineEndsIn(std::string_view text) { return static_cast<std::size_t>(std::ranges::count(text, '\n')); }

/// Returns the properties of the file around the game at `there`. The line end style is taken from the game, or from
/// the beginning of the file if the game has a single line.
tl::expected<Surroundings, QString> surroundingsOf(ReadFile& file, const GamePlace& there, Encoding encoding) {
    constexpr qint64 Unit = 4;
    const auto textAt = [&](qint64 at, qint64 length) {
        const QByteArray bytes = file.seek(at) ? file.read(length) : QByteArray();
        return utf8Of({bytes.constData(), static_cast<std::size_t>(bytes.size())}, encoding);
    };
    const auto at = static_cast<qint64>(there.at), length = static_cast<qint64>(there.length);
    const std::string game = textAt(at, length);
    auto lineEnd = lineEndIn(game);
    if (!lineEnd) lineEnd = lineEndIn(textAt(0, Chunk));
    const std::string next = textAt(at + length, Unit);
    if (file.failed()) return tl::unexpected(file.errorString());
    return Surroundings{lineEnd.value_or(LineEnd::Lf), lineEndsIn(game), QByteArray::fromStdString(next)};
}

/// Returns the length of the text `game` in bytes, without line ends at its end.
std::uint64_t gameLength(const QByteArray& game, Encoding encoding) {
    const auto unit = static_cast<qsizetype>(unitSize(encoding));
    qsizetype end = game.size();
    const auto endsLine = [&] {
        const QByteArray last = game.mid(end - unit, unit);
        return last.contains('\n') || last.contains('\r');
    };
    while (end >= unit && endsLine()) end -= unit;
    return static_cast<std::uint64_t>(end);
}

bool copy(QIODevice& from, qint64 bytes, QIODevice& to) {
    while (bytes > 0) {
        const QByteArray part = from.read(std::min(bytes, Chunk));
        if (part.isEmpty() || to.write(part) != part.size()) return false;
        bytes -= part.size();
    }
    return true;
}

}  // namespace

FileStamp FileStamp::of(const QString& path) {
    const QFileInfo info(path);
    return {info.size(), info.lastModified()};
}

GameFile::GameFile(const QString& path, QObject* parent) : QObject(parent), path_(path), stamp_(FileStamp::of(path)) {
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        looking_ = false;
        emit failed(why);
    });
}

void GameFile::look() {
    looking_ = true;
    job_.start([this](const std::stop_token& stop) { work(stop); });
}

void GameFile::tellFailure(const QString& why) {
    calls_.post([this, why] {
        looking_ = false;
        emit failed(why);
    });
}

/// Returns the guessed or chosen encoding of text that is not UTF-8. Returns nullopt if the whole file is UTF-8. Reads
/// the whole file, because the guess needs all its text. Returns an error if the file cannot be read completely.
tl::expected<std::optional<Encoding>, QString> GameFile::survey(ReadFile& file, const std::stop_token& stop) const {
    EncodingGuess guess;
    if (!file.seek(0)) return tl::unexpected(file.errorString());
    for (QByteArray part = file.read(Chunk); !part.isEmpty() && !stop.stop_requested(); part = file.read(Chunk))
        guess.add({part.constData(), static_cast<std::size_t>(part.size())});
    if (file.failed() || !file.seek(0)) return tl::unexpected(file.errorString());
    return guess.oldEncoding() ? chosenEncoding_.value_or(*guess.oldEncoding()) : guess.oldEncoding();
}

/// Scans the file for games. Runs on the worker thread. Posts its results to the event loop of the main thread.
void GameFile::work(const std::stop_token& stop) {
    ReadFile file(path_, stop);
    if (const Opened opened = file.openToRead(); !opened) return tellFailure(opened.error());
    auto found = std::make_shared<GameList>();
    const auto surveyed = survey(file, stop);
    if (!surveyed) return tellFailure(surveyed.error());
    const std::optional<Encoding> oldEncoding = *surveyed;
    PgnSplitter splitter(oldEncoding);
    int told = -1;
    while (!stop.stop_requested()) {
        const QByteArray part = file.read(Chunk);
        splitter.feed({part.constData(), static_cast<std::size_t>(part.size())});
        if (part.isEmpty()) splitter.finish();
        while (const auto text = splitter.take()) found->add(entryOf(*text));
        if (part.isEmpty()) break;
        const int percent = static_cast<int>(file.pos() * 100 / std::max<qint64>(1, file.size()));
        if (std::exchange(told, percent) == percent) continue;
        calls_.post([this, percent] { emit progressed(percent); });
    }
    if (stop.stop_requested()) return;
    // A read error in the middle of the file looks like the end of the file, so errors are checked explicitly.
    if (file.failed()) return tellFailure(file.errorString());
    found->close();
    calls_.post([this, found, oldEncoding] {
        games_ = std::move(*found);
        oldEncoding_ = oldEncoding;
        looking_ = false;
        emit ready();
    });
}

void GameFile::read(const GamePlace& place) {
    job_.start([this, place](const std::stop_token& stop) {
        ReadFile file(path_, stop);
        if (const Opened opened = file.openToRead(); !opened) return tellFailure(opened.error());
        if (!file.seek(static_cast<qint64>(place.at))) return tellFailure(file.errorString());
        const auto wanted = std::min<std::uint64_t>(place.length, PgnText::LongestGame);
        const QByteArray bytes = file.read(static_cast<qint64>(wanted));
        // Scans the whole file only if this game is not UTF-8 and the user has not chosen an encoding.
        const bool unknown =
            !chosenEncoding_ &&
            decoded({bytes.constData(), static_cast<std::size_t>(bytes.size())}).encoding != Encoding::Utf8;
        const auto surveyed = unknown ? survey(file, stop) : chosenEncoding_;
        if (!surveyed) return tellFailure(surveyed.error());
        const PgnText text{.text = utf8Of({bytes.constData(), static_cast<std::size_t>(bytes.size())}, place.encoding),
                           .at = place.at,
                           .length = place.length,
                           .line = place.line,
                           .column = place.column,
                           .cut = wanted < place.length,
                           .encoding = place.encoding,
                           .oldEncoding = *surveyed,
                           .foreign = place.foreign};
        auto game = std::make_shared<PgnGame>(readPgn(text, threadRulebookCache(), stop));
        if (!stop.stop_requested()) calls_.post([this, game] { emit gameRead(*game); });
    });
}

namespace {

/// Result of replacing the text of a game in its file: the new length, and the old and new number of line ends.
struct Replaced {
    std::uint64_t length = 0;  ///< new length in bytes, without the empty line after the game
    std::size_t linesBefore = 0, linesAfter = 0;
};

tl::expected<Replaced, QString> replaceGame(const QString& path, const std::string& text, const GamePlace& instead,
                                            Encoding encoding, const std::stop_token& stop) {
    ReadFile from(path, stop);
    if (const Opened opened = from.openToRead(); !opened) return tl::unexpected(opened.error());
    const auto around = surroundingsOf(from, instead, encoding);
    if (!around) return tl::unexpected(around.error());
    const std::string_view next(around->next.constData(), static_cast<std::size_t>(around->next.size()));
    const EncodedText bytes = inPlaceOfGame(text, next, encoding, around->lineEnd);
    if (bytes.missing) return tl::unexpected(texts::notEncoded(encoding, QString::fromStdString(*bytes.missing)));
    const QByteArray game = QByteArray::fromStdString(bytes.bytes);
    const auto rest = static_cast<qint64>(instead.at) + static_cast<qint64>(instead.length);
    if (!from.seek(0)) return tl::unexpected(from.errorString());
    const std::string_view body(text.data(), text.find_last_not_of('\n') + 1);
    const auto fill = [&](QIODevice& to) {
        return copy(from, static_cast<qint64>(instead.at), to) && to.write(game) == game.size() && from.seek(rest) &&
               copy(from, from.size() - rest, to);
    };
    return writeFile(path, fill, stop).map([&] {
        return Replaced{gameLength(game, encoding), around->lines, lineEndsIn(body)};
    });
}

}  // namespace

tl::expected<std::uint64_t, QString> writeGame(const QString& path, const std::string& text,
                                               const std::optional<GamePlace>& instead, Encoding encoding,
                                               const std::stop_token& stop) {
    if (instead)
        return replaceGame(path, text, *instead, encoding, stop).map([](const Replaced& game) { return game.length; });
    const QByteArray game = QByteArray::fromStdString(text);
    return writeFile(path, game, stop).map([&game] { return gameLength(game, Encoding::Utf8); });
}

tl::expected<Rewritten, QString> rewriteGame(const RecordSource& source, const std::string& text,
                                             const std::stop_token& stop) {
    if (!(FileStamp::of(source.path) == FileStamp{source.size, source.changed}))
        return tl::unexpected(texts::changedSince(source.path));
    const GamePlace place{source.at, source.length, source.line};
    const auto written = replaceGame(source.path, text, place, source.encoding, stop);
    if (!written) return tl::unexpected(texts::notWritten(source.path, written.error()));
    RecordSource after = source;
    const FileStamp stamp = FileStamp::of(source.path);
    after.length = written->length;
    after.size = stamp.size;
    after.changed = stamp.changed;
    return Rewritten{source, after, written->linesBefore, written->linesAfter};
}

}  // namespace rokada::ui

#include "files/gamefile.h"

#include "files/threadrulebookcache.h"
#include "kit/latin.h"
#include "kit/readfile.h"
#include "record/encoding.h"
#include "record/pgnwords.h"
#include "record/pgnwriter.h"
#include "texts/recordtexts.h"

#include <QFile>
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
    const VariantInfo* info = variantMeant(tagOf(tags, "Variant").toStdString());
    return {.place = {text.at, text.length, text.line},
            .white = tagOf(tags, "White"),
            .black = tagOf(tags, "Black"),
            .result = tagOf(tags, "Result"),
            .date = tagOf(tags, "Date"),
            .event = tagOf(tags, "Event"),
            .game = info ? latin(info->id) : QString()};
}

QByteArray gameBytes(const std::string& text, const QByteArray& next) {
    const std::string_view game = inPlaceOfGame(text, {next.constData(), static_cast<std::size_t>(next.size())});
    return {game.data(), static_cast<qsizetype>(game.size())};
}

/// The text in the encoding of the game that stands there.
tl::expected<std::string, QString> likeThere(QFile& file, const GamePlace& there, const std::string& text) {
    if (!file.seek(static_cast<qint64>(there.at))) return tl::unexpected(file.errorString());
    const QByteArray before = file.read(static_cast<qint64>(there.length));
    const Encoding encoding = decoded({before.constData(), static_cast<std::size_t>(before.size())}).encoding;
    if (auto bytes = encoded(text, encoding)) return *std::move(bytes);
    return tl::unexpected(texts::notEncoded(encoding));
}

/// The empty line behind a game is not among its bytes.
std::uint64_t gameLength(std::string_view text) { return inPlaceOfGame(text, {}).size(); }

bool copy(QFile& from, qint64 bytes, QIODevice& to) {
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
    connect(&job_, &BackgroundJob::failed, this, &GameFile::failed);
}

void GameFile::look() {
    job_.start([this](const std::stop_token& stop) { work(stop); });
}

/// On the thread. Its results reach the window through the event loop.
void GameFile::work(const std::stop_token& stop) {
    QFile file(path_);
    if (const Opened opened = openToRead(file); !opened) {
        news_.give([this, why = opened.error()] { emit failed(why); });
        return;
    }
    auto found = std::make_shared<GameList>();
    PgnSplitter splitter;
    int told = -1;
    while (!stop.stop_requested()) {
        const QByteArray part = file.read(Chunk);
        splitter.feed({part.constData(), static_cast<std::size_t>(part.size())});
        if (part.isEmpty()) splitter.finish();
        while (const auto text = splitter.take()) found->add(entryOf(*text));
        if (part.isEmpty()) break;
        const int percent = static_cast<int>(file.pos() * 100 / std::max<qint64>(1, file.size()));
        if (std::exchange(told, percent) == percent) continue;
        news_.give([this, percent] { emit progressed(percent); });
    }
    if (stop.stop_requested()) return;
    // What could not be read to its end would look like a shorter file.
    if (file.error() != QFileDevice::NoError) {
        news_.give([this, why = file.errorString()] { emit failed(why); });
        return;
    }
    found->close();
    news_.give([this, found] {
        games_ = std::move(*found);
        emit ready();
    });
}

void GameFile::read(const GamePlace& place) {
    job_.start([this, place](const std::stop_token& stop) {
        QFile file(path_);
        const Opened opened = openToRead(file);
        if (!opened || !file.seek(static_cast<qint64>(place.at))) {
            news_.give([this, why = opened ? file.errorString() : opened.error()] { emit failed(why); });
            return;
        }
        const auto wanted = std::min<std::uint64_t>(place.length, PgnText::LongestGame);
        const QByteArray bytes = file.read(static_cast<qint64>(wanted));
        auto game = std::make_shared<PgnGame>(readPgn({.text = bytes.toStdString(),
                                                       .at = place.at,
                                                       .length = place.length,
                                                       .line = place.line,
                                                       .cut = wanted < place.length},
                                                      threadRulebookCache(), stop));
        if (!stop.stop_requested()) news_.give([this, game] { emit gameRead(*game); });
    });
}

tl::expected<std::uint64_t, QString> writeGame(const QString& path, const std::string& text,
                                               const std::optional<GamePlace>& instead) {
    const auto length = [&text] { return gameLength(text); };
    if (!instead) return writeFile(path, QByteArray::fromStdString(text)).map(length);
    QFile from(path);
    if (!from.open(QIODevice::ReadOnly)) return tl::unexpected(from.errorString());
    const auto bytes = likeThere(from, *instead, text);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto rest = static_cast<qint64>(instead->at) + static_cast<qint64>(instead->length);
    const QByteArray next = from.seek(rest) ? from.read(1) : QByteArray();
    if (!from.seek(0)) return tl::unexpected(from.errorString());
    const QByteArray game = gameBytes(*bytes, next);
    return writeFile(path,
                     [&](QIODevice& to) {
                         return copy(from, static_cast<qint64>(instead->at), to) && to.write(game) == game.size() &&
                                from.seek(rest) && copy(from, from.size() - rest, to);
                     })
        .map([&bytes] { return gameLength(*bytes); });
}

}  // namespace rokada::ui

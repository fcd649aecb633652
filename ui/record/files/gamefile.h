// A file of recorded games: scans it on a worker thread, and reads or replaces single games.
#pragma once

#include "files/gamelist.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "kit/writefile.h"
#include "record/pgnreader.h"
#include "session/recordsource.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace rokada::ui {

/// Size and time of a file when it was read. A file with another stamp must not be overwritten.
struct FileStamp {
    qint64 size = 0;
    QDateTime changed;
    /// Returns size and time of a file now.
    [[nodiscard]] static FileStamp of(const QString& path);
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

class ReadFile;

class GameFile final : public QObject {
    Q_OBJECT
public:
    GameFile(const QString& path, QObject* parent);

    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] const FileStamp& stamp() const { return stamp_; }
    [[nodiscard]] const GameList& games() const { return games_; }
    /// Returns the guessed or chosen encoding of games that are not in UTF-8; nullopt if there are none.
    [[nodiscard]] std::optional<Encoding> oldEncoding() const { return oldEncoding_; }
    /// Sets this encoding instead of guessing it. Call it before `look` or `read`.
    void setOldEncoding(Encoding encoding) { oldEncoding_ = chosenEncoding_ = encoding; }
    /// Returns true until `ready` or `failed` has been emitted.
    [[nodiscard]] bool looking() const { return looking_; }
    /// Scans the file for games. Emits `progressed`, then `ready` or `failed`. Destroying this object cancels all work.
    void look();
    /// Reads one game. Emits `gameRead` or `failed`.
    void read(const GamePlace& place);

signals:
    /// Emitted during the scan, in per cent.
    void progressed(int percent);
    /// Emitted when all games are known.
    void ready();
    /// Emitted with the game requested by `read`.
    void gameRead(const rokada::PgnGame& game);
    /// Emitted on a read error, with the error text of the system.
    void failed(const QString& why);

private:
    void work(const std::stop_token& stop);
    [[nodiscard]] tl::expected<std::optional<Encoding>, QString> survey(ReadFile& file,
                                                                        const std::stop_token& stop) const;
    void tellFailure(const QString& why);

    QString path_;
    FileStamp stamp_;
    GameList games_;
    std::optional<Encoding> oldEncoding_, chosenEncoding_;
    bool looking_ = false;
    CallQueue news_;
    BackgroundJob job_;
};

/// Writes a file with this text only, or with the text instead of the game at `instead`, in this encoding and with that
/// game's line ends. Returns the new length of the game in bytes, without the empty line after it; or the error, and
/// then nothing was written.
[[nodiscard]] tl::expected<std::uint64_t, QString> writeGame(const QString& path, const std::string& text,
                                                             const std::optional<GamePlace>& instead,
                                                             Encoding encoding = Encoding::Utf8);

/// Writes a game to its place again if the file is unchanged since it was read. The error is a sentence; nothing was
/// written then.
[[nodiscard]] tl::expected<Rewritten, QString> rewriteGame(const RecordSource& source, const std::string& text);

}  // namespace rokada::ui

// A PGN file of recorded games. Scans the file on a worker thread, and reads or replaces single games.
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

/// Size and modification time of a file. If they have changed since the file was read, another program has changed the
/// file. The file must then not be overwritten.
struct FileStamp {
    qint64 size = 0;
    QDateTime changed;
    /// Returns the current stamp of a file.
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
    /// Returns the guessed or chosen encoding of the games that are not in UTF-8. Returns nullopt if all games are in
    /// UTF-8.
    [[nodiscard]] std::optional<Encoding> oldEncoding() const { return oldEncoding_; }
    /// Sets the encoding of games that are not in UTF-8. If it is not set, it is guessed. Call this function before
    /// `look` or `read`.
    void setOldEncoding(Encoding encoding) { oldEncoding_ = chosenEncoding_ = encoding; }
    /// Returns true after the call of `look`, until `ready` or `failed` is emitted.
    [[nodiscard]] bool looking() const { return looking_; }
    /// Scans the file for games on a worker thread. Emits `progressed`, then `ready` or `failed`. The destructor
    /// cancels the scan.
    void look();
    /// Reads one game on a worker thread. Emits `gameRead` or `failed`.
    void read(const GamePlace& place);

signals:
    /// Emitted during the scan. `percent` is the scanned part of the file in per cent.
    void progressed(int percent);
    /// Emitted when the scan has found all games.
    void ready();
    /// Emitted when `read` has read the game.
    void gameRead(const rokada::PgnGame& game);
    /// Emitted on a read error. `why` is the error text of the system.
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
    CallQueue calls_;
    BackgroundJob job_;
};

/// Writes the game `text` to a file. If `instead` is set, replaces only the game at this place. The new text then gets
/// the encoding `encoding` and the line ends of the old game. If `instead` is nullopt, the file contains only `text`
/// afterwards. Returns the new length of the game in bytes, without the empty line after it, or the error text on
/// failure. Do not call it on the thread of the window, because it can block.
[[nodiscard]] tl::expected<std::uint64_t, QString> writeGame(const QString& path, const std::string& text,
                                                             const std::optional<GamePlace>& instead,
                                                             Encoding encoding = Encoding::Utf8,
                                                             const std::stop_token& stop = {});

/// Replaces the game at `source` in its file by `text`. Returns the old and the new place of the game. Fails if the
/// file has changed since it was read. On failure or after a stop request, returns an error sentence and leaves the
/// file unchanged.
[[nodiscard]] tl::expected<Rewritten, QString> rewriteGame(const RecordSource& source, const std::string& text,
                                                           const std::stop_token& stop = {});

}  // namespace rokada::ui

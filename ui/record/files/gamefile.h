// A file of recorded games: which games there are, found on a thread of its own, and one of them read or replaced.
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

/// What a file was when it was read: it may not be replaced when it has changed.
struct FileStamp {
    qint64 size = 0;
    QDateTime changed;
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
    /// The encoding of the games that are not in UTF-8, as it was guessed or chosen; nullopt if there are none.
    [[nodiscard]] std::optional<Encoding> oldEncoding() const { return oldEncoding_; }
    /// Chooses it instead of the guess, before `look` or `read`, for a file that has such games.
    void setOldEncoding(Encoding encoding) { oldEncoding_ = chosenEncoding_ = encoding; }
    /// Neither `ready` nor `failed` has followed yet.
    [[nodiscard]] bool looking() const { return looking_; }
    /// Looks for games; `progressed` and then `ready` or `failed` follow. Destroying the file calls all work off.
    void look();
    /// Reads one game; `gameRead` or `failed` follows.
    void read(const GamePlace& place);

signals:
    void progressed(int percent);
    void ready();
    void gameRead(const rokada::PgnGame& game);
    /// It cannot be read, and why, in the words of the system.
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

/// Writes a file with this one text, or with the text in place of the game that stands there, in this encoding and with
/// the line ends of that game. Returns how many bytes the game has then, without the empty line behind it; or why
/// nothing was written.
[[nodiscard]] tl::expected<std::uint64_t, QString> writeGame(const QString& path, const std::string& text,
                                                             const std::optional<GamePlace>& instead,
                                                             Encoding encoding = Encoding::Utf8);

/// Writes a game into its place again, if the file is still what it was read from. The error is a sentence; nothing was
/// written then.
[[nodiscard]] tl::expected<Rewritten, QString> rewriteGame(const RecordSource& source, const std::string& text);

}  // namespace rokada::ui

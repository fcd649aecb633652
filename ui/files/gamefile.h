// A file of recorded games: which games there are, found on a thread of its own, and one of them read or replaced.
#pragma once

#include "kit/callqueue.h"
#include "record/pgnreader.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <thread>
#include <vector>

namespace rokada::ui {

/// Where a game stands in its file.
struct GamePlace {
    std::uint64_t at = 0, length = 0;
    std::size_t line = 1;
};

struct GameEntry {
    GamePlace place;
    QString white, black, result, date, event;
    QString game;  ///< id; empty for an unknown one
};

/// What a file was when it was read: it may not be replaced when it has changed.
struct FileStamp {
    qint64 size = 0;
    QDateTime changed;
    [[nodiscard]] static FileStamp of(const QString& path);
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

class GameFile final : public QObject {
    Q_OBJECT
public:
    GameFile(const QString& path, QObject* parent);
    ~GameFile() override;

    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] const FileStamp& stamp() const { return stamp_; }
    [[nodiscard]] const std::vector<GameEntry>& games() const { return games_; }
    /// Looks for games; `progressed` and then `ready` or `failed` follow. Destroying the file calls it off.
    void look();
    /// Nothing if the file cannot be read any more.
    [[nodiscard]] std::optional<PgnGame> read(const GamePlace& place) const;

signals:
    void progressed(int percent);
    void ready();
    void failed();

private:
    void work(const std::stop_token& stop);

    QString path_;
    FileStamp stamp_;
    std::vector<GameEntry> games_;
    CallQueue news_;
    std::jthread thread_;
};

/// Writes a file with this one text, or with the text in place of the game that stands there; in one step, or not at
/// all.
[[nodiscard]] bool writeGame(const QString& path, const std::string& text, const std::optional<GamePlace>& instead);

}  // namespace rokada::ui

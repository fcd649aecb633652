// List of the games of a PGN file with their most important tags. Stores the tags in a compact form, so that it can
// contain millions of games.
#pragma once

#include "record/pgnsplitter.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace rokada::ui {

/// Place of a game in its file: offset and length in bytes, line and column of its beginning.
struct GamePlace {
    std::uint64_t at = 0, length = 0;
    std::size_t line = 1, column = 1;
    Encoding encoding =
        Encoding::Utf8;  ///< encoding of the game in the file; Utf8 also stands for all single-byte encodings
    std::vector<ForeignLine> foreign{};  ///< lines of other programs before or after the game
};

struct GameEntry {
    GamePlace place;
    QString white, black, result, date, event;
    QString game;  ///< id of the variant, or its name if it is not supported
};

class GameList final {
public:
    void add(const GameEntry& entry);
    /// Completes the list. Call it after the last call of `add`.
    void close();
    [[nodiscard]] std::size_t size() const { return games_.size(); }
    [[nodiscard]] bool empty() const { return games_.empty(); }
    [[nodiscard]] GamePlace place(std::size_t index) const;
    [[nodiscard]] GameEntry operator[](std::size_t index) const;

private:
    struct Game {
        std::uint64_t at, length;
        std::uint64_t tags;  ///< offset of the first tag value in `tags_`
        std::size_t line, column;
        Encoding encoding;
    };
    std::vector<Game> games_;
    std::map<std::size_t, std::vector<ForeignLine>>
        foreign_;       ///< lines of other programs, by index of the game; few games have such lines
    std::string tags_;  ///< tag values in UTF-8, each terminated by a zero byte
};

/// Table model of a game list. `GameList` must outlive it.
class GameListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, White, Black, Result, Date, Event, Variant, Columns };

    GameListModel(const GameList& list, QObject* parent) : QAbstractTableModel(parent), list_(list) {}

    /// Shows the current contents of the list. Call it when the list is complete.
    void reset();
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const GameList& list_;
    int rows_ = 0;
};

}  // namespace rokada::ui

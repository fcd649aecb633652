// The games of a file as a list: what stands in their tags, kept in little room, for files with a million of them.
#pragma once

#include "record/pgnsplitter.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace rokada::ui {

/// Where a game stands in its file.
struct GamePlace {
    std::uint64_t at = 0, length = 0;
    std::size_t line = 1, column = 1;
    Encoding encoding = Encoding::Utf8;  ///< Utf8 for every encoding of one byte a character
    std::vector<ForeignLine> foreign{};  ///< beside the game
};

struct GameEntry {
    GamePlace place;
    QString white, black, result, date, event;
    QString game;  ///< the id of the variant, or the name of one that Rokada cannot play
};

class GameList final {
public:
    void add(const GameEntry& entry);
    /// No more will come.
    void close();
    [[nodiscard]] std::size_t size() const { return games_.size(); }
    [[nodiscard]] bool empty() const { return games_.empty(); }
    [[nodiscard]] GamePlace place(std::size_t index) const;
    [[nodiscard]] GameEntry operator[](std::size_t index) const;

private:
    struct Game {
        std::uint64_t at, length;
        std::uint64_t tags;  ///< where they begin in `tags_`
        std::size_t line, column;
        Encoding encoding;
    };
    std::vector<Game> games_;
    std::map<std::size_t, std::vector<ForeignLine>> foreign_;  ///< by game; few have some
    std::string tags_;                                         ///< UTF-8, each with a zero behind it
};

/// Shows it; the list must outlive the model.
class GameListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, White, Black, Result, Date, Event, Variant, Columns };

    GameListModel(const GameList& list, QObject* parent) : QAbstractTableModel(parent), list_(list) {}

    /// The list has its games now.
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

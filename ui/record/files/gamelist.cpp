#include "files/gamelist.h"

#include "texts/names.h"

namespace rokada::ui {

namespace {

/// Maximum number of characters of a tag value that the list stores for display and search.
constexpr qsizetype LongestTag = 200;

}  // namespace

void GameList::add(const GameEntry& entry) {
    const GamePlace& place = entry.place;
    if (!place.foreign.empty()) foreign_.emplace(games_.size(), place.foreign);
    games_.push_back({place.at, place.length, tags_.size(), place.line, place.column, place.encoding});
    for (const QString& tag : {entry.white, entry.black, entry.result, entry.date, entry.event, entry.game}) {
        tags_ += tag.left(LongestTag).toStdString();
        tags_ += '\0';
    }
}

void GameList::close() {
    games_.shrink_to_fit();
    tags_.shrink_to_fit();
}

GamePlace GameList::place(std::size_t index) const {
    const Game& game = games_[index];
    const auto foreign = foreign_.find(index);
    return {game.at,     game.length,   game.line,
            game.column, game.encoding, foreign == foreign_.end() ? std::vector<ForeignLine>() : foreign->second};
}

GameEntry GameList::operator[](std::size_t index) const {
    const char* next = tags_.c_str() + games_[index].tags;
    const auto tag = [&] {
        QString read = QString::fromUtf8(next);
        next += std::char_traits<char>::length(next) + 1;
        return read;
    };
    GameEntry entry{.place = place(index), .white = {}, .black = {}, .result = {}, .date = {}, .event = {}, .game = {}};
    for (QString* each : {&entry.white, &entry.black, &entry.result, &entry.date, &entry.event, &entry.game})
        *each = tag();
    return entry;
}

void GameListModel::reset() {
    beginResetModel();
    rows_ = static_cast<int>(list_.size());
    endResetModel();
}

int GameListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

int GameListModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant GameListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index) || role != Qt::DisplayRole) return {};
    if (index.column() == Number) return index.row() + 1;
    const GameEntry entry = list_[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
        case White: return entry.white;
        case Black: return entry.black;
        case Result: return entry.result;
        case Date: return entry.date;
        case Event: return entry.event;
        default: return variantShown(entry.game);
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
    switch (section) {
        case Number: return tr("No.");
        case White: return tr("White");
        case Black: return tr("Black");
        case Result: return tr("Result");
        case Date: return tr("Date");
        case Event: return tr("Event");
        default: return tr("Variant");
    }
}

}  // namespace rokada::ui

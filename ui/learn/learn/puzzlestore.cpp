#include "learn/puzzlestore.h"

#include "kit/latin.h"

#include <QFile>

#include <utility>

namespace rokada::ui {

const PuzzleSet& PuzzleStore::of(std::string_view game) {
    const auto known = sets_.find(game);
    if (known != sets_.end()) return known->second;
    QFile file(QStringLiteral(":/puzzles/%1.txt").arg(latin(game)));
    PuzzleSet found;
    if (file.open(QIODevice::ReadOnly)) {
        const std::string text = file.readAll().toStdString();
        if (auto set = readPuzzles(text, rulebooks_)) found = std::move(*set);
    }
    return sets_.emplace(game, std::move(found)).first->second;
}

}  // namespace rokada::ui

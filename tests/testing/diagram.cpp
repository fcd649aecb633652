#include "diagram.h"

#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <sstream>
#include <stdexcept>

namespace rokada::test {

namespace {

/// Joins the cells of a row. Replaces each run of '.' by the number of empty squares.
std::string rowText(std::istringstream cells) {
    std::string text, cell;
    int empty = 0;
    const auto flush = [&] {
        if (empty > 0) text += std::to_string(empty);
        empty = 0;
    };
    while (cells >> cell) {
        if (cell == ".") {
            ++empty;
            continue;
        }
        flush();
        text += cell;
    }
    flush();
    return text;
}

}  // namespace

RulebookPtr rules(std::string_view variant, std::string_view options) {
    const VariantInfo* info = findVariant(variant);
    if (info == nullptr) throw std::invalid_argument(std::string(variant));
    Choices choices;
    std::istringstream in{std::string(options)};
    for (std::string word; in >> word;) {
        const auto choice = parseChoice(*info, word);
        if (!choice) throw std::invalid_argument(word);
        choices.insert_or_assign(choice->first, choice->second);
    }
    return Rulebook::compile(*makeVariant(*info, choices));
}

Position position(const RulebookPtr& book, std::string_view text) {
    const auto parsed = parsePosition(*book, text);
    if (!parsed) {
        const ParseError& parseError = parsed.error();
        throw std::invalid_argument(std::string(text) + ": fault " + std::to_string(static_cast<int>(parseError.what)) +
                                    " at " + std::to_string(parseError.at));
    }
    return *parsed;
}

Position drawn(const RulebookPtr& book, std::string_view rows, std::string_view rest) {
    std::istringstream in{std::string(rows)};
    std::string text;
    for (std::string line; std::getline(in, line);) {
        if (line.find_first_not_of(' ') == std::string::npos) continue;
        text += (text.empty() ? "" : "/") + rowText(std::istringstream(line));
    }
    return position(book, text + " " + std::string(rest));
}

Position placed(const RulebookPtr& book, std::string_view pieces, std::string_view rest) {
    const Geometry& board = book->geometry();
    const std::size_t letters = book->sides() > 2 ? 2 : 1;
    std::map<Square, std::string> cells;
    for (const std::string& word : words(pieces)) cells[square(book, word.substr(letters))] = word.substr(0, letters);
    std::string rows;
    for (int y = board.rows() - 1; y >= 0; --y) {
        for (int x = 0; x < board.columns(); ++x) {
            const Square s = board.at(x, y);
            rows += s == NoSquare ? "*" : cells.contains(s) ? cells[s] : ".";
            rows += ' ';
        }
        rows += '\n';
    }
    return drawn(book, rows, rest);
}

Texts words(std::string_view text) {
    std::istringstream in{std::string(text)};
    Texts result;
    for (std::string word; in >> word;) result.insert(word);
    return result;
}

Texts moves(const Position& position) {
    const MoveList list = legalMoves(position);
    Texts texts;
    for (const Move move : list) {
        if (!move.forced()) texts.insert(moveText(position.book(), move));
    }
    return texts;
}

Texts targets(const Position& position, std::string_view from) {
    const MoveList list = legalMoves(position);
    Texts names;
    for (const Move move : list) {
        const bool slides = !move.forced() && move.type() != MoveType::Drop;
        if (slides && position.book().geometry().name(move.from()) == from)
            names.insert(position.book().geometry().name(move.to()));
    }
    return names;
}

void play(Game& game, std::string_view moves) {
    std::istringstream in{std::string(moves)};
    for (std::string word; in >> word;) {
        const auto move = parseMove(game.position(), word);
        ASSERT_TRUE(move) << word << " in " << positionText(game.position());
        ASSERT_TRUE(game.play(*move)) << word;
    }
}

Square square(const RulebookPtr& book, std::string_view name) {
    const Square s = book->geometry().named(name);
    if (s == NoSquare) throw std::invalid_argument("no square " + std::string(name));
    return s;
}

}  // namespace rokada::test

#include "database/openingnames.h"

#include "base/characters.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

/// Maximum number of plies from the start position to a position with an opening name.
constexpr int MaxPlies = 60;

bool isCode(std::string_view text) {
    return text.size() == 3 && text[0] >= 'A' && text[0] <= 'E' && digit(text[1]) && digit(text[2]);
}

}  // namespace

/// Reads a list line by line. Keeps the positions of the previous line, because a line can repeat its first moves.
struct OpeningNames::Reader {
    OpeningNames& names;
    std::vector<Position> positions;  ///< positions after each move of the current line, with the start position first

    using Failed = std::optional<OpeningError>;

    Failed fail(std::string_view line, std::string_view at, OpeningErrorCode what,
                std::optional<ParseError> why = {}) const {
        return OpeningError{
            .line = 0, .column = static_cast<int>(at.data() - line.data()) + 1, .what = what, .why = why};
    }

    Failed read(std::string_view line) {
        std::array<std::string_view, 4> fields;
        std::string_view rest = line;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const std::size_t end = i + 1 < fields.size() ? rest.find('\t') : rest.size();
            if (end == std::string_view::npos || rest.empty()) return fail(line, rest, OpeningErrorCode::MissingField);
            fields[i] = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        const auto& [code, name, repeated, moves] = fields;
        if (!isCode(code)) return fail(line, code, OpeningErrorCode::BadCode);
        if (name.empty()) return fail(line, name, OpeningErrorCode::MissingField);
        if (const Failed failed = repeat(line, repeated)) return failed;
        if (const Failed failed = play(line, moves)) return failed;
        names.names_.push_back({std::string(code), std::string(name)});
        const auto number = static_cast<std::uint32_t>(names.names_.size() - 1);
        const Key key = positions.back().key();
        names.known_[key % names.known_.size()] = true;
        if (!names.byPosition_.emplace(key, number).second) return fail(line, moves, OpeningErrorCode::Twice);
        return std::nullopt;
    }

    /// Keeps the positions after the first `number` plies of the previous line and removes the others.
    Failed repeat(std::string_view line, std::string_view number) {
        std::size_t plies = 0;
        for (const char c : number) {
            if (!digit(c) || plies > MaxPlies) return fail(line, number, OpeningErrorCode::BadNumber);
            plies = plies * 10 + static_cast<std::size_t>(c - '0');
        }
        if (number.empty() || plies >= positions.size()) return fail(line, number, OpeningErrorCode::BadNumber);
        positions.erase(positions.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions.end());
        return std::nullopt;
    }

    Failed play(std::string_view line, std::string_view moves) {
        while (!moves.empty()) {
            const std::string_view word = moves.substr(0, moves.find(' '));
            const auto move = parseMove(positions.back(), word);
            if (!move) return fail(line, word, OpeningErrorCode::BadMove, move.error());
            positions.push_back(positions.back());
            advance(positions.back(), *move);
            moves.remove_prefix(std::min(word.size() + 1, moves.size()));
        }
        return std::nullopt;
    }
};

tl::expected<OpeningNames, OpeningError> OpeningNames::parse(const Rulebook& book, std::string_view text) {
    OpeningNames names;
    Reader reader{names, {startPosition(book)}};
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.empty() || line.front() == '#') continue;
        if (auto failed = reader.read(line)) {
            failed->line = number;
            return tl::make_unexpected(*failed);
        }
    }
    return names;
}

const OpeningName* OpeningNames::find(const Position& position) const {
    const Key key = position.key();
    if (!known_[key % known_.size()]) return nullptr;
    const auto found = byPosition_.find(key);
    return found == byPosition_.end() ? nullptr : &names_[found->second];
}

const OpeningName* OpeningNames::last(const GameTree& tree, Node node) const {
    const OpeningName* name = nullptr;
    Position position = tree.start();
    int plies = 0;
    for (const Node each : tree.path(node)) {
        if (++plies > MaxPlies) break;
        advance(position, tree.move(each));
        if (const OpeningName* found = find(position)) name = found;
    }
    return name;
}

}  // namespace rokada

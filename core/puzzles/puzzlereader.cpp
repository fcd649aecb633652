#include "puzzles/puzzlereader.h"

#include "rules/forced.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <charconv>

namespace rokada {

namespace {

constexpr std::size_t Fields = 5;

using Refused = tl::unexpected<PuzzleError>;

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\r')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(by);
        const std::string_view part = trimmed(text.substr(0, end));
        if (by != ' ' || !part.empty()) parts.push_back(part);
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<int> numberIn(std::string_view text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<Motif> motifNamed(std::string_view id) {
    for (std::size_t i = 0; i < Motifs; ++i) {
        if (idOf(Motif(i)) == id) return Motif(i);
    }
    return std::nullopt;
}

class LineReader {
public:
    LineReader(const RulebookPtr& book, int line, std::string_view text)
        : book_(book), line_(line), text_(text), fields_(split(text, '|')) {}

    tl::expected<Puzzle, PuzzleError> read() {
        if (fields_.size() != Fields) return refused(text_, PuzzleErrorCode::WrongFields);
        const auto position = parsePosition(*book_, fields_[3]);
        if (!position) return refused(fields_[3], PuzzleErrorCode::BadPosition, position.error().what);
        Puzzle puzzle(*position);
        using Part = std::optional<PuzzleError> (LineReader::*)(Puzzle&) const;
        for (const Part part : {&LineReader::kind, &LineReader::level, &LineReader::themes, &LineReader::answer}) {
            if (const auto error = (this->*part)(puzzle)) return tl::make_unexpected(*error);
        }
        return puzzle;
    }

private:
    [[nodiscard]] PuzzleError error(std::string_view at, PuzzleErrorCode what,
                                    std::optional<ErrorCode> inner = std::nullopt) const {
        const auto column = at.empty() ? 1 : static_cast<int>(at.data() - text_.data()) + 1;
        return {line_, column, what, inner};
    }
    [[nodiscard]] Refused refused(std::string_view at, PuzzleErrorCode what,
                                  std::optional<ErrorCode> inner = std::nullopt) const {
        return Refused(error(at, what, inner));
    }

    std::optional<PuzzleError> kind(Puzzle& puzzle) const {
        const auto words = split(fields_[0], ' ');
        const auto known = [&](PuzzleKind k) { return !words.empty() && idOf(k) == words[0]; };
        const auto* found = std::ranges::find_if(AllPuzzleKinds, known);
        if (found == AllPuzzleKinds.end() || words.size() > 2) return error(fields_[0], PuzzleErrorCode::UnknownKind);
        puzzle.kind = *found;
        if (*found == PuzzleKind::Checks)
            return words.size() == 1 ? std::nullopt : std::optional(error(words[1], PuzzleErrorCode::UnknownKind));
        if (words.size() < 2) return error(fields_[0], PuzzleErrorCode::MissingAnswer);
        if (*found == PuzzleKind::Where) return piece(words[1], puzzle);
        if (*found == PuzzleKind::Way) return shown(words[1], puzzle);
        const auto moves = numberIn(words[1], PuzzleLimits::Moves);
        if (!moves) return error(words[1], PuzzleErrorCode::BadNumber);
        puzzle.moves = *moves;
        return std::nullopt;
    }

    std::optional<PuzzleError> piece(std::string_view word, Puzzle& puzzle) const {
        puzzle.piece = book_->geometry().named(word);
        const bool there = puzzle.piece != NoSquare && !puzzle.position.empty(puzzle.piece);
        const bool own = there && sideOf(puzzle.position[puzzle.piece]) == puzzle.position.turn();
        return own ? std::nullopt : std::optional(error(word, PuzzleErrorCode::BadSquare));
    }

    std::optional<PuzzleError> shown(std::string_view word, Puzzle& puzzle) const {
        const auto move = parseMove(puzzle.position, word);
        if (!move) return error(word, PuzzleErrorCode::BadMove, move.error().what);
        if (move->from() == NoSquare) return error(word, PuzzleErrorCode::BadMove);
        puzzle.shown = *move;
        return std::nullopt;
    }

    std::optional<PuzzleError> level(Puzzle& puzzle) const {
        const auto level = numberIn(fields_[1], Puzzle::Hardest);
        if (!level) return error(fields_[1], PuzzleErrorCode::BadNumber);
        puzzle.level = *level;
        return std::nullopt;
    }

    std::optional<PuzzleError> themes(Puzzle& puzzle) const {
        for (const std::string_view word : split(fields_[2], ' ')) {
            if (word == "-") continue;
            const auto motif = motifNamed(word);
            if (!motif) return error(word, PuzzleErrorCode::UnknownTheme);
            puzzle.themes.push_back(*motif);
        }
        if (puzzle.themes.size() > PuzzleLimits::Themes) return error(fields_[2], PuzzleErrorCode::TooMany);
        return std::nullopt;
    }

    std::optional<PuzzleError> answer(Puzzle& puzzle) const {
        if (fields_[4].empty()) return error(fields_[4], PuzzleErrorCode::MissingAnswer);
        return asksForSquares(puzzle.kind) ? squares(puzzle) : moves(puzzle);
    }

    std::optional<PuzzleError> squares(Puzzle& puzzle) const {
        for (const std::string_view word : split(fields_[4], ' ')) {
            const Square square = book_->geometry().named(word);
            if (square == NoSquare) return error(word, PuzzleErrorCode::BadSquare);
            puzzle.squares.set(square);
        }
        return std::nullopt;
    }

    /// Parses the moves of all sides. The last word can have several moves, separated by '/'.
    std::optional<PuzzleError> moves(Puzzle& puzzle) const {
        const auto words = split(fields_[4], ' ');
        if (words.size() > PuzzleLimits::Plies) return error(fields_[4], PuzzleErrorCode::TooMany);
        const Side side = puzzle.position.turn();
        Position position = puzzle.position;
        int own = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            settle(position);
            const auto choices = split(words[i], '/');
            const bool last = i + 1 == words.size();
            if (!last && choices.size() > 1) return error(words[i], PuzzleErrorCode::BadMove);
            if (choices.size() > PuzzleLimits::Answers) return error(words[i], PuzzleErrorCode::TooMany);
            if (position.turn() == side) ++own;
            bool first = true;
            for (const std::string_view choice : choices) {
                if (!hasMoves(position)) return error(words[i], PuzzleErrorCode::BadMove);
                const auto move = parseMove(position, choice);
                if (!move) return error(words[i], PuzzleErrorCode::BadMove, move.error().what);
                if (last) puzzle.lastMoves.push_back(*move);
                if (first) puzzle.line.push_back(*move);
                first = false;
            }
            if (last && position.turn() != side) return error(words[i], PuzzleErrorCode::WrongLength);
            Undo undo;
            position.make(puzzle.line.back(), undo);
        }
        return own == puzzle.moves ? std::nullopt : std::optional(error(fields_[4], PuzzleErrorCode::WrongLength));
    }

    const RulebookPtr& book_;
    int line_;
    std::string_view text_;
    std::vector<std::string_view> fields_;
};

/// Parses the first line of a file: `game ID`, followed by any number of rule options `name=value`.
tl::expected<RulebookPtr, PuzzleError> head(std::string_view text, int line, RulebookCache& cache) {
    const auto words = split(text, ' ');
    const VariantInfo* info = words.size() >= 2 && words[0] == "game" ? findVariant(words[1]) : nullptr;
    if (info == nullptr) return tl::make_unexpected(PuzzleError{line, 1, PuzzleErrorCode::MissingGame, {}});
    Choices choices;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const auto choice = parseChoice(*info, words[i]);
        const auto column = static_cast<int>(words[i].data() - text.data()) + 1;
        if (!choice)
            return tl::make_unexpected(PuzzleError{line, column, PuzzleErrorCode::BadRules, choice.error().what});
        choices.insert(*choice);
    }
    const auto book = cache.book(*info, choices);
    if (!book) return tl::make_unexpected(PuzzleError{line, 1, PuzzleErrorCode::BadRules, book.error().what});
    return *book;
}

}  // namespace

tl::expected<PuzzleSet, PuzzleError> readPuzzles(std::string_view text, RulebookCache& cache) {
    const auto refuse = [](int line, PuzzleErrorCode what) { return Refused(PuzzleError{line, 1, what, {}}); };
    if (text.size() > PuzzleLimits::FileBytes) return refuse(1, PuzzleErrorCode::FileTooLong);
    PuzzleSet set;
    int number = 0;
    for (std::string_view rest = text; !rest.empty();) {
        ++number;
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.size() > PuzzleLimits::LineBytes) return refuse(number, PuzzleErrorCode::LineTooLong);
        if (line.empty() || line.front() == '#') continue;
        if (!set.book) {
            auto book = head(line, number, cache);
            if (!book) return Refused(book.error());
            set.book = std::move(*book);
            continue;
        }
        if (set.puzzles.size() == PuzzleLimits::Puzzles) return refuse(number, PuzzleErrorCode::TooMany);
        auto puzzle = LineReader(set.book, number, line).read();
        if (!puzzle) return Refused(puzzle.error());
        set.puzzles.push_back(std::move(*puzzle));
    }
    if (!set.book) return refuse(std::max(number, 1), PuzzleErrorCode::MissingGame);
    return set;
}

}  // namespace rokada

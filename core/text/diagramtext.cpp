#include "text/diagramtext.h"

#include "base/characters.h"
#include "text/positionletters.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <vector>

namespace rokada {

namespace {

/// Part of a text with its offset in the text.
struct Word {
    std::size_t at = 0;
    std::string_view text;
};

constexpr bool separates(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool isNumber(std::string_view text) { return !text.empty() && std::ranges::all_of(text, digit); }

std::vector<Word> linesOf(std::string_view text) {
    std::vector<Word> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back({at, text.substr(at, end - at)});
        at = end + 1;
    }
    return lines;
}

std::vector<Word> wordsOf(const Word& line) {
    std::vector<Word> words;
    for (std::size_t i = 0; i < line.text.size();) {
        if (separates(line.text[i])) {
            ++i;
            continue;
        }
        const std::size_t start = i;
        while (i < line.text.size() && !separates(line.text[i])) ++i;
        words.push_back({line.at + start, line.text.substr(start, i - start)});
    }
    return words;
}

/// Returns the cells of a line between its vertical bars. An empty cell counts as an empty square.
std::vector<Word> framedCells(const Word& line) {
    std::vector<Word> cells;
    const std::size_t last = line.text.rfind('|');
    for (std::size_t at = line.text.find('|'); at < last;) {
        const std::size_t next = line.text.find('|', at + 1);
        const Word cell{line.at + at + 1, line.text.substr(at + 1, next - at - 1)};
        const auto words = wordsOf(cell);
        cells.push_back(words.empty() ? Word{cell.at, "."} : words.front());
        at = next;
    }
    return cells;
}

/// Returns the length of the first cell of a row without spaces. A cell is a letter, a letter with the mark of a
/// promoted piece, or a tower in brackets.
std::size_t cellLength(std::string_view row) {
    if (row.front() == '(') return std::min(row.find(')'), row.size() - 1) + 1;
    return row.size() > 1 && row[1] == '~' ? 2 : 1;
}

bool onlyFrame(std::string_view line) { return line.find_first_not_of("+-=_| \t\r") == std::string_view::npos; }

class DiagramReader {
public:
    DiagramReader(const Rulebook& book, std::string_view text)
        : book_(book), board_(book.geometry()), lines_(linesOf(text)), end_(text.size()) {}

    Parsed<Position> read() {
        std::size_t line = 0;
        int rows = 0;
        for (; line < lines_.size() && rows < board_.rows(); ++line) {
            if (!wordsOf(lines_[line]).empty() && !onlyFrame(lines_[line].text) && addRow(lines_[line], rows)) ++rows;
        }
        if (rows < board_.rows()) return parseError(end_, ErrorCode::WrongRowCount);
        flush();
        addRest(line);
        const auto position = parsePosition(book_, text_);
        if (position) return position;
        const std::size_t at = position.error().at;
        return parseError(at < places_.size() ? places_[at] : end_, position.error().what);
    }

private:
    [[nodiscard]] std::vector<Word> cellsOf(const Word& line) const {
        if (line.text.find('|') != std::string_view::npos) return framedCells(line);
        auto words = wordsOf(line);
        if (words.size() > 1 && isNumber(words.front().text)) words.erase(words.begin());
        if (words.size() > 1 && isNumber(words.back().text)) words.pop_back();
        if (words.size() != 1 || sideLetters(book_.variant())) return words;
        std::vector<Word> letters;
        for (std::size_t i = 0; i < words.front().text.size();) {
            const std::size_t length = cellLength(words.front().text.substr(i));
            letters.push_back({words.front().at + i, words.front().text.substr(i, length)});
            i += length;
        }
        return letters;
    }

    /// Returns true if the cells are the file letters of the board, which stand below or above it.
    [[nodiscard]] bool namesFiles(const std::vector<Word>& cells) const {
        int x = 0;
        return std::ranges::all_of(cells, [&](const Word& cell) {
            return cell.text.size() == 1 && lower(cell.text[0]) == board_.fileLetter(x++);
        });
    }

    bool addRow(const Word& line, int rows) {
        const auto cells = cellsOf(line);
        if (static_cast<int>(cells.size()) != board_.columns() || namesFiles(cells)) return false;
        if (rows > 0) add("/", line.at);
        for (const Word& cell : cells) {
            if (cell.text == "." || cell.text == "-") {
                if (empty_++ == 0) emptyAt_ = cell.at;
                continue;
            }
            flush();
            add(cell.text, cell.at);
        }
        flush();
        return true;
    }

    void flush() {
        if (empty_ > 0) add(std::to_string(empty_), emptyAt_);
        empty_ = 0;
    }

    [[nodiscard]] bool beginsRest(std::string_view word) const {
        return word.front() == '[' || (word.size() == 1 && book_.variant().sideOf(word.front()) != NoSide);
    }

    /// Adds the reserve pieces and the other fields of the position text. Uses default values if the diagram does not
    /// have them.
    void addRest(std::size_t line) {
        std::vector<Word> fields;
        for (; line < lines_.size() && fields.empty(); ++line) {
            const auto words = wordsOf(lines_[line]);
            if (!words.empty() && beginsRest(words.front().text)) fields = words;
        }
        if (!fields.empty() && fields.front().text.front() == '[') {
            add(fields.front().text, fields.front().at);
            fields.erase(fields.begin());
        }
        if (fields.empty()) return addUsualRest();
        for (const Word& field : fields) {
            add(" ", field.at);
            add(field.text, field.at);
        }
    }

    void addUsualRest() {
        const Variant& variant = book_.variant();
        const std::string rights = allRightsText(book_);
        add(std::string(" ") + variant.sideSpecs[0].letter + " " + (rights.empty() ? "-" : rights) + " - 0 1", end_);
    }

    void add(std::string_view part, std::size_t at) {
        for (std::size_t i = 0; i < part.size(); ++i) places_.push_back(at);
        text_ += part;
    }

    const Rulebook& book_;
    const Geometry& board_;
    std::vector<Word> lines_;
    std::size_t end_;
    std::string text_;
    std::vector<std::size_t> places_;  ///< offset in the diagram of each character of the position text
    int empty_ = 0;
    std::size_t emptyAt_ = 0;
};

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string cellOf(const Position& position, Square square) {
    if (square == NoSquare) return "*";
    return position.empty(square) ? "." : cellText(position, square);
}

std::string rightAligned(int number) { return (number < 10 ? " " : "") + std::to_string(number); }

}  // namespace

std::string diagramText(const Position& position) {
    const Variant& variant = position.book().variant();
    const Geometry& board = position.book().geometry();
    std::size_t width = sideLetters(variant) ? 2 : 1;
    for (int s = 0; s < board.size(); ++s) width = std::max(width, cellOf(position, Square(s)).size());
    std::string text = "[" + std::string(variant.id);
    for (const auto& [option, value] : variant.choices) text.append(1, ' ').append(option).append(1, '=').append(value);
    text += "]\n";
    const auto line = [&](std::string row) {
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + "\n";
    };
    for (int y = board.rows() - 1; y >= 0; --y) {
        std::string row = rightAligned(board.rankNumber(y));
        for (int x = 0; x < board.columns(); ++x) {
            const Square square = board.at(x, y);
            row += " " + padded(cellOf(position, square), width);
        }
        line(row);
    }
    std::string files = "  ";
    for (int x = 0; x < board.columns(); ++x) files += " " + padded(std::string(1, board.fileLetter(x)), width);
    line(files);
    const std::string fields = positionText(position);
    const std::size_t rest = fields.find(' ') + 1;
    const std::size_t reservePieces = fields.find('[');
    if (reservePieces < rest) text += fields.substr(reservePieces, rest - reservePieces);
    return text + fields.substr(rest) + "\n";
}

std::optional<DiagramVariant> diagramVariant(std::string_view text) {
    const std::size_t open = text.find_first_not_of(" \t\r\n");
    if (open == std::string_view::npos || text[open] != '[') return std::nullopt;
    const std::size_t close = text.find(']', open);
    if (close == std::string_view::npos) return std::nullopt;
    const auto words = wordsOf({0, text.substr(open + 1, close - open - 1)});
    if (words.empty()) return std::nullopt;
    DiagramVariant game{.info = findVariant(words.front().text), .choices = {}};
    if (!game.info) return std::nullopt;
    for (std::size_t i = 1; i < words.size(); ++i) {
        auto choice = parseChoice(*game.info, words[i].text);
        if (!choice) return std::nullopt;
        game.choices.insert(std::move(*choice));
    }
    return game;
}

Parsed<Position> parseDiagram(const Rulebook& book, std::string_view text) { return DiagramReader(book, text).read(); }

}  // namespace rokada

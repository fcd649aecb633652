#include "openinglist.h"

#include "base/inputstream.h"
#include "record/pgnwords.h"
#include "rules/rulebook.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace rokada {

namespace {

struct Line {
    std::vector<std::string> moves;  ///< moves of the opening, in coordinates
    std::string code, name;
};

bool playAll(const Rulebook& book, const std::string& text, std::vector<std::string>& moves) {
    Position position = startPosition(book);
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const std::string_view move = withoutNumber(word);
        if (move.empty()) continue;
        const auto meant = parseShort(position, move);
        if (!meant) return false;
        moves.push_back(moveText(book, *meant));
        advance(position, *meant);
    }
    return !moves.empty();
}

bool readLine(const Rulebook& book, const std::string& text, Line& line) {
    const std::size_t first = text.find('\t'), second = text.find('\t', first + 1);
    if (first == std::string::npos || second == std::string::npos) return false;
    line.code = text.substr(0, first);
    line.name = text.substr(first + 1, second - first - 1);
    return playAll(book, text.substr(second + 1), line.moves);
}

std::size_t shared(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

}  // namespace

std::string writeOpeningList(const std::vector<std::string>& files, std::ostream& out) {
    const RulebookPtr book = Rulebook::compile(*makeVariant(allVariants().front(), {}));
    std::vector<Line> lines;
    for (const std::string& file : files) {
        InputStream in(file);
        if (!in) return file;
        std::string text;
        for (int number = 1; std::getline(in, text); ++number) {
            Line line;
            if (text.empty() || text.rfind("eco", 0) == 0) continue;
            if (!readLine(*book, text, line)) return file + ":" + std::to_string(number);
            lines.push_back(std::move(line));
        }
        if (in.error()) return file;
    }
    std::ranges::sort(lines, {}, &Line::moves);
    std::vector<std::string> before;
    for (const Line& line : lines) {
        const std::size_t repeated = shared(before, line.moves);
        out << line.code << '\t' << line.name << '\t' << repeated << '\t';
        for (std::size_t i = repeated; i < line.moves.size(); ++i) out << (i > repeated ? " " : "") << line.moves[i];
        out << '\n';
        before = line.moves;
    }
    return {};
}

}  // namespace rokada

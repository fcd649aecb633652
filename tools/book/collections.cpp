#include "collections.h"

#include "base/inputstream.h"
#include "base/storedbytes.h"
#include "rules/samerules.h"
#include "text/playertag.h"
#include "text/positiontext.h"

#include <array>
#include <cctype>
#include <charconv>

namespace rokada::tools {

namespace {

/// Returns the letters of a surname in lower case: the word before the comma, or the last word of a name without one.
std::string surname(std::string_view name) {
    const std::size_t comma = name.find(',');
    if (comma != std::string_view::npos) {
        name = name.substr(0, comma);
    } else if (const std::size_t blank = name.find_last_of(' '); blank != std::string_view::npos) {
        name = name.substr(blank + 1);
    }
    std::string letters;
    for (const char c : name) {
        if (const auto byte = static_cast<unsigned char>(c); byte >= 0x80 || std::isalpha(byte) != 0)
            letters += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
    }
    return letters;
}

std::string tagOf(const GameTree& tree, std::string_view name) {
    const std::string* value = tree.tag(name);
    return value == nullptr ? std::string() : *value;
}

/// Returns the year of a date such as "1972.07.11", or 0 if it is unknown.
int yearOf(const std::string& date) {
    constexpr std::size_t Digits = 4;
    int year = 0;
    const char* end = date.data() + std::min(Digits, date.size());
    const auto read = std::from_chars(date.data(), end, year);
    return date.size() >= Digits && read.ptr == end && year > 0 ? year : 0;
}

/// Returns the moves of the main line, up to the first pass or elimination.
std::vector<Move> mainLine(const GameTree& tree) {
    std::vector<Move> moves;
    for (Node node = tree.next(Node::Root); node != Node::None && !tree.move(node).forced(); node = tree.next(node))
        moves.push_back(tree.move(node));
    return moves;
}

/// Returns a hash of the players' surnames and of all moves.
std::uint64_t fingerprint(const GameTree& tree, const std::vector<Move>& moves) {
    std::string bytes;
    for (const SideSpec& side : tree.book().variant().sideSpecs) bytes += surname(tagOf(tree, playerTag(side))) + ';';
    for (const Move move : moves) {
        for (const int part : {int{move.from()}, int{move.to()}, int{move.becomes()}}) bytes += static_cast<char>(part);
    }
    return checksum(bytes);
}

}  // namespace

tl::expected<void, std::string> Collections::add(const std::string& file) {
    InputStream in(file);
    PgnSplitter splitter;
    PieceLanguage letters = PieceLanguage::English;
    std::array<char, 1 << 16> chunk;
    while (in) {
        in.read(chunk.data(), chunk.size());
        splitter.feed({chunk.data(), static_cast<std::size_t>(in.gcount())});
        if (!in) splitter.finish();
        while (const auto text = splitter.take()) add(*text, letters);
    }
    if (in.error()) return tl::make_unexpected(file + ": cannot be read: " + consoleText(*in.error()));
    return {};
}

void Collections::add(const PgnText& text, PieceLanguage& letters) {
    const PgnGame game = readPgn(text, rulebooks_, {}, &letters);
    const GameTree& tree = game.tree;
    const bool ours = game.playable && sameRules(tree.book().variant(), book_->variant()) &&
                      tree.start().key() == startPosition(*book_).key();
    std::vector<Move> moves = ours ? mainLine(tree) : std::vector<Move>();
    if (moves.empty()) {
        ++foreign_;
        return;
    }
    if (!known_.insert(fingerprint(tree, moves)).second) {
        ++repeated_;
        return;
    }
    moves.resize(std::min(moves.size(), plies_));
    games_.push_back({std::move(moves), resultMeant(tagOf(tree, "Result")), yearOf(tagOf(tree, "Date"))});
}

}  // namespace rokada::tools

#include "rewrite.h"

#include "base/inputstream.h"
#include "fileencoding.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace rokada {

namespace {

using Chunk = std::array<char, 1 << 16>;

/// Input file that is opened a second time, to copy parts of it unchanged.
class Original {
public:
    explicit Original(const std::string& file) : in_(file) {}

    /// Copies all bytes before the offset `end` that were neither copied nor skipped.
    void copyUpTo(std::uint64_t end, std::ostream& out) {
        Chunk chunk;
        while (at_ < end && in_) {
            in_.read(chunk.data(), static_cast<std::streamsize>(std::min<std::uint64_t>(chunk.size(), end - at_)));
            out.write(chunk.data(), in_.gcount());
            at_ += static_cast<std::uint64_t>(in_.gcount());
        }
    }
    void goBackTo(std::uint64_t place) { passOver(place); }
    void passOver(std::uint64_t end) {
        at_ = end;
        in_.seekg(static_cast<std::streamoff>(end));
    }
    [[nodiscard]] std::string_view next() {
        next_ = static_cast<char>(in_.peek());
        if (!in_.eof()) return {&next_, 1};
        in_.clear();
        return {};
    }

private:
    InputStream in_;
    std::uint64_t at_ = 0;
    char next_ = 0;
};

/// Rewrites one game. Keeps the bytes of a game that cannot be read, or that has characters which its encoding lacks.
void rewriteGame(const PgnText& text, PgnGame game, LineEnd lineEnd, Original& original, std::ostream& out) {
    if (!game.playable || text.cut) return;
    original.copyUpTo(text.at, out);
    original.passOver(text.at + text.length);
    const auto bytes = inPlaceOfGame(publishedPgn(std::move(game.tree)), original.next(), game.encoding, lineEnd);
    if (bytes.missing) return original.goBackTo(text.at);
    out << bytes.bytes;
}

}  // namespace

bool rewriteGames(const std::string& file, std::size_t only, std::ostream& out) {
    InputStream in(file);
    if (!in) return false;
    Original original(file);
    RulebookCache rulebookCache;
    PgnSplitter splitter(oldEncodingOf(file));
    PieceLanguage letters = PieceLanguage::English;
    std::optional<LineEnd> lineEnd;
    Chunk chunk;
    std::uint64_t length = 0;
    std::size_t number = 0;
    while (in) {
        in.read(chunk.data(), chunk.size());
        length += static_cast<std::uint64_t>(in.gcount());
        splitter.feed({chunk.data(), static_cast<std::size_t>(in.gcount())});
        if (!in) splitter.finish();
        while (const auto text = splitter.take()) {
            const auto own = lineEndIn(text->text);
            if (!lineEnd) lineEnd = own;
            PgnGame game = readPgn(*text, rulebookCache, {}, &letters);
            if (only == 0 || only == number + 1)
                rewriteGame(*text, std::move(game), own.value_or(lineEnd.value_or(LineEnd::Lf)), original, out);
            ++number;
        }
    }
    if (in.bad()) return false;
    original.copyUpTo(length, out);
    return true;
}

}  // namespace rokada

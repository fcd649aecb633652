#include "text/towerreader.h"

#include "text/positionletters.h"

#include <algorithm>

namespace rokada {

namespace {

class TowerReader {
public:
    TowerReader(const Rulebook& book, std::string_view text, std::size_t& at)
        : book_(book), variant_(book.variant()), text_(text), at_(at) {}

    Parsed<std::vector<Piece>> single(int column) {
        const std::size_t start = at_;
        const Piece piece = letter();
        if (piece == NoPiece) return parseError(start, ErrorCode::UnknownPiece);
        const bool pawn = book_.pawns().has(piece);
        return std::vector{pawn ? pieceOf(sideOf(piece), book_.pawnOfFile(column)) : piece};
    }

    Parsed<std::vector<Piece>> tower() {
        const std::size_t start = at_++;
        std::vector<Piece> pieces;
        for (;;) {
            if (at_ >= text_.size()) return parseError(start, ErrorCode::BadTower);
            if (text_[at_] == ')') break;
            const std::size_t here = at_;
            const Piece piece = member();
            if (piece == NoPiece) return parseError(here, ErrorCode::BadTower);
            if (!pieces.empty() && !mayBeCovered(pieces.back())) return parseError(here, ErrorCode::BadTower);
            pieces.push_back(piece);
        }
        ++at_;
        if (pieces.empty()) return parseError(start, ErrorCode::BadTower);
        return pieces;
    }

private:
    /// Parses a piece letter with the mark '~' of a promoted piece. Returns NoPiece if there is no such piece.
    Piece letter() {
        const char written = text_[at_++];
        const Side side = upper(written) == written ? Side(0) : Side(1);
        const Kind kind = variant_.kindOf(upper(written));
        if (kind == NoKind) return NoPiece;
        if (at_ == text_.size() || text_[at_] != '~') return pieceOf(side, kind);
        ++at_;
        const auto promoted = std::find_if(variant_.kinds.begin() + kind + 1, variant_.kinds.end(),
                                           [&](const auto& k) { return k.promoted && k.letter == upper(written); });
        return promoted == variant_.kinds.end() ? NoPiece : pieceOf(side, Kind(promoted - variant_.kinds.begin()));
    }

    /// Parses a piece of a tower. After a pawn stands the lower-case letter of its identity, the kind to which it
    /// promotes.
    Piece member() {
        const Piece piece = letter();
        if (piece == NoPiece || !book_.pawns().has(piece)) return piece;
        const char identity = at_ < text_.size() ? text_[at_++] : '\0';
        const auto pawn = std::ranges::find_if(
            variant_.kinds, [&](const KindSpec& k) { return k.pawn && lower(k.identity) == identity; });
        return pawn == variant_.kinds.end() ? NoPiece : pieceOf(sideOf(piece), Kind(pawn - variant_.kinds.begin()));
    }

    [[nodiscard]] bool mayBeCovered(Piece piece) const {
        return kindOf(piece) != book_.royalKind() && (variant_.towers->keepsUnderOwn || book_.demoted(piece) == piece);
    }

    const Rulebook& book_;
    const Variant& variant_;
    std::string_view text_;
    std::size_t& at_;
};

}  // namespace

Parsed<std::vector<Piece>> readTower(const Rulebook& book, std::string_view text, std::size_t& at, int column) {
    TowerReader reader(book, text, at);
    return text[at] == '(' ? reader.tower() : reader.single(column);
}

}  // namespace rokada

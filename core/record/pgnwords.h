// What the words of PGN mean: results, glyphs, games, rules, comments, encodings.
#pragma once

#include "record/gametree.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada {

[[nodiscard]] bool isResult(std::string_view word);
/// "e4" of "12.e4" and "12...e4"; empty if there is only a number.
[[nodiscard]] std::string_view withoutNumber(std::string_view word);
/// 1 of "!", 4 of "??"; 0 of anything else.
[[nodiscard]] int nagMeant(std::string_view marks);
/// "!" of 1; empty for glyphs without such a mark.
[[nodiscard]] std::string_view nagSymbol(int nag);

/// By its id, or by what other programs call it; nullptr if we do not know it.
[[nodiscard]] const VariantInfo* variantMeant(std::string_view name);
/// Rule options separated by blanks, "promotion=limited bareking=win".
[[nodiscard]] Parsed<Choices> choicesFrom(const VariantInfo& info, std::string_view text);
[[nodiscard]] std::string textOf(const Choices& choices);

/// A position text, or one with the usual slips of other programs: missing or senseless counters, an en passant square
/// that no pawn has passed, superfluous blanks. The fault is that of the text as it stands.
[[nodiscard]] Parsed<Position> startMeant(const Rulebook& book, std::string_view text);

/// A legal move, or "b-resigns" for an army that leaves while the game goes on.
[[nodiscard]] Parsed<Move> moveMeant(const Position& position, std::string_view word);
/// The same the other way round.
[[nodiscard]] std::string wordOf(const Position& position, Move move);

/// A comment: its text, with single blanks, and the commands within it.
struct CommentParts {
    std::string text;
    std::vector<Command> commands;
};
[[nodiscard]] CommentParts commentParts(std::string_view comment);
/// Adds to a comment that may have been there before.
void joinComment(std::string& comment, std::string_view more);

/// Text of old files is Latin-1; what is no UTF-8 is taken for that. A mark at the beginning is dropped.
[[nodiscard]] std::string utf8From(std::string_view text);

}  // namespace rokada

// English texts of rokada-engine for error codes and results of the core.
#pragma once

#include "ai/syzygy/tablefile.h"
#include "base/parseerror.h"
#include "book/openingbook.h"
#include "protocol/linewords.h"
#include "rules/ending.h"
#include "rules/rulebook.h"
#include "text/positiontext.h"

#include <iosfwd>
#include <string>

namespace rokada::engine {

/// Returns the text of an error code, for example "unknown piece".
[[nodiscard]] const char* words(ErrorCode what);
/// Returns an error with its place, for example "unknown piece at character 12 (field 1)".
[[nodiscard]] std::string words(const ParseError& parseError);
/// Returns an error of a position, for example "Illegal position: Black is in check, but it is White's turn (field 2,
/// column 41)".
[[nodiscard]] std::string positionWords(const Variant& variant, const ParseError& error);
/// Returns a remark on a position text, for example "the en passant square was removed, no pawn can have just passed it
/// (field 4)".
[[nodiscard]] std::string words(const PositionRemark& remark);
/// Returns an error of an opening book, for example "wrong checksum".
[[nodiscard]] const char* words(BookErrorCode what);
/// Returns an error of endgame tables, for example "cannot be read".
[[nodiscard]] const char* words(SyzygyErrorCode what);
/// Returns an error of a protocol line, for example "unknown command".
[[nodiscard]] std::string words(protocol::LineErrorCode error);
/// Returns an error of a protocol line with its place, for example "unknown command at character 1".
[[nodiscard]] std::string words(const protocol::LineError& parseError);
/// Returns the result of a game, for example "white wins, checkmate of black".
[[nodiscard]] std::string words(const Rulebook& book, const Ending& ending);

/// Writes one line about invalid input, without control characters. Returns the exit status for invalid input.
int complain(std::ostream& err, const std::string& what);

}  // namespace rokada::engine

// English texts of rokada-engine for values of core.
#pragma once

#include "base/parseerror.h"
#include "book/openingbook.h"
#include "protocol/linewords.h"
#include "rules/ending.h"
#include "rules/rulebook.h"
#include "text/positiontext.h"

#include <iosfwd>
#include <string>

namespace rokada::engine {

/// Returns a text such as "unknown piece".
[[nodiscard]] const char* words(ErrorCode what);
/// Returns a text such as "unknown piece at character 12 (field 1)".
[[nodiscard]] std::string words(const ParseError& parseError);
/// Returns a text such as "Illegal position: Black is in check, but it is White's turn (field 2, column 41)".
[[nodiscard]] std::string positionWords(const Variant& variant, const ParseError& error);
/// Returns a text such as "the en passant square was dropped, no pawn has just passed over it (field 4)".
[[nodiscard]] std::string words(const PositionRemark& remark);
/// Returns a text such as "wrong checksum".
[[nodiscard]] const char* words(BookErrorCode what);
/// Returns a text such as "unknown command".
[[nodiscard]] std::string words(protocol::LineErrorCode error);
/// Returns a text such as "unknown command at character 1".
[[nodiscard]] std::string words(const protocol::LineError& parseError);
/// Returns a text such as "white wins, checkmate of black".
[[nodiscard]] std::string words(const Rulebook& book, const Ending& ending);

/// Writes one line about bad input, without control characters, and returns the exit status for it.
int complain(std::ostream& err, const std::string& what);

}  // namespace rokada::engine

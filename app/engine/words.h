// English words for what the core returns, as rokada-engine prints them.
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

/// "unknown piece".
[[nodiscard]] const char* words(ErrorCode what);
/// "unknown piece at character 12 (field 1)".
[[nodiscard]] std::string words(const ParseError& parseError);
/// "Illegal position: Black is in check, but it is White's turn (field 2, column 41)".
[[nodiscard]] std::string positionWords(const Variant& variant, const ParseError& error);
/// "the en passant square was dropped, no pawn has just passed over it (field 4)".
[[nodiscard]] std::string words(const PositionRemark& remark);
/// "wrong checksum".
[[nodiscard]] const char* words(BookErrorCode what);
/// "unknown command".
[[nodiscard]] std::string words(protocol::LineErrorCode error);
/// "unknown command at character 1".
[[nodiscard]] std::string words(const protocol::LineError& parseError);
/// "white wins, checkmate of black".
[[nodiscard]] std::string words(const Rulebook& book, const Ending& ending);

/// Writes one line about bad input, control characters removed, and returns the exit status for it.
int complain(std::ostream& err, const std::string& what);

}  // namespace rokada::engine

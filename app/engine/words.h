// English words for what the core returns, as rokada-engine prints them.
#pragma once

#include "base/fault.h"
#include "protocol/linewords.h"
#include "rules/ending.h"
#include "rules/rulebook.h"

#include <iosfwd>
#include <string>

namespace rokada::engine {

/// "unknown piece".
[[nodiscard]] const char* words(Trouble what);
/// "unknown piece at character 12 (field 1)".
[[nodiscard]] std::string words(const Fault& fault);
/// "unknown command".
[[nodiscard]] std::string words(protocol::Flaw flaw);
/// "unknown command at character 1".
[[nodiscard]] std::string words(const protocol::LineFault& fault);
/// "white wins, checkmate of black".
[[nodiscard]] std::string words(const Rulebook& book, const Ending& ending);

/// Writes one line about bad input, whatever characters it contains, and returns the exit status for it.
int complain(std::ostream& err, const std::string& what);

}  // namespace rokada::engine

// English messages for findings of the PGN reader.
#pragma once

#include "record/pgnreport.h"

#include <string>

namespace rokada {

/// Returns a message such as "games.pgn:12:5: illegal move 'Ke3', the rest of the variation is kept as text".
[[nodiscard]] std::string findingText(const std::string& file, const PgnFinding& finding);

}  // namespace rokada

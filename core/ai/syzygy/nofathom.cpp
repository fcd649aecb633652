// Replaces fathom.cpp in builds without libfathom.
#include "ai/syzygy/fathom.h"

namespace rokada::fathom {

bool isBuiltIn() { return false; }

std::size_t load(const std::string&) { return 0; }

std::optional<unsigned> wdl(const Board&) { return std::nullopt; }

std::optional<Root> root(const Board&) { return std::nullopt; }

}  // namespace rokada::fathom

#include "commandline.h"

namespace rokada::arguments {

std::vector<std::string> commandLine(int argc, const char* const* argv) { return {argv, argv + argc}; }

}  // namespace rokada::arguments

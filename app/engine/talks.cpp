#include "bench.h"
#include "commands.h"
#include "linechannel.h"
#include "ucisession.h"

#include <iostream>

namespace rokada::engine {

int runUci(const Request&, std::ostream& out, std::ostream&) {
    LineWriter writer(out);
    UciSession session(writer);
    talk(std::cin, session);
    return Success;
}

int runBench(const Request& request, std::ostream& out, std::ostream&) {
    bench(request.depth, {}, [&](const std::string& line) { out << line << std::endl; });
    return Success;
}

}  // namespace rokada::engine

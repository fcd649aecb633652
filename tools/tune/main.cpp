// rokada-tune: fits the weights of a variant's evaluation and the parameters of its search, by self-play. See
// docs/tuning.md. The exit status is 0 on success. For bad input, it is 2, and one line describes the error.
#include "base/lastflush.h"
#include "commands.h"

#include <CLI/CLI.hpp>

using namespace rokada::tune;

namespace {

int program(int argc, char** argv) {
    CLI::App app{"Fits the weights of the evaluation to games of the engine against itself"};
    app.require_subcommand(1);
    int status = 0;
    addPlay(app, status);
    addFit(app, status);
    addMatch(app, status);
    addSearch(app, status);
    addChances(app, status);
    addSurvival(app, status);
    CLI11_PARSE(app, argc, argv);
    return status;
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-tune", program(argc, argv)); }

// rokada-tune: fits the weights of a variant's evaluation and the parameters of its search, by self-play. See
// docs/tuning.md. The exit status is 0 on success. For bad input, it is 2, and one line describes the error.
#include "arguments.h"
#include "base/lastflush.h"
#include "commands.h"

using namespace rokada;
using namespace rokada::tune;

namespace {

int program(int argc, char** argv) {
    const arguments::Program app{"Fits the weights of the evaluation to games of the engine against itself"};
    app.requireCommand();
    int status = 0;
    addPlay(app, status);
    addFit(app, status);
    addMatch(app, status);
    addSearch(app, status);
    addChances(app, status);
    addSurvival(app, status);
    if (const auto ending = app.read(argc, argv)) return ending->print();
    return status;
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-tune", program(argc, argv)); }

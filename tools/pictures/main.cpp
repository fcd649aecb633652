// rokada-pictures: takes pictures of the window in every state of a table, on an invisible screen, and compares them.
//
//   rokada-pictures take build/release/app/rokada before               all states, to before/en-light-1280x800
//   rokada-pictures take PROGRAM DIR --only '^chess-' --scheme dark    only states of chess, with the dark theme
//   rokada-pictures take PROGRAM DIR --tag page --language ru,bg       only states that show a whole page
//   rokada-pictures compare before after --differences different       prints a table, and shows each difference
//   rokada-pictures gallery build/release/app/rokada docs/gallery      takes the pictures that README shows
//   rokada-pictures list                                               prints the names of all states
//
// The exit status is 0 on success, 1 if a state cannot be reached or pictures differ, and 2 for bad input.
#include "arguments.h"
#include "base/lastflush.h"
#include "commands.h"

#include <QCoreApplication>

namespace {

using namespace rokada;
using namespace rokada::pictures;

void addChoice(const arguments::Command& command, Choice& choice) {
    command.option("--table", choice.table, "file of the states").showDefault();
    command.option("--only", choice.only, "only states whose names match this regular expression");
    command.option("--tag", choice.tag, "only scenes with this tag");
}

arguments::Command addTake(const arguments::Program& app, TakeCommand& wanted) {
    const auto command = app.command("take", "take pictures of states");
    command.option("program", wanted.program, "the program").required().existingFile();
    command.option("folder", wanted.folder, "for the pictures, a folder in it for each look").required();
    addChoice(command, wanted.choice);
    command.option("--language", wanted.languages, "en, ru, bg").separatedBy(',').showDefault();
    command.option("--scheme", wanted.schemes, "light, dark, contrast").separatedBy(',').showDefault();
    command.option("--size", wanted.sizes, "of the screen, in pixels").separatedBy(',').showDefault();
    command.option("--scale", wanted.scale, "pixels of the screen for one of the program").range(1, 4).showDefault();
    command.option("--dpi", wanted.dpi, "dots per inch").range(48, 480).showDefault();
    return command;
}

int program(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const arguments::Program app{"Takes pictures of the window in all its states, and compares them"};
    app.requireCommand();
    TakeCommand take;
    const auto taking = addTake(app, take);
    CompareCommand compare;
    const auto comparing = app.command("compare", "compare two folders of pictures");
    comparing.option("before", compare.before, "folder").required().existingFolder();
    comparing.option("after", compare.after, "folder").required().existingFolder();
    comparing.option("--differences", compare.differences, "folder for pictures of the differences");
    GalleryCommand gallery;
    const auto showing = app.command("gallery", "take the pictures that README shows");
    showing.option("program", gallery.program, "the program").required().existingFile();
    showing.option("folder", gallery.folder, "for the pictures").required().existingFolder();
    Choice listed;
    addChoice(app.command("list", "the names of states"), listed);
    if (const auto ending = app.read(argc, argv)) return ending->print();
    if (taking.given()) return run(take);
    if (comparing.given()) return run(compare);
    if (showing.given()) return run(gallery);
    return list(listed);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-pictures", program(argc, argv)); }

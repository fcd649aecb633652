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
#include "base/lastflush.h"
#include "commands.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

namespace {

using namespace rokada::pictures;

void addChoice(CLI::App* command, Choice& choice) {
    command->add_option("--table", choice.table, "file of the states")->capture_default_str();
    command->add_option("--only", choice.only, "only states whose names match this regular expression");
    command->add_option("--tag", choice.tag, "only scenes with this tag");
}

void addTake(CLI::App& app, TakeCommand& wanted) {
    CLI::App* command = app.add_subcommand("take", "take pictures of states");
    command->add_option("program", wanted.program, "the program")->required()->check(CLI::ExistingFile);
    command->add_option("folder", wanted.folder, "for the pictures, a folder in it for each look")->required();
    addChoice(command, wanted.choice);
    command->add_option("--language", wanted.languages, "en, ru, bg")->delimiter(',')->capture_default_str();
    command->add_option("--scheme", wanted.schemes, "light, dark, contrast")->delimiter(',')->capture_default_str();
    command->add_option("--size", wanted.sizes, "of the screen, in pixels")->delimiter(',')->capture_default_str();
    command->add_option("--scale", wanted.scale, "pixels of the screen for one of the program")
        ->check(CLI::Range(1, 4))
        ->capture_default_str();
    command->add_option("--dpi", wanted.dpi, "dots per inch")->check(CLI::Range(48, 480))->capture_default_str();
}

int program(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    CLI::App app{"Takes pictures of the window in all its states, and compares them"};
    app.require_subcommand(1);
    TakeCommand take;
    addTake(app, take);
    CompareCommand compare;
    CLI::App* comparing = app.add_subcommand("compare", "compare two folders of pictures");
    comparing->add_option("before", compare.before, "folder")->required()->check(CLI::ExistingDirectory);
    comparing->add_option("after", compare.after, "folder")->required()->check(CLI::ExistingDirectory);
    comparing->add_option("--differences", compare.differences, "folder for pictures of the differences");
    GalleryCommand gallery;
    CLI::App* showing = app.add_subcommand("gallery", "take the pictures that README shows");
    showing->add_option("program", gallery.program, "the program")->required()->check(CLI::ExistingFile);
    showing->add_option("folder", gallery.folder, "for the pictures")->required()->check(CLI::ExistingDirectory);
    Choice listed;
    addChoice(app.add_subcommand("list", "the names of states"), listed);
    CLI11_PARSE(app, argc, argv);
    if (app.got_subcommand("take")) return run(take);
    if (app.got_subcommand("compare")) return run(compare);
    if (app.got_subcommand("gallery")) return run(gallery);
    return list(listed);
}

}  // namespace

int main(int argc, char** argv) { return rokada::lastFlush("rokada-pictures", program(argc, argv)); }

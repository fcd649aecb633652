// Commands of rokada-pictures, as read from its command line.
#pragma once

#include <string>
#include <vector>

namespace rokada::pictures {

/// Selected states.
struct Choice {
    std::string table = ROKADA_PICTURES_TABLE;
    std::string only;  ///< a regular expression; empty for all
    std::string tag;   ///< tag of scenes; empty for all
};

struct TakeCommand {
    std::string program;
    std::string folder;
    Choice choice;
    std::vector<std::string> languages{"en"};
    std::vector<std::string> schemes{"light"};
    std::vector<std::string> sizes{"1280x800"};
    int scale = 1;
    int dpi = 96;
};

struct CompareCommand {
    std::string before;
    std::string after;
    std::string differences;  ///< folder; empty for none
};

struct GalleryCommand {
    std::string program;
    std::string folder;
};

/// Run a command and return the exit code.
int run(const TakeCommand& wanted);
int run(const CompareCommand& wanted);
int run(const GalleryCommand& wanted);
int list(const Choice& choice);

}  // namespace rokada::pictures

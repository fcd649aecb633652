// Commands of rokada-pictures, as read from its command line.
#pragma once

#include <string>
#include <vector>

namespace rokada::pictures {

/// Selection of scenes in the table.
struct Choice {
    std::string table = ROKADA_PICTURES_TABLE;
    std::string only;  ///< regular expression for the names of pictures; empty selects all
    std::string tag;   ///< tag that a scene must have; empty selects all
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
    std::string differences;  ///< folder for pictures of the differences; empty if none are wanted
};

struct GalleryCommand {
    std::string program;
    std::string folder;
};

/// Each function runs a command, and returns the exit status.
int run(const TakeCommand& wanted);
int run(const CompareCommand& wanted);
int run(const GalleryCommand& wanted);
int list(const Choice& choice);

}  // namespace rokada::pictures

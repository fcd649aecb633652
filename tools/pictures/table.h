// Table of states: scenes of the window, each with the steps that lead to its pictures. The head of states.txt
// describes the format.
#pragma once

#include <tl/expected.hpp>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::pictures {

/// One line of a scene.
struct Step {
    std::string verb;
    std::vector<std::string> words;
    std::string text;                ///< text after the verb
    std::vector<std::string> lines;  ///< content of a file
    int line = 0;                    ///< line in the table, from 1
};

/// One run of the program with its steps.
struct Scene {
    std::string name;
    std::set<std::string> tags;
    std::string size;  ///< own size, for example "1180x800"; empty for the default
    std::vector<Step> steps;

    /// Returns the names of the pictures in the order in which they are taken.
    [[nodiscard]] std::vector<std::string> pictures() const;
};

struct TableError {
    int line = 0;  ///< from 1
    std::string text;
};

/// Values by name.
using Values = std::map<std::string, std::string, std::less<>>;

/// Parses a table. Unrolls loops and replaces names by their values, some of which are given. Ensures that all pictures
/// have different names.
[[nodiscard]] tl::expected<std::vector<Scene>, TableError> readTable(std::string_view text, Values values = {});

/// Place in the window.
struct Spot {
    enum class Kind {
        Square,  ///< square of the largest board in the active window
        Pixel,   ///< pixel of the screen
        Named,   ///< widget, menu or menu entry, by object name
    };
    Kind kind = Kind::Named;
    std::string name;  ///< name of the square or object
    int x = 0, y = 0;  ///< pixels; negative values count from the right or the bottom
    int item = -1;     ///< entry of a list or tab bar, from 0; -1 for the centre of the widget
};

/// Parses "e4", "@100,-20", "playButton" or "variantList#2". Returns nullopt for other text.
[[nodiscard]] std::optional<Spot> readSpot(std::string_view text);

}  // namespace rokada::pictures

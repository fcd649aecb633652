// The table of states: scenes of the window, each with the steps that lead to its pictures. The format is described at
// the head of states.txt.
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
    std::string text;                ///< all behind the verb
    std::vector<std::string> lines;  ///< content of a file
    int line = 0;                    ///< in the table, from 1
};

/// One start of the program and what is done with it.
struct Scene {
    std::string name;
    std::set<std::string> tags;
    std::string size;  ///< of its own, as in "1180x800"; empty: that of the driver
    std::vector<Step> steps;

    /// Names of the pictures, in the order in which they are taken.
    [[nodiscard]] std::vector<std::string> pictures() const;
};

struct TableError {
    int line = 0;  ///< from 1
    std::string text;
};

/// Texts by the names that stand for them.
using Values = std::map<std::string, std::string, std::less<>>;

/// Reads a table: loops are unrolled and names are replaced by their values, of which some are given. Pictures of all
/// scenes have different names.
[[nodiscard]] tl::expected<std::vector<Scene>, TableError> readTable(std::string_view text, Values values = {});

/// A place in the window.
struct Spot {
    enum class Kind {
        Square,  ///< of the largest board of the active window
        Pixel,   ///< of the screen
        Named,   ///< a widget, a menu or an entry of a menu by its object name
    };
    Kind kind = Kind::Named;
    std::string name;  ///< of the square or of the object
    int x = 0, y = 0;  ///< pixels; below zero from the right or from the foot
    int item = -1;     ///< of a list or of a row of tabs, from 0; -1 is the middle of the widget
};

/// Reads "e4", "@100,-20", "playButton" or "variantList#2". Returns nullopt for anything else.
[[nodiscard]] std::optional<Spot> readSpot(std::string_view text);

}  // namespace rokada::pictures

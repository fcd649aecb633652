// Table of the pictures: scenes of the window, each with the steps that lead to its pictures. The head of states.txt
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
    std::string text;                ///< text of the line after the verb
    std::vector<std::string> lines;  ///< contents of the file that the step writes
    int line = 0;                    ///< number of the line in the table, counted from 1
};

/// One run of the program, with all its steps.
struct Scene {
    std::string name;
    std::set<std::string> tags;
    std::string size;  ///< size of the window for this scene, such as "1180x800"; empty means the default
    std::vector<Step> steps;

    /// Returns the names of the scene's pictures, in the order in which they are taken.
    [[nodiscard]] std::vector<std::string> pictures() const;
};

struct TableError {
    int line = 0;  ///< number of the line, counted from 1
    std::string text;
};

/// Values of names that can occur in a table.
using Values = std::map<std::string, std::string, std::less<>>;

/// Parses a table. Unrolls its loops, and replaces names by their values. `values` has additional names that the table
/// does not define. Returns an error if two pictures have the same name, or a line is invalid.
[[nodiscard]] tl::expected<std::vector<Scene>, TableError> readTable(std::string_view text, Values values = {});

/// Place in the window at which a step points.
struct Spot {
    enum class Kind {
        Square,  ///< square of the largest board in the active window
        Pixel,   ///< pixel of the screen
        Named,   ///< widget, menu or menu entry, by object name
    };
    Kind kind = Kind::Named;
    std::string name;  ///< name of the square or of the object
    int x = 0, y = 0;  ///< position in pixels; negative values count from the right or from the bottom
    int item = -1;     ///< index of an entry in a list or tab bar, from 0; -1 means the centre of the widget
};

/// Parses a place such as "e4", "@100,-20", "playButton" or "variantList#2". Returns nullopt for other texts.
[[nodiscard]] std::optional<Spot> readSpot(std::string_view text);

}  // namespace rokada::pictures

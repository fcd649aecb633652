// What a feature says of its actions and menus when it adds them to the window.
#pragma once

#include "kit/icons.h"

#include <QAction>
#include <QVariant>

#include <optional>
#include <string>
#include <string_view>

namespace rokada::ui {

/// Menus to which any feature may add; others belong to one feature, which keeps their name for itself.
namespace menus {
inline constexpr std::string_view Bar = "menuBar";
inline constexpr std::string_view Game = "gameMenu";
inline constexpr std::string_view Move = "moveMenu";
inline constexpr std::string_view View = "viewMenu";
inline constexpr std::string_view Analysis = "analysisMenu";
inline constexpr std::string_view Settings = "settingsMenu";
inline constexpr std::string_view Help = "helpMenu";
inline constexpr std::string_view Exchange = "exchangeMenu";  ///< what leaves the program, and what comes in
inline constexpr std::string_view Torus = "torusMenu";        ///< what boards without edges can do besides
}  // namespace menus

/// Entries stand by their numbers, in whatever order they are added. Each has a number of its own; the hundreds are
/// groups, with a separator between them: 310 is in the third group.
struct Place {
    std::string_view menu;  ///< its name; empty for none
    int number = 0;         ///< no whole hundred
};

/// A letter that works on the board alone, by the key's place as well: F is where F is on a Latin keyboard.
struct BoardKey {
    int key;           ///< of Qt
    quint32 scanCode;  ///< of X11 and Wayland
    bool shift = false;
};

struct ActionSpec {
    std::string name;           ///< also the object's; no two have the same
    const char* text = "";      ///< marked with QT_TRANSLATE_NOOP("Action", ...); empty if the owner sets it
    const char* shortcut = "";  ///< in portable form
    const char* tip = "";       ///< like the text; empty repeats the text
    Place place = {};
    bool checkable = false;
    bool needsBoard = false;  ///< changes or turns the board: disabled while that is hidden
    bool needsGame = false;   ///< disabled as long as no game is on the board
    std::optional<Icon> icon = {};
    std::optional<BoardKey> letter = {};
    QAction::MenuRole role = QAction::TextHeuristicRole;
    QAction::Priority priority = QAction::NormalPriority;
};

struct MenuSpec {
    std::string_view name;  ///< also the object's
    const char* title;      ///< marked with QT_TRANSLATE_NOOP("Menu", ...)
    Place place;
};

/// One value of a choice. Its action is called `<name of the choice>:<value>`.
struct ChoiceSpec {
    const char* text;  ///< marked with QT_TRANSLATE_NOOP("Action", ...), %1 is the value; empty if the owner sets it
    QVariant value;
};

}  // namespace rokada::ui

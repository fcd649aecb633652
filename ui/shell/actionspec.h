// Descriptions of the actions and menus that features add to the window, and translations of their texts.
#pragma once

#include "kit/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QString>
#include <QVariant>

#include <optional>
#include <string>
#include <string_view>

namespace rokada::ui {

/// Menus to which any feature may add actions. Each other menu belongs to one feature, which keeps its name private.
namespace menus {
inline constexpr std::string_view Bar = "menuBar";
inline constexpr std::string_view Game = "gameMenu";
inline constexpr std::string_view Move = "moveMenu";
inline constexpr std::string_view View = "viewMenu";
inline constexpr std::string_view Analysis = "analysisMenu";
inline constexpr std::string_view Settings = "settingsMenu";
inline constexpr std::string_view Help = "helpMenu";
inline constexpr std::string_view Exchange = "exchangeMenu";  ///< import, export, printing
inline constexpr std::string_view Torus = "torusMenu";        ///< commands for boards that wrap around
inline constexpr std::string_view GoTo = "goToMenu";          ///< other moves and other games
inline constexpr std::string_view Pages = "pagesMenu";        ///< pages in front of the board
inline constexpr std::string_view Engines = "enginesMenu";    ///< external engines and matches
}  // namespace menus

/// Position of an entry in a menu. Entries are sorted by number, which is unique in its menu. The number divided by 100
/// is the group: 310 is in group 3. Separators divide the groups.
struct Place {
    std::string_view menu;  ///< name of the menu; empty for none
    int number = 0;         ///< number by which entries are sorted; not a multiple of 100
};

/// Single-letter shortcut that works only while the board has the focus. The physical position of the key counts too,
/// so that the shortcut F works on Cyrillic layouts.
struct BoardKey {
    int key;           ///< key, a value of Qt::Key
    quint32 scanCode;  ///< scan code of X11 and Wayland
    bool shift = false;
};

struct ActionSpec {
    std::string name;       ///< unique name of the action; also its object name
    const char* text = "";  ///< text, marked with QT_TRANSLATE_NOOP("Action", ...); empty if the owner sets the text
    const char* shortcut = "";  ///< shortcut in portable form
    const char* tip = "";       ///< tooltip, marked like the text; if empty, the text is the tooltip
    Place place = {};
    bool checkable = false;
    bool needsBoard =
        false;  ///< true if the action changes or turns the board; it is disabled while the board is hidden
    bool needsGame = false;  ///< true if the action is disabled while no game is on the board
    std::optional<Icon> icon = {};
    std::optional<BoardKey> letter = {};
    QAction::MenuRole role = QAction::TextHeuristicRole;
    QAction::Priority priority = QAction::NormalPriority;
};

struct MenuSpec {
    std::string_view name;  ///< name of the menu; also its object name
    const char* title;      ///< title, marked with QT_TRANSLATE_NOOP("Menu", ...)
    Place place;
};

/// One value of a choice. Its action is named `<name of the choice>:<value>`.
struct ChoiceSpec {
    const char* text;  ///< text, marked with QT_TRANSLATE_NOOP("Action", ...); %1 is the value; empty if the owner sets
                       ///< the text
    QVariant value;
};

/// Returns the translation of the action text `text`, with its mnemonic.
[[nodiscard]] inline QString actionWords(const char* text) { return QCoreApplication::translate("Action", text); }
/// Returns the translation of the action text `text` without its mnemonic, for use outside of menus and buttons.
[[nodiscard]] inline QString plainWords(const char* text) { return actionWords(text).remove(QLatin1Char('&')); }

}  // namespace rokada::ui

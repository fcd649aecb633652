#include "window/actionpreferences.h"

#include "scene/boardlook.h"
#include "shell/preferencepages.h"
#include "shell/windowactions.h"
#include "table/tablesettings.h"

#include <QMainWindow>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

using Section = PreferenceSection;

struct SwitchRow {
    const char* action;
    const char* name;  ///< object name of the control
    Section section;
    int number;
    bool usual;
    const char* label;
    const char* more;
};

const std::array switches{
    SwitchRow{"menuBar", "menuBarBox", Section::Look, 50, false, QT_TRANSLATE_NOOP("Preference", "Menu bar"),
              QT_TRANSLATE_NOOP("Preference", "Show the menu bar above the board")},
    SwitchRow{
        "showCheckering", "checkeringBox", Section::Board, 50, BoardLook().checkered,
        QT_TRANSLATE_NOOP("Preference", "Chequered board"),
        QT_TRANSLATE_NOOP("Preference", "Darken every second square on boards whose squares all have one colour")},
    SwitchRow{"showEmblems", "emblemsBox", Section::Board, 60, BoardLook().emblems,
              QT_TRANSLATE_NOOP("Preference", "Emblems on pieces"),
              QT_TRANSLATE_NOOP("Preference", "Show the emblem of each side on its pieces in four-player variants")},
    SwitchRow{"followMoves", "followMovesBox", Section::Board, 80, BoardLook().followsMoves,
              QT_TRANSLATE_NOOP("Preference", "Scroll to moves near the edge"),
              QT_TRANSLATE_NOOP("Preference", "Scroll the board when a move is played near its edge")},
    SwitchRow{"bend", "bendBox", Section::Board, 90, true,
              QT_TRANSLATE_NOOP("Preference", "Roll up board when a piece crosses an edge"),
              QT_TRANSLATE_NOOP("Preference", "Show how the edges of the board join while a piece crosses them")},
    SwitchRow{"premoves", "premovesBox", Section::Moves, 20, false, QT_TRANSLATE_NOOP("Preference", "Premoves"),
              QT_TRANSLATE_NOOP("Preference", "Enter your next move while the computer thinks")},
    SwitchRow{"roundGuide", "roundGuideBox", Section::Moves, 70, true,
              QT_TRANSLATE_NOOP("Preference", "Guide to the first round"),
              QT_TRANSLATE_NOOP("Preference", "Explain the first moves of a game with teams")},
    SwitchRow{"showTargets", "targetsBox", Section::Marks, 110, BoardLook().targets,
              QT_TRANSLATE_NOOP("Preference", "Legal moves"),
              QT_TRANSLATE_NOOP("Preference", "Mark the legal moves of the selected piece")},
    SwitchRow{"showLastMove", "lastMoveBox", Section::Marks, 120, BoardLook().lastMove,
              QT_TRANSLATE_NOOP("Preference", "Last move"),
              QT_TRANSLATE_NOOP("Preference", "Mark the last move. Also mark its path if the path is not obvious")},
    SwitchRow{"showChecks", "checksBox", Section::Marks, 130, BoardLook().checks,
              QT_TRANSLATE_NOOP("Preference", "Checks"),
              QT_TRANSLATE_NOOP("Preference",
                                "Mark the king in check. Also mark the line of the check if it is hard to see")},
    SwitchRow{
        "showHovered", "hoveredBox", Section::Marks, 150, BoardLook().hovered,
        QT_TRANSLATE_NOOP("Preference", "Piece under the pointer"),
        QT_TRANSLATE_NOOP("Preference", "Mark the moves of the piece under the pointer when no piece is selected")},
    SwitchRow{
        "showReachTypes", "reachTypesBox", Section::Marks, 160, BoardLook().reachTypes,
        QT_TRANSLATE_NOOP("Preference", "Captures in another colour"),
        QT_TRANSLATE_NOOP("Preference",
                          "Squares are green for moves and captures, blue for moves only, and red for captures only.")},
    SwitchRow{"silentPartner", "silentPartnerBox", Section::Marks, 170, BoardLook().silentPartner,
              QT_TRANSLATE_NOOP("Preference", "Hide help from partner"),
              QT_TRANSLATE_NOOP("Preference", "Hide arrows and hints while a human partner plays on the same screen")},
    SwitchRow{"showThinking", "thinkingBox", Section::Computer, 30, false,
              QT_TRANSLATE_NOOP("Preference", "Show thinking"),
              QT_TRANSLATE_NOOP("Preference", "Show the moves that the computer expects while it thinks")},
    SwitchRow{"coach", "coachBox", Section::Computer, 40, false, QT_TRANSLATE_NOOP("Preference", "Coach"),
              QT_TRANSLATE_NOOP("Preference", "Warn once before a blunder, and show the threats of the opponent")},
    SwitchRow{"evaluationBarShown", "evaluationBarBox", Section::Computer, 50, true,
              QT_TRANSLATE_NOOP("Preference", "Evaluation bar"),
              QT_TRANSLATE_NOOP("Preference", "Show the evaluation bar beside the board during analysis")},
    SwitchRow{"analysisArrows", "analysisArrowsBox", Section::Computer, 60, true,
              QT_TRANSLATE_NOOP("Preference", "Analysis arrows"),
              QT_TRANSLATE_NOOP("Preference", "Draw an arrow for the first move of each variation")},
};

struct ChoiceRow {
    const char* choice;
    const char* name;
    Section section;
    int number;
    int usual;
    const char* label;
    const char* more;
    std::vector<PreferenceValue> values =
        {};  ///< values offered by the row; if empty, the row uses the values and texts of the menu
};

const std::vector<ChoiceRow>& choices() {
    static const std::vector<ChoiceRow> all{
        {"rotation",
         "rotationBox",
         Section::Board,
         40,
         static_cast<int>(Rotation::Fixed),
         QT_TRANSLATE_NOOP("Preference", "Rotation"),
         QT_TRANSLATE_NOOP("Preference", "How the board rotates during a game"),
         {{static_cast<int>(Rotation::Fixed), QT_TRANSLATE_NOOP("Preference", "Fixed")},
          {static_cast<int>(Rotation::ToMover), QT_TRANSLATE_NOOP("Preference", "To the side to move")},
          {static_cast<int>(Rotation::MySeat), QT_TRANSLATE_NOOP("Preference", "My side at the bottom")},
          {static_cast<int>(Rotation::MyTeam), QT_TRANSLATE_NOOP("Preference", "My team at the bottom")},
          {static_cast<int>(Rotation::FaceToFace), QT_TRANSLATE_NOOP("Preference", "Pieces face both players")},
          {static_cast<int>(Rotation::RoundTable), QT_TRANSLATE_NOOP("Preference", "Pieces face all players")}}},
        {"margin", "marginBox", Section::Board, 70, 1, QT_TRANSLATE_NOOP("Preference", "Margin around the board"),
         QT_TRANSLATE_NOOP("Preference", "How many squares of a torus board are repeated around its edges")},
        {"method",
         "methodBox",
         Section::Moves,
         10,
         static_cast<int>(MoveMethod::Both),
         QT_TRANSLATE_NOOP("Preference", "Moving pieces"),
         "",
         {{static_cast<int>(MoveMethod::Both), QT_TRANSLATE_NOOP("Preference", "Dragging and clicking")},
          {static_cast<int>(MoveMethod::Drag), QT_TRANSLATE_NOOP("Preference", "Dragging only")},
          {static_cast<int>(MoveMethod::Click), QT_TRANSLATE_NOOP("Preference", "Clicking only")}}},
        {"letters",
         "boardLettersBox",
         Section::Moves,
         30,
         static_cast<int>(BoardLetters::WriteMove),
         QT_TRANSLATE_NOOP("Preference", "Letter keys on the board"),
         QT_TRANSLATE_NOOP("Preference", "What a letter key does while the board has the focus"),
         {{static_cast<int>(BoardLetters::WriteMove), QT_TRANSLATE_NOOP("Preference", "Type a move")},
          {static_cast<int>(BoardLetters::Commands), QT_TRANSLATE_NOOP("Preference", "Commands")},
          {static_cast<int>(BoardLetters::GoToPiece), QT_TRANSLATE_NOOP("Preference", "Select a piece")}}},
        {"autoplayPause", "autoplayPauseBox", Section::Moves, 60, 2,
         QT_TRANSLATE_NOOP("Preference", "Autoplay interval"),
         QT_TRANSLATE_NOOP("Preference", "How long autoplay shows each position")},
        {"thinkingTime", "thinkingTimeBox", Section::Computer, 10, 2, QT_TRANSLATE_NOOP("Preference", "Thinking time"),
         QT_TRANSLATE_NOOP("Preference",
                           "How long a full-strength computer thinks about a move in a game without clocks")},
    };
    return all;
}

/// Returns one option for each action of the menu: its value, and its text without the mnemonic.
std::vector<PreferenceOption> optionsOf(const ActionChoice& choice) {
    std::vector<PreferenceOption> options;
    for (const QAction* action : choice.actions())
        options.push_back({action->data().toInt(), action->text().remove(QLatin1Char('&'))});
    return options;
}

void chooseIn(const ActionChoice& choice, int value) {
    for (QAction* action : choice.actions())
        if (action->data().toInt() == value) return action->trigger();
}

std::function<QString()> wordsOrNone(const char* text) {
    return *text == '\0' ? std::function<QString()>() : preferenceWords(text);
}

Preference switchOf(const SwitchRow& row, WindowAction& action) {
    return {.name = row.name,
            .section = row.section,
            .number = row.number,
            .label = preferenceWords(row.label),
            .more = wordsOrNone(row.more),
            .get = [&action] { return action.isChecked() ? 1 : 0; },
            .set =
                [&action](int value) {
                    if (action.isChecked() != (value != 0)) action.trigger();
                },
            .usual = row.usual ? 1 : 0};
}

Preference choiceOf(const ChoiceRow& row, ActionChoice& choice) {
    Preference preference{.name = row.name,
                          .section = row.section,
                          .number = row.number,
                          .label = preferenceWords(row.label),
                          .more = wordsOrNone(row.more),
                          .get = [&choice] { return choice.chosen().toInt(); },
                          .set = [&choice](int value) { chooseIn(choice, value); },
                          .usual = row.usual};
    if (row.values.empty()) {
        preference.options = [&choice] { return optionsOf(choice); };
    } else {
        preference.options = preferenceOptions(row.values);
    }
    return preference;
}

}  // namespace

void addActionPreferences(PreferencePages& pages, WindowActions& actions, const QMainWindow& window) {
    for (const SwitchRow& row : switches) {
        WindowAction& action = actions.named(row.action);
        if (action.isCheckable()) pages.add(switchOf(row, action));
    }
    for (const ChoiceRow& row : choices()) {
        auto* choice = window.findChild<ActionChoice*>(QLatin1String(row.choice));
        if (choice) pages.add(choiceOf(row, *choice));
    }
}

}  // namespace rokada::ui

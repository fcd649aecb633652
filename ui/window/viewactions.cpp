#include "window/viewactions.h"

#include "shell/windowactions.h"

#include <array>

namespace rokada::ui {

namespace {

constexpr std::string_view marksMenu = "marksMenu";

struct Mark {
    bool BoardLook::*part;
    const char* name;
    const char* text;
    const char* tip;
    Place place;
};

constexpr std::array marks{
    Mark{&BoardLook::targets, "showTargets", QT_TRANSLATE_NOOP("Action", "L&egal Moves"),
         QT_TRANSLATE_NOOP("Action", "Mark the legal moves of the selected piece"), Place{marksMenu, 10}},
    Mark{&BoardLook::explains, "explainPieces", QT_TRANSLATE_NOOP("Action", "&How Other Pieces Move"),
         QT_TRANSLATE_NOOP(
             "Action", "Click any piece that cannot move now to see how it moves. Each variant has its own setting."),
         Place{marksMenu, 20}},
    Mark{&BoardLook::lastMove, "showLastMove", QT_TRANSLATE_NOOP("Action", "&Last Move"),
         QT_TRANSLATE_NOOP("Action", "Mark the last move. Also mark its path if the path is not obvious"),
         Place{marksMenu, 30}},
    Mark{&BoardLook::checks, "showChecks", QT_TRANSLATE_NOOP("Action", "&Checks"),
         QT_TRANSLATE_NOOP("Action", "Mark the king in check. Also mark the line of the check if it is hard to see"),
         Place{marksMenu, 40}},
    Mark{&BoardLook::hovered, "showHovered", QT_TRANSLATE_NOOP("Action", "Piece &Under the Pointer"),
         QT_TRANSLATE_NOOP("Action", "Mark the moves of the piece under the pointer when no piece is selected"),
         Place{marksMenu, 50}},
    Mark{&BoardLook::reachTypes, "showReachTypes",
         QT_TRANSLATE_NOOP("Action", "&Moves and Captures in Different Colours"),
         QT_TRANSLATE_NOOP("Action",
                           "Mark squares green for moves and captures, blue for moves only, red for captures only. "
                           "This applies to every variant"),
         Place{marksMenu, 60}},
    Mark{&BoardLook::silentPartner, "silentPartner", QT_TRANSLATE_NOOP("Action", "H&ide Help from Partner"),
         QT_TRANSLATE_NOOP("Action", "Hide arrows and hints while a human partner plays on the same screen"),
         Place{marksMenu, 70}},
    Mark{&BoardLook::emblems, "showEmblems", QT_TRANSLATE_NOOP("Action", "Em&blems on Pieces"),
         QT_TRANSLATE_NOOP("Action", "Show the emblem of each side on its pieces in four-player variants"),
         Place{marksMenu, 80}},
    Mark{&BoardLook::checkered, "showCheckering", QT_TRANSLATE_NOOP("Action", "Che&quered Board"),
         QT_TRANSLATE_NOOP("Action", "Darken every second square on boards whose squares all have one colour"),
         Place{marksMenu, 90}},
    Mark{&BoardLook::followsMoves, "followMoves", QT_TRANSLATE_NOOP("Action", "Scroll to Moves Near the &Edge"),
         QT_TRANSLATE_NOOP("Action", "Scroll the board when a move is played near its edge"), Place{menus::Torus, 250}},
};

}  // namespace

ViewActions::ViewActions(WindowActions& actions, QObject* parent) : QObject(parent) {
    makeRotations(actions);
    makeMarks(actions);
    makeMethods(actions);
}

void ViewActions::makeRotations(WindowActions& actions) {
    actions.addMenu({"rotationMenu", QT_TRANSLATE_NOOP("Menu", "R&otation"), {menus::View, 140}});
    rotations_ = &actions.addChoice(
        QStringLiteral("rotation"), {"rotationMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "&Fixed"), static_cast<int>(Rotation::Fixed)},
         {QT_TRANSLATE_NOOP("Action", "Turn to Side to &Move"), static_cast<int>(Rotation::ToMover)},
         {QT_TRANSLATE_NOOP("Action", "My &Side at the Bottom"), static_cast<int>(Rotation::MySeat)},
         {QT_TRANSLATE_NOOP("Action", "My T&eam at the Bottom"), static_cast<int>(Rotation::MyTeam)},
         {QT_TRANSLATE_NOOP("Action", "Pieces Face &Both Players"), static_cast<int>(Rotation::FaceToFace)},
         {QT_TRANSLATE_NOOP("Action", "Pieces Face &All Players"), static_cast<int>(Rotation::RoundTable)}});
    connect(rotations_, &ActionChoice::picked, this,
            [this](const QVariant& rotation) { emit rotationChosen(static_cast<Rotation>(rotation.toInt())); });
}

void ViewActions::makeMarks(WindowActions& actions) {
    actions.addMenu({marksMenu, QT_TRANSLATE_NOOP("Menu", "Mar&ks"), {menus::View, 150}});
    for (const Mark& mark : marks) {
        WindowAction& action =
            actions.add({.name = mark.name, .text = mark.text, .tip = mark.tip, .place = mark.place, .checkable = true},
                        this, &ViewActions::lookChosen);
        marks_.emplace_back(&action, mark.part);
    }
}

void ViewActions::makeMethods(WindowActions& actions) {
    actions.addMenu({"methodMenu", QT_TRANSLATE_NOOP("Menu", "&Moving Pieces"), {menus::Settings, 120}});
    methods_ =
        &actions.addChoice(QStringLiteral("method"), {"methodMenu", 1},
                           {{QT_TRANSLATE_NOOP("Action", "Dragging and &Clicking"), static_cast<int>(MoveMethod::Both)},
                            {QT_TRANSLATE_NOOP("Action", "&Dragging Only"), static_cast<int>(MoveMethod::Drag)},
                            {QT_TRANSLATE_NOOP("Action", "C&licking Only"), static_cast<int>(MoveMethod::Click)}});
    connect(methods_, &ActionChoice::picked, this, &ViewActions::lookChosen);
}

void ViewActions::setChosen(Rotation chosen) { rotations_->setChosen(static_cast<int>(chosen)); }

void ViewActions::setChosen(const BoardLook& look) {
    for (const auto& [action, part] : marks_) action->setChecked(look.*part);
    methods_->setChosen(static_cast<int>(look.method));
}

BoardLook ViewActions::chosen(BoardLook look) const {
    for (const auto& [action, part] : marks_) look.*part = action->isChecked();
    look.method = static_cast<MoveMethod>(methods_->chosen().toInt());
    look.orientation = orientationOf(static_cast<Rotation>(rotations_->chosen().toInt()));
    return look;
}

}  // namespace rokada::ui

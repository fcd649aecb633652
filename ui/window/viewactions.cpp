#include "window/viewactions.h"

#include "kit/actionspec.h"
#include "shell/windowactions.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>

#include <array>

namespace rokada::ui {

namespace {

using Spec = ActionSpec<ViewAct>;

constexpr std::array specs{
    Spec{ViewAct::Targets, QT_TRANSLATE_NOOP("Action", "L&egal Moves"), "",
         QT_TRANSLATE_NOOP("Action", "Mark the squares that the selected piece can reach")},
    Spec{ViewAct::Explains, QT_TRANSLATE_NOOP("Action", "&How Any Piece Moves"), "",
         QT_TRANSLATE_NOOP(
             "Action",
             "Click a piece of either side that cannot move now to see how it moves; each variant has its own switch")},
    Spec{ViewAct::LastMove, QT_TRANSLATE_NOOP("Action", "&Last Move"), "",
         QT_TRANSLATE_NOOP("Action", "The squares of the last move and the path between them")},
    Spec{ViewAct::Checks, QT_TRANSLATE_NOOP("Action", "&Checks"), "",
         QT_TRANSLATE_NOOP("Action", "A line from the checking piece to the king")},
    Spec{ViewAct::Hovered, QT_TRANSLATE_NOOP("Action", "Piece &Under the Pointer"), "",
         QT_TRANSLATE_NOOP("Action", "Marks for the piece under the pointer while no piece is selected")},
    Spec{ViewAct::ReachTypes, QT_TRANSLATE_NOOP("Action", "&Moves and Captures Apart"), "",
         QT_TRANSLATE_NOOP("Action",
                           "Green: moves and captures; blue: moves only; red: captures only; in every variant")},
    Spec{ViewAct::SilentPartner, QT_TRANSLATE_NOOP("Action", "S&ilent Partner"), "",
         QT_TRANSLATE_NOOP("Action", "No arrows and hints while a human partner sits at the same screen")},
    Spec{ViewAct::FollowMoves, QT_TRANSLATE_NOOP("Action", "&Follow the Moves"), "",
         QT_TRANSLATE_NOOP("Action", "Scroll the board when a move is played along its edge")},
};

struct Part {
    ViewAct act;
    bool BoardLook::*part;
};
constexpr std::array parts{
    Part{ViewAct::Targets, &BoardLook::targets},          Part{ViewAct::Explains, &BoardLook::explains},
    Part{ViewAct::LastMove, &BoardLook::lastMove},        Part{ViewAct::Checks, &BoardLook::checks},
    Part{ViewAct::Hovered, &BoardLook::hovered},          Part{ViewAct::ReachTypes, &BoardLook::reachTypes},
    Part{ViewAct::FollowMoves, &BoardLook::followsMoves}, Part{ViewAct::SilentPartner, &BoardLook::silentPartner}};

constexpr std::array rotationNames{
    QT_TRANSLATE_NOOP("Action", "&Fixed"),         QT_TRANSLATE_NOOP("Action", "To the &Mover"),
    QT_TRANSLATE_NOOP("Action", "My &Seat Below"), QT_TRANSLATE_NOOP("Action", "My T&eam Below"),
    QT_TRANSLATE_NOOP("Action", "F&ace to Face"),  QT_TRANSLATE_NOOP("Action", "&Round Table")};
constexpr std::array methodNames{QT_TRANSLATE_NOOP("Action", "Dragging and &Clicking"),
                                 QT_TRANSLATE_NOOP("Action", "&Dragging Only"),
                                 QT_TRANSLATE_NOOP("Action", "C&licking Only")};

template <std::size_t N>
void nameChoices(const QActionGroup& group, const std::array<const char*, N>& names) {
    for (std::size_t i = 0; i < N; ++i) group.actions()[static_cast<qsizetype>(i)]->setText(actionWords(names[i]));
}

}  // namespace

ViewActions::ViewActions(QMainWindow* window, WindowActions& actions)
    : QObject(window), window_(window), rotations_(new QActionGroup(this)), methods_(new QActionGroup(this)) {
    for (const Spec& spec : specs) {
        QAction* action = makeAction(spec, window);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &ViewActions::lookChosen);
        actions_.emplace(spec.act, action);
    }
    makeChoices();
    makeMenus(actions);
    retranslate();
}

void ViewActions::makeChoices() {
    const auto fill = [](QActionGroup* group, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            auto* action = new QAction(group);
            action->setCheckable(true);
            action->setData(static_cast<int>(i));
        }
    };
    fill(rotations_, rotationNames.size());
    fill(methods_, methodNames.size());
    connect(rotations_, &QActionGroup::triggered, this,
            [this](QAction* a) { emit rotationChosen(static_cast<Rotation>(a->data().toInt())); });
    connect(methods_, &QActionGroup::triggered, this, &ViewActions::lookChosen);
}

void ViewActions::makeMenus(WindowActions& actions) {
    QMenu* view = actions.viewMenu();
    QAction* torus = actions.torusMenu()->menuAction();
    rotationMenu_ = new QMenu(view);
    rotationMenu_->addActions(rotations_->actions());
    view->insertMenu(torus, rotationMenu_);
    marksMenu_ = new QMenu(view);
    for (const Part& part : parts) {
        if (part.act != ViewAct::FollowMoves) marksMenu_->addAction(actions_.at(part.act));
    }
    view->insertMenu(torus, marksMenu_);
    actions.torusMenu()->addAction(actions_.at(ViewAct::FollowMoves));
    methodMenu_ = new QMenu(actions.settingsMenu());
    methodMenu_->addActions(methods_->actions());
    actions.settingsMenu()->insertMenu(actions.settingsMenu()->actions().value(0), methodMenu_);
}

QAction& ViewActions::rotation(Rotation rotation) { return *rotations_->actions()[static_cast<int>(rotation)]; }

QAction& ViewActions::method(MoveMethod method) { return *methods_->actions()[static_cast<int>(method)]; }

void ViewActions::setChosen(Rotation chosen) { rotation(chosen).setChecked(true); }

void ViewActions::setChosen(const BoardLook& look) {
    for (const auto& [act, part] : parts) actions_.at(act)->setChecked(look.*part);
    method(look.method).setChecked(true);
}

BoardLook ViewActions::look() const {
    BoardLook look;
    for (const auto& [act, part] : parts) look.*part = actions_.at(act)->isChecked();
    look.method = static_cast<MoveMethod>(methods_->checkedAction()->data().toInt());
    look.standing = standingOf(static_cast<Rotation>(rotations_->checkedAction()->data().toInt()));
    return look;
}

void ViewActions::retranslate() {
    for (const Spec& spec : specs) translate(*actions_.at(spec.act), spec);
    nameChoices(*rotations_, rotationNames);
    nameChoices(*methods_, methodNames);
    rotationMenu_->setTitle(QCoreApplication::translate("Menu", "R&otation"));
    marksMenu_->setTitle(QCoreApplication::translate("Menu", "Mar&ks"));
    methodMenu_->setTitle(QCoreApplication::translate("Menu", "&Moving Pieces"));
}

}  // namespace rokada::ui

#include "window/windowsettings.h"

#include "analysis/analysissettings.h"
#include "book/booksettings.h"
#include "engines/enginelist.h"
#include "help/handbookcontrols.h"
#include "kit/language.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "learn/coachcontrols.h"
#include "library/librarysettings.h"
#include "newgame/gamesettings.h"
#include "pages/reachlegend.h"
#include "scene/boardlayout.h"
#include "scene/boardlook.h"
#include "score/scoresettings.h"
#include "shell/sharedsettings.h"
#include "table/tablesettings.h"
#include "tables/syzygysettings.h"
#include "torus/torussettings.h"
#include "variants/variants.h"
#include "window/panelstatesaver.h"

#include "rules/orthodox.h"

#include <array>

namespace rokada::ui {

namespace {

using setting::Named;

constexpr std::array storedCoordinates{Named{Coordinates::Usual, "usual"}, Named{Coordinates::Outside, "outside"},
                                       Named{Coordinates::Off, "off"}, Named{Coordinates::Inside, "inside"},
                                       Named{Coordinates::Everywhere, "everywhere"}};
constexpr std::array storedRotations{
    Named{Rotation::Fixed, "fixed"},           Named{Rotation::ToMover, "mover"},
    Named{Rotation::MySeat, "myseat"},         Named{Rotation::MyTeam, "myteam"},
    Named{Rotation::FaceToFace, "facetoface"}, Named{Rotation::RoundTable, "roundtable"}};
constexpr std::array storedMethods{Named{MoveMethod::Both, "both"}, Named{MoveMethod::Drag, "drag"},
                                   Named{MoveMethod::Click, "click"}};
constexpr std::array lookParts{
    Named{&BoardLook::targets, "targets"},       Named{&BoardLook::lastMove, "lastmove"},
    Named{&BoardLook::checks, "checks"},         Named{&BoardLook::hovered, "hovered"},
    Named{&BoardLook::reachTypes, "threesorts"}, Named{&BoardLook::followsMoves, "followsmoves"},
    Named{&BoardLook::emblems, "emblems"},       Named{&BoardLook::checkered, "checkered"}};

Setting<MoveMethod> method() { return setting::named(QStringLiteral("board/method"), storedMethods); }

Setting<bool> shown(const Named<bool BoardLook::*>& part) {
    return setting::flag(QStringLiteral("board/") + QLatin1String(part.name), BoardLook().*part.value);
}

void declareWindow(Settings& settings) {
    settings.declare(keys::language(), keys::coordinates(), keys::rotation(), keys::windowGeometry(),
                     keys::menuBarShown(), keys::newsVersion(), method());
    for (const auto& part : lookParts) settings.declare(shown(part));
    for (const VariantInfo& game : allVariants()) settings.declare(keys::explains(*makeVariant(game, {})));
}

void declareAll(Settings& settings) {
    declareShared(settings);
    declareLegend(settings);
    declareGames(settings);
    declareTorus(settings);
    declareTable(settings);
    declareLearn(settings);
    declareLibrary(settings);
    declareScore(settings);
    declareAnalysis(settings);
    declareEngines(settings);
    declareBooks(settings);
    declareSyzygy(settings);
    declareWindow(settings);
    declarePanels(settings);
}

}  // namespace

Setting<QString> keys::language() {
    return setting::oneOf(QStringLiteral("language"), Language::ofDesktop(), Language::all(),
                          [](const QString& code) { return code; });
}

Setting<Coordinates> keys::coordinates() { return setting::named(QStringLiteral("coordinates"), storedCoordinates); }

Setting<Rotation> keys::rotation() { return setting::named(QStringLiteral("rotation"), storedRotations); }

Setting<bool> keys::explains(const Variant& variant) {
    return setting::flag(QStringLiteral("games/%1/look/explains").arg(latin(variant.id)), !orthodox(variant));
}

Setting<QByteArray> keys::windowGeometry() { return setting::widgetState(QStringLiteral("window/place")); }

Setting<bool> keys::menuBarShown() { return setting::flag(QStringLiteral("window/menuBar"), false); }

WindowSettings::WindowSettings() { declareAll(*this); }

WindowSettings::WindowSettings(const QString& file) : Settings(file) { declareAll(*this); }

BoardLook boardLook(const Settings& settings, BoardLook look) {
    look.orientation = orientationOf(settings.get(keys::rotation()));
    look.method = settings.get(method());
    for (const auto& part : lookParts) look.*part.value = settings.get(shown(part));
    look.silentPartner = settings.get(keys::silentPartner());
    return look;
}

void keepLook(Settings& settings, const BoardLook& look) {
    settings.set(method(), look.method);
    for (const auto& part : lookParts) settings.set(shown(part), look.*part.value);
    settings.set(keys::silentPartner(), look.silentPartner);
}

}  // namespace rokada::ui

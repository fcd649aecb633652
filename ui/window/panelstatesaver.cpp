#include "window/panelstatesaver.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "session/gamesession.h"
#include "shell/boardpage.h"
#include "variants/variants.h"

#include <array>

namespace rokada::ui {

namespace {

constexpr int MaxPixels = 4000, MaxName = 60;
constexpr std::array tabs{
    setting::Named{SidePanel::Front::Unknown, "unknown"}, setting::Named{SidePanel::Front::Moves, "moves"},
    setting::Named{SidePanel::Front::Tool, "tool"}, setting::Named{SidePanel::Front::Notes, "notes"}};

QString keyOf(std::string_view game, const char* name) {
    return QStringLiteral("games/%1/%2").arg(latin(game), QLatin1String(name));
}

}  // namespace

Setting<int> keys::panelWidth(std::string_view game) {
    return setting::number(keyOf(game, "panelWidth"), 0, 0, MaxPixels);
}

Setting<SidePanel::Front> keys::panelTab(std::string_view game) {
    return setting::named(keyOf(game, "panelTab"), tabs);
}

Setting<QString> keys::panelTool(std::string_view game) { return setting::text(keyOf(game, "panelTool"), MaxName); }

Setting<bool> keys::panelWindow(std::string_view game) { return setting::flag(keyOf(game, "panelWindow"), false); }

void declarePanels(Settings& settings) {
    for (const VariantInfo& game : allVariants()) {
        settings.declare(keys::panelWidth(game.id), keys::panelTab(game.id), keys::panelTool(game.id),
                         keys::panelWindow(game.id));
    }
}

PanelStateSaver::PanelStateSaver(GameSession& session, BoardPage& page, SidePanel& panel, Settings& settings)
    : session_(session), page_(page), panel_(panel), settings_(settings) {
    connect(&session_, &GameSession::started, this, &PanelStateSaver::restore);
    connect(&panel_, &SidePanel::tabChanged, this, &PanelStateSaver::store);
    connect(&page_, &BoardPage::panelWidthChosen, this, [this](int pixels) {
        if (session_.game() != nullptr) settings_.set(keys::panelWidth(variant()), pixels);
    });
}

std::string_view PanelStateSaver::variant() const { return session_.game()->book().variant().id; }

void PanelStateSaver::restore() {
    page_.setPanelWidth(settings_.get(keys::panelWidth(variant())));
    if (restored_ == variant()) return;
    // While `restored_` is empty, `store` does nothing. This is needed because restoring also changes the tabs.
    restored_.clear();
    panel_.restore({.front = settings_.get(keys::panelTab(variant())),
                    .tool = settings_.get(keys::panelTool(variant())),
                    .inWindow = settings_.get(keys::panelWindow(variant()))});
    restored_ = variant();
}

void PanelStateSaver::store() {
    // When the variant changes, other features close their tools. These changes must not be stored.
    if (session_.game() == nullptr || restored_ != variant()) return;
    const SidePanel::State state = panel_.state();
    settings_.set(keys::panelTab(variant()), state.front);
    settings_.set(keys::panelTool(variant()), state.tool);
    settings_.set(keys::panelWindow(variant()), state.inWindow);
}

}  // namespace rokada::ui

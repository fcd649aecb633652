#include "window/panelwidths.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "session/gamesession.h"
#include "shell/boardpage.h"
#include "variants/variants.h"

namespace rokada::ui {

namespace {

constexpr int MostPixels = 4000;

}  // namespace

Setting<int> keys::panelWidth(std::string_view game) {
    return setting::number(QStringLiteral("games/%1/panelWidth").arg(latin(game)), 0, 0, MostPixels);
}

void declarePanels(Settings& settings) {
    for (const VariantInfo& game : allVariants()) settings.declare(keys::panelWidth(game.id));
}

PanelWidths::PanelWidths(GameSession& session, BoardPage& page, Settings& settings) {
    const auto game = [&session] { return session.game()->book().variant().id; };
    connect(&session, &GameSession::started, this,
            [&, game] { page.setPanelWidth(settings.get(keys::panelWidth(game()))); });
    connect(&page, &BoardPage::panelWidthChosen, this, [&, game](int pixels) {
        if (session.game() != nullptr) settings.set(keys::panelWidth(game()), pixels);
    });
}

}  // namespace rokada::ui

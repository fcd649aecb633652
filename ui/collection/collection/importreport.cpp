#include "collection/importreport.h"

#include "text/playertag.h"

#include <QStringList>

namespace rokada::ui {

namespace {

QString playersOf(const GameTree& tree) {
    QStringList players;
    for (const SideSpec& side : tree.book().variant().sideSpecs) {
        const std::string* player = tree.tag(playerTag(side));
        if (player != nullptr && *player != "?") players << QString::fromStdString(*player);
    }
    return players.join(QStringLiteral(" - "));
}

}  // namespace

void ImportReport::add(std::size_t line, const PgnGame& game) {
    empty += game.tree.size() == 0 && game.report.firstLoss() == nullptr;
    asText += !game.playable;
    cyrillic += game.encoding == Encoding::Windows1251;
    western += game.encoding == Encoding::Windows1252;
    faulty += game.report.firstLoss() != nullptr;
    found += game.report.count();
    for (const PgnFinding& finding : game.report.findings()) {
        if (findings.size() >= MaxFindings) break;
        findings.push_back({line, playersOf(game.tree), finding});
    }
}

}  // namespace rokada::ui

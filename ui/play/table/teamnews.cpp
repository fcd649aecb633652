#include "table/teamnews.h"

#include "game/elimination.h"
#include "scene/boardscene.h"
#include "scene/teams.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace rokada::ui {

namespace {

class News {
    Q_DECLARE_TR_FUNCTIONS(TeamNews)
public:
    News(const Game& game, const BoardScene& scene) : game_(game), scene_(scene) {}

    [[nodiscard]] QStringList sentences() const {
        QStringList sentences;
        const Side out = lastEliminated(game_, livingPlayers());
        if (out != NoSide && scene_.seats[out].out) {
            //: %1: name of a player or a side
            sentences << tr("Eliminated: %1. All pieces of this player leave the board.").arg(name(out));
        }
        sentences << goal();
        sentences.removeAll(QString());
        return sentences;
    }

    [[nodiscard]] static QString namesOf(const BoardScene& scene, const std::vector<Side>& members) {
        QStringList players;
        for (const Side side : members) players << scene.seats[side].words.name;
        //: %1, %2: the two players of a team
        return players.size() == 2 ? tr("%1 and %2").arg(players[0], players[1]) : players.join(QLatin1String(", "));
    }

private:
    [[nodiscard]] const QString& name(Side side) const { return scene_.seats[side].words.name; }

    [[nodiscard]] std::size_t livingPlayers() const {
        return static_cast<std::size_t>(std::ranges::count(scene_.seats, false, &SeatScene::out));
    }

    [[nodiscard]] std::vector<Side> livingOf(const std::vector<Side>& team) const {
        std::vector<Side> living;
        std::ranges::copy_if(team, std::back_inserter(living), [this](Side side) { return !scene_.seats[side].out; });
        return living;
    }

    /// Returns which elimination decides the game. Returns an empty text while no team has lost a player.
    [[nodiscard]] QString goal() const {
        const auto teams = teamsOf(game_.book().variant());
        const auto reduced = [this](const std::vector<Side>& team) { return livingOf(team).size() < team.size(); };
        const auto weaker = std::ranges::find_if(teams, reduced);
        if (weaker == teams.end()) return {};
        if (std::ranges::all_of(teams, reduced)) return tr("The next elimination decides the game.");
        const auto stronger = std::ranges::find_if_not(teams, reduced);
        //: %1: the players of a team, "Anna and Vera"; %2: their last enemy
        return tr("%1 win when one more player is eliminated: %2.")
            .arg(teamNames(scene_, *stronger), teamNames(scene_, livingOf(*weaker)));
    }

    const Game& game_;
    const BoardScene& scene_;
};

}  // namespace

QString teamNames(const BoardScene& scene, const std::vector<Side>& members) { return News::namesOf(scene, members); }

QStringList teamNews(const Game& game, const BoardScene& scene) {
    if (game.ending() || !hasTeams(game.book().variant())) return {};
    return News(game, scene).sentences();
}

}  // namespace rokada::ui

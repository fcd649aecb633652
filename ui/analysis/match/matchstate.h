// Setup and results of an engine match, and the JSON format of the match file.
#pragma once

#include "match/standings.h"
#include "match/statistics.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Built-in player or external engine in a match. The name distinguishes players with the same engine.
struct MatchPlayer {
    int level = 0;      ///< level from 1 to 10, or 11 for full strength; 0 for an external engine
    QString engine;     ///< name of the external engine
    QString name = {};  ///< name in the match; empty for the default name with the default options
    /// Options that replace the engine's stored options. They have an effect only if `name` is not empty.
    QMap<QString, QString> options = {};

    friend bool operator==(const MatchPlayer&, const MatchPlayer&) = default;
};

/// Setup of a match.
struct MatchSetup {
    enum class Openings { Start, Random, File };

    std::vector<MatchPlayer> players;
    QStringList variants;  ///< ids of the variants
    Openings openings = Openings::Random;
    int plies = 6;         ///< length of random openings, or maximum length of openings from the file, in plies
    QString file;          ///< PGN file with the games for the openings
    bool books = false;    ///< true if built-in players use opening books
    int moveTime = 1000;   ///< time per move in milliseconds; 0 if the match is played with a clock
    int base = 60;         ///< initial time of the clock, in seconds
    int increment = 1000;  ///< increment of the clock per move, in milliseconds
    int rounds = 10;       ///< openings for each pair of players in each variant; the players swap sides in the games
                           ///< of an opening
    int concurrency = 1;
    std::optional<match::Sprt> sprt;
    QString collection;  ///< file of the collection that stores the games; empty if the games are not stored
    std::uint64_t seed = 1;
};

/// Returns true if a sequential test (SPRT) is possible: two players, and the same number of games per opening in all
/// variants.
[[nodiscard]] bool sprtPossible(const MatchSetup& setup);

/// Setup of a match, with the results and the PGN of its games.
struct MatchState {
    MatchSetup setup;
    std::vector<match::PlayedGame> played;
    std::vector<QByteArray> pgn;  ///< PGN record of each game

    /// Returns the standings after all games in `played`.
    [[nodiscard]] match::Standings standings() const;
    /// Returns all games as one PGN text.
    [[nodiscard]] QByteArray games() const;
};

/// Returns the match as JSON, the format of the match file.
[[nodiscard]] QByteArray toJson(const MatchState& state);
/// Reads a match from JSON. Returns nullopt if the data is invalid or a variant is unknown. Skips invalid games.
[[nodiscard]] std::optional<MatchState> matchStateOf(const QByteArray& json);

}  // namespace rokada::ui

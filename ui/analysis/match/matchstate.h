// Setup and results of an engine match, and their file format.
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

/// Built-in player or external engine in a match. Two players with the same engine must have different names.
struct MatchPlayer {
    int level = 0;      ///< level from 1 to 10, or 11 for full strength; 0 for an external engine
    QString engine;     ///< name of the external engine
    QString name = {};  ///< name in the match; empty for the default name with the default options
    /// Values that replace the engine's default options; only for a player with a name.
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
    bool books = false;    ///< true if built-in players from the level `FirstBookLevel` use opening books
    int moveTime = 1000;   ///< time per move in milliseconds; 0 if the match is played with a clock
    int base = 60;         ///< initial time of the clock, in seconds
    int increment = 1000;  ///< increment of the clock per move, in milliseconds
    int rounds = 10;       ///< number of openings per pair and variant; each opening is played with all sides
    int concurrency = 1;
    std::optional<match::Sprt> sprt;
    QString collection;  ///< file of the collection that stores the games; empty if the games are not stored
    std::uint64_t seed = 1;
};

/// Returns true if the match can use a sequential test (SPRT).
[[nodiscard]] bool sprtPossible(const MatchSetup& setup);

/// Setup of a match, and the results and records of its games.
struct MatchState {
    MatchSetup setup;
    std::vector<match::PlayedGame> played;
    std::vector<QByteArray> pgn;  ///< PGN record of each game

    /// Returns the standings after all games in `played`.
    [[nodiscard]] match::Standings standings() const;
    /// Returns all games as one PGN text.
    [[nodiscard]] QByteArray games() const;
};

/// Returns the match in the format of the match file.
[[nodiscard]] QByteArray toJson(const MatchState& state);
/// Reads a match in the format of the match file. Returns nullopt for invalid data and unknown variants.
[[nodiscard]] std::optional<MatchState> matchStateOf(const QByteArray& json);

}  // namespace rokada::ui

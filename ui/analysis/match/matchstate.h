// Setup and results of an engine match as a value, with its file format.
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

/// Built-in player of a level, or an external engine. Two players with the same engine need their own names and
/// options.
struct MatchPlayer {
    int level = 0;                        ///< 1 to 10, 11 for full strength; 0 for an external engine
    QString engine;                       ///< name of the external engine
    QString name = {};                    ///< in this match; empty for the default name and options
    QMap<QString, QString> options = {};  ///< replace the defaults of a named player

    friend bool operator==(const MatchPlayer&, const MatchPlayer&) = default;
};

/// Setup of a match.
struct MatchSetup {
    enum class Openings { Start, Random, File };

    std::vector<MatchPlayer> players;
    QStringList variants;  ///< ids
    Openings openings = Openings::Random;
    int plies = 6;         ///< length of random openings, or maximum length of openings from the file
    QString file;          ///< games in PGN
    bool books = false;    ///< built-in players use opening books, from the level `FirstBookLevel`
    int moveTime = 1000;   ///< in milliseconds; 0 uses the clock
    int base = 60;         ///< of the clock, in seconds
    int increment = 1000;  ///< in milliseconds
    int rounds = 10;       ///< openings per pair and variant, each played with all sides
    int concurrency = 1;
    std::optional<match::Sprt> sprt;
    QString collection;  ///< file of the collection for the games; empty for none
    std::uint64_t seed = 1;
};

/// Returns true if the setup allows the sequential test of `MatchSetup::sprt`.
[[nodiscard]] bool sprtPossible(const MatchSetup& setup);

/// Setup, games and records of a match.
struct MatchState {
    MatchSetup setup;
    std::vector<match::PlayedGame> played;
    std::vector<QByteArray> pgn;  ///< by game

    /// Returns the standings after the played games.
    [[nodiscard]] match::Standings standings() const;
    /// Returns all games as one PGN text.
    [[nodiscard]] QByteArray games() const;
};

/// Returns the match in the format of the match file.
[[nodiscard]] QByteArray toJson(const MatchState& state);
/// Returns nullopt for invalid data and unknown variants.
[[nodiscard]] std::optional<MatchState> matchStateOf(const QByteArray& json);

}  // namespace rokada::ui

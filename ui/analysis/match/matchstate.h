// A match of engines as a value: what was chosen, and what has been played; and how it is kept in a file.
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

/// Ours of a level, or an engine of others by its name. One engine can play itself: each with a name and options of its
/// own.
struct MatchPlayer {
    int level = 0;                        ///< 1 to 10, 11 for full strength; 0: an engine of others
    QString engine;                       ///< its name
    QString name = {};                    ///< in this match; empty: as usual, with its usual options
    QMap<QString, QString> options = {};  ///< in place of the usual ones, with a name

    friend bool operator==(const MatchPlayer&, const MatchPlayer&) = default;
};

struct MatchSetup {
    enum class Openings { Start, Random, File };

    std::vector<MatchPlayer> players;
    QStringList variants;  ///< ids
    Openings openings = Openings::Random;
    int plies = 6;         ///< of random openings, or at most so many of each game of the file
    QString file;          ///< of games, in PGN
    bool books = false;    ///< ours plays its openings from books, from the level on that has learnt any
    int moveTime = 1000;   ///< milliseconds; 0: by the clock
    int base = 60;         ///< of the clock, in seconds
    int increment = 1000;  ///< in milliseconds
    int rounds = 10;       ///< each pair plays so many openings of each variant, with each of the sides
    int concurrency = 1;
    std::optional<match::Sprt> sprt;
    QString collection;  ///< the file of the one to which games go; empty: none
    std::uint64_t seed = 1;
};

/// Whether the test of `MatchSetup::sprt` can be used.
[[nodiscard]] bool sprtPossible(const MatchSetup& setup);

struct MatchState {
    MatchSetup setup;
    std::vector<match::PlayedGame> played;
    std::vector<QByteArray> pgn;  ///< of each of these

    [[nodiscard]] match::Standings standings() const;
    /// All games in one text.
    [[nodiscard]] QByteArray games() const;
};

[[nodiscard]] QByteArray toJson(const MatchState& state);
/// Nothing if it is no match of this program, or names variants that are not there.
[[nodiscard]] std::optional<MatchState> matchStateOf(const QByteArray& json);

}  // namespace rokada::ui

// Report on the import of a file of games.
#pragma once

#include "collection/libraryduplicates.h"
#include "record/pgnreader.h"

#include <QMetaType>
#include <QString>

#include <vector>

namespace rokada::ui {

/// Report on one import: numbers of games, problems found in them, and duplicates.
struct ImportReport {
    /// Problem found in one game.
    struct Finding {
        std::size_t line = 1;  ///< line of the file on which the game begins
        QString players;
        PgnFinding finding;
    };
    /// Maximum number of stored findings. Further findings are only counted.
    static constexpr std::size_t MaxFindings = 2000;

    QString file;
    int added = 0;
    int known = 0;   ///< games that were skipped because an equal record is already stored
    int empty = 0;   ///< games without moves: only a start position or tags
    int faulty = 0;  ///< games with an unreadable part, which was kept as text
    int asText = 0;  ///< games kept as text, because they cannot be played on the board
    /// Games that are encoded in Windows-1251 (`cyrillic`) or in Windows-1252 (`western`).
    int cyrillic = 0, western = 0;
    std::size_t found = 0;  ///< number of all findings, including those that are not stored
    std::vector<Finding> findings;
    /// Pairs of different records of the same game that exist since the import. Both records are kept.
    std::vector<Duplicates> duplicates;
    QString why;  ///< error text if the import ended early; otherwise empty
    bool cancelled = false;

    /// Counts a game that was read, and adds its findings. `line` is the line of the file on which the game begins.
    void add(std::size_t line, const PgnGame& game);
    /// Returns true if the report contains anything that the user should read.
    [[nodiscard]] bool worthReading() const { return found > 0 || !duplicates.empty() || empty > 0 || !why.isEmpty(); }
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::ui::ImportReport)

// Report on the import of a file of games.
#pragma once

#include "collection/libraryduplicates.h"
#include "record/pgnreader.h"

#include <QMetaType>
#include <QString>

#include <vector>

namespace rokada::ui {

/// Report on one import: numbers of games, findings and duplicates.
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
    int known = 0;   ///< duplicates that were skipped
    int empty = 0;   ///< games without moves, which contain only a position or tags
    int faulty = 0;  ///< games of which an unreadable part was kept as text
    int asText = 0;  ///< games kept as text, because they cannot be played on the board
    /// Games that are encoded in Windows-1251 (`cyrillic`) or in Windows-1252 (`western`).
    int cyrillic = 0, western = 0;
    std::size_t found = 0;  ///< number of all findings, including those that are not stored
    std::vector<Finding> findings;
    /// Duplicates that the import has added. Both records of each pair are kept.
    std::vector<Duplicates> duplicates;
    QString why;  ///< error that ended the import early; otherwise empty
    bool cancelled = false;

    /// Counts the game that begins on `line` of the file, and adds its findings.
    void add(std::size_t line, const PgnGame& game);
    /// Returns true if the report should be shown to the user.
    [[nodiscard]] bool worthReading() const { return found > 0 || !duplicates.empty() || empty > 0 || !why.isEmpty(); }
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::ui::ImportReport)

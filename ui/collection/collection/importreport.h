// Report on the import of a file of games.
#pragma once

#include "collection/librarytwins.h"
#include "record/pgnreader.h"

#include <QMetaType>
#include <QString>

#include <vector>

namespace rokada::ui {

/// Counts, findings and duplicates of one import.
struct ImportReport {
    /// Problem found in one game.
    struct Finding {
        std::size_t line = 1;  ///< line of the file on which the game begins
        QString players;
        PgnFinding finding;
    };
    /// Maximum number of stored findings; further ones are only counted.
    static constexpr std::size_t MostFindings = 2000;

    QString file;
    int added = 0;
    int known = 0;                  ///< duplicates that were skipped
    int empty = 0;                  ///< games without moves: positions, or tags only
    int faulty = 0;                 ///< games of which a part was kept as text
    int asText = 0;                 ///< games kept as text, because they cannot be played on the board
    int cyrillic = 0, western = 0;  ///< games in Windows-1251, in Windows-1252
    std::size_t found = 0;          ///< all findings
    std::vector<Finding> findings;
    std::vector<Twins> twins;  ///< other versions of games in the collection; both are kept
    QString why;               ///< error that ended the import early; otherwise empty
    bool cancelled = false;

    /// Counts a game that begins on `line`, and adds its findings.
    void add(std::size_t line, const PgnGame& game);
    /// Returns true if the report should be shown to the user.
    [[nodiscard]] bool worthReading() const { return found > 0 || !twins.empty() || empty > 0 || !why.isEmpty(); }
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::ui::ImportReport)

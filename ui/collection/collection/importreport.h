// What became of the games of a file that was imported.
#pragma once

#include "collection/librarytwins.h"
#include "record/pgnreader.h"

#include <QMetaType>
#include <QString>

#include <vector>

namespace rokada::ui {

struct ImportReport {
    /// Something in a game that is not clean.
    struct Finding {
        std::size_t line = 1;  ///< the line of the file where the game begins
        QString players;
        PgnFinding finding;
    };
    /// More are counted, and not kept.
    static constexpr std::size_t MostFindings = 2000;

    QString file;
    int added = 0;
    int known = 0;                  ///< were there already
    int empty = 0;                  ///< without moves: positions, or tags alone
    int faulty = 0;                 ///< games of which moves were kept as text
    int asText = 0;                 ///< games of these that the board cannot play
    int cyrillic = 0, western = 0;  ///< games in Windows-1251, in Windows-1252
    std::size_t found = 0;          ///< all findings
    std::vector<Finding> findings;
    std::vector<Twins> twins;  ///< other records of games that were there: both are kept
    QString why;               ///< what ended the import before the end of the file; empty for nothing
    bool cancelled = false;

    void add(std::size_t line, const PgnGame& game);
    /// A person should see it.
    [[nodiscard]] bool worthReading() const { return found > 0 || !twins.empty() || empty > 0 || !why.isEmpty(); }
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::ui::ImportReport)

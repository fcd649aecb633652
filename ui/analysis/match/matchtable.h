// Crosstable of an engine match: one row for each player.
#pragma once

#include "match/matchstate.h"

#include <QTableWidget>

namespace rokada::ui {

class MatchTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MatchTable(QWidget* parent);

    /// Shows the standings. The player with the best result is in the first row.
    void show(const MatchSetup& setup, const match::Standings& standings);
};

/// Returns the Elo difference with its 95 % bounds, for example "+35 (−12 to +83)". Returns a dash if it is unknown.
[[nodiscard]] QString eloText(const match::PairScore& score);
/// Returns the state of the sequential test (SPRT); empty if the match has no such test.
[[nodiscard]] QString sprtText(const MatchSetup& setup, const match::Standings& standings);

}  // namespace rokada::ui

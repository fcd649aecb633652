// Crosstable of an engine match.
#pragma once

#include "match/matchstate.h"

#include <QTableWidget>

namespace rokada::ui {

/// Crosstable with one row for each player.
class MatchTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MatchTable(QWidget* parent);

    /// Shows the standings. The best player is in the first row.
    void show(const MatchSetup& setup, const match::Standings& standings);
};

/// Returns the Elo difference with its bounds, for example "+35 (−12 to +83)". Returns a dash if it is unknown.
[[nodiscard]] QString eloText(const match::PairScore& score);
/// Returns the state of the sequential test (SPRT); empty if the match has no such test.
[[nodiscard]] QString sprtText(const MatchSetup& setup, const match::Standings& standings);

}  // namespace rokada::ui

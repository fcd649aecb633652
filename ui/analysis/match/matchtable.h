// Crosstable of an engine match.
#pragma once

#include "match/matchstate.h"

#include <QTableWidget>

namespace rokada::ui {

/// Shows one row per player.
class MatchTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MatchTable(QWidget* parent);

    /// Shows the standings, best player first.
    void show(const MatchSetup& setup, const match::Standings& standings);
};

/// Returns "+35 (−12 to +83)"; a dash if unknown.
[[nodiscard]] QString eloText(const match::PairScore& score);
/// Returns the state of the sequential test; empty without one.
[[nodiscard]] QString sprtText(const MatchSetup& setup, const match::Standings& standings);

}  // namespace rokada::ui

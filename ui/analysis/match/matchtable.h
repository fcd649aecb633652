// The crosstable of a match.
#pragma once

#include "match/matchstate.h"

#include <QTableWidget>

namespace rokada::ui {

class MatchTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MatchTable(QWidget* parent);

    /// The best is first.
    void show(const MatchSetup& setup, const match::Standings& standings);
};

/// "+35 (−12 to +83)"; a dash if it is not known.
[[nodiscard]] QString eloText(const match::PairScore& score);
/// How far the sequential test is; empty without one.
[[nodiscard]] QString sprtText(const MatchSetup& setup, const match::Standings& standings);

}  // namespace rokada::ui

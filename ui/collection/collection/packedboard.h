// Boards of packed games, and the keys under which a collection stores them.
#pragma once

#include "database/packedgame.h"
#include "rules/rulebook.h"

#include <QString>

namespace rokada::ui {

/// Rules that determine how games are packed.
struct PackedBoard {
    QString key;  ///< variant id and options that are not the default: "chess", "bolyar corners=beside"
    RulebookPtr book;
    PackedRules rules;
};

/// Returns the board of games with these rules. It is created once per thread and lives as long as the thread.
[[nodiscard]] const PackedBoard& packedBoard(const Variant& variant);

}  // namespace rokada::ui

// Rules with which games are packed, and the keys under which a collection stores packed games.
#pragma once

#include "database/packedgame.h"
#include "rules/rulebook.h"

#include <QString>

namespace rokada::ui {

/// Rules with which games are packed, and their key.
struct PackedBoard {
    QString key;  ///< variant id and changed rule options, for example "bolyar corners=beside"
    RulebookPtr book;
    PackedRules rules;
};

/// Returns the packing rules of a variant. They are created once per thread and live as long as the thread.
[[nodiscard]] const PackedBoard& packedBoard(const Variant& variant);

}  // namespace rokada::ui

// Rules for packing games (see `packedgame.h`), and the key by which a collection groups packed games.
#pragma once

#include "database/packedgame.h"
#include "rules/rulebook.h"

#include <QString>

namespace rokada::ui {

/// Rules for packing the games of one variant with certain rule options, and their key.
struct PackedBoard {
    QString key;  ///< variant id and the rule options that differ from the default, for example "bolyar corners=beside"
    RulebookPtr book;
    PackedRules rules;
};

/// Returns the packing rules of a variant. They are created at the first call in a thread and live as long as the
/// thread.
[[nodiscard]] const PackedBoard& packedBoard(const Variant& variant);

}  // namespace rokada::ui

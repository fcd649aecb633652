// The boards that packed games are played on, by the key under which a collection keeps them.
#pragma once

#include "database/packedgame.h"
#include "rules/rulebook.h"

#include <QString>

namespace rokada::ui {

struct PackedBoard {
    QString key;  ///< "chess", "bolyar corners=beside"
    RulebookPtr book;
    PackedRules rules;
};

/// Of games with these rules; of this thread, for good.
[[nodiscard]] const PackedBoard& packedBoard(const Variant& variant);

}  // namespace rokada::ui

#include "pages/pagesettings.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "texts/cardtexts.h"
#include "variants/variants.h"

namespace rokada::ui {

Setting<bool> keys::noted(std::string_view game, std::string_view piece) {
    return setting::flag(QStringLiteral("games/%1/noted/%2").arg(latin(game), latin(piece)), false);
}

void declarePages(Settings& settings) {
    for (const VariantInfo& game : allVariants()) {
        const Variant variant = *makeVariant(game, {});
        for (const Kind kind : texts::namedKinds(variant))
            settings.declare(keys::noted(game.id, variant.kinds[kind].name));
    }
}

}  // namespace rokada::ui

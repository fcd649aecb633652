#include "pages/pagesettings.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "variants/variants.h"

namespace rokada::ui {

Setting<bool> keys::noted(std::string_view game, std::string_view piece) {
    return setting::flag(QStringLiteral("games/%1/noted/%2").arg(latin(game), latin(piece)), false);
}

void declarePages(Settings& settings) {
    for (const VariantInfo& game : offeredVariants()) {
        const Variant variant = *makeVariant(game, {});
        for (const KindSpec& kind : variant.kinds) settings.declare(keys::noted(game.id, kind.name));
    }
}

}  // namespace rokada::ui

#include "book/booksettings.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "variants/variants.h"

namespace rokada::ui {

namespace {

constexpr qsizetype LongestPath = 4096;

}  // namespace

Setting<bool> keys::booksUsed() { return setting::flag(QStringLiteral("books/used"), true); }

Setting<QString> keys::bookFile(std::string_view variant) {
    return setting::text(QStringLiteral("games/%1/bookFile").arg(latin(variant)), LongestPath);
}

void declareBooks(Settings& settings) {
    settings.declare(keys::booksUsed());
    for (const VariantInfo& game : allVariants()) settings.declare(keys::bookFile(game.id));
}

}  // namespace rokada::ui

#include "book/shippedbook.h"

#include "variants/variants.h"

namespace rokada {

BookPtr shippedBook(const Rulebook& rules) {
    const VariantInfo* info = findVariant(rules.variant().id);
    const std::string_view bytes = shippedBookBytes(rules.variant().id);
    if (info == nullptr || bytes.empty() || makeVariant(*info, {})->choices != rules.variant().choices) return nullptr;
    auto book = readBook(rules, std::string(bytes));
    return book ? *book : nullptr;
}

}  // namespace rokada

#include "rulebook.h"

#include "rulebook_compiler.h"
#include "scrambled.h"

#include <cassert>

namespace rokada {

Rulebook::Rulebook(Variant variant) : variant_(std::move(variant)) {}

std::shared_ptr<const Rulebook> Rulebook::compile(Variant variant) {
    std::shared_ptr<Rulebook> book(new Rulebook(std::move(variant)));
    RulebookCompiler(*book).compile();
    return book;
}

Key Rulebook::reserveKey(std::uint64_t reserves) { return reserves == 0 ? 0 : scrambled(reserves); }

}  // namespace rokada

#include "record/foundposition.h"

#include "record/pgnwords.h"
#include "text/positioncarrier.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada {

namespace {

bool dropsRights(const std::vector<PositionRemark>& remarks) {
    return std::ranges::any_of(remarks,
                               [](const PositionRemark& r) { return r.what == PositionRemarkCode::RightDropped; });
}

/// Returns the rules of the variant with castling rooks on any file (Chess960). Returns nullptr if the variant has no
/// such rules.
RulebookPtr withAnyRook(const Variant& variant, RulebookCache& cache) {
    if (variant.anyRookChoices.empty()) return nullptr;
    Choices choices = variant.choices;
    for (const auto& [option, value] : variant.anyRookChoices) choices.insert_or_assign(option, value);
    return cache.book(*findVariant(variant.id), choices).value_or(nullptr);
}

/// Returns the rules for `name`, the variant in a web address. Returns `book` if `name` is empty, and nullptr if `name`
/// is another variant.
RulebookPtr rulesNamed(const RulebookPtr& book, const std::string& name, RulebookCache& cache) {
    if (name.empty()) return book;
    const VariantInfo* info = variantMeant(name);
    if (!info || info != findVariant(book->variant().id)) return nullptr;
    const auto meant = choicesFrom(*info, rulesMeant(name));
    Choices choices = book->variant().choices;
    for (const auto& [option, value] : *meant) choices.insert_or_assign(option, value);
    return cache.book(*info, choices).value_or(nullptr);
}

}  // namespace

Parsed<FoundPosition> findPosition(const RulebookPtr& book, std::string_view text, RulebookCache& cache,
                                   bool rulesAreKnown) {
    const auto carried = carriedPosition(text, book->geometry().rows());
    if (!carried) return parseError(0, ErrorCode::MissingField, 1);
    const RulebookPtr rules = rulesNamed(book, carried->variant, cache);
    if (!rules) return parseError(0, ErrorCode::UnknownVariant);
    const auto placed = [&](FoundPosition found) {
        for (PositionRemark& remark : found.remarks) remark.at += carried->at;
        return found;
    };
    auto read = readPosition(*rules, carried->text);
    if (!read) {
        read.error().at += carried->at;
        return tl::make_unexpected(read.error());
    }
    if (!rulesAreKnown && dropsRights(read->remarks)) {
        const RulebookPtr other = withAnyRook(rules->variant(), cache);
        auto again = other ? readPosition(*other, carried->text) : tl::make_unexpected(ParseError());
        if (again && !dropsRights(again->remarks)) {
            again->remarks.insert(again->remarks.begin(), {PositionRemarkCode::OtherRules, 3, 0});
            return placed({other, again->position, std::move(again->remarks)});
        }
    }
    return placed({rules, read->position, std::move(read->remarks)});
}

}  // namespace rokada

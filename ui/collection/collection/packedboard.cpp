#include "collection/packedboard.h"

#include "kit/latin.h"
#include "record/pgnwords.h"
#include "variants/variants.h"

#include <map>
#include <memory>

namespace rokada::ui {

namespace {

std::shared_ptr<const PackedBoard> makeBoard(const Variant& variant) {
    Choices choices = boardChoices(variant);
    const VariantInfo& info = *findVariant(variant.id);
    RulebookPtr book = Rulebook::compile(*makeVariant(info, choices));
    for (const Option& option : info.options) {
        const auto chosen = choices.find(option.name);
        if (chosen != choices.end() && chosen->second == option.values.front()) choices.erase(chosen);
    }
    const QString key = QStringLiteral("%1 %2").arg(latin(variant.id), QString::fromStdString(textOf(choices)));
    return std::make_shared<PackedBoard>(PackedBoard{key.trimmed(), book, PackedRules(*book)});
}

}  // namespace

const PackedBoard& packedBoard(const Variant& variant) {
    using Rules = std::pair<std::string, Choices>;
    thread_local std::map<Rules, std::shared_ptr<const PackedBoard>> boards;
    auto& board = boards[{std::string(variant.id), variant.choices}];
    if (!board) board = makeBoard(variant);
    return *board;
}

}  // namespace rokada::ui

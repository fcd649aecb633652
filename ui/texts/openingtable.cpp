#include "texts/openingtable.h"

#include "kit/latin.h"
#include "variants/variants.h"

#include <QFile>

#include <map>
#include <mutex>
#include <optional>

namespace rokada::ui {

namespace {

std::optional<OpeningNames> readOpenings(const Variant& variant) {
    QFile file(QStringLiteral(":/openings/%1.openings").arg(latin(variant.id)));
    const VariantInfo* info = findVariant(variant.id);
    if (!info || !file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray text = file.readAll();
    const RulebookPtr book = Rulebook::compile(*makeVariant(*info, {}));
    auto names = OpeningNames::parse(*book, {text.constData(), static_cast<std::size_t>(text.size())});
    return names ? std::optional(std::move(*names)) : std::nullopt;
}

}  // namespace

const OpeningNames* openingNames(const Variant& variant) {
    static std::mutex mutex;
    static std::map<std::string, std::optional<OpeningNames>, std::less<>> tables;
    const std::lock_guard lock(mutex);
    auto known = tables.find(variant.id);
    if (known == tables.end()) known = tables.emplace(variant.id, readOpenings(variant)).first;
    return known->second ? &*known->second : nullptr;
}

const OpeningName* openingOf(const GameTree& tree, Node node) {
    const OpeningNames* names = openingNames(tree.book().variant());
    return names ? names->last(tree, node) : nullptr;
}

}  // namespace rokada::ui

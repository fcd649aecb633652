#include "library/librarysettings.h"

#include "kit/settingtypes.h"

namespace rokada::ui {

namespace {

constexpr qsizetype MostCollections = 50;
constexpr qsizetype LongestEntry = 4400;

}  // namespace

Setting<QStringList> keys::collections() {
    return setting::texts(QStringLiteral("library/collections"), MostCollections, LongestEntry);
}

Setting<QString> keys::chosenCollection() { return setting::text(QStringLiteral("library/chosen"), LongestEntry); }

void declareLibrary(Settings& settings) { settings.declare(keys::collections(), keys::chosenCollection()); }

}  // namespace rokada::ui

#include "library/librarysettings.h"

#include "kit/settingtypes.h"

namespace rokada::ui {

namespace {

constexpr qsizetype MaxCollections = 50;
constexpr qsizetype LongestEntry = 4400;
constexpr qsizetype MaxColumns = 20, LongestColumn = 20;

}  // namespace

Setting<QStringList> keys::collections() {
    return setting::texts(QStringLiteral("library/collections"), MaxCollections, LongestEntry);
}

Setting<QString> keys::chosenCollection() { return setting::text(QStringLiteral("library/chosen"), LongestEntry); }

Setting<QStringList> keys::libraryColumns() {
    return setting::texts(QStringLiteral("library/columns"), MaxColumns, LongestColumn);
}

void declareLibrary(Settings& settings) {
    settings.declare(keys::collections(), keys::chosenCollection(), keys::libraryColumns());
}

}  // namespace rokada::ui

#include "library/gamewords.h"

namespace rokada::ui {

QString pointsOf(const QString& result, bool black) {
    if (result == QLatin1String("1/2-1/2")) return QStringLiteral("\u00BD");
    const QStringList both = result.split(QLatin1Char('-'));
    return both.size() == 2 ? both[black ? 1 : 0] : QString();
}

QString joinedByDots(QStringList words) {
    words.removeAll(QString());
    return words.join(QStringLiteral(" \u00B7 "));
}

}  // namespace rokada::ui

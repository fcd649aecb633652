#include "scene/emblemhtml.h"

#include <QRegularExpression>

namespace rokada::ui {

namespace {

const QLatin1String Prefix("emblem:");

}  // namespace

QString emblemHtml(std::string_view sideId) {
    return QStringLiteral("<img src=\"%1%2\">")
        .arg(Prefix, QLatin1String(sideId.data(), static_cast<qsizetype>(sideId.size())));
}

QStringList emblemsIn(const QString& html) {
    static const QRegularExpression image(QStringLiteral("src=\"(emblem:[^\"]*)\""));
    QStringList names;
    for (auto found = image.globalMatch(html); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (!names.contains(name)) names << name;
    }
    return names;
}

std::string emblemSide(const QString& image) {
    return image.startsWith(Prefix) ? image.mid(Prefix.size()).toStdString() : std::string();
}

}  // namespace rokada::ui

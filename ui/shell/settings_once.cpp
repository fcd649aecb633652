// What is explained once, and what was done last time.
#include "shell/settings.h"

#include "kit/latin.h"

namespace rokada::ui {

namespace {

QString keyOf(std::string_view game, const char* group, const QString& name) {
    const QString id = latin(game);
    return QStringLiteral("games/%1/%2/%3").arg(id, QLatin1String(group), name);
}

QString noteKey(std::string_view game, std::string_view piece) { return keyOf(game, "noted", latin(piece)); }

}  // namespace

bool Settings::noted(std::string_view game, std::string_view piece) const {
    return store_.value(noteKey(game, piece)).toString() == QLatin1String("true");
}

void Settings::setNoted(std::string_view game, std::string_view piece) {
    store_.setValue(noteKey(game, piece), QStringLiteral("true"));
}

QString Settings::lastPlacement(std::string_view game, std::size_t seat) const {
    return store_.value(keyOf(game, "deployed", QString::number(seat))).toString();
}

void Settings::setLastPlacement(std::string_view game, std::size_t seat, const QString& memory) {
    store_.setValue(keyOf(game, "deployed", QString::number(seat)), memory);
}

}  // namespace rokada::ui

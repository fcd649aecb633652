// What is told once, and what was done last time.
#include "shell/settings.h"

#include "kit/latin.h"

namespace rokada::ui {

namespace {

QString keyOf(std::string_view game, const char* group, const QString& name) {
    const QString id = latin(game);
    return QStringLiteral("games/%1/%2/%3").arg(id, QLatin1String(group), name);
}

QString noteKey(std::string_view game, std::string_view man) {
    return keyOf(game, "noted", latin(man));
}

}  // namespace

bool Settings::noted(std::string_view game, std::string_view man) const {
    return store_.value(noteKey(game, man)).toString() == QLatin1String("true");
}

void Settings::setNoted(std::string_view game, std::string_view man) {
    store_.setValue(noteKey(game, man), QStringLiteral("true"));
}

QString Settings::lastDeployment(std::string_view game, std::size_t seat) const {
    return store_.value(keyOf(game, "deployed", QString::number(seat))).toString();
}

void Settings::setLastDeployment(std::string_view game, std::size_t seat, const QString& memory) {
    store_.setValue(keyOf(game, "deployed", QString::number(seat)), memory);
}

}  // namespace rokada::ui

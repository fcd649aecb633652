// How pieces are moved, and what they show of themselves.
#include "shell/settings.h"

#include "kit/latin.h"

namespace rokada::ui {

namespace {

QString explainsKey(std::string_view game) {
    const QString id = latin(game);
    return QStringLiteral("games/%1/look/explains").arg(id);
}

QString truth(bool value) { return value ? QStringLiteral("true") : QStringLiteral("false"); }

}  // namespace

std::optional<bool> Settings::explains(std::string_view game) const {
    const QString stored = store_.value(explainsKey(game)).toString();
    if (stored != truth(true) && stored != truth(false)) return std::nullopt;
    return stored == truth(true);
}

void Settings::setExplains(std::string_view game, bool explains) {
    store_.setValue(explainsKey(game), truth(explains));
}

bool Settings::premoves() const { return store_.value(QStringLiteral("board/premoves")).toString() == truth(true); }

void Settings::setPremoves(bool on) { store_.setValue(QStringLiteral("board/premoves"), truth(on)); }

}  // namespace rokada::ui

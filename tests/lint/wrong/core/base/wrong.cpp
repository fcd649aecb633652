// This file contains most violations that the script must find. It is part of no build.
#include <QString>
#include <queue>
#include "QtCore/qglobal.h"

bool asks(const Game& game) {
    if (game.variant().id == "chess") return true;
    if (variantId() == VariantId::Chess) return true;
    return variantName != "vyrt" || book->id != Chess;
}

std::string read(const std::string& named) {
    std::ifstream in(named);
    return {std::istreambuf_iterator<char>(in), {}};
}

const Info* find(std::string_view id) {
    return found([&](const Info& info) { return info.id == id; });
}

#include "ai/evaluation/features.h"

#include "text/positionletters.h"

#include <algorithm>

namespace rokada {

Features::Features(const Rulebook& book) : facts_(book), usesRings_(book.geometry().wraps()) {
    const auto& kinds = book.variant().kinds;
    value = addByKind(book, "value");
    pair = addByKind(book, "pair");
    byPawn = addByKind(book, "bypawn");
    byLesser = addByKind(book, "bylesser");
    loose = addByKind(book, "loose");
    check = addByKind(book, "check");
    danger = addGroup("danger", MaxDanger + 1);
    shelter = addGroup("shelter", MaxShelter + 1);
    passed = addGroup("passed", Steps);
    passedFree = addGroup("passedfree", Steps);
    passedGuarded = addGroup("passedguarded", Steps);
    passedOwnKing = addGroup("passedownking", Steps);
    passedEnemyKing = addGroup("passedenemyking", Steps);
    isolated = add("isolated");
    doubled = add("doubled");
    chained = add("chained");
    blocked = add("blocked");
    tempo = add("tempo");
    livingSides = add("armies");
    if (book.towers()) {
        carried = addByKind(book, "carried");
        captive = addByKind(book, "captive");
        nextFree = addByKind(book, "nextfree");
        height = addGroup("height", MaxHeight + 1);
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const std::string name = nameOf(kinds[kind]);
        square[kind] = addGroup("square." + name, usesRings_ ? Steps : facts_.squareClasses());
        mobility[kind] = addGroup("mobility." + name, MaxMobility + 1);
        if (!usesRings_) continue;
        ringOwn[kind] = addGroup("ringown." + name, Steps);
        ringEnemy[kind] = addGroup("ringenemy." + name, Steps);
    }
}

std::string Features::nameOf(const KindSpec& kind) {
    std::string name(kind.name);
    if (kind.identity != 0) name += std::string("-") + lower(kind.identity);
    return kind.promoted ? name + '~' : name;
}

int Features::find(std::string_view name) const {
    const auto it = std::ranges::find(names_, name);
    return it == names_.end() ? -1 : static_cast<int>(it - names_.begin());
}

int Features::add(const std::string& name) {
    names_.push_back(name);
    return count() - 1;
}

int Features::addGroup(const std::string& name, int count) {
    const int first = this->count();
    for (int i = 0; i < count; ++i) add(name + '.' + std::to_string(i));
    return first;
}

int Features::addByKind(const Rulebook& book, const std::string& name) {
    const int first = count();
    for (const KindSpec& kind : book.variant().kinds) add(name + '.' + nameOf(kind));
    return first;
}

}  // namespace rokada

#include "score/notationchoice.h"

#include "shell/actionspec.h"
#include "shell/windowactions.h"

#include <array>
#include <vector>

namespace rokada::ui {

namespace {

constexpr std::array notationNames{
    QT_TRANSLATE_NOOP("Action", "&International (Nf3)"), QT_TRANSLATE_NOOP("Action", "International, &long (Ng1-f3)"),
    QT_TRANSLATE_NOOP("Action", "&Russian (Кf3)"),       QT_TRANSLATE_NOOP("Action", "Russian, l&ong (Кg1-f3)"),
    QT_TRANSLATE_NOOP("Action", "&Bulgarian (Кf3)"),     QT_TRANSLATE_NOOP("Action", "&Figurine"),
    QT_TRANSLATE_NOOP("Action", "&Coordinates (g1f3)"),
};
static_assert(notationNames.size() == allNotations.size());

}  // namespace

QString notationName(NotationStyle style) { return plainWords(notationNames[static_cast<std::size_t>(style)]); }

ActionChoice& addNotationMenu(WindowActions& actions) {
    actions.addMenu({"notationMenu", QT_TRANSLATE_NOOP("Menu", "&Notation"), {menus::Settings, 110}});
    std::vector<ChoiceSpec> choices;
    choices.reserve(allNotations.size());
    for (const NotationStyle style : allNotations) {
        choices.push_back({notationNames[static_cast<std::size_t>(style)], static_cast<int>(style)});
    }
    return actions.addChoice(QStringLiteral("notation"), {"notationMenu", 1}, choices);
}

}  // namespace rokada::ui

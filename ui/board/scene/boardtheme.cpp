#include "scene/boardtheme.h"

#include "kit/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace rokada::ui {

namespace {

const std::array<BoardTheme, 9>& themes() {
    static const std::array<BoardTheme, 9> table{{
        {QStringLiteral("walnut"), 0xEBD7B0, 0xA9764A},
        {QStringLiteral("sage"), 0xEDEBD0, 0x76925A},
        {QStringLiteral("harbour"), 0xDFE5EA, 0x7690A8},
        {QStringLiteral("slate"), 0xAEB4BB, 0x5E666F},
        {QStringLiteral("fortress"), 0xF2E198, 0x83A06D},
        {QStringLiteral("sand"), 0xE6D3A3, 0xE6D3A3, 2},
        {QStringLiteral("night"), 0x97A2B8, 0x5F6C86},
        {QStringLiteral("ebony"), 0xC9A87C, 0x7A5C46},
        {QStringLiteral("print"), 0xFFFFFF, 0xB8B8B8},
    }};
    return table;
}

}  // namespace

std::span<const BoardTheme> BoardTheme::all() { return themes(); }

const BoardTheme& BoardTheme::named(QStringView id) {
    const auto& table = themes();
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const BoardTheme& theme) { return theme.id == id; });
    return found == table.end() ? table.front() : *found;
}

bool BoardTheme::known(QStringView id) {
    const auto& table = themes();
    return std::any_of(table.begin(), table.end(), [&](const BoardTheme& theme) { return theme.id == id; });
}

const BoardTheme& BoardTheme::usualFor(std::string_view variantId) {
    static const std::map<std::string_view, QStringView> usual{
        {"chess", u"walnut"}, {"greatshatranj", u"sand"}, {"bolyar", u"sage"},
        {"vyrt", u"harbour"}, {"fortress", u"fortress"},  {"tavreli", u"slate"},
    };
    const auto found = usual.find(variantId);
    return found == usual.end() ? themes().front() : named(found->second);
}

const BoardTheme& BoardTheme::highContrast() {
    static const BoardTheme theme{QStringLiteral("contrast"), 0xFFFFFF, 0xB8B8B8, 2};
    return theme;
}

std::string_view outlinedField(std::string_view variantId) {
    static const std::map<std::string_view, std::string_view> fields{{"vyrt", "a1-h8"}};
    const auto found = fields.find(variantId);
    return found == fields.end() ? std::string_view() : found->second;
}

const SideColours& coloursOf(std::string_view sideId) {
    static const std::map<std::string_view, SideColours> table{
        {"white", {0xFAF6EA, 0x1B1F24, 0x1B1F24, Qt::transparent}}, {"black", {0x2E2B29, 0x0E0D0C, 0xEDE6D6, 0xFFFFFF}},
        {"red", {0xC4242B, 0x4A0A0E, 0x4A0A0E, 0xFFFFFF}},          {"blue", {0x2459B0, 0x0B2148, 0x0B2148, 0xFFFFFF}},
        {"grey", {0xB4B2AE, 0x5C5B58, 0x5C5B58, 0xFFFFFF}},
    };
    const auto found = table.find(sideId);
    return found == table.end() ? table.find("white")->second : found->second;
}

const Theme& surroundTheme(bool dark) { return dark ? Theme::night() : Theme::light(); }

QColor surroundColour(bool darkSurround) { return surroundTheme(darkSurround).canvas; }

QColor surroundText(bool darkSurround) { return surroundTheme(darkSurround).text; }

QColor readableOn(const QColor& ground) {
    const QColor ink(OutlineInk);
    const QColor white(OutlineWhite);
    const QColor better = contrastOf(ink, ground) >= contrastOf(white, ground) ? ink : white;
    // Of black and white one always reaches that much.
    if (contrastOf(better, ground) >= 4.5) return better;
    const QColor black(Qt::black);
    return contrastOf(black, ground) >= contrastOf(white, ground) ? black : white;
}

}  // namespace rokada::ui

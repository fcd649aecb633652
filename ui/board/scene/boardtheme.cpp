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
        {QStringLiteral("walnut"), 0xEBD7B0, 0xA9764A, 0, 0xF3DF88, 0xD2B04E},
        {QStringLiteral("sage"), 0xEDEBD0, 0x76925A, 0, 0xF6EC8C, 0xBCC452},
        {QStringLiteral("harbour"), 0xDFE5EA, 0x7690A8, 0, 0xF1E3A6, 0xC9B566},
        {QStringLiteral("slate"), 0xAEB4BB, 0x5E666F, 0, 0xDACD93, 0xA39559},
        {QStringLiteral("fortress"), 0xDCCB8E, 0x738F63, 0, 0xEBD98C, 0xA9AA55},
        {QStringLiteral("sand"), 0xE6D3A3, 0xE6D3A3, 2, 0xF5DE7C, 0xF5DE7C},
        {QStringLiteral("night"), 0x97A2B8, 0x5F6C86},
        {QStringLiteral("ebony"), 0xC9A87C, 0x7A5C46},
        {QStringLiteral("print"), 0xFFFFFF, 0xB8B8B8},
    }};
    return table;
}

/// Default colour of squares of the last move.
constexpr QRgb Played = 0xFFF2CE52;
/// Share of the colour `Played` in the colour of the square, 0 to 1.
constexpr double PlayedShare = 0.55;

}  // namespace

QColor BoardTheme::played(const QColor& ground, bool darkSquare) const {
    if (outlinesPlayed) return ground;
    const std::optional<QColor>& own = darkSquare ? playedDark : playedLight;
    return own ? *own : mixed(ground, QColor(Played), PlayedShare);
}

std::span<const BoardTheme> BoardTheme::all() { return themes(); }

const BoardTheme& BoardTheme::named(QStringView id) {
    const auto& table = themes();
    const auto found = std::ranges::find_if(table, [&](const BoardTheme& theme) { return theme.id == id; });
    return found == table.end() ? table.front() : *found;
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
    static const BoardTheme theme{
        .id = QStringLiteral("contrast"), .light = 0xFFFFFF, .dark = 0xB8B8B8, .gridWidth = 2, .outlinesPlayed = true};
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

QColor strongerOn(const QColor& ground) {
    const QColor ink(BoardInk);
    const QColor white(OutlineWhite);
    return contrastOf(ink, ground) >= contrastOf(white, ground) ? ink : white;
}

QColor readableOn(const QColor& ground) {
    const QColor better = strongerOn(ground);
    // On every colour, black or white has a contrast ratio of at least 4.5.
    if (contrastOf(better, ground) >= 4.5) return better;
    const QColor black(Qt::black);
    const QColor white(OutlineWhite);
    return contrastOf(black, ground) >= contrastOf(white, ground) ? black : white;
}

QColor quietOn(const QColor& ground) {
    constexpr double Contrast = 4.8, Step = 0.05, QuietestShare = 0.4;
    const QColor ink = readableOn(ground);
    QColor quiet = ink;
    for (double share = Step; share <= QuietestShare; share += Step) {
        const QColor nearer = mixed(ink, ground, share);
        if (contrastOf(nearer, ground) < Contrast) break;
        quiet = nearer;
    }
    return quiet;
}

}  // namespace rokada::ui

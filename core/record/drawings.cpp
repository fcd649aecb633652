#include "record/drawings.h"

#include <algorithm>
#include <optional>

namespace rokada {

namespace {

constexpr std::string_view Squares = "csl", Arrows = "cal";
/// Letters of the colours, in the order of `DrawingColour`.
constexpr std::string_view Colours = "GRBY";

/// Parses a marked square ("Ra1") or an arrow ("Ga1h8"). Returns nullopt for other text.
std::optional<Drawing> drawingFrom(std::string_view text, const Geometry& board) {
    const std::size_t colour = text.empty() ? Colours.npos : Colours.find(text[0]);
    if (colour == Colours.npos) return std::nullopt;
    text.remove_prefix(1);
    const auto from = board.read(text);
    if (!from) return std::nullopt;
    text.remove_prefix(from->length);
    const auto to = text.empty() ? from : board.read(text);
    if (!to || (!text.empty() && to->length != text.size())) return std::nullopt;
    return Drawing{static_cast<DrawingColour>(colour), from->square, to->square};
}

void addDrawings(std::string_view list, const Geometry& board, std::vector<Drawing>& drawings) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find_first_of(", "), list.size());
        if (const auto drawing = drawingFrom(list.substr(0, end), board)) drawings.push_back(*drawing);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
}

std::string drawingText(const Drawing& drawing, const Geometry& board) {
    std::string text(1, Colours[static_cast<std::size_t>(drawing.colour)]);
    text += board.name(drawing.from);
    return drawing.from == drawing.to ? text : text + board.name(drawing.to);
}

}  // namespace

std::vector<Drawing> drawingsOf(const Remarks& remarks, const Geometry& board) {
    std::vector<Drawing> drawings;
    for (const std::string_view name : {Squares, Arrows}) {
        remarks.eachCommand([&](const Command& command) {
            if (command.name == name) addDrawings(command.value, board, drawings);
        });
    }
    return drawings;
}

void setDrawings(Remarks& remarks, const Geometry& board, const std::vector<Drawing>& drawings) {
    remarks.removeCommands(Squares);
    remarks.removeCommands(Arrows);
    std::string squares, arrows;
    for (const Drawing& drawing : drawings) {
        std::string& list = drawing.from == drawing.to ? squares : arrows;
        list += (list.empty() ? "" : ",") + drawingText(drawing, board);
    }
    if (!squares.empty()) remarks.setCommand(Squares, squares);
    if (!arrows.empty()) remarks.setCommand(Arrows, arrows);
}

}  // namespace rokada

// Samples of all marks of the board. Each sample is one mark on a square of any theme. Tests measure the samples, and
// can write a picture of all of them.
#pragma once

#include "paint/boardpainter.h"
#include "paint/markpainter.h"
#include "scene/markcolours.h"

#include "rules/rulebook.h"
#include "variants/variants.h"

#include <QPainter>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::ui::testing {

/// Function that puts one mark on a square of an empty board.
struct MarkSample {
    std::string name;
    std::string_view game;
    std::function<void(BoardFrame&, Square)> put;
    bool tinted = false;  ///< true if the mark covers the square with a tint
};

/// Returns an empty board of a variant. Its squares have `cell` pixels.
inline BoardFrame emptyBoard(std::string_view game, int cell, const BoardTheme& theme) {
    static std::map<std::string_view, RulebookPtr> books;
    RulebookPtr& book = books[game];
    if (book == nullptr) book = Rulebook::compile(*makeVariant(*findVariant(game), {}));
    BoardFrame frame{.book = book, .scene = sceneOf(Game(book), {})};
    frame.layout = BoardLayout::alone(book->variant(), cell, 0, Coordinates::Off);
    frame.look.theme = theme;
    frame.look.coordinates = Coordinates::Off;
    frame.look.checkered = true;
    std::ranges::fill(frame.scene.pieces, NoPiece);
    std::ranges::fill(frame.scene.below, std::vector<Piece>());
    frame.scene.byReach = false;
    frame.scene.turn = Side(0);
    return frame;
}

/// Returns the square for the mark. It is in the centre of the board, far from `far(frame)`, the second square of some
/// marks.
inline Square sampleSquare(const BoardFrame& frame, bool dark) {
    const Geometry& board = frame.layout.geometry();
    for (const char* name : {"d4", "d5", "e8", "e9"}) {
        const Square square = board.named(name);
        if (square != NoSquare && board.dark(square) == dark) return square;
    }
    return NoSquare;
}

namespace samples {

inline Piece pieceOfKind(const BoardFrame& frame, int side, std::string_view letter = "P") {
    return pieceOf(Side(side), frame.variant().kindOf(letter.front()));
}

/// Returns the second square of a mark, for example that of the selected piece whose target is marked. It is far from
/// the marked square.
inline Square far(const BoardFrame& frame) { return frame.layout.geometry().named("h1"); }

inline void target(BoardFrame& frame, TargetMark mark, int side = 0, bool movable = true) {
    mark.target = true;
    frame.scene.pieces[far(frame)] = pieceOfKind(frame, side, "N");
    frame.attention.square = far(frame);
    frame.attention.movable = movable;
    frame.attention.marks = {mark};
}

/// Returns a path across a square, from two columns left of it to two columns right of it.
inline Path wayOver(const BoardFrame& frame, Square square) {
    const Geometry& board = frame.layout.geometry();
    const int row = board.row(square), column = board.column(square);
    return {board.at(column - 2, row), board.at(column - 1, row), square, board.at(column + 1, row),
            board.at(column + 2, row)};
}

inline std::vector<MarkSample> targets() {
    std::vector<MarkSample> all;
    const auto add = [&](const char* name, auto put) { all.push_back({name, "chess", put}); };
    using Extra = TargetMark::Extra;
    add("target", [](BoardFrame& f, Square s) { target(f, {.square = s}); });
    add("capture", [](BoardFrame& f, Square s) {
        f.scene.pieces[s] = pieceOfKind(f, 1);
        target(f, {.square = s, .capture = true});
    });
    add("onto an own piece", [](BoardFrame& f, Square s) {
        f.scene.pieces[s] = pieceOfKind(f, 0);
        target(f, {.square = s});
    });
    add("castling", [](BoardFrame& f, Square s) { target(f, {.square = s, .extra = Extra::Castling}); });
    add("promotion", [](BoardFrame& f, Square s) { target(f, {.square = s, .extra = Extra::Choice}); });
    add("beyond the cut", [](BoardFrame& f, Square s) {
        target(f, {.square = s});
        f.attention.endless.beyond.set(s);
    });
    for (const auto& [name, reach] : {std::pair("both", Reach::Both), {"quiet", Reach::Quiet}}) {
        add(name, [reach = reach](BoardFrame& f, Square s) {
            f.scene.byReach = true;
            target(f, {.square = s, .reach = reach});
        });
    }
    for (const auto& [name, reach] : {std::pair("captures only", Reach::Capture), {"captures both", Reach::Both}}) {
        add(name, [reach = reach](BoardFrame& f, Square s) {
            f.scene.byReach = true;
            f.scene.pieces[s] = pieceOfKind(f, 1);
            target(f, {.square = s, .reach = reach, .capture = true});
        });
    }
    for (const int side : {0, 1}) {
        add(side == 0 ? "of White's piece" : "of Black's piece",
            [side](BoardFrame& f, Square s) { target(f, {.square = s}, side, false); });
    }
    return all;
}

inline std::vector<MarkSample> squares() {
    std::vector<MarkSample> all;
    const auto tint = [&](const char* name, auto put) { all.push_back({name, "chess", put, true}); };
    tint("selected", [](BoardFrame& f, Square s) {
        f.scene.pieces[s] = pieceOfKind(f, 0);
        f.attention.square = s;
        f.attention.movable = true;
    });
    for (const int side : {0, 1}) {
        tint(side == 0 ? "inspected white" : "inspected black", [side](BoardFrame& f, Square s) {
            f.scene.pieces[s] = pieceOfKind(f, side);
            f.attention.square = s;
        });
    }
    tint("left", [](BoardFrame& f, Square s) { f.scene.played = {{Side(0), s, far(f), {}}}; });
    tint("reached", [](BoardFrame& f, Square s) {
        f.scene.pieces[s] = pieceOfKind(f, 0);
        f.scene.played = {{Side(0), far(f), s, {}}};
    });
    tint("check", [](BoardFrame& f, Square s) {
        f.scene.pieces[s] = pieceOfKind(f, 0, "K");
        f.scene.checkedKings = {s};
    });
    for (int side = 0; side < 4; ++side) {
        for (const bool left : {true, false}) {
            const std::string name = (left ? "left earlier " : "reached earlier ") + std::to_string(side);
            all.push_back(
                {name, "fortress", [side, left](BoardFrame& f, Square s) {
                     const Square other = f.layout.geometry().named("h12");
                     const Square last = f.layout.geometry().named("h10");
                     f.scene.played = {{Side(0), last, last, {}}, {Side(side), left ? s : other, left ? other : s, {}}};
                 }});
        }
    }
    return all;
}

inline std::vector<MarkSample> notes() {
    std::vector<MarkSample> all;
    const auto add = [&](std::string name, auto put) { all.push_back({std::move(name), "chess", put}); };
    add("advice", [](BoardFrame& f, Square s) { f.notes.advice = Advice{.piece = s}; });
    add("way of advice", [](BoardFrame& f, Square s) {
        const Path way = wayOver(f, s);
        f.notes.advice = Advice{.piece = way.front(), .to = way.back(), .path = way};
    });
    for (const bool threat : {false, true}) {
        add(threat ? "threat" : "analysis", [threat](BoardFrame& f, Square s) {
            f.notes.suggestions = {Suggestion{.path = wayOver(f, s), .threat = threat, .alone = true}};
        });
    }
    add("better move", [](BoardFrame& f, Square s) { f.notes.moveMark = MoveMark{far(f), 0, wayOver(f, s)}; });
    for (int nag = 1; nag <= 6; ++nag) {
        add("badge " + symbolOf(nag).toStdString(), [nag](BoardFrame& f, Square s) {
            f.notes.moveMark = MoveMark{s, nag};
        });
    }
    for (const Ink ink : {Ink::Green, Ink::Red, Ink::Blue, Ink::Yellow}) {
        const std::string number = std::to_string(static_cast<int>(ink));
        add("drawn circle " + number, [ink](BoardFrame& f, Square s) {
            f.notes.drawn = OwnMarks({OwnMark{{s}, ink}});
        });
        add("drawn arrow " + number, [ink](BoardFrame& f, Square s) {
            f.notes.drawn = OwnMarks({OwnMark{wayOver(f, s), ink}});
        });
    }
    add("check line", [](BoardFrame& f, Square s) { f.scene.checks = {wayOver(f, s)}; });
    add("named", [](BoardFrame& f, Square s) { f.notes.named.set(s); });
    add("premove", [](BoardFrame& f, Square s) { f.attention.premove = Premove{s, far(f)}; });
    add("cursor", [](BoardFrame& f, Square s) { f.attention.cursor = s; });
    add("in the way", [](BoardFrame& f, Square s) {
        f.progress.illegalMove = ShownIllegalMove{{IllegalReason::PathBlocked, {s, NoSquare}}, {}};
    });
    add("empty board", [](BoardFrame& f, Square s) {
        MovePattern pattern{.piece = far(f)};
        pattern.squares.set(s);
        f.attention.movePattern = pattern;
    });
    return all;
}

inline std::vector<MarkSample> towers() {
    std::vector<MarkSample> all;
    for (const int side : {0, 1}) {
        all.push_back({side == 0 ? "white chip" : "black chip", "tavreli", [side](BoardFrame& f, Square s) {
                           f.scene.pieces[s] = pieceOfKind(f, 0, "R");
                           f.scene.below[s] = {pieceOfKind(f, side, "N")};
                       }});
    }
    return all;
}

}  // namespace samples

inline std::vector<MarkSample> markSamples() {
    std::vector<MarkSample> all;
    for (const auto& some : {samples::targets(), samples::squares(), samples::notes(), samples::towers()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

/// Returns a picture of the square with its mark, painted for a device pixel ratio.
inline QImage paintedSample(const MarkSample& sample, const BoardTheme& theme, int cell, bool dark, int ratio = 1) {
    static PieceArt art;
    BoardFrame frame = emptyBoard(sample.game, cell, theme);
    const Square square = sampleSquare(frame, dark);
    sample.put(frame, square);
    const QRect box = frame.layout.rect(square);
    const BoardView view(frame, art, ratio);
    QImage image(box.size() * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painter.translate(-box.topLeft());
    painter.setClipRect(box);
    paintGround(painter, view);
    paintOnSquares(painter, view);
    paintCursor(painter, view);
    return image;
}

}  // namespace rokada::ui::testing

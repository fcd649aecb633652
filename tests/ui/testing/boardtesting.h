// Helpers for board tests: a game on a board widget, the signals of the board, and mouse actions.
#pragma once

#include "board/boardwidget.h"

#include "rules/rulebook.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

#include <memory>
#include <string_view>
#include <vector>

namespace rokada::ui::testing {

/// Game, and a board that shows it. The board has the size that it has in the smallest supported window.
class Table {
public:
    explicit Table(std::string_view id, const Choices& choices = {}, std::string_view position = {})
        : book(Rulebook::compile(*makeVariant(*findVariant(id), choices))),
          game(position.empty() ? Game(book) : Game(book, *parsePosition(*book, position))) {
        board.resize(744, 614);
        QObject::connect(&board, &BoardWidget::moveChosen, &board, [this](Move move) { moves.push_back(move); });
        QObject::connect(&board, &BoardWidget::illegalMoveTried, &board,
                         [this](const IllegalMove& illegalMove) { illegalMoves.push_back(illegalMove); });
        board.setGame(&game);
    }

    [[nodiscard]] Square square(std::string_view name) const { return book->geometry().named(name); }
    [[nodiscard]] QPoint point(std::string_view name) const { return board.frame().squareCentre(square(name)); }
    [[nodiscard]] Kind kind(char letter) const { return book->variant().kindOf(letter); }

    void click(QPoint at) { QTest::mouseClick(&board, Qt::LeftButton, {}, at); }
    void click(std::string_view name) { click(point(name)); }
    void drag(QPoint from, QPoint to) {
        press(from);
        moveTo((from + to) / 2);
        moveTo(to);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, to);
    }
    void drag(std::string_view from, std::string_view to) { drag(point(from), point(to)); }
    void press(QPoint at) { QTest::mousePress(&board, Qt::LeftButton, {}, at); }
    void moveTo(QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, board.mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&board, &event);
    }
    void key(int key) { QTest::keyClick(&board, Qt::Key(key)); }

    /// Returns true if the move that was chosen last goes from `from` to `to`.
    [[nodiscard]] bool chose(std::string_view from, std::string_view to) const {
        return !moves.empty() && moves.back().from() == square(from) && moves.back().to() == square(to);
    }
    [[nodiscard]] bool illegalBecause(IllegalReason reason) const {
        return !illegalMoves.empty() && illegalMoves.back().reason == reason;
    }
    /// Plays a move in the game, and shows it on the board.
    void play(Move move) {
        game.play(move);
        board.refresh();
    }

    RulebookPtr book;
    Game game;
    BoardWidget board;
    std::vector<Move> moves;
    std::vector<IllegalMove> illegalMoves;
};

}  // namespace rokada::ui::testing

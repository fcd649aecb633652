// The board on the screen: draws any game from its geometry and turns presses and keys into legal moves. It joins
// layout, scene, painter and input, and knows no rules.
#pragma once

#include "boardlayout.h"
#include "boardscene.h"
#include "boardtheme.h"

#include "game.h"
#include "laws.h"
#include "refusal.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QTimer;
class QVariantAnimation;

namespace rokada::ui {

struct BoardState;
struct Outcome;

class BoardWidget : public QWidget {
    Q_OBJECT
public:
    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    /// Not owned, may be nullptr; the owner calls `refresh` after every change and keeps it alive.
    void setGame(const Game* game);
    /// Reads position, last turn, checks and ending anew and drops a selection.
    void refresh();
    /// False while a computer thinks or the game is over; looking at how men move still works.
    void setInputEnabled(bool enabled);
    /// Words of the plates, by side. Who is to move and who is out is read from the game.
    void setSeats(std::vector<SeatPicture> seats);
    /// What the clocks on the plates show, by side. Only plates that change are painted.
    void setClocks(std::vector<ClockFace> clocks);
    /// A touched man must move. Asks for new rulings when the position changes.
    void setTouchMove(bool on);
    /// "I adjust", or no longer; false if it is too late for that.
    bool adjust();
    [[nodiscard]] bool adjusting() const;

    /// How far the view is turned, in quarter turns clockwise; a flip adds two.
    void setQuarterTurns(int clockwise);
    [[nodiscard]] int quarterTurns() const;
    void setCoordinates(Coordinates mode);
    [[nodiscard]] Coordinates coordinates() const;
    /// A theme for all games; without one each game has its usual theme.
    void setTheme(std::optional<BoardTheme> theme);
    /// Whether targets are marked when a man is selected.
    void setHints(bool shown);
    /// Recommends a move of this position until the position changes: its man alone, or the whole of it.
    void setAdvice(Move move, bool whole);
    /// How long a man is on his way; 0 for no motion.
    void setMoveDuration(int milliseconds);
    /// The surround of the board; unless set it follows the palette.
    void setDarkSurround(std::optional<bool> dark);

    /// The same painting without a window.
    [[nodiscard]] QImage picture(QSize size, qreal ratio = 1) const;

    // --- where things are, in widget coordinates, and what is going on
    [[nodiscard]] QPoint squareCentre(Square square) const;
    [[nodiscard]] Square squareAt(QPoint point) const;
    /// The item of a reserve on the plate of the side to move; empty if there is none.
    [[nodiscard]] QRect reserveRect(Kind kind) const;
    /// The items of the open chooser, in its order; empty if it is closed.
    [[nodiscard]] std::vector<QRect> choiceRects() const;
    /// The moves that these items make.
    [[nodiscard]] std::vector<Move> choices() const;
    [[nodiscard]] Square selectedSquare() const;
    /// Where the plate of a seat lies.
    [[nodiscard]] QRect plateRect(Side side) const;
    /// The man of a recommended move, NoSquare if nothing is recommended.
    [[nodiscard]] Square advisedMan() const;
    /// Squares that a legal move of the selected man or reserve leads to.
    [[nodiscard]] std::vector<Square> targets() const;
    /// The square under the keyboard cursor, NoSquare while it is off.
    [[nodiscard]] Square cursorSquare() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A legal move of the game's position.
    void moveChosen(rokada::Move move);
    void refused(const rokada::Refusal& refusal);
    /// What follows from touching men.
    void touchRuled(rokada::Law law);
    /// Somebody wants to know more about a seat: its plate was clicked, at this point of the screen.
    void plateClicked(rokada::Side side, QPoint at);
    /// The square under the pointer, or under the keyboard's cursor if that was used last; NoSquare when the pointer is
    /// on none. Told again when the board has changed, since the same square may have another man.
    void squareHovered(rokada::Square square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool darkSurround() const;
    void relayout();
    void attend();
    void take(const Outcome& outcome);
    void showRefusal(const Refusal& refusal);
    void hover(QPoint point);
    void tellPointed(bool again);
    void showCursor();
    bool keyInChooser(int key);
    bool keyOnBoard(const QKeyEvent& event);
    bool moveCursor(QPoint direction);
    bool pickReserve(int number);

    std::unique_ptr<BoardState> in_;
    QVariantAnimation* glide_;
    QTimer* refusalTimer_;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Move)
Q_DECLARE_METATYPE(rokada::Refusal)
Q_DECLARE_METATYPE(rokada::Square)

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
struct OwnMark;
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
    /// Moves are tried out (`moveTried`) and not played.
    void setTrying(bool trying) { trying_ = trying; }
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
    void setHints(bool shown);
    /// Recommends a move of this position until the position changes: its man alone, or the whole of it.
    void setAdvice(Move move, bool whole);
    /// How long a man is on his way; 0 for no motion.
    void setMoveDuration(int milliseconds);
    /// The surround of the board; unless set it follows the palette.
    void setDarkSurround(std::optional<bool> dark);

    /// How a board that wraps is cut open; other boards are not changed by it.
    void setCut(const Cut& cut);
    [[nodiscard]] const Cut& cut() const;
    /// Moves a board that wraps by lines of the screen, with its squares on their way for a moment.
    void scroll(QPoint lines);
    /// Brings the selected man, or the mover's king, to the middle; if he is there, restores the inventor's drawing.
    void centreOrRestore();
    void setLoopsShown(bool shown);
    /// How many men reach each square: of the mover's side, of each other side, of none.
    void showNextReach();
    [[nodiscard]] Side reachShown() const;
    [[nodiscard]] const std::vector<OwnMark>& drawnMarks() const;

    [[nodiscard]] QImage picture(QSize size, qreal ratio = 1) const;

    // --- for views that show the same board in another way
    /// The squares as their inventor draws them, with all marks but without men.
    [[nodiscard]] QImage drawing() const;
    [[nodiscard]] const std::vector<Piece>& men() const;
    [[nodiscard]] QPixmap manPicture(Piece man, int pixels, qreal ratio) const;
    void choose(Square square);

    // --- where things are, in widget coordinates, and what is going on
    [[nodiscard]] QPoint squareCentre(Square square) const;
    [[nodiscard]] std::vector<QPoint> copyCentres(Square square) const;
    [[nodiscard]] Square squareAt(QPoint point) const;
    /// The item of a reserve on the plate of the side to move; empty if there is none.
    [[nodiscard]] QRect reserveRect(Kind kind) const;
    /// The items of the open chooser, in its order; empty if it is closed.
    [[nodiscard]] std::vector<QRect> choiceRects() const;
    [[nodiscard]] std::vector<Move> choices() const;
    [[nodiscard]] Square selectedSquare() const;
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
    void pictureChanged();
    /// A legal move of the game's position.
    void moveChosen(rokada::Move move);
    /// The same while moves are only tried.
    void moveTried(rokada::Move move);
    void refused(const rokada::Refusal& refusal);
    /// What follows from touching men.
    void touchRuled(rokada::Law law);
    /// Somebody wants to know more about a seat: its plate was clicked, at this point of the screen.
    void plateClicked(rokada::Side side, QPoint at);
    void loopsShown(rokada::Square square);
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
    void rest();
    void beginDrawing(const QMouseEvent& event);
    void endDrawing(QPoint point);
    void slideTo(const Cut& cut);
    void dragBoard(QPoint by);
    [[nodiscard]] bool scrollKey(const QKeyEvent& event);
    void tellLoops();
    bool pickReserve(int number);

    std::unique_ptr<BoardState> in_;
    bool trying_ = false;
    QVariantAnimation* glide_;
    QVariantAnimation* slide_;
    QTimer* refusalTimer_;
    Square toldLoops_ = NoSquare;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Move)
Q_DECLARE_METATYPE(rokada::Refusal)
Q_DECLARE_METATYPE(rokada::Square)

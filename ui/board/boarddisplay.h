// The board on the screen, to be looked at: draws any variant from its geometry and says where things are. It joins
// layout, scene and painter, and knows no rules.
#pragma once

#include "scene/boardlayout.h"
#include "scene/boardlook.h"
#include "scene/boardscene.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"

#include "explain/illegalmove.h"
#include "game/game.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace rokada::ui {

class BoardMotion;
struct BoardState;
struct BoardView;
struct Carried;
class Delay;
class MoveShow;
struct Diagram;
struct OwnMark;
struct Spot;
struct Suggestion;
struct MoveMark;

class BoardDisplay : public QWidget {
    Q_OBJECT
public:
    explicit BoardDisplay(QWidget* parent = nullptr);
    ~BoardDisplay() override;

    /// Not owned, may be nullptr; the owner calls `refresh` after every change and keeps it alive.
    void setGame(const Game* game);
    [[nodiscard]] const Game* game() const;
    /// A board without a game: what stands on it is said, and nothing follows from the rules. The layout is that of the
    /// rulebook's variant.
    void setScene(const RulebookPtr& book, BoardScene scene);
    /// Reads position, last turn, checks and ending again and drops a selection.
    void refresh();
    /// Words of the player panels, by side. Who is to move and who is out is read from the game.
    void setSeats(std::vector<SeatPicture> seats);
    /// What the player to move has to do, and a message to read for a while: shown on the player panel if it is turned.
    void tell(const QString& prompt, const QString& reason);
    /// A question to a player, shown in the same way; NoSide for none.
    void ask(Side side, const QString& question);
    /// What the clocks on the player panels show, by side.
    void setClocks(std::vector<ClockFace> clocks);

    /// How far the view is turned, in quarter turns clockwise; a flip adds two. Never while a piece is held: then it
    /// waits.
    void setQuarterTurns(int clockwise);
    [[nodiscard]] int quarterTurns() const;
    void setCoordinates(Coordinates mode);
    [[nodiscard]] Coordinates coordinates() const;
    /// A theme for all variants; without one each variant has its usual theme.
    void setTheme(std::optional<BoardTheme> theme);
    /// Which set of pieces is shown.
    void setDrawings(Drawings drawings);
    void setLook(const BoardLook& look);
    [[nodiscard]] const BoardLook& look() const;
    /// Highlights the squares of one type of reach that the selected piece has.
    void light(std::optional<Reach> type);
    /// With or without player panels, where there is room for them.
    void setPanelled(bool panelled);
    /// Highlights squares that a text mentions.
    void lightNamed(const SquareSet& squares);
    /// These pieces have just been placed all at once.
    void reveal(const std::vector<Square>& squares);
    /// Removes drawings and recommendations, and allows none, until it is switched off.
    void setSilent(bool silent);
    /// Recommends a move of this position until the position changes: its piece alone, or the whole of it.
    virtual void setAdvice(Move move, bool whole);
    /// Arrows for moves that the analysis thinks of, the best first, until the position changes. `position` is the one
    /// that is shown, of threats with an enemy to move. None on a silent board.
    void setSuggestions(const Position& position, const std::vector<Move>& moves, bool threats);
    [[nodiscard]] const std::vector<Suggestion>& suggestions() const;
    /// Marks the last move with what is thought of it, and what would have been better, until the position changes.
    void setMoveMark(std::optional<MoveMark> moveMark);
    [[nodiscard]] const std::optional<MoveMark>& moveMark() const;
    /// How long a move takes on the screen; 0 for no animation.
    void setMoveDuration(int milliseconds);
    /// Seen, and with motion.
    [[nodiscard]] bool moving() const;
    /// A move is being shown: `MoveShow::settled` follows, unless another position is shown meanwhile.
    [[nodiscard]] bool showing() const;
    /// A piece is still moving before it transforms: `MoveShow::landed` follows.
    [[nodiscard]] bool transforming() const;
    /// How a move is shown, and what is said of it beside its squares.
    [[nodiscard]] MoveShow& moveShow() { return *moveShow_; }
    /// The surround of the board; unless set it follows the palette.
    void setDarkSurround(std::optional<bool> dark);
    /// What is behind the widget shows where no board is; for cards of any colour.
    void setSeeThrough(bool on) { setAttribute(Qt::WA_OpaquePaintEvent, !on); }

    /// How a board that wraps is cut open; other boards are not changed by it.
    void setCut(const Cut& cut);
    [[nodiscard]] const Cut& cut() const;
    /// Scrolls a board that wraps by rows or columns of the screen, animated for a moment.
    void scroll(QPoint lines);
    /// Centres the selected piece, or the mover's king; if it is centred, restores the inventor's drawing.
    void centreOrRestore();
    void setLoopsShown(bool shown);
    /// How many pieces reach each square: of the side to move, of each other side, of none.
    void showNextReach();
    [[nodiscard]] Side reachShown() const;
    [[nodiscard]] const std::vector<OwnMark>& drawnMarks() const;
    /// Draws these in place of what was drawn, until the position changes; nothing on a silent board.
    void setDrawnMarks(std::vector<OwnMark> marks);

    [[nodiscard]] QImage picture(QSize size, qreal ratio = 1) const;
    /// The board as it is seen, without player panels and ghosts. There must be a game.
    [[nodiscard]] Diagram diagram() const;

    // --- for views that show the same board in another way
    /// The squares as their inventor draws them, with all marks but without pieces; with their names, if wanted.
    [[nodiscard]] QImage drawing(bool named) const;
    [[nodiscard]] const std::vector<Piece>& pieces() const;
    [[nodiscard]] QPixmap piecePicture(Piece piece, int pixels, qreal ratio) const;

    // --- where things are, in widget coordinates, and what is going on
    [[nodiscard]] const BoardLayout& boardLayout() const;
    [[nodiscard]] QPoint squareCentre(Square square) const;
    [[nodiscard]] std::vector<QPoint> copyCentres(Square square) const;
    [[nodiscard]] Square squareAt(QPoint point) const;
    /// The item of a reserve piece on the player panel of the side to move; empty if there is none.
    [[nodiscard]] QRect reserveRect(Kind kind) const;
    /// The items of the open chooser, in its order; empty if it is closed.
    [[nodiscard]] std::vector<QRect> choiceRects() const;
    [[nodiscard]] std::vector<Move> choices() const;
    /// The label with the reason of an illegal move; empty while there is none.
    [[nodiscard]] QRect reasonRect() const;
    [[nodiscard]] Square selectedSquare() const;
    /// How many pieces of the selected tower move together; 0 if none is selected.
    [[nodiscard]] int lifted() const;
    [[nodiscard]] QRect panelRect(Side side) const;
    /// The piece of a recommended move, NoSquare if nothing is recommended.
    [[nodiscard]] Square advisedPiece() const;
    /// Squares that a legal move of the selected piece or reserve piece leads to.
    [[nodiscard]] std::vector<Square> targets() const;
    /// The square under the keyboard cursor, NoSquare while it is off.
    [[nodiscard]] Square cursorSquare() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void pictureChanged();
    void loopsShown(rokada::Square square);
    /// The square under the pointer, or under the keyboard's cursor if that was used last; NoSquare when the pointer is
    /// on none. Told again when the board has changed, since the same square may have another piece.
    void squareHovered(rokada::Square square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    /// More marks on the squares of `drawing`, which are laid out so.
    virtual void paintOnDrawing(QPainter& painter, const BoardLayout& layout) const;
    /// What is selected, held or looked at has changed.
    void attend();
    /// Shows for a while what an illegal move is about, with the reason beside its target; of several copies
    /// of a square beside the one next to a point.
    void pointOut(const IllegalMove& illegalMove, const Spot& wished, QPoint near);
    /// A piece that was dropped on an illegal square glides back to where it was picked up.
    void bringBack(const Carried& piece);
    /// With `again` the board has changed under a pointer at rest: even the same square may have another piece.
    void tellPointed(bool again);
    /// By pixels; whole rows and columns become a part of the cut.
    void dragBoard(QPoint by);
    /// After a drag the squares fall into the nearest places.
    void rest();

    std::unique_ptr<BoardState> in_;

private:
    [[nodiscard]] bool darkSurround() const;
    [[nodiscard]] bool seeThrough() const { return !testAttribute(Qt::WA_OpaquePaintEvent); }
    [[nodiscard]] BoardView view() const;
    void paintStill(QPainter& painter);
    void relayout();
    void slideTo(const Cut& cut);
    void tellLoops();
    void followMove();

    BoardMotion* motion_;
    MoveShow* moveShow_;
    Delay* illegalMoveShown_;
    Square toldLoops_ = NoSquare;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Square)

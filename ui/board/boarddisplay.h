// The board on the screen, to be looked at: draws any game from its geometry and says where things are. It joins
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
class QRegion;
class QTimer;

namespace rokada::ui {

class BoardMotion;
struct BoardState;
struct BoardView;
struct Carried;
struct Diagram;
struct OwnMark;
struct Spot;

class BoardDisplay : public QWidget {
    Q_OBJECT
public:
    explicit BoardDisplay(QWidget* parent = nullptr);
    ~BoardDisplay() override;

    /// Not owned, may be nullptr; the owner calls `refresh` after every change and keeps it alive.
    void setGame(const Game* game);
    [[nodiscard]] const Game* game() const;
    /// Reads position, last turn, checks and ending anew and drops a selection.
    void refresh();
    /// Words of the plates, by side. Who is to move and who is out is read from the game.
    void setSeats(std::vector<SeatPicture> seats);
    /// What whoever is to move is to do, and what he has to read for a while: seen on his plate if it is turned.
    void tell(const QString& prompt, const QString& reason);
    /// A question to a seat, seen in the same way; NoSide for none.
    void ask(Side side, const QString& question);
    /// What the clocks on the plates show, by side. Only plates that change are painted.
    void setClocks(std::vector<ClockFace> clocks);

    /// How far the view is turned, in quarter turns clockwise; a flip adds two. Never while a man is held: then it
    /// waits.
    void setQuarterTurns(int clockwise);
    [[nodiscard]] int quarterTurns() const;
    void setCoordinates(Coordinates mode);
    [[nodiscard]] Coordinates coordinates() const;
    /// A theme for all games; without one each game has its usual theme.
    void setTheme(std::optional<BoardTheme> theme);
    /// Which set of men stands on it.
    void setDrawings(Drawings drawings);
    void setLook(const BoardLook& look);
    [[nodiscard]] const BoardLook& look() const;
    /// Lights the squares of one sort that the selected man has.
    void light(std::optional<Reach> type);
    /// Lights squares that a text speaks of.
    void lightNamed(const SquareSet& squares);
    /// These men have just been put on the board all at once.
    void reveal(const std::vector<Square>& squares);
    /// Takes drawings and recommendations away, and lets nobody draw, until it is switched off.
    void setSilent(bool silent);
    /// Recommends a move of this position until the position changes: its man alone, or the whole of it.
    void setAdvice(Move move, bool whole);
    /// How long a man is on his way; 0 for no motion.
    void setMoveDuration(int milliseconds);
    /// Seen, and with motion.
    [[nodiscard]] bool moving() const;
    /// A man is on his way to become another one: `transformed` follows.
    [[nodiscard]] bool transforming() const;
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
    /// The board as it is seen, without plates and ghosts. There must be a game.
    [[nodiscard]] Diagram diagram() const;

    // --- for views that show the same board in another way
    /// The squares as their inventor draws them, with all marks but without men.
    [[nodiscard]] QImage drawing() const;
    [[nodiscard]] const std::vector<Piece>& pieces() const;
    [[nodiscard]] QPixmap piecePicture(Piece piece, int pixels, qreal ratio) const;

    // --- where things are, in widget coordinates, and what is going on
    [[nodiscard]] const BoardLayout& boardLayout() const;
    [[nodiscard]] QPoint squareCentre(Square square) const;
    [[nodiscard]] std::vector<QPoint> copyCentres(Square square) const;
    [[nodiscard]] Square squareAt(QPoint point) const;
    /// The item of a reserve on the plate of the side to move; empty if there is none.
    [[nodiscard]] QRect reserveRect(Kind kind) const;
    /// The items of the open chooser, in its order; empty if it is closed.
    [[nodiscard]] std::vector<QRect> choiceRects() const;
    [[nodiscard]] std::vector<Move> choices() const;
    /// The label with the reason of a refusal; empty while there is none.
    [[nodiscard]] QRect reasonRect() const;
    [[nodiscard]] Square selectedSquare() const;
    [[nodiscard]] QRect panelRect(Side side) const;
    /// The man of a recommended move, NoSquare if nothing is recommended.
    [[nodiscard]] Square advisedPiece() const;
    /// Squares that a legal move of the selected man or reserve leads to.
    [[nodiscard]] std::vector<Square> targets() const;
    /// The square under the keyboard cursor, NoSquare while it is off.
    [[nodiscard]] Square cursorSquare() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void pictureChanged();
    /// A man has become another one before everybody's eyes; without motion nothing is told.
    void transformed();
    void loopsShown(rokada::Square square);
    /// The square under the pointer, or under the keyboard's cursor if that was used last; NoSquare when the pointer is
    /// on none. Told again when the board has changed, since the same square may have another man.
    void squareHovered(rokada::Square square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    /// What the person does has changed.
    void attend();
    /// Something that is seen may have changed: only what differs is painted anew.
    void showChanges();
    /// Shows for a while what a refusal is about, with the reason beside what was wished for; of several copies of a
    /// square beside the one next to a point.
    void pointOut(const IllegalMove& illegalMove, const Spot& wished, QPoint near);
    /// A man who was put down where he cannot go glides back to where he was taken up.
    void bringBack(const Carried& piece);
    /// With `again` the board has changed under a pointer at rest: even the same square may have another man.
    void tellPointed(bool again);
    /// By pixels; whole lines become a part of the cut.
    void dragBoard(QPoint by);
    /// After a drag the squares fall into the nearest places.
    void rest();

    std::unique_ptr<BoardState> in_;

private:
    [[nodiscard]] bool darkSurround() const;
    [[nodiscard]] BoardView view(const QRegion* part = nullptr) const;
    void paintStill(QPainter& painter, const QRegion& part);
    void relayout();
    void slideTo(const Cut& cut);
    void tellLoops();
    void followMove();

    BoardMotion* motion_;
    QTimer* illegalMoveTimer_;
    Square toldLoops_ = NoSquare;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Square)

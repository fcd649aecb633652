#include "board/boardframing.h"

#include "board/labelplaces.h"
#include "paint/promotionpainter.h"
#include "scene/boardscene.h"
#include "scene/seam.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Removes target marks that touch-move forbids.
void dropForbidden(std::vector<TargetMark>& marks, const std::vector<Square>& targets) {
    std::erase_if(marks, [&](const TargetMark& mark) {
        return mark.target && std::ranges::find(targets, mark.square) == targets.end();
    });
}

/// Writes names, clocks, accuracies and messages to the player panels.
void writePanels(BoardFrame& frame, const PanelWords& panels) {
    for (std::size_t i = 0; i < frame.scene.seats.size(); ++i) {
        SeatScene& seat = frame.scene.seats[i];
        seat.clock = i < panels.clocks.size() ? panels.clocks[i] : ClockFace{};
        if (i >= panels.seats.size()) continue;
        seat.words = panels.seats[i];
        if (i < frame.notes.accuracies.size()) seat.words.accuracy = frame.notes.accuracies[i];
        seat.message.clear();
        if (!seat.words.human || frame.layout.empty()) continue;
        const auto& [prompt, reason] = panels.message;
        if (Side(i) == panels.question.asked) seat.message = panels.question.words;
        // An upright panel needs no message, because its player reads the one at the bottom of the window.
        if (frame.layout.turnsOf(Side(i)) == 0 || Side(i) != frame.scene.turn) continue;
        if (!prompt.isEmpty()) seat.words.note = seat.words.brief = prompt;
        if (!reason.isEmpty()) seat.message = reason;
    }
}

/// Returns the tower (stack of pieces) to show piece by piece: the selected tower, otherwise the tower under the
/// pointer or cursor, otherwise the tower whose move is recommended.
std::optional<Fan> fanOf(const BoardFrame& frame, Square pointed) {
    const Attention& now = frame.attention;
    const BoardScene& scene = frame.scene;
    const auto& advice = frame.notes.advice;
    const bool selected = now.square != NoSquare && scene.isTower(now.square);
    const Square square = selected ? now.square : pointed;
    const bool tower = square != NoSquare && scene.isTower(square);
    if (!tower && advice && advice->pieces > 0) return Fan{advice->piece, scene.tower(advice->piece), advice->pieces};
    if (!tower || now.chooser.open()) return std::nullopt;
    return Fan{square, scene.tower(square), selected ? now.lifted : 0};
}

/// Fills the field `attention` of a frame: pieces that are selected or hovered, their targets, and open choices.
class GameInteraction {
public:
    GameInteraction(BoardFrame& frame, const Game& game, const BoardInteraction& interaction)
        : frame_(frame), now_(frame.attention), game_(game), interaction_(interaction), input_(interaction.input) {}

    void updateAttention() {
        lookAtOrigin();
        now_.movePattern = askedPattern();
        now_.reachOfHeld = reachOfHeld();
        if (input_.origin().nowhere()) frame_.notes.taught == NoSquare ? lookAtPointed() : lookAtTaught();
        if (input_.state() == BoardInput::State::Dragging || interaction_.asksInHand) carry();
        if (!frame_.layout.empty())
            now_.drawing =
                interaction_.drawing.pending(frame_.layout.geometry(), frame_.layout.at(interaction_.pointer));
        lookAround();
        openChooser();
        now_.fan = fanOf(frame_, pointedSquare(frame_, interaction_));
    }

private:
    /// Marks the piece that is selected, dragged or inspected. An inspected piece cannot be moved now; only its
    /// movement is shown.
    void lookAtOrigin() {
        const Spot origin = input_.origin();
        now_.movable = input_.movable();
        if (!now_.movable && !input_.waiting() && !frame_.look.explains) return;
        now_.square = origin.square;
        now_.reserve = origin.reserve;
        now_.lifted = input_.lifted();
        if (!frame_.look.targets) return;
        if (origin.reserve != NoKind && now_.movable) now_.marks = dropMarks(game_, origin.reserve);
        if (origin.square != NoSquare) now_.marks = marksOf(game_, origin.square, input_.lifted());
        if (origin.square != NoSquare) now_.lameLeaps = walledLameLeaps(game_.position(), origin.square);
        if (now_.movable && origin.square != NoSquare) now_.bonuses = bonuses(game_.position(), origin.square);
        if (input_.bound()) dropForbidden(now_.marks, input_.targets());
    }

    /// Marks the targets of the piece under the keyboard cursor, or under the pointer if that is enabled. Marks nothing
    /// after the end of the game.
    void lookAtPointed() {
        const Square square = interaction_.cursor.shown ? interaction_.cursor.square
                              : frame_.look.hovered     ? frame_.squareAt(interaction_.pointer)
                                                        : NoSquare;
        if (!frame_.look.targets || frame_.pieceOn({square}) == NoPiece || game_.ending()) return;
        now_.hinted = square;
        now_.movable = input_.mayPick({square});
        now_.marks = marksOf(game_, square);
    }

    /// Marks all targets of the piece that a text explains.
    void lookAtTaught() {
        now_.square = frame_.notes.taught;
        now_.marks = marksOf(game_, now_.square);
    }

    /// Returns the move pattern (targets on an empty board) of the piece under the right button. While Shift is
    /// pressed, returns the pattern of the selected or hovered piece.
    [[nodiscard]] std::optional<MovePattern> askedPattern() const {
        const Square asked = interaction_.drawing.held();
        const bool held = asked != NoSquare && frame_.squareAt(interaction_.pointer) == asked;
        Square square = held ? asked : NoSquare;
        if (interaction_.patternAsked && !held)
            square = now_.square != NoSquare ? now_.square : pointedSquare(frame_, interaction_);
        const Piece piece = frame_.pieceOn({square});
        if (piece == NoPiece) return std::nullopt;
        const Variant& variant = frame_.variant();
        const int quarters = variant.sideSpecs[sideOf(piece)].quarterTurns;
        return MovePattern{square,
                           patternOf(variant.geometry, variant.kinds[kindOf(piece)].movement, square, quarters)};
    }

    /// Returns the squares that the reserve piece in the hand would reach from the square under the pointer. They are
    /// shown because walls limit this reach. Returns no squares if the piece cannot be placed there.
    [[nodiscard]] SquareSet reachOfHeld() const {
        const Spot origin = input_.origin();
        const Square square = pointedSquare(frame_, interaction_);
        const std::vector<Square> targets = input_.targets();
        if (origin.reserve == NoKind || std::ranges::find(targets, square) == targets.end()) return {};
        Position placed = game_.position();
        placed.put(frame_.pieceOn(origin), square);
        SquareSet reached;
        for (const PseudoLegalTarget& target : pseudoLegalTargets(placed, square)) reached.set(target.square);
        return reached;
    }

    /// Sets the dragged piece, the pieces of its tower that move with it, and those that stay.
    void carry() {
        Carried carried{frame_.pieceOn(input_.origin()), now_.square, interaction_.held};
        const int lifted = input_.lifted();
        if (lifted > 0 && carried.from != NoSquare) {
            const std::vector<Piece> tower = frame_.scene.tower(carried.from);
            const auto parting = tower.begin() + std::min<std::ptrdiff_t>(lifted, std::ssize(tower));
            carried.below.assign(tower.begin() + 1, parting);
            carried.stays.assign(parting, tower.end());
            if (!carried.stays.empty()) carried.stays.front() = game_.position().uncovered(carried.from, lifted);
        }
        now_.carried = std::move(carried);
    }

    /// Finds the lines of the selected piece that cross edges of a board that wraps around.
    void lookAround() {
        if (!game_.book().geometry().wraps() || frame_.layout.empty() || now_.square == NoSquare) return;
        Endless& endless = now_.endless;
        endless.rays = rays(game_.position(), now_.square);
        // Drop lines without a legal target, for example lines of a pinned piece.
        std::erase_if(endless.rays, [&](const Path& ray) {
            return std::ranges::none_of(now_.marks, [&](const TargetMark& mark) {
                return mark.target && std::find(ray.begin() + 1, ray.end(), mark.square) != ray.end();
            });
        });
        endless.beyond = beyondTheSeam(frame_.layout, endless.rays);
        if (!frame_.look.loops && !interaction_.loopsAsked) return;
        endless.loops = loops(game_.position(), now_.square);
        endless.five = fiveSquares(game_.position(), now_.square);
    }

    void openChooser() {
        const std::vector<Move>& choices = input_.choices();
        if (choices.empty()) return;
        // A promotion chooser turned by 90 degrees has no room for movement diagrams.
        const Side turn = frame_.scene.turn;
        const bool upright = turn != NoSide && frame_.layout.turnsOf(turn) % 2 == 0;
        now_.chooser = PromotionChooser(frame_.layout, choices, upright ? diagramsOf(game_, choices) : nullptr);
    }

    BoardFrame& frame_;
    Attention& now_;
    const Game& game_;
    const BoardInteraction& interaction_;
    const BoardInput& input_;
};

}  // namespace

BoardLayout layoutFor(const ShownBoard& shown, const BoardLook& look, QSize room) {
    if (shown.book == nullptr) return {};
    BoardLayout layout(shown.book->variant(), room, look.quarterTurns, look.coordinates, look.cut, look.plates);
    layout.setOrientation(look.orientation);
    return layout;
}

BoardFrame frameOf(const ShownBoard& shown, const BoardLook& look, const BoardInteraction& interaction,
                   const BoardPlace& place) {
    BoardFrame frame{.book = shown.book, .look = look, .dark = place.dark, .layout = place.layout};
    frame.scene = shown.scene;
    if (shown.game != nullptr) frame.scene.byReach = frame.scene.byReach || look.reachTypes;
    frame.veiled = !interaction.mode.veil.isEmpty();
    follow(frame, shown);
    Attention& now = frame.attention;
    now.hand = interaction.input.waiter() == NoSide ? frame.scene.turn : interaction.input.waiter();
    now.cursor = interaction.cursor.seen();
    now.premove = interaction.input.premove();
    if (shown.game != nullptr) {
        GameInteraction(frame, *shown.game, interaction).updateAttention();
    } else if (shown.book != nullptr) {
        now.carried = interaction.carried;
        now.fan = fanOf(frame, interaction.looked);
    }
    follow(frame, interaction);
    if (now.movePattern) now.movePattern->words = patternTag(frame, interaction.pointer, place.font);
    return frame;
}

Square pointedSquare(const BoardFrame& frame, const BoardInteraction& interaction) {
    return interaction.cursor.shown && interaction.cursor.leads ? interaction.cursor.square
                                                                : frame.squareAt(interaction.pointer);
}

void follow(BoardFrame& frame, const ShownBoard& shown) {
    frame.progress = shown.progress;
    frame.notes = shown.notes;
    writePanels(frame, shown.panels);
}

void follow(BoardFrame& frame, const BoardInteraction& interaction) {
    Attention& now = frame.attention;
    if (now.carried) now.carried->point = interaction.carried ? interaction.carried->point : interaction.held;
    if (now.chooser.open()) now.chooser.setCurrent(interaction.choice);
    if (frame.empty() || !frame.layout.geometry().wraps()) return;
    now.endless.pointed = frame.layout.cut().margin > 0 ? frame.layout.at(interaction.pointer) : NoSquare;
    now.endless.tag = frame.tagAt(interaction.pointer);
}

}  // namespace rokada::ui

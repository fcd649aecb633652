#include "table/typedcontrols.h"

#include "board/boardwidget.h"
#include "explain/typedmove.h"
#include "kit/latinkeys.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "shell/boardevents.h"
#include "shell/secondpress.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "table/movestrip.h"
#include "table/tablesettings.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"
#include "texts/notations.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

struct Command {
    const char* word;
    const char* action;  ///< object name of the action
};

/// Commands that the user can type, in English and in lower case. Their translations are accepted too.
constexpr std::array commands{
    Command{QT_TRANSLATE_NOOP("Command", "last"), "tellLastMove"},
    Command{QT_TRANSLATE_NOOP("Command", "turn"), "whoseTurn"},
    Command{QT_TRANSLATE_NOOP("Command", "clock"), "tellClocks"},
    Command{QT_TRANSLATE_NOOP("Command", "material"), "tellMaterial"},
    Command{QT_TRANSLATE_NOOP("Command", "undo"), "undo"},
    Command{QT_TRANSLATE_NOOP("Command", "hint"), "hint"},
    Command{QT_TRANSLATE_NOOP("Command", "draw"), "offerDraw"},
    Command{QT_TRANSLATE_NOOP("Command", "resign"), "resign"},
};

/// Scan code of the "/" key of a US keyboard, on X11 and Wayland.
constexpr quint32 SlashCode = 61;

bool slash(const QKeyEvent& press) { return press.text() == u"/" || press.nativeScanCode() == SlashCode; }

}  // namespace

TypedControls::TypedControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                             BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status,
                             Settings& settings)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      events_(events),
      sidePanel_(sidePanel),
      status_(status),
      settings_(settings),
      strip_(new MoveStrip(&window_)) {
    sidePanel_.add(Strip::MoveEntry, strip_);
    makeActions();
    makeLetters();
    connect(strip_, &MoveStrip::entered, this, &TypedControls::enter);
    connect(strip_, &MoveStrip::closed, this, &TypedControls::close);
    connect(strip_, &MoveStrip::chosen, this, [this](std::size_t choice) { play(choices_[choice]); });
    connect(&strip_->line(), &QLineEdit::textEdited, this,
            [this] { status_.withdraw(std::exchange(refusal_, QString())); });
    connect(&session_, &GameSession::started, this, &TypedControls::beginGame);
    connect(&record_, &GameRecord::changed, this, &TypedControls::withdraw);
    connect(&record_, &GameRecord::moved, this, &TypedControls::withdraw);
    // The call is queued, because the board does not have the new position yet when this signal is emitted.
    connect(
        &record_, &GameRecord::moved, this,
        [this] {
            if (strip_->isVisible() && board_.game() != nullptr) strip_->setExamples(examples());
        },
        Qt::QueuedConnection);
    connect(&session_, &GameSession::ended, this, &TypedControls::endGame);
    events_.onKey(EventOrder::Writing, [this](const QKeyEvent& press) { return keyPressed(press); });
    events_.onKey(EventOrder::Typing, [this](const QKeyEvent& press) { return begins(press); });
}

void TypedControls::makeActions() {
    actions_.add({.name = "enterMove",
                  .text = QT_TRANSLATE_NOOP("Action", "&Enter Move..."),
                  .shortcut = "Ctrl+L",
                  .tip = QT_TRANSLATE_NOOP("Action", "Type a move in any notation, or a command (/ on the board)"),
                  .place = {menus::Move, 230},
                  .needsBoard = true,
                  .needsGame = true},
                 this, [this] { open(); });
}

void TypedControls::makeLetters() {
    actions_.addMenu({"lettersMenu", QT_TRANSLATE_NOOP("Menu", "L&etter Keys on the Board"), {menus::Settings, 230}});
    ActionChoice& letters = actions_.addChoice(
        QStringLiteral("letters"), {"lettersMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "&Type a Move"), static_cast<int>(BoardLetters::WriteMove)},
         {QT_TRANSLATE_NOOP("Action", "&Commands"), static_cast<int>(BoardLetters::Commands)},
         {QT_TRANSLATE_NOOP("Action", "&Select a Piece"), static_cast<int>(BoardLetters::GoToPiece)}});
    letters.setChosen(static_cast<int>(settings_.get(keys::letters())));
    connect(&letters, &ActionChoice::picked, this, [this](const QVariant& chosen) {
        settings_.set(keys::letters(), static_cast<BoardLetters>(chosen.toInt()));
    });
}

void TypedControls::open(const QString& begun) {
    if (board_.game() == nullptr) return;
    strip_->setExamples(examples());
    strip_->open(begun);
}

/// Returns one legal move as an example, in the selected notation and in coordinates. Prefers a piece move to a pawn
/// move, because a piece move also shows a piece letter.
QStringList TypedControls::examples() const {
    if (!ownTurn()) return {};
    const Game& game = *board_.game();
    const Position& position = game.position();
    std::vector<Move> moves, ofPieces;
    for (const Move move : game.moves()) {
        if (move.forced()) continue;
        moves.push_back(move);
        const bool normal = move.type() == MoveType::Normal;
        if (normal && !game.book().pawns().has(position[move.from()])) ofPieces.push_back(move);
    }
    const std::vector<Move>& from = ofPieces.empty() ? moves : ofPieces;
    if (from.empty()) return {};
    const Move move = from[from.size() / 2];
    QStringList texts{spoken(moveText(position, move, settings_.get(keys::notation())))};
    const QString coordinates = moveText(position, move, NotationStyle::Coordinates);
    if (!texts.contains(coordinates)) texts << coordinates;
    return texts;
}

void TypedControls::close() {
    strip_->hide();
    board_.setFocus();
}

/// Clears and closes the strip when a new game begins.
void TypedControls::beginGame() {
    strip_->empty();
    strip_->line().hasFocus() ? close() : strip_->hide();
}

/// Closes the strip at the end of the game, because the result and the review need the space.
void TypedControls::endGame() {
    withdraw();
    if (strip_->isVisible()) close();
}

void TypedControls::enter(const QString& text) {
    const Game* game = board_.game();
    const QString typed = text.trimmed();
    choices_.clear();
    if (game == nullptr || typed.isEmpty()) return;
    if (command(typed)) return strip_->empty();
    // Keeps the text in the field, so that the user can enter it again on the next turn. The strip must not refuse the
    // text: `withdraw`, which is called after the next move, clears the field after a refusal.
    if (!game->ending() && !ownTurn()) {
        refusal_ = tr("It is not your turn.");
        return status_.showMessage(refusal_);
    }
    const Variant& variant = game->book().variant();
    const auto languages = typedLetters(settings_.get(keys::notation()), variant);
    if (!game->ending()) choices_ = typedMoves(game->position(), typed.toStdString(), languages);
    if (choices_.empty() && !game->ending())
        choices_ = typedWish(game->position(), typed.toStdString(), languages).moves;
    if (choices_.empty()) return refuse(reasonFor(typed));
    if (choices_.size() == 1) return play(choices_.front());
    QStringList offered;
    for (const Move move : choices_) offered << moveText(game->position(), move, NotationStyle::InternationalLong);
    strip_->offer(offered);
}

/// Returns true if the user can move on the board. In a position other than that of the game in progress, the user can
/// move for all sides.
bool TypedControls::ownTurn() const { return session_.humanToMove() || board_.game() != session_.game(); }

/// Plays a typed move, and clears the field for the next move.
void TypedControls::play(Move move) {
    if (!board_.enter(move)) return strip_->refuse(texts::of(Law::OwnTouched, board_.game()->book().variant()));
    strip_->empty();
}

bool TypedControls::command(const QString& text) {
    for (const Command& known : commands) {
        const QString translated = QCoreApplication::translate("Command", known.word);
        const bool meant = text.compare(translated, Qt::CaseInsensitive) == 0 ||
                           text.compare(QLatin1String(known.word), Qt::CaseInsensitive) == 0;
        if (!meant) continue;
        QAction& action = actions_.named(known.action);
        if (action.isEnabled()) {
            action.trigger();
            // Some actions, for example resigning, must be pressed twice. A typed command counts as both presses.
            const auto* asks = action.findChild<SecondPress*>(QString(), Qt::FindDirectChildrenOnly);
            if (asks && asks->asking()) action.trigger();
        } else {
            status_.showMessage(action.statusTip());
        }
        return true;
    }
    return false;
}

void TypedControls::refuse(const QString& why) {
    refusal_ = why;
    // Only screen readers get the message, because the strip shows the reason beside the text.
    status_.announceMessage(refusal_);
    strip_->refuse(refusal_);
}

/// Removes the answers to the last typed text from the status line and the strip. Called when the position changes.
void TypedControls::withdraw() {
    status_.withdraw(std::exchange(refusal_, QString()));
    strip_->withdraw();
}

QString TypedControls::reasonFor(const QString& text) {
    const Game& game = *board_.game();
    const Position& position = game.position();
    TypedWish wish;
    if (game.ending()) {
        wish.illegalMove = IllegalMove{IllegalReason::GameOver};
    } else {
        const auto languages = typedLetters(settings_.get(keys::notation()), game.book().variant());
        wish = typedWish(position, text.toStdString(), languages);
        if (wish.illegalMove) wish.illegalMove = inGame(game, *wish.illegalMove);
    }
    const bool several = wish.unreached != NoSquare;
    if (wish.illegalMove && !several) emit board_.illegalMoveTried(*wish.illegalMove);
    QString reason = several            ? texts::unreached(position, wish.unreached)
                     : wish.illegalMove ? texts::of(position, *wish.illegalMove)
                                        : QString();
    const QString more = !wish.withoutFile.empty()  ? captureOf(wish)
                         : !wish.promotions.empty() ? promotionsOf(wish)
                                                    : texts::missing(position, wish.missing);
    if (reason.isEmpty() && more.isEmpty()) return tr("\"%1\" is not a move or a command.").arg(text);
    if (more.isEmpty()) return reason;
    //: %1, %2: two sentences
    return reason.isEmpty() ? more : tr("%1 %2", "sentences").arg(reason, more);
}

/// Returns a text that says how to write the pawn capture that the user probably means. Precondition:
/// `wish.withoutFile` is not empty.
QString TypedControls::captureOf(const TypedWish& wish) const {
    const NotationStyle style = settings_.get(keys::notation());
    //: %1: a move, for example exd5
    return tr("For a pawn capture, name the file of the pawn: %1.")
        .arg(spoken(moveText(board_.game()->position(), wish.withoutFile.front(), style)));
}

/// Returns a text with the possible promotions of the typed pawn move.
QString TypedControls::promotionsOf(const TypedWish& wish) const {
    const NotationStyle style = settings_.get(keys::notation());
    QStringList moves;
    for (const Move move : wish.promotions) moves << spoken(moveText(board_.game()->position(), move, style));
    //: %1: moves, for example dxc8=Q
    return tr("Choose the promotion piece: %1.").arg(moves.join(QStringLiteral(", ")));
}

bool TypedControls::keyPressed(const QKeyEvent& press) {
    if ((press.modifiers() & ~Qt::ShiftModifier) != Qt::NoModifier || board_.game() == nullptr) return false;
    if (slash(press)) {
        open();
        return true;
    }
    // In a paused game, a veil covers the board. Letters do not start a move then, because no move is possible, and P
    // continues the game.
    if (!board_.mode().veil.isEmpty() || settings_.get(keys::letters()) == BoardLetters::Commands) return false;
    return letterPressed(press);
}

/// Opens the strip with the typed letter, or with a 0 (for castling, 0-0). Called only for keys that no other handler
/// has used. Returns false for other keys.
bool TypedControls::begins(const QKeyEvent& press) {
    const bool plain = (press.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const QString text = press.text();
    const bool moveLike = text.size() == 1 && (text[0].isLetter() || text == u"0");
    if (!plain || !moveLike || board_.game() == nullptr || !board_.frame().attention.chooser.items().empty())
        return false;
    open(text);
    return true;
}

/// Returns true if a typed move can begin with this letter. Such a letter names a file or a piece. It can be typed in
/// any keyboard layout. Does not depend on the position, so that a letter always has the same effect. Returns false
/// after the end of the game.
bool TypedControls::beginsMove(const QKeyEvent& press) const {
    const Game& game = *board_.game();
    if (game.ending()) return false;
    const Rulebook& book = game.book();
    const QChar written = press.text()[0].toLower();
    const QChar place = QChar(QLatin1Char(latinLetter(press))).toLower();
    const auto names = [&](const std::string& name) {
        const QString text = QString::fromStdString(name).toLower();
        return !text.isEmpty() && (text[0] == written || text[0] == place);
    };
    if (!book.castlings().empty() && names("O-O")) return true;
    for (int s = 0; s < book.size(); ++s) {
        if (names(book.geometry().name(Square(s)))) return true;
    }
    const auto languages = typedLetters(settings_.get(keys::notation()), book.variant());
    return std::ranges::any_of(languages, [&](const rokada::Letters& letters) {
        for (std::size_t kind = 0; kind < letters.size(); ++kind) {
            // Pawn moves are written without the letter of the pawn.
            if (Kind(kind) != book.pawnKind() && names(letters[kind])) return true;
        }
        return false;
    });
}

bool TypedControls::letterPressed(const QKeyEvent& press) {
    const QString text = press.text();
    if (text.size() != 1 || !text[0].isLetter()) return false;
    if (settings_.get(keys::letters()) == BoardLetters::WriteMove) {
        if (!beginsMove(press)) return false;
        open(text);
        return true;
    }
    goToPiece(text, press.modifiers() == Qt::ShiftModifier);
    return true;
}

/// Moves the cursor to the next piece of the side to move that has this letter, in any language of piece letters. If
/// `back` is true, moves it to the previous piece.
void TypedControls::goToPiece(const QString& letter, bool back) {
    const Position& position = board_.game()->position();
    const Variant& variant = board_.game()->book().variant();
    const auto languages = typedLetters(settings_.get(keys::notation()), variant);
    const std::string small = letter.toLower().toStdString();
    const auto named = [&](const rokada::Letters& letters, Square square) {
        const Kind kind = kindOf(position[square]);
        const QString own =
            kind == position.book().pawnKind() ? QStringLiteral("p") : QString::fromStdString(letters[kind]);
        return own.toLower().toStdString() == small;
    };
    for (const rokada::Letters& letters : languages) {
        std::vector<Square> pieces;
        for (const Square square : position.pieces(position.turn())) {
            if (named(letters, square)) pieces.push_back(square);
        }
        if (pieces.empty()) continue;
        std::ranges::sort(pieces);
        if (back) std::ranges::reverse(pieces);
        const auto at = std::ranges::find(pieces, board_.frame().attention.cursor);
        const bool further = at != pieces.end() && at + 1 != pieces.end();
        return board_.showCursor(further ? *(at + 1) : pieces.front());
    }
    status_.showMessage(tr("No piece of the side to move has this letter."));
}

void TypedControls::retranslate() { strip_->retranslate(); }

}  // namespace rokada::ui

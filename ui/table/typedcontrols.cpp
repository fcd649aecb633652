#include "table/typedcontrols.h"

#include "board/boardwidget.h"
#include "explain/typedmove.h"
#include "kit/actionspec.h"
#include "kit/statusline.h"
#include "shell/boardcolumn.h"
#include "shell/boardevents.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "table/movestrip.h"
#include "table/tablesettings.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"
#include "texts/notations.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

struct Command {
    const char* word;
    Act act;
};

/// Words that people write; small letters.
constexpr std::array commands{
    Command{QT_TRANSLATE_NOOP("Command", "last"), Act::TellLastMove},
    Command{QT_TRANSLATE_NOOP("Command", "turn"), Act::WhoseTurn},
    Command{QT_TRANSLATE_NOOP("Command", "clock"), Act::TellClocks},
    Command{QT_TRANSLATE_NOOP("Command", "material"), Act::TellMaterial},
    Command{QT_TRANSLATE_NOOP("Command", "undo"), Act::Undo},
    Command{QT_TRANSLATE_NOOP("Command", "hint"), Act::Hint},
    Command{QT_TRANSLATE_NOOP("Command", "draw"), Act::OfferDraw},
    Command{QT_TRANSLATE_NOOP("Command", "resign"), Act::Resign},
};

constexpr std::array letterWords{
    QT_TRANSLATE_NOOP("Action", "&Commands"),
    QT_TRANSLATE_NOOP("Action", "&Write a Move"),
    QT_TRANSLATE_NOOP("Action", "&Go to the Piece"),
};

/// Where "/" is on an American keyboard, in the numbers of X11 and Wayland.
constexpr quint32 SlashCode = 61;

bool slash(const QKeyEvent& press) { return press.text() == u"/" || press.nativeScanCode() == SlashCode; }

}  // namespace

TypedControls::TypedControls(const WindowContext& context)
    : Feature(context),
      strip_(new MoveStrip(&in_.window)),
      menu_(in_.actions.settingsMenu()->addMenu(QString())),
      letters_(new QActionGroup(this)) {
    in_.column.add(Strip::MoveEntry, strip_);
    makeMenu();
    connect(&in_.actions[Act::EnterMove], &QAction::triggered, this, [this] { open(); });
    connect(strip_, &MoveStrip::entered, this, &TypedControls::enter);
    connect(strip_, &MoveStrip::closed, this, &TypedControls::close);
    connect(strip_, &MoveStrip::chosen, this, [this](std::size_t choice) { play(choices_[choice]); });
    in_.events.onKey(EventOrder::Writing, [this](const QKeyEvent& press) { return keyPressed(press); });
}

void TypedControls::makeMenu() {
    for (std::size_t i = 0; i < letterWords.size(); ++i) {
        auto* action = new QAction(letters_);
        action->setCheckable(true);
        action->setChecked(static_cast<BoardLetters>(i) == in_.settings.get(keys::letters()));
        connect(action, &QAction::triggered, this,
                [this, i] { in_.settings.set(keys::letters(), static_cast<BoardLetters>(i)); });
    }
    menu_->addActions(letters_->actions());
}

void TypedControls::open(const QString& begun) {
    if (in_.board.game() != nullptr) strip_->open(begun);
}

void TypedControls::close() {
    strip_->hide();
    in_.board.setFocus();
}

void TypedControls::enter(const QString& text) {
    const Game* game = in_.board.game();
    const QString typed = text.trimmed();
    choices_.clear();
    if (game == nullptr || typed.isEmpty()) return;
    if (command(typed)) return strip_->empty();
    const Variant& variant = game->book().variant();
    const auto languages = typedLetters(in_.settings.get(keys::notation()), variant);
    if (!game->ending()) choices_ = typedMoves(game->position(), typed.toStdString(), languages);
    if (choices_.empty() && !game->ending())
        choices_ = typedWish(game->position(), typed.toStdString(), languages).moves;
    if (choices_.empty()) return strip_->refuse(reasonFor(typed));
    if (choices_.size() == 1) return play(choices_.front());
    QStringList offered;
    for (const Move move : choices_) offered << moveText(game->position(), move, NotationStyle::InternationalLong);
    strip_->offer(offered);
}

/// The strip stays for the next move.
void TypedControls::play(Move move) {
    const bool own = in_.session.humanToMove() || in_.board.game() != in_.session.game();
    if (!own) return strip_->refuse(tr("It is not your turn."));
    if (!in_.board.enter(move)) return strip_->refuse(texts::of(Law::OwnTouched));
    strip_->empty();
}

bool TypedControls::command(const QString& text) {
    for (const Command& known : commands) {
        const QString translated = QCoreApplication::translate("Command", known.word);
        const bool meant = text.compare(translated, Qt::CaseInsensitive) == 0 ||
                           text.compare(QLatin1String(known.word), Qt::CaseInsensitive) == 0;
        if (!meant) continue;
        QAction& action = in_.actions[known.act];
        if (action.isEnabled()) {
            action.trigger();
        } else {
            in_.status.reason(action.statusTip());
        }
        return true;
    }
    return false;
}

/// Shown in the status line as well, like any other illegal move.
QString TypedControls::reasonFor(const QString& text) {
    const Game& game = *in_.board.game();
    const Position& position = game.position();
    std::optional<IllegalMove> illegalMove;
    if (game.ending()) {
        illegalMove = IllegalMove{IllegalReason::GameOver};
    } else {
        const auto languages = typedLetters(in_.settings.get(keys::notation()), game.book().variant());
        illegalMove = typedWish(position, text.toStdString(), languages).illegalMove;
    }
    if (!illegalMove) return tr("\"%1\" is not a move or a command.").arg(text);
    emit in_.board.illegalMoveTried(*illegalMove);
    return texts::of(position, *illegalMove);
}

bool TypedControls::keyPressed(const QKeyEvent& press) {
    if ((press.modifiers() & ~Qt::ShiftModifier) != Qt::NoModifier || in_.board.game() == nullptr) return false;
    if (slash(press)) {
        open();
        return true;
    }
    return in_.settings.get(keys::letters()) != BoardLetters::Commands && letterPressed(press);
}

/// Digits write a move too, unless they choose something on the board.
bool TypedControls::letterPressed(const QKeyEvent& press) {
    const QString text = press.text();
    if (text.size() != 1) return false;
    const bool digit = text[0].isDigit() && in_.board.choiceRects().empty();
    if (in_.settings.get(keys::letters()) == BoardLetters::WriteMove) {
        if (!text[0].isLetter() && !digit) return false;
        open(text);
        return true;
    }
    if (!text[0].isLetter()) return false;
    goToPiece(text, press.modifiers() == Qt::ShiftModifier);
    return true;
}

/// The next piece of this letter among those of the side to move, in any of the languages.
void TypedControls::goToPiece(const QString& letter, bool back) {
    const Position& position = in_.board.game()->position();
    const Variant& variant = in_.board.game()->book().variant();
    const auto languages = typedLetters(in_.settings.get(keys::notation()), variant);
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
        std::sort(pieces.begin(), pieces.end());
        if (back) std::reverse(pieces.begin(), pieces.end());
        const auto at = std::find(pieces.begin(), pieces.end(), in_.board.cursorSquare());
        const bool further = at != pieces.end() && at + 1 != pieces.end();
        return in_.board.showCursorOn(further ? *(at + 1) : pieces.front());
    }
    in_.status.reason(tr("No piece with that letter can move now."));
}

void TypedControls::retranslate() {
    strip_->retranslate();
    menu_->setTitle(tr("L&etters on the Board"));
    for (std::size_t i = 0; i < letterWords.size(); ++i) {
        letters_->actions()[static_cast<qsizetype>(i)]->setText(actionWords(letterWords[i]));
    }
}

}  // namespace rokada::ui

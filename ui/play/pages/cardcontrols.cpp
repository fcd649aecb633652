#include "pages/cardcontrols.h"

#include "board/boardwidget.h"
#include "pages/rulescard.h"
#include "scene/boardscene.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

CardPiece cardOf(const Game& game, Square square) {
    const auto marks = marksOf(game, square);
    const auto moves = std::ranges::count_if(marks, &TargetMark::target);
    return {game.position()[square], square, static_cast<int>(moves)};
}

}  // namespace

CardControls::CardControls(GameSession& session, GameRecord& record, WindowActions& actions, BoardWidget& board,
                           SidePanel& sidePanel, Offers& offers)
    : session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      sidePanel_(sidePanel),
      card_(new RulesCard(&sidePanel_)) {
    offers.add<RulesCards>(*this);
    card_->setRestorable(true);
    sidePanel_.add(*card_, PagePlace::WholeTool);
    connect(&session_, &GameSession::started, this, &CardControls::showGame);
    connect(&session_, &GameSession::changed, this, &CardControls::keepTrue, Qt::QueuedConnection);
    connect(&record_, &GameRecord::moved, this, &CardControls::keepTrue, Qt::QueuedConnection);
    connect(&board_, &BoardWidget::squareHovered, this, [this](Square square) { pointed_ = square; });
    makeActions();
    connect(card_, &RulesCard::squaresPointed, this, [this](const SquareSet& squares) {
        const Game* game = session_.game();
        const bool same = game != nullptr && card_->book() && !elsewhere_;
        board_.setNotes(&BoardNotes::named, same ? squares : SquareSet());
    });
    connect(card_, &PanelPage::changed, this, [this] { shown_->setChecked(card_->isOpen()); });
}

void CardControls::makeActions() {
    actions_.add({.name = "pieceCard",
                  .text = QT_TRANSLATE_NOOP("Action", "&Piece Card"),
                  .shortcut = "F2",
                  .tip = QT_TRANSLATE_NOOP("Action", "Show how the piece under the pointer or the cursor moves"),
                  .place = {menus::View, 230},
                  .letter = BoardKey{Qt::Key_I, 31}},
                 this, &CardControls::showPointed);
    shown_ = &actions_.add({.name = "rulesCard",
                            .text = QT_TRANSLATE_NOOP("Action", "R&ules Card"),
                            .tip = QT_TRANSLATE_NOOP("Action", "Show the pieces, rules and options of this variant"),
                            .place = {menus::View, 240},
                            .checkable = true,
                            .icon = Icon::Rules},
                           this, [this](bool shown) { card_->setOpen(shown); });
}

void CardControls::showRulesOf(const VariantInfo& info) {
    if (!std::exchange(elsewhere_, true)) wasOpen_ = card_->isOpen();
    card_->setBook(Rulebook::compile(*makeVariant(info, {})));
    card_->setOpen(true);
    sidePanel_.openInWindow(*card_);
}

/// Undoes `showRulesOf`: the card is open only if it was open before, and shows the variant on the board again.
void CardControls::leaveRulesOf() {
    if (!std::exchange(elsewhere_, false)) return;
    card_->setOpen(false);
    if (wasOpen_) card_->setOpen(true);
    if (session_.game()) card_->setBook(session_.game()->sharedBook());
}

void CardControls::showGame() {
    leaveRulesOf();
    pointed_ = NoSquare;
    card_->setBook(session_.game()->sharedBook());
}

/// Updates the number of legal moves on the card of a piece. Removes the number if the piece no longer stands on its
/// square.
void CardControls::keepTrue() {
    const auto piece = card_->piece();
    const Game* game = board_.game();
    if (!piece || piece->movesNow < 0 || game == nullptr || elsewhere_) return;
    const bool stands = game->position()[piece->square] == piece->piece;
    const CardPiece now = stands ? cardOf(*game, piece->square) : CardPiece{piece->piece, piece->square};
    if (now.movesNow != piece->movesNow) card_->refreshPiece(now);
}

/// Shows the card of the piece under the pointer. Without a piece there, shows the card of the selected piece, or the
/// rules if no piece is selected. If the card already shows this content, closes it.
void CardControls::showPointed() {
    const Game* game = board_.game();
    if (game == nullptr) return;
    // The card may show the rules of another variant, which does not have the pieces of this game.
    leaveRulesOf();
    const auto stands = [&](Square square) { return square != NoSquare && !game->position().empty(square); };
    const Square square = stands(pointed_) ? pointed_ : board_.frame().attention.selected();
    const auto before = card_->piece();
    const bool shown = card_->isSeen() && (stands(square) ? before && before->square == square && before->movesNow >= 0
                                                          : !before.has_value());
    card_->setOpen(!shown);
    if (shown) return;
    stands(square) ? card_->showPiece(cardOf(*game, square)) : card_->showRules();
}

void CardControls::retranslate() { card_->retranslate(); }

}  // namespace rokada::ui

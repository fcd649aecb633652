#include "search/bookline.h"

#include "book/bookreader.h"
#include "book/booktexts.h"
#include "score/movespanel.h"
#include "score/recordheader.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/sharedsettings.h"

namespace rokada::ui {

BookLine::BookLine(GameSession& session, GameRecord& record, Settings& settings)
    : session_(session), record_(record), settings_(settings) {
    connect(&record_, &GameRecord::changed, this, &BookLine::show);
    connect(&session_, &GameSession::changed, this, &BookLine::show);
}

void BookLine::join(const Offers& offers) {
    moves_ = offers.find<MoveSheet>();
    auto* books = offers.find<OpeningBooks>();
    if (books == nullptr) return;
    book_ = &books->reader();
    connect(book_, &BookReader::changed, this, &BookLine::show);
}

void BookLine::show() {
    if (moves_ != nullptr) moves_->panel().header().setBookMoves(words());
}

/// Returns the text of the line. It is empty during a game, because it would help a player.
QString BookLine::words() const {
    const Game* game = record_.game();
    if (book_ == nullptr || game == nullptr || session_.playing() || record_.seeking()) return {};
    book_->setRules(game->sharedBook());
    const OpeningBook* book = book_->book();
    const QString moves = book ? bookMovesText(*book, game->position(), settings_.get(keys::notation())) : QString();
    //: %1: moves with their shares, for example "d6 47 %, e6 26 %"
    return moves.isEmpty() ? QString() : tr("Book moves: %1").arg(spoken(moves));
}

}  // namespace rokada::ui

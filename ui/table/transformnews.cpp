#include "table/transformnews.h"

#include "board/boarddisplay.h"
#include "kit/announce.h"
#include "kit/statusline.h"
#include "session/gamesession.h"
#include "texts/texts.h"

#include <utility>

namespace rokada::ui {

TransformNews::TransformNews(GameSession& session, BoardDisplay& board, StatusLine& status, QObject* parent)
    : QObject(parent), status_(status) {
    connect(&session, &GameSession::moved, this, &TransformNews::note);
    connect(&session, &GameSession::changed, this, [this, &board] {
        if (!board.transforming()) tell();
    });
    connect(&session, &GameSession::started, this, [this] { sentence_.clear(); });
    connect(&board, &BoardDisplay::transformed, this, &TransformNews::tell);
}

/// Where the next move comes before the change is seen, the earlier news go first. Who listens hears it with the move.
void TransformNews::note(const Turn& turn) {
    tell();
    if (!somebodyListens()) sentence_ = texts::becoming(turn);
}

void TransformNews::tell() {
    if (!sentence_.isEmpty()) status_.reason(std::exchange(sentence_, QString()));
}

}  // namespace rokada::ui

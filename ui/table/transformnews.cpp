#include "table/transformnews.h"

#include "board/boardwidget.h"
#include "kit/announce.h"
#include "kit/statusline.h"
#include "session/gamesession.h"
#include "texts/texts.h"

#include <utility>

namespace rokada::ui {

TransformNews::TransformNews(const WindowContext& context) : Feature(context) {
    connect(&in_.session, &GameSession::moved, this, &TransformNews::note);
    connect(&in_.session, &GameSession::changed, this, [this] {
        if (!in_.board.transforming()) tell();
    });
    connect(&in_.session, &GameSession::started, this, [this] { sentence_.clear(); });
    connect(&in_.board, &BoardDisplay::transformed, this, &TransformNews::tell);
}

/// Where the next move comes before the transformation is seen, the earlier news go first. Listeners get it with the
/// move.
void TransformNews::note(const Turn& turn) {
    tell();
    if (!somebodyListens()) sentence_ = texts::becoming(turn);
}

void TransformNews::tell() {
    if (!sentence_.isEmpty()) in_.status.reason(std::exchange(sentence_, QString()));
}

}  // namespace rokada::ui

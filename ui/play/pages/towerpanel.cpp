#include "pages/towerpanel.h"

#include "board/boardwidget.h"
#include "kit/verticalscroll.h"
#include "pages/towerlist.h"
#include "session/gamesession.h"
#include "shell/lettersize.h"
#include "shell/sidepanel.h"
#include "texts/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Numbers of pieces for which the panel has room at its comfortable height, and at its largest useful height.
constexpr int UsualPieces = 5, MaxPieces = 8;
constexpr int LastKey = 9;
/// Gap between the parts of the panel, in pixels.
constexpr int Spacing = 8;

}  // namespace

TowerPanel::TowerPanel(BoardWidget& board, QWidget* parent)
    : PanelPage(parent),
      board_(board),
      title_(new QLabel(this)),
      count_(new QLabel(this)),
      scroller_(new VerticalScroll(this)),
      list_(new TowerList(board, this)),
      hint_(new QLabel(this)) {
    setObjectName(QStringLiteral("towerPanel"));
    title_->setObjectName(QStringLiteral("towerTitle"));
    count_->setObjectName(QStringLiteral("towerCount"));
    hint_->setObjectName(QStringLiteral("towerHint"));
    hint_->setWordWrap(true);
    new LetterSize(*title_, 1, true);
    for (QLabel* label : {count_, hint_}) {
        label->setForegroundRole(QPalette::PlaceholderText);
        new LetterSize(*label, 0.88);
    }
    scroller_->setWidget(list_);
    scroller_->viewport()->setAutoFillBackground(false);
    list_->setAutoFillBackground(false);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(count_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing);
    column->addLayout(head);
    column->addWidget(scroller_, 1);
    column->addWidget(hint_);
    column->addStretch();
    const auto heightFor = [this](int pieces) {
        const int words = title_->sizeHint().height() + 2 * hint_->fontMetrics().lineSpacing();
        return words + 2 * Spacing + list_->heightFor(pieces);
    };
    const auto heightOf = [this, heightFor](int pieces) { return heightFor(towers_ ? pieces : 0); };
    setHeights([heightOf] { return heightOf(UsualPieces); }, [heightOf] { return heightOf(MaxPieces); });
    connect(&board_, &BoardWidget::pictureChanged, this, &TowerPanel::follow);
    retranslate();
}

/// Returns true if a tower stands on the shown board.
bool TowerPanel::anyTower() const {
    const Game* game = board_.game();
    if (!game) return false;
    const Position& position = game->position();
    for (int s = 0; s < position.book().geometry().size(); ++s) {
        if (position.height(Square(s)) > 1) return true;
    }
    return false;
}

/// Shows the current tower. The height of the panel changes only when the first tower appears on the board or the last
/// one disappears, so that the moves below the panel rarely jump.
void TowerPanel::follow() {
    list_->follow();
    const bool before = std::exchange(towers_, anyTower());
    const Fan& tower = list_->tower();
    const auto count = static_cast<int>(tower.pieces.size());
    const bool seen = count > 0 && !board_.frame().empty();
    title_->setText(seen ? tr("Tower on %1").arg(texts::square(board_.frame().book->geometry(), tower.square))
                         : tr("Tower"));
    scroller_->setMaximumHeight(seen ? list_->heightFor(count) : 0);
    count_->setText(seen ? tr("%n piece(s)", nullptr, count) : QString());
    const int last = std::min(count, LastKey);
    hint_->setText(!towers_           ? tr("There are no towers on the board yet.")
                   : tower.lifted > 0 ? tr("Drag the line, or press a key from 1 to %1.").arg(last)
                                      : QString());
    if (towers_ != before) emit heightChanged();
}

void TowerPanel::retranslate() {
    setWindowTitle(tr("Tower"));
    follow();
}

TowerControls::TowerControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel)
    : session_(session), panel_(new TowerPanel(board, &sidePanel)) {
    sidePanel.add(*panel_, PagePlace::AboveMoves);
    // Turns off the fan, which would show the pieces of a tower on the board and hide other squares. The panel lists
    // the pieces instead.
    board.setLook(&BoardLook::fans, false);
    connect(panel_, &TowerPanel::heightChanged, &sidePanel, &SidePanel::share);
    connect(&session_, &GameSession::started, this, &TowerControls::showGame);
}

void TowerControls::showGame() {
    const Game* game = session_.game();
    panel_->setOpen(game != nullptr && game->book().towers());
}

void TowerControls::retranslate() { panel_->retranslate(); }

}  // namespace rokada::ui

#include "table/claimdialog.h"

#include "board/boardwidget.h"
#include "kit/dialogsheet.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr int SmallBoard = 300;
constexpr auto Pace = 700ms;

/// Returns the numbers of plies after which the current position was on the board, in increasing order. The last one is
/// the length of the game.
std::vector<std::size_t> placesOf(const Game& game) {
    std::vector<std::size_t> plies;
    const Key now = game.position().key();
    for (std::size_t i = 0; i < game.played(); ++i) {
        if (game.turns()[i].before.key() == now) plies.push_back(i);
    }
    plies.push_back(game.played());
    return plies;
}

}  // namespace

ClaimDialog::ClaimDialog(Game game, const QString& ruling, int quarterTurns, QWidget* parent)
    : QDialog(parent),
      game_(std::move(game)),
      plies_(placesOf(game_)),
      board_(new BoardWidget(this)),
      place_(new QLabel(this)),
      back_(new QPushButton(tr("&Back"), this)),
      forward_(new QPushButton(tr("&Forward"), this)),
      pace_(this, Pace, Delay::Runs::Repeatedly) {
    setWindowTitle(tr("Claim a draw"));
    auto* words = new QLabel(ruling, this);
    words->setWordWrap(true);
    auto* count = new QLabel(this);
    count->setWordWrap(true);
    const int times = occurrences();
    const int quiet = game_.position().state().halfmoveClock;
    count->setText(tr("This position has occurred %n times.", nullptr, times) + QLatin1Char(' ') +
                   tr("Plies without a capture or a pawn move: %1.").arg(quiet));
    board_->setFixedSize(SmallBoard, SmallBoard);
    board_->setMode(&BoardMode::enabled, false);
    board_->setLook(&BoardLook::quarterTurns, quarterTurns);
    board_->setFocusPolicy(Qt::NoFocus);
    auto* replay = new QPushButton(tr("&Replay"), this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {back_, forward_, replay}) {
        button->setVisible(times > 1);
        row->addWidget(button);
    }
    // Fixes the widths, so that long texts do not change the layout.
    for (QLabel* label : {words, count}) label->setFixedWidth(SmallBoard);
    place_->setObjectName(QStringLiteral("shownPly"));
    place_->setMinimumHeight(place_->fontMetrics().height() + 4);
    auto* column = new QVBoxLayout(this);
    column->setSizeConstraint(QLayout::SetFixedSize);
    new DialogSheet(*this);
    column->addWidget(words);
    column->addWidget(board_, 0, Qt::AlignHCenter);
    column->addWidget(place_, 0, Qt::AlignHCenter);
    column->addLayout(row);
    column->addWidget(count);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(back_, &QPushButton::clicked, this, [this] { step(-1); });
    connect(forward_, &QPushButton::clicked, this, [this] { step(1); });
    connect(replay, &QPushButton::clicked, this, &ClaimDialog::replay);
    connect(&pace_, &Delay::timeout, this, [this] { step(1); });
    this->replay();
}

ClaimDialog::~ClaimDialog() { board_->setGame(nullptr); }

void ClaimDialog::replay() {
    showPly(plies_.front());
    if (occurrences() > 1) pace_.start();
}

void ClaimDialog::step(int by) {
    if (sender() != &pace_) pace_.stop();
    if (by < 0 ? ply_ > plies_.front() : ply_ < plies_.back()) showPly(by < 0 ? ply_ - 1 : ply_ + 1);
}

void ClaimDialog::showPly(std::size_t ply) {
    ply_ = ply;
    auto game = std::make_unique<Game>(game_.sharedBook(), game_.start());
    for (std::size_t i = 0; i < ply; ++i) game->play(game_.turns()[i].move);
    board_->setGame(game.get());
    shown_ = std::move(game);
    const auto time = std::ranges::find(plies_, ply);
    //: %1: number of plies
    const QString after = ply == 0 ? tr("Start position") : tr("After ply %1").arg(ply);
    place_->setText(time == plies_.end() ? after : tr("%1: occurrence %2").arg(after).arg(time - plies_.begin() + 1));
    back_->setEnabled(ply > plies_.front());
    forward_->setEnabled(ply < plies_.back());
    if (ply == plies_.back()) pace_.stop();
}

}  // namespace rokada::ui

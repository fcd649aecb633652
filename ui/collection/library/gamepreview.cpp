#include "library/gamepreview.h"

#include "board/boardwidget.h"
#include "kit/flowrow.h"
#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/verticalscroll.h"
#include "library/gamewords.h"
#include "library/librarymodel.h"
#include "shell/lettersize.h"
#include "shell/menubutton.h"
#include "shell/sharedsettings.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace rokada::ui {

namespace {

/// Margins and gaps of the preview, in pixels at a font size of 15 pixels.
constexpr double PreviewInset = 16, PreviewGap = 12, PreviewLineGap = 6;
/// Margin around the board inside the board widget, in pixels.
constexpr int PreviewBoardAir = 8;
/// Maximum height of the board, as a fraction of the height of the preview.
constexpr double PreviewBoardPart = 0.54;

}  // namespace

GamePreview::GamePreview(const Settings& settings, QWidget* parent)
    : SheetFrame(parent),
      settings_(settings),
      scroll_(new VerticalScroll(this)),
      body_(new QWidget),
      board_(new BoardWidget(body_)),
      said_(new QLabel(body_)),
      white_(new QLabel(body_)),
      black_(new QLabel(body_)),
      whiteElo_(new QLabel(body_)),
      blackElo_(new QLabel(body_)),
      whitePoints_(new QLabel(body_)),
      blackPoints_(new QLabel(body_)),
      about_(new QLabel(body_)),
      opening_(new QLabel(body_)),
      moves_(new QLabel(body_)),
      open_(new QPushButton(this)),
      review_(new QPushButton(this)),
      print_(new QPushButton(this)),
      more_(new MenuButton(this)),
      menu_(new QMenu(more_)) {
    setObjectName(QStringLiteral("gamePreview"));
    board_->setObjectName(QStringLiteral("previewBoard"));
    board_->setLook({.coordinates = Coordinates::Off, .cut = {}, .plates = Plates::None, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setMode(&BoardMode::enabled, false);
    auto* body = new QVBoxLayout(body_);
    body->setContentsMargins(0, 0, 0, 0);
    body->addWidget(board_, 0, Qt::AlignHCenter);
    words_ = makeWords();
    body->addWidget(words_);
    body->addWidget(said_, 1);
    body->addStretch(1);
    scroll_->setWidget(body_);
    scroll_->viewport()->setAutoFillBackground(false);
    body_->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll_, 1);
    buttons_ = makeButtons();
    column->addWidget(buttons_);
    arrange();
    retranslate();
    showCount(0);
}

GamePreview::~GamePreview() { board_->setGame(nullptr); }

QWidget* GamePreview::makeWords() {
    auto* words = new QWidget(body_);
    auto* column = new QVBoxLayout(words);
    column->addWidget(makePlayers());
    for (QLabel* label : {about_, opening_, moves_}) column->addWidget(label);
    for (QLabel* label : {white_, black_, about_, opening_, moves_, said_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    for (QLabel* label : {about_, said_}) label->setForegroundRole(QPalette::PlaceholderText);
    white_->setObjectName(QStringLiteral("previewWhite"));
    black_->setObjectName(QStringLiteral("previewBlack"));
    about_->setObjectName(QStringLiteral("previewAbout"));
    opening_->setObjectName(QStringLiteral("previewOpening"));
    moves_->setObjectName(QStringLiteral("previewMoves"));
    said_->setObjectName(QStringLiteral("previewSaid"));
    said_->setAlignment(Qt::AlignCenter);
    return words;
}

/// Creates a row for each of the two players, with the player's points on the left, as in the list of games.
QWidget* GamePreview::makePlayers() {
    auto* players = new QWidget(body_);
    auto* grid = new QGridLayout(players);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [points, name, elo] :
         {std::tuple(whitePoints_, white_, whiteElo_), std::tuple(blackPoints_, black_, blackElo_)}) {
        grid->addWidget(points, row, 0, Qt::AlignBaseline);
        grid->addWidget(name, row, 1, Qt::AlignBaseline);
        grid->addWidget(elo, row, 2, Qt::AlignRight | Qt::AlignBaseline);
        new LetterSize(*points, 1.15, true);
        new LetterSize(*name, 1.15, true);
        new LetterSize(*elo, 0.88);
        elo->setForegroundRole(QPalette::PlaceholderText);
        elo->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        ++row;
    }
    return players;
}

QWidget* GamePreview::makeButtons() {
    auto* bar = new QWidget(this);
    auto* room = new QVBoxLayout(bar);
    auto* row = new FlowRow;
    row->setSpacing(6);
    row->setContentsMargins(0, 0, 0, 0);
    room->addLayout(row);
    open_->setObjectName(QStringLiteral("openGame"));
    review_->setObjectName(QStringLiteral("reviewGame"));
    print_->setObjectName(QStringLiteral("printGame"));
    more_->setObjectName(QStringLiteral("moreOfGames"));
    open_->setProperty("look", "primary");
    review_->setProperty("look", "secondary");
    print_->setProperty("look", "quiet");
    more_->setProperty("look", "icon");
    more_->setIcon(iconOf(Icon::More));
    more_->setMenu(menu_);
    for (QWidget* button : {static_cast<QWidget*>(open_), static_cast<QWidget*>(review_), static_cast<QWidget*>(print_),
                            static_cast<QWidget*>(more_)})
        row->addWidget(button);
    connect(open_, &QPushButton::clicked, this, &GamePreview::openWanted);
    connect(review_, &QPushButton::clicked, this, &GamePreview::reviewWanted);
    connect(print_, &QPushButton::clicked, this, &GamePreview::printWanted);
    return bar;
}

// --- content

void GamePreview::showGame(const LibraryModel& games, int row) {
    count_ = 1;
    const auto word = [&](int column) { return games.index(row, column).data().toString(); };
    const QString result = word(LibraryModel::Result);
    white_->setText(word(LibraryModel::White));
    black_->setText(word(LibraryModel::Black));
    whiteElo_->setText(word(LibraryModel::WhiteRating));
    blackElo_->setText(word(LibraryModel::BlackRating));
    whitePoints_->setText(pointsOf(result, false));
    blackPoints_->setText(pointsOf(result, true));
    for (QLabel* points : {whitePoints_, blackPoints_}) points->setVisible(!whitePoints_->text().isEmpty());
    const QString round = word(LibraryModel::Round);
    about_->setText(joinedByDots({word(LibraryModel::Game), word(LibraryModel::Event),
                                  round.isEmpty() ? QString() : tr("round %1").arg(round), word(LibraryModel::Date)}));
    opening_->setText((word(LibraryModel::Eco) + QLatin1Char(' ') + word(LibraryModel::Named)).trimmed());
    opening_->setVisible(!opening_->text().isEmpty());
    updateButtons();
}

void GamePreview::showBoard(GamePreviewData preview) {
    if (count_ != 1) return;
    board_->setGame(nullptr);
    game_ = preview.shown ? std::make_unique<Game>(std::move(*preview.shown)) : nullptr;
    if (game_) {
        board_->setLook(sharedLook(settings_, game_->book().variant().id, board_->frame().look));
        board_->setGame(game_.get());
    }
    moves_->setText(preview.moves);
    arrange();
}

void GamePreview::showCount(int count) {
    count_ = count;
    board_->setGame(nullptr);
    game_.reset();
    said_->setText(count == 0 ? tr("Select a game to see a preview.") : tr("%n game(s) selected.", nullptr, count));
    updateButtons();
    arrange();
}

void GamePreview::setFree(bool free) {
    free_ = free;
    updateButtons();
}

void GamePreview::setBrief(bool brief) {
    if (brief_ == brief) return;
    brief_ = brief;
    arrange();
}

void GamePreview::updateButtons() {
    const QString why = count_ == 1 ? QString() : tr("Select one game first.");
    for (QPushButton* button : {open_, review_, print_}) {
        button->setEnabled(free_ && count_ == 1);
        button->setToolTip(why);
    }
    more_->setEnabled(free_ && count_ > 0);
    words_->setVisible(count_ == 1);
    said_->setVisible(count_ != 1);
}

/// Returns the largest size of the board widget, in pixels, that fits into a square of `side` and whose board is at
/// most `widest` wide. The board can be smaller than both limits, because its squares have a whole number of pixels.
QSize GamePreview::boardSize(int side, int widest) const {
    BoardLayout layout = board_->layoutIn({side, side});
    while (layout.area().width() > widest && side > 1) {
        --side;
        layout = board_->layoutIn({side, side});
    }
    return layout.needed();
}

void GamePreview::arrange() {
    const int em = emOf(font());
    const int inset = designPixels(PreviewInset, em);
    // The board widget contains a margin of `PreviewBoardAir`, so the margins of the layout are smaller by this length.
    // The texts and the buttons add this length themselves.
    layout()->setContentsMargins(inset - PreviewBoardAir, inset - PreviewBoardAir, inset - PreviewBoardAir, inset);
    words_->layout()->setContentsMargins(PreviewBoardAir, 0, PreviewBoardAir, 0);
    buttons_->layout()->setContentsMargins(PreviewBoardAir, 0, PreviewBoardAir, 0);
    layout()->setSpacing(designPixels(PreviewGap, em));
    body_->layout()->setSpacing(designPixels(PreviewGap, em));
    words_->layout()->setSpacing(designPixels(PreviewLineGap, em));
    const int room = width() - 2 * (inset - PreviewBoardAir);
    const int side = std::max(1, std::min(room, qRound(height() * PreviewBoardPart)));
    board_->setVisible(game_ && !brief_);
    if (game_) board_->setFixedSize(boardSize(side, width() - 2 * inset));
    moves_->setVisible(!brief_ && !moves_->text().isEmpty());
}

void GamePreview::retranslate() {
    setAccessibleName(tr("Selected game"));
    open_->setText(tr("Open"));
    review_->setText(tr("Review"));
    print_->setText(tr("Print..."));
    more_->setToolTip(tr("More"));
    more_->setAccessibleName(tr("More actions for the selected games"));
    board_->setAccessibleName(tr("Position of the selected game"));
    if (count_ != 1) showCount(count_);
}

void GamePreview::resizeEvent(QResizeEvent* event) {
    SheetFrame::resizeEvent(event);
    arrange();
}

void GamePreview::changeEvent(QEvent* event) {
    SheetFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && board_) arrange();
}

}  // namespace rokada::ui

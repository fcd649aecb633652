#include "learn/coursepage.h"

#include "board/boardwidget.h"
#include "game/game.h"
#include "kit/theme.h"
#include "learn/coursetile.h"
#include "learn/endingbutton.h"
#include "learn/learnerbutton.h"
#include "learn/puzzlerow.h"
#include "learn/puzzlestore.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/lettersize.h"
#include "shell/sharedsettings.h"
#include "text/positiontext.h"
#include "texts/lessontexts.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QDate>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int HeroBoard = 168;
constexpr int TileWidth = 290;
constexpr int TileGap = 12;
constexpr int MostColumns = 4;
constexpr int WidestTile = 440;

/// A step's board with something on it: this one, or the next that has pieces.
Position pictureOf(const Lesson& lesson, std::size_t step) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Position& position = lesson.steps[(step + i) % lesson.steps.size()].position;
        for (std::size_t side = 0; side < lesson.book->sides(); ++side) {
            if (!position.pieces(Side(side)).empty()) return position;
        }
    }
    return startPosition(*lesson.book);
}

}  // namespace

CoursePage::CoursePage(Curriculum& curriculum, PuzzleStore& puzzles, Learners& learners, const Settings& settings,
                       QWidget* parent)
    : QWidget(parent),
      curriculum_(curriculum),
      puzzles_(puzzles),
      learners_(learners),
      settings_(settings),
      back_(new QPushButton(this)),
      learner_(new LearnerButton(learners, this)),
      board_(new BoardWidget(this)),
      about_(new QLabel(this)),
      nextTitle_(new QLabel(this)),
      nextWords_(new QLabel(this)),
      goOn_(new QPushButton(this)),
      play_(new QPushButton(this)),
      practise_(new QLabel(this)),
      puzzleRow_(new PuzzleRow(this)),
      endings_(new EndingButton(this)),
      scroll_(new QScrollArea(this)),
      tilesWidget_(new QWidget) {
    setObjectName(QStringLiteral("coursePage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(12);
    column->addWidget(header());
    column->addWidget(hero());
    scroll_->setWidget(tilesWidget_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(scroll_, 1);
    connect(back_, &QPushButton::clicked, this, &CoursePage::left);
    connect(learner_, &LearnerButton::changed, this, &CoursePage::refresh);
    connect(play_, &QPushButton::clicked, this, [this] {
        if (game_) emit playWanted(*game_);
    });
    connect(goOn_, &QPushButton::clicked, this, [this] {
        const Lesson* lesson = next();
        const auto all = curriculum_.lessonsOf(game_->id);
        if (lesson || !all.empty()) emit lessonWanted(lesson ? lesson : all.front());
    });
    retranslate();
}

CoursePage::~CoursePage() { board_->setGame(nullptr); }

// --- the parts

QWidget* CoursePage::header() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    back_->setObjectName(QStringLiteral("leaveCoursesButton"));
    row->addWidget(back_);
    row->addSpacing(12);
    for (const VariantInfo& info : offeredVariants()) {
        auto* button = new QPushButton(bar);
        button->setObjectName(
            QStringLiteral("learnGame:%1").arg(QString::fromLatin1(info.id.data(), static_cast<int>(info.id.size()))));
        button->setCheckable(true);
        button->setAutoExclusive(true);
        connect(button, &QPushButton::clicked, this, [this, &info] { emit gameChosen(info); });
        row->addWidget(button);
        games_.push_back(button);
    }
    row->addStretch(1);
    row->addWidget(learner_);
    for (QWidget* button : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        button->setMinimumHeight(32);
    return bar;
}

QWidget* CoursePage::hero() {
    auto* panel = new QWidget(this);
    auto* row = new QHBoxLayout(panel);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    board_->setFixedSize(HeroBoard, HeroBoard);
    board_->setLook({.coordinates = Coordinates::Off, .cut = {}, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    row->addWidget(board_);
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    about_->setWordWrap(true);
    new LetterSize(*about_, 1.1);
    new LetterSize(*nextWords_, 1.1);
    new LetterSize(*nextTitle_, 1.6, true);
    nextTitle_->setWordWrap(true);
    nextTitle_->setObjectName(QStringLiteral("nextLessonTitle"));
    nextWords_->setWordWrap(true);
    goOn_->setObjectName(QStringLiteral("goOnButton"));
    new LetterSize(*goOn_, 1.2, true);
    goOn_->setMinimumHeight(42);
    goOn_->setMinimumWidth(200);
    play_->setObjectName(QStringLiteral("playAfterLessonsButton"));
    play_->setMinimumHeight(42);
    column->addStretch(1);
    column->addWidget(about_);
    column->addWidget(nextTitle_);
    column->addWidget(nextWords_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(goOn_);
    buttons->addWidget(play_);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addWidget(puzzleRow_);
    column->addLayout(trainers());
    column->addStretch(1);
    row->addLayout(column, 1);
    return panel;
}

QLayout* CoursePage::trainers() {
    auto* row = new QHBoxLayout;
    row->addWidget(practise_);
    for (const Trainer trainer : AllTrainers) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("trainer%1").arg(static_cast<int>(trainer)));
        button->setMinimumHeight(30);
        connect(button, &QPushButton::clicked, this, [this, trainer] { emit trainerWanted(trainer); });
        row->addWidget(button);
        trainers_.push_back(button);
    }
    endings_->setMinimumHeight(30);
    row->addWidget(endings_);
    row->addStretch(1);
    return row;
}

void CoursePage::makeTiles() {
    for (CourseTile* tile : std::exchange(tiles_, {})) {
        tile->hide();
        tile->deleteLater();
    }
    for (const CourseLessons& course : curriculum_.coursesOf(game_->id)) {
        auto* tile = new CourseTile(course, static_cast<int>(tiles_.size()) + 1, tilesWidget_);
        connect(tile, &CourseTile::lessonWanted, this, &CoursePage::lessonWanted);
        tiles_.push_back(tile);
    }
    columns_ = 0;
    arrange();
}

/// Down the columns, one after another, as they are read. Courses differ much in length: the columns are as low as that
/// allows.
std::vector<std::size_t> CoursePage::columnsOf(std::size_t columns) const {
    const auto filled = [&](std::size_t most) {
        std::vector<std::size_t> places;
        std::size_t column = 0, height = 0;
        for (const CourseTile* tile : tiles_) {
            const std::size_t own = tile->buttons().size() + 2;
            if (height > 0 && height + own > most) {
                ++column;
                height = 0;
            }
            height += own;
            places.push_back(column);
        }
        return places;
    };
    std::size_t most = 0;
    for (const CourseTile* tile : tiles_) most = std::max(most, tile->buttons().size() + 2);
    while (filled(most).back() >= columns) ++most;
    return filled(most);
}

void CoursePage::arrange() {
    const int room = std::max(1, (scroll_->width() + TileGap) / (TileWidth + TileGap));
    const int columns = std::min({room, MostColumns, std::max(1, static_cast<int>(tiles_.size()))});
    if (tiles_.empty() || (columns == columns_ && tilesWidget_->layout())) return;
    columns_ = columns;
    delete tilesWidget_->layout();
    auto* row = new QHBoxLayout(tilesWidget_);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(TileGap);
    std::vector<QVBoxLayout*> stacks;
    for (int i = 0; i < columns; ++i) {
        stacks.push_back(new QVBoxLayout);
        stacks.back()->setSpacing(TileGap);
        row->addLayout(stacks.back(), 1);
    }
    const std::vector<std::size_t> places = columnsOf(static_cast<std::size_t>(columns));
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        stacks[places[i]]->addWidget(tiles_[i]);
        tiles_[i]->setMaximumWidth(WidestTile);
        tiles_[i]->QWidget::show();
    }
    row->addStretch(0);
    for (QVBoxLayout* stack : stacks) stack->addStretch(1);
}

// --- what is shown

void CoursePage::showGame(const VariantInfo& game) {
    const bool other = game_ != &game;
    game_ = &game;
    colourGames();
    if (other) makeTiles();
    endings_->showGame(game);
    refresh();
}

/// A pressed button alone is hardly told from others on a dark window.
void CoursePage::colourGames() {
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const bool chosen = &offeredVariants()[i] == game_;
        QPalette colours = palette();
        if (chosen) {
            colours.setColor(QPalette::Button, theme().soft);
            colours.setColor(QPalette::ButtonText, theme().onSoft);
        }
        games_[i]->setPalette(colours);
        games_[i]->setChecked(chosen);
    }
}

const Lesson* CoursePage::next() const {
    if (!game_) return nullptr;
    const Learner& learner = learners_.current();
    const auto all = curriculum_.lessonsOf(game_->id);
    const auto open = std::ranges::find_if(
        all, [&](const Lesson* lesson) { return !learner.of(QString::fromStdString(lesson->id)).done; });
    return open == all.end() ? nullptr : *open;
}

void CoursePage::refresh() {
    if (!game_) return;
    const Lesson* lesson = next();
    for (CourseTile* tile : tiles_) tile->show(learners_.current(), lesson);
    about_->setText(variantSentence(game_->id));
    learner_->refresh();
    puzzleRow_->show(puzzles_.of(game_->id), learners_.current(), QDate::currentDate().toJulianDay());
    showNext();
}

void CoursePage::showNext() {
    const auto all = curriculum_.lessonsOf(game_->id);
    const Lesson* lesson = next();
    play_->setText(tr("Play %1").arg(variantName(game_->id)));
    play_->setToolTip(tr("A game against a computer for beginners"));
    if (all.empty()) return;
    const Lesson& shown = lesson ? *lesson : *all.front();
    const LessonProgress progress = learners_.current().of(QString::fromStdString(shown.id));
    const auto step = std::min(static_cast<std::size_t>(progress.step), shown.steps.size() - 1);
    auto game = std::make_unique<Game>(Game::practice(shown.book, pictureOf(shown, step)));
    board_->setLook(&BoardLook::theme, shownTheme(settings_, game_->id));
    board_->setLook(&BoardLook::drawings, settings_.get(keys::drawings()));
    board_->setGame(game.get());
    shown_ = std::move(game);
    if (!lesson) {
        nextTitle_->setText(tr("All lessons are done!"));
        nextWords_->setText(tr("Play, or repeat whatever you like."));
        goOn_->setText(tr("Repeat"));
        return;
    }
    nextTitle_->setText(tr("Next lesson: %1").arg(texts::of(lesson->title)));
    const auto done = std::ranges::count_if(
        all, [&](const Lesson* one) { return learners_.current().of(QString::fromStdString(one->id)).done; });
    nextWords_->setText(progress.step > 0 ? tr("Step %1 of %2").arg(step + 1).arg(lesson->steps.size())
                                          : tr("Lessons done: %1 of %2").arg(done).arg(all.size()));
    goOn_->setText(progress.step > 0 || done > 0 ? tr("Go on") : tr("Begin"));
}

void CoursePage::takeFocus() { goOn_->setFocus(Qt::OtherFocusReason); }

// --- words and room

void CoursePage::retranslate() {
    back_->setText(tr("Back"));
    practise_->setText(tr("Practise:"));
    for (std::size_t i = 0; i < trainers_.size(); ++i) {
        trainers_[i]->setText(trainerTitle(AllTrainers[i]));
        trainers_[i]->setToolTip(trainerTip(AllTrainers[i]));
    }
    endings_->retranslate();
    back_->setToolTip(tr("To the game, or to the start page (Esc)"));
    for (std::size_t i = 0; i < games_.size(); ++i) {
        games_[i]->setText(variantName(offeredVariants()[i].id));
        games_[i]->setAccessibleName(tr("Lessons for %1").arg(variantName(offeredVariants()[i].id)));
    }
    refresh();
}

void CoursePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) colourGames();
}

void CoursePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// Outside dialogs Enter does not press the focused button by itself.
void CoursePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit left();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (!enter || !button || !button->hasFocus()) return QWidget::keyPressEvent(event);
    button->click();
}

}  // namespace rokada::ui

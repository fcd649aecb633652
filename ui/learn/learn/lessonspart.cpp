#include "learn/lessonspart.h"

#include "kit/fonts.h"
#include "learn/chapterrow.h"
#include "learn/lessonrow.h"
#include "learn/nextcard.h"
#include "lesson/steptask.h"
#include "text/positiontext.h"
#include "texts/lessontexts.h"
#include "texts/names.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths of the page, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double LessonsBoardSide = 208, LessonsChaptersWidth = 308, LessonsColumnGap = 44, LessonsPartGap = 18,
                 LessonsInset = 12;
/// Maximum width of the list of chapters as a fraction of the page width.
constexpr double LessonsWidestChapters = 0.36;
/// Maximum length of the text about a lesson, in characters. A longer text is cut after a sentence.
constexpr qsizetype LessonsLongestBeginning = 130;

bool hasPieces(const Position& position) {
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        if (!position.pieces(Side(side)).empty()) return true;
    }
    return false;
}

/// Returns the position of a step. If it has no pieces, returns the position of the next step that has pieces.
Position pictureOf(const Lesson& lesson, std::size_t step) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Position& position = lesson.steps[(step + i) % lesson.steps.size()].position;
        if (hasPieces(position)) return position;
    }
    return startPosition(*lesson.book);
}

/// Returns one piece of each kind that the first side with pieces has, in board order.
std::vector<Piece> differentPieces(const Position& position) {
    std::vector<Piece> pieces;
    for (std::size_t side = 0; side < position.book().sides() && pieces.empty(); ++side) {
        for (const Square square : position.pieces(Side(side))) {
            if (std::ranges::find(pieces, position[square]) == pieces.end()) pieces.push_back(position[square]);
        }
    }
    return pieces;
}

/// Returns the piece for the picture of a lesson: the first piece that a step teaches. If no step teaches a piece,
/// returns a piece of the lesson; neighbouring lessons then get different ones. `number` is the number of the lesson;
/// even numbers get a dark square.
TilePiece tileOf(const Lesson& lesson, int number) {
    const bool dark = number % 2 == 0;
    for (const LessonStep& step : lesson.steps) {
        const Square taught = taughtOf(step);
        if (taught != NoSquare && !step.position.empty(taught)) return {lesson.book, step.position[taught], dark};
    }
    const auto pieces = differentPieces(pictureOf(lesson, 0));
    if (pieces.empty()) return {};
    return {lesson.book, pieces[static_cast<std::size_t>(number) % pieces.size()], dark};
}

/// Returns the first sentences of a text, up to about `LessonsLongestBeginning` characters, but at least one sentence.
QString beginningOf(const QString& text) {
    const QString line = text.section(QLatin1Char('\n'), 0, 0);
    qsizetype end = -1;
    for (qsizetype at = 0; at < line.size(); ++at) {
        const bool stop = line[at] == u'.' || line[at] == u'!' || line[at] == u'?';
        if (!stop || (at + 1 < line.size() && !line[at + 1].isSpace())) continue;
        if (end >= 0 && at >= LessonsLongestBeginning) break;
        end = at;
    }
    return end < 0 ? line : line.left(end + 1);
}

template <class Row>
void clearRows(std::vector<Row*>& rows) {
    for (Row* row : std::exchange(rows, {})) {
        row->setObjectName({});
        row->hide();
        row->deleteLater();
    }
}

}  // namespace

LessonsPart::LessonsPart(Curriculum& curriculum, const Learners& learners, const Settings& settings, QWidget* parent)
    : QWidget(parent),
      curriculum_(curriculum),
      learners_(learners),
      settings_(settings),
      chapterList_(new QWidget(this)),
      chapterColumn_(new QVBoxLayout(chapterList_)),
      done_(new QLabel(this)),
      card_(new NextCard(LessonsBoardSide, "goOnButton", this)),
      play_(new QPushButton(this)),
      rowColumn_(new QVBoxLayout) {
    setObjectName(QStringLiteral("lessonsPart"));
    play_->setObjectName(QStringLiteral("playAfterLessonsButton"));
    play_->setProperty("look", "quiet");
    play_->setProperty("large", true);
    card_->addBesideButton(play_);
    layOut();
    connect(play_, &QPushButton::clicked, this, [this] { emit playWanted(*game_); });
    connect(&card_->button(), &QPushButton::clicked, this, [this] {
        const auto all = curriculum_.lessonsOf(game_->id);
        if (const Lesson* lesson = next()) return emit lessonWanted(lesson);
        if (!all.empty()) emit lessonWanted(all.front());
    });
}

void LessonsPart::layOut() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    chapterColumn_->setContentsMargins(0, 0, 0, 0);
    chapterColumn_->setSpacing(0);
    done_->setWordWrap(true);
    left->addWidget(chapterList_);
    left->addWidget(done_);
    left->addStretch(1);
    row->addLayout(left);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    rowColumn_->setSpacing(0);
    right->addWidget(card_);
    right->addLayout(rowColumn_);
    right->addStretch(1);
    row->addLayout(right, 1);
    sizeParts();
}

void LessonsPart::sizeParts() {
    const int em = emOf(font());
    layout()->setSpacing(designPixels(LessonsColumnGap, em));
    chapterList_->setFixedWidth(
        std::min(designPixels(LessonsChaptersWidth, em), static_cast<int>(width() * LessonsWidestChapters)));
    done_->setFixedWidth(chapterList_->width());
    done_->setContentsMargins(designPixels(LessonsInset, em), designPixels(LessonsInset, em), 0, 0);
    rowColumn_->setContentsMargins(0, designPixels(LessonsPartGap, em), 0, 0);
}

// --- contents

void LessonsPart::showGame(const VariantInfo& game) {
    if (std::exchange(game_, &game) != &game) {
        shownNext_ = nullptr;
        makeChapters();
    }
    refresh();
}

void LessonsPart::setPlayable(bool playable) { play_->setEnabled(playable); }

void LessonsPart::makeChapters() {
    clearRows(chapters_);
    for (const CourseLessons& course : curriculum_.coursesOf(game_->id)) {
        const std::size_t number = chapters_.size();
        auto* row = new ChapterRow(chapterList_);
        row->setObjectName(QStringLiteral("course:%1").arg(QString::fromStdString(course.course.id)));
        connect(row, &QAbstractButton::clicked, this, [this, number] { chooseChapter(number); });
        chapterColumn_->addWidget(row);
        row->QWidget::show();
        chapters_.push_back(row);
    }
}

void LessonsPart::makeRows() {
    clearRows(rows_);
    for (const Lesson* lesson : curriculum_.coursesOf(game_->id)[chapter_].lessons) {
        const int number = static_cast<int>(rows_.size()) + 1;
        auto* row = new LessonRow(number, tileOf(*lesson, number), this);
        row->setObjectName(QStringLiteral("lesson:%1").arg(QString::fromStdString(lesson->id)));
        connect(row, &QAbstractButton::clicked, this, [this, lesson] { emit lessonWanted(lesson); });
        rowColumn_->addWidget(row);
        row->QWidget::show();
        rows_.push_back(row);
    }
}

void LessonsPart::chooseChapter(std::size_t chapter) {
    chapter_ = chapter;
    chapters_[chapter]->setChecked(true);
    makeRows();
    refreshRows();
}

// --- progress

LessonProgress LessonsPart::progressOf(const Lesson& lesson) const {
    return learners_.current().of(QString::fromStdString(lesson.id));
}

int LessonsPart::doneOf(const std::vector<const Lesson*>& lessons) const {
    return static_cast<int>(
        std::ranges::count_if(lessons, [this](const Lesson* one) { return progressOf(*one).done; }));
}

const Lesson* LessonsPart::next() const {
    if (!game_) return nullptr;
    const auto all = curriculum_.lessonsOf(game_->id);
    const auto open = std::ranges::find_if_not(all, [this](const Lesson* one) { return progressOf(*one).done; });
    return open == all.end() ? nullptr : *open;
}

void LessonsPart::refresh() {
    const auto& courses = curriculum_.coursesOf(game_->id);
    if (courses.empty()) return;
    for (std::size_t i = 0; i < courses.size(); ++i) {
        chapters_[i]->show(texts::of(courses[i].course.title), doneOf(courses[i].lessons),
                           static_cast<int>(courses[i].lessons.size()));
    }
    const auto all = curriculum_.lessonsOf(game_->id);
    done_->setText(tr("%1 of %2 lessons completed").arg(doneOf(all)).arg(all.size()));
    const Lesson* lesson = next();
    const bool other = std::exchange(shownNext_, lesson) != lesson || rows_.empty();
    const auto its = std::ranges::find_if(courses, [&](const CourseLessons& course) {
        return std::ranges::find(course.lessons, lesson) != course.lessons.end();
    });
    if (other) chooseChapter(its == courses.end() ? 0 : static_cast<std::size_t>(its - courses.begin()));
    refreshRows();
    showNext();
}

void LessonsPart::refreshRows() {
    using State = LessonRow::State;
    const auto& lessons = curriculum_.coursesOf(game_->id)[chapter_].lessons;
    const Lesson* comes = next();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const LessonProgress progress = progressOf(*lessons[i]);
        const State state = progress.done         ? State::Done
                            : lessons[i] == comes ? State::Next
                            : progress.step > 0   ? State::Begun
                                                  : State::Open;
        rows_[i]->show(texts::of(lessons[i]->title), state, progress.step, static_cast<int>(lessons[i]->steps.size()));
    }
}

void LessonsPart::showNext() {
    play_->setText(tr("Play %1").arg(variantName(game_->id)));
    play_->setToolTip(play_->isEnabledTo(this) ? tr("Play a game against a computer at beginner level")
                                               : tr("New games are not available."));
    const Lesson* lesson = next();
    const auto all = curriculum_.lessonsOf(game_->id);
    const Lesson& shown = lesson ? *lesson : *all.front();
    const LessonProgress progress = progressOf(shown);
    const auto step = std::min(static_cast<std::size_t>(progress.step), shown.steps.size() - 1);
    card_->showBoard(Game::practice(shown.book, pictureOf(shown, step)), settings_);
    if (!lesson) {
        card_->setWords(
            {variantName(game_->id), tr("You have completed all lessons!"), tr("Play a game, or repeat any lesson.")});
        return card_->button().setText(tr("Repeat"));
    }
    const CourseLessons& course = *std::ranges::find_if(curriculum_.coursesOf(game_->id), [&](const auto& one) {
        return std::ranges::find(one.lessons, lesson) != one.lessons.end();
    });
    const auto number = std::ranges::find(course.lessons, lesson) - course.lessons.begin() + 1;
    //: %1: the title of a chapter
    QString place =
        tr("%1, lesson %2 of %3").arg(texts::of(course.course.title)).arg(number).arg(course.lessons.size());
    if (progress.step > 0) place = tr("%1, step %2 of %3").arg(place).arg(step + 1).arg(lesson->steps.size());
    card_->setWords({place, texts::of(lesson->title), beginningOf(texts::of(lesson->steps.front().text))});
    card_->button().setText(progress.step > 0 ? tr("Continue") : tr("Start"));
}

void LessonsPart::takeFocus() { card_->button().setFocus(Qt::OtherFocusReason); }

void LessonsPart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sizeParts();
}

void LessonsPart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) sizeParts();
}

}  // namespace rokada::ui

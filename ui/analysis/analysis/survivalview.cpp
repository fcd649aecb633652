#include "analysis/survivalview.h"

#include "analysis/threat.h"
#include "scene/boardtheme.h"
#include "texts/names.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStringList>

#include <cmath>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int BarHeight = 8, RestHeight = 2;
const QColor BarFrame(0x80, 0x80, 0x80);

}  // namespace

/// Bar whose filled part shows a survival chance.
class SurvivalView::Bar final : public QWidget {
public:
    Bar(const QColor& colour, QWidget* parent) : QWidget(parent), colour_(colour) {
        setFixedHeight(BarHeight);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void setShare(double share) {
        share_ = share;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        // A frame shows the length of the bar, because the colour of a side can be the same as that of the background.
        const int end = qRound(width() * share_);
        painter.fillRect(QRect(0, (height() - RestHeight) / 2, width(), RestHeight), BarFrame);
        if (end <= 0) return;
        painter.setPen(BarFrame);
        painter.setBrush(colour_);
        painter.drawRect(0, 0, end - 1, height() - 1);
    }

private:
    QColor colour_;
    double share_ = 0;
};

SurvivalView::SurvivalView(QWidget* parent) : QWidget(parent), title_(new QLabel(this)), grid_(new QGridLayout(this)) {
    setObjectName(QStringLiteral("survivalView"));
    title_->setObjectName(QStringLiteral("survivalTitle"));
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(6);
    grid_->setVerticalSpacing(2);
    grid_->addWidget(title_, 0, 0, 1, 4);
    grid_->setColumnStretch(1, 1);
    grid_->setColumnStretch(3, 1);
    hide();
}

SurvivalView::~SurvivalView() = default;

/// Creates the labels and bars of all sides, with the partners of a team in one row.
void SurvivalView::begin(const Task& root) {
    book_ = root.book;
    survival_ = std::make_unique<Survival>(*book_);
    cells_.clear();
    int column[2] = {0, 0};
    const auto& sides = book_->variant().sideSpecs;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const int team = sides[side].team == 0 ? 0 : 1;
        Cell cell{side, std::make_unique<QLabel>(this), std::make_unique<Bar>(coloursOf(sides[side].name).fill, this)};
        cell.words->setTextFormat(Qt::PlainText);
        cell.words->setFont(title_->font());
        grid_->addWidget(cell.words.get(), 1 + team, column[team]++);
        grid_->addWidget(cell.bar.get(), 1 + team, column[team]++);
        cells_.push_back(std::move(cell));
    }
}

void SurvivalView::show(const Task* root, const Report* report) {
    const bool matters = root != nullptr && Survival::matters(root->book->variant());
    chances_.clear();
    known_ = matters && report != nullptr && !report->variations.empty();
    if (matters) {
        if (book_ != root->book) begin(*root);
        const std::size_t sides = book_->sides();
        chances_.assign(sides, std::nullopt);
        living_.assign(sides, true);
        const Score score = known_ ? forFirstTeam(root->position, report->variations.front().score) : 0;
        for (std::size_t side = 0; side < sides; ++side) {
            living_[side] = root->position.living(Side(side));
            if (known_) chances_[side] = survival_->chance(root->position, Side(side), score);
        }
        tell();
    } else {
        book_.reset();
        cells_.clear();
    }
    setVisible(matters);
}

QString SurvivalView::wordsOf(std::size_t side) const {
    const QString name = sideName(book_->variant().sideSpecs[side].name);
    if (!living_[side]) {
        //: %1: name of a player in a game with four players
        return tr("%1: eliminated").arg(name);
    }
    //: %1: name of a player in a game with four players; %2: chance to survive, in percent
    if (chances_[side]) return tr("%1: %2 %").arg(name, QLocale().toString(std::lround(100 * *chances_[side])));
    return QStringLiteral("%1: \u2026").arg(name);
}

void SurvivalView::tell() {
    title_->setText(tr("Chance of staying in the game"));
    for (const Cell& cell : cells_) {
        const QString words = wordsOf(cell.side);
        if (cell.words->text() != words) cell.words->setText(words);
        cell.bar->setShare(chances_[cell.side].value_or(0));
    }
    setAccessibleName(tr("Chance of staying in the game"));
    setAccessibleDescription(words());
}

QString SurvivalView::words() const {
    if (!known_) return {};
    QStringList parts;
    for (const Cell& cell : cells_) parts << wordsOf(cell.side);
    //: %1: chances of all players, for example "White: 73 %, Red: 41 %"
    return tr("Chances of staying in the game: %1.").arg(parts.join(QStringLiteral(", ")));
}

void SurvivalView::retranslate() {
    if (book_) tell();
}

}  // namespace rokada::ui

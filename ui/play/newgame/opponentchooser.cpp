#include "newgame/opponentchooser.h"

#include "kit/fonts.h"
#include "kit/icons.h"
#include "newgame/enginerows.h"
#include "newgame/formparts.h"
#include "newgame/opponenttiles.h"
#include "newgame/plainbutton.h"
#include "newgame/steadylabel.h"
#include "session/occupants.h"
#include "session/opponents.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths in em. `RoomForLink` is the minimum width of the widget at which the link to the engines is beside the
/// sentence about the opponent. `MinSentence` is the minimum width of the sentence.
constexpr int RoomForLink = 34, MinSentence = 10;

QString protocolName(external::Protocol protocol) {
    return protocol == external::Protocol::Uci ? QStringLiteral("UCI") : QStringLiteral("CECP");
}

}  // namespace

OpponentChooser::OpponentChooser(std::span<const Opponent> opponents, std::string_view game, QWidget* parent)
    : QWidget(parent),
      game_(game),
      heading_(sectionLabel(this)),
      back_(new PlainButton(PlainButton::Kind::Quiet, "opponentsButton", this)),
      tiles_(new OpponentTiles(this)),
      rows_(new EngineRows(this)),
      sentence_(new SteadyLabel(this)),
      more_(new PlainButton(PlainButton::Kind::Link, "enginesButton", this)),
      manage_(new PlainButton(PlainButton::Kind::Link, "manageEnginesButton", this)) {
    tiles_->setObjectName(QStringLiteral("opponentList"));
    rows_->setObjectName(QStringLiteral("engineRows"));
    sentence_->setObjectName(QStringLiteral("opponentSentence"));
    sentence_->setTextFormat(Qt::RichText);
    back_->setSign(Icon::ChevronLeft);
    tiles_->setOpponents(opponents, game);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(InnerGap * emOf(font())));
    column->addWidget(heading_);
    auto* head = new QHBoxLayout;
    head->addWidget(back_);
    head->addStretch(1);
    head->addWidget(manage_);
    column->addLayout(head);
    column->addWidget(tiles_);
    column->addWidget(rows_);
    about_ = new QBoxLayout(QBoxLayout::TopToBottom);
    about_->addWidget(sentence_, 1);
    about_->addWidget(more_, 0, Qt::AlignTop | Qt::AlignLeft);
    column->addLayout(about_);
    for (QListWidget* list : {static_cast<QListWidget*>(tiles_), static_cast<QListWidget*>(rows_)}) {
        connect(list, &QListWidget::currentRowChanged, this, [this] {
            showSentence();
            emit chosen();
        });
        connect(list, &QListWidget::itemDoubleClicked, this, &OpponentChooser::confirmed);
    }
    connect(more_, &QAbstractButton::clicked, this, [this] {
        showEngines(true);
        rows_->setFocus();
    });
    connect(manage_, &QAbstractButton::clicked, this, &OpponentChooser::managingWanted);
    connect(back_, &QAbstractButton::clicked, this, [this] {
        showEngines(false);
        tiles_->setFocus();
    });
    retranslate();
    showEngines(false);
}

/// Places the link to the engines beside the sentence about the opponent if both fit, otherwise below it.
void OpponentChooser::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int em = emOf(font());
    const bool beside = width() >= RoomForLink * em;
    about_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    about_->setSpacing(designPixels(beside ? 20 : 4, em));
}

/// Returns the minimum size for the arrangement with the link below the sentence. The default minimum width belongs to
/// the current arrangement, and would prevent the widget from shrinking. The default minimum height belongs to the
/// narrowest width, at which the sentence has many lines, and would make the page scroll without need.
QSize OpponentChooser::minimumSizeHint() const {
    const int width =
        std::max({tiles_->minimumSizeHint().width(), more_->sizeHint().width(), MinSentence * emOf(font())});
    return {width, std::min(QWidget::minimumSizeHint().height(), heightForWidth(std::max(width, this->width())))};
}

void OpponentChooser::showEngines(bool engines) {
    const bool other = engines != engines_;
    engines_ = engines;
    heading_->setVisible(!engines);
    tiles_->setVisible(!engines);
    sentence_->setVisible(!engines);
    more_->setVisible(!engines);
    back_->setVisible(engines);
    manage_->setVisible(engines && managed_);
    rows_->setVisible(engines);
    if (other) emit chosen();
}

void OpponentChooser::offerManaging() {
    managed_ = true;
    showEngines(engines_);
}

void OpponentChooser::offerEngines(const std::vector<EngineOffer>& offers) {
    offers_ = offers;
    showRows();
}

void OpponentChooser::showRows() {
    std::vector<EngineRow> rows{{occupantName(occupant(occupants(game_) - 1, game_), game_), levelName(Level::full()),
                                 //: note in the list of engines, beside Rokada's own engine
                                 tr("Built in")}};
    for (const EngineOffer& offer : offers_) {
        const bool able = offer.whyNot.isEmpty();
        rows.push_back(
            {offer.name, protocolName(offer.protocol), able ? orientationOf(offer.fit) : offer.whyNot, able});
    }
    rows_->setRows(rows);
}

/// Returns the text that says how well an engine supports the variant.
QString OpponentChooser::orientationOf(EngineFit fit) {
    return fit == EngineFit::Unchecked ? tr("Rokada checks each move") : tr("Same rules as Rokada");
}

Seat OpponentChooser::seat() const {
    Seat seat{.human = false, .name = {}, .level = Level::full()};
    if (!engines_) {
        if (const Opponent* opponent = tiles_->chosen()) seat.level = opponent->level;
    } else if (rows_->currentRow() > 0) {
        seat.engine = rows_->currentItem()->text();
    }
    return seat;
}

void OpponentChooser::setSeat(const Seat& seat) {
    const QSignalBlocker quiet(this);
    const QSignalBlocker rowsQuiet(rows_);
    const bool engine = seat.level.isFull() || !seat.engine.isEmpty();
    int row = 0;
    for (int i = 1; i < rows_->count(); ++i) {
        if (rows_->item(i)->text() == seat.engine) row = i;
    }
    rows_->setCurrentRow(row);
    if (!engine) tiles_->choose(seat.level);
    showEngines(engine);
    showSentence();
}

void OpponentChooser::showSentence() {
    const Opponent* opponent = tiles_->chosen();
    if (!opponent) return sentence_->clear();
    const QString name = nameOf(*opponent).toHtmlEscaped();
    QString words = mannerOf(*opponent, game_).toHtmlEscaped();
    const qsizetype place = words.indexOf(name);
    if (place >= 0) words.replace(place, name.size(), QStringLiteral("<b>%1</b>").arg(name));
    sentence_->setText(words);
    sentence_->setToolTip(sentenceOf(*opponent, game_));
}

void OpponentChooser::retranslate() {
    heading_->setText(tr("Opponent and rating"));
    back_->setText(tr("Opponents"));
    back_->setAccessibleDescription(tr("Back to the opponents with ratings"));
    more_->setText(tr("Full strength and engines..."));
    manage_->setText(tr("Manage engines..."));
    tiles_->setAccessibleName(tr("Opponent"));
    tiles_->setToolTip(tr("Ratings of different variants cannot be compared."));
    rows_->setAccessibleName(tr("Engine"));
    tiles_->retranslate();
    showRows();
    QStringList sentences;
    for (int row = 0; row < tiles_->count(); ++row)
        sentences << tiles_->item(row)->data(Qt::AccessibleDescriptionRole).toString();
    sentence_->setTexts(sentences);
    showSentence();
}

}  // namespace rokada::ui

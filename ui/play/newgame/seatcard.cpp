#include "newgame/seatcard.h"

#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/latin.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "newgame/gamesettings.h"
#include "scene/teams.h"
#include "session/occupants.h"
#include "session/opponents.h"
#include "texts/names.h"

#include <QActionGroup>
#include <QEvent>
#include <QIcon>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace rokada::ui {

namespace {

// Lengths in design pixels. 15 design pixels are one em; `designPixels` converts them to pixels.
constexpr double Disc = 48, Inset = 14, WordsLeft = 72, Emblem = 17, EmblemGap = 7, Chevron = 15, Right = 40,
                 Above = 10, Min = 76;
constexpr double Radius = 10, NameSize = 1.05, SmallSize = 0.9;

QFont nameFont(const QFont& base) { return weighted(scaledFont(base, NameSize), QFont::DemiBold); }
QFont smallFont(const QFont& base) { return scaledFont(base, SmallSize); }

}  // namespace

SeatCard::SeatCard(const Variant& variant, std::size_t side, QWidget* parent)
    : QPushButton(parent),
      variant_(variant),
      side_(Side(side)),
      game_(variant.id),
      sideId_(variant.sideSpecs[side].name),
      sides_(variant.sideSpecs.size()),
      first_(side == 0),
      who_(new QMenu(this)),
      choice_(new QActionGroup(who_)),
      name_(new QLineEdit(this)) {
    setObjectName(latin(sideId_) + QStringLiteral("SeatButton"));
    name_->setObjectName(latin(sideId_) + QStringLiteral("NameLine"));
    name_->setMaxLength(LongestName);
    setAutoDefault(false);
    setMenu(who_);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(name_, &QLineEdit::textChanged, this, [this] {
        seat_.name = name_->text().simplified();
        emit changed();
    });
    fillMenu();
    setSeat(seat_);
}

void SeatCard::fillMenu() {
    who_->clear();
    const auto add = [this](const QString& words, const Seat& seat, const QString& name) {
        QAction* action = who_->addAction(words);
        action->setObjectName(QStringLiteral("newSeat:%1:%2").arg(latin(sideId_), name));
        action->setCheckable(true);
        choice_->addAction(action);
        connect(action, &QAction::triggered, this, [this, seat] { take(seat); });
        return action;
    };
    for (int place = 0; place < occupants(game_); ++place) {
        add(occupantTitle(occupant(place, game_), game_), occupant(place, game_), QString::number(place));
        if (place == 0) who_->addSeparator();
    }
    if (!offers_.empty()) who_->addSeparator();
    for (const EngineOffer& offer : offers_) {
        Seat seat{.human = false, .name = {}, .level = Level::full(), .engine = offer.name};
        QAction* action = add(offer.name, seat, offer.name);
        action->setEnabled(offer.whyNot.isEmpty());
        action->setToolTip(offer.whyNot);
    }
    who_->setToolTipsVisible(true);
    check();
}

void SeatCard::check() {
    const QString title = seat_.engine.isEmpty() ? QString::number(placeOf(seat_, game_)) : seat_.engine;
    const QString wanted = QStringLiteral("newSeat:%1:%2").arg(latin(sideId_), title);
    for (QAction* action : choice_->actions()) action->setChecked(action->objectName() == wanted);
}

void SeatCard::offerEngines(const std::vector<EngineOffer>& offers) {
    offers_ = offers;
    fillMenu();
}

/// Makes `seat` the player of this card. Keeps the person's name, also for a computer, so that the name is there when a
/// person is chosen again.
void SeatCard::take(const Seat& seat) {
    Seat taken = seat;
    taken.name = seat_.name;
    setSeat(taken);
    emit changed();
}

void SeatCard::setSeat(const Seat& seat) {
    const QSignalBlocker quiet(name_);
    seat_ = seat;
    if (name_->text().simplified() != seat.name) name_->setText(seat.name);
    name_->setVisible(seat.human);
    check();
    retranslate();
    placeName();
}

void SeatCard::setOwn(bool own) {
    own_ = own;
    update();
}

/// Returns the second line of the card, for example "White, moves first" or "Black, rating 1240".
QString SeatCard::secondLine() const {
    const QString side = sideName(sideId_);
    //: %1: name of a side; %2: strength of its computer, for example "full strength" or "rating 1240"
    if (!seat_.human) return tr("%1, %2").arg(side, occupantLevel(seat_, game_).toLower());
    //: %1: name of a side
    return first_ ? tr("%1, moves first").arg(side) : side;
}

void SeatCard::retranslate() {
    const QString who = occupantTitle(seat_, game_);
    setAccessibleName(QStringLiteral("%1: %2").arg(sideName(sideId_), who));
    name_->setPlaceholderText(tr("Name"));
    name_->setAccessibleName(tr("Name"));
    for (int place = 0; place < occupants(game_); ++place)
        choice_->actions()[place]->setText(occupantTitle(occupant(place, game_), game_));
    updateGeometry();
    update();
}

QSize SeatCard::sizeHint() const {
    const int em = emOf(font());
    const auto px = [em](double length) { return designPixels(length, em); };
    const QFontMetrics name(nameFont(font())), small(smallFont(font()));
    const int title = px(ofTwo() ? 0 : Emblem + EmblemGap) + name.horizontalAdvance(occupantName(seat_, game_));
    const int words = std::max(title, small.horizontalAdvance(secondLine()));
    // The height always includes the field for a person's name, so that cards of people and computers have the same
    // height.
    const int height = name_->sizeHint().height() + px(4) + small.height() + 2 * px(Above);
    return {px(WordsLeft) + std::max(words, px(seat_.human ? 110 : 0)) + px(Right), std::max(height, px(Min))};
}

QSize SeatCard::minimumSizeHint() const { return sizeHint(); }

void SeatCard::placeName() {
    const int em = emOf(font());
    const int left = designPixels(ofTwo() ? WordsLeft : WordsLeft + Emblem + EmblemGap, em);
    const int height = name_->sizeHint().height();
    const int words = height + designPixels(4, em) + QFontMetrics(smallFont(font())).height();
    name_->setGeometry(left, (this->height() - words) / 2, width() - left - designPixels(Right, em), height);
}

void SeatCard::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    placeName();
}

void SeatCard::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) placeName();
}

void SeatCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int em = emOf(font());
    const auto px = [em](double length) { return designPixels(length, em); };
    const QColor ground = own_ ? theme().soft : underMouse() ? theme().hover : theme().raised;
    const QColor team = hasTeams(variant_) ? teamColour(variant_, side_, theme()) : QColor();
    const bool strong = team.isValid() || own_;
    paintRound(painter, rect(), Radius, ground,
               team.isValid() ? team
               : own_         ? theme().accent
                              : theme().line,
               strong ? TeamEdge : 1);
    const QRectF disc(px(Inset), (height() - px(Disc)) / 2.0, px(Disc), px(Disc));
    paintAvatar(painter, disc, avatarOf(seat_, game_, ofTwo() ? sideId_ : std::string_view()), ground);
    const QFontMetrics name(nameFont(font())), small(smallFont(font()));
    const int first = seat_.human ? name_->height() : name.height();
    const int top = (height() - first - px(4) - small.height()) / 2;
    int left = px(WordsLeft);
    if (!ofTwo()) {
        const QRect emblem(left, top + (first - px(Emblem)) / 2, px(Emblem), px(Emblem));
        if (theme().emblemCasing.alpha() > 0)
            paintRound(painter, emblem.adjusted(-2, -2, 2, 2), px(Emblem), theme().emblemCasing);
        QIcon(QStringLiteral(":/emblems/%1.svg").arg(latin(sideId_))).paint(&painter, emblem);
        left += px(Emblem + EmblemGap);
    }
    const QColor words = own_ ? theme().onSoft : theme().text;
    painter.setPen(words);
    painter.setFont(nameFont(font()));
    if (!seat_.human)
        painter.drawText(QRect(left, top, width(), first), Qt::AlignLeft | Qt::AlignVCenter,
                         occupantName(seat_, game_));
    painter.setPen(own_ ? theme().onSoft : theme().text2);
    painter.setFont(smallFont(font()));
    painter.drawText(QRect(px(WordsLeft), top + first + px(4), width(), small.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, secondLine());
    const double ratio = devicePixelRatioF();
    const int side = px(Chevron);
    QPixmap chevron = iconPixmap(Icon::ChevronDown, own_ ? theme().onSoft : theme().text2, qRound(side * ratio));
    painter.drawPixmap(QRect(width() - px(Inset) - side, (height() - side) / 2, side, side), chevron);
}

}  // namespace rokada::ui

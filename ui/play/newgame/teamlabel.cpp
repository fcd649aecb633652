#include "newgame/teamlabel.h"

#include "kit/fonts.h"
#include "kit/theme.h"
#include "paint/teambadge.h"
#include "shell/lettersize.h"

#include <QEvent>
#include <QPainter>

#include <utility>

namespace rokada::ui {

namespace {

/// Height of the badge, gap between badge and text, and gap after the text, in design pixels.
constexpr double BadgeHeight = 24, BadgeGap = 8, LabelGap = 20;

}  // namespace

TeamLabel::TeamLabel(const Variant& variant, std::vector<Side> members, QWidget* parent)
    : QLabel(parent), variant_(variant), members_(std::move(members)) {
    new LetterSize(*this, 1, true);
    makeRoom();
}

int TeamLabel::badgeHeight() const { return designPixels(BadgeHeight, emOf(font())); }

void TeamLabel::makeRoom() {
    const int badge = teamBadgeWidth(members_.size(), badgeHeight());
    const int em = emOf(font());
    setContentsMargins(badge + designPixels(BadgeGap, em), 0, designPixels(LabelGap, em), 0);
    setMinimumHeight(badgeHeight());
}

void TeamLabel::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int tall = badgeHeight();
    const QRectF box(0, (height() - tall) / 2, teamBadgeWidth(members_.size(), tall), tall);
    paintTeamBadge(painter, box, variant_, members_, {}, art_, theme());
}

void TeamLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) makeRoom();
}

}  // namespace rokada::ui

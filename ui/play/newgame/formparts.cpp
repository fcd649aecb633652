#include "newgame/formparts.h"

#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "shell/focusring.h"
#include "shell/lettersize.h"
#include "shell/stylejob.h"

#include <QLabel>
#include <QStyleOptionViewItem>

namespace rokada::ui {

QLabel* sectionLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    new LetterSize(*label, 1, true);
    return label;
}

QLabel* hintLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    new LetterSize(*label, 0.9);
    return label;
}

void paintItemFocus(QPainter& painter, const QRectF& item, double radius, const QStyleOptionViewItem& option) {
    if (!option.state.testFlag(QStyle::State_HasFocus) || !style::keysInUse()) return;
    const double out = FocusRing::Gap + FocusRing::Width;
    paintRound(painter, item.adjusted(-out, -out, out, out), radius + out, {}, theme().accent, FocusRing::Width);
}

}  // namespace rokada::ui

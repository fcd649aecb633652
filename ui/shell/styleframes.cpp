#include "shell/styleframes.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "shell/styleboxes.h"
#include "shell/stylejob.h"

#include <QFrame>
#include <QPainter>
#include <QWidget>

namespace rokada::ui::style {

namespace {

/// Corner radius of frames. It is small, because the square viewport would cover rounder corners.
constexpr double FrameRadius = 4;
constexpr double NoticeRadius = 10;
constexpr double TitleAndGap = 28;

}  // namespace

bool isComboBoxPopup(const QWidget* widget) { return widget && widget->inherits("QComboBoxPrivateContainer"); }

void paintFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    if (isComboBoxPopup(widget)) return paintRound(painter, option.rect, MenuRadius, theme().raised, theme().line);
    switch (lookOf(widget)) {
        case Look::Notice:
            return paintRound(painter, option.rect, NoticeRadius, theme().sunken,
                              theme().contrast ? theme().edge : QColor());
        case Look::Soft: return paintSoft(painter, option.rect, NoticeRadius);
        default: break;
    }
    paintRound(painter, option.rect, FrameRadius, {}, theme().line);
}

bool paintLine(const QStyleOption& option, QPainter& painter) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    if (!frame || (frame->frameShape != QFrame::HLine && frame->frameShape != QFrame::VLine)) return false;
    const QRect rect = option.rect;
    const bool across = frame->frameShape == QFrame::HLine;
    painter.fillRect(across ? QRect(rect.x(), rect.center().y(), rect.width(), 1)
                            : QRect(rect.center().x(), rect.y(), 1, rect.height()),
                     theme().line);
    return true;
}

void paintGroupBox(const QStyleOptionGroupBox& option, QPainter& painter, const QWidget* widget) {
    if (option.subControls.testFlag(QStyle::SC_GroupBoxCheckBox)) {
        QStyleOption box = option;
        box.rect = groupBoxPart(option, QStyle::SC_GroupBoxCheckBox, widget);
        box.state.setFlag(QStyle::State_MouseOver, option.activeSubControls.testFlag(QStyle::SC_GroupBoxCheckBox));
        paintCheckBox(box, painter, widget);
    }
    if (option.text.isEmpty()) return;
    const Job job(option, painter, widget);
    const QRect label = groupBoxPart(option, QStyle::SC_GroupBoxLabel, widget);
    job.words(label, Qt::AlignLeft | Qt::AlignVCenter, option.text, theme().text,
              weighted(fontOf(widget), QFont::DemiBold));
}

QRect groupBoxPart(const QStyleOptionGroupBox& option, QStyle::SubControl part, const QWidget* widget) {
    const QRect all = option.rect;
    const bool checkable = option.subControls.testFlag(QStyle::SC_GroupBoxCheckBox);
    const bool titled = checkable || !option.text.isEmpty();
    const int title = titled ? px(TitleAndGap, widget) : 0;
    const int box = px(BoxSize, widget);
    const int taken = checkable ? box + px(9, widget) : 0;
    QRect place = all;
    switch (part) {
        case QStyle::SC_GroupBoxCheckBox: place = {all.x(), all.y() + (title - box) / 2, box, box}; break;
        case QStyle::SC_GroupBoxLabel: place = {all.x() + taken, all.y(), all.width() - taken, title}; break;
        case QStyle::SC_GroupBoxContents: place = all.adjusted(0, title, 0, 0); break;
        default: break;
    }
    return QStyle::visualRect(option.direction, all, place);
}

}  // namespace rokada::ui::style

#include "shell/stylefields.h"

#include "shell/stylejob.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPainter>

#include <algorithm>

namespace rokada::ui::style {

namespace {

constexpr double WordsInset = 12;
/// Horizontal margin that Qt adds inside each line edit, in pixels.
constexpr int EditMargin = 2;
constexpr double ComboArrow = 34, SpinArrows = 28;

QRect inset(const QRect& rect, int left, int right) { return rect.adjusted(left, 1, -right, -1); }

}  // namespace

bool isPartOfField(const QWidget* widget) {
    const QWidget* parent = widget ? widget->parentWidget() : nullptr;
    return qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent);
}

void paintField(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const bool lively = job.pointed() || job.is(QStyle::State_HasFocus);
    paintRound(painter, option.rect, ControlRadius, theme().raised, lively ? theme().text3 : theme().edge);
}

void paintComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget) {
    if (option.frame) paintField(option, painter, widget);
    const Job job(option, painter, widget);
    job.icon(Icon::ChevronDown, comboBoxPart(option, QStyle::SC_ComboBoxArrow, widget), 15, theme().text2);
}

void paintComboBoxLabel(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget) {
    if (option.editable) return;
    const Job job(option, painter, widget);
    const QRect all = comboBoxPart(option, QStyle::SC_ComboBoxEditField, widget);
    QRect words = all;
    if (!option.currentIcon.isNull()) {
        const QSize size = option.iconSize;
        const QRect place = QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, size, all);
        option.currentIcon.paint(&painter, place);
        const int taken = size.width() + job.px(8);
        job.mirrored() ? words.setRight(words.right() - taken) : words.setLeft(words.left() + taken);
    }
    const QFont font = fontOf(widget);
    const QString text = QFontMetrics(font).elidedText(option.currentText, Qt::ElideRight, words.width());
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::Active, QPalette::Text));
    const Qt::Alignment start = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    painter.drawText(words, static_cast<int>(start), text);
}

void paintSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const QWidget* widget) {
    if (option.frame) paintField(option, painter, widget);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const Job job(option, painter, widget);
    const auto arrow = [&](Icon icon, QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step) {
        const bool works = option.stepEnabled.testFlag(step);
        const bool lively = works && job.pointed() && option.activeSubControls.testFlag(part);
        const QColor colour = lively ? theme().text : works ? theme().text2 : theme().line;
        job.icon(icon, spinBoxPart(option, part, widget), 12, colour);
    };
    arrow(Icon::ChevronUp, QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled);
    arrow(Icon::ChevronDown, QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled);
}

QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part, const QWidget* widget) {
    const QRect all = option.rect;
    const int arrow = px(ComboArrow, widget);
    const int left = option.editable ? px(WordsInset, widget) - EditMargin : px(WordsInset, widget);
    QRect place = all;
    if (part == QStyle::SC_ComboBoxArrow) place.setLeft(all.right() + 1 - arrow);
    if (part == QStyle::SC_ComboBoxEditField) place = inset(all, left, arrow);
    return QStyle::visualRect(option.direction, all, place);
}

QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part, const QWidget* widget) {
    const QRect all = option.rect;
    const bool buttons = option.buttonSymbols != QAbstractSpinBox::NoButtons;
    const int arrows = buttons ? px(SpinArrows, widget) : px(WordsInset, widget);
    const int x = all.right() + 1 - arrows;
    // Move the two chevrons closer together than the centres of the two halves of the field.
    const int close = all.height() / 12;
    QRect place = all;
    switch (part) {
        case QStyle::SC_SpinBoxUp: place = {x, all.y() + close, buttons ? arrows : 0, all.height() / 2 - close}; break;
        case QStyle::SC_SpinBoxDown:
            place = {x, all.y() + all.height() / 2, buttons ? arrows : 0, all.height() - all.height() / 2 - close};
            break;
        case QStyle::SC_SpinBoxEditField: place = inset(all, px(WordsInset, widget) - EditMargin, arrows); break;
        default: break;
    }
    return QStyle::visualRect(option.direction, all, place);
}

QRect lineEditContents(const QStyleOption& option, const QWidget* widget) {
    if (isPartOfField(widget)) return option.rect;
    const int side = px(WordsInset, widget) - EditMargin;
    return inset(option.rect, side, side);
}

QSize fieldSize(QSize contents, double more, const QWidget* widget) {
    const int height = std::max(px(ControlHeight, widget), contents.height() + px(4, widget));
    return {contents.width() + px(more, widget), height};
}

}  // namespace rokada::ui::style

#include "shell/stylesizes.h"

#include "kit/fonts.h"
#include "shell/focusring.h"
#include "shell/styleboxes.h"
#include "shell/stylebuttons.h"
#include "shell/stylefields.h"
#include "shell/styleframes.h"
#include "shell/stylejob.h"
#include "shell/stylelists.h"
#include "shell/stylemenus.h"
#include "shell/styleranges.h"
#include "shell/styletabs.h"

#include <QDialogButtonBox>
#include <QFocusFrame>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace rokada::ui::style {

namespace {

constexpr int TooltipDelay = 500;
/// Distance between the edge of a popup and its rows, in pixels.
constexpr int PopupMargin = 4;

bool isSwitch(const QWidget* widget) { return lookOf(widget) == Look::Switch; }

/// Returns the layout margin in pixels: larger in windows than in parts of them.
int marginOf(const QWidget* widget) { return px(widget && widget->isWindow() ? 20 : 8, widget); }

std::optional<int> boxMetric(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
        case QStyle::PM_IndicatorWidth: return px(isSwitch(widget) ? SwitchWidth : BoxSize, widget);
        case QStyle::PM_IndicatorHeight: return px(isSwitch(widget) ? SwitchHeight : BoxSize, widget);
        case QStyle::PM_ExclusiveIndicatorWidth:
        case QStyle::PM_ExclusiveIndicatorHeight: return px(BoxSize, widget);
        case QStyle::PM_CheckBoxLabelSpacing:
        case QStyle::PM_RadioButtonLabelSpacing: return px(9, widget);
        default: return std::nullopt;
    }
}

std::optional<int> layoutMetric(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
        case QStyle::PM_LayoutLeftMargin:
        case QStyle::PM_LayoutTopMargin:
        case QStyle::PM_LayoutRightMargin:
        case QStyle::PM_LayoutBottomMargin: return marginOf(widget);
        case QStyle::PM_LayoutHorizontalSpacing: return px(8, widget);
        case QStyle::PM_LayoutVerticalSpacing: return px(8, widget);
        default: return std::nullopt;
    }
}

std::optional<int> rangeMetric(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
        case QStyle::PM_ScrollBarExtent: return ScrollBarWidth;
        case QStyle::PM_ScrollView_ScrollBarSpacing: return 2;
        case QStyle::PM_SliderThickness: return px(SliderThickness, widget);
        case QStyle::PM_SliderControlThickness:
        case QStyle::PM_SliderLength: return px(SliderHandle, widget);
        default: return std::nullopt;
    }
}

std::optional<int> menuMetric(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
        case QStyle::PM_MenuPanelWidth: return 0;
        case QStyle::PM_MenuHMargin:
        case QStyle::PM_MenuVMargin: return PopupMargin;
        case QStyle::PM_MenuBarPanelWidth: return 0;
        case QStyle::PM_MenuBarHMargin:
        case QStyle::PM_MenuBarVMargin: return 2;
        case QStyle::PM_MenuBarItemSpacing: return 2;
        case QStyle::PM_ToolTipLabelFrameWidth: return px(9, widget);
        default: return std::nullopt;
    }
}

std::optional<int> tabMetric(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
        case QStyle::PM_TabBarTabHSpace: return tabRoom(widget);
        case QStyle::PM_TabBarTabVSpace: return px(12, widget);
        case QStyle::PM_TabBarTabOverlap:
        case QStyle::PM_TabBarBaseOverlap:
        case QStyle::PM_TabBarTabShiftHorizontal:
        case QStyle::PM_TabBarTabShiftVertical: return 0;
        default: return std::nullopt;
    }
}

std::optional<int> otherMetric(QStyle::PixelMetric metric, const QWidget* widget) {
    switch (metric) {
        case QStyle::PM_ButtonDefaultIndicator:
        case QStyle::PM_ButtonShiftHorizontal:
        case QStyle::PM_ButtonShiftVertical: return 0;
        case QStyle::PM_ButtonIconSize:
        case QStyle::PM_SmallIconSize: return px(18, widget);
        case QStyle::PM_ToolBarIconSize: return px(21, widget);
        case QStyle::PM_HeaderDefaultSectionSizeVertical: return px(RowHeight, widget);
        // Item views use this margin beside their text.
        case QStyle::PM_FocusFrameHMargin:
        case QStyle::PM_FocusFrameVMargin: return px(6, widget);
        case QStyle::PM_DefaultFrameWidth: return isComboBoxPopup(widget) ? std::optional(PopupMargin) : std::nullopt;
        case QStyle::PM_MenuButtonIndicator: return px(20, widget);
        case QStyle::PM_SplitterWidth: return px(12, widget);
        default: return std::nullopt;
    }
}

bool isRingMargin(QStyle::PixelMetric metric, const QStyleOption* option) {
    const bool margin = metric == QStyle::PM_FocusFrameHMargin || metric == QStyle::PM_FocusFrameVMargin;
    return margin && option && qobject_cast<const QFocusFrame*>(option->styleObject);
}

QSize boxRowSize(QSize usual, const QWidget* widget) {
    return {usual.width() + 2, std::max(usual.height(), px(RowHeight - 4, widget))};
}

}  // namespace

std::optional<int> metricOf(QStyle::PixelMetric metric, const QStyleOption* option, const QWidget* widget) {
    if (isRingMargin(metric, option)) return FocusRing::Gap + FocusRing::Width;
    for (const auto family : {boxMetric, layoutMetric, rangeMetric, menuMetric, tabMetric, otherMetric}) {
        if (const std::optional<int> value = family(metric, widget)) return value;
    }
    return std::nullopt;
}

std::optional<int> hintOf(QStyle::StyleHint hint) {
    switch (hint) {
        case QStyle::SH_EtchDisabledText:
        case QStyle::SH_DitherDisabledText:
        case QStyle::SH_DialogButtonBox_ButtonsHaveIcons:
        case QStyle::SH_ComboBox_Popup: return 0;
        case QStyle::SH_ComboBox_PopupFrameStyle: return QFrame::StyledPanel | QFrame::Plain;
        case QStyle::SH_DialogButtonLayout: return QDialogButtonBox::GnomeLayout;
        case QStyle::SH_ToolTip_WakeUpDelay: return TooltipDelay;
        case QStyle::SH_ToolTipLabel_Opacity: return 255;
        case QStyle::SH_TabBar_Alignment: return Qt::AlignLeft;
        case QStyle::SH_FocusFrame_AboveWidget: return 1;
        case QStyle::SH_UnderlineShortcut: return keysInUse() ? 1 : 0;
        case QStyle::SH_Table_GridLineColor: return static_cast<int>(theme().panel.rgb());
        case QStyle::SH_ItemView_ShowDecorationSelected: return 1;
        default: return std::nullopt;
    }
}

QSize sizeOf(QStyle::ContentsType type, const QStyleOption* option, QSize contents, QSize usual,
             const QWidget* widget) {
    switch (type) {
        case QStyle::CT_PushButton:
            return buttonSize(qstyleoption_cast<const QStyleOptionButton*>(option), contents, widget);
        case QStyle::CT_ToolButton:
            return toolSize(qstyleoption_cast<const QStyleOptionToolButton*>(option), usual, widget);
        case QStyle::CT_CheckBox:
        case QStyle::CT_RadioButton: return boxRowSize(usual, widget);
        case QStyle::CT_ComboBox: return fieldSize(contents, ComboRoom, widget);
        case QStyle::CT_SpinBox: return fieldSize(contents, SpinRoom, widget);
        case QStyle::CT_LineEdit: return isPartOfField(widget) ? contents : fieldSize(contents, LineRoom, widget);
        case QStyle::CT_MenuItem:
            return menuItemSize(qstyleoption_cast<const QStyleOptionMenuItem*>(option), contents, widget);
        case QStyle::CT_MenuBarItem: return menuBarItemSize(contents, widget);
        case QStyle::CT_TabBarTab: return tabSize(qstyleoption_cast<const QStyleOptionTab*>(option), contents, widget);
        case QStyle::CT_ItemViewItem: return usual.expandedTo({0, px(RowHeight, widget)});
        case QStyle::CT_HeaderSection:

            return headerSize(qstyleoption_cast<const QStyleOptionHeader*>(option), usual, widget)
                .expandedTo({0, px(RowHeight, widget)});
        case QStyle::CT_GroupBox: return contents + QSize(0, px(28, widget));
        default: return usual;
    }
}

}  // namespace rokada::ui::style

#include "shell/windowstyle.h"

#include "shell/focusring.h"
#include "shell/styleboxes.h"
#include "shell/stylebuttons.h"
#include "shell/stylefields.h"
#include "shell/styleframes.h"
#include "shell/stylejob.h"
#include "shell/stylelists.h"
#include "shell/stylemenus.h"
#include "shell/styleranges.h"
#include "shell/stylesizes.h"
#include "shell/styletabs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPainter>
#include <QTabBar>
#include <QTableView>

namespace rokada::ui {

namespace {

/// Returns true for windows with round corners.
bool isRoundWindow(const QWidget* widget) {
    return widget->inherits("QMenu") || widget->inherits("QTipLabel") || style::isComboBoxPopup(widget);
}

bool isLively(const QWidget* widget) {
    return widget->inherits("QAbstractButton") || widget->inherits("QComboBox") || widget->inherits("QLineEdit") ||
           widget->inherits("QAbstractSpinBox") || widget->inherits("QAbstractSlider") || widget->inherits("QTabBar") ||
           widget->inherits("QHeaderView");
}

/// Removes the accessible names of the scroll buttons of segmented tabs. Qt gives these buttons untranslated English
/// names, and segmented tabs never scroll.
void muteScrollButtons(QTabBar& bar) {
    if (style::lookOf(&bar) != style::Look::Segment) return;
    for (auto* button : bar.findChildren<QAbstractButton*>()) button->setAccessibleName({});
}

void polishView(QAbstractItemView& view) {
    view.viewport()->setAttribute(Qt::WA_Hover);
    // Do not fill the viewport of a popup, because it would cover the round corners of the popup.
    if (style::isComboBoxPopup(view.parentWidget())) view.viewport()->setAutoFillBackground(false);
    if (auto* table = qobject_cast<QTableView*>(&view)) table->setShowGrid(false);
}

/// Paints an arrow primitive as a chevron. Returns false for other primitives.
bool paintChevron(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                  const QWidget* widget) {
    const auto paint = [&](Icon icon) {
        const style::Job job(option, painter, widget);
        job.icon(icon, option.rect, 14, theme().text2);
        return true;
    };
    switch (element) {
        case QStyle::PE_IndicatorArrowDown: return paint(Icon::ChevronDown);
        case QStyle::PE_IndicatorArrowUp: return paint(Icon::ChevronUp);
        case QStyle::PE_IndicatorArrowLeft: return paint(Icon::ChevronLeft);
        case QStyle::PE_IndicatorArrowRight: return paint(Icon::ChevronRight);
        case QStyle::PE_IndicatorTabClose: return paint(Icon::Close);
        case QStyle::PE_IndicatorHeaderArrow: break;
        default: return false;
    }
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
    if (header && header->sortIndicator == QStyleOptionHeader::SortUp) return paint(Icon::ChevronUp);
    return header && header->sortIndicator == QStyleOptionHeader::SortDown && paint(Icon::ChevronDown);
}

/// Returns true for primitives that this style does not paint.
bool isBare(QStyle::PrimitiveElement element) {
    switch (element) {
        case QStyle::PE_FrameFocusRect:
        case QStyle::PE_FrameMenu:
        case QStyle::PE_FrameGroupBox:
        case QStyle::PE_FrameTabWidget:
        case QStyle::PE_FrameStatusBarItem:
        case QStyle::PE_FrameDockWidget:
        case QStyle::PE_FrameButtonBevel:
        case QStyle::PE_PanelStatusBar:
        case QStyle::PE_PanelMenuBar:
        case QStyle::PE_PanelItemViewRow:
        case QStyle::PE_IndicatorDockWidgetResizeHandle:
        case QStyle::PE_IndicatorButtonDropDown: return true;
        default: return false;
    }
}

bool isBare(QStyle::ControlElement element) {
    switch (element) {
        case QStyle::CE_Splitter:
        case QStyle::CE_SizeGrip:
        case QStyle::CE_ToolBar:
        case QStyle::CE_MenuEmptyArea:
        case QStyle::CE_ScrollBarAddLine:
        case QStyle::CE_ScrollBarSubLine: return true;
        default: return false;
    }
}

bool paintSurfaces(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                   const QWidget* widget) {
    switch (element) {
        case QStyle::PE_PanelButtonTool: style::paintToolSurface(option, painter, widget); return true;
        case QStyle::PE_PanelLineEdit:
        case QStyle::PE_FrameLineEdit:
            if (!style::isPartOfField(widget)) style::paintField(option, painter, widget);
            return true;
        case QStyle::PE_PanelMenu: style::paintMenuPanel(option, painter, widget); return true;
        case QStyle::PE_PanelTipLabel: style::paintTooltip(option, painter, widget); return true;
        case QStyle::PE_Frame: style::paintFrame(option, painter, widget); return true;
        case QStyle::PE_FrameTabBarBase: style::paintTabBase(option, painter, widget); return true;
        case QStyle::PE_PanelItemViewItem: break;
        default: return false;
    }
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option);
    if (item) style::paintItemGround(*item, painter, widget);
    return item != nullptr;
}

bool paintIndicators(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                     const QWidget* widget) {
    const bool isSwitch = style::lookOf(widget) == style::Look::Switch;
    switch (element) {
        case QStyle::PE_IndicatorCheckBox:
            isSwitch ? style::paintSwitch(option, painter, widget) : style::paintCheckBox(option, painter, widget);
            return true;
        case QStyle::PE_IndicatorItemViewItemCheck: style::paintCheckBox(option, painter, widget); return true;
        case QStyle::PE_IndicatorRadioButton: style::paintRadioButton(option, painter, widget); return true;
        case QStyle::PE_IndicatorBranch: style::paintBranch(option, painter, widget); return true;
        default: return paintChevron(element, option, painter, widget);
    }
}

bool paintButtons(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter,
                  const QWidget* widget) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (!button) return false;
    switch (element) {
        case QStyle::CE_PushButtonBevel: style::paintButtonSurface(*button, painter, widget); return true;
        case QStyle::CE_PushButtonLabel: style::paintButtonLabel(*button, painter, widget); return true;
        default: return false;
    }
}

bool paintMenus(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    if (element == QStyle::CE_MenuBarEmptyArea) {
        painter.fillRect(option.rect, theme().canvas);
        return true;
    }
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
    if (!item) return false;
    switch (element) {
        case QStyle::CE_MenuItem: style::paintMenuItem(*item, painter, widget); return true;
        case QStyle::CE_MenuBarItem: style::paintMenuBarItem(*item, painter, widget); return true;
        default: return false;
    }
}

bool paintRest(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    if (element == QStyle::CE_ShapedFrame) return style::paintLine(option, painter);
    if (element == QStyle::CE_HeaderSection || element == QStyle::CE_HeaderEmptyArea) {
        style::paintHeaderSection(option, painter, widget);
        return true;
    }
    if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
        header && element == QStyle::CE_HeaderLabel) {
        style::paintHeaderLabel(*header, painter, widget);
        return true;
    }
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option);
        tab && element == QStyle::CE_TabBarTabShape) {
        style::paintTabShape(*tab, painter, widget);
        return true;
    }
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(&option);
        combo && element == QStyle::CE_ComboBoxLabel) {
        style::paintComboBoxLabel(*combo, painter, widget);
        return true;
    }
    if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option);
        bar && element == QStyle::CE_ProgressBar) {
        style::paintProgressBar(*bar, painter, widget);
        return true;
    }
    return false;
}

/// Returns true for elements whose rectangle depends on the widget. The others can be computed without a widget.
bool needsWidget(QStyle::SubElement element) {
    switch (element) {
        case QStyle::SE_PushButtonContents:
        case QStyle::SE_PushButtonFocusRect:
        case QStyle::SE_CheckBoxIndicator:
        case QStyle::SE_CheckBoxContents:
        case QStyle::SE_RadioButtonIndicator:
        case QStyle::SE_RadioButtonContents:
        case QStyle::SE_HeaderLabel:
        case QStyle::SE_HeaderArrow:
        case QStyle::SE_ItemViewItemCheckIndicator:
        case QStyle::SE_ItemViewItemDecoration:
        case QStyle::SE_ItemViewItemText:
        case QStyle::SE_ItemViewItemFocusRect: return false;
        default: return true;
    }
}

Icon iconFor(QStyle::StandardPixmap which) {
    switch (which) {
        case QStyle::SP_MessageBoxWarning: return Icon::Warning;
        case QStyle::SP_MessageBoxCritical: return Icon::Error;
        default: return Icon::Info;
    }
}

QColor inkFor(QStyle::StandardPixmap which) {
    switch (which) {
        case QStyle::SP_MessageBoxWarning: return theme().warning;
        case QStyle::SP_MessageBoxCritical: return theme().danger;
        default: return theme().accent;
    }
}

}  // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("fusion")) { new FocusRing(this); }

void WindowStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (!widget) return;
    if (isRoundWindow(widget)) widget->setAttribute(Qt::WA_TranslucentBackground);
    if (isLively(widget)) widget->setAttribute(Qt::WA_Hover);
    if (auto* view = qobject_cast<QAbstractItemView*>(widget)) polishView(*view);
    if (auto* bar = qobject_cast<QTabBar*>(widget)) muteScrollButtons(*bar);
}

void WindowStyle::unpolish(QWidget* widget) {
    if (widget && isRoundWindow(widget)) widget->setAttribute(Qt::WA_TranslucentBackground, false);
    QProxyStyle::unpolish(widget);
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* more) const {
    if (const std::optional<int> own = style::hintOf(hint)) return *own;
    if (auto* mask = qstyleoption_cast<QStyleHintReturnMask*>(more);
        mask && option && style::isMask(hint) && windowsNeedMasks()) {
        mask->region = style::maskOf(hint, option->rect);
        return 1;
    }
    return QProxyStyle::styleHint(hint, option, widget, more);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    if (const std::optional<int> own = style::metricOf(metric, option, widget)) return *own;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const {
    const QSize usual = option ? QProxyStyle::sizeFromContents(type, option, size, widget) : size;
    return style::sizeOf(type, option, size, usual, widget);
}

QRect WindowStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (!option) return {};
    if (element == SE_LineEditContents) return style::lineEditContents(*option, widget);
    if (!widget && needsWidget(element)) return option->rect;
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect WindowStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const {
    if (!option) return {};
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && control == CC_ComboBox) {
        return style::comboBoxPart(*combo, part, widget);
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox) {
        return style::spinBoxPart(*spin, part, widget);
    }
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar) {
        return style::scrollBarPart(*bar, part);
    }
    if (const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option); group && control == CC_GroupBox) {
        return style::groupBoxPart(*group, part, widget);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QStyle::SubControl WindowStyle::hitTestComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                                      const QPoint& point, const QWidget* widget) const {
    return option ? QProxyStyle::hitTestComplexControl(control, option, point, widget) : SC_None;
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    if (!option || !painter || isBare(element)) return;
    if (paintSurfaces(element, *option, *painter, widget) || paintIndicators(element, *option, *painter, widget))
        return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (!painter || isBare(element)) return;
    if (!option) return;
    if (element == CE_FocusFrame) return style::paintFocusRing(*option, *painter);
    if (paintButtons(element, *option, *painter, widget) || paintMenus(element, *option, *painter, widget) ||
        paintRest(element, *option, *painter, widget)) {
        return;
    }
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option); tab && element == CE_TabBarTabLabel) {
        const QStyleOptionTab label = style::tabLabel(*tab);
        painter->save();
        painter->setFont(style::tabFont(*tab, widget));
        QProxyStyle::drawControl(element, &label, painter, widget);
        return painter->restore();
    }
    if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        tool && element == CE_ToolButtonLabel) {
        const QStyleOptionToolButton label = style::toolLabel(*tool, widget);
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const {
    if (!option || !painter) return;
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && control == CC_ComboBox) {
        return style::paintComboBox(*combo, *painter, widget);
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox) {
        return style::paintSpinBox(*spin, *painter, widget);
    }
    if (const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option); group && control == CC_GroupBox) {
        return style::paintGroupBox(*group, *painter, widget);
    }
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (slider && control == CC_ScrollBar) return style::paintScrollBar(*slider, *painter, widget);
    if (slider && control == CC_Slider) {
        const QRect handle = subControlRect(CC_Slider, slider, SC_SliderHandle, widget);
        return style::paintSlider(*slider, handle, *painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QIcon WindowStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
    switch (which) {
        case SP_MessageBoxInformation:
        case SP_MessageBoxQuestion:
        case SP_MessageBoxWarning:
        case SP_MessageBoxCritical: return iconOf(iconFor(which), inkFor(which));
        case SP_LineEditClearButton: return iconOf(Icon::Close);
        case SP_DirIcon:
        case SP_DirLinkIcon:
        case SP_DirOpenIcon:
        case SP_DirClosedIcon: return iconOf(Icon::Folder);
        case SP_DirHomeIcon: return iconOf(Icon::Home);
        case SP_FileIcon:
        case SP_FileLinkIcon: return iconOf(Icon::Notes);
        case SP_ComputerIcon:
        case SP_DesktopIcon:
        case SP_DriveHDIcon: return iconOf(Icon::Computer);
        case SP_ArrowBack: return iconOf(Icon::ChevronLeft);
        case SP_ArrowForward: return iconOf(Icon::ChevronRight);
        case SP_FileDialogToParent: return iconOf(Icon::ChevronUp);
        case SP_FileDialogNewFolder: return iconOf(Icon::Plus);
        case SP_FileDialogListView: return iconOf(Icon::List);
        case SP_FileDialogDetailedView: return iconOf(Icon::Menu);
        default: return QProxyStyle::standardIcon(which, option, widget);
    }
}

}  // namespace rokada::ui

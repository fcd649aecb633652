#include "shell/stylebuttons.h"

#include "kit/fonts.h"
#include "kit/shadow.h"
#include "shell/stylejob.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace rokada::ui::style {

namespace {

constexpr double Padding = 14, LargePadding = 24;
constexpr double LargeHeight = 44;
constexpr double LargeWords = 1.1;
constexpr double IconSize = 18, IconAndGap = 24;
constexpr double ChevronSize = 14, GapAndChevron = 20;

/// Colours of a button, derived from its look, state and palette.
struct ButtonColours {
    QColor fill;
    QColor edge;
    QColor text;
    bool shadow = false;
    int edgeWidth = 1;
};

Look buttonLook(const QStyleOptionButton& option, const QWidget* widget) {
    const Look look = lookOf(widget);
    if (look != Look::Usual) return look;
    if (option.features.testFlag(QStyleOptionButton::DefaultButton)) return Look::Primary;
    return option.features.testFlag(QStyleOptionButton::Flat) ? Look::Quiet : Look::Secondary;
}

/// Returns the colours of a raised button at rest. The fill comes from the palette of the button, so that a button can
/// have its own colour.
ButtonColours raisedColours(const QPalette& palette, bool danger) {
    const QColor text = danger ? theme().danger : palette.color(QPalette::Active, QPalette::ButtonText);
    return {palette.color(QPalette::Active, QPalette::Button), theme().line, text, true};
}

ButtonColours restingColours(Look look, const QPalette& palette) {
    switch (look) {
        case Look::Primary: return {theme().accent, {}, theme().onAccent};
        case Look::Quiet:
        case Look::Icon: return {{}, {}, theme().text2};
        case Look::Link: return {{}, {}, theme().accent};
        case Look::Soft: return {theme().soft, theme().contrast ? theme().accent : QColor(), theme().onSoft};
        case Look::Danger: return raisedColours(palette, true);
        default: return raisedColours(palette, false);
    }
}

/// Returns the fill of a button in its current state: at rest, hovered or pressed. Quiet buttons have no fill at rest.
QColor livelyFill(const ButtonColours& resting, Look look, const Job& job) {
    if (look == Look::Primary) {
        return job.pressed() ? pressedDown(theme().accentHover) : job.pointed() ? theme().accentHover : resting.fill;
    }
    const QColor ground = resting.fill.isValid() ? resting.fill : theme().hover;
    if (job.pressed()) return pressedDown(ground);
    if (!job.pointed()) return resting.fill;
    return resting.fill.isValid() ? pointedAt(ground) : ground;
}

/// Returns true for a disabled primary button. It has its own colours, because fading the accent colour and the label
/// would make the label hard to read.
bool isIdlePrimary(Look look, const Job& job) { return look == Look::Primary && !job.enabled(); }

ButtonColours coloursOf(Look look, const Job& job) {
    if (isIdlePrimary(look, job)) return {theme().sunken, theme().contrast ? theme().edge : QColor(), theme().text3};
    ButtonColours colours = restingColours(look, job.option.palette);
    if (job.is(QStyle::State_On) && look != Look::Primary) {
        colours = {theme().soft, theme().accent, theme().onSoft, false, 2};
        if (look == Look::Quiet || look == Look::Icon) colours.edge = theme().contrast ? theme().accent : QColor();
        if (job.pointed()) colours.fill = mixed(theme().soft, theme().accent, 0.1);
        return colours;
    }
    colours.fill = livelyFill(colours, look, job);
    return colours;
}

bool isLarge(const QWidget* widget) { return widget && widget->property("large").toBool(); }

/// Returns the font of the button in its widest weight, so that all weights fit.
QFont widestFont(const QWidget* widget) {
    return weighted(scaledFont(fontOf(widget), isLarge(widget) ? LargeWords : 1), QFont::DemiBold);
}

QFont labelFont(Look look, const QStyleOption& option, const QWidget* widget) {
    const bool quiet = look == Look::Quiet || look == Look::Icon;
    const bool chip = widget && widget->property("checkable").toBool() && !option.state.testFlag(QStyle::State_On);
    return weighted(widestFont(widget), quiet || chip ? QFont::Medium : QFont::DemiBold);
}

void paintSurface(const Job& job, const ButtonColours& colours) {
    const QRectF rect = job.option.rect;
    const double radius = rect.height() >= job.px(LargeHeight) ? ControlRadius + 2 : ControlRadius;
    const bool shadow = colours.shadow && job.enabled() && !job.pressed() && !theme().contrast;
    if (shadow) paintShadow(job.painter, rect.adjusted(0, 0, 0, -1), radius, Elevation::Button);
    if (!colours.fill.isValid() && !colours.edge.isValid()) return;
    paintRound(job.painter, shadow ? rect.adjusted(0, 0, 0, -1) : rect, radius, colours.fill, colours.edge,
               colours.edgeWidth);
}

/// Lays out icon, text and chevron as one centred row.
class LabelRow {
public:
    LabelRow(const Job& job, const QStyleOptionButton& button, const QFont& font)
        : job_(job),
          button_(button),
          icon_(button.icon.isNull() ? 0 : iconWidth()),
          words_(button.text.isEmpty() ? 0 : QFontMetrics(font).size(Qt::TextShowMnemonic, button.text).width()),
          chevron_(button.features.testFlag(QStyleOptionButton::HasMenu) ? job.px(GapAndChevron) : 0) {}

    void paint(const QColor& colour, const QFont& font) const {
        const QRect all = button_.rect;
        int x = all.x() + std::max(job_.px(4), (all.width() - icon_ - words_ - chevron_) / 2);
        if (icon_ > 0) paintIcon(QRect(x, all.y(), icon_, all.height()), colour);
        x += icon_;
        const int room = std::min(words_, all.right() + 1 - x - chevron_);
        job_.words(job_.placed({x, all.y(), std::max(room, 0) + 1, all.height()}), Qt::AlignLeft | Qt::AlignVCenter,
                   button_.text, colour, font);
        const QRect end(x + room + job_.px(6), all.y(), job_.px(ChevronSize), all.height());
        if (chevron_ > 0) job_.icon(Icon::ChevronDown, job_.placed(end), ChevronSize, colour);
    }

private:
    [[nodiscard]] int iconWidth() const {
        return button_.text.isEmpty() ? iconSide() : iconSide() + job_.px(IconAndGap - IconSize);
    }
    [[nodiscard]] int iconSide() const {
        return button_.iconSize.isValid() ? button_.iconSize.width() : job_.px(IconSize);
    }
    void paintIcon(const QRect& rect, const QColor& colour) const {
        const QSize size = button_.iconSize.isValid() ? button_.iconSize : QSize(iconSide(), iconSide());
        const double ratio = job_.painter.device() ? job_.painter.device()->devicePixelRatioF() : 1.0;
        const QIcon::State state = job_.is(QStyle::State_On) ? QIcon::On : QIcon::Off;
        const QPixmap pixmap = inkedIcon(button_.icon, size, ratio, colour, state);
        QRect square(QPoint(rect.x(), rect.center().y() - size.height() / 2), size);
        job_.painter.drawPixmap(job_.placed(square), pixmap);
    }

    const Job& job_;
    const QStyleOptionButton& button_;
    int icon_;
    int words_;
    int chevron_;
};

QColor toolWords(Look look, const QStyleOption& option) {
    if (look == Look::Primary) return theme().onAccent;
    if (option.state.testFlag(QStyle::State_On)) return theme().onSoft;
    switch (look) {
        case Look::Secondary: return theme().text;
        case Look::Soft: return theme().onSoft;
        case Look::Link: return theme().accent;
        case Look::Danger: return theme().danger;
        default: return theme().text2;
    }
}

Look toolLook(const QWidget* widget) {
    const Look look = lookOf(widget);
    return look == Look::Usual ? Look::Quiet : look;
}

}  // namespace

void paintButtonSurface(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const Look look = buttonLook(option, widget);
    if (isIdlePrimary(look, job)) painter.setOpacity(1);
    paintSurface(job, coloursOf(look, job));
}

void paintButtonLabel(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const Look look = buttonLook(option, widget);
    if (isIdlePrimary(look, job)) painter.setOpacity(1);
    const QFont font = labelFont(look, option, widget);
    LabelRow(job, option, font).paint(coloursOf(look, job).text, font);
}

QSize buttonSize(const QStyleOptionButton* option, QSize contents, const QWidget* widget) {
    const bool large = isLarge(widget);
    const int height = px(large ? LargeHeight + 1 : ControlHeight, widget);
    if (!option) return contents.expandedTo({0, height});
    const QFontMetrics metrics(widestFont(widget));
    const QSize words = metrics.size(Qt::TextShowMnemonic, option->text);
    int width = words.width() + 2 * px(large ? LargePadding : Padding, widget);
    const int icon = option->iconSize.isValid() ? option->iconSize.width() : px(IconSize, widget);
    if (!option->icon.isNull()) width += icon + (option->text.isEmpty() ? 0 : px(IconAndGap - IconSize, widget));
    if (option->features.testFlag(QStyleOptionButton::HasMenu)) width += px(GapAndChevron, widget);
    const bool square = option->text.isEmpty() && lookOf(widget) == Look::Icon;
    return {square ? height : width, std::max(height, words.height() + px(8, widget))};
}

void paintToolSurface(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    if (isIdlePrimary(toolLook(widget), job)) painter.setOpacity(1);
    paintSurface(job, coloursOf(toolLook(widget), job));
}

QStyleOptionToolButton toolLabel(const QStyleOptionToolButton& option, const QWidget* widget) {
    QStyleOptionToolButton label = option;
    const QColor words = toolWords(toolLook(widget), option);
    label.palette.setColor(QPalette::ButtonText, words);
    const QColor idle =
        toolLook(widget) == Look::Primary ? theme().text3 : mixed(theme().panel, words, DisabledOpacity);
    label.palette.setColor(QPalette::Disabled, QPalette::ButtonText, idle);
    label.font = weighted(label.font, QFont::Medium);
    if (isSymbolic(label.icon) && toolLook(widget) != Look::Quiet && toolLook(widget) != Look::Icon) {
        const QIcon::State state = option.state.testFlag(QStyle::State_On) ? QIcon::On : QIcon::Off;
        const double ratio = widget ? widget->devicePixelRatioF() : 1.0;
        label.icon = QIcon(inkedIcon(label.icon, label.iconSize, ratio, words, state));
    }
    // Text beside an icon is left-aligned, so it needs padding on both sides.
    const int air = px(8, widget);
    if (label.toolButtonStyle == Qt::ToolButtonTextBesideIcon) label.rect.adjust(air, 0, -air, 0);
    // Clear the pressed state, because Qt would move the text. The background shows the press.
    label.state.setFlag(QStyle::State_Sunken, false);
    return label;
}

QSize toolSize(const QStyleOptionToolButton* option, QSize contents, const QWidget* widget) {
    const int side = px(ControlHeight, widget);
    const bool words = option && option->toolButtonStyle != Qt::ToolButtonIconOnly && !option->text.isEmpty();
    if (!words) return contents.expandedTo({side, side});
    const QFontMetrics regular(fontOf(widget));
    const QFontMetrics medium(weighted(fontOf(widget), QFont::Medium));
    const int wider = std::max(0, medium.horizontalAdvance(option->text) - regular.horizontalAdvance(option->text));
    // Buttons with the label below the icon stand in a row and need no padding.
    const bool below = option->toolButtonStyle == Qt::ToolButtonTextUnderIcon;
    return QSize(contents.width() + wider + px(below ? 0 : 16, widget), contents.height() + px(6, widget))
        .expandedTo({side, side});
}

}  // namespace rokada::ui::style

// Single-colour icons, drawn from resources/icons in the colours of the theme.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

namespace rokada::ui {

/// Icons, in the order of the file names in icons.cpp.
enum class Icon {
    Analysis,
    Arbiter,
    Autoplay,
    Back,
    Check,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    Clock,
    Close,
    Computer,
    Copy,
    Cylinder,
    Delete,
    Draw,
    Edit,
    Engine,
    Eraser,
    Error,
    Export,
    Eye,
    EyeOff,
    Filter,
    First,
    Flat,
    Flip,
    Folder,
    Forward,
    FullScreen,
    Game,
    Globe,
    Hint,
    Home,
    Import,
    Info,
    Keyboard,
    Last,
    Learn,
    Lesson,
    Library,
    List,
    Lock,
    Menu,
    Minus,
    More,
    Motion,
    MoveNow,
    New,
    Next,
    Notes,
    Open,
    Palette,
    Paste,
    Pause,
    Person,
    Play,
    Plus,
    Previous,
    Print,
    Puzzle,
    Redo,
    Refresh,
    Resign,
    Review,
    RotateLeft,
    RotateRight,
    Rules,
    Save,
    Search,
    Settings,
    Shuffle,
    Sort,
    Star,
    Swap,
    Tags,
    Teams,
    Threat,
    Torus,
    Trainer,
    Trophy,
    Undo,
    Volume,
    VolumeOff,
    Warning,
    Window,
    Last_ = Window
};

inline constexpr int IconCount = static_cast<int>(Icon::Last_) + 1;

/// Returns an icon whose colours follow the theme: `Theme::text2` when off, `Theme::onSoft` when on. A disabled icon is
/// fainter.
[[nodiscard]] QIcon iconOf(Icon icon);
/// Returns an icon in the colour `ink`, both on and off. A disabled icon is fainter.
[[nodiscard]] QIcon iconOf(Icon icon, const QColor& ink);
/// Returns the icon as a square pixmap with a side of `pixels` device pixels, for painters.
[[nodiscard]] QPixmap iconPixmap(Icon icon, const QColor& ink, int pixels);
/// Returns true if the icon comes from `iconOf` and its colours follow the theme. Painters may recolour it.
[[nodiscard]] bool isSymbolic(const QIcon& icon);
/// Returns the file name of the icon without its suffix.
[[nodiscard]] QString iconName(Icon icon);

}  // namespace rokada::ui

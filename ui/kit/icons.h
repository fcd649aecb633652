// Small symbolic pictures, resources/icons, in the colours of the theme.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

namespace rokada::ui {

/// In the order of the names in icons.cpp, which are those of the files.
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

/// Follows the theme also when that changes: secondary text, the text of soft fills while on, fainter while disabled.
[[nodiscard]] QIcon iconOf(Icon icon);
/// In this colour, whether on or off; fainter while disabled.
[[nodiscard]] QIcon iconOf(Icon icon, const QColor& ink);
/// A square of so many pixels of the screen, for painters.
[[nodiscard]] QPixmap iconPixmap(Icon icon, const QColor& ink, int pixels);
/// One of ours that follows the theme; painters may give it another colour.
[[nodiscard]] bool isSymbolic(const QIcon& icon);
/// Name of the file without its ending.
[[nodiscard]] QString iconName(Icon icon);

}  // namespace rokada::ui

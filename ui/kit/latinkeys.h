// Finds the Latin letter on a key, independent of the keyboard layout.
#pragma once

#include <QKeyEvent>

#include <string_view>

namespace rokada::ui {

/// Returns the upper-case Latin letter of the key, or 0 if the key has none. On non-Latin layouts, returns the letter
/// at the same place of a QWERTY keyboard (scan codes of X11 and Wayland).
[[nodiscard]] inline char latinLetter(const QKeyEvent& event) {
    const int key = event.key();
    if (key >= Qt::Key_A && key <= Qt::Key_Z) return static_cast<char>(key);
    struct Row {
        quint32 first;
        std::string_view letters;
    };
    for (const Row& row : {Row{24, "QWERTYUIOP"}, Row{38, "ASDFGHJKL"}, Row{52, "ZXCVBNM"}}) {
        const quint32 place = event.nativeScanCode() - row.first;
        if (event.nativeScanCode() >= row.first && place < row.letters.size()) return row.letters[place];
    }
    return 0;
}

}  // namespace rokada::ui

// Pauses a layout while several of its widgets are shown or hidden.
#pragma once

#include <QLayout>

namespace rokada::ui {

/// Disables a layout until the end of the scope, and then lays its widgets out once. Without this object, Qt lays out
/// the whole window for each widget that is shown.
class LayoutPause {
public:
    explicit LayoutPause(QLayout& layout) : layout_(layout) { layout_.setEnabled(false); }
    ~LayoutPause() {
        layout_.setEnabled(true);
        layout_.activate();
    }
    LayoutPause(const LayoutPause&) = delete;
    LayoutPause& operator=(const LayoutPause&) = delete;

private:
    QLayout& layout_;
};

}  // namespace rokada::ui

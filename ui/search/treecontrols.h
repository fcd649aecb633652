// Keeps the opening tree in step with the board.
#pragma once

#include "shell/feature.h"

#include <stop_token>

namespace rokada::ui {

class BookControls;
class LibraryControls;
class TreePanel;
class WindowAction;

class TreeControls final : public Feature {
    Q_OBJECT
public:
    TreeControls(const WindowContext& context, LibraryControls& library, BookControls& books);

    [[nodiscard]] TreePanel& panel() { return *panel_; }
    void retranslate() override;

signals:
    /// What was played in the position that is shown is in the list.
    void counted();

private:
    void listCollections();
    void follow();
    void showBook();
    void count();
    void enter(Move move);

    LibraryControls& library_;
    TreePanel* panel_;
    WindowAction* shown_ = nullptr;
    std::stop_source running_;
    int asked_ = 0;
};

}  // namespace rokada::ui

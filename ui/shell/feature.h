// A feature of the window: made by one line of `makeFeatures`, found by its type among the children of the window.
#pragma once

#include "shell/windowcontext.h"

#include <QMainWindow>
#include <QObject>

namespace rokada::ui {

class Feature : public QObject {
    Q_OBJECT
public:
    explicit Feature(const WindowContext& context) : QObject(&context.window), in_(context) {}

    /// All words in the language in force. Called when all features are there, and when the language changes.
    virtual void retranslate() {}
    /// What can be used now, with words that say why not. Called after each change of the game.
    virtual void updateActions() {}

protected:
    WindowContext in_;
};

}  // namespace rokada::ui

// A feature of the window: made by one line of `featureTable`.
#pragma once

#include <QObject>

namespace rokada::ui {

class Offers;

/// Gets the services that it needs by reference in its constructor, and never another feature. The window owns it;
/// while the window is destroyed, it uses no service but the settings, which outlive the window. The board follows the
/// session before any feature hears of its news.
class Feature : public QObject {
    Q_OBJECT
public:
    /// All features are there: what others offer can be found. Called once, before any other function.
    virtual void join(const Offers& offers) { Q_UNUSED(offers); }
    /// All words in the language in force. Called when all features are there, and when the language changes.
    virtual void retranslate() {}
    /// What can be used now, with words that say why not. Called after each change of the game.
    virtual void updateActions() {}
    /// Esc was pressed and nothing on the board has used it: true if the feature has gone a step back.
    virtual bool stepBack() { return false; }
};

}  // namespace rokada::ui

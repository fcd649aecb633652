// Base class of the features of the window. Each is created by one line of `featureTable`.
#pragma once

#include <QObject>

namespace rokada::ui {

class Offers;

/// A feature takes the services that it needs by reference in its constructor, and never another feature. The window
/// owns it. While the window is destroyed, only the settings may be used, because they outlive the window. The board
/// follows the session before any feature is notified.
class Feature : public QObject {
    Q_OBJECT
public:
    /// Finds offers of other features. Called once when all features exist, before any other function of the feature.
    virtual void join(const Offers& offers) { Q_UNUSED(offers); }
    /// Updates all texts to the current language. Called when all features exist, and when the language changes.
    virtual void retranslate() {}
    /// Enables and disables actions, with reasons. Called after each change of the game.
    virtual void updateActions() {}
    /// Goes one step back. Called after Esc if the board has not used it. Returns false if there is no step to go back.
    virtual bool stepBack() { return false; }
};

}  // namespace rokada::ui

// Base class of the features of the window. Each feature is created by one line of `featureTable` in
// window/features.cpp.
#pragma once

#include <QObject>

namespace rokada::ui {

class Offers;

/// Part of the window with its own actions, pages and settings. Its constructor takes the services that it needs by
/// reference, and never another feature. The window owns all features. Destructors may use only the settings, because
/// the other services may be gone. The board receives the signals of the session before any feature.
class Feature : public QObject {
    Q_OBJECT
public:
    /// Finds the interfaces that other features offer. Called once when all features exist, before any other function.
    virtual void join(const Offers& offers) { Q_UNUSED(offers); }
    /// Updates all texts to the current language. Called when all features exist, and when the language changes.
    virtual void retranslate() {}
    /// Enables and disables actions, and sets the reasons for disabled ones. Called after each change of the game.
    virtual void updateActions() {}
    /// Closes or collapses something of this feature. Called after Esc if the board has not used it. Returns false if
    /// there was nothing to close.
    virtual bool stepBack() { return false; }
};

}  // namespace rokada::ui

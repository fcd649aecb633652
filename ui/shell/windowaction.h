// Actions of the window: an action that retranslates itself and explains why it is disabled, and a group of exclusive
// actions.
#pragma once

#include "shell/actionspec.h"

#include <QAction>
#include <QActionGroup>

#include <vector>

class QColor;

namespace rokada::ui {

class WindowAction final : public QAction {
    Q_OBJECT
public:
    WindowAction(const ActionSpec& spec, QObject* parent);

    [[nodiscard]] const ActionSpec& spec() const { return spec_; }
    /// Enables or disables the action. `whyNot` is a sentence that says why it is disabled.
    void allow(bool allowed, const QString& whyNot = {});
    /// Disables the action with this reason if `ActionSpec::needsBoard` is true. An empty reason means that the board
    /// is visible again.
    void setBoardHidden(const QString& why);
    /// Disables the action with this reason if `ActionSpec::needsGame` is true. An empty reason means that there is a
    /// game.
    void setGameMissing(const QString& why);
    /// Replaces the text and the tooltip, because the action now has another effect. Both texts are untranslated, as in
    /// `ActionSpec`.
    void rename(const char* text, const char* tip);
    /// Updates the texts of the action to the current language.
    void retranslate();
    void paintIcon(const QColor& ink);

private:
    void update();

    ActionSpec spec_;
    const char* usual_;    ///< original text; buttons keep it after `rename`
    bool allowed_ = true;  ///< value of the last call of `allow`
    QString whyNot_;
    QString boardHidden_;
    QString gameMissing_;
};

/// A group of exclusive menu actions that choose one of several values.
class ActionChoice final : public QActionGroup {
    Q_OBJECT
public:
    ActionChoice(const QString& name, const std::vector<ChoiceSpec>& choices, QObject* parent);

    /// Chooses the value without emitting `picked`. Chooses nothing if the value is unknown.
    void setChosen(const QVariant& value);
    [[nodiscard]] QVariant chosen() const;
    /// Updates all texts to the current language.
    void retranslate();

signals:
    /// Emitted when the user chooses a value.
    void picked(const QVariant& value);

private:
    std::vector<const char*> texts_;  ///< untranslated texts of the actions
};

}  // namespace rokada::ui

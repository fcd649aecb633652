// An action of the window: it knows its words in every language, and why it cannot be used now.
#pragma once

#include "shell/actionspec.h"

#include <QAction>

class QColor;

namespace rokada::ui {

class WindowAction final : public QAction {
    Q_OBJECT
public:
    WindowAction(const ActionSpec& spec, QObject* parent);

    [[nodiscard]] const ActionSpec& spec() const { return spec_; }
    /// Whether it can be used now, and a sentence that says why not.
    void allow(bool allowed, const QString& whyNot = {});
    /// The board is not seen, and why; empty when it is seen again. Some actions are of no use then.
    void setBoardHidden(const QString& why);
    /// There is no game, and a sentence that says so; empty when there is one. Some actions are of no use then.
    void setGameMissing(const QString& why);
    /// Other words, as in its spec; where the same key means something else for a while.
    void rename(const char* text, const char* tip);
    /// Its words again.
    void retranslate();
    void paintIcon(const QColor& ink);

private:
    void update();

    ActionSpec spec_;
    const char* usual_;    ///< its text; buttons keep it whatever the action is renamed to
    bool allowed_ = true;  ///< whether or not the board is seen
    QString whyNot_;
    QString boardHidden_;
    QString gameMissing_;
};

}  // namespace rokada::ui

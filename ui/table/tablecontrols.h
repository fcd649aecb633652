// What people at the board do beside moving: offer, claim, resign, ask to take back, press the clock, adjust men; and
// what the clocks and the arbiter tell them.
#pragma once

#include "session/gamesession.h"

#include <QObject>
#include <QStringList>

namespace rokada::ui {

class AskBar;
class BoardWidget;
class StatusLine;
class WindowActions;

class TableControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        StatusLine& status;
        AskBar& bar;
    };
    TableControls(const Parts& parts, QObject* parent);

    /// What can be used now, with words that say why not.
    void updateActions();
    /// Question and clocks anew, in the language in force.
    void retranslate();
    /// A click on this seat's plate presses its clock; false if there is nothing to press.
    bool panelClicked(Side side);

private:
    void connectActions();
    void choose(Move move);
    void claim();
    void adjust();
    void question();
    void ask(Side side, const QString& question, const QStringList& answers);
    void answer(int answer);
    void showClocks();
    [[nodiscard]] Side asked() const;

    Parts in_;
    bool claiming_ = false;  ///< the question is how to claim
    bool naming_ = false;    ///< the next move is claimed with
};

}  // namespace rokada::ui

// Moves and commands by letters: the strip below the board, and what letters do while the board has the focus.
#pragma once

#include "session/gamesession.h"
#include "shell/settings.h"

#include <QObject>

#include <vector>

class QActionGroup;
class QKeyEvent;
class QMenu;

namespace rokada::ui {

class BoardWidget;
class MoveStrip;
class StatusLine;
class WindowActions;

class TypedControls final : public QObject {
    Q_OBJECT
public:
    /// What is used; all of it must outlive the controls.
    struct Parts {
        GameSession& session;
        WindowActions& actions;
        BoardWidget& board;
        StatusLine& status;
        MoveStrip& strip;
    };
    /// To be made after everybody else who listens to the board's keys: letters come here first.
    TypedControls(const Parts& parts, Settings& settings, QObject* parent);

    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeMenu();
    void open(const QString& begun = {});
    void close();
    void enter(const QString& text);
    void play(Move move);
    [[nodiscard]] bool command(const QString& text);
    [[nodiscard]] QString reasonFor(const QString& text);
    bool letterPressed(const QKeyEvent& press);
    void goToPiece(const QString& letter, bool back);

    Parts in_;
    Settings& settings_;
    QMenu* menu_;
    QActionGroup* letters_;
    std::vector<Move> choices_;  ///< of which a number chooses one
};

}  // namespace rokada::ui

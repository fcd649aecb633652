// User actions on the record (tree of moves) of the game: stepping, variations, comments, tags and notation. Shows the
// list of moves, the header, the graph and the comment.
#pragma once

#include "record/treepositions.h"
#include "session/gamerecord.h"
#include "shell/feature.h"
#include "shell/offers.h"
#include "texts/notations.h"

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardEvents;
class SidePanel;
class WindowSignals;
class Offers;
class ActionChoice;
class BoardWidget;
class MoveMenu;
class MoveButtons;
class MovesPanel;
class NotesPage;
class ReviewBar;
class Settings;
class StatusLine;
class WindowAction;

class RecordControls final : public Feature, public MoveSheet, public NotationChoice {
    Q_OBJECT
public:
    RecordControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                   BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status,
                   Settings& settings, WindowSignals& windowSignals, Offers& offers);

    void join(const Offers& offers) override;
    [[nodiscard]] MovesPanel& panel() override { return *panel_; }
    void retranslate() override;

    void chooseNotation(NotationStyle style) override;

private:
    void setCollection(const QString& name);
    void makeSteps();
    void makePlayFromHere();
    void makeVariationSteps();
    void makeEdits();
    void makePanel();
    void connectParts();
    void showRecord();
    [[nodiscard]] bool stillMeant();
    void showMoves();
    void showTried();
    [[nodiscard]] QString resigner() const;
    /// Shows the draw button that fits the position and the laws of the game.
    void showDrawButton();
    [[nodiscard]] QString result() const;
    [[nodiscard]] bool besideTool() const;
    void showHeader();
    void showPlace();
    void showComment();
    [[nodiscard]] QString nameOf(Node node) const;
    void updateActions() override;
    void setNotation(NotationStyle style);
    void askForComment();
    void askForTags();
    void keepComment(Node node, const QString& text);
    [[nodiscard]] bool walk(int key);
    void stepAside(int by);
    [[nodiscard]] bool keyPressed(const QKeyEvent& press);
    [[nodiscard]] bool wheelTurned(const QWheelEvent& turn);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    BoardEvents& events_;
    SidePanel& sidePanel_;
    StatusLine& status_;
    Settings& settings_;
    WindowSignals& windowSignals_;
    QString collection_;  ///< name of the collection that contains the viewed record; may be empty
    MovesPanel* panel_;
    NotesPage* notes_;
    MoveButtons* buttons_ = nullptr;  ///< nullptr until `join` is called
    ReviewBar* bar_;
    MoveMenu* menu_ = nullptr;
    ActionChoice* notations_;
    WindowAction* first_ = nullptr;
    WindowAction* previous_ = nullptr;
    WindowAction* next_ = nullptr;
    WindowAction* last_ = nullptr;
    WindowAction* playFromHere_ = nullptr;
    WindowAction* nextVariation_ = nullptr;
    WindowAction* previousVariation_ = nullptr;
    WindowAction* promote_ = nullptr;
    WindowAction* delete_ = nullptr;
    WindowAction* comment_ = nullptr;
    WindowAction* tags_ = nullptr;
    int wheel_ = 0;                    ///< wheel rotation that has not made a step yet, in eighths of a degree
    mutable TreePositions positions_;  ///< cache of positions, used to name moves
    bool wasAway_ = false;
    std::size_t played_ = 0;  ///< number of turns of the game in progress at the last call of `stillMeant`
};

}  // namespace rokada::ui

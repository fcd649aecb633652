// What a person does with the score sheet: going back and forth, trying moves, variations, comments, notations.
#pragma once

#include "record/treepositions.h"
#include "session/gamerecord.h"
#include "shell/feature.h"
#include "texts/notations.h"

#include <QObject>

#include <functional>

class QMainWindow;

namespace rokada::ui {

class ActionChoice;
class BoardWidget;
class MoveMenu;
class MoveButtons;
class MovesPanel;
class ReviewBar;
class Settings;
class StatusLine;
class WindowAction;

class RecordControls final : public Feature {
    Q_OBJECT
public:
    explicit RecordControls(const WindowContext& context);

    [[nodiscard]] MovesPanel& panel() { return *panel_; }
    void retranslate() override;

    /// How moves are written from now on.
    void chooseNotation(NotationStyle style);
    /// The buttons under the moves stand in this panel while it hides the moves.
    void lendButtons(QDockWidget& panel, const std::function<void(QWidget*)>& hold);
    /// The record that has just come is from this collection.
    void setCollection(const QString& name);

signals:
    void notationChanged();

private:
    void makeSteps();
    void makeVariationSteps();
    void makeEdits();
    void makePanelActions();
    void connectParts();
    void showRecord();
    [[nodiscard]] bool stillMeant();
    void showMoves();
    void showTried();
    [[nodiscard]] QString resigner() const;
    [[nodiscard]] QString result() const;
    void showHeader();
    void showPlace();
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

    QString collection_;  ///< of the record that is viewed; may be empty
    MovesPanel* panel_;
    MoveButtons* buttons_;
    ReviewBar* bar_;
    MoveMenu* menu_ = nullptr;
    ActionChoice* notations_;
    WindowAction* first_ = nullptr;
    WindowAction* previous_ = nullptr;
    WindowAction* next_ = nullptr;
    WindowAction* last_ = nullptr;
    WindowAction* nextVariation_ = nullptr;
    WindowAction* previousVariation_ = nullptr;
    WindowAction* promote_ = nullptr;
    WindowAction* delete_ = nullptr;
    WindowAction* comment_ = nullptr;
    WindowAction* tags_ = nullptr;
    int wheel_ = 0;  ///< turned since the last step, in eighths of a degree
    mutable TreePositions positions_;  ///< those that moves were named in
    bool wasAway_ = false;
    std::size_t played_ = 0;  ///< turns of the running game that are known here
};

}  // namespace rokada::ui

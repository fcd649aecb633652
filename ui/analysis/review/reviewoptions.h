// Options menu of the review panel: number of nodes, engine, moves to review, and a command to repeat the review.
#pragma once

#include "engines/enginelist.h"

#include <QMenu>

#include <vector>

namespace rokada::ui {

class ReviewOptions final : public QMenu {
    Q_OBJECT
public:
    explicit ReviewOptions(QWidget* parent);

    /// Checks the item for this number of nodes per position, one of `reviewNodes`.
    void setNodes(int nodes);
    /// Sets the external engines of the menu. `chosen` is the name of the selected engine; it is empty for the built-in
    /// engine. An engine that does not support the variant is disabled, and its tool tip shows the reason.
    void setEngines(const std::vector<EngineOffer>& offers, const QString& chosen);
    /// Sets whether the user steps through the mistakes of all players. The option is available only if `possible` is
    /// true: exactly one person played against computers.
    void setEverybody(bool everybody, bool possible);
    /// Sets whether the review includes the moves after the last person was eliminated. The option is available only if
    /// `possible` is true: computers have played such moves.
    void setWhole(bool whole, bool possible);
    void retranslate();

signals:
    /// Emitted when the user chooses the number of nodes per position.
    void nodesChosen(int nodes);
    /// Emitted when the user chooses an engine. `engine` is empty for the built-in engine.
    void engineChosen(const QString& engine);
    void everybodyChosen(bool everybody);
    void wholeChosen(bool whole);
    /// Emitted when the user asks to repeat the review of the current game.
    void againWanted();

private:
    void addEngine(const QString& words, const QString& value, const QString& whyNot, bool chosen);

    QActionGroup* nodes_;
    QActionGroup* engines_;
    QAction* thoroughness_;
    QAction* engine_;
    QAction* afterEngines_;
    QAction* everybody_;
    QAction* whole_;
    QAction* again_;
};

}  // namespace rokada::ui

// Options menu of a review: thoroughness, engine, and repeating it.
#pragma once

#include "engines/enginelist.h"

#include <QMenu>

#include <vector>

namespace rokada::ui {

class ReviewOptions final : public QMenu {
    Q_OBJECT
public:
    explicit ReviewOptions(QWidget* parent);

    /// Sets the nodes per position, one of `reviewNodes`.
    void setNodes(int nodes);
    /// Sets the external engines besides the built-in one, whose name is empty. Unsupported engines are disabled with
    /// the reason.
    void setEngines(const std::vector<EngineOffer>& offers, const QString& chosen);
    /// Sets whether to step through the mistakes of all players; `possible` if one person has played.
    void setEverybody(bool everybody, bool possible);
    /// Sets whether the review continues after the last person was eliminated; `possible` if computers have continued.
    void setWhole(bool whole, bool possible);
    void retranslate();

signals:
    /// Emitted when the user chooses a thoroughness, in nodes per position.
    void nodesChosen(int nodes);
    /// Emitted when the user chooses an engine; empty for the built-in one.
    void engineChosen(const QString& engine);
    void everybodyChosen(bool everybody);
    void wholeChosen(bool whole);
    /// Requests a new review of the same game.
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

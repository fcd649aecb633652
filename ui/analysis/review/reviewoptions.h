// The menu of a review: how thorough it is, which engine looks at the positions, and once more.
#pragma once

#include "engines/enginelist.h"

#include <QMenu>

#include <vector>

namespace rokada::ui {

class ReviewOptions final : public QMenu {
    Q_OBJECT
public:
    explicit ReviewOptions(QWidget* parent);

    /// For each position, one of `reviewNodes`.
    void setNodes(int nodes);
    /// Those besides ours, whose name is empty. Those that do not know the game are there, with the reason.
    void setEngines(const std::vector<EngineOffer>& offers, const QString& chosen);
    /// Whether the bad moves of all players are walked through; `possible` if one person has played.
    void setEverybody(bool everybody, bool possible);
    /// Whether it goes on when the last person is out; `possible` if computers have played on.
    void setWhole(bool whole, bool possible);
    void retranslate();

signals:
    void nodesChosen(int nodes);
    void engineChosen(const QString& engine);
    void everybodyChosen(bool everybody);
    void wholeChosen(bool whole);
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

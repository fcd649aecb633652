// Button with a menu that chooses, adds, renames and resets learners.
#pragma once

#include "learn/learners.h"

#include <QPushButton>

class QMenu;

namespace rokada::ui {

class LearnerButton final : public QPushButton {
    Q_OBJECT
public:
    /// `learners` must outlive this object.
    LearnerButton(Learners& learners, QWidget* parent);

    void refresh();

signals:
    /// Emitted when another learner is chosen, or when the name or the progress of the learner has changed.
    void changed();

private:
    void fillMenu();
    void askForName(bool added);
    void askForReset();
    void make(const Learners::Change& change);

    Learners& learners_;
    QMenu* menu_;
};

}  // namespace rokada::ui

// Button with a menu that chooses, adds, renames and resets learners.
#pragma once

#include <QPushButton>

class QMenu;

namespace rokada::ui {

class Learners;

class LearnerButton final : public QPushButton {
    Q_OBJECT
public:
    /// `learners` must outlive this object.
    LearnerButton(Learners& learners, QWidget* parent);

    void refresh();

signals:
    /// Emitted when another learner is chosen, or when the name or the progress of the learner has changed.
    void changed();
    /// Emitted after an attempt to write the learners' file. `failure` is the error text of the system; it is empty on
    /// success.
    void written(const QString& failure);

private:
    void fillMenu();
    void askForName(bool added);
    void askForReset();
    template <class Change>
    void make(Change change);

    Learners& learners_;
    QMenu* menu_;
};

}  // namespace rokada::ui

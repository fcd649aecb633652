// Button with a menu to choose, add, rename and reset learners.
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
    /// Emitted after a change of learner, name or progress.
    void changed();
    /// Emitted after writing the learners' file. `failure` is the error text of the system; empty on success.
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

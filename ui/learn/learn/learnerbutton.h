// Who learns: a button with a menu to choose, add, rename and reset learners.
#pragma once

#include <QPushButton>

class QMenu;

namespace rokada::ui {

class Learners;

class LearnerButton final : public QPushButton {
    Q_OBJECT
public:
    /// The learners must outlive it.
    LearnerButton(Learners& learners, QWidget* parent);

    void refresh();

signals:
    /// Another learner, another name, or other progress.
    void changed();
    /// The file of the learners was written, or could not be: why, in the words of the system.
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

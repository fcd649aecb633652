// Dialog with the ratings of a learner: the rating in one variant and its history as a graph.
#pragma once

#include "learn/learnerlist.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace rokada::ui {

class RatingGraph;

class RatingDialog final : public QDialog {
    Q_OBJECT
public:
    RatingDialog(const Learner& learner, QWidget* parent);

private:
    void fill();

    Learner learner_;
    QComboBox* games_;
    QLabel* rating_;
    RatingGraph* graph_;
};

}  // namespace rokada::ui

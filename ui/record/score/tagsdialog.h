// What is known of a game as a whole, in a form: players, ratings, event, date, result, opening.
#pragma once

#include "record/gametree.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLineEdit;

namespace rokada::ui {

class TagsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `decided`: the result follows from the game that is being played and cannot be chosen.
    TagsDialog(const GameTree& tree, bool decided, QWidget* parent);

    /// What stands in the form, with the tags that it does not show; fields that are empty have no tag.
    [[nodiscard]] std::vector<Tag> tags() const;

private:
    struct Field {
        std::string tag;
        QLineEdit* edit;
    };
    QLineEdit* add(const QString& label, std::string tag);
    void updateButtons();

    std::vector<Tag> tags_;
    std::vector<Field> fields_;
    QComboBox* result_;
};

}  // namespace rokada::ui

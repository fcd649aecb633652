// Dialog with a form for the tags of a game: players, ratings, event, date, result and opening.
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
    /// `decided` is true if the user cannot choose the result, because the game that was played here determines it.
    TagsDialog(const GameTree& tree, bool decided, QWidget* parent);

    /// Returns all tags of the game: those in the form, and those that the form does not show. An empty field has no
    /// tag.
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

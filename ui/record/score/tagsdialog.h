// Form for the tags of a game: players, ratings, event, date, result, opening.
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
    /// `decided`: the result follows from the game in progress and cannot be chosen.
    TagsDialog(const GameTree& tree, bool decided, QWidget* parent);

    /// Returns the tags of the form together with tags that it does not show. Empty fields have no tag.
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

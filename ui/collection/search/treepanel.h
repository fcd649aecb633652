// Page of the side panel with the opening tree: the moves that an opening book or the games of a collection have in the
// shown position, and how often each was played.
#pragma once

#include "kit/rowtable.h"
#include "search/treerows.h"
#include "texts/notations.h"

#include "shell/panelpage.h"

class QComboBox;
class QLabel;

namespace rokada::ui {

class TreeModel;

class TreePanel final : public PanelPage {
    Q_OBJECT
public:
    explicit TreePanel(QWidget* parent);

    /// Returns the combo box in which the user selects the book or a collection.
    [[nodiscard]] QComboBox& sources() { return *sources_; }

    /// Shows the name of the opening, or hides the label if `name` is empty.
    void showOpening(const QString& name);
    /// Shows the moves of `position`, and the text `words` above them.
    void showRows(const Position& position, std::vector<TreeRow> rows, NotationStyle style, const QString& words);
    /// Clears the list and shows the text `why` instead.
    void showNothing(const QString& why);
    void retranslate();

signals:
    /// Emitted when the user chooses a move by a click or with Enter.
    void moveChosen(rokada::Move move);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void chooseColumns();

    QComboBox* sources_;
    QLabel* opening_;
    RowTable* list_;
    QLabel* said_;
    TreeModel* model_;
};

}  // namespace rokada::ui

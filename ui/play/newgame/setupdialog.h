// Position editor for all variants. Pieces are placed from a palette by mouse or keys, other properties have fields,
// errors are explained and marked on the board, and each step can be undone.
#pragma once

#include "text/arrangement.h"

#include <QDialog>
#include <QUndoStack>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace rokada::ui {

class SetupBoard;
class SplitDialogForm;
class SetupFields;
class SetupPalette;

class SetupDialog final : public QDialog {
    Q_OBJECT
public:
    SetupDialog(const Arrangement& board, QWidget* parent);

    [[nodiscard]] const Arrangement& arrangement() const { return arrangement_; }
    /// Returns the position, or nullopt while the arrangement has errors.
    [[nodiscard]] std::optional<Position> position() const { return positionOf(arrangement()); }
    [[nodiscard]] QString errorText() const;

    // --- parts
    [[nodiscard]] SetupBoard& board() { return *board_; }
    [[nodiscard]] SetupPalette& palette() { return *pieces_; }
    [[nodiscard]] SetupFields& fields() { return *fields_; }
    [[nodiscard]] QComboBox& games() { return *games_; }
    [[nodiscard]] QPushButton& playButton() { return *play_; }

    /// Replaces the arrangement, as one step that can be undone.
    void set(const Arrangement& board);
    void setStart();
    void clearBoard();
    void undo();
    void redo();
    void copy() const;
    /// Reads a position text or a text diagram of any variant. Returns false and shows a message if `text` is neither.
    bool paste(const QString& text);

signals:
    /// Emitted when "Play from here" is clicked. The arrangement then has no errors.
    void playWanted();

private:
    QWidget* makeSide();
    QWidget* makeTools();
    void addButtons();
    void connectParts();
    void chooseVariant();
    void chooseRules(const Choices& choices);
    void showBoard();
    void place(Piece piece, Square square);
    /// Shows the content of the square under the pointer or the cursor.
    void tellPointed();

    Arrangement arrangement_;
    QUndoStack steps_;
    SplitDialogForm* form_;
    SetupBoard* board_;
    SetupPalette* pieces_;
    SetupFields* fields_;
    QComboBox* games_;
    QLabel* towers_;
    QLabel* errors_;
    QLabel* pointed_;
    Square pointedAt_ = NoSquare;
    QPushButton* play_;
    QPushButton* undo_;
    QPushButton* redo_;
};

}  // namespace rokada::ui

Q_DECLARE_METATYPE(rokada::Arrangement)

// Position editor for all variants. The edited position is an `Arrangement`: it can have errors, unlike a `Position`.
// The user places pieces from a palette by mouse or keys, and edits the other properties of the position in fields. The
// dialog explains errors and marks them on the board. Each change can be undone.
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
    /// Returns the edited position, or nullopt if the arrangement has errors.
    [[nodiscard]] std::optional<Position> position() const { return positionOf(arrangement()); }
    [[nodiscard]] SetupBoard& board() { return *board_; }

    /// Replaces the arrangement as one step that the user can undo.
    void set(const Arrangement& board);
    void setStart();
    void clearBoard();
    void undo();
    void redo();
    void copy() const;
    /// Reads a position as FEN or as a text diagram, of any variant. Returns false and shows a message if `text` is
    /// neither.
    bool paste(const QString& text);

signals:
    /// Emitted when the user clicks "Play from here". The arrangement has no errors at this time.
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
    /// Shows the name and the pieces of the square under the pointer or the keyboard cursor as text.
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

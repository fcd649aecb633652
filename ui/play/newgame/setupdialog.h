// Sets up any board of any variant: pieces from a palette by mouse or keys, everything else in fields, errors named
// and marked, and every step can be undone.
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
class SetupFields;
class SetupPalette;

class SetupDialog final : public QDialog {
    Q_OBJECT
public:
    SetupDialog(const Arrangement& board, QWidget* parent);

    [[nodiscard]] const Arrangement& arrangement() const { return arrangement_; }
    /// Nothing as long as something is wrong.
    [[nodiscard]] std::optional<Position> position() const { return positionOf(arrangement()); }
    [[nodiscard]] QString errorText() const;

    // --- its parts
    [[nodiscard]] SetupBoard& board() { return *board_; }
    [[nodiscard]] SetupPalette& palette() { return *pieces_; }
    [[nodiscard]] SetupFields& fields() { return *fields_; }
    [[nodiscard]] QComboBox& games() { return *games_; }
    [[nodiscard]] QPushButton& playButton() { return *play_; }

    /// A step that undo takes back.
    void set(const Arrangement& board);
    void setStart();
    void clearBoard();
    void undo();
    void redo();
    void copy() const;
    /// A position text or a drawing in letters, of any variant. False, with a message, if it cannot be read.
    bool paste(const QString& text);

signals:
    /// "Play from here"; what is wrong has been mended.
    void playWanted();

private:
    QWidget* makeSide();
    QWidget* makeButtons();
    void connectParts();
    void chooseVariant();
    void chooseRules(const Choices& choices);
    void showBoard();
    void place(Piece piece, Square square);
    /// What stands where the pointer or the cursor is.
    void tellPointed();

    Arrangement arrangement_;
    QUndoStack steps_;
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

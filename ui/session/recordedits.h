// Undo stack for the edits of a record. Also tells whether there are unsaved changes.
#pragma once

#include "record/gametree.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace rokada::ui {

/// The parts of a record that edits change.
struct RecordState {
    GameTree tree;
    Node shown = Node::Root;
    Node abandoned = Node::None;  ///< first move that was taken back and can be redone
};

/// Type of an edit: of moves, of comments and symbols, or a review. A lost review can be computed again.
enum class EditType { Move, Note, Review };

class RecordEdits final : public QObject {
    Q_OBJECT
public:
    explicit RecordEdits(QObject* parent);

    /// Clears the undo stack for another record with `moves` moves. `edited` and `noted` say that the record has
    /// unsaved changes, or unsaved comments and symbols.
    void reset(std::size_t moves, bool edited, bool noted);
    /// Adds an edit that has been made. `before` is the state before it.
    void push(RecordState before, EditType type);
    /// Clears the undo stack but keeps the information about unsaved changes. Called when the game continues.
    void settle();
    /// Marks the record as changed by something that is not an edit, such as a played move.
    void noteChange() { edited_ = true; }
    void markSaved();

    [[nodiscard]] bool any() const { return stack_.count() > 0; }
    [[nodiscard]] bool canUndo() const { return stack_.canUndo(); }
    [[nodiscard]] bool canRedo() const { return stack_.canRedo(); }
    /// `undo` returns the state before the last edit. `redo` returns the state after the edit that was undone last.
    /// `now` is the current state.
    [[nodiscard]] RecordState undo(RecordState now);
    [[nodiscard]] RecordState redo(RecordState now);

    /// Returns true if there are unsaved changes.
    [[nodiscard]] bool edited() const { return edited_ || !stack_.isClean(); }
    /// Returns true if there are unsaved comments or annotation symbols.
    [[nodiscard]] bool noted() const { return noted_ || unsaved(EditType::Note); }
    /// Returns the type of the edit that undo would revert.
    [[nodiscard]] std::optional<EditType> undoType() const;
    /// Returns true if an edit of this type is unsaved.
    [[nodiscard]] bool unsaved(EditType type) const;

private:
    class Edit;

    QUndoStack stack_;
    std::optional<RecordState> now_;  ///< current state, set only during undo and redo
    bool edited_ = false;             ///< true if there were unsaved changes before the first edit on the stack
    bool noted_ = false;
};

}  // namespace rokada::ui

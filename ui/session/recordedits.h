// Undoes and redoes the edits of a record, and knows whether it has unsaved changes.
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
    Node abandoned = Node::None;  ///< first move that was taken back
};

/// Type of an edit. A review has its own type, because it can be computed again.
enum class EditType { Move, Note, Review };

class RecordEdits final : public QObject {
    Q_OBJECT
public:
    explicit RecordEdits(QObject* parent);

    /// Starts with another record of `moves` moves. `edited` and `noted` are true if it has unsaved changes of that
    /// type.
    void reset(std::size_t moves, bool edited, bool noted);
    /// Records an edit; `before` is the state before it.
    void push(RecordState before, EditType type);
    /// Clears the undo stack after the game has continued. The edits stay in the record.
    void settle();
    /// Records a change that was not made by an edit.
    void noteChange() { edited_ = true; }
    void markSaved();

    [[nodiscard]] bool any() const { return stack_.count() > 0; }
    [[nodiscard]] bool canUndo() const { return stack_.canUndo(); }
    [[nodiscard]] bool canRedo() const { return stack_.canRedo(); }
    /// `undo` returns the state before the last edit, `redo` the state after the edit that is redone. `now` is the
    /// current state.
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
    std::optional<RecordState> now_;  ///< current state during undo and redo
    bool edited_ = false;             ///< true if there were unsaved changes before the edits of the stack
    bool noted_ = false;
};

}  // namespace rokada::ui

// The edits of a record: what can be undone and done again, and what is in no file yet.
#pragma once

#include "record/gametree.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace rokada::ui {

/// A record as far as edits change it.
struct RecordState {
    GameTree tree;
    Node shown = Node::Root;
    Node abandoned = Node::None;  ///< the first move that was taken back
};

/// What a person does to a record, and what a review writes, which can be made again.
enum class EditType { Move, Note, Review };

class RecordEdits final : public QObject {
    Q_OBJECT
public:
    explicit RecordEdits(QObject* parent);

    /// Another record with so many moves; whether something of it is in no file yet.
    void reset(std::size_t moves, bool edited, bool noted);
    /// An edit was made; before it the record was this.
    void push(RecordState before, EditType type);
    /// The game went on: edits up to now stay.
    void settle();
    /// Something was written that no edit made.
    void noteChange() { edited_ = true; }
    void markSaved();

    [[nodiscard]] bool any() const { return stack_.count() > 0; }
    [[nodiscard]] bool canUndo() const { return stack_.canUndo(); }
    [[nodiscard]] bool canRedo() const { return stack_.canRedo(); }
    /// What the record was before the last edit, and was after it; `now` is what it is.
    [[nodiscard]] RecordState undo(RecordState now);
    [[nodiscard]] RecordState redo(RecordState now);

    /// Something is in no file yet.
    [[nodiscard]] bool edited() const { return edited_ || !stack_.isClean(); }
    /// Comments or annotation symbols are in no file yet.
    [[nodiscard]] bool noted() const { return noted_ || unsaved(EditType::Note); }
    /// Of the edit that can be undone.
    [[nodiscard]] std::optional<EditType> undoType() const;
    /// An edit of this type is in no file yet.
    [[nodiscard]] bool unsaved(EditType type) const;

private:
    class Edit;

    QUndoStack stack_;
    std::optional<RecordState> now_;  ///< while an edit is undone or done again
    bool edited_ = false;             ///< before the edits that can be undone
    bool noted_ = false;
};

}  // namespace rokada::ui

#include "session/recordedits.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace rokada::ui {

namespace {

/// Limit for the number of moves in all copies of the record together. Each edit on the undo stack keeps one copy.
constexpr std::size_t MovesKept = 1'000'000;
constexpr std::size_t FewestEdits = 8, MaxEdits = 1000;

}  // namespace

/// Edit on the undo stack. It holds the record before the edit or, after an undo, the record after the edit.
class RecordEdits::Edit final : public QUndoCommand {
public:
    Edit(RecordEdits& edits, RecordState before, EditType type)
        : edits_(edits), other_(std::move(before)), type_(type) {}

    void undo() override { std::swap(*edits_.now_, other_); }
    /// Does nothing the first time: QUndoStack::push calls it although the edit has already been made.
    void redo() override {
        if (std::exchange(made_, true)) std::swap(*edits_.now_, other_);
    }
    [[nodiscard]] EditType type() const { return type_; }

private:
    RecordEdits& edits_;
    RecordState other_;
    EditType type_;
    bool made_ = false;
};

RecordEdits::RecordEdits(QObject* parent) : QObject(parent) {}

void RecordEdits::reset(std::size_t moves, bool edited, bool noted) {
    stack_.clear();
    stack_.setUndoLimit(static_cast<int>(std::clamp(MovesKept / (moves + 1), FewestEdits, MaxEdits)));
    edited_ = edited;
    noted_ = noted;
}

void RecordEdits::push(RecordState before, EditType type) {
    stack_.push(std::make_unique<Edit>(*this, std::move(before), type).release());
}

void RecordEdits::settle() {
    if (!any()) return;
    edited_ = edited();
    noted_ = noted();
    stack_.clear();
}

void RecordEdits::markSaved() {
    edited_ = noted_ = false;
    stack_.setClean();
}

RecordState RecordEdits::undo(RecordState now) {
    now_ = std::move(now);
    stack_.undo();
    return *std::exchange(now_, std::nullopt);
}

RecordState RecordEdits::redo(RecordState now) {
    now_ = std::move(now);
    stack_.redo();
    return *std::exchange(now_, std::nullopt);
}

std::optional<EditType> RecordEdits::undoType() const {
    if (!canUndo()) return std::nullopt;
    return static_cast<const Edit*>(stack_.command(stack_.index() - 1))->type();
}

/// Returns true also if the undo stack has dropped the saved state, because the types of the dropped edits are unknown.
bool RecordEdits::unsaved(EditType type) const {
    if (stack_.cleanIndex() < 0) return true;
    const auto [from, to] =
        std::minmax({stack_.cleanIndex(), stack_.index()});  // with a list, minmax returns copies and not references
    for (int i = from; i < to; ++i) {
        if (static_cast<const Edit*>(stack_.command(i))->type() == type) return true;
    }
    return false;
}

}  // namespace rokada::ui

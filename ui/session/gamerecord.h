// The record of a window: the tree of the game that is played or viewed, and the node that is shown. Follows the game
// of the session. Contains no user-visible texts and no widgets.
#pragma once

#include "record/drawings.h"
#include "record/gametree.h"
#include "session/gamesession.h"
#include "session/linegame.h"
#include "session/recordedits.h"
#include "session/recordsource.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rokada::ui {

/// State of a record that can be stored and restored. `noted` is true if the record has unsaved comments or symbols.
struct RecordSnapshot {
    GameTree tree;
    Node live = Node::Root;
    Node shown = Node::Root;
    Node abandoned = Node::None;  ///< first move that was taken back and can be redone
    bool edited = false;
    bool noted = false;
    std::optional<RecordSource> source;

    friend bool operator==(const RecordSnapshot&, const RecordSnapshot&) = default;
};

class GameRecord final : public QObject {
    Q_OBJECT
public:
    GameRecord(GameSession& session, QObject* parent);
    ~GameRecord() override;

    /// Returns the tree of the record, or nullptr before the first game has started.
    [[nodiscard]] const GameTree* tree() const { return tree_ ? &*tree_ : nullptr; }
    /// Returns true while a record is viewed. No game is in progress then, so moves on the board are edits of the
    /// record.
    [[nodiscard]] bool viewing() const { return session_.viewing(); }
    /// Returns the node of the current position of the game in progress; the root while a record is viewed.
    [[nodiscard]] Node live() const { return live_; }
    /// Returns the node that is shown.
    [[nodiscard]] Node shown() const { return shown_; }
    /// Returns true if moves on the board become variations of the record and are not played in the game. This is the
    /// case while a record is viewed, and while another node than `live` is shown.
    [[nodiscard]] bool isDetached() const { return viewing() || shown_ != live_; }
    /// Returns the game up to the shown node. The pointer is valid until the next change.
    [[nodiscard]] const Game* game() const;
    /// Returns true while a new game is being started from a node of this record, or an earlier game is being restored.
    [[nodiscard]] bool supersedes() const { return supersedes_; }
    /// Returns false while a new game is being started from a node of this record: it continues the record, so the
    /// edits and the unfinished game need not be kept separately. Returns true at other times.
    [[nodiscard]] bool otherGameComes() const { return !supersedes_ || comesBack_; }
    /// Returns a snapshot of the record. Precondition: the first game has started.
    [[nodiscard]] RecordSnapshot snapshot() const {
        return {*tree_, live_, shown_, abandoned_, edited(), noted(), source_};
    }
    /// Returns true if the record has changed since `markSaved`.
    [[nodiscard]] bool edited() const { return edits_->edited(); }
    /// Returns true if there are unsaved comments or annotation symbols, or unsaved edits of the moves of a viewed
    /// record.
    [[nodiscard]] bool noted() const { return edits_->noted() || (viewing() && edits_->unsaved(EditType::Move)); }
    /// Returns true if the record contains an unsaved review.
    [[nodiscard]] bool reviewed() const { return edits_->unsaved(EditType::Review); }
    /// Marks all changes as saved. Call it after the record was written to a file.
    void markSaved();
    /// Returns the place of the record in its file, or nullopt if it does not come from a file.
    [[nodiscard]] const std::optional<RecordSource>& source() const { return source_; }
    void setSource(std::optional<RecordSource> source);

    /// Returns true if the undo stack contains edits. The stack is cleared when another game is opened and when a move
    /// is played.
    [[nodiscard]] bool hasEdits() const { return edits_->any(); }
    [[nodiscard]] bool canUndoEdit() const { return edits_->canUndo(); }
    /// Returns true if undo would remove a review.
    [[nodiscard]] bool undoesReview() const { return edits_->undoType() == EditType::Review; }
    [[nodiscard]] bool canRedoEdit() const { return edits_->canRedo(); }
    void undoEdit();
    void redoEdit();

    /// Views a record at the node `snapshot.shown` without starting a game. `setup` contains the names of the players.
    void view(RecordSnapshot snapshot, GameSetup setup);
    /// Starts the session with a recorded game at the node `live`. The players come from `setup`, the rules and the
    /// start position from `tree`.
    void open(GameTree tree, Node live, GameSetup setup, Resumption resumption = {});
    /// Restores an earlier game with its record. `game` may contain moves that can be redone.
    void putBack(RecordSnapshot snapshot, GameSetup setup, Game game, Resumption resumption);
    /// Shows another node. The game in progress is not affected.
    void show(Node node);
    /// Shows the node of the game in progress.
    void showLive() { show(live_); }
    /// `back` shows the previous node, `forward` the next one. `first` shows the start position. `last` shows the
    /// current position of the game in progress if the shown node leads to it, otherwise the end of the variation.
    void back();
    void forward();
    void first();
    void last();
    /// Shows the variation that is `step` places further among the alternatives to the shown move.
    void nextVariation(int step);

    /// Plays a move in the record from the shown node, and adds it as a variation if it is new. During the task of
    /// `seek`, only passes the move to the function of the task. Precondition: `isDetached`.
    void tryMove(Move move);
    /// Starts a task in which the user searches for a move: `judge` receives the moves tried at the shown node, and
    /// they are not recorded. The task ends when another node is shown or the record is edited.
    void seek(std::function<void(Move)> judge);
    [[nodiscard]] bool seeking() const { return judge_ != nullptr; }
    /// Unrecorded moves that are shown on the board during the task of `seek`, and the state of this task.
    struct TrialMoves {
        std::vector<Move> moves{};
        enum class Answer { Open, Found, Shown } answer = Answer::Open;  ///< solved by the user, or solution shown
    };
    /// Shows these moves after the shown node without recording them. Has no effect outside the task of `seek`. The
    /// user cannot try another move until they are removed.
    void setTrialMoves(TrialMoves trialMoves);
    [[nodiscard]] bool hasTrialMoves() const { return !trialMoves_.moves.empty(); }
    [[nodiscard]] const TrialMoves& trialMoves() const { return trialMoves_; }
    /// Emits `takeBackWanted` if trial moves are shown. The object that has set them should then remove them.
    void takeBackTrialMoves();
    /// Ends the task of `seek` and removes the trial moves.
    void endSeeking();
    /// Adds moves after the node `from` as one edit, and shows the last one. Moves that the tree contains already are
    /// not added again. Returns false and changes nothing if a move is illegal or a game is in progress.
    bool enter(Node from, const std::vector<Move>& moves);
    /// Applies a review to the record as one edit. `change` adds its comments and variations, and must not remove
    /// moves. Has no effect while a game is in progress.
    void annotate(const std::function<void(GameTree&)>& change);
    /// Starts a game from the shown node. With a viewed record, it is a new game between people with the moves up to
    /// this node.
    void playOnFromHere();
    /// Promotes the shown variation by one place among the alternatives.
    void promoteVariation();
    /// Returns true if the shown move and all moves after it can be deleted. The start and the path of the game in
    /// progress cannot be deleted.
    [[nodiscard]] bool canDelete() const;
    /// Deletes the shown move and all moves after it. Does nothing if `canDelete` returns false.
    void deleteVariation();
    /// Replaces the comment on a move as an edit.
    void comment(Node node, std::string text);
    /// Sets the judgement of a move (NAG 1 to 6) or of the position after it (NAG 10 to 19). It replaces an earlier
    /// judgement of the same type. Adds any other NAG, or removes it if the move already has it. 0 removes all NAGs of
    /// the move.
    void setNag(Node node, int nag);
    /// Stores the arrows and marked squares drawn at this node. The change is an edit that can be undone only if
    /// `isDetached`, because during play, undo takes back moves of the game.
    void draw(Node node, const std::vector<Drawing>& drawings);
    /// Replaces all PGN tags as an edit.
    void setTags(std::vector<Tag> tags);
    /// Records in the tree that `side` was given a hint for its move.
    void noteHint(Side side);

signals:
    /// Emitted after another game was opened, another position was shown, or moves or comments have changed.
    void changed();
    /// Emitted when another node is shown.
    void moved();
    /// Emitted when the record was saved, or its place in a file has changed.
    void fileChanged();
    /// Emitted to request that the owner of the trial moves removes them.
    void takeBackWanted();

private:
    void begin();
    void resume(RecordSnapshot snapshot, GameSetup setup, Game game, Resumption resumption);
    void follow();
    void touch();
    void forgetSeeking();
    template <class Change>
    void edit(EditType type, Change change);
    void restore(RecordState state);
    [[nodiscard]] RecordState state() const { return {*tree_, shown_, abandoned_}; }
    void playOnFromRecord();
    [[nodiscard]] Node followed(const Game& game);
    void dropAbandoned();
    void noteResult();
    void noteClock();

    GameSession& session_;
    std::optional<GameTree> tree_;
    std::optional<RecordSnapshot> opening_;  ///< record of the game that the session is about to start
    Node live_ = Node::Root;
    Node shown_ = Node::Root;
    Node abandoned_ = Node::None;  ///< first move that was taken back and can be redone
    std::shared_ptr<const Game> away_;
    LineGame line_;
    std::function<void(Move)> judge_;  ///< function of `seek`; unset if no task is active
    TrialMoves trialMoves_;
    RecordEdits* edits_;
    std::optional<RecordSource> source_;
    bool supersedes_ = false;
    bool comesBack_ = false;
};

}  // namespace rokada::ui

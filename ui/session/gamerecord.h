// The record of a window: the tree of the game that is played or viewed, synchronised with the session, and the node
// that is shown. Contains no user-visible texts and no widgets.
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

/// Snapshot of a record.
struct RecordSnapshot {
    GameTree tree;
    Node live = Node::Root;
    Node shown = Node::Root;
    Node abandoned = Node::None;  ///< first move that was taken back
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
    /// Returns true while a record is viewed. No game is played then, so all moves are edits.
    [[nodiscard]] bool viewing() const { return session_.viewing(); }
    /// Returns the node of the game in progress; the root while a record is viewed.
    [[nodiscard]] Node live() const { return live_; }
    /// Returns the node that is shown.
    [[nodiscard]] Node shown() const { return shown_; }
    /// Returns true if moves on the board are tried instead of played.
    [[nodiscard]] bool isDetached() const { return viewing() || shown_ != live_; }
    /// Returns the game up to the shown node. It is the session's own game, or a copy that is valid until the next
    /// change.
    [[nodiscard]] const Game* game() const;
    /// Returns true while a game starts that makes the previous record superfluous. The game continues a node of this
    /// record, or restores the record that it had replaced.
    [[nodiscard]] bool supersedes() const { return supersedes_; }
    /// Returns true while an earlier game is restored. The game that it replaces is a different one and should be kept.
    [[nodiscard]] bool comesBack() const { return comesBack_; }
    /// Returns a snapshot of the record. Precondition: the first game has started.
    [[nodiscard]] RecordSnapshot snapshot() const {
        return {*tree_, live_, shown_, abandoned_, edited(), noted(), source_};
    }
    /// Returns true if the record has changed since `markSaved`.
    [[nodiscard]] bool edited() const { return edits_->edited(); }
    /// Returns true if comments or annotation symbols, or moves of a viewed record, were added since `markSaved`.
    [[nodiscard]] bool noted() const { return edits_->noted() || (viewing() && edits_->unsaved(EditType::Move)); }
    /// Returns true if a review was written into the record since `markSaved`.
    [[nodiscard]] bool reviewed() const { return edits_->unsaved(EditType::Review); }
    /// Marks all changes of the record as saved. Call it after the record was saved.
    void markSaved();
    /// Returns the place of the record in its file, or nullopt if it has no file.
    [[nodiscard]] const std::optional<RecordSource>& source() const { return source_; }
    void setSource(std::optional<RecordSource> source);

    /// Returns true if an edit was made since the game was opened or its last move was played.
    [[nodiscard]] bool hasEdits() const { return edits_->any(); }
    [[nodiscard]] bool canUndoEdit() const { return edits_->canUndo(); }
    /// Returns true if undo would remove a review.
    [[nodiscard]] bool undoesReview() const { return edits_->undoType() == EditType::Review; }
    [[nodiscard]] bool canRedoEdit() const { return edits_->canRedo(); }
    void undoEdit();
    void redoEdit();

    /// Views a record at the node `snapshot.shown`. No game is played. `setup` names the players.
    void view(RecordSnapshot snapshot, GameSetup setup);
    /// Starts the session with a recorded game at `live`. The players come from `setup`, the rules and the start from
    /// the tree.
    void open(GameTree tree, Node live, GameSetup setup, Resumption resumption = {});
    /// Restores an earlier game with its record, including undone moves.
    void putBack(RecordSnapshot snapshot, GameSetup setup, Game game, Resumption resumption);
    /// Shows another node. The game in progress is not affected.
    void show(Node node);
    /// Shows the node of the game in progress.
    void showLive() { show(live_); }
    /// `back` shows the previous node, `forward` the next one. `first` shows the start, `last` the game in progress or
    /// the end of the variation.
    void back();
    void forward();
    void first();
    void last();
    /// Shows another of the variations that begin at the same node, `step` places further.
    void nextVariation(int step);

    /// Tries a move from the shown node. Adds it as a variation unless it exists already.
    void tryMove(Move move);
    /// Passes moves tried at the shown node to `judge` instead of recording them. This ends when another node is shown
    /// or the record changes.
    void seek(std::function<void(Move)> judge);
    [[nodiscard]] bool seeking() const { return judge_ != nullptr; }
    /// Moves shown while the user searches for a move.
    struct TrialMoves {
        std::vector<Move> moves{};
        enum class Answer { Open, Found, Shown } answer = Answer::Open;  ///< state of the task
    };
    /// Shows these moves after the shown node without recording them, while the user searches for a move. No other move
    /// can be tried until they are removed.
    void setTrialMoves(TrialMoves trialMoves);
    [[nodiscard]] bool hasTrialMoves() const { return !trialMoves_.moves.empty(); }
    [[nodiscard]] const TrialMoves& trialMoves() const { return trialMoves_; }
    /// Emits `takeBackWanted`, so that the owner of the trial removes the trial moves.
    void takeBackTrialMoves();
    /// Ends the search for a move and removes the trial moves.
    void endSeeking();
    /// Adds moves after a node of a game without players, as one edit, and shows the last one. Moves that exist already
    /// are not added again. Returns false and changes nothing if a move is illegal or the game is in progress.
    bool enter(Node from, const std::vector<Move>& moves);
    /// Applies the comments and variations of a review to a game without players, as one edit. `change` must not remove
    /// moves.
    void annotate(const std::function<void(GameTree&)>& change);
    /// Continues the session from the shown node. A viewed record becomes a new game between people, with the moves up
    /// to this node.
    void playOnFromHere();
    /// Promotes the shown variation.
    void promoteVariation();
    /// Returns true if the shown move and all moves after it can be deleted. The start and the path of the game in
    /// progress cannot be deleted.
    [[nodiscard]] bool canDelete() const;
    /// Deletes the shown move and all moves after it. Does nothing if `canDelete` returns false.
    void deleteVariation();
    /// Replaces the comment on a move, as an edit.
    void comment(Node node, std::string text);
    /// Sets the judgement of a move (NAG 1 to 6) or of the position after it (NAG 10 to 19). It replaces an earlier
    /// judgement of the same type. 0 removes both.
    void setNag(Node node, int nag);
    /// Stores the drawings of this node. During a game in progress, this is not an edit that can be undone, because
    /// undo takes back moves of the game.
    void draw(Node node, const std::vector<Drawing>& drawings);
    /// Replaces all tags, as an edit.
    void setTags(std::vector<Tag> tags);
    /// Records that `side` was given a hint for its move.
    void noteHint(Side side);

signals:
    /// Emitted after another game was opened, or moves or comments have changed.
    void changed();
    /// Emitted when another node is shown.
    void moved();
    /// Emitted when the record was saved or has another file.
    void fileChanged();
    /// Emitted to request that the trial moves are removed.
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
    std::optional<RecordSnapshot> opening_;  ///< record with which the session is starting
    Node live_ = Node::Root;
    Node shown_ = Node::Root;
    Node abandoned_ = Node::None;  ///< first move that was taken back
    std::shared_ptr<const Game> away_;
    LineGame line_;
    std::function<void(Move)> judge_;  ///< receiver of tried moves; set while the user searches for a move
    TrialMoves trialMoves_;
    RecordEdits* edits_;
    std::optional<RecordSource> source_;
    bool supersedes_ = false;
    bool comesBack_ = false;
};

}  // namespace rokada::ui

// The score sheet of a window: the tree of the game that is played or viewed, kept in step with the session, and the
// place in it that is shown. Knows no words and no widgets.
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

/// A score sheet as it lies there.
struct Sheet {
    GameTree tree;
    Node live = Node::Root;
    Node shown = Node::Root;
    Node abandoned = Node::None;  ///< the first move that was taken back
    bool edited = false;
    bool noted = false;
    std::optional<RecordSource> source;

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

class GameRecord final : public QObject {
    Q_OBJECT
public:
    GameRecord(GameSession& session, QObject* parent);
    ~GameRecord() override;

    /// Not before the first game has started.
    [[nodiscard]] const GameTree* tree() const { return tree_ ? &*tree_ : nullptr; }
    /// A record is looked at, and no game is played: all moves are edits.
    [[nodiscard]] bool viewing() const { return session_.viewing(); }
    /// Where the game that is being played stands; the root of a record that is viewed.
    [[nodiscard]] Node live() const { return live_; }
    /// The place that is shown.
    [[nodiscard]] Node shown() const { return shown_; }
    /// Moves on the board are tried, not played.
    [[nodiscard]] bool away() const { return viewing() || shown_ != live_; }
    /// The game up to the place that is shown: the session's own, or one that stays until the next change.
    [[nodiscard]] const Game* game() const;
    /// While a game starts: it goes on from a place in the score sheet of the one before, or brings back the place that
    /// that one had replaced. Callers need not keep that one.
    [[nodiscard]] bool supersedes() const { return supersedes_; }
    /// The same, but only for a game that comes back: the one that it replaces is another game, and worth keeping.
    [[nodiscard]] bool comesBack() const { return comesBack_; }
    /// Not before the first game has started.
    [[nodiscard]] Sheet sheet() const { return {*tree_, live_, shown_, abandoned_, edited(), noted(), source_}; }
    /// Something was written or read since it was last `markSaved`.
    [[nodiscard]] bool edited() const { return edits_->edited(); }
    /// A person has written comments or annotation symbols since then, or moves into a record that is viewed.
    [[nodiscard]] bool noted() const { return edits_->noted() || (viewing() && edits_->unsaved(EditType::Move)); }
    /// A review has been written into it since then.
    [[nodiscard]] bool reviewed() const { return edits_->unsaved(EditType::Review); }
    void markSaved();
    /// The file that it is kept in.
    [[nodiscard]] const std::optional<RecordSource>& source() const { return source_; }
    void setSource(std::optional<RecordSource> source);

    /// An edit was made since the game came or its last move was played.
    [[nodiscard]] bool hasEdits() const { return edits_->any(); }
    [[nodiscard]] bool canUndoEdit() const { return edits_->canUndo(); }
    [[nodiscard]] bool undoesReview() const { return edits_->undoType() == EditType::Review; }
    [[nodiscard]] bool canRedoEdit() const { return edits_->canRedo(); }
    void undoEdit();
    void redoEdit();

    /// Shows a record, at its place `sheet.shown`. Nobody plays; the setup names the players.
    void view(Sheet sheet, GameSetup setup);
    /// Starts the session with a recorded game; it is played on from `live` by the players of `setup`, whose rules
    /// and start are the tree's.
    void open(GameTree tree, Node live, GameSetup setup, Resumption resumption = {});
    /// A game that was begun earlier is there again with its sheet, undone moves included.
    void putBack(Sheet sheet, GameSetup setup, Game game, Resumption resumption);
    /// Shows another place. The game goes on undisturbed.
    void show(Node node);
    void showLive() { show(live_); }
    void back();
    void forward();
    void first();
    void last();
    /// To the next or the previous of the variations that begin here.
    void nextVariation(int step);

    /// A move from the place that is shown: a variation, unless it is there already.
    void tryMove(Move move);
    /// A move is looked for at the place that is shown: those that are tried are given to `judge`, and none is written.
    /// It ends when another place is shown, or the record changes.
    void seek(std::function<void(Move)> judge);
    [[nodiscard]] bool seeking() const { return judge_ != nullptr; }
    /// What is shown while a move is looked for.
    struct Supposition {
        std::vector<Move> moves{};
        enum class Answer { Open, Found, Told } answer = Answer::Open;  ///< whether it still has to be looked for
    };
    /// While a move is looked for, these follow the place that is shown, and stand nowhere. As long as there are any,
    /// no other can be tried.
    void suppose(Supposition supposed);
    [[nodiscard]] bool supposing() const { return !supposed_.moves.empty(); }
    [[nodiscard]] const Supposition& supposed() const { return supposed_; }
    /// Asks whoever looks for a move to take back what is supposed.
    void takeBackSupposed();
    void endSeeking();
    /// Moves that follow a place of a game that nobody plays, as one edit; the last one is shown. Those that are there
    /// already are only followed. False, and nothing done, if one of them is illegal or the game is being played.
    bool enter(Node from, const std::vector<Move>& moves);
    /// Remarks and variations of a review of a game that nobody plays, as one edit. No move of the tree may go.
    void annotate(const std::function<void(GameTree&)>& change);
    /// The session goes on from the place that is shown. Of a record that is viewed this is another game, between
    /// people, with the moves up to there.
    void playOnFromHere();
    /// The variation that is shown is promoted.
    void promoteVariation();
    /// What is shown is deleted, with everything after it, unless the game that is being played stands there. Not the
    /// start.
    [[nodiscard]] bool canDelete() const;
    void deleteVariation();
    void comment(Node node, std::string text);
    /// A judgement of the move (1 to 6) or of the position (10 to 19) in place of another; 0 for none of either.
    void setNag(Node node, int nag);
    /// What was drawn on the board after this move. In a game that is played it is no edit: undo is for its moves.
    void draw(Node node, const std::vector<Drawing>& drawings);
    void setTag(std::string_view name, std::string value);
    /// All tags, as an edit.
    void setTags(std::vector<Tag> tags);
    /// A hint was given for this move.
    void noteHint(Side side);

signals:
    /// Another game, or moves or remarks of this one.
    void changed();
    /// Another place is shown.
    void moved();
    /// It was saved, or is kept in another file now.
    void fileChanged();
    /// What is supposed is to go.
    void takeBackWanted();

private:
    void begin();
    void resume(Sheet sheet, GameSetup setup, Game game, Resumption resumption);
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
    std::optional<Sheet> opening_;  ///< while the session starts with it
    Node live_ = Node::Root;
    Node shown_ = Node::Root;
    Node abandoned_ = Node::None;  ///< the first move that was taken back
    std::shared_ptr<const Game> away_;
    LineGame line_;
    std::function<void(Move)> judge_;  ///< while a move is looked for
    Supposition supposed_;
    RecordEdits* edits_;
    std::optional<RecordSource> source_;
    bool supersedes_ = false;
    bool comesBack_ = false;
};

}  // namespace rokada::ui

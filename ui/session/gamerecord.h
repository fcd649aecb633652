// The score sheet of a window: the tree of the game that is being played, kept in step with the session, and the place
// in it that is shown. Knows no words and no widgets.
#pragma once

#include "record/gametree.h"
#include "session/gamesession.h"

#include <QObject>

#include <memory>
#include <optional>

namespace rokada::ui {

/// A score sheet as it lies there.
struct Sheet {
    GameTree tree;
    Node live = Node::Root;
    Node shown = Node::Root;
    Node abandoned = Node::None;  ///< the first move that was taken back
    bool edited = false;
    bool noted = false;

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

class GameRecord final : public QObject {
    Q_OBJECT
public:
    GameRecord(GameSession& session, QObject* parent);
    ~GameRecord() override;

    /// Not before the first game has started.
    [[nodiscard]] const GameTree* tree() const { return tree_ ? &*tree_ : nullptr; }
    /// Where the game that is being played stands.
    [[nodiscard]] Node live() const { return live_; }
    /// The place that is shown.
    [[nodiscard]] Node shown() const { return shown_; }
    [[nodiscard]] bool away() const { return shown_ != live_; }
    /// The game up to the place that is shown: the session's own, or one that stays until the next change.
    [[nodiscard]] const Game* game() const;
    /// While a game starts: it goes on from a place in the score sheet of the one before, or brings back the place that
    /// that one had replaced. Callers need not keep that one.
    [[nodiscard]] bool supersedes() const { return supersedes_; }
    /// Not before the first game has started.
    [[nodiscard]] Sheet sheet() const { return {*tree_, live_, shown_, abandoned_, edited_, noted_}; }
    /// Something was written or read since it was last `markSaved`.
    [[nodiscard]] bool edited() const { return edited_; }
    /// Comments or annotation symbols were written since then.
    [[nodiscard]] bool noted() const { return noted_; }
    void markSaved() { edited_ = noted_ = false; }

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
    /// The session goes on from the place that is shown.
    void playOnFromHere();
    /// The variation that is shown is promoted.
    void promoteVariation();
    /// What is shown is deleted, with everything after it, unless the game that is being played stands there.
    [[nodiscard]] bool canDelete() const;
    void deleteVariation();
    void comment(Node node, std::string text);
    void setNag(Node node, int nag);
    void setTag(std::string_view name, std::string value);
    /// A hint was given for this move.
    void noteHint(Side side);

signals:
    /// Another game, or moves or remarks of this one.
    void changed();
    /// Another place is shown.
    void moved();

private:
    void begin();
    void resume(Sheet sheet, GameSetup setup, Game game, Resumption resumption);
    void follow();
    void touch();
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
    std::unique_ptr<Game> away_;
    bool edited_ = false;
    bool noted_ = false;
    bool supersedes_ = false;
};

}  // namespace rokada::ui

// Header above the list of moves. It shows the players, result, event, date, opening and file of a viewed game, or the
// opening of a game in progress.
#pragma once

#include "record/gametree.h"

#include <QLabel>
#include <QStringList>

namespace rokada::ui {

/// Returns the code and the name of the opening that the moves up to `node` reach, for example "B20 Sicilian Defense".
/// Returns an empty text if no opening is known.
[[nodiscard]] QString openingWords(const GameTree& tree, Node node);
/// Returns the lines of the header as plain text. They contain the players with ratings and the result; event, place,
/// round and date; the number of a shuffled start position; and the opening up to the node `shown`. Omits lines without
/// known data.
[[nodiscard]] QStringList headerLines(const GameTree& tree, Node shown = Node::Root);

class RecordHeader final : public QLabel {
    Q_OBJECT
public:
    explicit RecordHeader(QWidget* parent);

    /// Shows the opening `name` of a game in progress. Hides the header if `name` is empty.
    void showOpening(const QString& name);
    /// Origin of a recorded game: path of its file, or name of the collection that contains it. Both are empty if the
    /// game comes from neither.
    struct Origin {
        QString file, collection;
    };
    /// Shows the header of a recorded game at the node `shown`. `edited` is true if the game has unsaved changes.
    void showRecord(const GameTree& tree, Node shown, const Origin& from, bool edited);
    /// Shows a line about the moves of the opening book in the shown position. An empty text removes it.
    void setBookMoves(const QString& words);
    /// If `brief` is true, shows only the first line. The tool tip then contains all lines.
    void setBrief(bool brief);
    /// Returns the height in pixels of a header with one line.
    [[nodiscard]] int briefHeight() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();
    [[nodiscard]] QStringList allLines() const;

    QString opening_;    ///< opening of a game in progress
    QStringList lines_;  ///< lines of the header of a recorded game
    QString bookMoves_;
    QString file_;
    bool brief_ = false;
};

}  // namespace rokada::ui

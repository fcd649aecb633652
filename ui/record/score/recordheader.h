// Header of a recorded game: players, result, event, date, opening and file.
#pragma once

#include "record/gametree.h"

#include <QLabel>
#include <QStringList>

namespace rokada::ui {

/// Returns the opening reached by the moves up to `node`, for example "B20 Sicilian Defense". Returns an empty text if
/// it has no name.
[[nodiscard]] QString openingWords(const GameTree& tree, Node node);
/// Returns the lines of the header as plain text. The lines contain the players with ratings and result; event, place,
/// round and date; and the opening. Lines without known data are omitted.
[[nodiscard]] QStringList headerLines(const GameTree& tree);

class RecordHeader final : public QLabel {
    Q_OBJECT
public:
    explicit RecordHeader(QWidget* parent);

    /// Shows the opening of a game in progress. Hides the header if `name` is empty.
    void showOpening(const QString& name);
    /// Origin of a recorded game: path of its file or name of its collection. Both are empty if it has no origin.
    struct Origin {
        QString file, collection;
    };
    /// Shows the header of a recorded game. `edited` marks it as changed but not saved.
    void showRecord(const GameTree& tree, const Origin& from, bool edited);
    /// If true, shows only the first line. The tooltip then contains the other lines.
    void setBrief(bool brief);
    /// Returns the height in pixels of a header with one line.
    [[nodiscard]] int briefHeight() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();

    QString opening_;    ///< of a game in progress
    QStringList lines_;  ///< lines of the header of a recorded game
    QString file_;
    bool brief_ = false;
};

}  // namespace rokada::ui

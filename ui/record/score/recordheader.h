// What is known of a record as a whole, above its moves: players, result, event, date, opening, file.
#pragma once

#include "record/gametree.h"

#include <QLabel>
#include <QStringList>

namespace rokada::ui {

/// The opening that the moves up to a node have reached, as "B20 Sicilian Defense"; empty if it has no name.
[[nodiscard]] QString openingWords(const GameTree& tree, Node node);
/// The lines of the header, as plain text: players with ratings and result, event with place, round and date, opening.
/// Those of which nothing is known are missing.
[[nodiscard]] QStringList headerLines(const GameTree& tree);

class RecordHeader final : public QLabel {
    Q_OBJECT
public:
    explicit RecordHeader(QWidget* parent);

    /// Of a game that is played: the name of its opening alone; nothing is shown without one.
    void showOpening(const QString& name);
    /// Where a record is: the path of a file, or the name of a collection; both are empty if it is in neither.
    struct Origin {
        QString file, collection;
    };
    /// `edited` marks what is not there yet.
    void showRecord(const GameTree& tree, const Origin& from, bool edited);
    /// Only the first line of a record is shown where the moves below have little room; the tool tip has the others.
    void setBrief(bool brief);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();

    QStringList lines_;  ///< of a record
    QString file_;
    bool brief_ = false;
};

}  // namespace rokada::ui

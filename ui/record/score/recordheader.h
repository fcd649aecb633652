// Header of a record: players, result, event, date, opening, file.
#pragma once

#include "record/gametree.h"

#include <QLabel>
#include <QStringList>

namespace rokada::ui {

/// Returns the opening reached by the moves up to a node, for example "B20 Sicilian Defense"; empty if it has no name.
[[nodiscard]] QString openingWords(const GameTree& tree, Node node);
/// Returns the lines of the header as plain text: players with ratings and result, event with place, round and date,
/// opening. Omits unknown lines.
[[nodiscard]] QStringList headerLines(const GameTree& tree);

class RecordHeader final : public QLabel {
    Q_OBJECT
public:
    explicit RecordHeader(QWidget* parent);

    /// Shows the opening of a game in progress; hides the header if `name` is empty.
    void showOpening(const QString& name);
    /// Origin of a record: path of a file or name of a collection; both empty if there is none.
    struct Origin {
        QString file, collection;
    };
    /// Shows the header of a record. `edited` marks unsaved changes.
    void showRecord(const GameTree& tree, const Origin& from, bool edited);
    /// Shows only the first line if there is little room; the tooltip has the others.
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

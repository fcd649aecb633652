// What is known of a record as a whole, above its moves: players, result, event, date, opening, file.
#pragma once

#include "record/gametree.h"

#include <QLabel>

namespace rokada::ui {

/// The lines of the header, as plain text: players with ratings and result, event with place, round and date, opening.
/// Those of which nothing is known are missing.
[[nodiscard]] QStringList headerLines(const GameTree& tree);

class RecordHeader final : public QLabel {
    Q_OBJECT
public:
    explicit RecordHeader(QWidget* parent);

    /// `file` is a path, empty if it is in no file; `edited` marks what is not in it yet.
    void showRecord(const GameTree& tree, const QString& file, bool edited);
};

}  // namespace rokada::ui

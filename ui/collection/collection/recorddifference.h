// Two records of one game side by side: what only one of them has is marked, and said in words.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>

namespace rokada::ui {

/// How what differs looks; it is bold and underlined besides.
struct DifferenceColours {
    QColor ground, text;
};

struct ShownRecord {
    QString html;
    QString onlyHere;  ///< "Only here: tags Annotator, Round; comments: 3; variations: 1."; empty for nothing
};

struct RecordDifference {
    ShownRecord left, right;
};

/// Of two texts in PGN. Numbers of moves and results do not differ.
[[nodiscard]] RecordDifference differenceOf(const QByteArray& left, const QByteArray& right,
                                            const DifferenceColours& colours);

}  // namespace rokada::ui

// Shows two records of one game side by side, with their differences marked and listed in words.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>

namespace rokada::ui {

/// Colours of differences, which are also underlined.
struct DifferenceColours {
    QColor ground, text;
};

/// One of the two records.
struct ShownRecord {
    QString html;
    QString onlyHere;  ///< "Only here: tags: Annotator, Round; comments: 3; variations: 1."; empty if there is no such
                       ///< difference
};

/// Both records with their differences marked.
struct RecordDifference {
    ShownRecord left, right;
};

/// Compares two texts in PGN word by word. Differences of move numbers are ignored.
[[nodiscard]] RecordDifference differenceOf(const QByteArray& left, const QByteArray& right,
                                            const DifferenceColours& colours);

}  // namespace rokada::ui

// Compares two PGN records of the same game. Marks the differences for a display side by side, and lists them in a
// sentence.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>

namespace rokada::ui {

/// Colours of the different words, which are also underlined.
struct DifferenceColours {
    QColor ground, text;
};

/// One of the two compared records.
struct ShownRecord {
    QString html;
    /// Sentence about the parts that the other record does not have, for example "Only in this version: tags:
    /// Annotator, Round; comments: 3; variations: 1." Empty if there are no such parts.
    QString onlyHere;
};

/// Both compared records.
struct RecordDifference {
    ShownRecord left, right;
};

/// Compares two texts in PGN word by word. Differences of move numbers are ignored.
[[nodiscard]] RecordDifference differenceOf(const QByteArray& left, const QByteArray& right,
                                            const DifferenceColours& colours);

}  // namespace rokada::ui

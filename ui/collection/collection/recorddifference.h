// Compares two records of the same game. The differences are marked for a view side by side and listed in words.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>

namespace rokada::ui {

/// Colours of the differences. They are underlined too.
struct DifferenceColours {
    QColor ground, text;
};

/// One of the two records.
struct ShownRecord {
    QString html;
    /// Sentence about the parts that only this record has, for example "Only in this version: tags: Annotator, Round;
    /// comments: 3; variations: 1." Empty if there are no such parts.
    QString onlyHere;
};

/// Both records with their differences marked.
struct RecordDifference {
    ShownRecord left, right;
};

/// Compares two texts in PGN word by word. Differences of move numbers are ignored.
[[nodiscard]] RecordDifference differenceOf(const QByteArray& left, const QByteArray& right,
                                            const DifferenceColours& colours);

}  // namespace rokada::ui

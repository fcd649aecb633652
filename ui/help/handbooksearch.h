// Searches the pages of the handbook.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace rokada::ui {

class Handbook;

/// Section of the handbook that contains all words of a search.
struct HandbookHit {
    QString page;     ///< name of the page
    QString anchor;   ///< anchor of the section
    QString title;    ///< title of the section
    QString place;    ///< title of the page; empty if it is the title of the section
    QString excerpt;  ///< text around the first word that was found
};

/// Returns the sections that contain all words. Sections with a word in their titles come first. Case and accents do
/// not matter. Returns an empty list if there are no words.
[[nodiscard]] std::vector<HandbookHit> searchHandbook(const Handbook& handbook, const QString& search);

}  // namespace rokada::ui

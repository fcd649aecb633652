// Asks a collection for games, and keeps the list in step with the answers.
#pragma once

#include "collection/librarygame.h"

#include <QObject>

#include <stop_token>
#include <vector>

namespace rokada::ui {

class Library;
class LibraryModel;

class GameSearch final : public QObject {
    Q_OBJECT
public:
    /// The model must outlive it.
    GameSearch(LibraryModel& model, QObject* parent);

    /// Searches this collection from now on, and empties the list. It must outlive the search.
    void lookIn(Library& library);
    /// Only the answer to the last question is shown.
    void search(LibraryQuery query);
    /// Stops a search for a position.
    void stop();
    /// Returns the number of moves before what was looked for on the board; 0 if it is not known.
    [[nodiscard]] int plyOf(qint64 id) const;
    /// Says what else there is to know about the last answer; may be empty.
    [[nodiscard]] const QString& remark() const { return remark_; }

signals:
    /// A search for a position is so far; 100 at its end.
    void progressed(int percent);
    /// The answer to the last question is in the list.
    void found();

private:
    void fill(LibraryPage page);
    void fetch(int page);
    [[nodiscard]] static QString remarkOn(const LibraryPage& page);

    LibraryModel& model_;
    Library* library_ = nullptr;
    std::vector<FoundGame> places_;
    QString remark_;
    std::stop_source running_;  ///< of the search that is going on
    bool onBoard_ = false;      ///< it looks for a position
    int asked_ = 0;
    int shownAsked_ = 0;  ///< the question whose answer is in the list
};

}  // namespace rokada::ui

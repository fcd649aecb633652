// Searches a collection and puts the results into the model of the list.
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
    /// `model` must outlive this object.
    GameSearch(LibraryModel& model, QObject* parent);

    /// Searches this collection from now on, and clears the list. `library` must outlive this object.
    void lookIn(Library& library);
    /// Starts a search and stops the previous one, whose results are ignored.
    void search(LibraryQuery query);
    /// Stops the running position search.
    void stop();
    /// Returns the number of plies before the position that was found in this game; 0 if it is unknown.
    [[nodiscard]] int plyOf(qint64 id) const;
    /// Returns a note for the user on the last results; can be empty.
    [[nodiscard]] const QString& remark() const { return remark_; }

signals:
    /// Emitted during a position search, with 0 to 100 percent. Emitted with 100 at the end of every search.
    void progressed(int percent);
    /// Emitted when the results of the last search are in the list.
    void found();

private:
    void fill(LibraryPage page);
    void fetch(int page);
    [[nodiscard]] static QString remarkOn(const LibraryPage& page);

    LibraryModel& model_;
    Library* library_ = nullptr;
    std::vector<FoundGame> places_;
    QString remark_;
    std::stop_source running_;  ///< stops the running search
    bool onBoard_ = false;      ///< true during a position search
    int asked_ = 0;
    int shownAsked_ = 0;  ///< number of the search whose results are in the list
};

}  // namespace rokada::ui

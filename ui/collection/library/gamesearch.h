// Searches a collection and shows the results in the model of the list.
#pragma once

#include "collection/librarygame.h"

#include <QObject>

#include <optional>
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

    /// Sets the library for all searches, and clears the list. `library` must outlive this object.
    void lookIn(Library& library);
    /// Starts a search. Stops the previous search and ignores its results.
    void search(LibraryQuery query);
    /// Stops the running position search.
    void stop();
    /// Returns the number of plies before the position that the search has found in this game; 0 if it is unknown.
    [[nodiscard]] int plyOf(qint64 id) const;
    /// Returns a note for the user about the last results; it can be empty.
    [[nodiscard]] const QString& remark() const { return remark_; }
    /// Returns why the games cannot be read, or nullopt if the last search succeeded.
    [[nodiscard]] const std::optional<QString>& failure() const { return failure_; }

signals:
    /// Emitted during a position search, with 0 to 100 percent. Every search ends with 100.
    void progressed(int percent);
    /// Emitted when the list shows the results of the last search.
    void found();

private:
    void fill(LibraryPage page);
    void fetch(int page);
    [[nodiscard]] static QString remarkOn(const LibraryPage& page);

    LibraryModel& model_;
    Library* library_ = nullptr;
    std::vector<FoundGame> places_;
    QString remark_;
    std::optional<QString> failure_;
    std::stop_source running_;  ///< stops the running search
    bool onBoard_ = false;      ///< true during a position search
    int asked_ = 0;
    int shownAsked_ = 0;  ///< number of the search whose results the list shows
};

}  // namespace rokada::ui

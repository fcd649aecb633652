// Runs searches in a collection and shows their results in the model of the list.
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

    /// Sets the library in which all searches run, and clears the list. `library` must outlive this object.
    void lookIn(Library& library);
    /// Starts a search in the background. A search that is still running is stopped, and its results are ignored.
    void search(LibraryQuery query);
    /// Stops the running search for a position or for words. Other searches cannot be stopped.
    void stop();
    /// Returns the ply at which the last search has found the position in this game; 0 if it is unknown.
    [[nodiscard]] int plyOf(qint64 id) const;
    /// Returns a note for the user about the last results, for example that the search was stopped; can be empty.
    [[nodiscard]] const QString& remark() const { return remark_; }
    /// Returns the error text if the last search could not read the games; otherwise nullopt.
    [[nodiscard]] const std::optional<QString>& failure() const { return failure_; }

signals:
    /// Emitted during a search for a position or for words, with a percentage from 0 to 100. Every search ends with
    /// 100.
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
    std::stop_source running_;  ///< stops the search that is running
    bool long_ = false;         ///< true during a search for a position or for words, which reports its progress
    int asked_ = 0;
    int shownAsked_ = 0;  ///< number of the search whose results the list shows
};

}  // namespace rokada::ui

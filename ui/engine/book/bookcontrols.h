// Feature of opening books: provides them to the computer players and to other features, and adds the preferences in
// which the user chooses them.
#pragma once

#include "book/bookreader.h"
#include "book/bookstore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <memory>

class QMainWindow;

namespace rokada {
struct VariantInfo;
}

namespace rokada::ui {

class GameSession;
class PreferencePages;
class StatusLine;
class Settings;

/// Owns the `BookStore` of the window.
class BookControls final : public Feature, public OpeningBooks {
    Q_OBJECT
public:
    BookControls(QMainWindow& window, GameSession& session, PreferencePages& pages, StatusLine& status,
                 Settings& settings, Offers& offers);
    ~BookControls() override;

    [[nodiscard]] const std::shared_ptr<BookStore>& books() const { return books_; }
    [[nodiscard]] BookReader& reader() override { return reader_; }
    /// Reads a book file in the background, then uses it for the variant with the id `variant`. An empty `file` selects
    /// the book that is shipped with the program. If the file is invalid, shows an error in the status line and keeps
    /// the previous book.
    void chooseFile(const QString& variant, const QString& file);
    /// Returns true while the chosen file is being read.
    [[nodiscard]] bool reading() const { return reading_; }

private:
    void addPreferences();
    void addPreference(const VariantInfo& info, int number);
    void askForFile(const QString& variant);
    void use(const QString& variant, const QString& file);

    QMainWindow& window_;
    GameSession& session_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    CallQueue calls_;
    std::shared_ptr<BookStore> books_;
    BookReader reader_;
    bool reading_ = false;
    BackgroundJob job_;
};

}  // namespace rokada::ui

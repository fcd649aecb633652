// Gives the session's computers their opening books, and lets people choose them.
#pragma once

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
class WindowNews;

class BookControls final : public Feature, public OpeningBooks {
    Q_OBJECT
public:
    BookControls(QMainWindow& window, GameSession& session, PreferencePages& pages, StatusLine& status,
                 Settings& settings, WindowNews& news, Offers& offers);
    ~BookControls() override;

    [[nodiscard]] const std::shared_ptr<BookStore>& books() const override { return books_; }
    /// A variant's book from now on, once it was read; empty: the one that is shipped. A file that is no book is told.
    void chooseFile(const QString& variant, const QString& file);
    /// A file that was chosen is being read.
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
    WindowNews& news_;
    CallQueue calls_;
    std::shared_ptr<BookStore> books_;
    bool reading_ = false;
    BackgroundJob job_;
};

}  // namespace rokada::ui

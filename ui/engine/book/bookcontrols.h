// Gives the session's computers their opening books, and lets people choose them.
#pragma once

#include "book/bookstore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QPointer>

#include <memory>

namespace rokada::ui {

class GameSession;
class PreferencePages;
class StatusLine;
class Settings;
class WindowNews;
class BookPage;

class BookControls final : public Feature, public OpeningBooks {
    Q_OBJECT
public:
    BookControls(GameSession& session, PreferencePages& pages, StatusLine& status, Settings& settings, WindowNews& news,
                 Offers& offers);
    ~BookControls() override;

    [[nodiscard]] const std::shared_ptr<BookStore>& books() const override { return books_; }
    /// A variant's book from now on, once it was read; empty: the one that is shipped. A file that is no book is told.
    void chooseFile(const QString& variant, const QString& file);
    /// A file that was chosen is being read.
    [[nodiscard]] bool reading() const { return reading_; }

private:
    [[nodiscard]] QWidget* makePage(QWidget* parent);
    void use(const QString& variant, const QString& file);

    GameSession& session_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    WindowNews& news_;
    CallQueue calls_;
    std::shared_ptr<BookStore> books_;
    QPointer<BookPage> page_;
    bool reading_ = false;
    BackgroundJob job_;
};

}  // namespace rokada::ui

#include "book/bookcontrols.h"

#include "book/bookpage.h"
#include "book/booksettings.h"
#include "book/bookthinker.h"
#include "kit/latin.h"
#include "kit/statusline.h"
#include "session/gamesession.h"
#include "shell/preferencepages.h"
#include "shell/windownews.h"
#include "variants/variants.h"

namespace rokada::ui {

BookControls::BookControls(GameSession& session, PreferencePages& pages, StatusLine& status, Settings& settings,
                           WindowNews& news, Offers& offers)
    : session_(session),
      pages_(pages),
      status_(status),
      settings_(settings),
      news_(news),
      books_(std::make_shared<BookStore>(
          [this](const QString& sentence) { calls_.give([this, sentence] { status_.trouble(sentence); }); })) {
    offers.add<OpeningBooks>(*this);
    books_->setUsed(settings_.get(keys::booksUsed()));
    for (const VariantInfo& info : allVariants())
        books_->setFile(latin(info.id), settings_.get(keys::bookFile(info.id)));
    session_.setThinker(bookThinker(books_, session_.thinker()));
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        reading_ = false;
        status_.trouble(why);
    });
    pages_.add(PreferencePage::Books, [this](QWidget* parent) { return makePage(parent); });
}

/// Computers may still hold the books.
BookControls::~BookControls() { books_->silence(); }

QWidget* BookControls::makePage(QWidget* parent) {
    page_ = new BookPage(settings_, parent);
    connect(page_, &BookPage::useChosen, this, [this](bool used) {
        settings_.set(keys::booksUsed(), used);
        books_->setUsed(used);
    });
    connect(page_, &BookPage::fileChosen, this, &BookControls::chooseFile);
    return page_;
}

/// Another choice calls off the one before.
void BookControls::chooseFile(const QString& variant, const QString& file) {
    job_.callOff();
    reading_ = !file.isEmpty();
    if (!reading_) return use(variant, file);
    job_.start([this, variant, file](const std::stop_token& stop) {
        const VariantInfo& info = *findVariant(variant.toStdString());
        const auto read = readBookFile(*Rulebook::compile(*makeVariant(info, {})), file, stop);
        calls_.give([this, variant, file, stop, why = read ? QString() : read.error()] {
            if (stop.stop_requested()) return;
            reading_ = false;
            why.isEmpty() ? use(variant, file) : status_.trouble(why, {}, "chooseBook");
        });
    });
}

void BookControls::use(const QString& variant, const QString& file) {
    const VariantInfo* info = findVariant(variant.toStdString());
    status_.succeeded("chooseBook");
    settings_.set(keys::bookFile(info->id), file);
    books_->setFile(variant, file);
    if (page_) page_->showSettings();
    emit news_.booksChanged();
}

}  // namespace rokada::ui

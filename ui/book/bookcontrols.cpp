#include "book/bookcontrols.h"

#include "book/bookpage.h"
#include "book/booksettings.h"
#include "book/bookthinker.h"
#include "kit/latin.h"
#include "kit/statusline.h"
#include "session/gamesession.h"
#include "shell/preferencepages.h"
#include "variants/variants.h"

namespace rokada::ui {

BookControls::BookControls(const WindowContext& context)
    : Feature(context), books_(std::make_shared<BookStore>([this](const QString& sentence) {
          news_.give([this, sentence] { in_.status.trouble(sentence); });
      })) {
    books_->setUsed(in_.settings.get(keys::booksUsed()));
    for (const VariantInfo& info : allVariants())
        books_->setFile(latin(info.id), in_.settings.get(keys::bookFile(info.id)));
    in_.session.setThinker(bookThinker(books_, in_.session.thinker()));
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        reading_ = false;
        in_.status.trouble(why);
    });
    in_.pages.add(PreferencePage::Books, [this](QWidget* parent) { return makePage(parent); });
}

/// Computers may still hold the books.
BookControls::~BookControls() { books_->silence(); }

QWidget* BookControls::makePage(QWidget* parent) {
    page_ = new BookPage(in_.settings, parent);
    connect(page_, &BookPage::useChosen, this, [this](bool used) {
        in_.settings.set(keys::booksUsed(), used);
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
        news_.give([this, variant, file, stop, why = read ? QString() : read.error()] {
            if (stop.stop_requested()) return;
            reading_ = false;
            why.isEmpty() ? use(variant, file) : in_.status.trouble(why, {}, "chooseBook");
        });
    });
}

void BookControls::use(const QString& variant, const QString& file) {
    const VariantInfo* info = findVariant(variant.toStdString());
    in_.status.succeeded("chooseBook");
    in_.settings.set(keys::bookFile(info->id), file);
    books_->setFile(variant, file);
    if (page_) page_->showSettings();
    emit changed();
}

}  // namespace rokada::ui

#include "book/bookcontrols.h"

#include "book/bookmoveprovider.h"
#include "book/booksettings.h"
#include "kit/latin.h"
#include "kit/statusline.h"
#include "session/gamesession.h"
#include "shell/preferencepages.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QDir>
#include <QFileDialog>
#include <QMainWindow>

namespace rokada::ui {

BookControls::BookControls(QMainWindow& window, GameSession& session, PreferencePages& pages, StatusLine& status,
                           Settings& settings, Offers& offers)
    : window_(window),
      session_(session),
      pages_(pages),
      status_(status),
      settings_(settings),
      books_(std::make_shared<BookStore>(
          [this](const QString& sentence) { calls_.post([this, sentence] { status_.showError(sentence); }); })),
      reader_(books_) {
    offers.add<OpeningBooks>(*this);
    books_->setUsed(settings_.get(keys::booksUsed()));
    for (const VariantInfo& info : allVariants())
        books_->setFile(latin(info.id), settings_.get(keys::bookFile(info.id)));
    session_.setMoveProvider(bookMoveProvider(books_, session_.moveProvider()));
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        reading_ = false;
        status_.showError(why);
    });
    addPreferences();
}

/// Stops the error reports of the store, because they call this object. Computer players share the store and can keep
/// it alive longer than this object.
BookControls::~BookControls() { books_->silence(); }

void BookControls::addPreferences() {
    pages_.add({.name = "useBooks",
                .section = PreferenceSection::Books,
                .number = 1,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Use opening books")),
                .more = preferenceWords(QT_TRANSLATE_NOOP(
                    "Preference", "Computer players below level 7 use only the first three moves of books")),
                .get = [this] { return settings_.get(keys::booksUsed()) ? 1 : 0; },
                .set =
                    [this](int used) {
                        settings_.set(keys::booksUsed(), used != 0);
                        books_->setUsed(used != 0);
                    },
                .usual = keys::booksUsed().usual ? 1 : 0});
    int number = 10;
    for (const VariantInfo& info : offeredVariants()) addPreference(info, number++);
}

void BookControls::addPreference(const VariantInfo& info, int number) {
    const auto file = [this, id = info.id] { return settings_.get(keys::bookFile(id)); };
    const auto useShipped = [this, id = info.id] { chooseFile(latin(id), {}); };
    const auto words = [file] {
        return file().isEmpty() ? tr("Rokada's built-in opening book") : QDir::toNativeSeparators(file());
    };
    const PreferenceButton shipped{.name = "shippedBook:" + std::string(info.id),
                                   .text = [] { return tr("Use built-in book"); },
                                   .press = useShipped,
                                   .shown = [file] { return !file().isEmpty(); }};
    const PreferenceButton choose{
        .name = "chooseBook:" + std::string(info.id),
        .text = [] { return tr("Choose a file..."); },
        .press = [this, id = info.id] { askForFile(latin(id)); },
        .tip = [] { return tr("Use an opening book in Rokada's format or, for chess, in Polyglot format (*.bin)"); },
        .quiet = false};
    pages_.add({.name = "book:" + std::string(info.id),
                .section = PreferenceSection::Books,
                .number = number,
                .label = [id = info.id] { return variantName(id); },
                .more = words,
                .buttons = {shipped, choose},
                .isUsual = [file] { return file().isEmpty(); },
                .reset = useShipped});
}

void BookControls::askForFile(const QString& variant) {
    const QString file = QFileDialog::getOpenFileName(&window_, tr("Opening book"), {},
                                                      tr("Opening books (*.bin *.book);;All files (*)"));
    if (!file.isEmpty()) chooseFile(variant, file);
}

/// Reads a book file in the background and uses it for `variant`. Cancels an earlier choice if its file is still being
/// read.
void BookControls::chooseFile(const QString& variant, const QString& file) {
    job_.cancel();
    reading_ = !file.isEmpty();
    if (!reading_) return use(variant, file);
    job_.start([this, variant, file](const std::stop_token& stop) {
        const VariantInfo& info = *findVariant(variant.toStdString());
        const auto read = readBookFile(*Rulebook::compile(*makeVariant(info, {})), file, stop);
        calls_.post([this, variant, file, stop, why = read ? QString() : read.error()] {
            if (stop.stop_requested()) return;
            reading_ = false;
            why.isEmpty() ? use(variant, file) : status_.showError(why, {}, "chooseBook");
        });
    });
}

void BookControls::use(const QString& variant, const QString& file) {
    const VariantInfo* info = findVariant(variant.toStdString());
    status_.succeeded("chooseBook");
    settings_.set(keys::bookFile(info->id), file);
    books_->setFile(variant, file);
    emit pages_.changed();
    reader_.renew();
}

}  // namespace rokada::ui

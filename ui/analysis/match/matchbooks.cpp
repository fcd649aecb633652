#include "match/matchbooks.h"

#include "book/booksettings.h"
#include "book/bookstore.h"
#include "kit/latin.h"

#include "book/shippedbook.h"

namespace rokada::ui {

QMap<QString, QString> bookFilesOf(const Settings& settings, const MatchSetup& setup) {
    QMap<QString, QString> files;
    if (!setup.books) return files;
    for (const QString& id : setup.variants) files[id] = settings.get(keys::bookFile(id.toStdString()));
    return files;
}

tl::expected<std::map<RulebookPtr, BookPtr>, QString> openingBooksIn(const QMap<QString, QString>& files,
                                                                     const std::vector<RulebookPtr>& rules,
                                                                     const std::stop_token& stop) {
    std::map<RulebookPtr, BookPtr> books;
    for (const RulebookPtr& one : rules) {
        const auto file = files.find(latin(one->variant().id));
        if (file == files.end()) continue;
        if (file->isEmpty()) {
            books[one] = shippedBook(*one);
        } else if (auto read = readBookFile(*one, *file, stop)) {
            books[one] = *std::move(read);
        } else {
            return tl::make_unexpected(read.error());
        }
    }
    return books;
}

}  // namespace rokada::ui

// Cache of opening books. Everything that uses books in a window shares it.
#pragma once

#include "book/openingbook.h"
#include "rules/rulebook.h"

#include <QMap>
#include <QString>

#include <functional>
#include <mutex>
#include <stop_token>
#include <vector>

namespace rokada::ui {

/// Reads opening books on first use. Thread-safe.
class BookStore {
public:
    /// Function that reports an invalid book file by a user-readable sentence, once for each choice of a file. It is
    /// called on the thread that called `book`. It must not call the store.
    using Complain = std::function<void(const QString& sentence)>;
    explicit BookStore(Complain complain) : complain_(std::move(complain)) {}

    /// Stops all reports. Call it before the receiver of the reports is destroyed.
    void silence();
    /// Sets whether `bookToPlay` returns books.
    void setUsed(bool used);
    /// Sets the book file of a variant; empty for the shipped book.
    void setFile(const QString& variant, const QString& file);

    /// Returns the book for these rules, even if computers do not use books. Returns nullptr if there is no book. Reads
    /// the file on first use. Do not call it on the thread of the window.
    [[nodiscard]] BookPtr book(const RulebookPtr& rules, const std::stop_token& stop = {});
    /// Returns the book for these rules. Returns nullptr if computers do not use books or there is no book. Reads the
    /// file on first use.
    [[nodiscard]] BookPtr bookToPlay(const RulebookPtr& rules, const std::stop_token& stop = {});

private:
    struct Kept {
        RulebookPtr rules;
        BookPtr book;
    };

    std::mutex lock_;
    bool used_ = true;
    QMap<QString, QString> files_;  ///< book file of each variant
    std::vector<Kept> kept_;
    Complain complain_;
};

/// Reads a book file. Returns a user-readable error if the file is invalid.
[[nodiscard]] tl::expected<BookPtr, QString> readBookFile(const Rulebook& rules, const QString& path,
                                                          const std::stop_token& stop = {});

}  // namespace rokada::ui

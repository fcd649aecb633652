// Cache of opening books, shared by all users of books in a window.
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
    /// Reports an invalid book file by a user-readable sentence, once for each choice of a file. Called on the thread
    /// that called `book`; must not call the store.
    using Complain = std::function<void(const QString& sentence)>;
    explicit BookStore(Complain complain) : complain_(std::move(complain)) {}

    /// Stops all reports. Call it before the receiver of reports is destroyed.
    void silence();
    /// Sets whether `bookToPlay` returns books.
    void setUsed(bool used);
    /// Sets the book file of a variant; empty for the shipped book.
    void setFile(const QString& variant, const QString& file);

    /// Returns the book for these rules, whether computers use it or not; nullptr if there is none. Reads the file on
    /// first use; do not call it on the thread of the window.
    [[nodiscard]] BookPtr book(const RulebookPtr& rules, const std::stop_token& stop = {});
    /// Returns the book for these rules, or nullptr if computers do not use books. Reads the file on first use.
    [[nodiscard]] BookPtr bookToPlay(const RulebookPtr& rules, const std::stop_token& stop = {});

private:
    struct Kept {
        RulebookPtr rules;
        BookPtr book;
    };

    std::mutex lock_;
    bool used_ = true;
    QMap<QString, QString> files_;  ///< book files by variant
    std::vector<Kept> kept_;
    Complain complain_;
};

/// Reads a book file. Returns a user-readable error if it is invalid.
[[nodiscard]] tl::expected<BookPtr, QString> readBookFile(const Rulebook& rules, const QString& path,
                                                          const std::stop_token& stop = {});

}  // namespace rokada::ui

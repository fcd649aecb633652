// The opening books of the window: read when they are needed, kept, and the same for all who ask.
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

class BookStore {
public:
    /// Called with a sentence about a file that is no book, on the thread that asked for it; once for each choice of a
    /// file.
    using Complain = std::function<void(const QString& sentence)>;
    explicit BookStore(Complain complain) : complain_(std::move(complain)) {}

    /// Nobody listens to complaints any more.
    void silence();
    /// Whether computers play from books.
    void setUsed(bool used);
    /// A variant's book is in this file; empty: it is the one that is shipped.
    void setFile(const QString& variant, const QString& file);

    /// The book for these rules, whether computers use it or not; nullptr if there is none. On any thread but the
    /// window's: a file is read when it is asked for the first time.
    [[nodiscard]] BookPtr book(const RulebookPtr& rules, const std::stop_token& stop = {});
    /// The same if computers use it.
    [[nodiscard]] BookPtr bookToPlay(const RulebookPtr& rules, const std::stop_token& stop = {});

private:
    struct Kept {
        RulebookPtr rules;
        BookPtr book;
    };

    std::mutex lock_;
    bool used_ = true;
    QMap<QString, QString> files_;  ///< by variant
    std::vector<Kept> kept_;
    Complain complain_;
};

/// A book from a file, or a sentence about what is wrong with it.
[[nodiscard]] tl::expected<BookPtr, QString> readBookFile(const Rulebook& rules, const QString& path,
                                                          const std::stop_token& stop = {});

}  // namespace rokada::ui

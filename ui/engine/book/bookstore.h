// Cache of opening books. All users of books in a window share one object.
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

/// Results of looking for the opening book of a game.
enum class BookState {
    Found,
    Missing,     ///< no book is shipped for the variant, and the user has chosen none
    OtherRules,  ///< the shipped book of the variant is for the default rules only
    Unreadable,  ///< the chosen file cannot be read
};

/// Opening book for a game. `book` is nullptr unless the state is `Found`.
struct FoundBook {
    BookPtr book;
    BookState state = BookState::Missing;
};

/// Reads opening books when they are used first, and keeps them. Thread-safe.
class BookStore {
public:
    /// Receives an error message for the user when a book file is invalid, once after each choice of the file. Called
    /// on the thread that has called `find`, without holding the lock of the store.
    using Complain = std::function<void(const QString& sentence)>;
    explicit BookStore(Complain complain) : complain_(std::move(complain)) {}

    /// Stops the error reports. Call it before their receiver is destroyed.
    void silence();
    /// Sets whether computer players use books. If not, `bookToPlay` returns nullptr.
    void setUsed(bool used);
    /// Sets the book file of the variant with this id. An empty file name selects the book that is shipped with the
    /// program.
    void setFile(const QString& variant, const QString& file);

    /// Returns the book for these rules, even if computer players do not use books. Do not call it on the thread of the
    /// window, because it may read the file.
    [[nodiscard]] FoundBook find(const RulebookPtr& rules, const std::stop_token& stop = {});
    /// Returns the book that computer players use for these rules. Returns nullptr if there is none, or if they do not
    /// use books.
    [[nodiscard]] BookPtr bookToPlay(const RulebookPtr& rules, const std::stop_token& stop = {});

private:
    struct Kept {
        RulebookPtr rules;
        FoundBook found;
    };

    void complain(const QString& error);

    std::mutex lock_;
    bool used_ = true;
    QMap<QString, QString> files_;  ///< name of the book file of each variant, by variant id
    std::vector<Kept> kept_;
    std::mutex complaining_;  ///< held while an error is reported, so that `silence` waits for the report
    Complain complain_;
};

/// Reads a book file. Returns an error message for the user if it cannot be read or is invalid.
[[nodiscard]] tl::expected<BookPtr, QString> readBookFile(const Rulebook& rules, const QString& path,
                                                          const std::stop_token& stop = {});

}  // namespace rokada::ui

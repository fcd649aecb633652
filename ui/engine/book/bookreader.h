// Opening book for the game on the board, for features that show its moves.
#pragma once

#include "book/bookstore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>

#include <memory>
#include <optional>

namespace rokada::ui {

/// Reads the book for the rules of a game on a worker thread, and keeps it for the thread of the window.
class BookReader final : public QObject {
    Q_OBJECT
public:
    explicit BookReader(std::shared_ptr<BookStore> books, QObject* parent = nullptr);

    /// Reads the book for these rules, unless they are the rules of the last call.
    void setRules(const RulebookPtr& rules);
    /// Reads the book again, because the user has chosen another file.
    void renew();
    /// Returns the result for the rules of the last call; nullopt while the book is being read.
    [[nodiscard]] const std::optional<FoundBook>& found() const { return found_; }
    /// Returns the book, or nullptr while it is being read and if there is none.
    [[nodiscard]] const OpeningBook* book() const { return found_ ? found_->book.get() : nullptr; }

signals:
    /// Emitted when the book has been read, even if there is none.
    void changed();

private:
    void take(FoundBook found);

    std::shared_ptr<BookStore> books_;
    RulebookPtr rules_;
    std::optional<FoundBook> found_;
    int asked_ = 0;  ///< number of the last job; results of earlier jobs are ignored
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui

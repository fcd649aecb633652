#include "book/bookthinker.h"

#include "book/bookplay.h"

namespace rokada::ui {

namespace {

class BookThinker final : public Thinker {
public:
    BookThinker(std::shared_ptr<BookStore> books, std::shared_ptr<Thinker> other)
        : books_(std::move(books)), other_(std::move(other)) {}

    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const Told& told) override {
        const BookPtr book = playsFromBooks(task.level) ? books_->bookToPlay(task.book, stop) : nullptr;
        const auto known = book ? bookAnswer(*book, task) : std::nullopt;
        return known ? *known : other_->think(task, stop, told);
    }
    void hurry(std::stop_token unwanted) override { other_->hurry(std::move(unwanted)); }
    void hear(const Game& game) override { other_->hear(game); }
    void forget() override { other_->forget(); }

private:
    std::shared_ptr<BookStore> books_;
    std::shared_ptr<Thinker> other_;
};

}  // namespace

std::shared_ptr<Thinker> bookThinker(std::shared_ptr<BookStore> books, std::shared_ptr<Thinker> other) {
    return std::make_shared<BookThinker>(std::move(books), std::move(other));
}

}  // namespace rokada::ui

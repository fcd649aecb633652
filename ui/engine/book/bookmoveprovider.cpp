#include "book/bookmoveprovider.h"

#include "book/bookplay.h"

namespace rokada::ui {

namespace {

class BookMoveProvider final : public MoveProvider {
public:
    BookMoveProvider(std::shared_ptr<BookStore> books, std::shared_ptr<MoveProvider> other)
        : books_(std::move(books)), other_(std::move(other)) {}

    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& report) override {
        const bool asks = playsFromBooks(task.level, task.position.state().moveNumber);
        const BookPtr book = asks ? books_->bookToPlay(task.book, stop) : nullptr;
        const auto known = book ? bookAnswer(*book, task) : std::nullopt;
        return known ? *known : other_->think(task, stop, report);
    }
    void hurry(std::stop_token unwanted) override { other_->hurry(std::move(unwanted)); }
    void setGame(const Game& game) override { other_->setGame(game); }
    void forget() override { other_->forget(); }

private:
    std::shared_ptr<BookStore> books_;
    std::shared_ptr<MoveProvider> other_;
};

}  // namespace

std::shared_ptr<MoveProvider> bookMoveProvider(std::shared_ptr<BookStore> books, std::shared_ptr<MoveProvider> other) {
    return std::make_shared<BookMoveProvider>(std::move(books), std::move(other));
}

}  // namespace rokada::ui

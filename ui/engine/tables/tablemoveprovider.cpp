#include "tables/tablemoveprovider.h"

#include <utility>

namespace rokada::ui {

namespace {

class TableMoveProvider final : public MoveProvider {
public:
    TableMoveProvider(std::shared_ptr<TableStore> store, std::shared_ptr<MoveProvider> other)
        : store_(std::move(store)), other_(std::move(other)) {}

    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& report) override {
        Task known = task;
        known.tables = store_->tables(task.book);
        return other_->think(known, stop, report);
    }
    void hurry(std::stop_token unwanted) override { other_->hurry(std::move(unwanted)); }
    void setGame(const Game& game) override { other_->setGame(game); }
    void forget() override { other_->forget(); }

private:
    std::shared_ptr<TableStore> store_;
    std::shared_ptr<MoveProvider> other_;
};

}  // namespace

std::shared_ptr<MoveProvider> tableMoveProvider(std::shared_ptr<TableStore> store,
                                                std::shared_ptr<MoveProvider> other) {
    return std::make_shared<TableMoveProvider>(std::move(store), std::move(other));
}

}  // namespace rokada::ui

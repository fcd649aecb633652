// Playing from opening books: when the engine uses the book, and which move it chooses.
#include "book/bookplay.h"
#include "book/compactbook.h"
#include "diagram.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace rokada::test::bookplayTest {
namespace {

class BookPlay : public testing::Test {
protected:
    [[nodiscard]] Move move(std::string_view text) const { return *parseMove(startPosition(*rules_), text); }
    [[nodiscard]] std::optional<SearchResult> answer(const Task& task) const { return bookAnswer(*book_, task); }

    RulebookPtr rules_ = rules("chess");
    std::vector<BookMove> moves_{{move("e2e4"), 60}, {move("d2d4"), 39}, {move("g1f3"), 1}};
    BookPtr book_ = *readBook(*rules_, compactBook(*rules_, {{startPosition(*rules_).key(), moves_}}));
    Task task_ = Task::of(Game(rules_));
};

TEST_F(BookPlay, EachMoveIsChosenAsOftenAsItsWeightSays) {
    std::map<std::string, int> chosen;
    for (std::uint64_t i = 0; i < 100; ++i) ++chosen[moveText(*rules_, *chooseBookMove(moves_, [i] { return i; }))];
    EXPECT_EQ(chosen, (std::map<std::string, int>{{"e2e4", 60}, {"d2d4", 39}, {"g1f3", 1}}));
}

TEST_F(BookPlay, SharesAddUpToOne) {
    EXPECT_DOUBLE_EQ(shareOf(moves_[0], moves_), 0.6);
    EXPECT_DOUBLE_EQ(shareOf(moves_[2], moves_), 0.01);
    EXPECT_EQ(shareOf({move("e2e4"), 0}, {}), 0);
}

TEST_F(BookPlay, BookFollowsMovesUpToTheFirstUnknownOne) {
    const Position start = startPosition(*rules_);
    Position after = start;
    Undo undo;
    after.make(move("e2e4"), undo);
    const Move reply = *parseMove(after, "e7e5");
    const BookPtr book = *readBook(*rules_, compactBook(*rules_, {{start.key(), moves_}, {after.key(), {{reply, 1}}}}));
    EXPECT_EQ(book->follows(start, std::vector{move("e2e4"), reply, move("g1f3")}), 2U);
    EXPECT_EQ(book->follows(start, std::vector{move("a2a4"), reply}), 0U);
    EXPECT_EQ(book->follows(start, {}), 0U);
}

TEST_F(BookPlay, WithoutWeightNothingIsChosen) {
    EXPECT_EQ(chooseBookMove({}, [] { return 1; }), std::nullopt);
    const std::vector<BookMove> weightless{{move("e2e4"), 0}};
    EXPECT_EQ(chooseBookMove(weightless, [] { return 1; }), std::nullopt);
}

TEST_F(BookPlay, SeedsDecide) {
    std::set<std::string> chosen;
    for (task_.seed = 1; task_.seed <= 30; ++task_.seed) {
        const auto first = answer(task_), again = answer(task_);
        ASSERT_TRUE(first && again);
        EXPECT_TRUE(fromBook(first->report));
        EXPECT_EQ(first->best, again->best);
        chosen.insert(moveText(*rules_, first->best));
    }
    EXPECT_GE(chosen.size(), 2u);
}

/// Returns the number of moves, up to `most`, that this level plays from a book.
int movesFromBook(Level level, int most) {
    int moves = 0;
    while (moves < most && playsFromBooks(level, moves + 1)) ++moves;
    return moves;
}

TEST(BookPlayLevels, WeakLevelsKnowTheFirstMovesOnly) {
    std::vector<int> moves;
    for (int level = Level::Lowest; level <= Level::Highest; ++level) moves.push_back(movesFromBook(Level(level), 99));
    EXPECT_EQ(moves, (std::vector<int>{1, 1, 2, 2, 3, 3, 99, 99, 99, 99}));
    EXPECT_EQ(movesFromBook(Level::full(), 99), 99);
}

TEST_F(BookPlay, WeakLevelsLeaveTheBookEarly) {
    task_.level = Level(FirstBookLevel - 1);
    EXPECT_TRUE(answer(task_));
    const Position start = startPosition(*rules_);
    std::string later = positionText(start);
    later.back() = '4';
    task_.position = *parsePosition(*rules_, later);
    ASSERT_EQ(task_.position.key(), start.key());
    EXPECT_FALSE(answer(task_));
    task_.level = Level(FirstBookLevel);
    EXPECT_TRUE(answer(task_));
}

TEST_F(BookPlay, TasksForMoreThanAMoveAreSearched) {
    const auto with = [&](auto change) {
        Task task = task_;
        change(task);
        return answer(task).has_value();
    };
    EXPECT_FALSE(with([&](Task& task) { task.limits.only = {move("a2a3")}; }));
    EXPECT_FALSE(with([](Task& task) { task.limits.variations = 2; }));
    EXPECT_FALSE(with([](Task& task) { task.limits.pondering = true; }));
    EXPECT_FALSE(with([](Task& task) { task.earlier = {task.position.key()}; }));
}

TEST_F(BookPlay, OutOfTheBookThereIsNoAnswer) {
    Game game(rules_);
    play(game, "a2a3");
    EXPECT_FALSE(answer(Task::of(game)));
}

}  // namespace
}  // namespace rokada::test::bookplayTest

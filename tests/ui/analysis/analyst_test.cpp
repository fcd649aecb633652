// The engine of the analysis when the memory that was chosen is not there.
#include "analysis/analyst.h"
#include "gamesetups.h"

#include <gtest/gtest.h>

#include <sys/resource.h>

#include <new>

namespace rokada::ui {
namespace {

using namespace testing;

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

/// This process gets no more than two gigabytes as long as it lives.
class LittleRoom {
public:
    LittleRoom() {
        getrlimit(RLIMIT_AS, &before_);
        rlimit little = before_;
        little.rlim_cur = rlim_t{2} << 30;
        setrlimit(RLIMIT_AS, &little);
    }
    ~LittleRoom() { setrlimit(RLIMIT_AS, &before_); }
    LittleRoom(const LittleRoom&) = delete;
    LittleRoom& operator=(const LittleRoom&) = delete;

private:
    rlimit before_{};
};

TEST(Analyst, GoesOnWithLessMemoryWhereThereIsNotSoMuch) {
    Task task = Task::of(Game(setupFor("chess", "").book));
    task.limits.depth = 4;
    const auto analyst = engineAnalyst();
    analyst->use({16, 1});
    EXPECT_EQ(analyst->think(task, {}, {}).report.depth, 4);
    {
        const LittleRoom room;
        EXPECT_THROW(analyst->use({4096, 1}), std::bad_alloc);
    }
    analyst->use({16, 1});
    EXPECT_EQ(analyst->think(task, {}, {}).report.depth, 4);
}

#endif

}  // namespace
}  // namespace rokada::ui

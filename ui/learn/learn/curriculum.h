// The courses of every game with their lessons, read from the program's resources when they are asked for.
#pragma once

#include "learn/lessonreader.h"
#include "record/rulebookcache.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// A course and its lessons, in the order of learning.
struct CourseLessons {
    Course course;
    std::vector<const Lesson*> lessons;
};

class Curriculum {
public:
    /// By the id of the variant; empty if it has no lessons.
    [[nodiscard]] const std::vector<CourseLessons>& coursesOf(std::string_view game);
    /// All lessons of a game, in the order of learning.
    [[nodiscard]] std::vector<const Lesson*> lessonsOf(std::string_view game);
    /// nullptr if the game has no such lesson.
    [[nodiscard]] const Lesson* lesson(std::string_view game, std::string_view id);
    /// nullptr after the last one of the game.
    [[nodiscard]] const Lesson* after(const Lesson& lesson);

private:
    struct Game {
        std::vector<std::unique_ptr<Lesson>> lessons;
        std::vector<CourseLessons> courses;
    };
    Game read(std::string_view game);

    RulebookCache rulebooks_;
    std::map<std::string, Game, std::less<>> games_;
};

}  // namespace rokada::ui

// Courses and lessons of each variant, read from the program's resources on demand.
#pragma once

#include "learn/lessonreader.h"
#include "record/rulebookcache.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::ui {

/// Course and its lessons in learning order.
struct CourseLessons {
    Course course;
    std::vector<const Lesson*> lessons;
};

class Curriculum {
public:
    /// Returns the courses of a variant by its id. Returns an empty list if the variant has no courses.
    [[nodiscard]] const std::vector<CourseLessons>& coursesOf(std::string_view game);
    /// Returns all lessons of a variant, in learning order.
    [[nodiscard]] std::vector<const Lesson*> lessonsOf(std::string_view game);
    /// Returns the lesson `id` of a variant. Returns nullptr if the variant has no such lesson.
    [[nodiscard]] const Lesson* lesson(std::string_view game, std::string_view id);
    /// Returns the lesson after `lesson`. Returns nullptr after the last lesson of the variant.
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

#include "learn/lessoncheck.h"

#include "learn/lessonproof.h"
#include "learn/lessonreader.h"
#include "rules/samerules.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace rokada {

namespace {

std::string_view folderOf(std::string_view name) {
    const std::size_t slash = name.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
}

bool listsCourses(std::string_view name) {
    const std::size_t slash = name.rfind('/');
    return (slash == std::string_view::npos ? name : name.substr(slash + 1)) == CoursesFile;
}

/// Data of one folder that the check of its lessons needs.
struct LessonFolder {
    std::optional<std::set<std::string>> courses;
    RulebookPtr book;
};

class Checker {
public:
    LessonErrors courses(const LessonSource& file) {
        const auto read = readCourses(file.text);
        if (!read) return read.error();
        auto& known = folders_[folderOf(file.name)].courses.emplace();
        for (const Course& course : *read) known.insert(course.id);
        return {};
    }

    LessonErrors lesson(const LessonSource& file) {
        const auto lesson = readLesson(file.text, rulebookCache_);
        if (!lesson) return lesson.error();
        LessonErrors errors = lessonErrors(*lesson);
        const auto complain = [&](LessonErrorCode what) { errors.push_back({{1, 1}, what, {}}); };
        if (!ids_.insert(lesson->id).second) complain(LessonErrorCode::IdTwice);
        LessonFolder& folder = folders_[folderOf(file.name)];
        if (folder.courses && folder.courses->count(lesson->course) == 0) complain(LessonErrorCode::UnknownCourse);
        if (!folder.book) folder.book = lesson->book;
        if (!sameVariant(folder.book->variant(), lesson->book->variant())) complain(LessonErrorCode::WrongGame);
        return errors;
    }

private:
    RulebookCache rulebookCache_;
    std::map<std::string_view, LessonFolder> folders_;
    std::set<std::string> ids_;
};

}  // namespace

std::vector<LessonErrors> checkLessons(std::span<const LessonSource> files) {
    Checker checker;
    std::vector<LessonErrors> errors(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (listsCourses(files[i].name)) errors[i] = checker.courses(files[i]);
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!listsCourses(files[i].name)) errors[i] = checker.lesson(files[i]);
    }
    return errors;
}

}  // namespace rokada

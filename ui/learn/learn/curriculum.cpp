#include "learn/curriculum.h"

#include "kit/latin.h"
#include "learn/lessoncheck.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace rokada::ui {

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

}  // namespace

/// Reads the courses of a variant. The names of the lesson files determine the order of the lessons within a course.
/// Between two lessons of a course there can be lessons of other courses.
Curriculum::Game Curriculum::read(std::string_view game) {
    Game found;
    const QDir folder(QStringLiteral(":/lessons/%1").arg(latin(game)));
    const auto courses = readCourses(viewOf(contentOf(folder.filePath(latin(CoursesFile)))));
    if (!courses) return found;
    for (const Course& course : *courses) found.courses.push_back({course, {}});
    for (const QString& name : folder.entryList({QStringLiteral("*.lesson")}, QDir::Files, QDir::Name)) {
        const QByteArray text = contentOf(folder.filePath(name));
        auto lesson = readLesson(viewOf(text), rulebooks_);
        if (!lesson) continue;
        const auto owner =
            std::ranges::find(found.courses, lesson->course, [](const CourseLessons& c) { return c.course.id; });
        if (owner == found.courses.end()) continue;
        found.lessons.push_back(std::make_unique<Lesson>(std::move(*lesson)));
        owner->lessons.push_back(found.lessons.back().get());
    }
    std::erase_if(found.courses, [](const CourseLessons& c) { return c.lessons.empty(); });
    return found;
}

const std::vector<CourseLessons>& Curriculum::coursesOf(std::string_view game) {
    const auto known = games_.find(game);
    if (known != games_.end()) return known->second.courses;
    return games_.emplace(game, read(game)).first->second.courses;
}

std::vector<const Lesson*> Curriculum::lessonsOf(std::string_view game) {
    std::vector<const Lesson*> all;
    for (const CourseLessons& course : coursesOf(game))
        all.insert(all.end(), course.lessons.begin(), course.lessons.end());
    return all;
}

const Lesson* Curriculum::lesson(std::string_view game, std::string_view id) {
    const auto all = lessonsOf(game);
    const auto found = std::ranges::find(all, id, [](const Lesson* lesson) -> std::string_view { return lesson->id; });
    return found == all.end() ? nullptr : *found;
}

const Lesson* Curriculum::after(const Lesson& lesson) {
    const auto all = lessonsOf(lesson.book->variant().id);
    const auto at = std::ranges::find(all, &lesson);
    return at == all.end() || at + 1 == all.end() ? nullptr : *(at + 1);
}

}  // namespace rokada::ui

#include "learn/lessonreader.h"

#include "learn/lessontexts.h"
#include "learn/stepreader.h"
#include "variants/variants.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace rokada {

namespace {

/// Sorts errors by line and limits their number.
LessonErrors inOrder(LessonErrors errors) {
    std::ranges::stable_sort(errors,
                             [](const LessonError& a, const LessonError& b) { return a.place.line < b.place.line; });
    if (errors.size() > LessonLimits::Errors) errors.resize(LessonLimits::Errors, LessonError{});
    return errors;
}

class LessonFile {
public:
    LessonFile(std::string_view text, RulebookCache& rulebookCache)
        : rulebookCache_(rulebookCache), lines_(lessonLines(text, errors_)) {}

    tl::expected<Lesson, LessonErrors> read() {
        for (const LessonLine& line : lines_) {
            if (errors_.size() >= LessonLimits::Errors) break;
            take(line);
        }
        finish();
        if (errors_.empty()) return std::move(lesson_);
        return tl::make_unexpected(inOrder(std::move(errors_)));
    }

private:
    void complain(LessonPlace place, LessonErrorCode what, std::optional<ErrorCode> inner = {}) {
        errors_.push_back({place, what, inner});
    }

    void take(const LessonLine& line) {
        if (line.keyword.text == "step") return step(line);
        if (skipping_) return;
        if (isTextLine(line)) return readTextLine(line, owner_, errors_);
        owner_ = step_ ? step_->read(line) : head(line);
    }

    LessonText* head(const LessonLine& line) {
        const std::string_view name = line.keyword.text;
        if (name == "title") {
            if (lesson_.title.given()) complain(line.keyword.place, LessonErrorCode::Twice);
            lesson_.title.place = line.keyword.place;
            return &lesson_.title;
        }
        if (name == "game") {
            game(line);
        } else if (name == "rules") {
            ruleOptions(line);
        } else if (name == "lesson") {
            id(line, lesson_.id);
        } else if (name == "course") {
            id(line, lesson_.course);
        } else {
            complain(line.keyword.place, LessonErrorCode::UnknownKeyword);
            ignored_ = {};
            return &ignored_;
        }
        return nullptr;
    }

    void game(const LessonLine& line) {
        if (info_ != nullptr) return complain(line.keyword.place, LessonErrorCode::Twice);
        info_ = findVariant(line.rest.text);
        if (info_ == nullptr) complain(line.rest.place, LessonErrorCode::BadValue, ErrorCode::UnknownVariant);
    }

    void ruleOptions(const LessonLine& line) {
        if (info_ == nullptr) return complain(line.keyword.place, LessonErrorCode::NotHere);
        for (const LessonWord& word : line.words()) {
            if (auto choice = parseChoice(*info_, word.text)) {
                choices_.insert(*choice);
            } else {
                complain(word.place, LessonErrorCode::BadRules, choice.error().what);
            }
        }
    }

    void id(const LessonLine& line, std::string& into) {
        if (!into.empty()) return complain(line.keyword.place, LessonErrorCode::Twice);
        if (!isLessonId(line.rest.text)) return complain(line.rest.place, LessonErrorCode::BadValue);
        into = line.rest.text;
    }

    void step(const LessonLine& line) {
        closeStep();
        owner_ = nullptr;
        skipping_ = true;
        ++stepLines_;
        if (info_ == nullptr) return;  // the end of the file reports the missing variant
        if (!lesson_.book) {
            lesson_.book = rulebookCache_.book(*info_, choices_).value_or(nullptr);
            lesson_.steps.reserve(LessonLimits::MaxSteps);
        }
        const auto type = stepTypeNamed(line.rest.text);
        if (!type) return complain(line.rest.place, LessonErrorCode::BadValue);
        if (lesson_.steps.size() == LessonLimits::MaxSteps)
            return complain(line.keyword.place, LessonErrorCode::TooMany);
        const LessonStep* before = lesson_.steps.empty() ? nullptr : &lesson_.steps.back();
        LessonStep& fresh = lesson_.steps.emplace_back(*lesson_.book);
        fresh.type = *type;
        fresh.place = fresh.text.place = line.keyword.place;
        fresh.still = *type == StepType::Stars;
        step_.emplace(fresh, before, errors_);
        owner_ = &fresh.text;
        skipping_ = false;
    }

    void closeStep() {
        if (step_) step_->finish();
        step_.reset();
    }

    void finish() {
        closeStep();
        if (info_ == nullptr) complain({1, 1}, LessonErrorCode::MissingGame);
        if (lesson_.id.empty()) complain({1, 1}, LessonErrorCode::MissingId);
        if (lesson_.course.empty()) complain({1, 1}, LessonErrorCode::MissingCourse);
        if (!lesson_.title.given()) complain({1, 1}, LessonErrorCode::MissingTitle);
        checkLanguages(lesson_.title, errors_);
        if (info_ != nullptr && stepLines_ < LessonLimits::MinSteps) complain({1, 1}, LessonErrorCode::TooFewSteps);
    }

    RulebookCache& rulebookCache_;
    LessonErrors errors_;
    std::vector<LessonLine> lines_;
    Lesson lesson_;
    const VariantInfo* info_ = nullptr;
    Choices choices_;
    std::optional<StepReader> step_;
    LessonText* owner_ = nullptr;
    LessonText ignored_;  ///< receives the texts that follow an invalid line of the file header
    std::size_t stepLines_ = 0;
    bool skipping_ = false;  ///< true while the lines of a step of unknown type are skipped
};

}  // namespace

tl::expected<Lesson, LessonErrors> readLesson(std::string_view text, RulebookCache& rulebookCache) {
    return LessonFile(text, rulebookCache).read();
}

tl::expected<std::vector<Course>, LessonErrors> readCourses(std::string_view text) {
    LessonErrors errors;
    std::vector<Course> courses;
    std::set<std::string> ids;
    for (const LessonLine& line : lessonLines(text, errors)) {
        const auto complain = [&](LessonPlace place, LessonErrorCode what) { errors.push_back({place, what, {}}); };
        if (isTextLine(line)) {
            readTextLine(line, courses.empty() ? nullptr : &courses.back().title, errors);
        } else if (line.keyword.text != "course") {
            complain(line.keyword.place, LessonErrorCode::UnknownKeyword);
        } else if (!isLessonId(line.rest.text)) {
            complain(line.rest.place, LessonErrorCode::BadValue);
        } else {
            if (!ids.emplace(line.rest.text).second) complain(line.rest.place, LessonErrorCode::IdTwice);
            courses.emplace_back();
            courses.back().id = line.rest.text;
            courses.back().title.place = line.keyword.place;
        }
    }
    for (const Course& course : courses) checkLanguages(course.title, errors);
    if (errors.empty()) return courses;
    return tl::make_unexpected(inOrder(std::move(errors)));
}

}  // namespace rokada

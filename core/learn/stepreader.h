// Reads the lines of one lesson step.
#pragma once

#include "learn/lesson.h"
#include "learn/lessonlines.h"

#include <map>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

namespace rokada {

/// Returns the type of a step by its keyword, or nullopt if there is no such type.
[[nodiscard]] std::optional<StepType> stepTypeNamed(std::string_view name);

/// Reads one step. Appends errors to `errors`.
class StepReader {
public:
    /// `before` is the previous step, whose position `step` can reuse. It is nullptr for the first step.
    StepReader(LessonStep& step, const LessonStep* before, LessonErrors& errors)
        : step_(step), before_(before), errors_(errors) {}

    /// Reads a line that is not a text. Returns the element to which the texts that follow belong.
    LessonText* read(const LessonLine& line);
    /// Reports missing elements of the step. Call it after the last line of the step.
    void finish();

private:
    struct Keyword;
    static const Keyword* find(std::string_view name);

    void position(const LessonLine& line);
    void turned(const LessonLine& line);
    void still(const LessonLine& line);
    void mark(const LessonLine& line);
    void arrow(const LessonLine& line);
    void show(const LessonLine& line);
    void right(const LessonLine& line);
    void goal(const LessonLine& line);
    void moves(const LessonLine& line);
    void variation(const LessonLine& line);
    void option(const LessonLine& line);
    void because(const LessonLine& line);
    void stars(const LessonLine& line);
    void piece(const LessonLine& line);
    void place(const LessonLine& line);
    void hint(const LessonLine& line);
    void praise(const LessonLine& line);
    void wrong(const LessonLine& line);

    void complain(LessonPlace place, LessonErrorCode what, std::optional<ErrorCode> inner = {});
    [[nodiscard]] std::optional<std::vector<LessonWord>> words(const LessonLine& line);
    [[nodiscard]] std::optional<SquareSet> squares(const LessonLine& line);
    [[nodiscard]] std::optional<Move> move(const Position& position, const LessonWord& word);
    [[nodiscard]] std::optional<std::vector<Move>> alternatives(const LessonLine& line);
    [[nodiscard]] std::optional<std::vector<Move>> sequence(const LessonLine& line, bool still);
    [[nodiscard]] Parsed<Position> written(std::string_view text) const;
    [[nodiscard]] bool answersWithMoves() const;
    void checkOptions();

    LessonStep& step_;
    const LessonStep* before_;
    LessonErrors& errors_;
    LessonText* owner_ = nullptr;
    LessonText ignored_;     ///< receives the texts that follow an invalid line, which has already been reported
    bool playable_ = false;  ///< true if the board is a legal position
    bool boardUsed_ = false;
    bool faulty_ = false;
    int longestLine_ = 1;  ///< largest number of own moves in a listed line
    std::map<std::string_view, int> times_;
};

}  // namespace rokada

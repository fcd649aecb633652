// Trainers: questions about the board itself, drawn by lot, in the form of a lesson.
#pragma once

#include "learn/lesson.h"

#include <QString>

#include <array>
#include <cstdint>

namespace rokada::ui {

enum class Trainer {
    Names,        ///< find the square of this name
    Said,         ///< find the square that is named as it is said aloud
    Colours,      ///< is the square of this name light or dark?
    KnightInTwo,  ///< which squares does a knight reach in two moves?
    Notation,     ///< play the move that is written, write the move that is shown, in turn
};

inline constexpr std::array AllTrainers{Trainer::Names, Trainer::Said, Trainer::Colours, Trainer::KnightInTwo,
                                        Trainer::Notation};

/// In the language in force.
[[nodiscard]] QString trainerTitle(Trainer trainer);
/// What is asked.
[[nodiscard]] QString trainerTip(Trainer trainer);
/// Ten questions for the board of this rulebook, in the language in force; the same seed asks the same. The lesson
/// belongs to no course.
[[nodiscard]] Lesson trainerLesson(Trainer trainer, const RulebookPtr& book, std::uint64_t seed);

}  // namespace rokada::ui

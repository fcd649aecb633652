// Trainers: random questions about the board, in the form of a lesson.
#pragma once

#include "learn/lesson.h"

#include <QString>

#include <array>
#include <cstdint>

namespace rokada::ui {

enum class Trainer {
    Names,        ///< find the square with this name
    Said,         ///< find the square from its spoken name
    Colours,      ///< is this square light or dark?
    KnightInTwo,  ///< which squares does a knight reach in two moves?
    Notation,     ///< alternately play a written move and write a shown move
};

inline constexpr std::array AllTrainers{Trainer::Names, Trainer::Said, Trainer::Colours, Trainer::KnightInTwo,
                                        Trainer::Notation};

/// Returns the title in the current language.
[[nodiscard]] QString trainerTitle(Trainer trainer);
/// Returns a description of the questions.
[[nodiscard]] QString trainerTip(Trainer trainer);
/// Returns a lesson of ten questions for the board of this rulebook, in the current language. The same seed gives the
/// same questions. The lesson belongs to no course.
[[nodiscard]] Lesson trainerLesson(Trainer trainer, const RulebookPtr& book, std::uint64_t seed);

}  // namespace rokada::ui

// Trainers. A trainer is a lesson of random questions about the board, for example about the names of squares.
#pragma once

#include "base/geometry.h"
#include "learn/lesson.h"

#include <QString>

#include <array>
#include <cstdint>

namespace rokada::ui {

enum class Trainer {
    Names,        ///< the learner finds the square with a given name
    Said,         ///< the learner finds the square with a given spoken name
    Colours,      ///< the learner says whether a square is light or dark
    KnightInTwo,  ///< the learner finds the squares that a knight reaches in two moves
    Notation,     ///< the learner alternately plays a written move and writes a shown move
};

inline constexpr std::array AllTrainers{Trainer::Names, Trainer::Said, Trainer::Colours, Trainer::KnightInTwo,
                                        Trainer::Notation};

/// Returns the title of a trainer in the current language.
[[nodiscard]] QString trainerTitle(Trainer trainer);
/// Returns a description of the trainer's questions in the current language.
[[nodiscard]] QString trainerTip(Trainer trainer);
/// Returns a lesson of ten questions about the board of `book`, in the current language. The same `seed` gives the same
/// questions. The lesson is not part of `Curriculum`.
[[nodiscard]] Lesson trainerLesson(Trainer trainer, const RulebookPtr& book, std::uint64_t seed);

/// Returns the spoken name of a square in the current language: the name of its letter, and its rank as a word.
/// Examples: "gee five", «жэ пять».
[[nodiscard]] QString saidSquare(const Geometry& board, Square square);

}  // namespace rokada::ui

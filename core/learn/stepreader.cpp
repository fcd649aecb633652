#include "learn/stepreader.h"

#include "learn/lessontexts.h"
#include "learn/perpetual.h"
#include "learn/squareterms.h"
#include "rules/forced.h"
#include "text/movetext.h"
#include "text/positionletters.h"
#include "text/positiontext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace rokada {

namespace {

constexpr std::array<std::string_view, 10> stepNames{"read",    "move",   "find", "write", "square",
                                                     "squares", "choice", "play", "stars", "setup"};

constexpr std::array<std::string_view, 13> goalNames{"",           "capture", "check",    "mate",  "stalemate",
                                                     "escape",     "win",     "promote",  "reach", "castle",
                                                     "en-passant", "safe",    "perpetual"};

constexpr unsigned bitOf(StepType type) { return 1U << static_cast<unsigned>(type); }
constexpr unsigned AnyStep = ~0U;
constexpr unsigned MoveSteps =
    bitOf(StepType::Move) | bitOf(StepType::Find) | bitOf(StepType::Write) | bitOf(StepType::Play);
constexpr unsigned SquareSteps = bitOf(StepType::Square) | bitOf(StepType::Squares);
constexpr unsigned GoalSteps = bitOf(StepType::Move) | bitOf(StepType::Play);

template <class Names>
std::optional<std::size_t> indexIn(const Names& names, std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (name.empty() || found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

/// Returns the number of moves in `line` that the side to move in `position` makes.
int ownMoves(Position position, const std::vector<Move>& line) {
    const Side side = position.turn();
    int own = 0;
    Undo undo;
    for (const Move move : line) {
        own += position.turn() == side ? 1 : 0;
        position.make(move, undo);
        settle(position);
    }
    return own;
}

/// Returns true if the position is legal: each side has its king, and the side that is not to move is not in check.
bool isPlayable(const Position& position) { return parsePosition(position.book(), positionText(position)).has_value(); }

}  // namespace

/// Keyword that begins a line of a step, with the function that reads the line.
struct StepReader::Keyword {
    std::string_view name;
    unsigned steps;  ///< types of steps that allow the keyword
    int most;        ///< maximum number of occurrences in a step; 0 for no limit
    bool usesBoard;  ///< true if the keyword needs the position, which must come before it
    void (StepReader::*read)(const LessonLine&);
};

const StepReader::Keyword* StepReader::find(std::string_view name) {
    static constexpr auto Hints = static_cast<int>(LessonLimits::Hints);
    static constexpr auto Options = static_cast<int>(LessonLimits::Options);
    static constexpr auto Wrongs = static_cast<int>(LessonLimits::Wrongs);
    static constexpr auto Lines = static_cast<int>(LessonLimits::Lines);
    static const std::array<Keyword, 19> keywords{{
        {"position", AnyStep, 1, false, &StepReader::position},
        {"turned", AnyStep, 1, false, &StepReader::turned},
        {"still", bitOf(StepType::Read), 1, false, &StepReader::still},
        {"mark", AnyStep, 1, true, &StepReader::mark},
        {"arrow", AnyStep, 1, true, &StepReader::arrow},
        {"closed", AnyStep, 1, true, &StepReader::arrow},
        {"show", bitOf(StepType::Read), 1, true, &StepReader::show},
        {"right", (MoveSteps & ~bitOf(StepType::Play)) | SquareSteps, 1, true, &StepReader::right},
        {"goal", GoalSteps, 1, true, &StepReader::goal},
        {"moves", bitOf(StepType::Play) | bitOf(StepType::Stars), 1, false, &StepReader::moves},
        {"line", bitOf(StepType::Play), Lines, true, &StepReader::variation},
        {"option", bitOf(StepType::Choice), Options, false, &StepReader::option},
        {"because", bitOf(StepType::Choice), Options, false, &StepReader::because},
        {"stars", bitOf(StepType::Stars), 1, true, &StepReader::stars},
        {"piece", bitOf(StepType::Stars), 1, true, &StepReader::piece},
        {"place", bitOf(StepType::Setup), 4, true, &StepReader::place},
        {"hint", AnyStep & ~bitOf(StepType::Read), Hints, false, &StepReader::hint},
        {"praise", AnyStep & ~bitOf(StepType::Read), 1, false, &StepReader::praise},
        {"wrong", MoveSteps | SquareSteps, Wrongs, true, &StepReader::wrong},
    }};
    const auto* found = std::ranges::find(keywords, name, &Keyword::name);
    return found == keywords.end() ? nullptr : found;
}

std::optional<StepType> stepTypeNamed(std::string_view name) {
    const auto index = indexIn(stepNames, name);
    if (!index) return std::nullopt;
    return static_cast<StepType>(*index);
}

void StepReader::complain(LessonPlace place, LessonErrorCode what, std::optional<ErrorCode> inner) {
    faulty_ = true;
    errors_.push_back({place, what, inner});
}

LessonText* StepReader::read(const LessonLine& line) {
    owner_ = &step_.text;
    ignored_ = {};
    const Keyword* keyword = find(line.keyword.text);
    const LessonPlace where = line.keyword.place;
    const bool known = keyword != nullptr && (keyword->steps & bitOf(step_.type)) != 0;
    const bool refused = !known || (keyword->most > 0 && times_[keyword->name] >= keyword->most);
    const bool told = !step_.text.in.front().empty();
    if (refused && told) owner_ = &ignored_;
    if (keyword == nullptr) {
        complain(where, LessonErrorCode::UnknownKeyword);
    } else if ((keyword->steps & bitOf(step_.type)) == 0) {
        complain(where, LessonErrorCode::NotHere);
    } else if (const int times = ++times_[keyword->name]; keyword->most > 0 && times > keyword->most) {
        complain(where, keyword->most == 1 ? LessonErrorCode::Twice : LessonErrorCode::TooMany);
    } else {
        boardUsed_ = boardUsed_ || keyword->usesBoard;
        (this->*keyword->read)(line);
    }
    return owner_;
}

std::optional<std::vector<LessonWord>> StepReader::words(const LessonLine& line) {
    auto words = line.words();
    if (!words.empty() && words.size() <= LessonLimits::Words) return words;
    complain(line.rest.place, words.empty() ? LessonErrorCode::MissingValue : LessonErrorCode::TooMany);
    return std::nullopt;
}

std::optional<SquareSet> StepReader::squares(const LessonLine& line) {
    const auto named = words(line);
    if (!named) return std::nullopt;
    const auto found = squaresOf(step_.position, *named);
    if (found) return found->squares;
    complain(found.error().place, found.error().what);
    return std::nullopt;
}

std::optional<Move> StepReader::move(const Position& position, const LessonWord& word) {
    if (!playable_) {
        complain(word.place, LessonErrorCode::MissingPosition);
        return std::nullopt;
    }
    const auto move = parseMove(position, word.text);
    if (move) return *move;
    complain({word.place.line, word.place.column + static_cast<int>(move.error().at)}, LessonErrorCode::BadMove,
             move.error().what);
    return std::nullopt;
}

std::optional<std::vector<Move>> StepReader::alternatives(const LessonLine& line) {
    const auto named = words(line);
    if (!named) return std::nullopt;
    std::vector<Move> all;
    for (const LessonWord& word : *named) {
        const auto one = move(step_.position, word);
        if (!one) return std::nullopt;
        all.push_back(*one);
    }
    return all;
}

std::optional<std::vector<Move>> StepReader::sequence(const LessonLine& line, bool still) {
    const auto named = words(line);
    if (!named) return std::nullopt;
    std::vector<Move> all;
    Position position = step_.position;
    Undo undo;
    for (const LessonWord& word : *named) {
        const auto one = move(position, word);
        if (!one) return std::nullopt;
        all.push_back(*one);
        position.make(*one, undo);
        if (still) position.setTurn(step_.position.turn());
        settle(position);
    }
    return all;
}

/// Parses a position. Replaces missing fields at the end by default values.
Parsed<Position> StepReader::written(std::string_view text) const {
    const Rulebook& book = step_.position.book();
    const auto blanks = std::ranges::count(text, ' ');
    const std::string whole(text);
    const std::string first(1, book.variant().sideSpecs.front().letter);
    switch (blanks) {
        case 0: return parsePosition(book, whole + ' ' + first + " - - 0 1");
        case 1: return parsePosition(book, whole + " - - 0 1");
        case 2: return parsePosition(book, whole + " - 0 1");
        case 3: return parsePosition(book, whole + " 0 1");
        default: return parsePosition(book, whole);
    }
}

void StepReader::position(const LessonLine& line) {
    if (boardUsed_) return complain(line.keyword.place, LessonErrorCode::PositionTooLate);
    const std::string_view text = line.rest.text;
    if (text.empty()) return complain(line.rest.place, LessonErrorCode::MissingValue);
    if (text == "same") {
        if (before_ == nullptr) return complain(line.rest.place, LessonErrorCode::BadValue);
        step_.position = before_->position;
        for (const Placing& placing : before_->placings) {
            if (step_.position.empty(placing.square)) step_.position.put(placing.piece, placing.square);
        }
        playable_ = isPlayable(step_.position);
        return;
    }
    const auto position = text == "start" ? Parsed<Position>(startPosition(step_.position.book())) : written(text);
    if (position) {
        step_.position = *position;
        playable_ = true;
    } else {
        complain(line.at(position.error().at), LessonErrorCode::BadPosition, position.error().what);
    }
}

void StepReader::turned(const LessonLine&) { step_.turned = true; }

void StepReader::still(const LessonLine& line) {
    if (boardUsed_) return complain(line.keyword.place, LessonErrorCode::PositionTooLate);
    step_.still = true;
}

void StepReader::mark(const LessonLine& line) { step_.marks = squares(line).value_or(SquareSet()); }

void StepReader::arrow(const LessonLine& line) {
    const Geometry& board = step_.position.book().geometry();
    for (const LessonWord& word : words(line).value_or(std::vector<LessonWord>())) {
        const auto from = board.read(word.text);
        const Square to = from ? board.named(word.text.substr(from->length)) : NoSquare;
        if (to == NoSquare) return complain(word.place, LessonErrorCode::BadSquare);
        step_.arrows.push_back({from->square, to, line.keyword.text == "closed"});
    }
}

void StepReader::show(const LessonLine& line) {
    step_.shown = sequence(line, step_.still).value_or(std::vector<Move>());
}

bool StepReader::answersWithMoves() const { return (MoveSteps & bitOf(step_.type)) != 0; }

void StepReader::right(const LessonLine& line) {
    step_.rightPlace = line.rest.place;
    const bool squareName =
        step_.type == StepType::Write && step_.position.book().geometry().named(line.rest.text) != NoSquare;
    if (answersWithMoves() && !squareName) {
        step_.rightMoves = alternatives(line).value_or(std::vector<Move>());
        if (step_.type != StepType::Move && step_.rightMoves.size() > 1)
            complain(line.rest.place, LessonErrorCode::TooMany);
        return;
    }
    const auto named = words(line);
    if (!named) return;
    const auto found = squaresOf(step_.position, *named);
    if (!found) return complain(found.error().place, found.error().what);
    if (found->squares.none()) return complain(line.rest.place, LessonErrorCode::NothingRight);
    step_.rightSquares = found->squares;
    step_.reaching = found->reaching;
}

void StepReader::goal(const LessonLine& line) {
    const auto named = words(line);
    if (!named) return;
    const auto index = indexIn(goalNames, named->front().text);
    const bool known = index && (step_.type == StepType::Play || goalNames[*index] != "perpetual");
    if (!known) return complain(named->front().place, LessonErrorCode::BadGoal);
    step_.goal = {.type = static_cast<GoalType>(*index), .squares = {}, .kind = NoKind, .place = line.rest.place};
    const auto details = std::span(*named).subspan(1);
    if (details.empty()) {
        if (step_.goal.type == GoalType::Reach) complain(line.rest.place, LessonErrorCode::BadGoal);
        return;
    }
    if (step_.goal.type == GoalType::Promote && details.size() == 1 && details[0].text.size() == 1) {
        step_.goal.kind = step_.position.book().variant().kindOf(details[0].text.front());
        if (step_.goal.kind == NoKind) complain(details[0].place, LessonErrorCode::BadGoal);
        return;
    }
    if (step_.goal.type != GoalType::Reach && step_.goal.type != GoalType::Capture)
        return complain(details[0].place, LessonErrorCode::BadGoal);
    const auto found = squaresOf(step_.position, details);
    if (!found) return complain(found.error().place, found.error().what);
    step_.goal.squares = found->squares;
}

void StepReader::moves(const LessonLine& line) {
    const int most = step_.type == StepType::Stars ? LessonLimits::StarMoves : LessonLimits::PlayMoves;
    const std::string_view text = line.rest.text;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool read = error == std::errc() && end == text.data() + text.size();
    if (!read || number < 1 || number > most) return complain(line.rest.place, LessonErrorCode::BadValue);
    step_.moves = number;
}

void StepReader::variation(const LessonLine& line) {
    auto moves = sequence(line, false);
    if (!moves) return;
    longestLine_ = std::max(longestLine_, ownMoves(step_.position, *moves));
    step_.lines.push_back(std::move(*moves));
}

void StepReader::option(const LessonLine& line) {
    if (!line.rest.text.empty() && line.rest.text != "right")
        return complain(line.rest.place, LessonErrorCode::BadValue);
    step_.options.emplace_back();
    step_.options.back().right = !line.rest.text.empty();
    owner_ = &step_.options.back().text;
    owner_->place = line.keyword.place;
}

void StepReader::because(const LessonLine& line) {
    if (step_.options.empty()) {
        owner_ = &ignored_;
        return complain(line.keyword.place, LessonErrorCode::NotHere);
    }
    owner_ = &step_.options.back().because;
    if (owner_->given()) complain(line.keyword.place, LessonErrorCode::Twice);
    owner_->place = line.keyword.place;
}

void StepReader::stars(const LessonLine& line) {
    step_.stars = squares(line).value_or(SquareSet());
    if (step_.stars.count() > static_cast<int>(LessonLimits::Stars))
        complain(line.rest.place, LessonErrorCode::TooMany);
}

void StepReader::piece(const LessonLine& line) {
    step_.piece = step_.position.book().geometry().named(line.rest.text);
    if (step_.piece == NoSquare) return complain(line.rest.place, LessonErrorCode::BadSquare);
    const Piece there = step_.position[step_.piece];
    if (there == NoPiece || sideOf(there) != step_.position.turn())
        complain(line.rest.place, LessonErrorCode::NoPieceThere);
}

void StepReader::place(const LessonLine& line) {
    const auto named = words(line);
    if (!named) return;
    const Rulebook& book = step_.position.book();
    for (const LessonWord& word : *named) {
        const std::size_t letters = sideLetters(book.variant()) ? 2 : 1;
        const Piece piece = pieceOfText(book, word.text.substr(0, letters));
        const Square square = book.geometry().named(word.text.substr(std::min(letters, word.text.size())));
        if (piece == NoPiece) return complain(word.place, LessonErrorCode::BadValue);
        if (square == NoSquare) return complain(word.place, LessonErrorCode::BadSquare);
        step_.placings.push_back({piece, square, word.place});
    }
}

void StepReader::hint(const LessonLine& line) {
    step_.hints.emplace_back();
    owner_ = &step_.hints.back();
    owner_->place = line.keyword.place;
}

void StepReader::praise(const LessonLine& line) {
    owner_ = &step_.praise;
    owner_->place = line.keyword.place;
}

void StepReader::wrong(const LessonLine& line) {
    step_.wrongs.emplace_back();
    WrongAnswer& wrong = step_.wrongs.back();
    owner_ = &wrong.text;
    owner_->place = line.keyword.place;
    if (!answersWithMoves() || step_.rightSquares.any()) {
        wrong.squares = squares(line).value_or(SquareSet());
    } else {
        wrong.moves = alternatives(line).value_or(std::vector<Move>());
    }
    owner_ = &wrong.text;
}

void StepReader::checkOptions() {
    const auto& options = step_.options;
    if (std::ranges::none_of(options, &LessonOption::right)) complain(step_.place, LessonErrorCode::NoRightOption);
    for (const LessonOption& option : options) {
        if (!option.right && !option.because.given()) complain(option.text.place, LessonErrorCode::MissingReason);
    }
}

void StepReader::finish() {
    checkLanguages(step_.text, errors_);
    checkLanguages(step_.praise, errors_);
    for (const LessonText& hint : step_.hints) checkLanguages(hint, errors_);
    for (const WrongAnswer& wrong : step_.wrongs) checkLanguages(wrong.text, errors_);
    for (const LessonOption& option : step_.options) {
        checkLanguages(option.text, errors_);
        checkLanguages(option.because, errors_);
    }
    if (faulty_) return;  // an invalid line could hold the missing element
    if (times_.count("moves") == 0) step_.moves = std::max(step_.moves, longestLine_);
    if (step_.goal.type == GoalType::Perpetual) step_.opponent = std::make_shared<PerpetualCheck>(step_.moves);
    const bool moves = answersWithMoves() ? step_.rightSquares.none() : step_.type == StepType::Stars;
    if (moves && !playable_) return complain(step_.place, LessonErrorCode::MissingPosition);
    bool answered = true;
    switch (step_.type) {
        case StepType::Read: break;
        case StepType::Move: answered = !step_.rightMoves.empty() || step_.goal.type != GoalType::None; break;
        case StepType::Find: answered = !step_.rightMoves.empty(); break;
        case StepType::Write: answered = !step_.rightMoves.empty() || step_.rightSquares.count() == 1; break;
        case StepType::Square:
        case StepType::Squares: answered = step_.rightSquares.any(); break;
        case StepType::Choice: return checkOptions();
        case StepType::Play: answered = !step_.lines.empty() || step_.goal.type != GoalType::None; break;
        case StepType::Stars: answered = step_.stars.any() && step_.piece != NoSquare; break;
        case StepType::Setup: answered = !step_.placings.empty(); break;
    }
    if (!answered) complain(step_.place, LessonErrorCode::MissingAnswer);
}

}  // namespace rokada

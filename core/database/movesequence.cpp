#include "database/movesequence.h"

#include "record/pgnwords.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr std::string_view AnyMove = "*", AnyNumber = "...";
constexpr std::size_t LongestSequence = 64;

/// Decodes UTF-8 without checking it: invalid bytes result in arbitrary characters.
std::u32string charactersIn(std::string_view text) {
    std::u32string characters;
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at++]);
        int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
        char32_t c = more == 0 ? first : first & (0x3Fu >> more);
        for (; more > 0 && at < text.size(); --more) c = c << 6 | (static_cast<unsigned char>(text[at++]) & 0x3Fu);
        characters += c;
    }
    return characters;
}

/// Piece letters of all languages as UTF-32, and move alphabets that refer to these letters.
struct Alphabets {
    std::vector<std::array<std::u32string, MaxKinds>> letters;
    std::vector<MoveAlphabet> alphabets;

    explicit Alphabets(std::span<const Letters> languages) {
        for (const Letters& language : languages) {
            auto& own = letters.emplace_back();
            for (std::size_t kind = 0; kind < language.size() && kind < MaxKinds; ++kind)
                own[kind] = charactersIn(language[kind]);
        }
        for (const auto& own : letters) {
            MoveAlphabet& alphabet = alphabets.emplace_back();
            for (std::size_t kind = 0; kind < MaxKinds; ++kind) {
                alphabet.letters[kind] = own[kind];
                alphabet.longest = std::max(alphabet.longest, own[kind].size());
            }
        }
    }
};

}  // namespace

Parsed<MoveSequence> parseSequence(const Rulebook& book, std::string_view text, std::span<const Letters> languages) {
    const Alphabets letters(languages);
    MoveSequence sequence;
    bool later = false;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const std::string_view move = word == AnyNumber ? word : withoutNumber(word);
        if (word == AnyNumber) later = !sequence.empty();
        if (!move.empty() && word != AnyNumber) {
            SequenceStep step{.readings = {}, .later = std::exchange(later, false)};
            eachReading(book, letters.alphabets, {}, charactersIn(move),
                        [&](const WrittenMove& written) { step.readings.push_back(written); });
            if (step.readings.empty() && move != AnyMove) return parseError(at, ErrorCode::NotAMove);
            sequence.push_back(std::move(step));
        }
        at = end;
    }
    if (sequence.empty() || sequence.size() > LongestSequence) return parseError(0, ErrorCode::EmptyMove);
    return sequence;
}

bool SequenceScan::fits(const PlainMove& move, const WrittenMove& written) const {
    const Geometry& board = book_.geometry();
    if (written.type != WrittenMove::Type::Normal) {
        return move.castling == (written.type == WrittenMove::Type::CastleShort ? 'K' : 'Q');
    }
    if (move.piece == NoPiece || move.to == NoSquare) return false;
    if (written.to == NoSquare ? board.fileLetter(board.column(move.to)) != written.toFile : written.to != move.to)
        return false;
    const bool dropped = move.from == NoSquare;
    if (dropped) return written.names(kindOf(move.piece)) && written.file == 0 && !written.captures;
    if (written.drops || !written.from(board, move.from)) return false;
    if (!written.coordinates() && !written.names(kindOf(move.piece))) return false;
    if (written.promotes && (written.promotion >> kindOf(move.becomes) & 1) == 0) return false;
    if (written.part == 0 ? !move.whole : written.part != move.pieces) return false;
    return move.captures ? !written.withoutFile() : !written.captures;
}

bool SequenceScan::fits(const PlainMove& move, const SequenceStep& step) const {
    return step.any() ||
           std::ranges::any_of(step.readings, [&](const WrittenMove& written) { return fits(move, written); });
}

/// Follows all partial matches at once. `waiting[i]` is the start ply of the earliest partial match whose next step is
/// `i`, or `None`. A step with `later` can wait for several moves. Any other step must match the next move.
std::optional<int> SequenceScan::find(const PackedView& game) const {
    constexpr int None = -1;
    PackedReplay replay(rules_, game);
    std::vector<int> waiting(sequence_.size(), None);
    for (int ply = 0; !replay.atEnd(); ++ply) {
        const PlainMove move = replay.plainMove();
        if (!replay.next([](std::size_t, std::uint8_t, std::uint8_t) {})) break;
        for (std::size_t i = sequence_.size(); i-- > 0;) {
            const int begun = i == 0 ? ply : waiting[i];
            if (i > 0 && !sequence_[i].later) waiting[i] = None;
            if (begun == None || !fits(move, sequence_[i])) continue;
            if (i + 1 == sequence_.size()) return begun;
            if (waiting[i + 1] == None || waiting[i + 1] > begun) waiting[i + 1] = begun;
        }
    }
    return std::nullopt;
}

}  // namespace rokada

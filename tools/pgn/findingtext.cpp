#include "findingtext.h"

#include "base/characters.h"

namespace rokada {

namespace {

const char* languageName(PieceLanguage language) {
    switch (language) {
        case PieceLanguage::English: return "English";
        case PieceLanguage::Figurine: return "figurine";
        case PieceLanguage::German: return "German or Scandinavian";
        case PieceLanguage::French: return "French";
        case PieceLanguage::Spanish: return "Spanish or Italian";
        case PieceLanguage::Portuguese: return "Portuguese";
        case PieceLanguage::Dutch: return "Dutch";
        case PieceLanguage::Polish: return "Polish";
        case PieceLanguage::Czech: return "Czech";
        case PieceLanguage::Hungarian: return "Hungarian";
        case PieceLanguage::Russian: return "Russian";
        case PieceLanguage::Bulgarian: return "Bulgarian";
    }
    return "";
}

/// Returns the English text of a finding without its place in the file. `word` is already quoted.
std::string sentence(const PgnFinding& finding, const std::string& word) {
    switch (finding.what) {
        case PgnFindingCode::ForeignLine: return "passed over, neither tag nor move: " + word;
        case PgnFindingCode::StrayBracket: return "passed over, a bracket without its partner: " + word;
        case PgnFindingCode::IncompleteTag: return "read as a complete tag: " + word;
        case PgnFindingCode::UnclosedComment: return "the comment has no end: " + word;
        case PgnFindingCode::UnclosedVariation: return "the variation has no end";
        case PgnFindingCode::ResultOfMoves: return "the result is taken from the moves: " + word;
        case PgnFindingCode::OtherLetters:
            return std::string("the pieces have ") + languageName(finding.language) + " letters";
        case PgnFindingCode::StartMended: return "the start position is not exact: " + word;
        case PgnFindingCode::ForeignText: return "kept as a comment, neither tag nor move: " + word;
        case PgnFindingCode::UnknownWord: return "kept as a comment, not a move: " + word;
        case PgnFindingCode::BadMove: return "illegal move " + word + ", the rest of the variation is kept as text";
        case PgnFindingCode::LostMove:
            return "a move is missing before " + word + ", the rest of the variation is kept as text";
        case PgnFindingCode::TooDeep: return "nested too deeply, the variation is kept as text";
        case PgnFindingCode::StrayVariation: return "no move precedes the variation, which is kept as text";
        case PgnFindingCode::ResultsDiffer: return "the moves end with another result than the tag says: " + word;
        case PgnFindingCode::UnknownVariant: return "unknown variant " + word + ", the game is kept as text";
        case PgnFindingCode::BadRules: return "unknown rules " + word + ", the game is kept as text";
        case PgnFindingCode::BadStart: return "bad start position " + word + ", the game is kept as text";
        case PgnFindingCode::TooLong: return "the game is too long";
    }
    return {};
}

}  // namespace

std::string findingText(const std::string& file, const PgnFinding& finding) {
    std::string word = "'" + finding.word + "'";
    for (char& c : word) c = blank(c) ? ' ' : c;
    return file + ':' + std::to_string(finding.place.line) + ':' + std::to_string(finding.place.column) + ": " +
           sentence(finding, word);
}

}  // namespace rokada

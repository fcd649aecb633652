#include "record/pgnreport.h"

#include <algorithm>
#include <utility>

namespace rokada {

bool losesMoves(PgnFindingCode code) {
    switch (code) {
        case PgnFindingCode::ForeignLine:
        case PgnFindingCode::StrayBracket:
        case PgnFindingCode::IncompleteTag:
        case PgnFindingCode::UnclosedComment:
        case PgnFindingCode::UnclosedVariation:
        case PgnFindingCode::ResultOfMoves:
        case PgnFindingCode::OtherLetters:
        case PgnFindingCode::StartMended:
        case PgnFindingCode::ForeignText:
        case PgnFindingCode::UnknownWord:
        case PgnFindingCode::ResultsDiffer: return false;
        case PgnFindingCode::BadMove:
        case PgnFindingCode::LostMove:
        case PgnFindingCode::TooDeep:
        case PgnFindingCode::StrayVariation:
        case PgnFindingCode::UnknownVariant:
        case PgnFindingCode::BadRules:
        case PgnFindingCode::BadStart:
        case PgnFindingCode::TooLong: break;
    }
    return true;
}

void PgnReport::add(PgnFinding finding) {
    ++count_;
    if (!loss_ && losesMoves(finding.what)) loss_ = finding;
    if (findings_.size() < Max) findings_.push_back(std::move(finding));
}

const PgnFinding* PgnReport::firstLoss() const { return loss_ ? &*loss_ : nullptr; }

TextPlace TextPlaces::at(std::size_t offset) {
    const std::string_view passed = text_.substr(at_, offset - at_);
    std::size_t line = 0;
    for (std::size_t i = 0; i < passed.size(); ++i) {
        const bool ends = passed[i] == '\n' || (passed[i] == '\r' && !text_.substr(at_ + i + 1).starts_with('\n'));
        if (!ends) continue;
        ++place_.line;
        place_.column = 1;
        line = i + 1;
    }
    place_.column += charactersIn(passed.substr(line));
    at_ = offset;
    return place_;
}

}  // namespace rokada

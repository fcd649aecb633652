#include "text/pieceletters.h"

#include <algorithm>
#include <string_view>

namespace rokada {

namespace {

constexpr std::array letterTable{
    KindLetters{"king", "K", "Кр", "Ц"},      KindLetters{"queen", "Q", "Ф", "Д"},
    KindLetters{"rook", "R", "Л", "Т"},       KindLetters{"bishop", "B", "С", "О"},
    KindLetters{"officer", "B", "С", "О"},    KindLetters{"knight", "N", "К", "К"},
    KindLetters{"bolyar", "Y", "Б", "Б"},     KindLetters{"boat", "L", "Лд", "Л"},
    KindLetters{"general", "G", "Г", "Г"},    KindLetters{"elephant", "E", "С", "С"},
    KindLetters{"wfda", "G", "Г", "Г"},       KindLetters{"minister", "M", "М", "М"},
    KindLetters{"highpriest", "H", "Ж", "Ж"}, KindLetters{"woody", "W", "Т", "Т"},
    KindLetters{"soldier", "S", "В", "В"},    KindLetters{"volkhv", "V", "В", "В"},
    KindLetters{"knyaz", "Pr", "К", "К"},     KindLetters{"ratoborets", "R", "Р", "Р"},
    KindLetters{"archer", "A", "Л", "С"},     KindLetters{"rider", "Ri", "Вс", "Кн"},
    KindLetters{"helgi", "H", "Х", "Х"},
};

/// Letters of king, queen, rook, bishop and knight, separated by spaces.
struct OrthodoxLetters {
    PieceLanguage language;
    std::string_view letters;
};

constexpr std::array orthodox{
    OrthodoxLetters{PieceLanguage::Figurine, "♔ ♕ ♖ ♗ ♘"},   OrthodoxLetters{PieceLanguage::German, "K D T L S"},
    OrthodoxLetters{PieceLanguage::French, "R D T F C"},     OrthodoxLetters{PieceLanguage::Spanish, "R D T A C"},
    OrthodoxLetters{PieceLanguage::Portuguese, "R D T B C"}, OrthodoxLetters{PieceLanguage::Dutch, "K D T L P"},
    OrthodoxLetters{PieceLanguage::Polish, "K H W G S"},     OrthodoxLetters{PieceLanguage::Czech, "K D V S J"},
    OrthodoxLetters{PieceLanguage::Hungarian, "K V B F H"},
};
constexpr std::array<std::string_view, 5> orthodoxKinds{"king", "queen", "rook", "bishop", "knight"};

template <class Choose>
Letters lettersBy(const Variant& variant, Choose choose) {
    Letters letters = englishLetters(variant);
    for (std::size_t i = 0; i < variant.kinds.size(); ++i) {
        const auto known = std::ranges::find(letterTable, variant.kinds[i].name, &KindLetters::kind);
        if (known != letterTable.end()) letters[i] = choose(*known);
    }
    return letters;
}

Letters orthodoxLetters(std::string_view written, const Variant& variant) {
    Letters letters = englishLetters(variant);
    for (const std::string_view name : orthodoxKinds) {
        const std::string_view letter = written.substr(0, written.find(' '));
        for (std::size_t i = 0; i < variant.kinds.size(); ++i) {
            if (variant.kinds[i].name == name) letters[i] = letter;
        }
        written.remove_prefix(std::min(letter.size() + 1, written.size()));
    }
    return letters;
}

}  // namespace

std::span<const KindLetters> kindLetters() { return letterTable; }

Letters lettersIn(PieceLanguage language, const Variant& variant) {
    if (language == PieceLanguage::English) return englishLetters(variant);
    if (language == PieceLanguage::Russian) {
        return lettersBy(variant, [](const KindLetters& k) { return std::string(k.russian); });
    }
    if (language == PieceLanguage::Bulgarian) {
        return lettersBy(variant, [](const KindLetters& k) { return std::string(k.bulgarian); });
    }
    const auto found = std::ranges::find(orthodox, language, &OrthodoxLetters::language);
    return orthodoxLetters(found->letters, variant);
}

Letters screenLetters(const Variant& variant) {
    return lettersBy(variant, [](const KindLetters& k) { return std::string(k.english); });
}

}  // namespace rokada

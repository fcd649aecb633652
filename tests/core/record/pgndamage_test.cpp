// Damages files that contain real games. Inserted text must leave all contents unchanged. Cut or overwritten bytes may
// cost only the word, tag or comment that was hit. A damaged move may also cost the rest of its variation.
//
// DAMAGE_SEED=17 DAMAGE_FILES=1 tests only the file of seed 17. A larger DAMAGE_FILES tests more files than usual.
#include "damage.h"
#include "pgntesting.h"
#include "record/pgnwriter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace rokada::test::pgndamageTest {
namespace {

constexpr std::size_t UsualFiles = ROKADA_NIGHTLY_SIZE ? 2'000 : 100;

std::size_t fromEnvironment(const char* name, std::size_t usual) {
    const char* text = std::getenv(name);
    return text ? std::stoul(text) : usual;
}

std::string contents(const std::filesystem::path& file) {
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

/// Returns the games of the test files, from Rokada and from other programs, that are read without findings.
const std::vector<GameTree>& realGames() {
    static const std::vector<GameTree> all = [] {
        std::vector<std::filesystem::path> files;
        for (const char* folder : {ROKADA_RECORD_FILES, ROKADA_RECORD_FILES "/../foreign"}) {
            for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
        }
        std::ranges::sort(files);
        std::vector<GameTree> trees;
        for (const std::filesystem::path& file : files) {
            if (file.filename() == "many.pgn") continue;
            for (PgnGame& game : readGames(contents(file))) {
                // Games that already contain damaged letters are left out.
                const std::string text = publishedPgn(game.tree);
                if (game.report.empty() && withoutStrayBytes(text) == text) trees.push_back(std::move(game.tree));
            }
        }
        return trees;
    }();
    return all;
}

/// Returns a file of one to three real games in a random style. With `wide`, its encoding may have two or four bytes
/// per character.
WrittenFile randomFile(Random& random, bool wide = false) {
    std::vector<GameTree> games;
    for (std::size_t i = 1 + below(random, 3); i > 0; --i)
        games.push_back(realGames()[below(random, realGames().size())]);
    FileStyle style = randomStyle(random, games);
    constexpr std::array encodings{Encoding::Utf16Little, Encoding::Utf16Big, Encoding::Utf32Little,
                                   Encoding::Utf32Big};
    if (wide && below(random, 4) == 0) {
        style.encoding = encodings[below(random, encodings.size())];
        style.mark = true;
    }
    return {games, std::move(style)};
}

/// Returns the words of a text. Words are separated by blanks and by the signs of comments, variations and escaped
/// lines.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words(1);
    while (!text.empty()) {
        const std::size_t blank = blankLength(text);
        constexpr std::string_view signs = "(){};%";
        const bool ends = blank > 0 || signs.find(text[0]) != std::string_view::npos;
        if (!ends) words.back() += text[0];
        if (ends && !words.back().empty()) words.emplace_back();
        text.remove_prefix(std::max<std::size_t>(blank, 1));
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

std::string described(const std::vector<Fact>& facts) {
    std::string text;
    for (const Fact& fact : facts) {
        switch (fact.type) {
            case Fact::Type::Tag: text += '[' + fact.text + "] "; break;
            case Fact::Type::Move: text += fact.text + ' '; break;
            case Fact::Type::Nag: text += '$' + fact.text + ' '; break;
            case Fact::Type::Open: text += "( "; break;
            case Fact::Type::Close: text += ") "; break;
            case Fact::Type::Comment: text += '{' + fact.text + "} "; break;
            case Fact::Type::Escape: text += '%' + fact.text + ' '; break;
            case Fact::Type::Kept: text += '<' + fact.text + "> "; break;
        }
    }
    return text;
}

std::string described(const std::vector<PgnGame>& games) {
    std::string text;
    for (const PgnGame& game : games) {
        text += described(factsOf(game.tree)) + '\n';
        for (const PgnFinding& finding : game.report.findings())
            text += "    " + std::to_string(finding.place.line) + ':' + std::to_string(finding.place.column) +
                    " finding " + std::to_string(static_cast<int>(finding.what)) + ' ' + finding.word + '\n';
    }
    return text;
}

/// Returns the games as the program saves them. A game that has only tags ends where the next game repeats one of these
/// tags. Therefore, missing tags are not added to that next game: the reader would count a new tag at its start as part
/// of the game before.
std::string written(const std::vector<PgnGame>& games) {
    std::string text;
    bool behindTags = false;
    for (const PgnGame& game : games) {
        const std::string own = behindTags ? pgnText(game.tree) : publishedPgn(game.tree);
        text += game.playable ? own : game.text + "\n\n";
        behindTags = !game.playable;
    }
    return text;
}

void expectStable(const std::vector<PgnGame>& games) {
    const std::string once = written(games);
    const std::vector<PgnGame> again = readGames(once);
    EXPECT_EQ(again.size(), games.size()) << once;
    EXPECT_EQ(written(again), once);
}

class DamagedPgn : public testing::Test {
protected:
    /// Calls `check(random)` for one seed after another until a check fails. The check returns the PGN text that was
    /// read.
    template <typename Check>
    void eachSeed(const Check& check) {
        const std::size_t first = fromEnvironment("DAMAGE_SEED", 1),
                          files = fromEnvironment("DAMAGE_FILES", UsualFiles);
        for (std::size_t seed = first; seed < first + files; ++seed) {
            Random random(seed);
            const std::string text = check(random);
            if (HasFailure()) return static_cast<void>(ADD_FAILURE() << "DAMAGE_SEED=" << seed << "\n" << text);
        }
    }
};

/// Multiset of inserted words that have not been found yet.
class Brought {
public:
    explicit Brought(const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            for (const std::string& word : wordsOf(text)) {
                if (!isNumber(word)) left_.insert(word);
            }
        }
    }
    /// Removes the words of `text` from the set. Returns false if one of them was not inserted.
    [[nodiscard]] bool take(std::string_view text) {
        const std::vector<std::string> words = wordsOf(text);
        return std::ranges::all_of(words, [&](const std::string& word) {
            if (isNumber(word)) return true;
            const auto found = left_.find(word);
            if (found == left_.end()) return false;
            left_.erase(found);
            return true;
        });
    }
    [[nodiscard]] const std::multiset<std::string>& left() const { return left_; }

private:
    /// Returns true for words of digits and dots, which are not tracked: a number in a foreign line can equal the next
    /// move number and disappear. Before the first move, a move number alone on its line is kept as text.
    static bool isNumber(std::string_view word) {
        return word.find_first_not_of("0123456789.") == std::string_view::npos;
    }

    std::multiset<std::string> left_;
};

bool isRemark(const Fact& fact) {
    return fact.type == Fact::Type::Comment || fact.type == Fact::Type::Escape || fact.type == Fact::Type::Kept;
}

/// Returns either the remarks alone, or the other facts: tags, moves, symbols and variations.
std::vector<Fact> only(std::vector<Fact> facts, bool remarks) {
    std::erase_if(facts, [&](const Fact& fact) { return isRemark(fact) != remarks; });
    return facts;
}

/// Checks that all elements of the games are found in order, and that only inserted remarks are added. With `brackets`,
/// the remarks may stand elsewhere: inserted words in brackets form a variation without moves, so a comment before them
/// can move to another move.
void expectWithout(Brought& brought, const std::vector<Fact>& before, const std::vector<Fact>& after, bool brackets) {
    std::vector<Fact> kept = after;
    std::size_t at = 0;
    for (std::size_t i = 0; i < kept.size();) {
        if (!brackets && at < before.size() && kept[i] == before[at]) {
            ++at;
            ++i;
        } else if (isRemark(kept[i]) && (!brackets || std::ranges::find(before, kept[i]) == before.end()) &&
                   brought.take(kept[i].text)) {
            kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
        } else {
            ++i;
        }
    }
    EXPECT_EQ(described(only(kept, false)), described(only(before, false)));
    std::vector<Fact> remarksBefore = only(before, true), remarksAfter = only(kept, true);
    const auto byText = [](const Fact& a, const Fact& b) { return a.text < b.text; };
    std::ranges::sort(remarksBefore, byText);
    std::ranges::sort(remarksAfter, byText);
    EXPECT_EQ(described(remarksAfter), described(remarksBefore));
    if (!brackets) {
        EXPECT_EQ(described(kept), described(before));
    }
}

TEST_F(DamagedPgn, AFileAsItIsWrittenHasNothingToReport) {
    ASSERT_GE(realGames().size(), 30U);
    eachSeed([&](Random& random) {
        WrittenFile file = randomFile(random);
        const std::string text = file.bytes();
        const std::vector<PgnGame> games = readGames(text);
        EXPECT_EQ(games.size(), file.games().size());
        for (std::size_t i = 0; i < std::min(games.size(), file.games().size()); ++i) {
            EXPECT_EQ(described(factsOf(games[i].tree)), described(file.games()[i]));
            EXPECT_TRUE(games[i].report.empty()) << described({games[i]});
        }
        expectStable(games);
        return text;
    });
}

TEST_F(DamagedPgn, WhatIsAddedLeavesEverythingAsItWas) {
    eachSeed([&](Random& random) {
        std::string text;
        std::vector<std::vector<Fact>> before;
        std::vector<std::string> added;
        const std::size_t files = 1 + below(random, 3);
        for (std::size_t i = 0; i < files; ++i) {
            WrittenFile file = randomFile(random, files == 1);
            const std::vector<std::string> more = addThings(file, random);
            added.insert(added.end(), more.begin(), more.end());
            before.insert(before.end(), file.games().begin(), file.games().end());
            text += file.bytes();
        }
        const std::vector<PgnGame> games = readGames(text);
        EXPECT_EQ(games.size(), before.size());
        Brought brought(added);
        const bool brackets = std::ranges::any_of(added, [](const std::string& line) {
            return !line.starts_with('{') && line.find('(') != std::string::npos;
        });
        for (std::size_t i = 0; i < std::min(games.size(), before.size()); ++i)
            expectWithout(brought, before[i], factsOf(games[i].tree), brackets);
        for (const PgnGame& game : games) {
            for (const PgnFinding& finding : game.report.findings()) {
                const bool found = finding.what != PgnFindingCode::ForeignLine || brought.take(finding.word);
                EXPECT_TRUE(found) << finding.word;
            }
        }
        EXPECT_EQ(brought.left(), std::multiset<std::string>());
        expectStable(games);
        if (HasFailure()) text += "\nis read as\n" + described(games);
        return text;
    });
}

/// Loss that the reader may have because of the damage, as indices of tokens. The tokens [first, hitEnd) were hit. The
/// tokens [hitEnd, end) may be lost too.
struct Cost {
    std::size_t first = 0, hitEnd = 0, end = 0;
    bool moves = false;    ///< true if tokens among the moves were hit
    bool comment = false;  ///< true if moves may have become part of a comment; no finding is needed then
};

class CostOf {
public:
    CostOf(const WrittenFile& file, std::string_view bytes, const Damage& damage)
        : tokens_(file.tokens()), games_(file.games()), damage_(damage), cut_(bytes.substr(damage.at, damage.length)) {
        // Tokens that touch the damaged bytes count as hit, because the new bytes can join them.
        while (cost_.first < tokens_.size() && tokens_[cost_.first].end < damage.at) ++cost_.first;
        cost_.hitEnd = cost_.first;
        while (cost_.hitEnd < tokens_.size() && tokens_[cost_.hitEnd].at <= damage.at + damage.length) ++cost_.hitEnd;
        cost_.end = cost_.hitEnd;
        const std::string damaged = damage.applied(std::string(bytes));
        const std::size_t from =
            cost_.first < tokens_.size() ? std::min(tokens_[cost_.first].at, damage.at) : damage.at;
        const std::size_t last =
            cost_.hitEnd > 0 ? std::max(tokens_[cost_.hitEnd - 1].end, damage.at + damage.length) : 0;
        word_ = damaged.substr(from, last - from + damage.instead.size() - damage.length);
    }

    [[nodiscard]] Cost get() {
        for (std::size_t token = cost_.first; token < cost_.hitEnd; ++token) add(token);
        cost_.moves = hits({Type::Move, Type::Number, Type::Nag, Type::Result, Type::Open, Type::Close});
        cost_.comment = writes(";{%") || hits({Type::Comment, Type::LineComment, Type::Escape});
        if (cost_.end > cost_.hitEnd || hits({Type::Move, Type::Open, Type::Close})) includeBegin();
        if (hidesMoves()) {
            reachEnd(cost_.hitEnd);
            if (cost_.end + 1 < tokens_.size()) reachEnd(cost_.end + 1);
        }
        while (endsGame() && cost_.end + 1 < tokens_.size() && continuesGame(nextGame())) reachEnd(cost_.end + 1);
        return cost_;
    }

private:
    using Type = WrittenToken::Type;

    /// Returns true if the damage can hide all moves of a game. The reader then adds the tags of the next game to this
    /// game. The moves can become part of a damaged tag or of a comment. In a game with few moves, the damage can
    /// destroy all of them.
    [[nodiscard]] bool hidesMoves() const {
        if (cost_.first >= cost_.hitEnd) return false;
        const WrittenToken& last = tokens_[cost_.hitEnd - 1];
        if (tokens_[cost_.first].type == Type::Tag && (last.type != Type::Tag || writes("{"))) return true;
        constexpr int Few = 3;
        return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(cost_.first),
                           tokens_.begin() + static_cast<std::ptrdiff_t>(cost_.hitEnd), [&](const WrittenToken& hit) {
                               const bool ends =
                                   hit.type == Type::Move || hit.type == Type::Result || hit.type == Type::Number;
                               return ends && movesOf(hit.game) <= Few;
                           });
    }

    [[nodiscard]] bool hits(std::initializer_list<Type> types) const {
        return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(cost_.first),
                           tokens_.begin() + static_cast<std::ptrdiff_t>(cost_.hitEnd),
                           [&](const WrittenToken& hit) { return std::ranges::find(types, hit.type) != types.end(); });
    }

    [[nodiscard]] std::ptrdiff_t movesOf(std::size_t game) const {
        return std::ranges::count_if(games_[game], [](const Fact& fact) { return fact.type == Fact::Type::Move; });
    }

    /// Extends the acceptable loss to the remarks, symbols and numbers directly before the damage. They can be lost
    /// with the move that follows them.
    void includeBegin() {
        const std::size_t game = tokens_[std::min(cost_.first, tokens_.size() - 1)].game;
        const auto isOther = [&](const WrittenToken& token) {
            return token.game == game && token.type != Type::Move && token.type != Type::Tag;
        };
        while (cost_.first > 0 && isOther(tokens_[cost_.first - 1])) --cost_.first;
    }

    [[nodiscard]] std::size_t nextGame() const {
        return tokens_[cost_.end].game + (tokens_[cost_.end].type == Type::Result);
    }

    /// Returns true if the reader can fail to recognize the next game as a new one. A game without tags begins only
    /// after a result outside of brackets. An open comment ends only before a tag with a common name.
    [[nodiscard]] bool continuesGame(std::size_t game) const {
        const std::vector<Fact>& facts = games_[game];
        if (facts.front().type != Fact::Type::Tag) return true;
        return cost_.comment && std::ranges::none_of(facts, [](const Fact& fact) {
                   return fact.type == Fact::Type::Tag && hasKnownName('[' + fact.text) &&
                          !fact.text.starts_with("Result=");
               });
    }

    [[nodiscard]] bool endsGame() const {
        if (cost_.end == 0) return false;
        return (cost_.end < tokens_.size() && tokens_[cost_.end].type == Type::Result) ||
               tokens_[cost_.end - 1].type == Type::Result;
    }

    void reach(std::size_t token) { cost_.end = std::max(cost_.end, token); }
    /// Extends the acceptable loss from `token` to the end of its game.
    void reachEnd(std::size_t token) {
        while (token < tokens_.size() && tokens_[token].type != Type::Result) ++token;
        reach(token);
    }

    [[nodiscard]] bool writes(std::string_view signs) const {
        return damage_.instead.find_first_of(signs) != std::string::npos;
    }
    [[nodiscard]] bool hitsEnds(const WrittenToken& token, std::size_t first, std::size_t last) const {
        return damage_.at < token.at + first || damage_.at + damage_.length > token.end - last;
    }

    void add(std::size_t at) {
        const WrittenToken& token = tokens_[at];
        switch (token.type) {
            case Type::Tag: return addTag(at);
            case Type::Move: reach(token.endOfVariation + 1); break;
            case Type::Number:
            case Type::Nag:
                // If a damaged word looks like a move or follows a number, it is read as a move. The rest of its
                // variation may then be lost.
                if (mayBeMove() || hasNumber()) reach(token.endOfVariation + 1);
                // A game without tags is recognized by its move number 1 after a result. If the number is damaged, the
                // game may be lost.
                if (games_[token.game].front().type != Fact::Type::Tag) reachEnd(at);
                break;
            case Type::Open:
            case Type::Close: reachEnd(at); break;
            case Type::Comment:
                // If a brace of a comment is damaged, the words of the comment are read as moves.
                if (hitsEnds(token, 1, 1) || writes("}")) reachEnd(at);
                break;
            case Type::LineComment:
            case Type::Escape:
                if (hitsEnds(token, 3, 2) || writes("\r\n")) reachEnd(at);
                break;
            case Type::Result: break;
        }
        const bool words = token.type == Type::Comment || token.type == Type::LineComment || token.type == Type::Escape;
        // Among the moves, these signs begin or end a comment, a variation, a tag or a result.
        if (!words && writes("(){}[];%*\"$\\")) reachEnd(at);
    }

    void addTag(std::size_t at) {
        const Fact& tag = games_[tokens_[at].game][tokens_[at].fact];
        // If the tag Variant, Rules, FEN or SetUp is damaged, all moves of the game are lost. An inserted '{' or ';'
        // begins a comment that can hide the moves. An inserted line end can end the tags and begin the moves.
        bool all = writes("{(*;\r\n");
        for (const char* name : {"Variant=", "Rules=", "FEN=", "SetUp="}) all |= tag.text.starts_with(name);
        if (all) reachEnd(at);
    }

    [[nodiscard]] bool hasNumber() const {
        const std::size_t dot = word_.find_first_not_of("0123456789");
        const std::size_t rest = word_.find_first_not_of(". ", dot);
        return dot > 0 && rest != std::string::npos && word_[dot] == '.';
    }

    [[nodiscard]] bool mayBeMove() const {
        for (std::size_t i = 0; i + 1 < word_.size(); ++i) {
            const bool file = (word_[i] >= 'a' && word_[i] <= 'p') || word_[i] == 'z';
            const char next = word_[i + 1];
            if ((file && next >= '0' && next <= '9') || (word_[i] == '-' && next == '-') ||
                (word_[i] == 'Z' && next == '0'))
                return true;
        }
        return word_.find_first_of("Oo") != std::string::npos;
    }

    const std::vector<WrittenToken>& tokens_;
    const std::vector<std::vector<Fact>>& games_;
    const Damage& damage_;
    std::string_view cut_;
    std::string word_;
    Cost cost_;
};

/// Returns the facts of a token's game that come before the token.
std::vector<Fact> factsUpTo(const WrittenFile& file, std::size_t token) {
    if (token >= file.tokens().size()) return file.games().back();
    const WrittenToken& end = file.tokens()[token];
    const std::vector<Fact>& facts = file.games()[end.game];
    return {facts.begin(), facts.begin() + static_cast<std::ptrdiff_t>(end.fact)};
}

std::vector<Fact> factsFrom(const WrittenFile& file, std::size_t token, std::size_t game) {
    if (token >= file.tokens().size() || file.tokens()[token].game != game) return {};
    const std::vector<Fact>& facts = file.games()[game];
    return {facts.begin() + static_cast<std::ptrdiff_t>(file.tokens()[token].fact), facts.end()};
}

/// Returns the elements without remarks and without the tag Result, which the writer derives from the moves. If moves
/// were hit, symbols are left out too: they can follow another move, and a damaged word can be read as a symbol.
std::vector<Fact> comparable(std::vector<Fact> facts, const Cost& cost) {
    std::erase_if(facts, [&](const Fact& fact) {
        const bool result = fact.type == Fact::Type::Tag && fact.text.starts_with("Result=");
        return isRemark(fact) || result || (cost.moves && fact.type == Fact::Type::Nag);
    });
    return facts;
}

bool beginsWith(const std::vector<Fact>& all, const std::vector<Fact>& part) {
    return all.size() >= part.size() && std::equal(part.begin(), part.end(), all.begin());
}
bool endsWith(const std::vector<Fact>& all, const std::vector<Fact>& part) {
    return all.size() >= part.size() && std::equal(part.rbegin(), part.rend(), all.rbegin());
}

void expectOnlyCost(const WrittenFile& file, const Cost& cost, const std::vector<PgnGame>& games) {
    const std::vector<WrittenToken>& tokens = file.tokens();
    const std::size_t firstGame = tokens[std::min(cost.first, tokens.size() - 1)].game;
    const std::size_t lastGame = tokens[std::min(std::max(cost.end, cost.first + 1) - 1, tokens.size() - 1)].game;
    const std::size_t behind = file.games().size() - 1 - lastGame;
    ASSERT_GE(games.size(), firstGame + behind + (lastGame > firstGame ? 1 : 0));
    for (std::size_t i = 0; i < firstGame; ++i) {
        // If the first tag of the next game is hit, the rest of the tag may become a comment after this game's result.
        const bool next = i + 1 == firstGame;
        const std::vector<Fact> found = factsOf(games[i].tree), &before = file.games()[i];
        EXPECT_EQ(described(next ? only(found, false) : found), described(next ? only(before, false) : before));
        EXPECT_GE(found.size(), before.size());
    }
    for (std::size_t i = 0; i < behind; ++i)
        EXPECT_EQ(described(factsOf(games[games.size() - 1 - i].tree)),
                  described(file.games()[file.games().size() - 1 - i]));
    std::vector<Fact> between;
    for (std::size_t i = firstGame; i < games.size() - behind; ++i) {
        const std::vector<Fact> more = factsOf(games[i].tree);
        between.insert(between.end(), more.begin(), more.end());
    }
    const std::vector<Fact> found = comparable(between, cost), before = comparable(factsUpTo(file, cost.first), cost);
    const std::vector<Fact> after = comparable(factsFrom(file, cost.end, lastGame), cost);
    EXPECT_TRUE(beginsWith(found, before)) << described(found) << "\nbegins not with\n" << described(before);
    EXPECT_TRUE(endsWith(found, after)) << described(found) << "\nends not with\n" << described(after);
    EXPECT_GE(found.size(), before.size() + after.size());
}

/// Returns the number of facts of this type that were lost although they were not hit.
std::ptrdiff_t lostBesides(const WrittenFile& file, const Cost& cost, const std::vector<PgnGame>& games,
                           Fact::Type fact, WrittenToken::Type token) {
    const auto count = [fact](const std::vector<Fact>& facts) {
        return std::ranges::count_if(facts, [fact](const Fact& each) { return each.type == fact; });
    };
    std::ptrdiff_t lost = 0;
    for (const std::vector<Fact>& facts : file.games()) lost += count(facts);
    for (const PgnGame& game : games) lost -= count(factsOf(game.tree));
    for (std::size_t hit = cost.first; hit < cost.hitEnd; ++hit) lost -= file.tokens()[hit].type == token;
    return lost;
}

/// Checks that the reader reports a loss of tags or moves that were not hit. The place of this report must lie between
/// the first hit word and the end of its variation.
void expectFinding(const WrittenFile& file, const Cost& cost, const std::vector<PgnGame>& games, std::string_view text,
                   std::ptrdiff_t grown) {
    const std::vector<WrittenToken>& tokens = file.tokens();
    const std::ptrdiff_t moves = lostBesides(file, cost, games, Fact::Type::Move, WrittenToken::Type::Move);
    const std::ptrdiff_t tags = lostBesides(file, cost, games, Fact::Type::Tag, WrittenToken::Type::Tag);
    // Without a game, there is no report that could contain a finding.
    if ((moves <= 0 && tags <= 0) || cost.comment || games.empty()) return;
    const std::size_t first = cost.first > 0 ? cost.first - 1 : 0, last = std::min(cost.end, tokens.size() - 1);
    const auto end = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(tokens[last].end) + grown);
    TextPlaces places(text, {});
    const TextPlace from = places.at(tokens[first].at), to = places.at(std::min(end, text.size()));
    const auto order = [](TextPlace place) { return std::pair(place.line, place.column); };
    EXPECT_TRUE(std::ranges::any_of(games,
                                    [&](const PgnGame& game) {
                                        const std::vector<PgnFinding>& found = game.report.findings();
                                        return std::ranges::any_of(found, [&](const PgnFinding& finding) {
                                            return order(finding.place) >= order(from) &&
                                                   order(finding.place) <= order(to);
                                        });
                                    }))
        << moves << " moves and " << tags << " tags are lost without a finding from " << from.line << ':' << from.column
        << " to " << to.line << ':' << to.column;
}

/// Removes blanks, and replaces each '}' by ')' as the writer does in comments.
std::string condensed(std::string_view text) {
    std::string condensed;
    while (!text.empty()) {
        const std::size_t blank = blankLength(text);
        if (blank == 0) condensed += text[0] == '}' ? ')' : text[0];
        text.remove_prefix(std::max<std::size_t>(blank, 1));
    }
    return condensed;
}

/// Checks that every comment that was not hit is found. It may be part of other kept text.
void expectComments(const WrittenFile& file, const Cost& cost, const std::vector<PgnGame>& games) {
    // If moves and comments became part of a tag value, they are lost with the tag.
    const bool inTag = cost.hitEnd > cost.first && file.tokens()[cost.first].type == WrittenToken::Type::Tag &&
                       file.tokens()[cost.hitEnd - 1].type != WrittenToken::Type::Tag;
    const std::size_t lost = inTag ? cost.end : cost.hitEnd;
    std::string all;
    for (const PgnGame& game : games) {
        all += condensed(game.text) + '\n';
        for (const Fact& fact : factsOf(game.tree)) all += condensed(fact.text) + '\n';
        for (const PgnFinding& finding : game.report.findings()) all += condensed(finding.word) + '\n';
    }
    for (std::size_t i = 0; i < file.tokens().size(); ++i) {
        const WrittenToken& token = file.tokens()[i];
        const bool comment = token.type == WrittenToken::Type::Comment || token.type == WrittenToken::Type::LineComment;
        if (!comment || (i >= cost.first && i < lost)) continue;
        const std::string& text = file.games()[token.game][token.fact].text;
        EXPECT_NE(all.find(condensed(text)), std::string::npos) << "the comment is lost: " << text;
    }
}

class DamagedBytes : public DamagedPgn {
protected:
    template <typename MakeDamage>
    void eachDamage(const MakeDamage& makeDamage) {
        eachSeed([&](Random& random) {
            WrittenFile file = randomFile(random);
            const std::string before = file.bytes();
            const Damage damage = makeDamage(before, random);
            std::string text = damage.applied(before);
            const std::vector<PgnGame> games = readGames(text);
            const Cost cost = CostOf(file, before, damage).get();
            expectOnlyCost(file, cost, games);
            expectComments(file, cost, games);
            expectFinding(file, cost, games, text,
                          static_cast<std::ptrdiff_t>(text.size()) - static_cast<std::ptrdiff_t>(before.size()));
            expectStable(games);
            if (HasFailure())
                text += "\nis read as\n" + described(games) + "\ndamaged at " + std::to_string(damage.at) + ": '" +
                        before.substr(damage.at, damage.length) + "' is now '" + damage.instead + "', of\n" + before;
            return text;
        });
    }
};

TEST_F(DamagedBytes, CutBytesCostWhatTheyHit) { eachDamage(randomCut); }

TEST_F(DamagedBytes, OverwrittenBytesCostWhatTheyHit) { eachDamage(randomOverwriting); }

}  // namespace
}  // namespace rokada::test::pgndamageTest

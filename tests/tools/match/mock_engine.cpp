// Mock engine that plays correctly or fails. The first argument is its protocol: uci or cecp. The second argument is
// its behaviour. Without a second argument, it plays correctly. The behaviours are:
// At the third move of a game: illegal, crash, silent, resign, claim, chatty, partial (half a line), flood (endless
// output), ponderous (moves only after a stop command, and sends the move twice).
// At every move: pensive (silent until stopped).
// At the end: clinging (plays, but does not quit).
// Before a game: deaf (does not answer), stillborn (ends at once), slow (takes half a second to start), differing (has
// other rules), stubborn (does not know promotions), limited (limits promotions in Great Shatranj), blind (rejects no
// move).
// In analysis: analyst (sends as many variations as requested), mute (sends nothing), dying (ends).
// Features over CECP: late (announces its features after a while), hesitant (announces its name at once, and its
// features after a while), asking (asks for more time first), drowsy (reads one more line before it announces its
// features), endless (never ends the list of features), banner (protocol version 1, sends only its name), refusing
// (protocol version 1, rejects `protover`).
// Moves over CECP: picky (reports a command as an illegal move), denying (reports every move as illegal).
// At a command: falls-WORD (crashes at the first line that begins with WORD).
//
// The moves of the mock depend only on the position.
#include "base/scrambled.h"
#include "game/game.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <thread>

namespace {

using namespace rokada;

constexpr int BadMove = 3;

/// Returns the rules of a variant. With the behaviour `limited`, uses limited promotion if the variant has this option.
RulebookPtr compiled(const std::string& id, const std::string& habit) {
    static std::map<std::string, RulebookPtr> books;
    RulebookPtr& book = books[id];
    const Choices choices = id == "greatshatranj" && habit == "limited" ? Choices{{"promotion", habit}} : Choices{};
    if (!book) book = Rulebook::compile(*makeVariant(*findVariant(id), choices));
    return book;
}

class Mock {
public:
    explicit Mock(std::string habit) : book_(compiled("chess", habit)), game_(book_), habit_(std::move(habit)) {}

    void uci(const std::string& line);
    void cecp(const std::string& line);

private:
    [[nodiscard]] std::string chosen() const {
        const MoveList moves = game_.moves();
        return moveText(*book_, moves[scrambled(game_.position().key()) % moves.size()]);
    }
    bool play(const std::string& text) {
        const auto move = parseMove(game_.position(), text);
        return move && game_.play(*move);
    }
    [[nodiscard]] bool firstVersion() const { return habit_ == "banner" || habit_ == "refusing"; }
    bool misbehaves(const std::string& illegal);
    bool hearsMove(const std::string& line);
    bool analyses(const std::string& line);
    void nameFeatures() const;
    void readPosition(const std::string& line);
    void answerUci();
    void answerCecp();

    RulebookPtr book_;
    Game game_;
    std::string habit_;
    int moves_ = 0;
    std::size_t variations_ = 1;
    bool forced_ = false;
    bool lost_ = false;  ///< true after a command to set up a position, which the mock cannot do
};

/// Applies the behaviours that begin at the third move. Returns true if the mock must not send a move.
bool Mock::misbehaves(const std::string& illegal) {
    if (++moves_ != BadMove) return false;
    if (habit_ == "crash") std::abort();
    if (habit_ == "illegal") std::cout << illegal << std::endl;
    if (habit_ == "resign") std::cout << "resign" << std::endl;
    if (habit_ == "claim") std::cout << "1/2-1/2 {agreed}" << std::endl;
    if (habit_ == "partial") std::cout << "bestmove e2" << std::flush;
    while (habit_ == "flood") std::cout << std::string(1 << 16, 'x') << std::flush;
    if (habit_ == "ponderous") std::cout << "info depth 1 score cp 5 nodes 9 time 1 pv " << chosen() << std::endl;
    while (habit_ == "chatty") std::cout << "info string still thinking" << std::endl;
    return habit_ == "illegal" || habit_ == "resign" || habit_ == "silent" || habit_ == "claim" ||
           habit_ == "partial" || habit_ == "ponderous";
}

void Mock::readPosition(const std::string& line) {
    game_ = Game(book_);
    const auto moves = line.find(" moves ");
    if (line.rfind("position fen ", 0) == 0) {
        const auto position = parsePosition(*book_, line.substr(13, moves == std::string::npos ? moves : moves - 13));
        if (position) game_ = Game(book_, *position);
    }
    if (moves == std::string::npos) return;
    std::istringstream words(line.substr(moves + 7));
    for (std::string word; words >> word;) play(word);
}

void Mock::answerUci() {
    if (misbehaves("bestmove a1a1")) return;
    std::cout << "info depth 3 score cp 12 nodes 100 time 1 pv x\nbestmove " << chosen() << std::endl;
}

void Mock::answerCecp() {
    if (misbehaves("move a1a1")) return;
    const std::string move = chosen();
    play(move);
    std::cout << "3 12 1 100 x\nmove " << move << std::endl;
}

/// Handles a `go` if the behaviour is one of those for analysis. Returns true if the `go` has been handled.
bool Mock::analyses(const std::string& line) {
    if (habit_ == "mute" || habit_ == "pensive") return true;
    if (habit_ == "dying") std::abort();
    if (habit_ != "analyst") return false;
    const MoveList moves = game_.moves();
    for (std::size_t i = 0; i < std::min(variations_, moves.size()); ++i) {
        std::cout << "info depth 3 multipv " << i + 1 << " score cp " << 20 - 5 * static_cast<int>(i)
                  << " nodes 100 time 1 pv " << moveText(*book_, moves[i]) << '\n';
    }
    if (line.find("infinite") == std::string::npos) std::cout << "bestmove " << moveText(*book_, moves[0]) << '\n';
    std::cout << std::flush;
    return true;
}

void Mock::uci(const std::string& line) {
    const std::string variant = "setoption name UCI_Variant value ";
    if (habit_ == "deaf") return;
    if (line == "uci") {
        std::cout
            << "id name Mock\noption name Strength type spin default 5 min 1 max 9\noption name MultiPV type spin "
               "default 1 min 1 max 9\noption name UCI_Variant type combo default chess";
        for (const VariantInfo& info : allVariants()) std::cout << " var " << info.id;
        std::cout << "\nuciok" << std::endl;
    } else if (line.rfind("setoption name MultiPV value ", 0) == 0) {
        variations_ = static_cast<std::size_t>(std::atoi(line.c_str() + 29));
    } else if (line == "isready") {
        std::cout << "readyok" << std::endl;
    } else if (line == "ucinewgame") {
        moves_ = 0;
    } else if (line.rfind(variant, 0) == 0) {
        book_ = compiled(line.substr(variant.size()), habit_);
    } else if (line.rfind("position", 0) == 0) {
        readPosition(line);
    } else if (line == "go perft 2" || line == "go perft 1") {
        Position position = game_.position();
        const bool wrong = habit_ == "differing" || (habit_ == "stubborn" && line.back() == '1');
        std::cout << "Nodes searched: " << perft(position, line.back() - '0') + (wrong ? 1 : 0) << std::endl;
    } else if (line == "stop" && habit_ == "ponderous") {
        std::cout << "bestmove " << chosen() << "\nbestmove " << chosen() << std::endl;
    } else if (line == "stop" && (habit_ == "analyst" || habit_ == "pensive")) {
        std::cout << "bestmove " << chosen() << std::endl;
    } else if (line.rfind("go", 0) == 0) {
        if (!analyses(line)) answerUci();
    }
}

/// Sends the features of protocol CECP. Late features arrive after the timeouts of the tests.
void Mock::nameFeatures() const {
    const bool late = habit_ == "late" || habit_ == "hesitant" || habit_ == "asking";
    if (habit_ == "hesitant" || habit_ == "banner") std::cout << "This is Mock" << std::endl;
    if (habit_ == "refusing") std::cout << "Error (unknown command): protover" << std::endl;
    if (habit_ == "asking") std::cout << "feature done=0" << std::endl;
    if (firstVersion()) return;
    if (late) std::this_thread::sleep_for(std::chrono::milliseconds(150));
    std::cout << "feature ping=1 usermove=1 setboard=1 san=0 variants=\"normal,great\""
              << (habit_ == "endless" ? "" : " done=1") << std::endl;
}

/// Handles a move. In protocol version 1, moves have no `usermove` before them. Returns false if the line is no move.
bool Mock::hearsMove(const std::string& line) {
    if (line.rfind("usermove ", 0) != 0 && !(firstVersion() && parseMove(game_.position(), line))) return false;
    const std::string move = firstVersion() ? line : line.substr(9);
    const auto known = parseMove(game_.position(), move);
    const bool missing =
        (habit_ == "differing" && move == "b8a6") || (habit_ == "stubborn" && known && known->becomes() != NoKind);
    if (habit_ == "denying") {
        std::cout << "Error (Illegal move or unknown command): " << move << std::endl;
        return true;
    }
    const bool refused = missing || !play(move);
    if (refused && habit_ != "blind" && !lost_) std::cout << "Illegal move: " << move << std::endl;
    if (!forced_ && !game_.ending()) answerCecp();
    return true;
}

void Mock::cecp(const std::string& line) {
    if (hearsMove(line)) return;
    if (line == "protover 2") {
        if (std::string next; habit_ == "drowsy") std::getline(std::cin, next);
        nameFeatures();
    } else if (line == "post" && habit_ == "picky") {
        std::cout << "Illegal move: " << line << std::endl;
    } else if (line == "uci") {
        std::cout << "Error (unknown command): uci" << std::endl;
    } else if (line.rfind("ping ", 0) == 0 && !firstVersion()) {
        std::cout << "pong " << line.substr(5) << std::endl;
    } else if (line == "new") {
        moves_ = 0;
        forced_ = lost_ = false;
        book_ = compiled("chess", habit_);
        game_ = Game(book_);
    } else if (line == "variant great") {
        book_ = compiled("greatshatranj", habit_);
        game_ = Game(book_);
    } else if (line.rfind("setboard ", 0) == 0) {
        lost_ = true;
    } else if (line == "force") {
        forced_ = true;
    } else if (line == "analyze") {
        std::cout << "3 20 1 100 " << chosen() << std::endl;
    } else if (line == "undo") {
        game_.undo();
    } else if (line == "go") {
        forced_ = false;
        answerCecp();
    }
}

}  // namespace

int main(int argc, char** argv) {
    const bool cecp = argc > 1 && std::string(argv[1]) == "cecp";
    Mock mock(argc > 2 ? argv[2] : "");
    if (argc > 2 && std::string(argv[2]) == "stillborn") return 1;
    std::cerr << "engines may say what they like here" << std::endl;
    if (argc > 2 && std::string(argv[2]) == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(500));
    const std::string fatal = argc > 2 && std::string(argv[2]).rfind("falls-", 0) == 0 ? argv[2] + 6 : "";
    for (std::string line; std::getline(std::cin, line) && line != "quit";) {
        if (!fatal.empty() && line.rfind(fatal, 0) == 0) std::abort();
        cecp ? mock.cecp(line) : mock.uci(line);
    }
    while (argc > 2 && std::string(argv[2]) == "clinging") std::this_thread::sleep_for(std::chrono::seconds(1));
}

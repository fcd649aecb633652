// What features of the window offer to each other: one interface for each service, and the register in which it is
// found.
#pragma once

#include <QString>

#include <map>
#include <memory>
#include <string_view>
#include <typeindex>

class QWidget;

namespace rokada {
struct Lesson;
struct PgnGame;
struct VariantInfo;
}  // namespace rokada

namespace rokada::ui {

class BoardWidget;
class BookStore;
class Collections;
class FormerGame;
class GamesPage;
class Library;
class MovesPanel;
class RulesCard;
class SoundPlayer;
class UnsavedEdits;
enum class NotationStyle;

/// Games in files.
class GameFiles {
public:
    /// Looks what is in a file: a position is shown first; of several games one is to be chosen.
    virtual void open(const QString& path) = 0;
    /// Opens the game with this number, from 1.
    virtual void openGame(const QString& path, int number) = 0;
    /// A record that is in no file comes to the board; false if the board cannot play it. `from` names where it comes
    /// from in notices.
    virtual bool show(PgnGame game, const QString& from) = 0;
    /// Writes the game where it came from.
    virtual void save() = 0;
    /// Asks for a file of its own and writes the game into it.
    virtual void askForName() = 0;
    /// The record on the board is one of a file.
    [[nodiscard]] virtual bool canStep() const = 0;
    /// Opens another game of that file, `by` games away.
    virtual void step(int by) = 0;
    /// The game that was on the board before the present one.
    [[nodiscard]] virtual FormerGame& former() = 0;
    /// Edited games that are no longer on the board.
    [[nodiscard]] virtual UnsavedEdits& unsaved() = 0;

protected:
    ~GameFiles() = default;
};

/// Games in collections.
class GameCollections {
public:
    /// Games that were played here; nullptr before their folder is known.
    [[nodiscard]] virtual Library* library() const = 0;
    /// nullptr before their folder is known.
    [[nodiscard]] virtual Collections* collections() const = 0;
    /// Shows the page of the library.
    virtual void openLibrary() = 0;
    /// nullptr before the library is opened for the first time.
    [[nodiscard]] virtual GamesPage* page() const = 0;

protected:
    ~GameCollections() = default;
};

/// The opening books of the computers.
class OpeningBooks {
public:
    [[nodiscard]] virtual const std::shared_ptr<BookStore>& books() const = 0;

protected:
    ~OpeningBooks() = default;
};

/// The list of moves.
class MoveSheet {
public:
    [[nodiscard]] virtual MovesPanel& panel() = 0;

protected:
    ~MoveSheet() = default;
};

/// The card with the rules.
class RulesCards {
public:
    [[nodiscard]] virtual RulesCard& card() = 0;
    /// The rules of a variant that is not on the board, in a window of their own, until they are left.
    virtual void showRulesOf(const VariantInfo& info) = 0;
    virtual void leaveRulesOf() = 0;

protected:
    ~RulesCards() = default;
};

/// The dialog for a new game.
class NewGames {
public:
    /// Opens it, with this variant chosen.
    virtual void ask(const VariantInfo& variant) = 0;

protected:
    ~NewGames() = default;
};

/// The start page and usual games.
class StartScreen {
public:
    virtual void showPage() = 0;
    /// A usual game: a person plays the first side.
    virtual void play(const VariantInfo& info) = 0;
    /// The same against computers of the lowest level.
    virtual void playBeginners(const VariantInfo& info) = 0;

protected:
    ~StartScreen() = default;
};

/// Lessons, puzzles and trainers.
class LearningRoom {
public:
    /// The courses of this game.
    virtual void showGame(const VariantInfo& game) = 0;
    /// A lesson of a game by its id, from one of its steps; nothing if there is none.
    virtual void showLesson(const VariantInfo& game, std::string_view id, std::size_t step) = 0;
    /// What comes next for the learner, in words: a title and a second line, both empty if there is nothing.
    struct Next {
        QString lesson, lessonMore;
        QString puzzles, puzzlesMore;
    };
    /// In the game that was learned last; at first in the first one that is offered.
    [[nodiscard]] virtual Next next() = 0;
    virtual void showNextLesson() = 0;
    virtual void showNextPuzzles() = 0;
    /// The board of the lesson that is shown; nullptr while none is.
    [[nodiscard]] virtual BoardWidget* lessonBoard() = 0;

protected:
    ~LearningRoom() = default;
};

/// The coach who warns before blunders.
class GameCoach {
public:
    virtual void setOn(bool on) = 0;

protected:
    ~GameCoach() = default;
};

/// Review of the game on the board.
class GameReview {
public:
    /// Shows it; it begins at once, unless this game has been reviewed already.
    virtual void open() = 0;

protected:
    ~GameReview() = default;
};

/// The rules in short.
class RulesHelp {
public:
    /// Shows the rules of the variant on the board.
    virtual void showRules() = 0;

protected:
    ~RulesHelp() = default;
};

/// How moves are written.
class NotationChoice {
public:
    virtual void chooseNotation(NotationStyle style) = 0;

protected:
    ~NotationChoice() = default;
};

/// The settings as they were read.
class SettingsCheck {
public:
    /// Says what was wrong with the stored settings.
    virtual void repairSettings() = 0;

protected:
    ~SettingsCheck() = default;
};

/// The place where sounds are played.
class SoundOutput {
public:
    virtual void setPlayer(std::unique_ptr<SoundPlayer> player) = 0;

protected:
    ~SoundOutput() = default;
};

/// Reserve pieces placed in secret.
class SecretPlacing {
public:
    /// People place their reserve pieces in secret now; the game itself has not begun.
    [[nodiscard]] virtual bool secret() const = 0;
    /// Whose turn it is to place; empty while there is no secret placement.
    [[nodiscard]] virtual QString turnText() const = 0;

protected:
    ~SecretPlacing() = default;
};

/// The register. Each interface is offered by one feature at most; features offer in their constructors, and look for
/// what others offer when all are there (`Feature::join`).
class Offers {
public:
    template <class Interface>
    void add(Interface& offer) {
        all_[typeid(Interface)] = &offer;
    }
    /// nullptr if nobody offers it.
    template <class Interface>
    [[nodiscard]] Interface* find() const {
        const auto found = all_.find(typeid(Interface));
        return found == all_.end() ? nullptr : static_cast<Interface*>(found->second);
    }

private:
    std::map<std::type_index, void*> all_;
};

}  // namespace rokada::ui

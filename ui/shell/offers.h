// Interfaces through which features of the window use each other, and the register in which they find them.
#pragma once

#include <QString>

#include <functional>
#include <map>
#include <string>
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
class BookReader;
class Collections;
class FormerGame;
class GamesPage;
class Library;
class MovesPanel;
class RulesCard;
class SoundPlayer;
class TableStore;
class UnsavedEdits;
enum class NotationStyle;

/// Opens games from files and saves them.
class GameFiles {
public:
    /// Opens a file. If it contains a position, the position is shown first. If it contains several games, the user
    /// chooses one.
    virtual void open(const QString& path) = 0;
    /// Opens game `number` of the file, counted from 1.
    virtual void openGame(const QString& path, int number) = 0;
    /// Shows a record that does not come from a file. Reports an error and returns false if its moves cannot be played.
    /// `from` names its origin in messages.
    virtual bool show(PgnGame game, const QString& from) = 0;
    /// Saves the game to the file from which it was opened.
    virtual void save() = 0;
    /// Asks for a new file and saves the game there.
    virtual void askForName() = 0;
    /// Asks for a new file and saves other games there. Calls `games` for their text when the file has been chosen, and
    /// `saved` when it has been written.
    virtual void askForNameOf(std::function<std::string()> games, std::function<void()> saved) = 0;
    /// Returns true if the record on the board belongs to a file, so that `step` works.
    [[nodiscard]] virtual bool canStep() const = 0;
    /// Opens the game `by` places further in the file.
    virtual void step(int by) = 0;
    /// Returns the store of the games that other games have replaced on the board.
    [[nodiscard]] virtual FormerGame& former() = 0;
    /// Returns the store of edited records that are no longer on the board.
    [[nodiscard]] virtual UnsavedEdits& unsaved() = 0;

protected:
    ~GameFiles() = default;
};

/// Gives access to the collections of games.
class GameCollections {
public:
    /// Returns the library of games played in the program, or nullptr before its folder is known.
    [[nodiscard]] virtual Library* library() const = 0;
    /// Returns the collections, or nullptr before their folder is known.
    [[nodiscard]] virtual Collections* collections() const = 0;
    /// Shows the page of the library.
    virtual void openLibrary() = 0;
    /// Returns the page of the library, or nullptr before the library is opened for the first time.
    [[nodiscard]] virtual GamesPage* page() const = 0;

protected:
    ~GameCollections() = default;
};

/// Gives access to the opening book for the game on the board.
class OpeningBooks {
public:
    [[nodiscard]] virtual BookReader& reader() = 0;

protected:
    ~OpeningBooks() = default;
};

/// Gives access to the Syzygy endgame tables.
class EndgameTables {
public:
    [[nodiscard]] virtual const std::shared_ptr<TableStore>& tables() const = 0;

protected:
    ~EndgameTables() = default;
};

/// Gives access to the panel with the list of moves.
class MoveSheet {
public:
    [[nodiscard]] virtual MovesPanel& panel() = 0;

protected:
    ~MoveSheet() = default;
};

/// Gives access to the panel page with the rules of the variant.
class RulesCards {
public:
    [[nodiscard]] virtual RulesCard& card() = 0;
    /// Shows the rules of a variant that is not on the board in a separate window, until `leaveRulesOf` is called.
    virtual void showRulesOf(const VariantInfo& info) = 0;
    virtual void leaveRulesOf() = 0;

protected:
    ~RulesCards() = default;
};

/// Opens the dialog for a new game.
class NewGames {
public:
    /// Opens the dialog with this variant selected.
    virtual void ask(const VariantInfo& variant) = 0;

protected:
    ~NewGames() = default;
};

/// Shows the start page and starts quick games.
class StartScreen {
public:
    virtual void showPage() = 0;
    /// Starts a game with the last choices for this variant. Without such choices, the user plays the first side
    /// against computers, without clocks.
    virtual void play(const VariantInfo& info) = 0;
    /// Starts a game with default settings against computers of the lowest level.
    virtual void playBeginners(const VariantInfo& info) = 0;

protected:
    ~StartScreen() = default;
};

/// Shows lessons, puzzles and trainers.
class LearningPages {
public:
    /// Shows the courses of this variant.
    virtual void showGame(const VariantInfo& game) = 0;
    /// Shows a lesson by its id, starting at one of its steps. Does nothing if there is no such lesson.
    virtual void showLesson(const VariantInfo& game, std::string_view id, std::size_t step) = 0;
    /// Suggestions for the learner: a lesson and a set of puzzles, each with a title and a second line. The texts are
    /// empty if there is no suggestion.
    struct Next {
        QString lesson, lessonMore;
        QString puzzles, puzzlesMore;
    };
    /// Returns the suggestions for the variant that was practised last, or for the first variant if none was practised.
    [[nodiscard]] virtual Next next() = 0;
    virtual void showNextLesson() = 0;
    virtual void showNextPuzzles() = 0;
    /// Returns the board of the current lesson, or nullptr if no lesson is shown.
    [[nodiscard]] virtual BoardWidget* lessonBoard() = 0;

protected:
    ~LearningPages() = default;
};

/// Switches the coach, which warns before blunders, on or off.
class GameCoach {
public:
    virtual void setOn(bool on) = 0;

protected:
    ~GameCoach() = default;
};

/// Shows the review of the game on the board.
class GameReview {
public:
    /// Shows the review. Starts it unless this game has been reviewed already.
    virtual void open() = 0;

protected:
    ~GameReview() = default;
};

/// Shows a summary of the rules.
class RulesHelp {
public:
    /// Shows the rules of the variant on the board.
    virtual void showRules() = 0;

protected:
    ~RulesHelp() = default;
};

/// Chooses the notation of moves.
class NotationChoice {
public:
    virtual void chooseNotation(NotationStyle style) = 0;

protected:
    ~NotationChoice() = default;
};

/// Checks the stored settings.
class SettingsCheck {
public:
    /// Repairs the stored settings and reports the damage.
    virtual void repairSettings() = 0;

protected:
    ~SettingsCheck() = default;
};

/// Sets the output of sounds.
class SoundOutput {
public:
    virtual void setPlayer(std::unique_ptr<SoundPlayer> player) = 0;

protected:
    ~SoundOutput() = default;
};

/// Gives information about the secret placement of reserve pieces.
class SecretPlacing {
public:
    /// Returns true while people place their reserve pieces in secret, before the game itself begins.
    [[nodiscard]] virtual bool secret() const = 0;
    /// Returns a text that names the side that is placing. Returns an empty text if no secret placement is in progress.
    [[nodiscard]] virtual QString turnText() const = 0;

protected:
    ~SecretPlacing() = default;
};

/// Register of the interfaces in this file. At most one feature implements each. Features add their own interfaces in
/// their constructors and find those of others in `Feature::join`.
class Offers {
public:
    template <class Interface>
    void add(Interface& offer) {
        all_[typeid(Interface)] = &offer;
    }
    /// Returns the implementation of an interface, or nullptr if no feature implements it.
    template <class Interface>
    [[nodiscard]] Interface* find() const {
        const auto found = all_.find(typeid(Interface));
        return found == all_.end() ? nullptr : static_cast<Interface*>(found->second);
    }

private:
    std::map<std::type_index, void*> all_;
};

}  // namespace rokada::ui

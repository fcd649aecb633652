// Library page: tabs of the collections, a search bar, the list of games found, and a preview of the selected game.
#pragma once

#include "collection/librarygame.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rokada::ui {

class CollectionActions;
class Collections;
class CollectionTabs;
class EmptyState;
class GameActions;
class FoundList;
class GamePreview;
class GameSearch;
class GamesMenus;
class Library;
class LibraryModel;
class MenuButton;
class BusyLine;
class SearchBar;
class Settings;
class SortButton;
enum class Transfer;

class GamesPage final : public QWidget {
    Q_OBJECT
public:
    /// `library` and `settings` must outlive this object.
    GamesPage(Library& library, Settings& settings, QWidget* parent);

    /// Adds the tabs of `collections` and shows the selected collection. `collections` must outlive this object.
    void setCollections(Collections& collections);
    [[nodiscard]] Collections* collections() const { return collections_; }
    /// Returns the library of the current collection.
    [[nodiscard]] Library& library() const { return *library_; }
    /// Returns the notation in which the page shows moves.
    [[nodiscard]] NotationStyle notation() const;

    /// Starts a search with the conditions of the search bar, in the order chosen for the list.
    void search();
    /// Sets the filter for a position, shows the list, and starts a search. `words` describes the filter to the user.
    /// Removes the filter if `position` is nullptr.
    void lookFor(std::shared_ptr<const PositionSearch> position, const QString& words);
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const;
    /// Shows the list, updates its notation, searches again, and moves the focus to the search field.
    void refresh();
    /// Shows `form` instead of the list until `showGames` is called. The page owns the form, and deletes the form that
    /// was shown before.
    void showForm(QWidget& form);
    void showGames();
    /// Copies or moves the selected games to the collection with this index.
    void transferTo(std::size_t collection, Transfer how);
    /// Opens the selected game, if exactly one is selected: reads it in the background, then emits `chosen`, and after
    /// it `actionWanted` if `action` is not empty.
    void openSelected(const char* action = "");

    // --- parts
    [[nodiscard]] SearchBar& bar() { return *bar_; }
    [[nodiscard]] FoundList& list() { return *list_; }
    [[nodiscard]] LibraryModel& model();
    [[nodiscard]] GameSearch& searching() { return *searching_; }
    [[nodiscard]] GameActions& gameActions() { return *gameActions_; }
    [[nodiscard]] CollectionActions& collectionDeeds() { return *collectionActions_; }
    [[nodiscard]] QString said() const;

signals:
    /// Emitted when the user opens a game. `id` is its id in `library()`. `among` are the ids of all games in the list.
    void chosen(const QByteArray& pgn, qint64 id, const std::vector<qint64>& among);
    /// Emitted after `chosen`, if an action must follow. `name` is the name of a `WindowAction`. The receiver triggers
    /// it only if the game could be opened.
    void actionWanted(const QByteArray& name);
    /// Emitted when the user asks for the statistics of his own games.
    void statisticsWanted();
    /// Emitted when the user asks to review these games of `library`.
    void reviewWanted(rokada::ui::Library& library, const std::vector<qint64>& ids);
    /// Emitted when the user asks for the form for position searches (`PositionForm`).
    void positionFormWanted();
    /// Emitted when the list shows the search results.
    void found();
    /// Emitted when the preview shows the board of the selected game.
    void previewed();
    /// Emitted with an error message when an action has failed. The message can be removed when `succeeded` is emitted
    /// with the same `action`.
    void failed(const QString& why, const QByteArray& action);
    /// Emitted when an action has succeeded. An earlier error message about the same action is then outdated.
    void succeeded(const QByteArray& action);
    /// Emitted when the user leaves the page by Esc.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeGames();
    QWidget* makeHeader();
    QWidget* makeColumn();
    void makeMiddle();
    QWidget* makeFoot();
    void connectParts();
    void connectDeeds();
    void connectPreview();
    void makeShortcuts();
    void follow();
    void lookAtChosen();
    void open(qint64 id, const QByteArray& action);
    void showHeld();
    void showList();
    void showMiddle();
    void showEmpty();
    void tryAgain();
    void showPreview();
    void showImport(bool running);
    void say(const QString& message);
    void updateButtons();
    void arrange();
    void retranslate();

    Settings& settings_;
    Library* library_;
    Collections* collections_ = nullptr;
    QStackedWidget* parts_;
    QWidget* games_ = nullptr;
    QWidget* form_ = nullptr;
    QLabel* title_;
    QPushButton* import_;
    MenuButton* manage_;
    CollectionTabs* tabs_ = nullptr;
    SearchBar* bar_;
    QLabel* count_;
    SortButton* sort_;
    QStackedWidget* middle_;  ///< stack with the list and its placeholders
    FoundList* list_;
    EmptyState* empty_;
    EmptyState* held_;    ///< shown while another program has locked the library
    EmptyState* failed_;  ///< shown if the last search could not read the games
    GamePreview* preview_;
    QVBoxLayout* tabsRow_ = nullptr;
    QBoxLayout* body_ = nullptr;
    BusyLine* importing_;
    BusyLine* copying_;
    BusyLine* looking_;
    QWidget* newsRow_ = nullptr;
    QLabel* said_;  ///< shows the last message to the user
    QPushButton* undo_;
    GameSearch* searching_;
    GameActions* gameActions_;
    CollectionActions* collectionActions_;
    GamesMenus* menus_ = nullptr;
    qint64 current_ = 0;  ///< id of the game that the preview shows, or showed last
    int previewAsked_ = 0;
};

}  // namespace rokada::ui

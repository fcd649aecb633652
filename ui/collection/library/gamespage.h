// Page of the library: tabs of collections, search bar, list of games, and preview of the selected game.
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

class CollectionDeeds;
class Collections;
class CollectionTabs;
class EmptyState;
class GameDeeds;
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

    /// Adds the tabs of these collections, and shows the selected one. `collections` must outlive this object.
    void setCollections(Collections& collections);
    [[nodiscard]] Collections* collections() const { return collections_; }
    /// Returns the library of the current collection.
    [[nodiscard]] Library& library() const { return *library_; }
    /// Returns the notation of moves.
    [[nodiscard]] NotationStyle notation() const;

    /// Starts a search with the conditions of the search bar and the current order.
    void search();
    /// Sets the position filter, shows the games and starts a search. nullptr removes the filter; `words` describe it
    /// to the user.
    void lookFor(std::shared_ptr<const PositionSearch> position, const QString& words);
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const;
    /// Shows the games, searches again, updates the notation, and sets the focus to the search field.
    void refresh();
    /// Shows `form` instead of the games until `showGames`. The page takes ownership, and deletes the previous form.
    void showForm(QWidget& form);
    void showGames();
    /// Copies or moves the selected games to the collection with this index.
    void transferTo(std::size_t collection, Transfer how);
    /// Opens the selected game if exactly one is selected. Reads it in the background, then emits `chosen`, and
    /// `actionWanted` unless `action` is empty.
    void openSelected(const char* action = "");

    // --- parts
    [[nodiscard]] SearchBar& bar() { return *bar_; }
    [[nodiscard]] FoundList& list() { return *list_; }
    [[nodiscard]] LibraryModel& model();
    [[nodiscard]] GameSearch& searching() { return *searching_; }
    [[nodiscard]] GamePreview& preview() { return *preview_; }
    [[nodiscard]] GameDeeds& deeds() { return *deeds_; }
    [[nodiscard]] CollectionDeeds& collectionDeeds() { return *collectionDeeds_; }
    [[nodiscard]] QString said() const;

signals:
    /// Emitted when the user opens a game. `id` is its id in `library()`; `among` are the ids of all search results.
    void chosen(const QByteArray& pgn, qint64 id, const std::vector<qint64>& among);
    /// Emitted after `chosen`; requests the window's action `name` if the game was opened.
    void actionWanted(const QByteArray& name);
    /// Requests the user's own results.
    void statisticsWanted();
    /// Requests a review of these games of `library` by the engine.
    void reviewWanted(rokada::ui::Library& library, const std::vector<qint64>& ids);
    /// Requests the form for position searches.
    void positionFormWanted();
    /// Emitted when the search results are in the list.
    void found();
    /// Emitted when the selected game is shown in the preview.
    void previewed();
    /// Emitted with an error message when an action has failed.
    void failed(const QString& why);
    /// Emitted when the user leaves the page.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeGames();
    QWidget* makeHeader();
    QWidget* makeColumn();
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
    void showEmpty();
    void showPreview();
    void showImport(bool running);
    void say(const QString& news);
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
    QStackedWidget* middle_;  ///< the list, or its placeholder
    FoundList* list_;
    EmptyState* empty_;
    EmptyState* held_;  ///< shown while another program holds the library
    GamePreview* preview_;
    QVBoxLayout* tabsRow_ = nullptr;
    QBoxLayout* body_ = nullptr;
    BusyLine* importing_;
    BusyLine* copying_;
    BusyLine* looking_;
    QWidget* newsRow_ = nullptr;
    QLabel* said_;  ///< last message
    QPushButton* undo_;
    GameSearch* searching_;
    GameDeeds* deeds_;
    CollectionDeeds* collectionDeeds_;
    GamesMenus* menus_ = nullptr;
    qint64 current_ = 0;  ///< id of the game in the preview
    int previewAsked_ = 0;
};

}  // namespace rokada::ui

// The page of the library: collections as tabs, search, the list of games, and a preview of the selected one.
#pragma once

#include "collection/librarygame.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

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
    /// Library and settings must outlive the page.
    GamesPage(Library& library, Settings& settings, QWidget* parent);

    /// Others can be looked at then, and games go from one into another. They must outlive the page.
    void setCollections(Collections& collections);
    [[nodiscard]] Collections* collections() const { return collections_; }
    /// The one that is looked at.
    [[nodiscard]] Library& library() const { return *library_; }
    /// The notation of moves.
    [[nodiscard]] NotationStyle notation() const;

    /// Looks for games with what is in the search now.
    void search();
    /// In place of what was looked for on the board; `words` say what it is. nullptr: any position.
    void lookFor(std::shared_ptr<const PositionSearch> position, const QString& words);
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const;
    /// Looks again what there is, also in how moves are written, and takes the keyboard.
    void refresh();
    /// In place of the games, until `showGames`. It belongs to the page then.
    void showForm(QWidget& form);
    void showGames();
    /// Into another collection.
    void transferTo(std::size_t collection, Transfer how);
    /// Asks for the only selected game; `action` is triggered when it is on the board.
    void openSelected(const char* action = "");

    // --- its parts
    [[nodiscard]] SearchBar& bar() { return *bar_; }
    [[nodiscard]] FoundList& list() { return *list_; }
    [[nodiscard]] LibraryModel& model();
    [[nodiscard]] GameSearch& searching() { return *searching_; }
    [[nodiscard]] GamePreview& preview() { return *preview_; }
    [[nodiscard]] GameDeeds& deeds() { return *deeds_; }
    [[nodiscard]] CollectionDeeds& collectionDeeds() { return *collectionDeeds_; }
    [[nodiscard]] QString said() const;

signals:
    /// One game was chosen, its number in the library, and those of all that were found with it.
    void chosen(const QByteArray& pgn, qint64 id, const std::vector<qint64>& among);
    /// The chosen game is on the board, if the board can play it: this action is to be triggered.
    void actionWanted(const QByteArray& name);
    void statisticsWanted();
    /// The engine is to review these games of the library.
    void reviewWanted(rokada::ui::Library& library, const std::vector<qint64>& ids);
    /// The form for what is looked for on the board.
    void positionFormWanted();
    /// The games that match the search are in the list.
    void found();
    /// The preview has its board.
    void previewed();
    /// Something could not be done, in one sentence.
    void failed(const QString& why);
    /// Back to where the reader came from.
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
    QStackedWidget* middle_;  ///< the list, or what stands in its place
    FoundList* list_;
    EmptyState* empty_;
    EmptyState* held_;  ///< while another program holds the library
    GamePreview* preview_;
    QBoxLayout* body_ = nullptr;
    BusyLine* importing_;
    BusyLine* copying_;
    BusyLine* looking_;
    QWidget* newsRow_ = nullptr;
    QLabel* said_;  ///< news, until there are others
    QPushButton* undo_;
    GameSearch* searching_;
    GameDeeds* deeds_;
    CollectionDeeds* collectionDeeds_;
    GamesMenus* menus_ = nullptr;
    qint64 current_ = 0;  ///< the game that the preview shows
    int previewAsked_ = 0;
};

}  // namespace rokada::ui

// The library: search, open, delete with undo, export, import.
#pragma once

#include "collection/librarygame.h"
#include "kit/delay.h"

#include <QDialog>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QPushButton;
class QTableView;

namespace rokada::ui {

class Collections;
class Library;
class LibraryColumns;
class LibraryModel;
class PositionBar;
class RestoreDialog;
enum class Transfer;
struct ImportReport;
struct Twins;

class LibraryDialog final : public QDialog {
    Q_OBJECT
public:
    /// The library must outlive the dialog. Files are looked for in `folder` first, moves are shown in this style.
    LibraryDialog(Library& library, QString folder, NotationStyle style, QWidget* parent);

    /// Others can be looked at then, and games go from one into another. They must outlive the dialog.
    void setCollections(Collections& collections);
    /// The one that is looked at.
    [[nodiscard]] Library& library() const { return *library_; }

    [[nodiscard]] LibraryQuery query() const;
    /// In place of what was looked for on the board; `words` say what it is. nullptr: any position.
    void lookFor(std::shared_ptr<const PositionSearch> position, const QString& words);
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const;
    void stopSearch();
    /// Moves before what was looked for on the board; 0 if it is not known.
    [[nodiscard]] int plyOf(qint64 id) const;
    /// Looks for games with what is in the fields now.
    void search();
    void removeSelected();
    void restoreRemoved();
    enum class Exported { AllFound, Selected };
    /// Into one file.
    void exportTo(const QString& path, Exported what = Exported::AllFound);
    /// What is selected, into another collection.
    void transferTo(std::size_t collection, Transfer how);
    /// Looks for records of the same game, and shows them side by side.
    void lookForTwins();
    /// All games, into a file of their own.
    void saveCopy(const QString& path);
    void askToSaveCopy();
    /// Shows the copies, one of which can take the place of the games.
    RestoreDialog* chooseCopy();

    // --- its parts
    [[nodiscard]] LibraryModel& model() { return *model_; }
    [[nodiscard]] QTableView& list() { return *list_; }
    [[nodiscard]] LibraryColumns& columns() { return *columns_; }
    [[nodiscard]] QLineEdit& words() { return *words_; }
    [[nodiscard]] QLineEdit& player() { return *player_; }
    [[nodiscard]] QLineEdit& opening() { return *opening_; }
    [[nodiscard]] QComboBox& games() { return *games_; }
    [[nodiscard]] QComboBox& results() { return *results_; }
    [[nodiscard]] QLineEdit& from() { return *from_; }
    [[nodiscard]] QLineEdit& to() { return *to_; }
    [[nodiscard]] QString said() const;

signals:
    /// One game was chosen, its number in the library, and those of all that were found with it.
    void chosen(const QByteArray& pgn, qint64 id, const std::vector<qint64>& among);
    void statisticsWanted();
    /// The engine is to review these games of the library; the dialog is closed.
    void reviewWanted(rokada::ui::Library& library, const std::vector<qint64>& ids);
    /// The form for what is looked for on the board.
    void positionFormWanted();
    /// What was looked for is in the list.
    void found();
    void exported(bool done);
    void transferred();
    void copySaved(bool done);

private:
    QWidget* makeFields();
    QWidget* makePositionBar();
    [[nodiscard]] SearchWatch beginWatch();
    [[nodiscard]] QString remarkOn(const LibraryPage& page) const;
    QWidget* makeButtons();
    void connectParts();
    void follow();
    void followCopies();
    void showHeld(bool held);
    void lookAtChosen();
    void fillTransfers(QMenu& menu);
    void showReport(const ImportReport& report);
    [[nodiscard]] QMenu* makeStatistics();
    void count(const std::vector<qint64>& ids);
    void compare(const std::vector<Twins>& twins);
    void fill(LibraryPage page);
    void fetch(int page);
    void openSelected();
    void askForExport(Exported what);
    void askForImport();
    void showImport(bool running);
    [[nodiscard]] std::vector<qint64> selected() const;
    void updateButtons();

    NotationStyle style_;
    Library* library_;
    Collections* collections_ = nullptr;
    QString folder_;
    LibraryModel* model_;
    QTableView* list_;
    LibraryColumns* columns_ = nullptr;
    QLineEdit* words_;
    QLineEdit* player_;
    QLineEdit* opening_;
    QLineEdit* from_;
    QLineEdit* to_;
    QComboBox* games_;
    QComboBox* results_;
    QLabel* held_;  ///< in place of the list while another program holds the library
    QLabel* count_;
    QLabel* said_;  ///< news, until there are others
    QProgressBar* progress_;
    QPushButton* stopCopy_;
    QPushButton* open_;
    QPushButton* remove_;
    QPushButton* restore_;
    QPushButton* import_;
    QPushButton* export_;
    QPushButton* transfer_ = nullptr;
    QPushButton* statistics_ = nullptr;
    QAction* exportAll_ = nullptr;
    QAction* exportSelected_ = nullptr;
    QAction* countAll_ = nullptr;
    QAction* countSelected_ = nullptr;
    PositionBar* position_ = nullptr;
    std::vector<FoundGame> places_;
    std::stop_source running_;  ///< of the search that is going on
    std::vector<qint64> removed_;
    Delay pause_;  ///< the text is still being typed
    int asked_ = 0;
    int shownAsked_ = 0;  ///< the question whose answer is in the list
};

}  // namespace rokada::ui

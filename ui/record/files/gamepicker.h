// Dialog to choose a game of a file with many games. It has a list with a search field, which is filled when the file
// has been scanned.
#pragma once

#include <QDialog>

class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace rokada::ui {

class GameFile;
class GameListModel;
struct GameEntry;

class GamePicker final : public QDialog {
    Q_OBJECT
public:
    /// Takes ownership of `file`. The file must not have been scanned yet.
    GamePicker(GameFile* file, QWidget* parent);

    [[nodiscard]] GameFile& file() { return *file_; }
    [[nodiscard]] QTreeView& list() { return *list_; }

signals:
    void chosen(const rokada::ui::GameEntry& entry);

private:
    void fill();
    void choose();
    void showEncoding();
    void chooseEncoding(int index);

    GameFile* file_;
    QLineEdit* filter_;
    GameListModel* games_;
    QSortFilterProxyModel* shown_;
    QTreeView* list_;
    QProgressBar* progress_;
    QWidget* encodingRow_;
    QComboBox* encoding_;  ///< encoding of games that are not in UTF-8
    QPushButton* open_;
};

}  // namespace rokada::ui

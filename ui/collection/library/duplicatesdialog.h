// Dialog that shows pairs of duplicates, which are two records of the same game, side by side. The user keeps both or
// deletes one of them.
#pragma once

#include "collection/libraryduplicates.h"

#include <QDialog>

#include <map>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace rokada::ui {

class Library;

class DuplicatesDialog final : public QDialog {
    Q_OBJECT
public:
    enum class Keep { Both, First, Later };

    /// `library` must outlive this object. Precondition: `pairs` is not empty.
    DuplicatesDialog(Library& library, std::vector<Duplicates> pairs, QWidget* parent);

    /// Keeps both records of the shown pair, or deletes one. If the box "all" is checked, does the same with all
    /// following pairs. Then shows the next pair or closes the dialog.
    void decide(Keep keep);

signals:
    /// Emitted when the dialog shows the next pair.
    void shown();
    /// Emitted when records have been deleted, with their ids. `LibraryStore::setDeleted` can restore them.
    void removed(const std::vector<qint64>& ids);

private:
    struct Side {
        QLabel* name;
        QLabel* differs;
        QTextBrowser* text;
    };
    Side makeSide(const char* object, const QString& name);
    void read();
    void show(const QByteArray& first, const QByteArray& later);
    [[nodiscard]] std::vector<qint64> decided(Keep keep);
    [[nodiscard]] qint64 kept(qint64 id) const;

    Library& library_;
    std::vector<Duplicates> pairs_;
    std::size_t at_ = 0;
    std::map<qint64, qint64> instead_;  ///< id of the kept record, by the id of the deleted one
    QLabel* place_;
    Side first_{}, later_{};
    QCheckBox* all_;
};

}  // namespace rokada::ui

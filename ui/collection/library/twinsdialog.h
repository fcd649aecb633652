// Records of one game side by side, and which of them stay: both, unless something else is said.
#pragma once

#include "collection/librarytwins.h"

#include <QDialog>

#include <map>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace rokada::ui {

class Library;

class TwinsDialog final : public QDialog {
    Q_OBJECT
public:
    enum class Keep { Both, First, Later };

    /// The library must outlive it. There is at least one pair.
    TwinsDialog(Library& library, std::vector<Twins> twins, QWidget* parent);

    /// For the pair that is shown, and for all that follow if that is ticked. The next one comes, or the dialog closes.
    void decide(Keep keep);

signals:
    /// A pair is shown.
    void shown();
    /// These games were deleted, which can be undone.
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
    std::vector<Twins> twins_;
    std::size_t at_ = 0;
    std::map<qint64, qint64> instead_;  ///< of games that were deleted: their twins
    QLabel* place_;
    Side first_{}, later_{};
    QCheckBox* all_;
};

}  // namespace rokada::ui

// Error notices that stay until the user closes them or their cause is gone.
#pragma once

#include <QFrame>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <vector>

class QLayout;
class QVBoxLayout;

namespace rokada::ui {

/// A button of a notice.
struct NoticeAction {
    QString text;
    const char* name;  ///< object name of the button, for tests
    std::function<void()> run;
};

/// Event that ends a notice. `Closed`: the user can close it. `CauseGone`: only the program removes it, when the
/// problem is solved.
enum class NoticeEnd { Closed, CauseGone };

/// Shows as many notices as fit into a part of the window. Notices that the user cannot close come first. The others
/// follow, newest first. A button shows the number of hidden notices, and a click shows the next ones. The widget is
/// hidden while there are no notices.
class Notices final : public QFrame {
    Q_OBJECT
public:
    explicit Notices(QWidget* parent);

    /// Adds a notice and announces it to screen readers. Replaces a notice with the same sentence. Notices with
    /// `CauseGone` are always visible.
    void add(const QString& sentence, const std::vector<NoticeAction>& actions = {}, NoticeEnd end = NoticeEnd::Closed);
    /// Removes the notice with this sentence, if there is one.
    void remove(const QString& sentence);
    /// Returns the sentences of all notices, oldest first.
    [[nodiscard]] QStringList sentences() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Notice {
        QString sentence;
        std::vector<NoticeAction> actions;
        NoticeEnd end;
    };

    void show();
    void clearRows();
    void removeLastRow();
    void addRow(QWidget* row);
    [[nodiscard]] QWidget* rowOf(const Notice& notice);
    [[nodiscard]] QLayout* textOf(const Notice& notice, QWidget* row);
    [[nodiscard]] QWidget* closerOf(const QString& sentence, QWidget* row);
    [[nodiscard]] QWidget* moreButton(std::size_t others);
    std::size_t addFitting(const std::vector<const Notice*>& wanted, std::size_t least);
    [[nodiscard]] int roomInWindow() const;

    std::vector<Notice> notices_;
    /// Index of the first visible notice among those that the user can close, counted from the newest.
    std::size_t first_ = 0;
    QVBoxLayout* rows_;
};

}  // namespace rokada::ui

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

/// Event that ends a notice. `Closed`: the user closes it. `CauseGone`: only the program removes it, when its cause is
/// gone.
enum class NoticeEnd { Closed, CauseGone };

/// Shows as many notices as fit into a part of the window, the newest on top. A button shows the number of hidden
/// notices and moves on to them. The widget is hidden while there are no notices.
class Notices final : public QFrame {
    Q_OBJECT
public:
    explicit Notices(QWidget* parent);

    /// Adds a notice unless the same sentence is shown already. Notices with `CauseGone` are always visible.
    void add(const QString& sentence, const std::vector<NoticeAction>& actions = {}, NoticeEnd end = NoticeEnd::Closed);
    /// Removes the notice with this sentence.
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
    void addRow(QWidget* row);
    [[nodiscard]] QWidget* rowOf(const Notice& notice);
    [[nodiscard]] QLayout* textOf(const Notice& notice, QWidget* row);
    [[nodiscard]] QWidget* closerOf(const QString& sentence, QWidget* row);
    [[nodiscard]] QWidget* moreButton(std::size_t others);
    [[nodiscard]] std::size_t fitting(const std::vector<const Notice*>& wanted);
    [[nodiscard]] int roomInWindow() const;

    std::vector<Notice> notices_;
    std::size_t first_ = 0;  ///< index of the first visible notice among those that can be closed, newest first
    QVBoxLayout* rows_;
};

}  // namespace rokada::ui

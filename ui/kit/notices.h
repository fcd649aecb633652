// What went wrong: it stays until a person closes it, or it holds no longer.
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
    const char* name;  ///< of the button, for those who look for it
    std::function<void()> run;
};

/// Whether a person can close a notice, or only the end of its cause removes it.
enum class NoticeEnd { Closed, CauseGone };

/// The newest stands on top. It shows as many notices as a part of the window has room for; a button with the number of
/// the others goes on to them. It hides while there are none.
class Notices final : public QFrame {
    Q_OBJECT
public:
    explicit Notices(QWidget* parent);

    /// A sentence that is there already is not added again. Those that only the end of their cause removes are always
    /// shown.
    void add(const QString& sentence, const std::vector<NoticeAction>& actions = {}, NoticeEnd end = NoticeEnd::Closed);
    void remove(const QString& sentence);
    /// Those that are there, the oldest first.
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
    std::size_t first_ = 0;  ///< among those that can be closed, the one that is shown first
    QVBoxLayout* rows_;
};

}  // namespace rokada::ui

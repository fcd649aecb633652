// What went wrong, in a corner above everything else: it stays until a person closes it, or it holds no longer.
#pragma once

#include <QFrame>
#include <QHash>
#include <QStringList>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace rokada::ui {

/// A button of a notice.
struct NoticeAction {
    QString text;
    const char* name;  ///< of the button, for those who look for it
    std::function<void()> run;
};

/// Lies over the lower right corner of its parent, as high as it needs, and moves nothing out of the way. Of many
/// sentences the first ones are seen; the others come up as these are closed.
class Notices final : public QFrame {
    Q_OBJECT
public:
    explicit Notices(QWidget* parent);

    /// A sentence that is there already is not added again.
    void add(const QString& sentence, const std::vector<NoticeAction>& actions = {});
    void remove(const QString& sentence);
    /// Those that were not closed, the oldest first.
    [[nodiscard]] const QStringList& sentences() const { return sentences_; }
    /// How far above the foot of the parent it ends, in pixels.
    void setFoot(int height);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    [[nodiscard]] QWidget* rowOf(const QString& sentence);
    void place();

    QStringList sentences_;
    QHash<QString, std::vector<NoticeAction>> actions_;  ///< by sentence
    QVBoxLayout* rows_;
    int foot_ = 0;
};

}  // namespace rokada::ui

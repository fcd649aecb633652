// Section of a form that can be collapsed and expanded. It starts collapsed. A collapsed section shows a summary of its
// values beside the heading.
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace rokada::ui {

class PlainButton;

class CollapsibleSection final : public QWidget {
    Q_OBJECT
public:
    explicit CollapsibleSection(QWidget* parent);

    /// Appends `part` to the content.
    void add(QWidget* part);
    void setHeading(const QString& heading);
    /// Sets the text that is shown beside the heading while the section is collapsed.
    void setSummary(const QString& summary);
    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);

signals:
    void toggled(bool open);

private:
    void showContent(bool open);

    PlainButton* button_;
    QLabel* summary_;
    QWidget* content_;
    QVBoxLayout* column_;
};

}  // namespace rokada::ui

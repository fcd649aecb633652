// Label with the height of the longest of several texts, so that widgets below stay in place when the text changes.
#pragma once

#include <QLabel>
#include <QStringList>

namespace rokada::ui {

class SteadyLabel final : public QLabel {
    Q_OBJECT
public:
    explicit SteadyLabel(QWidget* parent);

    /// Sets all texts that the label may show, as plain text. They determine the height.
    void setTexts(const QStringList& texts);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    QStringList texts_;
};

}  // namespace rokada::ui

// A label that is as high as the longest of several texts needs: nothing below moves when another one is shown.
#pragma once

#include <QLabel>
#include <QStringList>

namespace rokada::ui {

class SteadyLabel final : public QLabel {
    Q_OBJECT
public:
    explicit SteadyLabel(QWidget* parent);

    /// All texts that it may show, as plain text.
    void setTexts(const QStringList& texts);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    QStringList texts_;
};

}  // namespace rokada::ui

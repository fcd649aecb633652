// Label for one of several texts. Its height is that of the longest text, so that widgets below it do not move when the
// text changes.
#pragma once

#include <QFont>
#include <QLabel>
#include <QStringList>

#include <map>

namespace rokada::ui {

class SteadyLabel final : public QLabel {
    Q_OBJECT
public:
    explicit SteadyLabel(QWidget* parent);

    /// Sets all texts that the label can show, as plain text. The longest text determines the height.
    void setTexts(const QStringList& texts);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    [[nodiscard]] int tallest(int width) const;

    QStringList texts_;
    // Cache of `tallest`. Layouts ask for the same widths many times, and measuring all texts takes long.
    mutable std::map<int, int> heights_;  ///< heights, by width
    mutable QFont measuredFont_;          ///< font of these heights
};

}  // namespace rokada::ui

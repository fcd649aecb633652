// Popup with the input fields of one search filter. It opens below the button of the filter (`FilterChip`), in front of
// the page.
#pragma once

#include <QFrame>

class QFormLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rokada::ui {

/// The popup closes on Enter and Esc, on a click outside, and when it loses the focus.
class FilterPopup final : public QFrame {
    Q_OBJECT
public:
    /// The popup becomes a child of `page` and stays within its area.
    explicit FilterPopup(QWidget* page);

    /// Adds an input field with the object name `name`. Call `setLabel` to set its label.
    QLineEdit* addField(const char* name);
    void setLabel(QLineEdit* field, const QString& label, const QString& hint);
    /// Opens the popup below `chip` and moves the focus to the first field. If it is open already, closes it.
    void openBelow(QWidget& chip);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] bool holds(const QObject* object) const;
    void leave();

    QVBoxLayout* column_;
    QList<QLineEdit*> fields_;
    QWidget* chip_ = nullptr;
};

}  // namespace rokada::ui

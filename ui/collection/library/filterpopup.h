// Popup with the fields of one filter. It opens below the chip of the filter, in front of the page.
#pragma once

#include <QFrame>

class QFormLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rokada::ui {

/// Popup that closes on Enter, on Esc, on a click outside and when it loses the focus.
class FilterPopup final : public QFrame {
    Q_OBJECT
public:
    /// The popup is a child of `page` and stays within its area.
    explicit FilterPopup(QWidget* page);

    /// Adds a field with the object name `name`. `setLabel` sets its label.
    QLineEdit* addField(const char* name);
    void setLabel(QLineEdit* field, const QString& label, const QString& hint);
    /// Opens the popup below `chip` and moves the focus to its first field. Closes the popup if it is open.
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

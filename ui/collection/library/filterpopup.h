// The fields of a filter, below its chip, in front of the page.
#pragma once

#include <QFrame>

class QFormLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rokada::ui {

/// Closes on Enter, Esc and whenever the keyboard or a click goes elsewhere.
class FilterPopup final : public QFrame {
    Q_OBJECT
public:
    /// In front of `page`, which is all that it may cover.
    explicit FilterPopup(QWidget* page);

    /// The label comes with `setLabel`.
    QLineEdit* addField(const char* name);
    void setLabel(QLineEdit* field, const QString& label, const QString& hint);
    /// Its first field gets the keyboard.
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

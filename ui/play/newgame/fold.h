// A part of a form that is folded at first: its heading is a button, beside which stands what is chosen in it.
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace rokada::ui {

class PlainButton;

class Fold final : public QWidget {
    Q_OBJECT
public:
    explicit Fold(QWidget* parent);

    /// Below what is there already.
    void add(QWidget* part);
    void setHeading(const QString& heading);
    /// Shown while it is folded.
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

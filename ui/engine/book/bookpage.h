// The page of the preferences for opening books: whether computers use them, and which file each variant has.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace rokada::ui {

class Settings;

class BookPage final : public QWidget {
    Q_OBJECT
public:
    /// The settings must outlive the page.
    BookPage(const Settings& settings, QWidget* parent);

    /// What the settings say now.
    void showSettings();
    void retranslate();

signals:
    void useChosen(bool used);
    /// Empty: the shipped book.
    void fileChosen(const QString& variant, const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void askForFile();
    [[nodiscard]] QString variant() const;

    const Settings& settings_;
    QCheckBox* use_;
    QLabel* variantsName_;
    QComboBox* variants_;
    QLabel* file_;
    QPushButton* choose_;
    QPushButton* shipped_;
};

}  // namespace rokada::ui

// Preferences page for reading boards aloud.
#pragma once

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;

namespace rokada::ui {

class Settings;

class ReadingPage final : public QWidget {
    Q_OBJECT
public:
    /// `settings` must outlive the page. The window title is the label of the page.
    ReadingPage(Settings& settings, QWidget* parent);

signals:
    /// Emitted when a setting of the page was changed.
    void chosen();

protected:
    void changeEvent(QEvent* event) override;

private:
    void keep();
    void retranslate();

    Settings& settings_;
    QFormLayout* rows_;
    QComboBox* detail_;
    QComboBox* letters_;
    QLabel* keys_;
};

}  // namespace rokada::ui

// The page of the preferences about boards that are read aloud.
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
    /// The settings must outlive the page. Its title is that of its window.
    ReadingPage(Settings& settings, QWidget* parent);

signals:
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

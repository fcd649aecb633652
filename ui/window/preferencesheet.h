// A section of the preferences: its name, its reset, and its rows on a sheet.
#pragma once

#include "shell/preference.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class PreferenceRow;

class PreferenceSheet final : public QWidget {
    Q_OBJECT
public:
    /// `name` is that of the section, in English, for tests.
    PreferenceSheet(const char* name, QWidget* parent);

    void add(const Preference& preference);
    void setTitle(const QString& title);
    /// Shows all words and values again.
    void refresh();
    /// Shows the rows that have all these folded words; returns their number.
    int filter(const QStringList& words);

signals:
    /// A person has changed something here.
    void chosen();

private:
    void showReset();
    void reset();

    QLabel* title_;
    QPushButton* reset_;
    QVBoxLayout* rows_;
    std::vector<PreferenceRow*> all_;
    std::vector<QWidget*> lines_;  ///< the line above each row
};

}  // namespace rokada::ui

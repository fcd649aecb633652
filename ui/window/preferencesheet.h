// One section of the preferences page: title, reset button and rows.
#pragma once

#include "shell/preference.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class PreferenceRow;

/// Shows the rows of one section.
class PreferenceSheet final : public QWidget {
    Q_OBJECT
public:
    /// `name` is the English name of the section. The object name contains it.
    PreferenceSheet(const char* name, QWidget* parent);

    /// Adds a row at the end.
    void add(const Preference& preference);
    void setTitle(const QString& title);
    /// Updates all texts and values.
    void refresh();
    /// Shows only the rows that contain all these case-folded words. Returns the number of shown rows.
    int filter(const QStringList& words);

signals:
    /// Emitted when the user changes a setting of this section.
    void chosen();

private:
    void showReset();
    void reset();

    QLabel* title_;
    QPushButton* reset_;
    QVBoxLayout* rows_;
    std::vector<PreferenceRow*> all_;
    std::vector<QWidget*> lines_;  ///< separator line above each row
};

}  // namespace rokada::ui

// Editor of the options of an external engine: one row with an input field for each option, and a search field.
#pragma once

#include "engines/enginelist.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class SearchField;
class VerticalScroll;

class EngineOptions final : public QWidget {
    Q_OBJECT
public:
    explicit EngineOptions(QWidget* parent);

    /// Shows the options of this engine with their current values.
    void show(const EngineEntry& entry);
    /// Removes all options from the editor.
    void clear();
    /// Returns true if the shown engine has options that the user can change.
    [[nodiscard]] bool any() const { return any_; }
    void retranslate();

signals:
    /// Emitted when the user changes an option. `options` contains all values that differ from the engine's defaults,
    /// by option name.
    void changed(const QMap<QString, QString>& options);

private:
    void fill();
    void filter();
    void set(const external::UciOption& option, const QString& value);
    void addRow(const QString& name, QWidget* field, QVBoxLayout& column);
    [[nodiscard]] QWidget* fieldFor(const external::UciOption& option, const QString& value);
    [[nodiscard]] QWidget* numberFor(const external::UciOption& option, const QString& value);
    [[nodiscard]] QWidget* choiceFor(const external::UciOption& option, const QString& value);

    struct Row {
        QString name;
        QWidget* widget;
    };

    EngineEntry entry_;
    QLabel* title_;
    SearchField* search_;
    QPushButton* reset_;
    VerticalScroll* scroll_;
    std::vector<Row> rows_;
    bool any_ = false;
};

}  // namespace rokada::ui

// Editor of an engine's options. Each option has a row with a field, and the rows can be searched.
#pragma once

#include "engines/enginelist.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace rokada::ui {

class SearchField;

/// Edits the options of one engine.
class EngineOptions final : public QWidget {
    Q_OBJECT
public:
    explicit EngineOptions(QWidget* parent);

    /// Shows the options that `entry` offers, with their values.
    void show(const EngineEntry& entry);
    /// Shows no options.
    void clear();
    /// Returns true if the engine has options to edit.
    [[nodiscard]] bool any() const { return any_; }
    void retranslate();

signals:
    /// Emitted when the user changes an option. `options` are all options that differ from the engine's defaults.
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
    QScrollArea* scroll_;
    std::vector<Row> rows_;
    bool any_ = false;
};

}  // namespace rokada::ui

// The options of an engine as a form that can be searched.
#pragma once

#include "engines/enginelist.h"

#include <QWidget>

class QFormLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace rokada::ui {

class EngineOptions final : public QWidget {
    Q_OBJECT
public:
    explicit EngineOptions(QWidget* parent);

    void show(const EngineEntry& entry);
    void clear();
    /// There is something to be set.
    [[nodiscard]] bool any() const { return any_; }
    void retranslate();

signals:
    /// Those that differ from what the engine begins with.
    void changed(const QMap<QString, QString>& options);

private:
    void fill();
    void filter();
    void set(const external::UciOption& option, const QString& value);
    [[nodiscard]] QWidget* fieldFor(const external::UciOption& option, const QString& value);

    EngineEntry entry_;
    QLineEdit* search_;
    QPushButton* reset_;
    QScrollArea* scroll_;
    QFormLayout* form_ = nullptr;
    bool any_ = false;
};

}  // namespace rokada::ui

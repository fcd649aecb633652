// The engines of others: found, added, tried, their options.
#pragma once

#include "engines/enginetrial.h"

#include <QDialog>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace rokada::ui {

class EngineOptions;

class EnginesDialog final : public QDialog {
    Q_OBJECT
public:
    /// The settings must outlive it.
    EnginesDialog(Settings& settings, QWidget* parent);

    /// Tries the program, and adds it if it is an engine.
    void add(const QStringList& command);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showFacts();
    /// Words that are made again when the language changes.
    void tell(std::function<QString()> words);
    void makeButtons();
    void findOnPath();
    void askForFile();
    void remove();
    void tryAgain();
    void take(const EngineEntry& entry);
    void fillList();
    void showEngine();
    void keep();
    void cancel();
    void begin(std::vector<QStringList> commands);
    void showLog();
    [[nodiscard]] EngineEntry* chosen();
    [[nodiscard]] QString factsOf(const EngineEntry& entry) const;

    Settings& settings_;
    std::vector<EngineEntry> engines_;
    QListWidget* list_;
    QLabel* facts_;
    EngineOptions* options_;
    QLabel* news_;
    QPushButton* find_;
    QPushButton* add_;
    QPushButton* remove_;
    QPushButton* try_;
    QPushButton* log_;
    QPushButton* cancel_;
    QPushButton* close_;
    std::function<QString()> newsWords_;
    EngineTrial* trial_;
};

}  // namespace rokada::ui

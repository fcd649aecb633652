// One page on which a variant, its players and its rules are chosen. Remembers the last choice of each variant.
#pragma once

#include "session/gamechoice.h"

#include <QDialog>

#include <map>
#include <vector>

class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace rokada::ui {

class ClockChooser;
class VariantList;
class SeatChooser;
class Settings;
class StartNumber;

class NewGameDialog final : public QDialog {
    Q_OBJECT
public:
    /// The settings must outlive the dialog.
    explicit NewGameDialog(Settings& settings, QWidget* parent = nullptr);

    /// What is chosen now.
    [[nodiscard]] GameChoice choice() const;
    void chooseVariant(const VariantInfo& game);

    /// Only seats, clocks and laws are chosen.
    void keepTo(const VariantInfo& game, const Choices& rules);

    /// Keeps the choice in the settings.
    void accept() override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct RuleRow {
        const Option* option;
        QLabel* name;
        QComboBox* value;
        QLabel* sentence;
    };

    [[nodiscard]] QSize usualSize();
    void showGame();
    void orderTabs();
    void keepFromWheel(QWidget* page);
    [[nodiscard]] QWidget* makePage(const GameChoice& choice);
    void makeRules(const GameChoice& choice, QWidget* page);
    void showSentence(const RuleRow& row);
    void retranslate();
    void retranslatePage();
    void showPage(const GameChoice& choice);
    [[nodiscard]] int pageHeight() const;
    [[nodiscard]] int tallestPage();
    void growFor(int page);

    Settings& settings_;
    const VariantInfo* shown_ = nullptr;
    std::map<const VariantInfo*, GameChoice> drafts_;  ///< of the variants that were shown before
    VariantList* games_;
    QLabel* heading_;
    QScrollArea* scroll_;
    QPushButton* play_;
    QPushButton* cancel_;
    SeatChooser* seats_ = nullptr;
    ClockChooser* clocks_ = nullptr;
    QGroupBox* ruleBox_ = nullptr;
    std::vector<RuleRow> rules_;
    StartNumber* start_ = nullptr;
};

}  // namespace rokada::ui

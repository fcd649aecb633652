// The dialog in which a variant, its players, clocks and rules are chosen. Remembers the last choice of each variant.
#pragma once

#include "session/gamechoice.h"

#include <QDialog>

#include <map>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace rokada::ui {

class NewGamePage;
class Settings;
class VariantList;

/// The list of variants stands at the left, or above the choices where the dialog is narrow.
class NewGameDialog final : public QDialog {
    Q_OBJECT
public:
    /// The settings must outlive the dialog.
    explicit NewGameDialog(Settings& settings, QWidget* parent = nullptr);

    /// The choices on the page now.
    [[nodiscard]] GameChoice choice() const;
    void chooseVariant(const VariantInfo& game);

    /// Only seats, clocks and laws are chosen.
    void keepTo(const VariantInfo& game, const Choices& rules);

    /// Shows a link to the dialog of engines, which `managingWanted` opens.
    void offerManaging();

    /// Keeps the choice in the settings.
    void accept() override;

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void managingWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeSide();
    void makeMain();
    [[nodiscard]] QSize usualSize();
    void showGame();
    void showPage(const GameChoice& choice);
    void showPart(QWidget* part);
    void showSummary();
    void orderTabs();
    void keepFromWheel(QWidget* page);
    void retranslate();
    [[nodiscard]] bool isNarrow() const;
    void arrange();
    [[nodiscard]] int pageHeight() const;
    [[nodiscard]] int tallestPage();
    void growFor(int page);
    void keepToScreen();

    Settings& settings_;
    const VariantInfo* shown_ = nullptr;
    bool managed_ = false;                             ///< there is a link to the dialog of engines
    std::map<const VariantInfo*, GameChoice> drafts_;  ///< of the variants that were shown before
    QWidget* side_;
    QLabel* heading_;
    VariantList* games_;
    QWidget* main_;
    QScrollArea* scroll_;
    QWidget* body_;
    NewGamePage* page_ = nullptr;
    QLabel* summary_;
    QPushButton* cancel_;
    QPushButton* play_;
};

}  // namespace rokada::ui

// Dialog that chooses a variant, its players, clocks and rules. Remembers the last choice for each variant.
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

/// The list of variants is on the left, or above the other choices in a narrow dialog.
class NewGameDialog final : public QDialog {
    Q_OBJECT
public:
    /// `settings` must outlive the dialog.
    explicit NewGameDialog(Settings& settings, QWidget* parent = nullptr);

    /// Returns the choices that are shown.
    [[nodiscard]] GameChoice choice() const;
    void chooseVariant(const VariantInfo& game);

    /// Fixes variant and rules and hides them; only seats, clocks and rules of play can still be chosen.
    void keepTo(const VariantInfo& game, const Choices& rules);

    /// Shows a link that emits `managingWanted`, to open the dialog of external engines.
    void offerManaging();

    /// Saves the choice in the settings.
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
    void growFor(int page);
    void keepToScreen();

    Settings& settings_;
    const VariantInfo* shown_ = nullptr;
    bool managed_ = false;                             ///< the link to the external engines is shown
    std::map<const VariantInfo*, GameChoice> drafts_;  ///< of the variants shown before
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

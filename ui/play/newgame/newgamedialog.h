// Dialog for a new game. The user chooses a variant, its players, clocks and rules. The settings store the last choices
// for each variant.
#pragma once

#include "session/gamechoice.h"

#include <QDialog>

#include <map>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rokada::ui {

class NewGamePage;
class Settings;
class VariantList;
class VerticalScroll;

/// Dialog with the list of variants on the left, and the choices for the selected variant on the right. In a narrow
/// dialog, the list is above the choices.
class NewGameDialog final : public QDialog {
    Q_OBJECT
public:
    /// Shows the page of `first`, or of the variant of the last game if it is null. `settings` must outlive the dialog.
    explicit NewGameDialog(Settings& settings, QWidget* parent = nullptr, const VariantInfo* first = nullptr);

    /// Returns the choices that the dialog shows.
    [[nodiscard]] GameChoice choice() const;
    void chooseVariant(const VariantInfo& game);

    /// Sets the variant and its rule options, and hides their controls. The user can then choose only players, clocks
    /// and rules of play.
    void keepTo(const VariantInfo& game, const Choices& rules);

    /// Shows a link to manage external engines. The link emits `managingWanted`.
    void offerManaging();

    /// Saves the choices in the settings, and closes the dialog.
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
    bool managed_ = false;  ///< true if the link to manage external engines is shown
    /// Choices that the user made for other variants than the shown one.
    std::map<const VariantInfo*, GameChoice> drafts_;
    QWidget* side_;
    QLabel* heading_;
    VariantList* games_;
    QWidget* main_;
    VerticalScroll* scroll_;
    QWidget* body_;
    NewGamePage* page_ = nullptr;
    QLabel* summary_;
    QPushButton* cancel_;
    QPushButton* play_;
};

}  // namespace rokada::ui

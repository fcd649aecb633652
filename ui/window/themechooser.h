// Chooses the board theme of each variant, with a preview of its board and pieces.
#pragma once

#include "game/game.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QComboBox;

namespace rokada::ui {

class BoardWidget;
class Settings;
class ThemeList;

/// Widget that stores each chosen theme in the settings immediately.
class ThemeChooser final : public QWidget {
    Q_OBJECT
public:
    /// `settings` must outlive this object. The variant of the last game is selected first.
    ThemeChooser(Settings& settings, QWidget* parent);
    ~ThemeChooser() override;

    /// Selects the variant whose board theme the user can choose. `game` must be an offered variant.
    void chooseVariant(const VariantInfo& game);
    /// Updates the widget from the settings.
    void showSettings();

signals:
    /// Emitted when the user has chosen a theme. The settings already contain it.
    void chosen();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void showGame();
    void retranslate();

    Settings& settings_;
    const VariantInfo* game_;
    const VariantInfo* previewed_ = nullptr;
    std::unique_ptr<Game> shown_;
    QBoxLayout* row_;
    BoardWidget* preview_;
    QComboBox* games_;
    ThemeList* themes_;
};

}  // namespace rokada::ui

// Chooses the board of each variant, beside a picture of it with its pieces.
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

class ThemeChooser final : public QWidget {
    Q_OBJECT
public:
    /// The settings must outlive it. The board of the last variant is chosen first.
    ThemeChooser(Settings& settings, QWidget* parent);
    ~ThemeChooser() override;

    /// The variant whose board is chosen.
    void chooseVariant(const VariantInfo& game);
    [[nodiscard]] BoardWidget& preview() { return *preview_; }
    /// Reads the settings again.
    void showSettings();

signals:
    /// A person has chosen another theme, which is kept already.
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

// Card that leads to a task. It shows an icon, a title, a description and the progress.
#pragma once

#include "kit/icons.h"
#include "learn/learnbutton.h"
#include "learn/piecetile.h"

#include <optional>

namespace rokada::ui {

class TaskCard final : public LearnButton {
    Q_OBJECT
public:
    /// Background colour of the icon.
    enum class Tone { Soft, Warm, Quiet };

    TaskCard(const QString& name, Icon icon, Tone tone, QWidget* parent);
    /// Creates a card that shows a piece instead of an icon, and a progress line.
    TaskCard(const QString& name, TilePiece piece, QWidget* parent);

    void setWords(const QString& title, const QString& more);
    void setProgress(int done, int all);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont moreFont() const;
    [[nodiscard]] int wordsWidth(int width) const;
    [[nodiscard]] int headHeight(int width) const;
    [[nodiscard]] QString count() const;
    void paintSign(QPainter& painter, int height) const;
    void paintProgress(QPainter& painter) const;

    std::optional<Icon> icon_;
    Tone tone_ = Tone::Quiet;
    TilePiece piece_;
    QString more_;
    int done_ = 0;
    int all_ = 0;
};

}  // namespace rokada::ui

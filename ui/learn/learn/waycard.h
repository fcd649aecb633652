// A card that leads to something to do: a sign, a title, what it is, and how much of it is done.
#pragma once

#include "kit/icons.h"
#include "learn/learnbutton.h"
#include "learn/piecetile.h"

#include <optional>

namespace rokada::ui {

class WayCard final : public LearnButton {
    Q_OBJECT
public:
    /// The ground of the icon.
    enum class Tone { Soft, Warm, Quiet };

    WayCard(const QString& name, Icon icon, Tone tone, QWidget* parent);
    /// A piece instead of the icon, and a line of progress.
    WayCard(const QString& name, TilePiece piece, QWidget* parent);

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

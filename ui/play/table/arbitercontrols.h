// Arbiter of a game. A strip shows the laws in force and the last ruling: a decision of the arbiter on a claim or a
// touched piece. A dialog reviews draw claims.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

#include <QFrame>
#include <QPointer>

#include <optional>

class QLabel;

class QMainWindow;

namespace rokada::ui {

class GameSession;
class SidePanel;
class BoardWidget;
class ClaimDialog;

/// Strip that shows the laws in force, for example "Laws: classic", and the arbiter's last ruling.
class ArbiterStrip final : public QFrame {
    Q_OBJECT
public:
    explicit ArbiterStrip(QWidget* parent);
    /// Shows `code`, the laws in force. `strict` describes the rules of play, for example touch-move; it is the tool
    /// tip.
    void say(const QString& code, const QString& strict);
    /// Shows a ruling of the arbiter.
    void rule(const QString& ruling);

private:
    QLabel* code_;
    QLabel* ruling_;
};

class ArbiterControls final : public Feature {
    Q_OBJECT
public:
    ArbiterControls(QMainWindow& window, GameSession& session, BoardWidget& board, SidePanel& sidePanel);

    void retranslate() override;

private:
    [[nodiscard]] QString words(Law law) const;
    void ruled(Law law);
    void review(Law law);

    QMainWindow& window_;
    GameSession& session_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    ArbiterStrip* strip_;
    QPointer<ClaimDialog> claim_;
    std::optional<Law> last_;  ///< last ruling in the current game
};

}  // namespace rokada::ui

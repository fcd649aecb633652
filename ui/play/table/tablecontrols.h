// Actions of players other than moves: draw offers and claims, resigning, answers to takebacks, pressing the clock, and
// adjusting pieces. Also shows the clocks and the messages of the arbiter.
#pragma once

#include "board/moveshow.h"
#include "scene/boardscene.h"
#include "session/gamesession.h"
#include "shell/feature.h"

#include <QObject>
#include <QStringList>

#include <vector>

class QKeyEvent;

class QMainWindow;

namespace rokada::ui {

class GameSession;
class GameRecord;
class WindowActions;
class BoardEvents;
class SidePanel;
class QuestionBar;
class SeatMenus;
class BoardWidget;
class StatusLine;
class WindowAction;

class TableControls final : public Feature {
    Q_OBJECT
public:
    TableControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                  BoardWidget& board, BoardEvents& events, SidePanel& sidePanel, StatusLine& status);

    void updateActions() override;
    /// Updates the question and the clocks in the current language.
    void retranslate() override;

private:
    /// Question about a draw that the person to move answers in the bar.
    enum class DrawQuestion { None, OfferOrClaim, HowToClaim };

    struct ToldAnswers {
        QString words;
        std::size_t played = 0;  ///< number of turns played when the answers were shown
    };

    void makeDrawActions();
    void makeClockActions();
    void makeReports();
    bool keyPressed(const QKeyEvent& press);
    [[nodiscard]] QString words(Law law) const;
    /// Claims a draw. In a game with an arbiter, asks first how the player claims.
    void claim();
    void adjust();
    void openDrawQuestion(DrawQuestion question);
    void question();
    void ask(Side side, const QString& question, const QStringList& answers);
    void answer(int answer);
    void answerOfferOrClaim(int answer);
    void answerHowToClaim(int answer);
    void claimWithNextMove();
    void tellAnswer(Side side, bool accepted);
    void forgetAnswers();
    void showClocks();
    [[nodiscard]] std::vector<ClockFace> recordedClocks() const;
    [[nodiscard]] QString whyNoOffer() const;
    void panelClicked(Side side, QPoint at);
    [[nodiscard]] Side asked() const;

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    BoardWidget& board_;
    BoardEvents& events_;
    SidePanel& sidePanel_;
    StatusLine& status_;
    QuestionBar* bar_;
    SeatMenus* seatMenus_;
    WindowAction* resign_ = nullptr;
    WindowAction* offerDraw_ = nullptr;
    WindowAction* claimDraw_ = nullptr;
    WindowAction* claimWithNext_ = nullptr;
    WindowAction* chooseDraw_ = nullptr;
    WindowAction* pressClock_ = nullptr;
    WindowAction* adjust_ = nullptr;
    WindowAction* tellClocks_ = nullptr;
    std::vector<MoveShow::Callout> answers_;  ///< answers to the current draw offer, for the player panels
    ToldAnswers told_;                        ///< message with all answers in the status line
    DrawQuestion drawQuestion_ = DrawQuestion::None;
};

}  // namespace rokada::ui

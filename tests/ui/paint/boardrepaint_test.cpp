// After any actions, the board that was repainted in parts must equal a board that is painted as a whole.
#include "boardquestions.h"
#include "boardtesting.h"

#include "base/scrambled.h"

#include <QScreen>
#include <QVariantAnimation>

#include <gtest/gtest.h>

#include <array>
#include <functional>

namespace rokada::ui::boardrepaintTest {
namespace {

using testing::Table;

/// Board that is visible on the screen, with random actions.
class Seen {
public:
    Seen(std::string_view id, const Choices& choices, std::uint64_t seed) : table(id, choices), seed_(seed) {
        table.board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&table.board));
        QApplication::processEvents();
        table.board.setPanels(&PanelWords::seats, {{QStringLiteral("One")}, {QStringLiteral("Two")}});
    }

    /// Processes the repaints that the board has requested.
    void paint() {
        QEvent request(QEvent::UpdateRequest);
        QApplication::sendEvent(&table.board, &request);
    }

    [[nodiscard]] QImage screen() {
        const QPixmap seen = table.board.screen()->grabWindow(table.board.winId());
        return seen.toImage().convertToFormat(QImage::Format_RGB32);
    }
    [[nodiscard]] QImage atOnce() { return table.board.grab().toImage().convertToFormat(QImage::Format_RGB32); }

    [[nodiscard]] int lot(int below) {
        seed_ = scrambled(seed_ + 1);
        return static_cast<int>(seed_ % static_cast<std::uint64_t>(below));
    }
    [[nodiscard]] QPoint anywhere() { return {lot(table.board.width()), lot(table.board.height())}; }
    [[nodiscard]] QPoint onSquare() { return table.board.frame().squareCentre(Square(lot(table.book->size()))); }
    [[nodiscard]] QPoint onOwnPiece() {
        const MoveList moves = table.game.moves();
        if (moves.size() == 0) return onSquare();
        const Move move = moves[static_cast<std::size_t>(lot(static_cast<int>(moves.size())))];
        return table.board.frame().squareCentre(move.type() == MoveType::Drop ? move.to() : move.from());
    }

    void hover() {
        const QPoint to = onSquare();
        QMouseEvent event(QEvent::MouseMove, to, table.board.mapToGlobal(QPointF(to)), Qt::NoButton, Qt::NoButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&table.board, &event);
    }
    void draw() {
        const std::array inks{Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier};
        const auto ink = inks[static_cast<std::size_t>(lot(3))];
        QTest::mousePress(&table.board, Qt::RightButton, ink, onSquare());
        QTest::mouseRelease(&table.board, Qt::RightButton, ink, onSquare());
    }
    void walk() {
        const std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Return, Qt::Key_Escape};
        table.key(keys[static_cast<std::size_t>(lot(6))]);
    }
    void move() {
        const MoveList moves = table.game.moves();
        if (table.game.ending() || moves.size() == 0) return;
        table.play(moves[static_cast<std::size_t>(lot(static_cast<int>(moves.size())))]);
    }
    void takeBack() {
        if (lot(4) != 0 || table.game.played() == 0) return;
        table.game.undo();
        table.board.refresh();
    }
    void clocks() {
        const QString digits = QStringLiteral("%1:0%2").arg(lot(5)).arg(lot(9));
        table.board.setPanels(&PanelWords::clocks, {{digits, {}, lot(2) == 0, lot(3) == 0}, {QStringLiteral("1:00")}});
    }
    void advise() {
        const MoveList moves = table.game.moves();
        if (!table.game.ending() && moves.size() > 0) testing::advise(table.board, moves[0], lot(2) == 0);
    }
    void drag() {
        table.press(onOwnPiece());
        table.moveTo(anywhere());
        table.moveTo(anywhere());
        if (lot(2) == 0) QTest::mouseRelease(&table.board, Qt::LeftButton, {}, anywhere());
    }
    /// Advances each animation to a random time, or to its end.
    void advance() {
        for (auto* animation : table.board.findChildren<QVariantAnimation*>()) {
            if (animation->state() == QAbstractAnimation::Running)
                animation->setCurrentTime(lot(2) == 0 ? animation->duration() : lot(animation->duration()));
        }
    }

    void doSomething() {
        const std::array<std::function<void()>, 14> deeds{
            [this] { hover(); },
            [this] { draw(); },
            [this] { walk(); },
            [this] { walk(); },
            [this] { move(); },
            [this] { move(); },
            [this] { takeBack(); },
            [this] { clocks(); },
            [this] { advise(); },
            [this] { drag(); },
            [this] { table.click(onOwnPiece()); },
            [this] { table.click(onSquare()); },
            [this] { table.board.setNotes(&BoardNotes::lit, lot(2) == 0 ? std::optional(Reach::Both) : std::nullopt); },
            [this] {
                lot(3) == 0 ? testing::showNextReach(table.board) : table.board.scroll({lot(3) - 1, lot(3) - 1});
            }};
        last = lot(static_cast<int>(deeds.size()));
        deeds[static_cast<std::size_t>(last)]();
        advance();
    }

    Table table;
    int last = 0;  ///< index of the last action

private:
    std::uint64_t seed_;
};

struct Tested {
    const char* id;
    const char* name;
    Choices choices = {};
};

class Repainted : public ::testing::TestWithParam<Tested> {};

TEST_P(Repainted, AfterAnyDeedTheScreenShowsWhatIsPaintedAtOnce) {
    constexpr int Deeds = 60;
    for (const bool hovered : {false, true}) {
        Seen seen(GetParam().id, GetParam().choices, hovered ? 7 : 11);
        BoardLook look;
        look.hovered = hovered;
        seen.table.board.setLook(look);
        for (int i = 0; i < Deeds; ++i) {
            seen.doSomething();
            seen.paint();
            ASSERT_EQ(seen.screen(), seen.atOnce()) << "deed " << i << " of type " << seen.last;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Repainted,
                         ::testing::Values(Tested{"chess", "chess"}, Tested{"greatshatranj", "greatshatranj"},
                                           Tested{"bolyar", "bolyar"}, Tested{"vyrt", "vyrt"},
                                           Tested{"fortress", "fortress"},
                                           Tested{"fortress", "placed", {{"placement", "standard"}}}),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace rokada::ui::boardrepaintTest

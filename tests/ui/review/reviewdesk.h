// Window in which a game is reviewed.
#pragma once

#include "analysis/analysissettings.h"
#include "ponderer.h"
#include "review/playerscores.h"
#include "review/reviewcontrols.h"
#include "review/reviewpanel.h"
#include "score/movespanel.h"
#include "score/recordgraph.h"
#include "shell/sidepanel.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace rokada::ui::testing {

/// Game in which Black's third move allows a mate.
inline constexpr const char* ShortMate = "[White \"Anna\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";

class ReviewDesk : public AnalysisDesk {
public:
    ReviewDesk() { settings.set(keys::reviewedNodes(), reviewNodes.front()); }

    [[nodiscard]] ReviewPanel& panel() { return part<ReviewControls>(window).panel(); }
    [[nodiscard]] RecordGraph& graph() { return named<RecordGraph>(panel(), "reviewGraph"); }
    [[nodiscard]] QString words() { return named<VariationView>(panel(), "reviewWords").toPlainText(); }
    [[nodiscard]] bool finished() {
        return QTest::qWaitFor([&] { return named<VariationView>(panel(), "reviewWords").isVisible(); }, 60'000);
    }
    /// Returns the node after a ply of the main line, counted from 0.
    [[nodiscard]] Node ply(std::size_t n) {
        const GameTree& tree = *record().tree();
        return tree.path(tree.variationEnd(Node::Root))[n];
    }
    /// Checks that the parts of the side panel have enough room and do not overlap.
    void expectRoomForPanels() {
        QApplication::processEvents();
        const auto& side = only<SidePanel>(window);
        EXPECT_GE(side.height(), side.minimumSizeHint().height());
        const auto& moves = only<MovesPanel>(window);
        const auto inWindow = [this](const QWidget& part) { return QRect(part.mapTo(&window, QPoint()), part.size()); };
        EXPECT_FALSE(panel().isVisible() && moves.isVisible() && inWindow(panel()).intersects(inWindow(moves)));
    }
    void review(const std::string& pgn) {
        open(pgn);
        trigger("reviewGame");
        ASSERT_TRUE(finished());
    }
};

}  // namespace rokada::ui::testing

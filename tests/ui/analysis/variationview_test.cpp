// The text of variations: written once, however the view changes meanwhile.
#include "analysis/variationview.h"

#include <QApplication>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

TEST(VariationView, AScrollBarThatComesOrGoesRepeatsNothing) {
    VariationView view(nullptr);
    view.resize(220, 90);
    view.show();
    QString paragraphs;
    for (int i = 0; i < 20; ++i) paragraphs += QStringLiteral("<p>many words that fill more than one line of it</p>");
    for (int times = 0; times < 3; ++times) {
        view.showText(paragraphs);
        QApplication::processEvents();
        ASSERT_TRUE(view.verticalScrollBar()->isVisible());
        EXPECT_EQ(view.toPlainText().count(QStringLiteral("many")), 20);
        view.showText(QStringLiteral("<p>few</p><p>words</p>"));
        QApplication::processEvents();
        EXPECT_EQ(view.toPlainText(), QStringLiteral("few\nwords"));
    }
}

}  // namespace
}  // namespace rokada::ui

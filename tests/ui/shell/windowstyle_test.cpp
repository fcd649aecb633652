// Tests the style of the window. It must be visible in every theme, its sizes must follow the font, and no option may
// crash it.
#include "shell/windowstyle.h"

#include "kit/fonts.h"
#include "kit/switch.h"
#include "shell/colourscheme.h"
#include "shell/menubutton.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFocusFrame>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <random>
#include <vector>

namespace rokada::ui::windowstyleTest {
namespace {

constexpr std::array allSchemes{ColourScheme::System, ColourScheme::Light, ColourScheme::Dark,
                                ColourScheme::HighContrast};

class WindowStyleTest : public ::testing::Test {
protected:
    WindowStyleTest() { apply(ColourScheme::Light); }
    ~WindowStyleTest() override { apply(ColourScheme::Light); }
};

QImage pictureOf(QWidget& widget) {
    widget.ensurePolished();
    widget.resize(widget.sizeHint());
    return widget.grab().toImage();
}

/// Returns true if at least `least` pixels have this colour. A few pixels are not enough, because edges of letters can
/// have any colour.
bool hasColour(const QImage& image, const QColor& colour, int least = 12) {
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            const int distance = std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                                 std::abs(pixel.blue() - colour.blue());
            if (distance <= 12) ++found;
        }
    }
    return found >= least;
}

TEST_F(WindowStyleTest, EmptyBoxesRingsAndSwitchesHaveAnEdgeInEveryScheme) {
    for (const ColourScheme scheme : allSchemes) {
        apply(scheme);
        QCheckBox box;
        QRadioButton ring;
        Switch toggle;
        QLineEdit field;
        for (QWidget* widget : {static_cast<QWidget*>(&box), static_cast<QWidget*>(&ring),
                                static_cast<QWidget*>(&toggle), static_cast<QWidget*>(&field)}) {
            EXPECT_TRUE(hasColour(pictureOf(*widget), theme().edge, 4)) << widget->metaObject()->className();
        }
    }
}

TEST_F(WindowStyleTest, WhatIsOnHasTheAccent) {
    for (const ColourScheme scheme : allSchemes) {
        apply(scheme);
        QCheckBox box;
        QRadioButton ring;
        Switch toggle;
        for (QAbstractButton* button : {static_cast<QAbstractButton*>(&box), static_cast<QAbstractButton*>(&ring),
                                        static_cast<QAbstractButton*>(&toggle)}) {
            button->setCheckable(true);
            EXPECT_FALSE(hasColour(pictureOf(*button), theme().accent));
            button->setChecked(true);
            EXPECT_TRUE(hasColour(pictureOf(*button), theme().accent)) << button->metaObject()->className();
        }
    }
}

TEST_F(WindowStyleTest, TheDefaultButtonOfADialogIsPrimary) {
    QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    box.button(QDialogButtonBox::Ok)->setDefault(true);
    EXPECT_TRUE(hasColour(pictureOf(*box.button(QDialogButtonBox::Ok)), theme().accent));
    EXPECT_FALSE(hasColour(pictureOf(*box.button(QDialogButtonBox::Cancel)), theme().accent));
    EXPECT_TRUE(box.button(QDialogButtonBox::Cancel)->icon().isNull());
}

TEST_F(WindowStyleTest, LooksDifferInTheirGround) {
    const auto ground = [](const char* look) {
        QPushButton button(QStringLiteral("Play"));
        button.setProperty("look", QLatin1String(look));
        const QImage image = pictureOf(button);
        return image.pixelColor(image.width() / 2, 5);
    };
    EXPECT_EQ(ground("primary"), theme().accent);
    EXPECT_EQ(ground("secondary"), theme().raised);
    EXPECT_EQ(ground("quiet"), theme().canvas);
    EXPECT_EQ(ground("soft"), theme().soft);
    EXPECT_EQ(ground("nonsense"), theme().raised);
}

TEST_F(WindowStyleTest, WhatIsDisabledIsFainter) {
    QPushButton button(QStringLiteral("Play"));
    button.setProperty("look", "primary");
    const QColor strong = pictureOf(button).pixelColor(button.width() / 2, 4);
    button.setEnabled(false);
    const QColor faint = pictureOf(button).pixelColor(button.width() / 2, 4);
    EXPECT_EQ(strong, theme().accent);
    EXPECT_GT(contrastOf(strong, theme().canvas), contrastOf(faint, theme().canvas) * 1.5);
    EXPECT_EQ(faint, theme().sunken) << "its label could not be read on a faded accent";
}

TEST_F(WindowStyleTest, ControlsAreAsHighAsTheDesignSaysAtEverySize) {
    for (const int em : {14, 15, 22, 44}) {
        const QFont font = baseFont(FontChoice::Inter, em);
        QPushButton button(QStringLiteral("Play"));
        QLineEdit line;
        QComboBox combo;
        QSpinBox spin;
        QToolButton tool;
        for (QWidget* widget :
             {static_cast<QWidget*>(&button), static_cast<QWidget*>(&line), static_cast<QWidget*>(&combo),
              static_cast<QWidget*>(&spin), static_cast<QWidget*>(&tool)}) {
            widget->setFont(font);
            widget->ensurePolished();
            EXPECT_NEAR(widget->sizeHint().height(), 2.4 * em, 1.01) << widget->metaObject()->className() << em;
            EXPECT_GE(widget->sizeHint().height(), 32);
        }
    }
}

TEST_F(WindowStyleTest, WordsOfButtonsHaveRoomInTheirWeight) {
    for (const char* look : {"primary", "secondary", "quiet", "link"}) {
        QPushButton button(QStringLiteral("Reminiscences of yesterday"));
        button.setProperty("look", QLatin1String(look));
        button.ensurePolished();
        const QFontMetrics bold(weighted(button.font(), QFont::DemiBold));
        EXPECT_GE(button.sizeHint().width(), bold.horizontalAdvance(button.text()) + 20);
    }
}

TEST_F(WindowStyleTest, ATabKeepsItsSizeWhenItIsChosen) {
    for (const char* look : {"segment", "underline"}) {
        QTabBar tabs;
        tabs.setProperty("look", QLatin1String(look));
        for (const char* name : {"Moves", "Review", "Notes"}) tabs.addTab(QLatin1String(name));
        tabs.show();
        tabs.resize(tabs.sizeHint());
        std::vector<QRect> before;
        for (int i = 0; i < 3; ++i) before.push_back(tabs.tabRect(i));
        tabs.setCurrentIndex(2);
        for (int i = 0; i < 3; ++i) EXPECT_EQ(tabs.tabRect(i), before[i]) << look << i;
        QTest::keyClick(&tabs, Qt::Key_Left);
        EXPECT_EQ(tabs.currentIndex(), 1) << "keys work";
    }
}

TEST_F(WindowStyleTest, SegmentsStandOnATrackAndTextsOnALine) {
    QTabBar tabs;
    for (const char* name : {"Moves", "Review"}) tabs.addTab(QLatin1String(name));
    EXPECT_TRUE(hasColour(pictureOf(tabs), theme().accent));
    EXPECT_FALSE(hasColour(pictureOf(tabs), theme().sunken, 200));
    tabs.setProperty("look", "segment");
    EXPECT_FALSE(hasColour(pictureOf(tabs), theme().accent));
    EXPECT_TRUE(hasColour(pictureOf(tabs), theme().sunken, 200));
}

TEST_F(WindowStyleTest, ScrollBarsAreNarrowAndHaveNoArrows) {
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 1000);
    bar.setPageStep(10);
    bar.resize(8, 200);
    EXPECT_EQ(bar.sizeHint().width(), 8);
    QStyleOptionSlider option;
    option.initFrom(&bar);
    option.orientation = Qt::Vertical;
    option.maximum = 1000;
    option.pageStep = 10;
    option.rect = bar.rect();
    const auto part = [&](QStyle::SubControl which) {
        return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, which, &bar);
    };
    EXPECT_TRUE(part(QStyle::SC_ScrollBarAddLine).isEmpty());
    EXPECT_TRUE(part(QStyle::SC_ScrollBarSubLine).isEmpty());
    EXPECT_EQ(part(QStyle::SC_ScrollBarSlider), QRect(0, 0, 8, 32));
    option.sliderPosition = 1000;
    EXPECT_EQ(part(QStyle::SC_ScrollBarSlider), QRect(0, 168, 8, 32));
}

TEST_F(WindowStyleTest, WhatIsChosenInAListIsASoftPill) {
    QListWidget list;
    list.addItems({QStringLiteral("Chess"), QStringLiteral("Tavreli")});
    list.resize(200, 100);
    list.setCurrentRow(1);
    const QImage image = list.grab().toImage();
    const QRect row = list.visualItemRect(list.item(1)).translated(list.viewport()->pos());
    EXPECT_EQ(image.pixelColor(row.right() - 20, row.center().y()), theme().soft);
    EXPECT_NE(image.pixelColor(row.left(), row.top() + 1), theme().soft) << "round corners";
}

TEST_F(WindowStyleTest, TablesHaveNoGrid) {
    QTableWidget table(2, 2);
    table.ensurePolished();
    EXPECT_FALSE(table.showGrid());
}

TEST_F(WindowStyleTest, TheShortcutOfAMenuHasRoom) {
    QMenu menu;
    menu.addAction(QStringLiteral("A long label of an entry"))
        ->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+Z")));
    menu.addAction(QStringLiteral("Short"));
    menu.ensurePolished();
    const QFontMetrics metrics(menu.font());
    EXPECT_GE(menu.sizeHint().width(), metrics.horizontalAdvance(QStringLiteral("A long label of an entry")) +
                                           metrics.horizontalAdvance(QStringLiteral("Ctrl+Shift+Z")) + 28);
    EXPECT_TRUE(hasColour(pictureOf(menu), theme().line));
}

/// Window with a button and an input field.
struct FocusWindow {
    FocusWindow() {
        auto* row = new QHBoxLayout(&window);
        for (QWidget* widget : {static_cast<QWidget*>(button), static_cast<QWidget*>(spin)}) row->addWidget(widget);
        window.show();
        QApplication::setActiveWindow(&window);
        QApplication::processEvents();
    }
    [[nodiscard]] QWidget* ringed() const {
        const auto frames = window.findChildren<QFocusFrame*>();
        return frames.isEmpty() ? nullptr : frames.front()->widget();
    }

    QWidget window;
    QPushButton* button = new QPushButton(QStringLiteral("Play"));
    QSpinBox* spin = new QSpinBox;
};

TEST_F(WindowStyleTest, TheFocusHasARingAfterKeysAndFieldsAlways) {
    FocusWindow w;
    QTest::mouseClick(w.button, Qt::LeftButton);
    w.button->setFocus(Qt::MouseFocusReason);
    EXPECT_EQ(w.ringed(), nullptr) << "the mouse has chosen it";
    QTest::keyClick(w.button, Qt::Key_Left);
    w.button->setFocus(Qt::TabFocusReason);
    EXPECT_EQ(w.ringed(), w.button);
    QTest::mouseClick(w.spin, Qt::LeftButton);
    w.spin->setFocus(Qt::MouseFocusReason);
    EXPECT_EQ(w.ringed(), w.spin) << "letters go there";
}

TEST_F(WindowStyleTest, TheRingLeavesAGapAndGoesWithItsControl) {
    FocusWindow w;
    QTest::keyClick(w.button, Qt::Key_Tab);
    w.button->setFocus(Qt::TabFocusReason);
    ASSERT_EQ(w.ringed(), w.button);
    const QRect ring = w.window.findChild<QFocusFrame*>()->geometry();
    EXPECT_EQ(ring, w.button->geometry().adjusted(-4, -4, 4, 4));
    delete w.button;
    QApplication::processEvents();
    EXPECT_NE(w.ringed(), w.button);
}

/// Paints with random style options of any type, with and without widgets.
class StyleMonkey {
public:
    explicit StyleMonkey(unsigned seed) : random_(seed) { makeWidgets(); }

    void paintAnything() {
        QImage image(64, 40, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        QStyle& style = *QApplication::style();
        const auto option = anyOption();
        const QWidget* widget = anyWidget();
        style.drawPrimitive(QStyle::PrimitiveElement(number(50)), option.get(), &painter, widget);
        style.drawControl(QStyle::ControlElement(number(48)), option.get(), &painter, widget);
        if (auto* complex = qstyleoption_cast<QStyleOptionComplex*>(option.get())) {
            const auto control = QStyle::ComplexControl(number(9));
            style.drawComplexControl(control, complex, &painter, widget);
            style.subControlRect(control, complex, QStyle::SubControl(1U << number(10)), widget);
            style.hitTestComplexControl(control, complex, {3, 3}, widget);
        }
        style.subElementRect(QStyle::SubElement(number(60)), option.get(), widget);
        style.sizeFromContents(QStyle::ContentsType(number(24)), option.get(), {number(40), number(40)}, widget);
    }

    void askAnything() {
        QStyle& style = *QApplication::style();
        const QWidget* widget = anyWidget();
        style.pixelMetric(QStyle::PixelMetric(number(100)), nullptr, widget);
        style.styleHint(QStyle::StyleHint(number(120)), nullptr, widget, nullptr);
        style.sizeFromContents(QStyle::ContentsType(number(24)), nullptr, {4, 4}, widget);
        style.subElementRect(QStyle::SubElement(number(60)), nullptr, widget);
        style.drawPrimitive(QStyle::PrimitiveElement(number(50)), nullptr, nullptr, widget);
        style.drawControl(QStyle::ControlElement(number(48)), nullptr, nullptr, widget);
        style.drawComplexControl(QStyle::ComplexControl(number(9)), nullptr, nullptr, widget);
        style.subControlRect(QStyle::ComplexControl(number(9)), nullptr, QStyle::SC_All, widget);
    }

private:
    int number(int below) { return std::uniform_int_distribution<int>(0, below - 1)(random_); }

    void makeWidgets() {
        widgets_.push_back(std::make_unique<QPushButton>(QStringLiteral("&Play")));
        widgets_.push_back(std::make_unique<QToolButton>());
        widgets_.push_back(std::make_unique<QCheckBox>());
        widgets_.push_back(std::make_unique<Switch>());
        widgets_.push_back(std::make_unique<QLineEdit>());
        widgets_.push_back(std::make_unique<QComboBox>());
        widgets_.push_back(std::make_unique<QSpinBox>());
        widgets_.push_back(std::make_unique<QSlider>());
        widgets_.push_back(std::make_unique<QScrollBar>());
        widgets_.push_back(std::make_unique<QTabBar>());
        widgets_.back()->setProperty("look", "segment");
        widgets_.push_back(std::make_unique<QTableWidget>(2, 2));
        widgets_.push_back(std::make_unique<QMenu>());
        widgets_.push_back(std::make_unique<QWidget>());
    }

    const QWidget* anyWidget() {
        const int which = number(static_cast<int>(widgets_.size()) * 2);
        return which < static_cast<int>(widgets_.size()) ? widgets_[which].get() : nullptr;
    }

    /// Returns a style option of a random type, with unusual values. A shared pointer deletes it as what it is, because
    /// the destructor of QStyleOption is not virtual.
    std::shared_ptr<QStyleOption> anyOption() {
        std::shared_ptr<QStyleOption> option;
        const auto bar = [this] {
            auto slider = std::make_unique<QStyleOptionSlider>();
            slider->maximum = number(3) == 0 ? INT_MAX : number(100) - 50;
            slider->minimum = number(3) == 0 ? INT_MIN : 0;
            slider->pageStep = number(20) - 5;
            slider->tickPosition = number(2) == 0 ? QSlider::TicksBelow : QSlider::NoTicks;
            slider->orientation = number(2) == 0 ? Qt::Horizontal : Qt::Vertical;
            return slider;
        };
        const auto progress = [this] {
            auto p = std::make_unique<QStyleOptionProgressBar>();
            p->maximum = number(200) - 100;
            p->progress = number(400) - 200;
            p->textVisible = true;
            p->text = QStringLiteral("50 %");
            return p;
        };
        switch (number(12)) {
            case 0: option = std::make_unique<QStyleOptionButton>(); break;
            case 1: option = std::make_unique<QStyleOptionToolButton>(); break;
            case 2: option = std::make_unique<QStyleOptionComboBox>(); break;
            case 3: option = std::make_unique<QStyleOptionSpinBox>(); break;
            case 4: option = bar(); break;
            case 5: option = progress(); break;
            case 6: option = std::make_unique<QStyleOptionMenuItem>(); break;
            case 7: option = std::make_unique<QStyleOptionTab>(); break;
            case 8: option = std::make_unique<QStyleOptionViewItem>(); break;
            case 9: option = std::make_unique<QStyleOptionHeader>(); break;
            case 10: option = std::make_unique<QStyleOptionGroupBox>(); break;
            default: option = std::make_unique<QStyleOption>(); break;
        }
        option->rect = {number(20) - 10, number(20) - 10, number(60) - 5, number(40) - 5};
        option->state = QStyle::State(QFlag(static_cast<unsigned>(random_())));
        option->direction = number(2) == 0 ? Qt::LeftToRight : Qt::RightToLeft;
        return option;
    }

    std::mt19937 random_;
    std::vector<std::unique_ptr<QWidget>> widgets_;
};

TEST_F(WindowStyleTest, NoOptionAndNoWidgetEndsTheProgram) {
    for (const ColourScheme scheme : allSchemes) {
        apply(scheme);
        StyleMonkey monkey(7 + static_cast<unsigned>(scheme));
        for (int i = 0; i < 600; ++i) {
            monkey.paintAnything();
            monkey.askAnything();
        }
    }
    EXPECT_NE(qobject_cast<WindowStyle*>(QApplication::style()), nullptr);
}

}  // namespace
}  // namespace rokada::ui::windowstyleTest

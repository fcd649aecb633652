// Tests the theme of the window, and the preferences of the desktop.
#include "shell/colourscheme.h"

#include "kit/fonts.h"
#include "kit/settings.h"
#include "shell/desktopportal.h"
#include "shell/sharedsettings.h"
#include "shell/windowstyle.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusServer>
#include <QDBusVirtualObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <gtest/gtest.h>

namespace rokada::ui {

using PortalGroups = QMap<QString, QVariantMap>;

namespace {

const auto PortalPlace = QStringLiteral("/org/freedesktop/portal/desktop");
const auto PortalSettings = QStringLiteral("org.freedesktop.portal.Settings");
const auto AppearanceKeys = QStringLiteral("org.freedesktop.appearance");

/// Fake desktop portal that answers over a peer-to-peer connection of D-Bus.
class FakePortal final : public QDBusVirtualObject {
public:
    [[nodiscard]] QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override {
        if (message.member() != QLatin1String("ReadAll")) return false;
        return connection.send(message.createReply(QVariant::fromValue(settings)));
    }

    PortalGroups settings;
};

class ColourSchemeTest : public ::testing::Test {
protected:
    void TearDown() override {
        setDesktopLook({});
        apply(ColourScheme::Light);
    }
};

constexpr DesktopLook dark{DesktopLook::Preference::Dark, false};
constexpr DesktopLook light{DesktopLook::Preference::Light, false};

TEST_F(ColourSchemeTest, TheDesktopDecidesForTheSystemsSchemeAlone) {
    EXPECT_FALSE(themeFor(ColourScheme::System, {}).dark);
    EXPECT_TRUE(themeFor(ColourScheme::System, dark).dark);
    EXPECT_FALSE(themeFor(ColourScheme::System, light).dark);
    EXPECT_FALSE(themeFor(ColourScheme::Light, dark).dark);
    EXPECT_TRUE(themeFor(ColourScheme::Dark, light).dark);
}

TEST_F(ColourSchemeTest, HighContrastIsDarkUnlessTheDesktopIsLight) {
    EXPECT_TRUE(themeFor(ColourScheme::HighContrast, {}).dark);
    EXPECT_FALSE(themeFor(ColourScheme::HighContrast, light).dark);
    EXPECT_TRUE(themeFor(ColourScheme::HighContrast, light).contrast);
    EXPECT_FALSE(themeFor(ColourScheme::Dark, {}).contrast);
}

TEST_F(ColourSchemeTest, AllSchemesHaveTheStyleOfTheWindow) {
    for (const ColourScheme scheme :
         {ColourScheme::System, ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast}) {
        apply(scheme);
        EXPECT_NE(qobject_cast<WindowStyle*>(QApplication::style()), nullptr);
        EXPECT_EQ(QApplication::palette().color(QPalette::Window), theme().canvas);
        EXPECT_EQ(QToolTip::palette().color(QPalette::ToolTipBase), theme().text);
    }
}

TEST_F(ColourSchemeTest, AnotherWishOfTheDesktopIsSeenAtOnce) {
    apply(ColourScheme::System);
    EXPECT_FALSE(theme().dark);
    setDesktopLook(dark);
    EXPECT_TRUE(theme().dark);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), Theme::night().canvas);
    apply(ColourScheme::Light);
    setDesktopLook(light);
    setDesktopLook(dark);
    EXPECT_FALSE(theme().dark) << "the setting decides";
}

TEST_F(ColourSchemeTest, NothingMovesIfTheDesktopSaysSo) {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    declareShared(settings);
    EXPECT_GT(motion(settings), 0);
    setDesktopLook({DesktopLook::Preference::None, true});
    EXPECT_EQ(motion(settings), 0);
}

class PortalTest : public ColourSchemeTest {
protected:
    PortalTest() {
        qDBusRegisterMetaType<PortalGroups>();
        QObject::connect(&server_, &QDBusServer::newConnection, &server_, [this](const QDBusConnection& connection) {
            client_ = connection;
            client_.registerVirtualObject(PortalPlace, &portal);
        });
    }
    ~PortalTest() override { QDBusConnection::disconnectFromPeer(QStringLiteral("rokada-test")); }

    /// Waits until a condition holds. Waiting is necessary because the other end of the bus runs in a thread of Qt.
    template <class Done>
    static bool happens(Done done) {
        return QTest::qWaitFor(done, 20'000);
    }

    QDBusConnection bus() { return QDBusConnection::connectToPeer(server_.address(), QStringLiteral("rokada-test")); }

    void changeColours(uint value) {
        QDBusMessage news = QDBusMessage::createSignal(PortalPlace, PortalSettings, QStringLiteral("SettingChanged"));
        news << AppearanceKeys << QStringLiteral("color-scheme") << QVariant::fromValue(QDBusVariant(value));
        client_.send(news);
    }

    FakePortal portal;

private:
    QDBusServer server_;
    QDBusConnection client_{QString()};
};

TEST_F(PortalTest, SaysWhetherItIsDarkAndWhetherThingsMove) {
    portal.settings = {{AppearanceKeys, {{QStringLiteral("color-scheme"), 1U}}},
                       {QStringLiteral("org.gnome.desktop.interface"), {{QStringLiteral("enable-animations"), false}}}};
    DesktopPortal asked(bus(), {}, nullptr);
    EXPECT_EQ(asked.look(), DesktopLook()) << "nothing waits";
    ASSERT_TRUE(happens([&] { return asked.look().motionReduced; }));
    EXPECT_EQ(asked.look().colours, DesktopLook::Preference::Dark);
}

TEST_F(PortalTest, IsHeardWhenItChanges) {
    portal.settings = {{AppearanceKeys, {{QStringLiteral("color-scheme"), 1U}}}};
    DesktopPortal asked(bus(), {}, nullptr);
    ASSERT_TRUE(happens([&] { return asked.look().colours == DesktopLook::Preference::Dark; }));
    QSignalSpy changes(&asked, &DesktopPortal::lookChanged);
    changeColours(2);
    ASSERT_TRUE(happens([&] { return !changes.isEmpty(); }));
    EXPECT_EQ(asked.look().colours, DesktopLook::Preference::Light);
}

TEST_F(PortalTest, NonsenseIsNoWish) {
    DesktopPortal asked(QDBusConnection(QStringLiteral("nowhere")), QStringLiteral("org.freedesktop.portal.Desktop"),
                        nullptr);
    for (const QVariant& value : {QVariant(), QVariant(QStringLiteral("dark")), QVariant(77U), QVariant(QPoint(1, 2)),
                                  QVariant(QVariantMap{{QStringLiteral("a"), 1}})}) {
        asked.take(AppearanceKeys, QStringLiteral("color-scheme"), QDBusVariant(value));
        EXPECT_EQ(asked.look().colours, DesktopLook::Preference::None);
    }
    asked.take(QStringLiteral("another"), QStringLiteral("color-scheme"), QDBusVariant(1U));
    EXPECT_EQ(asked.look(), DesktopLook());
}

TEST(TextSettings, KeepAFontAndASize) {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    declareShared(settings);
    EXPECT_EQ(settings.get(keys::textFont()), FontChoice::Inter);
    EXPECT_EQ(settings.get(keys::textSize()), 100);
    settings.set(keys::textFont(), FontChoice::System);
    settings.set(keys::textSize(), 150);
    EXPECT_EQ(settings.get(keys::textFont()), FontChoice::System);
    EXPECT_EQ(settings.get(keys::textSize()), 150);
    settings.set(keys::textSize(), 900);
    EXPECT_EQ(settings.get(keys::textSize()), 100) << "too large to be meant";
}

}  // namespace
}  // namespace rokada::ui

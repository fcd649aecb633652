// This file violates the test rules on purpose: it finds widgets by text, and it waits.
void press(QDialog& dialog) {
    for (auto* button : buttons) {
        if (button->text() == QStringLiteral("OK")) button->click();
    }
    QTest::qWait(20);
}

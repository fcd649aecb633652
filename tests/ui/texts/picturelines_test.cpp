// A figurine must stay on the same line as the text that follows it.
#include "texts/picturelines.h"

#include <gtest/gtest.h>

#include <QAbstractTextDocumentLayout>
#include <QPixmap>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QUrl>

namespace rokada::ui::picturelinesTest {
namespace {

/// Returns the number of lines that end with a figurine whose text begins on the next line.
int tornWords(const QTextDocument& document) {
    int torn = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const int end = line.textStart() + line.textLength();
            torn += block.text()[end - 1] == QChar::ObjectReplacementCharacter && block.text()[end] != QLatin1Char(' ');
        }
    }
    return torn;
}

TEST(PictureLines, AFigureIsNotTornFromItsSquare) {
    QPixmap picture(16, 16);
    picture.fill(Qt::black);
    QString text;
    for (int i = 0; i < 20; ++i)
        text += QStringLiteral("<a href=\"move:%1\">%1.&nbsp;<img src=\"x:y\">xb3+</a> ").arg(i + 1);
    int before = 0;
    for (int width = 100; width < 300; ++width) {
        QTextDocument document;
        document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("x:y")), picture);
        document.setHtml(QStringLiteral("<p>%1</p>").arg(text));
        document.setTextWidth(width);
        (void)document.documentLayout()->documentSize();
        before += tornWords(document);
        const auto links = document.toHtml().count(QStringLiteral("href="));
        keepPicturesWithText(document);
        EXPECT_EQ(tornWords(document), 0) << width;
        EXPECT_EQ(document.toHtml().count(QStringLiteral("href=")), links) << "links stay whole";
    }
    EXPECT_GT(before, 0);
}

TEST(PictureLines, WhatFitsNowhereIsLeft) {
    QTextDocument document;
    document.setHtml(QStringLiteral("<p><img src=\"x:y\" width=\"16\" height=\"16\">abcdefghijklmnopqrstuvwxyz</p>"));
    document.setTextWidth(40);
    keepPicturesWithText(document);
    EXPECT_EQ(document.blockCount(), 1);
}

}  // namespace
}  // namespace rokada::ui::picturelinesTest

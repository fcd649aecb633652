#include "kit/foldedtext.h"

namespace rokada::ui {

QString foldedText(const QString& text) {
    QString folded;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (!letter.isMark()) folded += letter;
    }
    return folded.toCaseFolded();
}

QStringList foldedWords(const QString& text) {
    return foldedText(text).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

}  // namespace rokada::ui

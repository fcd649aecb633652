// Compresses the texts of games that earlier versions of the program stored as plain text.
#pragma once

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <vector>

namespace rokada::ui {

class CheckedQueries;

/// Plain texts of one collection. They are compressed in small steps, while nothing else has to be done. A step is one
/// transaction and compresses a text only if the result can be decompressed to the same text, so no text is ever lost.
class PlainTexts {
public:
    /// `connection` is the name of the open database connection.
    PlainTexts(QString connection, CheckedQueries& queries);

    /// Compresses the texts of some games. Returns true if there may be more. Failures are not noted in the queries:
    /// plain texts can be read too.
    bool compressSome();
    /// Begins again from the first game, now or when the file is opened next. Call it when games of an older collection
    /// were added.
    void startAgain();

private:
    enum class State { Unknown, Left, Done };

    [[nodiscard]] State stateOfFile();
    struct Text {
        qint64 id;
        QByteArray pgn;
        bool indexed;  ///< true if the game is in the index of positions
    };

    [[nodiscard]] bool compressNext();
    [[nodiscard]] std::vector<Text> nextTexts();
    [[nodiscard]] bool compressOne(const Text& text);
    bool execute(const QString& statement);

    QString connection_;
    CheckedQueries& queries_;
    State state_ = State::Unknown;
    qint64 last_ = 0;  ///< id of the last game whose text has been looked at
};

}  // namespace rokada::ui

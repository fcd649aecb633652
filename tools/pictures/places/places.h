// Qt plugin that runs inside the program under test, so that the program itself needs no code for pictures. It reports
// the places of squares, widgets and menu entries, and keeps text cursors from blinking.
#pragma once

#include <QByteArray>
#include <QGenericPlugin>
#include <QObject>

namespace rokada::pictures {

/// Reads questions from the standard input, one per line, and writes the answers to the standard output.
///
///     7 square e4            centre of a square of the largest board: "places 7 ok 320 240"
///     8 named playButton     centre of a widget or menu entry, in screen pixels
///     9 named variantList 2  centre of an entry in a list or tab bar, counted from 0
///    10 area playButton      left, top, width and height of a widget: "places 10 ok 10 20 80 24"
///    11 do newGame           triggers an action: "places 11 ok"
///    12 focus                gives the keyboard focus to the top window if no window has it
///
/// If a question fails, the answer is an error such as "places 8 there is no playButton".
class Answers final : public QObject {
    Q_OBJECT
public:
    explicit Answers(QObject* parent = nullptr);

private:
    void read();

    QByteArray pending_;  ///< beginning of a line that is not complete
};

class PlacesPlugin final : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "places.json")
public:
    QObject* create(const QString& key, const QString& specification) override;
};

}  // namespace rokada::pictures

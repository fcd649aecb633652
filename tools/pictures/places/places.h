// A plugin that Qt loads into the program whose pictures are taken, so that the program itself needs nothing for it. It
// answers where squares, widgets and entries of menus are, and keeps carets from blinking.
#pragma once

#include <QByteArray>
#include <QGenericPlugin>
#include <QObject>

namespace rokada::pictures {

/// Answers questions from the standard input, one a line, on the standard output.
///
///     7 square e4            the middle of a square of the largest board: "places 7 ok 320 240"
///     8 named playButton     the middle of a widget or of an entry of a menu, in pixels of the screen
///     9 named variantList 2  the same for an entry of a list or for a tab, from 0
///    10 area playButton     left, top, width and height of a widget: "places 10 ok 10 20 80 24"
///    11 do newGame           triggers an action: "places 11 ok"
///    12 focus                gives the keys to the upper window if no window has them
///
/// The answer to a question that fails is an error, as in "places 8 there is no playButton".
class Answers final : public QObject {
    Q_OBJECT
public:
    explicit Answers(QObject* parent = nullptr);

private:
    void read();

    QByteArray pending_;  ///< a line without its end
};

class PlacesPlugin final : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "places.json")
public:
    QObject* create(const QString& key, const QString& specification) override;
};

}  // namespace rokada::pictures

#include "pages/diagramwriter.h"

#include "kit/writefile.h"

#include <QBuffer>

#include <utility>

namespace rokada::ui {

namespace {

QByteArray fileOf(const Diagram& diagram, int width, bool drawing, const QString& title) {
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    drawing ? writeDiagramSvg(file, diagram, width, title) : diagramImage(diagram, width).save(&file, "PNG");
    return file.data();
}

}  // namespace

DiagramWriter::DiagramWriter(QObject* parent) : QObject(parent) {
    connect(&work_, &BackgroundJob::failed, this,
            [this](const QString& why) { answer([&] { emit failed(path_, why); }); });
}

void DiagramWriter::write(Diagram diagram, int width, const QString& path, const QString& title) {
    path_ = path;
    busy_ = true;
    work_.start([this, diagram = std::move(diagram), width, path, title](const std::stop_token&) {
        const bool drawing = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
        const Written done = writeFile(path, fileOf(diagram, width, drawing, title));
        calls_.post(
            [this, done, path] { answer([&] { done ? emit written(path) : emit failed(path, done.error()); }); });
    });
}

void DiagramWriter::leave() {
    setParent(nullptr);
    leaves_ = true;
    if (!busy_) deleteLater();
}

void DiagramWriter::answer(const std::function<void()>& tell) {
    busy_ = false;
    tell();
    if (leaves_) deleteLater();
}

void DiagramWriter::paint(Diagram diagram, int width, const QString& title) {
    path_.clear();
    busy_ = true;
    work_.start([this, diagram = std::move(diagram), width, title](const std::stop_token&) {
        calls_.post([this, image = diagramImage(diagram, width), text = fileOf(diagram, width, true, title)] {
            answer([&] { emit painted(image, text); });
        });
    });
}

}  // namespace rokada::ui

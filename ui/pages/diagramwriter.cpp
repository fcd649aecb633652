#include "pages/diagramwriter.h"

#include <QBuffer>
#include <QSaveFile>

#include <utility>

namespace rokada::ui {

namespace {

bool writeFile(const Diagram& diagram, int width, const QString& path, const QString& title) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    const bool drawing = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const bool done =
        drawing ? writeDiagramSvg(file, diagram, width, title) : diagramImage(diagram, width).save(&file, "PNG");
    return done && file.commit();
}

}  // namespace

void DiagramWriter::write(Diagram diagram, int width, const QString& path, const QString& title) {
    work_ = std::jthread([this, diagram = std::move(diagram), width, path, title] {
        const bool done = writeFile(diagram, width, path, title);
        news_.give([this, done, path] { done ? emit written(path) : emit failed(path); });
    });
}

void DiagramWriter::paint(Diagram diagram, int width, const QString& title) {
    work_ = std::jthread([this, diagram = std::move(diagram), width, title] {
        QBuffer svg;
        svg.open(QIODevice::WriteOnly);
        writeDiagramSvg(svg, diagram, width, title);
        news_.give([this, image = diagramImage(diagram, width), text = svg.data()] { emit painted(image, text); });
    });
}

}  // namespace rokada::ui

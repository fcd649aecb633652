// Dialog that exports the board as a picture (diagram), to a file or the clipboard. The user chooses the size and the
// contents.
#pragma once

#include "paint/boarddiagram.h"

#include <QDialog>
#include <QImage>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rokada::ui {

/// Preview of a diagram in the largest size that fits the widget.
class DiagramPreview final : public QWidget {
    Q_OBJECT
public:
    explicit DiagramPreview(QWidget* parent);

    void showDiagram(Diagram diagram);
    [[nodiscard]] QSize sizeHint() const override { return {420, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Diagram diagram_;
    QImage picture_;  ///< cached picture for the current size of the widget
};

class DiagramWriter;

class DiagramDialog final : public QDialog {
    Q_OBJECT
public:
    /// `title` is the title in the SVG file. `folder` is the folder in which the file dialog opens.
    DiagramDialog(Diagram diagram, QString title, QString folder, QWidget* parent);
    ~DiagramDialog() override;

    /// Returns the diagram with the chosen options.
    [[nodiscard]] Diagram diagram() const;
    void saveAs(const QString& path);
    void copy();

private:
    void fillFields();
    void makeForm();
    void connectForm();
    void showChoice();
    void work(bool busy);
    void askForName();

    Diagram whole_;  ///< diagram with all marks of the board; `diagram()` removes those that the options exclude
    QString title_;
    QString folder_;
    DiagramPreview* preview_;
    QSpinBox* width_;
    QLabel* height_;
    QCheckBox* marks_;
    QComboBox* coordinates_;
    QComboBox* colours_;
    QLineEdit* caption_;
    QLabel* message_;
    QPushButton* copy_;
    QPushButton* save_;
    DiagramWriter* writer_;
};

/// Copies a picture to the clipboard in two formats: `svg` for programs with vector graphics, and `image` for other
/// programs.
void copyDiagram(const QImage& image, const QByteArray& svg);

}  // namespace rokada::ui

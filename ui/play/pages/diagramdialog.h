// The board as a picture: how large, with what, and where to.
#pragma once

#include "paint/boarddiagram.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rokada::ui {

class DiagramPreview;
class DiagramWriter;

class DiagramDialog final : public QDialog {
    Q_OBJECT
public:
    /// `folder` is where files are proposed.
    DiagramDialog(Diagram diagram, QString title, QString folder, QWidget* parent);
    ~DiagramDialog() override;

    /// As it was chosen.
    [[nodiscard]] Diagram diagram() const;
    void saveAs(const QString& path);
    void copy();

    [[nodiscard]] QCheckBox& marks() { return *marks_; }
    [[nodiscard]] QComboBox& coordinates() { return *coordinates_; }
    [[nodiscard]] QComboBox& colours() { return *colours_; }
    [[nodiscard]] QLineEdit& caption() { return *caption_; }
    [[nodiscard]] QLabel& message() { return *message_; }

private:
    void fillFields();
    void makeForm();
    void connectForm();
    void showChoice();
    void work(bool busy);
    void askForName();

    Diagram whole_;  ///< with everything
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

/// Puts a picture on the clipboard, for programs that take drawings and for those that take pixels.
void copyDiagram(const QImage& image, const QByteArray& svg);

}  // namespace rokada::ui

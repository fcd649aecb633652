// A player of a match with a name and options of its own.
#pragma once

#include "engines/enginelist.h"

#include <QDialog>
#include <QMap>
#include <QStringList>

class QLabel;
class QLineEdit;
class QPushButton;

namespace rokada::ui {

class EngineOptions;

class MatchPlayerDialog final : public QDialog {
    Q_OBJECT
public:
    /// Another one of `usual`, which can be set as `entry` says. Its name is to be none of those that are taken.
    MatchPlayerDialog(const QString& usual, const EngineEntry& entry, QStringList taken, QWidget* parent);

    [[nodiscard]] QString name() const;
    /// Those that differ from what the engine begins with.
    [[nodiscard]] const QMap<QString, QString>& options() const { return options_; }

private:
    void suggest();
    void check();

    QString usual_;
    QStringList taken_;
    QMap<QString, QString> options_;
    QLineEdit* name_;
    QLabel* whyNot_;
    EngineOptions* form_;
    QPushButton* add_ = nullptr;
    bool named_ = false;  ///< by a person: options change it no longer
};

}  // namespace rokada::ui

// Dialog that adds a match player with a name and engine options of its own.
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
    /// `usual` is the default name of the player. `entry` is its engine with the options that can be changed. `taken`
    /// are the names of the other players.
    MatchPlayerDialog(const QString& usual, const EngineEntry& entry, QStringList taken, QWidget* parent);

    /// Returns the name entered by the user.
    [[nodiscard]] QString name() const;
    /// Returns the options that differ from the engine's defaults.
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
    bool named_ = false;  ///< true if the user has edited the name; a change of options then keeps the name
};

}  // namespace rokada::ui

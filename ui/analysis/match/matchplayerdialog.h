// Dialog for a match player with its own name and options.
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

/// Edits the name and options of one player.
class MatchPlayerDialog final : public QDialog {
    Q_OBJECT
public:
    /// `usual` is the default name of the player, and `entry` has its options. `taken` are the names in use.
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

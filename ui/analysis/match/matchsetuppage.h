// Page of the match dialog that edits the setup of a match: players, variants, openings and time.
#pragma once

#include "match/matchplayers.h"

#include <QWidget>

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rokada::ui {

class AvatarRows;
class VariantChecks;

class MatchSetupPage final : public QWidget {
    Q_OBJECT
public:
    /// `settings` must outlive this object.
    MatchSetupPage(const Settings& settings, QWidget* parent);

    /// Sets the collections in which the games can be stored, as pairs of file and name.
    void setCollections(const std::vector<std::pair<QString, QString>>& collections);
    /// Shows the values of `setup` in the fields.
    void show(const MatchSetup& setup);
    /// Returns the widget with the list of players. The match dialog places it beside this page.
    [[nodiscard]] QWidget& playersPart() { return *part_; }
    /// Returns the current setup.
    [[nodiscard]] MatchSetup setup() const;
    /// Returns the reason, for the user, why the match cannot start with this setup; empty if it can.
    [[nodiscard]] QString whyNot() const;
    void retranslate();

signals:
    /// Emitted when the user has changed the setup.
    void changed();

private:
    void nameFields();
    void makeFields();
    void makePlayers();
    void makeForm();
    /// Creates a block: a label with the fields below it. Returns the widget of the block.
    QWidget* block(std::size_t row, std::initializer_list<QWidget*> fields);
    void connectFields();
    void fillPlayers();
    void showFields();
    void chooseFile();
    void addPlayer();
    void removePlayer();
    /// Returns the player of the current row; nullopt if there is no current row.
    [[nodiscard]] std::optional<MatchPlayer> current() const;
    [[nodiscard]] std::vector<MatchPlayer> players() const;
    [[nodiscard]] QStringList variants() const;

    const Settings& settings_;
    std::uint64_t seed_ = 1;
    std::vector<MatchPlayer> offered_;
    std::vector<MatchPlayer> own_;  ///< players with names and options of their own, created by the user
    QWidget* part_;
    AvatarRows* players_;
    QPushButton* addPlayer_;
    QPushButton* removePlayer_;
    VariantChecks* variants_;
    QComboBox* openings_;
    QSpinBox* plies_;
    QLineEdit* file_;
    QPushButton* chooseFile_;
    QCheckBox* books_;
    QComboBox* time_;
    QDoubleSpinBox* moveTime_;
    QSpinBox* base_;
    QDoubleSpinBox* increment_;
    QSpinBox* rounds_;
    QSpinBox* concurrency_;
    QCheckBox* sprt_;
    QSpinBox* elo0_;
    QSpinBox* elo1_;
    QComboBox* collection_;
    std::vector<QLabel*> labels_;  ///< labels of the fields, in the order of the form
    std::vector<QWidget*> blocks_;
    QGridLayout* form_;
};

}  // namespace rokada::ui

// Heading that names a team of a new game, after the badge of the team.
#pragma once

#include "rules/variant.h"
#include "scene/pieceart.h"

#include "base/basics.h"

#include <QLabel>

#include <vector>

namespace rokada::ui {

class TeamLabel final : public QLabel {
public:
    /// `variant` must outlive the label. `members` are the sides of the team.
    TeamLabel(const Variant& variant, std::vector<Side> members, QWidget* parent);

    [[nodiscard]] const std::vector<Side>& members() const { return members_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeRoom();
    [[nodiscard]] int badgeHeight() const;

    const Variant& variant_;
    std::vector<Side> members_;
    PieceArt art_;
};

}  // namespace rokada::ui

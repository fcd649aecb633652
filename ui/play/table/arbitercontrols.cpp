#include "table/arbitercontrols.h"

#include "board/boardwidget.h"
#include "shell/sidepanel.h"
#include "table/claimdialog.h"
#include "texts/lawtexts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>

namespace rokada::ui {

namespace {

bool isClaim(Law law) {
    return law == Law::ClaimRight || law == Law::ClaimTwoMinutes || law == Law::ClaimFiveMinutes ||
           law == Law::ClaimFlag;
}

}  // namespace

ArbiterStrip::ArbiterStrip(QWidget* parent) : QFrame(parent), code_(new QLabel(this)), ruling_(new QLabel(this)) {
    setObjectName(QStringLiteral("arbiterStrip"));
    code_->setObjectName(QStringLiteral("codeOfLaws"));
    ruling_->setObjectName(QStringLiteral("ruling"));
    QFont bold = code_->font();
    bold.setBold(true);
    code_->setFont(bold);
    ruling_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(code_);
    row->addWidget(ruling_, 1);
    hide();
}

void ArbiterStrip::say(const QString& code, const QString& strict) {
    code_->setText(code);
    code_->setToolTip(strict);
    setAccessibleName(code);
    setAccessibleDescription(strict);
}

void ArbiterStrip::rule(const QString& ruling) { ruling_->setText(ruling); }

ArbiterControls::ArbiterControls(QMainWindow& window, GameSession& session, BoardWidget& board, SidePanel& sidePanel)
    : window_(window), session_(session), board_(board), sidePanel_(sidePanel), strip_(new ArbiterStrip(&window_)) {
    sidePanel_.add(Strip::Arbiter, strip_);
    connect(&session_, &GameSession::started, this, [this] {
        if (claim_) claim_->close();
        strip_->rule({});
        last_.reset();
        retranslate();
    });
    connect(&session_, &GameSession::ruled, this, &ArbiterControls::ruled);
    connect(&session_, &GameSession::ended, this, [this](const Ending& ending) {
        // Shows the law that ended the game. If the penalty for an incorrect draw claim made the flag fall, the ruling
        // on the claim stays, because it says more.
        const auto law = lawOf(ending);
        if (law && last_ != Law::ClaimFlag) strip_->rule(words(*law));
    });
    connect(&board_, &BoardWidget::touchRuled, this, [this](Law law) { strip_->rule(words(law)); });
}

QString ArbiterControls::words(Law law) const { return texts::of(law, session_.game()->book().variant()); }

void ArbiterControls::ruled(Law law) {
    last_ = law;
    strip_->rule(words(law));
    if (!isClaim(law) || !session_.setup().laws.arbiter) return;
    // Opens the review in the next event loop pass, because a move that belongs to the claim must be played first.
    QTimer::singleShot(0, this, [this, law] { review(law); });
}

/// Opens the dialog that reviews a draw claim. The clocks stop until it is closed.
void ArbiterControls::review(Law law) {
    GameSession& session = session_;
    const bool stops = !session.game()->ending() && session.time().timed() && !session.paused();
    if (stops) session.setPaused(true);
    claim_ = new ClaimDialog(*session.game(), words(law), board_.frame().look.quarterTurns, board_.window());
    claim_->setAttribute(Qt::WA_DeleteOnClose);
    connect(claim_, &QDialog::finished, this, [this, stops] {
        if (stops && !session_.game()->ending()) session_.setPaused(false);
    });
    claim_->open();
}

void ArbiterControls::retranslate() {
    const GameSession& session = session_;
    if (session.game() == nullptr) return;
    const TableLaws& laws = session.setup().laws;
    const bool old = session.game()->book().variant().code == Code::Classic;
    QStringList strict;
    if (laws.touchMove) strict << tr("Touch-move applies.");
    if (laws.pressClock) strict << tr("You press the clock yourself.");
    if (laws.arbiter) strict << tr("An incorrect draw claim costs time.");
    strip_->say(old ? tr("Laws: classic") : tr("Laws: current"), strict.join(QLatin1Char(' ')));
    strip_->setVisible(laws.arbiter || laws.touchMove);
}

}  // namespace rokada::ui

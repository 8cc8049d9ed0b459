// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes_card.h"

#include "chat/announcements/announce_card.h"
#include "chat/base/chat_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/lockdown/lockdown_banner.h"
#include "chat/people/channel_choice.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/chat_service.h"
#include "chat/modes/channel_modes.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "client/session.h"
#include "kit/controls/toggle.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "page/permission_hint.h"

#include <QAction>
#include <QBoxLayout>

namespace Sidestage {

namespace {

/// Sorted by how often they are needed. The delay is shown as text below them.
constexpr std::array shownModes{ChatMode::Followers, ChatMode::Slow, ChatMode::EmoteOnly,
                                ChatMode::Subscribers, ChatMode::Unique};

}  // namespace

ModesCard::ModesCard(ChatService *service, Account *account, QWidget *parent)
    : OverviewCard(tr("Chat modes"), Icon::Chat, parent)
    , m_service(service)
    , m_account(account)
    , m_choice(new ChannelChoice(service->channels(), account->userId(), this))
    , m_control(new ModeControl(service, m_choice, this))
{
    setObjectName(QStringLiteral("modesCard"));
    auto *unseen = new QWidget(this);
    unseen->hide();
    m_locker = new LockdownBanner(service, m_choice, unseen);
    connect(m_locker, &LockdownBanner::notified, this, &OverviewCard::notified);
    build();

    const auto ofOurs = [this](const QString &id) {
        if (id == m_account->userId())
            update();
    };
    connect(m_control, &ModeControl::changed, this, ofOurs);
    connect(service->board(), &ModeBoard::changed, this, ofOurs);
    connect(service->board(), &ModeBoard::modesReplaced, this, ofOurs);
    connect(service->board(), &ModeBoard::freshnessChanged, this, &ModesCard::emitFreshness);
    connect(service->scheduler(), &ModeScheduler::changed, this, [this] {
        updateLockdown();
        updateSnapshot();
        update();
    });
    connect(service->scheduler(), &ModeScheduler::snapshotsChanged, this, &ModesCard::updateSnapshot);
    connect(service->board(), &ModeBoard::jobChanged, this, &ModesCard::updateSnapshot);
    connect(service->channels(), &ChatChannels::listChanged, this, [this] {
        m_choice->setCurrent(m_account->userId());
        if (isVisible())
            m_service->board()->setOnScreen({m_account->userId()}, this);
        update();
    });
    connect(account->session(), &Session::tokenChanged, this, &ModesCard::update);
    connect(m_control, &ModeControl::failed, this,
            [this](const QString &sentence) { Q_EMIT notified(sentence, {}, Pill::Kind::Error); });
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    updateLockdown();
    fit();
    update();
}

ModesCard::~ModesCard()
{
    delete m_dialog;  // it uses members of this card
    m_service->board()->setOnScreen({}, this);
}

void ModesCard::build()
{
    m_snapshot = named("snapshotPill", new Pill(this));
    addToHead(m_snapshot);
    m_announce = addCardAction("announceNow", Icon::Send, tr("Announce…"), Qt::Key_A,
                               [this] { announceSomething(); });
    m_announce->setProperty("head", true);
    m_announce->setProperty("sameAs", QStringLiteral("announce"));
    m_lock
        = addCardAction("lockDownNow", Icon::Shield, tr("Lock down chat"), {}, [this] { lockOrRestore(); });
    m_lock->setProperty("head", true);
    m_lock->setProperty("danger", true);
    m_lock->setProperty("sameAs", QStringLiteral("lockDownChat"));

    m_locked = new QWidget(this);
    auto *locked = new FlowLayout(m_locked);
    m_lockedPill
        = named("lockedPill", new Pill(Pill::Kind::Error, tr("Locked down"), Icon::Shield, m_locked));
    m_lockedWords = named("lockedWords", new WrapLabel({}, TextRole::Small, Tone::Secondary, m_locked));
    m_restore
        = named("restoreChat", Button::compact(Icon::Undo, tr("Restore…"), Button::Role::Default, m_locked));
    connect(m_restore, &QPushButton::clicked, m_locker, &LockdownBanner::restoreAll);
    for (QWidget *part : {static_cast<QWidget *>(m_lockedPill), static_cast<QWidget *>(m_lockedWords),
                          static_cast<QWidget *>(m_restore)})
        locked->addWidget(part);
    body()->addWidget(m_locked);

    for (const ChatMode mode : shownModes) {
        if (!m_rows.isEmpty())
            body()->addWidget(makeDivider(Qt::Horizontal, this));
        Row row{.mode = mode};
        row.line = named(QStringLiteral("modeRow%1").arg(int(mode)), new QWidget(this));
        auto *line = new QBoxLayout(QBoxLayout::LeftToRight, row.line);
        row.box = line;
        auto *words = new QWidget(row.line);
        auto *texts = new FlowLayout(words);
        row.name = new WrapLabel(nameOf(mode), TextRole::Strong, Tone::Text, words);
        row.value = named(QStringLiteral("modeValue%1").arg(int(mode)),
                          new WrapLabel({}, TextRole::Small, Tone::Hint, words));
        texts->addWidget(row.name);
        texts->addWidget(row.value);
        row.toggle = named(QStringLiteral("modeToggle%1").arg(int(mode)), new Toggle(row.line));
        row.toggle->setWordVisible(false);  // the value is beside the name
        line->addWidget(words, 1, Qt::AlignVCenter);
        line->addWidget(row.toggle);
        connect(row.toggle, &QAbstractButton::clicked, this, [this, mode] {
            if (!m_control->toggle(m_account->userId(), mode))
                announce(this, m_control->cell(m_account->userId(), mode).blocked);
            update();  // shows the real state if the toggle failed
        });
        texts->setSpacings(12, 0);
        setScaled(row.line, &QWidget::setMinimumHeight, 28);
        body()->addWidget(row.line);
        m_rows.append(row);
    }
    m_delay = named("delayHint", new WhyHint({}, this));
    m_delay->setRule(nameOf(ChatMode::Delay),
                     tr("Messages from non-moderators appear a few seconds later, so moderators can remove "
                        "them before others see them. Change this on the Chat page."));
    m_delay->setAction(tr("Go to Chat"));
    connect(m_delay, &WhyHint::actionTriggered, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("chat")); });
    body()->addWidget(makeDivider(Qt::Horizontal, this));
    body()->addWidget(m_delay);
    m_why = named("modesWhy", new PermissionHint({}, {}, this));
    body()->addWidget(m_why);
    addStaleNote();
    body()->addStretch(1);
    setBodySpacing(3);
    locked->setSpacings(8, 4);
}

Freshness ModesCard::freshness() const
{
    const ChannelModes *modes = m_service->board()->modes(m_account->userId());
    if (!modes)
        return {};
    return {.asOf = modes->asOf(),
            .interval = modes->interval(),
            .failure = modes->failure(),
            .live = modes->isLive()};
}

void ModesCard::refresh()
{
    if (ChannelModes *modes = m_service->board()->modes(m_account->userId()))
        modes->refresh();
}

void ModesCard::update()
{
    for (const Row &row : std::as_const(m_rows))
        updateRow(row);
    const auto delay = m_control->cell(m_account->userId(), ChatMode::Delay);
    m_delay->setVisible(delay.isKnown);
    m_delay->setSentence(!delay.value ? tr("Chat delay is unknown.")
                             : delay.value->on
                             ? tr("Chat delay is %1.").arg(durationOf(ChatMode::Delay, delay.value->duration))
                             : tr("Chat delay is off."));
    const auto cell = m_control->cell(m_account->userId(), ChatMode::Slow);
    m_why->setVisible(cell.isBlocked());
    if (cell.isBlocked()) {
        m_why->setSentence(tr("Chat modes cannot be changed here."));
        m_why->setRule(tr("Chat modes"), cell.blocked);
        m_why->setScope(cell.missing);
    }
    m_lock->setEnabled(!cell.isBlocked() || m_service->scheduler()->isLockedDown());
    m_lock->setToolTip(m_lock->isEnabled() ? m_lock->text() : cell.blocked);
    const auto mayAnnounce = [](const Account *account) {
        return account && account->may(Api::Scope::ModeratorManageAnnouncements);
    };
    const QStringList shown = m_service->channels()->shown();
    const bool canAnnounce = mayAnnounce(m_account)
        || std::any_of(shown.cbegin(), shown.cend(),
                       [&](const QString &id) { return mayAnnounce(m_service->channels()->accountFor(id)); });
    setBlocked(m_announce,
               canAnnounce ? QString()
                           : AnnounceCard::tr("%1 has not granted permission to announce. Sign in again from "
                                              "the account menu to grant it.")
                                 .arg(isolated(m_account->info().displayName)));
    SecondTicker::shared()->wake(this);
    emitFreshness();
}

void ModesCard::updateRow(const Row &row)
{
    const auto cell = m_control->cell(m_account->userId(), row.mode);
    row.toggle->setChecked(cell.isOn());
    row.toggle->setEnabled(!cell.isBlocked() && cell.value);
    row.toggle->setAccessibleName(nameOf(row.mode));
    row.toggle->setAccessibleDescription(m_control->spoken(m_account->userId(), row.mode));
    row.toggle->setToolTip(m_control->explained(m_account->userId(), row.mode));
    const QString words = valueWords(row.mode, cell);
    setTone(row.value, !cell.problem.isEmpty() ? Tone::Error : cell.isOn() ? Tone::Secondary : Tone::Hint);
    row.value->setToolTip(m_control->explained(m_account->userId(), row.mode));
    if (row.value->text() != words) {
        row.value->setText(words);
        row.value->updateGeometry();
    }
}

QString ModesCard::valueWords(ChatMode mode, const ModeControl::Cell &cell) const
{
    if (!cell.problem.isEmpty())
        return tr("Not changed");
    if (!cell.isKnown && !cell.value)
        return tr("Unknown");
    QString words = valueOf(mode, cell.value);
    if (cell.isPending)
        return tr("%1, being sent", "a value of a mode").arg(words);
    if (!cell.hold || cell.hold->kind != ModeHold::Kind::Timed || !cell.hold->until.isValid())
        return words;
    const qint64 left = QDateTime::currentDateTimeUtc().msecsTo(cell.hold->until);
    if (left <= 0)
        return words;
    return tr("%1, %2 in %3", "a value of a mode; what it becomes; a countdown")
        .arg(words, valueOf(mode, cell.hold->before[mode]).toLower(), clockText((left + 999) / 1000));
}

int ModesCard::tick()
{
    int next = 0;
    for (const Row &row : std::as_const(m_rows)) {
        const auto cell = m_control->cell(m_account->userId(), row.mode);
        if (!cell.hold || !cell.hold->until.isValid())
            continue;
        updateRow(row);
        const qint64 left = QDateTime::currentDateTimeUtc().msecsTo(cell.hold->until);
        if (left > 0)
            next = SecondTicker::untilFewer(left);
    }
    return next;
}

void ModesCard::updateLockdown()
{
    const QList<ModeHold> holds = m_service->scheduler()->lockdown();
    m_locked->setVisible(!holds.isEmpty());
    m_lock->setText(holds.isEmpty() ? tr("Lock down chat") : tr("Restore chat…"));
    if (holds.isEmpty())
        return;
    const int troubled = int(std::count_if(holds.cbegin(), holds.cend(), [](const ModeHold &hold) {
        return hold.state == ModeHold::State::Failed || hold.state == ModeHold::State::NotRestored
            || hold.state == ModeHold::State::Drifted;
    }));
    QString words = tr("%n channels since %1", nullptr, int(holds.size()))
                        .arg(shortMoment(m_service->scheduler()->lockedSince()));
    if (troubled > 0)
        words += tr(", %n need attention", "channels", troubled);
    m_lockedWords->setText(words);
    m_lockedWords->updateGeometry();
}

void ModesCard::updateSnapshot()
{
    const QList<ModeSnapshot> snapshots = m_service->store()->snapshots(1);
    // Named snapshots come first in the list, so the newest is not always the first.
    QDateTime newest;
    for (const ModeSnapshot &snapshot : snapshots)
        newest = !newest.isValid() || snapshot.at > newest ? snapshot.at : newest;
    m_snapshot->setVisible(newest.isValid());
    if (newest.isValid())
        m_snapshot->setState(
            Pill::Kind::Neutral,
            isTiny() ? shortMoment(newest) : tr("Snapshot taken %1").arg(shortMoment(newest)), Icon::Clock);
    m_snapshot->setToolTip(newest.isValid() ? tr("Snapshot taken %1").arg(fullMoment(newest)) : QString());
}

void ModesCard::lockOrRestore()
{
    m_locker->lockOrRestore();
}

void ModesCard::announceSomething()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = named("announceDialog", new DialogFrame(tr("Announce"), window()));
    m_dialog->setModal(true);
    auto *card = new AnnounceCard(m_service, m_choice, m_dialog);
    connect(card, &AnnounceCard::notified, this, &OverviewCard::notified);
    m_dialog->body()->addWidget(card);
    m_dialog->body()->addStretch(1);
    auto *close = m_dialog->addButton(tr("Close"));
    close->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(close, &QPushButton::clicked, m_dialog, &QDialog::reject);
    m_dialog->resize(px(480), m_dialog->sizeHint().height());
    m_dialog->openOnce();
    card->focusText();
}

void ModesCard::fit()
{
    // Aligns the values in a column.
    int widest = 0;
    for (const Row &row : std::as_const(m_rows))
        widest = qMax(widest, row.name->sizeHint().width());
    for (const Row &row : std::as_const(m_rows)) {
        row.name->setMinimumWidth(isTiny() ? 0 : widest);
        row.box->setDirection(isTiny() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
    updateSnapshot();
}

void ModesCard::showEvent(QShowEvent *event)
{
    OverviewCard::showEvent(event);
    m_service->board()->setOnScreen({m_account->userId()}, this);
    update();
}

void ModesCard::hideEvent(QHideEvent *event)
{
    OverviewCard::hideEvent(event);
    m_service->board()->setOnScreen({}, this);
}

}  // namespace Sidestage

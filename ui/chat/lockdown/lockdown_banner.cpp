// SPDX-License-Identifier: GPL-3.0-or-later
#include "lockdown_banner.h"

#include "chat/base/chat_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/people/channel_choice.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/spacing.h"
#include "lockdown_dialog.h"
#include "restore_dialog.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/messages/banner.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QLocale>
#include <QMenu>

namespace Sidestage {

namespace {

using State = ModeHold::State;

constexpr int maxTroubles = 3;
constexpr int maxQuestions = 3;

QList<qint64> idsOf(const QList<ModeHold> &holds)
{
    QList<qint64> ids;
    for (const ModeHold &hold : holds)
        ids.append(hold.id);
    return ids;
}

bool isTrouble(const ModeHold &hold)
{
    return hold.state == State::Failed || hold.state == State::NotRestored;
}

/// Returns whether nothing was changed in the channel, so that there is nothing to restore.
bool wasNeverSet(const ModeHold &hold)
{
    return hold.place == 0 && (hold.state == State::Failed || hold.state == State::Planned);
}

/// "SundayWelder failed", "3 failed".
QString named(const QList<ModeHold> &holds, const QString &one, const QString &several)
{
    return holds.size() == 1 ? one.arg(isolated(holds.first().channelName)) : several;
}

bool looksTheSame(const QList<ModeHold> &a, const QList<ModeHold> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const ModeHold &one, const ModeHold &other) {
        return one.id == other.id && one.state == other.state && one.error == other.error
            && one.settledAt == other.settledAt;
    });
}

}  // namespace

LockdownBanner::LockdownBanner(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_choice(choice)
    , m_banner(named("lockdown", new Banner(Banner::Kind::Error, {}, this)))
    , m_troubles(named("lockdownTroubles", new QWidget(this)))
{
    setObjectName(QStringLiteral("lockdownBanner"));
    if (auto *icon = m_banner->findChild<IconView *>())
        icon->setIcon(Icon::Shield);
    m_end = named("lockdownEnd", Button::compact(QString(), Button::Role::Ghost, m_banner));
    m_end->setOpens(true);
    m_endMenu = new QMenu(m_end);
    m_end->setMenu(m_endMenu);
    m_banner->layout()->addWidget(m_end);
    m_retry = named("retryLockdown", m_banner->addAction(tr("Retry")));
    m_retry->setSymbol(Icon::Refresh);
    m_restore = named("restoreLockdown", m_banner->addAction(tr("Restore…")));
    m_restore->setSymbol(Icon::Undo);
    m_restore->setRole(Button::Role::Primary);
    connect(m_retry, &QPushButton::clicked, this, &LockdownBanner::retryAll);
    connect(m_restore, &QPushButton::clicked, this, &LockdownBanner::restoreAll);
    m_endMenu->addAction(tr("Until I end it"), this, [this] {
        m_service->scheduler()->setEnd(idsOf(m_service->scheduler()->lockdown()), 0);
    });
    for (const auto &[seconds, words] : offeredLengths()) {
        m_endMenu->addAction(tr("For another %1 from now").arg(words), this, [this, seconds = seconds] {
            m_service->scheduler()->setEnd(idsOf(m_service->scheduler()->lockdown()), seconds);
        });
    }

    auto *troubles = new QVBoxLayout(m_troubles);
    auto *layout = new QVBoxLayout(this);
    m_questions = new QVBoxLayout;
    layout->addWidget(m_banner);
    layout->addLayout(m_questions);
    layout->addWidget(m_troubles);
    setSpacing(layout, Measure::cardGapDense);
    setSpacing(troubles, Measure::cardGapDense);
    setSpacing(m_questions, Measure::cardGapDense);
    // Which holds need a decision is known only after the scheduler has finished its current work.
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &LockdownBanner::update);
    connect(service->scheduler(), &ModeScheduler::changed, this, &LockdownBanner::update);
    connect(service->scheduler(), &ModeScheduler::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(service->channels(), &ChatChannels::changed, this, [this](const QString &id) {
        if (m_checking != id && !m_lacking.contains(id))
            return;
        if (m_checking == id)
            m_checking.clear();
        m_shownTroubles.clear();
        update();
    });
    update();
}

void LockdownBanner::lockOrRestore()
{
    if (m_service->scheduler()->isLockedDown())
        restoreAll();
    else
        lockDown();
}

void LockdownBanner::lockDown()
{
    QStringList channels = m_choice->chosen();
    if (channels.isEmpty())
        channels = m_service->channels()->shown();
    const ChatModes modes = lockdownModes(m_service);
    if (m_service->asksBeforeLockdown() || modes.isEmpty() || channels.isEmpty()) {
        auto *dialog = new LockdownDialog(m_service, channels, this);
        dialog->openOnce();
        return;
    }
    // Channels may join a lockdown that runs. Undo is for these alone.
    QList<ModeHold> before = m_service->scheduler()->lockdown();
    before.removeIf(wasNeverSet);
    if (m_service->scheduler()->lockDown(channels, modes) == 0)
        return;
    QList<ModeHold> begun = m_service->scheduler()->lockdown();
    begun.removeIf([&](const ModeHold &hold) {
        return !channels.contains(hold.channelId) || idsOf(before).contains(hold.id);
    });
    const QString text = tr("Locking down %Ln channels", nullptr, int(channels.size()));
    announce(this, text, Announce::Assertive);
    Q_EMIT notified(text,
                    [scheduler = m_service->scheduler(), ids = idsOf(begun)] { scheduler->restore(ids); });
}

void LockdownBanner::restoreAll()
{
    const QList<ModeHold> holds = m_service->scheduler()->lockdown();
    if (holds.isEmpty())
        return;
    if (std::all_of(holds.begin(), holds.end(), wasNeverSet)) {
        m_service->scheduler()->release(idsOf(holds));
        return;
    }
    QList<ModeHold> touched;
    std::copy_if(holds.begin(), holds.end(), std::back_inserter(touched),
                 [](const ModeHold &hold) { return !wasNeverSet(hold); });
    auto *dialog = new RestoreDialog(m_service, idsOf(touched), this);
    // Holds that were never set are released together with the others.
    connect(dialog, &QDialog::accepted, this, [this] {
        QList<qint64> never;
        for (const ModeHold &hold : m_service->scheduler()->lockdown()) {
            if (wasNeverSet(hold))
                never.append(hold.id);
        }
        if (!never.isEmpty())
            m_service->scheduler()->release(never);
    });
    dialog->openOnce();
}

void LockdownBanner::retryAll()
{
    QList<qint64> again;
    for (const ModeHold &hold : m_service->scheduler()->lockdown()) {
        if ((isTrouble(hold) && !lacksPermission(hold)) || isLeft(hold))
            again.append(hold.id);
    }
    m_service->scheduler()->retry(again);
}

/// Retrying would fail again as long as the acting account lacks the permission.
bool LockdownBanner::lacksPermission(const ModeHold &hold) const
{
    const Account *account = m_service->channels()->accountFor(hold.channelId);
    return hold.error && hold.error->kind == Error::Kind::Unauthorized && account
        && !account->may(Api::Scope::ModeratorManageChatSettings);
}

void LockdownBanner::update()
{
    const QList<ModeHold> holds = m_service->scheduler()->lockdown();
    const QList<ModeHold> asking = m_service->scheduler()->asking();
    const QList<qint64> ids = idsOf(asking);
    m_asking = QSet<qint64>(ids.begin(), ids.end());
    updateBanner(holds);
    updateEnd(holds);
    updateTroubles(holds);
    updateQuestions(asking);
    setVisible(!m_banner->isHidden() || m_questions->count() > 0
               || (m_troubles->parentWidget() == this && !m_troubles->isHidden()));
}

void LockdownBanner::updateBanner(const QList<ModeHold> &holds)
{
    m_banner->setVisible(!holds.isEmpty());
    if (holds.isEmpty())
        return;
    QList<ModeHold> failed;
    QList<ModeHold> notRestored;
    QList<ModeHold> left;
    QList<ModeHold> drifted;
    // After a mode was changed elsewhere, a channel can have two holds: one for that mode, one for the
    // others.
    QSet<QString> channels;
    QSet<QString> lockedChannels;
    int sending = 0;
    int restoring = 0;
    int never = 0;
    for (const ModeHold &hold : holds) {
        channels.insert(hold.channelId);
        never += wasNeverSet(hold) ? 1 : 0;
        if (isLeft(hold))
            left.append(hold);
        else if (hold.state == State::Planned || hold.state == State::Setting)
            ++sending;
        else if (hold.state == State::Failed)
            failed.append(hold);
        else if (hold.state == State::NotRestored)
            notRestored.append(hold);
        else if (hold.state == State::Drifted)
            drifted.append(hold);
        else if (hold.state == State::Restoring)
            ++restoring;
        if (hold.state == State::Holding || hold.state == State::Drifted || hold.state == State::NotRestored)
            lockedChannels.insert(hold.channelId);
    }
    const int all = int(channels.size());
    const int locked = int(lockedChannels.size());
    QStringList parts;
    if (locked == all)
        parts.append(tr("%Ln channels locked", nullptr, all));
    else
        parts.append(tr("%1 of %Ln channels locked", nullptr, all).arg(QLocale().toString(locked)));
    if (!failed.isEmpty())
        parts.append(named(failed, tr("%1 failed"), tr("%Ln failed", nullptr, int(failed.size()))));
    if (sending > 0)
        parts.append(tr("%Ln being locked", nullptr, sending));
    if (restoring > 0)
        parts.append(tr("%Ln being restored", nullptr, restoring));
    if (!left.isEmpty())
        parts.append(
            named(left, tr("%1 is not locked yet because Sidestage was closed"),
                  tr("%Ln are not locked yet because Sidestage was closed", nullptr, int(left.size()))));
    if (!notRestored.isEmpty())
        parts.append(named(notRestored, tr("%1 was not restored"),
                           tr("%Ln were not restored", nullptr, int(notRestored.size()))));
    if (!drifted.isEmpty())
        parts.append(
            drifted.size() == 1
                ? tr("%1 was changed elsewhere", "a mode in a channel").arg(whatIsHeld(drifted.first()))
                : tr("%Ln were changed elsewhere", nullptr, int(drifted.size())));
    m_banner->setSentence(
        tr("Lockdown since %1 · %2", "a time; what has become of the channels")
            .arg(shortMoment(m_service->scheduler()->lockedSince()), parts.join(QStringLiteral(", "))));

    const auto lacks = [this](const ModeHold &hold) { return lacksPermission(hold); };
    const auto lacking = std::count_if(failed.begin(), failed.end(), lacks)
        + std::count_if(notRestored.begin(), notRestored.end(), lacks);
    const int again = int(failed.size() + notRestored.size() + left.size() - lacking);
    m_retry->setVisible(again > 0);
    m_retry->setText(again == left.size() ? tr("Lock the other %Ln", nullptr, again)
                                          : tr("Retry %Ln", nullptr, again));
    const int touched = all - never;
    m_restore->setVisible(touched > 0 ? touched > restoring : sending == 0);
    m_restore->setText(touched > 0 ? tr("Restore all %Ln…", nullptr, touched) : tr("End the lockdown"));
}

void LockdownBanner::updateEnd(const QList<ModeHold> &holds)
{
    if (holds.isEmpty())
        return;
    const QDateTime until = m_service->scheduler()->lockedUntil();
    m_end->setText(until.isValid() ? tr("Until %1").arg(shortMoment(until)) : tr("No end set"));
    m_end->setAccessibleName(until.isValid() ? tr("The lockdown ends at %1").arg(shortMoment(until))
                                             : tr("The lockdown lasts until you end it"));
    m_end->setToolTip(tr("When the lockdown ends automatically"));
}

void LockdownBanner::updateTroubles(const QList<ModeHold> &holds)
{
    QList<ModeHold> troubles;
    std::copy_if(holds.begin(), holds.end(), std::back_inserter(troubles), isTrouble);
    if (looksTheSame(troubles, m_shownTroubles) && m_troubles->layout()->count() > 0)
        return;
    m_shownTroubles = troubles;
    m_lacking.clear();
    for (const ModeHold &hold : std::as_const(troubles)) {
        if (lacksPermission(hold))
            m_lacking.insert(hold.channelId);
    }
    auto *layout = static_cast<QVBoxLayout *>(m_troubles->layout());
    emptyLayout(layout);
    for (const ModeHold &hold : std::as_const(troubles).first(qMin(maxTroubles, int(troubles.size()))))
        layout->addWidget(makeTrouble(hold));
    const int more = int(troubles.size()) - maxTroubles;
    if (more > 0) {
        QStringList names;
        for (const ModeHold &hold : std::as_const(troubles).sliced(maxTroubles))
            names.append(hold.channelName);
        layout->addWidget(
            new WrapLabel(tr("And %Ln more: %1", nullptr, more).arg(QLocale().createSeparatedList(names)),
                          TextRole::Small, Tone::Secondary));
    }
    m_troubles->setVisible(!troubles.isEmpty());
}

QWidget *LockdownBanner::makeTrouble(const ModeHold &hold)
{
    const bool isSet = hold.state == State::NotRestored;
    auto *card = named(QStringLiteral("trouble:") + hold.channelId,
                       new Card(isSet ? tr("%1 was not restored").arg(isolated(hold.channelName))
                                      : tr("%1 was not locked").arg(isolated(hold.channelName)),
                                Icon::Error));
    setStyleProperty(card, "failed", true);
    if (auto *icon = card->findChild<IconView *>())
        icon->setTone(Tone::Error);
    card->addBesideTitle(makeLabel(fullMoment(hold.settledAt), TextRole::Small, Tone::Hint));
    const Error error = hold.error.value_or(Error{});
    auto *reason = named("troubleReason", new WrapLabel(wordsOf(error)));
    card->body()->addWidget(reason);
    const auto channel = m_service->channels()->find(hold.channelId);
    const bool isRole = error.kind == Error::Kind::Forbidden;
    QString hint;
    if (isSet)
        hint = tr("Its chat modes are still set by the lockdown.");
    else if (hold.place > 0)
        hint = tr("Its chat modes may have been changed. Retry checks them first.");
    else if (isRole && channel && channel->trouble)
        hint = tr("You are no longer a moderator there. Its chat modes were not changed.");
    else if (isRole && channel && m_service->channels()->asOf().isValid())  // data from disk proves nothing
        hint = tr("You appear to have the role now. Its chat modes were not changed.");
    else
        hint = tr("Its chat modes were not changed.");
    auto *hintLabel = named("troubleHint", new WrapLabel(hint, TextRole::Body, Tone::Secondary));
    card->body()->addWidget(hintLabel);

    auto *row = new QWidget;
    auto *buttons = new FlowLayout(row);
    buttons->setSpacings(8, 8);
    const auto add = [&](const char *name, Icon icon, const QString &text, const QString &spoken,
                         std::function<void()> act) {
        auto *button = named(QLatin1String(name), Button::compact(icon, text));
        button->setAccessibleName(spoken);
        connect(button, &QPushButton::clicked, this, std::move(act));
        buttons->addWidget(button);
        return button;
    };
    if (isRole) {
        Button *check = add("checkRole", Icon::Refresh, tr("Check my role"),
                            tr("Check my role in %1").arg(isolated(hold.channelName)),
                            [this, hold] { checkRole(hold); });
        check->setEnabled(m_checking != hold.channelId);
    }
    if (lacksPermission(hold))
        add("askTrouble", Icon::None, PermissionHint::askText(),
            tr("Grant permission to change the chat modes of %1…").arg(isolated(hold.channelName)),
            [this, hold] {
                Q_EMIT permissionRequested(hold.channelId, Api::Scope::ModeratorManageChatSettings);
            });
    else
        add("retryTrouble", Icon::Refresh, tr("Retry"), tr("Retry in %1").arg(isolated(hold.channelName)),
            [this, hold] { m_service->scheduler()->retry({hold.id}); });
    add("removeTrouble", Icon::None, isSet ? tr("Leave unchanged") : tr("Remove from lockdown"),
        isSet ? tr("Leave the modes of %1 unchanged").arg(isolated(hold.channelName))
              : tr("Remove %1 from the lockdown").arg(isolated(hold.channelName)),
        [this, hold] { m_service->scheduler()->release({hold.id}); });
    card->body()->addWidget(row);
    return card;
}

void LockdownBanner::checkRole(const ModeHold &hold)
{
    m_checking = hold.channelId;
    m_shownTroubles.clear();
    update();
    m_service->channels()->checkRole(hold.channelId);
}

void LockdownBanner::updateQuestions(const QList<ModeHold> &asking)
{
    QList<ModeHold> questions;
    for (const ModeHold &hold : asking) {
        if (hold.kind == ModeHold::Kind::Timed && questions.size() < maxQuestions)
            questions.append(hold);
    }
    if (looksTheSame(questions, m_shownQuestions))
        return;
    m_shownQuestions = questions;
    emptyLayout(m_questions);
    for (const ModeHold &hold : std::as_const(questions))
        m_questions->addWidget(makeQuestion(hold));
}

/// Returns whether this hold is the part of a channel's modes that was changed elsewhere. The other modes
/// continue without a question.
bool LockdownBanner::isPart(const ModeHold &hold) const
{
    const QList<ModeHold> holds = m_service->scheduler()->holds();
    return std::any_of(holds.begin(), holds.end(), [&hold](const ModeHold &other) {
        return other.id != hold.id && other.group == hold.group && other.channelId == hold.channelId
            && other.state != State::Released;
    });
}

Banner *LockdownBanner::makeQuestion(const ModeHold &hold)
{
    const QString what = whatIsHeld(hold);
    const QString reason = hold.error ? wordsOf(*hold.error) : QString();
    QString sentence;
    QString yes;
    QString no = tr("Leave unchanged");
    ModeScheduler *scheduler = m_service->scheduler();
    std::function<void()> act = [scheduler, id = hold.id] { scheduler->retry({id}); };
    switch (hold.state) {
    case State::Drifted:
        sentence = tr("%1 was due to revert at %2, but was changed elsewhere.", "a mode in a channel")
                       .arg(what, shortMoment(hold.until));
        if (isPart(hold))
            sentence += QLatin1Char(' ') + tr("The other modes set with it are reverted.");
        yes = tr("Restore…");
        act = [this, id = hold.id] {
            auto *dialog = new RestoreDialog(m_service, QList<qint64>{id}, this);
            dialog->openOnce();
        };
        break;
    case State::Planned:
        sentence = tr("%1 was not set because Sidestage was closed.", "a mode in a channel").arg(what);
        yes = tr("Set now");
        no = tr("Discard");
        break;
    case State::NotRestored:
        sentence = tr("%1 could not be reverted. %2", "a mode in a channel; the reason").arg(what, reason);
        yes = tr("Retry");
        break;
    default:
        sentence = tr("%1 was not set. %2", "a mode in a channel; the reason").arg(what, reason);
        yes = tr("Retry");
        no = tr("Discard");
        break;
    }
    auto *banner
        = named(QStringLiteral("question:%1").arg(hold.id), new Banner(Banner::Kind::Warn, sentence, this));
    auto *yesButton = named("questionYes", banner->addAction(yes));
    connect(yesButton, &QPushButton::clicked, this, std::move(act));
    auto *noButton = named("questionNo", banner->addAction(no));
    connect(noButton, &QPushButton::clicked, this, [scheduler, id = hold.id] { scheduler->release({id}); });
    return banner;
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later

// What did not work in a lockdown, and what the user is asked about modes that were set for a while.

#include "lockdown_banner.h"

#include "base/bidi.h"
#include "chat/words/card_words.h"
#include "chat/words/chat_words.h"
#include "restore_dialog.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/messages/banner.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

using State = ModeHold::State;

namespace {

constexpr int maxTroubles = 3;
constexpr int maxQuestions = 3;

bool isTrouble(const ModeHold &hold)
{
    return hold.state == State::Failed || hold.state == State::NotRestored;
}

bool looksTheSame(const QList<ModeHold> &a, const QList<ModeHold> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const ModeHold &one, const ModeHold &other) {
        return one.id == other.id && one.state == other.state && one.error == other.error
            && one.settledAt == other.settledAt;
    });
}

}  // namespace

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
    auto *card = new Card(isSet ? tr("%1 was not restored").arg(isolated(hold.channelName))
                                : tr("%1 was not locked").arg(isolated(hold.channelName)),
                          Icon::Error);
    card->setObjectName(QStringLiteral("trouble:") + hold.channelId);
    setStyleProperty(card, "failed", true);
    if (auto *icon = card->findChild<IconView *>())
        icon->setTone(Tone::Error);
    card->addBesideTitle(makeLabel(fullMoment(hold.settledAt), TextRole::Small, Tone::Hint));
    const Error error = hold.error.value_or(Error{});
    auto *reason = new WrapLabel(wordsOf(error));
    reason->setObjectName(QStringLiteral("troubleReason"));
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
    else if (isRole && channel && m_service->channels()->asOf().isValid())  // what is on disk proves nothing
        hint = tr("You appear to have the role now. Its chat modes were not changed.");
    else
        hint = tr("Its chat modes were not changed.");
    auto *hintLabel = new WrapLabel(hint, TextRole::Body, Tone::Secondary);
    hintLabel->setObjectName(QStringLiteral("troubleHint"));
    card->body()->addWidget(hintLabel);

    auto *row = new QWidget;
    auto *buttons = new FlowLayout(row);
    buttons->setContentsMargins({});
    buttons->setSpacings(px(8), px(8));
    const auto add = [&](const char *name, Icon icon, const QString &text, const QString &spoken,
                         std::function<void()> act) {
        auto *button = new Button(icon, text);
        button->setCompact(true);
        button->setObjectName(QLatin1String(name));
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
        add("askTrouble", Icon::None, tr("Grant permission…"),
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

/// Whether it is what somebody has changed of more that was set in its channel; the rest goes on without
/// asking.
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
            auto *dialog = new RestoreDialog(m_service, QList<qint64>{id}, window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
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
    auto *banner = new Banner(Banner::Kind::Warn, sentence, this);
    banner->setObjectName(QStringLiteral("question:%1").arg(hold.id));
    auto *yesButton = banner->addAction(yes);
    yesButton->setObjectName(QStringLiteral("questionYes"));
    connect(yesButton, &QPushButton::clicked, this, std::move(act));
    auto *noButton = banner->addAction(no);
    noButton->setObjectName(QStringLiteral("questionNo"));
    connect(noButton, &QPushButton::clicked, this, [scheduler, id = hold.id] { scheduler->release({id}); });
    return banner;
}

}  // namespace Sidestage

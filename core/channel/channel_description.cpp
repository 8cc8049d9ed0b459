// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_description.h"

#include "profile/drafts.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

struct DescriptionDraft
{
    QString began{};
    QString mine{};

    static void describe(auto &is)
    {
        is("began", &DescriptionDraft::began);
        is("mine", &DescriptionDraft::mine);
    }
};

const QString descriptionArea = QStringLiteral("channel-description");

}  // namespace

ChannelDescription::ChannelDescription(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("description"), .covered = 300s, .uncovered = 300s, .offScreen = 3600s},
           parent)
{
    m_saveSoon.setSingleShot(true);
    m_saveSoon.setInterval(250);
    connect(&m_saveSoon, &QTimer::timeout, this, &ChannelDescription::saveDraft);
    if (const auto draft = account->store()->draftOf<DescriptionDraft>(account->userId(), descriptionArea)) {
        m_isKnown = m_hasDraft = true;
        m_service = m_began = draft->began;
        m_mine = draft->mine;
    }
}

ChannelDescription::~ChannelDescription()
{
    if (m_saveSoon.isActive())
        saveDraft();
}

Bound ChannelDescription::read()
{
    const int writesBefore = m_writes;
    auto asking = account()->client()->call(GetUsers{.ids = {account()->userId()}});
    const auto users = co_await asking;
    // What was read may be older than a change that was sent meanwhile.
    const bool isOld = isBusy() || m_writes != writesBefore;
    if (users && !users->isEmpty() && !isOld)
        setService(users->first().description);
    finished(statusOf(users));
    if (isOld)
        refresh();
}

void ChannelDescription::setService(const QString &text)
{
    const bool hadChange = isChanged();
    m_service = text;
    m_isKnown = true;
    if (!hadChange || m_mine == text) {
        m_mine = m_began = text;
        saveDraft();
    }
    Q_EMIT changed();
}

void ChannelDescription::edit(const QString &text)
{
    if (text == m_mine)
        return;
    if (!isChanged())
        m_began = m_service;
    m_mine = text;
    m_saveSoon.start();
    Q_EMIT changed();
}

void ChannelDescription::discard()
{
    m_mine = m_began = m_service;
    saveDraft();
    Q_EMIT changed();
}

Result<void> ChannelDescription::send()
{
    if (!isChanged() || isBusy())
        return {};
    const UpdateUser request{.description = m_mine};
    if (auto ok = Api::check(Api::endpointOf<UpdateUser>().request, &request); !ok)
        return ok;
    saveDraft();
    submitText(m_mine);
    return {};
}

void ChannelDescription::restore(const QString &former)
{
    if (!isBusy() && former != m_service)
        submitText(former);
}

void ChannelDescription::submitText(const QString &text)
{
    const QString before = m_service;
    submit(UpdateUser{.description = text}, [this, text, before](const Result<QList<User>> &users) {
        if (!users)
            return;
        ++m_writes;
        // The text that was typed since stays as an edit.
        const bool isEdited = m_mine != text && m_mine != before;
        m_service = users->isEmpty() ? text : users->first().description;
        m_began = m_service;
        if (!isEdited)
            m_mine = m_service;
        saveDraft();
        Q_EMIT changed();
        Q_EMIT sent(before);
    });
}

void ChannelDescription::saveDraft()
{
    m_saveSoon.stop();
    if (!isChanged() && !m_hasDraft)
        return;
    ProfileStore *store = account()->store();
    const QString &id = account()->userId();
    const Result<void> done = isChanged()
        ? store->saveDraft(id, descriptionArea, DescriptionDraft{.began = m_began, .mine = m_mine})
        : store->removeDraft(id, descriptionArea);
    if (done)
        m_hasDraft = isChanged();
    m_draftProblem = done ? QString() : done.error().message;
}

}  // namespace Sidestage

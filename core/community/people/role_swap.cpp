// SPDX-License-Identifier: GPL-3.0-or-later
#include "role_swap.h"

#include "api/moderation.h"
#include "client/client.h"
#include "outbox/account_outbox_handler.h"
#include "profile/profile_store.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// A request that takes effect later does no harm, because the roles are read again after each refusal.
constexpr OutboxOptions swapOptions{.isOrdered = true, .canVerify = true, .settling = 2s};

/// The outcome of a row that has failed after the former role was removed.
const QString formerRemoved = QStringLiteral("removed");

/// A row of the outbox.
struct KeptSwap
{
    QString id{};
    QString login{};
    QString name{};
    bool isToModerator = false;

    static void describe(auto &is)
    {
        is("id", &KeptSwap::id);
        is("login", &KeptSwap::login);
        is("name", &KeptSwap::name);
        is("is_to_moderator", &KeptSwap::isToModerator);
    }
};

/// Whether the request is sent again by itself: the error says nothing about the user and their roles.
bool isRepeated(const Error &error)
{
    return error.kind == Error::Kind::Unauthorized || error.kind == Error::Kind::RateLimited
        || error.kind == Error::Kind::Offline || error.kind == Error::Kind::Cancelled;
}

}  // namespace

class RoleSwap::Handler : public AccountOutboxHandler
{
public:
    Handler(Account *account, RoleSwap *swap)
        : AccountOutboxHandler(account)
        , m_swap(swap)
    {
    }
    void send(const Batch &batch, QObject *, Done done) override { m_swap->send(batch.rows.first(), done); }
    void verify(const Batch &batch, QObject *context, Done done) override
    {
        m_swap->look(batch.rows.first(), context, done);
    }
    /// What is refused is verified first, and fails there.
    std::optional<std::chrono::milliseconds> retryAfter(const Error &, const Refusals &) const override
    {
        return 0ms;
    }

private:
    RoleSwap *m_swap;
};

RoleSwap::RoleSwap(Account *account, PeopleList *moderators, PeopleList *vips, const Clock &clock,
                   QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_moderators(moderators)
    , m_vips(vips)
    , m_outbox(QStringLiteral("roles/") + account->userId(), std::make_unique<Handler>(account, this),
               account->store()->background(), clock, swapOptions)
{
    connect(&m_outbox, &Outbox::rowsChanged, this, [this](const QList<Outbox::Place> &rows) {
        for (const Outbox::Place &place : rows)
            follow(place);
    });
    connect(&m_outbox, &Outbox::jobChanged, this, [this](qint64 job) {
        if (job != m_job)
            return;
        const QString reason = m_outbox.job(job).value_or(OutboxJob()).waitingFor;
        if (std::exchange(m_waitingFor, reason) != reason)
            Q_EMIT changed();
    });
    m_outbox.start();
}

RoleSwap::~RoleSwap() = default;

void RoleSwap::offer(const Person &person, PeopleKind wanted)
{
    if (isRunning())
        return;
    m_outbox.dismiss(m_job);
    m_person = person;
    m_wanted = wanted;
    m_isRemoved = false;
    set(Step::Offered);
}

void RoleSwap::run()
{
    if (m_step == Step::Offered)
        begin();
    else if (m_step == Step::RemoveFailed || m_step == Step::AddFailed)
        m_outbox.retry(m_person.id);
}

void RoleSwap::giveBack()
{
    if (m_step != Step::AddFailed)
        return;
    m_wanted = m_wanted == PeopleKind::Vips ? PeopleKind::Moderators : PeopleKind::Vips;
    begin();
}

void RoleSwap::begin()
{
    set(running());
    const KeptSwap swap{.id = m_person.id,
                        .login = m_person.login,
                        .name = m_person.name,
                        .isToModerator = m_wanted == PeopleKind::Moderators};
    // The former job goes once the new one is in the journal. Doubtful, so that it begins with look().
    const qint64 before = m_job;
    m_job = m_outbox.add({OutboxRow{.key = swap.id, .request = toText(swap), .isDoubtful = true}}, {});
    m_outbox.dismiss(before);
}

void RoleSwap::dismiss()
{
    if (isRunning())
        return;
    m_outbox.dismiss(m_job);
    set(Step::None);
}

/// Shows the state of the row, also of one from an earlier run.
void RoleSwap::follow(const Outbox::Place &place)
{
    const OutboxRow &row = place.row();
    const auto swap = fromText<KeptSwap>(row.request);
    if (!swap || row.state == OutboxState::Cancelled)
        return;
    m_job = place.job->summary.id;
    m_person = {.id = swap->id, .login = swap->login, .name = swap->name};
    m_wanted = swap->isToModerator ? PeopleKind::Moderators : PeopleKind::Vips;
    if (row.state == OutboxState::Failed) {
        m_isRemoved = row.outcome == formerRemoved;
        set(m_isRemoved ? Step::AddFailed : Step::RemoveFailed, row.error ? *row.error : Error());
    } else {
        set(row.state <= OutboxState::Sending ? running() : Step::Done);
    }
}

/// Reads which of the roles the user has: what is done already is not sent again, and a refusal is final only
/// if nothing has changed since.
void RoleSwap::look(const OutboxRow &row, QObject *context, const OutboxHandler::Done &done)
{
    if (!m_moderators->mayManage() || !m_vips->mayManage())
        return fail(row, {.kind = Error::Kind::Forbidden}, done);
    const QString own = m_account->userId();
    Client *client = m_account->client();
    const auto failed = [this, row, done](const Error &error) {
        error.isTransient() || isRepeated(error) ? done(error) : fail(row, error, done);
    };
    client->call(GetModerators{.broadcasterId = own, .userIds = {row.key}})
        .then(context, [=, this](const auto &moderators) {
            if (!moderators)
                return failed(moderators.error());
            client->call(GetVips{.userIds = {row.key}, .broadcasterId = own})
                .then(context, [=, this, isModerator = !moderators->data.isEmpty()](const auto &vips) {
                    if (!vips)
                        return failed(vips.error());
                    goOn(row, isModerator, !vips->data.isEmpty(), done);
                });
        });
}

void RoleSwap::goOn(const OutboxRow &row, bool isModerator, bool isVip, const OutboxHandler::Done &done)
{
    const bool isToModerator = m_wanted == PeopleKind::Moderators;
    const bool wasRemoved = std::exchange(m_isRemoved, isToModerator ? !isVip : !isModerator);
    if (isToModerator ? isModerator : isVip)
        return done(OutboxHandler::Outcomes{{row.key, {}}});
    if (row.error && !isRepeated(*row.error) && m_isRemoved == wasRemoved)
        return fail(row, *row.error, done);
    set(running());
    done(OutboxHandler::Outcomes());  // it is sent
}

void RoleSwap::fail(const OutboxRow &row, const Error &error, const OutboxHandler::Done &done) const
{
    done(OutboxHandler::Outcomes{{row.key,
                                  {.state = OutboxState::Failed,
                                   .outcome = m_isRemoved ? formerRemoved : QString(),
                                   .error = error}}});
}

void RoleSwap::send(const OutboxRow &row, const OutboxHandler::Done &done)
{
    if (m_isRemoved)
        return add(row, done);
    (m_wanted == PeopleKind::Moderators ? m_vips : m_moderators)
        ->remove(m_person, [self = QPointer(this), row, done](const Result<void> &answer) {
            if (!self)
                return;
            if (!answer)
                return done(answer.error());
            self->m_isRemoved = true;
            self->set(Step::Adding);
            self->add(row, done);
        });
}

void RoleSwap::add(const OutboxRow &row, const OutboxHandler::Done &done)
{
    (m_wanted == PeopleKind::Moderators ? m_moderators : m_vips)
        ->add(m_person, {}, [self = QPointer(this), key = row.key, done](const Result<void> &answer) {
            if (self)
                answer ? done(OutboxHandler::Outcomes{{key, {}}}) : done(answer.error());
        });
}

void RoleSwap::set(Step step, const Error &error)
{
    if (std::exchange(m_step, step) == step && isRunning())
        return;
    m_error = error;
    Q_EMIT changed();
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_view.h"

#include "channel_combo.h"
#include "channels_dialog.h"
#include "chat/moderation/moderation_jobs.h"
#include "chat/moderation/moderation_texts.h"
#include "chat/moderation/person_pane.h"
#include "files/file_saver.h"
#include "files/open_file.h"
#include "kit/controls/action_button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "outbox/job_strip.h"
#include "outbox/job_toasts.h"
#include "page/permission_hint.h"

namespace Sidestage {

ModerationListView::ModerationListView(ModerationService *service, const Parts &parts, LiveListBase *rows,
                                       QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_rows(rows)
    , m_channels(new ChannelCombo(service, parts.all))
    , m_search(named(parts.name + QStringLiteral("Search"), new SearchField))
    , m_count(named(parts.name + QStringLiteral("Count"), makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_why(named(parts.name + QStringLiteral("Why"), new PermissionHint))
    , m_table(named(parts.name + QStringLiteral("Table"), new ListTable(rows, parts.name, parts.widths, 180),
                    parts.title))
    , m_state(new PageState(m_table, parts.name + QStringLiteral("Empty")))
{
    setObjectName(parts.name + QStringLiteral("View"));
    build(parts);
    addAction(parts.name + QStringLiteral("SearchAction"), Icon::Search, parts.search, Qt::Key_Slash,
              [this] { m_search->choose(); });
    connect(m_search, &QLineEdit::textChanged, this, &ModerationListView::start);
    connect(m_channels, &ChannelCombo::channelChanged, this, [this] {
        m_table->clearSelection();
        start();
    });
    connect(rows, &LiveListBase::busyChanged, this, [this] { updateTexts(); });
    connect(rows, &LiveListBase::matchingChanged, this, [this] { updateTexts(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { updateTexts(); });
}

// Children are destroyed later, and must not update the view any more.
ModerationListView::~ModerationListView()
{
    m_rows->disconnect(this);
    m_table->selectionModel()->disconnect(this);
}

void ModerationListView::build(const Parts &parts)
{
    m_why->hide();
    m_table->setFirstOrder(1, Qt::DescendingOrder);
    m_state->setSearch(m_search);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    m_tools = addListTools(layout, m_search, parts.search, m_table, {m_channels, m_count});
    m_saver = new FileSaver(parts.name, this);
    connect(m_saver, &FileSaver::focusLost, m_table, qOverload<>(&QWidget::setFocus));
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_state);
    m_above = withoutMargins(new QVBoxLayout);
    layout->addLayout(m_above);
    layout->addWidget(m_why);
    layout->addWidget(m_saver);
    if (parts.jobs) {
        const JobTexts texts = moderationJobs(m_service);
        layout->addWidget(new JobStrip(m_service->outbox(), texts, this,
                                       [this, many = texts.many, is = parts.jobs](const OutboxJob &job) {
                                           return job.total >= many
                                               && is(m_service->actionOf(job.id, 0).kind);
                                       }));
    }
    layout->addWidget(card, 1);
    setSpacing(layout, 10);
}

QString ModerationListView::channelId() const
{
    return m_channels->channelId();
}

QString ModerationListView::searched() const
{
    return m_search->text().trimmed();
}

QAction *ModerationListView::addTool(const char *name, Icon icon, const QString &text,
                                     const QKeySequence &key, std::function<void()> act)
{
    QAction *action = addAction(name, icon, text, key, std::move(act));
    auto *button = named(QLatin1String(name) + QStringLiteral("Button"), new ActionButton);
    button->setAction(action);
    m_tools->addWidget(button);
    return action;
}

void ModerationListView::addAbove(QWidget *widget)
{
    m_above->addWidget(widget);
}

void ModerationListView::setCount(const QString &text)
{
    m_count->setText(text);
}

void ModerationListView::showList(Feed *feed, const Empty &empty)
{
    if (m_rows->matching() > 0)
        m_state->showList();
    else if (feed && !feed->mayRead())
        showNoPermission(m_state, empty.denied, empty.scope);
    else if (m_rows->isBusy())
        m_state->showLoading();
    else if (feed && !empty.isComplete && !feed->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, tr("Could not load the list. %1").arg(feed->failure()), tr("Retry"),
                           [this] { refresh(); });
    else if (!searched().isEmpty())
        m_state->showEmpty(Icon::Search, tr("Nothing matches the search."), tr("Clear the search"),
                           [this] { m_search->clear(); });
    else if (feed && !empty.isComplete)
        m_state->showLoading();
    else
        m_state->showEmpty(empty.icon, empty.nothing);
}

bool ModerationListView::act(const QList<ModerationAction> &actions,
                             const QHash<QString, ModerationAction> &reverse)
{
    if (actions.isEmpty())
        return false;
    const int grace = ModerationService::graceOf(actions.first().kind);
    const qint64 job = m_service->act(actions, grace);
    if (job == 0) {
        Q_EMIT notified(PersonPane::tr("The last action is being sent."), {}, Pill::Kind::Warn);
        return false;
    }
    m_service->undo()->watch(job);
    std::function<void()> undo;
    if (grace > 0 || !reverse.isEmpty())
        undo = [by = QPointer(m_service->undo()), job, reverse, since = QDateTime::currentDateTimeUtc()] {
            // A timeout that is restored ends when it would have ended.
            const int passed = int(since.secsTo(QDateTime::currentDateTimeUtc()));
            QHash<QString, ModerationAction> left = reverse;
            left.removeIf([passed](QHash<QString, ModerationAction>::iterator action) {
                return action->kind == Kind::TimeOut && (action->seconds -= passed) <= 0;
            });
            if (by)
                by->undo(job, left);
        };
    const auto *toasts = m_service->findChild<JobToasts *>(QString(), Qt::FindDirectChildrenOnly);
    if (grace == 0 || !toasts || !toasts->lane()) {
        Q_EMIT notified(ModerationTexts::doing(actions.first(), actions.last(), int(actions.size())), undo,
                        Pill::Kind::Info);
        return true;
    }
    // Until it is sent, the toast of the job offers to undo it, and afterwards this one.
    Outbox *outbox = m_service->outbox();
    auto *held = new QObject(this);
    connect(outbox, &Outbox::jobRemoved, held, [held, job](qint64 id) {
        if (id == job)
            held->deleteLater();
    });
    connect(outbox, &Outbox::jobChanged, held, [this, outbox, held, job, undo](qint64 id) {
        const auto ended = id == job ? outbox->job(job) : std::nullopt;
        if (!ended
            || (ended->phase != OutboxJob::Phase::Finished && ended->phase != OutboxJob::Phase::Undone))
            return;
        QObject::disconnect(outbox, nullptr, held, nullptr);
        held->deleteLater();
        if (ended->done > 0)
            Q_EMIT notified(moderationJobs(m_service).doing(*ended), undo, Pill::Kind::Good);
    });
    return true;
}

void ModerationListView::chooseFile(const QString &title, const QStringList &kinds,
                                    std::function<void(const QByteArray &)> opened)
{
    openFile(this, {.name = objectName(), .title = title, .kinds = kinds, .maxBytes = 8 << 20},
             [this, opened](const Result<OpenedFile> &file) {
                 if (file)
                     opened(file->content);
                 else
                     m_saver->say(Banner::Kind::Error, file.error().message);
             });
}

void ModerationListView::chooseChannels(const QString &title,
                                        std::function<void(const QList<ChatChannel> &)> chosen)
{
    QList<ChatChannel> others = m_service->channels();
    others.removeIf([this](const ChatChannel &channel) { return channel.id == channelId(); });
    auto *dialog = new ChannelsDialog(title, others, this);
    connect(dialog, &QDialog::accepted, this, [dialog, chosen] { chosen(dialog->chosen()); });
    dialog->openOnce();
}

/// Shows the result of another search or channel from its beginning.
void ModerationListView::start()
{
    filter();
    m_table->beginAgain();
    updateTexts();
}

void ModerationListView::showEvent(QShowEvent *event)
{
    PageView::showEvent(event);
    if (!std::exchange(m_isStarted, true))
        start();
}

}  // namespace Sidestage

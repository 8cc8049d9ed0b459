// SPDX-License-Identifier: GPL-3.0-or-later
#include "raid_card.h"

#include "base/any_contains.h"
#include "base/bidi.h"
#include "client/service_clock.h"
#include "interact/interact_service.h"
#include "kit/controls/action_button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/long_list.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/progress_bar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr int maxRaidRows = 12;

QString spokenTarget(const RaidTarget &target)
{
    const QString text = RaidCard::tr("%1, %2, %Ln viewers", "a channel; its category", target.viewers)
                             .arg(isolated(target.name), isolated(target.category));
    return target.isFavourite ? RaidCard::tr("%1, favourite").arg(text) : text;
}

}  // namespace

RaidCard::RaidCard(InteractService *service, QWidget *parent)
    : FeedCard(tr("Raid"), Icon::Raid, service->raid(), parent)
    , m_service(service)
    , m_raid(service->raid())
    , m_rows(new LiveList<RaidTarget>(
          &RaidTarget::id,
          {{.title = {},
            .text = &RaidTarget::name,
            .look =
                [](const RaidTarget &target) {
                    return Look{.icon = target.isFavourite ? Icon::StarFilled : Icon::Star,
                                .iconTone = target.isFavourite ? Tone::Warn : Tone::Hint,
                                .isStrong = true,
                                .detail = target.category,
                                .trailing = QLocale().toString(target.viewers)};
                },
            .toolTip = spokenTarget}},
          this))
    , m_count(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_search(new SearchField)
    , m_list(new LongList)
    , m_state(new PageState(m_list, QStringLiteral("raidEmpty")))
    , m_choice(new QWidget)
    , m_go(new ActionButton(Icon::Raid, tr("Raid")))
    , m_favourite(new Button(Icon::Star, tr("Favourite")))
    , m_pending(new QWidget)
    , m_left(new SteadyText(TextRole::Strong, Tone::Text))
    , m_note(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_bar(new ProgressBar)
    , m_cancel(new ActionButton(Icon::Close, tr("Cancel raid"), Button::Role::Danger))
{
    setObjectName(QStringLiteral("raidCard"));
    m_rows->setSpoken(spokenTarget);
    addBesideTitle(m_count);
    m_search->setObjectName(QStringLiteral("raidSearch"));
    m_search->setPlaceholderText(tr("Find a channel"));
    m_search->setAccessibleName(tr("Find a channel to raid"));
    m_search->setList(m_list);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        const QString wanted = text.trimmed();
        m_rows->setFilter([wanted](const RaidTarget &target) {
            return anyContains({target.name, target.category}, wanted);
        });
        updateCard();
    });
    m_list->setObjectName(QStringLiteral("raidTargets"));
    m_list->setAccessibleName(tr("Channels on air that you follow"));
    m_list->setEndPadded(false);
    m_list->setModel(m_rows);
    m_state->setSearch(m_search);
    addPageAction(m_list, "raidTarget", Icon::Raid, tr("Raid this channel"), Qt::Key_Return,
                  [this] { m_go->press(); });
    addPageAction(m_list, "raidFavourite", Icon::Star, tr("Favourite"), Qt::Key_F,
                  [this] { toggleFavourite(); });
    // Above the list, which can be long: a raid that counts down must be in sight.
    auto *pending = new QVBoxLayout(m_pending);
    pending->setContentsMargins({});
    m_left->setName(QStringLiteral("raidLeft"));
    m_note->setObjectName(QStringLiteral("raidNote"));
    m_bar->setThickness(4);
    m_bar->setRange(0, int(RaidFeed::countdown.count()));
    m_cancel->setObjectName(QStringLiteral("cancelRaid"));
    pending->addWidget(m_left);
    pending->addWidget(m_note);
    pending->addWidget(m_bar);
    pending->addWidget(m_cancel);
    body()->addWidget(m_pending);
    body()->addWidget(m_search);
    body()->addWidget(m_state);
    auto *choice = new QHBoxLayout(m_choice);
    choice->setContentsMargins({});
    m_go->setObjectName(QStringLiteral("startRaid"));
    m_go->setCompact(true);
    m_favourite->setObjectName(QStringLiteral("favouriteRaid"));
    m_favourite->setCompact(true);
    m_favourite->setKeyHint(Qt::Key_F);
    choice->addWidget(m_go);
    choice->addWidget(m_favourite);
    choice->addStretch(1);
    body()->addWidget(m_choice);
    connect(m_go, &QPushButton::clicked, this, &RaidCard::raidCurrent);
    connect(m_favourite, &QPushButton::clicked, this, &RaidCard::toggleFavourite);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        setError({});
        m_raid->cancel();
    });
    connect(m_list, &LongList::currentRowChanged, this, &RaidCard::updateButtons);
    connect(m_raid, &RaidFeed::failed, this, [this](const Error &error) { setError(reasonOf(error)); });
    connect(m_raid, &RaidFeed::left, this, [this](const QString &name) {
        setError({});
        Q_EMIT notified(tr("The raid has left for %1.").arg(isolated(name)), {}, Pill::Kind::Good);
    });
    connect(service->predictions(), &Feed::changed, this, &RaidCard::updateCard);
    connect(service->polls(), &Feed::changed, this, &RaidCard::updateCard);
    addStates(4, tr("Sign in again to see who is on air."), [this] { return m_raid->asOf().isValid(); });
    addPermission(
        Api::Scope::UserReadFollows, tr("No permission to see whom you follow."), tr("Raids"),
        tr("Sidestage lists the channels on air that you follow. Without permission to read them, it "
           "cannot show whom you could raid."),
        [this] { return m_raid->mayRead(); });
    addStaleNote();
    body()->addStretch(1);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    updateCard();
}

void RaidCard::findTarget()
{
    m_search->choose();
}

void RaidCard::showFeed()
{
    const bool isKnown = m_raid->asOf().isValid() && m_raid->mayRead();
    m_rows->sync(m_raid->targets());
    m_count->setText(isKnown ? tr("%Ln live", nullptr, int(m_raid->targets().size())) : QString());
    m_search->setVisible(isKnown);
    m_state->setVisible(isKnown);
    if (m_raid->targets().isEmpty())
        m_state->showEmpty(Icon::People, tr("None of the channels that you follow is on air."));
    else if (m_rows->rowCount() == 0)
        m_state->showEmpty(Icon::Search, tr("No matching channel."));
    else
        m_state->showList();
    m_state->setFixedHeight(m_state->isEmpty()
                                ? m_state->sizeHint().height()
                                : m_list->rowHeight() * qBound(2, m_rows->rowCount(), maxRaidRows));
    updateButtons();
    const bool isPending = m_raid->pending().has_value();
    m_pending->setVisible(isPending);
    QStringList open;
    if (m_service->predictions()->open())
        open.append(tr("A prediction is still open."));
    if (m_service->polls()->active())
        open.append(tr("A poll is still open."));
    m_note->setText(open.join(u' '));
    m_note->setVisible(isPending && !m_note->text().isEmpty());
    m_cancel->setBlocked(!m_raid->mayRaid()     ? tr("Sidestage needs permission to cancel raids.")
                             : m_raid->isBusy() ? tr("The last request is not answered yet.")
                                                : QString());
    SecondTicker::shared()->wake(this);
}

void RaidCard::updateButtons()
{
    const QModelIndex current = m_list->currentIndex();
    const bool hasCurrent = current.isValid() && !m_state->isEmpty();
    m_choice->setVisible(hasCurrent && m_state->isVisibleTo(this) && !m_raid->pending());
    if (!hasCurrent)
        return;
    const RaidTarget &target = m_rows->row(current.row());
    m_go->setText(m_raid->mayRaid() ? tr("Raid %1").arg(target.name) : tr("Grant permission to raid…"));
    m_go->setBlocked(m_raid->isBusy() ? tr("The last request is not answered yet.") : QString());
    m_favourite->setSymbol(target.isFavourite ? Icon::StarFilled : Icon::Star);
    m_favourite->setAccessibleName(target.isFavourite ? tr("Remove %1 from the favourites").arg(target.name)
                                                      : tr("Make %1 a favourite").arg(target.name));
}

void RaidCard::raidCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid() || m_raid->pending())
        return;
    if (!m_raid->mayRaid())
        return Q_EMIT permissionRequested(Api::Scope::ChannelManageRaids);
    setError({});
    m_raid->start(m_rows->row(current.row()));
}

void RaidCard::toggleFavourite()
{
    if (const QModelIndex current = m_list->currentIndex(); current.isValid()) {
        const RaidTarget target = m_rows->row(current.row());
        m_raid->setFavourite(target.id, !target.isFavourite);
    }
}

int RaidCard::tick()
{
    const auto &pending = m_raid->pending();
    if (!pending)
        return 0;
    const qint64 left
        = std::max<qint64>(0, m_raid->account()->serviceClock()->now().msecsTo(m_raid->leavesAt()));
    m_left->setText(tr("Raiding %1 in %2", "a channel; a duration")
                        .arg(isolated(pending->name), clockText((left + 999) / 1'000)));
    m_bar->setValue(int(RaidFeed::countdown.count() - left / 1'000));
    return SecondTicker::untilFewer(left);
}

}  // namespace Sidestage

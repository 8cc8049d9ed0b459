// SPDX-License-Identifier: GPL-3.0-or-later
#include "milestones_card.h"

#include "base/bidi.h"
#include "charity/donations/charity_texts.h"
#include "kit/layout/spacing.h"
#include "milestone_tile.h"
#include "schema/describe.h"

#include "charity/charity_cache.h"
#include "charity/charity_service.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPointer>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int longestTitle = 60;

}  // namespace

MilestoneDialog::MilestoneDialog(const Milestone &milestone, Store store, QWidget *parent)
    : CollectionDialog(milestone.id > 0 ? tr("Edit milestone") : tr("New milestone"), "milestone",
                       std::move(store), parent)
    , m_amount(new QLineEdit)
{
    setObjectName(QStringLiteral("milestoneDialog"));
    FormField *amount = form()->add({.label = tr("Amount"),
                                     .name = "milestoneAmount",
                                     .hint = tr("In %1, such as %2")
                                                 .arg(milestone.amount.currency(),
                                                      milestone.amount.of(0)
                                                          .plus(Money(5000, 0, milestone.amount.currency()))
                                                          .value_or(milestone.amount)
                                                          .number())},
                                    m_amount);
    if (milestone.id > 0 || !milestone.amount.isZero())
        m_amount->setText(milestone.amount.number());
    connect(m_amount, &QLineEdit::textEdited, amount, &FormField::clearError);
    form()->text(&Milestone::title,
                 {.label = tr("What happens at this amount"),
                  .name = "milestoneTitle",
                  .required = tr("Enter what happens at this amount."),
                  .rule = Api::atMost(longestTitle)});
    start(milestone);
    setScaled(this, &QWidget::setMinimumWidth, 280);
}

bool MilestoneDialog::complete(Milestone &milestone)
{
    const auto amount = Money::parse(m_amount->text(), milestone.amount);
    if (!amount)
        form()->setError(0, amount.error().message);
    else if (amount->isZero())
        form()->setError(0, tr("Enter more than 0."));
    else
        milestone.amount = *amount;
    return amount && !amount->isZero();
}

namespace {

constexpr int renewedAfter = 30'000;  // ms: estimates change slowly

}  // namespace

MilestonesCard::MilestonesCard(CharityService *service, QWidget *parent)
    : Card(tr("Milestones"), Icon::Star, parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("milestonesCard"));
    m_count = named("milestonesCount", makeLabel({}, TextRole::Small, Tone::Secondary));
    addBesideTitle(m_count);
    m_add
        = named("milestoneAdd", new Button(Icon::Plus, tr("Add"), Button::Role::Ghost), tr("Add milestone"));
    m_add->setCompact(true);
    connect(m_add, &QPushButton::clicked, this, &MilestonesCard::add);
    addToHead(m_add);
    m_none = named("milestonesNone",
                   makeLabel(tr("Set a promise for an amount. You are notified when it is reached."),
                             TextRole::Small, Tone::Hint));
    m_none->setWordWrap(true);
    body()->addWidget(m_none);
    m_area = new QWidget;
    m_flow = new FlowLayout(m_area);
    m_flow->setContentsMargins(0, 0, 0, 0);
    body()->addWidget(m_area);
    body()->addStretch(1);
    m_flow->setSpacings(12, 12);
    const auto wake = [this] { SecondTicker::shared()->wake(this); };
    connect(service->cache(), &CharityCache::changed, this, wake);
    connect(service->cache(), &CharityCache::milestonesChanged, this, &MilestonesCard::updateTexts);
    SecondTicker::shared()->follow(this, [this] {
        updateTexts();
        return renewedAfter;
    });
    updateTexts();
}

QString MilestonesCard::whenOf(const Milestone &milestone) const
{
    if (milestone.isReached) {
        return milestone.reachedAt.isValid()
            ? tr("reached %1", "a time").arg(momentText(milestone.reachedAt, m_service->serviceNow()))
            : tr("reached earlier");
    }
    const Pace pace = m_service->pace();
    const auto estimate = pace.estimate(milestone.amount);
    if (estimate)
        return aboutText(estimate->about, pace.now);
    const auto left = milestone.amount.minus(pace.total);
    return left ? tr("%1 to go").arg(left->text()) : QString();
}

void MilestonesCard::updateTexts()
{
    const QList<Milestone> all = m_service->cache()->milestones();
    while (m_tiles.size() > all.size()) {
        MilestoneTile *tile = m_tiles.takeLast();
        m_flow->removeWidget(tile);
        tile->deleteLater();
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (i < m_tiles.size()) {
            m_tiles[i]->set(all[i], whenOf(all[i]));
            continue;
        }
        auto *tile = new MilestoneTile(all[i], whenOf(all[i]), m_area);
        connect(tile, &QAbstractButton::clicked, this, [this, tile] { edit(tile->milestone()); });
        m_flow->insertWidget(int(i), tile);
        tile->show();
        m_tiles.append(tile);
    }
    const auto reached = std::ranges::count_if(all, [](const Milestone &one) { return one.isReached; });
    m_count->setText(all.isEmpty()
                         ? QString()
                         : tr("%1 of %2 reached")
                               .arg(QLocale().toString(int(reached)), QLocale().toString(int(all.size()))));
    m_none->setVisible(all.isEmpty());
    m_area->setVisible(!all.isEmpty());
    m_add->setEnabled(m_service->cache()->current().has_value());
}

void MilestonesCard::add()
{
    const auto campaign = m_service->cache()->current();
    if (campaign)
        edit({.amount = campaign->total.of(0)});
}

void MilestonesCard::edit(const Milestone &milestone)
{
    const QPointer<CharityCache> cache(m_service->cache());
    // Another campaign may begin before it is saved.
    const QString campaign = m_service->cache()->shownId();
    auto *dialog = new MilestoneDialog(milestone,
                                       {.save = [cache, campaign](Milestone &wanted) -> Result<void> {
                                            if (cache)
                                                cache->setMilestone(campaign, wanted);
                                            return {};
                                        },
                                        .remove = [cache](qint64 id) -> Result<void> {
                                            if (cache)
                                                cache->removeMilestone(id);
                                            return {};
                                        }},
                                       this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MilestoneDialog::removed, this, [this](const QString &title, const auto &undo) {
        Q_EMIT notified(tr("Milestone “%1” deleted").arg(isolated(title)), [undo] { std::ignore = undo(); });
    });
    dialog->open();
}

}  // namespace Sidestage

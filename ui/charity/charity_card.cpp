// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_card.h"
#include "base/bidi.h"

#include "charity/donations/amount_view.h"
#include "charity/donations/charity_texts.h"

#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "charity/donation_model.h"
#include "kit/controls/button.h"
#include "kit/text/pill.h"
#include "kit/text/progress_bar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>

namespace Sidestage {

namespace {

const QString page = QStringLiteral("charity");
constexpr int minute = 60'000;

}  // namespace

CharityCard::CharityCard(CharityService *service, QWidget *parent)
    : FeedCard(tr("Charity"), Icon::Heart, service->feed(), parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("charityCard"));
    setHeadWraps(true);
    m_percent = named("charityCardPercent", new Pill);
    addToHead(m_percent);
    m_open = named("charityCardOpen", Button::iconOnly(Icon::ChevronRight, tr("Open the Charity page")));
    m_open->setCompact(true);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(page); });
    addToHead(m_open);
    m_amount = named("charityCardTotal", new AmountView(TextRole::Stat));
    m_bar = named("charityCardBar", new ProgressBar(ProgressBar::Kind::Good));
    m_bar->setRange(0, 1000);
    m_pace = named("charityCardPace", new WrapLabel({}, TextRole::Small, Tone::Secondary));
    m_last = new SteadyText(TextRole::Small, Tone::Secondary);
    m_last->setName(QStringLiteral("charityCardLast"));
    m_nothing = named("charityCardNothing", new WrapLabel({}, TextRole::Body, Tone::Secondary));
    m_why = named("charityCardWhy", new PermissionHint);
    for (QWidget *part : std::initializer_list<QWidget *>{m_amount, m_bar, m_pace, m_last, m_nothing, m_why})
        body()->addWidget(part);
    body()->addStretch(1);
    addStaleNote();
    connect(service->cache(), &CharityCache::changed, this, &CharityCard::updateCard);
    connect(service->cache(), &CharityCache::currentChanged, this, &CharityCard::updateCard);
    SecondTicker::shared()->follow(this, [this] { return updateTexts(); });
    updateTexts();
}

/// While there is no data because of a refusal, the card says so.
Freshness CharityCard::freshness() const
{
    return m_service->feed()->refusal() ? Freshness() : FeedCard::freshness();
}

void CharityCard::showFeed()
{
    SecondTicker::shared()->wake(this);
}

/// Returns in how many milliseconds an age in the card changes.
int CharityCard::updateTexts()
{
    const auto campaign = m_service->cache()->current();
    const auto refusal = m_service->feed()->refusal();
    const bool isOff = refusal && !campaign;
    m_why->setVisible(isOff);
    m_nothing->setVisible(!isOff && !campaign);
    for (QWidget *part : QWidgetList{m_amount, m_bar, m_pace, m_last})
        part->setVisible(campaign.has_value());
    m_percent->setVisible(campaign && campaign->target);
    setTitle(campaign ? campaign->charityName : tr("Charity"));
    if (isOff) {
        m_why->setSentence(refusal->message.isEmpty() ? tr("Charity campaigns are not available.")
                                                      : refusal->message);
        const bool canAsk = refusal->kind == Error::Kind::Unauthorized;
        m_why->setRule(tr("Charity campaigns"),
                       canAsk ? tr("Requires permission to read charity campaigns and donations.")
                              : tr("Only partners and affiliates can have charity campaigns."));
        m_why->setScope(canAsk ? std::optional(Api::Scope::ChannelReadCharity) : std::nullopt);
        return 0;
    }
    if (!campaign) {
        m_nothing->setText(m_service->feed()->isKnown() ? tr("No campaign is running.") : tr("Loading…"));
        return 0;
    }
    m_amount->set(campaign->total.text(),
                  campaign->target ? tr("of %1", "a goal").arg(campaign->target->text()) : tr("no goal set"));
    const auto share = campaign->target ? campaign->total.thousandthsOf(*campaign->target) : std::nullopt;
    m_bar->setVisible(share.has_value());
    if (share) {
        m_percent->setState(Pill::Kind::Good, percentText(*share, false),
                            *share >= 1000 ? Icon::Check : Icon::None);
        m_bar->setValue(qMin(*share, 1000));
        m_bar->setAccessibleName(percentText(*share));
    }
    const Pace pace = m_service->pace();
    QStringList words;
    if (const QString rate = shortPaceText(pace); !rate.isEmpty())
        words.append(rate);
    if (campaign->target) {
        if (const auto estimate = pace.estimate(*campaign->target))
            words.append(tr("goal %1", "about a time").arg(aboutText(estimate->about, pace.now)));
        else if (campaign->total.reaches(*campaign->target))
            words.append(tr("goal reached"));
    }
    m_pace->setText(words.join(QStringLiteral(" · ")));
    m_pace->setVisible(!words.isEmpty());
    const auto latest = m_service->cache()->donations()->latest();
    m_last->setVisible(latest.has_value());
    int next = minute;
    if (latest) {
        const qint64 age
            = latest->seenAt.isValid() ? qMax<qint64>(0, latest->seenAt.secsTo(m_service->now())) : -1;
        m_last->setText(
            age < 0 ? tr("Last donation: %2 from %1").arg(isolated(giverName(*latest)), latest->amount.text())
                    : tr("Last donation: %2 from %1, %3", "viewer, amount, 2 min ago")
                          .arg(isolated(giverName(*latest)), latest->amount.text(), agoText(age)));
        next = age >= 0 && age < 60 ? 1000 : minute;
    }
    return next;
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign_card.h"
#include "base/bidi.h"

#include "charity/donations/amount_view.h"
#include "charity/donations/charity_texts.h"
#include "goal_bar.h"

#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "downloads/picture_loader.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/text/picture.h"
#include "kit/text/pill.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/loaded_pictures.h"

#include <QBoxLayout>
#include <QDesktopServices>

namespace Sidestage {

namespace {

constexpr int logoSide = 44;
constexpr int wordsFrom = 380;  ///< Minimum width of the card for the button's text.

}  // namespace

CampaignCard::CampaignCard(CharityService *service, QWidget *parent)
    : Card(parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("campaignCard"));
    m_lasting = new LastingDifference([this] { updateTexts(); }, this);
    build();
    connect(service->cache(), &CharityCache::changed, this, &CampaignCard::updateTexts);
    connect(service->cache(), &CharityCache::milestonesChanged, this, &CampaignCard::updateTexts);
    connect(service->feed(), &CharityFeed::freshnessChanged, this, &CampaignCard::updateTexts);
    Theme::watch(this, [this] { updateTexts(); });
}

CampaignCard::~CampaignCard() = default;

void CampaignCard::build()
{
    m_pictures = makePictures(m_service->pictures(), this);
    connect(m_pictures, &Pictures::changed, this, [this](const QUrl &url) {
        if (m_pictures->state(url) == Pictures::State::Failed)
            updateTexts();
    });
    m_logo = named("charityLogo", new PictureLabel(m_pictures, logoSide, this));
    m_heart = named("charityHeart", new IconView(Icon::Heart, Tone::Good, logoSide - 16, this));
    m_name = named("charityName", new WrapLabel({}, TextRole::DialogTitle));
    m_name->setTextFormat(Qt::PlainText);
    m_description = named("charityDescription", new WrapLabel({}, TextRole::Small, Tone::Secondary));
    m_description->setTextFormat(Qt::PlainText);
    m_website = named("charityWebsite", new Button(Icon::External, tr("Website"), Button::Role::Ghost),
                      tr("Charity website"));
    m_website->setCompact(true);
    connect(m_website, &QPushButton::clicked, this, &CampaignCard::openWebsite);
    auto *words = new QVBoxLayout;
    words->addWidget(m_name);
    words->addWidget(m_description);
    auto *top = new QHBoxLayout;
    top->addWidget(m_logo, 0, Qt::AlignTop);
    top->addWidget(m_heart, 0, Qt::AlignTop);
    top->addLayout(words, 1);
    top->addWidget(m_website, 0, Qt::AlignTop);
    body()->addLayout(top);

    m_amount = named("charityTotal", new AmountView(TextRole::Total));
    m_percent = named("charityPercent", new Pill);
    auto *line = new QHBoxLayout;
    line->addWidget(m_amount, 1);
    line->addWidget(m_percent, 0, Qt::AlignBottom);
    body()->addLayout(line);
    m_bar = new GoalBar;
    body()->addWidget(m_bar);
    m_difference = named("charityDifference", new WrapLabel({}, TextRole::Small, Tone::Warn));
    body()->addWidget(m_difference);
    setSpacing(top, 12);
    setSpacing(words, 2);
    setSpacing(line, 12);
}

void CampaignCard::updateTexts()
{
    const auto campaign = m_service->cache()->current();
    if (!campaign)
        return;
    setAccessibleName(campaign->charityName);
    m_name->setText(isolated(campaign->charityName));
    m_description->setText(isolated(campaign->description));
    m_description->setVisible(!campaign->description.isEmpty());
    // Shows a heart if there is no logo.
    m_logo->setPicture(campaign->logo, tr("Logo of %1").arg(isolated(campaign->charityName)));
    m_pictures->show({campaign->logo});
    const bool isLost = m_pictures->state(campaign->logo) == Pictures::State::Failed;
    const bool hasLogo = PictureLoader::isAllowed(campaign->logo) && !isLost;
    m_logo->setVisible(hasLogo);
    m_heart->setVisible(!hasLogo);
    const QString lost
        = isLost ? tr("Could not load the logo of %1.").arg(isolated(campaign->charityName)) : QString();
    m_heart->setToolTip(lost);
    m_heart->setAccessibleName(lost);
    m_website->setVisible(!campaign->website.isEmpty());
    m_website->setToolTip(campaign->website.toDisplayString());

    QList<Money> marks;
    for (const Milestone &milestone : m_service->cache()->milestones())
        marks.append(milestone.amount);
    const auto end = campaign->target ? campaign->target
        : marks.isEmpty()             ? std::nullopt
                                      : std::optional(marks.last());
    m_amount->set(campaign->total.text(),
                  campaign->target ? tr("of %1", "a goal").arg(campaign->target->text()) : tr("no goal set"));
    const auto share = campaign->target ? campaign->total.thousandthsOf(*campaign->target) : std::nullopt;
    m_percent->setVisible(share.has_value());
    if (share)
        m_percent->setState(Pill::Kind::Good, percentText(*share), *share >= 1000 ? Icon::Check : Icon::None);
    m_bar->setVisible(end.has_value());
    if (end)
        m_bar->set(campaign->total, *end, marks);
    // While the donations are still being read, a difference is not shown.
    const QString difference
        = m_lasting->shown(m_service->feed()->isComplete() ? differenceText(*campaign) : QString());
    m_difference->setText(difference);
    m_difference->setVisible(!difference.isEmpty());
}

void CampaignCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    m_website->setText(width() < px(wordsFrom) ? QString() : tr("Website"));
}

void CampaignCard::openWebsite()
{
    const auto campaign = m_service->cache()->current();
    if (!campaign)
        return;
    // The URL from the service is opened only if it is http or https.
    const QString scheme = campaign->website.scheme();
    const bool isWeb = scheme == QLatin1String("https") || scheme == QLatin1String("http");
    if (!isWeb || !QDesktopServices::openUrl(campaign->website))
        Q_EMIT failed(tr("Could not open the website: %1").arg(campaign->website.toDisplayString()));
}

}  // namespace Sidestage

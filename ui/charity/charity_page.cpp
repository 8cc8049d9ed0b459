// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_page.h"

#include "charity/donations/ledger_card.h"
#include "charity/goal/campaign_card.h"
#include "charity/goal/milestones_card.h"
#include "charity/goal/pace_card.h"
#include "kit/layout/spacing.h"
#include "overlay_dialog.h"

#include "accounts/account.h"
#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "charity/charity_store.h"
#include "charity/ledger_export.h"
#include "files/file_saver.h"
#include "kit/controls/button.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/side_grip.h"
#include "kit/lists/anchored_table.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>

namespace Sidestage {

namespace {

/// Minimum widths of the page for two columns and for a drawer, in px at a body line of 20 px.
constexpr int twoColumns = 1000;
constexpr int withDrawer = 720;
constexpr int rightWidth = 348;
constexpr int leastRight = 280;
constexpr int mostRight = 520;

}  // namespace

CharityPage::CharityPage(CharityService *service, QWidget *parent)
    : Page(parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("charityPage"));
    build();
    addActions();
    connect(service->cache(), &CharityCache::loaded, this, &CharityPage::updateTexts);
    connect(service->cache(), &CharityCache::currentChanged, this, &CharityPage::updateTexts);
    connect(service->feed(), &CharityFeed::freshnessChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(service->store(), &CharityStore::troubleChanged, this, &Page::savedChanged);
    connect(m_ledger, &LedgerCard::chosen, m_donations, &DonationsCard::setCampaign);
    connect(m_milestones, &MilestonesCard::notified, this, &Page::notified);
    connect(m_campaign, &CampaignCard::failed, this,
            [this](const QString &sentence) { Q_EMIT notified(sentence, {}, Pill::Kind::Error); });
    updateTexts();
}

CharityPage::~CharityPage() = default;

void CharityPage::build()
{
    m_banner = named("charityBanner", new Banner(Banner::Kind::Info));
    m_banner->hide();

    m_empty
        = new EmptyState(Icon::Heart, tr("No campaign is running. Past campaigns are in the ledger below."));
    m_empty->setObjectName(QStringLiteral("charityEmpty"));
    m_nothing = new Card;
    m_nothing->body()->addWidget(m_empty);
    m_campaign = new CampaignCard(m_service);
    m_pace = new PaceCard(m_service);
    m_milestones = new MilestonesCard(m_service);
    m_donations = new DonationsCard(m_service);
    m_ledger = new LedgerCard(m_service);
    m_saver = new FileSaver(QStringLiteral("ledger"), this);

    m_left = new QWidget;
    m_leftCards = withoutMargins(new QVBoxLayout(m_left));
    m_right = named("charityRight", new QWidget);
    m_rightCards = withoutMargins(new QVBoxLayout(m_right));
    m_grip = new SideGrip(QStringLiteral("charity/columns"), rightWidth, leastRight, mostRight);
    connect(m_grip, &SideGrip::moved, this, &CharityPage::arrange);
    m_content = new QWidget;
    m_content->setProperty("plain", true);
    m_columns = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight, m_content));
    m_columns->setSpacing(0);
    m_columns->addWidget(m_left, 1);
    m_columns->addWidget(m_grip);
    m_columns->addWidget(m_right);
    m_scroll = named("charityScroll", makeScrollArea(m_content));
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_banner);
    layout->addWidget(m_saver);
    layout->addWidget(m_scroll, 1);
    setPageMargins(layout);
    setSpacing(layout, Measure::cardGapDense);
    setSpacing(m_leftCards, Measure::cardGap);
    setSpacing(m_rightCards, Measure::cardGap);
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
    Theme::watch(this, [this] { arrange(); });
}

void CharityPage::addActions()
{
    m_details = addAction(
        "charityDetails", Icon::List, tr("Donations and ledger"), QKeySequence(Qt::Key_D), [] {},
        Where::Head);
    m_details->setCheckable(true);
    connect(m_details, &QAction::toggled, this, [this](bool on) {
        m_isDrawerOpen = on;
        const bool hadFocus = m_right->isAncestorOf(QApplication::focusWidget());
        arrange();
        if (on)
            m_donations->focusList();
        else if (hadFocus)
            m_scroll->setFocus(Qt::OtherFocusReason);
    });
    addAction(
        "exportLedger", Icon::Download, tr("Export ledger…"), QKeySequence(Qt::CTRL | Qt::Key_E),
        [this] { exportLedgerAs(); }, Where::Head);
    addAction(
        "overlayFiles", Icon::Window, tr("Overlay files…"), QKeySequence(), [this] { openOverlay(); },
        Where::Head);
    // They are chosen in the settings, with those of everything else.
    addAction(
        "charitySounds", Icon::Bell, tr("Sounds…"), QKeySequence(),
        [this] { Q_EMIT pageRequested(QStringLiteral("settings")); }, Where::Head);
    addAction("searchDonations", Icon::Search, tr("Search donations"), QKeySequence(Qt::Key_Slash), [this] {
        if (columns() == Columns::Drawer && !m_isDrawerOpen)
            m_details->trigger();
        m_donations->focusSearch();
        m_scroll->ensureWidgetVisible(m_donations);
    });
    m_add = addAction("addMilestone", Icon::Star, tr("Add milestone…"), QKeySequence(Qt::Key_M),
                      [this] { m_milestones->add(); });
}

CharityPage::Columns CharityPage::columns() const
{
    return width() >= px(twoColumns) ? Columns::Two
        : width() >= px(withDrawer)  ? Columns::Drawer
                                     : Columns::One;
}

/// Decides which cards are visible and in which columns.
void CharityPage::arrange()
{
    if (!m_details)
        return;
    const Columns now = columns();
    const bool runs = m_service->cache()->current().has_value();
    const int placed = int(now) * 2 + (runs ? 1 : 0);
    if (std::exchange(m_placed, placed) != placed) {
        const QWidgetList cards{m_nothing, m_campaign, m_pace, m_milestones, m_donations, m_ledger};
        for (QWidget *card : cards) {
            m_leftCards->removeWidget(card);
            m_rightCards->removeWidget(card);
        }
        const bool isOne = now == Columns::One;
        QBoxLayout *right = isOne ? m_leftCards : m_rightCards;
        m_leftCards->addWidget(m_nothing);
        if (!runs)
            m_leftCards->addWidget(m_ledger, 1);
        m_leftCards->addWidget(m_campaign);
        m_leftCards->addWidget(m_pace, 1);
        m_leftCards->addWidget(m_milestones);
        right->addWidget(m_donations, 3);
        if (runs)
            right->addWidget(m_ledger, 1);
        m_nothing->setVisible(!runs);
        for (QWidget *card : QWidgetList{m_campaign, m_pace, m_milestones})
            card->setVisible(runs);
        m_donations->show();
        m_ledger->show();
        m_add->setEnabled(runs);
    }
    const bool isOpen = now == Columns::Two || (now == Columns::Drawer && m_isDrawerOpen);
    m_details->setVisible(now == Columns::Drawer);
    m_right->setVisible(isOpen);
    m_grip->setVisible(isOpen);
    m_right->setFixedWidth(now == Columns::Drawer ? qMin(m_grip->side(), width() / 2) : m_grip->side());
    m_pace->setMinimumHeight(px(200));
    m_donations->setMinimumHeight(px(320));
}

void CharityPage::updateTexts()
{
    updateBanner();
    arrange();
    const CharityFeed *feed = m_service->feed();
    if (!feed->isKnown() && feed->mayRead() && !m_service->cache()->current()) {
        m_empty->setSentence(feed->failure().isEmpty()
                                 ? tr("Loading…")
                                 : tr("Could not load the campaign. %1").arg(feed->failure()));
    } else {
        m_empty->setSentence(m_service->cache()->campaigns().isEmpty()
                                 ? tr("No campaign is running. Start one on the service’s website; it "
                                      "appears here automatically.")
                                 : tr("No campaign is running. Past campaigns are in the ledger below."));
    }
    // A campaign that the user has selected stays selected.
    const QString shown = m_service->cache()->shownId();
    if (m_ledger->current().isEmpty() || m_donations->campaign() == shown)
        m_ledger->setCurrent(shown);
}

void CharityPage::updateBanner()
{
    const auto refusal = m_service->feed()->refusal();
    if (!refusal) {
        m_banner->hide();
        return;
    }
    // If the sentence is unchanged, the button stays, because the user may be about to click it.
    if (m_banner->isVisibleTo(this) && m_banner->sentence() == reasonOf(*refusal))
        return;
    m_banner->clearActions();
    m_banner->setSentence(reasonOf(*refusal));
    if (refusal->kind == Error::Kind::Unauthorized) {
        addPermissionAction(m_banner, Api::Scope::ChannelReadCharity);
    }
    m_banner->show();
}

Freshness CharityPage::freshness() const
{
    return freshnessOf(*m_service->feed());
}

QString CharityPage::saved() const
{
    const QString &trouble = m_service->store()->trouble();
    return trouble.isEmpty() ? QString() : tr("The ledger is not saved: %1").arg(trouble);
}

void CharityPage::refresh()
{
    m_service->feed()->refresh();
}

void CharityPage::openOverlay()
{
    auto *dialog = new OverlayDialog(m_service->overlay(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void CharityPage::exportLedgerAs()
{
    qint64 donations = 0;
    for (const CampaignRecord &campaign : m_service->cache()->campaigns())
        donations += campaign.donations();
    m_saver->choose(
        {.title = tr("Export ledger"),
         .name = tr("donations %1").arg(QDate::currentDate().toString(Qt::ISODate)),
         .kinds = {FileSaver::csvKind(), FileSaver::jsonKind()},
         .total = donations,
         .write =
             [store = m_service->store()](const FileSaver::Target &target, FileSaver::Progress progress) {
                 const auto format = target.suffix == u"json" ? TableFormat::Json : TableFormat::Csv;
                 return exportLedger(store, target.path, format, {}, std::move(progress), target.style);
             },
         .saved
         = [](int done,
              const QString &file) { return tr("%Ln donation(s) saved to %1.", nullptr, done).arg(file); }});
}

void CharityPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_service->feed()->setOnScreen(this, true);
    updateTexts();
}

void CharityPage::hideEvent(QHideEvent *event)
{
    m_service->feed()->setOnScreen(this, false);
    Page::hideEvent(event);
}

void CharityPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "interact_page.h"

#include "goals_card.h"
#include "hype_train_card.h"
#include "interact/interact_service.h"
#include "interact_dialogs.h"
#include "interact_history_dialog.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "page/page_action.h"
#include "poll_card.h"
#include "prediction_card.h"
#include "raid_card.h"
#include "templates_card.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace Sidestage {

namespace {

/// Widths of the page in px at a body line of 20 px.
constexpr int twoColumns = 760;
constexpr int rightWidth = 333;

}  // namespace

InteractPage::InteractPage(InteractService *service, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_prediction(new PredictionCard(service))
    , m_poll(new PollCard(service))
    , m_raid(new RaidCard(service))
    , m_right(new QWidget)
{
    setObjectName(QStringLiteral("interactPage"));
    setFocusProxy(m_prediction);  // letters do not work while only the page has the focus
    auto *train = new HypeTrainCard(service->hypeTrain());
    auto *goals = new GoalsCard(service->goals());
    auto *templates = new TemplatesCard(service);
    auto *content = new QWidget;
    content->setProperty("plain", true);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_columns->setContentsMargins({});
    auto *left = new QVBoxLayout;
    left->addWidget(m_prediction);
    left->addWidget(m_poll);
    m_below = new QBoxLayout(QBoxLayout::LeftToRight);
    m_below->addWidget(train, 1);
    m_below->addWidget(goals, 1);
    left->addLayout(m_below);
    left->addStretch(1);
    auto *right = new QVBoxLayout(m_right);
    right->setContentsMargins({});
    right->addWidget(templates);
    right->addWidget(m_raid);
    right->addStretch(1);
    m_columns->addLayout(left, 1);
    m_columns->addWidget(m_right);
    m_scroll = makeScrollArea(content);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll);
    setPageMargins(layout);
    for (QLayout *part : {static_cast<QLayout *>(m_columns), static_cast<QLayout *>(left),
                          static_cast<QLayout *>(m_below), static_cast<QLayout *>(right)})
        setSpacing(part, Measure::cardGap);
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
    for (OverviewCard *card : {static_cast<OverviewCard *>(m_prediction), static_cast<OverviewCard *>(m_poll),
                               static_cast<OverviewCard *>(train), static_cast<OverviewCard *>(goals),
                               static_cast<OverviewCard *>(m_raid)}) {
        connect(card, &OverviewCard::permissionRequested, this, &InteractPage::permissionRequested);
        connect(card, &OverviewCard::notified, this, &Page::notified);
    }
    connect(m_poll, &PollCard::newRequested, this, &InteractPage::openDialog);
    connect(m_prediction, &PredictionCard::newRequested, this, &InteractPage::openDialog);
    connect(templates, &TemplatesCard::editRequested, this, &InteractPage::openDialog);
    addActions();
    for (Feed *feed : {static_cast<Feed *>(service->polls()), static_cast<Feed *>(service->predictions())}) {
        connect(feed, &Feed::changed, this, &InteractPage::updateActions);
        connect(feed, &Feed::freshnessChanged, this, &Page::freshnessChanged);
    }
    Theme::watch(this, [this] { arrange(); });
}

InteractPage::~InteractPage()
{
    // A card that ends tells its feed that nobody looks any more. The page has ended by then.
    for (Feed *feed :
         {static_cast<Feed *>(m_service->polls()), static_cast<Feed *>(m_service->predictions())})
        disconnect(feed, nullptr, this, nullptr);
}

Freshness InteractPage::freshness() const
{
    return freshnessOf(*m_service->polls());
}

void InteractPage::refresh()
{
    for (Feed *feed : {static_cast<Feed *>(m_service->polls()), static_cast<Feed *>(m_service->predictions()),
                       static_cast<Feed *>(m_service->raid()), static_cast<Feed *>(m_service->hypeTrain()),
                       static_cast<Feed *>(m_service->goals())})
        feed->refresh();
}

void InteractPage::addActions()
{
    addAction(
        "interactHistoryAction", Icon::Clock, tr("History"), {},
        [this] { (new InteractHistoryDialog(m_service, this))->openOnce(); }, Where::Head);
    m_newPoll = addAction(
        "newPoll", Icon::Bars, tr("New poll…"), Qt::CTRL | Qt::Key_N,
        [this] { openDialog({.kind = InteractTemplate::Kind::Poll}); }, Where::Head);
    m_newPrediction = addAction(
        "newPrediction", Icon::Scale, tr("New prediction…"), Qt::CTRL | Qt::SHIFT | Qt::Key_N,
        [this] { openDialog({.kind = InteractTemplate::Kind::Prediction}); }, Where::Head);
    m_lock = addAction("lockPredictionAction", Icon::Lock, tr("Lock prediction"), Qt::Key_L,
                       [this] { m_prediction->lock(); });
    m_resolve = addAction("resolvePredictionAction", Icon::Check, tr("Resolve prediction…"), Qt::Key_R,
                          [this] { m_prediction->resolve(); });
    m_refund = addAction("cancelPredictionAction", Icon::Undo, tr("Cancel prediction and refund…"), {},
                         [this] { m_prediction->cancel(); });
    addAction("findRaid", Icon::Raid, RaidCard::tr("Find a channel to raid"), {}, [this] {
        m_scroll->ensureWidgetVisible(m_raid);
        m_raid->findTarget();
    });
    updateActions();
}

void InteractPage::updateActions()
{
    setBlocked(m_newPoll, whyNotStart(m_service, InteractTemplate::Kind::Poll));
    setBlocked(m_newPrediction, whyNotStart(m_service, InteractTemplate::Kind::Prediction));
    const auto open = m_service->predictions()->open();
    const QString reason = !m_service->predictions()->mayManage()
        ? tr("Sidestage needs permission to manage predictions.")
        : open ? QString()
               : tr("No prediction is open.");
    setBlocked(m_resolve, reason);
    setBlocked(m_refund, reason);
    setBlocked(m_lock,
               open && open->status == Api::PredictionStatus::Locked ? tr("The prediction is locked already.")
                                                                     : reason);
}

void InteractPage::openDialog(const InteractTemplate &offered)
{
    (new InteractDialog(m_service, offered, this))->openOnce();
}

void InteractPage::arrange()
{
    const bool isWide = width() >= px(twoColumns);
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_right->setMinimumWidth(isWide ? px(rightWidth) : 0);
    m_right->setMaximumWidth(isWide ? px(rightWidth) : QWIDGETSIZE_MAX);
    m_below->setDirection(width() >= px(520) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void InteractPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

}  // namespace Sidestage

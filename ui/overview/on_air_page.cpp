// SPDX-License-Identifier: GPL-3.0-or-later
#include "on_air_page.h"

#include "card_page.h"
#include "kit/layout/spacing.h"
#include "large_view.h"

#include "kit/boards/card_board.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "live/live_status.h"
#include "page/overview_card.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMetaMethod>
#include <QStackedWidget>

namespace Sidestage {

namespace {

/// In px at a line height of 20 px. Below this width, such as next to other software, the margins are
/// smaller.
constexpr int strip = 440;
constexpr int stripMargin = 8;
/// Above this width the content gets a fixed maximum width, so that related cards stay close together.
constexpr int widest = 3000;
constexpr int widestContent = 2600;
/// Space at the end so that a toast never covers the last row.
constexpr int endPadding = 72;

/// A stack with the height of its current widget, not of the tallest one.
class FrontStack : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;
    bool hasHeightForWidth() const override
    {
        return currentWidget() && currentWidget()->hasHeightForWidth();
    }
    int heightForWidth(int width) const override
    {
        return currentWidget() ? currentWidget()->heightForWidth(width) : 0;
    }
    QSize sizeHint() const override { return currentWidget() ? currentWidget()->sizeHint() : QSize(); }
    QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QSize();
    }
};

}  // namespace

OnAirPage::OnAirPage(Account *account, const QList<CardKind> &cards, const QList<Glance> &glances,
                     QWidget *parent)
    : Page(parent)
    , m_account(account)
    , m_board(new CardBoard)
    , m_large(new LargeView(account, glances))
    , m_stack(new FrontStack(this))
{
    setObjectName(QStringLiteral("onairPage"));
    buildActions();
    build();
    addCards(cards);
    m_cardsPlace = new SavedText(
        QStringLiteral("onair/cards"), [this] { return m_board->saveState(); },
        [this](const QString &kept) { m_board->restoreState(kept); }, this);
    m_largePlace = new SavedText(
        QStringLiteral("onair/large"), [this] { return isLarge() ? QStringLiteral("1") : QString(); },
        [this](const QString &kept) { setLarge(kept == u"1"); }, this);
    connect(m_board, &CardBoard::arranged, m_cardsPlace, &SavedState::changed);
    connect(m_board, &CardBoard::shownChanged, this, [this] {
        updateBar();
        updateFreshness();
    });
    connect(m_board, &CardBoard::windowRequested, this, &OnAirPage::popOut);
    connect(m_board, &CardBoard::doneRequested, this, [this] { setArranging(false); });
    updateBar();
    updateOut();
}

OnAirPage::~OnAirPage()
{
    // Cards emit signals while they are destroyed, when this page is already partly destroyed.
    m_board->disconnect(this);
    for (const QString &id : std::as_const(m_cards)) {
        if (OverviewCard *card = overview(id))
            card->disconnect(this);
    }
}

void OnAirPage::build()
{
    m_bar = named("arrangeBar", new QFrame(this));
    setStyleProperty(m_bar, "frame", QStringLiteral("card"));
    m_barFlow = new FlowLayout(m_bar);
    m_barWords = new WrapLabel(tr("Drag a card, or focus one and move it with the arrow keys."),
                               TextRole::Body, Tone::Text, m_bar);
    auto *reset
        = named("arrangeReset", Button::compact(Icon::Undo, tr("Reset"), Button::Role::Default, m_bar));
    connect(reset, &QPushButton::clicked, m_board, &CardBoard::reset);
    auto *done = named("arrangeDone", Button::compact(Icon::Check, tr("Done"), Button::Role::Primary, m_bar));
    connect(done, &QPushButton::clicked, this, [this] { setArranging(false); });
    m_barFlow->addWidget(m_barWords);
    m_barFlow->addWidget(reset);
    m_barFlow->addWidget(done);
    m_bar->hide();
    m_outBar = named("outBar", new QWidget(this));
    m_outFlow = new FlowLayout(m_outBar);

    auto *area = new QWidget;
    area->setProperty("plain", true);
    auto *rows = new QVBoxLayout(area);
    rows->addWidget(m_board);
    rows->addWidget(m_outBar);
    rows->addStretch(1);
    m_stack->addWidget(area);
    m_stack->addWidget(m_large);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_bar);
    layout->addWidget(m_stack, 1);
    setSpacing(layout, Measure::cardGapDense);
    setSpacing(rows, Measure::cardGapDense);
    setMargins(m_barFlow, 12, 8, 12, 8);
    m_barFlow->setSpacings(8, 6);
    m_outFlow->setSpacings(8, 6);
    Theme::watch(this, [this] { fit(); });
}

void OnAirPage::buildActions()
{
    addAction("popOutCard", Icon::External, tr("Pop out this card"), {}, [this] { popOut(focusedCard()); });
    m_arrange = addAction("arrangeCards", Icon::Sliders, tr("Arrange cards"), {}, [] {});
    m_arrange->setCheckable(true);
    connect(m_arrange, &QAction::toggled, this, &OnAirPage::setArranging);
    m_largeAction = addAction("largeNumbers", Icon::Eye, tr("Large numbers"), Qt::Key_L, [] {});
    m_largeAction->setCheckable(true);
    // It changes only the display, so its key works anywhere in the window except in text fields.
    m_largeAction->setShortcutContext(Qt::WindowShortcut);
    m_largeAction->setProperty("letterAnywhere", true);
    connect(m_largeAction, &QAction::toggled, this, &OnAirPage::setLarge);
    for (QAction *action : Page::pageActions())
        action->setProperty("inMenu", true);
}

void OnAirPage::addCards(const QList<CardKind> &kinds)
{
    for (const CardKind &kind : kinds) {
        OverviewCard *card = kind.create(m_account, m_board);
        card->setHeadWraps(true);
        m_cards.append(kind.id);
        m_board->addCard(kind.id, kind.title, card, kind.span, kind.spanOfFour, kind.isForLarge);
        // The card's keys work whichever card has the focus.
        addActions(card->actions());
        connect(card, &OverviewCard::pageRequested, this, &Page::pageRequested);
        connect(card, &OverviewCard::freshnessChanged, this, &OnAirPage::updateFreshness);
        connect(card, &OverviewCard::notified, this,
                [this, id = kind.id, card = QPointer<Card>(card)](
                    const QString &text, const std::function<void()> &undo, Pill::Kind sort) {
                    if (m_board->isOut(id))
                        return;  // shown in its own window
                    // The card may be destroyed before the user undoes it.
                    Q_EMIT notified(text,
                                    undo ? std::function<void()>([card, undo] {
                                        if (card)
                                            undo();
                                    })
                                         : undo,
                                    sort);
                });
    }
}

Freshness OnAirPage::freshness() const
{
    Freshness all{.live = true};
    bool any = false;
    for (const QString &id : m_cards) {
        const OverviewCard *card = overview(id);
        const Freshness one = card ? card->freshness() : Freshness();
        if (!one.asOf.isValid() && one.failure.isEmpty())
            continue;
        // The page is as old as the oldest card.
        if (one.asOf.isValid() && (!all.asOf.isValid() || one.asOf < all.asOf))
            all.asOf = one.asOf;
        all.interval = any ? qMax(all.interval, one.interval) : one.interval;
        all.live = all.live && one.live;
        all.loading = all.loading || one.loading;
        if (all.failure.isEmpty())
            all.failure = one.failure;
        any = true;
    }
    all.live = all.live && any;
    return all;
}

QList<QAction *> OnAirPage::pageActions() const
{
    QList<QAction *> all;
    for (const QString &id : m_cards) {
        if (const Card *card = m_board->card(id))
            all += card->actions();
        if (const OverviewCard *card = overview(id))
            all += card->ownActions();
    }
    return all + Page::pageActions();
}

QList<QAction *> OnAirPage::headActions() const
{
    QList<QAction *> head = pageActions();
    head.removeIf([](const QAction *action) {
        return !action->property("head").toBool() && !action->property("inMenu").toBool();
    });
    return head;
}

void OnAirPage::setSurroundings(ToastLane *toasts, LiveStatus *live)
{
    m_toasts = toasts;
    m_live = live;
    m_large->setLive(live);
    for (const QString &id : std::as_const(m_cards)) {
        if (OverviewCard *card = overview(id))
            card->setSurroundings(toasts, live);
    }
}

OverviewCard *OnAirPage::overview(const QString &card) const
{
    return qobject_cast<OverviewCard *>(m_board->card(card));
}

void OnAirPage::refresh()
{
    for (const QString &id : std::as_const(m_cards)) {
        if (OverviewCard *card = overview(id))
            card->refresh();
    }
    if (m_live)
        m_live->refresh();
}

void OnAirPage::updateFreshness()
{
    Q_EMIT freshnessChanged();
}

bool OnAirPage::isLarge() const
{
    return m_stack->currentWidget() == m_large;
}

void OnAirPage::setLarge(bool large)
{
    m_largeAction->setChecked(large);
    if (isLarge() == large)
        return;
    if (large)
        setArranging(false);
    m_stack->setCurrentIndex(large ? 1 : 0);
    m_stack->updateGeometry();
    if (hasFocus())
        takeKeyboard();
    fit();
    if (m_largePlace)
        Q_EMIT m_largePlace->changed();
}

void OnAirPage::setArranging(bool arranging)
{
    m_arrange->setChecked(arranging);
    if (m_board->isArranging() == arranging)
        return;
    if (arranging)
        setLarge(false);
    m_bar->setVisible(arranging);
    m_board->setArranging(arranging);
    updateBar();
    if (!arranging)
        setFocus(Qt::OtherFocusReason);
}

void OnAirPage::updateBar()
{
    for (QWidget *button : std::as_const(m_hiddenButtons)) {
        button->hide();
        button->deleteLater();  // it can be the button that is being clicked
    }
    m_hiddenButtons.clear();
    if (!m_board->isArranging())
        return;
    for (const BoardPlan::Entry &entry : m_board->plan().entries()) {
        if (m_board->plan().isShown(entry))
            continue;
        auto *show = named(QStringLiteral("show-") + entry.id,
                           Button::compact(Icon::Plus, tr("Show %1").arg(m_board->titleOf(entry.id)),
                                           Button::Role::Default, m_bar));
        connect(show, &QPushButton::clicked, this, [this, id = entry.id] { m_board->setHidden(id, false); });
        m_barFlow->insertWidget(1 + int(m_hiddenButtons.size()), show);
        m_hiddenButtons.append(show);
        show->show();
    }
}

void OnAirPage::updateOut()
{
    const auto old = m_outBar->findChildren<Button *>(QString(), Qt::FindDirectChildrenOnly);
    for (Button *button : old) {
        button->hide();
        button->deleteLater();
    }
    for (const QPointer<CardPage> &out : std::as_const(m_out)) {
        auto *back = named(QStringLiteral("bringBack-") + out->cardId(),
                           Button::compact(Icon::Return, tr("Bring back %1").arg(out->title()),
                                           Button::Role::Ghost, m_outBar));
        connect(back, &QPushButton::clicked, this, [this, out] {
            if (out)
                Q_EMIT returnRequested(out);
        });
        m_outFlow->addWidget(back);
        back->show();
    }
    m_outBar->setVisible(!m_out.isEmpty());
}

void OnAirPage::popOut(const QString &id)
{
    // Without a receiver that opens a window the card would be lost.
    static const QMetaMethod asked = QMetaMethod::fromSignal(&Page::windowRequested);
    if (!m_board->card(id) || !isSignalConnected(asked))
        return;
    auto *card = m_board->removeCard(id);
    auto *part = new CardPage(this->id(), id, m_board->titleOf(id), card);
    m_out.append(part);
    updateOut();
    Q_EMIT windowRequested(part);
}

void OnAirPage::openPart(const QString &name)
{
    popOut(name);
}

void OnAirPage::takePart(Page *part)
{
    auto *page = qobject_cast<CardPage *>(part);
    if (!page)
        return;
    const QString id = page->cardId();
    m_out.removeIf([page](const QPointer<CardPage> &one) { return one == page || !one; });
    updateOut();
    Card *card = page->takeCard();
    if (!card)
        return;
    m_board->putBack(id, card);
    if (OverviewCard *known = overview(id))
        known->setSurroundings(m_toasts, m_live);
}

QString OnAirPage::focusedCard() const
{
    const QWidget *focus = QApplication::focusWidget();
    for (const QString &id : m_cards) {
        const Card *card = m_board->card(id);
        if (card && focus && (card == focus || card->isAncestorOf(focus)))
            return id;
    }
    return {};
}

void OnAirPage::contextMenuEvent(QContextMenuEvent *event)
{
    const QString id = event->reason() == QContextMenuEvent::Keyboard
        ? focusedCard()
        : m_board->cardAt(m_board->mapFrom(this, event->pos()));
    auto *menu = named("cardMenu", new QMenu(this));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!id.isEmpty() && !isLarge()) {
        const QString title = m_board->titleOf(id);
        const bool isWide = m_board->plan().find(id)->span > 1;
        menu->addAction(Icons::icon(Icon::External), tr("Pop out %1").arg(title), this,
                        [this, id] { popOut(id); });
        menu->addAction(isWide ? tr("Make %1 narrower").arg(title) : tr("Make %1 wider").arg(title), this,
                        [this, id, isWide] { m_board->setWide(id, !isWide); });
        menu->addAction(tr("Hide %1").arg(title), this, [this, id, title] {
            m_board->setHidden(id, true);
            Q_EMIT notified(tr("%1 is hidden").arg(title), [this, id] { m_board->setHidden(id, false); });
        });
        menu->addSeparator();
    }
    menu->addAction(m_arrange);
    menu->addAction(m_largeAction);
    menu->popup(event->globalPos());
}

void OnAirPage::takeKeyboard()
{
    // isVisibleTo() also works before the window is first shown.
    Card *first = nullptr;
    for (const QString &id : std::as_const(m_cards)) {
        Card *card = m_board->card(id);
        if (!card || !card->isVisibleTo(this))
            continue;
        OverviewCard *known = overview(id);
        if (known && known->takeKeyboard())
            return;
        if (!first)
            first = card;
    }
    if (first)
        first->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

/// Keys work while a card has the focus, so the page passes the focus on if a card is visible.
void OnAirPage::focusInEvent(QFocusEvent *event)
{
    Page::focusInEvent(event);
    takeKeyboard();
}

void OnAirPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

void OnAirPage::fit()
{
    const int side = width() > px(widest) ? (width() - px(widestContent)) / 2
                                          : px(width() < px(strip) ? stripMargin : Measure::pageMargin);
    // If the content must scroll, its end can be scrolled above a toast.
    const int across = qMax(1, width() - 2 * side);
    const QWidget *area = m_stack->widget(0);
    const int high = area && area->layout() ? area->layout()->totalHeightForWidth(across) : 0;
    const bool scrolls = !isLarge() && parentWidget() && high > parentWidget()->height();
    const QMargins wanted(side, 0, side, scrolls ? px(endPadding) : px(Measure::pageMargin));
    if (layout()->contentsMargins() != wanted)
        layout()->setContentsMargins(wanted);
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutouts_card.h"

#include "base/bidi.h"
#include "chat/base/hold_texts.h"
#include "chat/people/channel_choice.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/spacing.h"
#include "shoutout_dialog.h"
#include "shoutout_model.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/action_button.h"
#include "kit/controls/toggle.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>

namespace Sidestage {

namespace {

constexpr int second = 1000;  // milliseconds
constexpr int maxRows = 6;    ///< Visible at once; more have to be scrolled.
constexpr int maxReceivedRows = 3;

}  // namespace

ShoutoutsCard::ShoutoutsCard(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : Card(tr("Shoutouts"), Icon::Heart, parent)
    , m_service(service)
    , m_choice(choice)
    , m_model(new ShoutoutModel(service->shoutouts(), service->channels(), this))
    , m_list(named("shoutoutList", new QListView))
{
    setObjectName(QStringLiteral("shoutouts"));
    auto *add = named("addShoutout", Button::compact(Icon::Plus, tr("Add")));
    add->setKeyHint(QKeySequence(Qt::Key_O));
    add->setAccessibleName(tr("Add shoutout"));
    addToHead(add);
    connect(add, &QPushButton::clicked, this, &ShoutoutsCard::addShoutout);

    m_list->setAccessibleName(tr("Shoutout queue"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ShoutoutDelegate(m_list, m_model));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setDropIndicatorShown(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setProperty("focusRing", false);
    m_list->installEventFilter(this);
    connect(m_list, &QWidget::customContextMenuRequested, this, &ShoutoutsCard::openMenu);
    body()->addWidget(m_list);
    m_nothing
        = makeParagraph(tr("No shoutouts in the queue. Each channel can give one every 2 minutes, and one "
                           "to the same channel every hour."),
                        TextRole::Small, Tone::Hint);
    body()->addWidget(m_nothing);

    m_tools = new QWidget;
    auto *tools = new QHBoxLayout(m_tools);
    m_sendNow = named("sendShoutout", new ActionButton(Icon::Send, tr("Send now")));
    m_sendNow->setCompact(true);
    m_automatic = named("automaticShoutout", new Toggle);
    m_automatic->setWord(tr("Send automatically"));
    m_automatic->setAccessibleName(tr("Send this shoutout automatically as soon as it is allowed"));
    m_remove = named("removeShoutout", Button::iconOnly(Icon::Trash, tr("Remove shoutout (Del)")));
    tools->addWidget(m_sendNow);
    tools->addWidget(m_automatic);
    tools->addStretch(1);
    tools->addWidget(m_remove);
    body()->addWidget(m_tools);
    connect(m_sendNow, &QPushButton::clicked, this, &ShoutoutsCard::sendCurrent);
    connect(m_remove, &QPushButton::clicked, this, &ShoutoutsCard::removeCurrent);
    connect(m_automatic, &QAbstractButton::clicked, this, [this](bool on) {
        if (const auto one = current())
            m_service->shoutouts()->setAutomatic(one->id, on);
    });

    m_received = named("receivedShoutouts", new QWidget);
    m_receivedRows = new QVBoxLayout(m_received);
    body()->addWidget(m_received);

    SecondTicker::shared()->follow(this, [this] {
        if (m_model->rowCount() == 0)
            return 0;
        m_model->tick();
        updateActions();
        return second;
    });
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &ShoutoutsCard::update);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &ShoutoutsCard::update);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ShoutoutsCard::updateActions);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ShoutoutsCard::updateActions);
    connect(service->shoutouts(), &ShoutoutQueue::sent, this, [this](const Shoutout &one) {
        const auto from = m_service->channels()->find(one.fromId);
        Q_EMIT notified(tr("%1 gave %2 a shoutout")
                            .arg(isolated(from ? from->name : one.fromId), isolated(one.target.name)),
                        {});
    });
    connect(service->shoutouts(), &ShoutoutQueue::receivedOne, this, [this](const ReceivedShoutout &one) {
        updateReceived();
        Q_EMIT notified(textOf(one), {});
    });
    connect(service->shoutouts(), &ShoutoutQueue::refused, this, [this](const Shoutout &one) {
        if (one.state == Shoutout::State::Failed)
            Q_EMIT notified(tr("Shoutout for %1 not sent. %2", "a channel; the reason")
                                .arg(isolated(one.target.name), wordsOf(one.error.value_or(Error{}))),
                            {}, Pill::Kind::Error);
    });
    connect(service->shoutouts(), &ShoutoutQueue::paused, this, [this](int count) {
        Q_EMIT notified(
            tr("%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.",
               nullptr, count),
            {}, Pill::Kind::Warn);
    });
    connect(service->shoutouts(), &ShoutoutQueue::failed, this,
            [this](const Error &error) { setError(wordsOf(error)); });
    setSpacing(m_receivedRows, 4);
    Theme::watch(this, [this] { fit(); });
    update();
    updateReceived();
}

QString ShoutoutsCard::textOf(const ReceivedShoutout &one) const
{
    const auto to = m_service->channels()->find(one.toId);
    return tr("%1 gave %2 a shoutout, seen by %Ln viewers", nullptr, one.viewers)
        .arg(one.from, to ? to->name : one.toId);
}

void ShoutoutsCard::updateReceived()
{
    emptyLayout(m_receivedRows);
    const auto &all = m_service->shoutouts()->received();
    m_received->setVisible(!all.isEmpty());
    if (all.isEmpty())
        return;
    m_receivedRows->addWidget(makeLabel(tr("Received"), TextRole::Caption, Tone::Secondary));
    for (const ReceivedShoutout &one : all.first(qMin<qsizetype>(all.size(), maxReceivedRows))) {
        auto *row = new WrapLabel({}, TextRole::Small, Tone::Text);
        row->setTextFormat(Qt::PlainText);
        row->setText(tr("%1 · %2", "what happened, the time")
                         .arg(textOf(one), wallText(one.at, QStringLiteral("HH:mm"))));
        m_receivedRows->addWidget(row);
    }
}

void ShoutoutsCard::update()
{
    const int rows = m_model->rowCount();
    m_list->setVisible(rows > 0);
    m_tools->setVisible(rows > 0);
    m_nothing->setVisible(rows == 0);
    if (rows > 0 && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0, 0));
    SecondTicker::shared()->wake(this);
    fit();
    updateActions();
}

void ShoutoutsCard::fit()
{
    const int rows = std::clamp(m_model->rowCount(), 1, maxRows);
    m_list->setFixedHeight(rows * px(ShoutoutDelegate::rowHeight) + 2);
}

std::optional<Shoutout> ShoutoutsCard::current() const
{
    return m_model->shoutout(m_list->currentIndex());
}

void ShoutoutsCard::updateActions()
{
    const auto one = current();
    m_automatic->setEnabled(one.has_value());
    m_automatic->setChecked(one && one->automatic);
    m_remove->setEnabled(one && one->state != Shoutout::State::Sending);
    if (!one)
        return m_sendNow->setBlocked(tr("Select a shoutout in the list."));
    const QDateTime now = m_service->shoutouts()->now();
    const ShoutoutState state = m_model->stateOf(m_list->currentIndex().row(), now);
    m_sendNow->setText(one->isUncertain                            ? tr("Send again")
                           : one->state == Shoutout::State::Failed ? tr("Retry")
                                                                   : tr("Send now"));
    QString reason;
    if (one->state == Shoutout::State::Sending)
        reason = tr("It is being sent.");
    else if (one->blockReason)
        reason = state.reason;
    else if (const QDateTime target = m_service->shoutouts()->targetFreeAt(one->fromId, one->target.id);
             target.isValid() && target > now)
        reason = tr("%1 can receive another shoutout in %2.")
                     .arg(isolated(one->target.name),
                          tr("%n min", nullptr, int((now.secsTo(target) + 59) / 60)));
    else if (const QDateTime free = m_service->shoutouts()->channelFreeAt(one->fromId);
             free.isValid() && free > now)
        reason = tr("A channel can give one shoutout every two minutes: %1 left.")
                     .arg(tr("%n s", "seconds", int(now.secsTo(free) + 1)));
    m_sendNow->setBlocked(reason);
}

void ShoutoutsCard::addShoutout()
{
    QString from = m_choice->current();
    if (from.isEmpty())
        from = m_service->channels()->shown().value(0);
    auto *dialog = new ShoutoutDialog(m_service, from, this);
    connect(dialog, &ShoutoutDialog::added, this, [this](qint64 id) {
        m_list->setCurrentIndex(m_model->indexOf(id));
        m_list->setFocus();
    });
    dialog->openOnce();
}

void ShoutoutsCard::sendCurrent()
{
    if (const auto one = current(); one && !m_sendNow->isBlocked())
        m_service->shoutouts()->sendNow(one->id);
}

void ShoutoutsCard::removeCurrent()
{
    const auto one = current();
    if (!one || one->state == Shoutout::State::Sending)
        return;
    const int place = m_model->placeOf(one->id);
    m_service->shoutouts()->remove(one->id);
    Q_EMIT notified(tr("Removed the shoutout for %1").arg(isolated(one->target.name)),
                    [queue = m_service->shoutouts(), one = *one, place] {
                        const auto id = queue->add(one.fromId, one.target, one.automatic);
                        if (id)
                            queue->move(*id, place);
                    });
}

void ShoutoutsCard::moveCurrent(int by)
{
    const auto one = current();
    if (!one)
        return;
    const int place = m_model->placeOf(one->id) + by;
    if (place >= 0 && place < m_model->countOf(one->fromId))
        m_service->shoutouts()->move(one->id, place);
}

void ShoutoutsCard::openMenu(const QPoint &place)
{
    const auto one = current();
    if (!one)
        return;
    auto *menu = named("shoutoutMenu", new QMenu(this));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *sending
        = menu->addAction(Icons::icon(Icon::Send), m_sendNow->text(), this, &ShoutoutsCard::sendCurrent);
    sending->setEnabled(!m_sendNow->isBlocked());
    QAction *automatic = menu->addAction(tr("Send automatically"), this, [this, one](bool on) {
        m_service->shoutouts()->setAutomatic(one->id, on);
    });
    automatic->setCheckable(true);
    automatic->setChecked(one->automatic);
    menu->addSeparator();
    menu->addAction(Icons::icon(Icon::ChevronUp), tr("Move up\tAlt+Up"), this, [this] { moveCurrent(-1); });
    menu->addAction(Icons::icon(Icon::ChevronDown), tr("Move down\tAlt+Down"), this,
                    [this] { moveCurrent(1); });
    menu->addSeparator();
    menu->addAction(Icons::icon(Icon::Trash), tr("Remove\tDel"), this, &ShoutoutsCard::removeCurrent);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

bool ShoutoutsCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return Card::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const auto modifiers = key->modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::AltModifier && key->key() == Qt::Key_Up)
        moveCurrent(-1);
    else if (modifiers == Qt::AltModifier && key->key() == Qt::Key_Down)
        moveCurrent(1);
    else if (modifiers == Qt::NoModifier && (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace))
        removeCurrent();
    else if (modifiers == Qt::NoModifier && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter))
        openMenu(m_list->visualRect(m_list->currentIndex()).center());
    else
        return false;
    return true;
}

}  // namespace Sidestage

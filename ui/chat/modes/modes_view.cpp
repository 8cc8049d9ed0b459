// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes_view.h"

#include "chat/people/channel_choice.h"
#include "chat/words/chat_words.h"
#include "mode_form.h"
#include "mode_grid.h"
#include "mode_grid_model.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/skeleton.h"
#include "kit/messages/empty_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

namespace Sidestage {

namespace {

/// Of the page, in px at a body line of 20 px: from here on the cards stand beside the grid.
constexpr int wideFrom = 940;
/// Narrower than this, one channel is shown at a time.
constexpr int narrowBelow = 680;

}  // namespace

ModesView::ModesView(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : ChatView(service, choice, parent)
    , m_control(new ModeControl(service, choice, this))
    , m_model(new ModeGridModel(m_control, this))
{
    setObjectName(QStringLiteral("modesView"));
    build();
    buildActions();

    connect(service->channels(), &ChatChannels::listChanged, this, &ModesView::updateShown);
    connect(service->channels(), &ChatChannels::changed, this, &ModesView::updateShown);
    connect(service->channels(), &ChatChannels::freshnessChanged, this, &ModesView::updateShown);
    connect(service->board(), &ModeBoard::freshnessChanged, this, &ChatView::freshnessChanged);
    connect(choice, &ChannelChoice::currentChanged, this, [this](const QString &id) {
        m_grid->setCurrentChannel(id);
        m_form->setChannel(id);
        m_switcher->setCurrentIndex(m_switcher->findData(id));
        updateOnScreen();
    });
    connect(m_grid, &ModeGrid::currentChannelChanged, choice, &ChannelChoice::setCurrent);
    connect(m_control, &ModeControl::editsChanged, this, &ModesView::updateEditBar);
    // After the form, which is told by the same signal.
    connect(m_control, &ModeControl::changed, this, &ModesView::goToWanted);
    connect(m_control, &ModeControl::failed, this, &ModesView::showFailure);
    connect(m_control, &ModeControl::noted, this, &ModesView::note);

    connect(m_grid, &ModeGrid::editRequested, this, [this](const QModelIndex &index) {
        const QRect cell = m_grid->visualRect(index);
        edit(m_model->channelAt(index.column()), ChatSwitch(index.row()),
             {m_grid->viewport()->mapToGlobal(cell.topLeft()), cell.size()});
    });
    connect(m_grid, &ModeGrid::formRequested, this, &ModesView::editAll);
    connect(m_grid, &ModeGrid::retryRequested, this, &ModesView::retry);
    connect(m_grid, &ModeGrid::blockedPressed, this, [this](const QModelIndex &index) {
        explain(m_model->channelAt(index.column()), ChatSwitch(index.row()), m_grid->viewport(),
                m_grid->visualRect(index));
    });
    connect(m_form, &ModeForm::editRequested, this, [this](ChatSwitch what, QWidget *place) {
        edit(m_form->channel(), what, {place->mapToGlobal(QPoint()), place->size()});
    });
    connect(m_form, &ModeForm::retryRequested, this, &ModesView::retry);
    connect(m_form, &ModeForm::permissionRequested, this,
            [this](Api::Scope scope) { askIn(m_form->channel(), scope); });
    m_form->setChannel(choice->current());
    m_grid->setCurrentChannel(choice->current());
    updateShown();
    updateEditBar();
}

ModesView::~ModesView() = default;

void ModesView::setSurroundings(ToastLane *toasts)
{
    m_toasts = toasts;
    toasts->keepClear(m_editBar);
}

Freshness ModesView::freshness() const
{
    const ModeBoard *board = service()->board();
    return {.asOf = board->asOf(),
            .interval = board->interval(),
            .failure = board->failure(),
            .live = board->isLive()};
}

void ModesView::refresh()
{
    service()->channels()->refresh();
    service()->board()->refresh();
}

void ModesView::resizeEvent(QResizeEvent *event)
{
    ChatView::resizeEvent(event);
    // While a new text size is being given to all widgets, none of them may go: the theme says when it is
    // over.
    if (px(scaleProbe) == m_arrangedAt)
        arrange();
}

void ModesView::showEvent(QShowEvent *event)
{
    ChatView::showEvent(event);
    updateOnScreen();
}

void ModesView::hideEvent(QHideEvent *event)
{
    ChatView::hideEvent(event);
    updateOnScreen();
}

/// Whoever is looked at is read more often.
void ModesView::updateOnScreen()
{
    const bool visible = isVisible();
    const QStringList seen = !visible ? QStringList()
        : m_narrow                    ? QStringList{choice()->current()}
                                      : service()->channels()->shown();
    if (visible == m_visible && seen == m_onScreen)
        return;
    m_visible = visible;
    m_onScreen = seen;
    service()->channels()->setOnScreen(visible);
    service()->board()->setOnScreen(seen);
}

void ModesView::arrange()
{
    const bool wide = width() >= px(wideFrom);
    const bool narrow = width() < px(narrowBelow);
    if (wide != m_wide) {
        m_wide = wide;
        if (wide)
            m_columns->addWidget(m_side);
        else
            m_side->setParent(this);
        m_side->setVisible(wide && m_sideWanted);
        if (m_sideAction)
            m_sideAction->setChecked(wide && m_sideWanted);
    }
    if (wide) {
        m_side->setMinimumWidth(qMax(px(240), m_side->widget()->minimumSizeHint().width()));
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
        m_place->arrange();
    } else {
        m_side->setFixedWidth(
            qMin(qMax(px(sideWidth), m_side->widget()->minimumSizeHint().width()) + px(12), width()));
        placeDrawer();
    }
    if (narrow != m_narrow) {
        m_narrow = narrow;
        updateShown();
    }
}

void ModesView::placeDrawer()
{
    const QRect room(m_columns->geometry());
    const int x = layoutDirection() == Qt::RightToLeft ? room.left() : room.right() - m_side->width() + 1;
    m_side->setGeometry(x, room.top(), m_side->width(), room.height());
    m_side->raise();
}

void ModesView::showSide(bool shown)
{
    if (m_wide)
        m_sideWanted = shown;
    const bool hadFocus = m_side->isAncestorOf(focusWidget() ? focusWidget() : this);
    m_side->setVisible(shown);
    if (m_wide)
        m_place->arrange();
    else if (shown)
        placeDrawer();
    m_sideAction->setChecked(shown);
    if (!shown && hadFocus)
        (m_stack->currentWidget() == m_formCard ? static_cast<QWidget *>(m_form) : m_grid)
            ->setFocus(Qt::OtherFocusReason);
}

void ModesView::updateShown()
{
    const QStringList shown = service()->channels()->shown();
    QWidget *state = m_gridCard;
    if (shown.isEmpty()) {
        const bool isKnown = service()->channels()->asOf().isValid()
            || !service()->channels()->ids().isEmpty() || !service()->channels()->failure().isEmpty();
        state = isKnown ? static_cast<QWidget *>(m_empty) : m_skeleton;
        m_empty->setSentence(service()->channels()->ids().isEmpty()
                                 ? tr("No channels to manage. Add channels you moderate by name.")
                                 : tr("No channels shown."));
    } else if (shown.size() == 1 || m_narrow) {
        state = m_formCard;
    }
    const bool hadFocus = m_stack->isAncestorOf(focusWidget() ? focusWidget() : this);
    if (m_stack->currentWidget() != state) {
        m_stack->setCurrentWidget(state);
        if (hadFocus && state == m_gridCard)
            m_grid->setFocus(Qt::OtherFocusReason);
    }
    // A grid is as high as its rows; a form takes what there is.
    m_stack->setSizePolicy(QSizePolicy::Preferred,
                           state == m_gridCard ? QSizePolicy::Maximum : QSizePolicy::Expanding);
    if (auto *rows = qobject_cast<QBoxLayout *>(m_stack->parentWidget()->layout()))
        rows->setStretchFactor(m_stack, state == m_gridCard ? 0 : 1);
    setFocusProxy(state == m_gridCard ? m_grid : nullptr);
    fillSwitcher();
    updateOnScreen();
    goToWanted();
}

void ModesView::fillSwitcher()
{
    const QStringList shown = service()->channels()->shown();
    QStringList before;
    for (int i = 0; i < m_switcher->count(); ++i)
        before.append(m_switcher->itemData(i).toString());
    if (before != shown) {
        m_switcher->clear();
        for (const QString &id : shown)
            m_switcher->addItem(m_control->channelName(id), id);
    }
    m_switcher->setVisible(shown.size() > 1);
    m_switcher->setCurrentIndex(m_switcher->findData(choice()->current()));
}

void ModesView::updateEditBar()
{
    const auto &edits = m_control->edits();
    m_editBar->setVisible(!edits.isEmpty());
    if (edits.isEmpty())
        return;
    const int count = int(edits.size());
    QStringList parts;
    for (int at = 0; at < ChatSwitch::count; ++at) {
        const ChatSwitch what(at);
        QStringList values;
        for (auto edit = edits.cbegin(); edit != edits.cend(); ++edit) {
            QString value;
            if (what.isShield() && edit->shield)
                value = valueOf(ChatMode::Subscribers, ModeValue{*edit->shield});
            else if (!what.isShield() && edit->modes[what.mode()])
                value = valueOf(what.mode(), edit->modes[what.mode()]);
            if (!value.isEmpty() && !values.contains(value))
                values.append(value);
        }
        if (!values.isEmpty())
            parts.append(
                tr("%1: %2", "a mode and its values").arg(what.name(), values.join(QStringLiteral(", "))));
    }
    m_editWords->setText(
        tr("Not sent yet to %n channels: %1", nullptr, count).arg(parts.join(QStringLiteral(" · "))));
    m_send->setText(tr("Send to %n channels", nullptr, count));
    announce(m_editBar, m_editWords->text());
}

void ModesView::note(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(true);
    if (isVisible() && m_toasts)
        m_toasts->showMessage(sentence, {}, Pill::Kind::Neutral);
    else if (isVisible())
        announce(m_note, sentence);
}

void ModesView::showFailure(const QString &sentence, qint64 job, const QString &channelId)
{
    if (!m_toasts) {
        announce(this, sentence, Announce::Assertive);
        Q_EMIT notified(sentence, {}, Pill::Kind::Error);
        return;
    }
    Toast *toast = m_toasts->show({.what = sentence,
                                   .kind = Pill::Kind::Error,
                                   .stayMs = 12'000,
                                   .action = job > 0 ? tr("Retry") : QString()});
    connect(toast, &Toast::actionTriggered, this,
            [this, job, channelId] { m_control->retry(job, channelId); });
}

}  // namespace Sidestage

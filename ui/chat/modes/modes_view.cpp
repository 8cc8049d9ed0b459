// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes_view.h"

#include "chat/announcements/announce_card.h"
#include "chat/base/chat_texts.h"
#include "chat/lockdown/lockdown_banner.h"
#include "chat/lockdown/preset_preview.h"
#include "chat/lockdown/presets_dialog.h"
#include "chat/lockdown/snapshots_card.h"
#include "chat/people/channel_choice.h"
#include "chat/people/channel_chooser.h"
#include "chat/shoutouts/shoutouts_card.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "mode_editor.h"
#include "mode_form.h"
#include "mode_grid.h"
#include "mode_grid_model.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/master_detail.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/skeleton.h"
#include "kit/messages/empty_state.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/overlays/popover.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>

namespace Sidestage {

namespace {

/// From this width of the page on, in px at a body line of 20 px, the cards are beside the grid.
constexpr int wideFrom = 940;
constexpr int sideWidth = 292;
constexpr int minSide = 240;
constexpr int maxSide = 480;  ///< In a wide window.
/// Below this width, only one channel is shown at a time.
constexpr int narrowBelow = 680;

/// In px at a body line of 20 px. In a wider form the labels would be far from their fields.
constexpr int maxForm = 700;

/// As high as its content if there is room; otherwise it scrolls.
class TroubleArea : public QScrollArea
{
public:
    explicit TroubleArea(QWidget *content)
    {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        setFocusPolicy(Qt::NoFocus);
        setWidget(content);  // also installs an event filter on the content
    }
    QSize sizeHint() const override
    {
        QSize size = widget()->sizeHint();
        if (widget()->layout() && widget()->layout()->hasHeightForWidth())
            size.setHeight(widget()->layout()->totalHeightForWidth(width()));
        return widget()->isHidden() ? QSize(size.width(), 0) : size;
    }
    QSize minimumSizeHint() const override { return {0, qMin(sizeHint().height(), px(96))}; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget()
            && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ShowToParent
                || event->type() == QEvent::HideToParent))
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();  // the texts wrap differently now
    }
};

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
    // Connected after the form, which has to handle the same signal first.
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

void ModesView::setSurroundings(ToastLane *toasts, LiveStatus *)
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

void ModesView::showMode(ChatSwitch what)
{
    m_wanted = what;
    m_wantedFrom = QApplication::focusWidget();
    goToWanted();
}

void ModesView::showChannel(const QString &channelId)
{
    service()->channels()->setShown(channelId, true);
    choice()->setCurrent(channelId);
    if (m_stack->currentWidget() == m_gridCard)
        m_grid->setFocus(Qt::ShortcutFocusReason);
    else if (m_stack->currentWidget() == m_formCard)
        m_form->toggle(0)->setFocus(Qt::ShortcutFocusReason);
}

void ModesView::lockOrRestore()
{
    m_banner->lockOrRestore();
}

void ModesView::focusAnnouncement()
{
    if (!m_side->isVisible())
        m_columns->showDetails(true);
    m_side->ensureWidgetVisible(m_announce);
    m_announce->focusText();
}

void ModesView::addShoutout()
{
    if (!m_side->isVisible())
        m_columns->showDetails(true);
    m_side->ensureWidgetVisible(m_shoutouts);
    m_shoutouts->addShoutout();
}

void ModesView::takeSnapshot()
{
    m_snapshots->takeSnapshot();
}

void ModesView::openChooser()
{
    auto *dialog = new ChannelChooser(service(), this);
    connect(dialog, &ChannelChooser::listPermissionRequested, this, [this, dialog] {
        dialog->accept();
        const QList<Account *> without = service()->channels()->withoutList();
        if (!without.isEmpty())
            Q_EMIT permissionRequested(Api::Scope::UserReadModeratedChannels, without.first()->userId());
    });
    dialog->openOnce();
}

void ModesView::openPresets()
{
    auto *menu = named("presetMenu", new QMenu(this));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const QStringList meant = choice()->meant();
    menu->addSection(meant.isEmpty()         ? tr("No channel selected")
                         : meant.size() == 1 ? tr("For %1").arg(m_control->channelName(meant.first()))
                                             : tr("For %n selected channels", nullptr, int(meant.size())));
    for (const ModePreset &preset : service()->store()->presets()) {
        const int changed = changedBy(service(), preset.modes, meant);
        QString words = preset.name;
        words.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction *action = menu->addAction(QStringLiteral("%1\t%2").arg(
            words,
            meant.isEmpty()         ? QString()
                : changed == 0      ? tr("already set")
                : meant.size() == 1 ? tr("changes modes")
                                    : tr("changes %1 of %2").arg(changed).arg(meant.size())));
        action->setToolTip(listOf(preset.modes));
        action->setEnabled(!meant.isEmpty());
        connect(action, &QAction::triggered, this, [this, preset] { apply(preset); });
    }
    menu->addSeparator();
    QAction *manage = named("managePresets", menu->addAction(tr("Manage presets…")));
    connect(manage, &QAction::triggered, this, [this] {
        const ChannelModes *modes = service()->board()->modes(choice()->current());
        auto *dialog = new PresetsDialog(service(), modes ? modes->shown() : ChatModes(), this);
        dialog->openOnce();
    });
    QWidget *button = window()->findChild<QWidget *>(QStringLiteral("chatPresetsButton"));
    if (button && button->isVisible())
        popUpBelow(menu, button);
    else
        menu->popup(mapToGlobal(QPoint(width() / 2, 0)));
}

void ModesView::build()
{
    m_banner = new LockdownBanner(service(), choice(), this);
    m_grid = new ModeGrid(m_model);
    m_gridCard = named("gridCard", new Card);
    m_gridCard->setBodyPadded(false);
    m_gridCard->body()->addWidget(m_grid, 1);
    m_form = new ModeForm(m_control, m_model);
    m_form->setProperty("plain", true);
    auto *formArea = named("formArea", new QScrollArea);
    formArea->setFrameShape(QFrame::NoFrame);
    formArea->setWidgetResizable(true);
    formArea->setFocusPolicy(Qt::NoFocus);
    formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    formArea->setWidget(m_form);
    m_switcher = named("channelSwitcher", new QComboBox);
    m_switcher->setAccessibleName(tr("Channel"));
    m_switcher->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_switcher, &QComboBox::activated, this,
            [this](int at) { choice()->setCurrent(m_switcher->itemData(at).toString()); });
    m_formCard = new Card;
    m_formCard->setBodyPadded(false);
    auto *switcherRow = new QHBoxLayout;
    switcherRow->addWidget(m_switcher);
    m_formCard->body()->addLayout(switcherRow);
    m_formCard->body()->addWidget(formArea, 1);
    m_skeleton = new Skeleton(8);
    m_empty = new EmptyState(Icon::Chat, tr("No channels shown."));
    m_empty->setAction(tr("Channels…"));
    connect(m_empty, &EmptyState::actionTriggered, this, &ModesView::openChooser);
    m_stack = new QStackedWidget;
    for (QWidget *state : {static_cast<QWidget *>(m_gridCard), static_cast<QWidget *>(m_formCard),
                           static_cast<QWidget *>(m_skeleton), static_cast<QWidget *>(m_empty)})
        m_stack->addWidget(state);
    m_note = named("modeNote", makeParagraph({}, TextRole::Small, Tone::Secondary));
    m_note->hide();

    auto *left = new QWidget;
    auto *rows = new QVBoxLayout(left);
    rows->addWidget(m_stack);
    rows->addWidget(buildEditBar());
    rows->addWidget(m_note);
    // Scrolls, so that the grid stays visible however many cards there are.
    auto *troubles = named("troubleArea", new TroubleArea(m_banner->troubles()));
    rows->addWidget(troubles);
    rows->addStretch(0);

    auto *cards = named("sideCards", new QWidget);
    auto *side = new QVBoxLayout(cards);
    m_snapshots = new SnapshotsCard(service(), choice());
    m_announce = new AnnounceCard(service(), choice());
    m_shoutouts = new ShoutoutsCard(service(), choice());
    for (Card *card : {static_cast<Card *>(m_snapshots), static_cast<Card *>(m_announce),
                       static_cast<Card *>(m_shoutouts)})
        side->addWidget(card);
    side->addStretch(1);
    m_side = named("sideArea", makeScrollArea(cards));
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setAutoFillBackground(true);  // as a drawer it covers other widgets

    m_columns = new MasterDetail(
        left, m_side, QStringLiteral("chat/columns"),
        {.wideFrom = wideFrom, .details = sideWidth, .leastDetails = minSide, .mostDetails = maxSide});
    connect(m_columns, &MasterDetail::arranged, this, &ModesView::arrange);
    connect(m_columns, &MasterDetail::closed, this, [this](bool hadFocus) {
        if (hadFocus)
            (m_stack->currentWidget() == m_formCard ? static_cast<QWidget *>(m_form) : m_grid)
                ->setFocus(Qt::OtherFocusReason);
    });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_banner);
    layout->addWidget(m_columns, 1);
    connect(m_banner, &LockdownBanner::notified, this, &ChatView::notified);
    connect(m_banner, &LockdownBanner::permissionRequested, this, &ModesView::askIn);
    connect(m_snapshots, &SnapshotsCard::notified, this, &ChatView::notified);
    connect(m_announce, &AnnounceCard::notified, this, &ChatView::notified);
    connect(m_shoutouts, &ShoutoutsCard::notified, this, &ChatView::notified);
    connect(m_snapshots, &SnapshotsCard::lockdownRequested, m_banner, &LockdownBanner::lockDown);
    connect(m_snapshots, &SnapshotsCard::saved, this, [this](const QString &text) {
        m_saved = text;
        Q_EMIT savedChanged();
    });
    setSpacing(layout, Measure::cardGapDense);
    setSpacing(rows, Measure::cardGapDense);
    setSpacing(side, Measure::cardGapDense);
    setMargins(switcherRow, 16, 12, 16, 0);
    setScaled(m_form, &QWidget::setMaximumWidth, maxForm);
    Theme::watch(this, [this] {
        m_gridCard->layout()->setContentsMargins(1, 1, 1, 1);
        m_formCard->layout()->setContentsMargins(1, 1, 1, 1);
    });
    arrange();
}

QWidget *ModesView::buildEditBar()
{
    m_editBar = named("editBar", new QFrame);
    setStyleProperty(m_editBar, "frame", QStringLiteral("card"));
    auto *row = new QHBoxLayout(m_editBar);
    m_editWords = named("editWords", makeParagraph({}, TextRole::Body, Tone::Text, m_editBar));
    m_discard = named("discardEdits", Button::compact(tr("Discard"), Button::Role::Default, m_editBar));
    m_discard->setKeyHint(Qt::Key_Escape);
    m_send = named("sendEdits", Button::compact(QString(), Button::Role::Primary, m_editBar));
    m_send->setKeyHint(Qt::CTRL | Qt::Key_Return);
    row->addWidget(m_editWords, 1);
    row->addWidget(m_discard);
    row->addWidget(m_send);
    connect(m_send, &QAbstractButton::clicked, m_control, &ModeControl::sendEdits);
    connect(m_discard, &QAbstractButton::clicked, this, &ModesView::discard);
    setMargins(row, 12, 8, 12, 8);
    return m_editBar;
}

/// The modes of visible channels are read more often.
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
    const bool narrow = width() < px(narrowBelow);
    if (std::exchange(m_narrow, narrow) != narrow)
        updateShown();
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
    // The grid is as high as its rows; a form fills the available height.
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

void ModesView::buildActions()
{
    addAction(
        "chatChannels", Icon::List, tr("Channels…"), {}, [this] { openChooser(); }, Where::Head);
    addAction(
        "chatPresets", Icon::Sliders, tr("Presets"), Qt::Key_P, [this] { openPresets(); }, Where::Head);
    addAction(
        "takeSnapshot", Icon::Film, tr("Take snapshot"), Qt::Key_N, [this] { takeSnapshot(); }, Where::Head);
    addAction("chatShoutout", Icon::Heart, tr("Shoutout…"), Qt::Key_O, [this] { addShoutout(); });
    addAction("chatAnnouncement", Icon::Send, tr("Announcement"), Qt::Key_M, [this] {
        focusAnnouncement();
    })->setProperty("sameAs", QStringLiteral("announce"));
    addAction("chooseAllChannels", Icon::CheckCircle, tr("Select all channels"), QKeySequence::SelectAll,
              [this] { choice()->chooseAll(); });
    addAction("sendModeEdits", Icon::Send, tr("Send changes"), Qt::CTRL | Qt::Key_Return, [this] {
        if (m_control->hasEdits())
            m_control->sendEdits();
    });
    addAction("leaveModeEdits", Icon::Close, tr("Discard changes and clear selection"), Qt::Key_Escape,
              [this] { discard(); });
    m_columns->setToggle(
        addAction("chatSide", Icon::Info, tr("Snapshots, announcements, shoutouts"), Qt::Key_D, [] {}));
    addAction("lockDownChats", Icon::Shield, tr("Lock down or restore…"), {}, [this] {
        lockOrRestore();
    })->setProperty("sameAs", QStringLiteral("lockDownChat"));
    connect(service()->board(), &ModeBoard::jobChanged, this, &ModesView::followPreset);
}

/// Focuses the requested mode once its channel has been read, unless the focus was moved in the meantime.
void ModesView::goToWanted()
{
    if (!m_wanted)
        return;
    if (!isVisible() || QApplication::focusWidget() != m_wantedFrom)
        return m_wanted.reset();
    if (m_stack->currentWidget() == m_gridCard) {
        m_grid->setCurrentIndex(
            m_model->index(m_wanted->index, qMax(0, m_model->columnOf(choice()->current()))));
        m_grid->setFocus(Qt::ShortcutFocusReason);
        m_wanted.reset();
    } else if (m_stack->currentWidget() == m_formCard && m_form->toggle(*m_wanted)->isEnabled()) {
        m_form->toggle(*m_wanted)->setFocus(Qt::ShortcutFocusReason);
        m_wanted.reset();
    }
}

void ModesView::edit(const QString &channelId, ChatSwitch what, const QRect &place)
{
    auto *editor = new ModeEditor(m_control, channelId, what, this);
    QPointer<QWidget> before = focusWidget();
    connect(editor, &QObject::destroyed, this, [before] {
        if (before && before->isVisible() && before->window()->isActiveWindow())
            before->setFocus(Qt::PopupFocusReason);
    });
    editor->openAt(place);
}

/// Opens one channel of the grid as a form.
void ModesView::editAll(const QString &channelId)
{
    auto *dialog = named("modesDialog",
                         new DialogFrame(tr("Modes of %1").arg(m_control->channelName(channelId)), this));
    dialog->setModal(true);
    dialog->setBodyPadded(false);
    auto *form = new ModeForm(m_control, m_model, dialog);
    form->setChannel(channelId);
    auto *area = new QScrollArea(dialog);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(form);
    dialog->body()->addWidget(area, 1);
    connect(form, &ModeForm::editRequested, dialog, [this, channelId](ChatSwitch what, QWidget *place) {
        edit(channelId, what, {place->mapToGlobal(QPoint()), place->size()});
    });
    connect(form, &ModeForm::retryRequested, this, &ModesView::retry);
    connect(form, &ModeForm::permissionRequested, this, [this, dialog, channelId](Api::Scope scope) {
        dialog->accept();
        askIn(channelId, scope);
    });
    connect(service()->channels(), &ChatChannels::listChanged, dialog, [this, dialog, channelId] {
        if (!service()->channels()->find(channelId))
            dialog->reject();
    });
    auto *done = dialog->addButton(tr("Done"), Button::Role::Primary);
    connect(done, &QAbstractButton::clicked, dialog, &QDialog::accept);
    dialog->resize(px(520), px(620));
    dialog->openOnce();
}

/// Shows why a switch is blocked, with an action that can solve it.
void ModesView::explain(const QString &channelId, ChatSwitch what, QWidget *anchor, const QRect &place)
{
    const auto cell = m_control->cell(channelId, what);
    auto *popover = new Popover(anchor);
    popover->setAttribute(Qt::WA_DeleteOnClose);
    popover->setContent(tr("%1 in %2").arg(what.name(), m_control->channelName(channelId)), cell.blocked);
    const auto channel = service()->channels()->find(channelId);
    if (cell.missing) {
        popover->setAction(PermissionHint::askText());
        connect(popover, &Popover::actionTriggered, this,
                [this, channelId, scope = *cell.missing] { askIn(channelId, scope); });
    } else if (channel && channel->trouble) {
        popover->setAction(tr("Check my role"));
        connect(popover, &Popover::actionTriggered, this,
                [this, channelId] { service()->channels()->checkRole(channelId); });
    }
    popover->open();
    // A popover opens below its widget, so this one is moved to its cell.
    popover->move(anchor->mapToGlobal(place.bottomLeft() + QPoint(0, 2)));
}

void ModesView::retry(const QString &channelId)
{
    const auto outcome = m_model->outcome(channelId);
    if (outcome.hold > 0)
        service()->scheduler()->retry({outcome.hold});
    else if (outcome.job > 0)
        m_control->retry(outcome.job, channelId);
}

void ModesView::apply(const ModePreset &preset)
{
    const QStringList meant = choice()->meant();
    if (meant.isEmpty() || (meant.size() > 1 && !confirm(preset, meant)))
        return;
    m_presetJob = m_control->applyPreset(preset, meant);
}

bool ModesView::confirm(const ModePreset &preset, const QStringList &channelIds)
{
    PresetPreview preview(service(), preset, channelIds, this);
    return preview.exec() == QDialog::Accepted;
}

/// Reports the result of a preset, with Undo. Failures were reported already.
void ModesView::followPreset(qint64 id)
{
    const auto job = id == m_presetJob ? service()->board()->job(id) : std::nullopt;
    if (!job || !job->isOver())
        return;
    m_presetJob = 0;
    QHash<QString, ChatModes> before;
    QStringList names;
    for (const ModeJob::Row &row : job->rows) {
        const ChatModes was = only(row.before, row.wanted.modes());
        if (row.state == ModeJob::State::Done && !differing(was, row.wanted).isEmpty()) {
            before.insert(row.channelId, was);
            names.append(m_control->channelName(row.channelId));
        }
    }
    if (before.isEmpty()) {
        if (job->count(ModeJob::State::Failed) == 0)
            Q_EMIT notified(tr("“%1” is already set. Nothing changed.").arg(isolated(job->name)), {},
                            Pill::Kind::Info);
        return;
    }
    Q_EMIT notified(
        names.size() == 1
            ? tr("Applied “%1” to %2.").arg(isolated(job->name), isolated(names.first()))
            : tr("Applied “%1” to %n channels.", nullptr, int(names.size())).arg(isolated(job->name)),
        [this, before, name = job->name] {
            service()->board()->apply(before, ModeJob::Reason::Restore, name);
        });
}

/// Esc performs only the first of these that applies.
void ModesView::discard()
{
    if (m_columns->isDrawerOpen())
        return m_columns->showDetails(false);
    if (m_control->hasEdits()) {
        const auto edits = m_control->edits();
        m_control->discardEdits();
        Q_EMIT notified(tr("Discarded changes for %n channels.", nullptr, int(edits.size())),
                        [this, edits] { m_control->restoreEdits(edits); });
    } else if (m_control->hasProblems()) {
        m_control->dismissProblems();
    } else {
        choice()->chooseNone();
    }
}

}  // namespace Sidestage

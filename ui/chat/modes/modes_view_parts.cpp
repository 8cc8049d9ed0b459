// SPDX-License-Identifier: GPL-3.0-or-later

// The part of ModesView that lays it out.

#include "modes_view.h"

#include "chat/announcements/announce_card.h"
#include "chat/people/channel_choice.h"
#include "chat/shoutouts/shoutouts_card.h"
#include "lockdown_banner.h"
#include "mode_form.h"
#include "mode_grid.h"
#include "mode_grid_model.h"
#include "snapshots_card.h"

#include "chat/chat_service.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/skeleton.h"
#include "kit/messages/empty_state.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px: a wider form would have its labels far from its fields.
constexpr int maxForm = 700;

/// As high as its content wants, and less where there is no room for that: then it scrolls.
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
        setWidget(content);  // which it watches from now on
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
            updateGeometry();  // its texts wrap otherwise
    }
};

}  // namespace

void ModesView::build()
{
    m_banner = new LockdownBanner(service(), choice(), this);
    m_grid = new ModeGrid(m_model);
    m_gridCard = new Card;
    m_gridCard->setObjectName(QStringLiteral("gridCard"));
    m_gridCard->setBodyPadded(false);
    m_gridCard->body()->addWidget(m_grid, 1);
    m_form = new ModeForm(m_control, m_model);
    m_form->setProperty("plain", true);
    auto *formArea = new QScrollArea;
    formArea->setObjectName(QStringLiteral("formArea"));
    formArea->setFrameShape(QFrame::NoFrame);
    formArea->setWidgetResizable(true);
    formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    formArea->setWidget(m_form);
    m_switcher = new QComboBox;
    m_switcher->setObjectName(QStringLiteral("channelSwitcher"));
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
    m_note = makeLabel({}, TextRole::Small, Tone::Secondary);
    m_note->setObjectName(QStringLiteral("modeNote"));
    m_note->setWordWrap(true);
    m_note->hide();

    auto *left = new QWidget;
    auto *rows = new QVBoxLayout(left);
    rows->setContentsMargins({});
    rows->addWidget(m_stack);
    rows->addWidget(buildEditBar());
    rows->addWidget(m_note);
    // However many there are, the grid stays in reach.
    auto *troubles = new TroubleArea(m_banner->troubles());
    troubles->setObjectName(QStringLiteral("troubleArea"));
    rows->addWidget(troubles);
    rows->addStretch(0);

    auto *cards = new QWidget;
    cards->setObjectName(QStringLiteral("sideCards"));
    auto *side = new QVBoxLayout(cards);
    side->setContentsMargins({});
    m_snapshots = new SnapshotsCard(service(), choice());
    m_announce = new AnnounceCard(service(), choice());
    m_shoutouts = new ShoutoutsCard(service(), choice());
    for (Card *card : {static_cast<Card *>(m_snapshots), static_cast<Card *>(m_announce),
                       static_cast<Card *>(m_shoutouts)})
        side->addWidget(card);
    side->addStretch(1);
    m_side = new QScrollArea;
    m_side->setObjectName(QStringLiteral("sideArea"));
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setWidgetResizable(true);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setFocusPolicy(Qt::NoFocus);
    m_side->setWidget(cards);
    m_side->setAutoFillBackground(true);  // a drawer covers what is below it

    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(left);
    m_columns->addWidget(m_side);
    m_place = new SplitterState(m_columns, QStringLiteral("chat/columns"), {0, sideWidth}, {0, maxSide});
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
    Theme::watch(this, [this, layout, rows, side, switcherRow] {
        layout->setContentsMargins({});
        layout->setSpacing(px(Measure::cardGapDense));
        rows->setSpacing(px(Measure::cardGapDense));
        side->setSpacing(px(Measure::cardGapDense));
        switcherRow->setContentsMargins(px(16), px(12), px(16), 0);
        m_columns->setHandleWidth(px(Measure::cardGap));
        m_gridCard->layout()->setContentsMargins(1, 1, 1, 1);
        m_form->setMaximumWidth(px(maxForm));
        m_formCard->layout()->setContentsMargins(1, 1, 1, 1);
        m_arrangedAt = px(scaleProbe);
        arrange();
    });
}

QWidget *ModesView::buildEditBar()
{
    m_editBar = new QFrame;
    m_editBar->setObjectName(QStringLiteral("editBar"));
    setStyleProperty(m_editBar, "frame", QStringLiteral("card"));
    auto *row = new QHBoxLayout(m_editBar);
    m_editWords = makeLabel({}, TextRole::Body, Tone::Text, m_editBar);
    m_editWords->setObjectName(QStringLiteral("editWords"));
    m_editWords->setWordWrap(true);
    m_discard = new Button(tr("Discard"), Button::Role::Default, m_editBar);
    m_discard->setObjectName(QStringLiteral("discardEdits"));
    m_discard->setCompact(true);
    m_discard->setKeyHint(Qt::Key_Escape);
    m_send = new Button(QString(), Button::Role::Primary, m_editBar);
    m_send->setObjectName(QStringLiteral("sendEdits"));
    m_send->setCompact(true);
    m_send->setKeyHint(Qt::CTRL | Qt::Key_Return);
    row->addWidget(m_editWords, 1);
    row->addWidget(m_discard);
    row->addWidget(m_send);
    connect(m_send, &QAbstractButton::clicked, m_control, &ModeControl::sendEdits);
    connect(m_discard, &QAbstractButton::clicked, this, &ModesView::discard);
    Theme::watch(m_editBar, [row] {
        row->setContentsMargins(px(12), px(8), px(12), px(8));
        row->setSpacing(px(8));
    });
    return m_editBar;
}

}  // namespace Sidestage

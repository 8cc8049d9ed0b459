// SPDX-License-Identifier: GPL-3.0-or-later
#include "header.h"

#include "account_button.h"
#include "accounts/account.h"
#include "connection_button.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"
#include "live_block.h"
#include "page/header_item.h"
#include "shell/notices/notification_bell.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace Sidestage {

namespace {

constexpr int margin = 12;
constexpr int gap = 12;

}  // namespace

Header::Header(QWidget *parent)
    : QWidget(parent)
    , m_account(new AccountButton(this))
    , m_divider(makeDivider(Qt::Vertical, this))
    , m_live(new LiveBlock(this))
    , m_connection(new ConnectionButton(this))
    , m_bell(new NotificationBell(this))
    , m_goTo(named("goToButton", Button::compact(Icon::Search, tr("Go to"), Button::Role::Default, this)))
{
    setObjectName(QStringLiteral("header"));
    m_goTo->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_K));
    m_goTo->setAccessibleName(tr("Go to a page or an action"));

    auto *layout = new QHBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_account);
    layout->addWidget(m_divider);
    layout->addWidget(m_live);
    layout->addStretch(1);
    layout->addWidget(m_connection);
    layout->addWidget(m_bell);
    layout->addWidget(m_goTo);
    connect(m_live, &LiveBlock::resized, this, &Header::name);
    setScaled(this, &QWidget::setFixedHeight, Measure::header);
    setSpacing(layout, gap);
    setScaled(m_divider, &QWidget::setFixedHeight, 20);
    Theme::watch(this, [this, layout] {
        layout->setContentsMargins(px(margin), 0, px(16), 1);
        fit();
    });
}

void Header::setAccount(Account *account, LiveStatus *status)
{
    if (m_shown)
        m_shown->disconnect(this);
    m_shown = account;
    if (account)
        connect(account, &Account::infoChanged, this, &Header::name);
    m_live->setStatus(status);
    m_connection->setAccount(account);
    name();
}

void Header::setPart(HeaderItem *part)
{
    delete m_part;  // deleted immediately, because the objects it shows may be destroyed soon
    m_part = part;
    if (part) {
        auto *line = static_cast<QHBoxLayout *>(layout());
        line->insertWidget(line->indexOf(m_live) + 1, part);
        connect(part, &HeaderItem::resized, this, &Header::fit);
    }
    fit();
}

void Header::setChats(const ModeratedChats &chats)
{
    m_live->setChats(chats);
    name();
}

void Header::name()
{
    if (!m_shown) {
        m_account->setAccount({}, {});
    } else {
        const AccountInfo &info = m_shown->info();
        m_account->setAccount(info.displayName.isEmpty() ? info.login : info.displayName,
                              m_live->isModerating() ? tr("Moderator") : tr("Broadcaster"));
    }
    fit();
}

struct Header::Stage
{
    LiveBlock::Shown live;
    bool goTo;
    bool bell;
    bool words;
    bool name;
    HeaderItem::Shown part;
};

// From the widest to the narrowest layout: each stage hides one more element.
const Header::Stage Header::stages[] = {
    {LiveBlock::Shown::ViewersWord, true, true, true, true, HeaderItem::Shown::All},
    {LiveBlock::Shown::Viewers, true, true, true, true, HeaderItem::Shown::All},
    {LiveBlock::Shown::Viewers, false, true, true, true, HeaderItem::Shown::All},
    {LiveBlock::Shown::Viewers, false, false, true, true, HeaderItem::Shown::All},
    {LiveBlock::Shown::Viewers, false, false, false, true, HeaderItem::Shown::All},
    {LiveBlock::Shown::Uptime, false, false, false, true, HeaderItem::Shown::All},
    {LiveBlock::Shown::Uptime, false, false, false, true, HeaderItem::Shown::Action},
    {LiveBlock::Shown::Uptime, false, false, false, true, HeaderItem::Shown::Clock},
    {LiveBlock::Shown::Uptime, false, false, false, false, HeaderItem::Shown::Clock},
    {LiveBlock::Shown::Pill, false, false, false, false, HeaderItem::Shown::Clock},
};

int Header::widthFor(const Stage &stage) const
{
    int needed = px(margin) + px(16) + m_account->widthFor(stage.name) + 2 * px(gap)
        + m_live->widthFor(stage.live) + m_connection->widthFor(stage.words);
    if (stage.name)
        needed += 1 + px(gap);
    if (m_part && m_part->widthFor(stage.part) > 0)
        needed += m_part->widthFor(stage.part) + px(gap);
    if (stage.bell)
        needed += m_bell->sizeHint().width() + px(gap);
    if (stage.goTo)
        needed += m_goTo->sizeHint().width() + px(gap);
    return needed;
}

void Header::fit()
{
    const Stage *const last = std::end(stages) - 1;
    const Stage &stage = *std::find_if(std::begin(stages), last,
                                       [this](const Stage &one) { return widthFor(one) <= width(); });
    m_account->setCompact(!stage.name);
    m_divider->setVisible(stage.name);
    m_live->setShown(stage.live);
    if (m_part) {
        m_part->setShown(stage.part);
        m_part->setVisible(m_part->widthFor(stage.part) > 0);  // hidden, so that it keeps no spacing
    }
    m_connection->setWordsShown(stage.words);
    m_bell->setVisible(stage.bell);
    m_goTo->setVisible(stage.goTo);
}

QSize Header::minimumSizeHint() const
{
    return {widthFor(*(std::end(stages) - 1)), px(Measure::header)};
}

void Header::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.fillRect(rect(), t.window);
    painter.fillRect(0, height() - 1, width(), 1, t.line);
}

void Header::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool Header::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();  // the width of a text has changed
    return QWidget::event(event);
}

}  // namespace Sidestage

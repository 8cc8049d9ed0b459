// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_pane.h"

#include "accounts/device_grant.h"
#include "code_label.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/text/time_text.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/open_outside.h"
#include "waiting_card.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Returns the address to type, without a query, which may already contain the code.
QString shortAddress(const QUrl &url)
{
    QString address = url.toDisplayString(QUrl::RemoveScheme | QUrl::RemoveQuery | QUrl::RemoveFragment
                                          | QUrl::RemoveUserInfo | QUrl::StripTrailingSlash);
    while (address.startsWith(u'/'))
        address.remove(0, 1);
    return address;
}

/// Returns seconds, rounded up, so that a countdown starts with the full time.
qint64 secondsUntil(const QDateTime &moment, const QDateTime &now)
{
    return (now.msecsTo(moment) + 999) / 1000;
}

}  // namespace

DevicePane::DevicePane(QWidget *parent)
    : QWidget(parent)
    , m_where(makeParagraph({}, TextRole::Body, Tone::Secondary, this))
    , m_code(named("deviceCode", new CodeLabel(this)))
    , m_waiting(new WaitingCard(QStringLiteral("device"), tr("Waiting for your approval"), this))
{
    QLabel *title
        = makeParagraph(tr("Enter this code on another device"), TextRole::DialogTitle, Tone::Text, this);
    m_where->setObjectName(QStringLiteral("deviceAddress"));
    m_where->setTextFormat(Qt::RichText);
    m_where->setTextInteractionFlags(Qt::TextBrowserInteraction);

    m_copyCode = new Button(Icon::Copy, tr("Copy code"), Button::Role::Default, this);
    m_copyAddress = new Button(Icon::Copy, tr("Copy address"), Button::Role::Default, this);
    m_open = new Button(Icon::External, tr("Open page"), Button::Role::Default, this);
    m_copyCode->setObjectName(QStringLiteral("copyCode"));
    m_copyAddress->setObjectName(QStringLiteral("copyAddress"));
    m_open->setObjectName(QStringLiteral("openDevicePage"));
    auto *buttons = new FlowLayout;
    buttons->setSpacings(8, 8);
    for (Button *button : {m_copyCode, m_copyAddress, m_open}) {
        button->setCompact(true);
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(32), px(28), px(32), px(28));
    column->addWidget(title);
    column->addWidget(m_where);
    column->addSpacing(px(8));
    column->addWidget(m_code);
    column->addSpacing(px(4));
    column->addLayout(buttons);
    column->addSpacing(px(12));
    column->addWidget(m_waiting);
    column->addStretch(1);

    connect(m_copyCode, &Button::clicked, this, [this] {
        if (m_grant)
            copyFrom(m_copyCode, m_grant->code().code);
    });
    connect(m_copyAddress, &Button::clicked, this, [this] {
        if (m_grant)
            copyFrom(m_copyAddress, m_grant->code().address.toString(QUrl::FullyEncoded));
    });
    const auto open = [this] {
        if (m_grant && !openOutside(m_grant->code().address))
            m_waiting->setLine(tr("Could not open the browser. Enter the address there yourself."),
                               Tone::Warn);
    };
    connect(m_open, &Button::clicked, this, open);
    connect(m_where, &QLabel::linkActivated, this, open);
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &DevicePane::refresh);
}

void DevicePane::watch(const DeviceGrant *grant)
{
    m_grant = grant;
    m_doubted = false;
    const DeviceCode &code = grant->code();
    const QString address = shortAddress(code.address).toHtmlEscaped();
    const bool mayOpen = mayOpenOutside(code.address);
    const QString shown = mayOpen
        ? QStringLiteral("<a href=\"open\" style=\"text-decoration:none\">%1</a>").arg(address)
        : QStringLiteral("<b>%1</b>").arg(address);
    m_where->setText(tr("Open %1 where you are already signed in, and enter:").arg(shown));
    m_where->setAccessibleName(
        tr("Open %1 where you are already signed in, and enter:").arg(shortAddress(code.address)));
    m_open->setVisible(mayOpen);
    m_code->setCode(code.code);
    connect(grant, &DeviceGrant::asked, this, &DevicePane::refresh);
    refresh();
    announce(this, m_where->accessibleName() + u' ' + m_code->accessibleName());
}

void DevicePane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_tick.start();
}

void DevicePane::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_tick.stop();
}

void DevicePane::refresh()
{
    if (!m_grant || m_grant->code().code.isEmpty())
        return;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const DeviceCode &code = m_grant->code();
    const bool wasDoubted = std::exchange(m_doubted, m_grant->isDoubted());
    m_waiting->setWhat(m_doubted ? tr("This code has ended") : tr("Waiting for your approval"));
    for (Button *button : {m_copyCode, m_copyAddress, m_open}) {
        button->setEnabled(!m_doubted);
        button->setToolTip(m_doubted              ? tr("The code is not valid any more.")
                               : button == m_open ? tr("Opens in the browser of this computer")
                                                  : QString());
    }
    if (m_doubted) {
        const QString words = tr("This code is not valid any more. If you denied access, get a new code.");
        m_waiting->hideTime();
        m_waiting->setLine(words, Tone::Warn);
        if (!wasDoubted)
            announce(this, words, Announce::Assertive);
        return;
    }
    m_waiting->setTimeLeft(secondsUntil(code.expiresAt, now), code.lifetime.count());
    const qint64 next = secondsUntil(m_grant->asksAt(), now);
    const QString soon = next > 0 ? tr("next check in %1").arg(durationText(next)) : tr("checking now");
    m_waiting->setLine(m_grant->askedAt().isValid()
                           //: For example "Checked 4 s ago, next check in 1 s."
                           ? tr("Checked %1, %2.").arg(agoText(m_grant->askedAt().secsTo(now)), soon)
                           : tr("Checks for your approval every few seconds."));
}

}  // namespace Sidestage

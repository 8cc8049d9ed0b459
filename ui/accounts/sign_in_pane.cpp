// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_in_pane.h"

#include "browser_pane.h"
#include "client/service_address.h"
#include "device_pane.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/text/elided_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace Sidestage {

namespace {

/// Returns scheme, host and port. A host in another script stays in its ASCII form, to prevent homograph
/// spoofing.
QString originOf(const QUrl &url)
{
    const QString host = url.host(QUrl::FullyEncoded);
    const QString port = url.port() < 0 ? QString() : QStringLiteral(":%1").arg(url.port());
    return url.scheme() + QStringLiteral("://") + (host.contains(u':') ? u'[' + host + u']' : host) + port;
}

}  // namespace

SignInPane::SignInPane(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout)
    , m_pageSide(new QWidget(this))
    , m_words(new QWidget)
    , m_device(new DevicePane)
    , m_browser(new BrowserPane)
    , m_pageLayout(new QVBoxLayout(m_pageSide))
    , m_lock(new IconView(Icon::Lock, Tone::Good, Measure::iconButton, m_pageSide))
    , m_origin(makeLabel({}, TextRole::Strong, Tone::Text, m_pageSide))
    , m_path(named("loginPath", new ElidedLabel({}, TextRole::Body, Tone::Secondary, m_pageSide)))
    , m_unsafe(makeLabel({}, TextRole::Small, Tone::Secondary, m_pageSide))
{
    m_origin->setObjectName(QStringLiteral("loginOrigin"));
    m_unsafe->setObjectName(QStringLiteral("loginSafety"));
    m_origin->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *address = new QHBoxLayout;
    address->setContentsMargins(px(16), px(8), px(16), px(8));
    address->setSpacing(px(Measure::iconGap));
    address->addWidget(m_lock);
    address->addWidget(m_origin);
    address->addWidget(m_path, 1);
    address->addWidget(m_unsafe);
    m_pageLayout->setSpacing(0);
    m_pageLayout->addLayout(address);
    m_pageLayout->addWidget(makeDivider(Qt::Horizontal, m_pageSide));

    m_icon = new IconView(Icon::Hourglass, Tone::Secondary, 32, m_words);
    m_title = named("signInTitle", makeParagraph({}, TextRole::DialogTitle, Tone::Text, m_words));
    m_text = named("signInText", makeParagraph({}, TextRole::Body, Tone::Secondary, m_words));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_action = named("signInAction", new Button(QString(), Button::Role::Primary, m_words));
    m_action->setAutoDefault(false);
    connect(m_action, &Button::clicked, this, &SignInPane::actionTriggered);
    auto *column = new QVBoxLayout(m_words);
    column->setContentsMargins(px(32), px(28), px(32), px(28));
    column->addWidget(m_icon, 0, Qt::AlignLeft);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(px(8));
    column->addWidget(m_action, 0, Qt::AlignLeft);
    column->addStretch(1);

    // The other widgets cover the page instead of hiding it, so that it is already painted when they are
    // hidden.
    m_stack->setStackingMode(QStackedLayout::StackAll);
    m_stack->addWidget(m_pageSide);
    m_wordsArea = addOver(m_words);
    m_deviceArea = addOver(m_device);
    m_browserArea = addOver(m_browser);
    bringUp(m_wordsArea);

    m_noteIcon = new IconView(Icon::Lock, Tone::Secondary, Measure::iconButton, this);
    m_note = named("tokenNote", makeParagraph({}, TextRole::Small, Tone::Secondary, this));
    auto *note = new QHBoxLayout;
    note->setContentsMargins(px(16), px(8), px(16), px(8));
    note->setSpacing(px(Measure::iconGap));
    note->addWidget(m_noteIcon, 0, Qt::AlignTop);
    note->addWidget(m_note, 1);

    auto *outer = new QVBoxLayout(this);
    outer->setSpacing(0);
    outer->addLayout(m_stack, 1);
    outer->addWidget(makeDivider(Qt::Horizontal, this));
    outer->addLayout(note);
}

void SignInPane::setPage(QWidget *page)
{
    m_pageLayout->addWidget(page, 1);
}

/// Adds a scroll area, because large text may not fit into a small window.
QWidget *SignInPane::addOver(QWidget *content)
{
    content->setProperty("ground", QStringLiteral("surface"));
    content->setAttribute(Qt::WA_StyledBackground);
    content->setAutoFillBackground(true);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    m_stack->addWidget(area);
    return area;
}

void SignInPane::showPage()
{
    bringUp(m_pageSide);
}

void SignInPane::showDevice()
{
    bringUp(m_deviceArea);
}

void SignInPane::showBrowser()
{
    bringUp(m_browserArea);
}

bool SignInPane::isPageShown() const
{
    return m_stack->currentWidget() == m_pageSide;
}

void SignInPane::bringUp(QWidget *part)
{
    m_stack->setCurrentWidget(part);
    m_pageSide->setEnabled(part == m_pageSide);  // a covered page must not get clicks or the Tab key
    for (QWidget *area : {m_wordsArea, m_deviceArea, m_browserArea})
        area->setVisible(area == part);
}

void SignInPane::showMessage(Icon icon, Tone tone, const QString &title, const QString &text,
                             const QString &action)
{
    m_icon->setIcon(icon);
    m_icon->setTone(tone);
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    bringUp(m_wordsArea);
    const bool isUrgent = tone == Tone::Error || tone == Tone::Warn;
    announce(m_title, text.isEmpty() ? title : title + u' ' + text,
             isUrgent ? Announce::Assertive : Announce::Polite);
    if (!action.isEmpty())
        m_action->setFocus(Qt::OtherFocusReason);
}

void SignInPane::setAddress(const QUrl &url)
{
    const bool isEncrypted = url.scheme() == QLatin1String("https");
    const bool isLocal = isThisComputer(url.host());
    m_lock->setIcon(isEncrypted ? Icon::Lock : isLocal ? Icon::Info : Icon::Warning);
    m_lock->setTone(isEncrypted ? Tone::Good : isLocal ? Tone::Secondary : Tone::Warn);
    m_unsafe->setText(isEncrypted   ? QString()
                          : isLocal ? tr("Not encrypted (this computer)")
                                    : tr("Not encrypted"));
    setTone(m_unsafe, isLocal ? Tone::Secondary : Tone::Warn);
    m_origin->setText(originOf(url));
    m_path->setText(url.path(QUrl::FullyEncoded));
    m_origin->setAccessibleName(isEncrypted ? tr("Address %1, encrypted").arg(originOf(url))
                                            : tr("Address %1, not encrypted").arg(originOf(url)));
}

void SignInPane::setTokenNote(Icon icon, Tone tone, const QString &text)
{
    m_noteIcon->setIcon(icon);
    m_noteIcon->setTone(tone);
    m_note->setText(text);
}

}  // namespace Sidestage

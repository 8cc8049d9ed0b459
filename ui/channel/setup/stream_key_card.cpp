// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_key_card.h"

#include "channel/stream_key.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/steady_text.h"
#include "kit/theme/accessible.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>

namespace Sidestage {

namespace {

/// Always as many, so that they do not show how long the key is.
const QString dots(24, QChar(0x2022));

/// Puts the key into the clipboard, and asks programs that record its history to leave it out.
void putIntoClipboard(const QString &key)
{
    auto *data = new QMimeData;
    data->setText(key);
    data->setData(QStringLiteral("x-kde-passwordManagerHint"), QByteArrayLiteral("secret"));
    data->setData(QStringLiteral("application/x-qt-windows-mime;value=\"ExcludeClipboardContentFromMonitor"
                                 "Processing\""),
                  QByteArrayLiteral("1"));
    data->setData(QStringLiteral("application/x-nspasteboard-concealed-type"), QByteArrayLiteral("1"));
    QGuiApplication::clipboard()->setMimeData(data);
}

void removeFromClipboard(const QString &key)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    if (clipboard && clipboard->text() == key)
        clipboard->clear();
}

}  // namespace

StreamKeyCard::StreamKeyCard(StreamKeyAccess *key, QWidget *parent)
    : Card(tr("Stream key"), Icon::Key, parent)
    , m_key(key)
    , m_line(named("streamKey", new QLineEdit))
    , m_left(new SteadyText(TextRole::Small, Tone::Secondary))
    , m_show(named("showStreamKey", Button::compact(Icon::Eye, tr("Show"))))
    , m_copy(named("copyStreamKey", Button::compact(Icon::Copy, tr("Copy"))))
    , m_controls(new QWidget)
    , m_why(named(
          "whyStreamKey",
          new PermissionHint(tr("No permission to see the stream key."), Api::Scope::ChannelReadStreamKey)))
{
    setObjectName(QStringLiteral("streamKeyCard"));
    auto *layout = withoutMargins(new QVBoxLayout(m_controls));
    m_line->setReadOnly(true);
    // Only Copy removes the key from the clipboard again, so nothing can be selected.
    m_line->setContextMenuPolicy(Qt::NoContextMenu);
    connect(m_line, &QLineEdit::selectionChanged, m_line, &QLineEdit::deselect);
    layout->addWidget(m_line);
    auto *row = new QWidget;
    auto *flow = withoutMargins(new FlowLayout(row));
    flow->addWidget(m_show);
    flow->addWidget(m_copy);
    layout->addWidget(row);
    m_left->setName(QStringLiteral("streamKeyLeft"));
    layout->addWidget(m_left);
    body()->addWidget(m_controls);
    m_copy->setAccessibleName(tr("Copy the stream key"));
    m_why->setRule(tr("Permission needed"),
                   tr("Showing the stream key requires the permission channel:read:stream_key, which was not "
                      "granted when you signed in."));
    body()->addWidget(m_why);
    connect(m_show, &QPushButton::clicked, this, [this] {
        setError({});
        m_key->shown().isEmpty() ? m_key->show() : m_key->hide();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        setError({});
        m_key->copy();
    });
    connect(key, &StreamKeyAccess::changed, this, &StreamKeyCard::update);
    connect(key, &StreamKeyAccess::copied, this, [this](const QString &text) {
        putIntoClipboard(text);
        announce(m_copy,
                 tr("Copied. It is removed from the clipboard after %n seconds.", nullptr,
                    int(StreamKeyAccess::copiedFor.count())));
    });
    connect(key, &StreamKeyAccess::copyExpired, this, &removeFromClipboard);
    connect(key, &StreamKeyAccess::failed, this, [this](const Error &error) {
        setError(tr("The stream key could not be read. %1").arg(reasonOf(error)));
    });
    setScaled(m_line, &QWidget::setMinimumHeight, Measure::input);
    update();
}

StreamKeyCard::~StreamKeyCard()
{
    disconnect(m_key, &StreamKeyAccess::changed, this, nullptr);
    m_key->hide();
    m_key->expireCopy();
}

void StreamKeyCard::hideEvent(QHideEvent *event)
{
    Card::hideEvent(event);
    m_key->hide();
}

void StreamKeyCard::update()
{
    const bool mayRead = m_key->mayRead();
    const bool isShown = !m_key->shown().isEmpty();
    m_controls->setVisible(mayRead);
    m_why->setVisible(!mayRead);
    const QString text = isShown ? m_key->shown() : dots;
    if (m_line->text() != text) {
        m_line->setText(text);
        m_line->setCursorPosition(0);
    }
    m_line->setAccessibleName(isShown ? tr("Stream key") : tr("Stream key, hidden"));
    m_show->setText(isShown ? tr("Hide") : tr("Show"));
    m_show->setAccessibleName(isShown ? tr("Hide the stream key") : tr("Show the stream key"));
    QStringList lines;
    if (m_key->isReading())
        lines.append(tr("Loading…"));
    if (isShown)
        lines.append(tr("Hidden again in %1 s.").arg(m_key->secondsShown()));
    if (m_key->isCopied())
        lines.append(tr("Copied. Removed from the clipboard in %1 s.").arg(m_key->secondsCopied()));
    if (lines.isEmpty())
        lines.append(tr("Whoever has this key can stream to your channel."));
    m_left->setText(lines.join(u' '));
}

}  // namespace Sidestage

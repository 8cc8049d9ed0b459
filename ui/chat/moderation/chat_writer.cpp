// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_writer.h"

#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "kit/controls/action_button.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/named.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px. Below this width the length of the text is not shown.
constexpr int narrowBelow = 480;
/// Below this one the button is below the text.
constexpr int stackedBelow = 260;

}  // namespace

ChatWriter::ChatWriter(ModerationService *service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("chatWriting"));
    m_draft.setSingleShot(true);
    m_draft.setInterval(500);
    connect(&m_draft, &QTimer::timeout, this, &ChatWriter::keepDraft);
    build();
    update();
}

ChatWriter::~ChatWriter()
{
    if (m_draft.isActive())
        keepDraft();
}

void ChatWriter::build()
{
    auto *layout = withoutMargins(new QVBoxLayout(this));
    m_replyRow = new QWidget;
    auto *replyLayout = withoutMargins(new QHBoxLayout(m_replyRow));
    m_replyTo = named("chatReplyTo", makeLabel({}, TextRole::Small, Tone::Secondary));
    auto *noReply = named("chatNoReply", Button::iconOnly(Icon::Close, tr("Do not reply")));
    connect(noReply, &QPushButton::clicked, this, [this] {
        m_replyId.clear();
        update();
    });
    replyLayout->addWidget(m_replyTo, 1);
    replyLayout->addWidget(noReply);
    m_replyRow->hide();
    layout->addWidget(m_replyRow);
    m_problem = named("chatProblem", makeParagraph({}, TextRole::Small, Tone::Error));
    m_problem->hide();
    layout->addWidget(m_problem);
    m_line = withoutMargins(new QHBoxLayout);
    m_to = named("chatTo", new QComboBox, tr("Write to"));
    m_to->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_to->setMinimumContentsLength(10);
    connect(m_to, &QComboBox::activated, this, &ChatWriter::update);
    m_text = named("chatText", new QLineEdit, tr("Message"));
    m_text->setPlaceholderText(tr("Write a message"));
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        m_problem->hide();
        m_draft.start();
        update();
    });
    m_count = named("chatCount", makeLabel({}, TextRole::Small, Tone::Hint));
    m_send = named("chatSend", new ActionButton(Icon::Send, tr("Send"), Button::Role::Primary));
    m_send->setKeyHint(Qt::Key_Return);
    connect(m_send, &QPushButton::clicked, this, &ChatWriter::write);
    connect(m_text, &QLineEdit::returnPressed, m_send, &ActionButton::press);
    m_line->addWidget(m_to);
    m_line->addWidget(m_text, 1);
    m_line->addWidget(m_count);
    m_line->addWidget(m_send);
    layout->addLayout(m_line);
    setScaled(m_text, &QWidget::setMinimumHeight, Measure::input);
}

QString ChatWriter::target() const
{
    return m_to->currentData().toString();
}

void ChatWriter::setChannels(const QList<ChatChannel> &channels)
{
    const QString before = target();
    const QSignalBlocker quiet(m_to);
    m_to->clear();
    for (const ChatChannel &one : channels)
        m_to->addItem(tr("to %1", "a channel").arg(one.name), one.id);
    m_to->setCurrentIndex(std::max(0, m_to->findData(before)));
    m_to->setVisible(channels.size() > 1);
    update();
}

void ChatWriter::setTarget(const QString &channelId)
{
    if (const int at = m_to->findData(channelId); at >= 0)
        m_to->setCurrentIndex(at);
    update();
}

void ChatWriter::reply(const ChatLine &line)
{
    if (!line.notice.isEmpty())
        return;
    setTarget(line.channelId);
    if (target() != line.channelId)
        return;
    m_replyId = line.id;
    m_replyTo->setText(tr("Replying to %1: %2").arg(isolated(line.userName), isolated(line.text.left(100))));
    update();
    takeKeyboard();
}

void ChatWriter::takeKeyboard()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void ChatWriter::keepDraft()
{
    m_draft.stop();
    if (m_draftChannel.isEmpty())
        return;
    if (const auto kept = m_service->chat()->setDraft(m_draftChannel, m_text->text()); !kept)
        showProblem(tr("Draft not saved: %1").arg(reasonOf(kept.error())));
}

void ChatWriter::update()
{
    if (const QString to = target(); m_draftChannel != to) {
        if (m_draft.isActive())
            keepDraft();
        if (!m_draftChannel.isEmpty())
            m_replyId.clear();  // it answers a message of that channel
        m_draftChannel = to;
        const QSignalBlocker quiet(m_text);
        m_text->setText(m_service->chat()->draft(to));
        m_problem->hide();
    }
    const auto length = m_text->text().trimmed().toUcs4().size();
    m_count->setText(tr("%1 of %2", "the length of a text; the longest length").arg(length).arg(maxText));
    setTone(m_count, length > maxText ? Tone::Error : Tone::Hint);
    m_replyRow->setVisible(!m_replyId.isEmpty());
    m_send->setBlocked(!m_service->chat()->mayWrite() ? tr("Sidestage needs permission to write in chat.")
                           : target().isEmpty()       ? tr("No channel is chosen.")
                           : m_isSending              ? tr("The last message is being sent.")
                           : length == 0              ? tr("Write a message first.")
                           : length > maxText         ? tr("At most 500 characters.")
                                                      : QString());
}

void ChatWriter::write()
{
    if (const int wait = m_service->chat()->secondsToSend(); wait > 0) {
        m_send->setCooldown(wait * 1'000, wait * 1'000);
        return;
    }
    const QString text = m_text->text().trimmed();
    const QString to = target();
    const QString replyTo = m_replyId;
    m_isSending = true;
    update();
    m_service->chat()->send(
        to, text, replyTo, this, [this, text, to, replyTo](const Result<Api::SentChatMessage> &sent) {
            m_isSending = false;
            QString problem;
            if (!sent)
                problem = sent.error().isUncertain()
                    ? tr("It is not known whether the message was sent. %1").arg(reasonOf(sent.error()))
                    : tr("The message was not sent. %1").arg(reasonOf(sent.error()));
            else if (!sent->isSent)
                problem = tr("The message was not sent. %1")
                              .arg(sent->dropReason && !sent->dropReason->message.isEmpty()
                                       ? isolated(sent->dropReason->message)
                                       : tr("The chat has dropped it."));
            if (problem.isEmpty()) {
                m_lastText = text;
                if (m_replyId == replyTo)
                    m_replyId.clear();
                // What was typed meanwhile stays, as a draft too.
                const bool isShown = target() == to;
                if ((isShown ? m_text->text() : m_service->chat()->draft(to)).trimmed() == text) {
                    if (const auto removed = m_service->chat()->setDraft(to, {}); !removed)
                        problem = tr("Draft not saved: %1").arg(reasonOf(removed.error()));
                    if (isShown) {
                        m_text->clear();
                        m_draft.stop();
                    }
                }
            }
            update();
            showProblem(problem);
        });
}

void ChatWriter::showProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        announce(m_text, problem, Announce::Assertive);
}

bool ChatWriter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            Q_EMIT left();
            return true;
        }
        if (key == Qt::Key_Up && m_text->text().isEmpty() && !m_lastText.isEmpty()) {
            m_text->setText(m_lastText);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// The page and the card have the same text.
void ChatWriter::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_draft.isActive())
        return;
    m_draftChannel.clear();
    update();
}

void ChatWriter::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_draft.isActive())
        keepDraft();
}

void ChatWriter::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_count->setVisible(width() >= px(narrowBelow));
    m_line->setDirection(width() < px(stackedBelow) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

}  // namespace Sidestage

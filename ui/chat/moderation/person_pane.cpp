// SPDX-License-Identifier: GPL-3.0-or-later
#include "person_pane.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "kit/controls/action_button.h"
#include "kit/controls/form_field.h"
#include "kit/controls/segmented.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/text/avatar.h"
#include "kit/text/digits_label.h"
#include "kit/text/elided_label.h"
#include "kit/text/second_ticker.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/named.h"
#include "message_list.h"
#include "moderation_texts.h"
#include "page/page.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>

namespace Sidestage {

using Kind = ModerationAction::Kind;

namespace {

constexpr int maxReason = 500;
constexpr int shownMessages = 3;
/// The link and the choice of a length may be narrower than their texts, rather than wider than the pane. In
/// px at a body line of 20 px.
constexpr int narrowest = 120;

QString dateText(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
}

/// The beginning of a message.
QString shortened(const QString &text)
{
    constexpr qsizetype most = 120;
    if (text.size() <= most)
        return text;
    // Not half of an emoji.
    return text.first(text.at(most - 1).isHighSurrogate() ? most - 1 : most).trimmed() + u'…';
}

}  // namespace

PersonPane::PersonPane(ModerationService *service, QWidget *parent)
    : Card(parent)
    , m_service(service)
    , m_avatar(new Avatar({}, 36))
    , m_name(new ElidedLabel({}, TextRole::CardTitle))
    , m_where(new ElidedLabel({}, TextRole::Small, Tone::Secondary))
    , m_facts(new QWidget)
    , m_since(new WrapLabel({}, TextRole::Small, Tone::Hint))
    , m_messages(makeParagraph({}, TextRole::Small))
    , m_foot(new QWidget)
    , m_showAll(new Button({}, Button::Role::Link))
    , m_length(new Segmented)
    , m_timeOut(new ActionButton(tr("Time out")))
    , m_ban(new ActionButton(tr("Ban"), Button::Role::Danger))
    , m_warn(new ActionButton(tr("Warn…")))
    , m_delete(new ActionButton(tr("Delete")))
    , m_permission(
          new PermissionHint(tr("No permission to ban viewers."), Api::Scope::ModeratorManageBannedUsers))
{
    setObjectName(QStringLiteral("personPane"));
    setAccessibleName(tr("Viewer"));
    build();
    connect(service, &ModerationService::actionsChanged, this, &PersonPane::updateButtons);
    connect(service->account(), &Account::rightsChanged, this, &PersonPane::updateButtons);
    connect(service->history(), &ModerationHistory::added, this, [this](const ModerationRecord &record) {
        if (m_subject && record.userId == m_subject->userId)
            updateTexts();
    });
    connect(service->account()->client()->connection(), &Connection::changed, this, &PersonPane::readAgain);
    connect(service->chat(), &LiveChat::added, this, [this](const QList<ChatLine> &lines) {
        for (const ChatLine &line : lines) {
            if (m_subject && line.userId == m_subject->userId)
                return updateMessages();
        }
    });
    SecondTicker::shared()->follow(this, [this] {
        if (!m_timedOutUntil.isValid())
            return 0;
        const qint64 left = m_service->account()->serviceClock()->now().msecsTo(m_timedOutUntil);
        if (left <= 0)
            updateTexts();
        return left <= 0 ? 0 : int(std::min<qint64>(left, 60'000));
    });
    updateTexts();
}

void PersonPane::build()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_avatar);
    auto *names = new QVBoxLayout;
    names->addWidget(named("personName", m_name));
    names->addWidget(named("personWhere", m_where));
    setSpacing(names, 0);
    head->addLayout(names, 1);
    body()->addLayout(head);
    auto *grid = withoutMargins(new QGridLayout);
    const QStringList labels{tr("Follows since"), tr("Messages seen"), tr("Timeouts"), tr("Warnings"),
                             tr("Bans")};
    for (int fact = 0; fact < FactCount; ++fact) {
        auto *label = makeParagraph(labels[fact], TextRole::Body, Tone::Secondary);
        auto *value = named(QStringLiteral("personFact:%1").arg(fact), makeParagraph({}, TextRole::Strong));
        alignWithLayout(value, Qt::AlignTrailing);
        label->setBuddy(value);
        grid->addWidget(label, fact, 0);
        grid->addWidget(value, fact, 1);
        m_values.append(value);
    }
    setSpacing(grid, 4);
    auto *about = withoutMargins(new QVBoxLayout);
    about->addWidget(makeDivider());
    about->addLayout(grid);
    about->addWidget(m_since);
    about->addWidget(makeDivider());
    m_facts->setLayout(about);
    m_showAll->setObjectName(QStringLiteral("personShowAll"));
    m_showAll->setSmall(true);
    setScaled(static_cast<QWidget *>(m_showAll), &QWidget::setMinimumWidth, narrowest);
    connect(m_showAll, &QPushButton::clicked, this, &PersonPane::messagesRequested);
    // What is known of the person scrolls where there is no room, the buttons stay.
    auto *known = new QWidget;
    known->setProperty("plain", true);
    auto *rows = withoutMargins(new QVBoxLayout(known));
    rows->addWidget(m_facts);
    rows->addWidget(named("personMessages", m_messages, tr("Last messages")));
    rows->addWidget(m_showAll);
    rows->addStretch(1);
    body()->addWidget(makeScrollArea(known), 1);
    m_permission->setObjectName(QStringLiteral("personPermission"));
    m_permission->setRule(tr("Bans and timeouts"),
                          tr("Without permission to manage bans, Sidestage can only show viewers."));
    body()->addWidget(m_permission);
    auto *foot = withoutMargins(new QVBoxLayout(m_foot));
    setSpacing(foot, 8);
    body()->addWidget(m_foot);
    foot->addWidget(makeLabel(tr("Time out for"), TextRole::Small, Tone::Secondary));
    m_length->setObjectName(QStringLiteral("timeoutLength"));
    m_length->setAccessibleName(tr("Length of a timeout"));
    for (const int seconds : ModerationTexts::lengths())
        m_length->addOption(ModerationTexts::length(seconds), seconds);
    m_length->setCurrentData(600);
    // With a minimum above the pane's width, the rows of the buttons would be counted for that width.
    setScaled(static_cast<QWidget *>(m_length), &QWidget::setMinimumWidth, narrowest);
    foot->addWidget(m_length);
    auto *buttons = new FlowLayout;
    buttons->setEvenColumns(2);
    buttons->setSpacings(8, 8);
    const auto place
        = [&](ActionButton *button, const char *name, const QKeySequence &key, void (PersonPane::*act)()) {
              button->setObjectName(QLatin1String(name));
              button->setKeyHint(key);
              button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
              connect(button, &QPushButton::clicked, this, act);
              buttons->addWidget(button);
          };
    place(m_timeOut, "personTimeOut", Qt::Key_T, &PersonPane::timeOut);
    place(m_ban, "personBan", Qt::Key_B, &PersonPane::ban);
    place(m_warn, "personWarn", Qt::Key_W, &PersonPane::warn);
    place(m_delete, "personDelete", Qt::Key_Delete, &PersonPane::deleteMessage);
    foot->addLayout(buttons);
}

void PersonPane::setSubject(const std::optional<Subject> &subject)
{
    if (m_subject == subject)
        return;
    const bool isOther = !m_subject || !subject || m_subject->userId != subject->userId
        || m_subject->channelId != subject->channelId;
    const bool isBanOther = isOther || m_subject->isBanned != subject->isBanned;
    m_subject = subject;
    if (isOther)
        m_followsSince.reset();
    if (isBanOther)
        m_listed.reset();
    updateTexts();
    if (isOther && subject)
        readFollow();
    if (isBanOther && subject)
        readBan();
}

bool PersonPane::isShown(const Subject &asked) const
{
    return m_subject && m_subject->userId == asked.userId && m_subject->channelId == asked.channelId;
}

void PersonPane::readFollow()
{
    m_service->readFollow(m_subject->channelId, m_subject->userId, this,
                          [this, asked = *m_subject](const Result<QDateTime> &since) {
                              if (!isShown(asked))
                                  return;
                              m_followsSince = since;
                              updateTexts();
                          });
}

void PersonPane::readBan()
{
    if (!m_subject->isBanned)
        return;
    m_service->readBan(m_subject->channelId, m_subject->userId, this,
                       [this, asked = *m_subject](const Result<std::optional<Api::BannedUser>> &ban) {
                           if (!isShown(asked))
                               return;
                           m_listed = ban;
                           updateTexts();
                       });
}

/// What could not be read while there was no connection.
void PersonPane::readAgain()
{
    if (!m_subject || m_service->account()->client()->connection()->state() != Connection::State::Connected)
        return;
    const auto isUnread = [](const auto &read) {
        return read && !*read
            && (read->error().kind == Error::Kind::Offline || read->error().kind == Error::Kind::Timeout);
    };
    if (isUnread(m_followsSince)) {
        m_followsSince.reset();
        readFollow();
    }
    if (isUnread(m_listed)) {
        m_listed.reset();
        readBan();
    }
}

void PersonPane::updateTexts()
{
    const bool has = m_subject.has_value();
    m_avatar->setVisible(has);
    m_facts->setVisible(has);
    m_name->setText(has ? isolated(m_subject->userName) : tr("Nobody chosen"));
    const auto history = has ? m_service->history()->person(m_subject->channelId, m_subject->userId)
                             : ModerationHistory::Person();
    const bool isTimedOut = history.timedOutUntil > m_service->account()->serviceClock()->now();
    m_timedOutUntil = isTimedOut ? history.timedOutUntil : QDateTime();
    SecondTicker::shared()->wake(this);
    if (has) {
        m_avatar->setName(m_subject->userName);
        const QString channel = isolated(m_service->nameOf(m_subject->channelId));
        m_where->setText(m_subject->context.isEmpty()
                             ? tr("in %1", "a channel").arg(channel)
                             : tr("in %1, %2", "a channel; what is known").arg(channel, m_subject->context));
        const QLocale locale;
        const auto count = [&](int number, const QDateTime &last) {
            return number == 0 ? tr("None")
                : last.isValid()
                ? tr("%1, last %2", "a number; a date").arg(locale.toString(number), dateText(last))
                : locale.toString(number);
        };
        m_values[Follows]->setText(!m_followsSince                    ? tr("…", "not known yet")
                                       : !*m_followsSince             ? tr("Not known")
                                       : (*m_followsSince)->isValid() ? dateText(**m_followsSince)
                                                                      : tr("Does not follow"));
        QString timeouts = count(history.timeouts, history.lastTimeout);
        if (m_timedOutUntil.isValid())
            timeouts += u'\n' + timedOutText(m_timedOutUntil);
        m_values[Timeouts]->setText(timeouts);
        m_values[Warnings]->setText(count(history.warnings, {}));
        QString bans = count(history.bans, history.lastBan);
        if (history.bans == 0 && m_subject->isBanned) {
            // This computer has not seen the ban.
            if (!m_listed)
                bans = tr("…", "not known yet");
            else if (!*m_listed)
                bans = tr("Not known");
            else if (const auto &listed = **m_listed; listed && !listed->expiresAt.isValid())
                bans = count(1, listed->createdAt);
        }
        m_values[Bans]->setText(bans);
    } else {
        m_where->setText(tr("Choose a row to see who it is."));
    }
    const QDateTime since = m_service->history()->since();
    m_since->setText(since.isValid() ? tr("Kept on this computer since %1.", "a date").arg(dateText(since))
                                     : tr("What moderators do is kept on this computer from now on."));
    updateMessages();
    updateButtons();
}

void PersonPane::updateMessages()
{
    QStringList last;
    if (m_subject) {
        m_values[Messages]->setText(
            QLocale().toString(m_service->chat()->countOf(m_subject->channelId, m_subject->userId)));
        for (const ChatLine &line :
             m_service->chat()->linesOf(m_subject->channelId, m_subject->userId, shownMessages))
            last.append(timeOfDay(line.at) + QStringLiteral("  ") + isolated(shortened(line.text)));
    }
    m_messages->setText(last.join(u'\n'));
    m_messages->setVisible(!last.isEmpty());
    m_showAll->setText(tr("Show only this viewer in the live chat"));
    m_showAll->setToolTip(m_showAll->text());
    m_showAll->setVisible(!last.isEmpty());
}

void PersonPane::addActionsTo(PageView *view, const QString &name, Named named)
{
    const auto add = [&](const char *what, Icon icon, const QString &text, const QKeySequence &key,
                         void (PersonPane::*act)()) {
        view->addAction(name + QLatin1String(what), icon, text, key, [this, act] { (this->*act)(); });
    };
    const bool isAuthor = named == Named::Author;
    add("TimeOut", Icon::Clock, isAuthor ? tr("Time out the author") : tr("Time out the viewer"), Qt::Key_T,
        &PersonPane::timeOut);
    add("Ban", Icon::Ban, isAuthor ? tr("Ban or unban the author") : tr("Ban or unban the viewer"), Qt::Key_B,
        &PersonPane::ban);
    add("Warn", Icon::Warning, isAuthor ? tr("Warn the author…") : tr("Warn the viewer…"), Qt::Key_W,
        &PersonPane::warn);
    add("Delete", Icon::Trash, isAuthor ? tr("Delete the message") : tr("Delete the viewer’s message"),
        Qt::Key_Delete, &PersonPane::deleteMessage);
}

QString PersonPane::whyNot(Kind kind) const
{
    if (!m_subject)
        return tr("Choose a row first.");
    if (kind == Kind::Delete && m_subject->messageId.isEmpty())
        return tr("No message is chosen.");
    const ModerationAction action{.kind = kind};
    if (!m_service->account()->may(action.scope()))
        return tr("Sidestage needs another permission for that.");
    if (kind == Kind::Delete)
        return {};
    if (m_subject->userId == m_subject->channelId)
        return tr("The broadcaster cannot be moderated.");
    if (m_subject->userId == m_service->account()->userId())
        return tr("You cannot moderate yourself.");
    const auto row
        = m_service->rowOf(ModerationAction::keyOf("user", m_subject->channelId, m_subject->userId));
    if (row && row->state == OutboxState::Sending)
        return tr("The last action is being sent.");
    return {};
}

void PersonPane::updateButtons()
{
    const bool isBanned = m_subject && m_subject->isBanned;
    m_ban->setText(isBanned ? tr("Unban") : tr("Ban"));
    m_ban->setBlocked(whyNot(banOrUnban()));
    m_timeOut->setBlocked(isBanned ? tr("A banned viewer cannot be timed out.") : whyNot(Kind::TimeOut));
    m_warn->setBlocked(whyNot(Kind::Warn));
    m_delete->setBlocked(whyNot(Kind::Delete));
    m_permission->setVisible(!m_service->account()->may(Api::Scope::ModeratorManageBannedUsers));
}

void PersonPane::act(Kind kind, const QString &text)
{
    ModerationAction action{.kind = kind,
                            .channelId = m_subject->channelId,
                            .channelName = m_service->nameOf(m_subject->channelId),
                            .userId = m_subject->userId,
                            .userName = m_subject->userName,
                            .text = text};
    if (kind == Kind::TimeOut)
        action.seconds = m_length->currentData().toInt();
    if (kind == Kind::Delete)
        action.targetId = m_subject->messageId;
    // An unban by one key can be undone like a ban.
    m_service->act(QList{action}, ModerationService::graceOf(kind == Kind::Unban ? Kind::Ban : kind));
}

Kind PersonPane::banOrUnban() const
{
    if (!m_subject || !m_subject->isBanned)
        return Kind::Ban;
    return m_subject->isRequest ? Kind::Approve : Kind::Unban;
}

/// A button that is blocked says why.
bool PersonPane::refuses(ActionButton *button) const
{
    if (m_isTooSoon && m_isTooSoon())
        return true;
    if (button->isBlocked())
        button->press();
    return button->isBlocked();
}

void PersonPane::timeOut()
{
    if (!refuses(m_timeOut))
        act(Kind::TimeOut);
}

void PersonPane::ban()
{
    if (refuses(m_ban))
        return;
    const Kind kind = banOrUnban();
    if (kind == Kind::Approve)
        return Q_EMIT approvalRequested();
    act(kind);
}

void PersonPane::deleteMessage()
{
    if (!refuses(m_delete))
        act(Kind::Delete);
}

void PersonPane::warn()
{
    if (refuses(m_warn))
        return;
    auto *dialog = new DialogFrame(tr("Warn viewer"), this);
    dialog->setObjectName(QStringLiteral("warnDialog"));
    dialog->setHeading(tr("Warn %1", "a viewer").arg(isolated(m_subject->userName)));
    dialog->body()->addWidget(new WrapLabel(
        tr("The viewer cannot write until the warning is acknowledged. The reason is shown to them."),
        TextRole::Body, Tone::Secondary, dialog));
    auto *reason = named("warnReason", new QLineEdit(dialog), tr("Reason"));
    reason->setPlaceholderText(tr("Reason"));
    reason->setMaxLength(maxReason);
    auto *row = new FormField({}, reason);
    dialog->body()->addWidget(row);
    dialog->addSafeButton(tr("Cancel"));
    auto *confirm = named("confirm", dialog->addButton(tr("Warn"), Button::Role::DangerFill));
    confirm->setDefault(true);  // Enter in the reason does not cancel
    connect(reason, &QLineEdit::textChanged, row, &FormField::clearError);
    connect(confirm, &QPushButton::clicked, dialog, [dialog, row, reason] {
        if (!reason->text().trimmed().isEmpty())
            return dialog->accept();
        row->setError(tr("Enter a reason."));
        row->focusInput();
    });
    connect(dialog, &QDialog::accepted, this, [this, reason, subject = *m_subject] {
        m_service->act(ModerationAction{.kind = Kind::Warn,
                                        .channelId = subject.channelId,
                                        .channelName = m_service->nameOf(subject.channelId),
                                        .userId = subject.userId,
                                        .userName = subject.userName,
                                        .text = reason->text().trimmed()});
    });
    dialog->resize(px(440), dialog->sizeHint().height());
    dialog->openOnce();
    reason->setFocus();
}

}  // namespace Sidestage

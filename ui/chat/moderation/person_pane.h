// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/bans.h"
#include "base/result.h"
#include "chat/moderation/moderation_action.h"
#include "kit/layout/card.h"

#include "kit/forward.h"

#include <functional>
#include <optional>

namespace Sidestage {

class ModerationService;
class PageView;

/// Whom the user looks at: a person in a channel, and one of their messages.
struct Subject
{
    QString channelId{};
    QString userId{};
    QString userName{};
    QString messageId{};  ///< That can be deleted; empty: none.
    QString context{};    ///< "held 20:39:43".
    bool isBanned = false;
    bool isRequest = false;  ///< They ask to be unbanned: that is approved, which unbans them.

    bool operator==(const Subject &) const = default;
};

/// A person: what is known about them in a channel, their last messages, and what can be done to them.
class PersonPane : public Card
{
    Q_OBJECT
public:
    /// Its width beside a list, and the least width of a view that has room for both. In px at a body line of
    /// 20 px.
    static constexpr int paneWidth = 288;
    static constexpr int paneBeside = 760;

    /// `service` must outlive the pane.
    explicit PersonPane(ModerationService *service, QWidget *parent = nullptr);

    void setSubject(const std::optional<Subject> &subject);
    const std::optional<Subject> &subject() const { return m_subject; }
    /// While this returns true, keys and buttons do nothing, because they are meant for the person who was
    /// shown just before.
    void setGuard(std::function<bool()> isTooSoon) { m_isTooSoon = std::move(isTooSoon); }
    /// The buttons, at the foot of the pane.
    QWidget *foot() const { return m_foot; }

    /// Whom the texts of the actions name, so that Go to does not list the same text for two views.
    enum class Named : quint8 { Viewer, Author };
    /// Adds what can be done to the person to the actions of a view, with their keys. `name`: begins the
    /// object names.
    void addActionsTo(PageView *view, const QString &name, Named named);

    // What the keys do. Nothing without a subject; while it is not possible, the button says why.
    void timeOut();
    void ban();
    void warn();
    void deleteMessage();

Q_SIGNALS:
    /// Emitted to unban a person who asks for it.
    void approvalRequested();
    /// Emitted to show all messages of the person.
    void messagesRequested();

private:
    enum Fact { Follows, Messages, Timeouts, Warnings, Bans, FactCount };

    void build();
    void readFollow();
    void readBan();
    void readAgain();
    bool isShown(const Subject &asked) const;
    void updateTexts();
    void updateMessages();
    void updateButtons();
    QString whyNot(ModerationAction::Kind kind) const;
    bool refuses(ActionButton *button) const;
    void act(ModerationAction::Kind kind, const QString &text = {});
    ModerationAction::Kind banOrUnban() const;

    ModerationService *m_service;
    std::function<bool()> m_isTooSoon{};
    std::optional<Subject> m_subject{};
    std::optional<Result<QDateTime>> m_followsSince{};  ///< None: not read yet.
    /// In the own channel, of somebody who seems to be banned; none: not read yet.
    std::optional<Result<std::optional<Api::BannedUser>>> m_listed{};
    QDateTime m_timedOutUntil{};  ///< As it is shown; invalid: they are not in a timeout.
    Avatar *m_avatar;
    ElidedLabel *m_name;
    ElidedLabel *m_where;
    QWidget *m_facts;
    QList<QLabel *> m_values{};  ///< In the order of Fact.
    WrapLabel *m_since;
    QLabel *m_messages;
    QWidget *m_foot;
    Button *m_showAll;
    Segmented *m_length;
    ActionButton *m_timeOut;
    ActionButton *m_ban;
    ActionButton *m_warn;
    ActionButton *m_delete;
    WhyHint *m_permission;
};

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/users.h"
#include "feed/feed.h"

namespace Sidestage {

/// A user in a list of a broadcaster.
struct Person
{
    QString id{};
    QString login{};
    QString name{};

    bool operator==(const Person &) const = default;
};

/// Why a user is blocked, for the service. Both may be absent.
struct BlockCause
{
    std::optional<Api::BlockContext> context{};
    std::optional<Api::BlockReason> reason{};
};

/// The lists whose users the broadcaster chooses.
enum class PeopleKind : quint8 { Moderators, Vips, Blocked };

/// The moderators, the VIPs, or the blocked users of an account. Events move the first two.
class PeopleList : public Feed
{
    Q_OBJECT
public:
    using Done = std::function<void(const Result<void> &)>;

    /// `account` must outlive this.
    PeopleList(Account *account, PeopleKind kind, QObject *parent = nullptr);

    PeopleKind kind() const { return m_kind; }
    bool mayRead() const override { return account()->may(readScope()) || mayManage(); }
    bool mayManage() const { return account()->may(manageScope()); }
    Api::Scope readScope() const;
    Api::Scope manageScope() const;

    /// By name; blocked users as the service lists them, the newest first.
    const QList<Person> &people() const { return m_people; }
    bool contains(const QString &id) const;

    /// The login in what a user has typed: without spaces around it and an "@" before it.
    static QString loginIn(const QString &typed);
    /// Looks the user up by login and adds them. Ends with added() or refused().
    void addByLogin(const QString &login, const BlockCause &block = {});
    /// Ends with added() or refused(), and with a call of `done`. While another change has no answer yet, it
    /// waits for it. The same holds for remove().
    void add(const Person &person, const BlockCause &block = {}, Done done = {});
    void remove(const Person &person, Done done = {});

Q_SIGNALS:
    /// `wasThere`: the list had them already.
    void added(const Sidestage::Person &person, bool wasThere);
    void removed(const Sidestage::Person &person);
    /// The list is read again then. `person` has only a login if no such user was found.
    void refused(const Sidestage::Person &person, bool isAdding, const Sidestage::Error &error);

protected:
    Bound read() override;
    bool listen() override;

private:
    template <class Request>
    void send(const Request &request, const Person &person, bool isAdding, Done done);
    void lookUp(const QString &login, const BlockCause &block);
    void sendNext();
    void insert(const Person &person);
    void take(const QString &id);

    PeopleKind m_kind;
    QList<Person> m_people{};
    QList<std::function<void()>> m_waiting{};
};

}  // namespace Sidestage

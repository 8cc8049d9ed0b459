// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/people/people_list.h"
#include "kit/forward.h"
#include "models/live_list.h"
#include "page/feed_card.h"

namespace Sidestage {

class LongList;

/// Moderators, VIPs or blocked users: listed, searched, added by login, and removed with undo.
class PeopleCard : public FeedCard
{
    Q_OBJECT
public:
    /// `list` must outlive the card.
    explicit PeopleCard(PeopleList *list, QWidget *parent = nullptr);

    void focusSearch();
    void copyName();
    void removeCurrent();
    bool hasCurrent() const;
    void requestSwap();

Q_SIGNALS:
    void currentChanged();
    /// The user wants to give this moderator or VIP the other role.
    void swapRequested(const Sidestage::Person &person);

protected:
    void showFeed() override;

private:
    void buildAdding();
    void updateList();
    void add();
    void showRefusal(const Person &person, bool isAdding, const Error &error);
    void noteAdded(const Person &person, bool wasThere);
    void noteRemoved(const Person &person);
    const Person *current() const;

    PeopleList *m_people;
    LiveList<Person> *m_rows;
    QStringList m_wanted{};  ///< The logins that are being added.
    QString m_removing{};    ///< The id of the person whose removal was asked for last and has no answer yet.
    QLabel *m_count;
    SearchField *m_search;
    LongList *m_list;
    PageState *m_state;
    ActionButton *m_remove;
    QAction *m_swap = nullptr;  ///< Null for blocked users.
    QWidget *m_adding;
    QLineEdit *m_login;
    QComboBox *m_reason = nullptr;  ///< Only of blocked users, like the next one.
    QComboBox *m_context = nullptr;
    ActionButton *m_add;
    WhyHint *m_mayNot;
};

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_card.h"

#include "base/any_contains.h"
#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/lists/long_list.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/theme/accessible.h"
#include "page/page_action.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

namespace {

using Kind = PeopleKind;

QString titleOf(Kind kind)
{
    return kind == Kind::Moderators ? PeopleCard::tr("Moderators")
        : kind == Kind::Vips        ? PeopleCard::tr("VIPs")
                                    : PeopleCard::tr("Blocked users");
}

Icon iconOf(Kind kind)
{
    return kind == Kind::Moderators ? Icon::Shield : kind == Kind::Vips ? Icon::Star : Icon::Ban;
}

/// The prefix of the object names.
QString prefixOf(Kind kind)
{
    return kind == Kind::Moderators ? QStringLiteral("moderators")
        : kind == Kind::Vips        ? QStringLiteral("vips")
                                    : QStringLiteral("blocked");
}

QString spokenPerson(const Person &person)
{
    return person.login.compare(person.name, Qt::CaseInsensitive) == 0
        ? isolated(person.name)
        : PeopleCard::tr("%1, login %2").arg(isolated(person.name), person.login);
}

/// Statuses of these endpoints that mean something else than elsewhere (api-facts C10).
QString reasonFor(Kind kind, const Error &error)
{
    if (error.status == 429)
        return PeopleCard::tr("Too many changes within a few seconds. Try again in 10 seconds.");
    if (kind == Kind::Vips && error.status == 409)
        return PeopleCard::tr("All VIP slots are taken. Remove a VIP first.");
    if (kind == Kind::Vips && error.status == 425)
        return PeopleCard::tr("The channel has to complete “Build a Community” before it can have VIPs.");
    return reasonOf(error);
}

QString refusalText(Kind kind, const Person &person, bool isAdding, const Error &error)
{
    const QString name = isolated(person.name);
    if (error.isUncertain() && error.status != 425)
        return (isAdding ? PeopleCard::tr("It is not known whether %1 was added. %2")
                         : PeopleCard::tr("It is not known whether %1 was removed. %2"))
            .arg(name, reasonOf(error));
    const QString reason = reasonFor(kind, error);
    switch (kind) {
    case Kind::Moderators:
        return (isAdding ? PeopleCard::tr("%1 was not made a moderator. %2")
                         : PeopleCard::tr("%1 was not removed from the moderators. %2"))
            .arg(name, reason);
    case Kind::Vips:
        return (isAdding ? PeopleCard::tr("%1 was not made a VIP. %2")
                         : PeopleCard::tr("%1 was not removed from the VIPs. %2"))
            .arg(name, reason);
    case Kind::Blocked:
        break;
    }
    return (isAdding ? PeopleCard::tr("%1 was not blocked. %2") : PeopleCard::tr("%1 was not unblocked. %2"))
        .arg(name, reason);
}

QString addedText(Kind kind, const Person &person)
{
    return (kind == Kind::Moderators ? PeopleCard::tr("%1 is a moderator now")
                : kind == Kind::Vips ? PeopleCard::tr("%1 is a VIP now")
                                     : PeopleCard::tr("%1 is blocked"))
        .arg(isolated(person.name));
}

QString removedText(Kind kind, const Person &person)
{
    return (kind == Kind::Moderators ? PeopleCard::tr("%1 is no longer a moderator")
                : kind == Kind::Vips ? PeopleCard::tr("%1 is no longer a VIP")
                                     : PeopleCard::tr("%1 is no longer blocked"))
        .arg(isolated(person.name));
}

}  // namespace

PeopleCard::PeopleCard(PeopleList *list, QWidget *parent)
    : FeedCard(titleOf(list->kind()), iconOf(list->kind()), list, parent)
    , m_people(list)
    , m_rows(new LiveList<Person>(&Person::id,
                                  {{.title = {},
                                    .text = &Person::name,
                                    .look =
                                        [](const Person &person) {
                                            const bool isAlias
                                                = person.login.compare(person.name, Qt::CaseInsensitive) != 0;
                                            return Look{.detail = isAlias ? person.login : QString()};
                                        },
                                    .toolTip = spokenPerson}},
                                  this))
    , m_count(named(prefixOf(list->kind()) + QStringLiteral("Count"),
                    makeLabel({}, TextRole::Body, Tone::Secondary)))
    , m_search(named(prefixOf(list->kind()) + QStringLiteral("Search"), new SearchField,
                     tr("Search: %1", "a list of users").arg(titleOf(list->kind()))))
    , m_list(named(prefixOf(list->kind()) + QStringLiteral("List"), new LongList, titleOf(list->kind())))
    , m_state(new PageState(m_list, prefixOf(list->kind()) + QStringLiteral("Empty")))
    , m_remove(named(prefixOf(list->kind()) + QStringLiteral("Remove"),
                     new ActionButton(list->kind() == Kind::Blocked ? Icon::Undo : Icon::Trash, {})))
    , m_adding(new QWidget)
    , m_login(named(prefixOf(list->kind()) + QStringLiteral("Login"), new QLineEdit))
    , m_add(named(prefixOf(list->kind()) + QStringLiteral("Add"), new ActionButton(Icon::Plus, tr("Add"))))
    , m_mayNot(named(prefixOf(list->kind()) + QStringLiteral("MayNot"),
                     new PermissionHint({}, list->manageScope())))
{
    const Kind kind = list->kind();
    setObjectName(prefixOf(kind) + QStringLiteral("Card"));
    addBesideTitle(m_count);
    m_rows->setSpoken(spokenPerson);
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    m_search->setList(m_list);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        const QString wanted = text.trimmed();
        m_rows->setFilter([wanted](const Person &person) {
            return anyContains({person.name, person.login}, wanted);
        });
        updateList();
    });
    m_list->setEndPadded(false);
    m_list->setModel(m_rows);
    m_state->setSearch(m_search);
    m_state->setMinimumHeight(px(80));
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    if (kind != Kind::Blocked)
        m_swap = addPageAction(m_list, kind == Kind::Vips ? "makeModerator" : "makeVip",
                               iconOf(kind == Kind::Vips ? Kind::Moderators : Kind::Vips),
                               kind == Kind::Vips ? tr("Make moderator…") : tr("Make VIP…"), {},
                               [this] { requestSwap(); });
    addPageAction(m_list, "", kind == Kind::Blocked ? Icon::Undo : Icon::Trash,
                  kind == Kind::Blocked ? tr("Unblock") : tr("Remove"), Qt::Key_Delete,
                  [this] { removeCurrent(); });
    buildAdding();
    body()->addWidget(m_adding);
    body()->addWidget(m_mayNot);
    body()->addWidget(m_search);
    body()->addWidget(m_state, 1);
    m_remove->setCompact(true);
    m_remove->setKeyHint(Qt::Key_Delete);
    m_remove->ignoreDoubleClicks();  // the next person may be the current one already
    body()->addWidget(m_remove, 0, Qt::AlignLeft);
    addStates(5, tr("Sign in again to see this list."), [list] { return list->asOf().isValid(); });
    addPermission(list->readScope(),
                  kind == Kind::Moderators ? tr("No permission to see the moderators.")
                      : kind == Kind::Vips ? tr("No permission to see the VIPs.")
                                           : tr("No permission to see whom you block."),
                  tr("A permission is missing"),
                  tr("The service shows this list only to programs to which the broadcaster has granted it."),
                  [list] { return list->mayRead(); });
    addStaleNote();
    body()->addStretch(0);
    connect(m_remove, &QPushButton::clicked, this, &PeopleCard::removeCurrent);
    connect(m_list, &LongList::currentRowChanged, this, &PeopleCard::updateList);
    connect(list, &PeopleList::refused, this, &PeopleCard::showRefusal);
    connect(list, &PeopleList::added, this, &PeopleCard::noteAdded);
    setScaled(m_search, &QWidget::setMinimumHeight, Measure::input);
    updateCard();
}

void PeopleCard::buildAdding()
{
    const Kind kind = m_people->kind();
    m_login->setPlaceholderText(tr("Login"));
    m_login->setAccessibleName(kind == Kind::Moderators ? tr("Login of the new moderator")
                                   : kind == Kind::Vips ? tr("Login of the new VIP")
                                                        : tr("Login of the user to block"));
    m_login->setClearButtonEnabled(true);
    setScaled(m_login, &QWidget::setMinimumWidth, 120);
    connect(m_login, &QLineEdit::returnPressed, m_add, &ActionButton::press);
    connect(m_login, &QLineEdit::textChanged, this, &PeopleCard::updateCard);
    m_add->setText(kind == Kind::Blocked ? tr("Block") : tr("Add"));
    m_add->setCompact(true);
    m_add->setAccessibleName(kind == Kind::Moderators ? tr("Add moderator")
                                 : kind == Kind::Vips ? tr("Add VIP")
                                                      : tr("Block this user"));
    connect(m_add, &QPushButton::clicked, this, &PeopleCard::add);
    auto *flow = withoutMargins(new FlowLayout(m_adding));
    flow->addWidget(m_login);
    if (kind == Kind::Blocked) {
        m_reason = named("blockReason", new QComboBox, tr("Reason for the block"));
        m_reason->addItem(tr("No reason"), -1);
        m_reason->addItem(tr("Harassment"), int(Api::BlockReason::Harassment));
        m_reason->addItem(tr("Spam"), int(Api::BlockReason::Spam));
        m_reason->addItem(tr("Other"), int(Api::BlockReason::Other));
        m_context = named("blockContext", new QComboBox, tr("Where it happened"));
        m_context->addItem(tr("Anywhere"), -1);
        m_context->addItem(tr("In chat"), int(Api::BlockContext::Chat));
        m_context->addItem(tr("In whispers"), int(Api::BlockContext::Whisper));
        flow->addWidget(m_reason);
        flow->addWidget(m_context);
    }
    flow->addWidget(m_add);
    m_mayNot->setSentence(kind == Kind::Blocked ? tr("No permission to block and unblock.")
                                                : tr("No permission to add and remove."));
    m_mayNot->setRule(tr("A permission is missing"),
                      tr("Sidestage can show this list. Changing it requires another permission."));
}

void PeopleCard::focusSearch()
{
    m_search->choose();
}

const Person *PeopleCard::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() && !m_state->isEmpty() ? &m_rows->row(index.row()) : nullptr;
}

bool PeopleCard::hasCurrent() const
{
    return current() != nullptr;
}

void PeopleCard::copyName()
{
    if (const Person *person = current()) {
        QApplication::clipboard()->setText(person->login);
        announce(m_list, tr("%1 copied").arg(person->login));
    }
}

void PeopleCard::showFeed()
{
    const bool isKnown = m_people->asOf().isValid() && m_people->mayRead();
    m_rows->sync(m_people->people());
    m_count->setText(isKnown ? QLocale().toString(m_people->people().size()) : QString());
    m_adding->setVisible(m_people->mayManage());
    m_mayNot->setVisible(!m_people->mayManage() && m_people->mayRead());
    m_add->setBlocked(m_login->text().trimmed().isEmpty() ? tr("Enter a login first.") : QString());
    updateList();
}

void PeopleCard::updateList()
{
    const bool isKnown = m_people->asOf().isValid();
    const bool hasFailed = !isKnown && !m_people->failure().isEmpty();
    m_search->setVisible(m_people->mayRead() && !m_people->people().isEmpty());
    m_state->setVisible(m_people->mayRead());
    if (!isKnown && !hasFailed)
        m_state->showLoading();
    else if (hasFailed)
        m_state->showEmpty(Icon::Warning, tr("Could not load the list. %1").arg(m_people->failure()),
                           tr("Retry"), [this] { refresh(); });
    else if (m_people->people().isEmpty())
        m_state->showEmpty(iconOf(m_people->kind()),
                           m_people->kind() == Kind::Moderators ? tr("Nobody moderates your channel.")
                               : m_people->kind() == Kind::Vips ? tr("Your channel has no VIPs.")
                                                                : tr("You do not block anyone."));
    else if (m_rows->rowCount() == 0)
        m_state->showEmpty(Icon::Search, tr("No matching name."), tr("Clear the search"),
                           [this] { m_search->clear(); });
    else
        m_state->showList();
    const Person *person = current();
    m_remove->setVisible(person && m_people->mayManage());
    if (m_swap)
        m_swap->setEnabled(person && m_people->mayManage());
    if (person) {
        m_remove->setText(m_people->kind() == Kind::Blocked ? tr("Unblock") : tr("Remove"));
        m_remove->setAccessibleName(m_people->kind() == Kind::Blocked
                                        ? tr("Unblock %1").arg(isolated(person->name))
                                        : tr("Remove %1").arg(isolated(person->name)));
    }
    Q_EMIT currentChanged();
}

void PeopleCard::add()
{
    const QString login = PeopleList::loginIn(m_login->text());
    if (m_people->isBusy() && m_wanted.contains(login))
        return;  // pressed again before the answer
    setError({});
    m_wanted.append(login);
    BlockCause block;
    if (m_reason && m_reason->currentData().toInt() >= 0)
        block.reason = Api::BlockReason(m_reason->currentData().toInt());
    if (m_context && m_context->currentData().toInt() >= 0)
        block.context = Api::BlockContext(m_context->currentData().toInt());
    m_people->addByLogin(login, block);
}

void PeopleCard::removeCurrent()
{
    if (!m_people->mayManage())
        return Q_EMIT permissionRequested(m_people->manageScope());
    const Person *person = current();
    if (!person || m_removing == person->id)
        return;
    setError({});
    m_removing = person->id;
    m_people->remove(*person, [card = QPointer(this), person = *person](const Result<void> &removed) {
        if (!card)
            return;
        if (card->m_removing == person.id)
            card->m_removing.clear();
        if (removed)
            card->noteRemoved(person);
    });
}

void PeopleCard::requestSwap()
{
    if (!m_people->mayManage())
        return Q_EMIT permissionRequested(m_people->manageScope());
    if (const Person *person = current())
        Q_EMIT swapRequested(*person);
}

void PeopleCard::noteRemoved(const Person &person)
{
    const Kind kind = m_people->kind();
    Q_EMIT notified(removedText(kind, person), [list = QPointer(m_people), person] {
        if (list)
            list->add(person);
    });
}

void PeopleCard::noteAdded(const Person &person, bool wasThere)
{
    // Also added by an undo, or by a change of the role.
    if (m_wanted.removeAll(person.login) == 0)
        return;
    if (PeopleList::loginIn(m_login->text()) == person.login)
        m_login->clear();
    // Undoing it would remove who was there before.
    if (wasThere)
        return Q_EMIT notified(addedText(m_people->kind(), person), {});
    Q_EMIT notified(addedText(m_people->kind(), person), [list = QPointer(m_people), person] {
        if (list)
            list->remove(person);
    });
}

void PeopleCard::showRefusal(const Person &person, bool isAdding, const Error &error)
{
    if (isAdding)
        m_wanted.removeAll(person.login);
    setError(refusalText(m_people->kind(), person, isAdding, error));
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "team_dialog.h"

#include "base/any_contains.h"
#include "base/bidi.h"
#include "kit/layout/spacing.h"
#include "kit/lists/long_list.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QLocale>
#include <QTextDocumentFragment>

namespace Sidestage {

QString teamInfoText(const Api::TeamInfo &team)
{
    return QTextDocumentFragment::fromHtml(team.info).toPlainText().trimmed();
}

TeamDialog::TeamDialog(TeamList *teams, const Api::ChannelTeam &team, QWidget *parent)
    : DialogFrame(tr("Team"), parent)
    , m_teams(teams)
    , m_id(team.id)
    , m_rows(new LiveList<Api::TeamMember>(
          &Api::TeamMember::userId,
          {{.title = {},
            .text = &Api::TeamMember::userName,
            .look =
                [](const Api::TeamMember &member) {
                    const bool isAlias = member.userLogin.compare(member.userName, Qt::CaseInsensitive) != 0;
                    return Look{.detail = isAlias ? member.userLogin : QString()};
                }}},
          this))
    , m_search(named("teamSearch", new SearchField, tr("Search members")))
    , m_list(named("teamMembers", new LongList, tr("Members of %1").arg(team.teamDisplayName)))
    , m_state(new PageState(m_list, QStringLiteral("teamEmpty")))
{
    setObjectName(QStringLiteral("teamDialog"));
    setHeading(team.teamDisplayName);
    m_rows->setSpoken([](const Api::TeamMember &member) { return isolated(member.userName); });
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setList(m_list);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_rows->setFilter([wanted = text.trimmed()](const Api::TeamMember &member) {
            return anyContains({member.userName, member.userLogin}, wanted);
        });
        updateState();
    });
    m_list->setEndPadded(false);
    m_list->setModel(m_rows);
    m_state->setSearch(m_search);
    body()->addWidget(m_search);
    body()->addWidget(m_state, 1);
    connect(addSafeButton(tr("Close")), &QPushButton::clicked, this, &QDialog::reject);
    setScaled(m_state, &QWidget::setMinimumHeight, 240);
    setScaled(this, &QWidget::resize, 420, 480);
    read();
}

void TeamDialog::read()
{
    m_failure.reset();
    m_teams->readMembers(m_id, this, [this](const Result<QList<Api::TeamMember>> &members) {
        if (members) {
            m_isKnown = true;
            m_rows->sync(*members);
            setNote(tr("%Ln member(s)", nullptr, int(members->size())));
        } else {
            m_failure = members.error();
        }
        updateState();
    });
    updateState();
}

void TeamDialog::updateState()
{
    m_search->setVisible(m_rows->total() > 0);
    if (m_rows->rowCount() > 0)
        m_state->showList();
    else if (m_failure)
        m_state->showEmpty(Icon::Warning, tr("Could not load the members. %1").arg(reasonOf(*m_failure)),
                           tr("Retry"), [this] { read(); });
    else if (!m_isKnown)
        m_state->showLoading();
    else if (m_rows->total() > 0)
        m_state->showEmpty(Icon::Search, tr("No matching name."));
    else
        m_state->showEmpty(Icon::People, tr("This team has no members."));
}

}  // namespace Sidestage

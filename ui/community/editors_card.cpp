// SPDX-License-Identifier: GPL-3.0-or-later
#include "editors_card.h"
#include "base/bidi.h"

#include "community/base/community_texts.h"
#include "feed/editor_list.h"
#include "kit/controls/button.h"
#include "kit/lists/long_list.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QBoxLayout>

namespace Sidestage {

namespace {

constexpr int maxShown = 5;

QString spokenText(const Api::Editor &editor)
{
    return EditorsCard::tr("%1, editor since %2").arg(isolated(editor.userName), exactText(editor.createdAt));
}

}  // namespace

EditorsCard::EditorsCard(EditorList *editors, QWidget *parent)
    : Card(tr("Editors"), Icon::Edit, parent)
    , m_editors(editors)
    , m_rows(new LiveList<Api::Editor>(&Api::Editor::userId,
                                       {{.title = {},
                                         .text = &Api::Editor::userName,
                                         .look =
                                             [](const Api::Editor &editor) {
                                                 return Look{
                                                     .trailing = editor.createdAt.isValid()
                                                         ? whenText(editor.createdAt, QDate::currentDate())
                                                         : QString()};
                                             },
                                         .toolTip = spokenText}},
                                       this))
    , m_list(named("editorsList", new LongList, tr("Editors of the channel")))
    , m_sentence(named("editorsSentence", new WrapLabel({}, TextRole::Small, Tone::Secondary)))
    , m_retry(named("editorsRetry", new Button(Icon::Refresh, tr("Retry"))))
    , m_why(named("editorsWhy",
                  new PermissionHint(tr("Sidestage needs permission to see the editors."),
                                     Api::Scope::ChannelReadEditors)))
{
    setObjectName(QStringLiteral("editorsCard"));
    m_rows->setSpoken(spokenText);
    m_list->setEndPadded(false);
    m_list->setModel(m_rows);
    m_why->setRule(tr("A permission is missing"),
                   tr("Seeing the editors of a channel requires permission from its broadcaster."));
    m_retry->setCompact(true);
    m_retry->setAccessibleName(tr("Retry loading the editors"));
    connect(m_retry, &QPushButton::clicked, editors, &EditorList::refresh);
    body()->addWidget(m_sentence);
    body()->addWidget(m_retry, 0, Qt::AlignLeft);
    body()->addWidget(m_why);
    body()->addWidget(m_list);
    connect(editors, &EditorList::changed, this, &EditorsCard::updateTexts);
    Theme::watch(this, [this] { updateTexts(); });
}

QWidget *EditorsCard::list() const
{
    return m_list;
}

void EditorsCard::updateTexts()
{
    const QList<Api::Editor> &editors = m_editors->editors();
    m_rows->sync(editors);
    m_why->setVisible(!m_editors->mayRead());
    m_list->setVisible(!editors.isEmpty());
    m_list->setFixedHeight(m_list->rowHeight() * qBound(1, int(editors.size()), maxShown));
    QString sentence;
    if (const auto &error = m_editors->error())
        sentence = (m_editors->isKnown() ? tr("Could not refresh. %1") : tr("Could not load the editors. %1"))
                       .arg(reasonOf(*error));
    else if (m_editors->isKnown() && editors.isEmpty())
        sentence = tr("The channel has no editors.");
    else if (!m_editors->isKnown() && m_editors->mayRead())
        sentence = tr("Loading…");
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_retry->setVisible(m_editors->error().has_value());
}

}  // namespace Sidestage

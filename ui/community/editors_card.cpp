// SPDX-License-Identifier: GPL-3.0-or-later
#include "editors_card.h"
#include "base/bidi.h"

#include "community/editor_list.h"
#include "community_texts.h"
#include "kit/controls/button.h"
#include "kit/lists/long_list.h"
#include "kit/messages/why_hint.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QAbstractListModel>
#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr int maxShown = 5;

}  // namespace

/// The editors as rows. The rows of unchanged editors are kept.
class EditorsCard::Rows : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void setEditors(const QList<Api::Editor> &editors)
    {
        if (editors == m_editors)
            return;
        const int before = int(m_editors.size()), now = int(editors.size());
        if (now < before) {
            beginRemoveRows({}, now, before - 1);
            m_editors = editors;
            endRemoveRows();
        } else if (now > before) {
            beginInsertRows({}, before, now - 1);
            m_editors = editors;
            endInsertRows();
        } else {
            m_editors = editors;
        }
        if (now > 0)
            Q_EMIT dataChanged(index(0), index(now - 1));
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_editors.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || index.row() >= m_editors.size())
            return {};
        const Api::Editor &editor = m_editors[index.row()];
        switch (role) {
        case Qt::DisplayRole:
            return editor.userName;
        case LongList::TrailingRole:
            return editor.createdAt.isValid() ? whenText(editor.createdAt, QDate::currentDate()) : QString();
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return EditorsCard::tr("%1, editor since %2")
                .arg(isolated(editor.userName), exactText(editor.createdAt));
        }
        return {};
    }

private:
    QList<Api::Editor> m_editors{};
};

EditorsCard::EditorsCard(EditorList *editors, QWidget *parent)
    : Card(tr("Editors"), Icon::Edit, parent)
    , m_editors(editors)
    , m_rows(new Rows(this))
    , m_list(new LongList)
    , m_sentence(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_retry(new Button(Icon::Refresh, tr("Retry")))
    , m_why(new WhyHint)
{
    setObjectName(QStringLiteral("editorsCard"));
    m_list->setObjectName(QStringLiteral("editorsList"));
    m_list->setAccessibleName(tr("Editors of the channel"));
    m_list->setEndPadded(false);
    m_list->setModel(m_rows);
    m_sentence->setObjectName(QStringLiteral("editorsSentence"));
    m_why->setObjectName(QStringLiteral("editorsWhy"));
    m_why->setSentence(tr("Sidestage needs permission to see the editors."));
    m_why->setRule(tr("A permission is missing"),
                   tr("Seeing the editors of a channel requires permission from its broadcaster."));
    m_why->setAction(tr("Grant permission…"));
    connect(m_why, &WhyHint::actionTriggered, this,
            [this] { Q_EMIT permissionRequested(Api::Scope::ChannelReadEditors); });
    m_retry->setObjectName(QStringLiteral("editorsRetry"));
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
    m_rows->setEditors(editors);
    m_why->setVisible(!m_editors->mayRead());
    m_list->setVisible(!editors.isEmpty());
    m_list->setFixedHeight(m_list->rowHeight() * qBound(1, int(editors.size()), maxShown));
    const QString failure = m_editors->failure();
    QString sentence;
    if (!failure.isEmpty())
        sentence = m_editors->isKnown() ? tr("Could not refresh. %1").arg(failure)
                                        : tr("Could not load the editors. %1").arg(failure);
    else if (m_editors->isKnown() && editors.isEmpty())
        sentence = tr("The channel has no editors.");
    else if (!m_editors->isKnown() && m_editors->mayRead())
        sentence = tr("Loading…");
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_retry->setVisible(!failure.isEmpty());
}

}  // namespace Sidestage

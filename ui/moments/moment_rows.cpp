// SPDX-License-Identifier: GPL-3.0-or-later
#include "moment_rows.h"

#include "base/bidi.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "moments/moments_export.h"
#include "moments/moments_feed.h"

#include <QLabel>

namespace Sidestage {

namespace {

QString noteOf(const Moment &moment)
{
    return moment.note.isEmpty() ? MomentRows::tr("no note") : moment.note;
}

QString byOf(const Moment &moment)
{
    switch (moment.source) {
    case Moment::Source::Here:
        return MomentRows::tr("you");
    case Moment::Source::Category:
        return MomentRows::tr("with the category");
    case Moment::Source::Elsewhere:
        break;
    }
    return MomentRows::tr("elsewhere");
}

QString clipsOf(const Moment &moment)
{
    return moment.isClipping     ? MomentRows::tr("making")
        : moment.clips.isEmpty() ? MomentRows::tr("none")
                                 : MomentRows::tr("%Ln clips", nullptr, int(moment.clips.size()));
}

QList<Column<Moment>> columns()
{
    const auto hint = [](const Moment &) { return Look{.tone = Tone::Hint}; };
    return {
        {.title = MomentRows::tr("Position"),
         .text = [](const Moment &moment) { return positionText(moment.position); },
         .look = [](const Moment &) { return Look{.tone = Tone::Accent}; }},
        {.title = MomentRows::tr("Note"),
         .text = noteOf,
         .look =
             [](const Moment &moment) {
                 Look look;
                 if (moment.note.isEmpty())
                     look.tone = Tone::Hint;
                 if (moment.note != moment.original)
                     look.detail = MomentRows::tr("changed here");
                 return look;
             }},
        {.title = MomentRows::tr("Marked"),
         .text = [](const Moment &moment) { return wallText(moment.at); },
         .look = hint},
        {.title = MomentRows::tr("By"),
         .text = byOf,
         .look = hint,
         .toolTip =
             [](const Moment &moment) {
                 return moment.source == Moment::Source::Elsewhere
                     ? MomentRows::tr("The service does not tell who has set a marker.")
                     : QString();
             }},
        {.title = MomentRows::tr("Clip"),
         .text = clipsOf,
         .look =
             [](const Moment &moment) {
                 return moment.isClipping     ? Look{.icon = Icon::Hourglass}
                     : moment.clips.isEmpty() ? Look{.tone = Tone::Hint}
                                              : Look{.icon = Icon::Scissors, .tone = Tone::Accent};
             }},
    };
}

}  // namespace

MomentRows::MomentRows(QObject *parent)
    : LiveList(&Moment::id, columns(), parent)
{
    setSpoken([](const Moment &moment) {
        return tr("%1, %2. Marked %3 by %4, clip: %5", "position; note; a time; who; number")
            .arg(positionText(moment.position), isolated(noteOf(moment)), wallText(moment.at), byOf(moment),
                 clipsOf(moment));
    });
}

Qt::ItemFlags MomentRows::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = LiveList::flags(index);
    return index.column() == NoteColumn ? flags | Qt::ItemIsEditable : flags;
}

QVariant MomentRows::data(const QModelIndex &index, int role) const
{
    if (role == Qt::EditRole && index.isValid() && index.column() == NoteColumn)
        return row(index.row()).note;
    return LiveList::data(index, role);
}

bool MomentRows::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || index.column() != NoteColumn)
        return false;
    const Moment moment = row(index.row());
    if (value.toString() != moment.note)
        Q_EMIT noteEdited(moment.id, value.toString());
    return true;
}

NoteEdit::NoteEdit(QWidget *parent)
    : QLineEdit(parent)
    , m_count(makeLabel({}, TextRole::Small, Tone::Hint))
{
    m_count->setParent(this);
    m_count->setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Note"));
    connect(this, &QLineEdit::textChanged, this, &NoteEdit::count);
    Theme::watch(this, [this] { count(); });
}

void NoteEdit::count()
{
    const QList<uint> characters = text().toUcs4();  // the service counts code points
    if (characters.size() > MomentsFeed::maxNote) {
        const bool wasModified = isModified();
        setText(QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()),
                                  MomentsFeed::maxNote));
        setModified(wasModified);
        return;
    }
    const bool hasRoom = width() > px(220);
    m_count->setVisible(hasRoom && !characters.isEmpty());
    m_count->setText(tr("%1 of %2", "number of characters, and how many may be")
                         .arg(characters.size())
                         .arg(MomentsFeed::maxNote));
    m_count->adjustSize();
    const int room = m_count->isHidden() ? 0 : m_count->width() + px(12);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    setTextMargins(isMirrored ? room : 0, 0, isMirrored ? 0 : room, 0);
    m_count->move(isMirrored ? px(8) : width() - m_count->width() - px(8),
                  (height() - m_count->height()) / 2);
}

void NoteEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    count();
}

QWidget *NoteDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    auto *edit = new NoteEdit(parent);
    edit->setObjectName(QStringLiteral("noteEditor"));
    return edit;
}

void NoteDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = static_cast<NoteEdit *>(editor);
    if (!edit->isModified())
        edit->setText(index.data(Qt::EditRole).toString());
}

void NoteDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, static_cast<NoteEdit *>(editor)->note());
}

void NoteDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &) const
{
    editor->setGeometry(option.rect.adjusted(0, 1, 0, -2));
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "announce_history_dialog.h"

#include "base/bidi.h"
#include "chat/base/chat_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/people/color_swatches.h"

#include "kit/theme/announcement_color.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QTreeWidget>

namespace Sidestage {

namespace {

using State = Announcement::State;

enum Column { When, Where, Text, Outcome, ColumnCount };
constexpr int idRole = Qt::UserRole;
constexpr int channelRole = Qt::UserRole + 1;
constexpr int maxListed = Announcer::maxKept;

QString resultOf(const Announcement::Row &row)
{
    switch (row.state) {
    case State::Waiting:
        return row.error ? AnnounceHistoryDialog::tr("Waiting. %1").arg(wordsOf(*row.error))
                         : AnnounceHistoryDialog::tr("Waiting");
    case State::Sending:
        return AnnounceHistoryDialog::tr("Being sent");
    case State::Done:
        return AnnounceHistoryDialog::tr("Announced");
    case State::Failed:
        return row.isUncertain
            ? AnnounceHistoryDialog::tr("Unknown. %1").arg(wordsOf(row.error.value_or(Error{})))
            : AnnounceHistoryDialog::tr("Failed. %1").arg(wordsOf(row.error.value_or(Error{})));
    }
    Q_UNREACHABLE();
}

QString resultOf(const Announcement &announcement)
{
    const int all = int(announcement.rows.size());
    const int done = announcement.count(State::Done);
    if (all == 1)
        return resultOf(announcement.rows.first());
    return done == all ? AnnounceHistoryDialog::tr("Announced in all channels")
                       : AnnounceHistoryDialog::tr("Announced in %1 of %2")
                             .arg(QLocale().toString(done), QLocale().toString(all));
}

Icon iconOf(bool isFailed, bool isDone)
{
    return isFailed ? Icon::Error : isDone ? Icon::Check : Icon::Hourglass;
}

}  // namespace

AnnounceHistoryDialog::AnnounceHistoryDialog(Announcer *announcer, QWidget *parent)
    : DialogFrame(tr("Announcement history"), parent)
    , m_announcer(announcer)
{
    setObjectName(QStringLiteral("announceHistoryDialog"));
    setModal(true);
    m_table = named("announceHistoryTable", new QTreeWidget);
    m_table->setAccessibleName(tr("Announcement history"));
    m_table->setUniformRowHeights(true);
    m_table->setHeaderLabels({tr("When"), tr("Where"), tr("Text"), tr("Result")});
    body()->addWidget(m_table, 1);
    m_clear = named("clearAnnouncements", addButton(tr("Delete all"), Button::Role::Danger));
    m_retry = named("retryFromHistory", addButton(tr("Retry")));
    m_retry->setSymbol(Icon::Refresh);
    m_use = named("useAnnouncement", addButton(tr("Use text")));
    addSafeButton(tr("Close"));
    connect(m_table, &QTreeWidget::currentItemChanged, this, &AnnounceHistoryDialog::updateButtons);
    connect(m_retry, &QPushButton::clicked, this, [this] {
        const auto announcement = current();
        const QString channel = currentChannel();
        for (const Announcement::Row &row : announcement ? announcement->rows : QList<Announcement::Row>()) {
            if (row.state == State::Failed && (channel.isEmpty() || channel == row.channelId))
                m_announcer->retry(announcement->id, row.channelId);
        }
    });
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const auto announcement = current()) {
            accept();
            Q_EMIT useRequested(*announcement);
        }
    });
    // Needs two clicks, which are not a double click, because deleting cannot be undone.
    m_clear->ignoreDoubleClicks();
    connect(m_clear, &QPushButton::clicked, this, [this] {
        if (m_clear->role() != Button::Role::DangerFill) {
            m_clear->setRole(Button::Role::DangerFill);
            m_clear->setText(tr("Delete permanently"));
            return;
        }
        m_clear->setRole(Button::Role::Danger);
        m_clear->setText(tr("Delete all"));
        m_announcer->clearHistory();
        reload();
    });
    connect(announcer, &Announcer::changed, this, [this](qint64 id) {
        const auto announcement = m_announcer->announcement(id);
        for (int row = 0; announcement && row < m_table->topLevelItemCount(); ++row) {
            QTreeWidgetItem *item = m_table->topLevelItem(row);
            if (item->data(0, idRole).toLongLong() == id)
                fill(item, *announcement);
        }
        updateButtons();
    });
    Theme::watch(this, [this] {
        m_table->header()->resizeSection(When, px(130));
        m_table->header()->resizeSection(Where, px(150));
        m_table->header()->resizeSection(Text, px(270));
    });
    reload();
    resize(px(860), px(480));
}

void AnnounceHistoryDialog::reload()
{
    m_table->clear();
    for (const Announcement &announcement : m_announcer->history(maxListed)) {
        auto *item = new QTreeWidgetItem(m_table);
        fill(item, announcement);
        item->setExpanded(m_table->topLevelItemCount() == 1);
    }
    if (m_table->topLevelItemCount() > 0)
        m_table->setCurrentItem(m_table->topLevelItem(0));
    else
        setNote(tr("No announcements yet."));
    updateButtons();
}

void AnnounceHistoryDialog::fill(QTreeWidgetItem *item, const Announcement &announcement)
{
    const int all = int(announcement.rows.size());
    item->setData(0, idRole, announcement.id);
    item->setText(When, fullMoment(announcement.at));
    item->setText(Where, all == 1 ? announcement.rows.first().channelName : tr("%Ln channels", nullptr, all));
    item->setText(Text, announcement.text.simplified());
    item->setText(Outcome, resultOf(announcement));
    item->setIcon(
        Outcome,
        Icons::icon(iconOf(announcement.count(State::Failed) > 0, announcement.count(State::Done) == all)));
    item->setToolTip(
        Text, tr("%1: %2", "a colour; a text").arg(nameOf(announcement.color), isolated(announcement.text)));
    item->setToolTip(Outcome, item->text(Outcome));
    if (all == 1)
        item->setData(0, channelRole, announcement.rows.first().channelId);
    for (int row = 0; all > 1 && row < all; ++row) {
        const Announcement::Row &one = announcement.rows.at(row);
        QTreeWidgetItem *part = row < item->childCount() ? item->child(row) : new QTreeWidgetItem(item);
        part->setData(0, idRole, announcement.id);
        part->setData(0, channelRole, one.channelId);
        part->setText(Where, one.channelName);
        part->setText(Text, one.text.simplified());
        part->setText(Outcome, resultOf(one));
        part->setIcon(Outcome, Icons::icon(iconOf(one.state == State::Failed, one.state == State::Done)));
        part->setToolTip(Text, one.text);
        part->setToolTip(Outcome, part->text(Outcome));
    }
}

std::optional<Announcement> AnnounceHistoryDialog::current() const
{
    const QTreeWidgetItem *item = m_table->currentItem();
    return item ? m_announcer->announcement(item->data(0, idRole).toLongLong()) : std::nullopt;
}

QString AnnounceHistoryDialog::currentChannel() const
{
    const QTreeWidgetItem *item = m_table->currentItem();
    return item ? item->data(0, channelRole).toString() : QString();
}

void AnnounceHistoryDialog::updateButtons()
{
    const auto announcement = current();
    const QString channel = currentChannel();
    int failed = 0;
    for (const Announcement::Row &row : announcement ? announcement->rows : QList<Announcement::Row>())
        failed += row.state == State::Failed && (channel.isEmpty() || channel == row.channelId) ? 1 : 0;
    m_retry->setEnabled(failed > 0);
    m_retry->setText(failed > 1 ? tr("Retry %Ln", nullptr, failed) : tr("Retry"));
    m_use->setEnabled(announcement.has_value());
    m_clear->setEnabled(m_table->topLevelItemCount() > 0);
}

}  // namespace Sidestage

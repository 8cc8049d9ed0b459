// SPDX-License-Identifier: GPL-3.0-or-later
#include "notice_board.h"

#include "kit/controls/button.h"
#include "kit/layout/spacing.h"

#include <QBoxLayout>

namespace Sidestage {

void NoticeBoard::post(Notice notice)
{
    const auto same = std::find_if(m_notices.begin(), m_notices.end(),
                                   [&](const Notice &other) { return other.id == notice.id; });
    if (same != m_notices.end())
        *same = std::move(notice);
    else
        m_notices.append(std::move(notice));
    Q_EMIT changed();
}

void NoticeBoard::clear(const QString &id)
{
    if (m_notices.removeIf([&](const Notice &notice) { return notice.id == id; }) > 0)
        Q_EMIT changed();
}

NoticeArea::NoticeArea(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("notices"));
    auto *layout = new QVBoxLayout(this);
    setMargins(layout, Measure::pageMargin, 0, Measure::pageMargin, 12);
    hide();
}

void NoticeArea::watch(NoticeBoard *board)
{
    m_boards.append(board);
    connect(board, &NoticeBoard::changed, this, &NoticeArea::refresh);
    connect(board, &QObject::destroyed, this, [this, board] {
        m_boards.removeOne(board);
        refresh();
    });
    refresh();
}

void NoticeArea::refresh()
{
    QList<Shown> shown;
    for (NoticeBoard *board : std::as_const(m_boards)) {
        for (const Notice &notice : board->notices()) {
            // An existing banner is reused, so that it is not announced again.
            const auto old = std::find_if(m_shown.begin(), m_shown.end(), [&](const Shown &other) {
                return other.board == board && other.id == notice.id && other.action == notice.action;
            });
            Banner *banner
                = old != m_shown.end() ? old->banner : new Banner(notice.kind, notice.sentence, this);
            banner->setObjectName(QStringLiteral("notice-") + notice.id);
            banner->setKind(notice.kind);
            banner->setSentence(notice.sentence);
            if (old != m_shown.end()) {
                m_shown.erase(old);
            } else {
                layout()->addWidget(banner);
                if (!notice.action.isEmpty()) {
                    Button *button = named("noticeAction", banner->addAction(notice.action));
                    connect(button, &QAbstractButton::clicked, board, [board, id = notice.id] {
                        for (const Notice &current : board->notices()) {
                            if (current.id == id && current.run) {
                                const auto run = current.run;  // a copy, because it may remove the notice
                                run();
                                return;
                            }
                        }
                    });
                }
            }
            shown.append({board, notice.id, notice.action, banner});
        }
    }
    for (const Shown &gone : std::as_const(m_shown)) {
        gone.banner->hide();
        gone.banner->deleteLater();
    }
    m_shown = shown;
    setVisible(!m_shown.isEmpty());
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "job_row.h"

#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/text/progress_bar.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr int minDetail = 88;

}  // namespace

JobRow::JobRow(const QString &what, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("jobRow"));
    // The labels wrap, so that they never widen the page.
    m_what = new WrapLabel(what, TextRole::Strong, Tone::Text, this);
    m_detail = named("jobDetail", new WrapLabel(QString(), TextRole::Small, Tone::Secondary, this));
    m_bar = new ProgressBar(ProgressBar::Kind::Work, this);
    m_bar->setThickness(6);
    m_bar->setAccessibleName(what);
    m_cancel = named("jobCancel", Button::compact(tr("Cancel"), Button::Role::Default, this));
    connect(m_cancel, &Button::clicked, this, [this] {
        setState(State::Stopping);
        Q_EMIT cancelRequested();
    });

    auto *head = new QHBoxLayout;
    head->addWidget(m_what);
    head->addStretch(1);
    head->addWidget(m_detail);
    auto *words = new QVBoxLayout;
    words->addLayout(head);
    words->addWidget(m_bar);
    auto *layout = new QHBoxLayout(this);
    layout->addLayout(words, 1);
    layout->addWidget(m_cancel, 0, Qt::AlignVCenter);
    setSpacing(layout, 12);
    setSpacing(words, 6);
}

void JobRow::setWhat(const QString &what)
{
    if (what == m_what->text())
        return;
    m_what->setText(what);
    m_bar->setAccessibleName(what);
}

QString JobRow::what() const
{
    return m_what->text();
}

void JobRow::setProgress(qint64 done, qint64 total)
{
    if (m_first < 0) {
        m_first = done;
        m_since.start();
    }
    m_done = done;
    m_total = total;
    refresh();
}

void JobRow::setState(State state, const QString &sentence)
{
    m_state = state;
    m_sentence = sentence;
    m_cancel->setVisible(state == State::Running || state == State::Stopping);
    m_cancel->setEnabled(state == State::Running);
    refresh();
    if (state != State::Running)
        announce(this, detail(), state == State::Failed ? Announce::Assertive : Announce::Polite);
}

QString JobRow::detail() const
{
    return m_detail->text();
}

void JobRow::refresh()
{
    const QLocale locale;
    QStringList parts;
    if (m_total > 0)
        parts.append(tr("%1 of %2").arg(locale.toString(m_done), locale.toString(m_total)));
    else if (m_done > 0)
        parts.append(locale.toString(m_done));

    if (m_state == State::Stopping) {
        parts.append(tr("stopping"));
    } else if (m_state == State::Running && m_first >= 0 && m_since.elapsed() > 1500 && m_done > m_first) {
        const double rate = double(m_done - m_first) * 1000 / double(m_since.elapsed());
        if (rate >= 1)
            parts.append(tr("%1 a second").arg(locale.toString(qRound64(rate))));
        if (m_total > m_done)
            parts.append(tr("about %1").arg(durationText(qRound64(double(m_total - m_done) / rate))));
    }
    m_detail->setText(m_sentence.isEmpty() ? parts.join(QStringLiteral(" · ")) : m_sentence);
    // A minimum width, so that a short count next to a long name is not wrapped word by word.
    const int wide = m_detail->fontMetrics().horizontalAdvance(m_detail->text());
    m_detail->setMinimumWidth(qMin(wide + 1, px(minDetail)));
    setTone(m_detail, m_state == State::Failed ? Tone::Error : Tone::Secondary);
    m_bar->setKind(m_state == State::Done ? ProgressBar::Kind::Good : ProgressBar::Kind::Work);
    // In thousandths, because the counts can exceed the range of int.
    m_bar->setRange(0, 1000);
    m_bar->setValue(m_total > 0 ? int(m_done * 1000 / m_total) : 0);
}

}  // namespace Sidestage

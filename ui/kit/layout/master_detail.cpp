// SPDX-License-Identifier: GPL-3.0-or-later
#include "master_detail.h"

#include "saved_state.h"
#include "spacing.h"

#include <QAction>
#include <QApplication>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace Sidestage {

namespace {

/// Large enough for px(scaleProbe) to differ between any two text sizes.
constexpr int scaleProbe = 1000;
/// Room for a scroll bar in the drawer.
constexpr int scrollBarWidth = 12;

}  // namespace

MasterDetail::MasterDetail(QWidget *list, QWidget *details, const QString &name, const Widths &widths)
    : m_list(list)
    , m_details(details)
    , m_splitter(new QSplitter)
    , m_widths(widths)
{
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(list);
    m_splitter->addWidget(details);
    m_state = new SplitterState(m_splitter, name, {0, widths.details}, {0, widths.mostDetails});
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_splitter);
    setScaled(m_splitter, &QSplitter::setHandleWidth, Measure::cardGap);
    Theme::watch(this, [this] {
        m_arrangedAt = px(scaleProbe);
        arrange();
    });
}

void MasterDetail::setToggle(QAction *toggle)
{
    m_toggle = toggle;
    toggle->setCheckable(true);
    toggle->setChecked(!m_details->isHidden());
    connect(toggle, &QAction::triggered, this, &MasterDetail::showDetails);
}

bool MasterDetail::isDrawerOpen() const
{
    return !m_isWide && !m_details->isHidden();
}

void MasterDetail::showDetails(bool shown)
{
    if (m_isWide)
        m_isWanted = shown;
    const bool hadFocus = m_details->isAncestorOf(QApplication::focusWidget());
    m_details->setVisible(shown);
    if (m_isWide)
        m_state->arrange();
    else if (shown)
        placeDrawer();
    if (m_toggle)
        m_toggle->setChecked(shown);
    if (!shown)
        Q_EMIT closed(hadFocus);
}

void MasterDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Must not delete widgets, such as a splitter handle, while the theme is sending them a new text size.
    // The theme calls arrange() afterwards.
    if (px(scaleProbe) == m_arrangedAt)
        arrange();
}

void MasterDetail::arrange()
{
    const bool isWide = width() >= px(m_widths.wideFrom);
    if (isWide != m_isWide) {
        m_isWide = isWide;
        if (isWide)
            m_splitter->addWidget(m_details);
        else
            m_details->setParent(this);
        m_details->setVisible(isWide && m_isWanted);
        if (m_toggle)
            m_toggle->setChecked(isWide && m_isWanted);
    }
    const auto *area = qobject_cast<const QScrollArea *>(m_details);
    const int content = (area ? area->widget() : m_details)->minimumSizeHint().width();
    m_list->setMinimumWidth(isWide ? px(m_widths.leastList) : 0);
    // The window can become narrower than both beside each other in one step, and then has a drawer.
    m_splitter->setMinimumWidth(isWide ? qMax(1, m_list->minimumSizeHint().width()) : 0);
    if (isWide) {
        m_details->setMinimumWidth(qMax(px(m_widths.leastDetails), content));
        m_details->setMaximumWidth(QWIDGETSIZE_MAX);
        m_state->arrange();
    } else {
        const int bar = area ? px(scrollBarWidth) : 0;
        m_details->setFixedWidth(qMin(qMax(px(m_widths.details), content) + bar, width()));
        placeDrawer();
    }
    Q_EMIT arranged();
}

void MasterDetail::placeDrawer()
{
    const int x = layoutDirection() == Qt::RightToLeft ? 0 : width() - m_details->width();
    m_details->setGeometry(x, 0, m_details->width(), height());
    m_details->raise();
}

}  // namespace Sidestage

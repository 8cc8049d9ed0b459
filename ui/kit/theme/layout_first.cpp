// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_first.h"

#include <QCoreApplication>
#include <QEvent>

namespace Sidestage {

namespace {

/// More than the depth of nested widgets. The limit prevents an endless loop if two layouts never settle.
constexpr int maxRounds = 40;

}  // namespace

LayoutFirst::LayoutFirst(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool LayoutFirst::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::LayoutRequest:
        ++m_asked;
        break;
    case QEvent::UpdateRequest:
    case QEvent::Expose:  // can paint without an UpdateRequest
        settle();
        break;
    default:
        break;
    }
    return false;
}

void LayoutFirst::settle()
{
    if (m_isSettling)
        return;
    m_isSettling = true;
    for (int round = 0; round < maxRounds; ++round) {
        const quint64 before = m_asked;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        if (m_asked == before)
            break;
    }
    m_isSettling = false;
}

}  // namespace Sidestage

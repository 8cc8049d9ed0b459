// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_field.h"

#include "kit/text/key_cap.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QAbstractItemView>
#include <QKeyEvent>

namespace Sidestage {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    addAction(Icons::icon(Icon::Search, Tone::Secondary), QLineEdit::LeadingPosition);
    Theme::watch(this, [this] { placeKey(); });
}

void SearchField::setKey(const QKeySequence &key)
{
    if (m_key) {
        m_key->setKeys(key);
    } else {
        m_key = named("searchKey", new KeyCap(key, this));
        m_key->setAttribute(Qt::WA_TransparentForMouseEvents);
        connect(this, &QLineEdit::textChanged, m_key,
                [this](const QString &text) { m_key->setVisible(text.isEmpty()); });
    }
    placeKey();
}

void SearchField::setList(QAbstractItemView *list)
{
    if (m_list)
        m_list->removeEventFilter(this);
    m_list = list;
    if (m_list)
        m_list->installEventFilter(this);
}

void SearchField::choose()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

void SearchField::goToList()
{
    Q_EMIT listRequested();
    if (!m_list || !m_list->model() || m_list->model()->rowCount() == 0)
        return;
    m_list->setFocus(Qt::TabFocusReason);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_list->model()->index(0, 0));
}

bool SearchField::event(QEvent *event)
{
    // While focused, the field handles Escape even if the page has a shortcut for it.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    if (event->type() == KeyCap::changesEvent())
        placeKey();
    return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            goToList();
        else
            clear();
        return;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        goToList();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

bool SearchField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Up && m_list->currentIndex().row() <= 0) {
        setFocus(Qt::BacktabFocusReason);
        return true;
    }
    return QLineEdit::eventFilter(watched, event);
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    placeKey();
}

void SearchField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        placeKey();
}

void SearchField::placeKey()
{
    if (!m_key)
        return;
    m_key->resize(m_key->sizeHint());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int room = m_key->width() + px(6);
    setTextMargins(mirrored ? room : 0, 0, mirrored ? 0 : room, 0);
    m_key->move(mirrored ? px(6) : width() - room, (height() - m_key->height()) / 2);
}

}  // namespace Sidestage

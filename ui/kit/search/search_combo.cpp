// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_combo.h"

#include "kit/theme/accessible.h"
#include "kit/theme/icons.h"
#include "kit/theme/kit_style.h"
#include "kit/theme/theme.h"
#include "search_popup.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QStyle>

namespace Sidestage {

SearchCombo::SearchCombo(QWidget *parent)
    : QWidget(parent)
    , m_edit(named("searchText", new QLineEdit(this)))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusProxy(m_edit);
    m_edit->setFrame(false);
    m_edit->setProperty("focusRingOnParent", true);
    QPalette clear = m_edit->palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    m_edit->setPalette(clear);
    m_edit->installEventFilter(this);

    m_quiet.setSingleShot(true);
    m_quiet.setInterval(250);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        Q_EMIT queryEdited(m_edit->text().trimmed());
        refreshList();
    });
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        m_dirty = true;
        m_error.clear();
        m_quiet.start();
        if (m_popup)
            m_popup->list()->setCurrentIndex({});  // these rows are not what is searched now
        openList();
    });
    Theme::watch(this, [this] {
        updateGeometry();
        layOut();
    });
}

SearchCombo::~SearchCombo() = default;

SearchPopup *SearchCombo::popup()
{
    if (!m_popup) {
        m_popup = new SearchPopup(this);
        m_popup->setFocusProxy(m_edit);
        m_popup->installEventFilter(this);
        m_popup->setModel(m_model);
        connect(m_popup->list(), &QListView::clicked, this, &SearchCombo::choose);
    }
    return m_popup;
}

void SearchCombo::setModel(QAbstractItemModel *model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (m_popup)
        m_popup->setModel(model);
    if (!model)
        return;
    connect(model, &QAbstractItemModel::modelReset, this, &SearchCombo::refreshList);
    connect(model, &QAbstractItemModel::rowsInserted, this, &SearchCombo::refreshList);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &SearchCombo::refreshList);
    connect(model, &QAbstractItemModel::layoutChanged, this, &SearchCombo::refreshList);
}

void SearchCombo::setValue(const QString &text)
{
    m_value = text;
    if (!m_dirty)
        m_edit->setText(text);
}

void SearchCombo::setPlaceholderText(const QString &text)
{
    m_edit->setPlaceholderText(text);
}

void SearchCombo::setSearching(bool searching)
{
    if (m_searching == searching)
        return;
    m_searching = searching;
    if (searching)
        m_error.clear();
    refreshList();
}

void SearchCombo::setError(const QString &sentence)
{
    m_error = sentence;
    m_searching = false;
    refreshList();
    if (!sentence.isEmpty() && isOpen())
        announce(m_edit, sentence, Announce::Assertive);
}

void SearchCombo::setDebounce(int msecs)
{
    m_quiet.setInterval(msecs);
}

bool SearchCombo::isSearching() const
{
    return m_searching || m_quiet.isActive();
}

bool SearchCombo::isOpen() const
{
    return m_popup && m_popup->isVisible();
}

QSize SearchCombo::sizeHint() const
{
    return {px(220), px(Measure::input)};
}

QSize SearchCombo::minimumSizeHint() const
{
    return {px(96), px(Measure::input)};
}

void SearchCombo::openList()
{
    if (isOpen()) {
        refreshList();
        return;
    }
    if (!isEnabled() || m_edit->isReadOnly())
        return;
    const bool typed = m_dirty;
    popup();
    refreshList();
    placeList();
    m_popup->show();
    if (!typed)
        Q_EMIT opened();
}

void SearchCombo::closeList()
{
    if (m_popup)
        m_popup->hide();
}

void SearchCombo::refreshList()
{
    if (!m_popup)
        return;
    const int rows = m_model ? m_model->rowCount() : 0;
    if (!m_error.isEmpty())
        m_popup->setStatus(m_error, true);
    else if (isSearching())
        m_popup->setStatus(rows > 0 ? QString() : tr("Searching…"), false);
    else
        m_popup->setStatus(rows > 0 ? QString() : tr("Nothing found"), false);
    // Enter chooses the first row, but only of those that were searched.
    const bool isFound = rows > 0 && m_error.isEmpty() && !isSearching();
    if (isFound && !m_popup->list()->currentIndex().isValid() && m_dirty)
        m_popup->list()->setCurrentIndex(m_model->index(0, 0));
    if (isOpen())
        placeList();
}

void SearchCombo::placeList()
{
    const QPoint below = mapToGlobal(QPoint(0, height() + px(4)));
    const QRect room = screen()->availableGeometry();
    const int high = m_popup->wantedHeight();
    int y = below.y();
    if (y + high > room.bottom() && mapToGlobal(QPoint()).y() - px(4) - high > room.top())
        y = mapToGlobal(QPoint()).y() - px(4) - high;
    m_popup->setGeometry(below.x(), y, width(), high);
}

void SearchCombo::move(int step)
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    const int rows = m_model->rowCount();
    const QModelIndex now = m_popup->list()->currentIndex();
    const int row = now.isValid() ? qBound(0, now.row() + step, rows - 1) : (step > 0 ? 0 : rows - 1);
    const QModelIndex next = m_model->index(row, 0);
    m_popup->list()->setCurrentIndex(next);
    announce(m_edit,
             next.data(Qt::AccessibleTextRole).isValid() ? next.data(Qt::AccessibleTextRole).toString()
                                                         : next.data().toString());
}

void SearchCombo::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_quiet.stop();
    m_dirty = false;
    m_value = index.data().toString();
    m_edit->setText(m_value);
    // The receiver may replace the rows, so closeList() runs after it: the index must stay valid until then.
    Q_EMIT chosen(index);
    closeList();
}

void SearchCombo::revert()
{
    m_quiet.stop();
    m_dirty = false;
    m_searching = false;
    m_error.clear();
    if (m_edit->text() != m_value)
        m_edit->setText(m_value);
    closeList();
}

bool SearchCombo::handleKey(QKeyEvent *event)
{
    const bool open = isOpen();
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (!open)
            openList();
        else
            move(event->key() == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        if (!open)
            return false;
        move(event->key() == Qt::Key_PageDown ? 7 : -7);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!open)
            return false;
        choose(m_popup->list()->currentIndex());
        return true;
    case Qt::Key_Escape:
        if (!open && !m_dirty)
            return false;
        revert();
        m_edit->selectAll();
        return true;
    case Qt::Key_F4:
        if (open)
            closeList();
        else
            openList();
        return true;
    default:
        return false;
    }
}

bool SearchCombo::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit) {
        switch (event->type()) {
        case QEvent::KeyPress:
            return handleKey(static_cast<QKeyEvent *>(event));
        case QEvent::FocusOut:
            // The popup takes the focus of the window, but the user is still in this field.
            if (static_cast<QFocusEvent *>(event)->reason() == Qt::PopupFocusReason || isOpen())
                return true;
            revert();
            break;
        default:
            break;
        }
    } else if (m_popup && watched == m_popup) {
        switch (event->type()) {
        case QEvent::KeyPress: {
            auto *key = static_cast<QKeyEvent *>(event);
            if (handleKey(key))
                return true;
            if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
                revert();
                const bool forward = key->key() == Qt::Key_Tab;
                m_edit->setFocus(Qt::OtherFocusReason);
                QWidget::focusNextPrevChild(forward);
                return true;
            }
            m_edit->event(key);
            return true;
        }
        case QEvent::KeyRelease:
        case QEvent::InputMethod:
            m_edit->event(event);
            return true;
        case QEvent::ShortcutOverride:
            m_edit->event(event);
            return event->isAccepted();
        case QEvent::Hide:
            if (m_dirty && !m_edit->hasFocus())
                revert();
            update();
            break;
        case QEvent::Show:
            update();
            break;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SearchCombo::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintField(&painter, rect(), isEnabled(), property("invalid").toBool());
    const Tokens &t = Theme::tokens();
    const int side = px(Measure::iconButton);
    const QRect box(width() - px(24), (height() - side) / 2, side, side);
    Icons::paint(&painter, QStyle::visualRect(layoutDirection(), rect(), box),
                 isOpen() ? Icon::ChevronUp : Icon::ChevronDown, isEnabled() ? t.text2 : t.text3);
}

void SearchCombo::layOut()
{
    const QRect inner = rect().adjusted(px(8), 1, -px(30), -1);
    m_edit->setGeometry(QStyle::visualRect(layoutDirection(), rect(), inner));
}

void SearchCombo::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
    if (isOpen())
        placeList();
}

void SearchCombo::mousePressEvent(QMouseEvent *event)
{
    QWidget::mousePressEvent(event);
    m_edit->setFocus(Qt::MouseFocusReason);
    openList();
}

void SearchCombo::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        layOut();
    if (event->type() == QEvent::EnabledChange || event->type() == QEvent::LayoutDirectionChange)
        update();
}

}  // namespace Sidestage

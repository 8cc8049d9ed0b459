// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_button.h"

#include "base/bidi.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/avatar.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

namespace {

constexpr int avatarSide = 28;
constexpr int padding = 4;
constexpr int chevron = 16;
constexpr int nameAtLeast = 40;

QFont nameFont()
{
    return Theme::font(TextRole::CardTitle);
}

}  // namespace

AccountButton::AccountButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("accountButton"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &AccountButton::openMenu);
    setAccount({}, {});
}

void AccountButton::setAccount(const QString &name, const QString &role)
{
    m_name = name;
    m_title = name.isEmpty() ? tr("Not signed in") : name;
    m_role = name.isEmpty() ? tr("Choose an account") : role;
    setText(m_title);
    setAccessibleName(tr("Account: %1, %2").arg(isolated(m_title), m_role));
    updateGeometry();
    update();
}

void AccountButton::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    setToolTip(compact ? m_title : QString());
    updateGeometry();
    update();
}

void AccountButton::setMenu(QMenu *menu)
{
    m_menu = menu;
}

void AccountButton::openMenu()
{
    if (m_menu)
        popUpBelow(m_menu, this);
}

QSize AccountButton::sizeHint() const
{
    return {widthFor(!m_compact), px(44)};
}

int AccountButton::widthFor(bool nameShown) const
{
    if (!nameShown)
        return 2 * px(padding) + px(avatarSide);
    const int words = qMax(QFontMetrics(nameFont()).horizontalAdvance(m_title),
                           QFontMetrics(Theme::font(TextRole::Caption)).horizontalAdvance(m_role));
    return 2 * px(padding) + px(avatarSide) + px(8) + words + px(8) + px(chevron) + 2;
}

QSize AccountButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int least = 2 * px(padding) + px(avatarSide) + px(8) + px(nameAtLeast) + px(8) + px(chevron) + 2;
    return {qMin(whole.width(), least), whole.height()};
}

void AccountButton::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    const Qt::LayoutDirection direction = layoutDirection();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.hover);
        painter.drawRoundedRect(rect(), pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
    }
    const QRect face(px(padding), (height() - px(avatarSide)) / 2, px(avatarSide), px(avatarSide));
    Avatar::paint(&painter, QStyle::visualRect(direction, rect(), face), m_name);

    if (m_compact)
        return;

    const QRect arrow(width() - px(padding) - px(chevron), (height() - px(chevron)) / 2, px(chevron),
                      px(chevron));
    Icons::paint(&painter, QStyle::visualRect(direction, rect(), arrow), Icon::ChevronDown, t.text);

    const int start = face.right() + 1 + px(8);
    const int room = arrow.left() - px(8) - start + 1;
    const int align = int(QStyle::visualAlignment(direction, Qt::AlignLeft));
    const QFontMetrics nameMetrics(nameFont());
    const QFontMetrics roleMetrics(Theme::font(TextRole::Caption));
    const int top = (height() - nameMetrics.height() - roleMetrics.height()) / 2;
    const QRect name(start, top, room, nameMetrics.height());
    painter.setFont(nameFont());
    painter.setPen(t.text);
    painter.drawText(QStyle::visualRect(direction, rect(), name), align | Qt::AlignVCenter,
                     nameMetrics.elidedText(m_title, Qt::ElideRight, room));
    const QRect role(start, name.bottom() + 1, room, roleMetrics.height());
    QFont roleFont = Theme::font(TextRole::Caption);
    roleFont.setWeight(QFont::Normal);
    painter.setFont(roleFont);
    painter.setPen(t.text2);
    painter.drawText(QStyle::visualRect(direction, rect(), role), align | Qt::AlignVCenter,
                     roleMetrics.elidedText(m_role, Qt::ElideRight, room));
}

void AccountButton::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        click();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_popup.h"

#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/theme/kit_style.h"
#include "kit/theme/theme.h"
#include "search_combo.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

namespace Sidestage {

namespace {

class ChoiceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {px(120), px(Measure::tableRow)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = Theme::tokens();
        const bool current = option.state & QStyle::State_Selected;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (current || option.state & QStyle::State_MouseOver) {
            painter->setPen(current && t.isHighContrast ? QPen(t.focus, 2) : QPen(Qt::NoPen));
            painter->setBrush(current ? t.select : t.hover);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), pxF(4), pxF(4));
        }
        QRect inner = option.rect.adjusted(px(8), 0, -px(8), 0);
        const QString detail = index.data(RowRole::Trailing).toString();
        const auto side = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
        const auto otherSide = QStyle::visualAlignment(option.direction, Qt::AlignRight);
        if (!detail.isEmpty()) {
            painter->setFont(Theme::font(TextRole::Small));
            painter->setPen(t.text2);
            const QString shown
                = painter->fontMetrics().elidedText(detail, Qt::ElideRight, inner.width() / 2);
            painter->drawText(QStyle::visualRect(option.direction, option.rect, inner),
                              Qt::AlignVCenter | otherSide, shown);
            inner.setRight(inner.right() - painter->fontMetrics().horizontalAdvance(shown) - px(8));
        }
        painter->setFont(Theme::font(TextRole::Body));
        painter->setPen(t.text);
        painter->drawText(
            QStyle::visualRect(option.direction, option.rect, inner), Qt::AlignVCenter | side,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, inner.width()));
        painter->restore();
    }
};

constexpr int shownRows = 8;

}  // namespace

SearchPopup::SearchPopup(QWidget *field)
    : QFrame(field, Qt::Popup)
    , m_list(named("searchList", new QListView(this)))
{
    setObjectName(QStringLiteral("searchPopup"));
    setFocusPolicy(Qt::NoFocus);

    m_statusRow = new QWidget(this);
    auto *row = new QHBoxLayout(m_statusRow);
    setMargins(row, 8, 6, 8, 6);
    setSpacing(row, 6);
    m_statusIcon = new IconView(Icon::Error, Tone::Error, Measure::iconPill, m_statusRow);
    m_status = named("searchStatus", makeParagraph(QString(), TextRole::Small, Tone::Secondary, m_statusRow));
    row->addWidget(m_statusIcon, 0, Qt::AlignTop);
    row->addWidget(m_status, 1);

    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMinimumHeight(1);  // the default of a list view is at least two rows
    m_list->setItemDelegate(new ChoiceDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAttribute(Qt::WA_Hover);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(px(5), px(5), px(5), px(5));
    layout->setSpacing(0);
    layout->addWidget(m_statusRow);
    layout->addWidget(m_list, 1);
}

void SearchPopup::setModel(QAbstractItemModel *model)
{
    m_list->setModel(model);
}

void SearchPopup::setStatus(const QString &sentence, bool isError)
{
    m_status->setText(sentence);
    setTone(m_status, isError ? Tone::Error : Tone::Secondary);
    m_statusIcon->setVisible(isError);
    m_statusRow->setVisible(!sentence.isEmpty());
}

QString SearchPopup::status() const
{
    return m_statusRow->isHidden() ? QString() : m_status->text();
}

int SearchPopup::wantedHeight() const
{
    int height = 2 * px(5);
    if (!m_statusRow->isHidden())
        height += m_statusRow->sizeHint().height();
    const int rows = m_list->model() ? qMin(shownRows, m_list->model()->rowCount()) : 0;
    for (int row = 0; row < rows; ++row)
        height += m_list->sizeHintForRow(row);
    m_list->setVisible(rows > 0);
    return height;
}

void SearchPopup::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    shapeFloating(this);
}

void SearchPopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFloating(&painter, rect());
}

}  // namespace Sidestage

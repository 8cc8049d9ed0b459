// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_state.h"

#include "kit/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStyle>
#include <QStyleOptionHeader>

#include <algorithm>

namespace Sidestage {

namespace {

/// Limits for stored widths, so that no column becomes unusable.
constexpr int minWidth = 24;
constexpr int maxWidth = 2'000;

int unitsOf(int pixels)
{
    return qRound(pixels * 100.0 / px(100));
}

}  // namespace

SavedState::SavedState(const QString &name, QObject *parent)
    : QObject(parent)
    , m_name(name)
{
}

SplitterState::SplitterState(QSplitter *splitter, const QString &name, const QList<int> &widths,
                             const QList<int> &most)
    : SavedState(name, splitter)
    , m_splitter(splitter)
    , m_first(widths)
    , m_most(most)
    , m_widths(widths)
{
    Q_ASSERT(splitter->count() == widths.size());
    for (int at = 0; at < splitter->count(); ++at)
        splitter->setStretchFactor(at, widths[at] == 0 ? 1 : 0);
    connect(splitter, &QSplitter::splitterMoved, this, &SplitterState::note);
    Theme::watch(this, [this] { arrange(); });
}

int SplitterState::width(int at, int whole) const
{
    const int most = m_widths[at] == m_first[at] ? m_most.value(at) : 0;
    return qMax(px(m_widths[at]), qMin(whole / 4, px(most)));
}

void SplitterState::arrange()
{
    QList<int> sizes;
    const int whole
        = m_splitter->orientation() == Qt::Horizontal ? m_splitter->width() : m_splitter->height();
    int left = whole;
    int shown = 0;
    for (int at = 0; at < m_widths.size(); ++at) {
        // A column can temporarily be outside the splitter, as a drawer over the page.
        const QWidget *widget = m_splitter->widget(at);
        const bool isShown = widget && !widget->isHidden();
        shown += isShown;
        sizes.append(isShown ? width(at, whole) : 0);
        left -= sizes.last();
    }
    left -= qMax(0, shown - 1) * m_splitter->handleWidth();
    for (int at = 0; at < m_widths.size(); ++at) {
        if (m_widths[at] == 0)
            sizes[at] = qMax(1, left);
    }
    m_splitter->setSizes(sizes);
}

void SplitterState::note()
{
    const QList<int> sizes = m_splitter->sizes();
    for (int at = 0; at < m_widths.size(); ++at) {
        if (m_widths[at] > 0 && sizes.value(at) > 0 && !m_splitter->widget(at)->isHidden())
            m_widths[at] = qBound(minWidth, unitsOf(sizes[at]), maxWidth);
    }
    Q_EMIT changed();
}

QString SplitterState::saveState() const
{
    if (m_widths == m_first)
        return {};
    QStringList widths;
    for (const int width : m_widths)
        widths.append(QString::number(width));
    return widths.join(u' ');
}

void SplitterState::restoreState(const QString &kept)
{
    const QStringList widths = kept.split(u' ', Qt::SkipEmptyParts);
    if (widths.size() != m_widths.size())
        return;
    for (int at = 0; at < m_widths.size(); ++at) {
        if (m_first[at] > 0 && widths[at].toInt() > 0)
            m_widths[at] = qBound(minWidth, widths[at].toInt(), maxWidth);
    }
    arrange();
}

HeaderState::HeaderState(QHeaderView *header, const QString &name, const QList<Column> &columns)
    : SavedState(name, header)
    , m_header(header)
    , m_first(columns)
    , m_columns(columns)
{
    Q_ASSERT(header->count() == columns.size());
    header->setStretchLastSection(false);
    connect(header, &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        // Stores only columns that the user dragged. The column with the remaining width changes as a result.
        if (m_applying || size <= 0 || m_header->sectionResizeMode(section) != QHeaderView::Interactive)
            return;
        Column &column = m_columns[columnAt(section)];
        column.width = qBound(minWidth, unitsOf(size), maxWidth);
        Q_EMIT changed();
    });
    connect(header, &QHeaderView::sectionMoved, this, [this] {
        if (!m_applying)
            Q_EMIT changed();
    });
    connect(header->model(), &QAbstractItemModel::headerDataChanged, this, &HeaderState::apply);
    if (std::any_of(columns.begin(), columns.end(), [](const Column &column) { return column.most > 0; }))
        header->installEventFilter(this);
    Theme::watch(this, [this] { apply(); });
}

HeaderState *HeaderState::of(const QHeaderView *header)
{
    return header->findChild<HeaderState *>(QString(), Qt::FindDirectChildrenOnly);
}

int HeaderState::columnAt(int section) const
{
    for (int at = 0; at < m_columns.size(); ++at) {
        if (m_columns[at].section == section)
            return at;
    }
    Q_UNREACHABLE();
}

void HeaderState::apply()
{
    const QScopedValueRollback applying(m_applying, true);
    const auto isShown = [this](const Column &column) {
        return !m_hidden.contains(column.section) && !m_withheld.contains(column.section);
    };
    // If the column that takes the remaining width is hidden, the first visible one is stretched.
    int stretched = -1;
    for (const Column &column : std::as_const(m_columns)) {
        if (isShown(column) && !column.fixed && (stretched < 0 || column.width == 0))
            stretched = column.section;
    }
    const QHash<int, int> more = growth(stretched);
    for (const Column &column : std::as_const(m_columns)) {
        m_header->setSectionHidden(column.section, !isShown(column));
        m_header->setSectionResizeMode(column.section,
                                       column.section == stretched ? QHeaderView::Stretch
                                           : column.fixed          ? QHeaderView::Fixed
                                                                   : QHeaderView::Interactive);
        if (column.width > 0 && column.section != stretched)
            m_header->resizeSection(column.section, wanted(column) + more.value(column.section));
    }
}

/// Returns the width of a column in px before it grows.
int HeaderState::wanted(const Column &column) const
{
    const auto first = std::find_if(m_first.begin(), m_first.end(),
                                    [&column](const Column &one) { return one.section == column.section; });
    if (column.fixed || column.width != first->width)
        return px(column.width);
    int needed = 0;
    if (!column.text.isEmpty()) {
        constexpr int padding = 8;  // that of cells
        needed = QFontMetrics(Theme::font(TextRole::Body)).horizontalAdvance(column.text) + 2 * px(padding);
    }
    // A header that was not shown yet is hidden too, but not explicitly.
    if (!m_header->testAttribute(Qt::WA_WState_ExplicitShowHide) || !m_header->isHidden()) {
        QStyleOptionHeader title;
        title.text = m_header->model()->headerData(column.section, m_header->orientation()).toString();
        needed = qMax(
            needed,
            m_header->style()->sizeFromContents(QStyle::CT_HeaderSection, &title, {}, m_header).width());
    }
    return qMax(px(column.width), needed);
}

/// Returns by how many px columns grow beyond their set width. The remaining width is shared in equal parts.
QHash<int, int> HeaderState::growth(int stretched) const
{
    QHash<int, int> more;
    int left = m_header->width();
    for (int at = 0; at < m_columns.size(); ++at) {
        const Column &column = m_columns[at];
        if (m_hidden.contains(column.section) || m_withheld.contains(column.section))
            continue;
        left -= column.section == stretched ? px(column.least) : wanted(column);
        const auto first = std::find_if(m_first.begin(), m_first.end(), [&column](const Column &one) {
            return one.section == column.section;
        });
        if (column.most > column.width && column.section != stretched && column.width == first->width)
            more.insert(column.section, qMax(0, px(column.most) - wanted(column)));
    }
    // Columns that need the least come first. The stretched column has no limit.
    QList<int> order = more.keys();
    std::sort(order.begin(), order.end(),
              [&more](int a, int b) { return more[a] != more[b] ? more[a] < more[b] : a < b; });
    left = qMax(0, left);
    for (qsizetype i = 0; i < order.size(); ++i) {
        int &room = more[order[i]];
        room = qMin(room, left / int(order.size() - i + 1));
        left -= room;
    }
    return more;
}

bool HeaderState::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_header && event->type() == QEvent::Resize && !m_applying)
        apply();
    return SavedState::eventFilter(watched, event);
}

int HeaderState::width(int section) const
{
    const Column &column = m_columns[columnAt(section)];
    return column.width > 0 ? wanted(column) : m_header->sectionSize(section);
}

void HeaderState::setWithheld(const QSet<int> &sections)
{
    if (sections == m_withheld)
        return;
    m_withheld = sections;
    apply();
}

void HeaderState::fit(int room, const QList<int> &sections)
{
    QSet<int> withheld;
    for (const int section : sections) {
        room -= isHidden(section) ? 0 : width(section);
        if (room < 0)
            withheld.insert(section);
    }
    setWithheld(withheld);
}

void HeaderState::setHidden(int section, bool hidden)
{
    if (hidden == m_hidden.contains(section))
        return;
    if (hidden)
        m_hidden.insert(section);
    else
        m_hidden.remove(section);
    apply();
    Q_EMIT changed();
}

void HeaderState::fillMenu(QMenu *menu, const QSet<int> &always)
{
    const int shown = m_header->count() - m_header->hiddenSectionCount();
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const int section = m_header->logicalIndex(visual);
        const QString name = m_header->model()->headerData(section, m_header->orientation()).toString();
        if (name.isEmpty() || isWithheld(section) || always.contains(section))
            continue;
        QAction *action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(!isHidden(section));
        action->setEnabled(isHidden(section) || shown > 1);
        connect(action, &QAction::toggled, this, [this, section](bool on) { setHidden(section, !on); });
    }
    if (!saveState().isEmpty()) {
        menu->addSeparator();
        menu->addAction(tr("Reset columns"), this, &HeaderState::reset);
    }
}

void HeaderState::reset()
{
    {
        const QScopedValueRollback applying(m_applying, true);
        for (int at = 0; at < m_first.size(); ++at)
            m_header->moveSection(m_header->visualIndex(m_first[at].section), at);
    }
    m_columns = m_first;
    m_hidden.clear();
    apply();
    Q_EMIT changed();
}

QString HeaderState::saveState() const
{
    QStringList columns;
    bool isFirst = m_hidden.isEmpty();
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const Column &column = m_columns[columnAt(m_header->logicalIndex(visual))];
        isFirst
            = isFirst && m_first[visual].section == column.section && m_first[visual].width == column.width;
        QString text = QStringLiteral("%1:%2").arg(column.section).arg(column.width);
        if (m_hidden.contains(column.section))
            text.append(u'-');
        columns.append(text);
    }
    return isFirst ? QString() : columns.join(u' ');
}

void HeaderState::restoreState(const QString &kept)
{
    struct Known
    {
        int width = 0;
        bool hidden = false;
    };
    QList<int> order;
    QHash<int, Known> known;
    const QStringList parts = kept.split(u' ', Qt::SkipEmptyParts);
    for (QString part : parts) {
        const bool hidden = part.endsWith(u'-');
        if (hidden)
            part.chop(1);
        bool isNumber = false;
        const int section = part.section(u':', 0, 0).toInt(&isNumber);
        if (!isNumber || section < 0 || section >= m_header->count() || known.contains(section))
            return;
        order.append(section);
        known.insert(section, {part.section(u':', 1).toInt(), hidden});
    }
    // If the number of columns has changed since then, the stored state is ignored.
    if (order.size() != m_header->count())
        return;
    const QScopedValueRollback applying(m_applying, true);
    for (Column &column : m_columns) {
        const Known here = known.value(column.section);
        if (column.width > 0 && !column.fixed && here.width > 0)
            column.width = qBound(minWidth, here.width, maxWidth);
        if (here.hidden)
            m_hidden.insert(column.section);
        else
            m_hidden.remove(column.section);
    }
    for (int visual = 0; visual < order.size(); ++visual)
        m_header->moveSection(m_header->visualIndex(order[visual]), visual);
    apply();
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/command_palette.h"

#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/text/key_cap.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QSet>
#include <QStyledItemDelegate>

namespace Sidestage {

namespace {

constexpr int pointsNext = 9;   ///< For a letter that directly follows the previous match.
constexpr int pointsStart = 8;  ///< For a letter at the beginning of a word.

bool startsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

/// Returns the highest score for matching word[letter…] in text[at…]; 0: no match. The previous letter was
/// matched at `at` - 1, unless this is the first one.
int scoreFrom(const QString &text, qsizetype at, const QString &word, qsizetype letter)
{
    if (letter == word.size())
        return 1;
    int best = 0;
    for (qsizetype i = at; i < text.size(); ++i) {
        const bool isNext = letter > 0 && i == at;
        if (text[i] != word[letter] || (!isNext && !startsWord(text, i)))
            continue;
        if (const int rest = scoreFrom(text, i + 1, word, letter + 1); rest > 0)
            best = qMax(best, rest + (isNext ? pointsNext : pointsStart));
    }
    return best;
}

int scoreOfWord(const QString &text, const QString &word)
{
    const int best = scoreFrom(text, 0, word, 0);
    // Inside a word only the whole typed word matches, with at least three letters, because shorter ones
    // occur everywhere.
    constexpr int minPiece = 3;
    if (best == 0 && word.size() >= minPiece && text.contains(word))
        return 1 + int(word.size());
    return best;
}

class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {
            0, px(index.data(CommandModel::HeadRole).toBool() ? Measure::tableHead : Measure::tableRowPills)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = Theme::tokens();
        const Qt::LayoutDirection direction = option.direction;
        const int align = int(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter);
        const QRect &rect = option.rect;
        const QString text = index.data(Qt::DisplayRole).toString();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.data(CommandModel::HeadRole).toBool()) {
            painter->setFont(Theme::font(TextRole::Caption));
            painter->setPen(t.text2);
            painter->drawText(rect.adjusted(px(16), 0, -px(16), 0), align, text);
            painter->restore();
            return;
        }
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const bool usable = index.flags().testFlag(Qt::ItemIsEnabled);
        if (current || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(t.isHighContrast ? QPen(t.text, 1) : QPen(Qt::NoPen));
            painter->setBrush(current ? t.select : t.hover);
            painter->drawRoundedRect(rect.adjusted(px(8), px(1), -px(8), -px(1)), pxF(Measure::buttonRadius),
                                     pxF(Measure::buttonRadius));
        }
        const QRect icon(rect.left() + px(16), rect.center().y() - px(9), px(18), px(18));
        Icons::paint(painter, QStyle::visualRect(direction, rect, icon),
                     Icon(index.data(CommandModel::IconRole).toInt()), usable ? t.text2 : t.text3);
        int end = rect.right() - px(16);
        const auto keys = index.data(CommandModel::KeyRole).value<QKeySequence>();
        if (!keys.isEmpty()) {
            const QSize size = KeyCap::capSize(keys);
            const QRect cap(end - size.width(), rect.center().y() - size.height() / 2 + 1, size.width(),
                            size.height());
            KeyCap::paint(painter, QStyle::visualRect(direction, rect, cap), keys, t.raised, t.edge, t.text2);
            end = cap.left() - px(10);
        }
        const QString group = index.data(CommandModel::GroupRole).toString();
        if (!group.isEmpty()) {
            painter->setFont(Theme::font(TextRole::Small));
            painter->setPen(current ? t.text2 : t.text3);
            const int width = painter->fontMetrics().horizontalAdvance(group) + 1;
            painter->drawText(
                QStyle::visualRect(direction, rect, QRect(end - width, rect.top(), width, rect.height())),
                int(Qt::AlignCenter), group);
            end -= width + px(10);
        }
        painter->setFont(Theme::font(TextRole::Body));
        painter->setPen(usable ? t.text : t.text3);
        const int start = icon.right() + px(11);
        const QRect words(start, rect.top(), end - start, rect.height());
        painter->drawText(QStyle::visualRect(direction, rect, words), align,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
        painter->restore();
    }
};

}  // namespace

QString plainText(const QAction &action)
{
    QString text = action.text();
    text.replace(QStringLiteral("&&"), QString(QChar(1))).remove(QLatin1Char('&'));
    return text.replace(QChar(1), QLatin1Char('&'));
}

QList<Command> withoutRepeats(QList<Command> commands)
{
    QSet<QString> names;
    for (const Command &command : std::as_const(commands))
        names.insert(command.action->objectName());
    commands.removeIf([&names](const Command &command) {
        const QString same = command.action->property("sameAs").toString();
        return !same.isEmpty() && names.contains(same);
    });
    return commands;
}

void CommandModel::setCommands(QList<Command> commands)
{
    m_commands = std::move(commands);
    setFilter({});
}

int CommandModel::score(const QString &text, const QString &typed)
{
    int total = 0;
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const int points = scoreOfWord(text.toCaseFolded(), word.toCaseFolded());
        if (points == 0)
            return 0;
        total += points;
    }
    constexpr int longest = 99;
    return total * (longest + 1) - int(qMin<qsizetype>(text.size(), longest));
}

void CommandModel::setFilter(const QString &text)
{
    beginResetModel();
    m_rows.clear();
    const QString typed = text.trimmed();
    if (typed.isEmpty()) {
        QString group;
        for (int i = 0; i < m_commands.size(); ++i) {
            if (!m_commands[i].action || m_commands[i].isOnlyFound)
                continue;
            if (m_commands[i].group != group || i == 0) {
                group = m_commands[i].group;
                m_rows.append(Row{-1, group});
            }
            m_rows.append(Row{i, {}});
        }
    } else {
        QList<std::pair<int, int>> found;
        for (int i = 0; i < m_commands.size(); ++i) {
            if (!m_commands[i].action)
                continue;
            // The group is searched too: "channel save" finds "Save as preset…" of the page Channel.
            const QString name = plainText(*m_commands[i].action);
            const int itself = score(name, typed);
            const int placed = score(m_commands[i].group + QLatin1Char(' ') + name, typed);
            if (const int best = qMax(itself, placed - 1); best > 0)
                found.append({best, i});
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto &a, const auto &b) { return a.first > b.first; });
        for (const auto &[points, i] : std::as_const(found))
            m_rows.append(Row{i, {}});
    }
    endResetModel();
}

const Command *CommandModel::commandAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_rows.size() || m_rows[index.row()].command < 0)
        return nullptr;
    const Command &command = m_commands[m_rows[index.row()].command];
    return command.action ? &command : nullptr;
}

int CommandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CommandModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows[index.row()];
    if (row.command < 0) {
        switch (role) {
        case Qt::DisplayRole:
            return row.head;
        case HeadRole:
            return true;
        default:
            return {};
        }
    }
    const Command *command = commandAt(index);
    if (!command)
        return {};
    const bool searched = m_rows.first().command >= 0;
    const QKeySequence keys = command->action->shortcut();
    switch (role) {
    case Qt::DisplayRole:
        return plainText(*command->action);
    case Qt::ToolTipRole:
        return command->action->isEnabled() ? QString() : command->action->toolTip();
    case Qt::AccessibleTextRole:
        return keys.isEmpty() ? plainText(*command->action)
                              : QStringLiteral("%1, %2").arg(plainText(*command->action),
                                                             keys.toString(QKeySequence::NativeText));
    case GroupRole:
        return searched ? command->group : QString();
    case KeyRole:
        return QVariant::fromValue(keys);
    case IconRole:
        return int(Icons::of(command->action->icon()));
    default:
        return {};
    }
}

Qt::ItemFlags CommandModel::flags(const QModelIndex &index) const
{
    const Command *command = commandAt(index);
    if (!command)
        return Qt::NoItemFlags;
    const Qt::ItemFlags there = Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return command->action->isEnabled() ? there | Qt::ItemIsEnabled : there;
}

CommandPalette::CommandPalette(QWidget *window, const QString &title, const QString &placeholder)
    : Overlay(window, 560)
    , m_model(new CommandModel(this))
    , m_field(named("paletteField", new QLineEdit(panel())))
    , m_list(named("paletteList", new QListView(panel())))
    , m_nothing(makeLabel(tr("No matching result."), TextRole::Body, Tone::Secondary, panel()))
{
    setAccessibleName(title);
    m_field->setAccessibleName(title);
    m_field->setPlaceholderText(placeholder);
    m_field->setClearButtonEnabled(true);
    m_field->addAction(Icons::icon(Icon::Search, Tone::Secondary), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    m_list->setAccessibleName(title);
    m_list->setFocusPolicy(Qt::NoFocus);  // the arrow keys in the field move the selection
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setProperty("plain", true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->hide();

    auto *top = new QVBoxLayout;
    top->addWidget(m_field);
    body()->addLayout(top);
    body()->addWidget(m_list, 1);
    body()->addWidget(m_nothing, 1);
    setMargins(top, 12, 12, 12, 8);
    setMargins(body(), 0, 0, 0, 8);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
}

void CommandPalette::setKeyChange(std::function<void(QAction *)> change)
{
    m_change = std::move(change);
    auto *foot = new QHBoxLayout;
    auto *button = named("changeKey", Button::compact(Icon::Edit, tr("Change key…"), Button::Role::Ghost));
    button->setKeyHint(Qt::Key_F2, true);
    button->setFocusPolicy(Qt::NoFocus);  // the focus stays in the field, whose F2 does the same
    connect(button, &QAbstractButton::clicked, this, &CommandPalette::changeKey);
    foot->addStretch(1);
    foot->addWidget(button);
    body()->addLayout(foot);
    setMargins(foot, 12, 4, 12, 0);
}

void CommandPalette::changeKey()
{
    const Command *found = m_model->commandAt(m_list->currentIndex());
    if (!found || !m_change)
        return;
    const QPointer<QAction> action = found->action;
    closeOverlay();
    if (action)
        m_change(action);
}

QWidget *CommandPalette::firstFocus() const
{
    return m_field;
}

void CommandPalette::aboutToOpen()
{
    m_model->setCommands(m_source ? m_source() : QList<Command>());
    m_field->clear();
    filter();
}

void CommandPalette::filter()
{
    m_model->setFilter(m_field->text());
    m_list->setVisible(m_model->rowCount() > 0);
    m_nothing->setVisible(m_model->rowCount() == 0);
    m_list->setCurrentIndex({});
    moveCurrent(1);
    m_list->scrollToTop();
}

void CommandPalette::moveCurrent(int by)
{
    const int rows = m_model->rowCount();
    for (int row = m_list->currentIndex().isValid() ? m_list->currentIndex().row() + by : 0;
         row >= 0 && row < rows; row += by) {
        const QModelIndex index = m_model->index(row);
        if (!m_model->commandAt(index))
            continue;
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
        return;
    }
}

void CommandPalette::run(const QModelIndex &index)
{
    const Command *found = m_model->commandAt(index);
    if (!found || !found->action->isEnabled())
        return;
    const Command command = *found;
    closeOverlay();
    if (command.before)
        command.before();
    if (command.action)
        command.action->trigger();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        constexpr int page = 8;
        switch (key->key()) {
        case Qt::Key_Down:
            moveCurrent(1);
            return true;
        case Qt::Key_Up:
            moveCurrent(-1);
            return true;
        case Qt::Key_PageDown:
        case Qt::Key_PageUp:
            for (int i = 0; i < page; ++i)
                moveCurrent(key->key() == Qt::Key_PageDown ? 1 : -1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            run(m_list->currentIndex());
            return true;
        case Qt::Key_F2:
            changeKey();
            return true;
        case Qt::Key_Escape:
            closeOverlay();
            return true;
        default:
            break;
        }
    }
    return Overlay::eventFilter(watched, event);
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_tool_bar.h"

#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

namespace Sidestage {

namespace {

constexpr int typingPause = 80;  // milliseconds: combines fast typing into one search

QComboBox *makeCombo(const char *name, const QString &spoken, QWidget *parent)
{
    auto *combo = named(name, new QComboBox(parent), spoken);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(9);
    combo->setMaxVisibleItems(20);
    return combo;
}

/// Lets a combo box grow up to its longest text, where there is room for it.
void letGrow(QComboBox *combo)
{
    constexpr int most = 220;  // px at a line height of 20 px: titles of rewards can be long
    const QFontMetrics metrics(combo->font());
    int longest = 0;
    for (int i = 0; i < combo->count(); ++i)
        longest = qMax(longest, metrics.horizontalAdvance(combo->itemText(i)));
    const int least = combo->sizeHint().width();
    const int around = least - combo->minimumContentsLength() * metrics.horizontalAdvance(u'X');
    combo->setMaximumWidth(qMax(least, qMin(longest + around, px(most))));
}

}  // namespace

QueueToolBar::QueueToolBar(QueueModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_search(named("queueSearch", new SearchField(this)))
    , m_reward(makeCombo("queueReward", tr("Reward"), this))
    , m_sort(makeCombo("queueSort", tr("Sort order"), this))
    , m_groupLabel(makeLabel(tr("Group by"), TextRole::Body, Tone::Secondary, this))
    , m_group(named("queueGroup", new Segmented(this), tr("Group by")))
    , m_more(Button::iconOnly(Icon::Sliders, tr("Sorting and grouping"), this))
{
    setObjectName(QStringLiteral("queueTools"));
    m_search->setPlaceholderText(tr("Search viewer or message"));
    m_search->setAccessibleName(tr("Search viewer or message"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    connect(m_search, &SearchField::listRequested, this, [this] {
        applySearch();
        Q_EMIT listRequested();
    });

    m_reward->addItem(tr("All rewards"), QString());
    using Sort = QueueModel::Sort;
    const std::pair<QString, Sort> sorts[] = {
        {tr("Oldest first"), Sort::OldestFirst}, {tr("Newest first"), Sort::NewestFirst},
        {tr("Most points"), Sort::MostPoints},   {tr("Fewest points"), Sort::FewestPoints},
        {tr("By viewer"), Sort::Viewer},         {tr("By reward"), Sort::Reward},
    };
    for (const auto &[name, sort] : sorts)
        m_sort->addItem(name, int(sort));
    m_sort->setCurrentIndex(m_sort->findData(int(model->sort())));

    m_group->addOption(tr("Reward"), int(QueueModel::Group::Reward));
    m_group->addOption(tr("Viewer"), int(QueueModel::Group::Viewer));
    m_group->addOption(tr("None"), int(QueueModel::Group::None));
    m_group->setCurrentData(int(model->group()));

    m_layout = withoutMargins(new QHBoxLayout(this));
    // The space is only what the fields do not need.
    m_layout->addWidget(m_search, 6);
    m_layout->addWidget(m_reward, 3);
    m_layout->addWidget(m_sort, 3);
    m_layout->addStretch(1);
    m_layout->addWidget(m_groupLabel);
    m_layout->addWidget(m_group);
    m_layout->addWidget(m_more);
    m_more->setObjectName(QStringLiteral("queueMore"));
    m_more->hide();
    connect(m_more, &QAbstractButton::clicked, this, &QueueToolBar::openMenu);
    setScaled(m_search, &QWidget::setMaximumWidth, 300);
    Theme::watch(this, [this] {
        letGrow(m_reward);
        letGrow(m_sort);
        setNarrow(m_more->isVisibleTo(this));
    });

    m_typing.setSingleShot(true);
    m_typing.setInterval(typingPause);
    connect(&m_typing, &QTimer::timeout, this, &QueueToolBar::applySearch);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty())
            applySearch();
        else
            m_typing.start();
    });
    connect(m_reward, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setReward(m_reward->currentData().toString());
        Q_EMIT filterChanged();
    });
    connect(m_sort, &QComboBox::currentIndexChanged, this,
            [this] { m_model->setSort(QueueModel::Sort(m_sort->currentData().toInt())); });
    connect(m_group, &Segmented::currentChanged, this,
            [this] { m_model->setGroup(QueueModel::Group(m_group->currentData().toInt())); });
}

void QueueToolBar::setRewards(const QList<Api::Reward> &rewards)
{
    const QString chosen = m_reward->currentData().toString();
    QList<std::pair<QString, QString>> sorted;
    for (const Api::Reward &reward : rewards)
        sorted.append({reward.title, reward.id});
    std::ranges::sort(sorted,
                      [](const auto &a, const auto &b) { return a.first.localeAwareCompare(b.first) < 0; });
    {
        const QSignalBlocker quiet(m_reward);
        m_reward->clear();
        m_reward->addItem(tr("All rewards"), QString());
        for (const auto &[title, id] : std::as_const(sorted))
            m_reward->addItem(title, id);
        m_reward->setCurrentIndex(qMax(0, m_reward->findData(chosen)));
    }
    letGrow(m_reward);
    if (m_reward->currentData().toString() != chosen) {
        m_model->setReward({});
        Q_EMIT filterChanged();
    }
}

void QueueToolBar::clearFilters()
{
    m_search->clear();
    m_typing.stop();
    applySearch();
    m_reward->setCurrentIndex(0);
}

void QueueToolBar::setNarrow(bool narrow)
{
    for (QWidget *widget : {static_cast<QWidget *>(m_sort), static_cast<QWidget *>(m_groupLabel),
                            static_cast<QWidget *>(m_group)})
        widget->setVisible(!narrow);
    m_more->setVisible(narrow);
    m_search->setMinimumWidth(px(narrow ? 60 : 120));
    m_reward->setMinimumWidth(narrow ? px(60) : 0);
}

void QueueToolBar::openMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int i = 0; i < m_sort->count(); ++i) {
        QAction *action
            = menu->addAction(m_sort->itemText(i), this, [this, i] { m_sort->setCurrentIndex(i); });
        action->setCheckable(true);
        action->setChecked(m_sort->currentIndex() == i);
    }
    menu->addSeparator();
    const QString groups[] = {tr("Group by reward"), tr("Group by viewer"), tr("No grouping")};
    for (int i = 0; i < m_group->count(); ++i) {
        QAction *action = menu->addAction(groups[i], this, [this, i] { m_group->setCurrentIndex(i); });
        action->setCheckable(true);
        action->setChecked(m_group->currentIndex() == i);
    }
    popUpBelow(menu, m_more);
}

void QueueToolBar::applySearch()
{
    m_typing.stop();
    if (m_model->search() == m_search->text().trimmed())
        return;
    m_model->setSearch(m_search->text().trimmed());
    Q_EMIT filterChanged();
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "slot_budget.h"

#include "kit/layout/spacing.h"
#include "kit/text/pill.h"
#include "kit/theme/theme.h"
#include "rewards/list/reward_list.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

namespace {

enum class Part : quint8 { On, Off, Elsewhere, Free };

/// Parts differ in their patterns, not only in colour.
void paintPart(QPainter *painter, const QRect &rect, Part part)
{
    const Tokens &t = Theme::tokens();
    switch (part) {
    case Part::On:
        painter->fillRect(rect, t.accentFill);
        return;
    case Part::Off: {
        QColor quiet = t.accentFill;
        quiet.setHsv(quiet.hsvHue(), quiet.hsvSaturation() / 2, quiet.value() * 3 / 4);
        painter->fillRect(rect, quiet);
        return;
    }
    case Part::Elsewhere: {
        painter->fillRect(rect, t.surface);
        QPen stripes(t.text3, pxF(2));
        painter->save();
        painter->setClipRect(rect);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(stripes);
        for (int x = rect.left() - rect.height(); x < rect.right() + rect.height(); x += px(5))
            painter->drawLine(QPointF(x, rect.top() - 1), QPointF(x + rect.height() + 2, rect.bottom() + 2));
        painter->restore();
        return;
    }
    case Part::Free:
        painter->setPen(QPen(t.edge, 1, Qt::DashLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(0, 0, -1, -1));
        return;
    }
}

/// The sample of a part in the legend.
class LegendMark : public QWidget
{
public:
    explicit LegendMark(Part part)
        : m_part(part)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {px(10), px(10)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintPart(&painter, rect(), m_part);
    }

private:
    Part m_part;
};

}  // namespace

/// The bar itself: each slot has an equal share of the width.
class SlotBar : public QWidget
{
public:
    SlotBar() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

    void setUse(const SlotUse &use)
    {
        m_use = use;
        update();
    }
    QSize sizeHint() const override { return {px(200), px(12)}; }
    QSize minimumSizeHint() const override { return {px(60), px(12)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const int slotsThere = qMax(RewardList::maxRewards, m_use.used());
        const std::pair<Part, int> parts[] = {{Part::On, m_use.on},
                                              {Part::Off, m_use.off},
                                              {Part::Elsewhere, m_use.elsewhere},
                                              {Part::Free, slotsThere - m_use.used()}};
        int before = 0;
        for (const auto &[part, count] : parts) {
            if (count <= 0)
                continue;
            const int from = width() * before / slotsThere;
            before += count;
            const int to = width() * before / slotsThere - (before < slotsThere ? px(2) : 0);
            const QRect place(from, 0, qMax(to - from, px(2)), height());
            paintPart(&painter, QStyle::visualRect(layoutDirection(), rect(), place), part);
        }
    }

private:
    SlotUse m_use{};
};

SlotBudget::SlotBudget(QWidget *parent)
    : Card(tr("Slots on the service"), Icon::None, parent)
{
    setObjectName(QStringLiteral("slotBudget"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_used = named("slotsUsed", makeLabel({}, TextRole::Body, Tone::Secondary));
    m_free = named("slotsFree", new Pill);
    addBesideTitle(m_used);
    addBesideTitle(m_free);

    m_legend = new QWidget;
    auto *legend = withoutMargins(new QHBoxLayout(m_legend));
    const auto entry = [&](Part part) {
        auto *words = makeLabel({}, TextRole::Small, Tone::Secondary);
        legend->addWidget(new LegendMark(part));
        legend->addWidget(words);
        return words;
    };
    m_on = entry(Part::On);
    m_off = entry(Part::Off);
    m_elsewhere = entry(Part::Elsewhere);
    addToHead(m_legend);
    m_bar = new SlotBar;
    body()->addWidget(m_bar);
    Theme::watch(this, [this] { m_bar->updateGeometry(); });
    setUse(std::nullopt);
}

void SlotBudget::setUse(const std::optional<SlotUse> &known)
{
    m_isKnown = known.has_value();
    m_free->setVisible(m_isKnown);
    m_bar->setVisible(m_isKnown);
    setCompact(m_isCompact);
    if (!m_isKnown) {
        m_used->setText(tr("Unknown"));
        setAccessibleName(tr("Slots on the service: unknown"));
        return;
    }
    const SlotUse &use = *known;
    const int free = RewardList::maxRewards - use.used();
    m_used->setText(tr("%L1 of %L2 used").arg(use.used()).arg(RewardList::maxRewards));
    if (free > 0)
        m_free->setState(Pill::Kind::Good, tr("%L1 free").arg(free));
    else
        m_free->setState(Pill::Kind::Warn, tr("Full"), Icon::Warning);
    m_on->setText(tr("%L1 on").arg(use.on));
    m_off->setText(tr("%L1 off or paused").arg(use.off));
    m_elsewhere->setText(tr("%L1 made by another app, read-only").arg(use.elsewhere));
    m_bar->setUse(use);
    const QString spoken
        = tr("%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made by another app, %L6 free")
              .arg(use.used())
              .arg(RewardList::maxRewards)
              .arg(use.on)
              .arg(use.off)
              .arg(use.elsewhere)
              .arg(qMax(0, free));
    setAccessibleName(spoken);
    m_bar->setAccessibleName(spoken);
    m_bar->setToolTip(spoken);
}

void SlotBudget::setCompact(bool compact)
{
    m_isCompact = compact;
    m_legend->setVisible(m_isKnown && !compact);
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "part_row.h"

#include "base/bidi.h"
#include "kit/controls/button.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
#include "kit/theme/theme.h"
#include "show_texts.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>

namespace Sidestage {

namespace {

constexpr int partHeight = 53;
constexpr int partLabel = 124;
constexpr int buttonsBeside = 520;  // below, the buttons are under the part
constexpr int labelBeside = 340;    // below, the label is above it

}  // namespace

PartRow::PartRow(ShowService *service, ShowPart part, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_part(part)
    , m_warning(new IconView(Icon::Warning, Tone::Warn, Measure::iconButton))
    , m_label(new ElidedLabel(nameOf(part), TextRole::Body, Tone::Secondary))
    , m_name(new ElidedLabel({}, TextRole::Strong))
    , m_content(new ElidedLabel({}, TextRole::Small, Tone::Secondary))
    , m_what(withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight)))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_edit(Button::compact(Icon::Edit, tr("Edit")))
{
    const QString id = idOf(part);
    setObjectName(QStringLiteral("part:") + id);
    m_name->setObjectName(QStringLiteral("partName:") + id);
    m_content->setObjectName(QStringLiteral("partContent:") + id);
    m_edit->setObjectName(QStringLiteral("editPart:") + id);
    auto *texts = withoutMargins(new QVBoxLayout);
    auto *first = withoutMargins(new QHBoxLayout);
    first->addWidget(m_warning);
    first->addWidget(m_name, 1);
    texts->addStretch(1);
    texts->addLayout(first);
    texts->addWidget(m_content);
    texts->addStretch(1);
    texts->setSpacing(0);
    auto *title = withoutMargins(new QHBoxLayout);
    title->addWidget(new IconView(iconOf(part)));
    title->addWidget(m_label);
    m_what->addLayout(title);
    m_what->addLayout(texts, 1);
    auto *row = withoutMargins(new QHBoxLayout);
    row->addStretch(1);
    row->addWidget(m_edit);
    m_row->addLayout(m_what, 1);
    m_row->addLayout(row);
    if (part == ShowPart::Ads) {
        m_toggle = named(QStringLiteral("togglePart:") + id, new Toggle);
        m_toggle->setAccessibleName(nameOf(part));
        row->addWidget(m_toggle);
        connect(m_toggle, &QAbstractButton::clicked, this, [this](bool on) {
            Show show = m_show;
            show.ads = on ? std::optional(ShowAds()) : std::nullopt;
            Q_EMIT changed(show);
        });
    } else {
        m_choose = named(QStringLiteral("choosePart:") + id, Button::compact(tr("Choose")));
        m_choose->setAccessibleName(tr("Choose: %1", "a part of a show").arg(nameOf(part)));
        row->addWidget(m_choose);
    }
    if (part == ShowPart::Announcements) {
        // Templates and times are chosen together.
        m_choose->setText(tr("Choose…"));
        connect(m_choose, &QPushButton::clicked, this, [this] { Q_EMIT editRequested(m_part); });
    } else if (m_choose) {
        m_menu = new QMenu(this);
        m_menu->setObjectName(QStringLiteral("partMenu:") + id);
        connect(m_menu, &QMenu::aboutToShow, this, &PartRow::fillMenu);
        m_choose->setOpens(true);
        m_choose->setMenu(m_menu);
    }
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const QString page = pageOf(m_part); !page.isEmpty())
            Q_EMIT pageRequested(page);
        else
            Q_EMIT editRequested(m_part);
    });
    for (QLayout *layout :
         {static_cast<QLayout *>(title), static_cast<QLayout *>(m_what), static_cast<QLayout *>(row)})
        setSpacing(layout, Measure::iconGap);
    setSpacing(m_row, 4);
    setMargins(m_row, Measure::cardPaddingX, 4, Measure::cardPaddingX, 4);
    setScaled(static_cast<QWidget *>(this), &QWidget::setMinimumHeight, partHeight);
    Theme::watch(this, [this] { arrange(); });
}

void PartRow::setShow(const Show &show)
{
    m_show = show;
    const bool isPart = show.has(m_part);
    const ShowHandler *handler = m_service->handler(m_part);
    const PartText text
        = isPart && handler ? handler->text(show) : PartText{.name = tr("Not part of this show")};
    m_warning->setVisible(text.isGone);
    m_name->setText(text.name);
    setTone(m_name, text.isGone ? Tone::Warn : isPart ? Tone::Text : Tone::Hint);
    m_content->setText(text.content);
    m_content->setVisible(!text.content.isEmpty());
    m_edit->setVisible(isPart && !text.isGone && m_part != ShowPart::Announcements);
    m_edit->setAccessibleName(tr("Edit: %1", "a part of a show").arg(nameOf(m_part)));
    const int uses = m_service->usedBy(m_part, show.reference(m_part));
    m_edit->setToolTip(uses > 1 ? tr("Used by %Ln shows: a change applies to all of them.", nullptr, uses)
                                : QString());
    if (m_toggle)
        m_toggle->setChecked(isPart);
}

void PartRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PartRow::arrange()
{
    const bool isBeside = width() >= px(labelBeside);
    m_row->setDirection(width() < px(buttonsBeside) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_what->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_label->setMinimumWidth(isBeside ? px(partLabel) : 0);
    m_label->setMaximumWidth(isBeside ? px(partLabel) : QWIDGETSIZE_MAX);
}

void PartRow::fillMenu()
{
    m_menu->clear();
    const auto add = [this](const QString &text, const QString &id) {
        QAction *action = m_menu->addAction(QString(text).replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(!id.isEmpty() && m_show.reference(m_part) == id);
        connect(action, &QAction::triggered, this, [this, id] {
            Show show = m_show;
            show.setReference(m_part, id);
            Q_EMIT changed(show);
        });
        return action;
    };
    const QList<PartChoice> choices = m_service->handler(m_part)->choices();
    for (const PartChoice &choice : choices)
        add(choice.name, choice.id);
    if (choices.isEmpty()) {
        QAction *none = m_menu->addAction(tr("Nothing to choose from yet. Open its page…"));
        connect(none, &QAction::triggered, this, [this] { Q_EMIT pageRequested(pageOf(m_part)); });
    }
    if (m_show.has(m_part)) {
        m_menu->addSeparator();
        add(tr("Remove from this show"), {})->setCheckable(false);
    }
}

}  // namespace Sidestage

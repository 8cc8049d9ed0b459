// SPDX-License-Identifier: GPL-3.0-or-later
#include "extensions_card.h"

#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QStandardItemModel>

namespace Sidestage {

namespace {

QString nameOfPlace(const ExtensionPlace &place)
{
    return place.type == Api::ExtensionType::Panel  ? ExtensionsCard::tr("Panel %1").arg(place.number)
        : place.type == Api::ExtensionType::Overlay ? ExtensionsCard::tr("Overlay")
                                                    : ExtensionsCard::tr("Component %1").arg(place.number);
}

}  // namespace

ExtensionsCard::ExtensionsCard(ExtensionFeed *feed, QWidget *parent)
    : FeedCard(tr("Extensions"), Icon::Plug, feed, parent)
    , m_extensions(feed)
    , m_form(new Form<ExtensionChoice>)
    , m_none(named("noExtensions", new WrapLabel({}, TextRole::Body, Tone::Secondary)))
    , m_buttons(new QWidget)
    , m_apply(named("applyExtensions", new ActionButton(Icon::Check, tr("Apply"))))
{
    setObjectName(QStringLiteral("extensionsCard"));
    static constexpr const char *names[]
        = {"slotPanel1", "slotPanel2", "slotPanel3", "slotOverlay", "slotComponent1", "slotComponent2"};
    static_assert(std::size(names) == ExtensionFeed::placeCount);
    for (int i = 0; i < ExtensionFeed::placeCount; ++i) {
        auto *box = new QComboBox;
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        m_form->input(
            {.label = nameOfPlace(ExtensionFeed::places[i]), .name = names[i]}, box, &QComboBox::activated,
            [box, i](const ExtensionChoice &choice) {
                box->setCurrentIndex(std::max(0, box->findData(choice.ids.value(i))));
            },
            [box, i](ExtensionChoice &choice) { choice.ids[i] = box->currentData().toString(); });
        m_boxes.append(box);
    }
    body()->addWidget(m_form);
    body()->addWidget(m_none);
    auto *discard = named("discardExtensions", new Button(Icon::Undo, tr("Discard")));
    discard->setAccessibleName(tr("Discard the choice of extensions"));
    m_apply->setAccessibleName(tr("Apply the choice of extensions"));
    auto *flow = withoutMargins(new FlowLayout(m_buttons));
    flow->addWidget(m_apply);
    flow->addWidget(discard);
    body()->addWidget(m_buttons);
    addStates(4, tr("Sign in again to see your extensions."), [feed] { return feed->isKnown(); });
    addPermission(Api::Scope::UserEditBroadcast, tr("No permission to choose extensions."),
                  tr("Permission needed"),
                  tr("Choosing the active extensions requires the permission user:edit:broadcast, which was "
                     "not granted when you signed in."),
                  [feed] { return feed->mayManage(); });
    addStaleNote();
    connect(m_apply, &QPushButton::clicked, this, &ExtensionsCard::apply);
    connect(discard, &QPushButton::clicked, this, &ExtensionsCard::discard);
    connect(m_form, &FormBase::edited, this, &ExtensionsCard::chosen);
    connect(feed, &ExtensionFeed::applied, this, [this](const Api::ActiveExtensions &before) {
        setError({});
        Q_EMIT notified(tr("Extensions applied"), [feed = QPointer(m_extensions), before] {
            if (feed)
                feed->restore(before);
        });
    });
    connect(feed, &Feed::failed, this, [this](const Error &error) {
        setError((error.isUncertain() ? tr("It is not known whether the extensions were changed. %1")
                                      : tr("No extension was changed. %1 Your choice is still here."))
                     .arg(reasonOf(error)));
    });
    updateCard();
}

/// Offers in each slot what suits it.
void ExtensionsCard::fill()
{
    const QStringList active = m_extensions->active();
    for (int i = 0; i < m_boxes.size(); ++i) {
        QComboBox *box = m_boxes[i];
        box->clear();
        box->addItem(tr("None"), QString());
        for (const Api::InstalledExtension &extension : m_extensions->installed()) {
            if (!extension.type.contains(ExtensionFeed::places[i].type))
                continue;
            box->addItem(extension.canActivate
                             ? isolated(extension.name)
                             : tr("%1 (has to be set up first)").arg(isolated(extension.name)),
                         extension.id);
            auto *items = static_cast<QStandardItemModel *>(box->model());
            items->item(box->count() - 1)->setEnabled(extension.canActivate || active[i] == extension.id);
        }
        if (box->findData(active[i]) < 0)
            box->addItem(isolated(m_extensions->nameOf(active[i])), active[i]);
    }
}

void ExtensionsCard::showFeed()
{
    const QStringList active = m_extensions->active();
    const bool isKnown = m_extensions->isKnown() && m_extensions->mayRead();
    const bool isChanged = !m_base.isEmpty() && m_form->value().ids != m_base;
    if (isKnown && (m_base != active || m_offered != m_extensions->installed())) {
        // A choice that was not applied yet stays when something changes elsewhere.
        const QStringList ids = isChanged ? m_form->value().ids : active;
        m_offered = m_extensions->installed();
        m_base = active;
        fill();
        m_form->setValue({.ids = ids});
    }
    QList<int> changed;
    for (int i = 0; i < m_boxes.size(); ++i) {
        if (m_form->value().ids.value(i) != m_base.value(i))
            changed.append(i);
        else
            m_form->setNote(i, {});
    }
    m_form->setChanged(changed);
    m_form->setEditable(m_extensions->mayManage());
    const bool isEmpty = m_extensions->installed().isEmpty() && active.join(QString()).isEmpty();
    m_form->setVisible(isKnown && !isEmpty);
    m_none->setText(m_extensions->mayManage()
                        ? tr("No extensions are installed. Install them in the creator dashboard.")
                        : tr("No extensions are active."));
    m_none->setVisible(isKnown && isEmpty);
    m_buttons->setVisible(isKnown && !changed.isEmpty());
    m_apply->setBlocked(!m_extensions->mayManage()   ? tr("Sidestage needs permission to choose extensions.")
                            : m_extensions->isBusy() ? tr("The last request is not answered yet.")
                                                     : QString());
}

/// An extension can be active in one slot only: it moves here.
void ExtensionsCard::chosen(int place)
{
    ExtensionChoice choice = m_form->value();
    const QString id = choice.ids[place];
    for (int i = 0; i < choice.ids.size(); ++i) {
        if (i == place || id.isEmpty() || choice.ids[i] != id)
            continue;
        choice.ids[i].clear();
        m_form->setValue(choice);
        m_form->setNote(i, tr("Moved to “%1”.").arg(nameOfPlace(ExtensionFeed::places[place])));
    }
    updateCard();
}

void ExtensionsCard::apply()
{
    setError({});
    m_extensions->apply(m_form->value().ids);
}

void ExtensionsCard::discard()
{
    const QStringList ids = m_form->value().ids;
    m_form->setValue({.ids = m_base});
    setError({});
    updateCard();
    Q_EMIT notified(tr("Discarded the choice of extensions"), [card = QPointer(this), ids] {
        if (!card || card->m_form->value().ids != card->m_base)
            return;
        card->m_form->setValue({.ids = ids});
        card->updateCard();
    });
}

}  // namespace Sidestage

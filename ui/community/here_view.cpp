// SPDX-License-Identifier: GPL-3.0-or-later
#include "here_view.h"

#include "community/base/community_texts.h"
#include "community/follow_list.h"
#include "community/here_now.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/list_table.h"
#include "page/permission_hint.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

namespace {

// In the order of HereColumn.
const QList<int> columnWidths{0, 132, 96, 96, 112};

}  // namespace

HereView::HereView(CommunityService *service, QWidget *parent)
    : CommunityView(service, parent)
    , m_kind(named("hereKind", new QComboBox, tr("Filter viewers")))
    , m_search(named("hereSearch", new SearchField))
    , m_count(named("hereCount", makeLabel({}, TextRole::Small, Tone::Text)))
    , m_note(named("hereNote", new WrapLabel({}, TextRole::Small, Tone::Hint)))
    , m_table(named("hereTable",
                    new ListTable(service->here()->model(), QStringLiteral("here"), columnWidths),
                    tr("Viewers in chat")))
    , m_state(new PageState(m_table, QStringLiteral("hereEmpty")))
{
    setObjectName(QStringLiteral("hereView"));
    service->here()->model()->translate();
    // The list outlives the view, and shows all if the fields of a new one are empty.
    service->here()->model()->setKind(HereKind::Everybody);
    service->here()->model()->setSearch({});
    m_kind->addItem(tr("All"), int(HereKind::Everybody));
    m_kind->addItem(tr("Followers"), int(HereKind::Followers));
    m_kind->addItem(tr("Not following"), int(HereKind::Others));
    m_kind->addItem(tr("Redeemers"), int(HereKind::Redeemers));
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        this->service()->here()->model()->setKind(HereKind(m_kind->currentData().toInt()));
        m_table->beginAgain();
        updateTexts();
    });
    m_search->setAccessibleName(tr("Search viewers in chat"));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        this->service()->here()->model()->setSearch(text);
        m_table->beginAgain();
        updateTexts();
    });

    setUpHereRows(service->here());
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFirstOrder(int(HereColumn::Name), Qt::AscendingOrder);
    m_table->setImportance({int(HereColumn::Follows), int(HereColumn::Points), int(HereColumn::Redeemed),
                            int(HereColumn::Since)});
    connect(service->here()->model(), &LiveListBase::busyChanged, this, &HereView::updateTexts);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    addListTools(layout, m_search, tr("Search names"), m_table, {m_kind, m_count});
    layout->addWidget(m_note);
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_state);
    layout->addWidget(card, 1);

    addAction("searchHere", Icon::Search, tr("Search viewers in chat"), Qt::Key_Slash,
              [this] { m_search->choose(); });
    addAction("copyViewer", Icon::Copy, tr("Copy the viewer’s name"), QKeySequence::Copy, [this] {
        const int row = m_table->currentIndex().row();
        if (row < 0)
            return;
        const QString login = this->service()->here()->model()->row(row).login;
        QApplication::clipboard()->setText(login);
        announce(m_table, tr("%1 copied").arg(login));
    });
    connect(service->here(), &HereNow::changed, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(service->followers(), &FollowList::changed, this, &HereView::updateTexts);
    setSpacing(layout, 10);
    updateTexts();
}

Freshness HereView::freshness() const
{
    return freshnessOf(*service()->here());
}

void HereView::refresh()
{
    service()->here()->refresh();
}

void HereView::showEvent(QShowEvent *event)
{
    CommunityView::showEvent(event);
    service()->here()->setOnScreen(this, true);
}

void HereView::hideEvent(QHideEvent *event)
{
    CommunityView::hideEvent(event);
    service()->here()->setOnScreen(this, false);
}

void HereView::updateTexts()
{
    const HereNow *here = service()->here();
    const QLocale locale;
    const HereNow::Counts &counts = here->counts();
    const int shown = here->model()->rowCount();
    QStringList parts;
    if (here->asOf().isValid()) {
        parts.append(tr("%Ln in chat", nullptr, counts.all));
        if (here->knowsFollowers())
            parts.append(tr("%Ln follow", nullptr, counts.followers));
        parts.append(tr("%Ln have redeemed", nullptr, counts.redeemers));
        if (shown != counts.all)
            parts.append(tr("%1 shown").arg(locale.toString(shown)));
    }
    m_count->setText(parts.join(QStringLiteral(" · ")));
    m_note->setText(!here->knowsFollowers() && here->mayRead() && here->asOf().isValid()
                        ? service()->followers()->mayReadNames()
                            ? tr("Follow status is shown once the follower list has been loaded.")
                            : tr("Sidestage needs permission to see who follows you.")
                        : tr("The viewer list may lag a few moments behind. Only redemptions seen in "
                             "Sidestage are counted."));
    updateEmptyState();
}

void HereView::updateEmptyState()
{
    const HereNow *here = service()->here();
    if (here->model()->rowCount() > 0)
        m_state->showList();
    else if (!here->mayRead())
        showNoPermission(m_state, tr("Sidestage needs permission to see who is in chat."),
                         Api::Scope::ModeratorReadChatters);
    else if (here->counts().all > 0)
        m_state->showEmpty(Icon::Search, tr("No matching viewer."), tr("Show all"), [this] {
            m_search->clear();
            m_kind->setCurrentIndex(0);
        });
    else if (!here->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, tr("Could not load the viewers in chat. %1").arg(here->failure()),
                           tr("Retry"), [this] { refresh(); });
    else if (here->asOf().isValid())
        m_state->showEmpty(Icon::People, tr("Nobody is in chat. Viewers appear here when they join."));
    else
        m_state->showEmpty(Icon::People, tr("Loading…"));
}

}  // namespace Sidestage

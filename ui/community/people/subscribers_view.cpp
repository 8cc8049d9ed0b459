// SPDX-License-Identifier: GPL-3.0-or-later
#include "subscribers_view.h"

#include "base/bidi.h"
#include "community/people/subscriber_list.h"
#include "files/file_saver.h"
#include "kit/controls/button.h"
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

SubscribersView::SubscribersView(CommunityService *service, QWidget *parent)
    : CommunityView(service, parent)
    , m_subscribers(service->subscribers())
    , m_kind(named("subscribersKind", new QComboBox, tr("Filter subscribers")))
    , m_search(named("subscribersSearch", new SearchField, tr("Search subscribers")))
    , m_count(named("subscribersCount", new WrapLabel({}, TextRole::Small, Tone::Text)))
    , m_note(named("subscribersNote", new WrapLabel({}, TextRole::Small, Tone::Secondary)))
    , m_table(named("subscribersTable",
                    new ListTable(m_subscribers->model(), QStringLiteral("subscribers"), {0, 112, 220}),
                    tr("Subscribers")))
    , m_state(new PageState(m_table, QStringLiteral("subscribersEmpty")))
    , m_saver(new FileSaver(QStringLiteral("subscribers"), this))
{
    setObjectName(QStringLiteral("subscribersView"));
    m_subscribers->model()->translate();
    // The list outlives the view, and shows all if the fields of a new one are empty.
    m_subscribers->model()->setKind(SubscriberFilter::All);
    m_subscribers->model()->setSearch({});
    m_kind->addItem(tr("All"), int(SubscriberFilter::All));
    m_kind->addItem(tr("Tier 1"), int(SubscriberFilter::TierOne));
    m_kind->addItem(tr("Tier 2"), int(SubscriberFilter::TierTwo));
    m_kind->addItem(tr("Tier 3"), int(SubscriberFilter::TierThree));
    m_kind->addItem(tr("Gifts"), int(SubscriberFilter::Gifts));
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_subscribers->model()->setKind(SubscriberFilter(m_kind->currentData().toInt()));
        m_table->beginAgain();
        updateTexts();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_subscribers->model()->setSearch(text);
        m_table->beginAgain();
        updateTexts();
    });
    m_state->setSearch(m_search);
    setUpSubscribers();

    auto *layout = withoutMargins(new QVBoxLayout(this));
    addListTools(layout, m_search, tr("Search names"), m_table, {m_kind});
    layout->addWidget(m_count);
    layout->addWidget(m_note);
    layout->addWidget(m_saver);
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_state);
    layout->addWidget(card, 1);
    addActions();
    connect(m_subscribers, &Feed::changed, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(m_subscribers, &Feed::freshnessChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(m_saver, &FileSaver::runningChanged, this, &SubscribersView::updateTexts);
    connect(m_saver, &FileSaver::focusLost, m_table, qOverload<>(&QWidget::setFocus));
    setSpacing(layout, 10);
    connect(m_table, &ListTable::fitted, this, &SubscribersView::showGifts);
    showGifts();
    updateTexts();
}

void SubscribersView::setUpSubscribers()
{
    SubscriberModel *model = m_subscribers->model();
    model->column(int(SubscriberColumn::Name)).look = [](const Subscriber &row) {
        const bool isAlias = row.login.compare(row.name, Qt::CaseInsensitive) != 0;
        return Look{.isStrong = true, .detail = isAlias ? row.login : QString()};
    };
    for (const auto column : {SubscriberColumn::Tier, SubscriberColumn::Gift})
        model->column(int(column)).look = [](const Subscriber &) { return Look{.tone = Tone::Secondary}; };
    model->setSpoken([](const Subscriber &row) {
        const QString text
            = tr("%1, %2", "a user, a tier").arg(isolated(row.name), SubscriberModel::tierText(row.tier));
        return !row.isGift         ? text
            : row.gifter.isEmpty() ? tr("%1, a gift by somebody anonymous").arg(text)
                                   : tr("%1, a gift by %2").arg(text, isolated(row.gifter));
    });
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFirstOrder(int(SubscriberColumn::Name), Qt::AscendingOrder);
    connect(model, &SubscriberModel::busyChanged, this, &SubscribersView::updateTexts);
}

void SubscribersView::addActions()
{
    addAction("subscribersSearchAction", Icon::Search, tr("Search subscribers"), QKeySequence(Qt::Key_Slash),
              [this] { m_search->choose(); });
    m_export = addAction(
        "subscribersExportAction", Icon::Download, tr("Export subscribers…"),
        QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportShown(); }, Where::Head);
    addAction("subscribersCopyAction", Icon::Copy, tr("Copy the subscriber’s name"), QKeySequence::Copy,
              [this] {
                  const int row = m_table->currentIndex().row();
                  if (row < 0)
                      return;
                  const QString login = m_subscribers->model()->row(row).login;
                  QApplication::clipboard()->setText(login);
                  announce(m_table, tr("%1 copied").arg(login));
              });
}

Freshness SubscribersView::freshness() const
{
    return freshnessOf(*m_subscribers);
}

void SubscribersView::refresh()
{
    m_subscribers->refresh();
}

void SubscribersView::showEvent(QShowEvent *event)
{
    CommunityView::showEvent(event);
    m_subscribers->setOnScreen(this, true);
}

void SubscribersView::hideEvent(QHideEvent *event)
{
    CommunityView::hideEvent(event);
    m_subscribers->setOnScreen(this, false);
}

void SubscribersView::exportShown()
{
    const SubscriberModel *model = m_subscribers->model();
    if (model->rowCount() == 0 || m_saver->isRunning())
        return;
    m_saver->choose(
        {.title = tr("Export subscribers"),
         .name = QStringLiteral("%1 %2").arg(tr("subscribers"), QDate::currentDate().toString(Qt::ISODate)),
         .kinds = {FileSaver::csvKind()},
         .total = model->rowCount(),
         .write
         = [list = QPointer(m_subscribers)](const FileSaver::Target &target, FileSaver::Progress progress) {
               QList<Subscriber> rows;
               for (int row = 0; list && row < list->model()->rowCount(); ++row)
                   rows.append(list->model()->row(row));
               return exportSubscribers(std::move(rows), target.path, std::move(progress), target.style);
           }});
}

void SubscribersView::updateTexts()
{
    const QLocale locale;
    const SubscriberModel *model = m_subscribers->model();
    QStringList parts;
    if (const auto total = m_subscribers->total(); total && m_subscribers->mayRead()) {
        parts.append(tr("%Ln subscriber(s)", nullptr, *total));
        parts.append(tr("%1 subscriber points").arg(locale.toString(m_subscribers->points())));
        if (model->rowCount() != model->total())
            parts.append(tr("%1 shown").arg(locale.toString(model->rowCount())));
    }
    m_count->setText(parts.join(QStringLiteral(" · ")));
    m_count->setVisible(!parts.isEmpty());
    QString note;
    if (const auto read = m_subscribers->progress(); read && !m_subscribers->isComplete()) {
        note = tr("%1 of %2, loading")
                   .arg(locale.toString(*read), locale.toString(m_subscribers->total().value_or(*read)));
        if (!m_subscribers->failure().isEmpty())
            note = tr("%1 of %2. Not fully loaded. %3")
                       .arg(locale.toString(*read), locale.toString(m_subscribers->total().value_or(*read)),
                            m_subscribers->failure());
    } else if (!m_subscribers->failure().isEmpty() && m_subscribers->isComplete()) {
        note = tr("Could not refresh. %1").arg(m_subscribers->failure());
    }
    const bool isNoted = !note.isEmpty() && m_subscribers->total().has_value() && m_subscribers->mayRead();
    m_note->setText(isNoted ? note : QString());
    m_note->setVisible(isNoted);
    const bool canExport = model->rowCount() > 0 && !m_saver->isRunning();
    m_export->setEnabled(canExport);
    m_export->setToolTip(canExport                  ? m_export->text()
                             : m_saver->isRunning() ? tr("A file is being written.")
                                                    : tr("There is nothing to export yet."));
    updateEmptyState();
}

void SubscribersView::updateEmptyState()
{
    const SubscriberModel *model = m_subscribers->model();
    const bool isKnown = m_subscribers->isComplete();
    m_search->setEnabled(model->total() > 0);
    m_kind->setEnabled(model->total() > 0);
    if (!m_subscribers->isEligible())
        m_state->showEmpty(Icon::Lock, tr("Only affiliates and partners can have subscribers."));
    else if (!m_subscribers->isGranted())
        showNoPermission(m_state, tr("Sidestage needs permission to see your subscribers."),
                         Api::Scope::ChannelReadSubscriptions);
    else if (model->rowCount() > 0)
        m_state->showList();
    else if (model->total() > 0)
        m_state->showEmpty(Icon::Search, tr("No matching subscriber."), tr("Show all"), [this] {
            m_search->clear();
            m_kind->setCurrentIndex(0);
        });
    else if (isKnown)
        m_state->showEmpty(Icon::People, tr("No subscribers yet. They appear here when they subscribe."));
    else if (!m_subscribers->failure().isEmpty())
        m_state->showEmpty(Icon::Warning,
                           tr("Could not load the subscribers. %1").arg(m_subscribers->failure()),
                           tr("Retry"), [this] { refresh(); });
    else
        m_state->showLoading();
}

/// Without room for a column, who gave it stands after the name.
void SubscribersView::showGifts()
{
    const bool isBeside = m_table->isColumnHidden(int(SubscriberColumn::Gift));
    if (std::exchange(m_isGiftBeside, isBeside) == isBeside)
        return;
    SubscriberModel *model = m_subscribers->model();
    const auto gift = [text = model->column(int(SubscriberColumn::Gift)).text](const Subscriber &row) {
        return row.isGift || row.login.compare(row.name, Qt::CaseInsensitive) == 0 ? text(row) : row.login;
    };
    model->setDetail(int(SubscriberColumn::Name),
                     isBeside ? std::function<QString(const Subscriber &)>(gift) : nullptr);
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures_view.h"

#include "chat/people/channel_choice.h"
#include "picture_details.h"
#include "picture_grid.h"
#include "picture_rows.h"

#include "accounts/account.h"
#include "accounts/account_list.h"
#include "base/bidi.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "downloads/picture_loader.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/picture.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/loaded_pictures.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>

namespace Sidestage {

using namespace std::chrono_literals;
using Api::Scope;
using Part = PictureListModel::Part;

namespace {

constexpr int detailsWidth = 272;
/// From this width on, in px, the details are beside the list.
constexpr int wideFrom = 720;
/// Seconds after which the lists are read again when they are shown. They change only a few times a year.
constexpr int lasts = 15 * 60;

}  // namespace

PicturesView::PicturesView(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : ChatView(service, choice, parent)
{
    build();
    addActions();
    fillChannels();
    const auto follow = [this] {
        fillChannels();
        if (isVisible())
            open();
    };
    connect(choice, &ChannelChoice::currentChanged, this, follow);
    connect(service->channels(), &ChatChannels::listChanged, this, follow);
    connect(service->channels(), &ChatChannels::changed, this, [this](const QString &id) {
        if (id == this->choice()->current() && isVisible())
            open();
    });
    connect(service->accounts(), &AccountList::removed, this, [this](Account *account) {
        if (m_account == account)
            drop();
    });
    updateTexts();
}

PicturesView::~PicturesView()
{
    // Signals of the rows are ignored from here on, because the page may already have deleted its
    // ChannelChoice.
    m_rows->disconnect(this);
    m_rows->setBook(nullptr);
}

PictureListModel *PicturesView::model() const
{
    return m_rows->model();
}

Freshness PicturesView::freshness() const
{
    const PictureListModel *read = model();
    if (!read)
        return {};
    return {.asOf = read->asOf(),
            .interval = lasts,
            .failure = read->trouble() ? reasonOf(*read->trouble()) : QString(),
            .loading = read->isReading() && !read->asOf().isValid()};
}

void PicturesView::refresh()
{
    m_pictures->retry();
    m_grid->updateVisible();
    if (PictureListModel *read = model())
        read->refresh();
}

void PicturesView::showEvent(QShowEvent *event)
{
    ChatView::showEvent(event);
    open();
}

void PicturesView::resizeEvent(QResizeEvent *event)
{
    ChatView::resizeEvent(event);
    const bool isNarrow = width() < px(wideFrom);
    if (!event->oldSize().isValid() || isNarrow != m_wasNarrow) {
        // In a narrow window the details are below the list. Only the widths of columns are saved.
        m_columns->setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
        m_columns->handle(1)->setEnabled(!isNarrow);
        setDetailsShown(!isNarrow);
    }
    m_wasNarrow = isNarrow;
}

void PicturesView::build()
{
    setObjectName(QStringLiteral("picturesView"));
    m_pictures = makePictures(service()->pictures(), this);
    m_rows = new PictureRows(this);

    m_channels = named("picturesChannel", new QComboBox);
    m_channels->setAccessibleName(tr("Channel"));
    m_channels->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_channels->setMinimumContentsLength(14);
    connect(m_channels, &QComboBox::activated, this,
            [this](int index) { choice()->setCurrent(m_channels->itemData(index).toString()); });
    m_part = named("picturesPart", new Segmented);
    m_part->setAccessibleName(tr("Type of pictures"));
    m_part->addOption(tr("Emotes"), int(Part::Emotes));
    m_part->addOption(tr("Badges"), int(Part::Badges));
    m_part->addOption(tr("Cheermotes"), int(Part::Cheermotes));
    connect(m_part, &Segmented::currentChanged, this, [this] {
        m_current.clear();
        if (isVisible())
            open();
    });
    m_search = named("picturesSearch", new SearchField);
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search names"));
    m_typing.setSingleShot(true);
    m_typing.setInterval(60ms);
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    connect(m_search, &SearchField::listRequested, this, [this] {
        if (m_typing.isActive()) {
            m_typing.stop();
            search();
        }
    });
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, &PicturesView::search);
    m_count = named("picturesCount", makeLabel({}, TextRole::Small, Tone::Secondary));

    auto *tools = new FlowLayout;
    tools->addWidget(m_channels);
    tools->addWidget(m_part);
    tools->addWidget(m_search);
    tools->setLastStretches(true);

    m_scope = named("picturesScope", new Banner(Banner::Kind::Info));
    connect(m_scope->addAction(PermissionHint::askText()), &Button::clicked, this, [this] {
        if (m_account)
            Q_EMIT permissionRequested(Scope::UserReadEmotes, m_account->userId());
    });
    m_scope->hide();
    m_trouble = named("picturesTrouble", new Banner(Banner::Kind::Error));
    connect(m_trouble->addAction(tr("Retry")), &Button::clicked, this, &PicturesView::refresh);
    m_trouble->hide();

    m_grid = new PictureGrid(m_rows, m_pictures);
    m_search->setList(m_grid);
    m_grid->setObjectName(QStringLiteral("picturesGrid"));
    m_grid->setAccessibleName(tr("Pictures"));
    connect(m_grid, &PictureGrid::copyRequested, this, &PicturesView::copyName);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    m_current = current.data(PictureRows::IdRole).toString();
                updateDetails();
            });
    connect(m_rows, &QAbstractItemModel::modelReset, this, [this] {
        const int row = m_current.isEmpty() ? -1 : m_rows->rowOf(m_current);
        if (row >= 0)
            m_grid->setCurrentIndex(m_rows->index(row));
        updateTexts();
    });
    m_gridCard = new Card;
    m_gridCard->setBodyPadded(false);
    m_gridCard->body()->addWidget(m_grid);
    m_state = new PageState(m_gridCard, QStringLiteral("picturesEmpty"));
    m_state->setSearch(m_search);
    m_details = new PictureDetails(m_pictures);
    connect(m_details, &PictureDetails::copyRequested, this, &PicturesView::copyName);
    m_columns = new QSplitter;
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(m_state);
    m_columns->addWidget(m_details);
    m_place = new SplitterState(m_columns, QStringLiteral("pictures/columns"), {0, detailsWidth});

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(tools);
    layout->addWidget(m_count);
    layout->addWidget(m_scope);
    layout->addWidget(m_trouble);
    layout->addWidget(m_columns, 1);
    setSpacing(layout, 10);
    tools->setSpacings(12, 8);
    setScaled(m_columns, &QSplitter::setHandleWidth, Measure::cardGap);
    setScaled(m_details, &QWidget::setMinimumWidth, 220);
    setScaled(m_search, &QWidget::setMinimumWidth, 180);
    Theme::watch(this, [this] { updateDetails(); });
}

void PicturesView::addActions()
{
    addAction("picturesSearchAction", Icon::Search, tr("Search emotes and badges"), Qt::Key_Slash,
              [this] { m_search->choose(); });
    // No shortcut: the grid handles Enter and Ctrl+C, which have other meanings outside it.
    m_copyAction
        = addAction("picturesCopyAction", Icon::Copy, tr("Copy emote name"), {}, [this] { copyName(); });
    m_detailsAction = addAction("picturesDetailsAction", Icon::Info, tr("Emote and badge details"), Qt::Key_D,
                                [this] { setDetailsShown(m_detailsAction->isChecked()); });
    m_detailsAction->setCheckable(true);
    m_detailsAction->setChecked(true);
}

/// Shows the current channel with the account that acts there. After a sign-out, the list stays as it was.
void PicturesView::open()
{
    const QString id = choice()->current();
    Account *account = service()->channels()->accountFor(id);
    if (m_channel != id || (account && m_account != account)) {
        drop();
        m_channel = id;
        m_account = account;
    }
    if (id.isEmpty() || !m_account)
        return updateTexts();
    auto &shown = m_books[std::size_t(m_part->currentIndex())];
    if (!shown) {
        shown = std::make_unique<PictureListModel>(m_account, id, Part(m_part->currentData().toInt()),
                                                   service()->pictureLists());
        connect(shown.get(), &PictureListModel::freshnessChanged, this, [this] {
            updateTexts();
            Q_EMIT freshnessChanged();
        });
    }
    shown->setFilter(m_search->text());
    if (m_rows->model() != shown.get()) {
        m_rows->setBook(shown.get());
        Q_EMIT freshnessChanged();
    }
    // Also if the clock was ahead at that time.
    if (account
        && (!shown->asOf().isValid()
            || std::abs(shown->asOf().secsTo(QDateTime::currentDateTimeUtc())) > lasts))
        shown->refresh();
    updateTexts();
}

void PicturesView::drop()
{
    m_rows->setBook(nullptr);
    for (auto &each : m_books)
        each.reset();
    m_account.clear();
    m_current.clear();
    updateTexts();
    Q_EMIT freshnessChanged();
}

void PicturesView::fillChannels()
{
    const QSignalBlocker quiet(m_channels);
    m_channels->clear();
    for (const QString &id : service()->channels()->shown()) {
        const auto channel = service()->channels()->find(id);
        m_channels->addItem(channel ? channel->name : id, id);
    }
    m_channels->setCurrentIndex(m_channels->findData(choice()->current()));
    m_channels->setEnabled(m_channels->count() > 0);
}

QString PicturesView::channelName() const
{
    const auto channel = service()->channels()->find(choice()->current());
    return channel ? isolated(channel->name) : QString();
}

void PicturesView::search()
{
    if (PictureListModel *read = model())
        read->setFilter(m_search->text());
    updateTexts();
    if (!m_search->text().trimmed().isEmpty())
        announce(m_search, tr("%Ln found", nullptr, model() ? model()->rowCount() : 0));
}

void PicturesView::copyName()
{
    const PictureEntry *entry = m_rows->entry(m_grid->currentIndex().row());
    if (!entry)
        return;
    QApplication::clipboard()->setText(entry->name);
    Q_EMIT notified(tr("%1 copied").arg(isolated(entry->name)), {});
}

void PicturesView::setDetailsShown(bool shown)
{
    m_detailsAction->setChecked(shown);
    m_details->setVisible(shown);
    updateDetails();
    const int least = m_details->sizeHint().height();
    if (m_columns->orientation() == Qt::Horizontal)
        m_place->arrange();
    else
        m_columns->setSizes({qMax(1, m_columns->height() - least), least});
}

void PicturesView::updateTexts()
{
    const PictureListModel *read = model();
    const QLocale locale;
    QString count;
    if (read && read->total() > 0) {
        count = m_search->text().trimmed().isEmpty()
            ? tr("%Ln pictures", nullptr, read->total())
            : tr("%1 of %2 found").arg(locale.toString(read->rowCount()), locale.toString(read->total()));
    }
    m_count->setText(count);
    updateBanners();
    updateEmptyState();
    updateDetails();
}

void PicturesView::updateBanners()
{
    const PictureListModel *read = model();
    const bool signedIn = service()->channels()->accountFor(choice()->current()) != nullptr;
    const bool refused = read && signedIn && !read->refusals().isEmpty();
    if (refused) {
        m_scope->setSentence(tr("%1 has not granted permission to show emotes from other channels.")
                                 .arg(isolated(m_account->info().displayName)));
    }
    m_scope->setVisible(refused);
    const bool failed = read && read->trouble() && read->total() > 0;
    if (failed)
        m_trouble->setSentence(tr("Some pictures could not be loaded. %1").arg(reasonOf(*read->trouble())));
    m_trouble->setVisible(failed);
}

void PicturesView::updateEmptyState()
{
    const PictureListModel *read = model();
    if (m_rows->rowCount() > 0)
        m_state->showList();
    else if (choice()->current().isEmpty())
        m_state->showEmpty(Icon::Heart, tr("No channels yet. Channels you moderate appear here."));
    else if (!read)
        m_state->showEmpty(
            Icon::Lock, tr("Not signed in for %1. Sign in to see its emotes and badges.").arg(channelName()));
    else if (read->total() > 0)
        m_state->showEmpty(Icon::Search, tr("No matching picture."), tr("Clear search"),
                           [this] { m_search->clear(); });
    else if (read->isReading())
        m_state->showEmpty(Icon::Heart, tr("Loading…"));
    else if (read->trouble())
        m_state->showEmpty(Icon::Warning, tr("Could not load pictures. %1").arg(reasonOf(*read->trouble())),
                           tr("Retry"), [this] { refresh(); });
    else
        m_state->showEmpty(Icon::Heart, tr("No items of this type in %1.").arg(channelName()));
}

void PicturesView::updateDetails()
{
    const int row = m_grid->currentIndex().isValid() ? m_grid->currentIndex().row() : -1;
    const PictureEntry *entry = m_rows->entry(row);
    PictureRequest request = m_grid->request();
    request.scale *= 2;
    const QUrl url = entry ? m_rows->url(row, request) : QUrl();
    m_details->show(entry, url, channelName());
    m_grid->setAlso(m_details->isHidden() ? QUrl() : url);
    if (m_copyAction)
        m_copyAction->setEnabled(entry);
}

}  // namespace Sidestage

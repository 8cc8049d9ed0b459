// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ads_page.h"

#include "ads/ad_actions.h"
#include "ads/ad_cards.h"
#include "ads/ad_clock.h"
#include "ads/ad_controls.h"
#include "ads/ad_export.h"
#include "ads/ad_log.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ad_timeline.h"
#include "ads/ads_service.h"
#include "ads/before_ad_card.h"
#include "ads/breaks_card.h"
#include "files/file_saver.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/theme/theme.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QTableView>

namespace Sidestage {

namespace {

/// The meaning of a colour in the timeline.
class Legend : public QWidget
{
public:
    enum class Mark { Due, Shown, Free };

    Legend(Mark mark, const QString &text)
        : m_mark(mark)
    {
        auto *layout = new QHBoxLayout(this);
        layout->addWidget(makeLabel(text, TextRole::Caption, Tone::Secondary));
        // Layouts do not mirror their margins.
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        setMargins(layout, isMirrored ? 8 : 18, 0, isMirrored ? 18 : 8, 0);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = Theme::tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QRect box(0, 0, px(12), px(12));
        box.moveTop((height() - box.height()) / 2);
        if (layoutDirection() == Qt::RightToLeft)
            box.moveRight(width() - 1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_mark == Mark::Due ? t.warn : m_mark == Mark::Shown ? t.text3 : t.goodTint);
        painter.drawRoundedRect(box, pxF(2), pxF(2));
        if (m_mark == Mark::Free)
            painter.fillRect(QRect(box.left(), box.bottom() - px(2), box.width(), px(3)), t.goodFill);
    }

private:
    Mark m_mark;
};

}  // namespace

AdsPage::AdsPage(AdsService *service, AlertPlayer *player, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_stream(makeTimeline())
    , m_next(new NextAdCard(service))
    , m_snoozes(new SnoozesCard(service))
    , m_run(new RunAdCard(service))
    , m_breaks(new BreaksCard(service))
    , m_before(new BeforeAdCard(service, player))
    , m_scroll(new QScrollArea)
    , m_content(new QWidget)
    , m_grid(new QGridLayout(m_content))
{
    m_grid->setContentsMargins({});
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_content);
    m_saver = new FileSaver(QStringLiteral("ads"), this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_saver);
    layout->addWidget(m_scroll, 1);
    for (QWidget *card : QWidgetList{m_stream, m_next, m_snoozes, m_run, m_breaks, m_before})
        card->setParent(m_content);
    buildActions();

    connect(service->clock(), &AdClock::changed, this, &Page::freshnessChanged);
    connect(service->clock(), &AdClock::freshnessChanged, this, &Page::freshnessChanged);
    connect(m_saver, &FileSaver::runningChanged, this, [this] {
        m_export->setEnabled(!m_saver->isRunning());
        m_export->setToolTip(m_saver->isRunning() ? tr("Export in progress.") : m_export->text());
    });
    setMargins(layout, Measure::pageMargin, 0, Measure::pageMargin, 0);
    setSpacing(layout, Measure::cardGapDense);
    Theme::watch(this, [this] {
        m_columns = 0;
        arrange();
    });
}

Card *AdsPage::makeTimeline()
{
    auto *card = named("timelineCard", new Card(tr("This stream")));
    m_timeline = new AdTimeline(m_service);
    auto *table = named("timelineAsTable", Button::iconOnly(Icon::List, tr("Show as table")));
    table->setCheckable(true);
    m_legend = {new Legend(Legend::Mark::Due, tr("ad due")), new Legend(Legend::Mark::Shown, tr("ad shown")),
                new Legend(Legend::Mark::Free, tr("no pre-rolls"))};
    for (QWidget *mark : std::as_const(m_legend))
        card->addToHead(mark);
    card->addToHead(table);
    m_timelineTable = named("timelineTable", new QTableView, m_timeline->accessibleName());
    m_timelineTable->setModel(new AdTimelineModel(m_timeline, m_timelineTable));
    setUpTable(m_timelineTable);
    m_timelineTable->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_timelineTable->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_timelineTable->hide();
    setScaled(m_timelineTable, &QWidget::setMinimumHeight, Measure::tableHead + 4 * Measure::tableRow);
    card->body()->addWidget(m_timeline);
    card->body()->addWidget(m_timelineTable);
    connect(table, &QAbstractButton::toggled, m_timelineTable, &QWidget::setVisible);
    return card;
}

void AdsPage::buildActions()
{
    addAction("snoozeNextAd", Icon::Alarm, tr("Snooze the next ad by 5 minutes"), Qt::Key_S, [this] {
        if (m_service->actions()->held())
            return;  // a second snooze needs a click on the button
        m_service->actions()->snooze();
    })->setProperty("sameAs", QStringLiteral("snoozeAd"));
    addAction("runAd", Icon::Play, tr("Run an ad…"), Qt::CTRL | Qt::Key_R, [this] { m_run->bar()->run(); });
    int number = 0;
    for (int length = AdMemory::minLength; length <= AdMemory::maxLength; length += 30) {
        ++number;
        const QString name = QStringLiteral("adLength%1").arg(length);
        addAction(name, Icon::Clock, tr("Ad length: %1 s").arg(length), QKeySequence(Qt::Key_0 + number),
                  [this, number] { m_run->choose(number); });
    }
    m_export = addAction(
        "exportAdLog", Icon::Download, tr("Export log…"), Qt::CTRL | Qt::Key_E, [this] { exportLog(); },
        Where::Head);
    addAction("warnSound", Icon::Bell, tr("Sound before an ad…"), {}, [this] { m_before->openSound(); });
    addAction("announceAround", Icon::Send, tr("Ad announcements…"), {},
              [this] { m_before->openAnnouncement(); });
}

Freshness AdsPage::freshness() const
{
    const AdClock *clock = m_service->clock();
    if (!clock->mayRead())
        return {};
    return {.asOf = clock->asOf(),
            .interval = clock->interval(),
            .failure = clock->failure(),
            .loading = clock->isReading()};
}

void AdsPage::refresh()
{
    m_service->clock()->refresh();
}

void AdsPage::takeKeyboard()
{
    m_next->setFocus(Qt::OtherFocusReason);  // single-letter shortcuts work while a card has the focus
}

void AdsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

/// Uses text-scaled pixels: at twice the text size the window counts as half as wide.
void AdsPage::arrange()
{
    const int columns = width() >= px(1050) ? 3 : width() >= px(720) ? 2 : 1;
    m_grid->setSpacing(px(Measure::cardGap));
    for (QWidget *mark : std::as_const(m_legend))
        mark->setVisible(width() >= px(560));
    m_run->setNarrow(width() < px(380));
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (QWidget *card : QWidgetList{m_stream, m_next, m_snoozes, m_run, m_breaks, m_before})
        m_grid->removeWidget(card);
    for (int i = 0; i < 3; ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    for (int row = 0; row < 8; ++row) {
        m_grid->setRowStretch(row, 0);
        m_grid->setRowMinimumHeight(row, 0);
    }
    m_grid->addWidget(m_stream, 0, 0, 1, columns);
    int end = 0;
    if (columns == 3) {
        m_grid->addWidget(m_next, 1, 0);
        m_grid->addWidget(m_snoozes, 1, 1);
        m_grid->addWidget(m_run, 1, 2);
        m_grid->addWidget(m_breaks, 2, 0, 1, 2);
        m_grid->addWidget(m_before, 2, 2);
        m_grid->setRowStretch(2, 1);
        end = 3;
    } else if (columns == 2) {
        m_grid->addWidget(m_next, 1, 0);
        m_grid->addWidget(m_run, 1, 1);
        m_grid->addWidget(m_snoozes, 2, 0);
        m_grid->addWidget(m_before, 2, 1);
        m_grid->addWidget(m_breaks, 3, 0, 1, 2);
        m_grid->setRowStretch(3, 1);
        end = 4;
    } else {
        int row = 1;
        for (QWidget *card : QWidgetList{m_next, m_run, m_snoozes, m_before, m_breaks})
            m_grid->addWidget(card, row++, 0);
        m_grid->setRowStretch(row - 1, 1);
        end = row;
    }
    // Leaves room so that a toast does not cover the last row.
    m_grid->setRowMinimumHeight(end, px(20));
}

void AdsPage::exportLog()
{
    const bool totals = m_breaks->showsTotals();
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    m_saver->choose({.title = totals ? tr("Export totals per show") : tr("Export ad log"),
                     .name = totals ? tr("shows and ads %1").arg(day) : tr("ads %1").arg(day),
                     .kinds = {FileSaver::csvKind()},
                     .total = 0,
                     .write =
                         [log = QPointer(m_service->log()), totals](const FileSaver::Target &target,
                                                                    FileSaver::Progress progress) {
                             return exportAds(log, target.path, totals ? AdContent::Shows : AdContent::Log,
                                              std::move(progress), target.style);
                         },
                     .saved =
                         [](int done, const QString &file) {
                             return tr("%Ln line(s) saved to %1.", nullptr, done).arg(file);
                         }});
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "announce_card.h"

#include "announce_history_dialog.h"
#include "announcement_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/people/channel_choice.h"
#include "chat/people/color_swatches.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/spacing.h"
#include "templates_dialog.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/action_button.h"
#include "kit/controls/text_box.h"
#include "kit/layout/flow_layout.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>

namespace Sidestage {

namespace {

using State = Announcement::State;

/// Entry of the channel list that stands for the channels selected on the page.
const QString theChosen = QStringLiteral("*");

constexpr int maxPreviews = 4;

}  // namespace

AnnounceCard::AnnounceCard(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : Card(tr("Announce"), Icon::Send, parent)
    , m_service(service)
    , m_choice(choice)
{
    setObjectName(QStringLiteral("announce"));
    build();
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(500);
    connect(&m_draftTimer, &QTimer::timeout, this, &AnnounceCard::keepDraft);
    m_previewTimer.setInterval(20'000);  // {uptime} and {time} advance
    connect(&m_previewTimer, &QTimer::timeout, this, &AnnounceCard::updatePreview);

    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_draftTimer.start();
        updateWords();
    });
    connect(m_colors, &ColorSwatches::chosen, this, &AnnounceCard::updatePreview);
    connect(m_channels, &QComboBox::activated, this, [this] {
        m_choseOne = m_channels->currentData().toString() != theChosen;
        updateWords();
    });
    connect(choice, &ChannelChoice::currentChanged, this, [this] {
        m_choseOne = false;
        fillChannels();
    });
    connect(choice, &ChannelChoice::chosenChanged, this, [this] {
        m_choseOne = false;
        fillChannels();
    });
    connect(service->channels(), &ChatChannels::listChanged, this, &AnnounceCard::fillChannels);
    // Combines the changes of many channels into one update.
    m_soon.setSingleShot(true);
    m_soon.setInterval(50);
    connect(&m_soon, &QTimer::timeout, this, &AnnounceCard::updateWords);
    connect(service->channels(), &ChatChannels::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(service->announcer(), &Announcer::templatesChanged, this, &AnnounceCard::fillTemplates);
    connect(service->announcer(), &Announcer::changed, this, [this](qint64 id) {
        if (id == m_current)
            showResults();
    });
    connect(service->announcer(), &Announcer::failed, this,
            [this](const Error &error) { setError(wordsOf(error)); });
    m_text->setPlainText(service->announcer()->draft());
    fillChannels();
    fillTemplates();
}

AnnounceCard::~AnnounceCard()
{
    if (m_draftTimer.isActive())
        keepDraft();
}

QStringList AnnounceCard::targets() const
{
    const QString id = m_channels->currentData().toString();
    if (id == theChosen)
        return m_choice->chosen();
    return id.isEmpty() ? QStringList() : QStringList{id};
}

void AnnounceCard::send()
{
    const QString problem = blockReason();
    if (!problem.isEmpty()) {
        setError(problem);
        return;
    }
    setError({});
    const QStringList channels = targets();
    const auto sent = m_service->announcer()->send(channels, m_text->toPlainText(), m_colors->color());
    if (!sent) {
        const auto channel = m_service->channels()->find(sent.error().field);
        setError(channel ? fillProblem(sent.error(), channel->name, m_text->toPlainText())
                         : wordsOf(sent.error()));
        return;
    }
    m_current = *sent;
    m_toldDone = -1;
    // The text is now in the history; failed channels are retried from the results below.
    m_text->clear();
    m_draftTimer.stop();
    keepDraft();
    showResults();
}

void AnnounceCard::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void AnnounceCard::openHistory()
{
    auto *dialog = new AnnounceHistoryDialog(m_service->announcer(), this);
    connect(dialog, &AnnounceHistoryDialog::useRequested, this, [this](const Announcement &announcement) {
        useTemplate(
            {.name = tr("Previous announcement"), .text = announcement.text, .color = announcement.color});
    });
    dialog->openOnce();
}

void AnnounceCard::openTemplates()
{
    auto *dialog = new TemplatesDialog(m_service, targets().value(0),
                                       {.text = m_text->toPlainText(), .color = m_colors->color()}, this);
    connect(dialog, &TemplatesDialog::useRequested, this, &AnnounceCard::useTemplate);
    dialog->openOnce();
}

bool AnnounceCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text
        && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && (key->modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier) {
            // While the text has the focus, Ctrl+Enter sends it, even if the page has the same shortcut.
            if (event->type() == QEvent::ShortcutOverride)
                event->accept();
            else
                send();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

void AnnounceCard::build()
{
    m_channels = named("announceChannels", new QComboBox);
    m_channels->setAccessibleName(tr("Channel to announce in"));
    // Shows whole names if there is room, and otherwise at least eight characters.
    m_channels->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_channels->setMinimumContentsLength(8);
    addToHead(m_channels);

    m_text = named("announceText", new TextBox);
    m_text->setAccessibleName(tr("Announcement text"));
    m_text->setPlaceholderText(tr("Text to announce"));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    body()->addWidget(m_text);

    m_colors = named("announceColors", new ColorSwatches);
    m_counter = named("announceCounter", makeLabel({}, TextRole::Small, Tone::Secondary));
    auto *line = new FlowLayout;  // "20 too many" is longer than "0 of 500"
    line->addWidget(m_colors);
    line->addWidget(m_counter);
    body()->addLayout(line);

    m_preview = named("announcePreview", new QWidget);
    m_previewRows = new QVBoxLayout(m_preview);
    body()->addWidget(m_preview);

    m_send = named("sendAnnouncement", new ActionButton(Icon::Send, tr("Announce"), Button::Role::Primary));
    m_send->setCompact(true);
    m_send->setToolTip(
        tr("Announce (%1)").arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    connect(m_send, &QPushButton::clicked, this, &AnnounceCard::send);
    auto *templateButton = named("announceTemplate", Button::compact(tr("Template")));
    templateButton->setOpens(true);
    m_templates = new QMenu(templateButton);
    templateButton->setMenu(m_templates);
    auto *historyButton = named("announceHistory", Button::iconOnly(Icon::Clock, tr("Announcement history")));
    connect(historyButton, &QPushButton::clicked, this, &AnnounceCard::openHistory);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_send);
    buttons->addWidget(templateButton);
    buttons->addWidget(historyButton);
    body()->addLayout(buttons);

    m_results = named("announceResults", new QWidget);
    m_resultRows = new QVBoxLayout(m_results);
    m_results->hide();
    body()->addWidget(m_results);
    line->setSpacings(8, 4);
    setScaled(m_text, &QWidget::setFixedHeight, 72);
    setScaled(m_channels, &QWidget::setMaximumWidth, 280);
    buttons->setSpacings(4, 8);  // so that all three fit side by side in the narrow column
    setSpacing(m_previewRows, 4);
    setSpacing(m_resultRows, 6);
}

void AnnounceCard::fillChannels()
{
    const QString before = m_channels->currentData().toString();
    const QSignalBlocker quiet(m_channels);
    m_channels->clear();
    const int chosen = int(m_choice->chosen().size());
    if (chosen > 1)
        m_channels->addItem(tr("%Ln selected channels", nullptr, chosen), theChosen);
    for (const QString &id : m_service->channels()->shown()) {
        if (const auto channel = m_service->channels()->find(id))
            m_channels->addItem(channel->name, id);
    }
    int row = m_choseOne ? m_channels->findData(before) : -1;
    if (row < 0 && chosen > 1)
        row = 0;
    if (row < 0)
        row = m_channels->findData(m_choice->meant().value(0));
    m_channels->setCurrentIndex(row < 0 && m_channels->count() > 0 ? 0 : row);
    updateWords();
}

void AnnounceCard::fillTemplates()
{
    m_templates->clear();
    const QList<AnnouncementTemplate> all = m_service->announcer()->templates();
    for (const AnnouncementTemplate &entry : all)
        m_templates->addAction(QString(entry.name).replace(u'&', QStringLiteral("&&")), this,
                               [this, entry] { useTemplate(entry); });
    if (!all.isEmpty())
        m_templates->addSeparator();
    named("manageTemplates", m_templates->addAction(tr("Templates…"), this, &AnnounceCard::openTemplates));
}

void AnnounceCard::useTemplate(const AnnouncementTemplate &entry)
{
    const QString before = m_text->toPlainText();
    const Api::AnnouncementColor colorBefore = m_colors->color();
    m_colors->setColor(entry.color);
    m_text->setPlainText(entry.text);
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::End);
    updateWords();
    if (before.trimmed().isEmpty() || before == entry.text)
        return;
    Q_EMIT notified(tr("Your text was replaced with “%1”").arg(isolated(entry.name)),
                    [card = QPointer(this), before, colorBefore] {
                        if (!card)
                            return;
                        card->m_colors->setColor(colorBefore);
                        card->m_text->setPlainText(before);
                    });
}

void AnnounceCard::keepDraft()
{
    m_service->announcer()->setDraft(m_text->toPlainText());
}

/// Returns why the announcement cannot be sent now; empty if it can.
QString AnnounceCard::blockReason() const
{
    const QStringList channels = targets();
    const QString text = m_text->toPlainText();
    if (channels.isEmpty())
        return tr("No channel to announce in.");
    if (text.trimmed().isEmpty())
        return tr("Enter some text.");
    const int over = announcementLength(text) - maxAnnouncementLength();
    const bool hasPlaceholder = text.contains(QLatin1Char('{'));
    if (over > 0 && !hasPlaceholder)
        return tooLongText(over);
    for (const QString &id : channels) {
        const auto channel = m_service->channels()->find(id);
        const QString name = channel ? channel->name : id;
        const Account *account = m_service->channels()->accountFor(id);
        if (!account)
            return tr("No signed-in account can announce in %1.").arg(name);
        if (!account->may(Api::Scope::ModeratorManageAnnouncements))
            return tr("%1 has not granted permission to announce. Sign in again from the account menu to "
                      "grant it.")
                .arg(isolated(account->info().displayName));
        if (const auto filled = m_service->announcer()->filled(text, id); !filled)
            return fillProblem(filled.error(), name, text);
    }
    return {};
}

void AnnounceCard::updateWords()
{
    const int length = announcementLength(m_text->toPlainText());
    const int most = maxAnnouncementLength();
    const QLocale locale;
    m_counter->setText(length > most ? tr("%Ln too many", nullptr, length - most)
                                     : tr("%1 of %2").arg(locale.toString(length), locale.toString(most)));
    setTone(m_counter, length > most ? Tone::Error : Tone::Secondary);
    m_counter->setAccessibleName(length > most ? tooLongText(length - most)
                                               : tr("%1 of %2 characters").arg(length).arg(most));
    m_send->setBlocked(blockReason());
    const int channels = int(targets().size());
    m_send->setText(channels > 1 ? tr("Announce (%Ln)", nullptr, channels) : tr("Announce"));
    updatePreview();
}

void AnnounceCard::updatePreview()
{
    emptyLayout(m_previewRows);
    const QString text = m_text->toPlainText();
    const QStringList channels = targets();
    const bool isPlain = !text.contains(QLatin1Char('{'));
    // A text without placeholders needs no preview.
    m_preview->setVisible(!text.trimmed().isEmpty() && !isPlain);
    if (m_preview->isHidden()) {
        m_previewTimer.stop();
        return;
    }
    m_previewTimer.start();
    for (const QString &id : channels.first(std::min<qsizetype>(maxPreviews, channels.size()))) {
        const auto channel = m_service->channels()->find(id);
        const QString name = channel ? channel->name : id;
        const auto filled = m_service->announcer()->filled(text, id);
        m_previewRows->addWidget(
            makeAnnouncementPreview(name, filled ? *filled : fillProblem(filled.error(), name, text),
                                    m_colors->color(), filled.has_value()));
    }
    const int more = int(channels.size()) - maxPreviews;
    if (more > 0)
        m_previewRows->addWidget(makeLabel(tr("and %Ln more", nullptr, more), TextRole::Small, Tone::Hint));
}

void AnnounceCard::showResults()
{
    const auto announcement = m_service->announcer()->announcement(m_current);
    emptyLayout(m_resultRows);
    if (!announcement) {
        m_results->hide();
        return;
    }
    const int all = int(announcement->rows.size());
    const int open = announcement->count(State::Waiting) + announcement->count(State::Sending);
    const int done = announcement->count(State::Done);
    if (open > 0) {
        m_resultRows->addWidget(
            makeLabel(tr("Announcing: %1 of %Ln channels", nullptr, all).arg(QLocale().toString(all - open)),
                      TextRole::Small, Tone::Secondary));
    }
    for (const Announcement::Row &row : announcement->rows) {
        if (row.state == State::Failed)
            m_resultRows->addWidget(
                makeAnnouncementFailure(row, [this, id = announcement->id, channel = row.channelId] {
                    m_toldDone = -1;
                    m_service->announcer()->retry(id, channel);
                }));
        else if (row.state == State::Waiting && row.error)
            m_resultRows->addWidget(new WrapLabel(
                tr("%1: %2", "a channel; why it waits").arg(isolated(row.channelName), wordsOf(*row.error)),
                TextRole::Small, Tone::Secondary));
    }
    m_results->setVisible(m_resultRows->count() > 0);
    if (open > 0) {
        m_toldDone = -1;
        return;
    }
    if (std::exchange(m_toldDone, done) == done)
        return;
    const QString text = all == 1 && done == 1
        ? tr("Announced in %1").arg(isolated(announcement->rows.first().channelName))
        : done == all ? tr("Announced in %Ln channels", nullptr, all)
                      : tr("Announced in %1 of %Ln channels", nullptr, all).arg(QLocale().toString(done));
    Q_EMIT notified(text, {}, done == all ? Pill::Kind::Good : Pill::Kind::Error);
}

}  // namespace Sidestage

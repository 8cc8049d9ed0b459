// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_page.h"
#include "base/bidi.h"

#include "changes_bar.h"
#include "changes_card.h"
#include "channel_texts.h"
#include "drift_dialog.h"
#include "history_card.h"
#include "history_dialog.h"
#include "kit/layout/spacing.h"
#include "preset_dialog.h"
#include "presets_card.h"
#include "setup/description_card.h"
#include "setup/extensions_card.h"
#include "setup/stream_key_card.h"

#include "accounts/account.h"
#include "events/poll_scheduler.h"
#include "kit/controls/button.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/side_grip.h"
#include "kit/layout/skeleton.h"
#include "kit/lists/padded_table.h"
#include "kit/messages/banner.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace Sidestage {

namespace {

constexpr int refreshSeconds = 60;
/// Minimum width of the page for two columns, in px at a body line of 20 px.
constexpr int twoColumns = 940;
constexpr int sideWidth = 404;
constexpr int minSide = 300;
constexpr int maxSide = 640;
constexpr int maxForm = 740;  // including the padding of its card
constexpr int minForm = 500;

ChannelRights rightsOf(const Account &account)
{
    return {.mayEdit = account.may(Api::Scope::ChannelManageBroadcast),
            .isPartner = account.info().type == Api::BroadcasterType::Partner};
}

}  // namespace

ChannelPage::ChannelPage(Account *account, QWidget *parent)
    : ChannelPage(new ChannelService(account), true, parent)
{
}

ChannelPage::ChannelPage(ChannelService *service, QWidget *parent)
    : ChannelPage(service, false, parent)
{
}

ChannelPage::ChannelPage(ChannelService *service, bool ownsService, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_account(service->account())
    , m_store(service->store())
    , m_editor(service->editor())
    , m_editors(service->editors())
    , m_search(new CategorySearch(
          m_account->client(), [store = m_store] { return store->offeredCategories(); }, this))
{
    if (ownsService)
        service->setParent(this);
    setObjectName(QStringLiteral("channelPage"));
    m_refusal = named("refusal", new Banner(Banner::Kind::Error));
    connect(m_refusal->addAction(tr("Dismiss")), &QPushButton::clicked, m_refusal, &QWidget::hide);
    m_refusal->hide();
    m_form = new ChannelForm(m_editor, m_store, m_search, m_editors, rightsOf(*m_account));
    m_changes = new ChangesCard(m_editor);
    m_bar = new ChangesBar(m_editor);
    m_presets = new PresetsCard(m_editor, m_store);
    m_history = new HistoryCard(m_store, 5);
    m_description = new DescriptionCard(service->description());
    m_streamKey = new StreamKeyCard(service->streamKey());
    auto *extensions = new ExtensionsCard(service->extensions());
    m_skeleton = new Skeleton;

    m_side = new QWidget;
    auto *side = new QVBoxLayout(m_side);
    side->addWidget(m_changes);
    side->addWidget(m_presets);
    side->addWidget(m_history);
    side->addWidget(m_streamKey);
    side->addWidget(extensions);
    side->addStretch(1);
    auto *main = new QWidget;
    auto *forms = withoutMargins(new QVBoxLayout(main));
    forms->addWidget(m_form, 1);
    forms->addWidget(m_description);

    m_content = new QWidget;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, m_content);
    m_grip = new SideGrip(QStringLiteral("channel/side"), sideWidth, minSide, maxSide);
    connect(m_grip, &SideGrip::moved, this, &ChannelPage::arrange);
    m_columns->addWidget(main, 1);
    m_columns->addWidget(m_grip);
    m_columns->addWidget(m_side);

    m_scroll = makeScrollArea(m_content);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_refusal);
    layout->addWidget(m_skeleton, 1);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_bar);
    setPageMargins(layout);
    setSpacing(layout, Measure::cardGapDense);
    setSpacing(side, Measure::cardGap);
    setSpacing(forms, Measure::cardGap);
    Theme::watch(this, [this] { arrange(); });

    buildActions();
    connect(m_changes, &ChangesCard::sendRequested, this, &ChannelPage::send);
    connect(m_changes, &ChangesCard::discardRequested, this, &ChannelPage::discard);
    connect(m_changes, &ChangesCard::compareRequested, this, &ChannelPage::compare);
    connect(m_presets, &PresetsCard::applyRequested, this, &ChannelPage::apply);
    connect(m_presets, &PresetsCard::editRequested, this, &ChannelPage::editPreset);
    connect(m_presets, &PresetsCard::newRequested, this, &ChannelPage::saveAsPreset);
    connect(m_presets, &PresetsCard::failed, this,
            [this](const Error &error) { Q_EMIT notified(reasonOf(error), {}, Pill::Kind::Error); });
    connect(m_history, &HistoryCard::undoRequested, this, &ChannelPage::undo);
    for (OverviewCard *card :
         {static_cast<OverviewCard *>(m_description), static_cast<OverviewCard *>(extensions)}) {
        connect(card, &OverviewCard::permissionRequested, this, &ChannelPage::permissionRequested);
        connect(card, &OverviewCard::notified, this, &Page::notified);
    }
    connect(m_account, &Account::rightsChanged, m_streamKey, &StreamKeyCard::update);
    connect(m_account, &Account::rightsChanged, this, &ChannelPage::updateRights);
    connect(service->description(), &Feed::changed, this, &ChannelPage::updateActions);
    connect(m_editor, &ChannelEditor::freshnessChanged, this, &Page::freshnessChanged);
    connect(m_editor, &ChannelEditor::freshnessChanged, this, &ChannelPage::updateKnown);
    connect(m_editor, &ChannelEditor::serviceChanged, this, &ChannelPage::updateKnown);
    connect(m_editor, &ChannelEditor::draftSaved, this, &Page::savedChanged);
    connect(m_editor, &ChannelEditor::historyChanged, m_history, &HistoryCard::reload);
    connect(m_editor, &ChannelEditor::notKept, this,
            [this](const Error &error) { Q_EMIT notified(reasonOf(error), {}, Pill::Kind::Error); });
    connect(m_editor, &ChannelEditor::driftFound, this, [this] {
        if (m_service->isSender(this))
            compare();
    });
    connect(service, &ChannelService::presetsChanged, m_presets, &PresetsCard::reload);
    connect(m_editor, &ChannelEditor::refused, this, &ChannelPage::showRefusal);
    connect(m_editor, &ChannelEditor::sent, this, &ChannelPage::showSent);
    connect(m_editor, &ChannelEditor::ignored, this, [this](const QList<ChannelField> &fields) {
        m_refusal->setKind(Banner::Kind::Warn);
        m_refusal->setSentence(ignoredText(fields));
        m_refusal->show();
    });
    connect(m_bar, &ChangesBar::sendRequested, this, &ChannelPage::send);
    connect(m_bar, &ChangesBar::discardRequested, this, &ChannelPage::discard);
    connect(m_bar, &ChangesBar::showRequested, this, [this] {
        if (m_editor->drifted().isEmpty())
            m_scroll->ensureWidgetVisible(m_changes, 0, 0);
        else
            compare();
    });
    connect(m_editor, &ChannelEditor::mineChanged, this, &ChannelPage::updateActions);
    connect(m_editor, &ChannelEditor::sendingChanged, this, &ChannelPage::updateActions);

    updateKnown();
    updateRights();
}

ChannelPage::~ChannelPage()
{
    // The cards use the service, which may be a child of the page.
    m_service->description()->disconnect(this);
    delete m_scroll;
}

void ChannelPage::buildActions()
{
    m_send = addAction("sendChanges", Icon::Send, tr("Send changes"), Qt::CTRL | Qt::Key_Return,
                       [this] { send(); });
    m_savePreset = addAction(
        "savePreset", Icon::Star, tr("Save as preset…"), Qt::CTRL | Qt::Key_S, [this] { saveAsPreset(); },
        Where::Head);
    m_showHistory = addAction(
        "showHistory", Icon::Clock, tr("History"), Qt::CTRL | Qt::Key_H, [this] { showHistory(); },
        Where::Head);
    m_compare = addAction("compare", Icon::Sliders, tr("Compare changes…"), {}, [this] { compare(); });
    m_discard = addAction("discardChanges", Icon::Undo, tr("Discard changes"), Qt::Key_Escape,
                          [this] { discard(); });
    // Esc acts only while the page has the focus; the other keys act in the whole window.
    m_send->setShortcutContext(Qt::WindowShortcut);
}

Freshness ChannelPage::freshness() const
{
    return {.asOf = m_editor->asOf(),
            .interval = m_editor->poll() ? m_editor->poll()->interval() : refreshSeconds,
            .failure = m_editor->hasFailed() ? reasonOf(m_editor->lastFailure()) : QString(),
            .loading = m_editor->isLoading(),
            .live = m_editor->isLive()};
}

QString ChannelPage::saved() const
{
    if (!m_editor->draftProblem().isEmpty())
        return tr("Draft not saved: %1").arg(m_editor->draftProblem());
    if (!m_editor->draftSavedAt().isValid())
        return {};
    return tr("Draft saved %1")
        .arg(QLocale().toString(m_editor->draftSavedAt().toLocalTime().time(), QStringLiteral("HH:mm:ss")));
}

void ChannelPage::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    toasts->keepClear(m_bar);
}

void ChannelPage::refresh()
{
    m_editor->refresh();
    m_editors->refresh();
    m_service->description()->refresh();
    m_service->extensions()->refresh();
}

void ChannelPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_service->start();
    m_editor->poll()->setOnScreen(true);
    const QDateTime asOf = m_editor->asOf();
    if (!asOf.isValid() || asOf.secsTo(QDateTime::currentDateTimeUtc()) > refreshSeconds)
        QMetaObject::invokeMethod(this, &ChannelPage::refresh, Qt::QueuedConnection);
    // After the channel, whose poll would otherwise wait, and then read the channel once more.
    QMetaObject::invokeMethod(
        this, [this] { m_editors->setOnScreen(this, isVisible()); }, Qt::QueuedConnection);
}

void ChannelPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (m_editor->poll())
        m_editor->poll()->setOnScreen(false);
    m_editors->setOnScreen(this, false);
}

bool ChannelPage::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && m_editor->asOf().isValid()
        && m_editor->asOf().secsTo(QDateTime::currentDateTimeUtc()) > refreshSeconds / 4)
        m_editor->refresh();
    return Page::event(event);
}

void ChannelPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void ChannelPage::updateActions()
{
    const bool any = !m_editor->changed().isEmpty();
    const bool isDescribed = m_service->description()->isChanged();
    const bool mayEdit = rightsOf(*m_account).mayEdit;
    m_send->setEnabled(((any && mayEdit) || isDescribed) && !m_editor->isSending());
    m_discard->setEnabled((any || isDescribed) && !m_editor->isSending());
    m_compare->setEnabled(!m_editor->drifted().isEmpty());
    m_bar->setVisible(any && m_columns->direction() == QBoxLayout::TopToBottom);
}

void ChannelPage::updateRights()
{
    const ChannelRights rights = rightsOf(*m_account);
    m_form->setRights(rights);
    m_changes->setEditable(rights.mayEdit);
    m_bar->setEditable(rights.mayEdit);
    m_presets->setEditable(rights.mayEdit);
    m_history->setEditable(rights.mayEdit);
    updateActions();
}

void ChannelPage::arrange()
{
    const bool wide = width() >= px(twoColumns);
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Smaller than the minimum of its rows, because a narrow row puts its label above the field.
    m_content->setMinimumWidth(px(180));
    // The grip replaces the spacing.
    m_grip->setVisible(wide);
    m_columns->setSpacing(wide ? 0 : px(Measure::cardGap));
    // Limits the width of the form, so that labels and fields stay close together. The lists beside it get
    // the rest.
    const int across = width() - 2 * px(Measure::pageMargin);
    const int side = qMax(qMin(m_grip->side(), width() - px(minForm)),
                          across - px(maxForm) - m_grip->sizeHint().width());
    m_side->setMinimumWidth(wide ? side : 0);
    m_side->setMaximumWidth(wide ? side : QWIDGETSIZE_MAX);
    // If the page has to scroll, its end can be scrolled above a toast.
    m_columns->setContentsMargins({});
    const int high
        = m_columns->hasHeightForWidth() ? m_columns->heightForWidth(across) : m_columns->sizeHint().height();
    if (high + px(endPadding) > height())
        m_columns->setContentsMargins(0, 0, 0, px(endPadding));
    if (m_send)
        updateActions();
}

void ChannelPage::updateKnown()
{
    const bool known = m_editor->isKnown();
    m_skeleton->setVisible(!known);
    m_scroll->setVisible(known);
}

void ChannelPage::send()
{
    if (m_editor->isSending() || !m_form->commit())
        return;
    if (m_service->description()->isChanged())
        m_description->send();
    if (!rightsOf(*m_account).mayEdit)
        return;
    m_refusal->hide();
    if (const auto problems = m_editor->problems(); !problems.isEmpty())
        return m_form->showProblems(problems);
    if (!m_editor->drifted().isEmpty())
        return compare();
    m_service->send(this);
}

void ChannelPage::discard()
{
    m_description->discard();
    if (m_editor->changed().isEmpty() || m_editor->isSending())
        return;
    const Api::Channel mine = m_editor->mine();
    const QList<ChannelField> fields = m_editor->changed();
    m_editor->discard();
    m_refusal->hide();
    Q_EMIT notified(tr("Discarded %n change(s)", nullptr, int(fields.size())), [this, mine, fields] {
        for (const ChannelField field : fields)
            m_editor->edit(field, mine);
    });
}

void ChannelPage::showRefusal(const Error &error, std::optional<ChannelField> field)
{
    if (!m_service->isSender(this))
        return;
    if (field)
        return m_form->showRefusal(*field, error);
    m_refusal->setKind(Banner::Kind::Error);
    m_refusal->setSentence(tr("Nothing was sent. %1 Your changes are still here.").arg(reasonOf(error)));
    if (error.kind == Error::Kind::Offline || error.kind == Error::Kind::Timeout) {
        // A write without a response may have succeeded; the next refresh shows whether it did.
        m_refusal->setSentence(
            tr("%1 Your changes are still here and can be sent again.").arg(reasonOf(error)));
    }
    m_refusal->show();
}

void ChannelPage::showSent(const QList<ChannelField> &fields)
{
    m_presets->reload();
    if (!m_service->isSender(this))
        return;
    m_refusal->hide();
    if (fields.isEmpty())
        return Q_EMIT notified(tr("Nothing to send: the channel is already up to date."), {},
                               Pill::Kind::Info);
    Q_EMIT notified(tr("%1 sent").arg(namesOf(fields)),
                    [this, change = m_editor->lastSent()] { undo(change); });
}

void ChannelPage::apply(const ChannelPreset &preset)
{
    m_editor->apply(preset);
    m_presets->reload();
    announce(this,
             m_editor->changed().isEmpty()
                 ? tr("The channel already matches the preset %1.").arg(isolated(preset.name))
                 : tr("%1 is in the form. Send to apply it.").arg(isolated(preset.name)));
}

void ChannelPage::undo(const ChannelChange &change)
{
    m_editor->undo(change);
    announce(this, tr("The previous values are in the form. Send to restore them."));
    if (QWidget *button = m_changes->findChild<QWidget *>(QStringLiteral("send")))
        button->setFocus(Qt::OtherFocusReason);
}

void ChannelPage::saveAsPreset()
{
    if (!m_editor->isKnown())
        return;
    ChannelPreset preset{.fields = {ChannelField::Title, ChannelField::Category, ChannelField::Tags,
                                    ChannelField::Language, ChannelField::Labels},
                         .values = m_editor->mine()};
    editPreset(preset);
}

void ChannelPage::editPreset(const ChannelPreset &preset)
{
    auto *dialog = new PresetDialog(m_store, preset, m_editor->mine(), this);
    connect(dialog, &PresetDialog::changed, m_service, &ChannelService::notePresets);
    connect(dialog, &PresetDialog::removed, this, [this](const QString &name, const auto &undo) {
        Q_EMIT notified(tr("Preset “%1” deleted").arg(isolated(name)), [this, undo] {
            if (const auto done = undo(); !done)
                Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
            m_service->notePresets();
        });
    });
    dialog->openOnce();
}

void ChannelPage::showHistory()
{
    auto *dialog = new HistoryDialog(m_store, rightsOf(*m_account).mayEdit, this);
    connect(dialog, &HistoryDialog::undoRequested, this, &ChannelPage::undo);
    dialog->openOnce();
}

void ChannelPage::compare()
{
    if (m_editor->drifted().isEmpty())
        return;
    auto *dialog = new DriftDialog(m_editor, this);
    connect(dialog, &DriftDialog::sendRequested, this, &ChannelPage::send);
    dialog->openOnce();
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms_view.h"

#include "base/bidi.h"
#include "channel_combo.h"
#include "chat/moderation/list_import.h"
#include "client/service_clock.h"
#include "kit/controls/action_button.h"
#include "kit/controls/form_field.h"
#include "kit/text/time_text.h"
#include "kit/theme/named.h"
#include "list_import_dialog.h"
#include "page/page_action.h"
#include "page/permission_hint.h"

#include <QAction>
#include <QLineEdit>
#include <QLocale>

namespace Sidestage {

using Api::Scope;

namespace {

enum TermColumn { TextColumn, AddedColumn, EndsColumn };

QList<Column<Term>> termColumns(const ServiceClock *clock)
{
    return {{.title = TermsView::tr("Term"),
             .text = [](const Term &term) { return isolated(term.text); },
             .sort = sortBy<Term>(&Term::text),
             .look = [](const Term &) { return Look{.isStrong = true}; },
             .toolTip = &Term::text},
            {.title = TermsView::tr("Added"),
             .text = [clock](const Term &term) { return momentText(term.createdAt, clock->now()); },
             .sort = sortBy<Term>(&Term::createdAt),
             .look = [](const Term &) { return Look{.tone = Tone::Secondary}; }},
            {.title = TermsView::tr("Ends"),
             .text =
                 [clock](const Term &term) {
                     return term.expiresAt ? TermsView::tr("%1, added by AutoMod", "a time")
                                                 .arg(momentText(*term.expiresAt, clock->now()))
                                           : TermsView::tr("Never");
                 },
             .sort = sortBy<Term>(&Term::expiresAt),
             .look = [](const Term &) { return Look{.tone = Tone::Secondary}; }}};
}

QString problemText(TermProblem problem)
{
    switch (problem) {
    case TermProblem::None:
        return {};
    case TermProblem::TooShort:
        return TermsView::tr("At least 2 characters.");
    case TermProblem::TooLong:
        return TermsView::tr("At most 500 characters.");
    case TermProblem::Star:
        return TermsView::tr("“*” may only be at the beginning or the end of a word.");
    }
    Q_UNREACHABLE();
}

}  // namespace

TermsView::TermsView(ModerationService *service, QWidget *parent)
    : TermsView(service, new LiveList<Term>(&Term::key, termColumns(service->account()->serviceClock())),
                parent)
{
}

TermsView::TermsView(ModerationService *service, LiveList<Term> *rows, QWidget *parent)
    : ModerationListView(
        service,
        {.name = QStringLiteral("terms"),
         .title = tr("Blocked terms"),
         .search = tr("Search terms"),
         .widths = {0, 150, 220},
         .jobs = [](Kind kind) { return kind == Kind::AddTerm || kind == Kind::RemoveTerm; }},
        rows, parent)
    , m_rows(rows)
    , m_text(named("termText", new QLineEdit))
    , m_field(new FormField(tr("Block a term"), m_text))
{
    rows->setParent(this);
    rows->setSpoken([](const Term &term) { return isolated(term.text); });
    addField();
    addActions();
    why()->setScope(Scope::ModeratorManageBlockedTerms);
    connect(service, &ModerationService::settled, this, [this](const ModerationAction &action) {
        const auto list = m_terms.find(action.channelId);
        if (list != m_terms.end() && (action.kind == Kind::AddTerm || action.kind == Kind::RemoveTerm))
            list->second->done(action);
    });
}

TermsView::~TermsView()
{
    for (const auto &[id, list] : m_terms) {
        list->disconnect(this);
        list->setOnScreen(this, false);
    }
}

void TermsView::addField()
{
    m_text->setPlaceholderText(tr("A word or several, “*” for any letters: spoil*"));
    m_field->setHint(tr("Messages with it are held until a moderator decides."));
    m_add = new QAction(tr("Block"), this);
    auto *button = named("addTerm", new ActionButton);
    button->setAction(m_add);
    m_field->addTrailing(button);
    addAbove(m_field);
    connect(m_add, &QAction::triggered, this, &TermsView::add);
    connect(m_text, &QLineEdit::returnPressed, m_add, &QAction::trigger);
    connect(m_text, &QLineEdit::textEdited, m_field, &FormField::clearError);
}

void TermsView::addActions()
{
    m_remove = addTool("removeTerm", Icon::Trash, tr("Remove"), Qt::Key_Delete, [this] { remove(); });
    m_copy = addTool("copyTerms", Icon::Copy, tr("Copy terms to…"), {}, [this] { copyTerms(); });
    m_import = addTool("importTerms", Icon::Inbox, tr("Import terms…"), {}, [this] {
        chooseFile(tr("Import terms"), {tr("Lists of terms (*.txt)"), tr("All files (*)")},
                   [this](const QByteArray &file) { importTerms(file); });
    });
    m_export = addTool("exportTerms", Icon::Download, tr("Export terms…"), Qt::CTRL | Qt::Key_E,
                       [this] { exportTerms(); });
}

TermList *TermsView::terms() const
{
    const auto list = m_terms.find(channelId());
    return list == m_terms.end() ? nullptr : list->second;
}

TermList *TermsView::openTerms()
{
    if (channelId().isEmpty() || terms())
        return terms();
    auto *list = new TermList(service()->account(), channelId(), m_rows, this);
    m_terms[channelId()] = list;
    connect(list, &Feed::changed, this, &TermsView::updateTexts);
    connect(list, &Feed::freshnessChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    return list;
}

Freshness TermsView::freshness() const
{
    return terms() ? freshnessOf(*terms()) : Freshness{};
}

void TermsView::refresh()
{
    if (TermList *list = openTerms())
        list->readAll();
}

void TermsView::showEvent(QShowEvent *event)
{
    ModerationListView::showEvent(event);
    if (TermList *list = openTerms())
        list->setOnScreen(this, true);
}

void TermsView::hideEvent(QHideEvent *event)
{
    ModerationListView::hideEvent(event);
    for (const auto &[id, list] : m_terms)
        list->setOnScreen(this, false);
}

void TermsView::filter()
{
    TermList *shown = openTerms();
    for (const auto &[id, list] : m_terms)
        list->setOnScreen(this, list == shown && isVisible());
    m_rows->setFilter([channel = channelId(), text = searched()](const Term &term) {
        return term.broadcasterId == channel && term.text.contains(text, Qt::CaseInsensitive);
    });
    Q_EMIT freshnessChanged();
}

void TermsView::updateTexts()
{
    if (!m_export)
        return;
    TermList *list = terms();
    const bool mayChange = service()->account()->may(Scope::ModeratorManageBlockedTerms);
    const int shown = m_rows->matching();
    const bool isComplete = list && list->isComplete();
    const QString count
        = searched().isEmpty() ? tr("%Ln terms", nullptr, shown) : tr("%Ln found", nullptr, shown);
    setCount(isComplete || shown == 0 ? count : tr("%1 so far", "a number of terms").arg(count));
    why()->setVisible(!mayChange);
    why()->setSentence(tr("Sidestage needs permission to change the blocked terms."));
    why()->setRule(tr("A permission is missing"),
                   tr("Adding and removing blocked terms requires a permission that was not granted."));
    const QString denied = !mayChange ? tr("Sidestage needs permission to change the blocked terms.")
        : !list                       ? tr("Choose a channel first.")
                                      : QString();
    const QString nothing = tr("The list is empty.");
    setBlocked(m_add, denied);
    m_text->setReadOnly(!denied.isEmpty());
    setBlocked(m_import, denied);
    setBlocked(m_remove,
               !denied.isEmpty()                               ? denied
                   : table()->selectionModel()->hasSelection() ? QString()
                                                               : tr("Choose a term first."));
    setBlocked(m_copy, !denied.isEmpty() ? denied : shown > 0 ? QString() : nothing);
    setBlocked(m_export, shown > 0 ? QString() : nothing);
    showList(list,
             {.icon = Icon::Ban,
              .nothing = tr("No terms are blocked."),
              .denied = tr("Sidestage needs permission to see the blocked terms."),
              .scope = Scope::ModeratorReadBlockedTerms,
              .isComplete = isComplete});
}

ModerationAction TermsView::actionOf(const QString &text, Kind kind, const QString &channel,
                                     const QString &id) const
{
    return {.kind = kind,
            .channelId = channel,
            .channelName = service()->nameOf(channel),
            .targetId = id,
            .text = text};
}

void TermsView::add()
{
    const QString text = m_text->text().trimmed();
    m_field->clearError();
    if (const TermProblem problem = problemOf(text); problem != TermProblem::None)
        return m_field->setError(problemText(problem));
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (m_rows->row(row).text.compare(text, Qt::CaseInsensitive) == 0) {
            table()->setCurrentIndex(m_rows->index(row, 0));
            return m_field->setError(tr("This term is blocked already."));
        }
    }
    // It is not lost: a failure is shown above the list, with a way to try it again.
    if (act({actionOf(text, Kind::AddTerm, channelId())}))
        m_text->clear();
}

void TermsView::remove()
{
    QList<ModerationAction> actions;
    QHash<QString, ModerationAction> reverse;
    for (const Term &term : chosen(*m_rows, false)) {
        actions.append(actionOf(term.text, Kind::RemoveTerm, term.broadcasterId, term.id));
        reverse.insert(actions.last().key(), actionOf(term.text, Kind::AddTerm, term.broadcasterId));
    }
    act(actions, reverse);
}

void TermsView::importTerms(const QByteArray &file)
{
    auto *dialog = new ListImportDialog(service(), channelId(), Kind::AddTerm, ListImport::terms(file), this);
    connect(dialog, &ListImportDialog::chosen, this,
            [this](const QList<ModerationAction> &actions) { act(actions); });
    dialog->openOnce();
}

void TermsView::exportTerms()
{
    QStringList lines;
    for (const Term &term : chosen(*m_rows, true))
        lines.append(term.text);
    saver()->choose({.title = tr("Export blocked terms"),
                     .name = tr("Blocked terms of %1").arg(service()->nameOf(channelId())),
                     .kinds = {tr("Text (*.txt)")},
                     .write = FileSaver::bytes(lines.join(u'\n').toUtf8() + '\n', lines.size()),
                     .saved = [](int count, const QString &path) {
                         return tr("%Ln term(s) saved to %1.", nullptr, count).arg(path);
                     }});
}

void TermsView::copyTerms()
{
    const QList<Term> terms = chosen(*m_rows, true);
    chooseChannels(tr("Copy %Ln terms to", nullptr, int(terms.size())),
                   [this, terms](const QList<ChatChannel> &channels) {
                       QList<ModerationAction> actions;
                       for (const ChatChannel &channel : channels) {
                           for (const Term &term : terms)
                               actions.append(actionOf(term.text, Kind::AddTerm, channel.id));
                       }
                       act(actions);
                   });
}

}  // namespace Sidestage

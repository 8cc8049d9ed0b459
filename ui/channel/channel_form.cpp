// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_form.h"
#include "base/bidi.h"

#include "channel_texts.h"

#include "api/languages.h"
#include "channel/category_search.h"
#include "channel/channel_editors.h"
#include "kit/controls/button.h"
#include "kit/controls/chip_edit.h"
#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/search_combo.h"
#include "kit/controls/toggle.h"
#include "kit/layout/flow_layout.h"
#include "kit/messages/why_hint.h"
#include "kit/text/avatar.h"
#include "kit/theme/theme.h"
#include "schema/values.h"
#include "texts/error_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QResizeEvent>
#include <QScopedValueRollback>

namespace Sidestage {

using namespace Api;

ChannelForm::ChannelForm(ChannelEditor *editor, ChannelStore *store, CategorySearch *search,
                         ChannelEditors *editors, ChannelRights rights, QWidget *parent)
    : Card(parent)
    , m_editor(editor)
    , m_store(store)
    , m_search(search)
    , m_editors(editors)
    , m_rights(rights)
{
    setObjectName(QStringLiteral("channelForm"));
    if (!rights.mayEdit) {
        auto *why = new WhyHint(tr("This account cannot change the channel."));
        why->setObjectName(QStringLiteral("whyReadOnly"));
        why->setRule(tr("Permission needed"),
                     tr("Changing the channel requires the permission channel:manage:broadcast, which was "
                        "not granted when you signed in."));
        why->setAction(tr("Grant permission…"));
        connect(why, &WhyHint::actionTriggered, this,
                [this] { Q_EMIT permissionRequested(Scope::ChannelManageBroadcast); });
        body()->addWidget(why);
    }
    buildTitle();
    buildCategory();
    buildTags();
    buildLanguage();
    buildLabels();
    buildDelay();
    buildBranded();
    buildEditors();
    body()->addStretch(1);
    setBodySpacing(20);

    if (!rights.mayEdit) {
        m_title->setReadOnly(true);
        for (QWidget *input : {static_cast<QWidget *>(m_category), static_cast<QWidget *>(m_tags),
                               static_cast<QWidget *>(m_language), static_cast<QWidget *>(m_branded)})
            input->setEnabled(false);
        for (QCheckBox *box : std::as_const(m_labels))
            box->setEnabled(false);
    }
    connect(editor, &ChannelEditor::mineChanged, this, &ChannelForm::update);
    connect(editors, &ChannelEditors::changed, this, &ChannelForm::updateEditors);
    update();
}

FormField *ChannelForm::add(ChannelField field, QWidget *input)
{
    auto *row = new FormField(nameOf(field), input);
    row->setObjectName(QStringLiteral("field%1").arg(int(field)));
    m_fields.insert(field, row);
    body()->addWidget(row);
    return row;
}

void ChannelForm::edit(ChannelField field, const std::function<void(Channel &)> &set)
{
    if (m_filling)
        return;
    m_fields[field]->clearError();
    Channel value = m_editor->mine();
    set(value);
    m_editor->edit(field, value);
    updateHints();  // the editor may report no change, but the text may still break a rule
}

void ChannelForm::buildTitle()
{
    // No maximum length: a pasted text that is too long is kept, and the hint shows by how many characters.
    m_title = new QLineEdit;
    m_title->setObjectName(QStringLiteral("title"));
    add(ChannelField::Title, m_title);
    connect(m_title, &QLineEdit::textEdited, this,
            [this](const QString &text) { edit(ChannelField::Title, [&](Channel &c) { c.title = text; }); });
}

void ChannelForm::buildCategory()
{
    m_category = new SearchCombo;
    m_category->setObjectName(QStringLiteral("category"));
    m_category->setPlaceholderText(tr("Search categories"));
    m_category->setModel(m_search->model());
    auto *row = add(ChannelField::Category, m_category);
    m_star = Button::iconOnly(Icon::Star, tr("Favourite category"));
    m_star->setObjectName(QStringLiteral("favouriteCategory"));
    row->addTrailing(m_star);

    connect(m_category, &SearchCombo::queryEdited, m_search, &CategorySearch::search);
    connect(m_category, &SearchCombo::opened, m_search, [this] { m_search->search(QString()); });
    connect(m_search, &CategorySearch::stateChanged, this, [this] {
        m_category->setSearching(m_search->isSearching());
        const Error &failure = m_search->failure();
        m_category->setError(failure.kind == Error::Kind::Cancelled ? QString() : reasonOf(failure));
    });
    connect(m_category, &SearchCombo::chosen, this, [this](const QModelIndex &index) {
        const Category chosen = m_search->model()->row(index.row());
        edit(ChannelField::Category, [&](Channel &c) {
            c.gameId = chosen.id;
            c.gameName = chosen.id.isEmpty() ? QString() : chosen.name;
        });
    });
    connect(m_star, &QPushButton::clicked, this, [this] {
        const Channel &mine = m_editor->mine();
        if (mine.gameId.isEmpty())
            return;
        const bool on = !m_store->isFavourite(mine.gameId);
        if (const auto done = m_store->setFavourite({.id = mine.gameId, .name = mine.gameName}, on); !done)
            m_fields[ChannelField::Category]->setError(reasonOf(done.error()));
        updateCategory();
    });
}

void ChannelForm::buildTags()
{
    const Rule &rule = ruleOf(&ChannelChanges::tags);
    m_tags = new ChipEdit;
    m_tags->setObjectName(QStringLiteral("tags"));
    m_tags->setPlaceholderText(tr("Add a tag"));
    m_tags->setMaximum(int(rule.most));
    m_tags->setValidator([longest = rule.each->most](const QString &tag) -> QString {
        if (!matches(tag, Format::Tag))
            return tr("“%1” was not added: use only letters and digits, without spaces or symbols.")
                .arg(isolated(tag));
        if (lengthOf(tag) > longest)
            return tr("“%1” was not added: at most %n characters.", nullptr, int(longest)).arg(isolated(tag));
        return {};
    });
    add(ChannelField::Tags, m_tags);
    connect(m_tags, &ChipEdit::tagsChanged, this, [this](const QStringList &tags) {
        edit(ChannelField::Tags, [&](Channel &c) { c.tags = tags; });
    });
}

void ChannelForm::buildLanguage()
{
    m_language = new QComboBox;
    m_language->setObjectName(QStringLiteral("language"));
    m_language->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_language->setMinimumContentsLength(18);
    for (const Language &language : languages()) {
        const QString code = QString::fromLatin1(language.code);
        const QString autonym = QString::fromUtf8(language.autonym);
        const QString name = languageName(code);
        m_language->addItem(
            autonym.isEmpty() || autonym == name ? name : tr("%1 – %2").arg(name, isolated(autonym)), code);
    }
    Theme::watch(m_language, [this] {
        m_language->setMinimumWidth(px(120));
        m_language->setMaximumWidth(px(280));
    });
    add(ChannelField::Language, m_language);
    connect(m_language, &QComboBox::currentIndexChanged, this, [this](int index) {
        edit(ChannelField::Language,
             [&](Channel &c) { c.broadcasterLanguage = m_language->itemData(index).toString(); });
    });
}

void ChannelForm::buildLabels()
{
    auto *holder = new QWidget;
    m_labelGrid = new QGridLayout(holder);
    m_labelGrid->setContentsMargins({});
    // Sorted by how often they are needed, not in the order of the declaration.
    static constexpr Label order[] = {Label::ProfanityVulgarity, Label::Gambling, Label::ViolentGraphic,
                                      Label::SexualThemes, Label::DrugsIntoxication};
    for (const Label label : order) {
        auto *box = new QCheckBox(nameOf(label));
        box->setObjectName(QStringLiteral("label:") + writeText(label));
        box->setProperty("label", int(label));
        m_labels.append(box);
        connect(box, &QCheckBox::toggled, this, [this, label](bool on) {
            edit(ChannelField::Labels, [&](Channel &c) { setLabel(c, label, on); });
        });
    }
    Theme::watch(holder, [this] {
        m_labelGrid->setVerticalSpacing(0);  // the boxes are large enough as click targets
        m_labelGrid->setHorizontalSpacing(px(24));
        arrangeLabels();
    });
    auto *row = add(ChannelField::Labels, holder);
    row->setHint(tr("Games rated Mature are labelled automatically."));
}

void ChannelForm::arrangeLabels()
{
    const int columns = width() < px(440) ? 1 : 2;
    for (int place = 0; place < m_labels.size(); ++place)
        m_labelGrid->addWidget(m_labels[place], place / columns, place % columns);
}

void ChannelForm::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    arrangeLabels();
}

void ChannelForm::buildDelay()
{
    const Rule &rule = ruleOf(&ChannelChanges::delay);
    m_delay = new NumberField(int(rule.least), int(rule.most));
    m_delay->setObjectName(QStringLiteral("delay"));
    m_delay->setSuffix(tr(" s"));
    m_delay->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    Theme::watch(m_delay, [this] { m_delay->setFixedWidth(px(100)); });
    auto *row = add(ChannelField::Delay, m_delay);
    if (!m_rights.isPartner) {
        m_delay->setEnabled(false);
        auto *why = new WhyHint(tr("Only partners can delay a stream."));
        why->setObjectName(QStringLiteral("whyDelay"));
        why->setRule(
            tr("Partners only"),
            tr("Only partners can delay their stream, by up to %n second(s).", nullptr, int(rule.most)));
        row->addTrailing(why);
    } else {
        row->setHint(tr("Up to %n second(s).", nullptr, int(rule.most)));
        m_delay->setEnabled(m_rights.mayEdit);
    }
    connect(m_delay, &NumberField::valueChanged, this,
            [this](int seconds) { edit(ChannelField::Delay, [&](Channel &c) { c.delay = seconds; }); });
}

void ChannelForm::buildBranded()
{
    m_branded = new Toggle;
    m_branded->setObjectName(QStringLiteral("branded"));
    auto *row = add(ChannelField::Branded, m_branded);
    row->setHint(tr("How often you can change this is limited."));
    connect(m_branded, &Toggle::toggled, this,
            [this](bool on) { edit(ChannelField::Branded, [&](Channel &c) { c.isBrandedContent = on; }); });
}

void ChannelForm::buildEditors()
{
    m_people = new QWidget;
    m_people->setObjectName(QStringLiteral("editors"));
    (new FlowLayout(m_people))->setContentsMargins({});
    auto *row = new FormField(tr("Editors"), m_people);
    body()->addWidget(row);
    updateEditors();
}

void ChannelForm::updateEditors()
{
    auto *flow = static_cast<FlowLayout *>(m_people->layout());
    while (QLayoutItem *item = flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_rights.mayReadEditors) {
        auto *why = new WhyHint(tr("Editors are not shown."));
        why->setRule(tr("Permission needed"),
                     tr("Showing the editors requires the permission channel:read:editors."));
        why->setAction(tr("Grant permission…"));
        connect(why, &WhyHint::actionTriggered, this,
                [this] { Q_EMIT permissionRequested(Scope::ChannelReadEditors); });
        flow->addWidget(why);
        return;
    }
    for (const Editor &editor : m_editors->editors()) {
        auto *person = new QWidget;
        auto *layout = new QHBoxLayout(person);
        layout->setContentsMargins({});
        layout->setSpacing(px(6));
        layout->addWidget(new Avatar(editor.userName, 22));
        auto *name = makeLabel(isolated(editor.userName));
        name->setToolTip(tr("Editor since %1")
                             .arg(QLocale().toString(editor.createdAt.toLocalTime(), QLocale::ShortFormat)));
        layout->addWidget(name);
        flow->addWidget(person);
    }
    QString state;
    if (m_editors->failure())
        state = tr("Not refreshed. %1").arg(reasonOf(*m_editors->failure()));
    else if (!m_editors->isKnown())
        state = tr("Loading…");
    else
        state = tr("%n can edit this channel", nullptr, int(m_editors->editors().size()));
    flow->addWidget(makeLabel(state, TextRole::Small, Tone::Hint));
    if (m_editors->failure()) {
        auto *retry = new Button(Icon::Refresh, tr("Retry"));
        retry->setObjectName(QStringLiteral("retryEditors"));
        retry->setCompact(true);
        retry->setAccessibleName(tr("Retry loading the editors"));
        // Queued, because an immediate response deletes the button.
        connect(retry, &QPushButton::clicked, m_editors, &ChannelEditors::refresh, Qt::QueuedConnection);
        flow->addWidget(retry);
    }
}

void ChannelForm::update()
{
    const QScopedValueRollback filling(m_filling, true);
    const Channel &mine = m_editor->mine();
    if (m_title->text() != mine.title)
        m_title->setText(mine.title);
    m_category->setValue(mine.gameName);
    if (m_tags->tags() != mine.tags)
        m_tags->setTags(mine.tags);
    m_tags->setBaseline(m_editor->service().tags);

    int language = m_language->findData(mine.broadcasterLanguage);
    if (language < 0 && !mine.broadcasterLanguage.isEmpty()) {
        // A language unknown to this version is added to the list, so that it is not changed.
        m_language->addItem(mine.broadcasterLanguage, mine.broadcasterLanguage);
        language = m_language->count() - 1;
    }
    m_language->setCurrentIndex(language);
    const QList<Label> labels = labelsOf(mine);
    for (QCheckBox *box : std::as_const(m_labels))
        box->setChecked(labels.contains(Label(box->property("label").toInt())));
    m_delay->setValue(mine.delay);
    m_branded->setChecked(mine.isBrandedContent);

    const QList<ChannelField> changed = m_editor->changed();
    for (const ChannelField field : allChannelFields)
        m_fields[field]->setChanged(changed.contains(field));
    updateHints();
    updateCategory();
}

void ChannelForm::updateHints()
{
    const Channel &mine = m_editor->mine();
    const int most = int(ruleOf(&ChannelChanges::title).most);
    const int length = int(lengthOf(mine.title));
    FormField *title = m_fields[ChannelField::Title];
    title->setHint(tr("%L1 of %L2 characters").arg(length).arg(most));
    if (length > most)
        title->setError(tr("%n character(s) too many: at most %L1.", nullptr, length - most).arg(most));
    const Rule &tags = ruleOf(&ChannelChanges::tags);
    m_fields[ChannelField::Tags]->setHint(tr("%L1 of %L2. Letters and digits only, up to %L3 each.")
                                              .arg(mine.tags.size())
                                              .arg(tags.most)
                                              .arg(tags.each->most));
}

void ChannelForm::updateCategory()
{
    const bool favourite = m_store->isFavourite(m_editor->mine().gameId);
    m_star->setSymbol(favourite ? Icon::StarFilled : Icon::Star);
    m_star->setSymbolTone(favourite ? Tone::Warn : Tone::Secondary);
    m_star->setEnabled(!m_editor->mine().gameId.isEmpty());
    m_star->setAccessibleName(favourite ? tr("Remove from favourite categories")
                                        : tr("Add to favourite categories"));
    QStringList recent;
    for (const Category &category : m_store->recentCategories(4)) {
        if (category.id != m_editor->mine().gameId && recent.size() < 3)
            recent.append(category.name);
    }
    m_fields[ChannelField::Category]->setHint(
        recent.isEmpty() ? tr("Type part of the name.")
                         : tr("Recent: %1").arg(isolated(recent).join(QStringLiteral(", "))));
}

bool ChannelForm::commit()
{
    if (m_tags->commit())
        return true;
    m_fields[ChannelField::Tags]->setError(m_tags->problem());
    m_fields[ChannelField::Tags]->focusInput();
    return false;
}

void ChannelForm::showProblems(const QList<std::pair<ChannelField, Error>> &problems)
{
    for (const auto &[field, error] : problems)
        m_fields[field]->setError(ruleOf(error));
    if (!problems.isEmpty())
        m_fields[problems.first().first]->focusInput();
}

void ChannelForm::showRefusal(ChannelField field, const Error &error)
{
    m_fields[field]->setError(
        tr("%1 not sent. %2 Your change is still here.").arg(nameOf(field), reasonOf(error)));
    m_fields[field]->focusInput();
}

void ChannelForm::focusFirst()
{
    m_title->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage

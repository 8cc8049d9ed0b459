// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_form.h"
#include "base/bidi.h"

#include "channel_texts.h"

#include "api/languages.h"
#include "feed/editor_list.h"
#include "forms/category_combo.h"
#include "kit/controls/button.h"
#include "kit/controls/chip_edit.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/search/search_combo.h"
#include "kit/text/avatar.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"
#include "schema/values.h"
#include "search/category_search.h"
#include "texts/error_texts.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

namespace Sidestage {

using namespace Api;

ChannelForm::ChannelForm(ChannelEditor *editor, ChannelStore *store, CategorySearch *search,
                         EditorList *editors, ChannelRights rights, QWidget *parent)
    : Card(parent)
    , m_editor(editor)
    , m_store(store)
    , m_search(search)
    , m_editors(editors)
    , m_rights(rights)
{
    setObjectName(QStringLiteral("channelForm"));
    auto *why = named(
        "whyReadOnly",
        new PermissionHint(tr("This account cannot change the channel."), Scope::ChannelManageBroadcast));
    why->setRule(tr("Permission needed"),
                 tr("Changing the channel requires the permission channel:manage:broadcast, which was "
                    "not granted when you signed in."));
    body()->addWidget(why);
    m_why = why;
    m_form = new Form<Channel>;
    m_form->setSpacing(20);
    // A pasted text that is too long is kept, and the hint shows by how many characters.
    m_form->text(&Channel::title, row(ChannelField::Title, "title", ruleOf(&ChannelChanges::title)));
    addCategory();
    addTags();
    addLanguage();
    addLabels();
    addDelay();
    FormRow branded = row(ChannelField::Branded, "branded");
    branded.hint = tr("How often you can change this is limited.");
    m_form->toggle(&Channel::isBrandedContent, branded);
    m_people = new QWidget;
    new FlowLayout(m_people);
    m_form->add({.label = tr("Editors"), .name = "editors"}, m_people);
    body()->addWidget(m_form);
    body()->addStretch(1);
    setRights(rights);
    updateEditors();

    connect(m_form, &FormBase::edited, this, [this](int field) {
        m_editor->edit(ChannelField(field), m_form->value());
        updateTags();  // the editor may report no change, but the text may still break a rule
    });
    connect(editor, &ChannelEditor::mineChanged, this, &ChannelForm::update);
    connect(editors, &EditorList::changed, this, &ChannelForm::updateEditors);
    update();
}

void ChannelForm::setRights(ChannelRights rights)
{
    m_rights = rights;
    m_why->setVisible(!rights.mayEdit);
    m_form->setEditable(rights.mayEdit);
}

FormRow ChannelForm::row(ChannelField field, const char *name, const Rule &rule)
{
    return {.label = nameOf(field), .name = name, .rule = rule, .id = int(field)};
}

FormField *ChannelForm::field(ChannelField field) const
{
    return m_form->row(int(field));
}

void ChannelForm::addCategory()
{
    SearchCombo *category = makeCategoryCombo(m_search);
    FormField *field = m_form->input(
        row(ChannelField::Category, "category"), category, &SearchCombo::chosen,
        [category](const Channel &channel) { category->setValue(channel.gameName); },
        [this](Channel &channel, const QModelIndex &index) {
            const Category chosen = m_search->model()->row(index.row());
            channel.gameId = chosen.id;
            channel.gameName = chosen.id.isEmpty() ? QString() : chosen.name;
        });
    m_star = named("favouriteCategory", Button::iconOnly(Icon::Star, tr("Favourite category")));
    field->addTrailing(m_star);

    connect(m_star, &QPushButton::clicked, this, [this] {
        const Channel &mine = m_editor->mine();
        if (mine.gameId.isEmpty())
            return;
        const bool on = !m_store->isFavourite(mine.gameId);
        if (const auto done = m_store->setFavourite({.id = mine.gameId, .name = mine.gameName}, on); !done)
            m_form->setError(int(ChannelField::Category), reasonOf(done.error()));
        updateCategory();
    });
}

void ChannelForm::addTags()
{
    const Rule &rule = ruleOf(&ChannelChanges::tags);
    m_tags = new ChipEdit;
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
    m_form->input(
        row(ChannelField::Tags, "tags"), m_tags, &ChipEdit::tagsChanged,
        [this](const Channel &channel) {
            if (m_tags->tags() != channel.tags)
                m_tags->setTags(channel.tags);
            m_tags->setBaseline(m_editor->service().tags);
        },
        [this](Channel &channel) { channel.tags = m_tags->tags(); });
}

void ChannelForm::addLanguage()
{
    auto *choice = new QComboBox;
    choice->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(18);
    for (const Language &language : languages()) {
        const QString code = QString::fromLatin1(language.code);
        const QString autonym = QString::fromUtf8(language.autonym);
        const QString name = languageName(code);
        choice->addItem(
            autonym.isEmpty() || autonym == name ? name : tr("%1 – %2").arg(name, isolated(autonym)), code);
    }
    setScaled(choice, &QWidget::setMinimumWidth, 120);
    setScaled(choice, &QWidget::setMaximumWidth, 280);
    m_form->input(
        row(ChannelField::Language, "language"), choice, &QComboBox::currentIndexChanged,
        [choice](const Channel &channel) {
            const QString &code = channel.broadcasterLanguage;
            // A language unknown to this version is added to the list, so that it is not changed.
            if (!code.isEmpty() && choice->findData(code) < 0)
                choice->addItem(code, code);
            choice->setCurrentIndex(choice->findData(code));
        },
        [choice](Channel &channel) { channel.broadcasterLanguage = choice->currentData().toString(); });
}

void ChannelForm::addLabels()
{
    auto *holder = new QWidget;
    auto *columns = withoutMargins(new FlowLayout(holder));
    columns->setEvenColumns(2);
    columns->setSpacings(24, 0);  // the boxes are large enough as click targets
    auto *group = new QButtonGroup(holder);
    group->setExclusive(false);
    // Sorted by how often they are needed, not in the order of the declaration.
    static constexpr Label order[] = {Label::ProfanityVulgarity, Label::Gambling, Label::ViolentGraphic,
                                      Label::SexualThemes, Label::DrugsIntoxication};
    for (const Label label : order) {
        auto *box = named(QStringLiteral("label:") + writeText(label), new QCheckBox(nameOf(label)));
        group->addButton(box, int(label));
        columns->addWidget(box);
    }
    FormRow labels = row(ChannelField::Labels, "labels");
    labels.hint = tr("Games rated Mature are labelled automatically.");
    m_form->input(
        labels, holder, group, &QButtonGroup::idToggled,
        [group](const Channel &channel) {
            const QList<Label> chosen = labelsOf(channel);
            for (QAbstractButton *box : group->buttons())
                box->setChecked(chosen.contains(Label(group->id(box))));
        },
        [](Channel &channel, int label, bool on) { setLabel(channel, Label(label), on); });
}

void ChannelForm::addDelay()
{
    FormRow delay = row(ChannelField::Delay, "delay", ruleOf(&ChannelChanges::delay));
    const int most = int(delay.rule.most);
    delay.isLocked = !m_rights.isPartner;
    if (m_rights.isPartner)
        delay.hint = tr("Up to %n second(s).", nullptr, most);
    FormField *field = m_form->number(&Channel::delay, delay);
    auto *number = static_cast<NumberField *>(field->input());
    number->setSuffix(tr(" s"));
    setScaled(number, &QWidget::setFixedWidth, 100);
    if (!m_rights.isPartner) {
        auto *why = named("whyDelay", new WhyHint(tr("Only partners can delay a stream.")));
        why->setRule(tr("Partners only"),
                     tr("Only partners can delay their stream, by up to %n second(s).", nullptr, most));
        field->addTrailing(why);
    }
}

void ChannelForm::updateEditors()
{
    QLayout *flow = m_people->layout();
    emptyLayout(flow);
    if (!m_editors->mayRead()) {
        auto *why = new PermissionHint(tr("Editors are not shown."), Scope::ChannelReadEditors);
        why->setRule(tr("Permission needed"),
                     tr("Showing the editors requires the permission channel:read:editors."));
        flow->addWidget(why);
        return;
    }
    for (const Editor &editor : m_editors->editors()) {
        auto *person = new QWidget;
        auto *layout = new QHBoxLayout(person);
        layout->setSpacing(px(6));
        layout->addWidget(new Avatar(editor.userName, 22));
        auto *name = makeLabel(isolated(editor.userName));
        name->setToolTip(tr("Editor since %1")
                             .arg(QLocale().toString(editor.createdAt.toLocalTime(), QLocale::ShortFormat)));
        layout->addWidget(name);
        flow->addWidget(person);
    }
    QString state;
    const auto &error = m_editors->error();
    if (error)
        state = tr("Not refreshed. %1").arg(reasonOf(*error));
    else if (!m_editors->isKnown())
        state = tr("Loading…");
    else
        state = tr("%n can edit this channel", nullptr, int(m_editors->editors().size()));
    flow->addWidget(makeLabel(state, TextRole::Small, Tone::Hint));
    if (error) {
        auto *retry = named("retryEditors", Button::compact(Icon::Refresh, tr("Retry")));
        retry->setAccessibleName(tr("Retry loading the editors"));
        connect(retry, &QPushButton::clicked, m_editors, &EditorList::refresh);
        flow->addWidget(retry);
    }
}

void ChannelForm::update()
{
    // A refusal is about the change: after that is discarded, there is nothing to say.
    if (m_refused && !m_editor->changed().contains(*m_refused))
        field(*std::exchange(m_refused, {}))->clearError();
    m_form->setValue(m_editor->mine());
    m_form->setChanged(m_editor->changed());
    updateTags();
    updateCategory();
}

void ChannelForm::updateTags()
{
    const Rule &tags = ruleOf(&ChannelChanges::tags);
    m_form->setHint(int(ChannelField::Tags),
                    tr("%L1 of %L2. Letters and digits only, up to %L3 each.")
                        .arg(m_editor->mine().tags.size())
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
    m_form->setHint(int(ChannelField::Category),
                    recent.isEmpty() ? tr("Type part of the name.")
                                     : tr("Recent: %1").arg(isolated(recent).join(QStringLiteral(", "))));
}

bool ChannelForm::commit()
{
    if (m_tags->commit())
        return true;
    m_form->setError(int(ChannelField::Tags), m_tags->problem());
    m_form->focusRow(int(ChannelField::Tags));
    return false;
}

void ChannelForm::showProblems(const QList<std::pair<ChannelField, Error>> &problems)
{
    m_form->showProblems(problems);
}

void ChannelForm::showRefusal(ChannelField field, const Error &error)
{
    m_refused = field;
    m_form->setError(int(field),
                     tr("%1 not sent. %2 Your change is still here.").arg(nameOf(field), reasonOf(error)));
    m_form->focusRow(int(field));
}

}  // namespace Sidestage

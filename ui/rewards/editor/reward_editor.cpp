// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_editor.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "client/service_clock.h"
#include "downloads/picture_loader.h"
#include "kit/controls/action_button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/lists/padded_table.h"
#include "kit/messages/why_hint.h"
#include "kit/text/picture.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/loaded_pictures.h"
#include "rewards/list/reward_drafts.h"
#include "rewards/list/reward_list.h"
#include "rewards/list/reward_texts.h"
#include "rewards/rewards_service.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

using namespace Api;

namespace {

const QString newKey = QStringLiteral("new");
constexpr int pictureSide = 40;

const QList<RewardField> rows{RewardField::Title,     RewardField::Cost,      RewardField::Prompt,
                              RewardField::Colour,    RewardField::Enabled,   RewardField::Paused,
                              RewardField::Input,     RewardField::SkipQueue, RewardField::PerUser,
                              RewardField::PerStream, RewardField::Cooldown};

}  // namespace

RewardEditor::RewardEditor(RewardsService *service, RewardCatalogue *catalogue, RewardDrafts *drafts,
                           QWidget *parent)
    : Card(parent)
    , m_rewards(service)
    , m_catalogue(catalogue)
    , m_drafts(drafts)
{
    setObjectName(QStringLiteral("rewardEditor"));
    setTitle(tr("Reward"));
    m_pictures = makePictures(service->pictures(), this);
    m_picture = named("editorPicture", new PictureLabel(m_pictures, pictureSide));
    m_picture->setAutoFillBackground(true);
    m_picture->hide();
    m_stock = named("editorStock", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_state = new Pill;
    m_waiting = named("editorWaiting", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_why = named("whyLocked", new WhyHint);
    m_actions = new QWidget;
    withoutMargins(new FlowLayout(m_actions));
    m_form = new RewardForm(rows);
    auto *close = named("closeEditor", Button::iconOnly(Icon::Close, tr("Close the editor")));
    connect(close, &QPushButton::clicked, this, &RewardEditor::closed);
    addToHead(close);

    auto *state = new QWidget;
    auto *stateRow = withoutMargins(new QHBoxLayout(state));
    stateRow->addWidget(m_picture);
    stateRow->addWidget(m_state);
    stateRow->addWidget(m_waiting);
    stateRow->addStretch(1);

    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->addWidget(state);
    column->addWidget(m_stock);
    column->addWidget(m_why);
    column->addWidget(m_actions);
    column->addWidget(m_form);
    column->addStretch(1);
    inside->setProperty("plain", true);
    m_scroll = makeScrollArea(inside);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inside->setAutoFillBackground(false);

    m_save = named("saveReward", new ActionButton(QString(), Button::Role::Primary));
    m_other = named("saveRewardOther", new ActionButton);
    m_discard = named("discardReward", new Button(tr("Discard"), Button::Role::Ghost));
    m_foot = new QWidget;
    auto *foot = new FlowLayout(m_foot);
    foot->addWidget(m_save);
    foot->addWidget(m_other);
    foot->addWidget(m_discard);

    setBodyPadded(false);
    body()->addWidget(m_scroll, 1);
    body()->addWidget(makeDivider());
    body()->addWidget(m_foot);
    setMargins(column, Measure::cardPaddingX, 0, Measure::cardPaddingX, endPadding);
    setSpacing(column, 10);
    setMargins(foot, Measure::cardPaddingX, 10, Measure::cardPaddingX, 10);

    connect(m_form, &FormBase::edited, this, [this](int row) { edited(RewardField(row)); });
    connect(m_save, &QPushButton::clicked, this, &RewardEditor::save);
    connect(m_other, &QPushButton::clicked, this, &RewardEditor::other);
    connect(m_discard, &QPushButton::clicked, this, &RewardEditor::discard);
    connect(catalogue, &RewardCatalogue::changed, this, &RewardEditor::load);
    connect(m_pictures, &Pictures::changed, this, [this] { updateStock(); });
    SecondTicker::shared()->follow(this, [this] { return updateStock(); });
    updateWords();
}

void RewardEditor::setMayManage(bool may)
{
    m_mayManage = may;
    updateWords();
}

bool RewardEditor::isNew() const
{
    return m_key == newKey;
}

QList<RewardField> RewardEditor::changed() const
{
    return differing(m_service, m_mine);
}

void RewardEditor::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = Button::iconOnly(Icons::of(action->icon()), action->text());
        button->setObjectName(action->objectName() + QStringLiteral("InEditor"));
        const auto follow = [action, button] {
            const QString name = action->shortcut().isEmpty()
                ? action->text()
                : tr("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText));
            button->setSymbol(Icons::of(action->icon()));
            button->setAccessibleName(action->text());
            button->setToolTip(action->isEnabled() || action->toolTip().isEmpty() ? name : action->toolTip());
            button->setEnabled(action->isEnabled());
        };
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        follow();
        m_actions->layout()->addWidget(button);
    }
}

void RewardEditor::showReward(const QString &key)
{
    if (m_key == key)
        return;
    m_key = key;
    setError({});
    m_form->clearErrors();
    load();
    m_scroll->ensureVisible(0, 0);
}

void RewardEditor::startNew(const std::optional<RewardChanges> &seed)
{
    if (seed) {
        const auto before = m_drafts->find(newKey);
        m_drafts->save(newKey, {.began = completed({.cost = 100}), .mine = completed(*seed)});
        if (before)
            offerBack(newKey, *before);
    }
    m_key.clear();
    showReward(newKey);
    load();
}

void RewardEditor::save()
{
    if (isSending() || m_key.isEmpty() || m_save->isBlocked() || !check())
        return;
    const RewardItem *shown = item();
    if (isNew())
        return create(m_mine, 0);
    if (!shown || !shown->isOurs())
        return;
    if (!shown->isOnService()) {
        LibraryReward kept = shown->reward;
        kept.reward = m_mine;
        const QString title = m_mine.title.value_or(QString());
        if (const auto done = m_rewards->library()->save(kept); !done)
            return refuse(done.error(), {});
        m_drafts->remove(m_key);
        m_catalogue->gather();
        load();
        return Q_EMIT notified(tr("“%1” saved in the library").arg(isolated(title)), {});
    }

    const QList<RewardField> fields = changed();
    const QString key = m_key;
    const QString serviceId = shown->reward.serviceId;
    const QString title = shown->title();
    const RewardChanges before = onlyFields(fields, m_service);
    m_drafts->save(key, {.began = m_began, .mine = m_mine});
    m_drafts->flush();  // what is being sent must survive a crash
    setSending(key);
    m_rewards->rewards()->update(
        serviceId, onlyFields(fields, m_mine), this,
        [this, key, fields, serviceId, before, title, sent = m_mine](const Result<Reward> &answer) {
            noteAnswered(answer ? fields : QList<RewardField>(), sent, key);
            if (!answer) {
                load();
                if (m_key == key)
                    return refuse(answer.error(), fields);
                return Q_EMIT notified(tr("“%1” was not changed. %2 Your changes are still there.")
                                           .arg(isolated(title), refusalOf(answer.error())),
                                       {}, Pill::Kind::Error);
            }
            m_catalogue->gather();
            load();
            announce(this, tr("Sent"));
            Q_EMIT notified(
                tr("“%1”: %2 sent").arg(isolated(title), namesOf(fields)), [this, serviceId, title, before] {
                    const auto say = [this, title](const Result<Reward> &undone) {
                        if (!undone)
                            Q_EMIT notified(notUndone(title, undone.error()), {}, Pill::Kind::Error);
                    };
                    m_rewards->rewards()->update(serviceId, before, this, say);
                });
        });
}

void RewardEditor::discard()
{
    const auto draft = m_drafts->find(m_key);
    const QString key = m_key;
    m_drafts->remove(key);
    setError({});
    m_form->clearErrors();
    if (const RewardItem *shown = item(); shown && shown->isOnService() && shown->isOurs()
        && !isEmpty(m_rewards->library()->unsent(shown->reward.id))) {
        LibraryReward kept = shown->reward;
        std::ignore = m_rewards->library()->save(kept);  // back to the service's values
    }
    if (key == newKey)
        Q_EMIT closed();
    else
        load();
    if (draft)
        offerBack(key, *draft);
}

/// Reports that this draft is gone, and can be had back.
void RewardEditor::offerBack(const QString &key, const RewardDraft &draft)
{
    Q_EMIT notified(tr("Changes discarded"), [this, key, draft] {
        m_drafts->save(key, draft);
        if (m_key == key)
            load();
    });
}

void RewardEditor::other()
{
    if (isSending() || m_other->isBlocked() || !check())
        return;
    const RewardItem *shown = item();
    if (shown) {
        if (!shown->isOurs() || shown->isOnService())
            return;
        LibraryReward kept = shown->reward;
        kept.reward = m_mine;
        if (const auto done = m_rewards->library()->save(kept); !done)
            return refuse(done.error(), {});
        m_drafts->remove(m_key);
        return create(m_mine, kept.id);
    }
    LibraryReward kept{.reward = m_mine};
    if (const auto done = m_rewards->library()->save(kept); !done)
        return refuse(done.error(), {});
    m_drafts->remove(m_key);
    m_catalogue->gather();
    Q_EMIT notified(tr("“%1” saved in the library").arg(isolated(*kept.reward.title)), {});
    Q_EMIT created({}, kept.id);
}

void RewardEditor::load()
{
    const RewardItem *shown = item();
    if (!shown && !isNew())
        return updateWords();
    m_service = shown ? shown->reward.reward : completed({.cost = 100});
    RewardDraft draft{.began = m_service, .mine = m_service};
    if (const auto kept = m_drafts->find(m_key))
        draft = *kept;
    else if (shown && shown->isOnService() && shown->isOurs())
        applyTo(draft.mine, m_rewards->library()->unsent(shown->reward.id));  // e.g. by an import
    m_began = draft.began;
    m_mine = draft.mine;
    for (const RewardField field : allRewardFields) {
        // Fields that were not edited follow the service, and so do fields whose edit the service now has.
        if (sameIn(field, m_began, m_mine) || sameIn(field, m_mine, m_service)) {
            assign(field, m_began, m_service);
            assign(field, m_mine, m_service);
        }
    }
    m_form->setValue(m_mine);
    updateWords();
}

void RewardEditor::edited(RewardField field)
{
    if (m_key.isEmpty())
        return;
    if (sameIn(field, m_mine, m_service))
        assign(field, m_began, m_service);  // the edit of this field begins here
    assign(field, m_mine, m_form->value());
    if (changed().isEmpty() && m_sending != m_key)
        m_drafts->remove(m_key);
    else
        m_drafts->save(m_key, {.began = m_began, .mine = m_mine});
    setError({});
    updateWords();
}

void RewardEditor::updateWords()
{
    const RewardItem *shown = item();
    const QList<RewardField> fields = changed();
    const bool readOnly = shown && !shown->isOurs();
    setTitle(isNew() ? tr("New reward") : shown ? shown->title() : tr("Reward"));
    m_actions->setVisible(shown && !readOnly);
    m_state->setVisible(shown);
    if (shown) {
        const StateTexts words = wordsOf(shown->state);
        m_state->setState(words.kind, words.text, words.symbol);
        m_waiting->setText(shown->waiting > 0 ? tr("%Ln waiting", nullptr, shown->waiting) : QString());
    } else {
        m_waiting->clear();
    }
    SecondTicker::shared()->wake(this);

    m_why->setVisible(readOnly);
    if (readOnly) {
        m_why->setSentence(tr("Made by another app."));
        m_why->setRule(
            tr("Read-only"),
            tr("Only the app that made a reward can change or delete it and decide its redemptions. “%1” was "
               "made by another app. To manage it here, duplicate it, then delete the original in that app.")
                .arg(isolated(shown->title())));
    }
    m_form->setEditable(!readOnly);
    m_form->setChanged(isNew() || readOnly ? QList<RewardField>() : fields);
    for (const RewardField field : allRewardFields) {
        const bool drifted = !isNew() && fields.contains(field) && !sameIn(field, m_began, m_service);
        m_form->setNote(int(field),
                        drifted
                            ? tr("Changed elsewhere while you were editing. Sending replaces that change.")
                            : QString());
    }

    m_foot->setVisible(!readOnly && (shown || isNew()));
    const bool onService = shown && shown->isOnService();
    const QString whyNot = isSending() ? tr("Waiting for the service to respond.") : QString();
    const QString mayNot = tr("No permission to change rewards on the service.");
    if (isNew()) {
        m_save->setText(tr("Create on the service"));
        m_other->setText(tr("Save in the library"));
        const bool full = m_catalogue->slotUse().used() >= RewardList::maxRewards;
        m_save->setBlocked(!m_mayManage ? mayNot
                               : full
                               ? tr("All %n slots on the service are used.", nullptr, RewardList::maxRewards)
                               : whyNot);
        m_other->setBlocked(whyNot);
    } else if (onService) {
        m_save->setText(isSending()            ? tr("Sending…")
                            : fields.isEmpty() ? tr("Send")
                                               : tr("Send %n changes", nullptr, int(fields.size())));
        m_save->setBlocked(!m_mayManage                           ? mayNot
                               : fields.isEmpty() && !isSending() ? tr("Nothing has changed.")
                                                                  : whyNot);
    } else {
        m_save->setText(tr("Save in the library"));
        m_other->setText(tr("Create on the service"));
        m_save->setBlocked(fields.isEmpty() ? tr("Nothing has changed.") : whyNot);
        m_other->setBlocked(m_mayManage ? whyNot : mayNot);
    }
    m_other->setVisible(!onService);
    m_discard->setVisible(isNew() || !fields.isEmpty());
    m_discard->setEnabled(!isSending());
    Q_EMIT changedCountChanged();
}

/// Updates the stock in this stream. Returns in how many milliseconds it changes next; 0: not by itself.
int RewardEditor::updateStock()
{
    const RewardItem *shown = item();
    const QUrl picture = shown && PictureLoader::isAllowed(shown->picture) ? shown->picture : QUrl();
    m_pictures->show(picture.isEmpty() ? QList<QUrl>() : QList<QUrl>{picture});
    m_picture->setPicture(picture, shown ? shown->title() : QString());
    // The service's default pictures are white and need the reward's colour as background.
    QPalette ground = m_picture->palette();
    const QColor colour(shown ? shown->reward.reward.backgroundColor.value_or(QString()) : QString());
    ground.setColor(m_picture->backgroundRole(), colour.isValid() ? colour : Theme::tokens().line);
    m_picture->setPalette(ground);
    m_picture->setVisible(m_pictures->state(picture) == Pictures::State::There);
    const QDateTime now = m_rewards->account()->serviceClock()->now();
    const QString stock = shown ? stockText(*shown, now, true) : QString();
    m_stock->setText(stock);
    m_stock->setVisible(!stock.isEmpty());
    const qint64 wait = shown && shown->cooldownUntil.isValid() ? now.msecsTo(shown->cooldownUntil) : 0;
    return wait > 0 ? SecondTicker::untilFewer(wait) : 0;
}

bool RewardEditor::check()
{
    m_form->clearErrors();
    setError({});
    const QList<RewardField> all(allRewardFields.begin(), allRewardFields.end());
    auto problems = problemsIn(isNew() ? all : changed(), m_mine);
    const RewardItem *shown = item();
    if (shown && shown->isOnService() && m_service.backgroundColor && !m_mine.backgroundColor)
        problems.append({RewardField::Colour, Error::broken(Fault::Missing)});
    const QString title = m_mine.title.value_or(QString()).trimmed();
    if (!m_form->showProblems(problems))
        return false;
    if (!m_catalogue->isTitleTaken(title, isNew() ? QString() : m_key))
        return true;
    m_form->setError(int(RewardField::Title), tr("Another reward has this title."));
    m_form->focusRow(int(RewardField::Title));
    return false;
}

void RewardEditor::refuse(const Error &error, const QList<RewardField> &sent)
{
    const auto field = fieldOfError(error);
    if (field && (sent.isEmpty() || sent.contains(*field))) {
        m_form->setError(
            int(*field),
            tr("%1 not sent. %2 Your change is still here.").arg(nameOf(*field), refusalOf(error)));
        m_form->focusRow(int(*field));
        return;
    }
    setError(tr("Nothing was sent. %1 Your changes are still here.").arg(refusalOf(error)));
}

void RewardEditor::create(const RewardChanges &reward, qint64 libraryId)
{
    const RewardChanges wanted = createdFrom(reward);
    const QString key = m_key;
    m_drafts->flush();
    setSending(key);
    const auto done = [this, key, wanted, libraryId, sent = reward](const Result<Reward> &answer) {
        if (!answer) {
            noteAnswered({}, sent, key);
            load();
            if (m_key == key)
                return refuse(answer.error(), {});
            return Q_EMIT notified(
                tr("“%1” was not created. %2").arg(isolated(*wanted.title), refusalOf(answer.error())), {},
                Pill::Kind::Error);
        }
        m_catalogue->gather();
        QString made = key;
        for (const RewardItem &item : m_catalogue->items()) {
            if (libraryId == 0 && item.reward.serviceId == answer->id)
                made = item.key;
        }
        noteAnswered({allRewardFields.begin(), allRewardFields.end()}, sent, made);
        load();
        Q_EMIT notified(tr("“%1” created").arg(isolated(answer->title)), {});
        Q_EMIT created(answer->id, libraryId);
    };
    m_rewards->rewards()->create(wanted, this, done);
}

void RewardEditor::setSending(const QString &key)
{
    m_sending = key;
    updateWords();
}

/// What was typed since the request was sent stays as a draft, of the reward with this key. `accepted`: the
/// fields that the service has as they were `sent`.
void RewardEditor::noteAnswered(const QList<RewardField> &accepted, const RewardChanges &sent,
                                const QString &key)
{
    const auto draft = m_drafts->find(m_sending);
    m_drafts->remove(m_sending);
    m_sending.clear();
    if (!draft)
        return;
    RewardDraft left = *draft;
    for (const RewardField field : accepted)
        assign(field, left.began, sent);
    if (!differing(left.began, left.mine).isEmpty())
        m_drafts->save(key, left);
}

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "import_dialog.h"

#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QButtonGroup>
#include <QLabel>
#include <QListWidget>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Sidestage {

ImportDialog::ImportDialog(RewardLibrary *library, const RewardLibrary::Import &import,
                           const QString &fileName, QWidget *parent)
    : DialogFrame(tr("Import rewards"), parent)
    , m_library(library)
    , m_import(import)
{
    setObjectName(QStringLiteral("importDialog"));
    setModal(true);
    setHeading(tr("Import from “%1”?").arg(fileName));
    const int count = int(import.rewards.size());
    QString read = tr("%Ln rewards", nullptr, count);
    if (!import.sets.isEmpty())
        read = tr("%1 and %Ln sets", nullptr, int(import.sets.size())).arg(read);
    auto *facts = makeLabel(
        tr("Found: %1. Importing only changes the library; nothing is sent to the service.").arg(read),
        TextRole::Body, Tone::Secondary);
    facts->setObjectName(QStringLiteral("importFacts"));
    facts->setWordWrap(true);
    body()->addWidget(facts);

    if (!import.problems.isEmpty()) {
        auto *title = makeLabel(tr("%Ln problems", nullptr, int(import.problems.size())), TextRole::CardTitle,
                                Tone::Warn);
        body()->addWidget(title);
        auto *problems = named("importProblems", new QListWidget, title->text());
        problems->setWordWrap(true);
        problems->setSelectionMode(QAbstractItemView::NoSelection);
        problems->addItems(import.problems);
        body()->addWidget(problems, 1);
        setScaled(problems, &QWidget::setMaximumHeight, 140);
    }

    QSet<QString> titles;
    for (const LibraryReward &kept : library->rewards())
        titles.insert(kept.reward.title.value_or(QString()).toCaseFolded());
    int clashes = 0;
    for (const LibraryReward &reward : import.rewards)
        clashes += titles.contains(reward.reward.title.value_or(QString()).toCaseFolded());
    m_clash = new QButtonGroup(this);
    if (clashes > 0) {
        body()->addWidget(
            makeLabel(tr("%Ln titles are already in the library", nullptr, clashes), TextRole::CardTitle));
        using Clash = RewardLibrary::Clash;
        const std::tuple<Clash, QString, const char *> choices[]
            = {{Clash::Skip, tr("Skip these"), "clashSkip"},
               {Clash::Replace, tr("Replace those in the library"), "clashReplace"},
               {Clash::KeepBoth, tr("Keep both and rename the imported ones"), "clashBoth"}};
        for (const auto &[clash, text, name] : choices) {
            auto *choice = named(name, new QRadioButton(text));
            choice->setChecked(clash == Clash::Skip);
            m_clash->addButton(choice, int(clash));
            body()->addWidget(choice);
        }
    }
    m_error = named("importError", makeLabel({}, TextRole::Small, Tone::Error));
    m_error->setWordWrap(true);
    m_error->hide();
    body()->addWidget(m_error);
    body()->addStretch(1);
    addSafeButton(tr("Cancel"));
    auto *take = named("importNow", addButton(tr("Import %Ln", nullptr, count), Button::Role::Primary));
    take->setEnabled(count > 0 || !import.sets.isEmpty());
    connect(take, &QPushButton::clicked, this, &ImportDialog::importChosen);
    Theme::watch(this, [this] { resize(px(520), sizeHint().height()); });
}

void ImportDialog::importChosen()
{
    const auto clash
        = m_clash->checkedId() < 0 ? RewardLibrary::Clash::Skip : RewardLibrary::Clash(m_clash->checkedId());
    const auto taken = m_library->importRewards(m_import, clash);
    if (!taken) {
        m_error->setText(reasonOf(taken.error()));
        m_error->show();
        return;
    }
    accept();
    Q_EMIT imported(*taken);
}

}  // namespace Sidestage

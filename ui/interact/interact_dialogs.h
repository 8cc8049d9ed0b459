// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/predictions.h"
#include "forms/collection_dialog.h"
#include "interact/interact_store.h"

class QButtonGroup;

namespace Sidestage {

class InteractService;
class WrapLabel;

/// Asks before something that cannot be undone. Deletes itself when it is closed.
class ConfirmDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `lines`: what will happen. `action`: the text of the button that accepts.
    ConfirmDialog(const QString &title, const QString &heading, const QStringList &lines,
                  const QString &action, QWidget *parent);
};

/// Asks for the winner of a prediction, and shows who is paid how much.
class ResolveDialog : public DialogFrame
{
    Q_OBJECT
public:
    ResolveDialog(const Api::Prediction &prediction, QWidget *parent);

    /// The id of the chosen outcome.
    QString winner() const;

private:
    void updateTexts();

    Api::Prediction m_prediction;
    QButtonGroup *m_choices;
    WrapLabel *m_result;
    Button *m_resolve;
};

/// Prepares a poll or prediction, and keeps templates of them.
class InteractDialog : public CollectionDialog<InteractTemplate>
{
    Q_OBJECT
public:
    /// `offered`: what a new one starts with. `service` must outlive the dialog.
    InteractDialog(InteractService *service, const InteractTemplate &offered, QWidget *parent);

private:
    enum FormRows { KindRow, TitleRow, ChoicesRow, DurationRow, PointsRow };

    Item itemOf(const InteractTemplate &entry) const override;
    void addButtons() override;
    bool complete(InteractTemplate &entry) override;
    void refresh(const InteractTemplate &entry) override;
    /// Shows at its row what prevents the entry from being started. Returns whether nothing does.
    bool checkEntry(const InteractTemplate &entry);

    InteractService *m_service;
    Button *m_start = nullptr;
};

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/predictions.h"
#include "forms/collection_dialog.h"
#include "interact/interact_store.h"

class QButtonGroup;

namespace Sidestage {

class InteractService;
class PredictionFeed;
class StartFeed;
class WrapLabel;

/// Why a new poll or prediction cannot be started now; empty: it can.
QString whyNotStart(InteractService *service, InteractTemplate::Kind kind);

/// Asks before something that cannot be undone.
class ConfirmDialog : public DialogFrame
{
    Q_OBJECT
public:
    ConfirmDialog(const QString &title, const QString &heading, QWidget *parent);

    /// `lines`: what will happen. `action`: the text of the button that accepts.
    void setTexts(const QStringList &lines, const QString &action);

private:
    WrapLabel *m_lines;
    Button *m_confirm;
};

/// Asks for the winner of the open prediction, and shows who is paid how much. Follows the points while
/// viewers predict, and closes when the prediction ends elsewhere.
class ResolveDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// A prediction must be open. `feed` must outlive the dialog.
    ResolveDialog(PredictionFeed *feed, QWidget *parent);

    /// The id of the chosen outcome.
    QString winner() const;

private:
    void follow();
    void updateTexts();

    PredictionFeed *m_feed;
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
    /// `offered`: the template to show or, without an id, what a new one starts with. `service` must outlive
    /// the dialog, which stays open until the poll or prediction has started.
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
    const StartFeed *m_asked = nullptr;  ///< What the dialog has started with. Null: nothing yet.
    Button *m_start = nullptr;
};

}  // namespace Sidestage

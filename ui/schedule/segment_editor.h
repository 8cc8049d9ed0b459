// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form.h"
#include "kit/layout/card.h"
#include "schedule/schedule_feed.h"

#include <QTimer>

class QComboBox;
class QDateTimeEdit;

namespace Sidestage {

class ActionButton;
class Button;
class CategorySearch;
class Pill;
class WhyHint;
class WrapLabel;

/// Edits one segment of the schedule beside the week. What was typed is kept until it is saved or discarded.
class SegmentEditor : public Card
{
    Q_OBJECT
public:
    /// `feed` must outlive the editor.
    explicit SegmentEditor(ScheduleFeed *feed, QWidget *parent = nullptr);
    ~SegmentEditor() override;

    /// Shows a segment, or a draft for a new one.
    void edit(const Api::ScheduleSegment &segment);
    void editNew(const SegmentDraft &draft);
    const QString &segment() const { return m_saved.id; }
    /// Whether something was typed that is not saved.
    bool isChanged() const;
    void save();
    void remove();
    QString timezone() const { return m_timezone; }

Q_SIGNALS:
    void closed();
    void permissionRequested(Sidestage::Api::Scope scope);
    void draftKept();

private:
    enum FormRows { TitleRow, CategoryRow, StartRow, RepeatRow, DurationRow, ZoneRow };

    void build();
    void present(const SegmentDraft &saved, const SegmentDraft &shown);
    void updateTexts();
    void keepDraft();
    void moveToNew();
    void toggleCancelled();
    QString clockNote(const SegmentDraft &draft) const;

    ScheduleFeed *m_feed;
    CategorySearch *m_search;
    QString m_timezone;  ///< For new segments: that of this computer.
    SegmentDraft m_saved{};
    std::optional<Api::ScheduleSegment> m_segment{};  ///< As the service has it; none: a new one.
    QTimer m_draftTimer{};
    Pill *m_kind;
    Form<SegmentDraft> *m_form;
    QDateTimeEdit *m_start;
    QComboBox *m_zone;
    WhyHint *m_fixed;
    WrapLabel *m_note;
    WrapLabel *m_conflicts;
    WhyHint *m_permission;
    ActionButton *m_save;
    Button *m_cancel;
    Button *m_remove;
};

}  // namespace Sidestage

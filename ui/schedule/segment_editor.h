// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/games.h"
#include "forms/form.h"
#include "kit/layout/card.h"
#include "schedule/schedule_feed.h"

#include <QTimer>

class QDateTimeEdit;

namespace Sidestage {

class ActionButton;
class Button;
class CategorySearch;
class Pill;
class SearchCombo;
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

    /// Shows a segment, with what was typed for it and is not saved.
    void edit(const Api::ScheduleSegment &segment);
    /// Shows a new segment, with what was typed for one and is not saved. `at`: its start, UTC; invalid: as
    /// it was typed, or tomorrow evening.
    void editNew(const QDateTime &at = {});
    /// The id of the segment; empty: a new one.
    const QString &segment() const { return m_saved.id; }
    /// Whether something was typed that is not saved.
    bool isChanged() const;
    /// The row with the buttons.
    QWidget *foot() const { return m_foot; }
    void save();
    void remove();
    /// Shows why a request of the feed failed if it was sent here. Returns whether the user can see it.
    bool showFailure(const Error &error);

Q_SIGNALS:
    void closed();
    /// A draft is stored.
    void draftKept();

protected:
    void showEvent(QShowEvent *event) override;

private:
    enum FormRows { TitleRow, CategoryRow, StartRow, RepeatRow, DurationRow, ZoneRow };

    void build();
    void present(const SegmentDraft &saved, const SegmentDraft &shown);
    void updateTexts();
    void takeSaved(const QString &id);
    void keepDraft();
    /// Stores at once what was typed just now.
    void keepPending();
    void discard();
    void moveToNew();
    void toggleCancelled();
    QString clockNote(const SegmentDraft &draft) const;
    /// Those of the shown week, for an empty search.
    QList<Api::Category> offeredCategories() const;

    ScheduleFeed *m_feed;
    CategorySearch *m_search;
    SegmentDraft m_saved{};
    std::optional<SegmentDraft> m_sent{};             ///< By save(), and not answered yet.
    std::optional<Api::ScheduleSegment> m_segment{};  ///< As the service has it; none: a new one.
    QTimer m_draftTimer{};
    Pill *m_kind;
    Form<SegmentDraft> *m_form;
    QDateTimeEdit *m_start;
    SearchCombo *m_zone;
    WhyHint *m_fixed;
    WrapLabel *m_note;
    WrapLabel *m_conflicts;
    WhyHint *m_permission;
    ActionButton *m_save;
    Button *m_discard;
    Button *m_cancel;
    Button *m_remove;
    QWidget *m_foot;
};

}  // namespace Sidestage

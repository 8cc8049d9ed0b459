// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "models/live_list.h"
#include "moments/moments_service.h"
#include "page/list_table.h"
#include "page/page.h"

namespace Sidestage {

class WhyHint;

/// Clips or videos as a table, whose links can be copied and opened.
class LibraryView : public PageView
{
    Q_OBJECT
public:
    Freshness freshness() const override;
    void refresh() override { m_service->feed()->refresh(); }

protected:
    /// `name`: "clips" or "videos". `service` must outlive the view.
    LibraryView(const QString &name, const QString &accessibleName, MomentsService *service,
                LiveListBase *rows, QWidget *parent);

    MomentsService *service() const { return m_service; }
    ListTable *table() const { return m_table; }
    QVBoxLayout *above() const { return m_above; }
    /// Call after each change.
    void showState(bool isEmpty, Icon icon, const QString &none);
    virtual QUrl linkOf(int row) const = 0;
    virtual QUrl thumbnailOf(int row) const = 0;

private:
    void withLink(const std::function<void(const QUrl &)> &act);

    MomentsService *m_service;
    ListTable *m_table;
    PageState *m_state;
    QVBoxLayout *m_above;
};

/// The channel's clips, the most viewed first.
class ClipsView : public LibraryView
{
    Q_OBJECT
public:
    explicit ClipsView(MomentsService *service, QWidget *parent = nullptr);

protected:
    QUrl linkOf(int row) const override { return m_rows->row(row).url; }
    QUrl thumbnailOf(int row) const override { return m_rows->row(row).thumbnailUrl; }

private:
    ClipsView(MomentsService *service, LiveList<Api::Clip> *rows, QWidget *parent);

    LiveList<Api::Clip> *m_rows;
};

/// The channel's videos. Those that are selected can be deleted, after a question that names them.
class VideosView : public LibraryView
{
    Q_OBJECT
public:
    explicit VideosView(MomentsService *service, QWidget *parent = nullptr);

protected:
    QUrl linkOf(int row) const override { return m_rows->row(row).url; }
    QUrl thumbnailOf(int row) const override;

private:
    VideosView(MomentsService *service, LiveList<Api::Video> *rows, QWidget *parent);
    QList<Api::Video> selected() const;
    void update();
    void askToDelete();

    LiveList<Api::Video> *m_rows;
    WhyHint *m_why;
    QAction *m_delete;
};

}  // namespace Sidestage

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "kit/forward.h"
#include "kit/layout/card.h"
#include "models/live_list.h"

namespace Sidestage {

class EditorList;
class LongList;

/// The editors of the channel, without its broadcaster.
class EditorsCard : public Card
{
    Q_OBJECT
public:
    /// `editors` must outlive the card.
    explicit EditorsCard(EditorList *editors, QWidget *parent = nullptr);

    QWidget *list() const;

private:
    void updateTexts();

    EditorList *m_editors;
    LiveList<Api::Editor> *m_rows;
    LongList *m_list;
    QLabel *m_sentence;
    Button *m_retry;
    WhyHint *m_why;
};

}  // namespace Sidestage

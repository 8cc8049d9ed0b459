// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "schema/scope.h"

class QComboBox;
class QLabel;

namespace Sidestage {

class AdRunBar;
class AdSnoozeButton;
class AdsService;
class ProgressBar;
class Segmented;
class Stat;
class SteadyText;
class WhyHint;
class WrapLabel;

/// When the next ad comes, how long it is, how late it may be, and until when no pre-rolls come.
class NextAdCard : public Card
{
    Q_OBJECT
public:
    /// `desk` must outlive the card.
    explicit NextAdCard(AdsService *service, QWidget *parent = nullptr);

Q_SIGNALS:
    void permissionRequested(Sidestage::Api::Scope scope);

private:
    int refresh();

    AdsService *m_service;
    QLabel *m_length;
    Stat *m_count;
    WrapLabel *m_at;
    QWidget *m_lateRow;
    WrapLabel *m_late;
    QWidget *m_freeRow;
    WrapLabel *m_free;
    ProgressBar *m_freeBar;
    AdSnoozeButton *m_snooze;
    WhyHint *m_why;
};

/// How many snoozes are left, as pieces of a bar: those that were ever there, and those that are.
class SnoozePieces : public QWidget
{
    Q_OBJECT
public:
    explicit SnoozePieces(QWidget *parent = nullptr);

    void set(int left, int most);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_left = 0;
    int m_most = 0;
};

/// The snoozes that are left and when one more is gained.
class SnoozesCard : public Card
{
    Q_OBJECT
public:
    /// `desk` must outlive the card.
    explicit SnoozesCard(AdsService *service, QWidget *parent = nullptr);

private:
    int refresh();

    AdsService *m_service;
    Stat *m_left;
    SnoozePieces *m_pieces;
    SteadyText *m_more;
};

/// Runs an ad of a chosen length.
class RunAdCard : public Card
{
    Q_OBJECT
public:
    /// `desk` must outlive the card.
    explicit RunAdCard(AdsService *service, QWidget *parent = nullptr);

    AdRunBar *bar() const { return m_bar; }
    /// The first of the lengths is 1.
    void choose(int number);
    /// Without the room for all of them side by side the lengths are in a list.
    void setNarrow(bool narrow);

Q_SIGNALS:
    void permissionRequested(Sidestage::Api::Scope scope);

private:
    AdsService *m_service;
    Segmented *m_lengths;
    QComboBox *m_list;
    AdRunBar *m_bar;
};

}  // namespace Sidestage

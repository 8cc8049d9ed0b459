// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_in_choices.h"

#include "accounts/capabilities.h"
#include "kit/card.h"
#include "kit/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPainter>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Sidestage {

namespace {

/// One way to sign in, drawn as the chosen one.
class WayRow : public QWidget
{
public:
    WayRow(Icon icon, const QString &name, const QString &description, QWidget *parent)
        : QWidget(parent)
    {
        auto *radio = new QRadioButton(this);
        radio->setChecked(true);
        radio->setAccessibleName(name);
        radio->setAccessibleDescription(description);
        auto *words = new QVBoxLayout;
        words->setSpacing(px(2));
        words->addWidget(makeLabel(name, TextRole::Strong, Tone::Text, this));
        QLabel *hint = makeLabel(description, TextRole::Small, Tone::Secondary, this);
        hint->setWordWrap(true);
        words->addWidget(hint);
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(px(12), px(10), px(12), px(10));
        row->setSpacing(px(12));
        row->addWidget(radio);
        row->addWidget(new IconView(icon, Tone::Accent, Measure::icon, this));
        row->addLayout(words, 1);
        Theme::watch(this, [this] { update(); });
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Theme::tokens().accent, 2));
        painter.setBrush(Theme::tokens().accentTint);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), pxF(Measure::buttonRadius),
                                pxF(Measure::buttonRadius));
    }
};

}  // namespace

SignInChoices::SignInChoices(const QStringList &services, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setProperty("ground", QStringLiteral("window"));
    setAttribute(Qt::WA_StyledBackground);
    m_layout->setSpacing(px(6));
    const int pad = px(Measure::dialogPadding);
    m_layout->setContentsMargins(pad, px(16), pad, px(16));

    addHead(tr("Service"), 0);
    if (services.size() > 1) {
        m_service = new QComboBox(this);
        m_service->setObjectName(QStringLiteral("signInService"));
        m_service->setAccessibleName(tr("Service"));
        m_service->addItems(services);
        connect(m_service, &QComboBox::currentIndexChanged, this, &SignInChoices::changed);
        m_layout->addWidget(m_service);
    } else {
        QLabel *name = makeLabel(services.value(0), TextRole::Strong, Tone::Text, this);
        name->setObjectName(QStringLiteral("signInService"));
        name->setWordWrap(true);
        m_layout->addWidget(name);
    }

    addHead(tr("How"), 14);
    m_layout->addWidget(
        new WayRow(Icon::Window, tr("In this window"), tr("The service’s own page, shown here."), this));

    addHead(tr("What Sidestage may do"), 14);
    for (const Capability &capability : capabilities()) {
        auto *box = new QCheckBox(capability.title, this);
        box->setObjectName(QStringLiteral("capability_") + capability.id);
        box->setToolTip(capability.scopes.names().join(u'\n'));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &SignInChoices::changed);
        m_layout->addWidget(box);
        m_capabilities.append(box);
    }
    m_layout->addStretch(1);
}

void SignInChoices::addHead(const QString &text, int space)
{
    m_layout->addSpacing(px(space));
    m_layout->addWidget(makeLabel(text, TextRole::Small, Tone::Secondary, this));
}

int SignInChoices::service() const
{
    return m_service ? m_service->currentIndex() : 0;
}

Api::ScopeSet SignInChoices::scopes() const
{
    Api::ScopeSet all;
    const auto list = capabilities();
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (m_capabilities[i]->isChecked())
            all = all | list[i].scopes;
    }
    return all;
}

int SignInChoices::groups() const
{
    return int(std::count_if(m_capabilities.begin(), m_capabilities.end(),
                             [](const QCheckBox *box) { return box->isChecked(); }));
}

void SignInChoices::setLocked(bool locked)
{
    if (m_service)
        m_service->setEnabled(!locked);
    for (QCheckBox *box : std::as_const(m_capabilities))
        box->setEnabled(!locked);
}

}  // namespace Sidestage

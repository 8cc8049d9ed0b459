// SPDX-License-Identifier: GPL-3.0-or-later
// Every widget of the kit in its states, in one window. `--shot DIR` writes gallery-dark.png and
// gallery-light.png (and gallery-large.png, gallery-mirrored.png, gallery-contrast.png) and exits.
#include "kit/controls/action_button.h"
#include "kit/controls/button.h"
#include "kit/controls/chip.h"
#include "kit/controls/chip_edit.h"
#include "kit/controls/form_field.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/skeleton.h"
#include "kit/layout/stat.h"
#include "kit/lists/job_row.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/freshness_label.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/overlays/toast_lane.h"
#include "kit/search/search_combo.h"
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"
#include "kit/text/key_cap.h"
#include "kit/text/pill.h"
#include "kit/text/progress_bar.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QCommandLineParser>
#include <QDir>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

QWidget *row(const QList<QWidget *> &widgets, int gap = 8)
{
    auto *box = new QWidget;
    auto *layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(px(gap));
    for (QWidget *widget : widgets)
        layout->addWidget(widget, 0, Qt::AlignVCenter);
    layout->addStretch(1);
    return box;
}

Card *formCard()
{
    auto *card = new Card;
    auto *title = new QLineEdit(text("Act three, no maps, no mercy: blind crew run"));
    title->setObjectName(u"galleryTitle"_s);
    auto *titleField = new FormField(text("Title"), title);
    titleField->setHint(text("44 of 140 characters"));
    titleField->setChanged(true);

    auto *category = new SearchCombo;
    category->setValue(text("Cartographer’s Folly"));
    auto *categoryField = new FormField(text("Category"), category);
    categoryField->setHint(text("Recent: Hollow Tides, Ember Circuit, Just Talking"));
    categoryField->addTrailing(Button::iconOnly(Icon::Star, text("Add to favourites")));

    auto *tags = new ChipEdit;
    tags->setTags({text("BlindRun"), text("Cosy"), text("PuzzleAdventure"), text("BritishHours"),
                   text("CharityStream")});
    tags->setBaseline({text("BlindRun"), text("Cosy"), text("PuzzleAdventure"), text("BritishHours")});
    tags->setPlaceholderText(text("Add a tag"));
    tags->setMaximum(10);
    auto *tagsField = new FormField(text("Tags"), tags);
    tagsField->setHint(text("5 of 10. Letters and digits only, up to 25 each."));
    tagsField->setChanged(true);

    auto *language = new QComboBox;
    language->addItems({text("English"), text("Deutsch")});
    language->setMinimumWidth(px(220));
    auto *languageRow = row({language});
    auto *languageField = new FormField(text("Language"), languageRow);

    auto *labels = new QWidget;
    auto *grid = new QGridLayout(labels);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    const QStringList names{text("Strong language"), text("Gambling"), text("Violent or graphic"),
                            text("Sexual themes"), text("Drugs, intoxication")};
    for (int i = 0; i < names.size(); ++i) {
        auto *box = new QCheckBox(names.at(i));
        box->setChecked(i % 2 == 0 && i < 3);
        grid->addWidget(box, i / 2, i % 2);
    }
    auto *labelsField = new FormField(text("Labels"), labels);
    labelsField->setChanged(true);
    labelsField->setHint(text("Games rated Mature are labelled automatically."));

    auto *delay = new QSpinBox;
    delay->setSuffix(text(" s"));
    delay->setEnabled(false);
    delay->setFixedWidth(px(100));
    auto *why = new WhyHint(text("Only partners can delay a stream."));
    why->setRule(text("Delay needs a partner"), text("Only partners can set a delay."));
    auto *delayField = new FormField(text("Delay"), row({delay, why}));

    auto *branded = new Toggle;
    auto *brandedField = new FormField(text("Branded content"), row({branded}));
    brandedField->setHint(text("How often you can change this is limited."));

    auto *wrong = new QLineEdit(text("A title that the service did not take"));
    auto *wrongField = new FormField(text("Title"), wrong);
    wrongField->setError(
        text("Title not sent. The service responded: “Title is too long.” Your change is still here."));

    auto *badTags = new ChipEdit;
    badTags->setTags({text("Cosy")});
    auto *badField = new FormField(text("Tags"), badTags);
    badTags->setValidator([](const QString &) { return text("Letters and digits only."); });
    badTags->lineEdit()->setText(text("no-backseat"));
    badTags->commit();

    auto *editors
        = new FormField(text("Editors"),
                        row({new Avatar(text("tilda_orrery"), 22), makeLabel(text("tilda_orrery")),
                             new Avatar(text("wrenloft"), 22), makeLabel(text("wrenloft")),
                             makeLabel(text("2 can edit this channel"), TextRole::Small, Tone::Hint)}));
    for (FormField *field : {titleField, categoryField, tagsField, languageField, labelsField, delayField,
                             brandedField, editors, wrongField, badField})
        card->body()->addWidget(field);
    card->setBodySpacing(20);
    card->body()->addStretch(1);
    return card;
}

Card *changesCard()
{
    auto *card = new Card(text("Changes to send"), Icon::Sliders);
    card->setCurrent(true);
    card->addBesideTitle(new Pill(Pill::Kind::Info, text("3 of 7 fields")));
    card->addToHead(makeLabel(text("not sent yet"), TextRole::Small, Tone::Hint));
    card->body()->addWidget(makeLabel(text("Tags"), TextRole::Small, Tone::Secondary));
    auto *added = new Chip(text("CharityStream"));
    added->setMark(Chip::Mark::Added);
    auto *removed = new Chip(text("NoBackseat"));
    removed->setMark(Chip::Mark::Removed);
    card->body()->addWidget(row({added, removed, new Chip(text("Cosy"))}));
    auto *send = new Button(text("Send 3 changes"), Button::Role::Primary);
    send->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_Return));
    card->body()->addWidget(row(
        {send, new Button(text("Discard")), makeLabel(text("draft saved"), TextRole::Small, Tone::Hint)}));
    return card;
}

Card *buttonsCard()
{
    auto *card = new Card(text("Buttons"), Icon::Keyboard);
    auto *fulfil = new Button(Icon::Check, text("Fulfil 4"), Button::Role::Primary);
    fulfil->setKeyHint(QKeySequence(Qt::Key_F));
    auto *refund = new Button(Icon::Undo, text("Refund 4"));
    refund->setKeyHint(QKeySequence(Qt::Key_R));
    refund->setOnRaised(true);
    auto *clear = new Button(text("Clear"), Button::Role::Ghost);
    clear->setKeyHint(QKeySequence(Qt::Key_Escape));
    card->body()->addWidget(row({fulfil, refund, clear}));

    auto *danger = new Button(Icon::Shield, text("Lock down chat"), Button::Role::Danger);
    danger->setCompact(true);
    auto *preset = new Button(text("Everyday co-op"), Button::Role::Ghost);
    preset->setCompact(true);
    preset->setOpens(true);
    auto *edit = new Button(Icon::Edit, text("Edit"));
    edit->setCompact(true);
    edit->setKeyHint(QKeySequence(Qt::Key_E));
    card->body()->addWidget(row({danger, new Button(text("Refund 5 and delete"), Button::Role::DangerFill)}));
    card->body()->addWidget(row({preset, edit, Button::iconOnly(Icon::External, text("Pop out")),
                                 new Button(text("Show all 43"), Button::Role::Link)}));

    auto *blocked = new ActionButton(Icon::Alarm, text("Snooze"));
    blocked->setBlocked(text("No snoozes left. The next one comes at 21:10."));
    auto *cooling = new ActionButton(Icon::Megaphone, text("Run an ad"));
    cooling->setCooldown(480000, 301000);
    card->body()->addWidget(row({blocked, cooling, new KeyCap(QKeySequence(Qt::Key_Slash))}));
    return card;
}

Card *statesCard()
{
    auto *card = new Card(text("States"), Icon::OnAir);
    card->body()->addWidget(row({new Pill(Pill::Kind::Live, text("LIVE"), Icon::OnAir),
                                 new Pill(Pill::Kind::Neutral, text("OFFLINE"), Icon::Minus),
                                 new Pill(Pill::Kind::Count, text("23")),
                                 new Pill(Pill::Kind::Info, text("16 of 18 scopes"), Icon::Info)}));
    card->body()->addWidget(row({new Pill(Pill::Kind::Good, text("All good"), Icon::CheckCircle),
                                 new Pill(Pill::Kind::Warn, text("Ends in 2 days"), Icon::Clock),
                                 new Pill(Pill::Kind::Error, text("Failed"), Icon::Error),
                                 new Pill(Pill::Kind::Neutral, text("Snapshot taken 20:31"), Icon::Clock)}));
    auto *fresh = new FreshnessLabel;
    fresh->setAsOf(QDateTime::currentDateTimeUtc().addSecs(-4));
    fresh->setState(FreshnessLabel::State::Fresh);
    auto *stale = new FreshnessLabel;
    stale->setAsOf(QDateTime::currentDateTimeUtc().addSecs(-180));
    stale->setState(FreshnessLabel::State::Failed, text("The service did not answer."));
    card->body()->addWidget(row({fresh, stale}));
    auto *countdown = new Stat(text("6:42"), text("90 s break"), TextRole::Countdown);
    card->body()->addWidget(row({countdown, new Stat(text("18,402"), text("total"))}, 24));
    auto *good = new ProgressBar(ProgressBar::Kind::Good);
    good->setRange(0, 100);
    good->setValue(62);
    card->body()->addWidget(good);
    auto *job = new JobRow(text("Refunding"));
    job->setProgress(1850, 4200);
    card->body()->addWidget(job);
    card->body()->addWidget(row({new Avatar(text("TeaAndTurrets"), 44), new Avatar(text("PipNocturne"), 36),
                                 new Avatar(text("QuillScribe"), 36), new Avatar(text("Sandbox app"), 36),
                                 new Avatar(text("bramblewick"), 22), new Avatar(text("fennel_77"), 22),
                                 new Avatar(QString(), 28)}));
    return card;
}

Card *choicesCard()
{
    auto *card = new Card(text("Choices"), Icon::Sliders);
    auto *tabs = new Segmented;
    tabs->addOption(text("Waiting 23"));
    tabs->addOption(text("Decided today 148"));
    tabs->addOption(text("Archive"));
    card->body()->addWidget(row({tabs}));
    auto *on = new Toggle;
    on->setChecked(true);
    auto *off = new Toggle;
    auto *dead = new Toggle;
    dead->setEnabled(false);
    card->body()->addWidget(row({on, off, dead}, 20));
    auto *partly = new QCheckBox(text("Some"));
    partly->setTristate(true);
    partly->setCheckState(Qt::PartiallyChecked);
    auto *noCheck = new QCheckBox(text("Off for now"));
    noCheck->setEnabled(false);
    card->body()->addWidget(row({partly, noCheck}, 20));
    auto *one = new QRadioButton(text("Refund 6 first"));
    one->setChecked(true);
    card->body()->addWidget(row({one, new QRadioButton(text("Keep this reward on"))}, 20));
    auto *spin = new QSpinBox;
    spin->setRange(0, 1000);
    spin->setValue(500);
    auto *search = new QLineEdit;
    search->setPlaceholderText(text("Search viewer or message"));
    search->setMinimumWidth(px(200));
    card->body()->addWidget(row({spin, search}));
    return card;
}

Card *tableCard()
{
    auto *card = new Card;
    card->setBodyPadded(false);
    card->setTitle(text("Redemptions"));
    card->setSymbol(Icon::Inbox);
    auto *tree = new QTreeView;
    tree->setObjectName(u"galleryTree"_s);
    setUpTree(tree);
    auto *model = new QStandardItemModel(tree);
    model->setHorizontalHeaderLabels({text("Viewer"), text("Message"), text("Points"), text("State")});
    const auto group = [&](const QString &name, const QString &detail, const QColor &swatch) {
        auto *head = new QStandardItem(name);
        head->setData(true, RowRole::IsGroup);
        head->setData(detail, RowRole::Detail);
        head->setData(swatch, RowRole::Swatch);
        head->setCheckable(true);
        head->setCheckState(Qt::PartiallyChecked);
        QList<QStandardItem *> cells{head};
        for (int i = 0; i < 3; ++i) {
            cells.append(new QStandardItem);
            cells.last()->setData(true, RowRole::IsGroup);
        }
        model->appendRow(cells);
        return head;
    };
    const auto add = [](QStandardItem *parent, const QString &who, const QString &what, const QString &points,
                        bool held) {
        auto *name = new QStandardItem(who);
        name->setData(true, RowRole::Strong);
        name->setCheckable(true);
        auto *cost = new QStandardItem(points);
        cost->setTextAlignment(Qt::AlignRight);
        auto *state = new QStandardItem;
        if (held) {
            state->setText(text("Fulfil in 7 s"));
            state->setData(int(Pill::Kind::Info), RowRole::PillKind);
            state->setData(int(Icon::Hourglass), RowRole::Symbol);
            name->setData(int(Tone::Hint), RowRole::TextTone);
        }
        parent->appendRow({name, new QStandardItem(what), cost, state});
    };
    QStandardItem *song
        = group(text("Pick the next song"), text("9 waiting · 13,500 points"), Theme::tokens().warn);
    add(song, text("orbit_ant"), text("something with an accordion, please"), text("1,500"), false);
    add(song, text("fennel_77"), text("the sea shanty from act one again"), text("1,500"), false);
    add(song, text("mirelark"), text("your pick, surprise us"), text("1,500"), false);
    QStandardItem *house
        = group(text("Name the next lighthouse"), text("6 waiting · 3,000 points"), Theme::tokens().good);
    add(house, text("bramblewick"), text("Old Grumbling Bertha"), text("500"), true);
    add(house, text("saltglyph"), text("Lighty McBeam"), text("500"), true);
    tree->setModel(model);
    for (int i = 0; i < model->rowCount(); ++i) {
        tree->setFirstColumnSpanned(i, {}, false);
        tree->expand(model->index(i, 0));
    }
    tree->header()->resizeSection(0, px(190));
    tree->header()->resizeSection(1, px(230));
    tree->header()->resizeSection(2, px(80));
    tree->selectionModel()->select(model->index(0, 0, model->index(0, 0)),
                                   QItemSelectionModel::Select | QItemSelectionModel::Rows);
    tree->selectionModel()->setCurrentIndex(model->index(1, 0, model->index(0, 0)),
                                            QItemSelectionModel::Select | QItemSelectionModel::Rows);
    tree->setMinimumHeight(px(270));
    card->body()->addWidget(tree);
    return card;
}

Card *waitingCard()
{
    auto *card = new Card(text("Waiting and nothing"), Icon::Hourglass);
    auto *skeleton = new Skeleton(3);
    skeleton->setDelays(0, 0);
    card->body()->addWidget(skeleton);
    auto *empty
        = new EmptyState(Icon::Inbox, text("No redemptions waiting. New ones appear here as they come in."));
    empty->setAction(text("Open the archive"));
    card->body()->addWidget(empty);
    return card;
}

class Gallery : public QScrollArea
{
public:
    Gallery()
    {
        setWindowTitle(text("Gallery"));
        setWidgetResizable(true);
        auto *page = new QWidget;
        page->setObjectName(u"galleryPage"_s);
        page->setProperty("ground", text("window"));
        page->setAttribute(Qt::WA_StyledBackground);
        auto *outer = new QVBoxLayout(page);
        outer->setContentsMargins(px(20), px(20), px(20), px(20));
        outer->setSpacing(px(16));

        outer->addWidget(row({makeLabel(text("Channel"), TextRole::PageTitle),
                              makeLabel(text("Tea and Turrets"), TextRole::AccountTitle),
                              makeLabel(text("Enter this code on another device"), TextRole::DialogTitle)},
                             16));
        auto *offline = new Banner(
            Banner::Kind::Warn,
            text("Offline since 20:38. 12 pending decisions will be sent when the connection is back."));
        offline->addAction(text("Retry now"));
        outer->addWidget(offline);
        auto *ended = new Banner(Banner::Kind::Error,
                                 text("You were signed out. Sign in again to continue; nothing was lost."));
        ended->addAction(text("Sign in again"));
        outer->addWidget(ended);
        outer->addWidget(new Banner(Banner::Kind::Info, text("A preset is being applied.")));
        outer->addWidget(
            new Banner(Banner::Kind::Good, text("Chat modes are back as they were on 3 channels.")));

        auto *columns = new QHBoxLayout;
        columns->setSpacing(px(16));
        auto *left = new QVBoxLayout;
        left->setSpacing(px(16));
        left->addWidget(formCard(), 1);
        left->addWidget(tableCard());
        auto *right = new QVBoxLayout;
        right->setSpacing(px(16));
        for (Card *card : {changesCard(), buttonsCard(), statesCard(), choicesCard(), waitingCard()})
            right->addWidget(card);
        right->addStretch(1);
        columns->addLayout(left, 62);
        columns->addLayout(right, 41);
        outer->addLayout(columns);

        auto *icons = new Card(text("Icons"), Icon::App);
        auto *flow = new QWidget;
        auto *flowLayout = new FlowLayout(flow);
        flowLayout->setSpacings(14, 12);
        for (int i = 1; i < iconCount; ++i)
            flowLayout->addWidget(new IconView(Icon(i), Tone::Secondary));
        icons->body()->addWidget(flow);
        outer->addWidget(icons);

        auto *lanePage = new QWidget;
        lanePage->setMinimumHeight(px(250));
        m_lane = new ToastLane(lanePage);
        outer->addWidget(lanePage);
        setWidget(page);
        resize(1080, 900);

        ToastContent held;
        held.what = text("Fulfilling 3");
        held.detail = text("1,500 points");
        held.deadlineMs = 10000;
        held.canUndo = held.canSendNow = true;
        m_lane->showMessage(text("3 of 50 were decided elsewhere."), text("47 are done."), Pill::Kind::Warn);
        m_lane->showMessage(text("Sent"), text("3 changes"));
        m_lane->showMessage(text("Title not sent"), text("The service did not answer."), Pill::Kind::Error);
        m_lane->show(held);
    }

private:
    ToastLane *m_lane = nullptr;
};

void shoot(Gallery &gallery, const QString &file)
{
    QWidget *page = gallery.widget();
    const int wide = 1080;
    const int high = page->layout()->hasHeightForWidth() ? page->layout()->heightForWidth(wide)
                                                         : page->sizeHint().height();
    gallery.resize(wide, high);
    QTest::qWait(150);
    if (!gallery.grab().save(file))
        qFatal("cannot write %s", qPrintable(file));
}

}  // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QCommandLineParser options;
    const QCommandLineOption shot(u"shot"_s, text("Write pictures and leave."), text("folder"));
    const QCommandLineOption family(u"font"_s, text("Use this font at 10 pt."), text("family"));
    options.addOptions({shot, family});
    options.addHelpOption();
    options.process(app);
    if (options.isSet(family))
        QApplication::setFont(QFont(options.value(family), 10));
    Theme theme;
    if (!options.isSet(shot)) {
        Gallery gallery;
        gallery.show();
        return QApplication::exec();
    }

    const QDir folder(options.value(shot));
    theme.setMode(Theme::Mode::Dark);
    Gallery gallery;
    gallery.show();
    gallery.findChild<QLineEdit *>(u"galleryTitle"_s)->setFocus();
    shoot(gallery, folder.filePath(u"gallery-dark.png"_s));
    // The same widgets, so that the pictures also show the result of a live switch.
    theme.setMode(Theme::Mode::Light);
    gallery.findChild<QTreeView *>(u"galleryTree"_s)->setFocus();
    shoot(gallery, folder.filePath(u"gallery-light.png"_s));
    theme.setTextScale(150);
    shoot(gallery, folder.filePath(u"gallery-large.png"_s));
    theme.setTextScale(100);
    gallery.setLayoutDirection(Qt::RightToLeft);
    shoot(gallery, folder.filePath(u"gallery-mirrored.png"_s));
    gallery.setLayoutDirection(Qt::LeftToRight);
    theme.setHighContrast(true);
    shoot(gallery, folder.filePath(u"gallery-contrast.png"_s));
    return 0;
}

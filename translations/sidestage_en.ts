<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AnalyticsTexts</name>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>Under %n h on air</numerusform>
            <numerusform>Under %n h on air</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Gap, %n day</numerusform>
            <numerusform>Gap, %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hour on air within the range. Downloaded data stays saved.</numerusform>
            <numerusform>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>No report for this range. A game needs at least %n hour on air.</numerusform>
            <numerusform>No report for this range. A game needs at least %n hours on air.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>Loading the report list, %Ln so far…</numerusform>
            <numerusform>Loading the report list, %Ln so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports downloaded</source>
        <translation>
            <numerusform>%L1 of %Ln report downloaded</numerusform>
            <numerusform>%L1 of %Ln reports downloaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports updated</source>
        <translation>
            <numerusform>%Ln report updated</numerusform>
            <numerusform>%Ln reports updated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no data for %n day(s), %2.</source>
        <translation>
            <numerusform>%1: no data for %n day, %2.</numerusform>
            <numerusform>%1: no data for %n days, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: less data than before for %n day(s).</source>
        <translation>
            <numerusform>%1: less data than before for %n day.</numerusform>
            <numerusform>%1: less data than before for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new data for %n days. Last day with data: %2.</source>
        <translation>
            <numerusform>%1: no new data for %n day. Last day with data: %2.</numerusform>
            <numerusform>%1: no new data for %n days. Last day with data: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Game reports could not be downloaded for %n day.</numerusform>
            <numerusform>Game reports could not be downloaded for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Extension reports could not be downloaded for %n day.</numerusform>
            <numerusform>Extension reports could not be downloaded for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have no new data</source>
        <translation>
            <numerusform>%Ln report has no new data</numerusform>
            <numerusform>%Ln reports have no new data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are incomplete</source>
        <translation>
            <numerusform>%Ln report is incomplete</numerusform>
            <numerusform>%Ln reports are incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No new data for %n days, although the service has reports for later days.</source>
        <translation>
            <numerusform>No new data for %n day, although the service has reports for later days.</numerusform>
            <numerusform>No new data for %n days, although the service has reports for later days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less data, %n day(s)</source>
        <translation>
            <numerusform>Less data, %n day</numerusform>
            <numerusform>Less data, %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>Only the first %Ln preset is imported.</numerusform>
            <numerusform>Only the first %Ln presets are imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>at most %n character</numerusform>
            <numerusform>at most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>Only the first %Ln reward is imported.</numerusform>
            <numerusform>Only the first %Ln rewards are imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are imported.</source>
        <translation>
            <numerusform>Only the first %Ln set is imported.</numerusform>
            <numerusform>Only the first %Ln sets are imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are missing from the file.</source>
        <translation>
            <numerusform>Set “%1”: %n of its rewards is missing from the file.</numerusform>
            <numerusform>Set “%1”: %n of its rewards are missing from the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewardTable</name>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>The %n slot on the service is used.</numerusform>
            <numerusform>All %n slots on the service are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in this stream</source>
        <translation>
            <numerusform>%Ln left in this stream</numerusform>
            <numerusform>%Ln left in this stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer per stream.</source>
        <translation>
            <numerusform>At most %n per viewer per stream.</numerusform>
            <numerusform>At most %n per viewer per stream.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per stream.</source>
        <translation>
            <numerusform>At most %n per stream.</numerusform>
            <numerusform>At most %n per stream.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowParts</name>
    <message numerus="yes">
        <source>%1, %Ln rewards</source>
        <comment>name of a set</comment>
        <translation>
            <numerusform>%1, %Ln reward</numerusform>
            <numerusform>%1, %Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln taken off</numerusform>
            <numerusform>%Ln taken off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting are refunded first</source>
        <translation>
            <numerusform>%Ln waiting is refunded first</numerusform>
            <numerusform>%Ln waiting are refunded first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln turned off</numerusform>
            <numerusform>%Ln turned off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln paused</numerusform>
            <numerusform>%Ln paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting stay in the queue</source>
        <translation>
            <numerusform>%Ln waiting stays in the queue</numerusform>
            <numerusform>%Ln waiting stay in the queue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln turned on</numerusform>
            <numerusform>%Ln turned on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on already</source>
        <translation>
            <numerusform>%Ln more is on already</numerusform>
            <numerusform>%Ln more are on already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln created</numerusform>
            <numerusform>%Ln created</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot change</source>
        <translation>
            <numerusform>%Ln cannot change</numerusform>
            <numerusform>%Ln cannot change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait.</source>
        <translation>
            <numerusform>%Ln still waits.</numerusform>
            <numerusform>%Ln still wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait. %1</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%Ln still waits. %1</numerusform>
            <numerusform>%Ln still wait. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowTexts</name>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>Fulfil %Ln</numerusform>
            <numerusform>Fulfil %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>Refund %Ln</numerusform>
            <numerusform>Refund %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln</source>
        <translation>
            <numerusform>Leave %Ln</numerusform>
            <numerusform>Leave %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %Ln viewers</source>
        <comment>number of messages; who wrote them</comment>
        <translation>
            <numerusform>%1 from %Ln viewer</numerusform>
            <numerusform>%1 from %Ln viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>Offline since %1. %Ln pending decision will be sent when the connection is back.</numerusform>
            <numerusform>Offline since %1. %Ln pending decisions will be sent when the connection is back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityTexts</name>
    <message numerus="yes">
        <source>Cheered %Ln Bits</source>
        <translation>
            <numerusform>Cheered %Ln Bit</numerusform>
            <numerusform>Cheered %Ln Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raids with %Ln viewers</source>
        <translation>
            <numerusform>Raids with %Ln viewer</numerusform>
            <numerusform>Raids with %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>%Ln subscription</numerusform>
            <numerusform>%Ln subscriptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTexts</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>Snoozed %n time</numerusform>
            <numerusform>Snoozed %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds shown</source>
        <translation>
            <numerusform>%n second shown</numerusform>
            <numerusform>%n seconds shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds late</source>
        <translation>
            <numerusform>%n second late</numerusform>
            <numerusform>%n seconds late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds early</source>
        <translation>
            <numerusform>%n second early</numerusform>
            <numerusform>%n seconds early</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>%n break</numerusform>
            <numerusform>%n breaks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>%n snooze</numerusform>
            <numerusform>%n snoozes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>based on %n break</numerusform>
            <numerusform>based on %n breaks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds planned</source>
        <translation>
            <numerusform>%n second planned</numerusform>
            <numerusform>%n seconds planned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manual</source>
        <translation>
            <numerusform>%n manual</numerusform>
            <numerusform>%n manual</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not run</source>
        <translation>
            <numerusform>%n did not run</numerusform>
            <numerusform>%n did not run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>next ad at %1, %n snooze left</numerusform>
            <numerusform>next ad at %1, %n snoozes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AddRewardsDialog</name>
    <message numerus="yes">
        <source>Add %Ln rewards</source>
        <translation>
            <numerusform>Add %Ln reward</numerusform>
            <numerusform>Add %Ln rewards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln line saved to %1.</numerusform>
            <numerusform>%Ln lines saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Alerts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln too many</numerusform>
            <numerusform>%Ln too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>Announcing: %1 of %Ln channel</numerusform>
            <numerusform>Announcing: %1 of %Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %Ln channels</source>
        <translation>
            <numerusform>Announced in %Ln channel</numerusform>
            <numerusform>Announced in %Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %1 of %Ln channels</source>
        <translation>
            <numerusform>Announced in %1 of %Ln channel</numerusform>
            <numerusform>Announced in %1 of %Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>%Ln selected channel</numerusform>
            <numerusform>%Ln selected channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announce (%Ln)</source>
        <translation>
            <numerusform>Announce (%Ln)</numerusform>
            <numerusform>Announce (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln channel</numerusform>
            <numerusform>%Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>Retry %Ln</numerusform>
            <numerusform>Retry %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Application</name>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>%n pending decision from last time</numerusform>
            <numerusform>%n pending decisions from last time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accounts need your attention</source>
        <translation>
            <numerusform>%n account needs your attention</numerusform>
            <numerusform>%n accounts need your attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveView</name>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln redemption saved to %1.</numerusform>
            <numerusform>%Ln redemptions saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BannedView</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln bans to</source>
        <translation>
            <numerusform>Copy %Ln ban to</numerusform>
            <numerusform>Copy %Ln bans to</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BeforeAdCard</name>
    <message numerus="yes">
        <source>%n seconds before</source>
        <translation>
            <numerusform>%n second before</numerusform>
            <numerusform>%n seconds before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BreaksCard</name>
    <message numerus="yes">
        <source>%Ln this stream</source>
        <translation>
            <numerusform>%Ln this stream</numerusform>
            <numerusform>%Ln this stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln total</source>
        <translation>
            <numerusform>%Ln total</numerusform>
            <numerusform>%Ln total</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message numerus="yes">
        <source>Edit %Ln rewards</source>
        <translation>
            <numerusform>Edit %Ln reward</numerusform>
            <numerusform>Edit %Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln</source>
        <translation>
            <numerusform>Change %Ln</numerusform>
            <numerusform>Change %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallLogPage</name>
    <message numerus="yes">
        <source>%n new errors</source>
        <translation>
            <numerusform>%n new error</numerusform>
            <numerusform>%n new errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls until %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln call until %1</numerusform>
            <numerusform>%Ln calls until %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls since %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln call since %1</numerusform>
            <numerusform>%Ln calls since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls removed</source>
        <translation>
            <numerusform>%Ln call removed</numerusform>
            <numerusform>%Ln calls removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls saved to %1.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln call saved to %1.</numerusform>
            <numerusform>%Ln calls saved to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallTexts</name>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message numerus="yes">
        <source>Send %n change(s)</source>
        <translation>
            <numerusform>Send %n change</numerusform>
            <numerusform>Send %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>%n change not sent yet.</numerusform>
            <numerusform>%n changes not sent yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>“%1” was not added: at most %n character.</numerusform>
            <numerusform>“%1” was not added: at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Up to %n second.</numerusform>
            <numerusform>Up to %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n can edit this channel</numerusform>
            <numerusform>%n can edit this channel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>Only partners can delay their stream, by up to %n second.</numerusform>
            <numerusform>Only partners can delay their stream, by up to %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelPage</name>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>Discarded %n change</numerusform>
            <numerusform>Discarded %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityAlerts</name>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>%n new donation</numerusform>
            <numerusform>%n new donations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln donation saved to %1.</numerusform>
            <numerusform>%Ln donations saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>%n channel locked down</numerusform>
            <numerusform>%n channels locked down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatTexts</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>%n mode was not changed in %1. %2</numerusform>
            <numerusform>%n modes were not changed in %1. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>%Ln character too many. Shorten the text to send it; the end would be cut off.</numerusform>
            <numerusform>%Ln characters too many. Shorten the text to send it; the end would be cut off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>At most %n tag. Remove it to add “%1”.</numerusform>
            <numerusform>At most %n tags. Remove one to add “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsCard</name>
    <message numerus="yes">
        <source>%Ln of this stream</source>
        <translation>
            <numerusform>%Ln of this stream</numerusform>
            <numerusform>%Ln of this stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln views</source>
        <translation>
            <numerusform>%Ln view</numerusform>
            <numerusform>%Ln views</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionTexts</name>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n subscription</numerusform>
            <numerusform>%n subscriptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>Live events connected, %n refused</numerusform>
            <numerusform>Live events connected, %n refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>%n attempt since then</numerusform>
            <numerusform>%n attempts since then</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionJobs</name>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>%Ln is already sent and final. The other %1 will wait again.</numerusform>
            <numerusform>%Ln are already sent and final. The other %1 will wait again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>Delete %Ln reward?</numerusform>
            <numerusform>Delete %Ln rewards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Refund %Ln first</numerusform>
            <numerusform>Refund %Ln first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Fulfil %Ln first</numerusform>
            <numerusform>Fulfil %Ln first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pause %Ln</source>
        <translation>
            <numerusform>Pause %Ln</numerusform>
            <numerusform>Pause %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln and delete</source>
        <translation>
            <numerusform>Refund %Ln and delete</numerusform>
            <numerusform>Refund %Ln and delete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln and delete</source>
        <translation>
            <numerusform>Fulfil %Ln and delete</numerusform>
            <numerusform>Fulfil %Ln and delete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln</source>
        <translation>
            <numerusform>Delete %Ln</numerusform>
            <numerusform>Delete %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>%Ln redemption is waiting (%1).</numerusform>
            <numerusform>%Ln redemptions are waiting (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DirectAction</name>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>A note has at most %n character.</numerusform>
            <numerusform>A note has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n seconds. Until then it can be undone.</source>
        <translation>
            <numerusform>It is sent in %n second. Until then it can be undone.</numerusform>
            <numerusform>It is sent in %n seconds. Until then it can be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locking down %n channels.</source>
        <translation>
            <numerusform>Locking down %n channel.</numerusform>
            <numerusform>Locking down %n channels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationModel</name>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1, %2 in %n donation</numerusform>
            <numerusform>%1, %2 in %n donations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationsCard</name>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln viewer</numerusform>
            <numerusform>%Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>Send mine (%n)</numerusform>
            <numerusform>Send mine (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Drive</name>
    <message numerus="yes">
        <source>live, %n viewers</source>
        <translation>
            <numerusform>live, %n viewer</numerusform>
            <numerusform>live, %n viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes left</source>
        <translation>
            <numerusform>%n snooze left</numerusform>
            <numerusform>%n snoozes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions waiting</source>
        <translation>
            <numerusform>%n redemption waiting</numerusform>
            <numerusform>%n redemptions waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting in moderation</source>
        <translation>
            <numerusform>%n waiting in moderation</numerusform>
            <numerusform>%n waiting in moderation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions not sent yet</source>
        <translation>
            <numerusform>%n decision not sent yet</numerusform>
            <numerusform>%n decisions not sent yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::EndView</name>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restores</source>
        <translation>
            <numerusform>%Ln restore</numerusform>
            <numerusform>%Ln restores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln redemption</numerusform>
            <numerusform>%Ln redemptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln reward</numerusform>
            <numerusform>%Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln viewer</numerusform>
            <numerusform>%1, %2, %Ln viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>The file is larger than %n MB.</numerusform>
            <numerusform>The file is larger than %n MB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln row saved to %1.</numerusform>
            <numerusform>%Ln rows saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message numerus="yes">
        <source>%1. Last %n days: %2</source>
        <translation>
            <numerusform>%1. Last %n day: %2</numerusform>
            <numerusform>%1. Last %n days: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>The service listed only %Ln of them, so nobody is marked as gone.</numerusform>
            <numerusform>The service listed only %Ln of them, so nobody is marked as gone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FormBase</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>%n character too many: at most %L1.</numerusform>
            <numerusform>%n characters too many: at most %L1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln redemption</numerusform>
            <numerusform>%Ln redemptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
    <message numerus="yes">
        <source>%Ln follow</source>
        <translation>
            <numerusform>%Ln follows</numerusform>
            <numerusform>%Ln follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have redeemed</source>
        <translation>
            <numerusform>%Ln has redeemed</numerusform>
            <numerusform>%Ln have redeemed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>%Ln in chat</numerusform>
            <numerusform>%Ln in chat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln reward</numerusform>
            <numerusform>%Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln sets</source>
        <translation>
            <numerusform>%1 and %Ln set</numerusform>
            <numerusform>%1 and %Ln sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>Import %Ln</numerusform>
            <numerusform>Import %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are already in the library</source>
        <translation>
            <numerusform>%Ln title is already in the library</numerusform>
            <numerusform>%Ln titles are already in the library</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::JobDialog</name>
    <message numerus="yes">
        <source>%Ln per minute</source>
        <translation>
            <numerusform>%Ln per minute</numerusform>
            <numerusform>%Ln per minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln failed</source>
        <translation>
            <numerusform>Retry %Ln failed</numerusform>
            <numerusform>Retry %Ln failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerModel</name>
    <message numerus="yes">
        <source>%1, %2, %3, %n donations</source>
        <comment>charity, when, amount</comment>
        <translation>
            <numerusform>%1, %2, %3, %n donation</numerusform>
            <numerusform>%1, %2, %3, %n donations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryList</name>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1, %n reward</numerusform>
            <numerusform>%1, %n rewards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ListImportDialog</name>
    <message numerus="yes">
        <source>Looking up %Ln viewers…</source>
        <translation>
            <numerusform>Looking up %Ln viewer…</numerusform>
            <numerusform>Looking up %Ln viewers…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms to block.</source>
        <translation>
            <numerusform>%Ln term to block.</numerusform>
            <numerusform>%Ln terms to block.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers to ban.</source>
        <translation>
            <numerusform>%Ln viewer to ban.</numerusform>
            <numerusform>%Ln viewers to ban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln timeouts have ended and are left out.</source>
        <translation>
            <numerusform>%Ln timeout has ended and is left out.</numerusform>
            <numerusform>%Ln timeouts have ended and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln logins do not exist.</source>
        <translation>
            <numerusform>%Ln login does not exist.</numerusform>
            <numerusform>%Ln logins do not exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no terms.</source>
        <translation>
            <numerusform>%Ln line is no term.</numerusform>
            <numerusform>%Ln lines are no terms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no logins.</source>
        <translation>
            <numerusform>%Ln line is no login.</numerusform>
            <numerusform>%Ln lines are no logins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Block %Ln terms</source>
        <translation>
            <numerusform>Block %Ln term</numerusform>
            <numerusform>Block %Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban %Ln viewers</source>
        <translation>
            <numerusform>Ban %Ln viewer</numerusform>
            <numerusform>Ban %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be banned.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln cannot be banned.</numerusform>
            <numerusform>%Ln cannot be banned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are banned already.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln is banned already.</numerusform>
            <numerusform>%Ln are banned already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message numerus="yes">
        <source>viewers</source>
        <translation>
            <numerusform>viewer</numerusform>
            <numerusform>viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n viewer</numerusform>
            <numerusform>%n viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels you moderate</source>
        <translation>
            <numerusform>of %n channel you moderate</numerusform>
            <numerusform>of %n channels you moderate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels</source>
        <translation>
            <numerusform>of %n channel</numerusform>
            <numerusform>of %n channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatCard</name>
    <message numerus="yes">
        <source>Resume · %Ln new</source>
        <translation>
            <numerusform>Resume · %Ln new</numerusform>
            <numerusform>Resume · %Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatView</name>
    <message numerus="yes">
        <source>Paused · %Ln new messages</source>
        <translation>
            <numerusform>Paused · %Ln new message</numerusform>
            <numerusform>Paused · %Ln new messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message numerus="yes">
        <source>%Ln channels locked</source>
        <translation>
            <numerusform>%Ln channel locked</numerusform>
            <numerusform>%Ln channels locked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln channels locked</source>
        <translation>
            <numerusform>%1 of %Ln channel locked</numerusform>
            <numerusform>%1 of %Ln channels locked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being locked</source>
        <translation>
            <numerusform>%Ln being locked</numerusform>
            <numerusform>%Ln being locked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being restored</source>
        <translation>
            <numerusform>%Ln being restored</numerusform>
            <numerusform>%Ln being restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock the other %Ln</source>
        <translation>
            <numerusform>Lock the other %Ln</numerusform>
            <numerusform>Lock the other %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>Retry %Ln</numerusform>
            <numerusform>Retry %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %Ln…</source>
        <translation>
            <numerusform>Restore %Ln…</numerusform>
            <numerusform>Restore all %Ln…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>And %Ln more: %1</numerusform>
            <numerusform>And %Ln more: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>Locking down %Ln channel</numerusform>
            <numerusform>Locking down %Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are not locked yet because Sidestage was closed</source>
        <translation>
            <numerusform>%Ln is not locked yet because Sidestage was closed</numerusform>
            <numerusform>%Ln are not locked yet because Sidestage was closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not restored</source>
        <translation>
            <numerusform>%Ln was not restored</numerusform>
            <numerusform>%Ln were not restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were changed elsewhere</source>
        <translation>
            <numerusform>%Ln was changed elsewhere</numerusform>
            <numerusform>%Ln were changed elsewhere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>Lock down %n channel?</numerusform>
            <numerusform>Lock down %n channels?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock down %Ln</source>
        <translation>
            <numerusform>Lock down %Ln</numerusform>
            <numerusform>Lock down %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LogView</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageList</name>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Ln Bit</numerusform>
            <numerusform>%Ln Bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%n channel was not changed: %1. %2</numerusform>
            <numerusform>%n channels were not changed: %1. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeEditor</name>
    <message numerus="yes">
        <source>%1 in %n channels</source>
        <translation>
            <numerusform>%1 in %n channel</numerusform>
            <numerusform>%1 in %n channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>Set for %1 min in %n channel</numerusform>
            <numerusform>Set for %1 min in %n channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>Set in %n channel</numerusform>
            <numerusform>Set in %n channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationCard</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationJobs</name>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln done</numerusform>
            <numerusform>%Ln done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln unchanged</numerusform>
            <numerusform>%Ln unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln cancelled</numerusform>
            <numerusform>%Ln cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done. The other %1 are left out.</source>
        <translation>
            <numerusform>%Ln is done. The other %1 are left out.</numerusform>
            <numerusform>%Ln are done. The other %1 are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bans done</source>
        <translation>
            <numerusform>%Ln ban done</numerusform>
            <numerusform>%Ln bans done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationPage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationTexts</name>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banned %Ln viewers</source>
        <translation>
            <numerusform>Banned %Ln viewer</numerusform>
            <numerusform>Banned %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanned %Ln viewers</source>
        <translation>
            <numerusform>Unbanned %Ln viewer</numerusform>
            <numerusform>Unbanned %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked %Ln terms</source>
        <translation>
            <numerusform>Blocked %Ln term</numerusform>
            <numerusform>Blocked %Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocked %Ln terms</source>
        <translation>
            <numerusform>Unblocked %Ln term</numerusform>
            <numerusform>Unblocked %Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions done</source>
        <translation>
            <numerusform>%Ln decision done</numerusform>
            <numerusform>%Ln decisions done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timed out %Ln viewers</source>
        <translation>
            <numerusform>Timed out %Ln viewer</numerusform>
            <numerusform>Timed out %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banning %Ln viewers</source>
        <translation>
            <numerusform>Banning %Ln viewer</numerusform>
            <numerusform>Banning %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %Ln bans</source>
        <translation>
            <numerusform>Copying %Ln ban</numerusform>
            <numerusform>Copying %Ln bans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanning %Ln viewers</source>
        <translation>
            <numerusform>Unbanning %Ln viewer</numerusform>
            <numerusform>Unbanning %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking %Ln terms</source>
        <translation>
            <numerusform>Blocking %Ln term</numerusform>
            <numerusform>Blocking %Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocking %Ln terms</source>
        <translation>
            <numerusform>Unblocking %Ln term</numerusform>
            <numerusform>Unblocking %Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing out %Ln viewers</source>
        <translation>
            <numerusform>Timing out %Ln viewer</numerusform>
            <numerusform>Timing out %Ln viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%n channel since %1</numerusform>
            <numerusform>%n channels since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n need attention</source>
        <comment>channels</comment>
        <translation>
            <numerusform>, %n needs attention</numerusform>
            <numerusform>, %n need attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>Send to %n channel</numerusform>
            <numerusform>Send to %n channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>Not sent yet to %n channel: %1</numerusform>
            <numerusform>Not sent yet to %n channels: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>For %n selected channel</numerusform>
            <numerusform>For %n selected channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applied “%1” to %n channels.</source>
        <translation>
            <numerusform>Applied “%1” to %n channel.</numerusform>
            <numerusform>Applied “%1” to %n channels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded changes for %n channels.</source>
        <translation>
            <numerusform>Discarded changes for %n channel.</numerusform>
            <numerusform>Discarded changes for %n channels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentNews</name>
    <message numerus="yes">
        <source>%Ln videos deleted.</source>
        <translation>
            <numerusform>%Ln video deleted.</numerusform>
            <numerusform>%Ln videos deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentRows</name>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentTimeline</name>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>%Ln moment</numerusform>
            <numerusform>%Ln moments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln ad break</numerusform>
            <numerusform>%Ln ad breaks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Money</name>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>At most %n decimal.</numerusform>
            <numerusform>At most %n decimals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::NotificationBell</name>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>Notifications, %n unread</numerusform>
            <numerusform>Notifications, %n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::OutcomeBox</name>
    <message numerus="yes">
        <source>%1 · %Ln viewers</source>
        <comment>points; number of viewers</comment>
        <translation>
            <numerusform>%1 · %Ln viewer</numerusform>
            <numerusform>%1 · %Ln viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PartRow</name>
    <message numerus="yes">
        <source>Used by %Ln shows: a change applies to all of them.</source>
        <translation>
            <numerusform>Used by %Ln show: a change applies to it.</numerusform>
            <numerusform>Used by %Ln shows: a change applies to all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>%Ln in this chat</numerusform>
            <numerusform>%Ln in this chat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionsCard</name>
    <message numerus="yes">
        <source>%n scopes</source>
        <translation>
            <numerusform>%n scope</numerusform>
            <numerusform>%n scopes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n more…</source>
        <translation>
            <numerusform>Ask for %n more…</numerusform>
            <numerusform>Ask for %n more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Ln Bit</numerusform>
            <numerusform>%Ln Bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureRows</name>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1, %Ln picture</numerusform>
            <numerusform>%1, %Ln pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PicturesView</name>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanGroup</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln created</numerusform>
            <numerusform>%Ln created</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln turned on</numerusform>
            <numerusform>%Ln turned on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>%Ln already on</numerusform>
            <numerusform>%Ln already on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln turned off</numerusform>
            <numerusform>%Ln turned off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln paused</numerusform>
            <numerusform>%Ln paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln updated</numerusform>
            <numerusform>%Ln updated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>%Ln waiting, %1</numerusform>
            <numerusform>%Ln waiting, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>Delete %Ln reward</numerusform>
            <numerusform>Delete %Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>%Ln step failed.</numerusform>
            <numerusform>%Ln steps failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln removed</numerusform>
            <numerusform>%Ln removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Refund %Ln first</numerusform>
            <numerusform>Refund %Ln first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Fulfil %Ln first</numerusform>
            <numerusform>Fulfil %Ln first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>%Ln request, about %1. You can stop at any time.</numerusform>
            <numerusform>%Ln requests, about %1. You can stop at any time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>%n redemption is still waiting.</numerusform>
            <numerusform>%n redemptions are still waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanView</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed; the others went on.</source>
        <translation>
            <numerusform>%Ln failed; the others went on.</numerusform>
            <numerusform>%Ln failed; the others went on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow later.</source>
        <translation>
            <numerusform>%Ln follows later.</numerusform>
            <numerusform>%Ln follow later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PollCard</name>
    <message numerus="yes">
        <source>%Ln votes</source>
        <translation>
            <numerusform>%Ln vote</numerusform>
            <numerusform>%Ln votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PredictionCard</name>
    <message numerus="yes">
        <source>%1 points to %Ln viewers</source>
        <translation>
            <numerusform>%1 points to %Ln viewer</numerusform>
            <numerusform>%1 points to %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points to %Ln viewers</source>
        <comment>an outcome; points</comment>
        <translation>
            <numerusform>%1: %2 points to %Ln viewer</numerusform>
            <numerusform>%1: %2 points to %Ln viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>Change %n channel</numerusform>
            <numerusform>Change %n channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply “%1” to %n channels?</source>
        <translation>
            <numerusform>Apply “%1” to %n channel?</numerusform>
            <numerusform>Apply “%1” to %n channels?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message numerus="yes">
        <source>%Ln presets were added.</source>
        <translation>
            <numerusform>%Ln preset was added.</numerusform>
            <numerusform>%Ln presets were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were exported.</source>
        <translation>
            <numerusform>%Ln preset was exported.</numerusform>
            <numerusform>%Ln presets were exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueDelegate</name>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>Select %Ln</numerusform>
            <numerusform>Select %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1 %Ln unsent decision will be sent once this is resolved.</numerusform>
            <numerusform>%1 %Ln unsent decisions will be sent once this is resolved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln new redemptions</source>
        <translation>
            <numerusform>Show %Ln new redemption</numerusform>
            <numerusform>Show %Ln new redemptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTexts</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting · %1</source>
        <translation>
            <numerusform>%Ln waiting · %1</numerusform>
            <numerusform>%Ln waiting · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilled %Ln</source>
        <translation>
            <numerusform>Fulfilled %Ln</numerusform>
            <numerusform>Fulfilled %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunded %Ln</source>
        <translation>
            <numerusform>Refunded %Ln</numerusform>
            <numerusform>Refunded %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilling %Ln</source>
        <translation>
            <numerusform>Fulfilling %Ln</numerusform>
            <numerusform>Fulfilling %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunding %Ln</source>
        <translation>
            <numerusform>Refunding %Ln</numerusform>
            <numerusform>Refunding %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>%Ln of %1 was decided elsewhere.</numerusform>
            <numerusform>%Ln of %1 were decided elsewhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 failed.</source>
        <translation>
            <numerusform>%Ln of %1 failed.</numerusform>
            <numerusform>%Ln of %1 failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done.</source>
        <translation>
            <numerusform>%Ln is done.</numerusform>
            <numerusform>%Ln are done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fulfilled: %Ln waiting again</source>
        <translation>
            <numerusform>Not fulfilled: %Ln waiting again</numerusform>
            <numerusform>Not fulfilled: %Ln waiting again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln waiting again</source>
        <translation>
            <numerusform>Not refunded: %Ln waiting again</numerusform>
            <numerusform>Not refunded: %Ln waiting again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 no longer exist.</source>
        <translation>
            <numerusform>%Ln of %1 no longer exists.</numerusform>
            <numerusform>%Ln of %1 no longer exist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>%Ln decision could not be sent yet. Wait and send again, or keep it.</numerusform>
            <numerusform>%Ln decisions could not be sent yet. Wait and send again, or keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decision (%1 points) has not been sent yet. If you keep it, it stays on this computer and is sent after the next start.</numerusform>
            <numerusform>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decision has not been sent yet. If you keep it, it stays on this computer and is sent after the next start.</numerusform>
            <numerusform>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RaidCard</name>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln viewer</numerusform>
            <numerusform>%1, %2, %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln live</source>
        <translation>
            <numerusform>%Ln live</numerusform>
            <numerusform>%Ln live</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1: %Ln day.</numerusform>
            <numerusform>%1: %Ln days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionDetails</name>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>Show all %Ln in the archive</numerusform>
            <numerusform>Show all %Ln in the archive</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportRows</name>
    <message numerus="yes">
        <source>%1 of %Ln days</source>
        <translation>
            <numerusform>%1 of %Ln day</numerusform>
            <numerusform>%1 of %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ResolveDialog</name>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln viewer</numerusform>
            <numerusform>%Ln viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>Restore chat modes in %n channel?</numerusform>
            <numerusform>Restore chat modes in %n channels?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln</source>
        <translation>
            <numerusform>Restore %Ln</numerusform>
            <numerusform>Restore %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln unchanged</source>
        <translation>
            <numerusform>Leave %Ln unchanged</numerusform>
            <numerusform>Leave %Ln unchanged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardAlerts</name>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n new redemption</numerusform>
            <numerusform>%n new redemptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardEditor</name>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>The %n slot on the service is used.</numerusform>
            <numerusform>All %n slots on the service are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>Send %n change</numerusform>
            <numerusform>Send %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>Up to %n day. Viewers see cooldowns of one minute or longer.</numerusform>
            <numerusform>Up to %n days. Viewers see cooldowns of one minute or longer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln paused</numerusform>
            <numerusform>%Ln paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resumed</source>
        <translation>
            <numerusform>%Ln resumed</numerusform>
            <numerusform>%Ln resumed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln turned on</numerusform>
            <numerusform>%Ln turned on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln turned off</numerusform>
            <numerusform>%Ln turned off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln deleted</numerusform>
            <numerusform>%Ln deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>%Ln was not deleted. %1</numerusform>
            <numerusform>%Ln were not deleted. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>%Ln added to “%1”</numerusform>
            <numerusform>%Ln added to “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed. %1</source>
        <translation>
            <numerusform>%Ln failed. %1</numerusform>
            <numerusform>%Ln failed. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created on the service</source>
        <translation>
            <numerusform>%Ln created on the service</numerusform>
            <numerusform>%Ln created on the service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from the service, kept in the library</source>
        <translation>
            <numerusform>%Ln removed from the service, kept in the library</numerusform>
            <numerusform>%Ln removed from the service, kept in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from “%1”</source>
        <translation>
            <numerusform>%Ln removed from “%1”</numerusform>
            <numerusform>%Ln removed from “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardTable</name>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln reward</numerusform>
            <numerusform>%Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <translation>
            <numerusform>%1, %Ln selected</numerusform>
            <numerusform>%1, %Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message numerus="yes">
        <source>%Ln rewards exported</source>
        <translation>
            <numerusform>%Ln reward exported</numerusform>
            <numerusform>%Ln rewards exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>%Ln reward imported</numerusform>
            <numerusform>%Ln rewards imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>%1 changed for %Ln reward</numerusform>
            <numerusform>%1 changed for %Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>Starts with the %Ln selected reward.</numerusform>
            <numerusform>Starts with the %Ln selected rewards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message numerus="yes">
        <source>At most %Ln IDs at once.</source>
        <translation>
            <numerusform>At most %Ln ID at once.</numerusform>
            <numerusform>At most %Ln IDs at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SchedulePage</name>
    <message numerus="yes">
        <source>week %1 · %Ln shows, %2</source>
        <translation>
            <numerusform>week %1 · %Ln show, %2</numerusform>
            <numerusform>week %1 · %Ln shows, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln reward</numerusform>
            <numerusform>%Ln rewards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>Fulfil %Ln</numerusform>
            <numerusform>Fulfil %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>Refund %Ln</numerusform>
            <numerusform>Refund %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionStrip</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SeriesList</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures can be shown at once.</source>
        <translation>
            <numerusform>At most %Ln figure can be shown at once.</numerusform>
            <numerusform>At most %Ln figures can be shown at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures while comparing.</source>
        <translation>
            <numerusform>At most %Ln figure while comparing.</numerusform>
            <numerusform>At most %Ln figures while comparing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCheck</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message numerus="yes">
        <source>Usually 30 small letters and digits. These are %n characters.</source>
        <translation>
            <numerusform>Usually 30 small letters and digits. This is %n character.</numerusform>
            <numerusform>Usually 30 small letters and digits. These are %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsPage</name>
    <message numerus="yes">
        <source>%n matching settings</source>
        <translation>
            <numerusform>%n matching setting</numerusform>
            <numerusform>%n matching settings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message numerus="yes">
        <source>raided with %Ln viewers</source>
        <translation>
            <numerusform>raided with %Ln viewer</numerusform>
            <numerusform>raided with %Ln viewers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutsCard</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1 gave %2 a shoutout, seen by %Ln viewer</numerusform>
            <numerusform>%1 gave %2 a shoutout, seen by %Ln viewers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>%Ln shoutout was paused while the computer was asleep. Send it when you are ready.</numerusform>
            <numerusform>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowCard</name>
    <message numerus="yes">
        <source>%Ln times</source>
        <translation>
            <numerusform>%Ln time</numerusform>
            <numerusform>%Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowsPage</name>
    <message numerus="yes">
        <source>%1, last used %2, %Ln times</source>
        <comment>a show; a day</comment>
        <translation>
            <numerusform>%1, last used %2, %Ln time</numerusform>
            <numerusform>%1, last used %2, %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish the other %Ln</source>
        <translation>
            <numerusform>Finish the other one</numerusform>
            <numerusform>Finish the other %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>%n permission group requested. You can grant more later.</numerusform>
            <numerusform>%n permission groups requested. You can grant more later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>%Ln decision of this account has not been sent yet. If you keep it, it stays on this computer until the next sign-in.</numerusform>
            <numerusform>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sign out %n accounts?</source>
        <translation>
            <numerusform>Sign out %n account?</numerusform>
            <numerusform>Sign out %n accounts?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln channel</numerusform>
            <numerusform>%Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %Ln channels</source>
        <translation>
            <numerusform>Restored “%1” in %Ln channel</numerusform>
            <numerusform>Restored “%1” in %Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %2 of %Ln channels</source>
        <translation>
            <numerusform>Restored “%1” in %2 of %Ln channel</numerusform>
            <numerusform>Restored “%1” in %2 of %Ln channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>left</numerusform>
            <numerusform>left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SpokenArrivals</name>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n new redemption</numerusform>
            <numerusform>%n new redemptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1: %n decision</numerusform>
            <numerusform>%1: %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, saved on disk</source>
        <translation>
            <numerusform>%n pending decision, saved on disk</numerusform>
            <numerusform>%n pending decisions, saved on disk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions of %1, saved on disk</source>
        <translation>
            <numerusform>%n pending decision of %1, saved on disk</numerusform>
            <numerusform>%n pending decisions of %1, saved on disk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pending decisions of %n accounts, saved on disk</source>
        <translation>
            <numerusform>%1 pending decisions of %n account, saved on disk</numerusform>
            <numerusform>%1 pending decisions of %n accounts, saved on disk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, lost when you quit</source>
        <translation>
            <numerusform>%n pending decision, lost when you quit</numerusform>
            <numerusform>%n pending decisions, lost when you quit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamKeyCard</name>
    <message numerus="yes">
        <source>Copied. It is removed from the clipboard after %n seconds.</source>
        <translation>
            <numerusform>Copied. It is removed from the clipboard after %n second.</numerusform>
            <numerusform>Copied. It is removed from the clipboard after %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamView</name>
    <message numerus="yes">
        <source>%Ln line(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln line saved in %1.</numerusform>
            <numerusform>%Ln lines saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this stream</source>
        <translation>
            <numerusform>%Ln in this stream</numerusform>
            <numerusform>%Ln in this stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>%Ln moment</numerusform>
            <numerusform>%Ln moments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln ad break</numerusform>
            <numerusform>%Ln ad breaks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters, the first at 0:00:00</source>
        <translation>
            <numerusform>%Ln chapter, the first at 0:00:00</numerusform>
            <numerusform>%Ln chapters, the first at 0:00:00</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscribersView</name>
    <message numerus="yes">
        <source>%Ln subscriber(s)</source>
        <translation>
            <numerusform>%Ln subscriber</numerusform>
            <numerusform>%Ln subscribers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamDialog</name>
    <message numerus="yes">
        <source>%Ln member(s)</source>
        <translation>
            <numerusform>%Ln member</numerusform>
            <numerusform>%Ln members</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesCard</name>
    <message numerus="yes">
        <source>Poll · %Ln choices</source>
        <translation>
            <numerusform>Poll · %Ln choice</numerusform>
            <numerusform>Poll · %Ln choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prediction · %Ln outcomes</source>
        <translation>
            <numerusform>Prediction · %Ln outcome</numerusform>
            <numerusform>Prediction · %Ln outcomes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::TermsView</name>
    <message numerus="yes">
        <source>%Ln terms</source>
        <translation>
            <numerusform>%Ln term</numerusform>
            <numerusform>%Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln term saved to %1.</numerusform>
            <numerusform>%Ln terms saved to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln terms to</source>
        <translation>
            <numerusform>Copy %Ln term to</numerusform>
            <numerusform>Copy %Ln terms to</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::TimeText</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message numerus="yes">
        <source>%1, %n seconds</source>
        <translation>
            <numerusform>%1, %n second</numerusform>
            <numerusform>%1, %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left to undo</source>
        <translation>
            <numerusform>%n second left to undo</numerusform>
            <numerusform>%n seconds left to undo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ToastLane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Tray</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::UnsentDialog</name>
    <message numerus="yes">
        <source>%Ln decisions failed. They are listed on their pages.</source>
        <translation>
            <numerusform>%Ln decision failed. It is listed on its page.</numerusform>
            <numerusform>%Ln decisions failed. They are listed on their pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::VideosView</name>
    <message numerus="yes">
        <source>At most %Ln videos can be deleted at a time.</source>
        <translation>
            <numerusform>At most %Ln video can be deleted at a time.</numerusform>
            <numerusform>At most %Ln videos can be deleted at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln videos?</source>
        <translation>
            <numerusform>Delete %Ln video?</numerusform>
            <numerusform>Delete %Ln videos?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingDelegate</name>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingView</name>
    <message numerus="yes">
        <source>All %Ln channels</source>
        <translation>
            <numerusform>The channel</numerusform>
            <numerusform>All %Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided today</source>
        <translation>
            <numerusform>%Ln decided today</numerusform>
            <numerusform>%Ln decided today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>At least %n character.</numerusform>
            <numerusform>At least %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>At most %n character.</numerusform>
            <numerusform>At most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n.</source>
        <translation>
            <numerusform>At least %n.</numerusform>
            <numerusform>At least %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>At most %n.</numerusform>
            <numerusform>At most %n.</numerusform>
        </translation>
    </message>
</context>
</TS>

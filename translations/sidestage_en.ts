<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActivatePage</name>
    <message>
        <source>No device shows this code. Compare it with your device, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code has expired. Let your device show a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code has been used already. Let your device show a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many tries with wrong codes. Wait a minute, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your device shows it: eight letters and digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your device is connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes on by itself in a few seconds. You may close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets nothing from your account. You may close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decide here any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page was decided already, or is too old. Let your device show a new code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back, choose a user, then approve or deny.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The codes of devices are entered at /activate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you decided could not be stored. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalyticsWords</name>
    <message>
        <source>d MMM</source>
        <extracomment>A day of this year, and one of another, as QLocale writes them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>A day with all there is, as QLocale writes it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours on air</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcasters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chatters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers gained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clips created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uninstalls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes viewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers who used bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bn</source>
        <extracomment>Billions, shortened.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>Millions, shortened.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>Thousands, shortened.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A figure, and whose it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a year before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With other days…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not ready yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are not ready yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day lies before the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service tells nothing before %1; what is in the store is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these days is ready yet. The last one that is: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days before %1 come from the store only; the service does not tell them any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The service tells of games for one year back, now from %1, and is one to two days behind. A game needs %n hours on air within the range. What was fetched once stays in the store.</source>
        <translation>
            <numerusform>The service tells of games for one year back, now from %1, and is one to two days behind. A game needs %n hour on air within the range. What was fetched once stays in the store.</numerusform>
            <numerusform>The service tells of games for one year back, now from %1, and is one to two days behind. A game needs %n hours on air within the range. What was fetched once stays in the store.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service tells of extensions from %1 on, and is one to two days behind. What was fetched once stays in the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs %n hours on air.</source>
        <translation>
            <numerusform>No report for this range. A game needs %n hour on air.</numerusform>
            <numerusform>No report for this range. A game needs %n hours on air.</numerusform>
        </translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to the file does not work, although it is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for the reports…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Asking for the reports, %Ln so far…</source>
        <translation>
            <numerusform>Asking for the reports, %Ln so far…</numerusform>
            <numerusform>Asking for the reports, %Ln so far…</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports fetched</source>
        <translation>
            <numerusform>%L1 of %Ln report fetched</numerusform>
            <numerusform>%L1 of %Ln reports fetched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports merged</source>
        <translation>
            <numerusform>%Ln report merged</numerusform>
            <numerusform>%Ln reports merged</numerusform>
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
        <source>%1: %n day(s) without data, %2.</source>
        <translation>
            <numerusform>%1: %n day without data, %2.</numerusform>
            <numerusform>%1: %n days without data, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the service tells less than before of %n day(s).</source>
        <translation>
            <numerusform>%1: the service tells less than before of %n day.</numerusform>
            <numerusform>%1: the service tells less than before of %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new day for %n days; the last one is %2.</source>
        <translation>
            <numerusform>%1: no new day for %n day; the last one is %2.</numerusform>
            <numerusform>%1: no new day for %n days; the last one is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reports of games could not be fetched for %n days.</source>
        <translation>
            <numerusform>Reports of games could not be fetched for %n day.</numerusform>
            <numerusform>Reports of games could not be fetched for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reports of extensions could not be fetched for %n days.</source>
        <translation>
            <numerusform>Reports of extensions could not be fetched for %n day.</numerusform>
            <numerusform>Reports of extensions could not be fetched for %n days.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reports are not fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have stopped</source>
        <translation>
            <numerusform>%Ln report has stopped</numerusform>
            <numerusform>%Ln reports have stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are not complete</source>
        <translation>
            <numerusform>%Ln report is not complete</numerusform>
            <numerusform>%Ln reports are not complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to the file has expired; the service is asked for another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>Under %n h on air</numerusform>
            <numerusform>Under %n h on air</numerusform>
        </translation>
    </message>
    <message>
        <source>No report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No new day for %n days, although the service reports of later ones.</source>
        <translation>
            <numerusform>No new day for %n day, although the service reports of later ones.</numerusform>
            <numerusform>No new day for %n days, although the service reports of later ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shrank, %n day(s)</source>
        <translation>
            <numerusform>Shrank, %n day</numerusform>
            <numerusform>Shrank, %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report tells less of these days than an earlier one: the last is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Gap, %n day</numerusform>
            <numerusform>Gap, %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>No data of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuthorizePage</name>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edits %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderates %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banned from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be able to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who you are, and nothing that is not public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either way you go back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything here is made up. There is no password, and nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deny if your device does not show the code %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcaster (partner)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcaster (affiliate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewards and redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads, Bits, charity and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your account</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Capability</name>
    <message>
        <source>Edit the channel, see its editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage rewards, decide on redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See followers and followed channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look after chats, announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who changed what in chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See when ads come, snooze and run them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who gives Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch reports of games and extensions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Channel</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drugs, intoxication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sexual themes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violent or graphic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CharityWords</name>
    <message>
        <source>%1 %2</source>
        <comment>number, percent sign</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 %2</source>
        <comment>day of the week, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour in the last %2</source>
        <comment>amount, duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour since %2</source>
        <comment>amount, moment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known when it has been looked at for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says %1; the donations here come to %2, %3 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says %1; the donations here come to %2, %3 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message>
        <source>Followers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <comment>a range of durations</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>a range of durations</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file of chat presets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later version of Sidestage wrote this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are taken.</source>
        <translation>
            <numerusform>Only the first %Ln preset is taken.</numerusform>
            <numerusform>Only the first %Ln presets are taken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not a preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset %L1: the name is missing or too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this name comes twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it sets no mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: another one is for lockdowns already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is neither on nor off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is left out, it can last %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file of chat presets: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers 10 min + slow 30 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All modes off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Control</name>
    <message>
        <source>State of the sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells the time, the channels of the story, the switches, and what waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells what happened, in order. With after, only what came later: for tests to wait on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A viewer in a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells what somebody is to a channel: points, roles, since when they follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app made them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the requests that were recorded, without their secrets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the faults that wait for their request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists these calls with their fields and rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeems a reward, named by its id or title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfollow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows the channel no longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says something in chat. The modes of the chat apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come into chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes into the chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheers with Bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donates to the campaign that runs: in the minor units of its currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy in an extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buys a product of an extension with Bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the viewer so many Channel Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a stream; a channel that is live begins a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets how many watch the stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the channel, as its broadcaster does on the website.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends viewers over to another channel that is live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes an announcement in chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a shoutout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives another channel a shoutout. The cooldowns apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set chat modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets channels share one chat; the first is the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the shared chat that the channel is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets how many seconds lie between ad breaks, and how long each is; interval 0: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a commercial. The cooldown applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushes the next ad break back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the charity campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the charity campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add many redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets so many redemptions wait at once, without looking at any limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add many chatters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets so many donations arrive at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes up so many users who follow the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set how lively it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets how often a minute viewers act by themselves while the channel is live; what is absent is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the scenarios that are built in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a scenario in the world&apos;s time: one that is built in, or the JSON of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the scenario that plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a user, who can then be chosen when an app asks for permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the user a partner, an affiliate, or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a moderator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the user a moderator of the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a moderator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the moderator&apos;s role away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the user an editor of the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove an editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the editor&apos;s role away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift a ban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifts the ban.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers an app, or replaces it; without a secret it is a public client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives a token without any page: the user&apos;s, or without a user the app&apos;s. Without scopes: all there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends every access token; refresh tokens stay valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user disconnects the app: its tokens and their approval end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the time to a moment or back to now, lets it jump by seconds, and sets its speed: 0 stands, 1 runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws the world away and makes it up anew from the seed; faults, limits and switches are as in the beginning. Apps stay, their tokens end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets requests go wrong: those of an endpoint or a path, or any. So many times after so many that are spared; times -1: until cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes faults away: one by its id, those of an endpoint or a path, or all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the requests a minute, and switches buckets, headers and refusals on and off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches what the public service does otherwise than the specification says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts or stops recording requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear recorded requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets the requests that were recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions of live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the WebSockets that are connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscriptions to events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, also those that have just ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults of live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the faults that wait for their notification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the WebSocket of a session, or of all, with a code of the service: 1000, or 4000 to 4007.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to reconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the client of a session, or of all, to connect anew within 30 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends a subscription, or all of a type, and tells their clients why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let notifications go wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops, doubles, delays or reorders coming notifications, or cuts the socket instead of sending one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear faults of live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes away the faults that wait for their notification: one by its id, or all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the modes of the chat, as one of its moderators or the broadcaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch Shield Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches Shield Mode, as one of the moderators or the broadcaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets a channel join the shared chat that another is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets a channel leave the shared chat; it ends when the host leaves, or only one stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets so many users come into the chat at once; those that are missing are made up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the user a moderator of so many more channels, with chats of all kinds; those that are missing are made up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a VIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the user a VIP of the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a VIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the VIP&apos;s role away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat; without one, they have never chosen any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bans the user from the channel, who loses the role of a moderator or a VIP.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends within a character; it is not whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field in quotes is not ended; the file is not whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line ends with CR alone, not with CRLF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bytes are not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a zero byte; the file is not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a quote within a field that does not begin with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is text after the quote that ends a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line ends with LF alone, not with CRLF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines end in two ways, with CRLF and with LF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 fields where the first line has %2; the file may not be whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Czech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galician</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>at most %n character</numerusform>
            <numerusform>at most %n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>is taken by another reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has not the right form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a value of the right kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already has a reward of this title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has no slot left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asks for a pause (429).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in ended. Sign in again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused it (400).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be written to disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has a problem of its own (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page does not run for the administrator (root): its own protection does not work there. Start Sidestage as an ordinary user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedded page cannot share the window&apos;s graphics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then start again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportReader</name>
    <message>
        <source>the file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are two columns “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no column is called “Date”; this is no report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there cannot be a report of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is about “%1”, which was not asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes twice, with different figures.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReturnPage</name>
    <message>
        <source>One moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handing the answer over to Sidestage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to Sidestage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage has the answer and goes on by itself. You may close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You may close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer does not belong to the sign-in that Sidestage waits for, so it was not used. Start again from Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sends you to this page after a sign-in. Start one from Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage does not wait here any more. Start again from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page needs JavaScript to hand the answer over. Without it, sign in on another device instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message>
        <source>This is not a file of rewards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later version of Sidestage wrote this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are taken.</source>
        <translation>
            <numerusform>Only the first %Ln reward is taken.</numerusform>
            <numerusform>Only the first %Ln rewards are taken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this title comes twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are taken.</source>
        <translation>
            <numerusform>Only the first %Ln set is taken.</numerusform>
            <numerusform>Only the first %Ln sets are taken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are not in the file.</source>
        <translation>
            <numerusform>Set “%1”: %n of its rewards is not in the file.</numerusform>
            <numerusform>Set “%1”: %n of its rewards are not in the file.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file of rewards: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RewardTable</name>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message>
        <source>being changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the swap: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for the service&apos;s answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of this stream is reached.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer in a stream.</source>
        <translation>
            <numerusform>At most %n per viewer in a stream.</numerusform>
            <numerusform>At most %n per viewer in a stream.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n in a stream.</source>
        <translation>
            <numerusform>At most %n in a stream.</numerusform>
            <numerusform>At most %n in a stream.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 between two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already has a reward of this title.</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>%L1 per stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cooldown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 per viewer</source>
        <comment>in a stream</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>The database %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API base URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1, profile %2, kept in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in as somebody, in a browser:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C stops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The streaming platform in a box: token service and API, on this machine only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen on this port; 0 takes any that is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make up the world that belongs to this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep everything in this file. Without it, it is gone at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is &quot;%1&quot;? See --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port (0 to 65535).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed (a number, 0 or more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no profile &quot;%1&quot;. There are: specification, observed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--db needs the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is neither a scenario nor a file &quot;%1&quot;. There are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;specification&quot; does as the specification says; &quot;observed&quot; does as the public service has been seen to where it differs: all switches of --compat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a minute, for each user of each app; 0: no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the world&apos;s time begin then: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, it goes on where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the world&apos;s time run so many times as fast as outside; 0: it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do as the public service does in these points: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer nothing below /sandbox: no control page, no control calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this at once: %1, or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print which endpoints of the specification there are, and stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let no viewer of a new world act by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no switch &quot;%1&quot;. There are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time (2026-03-01T20:00:00Z, or now).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a speed (0 to 100000).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>—</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separated by spaces or commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What viewers do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What channels do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apps and tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time, and the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits and switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page needs JavaScript. Everything it does can be done with curl as well: see /sandbox/calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in the sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run 60 times as fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump 5 minutes ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump 1 hour ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to this computer&apos;s time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox does not answer. What you see is how it was at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to the content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels of the story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row to act in that channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 watch</source>
        <comment>viewers of a stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Affiliate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers, %1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow, %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay, %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act as a viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act as the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Channel Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” plays: %2 steps done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let requests go wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults that wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fault waits. Requests are answered as they should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 spared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut after %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes effect all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests take points from their bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers tell what is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty bucket refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the public service does otherwise than the specification says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh tokens stay valid when they are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times of ads are seconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn endpoints answer 410 instead of 404</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the world anew from its seed. Tokens end; registered apps stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over from seed %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that happened in this world is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. The last 1,000 are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is recorded. Switch recording on, then let your app ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything on this page is a call that a script can make as well. Reading is a GET with a query, everything else a POST with a JSON body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sandbox does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body that is sent instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels, the host first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheers a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>App</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later by milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donations a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the caller&apos;s bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed for minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the viewer writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds from ad to ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers who come a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump by seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers who leave a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay before messages are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer&apos;s time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redirect URIs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON of a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare so many first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product (SKU)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target in minor units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut after bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount in minor units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raids a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is of the wrong kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>See the reports of your extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the reports of your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who cheered how many Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the app&apos;s bot join your chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run ads on your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the title, category, tags and labels of your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage the clips of your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the extensions of your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage guests on your stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add and remove moderators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start and end polls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start and end predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start and cancel raids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage rewards and fulfil or refund redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change your stream schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete your videos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add and remove VIPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderate your chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See when ads are due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your charity campaign and its donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who can edit your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the goals of your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the guests on your stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See hype trains on your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the polls of your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the predictions of your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See rewards and their redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your stream key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who subscribes to your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your VIPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send chat messages through the chat protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read chat through the chat protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide on held messages where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the message filter where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ban and unban where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete chat messages where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change chat modes where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage guests where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch Shield Mode where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send shoutouts where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark suspicious users where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide on unban requests where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn users where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the message filter where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See bans where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See deleted messages where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See all chat modes where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who is in chat where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who follows a channel you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See guests where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the moderators where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See Shield Mode where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See shoutouts where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See suspicious users where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See unban requests where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the VIPs where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See warnings where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Know who you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change your profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change your broadcast settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change whom you follow (withdrawn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block and unblock users for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the colour of your name in chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read and send whispers as you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See whom you have blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the emotes you can use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See whom you follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See where you are a moderator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See whether you subscribe to a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read your whispers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountButton</name>
    <message>
        <source>Not signed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountMenu</name>
    <message>
        <source>Accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not handed out by the keychain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Waiting for the keychain, which holds your sign-in. It may want its password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in ended. Sign in again to continue; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline since %1. Showing what was known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in ran out: one by the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln decisions are held and will be sent when the connection is back.</source>
        <translation>
            <numerusform>Offline since %1. %Ln decision is held and will be sent when the connection is back.</numerusform>
            <numerusform>Offline since %1. %Ln decisions are held and will be sent when the connection is back.</numerusform>
        </translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in. Ask again and unlock it, or sign in again; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It said: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not hand out the client secret of this service, so your sign-in could not be renewed. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It said: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Again in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be used again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Announcements around an ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled when it is sent: {%1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the end as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet. They are made on the page Chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now it would say: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBlock</name>
    <message>
        <source>Ad running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ad in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBreaksModel</name>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promised for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the page Ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads</source>
        <comment>the page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-roll free %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without pre-rolls until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next in %2</source>
        <comment>2 left, next snooze in 21:10</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdOverlay</name>
    <message>
        <source>Next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close until the next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad running %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads any moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdRunBar</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 s now? Starts in %2 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSnoozeButton</name>
    <message>
        <source>Snooze 5 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo snooze (%1)</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the snooze back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an ad comes soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notification of the desktop as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the window the warning counts down and goes by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop shows no notifications: they appear in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>Ads of this stream, from half an hour ago to 50 minutes ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promised, did not come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad running, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad shown, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pre-rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad due, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad expected, from how it has been</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what; when</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <comment>an ad of unknown length</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad shown, its length was not told</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimelineModel</name>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message>
        <source>Announced that the ads are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced that ads come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the next ad comes at %1, %n snoozes left</source>
        <translation>
            <numerusform>the next ad comes at %1, %n snooze left</numerusform>
            <numerusform>the next ad comes at %1, %n snoozes left</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad runs for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ad log could not be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>90 s at 20:47:45</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next ad to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps not announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage ended at %1, before it was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWarnings</name>
    <message>
        <source>Ads start in {seconds} seconds and last {length} seconds. Stay here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ads are over. Welcome back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The permission to announce in chat was not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage ended while it was being sent: it is not known whether it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWords</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ad schedule needs a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service shows when ads come only to the broadcaster, and only to an app that was allowed to read it (channel:read:ads).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only partners and affiliates have ads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners and affiliates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service plans and runs ads in the channels of partners and affiliates. This channel is neither, so there is nothing to count down to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads start with the stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service plans ads for a channel while it is live. When the stream begins, the countdown appears here by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ad is planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has no next ad for this stream. Ads that come by themselves are set up in the ads manager of the service&apos;s website.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozing needs a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lets an app put off ads only when it was allowed to manage them (channel:manage:ads).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running an ad needs a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the broadcaster can run an ad, and an app only when it was allowed to (channel:edit:commercial).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No snooze is left. One more at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No snooze is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service gives a few snoozes and one more from time to time. Each moves the next ad 5 minutes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ad is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ad is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lets another ad start only some minutes after the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lets another ad start only when a time is over that it gives with each one, at least 8 minutes after the last ad began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many calls were made. Try again in a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer came: it is not known whether the ad was snoozed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer came: it is not known whether the ad runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ad was not snoozed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ad was not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not snoozed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ad was run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no placeholder {%1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{%1} is not known now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is longer than the %1 characters that the service takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <comment>the next ad is due</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ad in %1, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad running, %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next ad is due now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>from %n breaks</source>
        <translation>
            <numerusform>from %n break</numerusform>
            <numerusform>from %n breaks</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts on time, %1</source>
        <comment>from so many breaks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts %1 s late, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts %1 to %2 s late, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts %1 to %2 s early, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts %1 s early to %2 s late, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozed once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>Snoozed %n time</numerusform>
            <numerusform>Snoozed %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing promised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As promised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds promised</source>
        <translation>
            <numerusform>%n second promised</numerusform>
            <numerusform>%n seconds promised</numerusform>
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
    <message>
        <source>%1 of ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n by hand</source>
        <translation>
            <numerusform>%n by hand</numerusform>
            <numerusform>%n by hand</numerusform>
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
        <source>%n did not come</source>
        <translation>
            <numerusform>%n did not come</numerusform>
            <numerusform>%n did not come</numerusform>
        </translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Add rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add rewards to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a reward, its points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message>
        <source>Ads in %1</source>
        <comment>30 seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2, on the channel of %3</source>
        <comment>90 s at 20:47:45</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ad due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ad shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pre-roll free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run an ad…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads of %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements around an ad…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the totals of each show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the ad log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln line saved to %1.</numerusform>
            <numerusform>%Ln lines saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What reports are about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily fetching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has not granted this permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>Save the report of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln row saved to %1.</numerusform>
            <numerusform>%Ln rows saved to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1; in the days before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, average per day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>The account may not read reports of games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account may not read reports of extensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service gives reports only to who has granted “%1”. What is in the store is shown all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The table says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What came, and when.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has no data of these days either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsWarehouse</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message>
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the announcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen channels</source>
        <translation>
            <numerusform>%Ln chosen channel</numerusform>
            <numerusform>%Ln chosen channels</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no channel to announce in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody who is signed in can announce in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to announce. Sign in again under Accounts to grant it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln too many</numerusform>
            <numerusform>%Ln too many</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Announce in %Ln</source>
        <translation>
            <numerusform>Announce in %Ln</numerusform>
            <numerusform>Announce in %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has taken the place of your text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>Announcing: %1 of %Ln channel</numerusform>
            <numerusform>Announcing: %1 of %Ln channels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; why it waits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced in %1</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>The former announcement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message>
        <source>Waiting. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all, really</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was announced yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln channel</numerusform>
            <numerusform>%Ln channels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour; a text</comment>
        <translation type="unfinished"></translation>
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
    <name>Sidestage::Announcer</name>
    <message>
        <source>Sidestage ended before the service had answered. It is not known whether it was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage ended before it was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to announce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Application</name>
    <message>
        <source>Sandbox failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox did not start. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of this profile cannot be used: %1 Drafts, presets and accounts last only until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything could be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is signed out here. The service did not answer, so its token ends by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox is starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in. The sandbox is a whole platform in a box: sign in as one of its users and change what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox is starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bringing your accounts back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system has no keychain that answers, so your sign-in lasts until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client secret lasts only until you quit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, amount reached, milestone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is signed out here. The keychain did not hand out its token, so the service was not told, and the token ends by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert of %1</source>
        <comment>an account</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n decisions were kept from the last time</source>
        <translation>
            <numerusform>%n decision was kept from the last time</numerusform>
            <numerusform>%n decisions were kept from the last time</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent when their time is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not erase the client secret: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sandbox’s page (port %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No browser could be opened. The page is at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveDetails</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a redemption to see all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemed, last stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of fulfilled ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Sidestage was not listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in your archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When redeemed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until this day, including it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveModel</name>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveRows</name>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeemed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveView</name>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the archive anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive was not read. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that is seen is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided today. What is fulfilled or refunded appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln redemption saved to %1.</numerusform>
            <numerusform>%Ln redemptions saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ArrangeHandle</name>
    <message>
        <source>Move %1 earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in its own window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, place %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move it, W makes it wider or narrower, P gives it a window, H hides it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, which holds your sign-in. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not hand out the client secret of this service.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::BeforeAdCard</name>
    <message>
        <source>%1 s</source>
        <comment>one or several numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce in chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds before</source>
        <translation>
            <numerusform>%n second before</numerusform>
            <numerusform>%n seconds before</numerusform>
        </translation>
    </message>
    <message>
        <source>without a sound…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a sound…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before and after…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify me %1 before</source>
        <comment>30 s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce %1 before</source>
        <comment>30 s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the overlay %1 before</source>
        <comment>30 s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A little window above all others, in the corner of the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An app announces in chat only when it was allowed to (moderator:manage:announcements).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last warning %1, %2 ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No warning yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above other windows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsBoard</name>
    <message>
        <source>The service did not answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsCard</name>
    <message>
        <source>Bits leaderboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted in Pacific time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: rank %1 with %2 Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not cheered in this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read again. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the channel began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your clock shows the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 behind your clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ahead of your clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service counts a day from midnight to midnight in Pacific time (%1 at the beginning of this period), a week from Monday. It goes over to summer time on the second Sunday of March and back on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cheered is told only with a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leaderboard is not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::BoardModel</name>
    <message>
        <source>Rank %1, %2, %3 Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::BreaksCard</name>
    <message>
        <source>Breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad breaks, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals of each show, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No break was seen yet. Each one is listed here when it comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all</source>
        <translation>
            <numerusform>%Ln in all</numerusform>
            <numerusform>%Ln in all</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>5 this stream; 214 in all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln this stream</source>
        <translation>
            <numerusform>%Ln this stream</numerusform>
            <numerusform>%Ln this stream</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for your browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on in your browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another browser of this computer. It is good for this sign-in only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sign-in by the browser cannot be renewed: when it runs out, after some weeks, you sign in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your browser shows the service’s page, where you may be signed in already. When you have approved, it comes back to %1 on this computer, where Sidestage waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve there. This window goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The browser did not open. Copy the address, and paste it into a browser of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The browser came with an answer to another sign-in. It was not used. Still waiting.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkDialog</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its grace period</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln a minute</source>
        <translation>
            <numerusform>%Ln a minute</numerusform>
            <numerusform>%Ln a minute</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln are sent already and stay decided. The other %1 would wait again.</source>
        <translation>
            <numerusform>%Ln is sent already and stays decided. The other %1 would wait again.</numerusform>
            <numerusform>%Ln are sent already and stay decided. The other %1 would wait again.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln failed</source>
        <translation>
            <numerusform>Retry %Ln failed</numerusform>
            <numerusform>Retry %Ln failed</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln row saved to %1.</numerusform>
            <numerusform>%Ln rows saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message>
        <source>Edit together</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Edit %Ln rewards</source>
        <translation>
            <numerusform>Edit %Ln reward</numerusform>
            <numerusform>Edit %Ln rewards</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields without a tick are left as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
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
    <name>Sidestage::BulkModel</name>
    <message>
        <source>Waits again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Website of the charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goal is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The website could not be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logo of %1 could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CardBoard</name>
    <message>
        <source>%1 is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is narrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards stand as at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, place %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>redemptions</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CategorySearch</name>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No category</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesBar</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To send: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message>
        <source>Changes to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2 fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Send %n change(s)</source>
        <translation>
            <numerusform>Send %n change</numerusform>
            <numerusform>Send %n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>draft not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in another order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent: somebody else has changed the channel meanwhile. Compare on the page Channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage may look at your channel, but not change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, category and the rest are changed with the permission to manage your broadcast, which was not granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1 by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1 elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes are not sent yet.</source>
        <translation>
            <numerusform>%n change is not sent yet.</numerusform>
            <numerusform>%n changes are not sent yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets, %1 is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preset yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make and change presets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already is as %1 says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the form beside changes that you have not sent. Send all of it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent. %1 The changes are on the page Channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already is so: nothing had to be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelChooser</name>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who acts there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or address of a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account that acts there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channels that %1 moderates are not listed: the permission is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 acts</source>
        <comment>a channel, the role there, an account</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acts in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has to stand here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>This sign-in may not change the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the channel needs the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search a category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not added: only letters and digits, no spaces or signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>“%1” was not added: at most %n character.</numerusform>
            <numerusform>“%1” was not added: at most %n characters.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games rated Mature are labelled by the service itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For partners only</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The service lets partners delay their stream by up to %n second(s). It refuses the field for everybody else.</source>
        <translation>
            <numerusform>The service lets partners delay their stream by up to %n second. It refuses the field for everybody else.</numerusform>
            <numerusform>The service lets partners delay their stream by up to %n seconds. It refuses the field for everybody else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Up to %n second.</numerusform>
            <numerusform>Up to %n seconds.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service limits how often this can change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing the editors needs the permission channel:read:editors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n can edit this channel</numerusform>
            <numerusform>%n can edit this channel</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many: at most %L1.</source>
        <translation>
            <numerusform>%n character too many: at most %L1.</numerusform>
            <numerusform>%n characters too many: at most %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite category, remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this category a favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not sent. %2 Yours is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the editors again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>%1 is signed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to change chat modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service took the change, and says something else now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to see Shield Mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to switch Shield Mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent, because the channel may have changed meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelPage</name>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service left %1 as it was: it does not know the new value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>Discarded %n change</numerusform>
            <numerusform>Discarded %n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already is so: nothing had to be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already is as %1 says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the form; send to apply it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The former values are in the form; send to bring them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityAlerts</name>
    <message>
        <source>%1 reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>viewer, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>New donation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>%n new donation</numerusform>
            <numerusform>%n new donations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityCard</name>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the page Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity campaigns cannot be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs the permission to read charity campaigns and donations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lets only partners and affiliates have charity campaigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goal is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal %1</source>
        <comment>about a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last: %1 gave %2, earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last: %1 gave %2, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are for partners and affiliates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign-in may not see charity campaigns.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is running. Past campaigns are in the ledger below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donations and ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a milestone…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is not known yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is running. Begin one on the service: it appears here by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is not kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln donation saved to %1.</numerusform>
            <numerusform>%Ln donations saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharitySoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a milestone is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When somebody gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications appear on the desktop; many donations at once are one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop shows no notifications: they appear in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notification of the desktop: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message in the window: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
    <message>
        <source>How the figures are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart or its figures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of different sizes have a scale each, left and right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report is in the store yet. They are fetched once a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report is in the store, and the account may not ask for any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the reports that are kept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartTableModel</name>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartView</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A figure&apos;s name and its value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A day and its figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Left and right move by a day; the table has the same figures.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a moderator of this channel any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emotes and badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>%n channel locked down</numerusform>
            <numerusform>%n channels locked down</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock down chat, or restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name of a channel, its title</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWords</name>
    <message numerus="yes">
        <source>%Ln characters too many. The service would cut the end without a word, so it is not sent.</source>
        <translation>
            <numerusform>%Ln character too many. The service would cut the end without a word, so it is not sent.</numerusform>
            <numerusform>%Ln characters too many. The service would cut the end without a word, so it is not sent.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no placeholder {%1}. There are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{%1} is not known in %2 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long for %1 when the placeholders are filled. It is not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it is not known whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d %2 h %3 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>followers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>emote only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followers for at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one message each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for non-moderators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a mode and its value: Slow mode 30 s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a mode, what it is, what it becomes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timed mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of a timed mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before restoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a timed mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the end of a timed mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by the lockdown until %1. Then: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by the lockdown. When it ends: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a while, until %1. Then: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you end it. Then: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a while</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not changed in %2. %3</source>
        <comment>a mode, a channel, the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>%n mode was not changed in %1. %2</numerusform>
            <numerusform>%n modes were not changed in %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel</source>
        <comment>the colour of the channel itself</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must have followed for %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One message per viewer every %1 to %2 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what a mode means, as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatterModel</name>
    <message>
        <source>Broadcaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here since before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message>
        <source>“%1” is already in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>At most %n tag. Remove it to add “%1”.</numerusform>
            <numerusform>At most %n tags. Remove one to add “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Delete removes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, new, Delete removes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CodeLabel</name>
    <message>
        <source>Code: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Colour of the announcement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ColourField</name>
    <message>
        <source>Pick a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another color…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the community</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityWords</name>
    <message>
        <source>d MMM</source>
        <comment>A day of this year, as QLocale writes dates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>A day of another year, as QLocale writes dates</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Shows details of the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls that the service takes from this account before others have to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in ends in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the next call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are kept on disk, and sent when their time has come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n to look at</numerusform>
            <numerusform>%n to look at</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sign-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not handed out by the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in. Ask again and unlock it, or sign in again; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not accept this sign-in any more. Sign in again to continue; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionWords</name>
    <message>
        <source>Service: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last try failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tries since then</source>
        <translation>
            <numerusform>%n try since then</numerusform>
            <numerusform>%n tries since then</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget: %1 of %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnecting, try %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service was last heard: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n subscription</numerusform>
            <numerusform>%n subscriptions</numerusform>
        </translation>
    </message>
    <message>
        <source>Polling every %1 s: no live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: nothing asked for yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>Live events connected, %n refused</numerusform>
            <numerusform>Live events connected, %n refused</numerusform>
        </translation>
    </message>
    <message>
        <source>Live events: reconnecting, try at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an event did not tell is found within %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service’s rate limit is used up: calls wait until it takes them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: no sign-in from the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sign-in from the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What moderators do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title and category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not live, asked for from time to time.</source>
        <comment>what an event tells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the channel of %2: not live, asked for from time to time.</source>
        <comment>what an event tells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service ended it: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CsvFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DayStrip</name>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionLedger</name>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionSender</name>
    <message>
        <source>You have to sign in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service’s rate limit is used up for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has trouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not take the decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused without a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionToasts</name>
    <message>
        <source>Too late to undo: it was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>Delete %Ln reward?</numerusform>
            <numerusform>Delete %Ln rewards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are waiting, %1.</source>
        <translation>
            <numerusform>%Ln is waiting, %1.</numerusform>
            <numerusform>%Ln are waiting, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a reward is deleted, the service fulfils what waits for it: nobody gets points back, and that cannot be undone.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Pause instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers cannot redeem it any more. It can be put back from the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>Sidestage::AccountServices</name>
    <message>
        <source>%1 on %2</source>
        <comment>an account; its service</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Waiting for you to approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type this code on another device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the browser of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The browser did not open. Type the address there yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says that it does not know this code. If you said no, get a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks again in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asking now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the service every few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationModel</name>
    <message>
        <source>earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1, %2 in %n donation</numerusform>
            <numerusform>%1, %2 in %n donations</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>viewer, amount, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>an amount, and others in other currencies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationsCard</name>
    <message>
        <source>Donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search donations by viewer or amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln viewer</numerusform>
            <numerusform>%Ln viewers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No donation matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has given anything yet. Donations appear here as they come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Changed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you edited it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose for each field. Nothing has been sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was when you began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now on the service (seen %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all of theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now on the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Send %n of mine</source>
        <translation>
            <numerusform>Send %n of mine</numerusform>
            <numerusform>Send %n of mine</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be overwritten with yours, %2 taken as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DurationField</name>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::EditorsCard</name>
    <message>
        <source>%1, editor since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors of the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors are not told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who edits the channel is told only with a permission of its broadcaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read again. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The editors are not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody but you edits the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the editors again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::EmbeddedSandbox</name>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Sidestage uses the sandbox of this profile and does not say where it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer has slept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused every subscription: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection was cut: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no connection: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has fallen silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service wanted to hand over to another host.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionSales</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Daily fetching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch once a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Sidestage runs. What the service forgets after a year stays here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say when no new day has come for so many days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say when no new day has come for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days, counted from when the service should have had one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message>
        <source>The address of the file is not safe: it is neither https nor on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is packed (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>The file is larger than %n MB.</numerusform>
            <numerusform>The file is larger than %n MB.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was redirected to where it must not be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not whole.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved. The system said: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still being saved. The next file can be saved when that is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the followers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the followed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count from now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newly followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes since %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not take up where it was. The reading began anew at %1; nobody was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read to the end. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the number is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the permission to read followers the service tells how many there are, not who. %1 has to allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom an account follows is told only with a permission. %1 has to allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody came since %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody left since %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who follows is told only with a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom you follow is told only with a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody follows yet. Followers appear here as they come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You follow nobody yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1. In %n days: %2</source>
        <translation>
            <numerusform>%1. In %n day: %2</numerusform>
            <numerusform>%1. In %n days: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln row saved to %1.</numerusform>
            <numerusform>%Ln rows saved to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service&apos;s list has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln of them only; nobody is taken for gone.</source>
        <translation>
            <numerusform>The service listed %Ln of them only; nobody is taken for gone.</numerusform>
            <numerusform>The service listed %Ln of them only; nobody is taken for gone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>Being fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 came, follows since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is followed since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left, seen %2, followed since %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is followed no longer, seen %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, followed since %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowersCard</name>
    <message>
        <source>+%1 or more</source>
        <comment>followers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who follows is not told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the permission to read followers the service tells how many there are, and not who or since when.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 this stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a follower, since when</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowsView</name>
    <message>
        <source>Which list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the follows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count changes from now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the name from the follows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FormField</name>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed, not sent yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FreshnessLabel</name>
    <message>
        <source>Not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, refresh failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalBar</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Header</name>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a page or an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HeaderState</name>
    <message>
        <source>Columns as at first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HereModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here since</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln redemption</numerusform>
            <numerusform>%Ln redemptions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
    <message>
        <source>Who is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not following</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search who is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln here</source>
        <translation>
            <numerusform>%Ln here</numerusform>
            <numerusform>%Ln here</numerusform>
        </translation>
    </message>
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
    <message>
        <source>%1 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who follows is known when the followers have been read once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who follows is told only with a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s list is some moments behind who comes and goes. Redemptions are those that were seen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is in the chat is told only with a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in the chat. Who comes appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is here is not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the name of who is here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryCard</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the former values into the form, to be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>History of the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo puts the former values into the form, to be sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ImportDialog</name>
    <message>
        <source>Import rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import from “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>%1 were read. They go into the library; nothing is sent to the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are in the library already</source>
        <translation>
            <numerusform>%Ln title is in the library already</numerusform>
            <numerusform>%Ln titles are in the library already</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave those out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace what is in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both, under another title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>Import %Ln</numerusform>
            <numerusform>Import %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::JobRow</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::JobStrip</name>
    <message>
        <source>Show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>The entry in the keychain cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not unlocked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LargeTile</name>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LargeView</name>
    <message>
        <source>Stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerCard</name>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept after a campaign ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is known yet. Each one stays here when it has ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerExport</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryList</name>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1, %n reward</numerusform>
            <numerusform>%1, %n rewards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns on what was on before the last set, and turns off the rest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LimitField</name>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message>
        <source>LIVE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your channel is live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your channel is offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known whether your channel is live</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Live for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 LIVE</source>
        <comment>so many channels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 channels you moderate are live</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Chats are locked down for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>%1 failed</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>%1 is left to do since Sidestage was closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are left to do since Sidestage was closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were not restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were changed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation type="unfinished"></translation>
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
    <message>
        <source>End the lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No end set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the lockdown ends by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>And %Ln more: %1</numerusform>
            <numerusform>And %Ln more: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its chat modes are still as the lockdown set them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether its chat modes were changed. Retry reads them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your moderator role there ended. Its chat modes were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By now the role is there, as far as the service tells. Its chat modes were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its chat modes were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check my role in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the modes of %1 as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was to end at %2, and somebody has changed it meanwhile.</source>
        <comment>a mode in a channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not set: Sidestage was closed before.</source>
        <comment>a mode in a channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be taken back. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not set. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>Locking down %Ln channel</numerusform>
            <numerusform>Locking down %Ln channels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a mode in a channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What else was set there then is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the permission to change the chat modes of %1…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message>
        <source>Lock down chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the lockdown sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything goes back to exactly what it was. The settings can switch this question off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (locked already)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>Lock down %n channel?</numerusform>
            <numerusform>Lock down %n channels?</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what the lockdown sets.</source>
        <translation type="unfinished"></translation>
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
    <name>Sidestage::MainWindow</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in its own window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page in its own window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep that window on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidebar with icons only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sidestage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage %1
A dashboard for live broadcasts.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page, channel, reward, chat mode or action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>Edit the milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1, such as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens then</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>At most %n character.</numerusform>
            <numerusform>At most %n characters.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what happens then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestonesCard</name>
    <message>
        <source>Milestones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise something for an amount: when the total gets there, you are told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached %1</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milestone “%1” deleted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This channel is not in the list any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account that acts there has changed meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message>
        <source>Shield Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to switch Shield Mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to change chat modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 switched it on, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 switched it last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not tell it to this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield Mode was not switched in %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%n channel was not changed: %1. %2</numerusform>
            <numerusform>%n channels were not changed: %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for a while</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes until it is taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>Set for %1 min in %n channel</numerusform>
            <numerusform>Set for %1 min in %n channels</numerusform>
        </translation>
    </message>
    <message>
        <source>Set for %1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>Set in %n channel</numerusform>
            <numerusform>Set in %n channels</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then each gets back what it has now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then back to: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Not ticked: left as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left as it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for a while…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lets an app change chat modes only when you have allowed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not tell it to this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With settings of its own.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGrid</name>
    <message>
        <source>Chat modes by channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose no channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose all channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Space chooses the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridModel</name>
    <message>
        <source>Not sent yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known whether live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed in %1 yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel, a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit all modes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lockdown result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>held by lockdown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>Nobody who is signed in acts in this channel.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message>
        <source>Chat modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock down chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages of those who do not moderate appear some seconds later, so that moderators can take one away before others see it. It is switched on the page Chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chat delay is not told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat delay is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat delay is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The modes cannot be switched here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, being sent</source>
        <comment>a value of a mode</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <comment>a value of a mode; what it becomes; a countdown</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore chat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%n channel since %1</numerusform>
            <numerusform>%n channels since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n need you</source>
        <comment>channels</comment>
        <translation>
            <numerusform>, %n needs you</numerusform>
            <numerusform>, %n need you</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot taken %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channel is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no channel in whose chat you can act. Channels that you moderate can be entered by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet, for %n channels. %1</source>
        <translation>
            <numerusform>Not sent yet, for %n channel. %1</numerusform>
            <numerusform>Not sent yet, for %n channels. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>Send to %n channel</numerusform>
            <numerusform>Send to %n channels</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutout…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose all channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send what is collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard what is collected, choose none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots, announcements, shoutouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock down or restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channel is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>For %n chosen channels</source>
        <translation>
            <numerusform>For %n chosen channel</numerusform>
            <numerusform>For %n chosen channels</numerusform>
        </translation>
    </message>
    <message>
        <source>is so already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” changed nothing: it is so already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is set in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1” is set in %n channels.</source>
        <translation>
            <numerusform>“%1” is set in %n channel.</numerusform>
            <numerusform>“%1” is set in %n channels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded what was collected for %n channels.</source>
        <translation>
            <numerusform>Discarded what was collected for %n channel.</numerusform>
            <numerusform>Discarded what was collected for %n channels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Money</name>
    <message>
        <source>%1M</source>
        <comment>millions of a currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of a currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an amount such as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than can be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This currency has no decimals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>At most %n decimal.</numerusform>
            <numerusform>At most %n decimals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1, once the snooze is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1, by the service’s plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the longest seen here, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::NotificationBell</name>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>more than so many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>Notifications, %n unread</numerusform>
            <numerusform>Notifications, %n unread</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. What is said at the edge of the window stays here until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Notifications</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time; account</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::NumberField</name>
    <message>
        <source>At least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::OnAirPage</name>
    <message>
        <source>On air</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a card, or move the marked one with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in its own window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pop out this card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose these files as a text and an image in your broadcasting program. They are replaced as a whole whenever the campaign moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{%1} %2</source>
        <comment>placeholder, its meaning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the image looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not written. The system said: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the whole path of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayFiles</name>
    <message>
        <source>name of the charity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collected so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing until the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much of the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who gave last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last donation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who gave most at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest donation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image cannot be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{charity}: {total}</source>
        <comment>what stands in an overlay; the words in braces stay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <comment>goal, percent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceCard</name>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceChart</name>
    <message>
        <source>Total over time: %1 now. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal %1.</source>
        <comment>about a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended at %1</source>
        <comment>an amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal, %1</source>
        <comment>about a time</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PageHead</name>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in its own window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back into the main window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleSharedCard</name>
    <message>
        <source>Shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels in the shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose somebody in the list first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a permission; it is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shoutout for %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutout for %1 goes as soon as it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits in the shoutouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search who is in the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s list is some moments behind who joins and leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is in the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shout out when it can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the shoutouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>%Ln in this chat</numerusform>
            <numerusform>%Ln in this chat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since the last reading: +%1, −%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles are not told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the broadcaster knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service tells who moderates a channel and who is a VIP there only to its broadcaster. Of %1 it tells you nobody&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles are being asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderators and VIPs are not told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderators are not told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIPs are not told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To know them, %1 has to allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is in a chat is told only with a permission that %1 has not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not see who is in the chat of %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no channel. Those that you moderate appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in for %1. Sign in to see who is in its chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in this chat. Who comes appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is in this chat is not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture to see all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote of another channel that you can use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheermote from %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Ln Bit</numerusform>
            <numerusform>%Ln Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureRows</name>
    <message>
        <source>For everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges of this channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of this channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sponsored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscribers, tier 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscribers, tier 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subscribers, tier 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For cheering with Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1, %Ln picture</numerusform>
            <numerusform>%1, %Ln pictures</numerusform>
        </translation>
    </message>
    <message>
        <source>animated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a sentence that is read out</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a heading and how many stand under it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PicturesView</name>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheermotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the name of the emote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of emotes and badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 can use from other channels is not shown: that needs a permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of it could be read. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no channel. Those that you moderate appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in for %1. Sign in to see its emotes and badges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing could be read. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing of this kind in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message>
        <source>Swap in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps did not happen.</source>
        <translation>
            <numerusform>%Ln step did not happen.</numerusform>
            <numerusform>%Ln steps did not happen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln created</numerusform>
            <numerusform>%Ln created</numerusform>
        </translation>
    </message>
    <message>
        <source>use a slot each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln turned on</numerusform>
            <numerusform>%Ln turned on</numerusform>
        </translation>
    </message>
    <message>
        <source>were off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>%Ln already on</numerusform>
            <numerusform>%Ln already on</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln turned off</numerusform>
            <numerusform>%Ln turned off</numerusform>
        </translation>
    </message>
    <message>
        <source>keep their slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln taken off</numerusform>
            <numerusform>%Ln taken off</numerusform>
        </translation>
    </message>
    <message>
        <source>free their slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln updated</numerusform>
            <numerusform>%Ln updated</numerusform>
        </translation>
    </message>
    <message>
        <source>to the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>%Ln waiting, %1</numerusform>
            <numerusform>%Ln waiting, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” comes off. The service would fulfil them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Refund the %Ln first</source>
        <translation>
            <numerusform>Refund the %Ln first</numerusform>
            <numerusform>Refund the %Ln first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil the %Ln first</source>
        <translation>
            <numerusform>Fulfil the %Ln first</numerusform>
            <numerusform>Fulfil the %Ln first</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>Delete %Ln reward</numerusform>
            <numerusform>Delete %Ln rewards</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap in “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preview: nothing is sent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being carried out. It goes on after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What was done stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service already is so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can cancel.</source>
        <translation>
            <numerusform>%Ln request, about %1. You can cancel.</numerusform>
            <numerusform>%Ln requests, about %1. You can cancel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign-in may not change rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another plan is being carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would need more slots than there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>Another set is being swapped in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in the library any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No slot is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another app made it: only that can delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions still wait for it.</source>
        <translation>
            <numerusform>%n redemption still waits for it.</numerusform>
            <numerusform>%n redemptions still wait for it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Poll</name>
    <message>
        <source>The service did not answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetDialog</name>
    <message>
        <source>New preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it appears in the list of presets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update from the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already is so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved: choose at least one field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a preset of this name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Set “%1” in %n channels?</source>
        <translation>
            <numerusform>Set “%1” in %n channel?</numerusform>
            <numerusform>Set “%1” in %n channels?</numerusform>
        </translation>
    </message>
    <message>
        <source>What is there now is not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is so already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A snapshot of what is there now is kept first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>Change %n channel</numerusform>
            <numerusform>Change %n channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsCard</name>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more in one go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a favourite: remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit this preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Presets of Sidestage (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets of chat modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For lockdowns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it sets; the rest is left as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a lockdown sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved: choose at least one mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a preset of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that was taken, and a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a preset; why it was not taken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were added.</source>
        <translation>
            <numerusform>%Ln preset was added.</numerusform>
            <numerusform>%Ln presets were added.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were written.</source>
        <translation>
            <numerusform>%Ln preset was written.</numerusform>
            <numerusform>%Ln presets were written.</numerusform>
        </translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message>
        <source>Redemptions waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil the marked redemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund the marked redemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no Channel Points here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel Points come with the Affiliate and Partner programmes. %1 is in neither yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can look here, but not decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage may not see the redemptions of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions are fulfilled and refunded with the permission to manage them, which was not granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no reward of yours yet. Only redemptions of rewards made with Sidestage can be decided here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is waiting. New redemptions appear here as they come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage may not decide redemptions: the permission is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is decided already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waits is not known yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueDelegate</name>
    <message>
        <source>no message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>Select %Ln</numerusform>
            <numerusform>Select %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueDetails</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemed this stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the viewer&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>Show all %Ln in the archive</numerusform>
            <numerusform>Show all %Ln in the archive</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueModel</name>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunded elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilled elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1, %2, collapsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions are not kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message>
        <source>Waiting redemptions</source>
        <translation type="unfinished"></translation>
    </message>
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
    <name>Sidestage::QueueTools</name>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order and grouping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without groups</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueWords</name>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
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
        <source>Not fulfilled: %Ln wait again</source>
        <translation>
            <numerusform>Not fulfilled: %Ln waits again</numerusform>
            <numerusform>Not fulfilled: %Ln wait again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln wait again</source>
        <translation>
            <numerusform>Not refunded: %Ln waits again</numerusform>
            <numerusform>Not refunded: %Ln wait again</numerusform>
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
    <message>
        <source>Refund in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>%Ln of %1 was decided elsewhere.</numerusform>
            <numerusform>%Ln of %1 were decided elsewhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 are gone.</source>
        <translation>
            <numerusform>%Ln of %1 is gone.</numerusform>
            <numerusform>%Ln of %1 are gone.</numerusform>
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
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Sidestage?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To send or to keep. It can be changed in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decision is left to be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. Kept, they wait on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decision (%1 points) has not been sent yet. Kept, it waits on this computer and is sent after the next start.</numerusform>
            <numerusform>%Ln decisions (%1 points) have not been sent yet. Kept, they wait on this computer and are sent after the next start.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cannot be kept: %1 Who quits now loses them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are in the queue.</source>
        <translation>
            <numerusform>%Ln decision failed. It is in the queue.</numerusform>
            <numerusform>%Ln decisions failed. They are in the queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>%Ln decision could not be sent yet. Wait and send again, or keep it.</numerusform>
            <numerusform>%Ln decisions could not be sent yet. Wait and send again, or keep them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>1 year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days: %1. Choose others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service data end %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message>
        <source>Days to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day, included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1: %Ln day.</numerusform>
            <numerusform>%1: %Ln days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionArchive</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove a service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret leave the keychain. All that Sidestage keeps of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions that have not been sent yet are not sent. Chat modes that were to be restored stay as they are. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove service</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>no report for this range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last day %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportTable</name>
    <message>
        <source>Reports of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports of extensions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message>
        <source>Restore chat modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore chat modes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service what the modes are now…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is there now is kept as a snapshot first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the modes that were changed are taken back, to exactly what they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to restore any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be read what the modes are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed it meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is as it was before: nothing has to be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is so already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would get: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>Restore chat mode in %n channel?</numerusform>
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
        <source>Leave %Ln as they are</source>
        <translation>
            <numerusform>Leave %Ln as it is</numerusform>
            <numerusform>Leave %Ln as they are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardAlerts</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward change or delete it, and decide its redemptions. Sidestage did not make “%1”. Duplicate it to have one of your own, and delete the other where it was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere since you began; yours would replace that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for the service&apos;s answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign-in may not change rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>The %n slot on the service is used.</numerusform>
            <numerusform>All %n slots on the service are used.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>Send %n change</numerusform>
            <numerusform>Send %n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put on the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a reward of this title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not sent. %2 Yours is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” saved in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not changed. %2 Your changes are still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: %2 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not created. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” created</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>%n character too many: at most %L1.</numerusform>
            <numerusform>%n characters too many: at most %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %L1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers see only what is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilled at once: nobody has to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see it when it is a minute or longer.</source>
        <translation>
            <numerusform>Up to %n day. Viewers see it when it is a minute or longer.</numerusform>
            <numerusform>Up to %n days. Viewers see it when it is a minute or longer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardLibrary</name>
    <message>
        <source>Another reward has this title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another app made this reward: only that can change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on the service: take it off there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was on before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Reading the rewards has not been allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only affiliates and partners have Channel Points.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message>
        <source>“%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln did not work. %1</source>
        <translation>
            <numerusform>%Ln did not work. %1</numerusform>
            <numerusform>%Ln did not work. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>%Ln put on the service</source>
        <translation>
            <numerusform>%Ln put on the service</numerusform>
            <numerusform>%Ln put on the service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln deleted</numerusform>
            <numerusform>%Ln deleted</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>%Ln was not deleted. %1</numerusform>
            <numerusform>%Ln were not deleted. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is off the service and stays in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln are off the service and stay in the library</source>
        <translation>
            <numerusform>%Ln is off the service and stays in the library</numerusform>
            <numerusform>%Ln are off the service and stay in the library</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>%Ln added to “%1”</numerusform>
            <numerusform>%Ln added to “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken out of “%1”</source>
        <translation>
            <numerusform>%Ln taken out of “%1”</numerusform>
            <numerusform>%Ln taken out of “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source> (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardSelectionBar</name>
    <message>
        <source>Turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do with the selected rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardTable</name>
    <message>
        <source>Rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with redemptions waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do with the selected rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reward is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln reward</numerusform>
            <numerusform>%Ln rewards</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a reward to see and edit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel Points are for partners and affiliates. The library can be prepared all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign-in may see rewards, but not change them on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign-in may not see the rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rewards are not known yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor or plan beside the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the changes of the reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by another app: only that app may change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a reward first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign-in may not change rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a set first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the selected rewards can be changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln changed</source>
        <translation>
            <numerusform>%1 of %Ln changed</numerusform>
            <numerusform>%1 of %Ln changed</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put on the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out of this set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off the service, not only turn off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only turn off, keep the slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preview of swapping in “%1”: nothing is sent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are still there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewards (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards exported</source>
        <translation>
            <numerusform>%Ln reward exported</numerusform>
            <numerusform>%Ln rewards exported</numerusform>
        </translation>
    </message>
    <message>
        <source>Import rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not read. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not read: it is not a list of rewards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>%Ln reward imported</numerusform>
            <numerusform>%Ln rewards imported</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in this set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set was swapped in yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add rewards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rewards yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every reward is in this set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RunAdCard</name>
    <message>
        <source>Run an ad now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service may show a shorter or a longer one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleRows</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>the channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id %1, product %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transaction ids, separated by spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up transactions by their ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension transactions, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up a transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the transaction&apos;s id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln ids together.</source>
        <translation>
            <numerusform>At most %Ln id together.</numerusform>
            <numerusform>At most %Ln ids together.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. The service tells them to the app itself, by a token of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service profile has no client secret, which the app&apos;s own token needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these ids is not known to the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transactions are not known. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was bought yet. Purchases appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SearchCombo</name>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SecondStart</name>
    <message>
        <source>Sidestage is running already, but does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it answers. When it has ended, this one starts in its place. Nothing is lost by waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines at most can be told apart.</source>
        <translation>
            <numerusform>%Ln line at most can be told apart.</numerusform>
            <numerusform>%Ln lines at most can be told apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While they are compared: %Ln figures at most.</source>
        <translation>
            <numerusform>While they are compared: %Ln figure at most.</numerusform>
            <numerusform>While they are compared: %Ln figures at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message>
        <source>No data, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceAddress</name>
    <message>
        <source>This is not an address. It must begin with https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address alone, without user, query or fragment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only https is safe for a sign-in; http is for services on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address alone, without user or fragment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events need wss://; ws:// is for services on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>Add a service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which service shall Sidestage talk to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The public platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the version, such as https://api.example/helix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as https://id.example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A service needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A client id has no spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A client secret has no spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. Without it everything is polled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the client id. The service asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the service calls your app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: the one that is kept stays. Another one replaces it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes into the keychain. Empty for a public client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase the client secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register exactly this one: the sign-in comes back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the redirect URI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is called here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The platform asks that Sidestage is registered with it once, which is free and takes two minutes. Open its console, register an application of any name with the redirect URI below, and choose the client type “Public”: an app on your computer cannot keep a secret. Then paste the client id that it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, with the redirect URI below. It gives you a client id, and a client secret only if the app is a confidential client.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>The service was not told of every account, so tokens of it end by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not answer: look there for entries of this service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>The service did not renew your sign-in (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SetNameDialog</name>
    <message>
        <source>New set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It begins with the %Ln selected rewards.</source>
        <translation>
            <numerusform>It begins with the %Ln selected reward.</numerusform>
            <numerusform>It begins with the %Ln selected rewards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of a category or a show: “Horror night”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a set of this name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the system&apos;s own. Everything grows with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters alone act as keys while a list or a card has the keyboard, never in a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the menus are behind the button over the sidebar; Alt opens them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the key locks the chosen channels at once, or all that are shown. It can be undone exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a decision can be taken back. The service itself cannot undo one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When quitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of decisions that are held. What is kept is sent after the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn while it is not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise accounts of the sandbox are silent and not connected while another service is shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>Add a shoutout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not live)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody who is signed in can give a shoutout there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can get the next one in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as the service allows it. Otherwise you send it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This channel got a shoutout from here less than an hour ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1: two minutes lie between two shoutouts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · when you say so</source>
        <comment>from whom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes when you say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>Sidestage ended before the service had answered. It is not known whether the shoutout was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This channel is not in the list any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been given the permission to give shoutouts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the queue already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another shoutout of this channel is on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>came with %Ln viewers</source>
        <translation>
            <numerusform>came with %Ln viewer</numerusform>
            <numerusform>came with %Ln viewers</numerusform>
        </translation>
    </message>
    <message>
        <source>It waited while Sidestage was closed or the computer slept. It goes when you say so.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutsCard</name>
    <message>
        <source>Shoutouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a shoutout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutouts to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in the queue. Each channel can give one every 2 minutes, and the same one again after an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this shoutout (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 got no shoutout. %2</source>
        <comment>a channel; the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shoutout in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can get the next one in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Two minutes lie between two shoutouts of a channel: %1 left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier	Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later	Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were to go while the computer slept. They wait for you.</source>
        <translation>
            <numerusform>%Ln shoutout was to go while the computer slept. It waits for you.</numerusform>
            <numerusform>%Ln shoutouts were to go while the computer slept. They wait for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1 gave %2 a shoutout, seen by %Ln viewer</numerusform>
            <numerusform>%1 gave %2 a shoutout, seen by %Ln viewers</numerusform>
        </translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as the service allows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Sidebar</name>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SignIn</name>
    <message>
        <source>The answer does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent no code, so there is nothing to sign in with. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know %1 as an address of this app. Register exactly this address with it, then start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused the sign-in. It said: “%1”. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Look at the client id of this service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not say whose token it is, so it was not used. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the sign-in. It said: “%1”. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent an answer that cannot be understood. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not answer. Nothing was changed. Start again when it is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody came back from the browser in time. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a client secret, which this service was set up without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a registered address on this computer, like http://localhost:17563/signed-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program uses port %1 of this computer, to which the browser would come back. End that program, or choose another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer does not let Sidestage wait for the browser. It said: “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody entered the code in time, so it has ended. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code was used, but the answer of the service got lost on its way. Get a new code and enter that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know this code any more: it was refused, or withdrawn. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent no token, so there is nothing to sign in with. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs the client secret, which the keychain has not handed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answered that it has a problem (%1). Nothing was changed. Start again in a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answered that it has a problem (%1). It said: “%2”. Nothing was changed. Start again in a while.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service’s own page, shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Sidestage may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your browser opens, then returns here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On another device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a short code on your phone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service for a code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the service’s page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service’s page led to %1, which is not one of its own. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened: %1. Only the service’s own pages open here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason given: “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service’s page did not load. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service could not prove that it is %1, so nothing was sent there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process that draws it ended. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code has expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody came back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token stays in memory: you will sign in again after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no keychain to use. The token stays in memory: you will sign in again after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token goes into your system’s keychain. Sidestage never sees your password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked for. Sidestage only learns who you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) asked. More can be asked for later.</source>
        <translation>
            <numerusform>%n group asked. More can be asked for later.</numerusform>
            <numerusform>%n groups asked. More can be asked for later.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain, which takes the token. It may want its password; until then the token stays in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain does not take the token. It said: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain is locked. The token stays in memory: you will sign in again after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain, which may want its password. The token goes there when it is unlocked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted, this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address %1, encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address %1, not encrypted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message>
        <source>Sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service takes back what Sidestage may do, and the token is forgotten. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep and sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send and sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decision of this account is left to be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. Kept, they wait on this computer for the next sign-in.</source>
        <translation>
            <numerusform>%Ln decision of this account has not been sent yet. Kept, it waits on this computer for the next sign-in.</numerusform>
            <numerusform>%Ln decisions of this account have not been sent yet. Kept, they wait on this computer for the next sign-in.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cannot be kept: %1 Who signs out now loses them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are in the queue.</source>
        <translation>
            <numerusform>%Ln decision failed. It is in the queue.</numerusform>
            <numerusform>%Ln decisions failed. They are in the queue.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes longer. It is sent as soon as that is possible, but nobody is signed out before you choose again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SlotBudget</name>
    <message>
        <source>Slots on the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2 used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 made elsewhere, read only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made elsewhere, %L6 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots on the service: not known yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock down…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets strict modes everywhere at once, and takes them back exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the snapshot. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the modes were before each change will be here, to be restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a time; how many channels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln channel</numerusform>
            <numerusform>%Ln channels</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep under a name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not restored. %2</source>
        <comment>a channel; the reason</comment>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Name of the snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One with a name stays until you delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A snapshot that is kept needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it: it does not come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you end it, then %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends after the lockdown, then %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverts automatically</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozePieces</name>
    <message>
        <source>%1 of %2 snoozes left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message>
        <source>Snoozes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the next ad 5 minutes later. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>left</numerusform>
            <numerusform>left</numerusform>
        </translation>
    </message>
    <message>
        <source>One more any moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more in %1, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All available</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a reward is redeemed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications appear on the desktop; many at once are one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop shows no notifications: they appear in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how it looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the sound of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notification of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::StaleNote</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message>
        <source>No keychain: sign-in lasts until you quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keychain unlocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API budget %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 for keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · F1 for keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n decisions held, safe on disk</source>
        <translation>
            <numerusform>%n decision held, safe on disk</numerusform>
            <numerusform>%n decisions held, safe on disk</numerusform>
        </translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then they can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls that the service still takes from this account; full again at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls that the service still takes from this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may want its password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keychain locked: sign-in lasts until you quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1: %n decision</numerusform>
            <numerusform>%1: %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions of %1 held, safe on disk</source>
        <translation>
            <numerusform>%n decision of %1 held, safe on disk</numerusform>
            <numerusform>%n decisions of %1 held, safe on disk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 decisions of %n accounts held, safe on disk</source>
        <translation>
            <numerusform>%1 decisions of %n account held, safe on disk</numerusform>
            <numerusform>%1 decisions of %n accounts held, safe on disk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::TargetModel</name>
    <message>
        <source>raided you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Templates of announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the channel would get appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template needs a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a template of this name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::TimeText</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message>
        <source>Send now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
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
    <name>Sidestage::Toggle</name>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Tones</name>
    <message>
        <source>Bell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marimba</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingCard</name>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCardRow</name>
    <message>
        <source>Fulfil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a reward, what the viewer wrote</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>You can look here, but not decide: Sidestage may not fulfil or refund redemptions for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage may not decide redemptions: the permission is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions cannot be kept on disk, so they last only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel Points come with the Affiliate and Partner programmes. %1 is in neither yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage may not see the redemptions of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that waits matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue could not be read. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no reward of yours yet. Only redemptions of rewards made with Sidestage can be decided here; make one on the page Rewards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is waiting. New redemptions appear here as they come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send what is held now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is decided already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected. Space selects the row or the group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln decisions are held and will be sent then.</source>
        <translation>
            <numerusform>%1 %Ln decision is held and will be sent then.</numerusform>
            <numerusform>%1 %Ln decisions are held and will be sent then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::WhyHint</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sounds are not installed. Install Qt Multimedia and Sidestage&apos;s plugin for sounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine has no sound device, so nothing can be heard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>This is not a value of the right kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %L1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %L1.</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Some characters are not allowed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not one of the allowed ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused it without a reason (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in ended. Sign in again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (401)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not allow it (403).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (403)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know it (404).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (404)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed too often (409). Try again in a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (409)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asks for a pause (429).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (429)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has a problem of its own (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of the service cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of the service cannot be understood at “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be written to disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A dashboard for live broadcasts, with a platform in a box to try it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep everything in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

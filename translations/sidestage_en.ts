<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActivatePage</name>
    <message>
        <source>Connect a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
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
        <source>Your device was not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is not valid. Compare it with the code on your device and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code has expired. Get a new one on your device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code has already been used. Get a new one on your device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the eight letters and digits shown on your device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 continues in a few seconds. You can close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no access to your account. You can close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This request is no longer valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was already answered or has expired. Get a new code on your device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No choice was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back, select a user, then approve or deny.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter device codes at /activate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice could not be saved. Try again.</source>
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
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
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
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Gap, %n day</numerusform>
            <numerusform>Gap, %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One year earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other days…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has no data before %1. Showing saved data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet for these days. The latest available day is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days before %1 come from saved data only; the service no longer provides them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hour on air within the range. Downloaded data stays saved.</numerusform>
            <numerusform>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>No report for this range. A game needs at least %n hour on air.</numerusform>
            <numerusform>No report for this range. A game needs at least %n hours on air.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new download link does not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the report list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>Loading the report list, %Ln so far…</numerusform>
            <numerusform>Loading the report list, %Ln so far…</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report downloaded</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Could not download reports</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download link expired. Sidestage is requesting a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last data %1</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>A later report has less data for these days than an earlier one. Most recent of these days: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data for %1.</source>
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
        <source>Sign in as</source>
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
        <source>Chat and moderation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads, Bits, charity and analytics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See your public profile, and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be able to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After you choose, you return to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything here is simulated. There is no password, and no data leaves this computer.</source>
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
        <source>See your moderators and VIPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the ad schedule, snooze and run ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage chat modes, announce, shout out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See moderators’ actions in chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who cheers with Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See reports of games and extensions</source>
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
        <source>%1 an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace is shown after %1 of data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 less.</source>
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
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
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
        <source>The file is larger than %1 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a chat preset file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>Only the first %Ln preset is imported.</numerusform>
            <numerusform>Only the first %Ln presets are imported.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: duplicate name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: does not set any mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: another preset is already used for lockdowns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 must be on or off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 skipped. Allowed: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a chat preset file: %1</source>
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
        <source>Rewards of a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeem a reward</source>
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
        <source>Buys a product of an extension with Bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go live</source>
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
        <source>Change the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce</source>
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
        <source>End the shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the charity goal</source>
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
        <source>Add many chatters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a user</source>
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
        <source>Ban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compatibility</source>
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
        <source>Close a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderate many channels</source>
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
        <source>Set a chat colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returns the time, the main channels, the switches, and what is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returns the activity log, oldest first. With after, returns only later entries, so that tests can wait for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer in a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returns a user&apos;s points, roles and follow date in a channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app created them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the recorded requests, without secrets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists all control calls with their fields and rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeems a reward by its id or title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops following the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends a chat message. Chat modes apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins the chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donates to the running campaign, in minor units of its currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy from an extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the viewer&apos;s balance of Channel Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts a stream. If the channel is already live, starts a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set viewer count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the number of viewers of the stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the channel as its broadcaster would on the website.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends viewers to another live channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posts an announcement in chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shout out a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shouts out another channel. Cooldowns apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes chat modes, as a moderator or the broadcaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set Shield Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns Shield Mode on or off, as a moderator or the broadcaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts a shared chat between channels. The first channel is the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a channel to another channel&apos;s shared chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes a channel from its shared chat. The chat ends when the host leaves or only one channel is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the shared chat of the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs an ad. The cooldown applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postpones the next ad break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0 means no target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0 means no target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds this many waiting redemptions at once, ignoring all limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds this many users to the chat at once, and creates users if needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the user a moderator of this many more channels with different chat modes, and creates channels if needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds this many donations at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creates this many users who follow the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set activity rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets how often per minute simulated viewers act while the channel is live. Omitted rates are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the built-in scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a built-in scenario or the JSON of a file, in sandbox time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the scenario that is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a user, who can then be selected when an app asks for permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the user&apos;s moderator role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the user&apos;s VIP role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat. Without a colour, the user counts as having never chosen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the user&apos;s editor role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bans the user from the channel. A moderator or VIP loses that role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unbans the user from the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live event sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the connected WebSockets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, including those that have just ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live event faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching notification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the WebSocket of one session or of all sessions, with a close code of the service: 1000, or 4000 to 4007.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request reconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the clients of one session or of all sessions to reconnect within 30 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revokes one subscription, or all of a type, and sends the reason to their clients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a live event fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops, duplicates, delays or reorders upcoming notifications, or cuts the connection instead of sending one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear live event faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clears pending live event faults: one by its id, or all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers or replaces an app. Without a secret, it is a public client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues a token without a sign-in page: a user token, or an app token if no user is given. Without scopes, the token has all scopes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires every access token. Refresh tokens stay valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnects the app from the user&apos;s account. Its tokens and the user&apos;s approval end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the time to a given moment or to now, jumps by seconds, and sets the speed: 0 pauses, 1 is normal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards the world and recreates it from the seed. Faults, limits and switches return to their initial state. Apps stay; their tokens end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of requests, then applies the given number of times; times -1: until cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clears faults: one by its id, those of an endpoint or path, or all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the requests per minute and turns buckets, headers and refusals on or off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns differences between the public service and the specification on or off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deletes the recorded requests.</source>
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
        <source>a field is longer than %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends in the middle of a character; it is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quoted field is not closed; the file is incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line ends with CR instead of CRLF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file contains a zero byte; it is not a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unquoted field contains a quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is text after a closing quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line ends with LF instead of CRLF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line endings are mixed, CRLF and LF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 fields, but the first line has %2; the file may be incomplete.</source>
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
        <source>%1: %2.</source>
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
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already used by another reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong type of value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No free slots on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service rejected the request (400).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page cannot be shown because it cannot share graphics with the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then restart Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedded page cannot run as administrator (root), because its protection does not work there. Start Sidestage as a regular user.</source>
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
        <source>there is no “Date” column; this is not a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a report for %1 is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contains “%1”, which was not requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 appears twice, with different figures.</source>
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
        <source>Access denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completing the sign-in in Sidestage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to Sidestage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage has received the response and continues. You can close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You can close this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This response does not belong to the current sign-in, so it was not used. Start again in Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sign-in to complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page opens after you sign in to the service. Start a sign-in in Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage is no longer waiting for this sign-in. Start again in Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page needs JavaScript to complete the sign-in. Without it, sign in on another device instead.</source>
        <translation type="unfinished"></translation>
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
        <source>Set %L1: the name is missing or too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a rewards file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>Only the first %Ln reward is imported.</numerusform>
            <numerusform>Only the first %Ln rewards are imported.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: duplicate title.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>This is not a rewards file: %1</source>
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
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>afterwards: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit for this stream has been reached.</source>
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
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>At least %1 between redemptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>port %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not open the database %1: %2</source>
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
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it:</source>
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
        <source>Control page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
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
    <message>
        <source>seed %1, profile %2, stored in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in as a user, in a browser:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario or file &quot;%1&quot;. Available scenarios: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A simulated streaming platform: token service and API, on this computer only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen on this port; 0 selects a free port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the world from this seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store all data in this file. Without it, all data is lost on exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;specification&quot; follows the specification; &quot;observed&quot; follows the public service where it was seen to differ: all switches of --compat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests per minute for each user of each app; 0: no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start sandbox time at this moment: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, time continues where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run sandbox time at this multiple of real time; 0 pauses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behave like the public service in these points: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off everything below /sandbox: the control page and the control calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this scenario at start: %1, or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print which endpoints of the specification are implemented, and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off simulated viewer activity in a new world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown argument &quot;%1&quot;. See --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown profile &quot;%1&quot;. Available: specification, observed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown switch &quot;%1&quot;. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--db requires a file name.</source>
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
        <source>Users and roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apps and tokens</source>
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
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
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
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World</source>
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
        <source>Refused steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
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
        <source>connection cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bucket emptied</source>
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
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
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
        <source>Record requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
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
        <source>Done.</source>
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
        <source>Branded content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
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
        <source>Display name</source>
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
        <source>From channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
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
        <source>Length in seconds</source>
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
        <source>Scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client secret</source>
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
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
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
        <source>Channel to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock and reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page needs JavaScript. Without it, you can do everything with curl: see /sandbox/calls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 60 times normal speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set to this computer&apos;s time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not responding since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox is not responding. Showing data from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip to content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users and apps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a row to act in that channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>viewers of a stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing “%1”: %2 steps done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No activity yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add request faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pending faults. Requests are answered normally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skips %1 first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated after %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still takes effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count requests against their bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send rate limit headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse requests when the bucket is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences between the public service and the specification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh tokens stay valid after use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad times are in seconds since 1970</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn endpoints return 410 instead of 404</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recreates the world from its seed. Tokens end; registered apps stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to seed %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All activity in this world will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. Only the last 1,000 requests are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recorded requests. Turn on recording, then use your app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything on this page is also available to scripts. Reading is a GET with a query; everything else is a POST with a JSON body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sandbox is not responding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels (host first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheers per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay in milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donations per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum follow time in minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still takes effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer&apos;s message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds between ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers joining per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds to jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers leaving per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat delay for non-moderators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this computer&apos;s time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raids per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number to skip first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds between messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncate after bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event type</source>
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
        <source>%1 is too large for a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
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
    <message>
        <source>Create clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Shield Mode where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who else moderates where you moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm who you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change who you follow (withdrawn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who you have blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who you follow</source>
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
        <source>Sign in another account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation type="unfinished"></translation>
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
    <name>Sidestage::AccountView</name>
    <message>
        <source>Sign in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. You may need to enter its password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The keychain reported: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not renew your sign-in, because the client secret of this service could not be read from the keychain. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The service responded: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>Offline since %1. %Ln pending decision will be sent when the connection is back.</numerusform>
            <numerusform>Offline since %1. %Ln pending decisions will be sent when the connection is back.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline since %1. Showing the last known data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Ready in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is available again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Before an ad</source>
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
        <source>Ad announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholders, filled in when sent: {%1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also announce the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No templates yet. Create them on the Chat page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
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
        <source>Shown</source>
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
        <source>Breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduled for %1</source>
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
    <message>
        <source>Ad length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the Ads page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pre-rolls for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pre-rolls until %1</source>
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
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
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
        <source>Snooze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the snooze</source>
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
        <source>Desktop notification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an ad is about to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a desktop notification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warning in the window counts down and closes automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
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
        <source>Ads of this stream, from 30 minutes ago to 50 minutes ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduled, did not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad shown, length unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad expected, based on previous ads</source>
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
        <source>Snoozed</source>
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
        <source>The ad was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
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
    <message>
        <source>End of the ads announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcoming ads announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement may not have been sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>next ad at %1, %n snooze left</numerusform>
            <numerusform>next ad at %1, %n snoozes left</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad running for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save the ad log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided at %1; Sidestage closed before it was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next ad moves to %1</source>
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
        <source>Sidestage was not running when the ads ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage closed while sending the announcement. It may not have been sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to announce in chat.</source>
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
        <source>Permission to read the ad schedule</source>
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
        <source>Live channels only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snoozes</source>
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
        <source>Another ad can run at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being sent.</source>
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
        <source>Announcements cannot be sent now.</source>
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
        <source>Run by %1</source>
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
        <source>%1 s shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation type="unfinished"></translation>
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
        <source>%n snoozes</source>
        <translation>
            <numerusform>%n snooze</numerusform>
            <numerusform>%n snoozes</numerusform>
        </translation>
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
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the ad schedule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the broadcaster can see the ad schedule, and the app needs the permission to read it (channel:read:ads).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads are scheduled and run only in channels of partners and affiliates. This channel is neither, so there is no countdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads are scheduled when the stream starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ads are scheduled only while a channel is live. The countdown appears here when the stream starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ad is scheduled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ad is scheduled for this stream. Set up automatic ads in the ads manager on the service&apos;s website.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to snooze ads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An app can snooze ads only with the permission to manage them (channel:manage:ads).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to run ads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the broadcaster can run ads, and the app needs permission to do so (channel:edit:commercial).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No snoozes left. Next one at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No snoozes left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get a few snoozes, and one more from time to time. Each one delays the next ad by 5 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another ad can start only some minutes after the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time between ads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another ad can start only after the waiting time that the service sets with each ad, at least 8 minutes after the last ad began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests. Try again in a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are signed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response received. The ad may or may not have been snoozed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response received. The ad may or may not be running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{%1} is currently unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long. The service accepts at most %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>based on %n break</numerusform>
            <numerusform>based on %n breaks</numerusform>
        </translation>
    </message>
    <message>
        <source>Run manually</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detected later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No planned length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As planned</source>
        <translation type="unfinished"></translation>
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
        <source>ad due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ad shown</source>
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
        <source>Export log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
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
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln line saved to %1.</numerusform>
            <numerusform>%Ln lines saved to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2, on %3’s channel</source>
        <comment>90 s at 20:47:45</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pre-rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad length: %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad announcements…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export totals per show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export ad log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
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
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily download…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account has not granted the permission.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
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
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
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
    <message>
        <source>%1; previous period: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>A permission is missing</source>
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
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What came, and when.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to read game reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to read extension reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports require the permission “%1”. Saved data is still shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. See the table for details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has no data for these days either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
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
        <source>Announce (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
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
        <source>Channel to announce in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>%Ln selected channel</numerusform>
            <numerusform>%Ln selected channels</numerusform>
        </translation>
    </message>
    <message>
        <source>Your text was replaced with “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channel to announce in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signed-in account can announce in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce. Sign in again under Accounts to grant it.</source>
        <translation type="unfinished"></translation>
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
        <source>Failed. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
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
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
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
    <message>
        <source>Unknown. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced in all channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No announcements yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Announcer</name>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage was closed before the service replied. The announcement may have been sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage was closed before it was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce.</source>
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
        <source>%1 is signed out.</source>
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
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, amount reached, milestone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
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
        <source>Edit %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert for %1</source>
        <comment>an account</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not start the sandbox. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not use the file of this profile: %1 Drafts, presets and accounts are kept only until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save everything: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The token could not be read from the keychain, so it was not revoked and stays valid until it expires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The service did not answer, so the token stays valid until it expires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting sandbox…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed in. The sandbox simulates a complete platform: sign in as one of its users and change what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the sandbox…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed in to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading your accounts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>%n pending decision from last time</numerusform>
            <numerusform>%n pending decisions from last time</numerusform>
        </translation>
    </message>
    <message>
        <source>sent when the undo time is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you stay signed in only until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save the client secret, so it is kept only until you quit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not delete the client secret from the keychain: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sandbox page (port %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1</source>
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
        <source>redeemed %1, %2</source>
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
    <message>
        <source>Select a redemption to see its details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, fulfilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Sidestage was not connected</source>
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
    <message>
        <source>Time range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To date (inclusive)</source>
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
        <source>Clear filters</source>
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
    <message>
        <source>Refresh the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the archive. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that Sidestage sees is saved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decisions today. Fulfilled and refunded redemptions appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export (%1)</source>
        <translation type="unfinished"></translation>
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
        <source>Pop out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move the card, W changes its width, P pops it out, H hides it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read the client secret of this service from the keychain.</source>
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
        <source>Permission to announce</source>
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
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small window in a corner of the screen, above all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An app can announce in chat only with permission (moderator:manage:announcements).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
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
        <source>Since the channel began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
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
        <source>Nobody cheered in this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your time: %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pacific time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who cheered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the leaderboard. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
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
        <source>Shows</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Ad breaks, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals per show, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ad breaks yet. They are listed here as they happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List to show</source>
        <translation type="unfinished"></translation>
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
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Waiting for your browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sign-in through the browser cannot be renewed. When it expires after a few weeks, sign in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue in your browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another browser on this computer. Valid for this sign-in only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your browser opens the service’s page, where you may already be signed in. After you approve, it returns to %1 on this computer, where Sidestage is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve access in your browser. This window then continues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not open the browser. Copy the address and paste it into a browser on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A response to another sign-in arrived and was not used. Still waiting.</source>
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
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
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
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can still be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln per minute</source>
        <translation>
            <numerusform>%Ln per minute</numerusform>
            <numerusform>%Ln per minute</numerusform>
        </translation>
    </message>
    <message>
        <source>undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>%Ln is already sent and final. The other %1 will wait again.</numerusform>
            <numerusform>%Ln are already sent and final. The other %1 will wait again.</numerusform>
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
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1</source>
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
    <message>
        <source>Edit rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields that are not ticked stay unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkModel</name>
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
    <message>
        <source>Waiting again</source>
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
        <source>Logo of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity website</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the logo of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not open the website: %1</source>
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
        <source>Card layout reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
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
    <message>
        <source>None scheduled</source>
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
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order changed</source>
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
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the channel</source>
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
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent: the channel was changed elsewhere. Compare the changes on the Channel page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage can view but not change your channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing title, category and other details requires permission to manage your broadcast, which was not granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>%n change not sent yet.</numerusform>
            <numerusform>%n changes not sent yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets, %1 in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No presets yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was added to your unsent changes. Review and send them together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent. %1 Your changes are still on the Channel page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
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
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
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
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account to use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel name or address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account for the new channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to list the channels moderated by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, account: %3</source>
        <comment>a channel, the role there, an account</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a channel name or address.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>Permission needed</source>
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
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Up to %n second.</numerusform>
            <numerusform>Up to %n seconds.</numerusform>
        </translation>
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
        <source>Editor since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
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
        <source>Recent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account cannot change the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the channel requires the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not added: use only letters and digits, without spaces or symbols.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games rated Mature are labelled automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners only</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>Only partners can delay their stream, by up to %n second.</numerusform>
            <numerusform>Only partners can delay their stream, by up to %n seconds.</numerusform>
        </translation>
    </message>
    <message>
        <source>How often you can change this is limited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing the editors requires the permission channel:read:editors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from favourite categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to favourite categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type part of the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
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
        <source>Nothing was sent because the channel may have changed in the meantime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change was accepted, but the channel now has a different setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to view Shield Mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
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
        <source>%1 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not changed: %1. The new value was not recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the form. Send to apply it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous values are in the form. Send to restore them.</source>
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
        <source>Charity campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
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
    <message>
        <source>Open the Charity page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charity campaigns are not available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires permission to read charity campaigns and donations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only partners and affiliates can have charity campaigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are available only to partners and affiliates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see charity campaigns.</source>
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
    <message>
        <source>Add milestone…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the campaign. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No campaign is running. Start one on the service’s website; it appears here automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export ledger</source>
        <translation type="unfinished"></translation>
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
        <source>When someone donates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several donations at once are combined into one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop notification: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
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
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of very different size use separate scales, left and right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading saved reports…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reports saved, and Sidestage needs permission to download them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reports yet. They are downloaded once a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
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
        <source>%1. The left and right arrow keys move by a day; the table shows the same figures.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Not signed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no channel named “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer a moderator of this channel.</source>
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
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name of a channel, its title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat sections</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
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
        <source>until %1</source>
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
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>%Ln character too many. Shorten the text to send it; the end would be cut off.</numerusform>
            <numerusform>%Ln characters too many. Shorten the text to send it; the end would be cut off.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}. Available: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{%1} is not available in %2 right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long for %1 once the placeholders are filled in. Shorten the text to send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: unknown whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum follow time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the lockdown until %1. Reverts to: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the lockdown. When it ends, reverts to: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timed until %1. Reverts to: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you end it. Reverts to: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone</source>
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
        <source>%1, press Delete to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, new, press Delete to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains %1.</source>
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
        <source>Announcement colour</source>
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
        <source>Other colour…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>No matching result.</source>
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
        <source>Follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Community section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In chat</source>
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
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows connection details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry now</source>
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
        <source>Sign-in</source>
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
    <message>
        <source>Waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sign-in</source>
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
        <source>Not renewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests this account can still send before it has to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sign-in is no longer valid. Sign in again to continue. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the next request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsent decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved on disk. They are sent when the undo time is over or the connection is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionWords</name>
    <message>
        <source>Service: %1</source>
        <translation type="unfinished"></translation>
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
        <source>Offline since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed out</source>
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
        <source>Live events: signed out</source>
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
        <source>Live events: reconnecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
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
        <source>Last response: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last attempt failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>%n attempt since then</numerusform>
            <numerusform>%n attempts since then</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate limit reached. Calls wait until the service accepts them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderator actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the channel of %2: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service ended the subscription: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last message from the service: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No live events: polling every %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: sign-in not readable from keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: not subscribed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed changes are found within %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events: reconnecting, next attempt at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in not readable from keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected · updated %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnecting, attempt %1</source>
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
        <source>Waiting for the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need to sign in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate limit of the service has been reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service rejected the decision without giving a reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionToasts</name>
    <message>
        <source>Show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late to undo: already sent.</source>
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
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>%Ln redemption is waiting (%1).</numerusform>
            <numerusform>%Ln redemptions are waiting (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting a reward fulfils its waiting redemptions: no points are refunded, and this cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers can no longer redeem a deleted reward. If you keep it in the library, you can create it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Copy code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for your approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter this code on another device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens in the browser of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not open the browser. Enter the address there yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and enter:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is not valid any more. If you denied access, get a new code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next check in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks for your approval every few seconds.</source>
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
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
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
    <message>
        <source>Sort donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching donation for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No donations yet. They appear here as they come in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
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
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you were editing it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which value to use for each field. Nothing has been sent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current value (seen %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use current values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your value</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>Send mine (%n)</numerusform>
            <numerusform>Send mine (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will be overwritten with your values, %2 will keep the current value.</source>
        <translation type="unfinished"></translation>
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
        <source>A permission is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody but you edits the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the editors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing the editors of a channel requires permission from its broadcaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the editors. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
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
        <source>Cannot write to the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Sidestage is using the sandbox of this profile, and its address could not be found.</source>
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
        <source>The computer was asleep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused all subscriptions: %1</source>
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
        <source>Connection lost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not connect: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection timed out: no data from the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service tried to move the connection to a different host, which is not allowed.</source>
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
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download once a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Sidestage is running. Data that the service deletes after a year stays saved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn after this many days without new data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn when there is no new data for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In days, counted from when new data was due.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>The address of the file is not secure: it is neither https nor on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is compressed (%1), which is not supported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was redirected in a way that is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
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
        <source>The export was cancelled. Nothing was saved.</source>
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
        <source>Table for spreadsheets (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still being saved. You can save another file when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save %1. The system reported: “%2”</source>
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
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names</source>
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
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since %1</source>
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
        <source>A permission is missing</source>
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
        <source>Clear the search</source>
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
        <source>Following</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export followers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export followed channels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed channels per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter followed channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search followed channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed channels, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newly followed channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channels no longer followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes since %1: %2 new, %3 gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading could not be resumed and started over at %1. Nobody was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not fully loaded. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the number of followers is available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available without permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without permission to read followers, only their number is available, not who they are. %1 has to grant it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing who an account follows requires permission. %1 has to grant it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody new since %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gone since %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who you follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No followers yet. They appear here as they come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not follow anyone yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>The list from the service has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>The service listed only %Ln of them, so nobody is marked as gone.</numerusform>
            <numerusform>The service listed only %Ln of them, so nobody is marked as gone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>%1, login %2</source>
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
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, new, follows since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, new, followed since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, gone, noticed %2, followed since %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no longer followed, noticed %2</source>
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
    <message>
        <source>No permission to see who follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without permission to read followers, Sidestage only sees how many there are, not who they are or since when they follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowsView</name>
    <message>
        <source>Followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export follows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name from follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the count of changes</source>
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
    <message>
        <source>Loading…</source>
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
        <source>Reset columns</source>
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
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow status unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
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
        <source>%1 copied</source>
        <translation type="unfinished"></translation>
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
        <source>Show everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter viewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search viewers in chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers in chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the viewer’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>%Ln in chat</numerusform>
            <numerusform>%Ln in chat</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow status is shown once the follower list has been loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The viewer list may lag a few moments behind. Only redemptions seen in Sidestage are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is in chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in chat. Viewers appear here when they join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the viewers in chat. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
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
        <source>Undo %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the previous values in the form, ready to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
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
        <source>Channel history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo puts the previous values in the form. Send to apply them.</source>
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
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
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
    <message>
        <source>Found: %1. Importing only changes the library; nothing is sent to the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are already in the library</source>
        <translation>
            <numerusform>%Ln title is already in the library</numerusform>
            <numerusform>%Ln titles are already in the library</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace those in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both and rename the imported ones</source>
        <translation type="unfinished"></translation>
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
        <source>Could not read the keychain entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain is not responding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keychain is available.</source>
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
        <source>No campaigns yet. Past campaigns stay listed here.</source>
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
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
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
        <source>Switch back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns on the rewards that were on before the last set was applied, and turns off the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to favourites</source>
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
    <message>
        <source>Your channel’s live status is unknown</source>
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
        <source>Remove from lockdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
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
        <source>%1 is not locked yet because Sidestage was closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are not locked yet because Sidestage was closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the lockdown ends automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its chat modes are still set by the lockdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its chat modes may have been changed. Retry checks them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are no longer a moderator there. Its chat modes were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You appear to have the role now. Its chat modes were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission to change the chat modes of %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the modes of %1 unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was due to revert at %2, but was changed elsewhere.</source>
        <comment>a mode in a channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other modes set with it are reverted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not set because Sidestage was closed.</source>
        <comment>a mode in a channel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reverted. %2</source>
        <comment>a mode in a channel; the reason</comment>
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
        <source>Change…</source>
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
    <message>
        <source>Modes to set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the lockdown ends, every mode returns to exactly what it was. You can turn off this confirmation in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (already locked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select at least one mode to set.</source>
        <translation type="unfinished"></translation>
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
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in its own window.</source>
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
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pop out page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep window on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse or expand sidebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
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
        <source>Edit milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens at this amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what happens at this amount.</source>
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
    <message>
        <source>Add milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise something for when the total reaches an amount. You are notified when it does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account used for this channel has changed.</source>
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
        <source>Not allowed in %1. %2</source>
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
        <source>Not sent yet.</source>
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
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses shield settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield Mode was not changed in %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned on by %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last changed by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
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
        <source> min</source>
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
        <source>Only for a limited time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes until it reverts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then each channel reverts to its current setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then reverts to: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If not selected, the mode stays unchanged</source>
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
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for a limited time…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs your permission to change chat modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses the Shield Mode settings of the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
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
        <source>Select none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select no channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Press Space to select the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not selected</source>
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
        <source>offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
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
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live status unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes in %1 yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>set by lockdown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
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
        <source>Go to Chat</source>
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
    <message>
        <source>Messages from non-moderators appear a few seconds later, so moderators can remove them before others see them. Change this on the Chat page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat delay is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat modes cannot be changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Channel</source>
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
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation type="unfinished"></translation>
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
        <source>Check my role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1</source>
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
        <source>No channels to manage. Add channels you moderate by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channels shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>Not sent yet to %n channel: %1</numerusform>
            <numerusform>Not sent yet to %n channels: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard changes and clear selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channel selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>For %n selected channel</numerusform>
            <numerusform>For %n selected channels</numerusform>
        </translation>
    </message>
    <message>
        <source>already set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is already set. Nothing changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied “%1” to %2.</source>
        <translation type="unfinished"></translation>
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
        <source>An amount cannot be negative.</source>
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
    <message>
        <source>Enter an amount such as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This amount is too large.</source>
        <translation type="unfinished"></translation>
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
        <source>No pre-rolls for %1, until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1, as scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the longest pre-roll-free time seen so far, %1</source>
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
        <source>No notifications yet. Messages shown at the edge of the window stay here until you quit.</source>
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
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
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
    <message>
        <source>Drag a card, or focus one and move it with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pop out %1</source>
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
        <source>This is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add these files as a text source and an image source in your broadcasting software. Each file is replaced as a whole whenever the campaign changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown placeholder: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not write the file. The system reported: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is already used for the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
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
    <message>
        <source>goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amount left to the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percentage of the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of donations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latest donor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latest donation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>donor of the largest donation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest donation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amount of the next milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not draw the image.</source>
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
    <message>
        <source>Show as table</source>
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
        <source>Pop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to main window</source>
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
        <source>Since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
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
    <message>
        <source>Unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
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
        <source>%1 copied</source>
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
        <source>Shared chat</source>
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
        <source>Select a person in the list first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires permission. You will be asked to grant it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutout for %1 not added. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutout for %1 will be sent as soon as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added to the shoutout queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search people in the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list may be a few moments behind when people join or leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People in the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shout out as soon as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to shoutout queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since the last update: +%1, −%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visible to the broadcaster only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the broadcaster of a channel can see its moderators and VIPs. You cannot see them for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles are loading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderators and VIPs are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderators are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIPs are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to show who is in the chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot see who is in the chat of %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see who is in its chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in this chat. People appear here when they join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load who is in this chat. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
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
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge of %1</source>
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
        <source>Set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a picture to see its details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global emote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote from another channel you can use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheermote for %1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureRows</name>
    <message>
        <source>Badges of this channel</source>
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
    <message>
        <source>Global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From other channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other: “%1”</source>
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
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
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
    <message>
        <source>Type of pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy emote name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote and badge details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to show emotes from other channels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some pictures could not be loaded. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see its emotes and badges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load pictures. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No items of this type in %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
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
        <source>Done.</source>
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
        <source>Apply set</source>
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
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>%Ln step failed.</numerusform>
            <numerusform>%Ln steps failed.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln removed</numerusform>
            <numerusform>%Ln removed</numerusform>
        </translation>
    </message>
    <message>
        <source>to match the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” will be removed from the service. That would fulfil its waiting redemptions.</source>
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
        <source>Apply “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview. Nothing has been sent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In progress. Continues after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Completed steps stay in effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>%Ln request, about %1. You can stop at any time.</numerusform>
            <numerusform>%Ln requests, about %1. You can stop at any time.</numerusform>
        </translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No free slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by another app. Only that app can delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>%n redemption is still waiting.</numerusform>
            <numerusform>%n redemptions are still waiting.</numerusform>
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
        <source>Favourite</source>
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
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown in the list of presets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update from channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Included fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preset already matches the channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: select at least one field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset with this name already exists.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Current modes are not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A snapshot of the current modes is saved first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation type="unfinished"></translation>
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
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit preset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
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
        <source>%1 (copy)</source>
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
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage presets (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat mode presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use for lockdowns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Included modes; others stay unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used for lockdowns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: select at least one mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset with this name already exists.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Redemptions waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open queue</source>
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
        <source>Channel Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil the selected redemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund the selected redemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel Points are not available here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can view redemptions, but not decide them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfilling and refunding redemptions needs the permission to manage them, which was not granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the waiting redemptions. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No redemptions waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
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
    <message>
        <source>Redeemed, this stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy viewer&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close details</source>
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
        <source>Waiting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
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
        <source>Show all</source>
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
        <source>You can view redemptions here. To fulfil or refund them, Sidestage needs permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions could not be saved to disk. Unsent ones are lost when you quit. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1 %Ln unsent decision will be sent once this is resolved.</numerusform>
            <numerusform>%1 %Ln unsent decisions will be sent once this is resolved.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the queue. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here. Create one on the Rewards page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change grouping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send pending decisions now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing selected. Press Space to select the row or group.</source>
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
        <source>Group by</source>
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
        <source>Sort order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting and grouping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No grouping</source>
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
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
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
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
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
    <message>
        <source>Remembers whether to send or keep. You can change this in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decisions left to send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decision (%1 points) has not been sent yet. If you keep it, it stays on this computer and is sent after the next start.</numerusform>
            <numerusform>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Quitting now discards them.</source>
        <translation type="unfinished"></translation>
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
        <source>All saved days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days: %1. Choose other days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data available until %1</source>
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
    <message>
        <source>Last day, inclusive</source>
        <translation type="unfinished"></translation>
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
        <source>Remove %1?</source>
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
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret are deleted from the keychain. All data of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions not sent yet are discarded. Chat modes waiting to be restored stay as they are. This cannot be undone.</source>
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
        <source>Game reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension reports</source>
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
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Loading the current modes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current modes are saved as a snapshot first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the changed modes are restored, to exactly what they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to restore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current modes could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed it in the meantime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already back to what it was. Nothing to send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already matches the snapshot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be set to: %1</source>
        <translation type="unfinished"></translation>
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
        <source>Create on the service</source>
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
        <source>“%1” created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the app that made a reward can change or delete it and decide its redemptions. “%1” was made by another app. To manage it here, duplicate it, then delete the original in that app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere while you were editing. Sending replaces that change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another reward has this title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
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
        <source>Shown, but cannot be redeemed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewers see only rewards that are on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redemptions are fulfilled right away, without a decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>Up to %n day. Viewers see cooldowns of one minute or longer.</numerusform>
            <numerusform>Up to %n days. Viewers see cooldowns of one minute or longer.</numerusform>
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
        <source>Another set has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still on the service. Remove it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous rewards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Reward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message>
        <source>“%1”: %2</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source> (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>“%1” removed from the service, kept in the library</source>
        <translation type="unfinished"></translation>
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
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
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
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by state</source>
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
    <message>
        <source>Only with waiting redemptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching rewards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message>
        <source>Rewards</source>
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
        <source>Search rewards</source>
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
    <message>
        <source>Add to set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
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
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>%Ln reward imported</numerusform>
            <numerusform>%Ln rewards imported</numerusform>
        </translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
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
    <message>
        <source>Library section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a reward to view and edit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. You can still prepare rewards in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can view rewards. To change them on the service, Sidestage needs permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant permission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewards not loaded yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set has no rewards yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the side pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send reward changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a reward first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a set first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set has been applied yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>%1 changed for %Ln reward</numerusform>
            <numerusform>%1 changed for %Ln rewards</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from this set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the service (frees the slot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off only (keeps the slot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of “%1”. Nothing has been sent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not export the rewards. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read “%1”: this is not a rewards file.</source>
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
        <source>The ad that is shown may be shorter or longer.</source>
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
        <source>Id copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extension transactions, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy transaction id</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln ids at once.</source>
        <translation>
            <numerusform>At most %Ln id at once.</numerusform>
            <numerusform>At most %Ln ids at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. Reading them requires a token of the app itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service has no client secret, which is required for the app’s own token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one of these ids was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the transactions. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No purchases yet. They appear here.</source>
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
        <source>Sidestage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage is already running, but is not responding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it responds. If it quits, Sidestage starts here instead. You lose nothing by waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop waiting</source>
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
    <name>Sidestage::ServiceAddress</name>
    <message>
        <source>This is not an address. It must begin with https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter only the address, without user, query or fragment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only https is secure for signing in; http is allowed only for services on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter only the address, without user or fragment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live events require wss://; ws:// is allowed only for services on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>The public platform</source>
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
        <source>Live events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
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
        <source>Which service should Sidestage connect to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifies your app to the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave empty to keep the saved secret. Enter a new one to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored in the keychain. Leave empty for a public client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the client secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register exactly this URI. The service returns to it after sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy redirect URI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown in Sidestage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. If empty, Sidestage polls for changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The platform requires you to register Sidestage once, which is free and takes two minutes. Open the console, register an application with any name and the redirect URI below, and choose the client type “Public”, because an app on your computer cannot keep a secret. Then paste the client id that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, using the redirect URI below. You get a client id, and a client secret only if the app is a confidential client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the client id. The service requires it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A client id cannot contain spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A client secret cannot contain spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some tokens could not be revoked and stay valid until they expire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some keychain entries of this service could not be deleted. Delete them in your keychain.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>Your sign-in could not be renewed (%1).</source>
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
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>Starts with the %Ln selected reward.</numerusform>
            <numerusform>Starts with the %Ln selected rewards.</numerusform>
        </translation>
    </message>
    <message>
        <source>For a category or a show, for example “Horror night”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another set has this name.</source>
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
        <source>Menu bar</source>
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
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can undo a decision during this time. After that it is final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard and menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative to the system’s text size. The whole interface scales with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to pending decisions. If kept, they are sent after the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters work as shortcuts while a list or a card has the focus, never while you type in a text field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When off, the shortcut locks down the selected channels at once, or all that are shown. You can undo this exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn while another service is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When off, sandbox accounts are disconnected and give no warnings while another service is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When off, the menus are behind the button above the sidebar. Press Alt to open them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>%1 (not live)</source>
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
        <source>Send automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as soon as it is allowed. Otherwise, you send it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signed-in account can give a shoutout from this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can receive another shoutout in %1.</source>
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
        <source>Sends in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1. Shoutouts must be at least two minutes apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · manual</source>
        <comment>from whom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent manually</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>%1 is not live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
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
        <source>Sidestage was closed before the service replied. The shoutout may have been sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not granted permission to give shoutouts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already in the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another shoutout from this channel is being sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Not signed in.</source>
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
        <source>Send now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
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
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation type="unfinished"></translation>
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
        <source>Received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutout queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shoutouts in the queue. Each channel can give one every 2 minutes, and one to the same channel every hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as it is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove shoutout (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoutout for %1 not sent. %2</source>
        <comment>a channel; the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>%Ln shoutout was paused while the computer was asleep. Send it when you are ready.</numerusform>
            <numerusform>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a shoutout in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can receive another shoutout in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A channel can give one shoutout every two minutes: %1 left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
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
        <source>You denied access. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sign-in in the browser was not completed in time. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires the client secret, which could not be read from the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires a client secret, but this service was set up without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires a registered redirect URI on this computer, such as http://localhost:17563/signed-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port %1 of this computer, which the browser needs to return, is used by another program. Quit that program, or choose another way to sign in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidestage cannot wait for the browser on this computer: “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code was not entered in time and has expired. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code was used, but the response from the service was lost. Get a new code and enter it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is no longer valid: it was denied or withdrawn. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent no code, so the sign-in could not be completed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent no token, so the sign-in could not be completed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not accept the redirect URI %1. Register exactly this address for this app with the service, then start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused the sign-in: “%1”. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Check the client id of this service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user of the token could not be verified, so it was not used. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the sign-in: “%1”. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service reported a problem (%1). Nothing was changed. Start again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service reported a problem (%1): “%2”. Nothing was changed. Start again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from the service is invalid. Nothing was changed. Start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service is not responding. Nothing was changed. Start again later.</source>
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
        <source>In this window</source>
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
        <source>Where to sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the service’s own page here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a short code on your phone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
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
        <source>Opening the service’s page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
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
        <source>Not signed in</source>
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
        <source>Sign in again as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting a code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not show the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service’s page led to %1, which does not belong to the service. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked: %1. Only the service’s own pages open here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not load the service’s page. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not verify that the service is %1, so nothing was sent there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page stopped working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process that shows it ended unexpectedly. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No permissions requested. Sidestage only sees who you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>%n permission group requested. You can grant more later.</numerusform>
            <numerusform>%n permission groups requested. You can grant more later.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the keychain to store the token. You may need to enter its password. Until then, the token is kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not store the token in the keychain: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keychain is available. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain is locked. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the keychain. You may need to enter its password. The token is stored there once it is unlocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token is stored in your system’s keychain. Sidestage never sees your password.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
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
    <message>
        <source>Not encrypted (this computer)</source>
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
        <source>%1 of %2 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
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
        <source>Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decisions of this account left to send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>%Ln decision of this account has not been sent yet. If you keep it, it stays on this computer until the next sign-in.</numerusform>
            <numerusform>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Signing out now discards them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed in until you choose again.</source>
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
        <source>Loading…</source>
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
    <message>
        <source>%L1 made elsewhere, read-only</source>
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
        <source>Rename…</source>
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
        <source>Name</source>
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
        <source>Deleted “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
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
    <message>
        <source>Sets strict modes in all channels at once and later restores exactly what they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots of the modes before each change appear here, ready to restore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and keep…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named snapshots are kept until you delete them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name to keep the snapshot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change when %1 ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep: do not revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the previous value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverting to %1</source>
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
    <message>
        <source>Delays the next ad by 5 minutes. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
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
        <source>New redemption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several at once are combined into one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show test notification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a test notification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sound for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notification for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
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
        <source>Waiting for the keychain</source>
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
    <message>
        <source>You may need to enter the keychain password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then you can undo them.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>API calls left for this account. Resets at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API calls left for this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 for shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · F1 for shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::TargetModel</name>
    <message>
        <source>raided you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you follow, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
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
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preview of the announcement appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a name for the template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a text for the template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template with this name already exists.</source>
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
    <name>Sidestage::WhyHint</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound device found, so sounds cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
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
        <source>The service cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (401)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (403)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (404)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (409)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (429)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused the request without a reason (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed by the service (403).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found on the service (404).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed too often (409). Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from the service is invalid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The response from the service is invalid at “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dashboard for live streams, with a simulated platform to try it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

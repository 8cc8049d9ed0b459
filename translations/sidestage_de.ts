<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>ActivatePage</name>
    <message>
        <source>Connect a device</source>
        <translation>Gerät verbinden</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your device is connected</source>
        <translation>Dein Gerät ist verbunden</translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation>Dein Gerät wurde nicht verbunden</translation>
    </message>
    <message>
        <source>This code is not valid. Compare it with the code on your device and try again.</source>
        <translation>Dieser Code ist ungültig. Vergleiche ihn mit dem Code auf deinem Gerät und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>This code has expired. Get a new one on your device.</source>
        <translation>Dieser Code ist abgelaufen. Hole auf deinem Gerät einen neuen.</translation>
    </message>
    <message>
        <source>This code has already been used. Get a new one on your device.</source>
        <translation>Dieser Code wurde schon benutzt. Hole auf deinem Gerät einen neuen.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute, then try again.</source>
        <translation>Zu viele falsche Codes. Warte eine Minute und versuche es dann noch einmal.</translation>
    </message>
    <message>
        <source>Enter the eight letters and digits shown on your device.</source>
        <translation>Gib die acht Buchstaben und Ziffern ein, die dein Gerät zeigt.</translation>
    </message>
    <message>
        <source>%1 continues in a few seconds. You can close this page.</source>
        <translation>%1 macht in ein paar Sekunden weiter. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>%1 has no access to your account. You can close this page.</source>
        <translation>%1 hat keinen Zugriff auf dein Konto. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>This request is no longer valid</source>
        <translation>Diese Anfrage ist nicht mehr gültig</translation>
    </message>
    <message>
        <source>It was already answered or has expired. Get a new code on your device.</source>
        <translation>Sie wurde schon beantwortet oder ist abgelaufen. Hole auf deinem Gerät einen neuen Code.</translation>
    </message>
    <message>
        <source>No choice was made</source>
        <translation>Keine Auswahl getroffen</translation>
    </message>
    <message>
        <source>Go back, select a user, then approve or deny.</source>
        <translation>Geh zurück, wähle einen Benutzer und stimme dann zu oder lehne ab.</translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation>Seite nicht gefunden</translation>
    </message>
    <message>
        <source>Enter device codes at /activate.</source>
        <translation>Gerätecodes gibst du unter /activate ein.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Your choice could not be saved. Try again.</source>
        <translation>Deine Auswahl konnte nicht gespeichert werden. Versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>AnalyticsTexts</name>
    <message>
        <source>d MMM</source>
        <extracomment>A day of this year, and one of another, as QLocale writes them.</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>A day with all there is, as QLocale writes it.</extracomment>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Minutes watched</source>
        <translation>Geschaute Minuten</translation>
    </message>
    <message>
        <source>Hours watched</source>
        <translation>Geschaute Stunden</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Unique viewers</source>
        <translation>Verschiedene Zuschauer</translation>
    </message>
    <message>
        <source>Average viewers</source>
        <translation>Zuschauer im Schnitt</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Zuschauer in der Spitze</translation>
    </message>
    <message>
        <source>Hours on air</source>
        <translation>Stunden auf Sendung</translation>
    </message>
    <message>
        <source>Broadcasters</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>Chatnachrichten</translation>
    </message>
    <message>
        <source>Chatters</source>
        <translation>Chatter</translation>
    </message>
    <message>
        <source>Followers gained</source>
        <translation>Neue Follower</translation>
    </message>
    <message>
        <source>Clips created</source>
        <translation>Erstellte Clips</translation>
    </message>
    <message>
        <source>Installs</source>
        <translation>Installationen</translation>
    </message>
    <message>
        <source>Uninstalls</source>
        <translation>Deinstallationen</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Active channels</source>
        <translation>Aktive Kanäle</translation>
    </message>
    <message>
        <source>Minutes viewed</source>
        <translation>Angesehene Minuten</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interaktionen</translation>
    </message>
    <message>
        <source>Bits used</source>
        <translation>Benutzte Bits</translation>
    </message>
    <message>
        <source>Viewers who used Bits</source>
        <translation>Zuschauer, die Bits benutzten</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <source>%1 bn</source>
        <extracomment>Billions, shortened.</extracomment>
        <translation>%1 Mrd.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>Millions, shortened.</extracomment>
        <translation>%1&#xa0;Mio.</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>Thousands, shortened.</extracomment>
        <translation>%1 Tsd.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>%1 % up</source>
        <translation>%1 % mehr</translation>
    </message>
    <message>
        <source>%1 % down</source>
        <translation>%1 % weniger</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A figure, and whose it is.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Kein Vergleich</translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation>Vorheriger Zeitraum</translation>
    </message>
    <message>
        <source>%1 is not ready yet</source>
        <translation>%1 ist noch nicht fertig</translation>
    </message>
    <message>
        <source>%1 and %2 are not ready yet</source>
        <translation>%1 und %2 sind noch nicht fertig</translation>
    </message>
    <message>
        <source>The end date is before the start date.</source>
        <translation>Das Enddatum liegt vor dem Startdatum.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation>Kein Bericht für diesen Zeitraum.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagen</numerusform>
            <numerusform>%Ln fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Und noch %Ln.</numerusform>
            <numerusform>Und noch %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSV speichern…</translation>
    </message>
    <message>
        <source>Fill gap</source>
        <translation>Lücke füllen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>Unter %n h auf Sendung</numerusform>
            <numerusform>Unter %n h auf Sendung</numerusform>
        </translation>
    </message>
    <message>
        <source>No report</source>
        <translation>Kein Bericht</translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Lücke, %n Tag</numerusform>
            <numerusform>Lücke, %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>One year earlier</source>
        <translation>Ein Jahr früher</translation>
    </message>
    <message>
        <source>Other days…</source>
        <translation>Andere Tage…</translation>
    </message>
    <message>
        <source>The service has no data before %1. Showing saved data.</source>
        <translation>Vor dem %1 hat der Dienst keine Daten. Gezeigt werden gespeicherte Daten.</translation>
    </message>
    <message>
        <source>No data yet for these days. The latest available day is %1.</source>
        <translation>Für diese Tage gibt es noch keine Daten. Der letzte verfügbare Tag ist %1.</translation>
    </message>
    <message>
        <source>Days before %1 come from saved data only; the service no longer provides them.</source>
        <translation>Tage vor dem %1 kommen nur aus gespeicherten Daten; der Dienst liefert sie nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>Spielberichte reichen ein Jahr zurück, derzeit bis %1, und sind ein bis zwei Tage im Rückstand. Ein Spiel braucht mindestens %n Stunde auf Sendung im Zeitraum. Heruntergeladene Daten bleiben gespeichert.</numerusform>
            <numerusform>Spielberichte reichen ein Jahr zurück, derzeit bis %1, und sind ein bis zwei Tage im Rückstand. Ein Spiel braucht mindestens %n Stunden auf Sendung im Zeitraum. Heruntergeladene Daten bleiben gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.</source>
        <translation>Erweiterungsberichte beginnen am %1 und sind ein bis zwei Tage im Rückstand. Heruntergeladene Daten bleiben gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>Kein Bericht für diesen Zeitraum. Ein Spiel braucht mindestens %n Stunde auf Sendung.</numerusform>
            <numerusform>Kein Bericht für diesen Zeitraum. Ein Spiel braucht mindestens %n Stunden auf Sendung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new download link does not work.</source>
        <translation>Auch der neue Download-Link funktioniert nicht.</translation>
    </message>
    <message>
        <source>Loading the report list…</source>
        <translation>Berichtsliste wird geladen…</translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>Berichtsliste wird geladen, bisher %Ln…</numerusform>
            <numerusform>Berichtsliste wird geladen, bisher %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading reports</source>
        <translation>Berichte werden heruntergeladen</translation>
    </message>
    <message>
        <source>No report downloaded</source>
        <translation>Kein Bericht heruntergeladen</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports downloaded</source>
        <translation>
            <numerusform>%L1 von %Ln Bericht heruntergeladen</numerusform>
            <numerusform>%L1 von %Ln Berichten heruntergeladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports updated</source>
        <translation>
            <numerusform>%Ln Bericht aktualisiert</numerusform>
            <numerusform>%Ln Berichte aktualisiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no data for %n day(s), %2.</source>
        <translation>
            <numerusform>%1: keine Daten für %n Tag, %2.</numerusform>
            <numerusform>%1: keine Daten für %n Tage, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: less data than before for %n day(s).</source>
        <translation>
            <numerusform>%1: weniger Daten als zuvor für %n Tag.</numerusform>
            <numerusform>%1: weniger Daten als zuvor für %n Tage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new data for %n days. Last day with data: %2.</source>
        <translation>
            <numerusform>%1: seit %n Tag keine neuen Daten. Letzter Tag mit Daten: %2.</numerusform>
            <numerusform>%1: seit %n Tagen keine neuen Daten. Letzter Tag mit Daten: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Spielberichte konnten seit %n Tag nicht heruntergeladen werden.</numerusform>
            <numerusform>Spielberichte konnten seit %n Tagen nicht heruntergeladen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Erweiterungsberichte konnten seit %n Tag nicht heruntergeladen werden.</numerusform>
            <numerusform>Erweiterungsberichte konnten seit %n Tagen nicht heruntergeladen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not download reports</source>
        <translation>Berichte konnten nicht heruntergeladen werden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have no new data</source>
        <translation>
            <numerusform>%Ln Bericht ohne neue Daten</numerusform>
            <numerusform>%Ln Berichte ohne neue Daten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are incomplete</source>
        <translation>
            <numerusform>%Ln Bericht ist unvollständig</numerusform>
            <numerusform>%Ln Berichte sind unvollständig</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Requesting</source>
        <translation>Wird angefordert</translation>
    </message>
    <message>
        <source>The download link expired. Sidestage is requesting a new one.</source>
        <translation>Der Download-Link ist abgelaufen. Sidestage fordert einen neuen an.</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Wird heruntergeladen</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Heruntergeladen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Last data %1</source>
        <translation>Letzte Daten %1</translation>
    </message>
    <message numerus="yes">
        <source>No new data for %n days, although the service has reports for later days.</source>
        <translation>
            <numerusform>Seit %n Tag keine neuen Daten, obwohl der Dienst Berichte für spätere Tage hat.</numerusform>
            <numerusform>Seit %n Tagen keine neuen Daten, obwohl der Dienst Berichte für spätere Tage hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less data, %n day(s)</source>
        <translation>
            <numerusform>Weniger Daten, %n Tag</numerusform>
            <numerusform>Weniger Daten, %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report has less data for these days than an earlier one. Most recent of these days: %1.</source>
        <translation>Ein späterer Bericht enthält für diese Tage weniger Daten als ein früherer. Letzter dieser Tage: %1.</translation>
    </message>
    <message>
        <source>No data for %1.</source>
        <translation>Keine Daten für %1.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range in one year</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range in one year</comment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>AuthorizePage</name>
    <message>
        <source>Broadcaster (partner)</source>
        <translation>Streamer (Partner)</translation>
    </message>
    <message>
        <source>Broadcaster (affiliate)</source>
        <translation>Streamer (Affiliate)</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>edits %1</source>
        <translation>bearbeitet %1</translation>
    </message>
    <message>
        <source>moderates %1</source>
        <translation>moderiert %1</translation>
    </message>
    <message>
        <source>banned from %1</source>
        <translation>gebannt bei %1</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sidestage-Sandbox</translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation>%1 möchte dein Konto benutzen</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>Anmelden als</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 bittet um Berechtigung</translation>
    </message>
    <message>
        <source>Deny if your device does not show the code %1.</source>
        <translation>Lehne ab, wenn dein Gerät nicht den Code %1 zeigt.</translation>
    </message>
    <message>
        <source>Your channel</source>
        <translation>Dein Kanal</translation>
    </message>
    <message>
        <source>Rewards and redemptions</source>
        <translation>Belohnungen und Einlösungen</translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation>Chat und Moderation</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Dein Konto</translation>
    </message>
    <message>
        <source>Ads, Bits, charity and analytics</source>
        <translation>Werbung, Bits, Spenden und Auswertung</translation>
    </message>
    <message>
        <source>See your public profile, and nothing else</source>
        <translation>Dein öffentliches Profil sehen, sonst nichts</translation>
    </message>
    <message>
        <source>%1 will be able to</source>
        <translation>%1 darf dann</translation>
    </message>
    <message>
        <source>After you choose, you return to %1</source>
        <translation>Nach deiner Auswahl geht es zurück zu %1</translation>
    </message>
    <message>
        <source>Everything here is simulated. There is no password, and no data leaves this computer.</source>
        <translation>Alles hier ist simuliert. Es gibt kein Passwort, und keine Daten verlassen diesen Computer.</translation>
    </message>
</context>
<context>
    <name>AutomodTexts</name>
    <message>
        <source>Aggression</source>
        <translation>Aggression</translation>
    </message>
    <message>
        <source>Threats, and calls for violence</source>
        <translation>Drohungen und Aufrufe zu Gewalt</translation>
    </message>
    <message>
        <source>Bullying</source>
        <translation>Mobbing</translation>
    </message>
    <message>
        <source>Insults and name-calling</source>
        <translation>Beleidigungen und Beschimpfungen</translation>
    </message>
    <message>
        <source>Disability</source>
        <translation>Behinderung</translation>
    </message>
    <message>
        <source>Contempt for people with disabilities</source>
        <translation>Verachtung von Menschen mit Behinderung</translation>
    </message>
    <message>
        <source>Misogyny</source>
        <translation>Frauenfeindlichkeit</translation>
    </message>
    <message>
        <source>Contempt for women</source>
        <translation>Verachtung von Frauen</translation>
    </message>
    <message>
        <source>Race, ethnicity or religion</source>
        <translation>Herkunft, Ethnie oder Religion</translation>
    </message>
    <message>
        <source>Contempt for where people come from or what they believe</source>
        <translation>Verachtung wegen Herkunft oder Glauben</translation>
    </message>
    <message>
        <source>Sexual terms</source>
        <translation>Sexuelle Begriffe</translation>
    </message>
    <message>
        <source>Sexual acts and parts of the body</source>
        <translation>Sexuelle Handlungen und Körperteile</translation>
    </message>
    <message>
        <source>Sexuality, sex or gender</source>
        <translation>Sexualität oder Geschlecht</translation>
    </message>
    <message>
        <source>Contempt for whom people love or who they are</source>
        <translation>Verachtung dafür, wen Menschen lieben oder wer sie sind</translation>
    </message>
    <message>
        <source>Swearing</source>
        <translation>Fluchen</translation>
    </message>
    <message>
        <source>Swear words</source>
        <translation>Schimpfwörter</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>Wenig</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Etwas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Am meisten</translation>
    </message>
</context>
<context>
    <name>Capability</name>
    <message>
        <source>Edit the channel, see its editors</source>
        <translation>Den Kanal bearbeiten, seine Editoren sehen</translation>
    </message>
    <message>
        <source>Manage rewards, decide on redemptions</source>
        <translation>Belohnungen verwalten, über Einlösungen entscheiden</translation>
    </message>
    <message>
        <source>See followers and followed channels</source>
        <translation>Follower und gefolgte Kanäle sehen</translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation>Deine Moderatoren und VIPs sehen</translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation>Die Spendenaktion und ihre Spenden sehen</translation>
    </message>
    <message>
        <source>See the ad schedule, snooze and run ads</source>
        <translation>Werbeplan sehen, Werbung aufschieben und schalten</translation>
    </message>
    <message>
        <source>Manage chat modes, announce, shout out</source>
        <translation>Chatmodi verwalten, ankündigen, Shoutouts geben</translation>
    </message>
    <message>
        <source>See moderators’ actions in chats</source>
        <translation>Aktionen von Moderatoren in Chats sehen</translation>
    </message>
    <message>
        <source>See who cheers with Bits</source>
        <translation>Sehen, wer mit Bits cheert</translation>
    </message>
    <message>
        <source>See reports of games and extensions</source>
        <translation>Berichte von Spielen und Erweiterungen sehen</translation>
    </message>
    <message>
        <source>See the goals of the channel</source>
        <translation>Ziele des Kanals sehen</translation>
    </message>
    <message>
        <source>Run polls and predictions, raid, see hype trains</source>
        <translation>Umfragen und Vorhersagen durchführen, raiden, Hype-Trains sehen</translation>
    </message>
    <message>
        <source>Plan the stream schedule</source>
        <translation>Den Streamplan bearbeiten</translation>
    </message>
    <message>
        <source>Change your description</source>
        <translation>Eigene Beschreibung ändern</translation>
    </message>
    <message>
        <source>Show your stream key</source>
        <translation>Stream-Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>See and choose the active extensions</source>
        <translation>Aktive Erweiterungen sehen und auswählen</translation>
    </message>
    <message>
        <source>Moderate chats and write in them</source>
        <translation>Chats moderieren und darin schreiben</translation>
    </message>
    <message>
        <source>Add and remove moderators and VIPs</source>
        <translation>Moderatoren und VIPs ernennen und entfernen</translation>
    </message>
    <message>
        <source>See and change whom you block</source>
        <translation>Die Blockierliste sehen und ändern</translation>
    </message>
    <message>
        <source>See subscribers</source>
        <translation>Abonnenten sehen</translation>
    </message>
    <message>
        <source>Make clips, delete videos</source>
        <translation>Clips erstellen, Videos löschen</translation>
    </message>
</context>
<context>
    <name>CategoryCombo</name>
    <message>
        <source>Search categories</source>
        <translation>Kategorien suchen</translation>
    </message>
</context>
<context>
    <name>Channel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Bezahlte Inhalte</translation>
    </message>
    <message>
        <source>Drugs, intoxication</source>
        <translation>Drogen, Rausch</translation>
    </message>
    <message>
        <source>Sexual themes</source>
        <translation>Sexuelle Themen</translation>
    </message>
    <message>
        <source>Violent or graphic</source>
        <translation>Gewalt</translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation>Glücksspiel</translation>
    </message>
    <message>
        <source>Strong language</source>
        <translation>Derbe Sprache</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Not changed: %1. The new value was not recognised.</source>
        <translation>Nicht geändert: %1. Der neue Wert wurde nicht erkannt.</translation>
    </message>
</context>
<context>
    <name>CharityTexts</name>
    <message>
        <source>%1 %2</source>
        <comment>number, percent sign</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>about %1 %2</source>
        <comment>day of the week, time</comment>
        <translation>etwa %1 %2</translation>
    </message>
    <message>
        <source>%1 an hour in the last %2</source>
        <comment>amount, duration</comment>
        <translation>%1 je Stunde in den letzten %2</translation>
    </message>
    <message>
        <source>%1 an hour overall</source>
        <translation>%1 je Stunde insgesamt</translation>
    </message>
    <message>
        <source>%1 an hour since %2</source>
        <comment>amount, moment</comment>
        <translation>%1 je Stunde seit %2</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 je Stunde</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>gelöschtes Konto</translation>
    </message>
    <message>
        <source>Pace is shown after %1 of data.</source>
        <translation>Das Tempo wird nach %1 Daten gezeigt.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 more.</source>
        <translation>Summe des Dienstes: %1. Spenden hier in der Liste: %2, %3 mehr.</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 less.</source>
        <translation>Summe des Dienstes: %1. Spenden hier in der Liste: %2, %3 weniger.</translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message>
        <source>Followers only</source>
        <translation>Nur Follower</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Slow-Modus</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Nur Abonnenten</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Nur Emotes</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Keine Wiederholungen</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Chat-Verzögerung</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 bis %L2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <comment>a range of durations</comment>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>a range of durations</comment>
        <translation>%1 Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und noch %n.</numerusform>
            <numerusform>Und noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1: the name is missing or too long.</source>
        <translation>Vorlage %L1: der Name fehlt oder ist zu lang.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>This is not a chat preset file.</source>
        <translation>Das ist keine Datei mit Chatvorlagen.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Diese Datei wurde mit einer neueren Version von Sidestage erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>Nur die erste %Ln Vorlage wird importiert.</numerusform>
            <numerusform>Nur die ersten %Ln Vorlagen werden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not valid.</source>
        <translation>Vorlage %L1 ist ungültig.</translation>
    </message>
    <message>
        <source>%1: duplicate name.</source>
        <translation>%1: Name doppelt vorhanden.</translation>
    </message>
    <message>
        <source>%1: does not set any mode.</source>
        <translation>%1: setzt keinen Modus.</translation>
    </message>
    <message>
        <source>%1: another preset is already used for lockdowns.</source>
        <translation>%1: Für Chatsperren wird schon eine andere Vorlage verwendet.</translation>
    </message>
    <message>
        <source>%1: %2 must be on or off.</source>
        <translation>%1: %2 muss ein oder aus sein.</translation>
    </message>
    <message>
        <source>%1: %2 skipped. Allowed: %3.</source>
        <translation>%1: %2 übersprungen. Erlaubt: %3.</translation>
    </message>
    <message>
        <source>This is not a chat preset file: %1</source>
        <translation>Das ist keine Datei mit Chatvorlagen: %1</translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation>Chatsperre</translation>
    </message>
    <message>
        <source>Followers 10 min + slow 30 s</source>
        <translation>Follower 10 min + Slow 30 s</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Nur Emotes</translation>
    </message>
    <message>
        <source>All modes off</source>
        <translation>Alle Modi aus</translation>
    </message>
</context>
<context>
    <name>Control</name>
    <message>
        <source>State of the sandbox</source>
        <translation>Status der Sandbox</translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation>Belohnungen eines Kanals</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Aufgezeichnete Anfragen</translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation>Belohnung einlösen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Follows the channel.</source>
        <translation>Folgt dem Kanal.</translation>
    </message>
    <message>
        <source>Unfollow</source>
        <translation>Nicht mehr folgen</translation>
    </message>
    <message>
        <source>Leave chat</source>
        <translation>Chat verlassen</translation>
    </message>
    <message>
        <source>Leaves the chat.</source>
        <translation>Verlässt den Chat.</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Cheer senden</translation>
    </message>
    <message>
        <source>Cheers with Bits.</source>
        <translation>Sendet einen Cheer mit Bits.</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>Spenden</translation>
    </message>
    <message>
        <source>Buys a product of an extension with Bits.</source>
        <translation>Kauft ein Produkt einer Erweiterung mit Bits.</translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation>Kanalpunkte setzen</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Live gehen</translation>
    </message>
    <message>
        <source>Go offline</source>
        <translation>Offline gehen</translation>
    </message>
    <message>
        <source>Ends the stream.</source>
        <translation>Beendet den Stream.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Kanal ändern</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>Set chat modes</source>
        <translation>Chatmodi setzen</translation>
    </message>
    <message>
        <source>Start a shared chat</source>
        <translation>Gemeinsamen Chat starten</translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation>Gemeinsamen Chat beenden</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Werbung schalten</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation>Spendenaktion starten</translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation>Spendenziel setzen</translation>
    </message>
    <message>
        <source>Stop the charity campaign</source>
        <translation>Spendenaktion beenden</translation>
    </message>
    <message>
        <source>Ends the charity campaign.</source>
        <translation>Beendet die Spendenaktion.</translation>
    </message>
    <message>
        <source>Add many redemptions</source>
        <translation>Viele Einlösungen hinzufügen</translation>
    </message>
    <message>
        <source>Add many chatters</source>
        <translation>Viele Chatter hinzufügen</translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation>Viele Spenden hinzufügen</translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation>Viele Follower hinzufügen</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation>Szenario abspielen</translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation>Szenario stoppen</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>Set a role</source>
        <translation>Rolle setzen</translation>
    </message>
    <message>
        <source>Makes the user a partner, an affiliate, or neither.</source>
        <translation>Macht den Benutzer zum Partner, zum Affiliate oder zu keinem von beiden.</translation>
    </message>
    <message>
        <source>Add a moderator</source>
        <translation>Moderator ernennen</translation>
    </message>
    <message>
        <source>Makes the user a moderator of the channel.</source>
        <translation>Macht den Benutzer zum Moderator des Kanals.</translation>
    </message>
    <message>
        <source>Remove a moderator</source>
        <translation>Moderator entfernen</translation>
    </message>
    <message>
        <source>Add an editor</source>
        <translation>Editor ernennen</translation>
    </message>
    <message>
        <source>Makes the user an editor of the channel.</source>
        <translation>Macht den Benutzer zum Editor des Kanals.</translation>
    </message>
    <message>
        <source>Remove an editor</source>
        <translation>Editor entfernen</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Bannen</translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation>App registrieren</translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation>Token ausstellen</translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation>Alle Tokens ablaufen lassen</translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation>App trennen</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Uhr stellen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>Störung hinzufügen</translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation>Störungen entfernen</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Anfragelimit</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Kompatibilität</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Anfragen aufzeichnen</translation>
    </message>
    <message>
        <source>Starts or stops recording requests.</source>
        <translation>Startet oder stoppt das Aufzeichnen von Anfragen.</translation>
    </message>
    <message>
        <source>Clear recorded requests</source>
        <translation>Aufgezeichnete Anfragen löschen</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>Sitzung schließen</translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation>Abonnements widerrufen</translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation>Gemeinsamem Chat beitreten</translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation>Gemeinsamen Chat verlassen</translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation>Viele Kanäle moderieren</translation>
    </message>
    <message>
        <source>Add a VIP</source>
        <translation>VIP ernennen</translation>
    </message>
    <message>
        <source>Makes the user a VIP of the channel.</source>
        <translation>Macht den Benutzer zum VIP des Kanals.</translation>
    </message>
    <message>
        <source>Remove a VIP</source>
        <translation>VIP entfernen</translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation>Chatfarbe setzen</translation>
    </message>
    <message>
        <source>Returns the time, the main channels, the switches, and the pending faults.</source>
        <translation>Gibt die Zeit, die Hauptkanäle, die Schalter und die ausstehenden Störungen zurück.</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Aktivitätsprotokoll</translation>
    </message>
    <message>
        <source>Returns the activity log, oldest first. With after, returns only later entries, so that tests can wait for them.</source>
        <translation>Gibt das Aktivitätsprotokoll zurück, Älteste zuerst. Mit after nur spätere Einträge, auf die Tests warten können.</translation>
    </message>
    <message>
        <source>Viewer in a channel</source>
        <translation>Zuschauer in einem Kanal</translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app created them.</source>
        <translation>Listet die Belohnungen eines Kanals auf, egal welche App sie erstellt hat.</translation>
    </message>
    <message>
        <source>Lists the recorded requests, without secrets.</source>
        <translation>Listet die aufgezeichneten Anfragen auf, ohne Geheimnisse.</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Ausstehende Störungen</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching request.</source>
        <translation>Listet die Störungen auf, die auf eine passende Anfrage warten.</translation>
    </message>
    <message>
        <source>Control calls</source>
        <translation>Steueraufrufe</translation>
    </message>
    <message>
        <source>Lists all control calls with their fields and rules.</source>
        <translation>Listet alle Steueraufrufe mit ihren Feldern und Regeln auf.</translation>
    </message>
    <message>
        <source>Redeems a reward by its ID or title.</source>
        <translation>Löst eine Belohnung nach ID oder Titel ein.</translation>
    </message>
    <message>
        <source>Stops following the channel.</source>
        <translation>Folgt dem Kanal nicht mehr.</translation>
    </message>
    <message>
        <source>Send a message</source>
        <translation>Nachricht senden</translation>
    </message>
    <message>
        <source>Sends a chat message. Chat modes apply.</source>
        <translation>Sendet eine Chatnachricht. Die Chatmodi gelten.</translation>
    </message>
    <message>
        <source>Join chat</source>
        <translation>Chat beitreten</translation>
    </message>
    <message>
        <source>Joins the chat.</source>
        <translation>Tritt dem Chat bei.</translation>
    </message>
    <message>
        <source>Donates to the running campaign, in minor units of its currency.</source>
        <translation>Spendet für die laufende Spendenaktion, in der kleinsten Einheit ihrer Währung.</translation>
    </message>
    <message>
        <source>Buy from an extension</source>
        <translation>In einer Erweiterung kaufen</translation>
    </message>
    <message>
        <source>Sets the viewer&apos;s balance of Channel Points.</source>
        <translation>Setzt den Kanalpunktestand des Zuschauers.</translation>
    </message>
    <message>
        <source>Starts a stream. If the channel is already live, starts a new one.</source>
        <translation>Startet einen Stream. Ist der Kanal schon live, startet er einen neuen.</translation>
    </message>
    <message>
        <source>Set viewer count</source>
        <translation>Zuschauerzahl setzen</translation>
    </message>
    <message>
        <source>Sets the number of viewers of the stream.</source>
        <translation>Setzt die Zuschauerzahl des Streams.</translation>
    </message>
    <message>
        <source>Changes the channel as its broadcaster would on the website.</source>
        <translation>Ändert den Kanal, wie es sein Inhaber auf der Website täte.</translation>
    </message>
    <message>
        <source>Sends viewers to another live channel.</source>
        <translation>Schickt Zuschauer zu einem anderen Live-Kanal.</translation>
    </message>
    <message>
        <source>Posts an announcement in chat.</source>
        <translation>Sendet eine Ankündigung im Chat.</translation>
    </message>
    <message>
        <source>Shout out a channel</source>
        <translation>Shoutout geben</translation>
    </message>
    <message>
        <source>Shouts out another channel. Cooldowns apply.</source>
        <translation>Gibt einem anderen Kanal einen Shoutout. Die Wartezeiten gelten.</translation>
    </message>
    <message>
        <source>Changes chat modes, as a moderator or the broadcaster.</source>
        <translation>Ändert Chatmodi als Moderator oder als Inhaber des Kanals.</translation>
    </message>
    <message>
        <source>Set Shield Mode</source>
        <translation>Schildmodus setzen</translation>
    </message>
    <message>
        <source>Turns Shield Mode on or off, as a moderator or the broadcaster.</source>
        <translation>Schaltet den Schildmodus ein oder aus, als Moderator oder als Inhaber des Kanals.</translation>
    </message>
    <message>
        <source>Starts a shared chat between channels. The first channel is the host.</source>
        <translation>Startet einen gemeinsamen Chat mehrerer Kanäle. Der erste Kanal ist der Gastgeber.</translation>
    </message>
    <message>
        <source>Adds a channel to another channel&apos;s shared chat.</source>
        <translation>Fügt einen Kanal dem gemeinsamen Chat eines anderen Kanals hinzu.</translation>
    </message>
    <message>
        <source>Removes a channel from its shared chat. The chat ends when the host leaves or only one channel is left.</source>
        <translation>Entfernt einen Kanal aus seinem gemeinsamen Chat. Der Chat endet, wenn der Gastgeber geht oder nur ein Kanal übrig ist.</translation>
    </message>
    <message>
        <source>Ends the shared chat of the channel.</source>
        <translation>Beendet den gemeinsamen Chat des Kanals.</translation>
    </message>
    <message>
        <source>Schedule ads</source>
        <translation>Werbung planen</translation>
    </message>
    <message>
        <source>Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off.</source>
        <translation>Setzt die Sekunden zwischen Werbepausen und die Länge jeder Pause. Interval 0 schaltet Werbepausen aus.</translation>
    </message>
    <message>
        <source>Runs an ad. The cooldown applies.</source>
        <translation>Schaltet Werbung. Die Wartezeit gilt.</translation>
    </message>
    <message>
        <source>Postpones the next ad break.</source>
        <translation>Schiebt die nächste Werbung auf.</translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0 means no target.</source>
        <translation>Startet eine Spendenaktion. Das Ziel ist in kleinsten Währungseinheiten; 0 heißt kein Ziel.</translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0 means no target.</source>
        <translation>Ändert das Ziel der Spendenaktion, in kleinsten Währungseinheiten; 0 heißt kein Ziel.</translation>
    </message>
    <message>
        <source>Adds this many waiting redemptions at once, ignoring all limits.</source>
        <translation>Fügt so viele wartende Einlösungen auf einmal hinzu und ignoriert alle Grenzen.</translation>
    </message>
    <message>
        <source>Adds this many users to the chat at once, and creates users if needed.</source>
        <translation>Fügt dem Chat so viele Benutzer auf einmal hinzu und erstellt fehlende.</translation>
    </message>
    <message>
        <source>Makes the user a moderator of this many more channels with different chat modes, and creates channels if needed.</source>
        <translation>Macht den Benutzer zum Moderator so vieler weiterer Kanäle mit verschiedenen Chatmodi und erstellt fehlende.</translation>
    </message>
    <message>
        <source>Adds this many donations at once.</source>
        <translation>Fügt so viele Spenden auf einmal hinzu.</translation>
    </message>
    <message>
        <source>Creates this many users who follow the channel.</source>
        <translation>Erstellt so viele Benutzer, die dem Kanal folgen.</translation>
    </message>
    <message>
        <source>Set activity rates</source>
        <translation>Aktivität einstellen</translation>
    </message>
    <message>
        <source>Sets how often per minute simulated viewers act while the channel is live. Omitted rates are 0.</source>
        <translation>Setzt, wie oft je Minute simulierte Zuschauer handeln, während der Kanal live ist. Fehlende Werte sind 0.</translation>
    </message>
    <message>
        <source>Lists the built-in scenarios.</source>
        <translation>Listet die eingebauten Szenarien auf.</translation>
    </message>
    <message>
        <source>Plays a built-in scenario or the JSON of a file, in sandbox time.</source>
        <translation>Spielt ein eingebautes Szenario oder das JSON einer Datei in Sandbox-Zeit ab.</translation>
    </message>
    <message>
        <source>Stops the scenario that is playing.</source>
        <translation>Stoppt das laufende Szenario.</translation>
    </message>
    <message>
        <source>Adds a user, who can then be selected when an app asks for permission.</source>
        <translation>Fügt einen Benutzer hinzu, den man dann wählen kann, wenn eine App um Berechtigung bittet.</translation>
    </message>
    <message>
        <source>Removes the user&apos;s moderator role.</source>
        <translation>Entzieht dem Benutzer die Rolle als Moderator.</translation>
    </message>
    <message>
        <source>Removes the user&apos;s VIP role.</source>
        <translation>Entzieht dem Benutzer die Rolle als VIP.</translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat. Without a colour, the user counts as having never chosen one.</source>
        <translation>Setzt die Farbe des Namens im Chat. Ohne Farbe gilt sie als nie gewählt.</translation>
    </message>
    <message>
        <source>Removes the user&apos;s editor role.</source>
        <translation>Entzieht dem Benutzer die Rolle als Editor.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Entbannen</translation>
    </message>
    <message>
        <source>Live event sessions</source>
        <translation>Sitzungen für Live-Ereignisse</translation>
    </message>
    <message>
        <source>Lists the connected WebSockets.</source>
        <translation>Listet die verbundenen WebSockets auf.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>Ereignis-Abonnements</translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, including those that have just ended.</source>
        <translation>Listet die Abonnements aller Apps auf, auch die eben beendeten.</translation>
    </message>
    <message>
        <source>Live event faults</source>
        <translation>Störungen der Live-Ereignisse</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching notification.</source>
        <translation>Listet die Störungen auf, die auf eine passende Benachrichtigung warten.</translation>
    </message>
    <message>
        <source>Closes the WebSocket of one session or of all sessions, with a close code of the service: 1000, or 4000 to 4007.</source>
        <translation>Schließt den WebSocket einer Sitzung oder aller Sitzungen mit einem Schließcode des Dienstes: 1000 oder 4000 bis 4007.</translation>
    </message>
    <message>
        <source>Request reconnect</source>
        <translation>Neuverbindung anfordern</translation>
    </message>
    <message>
        <source>Asks the clients of one session or of all sessions to reconnect within 30 seconds.</source>
        <translation>Bittet die Clients einer Sitzung oder aller Sitzungen, sich binnen 30 Sekunden neu zu verbinden.</translation>
    </message>
    <message>
        <source>Revokes one subscription, or all of a type, and sends the reason to their clients.</source>
        <translation>Widerruft ein Abonnement oder alle einer Art und schickt ihren Clients den Grund.</translation>
    </message>
    <message>
        <source>Add a live event fault</source>
        <translation>Störung der Live-Ereignisse hinzufügen</translation>
    </message>
    <message>
        <source>Clear live event faults</source>
        <translation>Störungen der Live-Ereignisse entfernen</translation>
    </message>
    <message>
        <source>Clears pending live event faults: one by its ID, or all.</source>
        <translation>Entfernt ausstehende Störungen der Live-Ereignisse: eine nach ihrer ID oder alle.</translation>
    </message>
    <message>
        <source>Registers or replaces an app. Without a secret, it is a public client.</source>
        <translation>Registriert oder ersetzt eine App. Ohne Geheimnis ist sie ein öffentlicher Client.</translation>
    </message>
    <message>
        <source>Issues a token without a sign-in page: a user token, or an app token if no user is given. Without scopes, a user token has all scopes and an app token none.</source>
        <translation>Stellt ein Token ohne Anmeldeseite aus: ein Benutzer-Token oder, ohne Benutzer, ein App-Token. Ohne Scopes hat ein Benutzer-Token alle Scopes und ein App-Token keine.</translation>
    </message>
    <message>
        <source>Expires every access token. Refresh tokens stay valid.</source>
        <translation>Lässt alle Zugriffstokens ablaufen. Refresh-Tokens bleiben gültig.</translation>
    </message>
    <message>
        <source>Disconnects the app from the user&apos;s account. Its tokens and the user&apos;s approval are deleted.</source>
        <translation>Trennt die App vom Konto des Benutzers. Ihre Tokens und seine Zustimmung enden.</translation>
    </message>
    <message>
        <source>Sets the time to a given moment or to now, jumps by seconds, and sets the speed: 0 pauses, 1 is normal.</source>
        <translation>Stellt die Zeit auf einen Zeitpunkt oder auf jetzt, springt um Sekunden und setzt das Tempo: 0 hält an, 1 ist normal.</translation>
    </message>
    <message>
        <source>Discards the world and recreates it from the seed. Faults, limits and switches return to their initial state. Apps stay; their tokens become invalid.</source>
        <translation>Verwirft die Welt und erstellt sie aus der Startzahl neu. Störungen, Grenzen und Schalter kehren zum Anfangszustand zurück. Apps bleiben; ihre Tokens enden.</translation>
    </message>
    <message>
        <source>Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of requests, then applies the given number of times; times -1: until cleared.</source>
        <translation>Fügt Anfragen an einen Endpunkt oder Pfad oder beliebigen Anfragen eine Störung hinzu. Überspringt die angegebene Zahl von Anfragen und wirkt dann so oft wie angegeben; times -1: bis zum Entfernen.</translation>
    </message>
    <message>
        <source>Clears faults: one by its ID, those of an endpoint or path, or all.</source>
        <translation>Entfernt Störungen: eine nach ihrer ID, die eines Endpunkts oder Pfads oder alle.</translation>
    </message>
    <message>
        <source>Sets the requests per minute and turns buckets, headers and refusals on or off.</source>
        <translation>Setzt die Anfragen je Minute und schaltet Kontingente, Header und Ablehnungen ein oder aus.</translation>
    </message>
    <message>
        <source>Turns differences between the public service and the specification on or off.</source>
        <translation>Schaltet Abweichungen des öffentlichen Dienstes von der Spezifikation ein oder aus.</translation>
    </message>
    <message>
        <source>Deletes the recorded requests.</source>
        <translation>Löscht die aufgezeichneten Anfragen.</translation>
    </message>
    <message>
        <source>Start a goal</source>
        <translation>Ziel starten</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>Ziel ändern</translation>
    </message>
    <message>
        <source>Changes the goal, or how much of it is reached.</source>
        <translation>Ändert das Ziel oder den erreichten Stand.</translation>
    </message>
    <message>
        <source>End a goal</source>
        <translation>Ziel beenden</translation>
    </message>
    <message>
        <source>Ends the goal, whether or not it is reached.</source>
        <translation>Beendet das Ziel, ob erreicht oder nicht.</translation>
    </message>
    <message>
        <source>Vote in a poll</source>
        <translation>Bei einer Umfrage abstimmen</translation>
    </message>
    <message>
        <source>Votes in the channel&apos;s active poll: once, or more for points.</source>
        <translation>Stimmt bei der laufenden Umfrage des Kanals ab: einmal, oder öfter gegen Punkte.</translation>
    </message>
    <message>
        <source>Start a poll</source>
        <translation>Umfrage starten</translation>
    </message>
    <message>
        <source>Asks the viewers of a channel, as its broadcaster would.</source>
        <translation>Fragt die Zuschauer eines Kanals, wie es sein Streamer täte.</translation>
    </message>
    <message>
        <source>Send a message that is held</source>
        <translation>Zurückgehaltene Nachricht senden</translation>
    </message>
    <message>
        <source>Sends a chat message that AutoMod holds until a moderator decides. Chat modes apply.</source>
        <translation>Sendet eine Chatnachricht, die AutoMod zurückhält, bis ein Moderator entscheidet. Die Chatmodi gelten.</translation>
    </message>
    <message>
        <source>Hold many messages</source>
        <translation>Viele Nachrichten zurückhalten</translation>
    </message>
    <message>
        <source>Lets AutoMod hold this many messages of different viewers at once, ignoring chat modes.</source>
        <translation>Lässt AutoMod so viele Nachrichten verschiedener Zuschauer auf einmal zurückhalten und ignoriert Chatmodi.</translation>
    </message>
    <message>
        <source>Mark a suspicious user</source>
        <translation>Verdächtigen Benutzer markieren</translation>
    </message>
    <message>
        <source>Has a user&apos;s messages watched, or shown to moderators only, as a moderator or the broadcaster would.</source>
        <translation>Lässt Nachrichten eines Benutzers beobachten oder nur Moderatoren zeigen, wie es ein Moderator oder der Streamer täte.</translation>
    </message>
    <message>
        <source>Returns a user&apos;s points, roles, follow date and subscription in a channel.</source>
        <translation>Liefert Punkte, Rollen, Follow-Datum und Abo eines Benutzers in einem Kanal.</translation>
    </message>
    <message>
        <source>Grant a Drop</source>
        <translation>Drop gewähren</translation>
    </message>
    <message>
        <source>Grants a viewer an entitlement to a Drop of a game that an organization owns.</source>
        <translation>Gewährt einem Zuschauer den Anspruch auf einen Drop eines Spiels, das einer Organisation gehört.</translation>
    </message>
    <message>
        <source>Grant many Drops</source>
        <translation>Viele Drops gewähren</translation>
    </message>
    <message>
        <source>Grants entitlements to a Drop of a game to many viewers.</source>
        <translation>Gewährt vielen Zuschauern den Anspruch auf einen Drop eines Spiels.</translation>
    </message>
    <message>
        <source>Give a game to an app</source>
        <translation>Spiel einer App zuordnen</translation>
    </message>
    <message>
        <source>The organization of an app owns a game that nobody owns yet. An app without an organization gets one.</source>
        <translation>Der Organisation einer App gehört danach ein Spiel, das noch niemandem gehört. Eine App ohne Organisation bekommt eine.</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Lists the conduits of all apps, with their shards.</source>
        <translation>Listet die Conduits aller Apps mit ihren Shards auf.</translation>
    </message>
    <message>
        <source>Webhook deliveries</source>
        <translation>Webhook-Zustellungen</translation>
    </message>
    <message>
        <source>Lists the last 500 attempts to send a message to a callback, and why they failed, the newest last.</source>
        <translation>Listet die letzten 500 Versuche auf, eine Nachricht an einen Callback zu senden, und warum sie fehlschlugen, der neueste zuletzt.</translation>
    </message>
    <message>
        <source>Drops, duplicates, delays or reorders upcoming notifications, or cuts the connection instead of sending one. A callback that is cut off gets the notification again later.</source>
        <translation>Verwirft, verdoppelt, verzögert oder vertauscht kommende Benachrichtigungen oder trennt die Verbindung, statt eine zu senden. Ein getrennter Callback erhält die Benachrichtigung später noch einmal.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Lists all extensions with the secrets that sign their tokens.</source>
        <translation>Listet alle Erweiterungen mit den Geheimnissen auf, die ihre Token signieren.</translation>
    </message>
    <message>
        <source>Install an extension</source>
        <translation>Erweiterung installieren</translation>
    </message>
    <message>
        <source>Installs an extension in a channel, or another version of it.</source>
        <translation>Installiert eine Erweiterung oder eine andere Version davon in einem Kanal.</translation>
    </message>
    <message>
        <source>Uninstall an extension</source>
        <translation>Erweiterung deinstallieren</translation>
    </message>
    <message>
        <source>Removes an extension from a channel.</source>
        <translation>Entfernt eine Erweiterung aus einem Kanal.</translation>
    </message>
    <message>
        <source>Activate an extension</source>
        <translation>Erweiterung aktivieren</translation>
    </message>
    <message>
        <source>Activates an installed extension in a slot of the channel.</source>
        <translation>Aktiviert eine installierte Erweiterung in einem Platz des Kanals.</translation>
    </message>
    <message>
        <source>Deactivate an extension</source>
        <translation>Erweiterung deaktivieren</translation>
    </message>
    <message>
        <source>Empties the slot in which the extension is active.</source>
        <translation>Leert den Platz, in dem die Erweiterung aktiv ist.</translation>
    </message>
    <message>
        <source>Make an app an extension</source>
        <translation>App zur Erweiterung machen</translation>
    </message>
    <message>
        <source>Makes a registered app an extension with one released version and all kinds of pages, and returns its secret.</source>
        <translation>Macht eine registrierte App zur Erweiterung mit einer veröffentlichten Version und allen Arten von Seiten und gibt ihr Geheimnis zurück.</translation>
    </message>
    <message>
        <source>Sign a token of an extension</source>
        <translation>Token einer Erweiterung signieren</translation>
    </message>
    <message>
        <source>Signs a token as the extension would: for one channel, or for all. It is valid for an hour and permits every message.</source>
        <translation>Signiert ein Token, wie es die Erweiterung täte: für einen Kanal oder für alle. Es gilt eine Stunde und erlaubt jede Nachricht.</translation>
    </message>
    <message>
        <source>Starts a goal, one of each type at a time. It counts by itself.</source>
        <translation>Startet ein Ziel, von jeder Art eines zur gleichen Zeit. Es zählt von selbst.</translation>
    </message>
    <message>
        <source>Invite a guest</source>
        <translation>Gast einladen</translation>
    </message>
    <message>
        <source>Invites a viewer to be a guest on the stream, as its broadcaster would. Begins a Guest Star session if there is none.</source>
        <translation>Lädt einen Zuschauer als Gast in den Stream ein, wie es sein Streamer täte. Beginnt eine Guest-Star-Sitzung, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Accept to be a guest</source>
        <translation>Einladung als Gast annehmen</translation>
    </message>
    <message>
        <source>Accepts the channel&apos;s invitation to be a guest on its stream.</source>
        <translation>Nimmt die Einladung des Kanals an, Gast in seinem Stream zu sein.</translation>
    </message>
    <message>
        <source>Get ready as a guest</source>
        <translation>Als Gast bereit melden</translation>
    </message>
    <message>
        <source>Tells the channel that a guest who has accepted is ready for a slot.</source>
        <translation>Meldet dem Kanal, dass ein Gast, der angenommen hat, für einen Platz bereit ist.</translation>
    </message>
    <message>
        <source>Leave as a guest</source>
        <translation>Als Gast gehen</translation>
    </message>
    <message>
        <source>Leaves the slot of a guest, or withdraws from the invitation.</source>
        <translation>Verlässt den Platz eines Gastes oder zieht sich von der Einladung zurück.</translation>
    </message>
    <message>
        <source>Push a hype train</source>
        <translation>Hype-Train anschieben</translation>
    </message>
    <message>
        <source>Moves the channel&apos;s hype train. If none runs, one begins at once.</source>
        <translation>Bewegt den Hype-Train des Kanals. Läuft keiner, beginnt sofort einer.</translation>
    </message>
    <message>
        <source>Bans the user from the channel or, with seconds, puts them in a timeout. A moderator or VIP loses that role; a timeout does not end that of a VIP.</source>
        <translation>Bannt den Benutzer aus dem Kanal oder gibt ihm, mit Sekunden, einen Timeout. Ein Moderator oder VIP verliert diese Rolle; ein Timeout beendet die eines VIP nicht.</translation>
    </message>
    <message>
        <source>Ends the user&apos;s ban or timeout in the channel.</source>
        <translation>Beendet den Bann oder Timeout des Benutzers im Kanal.</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Verwarnen</translation>
    </message>
    <message>
        <source>Warns the user, who cannot chat until they acknowledge it.</source>
        <translation>Verwarnt den Benutzer, der erst wieder schreiben kann, wenn er das bestätigt hat.</translation>
    </message>
    <message>
        <source>Acknowledge a warning</source>
        <translation>Eine Verwarnung bestätigen</translation>
    </message>
    <message>
        <source>Acknowledges the warning in the channel, to chat again.</source>
        <translation>Bestätigt die Verwarnung im Kanal, um wieder zu schreiben.</translation>
    </message>
    <message>
        <source>Ask to be unbanned</source>
        <translation>Um Entbannung bitten</translation>
    </message>
    <message>
        <source>Asks the channel to end a ban.</source>
        <translation>Bittet den Kanal, einen Bann zu beenden.</translation>
    </message>
    <message>
        <source>Withdraw an unban request</source>
        <translation>Einen Entbannungsantrag zurückziehen</translation>
    </message>
    <message>
        <source>Withdraws a request that was not answered yet.</source>
        <translation>Zieht einen noch nicht beantworteten Antrag zurück.</translation>
    </message>
    <message>
        <source>Read the answer to an unban request</source>
        <translation>Die Antwort auf einen Entbannungsantrag lesen</translation>
    </message>
    <message>
        <source>Acknowledges that the request was denied.</source>
        <translation>Bestätigt, dass der Antrag abgelehnt wurde.</translation>
    </message>
    <message>
        <source>Resolve an unban request</source>
        <translation>Über einen Entbannungsantrag entscheiden</translation>
    </message>
    <message>
        <source>Approves or denies it, as a moderator or the broadcaster.</source>
        <translation>Nimmt ihn an oder lehnt ihn ab, als Moderator oder Kanalinhaber.</translation>
    </message>
    <message>
        <source>Set unban requests</source>
        <translation>Entbannungsanträge einstellen</translation>
    </message>
    <message>
        <source>Sets whether banned users can ask to be unbanned.</source>
        <translation>Legt fest, ob Gebannte um Entbannung bitten können.</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Einen Begriff sperren</translation>
    </message>
    <message>
        <source>Unblock a term</source>
        <translation>Einen Begriff entsperren</translation>
    </message>
    <message>
        <source>Removes a blocked term, as a moderator or the broadcaster.</source>
        <translation>Entfernt einen gesperrten Begriff, als Moderator oder Kanalinhaber.</translation>
    </message>
    <message>
        <source>Ban many users</source>
        <translation>Viele Benutzer bannen</translation>
    </message>
    <message>
        <source>Bans this many users at once, and creates users if needed.</source>
        <translation>Bannt so viele Benutzer auf einmal und legt bei Bedarf neue an.</translation>
    </message>
    <message>
        <source>Block many terms</source>
        <translation>Viele Begriffe sperren</translation>
    </message>
    <message>
        <source>Adds this many blocked terms at once.</source>
        <translation>Fügt so viele gesperrte Begriffe auf einmal hinzu.</translation>
    </message>
    <message>
        <source>Start a prediction</source>
        <translation>Vorhersage starten</translation>
    </message>
    <message>
        <source>Lets the viewers of a channel predict with Channel Points.</source>
        <translation>Lässt die Zuschauer eines Kanals mit Kanalpunkten vorhersagen.</translation>
    </message>
    <message>
        <source>End a prediction</source>
        <translation>Vorhersage beenden</translation>
    </message>
    <message>
        <source>Locks, resolves or cancels the channel&apos;s open prediction.</source>
        <translation>Sperrt, entscheidet oder bricht die offene Vorhersage des Kanals ab.</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Puts Channel Points on an outcome of the open prediction.</source>
        <translation>Setzt Kanalpunkte auf ein Ergebnis der offenen Vorhersage.</translation>
    </message>
    <message>
        <source>Use an automatic reward</source>
        <translation>Automatische Belohnung nutzen</translation>
    </message>
    <message>
        <source>Uses one of the rewards that every channel has. Some send a message, the others unlock an emote.</source>
        <translation>Nutzt eine der Belohnungen, die jeder Kanal hat. Manche senden eine Nachricht, die anderen schalten ein Emote frei.</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>Abonnieren</translation>
    </message>
    <message>
        <source>Subscribes to the channel. It goes on until it is ended.</source>
        <translation>Abonniert den Kanal. Das Abo läuft, bis es beendet wird.</translation>
    </message>
    <message>
        <source>Renew a subscription</source>
        <translation>Abo verlängern</translation>
    </message>
    <message>
        <source>Pays for a month more and says so in the chat.</source>
        <translation>Bezahlt einen weiteren Monat und sagt es im Chat.</translation>
    </message>
    <message>
        <source>Gift subscriptions</source>
        <translation>Abos verschenken</translation>
    </message>
    <message>
        <source>Gives a subscription for a month to a viewer, or to several in the chat.</source>
        <translation>Schenkt einem Zuschauer oder mehreren im Chat ein Abo für einen Monat.</translation>
    </message>
    <message>
        <source>End a subscription</source>
        <translation>Abo beenden</translation>
    </message>
    <message>
        <source>Ends the viewer&apos;s subscription at once.</source>
        <translation>Beendet das Abo des Zuschauers sofort.</translation>
    </message>
    <message>
        <source>Add many subscribers</source>
        <translation>Viele Abonnenten hinzufügen</translation>
    </message>
    <message>
        <source>Lets this many viewers subscribe at once.</source>
        <translation>Lässt so viele Zuschauer auf einmal abonnieren.</translation>
    </message>
    <message>
        <source>Publish a video</source>
        <translation>Video veröffentlichen</translation>
    </message>
    <message>
        <source>Publishes a highlight or an uploaded video.</source>
        <translation>Veröffentlicht ein Highlight oder ein hochgeladenes Video.</translation>
    </message>
    <message>
        <source>Remove a video</source>
        <translation>Video entfernen</translation>
    </message>
    <message>
        <source>Deletes a video as its owner would on the website; without an ID the newest.</source>
        <translation>Löscht ein Video, wie es der Besitzer auf der Website täte; ohne ID das neueste.</translation>
    </message>
    <message>
        <source>Store streams</source>
        <translation>Streams speichern</translation>
    </message>
    <message>
        <source>Sets whether the channel&apos;s streams are stored as videos, from the next one on.</source>
        <translation>Legt fest, ob die Streams des Kanals ab dem nächsten als Videos gespeichert werden.</translation>
    </message>
    <message>
        <source>Make a clip</source>
        <translation>Clip erstellen</translation>
    </message>
    <message>
        <source>Clips the last seconds of the stream. The clip appears a few seconds later.</source>
        <translation>Schneidet die letzten Sekunden des Streams aus. Der Clip erscheint einige Sekunden später.</translation>
    </message>
    <message>
        <source>Restrict clips</source>
        <translation>Clips einschränken</translation>
    </message>
    <message>
        <source>Sets who may make clips of the channel.</source>
        <translation>Legt fest, wer Clips des Kanals erstellen darf.</translation>
    </message>
    <message>
        <source>Add many clips</source>
        <translation>Viele Clips hinzufügen</translation>
    </message>
    <message>
        <source>Adds this many clips of the last 60 days at once.</source>
        <translation>Fügt so viele Clips der letzten 60 Tage auf einmal hinzu.</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Flüstern</translation>
    </message>
    <message>
        <source>Sends the broadcaster a private message.</source>
        <translation>Sendet dem Streamer eine private Nachricht.</translation>
    </message>
    <message>
        <source>Set who may whisper</source>
        <translation>Festlegen, wer flüstern darf</translation>
    </message>
    <message>
        <source>Lets strangers whisper to the user, or only people whom the user follows or has whispered to.</source>
        <translation>Lässt auch Fremde dem Benutzer flüstern oder nur Personen, denen er folgt oder schon geflüstert hat.</translation>
    </message>
    <message>
        <source>Adds a blocked term, as a moderator or the broadcaster. One that expires counts as added by AutoMod.</source>
        <translation>Fügt einen gesperrten Begriff hinzu, als Moderator oder Kanalinhaber. Ein ablaufender gilt als von AutoMod hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8.</source>
        <translation>die Datei ist UTF-16, nicht UTF-8.</translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation>ein Feld ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation>es gibt mehr als %1 Felder.</translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation>es gibt mehr als %1 Zeilen.</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character; it is incomplete.</source>
        <translation>die Datei endet mitten in einem Zeichen; sie ist unvollständig.</translation>
    </message>
    <message>
        <source>a quoted field is not closed; the file is incomplete.</source>
        <translation>ein Feld in Anführungszeichen ist nicht abgeschlossen; die Datei ist unvollständig.</translation>
    </message>
    <message>
        <source>a line ends with CR instead of CRLF.</source>
        <translation>eine Zeile endet mit CR statt CRLF.</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8.</source>
        <translation>der Text ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>the file contains a zero byte; it is not a text file.</source>
        <translation>die Datei enthält ein Nullbyte; sie ist keine Textdatei.</translation>
    </message>
    <message>
        <source>an unquoted field contains a quote.</source>
        <translation>ein Feld ohne Anführungszeichen enthält ein Anführungszeichen.</translation>
    </message>
    <message>
        <source>there is text after a closing quote.</source>
        <translation>nach einem schließenden Anführungszeichen steht Text.</translation>
    </message>
    <message>
        <source>line endings are mixed, CRLF and LF.</source>
        <translation>die Zeilenenden sind gemischt, CRLF und LF.</translation>
    </message>
    <message>
        <source>there are %1 fields, but the first line has %2; the file may be incomplete.</source>
        <translation>es gibt %1 Felder, aber die erste Zeile hat %2; die Datei ist vielleicht unvollständig.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikaans</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>Albanisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenisch</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>Aserbaidschanisch</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Baskisch</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>Belarussisch</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengalisch</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>Bosnisch</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgarisch</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Katalanisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Kroatisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estnisch</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicisch</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Isländisch</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesisch</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>Irisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>Kasachisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Lettisch</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litauisch</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Mazedonisch</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malaiisch</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>Mongolisch</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbisch</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slowakisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>Suaheli</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>Tagalog</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>Walisisch</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Aufforderung</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Requires text</source>
        <translation>Text erforderlich</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>Limit je Stream</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>Limit pro Zuschauer</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>Warteschlange überspringen</translation>
    </message>
    <message>
        <source>at least %L1</source>
        <translation>mindestens %L1</translation>
    </message>
    <message>
        <source>at most %L1</source>
        <translation>höchstens %L1</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>höchstens %n Zeichen</numerusform>
            <numerusform>höchstens %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>Der Dienst ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>already used by another reward</source>
        <translation>wird schon von einer anderen Belohnung verwendet</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>ungültiges Format</translation>
    </message>
    <message>
        <source>wrong type of value</source>
        <translation>falsche Art von Wert</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>Der Kanal hat schon eine Belohnung mit diesem Titel.</translation>
    </message>
    <message>
        <source>No free slots on the service.</source>
        <translation>Beim Dienst ist kein Platz mehr frei.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Antwort des Dienstes: „%1“</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Zu viele Anfragen (429). Versuche es später wieder.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Du wurdest abgemeldet. Melde dich neu an, um weiterzumachen.</translation>
    </message>
    <message>
        <source>The service rejected the request (400).</source>
        <translation>Der Dienst hat die Anfrage abgelehnt (400).</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>Schreiben auf die Festplatte fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>Beim Dienst ist ein interner Fehler aufgetreten (%1).</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>Allowed a message</source>
        <translation>Nachricht zugelassen</translation>
    </message>
    <message>
        <source>Denied a message</source>
        <translation>Nachricht abgelehnt</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Gebannt</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Timeout erteilt</translation>
    </message>
    <message>
        <source>Unbanned</source>
        <translation>Entbannt</translation>
    </message>
    <message>
        <source>Ended a timeout</source>
        <translation>Timeout beendet</translation>
    </message>
    <message>
        <source>Banned in the shared chat</source>
        <translation>Im gemeinsamen Chat gebannt</translation>
    </message>
    <message>
        <source>Timed out in the shared chat</source>
        <translation>Timeout im gemeinsamen Chat erteilt</translation>
    </message>
    <message>
        <source>Unbanned in the shared chat</source>
        <translation>Im gemeinsamen Chat entbannt</translation>
    </message>
    <message>
        <source>Ended a timeout in the shared chat</source>
        <translation>Timeout im gemeinsamen Chat beendet</translation>
    </message>
    <message>
        <source>Deleted a message in the shared chat</source>
        <translation>Nachricht im gemeinsamen Chat gelöscht</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Verwarnt</translation>
    </message>
    <message>
        <source>Deleted a message</source>
        <translation>Nachricht gelöscht</translation>
    </message>
    <message>
        <source>Cleared the chat</source>
        <translation>Chat geleert</translation>
    </message>
    <message>
        <source>Approved an unban request</source>
        <translation>Entbannungsantrag angenommen</translation>
    </message>
    <message>
        <source>Denied an unban request</source>
        <translation>Entbannungsantrag abgelehnt</translation>
    </message>
    <message>
        <source>Blocked a term</source>
        <translation>Begriff gesperrt</translation>
    </message>
    <message>
        <source>Unblocked a term</source>
        <translation>Begriff entsperrt</translation>
    </message>
    <message>
        <source>Permitted a term</source>
        <translation>Begriff erlaubt</translation>
    </message>
    <message>
        <source>Ended the permission of a term</source>
        <translation>Erlaubnis eines Begriffs aufgehoben</translation>
    </message>
    <message>
        <source>Made a moderator</source>
        <translation>Moderator ernannt</translation>
    </message>
    <message>
        <source>Removed a moderator</source>
        <translation>Moderator entfernt</translation>
    </message>
    <message>
        <source>Made a VIP</source>
        <translation>VIP ernannt</translation>
    </message>
    <message>
        <source>Removed a VIP</source>
        <translation>VIP entfernt</translation>
    </message>
    <message>
        <source>Started a raid</source>
        <translation>Raid gestartet</translation>
    </message>
    <message>
        <source>Cancelled a raid</source>
        <translation>Raid abgebrochen</translation>
    </message>
    <message>
        <source>Slow mode on</source>
        <translation>Slow-Modus ein</translation>
    </message>
    <message>
        <source>Slow mode off</source>
        <translation>Slow-Modus aus</translation>
    </message>
    <message>
        <source>Followers only on</source>
        <translation>„Nur Follower“ ein</translation>
    </message>
    <message>
        <source>Followers only off</source>
        <translation>„Nur Follower“ aus</translation>
    </message>
    <message>
        <source>Subscribers only on</source>
        <translation>„Nur Abonnenten“ ein</translation>
    </message>
    <message>
        <source>Subscribers only off</source>
        <translation>„Nur Abonnenten“ aus</translation>
    </message>
    <message>
        <source>Emotes only on</source>
        <translation>„Nur Emotes“ ein</translation>
    </message>
    <message>
        <source>Emotes only off</source>
        <translation>„Nur Emotes“ aus</translation>
    </message>
    <message>
        <source>Unique messages on</source>
        <translation>„Keine Wiederholungen“ ein</translation>
    </message>
    <message>
        <source>Unique messages off</source>
        <translation>„Keine Wiederholungen“ aus</translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then restart Sidestage.</source>
        <translation>Die eingebettete Seite ist nicht installiert. Installiere Qt WebEngine und das Anmelde-Plugin von Sidestage und starte Sidestage dann neu.</translation>
    </message>
    <message>
        <source>The embedded page cannot run as administrator (root), because its protection does not work there. Start Sidestage as a regular user.</source>
        <translation>Die eingebettete Seite läuft nicht als Administrator (root), weil ihr Schutz dort nicht wirkt. Starte Sidestage als normaler Benutzer.</translation>
    </message>
    <message>
        <source>The embedded page cannot be shown on this display, because it has no OpenGL. Sign in with your browser or on another device.</source>
        <translation>Die eingebettete Seite kann auf dieser Anzeige nicht gezeigt werden, weil sie kein OpenGL hat. Melde dich im Browser oder auf einem anderen Gerät an.</translation>
    </message>
</context>
<context>
    <name>LoginStarts</name>
    <message>
        <source>In a Flatpak this is done in the settings of the desktop.</source>
        <translation>In einem Flatpak wird das in den Einstellungen des Desktops festgelegt.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Sidestage needs permission to set markers.</source>
        <translation>Sidestage braucht die Berechtigung, Markierungen zu setzen.</translation>
    </message>
    <message>
        <source>Marks need a running recording.</source>
        <translation>Markierungen brauchen eine laufende Aufzeichnung.</translation>
    </message>
    <message>
        <source>Sidestage is checking whether the last moment was marked.</source>
        <translation>Sidestage prüft, ob der letzte Moment markiert wurde.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to make clips.</source>
        <translation>Sidestage braucht die Berechtigung, Clips zu erstellen.</translation>
    </message>
    <message>
        <source>Clips need a running stream.</source>
        <translation>Clips brauchen einen laufenden Stream.</translation>
    </message>
    <message>
        <source>No answer came, so it is not known whether the moment was marked. Sidestage reads the markers to find out. Nothing is sent again.</source>
        <translation>Es kam keine Antwort, daher ist unbekannt, ob der Moment markiert wurde. Sidestage liest die Markierungen, um es herauszufinden. Es wird nichts erneut gesendet.</translation>
    </message>
    <message>
        <source>No clip came.</source>
        <translation>Es kam kein Clip.</translation>
    </message>
    <message>
        <source>No answer came. The clip may have been made all the same.</source>
        <translation>Es kam keine Antwort. Der Clip wurde vielleicht trotzdem erstellt.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the first chapter</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <translation>Moment %1</translation>
    </message>
    <message>
        <source>The moment was not marked. %1</source>
        <comment>the reason</comment>
        <translation>Der Moment wurde nicht markiert. %1</translation>
    </message>
    <message>
        <source>Deleting the videos failed. %1</source>
        <comment>the reason</comment>
        <translation>Das Löschen der Videos ist fehlgeschlagen. %1</translation>
    </message>
</context>
<context>
    <name>ReportReader</name>
    <message>
        <source>the file is empty.</source>
        <translation>die Datei ist leer.</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>Spalte %1 hat keinen Namen.</translation>
    </message>
    <message>
        <source>there are two columns “%1”.</source>
        <translation>es gibt zwei Spalten „%1“.</translation>
    </message>
    <message>
        <source>there is no “Date” column; this is not a report.</source>
        <translation>die Spalte „Date“ fehlt; das ist kein Bericht.</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
    <message>
        <source>a report for %1 is not possible.</source>
        <translation>ein Bericht für den %1 ist nicht möglich.</translation>
    </message>
    <message>
        <source>it contains “%1”, which was not requested.</source>
        <translation>er enthält „%1“, was nicht angefordert war.</translation>
    </message>
    <message>
        <source>%1 appears twice, with different figures.</source>
        <translation>%1 kommt zweimal vor, mit verschiedenen Werten.</translation>
    </message>
</context>
<context>
    <name>ReturnPage</name>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Zugriff abgelehnt</translation>
    </message>
    <message>
        <source>Completing the sign-in in Sidestage…</source>
        <translation>Die Anmeldung wird in Sidestage abgeschlossen…</translation>
    </message>
    <message>
        <source>Return to Sidestage</source>
        <translation>Zurück zu Sidestage</translation>
    </message>
    <message>
        <source>Sidestage has received the response and continues. You can close this page.</source>
        <translation>Sidestage hat die Antwort erhalten und macht weiter. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You can close this page.</source>
        <translation>Du hast den Zugriff abgelehnt. Nichts wurde geändert. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>Response not used</source>
        <translation>Antwort nicht benutzt</translation>
    </message>
    <message>
        <source>This response does not belong to the current sign-in, so it was not used. Start again in Sidestage.</source>
        <translation>Diese Antwort gehört nicht zur laufenden Anmeldung und wurde darum nicht benutzt. Beginne in Sidestage neu.</translation>
    </message>
    <message>
        <source>No sign-in to complete</source>
        <translation>Keine Anmeldung abzuschließen</translation>
    </message>
    <message>
        <source>This page opens after you sign in to the service. Start a sign-in in Sidestage.</source>
        <translation>Diese Seite öffnet sich nach der Anmeldung beim Dienst. Beginne eine Anmeldung in Sidestage.</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>Zeit für die Anmeldung abgelaufen</translation>
    </message>
    <message>
        <source>Sidestage is no longer waiting for this sign-in. Start again in Sidestage.</source>
        <translation>Sidestage wartet nicht mehr auf diese Anmeldung. Beginne in Sidestage neu.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to complete the sign-in. Without it, sign in on another device instead.</source>
        <translation>Diese Seite braucht JavaScript, um die Anmeldung abzuschließen. Melde dich ohne JavaScript stattdessen auf einem anderen Gerät an.</translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und noch %n.</numerusform>
            <numerusform>Und noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward %L1</source>
        <translation>Belohnung %L1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 is not a reward.</source>
        <translation>%1 ist keine Belohnung.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation>Set %L1: Der Name fehlt oder ist zu lang.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>This is not a rewards file.</source>
        <translation>Das ist keine Datei mit Belohnungen.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Diese Datei wurde mit einer neueren Version von Sidestage erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>Nur %Ln Belohnung wird importiert.</numerusform>
            <numerusform>Nur die ersten %Ln Belohnungen werden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: duplicate title.</source>
        <translation>%1: Titel doppelt vorhanden.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are imported.</source>
        <translation>
            <numerusform>Nur %Ln Set wird importiert.</numerusform>
            <numerusform>Nur die ersten %Ln Sets werden importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are missing from the file.</source>
        <translation>
            <numerusform>Set „%1“: %n seiner Belohnungen fehlt in der Datei.</numerusform>
            <numerusform>Set „%1“: %n seiner Belohnungen fehlen in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a rewards file: %1</source>
        <translation>Das ist keine Datei mit Belohnungen: %1</translation>
    </message>
</context>
<context>
    <name>RewardTable</name>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
    </message>
    <message>
        <source>being changed</source>
        <translation>wird geändert</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>afterwards: %1</source>
        <translation>danach: %1</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>Wartet auf die Antwort des Dienstes.</translation>
    </message>
    <message>
        <source>The limit for this stream has been reached.</source>
        <translation>Das Limit für diesen Stream ist erreicht.</translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Library only</source>
        <translation>Nur in der Bibliothek</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>Von anderer App erstellt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>created</source>
        <translation>erstellt</translation>
    </message>
    <message>
        <source>turned on</source>
        <translation>eingeschaltet</translation>
    </message>
    <message>
        <source>stays on</source>
        <translation>bleibt eingeschaltet</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>aktualisiert</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>stays off</source>
        <translation>bleibt ausgeschaltet</translation>
    </message>
    <message>
        <source>%L1 per stream</source>
        <translation>%L1 je Stream</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>%n Platz beim Dienst ist belegt.</numerusform>
            <numerusform>Alle %n Plätze beim Dienst sind belegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cooldown</source>
        <translation>%1 Wartezeit</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in this stream</source>
        <translation>
            <numerusform>Noch %Ln in diesem Stream</numerusform>
            <numerusform>Noch %Ln in diesem Stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>ready in %1</source>
        <translation>bereit in %1</translation>
    </message>
    <message>
        <source>%L1 per viewer</source>
        <comment>in a stream</comment>
        <translation>%L1 pro Zuschauer</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer per stream.</source>
        <translation>
            <numerusform>Höchstens %n pro Zuschauer und Stream.</numerusform>
            <numerusform>Höchstens %n pro Zuschauer und Stream.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per stream.</source>
        <translation>
            <numerusform>Höchstens %n je Stream.</numerusform>
            <numerusform>Höchstens %n je Stream.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 between redemptions.</source>
        <translation>Mindestens %1 zwischen zwei Einlösungen.</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>Der Kanal hat schon eine Belohnung mit diesem Titel.</translation>
    </message>
    <message>
        <source>Undoing the change of “%1” failed. %2</source>
        <comment>a reward; the reason</comment>
        <translation>Die Änderung von „%1“ konnte nicht rückgängig gemacht werden. %2</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>port %1: %2</source>
        <translation>Port %1: %2</translation>
    </message>
    <message>
        <source>Could not open the database %1: %2</source>
        <translation>Die Datenbank %1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>It is used by another sandbox.</source>
        <translation>Sie wird von einer anderen Sandbox verwendet.</translation>
    </message>
    <message>
        <source>It was written by another version of Sidestage. Delete it or choose another file.</source>
        <translation>Sie wurde von einer anderen Version von Sidestage geschrieben. Lösche sie oder wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>It is not a file of the sandbox. Choose another file.</source>
        <translation>Sie ist keine Datei der Sandbox. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>It is damaged or no database. Move it away or choose another file.</source>
        <translation>Sie ist beschädigt oder keine Datenbank. Verschiebe sie oder wähle eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation>Die Sandbox ist bereit.</translation>
    </message>
    <message>
        <source>API base URL</source>
        <translation>Basisadresse der API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Token-Dienst</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Geheimnis</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>Redirect-URI</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation>Zum Ausprobieren:</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port (0 to 65535).</source>
        <translation>„%1“ ist kein Port (0 bis 65535).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed (a number, 0 or more).</source>
        <translation>„%1“ ist keine Startzahl (eine Zahl ab 0).</translation>
    </message>
    <message>
        <source>Control page</source>
        <translation>Steuerseite</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation>„%1“ ist kein Anfragelimit (eine Zahl ab 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time (2026-03-01T20:00:00Z, or now).</source>
        <translation>„%1“ ist keine Zeit (2026-03-01T20:00:00Z oder now).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a speed (0 to 100000).</source>
        <translation>„%1“ ist kein Tempo (0 bis 100000).</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Live-Ereignisse</translation>
    </message>
    <message>
        <source>seed %1, profile %2, stored in %3</source>
        <translation>Startzahl %1, Profil %2, gespeichert in %3</translation>
    </message>
    <message>
        <source>Sign in as a user, in a browser:</source>
        <translation>Im Browser als Benutzer anmelden:</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Zum Beenden Strg+C drücken.</translation>
    </message>
    <message>
        <source>No scenario or file &quot;%1&quot;. Available scenarios: %2.</source>
        <translation>Weder ein Szenario noch eine Datei „%1“. Verfügbare Szenarien: %2.</translation>
    </message>
    <message>
        <source>A simulated streaming platform: token service and API, on this computer only.</source>
        <translation>Eine simulierte Streaming-Plattform: Token-Dienst und API, nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Listen on this port; 0 selects a free port.</source>
        <translation>Auf diesem Port lauschen; 0 wählt einen freien Port.</translation>
    </message>
    <message>
        <source>Create the world from this seed.</source>
        <translation>Die Welt aus dieser Startzahl erstellen.</translation>
    </message>
    <message>
        <source>Store all data in this file. Without it, all data is lost on exit.</source>
        <translation>Alle Daten in dieser Datei speichern. Ohne sie gehen beim Beenden alle Daten verloren.</translation>
    </message>
    <message>
        <source>&quot;specification&quot; follows the specification; &quot;observed&quot; follows the public service where it was seen to differ: all switches of --compat.</source>
        <translation>„specification“ folgt der Spezifikation; „observed“ folgt dem öffentlichen Dienst, wo er abweichend beobachtet wurde: alle Schalter von --compat.</translation>
    </message>
    <message>
        <source>Requests per minute for each user of each app; 0: no limit.</source>
        <translation>Anfragen je Minute für jeden Benutzer jeder App; 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Start sandbox time at this moment: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, time continues where it stopped.</source>
        <translation>Die Sandbox-Zeit zu diesem Zeitpunkt beginnen: 2026-03-01T20:00:00Z oder „now“. Ohne diese Option geht sie weiter, wo sie aufhörte.</translation>
    </message>
    <message>
        <source>Run sandbox time at this multiple of real time; 0 pauses it.</source>
        <translation>Die Sandbox-Zeit mit diesem Vielfachen der echten Zeit laufen lassen; 0 hält sie an.</translation>
    </message>
    <message>
        <source>Behave like the public service in these points: %1.</source>
        <translation>In diesen Punkten wie der öffentliche Dienst verhalten: %1.</translation>
    </message>
    <message>
        <source>Turn off everything below /sandbox: the control page and the control calls.</source>
        <translation>Alles unter /sandbox ausschalten: die Steuerseite und die Steueraufrufe.</translation>
    </message>
    <message>
        <source>Play this scenario at start: %1, or a file.</source>
        <translation>Dieses Szenario beim Start abspielen: %1 oder eine Datei.</translation>
    </message>
    <message>
        <source>Print which endpoints of the specification are implemented, and exit.</source>
        <translation>Ausgeben, welche Endpunkte der Spezifikation umgesetzt sind, und beenden.</translation>
    </message>
    <message>
        <source>Turn off simulated viewer activity in a new world.</source>
        <translation>Simulierte Zuschaueraktivität in einer neuen Welt ausschalten.</translation>
    </message>
    <message>
        <source>Unknown argument &quot;%1&quot;. See --help.</source>
        <translation>Unbekanntes Argument „%1“. Siehe --help.</translation>
    </message>
    <message>
        <source>Unknown profile &quot;%1&quot;. Available: specification, observed.</source>
        <translation>Unbekanntes Profil „%1“. Verfügbar: specification, observed.</translation>
    </message>
    <message>
        <source>Unknown switch &quot;%1&quot;. Available: %2.</source>
        <translation>Unbekannter Schalter „%1“. Verfügbar: %2.</translation>
    </message>
    <message>
        <source>--db requires a file name.</source>
        <translation>--db braucht einen Dateinamen.</translation>
    </message>
    <message>
        <source>Allow webhook callbacks on these hosts too, not only on this computer. Callbacks may use http or https, while the public service requires https.</source>
        <translation>Webhook-Callbacks auch auf diesen Hosts erlauben, nicht nur auf diesem Computer. Callbacks dürfen http oder https verwenden, der öffentliche Dienst verlangt https.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name.</source>
        <translation>„%1“ ist kein Hostname.</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>separated by spaces or commas</source>
        <translation>durch Leerzeichen oder Kommas getrennt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Benutzer und Rollen</translation>
    </message>
    <message>
        <source>Apps and tokens</source>
        <translation>Apps und Tokens</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Störungen</translation>
    </message>
    <message>
        <source>Limits and switches</source>
        <translation>Grenzen und Schalter</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sidestage-Sandbox</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>× 60</source>
        <translation>× 60</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 min</translation>
    </message>
    <message>
        <source>Jump 5 minutes ahead</source>
        <translation>5 Minuten vorspringen</translation>
    </message>
    <message>
        <source>+1 h</source>
        <translation>+1 h</translation>
    </message>
    <message>
        <source>Jump 1 hour ahead</source>
        <translation>1 Stunde vorspringen</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Springen zu</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut…</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Faults and limits</source>
        <translation>Störungen und Grenzen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Alle Aufrufe</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Spendenaktion</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Live gehen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1 in chat</source>
        <translation>%1 im Chat</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Affiliate</source>
        <translation>Affiliate</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Nur Emotes</translation>
    </message>
    <message>
        <source>Followers, %1 min</source>
        <translation>Follower, %1 min</translation>
    </message>
    <message>
        <source>Slow, %1 s</source>
        <translation>Slow-Modus, %1 s</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Abonnenten</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Keine Wiederholungen</translation>
    </message>
    <message>
        <source>Delay, %1 s</source>
        <translation>Verzögerung, %1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>Moderatoren</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editoren</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Gebannt</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Act as a viewer</source>
        <translation>Als Zuschauer handeln</translation>
    </message>
    <message>
        <source>Act as the channel</source>
        <translation>Als Kanal handeln</translation>
    </message>
    <message>
        <source>%1 Channel Points</source>
        <translation>%1 Kanalpunkte</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>folgt seit %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>folgt nicht</translation>
    </message>
    <message>
        <source>in chat</source>
        <translation>im Chat</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>Moderator</translation>
    </message>
    <message>
        <source>editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>gebannt</translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation>Abgelehnte Schritte</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>any request</source>
        <translation>jede Anfrage</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>until cleared</source>
        <translation>bis zum Entfernen</translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation>Verbindung gekappt</translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation>Kontingent geleert</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Anfragelimit</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Kompatibilität</translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation>Die Grenze einer Belohnung und ihr Schalter müssen zusammen gesendet werden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Aufgezeichnete Anfragen</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Anfragen aufzeichnen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Aufrufer</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Inhalt der Anfrage</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>gekappt</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>das ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Als Befehl</translation>
    </message>
    <message>
        <source>After number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Bezahlte Inhalte</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>App</source>
        <translation>App</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>Verbindung kappen</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Nachkommastellen</translation>
    </message>
    <message>
        <source>Delay in seconds</source>
        <translation>Verzögerung in Sekunden</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>Empty the caller&apos;s bucket</source>
        <translation>Kontingent des Aufrufers leeren</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Nur Follower</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>Vom Kanal</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Content labels</source>
        <translation>Inhaltshinweise</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Länge in Sekunden</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderator</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Kanalpunkte</translation>
    </message>
    <message>
        <source>Redirect URIs</source>
        <translation>Redirect-URIs</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Scopes</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Geheimnis</translation>
    </message>
    <message>
        <source>Product (SKU)</source>
        <translation>Produkt (SKU)</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Slow-Modus</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Nur Abonnenten</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Target in minor units</source>
        <translation>Ziel in kleinster Einheit</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation>Keine Wiederholungen</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Amount in minor units</source>
        <translation>Betrag in kleinsten Einheiten</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Live-Ereignisse</translation>
    </message>
    <message>
        <source>Close code</source>
        <translation>Schließcode</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>Schildmodus</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIPs</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation>Kanal zum Beitreten</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Viewer actions</source>
        <translation>Aktionen von Zuschauern</translation>
    </message>
    <message>
        <source>Channel actions</source>
        <translation>Aktionen von Kanälen</translation>
    </message>
    <message>
        <source>Bulk actions</source>
        <translation>Massenaktionen</translation>
    </message>
    <message>
        <source>Simulated activity</source>
        <translation>Simulierte Aktivität</translation>
    </message>
    <message>
        <source>Clock and reset</source>
        <translation>Uhr und Zurücksetzen</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Without it, you can do everything with curl: see /sandbox/calls.</source>
        <translation>Diese Seite braucht JavaScript. Ohne JavaScript geht alles auch mit curl: siehe /sandbox/calls.</translation>
    </message>
    <message>
        <source>Sandbox time</source>
        <translation>Sandbox-Zeit</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run at 60 times normal speed</source>
        <translation>Mit 60-facher Geschwindigkeit laufen lassen</translation>
    </message>
    <message>
        <source>Set to this computer&apos;s time</source>
        <translation>Auf die Zeit dieses Computers stellen</translation>
    </message>
    <message>
        <source>Not responding since %1</source>
        <translation>Keine Antwort seit %1</translation>
    </message>
    <message>
        <source>The sandbox is not responding. Showing data from %1.</source>
        <translation>Die Sandbox antwortet nicht. Daten von %1 werden gezeigt.</translation>
    </message>
    <message>
        <source>Skip to content</source>
        <translation>Zum Inhalt springen</translation>
    </message>
    <message>
        <source>Page sections</source>
        <translation>Bereiche dieser Seite</translation>
    </message>
    <message>
        <source>Users and apps</source>
        <translation>Benutzer und Apps</translation>
    </message>
    <message>
        <source>Main channels</source>
        <translation>Hauptkanäle</translation>
    </message>
    <message>
        <source>Select a row to act in that channel.</source>
        <translation>Wähle eine Zeile, um in diesem Kanal zu handeln.</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>viewers of a stream</comment>
        <translation>%1 schauen zu</translation>
    </message>
    <message>
        <source>Playing “%1”: %2 steps done.</source>
        <translation>„%1“ läuft: %2 Schritte erledigt.</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Aktivitätsprotokoll</translation>
    </message>
    <message>
        <source>No activity yet.</source>
        <translation>Noch keine Aktivität.</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>Keine passenden Einträge.</translation>
    </message>
    <message>
        <source>Add request faults</source>
        <translation>Störungen von Anfragen hinzufügen</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Ausstehende Störungen</translation>
    </message>
    <message>
        <source>No pending faults. Requests are answered normally.</source>
        <translation>Keine ausstehenden Störungen. Anfragen werden normal beantwortet.</translation>
    </message>
    <message>
        <source>skips %1 first</source>
        <translation>überspringt zuerst %1</translation>
    </message>
    <message>
        <source>%1 ms delay</source>
        <translation>%1 ms Verzögerung</translation>
    </message>
    <message>
        <source>truncated after %1 bytes</source>
        <translation>nach %1 Bytes abgeschnitten</translation>
    </message>
    <message>
        <source>replaced body</source>
        <translation>ersetzter Inhalt</translation>
    </message>
    <message>
        <source>still takes effect</source>
        <translation>wirkt trotzdem</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Anfragen je Minute</translation>
    </message>
    <message>
        <source>Count requests against their bucket</source>
        <translation>Anfragen vom Kontingent abziehen</translation>
    </message>
    <message>
        <source>Send rate limit headers</source>
        <translation>Header zum Anfragelimit senden</translation>
    </message>
    <message>
        <source>Refuse requests when the bucket is empty</source>
        <translation>Anfragen bei leerem Kontingent ablehnen</translation>
    </message>
    <message>
        <source>Differences between the public service and the specification.</source>
        <translation>Abweichungen des öffentlichen Dienstes von der Spezifikation.</translation>
    </message>
    <message>
        <source>Refresh tokens stay valid after use</source>
        <translation>Refresh-Tokens bleiben nach Gebrauch gültig</translation>
    </message>
    <message>
        <source>Ad times are in seconds since 1970</source>
        <translation>Werbezeiten sind in Sekunden seit 1970 angegeben</translation>
    </message>
    <message>
        <source>Withdrawn endpoints return 410 instead of 404</source>
        <translation>Eingestellte Endpunkte antworten mit 410 statt 404</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Recreates the world from its seed. Tokens become invalid; registered apps stay.</source>
        <translation>Erstellt die Welt aus ihrer Startzahl neu. Tokens enden; registrierte Apps bleiben.</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen…</translation>
    </message>
    <message>
        <source>Reset to seed %1?</source>
        <translation>Auf Startzahl %1 zurücksetzen?</translation>
    </message>
    <message>
        <source>All activity in this world will be lost.</source>
        <translation>Alle Aktivität in dieser Welt geht verloren.</translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. Only the last 1,000 requests are kept.</source>
        <translation>Tokens, Codes und Client-Geheimnisse sind verborgen. Nur die letzten 1.000 Anfragen werden aufbewahrt.</translation>
    </message>
    <message>
        <source>No recorded requests. Turn on recording, then use your app.</source>
        <translation>Keine aufgezeichneten Anfragen. Schalte die Aufzeichnung ein und benutze dann deine App.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Everything on this page is also available to scripts. Reading is a GET with a query; everything else is a POST with a JSON body.</source>
        <translation>Alles auf dieser Seite geht auch per Skript. Lesen ist ein GET mit Query, alles andere ein POST mit JSON-Body.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>the sandbox is not responding.</source>
        <translation>die Sandbox antwortet nicht.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Replacement body</source>
        <translation>Ersatz-Body</translation>
    </message>
    <message>
        <source>Channels (host first)</source>
        <translation>Kanäle (Gastgeber zuerst)</translation>
    </message>
    <message>
        <source>Messages per minute</source>
        <translation>Nachrichten je Minute</translation>
    </message>
    <message>
        <source>Cheers per minute</source>
        <translation>Cheers je Minute</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Delay in milliseconds</source>
        <translation>Verzögerung in Millisekunden</translation>
    </message>
    <message>
        <source>Donations per minute</source>
        <translation>Spenden je Minute</translation>
    </message>
    <message>
        <source>Minimum follow time in minutes</source>
        <translation>Mindestfolgezeit in Minuten</translation>
    </message>
    <message>
        <source>Follows per minute</source>
        <translation>Neue Follower je Minute</translation>
    </message>
    <message>
        <source>Still takes effect</source>
        <translation>Wirkt trotzdem</translation>
    </message>
    <message>
        <source>Viewer&apos;s message</source>
        <translation>Nachricht des Zuschauers</translation>
    </message>
    <message>
        <source>Seconds between ads</source>
        <translation>Sekunden zwischen Werbepausen</translation>
    </message>
    <message>
        <source>Viewers joining per minute</source>
        <translation>Kommende Zuschauer je Minute</translation>
    </message>
    <message>
        <source>Seconds to jump</source>
        <translation>Sekunden zu springen</translation>
    </message>
    <message>
        <source>Viewers leaving per minute</source>
        <translation>Gehende Zuschauer je Minute</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Chat delay for non-moderators</source>
        <translation>Chat-Verzögerung für Nicht-Moderatoren</translation>
    </message>
    <message>
        <source>Use this computer&apos;s time</source>
        <translation>Zeit dieses Computers benutzen</translation>
    </message>
    <message>
        <source>Raids per minute</source>
        <translation>Raids je Minute</translation>
    </message>
    <message>
        <source>Redemptions per minute</source>
        <translation>Einlösungen je Minute</translation>
    </message>
    <message>
        <source>Scenario JSON</source>
        <translation>Szenario-JSON</translation>
    </message>
    <message>
        <source>Requests to skip first</source>
        <translation>Zuerst zu überspringende Anfragen</translation>
    </message>
    <message>
        <source>Events to skip first</source>
        <translation>Zuerst zu überspringende Ereignisse</translation>
    </message>
    <message>
        <source>Seconds between messages</source>
        <translation>Sekunden zwischen Nachrichten</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Truncate after bytes</source>
        <translation>Abschneiden nach Bytes</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Ereignistyp</translation>
    </message>
    <message>
        <source>Type of goal</source>
        <translation>Art des Ziels</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Current amount</source>
        <translation>Erreichter Stand</translation>
    </message>
    <message>
        <source>Number of the choice</source>
        <translation>Nummer der Antwort</translation>
    </message>
    <message>
        <source>Votes for channel points</source>
        <translation>Stimmen gegen Kanalpunkte</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Category of AutoMod</source>
        <translation>AutoMod-Kategorie</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Behandlung</translation>
    </message>
    <message>
        <source>subscribes, tier %1</source>
        <translation>hat ein Abo, Stufe %1</translation>
    </message>
    <message>
        <source>Subscriptions per minute</source>
        <translation>Abos pro Minute</translation>
    </message>
    <message>
        <source>Benefit ID</source>
        <translation>ID des Vorteils</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>Type of slot</source>
        <translation>Art des Platzes</translation>
    </message>
    <message>
        <source>Number of the slot</source>
        <translation>Nummer des Platzes</translation>
    </message>
    <message>
        <source>Shares the microphone</source>
        <translation>Teilt das Mikrofon</translation>
    </message>
    <message>
        <source>Shares the camera</source>
        <translation>Teilt die Kamera</translation>
    </message>
    <message>
        <source>Points of the train</source>
        <translation>Punkte des Zuges</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Seconds of a timeout</source>
        <translation>Sekunden eines Timeouts</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Number of the outcome</source>
        <translation>Nummer des Ergebnisses</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Seconds until it is locked</source>
        <translation>Sekunden bis zur Sperre</translation>
    </message>
    <message>
        <source>Message or emote</source>
        <translation>Nachricht oder Emote</translation>
    </message>
    <message>
        <source>Tier (1 to 3)</source>
        <translation>Stufe (1 bis 3)</translation>
    </message>
    <message>
        <source>Viewer who gives; empty: anonymous</source>
        <translation>Wer schenkt; leer: anonym</translation>
    </message>
    <message>
        <source>Receiver; empty: anybody in chat</source>
        <translation>Empfänger; leer: irgendwer im Chat</translation>
    </message>
    <message>
        <source>Who may clip</source>
        <translation>Wer Clips erstellen darf</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>Art des Videos</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>From strangers too</source>
        <translation>Auch von Fremden</translation>
    </message>
    <message>
        <source>Seconds until it expires; empty: it stays</source>
        <translation>Sekunden bis zum Ablauf; leer: bleibt bestehen</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1 muss mindestens %2 sein.</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1 darf höchstens %2 sein.</translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation>%1 ist zu groß für ein Szenario.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1 hat den falschen Typ.</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>Kein gültiges JSON: %1</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>See the reports of your extensions</source>
        <translation>Die Berichte deiner Erweiterungen sehen</translation>
    </message>
    <message>
        <source>See the reports of your games</source>
        <translation>Die Berichte deiner Spiele sehen</translation>
    </message>
    <message>
        <source>See who cheered how many Bits</source>
        <translation>Sehen, wer mit wie vielen Bits gecheert hat</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot join your chat</source>
        <translation>Den Bot der App in deinen Chat lassen</translation>
    </message>
    <message>
        <source>Run ads on your channel</source>
        <translation>Werbung auf deinem Kanal schalten</translation>
    </message>
    <message>
        <source>Snooze the next ad break</source>
        <translation>Die nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>Change the title, category, tags and labels of your channel</source>
        <translation>Titel, Kategorie, Tags und Hinweise deines Kanals ändern</translation>
    </message>
    <message>
        <source>Manage the clips of your channel</source>
        <translation>Die Clips deines Kanals verwalten</translation>
    </message>
    <message>
        <source>Set up the extensions of your channel</source>
        <translation>Die Erweiterungen deines Kanals einrichten</translation>
    </message>
    <message>
        <source>Manage guests on your stream</source>
        <translation>Gäste in deinem Stream verwalten</translation>
    </message>
    <message>
        <source>Add and remove moderators</source>
        <translation>Moderatoren ernennen und entfernen</translation>
    </message>
    <message>
        <source>Start and end polls</source>
        <translation>Umfragen starten und beenden</translation>
    </message>
    <message>
        <source>Start and end predictions</source>
        <translation>Vorhersagen starten und beenden</translation>
    </message>
    <message>
        <source>Start and cancel raids</source>
        <translation>Raids starten und abbrechen</translation>
    </message>
    <message>
        <source>Manage rewards and fulfil or refund redemptions</source>
        <translation>Belohnungen verwalten und Einlösungen erfüllen oder erstatten</translation>
    </message>
    <message>
        <source>Change your stream schedule</source>
        <translation>Deinen Streamplan ändern</translation>
    </message>
    <message>
        <source>Delete your videos</source>
        <translation>Deine Videos löschen</translation>
    </message>
    <message>
        <source>Add and remove VIPs</source>
        <translation>VIPs ernennen und entfernen</translation>
    </message>
    <message>
        <source>Moderate your chat</source>
        <translation>Deinen Chat moderieren</translation>
    </message>
    <message>
        <source>See when ads are due</source>
        <translation>Sehen, wann Werbung ansteht</translation>
    </message>
    <message>
        <source>See your charity campaign and its donations</source>
        <translation>Deine Spendenaktion und ihre Spenden sehen</translation>
    </message>
    <message>
        <source>See who can edit your channel</source>
        <translation>Sehen, wer deinen Kanal bearbeiten darf</translation>
    </message>
    <message>
        <source>See the goals of your channel</source>
        <translation>Die Ziele deines Kanals sehen</translation>
    </message>
    <message>
        <source>See the guests on your stream</source>
        <translation>Die Gäste in deinem Stream sehen</translation>
    </message>
    <message>
        <source>See hype trains on your channel</source>
        <translation>Hype-Trains auf deinem Kanal sehen</translation>
    </message>
    <message>
        <source>See the polls of your channel</source>
        <translation>Die Umfragen deines Kanals sehen</translation>
    </message>
    <message>
        <source>See the predictions of your channel</source>
        <translation>Die Vorhersagen deines Kanals sehen</translation>
    </message>
    <message>
        <source>See rewards and their redemptions</source>
        <translation>Belohnungen und ihre Einlösungen sehen</translation>
    </message>
    <message>
        <source>See your stream key</source>
        <translation>Deinen Stream-Schlüssel sehen</translation>
    </message>
    <message>
        <source>See who subscribes to your channel</source>
        <translation>Sehen, wer deinen Kanal abonniert hat</translation>
    </message>
    <message>
        <source>See your VIPs</source>
        <translation>Deine VIPs sehen</translation>
    </message>
    <message>
        <source>Send chat messages through the chat protocol</source>
        <translation>Über das Chat-Protokoll Nachrichten senden</translation>
    </message>
    <message>
        <source>Read chat through the chat protocol</source>
        <translation>Über das Chat-Protokoll mitlesen</translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation>Clips als Editor verwalten</translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation>Banne, Moderatoren und Filter deines Kanals sehen</translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation>Ankündigungen senden, wo du moderierst</translation>
    </message>
    <message>
        <source>Decide on held messages where you moderate</source>
        <translation>Über zurückgehaltene Nachrichten entscheiden, wo du moderierst</translation>
    </message>
    <message>
        <source>Change the message filter where you moderate</source>
        <translation>Den Nachrichtenfilter ändern, wo du moderierst</translation>
    </message>
    <message>
        <source>Ban and unban where you moderate</source>
        <translation>Bannen und entbannen, wo du moderierst</translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation>Gesperrte Begriffe ändern, wo du moderierst</translation>
    </message>
    <message>
        <source>Delete chat messages where you moderate</source>
        <translation>Chatnachrichten löschen, wo du moderierst</translation>
    </message>
    <message>
        <source>Change chat modes where you moderate</source>
        <translation>Chatmodi ändern, wo du moderierst</translation>
    </message>
    <message>
        <source>Manage guests where you moderate</source>
        <translation>Gäste verwalten, wo du moderierst</translation>
    </message>
    <message>
        <source>Send shoutouts where you moderate</source>
        <translation>Shoutouts senden, wo du moderierst</translation>
    </message>
    <message>
        <source>Mark suspicious users where you moderate</source>
        <translation>Verdächtige Benutzer markieren, wo du moderierst</translation>
    </message>
    <message>
        <source>Decide on unban requests where you moderate</source>
        <translation>Über Entbannungsanträge entscheiden, wo du moderierst</translation>
    </message>
    <message>
        <source>Warn users where you moderate</source>
        <translation>Benutzer verwarnen, wo du moderierst</translation>
    </message>
    <message>
        <source>See the message filter where you moderate</source>
        <translation>Den Nachrichtenfilter sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See bans where you moderate</source>
        <translation>Banne sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation>Gesperrte Begriffe sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See deleted messages where you moderate</source>
        <translation>Gelöschte Nachrichten sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See all chat modes where you moderate</source>
        <translation>Alle Chatmodi sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See who is in chat where you moderate</source>
        <translation>Sehen, wer im Chat ist, wo du moderierst</translation>
    </message>
    <message>
        <source>See who follows a channel you moderate</source>
        <translation>Sehen, wer einem Kanal folgt, den du moderierst</translation>
    </message>
    <message>
        <source>See guests where you moderate</source>
        <translation>Gäste sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See Shield Mode where you moderate</source>
        <translation>Den Schildmodus sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See shoutouts where you moderate</source>
        <translation>Shoutouts sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See suspicious users where you moderate</source>
        <translation>Verdächtige Benutzer sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See unban requests where you moderate</source>
        <translation>Entbannungsanträge sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See the VIPs where you moderate</source>
        <translation>Die VIPs sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See warnings where you moderate</source>
        <translation>Verwarnungen sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation>Den Bot der App in deinem Namen im Chat handeln lassen</translation>
    </message>
    <message>
        <source>Change your profile</source>
        <translation>Dein Profil ändern</translation>
    </message>
    <message>
        <source>Change your broadcast settings</source>
        <translation>Deine Sendeeinstellungen ändern</translation>
    </message>
    <message>
        <source>Block and unblock users for you</source>
        <translation>Benutzer für dich blockieren und freigeben</translation>
    </message>
    <message>
        <source>Change the colour of your name in chat</source>
        <translation>Die Farbe deines Namens im Chat ändern</translation>
    </message>
    <message>
        <source>Read and send whispers as you</source>
        <translation>In deinem Namen Flüsternachrichten lesen und senden</translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation>Deine Sendeeinstellungen sehen</translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation>In deinem Namen den Chat lesen</translation>
    </message>
    <message>
        <source>See your e-mail address</source>
        <translation>Deine E-Mail-Adresse sehen</translation>
    </message>
    <message>
        <source>See the emotes you can use</source>
        <translation>Die Emotes sehen, die du benutzen kannst</translation>
    </message>
    <message>
        <source>See where you are a moderator</source>
        <translation>Sehen, wo du Moderator bist</translation>
    </message>
    <message>
        <source>See whether you subscribe to a channel</source>
        <translation>Sehen, ob du einen Kanal abonniert hast</translation>
    </message>
    <message>
        <source>Read your whispers</source>
        <translation>Deine Flüsternachrichten lesen</translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation>In deinem Namen Chatnachrichten senden</translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation>Flüsternachrichten senden (eingestellt)</translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation>Flüsternachrichten lesen</translation>
    </message>
    <message>
        <source>Create clips</source>
        <translation>Clips erstellen</translation>
    </message>
    <message>
        <source>Change Shield Mode where you moderate</source>
        <translation>Den Schildmodus ändern, wo du moderierst</translation>
    </message>
    <message>
        <source>See who else moderates where you moderate</source>
        <translation>Sehen, wer sonst moderiert, wo du moderierst</translation>
    </message>
    <message>
        <source>Confirm who you are</source>
        <translation>Bestätigen, wer du bist</translation>
    </message>
    <message>
        <source>Change who you follow (withdrawn)</source>
        <translation>Ändern, wem du folgst (eingestellt)</translation>
    </message>
    <message>
        <source>See who you have blocked</source>
        <translation>Sehen, wen du blockiert hast</translation>
    </message>
    <message>
        <source>See who you follow</source>
        <translation>Sehen, wem du folgst</translation>
    </message>
</context>
<context>
    <name>ShowDialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ad warnings of this show</source>
        <translation>Werbewarnungen dieser Sendung</translation>
    </message>
    <message>
        <source>These warnings apply while the show runs. Its end puts back the settings of the page Ads.</source>
        <translation>Diese Warnungen gelten, während die Sendung läuft. Danach gelten wieder die Einstellungen der Seite „Werbung“.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>Seconds before an ad</source>
        <translation>Sekunden vor einer Werbung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Desktop-Benachrichtigung</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Announcements of this show</source>
        <translation>Ankündigungen dieser Sendung</translation>
    </message>
    <message>
        <source>There are no templates yet. The card Announce on the page Chat saves them.</source>
        <translation>Noch keine Ankündigungsvorlagen. Sie werden in der Karte „Ankündigen“ auf der Seite „Chat“ gespeichert.</translation>
    </message>
    <message>
        <source>Each is sent once. Those before the planned end need a schedule entry.</source>
        <translation>Jede wird einmal gesendet. Ankündigungen vor dem geplanten Ende brauchen einen Eintrag im Streamplan.</translation>
    </message>
    <message>
        <source>Time of “%1”</source>
        <translation>Zeit für „%1“</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Unit of the time of “%1”</source>
        <translation>Einheit der Zeit für „%1“</translation>
    </message>
    <message>
        <source>after the start</source>
        <translation>nach dem Beginn</translation>
    </message>
    <message>
        <source>before the planned end</source>
        <translation>vor dem geplanten Ende</translation>
    </message>
    <message>
        <source>When “%1” is sent</source>
        <translation>Wann „%1“ gesendet wird</translation>
    </message>
    <message>
        <source>Compare shows</source>
        <translation>Sendungen vergleichen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Figures of the compared shows</source>
        <translation>Werte der verglichenen Sendungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ShowParts</name>
    <message>
        <source>%1 s ahead</source>
        <translation>%1 s vorher</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <source>Warn %1 s ahead</source>
        <comment>one or several numbers</comment>
        <translation>%1 s vorher warnen</translation>
    </message>
    <message>
        <source>No warnings</source>
        <translation>Keine Warnungen</translation>
    </message>
    <message>
        <source>A desktop notification</source>
        <translation>Desktop-Benachrichtigung</translation>
    </message>
    <message>
        <source>In the window only</source>
        <translation>Nur im Fenster</translation>
    </message>
    <message>
        <source>Sound “%1” and a desktop notification</source>
        <translation>Ton „%1“ und Desktop-Benachrichtigung</translation>
    </message>
    <message>
        <source>Sound “%1”</source>
        <translation>Ton „%1“</translation>
    </message>
    <message>
        <source>Channel preset is gone</source>
        <translation>Kanalvorlage fehlt</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change your channel.</source>
        <translation>Sidestage braucht die Berechtigung, den Kanal zu ändern.</translation>
    </message>
    <message>
        <source>The channel preset was deleted.</source>
        <translation>Die Kanalvorlage wurde gelöscht.</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <comment>tags or labels</comment>
        <translation>unverändert: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <comment>names of fields</comment>
        <translation>gleich: %1</translation>
    </message>
    <message>
        <source>The service kept the old value.</source>
        <translation>Der Dienst hat den alten Wert behalten.</translation>
    </message>
    <message>
        <source>Chat preset is gone</source>
        <translation>Chatvorlage fehlt</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>Um Chatmodi zu ändern, braucht Sidestage die Berechtigung.</translation>
    </message>
    <message>
        <source>The chat preset was deleted.</source>
        <translation>Die Chatvorlage wurde gelöscht.</translation>
    </message>
    <message>
        <source>A lockdown or a timed mode is active. End it first.</source>
        <translation>Eine Chatsperre oder ein Modus auf Zeit ist aktiv. Zuerst beenden.</translation>
    </message>
    <message>
        <source>The chat is not known yet.</source>
        <translation>Der Chat ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>other modes are the same</source>
        <translation>übrige Modi gleich</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Chatsperre aufheben</translation>
    </message>
    <message>
        <source>End the timed mode</source>
        <translation>Modus auf Zeit beenden</translation>
    </message>
    <message>
        <source>Nothing to lift: chat is not locked.</source>
        <translation>Nichts aufzuheben: Der Chat ist nicht gesperrt.</translation>
    </message>
    <message>
        <source>Reward set is gone</source>
        <translation>Belohnungsset fehlt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rewards</source>
        <comment>name of a set</comment>
        <translation>
            <numerusform>%1, %Ln Belohnung</numerusform>
            <numerusform>%1, %Ln Belohnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only affiliates and partners have channel points.</source>
        <translation>Nur Affiliates und Partner haben Kanalpunkte.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage rewards.</source>
        <translation>Sidestage braucht die Berechtigung, Belohnungen zu verwalten.</translation>
    </message>
    <message>
        <source>The reward set was deleted.</source>
        <translation>Das Belohnungsset wurde gelöscht.</translation>
    </message>
    <message>
        <source>%1 of %2 slots</source>
        <translation>%1 von %2 Plätzen</translation>
    </message>
    <message>
        <source>slots %1 to %2 of %3</source>
        <translation>%2 statt %1 von %3 Plätzen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln entfernt</numerusform>
            <numerusform>%Ln entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting are refunded first</source>
        <translation>
            <numerusform>%Ln wartende wird zuerst erstattet</numerusform>
            <numerusform>%Ln wartende werden zuerst erstattet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln ausgeschaltet</numerusform>
            <numerusform>%Ln ausgeschaltet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln pausiert</numerusform>
            <numerusform>%Ln pausiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting stay in the queue</source>
        <translation>
            <numerusform>%Ln wartende bleibt in der Warteschlange</numerusform>
            <numerusform>%Ln wartende bleiben in der Warteschlange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln eingeschaltet</numerusform>
            <numerusform>%Ln eingeschaltet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on already</source>
        <translation>
            <numerusform>%Ln weitere ist schon eingeschaltet</numerusform>
            <numerusform>%Ln weitere sind schon eingeschaltet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln erstellt</numerusform>
            <numerusform>%Ln erstellt</numerusform>
        </translation>
    </message>
    <message>
        <source>each takes a slot</source>
        <translation>je ein Platz belegt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs more slots than the service has.</source>
        <translation>Das braucht mehr Plätze, als der Dienst hat.</translation>
    </message>
    <message>
        <source>Another change of rewards is in progress.</source>
        <translation>Es läuft schon eine andere Änderung von Belohnungen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot change</source>
        <translation>
            <numerusform>%Ln nicht änderbar</numerusform>
            <numerusform>%Ln nicht änderbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Von einer anderen App erstellt. Nur diese App kann sie ändern.</translation>
    </message>
    <message>
        <source>The service lets an app change only the rewards that it has made. These stay as they are.</source>
        <translation>Der Dienst lässt eine App nur Belohnungen ändern, die sie selbst erstellt hat. Diese hier bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a reward; a reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two times of day</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when a stream is planned; its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Wöchentlich</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmalig</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>a day</comment>
        <translation>nächstes Mal am %1</translation>
    </message>
    <message>
        <source>Schedule entry is gone</source>
        <translation>Termin fehlt im Streamplan</translation>
    </message>
    <message>
        <source>Reading the schedule…</source>
        <translation>Streamplan wird gelesen…</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Geplantes Ende</translation>
    </message>
    <message>
        <source>No stream of this entry is planned.</source>
        <translation>Zu diesem Termin ist kein Stream geplant.</translation>
    </message>
    <message>
        <source>The next one is on %1.</source>
        <translation>Der nächste ist am %1.</translation>
    </message>
    <message>
        <source>Today’s entry %1</source>
        <comment>a time of day</comment>
        <translation>Heutiger Termin um %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a stream; from when to when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, or date; from when to when</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>a deleted template</source>
        <translation>eine gelöschte Ankündigungsvorlage</translation>
    </message>
    <message>
        <source>Sidestage needs permission to send announcements.</source>
        <translation>Sidestage braucht die Berechtigung, Ankündigungen zu senden.</translation>
    </message>
    <message>
        <source>once you are live</source>
        <translation>sobald der Stream läuft</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Ankündigung</translation>
    </message>
    <message>
        <source>The template was deleted.</source>
        <translation>Die Ankündigungsvorlage wurde gelöscht.</translation>
    </message>
    <message>
        <source>No end is planned: the schedule has no stream of this show today.</source>
        <translation>Es ist kein Ende geplant: Der Streamplan hat heute keinen Stream dieser Sendung.</translation>
    </message>
    <message>
        <source>Its time is over.</source>
        <translation>Die Zeit dafür ist vorbei.</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a time of day</comment>
        <translation>um %1</translation>
    </message>
    <message>
        <source>%1 before the planned end</source>
        <comment>a duration</comment>
        <translation>%1 vor dem geplanten Ende</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <comment>a duration</comment>
        <translation>%1 nach dem Start</translation>
    </message>
    <message>
        <source>Its time has passed.</source>
        <translation>Der Zeitpunkt ist verstrichen.</translation>
    </message>
    <message>
        <source>It may have been sent. Retry could announce it twice.</source>
        <translation>Vielleicht wurde sie gesendet. „Erneut versuchen“ könnte sie doppelt ankündigen.</translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Von einer anderen App erstellt.</translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward decide about its redemptions.</source>
        <translation>Der Dienst lässt nur die App, die eine Belohnung erstellt hat, über deren Einlösungen entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait.</source>
        <translation>
            <numerusform>%Ln wartet noch.</numerusform>
            <numerusform>%Ln warten noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait. %1</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%Ln wartet noch. %1</numerusform>
            <numerusform>%Ln warten noch. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chapters and markers</source>
        <translation>Kapitel und Markierungen</translation>
    </message>
    <message>
        <source>Nothing was marked in this show.</source>
        <translation>In dieser Sendung wurde nichts markiert.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read markers.</source>
        <translation>Sidestage braucht die Berechtigung, Markierungen zu lesen.</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Wähle einen Ordner für die Dateien.</translation>
    </message>
    <message>
        <source>%1 (.txt and .csv)</source>
        <comment>a file</comment>
        <translation>%1 (.txt und .csv)</translation>
    </message>
    <message>
        <source>Sidestage needs permission to start raids.</source>
        <translation>Sidestage braucht die Berechtigung, Raids zu starten.</translation>
    </message>
    <message>
        <source>A raid needs a live channel.</source>
        <translation>Ein Raid braucht einen Kanal, der live ist.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see whom you follow.</source>
        <translation>Sidestage braucht die Berechtigung zu sehen, wem du folgst.</translation>
    </message>
    <message>
        <source>Nobody whom you follow is on air.</source>
        <translation>Niemand, dem du folgst, ist live.</translation>
    </message>
    <message>
        <source>It may have left already, so it was not called again.</source>
        <translation>Er ist vielleicht schon aufgebrochen und wurde deshalb nicht noch einmal ausgerufen.</translation>
    </message>
    <message>
        <source>A raid on %1 is counting down already.</source>
        <translation>Ein Raid auf %1 zählt bereits herunter.</translation>
    </message>
    <message>
        <source>No reward that Sidestage has made is on.</source>
        <translation>Keine von Sidestage erstellte Belohnung ist eingeschaltet.</translation>
    </message>
    <message>
        <source>takes a slot</source>
        <translation>belegt einen Platz</translation>
    </message>
</context>
<context>
    <name>ShowPlanner</name>
    <message>
        <source>Changed elsewhere since the show began.</source>
        <translation>Seit Beginn der Sendung anderswo geändert.</translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation>Wurde gelöscht.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>Der Dienst hat nicht geantwortet.</translation>
    </message>
</context>
<context>
    <name>ShowTexts</name>
    <message>
        <source>Channel preset</source>
        <translation>Kanalvorlage</translation>
    </message>
    <message>
        <source>Reward set</source>
        <translation>Belohnungsset</translation>
    </message>
    <message>
        <source>Chat preset</source>
        <translation>Chatvorlage</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ankündigungen</translation>
    </message>
    <message>
        <source>Ad warnings</source>
        <translation>Werbewarnungen</translation>
    </message>
    <message>
        <source>Schedule entry</source>
        <translation>Termin im Streamplan</translation>
    </message>
    <message>
        <source>Lockdown and timed modes</source>
        <translation>Chatsperre und Modi auf Zeit</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Wartende Einlösungen</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of ad breaks; their length</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>%Ln erfüllen</numerusform>
            <numerusform>%Ln erfüllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>%Ln erstatten</numerusform>
            <numerusform>%Ln erstatten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln</source>
        <translation>
            <numerusform>%Ln belassen</numerusform>
            <numerusform>%Ln belassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is done; points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Erfüllen</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstatten</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Belassen</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Einlösungen</translation>
    </message>
    <message>
        <source>Ads, time</source>
        <translation>Werbung, Zeit</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Spenden</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Zuschauer in der Spitze</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %Ln viewers</source>
        <comment>number of messages; who wrote them</comment>
        <translation>
            <numerusform>%1 von %Ln Zuschauer</numerusform>
            <numerusform>%1 von %Ln Zuschauern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Average of %1: %2 · followers %3 · redemptions %4 · ads %5 · messages %6 · peak viewers %7</source>
        <translation>Durchschnitt von %1: %2 · Follower %3 · Einlösungen %4 · Werbepausen %5 · Nachrichten %6 · Zuschauerspitze %7</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccessibleTexts</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountButton</name>
    <message>
        <source>Not signed in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Choose an account</source>
        <translation>Wähle ein Konto</translation>
    </message>
    <message>
        <source>Account: %1, %2</source>
        <translation>Konto: %1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountMenu</name>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Sign out %1…</source>
        <translation>%1 abmelden…</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Neu anmelden…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Wartet auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Wird abgemeldet…</translation>
    </message>
    <message>
        <source>Sign in another account…</source>
        <translation>Weiteres Konto anmelden…</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Kein Zugriff auf den Schlüsselbund</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountOutboxHandler</name>
    <message>
        <source>No connection.</source>
        <translation>Keine Verbindung.</translation>
    </message>
    <message>
        <source>Too many requests.</source>
        <translation>Zu viele Anfragen.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>Der Dienst hat Probleme.</translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>Warten auf den Schlüsselbund.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>Deine Anmeldung konnte nicht aus dem Schlüsselbund gelesen werden.</translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation>Deine Anmeldung konnte nicht verlängert werden.</translation>
    </message>
    <message>
        <source>You need to sign in again.</source>
        <translation>Du musst dich neu anmelden.</translation>
    </message>
    <message>
        <source>The rate limit of the service has been reached.</source>
        <translation>Das Anfragelimit des Dienstes ist erreicht.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountServices</name>
    <message>
        <source>%1 on %2</source>
        <comment>an account; its service</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Redemption waits</source>
        <translation>Einlösung wartet</translation>
    </message>
    <message>
        <source>The window always shows how many wait.</source>
        <translation>Das Fenster zeigt immer, wie viele warten.</translation>
    </message>
    <message>
        <source>Ad starts</source>
        <translation>Werbung beginnt</translation>
    </message>
    <message>
        <source>Ad starts in %1 s</source>
        <translation>Werbung beginnt in %1 s</translation>
    </message>
    <message>
        <source>A warning always appears in the window, unless it is turned off on the page Ads.</source>
        <translation>Eine Warnung erscheint immer im Fenster, außer sie ist auf der Seite Werbung ausgeschaltet.</translation>
    </message>
    <message>
        <source>Charity milestone</source>
        <translation>Meilenstein der Spendenaktion</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>Spende</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountTexts</name>
    <message>
        <source>Broadcaster, affiliate</source>
        <translation>Streamer, Affiliate</translation>
    </message>
    <message>
        <source>Broadcaster, partner</source>
        <translation>Streamer, Partner</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>authorization code</source>
        <translation>Autorisierungscode</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>implizit</translation>
    </message>
    <message>
        <source>device code</source>
        <translation>Gerätecode</translation>
    </message>
    <message>
        <source>There is no token on this computer. Sign in again.</source>
        <translation>Auf diesem Computer gibt es kein Token. Melde dich neu an.</translation>
    </message>
    <message>
        <source>The sign-in is no longer valid: it was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again; nothing was lost.</source>
        <translation>Die Anmeldung gilt nicht mehr: Sie wurde anderswo widerrufen, das Passwort wurde geändert, oder das Token ist nicht mehr im Schlüsselbund. Melde dich neu an; es ging nichts verloren.</translation>
    </message>
    <message>
        <source>The sign-in expired, and one through the browser cannot be refreshed. Sign in again; nothing was lost.</source>
        <translation>Die Anmeldung ist abgelaufen, und eine über den Browser kann nicht erneuert werden. Melde dich neu an; es ging nichts verloren.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role, way of signing in</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Kein Zugriff auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Not refreshed</source>
        <translation>Nicht erneuert</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>Endet in %1</translation>
    </message>
    <message>
        <source>no renewal</source>
        <translation>keine Erneuerung</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Abmelden…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Warten auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 von %2 Scopes</translation>
    </message>
    <message>
        <source>Affiliates and Partners only</source>
        <translation>nur für Affiliates und Partner</translation>
    </message>
    <message>
        <source>in channels that the account owns or moderates</source>
        <translation>in Kanälen, die dem Konto gehören oder die es moderiert</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation>Der Dienst hat deine Anmeldung nicht verlängert. Nichts ging verloren.</translation>
    </message>
    <message>
        <source>Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation>Deine Anmeldung ist abgelaufen; eine Anmeldung über den Browser lässt sich nicht verlängern. Melde dich neu an, um weiterzumachen; nichts ging verloren.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue; nothing was lost.</source>
        <translation>Du wurdest abgemeldet. Melde dich neu an, um weiterzumachen; nichts ging verloren.</translation>
    </message>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. You may need to enter its password.</source>
        <translation>Warten auf den Schlüsselbund, in dem deine Anmeldung gespeichert ist. Vielleicht musst du sein Passwort eingeben.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>Deine Anmeldung konnte nicht aus dem Schlüsselbund gelesen werden. Versuche es erneut und entsperre den Schlüsselbund, oder melde dich neu an; nichts ging verloren.</translation>
    </message>
    <message>
        <source>%1 The keychain reported: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation>%1 Meldung des Schlüsselbunds: „%2“</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Could not renew your sign-in, because the client secret of this service could not be read from the keychain. Nothing was lost.</source>
        <translation>Deine Anmeldung konnte nicht verlängert werden, weil sich das Client-Geheimnis dieses Dienstes nicht aus dem Schlüsselbund lesen ließ. Nichts ging verloren.</translation>
    </message>
    <message>
        <source>%1 The service responded: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation>%1 Antwort des Dienstes: „%2“</translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>Offline seit %1. %Ln ausstehende Entscheidung wird gesendet, sobald die Verbindung wieder da ist.</numerusform>
            <numerusform>Offline seit %1. %Ln ausstehende Entscheidungen werden gesendet, sobald die Verbindung wieder da ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline since %1. Showing the last known data.</source>
        <translation>Offline seit %1. Gezeigt werden die letzten bekannten Daten.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>You were signed out: the sign-in was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again to continue; nothing was lost.</source>
        <translation>Du wurdest abgemeldet: Die Anmeldung wurde anderswo widerrufen, das Passwort wurde geändert, oder das Token ist nicht mehr im Schlüsselbund. Melde dich neu an, um weiterzumachen; es ging nichts verloren.</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>Der Dienst hat deine Anmeldung nicht verlängert. Nichts ging verloren. Wenn das Client-Geheimnis ersetzt wurde, gib das neue im Dienstprofil ein.</translation>
    </message>
    <message>
        <source>Open Accounts</source>
        <translation>Konten öffnen</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountsPage</name>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation>Weiteres Konto anmelden…</translation>
    </message>
    <message>
        <source>Refresh the token now</source>
        <translation>Token jetzt erneuern</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Abmelden…</translation>
    </message>
    <message>
        <source>Sign out everywhere…</source>
        <translation>Überall abmelden…</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>Geprüft %1</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Noch kein Konto</translation>
    </message>
    <message>
        <source>Loading the accounts…</source>
        <translation>Konten werden geladen…</translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation>Bei %1 ist niemand angemeldet.</translation>
    </message>
    <message>
        <source>%1 is not open. Open it to see its accounts.</source>
        <translation>%1 ist nicht geöffnet. Öffne den Dienst, um seine Konten zu sehen.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>No account is chosen.</source>
        <translation>Es ist kein Konto ausgewählt.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Wird abgemeldet…</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Ready in %1</source>
        <translation>Bereit in %1</translation>
    </message>
    <message>
        <source>%1 is available again</source>
        <translation>%1 ist wieder verfügbar</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityCard</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Activity, newest first</source>
        <translation>Aktivität, neueste zuerst</translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Alle anzeigen…</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>%1 has not granted permission to see them.</source>
        <translation>%1 hat die Berechtigung zum Anzeigen nicht erteilt.</translation>
    </message>
    <message>
        <source>Sign in again to see new activity.</source>
        <translation>Erneut anmelden, um neue Aktivität zu sehen.</translation>
    </message>
    <message>
        <source>None kept.</source>
        <translation>Keine gespeichert.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Follows, cheers, raids and subscriptions appear here as they come.</source>
        <translation>Follows, Cheers, Raids und Abos erscheinen hier, sobald sie eintreffen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityDialog</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Zuschauer oder Nachricht suchen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <comment>a number</comment>
        <translation>%1, wird geladen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>two numbers</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Noch nichts gespeichert.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Aktivität exportieren</translation>
    </message>
    <message>
        <source>Activity %1</source>
        <comment>a date</comment>
        <translation>Aktivität %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityTexts</name>
    <message>
        <source>Hype train</source>
        <translation>Hype-Train</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>Anonym</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Follows</translation>
    </message>
    <message numerus="yes">
        <source>Cheered %Ln Bits</source>
        <translation>
            <numerusform>Cheer mit %Ln Bit</numerusform>
            <numerusform>Cheer mit %Ln Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raids with %Ln viewers</source>
        <translation>
            <numerusform>Raid mit %Ln Zuschauer</numerusform>
            <numerusform>Raid mit %Ln Zuschauern</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscribed, tier %1</source>
        <translation>Abo, Stufe %1</translation>
    </message>
    <message>
        <source>Subscribed, tier %1, %2</source>
        <comment>a number; a number of months</comment>
        <translation>Abo, Stufe %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Gave %1, tier %2</source>
        <comment>a number of subscriptions; a number</comment>
        <translation>%1 verschenkt, Stufe %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>%Ln Abo</numerusform>
            <numerusform>%Ln Abos</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached level %1</source>
        <translation>Level %1 erreicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a viewer did; a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a viewer; what they did; when</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a sentence; a message</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Cheers</source>
        <translation>Cheers</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abos</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>Follows</translation>
    </message>
    <message>
        <source>cheers</source>
        <translation>Cheers</translation>
    </message>
    <message>
        <source>subscriptions</source>
        <translation>Abos</translation>
    </message>
    <message>
        <source>hype trains</source>
        <translation>Hype-Trains</translation>
    </message>
    <message>
        <source>Not shown without permission: %1.</source>
        <translation>Ohne Berechtigung nicht angezeigt: %1.</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>what a viewer did, as a verb</comment>
        <translation>Folgt jetzt</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Before an ad</source>
        <translation>Vor einer Werbung</translation>
    </message>
    <message>
        <source>After an ad</source>
        <translation>Nach einer Werbung</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Ankündigungsvorlagen</translation>
    </message>
    <message>
        <source>Ad announcements</source>
        <translation>Werbeankündigungen</translation>
    </message>
    <message>
        <source>Placeholders, filled in when sent: {%1}</source>
        <translation>Platzhalter, beim Senden ausgefüllt: {%1}</translation>
    </message>
    <message>
        <source>Also announce the end</source>
        <translation>Auch das Ende ankündigen</translation>
    </message>
    <message>
        <source>Channel colour</source>
        <translation>Farbe des Kanals</translation>
    </message>
    <message>
        <source>No templates yet. Create them on the Chat page.</source>
        <translation>Noch keine Ankündigungsvorlagen. Erstelle sie auf der Seite „Chat“.</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Diese Änderung konnte nicht gespeichert werden; sie gilt nur, bis du beendest. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBlock</name>
    <message>
        <source>Ad running</source>
        <translation>Werbung läuft</translation>
    </message>
    <message>
        <source>Next ad in</source>
        <translation>Nächste Werbung in</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBreaksModel</name>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Sendung</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Werbepausen</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Werbung</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Aufschübe</translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation>Sendung %1: %2</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verspätung</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Ausgefallen</translation>
    </message>
    <message>
        <source>Scheduled for %1</source>
        <translation>Geplant für %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1 s schalten</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>Ads</source>
        <comment>the page</comment>
        <translation>Werbung</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>%n übrig</numerusform>
            <numerusform>%n übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next in %2</source>
        <comment>2 left, next snooze in 21:10</comment>
        <translation>%1, nächster in %2</translation>
    </message>
    <message>
        <source>Ad length</source>
        <translation>Werbelänge</translation>
    </message>
    <message>
        <source>Opens the Ads page</source>
        <translation>Öffnet die Seite „Werbung“</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation>Werbung schalten…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCountdown</name>
    <message>
        <source>Ad running</source>
        <translation>Werbung läuft</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>%1 Pause</translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation>Keine Pre-Rolls für %1, bis %2</translation>
    </message>
    <message>
        <source>Compared with the longest pre-roll-free time seen so far, %1</source>
        <translation>Verglichen mit der bisher längsten Zeit ohne Pre-Rolls, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdOverlay</name>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>Close until the next ad</source>
        <translation>Bis zur nächsten Werbung schließen</translation>
    </message>
    <message>
        <source>Ad running %1</source>
        <translation>Werbung läuft %1</translation>
    </message>
    <message>
        <source>Ads any moment</source>
        <translation>Werbung jeden Moment</translation>
    </message>
    <message>
        <source>Ads in %1</source>
        <translation>Werbung in %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdRunBar</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Jetzt schalten</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1 s schalten</translation>
    </message>
    <message>
        <source>Run %1 s now? Starts in %2 s.</source>
        <translation>Jetzt %1 s schalten? Beginnt in %2 s.</translation>
    </message>
    <message>
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation>%1, bereit in %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSnoozeButton</name>
    <message>
        <source>Snooze 5 min</source>
        <translation>5 min aufschieben</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>seconds</comment>
        <translation>Rückgängig (%1)</translation>
    </message>
    <message>
        <source>Undo snooze (%1)</source>
        <comment>seconds</comment>
        <translation>Aufschub rückgängig (%1)</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Aufschieben</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Die nächste Werbung um 5 Minuten aufschieben</translation>
    </message>
    <message>
        <source>Undo the snooze</source>
        <translation>Aufschub rückgängig machen</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation>Warnung vor einer Werbung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Desktop-Benachrichtigung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>When an ad is about to start</source>
        <translation>Wenn gleich Werbung beginnt</translation>
    </message>
    <message>
        <source>Show a desktop notification</source>
        <translation>Desktop-Benachrichtigung zeigen</translation>
    </message>
    <message>
        <source>The warning in the window counts down and closes automatically.</source>
        <translation>Die Warnung im Fenster zählt herunter und schließt sich automatisch.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTexts</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation>Berechtigung, den Werbeplan zu lesen</translation>
    </message>
    <message>
        <source>Only partners and affiliates have ads.</source>
        <translation>Nur Partner und Affiliates haben Werbung.</translation>
    </message>
    <message>
        <source>Partners and affiliates</source>
        <translation>Partner und Affiliates</translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation>Nur Kanäle, die live sind</translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation>Berechtigung, Werbung aufzuschieben</translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation>Berechtigung, Werbung zu schalten</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Aufschübe</translation>
    </message>
    <message>
        <source>An ad is running.</source>
        <translation>Es läuft Werbung.</translation>
    </message>
    <message>
        <source>An ad is running</source>
        <translation>Es läuft Werbung</translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation>Um %1 kann wieder Werbung laufen.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Es wird gerade gesendet.</translation>
    </message>
    <message>
        <source>The ad was not snoozed.</source>
        <translation>Die Werbung wurde nicht aufgeschoben.</translation>
    </message>
    <message>
        <source>The ad was not run.</source>
        <translation>Die Werbung wurde nicht geschaltet.</translation>
    </message>
    <message>
        <source>Not snoozed.</source>
        <translation>Nicht aufgeschoben.</translation>
    </message>
    <message>
        <source>No ad was run.</source>
        <translation>Es wurde keine Werbung geschaltet.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Ankündigungen können jetzt nicht gesendet werden.</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Es gibt noch keinen Text.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>Der Dienst hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the next ad is due</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Next ad in %1, at %2</source>
        <translation>Nächste Werbung in %1, um %2</translation>
    </message>
    <message>
        <source>Ad running, %1 left</source>
        <translation>Werbung läuft, noch %1</translation>
    </message>
    <message>
        <source>The next ad is due now</source>
        <translation>Die nächste Werbung steht jetzt an</translation>
    </message>
    <message>
        <source>Starts on time, %1</source>
        <comment>from so many breaks</comment>
        <translation>Beginnt pünktlich, %1</translation>
    </message>
    <message>
        <source>Starts %1 s late, %2</source>
        <translation>Beginnt %1 s zu spät, %2</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s late, %3</source>
        <translation>Beginnt %1 bis %2 s zu spät, %3</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s early, %3</source>
        <translation>Beginnt %1 bis %2 s zu früh, %3</translation>
    </message>
    <message>
        <source>Starts %1 s early to %2 s late, %3</source>
        <translation>Beginnt %1 s zu früh bis %2 s zu spät, %3</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>pünktlich</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 s</translation>
    </message>
    <message>
        <source>−%1 s</source>
        <translation>−%1 s</translation>
    </message>
    <message>
        <source>Run by you</source>
        <translation>Von dir geschaltet</translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation>Von %1 geschaltet</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Snoozed once</source>
        <translation>Einmal aufgeschoben</translation>
    </message>
    <message>
        <source>Snoozed twice</source>
        <translation>Zweimal aufgeschoben</translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>%n-mal aufgeschoben</numerusform>
            <numerusform>%n-mal aufgeschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation>Länge unbekannt</translation>
    </message>
    <message>
        <source>%1 s shorter</source>
        <translation>%1 s kürzer</translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation>%1 s länger</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds shown</source>
        <translation>
            <numerusform>%n Sekunde gezeigt</numerusform>
            <numerusform>%n Sekunden gezeigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds late</source>
        <translation>
            <numerusform>%n Sekunde zu spät</numerusform>
            <numerusform>%n Sekunden zu spät</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds early</source>
        <translation>
            <numerusform>%n Sekunde zu früh</numerusform>
            <numerusform>%n Sekunden zu früh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>%n Werbepause</numerusform>
            <numerusform>%n Werbepausen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of ads</source>
        <translation>%1 Werbung</translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>%n Aufschub</numerusform>
            <numerusform>%n Aufschübe</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation>Melde dich neu an, um die nächste Werbung zu sehen.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the ad schedule.</source>
        <translation>Sidestage braucht die Berechtigung, den Werbeplan zu sehen.</translation>
    </message>
    <message>
        <source>Only the broadcaster can see the ad schedule, and the app needs the permission to read it (channel:read:ads).</source>
        <translation>Nur der Streamer kann den Werbeplan sehen, und die App braucht die Berechtigung, ihn zu lesen (channel:read:ads).</translation>
    </message>
    <message>
        <source>Ads are scheduled and run only in channels of partners and affiliates. This channel is neither, so there is no countdown.</source>
        <translation>Werbung wird nur in Kanälen von Partnern und Affiliates geplant und geschaltet. Dieser Kanal ist keins von beiden, daher gibt es keinen Countdown.</translation>
    </message>
    <message>
        <source>Ads are scheduled when the stream starts.</source>
        <translation>Werbung wird geplant, sobald der Stream beginnt.</translation>
    </message>
    <message>
        <source>Ads are scheduled only while a channel is live. The countdown appears here when the stream starts.</source>
        <translation>Werbung wird nur geplant, während ein Kanal live ist. Der Countdown erscheint hier, sobald der Stream beginnt.</translation>
    </message>
    <message>
        <source>No ad is scheduled.</source>
        <translation>Es ist keine Werbung geplant.</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>Kein Plan</translation>
    </message>
    <message>
        <source>No ad is scheduled for this stream. Set up automatic ads in the ads manager on the service&apos;s website.</source>
        <translation>Für diesen Stream ist keine Werbung geplant. Automatische Werbung richtest du in der Werbeverwaltung auf der Website des Dienstes ein.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to snooze ads.</source>
        <translation>Sidestage braucht die Berechtigung, Werbung aufzuschieben.</translation>
    </message>
    <message>
        <source>An app can snooze ads only with the permission to manage them (channel:manage:ads).</source>
        <translation>Eine App kann Werbung nur mit der Berechtigung aufschieben, sie zu verwalten (channel:manage:ads).</translation>
    </message>
    <message>
        <source>Sidestage needs permission to run ads.</source>
        <translation>Sidestage braucht die Berechtigung, Werbung zu schalten.</translation>
    </message>
    <message>
        <source>Only the broadcaster can run ads, and the app needs permission to do so (channel:edit:commercial).</source>
        <translation>Nur der Streamer kann Werbung schalten, und die App braucht die Berechtigung dazu (channel:edit:commercial).</translation>
    </message>
    <message>
        <source>No snoozes left. Next one at %1.</source>
        <translation>Kein Aufschub übrig. Der nächste kommt um %1.</translation>
    </message>
    <message>
        <source>No snoozes left.</source>
        <translation>Kein Aufschub übrig.</translation>
    </message>
    <message>
        <source>You get a few snoozes, and one more from time to time. Each one delays the next ad by 5 minutes.</source>
        <translation>Du hast ein paar Aufschübe, von Zeit zu Zeit kommt einer dazu. Jeder schiebt die nächste Werbung um 5 Minuten auf.</translation>
    </message>
    <message>
        <source>Another ad can start only some minutes after the last one.</source>
        <translation>Neue Werbung kann erst einige Minuten nach der letzten beginnen.</translation>
    </message>
    <message>
        <source>Time between ads</source>
        <translation>Zeit zwischen Werbepausen</translation>
    </message>
    <message>
        <source>Another ad can start only after the waiting time that the service sets with each ad, at least 8 minutes after the last ad began.</source>
        <translation>Neue Werbung kann erst nach der Wartezeit beginnen, die der Dienst bei jeder Werbung festlegt, frühestens 8 Minuten nach dem Beginn der letzten.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in a minute.</source>
        <translation>Zu viele Anfragen. Versuche es in einer Minute wieder.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>Deine Anmeldung konnte nicht aus dem Schlüsselbund gelesen werden.</translation>
    </message>
    <message>
        <source>You are signed out.</source>
        <translation>Du bist abgemeldet.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not have been snoozed.</source>
        <translation>Keine Antwort erhalten. Die Werbung wurde vielleicht aufgeschoben, vielleicht nicht.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not be running.</source>
        <translation>Keine Antwort erhalten. Die Werbung läuft vielleicht, vielleicht nicht.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Antwort des Dienstes: „%1“</translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}.</source>
        <translation>Unbekannter Platzhalter {%1}.</translation>
    </message>
    <message>
        <source>{%1} is currently unknown.</source>
        <translation>{%1} ist derzeit unbekannt.</translation>
    </message>
    <message>
        <source>Too long. The service accepts at most %1 characters.</source>
        <translation>Zu lang. Der Dienst nimmt höchstens %1 Zeichen an.</translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>nach %n Werbepause</numerusform>
            <numerusform>nach %n Werbepausen</numerusform>
        </translation>
    </message>
    <message>
        <source>Run manually</source>
        <translation>Manuell geschaltet</translation>
    </message>
    <message>
        <source>Detected later</source>
        <translation>Nachträglich erkannt</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Ausgefallen</translation>
    </message>
    <message>
        <source>No planned length</source>
        <translation>Keine geplante Länge</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Wie geplant</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds planned</source>
        <translation>
            <numerusform>%n Sekunde geplant</numerusform>
            <numerusform>%n Sekunden geplant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manual</source>
        <translation>
            <numerusform>%n manuell</numerusform>
            <numerusform>%n manuell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not run</source>
        <translation>
            <numerusform>%n ausgefallen</numerusform>
            <numerusform>%n ausgefallen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>%1, running</source>
        <translation>%1, läuft</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, vorbei</translation>
    </message>
    <message>
        <source>Ad running, %1</source>
        <translation>Werbung läuft, %1</translation>
    </message>
    <message>
        <source>Ad shown, %1</source>
        <translation>Werbung gezeigt, %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>No pre-rolls</source>
        <translation>Keine Pre-Rolls</translation>
    </message>
    <message>
        <source>Ad due, %1</source>
        <translation>Werbung steht an, %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what; when</comment>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Jetzt %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2 bis %3</translation>
    </message>
    <message>
        <source>done</source>
        <comment>an ad of unknown length</comment>
        <translation>gelaufen</translation>
    </message>
    <message>
        <source>Ads of this stream, from 30 minutes ago to 50 minutes ahead</source>
        <translation>Werbung dieses Streams, von vor 30 Minuten bis in 50 Minuten</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>Scheduled, did not run</source>
        <translation>Geplant, ausgefallen</translation>
    </message>
    <message>
        <source>Ad shown, length unknown</source>
        <translation>Werbung gelaufen, Länge unbekannt</translation>
    </message>
    <message>
        <source>Ad expected, based on previous ads</source>
        <translation>Werbung erwartet, nach dem bisherigen Verlauf</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimelineModel</name>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2 bis %3</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message>
        <source>Snoozed</source>
        <translation>Aufgeschoben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ads soon</source>
        <translation>Gleich Werbung</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Aufschieben</translation>
    </message>
    <message>
        <source>Snoozing</source>
        <translation>Wird aufgeschoben</translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation>Die Werbung wurde geschaltet</translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation>Die Werbung wurde aufgeschoben</translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation>Es wurde keine Werbung geschaltet</translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation>Nicht aufgeschoben</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1 s schalten</translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation>Werbung wird gestartet</translation>
    </message>
    <message>
        <source>End of the ads announced</source>
        <translation>Ende der Werbung angekündigt</translation>
    </message>
    <message>
        <source>Upcoming ads announced</source>
        <translation>Kommende Werbung angekündigt</translation>
    </message>
    <message>
        <source>Announcement may not have been sent</source>
        <translation>Ankündigung vielleicht nicht gesendet</translation>
    </message>
    <message>
        <source>Announcement not sent</source>
        <translation>Ankündigung nicht gesendet</translation>
    </message>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>nächste Werbung um %1, noch %n Aufschub</numerusform>
            <numerusform>nächste Werbung um %1, noch %n Aufschübe</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad running for %1 s</source>
        <translation>Werbung läuft %1 s</translation>
    </message>
    <message>
        <source>Could not save the ad log</source>
        <translation>Das Werbeprotokoll konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage closed</source>
        <translation>wie um %1 entschieden, bevor Sidestage beendet wurde</translation>
    </message>
    <message>
        <source>decided at %1; Sidestage closed before it was sent</source>
        <translation>um %1 entschieden; Sidestage wurde vor dem Senden beendet</translation>
    </message>
    <message>
        <source>next ad moves to %1</source>
        <translation>nächste Werbung rückt auf %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWarnings</name>
    <message>
        <source>Ads start in {seconds} seconds and last {length} seconds. Stay here.</source>
        <translation>Werbung beginnt in {seconds} Sekunden und dauert {length} Sekunden. Bleibt hier.</translation>
    </message>
    <message>
        <source>The ads are over. Welcome back.</source>
        <translation>Die Werbung ist vorbei. Willkommen zurück.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Ankündigungen können jetzt nicht gesendet werden.</translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation>Sidestage lief nicht, als die Werbung endete.</translation>
    </message>
    <message>
        <source>Sidestage closed while sending the announcement. It may not have been sent.</source>
        <translation>Sidestage wurde während des Sendens beendet. Die Ankündigung wurde vielleicht nicht gesendet.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to announce in chat.</source>
        <translation>Sidestage braucht die Berechtigung, im Chat anzukündigen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AddRewardsDialog</name>
    <message>
        <source>Add rewards</source>
        <translation>Belohnungen hinzufügen</translation>
    </message>
    <message>
        <source>Add rewards to “%1”</source>
        <translation>Belohnungen zu „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Belohnungen suchen</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a reward, its points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rewards</source>
        <translation>
            <numerusform>%Ln Belohnung hinzufügen</numerusform>
            <numerusform>%Ln Belohnungen hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message>
        <source>Ads in %1</source>
        <comment>30 seconds</comment>
        <translation>Werbung in %1</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Werbung</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Dieser Stream</translation>
    </message>
    <message>
        <source>ad due</source>
        <translation>Werbung steht an</translation>
    </message>
    <message>
        <source>ad shown</source>
        <translation>Werbung gezeigt</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Die nächste Werbung um 5 Minuten aufschieben</translation>
    </message>
    <message>
        <source>Run an ad…</source>
        <translation>Werbung schalten…</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Protokoll exportieren…</translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
        <translation>Ton vor einer Werbung…</translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation>Sendungen und Werbung %1</translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation>Werbung %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gespeichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2, on %3’s channel</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 um %2, auf dem Kanal von %3</translation>
    </message>
    <message>
        <source>Export in progress.</source>
        <translation>Export läuft.</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>no pre-rolls</source>
        <translation>ohne Pre-Rolls</translation>
    </message>
    <message>
        <source>Ad length: %1 s</source>
        <translation>Werbelänge: %1 s</translation>
    </message>
    <message>
        <source>Ad announcements…</source>
        <translation>Werbeankündigungen…</translation>
    </message>
    <message>
        <source>Export totals per show</source>
        <translation>Summen je Sendung exportieren</translation>
    </message>
    <message>
        <source>Export ad log</source>
        <translation>Werbeprotokoll exportieren</translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertDialog</name>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Diese Änderung konnte nicht gespeichert werden; sie gilt nur, bis du beendest. %1</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Desktop-Benachrichtigungen sind hier nicht verfügbar. Benachrichtigungen erscheinen im Fenster.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Alerts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertsCard</name>
    <message>
        <source>Notifications and sounds</source>
        <translation>Benachrichtigungen und Töne</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Tonausgabe</translation>
    </message>
    <message>
        <source>Volume of all alerts</source>
        <translation>Lautstärke aller Hinweise</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Sign in to choose what is shown and heard. Each account has its own choices.</source>
        <translation>Melde dich an, um zu wählen, was gezeigt und gespielt wird. Jedes Konto hat seine eigene Auswahl.</translation>
    </message>
    <message>
        <source>For %1. Each reward can have its own sound: Queue, Sounds.</source>
        <comment>an account</comment>
        <translation>Für %1. Jede Belohnung kann einen eigenen Ton haben: Warteschlange, Töne.</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Hier gibt es keine Desktop-Benachrichtigungen. Benachrichtigungen erscheinen im Fenster.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Diese Änderung konnte nicht gespeichert werden; sie gilt nur bis zum Beenden. %1</translation>
    </message>
    <message>
        <source>%1: in the window</source>
        <translation>%1: im Fenster</translation>
    </message>
    <message>
        <source>%1: on the desktop</source>
        <translation>%1: auf dem Desktop</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Ton: %1</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>Lautstärke: %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <translation>Test: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>While you are on air, show them in the window only</source>
        <translation>Während du auf Sendung bist, nur im Fenster zeigen</translation>
    </message>
    <message>
        <source>Desktop notifications can be seen on a captured screen.</source>
        <translation>Desktop-Benachrichtigungen sind auf einem übertragenen Bildschirm zu sehen.</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 Minuten</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 Stunden</translation>
    </message>
    <message>
        <source>No longer</source>
        <translation>Nicht mehr</translation>
    </message>
    <message>
        <source>Quiet until %1</source>
        <translation>Ruhe bis %1</translation>
    </message>
    <message>
        <source>Be quiet for…</source>
        <translation>Ruhe für…</translation>
    </message>
    <message>
        <source>Until then there are no sounds and no desktop notifications. The window still shows them.</source>
        <translation>Bis dahin gibt es keine Töne und keine Desktop-Benachrichtigungen. Das Fenster zeigt sie weiter.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Standard des Systems</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>%1: from how many Bits</source>
        <translation>%1: ab wie vielen Bits</translation>
    </message>
    <message>
        <source> Bits</source>
        <translation> Bits</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>Alles als CSV speichern…</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Tage wählen…</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Frühere Tage</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Spätere Tage</translation>
    </message>
    <message>
        <source>Report type</source>
        <translation>Art der Berichte</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Diagramm speichern…</translation>
    </message>
    <message>
        <source>Daily download…</source>
        <translation>Täglicher Download…</translation>
    </message>
    <message>
        <source>This account has not granted the permission.</source>
        <translation>Dieses Konto hat die Berechtigung nicht erteilt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>Alle Werte speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save the report for %1</source>
        <translation>Bericht zu %1 speichern</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Vektorgrafik (*.svg)</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>Aufbewahrte Tage</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>%1, average per day</source>
        <translation>%1, im Schnitt je Tag</translation>
    </message>
    <message>
        <source>%1; previous period: %2</source>
        <translation>%1; vorheriger Zeitraum: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Berechtigung fehlt</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What came, and when.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read game reports.</source>
        <translation>Sidestage braucht die Berechtigung, Spielberichte zu lesen.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read extension reports.</source>
        <translation>Sidestage braucht die Berechtigung, Erweiterungsberichte zu lesen.</translation>
    </message>
    <message>
        <source>Reports require the permission “%1”. Saved data is still shown.</source>
        <translation>Berichte erfordern die Berechtigung „%1“. Gespeicherte Daten werden trotzdem gezeigt.</translation>
    </message>
    <message>
        <source>%1. See the table for details.</source>
        <translation>%1. Einzelheiten stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The service has no data for these days either.</source>
        <translation>Auch der Dienst hat für diese Tage keine Daten.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation>Ankündigen (%1)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Ankündigungsvorlage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln zu viel</numerusform>
            <numerusform>%Ln zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Ankündigungsvorlagen…</translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>Wird angekündigt: %1 von %Ln Kanal</numerusform>
            <numerusform>Wird angekündigt: %1 von %Ln Kanälen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; why it waits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Announced in %1</source>
        <translation>Angekündigt in %1</translation>
    </message>
    <message numerus="yes">
        <source>Announced in %Ln channels</source>
        <translation>
            <numerusform>Angekündigt in %Ln Kanal</numerusform>
            <numerusform>Angekündigt in %Ln Kanälen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %1 of %Ln channels</source>
        <translation>
            <numerusform>Angekündigt in %1 von %Ln Kanal</numerusform>
            <numerusform>Angekündigt in %1 von %Ln Kanälen</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel to announce in</source>
        <translation>Kanal für die Ankündigung</translation>
    </message>
    <message>
        <source>Announcement text</source>
        <translation>Ankündigungstext</translation>
    </message>
    <message>
        <source>Text to announce</source>
        <translation>Text der Ankündigung</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Verlauf der Ankündigungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>%Ln ausgewählter Kanal</numerusform>
            <numerusform>%Ln ausgewählte Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>Your text was replaced with “%1”</source>
        <translation>Dein Text wurde durch „%1“ ersetzt</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>Frühere Ankündigung</translation>
    </message>
    <message>
        <source>No channel to announce in.</source>
        <translation>Kein Kanal zum Ankündigen.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Gib einen Text ein.</translation>
    </message>
    <message>
        <source>No signed-in account can announce in %1.</source>
        <translation>Kein angemeldetes Konto kann in %1 ankündigen.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce. Sign in again from the account menu to grant it.</source>
        <translation>%1 hat die Berechtigung zum Ankündigen nicht erteilt. Melde dich im Kontomenü neu an, um sie zu erteilen.</translation>
    </message>
    <message numerus="yes">
        <source>Announce (%Ln)</source>
        <translation>
            <numerusform>Ankündigen (%Ln)</numerusform>
            <numerusform>Ankündigen (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message>
        <source>Waiting. %1</source>
        <translation>Wartend. %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>Fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation>Angekündigt in %1 von %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln Kanal</numerusform>
            <numerusform>%Ln Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour; a text</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>%Ln erneut versuchen</numerusform>
            <numerusform>%Ln erneut versuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Unbekannt. %1</translation>
    </message>
    <message>
        <source>Announced in all channels</source>
        <translation>In allen Kanälen angekündigt</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Verlauf der Ankündigungen</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Use text</source>
        <translation>Text verwenden</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>No announcements yet.</source>
        <translation>Noch keine Ankündigungen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Announcer</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation>Es konnte nicht rechtzeitig gesendet werden.</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Kein angemeldetes Konto kann diesen Kanal verwalten.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce.</source>
        <translation>%1 hat die Berechtigung zum Ankündigen nicht erteilt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Application</name>
    <message>
        <source>Sandbox failed</source>
        <translation>Sandbox nicht gestartet</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 ist abgemeldet.</translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation>Uhr 1×</translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation>Sandbox bereit</translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation>Sandbox läuft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, amount reached, milestone</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 was removed. %2</source>
        <translation>%1 wurde entfernt. %2</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>%1 bearbeiten…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>%1 entfernen…</translation>
    </message>
    <message>
        <source>Alert for %1</source>
        <comment>an account</comment>
        <translation>Hinweis für %1</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Dienst hinzufügen…</translation>
    </message>
    <message>
        <source>Could not start the sandbox. %1</source>
        <translation>Die Sandbox konnte nicht gestartet werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Could not save everything: %1</source>
        <translation>Nicht alles konnte gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The token could not be read from the keychain, so it was not revoked and stays valid until it expires.</source>
        <translation>%1 ist auf diesem Computer abgemeldet. Das Token konnte nicht aus dem Schlüsselbund gelesen werden; es wurde daher nicht widerrufen und gilt, bis es abläuft.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The service did not answer, so the token stays valid until it expires.</source>
        <translation>%1 ist auf diesem Computer abgemeldet. Der Dienst hat nicht geantwortet, daher gilt das Token, bis es abläuft.</translation>
    </message>
    <message>
        <source>Starting sandbox…</source>
        <translation>Sandbox wird gestartet…</translation>
    </message>
    <message>
        <source>Not signed in. The sandbox simulates a complete platform: sign in as one of its users and change what you like.</source>
        <translation>Nicht angemeldet. Die Sandbox simuliert eine ganze Plattform: Melde dich als einer ihrer Benutzer an und ändere, was du willst.</translation>
    </message>
    <message>
        <source>Starting the sandbox…</source>
        <translation>Die Sandbox wird gestartet…</translation>
    </message>
    <message>
        <source>Not signed in to %1.</source>
        <translation>Nicht bei %1 angemeldet.</translation>
    </message>
    <message>
        <source>Loading your accounts…</source>
        <translation>Deine Konten werden geladen…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>%n ausstehende Entscheidung vom letzten Mal</numerusform>
            <numerusform>%n ausstehende Entscheidungen vom letzten Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>sent when the undo time is over</source>
        <translation>gesendet, wenn die Zeit zum Rückgängigmachen um ist</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you stay signed in only until you quit.</source>
        <translation>Auf diesem System ist kein Schlüsselbund verfügbar; du bleibst daher nur angemeldet, bis du beendest.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Could not save the client secret, so it is kept only until you quit: %1</source>
        <translation>Das Client-Geheimnis konnte nicht gespeichert werden und bleibt nur erhalten, bis du beendest: %1</translation>
    </message>
    <message>
        <source>Could not delete the client secret from the keychain: %1</source>
        <translation>Das Client-Geheimnis konnte nicht aus dem Schlüsselbund gelöscht werden: %1</translation>
    </message>
    <message>
        <source>Open sandbox page (port %1)</source>
        <translation>Sandbox-Seite öffnen (Port %1)</translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1</source>
        <translation>Es konnte kein Browser geöffnet werden. Die Seite ist unter %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, event, what happened</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>a simulated platform on this computer</source>
        <translation>eine simulierte Plattform auf diesem Computer</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sichern…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückspielen…</translation>
    </message>
    <message>
        <source>The back-up was restored. The data that it replaced is in %1.</source>
        <translation>Die Sicherung wurde zurückgespielt. Die Daten, die sie ersetzt hat, sind in %1.</translation>
    </message>
    <message>
        <source>All data was deleted.</source>
        <translation>Alle Daten wurden gelöscht.</translation>
    </message>
    <message>
        <source>The settings file could not be read, because it is damaged or of a newer version. It was kept as %1, and the usual settings are used.</source>
        <translation>Die Einstellungsdatei konnte nicht gelesen werden, weil sie beschädigt ist oder von einer neueren Version stammt. Sie wurde als %1 aufgehoben, und die üblichen Einstellungen gelten.</translation>
    </message>
    <message numerus="yes">
        <source>%n accounts need your attention</source>
        <translation>
            <numerusform>%n Konto braucht dich</numerusform>
            <numerusform>%n Konten brauchen dich</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not use the archive of this profile: %1 It is left as it is. New redemptions are not kept, and decisions that are not sent when you quit are lost.</source>
        <translation>Das Archiv dieses Profils konnte nicht benutzt werden: %1 Es bleibt, wie es ist. Neue Einlösungen werden nicht behalten, und Entscheidungen, die beim Beenden nicht gesendet sind, gehen verloren.</translation>
    </message>
    <message>
        <source>Install the newest version of Sidestage, or move the file away.</source>
        <translation>Installiere die neueste Version von Sidestage oder verschiebe die Datei.</translation>
    </message>
    <message>
        <source>Restore a back-up under Settings, Data, or move the file away.</source>
        <translation>Spiele unter Einstellungen, Daten eine Sicherung zurück oder verschiebe die Datei.</translation>
    </message>
    <message>
        <source>Could not use the file of this profile: %1 It is left as it is. Drafts, presets and accounts are kept only until you quit.</source>
        <translation>Die Datei dieses Profils ist nicht benutzbar: %1 Sie bleibt, wie sie ist. Entwürfe, Vorlagen und Konten bleiben nur erhalten, bis du beendest.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation>Zuschauer, Nachricht oder Belohnung suchen</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Letzter Stream</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Alle Belohnungen</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Zeitraum…</translation>
    </message>
    <message>
        <source>From date</source>
        <translation>Von Datum</translation>
    </message>
    <message>
        <source>To date (inclusive)</source>
        <translation>Bis Datum (einschließlich)</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveModel</name>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Eingelöst</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Verschwunden</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>by the service</source>
        <translation>vom Dienst</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>keine Nachricht</translation>
    </message>
    <message>
        <source>redeemed %1</source>
        <translation>eingelöst %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveView</name>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Heute entschieden</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Search the archive</source>
        <translation>Archiv durchsuchen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation>Nur %1. Alle Zuschauer anzeigen</translation>
    </message>
    <message>
        <source>More than %1 found</source>
        <translation>Mehr als %1 gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation>Einlösungen %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Einlösung in %1 gespeichert.</numerusform>
            <numerusform>%Ln Einlösungen in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh the archive</source>
        <translation>Archiv aktualisieren</translation>
    </message>
    <message>
        <source>Could not load the archive. %1</source>
        <translation>Das Archiv konnte nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>Keine passenden Einlösungen.</translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that Sidestage sees is saved here.</source>
        <translation>Das Archiv ist leer. Jede Einlösung, die Sidestage sieht, wird hier gespeichert.</translation>
    </message>
    <message>
        <source>No decisions today. Fulfilled and refunded redemptions appear here.</source>
        <translation>Heute noch keine Entscheidungen. Erfüllte und erstattete Einlösungen erscheinen hier.</translation>
    </message>
    <message>
        <source>Export (%1)</source>
        <translation>Exportieren (%1)</translation>
    </message>
    <message>
        <source>While Sidestage was not connected</source>
        <translation>Während Sidestage nicht verbunden war</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArrangeHandle</name>
    <message>
        <source>Move %1 earlier</source>
        <translation>%1 nach vorn verschieben</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>%1 nach hinten verschieben</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>%1 schmaler machen</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>%1 breiter machen</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>%1 in eigenem Fenster öffnen</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, Position %2 von %3</translation>
    </message>
    <message>
        <source>Arrow keys move the card, W changes its width, P pops it out, H hides it.</source>
        <translation>Pfeiltasten verschieben die Karte, W ändert ihre Breite, P öffnet sie in eigenem Fenster, H blendet sie aus.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AutomodView</name>
    <message>
        <source>Overall level</source>
        <translation>Gesamtstufe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Angepasst</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change AutoMod.</source>
        <translation>Sidestage braucht die Berechtigung, AutoMod zu ändern.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Berechtigung fehlt</translation>
    </message>
    <message>
        <source>Changing the AutoMod levels requires a permission that was not granted.</source>
        <translation>Um die AutoMod-Stufen zu ändern, ist eine Berechtigung nötig. Sie wurde nicht erteilt.</translation>
    </message>
    <message>
        <source>Not undone: the levels were changed again meanwhile.</source>
        <translation>Nicht rückgängig gemacht: Die Stufen wurden inzwischen erneut geändert.</translation>
    </message>
    <message>
        <source>The levels were not saved. %1</source>
        <translation>Die Stufen wurden nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>AutoMod levels saved in %1.</source>
        <translation>AutoMod-Stufen in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Changed elsewhere to %1.</source>
        <translation>Anderswo auf „%1“ geändert.</translation>
    </message>
    <message>
        <source>The service sets the categories when you save.</source>
        <translation>Der Dienst legt die Kategorien beim Speichern fest.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Choose which levels to keep first.</source>
        <translation>Zuerst wählen, welche Stufen bleiben sollen.</translation>
    </message>
    <message>
        <source>You do not moderate any channel.</source>
        <translation>Keine moderierten Kanäle.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the AutoMod levels.</source>
        <translation>Sidestage braucht die Berechtigung, die AutoMod-Stufen zu sehen.</translation>
    </message>
    <message>
        <source>Could not load the levels. %1</source>
        <translation>Die Stufen konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The levels were changed elsewhere meanwhile.</source>
        <translation>Die Stufen wurden inzwischen anderswo geändert.</translation>
    </message>
    <message>
        <source>%1 has changed the levels meanwhile.</source>
        <translation>%1 hat die Stufen inzwischen geändert.</translation>
    </message>
    <message>
        <source>Use the new levels</source>
        <translation>Neue Stufen übernehmen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigene behalten</translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. Nothing was sent.</source>
        <translation>Warten auf den Schlüsselbund, in dem deine Anmeldung gespeichert ist. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Nothing was sent.</source>
        <translation>Deine Anmeldung konnte nicht aus dem Schlüsselbund gelesen werden. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Could not read the client secret of this service from the keychain.</source>
        <translation>Das Client-Geheimnis dieses Dienstes konnte nicht aus dem Schlüsselbund gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BackupTexts</name>
    <message>
        <source>The file is damaged, or it is not a back-up of Sidestage.</source>
        <translation>Die Datei ist beschädigt oder keine Sicherung von Sidestage.</translation>
    </message>
    <message>
        <source>The back-up was made by a newer version of Sidestage.</source>
        <translation>Die Sicherung stammt von einer neueren Version von Sidestage.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be replaced.</source>
        <translation>%1 kann nicht ersetzt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>%1 kann nicht verschoben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BanDialog</name>
    <message>
        <source>Ban</source>
        <translation>Bannen</translation>
    </message>
    <message>
        <source>Ban in %1</source>
        <translation>In %1 bannen</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Enter a login.</source>
        <translation>Login eingeben.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Timeout erteilen</translation>
    </message>
    <message>
        <source>A login has only letters, digits and “_”.</source>
        <translation>Ein Login hat nur Buchstaben, Ziffern und „_“.</translation>
    </message>
    <message>
        <source>There is no viewer with this login.</source>
        <translation>Es gibt keinen Zuschauer mit diesem Login.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BannedView</name>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Banned viewers</source>
        <translation>Gebannte Zuschauer</translation>
    </message>
    <message>
        <source>Search bans</source>
        <translation>Banne durchsuchen</translation>
    </message>
    <message>
        <source>The list of bans is the broadcaster’s alone</source>
        <translation>Die Liste der Banne bekommt nur der Streamer</translation>
    </message>
    <message>
        <source>The service lists the bans of a channel for its broadcaster only. For other channels this list has the bans and timeouts that this computer has seen.</source>
        <translation>Der Dienst listet die Banne eines Kanals nur für dessen Streamer auf. Für andere Kanäle enthält diese Liste die Banne und Timeouts, die dieser Computer gesehen hat.</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>%1, in a timeout since %2, ends %3. %4</source>
        <translation>%1, im Timeout seit %2, endet %3. %4</translation>
    </message>
    <message>
        <source>%1, banned since %2, ends %3. %4</source>
        <translation>%1, gebannt seit %2, endet %3. %4</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Entbannen</translation>
    </message>
    <message>
        <source>Ban…</source>
        <translation>Bannen…</translation>
    </message>
    <message>
        <source>Import bans</source>
        <translation>Banne importieren</translation>
    </message>
    <message>
        <source>Lists of logins (*.txt *.csv)</source>
        <translation>Listen von Logins (*.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of entries</comment>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>Only what this computer has seen.</source>
        <translation>Nur was dieser Computer gesehen hat.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to ban and unban.</source>
        <translation>Sidestage braucht die Berechtigung, zu bannen und zu entbannen.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>Die Liste ist leer.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Zuerst einen Kanal wählen.</translation>
    </message>
    <message>
        <source>Choose a viewer first.</source>
        <translation>Zuerst einen Zuschauer wählen.</translation>
    </message>
    <message>
        <source>Nobody is banned.</source>
        <translation>Niemand ist gebannt.</translation>
    </message>
    <message>
        <source>No bans were seen here.</source>
        <translation>Hier wurden keine Banne gesehen.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is banned.</source>
        <translation>Sidestage braucht die Berechtigung zu sehen, wer gebannt ist.</translation>
    </message>
    <message>
        <source>Export bans</source>
        <translation>Banne exportieren</translation>
    </message>
    <message>
        <source>Bans of %1</source>
        <translation>Banne in %1</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln bans to</source>
        <translation>
            <numerusform>%Ln Bann kopieren nach</numerusform>
            <numerusform>%Ln Banne kopieren nach</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy bans to…</source>
        <translation>Banne kopieren nach…</translation>
    </message>
    <message>
        <source>Import bans…</source>
        <translation>Banne importieren…</translation>
    </message>
    <message>
        <source>Export bans…</source>
        <translation>Banne exportieren…</translation>
    </message>
</context>
<context>
    <name>Sidestage::BeforeAdCard</name>
    <message>
        <source>%1 s</source>
        <comment>one or several numbers</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>Vor einer Werbung</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>Mich benachrichtigen</translation>
    </message>
    <message>
        <source>Announce in chat</source>
        <translation>Im Chat ankündigen</translation>
    </message>
    <message>
        <source>Corner overlay</source>
        <translation>Overlay in der Ecke</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds before</source>
        <translation>
            <numerusform>%n Sekunde vorher</numerusform>
            <numerusform>%n Sekunden vorher</numerusform>
        </translation>
    </message>
    <message>
        <source>without a sound…</source>
        <translation>ohne Ton…</translation>
    </message>
    <message>
        <source>with a sound…</source>
        <translation>mit Ton…</translation>
    </message>
    <message>
        <source>before and after…</source>
        <translation>vorher und nachher…</translation>
    </message>
    <message>
        <source>from a template…</source>
        <translation>aus einer Ankündigungsvorlage…</translation>
    </message>
    <message>
        <source>Notify me %1 before</source>
        <comment>30 s</comment>
        <translation>Mich %1 vorher benachrichtigen</translation>
    </message>
    <message>
        <source>Announce %1 before</source>
        <comment>30 s</comment>
        <translation>%1 vorher ankündigen</translation>
    </message>
    <message>
        <source>Show the overlay %1 before</source>
        <comment>30 s</comment>
        <translation>Das Overlay %1 vorher zeigen</translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation>Berechtigung zum Ankündigen</translation>
    </message>
    <message>
        <source>Last warning %1, %2 ahead</source>
        <translation>Letzte Warnung %1, %2 vorher</translation>
    </message>
    <message>
        <source>No warning yet</source>
        <translation>Noch keine Warnung</translation>
    </message>
    <message>
        <source>above other windows</source>
        <translation>über anderen Fenstern</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Diese Änderung konnte nicht gespeichert werden; sie gilt nur, bis du beendest. %1</translation>
    </message>
    <message>
        <source>A small window in a corner of the screen, above all others</source>
        <translation>Ein kleines Fenster in einer Ecke des Bildschirms, über allen anderen</translation>
    </message>
    <message>
        <source>An app can announce in chat only with permission (moderator:manage:announcements).</source>
        <translation>Eine App kann nur mit einer Berechtigung im Chat ankündigen (moderator:manage:announcements).</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsBoard</name>
    <message>
        <source>The service did not answer.</source>
        <translation>Der Dienst hat nicht geantwortet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsCard</name>
    <message>
        <source>Bits leaderboard</source>
        <translation>Bits-Rangliste</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Earlier period</source>
        <translation>Früherer Zeitraum</translation>
    </message>
    <message>
        <source>Later period</source>
        <translation>Späterer Zeitraum</translation>
    </message>
    <message>
        <source>Counted in Pacific time.</source>
        <translation>Gezählt in pazifischer Zeit.</translation>
    </message>
    <message>
        <source>You: rank %1 with %2 Bits</source>
        <translation>Du: Rang %1 mit %2 Bits</translation>
    </message>
    <message>
        <source>You have not cheered in this period.</source>
        <translation>Du hast in diesem Zeitraum keinen Cheer gesendet.</translation>
    </message>
    <message>
        <source>Since the channel began</source>
        <translation>Seit Beginn des Kanals</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>your clock shows the same time</source>
        <translation>deine Uhr zeigt dieselbe Zeit</translation>
    </message>
    <message>
        <source>%1 behind your clock</source>
        <translation>%1 hinter deiner Uhr</translation>
    </message>
    <message>
        <source>%1 ahead of your clock</source>
        <translation>%1 vor deiner Uhr</translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation>In diesem Zeitraum hat niemand einen Cheer gesendet.</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Aktualisieren fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>Your time: %1 to %2</source>
        <translation>Deine Zeit: %1 bis %2</translation>
    </message>
    <message>
        <source>Pacific time</source>
        <translation>Pazifische Zeit</translation>
    </message>
    <message>
        <source>Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation>Tage gehen von Mitternacht bis Mitternacht in pazifischer Zeit (%1 am Anfang dieses Zeitraums), Wochen beginnen am Montag. Die Sommerzeit beginnt am zweiten Sonntag im März und endet am ersten Sonntag im November: diese Tage haben 23 und 25 Stunden.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who cheered.</source>
        <translation>Sidestage braucht die Berechtigung zu sehen, wer Cheers gesendet hat.</translation>
    </message>
    <message>
        <source>Could not load the leaderboard. %1</source>
        <translation>Die Rangliste konnte nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d. MMM</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format</comment>
        <translation>ddd d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::BlockedView</name>
    <message>
        <source>Search blocked users</source>
        <translation>Blockierte Benutzer durchsuchen</translation>
    </message>
    <message>
        <source>Copy the blocked user’s name</source>
        <translation>Namen des blockierten Benutzers kopieren</translation>
    </message>
    <message>
        <source>Unblock the user</source>
        <translation>Benutzer freigeben</translation>
    </message>
</context>
<context>
    <name>Sidestage::BoardModel</name>
    <message>
        <source>Rank %1, %2, %3 Bits</source>
        <translation>Rang %1, %2, %3 Bits</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
</context>
<context>
    <name>Sidestage::BreaksCard</name>
    <message>
        <source>Breaks</source>
        <translation>Werbepausen</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Sendungen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>5 this stream; 214 in all</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln this stream</source>
        <translation>
            <numerusform>%Ln in diesem Stream</numerusform>
            <numerusform>%Ln in diesem Stream</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad breaks, newest first</source>
        <translation>Werbepausen, neueste zuerst</translation>
    </message>
    <message>
        <source>Totals per show, newest first</source>
        <translation>Summen je Sendung, neueste zuerst</translation>
    </message>
    <message>
        <source>No ad breaks yet. They are listed here as they happen.</source>
        <translation>Noch keine Werbepausen. Sie werden hier aufgelistet, sobald sie laufen.</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>Gezeigte Liste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln total</source>
        <translation>
            <numerusform>%Ln insgesamt</numerusform>
            <numerusform>%Ln insgesamt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Waiting for your browser</source>
        <translation>Warten auf deinen Browser</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>A sign-in through the browser cannot be renewed. When it expires after a few weeks, sign in again.</source>
        <translation>Eine Anmeldung über den Browser lässt sich nicht verlängern. Wenn sie nach einigen Wochen abläuft, melde dich neu an.</translation>
    </message>
    <message>
        <source>Continue in your browser</source>
        <translation>In deinem Browser fortfahren</translation>
    </message>
    <message>
        <source>For another browser on this computer. Valid for this sign-in only.</source>
        <translation>Für einen anderen Browser auf diesem Computer. Gilt nur für diese Anmeldung.</translation>
    </message>
    <message>
        <source>Your browser opens the service’s page, where you may already be signed in. After you approve, it returns to %1 on this computer, where Sidestage is waiting.</source>
        <translation>Dein Browser öffnet die Seite des Dienstes, auf der du vielleicht schon angemeldet bist. Nach deiner Zustimmung kehrt er zu %1 auf diesem Computer zurück, wo Sidestage wartet.</translation>
    </message>
    <message>
        <source>Open browser</source>
        <translation>Browser öffnen</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>Approve access in your browser. This window then continues.</source>
        <translation>Stimme im Browser zu. Danach geht es in diesem Fenster weiter.</translation>
    </message>
    <message>
        <source>Could not open the browser. Copy the address and paste it into a browser on this computer.</source>
        <translation>Der Browser konnte nicht geöffnet werden. Kopiere die Adresse und füge sie in einen Browser auf diesem Computer ein.</translation>
    </message>
    <message>
        <source>A response to another sign-in arrived and was not used. Still waiting.</source>
        <translation>Eine Antwort auf eine andere Anmeldung kam an und wurde nicht benutzt. Es wird weiter gewartet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message numerus="yes">
        <source>Edit %Ln rewards</source>
        <translation>
            <numerusform>%Ln Belohnung bearbeiten</numerusform>
            <numerusform>%Ln Belohnungen bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln</source>
        <translation>
            <numerusform>%Ln ändern</numerusform>
            <numerusform>%Ln ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit rewards</source>
        <translation>Belohnungen bearbeiten</translation>
    </message>
    <message>
        <source>Fields that are not ticked stay unchanged.</source>
        <translation>Felder ohne Häkchen bleiben unverändert.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDelegate</name>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDetails</name>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Parts of the call</source>
        <translation>Teile des Aufrufs</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Choose a call to see what was sent and answered.</source>
        <translation>Wähle einen Aufruf, um Anfrage und Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Secrets are never kept.</source>
        <translation>Geheimnisse werden nie gespeichert.</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>a page</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Keine Antwort: %1</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>Der Dienst meldet: „%1“</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Zu %1</translation>
    </message>
    <message>
        <source>Copy event</source>
        <translation>Ereignis kopieren</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Kopfzeilen</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Kein Inhalt</translation>
    </message>
    <message>
        <source>Body: too large, %1</source>
        <comment>a size</comment>
        <translation>Inhalt: zu groß, %1</translation>
    </message>
    <message>
        <source>Body, %1</source>
        <comment>a size</comment>
        <translation>Inhalt, %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>Übriges Limit</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Then waited</source>
        <translation>Danach gewartet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a duration; why</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <comment>a number</comment>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallLogPage</name>
    <message numerus="yes">
        <source>%n new errors</source>
        <translation>
            <numerusform>%n neuer Fehler</numerusform>
            <numerusform>%n neue Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Aufrufprotokoll</translation>
    </message>
    <message>
        <source>Search path or answer</source>
        <translation>Pfad oder Antwort suchen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Schreibende</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Calls, newest first</source>
        <translation>Aufrufe, neueste zuerst</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>HAR exportieren…</translation>
    </message>
    <message>
        <source>Search calls</source>
        <translation>Aufrufe suchen</translation>
    </message>
    <message>
        <source>Copy as curl, without secrets</source>
        <translation>Als curl kopieren, ohne Geheimnisse</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Follow the newest calls</source>
        <translation>Den neuesten Aufrufen folgen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls until %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln Aufruf bis %1</numerusform>
            <numerusform>%Ln Aufrufe bis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls since %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln Aufruf seit %1</numerusform>
            <numerusform>%Ln Aufrufe seit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for %1 h, %2</source>
        <comment>hours; memory</comment>
        <translation>%1 h lang behalten, %2</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <comment>a number</comment>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>Die Liste ist leer.</translation>
    </message>
    <message>
        <source>No matching calls.</source>
        <translation>Keine passenden Aufrufe.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>The call log is paused.</source>
        <translation>Das Aufrufprotokoll ist angehalten.</translation>
    </message>
    <message>
        <source>No calls yet.</source>
        <translation>Noch keine Aufrufe.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Live tail, %1 a minute</source>
        <comment>a number</comment>
        <translation>Live, %1 pro Minute</translation>
    </message>
    <message>
        <source>Event copied</source>
        <translation>Ereignis kopiert</translation>
    </message>
    <message>
        <source>Copied as curl, without secrets</source>
        <translation>Als curl kopiert, ohne Geheimnisse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls removed</source>
        <translation>
            <numerusform>%Ln Aufruf entfernt</numerusform>
            <numerusform>%Ln Aufrufe entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the calls</source>
        <translation>Aufrufe exportieren</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <comment>a date</comment>
        <translation>Aufrufe %1</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>HTTP-Archiv (*.har)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls saved to %1.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln Aufruf in %1 gespeichert.</numerusform>
            <numerusform>%Ln Aufrufe in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallTexts</name>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Zu viele</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an HTTP status; what it means</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause before it is tried again</source>
        <translation>Pause vor dem nächsten Versuch</translation>
    </message>
    <message>
        <source>The rate limit was reached</source>
        <translation>Das Anfragelimit war erreicht</translation>
    </message>
    <message>
        <source>The sign-in was renewed</source>
        <translation>Die Anmeldung wurde erneuert</translation>
    </message>
    <message>
        <source>Event %1, %2</source>
        <comment>a type; a time</comment>
        <translation>Ereignis %1, %2</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, %5</source>
        <comment>a method; a path; a status; a duration; a time</comment>
        <translation>%1 %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1, asked by %2</source>
        <comment>a call; a page</comment>
        <translation>%1, angefragt von %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Requests left of the rate limit</source>
        <translation>Übrige Anfragen des Limits</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Angefragt von</translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>Logo von %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Charity website</source>
        <translation>Website der Organisation</translation>
    </message>
    <message>
        <source>Could not load the logo of %1.</source>
        <translation>Das Logo von %1 konnte nicht geladen werden.</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>kein Ziel gesetzt</translation>
    </message>
    <message>
        <source>Could not open the website: %1</source>
        <translation>Die Website konnte nicht geöffnet werden: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CardBoard</name>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 ist ausgeblendet</translation>
    </message>
    <message>
        <source>%1 is shown</source>
        <translation>%1 ist eingeblendet</translation>
    </message>
    <message>
        <source>%1 is wide</source>
        <translation>%1 ist breit</translation>
    </message>
    <message>
        <source>%1 is narrow</source>
        <translation>%1 ist schmal</translation>
    </message>
    <message>
        <source>Card layout reset</source>
        <translation>Kartenanordnung zurückgesetzt</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, Position %2 von %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Spendenaktion</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Redemptions waiting</source>
        <translation>Wartende Einlösungen</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Chatmodi</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>redemptions</comment>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>None scheduled</source>
        <translation>Keine geplant</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Umfrage</translation>
    </message>
    <message>
        <source>Hype train</source>
        <translation>Hype-Train</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Live-Chat</translation>
    </message>
    <message>
        <source>Moderation waiting</source>
        <translation>Wartet auf Moderation</translation>
    </message>
</context>
<context>
    <name>Sidestage::CategorySearch</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Keine Kategorie</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesBar</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>To send: %1</source>
        <translation>Zu senden: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message>
        <source>Changes to send</source>
        <translation>Zu sendende Änderungen</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>noch nicht gesendet</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%L1 of %L2 fields</source>
        <translation>%L1 von %L2 Feldern</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>wird gesendet…</translation>
    </message>
    <message numerus="yes">
        <source>Send %n change(s)</source>
        <translation>
            <numerusform>%n Änderung senden</numerusform>
            <numerusform>%n Änderungen senden</numerusform>
        </translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>entfernt: %1</translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>Entwurf nicht gespeichert</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>Entwurf gespeichert</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Anderswo geändert: %1.</translation>
    </message>
    <message>
        <source>order changed</source>
        <translation>Reihenfolge geändert</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Kanal ändern</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Kein Titel</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Keine Kategorie</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
    <message>
        <source>Changed %1 by you</source>
        <translation>Geändert %1 von dir</translation>
    </message>
    <message>
        <source>Changed %1 elsewhere</source>
        <translation>Geändert %1 anderswo</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 gesendet</translation>
    </message>
    <message>
        <source>Not sent: the channel was changed elsewhere. Compare the changes on the Channel page.</source>
        <translation>Nicht gesendet: Der Kanal wurde anderswo geändert. Vergleiche die Änderungen auf der Seite „Kanal“.</translation>
    </message>
    <message>
        <source>Edit channel</source>
        <translation>Kanal bearbeiten</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Sidestage can view but not change your channel.</source>
        <translation>Sidestage kann deinen Kanal ansehen, aber nicht ändern.</translation>
    </message>
    <message>
        <source>Changing title, category and other details requires permission to manage your broadcast, which was not granted.</source>
        <translation>Um Titel, Kategorie und weitere Angaben zu ändern, ist die Berechtigung zum Verwalten deines Streams nötig. Sie wurde nicht erteilt.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>%n Änderung noch nicht gesendet.</numerusform>
            <numerusform>%n Änderungen noch nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets, %1 in use</source>
        <translation>Vorlagen, %1 in Verwendung</translation>
    </message>
    <message>
        <source>No presets yet</source>
        <translation>Noch keine Vorlagen</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Vorlagen verwalten…</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>Der Kanal entspricht bereits der Vorlage %1.</translation>
    </message>
    <message>
        <source>%1 was added to your unsent changes. Review and send them together.</source>
        <translation>%1 wurde zu deinen nicht gesendeten Änderungen hinzugefügt. Prüfe und sende sie zusammen.</translation>
    </message>
    <message>
        <source>Not sent. %1 Your changes are still on the Channel page.</source>
        <translation>Nicht gesendet. %1 Deine Änderungen sind noch auf der Seite „Kanal“.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Nichts zu senden: Der Kanal ist bereits aktuell.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelChooser</name>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>Kanäle suchen</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Show none</source>
        <translation>Keine anzeigen</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Meine Rolle prüfen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Role ended</source>
        <translation>Rolle beendet</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Channels to show</source>
        <translation>Anzuzeigende Kanäle</translation>
    </message>
    <message>
        <source>Account to use</source>
        <translation>Verwendetes Konto</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Channel name or address</source>
        <translation>Name oder Adresse des Kanals</translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation>Kanal hinzufügen</translation>
    </message>
    <message>
        <source>Account for the new channel</source>
        <translation>Konto für den neuen Kanal</translation>
    </message>
    <message>
        <source>Sidestage needs permission to list the channels moderated by %1.</source>
        <translation>Um die von %1 moderierten Kanäle aufzulisten, braucht Sidestage eine Berechtigung.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>%1, %2, account: %3</source>
        <comment>a channel, the role there, an account</comment>
        <translation>%1, %2, Konto: %3</translation>
    </message>
    <message>
        <source>Account for %1</source>
        <translation>Konto für %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 angezeigt</translation>
    </message>
    <message>
        <source>Enter a channel name or address.</source>
        <translation>Gib den Namen oder die Adresse eines Kanals ein.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCombo</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation>Favorisierte Kategorie</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>„%1“ wurde nicht hinzugefügt: höchstens %n Zeichen.</numerusform>
            <numerusform>„%1“ wurde nicht hinzugefügt: höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation>Nur Partner können einen Stream verzögern.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Bis zu %n Sekunde.</numerusform>
            <numerusform>Bis zu %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editoren</translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation>Editoren werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation>Editor seit %1</translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation>Nicht aktualisiert. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n kann diesen Kanal bearbeiten</numerusform>
            <numerusform>%n können diesen Kanal bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation>%L1 von %L2. Nur Buchstaben und Ziffern, jeweils bis zu %L3.</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>This account cannot change the channel.</source>
        <translation>Dieses Konto kann den Kanal nicht ändern.</translation>
    </message>
    <message>
        <source>Changing the channel requires the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation>Um den Kanal zu ändern, ist die Berechtigung channel:manage:broadcast nötig. Sie wurde beim Anmelden nicht erteilt.</translation>
    </message>
    <message>
        <source>“%1” was not added: use only letters and digits, without spaces or symbols.</source>
        <translation>„%1“ wurde nicht hinzugefügt: Verwende nur Buchstaben und Ziffern, keine Leer- oder Sonderzeichen.</translation>
    </message>
    <message>
        <source>Games rated Mature are labelled automatically.</source>
        <translation>Spiele ab 17 werden automatisch gekennzeichnet.</translation>
    </message>
    <message>
        <source>Partners only</source>
        <translation>Nur für Partner</translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>Nur Partner können ihren Stream verzögern, um bis zu %n Sekunde.</numerusform>
            <numerusform>Nur Partner können ihren Stream verzögern, um bis zu %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>How often you can change this is limited.</source>
        <translation>Du kannst das nur begrenzt oft ändern.</translation>
    </message>
    <message>
        <source>Showing the editors requires the permission channel:read:editors.</source>
        <translation>Um die Editoren anzuzeigen, ist die Berechtigung channel:read:editors nötig.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Editoren erneut laden</translation>
    </message>
    <message>
        <source>Remove from favourite categories</source>
        <translation>Aus favorisierten Kategorien entfernen</translation>
    </message>
    <message>
        <source>Add to favourite categories</source>
        <translation>Zu favorisierten Kategorien hinzufügen</translation>
    </message>
    <message>
        <source>Type part of the name.</source>
        <translation>Gib einen Teil des Namens ein.</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 nicht gesendet. %2 Deine Änderung ist noch da.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 ist abgemeldet.</translation>
    </message>
    <message>
        <source>Nothing was sent because the channel may have changed in the meantime.</source>
        <translation>Es wurde nichts gesendet, weil sich der Kanal inzwischen geändert haben könnte.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 hat die Berechtigung zum Ändern der Chatmodi nicht erteilt.</translation>
    </message>
    <message>
        <source>The change was accepted, but the channel now has a different setting.</source>
        <translation>Die Änderung wurde angenommen, aber der Kanal hat jetzt eine andere Einstellung.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to view Shield Mode.</source>
        <translation>%1 hat die Berechtigung zum Anzeigen des Schildmodus nicht erteilt.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 hat die Berechtigung zum Ändern des Schildmodus nicht erteilt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelPage</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Änderungen senden</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage speichern…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Entwurf nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Entwurf gespeichert %1</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>%n Änderung verworfen</numerusform>
            <numerusform>%n Änderungen verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>Nichts wurde gesendet. %1 Deine Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation>%1 Deine Änderungen sind noch da und können erneut gesendet werden.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 gesendet</translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation>Vorlage „%1“ gelöscht</translation>
    </message>
    <message>
        <source>Compare changes…</source>
        <translation>Änderungen vergleichen…</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Nichts zu senden: Der Kanal ist bereits aktuell.</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>Der Kanal entspricht bereits der Vorlage %1.</translation>
    </message>
    <message>
        <source>%1 is in the form. Send to apply it.</source>
        <translation>%1 ist im Formular. Zum Anwenden senden.</translation>
    </message>
    <message>
        <source>The previous values are in the form. Send to restore them.</source>
        <translation>Die vorigen Werte sind im Formular. Zum Wiederherstellen senden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelsDialog</name>
    <message>
        <source>Copy to other channels</source>
        <translation>In andere Kanäle kopieren</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>You do not moderate any other channel.</source>
        <translation>Es gibt keine weiteren moderierten Kanäle.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityAlerts</name>
    <message>
        <source>%1 reached</source>
        <translation>%1 erreicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>viewer, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New donation</source>
        <translation>Neue Spende</translation>
    </message>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>%n neue Spende</numerusform>
            <numerusform>%n neue Spenden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityCard</name>
    <message>
        <source>Charity</source>
        <translation>Spendenaktion</translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation>Spendenaktionen</translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation>Es läuft keine Spendenaktion.</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>goal %1</source>
        <comment>about a time</comment>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1</source>
        <translation>Letzte Spende: %2 von %1</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation>Letzte Spende: %2 von %1, %3</translation>
    </message>
    <message>
        <source>Open the Charity page</source>
        <translation>Die Seite „Spendenaktion“ öffnen</translation>
    </message>
    <message>
        <source>Charity campaigns are not available.</source>
        <translation>Spendenaktionen sind nicht verfügbar.</translation>
    </message>
    <message>
        <source>Requires permission to read charity campaigns and donations.</source>
        <translation>Erfordert die Berechtigung, Spendenaktionen und Spenden zu lesen.</translation>
    </message>
    <message>
        <source>Only partners and affiliates can have charity campaigns.</source>
        <translation>Nur Partner und Affiliates können Spendenaktionen haben.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>kein Ziel gesetzt</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are available only to partners and affiliates.</source>
        <translation>Spendenaktionen gibt es nur für Partner und Affiliates.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see charity campaigns.</source>
        <translation>Sidestage braucht die Berechtigung, Spendenaktionen zu sehen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message>
        <source>Charity</source>
        <translation>Spendenaktion</translation>
    </message>
    <message>
        <source>No campaign is running. Past campaigns are in the ledger below.</source>
        <translation>Es läuft keine Spendenaktion. Vergangene stehen unten im Spendenbuch.</translation>
    </message>
    <message>
        <source>Export ledger…</source>
        <translation>Spendenbuch exportieren…</translation>
    </message>
    <message>
        <source>Overlay files…</source>
        <translation>Overlay-Dateien…</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Töne…</translation>
    </message>
    <message>
        <source>Search donations</source>
        <translation>Spenden durchsuchen</translation>
    </message>
    <message>
        <source>Donations and ledger</source>
        <translation>Spenden und Spendenbuch</translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation>Spenden %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Spende in %1 gespeichert.</numerusform>
            <numerusform>%Ln Spenden in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add milestone…</source>
        <translation>Meilenstein hinzufügen…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Could not load the campaign. %1</source>
        <translation>Die Spendenaktion konnte nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>No campaign is running. Start one on the service’s website; it appears here automatically.</source>
        <translation>Es läuft keine Spendenaktion. Starte eine auf der Website des Dienstes; sie erscheint hier automatisch.</translation>
    </message>
    <message>
        <source>The ledger is not saved: %1</source>
        <translation>Das Spendenbuch wird nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Export ledger</source>
        <translation>Spendenbuch exportieren</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Save the chart or its figures…</source>
        <translation>Diagramm oder seine Werte speichern…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>%1, by day</source>
        <translation>%1, je Tag</translation>
    </message>
    <message>
        <source>%1, by week</source>
        <translation>%1, je Woche</translation>
    </message>
    <message>
        <source>%1, by 30 days</source>
        <translation>%1, je 30 Tage</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>two scales</source>
        <translation>zwei Skalen</translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation>Nichts ausgewählt. Hake einen Wert an, um ihn zu sehen.</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Art der Darstellung</translation>
    </message>
    <message>
        <source>Chart figures</source>
        <translation>Werte des Diagramms</translation>
    </message>
    <message>
        <source>Figures of very different size use separate scales, left and right.</source>
        <translation>Sehr unterschiedlich große Werte haben eigene Skalen, links und rechts.</translation>
    </message>
    <message>
        <source>Loading saved reports…</source>
        <translation>Gespeicherte Berichte werden geladen…</translation>
    </message>
    <message>
        <source>No reports saved, and Sidestage needs permission to download them.</source>
        <translation>Keine Berichte gespeichert, und Sidestage braucht die Berechtigung, sie herunterzuladen.</translation>
    </message>
    <message>
        <source>No reports yet. They are downloaded once a day.</source>
        <translation>Noch keine Berichte. Sie werden einmal am Tag heruntergeladen.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartTableModel</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartView</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A figure&apos;s name and its value.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A day and its figures.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>%1. The left and right arrow keys move by a day; the table shows the same figures.</source>
        <translation>%1. Die Pfeiltasten links und rechts gehen einen Tag weiter; die Tabelle zeigt dieselben Werte.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Not signed in.</source>
        <translation>Nicht angemeldet.</translation>
    </message>
    <message>
        <source>There is no channel named “%1”.</source>
        <translation>Es gibt keinen Kanal mit dem Namen „%1“.</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator of this channel.</source>
        <translation>%1 ist nicht mehr Moderator dieses Kanals.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Emotes and badges</source>
        <translation>Emotes und Badges</translation>
    </message>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>%n Kanal gesperrt</numerusform>
            <numerusform>%n Kanäle gesperrt</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name of a channel, its title</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>Chat sperren oder wiederherstellen…</translation>
    </message>
    <message>
        <source>Chat sections</source>
        <translation>Bereiche des Chats</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatTexts</name>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: nicht angekündigt. %2</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation>In %1 erneut ankündigen</translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation>Die Ankündigung erscheint dann eventuell doppelt.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d %2 h %3 min</source>
        <translation>%1 d %2 h %3 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>followers only</source>
        <translation>den Modus „Nur Follower“</translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation>den Slow-Modus</translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation>den Modus „Nur Abonnenten“</translation>
    </message>
    <message>
        <source>emote only</source>
        <translation>den Modus „Nur Emotes“</translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation>den Modus „Keine Wiederholungen“</translation>
    </message>
    <message>
        <source>the chat delay</source>
        <translation>die Chat-Verzögerung</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Nur Follower</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Slow-Modus</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Nur Abonnenten</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Nur Emotes</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Keine Wiederholungen</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Chat-Verzögerung</translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation>nichts doppelt</translation>
    </message>
    <message>
        <source>for non-moderators</source>
        <translation>für Nicht-Moderatoren</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 s.</source>
        <translation>Von %1 bis %2 s.</translation>
    </message>
    <message>
        <source>%1 or %2 s.</source>
        <translation>%1 oder %2 s.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>ein, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a mode and its value: Slow mode 30 s</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a mode, what it is, what it becomes</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Mindestens %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Höchstens %1.</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderator</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Vorlage „%1“</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellung</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Wiederherstellung „%1“</translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation>Chatsperre</translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation>Ende der Chatsperre</translation>
    </message>
    <message>
        <source>Timed mode</source>
        <translation>Modus auf Zeit</translation>
    </message>
    <message>
        <source>End of a timed mode</source>
        <translation>Ende eines Modus auf Zeit</translation>
    </message>
    <message>
        <source>Before lockdown</source>
        <translation>Vor der Chatsperre</translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation>Vor dem Ende der Chatsperre</translation>
    </message>
    <message>
        <source>Before a preset</source>
        <translation>Vor einer Vorlage</translation>
    </message>
    <message>
        <source>Before restoring</source>
        <translation>Vor dem Wiederherstellen</translation>
    </message>
    <message>
        <source>Before a timed mode</source>
        <translation>Vor einem Modus auf Zeit</translation>
    </message>
    <message>
        <source>Before the end of a timed mode</source>
        <translation>Vor dem Ende eines Modus auf Zeit</translation>
    </message>
    <message>
        <source>Before a change</source>
        <translation>Vor einer Änderung</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation>%1 hat %2 in %3 ausgeschaltet, %4</translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation>%1 hat %2 in %3 auf %5 gesetzt, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation>%1 hat %2 in %3 eingeschaltet, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation>%1 hat %2 in %3 eingeschaltet (%5), %4</translation>
    </message>
    <message>
        <source>%1 was not changed in %2. %3</source>
        <comment>a mode, a channel, the reason</comment>
        <translation>%1 wurde in %2 nicht geändert. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>%n Modus wurde in %1 nicht geändert. %2</numerusform>
            <numerusform>%n Modi wurden in %1 nicht geändert. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel</source>
        <comment>the colour of the channel itself</comment>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Must have followed for %1 to %2.</source>
        <translation>Mindestdauer als Follower: %1 bis %2.</translation>
    </message>
    <message>
        <source>One message per viewer every %1 to %2 s.</source>
        <translation>Eine Nachricht pro Zuschauer alle %1 bis %2 s.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what a mode means, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>%Ln Zeichen zu viel. Kürze den Text, um ihn zu senden; das Ende würde abgeschnitten.</numerusform>
            <numerusform>%Ln Zeichen zu viel. Kürze den Text, um ihn zu senden; das Ende würde abgeschnitten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}. Available: %2.</source>
        <translation>Unbekannter Platzhalter {%1}. Verfügbar: %2.</translation>
    </message>
    <message>
        <source>{%1} is not available in %2 right now.</source>
        <translation>{%1} ist in %2 gerade nicht verfügbar.</translation>
    </message>
    <message>
        <source>Too long for %1 once the placeholders are filled in. Shorten the text to send it.</source>
        <translation>Zu lang für %1, sobald die Platzhalter ausgefüllt sind. Kürze den Text, um ihn zu senden.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Gib einen Text ein.</translation>
    </message>
    <message>
        <source>%1: unknown whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: unbekannt, ob angekündigt. %2</translation>
    </message>
    <message>
        <source>minimum follow time</source>
        <translation>Mindestzeit als Follower</translation>
    </message>
    <message>
        <source>between messages</source>
        <translation>zwischen Nachrichten</translation>
    </message>
    <message>
        <source>Added by name</source>
        <translation>Per Name hinzugefügt</translation>
    </message>
    <message>
        <source>Set by the lockdown until %1. Reverts to: %2.</source>
        <translation>Durch die Chatsperre gesetzt bis %1. Danach zurück auf: %2.</translation>
    </message>
    <message>
        <source>Set by the lockdown. When it ends, reverts to: %1.</source>
        <translation>Durch die Chatsperre gesetzt. Nach deren Ende zurück auf: %1.</translation>
    </message>
    <message>
        <source>Timed until %1. Reverts to: %2.</source>
        <translation>Auf Zeit bis %1. Danach zurück auf: %2.</translation>
    </message>
    <message>
        <source>Until you end it. Reverts to: %1.</source>
        <translation>Bis du es beendest. Danach zurück auf: %1.</translation>
    </message>
    <message>
        <source>set by lockdown</source>
        <translation>durch Chatsperre gesetzt</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>auf Zeit</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Jemand</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWriter</name>
    <message>
        <source>Do not reply</source>
        <translation>Nicht antworten</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>Schreiben an</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Nachricht schreiben</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a channel</comment>
        <translation>an %1</translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>Antwort an %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the length of a text; the longest length</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to write in chat.</source>
        <translation>Sidestage braucht die Berechtigung, im Chat zu schreiben.</translation>
    </message>
    <message>
        <source>No channel is chosen.</source>
        <translation>Es ist kein Kanal gewählt.</translation>
    </message>
    <message>
        <source>The last message is being sent.</source>
        <translation>Die letzte Nachricht wird noch gesendet.</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Zuerst eine Nachricht schreiben.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>Höchstens 500 Zeichen.</translation>
    </message>
    <message>
        <source>It is not known whether the message was sent. %1</source>
        <translation>Ob die Nachricht gesendet wurde, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>The message was not sent. %1</source>
        <translation>Die Nachricht wurde nicht gesendet. %1</translation>
    </message>
    <message>
        <source>The chat has dropped it.</source>
        <translation>Der Chat hat sie verworfen.</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Entwurf nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatterModel</name>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderator</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>here since %1</source>
        <translation>hier seit %1</translation>
    </message>
    <message>
        <source>here since before %1</source>
        <translation>hier seit vor %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Hier seit</translation>
    </message>
</context>
<context>
    <name>Sidestage::CheckList</name>
    <message>
        <source>The service is fine.</source>
        <translation>Mit dem Dienst ist alles in Ordnung.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message>
        <source>“%1” is already in the list.</source>
        <translation>„%1“ steht schon in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>Höchstens %n Tag. Entferne ihn, um „%1“ hinzuzufügen.</numerusform>
            <numerusform>Höchstens %n Tags. Entferne einen, um „%1“ hinzuzufügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1, press Delete to remove</source>
        <translation>%1, zum Entfernen Entf drücken</translation>
    </message>
    <message>
        <source>%1, new, press Delete to remove</source>
        <translation>%1, neu, zum Entfernen Entf drücken</translation>
    </message>
    <message>
        <source>Contains %1.</source>
        <translation>Enthält %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChoiceBars</name>
    <message>
        <source>%1 %</source>
        <comment>a share in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a choice, its votes, its share</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, gewonnen</translation>
    </message>
</context>
<context>
    <name>Sidestage::Client</name>
    <message>
        <source>Only an extension can send this request, with a token that it has signed itself. Nothing was sent.</source>
        <translation>Nur eine Erweiterung kann diese Anfrage senden, mit einem selbst signierten Token. Es wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsCard</name>
    <message>
        <source>Could not open a browser. The link is %1</source>
        <translation>Es konnte kein Browser geöffnet werden. Der Link ist %1</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>No permission to make clips.</source>
        <translation>Keine Berechtigung, Clips zu erstellen.</translation>
    </message>
    <message>
        <source>No clips of this stream yet.</source>
        <translation>Noch keine Clips von diesem Stream.</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>Alle Clips</translation>
    </message>
    <message>
        <source>Without permission to make clips, Sidestage only shows those of others.</source>
        <translation>Ohne die Berechtigung, Clips zu erstellen, zeigt Sidestage nur die von anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this stream</source>
        <translation>
            <numerusform>%Ln von diesem Stream</numerusform>
            <numerusform>%Ln von diesem Stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1 · %2</source>
        <comment>who made a clip; number of views</comment>
        <translation>von %1 · %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>dir</translation>
    </message>
    <message numerus="yes">
        <source>%Ln views</source>
        <translation>
            <numerusform>%Ln Aufruf</numerusform>
            <numerusform>%Ln Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Aktionen für %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>New clip</source>
        <translation>Neuer Clip</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>asked %1, up to %2</source>
        <comment>4 s ago; 15 s</comment>
        <translation>%1 angefragt, dauert bis zu %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsView</name>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Clips of the channel</source>
        <translation>Clips des Kanals</translation>
    </message>
    <message>
        <source>The channel has no clips yet.</source>
        <translation>Der Kanal hat noch keine Clips.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CodeLabel</name>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CollectionFrame</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Dieser Name wird bereits verwendet.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Announcement colour</source>
        <translation>Farbe der Ankündigung</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColourField</name>
    <message>
        <source>Pick a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>Andere Farbe…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>No matching result.</source>
        <translation>Kein passendes Ergebnis.</translation>
    </message>
    <message>
        <source>Change key…</source>
        <translation>Taste ändern…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation>Community</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Follows</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Community section</source>
        <translation>Bereich der Community</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>Im Chat</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Abonnenten</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityTexts</name>
    <message>
        <source>d MMM</source>
        <comment>A day of this year, as QLocale writes dates</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>A day of another year, as QLocale writes dates</comment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
    </message>
    <message>
        <source>Shows connection details</source>
        <translation>Zeigt Einzelheiten der Verbindung</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut…</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Gerade eben</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Verbindung wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Live-Ereignisse</translation>
    </message>
    <message>
        <source>API budget</source>
        <translation>API-Budget</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation>Token wird verlängert in</translation>
    </message>
    <message>
        <source>Sign-in ends in</source>
        <translation>Anmeldung endet in</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>All good</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Verbindet neu</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Wartet auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>No sign-in</source>
        <translation>Keine Anmeldung</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation>Nicht verlängert</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>Partly unavailable</source>
        <translation>Teilweise nicht verfügbar</translation>
    </message>
    <message>
        <source>Next attempt in %1</source>
        <translation>Nächster Versuch in %1</translation>
    </message>
    <message>
        <source>Requests this account can still send before it has to wait.</source>
        <translation>Anfragen, die dieses Konto noch senden kann, bevor es warten muss.</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Kein Zugriff auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>Deine Anmeldung konnte nicht aus dem Schlüsselbund gelesen werden. Versuche es erneut und entsperre den Schlüsselbund, oder melde dich neu an; nichts ging verloren.</translation>
    </message>
    <message>
        <source>No longer valid</source>
        <translation>Nicht mehr gültig</translation>
    </message>
    <message>
        <source>This sign-in is no longer valid. Sign in again to continue. Nothing was lost.</source>
        <translation>Diese Anmeldung ist nicht mehr gültig. Melde dich neu an, um weiterzumachen. Nichts ging verloren.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>On the next request</source>
        <translation>Bei der nächsten Anfrage</translation>
    </message>
    <message>
        <source>Unsent decisions</source>
        <translation>Nicht gesendete Entscheidungen</translation>
    </message>
    <message>
        <source>Saved on disk. They are sent when the undo time is over or the connection is back.</source>
        <translation>Auf der Festplatte gespeichert. Sie werden gesendet, wenn die Zeit zum Rückgängigmachen um ist oder die Verbindung wieder da ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionTexts</name>
    <message>
        <source>Service: %1</source>
        <translation>Dienst: %1</translation>
    </message>
    <message>
        <source>API budget: %1 of %2 left</source>
        <translation>API-Budget: %1 von %2 übrig</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut…</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Offline seit %1</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n Abonnement</numerusform>
            <numerusform>%n Abonnements</numerusform>
        </translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation>Live-Ereignisse: abgemeldet</translation>
    </message>
    <message>
        <source>Live events: connecting…</source>
        <translation>Live-Ereignisse: wird verbunden…</translation>
    </message>
    <message>
        <source>Live events connected</source>
        <translation>Live-Ereignisse verbunden</translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>Live-Ereignisse verbunden, %n abgelehnt</numerusform>
            <numerusform>Live-Ereignisse verbunden, %n abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation>Live-Ereignisse: neue Verbindung…</translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation>Live-Ereignisse: warten auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Wartet auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation>Live-Ereignisse: werden abonniert…</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Chatmodi</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>Schildmodus</translation>
    </message>
    <message>
        <source>Shoutouts</source>
        <translation>Shoutouts</translation>
    </message>
    <message>
        <source>Shared chats</source>
        <translation>Gemeinsame Chats</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Einlösungen</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Werbung</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Spenden</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Title and category</source>
        <translation>Titel und Kategorie</translation>
    </message>
    <message>
        <source>Stream start and end</source>
        <translation>Sendebeginn und -ende</translation>
    </message>
    <message>
        <source>Last response: %1</source>
        <translation>Letzte Antwort: %1</translation>
    </message>
    <message>
        <source>Last attempt failed: %1</source>
        <translation>Letzter Versuch fehlgeschlagen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>%n Versuch seitdem</numerusform>
            <numerusform>%n Versuche seitdem</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate limit reached. Calls wait until the service accepts them again.</source>
        <translation>Anfragelimit erreicht. Anfragen warten, bis der Dienst sie wieder annimmt.</translation>
    </message>
    <message>
        <source>Moderator actions</source>
        <translation>Aktionen von Moderatoren</translation>
    </message>
    <message>
        <source>%1: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1: keine Live-Ereignisse, wird regelmäßig abgefragt.</translation>
    </message>
    <message>
        <source>%1 in the channel of %2: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1 im Kanal von %2: keine Live-Ereignisse, wird regelmäßig abgefragt.</translation>
    </message>
    <message>
        <source>The service ended the subscription: “%1”</source>
        <translation>Der Dienst hat das Abonnement beendet: „%1“</translation>
    </message>
    <message>
        <source>Last message from the service: %1</source>
        <translation>Letzte Nachricht vom Dienst: %1</translation>
    </message>
    <message>
        <source>No live events: polling every %1 s</source>
        <translation>Keine Live-Ereignisse: Abfrage alle %1 s</translation>
    </message>
    <message>
        <source>Live events: sign-in not readable from keychain</source>
        <translation>Live-Ereignisse: Anmeldung im Schlüsselbund nicht lesbar</translation>
    </message>
    <message>
        <source>Live events: not subscribed yet</source>
        <translation>Live-Ereignisse: noch nicht abonniert</translation>
    </message>
    <message>
        <source>Missed changes are found within %1.</source>
        <translation>Verpasste Änderungen werden innerhalb von %1 gefunden.</translation>
    </message>
    <message>
        <source>Live events: reconnecting, next attempt at %1</source>
        <translation>Live-Ereignisse: neue Verbindung, nächster Versuch um %1</translation>
    </message>
    <message>
        <source>Sign-in not readable from keychain</source>
        <translation>Anmeldung im Schlüsselbund nicht lesbar</translation>
    </message>
    <message>
        <source>Connected · updated %1</source>
        <translation>Verbunden · aktualisiert %1</translation>
    </message>
    <message>
        <source>Reconnecting, attempt %1</source>
        <translation>Neue Verbindung, Versuch %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DataCard</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Could not open a file manager.</source>
        <translation>Es konnte kein Dateiverwalter geöffnet werden.</translation>
    </message>
    <message>
        <source>Accounts, drafts, presets, library</source>
        <translation>Konten, Entwürfe, Vorlagen, Bibliothek</translation>
    </message>
    <message>
        <source>Archive, ledger, reports, pending requests</source>
        <translation>Archiv, Spendenbuch, Berichte, wartende Anfragen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Can be loaded again.</source>
        <translation>Können neu geladen werden.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Replaced by the last restore</source>
        <translation>Beim letzten Zurückspielen ersetzt</translation>
    </message>
    <message>
        <source>Back up everything to one file</source>
        <translation>Alles in eine Datei sichern</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sichern…</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>Eine Sicherung zurückspielen</translation>
    </message>
    <message>
        <source>Replaces all present data, which is kept aside. Sidestage starts again.</source>
        <translation>Ersetzt alle jetzigen Daten, die aufgehoben werden. Sidestage startet neu.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückspielen…</translation>
    </message>
    <message>
        <source>Delete all data</source>
        <translation>Alle Daten löschen</translation>
    </message>
    <message>
        <source>Signs out everywhere and removes everything that Sidestage has stored on this computer.</source>
        <translation>Meldet überall ab und entfernt alles, was Sidestage auf diesem Computer gespeichert hat.</translation>
    </message>
    <message>
        <source>Delete all data…</source>
        <translation>Alle Daten löschen…</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Back-ups of Sidestage (*.sidestage)</source>
        <translation>Sicherungen von Sidestage (*.sidestage)</translation>
    </message>
    <message>
        <source>Everything is in %1. Keep it where only you can read it.</source>
        <translation>Alles ist in %1. Bewahre die Datei so auf, dass nur du sie lesen kannst.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1 wird geprüft…</translation>
    </message>
    <message>
        <source>Nothing was restored. %1</source>
        <translation>Nichts wurde zurückgespielt. %1</translation>
    </message>
    <message>
        <source>Replace all present data?</source>
        <translation>Alle jetzigen Daten ersetzen?</translation>
    </message>
    <message>
        <source>The back-up is of %1, written by Sidestage %2, %3. The present data is moved to %4. Sidestage then starts again; you may have to sign in again.</source>
        <translation>Die Sicherung ist vom %1, geschrieben von Sidestage %2, %3. Die jetzigen Daten werden nach %4 verschoben. Dann startet Sidestage neu; vielleicht musst du dich wieder anmelden.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Zurückspielen und neu starten</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Wird entpackt…</translation>
    </message>
    <message>
        <source>Delete everything that Sidestage has stored?</source>
        <translation>Alles löschen, was Sidestage gespeichert hat?</translation>
    </message>
    <message>
        <source>%1: accounts, drafts, presets, the reward library, the archive, the ledger, reports and settings. Pending decisions are not sent. This cannot be undone; a back-up can bring it back.</source>
        <translation>%1: Konten, Entwürfe, Vorlagen, die Belohnungsbibliothek, das Archiv, das Spendenbuch, Berichte und Einstellungen. Ausstehende Entscheidungen werden nicht gesendet. Das lässt sich nicht rückgängig machen; eine Sicherung kann es zurückholen.</translation>
    </message>
    <message>
        <source>Delete and restart</source>
        <translation>Löschen und neu starten</translation>
    </message>
    <message>
        <source>All accounts are signed out, but nothing else was deleted. %1</source>
        <translation>Alle Konten sind abgemeldet, aber sonst wurde nichts gelöscht. %1</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Abmelden…</translation>
    </message>
    <message>
        <source>All databases and settings, also while Sidestage is running. Not part of it are the world of the sandbox, and sign-ins and client secrets, which stay in the system’s keychain.</source>
        <translation>Alle Datenbanken und Einstellungen, auch während Sidestage läuft. Nicht enthalten sind die Welt der Sandbox sowie Anmeldungen und Client-Geheimnisse, die im Schlüsselbund des Systems bleiben.</translation>
    </message>
    <message>
        <source>Pending decisions are not sent.</source>
        <translation>Ausstehende Entscheidungen werden nicht gesendet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Database</name>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 was written by another version of Sidestage.</source>
        <translation>%1 wurde von einer anderen Version von Sidestage geschrieben.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DayStrip</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionJobs</name>
    <message>
        <source>Waiting again</source>
        <translation>Wartet wieder</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>%Ln ist schon gesendet und endgültig. Die anderen %1 warten dann wieder.</numerusform>
            <numerusform>%Ln sind schon gesendet und endgültig. Die anderen %1 warten dann wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” of %2 was not fulfilled.</source>
        <comment>a reward; a viewer</comment>
        <translation>„%1“ von %2 wurde nicht erfüllt.</translation>
    </message>
    <message>
        <source>“%1” of %2 was not refunded.</source>
        <comment>a reward; a viewer</comment>
        <translation>„%1“ von %2 wurde nicht erstattet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionService</name>
    <message>
        <source>The service rejected the decision without giving a reason.</source>
        <translation>Der Dienst hat die Entscheidung ohne Angabe von Gründen abgelehnt.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>%Ln Belohnung löschen?</numerusform>
            <numerusform>%Ln Belohnungen löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Erst %Ln erstatten</numerusform>
            <numerusform>Erst %Ln erstatten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Erst %Ln erfüllen</numerusform>
            <numerusform>Erst %Ln erfüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause instead</source>
        <translation>Stattdessen pausieren</translation>
    </message>
    <message>
        <source>Keep it in the library</source>
        <translation>In der Bibliothek behalten</translation>
    </message>
    <message>
        <source>Keep them in the library</source>
        <translation>In der Bibliothek behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message numerus="yes">
        <source>Pause %Ln</source>
        <translation>
            <numerusform>%Ln pausieren</numerusform>
            <numerusform>%Ln pausieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln and delete</source>
        <translation>
            <numerusform>%Ln erstatten und löschen</numerusform>
            <numerusform>%Ln erstatten und löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln and delete</source>
        <translation>
            <numerusform>%Ln erfüllen und löschen</numerusform>
            <numerusform>%Ln erfüllen und löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln</source>
        <translation>
            <numerusform>%Ln löschen</numerusform>
            <numerusform>%Ln löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>%Ln Einlösung wartet (%1).</numerusform>
            <numerusform>%Ln Einlösungen warten (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting a reward fulfils its waiting redemptions: no points are refunded, and this cannot be undone.</source>
        <translation>Beim Löschen einer Belohnung werden ihre wartenden Einlösungen erfüllt: Niemand bekommt Punkte zurück, und das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Viewers can no longer redeem a deleted reward. If you keep it in the library, you can create it again.</source>
        <translation>Zuschauer können eine gelöschte Belohnung nicht mehr einlösen. Wenn du sie in der Bibliothek behältst, kannst du sie wieder erstellen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DescriptionCard</name>
    <message>
        <source>About the channel</source>
        <translation>Über den Kanal</translation>
    </message>
    <message>
        <source>Send description</source>
        <translation>Beschreibung senden</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard the change of the description</source>
        <translation>Änderung der Beschreibung verwerfen</translation>
    </message>
    <message>
        <source>Sign in again to see the description.</source>
        <translation>Zum Anzeigen der Beschreibung neu anmelden.</translation>
    </message>
    <message>
        <source>No permission to change the description.</source>
        <translation>Keine Berechtigung, die Beschreibung zu ändern.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>Changing the description requires the permission user:edit, which was not granted when you signed in.</source>
        <translation>Um die Beschreibung zu ändern, ist die Berechtigung user:edit nötig. Sie wurde beim Anmelden nicht erteilt.</translation>
    </message>
    <message>
        <source>Description sent</source>
        <translation>Beschreibung gesendet</translation>
    </message>
    <message>
        <source>It is not known whether the description was changed. %1 Yours is still here.</source>
        <translation>Ob die Beschreibung geändert wurde, ist nicht bekannt. %1 Der Entwurf ist noch da.</translation>
    </message>
    <message>
        <source>Description not sent. %1 Yours is still here.</source>
        <translation>Beschreibung nicht gesendet. %1 Der Entwurf ist noch da.</translation>
    </message>
    <message>
        <source>Discarded the change of the description</source>
        <translation>Änderung der Beschreibung verworfen</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: “%1”</source>
        <translation>Inzwischen anderswo geändert: „%1“</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Entwurf nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the description.</source>
        <translation>Sidestage braucht die Berechtigung, die Beschreibung zu ändern.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DesktopPresence</name>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Diesen Moment markieren</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Die Einlösung erfüllen, die am längsten wartet</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Die Einlösung erstatten, die am längsten wartet</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Chat ohne Rückfrage sperren</translation>
    </message>
    <message>
        <source>Show Sidestage</source>
        <translation>Sidestage zeigen</translation>
    </message>
    <message>
        <source>Use global shortcuts</source>
        <translation>Globale Tastenkürzel benutzen</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>Sidestage keeps running</source>
        <translation>Sidestage läuft weiter</translation>
    </message>
    <message>
        <source>Its icon in the tray shows the window again. To quit, use the menu of the icon. Settings decide what closing the window does.</source>
        <translation>Sein Symbol im Infobereich zeigt das Fenster wieder. Beende es über das Menü des Symbols. Was das Schließen des Fensters bewirkt, steht in den Einstellungen.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. Choose their keys in the settings of your desktop.</source>
        <translation>Globale Tastenkürzel sind an. Wähle ihre Tasten in den Einstellungen deines Desktops.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. %1</source>
        <translation>Globale Tastenkürzel sind an. %1</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Waiting for your approval</source>
        <translation>Warten auf deine Zustimmung</translation>
    </message>
    <message>
        <source>Enter this code on another device</source>
        <translation>Gib diesen Code auf einem anderen Gerät ein</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Opens in the browser of this computer</source>
        <translation>Öffnet sich im Browser dieses Computers</translation>
    </message>
    <message>
        <source>Could not open the browser. Enter the address there yourself.</source>
        <translation>Der Browser konnte nicht geöffnet werden. Gib die Adresse dort selbst ein.</translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and enter:</source>
        <translation>Öffne %1 dort, wo du schon angemeldet bist, und gib ein:</translation>
    </message>
    <message>
        <source>This code is not valid any more. If you denied access, get a new code.</source>
        <translation>Dieser Code ist nicht mehr gültig. Wenn du den Zugriff abgelehnt hast, hole einen neuen Code.</translation>
    </message>
    <message>
        <source>next check in %1</source>
        <translation>nächste Prüfung in %1</translation>
    </message>
    <message>
        <source>checking now</source>
        <translation>wird gerade geprüft</translation>
    </message>
    <message>
        <source>Checked %1, %2.</source>
        <translation>Geprüft %1, %2.</translation>
    </message>
    <message>
        <source>Checks for your approval every few seconds.</source>
        <translation>Prüft alle paar Sekunden, ob du zugestimmt hast.</translation>
    </message>
    <message>
        <source>This code has ended</source>
        <translation>Dieser Code gilt nicht mehr</translation>
    </message>
    <message>
        <source>The code is not valid any more.</source>
        <translation>Der Code ist nicht mehr gültig.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Diagnostics</name>
    <message>
        <source>Report for developers</source>
        <translation>Bericht für Entwickler</translation>
    </message>
    <message>
        <source>Read the report before you pass it on.</source>
        <translation>Lies den Bericht, bevor du ihn weitergibst.</translation>
    </message>
    <message>
        <source>It says which versions and settings you use, which permissions were granted, and what Sidestage has logged. Tokens, passwords and stream keys are left out. Sidestage sends it nowhere. You can change the text before you save it.</source>
        <translation>Er nennt deine Versionen und Einstellungen, die erteilten Berechtigungen und was Sidestage protokolliert hat. Tokens, Passwörter und Stream-Schlüssel fehlen darin. Sidestage sendet ihn nirgendwohin. Du kannst den Text vor dem Speichern ändern.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. That run began at %1. A report for developers can help to find the cause.</source>
        <translation>Sidestage wurde beim letzten Mal nicht richtig beendet. Gestartet wurde es am %1. Ein Bericht für Entwickler kann helfen, die Ursache zu finden.</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. A report for developers can help to find the cause.</source>
        <translation>Sidestage wurde beim letzten Mal nicht richtig beendet. Ein Bericht für Entwickler kann helfen, die Ursache zu finden.</translation>
    </message>
    <message>
        <source>Read the report…</source>
        <translation>Bericht lesen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>entfernt: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DirectAction</name>
    <message>
        <source>Snoozing the next ad by 5 minutes.</source>
        <translation>Die nächste Werbung wird um 5 Minuten aufgeschoben.</translation>
    </message>
    <message>
        <source>The length of an ad is a number of seconds from %1 to %2.</source>
        <translation>Die Länge einer Werbung ist eine Anzahl von Sekunden zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>Running an ad of %1.</source>
        <translation>Werbung von %1 wird gestartet.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>Eine Notiz hat höchstens %n Zeichen.</numerusform>
            <numerusform>Eine Notiz hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking this moment.</source>
        <translation>Dieser Moment wird markiert.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage braucht die Berechtigung, über Einlösungen zu entscheiden.</translation>
    </message>
    <message>
        <source>No redemption is waiting.</source>
        <translation>Keine Einlösung wartet.</translation>
    </message>
    <message>
        <source>No redemption of “%1” is waiting.</source>
        <translation>Keine Einlösung von „%1“ wartet.</translation>
    </message>
    <message>
        <source>Fulfilling “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>„%1“ von %2 wird erfüllt.</translation>
    </message>
    <message>
        <source>Refunding “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>„%1“ von %2 wird erstattet.</translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n seconds. Until then it can be undone.</source>
        <translation>
            <numerusform>Es wird in %n Sekunde gesendet. Bis dahin lässt es sich rückgängig machen.</numerusform>
            <numerusform>Es wird in %n Sekunden gesendet. Bis dahin lässt es sich rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no announcement template “%1”.</source>
        <translation>Es gibt keine Ankündigungsvorlage „%1“.</translation>
    </message>
    <message>
        <source>%1 is not among the channels of the page Chat.</source>
        <translation>%1 gehört nicht zu den Kanälen der Seite Chat.</translation>
    </message>
    <message>
        <source>No signed-in account may announce in %1.</source>
        <translation>Kein angemeldetes Konto darf in %1 ankündigen.</translation>
    </message>
    <message>
        <source>Announcing “%1” in %2.</source>
        <translation>„%1“ wird in %2 angekündigt.</translation>
    </message>
    <message>
        <source>The only argument of this action is “now”.</source>
        <translation>Das einzige Argument dieser Aktion ist „now“.</translation>
    </message>
    <message>
        <source>Chat is locked down already.</source>
        <translation>Der Chat ist schon gesperrt.</translation>
    </message>
    <message>
        <source>No preset for lockdowns is set. Set one on the page Chat.</source>
        <translation>Es ist keine Vorlage für Chatsperren festgelegt. Lege eine auf der Seite „Chat“ fest.</translation>
    </message>
    <message>
        <source>The page Chat shows no channel.</source>
        <translation>Die Seite Chat zeigt keinen Kanal.</translation>
    </message>
    <message>
        <source>The lockdown could not be saved to disk, so it was not started.</source>
        <translation>Die Chatsperre konnte nicht auf der Festplatte gespeichert werden und wurde daher nicht begonnen.</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %n channels.</source>
        <translation>
            <numerusform>%n Kanal wird gesperrt.</numerusform>
            <numerusform>%n Kanäle werden gesperrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Werbung schalten</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Diesen Moment markieren</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Die Einlösung erfüllen, die am längsten wartet</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Die Einlösung erstatten, die am längsten wartet</translation>
    </message>
    <message>
        <source>Announce a template in chat</source>
        <translation>Eine Vorlage im Chat ankündigen</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Chat ohne Rückfrage sperren</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationModel</name>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>gelöschtes Konto</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1, %2 in %n Spende</numerusform>
            <numerusform>%1, %2 in %n Spenden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>viewer, amount, time</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>an amount, and others in other currencies</comment>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Spenden</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationsCard</name>
    <message>
        <source>Donations</source>
        <translation>Spenden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search donations by viewer or amount</source>
        <translation>Spenden nach Zuschauer oder Betrag durchsuchen</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>Nach Zuschauer</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>größte zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer</numerusform>
            <numerusform>%Ln Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, order</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort donations</source>
        <translation>Spenden sortieren</translation>
    </message>
    <message>
        <source> · loading…</source>
        <translation> · wird geladen…</translation>
    </message>
    <message>
        <source>No matching donation for “%1”.</source>
        <translation>Keine passende Spende zu „%1“.</translation>
    </message>
    <message>
        <source>No donations yet. They appear here as they come in.</source>
        <translation>Noch keine Spenden. Sie erscheinen hier, sobald sie eingehen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation>Anderswo geändert</translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation>Nur von dir geändert: %1.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you were editing it</source>
        <translation>Der Kanal wurde anderswo geändert, während du ihn bearbeitet hast</translation>
    </message>
    <message>
        <source>Choose which value to use for each field. Nothing has been sent yet.</source>
        <translation>Wähle für jedes Feld, welcher Wert gelten soll. Noch wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Before your edits</source>
        <translation>Vor deiner Bearbeitung</translation>
    </message>
    <message>
        <source>Current value (seen %1)</source>
        <translation>Aktueller Wert (gesehen %1)</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Dein Wert</translation>
    </message>
    <message>
        <source>Use current values</source>
        <translation>Aktuelle Werte verwenden</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>aktueller Wert</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>dein Wert</translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>Meine senden (%n)</numerusform>
            <numerusform>Meine senden (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will be overwritten with your values, %2 will keep the current value.</source>
        <translation>Mit deinen Werten überschrieben: %1. Aktueller Wert bleibt: %2.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Drive</name>
    <message>
        <source>Act at once, without a dialog:</source>
        <translation>Wirken sofort, ohne Dialog:</translation>
    </message>
    <message>
        <source>Open their page and act there, on what is selected:</source>
        <translation>Öffnen ihre Seite und wirken dort auf das Ausgewählte:</translation>
    </message>
    <message>
        <source>Open a page or a dialog:</source>
        <translation>Öffnen eine Seite oder einen Dialog:</translation>
    </message>
    <message numerus="yes">
        <source>live, %n viewers</source>
        <translation>
            <numerusform>live, %n Zuschauer</numerusform>
            <numerusform>live, %n Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>offline</source>
        <comment>a channel</comment>
        <translation>offline</translation>
    </message>
    <message>
        <source>ad running, %1 left</source>
        <translation>Werbung läuft, noch %1</translation>
    </message>
    <message>
        <source>next ad in %1</source>
        <translation>nächste Werbung in %1</translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes left</source>
        <translation>
            <numerusform>noch %n Aufschub</numerusform>
            <numerusform>noch %n Aufschübe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions waiting</source>
        <translation>
            <numerusform>%n Einlösung wartet</numerusform>
            <numerusform>%n Einlösungen warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting in moderation</source>
        <translation>
            <numerusform>%n wartet in der Moderation</numerusform>
            <numerusform>%n warten in der Moderation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions not sent yet</source>
        <translation>
            <numerusform>%n Entscheidung noch nicht gesendet</numerusform>
            <numerusform>%n Entscheidungen noch nicht gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean: %1?</source>
        <translation>Meintest du: %1?</translation>
    </message>
    <message>
        <source>The arguments are too long.</source>
        <translation>Die Argumente sind zu lang.</translation>
    </message>
    <message>
        <source>Sidestage is not running in this data folder.</source>
        <translation>In diesem Datenordner läuft kein Sidestage.</translation>
    </message>
    <message>
        <source>Sidestage is running, but does not answer.</source>
        <translation>Sidestage läuft, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>Sidestage has ended.</source>
        <translation>Sidestage wurde beendet.</translation>
    </message>
    <message>
        <source>The answer of Sidestage could not be read. Are its versions the same?</source>
        <translation>Die Antwort von Sidestage war nicht lesbar. Sind die Versionen gleich?</translation>
    </message>
    <message>
        <source>Tells the running Sidestage what to do, or asks for the state of the channel.</source>
        <translation>Sagt dem laufenden Sidestage, was es tun soll, oder fragt nach dem Zustand des Kanals.</translation>
    </message>
    <message>
        <source>Do an action; --list shows all.</source>
        <translation>Eine Aktion ausführen; --list zeigt alle.</translation>
    </message>
    <message>
        <source>Print the state of the channel.</source>
        <translation>Den Zustand des Kanals ausgeben.</translation>
    </message>
    <message>
        <source>Of this service.</source>
        <translation>Bei diesem Dienst.</translation>
    </message>
    <message>
        <source>For this account.</source>
        <translation>Für dieses Konto.</translation>
    </message>
    <message>
        <source>Ask the Sidestage that uses this folder.</source>
        <translation>Das Sidestage fragen, das diesen Ordner benutzt.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>JSON ausgeben.</translation>
    </message>
    <message>
        <source>List all actions.</source>
        <translation>Alle Aktionen auflisten.</translation>
    </message>
    <message>
        <source>Print the state again after each change.</source>
        <translation>Den Zustand nach jeder Änderung erneut ausgeben.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DurationField</name>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Dauer von %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Einheit: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EditorsCard</name>
    <message>
        <source>%1, editor since %2</source>
        <translation>%1, Editor seit %2</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editoren</translation>
    </message>
    <message>
        <source>Editors of the channel</source>
        <translation>Editoren des Kanals</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Berechtigung fehlt</translation>
    </message>
    <message>
        <source>The channel has no editors.</source>
        <translation>Der Kanal hat keine Editoren.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the editors.</source>
        <translation>Sidestage braucht die Berechtigung, die Editoren zu sehen.</translation>
    </message>
    <message>
        <source>Seeing the editors of a channel requires permission from its broadcaster.</source>
        <translation>Um die Editoren eines Kanals zu sehen, ist eine Berechtigung seines Streamers nötig.</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Editoren erneut laden</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Aktualisieren fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>Could not load the editors. %1</source>
        <translation>Die Editoren konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::EmbeddedSandbox</name>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
</context>
<context>
    <name>Sidestage::EndView</name>
    <message>
        <source>What waits</source>
        <translation>Was noch wartet</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Zurück zu den Sendungen</translation>
    </message>
    <message>
        <source>End of show</source>
        <translation>Ende der Sendung</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Für alle wählen</translation>
    </message>
    <message>
        <source>after the decisions</source>
        <translation>nach den Entscheidungen</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>kept when the show ends</source>
        <translation>bleibt nach dem Ende der Sendung erhalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln Entscheidung</numerusform>
            <numerusform>%Ln Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restores</source>
        <translation>
            <numerusform>%Ln Wiederherstellung</numerusform>
            <numerusform>%Ln Wiederherstellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Wird mit dem Dienst verglichen…</translation>
    </message>
    <message>
        <source>%1, since %2 · your broadcast itself goes on</source>
        <comment>name of a show; a time of day</comment>
        <translation>%1, seit %2 · der Stream selbst läuft weiter</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Es wartet nichts.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of redemptions; number of rewards</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln Einlösung</numerusform>
            <numerusform>%Ln Einlösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln Belohnung</numerusform>
            <numerusform>%Ln Belohnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 fulfilled, %3 refunded, %4 given back. %5 left.</source>
        <translation>%1: %2 erfüllt, %3 erstattet, %4 zurückgegeben. %5 bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is restored was changed elsewhere.</source>
        <translation>Nichts davon wurde anderswo geändert.</translation>
    </message>
    <message>
        <source>Changed elsewhere and left as it is: %1.</source>
        <translation>Anderswo geändert und belassen: %1.</translation>
    </message>
    <message>
        <source>No raid</source>
        <translation>Kein Raid</translation>
    </message>
    <message>
        <source>the viewers stay</source>
        <translation>die Zuschauer bleiben</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln Zuschauer</numerusform>
            <numerusform>%1, %2, %Ln Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom to raid. The current row is chosen.</source>
        <translation>Wen du raidest. Die aktuelle Zeile ist gewählt.</translation>
    </message>
    <message>
        <source>called last, leaves after 90 s</source>
        <translation>kommt zuletzt, bricht nach 90 s auf</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>End show (%1)</source>
        <comment>what it does</comment>
        <translation>Sendung beenden (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <comment>what it does, without a show</comment>
        <translation>Abschließen (%1)</translation>
    </message>
    <message>
        <source>End of stream</source>
        <translation>Ende des Streams</translation>
    </message>
    <message>
        <source>No show was begun. The figures count from %1.</source>
        <comment>a time of day</comment>
        <translation>Keine Sendung wurde begonnen. Die Zahlen gelten ab %1.</translation>
    </message>
    <message>
        <source>Nothing is restored, because no show was begun.</source>
        <translation>Nichts wird wiederhergestellt, weil keine Sendung begonnen wurde.</translation>
    </message>
    <message>
        <source>Folder for chapters and markers</source>
        <translation>Ordner für Kapitel und Markierungen</translation>
    </message>
    <message>
        <source>Save summary…</source>
        <translation>Zusammenfassung speichern…</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a noun</comment>
        <translation>Sendung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Zusammenfassung speichern</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a show, a date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>title of a column</comment>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Summary saved in %1.</source>
        <translation>Zusammenfassung in %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlert</name>
    <message>
        <source>Raid arrives</source>
        <translation>Raid kommt an</translation>
    </message>
    <message>
        <source>New subscription</source>
        <translation>Neues Abo</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Cheer</translation>
    </message>
    <message>
        <source>Moderation waits</source>
        <translation>Moderation wartet</translation>
    </message>
    <message>
        <source>Prediction to resolve</source>
        <translation>Vorhersage aufzulösen</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>The window always shows it above the pages.</source>
        <translation>Das Fenster zeigt es immer über den Seiten.</translation>
    </message>
    <message>
        <source>Moment or clip</source>
        <translation>Moment oder Clip</translation>
    </message>
    <message>
        <source>The window always shows what became of it.</source>
        <translation>Das Fenster zeigt immer, was daraus geworden ist.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of event, how often</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>You are mentioned</source>
        <translation>Du wirst erwähnt</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlerts</name>
    <message>
        <source>%1: %2</source>
        <comment>a viewer, what they did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a viewer, a message</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>%1 in %2: “%3”</source>
        <comment>a viewer, a channel, a message</comment>
        <translation>%1 in %2: „%3“</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation>Dieses Dienstprofil hat keine Adresse für Live-Ereignisse.</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>Der Computer war im Ruhezustand.</translation>
    </message>
    <message>
        <source>The service refused all subscriptions: %1</source>
        <translation>Der Dienst hat alle Abonnements abgelehnt: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation>Der Dienst hat die Verbindung geschlossen: „%1“ (%2)</translation>
    </message>
    <message>
        <source>Connection lost: %1</source>
        <translation>Verbindung verloren: %1</translation>
    </message>
    <message>
        <source>Could not connect: %1</source>
        <translation>Verbindung fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Connection timed out: no data from the service.</source>
        <translation>Zeitüberschreitung: keine Daten vom Dienst.</translation>
    </message>
    <message>
        <source>The service tried to move the connection to a different host, which is not allowed.</source>
        <translation>Der Dienst wollte die Verbindung auf einen anderen Server verlegen; das ist nicht erlaubt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionSales</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Käufer</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionsCard</name>
    <message>
        <source>Panel %1</source>
        <translation>Panel %1</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Component %1</source>
        <translation>Komponente %1</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard the choice of extensions</source>
        <translation>Auswahl der Erweiterungen verwerfen</translation>
    </message>
    <message>
        <source>Apply the choice of extensions</source>
        <translation>Auswahl der Erweiterungen anwenden</translation>
    </message>
    <message>
        <source>Sign in again to see your extensions.</source>
        <translation>Zum Anzeigen der Erweiterungen neu anmelden.</translation>
    </message>
    <message>
        <source>No permission to choose extensions.</source>
        <translation>Keine Berechtigung, Erweiterungen zu wählen.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>Choosing the active extensions requires the permission user:edit:broadcast, which was not granted when you signed in.</source>
        <translation>Um die aktiven Erweiterungen zu wählen, ist die Berechtigung user:edit:broadcast nötig. Sie wurde beim Anmelden nicht erteilt.</translation>
    </message>
    <message>
        <source>Extensions applied</source>
        <translation>Erweiterungen angewendet</translation>
    </message>
    <message>
        <source>It is not known whether the extensions were changed. %1</source>
        <translation>Ob die Erweiterungen geändert wurden, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>No extension was changed. %1 Your choice is still here.</source>
        <translation>Keine Erweiterung wurde geändert. %1 Die Auswahl ist noch da.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 (has to be set up first)</source>
        <translation>%1 (muss erst eingerichtet werden)</translation>
    </message>
    <message>
        <source>No extensions are installed. Install them in the creator dashboard.</source>
        <translation>Es sind keine Erweiterungen installiert. Sie lassen sich im Creator-Dashboard installieren.</translation>
    </message>
    <message>
        <source>No extensions are active.</source>
        <translation>Es sind keine Erweiterungen aktiv.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to choose extensions.</source>
        <translation>Sidestage braucht die Berechtigung, Erweiterungen zu wählen.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Verschoben nach „%1“.</translation>
    </message>
    <message>
        <source>Discarded the choice of extensions</source>
        <translation>Auswahl der Erweiterungen verworfen</translation>
    </message>
</context>
<context>
    <name>Sidestage::Feed</name>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Daily download</source>
        <translation>Täglicher Download</translation>
    </message>
    <message>
        <source>Download once a day</source>
        <translation>Einmal am Tag herunterladen</translation>
    </message>
    <message>
        <source>While Sidestage is running. Data that the service deletes after a year stays saved here.</source>
        <translation>Während Sidestage läuft. Daten, die der Dienst nach einem Jahr löscht, bleiben hier gespeichert.</translation>
    </message>
    <message>
        <source>Warn after this many days without new data</source>
        <translation>Nach so vielen Tagen ohne neue Daten warnen</translation>
    </message>
    <message>
        <source>Warn when there is no new data for</source>
        <translation>Warnen, wenn es keine neuen Daten gibt seit</translation>
    </message>
    <message>
        <source>In days, counted from when new data was due.</source>
        <translation>In Tagen, gezählt ab dem Zeitpunkt, zu dem neue Daten fällig waren.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>Die Datei ist größer als %n MB.</numerusform>
            <numerusform>Die Datei ist größer als %n MB.</numerusform>
        </translation>
    </message>
    <message>
        <source>The address of the file is not secure: it is neither https nor on this computer.</source>
        <translation>Die Adresse der Datei ist nicht sicher: Sie ist weder https noch auf diesem Computer.</translation>
    </message>
    <message>
        <source>The file is compressed (%1), which is not supported.</source>
        <translation>Die Datei ist komprimiert (%1); das wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The file was redirected in a way that is not allowed.</source>
        <translation>Die Datei wurde auf unzulässige Weise umgeleitet.</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>Die Datei ist unvollständig.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>In %1 gespeichert.</translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation>Der Export wurde abgebrochen. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenkalkulationen (*.csv)</translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation>Tabelle mit genauen Werten (*.csv)</translation>
    </message>
    <message>
        <source>%1 is still being saved. You can save another file when it is done.</source>
        <translation>%1 wird noch gespeichert. Danach kannst du eine weitere Datei speichern.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Could not save %1. The system reported: “%2”</source>
        <translation>%1 konnte nicht gespeichert werden. Meldung des Systems: „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gespeichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FolderOwner</name>
    <message>
        <source>Sidestage could not lock its data folder, so it did not start.</source>
        <translation>Sidestage konnte seinen Datenordner nicht sperren und ist deshalb nicht gestartet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a folder; why it cannot be locked</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Only one Sidestage can use a folder. Check that you can write to this folder and that its file system supports locks, or start Sidestage with another folder: --data-dir FOLDER</source>
        <translation>Nur ein Sidestage kann einen Ordner verwenden. Prüfe, ob du in diesen Ordner schreiben darfst und ob sein Dateisystem Sperren unterstützt, oder starte Sidestage mit einem anderen Ordner: --data-dir ORDNER</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Sidestage could not finish restoring or deleting its data.</source>
        <translation>Sidestage konnte das Zurückspielen oder Löschen seiner Daten nicht beenden.</translation>
    </message>
    <message>
        <source>Nothing is lost: the previous data is in the folder “before-restore”. Start again when the reason is solved.</source>
        <translation>Nichts ist verloren: Die vorigen Daten sind im Ordner „before-restore“. Starte erneut, wenn die Ursache behoben ist.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>new followers</source>
        <translation>neue Follower</translation>
    </message>
    <message>
        <source>lost followers</source>
        <translation>verlorene Follower</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportieren: %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, comparing</source>
        <translation>%1, wird verglichen</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, pausiert</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Berechtigung fehlt</translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation>Bisher %1 gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Gefolgt</translation>
    </message>
    <message>
        <source>Export followers…</source>
        <translation>Follower exportieren…</translation>
    </message>
    <message>
        <source>Export followed channels…</source>
        <translation>Gefolgte Kanäle exportieren…</translation>
    </message>
    <message>
        <source>Reset count</source>
        <translation>Zählung zurücksetzen</translation>
    </message>
    <message>
        <source>Followers per day</source>
        <translation>Follower pro Tag</translation>
    </message>
    <message>
        <source>Followed channels per day</source>
        <translation>Gefolgte Kanäle pro Tag</translation>
    </message>
    <message>
        <source>Loading the list</source>
        <translation>Die Liste wird geladen</translation>
    </message>
    <message>
        <source>Filter followers</source>
        <translation>Follower filtern</translation>
    </message>
    <message>
        <source>Filter followed channels</source>
        <translation>Gefolgte Kanäle filtern</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Gegangen</translation>
    </message>
    <message>
        <source>Search followers</source>
        <translation>Follower durchsuchen</translation>
    </message>
    <message>
        <source>Search followed channels</source>
        <translation>Gefolgte Kanäle durchsuchen</translation>
    </message>
    <message>
        <source>Followers, newest first</source>
        <translation>Follower, neueste zuerst</translation>
    </message>
    <message>
        <source>Followed channels, newest first</source>
        <translation>Gefolgte Kanäle, neueste zuerst</translation>
    </message>
    <message>
        <source>newly followed channels</source>
        <translation>neu gefolgte Kanäle</translation>
    </message>
    <message>
        <source>channels no longer followed</source>
        <translation>nicht mehr gefolgte Kanäle</translation>
    </message>
    <message>
        <source>followed channels</source>
        <translation>gefolgte Kanäle</translation>
    </message>
    <message>
        <source>Changes since %1: %2 new, %3 gone</source>
        <translation>Änderungen seit %1: %2 neu, %3 gegangen</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>Neu %1</translation>
    </message>
    <message>
        <source>Gone %1</source>
        <translation>Gegangen %1</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <translation>%1, wird geladen</translation>
    </message>
    <message>
        <source>Loading could not be resumed and started over at %1. No entries were lost.</source>
        <translation>Das Laden konnte nicht fortgesetzt werden und begann um %1 von vorn. Kein Eintrag ging verloren.</translation>
    </message>
    <message>
        <source>Not fully loaded. %1</source>
        <translation>Nicht vollständig geladen. %1</translation>
    </message>
    <message>
        <source>Only the number of followers is available.</source>
        <translation>Nur die Zahl der Follower ist verfügbar.</translation>
    </message>
    <message>
        <source>Not available without permission.</source>
        <translation>Ohne Berechtigung nicht verfügbar.</translation>
    </message>
    <message>
        <source>Without permission to read followers, only their number is available, not who they are. %1 has to grant it.</source>
        <translation>Ohne die Berechtigung, Follower zu lesen, ist nur ihre Zahl verfügbar, nicht wer sie sind. %1 muss sie erteilen.</translation>
    </message>
    <message>
        <source>Seeing who an account follows requires permission. %1 has to grant it.</source>
        <translation>Um zu sehen, wem ein Konto folgt, ist eine Berechtigung nötig. %1 muss sie erteilen.</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Kein passender Name.</translation>
    </message>
    <message>
        <source>No new followers since %1.</source>
        <translation>Keine neuen Follower seit %1.</translation>
    </message>
    <message>
        <source>No newly followed channels since %1.</source>
        <translation>Keine neu gefolgten Kanäle seit %1.</translation>
    </message>
    <message>
        <source>No one unfollowed since %1.</source>
        <translation>Seit %1 hat niemand aufgehört, dir zu folgen.</translation>
    </message>
    <message>
        <source>No channels unfollowed since %1.</source>
        <translation>Seit %1 hast du nicht aufgehört, einem Kanal zu folgen.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>Sidestage braucht die Berechtigung zu sehen, wer dir folgt.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who you follow.</source>
        <translation>Sidestage braucht die Berechtigung zu sehen, wem du folgst.</translation>
    </message>
    <message>
        <source>No followers yet. They appear here as they come.</source>
        <translation>Noch keine Follower. Sie erscheinen hier, sobald sie kommen.</translation>
    </message>
    <message>
        <source>You do not follow anyone yet.</source>
        <translation>Du folgst noch niemandem.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Die Liste konnte nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message numerus="yes">
        <source>%1. Last %n days: %2</source>
        <translation>
            <numerusform>%1. Letzter Tag: %2</numerusform>
            <numerusform>%1. Letzte %n Tage: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service keeps returning more pages than it has entries.</source>
        <translation>Der Dienst liefert mehr Seiten, als er Einträge hat.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>Der Dienst hat nur %Ln davon aufgelistet, daher gilt niemand als gegangen.</numerusform>
            <numerusform>Der Dienst hat nur %Ln davon aufgelistet, daher gilt niemand als gegangen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>%1, login %2</source>
        <translation>%1, Login %2</translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation>%1, folgt seit %2</translation>
    </message>
    <message>
        <source>%1, followed since %2</source>
        <translation>%1, gefolgt seit %2</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>%1, new, follows since %2</source>
        <translation>%1, neu, folgt seit %2</translation>
    </message>
    <message>
        <source>%1, new, followed since %2</source>
        <translation>%1, neu, gefolgt seit %2</translation>
    </message>
    <message>
        <source>%1, gone, noticed %2, followed since %3</source>
        <translation>%1, gegangen, bemerkt %2, folgte seit %3</translation>
    </message>
    <message>
        <source>%1, no longer followed, noticed %2</source>
        <translation>%1, nicht mehr gefolgt, bemerkt %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowersCard</name>
    <message>
        <source>+%1 or more</source>
        <comment>followers</comment>
        <translation>+%1 oder mehr</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>total</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>%1 this stream</source>
        <translation>%1 in diesem Stream</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 heute</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a follower, since when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No permission to see who follows.</source>
        <translation>Keine Berechtigung, zu sehen, wer folgt.</translation>
    </message>
    <message>
        <source>Without permission to read followers, Sidestage only sees how many there are, not who they are or since when they follow.</source>
        <translation>Ohne die Berechtigung, Follower zu lesen, sieht Sidestage nur, wie viele es sind, nicht wer sie sind und seit wann sie folgen.</translation>
    </message>
    <message>
        <source>Sign in again to see your followers.</source>
        <translation>Melde dich neu an, um deine Follower zu sehen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowsView</name>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Gefolgt</translation>
    </message>
    <message>
        <source>Search follows</source>
        <translation>Follows durchsuchen</translation>
    </message>
    <message>
        <source>Export follows…</source>
        <translation>Follows exportieren…</translation>
    </message>
    <message>
        <source>Copy name from follows</source>
        <translation>Namen aus den Follows kopieren</translation>
    </message>
    <message>
        <source>Reset the count of changes</source>
        <translation>Zählung der Änderungen zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormBase</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>%n Zeichen zu viel: höchstens %L1.</numerusform>
            <numerusform>%n Zeichen zu viel: höchstens %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation>%L1 von %L2 Zeichen</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormField</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Changed, not sent yet</source>
        <translation>Geändert, noch nicht gesendet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FreshnessLabel</name>
    <message>
        <source>Not loaded</source>
        <translation>Nicht geladen</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · live</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, refresh failed</source>
        <translation>%1, Aktualisieren fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation>%1, wird aktualisiert</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::GlobalShortcuts</name>
    <message>
        <source>The desktop did not allow global shortcuts.</source>
        <translation>Der Desktop hat globale Tastenkürzel nicht erlaubt.</translation>
    </message>
    <message>
        <source>This desktop offers no global shortcuts to programs.</source>
        <translation>Dieser Desktop bietet Programmen keine globalen Tastenkürzel.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: another program has taken %2.</source>
        <comment>an action, its keys</comment>
        <translation>%1: Ein anderes Programm verwendet schon %2.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used in other programs.</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2 kann in anderen Programmen nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Choose another key in Settings, under Keys.</source>
        <translation>Wähle in den Einstellungen unter „Tasten“ eine andere Taste.</translation>
    </message>
    <message>
        <source>No action has a key for other programs. Choose one in Settings, under Keys.</source>
        <translation>Keine Aktion hat eine Taste für andere Programme. Wähle eine in den Einstellungen unter „Tasten“.</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalBar</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalsCard</name>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>New subscriptions</source>
        <translation>Neue Abonnements</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Sign in again to see your goals.</source>
        <translation>Melde dich neu an, um deine Ziele zu sehen.</translation>
    </message>
    <message>
        <source>No permission to see goals.</source>
        <translation>Keine Berechtigung, Ziele zu sehen.</translation>
    </message>
    <message>
        <source>Without permission to read goals, Sidestage cannot show how far they are.</source>
        <translation>Ohne die Berechtigung, Ziele zu lesen, kann Sidestage nicht zeigen, wie weit sie sind.</translation>
    </message>
    <message>
        <source>No goals. Set them up in the creator dashboard.</source>
        <translation>Keine Ziele. Lege sie im Creator-Dashboard an.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a goal; what it counts</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::Header</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to a page or an action</source>
        <translation>Zu einer Seite oder Aktion gehen</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderator</translation>
    </message>
</context>
<context>
    <name>Sidestage::HeaderState</name>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Sidestage::HealthCard</name>
    <message>
        <source>Show this account</source>
        <translation>Dieses Konto anzeigen</translation>
    </message>
    <message>
        <source>Refresh now</source>
        <translation>Jetzt erneuern</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Neu anmelden…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Abmelden…</translation>
    </message>
    <message>
        <source>Time left of the access token</source>
        <translation>Verbleibende Zeit des Zugriffstokens</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Zugriffstoken</translation>
    </message>
    <message>
        <source>Last refresh</source>
        <translation>Letzte Erneuerung</translation>
    </message>
    <message>
        <source>Last validation</source>
        <translation>Letzte Prüfung</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>access token: valid until when. More</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>There is no valid sign-in to refresh.</source>
        <translation>Es gibt keine gültige Anmeldung, die erneuert werden könnte.</translation>
    </message>
    <message>
        <source>A sign-in through the browser without a client secret cannot be refreshed. Sign in again before it ends.</source>
        <translation>Eine Anmeldung über den Browser ohne Client-Geheimnis kann nicht erneuert werden. Melde dich neu an, bevor sie endet.</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>signed in %1</source>
        <translation>angemeldet %1</translation>
    </message>
    <message>
        <source>Ask the keychain again</source>
        <translation>Schlüsselbund erneut fragen</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Kein Zugriff auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Unlock the keychain and ask it again, or sign in again. Nothing was lost.</source>
        <translation>Entsperre den Schlüsselbund und frage ihn erneut, oder melde dich neu an. Es ging nichts verloren.</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Warten auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>You may need to enter its password.</source>
        <translation>Vielleicht musst du sein Passwort eingeben.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Abmelden…</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>The service did not say until when.</source>
        <translation>Der Dienst hat nicht mitgeteilt, bis wann.</translation>
    </message>
    <message>
        <source>Expired %1</source>
        <translation>Abgelaufen %1</translation>
    </message>
    <message>
        <source>It is refreshed with the next request.</source>
        <translation>Wird mit der nächsten Anfrage erneuert.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Gültig bis %1</translation>
    </message>
    <message>
        <source>%1. It cannot be refreshed: sign in again before it ends.</source>
        <translation>%1. Kann nicht erneuert werden: Melde dich neu an, bevor es endet.</translation>
    </message>
    <message>
        <source>Refreshing…</source>
        <translation>Wird erneuert…</translation>
    </message>
    <message>
        <source>The client secret could not be read</source>
        <translation>Das Client-Geheimnis konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>The service refused it</source>
        <translation>Der Dienst hat sie abgelehnt</translation>
    </message>
    <message>
        <source>It is tried again within a minute.</source>
        <translation>Innerhalb einer Minute wird es erneut versucht.</translation>
    </message>
    <message>
        <source>“%1” It is tried again within a minute. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>„%1“ Innerhalb einer Minute wird es erneut versucht. Wenn das Client-Geheimnis ersetzt wurde, gib das neue im Dienstprofil ein.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>It was a sign-in through the browser without a client secret (implicit grant).</source>
        <translation>Es war eine Anmeldung über den Browser ohne Client-Geheimnis (Implicit Grant).</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>The token is refreshed when it expires.</source>
        <translation>Das Token wird erneuert, wenn es abläuft.</translation>
    </message>
    <message>
        <source>Not needed yet</source>
        <translation>Noch nicht nötig</translation>
    </message>
    <message>
        <source>took %L1 ms, new refresh token kept</source>
        <translation>dauerte %L1 ms, neues Refresh-Token gespeichert</translation>
    </message>
    <message>
        <source>took %L1 ms, same refresh token</source>
        <translation>dauerte %L1 ms, dasselbe Refresh-Token</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, how long ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not yet since the start</source>
        <translation>Seit dem Start noch nicht</translation>
    </message>
    <message>
        <source>The service requires it once an hour.</source>
        <translation>Der Dienst verlangt sie einmal pro Stunde.</translation>
    </message>
    <message>
        <source>again at %1, every hour</source>
        <translation>wieder um %1, jede Stunde</translation>
    </message>
    <message>
        <source>Stored in the system keychain</source>
        <translation>Im Schlüsselbund des Systems gespeichert</translation>
    </message>
    <message>
        <source>Survives a crash and a restart. Never in a file of Sidestage.</source>
        <translation>Übersteht Absturz und Neustart. Nie in einer Datei von Sidestage.</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>Der Schlüsselbund ist gesperrt</translation>
    </message>
    <message>
        <source>The token is kept in memory until you quit.</source>
        <translation>Das Token bleibt im Arbeitsspeicher, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>In memory only</source>
        <translation>Nur im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>There is no keychain, so you must sign in again after a restart.</source>
        <translation>Es gibt keinen Schlüsselbund, deshalb musst du dich nach einem Neustart neu anmelden.</translation>
    </message>
    <message>
        <source>This computer is %1 ahead of the service</source>
        <translation>Dieser Computer geht gegenüber dem Dienst %1 vor</translation>
    </message>
    <message>
        <source>This computer is %1 behind the service</source>
        <translation>Dieser Computer geht gegenüber dem Dienst %1 nach</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Stelle Datum und Uhrzeit dieses Computers. Bis dahin können angezeigte Zeiten falsch sein und Zertifikate abgelehnt werden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Folgt seit</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Eingelöst</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Hier seit</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Follows since %1</source>
        <translation>Folgt seit %1</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>folgt seit %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>folgt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln Einlösung</numerusform>
            <numerusform>%Ln Einlösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 points</source>
        <translation>%1, %2, %3, %4 Punkte</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>follow status unknown</source>
        <translation>Follow-Status unbekannt</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Not following</source>
        <translation>Folgt nicht</translation>
    </message>
    <message>
        <source>Redeemers</source>
        <translation>Einlöser</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow</source>
        <translation>
            <numerusform>%Ln folgt</numerusform>
            <numerusform>%Ln folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have redeemed</source>
        <translation>
            <numerusform>%Ln hat eingelöst</numerusform>
            <numerusform>%Ln haben eingelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 gezeigt</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Filter viewers</source>
        <translation>Zuschauer filtern</translation>
    </message>
    <message>
        <source>Search viewers in chat</source>
        <translation>Zuschauer im Chat durchsuchen</translation>
    </message>
    <message>
        <source>Viewers in chat</source>
        <translation>Zuschauer im Chat</translation>
    </message>
    <message>
        <source>Copy the viewer’s name</source>
        <translation>Namen des Zuschauers kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>%Ln im Chat</numerusform>
            <numerusform>%Ln im Chat</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow status is shown once the follower list has been loaded.</source>
        <translation>Der Follow-Status wird gezeigt, sobald die Followerliste einmal geladen ist.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>Sidestage braucht die Berechtigung zu sehen, wer dir folgt.</translation>
    </message>
    <message>
        <source>The viewer list may lag a few moments behind. Only redemptions seen in Sidestage are counted.</source>
        <translation>Die Zuschauerliste kann ein paar Augenblicke nachhängen. Gezählt werden nur Einlösungen, die in Sidestage zu sehen waren.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is in chat.</source>
        <translation>Sidestage braucht die Berechtigung zu sehen, wer im Chat ist.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Kein passender Zuschauer.</translation>
    </message>
    <message>
        <source>Nobody is in chat. Viewers appear here when they join.</source>
        <translation>Niemand ist im Chat. Zuschauer erscheinen hier, sobald sie dazukommen.</translation>
    </message>
    <message>
        <source>Could not load the viewers in chat. %1</source>
        <translation>Die Zuschauer im Chat konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Vorlage „%1“</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo %1 from %2</source>
        <translation>%1 von %2 rückgängig machen</translation>
    </message>
    <message>
        <source>Put the previous values in the form, ready to send</source>
        <translation>Vorige Werte ins Formular übernehmen, bereit zum Senden</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Noch keine Änderungen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Channel history</source>
        <translation>Kanalverlauf</translation>
    </message>
    <message>
        <source>Undo puts the previous values in the form. Send to apply them.</source>
        <translation>„Rückgängig“ übernimmt die vorigen Werte ins Formular. Zum Anwenden senden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HypeTrainCard</name>
    <message>
        <source>Hype train</source>
        <translation>Hype-Train</translation>
    </message>
    <message>
        <source>Sign in again to see hype trains.</source>
        <translation>Melde dich neu an, um Hype-Trains zu sehen.</translation>
    </message>
    <message>
        <source>No permission to see hype trains.</source>
        <translation>Keine Berechtigung, Hype-Trains zu sehen.</translation>
    </message>
    <message>
        <source>Hype trains</source>
        <translation>Hype-Trains</translation>
    </message>
    <message>
        <source>Without permission to read hype trains, Sidestage cannot show their level.</source>
        <translation>Ohne die Berechtigung, Hype-Trains zu lesen, kann Sidestage ihr Level nicht zeigen.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>bis Level %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · top: %2, %3</source>
        <comment>progress; a viewer; an amount</comment>
        <translation>%1 · Top: %2, %3</translation>
    </message>
    <message>
        <source>Hype train, level %1: %2</source>
        <translation>Hype-Train, Level %1: %2</translation>
    </message>
    <message>
        <source>No train. The last reached level %1 on %2.</source>
        <translation>Kein Hype-Train. Der letzte erreichte am %2 Level %1.</translation>
    </message>
    <message>
        <source>No train so far.</source>
        <translation>Bisher kein Hype-Train.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a duration</comment>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ImportDialog</name>
    <message>
        <source>Import rewards</source>
        <translation>Belohnungen importieren</translation>
    </message>
    <message>
        <source>Import from “%1”?</source>
        <translation>Aus „%1“ importieren?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln Belohnung</numerusform>
            <numerusform>%Ln Belohnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln sets</source>
        <translation>
            <numerusform>%1 und %Ln Set</numerusform>
            <numerusform>%1 und %Ln Sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>%Ln importieren</numerusform>
            <numerusform>%Ln importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1. Importing only changes the library; nothing is sent to the service.</source>
        <translation>Gefunden: %1. Der Import ändert nur die Bibliothek; an den Dienst wird nichts gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are already in the library</source>
        <translation>
            <numerusform>%Ln Titel ist schon in der Bibliothek</numerusform>
            <numerusform>%Ln Titel sind schon in der Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation>Diese überspringen</translation>
    </message>
    <message>
        <source>Replace those in the library</source>
        <translation>Die in der Bibliothek ersetzen</translation>
    </message>
    <message>
        <source>Keep both and rename the imported ones</source>
        <translation>Beide behalten und die importierten umbenennen</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractDialog</name>
    <message>
        <source>Polls and predictions</source>
        <translation>Umfragen und Vorhersagen</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Umfrage</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>Gib eine Frage ein.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Points per extra vote</source>
        <translation>Punkte je Zusatzstimme</translation>
    </message>
    <message>
        <source>0: every viewer has one vote.</source>
        <translation>0: Jeder Zuschauer hat eine Stimme.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>One in each line, 2 to 5, at most 25 characters each.</source>
        <translation>Eine je Zeile, 2 bis 5, je höchstens 25 Zeichen.</translation>
    </message>
    <message>
        <source>One in each line, 2 to 10, at most 25 characters each.</source>
        <translation>Eine je Zeile, 2 bis 10, je höchstens 25 Zeichen.</translation>
    </message>
    <message>
        <source>15 to 1,800 seconds.</source>
        <translation>15 bis 1.800 Sekunden.</translation>
    </message>
    <message>
        <source>30 to 1,800 seconds.</source>
        <translation>30 bis 1.800 Sekunden.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Umfrage starten</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Vorhersage starten</translation>
    </message>
    <message>
        <source>A channel can run one poll at a time.</source>
        <translation>In einem Kanal kann nur eine Umfrage zugleich laufen.</translation>
    </message>
    <message>
        <source>A channel can have one open prediction at a time.</source>
        <translation>In einem Kanal kann nur eine Vorhersage zugleich offen sein.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage polls.</source>
        <translation>Sidestage braucht die Berechtigung, Umfragen zu verwalten.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>Sidestage braucht die Berechtigung, Vorhersagen zu verwalten.</translation>
    </message>
    <message>
        <source>It may have been started. %1</source>
        <comment>the reason</comment>
        <translation>Vielleicht wurde sie gestartet. %1</translation>
    </message>
    <message>
        <source>Choice %1: %2</source>
        <comment>a number; the rule that it breaks</comment>
        <translation>Antwort %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractHistoryDialog</name>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>No votes</source>
        <translation>Keine Stimmen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Votes or points</source>
        <translation>Stimmen oder Punkte</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Polls and predictions so far</source>
        <translation>Bisherige Umfragen und Vorhersagen</translation>
    </message>
    <message>
        <source>No polls or predictions yet.</source>
        <translation>Noch keine Umfragen oder Vorhersagen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractPage</name>
    <message>
        <source>raid leaves in %1</source>
        <translation>Raid startet in %1</translation>
    </message>
    <message>
        <source>prediction locks in %1</source>
        <translation>Vorhersage wird in %1 gesperrt</translation>
    </message>
    <message>
        <source>Interact</source>
        <translation>Interaktion</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Neue Umfrage…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Neue Vorhersage…</translation>
    </message>
    <message>
        <source>Lock prediction</source>
        <translation>Vorhersage sperren</translation>
    </message>
    <message>
        <source>Resolve prediction…</source>
        <translation>Vorhersage entscheiden…</translation>
    </message>
    <message>
        <source>Cancel prediction and refund…</source>
        <translation>Vorhersage abbrechen und erstatten…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>Sidestage braucht die Berechtigung, Vorhersagen zu verwalten.</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>Es ist keine Vorhersage offen.</translation>
    </message>
    <message>
        <source>The prediction is locked already.</source>
        <translation>Die Vorhersage ist schon gesperrt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation>Ergebnisse exportieren…</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Fehlgeschlagene erneut versuchen</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Abbrechen…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the rest</source>
        <translation>Rest abbrechen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Verschwunden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>can still be undone</source>
        <translation>kann noch rückgängig gemacht werden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln per minute</source>
        <translation>
            <numerusform>%Ln pro Minute</numerusform>
            <numerusform>%Ln pro Minute</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagene erneut versuchen</numerusform>
            <numerusform>%Ln fehlgeschlagene erneut versuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>results %1</source>
        <translation>Ergebnisse %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobModel</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a viewer or term; a reward or channel; an outcome; its reason</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobRow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobStrip</name>
    <message>
        <source>Show…</source>
        <translation>Zeigen…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobToasts</name>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Too late to undo: already sent.</source>
        <translation>Zu spät zum Rückgängigmachen: bereits gesendet.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zeigen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeyDialog</name>
    <message>
        <source>Change key</source>
        <translation>Taste ändern</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action; its page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Drücke die neue Taste</translation>
    </message>
    <message>
        <source>Press the new key instead of %1</source>
        <translation>Drücke die neue Taste statt %1</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>Neue Taste für %1</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Übliche Taste</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>an action; its page</comment>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>This is the key of %1. If you take it, that action has no key.</source>
        <translation>Das ist die Taste von %1. Wenn du sie nimmst, hat diese Aktion keine Taste.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between actions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>Could not read the keychain entry.</source>
        <translation>Der Eintrag im Schlüsselbund konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The keychain is not responding.</source>
        <translation>Der Schlüsselbund antwortet nicht.</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>Der Schlüsselbund wurde nicht entsperrt.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>Es ist kein Schlüsselbund verfügbar.</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeysCard</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Übliche Taste</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>Kürzel mit einem Buchstaben</translation>
    </message>
    <message>
        <source>Single letters work as shortcuts while a list or a card has the focus, never while you type in a text field.</source>
        <translation>Einzelne Buchstaben wirken als Kürzel, solange eine Liste oder Karte den Fokus hat, nie beim Tippen in einem Textfeld.</translation>
    </message>
    <message>
        <source>Shortcuts in other programs</source>
        <translation>Kürzel in anderen Programmen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>an action, its page, its key</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>Üblich: keine</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Üblich: %1</translation>
    </message>
    <message>
        <source>Some actions get keys that also work while another program has the focus.</source>
        <translation>Einige Aktionen bekommen Tasten, die auch wirken, während ein anderes Programm den Fokus hat.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LargeTile</name>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::LargeView</name>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>UNBEKANNT</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>OFFLINE</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
</context>
<context>
    <name>Sidestage::LastShowsCard</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Last shows</source>
        <translation>Letzte Sendungen</translation>
    </message>
    <message>
        <source>Last shows. Space chooses those to compare.</source>
        <translation>Letzte Sendungen. Die Leertaste wählt aus, welche verglichen werden.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>No past shows yet. Each show that ends is kept here with its figures.</source>
        <translation>Noch keine vergangenen Sendungen. Jede beendete Sendung bleibt hier mit ihren Werten erhalten.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>%1 vergleichen</translation>
    </message>
    <message>
        <source>Choose two to four past shows.</source>
        <translation>Zwei bis vier vergangene Sendungen wählen.</translation>
    </message>
    <message>
        <source>At most four shows can be compared.</source>
        <translation>Höchstens vier Sendungen lassen sich vergleichen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerCard</name>
    <message>
        <source>Ledger</source>
        <translation>Spendenbuch</translation>
    </message>
    <message>
        <source>kept after a campaign ends</source>
        <translation>bleibt nach dem Ende einer Spendenaktion</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Spendenaktionen</translation>
    </message>
    <message>
        <source>No campaigns yet. Past campaigns stay listed here.</source>
        <translation>Noch keine Spendenaktionen. Vergangene bleiben hier aufgelistet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerModel</name>
    <message numerus="yes">
        <source>%1, %2, %3, %n donations</source>
        <comment>charity, when, amount</comment>
        <translation>
            <numerusform>%1, %2, %3, %n Spende</numerusform>
            <numerusform>%1, %2, %3, %n Spenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryList</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Neues Set</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Alle Belohnungen</translation>
    </message>
    <message>
        <source>On the service</source>
        <translation>Beim Dienst</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>Von anderer App erstellt</translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation>In keinem Set</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1, %n Belohnung</numerusform>
            <numerusform>%1, %n Belohnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>Set löschen</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Neues Set…</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Zurückwechseln…</translation>
    </message>
    <message>
        <source>Turns on the rewards that were on before the last set was applied, and turns off the rest</source>
        <translation>Schaltet die Belohnungen ein, die vor dem letzten Set eingeschaltet waren, und den Rest aus</translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1, aktiv</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Set anwenden…</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Aus Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Zu Favoriten hinzufügen</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryView</name>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>Sidestage::LimitField</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Einheit: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ListImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Lines that are left out</source>
        <translation>Ausgelassene Zeilen</translation>
    </message>
    <message>
        <source>Import to %1</source>
        <translation>Import in %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Looking up %Ln viewers…</source>
        <translation>
            <numerusform>%Ln Zuschauer wird nachgeschlagen…</numerusform>
            <numerusform>%Ln Zuschauer werden nachgeschlagen…</numerusform>
        </translation>
    </message>
    <message>
        <source>The viewers could not be looked up. %1</source>
        <translation>Die Zuschauer konnten nicht nachgeschlagen werden. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms to block.</source>
        <translation>
            <numerusform>%Ln Begriff zu sperren.</numerusform>
            <numerusform>%Ln Begriffe zu sperren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers to ban.</source>
        <translation>
            <numerusform>%Ln Zuschauer zu bannen.</numerusform>
            <numerusform>%Ln Zuschauer zu bannen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln timeouts have ended and are left out.</source>
        <translation>
            <numerusform>%Ln Timeout ist abgelaufen und wird ausgelassen.</numerusform>
            <numerusform>%Ln Timeouts sind abgelaufen und werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln logins do not exist.</source>
        <translation>
            <numerusform>%Ln Login existiert nicht.</numerusform>
            <numerusform>%Ln Logins existieren nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no terms.</source>
        <translation>
            <numerusform>%Ln Zeile ist kein Begriff.</numerusform>
            <numerusform>%Ln Zeilen sind keine Begriffe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no logins.</source>
        <translation>
            <numerusform>%Ln Zeile ist kein Login.</numerusform>
            <numerusform>%Ln Zeilen sind keine Logins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not exist: %1</source>
        <translation>Existiert nicht: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Block %Ln terms</source>
        <translation>
            <numerusform>%Ln Begriff sperren</numerusform>
            <numerusform>%Ln Begriffe sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban %Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer bannen</numerusform>
            <numerusform>%Ln Zuschauer bannen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be banned.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln kann nicht gebannt werden.</numerusform>
            <numerusform>%Ln können nicht gebannt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are banned already.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln ist schon gebannt.</numerusform>
            <numerusform>%Ln sind schon gebannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broadcaster or moderator: %1</source>
        <translation>Streamer oder Moderator: %1</translation>
    </message>
    <message>
        <source>Banned already: %1</source>
        <translation>Schon gebannt: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>OFFLINE</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>UNBEKANNT</translation>
    </message>
    <message>
        <source>Your channel is live</source>
        <translation>Dein Kanal ist live</translation>
    </message>
    <message>
        <source>Your channel is offline</source>
        <translation>Dein Kanal ist offline</translation>
    </message>
    <message numerus="yes">
        <source>viewers</source>
        <translation>
            <numerusform>Zuschauer</numerusform>
            <numerusform>Zuschauer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n Zuschauer</numerusform>
            <numerusform>%n Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>Live for %1</source>
        <translation>Live seit %1</translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation>Chatsperre</translation>
    </message>
    <message>
        <source>%1 LIVE</source>
        <comment>so many channels</comment>
        <translation>%1 LIVE</translation>
    </message>
    <message>
        <source>%1 of %2 channels you moderate are live</source>
        <translation>%1 von %2 Kanälen, die du moderierst, sind live</translation>
    </message>
    <message numerus="yes">
        <source>of %n channels you moderate</source>
        <translation>
            <numerusform>von %n Kanal, den du moderierst</numerusform>
            <numerusform>von %n Kanälen, die du moderierst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels</source>
        <translation>
            <numerusform>von %n Kanal</numerusform>
            <numerusform>von %n Kanälen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chats are locked down for %1</source>
        <translation>Chats sind seit %1 gesperrt</translation>
    </message>
    <message>
        <source>Your channel’s live status is unknown</source>
        <translation>Der Live-Status deines Kanals ist unbekannt</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatCard</name>
    <message>
        <source>Live chat</source>
        <translation>Live-Chat</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>Moderation öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Resume · %Ln new</source>
        <translation>
            <numerusform>Fortsetzen · %Ln neu</numerusform>
            <numerusform>Fortsetzen · %Ln neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatView</name>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Filter messages and viewers</source>
        <translation>Nachrichten und Zuschauer filtern</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Filter the live chat</source>
        <translation>Live-Chat filtern</translation>
    </message>
    <message>
        <source>Pause or resume the chat</source>
        <translation>Chat pausieren oder fortsetzen</translation>
    </message>
    <message>
        <source>Resume the chat</source>
        <translation>Chat fortsetzen</translation>
    </message>
    <message>
        <source>Reply to the message</source>
        <translation>Auf die Nachricht antworten</translation>
    </message>
    <message>
        <source>Show deleted messages</source>
        <translation>Gelöschte Nachrichten anzeigen</translation>
    </message>
    <message>
        <source>Show the author</source>
        <translation>Absender anzeigen</translation>
    </message>
    <message>
        <source>Paused %1</source>
        <comment>a time</comment>
        <translation>Pausiert seit %1</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>No message matches.</source>
        <translation>Keine passende Nachricht.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message numerus="yes">
        <source>Paused · %Ln new messages</source>
        <translation>
            <numerusform>Pausiert · %Ln neue Nachricht</numerusform>
            <numerusform>Pausiert · %Ln neue Nachrichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Bis ich sie beende</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>Noch %1 ab jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels locked</source>
        <translation>
            <numerusform>%Ln Kanal gesperrt</numerusform>
            <numerusform>%Ln Kanäle gesperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln channels locked</source>
        <translation>
            <numerusform>%1 von %Ln Kanal gesperrt</numerusform>
            <numerusform>%1 von %Ln Kanälen gesperrt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln being locked</source>
        <translation>
            <numerusform>%Ln wird gesperrt</numerusform>
            <numerusform>%Ln werden gesperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being restored</source>
        <translation>
            <numerusform>%Ln wird wiederhergestellt</numerusform>
            <numerusform>%Ln werden wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation>%1 wurde nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation>Chatsperre seit %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Lock the other %Ln</source>
        <translation>
            <numerusform>Noch %Ln sperren</numerusform>
            <numerusform>Noch %Ln sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>%Ln erneut versuchen</numerusform>
            <numerusform>%Ln erneut versuchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %Ln…</source>
        <translation>
            <numerusform>%Ln wiederherstellen…</numerusform>
            <numerusform>Alle %Ln wiederherstellen…</numerusform>
        </translation>
    </message>
    <message>
        <source>End the lockdown</source>
        <translation>Chatsperre beenden</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>No end set</source>
        <translation>Kein Ende festgelegt</translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation>Die Chatsperre endet um %1</translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation>Die Chatsperre dauert, bis du sie beendest</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>Und noch %Ln: %1</numerusform>
            <numerusform>Und noch %Ln: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not locked</source>
        <translation>%1 wurde nicht gesperrt</translation>
    </message>
    <message>
        <source>Its chat modes were not changed.</source>
        <translation>Seine Chatmodi wurden nicht geändert.</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Meine Rolle prüfen</translation>
    </message>
    <message>
        <source>Check my role in %1</source>
        <translation>Meine Rolle in %1 prüfen</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>In %1 erneut versuchen</translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation>Aus der Chatsperre entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation>%1 aus der Chatsperre entfernen</translation>
    </message>
    <message>
        <source>%1 was not set. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 wurde nicht gesetzt. %2</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>%Ln Kanal wird gesperrt</numerusform>
            <numerusform>%Ln Kanäle werden gesperrt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a mode in a channel</comment>
        <translation>%1 wurde anderswo geändert</translation>
    </message>
    <message>
        <source>%1 is not locked yet because Sidestage was closed</source>
        <translation>%1 ist noch nicht gesperrt, weil Sidestage beendet wurde</translation>
    </message>
    <message>
        <source>When the lockdown ends automatically</source>
        <translation>Wann die Chatsperre automatisch endet</translation>
    </message>
    <message>
        <source>Its chat modes are still set by the lockdown.</source>
        <translation>Seine Chatmodi sind noch durch die Chatsperre gesetzt.</translation>
    </message>
    <message>
        <source>Its chat modes may have been changed. Retry checks them first.</source>
        <translation>Seine Chatmodi wurden möglicherweise geändert. „Erneut versuchen“ prüft sie zuerst.</translation>
    </message>
    <message>
        <source>You are no longer a moderator there. Its chat modes were not changed.</source>
        <translation>Du bist dort nicht mehr Moderator. Die Chatmodi wurden nicht geändert.</translation>
    </message>
    <message>
        <source>You appear to have the role now. Its chat modes were not changed.</source>
        <translation>Du hast die Rolle inzwischen offenbar. Die Chatmodi wurden nicht geändert.</translation>
    </message>
    <message>
        <source>Grant permission to change the chat modes of %1…</source>
        <translation>Berechtigung zum Ändern der Chatmodi von %1 erteilen…</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Unverändert lassen</translation>
    </message>
    <message>
        <source>Leave the modes of %1 unchanged</source>
        <translation>Die Modi von %1 unverändert lassen</translation>
    </message>
    <message>
        <source>%1 was due to revert at %2, but was changed elsewhere.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 sollte um %2 zurückgesetzt werden, wurde aber anderswo geändert.</translation>
    </message>
    <message>
        <source>The other modes set with it are reverted.</source>
        <translation>Die anderen damit gesetzten Modi werden zurückgesetzt.</translation>
    </message>
    <message>
        <source>%1 was not set because Sidestage was closed.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 wurde nicht gesetzt, weil Sidestage beendet wurde.</translation>
    </message>
    <message>
        <source>Set now</source>
        <translation>Jetzt setzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 could not be reverted. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 konnte nicht zurückgesetzt werden. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagen</numerusform>
            <numerusform>%Ln fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are not locked yet because Sidestage was closed</source>
        <translation>
            <numerusform>%Ln sind noch nicht gesperrt, weil Sidestage beendet wurde</numerusform>
            <numerusform>%Ln sind noch nicht gesperrt, weil Sidestage beendet wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not restored</source>
        <translation>
            <numerusform>%Ln wurden nicht wiederhergestellt</numerusform>
            <numerusform>%Ln wurden nicht wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were changed elsewhere</source>
        <translation>
            <numerusform>%Ln wurden anderswo geändert</numerusform>
            <numerusform>%Ln wurden anderswo geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message>
        <source>Lock down chat</source>
        <translation>Chat sperren</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Bis ich sie beende</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Lock down</source>
        <translation>Sperren</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>%n Kanal sperren?</numerusform>
            <numerusform>%n Kanäle sperren?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock down %Ln</source>
        <translation>
            <numerusform>%Ln sperren</numerusform>
            <numerusform>%Ln sperren</numerusform>
        </translation>
    </message>
    <message>
        <source>Modes to set</source>
        <translation>Zu setzende Modi</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>When the lockdown ends, every mode returns to exactly what it was. You can turn off this confirmation in Settings.</source>
        <translation>Wenn die Chatsperre endet, ist jeder Modus wieder genau wie vorher. Diese Bestätigung kannst du in den Einstellungen abschalten.</translation>
    </message>
    <message>
        <source>%1 (already locked)</source>
        <translation>%1 (bereits gesperrt)</translation>
    </message>
    <message>
        <source>Select at least one mode to set.</source>
        <translation>Wähle mindestens einen Modus aus.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LogView</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderator</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>What moderators have done</source>
        <translation>Aktionen der Moderatoren</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>%1: %2, %3 in %4, %5. %6</source>
        <comment>a moderator; an action; a viewer; a channel; a time; a text</comment>
        <translation>%1: %2, %3 in %4, %5. %6</translation>
    </message>
    <message>
        <source>The actions of others are reported with many permissions only</source>
        <translation>Aktionen anderer werden nur mit vielen Berechtigungen gemeldet</translation>
    </message>
    <message>
        <source>The service reports what other moderators do to accounts that may see all of it: bans, messages, warnings, moderators, VIPs, blocked terms, unban requests and chat settings.</source>
        <translation>Der Dienst meldet die Aktionen anderer Moderatoren nur Konten, die alles davon sehen dürfen: Banne, Nachrichten, Verwarnungen, Moderatoren, VIPs, gesperrte Begriffe, Entbannungsanträge und Chateinstellungen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>Die Liste ist leer.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1. The service has no such log.</source>
        <translation>Seit %1 auf diesem Computer aufgezeichnet. Der Dienst hat kein solches Protokoll.</translation>
    </message>
    <message>
        <source>Kept on this computer from now on. The service has no such log.</source>
        <translation>Wird ab jetzt auf diesem Computer aufgezeichnet. Der Dienst hat kein solches Protokoll.</translation>
    </message>
    <message>
        <source>Only your own actions are seen in %1.</source>
        <translation>In %1 sind nur die eigenen Aktionen zu sehen.</translation>
    </message>
    <message>
        <source>Nothing was done yet. Actions appear here as they happen.</source>
        <translation>Noch keine Aktionen. Sie erscheinen hier, sobald sie geschehen.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Moderation log %1</source>
        <translation>Moderationsprotokoll %1</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Protokoll exportieren…</translation>
    </message>
</context>
<context>
    <name>Sidestage::MainWindow</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Page, channel, reward, chat mode or action</source>
        <translation>Seite, Kanal, Belohnung, Chatmodus oder Aktion</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>%1 is in its own window.</source>
        <translation>%1 ist in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu…</translation>
    </message>
    <message>
        <source>Next account</source>
        <translation>Nächstes Konto</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>About Sidestage</source>
        <translation>Über Sidestage</translation>
    </message>
    <message>
        <source>Sidestage %1
A dashboard for live streams.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sidestage %1
Ein Dashboard für Livestreams.
Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation>A&amp;ktionen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Tastenkürzel durchsuchen</translation>
    </message>
    <message>
        <source>Refresh page</source>
        <translation>Seite aktualisieren</translation>
    </message>
    <message>
        <source>Pop out page</source>
        <translation>Seite in eigenem Fenster</translation>
    </message>
    <message>
        <source>Keep window on top</source>
        <translation>Fenster im Vordergrund halten</translation>
    </message>
    <message>
        <source>Collapse or expand sidebar</source>
        <translation>Seitenleiste ein- oder ausklappen</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Farben des Systems</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageList</name>
    <message>
        <source>broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>Moderator</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>subscriber</source>
        <translation>Abonnent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a viewer; a role</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 wrote at %2: %3</source>
        <comment>a viewer; a time; a message</comment>
        <translation>%1 schrieb um %2: %3</translation>
    </message>
    <message>
        <source>Notice at %1: %2 %3</source>
        <comment>a time; the notice; a message</comment>
        <translation>Hinweis um %1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Gelöscht: %1</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Deleted by %1</source>
        <comment>a moderator</comment>
        <translation>Gelöscht von %1</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Gebannt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a channel; a viewer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>message deleted</source>
        <translation>Nachricht gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Ln Bit</numerusform>
            <numerusform>%Ln Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>Antwort an %1: %2</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>No permission to write.</source>
        <translation>Keine Berechtigung zum Schreiben.</translation>
    </message>
    <message>
        <source>Messages are not shown.</source>
        <translation>Nachrichten werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>%1 has not granted permission for that.</source>
        <translation>%1 hat die Berechtigung dafür nicht erteilt.</translation>
    </message>
    <message>
        <source>Without permission to read chat, messages are not shown.</source>
        <translation>Ohne die Berechtigung, den Chat zu lesen, werden keine Nachrichten angezeigt.</translation>
    </message>
    <message>
        <source>The chat cannot be read. %1</source>
        <translation>Der Chat kann nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>Quiet here. Messages appear as they come.</source>
        <translation>Hier ist es ruhig. Nachrichten erscheinen, sobald sie eingehen.</translation>
    </message>
    <message>
        <source>Timed out until %1</source>
        <comment>a time</comment>
        <translation>Timeout bis %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageMenu</name>
    <message>
        <source>Open link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Open a page of %1?</source>
        <comment>a host</comment>
        <translation>Eine Seite von %1 öffnen?</translation>
    </message>
    <message>
        <source>Your browser will open this address. Anybody can write links in a chat.</source>
        <translation>Dein Browser öffnet diese Adresse. In einem Chat kann jeder Links schreiben.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open link to %1…</source>
        <comment>a host</comment>
        <translation>Link zu %1 öffnen…</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Nachricht kopieren</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>New milestone</source>
        <translation>Neuer Meilenstein</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>In %1, such as %2</source>
        <translation>In %1, etwa %2</translation>
    </message>
    <message>
        <source>Edit milestone</source>
        <translation>Meilenstein bearbeiten</translation>
    </message>
    <message>
        <source>What happens at this amount</source>
        <translation>Was bei diesem Betrag passiert</translation>
    </message>
    <message>
        <source>Enter more than 0.</source>
        <translation>Gib mehr als 0 ein.</translation>
    </message>
    <message>
        <source>Enter what happens at this amount.</source>
        <translation>Gib ein, was bei diesem Betrag passiert.</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestonesCard</name>
    <message>
        <source>Milestones</source>
        <translation>Meilensteine</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>reached %1</source>
        <comment>a time</comment>
        <translation>erreicht %1</translation>
    </message>
    <message>
        <source>reached earlier</source>
        <translation>früher erreicht</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>%1 von %2 erreicht</translation>
    </message>
    <message>
        <source>Milestone “%1” deleted</source>
        <translation>Meilenstein „%1“ gelöscht</translation>
    </message>
    <message>
        <source>Add milestone</source>
        <translation>Meilenstein hinzufügen</translation>
    </message>
    <message>
        <source>Set a promise for an amount. You are notified when it is reached.</source>
        <translation>Lege ein Versprechen für einen Betrag fest. Du wirst benachrichtigt, wenn er erreicht ist.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Kein angemeldetes Konto kann diesen Kanal verwalten.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Dieser Kanal ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>The account used for this channel has changed.</source>
        <translation>Das für diesen Kanal verwendete Konto hat gewechselt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message>
        <source>Shield Mode</source>
        <translation>Schildmodus</translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation>In %1 nicht erlaubt. %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>noch nicht gesendet</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>wird gesendet</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Noch nicht gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%n Kanal wurde nicht geändert: %1. %2</numerusform>
            <numerusform>%n Kanäle wurden nicht geändert: %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation>%1 hat den Schildmodus in %2 eingeschaltet, %3</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation>%1 hat den Schildmodus in %2 ausgeschaltet, %3</translation>
    </message>
    <message>
        <source>uses shield settings</source>
        <translation>Schild-Einstellungen</translation>
    </message>
    <message>
        <source>Shield Mode was not changed in %1. %2</source>
        <translation>Der Schildmodus wurde in %1 nicht geändert. %2</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Kein angemeldetes Konto kann diesen Kanal verwalten.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 hat die Berechtigung zum Ändern des Schildmodus nicht erteilt.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 hat die Berechtigung zum Ändern der Chatmodi nicht erteilt.</translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation>nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>Turned on by %1, %2.</source>
        <translation>Eingeschaltet von %1, %2.</translation>
    </message>
    <message>
        <source>Last changed by %1.</source>
        <translation>Zuletzt geändert von %1.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>Für dieses Konto nicht sichtbar.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeEditor</name>
    <message numerus="yes">
        <source>%1 in %n channels</source>
        <translation>
            <numerusform>%1 in %n Kanal</numerusform>
            <numerusform>%1 in %n Kanälen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>In %n Kanal für %1 min setzen</numerusform>
            <numerusform>In %n Kanälen für %1 min setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set for %1 min</source>
        <translation>Für %1 min setzen</translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>In %n Kanal setzen</numerusform>
            <numerusform>In %n Kanälen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Only for a limited time</source>
        <translation>Nur für begrenzte Zeit</translation>
    </message>
    <message>
        <source>Minutes until it reverts</source>
        <translation>Minuten bis zum Zurücksetzen</translation>
    </message>
    <message>
        <source>Then each channel reverts to its current setting.</source>
        <translation>Danach wird jeder Kanal auf seine jetzige Einstellung zurückgesetzt.</translation>
    </message>
    <message>
        <source>Then reverts to: %1.</source>
        <translation>Danach zurück auf: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>If not selected, the mode stays unchanged</source>
        <translation>Ohne Auswahl bleibt der Modus unverändert</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1 for a limited time…</source>
        <translation>%1 für begrenzte Zeit…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>Um Chatmodi zu ändern, braucht Sidestage die Berechtigung.</translation>
    </message>
    <message>
        <source>Uses the Shield Mode settings of the channel.</source>
        <translation>Verwendet die Schildmodus-Einstellungen des Kanals.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>Für dieses Konto nicht sichtbar.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGrid</name>
    <message>
        <source>Chat modes by channel</source>
        <translation>Chatmodi nach Kanal</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Keinen auswählen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Select no channels</source>
        <translation>Keinen Kanal auswählen</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Alle Kanäle auswählen</translation>
    </message>
    <message>
        <source>%1. Press Space to select the channel.</source>
        <translation>%1. Leertaste wählt den Kanal aus.</translation>
    </message>
    <message>
        <source>%1 selected, %2 of %3</source>
        <translation>%1 ausgewählt, %2 von %3</translation>
    </message>
    <message>
        <source>%1 not selected</source>
        <translation>%1 nicht ausgewählt</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridModel</name>
    <message>
        <source>Not sent yet</source>
        <translation>Noch nicht gesendet</translation>
    </message>
    <message>
        <source>Locking…</source>
        <translation>Wird gesperrt…</translation>
    </message>
    <message>
        <source>Locked %1</source>
        <translation>Gesperrt %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Anderswo geändert</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>Nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Fertig %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation>Live %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>als %1</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation>live seit %1</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel, a result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>In %1 erneut versuchen</translation>
    </message>
    <message>
        <source>Edit all modes of %1</source>
        <translation>Alle Modi von %1 bearbeiten</translation>
    </message>
    <message>
        <source>Lockdown result</source>
        <translation>Ergebnis der Chatsperre</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>live status unknown</source>
        <translation>Live-Status unbekannt</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>No changes in %1 yet</source>
        <translation>In %1 noch keine Änderungen</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>set by lockdown</source>
        <translation>durch Chatsperre gesetzt</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Kein angemeldetes Konto kann diesen Kanal verwalten.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationCard</name>
    <message>
        <source>Moderation waiting</source>
        <translation>Wartet auf Moderation</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>Moderation öffnen</translation>
    </message>
    <message>
        <source>Allow or approve what waits in Moderation</source>
        <translation>Wartendes in der Moderation zulassen oder annehmen</translation>
    </message>
    <message>
        <source>Deny what waits in Moderation</source>
        <translation>Wartendes in der Moderation ablehnen</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Noch keine Kanäle. Kanäle, die du moderierst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation>Es wartet nichts.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationHandler</name>
    <message>
        <source>The account has not granted the permission.</source>
        <translation>Das Konto hat die Berechtigung nicht erteilt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationJobs</name>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln erledigt</numerusform>
            <numerusform>%Ln erledigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln unverändert</numerusform>
            <numerusform>%Ln unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagen</numerusform>
            <numerusform>%Ln fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln abgebrochen</numerusform>
            <numerusform>%Ln abgebrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <comment>a viewer</comment>
        <translation>%1 hat einen Timeout</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>in several channels</source>
        <translation>in mehreren Kanälen</translation>
    </message>
    <message>
        <source>Viewer or term</source>
        <translation>Zuschauer oder Begriff</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done. The other %1 are left out.</source>
        <translation>
            <numerusform>%Ln ist erledigt. Die anderen %1 werden ausgelassen.</numerusform>
            <numerusform>%Ln sind erledigt. Die anderen %1 werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bans done</source>
        <translation>
            <numerusform>%Ln Bann erledigt</numerusform>
            <numerusform>%Ln Banne erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 banned</source>
        <comment>a viewer</comment>
        <translation>%1 gebannt</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationListView</name>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Die Liste konnte nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>Nichts passt zur Suche.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationPage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>Moderation</translation>
    </message>
    <message>
        <source>Moderation sections</source>
        <translation>Bereiche der Moderation</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Live-Chat</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Gebannt</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Gesperrte Begriffe</translation>
    </message>
    <message>
        <source>AutoMod</source>
        <translation>AutoMod</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <comment>a number</comment>
        <translation>Wartend %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationTexts</name>
    <message>
        <source>Allowing the message of %1</source>
        <translation>Nachricht von %1 wird zugelassen</translation>
    </message>
    <message>
        <source>Denying the message of %1</source>
        <translation>Nachricht von %1 wird abgelehnt</translation>
    </message>
    <message>
        <source>Banning %1</source>
        <translation>%1 wird gebannt</translation>
    </message>
    <message>
        <source>Timing out %1 for %2</source>
        <comment>a viewer; a duration</comment>
        <translation>Timeout für %1: %2</translation>
    </message>
    <message>
        <source>Unbanning %1</source>
        <translation>%1 wird entbannt</translation>
    </message>
    <message>
        <source>Warning %1</source>
        <translation>%1 wird verwarnt</translation>
    </message>
    <message>
        <source>Deleting the message of %1</source>
        <translation>Nachricht von %1 wird gelöscht</translation>
    </message>
    <message>
        <source>Approving the request of %1</source>
        <translation>Antrag von %1 wird angenommen</translation>
    </message>
    <message>
        <source>Adding the term “%1”</source>
        <translation>Begriff „%1“ wird hinzugefügt</translation>
    </message>
    <message>
        <source>Removing the term “%1”</source>
        <translation>Begriff „%1“ wird entfernt</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Bannen</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Timeout</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Entbannen</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Verwarnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>Begriff hinzufügen</translation>
    </message>
    <message>
        <source>Remove term</source>
        <translation>Begriff entfernen</translation>
    </message>
    <message>
        <source>%1 is banned already.</source>
        <translation>%1 ist schon gebannt.</translation>
    </message>
    <message>
        <source>%1 is neither banned nor in a timeout.</source>
        <translation>%1 ist weder gebannt noch in einem Timeout.</translation>
    </message>
    <message>
        <source>Decided elsewhere.</source>
        <translation>Anderswo entschieden.</translation>
    </message>
    <message>
        <source>The message does not exist any more.</source>
        <translation>Die Nachricht gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>It failed.</source>
        <translation>Fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Anderswo entschieden</translation>
    </message>
    <message>
        <source>Blocked term</source>
        <translation>Gesperrter Begriff</translation>
    </message>
    <message>
        <source>Unban request</source>
        <translation>Entbannungsantrag</translation>
    </message>
    <message>
        <source>Ban evader, likely</source>
        <translation>Bannumgehung wahrscheinlich</translation>
    </message>
    <message>
        <source>Ban evader, possible</source>
        <translation>Bannumgehung möglich</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>Eingeschränkt</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Held by AutoMod</source>
        <translation>Von AutoMod zurückgehalten</translation>
    </message>
    <message>
        <source>Unban requests</source>
        <translation>Entbannungsanträge</translation>
    </message>
    <message>
        <source>Suspicious viewers</source>
        <translation>Verdächtige Zuschauer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln Entscheidung</numerusform>
            <numerusform>%Ln Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banned %Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer gebannt</numerusform>
            <numerusform>%Ln Zuschauer gebannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanned %Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer entbannt</numerusform>
            <numerusform>%Ln Zuschauer entbannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked %Ln terms</source>
        <translation>
            <numerusform>%Ln Begriff gesperrt</numerusform>
            <numerusform>%Ln Begriffe gesperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocked %Ln terms</source>
        <translation>
            <numerusform>%Ln Begriff entsperrt</numerusform>
            <numerusform>%Ln Begriffe entsperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions done</source>
        <translation>
            <numerusform>%Ln Entscheidung erledigt</numerusform>
            <numerusform>%Ln Entscheidungen erledigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timed out %Ln viewers</source>
        <translation>
            <numerusform>Timeout für %Ln Zuschauer verhängt</numerusform>
            <numerusform>Timeout für %Ln Zuschauer verhängt</numerusform>
        </translation>
    </message>
    <message>
        <source>Denying the request of %1</source>
        <translation>Anfrage von %1 wird abgelehnt</translation>
    </message>
    <message>
        <source>The message of %1 was not allowed</source>
        <translation>Nachricht von %1 wurde nicht zugelassen</translation>
    </message>
    <message>
        <source>The message of %1 was not denied</source>
        <translation>Nachricht von %1 wurde nicht abgelehnt</translation>
    </message>
    <message>
        <source>%1 was not banned</source>
        <comment>a viewer</comment>
        <translation>%1 wurde nicht gebannt</translation>
    </message>
    <message>
        <source>%1 was not timed out</source>
        <comment>a viewer</comment>
        <translation>%1 hat keinen Timeout bekommen</translation>
    </message>
    <message>
        <source>%1 was not unbanned</source>
        <comment>a viewer</comment>
        <translation>%1 wurde nicht entbannt</translation>
    </message>
    <message>
        <source>%1 was not warned</source>
        <comment>a viewer</comment>
        <translation>%1 wurde nicht verwarnt</translation>
    </message>
    <message>
        <source>The message of %1 was not deleted</source>
        <translation>Nachricht von %1 wurde nicht gelöscht</translation>
    </message>
    <message>
        <source>The request of %1 was not approved</source>
        <translation>Anfrage von %1 wurde nicht angenommen</translation>
    </message>
    <message>
        <source>The request of %1 was not denied</source>
        <translation>Anfrage von %1 wurde nicht abgelehnt</translation>
    </message>
    <message>
        <source>The term “%1” was not added</source>
        <translation>Begriff „%1“ wurde nicht hinzugefügt</translation>
    </message>
    <message>
        <source>The term “%1” was not removed</source>
        <translation>Begriff „%1“ wurde nicht entfernt</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a number; a category of AutoMod</comment>
        <translation>Stufe %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Banning %Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer wird gebannt</numerusform>
            <numerusform>%Ln Zuschauer werden gebannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %Ln bans</source>
        <translation>
            <numerusform>%Ln Bann wird kopiert</numerusform>
            <numerusform>%Ln Banne werden kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanning %Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer wird entbannt</numerusform>
            <numerusform>%Ln Zuschauer werden entbannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking %Ln terms</source>
        <translation>
            <numerusform>%Ln Begriff wird gesperrt</numerusform>
            <numerusform>%Ln Begriffe werden gesperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocking %Ln terms</source>
        <translation>
            <numerusform>%Ln Begriff wird entsperrt</numerusform>
            <numerusform>%Ln Begriffe werden entsperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing out %Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer bekommt einen Timeout</numerusform>
            <numerusform>%Ln Zuschauer bekommen einen Timeout</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message>
        <source>Chat modes</source>
        <translation>Chatmodi</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Ankündigen…</translation>
    </message>
    <message>
        <source>Lock down chat</source>
        <translation>Chat sperren</translation>
    </message>
    <message>
        <source>Locked down</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation>Zum Chat</translation>
    </message>
    <message>
        <source>Chat delay is %1.</source>
        <translation>Die Chat-Verzögerung ist %1.</translation>
    </message>
    <message>
        <source>Chat delay is off.</source>
        <translation>Die Chat-Verzögerung ist aus.</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Nicht geändert</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1, being sent</source>
        <comment>a value of a mode</comment>
        <translation>%1, wird gesendet</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <comment>a value of a mode; what it becomes; a countdown</comment>
        <translation>%1, %2 in %3</translation>
    </message>
    <message>
        <source>Restore chat…</source>
        <translation>Chat wiederherstellen…</translation>
    </message>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%n Kanal seit %1</numerusform>
            <numerusform>%n Kanäle seit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot taken %1</source>
        <translation>Schnappschuss von %1</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Messages from non-moderators appear a few seconds later, so moderators can remove them before others see them. Change this on the Chat page.</source>
        <translation>Nachrichten von Nicht-Moderatoren erscheinen ein paar Sekunden später, damit Moderatoren sie entfernen können, bevor andere sie sehen. Ändern kannst du das auf der Seite „Chat“.</translation>
    </message>
    <message>
        <source>Chat delay is unknown.</source>
        <translation>Die Chat-Verzögerung ist unbekannt.</translation>
    </message>
    <message>
        <source>Chat modes cannot be changed here.</source>
        <translation>Die Chatmodi lassen sich hier nicht ändern.</translation>
    </message>
    <message numerus="yes">
        <source>, %n need attention</source>
        <comment>channels</comment>
        <translation>
            <numerusform>, %n erfordert Aufmerksamkeit</numerusform>
            <numerusform>, %n erfordern Aufmerksamkeit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Channels…</source>
        <translation>Kanäle…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>An %n Kanal senden</numerusform>
            <numerusform>An %n Kanäle senden</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation>Schnappschuss</translation>
    </message>
    <message>
        <source>Shoutout…</source>
        <translation>Shoutout…</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Ankündigung</translation>
    </message>
    <message>
        <source>Snapshots, announcements, shoutouts</source>
        <translation>Schnappschüsse, Ankündigungen, Shoutouts</translation>
    </message>
    <message>
        <source>Lock down or restore…</source>
        <translation>Sperren oder wiederherstellen…</translation>
    </message>
    <message>
        <source>Modes of %1</source>
        <translation>Modi von %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Meine Rolle prüfen</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>changes %1 of %2</source>
        <translation>ändert %1 von %2</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Vorlagen verwalten…</translation>
    </message>
    <message>
        <source>No channels to manage. Add channels you moderate by name.</source>
        <translation>Keine Kanäle zum Verwalten. Füge Kanäle, die du moderierst, per Name hinzu.</translation>
    </message>
    <message>
        <source>No channels shown.</source>
        <translation>Keine Kanäle angezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>Noch nicht an %n Kanal gesendet: %1</numerusform>
            <numerusform>Noch nicht an %n Kanäle gesendet: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Alle Kanäle auswählen</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Änderungen senden</translation>
    </message>
    <message>
        <source>Discard changes and clear selection</source>
        <translation>Änderungen verwerfen und Auswahl aufheben</translation>
    </message>
    <message>
        <source>No channel selected</source>
        <translation>Kein Kanal ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>Für %n ausgewählten Kanal</numerusform>
            <numerusform>Für %n ausgewählte Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>already set</source>
        <translation>bereits gesetzt</translation>
    </message>
    <message>
        <source>changes modes</source>
        <translation>ändert Modi</translation>
    </message>
    <message>
        <source>“%1” is already set. Nothing changed.</source>
        <translation>„%1“ ist bereits gesetzt. Nichts geändert.</translation>
    </message>
    <message>
        <source>Applied “%1” to %2.</source>
        <translation>„%1“ auf %2 angewendet.</translation>
    </message>
    <message numerus="yes">
        <source>Applied “%1” to %n channels.</source>
        <translation>
            <numerusform>„%1“ auf %n Kanal angewendet.</numerusform>
            <numerusform>„%1“ auf %n Kanäle angewendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded changes for %n channels.</source>
        <translation>
            <numerusform>Änderungen für %n Kanal verworfen.</numerusform>
            <numerusform>Änderungen für %n Kanäle verworfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentNews</name>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>Markiert bei %1</translation>
    </message>
    <message>
        <source>The moment was marked after all. No clip of it was asked for.</source>
        <translation>Der Moment wurde doch markiert. Ein Clip davon wurde nicht angefordert.</translation>
    </message>
    <message>
        <source>The moment was not marked. Mark again if it still matters.</source>
        <translation>Der Moment wurde nicht markiert. Bei Bedarf erneut markieren.</translation>
    </message>
    <message>
        <source>The clip “%1” is there.</source>
        <translation>Der Clip „%1“ ist da.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos deleted.</source>
        <translation>
            <numerusform>%Ln Video gelöscht.</numerusform>
            <numerusform>%Ln Videos gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clip was not made. %1</source>
        <comment>the reason</comment>
        <translation>Der Clip wurde nicht erstellt. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentRows</name>
    <message>
        <source>no note</source>
        <translation>keine Notiz</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>with the category</source>
        <translation>mit der Kategorie</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>making</source>
        <translation>wird erstellt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>hier geändert</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The service does not tell who has set a marker.</source>
        <translation>Der Dienst teilt nicht mit, wer eine Markierung gesetzt hat.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>%1, %2. Marked %3 by %4, clip: %5</source>
        <comment>position; note; a time; who; number</comment>
        <translation>%1, %2. Markiert: %3, von: %4, Clip: %5</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentTimeline</name>
    <message>
        <source>Timeline of the stream. The table below has the same moments.</source>
        <translation>Zeitachse des Streams. Die Tabelle darunter enthält dieselben Momente.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Categories: %5</source>
        <comment>length; moments; clips; ad breaks; names</comment>
        <translation>%1: %2, %3, %4. Kategorien: %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>%Ln Moment</numerusform>
            <numerusform>%Ln Momente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln Werbepause</numerusform>
            <numerusform>%Ln Werbepausen</numerusform>
        </translation>
    </message>
    <message>
        <source>category not seen</source>
        <translation>Kategorie nicht erfasst</translation>
    </message>
    <message>
        <source>Now %1</source>
        <comment>a position in the stream</comment>
        <translation>Jetzt %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsFeed</name>
    <message>
        <source>%1 begins</source>
        <comment>a category</comment>
        <translation>%1 beginnt</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsPage</name>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Diesen Moment markieren</translation>
    </message>
    <message>
        <source>Parts of Moments</source>
        <translation>Bereiche der Momente</translation>
    </message>
    <message>
        <source>Mark moment</source>
        <translation>Moment markieren</translation>
    </message>
    <message>
        <source>Mark and clip</source>
        <translation>Markieren und Clip erstellen</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Dieser Stream</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Videos %1</source>
        <comment>with their number</comment>
        <translation>Videos %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Money</name>
    <message>
        <source>%1M</source>
        <comment>millions of a currency</comment>
        <translation>%1&#xa0;Mio.</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of a currency</comment>
        <translation>%1&#xa0;Tsd.</translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation>Ein Betrag kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>This currency has no decimals.</source>
        <translation>Diese Währung hat keine Nachkommastellen.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>Höchstens %n Nachkommastelle.</numerusform>
            <numerusform>Höchstens %n Nachkommastellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter an amount such as %1.</source>
        <translation>Gib einen Betrag wie %1 ein.</translation>
    </message>
    <message>
        <source>This amount is too large.</source>
        <translation>Dieser Betrag ist zu groß.</translation>
    </message>
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>at %1, once the snooze is sent</source>
        <translation>um %1, sobald der Aufschub gesendet ist</translation>
    </message>
    <message>
        <source>at %1, as scheduled</source>
        <translation>um %1, nach Plan</translation>
    </message>
</context>
<context>
    <name>Sidestage::NoteEdit</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of characters, and how many may be</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::NotificationBell</name>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Zu %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>more than so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>Benachrichtigungen, %n ungelesen</numerusform>
            <numerusform>Benachrichtigungen, %n ungelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>No notifications yet. Messages shown at the edge of the window stay here until you quit.</source>
        <translation>Noch keine Benachrichtigungen. Meldungen am Rand des Fensters bleiben hier, bis du beendest.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Notifications</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time; account</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::NumberField</name>
    <message>
        <source>At least %1.</source>
        <translation>Mindestens %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Höchstens %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OnAirPage</name>
    <message>
        <source>On air</source>
        <translation>Auf Sendung</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>Große Zahlen</translation>
    </message>
    <message>
        <source>Pop out this card</source>
        <translation>Diese Karte in eigenem Fenster</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>%1 schmaler machen</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>%1 breiter machen</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 ist ausgeblendet</translation>
    </message>
    <message>
        <source>Drag a card, or focus one and move it with the arrow keys.</source>
        <translation>Ziehe eine Karte oder fokussiere eine und verschiebe sie mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Arrange cards</source>
        <translation>Karten anordnen</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>%1 in eigenem Fenster öffnen</translation>
    </message>
</context>
<context>
    <name>Sidestage::OpenFile</name>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>„%1“ konnte nicht gelesen werden. %2</translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation>„%1“ wurde nicht gelesen: größer als %2 MB.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Outbox</name>
    <message>
        <source>Sidestage was closed before the service replied. It may have been sent.</source>
        <translation>Sidestage wurde beendet, bevor der Dienst geantwortet hat. Es wurde vielleicht gesendet.</translation>
    </message>
    <message>
        <source>Sidestage was closed before it was sent.</source>
        <translation>Sidestage wurde vor dem Senden beendet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutboxSender</name>
    <message>
        <source>The service did not accept the request.</source>
        <translation>Der Dienst hat die Anfrage nicht angenommen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutcomeBox</name>
    <message>
        <source>pays 1 : %1</source>
        <comment>points that each point on an outcome pays</comment>
        <translation>zahlt 1 : %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln viewers</source>
        <comment>points; number of viewers</comment>
        <translation>
            <numerusform>%1 · %Ln Zuschauer</numerusform>
            <numerusform>%1 · %Ln Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>an outcome, its share, its points and viewers</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Top %1</source>
        <comment>a viewer</comment>
        <translation>Top: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation>Overlay-Dateien</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Textdatei</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>{%1} %2</source>
        <comment>placeholder, its meaning</comment>
        <translation>{%1} %2</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>Bilddatei</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>Add these files as a text source and an image source in your broadcasting software. Each file is replaced as a whole whenever the campaign changes.</source>
        <translation>Füge diese Dateien in deiner Streamingsoftware als Text- und als Bildquelle hinzu. Jede Datei wird als Ganzes ersetzt, sobald sich die Spendenaktion ändert.</translation>
    </message>
    <message>
        <source>Image preview</source>
        <translation>Bildvorschau</translation>
    </message>
    <message>
        <source>Choose file: %1</source>
        <translation>Datei wählen: %1</translation>
    </message>
    <message>
        <source>Unknown placeholder: %1.</source>
        <translation>Unbekannter Platzhalter: %1.</translation>
    </message>
    <message>
        <source>Could not write the file. The system reported: “%1”</source>
        <translation>Die Datei konnte nicht geschrieben werden. Meldung des Systems: „%1“</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Gib den vollständigen Pfad einer Datei ein.</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>This file is already used for the text.</source>
        <translation>Diese Datei wird schon für den Text verwendet.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Diese Änderung konnte nicht gespeichert werden; sie gilt nur, bis du beendest. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayFiles</name>
    <message>
        <source>name of the charity</source>
        <translation>Name der Organisation</translation>
    </message>
    <message>
        <source>collected so far</source>
        <translation>bisher gesammelt</translation>
    </message>
    <message>
        <source>{charity}: {total}</source>
        <comment>what stands in an overlay; the words in braces stay</comment>
        <translation>{charity}: {total}</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <comment>goal, percent</comment>
        <translation>von %1 · %2</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>amount left to the goal</source>
        <translation>Betrag bis zum Ziel</translation>
    </message>
    <message>
        <source>percentage of the goal</source>
        <translation>Prozent vom Ziel</translation>
    </message>
    <message>
        <source>number of donations</source>
        <translation>Zahl der Spenden</translation>
    </message>
    <message>
        <source>latest donor</source>
        <translation>letzter Spender</translation>
    </message>
    <message>
        <source>latest donation</source>
        <translation>letzte Spende</translation>
    </message>
    <message>
        <source>donor of the largest donation</source>
        <translation>Spender der größten Spende</translation>
    </message>
    <message>
        <source>largest donation</source>
        <translation>größte Spende</translation>
    </message>
    <message>
        <source>next milestone</source>
        <translation>nächster Meilenstein</translation>
    </message>
    <message>
        <source>amount of the next milestone</source>
        <translation>Betrag des nächsten Meilensteins</translation>
    </message>
    <message>
        <source>Could not draw the image.</source>
        <translation>Das Bild konnte nicht gezeichnet werden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceCard</name>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Total over time</source>
        <translation>Summe im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceChart</name>
    <message>
        <source>Total over time: %1 now. %2</source>
        <translation>Summe im Lauf der Zeit: jetzt %1. %2</translation>
    </message>
    <message>
        <source>Goal %1.</source>
        <comment>about a time</comment>
        <translation>Ziel %1.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <comment>an amount</comment>
        <translation>endete bei %1</translation>
    </message>
    <message>
        <source>goal, %1</source>
        <comment>about a time</comment>
        <translation>Ziel, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PageHead</name>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Pop out</source>
        <translation>In eigenem Fenster öffnen</translation>
    </message>
    <message>
        <source>Return to main window</source>
        <translation>Zurück ins Hauptfenster</translation>
    </message>
</context>
<context>
    <name>Sidestage::PartRow</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <comment>a part of a show</comment>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <comment>a part of a show</comment>
        <translation>Bearbeiten: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used by %Ln shows: a change applies to all of them.</source>
        <translation>
            <numerusform>In %Ln Sendung verwendet: Eine Änderung gilt dort.</numerusform>
            <numerusform>In %Ln Sendungen verwendet: Eine Änderung gilt für alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from yet. Open its page…</source>
        <translation>Noch nichts zur Auswahl. Zugehörige Seite öffnen…</translation>
    </message>
    <message>
        <source>Remove from this show</source>
        <translation>Aus dieser Sendung entfernen</translation>
    </message>
    <message>
        <source>Not part of this show</source>
        <translation>Nicht Teil dieser Sendung</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleCard</name>
    <message>
        <source>Moderators</source>
        <translation>Moderatoren</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIPs</translation>
    </message>
    <message>
        <source>Blocked users</source>
        <translation>Blockierte Benutzer</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, Login %2</translation>
    </message>
    <message>
        <source>Too many changes within a few seconds. Try again in 10 seconds.</source>
        <translation>Zu viele Änderungen in wenigen Sekunden. In 10 Sekunden erneut versuchen.</translation>
    </message>
    <message>
        <source>All VIP slots are taken. Remove a VIP first.</source>
        <translation>Alle VIP-Plätze sind belegt. Zuerst einen VIP entfernen.</translation>
    </message>
    <message>
        <source>The channel has to complete “Build a Community” before it can have VIPs.</source>
        <translation>Der Kanal muss „Build a Community“ abschließen, bevor er VIPs haben kann.</translation>
    </message>
    <message>
        <source>It is not known whether %1 was added. %2</source>
        <translation>Es ist nicht bekannt, ob %1 hinzugefügt wurde. %2</translation>
    </message>
    <message>
        <source>It is not known whether %1 was removed. %2</source>
        <translation>Es ist nicht bekannt, ob %1 entfernt wurde. %2</translation>
    </message>
    <message>
        <source>%1 was not made a moderator. %2</source>
        <translation>%1 wurde nicht zum Moderator ernannt. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the moderators. %2</source>
        <translation>%1 wurde nicht aus den Moderatoren entfernt. %2</translation>
    </message>
    <message>
        <source>%1 was not made a VIP. %2</source>
        <translation>%1 wurde nicht zum VIP ernannt. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the VIPs. %2</source>
        <translation>%1 wurde nicht aus den VIPs entfernt. %2</translation>
    </message>
    <message>
        <source>%1 was not blocked. %2</source>
        <translation>%1 wurde nicht blockiert. %2</translation>
    </message>
    <message>
        <source>%1 was not unblocked. %2</source>
        <translation>%1 wurde nicht freigegeben. %2</translation>
    </message>
    <message>
        <source>%1 is a moderator now</source>
        <translation>%1 ist jetzt Moderator</translation>
    </message>
    <message>
        <source>%1 is a VIP now</source>
        <translation>%1 ist jetzt VIP</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 ist blockiert</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator</source>
        <translation>%1 ist nicht mehr Moderator</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP</source>
        <translation>%1 ist nicht mehr VIP</translation>
    </message>
    <message>
        <source>%1 is no longer blocked</source>
        <translation>%1 ist nicht mehr blockiert</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <comment>a list of users</comment>
        <translation>Suche: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Sign in again to see this list.</source>
        <translation>Zum Anzeigen dieser Liste neu anmelden.</translation>
    </message>
    <message>
        <source>No permission to see the moderators.</source>
        <translation>Keine Berechtigung, die Moderatoren zu sehen.</translation>
    </message>
    <message>
        <source>No permission to see the VIPs.</source>
        <translation>Keine Berechtigung, die VIPs zu sehen.</translation>
    </message>
    <message>
        <source>No permission to see whom you block.</source>
        <translation>Keine Berechtigung, die blockierten Benutzer zu sehen.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Berechtigung fehlt</translation>
    </message>
    <message>
        <source>The service shows this list only to programs to which the broadcaster has granted it.</source>
        <translation>Der Dienst zeigt diese Liste nur Programmen, denen der Streamer die Berechtigung dazu erteilt hat.</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Login of the new moderator</source>
        <translation>Login des neuen Moderators</translation>
    </message>
    <message>
        <source>Login of the new VIP</source>
        <translation>Login des neuen VIPs</translation>
    </message>
    <message>
        <source>Login of the user to block</source>
        <translation>Login des Benutzers, der blockiert werden soll</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>Add moderator</source>
        <translation>Moderator hinzufügen</translation>
    </message>
    <message>
        <source>Add VIP</source>
        <translation>VIP hinzufügen</translation>
    </message>
    <message>
        <source>Block this user</source>
        <translation>Diesen Benutzer blockieren</translation>
    </message>
    <message>
        <source>Reason for the block</source>
        <translation>Grund der Blockierung</translation>
    </message>
    <message>
        <source>No reason</source>
        <translation>Kein Grund</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Belästigung</translation>
    </message>
    <message>
        <source>Spam</source>
        <translation>Spam</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Where it happened</source>
        <translation>Wo es passiert ist</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Irgendwo</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>Im Chat</translation>
    </message>
    <message>
        <source>In whispers</source>
        <translation>In Flüsternachrichten</translation>
    </message>
    <message>
        <source>No permission to block and unblock.</source>
        <translation>Keine Berechtigung, Benutzer zu blockieren und freizugeben.</translation>
    </message>
    <message>
        <source>No permission to add and remove.</source>
        <translation>Keine Berechtigung zum Hinzufügen und Entfernen.</translation>
    </message>
    <message>
        <source>Sidestage can show this list. Changing it requires another permission.</source>
        <translation>Sidestage kann diese Liste zeigen. Um sie zu ändern, ist eine weitere Berechtigung nötig.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>Enter a login first.</source>
        <translation>Zuerst einen Login eingeben.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Die Liste konnte nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Nobody moderates your channel.</source>
        <translation>Der eigene Kanal hat keine Moderatoren.</translation>
    </message>
    <message>
        <source>Your channel has no VIPs.</source>
        <translation>Der eigene Kanal hat keine VIPs.</translation>
    </message>
    <message>
        <source>You do not block anyone.</source>
        <translation>Niemand ist blockiert.</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Kein passender Name.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Make moderator…</source>
        <translation>Zum Moderator machen…</translation>
    </message>
    <message>
        <source>Make VIP…</source>
        <translation>Zum VIP machen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleList</name>
    <message>
        <source>There is no user with this login.</source>
        <translation>Es gibt keinen Benutzer mit diesem Login.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleSharedCard</name>
    <message>
        <source>Shared chat</source>
        <translation>Gemeinsamer Chat</translation>
    </message>
    <message>
        <source>Channels in the shared chat</source>
        <translation>Kanäle im gemeinsamen Chat</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
        <translation>In keinem gemeinsamen Chat.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation>%1, Gastgeber</translation>
    </message>
    <message>
        <source>Unknown.</source>
        <translation>Unbekannt.</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Unbekannt. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation>Ein Kanal kann sich selbst keinen Shoutout geben.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation>Gemeinsamer Chat</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>%Ln in diesem Chat</numerusform>
            <numerusform>%Ln in diesem Chat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 found</source>
        <translation>%1, %2 gefunden</translation>
    </message>
    <message>
        <source>Select a person in the list first.</source>
        <translation>Wähle zuerst eine Person in der Liste aus.</translation>
    </message>
    <message>
        <source>Requires permission. You will be asked to grant it.</source>
        <translation>Berechtigung erforderlich. Du wirst gebeten, sie zu erteilen.</translation>
    </message>
    <message>
        <source>Shoutout for %1 not added. %2</source>
        <translation>Shoutout für %1 nicht hinzugefügt. %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 will be sent as soon as possible</source>
        <translation>Shoutout für %1 wird so bald wie möglich gesendet</translation>
    </message>
    <message>
        <source>%1 added to the shoutout queue</source>
        <translation>%1 zur Shoutout-Warteschlange hinzugefügt</translation>
    </message>
    <message>
        <source>Search people in the chat</source>
        <translation>Personen im Chat suchen</translation>
    </message>
    <message>
        <source>The list may be a few moments behind when people join or leave.</source>
        <translation>Die Liste kann etwas verzögert sein, wenn jemand kommt oder geht.</translation>
    </message>
    <message>
        <source>People in the chat</source>
        <translation>Personen im Chat</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>Personen suchen</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Name kopieren</translation>
    </message>
    <message>
        <source>Shout out as soon as possible</source>
        <translation>So bald wie möglich Shoutout geben</translation>
    </message>
    <message>
        <source>Add to shoutout queue</source>
        <translation>Zur Shoutout-Warteschlange</translation>
    </message>
    <message>
        <source>%1 of %2 loaded</source>
        <translation>%1 von %2 geladen</translation>
    </message>
    <message>
        <source>since the last update: +%1, −%2</source>
        <translation>seit der letzten Aktualisierung: +%1, −%2</translation>
    </message>
    <message>
        <source>Roles are unknown.</source>
        <translation>Rollen sind unbekannt.</translation>
    </message>
    <message>
        <source>Visible to the broadcaster only</source>
        <translation>Nur für den Streamer sichtbar</translation>
    </message>
    <message>
        <source>Only the broadcaster of a channel can see its moderators and VIPs. You cannot see them for %1.</source>
        <translation>Nur der Streamer eines Kanals kann dessen Moderatoren und VIPs sehen. Für %1 kannst du sie nicht sehen.</translation>
    </message>
    <message>
        <source>Roles are loading.</source>
        <translation>Rollen werden geladen.</translation>
    </message>
    <message>
        <source>Moderators and VIPs are not shown.</source>
        <translation>Moderatoren und VIPs werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Moderators are not shown.</source>
        <translation>Moderatoren werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>VIPs are not shown.</source>
        <translation>VIPs werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 hat die Berechtigung zum Anzeigen nicht erteilt.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show who is in the chat.</source>
        <translation>%1 hat die Berechtigung, die Personen im Chat anzuzeigen, nicht erteilt.</translation>
    </message>
    <message>
        <source>%1 cannot see who is in the chat of %2. %3</source>
        <translation>%1 kann nicht sehen, wer im Chat von %2 ist. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Noch keine Kanäle. Kanäle, die du moderierst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see who is in its chat.</source>
        <translation>Nicht für %1 angemeldet. Melde dich an, um zu sehen, wer im Chat ist.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Kein passender Zuschauer.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Nobody is in this chat. People appear here when they join.</source>
        <translation>Niemand ist in diesem Chat. Personen erscheinen hier, sobald sie beitreten.</translation>
    </message>
    <message>
        <source>Could not load who is in this chat. %1</source>
        <translation>Die Personen in diesem Chat konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionHint</name>
    <message>
        <source>Grant permission…</source>
        <translation>Berechtigung erteilen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionsCard</name>
    <message numerus="yes">
        <source>%n scopes</source>
        <translation>
            <numerusform>%n Scope</numerusform>
            <numerusform>%n Scopes</numerusform>
        </translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Was es darf</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>Anfragen…</translation>
    </message>
    <message>
        <source>Ask for: %1</source>
        <translation>Anfragen: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 von %2 Scopes</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n more…</source>
        <translation>
            <numerusform>%n weiteren anfragen…</numerusform>
            <numerusform>%n weitere anfragen…</numerusform>
        </translation>
    </message>
    <message>
        <source>not an affiliate</source>
        <translation>kein Affiliate</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>erteilt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not granted</source>
        <translation>nicht erteilt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what it may do: granted</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PersonPane</name>
    <message>
        <source>Time out</source>
        <translation>Timeout</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Bannen</translation>
    </message>
    <message>
        <source>Warn…</source>
        <translation>Verwarnen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Folgt seit</translation>
    </message>
    <message>
        <source>Messages seen</source>
        <translation>Gesehene Nachrichten</translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>Timeouts</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Verwarnungen</translation>
    </message>
    <message>
        <source>Bans</source>
        <translation>Banne</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>Letzte Nachrichten</translation>
    </message>
    <message>
        <source>No permission to ban viewers.</source>
        <translation>Keine Berechtigung, Zuschauer zu bannen.</translation>
    </message>
    <message>
        <source>Bans and timeouts</source>
        <translation>Banne und Timeouts</translation>
    </message>
    <message>
        <source>Without permission to manage bans, Sidestage can only show viewers.</source>
        <translation>Ohne die Berechtigung, Banne zu verwalten, kann Sidestage Zuschauer nur zeigen.</translation>
    </message>
    <message>
        <source>Time out for</source>
        <translation>Timeout-Dauer</translation>
    </message>
    <message>
        <source>Length of a timeout</source>
        <translation>Länge eines Timeouts</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>Niemand gewählt</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <comment>a channel; what is known</comment>
        <translation>in %1, %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1, last %2</source>
        <comment>a number; a date</comment>
        <translation>%1, zuletzt %2</translation>
    </message>
    <message>
        <source>…</source>
        <comment>not known yet</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a row to see who it is.</source>
        <translation>Zeile wählen, um zu sehen, wer es ist.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1.</source>
        <comment>a date</comment>
        <translation>Auf diesem Computer gespeichert seit %1.</translation>
    </message>
    <message>
        <source>What moderators do is kept on this computer from now on.</source>
        <translation>Aktionen von Moderatoren werden ab jetzt auf diesem Computer gespeichert.</translation>
    </message>
    <message>
        <source>Show only this viewer in the live chat</source>
        <translation>Nur diesen Zuschauer im Live-Chat zeigen</translation>
    </message>
    <message>
        <source>Choose a row first.</source>
        <translation>Zuerst eine Zeile wählen.</translation>
    </message>
    <message>
        <source>No message is chosen.</source>
        <translation>Es ist keine Nachricht gewählt.</translation>
    </message>
    <message>
        <source>Sidestage needs another permission for that.</source>
        <translation>Sidestage braucht dafür eine weitere Berechtigung.</translation>
    </message>
    <message>
        <source>The broadcaster cannot be moderated.</source>
        <translation>Der Streamer kann nicht moderiert werden.</translation>
    </message>
    <message>
        <source>You cannot moderate yourself.</source>
        <translation>Das eigene Konto kann nicht moderiert werden.</translation>
    </message>
    <message>
        <source>The last action is being sent.</source>
        <translation>Die letzte Aktion wird gerade gesendet.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Entbannen</translation>
    </message>
    <message>
        <source>A banned viewer cannot be timed out.</source>
        <translation>Ein gebannter Zuschauer kann keinen Timeout bekommen.</translation>
    </message>
    <message>
        <source>Warn viewer</source>
        <translation>Zuschauer verwarnen</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <comment>a viewer</comment>
        <translation>%1 verwarnen</translation>
    </message>
    <message>
        <source>The viewer cannot write until the warning is acknowledged. The reason is shown to them.</source>
        <translation>Der Zuschauer kann erst wieder schreiben, wenn er die Verwarnung bestätigt hat. Der Grund wird ihm angezeigt.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Verwarnen</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Time out the viewer</source>
        <translation>Dem Zuschauer einen Timeout geben</translation>
    </message>
    <message>
        <source>Ban or unban the viewer</source>
        <translation>Zuschauer bannen oder entbannen</translation>
    </message>
    <message>
        <source>Warn the viewer…</source>
        <translation>Zuschauer verwarnen…</translation>
    </message>
    <message>
        <source>Delete the viewer’s message</source>
        <translation>Nachricht des Zuschauers löschen</translation>
    </message>
    <message>
        <source>Time out the author</source>
        <translation>Dem Absender einen Timeout geben</translation>
    </message>
    <message>
        <source>Ban or unban the author</source>
        <translation>Absender bannen oder entbannen</translation>
    </message>
    <message>
        <source>Warn the author…</source>
        <translation>Absender verwarnen…</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>Nachricht löschen</translation>
    </message>
    <message>
        <source>Does not follow</source>
        <translation>Folgt nicht</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Gib einen Grund ein.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Name kopieren</translation>
    </message>
    <message>
        <source>Emote of %1</source>
        <translation>Emote von %1</translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation>Badge von %1</translation>
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
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>Animiert</translation>
    </message>
    <message>
        <source>Select a picture to see its details.</source>
        <translation>Wähle ein Bild aus, um seine Details zu sehen.</translation>
    </message>
    <message>
        <source>Global emote</source>
        <translation>Globales Emote</translation>
    </message>
    <message>
        <source>Emote from another channel you can use</source>
        <translation>Emote aus einem anderen Kanal, das du verwenden kannst</translation>
    </message>
    <message>
        <source>Global badge</source>
        <translation>Globales Badge</translation>
    </message>
    <message>
        <source>Cheermote for %1 or more</source>
        <translation>Cheermote ab %1</translation>
    </message>
    <message>
        <source>Type: “%1”</source>
        <translation>Typ: „%1“</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureRows</name>
    <message>
        <source>Badges of this channel</source>
        <translation>Badges dieses Kanals</translation>
    </message>
    <message>
        <source>%1, of this channel</source>
        <translation>%1, von diesem Kanal</translation>
    </message>
    <message>
        <source>%1, sponsored</source>
        <translation>%1, gesponsert</translation>
    </message>
    <message>
        <source>Subscribers, tier 1</source>
        <translation>Abonnenten, Stufe 1</translation>
    </message>
    <message>
        <source>Subscribers, tier 2</source>
        <translation>Abonnenten, Stufe 2</translation>
    </message>
    <message>
        <source>Subscribers, tier 3</source>
        <translation>Abonnenten, Stufe 3</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>For cheering with Bits</source>
        <translation>Für Cheers mit Bits</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1, %Ln Bild</numerusform>
            <numerusform>%1, %Ln Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>animated</source>
        <translation>animiert</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a sentence that is read out</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a heading and how many stand under it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>From other channels</source>
        <translation>Aus anderen Kanälen</translation>
    </message>
    <message>
        <source>Global badges</source>
        <translation>Globale Badges</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Other: “%1”</source>
        <translation>Andere: „%1“</translation>
    </message>
</context>
<context>
    <name>Sidestage::PicturesView</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Emotes</source>
        <translation>Emotes</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Badges</translation>
    </message>
    <message>
        <source>Cheermotes</source>
        <translation>Cheermotes</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation>Emotes und Badges suchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 von %2 gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>Type of pictures</source>
        <translation>Art der Bilder</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Copy emote name</source>
        <translation>Emote-Namen kopieren</translation>
    </message>
    <message>
        <source>Emote and badge details</source>
        <translation>Details zu Emotes und Badges</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show emotes from other channels.</source>
        <translation>%1 hat die Berechtigung, Emotes aus anderen Kanälen anzuzeigen, nicht erteilt.</translation>
    </message>
    <message>
        <source>Some pictures could not be loaded. %1</source>
        <translation>Einige Bilder konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Noch keine Kanäle. Kanäle, die du moderierst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see its emotes and badges.</source>
        <translation>Nicht für %1 angemeldet. Melde dich an, um die Emotes und Badges zu sehen.</translation>
    </message>
    <message>
        <source>No matching picture.</source>
        <translation>Kein passendes Bild.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Could not load pictures. %1</source>
        <translation>Die Bilder konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>No items of this type in %1.</source>
        <translation>Nichts von diesem Typ in %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanGroup</name>
    <message>
        <source>Nothing to change.</source>
        <translation>Nichts zu ändern.</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>keine Anfrage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message>
        <source>Close the plan</source>
        <translation>Plan schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Hält an…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln erstellt</numerusform>
            <numerusform>%Ln erstellt</numerusform>
        </translation>
    </message>
    <message>
        <source>use a slot each</source>
        <translation>je ein Platz belegt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln eingeschaltet</numerusform>
            <numerusform>%Ln eingeschaltet</numerusform>
        </translation>
    </message>
    <message>
        <source>were off</source>
        <translation>bisher aus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>%Ln schon eingeschaltet</numerusform>
            <numerusform>%Ln schon eingeschaltet</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln ausgeschaltet</numerusform>
            <numerusform>%Ln ausgeschaltet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln pausiert</numerusform>
            <numerusform>%Ln pausiert</numerusform>
        </translation>
    </message>
    <message>
        <source>keep their slot</source>
        <translation>Platz bleibt belegt</translation>
    </message>
    <message>
        <source>free their slot</source>
        <translation>Platz wird frei</translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln aktualisiert</numerusform>
            <numerusform>%Ln aktualisiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>%Ln wartet, %1</numerusform>
            <numerusform>%Ln warten, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation>Diese Belohnung eingeschaltet lassen</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>%Ln Belohnung löschen</numerusform>
            <numerusform>%Ln Belohnungen löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Erledigte Schritte</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Apply set</source>
        <translation>Set anwenden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>%Ln Schritt ist fehlgeschlagen.</numerusform>
            <numerusform>%Ln Schritte sind fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now active.</source>
        <translation>„%1“ ist jetzt aktiv.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln entfernt</numerusform>
            <numerusform>%Ln entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>to match the library</source>
        <translation>auf den Stand der Bibliothek</translation>
    </message>
    <message>
        <source>“%1” will be removed from the service. That would fulfil its waiting redemptions.</source>
        <translation>„%1“ wird beim Dienst entfernt. Dadurch würden die wartenden Einlösungen erfüllt.</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Erst %Ln erstatten</numerusform>
            <numerusform>Erst %Ln erstatten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Erst %Ln erfüllen</numerusform>
            <numerusform>Erst %Ln erfüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>„%1“ anwenden</translation>
    </message>
    <message>
        <source>Preview. Nothing has been sent yet.</source>
        <translation>Vorschau. Noch wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>In progress. Continues after a restart.</source>
        <translation>Läuft. Wird nach einem Neustart fortgesetzt.</translation>
    </message>
    <message>
        <source>Stopped. Completed steps stay in effect.</source>
        <translation>Angehalten. Abgeschlossene Schritte bleiben wirksam.</translation>
    </message>
    <message>
        <source>Slots afterwards</source>
        <translation>Plätze danach</translation>
    </message>
    <message>
        <source>No changes needed.</source>
        <translation>Keine Änderungen nötig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>%Ln Anfrage, etwa %1. Du kannst jederzeit anhalten.</numerusform>
            <numerusform>%Ln Anfragen, etwa %1. Du kannst jederzeit anhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Keine Berechtigung, Belohnungen beim Dienst zu ändern.</translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Ein anderer Plan läuft gerade.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>Der Plan braucht mehr Plätze, als der Dienst hat.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>Der Plan braucht mehr Plätze, als der Dienst hat.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Ein anderer Plan läuft gerade.</translation>
    </message>
    <message>
        <source>No longer in the library.</source>
        <translation>Nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>No free slot.</source>
        <translation>Kein freier Platz.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can delete it.</source>
        <translation>Von einer anderen App erstellt. Nur diese App kann sie löschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>%n Einlösung wartet noch.</numerusform>
            <numerusform>%n Einlösungen warten noch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanStepRow</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Alles rückgängig machen</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Zurück zu den Sendungen</translation>
    </message>
    <message>
        <source>Begin “%1”</source>
        <translation>„%1“ beginnen</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>„%1“ rückgängig machen</translation>
    </message>
    <message>
        <source>End “%1”</source>
        <translation>„%1“ beenden</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day</comment>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Vergleich mit dem Dienst…</translation>
    </message>
    <message>
        <source>Compared with the service %1</source>
        <translation>Mit dem Dienst verglichen um %1</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>Noch wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1, about %2. Nothing is sent yet. The present state is kept for the end of the show.</source>
        <comment>number of requests; a duration</comment>
        <translation>%1, etwa %2. Noch wurde nichts gesendet. Der jetzige Stand wird für das Ende der Sendung aufgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are done.</source>
        <translation>%1 von %2 Schritten erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed; the others went on.</source>
        <translation>
            <numerusform>%Ln ist fehlgeschlagen; die anderen liefen weiter.</numerusform>
            <numerusform>%Ln sind fehlgeschlagen; die anderen liefen weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow later.</source>
        <translation>
            <numerusform>%Ln folgt später.</numerusform>
            <numerusform>%Ln folgen später.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Hält an…</translation>
    </message>
    <message>
        <source>“%1” is running</source>
        <translation>„%1“ läuft</translation>
    </message>
</context>
<context>
    <name>Sidestage::Poll</name>
    <message>
        <source>The service did not answer.</source>
        <translation>Der Dienst hat nicht geantwortet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PollCard</name>
    <message numerus="yes">
        <source>%Ln votes</source>
        <translation>
            <numerusform>%Ln Stimme</numerusform>
            <numerusform>%Ln Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 with points</source>
        <comment>number of votes, how many of them for points</comment>
        <translation>%1, davon %2 mit Punkten</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Umfrage</translation>
    </message>
    <message>
        <source>No poll is running.</source>
        <translation>Es läuft keine Umfrage.</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Neue Umfrage…</translation>
    </message>
    <message>
        <source>End poll…</source>
        <translation>Umfrage beenden…</translation>
    </message>
    <message>
        <source>End and hide result…</source>
        <translation>Beenden, Ergebnis ausblenden…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Erneut starten…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Sign in again to see your polls.</source>
        <translation>Melde dich neu an, um deine Umfragen zu sehen.</translation>
    </message>
    <message>
        <source>No permission to run polls.</source>
        <translation>Keine Berechtigung, Umfragen durchzuführen.</translation>
    </message>
    <message>
        <source>Polls</source>
        <translation>Umfragen</translation>
    </message>
    <message>
        <source>Without permission to manage polls, Sidestage can neither show nor start them.</source>
        <translation>Ohne die Berechtigung, Umfragen zu verwalten, kann Sidestage sie weder zeigen noch starten.</translation>
    </message>
    <message>
        <source>Ended %1</source>
        <comment>a time</comment>
        <translation>Beendet um %1</translation>
    </message>
    <message>
        <source>Open, ends in %1</source>
        <translation>Offen, endet in %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>End poll</source>
        <translation>Umfrage beenden</translation>
    </message>
    <message>
        <source>End “%1” now?</source>
        <translation>„%1“ jetzt beenden?</translation>
    </message>
    <message>
        <source>%1 so far. A poll that has ended cannot be opened again.</source>
        <translation>Bisher %1. Eine beendete Umfrage lässt sich nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Viewers will not see the result.</source>
        <translation>Zuschauer sehen das Ergebnis nicht.</translation>
    </message>
    <message>
        <source>Viewers will see the result.</source>
        <translation>Zuschauer sehen das Ergebnis.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation>Im Vordergrund halten</translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation>Im Vordergrund halten (%1)</translation>
    </message>
    <message>
        <source>On Wayland a program cannot keep its windows on top. The menu of the window’s frame may offer it.</source>
        <translation>Unter Wayland kann ein Programm seine Fenster nicht im Vordergrund halten. Vielleicht bietet das Menü des Fensterrahmens es an.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PredictionCard</name>
    <message numerus="yes">
        <source>%1 points to %Ln viewers</source>
        <translation>
            <numerusform>%1 Punkte an %Ln Zuschauer</numerusform>
            <numerusform>%1 Punkte an %Ln Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>Jetzt sperren</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>Es ist keine Vorhersage offen.</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Neue Vorhersage…</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Entscheiden…</translation>
    </message>
    <message>
        <source>Cancel and refund…</source>
        <translation>Abbrechen und erstatten…</translation>
    </message>
    <message>
        <source>Sign in again to see your predictions.</source>
        <translation>Melde dich neu an, um deine Vorhersagen zu sehen.</translation>
    </message>
    <message>
        <source>No permission to run predictions.</source>
        <translation>Keine Berechtigung, Vorhersagen durchzuführen.</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Without permission to manage predictions, Sidestage can neither show nor start them.</source>
        <translation>Ohne die Berechtigung, Vorhersagen zu verwalten, kann Sidestage sie weder zeigen noch starten.</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a time</comment>
        <translation>geöffnet um %1</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Cancelled %1</source>
        <comment>a time</comment>
        <translation>Abgebrochen um %1</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>a time</comment>
        <translation>Entschieden um %1</translation>
    </message>
    <message>
        <source>Cancelling refunds %1.</source>
        <translation>Beim Abbrechen werden %1 erstattet.</translation>
    </message>
    <message>
        <source>%1 were refunded.</source>
        <translation>%1 wurden erstattet.</translation>
    </message>
    <message>
        <source>%1 points were paid out.</source>
        <translation>%1 Punkte wurden ausgezahlt.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of an outcome, its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open, locks in %1</source>
        <translation>Offen, wird in %1 gesperrt</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>noch %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points to %Ln viewers</source>
        <comment>an outcome; points</comment>
        <translation>
            <numerusform>%1: %2 Punkte an %Ln Zuschauer</numerusform>
            <numerusform>%1: %2 Punkte an %Ln Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel prediction</source>
        <translation>Vorhersage abbrechen</translation>
    </message>
    <message>
        <source>Cancel “%1” and refund all points?</source>
        <translation>„%1“ abbrechen und alle Punkte erstatten?</translation>
    </message>
    <message>
        <source>Refund %1 points</source>
        <translation>%1 Punkte erstatten</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetDialog</name>
    <message>
        <source>New preset</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Shown in the list of presets.</source>
        <translation>Erscheint in der Liste der Vorlagen.</translation>
    </message>
    <message>
        <source>Update from channel</source>
        <translation>Vom Kanal übernehmen</translation>
    </message>
    <message>
        <source>Included fields</source>
        <translation>Enthaltene Felder</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>The preset already matches the channel.</source>
        <translation>Die Vorlage entspricht bereits dem Kanal.</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Gib einen Namen für die Vorlage ein.</translation>
    </message>
    <message>
        <source>Not saved: select at least one field.</source>
        <translation>Nicht gespeichert: Wähle mindestens ein Feld aus.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>%n Kanal ändern</numerusform>
            <numerusform>%n Kanäle ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply “%1” to %n channels?</source>
        <translation>
            <numerusform>„%1“ auf %n Kanal anwenden?</numerusform>
            <numerusform>„%1“ auf %n Kanäle anwenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Current modes are not known yet.</source>
        <translation>Die aktuellen Modi sind noch nicht bekannt.</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Keine Änderungen.</translation>
    </message>
    <message>
        <source>A snapshot of the current modes is saved first.</source>
        <translation>Die aktuellen Modi werden zuerst als Schnappschuss gespeichert.</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>Trotzdem anwenden</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsCard</name>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>Neue Vorlage</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Verwendung</translation>
    </message>
    <message>
        <source>in the form</source>
        <translation>im Formular</translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation>in Verwendung, bearbeitet</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>nie verwendet</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation>Vorlage %1 anwenden</translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more at once.</source>
        <translation>Eine Vorlage setzt Titel, Kategorie, Tags und mehr auf einmal.</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>%1 aus Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>%1 zu Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Edit preset</source>
        <translation>Vorlage bearbeiten</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation>Wird für Chatsperren verwendet. Nur eine Vorlage kann es sein.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that was taken, and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a preset; why it was not taken</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were added.</source>
        <translation>
            <numerusform>%Ln Vorlage wurde hinzugefügt.</numerusform>
            <numerusform>%Ln Vorlagen wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Vorlagen importieren</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Vorlagen exportieren</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Die Datei konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Sidestage presets (*.json)</source>
        <translation>Sidestage-Vorlagen (*.json)</translation>
    </message>
    <message>
        <source>Chat mode presets</source>
        <translation>Vorlagen für Chatmodi</translation>
    </message>
    <message>
        <source>Use for lockdowns</source>
        <translation>Für Chatsperren verwenden</translation>
    </message>
    <message>
        <source>Included modes; others stay unchanged</source>
        <translation>Enthaltene Modi; andere bleiben unverändert</translation>
    </message>
    <message>
        <source>Used for lockdowns</source>
        <translation>Wird für Chatsperren verwendet</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Gib einen Namen für die Vorlage ein.</translation>
    </message>
    <message>
        <source>Not saved: select at least one mode.</source>
        <translation>Nicht gespeichert: Wähle mindestens einen Modus aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were exported.</source>
        <translation>
            <numerusform>%Ln Vorlage wurde exportiert.</numerusform>
            <numerusform>%Ln Vorlagen wurden exportiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message>
        <source>Redemptions waiting</source>
        <translation>Wartende Einlösungen</translation>
    </message>
    <message>
        <source>Open queue</source>
        <translation>Warteschlange öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Kanalpunkte</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Einlösungen</translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation>älteste %1 · %2</translation>
    </message>
    <message>
        <source>Fulfil the selected redemption</source>
        <translation>Ausgewählte Einlösung erfüllen</translation>
    </message>
    <message>
        <source>Refund the selected redemption</source>
        <translation>Ausgewählte Einlösung erstatten</translation>
    </message>
    <message>
        <source>Channel Points are not available here.</source>
        <translation>Kanalpunkte sind hier nicht verfügbar.</translation>
    </message>
    <message>
        <source>You can view redemptions, but not decide them.</source>
        <translation>Du kannst Einlösungen ansehen, aber nicht über sie entscheiden.</translation>
    </message>
    <message>
        <source>To fulfil or refund redemptions, Sidestage needs permission to manage them.</source>
        <translation>Um Einlösungen zu erfüllen oder zu erstatten, braucht Sidestage die Berechtigung, sie zu verwalten.</translation>
    </message>
    <message>
        <source>No redemptions waiting.</source>
        <translation>Keine wartenden Einlösungen.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage braucht die Berechtigung, über Einlösungen zu entscheiden.</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Über diese Einlösung ist schon entschieden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCardRow</name>
    <message>
        <source>Fulfil</source>
        <translation>Erfüllen</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstatten</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a reward, what the viewer wrote</comment>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Fulfil %1 of %2</source>
        <translation>%1 von %2 erfüllen</translation>
    </message>
    <message>
        <source>Refund %1 of %2</source>
        <translation>%1 von %2 erstatten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a reward; why the decision failed</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueDelegate</name>
    <message>
        <source>no message</source>
        <translation>keine Nachricht</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>%Ln auswählen</numerusform>
            <numerusform>%Ln auswählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueFeed</name>
    <message>
        <source>The redemptions of “%1” could not be read. %2</source>
        <comment>a reward; the reason</comment>
        <translation>Die Einlösungen von „%1“ konnten nicht gelesen werden. %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueModel</name>
    <message>
        <source>Refunding</source>
        <translation>Wird erstattet</translation>
    </message>
    <message>
        <source>Fulfilling</source>
        <translation>Wird erfüllt</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Anderswo entschieden</translation>
    </message>
    <message>
        <source>Refunded elsewhere</source>
        <translation>Anderswo erstattet</translation>
    </message>
    <message>
        <source>Fulfilled elsewhere</source>
        <translation>Anderswo erfüllt</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Verschwunden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>wartet %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>Group %1, %2, collapsed</source>
        <translation>Gruppe %1, %2, eingeklappt</translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation>Gruppe %1, %2</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Eingelöst</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Heute entschieden</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Töne…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>Wartend %1</translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation>Heute entschieden %1</translation>
    </message>
    <message>
        <source>Queue view</source>
        <translation>Ansicht der Warteschlange</translation>
    </message>
    <message>
        <source>Decisions not saved: %1</source>
        <translation>Entscheidungen nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>Fulfil</source>
        <translation>Erfüllen</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstatten</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>Die Warteschlange durchsuchen</translation>
    </message>
    <message>
        <source>You can view redemptions here. To fulfil or refund them, Sidestage needs permission.</source>
        <translation>Du kannst Einlösungen hier ansehen. Um sie zu erfüllen oder zu erstatten, braucht Sidestage eine Berechtigung.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage braucht die Berechtigung, über Einlösungen zu entscheiden.</translation>
    </message>
    <message>
        <source>Decisions could not be saved to disk. Unsent ones are lost when you quit. %1</source>
        <translation>Entscheidungen konnten nicht auf der Festplatte gespeichert werden. Nicht gesendete gehen beim Beenden verloren. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1 %Ln nicht gesendete Entscheidung wird gesendet, sobald das behoben ist.</numerusform>
            <numerusform>%1 %Ln nicht gesendete Entscheidungen werden gesendet, sobald das behoben ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>Keine passenden Einlösungen.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Select row</source>
        <translation>Zeile auswählen</translation>
    </message>
    <message>
        <source>Select all shown</source>
        <translation>Alle angezeigten auswählen</translation>
    </message>
    <message>
        <source>Change grouping</source>
        <translation>Gruppierung wechseln</translation>
    </message>
    <message>
        <source>Send pending decisions now</source>
        <translation>Ausstehende Entscheidungen jetzt senden</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Über diese Einlösung ist schon entschieden.</translation>
    </message>
    <message>
        <source>Nothing selected. Press Space to select the row or group.</source>
        <translation>Nichts ausgewählt. Drücke die Leertaste, um die Zeile oder Gruppe auszuwählen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message>
        <source>Waiting redemptions</source>
        <translation>Wartende Einlösungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln new redemptions</source>
        <translation>
            <numerusform>%Ln neue Einlösung zeigen</numerusform>
            <numerusform>%Ln neue Einlösungen zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTexts</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1 min %L2 s</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1 h %L2 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting · %1</source>
        <translation>
            <numerusform>%Ln wartet · %1</numerusform>
            <numerusform>%Ln warten · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilled %Ln</source>
        <translation>
            <numerusform>%Ln erfüllt</numerusform>
            <numerusform>%Ln erfüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunded %Ln</source>
        <translation>
            <numerusform>%Ln erstattet</numerusform>
            <numerusform>%Ln erstattet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilling %Ln</source>
        <translation>
            <numerusform>%Ln wird erfüllt</numerusform>
            <numerusform>%Ln werden erfüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunding %Ln</source>
        <translation>
            <numerusform>%Ln wird erstattet</numerusform>
            <numerusform>%Ln werden erstattet</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund in %L1 s</source>
        <translation>Erstatten in %L1 s</translation>
    </message>
    <message>
        <source>Fulfil in %L1 s</source>
        <translation>Erfüllen in %L1 s</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Anderswo entschieden</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Verschwunden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>%Ln von %1 wurde anderswo entschieden.</numerusform>
            <numerusform>%Ln von %1 wurden anderswo entschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 failed.</source>
        <translation>
            <numerusform>%Ln von %1 ist fehlgeschlagen.</numerusform>
            <numerusform>%Ln von %1 sind fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done.</source>
        <translation>
            <numerusform>%Ln ist fertig.</numerusform>
            <numerusform>%Ln sind fertig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fulfilled: %Ln waiting again</source>
        <translation>
            <numerusform>Nicht erfüllt: %Ln wartet wieder</numerusform>
            <numerusform>Nicht erfüllt: %Ln warten wieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln waiting again</source>
        <translation>
            <numerusform>Nicht erstattet: %Ln wartet wieder</numerusform>
            <numerusform>Nicht erstattet: %Ln warten wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 no longer exist.</source>
        <translation>
            <numerusform>%Ln von %1 gibt es nicht mehr.</numerusform>
            <numerusform>%Ln von %1 gibt es nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation>Nur Affiliates und Partner haben Kanalpunkte. %1 ist noch keins von beiden.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation>Sidestage braucht die Berechtigung, die Einlösungen von %1 zu sehen.</translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation>Keine wartenden Einlösungen. Neue erscheinen hier, sobald sie eingehen.</translation>
    </message>
    <message>
        <source>Could not load the queue. %1</source>
        <translation>Die Warteschlange konnte nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here. Create one on the Rewards page.</source>
        <translation>Du hast noch keine mit Sidestage erstellten Belohnungen. Nur über deren Einlösungen lässt sich hier entscheiden. Erstelle eine auf der Seite „Belohnungen“.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueToolBar</name>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Zuschauer oder Nachricht suchen</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Alle Belohnungen</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Wenigste Punkte</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>Nach Zuschauer</translation>
    </message>
    <message>
        <source>By reward</source>
        <translation>Nach Belohnung</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Group by reward</source>
        <translation>Nach Belohnung gruppieren</translation>
    </message>
    <message>
        <source>Group by viewer</source>
        <translation>Nach Zuschauer gruppieren</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Sorting and grouping</source>
        <translation>Sortierung und Gruppierung</translation>
    </message>
    <message>
        <source>No grouping</source>
        <translation>Keine Gruppierung</translation>
    </message>
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>Auswahl merken</translation>
    </message>
    <message>
        <source>Quit Sidestage?</source>
        <translation>Sidestage beenden?</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>%Ln Entscheidung konnte noch nicht gesendet werden. Warte und sende noch einmal, oder behalte sie.</numerusform>
            <numerusform>%Ln Entscheidungen konnten noch nicht gesendet werden. Warte und sende noch einmal, oder behalte sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remembers whether to send or keep. You can change this in Settings.</source>
        <translation>Merkt sich, ob gesendet oder behalten wird. Das lässt sich in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Keep for next start</source>
        <translation>Für nächsten Start behalten</translation>
    </message>
    <message>
        <source>No decisions left to send.</source>
        <translation>Keine Entscheidungen mehr zu senden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln Entscheidung (%1 Punkte) ist noch nicht gesendet. Wenn du sie behältst, bleibt sie auf diesem Computer und wird nach dem nächsten Start gesendet.</numerusform>
            <numerusform>%Ln Entscheidungen (%1 Punkte) sind noch nicht gesendet. Wenn du sie behältst, bleiben sie auf diesem Computer und werden nach dem nächsten Start gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Quitting now discards them.</source>
        <translation>Die Entscheidungen konnten nicht gespeichert werden: %1 Wenn du jetzt beendest, werden sie verworfen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln Entscheidung wurde noch nicht gesendet. Wenn du sie behältst, bleibt sie auf diesem Computer und wird nach dem nächsten Start gesendet.</numerusform>
            <numerusform>%Ln Entscheidungen wurden noch nicht gesendet. Wenn du sie behältst, bleiben sie auf diesem Computer und werden nach dem nächsten Start gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RaidCard</name>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln Zuschauer</numerusform>
            <numerusform>%1, %2, %Ln Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, favourite</source>
        <translation>%1, Favorit</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Cancel raid</source>
        <translation>Raid abbrechen</translation>
    </message>
    <message>
        <source>Find a channel</source>
        <translation>Kanal suchen</translation>
    </message>
    <message>
        <source>Find a channel to raid</source>
        <translation>Kanal für einen Raid suchen</translation>
    </message>
    <message>
        <source>Channels on air that you follow</source>
        <translation>Kanäle auf Sendung, denen du folgst</translation>
    </message>
    <message>
        <source>Raid this channel</source>
        <translation>Diesen Kanal raiden</translation>
    </message>
    <message>
        <source>The raid has left for %1.</source>
        <translation>Der Raid ist zu %1 aufgebrochen.</translation>
    </message>
    <message>
        <source>Sign in again to see who is on air.</source>
        <translation>Melde dich neu an, um zu sehen, wer auf Sendung ist.</translation>
    </message>
    <message>
        <source>No permission to see whom you follow.</source>
        <translation>Keine Berechtigung, zu sehen, wem du folgst.</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Sidestage lists the channels on air that you follow. Without permission to read them, it cannot show whom you could raid.</source>
        <translation>Sidestage listet die Kanäle auf Sendung auf, denen du folgst. Ohne die Berechtigung, sie zu lesen, kann es nicht zeigen, wen du raiden könntest.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln live</source>
        <translation>
            <numerusform>%Ln live</numerusform>
            <numerusform>%Ln live</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the channels that you follow is on air.</source>
        <translation>Keiner der Kanäle, denen du folgst, ist auf Sendung.</translation>
    </message>
    <message>
        <source>No matching channel.</source>
        <translation>Kein passender Kanal.</translation>
    </message>
    <message>
        <source>A prediction is still open.</source>
        <translation>Eine Vorhersage ist noch offen.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Raid %1</source>
        <translation>%1 raiden</translation>
    </message>
    <message>
        <source>Remove %1 from the favourites</source>
        <translation>%1 aus Favoriten entfernen</translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation>%1 zu Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Raiding %1 in %2</source>
        <comment>a channel; a duration</comment>
        <translation>Raid zu %1 in %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to cancel raids.</source>
        <translation>Sidestage braucht die Berechtigung, Raids abzubrechen.</translation>
    </message>
    <message>
        <source>Grant permission to raid…</source>
        <translation>Berechtigung zum Raiden erteilen…</translation>
    </message>
    <message>
        <source>A poll is still open.</source>
        <translation>Eine Umfrage ist noch offen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Erweiterung</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Letzter Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Tage wählen…</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Tage, die gezeigt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Alle Erweiterungen</translation>
    </message>
    <message>
        <source>All saved days</source>
        <translation>Alle gespeicherten Tage</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <source>Days: %1. Choose other days</source>
        <translation>Tage: %1. Andere Tage wählen</translation>
    </message>
    <message>
        <source>Data available until %1</source>
        <translation>Daten verfügbar bis %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message>
        <source>Days to compare with</source>
        <translation>Tage zum Vergleichen</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Tage, die gezeigt werden</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Diese Tage zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1: %Ln Tag.</numerusform>
            <numerusform>%1: %Ln Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last day, inclusive</source>
        <translation>Letzter Tag, einschließlich</translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionDetails</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation>Aufforderung an Zuschauer</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Redeemed, last stream</source>
        <translation>Eingelöst, letzter Stream</translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation>Erfüllt, insgesamt</translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation>Erstattet, insgesamt</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>eingelöst %1, %2</translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation>%1 in deinem Archiv</translation>
    </message>
    <message>
        <source>“%1” in your archive</source>
        <translation>„%1“ in deinem Archiv</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 anzeigen</translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation>Eingelöst, dieser Stream</translation>
    </message>
    <message>
        <source>Select a redemption to see its details.</source>
        <translation>Wähle eine Einlösung aus, um die Details zu sehen.</translation>
    </message>
    <message>
        <source>Points, fulfilled</source>
        <translation>Punkte, erfüllt</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Erfüllen</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstatten</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>keine Nachricht</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>%Ln im Archiv anzeigen</numerusform>
            <numerusform>Alle %Ln im Archiv anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Nachricht kopieren</translation>
    </message>
    <message>
        <source>Copy viewer&apos;s name</source>
        <translation>Namen des Zuschauers kopieren</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Details schließen</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoteControl</name>
    <message>
        <source>“%1” is not available now.</source>
        <translation>„%1“ ist jetzt nicht verfügbar.</translation>
    </message>
    <message>
        <source>Too many programs watch the status.</source>
        <translation>Zu viele Programme beobachten den Zustand.</translation>
    </message>
    <message>
        <source>There is no service with the ID “%1”.</source>
        <translation>Es gibt keinen Dienst mit der ID „%1“.</translation>
    </message>
    <message>
        <source>Sidestage is still starting. Try again.</source>
        <translation>Sidestage startet noch. Versuche es erneut.</translation>
    </message>
    <message>
        <source>%1 was not opened in this run of Sidestage. Show it once.</source>
        <translation>%1 wurde seit dem Start von Sidestage noch nicht geöffnet. Zeige den Dienst einmal an.</translation>
    </message>
    <message>
        <source>%1 is not among the accounts of %2.</source>
        <translation>%1 gehört nicht zu den Konten von %2.</translation>
    </message>
    <message>
        <source>Usage: sidestage do %1 %2</source>
        <translation>Aufruf: sidestage do %1 %2</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
    </message>
    <message>
        <source>%1 is signed out. Sign in again.</source>
        <translation>%1 ist abgemeldet. Melde dich erneut an.</translation>
    </message>
    <message>
        <source>The window is shown.</source>
        <translation>Das Fenster wird gezeigt.</translation>
    </message>
    <message>
        <source>This action takes no arguments.</source>
        <translation>Diese Aktion hat keine Argumente.</translation>
    </message>
    <message>
        <source>This action needs an argument. See: sidestage do --list</source>
        <translation>Diese Aktion braucht ein Argument. Siehe: sidestage do --list</translation>
    </message>
    <message>
        <source>There is no action “%1”.</source>
        <translation>Es gibt keine Aktion „%1“.</translation>
    </message>
    <message>
        <source>A dialog is open in Sidestage. Close it first.</source>
        <translation>In Sidestage ist ein Dialog offen. Schließe ihn zuerst.</translation>
    </message>
    <message>
        <source>No reward, chat mode or channel is called “%1”.</source>
        <translation>Keine Belohnung, kein Chatmodus und kein Kanal heißt „%1“.</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Fenster zeigen</translation>
    </message>
    <message>
        <source>Open a reward, a chat mode or a channel by its name</source>
        <translation>Eine Belohnung, einen Chatmodus oder einen Kanal nach Namen öffnen</translation>
    </message>
    <message>
        <source>There is no action “%1”. See: sidestage do --list</source>
        <translation>Es gibt keine Aktion „%1“. Siehe: sidestage do --list</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove service</source>
        <translation>Dienst entfernen</translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret are deleted from the keychain. All data of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation>Seine Konten werden abgemeldet, und ihre Tokens und das Client-Geheimnis werden aus dem Schlüsselbund gelöscht. Alle Daten dieses Dienstes werden von diesem Computer gelöscht: Entwürfe, Vorlagen, Belohnungssets, Archive, Auswertungen und Einstellungen.</translation>
    </message>
    <message>
        <source>Decisions not sent yet are discarded. Chat modes waiting to be restored stay as they are. This cannot be undone.</source>
        <translation>Noch nicht gesendete Entscheidungen werden verworfen. Chatmodi, die wiederhergestellt werden sollten, bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReplaceFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportRows</name>
    <message numerus="yes">
        <source>%1 of %Ln days</source>
        <translation>
            <numerusform>%1 von %Ln Tag</numerusform>
            <numerusform>%1 von %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>no report for this range</source>
        <translation>kein Bericht für diesen Zeitraum</translation>
    </message>
    <message>
        <source>last day %1</source>
        <translation>letzter Tag %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>Days covered</source>
        <translation>Abgedeckte Tage</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>Aufbewahrte Tage</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportTable</name>
    <message>
        <source>Game reports</source>
        <translation>Spielberichte</translation>
    </message>
    <message>
        <source>Extension reports</source>
        <translation>Erweiterungsberichte</translation>
    </message>
</context>
<context>
    <name>Sidestage::ResolveDialog</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln Zuschauer</numerusform>
            <numerusform>%Ln Zuschauer</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolve prediction</source>
        <translation>Vorhersage entscheiden</translation>
    </message>
    <message>
        <source>Which outcome won?</source>
        <translation>Welches Ergebnis hat gewonnen?</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>points, viewers</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>%1 auszahlen</translation>
    </message>
    <message>
        <source>Choose the outcome to see who is paid.</source>
        <translation>Wähle das Ergebnis, um zu sehen, wer etwas bekommt.</translation>
    </message>
    <message>
        <source>Nobody predicted this. No points are paid out.</source>
        <translation>Das hat niemand vorhergesagt. Es werden keine Punkte ausgezahlt.</translation>
    </message>
    <message>
        <source>%1 share %2: each gets %3 for one point. This cannot be undone.</source>
        <comment>viewers; points; a ratio</comment>
        <translation>%2 gehen an %1: Für jeden Punkt gibt es %3. Das lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message>
        <source>Restore chat modes</source>
        <translation>Chatmodi wiederherstellen</translation>
    </message>
    <message>
        <source>Restore chat modes?</source>
        <translation>Chatmodi wiederherstellen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation>%1 hat es geändert, %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>Chatmodi in %n Kanal wiederherstellen?</numerusform>
            <numerusform>Chatmodi in %n Kanälen wiederherstellen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln</source>
        <translation>
            <numerusform>%Ln wiederherstellen</numerusform>
            <numerusform>%Ln wiederherstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading the current modes…</source>
        <translation>Aktuelle Modi werden geladen…</translation>
    </message>
    <message>
        <source>The current modes are saved as a snapshot first.</source>
        <translation>Die aktuellen Modi werden zuerst als Schnappschuss gespeichert.</translation>
    </message>
    <message>
        <source>Only the changed modes are restored, to exactly what they were.</source>
        <translation>Nur die geänderten Modi werden wiederhergestellt, genau wie sie waren.</translation>
    </message>
    <message>
        <source>Nothing left to restore.</source>
        <translation>Nichts mehr wiederherzustellen.</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Anderswo geändert: %1.</translation>
    </message>
    <message>
        <source>Action for %1</source>
        <translation>Aktion für %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Unverändert lassen</translation>
    </message>
    <message>
        <source>The current modes could not be loaded.</source>
        <translation>Die aktuellen Modi konnten nicht geladen werden.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 changed it in the meantime</source>
        <translation>%1 hat es inzwischen geändert</translation>
    </message>
    <message>
        <source>Already back to what it was. Nothing to send.</source>
        <translation>Bereits wieder wie vorher. Nichts zu senden.</translation>
    </message>
    <message>
        <source>Already matches the snapshot.</source>
        <translation>Entspricht bereits dem Schnappschuss.</translation>
    </message>
    <message>
        <source>Will be set to: %1</source>
        <translation>Wird gesetzt auf: %1</translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln unchanged</source>
        <translation>
            <numerusform>%Ln unverändert lassen</numerusform>
            <numerusform>%Ln unverändert lassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreRow</name>
    <message>
        <source>Channel as before the show</source>
        <translation>Kanal wie vor der Sendung</translation>
    </message>
    <message>
        <source>Swap the rewards back</source>
        <translation>Belohnungen zurücktauschen</translation>
    </message>
    <message>
        <source>Chat modes as before the show</source>
        <translation>Chatmodi wie vor der Sendung</translation>
    </message>
    <message>
        <source>Ad warnings as before the show</source>
        <translation>Werbewarnungen wie vor der Sendung</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Chatsperre aufheben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a change; a note</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It is as it was.</source>
        <translation>Es ist schon wie vorher.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is restored; details</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Kapitel und Markierungen exportieren</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardAlerts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <translation>%1: %2, „%3“</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Neue Einlösung</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n neue Einlösung</numerusform>
            <numerusform>%n neue Einlösungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardEditor</name>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Editor schließen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Neue Belohnung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Von einer anderen App erstellt.</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Beim Dienst erstellen</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>%n Platz beim Dienst ist belegt.</numerusform>
            <numerusform>Alle %n Plätze beim Dienst sind belegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>%n Änderung senden</numerusform>
            <numerusform>%n Änderungen senden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Keine Änderungen.</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>In der Bibliothek speichern</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>Nichts wurde gesendet. %1 Deine Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>“%1” saved in the library</source>
        <translation>„%1“ in der Bibliothek gespeichert</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2 Your changes are still there.</source>
        <translation>„%1“ wurde nicht geändert. %2 Deine Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>“%1”: %2 sent</source>
        <translation>„%1“: %2 gesendet</translation>
    </message>
    <message>
        <source>“%1” was not created. %2</source>
        <translation>„%1“ wurde nicht erstellt. %2</translation>
    </message>
    <message>
        <source>“%1” created</source>
        <translation>„%1“ erstellt</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Only the app that made a reward can change or delete it and decide its redemptions. “%1” was made by another app. To manage it here, duplicate it, then delete the original in that app.</source>
        <translation>Nur die App, die eine Belohnung erstellt hat, kann sie ändern oder löschen und über ihre Einlösungen entscheiden. „%1“ wurde von einer anderen App erstellt. Um sie hier zu verwalten, dupliziere sie und lösche dann das Original in der anderen App.</translation>
    </message>
    <message>
        <source>Changed elsewhere while you were editing. Sending replaces that change.</source>
        <translation>Anderswo geändert, während du bearbeitet hast. Senden ersetzt diese Änderung.</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>Wartet auf die Antwort des Dienstes.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Keine Berechtigung, Belohnungen beim Dienst zu ändern.</translation>
    </message>
    <message>
        <source>Changes discarded</source>
        <translation>Änderungen verworfen</translation>
    </message>
    <message>
        <source>Another reward has this title.</source>
        <translation>Eine andere Belohnung hat diesen Titel.</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 nicht gesendet. %2 Deine Änderung ist noch da.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message>
        <source>At least %L1.</source>
        <translation>Mindestens %L1.</translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation>Wird gezeigt, kann aber nicht eingelöst werden.</translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation># und sechs Stellen, 0 bis 9 und A bis F.</translation>
    </message>
    <message>
        <source>Viewers see only rewards that are on.</source>
        <translation>Zuschauer sehen nur eingeschaltete Belohnungen.</translation>
    </message>
    <message>
        <source>Redemptions are fulfilled right away, without a decision.</source>
        <translation>Einlösungen werden sofort erfüllt, ohne Entscheidung.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>Bis zu %n Tag. Zuschauer sehen Wartezeiten ab einer Minute.</numerusform>
            <numerusform>Bis zu %n Tage. Zuschauer sehen Wartezeiten ab einer Minute.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardLibrary</name>
    <message>
        <source>Another reward has this title.</source>
        <translation>Eine andere Belohnung hat diesen Titel.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>Ein anderes Set hat diesen Namen.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Von einer anderen App erstellt. Nur diese App kann sie ändern.</translation>
    </message>
    <message>
        <source>It is still on the service. Remove it there first.</source>
        <translation>Sie ist noch beim Dienst. Entferne sie dort zuerst.</translation>
    </message>
    <message>
        <source>Previous rewards</source>
        <translation>Vorherige Belohnungen</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Sidestage needs permission to see the rewards.</source>
        <translation>Sidestage braucht die Berechtigung, die Belohnungen zu sehen.</translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points.</source>
        <translation>Nur Affiliates und Partner haben Kanalpunkte.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln pausiert</numerusform>
            <numerusform>%Ln pausiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resumed</source>
        <translation>
            <numerusform>%Ln fortgesetzt</numerusform>
            <numerusform>%Ln fortgesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln eingeschaltet</numerusform>
            <numerusform>%Ln eingeschaltet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln ausgeschaltet</numerusform>
            <numerusform>%Ln ausgeschaltet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln gelöscht</numerusform>
            <numerusform>%Ln gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not deleted.</source>
        <translation>Sie wurde nicht gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>%Ln wurde nicht gelöscht. %1</numerusform>
            <numerusform>%Ln wurden nicht gelöscht. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>„%1“ gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>%Ln zu „%1“ hinzugefügt</numerusform>
            <numerusform>%Ln zu „%1“ hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source> (copy)</source>
        <translation> (Kopie)</translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation> (Kopie %L1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed. %1</source>
        <translation>
            <numerusform>%Ln fehlgeschlagen. %1</numerusform>
            <numerusform>%Ln fehlgeschlagen. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created on the service</source>
        <translation>
            <numerusform>%Ln beim Dienst erstellt</numerusform>
            <numerusform>%Ln beim Dienst erstellt</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” removed from the service, kept in the library</source>
        <translation>„%1“ beim Dienst entfernt, in der Bibliothek behalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from the service, kept in the library</source>
        <translation>
            <numerusform>%Ln beim Dienst entfernt, in der Bibliothek behalten</numerusform>
            <numerusform>%Ln beim Dienst entfernt, in der Bibliothek behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from “%1”</source>
        <translation>
            <numerusform>%Ln aus „%1“ entfernt</numerusform>
            <numerusform>%Ln aus „%1“ entfernt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardSelectionBar</name>
    <message>
        <source>Turn on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Auswahl bearbeiten…</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Aktionen für ausgewählte Belohnungen</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardTable</name>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Belohnungen suchen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>Nach Status filtern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln Belohnung</numerusform>
            <numerusform>%Ln Belohnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <translation>
            <numerusform>%1, %Ln ausgewählt</numerusform>
            <numerusform>%1, %Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Only with waiting redemptions</source>
        <translation>Nur mit wartenden Einlösungen</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Aktionen für ausgewählte Belohnungen</translation>
    </message>
    <message>
        <source>No matching rewards.</source>
        <translation>Keine passenden Belohnungen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Neue Belohnung</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Entwurf nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Entwurf gespeichert %1</translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation>Keine andere App hat in diesem Kanal eine Belohnung erstellt.</translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation>Jede Belohnung ist in einem Set.</translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation>Noch keine Belohnungen. Zuschauer geben dafür ihre Kanalpunkte aus.</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Edit reward</source>
        <translation>Belohnung bearbeiten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Belohnungen suchen</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Neues Set…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>None of the selected rewards can be changed here.</source>
        <translation>Keine der ausgewählten Belohnungen kann hier geändert werden.</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>Zu Set hinzufügen</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Export rewards</source>
        <translation>Belohnungen exportieren</translation>
    </message>
    <message>
        <source>Rewards (*.json)</source>
        <translation>Belohnungen (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards exported</source>
        <translation>
            <numerusform>%Ln Belohnung exportiert</numerusform>
            <numerusform>%Ln Belohnungen exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Import rewards</source>
        <translation>Belohnungen importieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>%Ln Belohnung importiert</numerusform>
            <numerusform>%Ln Belohnungen importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation>Belohnungen zum Set hinzufügen…</translation>
    </message>
    <message>
        <source>Add rewards…</source>
        <translation>Belohnungen hinzufügen…</translation>
    </message>
    <message>
        <source>There are no rewards yet.</source>
        <translation>Es gibt noch keine Belohnungen.</translation>
    </message>
    <message>
        <source>Every reward is in this set.</source>
        <translation>Alle Belohnungen sind in diesem Set.</translation>
    </message>
    <message>
        <source>Library section</source>
        <translation>Bereich der Bibliothek</translation>
    </message>
    <message>
        <source>Select a reward to view and edit it.</source>
        <translation>Wähle eine Belohnung aus, um sie anzusehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. You can still prepare rewards in the library.</source>
        <translation>Nur Affiliates und Partner haben Kanalpunkte. Du kannst Belohnungen trotzdem in der Bibliothek vorbereiten.</translation>
    </message>
    <message>
        <source>You can view rewards. To change them on the service, Sidestage needs permission.</source>
        <translation>Du kannst Belohnungen ansehen. Um sie beim Dienst zu ändern, braucht Sidestage eine Berechtigung.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards on the service.</source>
        <translation>Sidestage braucht die Berechtigung, die Belohnungen beim Dienst zu sehen.</translation>
    </message>
    <message>
        <source>Rewards not loaded yet. %1</source>
        <translation>Belohnungen noch nicht geladen. %1</translation>
    </message>
    <message>
        <source>This set has no rewards yet.</source>
        <translation>Dieses Set hat noch keine Belohnungen.</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Set anwenden…</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Zurückwechseln…</translation>
    </message>
    <message>
        <source>Show or hide the side pane</source>
        <translation>Seitenbereich ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Send reward changes</source>
        <translation>Änderungen der Belohnung senden</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Von einer anderen App erstellt. Nur diese App kann sie ändern.</translation>
    </message>
    <message>
        <source>Select a reward first.</source>
        <translation>Wähle zuerst eine Belohnung aus.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Keine Berechtigung, Belohnungen beim Dienst zu ändern.</translation>
    </message>
    <message>
        <source>Select a set first.</source>
        <translation>Wähle zuerst ein Set aus.</translation>
    </message>
    <message>
        <source>No set has been applied yet.</source>
        <translation>Es wurde noch kein Set angewendet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>%1 bei %Ln Belohnung geändert</numerusform>
            <numerusform>%1 bei %Ln Belohnungen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Auswahl bearbeiten…</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Beim Dienst erstellen</translation>
    </message>
    <message>
        <source>Remove from this set</source>
        <translation>Aus diesem Set entfernen</translation>
    </message>
    <message>
        <source>Remove from the service (frees the slot)</source>
        <translation>Beim Dienst entfernen (Platz wird frei)</translation>
    </message>
    <message>
        <source>Turn off only (keeps the slot)</source>
        <translation>Nur ausschalten (Platz bleibt belegt)</translation>
    </message>
    <message>
        <source>Preview of “%1”. Nothing has been sent yet.</source>
        <translation>Vorschau von „%1“. Noch wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are kept</source>
        <translation>Set „%1“ gelöscht; seine Belohnungen bleiben erhalten</translation>
    </message>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>„%1“ konnte nicht gelesen werden. %2</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Neues Set</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>Set umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>Beginnt mit der %Ln ausgewählten Belohnung.</numerusform>
            <numerusform>Beginnt mit den %Ln ausgewählten Belohnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>For a category or a show, for example “Horror night”.</source>
        <translation>Für eine Kategorie oder eine Sendung, zum Beispiel „Horrornacht“.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>Set erstellen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>Sidestage::RolesView</name>
    <message>
        <source>%1 is a VIP. A VIP cannot be a moderator as well.</source>
        <translation>%1 ist VIP. Ein VIP kann nicht zugleich Moderator sein.</translation>
    </message>
    <message>
        <source>%1 is a moderator. A moderator cannot be a VIP as well.</source>
        <translation>%1 ist Moderator. Ein Moderator kann nicht zugleich VIP sein.</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the VIPs…</source>
        <translation>Schritt 1 von 2: %1 wird aus den VIPs entfernt…</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the moderators…</source>
        <translation>Schritt 1 von 2: %1 wird aus den Moderatoren entfernt…</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP. Step 2 of 2: adding to the moderators…</source>
        <translation>%1 ist nicht mehr VIP. Schritt 2 von 2: Ernennung zum Moderator…</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator. Step 2 of 2: adding to the VIPs…</source>
        <translation>%1 ist nicht mehr Moderator. Schritt 2 von 2: Ernennung zum VIP…</translation>
    </message>
    <message>
        <source>Step 1 of 2 failed, nothing was changed for %1. %2</source>
        <translation>Schritt 1 von 2 ist fehlgeschlagen, für %1 wurde nichts geändert. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP, but step 2 of 2 failed: not a moderator yet. %2</source>
        <translation>%1 ist nicht mehr VIP, aber Schritt 2 von 2 ist fehlgeschlagen: noch nicht Moderator. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator, but step 2 of 2 failed: not a VIP yet. %2</source>
        <translation>%1 ist nicht mehr Moderator, aber Schritt 2 von 2 ist fehlgeschlagen: noch nicht VIP. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP and is a moderator now.</source>
        <translation>%1 ist nicht mehr VIP und jetzt Moderator.</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator and is a VIP now.</source>
        <translation>%1 ist nicht mehr Moderator und jetzt VIP.</translation>
    </message>
    <message>
        <source>Roles section</source>
        <translation>Bereich der Rollen</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>Moderatoren</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIPs</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Search roles</source>
        <translation>Rollen durchsuchen</translation>
    </message>
    <message>
        <source>Copy name from roles</source>
        <translation>Namen aus den Rollen kopieren</translation>
    </message>
    <message>
        <source>Remove the role</source>
        <translation>Rolle entziehen</translation>
    </message>
    <message>
        <source>Remove VIP and make moderator</source>
        <translation>VIP-Rolle entziehen und zum Moderator ernennen</translation>
    </message>
    <message>
        <source>Remove moderator and make VIP</source>
        <translation>Moderatorrolle entziehen und zum VIP ernennen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Make VIP again</source>
        <translation>Wieder zum VIP ernennen</translation>
    </message>
    <message>
        <source>Make moderator again</source>
        <translation>Wieder zum Moderator ernennen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Make the moderator a VIP, or the VIP a moderator…</source>
        <translation>Den Moderator zum VIP oder den VIP zum Moderator machen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::RunAdCard</name>
    <message>
        <source>Run an ad now</source>
        <translation>Jetzt Werbung schalten</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Länge in Sekunden</translation>
    </message>
    <message>
        <source>The ad that is shown may be shorter or longer.</source>
        <translation>Die gezeigte Werbung kann kürzer oder länger sein.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleDelegate</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation>%1 kaufte %2 für %3 Bits im Kanal von %4, %5</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>in Entwicklung</translation>
    </message>
    <message>
        <source>ID %1, product %2</source>
        <translation>ID %1, Produkt %2</translation>
    </message>
    <message>
        <source>%1 Bits</source>
        <translation>%1 Bits</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>the channel</comment>
        <translation>in %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Transaction IDs, separated by spaces</source>
        <translation>Transaktions-IDs, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Look up transactions by their IDs</source>
        <translation>Transaktionen nach ihren IDs nachschlagen</translation>
    </message>
    <message>
        <source>ID copied</source>
        <translation>ID kopiert</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Extension transactions, newest first</source>
        <translation>Transaktionen der Erweiterung, neueste zuerst</translation>
    </message>
    <message>
        <source>Look up transaction</source>
        <translation>Transaktion nachschlagen</translation>
    </message>
    <message>
        <source>Copy transaction ID</source>
        <translation>Transaktions-ID kopieren</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln IDs at once.</source>
        <translation>
            <numerusform>Höchstens %Ln ID auf einmal.</numerusform>
            <numerusform>Höchstens %Ln IDs auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. Reading them requires a token of the app itself.</source>
        <translation>Käufe mit Bits in der Erweiterung %1. Sie zu lesen erfordert ein eigenes Token der App.</translation>
    </message>
    <message>
        <source>This service has no client secret, which is required for the app’s own token.</source>
        <translation>Dieser Dienst hat kein Client-Geheimnis; es wird für das eigene Token der App benötigt.</translation>
    </message>
    <message>
        <source>At least one of these IDs was not found.</source>
        <translation>Mindestens eine dieser IDs wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Could not load the transactions. %1</source>
        <translation>Die Transaktionen konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>No purchases yet. They appear here.</source>
        <translation>Noch keine Käufe. Sie erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ScheduleFeed</name>
    <message>
        <source>It was not added. Try it again.</source>
        <translation>Es wurde nicht hinzugefügt. Versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>Streamplan</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgesagt</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Wöchentlich</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmalig</translation>
    </message>
    <message>
        <source>Schedule saved.</source>
        <translation>Streamplan gespeichert.</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <comment>a time</comment>
        <translation>Entwurf gespeichert %1</translation>
    </message>
    <message>
        <source>Schedule view</source>
        <translation>Ansicht des Streamplans</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Vorige Woche</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Nächste Woche</translation>
    </message>
    <message>
        <source>Segments of this week</source>
        <translation>Termine dieser Woche</translation>
    </message>
    <message>
        <source>Week. The tab List has the same segments as a table.</source>
        <translation>Woche. Der Tab „Liste“ zeigt dieselben Termine als Tabelle.</translation>
    </message>
    <message>
        <source>Vacation…</source>
        <translation>Urlaub…</translation>
    </message>
    <message>
        <source>Save iCalendar…</source>
        <translation>iCalendar speichern…</translation>
    </message>
    <message>
        <source>Copy iCalendar link</source>
        <translation>iCalendar-Link kopieren</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Neuer Termin</translation>
    </message>
    <message>
        <source>Save segment</source>
        <translation>Termin speichern</translation>
    </message>
    <message>
        <source>Edit segment</source>
        <translation>Termin bearbeiten</translation>
    </message>
    <message>
        <source>Delete segment…</source>
        <translation>Termin löschen…</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two dates</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message numerus="yes">
        <source>week %1 · %Ln shows, %2</source>
        <translation>
            <numerusform>KW %1 · %Ln Sendung, %2</numerusform>
            <numerusform>KW %1 · %Ln Sendungen, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No shows planned.</source>
        <translation>Keine Sendungen geplant.</translation>
    </message>
    <message>
        <source>Save iCalendar</source>
        <translation>iCalendar speichern</translation>
    </message>
    <message>
        <source>Schedule of %1</source>
        <translation>Streamplan von %1</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Kalender (*.ics)</translation>
    </message>
    <message>
        <source>Schedule saved in %1.</source>
        <translation>Streamplan in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The segment was added, but the old one could not be deleted. Both are planned.</source>
        <translation>Der Termin wurde hinzugefügt, aber der alte konnte nicht gelöscht werden. Beide sind geplant.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>Sidestage braucht die Berechtigung, den Streamplan zu ändern.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Changing the schedule failed. %1</source>
        <comment>the reason</comment>
        <translation>Das Ändern des Streamplans ist fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>Reading the calendar failed. %1</source>
        <comment>the reason</comment>
        <translation>Das Lesen des Kalenders ist fehlgeschlagen. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SearchCombo</name>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>Sidestage::SecondStart</name>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Sidestage is already running, but is not responding.</source>
        <translation>Sidestage läuft schon, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it responds. If it quits, Sidestage starts here instead. No data is lost while you wait.</source>
        <translation>Sein Fenster kommt nach vorn, sobald es antwortet. Wenn es sich beendet, startet Sidestage hier neu. Während du wartest, gehen keine Daten verloren.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nicht mehr warten</translation>
    </message>
</context>
<context>
    <name>Sidestage::SegmentEditor</name>
    <message>
        <source>Segment</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Start and repeat are fixed.</source>
        <translation>Beginn und Wiederholung stehen fest.</translation>
    </message>
    <message>
        <source>No permission to change the schedule.</source>
        <translation>Keine Berechtigung, den Streamplan zu ändern.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Repeats weekly</source>
        <translation>Wöchentlich wiederholen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Weekly segments</source>
        <translation>Wöchentliche Termine</translation>
    </message>
    <message>
        <source>The service cannot move a weekly segment or change how often it comes. Sidestage can add a new one and then delete this one.</source>
        <translation>Der Dienst kann einen wöchentlichen Termin nicht verschieben und nicht ändern, wie oft er kommt. Sidestage kann einen neuen hinzufügen und dann diesen löschen.</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Verschieben…</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Streamplan</translation>
    </message>
    <message>
        <source>Without permission to manage the schedule, Sidestage can only show it.</source>
        <translation>Ohne die Berechtigung, den Streamplan zu verwalten, kann Sidestage ihn nur zeigen.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Neuer Termin</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Wöchentlich</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmalig</translation>
    </message>
    <message>
        <source>30 to 1,380. Ends at %1.</source>
        <comment>a time of day</comment>
        <translation>30 bis 1.380. Endet um %1.</translation>
    </message>
    <message>
        <source>At the same time: %1.</source>
        <translation>Zur selben Zeit: %1.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>Sidestage braucht die Berechtigung, den Streamplan zu ändern.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Keine Änderungen.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <comment>a date</comment>
        <translation>%1 absagen</translation>
    </message>
    <message>
        <source>Starts at %1 in %2 all year.</source>
        <comment>a time; a time zone</comment>
        <translation>Beginnt das ganze Jahr um %1 (%2).</translation>
    </message>
    <message>
        <source>When the clocks change on %1, that moves from %2 to %3 UTC.</source>
        <comment>a date; two times</comment>
        <translation>Mit der Zeitumstellung am %1 verschiebt sich das von %2 auf %3 UTC.</translation>
    </message>
    <message>
        <source>Choose a time zone from the list.</source>
        <translation>Wähle eine Zeitzone aus der Liste.</translation>
    </message>
    <message>
        <source>Delete segment</source>
        <translation>Termin löschen</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>It is removed from all weeks. To leave out one week, cancel it.</source>
        <translation>Der Termin wird aus allen Wochen entfernt. Um eine Woche auszulassen, sage ihn nur für diese ab.</translation>
    </message>
    <message>
        <source>It is removed from the schedule.</source>
        <translation>Der Termin wird aus dem Streamplan entfernt.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel next</source>
        <translation>Nächsten absagen</translation>
    </message>
    <message>
        <source>It may have been added. %1</source>
        <comment>the reason</comment>
        <translation>Vielleicht wurde es hinzugefügt. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln Belohnung</numerusform>
            <numerusform>%Ln Belohnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>%Ln erfüllen</numerusform>
            <numerusform>%Ln erfüllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>%Ln erstatten</numerusform>
            <numerusform>%Ln erstatten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionStrip</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SeriesList</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No data, %1</source>
        <translation>Keine Daten, %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>Verglichen: %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures can be shown at once.</source>
        <translation>
            <numerusform>Höchstens %Ln Wert lässt sich gleichzeitig zeigen.</numerusform>
            <numerusform>Höchstens %Ln Werte lassen sich gleichzeitig zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures while comparing.</source>
        <translation>
            <numerusform>Beim Vergleichen höchstens %Ln Wert.</numerusform>
            <numerusform>Beim Vergleichen höchstens %Ln Werte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceAddress</name>
    <message>
        <source>This is not an address. It must begin with https://.</source>
        <translation>Das ist keine Adresse. Sie muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation>Das ist keine Adresse. Sie muss mit wss:// beginnen.</translation>
    </message>
    <message>
        <source>Enter only the address, without user, query or fragment.</source>
        <translation>Gib nur die Adresse ein, ohne Benutzer, Abfrage oder Fragment.</translation>
    </message>
    <message>
        <source>Enter only the address, without user or fragment.</source>
        <translation>Gib nur die Adresse ein, ohne Benutzer oder Fragment.</translation>
    </message>
    <message>
        <source>Live events require wss://; ws:// is allowed only for services on this computer.</source>
        <translation>Live-Ereignisse brauchen wss://; ws:// ist nur für Dienste auf diesem Computer erlaubt.</translation>
    </message>
    <message>
        <source>Only https is secure for signing in. Begin the address with https://; http:// is allowed only for services on this computer.</source>
        <translation>Nur https ist zum Anmelden sicher. Beginne die Adresse mit https://; http:// ist nur für Dienste auf diesem Computer erlaubt.</translation>
    </message>
    <message>
        <source>This is not an address. Enter the one that is registered for your app, such as http://localhost:17563.</source>
        <translation>Das ist keine Adresse. Gib die ein, die für deine App registriert ist, etwa http://localhost:17563.</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API-Adresse</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Token-Dienst</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>Redirect-URI</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Live-Ereignisse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; what is wrong with it, as a sentence</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCard</name>
    <message>
        <source>Service profile</source>
        <translation>Dienstprofil</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Each profile keeps its own accounts.</source>
        <translation>Jedes Profil hat seine eigenen Konten.</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Dienst hinzufügen…</translation>
    </message>
    <message>
        <source>Client ID %1, with a client secret in the keychain</source>
        <translation>Client-ID %1, mit einem Client-Geheimnis im Schlüsselbund</translation>
    </message>
    <message>
        <source>Client ID %1, public client without a secret</source>
        <translation>Client-ID %1, öffentlicher Client ohne Geheimnis</translation>
    </message>
    <message>
        <source>Client ID %1</source>
        <translation>Client-ID %1</translation>
    </message>
    <message>
        <source>The sandbox is built in. Its addresses and its app are made at the start.</source>
        <translation>Die Sandbox ist eingebaut. Ihre Adressen und ihre App entstehen beim Start.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCheck</name>
    <message>
        <source>The certificate of %1 is not valid today.</source>
        <translation>Das Zertifikat von %1 ist heute nicht gültig.</translation>
    </message>
    <message>
        <source>Check the date of this computer: it is set to %1. If it is right, the operator of the service must renew the certificate.</source>
        <translation>Prüfe das Datum dieses Computers: Es steht auf %1. Wenn es stimmt, muss der Betreiber des Dienstes das Zertifikat erneuern.</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>Das Zertifikat von %1 ist selbst signiert.</translation>
    </message>
    <message>
        <source>Nobody confirms that this is the service, so Sidestage does not connect. If the service is yours, install its certificate in the system, or use one from a certificate authority.</source>
        <translation>Niemand bestätigt, dass dies der Dienst ist, deshalb verbindet sich Sidestage nicht. Wenn es dein eigener Dienst ist, installiere sein Zertifikat im System oder verwende eines von einer Zertifizierungsstelle.</translation>
    </message>
    <message>
        <source>The certificate of %1 belongs to another host.</source>
        <translation>Das Zertifikat von %1 gehört zu einem anderen Host.</translation>
    </message>
    <message>
        <source>Check the address for typing errors. Sidestage sends nothing to this host.</source>
        <translation>Prüfe die Adresse auf Tippfehler. Sidestage sendet nichts an diesen Host.</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified: “%2”</source>
        <translation>Das Zertifikat von %1 konnte nicht geprüft werden: „%2“</translation>
    </message>
    <message>
        <source>Ask the operator of the service for a valid certificate.</source>
        <translation>Bitte den Betreiber des Dienstes um ein gültiges Zertifikat.</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>Es gibt keinen Host namens %1.</translation>
    </message>
    <message>
        <source>Check the address for typing errors, and your network connection.</source>
        <translation>Prüfe die Adresse auf Tippfehler und deine Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>%1 accepts no connection.</source>
        <translation>%1 nimmt keine Verbindung an.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Prüfe den Port in der Adresse und ob der Dienst läuft.</translation>
    </message>
    <message>
        <source>%1 does not speak TLS.</source>
        <translation>%1 spricht kein TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. Sidestage connects without TLS only on this computer.</source>
        <translation>Prüfe den Port in der Adresse. Ohne TLS verbindet sich Sidestage nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>%1 did not answer within 10 seconds.</source>
        <translation>%1 hat nicht innerhalb von 10 Sekunden geantwortet.</translation>
    </message>
    <message>
        <source>Check the address and your network connection, then try again.</source>
        <translation>Prüfe die Adresse und deine Netzwerkverbindung und versuche es erneut.</translation>
    </message>
    <message>
        <source>%1 could not be reached: “%2”</source>
        <translation>%1 war nicht erreichbar: „%2“</translation>
    </message>
    <message>
        <source>%1 reports a problem (%2).</source>
        <translation>%1 meldet ein Problem (%2).</translation>
    </message>
    <message>
        <source>The service may be overloaded or under maintenance. Try again later.</source>
        <translation>Der Dienst ist vielleicht überlastet oder wird gewartet. Versuche es später erneut.</translation>
    </message>
    <message>
        <source>%1 answers, but not as the API of such a service.</source>
        <translation>%1 antwortet, aber nicht als API eines solchen Dienstes.</translation>
    </message>
    <message>
        <source>Check the API address. It ends with the version, such as https://api.example/helix.</source>
        <translation>Prüfe die API-Adresse. Sie endet mit der Version, etwa https://api.example/helix.</translation>
    </message>
    <message>
        <source>%1 answers, but is not a token service.</source>
        <translation>%1 antwortet, ist aber kein Token-Dienst.</translation>
    </message>
    <message>
        <source>Check the address of the token service, such as https://id.example. Sidestage adds /oauth2/ itself.</source>
        <translation>Prüfe die Adresse des Token-Dienstes, etwa https://id.example. Sidestage ergänzt /oauth2/ selbst.</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>gültig bis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock of this computer is %1 ahead of the service.</source>
        <translation>Die Uhr dieses Computers geht gegenüber dem Dienst %1 vor.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service.</source>
        <translation>Die Uhr dieses Computers geht gegenüber dem Dienst %1 nach.</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Stelle Datum und Uhrzeit dieses Computers. Bis dahin können angezeigte Zeiten falsch sein und Zertifikate abgelehnt werden.</translation>
    </message>
    <message>
        <source>The service does not know this client ID.</source>
        <translation>Der Dienst kennt diese Client-ID nicht.</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. It is not the name of the app.</source>
        <translation>Kopiere sie noch einmal von der Seite deiner App. Sie ist nicht der Name der App.</translation>
    </message>
    <message>
        <source>The client ID could not be checked.</source>
        <translation>Die Client-ID konnte nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Client ID known</source>
        <translation>Client-ID bekannt</translation>
    </message>
    <message>
        <source>public client</source>
        <translation>öffentlicher Client</translation>
    </message>
    <message>
        <source>This app is registered as a public client, which has no secret.</source>
        <translation>Diese App ist als öffentlicher Client registriert und hat kein Geheimnis.</translation>
    </message>
    <message>
        <source>Remove the client secret, or register the app as a confidential client.</source>
        <translation>Entferne das Client-Geheimnis oder registriere die App als vertraulichen Client.</translation>
    </message>
    <message>
        <source>confidential client</source>
        <translation>vertraulicher Client</translation>
    </message>
    <message>
        <source>This app is registered as a confidential client.</source>
        <translation>Diese App ist als vertraulicher Client registriert.</translation>
    </message>
    <message>
        <source>Without its secret, a sign-in cannot be renewed. Paste the client secret, or register the app as a public client.</source>
        <translation>Ohne ihr Geheimnis kann eine Anmeldung nicht erneuert werden. Füge das Client-Geheimnis ein oder registriere die App als öffentlichen Client.</translation>
    </message>
    <message>
        <source>confidential client, secret accepted</source>
        <translation>vertraulicher Client, Geheimnis angenommen</translation>
    </message>
    <message>
        <source>The service does not accept this client secret.</source>
        <translation>Der Dienst nimmt dieses Client-Geheimnis nicht an.</translation>
    </message>
    <message>
        <source>The client secret could not be checked: “%1”</source>
        <translation>Das Client-Geheimnis konnte nicht geprüft werden: „%1“</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. A new secret there makes the old one invalid.</source>
        <translation>Kopiere es noch einmal von der Seite deiner App. Ein neues Geheimnis macht dort das alte ungültig.</translation>
    </message>
    <message>
        <source>The redirect URI %1 is not registered for this app.</source>
        <translation>Die Redirect-URI %1 ist für diese App nicht registriert.</translation>
    </message>
    <message>
        <source>Add exactly this URI on the page of your app, without a slash at the end, or enter here the one that is registered.</source>
        <translation>Trage genau diese URI auf der Seite deiner App ein, ohne Schrägstrich am Ende, oder gib hier die registrierte ein.</translation>
    </message>
    <message>
        <source>Redirect URI registered</source>
        <translation>Redirect-URI registriert</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>Erreichbar</translation>
    </message>
    <message>
        <source>%1, %2 ms</source>
        <translation>%1, %2 ms</translation>
    </message>
    <message>
        <source>%1 closed the connection without a response.</source>
        <translation>%1 hat die Verbindung ohne Antwort geschlossen.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether it begins with https://.</source>
        <translation>Prüfe den Port in der Adresse und ob sie mit https:// beginnt.</translation>
    </message>
    <message>
        <source>%1 does not speak HTTP.</source>
        <translation>%1 spricht kein HTTP.</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Live-Ereignisse</translation>
    </message>
    <message>
        <source>No live events could be reached at %1.</source>
        <translation>Unter %1 sind keine Live-Ereignisse erreichbar.</translation>
    </message>
    <message>
        <source>Check the address of the live events. Without them, Sidestage polls for changes.</source>
        <translation>Prüfe die Adresse der Live-Ereignisse. Ohne sie fragt Sidestage Änderungen regelmäßig ab.</translation>
    </message>
    <message>
        <source>The service did not respond. Try again later.</source>
        <translation>Der Dienst hat nicht geantwortet. Versuche es später erneut.</translation>
    </message>
    <message>
        <source>The service responded with status %1.</source>
        <translation>Der Dienst hat mit Status %1 geantwortet.</translation>
    </message>
    <message>
        <source>The service said: “%1”.</source>
        <translation>Der Dienst meldet: „%1“.</translation>
    </message>
    <message>
        <source>Check the address of the token service and the client ID.</source>
        <translation>Prüfe die Adresse des Token-Dienstes und die Client-ID.</translation>
    </message>
    <message>
        <source>It ends with a slash, which must be registered too. Remove the slash here, or add exactly this URI on the page of your app.</source>
        <translation>Sie endet mit einem Schrägstrich, der mit registriert sein muss. Entferne ihn hier oder trage genau diese URI auf der Seite deiner App ein.</translation>
    </message>
    <message>
        <source>The redirect URI could not be checked.</source>
        <translation>Die Redirect-URI konnte nicht geprüft werden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>The public platform</source>
        <translation>Die öffentliche Plattform</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>API-Adresse</translation>
    </message>
    <message>
        <source>With the version, such as https://api.example/helix</source>
        <translation>Mit der Version, etwa https://api.example/helix</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Token-Dienst</translation>
    </message>
    <message>
        <source>Such as https://id.example</source>
        <translation>Etwa https://id.example</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Geheimnis</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>Redirect-URI</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>Dienst hinzufügen</translation>
    </message>
    <message>
        <source>Public platform</source>
        <translation>Öffentliche Plattform</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Live-Ereignisse</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Remove service…</source>
        <translation>Dienst entfernen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Edit service</source>
        <translation>Dienst bearbeiten</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Identifies your app to the service.</source>
        <translation>Identifiziert deine App beim Dienst.</translation>
    </message>
    <message>
        <source>The saved secret is for another token service, so it will be deleted. Enter the one for this service.</source>
        <translation>Das gespeicherte gehört zu einem anderen Token-Dienst und wird daher gelöscht. Gib das dieses Dienstes ein.</translation>
    </message>
    <message>
        <source>Leave empty to keep the saved secret. Enter a new one to replace it.</source>
        <translation>Leer lassen, um das gespeicherte zu behalten. Ein neues ersetzt es.</translation>
    </message>
    <message>
        <source>Delete the client secret</source>
        <translation>Client-Geheimnis löschen</translation>
    </message>
    <message>
        <source>Register exactly this URI. The service returns to it after sign-in.</source>
        <translation>Registriere genau diese URI. Der Dienst kehrt nach der Anmeldung zu ihr zurück.</translation>
    </message>
    <message>
        <source>Copy redirect URI</source>
        <translation>Redirect-URI kopieren</translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. If empty, Sidestage polls for changes.</source>
        <translation>Etwa wss://events.example/ws. Wenn leer, fragt Sidestage Änderungen regelmäßig ab.</translation>
    </message>
    <message>
        <source>Enter the client ID. The service requires it.</source>
        <translation>Gib die Client-ID ein. Der Dienst benötigt sie.</translation>
    </message>
    <message>
        <source>A client ID cannot contain spaces.</source>
        <translation>Eine Client-ID darf keine Leerzeichen enthalten.</translation>
    </message>
    <message>
        <source>A client secret cannot contain spaces.</source>
        <translation>Ein Client-Geheimnis darf keine Leerzeichen enthalten.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>Add a service</source>
        <translation>Dienst hinzufügen</translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation>Konsole öffnen</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>Sidestage of %1</source>
        <translation>Sidestage von %1</translation>
    </message>
    <message>
        <source>any name that is still free</source>
        <translation>irgendein Name, der noch frei ist</translation>
    </message>
    <message>
        <source>Client type</source>
        <translation>Clienttyp</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>an app on your computer cannot keep a secret</source>
        <translation>eine App auf deinem Computer kann kein Geheimnis bewahren</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Application Integration</source>
        <translation>Application Integration</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Paste what it gave you</source>
        <translation>Füge ein, was du bekommen hast</translation>
    </message>
    <message>
        <source>Only for a confidential client. Goes into the system keychain.</source>
        <translation>Nur für einen vertraulichen Client. Kommt in den Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>Check, and choose how to sign in</source>
        <translation>Prüfen und Anmeldeart wählen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>The service is checked when the client ID is there.</source>
        <translation>Der Dienst wird geprüft, sobald die Client-ID da ist.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>Auf einem anderen Gerät</translation>
    </message>
    <message>
        <source>Type a short code.</source>
        <translation>Einen kurzen Code eingeben.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>In deinem Browser</translation>
    </message>
    <message>
        <source>Returns to this app.</source>
        <translation>Kehrt zu dieser App zurück.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>Shows the service’s page.</source>
        <translation>Zeigt die Seite des Dienstes.</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Add and sign in</source>
        <translation>Hinzufügen und anmelden</translation>
    </message>
    <message>
        <source>Register Sidestage with the public platform</source>
        <translation>Registriere Sidestage bei der öffentlichen Plattform</translation>
    </message>
    <message>
        <source>Register Sidestage with the service</source>
        <translation>Registriere Sidestage beim Dienst</translation>
    </message>
    <message>
        <source>The platform asks these four things, with the client type “Public”. It is free and takes about two minutes.</source>
        <translation>Die Plattform fragt nach diesen vier Dingen, mit dem Clienttyp „Öffentlich“. Es ist kostenlos und dauert etwa zwei Minuten.</translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, using this redirect URI. You get a client ID, and a client secret only if the app is a confidential client.</source>
        <translation>Registriere Sidestage als App beim Dienst, mit dieser Redirect-URI. Du bekommst eine Client-ID und nur bei einem vertraulichen Client auch ein Client-Geheimnis.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>The service is checked when its addresses and the client ID are there.</source>
        <translation>Der Dienst wird geprüft, sobald seine Adressen und die Client-ID da sind.</translation>
    </message>
    <message>
        <source>30 letters and digits, as expected.</source>
        <translation>30 Buchstaben und Ziffern, wie erwartet.</translation>
    </message>
    <message numerus="yes">
        <source>Usually 30 small letters and digits. These are %n characters.</source>
        <translation>
            <numerusform>Üblich sind 30 Kleinbuchstaben und Ziffern. Das ist %n Zeichen.</numerusform>
            <numerusform>Üblich sind 30 Kleinbuchstaben und Ziffern. Das sind %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 of %2 fine</source>
        <translation>%1 von %2 in Ordnung</translation>
    </message>
    <message>
        <source>The check above found something that prevents the sign-in.</source>
        <translation>Die Prüfung oben hat etwas gefunden, das die Anmeldung verhindert.</translation>
    </message>
    <message>
        <source>Without a client secret, this sign-in cannot be renewed. You sign in again when it ends, on the public platform after about 60 days.</source>
        <translation>Ohne Client-Geheimnis kann diese Anmeldung nicht erneuert werden. Du meldest dich neu an, wenn sie endet, auf der öffentlichen Plattform nach etwa 60 Tagen.</translation>
    </message>
    <message>
        <source>A public client renews its sign-in by itself. It ends after 30 days without use.</source>
        <translation>Ein öffentlicher Client erneuert seine Anmeldung selbst. Sie endet nach 30 Tagen ohne Nutzung.</translation>
    </message>
    <message>
        <source>A confidential client renews its sign-in by itself, as long as the secret is valid.</source>
        <translation>Ein vertraulicher Client erneuert seine Anmeldung selbst, solange das Geheimnis gültig ist.</translation>
    </message>
    <message>
        <source>Without its client secret, a confidential client cannot renew its sign-in. You sign in again when it ends.</source>
        <translation>Ohne sein Client-Geheimnis kann ein vertraulicher Client seine Anmeldung nicht erneuern. Du meldest dich neu an, wenn sie endet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation>Die Datei %1 konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Some tokens could not be revoked and stay valid until they expire.</source>
        <translation>Einige Tokens konnten nicht widerrufen werden und gelten, bis sie ablaufen.</translation>
    </message>
    <message>
        <source>Some keychain entries of this service could not be deleted. Delete them in your keychain.</source>
        <translation>Einige Einträge dieses Dienstes konnten nicht aus dem Schlüsselbund gelöscht werden. Lösche sie dort selbst.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServicesCard</name>
    <message>
        <source>Services</source>
        <translation>Dienste</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Dienst hinzufügen…</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, wird gerade gezeigt</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Warn of the sandbox while another service is shown</source>
        <translation>Vor der Sandbox warnen, während ein anderer Dienst gezeigt wird</translation>
    </message>
    <message>
        <source>When off, sandbox accounts are disconnected and give no warnings while another service is shown.</source>
        <translation>Wenn aus, sind Konten der Sandbox getrennt und warnen nicht, während ein anderer Dienst gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>Your sign-in could not be renewed (%1).</source>
        <translation>Deine Anmeldung konnte nicht verlängert werden (%1).</translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Undo change</source>
        <translation>Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>No change to undo.</source>
        <translation>Keine Änderung zum Rückgängigmachen.</translation>
    </message>
    <message>
        <source>Kept as you change them</source>
        <translation>Wird beim Ändern gespeichert</translation>
    </message>
    <message>
        <source>Settings saved %1</source>
        <translation>Einstellungen gespeichert %1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Keine passende Einstellung.</translation>
    </message>
    <message numerus="yes">
        <source>%n matching settings</source>
        <translation>
            <numerusform>%n passende Einstellung</numerusform>
            <numerusform>%n passende Einstellungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsTexts</name>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Relative to the system’s text size. The whole interface scales with it.</source>
        <translation>Im Verhältnis zur Schriftgröße des Systems. Die ganze Oberfläche wächst mit.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>When off, the menus are behind the button above the sidebar. Press Alt to open them.</source>
        <translation>Wenn aus, sind die Menüs hinter dem Knopf über der Seitenleiste. Alt öffnet sie.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>You can undo a decision during this time. After that it is final.</source>
        <translation>In dieser Zeit kannst du eine Entscheidung rückgängig machen. Danach ist sie endgültig.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Fulfil after</source>
        <translation>Erfüllen nach</translation>
    </message>
    <message>
        <source>Refund after</source>
        <translation>Erstatten nach</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>When quitting</source>
        <translation>Beim Beenden</translation>
    </message>
    <message>
        <source>What happens to pending decisions. If kept, they are sent after the next start.</source>
        <translation>Was mit ausstehenden Entscheidungen passiert. Behaltene werden nach dem nächsten Start gesendet.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation>Vor einer Chatsperre fragen</translation>
    </message>
    <message>
        <source>When off, the shortcut locks down the selected channels at once, or all that are shown. You can undo this exactly.</source>
        <translation>Wenn aus, sperrt das Kürzel die gewählten Kanäle sofort, oder alle gezeigten. Du kannst das genau rückgängig machen.</translation>
    </message>
    <message>
        <source>Start and tray</source>
        <translation>Start und Infobereich</translation>
    </message>
    <message>
        <source>Could not change this. %1</source>
        <translation>Das konnte nicht geändert werden. %1</translation>
    </message>
    <message>
        <source>Start when you sign in to this computer</source>
        <translation>Beim Anmelden an diesem Computer starten</translation>
    </message>
    <message>
        <source>Open the page that was last open</source>
        <translation>Die zuletzt geöffnete Seite öffnen</translation>
    </message>
    <message>
        <source>When off, the first page is opened.</source>
        <translation>Ausgeschaltet wird die erste Seite geöffnet.</translation>
    </message>
    <message>
        <source>Start in the tray</source>
        <translation>Im Infobereich starten</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>Weiterlaufen, wenn das Fenster geschlossen wird</translation>
    </message>
    <message>
        <source>Events, sounds and held decisions go on. Quit is in the tray menu.</source>
        <translation>Ereignisse, Töne und wartende Entscheidungen gehen weiter. Beenden ist im Menü des Infobereichs.</translation>
    </message>
    <message>
        <source>Show the waiting count on the tray icon</source>
        <translation>Anzahl des Wartenden am Symbol zeigen</translation>
    </message>
    <message>
        <source>Redemptions, held messages and requests together.</source>
        <translation>Einlösungen, zurückgehaltene Nachrichten und Anfragen zusammen.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>Sprache der Oberfläche</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>A dashboard for live streams. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Ein Dashboard für Livestreams. Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>Versions, settings and the end of the log, without secrets. You read it before it is saved.</source>
        <translation>Versionen, Einstellungen und das Ende des Protokolls, ohne Geheimnisse. Du liest es, bevor es gespeichert wird.</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Also decides how dates, times and numbers are written.</source>
        <translation>Bestimmt auch, wie Daten, Uhrzeiten und Zahlen geschrieben werden.</translation>
    </message>
    <message>
        <source>This desktop has no tray now, so the window is minimised or closed instead.</source>
        <translation>Dieser Desktop hat gerade keinen Infobereich, deshalb wird das Fenster stattdessen minimiert oder geschlossen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>%1 (not live)</source>
        <translation>%1 (nicht live)</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Automatisch senden</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Shoutout hinzufügen</translation>
    </message>
    <message>
        <source>Channel name</source>
        <translation>Name des Kanals</translation>
    </message>
    <message>
        <source>Sent as soon as it is allowed. Otherwise, you send it yourself.</source>
        <translation>Wird gesendet, sobald es erlaubt ist. Sonst sendest du ihn selbst.</translation>
    </message>
    <message>
        <source>No signed-in account can give a shoutout from this channel.</source>
        <translation>Kein angemeldetes Konto kann von diesem Kanal einen Shoutout geben.</translation>
    </message>
    <message>
        <source>Can receive another shoutout in %1.</source>
        <translation>Kann in %1 wieder einen Shoutout erhalten.</translation>
    </message>
    <message>
        <source>raided you</source>
        <translation>hat dich geraidet</translation>
    </message>
    <message>
        <source>you follow, live</source>
        <translation>du folgst, live</translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation>im Chat</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>kürzlich</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>Nicht live</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation>Wieder in %1</translation>
    </message>
    <message>
        <source>This channel got a shoutout from here less than an hour ago.</source>
        <translation>Dieser Kanal hat von hier vor weniger als einer Stunde einen Shoutout erhalten.</translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation>Sendet in %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Sends now</source>
        <translation>Sendet jetzt</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>In %1. Shoutouts must be at least two minutes apart.</source>
        <translation>In %1. Zwischen zwei Shoutouts müssen mindestens zwei Minuten liegen.</translation>
    </message>
    <message>
        <source>Ready in %1</source>
        <translation>Bereit in %1</translation>
    </message>
    <message>
        <source>%1 · manual</source>
        <comment>from whom</comment>
        <translation>%1 · manuell</translation>
    </message>
    <message>
        <source>sent automatically</source>
        <translation>wird automatisch gesendet</translation>
    </message>
    <message>
        <source>sent manually</source>
        <translation>wird manuell gesendet</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>%1 is not live.</source>
        <translation>%1 ist nicht live.</translation>
    </message>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation>Ein Kanal kann sich selbst keinen Shoutout geben.</translation>
    </message>
    <message numerus="yes">
        <source>raided with %Ln viewers</source>
        <translation>
            <numerusform>Raid mit %Ln Zuschauer</numerusform>
            <numerusform>Raid mit %Ln Zuschauern</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage was closed before the service replied. The shoutout may have been sent.</source>
        <translation>Sidestage wurde beendet, bevor der Dienst geantwortet hat. Der Shoutout wurde möglicherweise gesendet.</translation>
    </message>
    <message>
        <source>Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.</source>
        <translation>Pausiert, weil Sidestage geschlossen war oder der Computer im Ruhezustand war. Sende ihn, wenn du so weit bist.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Dieser Kanal ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Kein angemeldetes Konto kann diesen Kanal verwalten.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to give shoutouts.</source>
        <translation>%1 hat die Berechtigung zum Geben von Shoutouts nicht erteilt.</translation>
    </message>
    <message>
        <source>%1 is already in the queue.</source>
        <translation>%1 ist schon in der Warteschlange.</translation>
    </message>
    <message>
        <source>Another shoutout from this channel is being sent.</source>
        <translation>Ein anderer Shoutout dieses Kanals wird gerade gesendet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Not signed in.</source>
        <translation>Nicht angemeldet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutsCard</name>
    <message>
        <source>Shoutouts</source>
        <translation>Shoutouts</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Automatisch senden</translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation>%1 hat %2 einen Shoutout gegeben</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Er wird gerade gesendet.</translation>
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
        <translation>Shoutout für %1 entfernt</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Entfernen	Entf</translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1 hat %2 einen Shoutout gegeben, gesehen von %Ln Zuschauer</numerusform>
            <numerusform>%1 hat %2 einen Shoutout gegeben, gesehen von %Ln Zuschauern</numerusform>
        </translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Shoutout hinzufügen</translation>
    </message>
    <message>
        <source>Shoutout queue</source>
        <translation>Shoutout-Warteschlange</translation>
    </message>
    <message>
        <source>No shoutouts in the queue. Each channel can give one every 2 minutes, and one to the same channel every hour.</source>
        <translation>Keine Shoutouts in der Warteschlange. Jeder Kanal kann alle 2 Minuten einen geben, und jede Stunde einen an denselben Kanal.</translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as it is allowed</source>
        <translation>Diesen Shoutout automatisch senden, sobald es erlaubt ist</translation>
    </message>
    <message>
        <source>Remove shoutout (Del)</source>
        <translation>Shoutout entfernen (Entf)</translation>
    </message>
    <message>
        <source>Shoutout for %1 not sent. %2</source>
        <comment>a channel; the reason</comment>
        <translation>Shoutout für %1 nicht gesendet. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>%Ln Shoutout wurde pausiert, während der Computer im Ruhezustand war. Sende ihn, wenn du so weit bist.</numerusform>
            <numerusform>%Ln Shoutouts wurden pausiert, während der Computer im Ruhezustand war. Sende sie, wenn du so weit bist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a shoutout in the list.</source>
        <translation>Wähle einen Shoutout in der Liste aus.</translation>
    </message>
    <message>
        <source>%1 can receive another shoutout in %2.</source>
        <translation>%1 kann in %2 wieder einen Shoutout erhalten.</translation>
    </message>
    <message>
        <source>A channel can give one shoutout every two minutes: %1 left.</source>
        <translation>Ein Kanal kann alle zwei Minuten einen Shoutout geben: noch %1.</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Nach oben	Alt+Hoch</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Nach unten	Alt+Runter</translation>
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
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>More actions for this show</source>
        <translation>Weitere Aktionen für diese Sendung</translation>
    </message>
    <message>
        <source>Planned today at %1</source>
        <translation>Geplant: heute um %1</translation>
    </message>
    <message>
        <source>Planned %1 at %2</source>
        <comment>a day; a time of day</comment>
        <translation>Geplant: %1 um %2</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>noch nicht benutzt</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <comment>how often; a duration</comment>
        <translation>%1, im Schnitt %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times</source>
        <translation>
            <numerusform>%Ln-mal</numerusform>
            <numerusform>%Ln-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowService</name>
    <message>
        <source>Another show has this name.</source>
        <translation>Eine andere Sendung hat diesen Namen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Another show is running.</source>
        <translation>Eine andere Sendung läuft.</translation>
    </message>
    <message>
        <source>The show is not running.</source>
        <translation>Die Sendung läuft nicht.</translation>
    </message>
    <message>
        <source>The show ended before.</source>
        <translation>Die Sendung endete vorher.</translation>
    </message>
    <message>
        <source>Stream without a show</source>
        <translation>Stream ohne Sendung</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowsPage</name>
    <message>
        <source>running for %1</source>
        <translation>Laufzeit %1</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Sendungen</translation>
    </message>
    <message>
        <source>End the show…</source>
        <translation>Sendung beenden…</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message numerus="yes">
        <source>%1, last used %2, %Ln times</source>
        <comment>a show; a day</comment>
        <translation>
            <numerusform>%1, zuletzt benutzt: %2, %Ln-mal</numerusform>
            <numerusform>%1, zuletzt benutzt: %2, %Ln-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not used yet</source>
        <translation>%1, noch nicht benutzt</translation>
    </message>
    <message>
        <source>New show</source>
        <translation>Neue Sendung</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>Zuletzt benutzte zuerst</translation>
    </message>
    <message>
        <source>Times used</source>
        <translation>Nutzungen</translation>
    </message>
    <message>
        <source>“%1” was undone.</source>
        <translation>„%1“ wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>“%1” ended. Its summary is kept.</source>
        <translation>„%1“ ist beendet. Die Zusammenfassung bleibt erhalten.</translation>
    </message>
    <message>
        <source>New show…</source>
        <translation>Neue Sendung…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Erneut vergleichen</translation>
    </message>
    <message>
        <source>Begin show…</source>
        <translation>Sendung beginnen…</translation>
    </message>
    <message>
        <source>Begin show</source>
        <translation>Sendung beginnen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Compare the chosen past shows</source>
        <translation>Gewählte vergangene Sendungen vergleichen</translation>
    </message>
    <message>
        <source>“%1” is running. End it first.</source>
        <translation>„%1“ läuft noch und muss zuerst beendet werden.</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Vergleich mit dem Dienst läuft…</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>Schritte…</translation>
    </message>
    <message>
        <source>Change over…</source>
        <translation>Wechseln…</translation>
    </message>
    <message>
        <source>End show…</source>
        <translation>Sendung beenden…</translation>
    </message>
    <message>
        <source>Add a show first.</source>
        <translation>Zuerst eine Sendung hinzufügen.</translation>
    </message>
    <message>
        <source>The end of “%1” stopped after %2 of %3 steps.</source>
        <translation>Das Beenden von „%1“ ist nach %2 von %3 Schritten stehen geblieben.</translation>
    </message>
    <message>
        <source>Undoing “%1” stopped after %2 of %3 steps.</source>
        <translation>Das Rückgängigmachen von „%1“ ist nach %2 von %3 Schritten stehen geblieben.</translation>
    </message>
    <message numerus="yes">
        <source>Finish the other %Ln</source>
        <translation>
            <numerusform>Übrigen %Ln Schritt ausführen</numerusform>
            <numerusform>Übrige %Ln Schritte ausführen</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Rename show</source>
        <translation>Sendung umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete show</source>
        <translation>Sendung löschen</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Its parts stay on their pages. Nothing changes on the service.</source>
        <translation>Die Teile bleiben auf ihren Seiten erhalten. Beim Dienst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>„%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstatten</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>%1 erstatten?</translation>
    </message>
    <message>
        <source>A refund cannot be undone.</source>
        <translation>Eine Erstattung lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Refund and end</source>
        <translation>Erstatten und beenden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>For example “Horror night”.</source>
        <translation>Zum Beispiel „Horrornacht“.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>Save the present state…</source>
        <translation>Jetzigen Stand speichern…</translation>
    </message>
    <message>
        <source>Save the present state as a show…</source>
        <translation>Jetzigen Stand als Sendung speichern…</translation>
    </message>
    <message>
        <source>No shows yet. Save the present state as one.</source>
        <translation>Noch keine Sendungen. Speichere den jetzigen Stand als eine.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part; why it could not be read</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing could be read: %1</source>
        <translation>Nichts konnte gelesen werden: %1</translation>
    </message>
    <message>
        <source>Saved under this name: %1.</source>
        <translation>Unter diesem Namen gespeichert: %1.</translation>
    </message>
    <message>
        <source>Save the present state</source>
        <translation>Jetzigen Stand speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The start of “%1” stopped after %2 of %3 steps.</source>
        <translation>Der Beginn von „%1“ ist nach %2 von %3 Schritten stehen geblieben.</translation>
    </message>
    <message>
        <source>Not part of it: %1.</source>
        <translation>Nicht dabei: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Sidebar</name>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignIn</name>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation>Du hast den Zugriff abgelehnt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The sign-in in the browser was not completed in time. Nothing was changed. Start again.</source>
        <translation>Die Anmeldung im Browser wurde nicht rechtzeitig abgeschlossen. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>Requires the client secret, which could not be read from the keychain.</source>
        <translation>Braucht das Client-Geheimnis, das nicht aus dem Schlüsselbund gelesen werden konnte.</translation>
    </message>
    <message>
        <source>Requires a client secret, but this service was set up without one.</source>
        <translation>Braucht ein Client-Geheimnis, aber dieser Dienst wurde ohne eines eingerichtet.</translation>
    </message>
    <message>
        <source>Requires a registered redirect URI on this computer, such as http://localhost:17563/signed-in.</source>
        <translation>Braucht eine registrierte Redirect-URI auf diesem Computer, etwa http://localhost:17563/signed-in.</translation>
    </message>
    <message>
        <source>Port %1 of this computer, which the browser needs to return, is used by another program. Quit that program, or choose another way to sign in.</source>
        <translation>Port %1 dieses Computers, über den der Browser zurückkehrt, wird von einem anderen Programm benutzt. Beende dieses Programm oder wähle einen anderen Weg zum Anmelden.</translation>
    </message>
    <message>
        <source>Sidestage cannot wait for the browser on this computer: “%1”.</source>
        <translation>Sidestage kann auf diesem Computer nicht auf den Browser warten: „%1“.</translation>
    </message>
    <message>
        <source>The code was not entered in time and has expired. Nothing was changed.</source>
        <translation>Der Code wurde nicht rechtzeitig eingegeben und ist abgelaufen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The code was used, but the response from the service was lost. Get a new code and enter it.</source>
        <translation>Der Code wurde benutzt, aber die Antwort des Dienstes ging verloren. Hole einen neuen Code und gib ihn ein.</translation>
    </message>
    <message>
        <source>This code is no longer valid: it was denied or withdrawn. Nothing was changed.</source>
        <translation>Dieser Code ist nicht mehr gültig: Er wurde abgelehnt oder zurückgezogen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The response does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation>Die Antwort gehört nicht zu dieser Anmeldung und wurde nicht benutzt. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>The service sent no code, so the sign-in could not be completed. Start again.</source>
        <translation>Der Dienst hat keinen Code gesendet, daher konnte die Anmeldung nicht abgeschlossen werden. Beginne neu.</translation>
    </message>
    <message>
        <source>The service sent no token, so the sign-in could not be completed. Start again.</source>
        <translation>Der Dienst hat kein Token gesendet, daher konnte die Anmeldung nicht abgeschlossen werden. Beginne neu.</translation>
    </message>
    <message>
        <source>The service does not accept the redirect URI %1. Register exactly this address for this app with the service, then start again.</source>
        <translation>Der Dienst akzeptiert die Redirect-URI %1 nicht. Registriere genau diese Adresse für diese App beim Dienst und beginne dann neu.</translation>
    </message>
    <message>
        <source>The service refused the sign-in: “%1”. Nothing was changed.</source>
        <translation>Der Dienst hat die Anmeldung abgelehnt: „%1“. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Check the client ID of this service.</source>
        <translation>Der Dienst hat ein Token für eine andere App ausgestellt, darum wurde es nicht benutzt. Prüfe die Client-ID dieses Dienstes.</translation>
    </message>
    <message>
        <source>The user of the token could not be verified, so it was not used. Start again.</source>
        <translation>Der Benutzer des Tokens ließ sich nicht bestätigen, darum wurde es nicht benutzt. Beginne neu.</translation>
    </message>
    <message>
        <source>The service did not accept the sign-in: “%1”. Nothing was changed. Start again.</source>
        <translation>Der Dienst hat die Anmeldung nicht angenommen: „%1“. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1). Nothing was changed. Start again later.</source>
        <translation>Der Dienst hat ein Problem gemeldet (%1). Nichts wurde geändert. Beginne später neu.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1): “%2”. Nothing was changed. Start again later.</source>
        <translation>Der Dienst hat ein Problem gemeldet (%1): „%2“. Nichts wurde geändert. Beginne später neu.</translation>
    </message>
    <message>
        <source>The response from the service is invalid. Nothing was changed. Start again.</source>
        <translation>Die Antwort des Dienstes ist ungültig. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>The service is not responding. Nothing was changed. Start again later.</source>
        <translation>Der Dienst antwortet nicht. Nichts wurde geändert. Beginne später neu.</translation>
    </message>
    <message>
        <source>The service did not accept the app: “%1”. Nothing was changed. Check the client ID and the client secret in the service profile.</source>
        <translation>Der Dienst hat die App nicht angenommen: „%1“. Nichts wurde geändert. Prüfe Client-ID und Client-Geheimnis im Dienstprofil.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>In deinem Browser</translation>
    </message>
    <message>
        <source>Your browser opens, then returns here.</source>
        <translation>Dein Browser öffnet sich und kehrt dann hierher zurück.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>Auf einem anderen Gerät</translation>
    </message>
    <message>
        <source>Where to sign in</source>
        <translation>Wo du dich anmeldest</translation>
    </message>
    <message>
        <source>Shows the service’s own page here.</source>
        <translation>Zeigt die Seite des Dienstes hier.</translation>
    </message>
    <message>
        <source>Enter a short code on your phone.</source>
        <translation>Gib einen kurzen Code auf deinem Telefon ein.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>Shows the service’s own page here. Screen readers cannot read it; they can in your browser.</source>
        <translation>Zeigt die Seite des Dienstes hier. Screenreader können sie nicht vorlesen, im Browser schon.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Opening the service’s page…</source>
        <translation>Die Seite des Dienstes wird geöffnet…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Wird angemeldet…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Zugriff abgelehnt</translation>
    </message>
    <message>
        <source>The code has expired</source>
        <translation>Der Code ist abgelaufen</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <translation>Angemeldet als %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation>Neu als %1 anmelden</translation>
    </message>
    <message>
        <source>Requesting a code…</source>
        <translation>Ein Code wird angefordert…</translation>
    </message>
    <message>
        <source>Could not show the page</source>
        <translation>Die Seite kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Page blocked</source>
        <translation>Seite blockiert</translation>
    </message>
    <message>
        <source>The service’s page led to %1, which does not belong to the service. Nothing was changed.</source>
        <translation>Die Seite des Dienstes führte zu %1, was nicht zum Dienst gehört. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Blocked: %1. Only the service’s own pages open here.</source>
        <translation>Blockiert: %1. Hier öffnen sich nur die Seiten des Dienstes.</translation>
    </message>
    <message>
        <source>Reason: “%1”.</source>
        <translation>Grund: „%1“.</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Could not load the service’s page. Nothing was changed.</source>
        <translation>Die Seite des Dienstes konnte nicht geladen werden. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Could not verify that the service is %1, so nothing was sent there.</source>
        <translation>Es ließ sich nicht prüfen, ob der Dienst %1 ist; dorthin wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The page stopped working</source>
        <translation>Die Seite funktioniert nicht mehr</translation>
    </message>
    <message>
        <source>The process that shows it ended unexpectedly. Nothing was changed.</source>
        <translation>Der Prozess, der sie zeigt, wurde unerwartet beendet. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>Zeit für die Anmeldung abgelaufen</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>Jetzt nicht verfügbar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No permissions requested. Sidestage only sees who you are.</source>
        <translation>Keine Berechtigungen angefordert. Sidestage sieht nur, wer du bist.</translation>
    </message>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>%n Berechtigungsgruppe angefordert. Weitere kannst du später erteilen.</numerusform>
            <numerusform>%n Berechtigungsgruppen angefordert. Weitere kannst du später erteilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the keychain to store the token. You may need to enter its password. Until then, the token is kept in memory.</source>
        <translation>Warten, bis der Schlüsselbund das Token speichert. Vielleicht musst du sein Passwort eingeben. Bis dahin bleibt das Token im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>Das Token bleibt nur im Arbeitsspeicher. Nach einem Neustart musst du dich neu anmelden.</translation>
    </message>
    <message>
        <source>Could not store the token in the keychain: “%1”</source>
        <translation>Das Token konnte nicht im Schlüsselbund gespeichert werden: „%1“</translation>
    </message>
    <message>
        <source>No keychain is available. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>Es ist kein Schlüsselbund verfügbar. Das Token bleibt nur im Arbeitsspeicher. Nach einem Neustart musst du dich neu anmelden.</translation>
    </message>
    <message>
        <source>The keychain is locked. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>Der Schlüsselbund ist gesperrt. Das Token bleibt nur im Arbeitsspeicher. Nach einem Neustart musst du dich neu anmelden.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. You may need to enter its password. The token is stored there once it is unlocked.</source>
        <translation>Warten auf den Schlüsselbund. Vielleicht musst du sein Passwort eingeben. Das Token wird dort gespeichert, sobald er entsperrt ist.</translation>
    </message>
    <message>
        <source>The token is stored in your system’s keychain. Sidestage never sees your password.</source>
        <translation>Das Token wird im Schlüsselbund deines Systems gespeichert. Sidestage sieht dein Passwort nie.</translation>
    </message>
    <message>
        <source>The service reports a problem</source>
        <translation>Der Dienst meldet ein Problem</translation>
    </message>
    <message>
        <source>Its page could not be shown (%1). Nothing was changed. The service may be overloaded or under maintenance.</source>
        <translation>Seine Seite konnte nicht gezeigt werden (%1). Nichts wurde geändert. Der Dienst ist vielleicht überlastet oder wird gewartet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted</source>
        <translation>Unverschlüsselt</translation>
    </message>
    <message>
        <source>Address %1, encrypted</source>
        <translation>Adresse %1, verschlüsselt</translation>
    </message>
    <message>
        <source>Address %1, not encrypted</source>
        <translation>Adresse %1, unverschlüsselt</translation>
    </message>
    <message>
        <source>Not encrypted (this computer)</source>
        <translation>Unverschlüsselt (dieser Computer)</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Sign out %1?</source>
        <translation>%1 abmelden?</translation>
    </message>
    <message>
        <source>Keep and sign out</source>
        <translation>Behalten und abmelden</translation>
    </message>
    <message>
        <source>Send and sign out</source>
        <translation>Senden und abmelden</translation>
    </message>
    <message>
        <source>Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation>Der Zugriff von Sidestage wird widerrufen und das Token gelöscht. Entwürfe, Vorlagen und Verlauf bleiben auf diesem Computer für die nächste Anmeldung.</translation>
    </message>
    <message>
        <source>No decisions of this account left to send.</source>
        <translation>Keine Entscheidungen dieses Kontos mehr zu senden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>%Ln Entscheidung dieses Kontos ist noch nicht gesendet. Wenn du sie behältst, bleibt sie bis zur nächsten Anmeldung auf diesem Computer.</numerusform>
            <numerusform>%Ln Entscheidungen dieses Kontos sind noch nicht gesendet. Wenn du sie behältst, bleiben sie bis zur nächsten Anmeldung auf diesem Computer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Signing out now discards them.</source>
        <translation>Die Entscheidungen konnten nicht gespeichert werden: %1 Wenn du dich jetzt abmeldest, werden sie verworfen.</translation>
    </message>
    <message>
        <source>Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed in until you choose again.</source>
        <translation>Das Senden dauert länger als erwartet. Die Entscheidungen werden gesendet, sobald es geht, aber du bleibst angemeldet, bis du noch einmal wählst.</translation>
    </message>
    <message numerus="yes">
        <source>Sign out %n accounts?</source>
        <translation>
            <numerusform>%n Konto abmelden?</numerusform>
            <numerusform>%n Konten abmelden?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::Slider</name>
    <message>
        <source>%1 · %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Sidestage::SlotBudget</name>
    <message>
        <source>Slots on the service</source>
        <translation>Plätze beim Dienst</translation>
    </message>
    <message>
        <source>%L1 of %L2 used</source>
        <translation>%L1 von %L2 belegt</translation>
    </message>
    <message>
        <source>%L1 free</source>
        <translation>%L1 frei</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>%L1 on</source>
        <translation>%L1 an</translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation>%L1 aus oder pausiert</translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made by another app, %L6 free</source>
        <translation>%L1 von %L2 Plätzen belegt: %L3 an, %L4 aus oder pausiert, %L5 von anderer App erstellt, %L6 frei</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Slots on the service: unknown</source>
        <translation>Plätze beim Dienst: unbekannt</translation>
    </message>
    <message>
        <source>%L1 made by another app, read-only</source>
        <translation>%L1 von anderer App erstellt, schreibgeschützt</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message>
        <source>Snapshots</source>
        <translation>Schnappschüsse</translation>
    </message>
    <message>
        <source>Lock down…</source>
        <translation>Sperren…</translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation>Schnappschuss gespeichert %1</translation>
    </message>
    <message>
        <source>%1 is not in the snapshot. %2</source>
        <translation>%1 ist nicht im Schnappschuss. %2</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <comment>a time</comment>
        <translation>Schnappschuss %1</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a time; how many channels</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln Kanal</numerusform>
            <numerusform>%Ln Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation>%1 wiederherstellen, %2</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 was not restored. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1 wurde nicht wiederhergestellt. %2</translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %Ln channels</source>
        <translation>
            <numerusform>„%1“ in %Ln Kanal wiederhergestellt</numerusform>
            <numerusform>„%1“ in %Ln Kanälen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %2 of %Ln channels</source>
        <translation>
            <numerusform>„%1“ in %2 von %Ln Kanal wiederhergestellt</numerusform>
            <numerusform>„%1“ in %2 von %Ln Kanälen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>„%1“ gelöscht</translation>
    </message>
    <message>
        <source>Reverts automatically</source>
        <translation>Wird automatisch zurückgesetzt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Jetzt beenden</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>Noch %1 ab jetzt</translation>
    </message>
    <message>
        <source>Being set</source>
        <translation>Wird gesetzt</translation>
    </message>
    <message>
        <source>Until you end it, then %1</source>
        <translation>Bis du es beendest, dann: %1</translation>
    </message>
    <message>
        <source>Ends after the lockdown, then %1</source>
        <translation>Endet nach der Chatsperre, dann: %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Sets strict modes in all channels at once and later restores exactly what they were.</source>
        <translation>Setzt strenge Modi in allen Kanälen zugleich und stellt später genau den vorigen Stand wieder her.</translation>
    </message>
    <message>
        <source>Snapshots of the modes before each change appear here, ready to restore.</source>
        <translation>Hier erscheinen Schnappschüsse der Modi vor jeder Änderung, bereit zum Wiederherstellen.</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
    <message>
        <source>Name and keep…</source>
        <translation>Benennen und behalten…</translation>
    </message>
    <message>
        <source>Snapshot name</source>
        <translation>Name des Schnappschusses</translation>
    </message>
    <message>
        <source>Named snapshots are kept until you delete them.</source>
        <translation>Benannte Schnappschüsse bleiben, bis du sie löschst.</translation>
    </message>
    <message>
        <source>Enter a name to keep the snapshot.</source>
        <translation>Gib einen Namen ein, um den Schnappschuss zu behalten.</translation>
    </message>
    <message>
        <source>Change when %1 ends</source>
        <translation>Ändern, wann %1 endet</translation>
    </message>
    <message>
        <source>Keep: do not revert</source>
        <translation>Behalten: nicht zurücksetzen</translation>
    </message>
    <message>
        <source>the previous value</source>
        <translation>voriger Wert</translation>
    </message>
    <message>
        <source>Reverting to %1</source>
        <translation>Wird zurückgesetzt auf: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozePieces</name>
    <message>
        <source>%1 of %2 snoozes left</source>
        <translation>%1 von %2 Aufschüben übrig</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message>
        <source>Snoozes</source>
        <translation>Aufschübe</translation>
    </message>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>übrig</numerusform>
            <numerusform>übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>One more any moment</source>
        <translation>Jeden Moment kommt einer dazu</translation>
    </message>
    <message>
        <source>All available</source>
        <translation>Alle verfügbar</translation>
    </message>
    <message>
        <source>One more in %1, at %2</source>
        <translation>Einer mehr in %1, um %2</translation>
    </message>
    <message>
        <source>Delays the next ad by 5 minutes. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation>Schiebt die nächste Werbung um 5 Minuten auf. 3 s lang kannst du es rückgängig machen, dann wird es gesendet; weniger als 15 s vor der Werbung sofort.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation>Töne und Benachrichtigungen</translation>
    </message>
    <message>
        <source>When a reward is redeemed</source>
        <translation>Wenn eine Belohnung eingelöst wird</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Neue Einlösung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Notify</source>
        <translation>Benachrichtigen</translation>
    </message>
    <message>
        <source>All other rewards</source>
        <translation>Alle anderen Belohnungen</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several at once are combined into one.</source>
        <translation>Benachrichtigungen erscheinen auf dem Desktop. Mehrere auf einmal werden zusammengefasst.</translation>
    </message>
    <message>
        <source>Show test notification</source>
        <translation>Testbenachrichtigung zeigen</translation>
    </message>
    <message>
        <source>This is a test notification.</source>
        <translation>Das ist eine Testbenachrichtigung.</translation>
    </message>
    <message>
        <source>Sound for %1</source>
        <translation>Ton für %1</translation>
    </message>
    <message>
        <source>Volume for %1</source>
        <translation>Lautstärke für %1</translation>
    </message>
    <message>
        <source>Play sound for %1</source>
        <translation>Ton für %1 abspielen</translation>
    </message>
    <message>
        <source>Notification for %1</source>
        <translation>Benachrichtigung für %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SpokenArrivals</name>
    <message>
        <source>%1, %2</source>
        <comment>a viewer, a reward</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>New redemption: %1</source>
        <translation>Neue Einlösung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n neue Einlösung</numerusform>
            <numerusform>%n neue Einlösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::StaleNote</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>As of %1 · %2</source>
        <translation>Stand %1 · %2</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Nicht geladen</translation>
    </message>
</context>
<context>
    <name>Sidestage::StartFeed</name>
    <message>
        <source>It was not started. Try it again.</source>
        <translation>Sie wurde nicht gestartet. Versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message>
        <source>No keychain: sign-in lasts until you quit</source>
        <translation>Kein Schlüsselbund: Anmeldung hält, bis du beendest</translation>
    </message>
    <message>
        <source>Keychain unlocked</source>
        <translation>Schlüsselbund offen</translation>
    </message>
    <message>
        <source>API budget %1 of %2</source>
        <translation>API-Budget %1 von %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Wartet auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Keychain locked: sign-in lasts until you quit</source>
        <translation>Schlüsselbund gesperrt: Die Anmeldung hält, bis du beendest</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1: %n Entscheidung</numerusform>
            <numerusform>%1: %n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>You may need to enter the keychain password.</source>
        <translation>Vielleicht musst du das Passwort des Schlüsselbunds eingeben.</translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then you can undo them.</source>
        <translation>Sie werden gesendet, wenn ihre Zeit um ist. Bis dahin kannst du sie rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, saved on disk</source>
        <translation>
            <numerusform>%n ausstehende Entscheidung, auf der Festplatte gespeichert</numerusform>
            <numerusform>%n ausstehende Entscheidungen, auf der Festplatte gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions of %1, saved on disk</source>
        <translation>
            <numerusform>%n ausstehende Entscheidung von %1, auf der Festplatte gespeichert</numerusform>
            <numerusform>%n ausstehende Entscheidungen von %1, auf der Festplatte gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pending decisions of %n accounts, saved on disk</source>
        <translation>
            <numerusform>%1 ausstehende Entscheidungen von %n Konto, auf der Festplatte gespeichert</numerusform>
            <numerusform>%1 ausstehende Entscheidungen von %n Konten, auf der Festplatte gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>API calls left for this account. Resets at %1.</source>
        <translation>Verbleibende API-Anfragen für dieses Konto. Wieder voll um %1.</translation>
    </message>
    <message>
        <source>API calls left for this account.</source>
        <translation>Verbleibende API-Anfragen für dieses Konto.</translation>
    </message>
    <message>
        <source>%1 for shortcuts</source>
        <comment>a key</comment>
        <translation>%1 für Tastenkürzel</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, lost when you quit</source>
        <translation>
            <numerusform>%n ausstehende Entscheidung, beim Beenden verloren</numerusform>
            <numerusform>%n ausstehende Entscheidungen, beim Beenden verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StepHead</name>
    <message>
        <source>Step %1: %2. %3</source>
        <comment>number, title, how far it is</comment>
        <translation>Schritt %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamKeyCard</name>
    <message>
        <source>Stream key</source>
        <translation>Stream-Schlüssel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>No permission to see the stream key.</source>
        <translation>Keine Berechtigung, den Stream-Schlüssel zu sehen.</translation>
    </message>
    <message>
        <source>Copy the stream key</source>
        <translation>Stream-Schlüssel kopieren</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>Showing the stream key requires the permission channel:read:stream_key, which was not granted when you signed in.</source>
        <translation>Um den Stream-Schlüssel anzuzeigen, ist die Berechtigung channel:read:stream_key nötig. Sie wurde bei der Anmeldung nicht erteilt.</translation>
    </message>
    <message numerus="yes">
        <source>Copied. It is removed from the clipboard after %n seconds.</source>
        <translation>
            <numerusform>Kopiert. Wird nach %n Sekunde aus der Zwischenablage entfernt.</numerusform>
            <numerusform>Kopiert. Wird nach %n Sekunden aus der Zwischenablage entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stream key could not be read. %1</source>
        <translation>Der Stream-Schlüssel konnte nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>Stream key, hidden</source>
        <translation>Stream-Schlüssel, ausgeblendet</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide the stream key</source>
        <translation>Stream-Schlüssel ausblenden</translation>
    </message>
    <message>
        <source>Show the stream key</source>
        <translation>Stream-Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Hidden again in %1 s.</source>
        <translation>Wird in %1 s wieder ausgeblendet.</translation>
    </message>
    <message>
        <source>Copied. Removed from the clipboard in %1 s.</source>
        <translation>Kopiert. Wird in %1 s aus der Zwischenablage entfernt.</translation>
    </message>
    <message>
        <source>Whoever has this key can stream to your channel.</source>
        <translation>Wer diesen Schlüssel hat, kann auf diesem Kanal streamen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamView</name>
    <message>
        <source>This stream</source>
        <translation>Dieser Stream</translation>
    </message>
    <message>
        <source>Search notes</source>
        <translation>Notizen durchsuchen</translation>
    </message>
    <message>
        <source>Note of the next moment</source>
        <translation>Notiz zum nächsten Moment</translation>
    </message>
    <message>
        <source>Moments of the stream, the latest first</source>
        <translation>Momente des Streams, neueste zuerst</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Note of the next moment, then Enter</source>
        <translation>Notiz zum nächsten Moment, dann Eingabetaste</translation>
    </message>
    <message>
        <source>The service keeps no edits: a changed note stays on this computer and goes into the export.</source>
        <translation>Der Dienst speichert keine Änderungen: Eine geänderte Notiz bleibt auf diesem Computer und kommt in den Export.</translation>
    </message>
    <message>
        <source>Chapters to export</source>
        <translation>Kapitel zum Exportieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Export chapters and markers…</source>
        <translation>Kapitel und Markierungen exportieren…</translation>
    </message>
    <message>
        <source>Copy chapters</source>
        <translation>Kapitel kopieren</translation>
    </message>
    <message>
        <source>Copy link to the moment</source>
        <translation>Link zum Moment kopieren</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>%1 markiert</translation>
    </message>
    <message>
        <source>The service has no link to this moment yet.</source>
        <translation>Der Dienst hat noch keinen Link zu diesem Moment.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Kapitel und Markierungen exportieren</translation>
    </message>
    <message>
        <source>Moments of %1</source>
        <comment>a date</comment>
        <translation>Momente vom %1</translation>
    </message>
    <message>
        <source>Chapters (*.txt)</source>
        <translation>Kapitel (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gespeichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Letzter Stream</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this stream</source>
        <translation>
            <numerusform>%Ln in diesem Stream</numerusform>
            <numerusform>%Ln in diesem Stream</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>numbers of moments, clips and ad breaks</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>%Ln Moment</numerusform>
            <numerusform>%Ln Momente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln Clip</numerusform>
            <numerusform>%Ln Clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln Werbepause</numerusform>
            <numerusform>%Ln Werbepausen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters, the first at 0:00:00</source>
        <translation>
            <numerusform>%Ln Kapitel, bei 0:00:00</numerusform>
            <numerusform>%Ln Kapitel, das erste bei 0:00:00</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching note.</source>
        <translation>Keine passende Notiz.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see and set markers.</source>
        <translation>Sidestage braucht die Berechtigung, Markierungen zu sehen und zu setzen.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>This stream is not recorded. Marks need a running recording.</source>
        <translation>Dieser Stream wird nicht aufgezeichnet. Zum Markieren muss eine Aufzeichnung laufen.</translation>
    </message>
    <message>
        <source>No stream was recorded yet. Marks need a running recording.</source>
        <translation>Bisher wurde kein Stream aufgezeichnet. Zum Markieren muss eine Aufzeichnung laufen.</translation>
    </message>
    <message>
        <source>No moments in this stream. M marks one.</source>
        <translation>Keine Momente in diesem Stream. M markiert einen.</translation>
    </message>
    <message>
        <source>Video of %1 · %2</source>
        <comment>a date; a length</comment>
        <translation>Video vom %1 · %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d. MMM</translation>
    </message>
    <message>
        <source>%1, recorded since %2</source>
        <comment>a length; a time</comment>
        <translation>%1, aufgezeichnet seit %2</translation>
    </message>
    <message>
        <source>%1, not recorded</source>
        <comment>a length</comment>
        <translation>%1, nicht aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscriberModel</name>
    <message>
        <source>Tier 1</source>
        <translation>Stufe 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Stufe 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Stufe 3</translation>
    </message>
    <message>
        <source>Unknown tier</source>
        <translation>Unbekannte Stufe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Geschenk-Abo</translation>
    </message>
    <message>
        <source>Gift, anonymous</source>
        <translation>Geschenk-Abo, anonym</translation>
    </message>
    <message>
        <source>Gift by %1</source>
        <translation>Geschenk-Abo von %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscribersView</name>
    <message>
        <source>Filter subscribers</source>
        <translation>Abonnenten filtern</translation>
    </message>
    <message>
        <source>Search subscribers</source>
        <translation>Abonnenten durchsuchen</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Abonnenten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Tier 1</source>
        <translation>Stufe 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Stufe 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Stufe 3</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Geschenk-Abos</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a user, a tier</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a gift by somebody anonymous</source>
        <translation>%1, anonymes Geschenk-Abo</translation>
    </message>
    <message>
        <source>%1, a gift by %2</source>
        <translation>%1, Geschenk-Abo von %2</translation>
    </message>
    <message>
        <source>Export subscribers…</source>
        <translation>Abonnenten exportieren…</translation>
    </message>
    <message>
        <source>Copy the subscriber’s name</source>
        <translation>Namen des Abonnenten kopieren</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>Export subscribers</source>
        <translation>Abonnenten exportieren</translation>
    </message>
    <message>
        <source>subscribers</source>
        <translation>Abonnenten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriber(s)</source>
        <translation>
            <numerusform>%Ln Abonnent</numerusform>
            <numerusform>%Ln Abonnenten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 subscriber points</source>
        <translation>%1 Abo-Punkte</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 gezeigt</translation>
    </message>
    <message>
        <source>%1 of %2, loading</source>
        <translation>%1 von %2, wird geladen</translation>
    </message>
    <message>
        <source>%1 of %2. Not fully loaded. %3</source>
        <translation>%1 von %2. Nicht vollständig geladen. %3</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Aktualisieren fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>Gerade wird eine Datei geschrieben.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Es gibt noch nichts zu exportieren.</translation>
    </message>
    <message>
        <source>Only affiliates and partners can have subscribers.</source>
        <translation>Nur Affiliates und Partner können Abonnenten haben.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see your subscribers.</source>
        <translation>Sidestage braucht die Berechtigung, die Abonnenten zu sehen.</translation>
    </message>
    <message>
        <source>No matching subscriber.</source>
        <translation>Kein passender Abonnent.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>No subscribers yet. They appear here when they subscribe.</source>
        <translation>Noch keine Abonnenten. Neue erscheinen hier, sobald sie ein Abo abschließen.</translation>
    </message>
    <message>
        <source>Could not load the subscribers. %1</source>
        <translation>Die Abonnenten konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamDialog</name>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Search members</source>
        <translation>Mitglieder durchsuchen</translation>
    </message>
    <message>
        <source>Members of %1</source>
        <translation>Mitglieder von %1</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln member(s)</source>
        <translation>
            <numerusform>%Ln Mitglied</numerusform>
            <numerusform>%Ln Mitglieder</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not load the members. %1</source>
        <translation>Die Mitglieder konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Kein passender Name.</translation>
    </message>
    <message>
        <source>This team has no members.</source>
        <translation>Dieses Team hat keine Mitglieder.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamsCard</name>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Sign in again to see your teams.</source>
        <translation>Neu anmelden, um die Teams zu sehen.</translation>
    </message>
    <message>
        <source>Members…</source>
        <translation>Mitglieder…</translation>
    </message>
    <message>
        <source>Members of %1…</source>
        <translation>Mitglieder von %1…</translation>
    </message>
    <message>
        <source>Your channel is not in a team.</source>
        <translation>Der Kanal gehört zu keinem Team.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesCard</name>
    <message numerus="yes">
        <source>Poll · %Ln choices</source>
        <translation>
            <numerusform>Umfrage · %Ln Antwort</numerusform>
            <numerusform>Umfrage · %Ln Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prediction · %Ln outcomes</source>
        <translation>
            <numerusform>Vorhersage · %Ln Ergebnis</numerusform>
            <numerusform>Vorhersage · %Ln Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and number of choices; a duration</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a template; what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Templates of polls and predictions</source>
        <translation>Vorlagen für Umfragen und Vorhersagen</translation>
    </message>
    <message>
        <source>Start template</source>
        <translation>Vorlage starten</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Save polls and predictions that you run often.</source>
        <translation>Speichere Umfragen und Vorhersagen, die du oft durchführst.</translation>
    </message>
    <message>
        <source>Add template…</source>
        <translation>Vorlage hinzufügen…</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>Wähle eine Vorlage.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Umfrage starten</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Vorhersage starten</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Templates</source>
        <translation>Ankündigungsvorlagen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>Announcement templates</source>
        <translation>Ankündigungsvorlagen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>A preview of the announcement appears here.</source>
        <translation>Hier erscheint eine Vorschau der Ankündigung.</translation>
    </message>
    <message>
        <source>Enter a name for the template.</source>
        <translation>Gib einen Namen für die Ankündigungsvorlage ein.</translation>
    </message>
    <message>
        <source>Enter a text for the template.</source>
        <translation>Gib einen Text für die Ankündigungsvorlage ein.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TermsView</name>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>%1, added by AutoMod</source>
        <comment>a time</comment>
        <translation>%1, von AutoMod hinzugefügt</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>At least 2 characters.</source>
        <translation>Mindestens 2 Zeichen.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>Höchstens 500 Zeichen.</translation>
    </message>
    <message>
        <source>“*” may only be at the beginning or the end of a word.</source>
        <translation>„*“ darf nur am Anfang oder am Ende eines Wortes stehen.</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Gesperrte Begriffe</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>Begriffe durchsuchen</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Einen Begriff sperren</translation>
    </message>
    <message>
        <source>A word or several, “*” for any letters: spoil*</source>
        <translation>Ein Wort oder mehrere, „*“ für beliebige Buchstaben: spoil*</translation>
    </message>
    <message>
        <source>Messages with it are held until a moderator decides.</source>
        <translation>Nachrichten damit werden zurückgehalten, bis ein Moderator entscheidet.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Import terms</source>
        <translation>Begriffe importieren</translation>
    </message>
    <message>
        <source>Lists of terms (*.txt)</source>
        <translation>Begriffslisten (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms</source>
        <translation>
            <numerusform>%Ln Begriff</numerusform>
            <numerusform>%Ln Begriffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of terms</comment>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the blocked terms.</source>
        <translation>Sidestage braucht die Berechtigung, die gesperrten Begriffe zu ändern.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Berechtigung fehlt</translation>
    </message>
    <message>
        <source>Adding and removing blocked terms requires a permission that was not granted.</source>
        <translation>Gesperrte Begriffe hinzuzufügen und zu entfernen erfordert eine Berechtigung, die nicht erteilt wurde.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Zuerst einen Kanal wählen.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>Die Liste ist leer.</translation>
    </message>
    <message>
        <source>Choose a term first.</source>
        <translation>Zuerst einen Begriff wählen.</translation>
    </message>
    <message>
        <source>No terms are blocked.</source>
        <translation>Keine Begriffe sind gesperrt.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the blocked terms.</source>
        <translation>Sidestage braucht die Berechtigung, die gesperrten Begriffe zu sehen.</translation>
    </message>
    <message>
        <source>This term is blocked already.</source>
        <translation>Dieser Begriff ist schon gesperrt.</translation>
    </message>
    <message>
        <source>Export blocked terms</source>
        <translation>Gesperrte Begriffe exportieren</translation>
    </message>
    <message>
        <source>Blocked terms of %1</source>
        <translation>Gesperrte Begriffe von %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Begriff in %1 gespeichert.</numerusform>
            <numerusform>%Ln Begriffe in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln terms to</source>
        <translation>
            <numerusform>%Ln Begriff kopieren nach</numerusform>
            <numerusform>%Ln Begriffe kopieren nach</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy terms to…</source>
        <translation>Begriffe kopieren nach…</translation>
    </message>
    <message>
        <source>Import terms…</source>
        <translation>Begriffe importieren…</translation>
    </message>
    <message>
        <source>Export terms…</source>
        <translation>Begriffe exportieren…</translation>
    </message>
</context>
<context>
    <name>Sidestage::Thumbnail</name>
    <message>
        <source>The clip is being made</source>
        <translation>Der Clip wird erstellt</translation>
    </message>
</context>
<context>
    <name>Sidestage::TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seconds</source>
        <translation>
            <numerusform>%1, %n Sekunde</numerusform>
            <numerusform>%1, %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left to undo</source>
        <translation>
            <numerusform>noch %n Sekunde zum Rückgängigmachen</numerusform>
            <numerusform>noch %n Sekunden zum Rückgängigmachen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ToastLane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Toggle</name>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tones</name>
    <message>
        <source>Bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>Chime</source>
        <translation>Glockenspiel</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Tropfen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>Marimba</source>
        <translation>Marimba</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tray</name>
    <message>
        <source>Show Sidestage</source>
        <translation>Sidestage zeigen</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Diesen Moment markieren</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>Chat sperren oder wiederherstellen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Niemand ist angemeldet</translation>
    </message>
    <message>
        <source>%1 is live</source>
        <comment>an account</comment>
        <translation>%1 ist live</translation>
    </message>
    <message>
        <source>%1 is offline</source>
        <comment>an account</comment>
        <translation>%1 ist offline</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::UnsentDialog</name>
    <message>
        <source>Decisions sent</source>
        <translation>Gesendete Entscheidungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 von %2 gesendet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are listed on their pages.</source>
        <translation>
            <numerusform>%Ln Entscheidung ist fehlgeschlagen. Sie ist auf ihrer Seite aufgeführt.</numerusform>
            <numerusform>%Ln Entscheidungen sind fehlgeschlagen. Sie sind auf ihren Seiten aufgeführt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::VacationDialog</name>
    <message>
        <source>Vacation</source>
        <translation>Urlaub</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Viewers see the vacation in your schedule. Segments in it stay planned.</source>
        <translation>Zuschauer sehen den Urlaub in deinem Streamplan. Termine darin bleiben geplant.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End vacation</source>
        <translation>Urlaub beenden</translation>
    </message>
    <message>
        <source>Set vacation</source>
        <translation>Urlaub eintragen</translation>
    </message>
    <message>
        <source>The end has to be after the beginning.</source>
        <translation>Das Ende muss nach dem Anfang liegen.</translation>
    </message>
    <message>
        <source>When are you away?</source>
        <translation>Wann bist du weg?</translation>
    </message>
</context>
<context>
    <name>Sidestage::VideosView</name>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Highlight</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Upload</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Videos of the channel</source>
        <translation>Videos des Kanals</translation>
    </message>
    <message>
        <source>No permission to delete videos.</source>
        <translation>Keine Berechtigung, Videos zu löschen.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Without permission to manage videos, Sidestage only shows them.</source>
        <translation>Ohne die Berechtigung, Videos zu verwalten, kann Sidestage sie nur zeigen.</translation>
    </message>
    <message>
        <source>The channel has no videos yet.</source>
        <translation>Der Kanal hat noch keine Videos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to delete videos.</source>
        <translation>Sidestage braucht die Berechtigung, Videos zu löschen.</translation>
    </message>
    <message>
        <source>Select videos first.</source>
        <translation>Zuerst Videos auswählen.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln videos can be deleted at a time.</source>
        <translation>
            <numerusform>Höchstens %Ln Video kann auf einmal gelöscht werden.</numerusform>
            <numerusform>Höchstens %Ln Videos können auf einmal gelöscht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Die letzte Anfrage ist noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Delete videos</source>
        <translation>Videos löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln videos?</source>
        <translation>
            <numerusform>%Ln Video löschen?</numerusform>
            <numerusform>%Ln Videos löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), which is being recorded now</source>
        <translation>%1 (%2), wird gerade aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and date of a video</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The service deletes them for good, together with their markers. Clips stay.</source>
        <translation>Der Dienst löscht sie endgültig, samt ihren Markierungen. Clips bleiben erhalten.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Sidestage::ViewersChart</name>
    <message>
        <source>%1: at most %2 viewers</source>
        <comment>a day</comment>
        <translation>%1: höchstens %2 Zuschauer</translation>
    </message>
    <message>
        <source>Viewers from the start of each show</source>
        <translation>Zuschauer ab Beginn jeder Sendung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingCard</name>
    <message>
        <source>Time left</source>
        <translation>Verbleibende Zeit</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingDelegate</name>
    <message>
        <source>%1 in %2: %3. %4.</source>
        <comment>a viewer; a channel; a message; why it waits</comment>
        <translation>%1 in %2: %3. %4.</translation>
    </message>
    <message>
        <source>Viewer and channel</source>
        <translation>Zuschauer und Kanal</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Held messages are not shown.</source>
        <translation>Zurückgehaltene Nachrichten werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Unban requests are not shown.</source>
        <translation>Entbannungsanträge werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Suspicious viewers are not shown.</source>
        <translation>Verdächtige Zuschauer werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Berechtigung erforderlich</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 hat die Berechtigung zum Anzeigen nicht erteilt.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a time</comment>
        <translation>noch %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, gone after %2</source>
        <comment>what waits; a duration</comment>
        <translation>%1, nach %2 verfallen</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingRow</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>a reward; how many wait; points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>The end takes this reward off, so nothing is left of it.</source>
        <translation>Das Ende entfernt diese Belohnung, deshalb bleibt nichts davon liegen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingTable</name>
    <message>
        <source>Waiting for a decision</source>
        <translation>Wartet auf eine Entscheidung</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingView</name>
    <message>
        <source>Search viewer or message</source>
        <translation>Zuschauer oder Nachricht suchen</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Reply to the request</source>
        <translation>Antwort auf den Antrag</translation>
    </message>
    <message>
        <source>Reply, which the viewer will read</source>
        <translation>Antwort, die der Zuschauer liest</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Allow or approve</source>
        <translation>Zulassen oder annehmen</translation>
    </message>
    <message>
        <source>Show the viewer</source>
        <translation>Zuschauer anzeigen</translation>
    </message>
    <message>
        <source>Search what waits</source>
        <translation>Wartendes durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln channels</source>
        <translation>
            <numerusform>%Ln Kanal</numerusform>
            <numerusform>Alle %Ln Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>Held %1</source>
        <comment>a number</comment>
        <translation>Zurückgehalten %1</translation>
    </message>
    <message>
        <source>Requests %1</source>
        <comment>a number</comment>
        <translation>Anträge %1</translation>
    </message>
    <message>
        <source>Suspicious %1</source>
        <comment>a number</comment>
        <translation>Verdächtig %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided today</source>
        <translation>
            <numerusform>%Ln heute entschieden</numerusform>
            <numerusform>%Ln heute entschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 channels are watched, the live ones first</source>
        <comment>two numbers</comment>
        <translation>%1 von %2 Kanälen werden beobachtet, die auf Sendung zuerst</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Noch keine Kanäle. Moderierte Kanäle erscheinen hier.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Nothing is waiting. Held messages appear here as they come.</source>
        <translation>Nichts wartet. Zurückgehaltene Nachrichten erscheinen hier, sobald sie eingehen.</translation>
    </message>
    <message>
        <source>held %1</source>
        <comment>a time</comment>
        <translation>zurückgehalten um %1</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>a time</comment>
        <translation>gefragt um %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <comment>a time</comment>
        <translation>geschrieben um %1</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>a viewer</comment>
        <translation>Antwort an %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to answer requests.</source>
        <translation>Sidestage braucht die Berechtigung, Anträge zu beantworten.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
</context>
<context>
    <name>Sidestage::WeekView</name>
    <message>
        <source>%1, %2, %3 to %4</source>
        <comment>a title; a date; two times of day</comment>
        <translation>%1, %2, %3 bis %4</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Kein Titel</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a segment; its category</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a segment; how often it comes</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>weekly</source>
        <translation>wöchentlich</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmalig</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, abgesagt</translation>
    </message>
    <message>
        <source>Vacation until %1</source>
        <comment>a date and time</comment>
        <translation>Urlaub bis %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgesagt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>weekday, day of the month</comment>
        <translation>%1 %2.</translation>
    </message>
</context>
<context>
    <name>Sidestage::WhyHint</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin.</source>
        <translation>Die Tonunterstützung ist nicht installiert. Installiere Qt Multimedia und das Ton-Plugin von Sidestage.</translation>
    </message>
    <message>
        <source>No sound device found, so sounds cannot be played.</source>
        <translation>Kein Tongerät gefunden, Töne können daher nicht abgespielt werden.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>At least %L1.</source>
        <translation>Mindestens %L1.</translation>
    </message>
    <message>
        <source>At most %L1.</source>
        <translation>Höchstens %L1.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>Mindestens %n Zeichen.</numerusform>
            <numerusform>Mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>Höchstens %n Zeichen.</numerusform>
            <numerusform>Höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n.</source>
        <translation>
            <numerusform>Mindestens %n.</numerusform>
            <numerusform>Mindestens %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>Höchstens %n.</numerusform>
            <numerusform>Höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some characters are not allowed here.</source>
        <translation>Manche Zeichen sind hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>Der Dienst ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source> (%1).</source>
        <translation> (%1).</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Erforderlich.</translation>
    </message>
    <message>
        <source>Invalid value.</source>
        <translation>Ungültiger Wert.</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>Dieser Wert ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Antwort des Dienstes: „%1“</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The service refused the request without a reason (%1).</source>
        <translation>Der Dienst hat die Anfrage ohne Begründung abgelehnt (%1).</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Du wurdest abgemeldet. Melde dich neu an, um weiterzumachen.</translation>
    </message>
    <message>
        <source>Not allowed by the service (403).</source>
        <translation>Vom Dienst nicht erlaubt (403).</translation>
    </message>
    <message>
        <source>Not found on the service (404).</source>
        <translation>Beim Dienst nicht gefunden (404).</translation>
    </message>
    <message>
        <source>Changed too often (409). Try again later.</source>
        <translation>Zu oft geändert (409). Versuche es später wieder.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Zu viele Anfragen (429). Versuche es später wieder.</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>Beim Dienst ist ein interner Fehler aufgetreten (%1).</translation>
    </message>
    <message>
        <source>The response from the service is invalid.</source>
        <translation>Die Antwort des Dienstes ist ungültig.</translation>
    </message>
    <message>
        <source>The response from the service is invalid at “%1”.</source>
        <translation>Die Antwort des Dienstes ist bei „%1“ ungültig.</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>Schreiben auf die Festplatte fehlgeschlagen: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation>Diesen Dienst zeigen; „sandbox“ ist eingebaut.</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>Alle Daten in diesem Ordner speichern.</translation>
    </message>
    <message>
        <source>A dashboard for live streams, with a simulated platform to try it on.

sidestage do ACTION tells the running Sidestage what to do, and sidestage status prints the state of the channel: see sidestage do --help.</source>
        <translation>Ein Dashboard für Livestreams, mit einer simulierten Plattform zum Ausprobieren.

sidestage do AKTION sagt dem laufenden Sidestage, was es tun soll, und sidestage status gibt den Zustand des Kanals aus: siehe sidestage do --help.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>ActivatePage</name>
    <message>
        <source>No device shows this code. Compare it with your device, and try again.</source>
        <translation>Kein Gerät zeigt diesen Code. Vergleiche ihn mit deinem Gerät und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>This code has expired. Let your device show a new one.</source>
        <translation>Dieser Code ist abgelaufen. Lass dein Gerät einen neuen zeigen.</translation>
    </message>
    <message>
        <source>This code has been used already. Let your device show a new one.</source>
        <translation>Dieser Code wurde schon benutzt. Lass dein Gerät einen neuen zeigen.</translation>
    </message>
    <message>
        <source>Too many tries with wrong codes. Wait a minute, and try again.</source>
        <translation>Zu viele Versuche mit falschen Codes. Warte eine Minute und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Connect a device</source>
        <translation>Ein Gerät verbinden</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Your device shows it: eight letters and digits.</source>
        <translation>Dein Gerät zeigt ihn: acht Buchstaben und Ziffern.</translation>
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
        <source>%1 goes on by itself in a few seconds. You may close this page.</source>
        <translation>%1 macht in ein paar Sekunden von selbst weiter. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation>Dein Gerät wurde nicht verbunden</translation>
    </message>
    <message>
        <source>%1 gets nothing from your account. You may close this page.</source>
        <translation>%1 bekommt nichts aus deinem Konto. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>There is nothing to decide here any more</source>
        <translation>Hier gibt es nichts mehr zu entscheiden</translation>
    </message>
    <message>
        <source>This page was decided already, or is too old. Let your device show a new code.</source>
        <translation>Über diese Seite wurde schon entschieden, oder sie ist zu alt. Lass dein Gerät einen neuen Code zeigen.</translation>
    </message>
    <message>
        <source>Nothing was decided</source>
        <translation>Nichts wurde entschieden</translation>
    </message>
    <message>
        <source>Go back, choose a user, then approve or deny.</source>
        <translation>Geh zurück, wähle einen Benutzer und stimme dann zu oder lehne ab.</translation>
    </message>
    <message>
        <source>There is no such page</source>
        <translation>Diese Seite gibt es nicht</translation>
    </message>
    <message>
        <source>The codes of devices are entered at /activate.</source>
        <translation>Die Codes von Geräten werden unter /activate eingegeben.</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>What you decided could not be stored. Try again.</source>
        <translation>Deine Entscheidung konnte nicht gespeichert werden. Versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>AnalyticsWords</name>
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
        <source>Viewers who used bits</source>
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
        <source>With a year before</source>
        <translation>Mit dem Jahr davor</translation>
    </message>
    <message>
        <source>With other days…</source>
        <translation>Mit anderen Tagen…</translation>
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
        <source>The last day lies before the first.</source>
        <translation>Der letzte Tag liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>The service tells nothing before %1; what is in the store is shown.</source>
        <translation>Vor dem %1 nennt der Dienst nichts; gezeigt wird, was im Speicher ist.</translation>
    </message>
    <message>
        <source>None of these days is ready yet. The last one that is: %1.</source>
        <translation>Noch keiner dieser Tage ist fertig. Bis %1 ist alles da.</translation>
    </message>
    <message>
        <source>Days before %1 come from the store only; the service does not tell them any more.</source>
        <translation>Tage vor dem %1 kommen nur aus dem Speicher; der Dienst nennt sie nicht mehr.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>The service tells of games for one year back, now from %1, and is one to two days behind. A game needs %n hours on air within the range. What was fetched once stays in the store.</source>
        <translation>
            <numerusform>Zu Spielen nennt der Dienst Zahlen für ein Jahr zurück, jetzt ab %1, und hängt ein bis zwei Tage nach. Ein Spiel braucht %n Stunde auf Sendung im Zeitraum. Was einmal geholt wurde, bleibt im Speicher.</numerusform>
            <numerusform>Zu Spielen nennt der Dienst Zahlen für ein Jahr zurück, jetzt ab %1, und hängt ein bis zwei Tage nach. Ein Spiel braucht %n Stunden auf Sendung im Zeitraum. Was einmal geholt wurde, bleibt im Speicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service tells of extensions from %1 on, and is one to two days behind. What was fetched once stays in the store.</source>
        <translation>Zu Erweiterungen nennt der Dienst Zahlen ab %1 und hängt ein bis zwei Tage nach. Was einmal geholt wurde, bleibt im Speicher.</translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs %n hours on air.</source>
        <translation>
            <numerusform>Kein Bericht für diesen Zeitraum. Ein Spiel braucht %n Stunde auf Sendung.</numerusform>
            <numerusform>Kein Bericht für diesen Zeitraum. Ein Spiel braucht %n Stunden auf Sendung.</numerusform>
        </translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation>Kein Bericht für diesen Zeitraum.</translation>
    </message>
    <message>
        <source>The link to the file does not work, although it is new.</source>
        <translation>Der Link zur Datei geht nicht, obwohl er neu ist.</translation>
    </message>
    <message>
        <source>Asking for the reports…</source>
        <translation>Nach den Berichten wird gefragt…</translation>
    </message>
    <message numerus="yes">
        <source>Asking for the reports, %Ln so far…</source>
        <translation>
            <numerusform>Nach den Berichten wird gefragt, %Ln bisher…</numerusform>
            <numerusform>Nach den Berichten wird gefragt, %Ln bisher…</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching reports</source>
        <translation>Berichte werden geholt</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports fetched</source>
        <translation>
            <numerusform>%L1 von %Ln Bericht geholt</numerusform>
            <numerusform>%L1 von %Ln Berichten geholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports merged</source>
        <translation>
            <numerusform>%Ln Bericht übernommen</numerusform>
            <numerusform>%Ln Berichte übernommen</numerusform>
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
        <source>%1: %n day(s) without data, %2.</source>
        <translation>
            <numerusform>%1: %n Tag ohne Daten, %2.</numerusform>
            <numerusform>%1: %n Tage ohne Daten, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the service tells less than before of %n day(s).</source>
        <translation>
            <numerusform>%1: zu %n Tag nennt der Dienst weniger als zuvor.</numerusform>
            <numerusform>%1: zu %n Tagen nennt der Dienst weniger als zuvor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new day for %n days; the last one is %2.</source>
        <translation>
            <numerusform>%1: seit %n Tag kein neuer Tag; der letzte ist %2.</numerusform>
            <numerusform>%1: seit %n Tagen kein neuer Tag; der letzte ist %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reports of games could not be fetched for %n days.</source>
        <translation>
            <numerusform>Berichte zu Spielen konnten seit %n Tag nicht geholt werden.</numerusform>
            <numerusform>Berichte zu Spielen konnten seit %n Tagen nicht geholt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reports of extensions could not be fetched for %n days.</source>
        <translation>
            <numerusform>Berichte zu Erweiterungen konnten seit %n Tag nicht geholt werden.</numerusform>
            <numerusform>Berichte zu Erweiterungen konnten seit %n Tagen nicht geholt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reports are not fetched</source>
        <translation>Berichte werden nicht geholt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have stopped</source>
        <translation>
            <numerusform>%Ln Bericht ist stehen geblieben</numerusform>
            <numerusform>%Ln Berichte sind stehen geblieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are not complete</source>
        <translation>
            <numerusform>%Ln Bericht ist nicht vollständig</numerusform>
            <numerusform>%Ln Berichte sind nicht vollständig</numerusform>
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
        <translation>CSV sichern…</translation>
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
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Asking again</source>
        <translation>Wird neu erfragt</translation>
    </message>
    <message>
        <source>The link to the file has expired; the service is asked for another one.</source>
        <translation>Der Link zur Datei ist abgelaufen; der Dienst wird um einen neuen gebeten.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>Wird geholt</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Wird übernommen</translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation>Nicht geholt</translation>
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
    <message>
        <source>Stopped %1</source>
        <translation>Stehen geblieben %1</translation>
    </message>
    <message numerus="yes">
        <source>No new day for %n days, although the service reports of later ones.</source>
        <translation>
            <numerusform>Seit %n Tag kein neuer Tag, obwohl der Dienst von späteren berichtet.</numerusform>
            <numerusform>Seit %n Tagen kein neuer Tag, obwohl der Dienst von späteren berichtet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shrank, %n day(s)</source>
        <translation>
            <numerusform>Geschrumpft, %n Tag</numerusform>
            <numerusform>Geschrumpft, %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report tells less of these days than an earlier one: the last is %1.</source>
        <translation>Ein späterer Bericht nennt zu diesen Tagen (zuletzt %1) weniger als ein früherer.</translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Lücke, %n Tag</numerusform>
            <numerusform>Lücke, %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>No data of %1.</source>
        <translation>Von %1 fehlen die Daten.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>No report fetched</source>
        <translation>Kein Bericht geholt</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>Geholt</translation>
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
        <translation>gesperrt bei %1</translation>
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
        <translation>Sidestage-Sandkasten</translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation>%1 möchte dein Konto benutzen</translation>
    </message>
    <message>
        <source>%1 would be able to</source>
        <translation>%1 könnte dann</translation>
    </message>
    <message>
        <source>See who you are, and nothing that is not public</source>
        <translation>Sehen, wer du bist, und nichts, was nicht öffentlich ist</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>Anmelden als</translation>
    </message>
    <message>
        <source>Either way you go back to %1</source>
        <translation>So oder so geht es zurück zu %1</translation>
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
        <source>Everything here is made up. There is no password, and nothing leaves this computer.</source>
        <translation>Alles hier ist erfunden. Es gibt kein Passwort, und nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 bittet um Erlaubnis</translation>
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
        <source>Ads, Bits, charity and figures</source>
        <translation>Werbung, Bits, Spenden und Zahlen</translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation>Chat und Moderation</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Dein Konto</translation>
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
        <source>Look after chats, announce</source>
        <translation>Chats betreuen, ankündigen</translation>
    </message>
    <message>
        <source>See who changed what in chats</source>
        <translation>Sehen, wer was in Chats geändert hat</translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation>Deine Moderatoren und VIPs sehen</translation>
    </message>
    <message>
        <source>See when ads come, snooze and run them</source>
        <translation>Sehen, wann Werbung kommt, sie aufschieben und schalten</translation>
    </message>
    <message>
        <source>See who gives Bits</source>
        <translation>Sehen, wer Bits gibt</translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation>Die Spendenaktion und ihre Spenden sehen</translation>
    </message>
    <message>
        <source>Fetch reports of games and extensions</source>
        <translation>Berichte von Spielen und Erweiterungen holen</translation>
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
</context>
<context>
    <name>CharityWords</name>
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
        <source>Known when it has been looked at for %1.</source>
        <translation>Bekannt, sobald %1 lang zugesehen wurde.</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 je Stunde</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>The service says %1; the donations here come to %2, %3 more.</source>
        <translation>Der Dienst sagt %1; die Spenden hier ergeben %2, %3 mehr.</translation>
    </message>
    <message>
        <source>The service says %1; the donations here come to %2, %3 less.</source>
        <translation>Der Dienst sagt %1; die Spenden hier ergeben %2, %3 weniger.</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>gelöschtes Konto</translation>
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
    <message>
        <source>This is not a file of chat presets.</source>
        <translation>Das ist keine Datei mit Chatvorlagen.</translation>
    </message>
    <message>
        <source>A later version of Sidestage wrote this file.</source>
        <translation>Eine spätere Version von Sidestage hat diese Datei geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und noch %n.</numerusform>
            <numerusform>Und noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are taken.</source>
        <translation>
            <numerusform>Nur die erste %Ln Vorlage wird übernommen.</numerusform>
            <numerusform>Nur die ersten %Ln Vorlagen werden übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not a preset.</source>
        <translation>Vorlage %L1 ist keine Vorlage.</translation>
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
        <source>%1: this name comes twice.</source>
        <translation>%1: dieser Name kommt zweimal vor.</translation>
    </message>
    <message>
        <source>%1: it sets no mode.</source>
        <translation>%1: sie setzt keinen Modus.</translation>
    </message>
    <message>
        <source>%1: another one is for lockdowns already.</source>
        <translation>%1: für Sperren gibt es schon eine andere.</translation>
    </message>
    <message>
        <source>%1: %2 is neither on nor off.</source>
        <translation>%1: %2 ist weder ein noch aus.</translation>
    </message>
    <message>
        <source>%1: %2 is left out, it can last %3.</source>
        <translation>%1: %2 wird weggelassen, möglich sind %3.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>This is not a file of chat presets: %1</source>
        <translation>Das ist keine Datei mit Chatvorlagen: %1</translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation>Sperre</translation>
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
        <translation>Zustand des Sandkastens</translation>
    </message>
    <message>
        <source>Tells the time, the channels of the story, the switches, and what waits.</source>
        <translation>Nennt die Zeit, die Kanäle der Geschichte, die Schalter und was wartet.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Tells what happened, in order. With after, only what came later: for tests to wait on.</source>
        <translation>Nennt, was geschah, der Reihe nach. Mit after nur, was später kam: zum Warten in Tests.</translation>
    </message>
    <message>
        <source>A viewer in a channel</source>
        <translation>Ein Zuschauer in einem Kanal</translation>
    </message>
    <message>
        <source>Tells what somebody is to a channel: points, roles, since when they follow.</source>
        <translation>Nennt, was jemand für einen Kanal ist: Punkte, Rollen, seit wann er folgt.</translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation>Belohnungen eines Kanals</translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app made them.</source>
        <translation>Listet die Belohnungen eines Kanals auf, gleich von welcher App.</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Aufgezeichnete Anfragen</translation>
    </message>
    <message>
        <source>Lists the requests that were recorded, without their secrets.</source>
        <translation>Listet die aufgezeichneten Anfragen auf, ohne ihre Geheimnisse.</translation>
    </message>
    <message>
        <source>Waiting faults</source>
        <translation>Wartende Störungen</translation>
    </message>
    <message>
        <source>Lists the faults that wait for their request.</source>
        <translation>Listet die Störungen auf, die auf ihre Anfrage warten.</translation>
    </message>
    <message>
        <source>These calls</source>
        <translation>Diese Aufrufe</translation>
    </message>
    <message>
        <source>Lists these calls with their fields and rules.</source>
        <translation>Listet diese Aufrufe mit ihren Feldern und Regeln auf.</translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation>Belohnung einlösen</translation>
    </message>
    <message>
        <source>Redeems a reward, named by its id or title.</source>
        <translation>Löst eine Belohnung ein, nach ID oder Titel.</translation>
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
        <source>Follows the channel no longer.</source>
        <translation>Folgt dem Kanal nicht mehr.</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Says something in chat. The modes of the chat apply.</source>
        <translation>Sagt etwas im Chat. Die Chatmodi gelten.</translation>
    </message>
    <message>
        <source>Come into chat</source>
        <translation>In den Chat kommen</translation>
    </message>
    <message>
        <source>Comes into the chat.</source>
        <translation>Kommt in den Chat.</translation>
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
        <source>Donates to the campaign that runs: in the minor units of its currency.</source>
        <translation>Spendet für die laufende Spendenaktion: in der kleinsten Einheit ihrer Währung.</translation>
    </message>
    <message>
        <source>Buy in an extension</source>
        <translation>In einer Erweiterung kaufen</translation>
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
        <source>Gives the viewer so many Channel Points.</source>
        <translation>Gibt dem Zuschauer so viele Kanalpunkte.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Live gehen</translation>
    </message>
    <message>
        <source>Begins a stream; a channel that is live begins a new one.</source>
        <translation>Beginnt einen Stream; ein Kanal, der live ist, beginnt einen neuen.</translation>
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
        <source>Set viewers</source>
        <translation>Zuschauer setzen</translation>
    </message>
    <message>
        <source>Sets how many watch the stream.</source>
        <translation>Setzt, wie viele den Stream schauen.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Kanal ändern</translation>
    </message>
    <message>
        <source>Changes the channel, as its broadcaster does on the website.</source>
        <translation>Ändert den Kanal, wie es sein Inhaber auf der Website tut.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Sends viewers over to another channel that is live.</source>
        <translation>Schickt Zuschauer zu einem anderen Kanal, der live ist.</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>Makes an announcement in chat.</source>
        <translation>Macht eine Ankündigung im Chat.</translation>
    </message>
    <message>
        <source>Give a shoutout</source>
        <translation>Shoutout geben</translation>
    </message>
    <message>
        <source>Gives another channel a shoutout. The cooldowns apply.</source>
        <translation>Gibt einem anderen Kanal einen Shoutout. Die Wartezeiten gelten.</translation>
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
        <source>Lets channels share one chat; the first is the host.</source>
        <translation>Lässt Kanäle einen Chat teilen; der erste ist der Gastgeber.</translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation>Gemeinsamen Chat beenden</translation>
    </message>
    <message>
        <source>Ends the shared chat that the channel is in.</source>
        <translation>Beendet den gemeinsamen Chat, in dem der Kanal ist.</translation>
    </message>
    <message>
        <source>Plan ads</source>
        <translation>Werbung planen</translation>
    </message>
    <message>
        <source>Sets how many seconds lie between ad breaks, and how long each is; interval 0: none.</source>
        <translation>Setzt, wie viele Sekunden zwischen Werbepausen liegen und wie lang jede ist; interval 0: keine.</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Werbung schalten</translation>
    </message>
    <message>
        <source>Runs a commercial. The cooldown applies.</source>
        <translation>Schaltet Werbung. Die Wartezeit gilt.</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbepause aufschieben</translation>
    </message>
    <message>
        <source>Pushes the next ad break back.</source>
        <translation>Schiebt die nächste Werbepause auf.</translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation>Spendenaktion starten</translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0: none.</source>
        <translation>Startet eine Spendenaktion. Das Ziel ist in kleinsten Währungseinheiten; 0: keines.</translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation>Spendenziel setzen</translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0: none.</source>
        <translation>Ändert das Ziel der Spendenaktion, in kleinsten Währungseinheiten; 0: keines.</translation>
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
        <source>Lets so many redemptions wait at once, without looking at any limit.</source>
        <translation>Lässt so viele Einlösungen auf einmal warten, ohne auf Grenzen zu achten.</translation>
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
        <source>Lets so many donations arrive at once.</source>
        <translation>Lässt so viele Spenden auf einmal eintreffen.</translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation>Viele Follower hinzufügen</translation>
    </message>
    <message>
        <source>Makes up so many users who follow the channel.</source>
        <translation>Erfindet so viele Benutzer, die dem Kanal folgen.</translation>
    </message>
    <message>
        <source>Set how lively it is</source>
        <translation>Lebhaftigkeit setzen</translation>
    </message>
    <message>
        <source>Sets how often a minute viewers act by themselves while the channel is live; what is absent is 0.</source>
        <translation>Setzt, wie oft je Minute Zuschauer von selbst handeln, während der Kanal live ist; was fehlt, ist 0.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Lists the scenarios that are built in.</source>
        <translation>Listet die eingebauten Szenarien auf.</translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation>Szenario abspielen</translation>
    </message>
    <message>
        <source>Plays a scenario in the world&apos;s time: one that is built in, or the JSON of a file.</source>
        <translation>Spielt ein Szenario in der Zeit der Welt ab: ein eingebautes oder das JSON einer Datei.</translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation>Szenario stoppen</translation>
    </message>
    <message>
        <source>Stops the scenario that plays.</source>
        <translation>Stoppt das laufende Szenario.</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>Adds a user, who can then be chosen when an app asks for permission.</source>
        <translation>Fügt einen Benutzer hinzu, der dann gewählt werden kann, wenn eine App um Erlaubnis bittet.</translation>
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
        <translation>Moderator entlassen</translation>
    </message>
    <message>
        <source>Takes the moderator&apos;s role away.</source>
        <translation>Nimmt die Rolle als Moderator weg.</translation>
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
        <translation>Editor entlassen</translation>
    </message>
    <message>
        <source>Takes the editor&apos;s role away.</source>
        <translation>Nimmt die Rolle als Editor weg.</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Lift a ban</source>
        <translation>Sperre aufheben</translation>
    </message>
    <message>
        <source>Lifts the ban.</source>
        <translation>Hebt die Sperre auf.</translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation>App registrieren</translation>
    </message>
    <message>
        <source>Registers an app, or replaces it; without a secret it is a public client.</source>
        <translation>Registriert eine App oder ersetzt sie; ohne Geheimnis ist sie ein öffentlicher Client.</translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation>Token ausstellen</translation>
    </message>
    <message>
        <source>Gives a token without any page: the user&apos;s, or without a user the app&apos;s. Without scopes: all there are.</source>
        <translation>Gibt ein Token ganz ohne Seite: das des Benutzers oder, ohne Benutzer, das der App. Ohne Scopes: alle, die es gibt.</translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation>Alle Tokens ablaufen lassen</translation>
    </message>
    <message>
        <source>Ends every access token; refresh tokens stay valid.</source>
        <translation>Lässt alle Zugriffstokens ablaufen; Refresh-Tokens bleiben gültig.</translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation>App trennen</translation>
    </message>
    <message>
        <source>The user disconnects the app: its tokens and their approval end.</source>
        <translation>Der Benutzer trennt die App: ihre Tokens und seine Zustimmung enden.</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Uhr stellen</translation>
    </message>
    <message>
        <source>Puts the time to a moment or back to now, lets it jump by seconds, and sets its speed: 0 stands, 1 runs.</source>
        <translation>Stellt die Zeit auf einen Zeitpunkt oder zurück auf jetzt, lässt sie um Sekunden springen und setzt ihr Tempo: 0 steht, 1 läuft.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Throws the world away and makes it up anew from the seed; faults, limits and switches are as in the beginning. Apps stay, their tokens end.</source>
        <translation>Verwirft die Welt und erfindet sie aus der Startzahl neu; Störungen, Grenzen und Schalter sind wie am Anfang. Apps bleiben, ihre Tokens enden.</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>Störung hinzufügen</translation>
    </message>
    <message>
        <source>Lets requests go wrong: those of an endpoint or a path, or any. So many times after so many that are spared; times -1: until cleared.</source>
        <translation>Lässt Anfragen schiefgehen: die an einen Endpunkt oder Pfad oder beliebige. So viele Male, nachdem so viele verschont wurden; times -1: bis zum Entfernen.</translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation>Störungen entfernen</translation>
    </message>
    <message>
        <source>Takes faults away: one by its id, those of an endpoint or a path, or all.</source>
        <translation>Entfernt Störungen: eine nach ihrer ID, die eines Endpunkts oder Pfads oder alle.</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Anfragegrenze</translation>
    </message>
    <message>
        <source>Sets the requests a minute, and switches buckets, headers and refusals on and off.</source>
        <translation>Setzt die Anfragen je Minute und schaltet Kontingente, Header und Ablehnungen ein und aus.</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Kompatibilität</translation>
    </message>
    <message>
        <source>Switches what the public service does otherwise than the specification says.</source>
        <translation>Schaltet, was der öffentliche Dienst anders macht, als die Spezifikation sagt.</translation>
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
        <source>Forgets the requests that were recorded.</source>
        <translation>Vergisst die aufgezeichneten Anfragen.</translation>
    </message>
    <message>
        <source>Sessions of live events</source>
        <translation>Sitzungen der Live-Ereignisse</translation>
    </message>
    <message>
        <source>Lists the WebSockets that are connected.</source>
        <translation>Listet die verbundenen WebSockets auf.</translation>
    </message>
    <message>
        <source>Subscriptions to events</source>
        <translation>Abonnements von Ereignissen</translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, also those that have just ended.</source>
        <translation>Listet die Abonnements aller Apps auf, auch die eben beendeten.</translation>
    </message>
    <message>
        <source>Faults of live events</source>
        <translation>Störungen der Live-Ereignisse</translation>
    </message>
    <message>
        <source>Lists the faults that wait for their notification.</source>
        <translation>Listet die Störungen auf, die auf ihre Benachrichtigung warten.</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>Sitzung schließen</translation>
    </message>
    <message>
        <source>Closes the WebSocket of a session, or of all, with a code of the service: 1000, or 4000 to 4007.</source>
        <translation>Schließt den WebSocket einer Sitzung, oder alle, mit einem Code des Dienstes: 1000 oder 4000 bis 4007.</translation>
    </message>
    <message>
        <source>Ask to reconnect</source>
        <translation>Um neue Verbindung bitten</translation>
    </message>
    <message>
        <source>Asks the client of a session, or of all, to connect anew within 30 seconds.</source>
        <translation>Bittet den Client einer Sitzung, oder alle, sich binnen 30 Sekunden neu zu verbinden.</translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation>Abonnements widerrufen</translation>
    </message>
    <message>
        <source>Ends a subscription, or all of a type, and tells their clients why.</source>
        <translation>Beendet ein Abonnement, oder alle einer Art, und sagt ihren Clients, warum.</translation>
    </message>
    <message>
        <source>Let notifications go wrong</source>
        <translation>Benachrichtigungen stören</translation>
    </message>
    <message>
        <source>Drops, doubles, delays or reorders coming notifications, or cuts the socket instead of sending one.</source>
        <translation>Verwirft, verdoppelt, verzögert oder vertauscht kommende Benachrichtigungen, oder kappt den Socket, statt eine zu senden.</translation>
    </message>
    <message>
        <source>Clear faults of live events</source>
        <translation>Störungen der Live-Ereignisse entfernen</translation>
    </message>
    <message>
        <source>Takes away the faults that wait for their notification: one by its id, or all.</source>
        <translation>Entfernt die Störungen, die auf ihre Benachrichtigung warten: eine nach ihrer ID oder alle.</translation>
    </message>
    <message>
        <source>Changes the modes of the chat, as one of its moderators or the broadcaster.</source>
        <translation>Ändert die Chatmodi, als ein Moderator oder der Inhaber des Kanals.</translation>
    </message>
    <message>
        <source>Switch Shield Mode</source>
        <translation>Schildmodus schalten</translation>
    </message>
    <message>
        <source>Switches Shield Mode, as one of the moderators or the broadcaster.</source>
        <translation>Schaltet den Schildmodus, als ein Moderator oder der Inhaber des Kanals.</translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation>Gemeinsamem Chat beitreten</translation>
    </message>
    <message>
        <source>Lets a channel join the shared chat that another is in.</source>
        <translation>Lässt einen Kanal dem gemeinsamen Chat beitreten, in dem ein anderer ist.</translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation>Gemeinsamen Chat verlassen</translation>
    </message>
    <message>
        <source>Lets a channel leave the shared chat; it ends when the host leaves, or only one stays.</source>
        <translation>Lässt einen Kanal den gemeinsamen Chat verlassen; dieser endet, wenn der Gastgeber geht oder nur einer bleibt.</translation>
    </message>
    <message>
        <source>Lets so many users come into the chat at once; those that are missing are made up.</source>
        <translation>Lässt so viele Benutzer auf einmal in den Chat kommen; fehlende werden erfunden.</translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation>Viele Kanäle moderieren</translation>
    </message>
    <message>
        <source>Makes the user a moderator of so many more channels, with chats of all kinds; those that are missing are made up.</source>
        <translation>Macht den Benutzer zum Moderator so vieler weiterer Kanäle, mit Chats aller Art; fehlende werden erfunden.</translation>
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
        <translation>VIP entlassen</translation>
    </message>
    <message>
        <source>Takes the VIP&apos;s role away.</source>
        <translation>Nimmt die Rolle als VIP weg.</translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation>Chatfarbe setzen</translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat; without one, they have never chosen any.</source>
        <translation>Setzt die Farbe des Namens im Chat; ohne eine hat der Benutzer nie eine gewählt.</translation>
    </message>
    <message>
        <source>Bans the user from the channel, who loses the role of a moderator or a VIP.</source>
        <translation>Sperrt den Benutzer im Kanal; ein Moderator oder VIP verliert dabei seine Rolle.</translation>
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
        <source>the file ends within a character; it is not whole.</source>
        <translation>die Datei endet mitten in einem Zeichen; sie ist nicht ganz.</translation>
    </message>
    <message>
        <source>a field in quotes is not ended; the file is not whole.</source>
        <translation>ein Feld in Anführungszeichen ist nicht beendet; die Datei ist nicht ganz.</translation>
    </message>
    <message>
        <source>a line ends with CR alone, not with CRLF.</source>
        <translation>eine Zeile endet nur mit CR, nicht mit CRLF.</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8.</source>
        <translation>die Bytes sind nicht UTF-8.</translation>
    </message>
    <message>
        <source>there is a zero byte; the file is not text.</source>
        <translation>es gibt ein Nullbyte; die Datei ist kein Text.</translation>
    </message>
    <message>
        <source>there is a quote within a field that does not begin with one.</source>
        <translation>in einem Feld, das nicht mit einem Anführungszeichen beginnt, steht eines.</translation>
    </message>
    <message>
        <source>there is text after the quote that ends a field.</source>
        <translation>nach dem Anführungszeichen, das ein Feld beendet, steht Text.</translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation>ein Feld ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>a line ends with LF alone, not with CRLF.</source>
        <translation>eine Zeile endet nur mit LF, nicht mit CRLF.</translation>
    </message>
    <message>
        <source>lines end in two ways, with CRLF and with LF.</source>
        <translation>Zeilen enden auf zwei Arten, mit CRLF und mit LF.</translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation>es gibt mehr als %1 Felder.</translation>
    </message>
    <message>
        <source>there are %1 fields where the first line has %2; the file may not be whole.</source>
        <translation>es gibt %1 Felder, wo die erste Zeile %2 hat; vielleicht ist die Datei nicht ganz.</translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation>es gibt mehr als %1 Zeilen.</translation>
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
    <name>LibraryWords</name>
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
        <translation>An</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Asks for text</source>
        <translation>Fragt nach Text</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>Grenze je Stream</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>Grenze je Zuschauer</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>Abklingzeit</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>Ohne Warteschlange</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
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
        <source>is taken by another reward</source>
        <translation>gehört schon einer anderen Belohnung</translation>
    </message>
    <message>
        <source>has not the right form</source>
        <translation>hat nicht die richtige Form</translation>
    </message>
    <message>
        <source>is not a value of the right kind</source>
        <translation>ist kein Wert der richtigen Art</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The channel already has a reward of this title.</source>
        <translation>Der Kanal hat schon eine Belohnung mit diesem Titel.</translation>
    </message>
    <message>
        <source>The service has no slot left.</source>
        <translation>Der Dienst hat keinen Platz mehr frei.</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>Der Dienst sagte: „%1“</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>Der Dienst ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The service asks for a pause (429).</source>
        <translation>Der Dienst bittet um eine Pause (429).</translation>
    </message>
    <message>
        <source>Your sign-in ended. Sign in again to continue.</source>
        <translation>Deine Anmeldung ist beendet. Melde dich wieder an, um weiterzumachen.</translation>
    </message>
    <message>
        <source>The service refused it (400).</source>
        <translation>Der Dienst hat es abgelehnt (400).</translation>
    </message>
    <message>
        <source>It could not be written to disk: %1</source>
        <translation>Es ließ sich nicht auf die Platte schreiben: %1</translation>
    </message>
    <message>
        <source>The service has a problem of its own (%1).</source>
        <translation>Der Dienst hat selbst ein Problem (%1).</translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page does not run for the administrator (root): its own protection does not work there. Start Sidestage as an ordinary user.</source>
        <translation>Die eingebettete Seite läuft nicht für den Verwalter (root): ihr eigener Schutz wirkt dort nicht. Starte Sidestage als gewöhnlicher Benutzer.</translation>
    </message>
    <message>
        <source>The embedded page cannot share the window&apos;s graphics.</source>
        <translation>Die eingebettete Seite kann die Grafik des Fensters nicht mitbenutzen.</translation>
    </message>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then start again.</source>
        <translation>Die eingebettete Seite ist nicht installiert. Installiere Qt WebEngine und Sidestages Anmelde-Plugin und starte dann neu.</translation>
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
        <source>no column is called “Date”; this is no report.</source>
        <translation>keine Spalte heißt „Date“; das ist kein Bericht.</translation>
    </message>
    <message>
        <source>“%1” is no day.</source>
        <translation>„%1“ ist kein Tag.</translation>
    </message>
    <message>
        <source>there cannot be a report of %1.</source>
        <translation>vom %1 kann es keinen Bericht geben.</translation>
    </message>
    <message>
        <source>it is about “%1”, which was not asked for.</source>
        <translation>es geht um „%1“, und danach wurde nicht gefragt.</translation>
    </message>
    <message>
        <source>%1 comes twice, with different figures.</source>
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
        <source>Handing the answer over to Sidestage…</source>
        <translation>Die Antwort wird an Sidestage übergeben…</translation>
    </message>
    <message>
        <source>Back to Sidestage</source>
        <translation>Zurück zu Sidestage</translation>
    </message>
    <message>
        <source>Sidestage has the answer and goes on by itself. You may close this page.</source>
        <translation>Sidestage hat die Antwort und macht von selbst weiter. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Zugriff abgelehnt</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You may close this page.</source>
        <translation>Du hast den Zugriff abgelehnt. Nichts wurde geändert. Du kannst diese Seite schließen.</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht benutzt</translation>
    </message>
    <message>
        <source>This answer does not belong to the sign-in that Sidestage waits for, so it was not used. Start again from Sidestage.</source>
        <translation>Diese Antwort gehört nicht zu der Anmeldung, auf die Sidestage wartet, und wurde darum nicht benutzt. Beginne in Sidestage neu.</translation>
    </message>
    <message>
        <source>Nothing to hand over</source>
        <translation>Nichts zu übergeben</translation>
    </message>
    <message>
        <source>The service sends you to this page after a sign-in. Start one from Sidestage.</source>
        <translation>Der Dienst schickt dich nach einer Anmeldung auf diese Seite. Beginne eine in Sidestage.</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>Sidestage does not wait here any more. Start again from there.</source>
        <translation>Sidestage wartet hier nicht mehr. Beginne dort neu.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to hand the answer over. Without it, sign in on another device instead.</source>
        <translation>Diese Seite braucht JavaScript, um die Antwort zu übergeben. Melde dich ohne es stattdessen auf einem anderen Gerät an.</translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message>
        <source>This is not a file of rewards.</source>
        <translation>Das ist keine Datei mit Belohnungen.</translation>
    </message>
    <message>
        <source>A later version of Sidestage wrote this file.</source>
        <translation>Eine spätere Version von Sidestage hat diese Datei geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und noch %n.</numerusform>
            <numerusform>Und noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are taken.</source>
        <translation>
            <numerusform>Nur die erste %Ln Belohnung wird übernommen.</numerusform>
            <numerusform>Nur die ersten %Ln Belohnungen werden übernommen.</numerusform>
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
        <source>%1: this title comes twice.</source>
        <translation>%1: dieser Titel kommt zweimal vor.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are taken.</source>
        <translation>
            <numerusform>Nur der erste %Ln Satz wird übernommen.</numerusform>
            <numerusform>Nur die ersten %Ln Sätze werden übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation>Satz %L1: der Name fehlt oder ist zu lang.</translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are not in the file.</source>
        <translation>
            <numerusform>Satz „%1“: %n seiner Belohnungen ist nicht in der Datei.</numerusform>
            <numerusform>Satz „%1“: %n seiner Belohnungen sind nicht in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>This is not a file of rewards: %1</source>
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
        <translation>Grenze</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
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
        <source>after the swap: %1</source>
        <translation>nach dem Wechsel: %1</translation>
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
        <source>Waits for the service&apos;s answer.</source>
        <translation>Wartet auf die Antwort des Dienstes.</translation>
    </message>
    <message>
        <source>The limit of this stream is reached.</source>
        <translation>Die Grenze dieses Streams ist erreicht.</translation>
    </message>
</context>
<context>
    <name>Rewards</name>
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
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Asks for text</source>
        <translation>Fragt nach Text</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>Warteschlange überspringen</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>Grenze je Stream</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>Grenze je Zuschauer</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>Wartezeit</translation>
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
        <source>Made elsewhere</source>
        <translation>Anderswo erstellt</translation>
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
        <translation>bleibt ein</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>taken off</source>
        <translation>weggenommen</translation>
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
        <source>stays off</source>
        <translation>bleibt aus</translation>
    </message>
    <message>
        <source>%L1 per stream</source>
        <translation>%L1 pro Stream</translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer in a stream.</source>
        <translation>
            <numerusform>Höchstens %n je Zuschauer in einem Stream.</numerusform>
            <numerusform>Höchstens %n je Zuschauer in einem Stream.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n in a stream.</source>
        <translation>
            <numerusform>Höchstens %n in einem Stream.</numerusform>
            <numerusform>Höchstens %n in einem Stream.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 between two of them.</source>
        <translation>%1 zwischen zwei davon.</translation>
    </message>
    <message>
        <source>The channel already has a reward of this title.</source>
        <translation>Der Kanal hat schon eine Belohnung mit diesem Titel.</translation>
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
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>The database %1 cannot be used: %2</source>
        <translation>Die Datenbank %1 ist nicht benutzbar: %2</translation>
    </message>
    <message>
        <source>port %1: %2</source>
        <translation>Port %1: %2</translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation>Der Sandkasten ist bereit.</translation>
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
        <source>Client id</source>
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
        <source>seed %1, profile %2, kept in %3</source>
        <translation>Startzahl %1, Profil %2, aufbewahrt in %3</translation>
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
        <source>Sign in as somebody, in a browser:</source>
        <translation>Als jemand anmelden, im Browser:</translation>
    </message>
    <message>
        <source>Ctrl+C stops it.</source>
        <translation>Strg+C beendet ihn.</translation>
    </message>
    <message>
        <source>The streaming platform in a box: token service and API, on this machine only.</source>
        <translation>Die Streaming-Plattform im Kasten: Token-Dienst und API, nur auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Listen on this port; 0 takes any that is free.</source>
        <translation>Auf diesem Port hören; 0 nimmt irgendeinen freien.</translation>
    </message>
    <message>
        <source>Make up the world that belongs to this number.</source>
        <translation>Die Welt erfinden, die zu dieser Zahl gehört.</translation>
    </message>
    <message>
        <source>Keep everything in this file. Without it, it is gone at the end.</source>
        <translation>Alles in dieser Datei aufbewahren. Ohne sie ist es am Ende weg.</translation>
    </message>
    <message>
        <source>What is &quot;%1&quot;? See --help.</source>
        <translation>Was ist „%1“? Siehe --help.</translation>
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
        <source>There is no profile &quot;%1&quot;. There are: specification, observed.</source>
        <translation>Ein Profil „%1“ gibt es nicht. Es gibt: specification, observed.</translation>
    </message>
    <message>
        <source>--db needs the name of a file.</source>
        <translation>--db braucht den Namen einer Datei.</translation>
    </message>
    <message>
        <source>Control page</source>
        <translation>Steuerseite</translation>
    </message>
    <message>
        <source>There is neither a scenario nor a file &quot;%1&quot;. There are: %2.</source>
        <translation>Es gibt weder ein Szenario noch eine Datei „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>&quot;specification&quot; does as the specification says; &quot;observed&quot; does as the public service has been seen to where it differs: all switches of --compat.</source>
        <translation>„specification“ verhält sich, wie die Spezifikation es sagt; „observed“ so, wie der öffentliche Dienst abweichend beobachtet wurde: alle Schalter von --compat.</translation>
    </message>
    <message>
        <source>Requests a minute, for each user of each app; 0: no limit.</source>
        <translation>Anfragen je Minute, für jeden Benutzer jeder App; 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Let the world&apos;s time begin then: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, it goes on where it was.</source>
        <translation>Die Zeit der Welt dann beginnen lassen: 2026-03-01T20:00:00Z oder „now“. Ohne dies geht sie weiter, wo sie war.</translation>
    </message>
    <message>
        <source>Let the world&apos;s time run so many times as fast as outside; 0: it stands.</source>
        <translation>Die Zeit der Welt so viele Male so schnell laufen lassen wie draußen; 0: sie steht.</translation>
    </message>
    <message>
        <source>Do as the public service does in these points: %1.</source>
        <translation>In diesen Punkten wie der öffentliche Dienst verhalten: %1.</translation>
    </message>
    <message>
        <source>Answer nothing below /sandbox: no control page, no control calls.</source>
        <translation>Unter /sandbox nichts beantworten: keine Steuerseite, keine Steueraufrufe.</translation>
    </message>
    <message>
        <source>Play this at once: %1, or a file.</source>
        <translation>Dies sofort spielen: %1 oder eine Datei.</translation>
    </message>
    <message>
        <source>Print which endpoints of the specification there are, and stop.</source>
        <translation>Ausgeben, welche Endpunkte der Spezifikation es gibt, und beenden.</translation>
    </message>
    <message>
        <source>Let no viewer of a new world act by itself.</source>
        <translation>Keinen Zuschauer einer neuen Welt von selbst handeln lassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation>„%1“ ist keine Anfragegrenze (eine Zahl ab 0).</translation>
    </message>
    <message>
        <source>There is no switch &quot;%1&quot;. There are: %2.</source>
        <translation>Einen Schalter „%1“ gibt es nicht. Es gibt: %2.</translation>
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
        <source>To look</source>
        <translation>Zum Nachsehen</translation>
    </message>
    <message>
        <source>What viewers do</source>
        <translation>Was Zuschauer tun</translation>
    </message>
    <message>
        <source>What channels do</source>
        <translation>Was Kanäle tun</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Viele auf einmal</translation>
    </message>
    <message>
        <source>Viewers by themselves</source>
        <translation>Zuschauer von selbst</translation>
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
        <source>The time, and the beginning</source>
        <translation>Die Zeit und der Anfang</translation>
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
        <source>must be there</source>
        <translation>muss da sein</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sidestage-Sandkasten</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Everything it does can be done with curl as well: see /sandbox/calls.</source>
        <translation>Diese Seite braucht JavaScript. Alles, was sie kann, geht auch mit curl: siehe /sandbox/calls.</translation>
    </message>
    <message>
        <source>Time in the sandbox</source>
        <translation>Zeit im Sandkasten</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Laufen</translation>
    </message>
    <message>
        <source>× 60</source>
        <translation>× 60</translation>
    </message>
    <message>
        <source>Run 60 times as fast</source>
        <translation>60-mal so schnell laufen</translation>
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
        <source>Back to this computer&apos;s time</source>
        <translation>Zurück zur Zeit dieses Computers</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>No answer since %1</source>
        <translation>Keine Antwort seit %1</translation>
    </message>
    <message>
        <source>The sandbox does not answer. What you see is how it was at %1.</source>
        <translation>Der Sandkasten antwortet nicht. Zu sehen ist, wie es um %1 war.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut…</translation>
    </message>
    <message>
        <source>Skip to the content</source>
        <translation>Zum Inhalt springen</translation>
    </message>
    <message>
        <source>Parts of this page</source>
        <translation>Teile dieser Seite</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>People and apps</source>
        <translation>Menschen und Apps</translation>
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
        <source>Channels of the story</source>
        <translation>Kanäle der Geschichte</translation>
    </message>
    <message>
        <source>Choose a row to act in that channel.</source>
        <translation>Zeile wählen, um in diesem Kanal zu handeln.</translation>
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
        <source>%1 watch</source>
        <comment>viewers of a stream</comment>
        <translation>%1 schauen zu</translation>
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
        <translation>Langsam, %1 s</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Abonnenten</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Einmalig</translation>
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
        <translation>Gesperrt</translation>
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
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>“%1” plays: %2 steps done.</source>
        <translation>„%1“ spielt: %2 Schritte getan.</translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation>Abgelehnte Schritte</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing fits the filter.</source>
        <translation>Nichts passt zum Filter.</translation>
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
        <source>Let requests go wrong</source>
        <translation>Anfragen schiefgehen lassen</translation>
    </message>
    <message>
        <source>Faults that wait</source>
        <translation>Wartende Störungen</translation>
    </message>
    <message>
        <source>No fault waits. Requests are answered as they should be.</source>
        <translation>Keine Störung wartet. Anfragen werden beantwortet, wie es sein soll.</translation>
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
        <translation>bis zum Löschen</translation>
    </message>
    <message>
        <source>after %1 spared</source>
        <translation>nach %1 verschonten</translation>
    </message>
    <message>
        <source>%1 ms later</source>
        <translation>%1 ms später</translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation>Verbindung gekappt</translation>
    </message>
    <message>
        <source>cut after %1 bytes</source>
        <translation>nach %1 Bytes abgeschnitten</translation>
    </message>
    <message>
        <source>another body</source>
        <translation>anderer Inhalt</translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation>Kontingent geleert</translation>
    </message>
    <message>
        <source>takes effect all the same</source>
        <translation>wirkt trotzdem</translation>
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
        <translation>Anfragegrenze</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Anfragen je Minute</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Requests take points from their bucket</source>
        <translation>Anfragen nehmen Punkte aus ihrem Kontingent</translation>
    </message>
    <message>
        <source>Answers tell what is left</source>
        <translation>Antworten nennen, was übrig ist</translation>
    </message>
    <message>
        <source>An empty bucket refuses</source>
        <translation>Ein leeres Kontingent lehnt ab</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Kompatibilität</translation>
    </message>
    <message>
        <source>What the public service does otherwise than the specification says.</source>
        <translation>Was der öffentliche Dienst anders macht, als die Spezifikation sagt.</translation>
    </message>
    <message>
        <source>Refresh tokens stay valid when they are used</source>
        <translation>Refresh-Tokens bleiben gültig, wenn sie benutzt werden</translation>
    </message>
    <message>
        <source>Times of ads are seconds since 1970</source>
        <translation>Werbezeiten sind Sekunden seit 1970</translation>
    </message>
    <message>
        <source>Withdrawn endpoints answer 410 instead of 404</source>
        <translation>Abgeschaffte Endpunkte antworten 410 statt 404</translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation>Die Grenze einer Belohnung und ihr Schalter müssen zusammen geschickt werden</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Makes the world anew from its seed. Tokens end; registered apps stay.</source>
        <translation>Erschafft die Welt neu aus ihrer Startzahl. Tokens enden; eingetragene Apps bleiben.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Neu beginnen…</translation>
    </message>
    <message>
        <source>Start over from seed %1?</source>
        <translation>Neu beginnen mit Startzahl %1?</translation>
    </message>
    <message>
        <source>Everything that happened in this world is lost.</source>
        <translation>Alles, was in dieser Welt geschah, geht verloren.</translation>
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
        <source>Tokens, codes and client secrets are hidden. The last 1,000 are kept.</source>
        <translation>Tokens, Codes und Client-Geheimnisse sind verborgen. Die letzten 1.000 werden aufbewahrt.</translation>
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
        <source>Nothing is recorded. Switch recording on, then let your app ask.</source>
        <translation>Nichts ist aufgezeichnet. Aufzeichnung einschalten, dann die App fragen lassen.</translation>
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
        <source>Took</source>
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
        <source>Answer</source>
        <translation>Antwort</translation>
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
        <source>Everything on this page is a call that a script can make as well. Reading is a GET with a query, everything else a POST with a JSON body.</source>
        <translation>Alles auf dieser Seite ist ein Aufruf, den auch ein Skript machen kann. Lesen ist ein GET mit Query, alles andere ein POST mit JSON-Body.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Nicht ausgeführt: %1</translation>
    </message>
    <message>
        <source>the sandbox does not answer.</source>
        <translation>der Sandkasten antwortet nicht.</translation>
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
        <source>Body that is sent instead</source>
        <translation>Body, der stattdessen gesendet wird</translation>
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
        <source>Channels, the host first</source>
        <translation>Kanäle, der Gastgeber zuerst</translation>
    </message>
    <message>
        <source>Messages a minute</source>
        <translation>Nachrichten je Minute</translation>
    </message>
    <message>
        <source>Cheers a minute</source>
        <translation>Cheers je Minute</translation>
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
        <source>How many</source>
        <translation>Wie viele</translation>
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
        <source>Later by milliseconds</source>
        <translation>Später um Millisekunden</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>Donations a minute</source>
        <translation>Spenden je Minute</translation>
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
        <source>Followed for minutes</source>
        <translation>Folgt seit Minuten</translation>
    </message>
    <message>
        <source>Follows a minute</source>
        <translation>Neue Follower je Minute</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>Vom Kanal</translation>
    </message>
    <message>
        <source>Takes effect all the same</source>
        <translation>Wirkt trotzdem</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>What the viewer writes</source>
        <translation>Was der Zuschauer schreibt</translation>
    </message>
    <message>
        <source>Seconds from ad to ad</source>
        <translation>Sekunden von Werbung zu Werbung</translation>
    </message>
    <message>
        <source>Viewers who come a minute</source>
        <translation>Zuschauer, die kommen, je Minute</translation>
    </message>
    <message>
        <source>Jump by seconds</source>
        <translation>Um Sekunden springen</translation>
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
        <source>Viewers who leave a minute</source>
        <translation>Zuschauer, die gehen, je Minute</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Länge in Sekunden</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
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
        <source>Delay before messages are shown</source>
        <translation>Verzögerung, bevor Nachrichten erscheinen</translation>
    </message>
    <message>
        <source>This computer&apos;s time</source>
        <translation>Zeit dieses Computers</translation>
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
        <source>Redemptions a minute</source>
        <translation>Einlösungen je Minute</translation>
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
        <source>JSON of a scenario</source>
        <translation>JSON eines Szenarios</translation>
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
        <source>Spare so many first</source>
        <translation>Zuerst so viele verschonen</translation>
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
        <source>Wait in seconds</source>
        <translation>Wartezeit in Sekunden</translation>
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
        <source>So many times</source>
        <translation>So oft</translation>
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
        <source>Cut after bytes</source>
        <translation>Kappen nach Bytes</translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation>Nur einmalige Nachrichten</translation>
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
        <source>Type of event</source>
        <translation>Art des Ereignisses</translation>
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
        <source>Switched on</source>
        <translation>Eingeschaltet</translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation>Kanal zum Beitreten</translation>
    </message>
    <message>
        <source>Raids a minute</source>
        <translation>Raids je Minute</translation>
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
        <source>%1 is of the wrong kind.</source>
        <translation>%1 ist von der falschen Art.</translation>
    </message>
    <message>
        <source>It is no JSON: %1</source>
        <translation>Es ist kein JSON: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation>%1 ist zu groß für ein Szenario.</translation>
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
        <translation>Sehen, wer wie viele Bits gespendet hat</translation>
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
        <translation>Die nächste Werbepause aufschieben</translation>
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
        <translation>Moderatoren ernennen und entlassen</translation>
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
        <translation>VIPs ernennen und entlassen</translation>
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
        <translation>Hype Trains auf deinem Kanal sehen</translation>
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
        <source>Make clips</source>
        <translation>Clips machen</translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation>Clips als Editor verwalten</translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation>Sperren, Moderatoren und Filter deines Kanals sehen</translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation>Ankündigen, wo du moderierst</translation>
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
        <translation>Sperren und entsperren, wo du moderierst</translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation>Gesperrte Wörter ändern, wo du moderierst</translation>
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
        <source>Switch Shield Mode where you moderate</source>
        <translation>Den Schildmodus schalten, wo du moderierst</translation>
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
        <translation>Über Entsperranträge entscheiden, wo du moderierst</translation>
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
        <translation>Sperren sehen, wo du moderierst</translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation>Gesperrte Wörter sehen, wo du moderierst</translation>
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
        <source>See the moderators where you moderate</source>
        <translation>Die Moderatoren sehen, wo du moderierst</translation>
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
        <translation>Entsperranträge sehen, wo du moderierst</translation>
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
        <source>Know who you are</source>
        <translation>Wissen, wer du bist</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation>Den Bot der App als dich im Chat handeln lassen</translation>
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
        <source>Change whom you follow (withdrawn)</source>
        <translation>Ändern, wem du folgst (abgeschafft)</translation>
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
        <translation>Als du flüstern und Geflüster lesen</translation>
    </message>
    <message>
        <source>See whom you have blocked</source>
        <translation>Sehen, wen du blockiert hast</translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation>Deine Sendeeinstellungen sehen</translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation>Den Chat als du lesen</translation>
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
        <source>See whom you follow</source>
        <translation>Sehen, wem du folgst</translation>
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
        <translation>Dein Geflüster lesen</translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation>Als du Chatnachrichten senden</translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation>Flüstern (abgeschafft)</translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation>Geflüster lesen</translation>
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
        <source>Sign in another…</source>
        <translation>Weiteres Konto anmelden…</translation>
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
        <translation>Wieder anmelden…</translation>
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
        <source>Not handed out by the keychain</source>
        <translation>Vom Schlüsselbund nicht herausgegeben</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Waiting for the keychain, which holds your sign-in. It may want its password.</source>
        <translation>Warten auf den Schlüsselbund, der deine Anmeldung hat. Vielleicht will er sein Passwort.</translation>
    </message>
    <message>
        <source>Your sign-in ended. Sign in again to continue; nothing was lost.</source>
        <translation>Deine Anmeldung ist beendet. Melde dich wieder an, um weiterzumachen; nichts ging verloren.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Offline since %1. Showing what was known.</source>
        <translation>Offline seit %1. Gezeigt wird, was bekannt war.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Your sign-in ran out: one by the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation>Deine Anmeldung ist abgelaufen: eine über den Browser lässt sich nicht erneuern. Melde dich wieder an, um weiterzumachen; nichts ging verloren.</translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln decisions are held and will be sent when the connection is back.</source>
        <translation>
            <numerusform>Offline seit %1. %Ln Entscheidung ist zurückgehalten und wird gesendet, wenn die Verbindung wieder da ist.</numerusform>
            <numerusform>Offline seit %1. %Ln Entscheidungen sind zurückgehalten und werden gesendet, wenn die Verbindung wieder da ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in. Ask again and unlock it, or sign in again; nothing was lost.</source>
        <translation>Der Schlüsselbund hat deine Anmeldung nicht herausgegeben. Frage noch einmal und entsperre ihn, oder melde dich neu an; verloren ist nichts.</translation>
    </message>
    <message>
        <source>%1 It said: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation>%1 Er sagte: „%2“</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation>Der Dienst hat deine Anmeldung nicht erneuert. Nichts ging verloren.</translation>
    </message>
    <message>
        <source>The keychain did not hand out the client secret of this service, so your sign-in could not be renewed. Nothing was lost.</source>
        <translation>Der Schlüsselbund hat das Client-Geheimnis dieses Dienstes nicht herausgegeben, deshalb konnte deine Anmeldung nicht erneuert werden. Nichts ging verloren.</translation>
    </message>
    <message>
        <source>%1 It said: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation>%1 Er sagte: „%2“</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Again in %1</source>
        <translation>Wieder in %1</translation>
    </message>
    <message>
        <source>%1 can be used again</source>
        <translation>%1 ist wieder benutzbar</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Announcements around an ad</source>
        <translation>Ankündigungen rund um Werbung</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>Vor einer Werbung</translation>
    </message>
    <message>
        <source>Filled when it is sent: {%1}</source>
        <translation>Beim Senden ausgefüllt: {%1}</translation>
    </message>
    <message>
        <source>Announce the end as well</source>
        <translation>Auch das Ende ankündigen</translation>
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
        <source>The channel’s own</source>
        <translation>Die des Kanals</translation>
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
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>There are none yet. They are made on the page Chat.</source>
        <translation>Es gibt noch keine. Sie werden auf der Seite Chat erstellt.</translation>
    </message>
    <message>
        <source>Now it would say: %1</source>
        <translation>Jetzt stünde da: %1</translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation>Das hält nur, bis du beendest. %1</translation>
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
        <source>Promised</source>
        <translation>Versprochen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Started late</source>
        <translation>Verspätung</translation>
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
        <source>not known</source>
        <translation>nicht bekannt</translation>
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
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Aufschübe</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Kam nicht</translation>
    </message>
    <message>
        <source>Promised for %1</source>
        <translation>Versprochen für %1</translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation>Sendung %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>Length of the ad</source>
        <translation>Länge der Werbung</translation>
    </message>
    <message>
        <source>Opens the page Ads</source>
        <translation>Öffnet die Seite Werbung</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1 s schalten</translation>
    </message>
    <message>
        <source>Ad running</source>
        <translation>Werbung läuft</translation>
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
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>%1 Pause</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Pre-roll free %1</source>
        <translation>%1 ohne Pre-Rolls</translation>
    </message>
    <message>
        <source>Without pre-rolls until %1</source>
        <translation>Ohne Pre-Rolls bis %1</translation>
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
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
        <source>Take the snooze back</source>
        <translation>Den Aufschub zurücknehmen</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Aufschieben</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Die nächste Werbung um 5 Minuten aufschieben</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation>Warnung vor einer Werbung</translation>
    </message>
    <message>
        <source>When an ad comes soon</source>
        <translation>Wenn bald Werbung kommt</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
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
        <source>Notification of the desktop as well</source>
        <translation>Auch eine Benachrichtigung auf dem Desktop</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Benachrichtigung auf dem Desktop</translation>
    </message>
    <message>
        <source>In the window the warning counts down and goes by itself.</source>
        <translation>Im Fenster zählt die Warnung herunter und geht von selbst.</translation>
    </message>
    <message>
        <source>This desktop shows no notifications: they appear in the window.</source>
        <translation>Dieser Desktop zeigt keine Benachrichtigungen: sie erscheinen im Fenster.</translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation>Das hält nur, bis du beendest. %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>Ads of this stream, from half an hour ago to 50 minutes ahead</source>
        <translation>Werbung dieses Streams, von vor einer halben Stunde bis in 50 Minuten</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>kam nicht</translation>
    </message>
    <message>
        <source>Promised, did not come</source>
        <translation>Versprochen, kam nicht</translation>
    </message>
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
        <source>Ad expected, from how it has been</source>
        <translation>Werbung erwartet, nach dem bisherigen Verlauf</translation>
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
        <source>Ad shown, its length was not told</source>
        <translation>Werbung gelaufen, ihre Länge wurde nicht gesagt</translation>
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
        <source>Announced that the ads are over</source>
        <translation>Angekündigt, dass die Werbung vorbei ist</translation>
    </message>
    <message>
        <source>Announced that ads come</source>
        <translation>Angekündigt, dass Werbung kommt</translation>
    </message>
    <message>
        <source>Not announced</source>
        <translation>Nicht angekündigt</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Aufgeschoben</translation>
    </message>
    <message numerus="yes">
        <source>the next ad comes at %1, %n snoozes left</source>
        <translation>
            <numerusform>die nächste Werbung kommt um %1, %n Aufschub übrig</numerusform>
            <numerusform>die nächste Werbung kommt um %1, %n Aufschübe übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad runs for %1 s</source>
        <translation>Werbung läuft %1 s</translation>
    </message>
    <message>
        <source>The ad log could not be kept</source>
        <translation>Das Werbeprotokoll konnte nicht aufbewahrt werden</translation>
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
        <source>the next ad to %1</source>
        <translation>die nächste Werbung auf %1</translation>
    </message>
    <message>
        <source>Perhaps not announced</source>
        <translation>Vielleicht nicht angekündigt</translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation>Die Werbung lief</translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation>Die Werbung wurde verschoben</translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage ended</source>
        <translation>wie um %1 entschieden, bevor Sidestage endete</translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation>Keine Werbung lief</translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation>Nicht verschoben</translation>
    </message>
    <message>
        <source>Sidestage ended at %1, before it was done</source>
        <translation>Sidestage endete um %1, bevor es getan war</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1 s schalten</translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation>Werbung wird gestartet</translation>
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
        <source>The permission to announce in chat was not given.</source>
        <translation>Die Erlaubnis, im Chat anzukündigen, wurde nicht erteilt.</translation>
    </message>
    <message>
        <source>Sidestage ended while it was being sent: it is not known whether it was.</source>
        <translation>Sidestage endete, während sie gesendet wurde: ob sie ankam, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation>Sidestage lief nicht, als die Werbung endete.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWords</name>
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
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>The ad schedule needs a permission.</source>
        <translation>Der Werbeplan braucht eine Erlaubnis.</translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation>Erlaubnis, den Werbeplan zu lesen</translation>
    </message>
    <message>
        <source>The service shows when ads come only to the broadcaster, and only to an app that was allowed to read it (channel:read:ads).</source>
        <translation>Wann Werbung kommt, zeigt der Dienst nur dem Streamer, und nur einer App, die es lesen darf (channel:read:ads).</translation>
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
        <source>The service plans and runs ads in the channels of partners and affiliates. This channel is neither, so there is nothing to count down to.</source>
        <translation>Der Dienst plant und schaltet Werbung in den Kanälen von Partnern und Affiliates. Dieser Kanal ist keins von beiden, es gibt also nichts herunterzuzählen.</translation>
    </message>
    <message>
        <source>Ads start with the stream.</source>
        <translation>Werbung beginnt mit dem Stream.</translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation>Nur Kanäle, die live sind</translation>
    </message>
    <message>
        <source>The service plans ads for a channel while it is live. When the stream begins, the countdown appears here by itself.</source>
        <translation>Der Dienst plant Werbung für einen Kanal, während er live ist. Wenn der Stream beginnt, erscheint der Countdown hier von selbst.</translation>
    </message>
    <message>
        <source>No ad is planned.</source>
        <translation>Es ist keine Werbung geplant.</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Kein Plan</translation>
    </message>
    <message>
        <source>The service has no next ad for this stream. Ads that come by themselves are set up in the ads manager of the service&apos;s website.</source>
        <translation>Der Dienst hat für diesen Stream keine nächste Werbung. Werbung, die von selbst kommt, wird auf der Website des Dienstes in der Werbeverwaltung eingestellt.</translation>
    </message>
    <message>
        <source>Snoozing needs a permission.</source>
        <translation>Aufschieben braucht eine Erlaubnis.</translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation>Erlaubnis, Werbung aufzuschieben</translation>
    </message>
    <message>
        <source>The service lets an app put off ads only when it was allowed to manage them (channel:manage:ads).</source>
        <translation>Der Dienst lässt eine App Werbung nur aufschieben, wenn sie sie verwalten darf (channel:manage:ads).</translation>
    </message>
    <message>
        <source>Running an ad needs a permission.</source>
        <translation>Werbung zu schalten braucht eine Erlaubnis.</translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation>Erlaubnis, Werbung zu schalten</translation>
    </message>
    <message>
        <source>Only the broadcaster can run an ad, and an app only when it was allowed to (channel:edit:commercial).</source>
        <translation>Nur der Streamer kann Werbung schalten, und eine App nur, wenn sie es darf (channel:edit:commercial).</translation>
    </message>
    <message>
        <source>No snooze is left. One more at %1.</source>
        <translation>Kein Aufschub ist übrig. Um %1 kommt einer dazu.</translation>
    </message>
    <message>
        <source>No snooze is left.</source>
        <translation>Kein Aufschub ist übrig.</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Aufschübe</translation>
    </message>
    <message>
        <source>The service gives a few snoozes and one more from time to time. Each moves the next ad 5 minutes later.</source>
        <translation>Der Dienst gibt ein paar Aufschübe und von Zeit zu Zeit einen mehr. Jeder schiebt die nächste Werbung um 5 Minuten auf.</translation>
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
        <source>The service lets another ad start only some minutes after the last one.</source>
        <translation>Der Dienst lässt neue Werbung erst einige Minuten nach der letzten beginnen.</translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation>Um %1 kann wieder Werbung laufen.</translation>
    </message>
    <message>
        <source>Between two ads</source>
        <translation>Zwischen zwei Werbungen</translation>
    </message>
    <message>
        <source>The service lets another ad start only when a time is over that it gives with each one, at least 8 minutes after the last ad began.</source>
        <translation>Der Dienst lässt neue Werbung erst beginnen, wenn eine Frist um ist, die er mit jeder nennt, frühestens 8 Minuten nach dem Beginn der letzten.</translation>
    </message>
    <message>
        <source>Too many calls were made. Try again in a minute.</source>
        <translation>Es gab zu viele Anfragen. Versuche es in einer Minute wieder.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Es wird gerade gesendet.</translation>
    </message>
    <message>
        <source>Your sign-in ended.</source>
        <translation>Deine Anmeldung ist beendet.</translation>
    </message>
    <message>
        <source>No answer came: it is not known whether the ad was snoozed.</source>
        <translation>Es kam keine Antwort: es ist nicht bekannt, ob die Werbung aufgeschoben wurde.</translation>
    </message>
    <message>
        <source>No answer came: it is not known whether the ad runs.</source>
        <translation>Es kam keine Antwort: es ist nicht bekannt, ob die Werbung läuft.</translation>
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
        <source>The service said: “%1”</source>
        <translation>Der Dienst sagte: „%1“</translation>
    </message>
    <message>
        <source>There is no placeholder {%1}.</source>
        <translation>Es gibt keinen Platzhalter {%1}.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Ankündigungen können jetzt nicht gesendet werden.</translation>
    </message>
    <message>
        <source>{%1} is not known now.</source>
        <translation>{%1} ist jetzt nicht bekannt.</translation>
    </message>
    <message>
        <source>It is longer than the %1 characters that the service takes.</source>
        <translation>Es ist länger als die %1 Zeichen, die der Dienst annimmt.</translation>
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
    <message numerus="yes">
        <source>from %n breaks</source>
        <translation>
            <numerusform>aus %n Werbepause</numerusform>
            <numerusform>aus %n Werbepausen</numerusform>
        </translation>
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
        <source>Run by hand</source>
        <translation>Von Hand geschaltet</translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation>Von %1 geschaltet</translation>
    </message>
    <message>
        <source>Seen afterwards</source>
        <translation>Nachträglich gesehen</translation>
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
        <source>Did not come</source>
        <translation>Kam nicht</translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation>Länge unbekannt</translation>
    </message>
    <message>
        <source>Nothing promised</source>
        <translation>Nichts versprochen</translation>
    </message>
    <message>
        <source>As promised</source>
        <translation>Wie versprochen</translation>
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
        <source>%n seconds promised</source>
        <translation>
            <numerusform>%n Sekunde versprochen</numerusform>
            <numerusform>%n Sekunden versprochen</numerusform>
        </translation>
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
        <source>%n by hand</source>
        <translation>
            <numerusform>%n von Hand</numerusform>
            <numerusform>%n von Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>%n Aufschub</numerusform>
            <numerusform>%n Aufschübe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not come</source>
        <translation>
            <numerusform>%n kam nicht</numerusform>
            <numerusform>%n kamen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in.</source>
        <translation>Der Schlüsselbund hat deine Anmeldung nicht herausgegeben.</translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation>Melde dich neu an, um die nächste Werbung zu sehen.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
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
        <source>%1 at %2, on the channel of %3</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 um %2, auf dem Kanal von %3</translation>
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
        <source>The same as a table</source>
        <translation>Dasselbe als Tabelle</translation>
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
        <source>pre-roll free</source>
        <translation>ohne Pre-Rolls</translation>
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
        <source>Ads of %1 s</source>
        <translation>Werbung von %1 s</translation>
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
        <source>Announcements around an ad…</source>
        <translation>Ankündigungen rund um Werbung…</translation>
    </message>
    <message>
        <source>Export the totals of each show</source>
        <translation>Die Summen jeder Sendung exportieren</translation>
    </message>
    <message>
        <source>Export the ad log</source>
        <translation>Das Werbeprotokoll exportieren</translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation>Sendungen und Werbung %1</translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation>Werbung %1</translation>
    </message>
    <message>
        <source>It is being exported.</source>
        <translation>Es wird exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gesichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gesichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>What reports are about</source>
        <translation>Worum es in Berichten geht</translation>
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
        <translation>Alles als CSV sichern…</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Das Diagramm sichern…</translation>
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
        <source>Daily fetching…</source>
        <translation>Tägliches Holen…</translation>
    </message>
    <message>
        <source>The account has not granted this permission.</source>
        <translation>Das Konto hat diese Erlaubnis nicht erteilt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>Save the report of %1</source>
        <translation>Den Bericht zu %1 sichern</translation>
    </message>
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
        <translation>Alle Werte sichern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gesichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gesichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Das Diagramm sichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1; in the days before %2</source>
        <translation>%1; in den Tagen davor %2</translation>
    </message>
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
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>The account may not read reports of games.</source>
        <translation>Das Konto darf keine Berichte zu Spielen lesen.</translation>
    </message>
    <message>
        <source>The account may not read reports of extensions.</source>
        <translation>Das Konto darf keine Berichte zu Erweiterungen lesen.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Erlaubnis fehlt</translation>
    </message>
    <message>
        <source>The service gives reports only to who has granted “%1”. What is in the store is shown all the same.</source>
        <translation>Der Dienst gibt Berichte nur, wenn „%1“ erlaubt ist. Was im Speicher ist, wird trotzdem gezeigt.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
        <source>%1. The table says why.</source>
        <translation>%1. Die Tabelle sagt, warum.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
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
        <source>The service has no data of these days either.</source>
        <translation>Auch der Dienst hat zu diesen Tagen keine Daten.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsWarehouse</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>Where to announce</source>
        <translation>Wo ankündigen</translation>
    </message>
    <message>
        <source>Text of the announcement</source>
        <translation>Text der Ankündigung</translation>
    </message>
    <message>
        <source>What to announce</source>
        <translation>Was ankündigen</translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation>Ankündigen (%1)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>What was announced</source>
        <translation>Was angekündigt wurde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen channels</source>
        <translation>
            <numerusform>%Ln gewählter Kanal</numerusform>
            <numerusform>%Ln gewählte Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no channel to announce in.</source>
        <translation>Es gibt keinen Kanal zum Ankündigen.</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Es gibt noch keinen Text.</translation>
    </message>
    <message>
        <source>Nobody who is signed in can announce in %1.</source>
        <translation>Niemand, der angemeldet ist, kann in %1 ankündigen.</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to announce. Sign in again under Accounts to grant it.</source>
        <translation>%1 hat die Erlaubnis zum Ankündigen nicht bekommen. Melde dich unter Konten neu an, um sie zu erteilen.</translation>
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
        <source>Announce in %Ln</source>
        <translation>
            <numerusform>In %Ln ankündigen</numerusform>
            <numerusform>In %Ln ankündigen</numerusform>
        </translation>
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
        <translation>Vorlagen…</translation>
    </message>
    <message>
        <source>“%1” has taken the place of your text</source>
        <translation>„%1“ hat deinen Text ersetzt</translation>
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
        <source>The former announcement</source>
        <translation>Die frühere Ankündigung</translation>
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
        <source>Not known. %1</source>
        <translation>Nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>Fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>Announced in all</source>
        <translation>In allen angekündigt</translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation>Angekündigt in %1 von %2</translation>
    </message>
    <message>
        <source>What was announced</source>
        <translation>Was angekündigt wurde</translation>
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
        <source>Forget all</source>
        <translation>Alles vergessen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Use the text</source>
        <translation>Text benutzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Forget all, really</source>
        <translation>Wirklich alles vergessen</translation>
    </message>
    <message>
        <source>Nothing was announced yet.</source>
        <translation>Noch wurde nichts angekündigt.</translation>
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
</context>
<context>
    <name>Sidestage::Announcer</name>
    <message>
        <source>Sidestage ended before the service had answered. It is not known whether it was sent.</source>
        <translation>Sidestage endete, bevor der Dienst geantwortet hatte. Es ist nicht bekannt, ob es gesendet wurde.</translation>
    </message>
    <message>
        <source>Sidestage ended before it was sent.</source>
        <translation>Sidestage endete, bevor es gesendet wurde.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation>Niemand ist angemeldet, der in diesem Kanal handeln kann.</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to announce.</source>
        <translation>%1 hat die Erlaubnis zum Ankündigen nicht bekommen.</translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation>Es konnte nicht rechtzeitig gesendet werden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Application</name>
    <message>
        <source>Sandbox failed</source>
        <translation>Sandkasten gestört</translation>
    </message>
    <message>
        <source>The sandbox did not start. %1</source>
        <translation>Der Sandkasten ist nicht gestartet. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>The file of this profile cannot be used: %1 Drafts, presets and accounts last only until you quit.</source>
        <translation>Die Datei dieses Profils ist nicht benutzbar: %1 Entwürfe, Vorlagen und Konten halten nur, bis du beendest.</translation>
    </message>
    <message>
        <source>Not everything could be kept: %1</source>
        <translation>Nicht alles konnte aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 ist abgemeldet.</translation>
    </message>
    <message>
        <source>%1 is signed out here. The service did not answer, so its token ends by itself.</source>
        <translation>%1 ist hier abgemeldet. Der Dienst hat nicht geantwortet, sein Token läuft also von selbst ab.</translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation>Uhr 1×</translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation>Sandkasten bereit</translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation>Sandkasten läuft</translation>
    </message>
    <message>
        <source>Sandbox is starting…</source>
        <translation>Sandkasten startet…</translation>
    </message>
    <message>
        <source>Nobody is signed in. The sandbox is a whole platform in a box: sign in as one of its users and change what you like.</source>
        <translation>Niemand ist angemeldet. Der Sandkasten ist eine ganze Plattform im Kasten: melde dich als einer ihrer Benutzer an und ändere, was du willst.</translation>
    </message>
    <message>
        <source>The sandbox is starting…</source>
        <translation>Der Sandkasten startet…</translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation>Niemand ist bei %1 angemeldet.</translation>
    </message>
    <message>
        <source>Bringing your accounts back…</source>
        <translation>Deine Konten werden geholt…</translation>
    </message>
    <message>
        <source>This system has no keychain that answers, so your sign-in lasts until you quit.</source>
        <translation>Dieses System hat keinen Schlüsselbund, der antwortet; deine Anmeldung hält also, bis du beendest.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>Dienst hinzufügen…</translation>
    </message>
    <message>
        <source>The client secret lasts only until you quit: %1</source>
        <translation>Das Client-Geheimnis hält nur, bis du beendest: %1</translation>
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
        <source>%1 is signed out here. The keychain did not hand out its token, so the service was not told, and the token ends by itself.</source>
        <translation>%1 ist hier abgemeldet. Der Schlüsselbund hat das Token nicht herausgegeben; der Dienst weiß also nichts davon, und das Token endet von selbst.</translation>
    </message>
    <message>
        <source>Alert of %1</source>
        <comment>an account</comment>
        <translation>Alarm von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions were kept from the last time</source>
        <translation>
            <numerusform>%n Entscheidung ist vom letzten Mal noch da</numerusform>
            <numerusform>%n Entscheidungen sind vom letzten Mal noch da</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sent when their time is over</source>
        <translation>gesendet, wenn ihre Zeit um ist</translation>
    </message>
    <message>
        <source>The keychain did not erase the client secret: %1</source>
        <translation>Der Schlüsselbund hat das Client-Geheimnis nicht gelöscht: %1</translation>
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
        <source>Open the sandbox’s page (port %1)</source>
        <translation>Seite der Sandbox öffnen (Port %1)</translation>
    </message>
    <message>
        <source>No browser could be opened. The page is at %1</source>
        <translation>Es ließ sich kein Browser öffnen. Die Seite ist unter %1</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>%1 bearbeiten…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>%1 entfernen…</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveDetails</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Choose a redemption to see all of it.</source>
        <translation>Wähle eine Einlösung, um alles von ihr zu sehen.</translation>
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
        <source>Points of fulfilled ones</source>
        <translation>Punkte der erfüllten</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>eingelöst %1, %2</translation>
    </message>
    <message>
        <source>While Sidestage was not listening</source>
        <translation>Während Sidestage nicht zuhörte</translation>
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
        <translation>Alle %1 zeigen</translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation>Eingelöst, in diesem Stream</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation>Zuschauer, Nachricht oder Belohnung suchen</translation>
    </message>
    <message>
        <source>When redeemed</source>
        <translation>Wann eingelöst</translation>
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
        <source>Days…</source>
        <translation>Tage…</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>Ab diesem Tag</translation>
    </message>
    <message>
        <source>Until this day, including it</source>
        <translation>Bis zu diesem Tag, ihn eingeschlossen</translation>
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
</context>
<context>
    <name>Sidestage::ArchiveRows</name>
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
        <translation>Das Archiv durchsuchen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Read the archive anew</source>
        <translation>Das Archiv neu lesen</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation>Nur %1. Alle Zuschauer zeigen</translation>
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
        <source>The archive was not read. %1</source>
        <translation>Das Archiv wurde nicht gelesen. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nichts passt dazu.</translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that is seen is kept here.</source>
        <translation>Das Archiv ist leer. Jede gesehene Einlösung wird hier aufbewahrt.</translation>
    </message>
    <message>
        <source>Nothing was decided today. What is fulfilled or refunded appears here.</source>
        <translation>Heute wurde nichts entschieden. Was erfüllt oder erstattet wird, erscheint hier.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter entfernen</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportieren: %1</translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation>Einlösungen %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Einlösung in %1 gesichert.</numerusform>
            <numerusform>%Ln Einlösungen in %1 gesichert.</numerusform>
        </translation>
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
        <source>%1 in its own window</source>
        <translation>%1 in eigenem Fenster</translation>
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
        <source>%1, place %2 of %3</source>
        <translation>%1, Platz %2 von %3</translation>
    </message>
    <message>
        <source>Arrows move it, W makes it wider or narrower, P gives it a window, H hides it.</source>
        <translation>Pfeiltasten verschieben sie, W macht sie breiter oder schmaler, P gibt ihr ein Fenster, H blendet sie aus.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, which holds your sign-in. Nothing was sent.</source>
        <translation>Warten auf den Schlüsselbund, der deine Anmeldung hat. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in. Nothing was sent.</source>
        <translation>Der Schlüsselbund hat deine Anmeldung nicht herausgegeben. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>The keychain did not hand out the client secret of this service.</source>
        <translation>Der Schlüsselbund hat das Client-Geheimnis dieses Dienstes nicht herausgegeben.</translation>
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
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation>Das hält nur, bis du beendest. %1</translation>
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
        <translation>aus einer Vorlage…</translation>
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
        <source>A little window above all others, in the corner of the screen</source>
        <translation>Ein kleines Fenster über allen anderen, in der Ecke des Bildschirms</translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation>Erlaubnis zum Ankündigen</translation>
    </message>
    <message>
        <source>An app announces in chat only when it was allowed to (moderator:manage:announcements).</source>
        <translation>Eine App kündigt im Chat nur an, wenn sie es darf (moderator:manage:announcements).</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
        <source>Not read again. %1</source>
        <translation>Nicht neu gelesen. %1</translation>
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
        <source>Here: %1 to %2</source>
        <translation>Hier: %1 bis %2</translation>
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
        <source>Days of the service</source>
        <translation>Tage des Dienstes</translation>
    </message>
    <message>
        <source>The service counts a day from midnight to midnight in Pacific time (%1 at the beginning of this period), a week from Monday. It goes over to summer time on the second Sunday of March and back on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation>Der Dienst zählt einen Tag von Mitternacht bis Mitternacht in pazifischer Zeit (%1 am Anfang dieses Zeitraums), eine Woche ab Montag. Auf Sommerzeit wird am zweiten Sonntag im März umgestellt und am ersten Sonntag im November zurück: diese Tage haben 23 und 25 Stunden.</translation>
    </message>
    <message>
        <source>Who cheered is told only with a permission.</source>
        <translation>Wer Cheers gesendet hat, wird nur mit einer Erlaubnis gesagt.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>The leaderboard is not known. %1</source>
        <translation>Die Rangliste ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation>In diesem Zeitraum hat niemand einen Cheer gesendet.</translation>
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
        <source>Ad breaks, the newest first</source>
        <translation>Werbepausen, die neuesten zuerst</translation>
    </message>
    <message>
        <source>Totals of each show, the newest first</source>
        <translation>Summen jeder Sendung, die neueste zuerst</translation>
    </message>
    <message>
        <source>No break was seen yet. Each one is listed here when it comes.</source>
        <translation>Noch keine Werbepause wurde gesehen. Jede steht hier, sobald sie kommt.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgelistet ist</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Sendungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all</source>
        <translation>
            <numerusform>%Ln insgesamt</numerusform>
            <numerusform>%Ln insgesamt</numerusform>
        </translation>
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
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Waiting for your browser</source>
        <translation>Warten auf deinen Browser</translation>
    </message>
    <message>
        <source>Go on in your browser</source>
        <translation>Weiter in deinem Browser</translation>
    </message>
    <message>
        <source>For another browser of this computer. It is good for this sign-in only.</source>
        <translation>Für einen anderen Browser dieses Computers. Sie gilt nur für diese Anmeldung.</translation>
    </message>
    <message>
        <source>A sign-in by the browser cannot be renewed: when it runs out, after some weeks, you sign in again.</source>
        <translation>Eine Anmeldung über den Browser lässt sich nicht erneuern: wenn sie nach einigen Wochen abläuft, meldest du dich wieder an.</translation>
    </message>
    <message>
        <source>Your browser shows the service’s page, where you may be signed in already. When you have approved, it comes back to %1 on this computer, where Sidestage waits.</source>
        <translation>Dein Browser zeigt die Seite des Dienstes, auf der du vielleicht schon angemeldet bist. Wenn du zugestimmt hast, kommt er zu %1 auf diesem Computer zurück, wo Sidestage wartet.</translation>
    </message>
    <message>
        <source>Open the browser</source>
        <translation>Browser öffnen</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Nochmal öffnen</translation>
    </message>
    <message>
        <source>Approve there. This window goes on by itself.</source>
        <translation>Stimme dort zu. Dieses Fenster macht von selbst weiter.</translation>
    </message>
    <message>
        <source>The browser did not open. Copy the address, and paste it into a browser of this computer.</source>
        <translation>Der Browser hat sich nicht geöffnet. Kopiere die Adresse und füge sie in einen Browser dieses Computers ein.</translation>
    </message>
    <message>
        <source>The browser came with an answer to another sign-in. It was not used. Still waiting.</source>
        <translation>Der Browser kam mit einer Antwort auf eine andere Anmeldung. Sie wurde nicht benutzt. Es wird weiter gewartet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkDialog</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
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
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Stop the rest</source>
        <translation>Den Rest anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
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
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>in its grace period</source>
        <translation>in der Bedenkzeit</translation>
    </message>
    <message numerus="yes">
        <source>%Ln a minute</source>
        <translation>
            <numerusform>%Ln je Minute</numerusform>
            <numerusform>%Ln je Minute</numerusform>
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
        <translation>beendet</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
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
        <source>%Ln are sent already and stay decided. The other %1 would wait again.</source>
        <translation>
            <numerusform>%Ln ist schon gesendet und bleibt entschieden. Die anderen %1 würden wieder warten.</numerusform>
            <numerusform>%Ln sind schon gesendet und bleiben entschieden. Die anderen %1 würden wieder warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagene erneut versuchen</numerusform>
            <numerusform>%Ln fehlgeschlagene erneut versuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>results %1</source>
        <translation>Ergebnisse %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gesichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gesichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message>
        <source>Edit together</source>
        <translation>Zusammen bearbeiten</translation>
    </message>
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
        <source>Fields without a tick are left as they are.</source>
        <translation>Felder ohne Häkchen bleiben, wie sie sind.</translation>
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
</context>
<context>
    <name>Sidestage::BulkModel</name>
    <message>
        <source>Waits again</source>
        <translation>Wartet wieder</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
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
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Website of the charity</source>
        <translation>Website der Organisation</translation>
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
        <source>no goal is set</source>
        <translation>kein Ziel gesetzt</translation>
    </message>
    <message>
        <source>The website could not be opened: %1</source>
        <translation>Die Website konnte nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>The logo of %1 could not be loaded.</source>
        <translation>Das Logo von %1 konnte nicht geladen werden.</translation>
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
        <source>The cards stand as at first</source>
        <translation>Die Karten stehen wie am Anfang</translation>
    </message>
    <message>
        <source>%1, place %2 of %3</source>
        <translation>%1, Platz %2 von %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Nächste Werbung aufschieben</translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation>Werbung schalten…</translation>
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
        <source>None planned</source>
        <translation>Keine geplant</translation>
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
        <translation>Zu senden</translation>
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
        <source>draft not kept</source>
        <translation>Entwurf nicht bewahrt</translation>
    </message>
    <message>
        <source>draft kept</source>
        <translation>Entwurf bewahrt</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: %1.</source>
        <translation>Inzwischen anderswo geändert: %1.</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>dazu: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>weg: %1</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>in anderer Reihenfolge</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Not sent: somebody else has changed the channel meanwhile. Compare on the page Channel.</source>
        <translation>Nicht gesendet: jemand anders hat den Kanal inzwischen geändert. Vergleiche auf der Seite Kanal.</translation>
    </message>
    <message>
        <source>Edit the channel</source>
        <translation>Den Kanal bearbeiten</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Sidestage may look at your channel, but not change it.</source>
        <translation>Sidestage darf deinen Kanal ansehen, aber nicht ändern.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Kanal ändern</translation>
    </message>
    <message>
        <source>Title, category and the rest are changed with the permission to manage your broadcast, which was not granted.</source>
        <translation>Titel, Kategorie und den Rest zu ändern braucht die Erlaubnis, deinen Stream zu verwalten, und die wurde nicht erteilt.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
    <message numerus="yes">
        <source>%n changes are not sent yet.</source>
        <translation>
            <numerusform>%n Änderung ist noch nicht gesendet.</numerusform>
            <numerusform>%n Änderungen sind noch nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Presets, %1 is in use</source>
        <translation>Vorlagen, %1 ist in Benutzung</translation>
    </message>
    <message>
        <source>There is no preset yet</source>
        <translation>Es gibt noch keine Vorlage</translation>
    </message>
    <message>
        <source>Make and change presets…</source>
        <translation>Vorlagen erstellen und ändern…</translation>
    </message>
    <message>
        <source>The channel already is as %1 says.</source>
        <translation>Der Kanal ist schon, wie %1 es will.</translation>
    </message>
    <message>
        <source>%1 is in the form beside changes that you have not sent. Send all of it there.</source>
        <translation>%1 steht im Formular neben Änderungen, die du nicht gesendet hast. Sende dort alles zusammen.</translation>
    </message>
    <message>
        <source>Not sent. %1 The changes are on the page Channel.</source>
        <translation>Nicht gesendet. %1 Die Änderungen sind auf der Seite Kanal.</translation>
    </message>
    <message>
        <source>The channel already is so: nothing had to be sent.</source>
        <translation>Der Kanal ist schon so: nichts war zu senden.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 gesendet</translation>
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
        <translation>%1 kam dazu.</translation>
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
        <source>Who acts</source>
        <translation>Wer handelt</translation>
    </message>
    <message>
        <source>Channels that are shown</source>
        <translation>Kanäle, die gezeigt werden</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show none</source>
        <translation>Keine zeigen</translation>
    </message>
    <message>
        <source>Who acts there</source>
        <translation>Wer dort handelt</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Meine Rolle prüfen</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Name or address of a channel</source>
        <translation>Name oder Adresse eines Kanals</translation>
    </message>
    <message>
        <source>Add a channel</source>
        <translation>Kanal hinzufügen</translation>
    </message>
    <message>
        <source>Account that acts there</source>
        <translation>Konto, das dort handelt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The channels that %1 moderates are not listed: the permission is missing.</source>
        <translation>Die Kanäle, die %1 moderiert, sind nicht aufgeführt: die Erlaubnis fehlt.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1, %2, %3 acts</source>
        <comment>a channel, the role there, an account</comment>
        <translation>%1, %2, %3 handelt</translation>
    </message>
    <message>
        <source>Acts in %1</source>
        <translation>Handelt in %1</translation>
    </message>
    <message>
        <source>%1 of %2 are shown</source>
        <translation>%1 von %2 werden gezeigt</translation>
    </message>
    <message>
        <source>A name has to stand here.</source>
        <translation>Hier muss ein Name stehen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>This sign-in may not change the channel.</source>
        <translation>Diese Anmeldung darf den Kanal nicht ändern.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Erlaubnis nötig</translation>
    </message>
    <message>
        <source>Changing the channel needs the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation>Um den Kanal zu ändern, braucht es die Erlaubnis channel:manage:broadcast, die beim Anmelden nicht erteilt wurde.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Search a category</source>
        <translation>Kategorie suchen</translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation>Lieblingskategorie</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
    <message>
        <source>“%1” was not added: only letters and digits, no spaces or signs.</source>
        <translation>„%1“ kam nicht dazu: nur Buchstaben und Ziffern, keine Leer- oder Sonderzeichen.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>„%1“ kam nicht dazu: höchstens %n Zeichen.</numerusform>
            <numerusform>„%1“ kam nicht dazu: höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Games rated Mature are labelled by the service itself.</source>
        <translation>Spiele ab 17 kennzeichnet der Dienst selbst.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation>Nur Partner können einen Stream verzögern.</translation>
    </message>
    <message>
        <source>For partners only</source>
        <translation>Nur für Partner</translation>
    </message>
    <message numerus="yes">
        <source>The service lets partners delay their stream by up to %n second(s). It refuses the field for everybody else.</source>
        <translation>
            <numerusform>Der Dienst lässt Partner ihren Stream um bis zu %n Sekunde verzögern. Allen anderen verweigert er das Feld.</numerusform>
            <numerusform>Der Dienst lässt Partner ihren Stream um bis zu %n Sekunden verzögern. Allen anderen verweigert er das Feld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Bis zu %n Sekunde.</numerusform>
            <numerusform>Bis zu %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service limits how often this can change.</source>
        <translation>Der Dienst begrenzt, wie oft sich das ändern kann.</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editoren</translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation>Editoren werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Seeing the editors needs the permission channel:read:editors.</source>
        <translation>Um die Editoren zu sehen, braucht es die Erlaubnis channel:read:editors.</translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation>Editor seit %1</translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation>Nicht aufgefrischt. %1</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n kann diesen Kanal bearbeiten</numerusform>
            <numerusform>%n können diesen Kanal bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation>%L1 von %L2 Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many: at most %L1.</source>
        <translation>
            <numerusform>%n Zeichen zu viel: höchstens %L1.</numerusform>
            <numerusform>%n Zeichen zu viel: höchstens %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation>%L1 von %L2. Nur Buchstaben und Ziffern, jeweils bis zu %L3.</translation>
    </message>
    <message>
        <source>Favourite category, remove</source>
        <translation>Lieblingskategorie, entfernen</translation>
    </message>
    <message>
        <source>Make this category a favourite</source>
        <translation>Diese Kategorie zum Liebling machen</translation>
    </message>
    <message>
        <source>Type a part of its name.</source>
        <translation>Tippe einen Teil ihres Namens.</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Yours is still here.</source>
        <translation>%1 nicht gesendet. %2 Deins ist noch hier.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Ask for the editors again</source>
        <translation>Noch einmal nach den Editoren fragen</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 ist abgemeldet.</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to change chat modes.</source>
        <translation>%1 hat die Erlaubnis nicht bekommen, Chatmodi zu ändern.</translation>
    </message>
    <message>
        <source>The service took the change, and says something else now.</source>
        <translation>Der Dienst nahm die Änderung an und sagt jetzt etwas anderes.</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to see Shield Mode.</source>
        <translation>%1 hat die Erlaubnis nicht bekommen, den Schildmodus zu sehen.</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to switch Shield Mode.</source>
        <translation>%1 hat die Erlaubnis nicht bekommen, den Schildmodus zu schalten.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the channel may have changed meanwhile.</source>
        <translation>Es wurde nichts gesendet, weil der Kanal sich inzwischen geändert haben kann.</translation>
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
        <source>The service left %1 as it was: it does not know the new value.</source>
        <translation>Der Dienst hat %1 gelassen, wie es war: er kennt den neuen Wert nicht.</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Änderungen senden</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage sichern…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Compare with elsewhere…</source>
        <translation>Mit anderswo vergleichen…</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Entwurf nicht gesichert: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Entwurf gesichert %1</translation>
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
        <translation>Nichts wurde gesendet. %1 Deine Änderungen sind noch hier.</translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation>%1 Deine Änderungen sind noch hier und können erneut gesendet werden.</translation>
    </message>
    <message>
        <source>The channel already is so: nothing had to be sent.</source>
        <translation>Der Kanal ist schon so: nichts war zu senden.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 gesendet</translation>
    </message>
    <message>
        <source>The channel already is as %1 says.</source>
        <translation>Der Kanal ist schon, wie %1 es will.</translation>
    </message>
    <message>
        <source>%1 is in the form; send to apply it.</source>
        <translation>%1 steht im Formular; zum Anwenden senden.</translation>
    </message>
    <message>
        <source>The former values are in the form; send to bring them back.</source>
        <translation>Die früheren Werte stehen im Formular; zum Zurückholen senden.</translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation>Vorlage „%1“ gelöscht</translation>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
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
        <source>Open the page Charity</source>
        <translation>Die Seite Spendenaktion öffnen</translation>
    </message>
    <message>
        <source>Charity campaigns cannot be seen.</source>
        <translation>Spendenaktionen sind nicht zu sehen.</translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation>Spendenaktionen</translation>
    </message>
    <message>
        <source>Needs the permission to read charity campaigns and donations.</source>
        <translation>Braucht die Erlaubnis, Spendenaktionen und Spenden zu lesen.</translation>
    </message>
    <message>
        <source>The service lets only partners and affiliates have charity campaigns.</source>
        <translation>Der Dienst lässt nur Partner und Affiliates Spendenaktionen haben.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation>Es läuft keine Spendenaktion.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>no goal is set</source>
        <translation>kein Ziel gesetzt</translation>
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
        <source>Last: %1 gave %2, earlier</source>
        <translation>Zuletzt: %1 gab %2, früher</translation>
    </message>
    <message>
        <source>Last: %1 gave %2, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation>Zuletzt: %1 gab %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are for partners and affiliates.</source>
        <translation>Spendenaktionen sind für Partner und Affiliates.</translation>
    </message>
    <message>
        <source>This sign-in may not see charity campaigns.</source>
        <translation>Diese Anmeldung darf keine Spendenaktionen sehen.</translation>
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
        <source>Add a milestone…</source>
        <translation>Meilenstein hinzufügen…</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>The campaign is not known yet. %1</source>
        <translation>Die Spendenaktion ist noch nicht bekannt. %1</translation>
    </message>
    <message>
        <source>No campaign is running. Begin one on the service: it appears here by itself.</source>
        <translation>Es läuft keine Spendenaktion. Beginne eine beim Dienst: sie erscheint hier von selbst.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>The ledger is not kept: %1</source>
        <translation>Das Spendenbuch wird nicht aufbewahrt: %1</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Das Spendenbuch exportieren</translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation>Spenden %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Spende in %1 gesichert.</numerusform>
            <numerusform>%Ln Spenden in %1 gesichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharitySoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation>Töne und Benachrichtigungen</translation>
    </message>
    <message>
        <source>When a milestone is reached</source>
        <translation>Wenn ein Meilenstein erreicht ist</translation>
    </message>
    <message>
        <source>When somebody gives</source>
        <translation>Wenn jemand spendet</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop; many donations at once are one.</source>
        <translation>Benachrichtigungen erscheinen auf dem Desktop; viele Spenden auf einmal sind eine.</translation>
    </message>
    <message>
        <source>This desktop shows no notifications: they appear in the window.</source>
        <translation>Dieser Desktop zeigt keine Benachrichtigungen: sie erscheinen im Fenster.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Ton: %1</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>Lautstärke: %1</translation>
    </message>
    <message>
        <source>Play the sound</source>
        <translation>Den Ton abspielen</translation>
    </message>
    <message>
        <source>Notification of the desktop: %1</source>
        <translation>Benachrichtigung auf dem Desktop: %1</translation>
    </message>
    <message>
        <source>Notify</source>
        <translation>Benachrichtigen</translation>
    </message>
    <message>
        <source>Message in the window: %1</source>
        <translation>Meldung im Fenster: %1</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation>Das hält nur, bis du beendest. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
    <message>
        <source>How the figures are shown</source>
        <translation>Wie die Werte gezeigt werden</translation>
    </message>
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
        <translation>Das Diagramm oder seine Werte sichern…</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Werte des Diagramms</translation>
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
        <source>Figures of different sizes have a scale each, left and right.</source>
        <translation>Werte verschiedener Größe haben je eine Skala, links und rechts.</translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation>Nichts ausgewählt. Hake einen Wert an, um ihn zu sehen.</translation>
    </message>
    <message>
        <source>No report is in the store yet. They are fetched once a day.</source>
        <translation>Noch ist kein Bericht im Speicher. Sie werden einmal am Tag geholt.</translation>
    </message>
    <message>
        <source>Ask the service</source>
        <translation>Den Dienst fragen</translation>
    </message>
    <message>
        <source>No report is in the store, and the account may not ask for any.</source>
        <translation>Kein Bericht ist im Speicher, und das Konto darf keinen abrufen.</translation>
    </message>
    <message>
        <source>Reading the reports that are kept…</source>
        <translation>Die aufbewahrten Berichte werden gelesen…</translation>
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
        <source>%1. Left and right move by a day; the table has the same figures.</source>
        <translation>%1. Links und rechts gehen einen Tag weiter; die Tabelle hat dieselben Werte.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
    </message>
    <message>
        <source>Nobody is called “%1”.</source>
        <translation>Niemand heißt „%1“.</translation>
    </message>
    <message>
        <source>%1 is not a moderator of this channel any more.</source>
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
        <source>Part of the chat</source>
        <translation>Teil des Chats</translation>
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
        <source>Lock down chat, or restore…</source>
        <translation>Chat sperren oder wiederherstellen…</translation>
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
</context>
<context>
    <name>Sidestage::ChatWords</name>
    <message numerus="yes">
        <source>%Ln characters too many. The service would cut the end without a word, so it is not sent.</source>
        <translation>
            <numerusform>%Ln Zeichen zu viel. Der Dienst würde das Ende wortlos abschneiden, darum wird es nicht gesendet.</numerusform>
            <numerusform>%Ln Zeichen zu viel. Der Dienst würde das Ende wortlos abschneiden, darum wird es nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no placeholder {%1}. There are: %2.</source>
        <translation>Es gibt keinen Platzhalter {%1}. Es gibt: %2.</translation>
    </message>
    <message>
        <source>{%1} is not known in %2 now.</source>
        <translation>{%1} ist in %2 jetzt nicht bekannt.</translation>
    </message>
    <message>
        <source>Too long for %1 when the placeholders are filled. It is not sent.</source>
        <translation>Zu lang für %1, wenn die Platzhalter gefüllt sind. Es wird nicht gesendet.</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Es gibt noch keinen Text.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: it is not known whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: es ist nicht bekannt, ob angekündigt wurde. %2</translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: nicht angekündigt. %2</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Nochmal senden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation>Nochmal in %1 ankündigen</translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation>Es kann doppelt erscheinen.</translation>
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
        <translation>Nur Follower</translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation>den Slow-Modus</translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation>Nur Abonnenten</translation>
    </message>
    <message>
        <source>emote only</source>
        <translation>Nur Emotes</translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation>Keine Wiederholungen</translation>
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
        <source>followers for at least</source>
        <translation>Follower seit mindestens</translation>
    </message>
    <message>
        <source>one message each</source>
        <translation>je eine Nachricht</translation>
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
        <source>Entered by name</source>
        <translation>Mit Namen eingegeben</translation>
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
        <translation>Sperre</translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation>Ende der Sperre</translation>
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
        <translation>Vor der Sperre</translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation>Vor dem Ende der Sperre</translation>
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
        <source>Held by the lockdown until %1. Then: %2.</source>
        <translation>Durch die Sperre gehalten bis %1. Dann: %2.</translation>
    </message>
    <message>
        <source>Held by the lockdown. When it ends: %1.</source>
        <translation>Durch die Sperre gehalten. Wenn sie endet: %1.</translation>
    </message>
    <message>
        <source>For a while, until %1. Then: %2.</source>
        <translation>Eine Zeit lang, bis %1. Dann: %2.</translation>
    </message>
    <message>
        <source>Until you end it. Then: %1.</source>
        <translation>Bis du es beendest. Dann: %1.</translation>
    </message>
    <message>
        <source>held by lockdown</source>
        <translation>durch Sperre gehalten</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>for a while</source>
        <translation>eine Zeit lang</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation>%1 schaltete %2 in %3 aus, %4</translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation>%1 setzte %2 in %3 auf %5, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation>%1 schaltete %2 in %3 ein, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation>%1 schaltete %2 in %3 ein (%5), %4</translation>
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
        <translation>Muss seit %1 bis %2 folgen.</translation>
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
        <source>%1, Delete removes it</source>
        <translation>%1, Entf entfernt es</translation>
    </message>
    <message>
        <source>%1, new, Delete removes it</source>
        <translation>%1, neu, Entf entfernt es</translation>
    </message>
    <message>
        <source>Holds %1.</source>
        <translation>Enthält %1.</translation>
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
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Colour of the announcement</source>
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
        <source>Another color…</source>
        <translation>Andere Farbe…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>So heißt nichts.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation>Community</translation>
    </message>
    <message>
        <source>Part of the community</source>
        <translation>Teil der Community</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Follows</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>Jetzt hier</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Erweiterung</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityWords</name>
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
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Shows details of the connection</source>
        <translation>Zeigt Einzelheiten der Verbindung</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
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
        <source>Again in %1</source>
        <translation>Wieder in %1</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Neue Verbindung…</translation>
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
        <source>Calls that the service takes from this account before others have to wait.</source>
        <translation>Anfragen, die der Dienst von diesem Konto annimmt, bevor weitere warten müssen.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation>Token erneuert sich in</translation>
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
        <source>In use</source>
        <translation>In Benutzung</translation>
    </message>
    <message>
        <source>With the next call</source>
        <translation>Mit der nächsten Anfrage</translation>
    </message>
    <message>
        <source>Decisions not sent</source>
        <translation>Nicht gesendete Entscheidungen</translation>
    </message>
    <message>
        <source>They are kept on disk, and sent when their time has come.</source>
        <translation>Sie werden auf der Festplatte aufbewahrt und gesendet, wenn ihre Zeit gekommen ist.</translation>
    </message>
    <message>
        <source>All good</source>
        <translation>Alles gut</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Neue Verbindung</translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n zu prüfen</numerusform>
            <numerusform>%n zu prüfen</numerusform>
        </translation>
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
        <source>Not handed out by the keychain</source>
        <translation>Vom Schlüsselbund nicht herausgegeben</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Not all of them</source>
        <translation>Nicht alle</translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in. Ask again and unlock it, or sign in again; nothing was lost.</source>
        <translation>Der Schlüsselbund hat deine Anmeldung nicht herausgegeben. Frage noch einmal und entsperre ihn, oder melde dich neu an; nichts ging verloren.</translation>
    </message>
    <message>
        <source>The service does not accept this sign-in any more. Sign in again to continue; nothing was lost.</source>
        <translation>Der Dienst nimmt diese Anmeldung nicht mehr an. Melde dich neu an, um weiterzumachen; nichts ging verloren.</translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation>Nicht erneuert</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionWords</name>
    <message>
        <source>Service: %1</source>
        <translation>Dienst: %1</translation>
    </message>
    <message>
        <source>Last answer: %1</source>
        <translation>Letzte Antwort: %1</translation>
    </message>
    <message>
        <source>The last try failed: %1</source>
        <translation>Der letzte Versuch schlug fehl: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tries since then</source>
        <translation>
            <numerusform>%n Versuch seitdem</numerusform>
            <numerusform>%n Versuche seitdem</numerusform>
        </translation>
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
        <source>Connected · %1</source>
        <translation>Verbunden · %1</translation>
    </message>
    <message>
        <source>Reconnecting, try %1</source>
        <translation>Neue Verbindung, Versuch %1</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Offline seit %1</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message>
        <source>The service was last heard: %1</source>
        <translation>Vom Dienst zuletzt gehört: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n Abonnement</numerusform>
            <numerusform>%n Abonnements</numerusform>
        </translation>
    </message>
    <message>
        <source>Polling every %1 s: no live events</source>
        <translation>Abfrage alle %1 s: keine Live-Ereignisse</translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation>Live-Ereignisse: abgemeldet</translation>
    </message>
    <message>
        <source>Live events: nothing asked for yet</source>
        <translation>Live-Ereignisse: noch nichts angefragt</translation>
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
        <source>Live events: reconnecting, try at %1</source>
        <translation>Live-Ereignisse: neue Verbindung, Versuch um %1</translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation>Live-Ereignisse: neue Verbindung…</translation>
    </message>
    <message>
        <source>What an event did not tell is found within %1.</source>
        <translation>Was ein Ereignis nicht meldete, wird binnen %1 gefunden.</translation>
    </message>
    <message>
        <source>The service’s rate limit is used up: calls wait until it takes them again.</source>
        <translation>Die Anfragegrenze des Dienstes ist erreicht: Anfragen warten, bis er sie wieder annimmt.</translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation>Live-Ereignisse: warten auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>Live events: no sign-in from the keychain</source>
        <translation>Live-Ereignisse: keine Anmeldung vom Schlüsselbund</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Wartet auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>No sign-in from the keychain</source>
        <translation>Keine Anmeldung vom Schlüsselbund</translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation>Live-Ereignisse: werden abonniert…</translation>
    </message>
    <message>
        <source>What moderators do</source>
        <translation>Was Moderatoren tun</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Chatmodi</translation>
    </message>
    <message>
        <source>Shield mode</source>
        <translation>Schildmodus</translation>
    </message>
    <message>
        <source>Shoutouts</source>
        <translation>Shoutouts</translation>
    </message>
    <message>
        <source>Shared chats</source>
        <translation>Geteilte Chats</translation>
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
        <source>Going live</source>
        <translation>Sendebeginn und -ende</translation>
    </message>
    <message>
        <source>%1: not live, asked for from time to time.</source>
        <comment>what an event tells</comment>
        <translation>%1: nicht live, von Zeit zu Zeit erfragt.</translation>
    </message>
    <message>
        <source>%1 in the channel of %2: not live, asked for from time to time.</source>
        <comment>what an event tells</comment>
        <translation>%1 im Kanal von %2: nicht live, von Zeit zu Zeit erfragt.</translation>
    </message>
    <message>
        <source>The service ended it: “%1”</source>
        <translation>Der Dienst hat es beendet: „%1“</translation>
    </message>
</context>
<context>
    <name>Sidestage::CsvFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
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
    <name>Sidestage::DecisionLedger</name>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionSender</name>
    <message>
        <source>You have to sign in again.</source>
        <translation>Du musst dich wieder anmelden.</translation>
    </message>
    <message>
        <source>There is no connection.</source>
        <translation>Es gibt keine Verbindung.</translation>
    </message>
    <message>
        <source>The service’s rate limit is used up for now.</source>
        <translation>Die Anfragegrenze des Dienstes ist vorerst erreicht.</translation>
    </message>
    <message>
        <source>The service has trouble.</source>
        <translation>Der Dienst hat Probleme.</translation>
    </message>
    <message>
        <source>The service did not take the decision.</source>
        <translation>Der Dienst hat die Entscheidung nicht angenommen.</translation>
    </message>
    <message>
        <source>The service refused without a reason.</source>
        <translation>Der Dienst hat ohne Grund abgelehnt.</translation>
    </message>
    <message>
        <source>The service asks for a pause.</source>
        <translation>Der Dienst bittet um eine Pause.</translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>Warten auf den Schlüsselbund.</translation>
    </message>
    <message>
        <source>The keychain did not hand out your sign-in.</source>
        <translation>Der Schlüsselbund hat deine Anmeldung nicht herausgegeben.</translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation>Deine Anmeldung konnte nicht erneuert werden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionToasts</name>
    <message>
        <source>Too late to undo: it was sent.</source>
        <translation>Zu spät zum Rückgängigmachen: es ist gesendet.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zeigen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
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
        <source>%Ln are waiting, %1.</source>
        <translation>
            <numerusform>%Ln wartet, %1.</numerusform>
            <numerusform>%Ln warten, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a reward is deleted, the service fulfils what waits for it: nobody gets points back, and that cannot be undone.</source>
        <translation>Wird eine Belohnung gelöscht, erfüllt der Dienst, was auf sie wartet: niemand bekommt Punkte zurück, und das lässt sich nicht rückgängig machen.</translation>
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
        <source>Viewers cannot redeem it any more. It can be put back from the library.</source>
        <translation>Zuschauer können sie nicht mehr einlösen. Aus der Bibliothek lässt sie sich zurückholen.</translation>
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
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Waiting for you to approve</source>
        <translation>Warten auf deine Zustimmung</translation>
    </message>
    <message>
        <source>Type this code on another device</source>
        <translation>Tippe diesen Code auf einem anderen Gerät ein</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>In the browser of this computer</source>
        <translation>Im Browser dieses Computers</translation>
    </message>
    <message>
        <source>The browser did not open. Type the address there yourself.</source>
        <translation>Der Browser hat sich nicht geöffnet. Tippe die Adresse dort selbst ein.</translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and type:</source>
        <translation>Öffne %1 dort, wo du schon angemeldet bist, und tippe:</translation>
    </message>
    <message>
        <source>The service says that it does not know this code. If you said no, get a new one.</source>
        <translation>Der Dienst sagt, dass er diesen Code nicht kennt. Wenn du abgelehnt hast, hole einen neuen.</translation>
    </message>
    <message>
        <source>asks again in %1</source>
        <translation>fragt wieder in %1</translation>
    </message>
    <message>
        <source>asking now</source>
        <translation>fragt gerade</translation>
    </message>
    <message>
        <source>Asked %1, %2.</source>
        <translation>Gefragt %1, %2.</translation>
    </message>
    <message>
        <source>Asks the service every few seconds.</source>
        <translation>Fragt den Dienst alle paar Sekunden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation>dazu: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>weg: %1</translation>
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
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
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
        <source>Order of the donations</source>
        <translation>Reihenfolge der Spenden</translation>
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
        <source> · reading…</source>
        <translation> · wird gelesen…</translation>
    </message>
    <message>
        <source>No donation matches “%1”.</source>
        <translation>Keine Spende passt zu „%1“.</translation>
    </message>
    <message>
        <source>Nobody has given anything yet. Donations appear here as they come.</source>
        <translation>Noch hat niemand gespendet. Spenden erscheinen hier, sobald sie kommen.</translation>
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
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation>Anderswo geändert</translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you edited it</source>
        <translation>Der Kanal wurde anderswo geändert, während du ihn bearbeitet hast</translation>
    </message>
    <message>
        <source>Choose for each field. Nothing has been sent.</source>
        <translation>Wähle für jedes Feld. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Was when you began</source>
        <translation>War, als du begannst</translation>
    </message>
    <message>
        <source>Now on the service (seen %1)</source>
        <translation>Jetzt beim Dienst (gesehen %1)</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deins</translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation>Nur von dir geändert: %1.</translation>
    </message>
    <message>
        <source>Take all of theirs</source>
        <translation>Alles von dort nehmen</translation>
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
        <source>now on the service</source>
        <translation>jetzt beim Dienst</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deins</translation>
    </message>
    <message numerus="yes">
        <source>Send %n of mine</source>
        <translation>
            <numerusform>%n von mir senden</numerusform>
            <numerusform>%n von mir senden</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 will be overwritten with yours, %2 taken as they are.</source>
        <translation>%1 mit deinem überschrieben, %2 genommen, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
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
        <source>Editors are not told.</source>
        <translation>Editoren werden nicht genannt.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Erlaubnis fehlt</translation>
    </message>
    <message>
        <source>Who edits the channel is told only with a permission of its broadcaster.</source>
        <translation>Wer den Kanal bearbeitet, wird nur mit einer Erlaubnis seines Streamers gesagt.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Not read again. %1</source>
        <translation>Nicht neu gelesen. %1</translation>
    </message>
    <message>
        <source>The editors are not known. %1</source>
        <translation>Die Editoren sind nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Nobody but you edits the channel.</source>
        <translation>Niemand außer dir bearbeitet den Kanal.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Ask for the editors again</source>
        <translation>Noch einmal nach den Editoren fragen</translation>
    </message>
</context>
<context>
    <name>Sidestage::EmbeddedSandbox</name>
    <message>
        <source>Sandbox</source>
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Another Sidestage uses the sandbox of this profile and does not say where it is.</source>
        <translation>Ein anderes Sidestage benutzt den Sandkasten dieses Profils und sagt nicht, wo er ist.</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation>Dieses Dienstprofil hat keine Adresse für Live-Ereignisse.</translation>
    </message>
    <message>
        <source>The computer has slept.</source>
        <translation>Der Computer hat geschlafen.</translation>
    </message>
    <message>
        <source>The service refused every subscription: %1</source>
        <translation>Der Dienst hat jedes Abonnement abgelehnt: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation>Der Dienst hat die Verbindung geschlossen: „%1“ (%2)</translation>
    </message>
    <message>
        <source>The connection was cut: %1</source>
        <translation>Die Verbindung wurde gekappt: %1</translation>
    </message>
    <message>
        <source>There is no connection: %1</source>
        <translation>Es gibt keine Verbindung: %1</translation>
    </message>
    <message>
        <source>The service has fallen silent.</source>
        <translation>Der Dienst ist verstummt.</translation>
    </message>
    <message>
        <source>The service wanted to hand over to another host.</source>
        <translation>Der Dienst wollte an einen anderen Rechner übergeben.</translation>
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
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Daily fetching</source>
        <translation>Tägliches Holen</translation>
    </message>
    <message>
        <source>Fetch once a day</source>
        <translation>Einmal am Tag holen</translation>
    </message>
    <message>
        <source>While Sidestage runs. What the service forgets after a year stays here.</source>
        <translation>Während Sidestage läuft. Was der Dienst nach einem Jahr vergisst, bleibt hier.</translation>
    </message>
    <message>
        <source>Say when no new day has come for so many days</source>
        <translation>Melden, wenn so viele Tage lang kein neuer Tag gekommen ist</translation>
    </message>
    <message>
        <source>Say when no new day has come for</source>
        <translation>Melden, wenn kein neuer Tag gekommen ist seit</translation>
    </message>
    <message>
        <source>Days, counted from when the service should have had one.</source>
        <translation>Tage, gezählt ab da, wo der Dienst einen haben sollte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message>
        <source>The address of the file is not safe: it is neither https nor on this computer.</source>
        <translation>Die Adresse der Datei ist nicht sicher: sie ist weder https noch auf diesem Computer.</translation>
    </message>
    <message>
        <source>The file is packed (%1).</source>
        <translation>Die Datei ist gepackt (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>Die Datei ist größer als %n MB.</numerusform>
            <numerusform>Die Datei ist größer als %n MB.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was redirected to where it must not be.</source>
        <translation>Die Datei wurde dorthin umgeleitet, wo sie nicht sein darf.</translation>
    </message>
    <message>
        <source>The file is not whole.</source>
        <translation>Die Datei ist nicht ganz.</translation>
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
        <translation>%1 wird gesichert</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>In %1 gesichert.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Den Ordner zeigen</translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation>Der Export wurde abgebrochen. Nichts wurde gesichert.</translation>
    </message>
    <message>
        <source>%1 was not saved. The system said: “%2”</source>
        <translation>%1 wurde nicht gesichert. Das System sagte: „%2“</translation>
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
        <source>%1 is still being saved. The next file can be saved when that is done.</source>
        <translation>%1 wird noch gesichert. Danach kann die nächste Datei gesichert werden.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle für Tabellenkalkulationen (*.csv)</translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation>Tabelle mit genauen Werten (*.csv)</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>Gefolgt</translation>
    </message>
    <message>
        <source>Export the followers…</source>
        <translation>Die Follower exportieren…</translation>
    </message>
    <message>
        <source>Export the followed…</source>
        <translation>Die Gefolgten exportieren…</translation>
    </message>
    <message>
        <source>Count from now</source>
        <translation>Ab jetzt zählen</translation>
    </message>
    <message>
        <source>Followers a day</source>
        <translation>Follower je Tag</translation>
    </message>
    <message>
        <source>Followed a day</source>
        <translation>Gefolgte je Tag</translation>
    </message>
    <message>
        <source>Reading the list</source>
        <translation>Die Liste wird gelesen</translation>
    </message>
    <message>
        <source>Which followers</source>
        <translation>Welche Follower</translation>
    </message>
    <message>
        <source>Which of the followed</source>
        <translation>Welche der Gefolgten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Gekommen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gegangen</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Search the followers</source>
        <translation>Die Follower durchsuchen</translation>
    </message>
    <message>
        <source>Search the followed</source>
        <translation>Die Gefolgten durchsuchen</translation>
    </message>
    <message>
        <source>Followers, the newest first</source>
        <translation>Follower, die neuesten zuerst</translation>
    </message>
    <message>
        <source>Followed, the newest first</source>
        <translation>Gefolgte, die neuesten zuerst</translation>
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
        <source>newly followed</source>
        <translation>neu Gefolgte</translation>
    </message>
    <message>
        <source>no longer followed</source>
        <translation>nicht mehr Gefolgte</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>Gefolgte</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportieren: %1</translation>
    </message>
    <message>
        <source>Changes since %1: %2, %3</source>
        <translation>Änderungen seit %1: %2, %3</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Came %1</source>
        <translation>Gekommen %1</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Gegangen %1</translation>
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
        <translation>%1, angehalten</translation>
    </message>
    <message>
        <source>%1, continues</source>
        <translation>%1, geht weiter</translation>
    </message>
    <message>
        <source>The service did not take up where it was. The reading began anew at %1; nobody was lost.</source>
        <translation>Der Dienst hat nicht dort weitergemacht, wo er war. Das Lesen begann um %1 von vorn; niemand ging verloren.</translation>
    </message>
    <message>
        <source>Not read to the end. %1</source>
        <translation>Nicht zu Ende gelesen. %1</translation>
    </message>
    <message>
        <source>Only the number is told.</source>
        <translation>Nur die Zahl wird genannt.</translation>
    </message>
    <message>
        <source>Nothing is told.</source>
        <translation>Nichts wird genannt.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Erlaubnis fehlt</translation>
    </message>
    <message>
        <source>Without the permission to read followers the service tells how many there are, not who. %1 has to allow it.</source>
        <translation>Ohne die Erlaubnis, Follower zu lesen, sagt der Dienst, wie viele es sind, nicht wer. %1 muss es erlauben.</translation>
    </message>
    <message>
        <source>Whom an account follows is told only with a permission. %1 has to allow it.</source>
        <translation>Wem ein Konto folgt, wird nur mit einer Erlaubnis gesagt. %1 muss es erlauben.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
        <source>Nobody is called that.</source>
        <translation>Niemand heißt so.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Nobody came since %1.</source>
        <translation>Seit %1 kam niemand.</translation>
    </message>
    <message>
        <source>Nobody left since %1.</source>
        <translation>Seit %1 ging niemand.</translation>
    </message>
    <message>
        <source>Who follows is told only with a permission.</source>
        <translation>Wer folgt, wird nur mit einer Erlaubnis gesagt.</translation>
    </message>
    <message>
        <source>Whom you follow is told only with a permission.</source>
        <translation>Wem du folgst, wird nur mit einer Erlaubnis gesagt.</translation>
    </message>
    <message>
        <source>Nobody follows yet. Followers appear here as they come.</source>
        <translation>Noch folgt niemand. Follower erscheinen hier, sobald sie kommen.</translation>
    </message>
    <message>
        <source>You follow nobody yet.</source>
        <translation>Du folgst noch niemandem.</translation>
    </message>
    <message>
        <source>The list is not known. %1</source>
        <translation>Die Liste ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message numerus="yes">
        <source>%1. In %n days: %2</source>
        <translation>
            <numerusform>%1. In %n Tag: %2</numerusform>
            <numerusform>%1. In %n Tagen: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gesichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gesichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service&apos;s list has no end.</source>
        <translation>Die Liste des Dienstes hat kein Ende.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln of them only; nobody is taken for gone.</source>
        <translation>
            <numerusform>Der Dienst hat nur %Ln davon aufgelistet; niemand gilt als gegangen.</numerusform>
            <numerusform>Der Dienst hat nur %Ln davon aufgelistet; niemand gilt als gegangen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>Being fetched</source>
        <translation>Wird geholt</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, Login %2</translation>
    </message>
    <message>
        <source>%1 came, follows since %2</source>
        <translation>%1 kam, folgt seit %2</translation>
    </message>
    <message>
        <source>%1 is followed since %2</source>
        <translation>%1 wird gefolgt seit %2</translation>
    </message>
    <message>
        <source>%1 left, seen %2, followed since %3</source>
        <translation>%1 ging, gesehen %2, folgte seit %3</translation>
    </message>
    <message>
        <source>%1 is followed no longer, seen %2</source>
        <translation>%1 wird nicht mehr gefolgt, gesehen %2</translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation>%1, folgt seit %2</translation>
    </message>
    <message>
        <source>%1, followed since %2</source>
        <translation>%1, gefolgt seit %2</translation>
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
        <source>Who follows is not told.</source>
        <translation>Wer folgt, wird nicht gesagt.</translation>
    </message>
    <message>
        <source>Without the permission to read followers the service tells how many there are, and not who or since when.</source>
        <translation>Ohne die Erlaubnis, Follower zu lesen, sagt der Dienst, wie viele es sind, und nicht wer oder seit wann.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
</context>
<context>
    <name>Sidestage::FollowsView</name>
    <message>
        <source>Which list</source>
        <translation>Welche Liste</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>Gefolgt</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Search the follows</source>
        <translation>Die Follows durchsuchen</translation>
    </message>
    <message>
        <source>Export the follows…</source>
        <translation>Die Follows exportieren…</translation>
    </message>
    <message>
        <source>Count changes from now</source>
        <translation>Änderungen ab jetzt zählen</translation>
    </message>
    <message>
        <source>Copy the name from the follows</source>
        <translation>Den Namen aus den Follows kopieren</translation>
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
        <source>Asking…</source>
        <translation>Wird gefragt…</translation>
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
        <translation>%1, Auffrischen fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation>%1, wird aufgefrischt</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
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
        <source>Columns as at first</source>
        <translation>Spalten wie am Anfang</translation>
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
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
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
    <message>
        <source>follow not known yet</source>
        <translation>Follow noch nicht bekannt</translation>
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
</context>
<context>
    <name>Sidestage::HereView</name>
    <message>
        <source>Who is shown</source>
        <translation>Wer gezeigt wird</translation>
    </message>
    <message>
        <source>Everybody</source>
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
        <source>Search who is here</source>
        <translation>Durchsuchen, wer hier ist</translation>
    </message>
    <message>
        <source>Who is here now</source>
        <translation>Wer jetzt hier ist</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln here</source>
        <translation>
            <numerusform>%Ln hier</numerusform>
            <numerusform>%Ln hier</numerusform>
        </translation>
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
        <source>Who follows is known when the followers have been read once.</source>
        <translation>Wer folgt, ist bekannt, wenn die Follower einmal gelesen sind.</translation>
    </message>
    <message>
        <source>Who follows is told only with a permission.</source>
        <translation>Wer folgt, wird nur mit einer Erlaubnis gesagt.</translation>
    </message>
    <message>
        <source>The service&apos;s list is some moments behind who comes and goes. Redemptions are those that were seen here.</source>
        <translation>Die Liste des Dienstes hängt ein paar Augenblicke nach, wenn jemand kommt oder geht. Einlösungen sind die, die hier gesehen wurden.</translation>
    </message>
    <message>
        <source>Who is in the chat is told only with a permission.</source>
        <translation>Wer im Chat ist, wird nur mit einer Erlaubnis gesagt.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Nobody here matches.</source>
        <translation>Niemand hier passt dazu.</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Nobody is in the chat. Who comes appears here.</source>
        <translation>Niemand ist im Chat. Wer kommt, erscheint hier.</translation>
    </message>
    <message>
        <source>Who is here is not known. %1</source>
        <translation>Wer hier ist, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Copy the name of who is here</source>
        <translation>Den Namen kopieren, wer da ist</translation>
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
        <source>Undo %1 of %2</source>
        <translation>%1 von %2 rückgängig</translation>
    </message>
    <message>
        <source>Puts the former values into the form, to be sent</source>
        <translation>Setzt die früheren Werte ins Formular, zum Senden</translation>
    </message>
    <message>
        <source>Nothing has changed yet.</source>
        <translation>Noch hat sich nichts geändert.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>History of the channel</source>
        <translation>Verlauf des Kanals</translation>
    </message>
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
        <source>Undo puts the former values into the form, to be sent.</source>
        <translation>Rückgängig setzt die früheren Werte ins Formular, zum Senden.</translation>
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
            <numerusform>%1 und %Ln Satz</numerusform>
            <numerusform>%1 und %Ln Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 were read. They go into the library; nothing is sent to the service.</source>
        <translation>Gelesen: %1. Alles kommt in die Bibliothek; an den Dienst wird nichts gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are in the library already</source>
        <translation>
            <numerusform>%Ln Titel ist schon in der Bibliothek</numerusform>
            <numerusform>%Ln Titel sind schon in der Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave those out</source>
        <translation>Diese weglassen</translation>
    </message>
    <message>
        <source>Replace what is in the library</source>
        <translation>Ersetzen, was in der Bibliothek ist</translation>
    </message>
    <message>
        <source>Keep both, under another title</source>
        <translation>Beide behalten, unter einem anderen Titel</translation>
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
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>The entry in the keychain cannot be read.</source>
        <translation>Der Eintrag im Schlüsselbund ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The keychain does not answer.</source>
        <translation>Der Schlüsselbund antwortet nicht.</translation>
    </message>
    <message>
        <source>There is no keychain.</source>
        <translation>Es gibt keinen Schlüsselbund.</translation>
    </message>
    <message>
        <source>It was not unlocked.</source>
        <translation>Er wurde nicht entsperrt.</translation>
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
        <source>No campaign is known yet. Each one stays here when it has ended.</source>
        <translation>Noch ist keine Spendenaktion bekannt. Jede bleibt hier, wenn sie zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerExport</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
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
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
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
        <translation>Neuer Satz</translation>
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
        <source>Made elsewhere</source>
        <translation>Anderswo erstellt</translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation>In keinem Satz</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1, %n Belohnung</numerusform>
            <numerusform>%1, %n Belohnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in force</source>
        <translation>%1, gilt gerade</translation>
    </message>
    <message>
        <source>Swap in…</source>
        <translation>Einwechseln…</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>Kein Liebling mehr</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>Zum Liebling machen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>Satz löschen</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Neuer Satz…</translation>
    </message>
    <message>
        <source>Swap back…</source>
        <translation>Zurück einwechseln…</translation>
    </message>
    <message>
        <source>Turns on what was on before the last set, and turns off the rest</source>
        <translation>Schaltet ein, was vor dem letzten Satz an war, und den Rest aus</translation>
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
    <message>
        <source>Not known whether your channel is live</source>
        <translation>Nicht bekannt, ob dein Kanal live ist</translation>
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
        <translation>Sperre</translation>
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
        <source>%1 is left to do since Sidestage was closed</source>
        <translation>%1 steht noch aus, seit Sidestage beendet wurde</translation>
    </message>
    <message>
        <source>%1 are left to do since Sidestage was closed</source>
        <translation>%1 stehen noch aus, seit Sidestage beendet wurde</translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation>%1 wurde nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 were not restored</source>
        <translation>%1 wurden nicht wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 were changed elsewhere</source>
        <translation>%1 wurden anderswo geändert</translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation>Sperre seit %1 · %2</translation>
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
        <translation>Sperre beenden</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>No end set</source>
        <translation>Ohne Ende</translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation>Die Sperre dauert bis %1</translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation>Die Sperre dauert, bis du sie beendest</translation>
    </message>
    <message>
        <source>When the lockdown ends by itself</source>
        <translation>Wann die Sperre von selbst endet</translation>
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
        <source>Its chat modes are still as the lockdown set them.</source>
        <translation>Seine Chatmodi sind noch so, wie die Sperre sie gesetzt hat.</translation>
    </message>
    <message>
        <source>It is not known whether its chat modes were changed. Retry reads them first.</source>
        <translation>Es ist nicht bekannt, ob seine Chatmodi geändert wurden. „Erneut versuchen“ liest sie zuerst.</translation>
    </message>
    <message>
        <source>Your moderator role there ended. Its chat modes were not changed.</source>
        <translation>Deine Moderatorrolle dort ist beendet. Seine Chatmodi wurden nicht geändert.</translation>
    </message>
    <message>
        <source>By now the role is there, as far as the service tells. Its chat modes were not changed.</source>
        <translation>Inzwischen ist die Rolle da, soweit der Dienst es sagt. Seine Chatmodi wurden nicht geändert.</translation>
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
        <source>Leave as it is</source>
        <translation>Lassen, wie es ist</translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation>Aus der Sperre nehmen</translation>
    </message>
    <message>
        <source>Leave the modes of %1 as they are</source>
        <translation>Die Modi von %1 lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation>%1 aus der Sperre nehmen</translation>
    </message>
    <message>
        <source>%1 was to end at %2, and somebody has changed it meanwhile.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 sollte bis %2 gelten, und jemand hat es inzwischen geändert.</translation>
    </message>
    <message>
        <source>%1 was not set: Sidestage was closed before.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 wurde nicht gesetzt: Sidestage wurde vorher beendet.</translation>
    </message>
    <message>
        <source>Set it now</source>
        <translation>Jetzt setzen</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>%1 could not be taken back. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 ließ sich nicht zurücknehmen. %2</translation>
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
        <source>What else was set there then is taken back.</source>
        <translation>Was dort sonst noch gesetzt wurde, wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Diese Berechtigung erbitten…</translation>
    </message>
    <message>
        <source>Ask for the permission to change the chat modes of %1…</source>
        <translation>Um die Berechtigung bitten, die Chat-Modi von %1 zu ändern…</translation>
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
        <source>What the lockdown sets</source>
        <translation>Was die Sperre setzt</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>Everything goes back to exactly what it was. The settings can switch this question off.</source>
        <translation>Alles wird wieder genau, wie es war. Diese Frage lässt sich in den Einstellungen abschalten.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Lock down</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>%1 (locked already)</source>
        <translation>%1 (schon gesperrt)</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>%n Kanal sperren?</numerusform>
            <numerusform>%n Kanäle sperren?</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what the lockdown sets.</source>
        <translation>Wähle, was die Sperre setzt.</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %Ln</source>
        <translation>
            <numerusform>%Ln sperren</numerusform>
            <numerusform>%Ln sperren</numerusform>
        </translation>
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
        <translation>Seite, Kanal, Belohnung, Chat-Modus oder Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Tasten durchsuchen</translation>
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
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Refresh the page</source>
        <translation>Seite auffrischen</translation>
    </message>
    <message>
        <source>Page in its own window</source>
        <translation>Seite in eigenem Fenster</translation>
    </message>
    <message>
        <source>Keep that window on top</source>
        <translation>Dieses Fenster vorn halten</translation>
    </message>
    <message>
        <source>Sidebar with icons only</source>
        <translation>Seitenleiste nur mit Symbolen</translation>
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
        <source>Theme of the system</source>
        <translation>Farben des Systems</translation>
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
A dashboard for live broadcasts.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sidestage %1
Ein Steuerpult für Live-Sendungen.
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
        <translation>&amp;Gehe</translation>
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
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>Edit the milestone</source>
        <translation>Meilenstein bearbeiten</translation>
    </message>
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
        <source>What happens then</source>
        <translation>Was dann geschieht</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>Höchstens %n Zeichen.</numerusform>
            <numerusform>Höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>More than nothing.</source>
        <translation>Mehr als nichts.</translation>
    </message>
    <message>
        <source>Enter what happens then.</source>
        <translation>Gib ein, was dann passiert.</translation>
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
        <source>Add a milestone</source>
        <translation>Meilenstein hinzufügen</translation>
    </message>
    <message>
        <source>Promise something for an amount: when the total gets there, you are told.</source>
        <translation>Versprich etwas für einen Betrag: wenn die Summe ihn erreicht, erfährst du es.</translation>
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
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation>Niemand ist angemeldet, der in diesem Kanal handeln kann.</translation>
    </message>
    <message>
        <source>This channel is not in the list any more.</source>
        <translation>Dieser Kanal ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>The account that acts there has changed meanwhile.</source>
        <translation>Das Konto, das dort handelt, hat inzwischen gewechselt.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message>
        <source>Shield Mode</source>
        <translation>Schildmodus</translation>
    </message>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation>Niemand ist angemeldet, der in diesem Kanal handeln kann.</translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation>In %1 nicht erlaubt. %2</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to switch Shield Mode.</source>
        <translation>%1 hat die Erlaubnis nicht bekommen, den Schildmodus zu schalten.</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to change chat modes.</source>
        <translation>%1 hat die Erlaubnis nicht bekommen, Chatmodi zu ändern.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
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
        <source>off: %1</source>
        <translation>nicht möglich: %1</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Noch nicht gesendet.</translation>
    </message>
    <message>
        <source>%1 switched it on, %2.</source>
        <translation>%1 hat ihn eingeschaltet, %2.</translation>
    </message>
    <message>
        <source>%1 switched it last.</source>
        <translation>%1 hat ihn zuletzt geschaltet.</translation>
    </message>
    <message>
        <source>The service does not tell it to this account.</source>
        <translation>Der Dienst nennt es diesem Konto nicht.</translation>
    </message>
    <message>
        <source>Shield Mode was not switched in %1. %2</source>
        <translation>Der Schildmodus wurde in %1 nicht geschaltet. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%n Kanal wurde nicht geändert: %1. %2</numerusform>
            <numerusform>%n Kanäle wurden nicht geändert: %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
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
        <source>its own settings</source>
        <translation>eigene Einstellungen</translation>
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
        <source>Only for a while</source>
        <translation>Nur eine Zeit lang</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes until it is taken back</source>
        <translation>Minuten, bis es zurückgenommen wird</translation>
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
        <source>Then each gets back what it has now.</source>
        <translation>Dann bekommt jeder zurück, was er jetzt hat.</translation>
    </message>
    <message>
        <source>Then back to: %1.</source>
        <translation>Dann zurück zu: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Not ticked: left as it is</source>
        <translation>Ohne Haken: bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Left as it is</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 for a while…</source>
        <translation>%1 eine Zeit lang…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Erlaubnis nötig</translation>
    </message>
    <message>
        <source>The service lets an app change chat modes only when you have allowed it.</source>
        <translation>Der Dienst lässt eine App Chatmodi nur ändern, wenn du es erlaubt hast.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>The service does not tell it to this account.</source>
        <translation>Der Dienst nennt es diesem Konto nicht.</translation>
    </message>
    <message>
        <source>With settings of its own.</source>
        <translation>Mit eigenen Einstellungen.</translation>
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
        <source>Choose none</source>
        <translation>Keinen wählen</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>Alle wählen</translation>
    </message>
    <message>
        <source>Choose no channel</source>
        <translation>Keinen Kanal wählen</translation>
    </message>
    <message>
        <source>Choose all channels</source>
        <translation>Alle Kanäle wählen</translation>
    </message>
    <message>
        <source>%1. Space chooses the channel.</source>
        <translation>%1. Leertaste wählt den Kanal.</translation>
    </message>
    <message>
        <source>%1 chosen, %2 of %3</source>
        <translation>%1 gewählt, %2 von %3</translation>
    </message>
    <message>
        <source>%1 not chosen</source>
        <translation>%1 nicht gewählt</translation>
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
        <translation>Sperrt…</translation>
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
        <translation>Stellt wieder her…</translation>
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
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
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
        <source>not known whether live</source>
        <translation>nicht bekannt, ob live</translation>
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
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Nothing was changed in %1 yet</source>
        <translation>In %1 wurde noch nichts geändert</translation>
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
        <translation>Ergebnis der Sperre</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>held by lockdown</source>
        <translation>durch Sperre gehalten</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>Nobody who is signed in acts in this channel.</source>
        <translation>Niemand, der angemeldet ist, handelt in diesem Kanal.</translation>
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
        <source>Messages of those who do not moderate appear some seconds later, so that moderators can take one away before others see it. It is switched on the page Chat.</source>
        <translation>Nachrichten von allen, die nicht moderieren, erscheinen ein paar Sekunden später, damit Moderatoren eine wegnehmen können, bevor andere sie sehen. Geschaltet wird das auf der Seite Chat.</translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation>Zum Chat</translation>
    </message>
    <message>
        <source>The chat delay is not told.</source>
        <translation>Die Chat-Verzögerung wird nicht genannt.</translation>
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
        <source>The modes cannot be switched here.</source>
        <translation>Die Modi lassen sich hier nicht schalten.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Nicht geändert</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
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
    <message numerus="yes">
        <source>, %n need you</source>
        <comment>channels</comment>
        <translation>
            <numerusform>, %n braucht dich</numerusform>
            <numerusform>, %n brauchen dich</numerusform>
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
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>No channel is shown.</source>
        <translation>Kein Kanal wird gezeigt.</translation>
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
        <source>There is no channel in whose chat you can act. Channels that you moderate can be entered by name.</source>
        <translation>Es gibt keinen Kanal, in dessen Chat du handeln kannst. Kanäle, die du moderierst, lassen sich mit Namen eingeben.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet, for %n channels. %1</source>
        <translation>
            <numerusform>Noch nicht gesendet, für %n Kanal. %1</numerusform>
            <numerusform>Noch nicht gesendet, für %n Kanäle. %1</numerusform>
        </translation>
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
        <source>Choose all channels</source>
        <translation>Alle Kanäle wählen</translation>
    </message>
    <message>
        <source>Send what is collected</source>
        <translation>Gesammeltes senden</translation>
    </message>
    <message>
        <source>Discard what is collected, choose none</source>
        <translation>Gesammeltes verwerfen, keinen wählen</translation>
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
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Meine Rolle prüfen</translation>
    </message>
    <message>
        <source>No channel is meant</source>
        <translation>Kein Kanal ist gemeint</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message numerus="yes">
        <source>For %n chosen channels</source>
        <translation>
            <numerusform>Für %n gewählten Kanal</numerusform>
            <numerusform>Für %n gewählte Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>is so already</source>
        <translation>ist schon so</translation>
    </message>
    <message>
        <source>changes it</source>
        <translation>ändert etwas</translation>
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
        <source>“%1” changed nothing: it is so already.</source>
        <translation>„%1“ hat nichts geändert: es ist schon so.</translation>
    </message>
    <message>
        <source>“%1” is set in %2.</source>
        <translation>„%1“ ist in %2 gesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is set in %n channels.</source>
        <translation>
            <numerusform>„%1“ ist in %n Kanal gesetzt.</numerusform>
            <numerusform>„%1“ ist in %n Kanälen gesetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded what was collected for %n channels.</source>
        <translation>
            <numerusform>Gesammeltes für %n Kanal verworfen.</numerusform>
            <numerusform>Gesammeltes für %n Kanäle verworfen.</numerusform>
        </translation>
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
        <source>Write an amount such as %1.</source>
        <translation>Schreibe einen Betrag wie %1.</translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation>Ein Betrag kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>That is more than can be counted.</source>
        <translation>Das ist mehr, als sich zählen lässt.</translation>
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
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Nächste Werbung</translation>
    </message>
    <message>
        <source>Ad running</source>
        <translation>Werbung läuft</translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>%1 Pause</translation>
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
        <source>at %1, by the service’s plan</source>
        <translation>um %1, nach dem Plan des Dienstes</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation>Keine Pre-Rolls für %1, bis %2</translation>
    </message>
    <message>
        <source>Against the longest seen here, %1</source>
        <translation>Gemessen an der längsten Zeit, die hier vorkam, %1</translation>
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
        <source>Nothing yet. What is said at the edge of the window stays here until you quit.</source>
        <translation>Noch nichts. Was am Rand des Fensters gemeldet wird, bleibt hier, bis Sie beenden.</translation>
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
        <source>Drag a card, or move the marked one with the arrow keys.</source>
        <translation>Ziehe eine Karte oder verschiebe die markierte mit den Pfeiltasten.</translation>
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
        <source>Arrange the cards</source>
        <translation>Die Karten anordnen</translation>
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
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>%1 in its own window</source>
        <translation>%1 in eigenem Fenster</translation>
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
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation>Overlay-Dateien</translation>
    </message>
    <message>
        <source>Choose these files as a text and an image in your broadcasting program. They are replaced as a whole whenever the campaign moves.</source>
        <translation>Wähle diese Dateien als Text und als Bild in deinem Streamingprogramm. Sie werden als Ganzes ersetzt, sooft sich bei der Spendenaktion etwas tut.</translation>
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
        <source>How the image looks</source>
        <translation>Wie das Bild aussieht</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
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
        <source>Choose the file: %1</source>
        <translation>Die Datei wählen: %1</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Not written. The system said: “%1”</source>
        <translation>Nicht geschrieben. Das System sagte: „%1“</translation>
    </message>
    <message>
        <source>Choose the whole path of a file.</source>
        <translation>Wähle den ganzen Pfad einer Datei.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>The text is in this file.</source>
        <translation>In dieser Datei ist der Text.</translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation>Das hält nur, bis du beendest. %1</translation>
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
        <source>the goal</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>missing until the goal</source>
        <translation>was bis zum Ziel fehlt</translation>
    </message>
    <message>
        <source>how much of the goal</source>
        <translation>wie viel vom Ziel</translation>
    </message>
    <message>
        <source>how many donations</source>
        <translation>wie viele Spenden</translation>
    </message>
    <message>
        <source>who gave last</source>
        <translation>wer zuletzt gespendet hat</translation>
    </message>
    <message>
        <source>the last donation</source>
        <translation>die letzte Spende</translation>
    </message>
    <message>
        <source>who gave most at once</source>
        <translation>wer am meisten auf einmal gespendet hat</translation>
    </message>
    <message>
        <source>the largest donation</source>
        <translation>die größte Spende</translation>
    </message>
    <message>
        <source>the next milestone</source>
        <translation>der nächste Meilenstein</translation>
    </message>
    <message>
        <source>its amount</source>
        <translation>sein Betrag</translation>
    </message>
    <message>
        <source>The image cannot be drawn.</source>
        <translation>Das Bild lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>{charity}: {total}</source>
        <comment>what stands in an overlay; the words in braces stay</comment>
        <translation>{charity}: {total}</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <comment>goal, percent</comment>
        <translation>von %1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceCard</name>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
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
        <source>Open in its own window</source>
        <translation>In eigenem Fenster öffnen</translation>
    </message>
    <message>
        <source>Back into the main window</source>
        <translation>Zurück ins Hauptfenster</translation>
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
        <source>Not known.</source>
        <translation>Nicht bekannt.</translation>
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
        <source>Not known. %1</source>
        <translation>Nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation>%1, Gastgeber</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation>Ein Kanal kann sich selbst keinen Shoutout geben.</translation>
    </message>
    <message>
        <source>Choose somebody in the list first.</source>
        <translation>Wähle erst jemanden in der Liste.</translation>
    </message>
    <message>
        <source>Needs a permission; it is asked for.</source>
        <translation>Braucht eine Erlaubnis; um sie wird gebeten.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>No shoutout for %1. %2</source>
        <translation>Kein Shoutout für %1. %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 goes as soon as it can</source>
        <translation>Shoutout für %1 geht, sobald er kann</translation>
    </message>
    <message>
        <source>%1 waits in the shoutouts</source>
        <translation>%1 wartet in den Shoutouts</translation>
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
        <source>Search who is in the chat</source>
        <translation>Suchen, wer im Chat ist</translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation>Gemeinsamer Chat</translation>
    </message>
    <message>
        <source>The service&apos;s list is some moments behind who joins and leaves.</source>
        <translation>Die Liste des Dienstes hinkt Kommenden und Gehenden etwas hinterher.</translation>
    </message>
    <message>
        <source>Who is in the chat</source>
        <translation>Wer im Chat ist</translation>
    </message>
    <message>
        <source>Search the chat</source>
        <translation>Den Chat durchsuchen</translation>
    </message>
    <message>
        <source>Copy the name</source>
        <translation>Den Namen kopieren</translation>
    </message>
    <message>
        <source>Shout out when it can go</source>
        <translation>Shoutout, sobald er gehen kann</translation>
    </message>
    <message>
        <source>Add to the shoutouts</source>
        <translation>Zu den Shoutouts</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 von %2 gelesen</translation>
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
        <source>since the last reading: +%1, −%2</source>
        <translation>seit dem letzten Lesen: +%1, −%2</translation>
    </message>
    <message>
        <source>Roles are not told.</source>
        <translation>Rollen werden nicht genannt.</translation>
    </message>
    <message>
        <source>Only the broadcaster knows</source>
        <translation>Nur der Streamer weiß es</translation>
    </message>
    <message>
        <source>The service tells who moderates a channel and who is a VIP there only to its broadcaster. Of %1 it tells you nobody&apos;s.</source>
        <translation>Wer einen Kanal moderiert und wer dort VIP ist, nennt der Dienst nur dem Streamer des Kanals. Von %1 nennt er dir niemanden.</translation>
    </message>
    <message>
        <source>Roles are being asked for.</source>
        <translation>Die Rollen werden erfragt.</translation>
    </message>
    <message>
        <source>Moderators and VIPs are not told.</source>
        <translation>Moderatoren und VIPs werden nicht genannt.</translation>
    </message>
    <message>
        <source>Moderators are not told.</source>
        <translation>Moderatoren werden nicht genannt.</translation>
    </message>
    <message>
        <source>VIPs are not told.</source>
        <translation>VIPs werden nicht genannt.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Eine Erlaubnis fehlt</translation>
    </message>
    <message>
        <source>To know them, %1 has to allow it.</source>
        <translation>Um sie zu kennen, muss %1 es erlauben.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Who is in a chat is told only with a permission that %1 has not given.</source>
        <translation>Wer in einem Chat ist, wird nur mit einer Erlaubnis gesagt, die %1 nicht erteilt hat.</translation>
    </message>
    <message>
        <source>%1 may not see who is in the chat of %2. %3</source>
        <translation>%1 darf nicht sehen, wer im Chat von %2 ist. %3</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>There is no channel. Those that you moderate appear here.</source>
        <translation>Es gibt keinen Kanal. Die, die du moderierst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Nobody is signed in for %1. Sign in to see who is in its chat.</source>
        <translation>Niemand ist für %1 angemeldet. Melde dich an, um zu sehen, wer im Chat ist.</translation>
    </message>
    <message>
        <source>Nobody here is called that.</source>
        <translation>Niemand hier heißt so.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Nobody is in this chat. Who comes appears here.</source>
        <translation>Niemand ist in diesem Chat. Wer kommt, erscheint hier.</translation>
    </message>
    <message>
        <source>Who is in this chat is not known. %1</source>
        <translation>Wer in diesem Chat ist, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Choose a picture to see all of it.</source>
        <translation>Wähle ein Bild, um alles von ihm zu sehen.</translation>
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
        <source>Emote for everybody</source>
        <translation>Emote für alle</translation>
    </message>
    <message>
        <source>Emote of another channel that you can use</source>
        <translation>Emote eines anderen Kanals, das du benutzen kannst</translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation>Badge von %1</translation>
    </message>
    <message>
        <source>Badge of the service</source>
        <translation>Badge des Dienstes</translation>
    </message>
    <message>
        <source>Cheermote from %1 on</source>
        <translation>Cheermote ab %1</translation>
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
        <translation>Art: „%1“</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>Animiert</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureRows</name>
    <message>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Also yours</source>
        <translation>Auch deine</translation>
    </message>
    <message>
        <source>Badges of this channel</source>
        <translation>Badges dieses Kanals</translation>
    </message>
    <message>
        <source>Badges of the service</source>
        <translation>Badges des Dienstes</translation>
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
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Others: “%1”</source>
        <translation>Andere: „%1“</translation>
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
</context>
<context>
    <name>Sidestage::PicturesView</name>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Which pictures</source>
        <translation>Welche Bilder</translation>
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
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation>Emotes und Badges suchen</translation>
    </message>
    <message>
        <source>Copy the name of the emote</source>
        <translation>Name des Emotes kopieren</translation>
    </message>
    <message>
        <source>Details of emotes and badges</source>
        <translation>Details zu Emotes und Badges</translation>
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
    <message>
        <source>What %1 can use from other channels is not shown: that needs a permission.</source>
        <translation>Was %1 aus anderen Kanälen benutzen kann, wird nicht gezeigt: das braucht eine Erlaubnis.</translation>
    </message>
    <message>
        <source>Not all of it could be read. %1</source>
        <translation>Nicht alles konnte gelesen werden. %1</translation>
    </message>
    <message>
        <source>There is no channel. Those that you moderate appear here.</source>
        <translation>Es gibt keinen Kanal. Die, die du moderierst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Nobody is signed in for %1. Sign in to see its emotes and badges.</source>
        <translation>Niemand ist für %1 angemeldet. Melde dich an, um die Emotes und Badges zu sehen.</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Nichts hier heißt so.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Nothing could be read. %1</source>
        <translation>Nichts konnte gelesen werden. %1</translation>
    </message>
    <message>
        <source>There is nothing of this kind in %1.</source>
        <translation>In %1 gibt es nichts dieser Art.</translation>
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
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message>
        <source>Swap in</source>
        <translation>Einwechseln</translation>
    </message>
    <message>
        <source>Close the plan</source>
        <translation>Den Plan schließen</translation>
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
        <source>%Ln steps did not happen.</source>
        <translation>
            <numerusform>%Ln Schritt ist nicht geschehen.</numerusform>
            <numerusform>%Ln Schritte sind nicht geschehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in force.</source>
        <translation>„%1“ gilt jetzt.</translation>
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
            <numerusform>%Ln schon ein</numerusform>
            <numerusform>%Ln schon ein</numerusform>
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
    <message>
        <source>keep their slot</source>
        <translation>Platz bleibt belegt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln weggenommen</numerusform>
            <numerusform>%Ln weggenommen</numerusform>
        </translation>
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
        <source>to the library</source>
        <translation>auf den Stand der Bibliothek</translation>
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
        <source>“%1” comes off. The service would fulfil them.</source>
        <translation>„%1“ wird weggenommen. Der Dienst würde sie erfüllen.</translation>
    </message>
    <message numerus="yes">
        <source>Refund the %Ln first</source>
        <translation>
            <numerusform>Erst %Ln erstatten</numerusform>
            <numerusform>Erst die %Ln erstatten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil the %Ln first</source>
        <translation>
            <numerusform>Erst %Ln erfüllen</numerusform>
            <numerusform>Erst die %Ln erfüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation>Diese Belohnung an lassen</translation>
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
        <source>Swap in “%1”</source>
        <translation>„%1“ einwechseln</translation>
    </message>
    <message>
        <source>A preview: nothing is sent yet.</source>
        <translation>Eine Vorschau: noch wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Being carried out. It goes on after a restart.</source>
        <translation>Wird ausgeführt. Es geht nach einem Neustart weiter.</translation>
    </message>
    <message>
        <source>Stopped. What was done stays done.</source>
        <translation>Angehalten. Was getan ist, bleibt getan.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>Slots after</source>
        <translation>Plätze danach</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Getane Schritte</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>The service already is so.</source>
        <translation>Beim Dienst ist es schon so.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can cancel.</source>
        <translation>
            <numerusform>%Ln Anfrage, etwa %1. Du kannst abbrechen.</numerusform>
            <numerusform>%Ln Anfragen, etwa %1. Du kannst abbrechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply set</source>
        <translation>Satz anwenden</translation>
    </message>
    <message>
        <source>This sign-in may not change rewards on the service.</source>
        <translation>Diese Anmeldung darf Belohnungen beim Dienst nicht ändern.</translation>
    </message>
    <message>
        <source>Another plan is being carried out.</source>
        <translation>Ein anderer Plan wird gerade ausgeführt.</translation>
    </message>
    <message>
        <source>It would need more slots than there are.</source>
        <translation>Es bräuchte mehr Plätze, als es gibt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>Another set is being swapped in.</source>
        <translation>Ein anderer Satz wird gerade eingewechselt.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>Der Plan braucht mehr Plätze, als der Dienst hat.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>It is not in the library any more.</source>
        <translation>Sie ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>No slot is free.</source>
        <translation>Kein Platz ist frei.</translation>
    </message>
    <message>
        <source>Another app made it: only that can delete it.</source>
        <translation>Eine andere App hat sie erstellt: nur die kann sie löschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions still wait for it.</source>
        <translation>
            <numerusform>%n Einlösung wartet noch auf sie.</numerusform>
            <numerusform>%n Einlösungen warten noch auf sie.</numerusform>
        </translation>
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
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation>Vorn halten</translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation>Vorn halten (%1)</translation>
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
        <source>As it appears in the list of presets.</source>
        <translation>Wie sie in der Liste der Vorlagen steht.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Liebling</translation>
    </message>
    <message>
        <source>Update from the channel</source>
        <translation>Vom Kanal übernehmen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>What it sets</source>
        <translation>Was sie setzt</translation>
    </message>
    <message>
        <source>left as it is</source>
        <translation>bleibt, wie es ist</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The channel already is so.</source>
        <translation>Der Kanal ist schon so.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>Nothing was saved: choose at least one field.</source>
        <translation>Nichts wurde gesichert: wähle mindestens ein Feld.</translation>
    </message>
    <message>
        <source>There is already a preset of this name.</source>
        <translation>Es gibt schon eine Vorlage dieses Namens.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message numerus="yes">
        <source>Set “%1” in %n channels?</source>
        <translation>
            <numerusform>„%1“ in %n Kanal setzen?</numerusform>
            <numerusform>„%1“ in %n Kanälen setzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>What is there now is not known yet.</source>
        <translation>Was dort jetzt ist, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Is so already.</source>
        <translation>Ist schon so.</translation>
    </message>
    <message>
        <source>A snapshot of what is there now is kept first.</source>
        <translation>Was dort jetzt ist, wird zuerst als Schnappschuss aufbewahrt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Set anyway</source>
        <translation>Trotzdem setzen</translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>%n Kanal ändern</numerusform>
            <numerusform>%n Kanäle ändern</numerusform>
        </translation>
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
        <source>A preset sets title, category, tags and more in one go.</source>
        <translation>Eine Vorlage setzt Titel, Kategorie, Tags und mehr auf einmal.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>in the form</source>
        <translation>im Formular</translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation>in Gebrauch, bearbeitet</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>nie benutzt</translation>
    </message>
    <message>
        <source>%1 is a favourite: remove</source>
        <translation>%1 ist ein Liebling: entfernen</translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation>%1 zum Liebling machen</translation>
    </message>
    <message>
        <source>Edit this preset</source>
        <translation>Diese Vorlage bearbeiten</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation>Vorlage %1 anwenden</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Presets of Sidestage (*.json)</source>
        <translation>Vorlagen von Sidestage (*.json)</translation>
    </message>
    <message>
        <source>Presets of chat modes</source>
        <translation>Vorlagen für Chatmodi</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
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
        <source>For lockdowns</source>
        <translation>Für Sperren</translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation>Wird für Sperren verwendet. Nur eine Vorlage kann es sein.</translation>
    </message>
    <message>
        <source>What it sets; the rest is left as it is</source>
        <translation>Was sie setzt; der Rest bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>What a lockdown sets</source>
        <translation>Was eine Sperre setzt</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>Nothing was saved: choose at least one mode.</source>
        <translation>Nichts wurde gesichert: wähle mindestens einen Modus.</translation>
    </message>
    <message>
        <source>There is already a preset of this name.</source>
        <translation>Es gibt schon eine Vorlage dieses Namens.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gesichert.</translation>
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
            <numerusform>%Ln Vorlage kam dazu.</numerusform>
            <numerusform>%Ln Vorlagen kamen dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Vorlagen importieren</translation>
    </message>
    <message>
        <source>The file could not be read: %1</source>
        <translation>Die Datei konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Vorlagen exportieren</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Die Datei konnte nicht geschrieben werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were written.</source>
        <translation>
            <numerusform>%Ln Vorlage wurde geschrieben.</numerusform>
            <numerusform>%Ln Vorlagen wurden geschrieben.</numerusform>
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
    <message>
        <source>Fulfil the marked redemption</source>
        <translation>Die markierte Einlösung erfüllen</translation>
    </message>
    <message>
        <source>Refund the marked redemption</source>
        <translation>Die markierte Einlösung erstatten</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no Channel Points here.</source>
        <translation>Hier gibt es keine Kanalpunkte.</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Kanalpunkte</translation>
    </message>
    <message>
        <source>Channel Points come with the Affiliate and Partner programmes. %1 is in neither yet.</source>
        <translation>Kanalpunkte gibt es mit dem Affiliate- und dem Partnerprogramm. %1 ist noch in keinem.</translation>
    </message>
    <message>
        <source>You can look here, but not decide.</source>
        <translation>Du kannst hier zusehen, aber nicht entscheiden.</translation>
    </message>
    <message>
        <source>Sidestage may not see the redemptions of %1.</source>
        <translation>Sidestage darf die Einlösungen von %1 nicht sehen.</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Einlösungen</translation>
    </message>
    <message>
        <source>Redemptions are fulfilled and refunded with the permission to manage them, which was not granted.</source>
        <translation>Einlösungen zu erfüllen und zu erstatten braucht die Erlaubnis, sie zu verwalten, und die wurde nicht erteilt.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>There is no reward of yours yet. Only redemptions of rewards made with Sidestage can be decided here.</source>
        <translation>Du hast noch keine Belohnung. Nur über Einlösungen von Belohnungen, die mit Sidestage erstellt sind, lässt sich hier entscheiden.</translation>
    </message>
    <message>
        <source>Nothing is waiting. New redemptions appear here as they come.</source>
        <translation>Nichts wartet. Neue Einlösungen erscheinen hier, sobald sie kommen.</translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation>älteste %1 · %2</translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation>Nichts wartet.</translation>
    </message>
    <message>
        <source>Sidestage may not decide redemptions: the permission is missing.</source>
        <translation>Sidestage darf nicht über Einlösungen entscheiden: die Erlaubnis fehlt.</translation>
    </message>
    <message>
        <source>This one is decided already.</source>
        <translation>Darüber ist schon entschieden.</translation>
    </message>
    <message>
        <source>What waits is not known yet. %1</source>
        <translation>Was wartet, ist noch nicht bekannt. %1</translation>
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
    <name>Sidestage::QueueDetails</name>
    <message>
        <source>Nothing selected.</source>
        <translation>Nichts ausgewählt.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
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
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation>Aufforderung an Zuschauer</translation>
    </message>
    <message>
        <source>Redeemed this stream</source>
        <translation>Eingelöst, dieser Stream</translation>
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
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Die Nachricht kopieren</translation>
    </message>
    <message>
        <source>Copy the viewer&apos;s name</source>
        <translation>Den Namen des Zuschauers kopieren</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Die Details schließen</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>keine Nachricht</translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation>%1 in deinem Archiv</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>eingelöst %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>%Ln im Archiv zeigen</numerusform>
            <numerusform>Alle %Ln im Archiv zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueModel</name>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Refund in %1 s</source>
        <translation>Erstatten in %1 s</translation>
    </message>
    <message>
        <source>Fulfil in %1 s</source>
        <translation>Erfüllen in %1 s</translation>
    </message>
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
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
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
        <translation>Zustand</translation>
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
        <source>Part of the queue</source>
        <translation>Teil der Warteschlange</translation>
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
        <source>Decisions are not kept: %1</source>
        <translation>Entscheidungen werden nicht aufbewahrt: %1</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>Wartend %1</translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation>Heute entschieden %1</translation>
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
    <name>Sidestage::QueueTools</name>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Order and grouping</source>
        <translation>Reihenfolge und Gruppierung</translation>
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
        <translation>Nichts</translation>
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
        <source>Without groups</source>
        <translation>Ohne Gruppen</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueWords</name>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
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
        <source>Not fulfilled: %Ln wait again</source>
        <translation>
            <numerusform>Nicht erfüllt: %Ln wartet wieder</numerusform>
            <numerusform>Nicht erfüllt: %Ln warten wieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln wait again</source>
        <translation>
            <numerusform>Nicht erstattet: %Ln wartet wieder</numerusform>
            <numerusform>Nicht erstattet: %Ln warten wieder</numerusform>
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
        <source>Refund in %1 s</source>
        <translation>Erstatten in %1 s</translation>
    </message>
    <message>
        <source>Fulfil in %1 s</source>
        <translation>Erfüllen in %1 s</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Zurückgehalten</translation>
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
        <source>%Ln of %1 are gone.</source>
        <translation>
            <numerusform>%Ln von %1 ist verschwunden.</numerusform>
            <numerusform>%Ln von %1 sind verschwunden.</numerusform>
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
        <source>Decisions sent</source>
        <translation>Entscheidungen gesendet</translation>
    </message>
    <message>
        <source>To send or to keep. It can be changed in Settings.</source>
        <translation>Senden oder behalten. Das lässt sich in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation>Für den nächsten Start behalten</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>No decision is left to be sent.</source>
        <translation>Es ist keine Entscheidung mehr zu senden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. Kept, they wait on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln Entscheidung (%1 Punkte) ist noch nicht gesendet. Behalten wartet sie auf diesem Computer und wird nach dem nächsten Start gesendet.</numerusform>
            <numerusform>%Ln Entscheidungen (%1 Punkte) sind noch nicht gesendet. Behalten warten sie auf diesem Computer und werden nach dem nächsten Start gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 von %2 gesendet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>They cannot be kept: %1 Who quits now loses them.</source>
        <translation>Sie können nicht behalten werden: %1 Wer jetzt beendet, verliert sie.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are in the queue.</source>
        <translation>
            <numerusform>%Ln Entscheidung ist gescheitert. Sie steht in der Warteschlange.</numerusform>
            <numerusform>%Ln Entscheidungen sind gescheitert. Sie stehen in der Warteschlange.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>%Ln Entscheidung konnte noch nicht gesendet werden. Warten und noch einmal senden, oder behalten.</numerusform>
            <numerusform>%Ln Entscheidungen konnten noch nicht gesendet werden. Warten und noch einmal senden, oder behalten.</numerusform>
        </translation>
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
            <numerusform>Letzter %n Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>All in the store</source>
        <translation>Alles im Speicher</translation>
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
        <source>With %1</source>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>Days: %1. Choose others</source>
        <translation>Tage: %1. Andere wählen</translation>
    </message>
    <message>
        <source>Service data end %1</source>
        <translation>Daten des Dienstes bis %1</translation>
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
        <source>Last day, included</source>
        <translation>Letzter Tag, eingeschlossen</translation>
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
</context>
<context>
    <name>Sidestage::RedemptionArchive</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove a service</source>
        <translation>Dienst entfernen</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret leave the keychain. All that Sidestage keeps of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation>Seine Konten werden abgemeldet, und ihre Tokens und das Client-Geheimnis verlassen den Schlüsselbund. Alles, was Sidestage von diesem Dienst aufbewahrt, wird von diesem Rechner gelöscht: Entwürfe, Vorlagen, Sätze von Belohnungen, Archive, Statistiken und Einstellungen.</translation>
    </message>
    <message>
        <source>Decisions that have not been sent yet are not sent. Chat modes that were to be restored stay as they are. This cannot be undone.</source>
        <translation>Noch nicht gesendete Entscheidungen werden nicht gesendet. Chatmodi, die zurückgestellt werden sollten, bleiben wie sie sind. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove service</source>
        <translation>Dienst entfernen</translation>
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
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportTable</name>
    <message>
        <source>Reports of games</source>
        <translation>Berichte zu Spielen</translation>
    </message>
    <message>
        <source>Reports of extensions</source>
        <translation>Berichte zu Erweiterungen</translation>
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
        <source>Asking the service what the modes are now…</source>
        <translation>Der Dienst wird gefragt, wie die Modi jetzt sind…</translation>
    </message>
    <message>
        <source>What is there now is kept as a snapshot first.</source>
        <translation>Was dort jetzt ist, wird zuerst als Schnappschuss aufbewahrt.</translation>
    </message>
    <message>
        <source>Only the modes that were changed are taken back, to exactly what they were.</source>
        <translation>Nur die geänderten Modi werden zurückgenommen, auf genau das, was sie waren.</translation>
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
        <source>There is nothing to restore any more.</source>
        <translation>Es gibt nichts mehr wiederherzustellen.</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: %1.</source>
        <translation>Inzwischen anderswo geändert: %1.</translation>
    </message>
    <message>
        <source>What to do in %1</source>
        <translation>Was in %1 zu tun ist</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Lassen, wie es ist</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>It could not be read what the modes are now.</source>
        <translation>Es ließ sich nicht lesen, wie die Modi jetzt sind.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation>%1 hat es geändert, %2</translation>
    </message>
    <message>
        <source>%1 changed it meanwhile</source>
        <translation>%1 hat es inzwischen geändert</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is as it was before: nothing has to be sent.</source>
        <translation>Es ist wie vorher: nichts muss gesendet werden.</translation>
    </message>
    <message>
        <source>It is so already.</source>
        <translation>Es ist schon so.</translation>
    </message>
    <message>
        <source>It would get: %1</source>
        <translation>Es bekäme: %1</translation>
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
    <message numerus="yes">
        <source>Leave %Ln as they are</source>
        <translation>
            <numerusform>%Ln lassen, wie er ist</numerusform>
            <numerusform>%Ln lassen, wie sie sind</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
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
        <translation>Den Editor schließen</translation>
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
        <source>Read only</source>
        <translation>Nur lesbar</translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward change or delete it, and decide its redemptions. Sidestage did not make “%1”. Duplicate it to have one of your own, and delete the other where it was made.</source>
        <translation>Der Dienst lässt nur die App, die eine Belohnung erstellt hat, sie ändern oder löschen und über ihre Einlösungen entscheiden. Sidestage hat „%1“ nicht erstellt. Verdopple sie, um eine eigene zu haben, und lösche die andere dort, wo sie erstellt wurde.</translation>
    </message>
    <message>
        <source>Changed elsewhere since you began; yours would replace that.</source>
        <translation>Anderswo geändert, seit du begonnen hast; deins würde das ersetzen.</translation>
    </message>
    <message>
        <source>Waits for the service&apos;s answer.</source>
        <translation>Wartet auf die Antwort des Dienstes.</translation>
    </message>
    <message>
        <source>This sign-in may not change rewards on the service.</source>
        <translation>Diese Anmeldung darf Belohnungen beim Dienst nicht ändern.</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Beim Dienst erstellen</translation>
    </message>
    <message>
        <source>Keep in the library</source>
        <translation>In der Bibliothek behalten</translation>
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
        <translation>Nichts ist geändert.</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>In der Bibliothek sichern</translation>
    </message>
    <message>
        <source>Put on the service</source>
        <translation>Zum Dienst bringen</translation>
    </message>
    <message>
        <source>Edit discarded</source>
        <translation>Bearbeitung verworfen</translation>
    </message>
    <message>
        <source>There is already a reward of this title.</source>
        <translation>Es gibt schon eine Belohnung mit diesem Titel.</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Yours is still here.</source>
        <translation>%1 nicht gesendet. %2 Deins ist noch hier.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>Nichts wurde gesendet. %1 Deine Änderungen sind noch hier.</translation>
    </message>
    <message>
        <source>“%1” saved in the library</source>
        <translation>„%1“ in der Bibliothek gesichert</translation>
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
        <source>“%1” is in the library</source>
        <translation>„%1“ ist in der Bibliothek</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
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
    <message>
        <source>At least %L1.</source>
        <translation>Mindestens %L1.</translation>
    </message>
    <message>
        <source>Viewers see only what is on.</source>
        <translation>Zuschauer sehen nur, was eingeschaltet ist.</translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation>Wird gezeigt, lässt sich aber nicht einlösen.</translation>
    </message>
    <message>
        <source>Fulfilled at once: nobody has to decide.</source>
        <translation>Sofort erfüllt: niemand muss entscheiden.</translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation># und sechs Stellen, 0 bis 9 und A bis F.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see it when it is a minute or longer.</source>
        <translation>
            <numerusform>Bis zu %n Tag. Zuschauer sehen sie ab einer Minute.</numerusform>
            <numerusform>Bis zu %n Tage. Zuschauer sehen sie ab einer Minute.</numerusform>
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
        <source>Another app made this reward: only that can change it.</source>
        <translation>Eine andere App hat diese Belohnung erstellt: nur die kann sie ändern.</translation>
    </message>
    <message>
        <source>It is on the service: take it off there first.</source>
        <translation>Sie ist beim Dienst: nimm sie dort erst weg.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>Ein anderer Satz hat diesen Namen.</translation>
    </message>
    <message>
        <source>What was on before</source>
        <translation>Was vorher an war</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Reading the rewards has not been allowed.</source>
        <translation>Das Lesen der Belohnungen wurde nicht erlaubt.</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Only affiliates and partners have Channel Points.</source>
        <translation>Nur Affiliates und Partner haben Kanalpunkte.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln did not work. %1</source>
        <translation>
            <numerusform>%Ln hat nicht geklappt. %1</numerusform>
            <numerusform>%Ln haben nicht geklappt. %1</numerusform>
        </translation>
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
        <source>%Ln put on the service</source>
        <translation>
            <numerusform>%Ln zum Dienst gebracht</numerusform>
            <numerusform>%Ln zum Dienst gebracht</numerusform>
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
        <source>“%1” is off the service and stays in the library</source>
        <translation>„%1“ ist beim Dienst weggenommen und bleibt in der Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are off the service and stay in the library</source>
        <translation>
            <numerusform>%Ln ist beim Dienst weggenommen und bleibt in der Bibliothek</numerusform>
            <numerusform>%Ln sind beim Dienst weggenommen und bleiben in der Bibliothek</numerusform>
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
    <message numerus="yes">
        <source>%Ln taken out of “%1”</source>
        <translation>
            <numerusform>%Ln aus „%1“ herausgenommen</numerusform>
            <numerusform>%Ln aus „%1“ herausgenommen</numerusform>
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
        <source>Edit together…</source>
        <translation>Zusammen bearbeiten…</translation>
    </message>
    <message>
        <source>What to do with the selected rewards</source>
        <translation>Was mit den ausgewählten Belohnungen geschehen soll</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Auswahl aufheben</translation>
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
        <source>Only with redemptions waiting</source>
        <translation>Nur mit wartenden Einlösungen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>Nach Zustand filtern</translation>
    </message>
    <message>
        <source>What to do with the selected rewards</source>
        <translation>Was mit den ausgewählten Belohnungen geschieht</translation>
    </message>
    <message>
        <source>No reward is like that.</source>
        <translation>Keine Belohnung passt dazu.</translation>
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
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Part of the library</source>
        <translation>Teil der Bibliothek</translation>
    </message>
    <message>
        <source>Choose a reward to see and edit it.</source>
        <translation>Wähle eine Belohnung, um sie zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Neue Belohnung</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Entwurf nicht gesichert: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Entwurf gesichert %1</translation>
    </message>
    <message>
        <source>Channel Points are for partners and affiliates. The library can be prepared all the same.</source>
        <translation>Kanalpunkte sind für Partner und Affiliates. Die Bibliothek lässt sich trotzdem vorbereiten.</translation>
    </message>
    <message>
        <source>This sign-in may see rewards, but not change them on the service.</source>
        <translation>Diese Anmeldung darf Belohnungen sehen, aber beim Dienst nicht ändern.</translation>
    </message>
    <message>
        <source>This sign-in may not see the rewards on the service.</source>
        <translation>Diese Anmeldung darf die Belohnungen beim Dienst nicht sehen.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
    </message>
    <message>
        <source>The rewards are not known yet. %1</source>
        <translation>Die Belohnungen sind noch nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Nothing is in this set yet.</source>
        <translation>In diesem Satz ist noch nichts.</translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation>Keine andere App hat in diesem Kanal eine Belohnung erstellt.</translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation>Jede Belohnung ist in einem Satz.</translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation>Noch keine Belohnungen. Zuschauer geben ihre Kanalpunkte für sie aus.</translation>
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
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Swap in…</source>
        <translation>Einwechseln…</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Belohnungen suchen</translation>
    </message>
    <message>
        <source>Editor or plan beside the list</source>
        <translation>Editor oder Plan neben der Liste</translation>
    </message>
    <message>
        <source>Send the changes of the reward</source>
        <translation>Die Änderungen der Belohnung senden</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Neuer Satz…</translation>
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
        <source>Made by another app: only that app may change it.</source>
        <translation>Von einer anderen App erstellt: nur die darf sie ändern.</translation>
    </message>
    <message>
        <source>Choose a reward first.</source>
        <translation>Wähle erst eine Belohnung.</translation>
    </message>
    <message>
        <source>This sign-in may not change rewards on the service.</source>
        <translation>Diese Anmeldung darf Belohnungen beim Dienst nicht ändern.</translation>
    </message>
    <message>
        <source>Choose a set first.</source>
        <translation>Wähle erst einen Satz.</translation>
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
        <translation>Keine der ausgewählten Belohnungen lässt sich hier ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln changed</source>
        <translation>
            <numerusform>%1 von %Ln geändert</numerusform>
            <numerusform>%1 von %Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation>Zusammen bearbeiten…</translation>
    </message>
    <message>
        <source>Put on the service</source>
        <translation>Zum Dienst bringen</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>Zu Satz hinzufügen</translation>
    </message>
    <message>
        <source>Take out of this set</source>
        <translation>Aus diesem Satz herausnehmen</translation>
    </message>
    <message>
        <source>Take off the service, not only turn off</source>
        <translation>Beim Dienst wegnehmen, nicht nur ausschalten</translation>
    </message>
    <message>
        <source>Only turn off, keep the slot</source>
        <translation>Nur ausschalten, den Platz behalten</translation>
    </message>
    <message>
        <source>A preview of swapping in “%1”: nothing is sent yet.</source>
        <translation>Eine Vorschau vom Einwechseln von „%1“: noch wird nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are still there</source>
        <translation>Satz „%1“ gelöscht; seine Belohnungen sind noch da</translation>
    </message>
    <message>
        <source>Export rewards</source>
        <translation>Belohnungen exportieren</translation>
    </message>
    <message>
        <source>Rewards (*.json)</source>
        <translation>Belohnungen (*.json)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>Nichts wurde exportiert. %1</translation>
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
    <message>
        <source>“%1” was not read. %2</source>
        <translation>„%1“ wurde nicht gelesen. %2</translation>
    </message>
    <message>
        <source>“%1” was not read: it is not a list of rewards.</source>
        <translation>„%1“ wurde nicht gelesen: das ist keine Liste von Belohnungen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>%Ln Belohnung importiert</numerusform>
            <numerusform>%Ln Belohnungen importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap back…</source>
        <translation>Zurück einwechseln…</translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation>Belohnungen zum Satz hinzufügen…</translation>
    </message>
    <message>
        <source>No set was swapped in yet.</source>
        <translation>Es wurde noch kein Satz eingewechselt.</translation>
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
        <translation>Alle Belohnungen sind in diesem Satz.</translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation>„%1“ wurde nicht gelesen: größer als %2 MB.</translation>
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
        <source>The service may show a shorter or a longer one.</source>
        <translation>Der Dienst zeigt vielleicht kürzere oder längere.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleRows</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation>%1 kaufte %2 für %3 Bits im Kanal von %4, %5</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>in Entwicklung</translation>
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
    <message>
        <source>Id %1, product %2</source>
        <translation>Id %1, Produkt %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Transaction ids, separated by spaces</source>
        <translation>Transaktions-IDs, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Look up transactions by their ids</source>
        <translation>Transaktionen nach ihren IDs nachschlagen</translation>
    </message>
    <message>
        <source>Extension transactions, the newest first</source>
        <translation>Transaktionen der Erweiterung, die neuesten zuerst</translation>
    </message>
    <message>
        <source>Look up a transaction</source>
        <translation>Eine Transaktion nachschlagen</translation>
    </message>
    <message>
        <source>Copy the transaction&apos;s id</source>
        <translation>Die ID der Transaktion kopieren</translation>
    </message>
    <message>
        <source>Id copied</source>
        <translation>ID kopiert</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln ids together.</source>
        <translation>
            <numerusform>Höchstens %Ln ID auf einmal.</numerusform>
            <numerusform>Höchstens %Ln IDs auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. The service tells them to the app itself, by a token of its own.</source>
        <translation>Käufe mit Bits in der Erweiterung %1. Der Dienst nennt sie der App selbst, über ihr eigenes Token.</translation>
    </message>
    <message>
        <source>This service profile has no client secret, which the app&apos;s own token needs.</source>
        <translation>Dieses Dienstprofil hat kein Client-Geheimnis, und das braucht das eigene Token der App.</translation>
    </message>
    <message>
        <source>One of these ids is not known to the service.</source>
        <translation>Eine dieser IDs kennt der Dienst nicht.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>The transactions are not known. %1</source>
        <translation>Die Transaktionen sind nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Nothing was bought yet. Purchases appear here.</source>
        <translation>Noch wurde nichts gekauft. Käufe erscheinen hier.</translation>
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
        <source>Sidestage is running already, but does not answer.</source>
        <translation>Sidestage läuft schon, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it answers. When it has ended, this one starts in its place. Nothing is lost by waiting.</source>
        <translation>Sein Fenster kommt nach vorn, sobald es antwortet. Wenn es beendet ist, startet dieses an seiner Stelle. Durch Warten geht nichts verloren.</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Nicht warten</translation>
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
        <source>%Ln lines at most can be told apart.</source>
        <translation>
            <numerusform>Höchstens %Ln Linie lässt sich unterscheiden.</numerusform>
            <numerusform>Höchstens %Ln Linien lassen sich unterscheiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While they are compared: %Ln figures at most.</source>
        <translation>
            <numerusform>Beim Vergleichen: höchstens %Ln Wert.</numerusform>
            <numerusform>Beim Vergleichen: höchstens %Ln Werte.</numerusform>
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
</context>
<context>
    <name>Sidestage::ServiceAddress</name>
    <message>
        <source>This is not an address. It must begin with https://.</source>
        <translation>Das ist keine Adresse. Sie muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The address alone, without user, query or fragment.</source>
        <translation>Nur die Adresse, ohne Benutzer, Abfrage oder Fragment.</translation>
    </message>
    <message>
        <source>Only https is safe for a sign-in; http is for services on this computer.</source>
        <translation>Nur https ist für eine Anmeldung sicher; http ist für Dienste auf diesem Computer.</translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation>Das ist keine Adresse. Sie muss mit wss:// beginnen.</translation>
    </message>
    <message>
        <source>The address alone, without user or fragment.</source>
        <translation>Nur die Adresse, ohne Benutzer oder Fragment.</translation>
    </message>
    <message>
        <source>Live events need wss://; ws:// is for services on this computer.</source>
        <translation>Live-Ereignisse brauchen wss://; ws:// ist für Dienste auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>Add a service</source>
        <translation>Dienst hinzufügen</translation>
    </message>
    <message>
        <source>Which service shall Sidestage talk to?</source>
        <translation>Mit welchem Dienst soll Sidestage sprechen?</translation>
    </message>
    <message>
        <source>The public platform</source>
        <translation>Die öffentliche Plattform</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Ein anderer</translation>
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
        <source>Client id</source>
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
        <source>A service needs a name.</source>
        <translation>Ein Dienst braucht einen Namen.</translation>
    </message>
    <message>
        <source>Enter the client id. The service asks for it.</source>
        <translation>Gib die Client-ID ein. Der Dienst verlangt sie.</translation>
    </message>
    <message>
        <source>A client id has no spaces.</source>
        <translation>Eine Client-ID hat keine Leerzeichen.</translation>
    </message>
    <message>
        <source>A client secret has no spaces.</source>
        <translation>Ein Client-Geheimnis hat keine Leerzeichen.</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Live-Ereignisse</translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. Without it everything is polled.</source>
        <translation>Etwa wss://events.example/ws. Ohne sie wird alles abgefragt.</translation>
    </message>
    <message>
        <source>Edit a service</source>
        <translation>Dienst bearbeiten</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation>Konsole öffnen</translation>
    </message>
    <message>
        <source>What the service calls your app.</source>
        <translation>Wie der Dienst deine App nennt.</translation>
    </message>
    <message>
        <source>Empty: the one that is kept stays. Another one replaces it.</source>
        <translation>Leer: das vorhandene bleibt. Ein anderes ersetzt es.</translation>
    </message>
    <message>
        <source>Goes into the keychain. Empty for a public client.</source>
        <translation>Kommt in den Schlüsselbund. Leer bei einem öffentlichen Client.</translation>
    </message>
    <message>
        <source>Erase the client secret</source>
        <translation>Das Client-Geheimnis löschen</translation>
    </message>
    <message>
        <source>Register exactly this one: the sign-in comes back to it.</source>
        <translation>Genau diese registrieren: dorthin kommt die Anmeldung zurück.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the redirect URI</source>
        <translation>Die Redirect-URI kopieren</translation>
    </message>
    <message>
        <source>What it is called here.</source>
        <translation>Wie er hier heißt.</translation>
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
        <source>The platform asks that Sidestage is registered with it once, which is free and takes two minutes. Open its console, register an application of any name with the redirect URI below, and choose the client type “Public”: an app on your computer cannot keep a secret. Then paste the client id that it shows.</source>
        <translation>Die Plattform will, dass Sidestage einmal bei ihr registriert wird; das kostet nichts und dauert zwei Minuten. Öffne ihre Konsole, registriere eine Anwendung mit beliebigem Namen und der Redirect-URI unten, und wähle den Client-Typ „Public“: eine App auf deinem Rechner kann kein Geheimnis wahren. Füge dann die Client-ID ein, die sie zeigt.</translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, with the redirect URI below. It gives you a client id, and a client secret only if the app is a confidential client.</source>
        <translation>Registriere Sidestage als App bei dem Dienst, mit der Redirect-URI unten. Er gibt dir eine Client-ID, und ein Client-Geheimnis nur, wenn die App ein vertraulicher Client ist.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>The service was not told of every account, so tokens of it end by themselves.</source>
        <translation>Der Dienst erfuhr nicht von jedem Konto, deshalb enden Tokens bei ihm von selbst.</translation>
    </message>
    <message>
        <source>The keychain did not answer: look there for entries of this service.</source>
        <translation>Der Schlüsselbund hat nicht geantwortet: sieh dort nach Einträgen dieses Dienstes.</translation>
    </message>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation>Die Datei %1 konnte nicht gelöscht werden.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>The service did not renew your sign-in (%1).</source>
        <translation>Der Dienst hat deine Anmeldung nicht erneuert (%1).</translation>
    </message>
</context>
<context>
    <name>Sidestage::SetNameDialog</name>
    <message>
        <source>New set</source>
        <translation>Neuer Satz</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>Satz umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>It begins with the %Ln selected rewards.</source>
        <translation>
            <numerusform>Er beginnt mit der %Ln ausgewählten Belohnung.</numerusform>
            <numerusform>Er beginnt mit den %Ln ausgewählten Belohnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of a category or a show: “Horror night”.</source>
        <translation>Einer Kategorie oder einer Show: „Horrornacht“.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>Satz erstellen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A set needs a name.</source>
        <translation>Ein Satz braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is already a set of this name.</source>
        <translation>Es gibt schon einen Satz mit diesem Namen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Keys and menus</source>
        <translation>Tasten und Menüs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Of the system&apos;s own. Everything grows with it.</source>
        <translation>Von der des Systems. Alles wächst mit.</translation>
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
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Einzelne Buchstaben</translation>
    </message>
    <message>
        <source>Letters alone act as keys while a list or a card has the keyboard, never in a text.</source>
        <translation>Buchstaben allein wirken als Tasten, solange eine Liste oder Karte die Tastatur hat, nie in einem Text.</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Otherwise the menus are behind the button over the sidebar; Alt opens them.</source>
        <translation>Sonst stecken die Menüs hinter dem Knopf über der Seitenleiste; Alt öffnet sie.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
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
        <source>How long a decision can be taken back. The service itself cannot undo one.</source>
        <translation>So lange lässt sich eine Entscheidung zurücknehmen. Der Dienst selbst kann keine rückgängig machen.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation>Vor einer Sperre fragen</translation>
    </message>
    <message>
        <source>Otherwise the key locks the chosen channels at once, or all that are shown. It can be undone exactly.</source>
        <translation>Sonst sperrt die Taste die gewählten Kanäle sofort, oder alle gezeigten. Es lässt sich genau rückgängig machen.</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
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
        <source>When quitting</source>
        <translation>Beim Beenden</translation>
    </message>
    <message>
        <source>What becomes of decisions that are held. What is kept is sent after the next start.</source>
        <translation>Was aus zurückgehaltenen Entscheidungen wird. Was behalten wird, wird nach dem nächsten Start gesendet.</translation>
    </message>
    <message>
        <source>Warn while it is not shown</source>
        <translation>Warnen, während sie nicht gezeigt wird</translation>
    </message>
    <message>
        <source>Otherwise accounts of the sandbox are silent and not connected while another service is shown.</source>
        <translation>Sonst schweigen die Konten der Sandbox und sind nicht verbunden, solange ein anderer Dienst gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>Add a shoutout</source>
        <translation>Shoutout hinzufügen</translation>
    </message>
    <message>
        <source>%1 (not live)</source>
        <translation>%1 (nicht live)</translation>
    </message>
    <message>
        <source>Name of a channel</source>
        <translation>Name eines Kanals</translation>
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
        <source>As soon as the service allows it. Otherwise you send it yourself.</source>
        <translation>Sobald der Dienst es erlaubt. Sonst sendest du ihn selbst.</translation>
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
        <source>Nobody who is signed in can give a shoutout there.</source>
        <translation>Kein angemeldetes Konto kann dort einen Shoutout geben.</translation>
    </message>
    <message>
        <source>It can get the next one in %1.</source>
        <translation>Er kann den nächsten in %1 bekommen.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
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
        <source>Goes now</source>
        <translation>Geht jetzt</translation>
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
        <translation>Dieser Kanal bekam von hier vor weniger als einer Stunde einen Shoutout.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>In %1: two minutes lie between two shoutouts.</source>
        <translation>In %1: zwischen zwei Shoutouts liegen zwei Minuten.</translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation>Sendet in %1</translation>
    </message>
    <message>
        <source>Free in %1</source>
        <translation>Frei in %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 · when you say so</source>
        <comment>from whom</comment>
        <translation>%1 · wenn du es sagst</translation>
    </message>
    <message>
        <source>goes by itself</source>
        <translation>geht von selbst</translation>
    </message>
    <message>
        <source>goes when you say so</source>
        <translation>geht, wenn du es sagst</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Asks you</source>
        <translation>Fragt dich</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>Sidestage ended before the service had answered. It is not known whether the shoutout was given.</source>
        <translation>Sidestage endete, bevor der Dienst geantwortet hatte. Es ist nicht bekannt, ob der Shoutout gegeben wurde.</translation>
    </message>
    <message>
        <source>This channel is not in the list any more.</source>
        <translation>Dieser Kanal ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>Nobody is signed in who can act in this channel.</source>
        <translation>Niemand ist angemeldet, der in diesem Kanal handeln kann.</translation>
    </message>
    <message>
        <source>%1 has not been given the permission to give shoutouts.</source>
        <translation>%1 hat die Erlaubnis nicht bekommen, Shoutouts zu geben.</translation>
    </message>
    <message>
        <source>%1 is not live.</source>
        <translation>%1 ist nicht live.</translation>
    </message>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation>Ein Kanal kann sich selbst keinen Shoutout geben.</translation>
    </message>
    <message>
        <source>%1 is in the queue already.</source>
        <translation>%1 ist schon in der Warteschlange.</translation>
    </message>
    <message>
        <source>Another shoutout of this channel is on its way.</source>
        <translation>Ein anderer Shoutout dieses Kanals ist unterwegs.</translation>
    </message>
    <message numerus="yes">
        <source>came with %Ln viewers</source>
        <translation>
            <numerusform>kam mit %Ln Zuschauer</numerusform>
            <numerusform>kam mit %Ln Zuschauern</numerusform>
        </translation>
    </message>
    <message>
        <source>It waited while Sidestage was closed or the computer slept. It goes when you say so.</source>
        <translation>Er hat gewartet, während Sidestage geschlossen war oder der Computer schlief. Er geht, wenn du es sagst.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
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
        <source>Add a shoutout</source>
        <translation>Shoutout hinzufügen</translation>
    </message>
    <message>
        <source>Shoutouts to come</source>
        <translation>Kommende Shoutouts</translation>
    </message>
    <message>
        <source>Nobody is in the queue. Each channel can give one every 2 minutes, and the same one again after an hour.</source>
        <translation>Niemand ist in der Warteschlange. Jeder Kanal kann alle 2 Minuten einen geben, und demselben nach einer Stunde wieder.</translation>
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
        <source>Send this shoutout automatically as soon as the service allows it</source>
        <translation>Diesen Shoutout automatisch senden, sobald der Dienst es erlaubt</translation>
    </message>
    <message>
        <source>Remove this shoutout (Del)</source>
        <translation>Diesen Shoutout entfernen (Entf)</translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation>%1 gab %2 einen Shoutout</translation>
    </message>
    <message>
        <source>%1 got no shoutout. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1 bekam keinen Shoutout. %2</translation>
    </message>
    <message>
        <source>Choose a shoutout in the list.</source>
        <translation>Wähle einen Shoutout in der Liste.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Nochmal senden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Er wird gerade gesendet.</translation>
    </message>
    <message>
        <source>%1 can get the next one in %2.</source>
        <translation>%1 kann den nächsten in %2 bekommen.</translation>
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
        <translation>Zwischen zwei Shoutouts eines Kanals liegen zwei Minuten: noch %1.</translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation>Shoutout für %1 entfernt</translation>
    </message>
    <message>
        <source>Earlier	Alt+Up</source>
        <translation>Früher	Alt+Hoch</translation>
    </message>
    <message>
        <source>Later	Alt+Down</source>
        <translation>Später	Alt+Runter</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Entfernen	Entf</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were to go while the computer slept. They wait for you.</source>
        <translation>
            <numerusform>%Ln Shoutout sollte gehen, während der Computer schlief. Er wartet auf dich.</numerusform>
            <numerusform>%Ln Shoutouts sollten gehen, während der Computer schlief. Sie warten auf dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1 gab %2 einen Shoutout, gesehen von %Ln Zuschauer</numerusform>
            <numerusform>%1 gab %2 einen Shoutout, gesehen von %Ln Zuschauern</numerusform>
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
        <source>The answer does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation>Die Antwort gehört nicht zu dieser Anmeldung und wurde nicht benutzt. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>The service sent no code, so there is nothing to sign in with. Start again.</source>
        <translation>Der Dienst hat keinen Code geschickt, also gibt es nichts zum Anmelden. Beginne neu.</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation>Du hast den Zugriff abgelehnt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The service does not know %1 as an address of this app. Register exactly this address with it, then start again.</source>
        <translation>Der Dienst kennt %1 nicht als Adresse dieser App. Trage genau diese Adresse bei ihm ein und beginne neu.</translation>
    </message>
    <message>
        <source>The service refused the sign-in. It said: “%1”. Nothing was changed.</source>
        <translation>Der Dienst hat die Anmeldung abgelehnt. Er sagte: „%1“. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Look at the client id of this service.</source>
        <translation>Der Dienst hat ein Token für eine andere App ausgestellt, darum wurde es nicht benutzt. Sieh dir die Client-ID dieses Dienstes an.</translation>
    </message>
    <message>
        <source>The service did not say whose token it is, so it was not used. Start again.</source>
        <translation>Der Dienst sagte nicht, wessen Token es ist, darum wurde es nicht benutzt. Beginne neu.</translation>
    </message>
    <message>
        <source>The service did not accept the sign-in. It said: “%1”. Nothing was changed. Start again.</source>
        <translation>Der Dienst hat die Anmeldung nicht angenommen. Er sagte: „%1“. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>The service sent an answer that cannot be understood. Nothing was changed. Start again.</source>
        <translation>Der Dienst schickte eine Antwort, die nicht zu verstehen ist. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>The service does not answer. Nothing was changed. Start again when it is back.</source>
        <translation>Der Dienst antwortet nicht. Nichts wurde geändert. Beginne neu, wenn er wieder da ist.</translation>
    </message>
    <message>
        <source>Nobody came back from the browser in time. Nothing was changed. Start again.</source>
        <translation>Niemand kam rechtzeitig aus dem Browser zurück. Nichts wurde geändert. Beginne neu.</translation>
    </message>
    <message>
        <source>Needs a client secret, which this service was set up without.</source>
        <translation>Braucht ein Client-Geheimnis; dieser Dienst wurde ohne eines eingerichtet.</translation>
    </message>
    <message>
        <source>Needs a registered address on this computer, like http://localhost:17563/signed-in.</source>
        <translation>Braucht eine eingetragene Adresse auf diesem Computer, etwa http://localhost:17563/signed-in.</translation>
    </message>
    <message>
        <source>Another program uses port %1 of this computer, to which the browser would come back. End that program, or choose another way.</source>
        <translation>Ein anderes Programm benutzt Port %1 dieses Computers, zu dem der Browser zurückkäme. Beende dieses Programm oder wähle einen anderen Weg.</translation>
    </message>
    <message>
        <source>This computer does not let Sidestage wait for the browser. It said: “%1”.</source>
        <translation>Dieser Computer lässt Sidestage nicht auf den Browser warten. Er sagte: „%1“.</translation>
    </message>
    <message>
        <source>Nobody entered the code in time, so it has ended. Nothing was changed.</source>
        <translation>Niemand hat den Code rechtzeitig eingegeben, darum ist er abgelaufen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The code was used, but the answer of the service got lost on its way. Get a new code and enter that one.</source>
        <translation>Der Code wurde benutzt, aber die Antwort des Dienstes ging unterwegs verloren. Hole einen neuen Code und gib den ein.</translation>
    </message>
    <message>
        <source>The service does not know this code any more: it was refused, or withdrawn. Nothing was changed.</source>
        <translation>Der Dienst kennt diesen Code nicht mehr: er wurde abgelehnt oder zurückgezogen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The service sent no token, so there is nothing to sign in with. Start again.</source>
        <translation>Der Dienst hat kein Token geschickt, also gibt es nichts zum Anmelden. Beginne neu.</translation>
    </message>
    <message>
        <source>Needs the client secret, which the keychain has not handed out.</source>
        <translation>Braucht das Client-Geheimnis, das der Schlüsselbund nicht herausgegeben hat.</translation>
    </message>
    <message>
        <source>The service answered that it has a problem (%1). Nothing was changed. Start again in a while.</source>
        <translation>Der Dienst hat geantwortet, dass er ein Problem hat (%1). Nichts wurde geändert. Beginne nach einer Weile von vorn.</translation>
    </message>
    <message>
        <source>The service answered that it has a problem (%1). It said: “%2”. Nothing was changed. Start again in a while.</source>
        <translation>Der Dienst hat geantwortet, dass er ein Problem hat (%1). Er sagte: „%2“. Nichts wurde geändert. Beginne nach einer Weile von vorn.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <source>The service’s own page, shown here.</source>
        <translation>Die Seite des Dienstes, hier gezeigt.</translation>
    </message>
    <message>
        <source>What Sidestage may do</source>
        <translation>Was Sidestage darf</translation>
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
        <source>Type a short code on your phone.</source>
        <translation>Tippe einen kurzen Code auf deinem Telefon.</translation>
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
        <source>Asking the service for a code…</source>
        <translation>Der Dienst wird um einen Code gebeten…</translation>
    </message>
    <message>
        <source>The page cannot be shown</source>
        <translation>Die Seite kann nicht gezeigt werden</translation>
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
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>The service’s page led to %1, which is not one of its own. Nothing was changed.</source>
        <translation>Die Seite des Dienstes führte zu %1, was nicht zu ihm gehört. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Not opened: %1. Only the service’s own pages open here.</source>
        <translation>Nicht geöffnet: %1. Hier öffnen sich nur die Seiten des Dienstes.</translation>
    </message>
    <message>
        <source>The reason given: “%1”.</source>
        <translation>Der genannte Grund: „%1“.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>The service’s page did not load. Nothing was changed.</source>
        <translation>Die Seite des Dienstes wurde nicht geladen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>The service could not prove that it is %1, so nothing was sent there.</source>
        <translation>Der Dienst konnte nicht beweisen, dass er %1 ist; dorthin wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The page has stopped</source>
        <translation>Die Seite steht still</translation>
    </message>
    <message>
        <source>The process that draws it ended. Nothing was changed.</source>
        <translation>Der Prozess, der sie zeichnet, ist beendet. Nichts wurde geändert.</translation>
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
        <source>Nobody came back</source>
        <translation>Niemand kam zurück</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>The token stays in memory: you will sign in again after a restart.</source>
        <translation>Das Token bleibt im Arbeitsspeicher: nach einem Neustart meldest du dich wieder an.</translation>
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
        <source>There is no keychain to use. The token stays in memory: you will sign in again after a restart.</source>
        <translation>Es gibt keinen Schlüsselbund. Das Token bleibt im Arbeitsspeicher: nach einem Neustart meldest du dich wieder an.</translation>
    </message>
    <message>
        <source>The token goes into your system’s keychain. Sidestage never sees your password.</source>
        <translation>Das Token kommt in den Schlüsselbund deines Systems. Sidestage sieht dein Passwort nie.</translation>
    </message>
    <message>
        <source>Nothing is asked for. Sidestage only learns who you are.</source>
        <translation>Um nichts wird gebeten. Sidestage erfährt nur, wer du bist.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) asked. More can be asked for later.</source>
        <translation>
            <numerusform>Um %n Gruppe wird gebeten. Um mehr kann später gebeten werden.</numerusform>
            <numerusform>Um %n Gruppen wird gebeten. Um mehr kann später gebeten werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation>Als %1 neu anmelden</translation>
    </message>
    <message>
        <source>Waiting for the keychain, which takes the token. It may want its password; until then the token stays in memory.</source>
        <translation>Warten auf den Schlüsselbund, der das Token nimmt. Vielleicht will er sein Passwort; bis dahin bleibt das Token im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The keychain does not take the token. It said: “%1”</source>
        <translation>Der Schlüsselbund nimmt das Token nicht. Er sagte: „%1“</translation>
    </message>
    <message>
        <source>The keychain is locked. The token stays in memory: you will sign in again after a restart.</source>
        <translation>Der Schlüsselbund ist gesperrt. Das Token bleibt im Arbeitsspeicher: nach einem Neustart meldest du dich wieder an.</translation>
    </message>
    <message>
        <source>Waiting for the keychain, which may want its password. The token goes there when it is unlocked.</source>
        <translation>Warten auf den Schlüsselbund, der vielleicht sein Passwort will. Das Token kommt hinein, sobald er entsperrt ist.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted, this computer</source>
        <translation>Unverschlüsselt, dieser Computer</translation>
    </message>
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
        <source>The service takes back what Sidestage may do, and the token is forgotten. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation>Der Dienst nimmt zurück, was Sidestage darf, und das Token wird vergessen. Entwürfe, Vorlagen und Verlauf bleiben auf diesem Computer für die nächste Anmeldung.</translation>
    </message>
    <message>
        <source>Decisions sent</source>
        <translation>Gesendete Entscheidungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <source>No decision of this account is left to be sent.</source>
        <translation>Von diesem Konto ist keine Entscheidung mehr zu senden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. Kept, they wait on this computer for the next sign-in.</source>
        <translation>
            <numerusform>%Ln Entscheidung dieses Kontos ist noch nicht gesendet. Behalten wartet sie auf diesem Computer auf die nächste Anmeldung.</numerusform>
            <numerusform>%Ln Entscheidungen dieses Kontos sind noch nicht gesendet. Behalten warten sie auf diesem Computer auf die nächste Anmeldung.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 von %2 gesendet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>They cannot be kept: %1 Who signs out now loses them.</source>
        <translation>Sie lassen sich nicht behalten: %1 Wer sich jetzt abmeldet, verliert sie.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are in the queue.</source>
        <translation>
            <numerusform>%Ln Entscheidung ist fehlgeschlagen. Sie ist in der Warteschlange.</numerusform>
            <numerusform>%Ln Entscheidungen sind fehlgeschlagen. Sie sind in der Warteschlange.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes longer. It is sent as soon as that is possible, but nobody is signed out before you choose again.</source>
        <translation>Das dauert länger. Gesendet wird, sobald es geht, aber niemand wird abgemeldet, bevor du noch einmal wählst.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Der Dienst wird gefragt…</translation>
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
        <translation>%L1 ein</translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation>%L1 aus oder pausiert</translation>
    </message>
    <message>
        <source>%L1 made elsewhere, read only</source>
        <translation>%L1 anderswo erstellt, nur lesbar</translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made elsewhere, %L6 free</source>
        <translation>%L1 von %L2 Plätzen belegt: %L3 ein, %L4 aus oder pausiert, %L5 anderswo erstellt, %L6 frei</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>Slots on the service: not known yet</source>
        <translation>Plätze beim Dienst: noch nicht bekannt</translation>
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
        <source>Sets strict modes everywhere at once, and takes them back exactly.</source>
        <translation>Setzt überall zugleich strenge Modi und nimmt sie genau zurück.</translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation>Schnappschuss gesichert %1</translation>
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
        <source>What the modes were before each change will be here, to be restored.</source>
        <translation>Hier steht dann, wie die Modi vor jeder Änderung waren, zum Wiederherstellen.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
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
        <source>More about %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Keep under a name…</source>
        <translation>Mit Namen behalten…</translation>
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
        <source>Name of the snapshot</source>
        <translation>Name des Schnappschusses</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>One with a name stays until you delete it.</source>
        <translation>Einer mit Namen bleibt, bis du ihn löschst.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>A snapshot that is kept needs a name.</source>
        <translation>Ein behaltener Schnappschuss braucht einen Namen.</translation>
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
        <source>Change the end of %1</source>
        <translation>Das Ende von %1 ändern</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>Noch %1 ab jetzt</translation>
    </message>
    <message>
        <source>Keep it: it does not come back</source>
        <translation>Behalten: es geht nicht zurück</translation>
    </message>
    <message>
        <source>what it was</source>
        <translation>voriger Stand</translation>
    </message>
    <message>
        <source>Going back to %1</source>
        <translation>Geht zurück zu: %1</translation>
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
        <translation>Endet nach der Sperre, dann: %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation>%1 in %2</translation>
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
    <message>
        <source>Moves the next ad 5 minutes later. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation>Schiebt die nächste Werbung um 5 Minuten auf. 3 s lang kannst du es rückgängig machen, dann wird es gesendet; weniger als 15 s vor der Werbung sofort.</translation>
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
        <source>Every other reward</source>
        <translation>Jede andere Belohnung</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop; many at once are one.</source>
        <translation>Benachrichtigungen erscheinen auf dem Desktop; viele auf einmal sind eine.</translation>
    </message>
    <message>
        <source>This desktop shows no notifications: they appear in the window.</source>
        <translation>Dieser Desktop zeigt keine Benachrichtigungen: sie erscheinen im Fenster.</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>Eine Benachrichtigung zeigen</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Neue Einlösung</translation>
    </message>
    <message>
        <source>This is how it looks.</source>
        <translation>So sieht sie aus.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sound of %1</source>
        <translation>Ton von %1</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>Volume of %1</source>
        <translation>Lautstärke von %1</translation>
    </message>
    <message>
        <source>Play the sound of %1</source>
        <translation>Den Ton von %1 abspielen</translation>
    </message>
    <message>
        <source>Notification of %1</source>
        <translation>Benachrichtigung von %1</translation>
    </message>
    <message>
        <source>Notify</source>
        <translation>Benachrichtigen</translation>
    </message>
    <message>
        <source>This lasts only until you quit. %1</source>
        <translation>Das hält nur, bis du beendest. %1</translation>
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
        <source>F1 for keys</source>
        <translation>F1 zeigt die Tasten</translation>
    </message>
    <message>
        <source>%1 · F1 for keys</source>
        <translation>%1 · F1 zeigt die Tasten</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions held, safe on disk</source>
        <translation>
            <numerusform>%n Entscheidung zurückgehalten, sicher auf der Platte</numerusform>
            <numerusform>%n Entscheidungen zurückgehalten, sicher auf der Platte</numerusform>
        </translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then they can be taken back.</source>
        <translation>Sie werden gesendet, wenn ihre Zeit um ist. Bis dahin lassen sie sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Calls that the service still takes from this account; full again at %1.</source>
        <translation>Anfragen, die der Dienst von diesem Konto noch annimmt; wieder voll um %1.</translation>
    </message>
    <message>
        <source>Calls that the service still takes from this account.</source>
        <translation>Anfragen, die der Dienst von diesem Konto noch annimmt.</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Wartet auf den Schlüsselbund</translation>
    </message>
    <message>
        <source>It may want its password.</source>
        <translation>Vielleicht will er sein Passwort.</translation>
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
    <message numerus="yes">
        <source>%n decisions of %1 held, safe on disk</source>
        <translation>
            <numerusform>%n Entscheidung von %1 zurückgehalten, sicher auf der Platte</numerusform>
            <numerusform>%n Entscheidungen von %1 zurückgehalten, sicher auf der Platte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 decisions of %n accounts held, safe on disk</source>
        <translation>
            <numerusform>%1 Entscheidungen von %n Konto zurückgehalten, sicher auf der Platte</numerusform>
            <numerusform>%1 Entscheidungen von %n Konten zurückgehalten, sicher auf der Platte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::TargetModel</name>
    <message>
        <source>raided you</source>
        <translation>raidete dich</translation>
    </message>
    <message>
        <source>followed, live</source>
        <translation>gefolgt, live</translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation>im Chat</translation>
    </message>
    <message>
        <source>of late</source>
        <translation>neulich</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Templates of announcements</source>
        <translation>Vorlagen für Ankündigungen</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
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
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>What the channel would get appears here.</source>
        <translation>Hier erscheint, was der Kanal bekäme.</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>A template needs a text.</source>
        <translation>Eine Vorlage braucht einen Text.</translation>
    </message>
    <message>
        <source>There is already a template of this name.</source>
        <translation>Es gibt schon eine Vorlage dieses Namens.</translation>
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
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>You can look here, but not decide: Sidestage may not fulfil or refund redemptions for you.</source>
        <translation>Du kannst hier zusehen, aber nicht entscheiden: Sidestage darf Einlösungen nicht für dich erfüllen oder erstatten.</translation>
    </message>
    <message>
        <source>Ask for this permission…</source>
        <translation>Um diese Erlaubnis bitten…</translation>
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
        <source>Sidestage may not decide redemptions: the permission is missing.</source>
        <translation>Sidestage darf nicht über Einlösungen entscheiden: die Erlaubnis fehlt.</translation>
    </message>
    <message>
        <source>Decisions cannot be kept on disk, so they last only until you quit. %1</source>
        <translation>Entscheidungen lassen sich nicht auf der Platte aufbewahren und halten darum nur, bis du beendest. %1</translation>
    </message>
    <message>
        <source>Channel Points come with the Affiliate and Partner programmes. %1 is in neither yet.</source>
        <translation>Kanalpunkte gibt es mit dem Affiliate- und dem Partnerprogramm. %1 ist noch in keinem.</translation>
    </message>
    <message>
        <source>Sidestage may not see the redemptions of %1.</source>
        <translation>Sidestage darf die Einlösungen von %1 nicht sehen.</translation>
    </message>
    <message>
        <source>Nothing that waits matches.</source>
        <translation>Nichts Wartendes passt dazu.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>The queue could not be read. %1</source>
        <translation>Die Warteschlange konnte nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>There is no reward of yours yet. Only redemptions of rewards made with Sidestage can be decided here; make one on the page Rewards.</source>
        <translation>Du hast noch keine Belohnung. Nur über Einlösungen von Belohnungen, die mit Sidestage erstellt sind, lässt sich hier entscheiden; erstelle eine auf der Seite Belohnungen.</translation>
    </message>
    <message>
        <source>Nothing is waiting. New redemptions appear here as they come.</source>
        <translation>Nichts wartet. Neue Einlösungen erscheinen hier, sobald sie kommen.</translation>
    </message>
    <message>
        <source>Select the row</source>
        <translation>Die Zeile auswählen</translation>
    </message>
    <message>
        <source>Select all that is shown</source>
        <translation>Alles Gezeigte auswählen</translation>
    </message>
    <message>
        <source>Group by the next</source>
        <translation>Nach dem Nächsten gruppieren</translation>
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
        <source>Send what is held now</source>
        <translation>Zurückgehaltenes jetzt senden</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>This one is decided already.</source>
        <translation>Darüber ist schon entschieden.</translation>
    </message>
    <message>
        <source>Nothing is selected. Space selects the row or the group.</source>
        <translation>Nichts ist ausgewählt. Leertaste wählt die Zeile oder die Gruppe aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln decisions are held and will be sent then.</source>
        <translation>
            <numerusform>%1 %Ln Entscheidung ist zurückgehalten und wird dann gesendet.</numerusform>
            <numerusform>%1 %Ln Entscheidungen sind zurückgehalten und werden dann gesendet.</numerusform>
        </translation>
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
        <source>Sounds are not installed. Install Qt Multimedia and Sidestage&apos;s plugin for sounds.</source>
        <translation>Töne sind nicht installiert. Installiere Qt Multimedia und Sidestages Plugin für Töne.</translation>
    </message>
    <message>
        <source>This machine has no sound device, so nothing can be heard.</source>
        <translation>Dieser Rechner hat kein Tongerät, es ist also nichts zu hören.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>This cannot be empty.</source>
        <translation>Das darf nicht leer sein.</translation>
    </message>
    <message>
        <source>This is not a value of the right kind.</source>
        <translation>Das ist kein Wert der richtigen Art.</translation>
    </message>
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
        <source>This value is not one of the allowed ones.</source>
        <translation>Dieser Wert ist keiner der erlaubten.</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>Der Dienst sagte: „%1“</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>Es wurde abgebrochen.</translation>
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
        <source>The service refused it without a reason (%1).</source>
        <translation>Der Dienst hat es ohne Begründung abgelehnt (%1).</translation>
    </message>
    <message>
        <source>Your sign-in ended. Sign in again to continue.</source>
        <translation>Deine Anmeldung ist beendet. Melde dich wieder an, um weiterzumachen.</translation>
    </message>
    <message>
        <source> (401)</source>
        <translation> (401)</translation>
    </message>
    <message>
        <source>The service does not allow it (403).</source>
        <translation>Der Dienst erlaubt es nicht (403).</translation>
    </message>
    <message>
        <source> (403)</source>
        <translation> (403)</translation>
    </message>
    <message>
        <source>The service does not know it (404).</source>
        <translation>Der Dienst kennt es nicht (404).</translation>
    </message>
    <message>
        <source> (404)</source>
        <translation> (404)</translation>
    </message>
    <message>
        <source>It was changed too often (409). Try again in a while.</source>
        <translation>Es wurde zu oft geändert (409). Versuche es nach einer Weile wieder.</translation>
    </message>
    <message>
        <source> (409)</source>
        <translation> (409)</translation>
    </message>
    <message>
        <source>The service asks for a pause (429).</source>
        <translation>Der Dienst bittet um eine Pause (429).</translation>
    </message>
    <message>
        <source> (429)</source>
        <translation> (429)</translation>
    </message>
    <message>
        <source>The service has a problem of its own (%1).</source>
        <translation>Der Dienst hat selbst ein Problem (%1).</translation>
    </message>
    <message>
        <source>The answer of the service cannot be understood.</source>
        <translation>Die Antwort des Dienstes ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The answer of the service cannot be understood at “%1”.</source>
        <translation>Die Antwort des Dienstes ist bei „%1“ nicht zu verstehen.</translation>
    </message>
    <message>
        <source>It could not be written to disk: %1</source>
        <translation>Es konnte nicht auf die Platte geschrieben werden: %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A dashboard for live broadcasts, with a platform in a box to try it on.</source>
        <translation>Ein Steuerpult für Live-Sendungen, mit einer Plattform im Kasten zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation>Diesen Dienst zeigen; „sandbox“ ist eingebaut.</translation>
    </message>
    <message>
        <source>Keep everything in this folder.</source>
        <translation>Alles in diesem Ordner aufbewahren.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>ActivatePage</name>
    <message>
        <source>This code is not valid. Compare it with the code on your device and try again.</source>
        <translation>Ce code n’est pas valide. Comparez-le avec celui de votre appareil et réessayez.</translation>
    </message>
    <message>
        <source>This code has expired. Get a new one on your device.</source>
        <translation>Ce code a expiré. Demandez-en un nouveau sur votre appareil.</translation>
    </message>
    <message>
        <source>This code has already been used. Get a new one on your device.</source>
        <translation>Ce code a déjà été utilisé. Demandez-en un nouveau sur votre appareil.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute, then try again.</source>
        <translation>Trop de codes erronés. Attendez une minute, puis réessayez.</translation>
    </message>
    <message>
        <source>Connect a device</source>
        <translation>Connecter un appareil</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Enter the eight letters and digits shown on your device.</source>
        <translation>Saisissez les huit lettres et chiffres affichés sur votre appareil.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your device is connected</source>
        <translation>Votre appareil est connecté</translation>
    </message>
    <message>
        <source>%1 continues in a few seconds. You can close this page.</source>
        <translation>%1 continue dans quelques secondes. Vous pouvez fermer cette page.</translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation>Votre appareil n’a pas été connecté</translation>
    </message>
    <message>
        <source>%1 has no access to your account. You can close this page.</source>
        <translation>%1 n’a pas accès à votre compte. Vous pouvez fermer cette page.</translation>
    </message>
    <message>
        <source>This request is no longer valid</source>
        <translation>Cette demande n’est plus valide</translation>
    </message>
    <message>
        <source>It was already answered or has expired. Get a new code on your device.</source>
        <translation>Elle a déjà reçu une réponse ou a expiré. Demandez un nouveau code sur votre appareil.</translation>
    </message>
    <message>
        <source>No choice was made</source>
        <translation>Aucun choix effectué</translation>
    </message>
    <message>
        <source>Go back, select a user, then approve or deny.</source>
        <translation>Revenez en arrière, sélectionnez un utilisateur, puis acceptez ou refusez.</translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation>Page introuvable</translation>
    </message>
    <message>
        <source>Enter device codes at /activate.</source>
        <translation>Saisissez les codes d’appareil sur /activate.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Your choice could not be saved. Try again.</source>
        <translation>Votre choix n’a pas pu être enregistré. Réessayez.</translation>
    </message>
</context>
<context>
    <name>AnalyticsTexts</name>
    <message>
        <source>d MMM</source>
        <extracomment>A day of this year, and one of another, as QLocale writes them.</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>A day with all there is, as QLocale writes it.</extracomment>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Minutes watched</source>
        <translation>Minutes regardées</translation>
    </message>
    <message>
        <source>Hours watched</source>
        <translation>Heures regardées</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Unique viewers</source>
        <translation>Spectateurs uniques</translation>
    </message>
    <message>
        <source>Average viewers</source>
        <translation>Spectateurs en moyenne</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Pic de spectateurs</translation>
    </message>
    <message>
        <source>Hours on air</source>
        <translation>Heures à l’antenne</translation>
    </message>
    <message>
        <source>Broadcasters</source>
        <translation>Streamers</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>Messages de chat</translation>
    </message>
    <message>
        <source>Chatters</source>
        <translation>Participants au chat</translation>
    </message>
    <message>
        <source>Followers gained</source>
        <translation>Nouveaux followers</translation>
    </message>
    <message>
        <source>Clips created</source>
        <translation>Clips créés</translation>
    </message>
    <message>
        <source>Installs</source>
        <translation>Installations</translation>
    </message>
    <message>
        <source>Uninstalls</source>
        <translation>Désinstallations</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Active channels</source>
        <translation>Chaînes actives</translation>
    </message>
    <message>
        <source>Minutes viewed</source>
        <translation>Minutes visionnées</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interactions</translation>
    </message>
    <message>
        <source>Bits used</source>
        <translation>Bits utilisés</translation>
    </message>
    <message>
        <source>Viewers who used Bits</source>
        <translation>Spectateurs ayant utilisé des Bits</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>aucune donnée</translation>
    </message>
    <message>
        <source>%1 bn</source>
        <extracomment>Billions, shortened.</extracomment>
        <translation>%1&#xa0;Mrd</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>Millions, shortened.</extracomment>
        <translation>%1&#xa0;M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>Thousands, shortened.</extracomment>
        <translation>%1&#xa0;k</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>%1 % up</source>
        <translation>%1&#xa0;% de plus</translation>
    </message>
    <message>
        <source>%1 % down</source>
        <translation>%1&#xa0;% de moins</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A figure, and whose it is.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Aucune comparaison</translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation>Période précédente</translation>
    </message>
    <message>
        <source>One year earlier</source>
        <translation>Un an plus tôt</translation>
    </message>
    <message>
        <source>Other days…</source>
        <translation>Autres jours…</translation>
    </message>
    <message>
        <source>%1 is not ready yet</source>
        <translation>%1&#xa0;: pas encore prêt</translation>
    </message>
    <message>
        <source>%1 and %2 are not ready yet</source>
        <translation>%1 et %2&#xa0;: pas encore prêts</translation>
    </message>
    <message>
        <source>The end date is before the start date.</source>
        <translation>La date de fin précède la date de début.</translation>
    </message>
    <message>
        <source>The service has no data before %1. Showing saved data.</source>
        <translation>Le service n’a pas de données avant le %1. Les données enregistrées sont affichées.</translation>
    </message>
    <message>
        <source>No data yet for these days. The latest available day is %1.</source>
        <translation>Pas encore de données pour ces jours. Le dernier jour disponible est le %1.</translation>
    </message>
    <message>
        <source>Days before %1 come from saved data only; the service no longer provides them.</source>
        <translation>Les jours avant le %1 proviennent uniquement des données enregistrées&#x202f;; le service ne les fournit plus.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>Les rapports de jeu remontent à un an, actuellement au %1, et ont un à deux jours de retard. Un jeu doit totaliser au moins %n heure à l’antenne sur la période. Les données téléchargées restent enregistrées.</numerusform>
            <numerusform>Les rapports de jeu remontent à un an, actuellement au %1, et ont un à deux jours de retard. Un jeu doit totaliser au moins %n heures à l’antenne sur la période. Les données téléchargées restent enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.</source>
        <translation>Les rapports d’extension commencent le %1 et ont un à deux jours de retard. Les données téléchargées restent enregistrées.</translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>Aucun rapport pour cette période. Un jeu doit totaliser au moins %n heure à l’antenne.</numerusform>
            <numerusform>Aucun rapport pour cette période. Un jeu doit totaliser au moins %n heures à l’antenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation>Aucun rapport pour cette période.</translation>
    </message>
    <message>
        <source>The new download link does not work.</source>
        <translation>Le nouveau lien de téléchargement ne fonctionne pas.</translation>
    </message>
    <message>
        <source>Loading the report list…</source>
        <translation>Chargement de la liste des rapports…</translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>Chargement de la liste des rapports, %Ln pour l’instant…</numerusform>
            <numerusform>Chargement de la liste des rapports, %Ln pour l’instant…</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading reports</source>
        <translation>Téléchargement des rapports</translation>
    </message>
    <message>
        <source>No report downloaded</source>
        <translation>Aucun rapport téléchargé</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports downloaded</source>
        <translation>
            <numerusform>%L1 rapport sur %Ln téléchargé</numerusform>
            <numerusform>%L1 rapports sur %Ln téléchargés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports updated</source>
        <translation>
            <numerusform>%Ln rapport mis à jour</numerusform>
            <numerusform>%Ln rapports mis à jour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln échec</numerusform>
            <numerusform>%Ln échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no data for %n day(s), %2.</source>
        <translation>
            <numerusform>%1&#xa0;: aucune donnée pour %n jour, %2.</numerusform>
            <numerusform>%1&#xa0;: aucune donnée pour %n jours, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: less data than before for %n day(s).</source>
        <translation>
            <numerusform>%1&#xa0;: moins de données qu’avant pour %n jour.</numerusform>
            <numerusform>%1&#xa0;: moins de données qu’avant pour %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new data for %n days. Last day with data: %2.</source>
        <translation>
            <numerusform>%1&#xa0;: aucune nouvelle donnée depuis %n jour. Dernier jour avec des données&#xa0;: %2.</numerusform>
            <numerusform>%1&#xa0;: aucune nouvelle donnée depuis %n jours. Dernier jour avec des données&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Les rapports de jeu n’ont pas pu être téléchargés depuis %n jour.</numerusform>
            <numerusform>Les rapports de jeu n’ont pas pu être téléchargés depuis %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Les rapports d’extension n’ont pas pu être téléchargés depuis %n jour.</numerusform>
            <numerusform>Les rapports d’extension n’ont pas pu être téléchargés depuis %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not download reports</source>
        <translation>Impossible de télécharger les rapports</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have no new data</source>
        <translation>
            <numerusform>%Ln rapport sans nouvelles données</numerusform>
            <numerusform>%Ln rapports sans nouvelles données</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are incomplete</source>
        <translation>
            <numerusform>%Ln rapport est incomplet</numerusform>
            <numerusform>%Ln rapports sont incomplets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Et encore %Ln.</numerusform>
            <numerusform>Et encore %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Fill gap</source>
        <translation>Combler le trou</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Requesting</source>
        <translation>Demande en cours</translation>
    </message>
    <message>
        <source>The download link expired. Sidestage is requesting a new one.</source>
        <translation>Le lien de téléchargement a expiré. Sidestage en demande un nouveau.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Téléchargé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>Moins de %n&#xa0;h à l’antenne</numerusform>
            <numerusform>Moins de %n&#xa0;h à l’antenne</numerusform>
        </translation>
    </message>
    <message>
        <source>No report</source>
        <translation>Aucun rapport</translation>
    </message>
    <message>
        <source>Last data %1</source>
        <translation>Dernières données&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>No new data for %n days, although the service has reports for later days.</source>
        <translation>
            <numerusform>Aucune nouvelle donnée depuis %n jour, alors que le service a des rapports pour des jours ultérieurs.</numerusform>
            <numerusform>Aucune nouvelle donnée depuis %n jours, alors que le service a des rapports pour des jours ultérieurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less data, %n day(s)</source>
        <translation>
            <numerusform>Moins de données, %n jour</numerusform>
            <numerusform>Moins de données, %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report has less data for these days than an earlier one. Most recent of these days: %1.</source>
        <translation>Un rapport ultérieur contient moins de données pour ces jours qu’un rapport précédent. Dernier de ces jours&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Trou, %n jour</numerusform>
            <numerusform>Trou, %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>No data for %1.</source>
        <translation>Aucune donnée pour %1.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range in one year</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range in one year</comment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>AuthorizePage</name>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Bac à sable de Sidestage</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Broadcaster (partner)</source>
        <translation>Streamer (partenaire)</translation>
    </message>
    <message>
        <source>Broadcaster (affiliate)</source>
        <translation>Streamer (affilié)</translation>
    </message>
    <message>
        <source>moderates %1</source>
        <translation>modère %1</translation>
    </message>
    <message>
        <source>edits %1</source>
        <translation>édite %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>banned from %1</source>
        <translation>banni de %1</translation>
    </message>
    <message>
        <source>Your channel</source>
        <translation>Votre chaîne</translation>
    </message>
    <message>
        <source>Rewards and redemptions</source>
        <translation>Récompenses et échanges</translation>
    </message>
    <message>
        <source>Ads, Bits, charity and analytics</source>
        <translation>Publicité, Bits, caritatif et statistiques</translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation>Chat et modération</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Votre compte</translation>
    </message>
    <message>
        <source>See your public profile, and nothing else</source>
        <translation>Voir votre profil public, et rien d’autre</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECT</translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation>%1 souhaite utiliser votre compte</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>Se connecter en tant que</translation>
    </message>
    <message>
        <source>%1 will be able to</source>
        <translation>%1 pourra</translation>
    </message>
    <message>
        <source>Deny if your device does not show the code %1.</source>
        <translation>Refusez si votre appareil n’affiche pas le code %1.</translation>
    </message>
    <message>
        <source>After you choose, you return to %1</source>
        <translation>Après votre choix, vous revenez à %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Everything here is simulated. There is no password, and no data leaves this computer.</source>
        <translation>Tout ici est simulé. Il n’y a pas de mot de passe et aucune donnée ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 demande une autorisation</translation>
    </message>
</context>
<context>
    <name>AutomodTexts</name>
    <message>
        <source>Aggression</source>
        <translation>Agression</translation>
    </message>
    <message>
        <source>Threats, and calls for violence</source>
        <translation>Menaces et appels à la violence</translation>
    </message>
    <message>
        <source>Bullying</source>
        <translation>Harcèlement</translation>
    </message>
    <message>
        <source>Insults and name-calling</source>
        <translation>Insultes et injures</translation>
    </message>
    <message>
        <source>Disability</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Contempt for people with disabilities</source>
        <translation>Mépris envers les personnes handicapées</translation>
    </message>
    <message>
        <source>Misogyny</source>
        <translation>Misogynie</translation>
    </message>
    <message>
        <source>Contempt for women</source>
        <translation>Mépris envers les femmes</translation>
    </message>
    <message>
        <source>Race, ethnicity or religion</source>
        <translation>Origine, ethnie ou religion</translation>
    </message>
    <message>
        <source>Contempt for where people come from or what they believe</source>
        <translation>Mépris pour l’origine ou les croyances d’une personne</translation>
    </message>
    <message>
        <source>Sexual terms</source>
        <translation>Termes sexuels</translation>
    </message>
    <message>
        <source>Sexual acts and parts of the body</source>
        <translation>Actes sexuels et parties du corps</translation>
    </message>
    <message>
        <source>Sexuality, sex or gender</source>
        <translation>Sexualité, sexe ou genre</translation>
    </message>
    <message>
        <source>Contempt for whom people love or who they are</source>
        <translation>Mépris pour les personnes que l’on aime ou pour ce que l’on est</translation>
    </message>
    <message>
        <source>Swearing</source>
        <translation>Grossièretés</translation>
    </message>
    <message>
        <source>Swear words</source>
        <translation>Gros mots</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>Peu</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Un peu</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
</context>
<context>
    <name>Capability</name>
    <message>
        <source>Edit the channel, see its editors</source>
        <translation>Modifier la chaîne, voir ses éditeurs</translation>
    </message>
    <message>
        <source>Change your description</source>
        <translation>Modifier votre description</translation>
    </message>
    <message>
        <source>Show your stream key</source>
        <translation>Afficher votre clé de stream</translation>
    </message>
    <message>
        <source>See and choose the active extensions</source>
        <translation>Voir et choisir les extensions actives</translation>
    </message>
    <message>
        <source>Manage rewards, decide on redemptions</source>
        <translation>Gérer les récompenses, décider des échanges</translation>
    </message>
    <message>
        <source>See the ad schedule, snooze and run ads</source>
        <translation>Voir le planning des pubs, reporter et lancer des pubs</translation>
    </message>
    <message>
        <source>Manage chat modes, announce, shout out</source>
        <translation>Gérer les modes de chat, annoncer, faire des shoutouts</translation>
    </message>
    <message>
        <source>See moderators’ actions in chats</source>
        <translation>Voir les actions des modérateurs dans les chats</translation>
    </message>
    <message>
        <source>Moderate chats and write in them</source>
        <translation>Modérer des chats et y écrire</translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation>Voir vos modérateurs et VIP</translation>
    </message>
    <message>
        <source>Add and remove moderators and VIPs</source>
        <translation>Ajouter et retirer des modérateurs et des VIP</translation>
    </message>
    <message>
        <source>See and change whom you block</source>
        <translation>Voir et modifier qui vous bloquez</translation>
    </message>
    <message>
        <source>See subscribers</source>
        <translation>Voir les abonnés</translation>
    </message>
    <message>
        <source>See followers and followed channels</source>
        <translation>Voir les followers et les chaînes suivies</translation>
    </message>
    <message>
        <source>Run polls and predictions, raid, see hype trains</source>
        <translation>Lancer des sondages et des prédictions, faire des raids, voir les trains de la hype</translation>
    </message>
    <message>
        <source>Plan the stream schedule</source>
        <translation>Organiser le planning des streams</translation>
    </message>
    <message>
        <source>Make clips, delete videos</source>
        <translation>Créer des clips, supprimer des vidéos</translation>
    </message>
    <message>
        <source>See the goals of the channel</source>
        <translation>Voir les objectifs de la chaîne</translation>
    </message>
    <message>
        <source>See who cheers with Bits</source>
        <translation>Voir qui envoie des cheers avec des Bits</translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation>Voir la campagne caritative et ses dons</translation>
    </message>
    <message>
        <source>See reports of games and extensions</source>
        <translation>Voir les rapports des jeux et des extensions</translation>
    </message>
</context>
<context>
    <name>CategoryCombo</name>
    <message>
        <source>Search categories</source>
        <translation>Rechercher des catégories</translation>
    </message>
</context>
<context>
    <name>Channel</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Contenu de marque</translation>
    </message>
    <message>
        <source>Drugs, intoxication</source>
        <translation>Drogues, intoxication</translation>
    </message>
    <message>
        <source>Sexual themes</source>
        <translation>Thèmes sexuels</translation>
    </message>
    <message>
        <source>Violent or graphic</source>
        <translation>Violence</translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation>Jeux d’argent</translation>
    </message>
    <message>
        <source>Strong language</source>
        <translation>Langage grossier</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1&#xa0;s</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Not changed: %1. The new value was not recognised.</source>
        <translation>Non modifié&#xa0;: %1. La nouvelle valeur n’a pas été reconnue.</translation>
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
        <translation>environ %1</translation>
    </message>
    <message>
        <source>about %1 %2</source>
        <comment>day of the week, time</comment>
        <translation>environ %1 %2</translation>
    </message>
    <message>
        <source>%1 an hour in the last %2</source>
        <comment>amount, duration</comment>
        <translation>%1 par heure sur les dernières %2</translation>
    </message>
    <message>
        <source>%1 an hour overall</source>
        <translation>%1 par heure au total</translation>
    </message>
    <message>
        <source>%1 an hour since %2</source>
        <comment>amount, moment</comment>
        <translation>%1 par heure depuis %2</translation>
    </message>
    <message>
        <source>Pace is shown after %1 of data.</source>
        <translation>Le rythme s’affiche après %1 de données.</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 par heure</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 more.</source>
        <translation>Total du service&#xa0;: %1. Dons listés ici&#xa0;: %2, soit %3 de plus.</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 less.</source>
        <translation>Total du service&#xa0;: %1. Dons listés ici&#xa0;: %2, soit %3 de moins.</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>compte supprimé</translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message>
        <source>Followers only</source>
        <translation>Followers uniquement</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Mode lent</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Abonnés uniquement</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Emotes uniquement</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Messages uniques</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Délai de chat</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 à %L2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <comment>a range of durations</comment>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>a range of durations</comment>
        <translation>%1 secondes</translation>
    </message>
    <message>
        <source>This is not a chat preset file.</source>
        <translation>Ce n’est pas un fichier de préréglages de chat.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Ce fichier a été créé avec une version plus récente de Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et encore %n.</numerusform>
            <numerusform>Et encore %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>Seul le premier préréglage est importé.</numerusform>
            <numerusform>Seuls les %Ln premiers préréglages sont importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not valid.</source>
        <translation>Le préréglage %L1 n’est pas valide.</translation>
    </message>
    <message>
        <source>Preset %L1: the name is missing or too long.</source>
        <translation>Préréglage %L1&#xa0;: le nom manque ou est trop long.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: duplicate name.</source>
        <translation>%1&#xa0;: nom en double.</translation>
    </message>
    <message>
        <source>%1: does not set any mode.</source>
        <translation>%1&#xa0;: ne règle aucun mode.</translation>
    </message>
    <message>
        <source>%1: another preset is already used for lockdowns.</source>
        <translation>%1&#xa0;: un autre préréglage sert déjà aux verrouillages.</translation>
    </message>
    <message>
        <source>%1: %2 must be on or off.</source>
        <translation>%1&#xa0;: %2 doit être activé ou désactivé.</translation>
    </message>
    <message>
        <source>%1: %2 skipped. Allowed: %3.</source>
        <translation>%1&#xa0;: %2 ignoré. Valeurs admises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Le fichier dépasse %1&#xa0;Mo.</translation>
    </message>
    <message>
        <source>This is not a chat preset file: %1</source>
        <translation>Ce n’est pas un fichier de préréglages de chat&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation>Verrouillage</translation>
    </message>
    <message>
        <source>Followers 10 min + slow 30 s</source>
        <translation>Followers 10&#xa0;min + mode lent 30&#xa0;s</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Emotes uniquement</translation>
    </message>
    <message>
        <source>All modes off</source>
        <translation>Tous les modes désactivés</translation>
    </message>
</context>
<context>
    <name>Control</name>
    <message>
        <source>Schedule ads</source>
        <translation>Planifier des pubs</translation>
    </message>
    <message>
        <source>Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off.</source>
        <translation>Définit les secondes entre les coupures pub et la durée de chacune. Interval 0 désactive les coupures pub.</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Lancer une pub</translation>
    </message>
    <message>
        <source>Runs an ad. The cooldown applies.</source>
        <translation>Lance une pub. Le délai de récupération s’applique.</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Reporter la prochaine pub</translation>
    </message>
    <message>
        <source>Postpones the next ad break.</source>
        <translation>Reporte la prochaine coupure pub.</translation>
    </message>
    <message>
        <source>Send a message that is held</source>
        <translation>Envoyer un message qui sera retenu</translation>
    </message>
    <message>
        <source>Sends a chat message that AutoMod holds until a moderator decides. Chat modes apply.</source>
        <translation>Envoie un message de chat qu’AutoMod retient jusqu’à la décision d’un modérateur. Les modes de chat s’appliquent.</translation>
    </message>
    <message>
        <source>Hold many messages</source>
        <translation>Retenir de nombreux messages</translation>
    </message>
    <message>
        <source>Lets AutoMod hold this many messages of different viewers at once, ignoring chat modes.</source>
        <translation>Fait retenir par AutoMod ce nombre de messages de différents spectateurs d’un coup, en ignorant les modes de chat.</translation>
    </message>
    <message>
        <source>Mark a suspicious user</source>
        <translation>Marquer un utilisateur comme suspect</translation>
    </message>
    <message>
        <source>Has a user&apos;s messages watched, or shown to moderators only, as a moderator or the broadcaster would.</source>
        <translation>Fait surveiller les messages d’un utilisateur, ou ne les montre qu’aux modérateurs, comme le ferait un modérateur ou le streamer.</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Envoyer un cheer</translation>
    </message>
    <message>
        <source>Cheers with Bits.</source>
        <translation>Envoie un cheer avec des Bits.</translation>
    </message>
    <message>
        <source>Buy from an extension</source>
        <translation>Acheter dans une extension</translation>
    </message>
    <message>
        <source>Buys a product of an extension with Bits.</source>
        <translation>Achète un produit d’une extension avec des Bits.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Passer en direct</translation>
    </message>
    <message>
        <source>Starts a stream. If the channel is already live, starts a new one.</source>
        <translation>Démarre un stream. Si la chaîne est déjà en direct, en démarre un nouveau.</translation>
    </message>
    <message>
        <source>Go offline</source>
        <translation>Passer hors ligne</translation>
    </message>
    <message>
        <source>Ends the stream.</source>
        <translation>Termine le stream.</translation>
    </message>
    <message>
        <source>Set viewer count</source>
        <translation>Définir le nombre de spectateurs</translation>
    </message>
    <message>
        <source>Sets the number of viewers of the stream.</source>
        <translation>Définit le nombre de spectateurs du stream.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Modifier la chaîne</translation>
    </message>
    <message>
        <source>Changes the channel as its broadcaster would on the website.</source>
        <translation>Modifie la chaîne comme son streamer le ferait sur le site web.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Sends viewers to another live channel.</source>
        <translation>Envoie les spectateurs vers une autre chaîne en direct.</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>Faire un don</translation>
    </message>
    <message>
        <source>Donates to the running campaign, in minor units of its currency.</source>
        <translation>Fait un don à la campagne en cours, dans la plus petite unité de sa devise.</translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation>Lancer une campagne caritative</translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0 means no target.</source>
        <translation>Lance une campagne caritative. L’objectif est dans la plus petite unité&#x202f;; 0 signifie aucun objectif.</translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation>Définir l’objectif caritatif</translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0 means no target.</source>
        <translation>Modifie l’objectif de la campagne, dans la plus petite unité&#x202f;; 0 signifie aucun objectif.</translation>
    </message>
    <message>
        <source>Stop the charity campaign</source>
        <translation>Arrêter la campagne caritative</translation>
    </message>
    <message>
        <source>Ends the charity campaign.</source>
        <translation>Termine la campagne caritative.</translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation>Ajouter de nombreux dons</translation>
    </message>
    <message>
        <source>Adds this many donations at once.</source>
        <translation>Ajoute ce nombre de dons d’un coup.</translation>
    </message>
    <message>
        <source>Send a message</source>
        <translation>Envoyer un message</translation>
    </message>
    <message>
        <source>Sends a chat message. Chat modes apply.</source>
        <translation>Envoie un message de chat. Les modes de chat s’appliquent.</translation>
    </message>
    <message>
        <source>Join chat</source>
        <translation>Rejoindre le chat</translation>
    </message>
    <message>
        <source>Joins the chat.</source>
        <translation>Rejoint le chat.</translation>
    </message>
    <message>
        <source>Leave chat</source>
        <translation>Quitter le chat</translation>
    </message>
    <message>
        <source>Leaves the chat.</source>
        <translation>Quitte le chat.</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Posts an announcement in chat.</source>
        <translation>Publie une annonce dans le chat.</translation>
    </message>
    <message>
        <source>Shout out a channel</source>
        <translation>Faire un shoutout</translation>
    </message>
    <message>
        <source>Shouts out another channel. Cooldowns apply.</source>
        <translation>Fait un shoutout à une autre chaîne. Les délais de récupération s’appliquent.</translation>
    </message>
    <message>
        <source>Set chat modes</source>
        <translation>Définir les modes de chat</translation>
    </message>
    <message>
        <source>Changes chat modes, as a moderator or the broadcaster.</source>
        <translation>Modifie les modes de chat, en tant que modérateur ou streamer.</translation>
    </message>
    <message>
        <source>Set Shield Mode</source>
        <translation>Définir le mode Bouclier</translation>
    </message>
    <message>
        <source>Turns Shield Mode on or off, as a moderator or the broadcaster.</source>
        <translation>Active ou désactive le mode Bouclier, en tant que modérateur ou streamer.</translation>
    </message>
    <message>
        <source>Start a shared chat</source>
        <translation>Lancer un chat partagé</translation>
    </message>
    <message>
        <source>Starts a shared chat between channels. The first channel is the host.</source>
        <translation>Lance un chat partagé entre des chaînes. La première chaîne est l’hôte.</translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation>Rejoindre un chat partagé</translation>
    </message>
    <message>
        <source>Adds a channel to another channel&apos;s shared chat.</source>
        <translation>Ajoute une chaîne au chat partagé d’une autre chaîne.</translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation>Quitter le chat partagé</translation>
    </message>
    <message>
        <source>Removes a channel from its shared chat. The chat ends when the host leaves or only one channel is left.</source>
        <translation>Retire une chaîne de son chat partagé. Le chat se termine quand l’hôte part ou qu’il ne reste qu’une chaîne.</translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation>Terminer le chat partagé</translation>
    </message>
    <message>
        <source>Ends the shared chat of the channel.</source>
        <translation>Termine le chat partagé de la chaîne.</translation>
    </message>
    <message>
        <source>Add many chatters</source>
        <translation>Ajouter de nombreux participants au chat</translation>
    </message>
    <message>
        <source>Adds this many users to the chat at once, and creates users if needed.</source>
        <translation>Ajoute ce nombre d’utilisateurs au chat d’un coup, et crée des utilisateurs si nécessaire.</translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation>Modérer de nombreuses chaînes</translation>
    </message>
    <message>
        <source>Makes the user a moderator of this many more channels with different chat modes, and creates channels if needed.</source>
        <translation>Fait de l’utilisateur un modérateur d’autant d’autres chaînes aux modes de chat différents, et crée des chaînes si nécessaire.</translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation>Définir une couleur de chat</translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat. Without a colour, the user counts as having never chosen one.</source>
        <translation>Définit la couleur du nom de l’utilisateur dans le chat. Sans couleur, l’utilisateur est réputé n’en avoir jamais choisi.</translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation>Enregistrer une application</translation>
    </message>
    <message>
        <source>Registers or replaces an app. Without a secret, it is a public client.</source>
        <translation>Enregistre ou remplace une application. Sans secret, c’est un client public.</translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation>Émettre un jeton</translation>
    </message>
    <message>
        <source>Issues a token without a sign-in page: a user token, or an app token if no user is given. Without scopes, a user token has all scopes and an app token none.</source>
        <translation>Émet un jeton sans page de connexion&#xa0;: un jeton d’utilisateur, ou un jeton d’application si aucun utilisateur n’est donné. Sans scopes, un jeton d’utilisateur a tous les scopes et un jeton d’application aucun.</translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation>Faire expirer tous les jetons</translation>
    </message>
    <message>
        <source>Expires every access token. Refresh tokens stay valid.</source>
        <translation>Fait expirer tous les jetons d’accès. Les jetons d’actualisation restent valides.</translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation>Déconnecter une application</translation>
    </message>
    <message>
        <source>Disconnects the app from the user&apos;s account. Its tokens and the user&apos;s approval are deleted.</source>
        <translation>Déconnecte l’application du compte de l’utilisateur. Ses jetons et l’accord de l’utilisateur sont supprimés.</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Pannes en attente</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching request.</source>
        <translation>Liste les pannes qui attendent une requête correspondante.</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>Ajouter une panne</translation>
    </message>
    <message>
        <source>Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of requests, then applies the given number of times; times -1: until cleared.</source>
        <translation>Ajoute une panne aux requêtes vers un point d’accès ou un chemin, ou à toute requête. Ignore d’abord le nombre de requêtes indiqué, puis s’applique le nombre de fois indiqué&#x202f;; times -1&#xa0;: jusqu’à effacement.</translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation>Effacer les pannes</translation>
    </message>
    <message>
        <source>Clears faults: one by its ID, those of an endpoint or path, or all.</source>
        <translation>Efface des pannes&#xa0;: une d’après son ID, celles d’un point d’accès ou d’un chemin, ou toutes.</translation>
    </message>
    <message>
        <source>Set activity rates</source>
        <translation>Définir les taux d’activité</translation>
    </message>
    <message>
        <source>Sets how often per minute simulated viewers act while the channel is live. Omitted rates are 0.</source>
        <translation>Définit la fréquence par minute à laquelle les spectateurs simulés agissent quand la chaîne est en direct. Les taux omis valent 0.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Lists the built-in scenarios.</source>
        <translation>Liste les scénarios intégrés.</translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation>Jouer un scénario</translation>
    </message>
    <message>
        <source>Plays a built-in scenario or the JSON of a file, in sandbox time.</source>
        <translation>Joue un scénario intégré ou le JSON d’un fichier, à l’heure du bac à sable.</translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation>Arrêter le scénario</translation>
    </message>
    <message>
        <source>Stops the scenario that is playing.</source>
        <translation>Arrête le scénario en cours.</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>Ajouter un utilisateur</translation>
    </message>
    <message>
        <source>Adds a user, who can then be selected when an app asks for permission.</source>
        <translation>Ajoute un utilisateur, qui peut ensuite être sélectionné quand une application demande une autorisation.</translation>
    </message>
    <message>
        <source>Set a role</source>
        <translation>Définir un rôle</translation>
    </message>
    <message>
        <source>Makes the user a partner, an affiliate, or neither.</source>
        <translation>Fait de l’utilisateur un partenaire, un affilié ou ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>Add a moderator</source>
        <translation>Ajouter un modérateur</translation>
    </message>
    <message>
        <source>Makes the user a moderator of the channel.</source>
        <translation>Fait de l’utilisateur un modérateur de la chaîne.</translation>
    </message>
    <message>
        <source>Remove a moderator</source>
        <translation>Retirer un modérateur</translation>
    </message>
    <message>
        <source>Removes the user&apos;s moderator role.</source>
        <translation>Retire à l’utilisateur son rôle de modérateur.</translation>
    </message>
    <message>
        <source>Add a VIP</source>
        <translation>Ajouter un VIP</translation>
    </message>
    <message>
        <source>Makes the user a VIP of the channel.</source>
        <translation>Fait de l’utilisateur un VIP de la chaîne.</translation>
    </message>
    <message>
        <source>Remove a VIP</source>
        <translation>Retirer un VIP</translation>
    </message>
    <message>
        <source>Removes the user&apos;s VIP role.</source>
        <translation>Retire à l’utilisateur son rôle de VIP.</translation>
    </message>
    <message>
        <source>Add an editor</source>
        <translation>Ajouter un éditeur</translation>
    </message>
    <message>
        <source>Makes the user an editor of the channel.</source>
        <translation>Fait de l’utilisateur un éditeur de la chaîne.</translation>
    </message>
    <message>
        <source>Remove an editor</source>
        <translation>Retirer un éditeur</translation>
    </message>
    <message>
        <source>Removes the user&apos;s editor role.</source>
        <translation>Retire à l’utilisateur son rôle d’éditeur.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Follows the channel.</source>
        <translation>Suit la chaîne.</translation>
    </message>
    <message>
        <source>Unfollow</source>
        <translation>Ne plus suivre</translation>
    </message>
    <message>
        <source>Stops following the channel.</source>
        <translation>Ne suit plus la chaîne.</translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation>Ajouter de nombreux followers</translation>
    </message>
    <message>
        <source>Creates this many users who follow the channel.</source>
        <translation>Crée ce nombre d’utilisateurs qui suivent la chaîne.</translation>
    </message>
    <message>
        <source>State of the sandbox</source>
        <translation>État du bac à sable</translation>
    </message>
    <message>
        <source>Returns the time, the main channels, the switches, and the pending faults.</source>
        <translation>Renvoie l’heure, les chaînes principales, les options et les pannes en attente.</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Journal d’activité</translation>
    </message>
    <message>
        <source>Returns the activity log, oldest first. With after, returns only later entries, so that tests can wait for them.</source>
        <translation>Renvoie le journal d’activité, du plus ancien au plus récent. Avec after, ne renvoie que les entrées ultérieures, pour que les tests puissent les attendre.</translation>
    </message>
    <message>
        <source>Viewer in a channel</source>
        <translation>Spectateur sur une chaîne</translation>
    </message>
    <message>
        <source>Returns a user&apos;s points, roles, follow date and subscription in a channel.</source>
        <translation>Renvoie les points, les rôles, la date de suivi et l’abonnement d’un utilisateur sur une chaîne.</translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation>Récompenses d’une chaîne</translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app created them.</source>
        <translation>Liste les récompenses d’une chaîne, quelle que soit l’application qui les a créées.</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Requêtes enregistrées</translation>
    </message>
    <message>
        <source>Lists the recorded requests, without secrets.</source>
        <translation>Liste les requêtes enregistrées, sans les secrets.</translation>
    </message>
    <message>
        <source>Control calls</source>
        <translation>Appels de contrôle</translation>
    </message>
    <message>
        <source>Lists all control calls with their fields and rules.</source>
        <translation>Liste tous les appels de contrôle avec leurs champs et leurs règles.</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Limite de requêtes</translation>
    </message>
    <message>
        <source>Sets the requests per minute and turns buckets, headers and refusals on or off.</source>
        <translation>Définit les requêtes par minute et active ou désactive les quotas, les en-têtes et les refus.</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Compatibilité</translation>
    </message>
    <message>
        <source>Turns differences between the public service and the specification on or off.</source>
        <translation>Active ou désactive les différences entre le service public et la spécification.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Enregistrer les requêtes</translation>
    </message>
    <message>
        <source>Starts or stops recording requests.</source>
        <translation>Lance ou arrête l’enregistrement des requêtes.</translation>
    </message>
    <message>
        <source>Clear recorded requests</source>
        <translation>Effacer les requêtes enregistrées</translation>
    </message>
    <message>
        <source>Deletes the recorded requests.</source>
        <translation>Supprime les requêtes enregistrées.</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Régler l’horloge</translation>
    </message>
    <message>
        <source>Sets the time to a given moment or to now, jumps by seconds, and sets the speed: 0 pauses, 1 is normal.</source>
        <translation>Règle l’heure sur un moment donné ou sur maintenant, avance d’un nombre de secondes et définit la vitesse&#xa0;: 0 met en pause, 1 est normal.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Discards the world and recreates it from the seed. Faults, limits and switches return to their initial state. Apps stay; their tokens become invalid.</source>
        <translation>Abandonne le monde et le recrée à partir de la graine. Les pannes, limites et options reviennent à leur état initial. Les applications restent&#x202f;; leurs jetons deviennent invalides.</translation>
    </message>
    <message>
        <source>Grant a Drop</source>
        <translation>Accorder un Drop</translation>
    </message>
    <message>
        <source>Grants a viewer an entitlement to a Drop of a game that an organization owns.</source>
        <translation>Accorde à un spectateur le droit à un Drop d’un jeu appartenant à une organisation.</translation>
    </message>
    <message>
        <source>Grant many Drops</source>
        <translation>Accorder de nombreux Drops</translation>
    </message>
    <message>
        <source>Grants entitlements to a Drop of a game to many viewers.</source>
        <translation>Accorde à de nombreux spectateurs le droit à un Drop d’un jeu.</translation>
    </message>
    <message>
        <source>Give a game to an app</source>
        <translation>Attribuer un jeu à une application</translation>
    </message>
    <message>
        <source>The organization of an app owns a game that nobody owns yet. An app without an organization gets one.</source>
        <translation>L’organisation d’une application devient propriétaire d’un jeu qui n’appartient encore à personne. Une application sans organisation en reçoit une.</translation>
    </message>
    <message>
        <source>Live event sessions</source>
        <translation>Sessions d’événements en direct</translation>
    </message>
    <message>
        <source>Lists the connected WebSockets.</source>
        <translation>Liste les WebSockets connectés.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>Abonnements aux événements</translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, including those that have just ended.</source>
        <translation>Liste les abonnements de toutes les applications, y compris ceux qui viennent de se terminer.</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Lists the conduits of all apps, with their shards.</source>
        <translation>Liste les conduits de toutes les applications, avec leurs shards.</translation>
    </message>
    <message>
        <source>Webhook deliveries</source>
        <translation>Livraisons de webhooks</translation>
    </message>
    <message>
        <source>Lists the last 500 attempts to send a message to a callback, and why they failed, the newest last.</source>
        <translation>Liste les 500 dernières tentatives d’envoi d’un message à un callback et les raisons de leur échec, la plus récente en dernier.</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>Fermer une session</translation>
    </message>
    <message>
        <source>Closes the WebSocket of one session or of all sessions, with a close code of the service: 1000, or 4000 to 4007.</source>
        <translation>Ferme le WebSocket d’une session ou de toutes, avec un code de fermeture du service&#xa0;: 1000, ou 4000 à 4007.</translation>
    </message>
    <message>
        <source>Request reconnect</source>
        <translation>Demander une reconnexion</translation>
    </message>
    <message>
        <source>Asks the clients of one session or of all sessions to reconnect within 30 seconds.</source>
        <translation>Demande aux clients d’une session ou de toutes de se reconnecter dans les 30 secondes.</translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation>Révoquer des abonnements</translation>
    </message>
    <message>
        <source>Revokes one subscription, or all of a type, and sends the reason to their clients.</source>
        <translation>Révoque un abonnement, ou tous ceux d’un type, et envoie la raison à leurs clients.</translation>
    </message>
    <message>
        <source>Live event faults</source>
        <translation>Pannes d’événements en direct</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching notification.</source>
        <translation>Liste les pannes qui attendent une notification correspondante.</translation>
    </message>
    <message>
        <source>Add a live event fault</source>
        <translation>Ajouter une panne d’événements en direct</translation>
    </message>
    <message>
        <source>Drops, duplicates, delays or reorders upcoming notifications, or cuts the connection instead of sending one. A callback that is cut off gets the notification again later.</source>
        <translation>Supprime, duplique, retarde ou réordonne les prochaines notifications, ou coupe la connexion au lieu d’en envoyer une. Un callback dont la connexion est coupée reçoit de nouveau la notification plus tard.</translation>
    </message>
    <message>
        <source>Clear live event faults</source>
        <translation>Effacer les pannes d’événements en direct</translation>
    </message>
    <message>
        <source>Clears pending live event faults: one by its ID, or all.</source>
        <translation>Efface les pannes d’événements en direct en attente&#xa0;: une d’après son ID, ou toutes.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Lists all extensions with the secrets that sign their tokens.</source>
        <translation>Liste toutes les extensions avec les secrets qui signent leurs jetons.</translation>
    </message>
    <message>
        <source>Install an extension</source>
        <translation>Installer une extension</translation>
    </message>
    <message>
        <source>Installs an extension in a channel, or another version of it.</source>
        <translation>Installe une extension sur une chaîne, ou une autre version de celle-ci.</translation>
    </message>
    <message>
        <source>Uninstall an extension</source>
        <translation>Désinstaller une extension</translation>
    </message>
    <message>
        <source>Removes an extension from a channel.</source>
        <translation>Retire une extension d’une chaîne.</translation>
    </message>
    <message>
        <source>Activate an extension</source>
        <translation>Activer une extension</translation>
    </message>
    <message>
        <source>Activates an installed extension in a slot of the channel.</source>
        <translation>Active une extension installée dans un emplacement de la chaîne.</translation>
    </message>
    <message>
        <source>Deactivate an extension</source>
        <translation>Désactiver une extension</translation>
    </message>
    <message>
        <source>Empties the slot in which the extension is active.</source>
        <translation>Vide l’emplacement dans lequel l’extension est active.</translation>
    </message>
    <message>
        <source>Make an app an extension</source>
        <translation>Faire d’une application une extension</translation>
    </message>
    <message>
        <source>Makes a registered app an extension with one released version and all kinds of pages, and returns its secret.</source>
        <translation>Fait d’une application enregistrée une extension avec une version publiée et tous les types de pages, et renvoie son secret.</translation>
    </message>
    <message>
        <source>Sign a token of an extension</source>
        <translation>Signer un jeton d’extension</translation>
    </message>
    <message>
        <source>Signs a token as the extension would: for one channel, or for all. It is valid for an hour and permits every message.</source>
        <translation>Signe un jeton comme le ferait l’extension&#xa0;: pour une chaîne, ou pour toutes. Il est valide une heure et autorise tout message.</translation>
    </message>
    <message>
        <source>Start a goal</source>
        <translation>Lancer un objectif</translation>
    </message>
    <message>
        <source>Starts a goal, one of each type at a time. It counts by itself.</source>
        <translation>Lance un objectif, un seul de chaque type à la fois. Il compte tout seul.</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>Modifier un objectif</translation>
    </message>
    <message>
        <source>Changes the goal, or how much of it is reached.</source>
        <translation>Modifie l’objectif, ou la part déjà atteinte.</translation>
    </message>
    <message>
        <source>End a goal</source>
        <translation>Terminer un objectif</translation>
    </message>
    <message>
        <source>Ends the goal, whether or not it is reached.</source>
        <translation>Termine l’objectif, qu’il soit atteint ou non.</translation>
    </message>
    <message>
        <source>Invite a guest</source>
        <translation>Inviter un invité</translation>
    </message>
    <message>
        <source>Invites a viewer to be a guest on the stream, as its broadcaster would. Begins a Guest Star session if there is none.</source>
        <translation>Invite un spectateur comme invité sur le stream, comme le ferait son streamer. Commence une session Guest Star s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Accept to be a guest</source>
        <translation>Accepter d’être invité</translation>
    </message>
    <message>
        <source>Accepts the channel&apos;s invitation to be a guest on its stream.</source>
        <translation>Accepte l’invitation de la chaîne à être invité sur son stream.</translation>
    </message>
    <message>
        <source>Get ready as a guest</source>
        <translation>Se préparer comme invité</translation>
    </message>
    <message>
        <source>Tells the channel that a guest who has accepted is ready for a slot.</source>
        <translation>Indique à la chaîne qu’un invité qui a accepté est prêt pour un emplacement.</translation>
    </message>
    <message>
        <source>Leave as a guest</source>
        <translation>Partir comme invité</translation>
    </message>
    <message>
        <source>Leaves the slot of a guest, or withdraws from the invitation.</source>
        <translation>Quitte l’emplacement d’un invité, ou décline l’invitation.</translation>
    </message>
    <message>
        <source>Push a hype train</source>
        <translation>Faire avancer un train de la hype</translation>
    </message>
    <message>
        <source>Moves the channel&apos;s hype train. If none runs, one begins at once.</source>
        <translation>Fait avancer le train de la hype de la chaîne. S’il n’y en a pas, un train démarre aussitôt.</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Bannir</translation>
    </message>
    <message>
        <source>Bans the user from the channel or, with seconds, puts them in a timeout. A moderator or VIP loses that role; a timeout does not end that of a VIP.</source>
        <translation>Bannit l’utilisateur de la chaîne ou, avec des secondes, l’exclut temporairement. Un modérateur ou VIP perd ce rôle&#x202f;; une exclusion temporaire ne met pas fin à celui d’un VIP.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Débannir</translation>
    </message>
    <message>
        <source>Ends the user&apos;s ban or timeout in the channel.</source>
        <translation>Met fin au bannissement ou à l’exclusion temporaire de l’utilisateur sur la chaîne.</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Avertir</translation>
    </message>
    <message>
        <source>Warns the user, who cannot chat until they acknowledge it.</source>
        <translation>Avertit l’utilisateur, qui ne peut plus écrire dans le chat tant qu’il n’en a pas pris acte.</translation>
    </message>
    <message>
        <source>Acknowledge a warning</source>
        <translation>Prendre acte d’un avertissement</translation>
    </message>
    <message>
        <source>Acknowledges the warning in the channel, to chat again.</source>
        <translation>Prend acte de l’avertissement sur la chaîne, pour pouvoir écrire de nouveau.</translation>
    </message>
    <message>
        <source>Ask to be unbanned</source>
        <translation>Demander un débannissement</translation>
    </message>
    <message>
        <source>Asks the channel to end a ban.</source>
        <translation>Demande à la chaîne de lever un bannissement.</translation>
    </message>
    <message>
        <source>Withdraw an unban request</source>
        <translation>Retirer une demande de débannissement</translation>
    </message>
    <message>
        <source>Withdraws a request that was not answered yet.</source>
        <translation>Retire une demande restée sans réponse.</translation>
    </message>
    <message>
        <source>Read the answer to an unban request</source>
        <translation>Lire la réponse à une demande de débannissement</translation>
    </message>
    <message>
        <source>Acknowledges that the request was denied.</source>
        <translation>Prend acte du refus de la demande.</translation>
    </message>
    <message>
        <source>Resolve an unban request</source>
        <translation>Traiter une demande de débannissement</translation>
    </message>
    <message>
        <source>Approves or denies it, as a moderator or the broadcaster.</source>
        <translation>L’accepte ou la refuse, en tant que modérateur ou streamer.</translation>
    </message>
    <message>
        <source>Set unban requests</source>
        <translation>Régler les demandes de débannissement</translation>
    </message>
    <message>
        <source>Sets whether banned users can ask to be unbanned.</source>
        <translation>Définit si les utilisateurs bannis peuvent demander un débannissement.</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Bloquer un terme</translation>
    </message>
    <message>
        <source>Adds a blocked term, as a moderator or the broadcaster. One that expires counts as added by AutoMod.</source>
        <translation>Ajoute un terme bloqué, en tant que modérateur ou streamer. Un terme qui expire est considéré comme ajouté par AutoMod.</translation>
    </message>
    <message>
        <source>Unblock a term</source>
        <translation>Débloquer un terme</translation>
    </message>
    <message>
        <source>Removes a blocked term, as a moderator or the broadcaster.</source>
        <translation>Retire un terme bloqué, en tant que modérateur ou streamer.</translation>
    </message>
    <message>
        <source>Ban many users</source>
        <translation>Bannir de nombreux utilisateurs</translation>
    </message>
    <message>
        <source>Bans this many users at once, and creates users if needed.</source>
        <translation>Bannit ce nombre d’utilisateurs d’un coup, et crée des utilisateurs si nécessaire.</translation>
    </message>
    <message>
        <source>Block many terms</source>
        <translation>Bloquer de nombreux termes</translation>
    </message>
    <message>
        <source>Adds this many blocked terms at once.</source>
        <translation>Ajoute ce nombre de termes bloqués d’un coup.</translation>
    </message>
    <message>
        <source>Start a poll</source>
        <translation>Lancer un sondage</translation>
    </message>
    <message>
        <source>Asks the viewers of a channel, as its broadcaster would.</source>
        <translation>Interroge les spectateurs d’une chaîne, comme le ferait son streamer.</translation>
    </message>
    <message>
        <source>Vote in a poll</source>
        <translation>Voter à un sondage</translation>
    </message>
    <message>
        <source>Votes in the channel&apos;s active poll: once, or more for points.</source>
        <translation>Vote au sondage en cours de la chaîne&#xa0;: une fois, ou davantage contre des points.</translation>
    </message>
    <message>
        <source>Start a prediction</source>
        <translation>Lancer une prédiction</translation>
    </message>
    <message>
        <source>Lets the viewers of a channel predict with Channel Points.</source>
        <translation>Permet aux spectateurs d’une chaîne de faire des prédictions avec des points de chaîne.</translation>
    </message>
    <message>
        <source>End a prediction</source>
        <translation>Terminer une prédiction</translation>
    </message>
    <message>
        <source>Locks, resolves or cancels the channel&apos;s open prediction.</source>
        <translation>Verrouille, résout ou annule la prédiction ouverte de la chaîne.</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Prédire</translation>
    </message>
    <message>
        <source>Puts Channel Points on an outcome of the open prediction.</source>
        <translation>Mise des points de chaîne sur une issue de la prédiction ouverte.</translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation>Échanger une récompense</translation>
    </message>
    <message>
        <source>Redeems a reward by its ID or title.</source>
        <translation>Échange une récompense d’après son ID ou son titre.</translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation>Définir les points de chaîne</translation>
    </message>
    <message>
        <source>Sets the viewer&apos;s balance of Channel Points.</source>
        <translation>Définit le solde de points de chaîne du spectateur.</translation>
    </message>
    <message>
        <source>Use an automatic reward</source>
        <translation>Utiliser une récompense automatique</translation>
    </message>
    <message>
        <source>Uses one of the rewards that every channel has. Some send a message, the others unlock an emote.</source>
        <translation>Utilise une des récompenses que possède chaque chaîne. Certaines envoient un message, les autres débloquent une emote.</translation>
    </message>
    <message>
        <source>Add many redemptions</source>
        <translation>Ajouter de nombreux échanges</translation>
    </message>
    <message>
        <source>Adds this many waiting redemptions at once, ignoring all limits.</source>
        <translation>Ajoute ce nombre d’échanges en attente d’un coup, en ignorant toutes les limites.</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>S’abonner</translation>
    </message>
    <message>
        <source>Subscribes to the channel. It goes on until it is ended.</source>
        <translation>S’abonne à la chaîne. L’abonnement dure jusqu’à ce qu’on y mette fin.</translation>
    </message>
    <message>
        <source>Renew a subscription</source>
        <translation>Renouveler un abonnement</translation>
    </message>
    <message>
        <source>Pays for a month more and says so in the chat.</source>
        <translation>Paie un mois de plus et l’annonce dans le chat.</translation>
    </message>
    <message>
        <source>Gift subscriptions</source>
        <translation>Offrir des abonnements</translation>
    </message>
    <message>
        <source>Gives a subscription for a month to a viewer, or to several in the chat.</source>
        <translation>Offre un abonnement d’un mois à un spectateur, ou à plusieurs dans le chat.</translation>
    </message>
    <message>
        <source>End a subscription</source>
        <translation>Mettre fin à un abonnement</translation>
    </message>
    <message>
        <source>Ends the viewer&apos;s subscription at once.</source>
        <translation>Met immédiatement fin à l’abonnement du spectateur.</translation>
    </message>
    <message>
        <source>Add many subscribers</source>
        <translation>Ajouter de nombreux abonnés</translation>
    </message>
    <message>
        <source>Lets this many viewers subscribe at once.</source>
        <translation>Fait s’abonner ce nombre de spectateurs d’un coup.</translation>
    </message>
    <message>
        <source>Publish a video</source>
        <translation>Publier une vidéo</translation>
    </message>
    <message>
        <source>Publishes a highlight or an uploaded video.</source>
        <translation>Publie un temps fort ou une vidéo mise en ligne.</translation>
    </message>
    <message>
        <source>Remove a video</source>
        <translation>Retirer une vidéo</translation>
    </message>
    <message>
        <source>Deletes a video as its owner would on the website; without an ID the newest.</source>
        <translation>Supprime une vidéo comme son propriétaire le ferait sur le site web&#x202f;; sans ID, la plus récente.</translation>
    </message>
    <message>
        <source>Store streams</source>
        <translation>Conserver les streams</translation>
    </message>
    <message>
        <source>Sets whether the channel&apos;s streams are stored as videos, from the next one on.</source>
        <translation>Définit si les streams de la chaîne sont conservés comme vidéos, à partir du prochain.</translation>
    </message>
    <message>
        <source>Make a clip</source>
        <translation>Créer un clip</translation>
    </message>
    <message>
        <source>Clips the last seconds of the stream. The clip appears a few seconds later.</source>
        <translation>Découpe les dernières secondes du stream. Le clip apparaît quelques secondes plus tard.</translation>
    </message>
    <message>
        <source>Restrict clips</source>
        <translation>Restreindre les clips</translation>
    </message>
    <message>
        <source>Sets who may make clips of the channel.</source>
        <translation>Définit qui peut créer des clips de la chaîne.</translation>
    </message>
    <message>
        <source>Add many clips</source>
        <translation>Ajouter de nombreux clips</translation>
    </message>
    <message>
        <source>Adds this many clips of the last 60 days at once.</source>
        <translation>Ajoute d’un coup ce nombre de clips des 60 derniers jours.</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Chuchoter</translation>
    </message>
    <message>
        <source>Sends the broadcaster a private message.</source>
        <translation>Envoie un message privé au streamer.</translation>
    </message>
    <message>
        <source>Set who may whisper</source>
        <translation>Définir qui peut chuchoter</translation>
    </message>
    <message>
        <source>Lets strangers whisper to the user, or only people whom the user follows or has whispered to.</source>
        <translation>Autorise les inconnus à chuchoter à l’utilisateur, ou seulement les personnes qu’il suit ou à qui il a déjà chuchoté.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8.</source>
        <translation>le fichier est en UTF-16, pas en UTF-8.</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character; it is incomplete.</source>
        <translation>le fichier se termine au milieu d’un caractère&#x202f;; il est incomplet.</translation>
    </message>
    <message>
        <source>a quoted field is not closed; the file is incomplete.</source>
        <translation>un champ entre guillemets n’est pas fermé&#x202f;; le fichier est incomplet.</translation>
    </message>
    <message>
        <source>a line ends with CR instead of CRLF.</source>
        <translation>une ligne se termine par CR au lieu de CRLF.</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8.</source>
        <translation>le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>the file contains a zero byte; it is not a text file.</source>
        <translation>le fichier contient un octet nul&#x202f;; ce n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>an unquoted field contains a quote.</source>
        <translation>un champ sans guillemets contient un guillemet.</translation>
    </message>
    <message>
        <source>there is text after a closing quote.</source>
        <translation>il y a du texte après un guillemet fermant.</translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation>un champ dépasse %1 octets.</translation>
    </message>
    <message>
        <source>line endings are mixed, CRLF and LF.</source>
        <translation>les fins de ligne sont mélangées, CRLF et LF.</translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation>il y a plus de %1 champs.</translation>
    </message>
    <message>
        <source>there are %1 fields, but the first line has %2; the file may be incomplete.</source>
        <translation>il y a %1 champs, mais la première ligne en a %2&#x202f;; le fichier est peut-être incomplet.</translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation>il y a plus de %1 lignes.</translation>
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
        <translation>Albanais</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Arménien</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>Azéri</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Basque</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>Biélorusse</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengali</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>Bosnien</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgare</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Catalan</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinois</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Croate</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tchèque</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danois</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandais</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estonien</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnois</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicien</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Géorgien</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Hongrois</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Islandais</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonésien</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>Irlandais</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>Kazakh</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Letton</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Lituanien</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macédonien</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malais</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>Mongol</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norvégien</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persan</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugais</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roumain</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russe</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbe</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slovaque</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slovène</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>Swahili</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Suédois</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>Tagalog</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamoul</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainien</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Ourdou</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>Gallois</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Consigne</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Requires text</source>
        <translation>Texte obligatoire</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>Limite par stream</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>Limite par spectateur</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>Délai de récupération</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>Ignorer la file d’attente</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>at least %L1</source>
        <translation>au moins %L1</translation>
    </message>
    <message>
        <source>at most %L1</source>
        <translation>au plus %L1</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>au plus %n caractère</numerusform>
            <numerusform>au plus %n caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>already used by another reward</source>
        <translation>déjà utilisé par une autre récompense</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>format non valide</translation>
    </message>
    <message>
        <source>wrong type of value</source>
        <translation>mauvais type de valeur</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>La chaîne a déjà une récompense portant ce titre.</translation>
    </message>
    <message>
        <source>No free slots on the service.</source>
        <translation>Plus d’emplacement libre sur le service.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Réponse du service&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>Le service est injoignable.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>Le service n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Trop de requêtes (429). Réessayez plus tard.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Vous avez été déconnecté. Reconnectez-vous pour continuer.</translation>
    </message>
    <message>
        <source>The service rejected the request (400).</source>
        <translation>Le service a rejeté la requête (400).</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>Impossible d’écrire sur le disque&#xa0;: %1</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>Le service a rencontré une erreur interne (%1).</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>Allowed a message</source>
        <translation>A autorisé un message</translation>
    </message>
    <message>
        <source>Denied a message</source>
        <translation>A refusé un message</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>A banni</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>A exclu temporairement</translation>
    </message>
    <message>
        <source>Unbanned</source>
        <translation>A débanni</translation>
    </message>
    <message>
        <source>Ended a timeout</source>
        <translation>A levé une exclusion temporaire</translation>
    </message>
    <message>
        <source>Banned in the shared chat</source>
        <translation>A banni du chat partagé</translation>
    </message>
    <message>
        <source>Timed out in the shared chat</source>
        <translation>A exclu temporairement du chat partagé</translation>
    </message>
    <message>
        <source>Unbanned in the shared chat</source>
        <translation>A débanni du chat partagé</translation>
    </message>
    <message>
        <source>Ended a timeout in the shared chat</source>
        <translation>A levé une exclusion du chat partagé</translation>
    </message>
    <message>
        <source>Deleted a message in the shared chat</source>
        <translation>A supprimé un message du chat partagé</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>A averti</translation>
    </message>
    <message>
        <source>Deleted a message</source>
        <translation>A supprimé un message</translation>
    </message>
    <message>
        <source>Cleared the chat</source>
        <translation>A effacé le chat</translation>
    </message>
    <message>
        <source>Approved an unban request</source>
        <translation>A accepté une demande de débannissement</translation>
    </message>
    <message>
        <source>Denied an unban request</source>
        <translation>A refusé une demande de débannissement</translation>
    </message>
    <message>
        <source>Blocked a term</source>
        <translation>A bloqué un terme</translation>
    </message>
    <message>
        <source>Unblocked a term</source>
        <translation>A débloqué un terme</translation>
    </message>
    <message>
        <source>Permitted a term</source>
        <translation>A autorisé un terme</translation>
    </message>
    <message>
        <source>Ended the permission of a term</source>
        <translation>A retiré l’autorisation d’un terme</translation>
    </message>
    <message>
        <source>Made a moderator</source>
        <translation>A nommé un modérateur</translation>
    </message>
    <message>
        <source>Removed a moderator</source>
        <translation>A retiré un modérateur</translation>
    </message>
    <message>
        <source>Made a VIP</source>
        <translation>A nommé un VIP</translation>
    </message>
    <message>
        <source>Removed a VIP</source>
        <translation>A retiré un VIP</translation>
    </message>
    <message>
        <source>Started a raid</source>
        <translation>A lancé un raid</translation>
    </message>
    <message>
        <source>Cancelled a raid</source>
        <translation>A annulé un raid</translation>
    </message>
    <message>
        <source>Slow mode on</source>
        <translation>Mode lent activé</translation>
    </message>
    <message>
        <source>Slow mode off</source>
        <translation>Mode lent désactivé</translation>
    </message>
    <message>
        <source>Followers only on</source>
        <translation>Followers uniquement activé</translation>
    </message>
    <message>
        <source>Followers only off</source>
        <translation>Followers uniquement désactivé</translation>
    </message>
    <message>
        <source>Subscribers only on</source>
        <translation>Abonnés uniquement activé</translation>
    </message>
    <message>
        <source>Subscribers only off</source>
        <translation>Abonnés uniquement désactivé</translation>
    </message>
    <message>
        <source>Emotes only on</source>
        <translation>Emotes uniquement activé</translation>
    </message>
    <message>
        <source>Emotes only off</source>
        <translation>Emotes uniquement désactivé</translation>
    </message>
    <message>
        <source>Unique messages on</source>
        <translation>Messages uniques activé</translation>
    </message>
    <message>
        <source>Unique messages off</source>
        <translation>Messages uniques désactivé</translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then restart Sidestage.</source>
        <translation>La page intégrée n’est pas installée. Installez Qt WebEngine et le module de connexion de Sidestage, puis redémarrez Sidestage.</translation>
    </message>
    <message>
        <source>The embedded page cannot run as administrator (root), because its protection does not work there. Start Sidestage as a regular user.</source>
        <translation>La page intégrée ne peut pas fonctionner en tant qu’administrateur (root), car sa protection n’y est pas active. Lancez Sidestage en tant qu’utilisateur normal.</translation>
    </message>
    <message>
        <source>The embedded page cannot be shown on this display, because it has no OpenGL. Sign in with your browser or on another device.</source>
        <translation>La page intégrée ne peut pas être affichée sur cet écran, car il n’a pas d’OpenGL. Connectez-vous dans votre navigateur ou sur un autre appareil.</translation>
    </message>
</context>
<context>
    <name>LoginStarts</name>
    <message>
        <source>In a Flatpak this is done in the settings of the desktop.</source>
        <translation>Dans un Flatpak, cela se règle dans les paramètres du bureau.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Sidestage needs permission to set markers.</source>
        <translation>Sidestage a besoin de l’autorisation de poser des marqueurs.</translation>
    </message>
    <message>
        <source>Marks need a running recording.</source>
        <translation>Les marqueurs nécessitent un enregistrement en cours.</translation>
    </message>
    <message>
        <source>Sidestage is checking whether the last moment was marked.</source>
        <translation>Sidestage vérifie si le dernier moment a été marqué.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to make clips.</source>
        <translation>Sidestage a besoin de l’autorisation de créer des clips.</translation>
    </message>
    <message>
        <source>Clips need a running stream.</source>
        <translation>Les clips nécessitent un stream en cours.</translation>
    </message>
    <message>
        <source>No answer came, so it is not known whether the moment was marked. Sidestage reads the markers to find out. Nothing is sent again.</source>
        <translation>Aucune réponse n’est arrivée, on ignore donc si le moment a été marqué. Sidestage lit les marqueurs pour le savoir. Rien n’est renvoyé.</translation>
    </message>
    <message>
        <source>No clip came.</source>
        <translation>Aucun clip n’est arrivé.</translation>
    </message>
    <message>
        <source>No answer came. The clip may have been made all the same.</source>
        <translation>Aucune réponse n’est arrivée. Le clip a peut-être été créé malgré tout.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the first chapter</comment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <translation>Moment %1</translation>
    </message>
    <message>
        <source>The moment was not marked. %1</source>
        <comment>the reason</comment>
        <translation>Le moment n’a pas été marqué. %1</translation>
    </message>
    <message>
        <source>Deleting the videos failed. %1</source>
        <comment>the reason</comment>
        <translation>La suppression des vidéos a échoué. %1</translation>
    </message>
</context>
<context>
    <name>ReportReader</name>
    <message>
        <source>the file is empty.</source>
        <translation>le fichier est vide.</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>la colonne %1 n’a pas de nom.</translation>
    </message>
    <message>
        <source>there are two columns “%1”.</source>
        <translation>il y a deux colonnes «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>there is no “Date” column; this is not a report.</source>
        <translation>il n’y a pas de colonne «&#xa0;Date&#xa0;»&#x202f;; ce n’est pas un rapport.</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date.</translation>
    </message>
    <message>
        <source>a report for %1 is not possible.</source>
        <translation>un rapport pour le %1 n’est pas possible.</translation>
    </message>
    <message>
        <source>it contains “%1”, which was not requested.</source>
        <translation>il contient «&#xa0;%1&#xa0;», qui n’a pas été demandé.</translation>
    </message>
    <message>
        <source>%1 appears twice, with different figures.</source>
        <translation>%1 apparaît deux fois, avec des valeurs différentes.</translation>
    </message>
</context>
<context>
    <name>ReturnPage</name>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Completing the sign-in in Sidestage…</source>
        <translation>Finalisation de la connexion dans Sidestage…</translation>
    </message>
    <message>
        <source>Return to Sidestage</source>
        <translation>Retourner à Sidestage</translation>
    </message>
    <message>
        <source>Sidestage has received the response and continues. You can close this page.</source>
        <translation>Sidestage a reçu la réponse et continue. Vous pouvez fermer cette page.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You can close this page.</source>
        <translation>Vous avez refusé l’accès. Rien n’a été modifié. Vous pouvez fermer cette page.</translation>
    </message>
    <message>
        <source>Response not used</source>
        <translation>Réponse non utilisée</translation>
    </message>
    <message>
        <source>This response does not belong to the current sign-in, so it was not used. Start again in Sidestage.</source>
        <translation>Cette réponse n’appartient pas à la connexion en cours, elle n’a donc pas été utilisée. Recommencez dans Sidestage.</translation>
    </message>
    <message>
        <source>No sign-in to complete</source>
        <translation>Aucune connexion à finaliser</translation>
    </message>
    <message>
        <source>This page opens after you sign in to the service. Start a sign-in in Sidestage.</source>
        <translation>Cette page s’ouvre après votre connexion au service. Commencez une connexion dans Sidestage.</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>Délai de connexion dépassé</translation>
    </message>
    <message>
        <source>Sidestage is no longer waiting for this sign-in. Start again in Sidestage.</source>
        <translation>Sidestage n’attend plus cette connexion. Recommencez dans Sidestage.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to complete the sign-in. Without it, sign in on another device instead.</source>
        <translation>Cette page a besoin de JavaScript pour finaliser la connexion. Sans JavaScript, connectez-vous plutôt sur un autre appareil.</translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message>
        <source>This is not a rewards file.</source>
        <translation>Ce n’est pas un fichier de récompenses.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Ce fichier a été créé avec une version plus récente de Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et encore %n.</numerusform>
            <numerusform>Et encore %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>Seule la première récompense est importée.</numerusform>
            <numerusform>Seules les %Ln premières récompenses sont importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward %L1</source>
        <translation>Récompense %L1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is not a reward.</source>
        <translation>%1 n’est pas une récompense.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: duplicate title.</source>
        <translation>%1&#xa0;: titre en double.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are imported.</source>
        <translation>
            <numerusform>Seul le premier ensemble est importé.</numerusform>
            <numerusform>Seuls les %Ln premiers ensembles sont importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation>Ensemble %L1&#xa0;: le nom manque ou est trop long.</translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are missing from the file.</source>
        <translation>
            <numerusform>Ensemble «&#xa0;%1&#xa0;»&#xa0;: %n de ses récompenses manque dans le fichier.</numerusform>
            <numerusform>Ensemble «&#xa0;%1&#xa0;»&#xa0;: %n de ses récompenses manquent dans le fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Le fichier dépasse %1&#xa0;Mo.</translation>
    </message>
    <message>
        <source>This is not a rewards file: %1</source>
        <translation>Ce n’est pas un fichier de récompenses&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RewardTable</name>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>En attente de la réponse du service.</translation>
    </message>
    <message>
        <source>The limit for this stream has been reached.</source>
        <translation>La limite de ce stream est atteinte.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>being changed</source>
        <translation>en cours de modification</translation>
    </message>
    <message>
        <source>afterwards: %1</source>
        <translation>ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionnée</translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Library only</source>
        <translation>Bibliothèque uniquement</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>Créée par une autre application</translation>
    </message>
    <message>
        <source>created</source>
        <translation>créée</translation>
    </message>
    <message>
        <source>turned on</source>
        <translation>activée</translation>
    </message>
    <message>
        <source>stays on</source>
        <translation>reste activée</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>stays off</source>
        <translation>reste désactivée</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>mise à jour</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>mise en pause</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ignorée</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservée</translation>
    </message>
    <message>
        <source>%L1 per viewer</source>
        <comment>in a stream</comment>
        <translation>%L1 par spectateur</translation>
    </message>
    <message>
        <source>%L1 per stream</source>
        <translation>%L1 par stream</translation>
    </message>
    <message>
        <source>%1 cooldown</source>
        <translation>%1 de délai</translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer per stream.</source>
        <translation>
            <numerusform>Au plus %n par spectateur et par stream.</numerusform>
            <numerusform>Au plus %n par spectateur et par stream.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per stream.</source>
        <translation>
            <numerusform>Au plus %n par stream.</numerusform>
            <numerusform>Au plus %n par stream.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 between redemptions.</source>
        <translation>Au moins %1 entre deux échanges.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in this stream</source>
        <translation>
            <numerusform>%Ln restant dans ce stream</numerusform>
            <numerusform>%Ln restants dans ce stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>%Ln restant</numerusform>
            <numerusform>%Ln restants</numerusform>
        </translation>
    </message>
    <message>
        <source>ready in %1</source>
        <translation>prête dans %1</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>La chaîne a déjà une récompense portant ce titre.</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>%n emplacement du service est utilisé.</numerusform>
            <numerusform>Les %n emplacements du service sont tous utilisés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing the change of “%1” failed. %2</source>
        <comment>a reward; the reason</comment>
        <translation>L’annulation de la modification de «&#x202f;%1&#x202f;» a échoué. %2</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>Could not open the database %1: %2</source>
        <translation>Impossible d’ouvrir la base de données %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It is used by another sandbox.</source>
        <translation>Elle est utilisée par un autre bac à sable.</translation>
    </message>
    <message>
        <source>port %1: %2</source>
        <translation>port %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It was written by another version of Sidestage. Delete it or choose another file.</source>
        <translation>Elle a été écrite par une autre version de Sidestage. Supprimez-la ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>It is not a file of the sandbox. Choose another file.</source>
        <translation>Ce n’est pas un fichier du bac à sable. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>It is damaged or no database. Move it away or choose another file.</source>
        <translation>Elle est endommagée ou n’est pas une base de données. Déplacez-la ou choisissez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation>Le bac à sable est prêt.</translation>
    </message>
    <message>
        <source>API base URL</source>
        <translation>URL de base de l’API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Service de jetons</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Événements en direct</translation>
    </message>
    <message>
        <source>Control page</source>
        <translation>Page de contrôle</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirection</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>seed %1, profile %2, stored in %3</source>
        <translation>graine %1, profil %2, stocké dans %3</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation>Pour essayer&#xa0;:</translation>
    </message>
    <message>
        <source>Sign in as a user, in a browser:</source>
        <translation>Se connecter en tant qu’utilisateur, dans un navigateur&#xa0;:</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Appuyez sur Ctrl+C pour arrêter.</translation>
    </message>
    <message>
        <source>No scenario or file &quot;%1&quot;. Available scenarios: %2.</source>
        <translation>Aucun scénario ni fichier «&#xa0;%1&#xa0;». Scénarios disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A simulated streaming platform: token service and API, on this computer only.</source>
        <translation>Une plateforme de streaming simulée&#xa0;: service de jetons et API, sur cet ordinateur uniquement.</translation>
    </message>
    <message>
        <source>Listen on this port; 0 selects a free port.</source>
        <translation>Écouter sur ce port&#x202f;; 0 choisit un port libre.</translation>
    </message>
    <message>
        <source>Create the world from this seed.</source>
        <translation>Créer le monde à partir de cette graine.</translation>
    </message>
    <message>
        <source>Store all data in this file. Without it, all data is lost on exit.</source>
        <translation>Stocker toutes les données dans ce fichier. Sans lui, toutes les données sont perdues à la fermeture.</translation>
    </message>
    <message>
        <source>&quot;specification&quot; follows the specification; &quot;observed&quot; follows the public service where it was seen to differ: all switches of --compat.</source>
        <translation>«&#xa0;specification&#xa0;» suit la spécification&#x202f;; «&#xa0;observed&#xa0;» suit le service public là où l’on a vu qu’il diffère&#xa0;: toutes les options de --compat.</translation>
    </message>
    <message>
        <source>Requests per minute for each user of each app; 0: no limit.</source>
        <translation>Requêtes par minute pour chaque utilisateur de chaque application&#x202f;; 0&#xa0;: aucune limite.</translation>
    </message>
    <message>
        <source>Start sandbox time at this moment: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, time continues where it stopped.</source>
        <translation>Démarrer l’heure du bac à sable à ce moment&#xa0;: 2026-03-01T20:00:00Z, ou «&#xa0;now&#xa0;». Sans cela, l’heure reprend là où elle s’est arrêtée.</translation>
    </message>
    <message>
        <source>Run sandbox time at this multiple of real time; 0 pauses it.</source>
        <translation>Faire avancer l’heure du bac à sable à ce multiple du temps réel&#x202f;; 0 la met en pause.</translation>
    </message>
    <message>
        <source>Behave like the public service in these points: %1.</source>
        <translation>Se comporter comme le service public sur ces points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Turn off everything below /sandbox: the control page and the control calls.</source>
        <translation>Désactiver tout ce qui se trouve sous /sandbox&#xa0;: la page de contrôle et les appels de contrôle.</translation>
    </message>
    <message>
        <source>Allow webhook callbacks on these hosts too, not only on this computer. Callbacks may use http or https, while the public service requires https.</source>
        <translation>Autoriser aussi les callbacks de webhook sur ces hôtes, pas seulement sur cet ordinateur. Les callbacks peuvent utiliser http ou https, alors que le service public exige https.</translation>
    </message>
    <message>
        <source>Play this scenario at start: %1, or a file.</source>
        <translation>Jouer ce scénario au démarrage&#xa0;: %1, ou un fichier.</translation>
    </message>
    <message>
        <source>Print which endpoints of the specification are implemented, and exit.</source>
        <translation>Afficher quels points d’accès de la spécification sont implémentés, puis quitter.</translation>
    </message>
    <message>
        <source>Turn off simulated viewer activity in a new world.</source>
        <translation>Désactiver l’activité simulée des spectateurs dans un nouveau monde.</translation>
    </message>
    <message>
        <source>Unknown argument &quot;%1&quot;. See --help.</source>
        <translation>Argument inconnu «&#xa0;%1&#xa0;». Voir --help.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port (0 to 65535).</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un port (0 à 65535).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed (a number, 0 or more).</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une graine (un nombre, 0 ou plus).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une limite de requêtes (un nombre, 0 ou plus).</translation>
    </message>
    <message>
        <source>Unknown profile &quot;%1&quot;. Available: specification, observed.</source>
        <translation>Profil inconnu «&#xa0;%1&#xa0;». Disponibles&#xa0;: specification, observed.</translation>
    </message>
    <message>
        <source>Unknown switch &quot;%1&quot;. Available: %2.</source>
        <translation>Option inconnue «&#xa0;%1&#xa0;». Disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time (2026-03-01T20:00:00Z, or now).</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une heure (2026-03-01T20:00:00Z, ou now).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a speed (0 to 100000).</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une vitesse (0 à 100000).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom d’hôte.</translation>
    </message>
    <message>
        <source>--db requires a file name.</source>
        <translation>--db nécessite un nom de fichier.</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>Category of AutoMod</source>
        <translation>Catégorie d’AutoMod</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Traitement</translation>
    </message>
    <message>
        <source>Amount in minor units</source>
        <translation>Montant dans la plus petite unité</translation>
    </message>
    <message>
        <source>Target in minor units</source>
        <translation>Objectif dans la plus petite unité</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>separated by spaces or commas</source>
        <translation>séparés par des espaces ou des virgules</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Interrogations</translation>
    </message>
    <message>
        <source>Viewer actions</source>
        <translation>Actions des spectateurs</translation>
    </message>
    <message>
        <source>Channel actions</source>
        <translation>Actions de chaîne</translation>
    </message>
    <message>
        <source>Bulk actions</source>
        <translation>Actions groupées</translation>
    </message>
    <message>
        <source>Simulated activity</source>
        <translation>Activité simulée</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Utilisateurs et rôles</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Événements en direct</translation>
    </message>
    <message>
        <source>Apps and tokens</source>
        <translation>Applications et jetons</translation>
    </message>
    <message>
        <source>Clock and reset</source>
        <translation>Horloge et réinitialisation</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Pannes</translation>
    </message>
    <message>
        <source>Limits and switches</source>
        <translation>Limites et options</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Bac à sable de Sidestage</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Without it, you can do everything with curl: see /sandbox/calls.</source>
        <translation>Cette page a besoin de JavaScript. Sans lui, vous pouvez tout faire avec curl&#xa0;: voir /sandbox/calls.</translation>
    </message>
    <message>
        <source>Sandbox time</source>
        <translation>Heure du bac à sable</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>× 60</source>
        <translation>× 60</translation>
    </message>
    <message>
        <source>Run at 60 times normal speed</source>
        <translation>Avancer à 60 fois la vitesse normale</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5&#xa0;min</translation>
    </message>
    <message>
        <source>Jump 5 minutes ahead</source>
        <translation>Avancer de 5 minutes</translation>
    </message>
    <message>
        <source>+1 h</source>
        <translation>+1&#xa0;h</translation>
    </message>
    <message>
        <source>Jump 1 hour ahead</source>
        <translation>Avancer d’une heure</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Set to this computer&apos;s time</source>
        <translation>Régler sur l’heure de cet ordinateur</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Not responding since %1</source>
        <translation>Aucune réponse depuis %1</translation>
    </message>
    <message>
        <source>The sandbox is not responding. Showing data from %1.</source>
        <translation>Le bac à sable ne répond pas. Données affichées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Skip to content</source>
        <translation>Aller au contenu</translation>
    </message>
    <message>
        <source>Page sections</source>
        <translation>Sections de la page</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>Users and apps</source>
        <translation>Utilisateurs et applications</translation>
    </message>
    <message>
        <source>Faults and limits</source>
        <translation>Pannes et limites</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Tous les appels</translation>
    </message>
    <message>
        <source>Main channels</source>
        <translation>Chaînes principales</translation>
    </message>
    <message>
        <source>Select a row to act in that channel.</source>
        <translation>Sélectionnez une ligne pour agir sur cette chaîne.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Prochaine pub</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caritatif</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECT</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Passer en direct</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>viewers of a stream</comment>
        <translation>%1 regardent</translation>
    </message>
    <message>
        <source>%1 in chat</source>
        <translation>%1 dans le chat</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Affiliate</source>
        <translation>Affilié</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Emotes uniquement</translation>
    </message>
    <message>
        <source>Followers, %1 min</source>
        <translation>Followers, %1&#xa0;min</translation>
    </message>
    <message>
        <source>Slow, %1 s</source>
        <translation>Lent, %1&#xa0;s</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Abonnés</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Uniques</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>Mode Bouclier</translation>
    </message>
    <message>
        <source>Delay, %1 s</source>
        <translation>Délai, %1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>Modérateurs</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Éditeurs</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Bannis</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Act as a viewer</source>
        <translation>Agir en tant que spectateur</translation>
    </message>
    <message>
        <source>Act as the channel</source>
        <translation>Agir en tant que chaîne</translation>
    </message>
    <message>
        <source>%1 Channel Points</source>
        <translation>%1 points de chaîne</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>suit depuis %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>ne suit pas</translation>
    </message>
    <message>
        <source>subscribes, tier %1</source>
        <translation>abonné, niveau %1</translation>
    </message>
    <message>
        <source>in chat</source>
        <translation>dans le chat</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>modérateur</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>editor</source>
        <translation>éditeur</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>banni</translation>
    </message>
    <message>
        <source>Playing “%1”: %2 steps done.</source>
        <translation>«&#xa0;%1&#xa0;» en cours&#xa0;: %2 étapes effectuées.</translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation>Étapes refusées</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Journal d’activité</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>No activity yet.</source>
        <translation>Aucune activité pour l’instant.</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>Aucune entrée correspondante.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Add request faults</source>
        <translation>Ajouter des pannes de requête</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Pannes en attente</translation>
    </message>
    <message>
        <source>No pending faults. Requests are answered normally.</source>
        <translation>Aucune panne en attente. Les requêtes reçoivent une réponse normale.</translation>
    </message>
    <message>
        <source>any request</source>
        <translation>toute requête</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>until cleared</source>
        <translation>jusqu’à effacement</translation>
    </message>
    <message>
        <source>skips %1 first</source>
        <translation>ignore d’abord %1</translation>
    </message>
    <message>
        <source>%1 ms delay</source>
        <translation>%1&#xa0;ms de délai</translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation>connexion coupée</translation>
    </message>
    <message>
        <source>truncated after %1 bytes</source>
        <translation>tronqué après %1 octets</translation>
    </message>
    <message>
        <source>replaced body</source>
        <translation>corps remplacé</translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation>quota vidé</translation>
    </message>
    <message>
        <source>still takes effect</source>
        <translation>prend effet malgré tout</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Limite de requêtes</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Count requests against their bucket</source>
        <translation>Décompter les requêtes de leur quota</translation>
    </message>
    <message>
        <source>Send rate limit headers</source>
        <translation>Envoyer les en-têtes de limite de requêtes</translation>
    </message>
    <message>
        <source>Refuse requests when the bucket is empty</source>
        <translation>Refuser les requêtes quand le quota est vide</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Compatibilité</translation>
    </message>
    <message>
        <source>Differences between the public service and the specification.</source>
        <translation>Différences entre le service public et la spécification.</translation>
    </message>
    <message>
        <source>Refresh tokens stay valid after use</source>
        <translation>Les jetons d’actualisation restent valides après usage</translation>
    </message>
    <message>
        <source>Ad times are in seconds since 1970</source>
        <translation>Les heures de pub sont en secondes depuis 1970</translation>
    </message>
    <message>
        <source>Withdrawn endpoints return 410 instead of 404</source>
        <translation>Les points d’accès retirés renvoient 410 au lieu de 404</translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation>La limite d’une récompense et son option doivent être envoyées ensemble</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Recreates the world from its seed. Tokens become invalid; registered apps stay.</source>
        <translation>Recrée le monde à partir de sa graine. Les jetons deviennent invalides&#x202f;; les applications enregistrées restent.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Réinitialiser…</translation>
    </message>
    <message>
        <source>Reset to seed %1?</source>
        <translation>Réinitialiser à la graine %1&#x202f;?</translation>
    </message>
    <message>
        <source>All activity in this world will be lost.</source>
        <translation>Toute l’activité de ce monde sera perdue.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Requêtes enregistrées</translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. Only the last 1,000 requests are kept.</source>
        <translation>Les jetons, codes et secrets client sont masqués. Seules les 1&#x202f;000 dernières requêtes sont conservées.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Enregistrer les requêtes</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>No recorded requests. Turn on recording, then use your app.</source>
        <translation>Aucune requête enregistrée. Activez l’enregistrement, puis utilisez votre application.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Appelant</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Corps de la requête</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non affiché</translation>
    </message>
    <message>
        <source>Everything on this page is also available to scripts. Reading is a GET with a query; everything else is a POST with a JSON body.</source>
        <translation>Tout ce que contient cette page est aussi accessible aux scripts. La lecture est un GET avec une requête&#x202f;; tout le reste est un POST avec un corps JSON.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Terminé.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>the sandbox is not responding.</source>
        <translation>le bac à sable ne répond pas.</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>ce n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>En tant que commande</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>After number</source>
        <translation>Après le numéro</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Replacement body</source>
        <translation>Corps de remplacement</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Contenu de marque</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Channels (host first)</source>
        <translation>Chaînes (hôte en premier)</translation>
    </message>
    <message>
        <source>Messages per minute</source>
        <translation>Messages par minute</translation>
    </message>
    <message>
        <source>Cheers per minute</source>
        <translation>Cheers par minute</translation>
    </message>
    <message>
        <source>App</source>
        <translation>Application</translation>
    </message>
    <message>
        <source>Close code</source>
        <translation>Code de fermeture</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>Couper la connexion</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Décimales</translation>
    </message>
    <message>
        <source>Delay in seconds</source>
        <translation>Délai en secondes</translation>
    </message>
    <message>
        <source>Delay in milliseconds</source>
        <translation>Délai en millisecondes</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nom affiché</translation>
    </message>
    <message>
        <source>Donations per minute</source>
        <translation>Dons par minute</translation>
    </message>
    <message>
        <source>Empty the caller&apos;s bucket</source>
        <translation>Vider le quota de l’appelant</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Point d’accès</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Followers uniquement</translation>
    </message>
    <message>
        <source>Minimum follow time in minutes</source>
        <translation>Durée minimale de suivi en minutes</translation>
    </message>
    <message>
        <source>Follows per minute</source>
        <translation>Follows par minute</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>Depuis la chaîne</translation>
    </message>
    <message>
        <source>Still takes effect</source>
        <translation>Prend effet malgré tout</translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation>Chaîne à rejoindre</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Viewer&apos;s message</source>
        <translation>Message du spectateur</translation>
    </message>
    <message>
        <source>Seconds between ads</source>
        <translation>Secondes entre les pubs</translation>
    </message>
    <message>
        <source>Viewers joining per minute</source>
        <translation>Arrivées de spectateurs par minute</translation>
    </message>
    <message>
        <source>Seconds to jump</source>
        <translation>Secondes à sauter</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Content labels</source>
        <translation>Étiquettes de contenu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Viewers leaving per minute</source>
        <translation>Départs de spectateurs par minute</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Durée en secondes</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Modérateur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Chat delay for non-moderators</source>
        <translation>Délai de chat pour les non-modérateurs</translation>
    </message>
    <message>
        <source>Use this computer&apos;s time</source>
        <translation>Utiliser l’heure de cet ordinateur</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Points de chaîne</translation>
    </message>
    <message>
        <source>Raids per minute</source>
        <translation>Raids par minute</translation>
    </message>
    <message>
        <source>Redemptions per minute</source>
        <translation>Échanges par minute</translation>
    </message>
    <message>
        <source>Redirect URIs</source>
        <translation>URI de redirection</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Scenario JSON</source>
        <translation>JSON du scénario</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Scopes</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Requests to skip first</source>
        <translation>Requêtes à ignorer d’abord</translation>
    </message>
    <message>
        <source>Product (SKU)</source>
        <translation>Produit (SKU)</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Mode lent</translation>
    </message>
    <message>
        <source>Seconds between messages</source>
        <translation>Secondes entre les messages</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Abonnés uniquement</translation>
    </message>
    <message>
        <source>Subscriptions per minute</source>
        <translation>Abonnements par minute</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Truncate after bytes</source>
        <translation>Tronquer après (octets)</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Type d’événement</translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation>Messages uniques</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Spectateurs</translation>
    </message>
    <message>
        <source>Benefit ID</source>
        <translation>ID de l’avantage</translation>
    </message>
    <message>
        <source>Events to skip first</source>
        <translation>Événements à ignorer d’abord</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Type of slot</source>
        <translation>Type d’emplacement</translation>
    </message>
    <message>
        <source>Number of the slot</source>
        <translation>Numéro de l’emplacement</translation>
    </message>
    <message>
        <source>Type of goal</source>
        <translation>Type d’objectif</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Valeur cible</translation>
    </message>
    <message>
        <source>Current amount</source>
        <translation>Montant actuel</translation>
    </message>
    <message>
        <source>Shares the microphone</source>
        <translation>Partage le micro</translation>
    </message>
    <message>
        <source>Shares the camera</source>
        <translation>Partage la caméra</translation>
    </message>
    <message>
        <source>Points of the train</source>
        <translation>Points du train</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Seconds of a timeout</source>
        <translation>Secondes d’une exclusion temporaire</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>L’accepter</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>Seconds until it expires; empty: it stays</source>
        <translation>Secondes avant expiration&#x202f;; vide&#xa0;: reste</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Number of the choice</source>
        <translation>Numéro du choix</translation>
    </message>
    <message>
        <source>Votes for channel points</source>
        <translation>Votes contre des points de chaîne</translation>
    </message>
    <message>
        <source>Number of the outcome</source>
        <translation>Numéro de l’issue</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Seconds until it is locked</source>
        <translation>Secondes avant verrouillage</translation>
    </message>
    <message>
        <source>Message or emote</source>
        <translation>Message ou emote</translation>
    </message>
    <message>
        <source>Tier (1 to 3)</source>
        <translation>Niveau (1 à 3)</translation>
    </message>
    <message>
        <source>Viewer who gives; empty: anonymous</source>
        <translation>Spectateur qui offre&#x202f;; vide&#xa0;: anonyme</translation>
    </message>
    <message>
        <source>Receiver; empty: anybody in chat</source>
        <translation>Destinataire&#x202f;; vide&#xa0;: n’importe qui dans le chat</translation>
    </message>
    <message>
        <source>Who may clip</source>
        <translation>Qui peut créer des clips</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>Type de vidéo</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>From strangers too</source>
        <translation>Inconnus aussi</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1 doit être d’au moins %2.</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1 doit être d’au plus %2.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1 n’a pas le bon type.</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>JSON non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>Impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation>%1 est trop grand pour un scénario.</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>See the reports of your extensions</source>
        <translation>Voir les rapports de vos extensions</translation>
    </message>
    <message>
        <source>See the reports of your games</source>
        <translation>Voir les rapports de vos jeux</translation>
    </message>
    <message>
        <source>See who cheered how many Bits</source>
        <translation>Voir qui a envoyé combien de Bits en cheers</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot join your chat</source>
        <translation>Laisser le bot de l’application rejoindre votre chat</translation>
    </message>
    <message>
        <source>Run ads on your channel</source>
        <translation>Lancer des pubs sur votre chaîne</translation>
    </message>
    <message>
        <source>Snooze the next ad break</source>
        <translation>Reporter la prochaine coupure pub</translation>
    </message>
    <message>
        <source>Change the title, category, tags and labels of your channel</source>
        <translation>Modifier le titre, la catégorie, les tags et les étiquettes de votre chaîne</translation>
    </message>
    <message>
        <source>Manage the clips of your channel</source>
        <translation>Gérer les clips de votre chaîne</translation>
    </message>
    <message>
        <source>Set up the extensions of your channel</source>
        <translation>Configurer les extensions de votre chaîne</translation>
    </message>
    <message>
        <source>Manage guests on your stream</source>
        <translation>Gérer les invités de votre stream</translation>
    </message>
    <message>
        <source>Add and remove moderators</source>
        <translation>Ajouter et retirer des modérateurs</translation>
    </message>
    <message>
        <source>Start and end polls</source>
        <translation>Lancer et terminer des sondages</translation>
    </message>
    <message>
        <source>Start and end predictions</source>
        <translation>Lancer et terminer des prédictions</translation>
    </message>
    <message>
        <source>Start and cancel raids</source>
        <translation>Lancer et annuler des raids</translation>
    </message>
    <message>
        <source>Manage rewards and fulfil or refund redemptions</source>
        <translation>Gérer les récompenses et valider ou rembourser les échanges</translation>
    </message>
    <message>
        <source>Change your stream schedule</source>
        <translation>Modifier le planning de vos streams</translation>
    </message>
    <message>
        <source>Delete your videos</source>
        <translation>Supprimer vos vidéos</translation>
    </message>
    <message>
        <source>Add and remove VIPs</source>
        <translation>Ajouter et retirer des VIP</translation>
    </message>
    <message>
        <source>Moderate your chat</source>
        <translation>Modérer votre chat</translation>
    </message>
    <message>
        <source>See when ads are due</source>
        <translation>Voir quand des pubs sont prévues</translation>
    </message>
    <message>
        <source>See your charity campaign and its donations</source>
        <translation>Voir votre campagne caritative et ses dons</translation>
    </message>
    <message>
        <source>See who can edit your channel</source>
        <translation>Voir qui peut modifier votre chaîne</translation>
    </message>
    <message>
        <source>See the goals of your channel</source>
        <translation>Voir les objectifs de votre chaîne</translation>
    </message>
    <message>
        <source>See the guests on your stream</source>
        <translation>Voir les invités de votre stream</translation>
    </message>
    <message>
        <source>See hype trains on your channel</source>
        <translation>Voir les trains de la hype de votre chaîne</translation>
    </message>
    <message>
        <source>See the polls of your channel</source>
        <translation>Voir les sondages de votre chaîne</translation>
    </message>
    <message>
        <source>See the predictions of your channel</source>
        <translation>Voir les prédictions de votre chaîne</translation>
    </message>
    <message>
        <source>See rewards and their redemptions</source>
        <translation>Voir les récompenses et leurs échanges</translation>
    </message>
    <message>
        <source>See your stream key</source>
        <translation>Voir votre clé de stream</translation>
    </message>
    <message>
        <source>See who subscribes to your channel</source>
        <translation>Voir qui est abonné à votre chaîne</translation>
    </message>
    <message>
        <source>See your VIPs</source>
        <translation>Voir vos VIP</translation>
    </message>
    <message>
        <source>Send chat messages through the chat protocol</source>
        <translation>Envoyer des messages de chat par le protocole de chat</translation>
    </message>
    <message>
        <source>Read chat through the chat protocol</source>
        <translation>Lire le chat par le protocole de chat</translation>
    </message>
    <message>
        <source>Create clips</source>
        <translation>Créer des clips</translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation>Gérer les clips en tant qu’éditeur</translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation>Voir les bannissements, modérateurs et filtres de votre chaîne</translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation>Envoyer des annonces là où vous modérez</translation>
    </message>
    <message>
        <source>Decide on held messages where you moderate</source>
        <translation>Décider des messages retenus là où vous modérez</translation>
    </message>
    <message>
        <source>Change the message filter where you moderate</source>
        <translation>Modifier le filtre de messages là où vous modérez</translation>
    </message>
    <message>
        <source>Ban and unban where you moderate</source>
        <translation>Bannir et débannir là où vous modérez</translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation>Modifier les termes bloqués là où vous modérez</translation>
    </message>
    <message>
        <source>Delete chat messages where you moderate</source>
        <translation>Supprimer des messages de chat là où vous modérez</translation>
    </message>
    <message>
        <source>Change chat modes where you moderate</source>
        <translation>Modifier les modes de chat là où vous modérez</translation>
    </message>
    <message>
        <source>Manage guests where you moderate</source>
        <translation>Gérer les invités là où vous modérez</translation>
    </message>
    <message>
        <source>Change Shield Mode where you moderate</source>
        <translation>Modifier le mode Bouclier là où vous modérez</translation>
    </message>
    <message>
        <source>Send shoutouts where you moderate</source>
        <translation>Envoyer des shoutouts là où vous modérez</translation>
    </message>
    <message>
        <source>Mark suspicious users where you moderate</source>
        <translation>Marquer des utilisateurs suspects là où vous modérez</translation>
    </message>
    <message>
        <source>Decide on unban requests where you moderate</source>
        <translation>Décider des demandes de débannissement là où vous modérez</translation>
    </message>
    <message>
        <source>Warn users where you moderate</source>
        <translation>Avertir des utilisateurs là où vous modérez</translation>
    </message>
    <message>
        <source>See the message filter where you moderate</source>
        <translation>Voir le filtre de messages là où vous modérez</translation>
    </message>
    <message>
        <source>See bans where you moderate</source>
        <translation>Voir les bannissements là où vous modérez</translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation>Voir les termes bloqués là où vous modérez</translation>
    </message>
    <message>
        <source>See deleted messages where you moderate</source>
        <translation>Voir les messages supprimés là où vous modérez</translation>
    </message>
    <message>
        <source>See all chat modes where you moderate</source>
        <translation>Voir tous les modes de chat là où vous modérez</translation>
    </message>
    <message>
        <source>See who is in chat where you moderate</source>
        <translation>Voir qui est dans le chat là où vous modérez</translation>
    </message>
    <message>
        <source>See who follows a channel you moderate</source>
        <translation>Voir qui suit une chaîne que vous modérez</translation>
    </message>
    <message>
        <source>See guests where you moderate</source>
        <translation>Voir les invités là où vous modérez</translation>
    </message>
    <message>
        <source>See who else moderates where you moderate</source>
        <translation>Voir qui d’autre modère là où vous modérez</translation>
    </message>
    <message>
        <source>See Shield Mode where you moderate</source>
        <translation>Voir le mode Bouclier là où vous modérez</translation>
    </message>
    <message>
        <source>See shoutouts where you moderate</source>
        <translation>Voir les shoutouts là où vous modérez</translation>
    </message>
    <message>
        <source>See suspicious users where you moderate</source>
        <translation>Voir les utilisateurs suspects là où vous modérez</translation>
    </message>
    <message>
        <source>See unban requests where you moderate</source>
        <translation>Voir les demandes de débannissement là où vous modérez</translation>
    </message>
    <message>
        <source>See the VIPs where you moderate</source>
        <translation>Voir les VIP là où vous modérez</translation>
    </message>
    <message>
        <source>See warnings where you moderate</source>
        <translation>Voir les avertissements là où vous modérez</translation>
    </message>
    <message>
        <source>Confirm who you are</source>
        <translation>Confirmer votre identité</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation>Laisser le bot de l’application agir dans le chat en votre nom</translation>
    </message>
    <message>
        <source>Change your profile</source>
        <translation>Modifier votre profil</translation>
    </message>
    <message>
        <source>Change your broadcast settings</source>
        <translation>Modifier vos paramètres de diffusion</translation>
    </message>
    <message>
        <source>Change who you follow (withdrawn)</source>
        <translation>Modifier qui vous suivez (retiré)</translation>
    </message>
    <message>
        <source>Block and unblock users for you</source>
        <translation>Bloquer et débloquer des utilisateurs pour vous</translation>
    </message>
    <message>
        <source>Change the colour of your name in chat</source>
        <translation>Modifier la couleur de votre nom dans le chat</translation>
    </message>
    <message>
        <source>Read and send whispers as you</source>
        <translation>Lire et envoyer des chuchotements en votre nom</translation>
    </message>
    <message>
        <source>See who you have blocked</source>
        <translation>Voir qui vous avez bloqué</translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation>Voir vos paramètres de diffusion</translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation>Lire le chat en votre nom</translation>
    </message>
    <message>
        <source>See your e-mail address</source>
        <translation>Voir votre adresse e-mail</translation>
    </message>
    <message>
        <source>See the emotes you can use</source>
        <translation>Voir les emotes que vous pouvez utiliser</translation>
    </message>
    <message>
        <source>See who you follow</source>
        <translation>Voir qui vous suivez</translation>
    </message>
    <message>
        <source>See where you are a moderator</source>
        <translation>Voir où vous êtes modérateur</translation>
    </message>
    <message>
        <source>See whether you subscribe to a channel</source>
        <translation>Voir si vous êtes abonné à une chaîne</translation>
    </message>
    <message>
        <source>Read your whispers</source>
        <translation>Lire vos chuchotements</translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation>Envoyer des messages de chat en votre nom</translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation>Envoyer des chuchotements (retiré)</translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation>Lire les chuchotements</translation>
    </message>
</context>
<context>
    <name>ShowDialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ad warnings of this show</source>
        <translation>Avertissements de pub de cette émission</translation>
    </message>
    <message>
        <source>These warnings apply while the show runs. Its end puts back the settings of the page Ads.</source>
        <translation>Ces avertissements s’appliquent pendant l’émission. À sa fin, les paramètres de la page Publicité sont rétablis.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Aucun son</translation>
    </message>
    <message>
        <source>Seconds before an ad</source>
        <translation>Secondes avant une pub</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notification de bureau</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Announcements of this show</source>
        <translation>Annonces de cette émission</translation>
    </message>
    <message>
        <source>There are no templates yet. The card Announce on the page Chat saves them.</source>
        <translation>Il n’y a pas encore de modèle. La carte Annoncer de la page Chat permet d’en enregistrer.</translation>
    </message>
    <message>
        <source>Each is sent once. Those before the planned end need a schedule entry.</source>
        <translation>Chacune est envoyée une fois. Celles qui précèdent la fin prévue nécessitent une entrée dans le planning.</translation>
    </message>
    <message>
        <source>Time of “%1”</source>
        <translation>Moment de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>Unit of the time of “%1”</source>
        <translation>Unité du moment de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>after the start</source>
        <translation>après le début</translation>
    </message>
    <message>
        <source>before the planned end</source>
        <translation>avant la fin prévue</translation>
    </message>
    <message>
        <source>When “%1” is sent</source>
        <translation>Quand «&#xa0;%1&#xa0;» est envoyée</translation>
    </message>
    <message>
        <source>Compare shows</source>
        <translation>Comparer les émissions</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Figures of the compared shows</source>
        <translation>Valeurs des émissions comparées</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ShowParts</name>
    <message>
        <source>%1 s ahead</source>
        <translation>%1&#xa0;s avant</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>Warn %1 s ahead</source>
        <comment>one or several numbers</comment>
        <translation>Avertir %1&#xa0;s avant</translation>
    </message>
    <message>
        <source>No warnings</source>
        <translation>Aucun avertissement</translation>
    </message>
    <message>
        <source>A desktop notification</source>
        <translation>Une notification de bureau</translation>
    </message>
    <message>
        <source>In the window only</source>
        <translation>Dans la fenêtre uniquement</translation>
    </message>
    <message>
        <source>Sound “%1” and a desktop notification</source>
        <translation>Son «&#xa0;%1&#xa0;» et notification de bureau</translation>
    </message>
    <message>
        <source>Sound “%1”</source>
        <translation>Son «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change your channel.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier votre chaîne.</translation>
    </message>
    <message>
        <source>Channel preset is gone</source>
        <translation>Préréglage de chaîne absent</translation>
    </message>
    <message>
        <source>The channel preset was deleted.</source>
        <translation>Le préréglage de chaîne a été supprimé.</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <comment>tags or labels</comment>
        <translation>inchangé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <comment>names of fields</comment>
        <translation>identique&#xa0;: %1</translation>
    </message>
    <message>
        <source>The service kept the old value.</source>
        <translation>Le service a conservé l’ancienne valeur.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier les modes de chat.</translation>
    </message>
    <message>
        <source>Chat preset is gone</source>
        <translation>Préréglage de chat absent</translation>
    </message>
    <message>
        <source>The chat preset was deleted.</source>
        <translation>Le préréglage de chat a été supprimé.</translation>
    </message>
    <message>
        <source>A lockdown or a timed mode is active. End it first.</source>
        <translation>Un verrouillage ou un mode temporaire est actif. Mettez-y fin d’abord.</translation>
    </message>
    <message>
        <source>The chat is not known yet.</source>
        <translation>Le chat n’est pas encore connu.</translation>
    </message>
    <message>
        <source>other modes are the same</source>
        <translation>autres modes identiques</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Lever le verrouillage</translation>
    </message>
    <message>
        <source>End the timed mode</source>
        <translation>Mettre fin au mode temporaire</translation>
    </message>
    <message>
        <source>Nothing to lift: chat is not locked.</source>
        <translation>Rien à lever&#xa0;: le chat n’est pas verrouillé.</translation>
    </message>
    <message>
        <source>Chapters and markers</source>
        <translation>Chapitres et marqueurs</translation>
    </message>
    <message>
        <source>Nothing was marked in this show.</source>
        <translation>Rien n’a été marqué pendant cette émission.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read markers.</source>
        <translation>Sidestage a besoin de l’autorisation de lire les marqueurs.</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Choisissez un dossier pour les fichiers.</translation>
    </message>
    <message>
        <source>%1 (.txt and .csv)</source>
        <comment>a file</comment>
        <translation>%1 (.txt et .csv)</translation>
    </message>
    <message>
        <source>Sidestage needs permission to start raids.</source>
        <translation>Sidestage a besoin de l’autorisation de lancer des raids.</translation>
    </message>
    <message>
        <source>A raid needs a live channel.</source>
        <translation>Un raid nécessite une chaîne en direct.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see whom you follow.</source>
        <translation>Sidestage a besoin de l’autorisation de voir qui vous suivez.</translation>
    </message>
    <message>
        <source>Nobody whom you follow is on air.</source>
        <translation>Aucune chaîne que vous suivez n’est en direct.</translation>
    </message>
    <message>
        <source>It may have left already, so it was not called again.</source>
        <translation>Il est peut-être déjà parti, il n’a donc pas été relancé.</translation>
    </message>
    <message>
        <source>A raid on %1 is counting down already.</source>
        <translation>Un raid sur %1 est déjà en compte à rebours.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage rewards.</source>
        <translation>Sidestage a besoin de l’autorisation de gérer les récompenses.</translation>
    </message>
    <message>
        <source>Reward set is gone</source>
        <translation>Ensemble de récompenses absent</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rewards</source>
        <comment>name of a set</comment>
        <translation>
            <numerusform>%1, %Ln récompense</numerusform>
            <numerusform>%1, %Ln récompenses</numerusform>
        </translation>
    </message>
    <message>
        <source>Only affiliates and partners have channel points.</source>
        <translation>Seuls les affiliés et les partenaires ont des points de chaîne.</translation>
    </message>
    <message>
        <source>The reward set was deleted.</source>
        <translation>L’ensemble de récompenses a été supprimé.</translation>
    </message>
    <message>
        <source>%1 of %2 slots</source>
        <translation>%1 emplacements sur %2</translation>
    </message>
    <message>
        <source>slots %1 to %2 of %3</source>
        <translation>%2 emplacements au lieu de %1 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln retirée</numerusform>
            <numerusform>%Ln retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting are refunded first</source>
        <translation>
            <numerusform>%Ln en attente est d’abord remboursé</numerusform>
            <numerusform>%Ln en attente sont d’abord remboursés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln désactivée</numerusform>
            <numerusform>%Ln désactivées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln mise en pause</numerusform>
            <numerusform>%Ln mises en pause</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting stay in the queue</source>
        <translation>
            <numerusform>%Ln en attente reste dans la file</numerusform>
            <numerusform>%Ln en attente restent dans la file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln activée</numerusform>
            <numerusform>%Ln activées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on already</source>
        <translation>
            <numerusform>%Ln autre est déjà activée</numerusform>
            <numerusform>%Ln autres sont déjà activées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln créée</numerusform>
            <numerusform>%Ln créées</numerusform>
        </translation>
    </message>
    <message>
        <source>each takes a slot</source>
        <translation>chacune occupe un emplacement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln modifiée</numerusform>
            <numerusform>%Ln modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs more slots than the service has.</source>
        <translation>Cela demande plus d’emplacements que n’en a le service.</translation>
    </message>
    <message>
        <source>Another change of rewards is in progress.</source>
        <translation>Une autre modification des récompenses est en cours.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot change</source>
        <translation>
            <numerusform>%Ln non modifiable</numerusform>
            <numerusform>%Ln non modifiables</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Créée par une autre application. Seule cette application peut la modifier.</translation>
    </message>
    <message>
        <source>The service lets an app change only the rewards that it has made. These stay as they are.</source>
        <translation>Le service ne laisse une application modifier que les récompenses qu’elle a créées. Celles-ci restent telles quelles.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a reward; a reason</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two times of day</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when a stream is planned; its title</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Hebdomadaire</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>a day</comment>
        <translation>prochaine le %1</translation>
    </message>
    <message>
        <source>Schedule entry is gone</source>
        <translation>L’entrée du planning n’existe plus</translation>
    </message>
    <message>
        <source>Reading the schedule…</source>
        <translation>Lecture du planning…</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Fin prévue</translation>
    </message>
    <message>
        <source>No stream of this entry is planned.</source>
        <translation>Aucun stream de cette entrée n’est prévu.</translation>
    </message>
    <message>
        <source>The next one is on %1.</source>
        <translation>Le prochain est le %1.</translation>
    </message>
    <message>
        <source>Today’s entry %1</source>
        <comment>a time of day</comment>
        <translation>Entrée d’aujourd’hui à %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a stream; from when to when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, or date; from when to when</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to send announcements.</source>
        <translation>Sidestage a besoin de l’autorisation d’envoyer des annonces.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a deleted template</source>
        <translation>un modèle supprimé</translation>
    </message>
    <message>
        <source>once you are live</source>
        <translation>une fois en direct</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>The template was deleted.</source>
        <translation>Le modèle a été supprimé.</translation>
    </message>
    <message>
        <source>No end is planned: the schedule has no stream of this show today.</source>
        <translation>Aucune fin n’est prévue&#xa0;: le planning ne contient aucun stream de cette émission aujourd’hui.</translation>
    </message>
    <message>
        <source>Its time is over.</source>
        <translation>Son heure est passée.</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a time of day</comment>
        <translation>à %1</translation>
    </message>
    <message>
        <source>%1 before the planned end</source>
        <comment>a duration</comment>
        <translation>%1 avant la fin prévue</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <comment>a duration</comment>
        <translation>%1 après le début</translation>
    </message>
    <message>
        <source>Its time has passed.</source>
        <translation>Son heure est dépassée.</translation>
    </message>
    <message>
        <source>It may have been sent. Retry could announce it twice.</source>
        <translation>Elle a peut-être été envoyée. Réessayer pourrait l’annoncer deux fois.</translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Créée par une autre application.</translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward decide about its redemptions.</source>
        <translation>Le service ne laisse que l’application qui a créé une récompense décider de ses échanges.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait.</source>
        <translation>
            <numerusform>%Ln est encore en attente.</numerusform>
            <numerusform>%Ln sont encore en attente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait. %1</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%Ln est encore en attente. %1</numerusform>
            <numerusform>%Ln sont encore en attente. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No reward that Sidestage has made is on.</source>
        <translation>Aucune récompense créée par Sidestage n’est active.</translation>
    </message>
    <message>
        <source>takes a slot</source>
        <translation>occupe un emplacement</translation>
    </message>
</context>
<context>
    <name>ShowPlanner</name>
    <message>
        <source>Changed elsewhere since the show began.</source>
        <translation>Modifié ailleurs depuis le début de l’émission.</translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation>Supprimé.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>Le service n’a pas répondu.</translation>
    </message>
</context>
<context>
    <name>ShowTexts</name>
    <message>
        <source>Channel preset</source>
        <translation>Préréglage de chaîne</translation>
    </message>
    <message>
        <source>Reward set</source>
        <translation>Ensemble de récompenses</translation>
    </message>
    <message>
        <source>Chat preset</source>
        <translation>Préréglage de chat</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Ad warnings</source>
        <translation>Avertissements de pub</translation>
    </message>
    <message>
        <source>Schedule entry</source>
        <translation>Entrée du planning</translation>
    </message>
    <message>
        <source>Lockdown and timed modes</source>
        <translation>Verrouillage et modes temporaires</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Échanges en attente</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of ad breaks; their length</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>Valider %Ln</numerusform>
            <numerusform>Valider %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>Rembourser %Ln</numerusform>
            <numerusform>Rembourser %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln</source>
        <translation>
            <numerusform>Laisser %Ln</numerusform>
            <numerusform>Laisser %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is done; points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Ads, time</source>
        <translation>Pubs, durée</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Dons</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Pic de spectateurs</translation>
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
            <numerusform>%1 de %Ln spectateur</numerusform>
            <numerusform>%1 de %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Average of %1: %2 · followers %3 · redemptions %4 · ads %5 · messages %6 · peak viewers %7</source>
        <translation>Moyenne de %1&#xa0;: %2 · followers %3 · échanges %4 · pubs %5 · messages %6 · pic de spectateurs %7</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccessibleTexts</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountButton</name>
    <message>
        <source>Not signed in</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Choose an account</source>
        <translation>Choisissez un compte</translation>
    </message>
    <message>
        <source>Account: %1, %2</source>
        <translation>Compte&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountMenu</name>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Sign in another account…</source>
        <translation>Connecter un autre compte…</translation>
    </message>
    <message>
        <source>Sign out %1…</source>
        <translation>Déconnecter %1…</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Se reconnecter…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>En attente du trousseau</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Échec d’accès au trousseau</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Déconnexion…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountOutboxHandler</name>
    <message>
        <source>No connection.</source>
        <translation>Aucune connexion.</translation>
    </message>
    <message>
        <source>Too many requests.</source>
        <translation>Trop de requêtes.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>Le service rencontre des problèmes.</translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>En attente du trousseau.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>Impossible de lire votre connexion dans le trousseau.</translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation>Votre connexion n’a pas pu être renouvelée.</translation>
    </message>
    <message>
        <source>You need to sign in again.</source>
        <translation>Vous devez vous reconnecter.</translation>
    </message>
    <message>
        <source>The rate limit of the service has been reached.</source>
        <translation>La limite de requêtes du service est atteinte.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountServices</name>
    <message>
        <source>%1 on %2</source>
        <comment>an account; its service</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Redemption waits</source>
        <translation>Échange en attente</translation>
    </message>
    <message>
        <source>The window always shows how many wait.</source>
        <translation>La fenêtre indique toujours combien sont en attente.</translation>
    </message>
    <message>
        <source>Ad starts</source>
        <translation>Début d’une pub</translation>
    </message>
    <message>
        <source>Ad starts in %1 s</source>
        <translation>Pub dans %1&#xa0;s</translation>
    </message>
    <message>
        <source>A warning always appears in the window, unless it is turned off on the page Ads.</source>
        <translation>Un avertissement apparaît toujours dans la fenêtre, sauf s’il est désactivé sur la page Publicité.</translation>
    </message>
    <message>
        <source>Charity milestone</source>
        <translation>Palier caritatif</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>Don</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountTexts</name>
    <message>
        <source>Broadcaster, affiliate</source>
        <translation>Streamer, affilié</translation>
    </message>
    <message>
        <source>Broadcaster, partner</source>
        <translation>Streamer, partenaire</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>authorization code</source>
        <translation>code d’autorisation</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>implicite</translation>
    </message>
    <message>
        <source>device code</source>
        <translation>code d’appareil</translation>
    </message>
    <message>
        <source>There is no token on this computer. Sign in again.</source>
        <translation>Il n’y a pas de jeton sur cet ordinateur. Reconnectez-vous.</translation>
    </message>
    <message>
        <source>The sign-in is no longer valid: it was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again; nothing was lost.</source>
        <translation>La connexion n’est plus valide&#xa0;: elle a été révoquée ailleurs, le mot de passe a été changé ou le jeton n’est plus dans le trousseau. Reconnectez-vous&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>The sign-in expired, and one through the browser cannot be refreshed. Sign in again; nothing was lost.</source>
        <translation>La connexion a expiré, et une connexion par le navigateur ne peut pas être actualisée. Reconnectez-vous&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role, way of signing in</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Déconnecté</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Échec d’accès au trousseau</translation>
    </message>
    <message>
        <source>Not refreshed</source>
        <translation>Non actualisé</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>Se termine dans %1</translation>
    </message>
    <message>
        <source>no renewal</source>
        <translation>aucun renouvellement</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Déconnexion…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>En attente du trousseau</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 scopes sur %2</translation>
    </message>
    <message>
        <source>Affiliates and Partners only</source>
        <translation>Affiliés et partenaires uniquement</translation>
    </message>
    <message>
        <source>in channels that the account owns or moderates</source>
        <translation>sur les chaînes que le compte possède ou modère</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation>Votre connexion a expiré&#x202f;; une connexion par le navigateur ne peut pas être renouvelée. Reconnectez-vous pour continuer&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>You were signed out: the sign-in was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again to continue; nothing was lost.</source>
        <translation>Vous avez été déconnecté&#xa0;: la connexion a été révoquée ailleurs, le mot de passe a été changé ou le jeton n’est plus dans le trousseau. Reconnectez-vous pour continuer&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue; nothing was lost.</source>
        <translation>Vous avez été déconnecté. Reconnectez-vous pour continuer&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. You may need to enter its password.</source>
        <translation>En attente du trousseau, où votre connexion est stockée. Vous devrez peut-être saisir son mot de passe.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>Impossible de lire votre connexion dans le trousseau. Réessayez et déverrouillez le trousseau, ou reconnectez-vous&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>%1 The keychain reported: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation>%1 Message du trousseau&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation>Le service n’a pas renouvelé votre connexion. Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Could not renew your sign-in, because the client secret of this service could not be read from the keychain. Nothing was lost.</source>
        <translation>Impossible de renouveler votre connexion, car le secret client de ce service n’a pas pu être lu dans le trousseau. Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>%1 The service responded: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation>%1 Réponse du service&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>Hors ligne depuis %1. %Ln décision en attente sera envoyée au retour de la connexion.</numerusform>
            <numerusform>Hors ligne depuis %1. %Ln décisions en attente seront envoyées au retour de la connexion.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline since %1. Showing the last known data.</source>
        <translation>Hors ligne depuis %1. Les dernières données connues sont affichées.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Réessayer maintenant</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>Le service n’a pas renouvelé votre connexion. Rien n’a été perdu. Si le secret client a été remplacé, saisissez le nouveau dans le profil du service.</translation>
    </message>
    <message>
        <source>Open Accounts</source>
        <translation>Ouvrir les comptes</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountsPage</name>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation>Connecter un autre…</translation>
    </message>
    <message>
        <source>Refresh the token now</source>
        <translation>Actualiser le jeton maintenant</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Se déconnecter…</translation>
    </message>
    <message>
        <source>Sign out everywhere…</source>
        <translation>Se déconnecter partout…</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>Vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>Non ouvert</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Aucun compte</translation>
    </message>
    <message>
        <source>Loading the accounts…</source>
        <translation>Chargement des comptes…</translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation>Personne n’est connecté à %1.</translation>
    </message>
    <message>
        <source>%1 is not open. Open it to see its accounts.</source>
        <translation>%1 n’est pas ouvert. Ouvrez-le pour voir ses comptes.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>No account is chosen.</source>
        <translation>Aucun compte n’est choisi.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Déconnexion…</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Personne n’est connecté.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Ready in %1</source>
        <translation>Prêt dans %1</translation>
    </message>
    <message>
        <source>%1 is available again</source>
        <translation>%1 de nouveau disponible</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityCard</name>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Activity, newest first</source>
        <translation>Activité, plus récente en premier</translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Tout afficher…</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>%1 has not granted permission to see them.</source>
        <translation>%1 n’a pas accordé l’autorisation de les voir.</translation>
    </message>
    <message>
        <source>Sign in again to see new activity.</source>
        <translation>Reconnectez-vous pour voir la nouvelle activité.</translation>
    </message>
    <message>
        <source>None kept.</source>
        <translation>Aucune conservée.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Follows, cheers, raids and subscriptions appear here as they come.</source>
        <translation>Les follows, cheers, raids et abonnements apparaissent ici à mesure qu’ils arrivent.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityDialog</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Rechercher un spectateur ou un message</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <comment>a number</comment>
        <translation>%1, chargement</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>two numbers</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Rien n’est encore conservé.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Exporter l’activité</translation>
    </message>
    <message>
        <source>Activity %1</source>
        <comment>a date</comment>
        <translation>Activité %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityTexts</name>
    <message>
        <source>Hype train</source>
        <translation>Train de la hype</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>Anonyme</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Follows</translation>
    </message>
    <message numerus="yes">
        <source>Cheered %Ln Bits</source>
        <translation>
            <numerusform>Cheer de %Ln Bit</numerusform>
            <numerusform>Cheer de %Ln Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raids with %Ln viewers</source>
        <translation>
            <numerusform>Raid avec %Ln spectateur</numerusform>
            <numerusform>Raid avec %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscribed, tier %1</source>
        <translation>Abonnement, niveau %1</translation>
    </message>
    <message>
        <source>Subscribed, tier %1, %2</source>
        <comment>a number; a number of months</comment>
        <translation>Abonnement, niveau %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln mois</numerusform>
            <numerusform>%Ln mois</numerusform>
        </translation>
    </message>
    <message>
        <source>Gave %1, tier %2</source>
        <comment>a number of subscriptions; a number</comment>
        <translation>A offert %1, niveau %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>%Ln abonnement</numerusform>
            <numerusform>%Ln abonnements</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached level %1</source>
        <translation>Niveau %1 atteint</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a viewer did; a message</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a viewer; what they did; when</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a sentence; a message</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
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
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>follows</translation>
    </message>
    <message>
        <source>cheers</source>
        <translation>cheers</translation>
    </message>
    <message>
        <source>subscriptions</source>
        <translation>abonnements</translation>
    </message>
    <message>
        <source>hype trains</source>
        <translation>trains de la hype</translation>
    </message>
    <message>
        <source>Not shown without permission: %1.</source>
        <translation>Non affiché sans autorisation&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>what a viewer did, as a verb</comment>
        <translation>Suit la chaîne</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Ad announcements</source>
        <translation>Annonces de pub</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>Avant une pub</translation>
    </message>
    <message>
        <source>Placeholders, filled in when sent: {%1}</source>
        <translation>Variables, remplies à l’envoi&#xa0;: {%1}</translation>
    </message>
    <message>
        <source>Also announce the end</source>
        <translation>Annoncer aussi la fin</translation>
    </message>
    <message>
        <source>After an ad</source>
        <translation>Après une pub</translation>
    </message>
    <message>
        <source>Channel colour</source>
        <translation>Couleur de la chaîne</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>No templates yet. Create them on the Chat page.</source>
        <translation>Aucun modèle pour l’instant. Créez-en sur la page Chat.</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Aperçu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Impossible d’enregistrer cette modification&#x202f;; elle ne s’applique que jusqu’à la fermeture. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBlock</name>
    <message>
        <source>Ad running</source>
        <translation>Pub en cours</translation>
    </message>
    <message>
        <source>Next ad in</source>
        <translation>Prochaine pub dans</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBreaksModel</name>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Scheduled for %1</source>
        <translation>Prévue pour %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Prévue</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichée</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retard</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Émission</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Coupures</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Pubs</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuelle</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Reports</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Non diffusée</translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation>Émission du %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Prochaine pub</translation>
    </message>
    <message>
        <source>Ad length</source>
        <translation>Durée de la pub</translation>
    </message>
    <message>
        <source>Opens the Ads page</source>
        <translation>Ouvre la page Publicité</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Lancer %1&#xa0;s</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>Ads</source>
        <comment>the page</comment>
        <translation>Publicité</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>%n restant</numerusform>
            <numerusform>%n restants</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next in %2</source>
        <comment>2 left, next snooze in 21:10</comment>
        <translation>%1, prochain dans %2</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Reporter la prochaine pub</translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation>Lancer une pub…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCountdown</name>
    <message>
        <source>Ad running</source>
        <translation>Pub en cours</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Prochaine pub</translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>coupure de %1</translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation>Sans pré-rolls pendant %1, jusqu’à %2</translation>
    </message>
    <message>
        <source>Compared with the longest pre-roll-free time seen so far, %1</source>
        <translation>Comparé à la plus longue durée sans pré-rolls vue jusqu’ici, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdOverlay</name>
    <message>
        <source>Next ad</source>
        <translation>Prochaine pub</translation>
    </message>
    <message>
        <source>Close until the next ad</source>
        <translation>Fermer jusqu’à la prochaine pub</translation>
    </message>
    <message>
        <source>Ad running %1</source>
        <translation>Pub en cours %1</translation>
    </message>
    <message>
        <source>Ads any moment</source>
        <translation>Pub d’un instant à l’autre</translation>
    </message>
    <message>
        <source>Ads in %1</source>
        <translation>Pub dans %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdRunBar</name>
    <message>
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation>%1, prêt dans %2</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Lancer %1&#xa0;s</translation>
    </message>
    <message>
        <source>Run %1 s now? Starts in %2 s.</source>
        <translation>Lancer %1&#xa0;s maintenant&#x202f;? Début dans %2&#xa0;s.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSnoozeButton</name>
    <message>
        <source>Snooze 5 min</source>
        <translation>Reporter de 5&#xa0;min</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>seconds</comment>
        <translation>Annuler (%1)</translation>
    </message>
    <message>
        <source>Undo snooze (%1)</source>
        <comment>seconds</comment>
        <translation>Annuler le report (%1)</translation>
    </message>
    <message>
        <source>Undo the snooze</source>
        <translation>Annuler le report</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Reporter</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Reporter la prochaine pub de 5 minutes</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation>Avertissement avant une pub</translation>
    </message>
    <message>
        <source>When an ad is about to start</source>
        <translation>Quand une pub va commencer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Show a desktop notification</source>
        <translation>Afficher une notification de bureau</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notification de bureau</translation>
    </message>
    <message>
        <source>The warning in the window counts down and closes automatically.</source>
        <translation>L’avertissement dans la fenêtre affiche un compte à rebours et se ferme automatiquement.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTexts</name>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation>Reconnectez-vous pour voir la prochaine pub.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the ad schedule.</source>
        <translation>Sidestage a besoin de l’autorisation de voir le planning des pubs.</translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation>Autorisation de lire le planning des pubs</translation>
    </message>
    <message>
        <source>Only the broadcaster can see the ad schedule, and the app needs the permission to read it (channel:read:ads).</source>
        <translation>Seul le streamer peut voir le planning des pubs, et l’application a besoin de l’autorisation de le lire (channel:read:ads).</translation>
    </message>
    <message>
        <source>Only partners and affiliates have ads.</source>
        <translation>Seuls les partenaires et les affiliés ont des pubs.</translation>
    </message>
    <message>
        <source>Partners and affiliates</source>
        <translation>Partenaires et affiliés</translation>
    </message>
    <message>
        <source>Ads are scheduled and run only in channels of partners and affiliates. This channel is neither, so there is no countdown.</source>
        <translation>Les pubs ne sont planifiées et diffusées que sur les chaînes de partenaires et d’affiliés. Cette chaîne n’est ni l’un ni l’autre, il n’y a donc pas de compte à rebours.</translation>
    </message>
    <message>
        <source>Ads are scheduled when the stream starts.</source>
        <translation>Les pubs sont planifiées au début du stream.</translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation>Chaînes en direct uniquement</translation>
    </message>
    <message>
        <source>Ads are scheduled only while a channel is live. The countdown appears here when the stream starts.</source>
        <translation>Les pubs ne sont planifiées que lorsqu’une chaîne est en direct. Le compte à rebours apparaît ici au début du stream.</translation>
    </message>
    <message>
        <source>No ad is scheduled.</source>
        <translation>Aucune pub n’est prévue.</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>Aucun planning</translation>
    </message>
    <message>
        <source>No ad is scheduled for this stream. Set up automatic ads in the ads manager on the service&apos;s website.</source>
        <translation>Aucune pub n’est prévue pour ce stream. Configurez les pubs automatiques dans le gestionnaire de publicités sur le site web du service.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>Sidestage needs permission to snooze ads.</source>
        <translation>Sidestage a besoin de l’autorisation de reporter des pubs.</translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation>Autorisation de reporter des pubs</translation>
    </message>
    <message>
        <source>An app can snooze ads only with the permission to manage them (channel:manage:ads).</source>
        <translation>Une application ne peut reporter des pubs qu’avec l’autorisation de les gérer (channel:manage:ads).</translation>
    </message>
    <message>
        <source>Sidestage needs permission to run ads.</source>
        <translation>Sidestage a besoin de l’autorisation de lancer des pubs.</translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation>Autorisation de lancer des pubs</translation>
    </message>
    <message>
        <source>Only the broadcaster can run ads, and the app needs permission to do so (channel:edit:commercial).</source>
        <translation>Seul le streamer peut lancer des pubs, et l’application a besoin de l’autorisation de le faire (channel:edit:commercial).</translation>
    </message>
    <message>
        <source>No snoozes left. Next one at %1.</source>
        <translation>Plus aucun report. Le prochain à %1.</translation>
    </message>
    <message>
        <source>No snoozes left.</source>
        <translation>Plus aucun report.</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Reports</translation>
    </message>
    <message>
        <source>You get a few snoozes, and one more from time to time. Each one delays the next ad by 5 minutes.</source>
        <translation>Vous disposez de quelques reports, et d’un de plus de temps en temps. Chacun retarde la prochaine pub de 5 minutes.</translation>
    </message>
    <message>
        <source>An ad is running.</source>
        <translation>Une pub est en cours.</translation>
    </message>
    <message>
        <source>An ad is running</source>
        <translation>Une pub est en cours</translation>
    </message>
    <message>
        <source>Another ad can start only some minutes after the last one.</source>
        <translation>Une autre pub ne peut commencer que quelques minutes après la précédente.</translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation>Une autre pub pourra être lancée à %1.</translation>
    </message>
    <message>
        <source>Time between ads</source>
        <translation>Temps entre les pubs</translation>
    </message>
    <message>
        <source>Another ad can start only after the waiting time that the service sets with each ad, at least 8 minutes after the last ad began.</source>
        <translation>Une autre pub ne peut commencer qu’après le délai que le service fixe à chaque pub, au moins 8 minutes après le début de la précédente.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in a minute.</source>
        <translation>Trop de requêtes. Réessayez dans une minute.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Envoi en cours.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>Impossible de lire votre connexion dans le trousseau.</translation>
    </message>
    <message>
        <source>You are signed out.</source>
        <translation>Vous êtes déconnecté.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not have been snoozed.</source>
        <translation>Aucune réponse reçue. La pub a peut-être été reportée, ou non.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not be running.</source>
        <translation>Aucune réponse reçue. La pub est peut-être en cours, ou non.</translation>
    </message>
    <message>
        <source>The ad was not snoozed.</source>
        <translation>La pub n’a pas été reportée.</translation>
    </message>
    <message>
        <source>The ad was not run.</source>
        <translation>La pub n’a pas été lancée.</translation>
    </message>
    <message>
        <source>Not snoozed.</source>
        <translation>Non reportée.</translation>
    </message>
    <message>
        <source>No ad was run.</source>
        <translation>Aucune pub n’a été lancée.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Réponse du service&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}.</source>
        <translation>Variable inconnue {%1}.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Impossible d’envoyer des annonces pour le moment.</translation>
    </message>
    <message>
        <source>{%1} is currently unknown.</source>
        <translation>{%1} est actuellement inconnu.</translation>
    </message>
    <message>
        <source>Too long. The service accepts at most %1 characters.</source>
        <translation>Trop long. Le service accepte au plus %1 caractères.</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Il n’y a pas encore de texte.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>Le service n’a pas répondu.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the next ad is due</comment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Next ad in %1, at %2</source>
        <translation>Prochaine pub dans %1, à %2</translation>
    </message>
    <message>
        <source>Ad running, %1 left</source>
        <translation>Pub en cours, encore %1</translation>
    </message>
    <message>
        <source>The next ad is due now</source>
        <translation>La prochaine pub est prévue maintenant</translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>d’après %n coupure</numerusform>
            <numerusform>d’après %n coupures</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts on time, %1</source>
        <comment>from so many breaks</comment>
        <translation>Commence à l’heure, %1</translation>
    </message>
    <message>
        <source>Starts %1 s late, %2</source>
        <translation>Commence %1&#xa0;s en retard, %2</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s late, %3</source>
        <translation>Commence %1 à %2&#xa0;s en retard, %3</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s early, %3</source>
        <translation>Commence %1 à %2&#xa0;s en avance, %3</translation>
    </message>
    <message>
        <source>Starts %1 s early to %2 s late, %3</source>
        <translation>Commence de %1&#xa0;s en avance à %2&#xa0;s en retard, %3</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>à l’heure</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1&#xa0;s</translation>
    </message>
    <message>
        <source>−%1 s</source>
        <translation>−%1&#xa0;s</translation>
    </message>
    <message>
        <source>Run by you</source>
        <translation>Lancée par vous</translation>
    </message>
    <message>
        <source>Run manually</source>
        <translation>Lancée manuellement</translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation>Lancée par %1</translation>
    </message>
    <message>
        <source>Detected later</source>
        <translation>Détectée plus tard</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Prévue</translation>
    </message>
    <message>
        <source>Snoozed once</source>
        <translation>Reportée une fois</translation>
    </message>
    <message>
        <source>Snoozed twice</source>
        <translation>Reportée deux fois</translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>Reportée %n fois</numerusform>
            <numerusform>Reportée %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Non diffusée</translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation>Durée inconnue</translation>
    </message>
    <message>
        <source>No planned length</source>
        <translation>Aucune durée prévue</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Comme prévu</translation>
    </message>
    <message>
        <source>%1 s shorter</source>
        <translation>%1&#xa0;s de moins</translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation>%1&#xa0;s de plus</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds planned</source>
        <translation>
            <numerusform>%n seconde prévue</numerusform>
            <numerusform>%n secondes prévues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds shown</source>
        <translation>
            <numerusform>%n seconde diffusée</numerusform>
            <numerusform>%n secondes diffusées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds late</source>
        <translation>
            <numerusform>%n seconde de retard</numerusform>
            <numerusform>%n secondes de retard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds early</source>
        <translation>
            <numerusform>%n seconde d’avance</numerusform>
            <numerusform>%n secondes d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>%n coupure</numerusform>
            <numerusform>%n coupures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of ads</source>
        <translation>%1 de pub</translation>
    </message>
    <message numerus="yes">
        <source>%n manual</source>
        <translation>
            <numerusform>%n manuelle</numerusform>
            <numerusform>%n manuelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>%n report</numerusform>
            <numerusform>%n reports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not run</source>
        <translation>
            <numerusform>%n non diffusée</numerusform>
            <numerusform>%n non diffusées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>Ads of this stream, from 30 minutes ago to 50 minutes ahead</source>
        <translation>Pubs de ce stream, d’il y a 30 minutes jusqu’à dans 50 minutes</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>non diffusée</translation>
    </message>
    <message>
        <source>Scheduled, did not run</source>
        <translation>Prévue, non diffusée</translation>
    </message>
    <message>
        <source>%1, running</source>
        <translation>%1, en cours</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>done</source>
        <comment>an ad of unknown length</comment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>Ad running, %1</source>
        <translation>Pub en cours, %1</translation>
    </message>
    <message>
        <source>Ad shown, %1</source>
        <translation>Pub diffusée, %1</translation>
    </message>
    <message>
        <source>Ad shown, length unknown</source>
        <translation>Pub diffusée, durée inconnue</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>No pre-rolls</source>
        <translation>Sans pré-rolls</translation>
    </message>
    <message>
        <source>Ad due, %1</source>
        <translation>Pub prévue, %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>Ad expected, based on previous ads</source>
        <translation>Pub attendue, d’après les pubs précédentes</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what; when</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Maintenant %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1&#xa0;: %2 à %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimelineModel</name>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1&#xa0;: %2 à %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message>
        <source>End of the ads announced</source>
        <translation>Fin des pubs annoncée</translation>
    </message>
    <message>
        <source>Upcoming ads announced</source>
        <translation>Pubs à venir annoncées</translation>
    </message>
    <message>
        <source>Announcement may not have been sent</source>
        <translation>Annonce peut-être non envoyée</translation>
    </message>
    <message>
        <source>Announcement not sent</source>
        <translation>Annonce non envoyée</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Reportée</translation>
    </message>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>prochaine pub à %1, %n report restant</numerusform>
            <numerusform>prochaine pub à %1, %n reports restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad running for %1 s</source>
        <translation>Pub en cours pendant %1&#xa0;s</translation>
    </message>
    <message>
        <source>Could not save the ad log</source>
        <translation>Impossible d’enregistrer le journal des pubs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Ads soon</source>
        <translation>Pub imminente</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Reporter</translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation>La pub a été lancée</translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation>La pub a été reportée</translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage closed</source>
        <translation>comme décidé à %1, avant la fermeture de Sidestage</translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation>Aucune pub n’a été lancée</translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation>Non reportée</translation>
    </message>
    <message>
        <source>decided at %1; Sidestage closed before it was sent</source>
        <translation>décidé à %1&#x202f;; Sidestage s’est fermé avant l’envoi</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Lancer %1&#xa0;s</translation>
    </message>
    <message>
        <source>Snoozing</source>
        <translation>Report en cours</translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation>Lancement d’une pub</translation>
    </message>
    <message>
        <source>next ad moves to %1</source>
        <translation>prochaine pub déplacée à %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWarnings</name>
    <message>
        <source>Sidestage closed while sending the announcement. It may not have been sent.</source>
        <translation>Sidestage s’est fermé pendant l’envoi de l’annonce. Elle n’a peut-être pas été envoyée.</translation>
    </message>
    <message>
        <source>Ads start in {seconds} seconds and last {length} seconds. Stay here.</source>
        <translation>Les pubs commencent dans {seconds} secondes et durent {length} secondes. Restez là.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Impossible d’envoyer des annonces pour le moment.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to announce in chat.</source>
        <translation>Sidestage a besoin de l’autorisation d’annoncer dans le chat.</translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation>Sidestage n’était pas ouvert à la fin des pubs.</translation>
    </message>
    <message>
        <source>The ads are over. Welcome back.</source>
        <translation>Les pubs sont terminées. Bon retour parmi nous.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AddRewardsDialog</name>
    <message>
        <source>Add rewards</source>
        <translation>Ajouter des récompenses</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>Add rewards to “%1”</source>
        <translation>Ajouter des récompenses à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Rechercher des récompenses</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a reward, its points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rewards</source>
        <translation>
            <numerusform>Ajouter %Ln récompense</numerusform>
            <numerusform>Ajouter %Ln récompenses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message>
        <source>Ads in %1</source>
        <comment>30 seconds</comment>
        <translation>Pub dans %1</translation>
    </message>
    <message>
        <source>%1 at %2, on %3’s channel</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 à %2, sur la chaîne de %3</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Pubs</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Reporter la prochaine pub</translation>
    </message>
    <message>
        <source>Export in progress.</source>
        <translation>Exportation en cours.</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Ce stream</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>ad due</source>
        <translation>pub prévue</translation>
    </message>
    <message>
        <source>ad shown</source>
        <translation>pub diffusée</translation>
    </message>
    <message>
        <source>no pre-rolls</source>
        <translation>sans pré-rolls</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Reporter la prochaine pub de 5 minutes</translation>
    </message>
    <message>
        <source>Run an ad…</source>
        <translation>Lancer une pub…</translation>
    </message>
    <message>
        <source>Ad length: %1 s</source>
        <translation>Durée de la pub&#xa0;: %1&#xa0;s</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Exporter le journal…</translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
        <translation>Son avant une pub…</translation>
    </message>
    <message>
        <source>Ad announcements…</source>
        <translation>Annonces de pub…</translation>
    </message>
    <message>
        <source>Export totals per show</source>
        <translation>Exporter les totaux par émission</translation>
    </message>
    <message>
        <source>Export ad log</source>
        <translation>Exporter le journal des pubs</translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation>émissions et pubs %1</translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation>pubs %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln ligne enregistrée dans %1.</numerusform>
            <numerusform>%Ln lignes enregistrées dans %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertDialog</name>
    <message>
        <source>No sound</source>
        <translation>Aucun son</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Impossible d’enregistrer cette modification&#x202f;; elle ne s’applique que jusqu’à la fermeture. %1</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Les notifications de bureau ne sont pas disponibles ici. Les notifications apparaissent dans la fenêtre.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Alerts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertsCard</name>
    <message>
        <source>Notifications and sounds</source>
        <translation>Notifications et sons</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Sortie audio</translation>
    </message>
    <message>
        <source>Volume of all alerts</source>
        <translation>Volume de toutes les alertes</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Sign in to choose what is shown and heard. Each account has its own choices.</source>
        <translation>Connectez-vous pour choisir ce qui est affiché et joué. Chaque compte a ses propres choix.</translation>
    </message>
    <message>
        <source>For %1. Each reward can have its own sound: Queue, Sounds.</source>
        <comment>an account</comment>
        <translation>Pour %1. Chaque récompense peut avoir son propre son&#xa0;: File d’attente, Sons.</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Les notifications de bureau ne sont pas disponibles ici. Les notifications apparaissent dans la fenêtre.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Impossible d’enregistrer cette modification&#x202f;; elle ne s’applique que jusqu’à la fermeture. %1</translation>
    </message>
    <message>
        <source>%1: in the window</source>
        <translation>%1&#xa0;: dans la fenêtre</translation>
    </message>
    <message>
        <source>%1: on the desktop</source>
        <translation>%1&#xa0;: sur le bureau</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Son&#xa0;: %1</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>Volume&#xa0;: %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>muet</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <translation>Tester&#xa0;: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>%1: from how many Bits</source>
        <translation>%1&#xa0;: à partir de combien de Bits</translation>
    </message>
    <message>
        <source> Bits</source>
        <translation> Bits</translation>
    </message>
    <message>
        <source>While you are on air, show them in the window only</source>
        <translation>Quand vous êtes à l’antenne, les afficher dans la fenêtre uniquement</translation>
    </message>
    <message>
        <source>Desktop notifications can be seen on a captured screen.</source>
        <translation>Les notifications de bureau sont visibles sur un écran capturé.</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minutes</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 heure</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 heures</translation>
    </message>
    <message>
        <source>No longer</source>
        <translation>Fin du silence</translation>
    </message>
    <message>
        <source>Quiet until %1</source>
        <translation>Silence jusqu’à %1</translation>
    </message>
    <message>
        <source>Be quiet for…</source>
        <translation>Silence pendant…</translation>
    </message>
    <message>
        <source>Until then there are no sounds and no desktop notifications. The window still shows them.</source>
        <translation>Jusque-là, il n’y a ni sons ni notifications de bureau. La fenêtre les affiche toujours.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Par défaut du système</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connectée</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Report type</source>
        <translation>Type de rapport</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>Tout enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Enregistrer le graphique…</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Choisir les jours…</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Jours précédents</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Jours suivants</translation>
    </message>
    <message>
        <source>Daily download…</source>
        <translation>Téléchargement quotidien…</translation>
    </message>
    <message>
        <source>This account has not granted the permission.</source>
        <translation>Ce compte n’a pas accordé l’autorisation.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>Save the report for %1</source>
        <translation>Enregistrer le rapport de %1</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>Enregistrer toutes les valeurs</translation>
    </message>
    <message>
        <source>games</source>
        <translation>jeux</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensions</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Image vectorielle (*.svg)</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1, average per day</source>
        <translation>%1, moyenne par jour</translation>
    </message>
    <message>
        <source>%1; previous period: %2</source>
        <translation>%1&#x202f;; période précédente&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>Jours conservés</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien pour l’instant</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>Sidestage needs permission to read game reports.</source>
        <translation>Sidestage a besoin de l’autorisation de lire les rapports de jeu.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read extension reports.</source>
        <translation>Sidestage a besoin de l’autorisation de lire les rapports d’extension.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Une autorisation manque</translation>
    </message>
    <message>
        <source>Reports require the permission “%1”. Saved data is still shown.</source>
        <translation>Les rapports nécessitent l’autorisation «&#xa0;%1&#xa0;». Les données enregistrées restent affichées.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>%1. See the table for details.</source>
        <translation>%1. Voir le tableau pour les détails.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What came, and when.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The service has no data for these days either.</source>
        <translation>Le service n’a pas non plus de données pour ces jours.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>Annonce précédente</translation>
    </message>
    <message>
        <source>Channel to announce in</source>
        <translation>Chaîne où annoncer</translation>
    </message>
    <message>
        <source>Announcement text</source>
        <translation>Texte de l’annonce</translation>
    </message>
    <message>
        <source>Text to announce</source>
        <translation>Texte à annoncer</translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation>Annoncer (%1)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Historique des annonces</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>%Ln chaîne sélectionnée</numerusform>
            <numerusform>%Ln chaînes sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Modèles…</translation>
    </message>
    <message>
        <source>Your text was replaced with “%1”</source>
        <translation>Votre texte a été remplacé par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No channel to announce in.</source>
        <translation>Aucune chaîne où annoncer.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Saisissez un texte.</translation>
    </message>
    <message>
        <source>No signed-in account can announce in %1.</source>
        <translation>Aucun compte connecté ne peut annoncer sur %1.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce. Sign in again from the account menu to grant it.</source>
        <translation>%1 n’a pas accordé l’autorisation d’annoncer. Reconnectez-vous depuis le menu du compte pour l’accorder.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln de trop</numerusform>
            <numerusform>%Ln de trop</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 caractères sur %2</translation>
    </message>
    <message numerus="yes">
        <source>Announce (%Ln)</source>
        <translation>
            <numerusform>Annoncer (%Ln)</numerusform>
            <numerusform>Annoncer (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>Annonce en cours&#xa0;: %1 chaîne sur %Ln</numerusform>
            <numerusform>Annonce en cours&#xa0;: %1 chaînes sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; why it waits</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Announced in %1</source>
        <translation>Annoncé sur %1</translation>
    </message>
    <message numerus="yes">
        <source>Announced in %Ln channels</source>
        <translation>
            <numerusform>Annoncé sur %Ln chaîne</numerusform>
            <numerusform>Annoncé sur %Ln chaînes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %1 of %Ln channels</source>
        <translation>
            <numerusform>Annoncé sur %1 chaîne sur %Ln</numerusform>
            <numerusform>Annoncé sur %1 chaînes sur %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message>
        <source>Waiting. %1</source>
        <translation>En attente. %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Envoi en cours</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Annoncé</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Inconnu. %1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>Échec. %1</translation>
    </message>
    <message>
        <source>Announced in all channels</source>
        <translation>Annoncé sur toutes les chaînes</translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation>Annoncé&#xa0;: %1 sur %2 chaînes</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Historique des annonces</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Use text</source>
        <translation>Utiliser le texte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>No announcements yet.</source>
        <translation>Aucune annonce pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln chaîne</numerusform>
            <numerusform>%Ln chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour; a text</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>Réessayer %Ln</numerusform>
            <numerusform>Réessayer %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Announcer</name>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Aucun compte connecté ne peut gérer cette chaîne.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce.</source>
        <translation>%1 n’a pas accordé l’autorisation d’annoncer.</translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation>L’envoi n’a pas pu se faire à temps.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Application</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, what happened</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, event, what happened</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, amount reached, milestone</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Alert for %1</source>
        <comment>an account</comment>
        <translation>Alerte pour %1</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Ajouter un service…</translation>
    </message>
    <message>
        <source>a simulated platform on this computer</source>
        <translation>une plateforme simulée sur cet ordinateur</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The back-up was restored. The data that it replaced is in %1.</source>
        <translation>La sauvegarde a été restaurée. Les données qu’elle a remplacées se trouvent dans %1.</translation>
    </message>
    <message>
        <source>All data was deleted.</source>
        <translation>Toutes les données ont été supprimées.</translation>
    </message>
    <message>
        <source>The settings file could not be read, because it is damaged or of a newer version. It was kept as %1, and the usual settings are used.</source>
        <translation>Le fichier de paramètres n’a pas pu être lu, car il est endommagé ou provient d’une version plus récente. Il a été conservé sous %1, et les paramètres habituels sont utilisés.</translation>
    </message>
    <message>
        <source>Sandbox failed</source>
        <translation>Échec du bac à sable</translation>
    </message>
    <message>
        <source>Could not start the sandbox. %1</source>
        <translation>Impossible de démarrer le bac à sable. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Could not save everything: %1</source>
        <translation>Impossible de tout enregistrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 est déconnecté.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The token could not be read from the keychain, so it was not revoked and stays valid until it expires.</source>
        <translation>%1 est déconnecté sur cet ordinateur. Le jeton n’a pas pu être lu dans le trousseau&#x202f;; il n’a donc pas été révoqué et reste valide jusqu’à son expiration.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The service did not answer, so the token stays valid until it expires.</source>
        <translation>%1 est déconnecté sur cet ordinateur. Le service n’a pas répondu, le jeton reste donc valide jusqu’à son expiration.</translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation>horloge 1×</translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation>Bac à sable prêt</translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation>Bac à sable actif</translation>
    </message>
    <message>
        <source>Starting sandbox…</source>
        <translation>Démarrage du bac à sable…</translation>
    </message>
    <message>
        <source>Not signed in. The sandbox simulates a complete platform: sign in as one of its users and change what you like.</source>
        <translation>Non connecté. Le bac à sable simule une plateforme complète&#xa0;: connectez-vous comme l’un de ses utilisateurs et modifiez ce que vous voulez.</translation>
    </message>
    <message>
        <source>Starting the sandbox…</source>
        <translation>Démarrage du bac à sable…</translation>
    </message>
    <message>
        <source>Not signed in to %1.</source>
        <translation>Non connecté à %1.</translation>
    </message>
    <message>
        <source>Loading your accounts…</source>
        <translation>Chargement de vos comptes…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>%n décision en attente de la dernière fois</numerusform>
            <numerusform>%n décisions en attente de la dernière fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>sent when the undo time is over</source>
        <translation>envoyées une fois le délai d’annulation écoulé</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you stay signed in only until you quit.</source>
        <translation>Aucun trousseau n’est disponible sur ce système, vous ne restez donc connecté que jusqu’à la fermeture.</translation>
    </message>
    <message numerus="yes">
        <source>%n accounts need your attention</source>
        <translation>
            <numerusform>%n compte demande votre attention</numerusform>
            <numerusform>%n comptes demandent votre attention</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the client secret, so it is kept only until you quit: %1</source>
        <translation>Impossible d’enregistrer le secret client, il n’est donc conservé que jusqu’à la fermeture&#xa0;: %1</translation>
    </message>
    <message>
        <source>Could not delete the client secret from the keychain: %1</source>
        <translation>Impossible de supprimer le secret client du trousseau&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 a été retiré.</translation>
    </message>
    <message>
        <source>%1 was removed. %2</source>
        <translation>%1 a été retiré. %2</translation>
    </message>
    <message>
        <source>Open sandbox page (port %1)</source>
        <translation>Ouvrir la page du bac à sable (port %1)</translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1</source>
        <translation>Impossible d’ouvrir un navigateur. La page se trouve à %1</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>Modifier %1…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>Retirer %1…</translation>
    </message>
    <message>
        <source>Could not use the archive of this profile: %1 It is left as it is. New redemptions are not kept, and decisions that are not sent when you quit are lost.</source>
        <translation>Impossible d’utiliser l’archive de ce profil&#xa0;: %1 Elle reste telle quelle. Les nouveaux échanges ne sont pas conservés, et les décisions qui ne sont pas envoyées à la fermeture sont perdues.</translation>
    </message>
    <message>
        <source>Install the newest version of Sidestage, or move the file away.</source>
        <translation>Installez la version la plus récente de Sidestage, ou déplacez le fichier.</translation>
    </message>
    <message>
        <source>Restore a back-up under Settings, Data, or move the file away.</source>
        <translation>Restaurez une sauvegarde sous Paramètres, Données, ou déplacez le fichier.</translation>
    </message>
    <message>
        <source>Could not use the file of this profile: %1 It is left as it is. Drafts, presets and accounts are kept only until you quit.</source>
        <translation>Impossible d’utiliser le fichier de ce profil&#xa0;: %1 Il reste tel quel. Les brouillons, préréglages et comptes ne sont conservés que jusqu’à la fermeture.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation>Rechercher un spectateur, un message ou une récompense</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Dernier stream</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personnalisée…</translation>
    </message>
    <message>
        <source>From date</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To date (inclusive)</source>
        <translation>Au (inclus)</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Toutes les récompenses</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Tous les résultats</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveModel</name>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Validé</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparu</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>by the service</source>
        <translation>par le service</translation>
    </message>
    <message>
        <source>redeemed %1</source>
        <translation>échangé %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>aucun message</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Échangé</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décidé</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveView</name>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Décidés aujourd’hui</translation>
    </message>
    <message>
        <source>Search the archive</source>
        <translation>Rechercher dans l’archive</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Refresh the archive</source>
        <translation>Actualiser l’archive</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Seulement %1</translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation>Seulement %1. Afficher tous les spectateurs</translation>
    </message>
    <message>
        <source>More than %1 found</source>
        <translation>Plus de %1 trouvés</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 trouvés</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nouveaux</translation>
    </message>
    <message>
        <source>Could not load the archive. %1</source>
        <translation>Impossible de charger l’archive. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>Aucun échange correspondant.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that Sidestage sees is saved here.</source>
        <translation>L’archive est vide. Chaque échange que Sidestage voit est enregistré ici.</translation>
    </message>
    <message>
        <source>No decisions today. Fulfilled and refunded redemptions appear here.</source>
        <translation>Aucune décision aujourd’hui. Les échanges validés et remboursés apparaissent ici.</translation>
    </message>
    <message>
        <source>Export (%1)</source>
        <translation>Exporter (%1)</translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation>échanges %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln échange enregistré dans %1.</numerusform>
            <numerusform>%Ln échanges enregistrés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>While Sidestage was not connected</source>
        <translation>Pendant que Sidestage n’était pas connecté</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArrangeHandle</name>
    <message>
        <source>Move %1 earlier</source>
        <translation>Avancer %1</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>Reculer %1</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>Détacher %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>Rétrécir %1</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>Élargir %1</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, position %2 sur %3</translation>
    </message>
    <message>
        <source>Arrow keys move the card, W changes its width, P pops it out, H hides it.</source>
        <translation>Les flèches déplacent la carte, W change sa largeur, P la détache, H la masque.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AutomodView</name>
    <message>
        <source>Overall level</source>
        <translation>Niveau global</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change AutoMod.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier AutoMod.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Une autorisation manque</translation>
    </message>
    <message>
        <source>Changing the AutoMod levels requires a permission that was not granted.</source>
        <translation>Modifier les niveaux d’AutoMod nécessite une autorisation qui n’a pas été accordée.</translation>
    </message>
    <message>
        <source>Not undone: the levels were changed again meanwhile.</source>
        <translation>Non annulé&#xa0;: les niveaux ont été modifiés de nouveau entre-temps.</translation>
    </message>
    <message>
        <source>The levels were not saved. %1</source>
        <translation>Les niveaux n’ont pas été enregistrés. %1</translation>
    </message>
    <message>
        <source>AutoMod levels saved in %1.</source>
        <translation>Niveaux d’AutoMod enregistrés sur %1.</translation>
    </message>
    <message>
        <source>Changed elsewhere to %1.</source>
        <translation>Modifié ailleurs en %1.</translation>
    </message>
    <message>
        <source>The service sets the categories when you save.</source>
        <translation>Le service définit les catégories lors de l’enregistrement.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Choose which levels to keep first.</source>
        <translation>Choisissez d’abord les niveaux à conserver.</translation>
    </message>
    <message>
        <source>You do not moderate any channel.</source>
        <translation>Vous ne modérez aucune chaîne.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the AutoMod levels.</source>
        <translation>Sidestage a besoin de l’autorisation de voir les niveaux d’AutoMod.</translation>
    </message>
    <message>
        <source>Could not load the levels. %1</source>
        <translation>Impossible de charger les niveaux. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The levels were changed elsewhere meanwhile.</source>
        <translation>Les niveaux ont été modifiés ailleurs entre-temps.</translation>
    </message>
    <message>
        <source>%1 has changed the levels meanwhile.</source>
        <translation>%1 a modifié les niveaux entre-temps.</translation>
    </message>
    <message>
        <source>Use the new levels</source>
        <translation>Utiliser les nouveaux niveaux</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder les miens</translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. Nothing was sent.</source>
        <translation>En attente du trousseau, où votre connexion est stockée. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Nothing was sent.</source>
        <translation>Impossible de lire votre connexion dans le trousseau. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Could not read the client secret of this service from the keychain.</source>
        <translation>Impossible de lire le secret client de ce service dans le trousseau.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BackupTexts</name>
    <message>
        <source>The file is damaged, or it is not a back-up of Sidestage.</source>
        <translation>Le fichier est endommagé ou n’est pas une sauvegarde de Sidestage.</translation>
    </message>
    <message>
        <source>The back-up was made by a newer version of Sidestage.</source>
        <translation>La sauvegarde a été créée par une version plus récente de Sidestage.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>%1 cannot be replaced.</source>
        <translation>Impossible de remplacer %1.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>Impossible de déplacer %1.</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>Impossible de supprimer %1.</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>Impossible de créer %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossible de lire %1.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BanDialog</name>
    <message>
        <source>Ban</source>
        <translation>Bannir</translation>
    </message>
    <message>
        <source>Ban in %1</source>
        <translation>Bannir de %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Enter a login.</source>
        <translation>Saisissez un identifiant.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>Définitivement</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Exclure temporairement</translation>
    </message>
    <message>
        <source>A login has only letters, digits and “_”.</source>
        <translation>Un identifiant ne contient que des lettres, des chiffres et «&#xa0;_&#xa0;».</translation>
    </message>
    <message>
        <source>There is no viewer with this login.</source>
        <translation>Il n’y a aucun spectateur avec cet identifiant.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BannedView</name>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Banned viewers</source>
        <translation>Spectateurs bannis</translation>
    </message>
    <message>
        <source>Search bans</source>
        <translation>Rechercher un bannissement</translation>
    </message>
    <message>
        <source>The list of bans is the broadcaster’s alone</source>
        <translation>La liste des bannissements est réservée au streamer</translation>
    </message>
    <message>
        <source>The service lists the bans of a channel for its broadcaster only. For other channels this list has the bans and timeouts that this computer has seen.</source>
        <translation>Le service ne liste les bannissements d’une chaîne que pour son streamer. Pour les autres chaînes, cette liste contient les bannissements et exclusions temporaires que cet ordinateur a vus.</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>%1, in a timeout since %2, ends %3. %4</source>
        <translation>%1, exclu depuis %2, fin %3. %4</translation>
    </message>
    <message>
        <source>%1, banned since %2, ends %3. %4</source>
        <translation>%1, banni depuis %2, fin %3. %4</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Débannir</translation>
    </message>
    <message>
        <source>Ban…</source>
        <translation>Bannir…</translation>
    </message>
    <message>
        <source>Copy bans to…</source>
        <translation>Copier les bannissements vers…</translation>
    </message>
    <message>
        <source>Import bans…</source>
        <translation>Importer des bannissements…</translation>
    </message>
    <message>
        <source>Import bans</source>
        <translation>Importer des bannissements</translation>
    </message>
    <message>
        <source>Lists of logins (*.txt *.csv)</source>
        <translation>Listes d’identifiants (*.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export bans…</source>
        <translation>Exporter les bannissements…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of entries</comment>
        <translation>%1 pour l’instant</translation>
    </message>
    <message>
        <source>Only what this computer has seen.</source>
        <translation>Seulement ce que cet ordinateur a vu.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to ban and unban.</source>
        <translation>Sidestage a besoin de l’autorisation de bannir et de débannir.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La liste est vide.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Choisissez d’abord une chaîne.</translation>
    </message>
    <message>
        <source>Choose a viewer first.</source>
        <translation>Choisissez d’abord un spectateur.</translation>
    </message>
    <message>
        <source>Nobody is banned.</source>
        <translation>Personne n’est banni.</translation>
    </message>
    <message>
        <source>No bans were seen here.</source>
        <translation>Aucun bannissement n’a été vu ici.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is banned.</source>
        <translation>Sidestage a besoin de l’autorisation de voir qui est banni.</translation>
    </message>
    <message>
        <source>Export bans</source>
        <translation>Exporter les bannissements</translation>
    </message>
    <message>
        <source>Bans of %1</source>
        <translation>Bannissements de %1</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln bans to</source>
        <translation>
            <numerusform>Copier %Ln bannissement vers</numerusform>
            <numerusform>Copier %Ln bannissements vers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BeforeAdCard</name>
    <message>
        <source>%1 s</source>
        <comment>one or several numbers</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>Avant une pub</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>Me notifier</translation>
    </message>
    <message>
        <source>Announce in chat</source>
        <translation>Annoncer dans le chat</translation>
    </message>
    <message>
        <source>Corner overlay</source>
        <translation>Incrustation dans le coin</translation>
    </message>
    <message>
        <source>above other windows</source>
        <translation>au-dessus des autres fenêtres</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Impossible d’enregistrer cette modification&#x202f;; elle ne s’applique que jusqu’à la fermeture. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds before</source>
        <translation>
            <numerusform>%n seconde avant</numerusform>
            <numerusform>%n secondes avant</numerusform>
        </translation>
    </message>
    <message>
        <source>without a sound…</source>
        <translation>sans son…</translation>
    </message>
    <message>
        <source>with a sound…</source>
        <translation>avec un son…</translation>
    </message>
    <message>
        <source>before and after…</source>
        <translation>avant et après…</translation>
    </message>
    <message>
        <source>from a template…</source>
        <translation>à partir d’un modèle…</translation>
    </message>
    <message>
        <source>Notify me %1 before</source>
        <comment>30 s</comment>
        <translation>Me notifier %1 avant</translation>
    </message>
    <message>
        <source>Announce %1 before</source>
        <comment>30 s</comment>
        <translation>Annoncer %1 avant</translation>
    </message>
    <message>
        <source>Show the overlay %1 before</source>
        <comment>30 s</comment>
        <translation>Afficher l’incrustation %1 avant</translation>
    </message>
    <message>
        <source>A small window in a corner of the screen, above all others</source>
        <translation>Une petite fenêtre dans un coin de l’écran, au-dessus de toutes les autres</translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation>Autorisation d’annoncer</translation>
    </message>
    <message>
        <source>An app can announce in chat only with permission (moderator:manage:announcements).</source>
        <translation>Une application ne peut annoncer dans le chat qu’avec une autorisation (moderator:manage:announcements).</translation>
    </message>
    <message>
        <source>Last warning %1, %2 ahead</source>
        <translation>Dernier avertissement %1, %2 avant</translation>
    </message>
    <message>
        <source>No warning yet</source>
        <translation>Aucun avertissement</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsBoard</name>
    <message>
        <source>The service did not answer.</source>
        <translation>Le service n’a pas répondu.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsCard</name>
    <message>
        <source>Bits leaderboard</source>
        <translation>Classement des Bits</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Earlier period</source>
        <translation>Période précédente</translation>
    </message>
    <message>
        <source>Later period</source>
        <translation>Période suivante</translation>
    </message>
    <message>
        <source>Counted in Pacific time.</source>
        <translation>Compté en heure du Pacifique.</translation>
    </message>
    <message>
        <source>You: rank %1 with %2 Bits</source>
        <translation>Vous&#xa0;: rang %1 avec %2 Bits</translation>
    </message>
    <message>
        <source>You have not cheered in this period.</source>
        <translation>Vous n’avez pas envoyé de cheer pendant cette période.</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Impossible d’actualiser. %1</translation>
    </message>
    <message>
        <source>Since the channel began</source>
        <translation>Depuis le début de la chaîne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Your time: %1 to %2</source>
        <translation>Votre heure&#xa0;: %1 à %2</translation>
    </message>
    <message>
        <source>your clock shows the same time</source>
        <translation>votre horloge affiche la même heure</translation>
    </message>
    <message>
        <source>%1 behind your clock</source>
        <translation>%1 de retard sur votre horloge</translation>
    </message>
    <message>
        <source>%1 ahead of your clock</source>
        <translation>%1 d’avance sur votre horloge</translation>
    </message>
    <message>
        <source>Pacific time</source>
        <translation>Heure du Pacifique</translation>
    </message>
    <message>
        <source>Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation>Les jours vont de minuit à minuit en heure du Pacifique (%1 au début de cette période) et les semaines commencent le lundi. L’heure d’été commence le deuxième dimanche de mars et se termine le premier dimanche de novembre&#xa0;: ces jours comptent 23 et 25 heures.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who cheered.</source>
        <translation>Sidestage a besoin de l’autorisation de voir qui a envoyé des cheers.</translation>
    </message>
    <message>
        <source>Could not load the leaderboard. %1</source>
        <translation>Impossible de charger le classement. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation>Personne n’a envoyé de cheer pendant cette période.</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format</comment>
        <translation>ddd d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::BlockedView</name>
    <message>
        <source>Search blocked users</source>
        <translation>Rechercher des utilisateurs bloqués</translation>
    </message>
    <message>
        <source>Copy the blocked user’s name</source>
        <translation>Copier le nom de l’utilisateur bloqué</translation>
    </message>
    <message>
        <source>Unblock the user</source>
        <translation>Débloquer l’utilisateur</translation>
    </message>
</context>
<context>
    <name>Sidestage::BoardModel</name>
    <message>
        <source>Rank %1, %2, %3 Bits</source>
        <translation>Rang %1, %2, %3 Bits</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
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
        <translation>Coupures</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>Liste à afficher</translation>
    </message>
    <message>
        <source>Ad breaks, newest first</source>
        <translation>Coupures pub, plus récentes en premier</translation>
    </message>
    <message>
        <source>Totals per show, newest first</source>
        <translation>Totaux par émission, plus récentes en premier</translation>
    </message>
    <message>
        <source>No ad breaks yet. They are listed here as they happen.</source>
        <translation>Aucune coupure pub pour l’instant. Elles sont listées ici au fur et à mesure.</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Émissions</translation>
    </message>
    <message numerus="yes">
        <source>%Ln total</source>
        <translation>
            <numerusform>%Ln au total</numerusform>
            <numerusform>%Ln au total</numerusform>
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
            <numerusform>%Ln dans ce stream</numerusform>
            <numerusform>%Ln dans ce stream</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Waiting for your browser</source>
        <translation>En attente de votre navigateur</translation>
    </message>
    <message>
        <source>A sign-in through the browser cannot be renewed. When it expires after a few weeks, sign in again.</source>
        <translation>Une connexion par le navigateur ne peut pas être renouvelée. Quand elle expire après quelques semaines, reconnectez-vous.</translation>
    </message>
    <message>
        <source>Continue in your browser</source>
        <translation>Continuer dans votre navigateur</translation>
    </message>
    <message>
        <source>For another browser on this computer. Valid for this sign-in only.</source>
        <translation>Pour un autre navigateur sur cet ordinateur. Valable pour cette connexion uniquement.</translation>
    </message>
    <message>
        <source>Your browser opens the service’s page, where you may already be signed in. After you approve, it returns to %1 on this computer, where Sidestage is waiting.</source>
        <translation>Votre navigateur ouvre la page du service, où vous êtes peut-être déjà connecté. Après votre accord, il revient à %1 sur cet ordinateur, où Sidestage attend.</translation>
    </message>
    <message>
        <source>Open browser</source>
        <translation>Ouvrir le navigateur</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Ouvrir de nouveau</translation>
    </message>
    <message>
        <source>Approve access in your browser. This window then continues.</source>
        <translation>Acceptez l’accès dans votre navigateur. Cette fenêtre continue ensuite.</translation>
    </message>
    <message>
        <source>Could not open the browser. Copy the address and paste it into a browser on this computer.</source>
        <translation>Impossible d’ouvrir le navigateur. Copiez l’adresse et collez-la dans un navigateur sur cet ordinateur.</translation>
    </message>
    <message>
        <source>A response to another sign-in arrived and was not used. Still waiting.</source>
        <translation>Une réponse à une autre connexion est arrivée et n’a pas été utilisée. L’attente continue.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message>
        <source>Edit rewards</source>
        <translation>Modifier les récompenses</translation>
    </message>
    <message numerus="yes">
        <source>Edit %Ln rewards</source>
        <translation>
            <numerusform>Modifier %Ln récompense</numerusform>
            <numerusform>Modifier %Ln récompenses</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Définir %1</translation>
    </message>
    <message>
        <source>Fields that are not ticked stay unchanged.</source>
        <translation>Les champs non cochés restent inchangés.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln</source>
        <translation>
            <numerusform>Modifier %Ln</numerusform>
            <numerusform>Modifier %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDelegate</name>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDetails</name>
    <message>
        <source>Copy as curl</source>
        <translation>Copier comme curl</translation>
    </message>
    <message>
        <source>Parts of the call</source>
        <translation>Parties de l’appel</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Choose a call to see what was sent and answered.</source>
        <translation>Choisissez un appel pour voir ce qui a été envoyé et répondu.</translation>
    </message>
    <message>
        <source>Secrets are never kept.</source>
        <translation>Les secrets ne sont jamais conservés.</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>a page</comment>
        <translation>par %1</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Aucune réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>Le service indique&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Copy event</source>
        <translation>Copier l’événement</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>En-têtes</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Aucun corps</translation>
    </message>
    <message>
        <source>Body: too large, %1</source>
        <comment>a size</comment>
        <translation>Corps&#xa0;: trop volumineux, %1</translation>
    </message>
    <message>
        <source>Body, %1</source>
        <comment>a size</comment>
        <translation>Corps, %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>Budget restant</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Au total</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Then waited</source>
        <translation>Attente ensuite</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a duration; why</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <comment>a number</comment>
        <translation>Tentative %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallLogPage</name>
    <message numerus="yes">
        <source>%n new errors</source>
        <translation>
            <numerusform>%n nouvelle erreur</numerusform>
            <numerusform>%n nouvelles erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Journal des appels</translation>
    </message>
    <message>
        <source>Search path or answer</source>
        <translation>Rechercher un chemin ou une réponse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Écritures</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Calls, newest first</source>
        <translation>Appels, plus récents en premier</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>Exporter en HAR…</translation>
    </message>
    <message>
        <source>Search calls</source>
        <translation>Rechercher des appels</translation>
    </message>
    <message>
        <source>Copy as curl, without secrets</source>
        <translation>Copier comme curl, sans secrets</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Follow the newest calls</source>
        <translation>Suivre les appels les plus récents</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls until %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln appel jusqu’à %1</numerusform>
            <numerusform>%Ln appels jusqu’à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls since %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln appel depuis %1</numerusform>
            <numerusform>%Ln appels depuis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for %1 h, %2</source>
        <comment>hours; memory</comment>
        <translation>Conservés %1&#xa0;h, %2</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <comment>a number</comment>
        <translation>Erreurs %1</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La liste est vide.</translation>
    </message>
    <message>
        <source>No matching calls.</source>
        <translation>Aucun appel correspondant.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>The call log is paused.</source>
        <translation>Le journal des appels est en pause.</translation>
    </message>
    <message>
        <source>No calls yet.</source>
        <translation>Aucun appel pour l’instant.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Live tail, %1 a minute</source>
        <comment>a number</comment>
        <translation>Suivi en direct, %1 par minute</translation>
    </message>
    <message>
        <source>Event copied</source>
        <translation>Événement copié</translation>
    </message>
    <message>
        <source>Copied as curl, without secrets</source>
        <translation>Copié comme curl, sans secrets</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls removed</source>
        <translation>
            <numerusform>%Ln appel retiré</numerusform>
            <numerusform>%Ln appels retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the calls</source>
        <translation>Exporter les appels</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <comment>a date</comment>
        <translation>Appels %1</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Archive HTTP (*.har)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls saved to %1.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln appel enregistré dans %1.</numerusform>
            <numerusform>%Ln appels enregistrés dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallTexts</name>
    <message>
        <source>Received</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Trop nombreux</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Aucune réponse</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an HTTP status; what it means</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause before it is tried again</source>
        <translation>Pause avant une nouvelle tentative</translation>
    </message>
    <message>
        <source>The rate limit was reached</source>
        <translation>La limite de requêtes était atteinte</translation>
    </message>
    <message>
        <source>The sign-in was renewed</source>
        <translation>La connexion a été renouvelée</translation>
    </message>
    <message>
        <source>Event %1, %2</source>
        <comment>a type; a time</comment>
        <translation>Événement %1, %2</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, %5</source>
        <comment>a method; a path; a status; a duration; a time</comment>
        <translation>%1 %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1, asked by %2</source>
        <comment>a call; a page</comment>
        <translation>%1, demandé par %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Point d’accès</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Requests left of the rate limit</source>
        <translation>Requêtes restantes de la limite</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Demandé par</translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation>Site web</translation>
    </message>
    <message>
        <source>Charity website</source>
        <translation>Site web de l’association</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>Logo de %1</translation>
    </message>
    <message>
        <source>Could not load the logo of %1.</source>
        <translation>Impossible de charger le logo de %1.</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>aucun objectif défini</translation>
    </message>
    <message>
        <source>Could not open the website: %1</source>
        <translation>Impossible d’ouvrir le site web&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CardBoard</name>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 est masquée</translation>
    </message>
    <message>
        <source>%1 is shown</source>
        <translation>%1 est affichée</translation>
    </message>
    <message>
        <source>%1 is wide</source>
        <translation>%1 est large</translation>
    </message>
    <message>
        <source>%1 is narrow</source>
        <translation>%1 est étroite</translation>
    </message>
    <message>
        <source>Card layout reset</source>
        <translation>Disposition des cartes réinitialisée</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, position %2 sur %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation>Prochaine pub</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caritatif</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Redemptions waiting</source>
        <translation>Échanges en attente</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Modes de chat</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Sondage</translation>
    </message>
    <message>
        <source>Hype train</source>
        <translation>Train de la hype</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Chat en direct</translation>
    </message>
    <message>
        <source>Moderation waiting</source>
        <translation>Modération en attente</translation>
    </message>
    <message>
        <source>None scheduled</source>
        <translation>Aucune prévue</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>redemptions</comment>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
</context>
<context>
    <name>Sidestage::CategorySearch</name>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Aucune catégorie</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesBar</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>To send: %1</source>
        <translation>À envoyer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message>
        <source>Changes to send</source>
        <translation>Modifications à envoyer</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>pas encore envoyé</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>%L1 of %L2 fields</source>
        <translation>%L1 champs sur %L2</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>envoi…</translation>
    </message>
    <message numerus="yes">
        <source>Send %n change(s)</source>
        <translation>
            <numerusform>Envoyer %n modification</numerusform>
            <numerusform>Envoyer %n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>brouillon non enregistré</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>brouillon enregistré</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Modifié ailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>ajouté&#xa0;: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>order changed</source>
        <translation>ordre modifié</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Not sent: the channel was changed elsewhere. Compare the changes on the Channel page.</source>
        <translation>Non envoyé&#xa0;: la chaîne a été modifiée ailleurs. Comparez les modifications sur la page Chaîne.</translation>
    </message>
    <message>
        <source>Edit channel</source>
        <translation>Modifier la chaîne</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Sidestage can view but not change your channel.</source>
        <translation>Sidestage peut voir votre chaîne, mais pas la modifier.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Modifier la chaîne</translation>
    </message>
    <message>
        <source>Changing title, category and other details requires permission to manage your broadcast, which was not granted.</source>
        <translation>Modifier le titre, la catégorie et d’autres informations nécessite l’autorisation de gérer votre diffusion, qui n’a pas été accordée.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Aucun titre</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Aucune catégorie</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>Étiquettes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed %1 by you</source>
        <translation>Modifié %1 par vous</translation>
    </message>
    <message>
        <source>Changed %1 elsewhere</source>
        <translation>Modifié %1 ailleurs</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>%n modification pas encore envoyée.</numerusform>
            <numerusform>%n modifications pas encore envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Presets, %1 in use</source>
        <translation>Préréglages, %1 utilisé</translation>
    </message>
    <message>
        <source>No presets yet</source>
        <translation>Aucun préréglage</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Gérer les préréglages…</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>La chaîne correspond déjà au préréglage %1.</translation>
    </message>
    <message>
        <source>%1 was added to your unsent changes. Review and send them together.</source>
        <translation>%1 a été ajouté à vos modifications non envoyées. Vérifiez-les et envoyez-les ensemble.</translation>
    </message>
    <message>
        <source>Not sent. %1 Your changes are still on the Channel page.</source>
        <translation>Non envoyé. %1 Vos modifications sont toujours sur la page Chaîne.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Rien à envoyer&#xa0;: la chaîne est déjà à jour.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 envoyé</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelChooser</name>
    <message>
        <source>Channels</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 a été ajoutée.</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>Rechercher des chaînes</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Channels to show</source>
        <translation>Chaînes à afficher</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show none</source>
        <translation>Tout masquer</translation>
    </message>
    <message>
        <source>Account to use</source>
        <translation>Compte à utiliser</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Vérifier mon rôle</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Channel name or address</source>
        <translation>Nom ou adresse de la chaîne</translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation>Ajouter une chaîne</translation>
    </message>
    <message>
        <source>Account for the new channel</source>
        <translation>Compte pour la nouvelle chaîne</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Sidestage needs permission to list the channels moderated by %1.</source>
        <translation>Sidestage a besoin d’une autorisation pour lister les chaînes modérées par %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Role ended</source>
        <translation>Rôle terminé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>%1, %2, account: %3</source>
        <comment>a channel, the role there, an account</comment>
        <translation>%1, %2, compte&#xa0;: %3</translation>
    </message>
    <message>
        <source>Account for %1</source>
        <translation>Compte pour %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 affichées sur %2</translation>
    </message>
    <message>
        <source>Enter a channel name or address.</source>
        <translation>Saisissez le nom ou l’adresse d’une chaîne.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCombo</name>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>This account cannot change the channel.</source>
        <translation>Ce compte ne peut pas modifier la chaîne.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>Changing the channel requires the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation>Modifier la chaîne nécessite l’autorisation channel:manage:broadcast, qui n’a pas été accordée à la connexion.</translation>
    </message>
    <message>
        <source>How often you can change this is limited.</source>
        <translation>La fréquence de cette modification est limitée.</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Éditeurs</translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation>Catégorie favorite</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter un tag</translation>
    </message>
    <message>
        <source>“%1” was not added: use only letters and digits, without spaces or symbols.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été ajouté&#xa0;: utilisez uniquement des lettres et des chiffres, sans espaces ni symboles.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» n’a pas été ajouté&#xa0;: %n caractère au plus.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» n’a pas été ajouté&#xa0;: %n caractères au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Games rated Mature are labelled automatically.</source>
        <translation>Les jeux classés Mature sont étiquetés automatiquement.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Jusqu’à %n seconde.</numerusform>
            <numerusform>Jusqu’à %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation>Seuls les partenaires peuvent différer un stream.</translation>
    </message>
    <message>
        <source>Partners only</source>
        <translation>Partenaires uniquement</translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>Seuls les partenaires peuvent différer leur stream, de %n seconde au plus.</numerusform>
            <numerusform>Seuls les partenaires peuvent différer leur stream, de %n secondes au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation>Les éditeurs ne sont pas affichés.</translation>
    </message>
    <message>
        <source>Showing the editors requires the permission channel:read:editors.</source>
        <translation>L’affichage des éditeurs nécessite l’autorisation channel:read:editors.</translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation>Éditeur depuis %1</translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation>Non actualisé. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n personne peut modifier cette chaîne</numerusform>
            <numerusform>%n personnes peuvent modifier cette chaîne</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Recharger les éditeurs</translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation>%L1 sur %L2. Lettres et chiffres uniquement, %L3 au plus chacun.</translation>
    </message>
    <message>
        <source>Remove from favourite categories</source>
        <translation>Retirer des catégories favorites</translation>
    </message>
    <message>
        <source>Add to favourite categories</source>
        <translation>Ajouter aux catégories favorites</translation>
    </message>
    <message>
        <source>Type part of the name.</source>
        <translation>Saisissez une partie du nom.</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>Récemment&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 non envoyé. %2 Votre modification est toujours là.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>Nothing was sent because the channel may have changed in the meantime.</source>
        <translation>Rien n’a été envoyé, car la chaîne a pu changer entre-temps.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 n’a pas accordé l’autorisation de modifier les modes de chat.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to view Shield Mode.</source>
        <translation>%1 n’a pas accordé l’autorisation de voir le mode Bouclier.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 n’a pas accordé l’autorisation de modifier le mode Bouclier.</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 est déconnecté.</translation>
    </message>
    <message>
        <source>The change was accepted, but the channel now has a different setting.</source>
        <translation>La modification a été acceptée, mais la chaîne a maintenant un autre réglage.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelPage</name>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Envoyer les modifications</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Enregistrer comme préréglage…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Compare changes…</source>
        <translation>Comparer les modifications…</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Brouillon non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Brouillon enregistré %1</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>%n modification abandonnée</numerusform>
            <numerusform>%n modifications abandonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>Rien n’a été envoyé. %1 Vos modifications sont toujours là.</translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation>%1 Vos modifications sont toujours là et peuvent être renvoyées.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Rien à envoyer&#xa0;: la chaîne est déjà à jour.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 envoyé</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>La chaîne correspond déjà au préréglage %1.</translation>
    </message>
    <message>
        <source>%1 is in the form. Send to apply it.</source>
        <translation>%1 est dans le formulaire. Envoyez pour l’appliquer.</translation>
    </message>
    <message>
        <source>The previous values are in the form. Send to restore them.</source>
        <translation>Les valeurs précédentes sont dans le formulaire. Envoyez pour les rétablir.</translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation>Préréglage «&#xa0;%1&#xa0;» supprimé</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelsDialog</name>
    <message>
        <source>Copy to other channels</source>
        <translation>Copier vers d’autres chaînes</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>You do not moderate any other channel.</source>
        <translation>Vous ne modérez aucune autre chaîne.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityAlerts</name>
    <message>
        <source>%1 reached</source>
        <translation>%1 atteint</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>viewer, amount</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>New donation</source>
        <translation>Nouveau don</translation>
    </message>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>%n nouveau don</numerusform>
            <numerusform>%n nouveaux dons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityCard</name>
    <message>
        <source>Charity</source>
        <translation>Caritatif</translation>
    </message>
    <message>
        <source>Open the Charity page</source>
        <translation>Ouvrir la page Caritatif</translation>
    </message>
    <message>
        <source>Charity campaigns are not available.</source>
        <translation>Les campagnes caritatives ne sont pas disponibles.</translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation>Campagnes caritatives</translation>
    </message>
    <message>
        <source>Requires permission to read charity campaigns and donations.</source>
        <translation>Nécessite l’autorisation de lire les campagnes caritatives et les dons.</translation>
    </message>
    <message>
        <source>Only partners and affiliates can have charity campaigns.</source>
        <translation>Seuls les partenaires et les affiliés peuvent avoir des campagnes caritatives.</translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation>Aucune campagne en cours.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>aucun objectif défini</translation>
    </message>
    <message>
        <source>goal %1</source>
        <comment>about a time</comment>
        <translation>objectif %1</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>objectif atteint</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1</source>
        <translation>Dernier don&#xa0;: %2 de %1</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation>Dernier don&#xa0;: %2 de %1, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are available only to partners and affiliates.</source>
        <translation>Les campagnes caritatives sont réservées aux partenaires et aux affiliés.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see charity campaigns.</source>
        <translation>Sidestage a besoin de l’autorisation de voir les campagnes caritatives.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message>
        <source>Charity</source>
        <translation>Caritatif</translation>
    </message>
    <message>
        <source>No campaign is running. Past campaigns are in the ledger below.</source>
        <translation>Aucune campagne en cours. Les campagnes passées se trouvent dans le registre ci-dessous.</translation>
    </message>
    <message>
        <source>Export ledger…</source>
        <translation>Exporter le registre…</translation>
    </message>
    <message>
        <source>Overlay files…</source>
        <translation>Fichiers d’incrustation…</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Sons…</translation>
    </message>
    <message>
        <source>Search donations</source>
        <translation>Rechercher des dons</translation>
    </message>
    <message>
        <source>Donations and ledger</source>
        <translation>Dons et registre</translation>
    </message>
    <message>
        <source>Add milestone…</source>
        <translation>Ajouter un palier…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Could not load the campaign. %1</source>
        <translation>Impossible de charger la campagne. %1</translation>
    </message>
    <message>
        <source>No campaign is running. Start one on the service’s website; it appears here automatically.</source>
        <translation>Aucune campagne en cours. Lancez-en une sur le site web du service&#x202f;; elle apparaît ici automatiquement.</translation>
    </message>
    <message>
        <source>The ledger is not saved: %1</source>
        <translation>Le registre n’est pas enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export ledger</source>
        <translation>Exporter le registre</translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation>dons %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln don enregistré dans %1.</numerusform>
            <numerusform>%Ln dons enregistrés dans %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
    <message>
        <source>Chart type</source>
        <translation>Type de graphique</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Save the chart or its figures…</source>
        <translation>Enregistrer le graphique ou ses valeurs…</translation>
    </message>
    <message>
        <source>Chart figures</source>
        <translation>Valeurs du graphique</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Toutes les extensions</translation>
    </message>
    <message>
        <source>%1, by day</source>
        <translation>%1, par jour</translation>
    </message>
    <message>
        <source>%1, by week</source>
        <translation>%1, par semaine</translation>
    </message>
    <message>
        <source>%1, by 30 days</source>
        <translation>%1, par 30 jours</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>two scales</source>
        <translation>deux échelles</translation>
    </message>
    <message>
        <source>Figures of very different size use separate scales, left and right.</source>
        <translation>Les valeurs de tailles très différentes ont des échelles séparées, à gauche et à droite.</translation>
    </message>
    <message>
        <source>Loading saved reports…</source>
        <translation>Chargement des rapports enregistrés…</translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation>Rien de sélectionné. Cochez une valeur pour la voir.</translation>
    </message>
    <message>
        <source>No reports saved, and Sidestage needs permission to download them.</source>
        <translation>Aucun rapport enregistré, et Sidestage a besoin de l’autorisation de les télécharger.</translation>
    </message>
    <message>
        <source>No reports yet. They are downloaded once a day.</source>
        <translation>Aucun rapport pour l’instant. Ils sont téléchargés une fois par jour.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
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
        <translation>Jour</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Graphique&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. The left and right arrow keys move by a day; the table shows the same figures.</source>
        <translation>%1. Les flèches gauche et droite avancent d’un jour&#x202f;; le tableau affiche les mêmes valeurs.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Not signed in.</source>
        <translation>Non connecté.</translation>
    </message>
    <message>
        <source>There is no channel named “%1”.</source>
        <translation>Il n’y a pas de chaîne nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator of this channel.</source>
        <translation>%1 n’est plus modérateur de cette chaîne.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>%n chaîne verrouillée</numerusform>
            <numerusform>%n chaînes verrouillées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name of a channel, its title</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>Verrouiller ou rétablir le chat…</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Chat sections</source>
        <translation>Sections du chat</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Emotes and badges</source>
        <translation>Emotes et badges</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatTexts</name>
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>%Ln caractère de trop. Raccourcissez le texte pour l’envoyer&#x202f;; la fin serait coupée.</numerusform>
            <numerusform>%Ln caractères de trop. Raccourcissez le texte pour l’envoyer&#x202f;; la fin serait coupée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}. Available: %2.</source>
        <translation>Variable inconnue {%1}. Disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>{%1} is not available in %2 right now.</source>
        <translation>{%1} n’est pas disponible sur %2 pour le moment.</translation>
    </message>
    <message>
        <source>Too long for %1 once the placeholders are filled in. Shorten the text to send it.</source>
        <translation>Trop long pour %1 une fois les variables remplies. Raccourcissez le texte pour l’envoyer.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Saisissez un texte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: unknown whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1&#xa0;: on ignore si l’annonce a eu lieu. %2</translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1&#xa0;: non annoncé. %2</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation>Annoncer de nouveau sur %1</translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation>L’annonce pourrait paraître deux fois.</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Followers uniquement</translation>
    </message>
    <message>
        <source>followers only</source>
        <translation>le mode Followers uniquement</translation>
    </message>
    <message>
        <source>minimum follow time</source>
        <translation>durée minimale de suivi</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Mode lent</translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation>le mode lent</translation>
    </message>
    <message>
        <source>between messages</source>
        <translation>entre les messages</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Abonnés uniquement</translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation>le mode Abonnés uniquement</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Emotes uniquement</translation>
    </message>
    <message>
        <source>emote only</source>
        <translation>le mode Emotes uniquement</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Messages uniques</translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation>le mode Messages uniques</translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation>sans répétition</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Délai de chat</translation>
    </message>
    <message>
        <source>the chat delay</source>
        <translation>le délai de chat</translation>
    </message>
    <message>
        <source>for non-moderators</source>
        <translation>pour les non-modérateurs</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Modérateur</translation>
    </message>
    <message>
        <source>Added by name</source>
        <translation>Ajoutée par nom</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Before a change</source>
        <translation>Avant une modification</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Before a preset</source>
        <translation>Avant un préréglage</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Préréglage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restauration</translation>
    </message>
    <message>
        <source>Before restoring</source>
        <translation>Avant la restauration</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Restauration «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation>Verrouillage</translation>
    </message>
    <message>
        <source>Before lockdown</source>
        <translation>Avant le verrouillage</translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation>Fin du verrouillage</translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation>Avant la fin du verrouillage</translation>
    </message>
    <message>
        <source>Timed mode</source>
        <translation>Mode temporaire</translation>
    </message>
    <message>
        <source>Before a timed mode</source>
        <translation>Avant un mode temporaire</translation>
    </message>
    <message>
        <source>End of a timed mode</source>
        <translation>Fin d’un mode temporaire</translation>
    </message>
    <message>
        <source>Before the end of a timed mode</source>
        <translation>Avant la fin d’un mode temporaire</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 d %2 h %3 min</source>
        <translation>%1 j %2&#xa0;h %3&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 s.</source>
        <translation>De %1 à %2&#xa0;s.</translation>
    </message>
    <message>
        <source>%1 or %2 s.</source>
        <translation>%1 ou %2&#xa0;s.</translation>
    </message>
    <message>
        <source>Must have followed for %1 to %2.</source>
        <translation>Suivi depuis au moins %1 à %2.</translation>
    </message>
    <message>
        <source>One message per viewer every %1 to %2 s.</source>
        <translation>Un message par spectateur toutes les %1 à %2&#xa0;s.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what a mode means, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>activé, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a mode and its value: Slow mode 30 s</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a mode, what it is, what it becomes</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Au moins %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Au plus %1.</translation>
    </message>
    <message>
        <source>Set by the lockdown until %1. Reverts to: %2.</source>
        <translation>Réglé par le verrouillage jusqu’à %1. Revient à&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Set by the lockdown. When it ends, reverts to: %1.</source>
        <translation>Réglé par le verrouillage. À sa fin, revient à&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Timed until %1. Reverts to: %2.</source>
        <translation>Temporaire jusqu’à %1. Revient à&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Until you end it. Reverts to: %1.</source>
        <translation>Jusqu’à ce que vous y mettiez fin. Revient à&#xa0;: %1.</translation>
    </message>
    <message>
        <source>set by lockdown</source>
        <translation>réglé par verrouillage</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>temporaire</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation>%1 a désactivé %2 sur %3, %4</translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation>%1 a réglé %2 à %5 sur %3, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation>%1 a activé %2 sur %3, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation>%1 a activé %2 sur %3 (%5), %4</translation>
    </message>
    <message>
        <source>%1 was not changed in %2. %3</source>
        <comment>a mode, a channel, the reason</comment>
        <translation>%1&#xa0;: non modifié sur %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>%n mode n’a pas été modifié sur %1. %2</numerusform>
            <numerusform>%n modes n’ont pas été modifiés sur %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Channel</source>
        <comment>the colour of the channel itself</comment>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWriter</name>
    <message>
        <source>Do not reply</source>
        <translation>Ne pas répondre</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>Écrire à</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Écrire un message</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a channel</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>Réponse à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Brouillon non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the length of a text; the longest length</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to write in chat.</source>
        <translation>Sidestage a besoin de l’autorisation d’écrire dans le chat.</translation>
    </message>
    <message>
        <source>No channel is chosen.</source>
        <translation>Aucune chaîne n’est choisie.</translation>
    </message>
    <message>
        <source>The last message is being sent.</source>
        <translation>Le dernier message est en cours d’envoi.</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Écrivez d’abord un message.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>500 caractères au plus.</translation>
    </message>
    <message>
        <source>It is not known whether the message was sent. %1</source>
        <translation>On ignore si le message a été envoyé. %1</translation>
    </message>
    <message>
        <source>The message was not sent. %1</source>
        <translation>Le message n’a pas été envoyé. %1</translation>
    </message>
    <message>
        <source>The chat has dropped it.</source>
        <translation>Le chat l’a rejeté.</translation>
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
        <translation>Modérateur</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Ici depuis</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>avant %1</translation>
    </message>
    <message>
        <source>here since %1</source>
        <translation>ici depuis %1</translation>
    </message>
    <message>
        <source>here since before %1</source>
        <translation>ici depuis avant %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CheckList</name>
    <message>
        <source>The service is fine.</source>
        <translation>Le service fonctionne bien.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message>
        <source>“%1” is already in the list.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>%n tag au plus. Retirez-le pour ajouter «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n tags au plus. Retirez-en un pour ajouter «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 retiré</translation>
    </message>
    <message>
        <source>%1, press Delete to remove</source>
        <translation>%1, appuyez sur Suppr pour retirer</translation>
    </message>
    <message>
        <source>%1, new, press Delete to remove</source>
        <translation>%1, nouveau, appuyez sur Suppr pour retirer</translation>
    </message>
    <message>
        <source>Contains %1.</source>
        <translation>Contient %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChoiceBars</name>
    <message>
        <source>%1 %</source>
        <comment>a share in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a choice, its votes, its share</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, gagnant</translation>
    </message>
</context>
<context>
    <name>Sidestage::Client</name>
    <message>
        <source>Only an extension can send this request, with a token that it has signed itself. Nothing was sent.</source>
        <translation>Seule une extension peut envoyer cette requête, avec un jeton qu’elle a signé elle-même. Rien n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsCard</name>
    <message>
        <source>Could not open a browser. The link is %1</source>
        <translation>Impossible d’ouvrir un navigateur. Le lien est %1</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>No permission to make clips.</source>
        <translation>Pas d’autorisation de créer des clips.</translation>
    </message>
    <message>
        <source>No clips of this stream yet.</source>
        <translation>Aucun clip de ce stream pour l’instant.</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>Tous les clips</translation>
    </message>
    <message>
        <source>Without permission to make clips, Sidestage only shows those of others.</source>
        <translation>Sans l’autorisation de créer des clips, Sidestage n’affiche que ceux des autres.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this stream</source>
        <translation>
            <numerusform>%Ln de ce stream</numerusform>
            <numerusform>%Ln de ce stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>encore %Ln</numerusform>
            <numerusform>encore %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1 · %2</source>
        <comment>who made a clip; number of views</comment>
        <translation>par %1 · %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message numerus="yes">
        <source>%Ln views</source>
        <translation>
            <numerusform>%Ln vue</numerusform>
            <numerusform>%Ln vues</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Actions pour %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>New clip</source>
        <translation>Nouveau clip</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>asked %1, up to %2</source>
        <comment>4 s ago; 15 s</comment>
        <translation>demandé %1, jusqu’à %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsView</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Clips of the channel</source>
        <translation>Clips de la chaîne</translation>
    </message>
    <message>
        <source>The channel has no clips yet.</source>
        <translation>La chaîne n’a pas encore de clips.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CodeLabel</name>
    <message>
        <source>Code: %1</source>
        <translation>Code&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CollectionFrame</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Ce nom est déjà utilisé.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimé.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Announcement colour</source>
        <translation>Couleur de l’annonce</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColourField</name>
    <message>
        <source>Pick a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>Autre couleur…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>No matching result.</source>
        <translation>Aucun résultat correspondant.</translation>
    </message>
    <message>
        <source>Change key…</source>
        <translation>Changer la touche…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation>Communauté</translation>
    </message>
    <message>
        <source>Community section</source>
        <translation>Section de la communauté</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Follows</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>Dans le chat</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Abonnés</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqués</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extension</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityTexts</name>
    <message>
        <source>d MMM</source>
        <comment>A day of this year, as QLocale writes dates</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>A day of another year, as QLocale writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Shows connection details</source>
        <translation>Affiche les détails de la connexion</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Réessayer maintenant</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Personne n’est connecté.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Réessayer maintenant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>En attente du trousseau</translation>
    </message>
    <message>
        <source>No sign-in</source>
        <translation>Aucune connexion</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Déconnecté</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Partly unavailable</source>
        <translation>Partiellement indisponible</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>À l’instant</translation>
    </message>
    <message>
        <source>Next attempt in %1</source>
        <translation>Prochaine tentative dans %1</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Reconnexion…</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Événements en direct</translation>
    </message>
    <message>
        <source>API budget</source>
        <translation>Budget API</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Requests this account can still send before it has to wait.</source>
        <translation>Requêtes que ce compte peut encore envoyer avant de devoir attendre.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Échec d’accès au trousseau</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>Impossible de lire votre connexion dans le trousseau. Réessayez et déverrouillez le trousseau, ou reconnectez-vous&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>No longer valid</source>
        <translation>N’est plus valide</translation>
    </message>
    <message>
        <source>This sign-in is no longer valid. Sign in again to continue. Nothing was lost.</source>
        <translation>Cette connexion n’est plus valide. Reconnectez-vous pour continuer. Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation>Non renouvelé</translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation>Renouvellement du jeton dans</translation>
    </message>
    <message>
        <source>Sign-in ends in</source>
        <translation>Fin de la connexion dans</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>On the next request</source>
        <translation>À la prochaine requête</translation>
    </message>
    <message>
        <source>Unsent decisions</source>
        <translation>Décisions non envoyées</translation>
    </message>
    <message>
        <source>Saved on disk. They are sent when the undo time is over or the connection is back.</source>
        <translation>Enregistrées sur le disque. Elles sont envoyées une fois le délai d’annulation écoulé ou la connexion rétablie.</translation>
    </message>
    <message>
        <source>All good</source>
        <translation>Tout va bien</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Reconnexion</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionTexts</name>
    <message>
        <source>Service: %1</source>
        <translation>Service&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last response: %1</source>
        <translation>Dernière réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last attempt failed: %1</source>
        <translation>Échec de la dernière tentative&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>%n tentative depuis</numerusform>
            <numerusform>%n tentatives depuis</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget: %1 of %2 left</source>
        <translation>Budget API&#xa0;: encore %1 sur %2</translation>
    </message>
    <message>
        <source>Rate limit reached. Calls wait until the service accepts them again.</source>
        <translation>Limite de requêtes atteinte. Les appels attendent que le service les accepte de nouveau.</translation>
    </message>
    <message>
        <source>Moderator actions</source>
        <translation>Actions des modérateurs</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Modes de chat</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>Mode Bouclier</translation>
    </message>
    <message>
        <source>Shoutouts</source>
        <translation>Shoutouts</translation>
    </message>
    <message>
        <source>Shared chats</source>
        <translation>Chats partagés</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Pubs</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Dons</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Title and category</source>
        <translation>Titre et catégorie</translation>
    </message>
    <message>
        <source>Stream start and end</source>
        <translation>Début et fin du stream</translation>
    </message>
    <message>
        <source>%1: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1&#xa0;: pas d’événements en direct, vérifié périodiquement.</translation>
    </message>
    <message>
        <source>%1 in the channel of %2: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1 sur la chaîne de %2&#xa0;: pas d’événements en direct, vérifié périodiquement.</translation>
    </message>
    <message>
        <source>The service ended the subscription: “%1”</source>
        <translation>Le service a mis fin à l’abonnement&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Last message from the service: %1</source>
        <translation>Dernier message du service&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n abonnement</numerusform>
            <numerusform>%n abonnements</numerusform>
        </translation>
    </message>
    <message>
        <source>No live events: polling every %1 s</source>
        <translation>Pas d’événements en direct&#xa0;: interrogation toutes les %1&#xa0;s</translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation>Événements en direct&#xa0;: en attente du trousseau</translation>
    </message>
    <message>
        <source>Live events: sign-in not readable from keychain</source>
        <translation>Événements en direct&#xa0;: connexion illisible dans le trousseau</translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation>Événements en direct&#xa0;: déconnecté</translation>
    </message>
    <message>
        <source>Live events: not subscribed yet</source>
        <translation>Événements en direct&#xa0;: pas encore abonné</translation>
    </message>
    <message>
        <source>Live events: connecting…</source>
        <translation>Événements en direct&#xa0;: connexion…</translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation>Événements en direct&#xa0;: abonnement…</translation>
    </message>
    <message>
        <source>Live events connected</source>
        <translation>Événements en direct connectés</translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>Événements en direct connectés, %n refusé</numerusform>
            <numerusform>Événements en direct connectés, %n refusés</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed changes are found within %1.</source>
        <translation>Les changements manqués sont retrouvés dans un délai de %1.</translation>
    </message>
    <message>
        <source>Live events: reconnecting, next attempt at %1</source>
        <translation>Événements en direct&#xa0;: reconnexion, prochaine tentative à %1</translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation>Événements en direct&#xa0;: reconnexion…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>En attente du trousseau</translation>
    </message>
    <message>
        <source>Sign-in not readable from keychain</source>
        <translation>Connexion illisible dans le trousseau</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Connected · updated %1</source>
        <translation>Connecté · mis à jour %1</translation>
    </message>
    <message>
        <source>Reconnecting, attempt %1</source>
        <translation>Reconnexion, tentative %1</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Hors ligne depuis %1</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Déconnecté</translation>
    </message>
</context>
<context>
    <name>Sidestage::DataCard</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Could not open a file manager.</source>
        <translation>Impossible d’ouvrir un gestionnaire de fichiers.</translation>
    </message>
    <message>
        <source>Accounts, drafts, presets, library</source>
        <translation>Comptes, brouillons, préréglages, bibliothèque</translation>
    </message>
    <message>
        <source>Archive, ledger, reports, pending requests</source>
        <translation>Archive, registre, rapports, requêtes en attente</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Can be loaded again.</source>
        <translation>Peuvent être rechargées.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Replaced by the last restore</source>
        <translation>Remplacé par la dernière restauration</translation>
    </message>
    <message>
        <source>Back up everything to one file</source>
        <translation>Tout sauvegarder dans un seul fichier</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Replaces all present data, which is kept aside. Sidestage starts again.</source>
        <translation>Remplace toutes les données actuelles, qui sont mises de côté. Sidestage redémarre.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Delete all data</source>
        <translation>Supprimer toutes les données</translation>
    </message>
    <message>
        <source>Signs out everywhere and removes everything that Sidestage has stored on this computer.</source>
        <translation>Déconnecte partout et supprime tout ce que Sidestage a stocké sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Delete all data…</source>
        <translation>Supprimer toutes les données…</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>Back-ups of Sidestage (*.sidestage)</source>
        <translation>Sauvegardes de Sidestage (*.sidestage)</translation>
    </message>
    <message>
        <source>Everything is in %1. Keep it where only you can read it.</source>
        <translation>Tout se trouve dans %1. Conservez-le là où vous seul pouvez le lire.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Vérification de %1…</translation>
    </message>
    <message>
        <source>Nothing was restored. %1</source>
        <translation>Rien n’a été restauré. %1</translation>
    </message>
    <message>
        <source>Replace all present data?</source>
        <translation>Remplacer toutes les données actuelles&#x202f;?</translation>
    </message>
    <message>
        <source>The back-up is of %1, written by Sidestage %2, %3. The present data is moved to %4. Sidestage then starts again; you may have to sign in again.</source>
        <translation>La sauvegarde date du %1, écrite par Sidestage %2, %3. Les données actuelles sont déplacées vers %4. Sidestage redémarre ensuite&#x202f;; vous devrez peut-être vous reconnecter.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Restaurer et redémarrer</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Extraction…</translation>
    </message>
    <message>
        <source>Delete everything that Sidestage has stored?</source>
        <translation>Supprimer tout ce que Sidestage a stocké&#x202f;?</translation>
    </message>
    <message>
        <source>%1: accounts, drafts, presets, the reward library, the archive, the ledger, reports and settings. Pending decisions are not sent. This cannot be undone; a back-up can bring it back.</source>
        <translation>%1&#xa0;: comptes, brouillons, préréglages, bibliothèque de récompenses, archive, registre, rapports et paramètres. Les décisions en attente ne sont pas envoyées. Cette action est irréversible&#x202f;; seule une sauvegarde permet de tout retrouver.</translation>
    </message>
    <message>
        <source>Delete and restart</source>
        <translation>Supprimer et redémarrer</translation>
    </message>
    <message>
        <source>All accounts are signed out, but nothing else was deleted. %1</source>
        <translation>Tous les comptes sont déconnectés, mais rien d’autre n’a été supprimé. %1</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Déconnexion…</translation>
    </message>
    <message>
        <source>All databases and settings, also while Sidestage is running. Not part of it are the world of the sandbox, and sign-ins and client secrets, which stay in the system’s keychain.</source>
        <translation>Toutes les bases de données et tous les paramètres, même pendant que Sidestage fonctionne. N’en font pas partie le monde du bac à sable, ni les connexions et les secrets client, qui restent dans le trousseau du système.</translation>
    </message>
    <message>
        <source>Pending decisions are not sent.</source>
        <translation>Les décisions en attente ne sont pas envoyées.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Database</name>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 est endommagé.</translation>
    </message>
    <message>
        <source>%1 was written by another version of Sidestage.</source>
        <translation>%1 a été écrit par une autre version de Sidestage.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DayStrip</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionJobs</name>
    <message>
        <source>Waiting again</source>
        <translation>De nouveau en attente</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>%Ln est déjà envoyé et définitif. Les %1 autres seront de nouveau en attente.</numerusform>
            <numerusform>%Ln sont déjà envoyés et définitifs. Les %1 autres seront de nouveau en attente.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” of %2 was not fulfilled.</source>
        <comment>a reward; a viewer</comment>
        <translation>«&#x202f;%1&#x202f;» de %2 n’a pas été validée.</translation>
    </message>
    <message>
        <source>“%1” of %2 was not refunded.</source>
        <comment>a reward; a viewer</comment>
        <translation>«&#x202f;%1&#x202f;» de %2 n’a pas été remboursée.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionService</name>
    <message>
        <source>The service rejected the decision without giving a reason.</source>
        <translation>Le service a rejeté la décision sans donner de raison.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>Supprimer %Ln récompense&#x202f;?</numerusform>
            <numerusform>Supprimer %Ln récompenses&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>%Ln échange est en attente (%1).</numerusform>
            <numerusform>%Ln échanges sont en attente (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting a reward fulfils its waiting redemptions: no points are refunded, and this cannot be undone.</source>
        <translation>Supprimer une récompense valide ses échanges en attente&#xa0;: aucun point n’est remboursé, et cette action est irréversible.</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Rembourser d’abord %Ln</numerusform>
            <numerusform>Rembourser d’abord %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Valider d’abord %Ln</numerusform>
            <numerusform>Valider d’abord %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause instead</source>
        <translation>Mettre plutôt en pause</translation>
    </message>
    <message>
        <source>Viewers can no longer redeem a deleted reward. If you keep it in the library, you can create it again.</source>
        <translation>Les spectateurs ne peuvent plus échanger une récompense supprimée. Si vous la gardez dans la bibliothèque, vous pourrez la recréer.</translation>
    </message>
    <message>
        <source>Keep it in the library</source>
        <translation>La garder dans la bibliothèque</translation>
    </message>
    <message>
        <source>Keep them in the library</source>
        <translation>Les garder dans la bibliothèque</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message numerus="yes">
        <source>Pause %Ln</source>
        <translation>
            <numerusform>Mettre %Ln en pause</numerusform>
            <numerusform>Mettre %Ln en pause</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln and delete</source>
        <translation>
            <numerusform>Rembourser %Ln et supprimer</numerusform>
            <numerusform>Rembourser %Ln et supprimer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln and delete</source>
        <translation>
            <numerusform>Valider %Ln et supprimer</numerusform>
            <numerusform>Valider %Ln et supprimer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln</source>
        <translation>
            <numerusform>Supprimer %Ln</numerusform>
            <numerusform>Supprimer %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DescriptionCard</name>
    <message>
        <source>About the channel</source>
        <translation>À propos de la chaîne</translation>
    </message>
    <message>
        <source>Send description</source>
        <translation>Envoyer la description</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard the change of the description</source>
        <translation>Abandonner la modification de la description</translation>
    </message>
    <message>
        <source>Sign in again to see the description.</source>
        <translation>Reconnectez-vous pour voir la description.</translation>
    </message>
    <message>
        <source>No permission to change the description.</source>
        <translation>Pas d’autorisation de modifier la description.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>Changing the description requires the permission user:edit, which was not granted when you signed in.</source>
        <translation>Modifier la description nécessite l’autorisation user:edit, qui n’a pas été accordée à la connexion.</translation>
    </message>
    <message>
        <source>Description sent</source>
        <translation>Description envoyée</translation>
    </message>
    <message>
        <source>It is not known whether the description was changed. %1 Yours is still here.</source>
        <translation>On ignore si la description a été modifiée. %1 La vôtre est toujours là.</translation>
    </message>
    <message>
        <source>Description not sent. %1 Yours is still here.</source>
        <translation>Description non envoyée. %1 La vôtre est toujours là.</translation>
    </message>
    <message>
        <source>Discarded the change of the description</source>
        <translation>Modification de la description abandonnée</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: “%1”</source>
        <translation>Modifiée ailleurs entre-temps&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Brouillon non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the description.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier la description.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DesktopPresence</name>
    <message>
        <source>Snooze the next ad</source>
        <translation>Reporter la prochaine pub</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marquer ce moment</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Valider l’échange le plus ancien en attente</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Rembourser l’échange le plus ancien en attente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Verrouiller le chat sans demander</translation>
    </message>
    <message>
        <source>Show Sidestage</source>
        <translation>Afficher Sidestage</translation>
    </message>
    <message>
        <source>Use global shortcuts</source>
        <translation>Utiliser les raccourcis globaux</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Non effectué</translation>
    </message>
    <message>
        <source>Sidestage keeps running</source>
        <translation>Sidestage continue de fonctionner</translation>
    </message>
    <message>
        <source>Its icon in the tray shows the window again. To quit, use the menu of the icon. Settings decide what closing the window does.</source>
        <translation>Son icône dans la zone de notification affiche de nouveau la fenêtre. Pour quitter, utilisez le menu de l’icône. Les paramètres définissent l’effet de la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. Choose their keys in the settings of your desktop.</source>
        <translation>Les raccourcis globaux sont activés. Choisissez leurs touches dans les paramètres de votre bureau.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. %1</source>
        <translation>Les raccourcis globaux sont activés. %1</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Autres programmes</translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Waiting for your approval</source>
        <translation>En attente de votre accord</translation>
    </message>
    <message>
        <source>Enter this code on another device</source>
        <translation>Saisissez ce code sur un autre appareil</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Opens in the browser of this computer</source>
        <translation>S’ouvre dans le navigateur de cet ordinateur</translation>
    </message>
    <message>
        <source>Could not open the browser. Enter the address there yourself.</source>
        <translation>Impossible d’ouvrir le navigateur. Saisissez-y l’adresse vous-même.</translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and enter:</source>
        <translation>Ouvrez %1 là où vous êtes déjà connecté, et saisissez&#xa0;:</translation>
    </message>
    <message>
        <source>This code is not valid any more. If you denied access, get a new code.</source>
        <translation>Ce code n’est plus valide. Si vous avez refusé l’accès, demandez un nouveau code.</translation>
    </message>
    <message>
        <source>next check in %1</source>
        <translation>prochaine vérification dans %1</translation>
    </message>
    <message>
        <source>checking now</source>
        <translation>vérification en cours</translation>
    </message>
    <message>
        <source>Checked %1, %2.</source>
        <translation>Vérifié %1, %2.</translation>
    </message>
    <message>
        <source>Checks for your approval every few seconds.</source>
        <translation>Vérifie votre accord toutes les quelques secondes.</translation>
    </message>
    <message>
        <source>This code has ended</source>
        <translation>Ce code a pris fin</translation>
    </message>
    <message>
        <source>The code is not valid any more.</source>
        <translation>Le code n’est plus valide.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Diagnostics</name>
    <message>
        <source>Report for developers</source>
        <translation>Rapport pour les développeurs</translation>
    </message>
    <message>
        <source>Read the report before you pass it on.</source>
        <translation>Lisez le rapport avant de le transmettre.</translation>
    </message>
    <message>
        <source>It says which versions and settings you use, which permissions were granted, and what Sidestage has logged. Tokens, passwords and stream keys are left out. Sidestage sends it nowhere. You can change the text before you save it.</source>
        <translation>Il indique les versions et paramètres que vous utilisez, les autorisations accordées et ce que Sidestage a consigné. Les jetons, mots de passe et clés de stream en sont exclus. Sidestage ne l’envoie nulle part. Vous pouvez modifier le texte avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Enregistrer un rapport…</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. That run began at %1. A report for developers can help to find the cause.</source>
        <translation>Sidestage ne s’est pas fermé correctement la dernière fois. Cette exécution a commencé le %1. Un rapport pour les développeurs peut aider à trouver la cause.</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. A report for developers can help to find the cause.</source>
        <translation>Sidestage ne s’est pas fermé correctement la dernière fois. Un rapport pour les développeurs peut aider à trouver la cause.</translation>
    </message>
    <message>
        <source>Read the report…</source>
        <translation>Lire le rapport…</translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation>ajouté&#xa0;: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>retiré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DirectAction</name>
    <message>
        <source>Snoozing the next ad by 5 minutes.</source>
        <translation>Report de la prochaine pub de 5 minutes.</translation>
    </message>
    <message>
        <source>The length of an ad is a number of seconds from %1 to %2.</source>
        <translation>La durée d’une pub est un nombre de secondes de %1 à %2.</translation>
    </message>
    <message>
        <source>Running an ad of %1.</source>
        <translation>Lancement d’une pub de %1.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>Une note compte au plus %n caractère.</numerusform>
            <numerusform>Une note compte au plus %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking this moment.</source>
        <translation>Marquage de ce moment.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage a besoin de l’autorisation de décider des échanges.</translation>
    </message>
    <message>
        <source>No redemption is waiting.</source>
        <translation>Aucun échange en attente.</translation>
    </message>
    <message>
        <source>No redemption of “%1” is waiting.</source>
        <translation>Aucun échange de «&#xa0;%1&#xa0;» en attente.</translation>
    </message>
    <message>
        <source>Fulfilling “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>Validation de «&#xa0;%1&#xa0;» par %2.</translation>
    </message>
    <message>
        <source>Refunding “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>Remboursement de «&#xa0;%1&#xa0;» par %2.</translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n seconds. Until then it can be undone.</source>
        <translation>
            <numerusform>Envoi dans %n seconde. D’ici là, l’action peut être annulée.</numerusform>
            <numerusform>Envoi dans %n secondes. D’ici là, l’action peut être annulée.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no announcement template “%1”.</source>
        <translation>Il n’y a pas de modèle d’annonce «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is not among the channels of the page Chat.</source>
        <translation>%1 ne fait pas partie des chaînes de la page Chat.</translation>
    </message>
    <message>
        <source>No signed-in account may announce in %1.</source>
        <translation>Aucun compte connecté ne peut annoncer sur %1.</translation>
    </message>
    <message>
        <source>Announcing “%1” in %2.</source>
        <translation>Annonce de «&#xa0;%1&#xa0;» sur %2.</translation>
    </message>
    <message>
        <source>The only argument of this action is “now”.</source>
        <translation>Le seul argument de cette action est «&#xa0;now&#xa0;».</translation>
    </message>
    <message>
        <source>Chat is locked down already.</source>
        <translation>Le chat est déjà verrouillé.</translation>
    </message>
    <message>
        <source>No preset for lockdowns is set. Set one on the page Chat.</source>
        <translation>Aucun préréglage de verrouillage n’est défini. Définissez-en un sur la page Chat.</translation>
    </message>
    <message>
        <source>The page Chat shows no channel.</source>
        <translation>La page Chat n’affiche aucune chaîne.</translation>
    </message>
    <message>
        <source>The lockdown could not be saved to disk, so it was not started.</source>
        <translation>Le verrouillage n’a pas pu être enregistré sur le disque, il n’a donc pas été lancé.</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %n channels.</source>
        <translation>
            <numerusform>Verrouillage de %n chaîne.</numerusform>
            <numerusform>Verrouillage de %n chaînes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Reporter la prochaine pub</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Lancer une pub</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marquer ce moment</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Valider l’échange le plus ancien en attente</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Rembourser l’échange le plus ancien en attente</translation>
    </message>
    <message>
        <source>Announce a template in chat</source>
        <translation>Annoncer un modèle dans le chat</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Verrouiller le chat sans demander</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>compte supprimé</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>an amount, and others in other currencies</comment>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Dons</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>plus tôt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1, %2 en %n don</numerusform>
            <numerusform>%1, %2 en %n dons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>viewer, amount, time</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationsCard</name>
    <message>
        <source>Donations</source>
        <translation>Dons</translation>
    </message>
    <message>
        <source>Search donations by viewer or amount</source>
        <translation>Rechercher des dons par spectateur ou montant</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Sort donations</source>
        <translation>Trier les dons</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Plus récents</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Plus élevés</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>Par spectateur</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>plus récents en premier</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>plus élevés en premier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln spectateur</numerusform>
            <numerusform>%Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, order</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> · loading…</source>
        <translation> · chargement…</translation>
    </message>
    <message>
        <source>No matching donation for “%1”.</source>
        <translation>Aucun don correspondant à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>No donations yet. They appear here as they come in.</source>
        <translation>Aucun don pour l’instant. Ils apparaissent ici à mesure qu’ils arrivent.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation>Modifié ailleurs</translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you were editing it</source>
        <translation>La chaîne a été modifiée ailleurs pendant que vous l’éditiez</translation>
    </message>
    <message>
        <source>Choose which value to use for each field. Nothing has been sent yet.</source>
        <translation>Choisissez la valeur à utiliser pour chaque champ. Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>Before your edits</source>
        <translation>Avant vos modifications</translation>
    </message>
    <message>
        <source>Current value (seen %1)</source>
        <translation>Valeur actuelle (vue %1)</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Votre valeur</translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation>Modifié par vous seul&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Use current values</source>
        <translation>Utiliser les valeurs actuelles</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer l’édition</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>valeur actuelle</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>votre valeur</translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>Envoyer les miennes (%n)</numerusform>
            <numerusform>Envoyer les miennes (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1 will be overwritten with your values, %2 will keep the current value.</source>
        <translation>Remplacés par vos valeurs&#xa0;: %1. Conservent la valeur actuelle&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n champ</numerusform>
            <numerusform>%n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Drive</name>
    <message>
        <source>Act at once, without a dialog:</source>
        <translation>Agissent aussitôt, sans dialogue&#xa0;:</translation>
    </message>
    <message>
        <source>Open their page and act there, on what is selected:</source>
        <translation>Ouvrent leur page et y agissent sur la sélection&#xa0;:</translation>
    </message>
    <message>
        <source>Open a page or a dialog:</source>
        <translation>Ouvrent une page ou un dialogue&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>live, %n viewers</source>
        <translation>
            <numerusform>en direct, %n spectateur</numerusform>
            <numerusform>en direct, %n spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>offline</source>
        <comment>a channel</comment>
        <translation>hors ligne</translation>
    </message>
    <message>
        <source>ad running, %1 left</source>
        <translation>pub en cours, encore %1</translation>
    </message>
    <message>
        <source>next ad in %1</source>
        <translation>prochaine pub dans %1</translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes left</source>
        <translation>
            <numerusform>%n report restant</numerusform>
            <numerusform>%n reports restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions waiting</source>
        <translation>
            <numerusform>%n échange en attente</numerusform>
            <numerusform>%n échanges en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting in moderation</source>
        <translation>
            <numerusform>%n en attente de modération</numerusform>
            <numerusform>%n en attente de modération</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions not sent yet</source>
        <translation>
            <numerusform>%n décision pas encore envoyée</numerusform>
            <numerusform>%n décisions pas encore envoyées</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean: %1?</source>
        <translation>Vouliez-vous dire&#xa0;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>The arguments are too long.</source>
        <translation>Les arguments sont trop longs.</translation>
    </message>
    <message>
        <source>Sidestage is not running in this data folder.</source>
        <translation>Sidestage n’est pas ouvert dans ce dossier de données.</translation>
    </message>
    <message>
        <source>Sidestage is running, but does not answer.</source>
        <translation>Sidestage est ouvert, mais ne répond pas.</translation>
    </message>
    <message>
        <source>Sidestage has ended.</source>
        <translation>Sidestage a été fermé.</translation>
    </message>
    <message>
        <source>The answer of Sidestage could not be read. Are its versions the same?</source>
        <translation>La réponse de Sidestage n’a pas pu être lue. Les versions sont-elles identiques&#x202f;?</translation>
    </message>
    <message>
        <source>Tells the running Sidestage what to do, or asks for the state of the channel.</source>
        <translation>Indique au Sidestage ouvert ce qu’il doit faire, ou demande l’état de la chaîne.</translation>
    </message>
    <message>
        <source>Do an action; --list shows all.</source>
        <translation>Effectuer une action&#x202f;; --list les affiche toutes.</translation>
    </message>
    <message>
        <source>Print the state of the channel.</source>
        <translation>Afficher l’état de la chaîne.</translation>
    </message>
    <message>
        <source>Of this service.</source>
        <translation>De ce service.</translation>
    </message>
    <message>
        <source>For this account.</source>
        <translation>Pour ce compte.</translation>
    </message>
    <message>
        <source>Ask the Sidestage that uses this folder.</source>
        <translation>S’adresser au Sidestage qui utilise ce dossier.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>Afficher en JSON.</translation>
    </message>
    <message>
        <source>List all actions.</source>
        <translation>Lister toutes les actions.</translation>
    </message>
    <message>
        <source>Print the state again after each change.</source>
        <translation>Afficher de nouveau l’état après chaque changement.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Utilisation&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DurationField</name>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Durée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unité&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EditorsCard</name>
    <message>
        <source>%1, editor since %2</source>
        <translation>%1, éditeur depuis %2</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Éditeurs</translation>
    </message>
    <message>
        <source>Editors of the channel</source>
        <translation>Éditeurs de la chaîne</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the editors.</source>
        <translation>Sidestage a besoin de l’autorisation de voir les éditeurs.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Une autorisation manque</translation>
    </message>
    <message>
        <source>Seeing the editors of a channel requires permission from its broadcaster.</source>
        <translation>Voir les éditeurs d’une chaîne nécessite l’autorisation de son streamer.</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Recharger les éditeurs</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Impossible d’actualiser. %1</translation>
    </message>
    <message>
        <source>Could not load the editors. %1</source>
        <translation>Impossible de charger les éditeurs. %1</translation>
    </message>
    <message>
        <source>The channel has no editors.</source>
        <translation>La chaîne n’a pas d’éditeurs.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
</context>
<context>
    <name>Sidestage::EmbeddedSandbox</name>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
</context>
<context>
    <name>Sidestage::EndView</name>
    <message>
        <source>No raid</source>
        <translation>Aucun raid</translation>
    </message>
    <message>
        <source>the viewers stay</source>
        <translation>les spectateurs restent</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Retour aux émissions</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Échanges en attente</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Tout régler sur</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restauration</translation>
    </message>
    <message>
        <source>after the decisions</source>
        <translation>après les décisions</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln spectateur</numerusform>
            <numerusform>%1, %2, %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom to raid. The current row is chosen.</source>
        <translation>Qui raider. La ligne actuelle est choisie.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>called last, leaves after 90 s</source>
        <translation>lancé en dernier, part après 90&#xa0;s</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>kept when the show ends</source>
        <translation>conservé à la fin de l’émission</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Save summary…</source>
        <translation>Enregistrer le résumé…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln décision</numerusform>
            <numerusform>%Ln décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restores</source>
        <translation>
            <numerusform>%Ln rétablissement</numerusform>
            <numerusform>%Ln rétablissements</numerusform>
        </translation>
    </message>
    <message>
        <source>export</source>
        <translation>exporter</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>raid</translation>
    </message>
    <message>
        <source>End show (%1)</source>
        <comment>what it does</comment>
        <translation>Terminer l’émission (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <comment>what it does, without a show</comment>
        <translation>Terminer (%1)</translation>
    </message>
    <message>
        <source>End of show</source>
        <translation>Fin de l’émission</translation>
    </message>
    <message>
        <source>End of stream</source>
        <translation>Fin du stream</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparaison avec le service…</translation>
    </message>
    <message>
        <source>%1, since %2 · your broadcast itself goes on</source>
        <comment>name of a show; a time of day</comment>
        <translation>%1, depuis %2 · le stream lui-même continue</translation>
    </message>
    <message>
        <source>No show was begun. The figures count from %1.</source>
        <comment>a time of day</comment>
        <translation>Aucune émission n’a été commencée. Les valeurs comptent à partir de %1.</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Spectateurs</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Enregistrer le résumé</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a show, a date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Summary saved in %1.</source>
        <translation>Résumé enregistré dans %1.</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Rien en attente.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of redemptions; number of rewards</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln échange</numerusform>
            <numerusform>%Ln échanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln récompense</numerusform>
            <numerusform>%Ln récompenses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 fulfilled, %3 refunded, %4 given back. %5 left.</source>
        <translation>%1&#xa0;: %2 validés, %3 remboursés, %4 rendus. %5 restent.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is restored, because no show was begun.</source>
        <translation>Rien n’est rétabli, car aucune émission n’a été commencée.</translation>
    </message>
    <message>
        <source>Nothing that is restored was changed elsewhere.</source>
        <translation>Rien de ce qui est rétabli n’a été modifié ailleurs.</translation>
    </message>
    <message>
        <source>Changed elsewhere and left as it is: %1.</source>
        <translation>Modifié ailleurs et laissé tel quel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Folder for chapters and markers</source>
        <translation>Dossier des chapitres et marqueurs</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a noun</comment>
        <translation>Émission</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>title of a column</comment>
        <translation>Chiffre</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlert</name>
    <message>
        <source>Raid arrives</source>
        <translation>Arrivée d’un raid</translation>
    </message>
    <message>
        <source>New subscription</source>
        <translation>Nouvel abonnement</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Cheer</translation>
    </message>
    <message>
        <source>Moderation waits</source>
        <translation>Modération en attente</translation>
    </message>
    <message>
        <source>You are mentioned</source>
        <translation>Vous êtes mentionné</translation>
    </message>
    <message>
        <source>Prediction to resolve</source>
        <translation>Prédiction à résoudre</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Connexion perdue</translation>
    </message>
    <message>
        <source>The window always shows it above the pages.</source>
        <translation>La fenêtre l’affiche toujours au-dessus des pages.</translation>
    </message>
    <message>
        <source>Moment or clip</source>
        <translation>Moment ou clip</translation>
    </message>
    <message>
        <source>The window always shows what became of it.</source>
        <translation>La fenêtre montre toujours ce qu’il est devenu.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of event, how often</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlerts</name>
    <message>
        <source>%1: %2</source>
        <comment>a viewer, what they did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a viewer, a message</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 in %2: “%3”</source>
        <comment>a viewer, a channel, a message</comment>
        <translation>%1 sur %2&#xa0;: «&#xa0;%3&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation>Ce profil de service n’a pas d’adresse pour les événements en direct.</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>L’ordinateur était en veille.</translation>
    </message>
    <message>
        <source>The service refused all subscriptions: %1</source>
        <translation>Le service a refusé tous les abonnements&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation>Le service a fermé la connexion&#xa0;: «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>Connection lost: %1</source>
        <translation>Connexion perdue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Could not connect: %1</source>
        <translation>Connexion impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Connection timed out: no data from the service.</source>
        <translation>Délai de connexion dépassé&#xa0;: aucune donnée du service.</translation>
    </message>
    <message>
        <source>The service tried to move the connection to a different host, which is not allowed.</source>
        <translation>Le service a tenté de déplacer la connexion vers un autre hôte, ce qui n’est pas autorisé.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionSales</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Acheteur</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produit</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionsCard</name>
    <message>
        <source>Panel %1</source>
        <translation>Panneau %1</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superposition</translation>
    </message>
    <message>
        <source>Component %1</source>
        <translation>Composant %1</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard the choice of extensions</source>
        <translation>Abandonner le choix des extensions</translation>
    </message>
    <message>
        <source>Apply the choice of extensions</source>
        <translation>Appliquer le choix des extensions</translation>
    </message>
    <message>
        <source>Sign in again to see your extensions.</source>
        <translation>Reconnectez-vous pour voir vos extensions.</translation>
    </message>
    <message>
        <source>No permission to choose extensions.</source>
        <translation>Pas d’autorisation de choisir des extensions.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>Choosing the active extensions requires the permission user:edit:broadcast, which was not granted when you signed in.</source>
        <translation>Choisir les extensions actives nécessite l’autorisation user:edit:broadcast, qui n’a pas été accordée à la connexion.</translation>
    </message>
    <message>
        <source>Extensions applied</source>
        <translation>Extensions appliquées</translation>
    </message>
    <message>
        <source>It is not known whether the extensions were changed. %1</source>
        <translation>On ignore si les extensions ont été modifiées. %1</translation>
    </message>
    <message>
        <source>No extension was changed. %1 Your choice is still here.</source>
        <translation>Aucune extension n’a été modifiée. %1 Votre choix est toujours là.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>%1 (has to be set up first)</source>
        <translation>%1 (à configurer d’abord)</translation>
    </message>
    <message>
        <source>No extensions are installed. Install them in the creator dashboard.</source>
        <translation>Aucune extension n’est installée. Installez-en dans le tableau de bord des créateurs.</translation>
    </message>
    <message>
        <source>No extensions are active.</source>
        <translation>Aucune extension n’est active.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to choose extensions.</source>
        <translation>Sidestage a besoin de l’autorisation de choisir des extensions.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Déplacée vers «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Discarded the choice of extensions</source>
        <translation>Choix des extensions abandonné</translation>
    </message>
</context>
<context>
    <name>Sidestage::Feed</name>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Daily download</source>
        <translation>Téléchargement quotidien</translation>
    </message>
    <message>
        <source>Download once a day</source>
        <translation>Télécharger une fois par jour</translation>
    </message>
    <message>
        <source>While Sidestage is running. Data that the service deletes after a year stays saved here.</source>
        <translation>Pendant que Sidestage est ouvert. Les données que le service supprime après un an restent enregistrées ici.</translation>
    </message>
    <message>
        <source>Warn after this many days without new data</source>
        <translation>Avertir après ce nombre de jours sans nouvelles données</translation>
    </message>
    <message>
        <source>Warn when there is no new data for</source>
        <translation>Avertir sans nouvelles données depuis</translation>
    </message>
    <message>
        <source>In days, counted from when new data was due.</source>
        <translation>En jours, à partir du moment où de nouvelles données étaient attendues.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message>
        <source>The address of the file is not secure: it is neither https nor on this computer.</source>
        <translation>L’adresse du fichier n’est pas sûre&#xa0;: elle n’est ni en https ni sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The file is compressed (%1), which is not supported.</source>
        <translation>Le fichier est compressé (%1), ce qui n’est pas pris en charge.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>Le fichier dépasse %n&#xa0;Mo.</numerusform>
            <numerusform>Le fichier dépasse %n&#xa0;Mo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was redirected in a way that is not allowed.</source>
        <translation>Le fichier a été redirigé d’une manière non autorisée.</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>Le fichier est incomplet.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tableau pour tableurs (*.csv)</translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation>Tableau de valeurs exactes (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>%1 is still being saved. You can save another file when it is done.</source>
        <translation>%1 est encore en cours d’enregistrement. Vous pourrez enregistrer un autre fichier ensuite.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Afficher le dossier</translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation>L’exportation a été annulée. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Could not save %1. The system reported: “%2”</source>
        <translation>Impossible d’enregistrer %1. Message du système&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Choisir un autre fichier…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln ligne enregistrée dans %1.</numerusform>
            <numerusform>%Ln lignes enregistrées dans %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FolderOwner</name>
    <message>
        <source>Sidestage could not lock its data folder, so it did not start.</source>
        <translation>Sidestage n’a pas pu verrouiller son dossier de données et n’a donc pas démarré.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a folder; why it cannot be locked</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Only one Sidestage can use a folder. Check that you can write to this folder and that its file system supports locks, or start Sidestage with another folder: --data-dir FOLDER</source>
        <translation>Un seul Sidestage peut utiliser un dossier. Vérifiez que vous pouvez écrire dans ce dossier et que son système de fichiers prend en charge les verrous, ou lancez Sidestage avec un autre dossier&#xa0;: --data-dir DOSSIER</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Sidestage could not finish restoring or deleting its data.</source>
        <translation>Sidestage n’a pas pu terminer la restauration ou la suppression de ses données.</translation>
    </message>
    <message>
        <source>Nothing is lost: the previous data is in the folder “before-restore”. Start again when the reason is solved.</source>
        <translation>Rien n’est perdu&#xa0;: les données précédentes sont dans le dossier «&#xa0;before-restore&#xa0;». Redémarrez une fois la cause résolue.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Suivis</translation>
    </message>
    <message>
        <source>Export followers…</source>
        <translation>Exporter les followers…</translation>
    </message>
    <message>
        <source>Export followed channels…</source>
        <translation>Exporter les chaînes suivies…</translation>
    </message>
    <message>
        <source>Reset count</source>
        <translation>Réinitialiser le décompte</translation>
    </message>
    <message>
        <source>Followers per day</source>
        <translation>Followers par jour</translation>
    </message>
    <message>
        <source>Followed channels per day</source>
        <translation>Chaînes suivies par jour</translation>
    </message>
    <message>
        <source>Loading the list</source>
        <translation>Chargement de la liste</translation>
    </message>
    <message>
        <source>Filter followers</source>
        <translation>Filtrer les followers</translation>
    </message>
    <message>
        <source>Filter followed channels</source>
        <translation>Filtrer les chaînes suivies</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Partis</translation>
    </message>
    <message>
        <source>Search followers</source>
        <translation>Rechercher des followers</translation>
    </message>
    <message>
        <source>Search followed channels</source>
        <translation>Rechercher des chaînes suivies</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Rechercher des noms</translation>
    </message>
    <message>
        <source>Followers, newest first</source>
        <translation>Followers, plus récents en premier</translation>
    </message>
    <message>
        <source>Followed channels, newest first</source>
        <translation>Chaînes suivies, plus récentes en premier</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copié</translation>
    </message>
    <message>
        <source>new followers</source>
        <translation>nouveaux followers</translation>
    </message>
    <message>
        <source>lost followers</source>
        <translation>followers perdus</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>followers</translation>
    </message>
    <message>
        <source>newly followed channels</source>
        <translation>chaînes nouvellement suivies</translation>
    </message>
    <message>
        <source>channels no longer followed</source>
        <translation>chaînes qui ne sont plus suivies</translation>
    </message>
    <message>
        <source>followed channels</source>
        <translation>chaînes suivies</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exporter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changes since %1: %2 new, %3 gone</source>
        <translation>Changements depuis %1&#xa0;: %2 nouveaux, %3 partis</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Depuis %1</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>Nouveaux %1</translation>
    </message>
    <message>
        <source>Gone %1</source>
        <translation>Partis %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, comparing</source>
        <translation>%1, comparaison</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, en pause</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <translation>%1, chargement</translation>
    </message>
    <message>
        <source>Loading could not be resumed and started over at %1. No entries were lost.</source>
        <translation>Le chargement n’a pas pu reprendre et a recommencé à %1. Aucune entrée n’a été perdue.</translation>
    </message>
    <message>
        <source>Not fully loaded. %1</source>
        <translation>Chargement incomplet. %1</translation>
    </message>
    <message>
        <source>Only the number of followers is available.</source>
        <translation>Seul le nombre de followers est disponible.</translation>
    </message>
    <message>
        <source>Not available without permission.</source>
        <translation>Non disponible sans autorisation.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Une autorisation manque</translation>
    </message>
    <message>
        <source>Without permission to read followers, only their number is available, not who they are. %1 has to grant it.</source>
        <translation>Sans l’autorisation de lire les followers, seul leur nombre est disponible, pas leur identité. %1 doit l’accorder.</translation>
    </message>
    <message>
        <source>Seeing who an account follows requires permission. %1 has to grant it.</source>
        <translation>Voir qui un compte suit nécessite une autorisation. %1 doit l’accorder.</translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation>%1 trouvés pour l’instant</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 trouvés</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Aucun nom correspondant.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>No new followers since %1.</source>
        <translation>Aucun nouveau follower depuis %1.</translation>
    </message>
    <message>
        <source>No newly followed channels since %1.</source>
        <translation>Aucune chaîne nouvellement suivie depuis %1.</translation>
    </message>
    <message>
        <source>No one unfollowed since %1.</source>
        <translation>Personne n’a cessé de vous suivre depuis %1.</translation>
    </message>
    <message>
        <source>No channels unfollowed since %1.</source>
        <translation>Vous n’avez cessé de suivre aucune chaîne depuis %1.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>Sidestage a besoin de l’autorisation de voir qui vous suit.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who you follow.</source>
        <translation>Sidestage a besoin de l’autorisation de voir qui vous suivez.</translation>
    </message>
    <message>
        <source>No followers yet. They appear here as they come.</source>
        <translation>Aucun follower pour l’instant. Ils apparaissent ici à mesure qu’ils arrivent.</translation>
    </message>
    <message>
        <source>You do not follow anyone yet.</source>
        <translation>Vous ne suivez encore personne.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Impossible de charger la liste. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message numerus="yes">
        <source>%1. Last %n days: %2</source>
        <translation>
            <numerusform>%1. Dernier jour&#xa0;: %2</numerusform>
            <numerusform>%1. %n derniers jours&#xa0;: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service keeps returning more pages than it has entries.</source>
        <translation>Le service renvoie plus de pages qu’il n’a d’entrées.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>Le service n’en a listé que %Ln, personne n’est donc marqué comme parti.</numerusform>
            <numerusform>Le service n’en a listé que %Ln, personne n’est donc marqué comme parti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, identifiant %2</translation>
    </message>
    <message>
        <source>%1, new, follows since %2</source>
        <translation>%1, nouveau, suit depuis %2</translation>
    </message>
    <message>
        <source>%1, new, followed since %2</source>
        <translation>%1, nouveau, suivi depuis %2</translation>
    </message>
    <message>
        <source>%1, gone, noticed %2, followed since %3</source>
        <translation>%1, parti, remarqué %2, suivait depuis %3</translation>
    </message>
    <message>
        <source>%1, no longer followed, noticed %2</source>
        <translation>%1, n’est plus suivi, remarqué %2</translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation>%1, suit depuis %2</translation>
    </message>
    <message>
        <source>%1, followed since %2</source>
        <translation>%1, suivi depuis %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowersCard</name>
    <message>
        <source>+%1 or more</source>
        <comment>followers</comment>
        <translation>+%1 ou plus</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>total</source>
        <translation>au total</translation>
    </message>
    <message>
        <source>Sign in again to see your followers.</source>
        <translation>Reconnectez-vous pour voir vos followers.</translation>
    </message>
    <message>
        <source>No permission to see who follows.</source>
        <translation>Pas d’autorisation de voir qui suit.</translation>
    </message>
    <message>
        <source>Without permission to read followers, Sidestage only sees how many there are, not who they are or since when they follow.</source>
        <translation>Sans l’autorisation de lire les followers, Sidestage voit seulement leur nombre, pas qui ils sont ni depuis quand ils suivent.</translation>
    </message>
    <message>
        <source>%1 this stream</source>
        <translation>%1 dans ce stream</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 aujourd’hui</translation>
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
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Suivis</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Search follows</source>
        <translation>Rechercher des follows</translation>
    </message>
    <message>
        <source>Export follows…</source>
        <translation>Exporter les follows…</translation>
    </message>
    <message>
        <source>Copy name from follows</source>
        <translation>Copier le nom depuis les follows</translation>
    </message>
    <message>
        <source>Reset the count of changes</source>
        <translation>Réinitialiser le décompte des changements</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormBase</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>%n caractère de trop&#xa0;: %L1 au plus.</numerusform>
            <numerusform>%n caractères de trop&#xa0;: %L1 au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation>%L1 caractères sur %L2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormField</name>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Changed, not sent yet</source>
        <translation>Modifié, pas encore envoyé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FreshnessLabel</name>
    <message>
        <source>Not loaded</source>
        <translation>Non chargé</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>État&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · en direct</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, refresh failed</source>
        <translation>%1, échec de l’actualisation</translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation>%1, actualisation</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::GlobalShortcuts</name>
    <message>
        <source>The desktop did not allow global shortcuts.</source>
        <translation>Le bureau n’a pas autorisé les raccourcis globaux.</translation>
    </message>
    <message>
        <source>This desktop offers no global shortcuts to programs.</source>
        <translation>Ce bureau n’offre pas de raccourcis globaux aux programmes.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action, its keys</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: another program has taken %2.</source>
        <comment>an action, its keys</comment>
        <translation>%1&#xa0;: un autre programme a pris %2.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used in other programs.</source>
        <comment>an action, its keys</comment>
        <translation>%1&#xa0;: %2 ne peut pas servir dans d’autres programmes.</translation>
    </message>
    <message>
        <source>Choose another key in Settings, under Keys.</source>
        <translation>Choisissez une autre touche dans les paramètres, sous «&#xa0;Touches&#xa0;».</translation>
    </message>
    <message>
        <source>No action has a key for other programs. Choose one in Settings, under Keys.</source>
        <translation>Aucune action n’a de touche pour les autres programmes. Choisissez-en une dans les paramètres, sous «&#xa0;Touches&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalBar</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 sur %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalsCard</name>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>New subscriptions</source>
        <translation>Nouveaux abonnements</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its amount</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Sign in again to see your goals.</source>
        <translation>Reconnectez-vous pour voir vos objectifs.</translation>
    </message>
    <message>
        <source>No permission to see goals.</source>
        <translation>Pas d’autorisation de voir les objectifs.</translation>
    </message>
    <message>
        <source>Without permission to read goals, Sidestage cannot show how far they are.</source>
        <translation>Sans l’autorisation de lire les objectifs, Sidestage ne peut pas afficher leur progression.</translation>
    </message>
    <message>
        <source>No goals. Set them up in the creator dashboard.</source>
        <translation>Aucun objectif. Configurez-en dans le tableau de bord des créateurs.</translation>
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
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Go to a page or an action</source>
        <translation>Aller à une page ou une action</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Modérateur</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
</context>
<context>
    <name>Sidestage::HeaderState</name>
    <message>
        <source>Reset columns</source>
        <translation>Réinitialiser les colonnes</translation>
    </message>
</context>
<context>
    <name>Sidestage::HealthCard</name>
    <message>
        <source>Show this account</source>
        <translation>Afficher ce compte</translation>
    </message>
    <message>
        <source>Refresh now</source>
        <translation>Actualiser maintenant</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Se reconnecter…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Se déconnecter…</translation>
    </message>
    <message>
        <source>Time left of the access token</source>
        <translation>Temps restant du jeton d’accès</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Jeton d’accès</translation>
    </message>
    <message>
        <source>Last refresh</source>
        <translation>Dernière actualisation</translation>
    </message>
    <message>
        <source>Last validation</source>
        <translation>Dernière validation</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Trousseau</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>access token: valid until when. More</comment>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>There is no valid sign-in to refresh.</source>
        <translation>Il n’y a pas de connexion valide à actualiser.</translation>
    </message>
    <message>
        <source>A sign-in through the browser without a client secret cannot be refreshed. Sign in again before it ends.</source>
        <translation>Une connexion par le navigateur sans secret client ne peut pas être actualisée. Reconnectez-vous avant sa fin.</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>signed in %1</source>
        <translation>connecté %1</translation>
    </message>
    <message>
        <source>Ask the keychain again</source>
        <translation>Interroger de nouveau le trousseau</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Déconnecté</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Échec d’accès au trousseau</translation>
    </message>
    <message>
        <source>Unlock the keychain and ask it again, or sign in again. Nothing was lost.</source>
        <translation>Déverrouillez le trousseau et interrogez-le de nouveau, ou reconnectez-vous. Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>En attente du trousseau</translation>
    </message>
    <message>
        <source>You may need to enter its password.</source>
        <translation>Vous devrez peut-être saisir son mot de passe.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Déconnexion…</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valide</translation>
    </message>
    <message>
        <source>The service did not say until when.</source>
        <translation>Le service n’a pas indiqué jusqu’à quand.</translation>
    </message>
    <message>
        <source>Expired %1</source>
        <translation>Expiré %1</translation>
    </message>
    <message>
        <source>It is refreshed with the next request.</source>
        <translation>Il est actualisé à la prochaine requête.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Valide jusqu’à %1</translation>
    </message>
    <message>
        <source>%1. It cannot be refreshed: sign in again before it ends.</source>
        <translation>%1. Ne peut pas être actualisé&#xa0;: reconnectez-vous avant sa fin.</translation>
    </message>
    <message>
        <source>Refreshing…</source>
        <translation>Actualisation…</translation>
    </message>
    <message>
        <source>The client secret could not be read</source>
        <translation>Le secret client n’a pas pu être lu</translation>
    </message>
    <message>
        <source>The service refused it</source>
        <translation>Le service l’a refusée</translation>
    </message>
    <message>
        <source>It is tried again within a minute.</source>
        <translation>Nouvel essai dans moins d’une minute.</translation>
    </message>
    <message>
        <source>“%1” It is tried again within a minute. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>«&#xa0;%1&#xa0;» Nouvel essai dans moins d’une minute. Si le secret client a été remplacé, saisissez le nouveau dans le profil du service.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>It was a sign-in through the browser without a client secret (implicit grant).</source>
        <translation>C’était une connexion par le navigateur sans secret client (implicit grant).</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>The token is refreshed when it expires.</source>
        <translation>Le jeton est actualisé à son expiration.</translation>
    </message>
    <message>
        <source>Not needed yet</source>
        <translation>Pas encore nécessaire</translation>
    </message>
    <message>
        <source>took %L1 ms, new refresh token kept</source>
        <translation>en %L1&#xa0;ms, nouveau jeton d’actualisation conservé</translation>
    </message>
    <message>
        <source>took %L1 ms, same refresh token</source>
        <translation>en %L1&#xa0;ms, même jeton d’actualisation</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, how long ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not yet since the start</source>
        <translation>Pas encore depuis le démarrage</translation>
    </message>
    <message>
        <source>The service requires it once an hour.</source>
        <translation>Le service l’exige une fois par heure.</translation>
    </message>
    <message>
        <source>again at %1, every hour</source>
        <translation>de nouveau à %1, toutes les heures</translation>
    </message>
    <message>
        <source>Stored in the system keychain</source>
        <translation>Stocké dans le trousseau du système</translation>
    </message>
    <message>
        <source>Survives a crash and a restart. Never in a file of Sidestage.</source>
        <translation>Survit à un plantage et à un redémarrage. Jamais dans un fichier de Sidestage.</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>Le trousseau est verrouillé</translation>
    </message>
    <message>
        <source>The token is kept in memory until you quit.</source>
        <translation>Le jeton est conservé en mémoire jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>In memory only</source>
        <translation>En mémoire uniquement</translation>
    </message>
    <message>
        <source>There is no keychain, so you must sign in again after a restart.</source>
        <translation>Il n’y a pas de trousseau, vous devez donc vous reconnecter après un redémarrage.</translation>
    </message>
    <message>
        <source>This computer is %1 ahead of the service</source>
        <translation>Cet ordinateur avance de %1 sur le service</translation>
    </message>
    <message>
        <source>This computer is %1 behind the service</source>
        <translation>Cet ordinateur retarde de %1 sur le service</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Réglez la date et l’heure de cet ordinateur. D’ici là, les heures affichées peuvent être fausses et des certificats refusés.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Suit depuis</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Échangé</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Ici depuis</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Follows since %1</source>
        <translation>Suit depuis %1</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>plus tôt</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>suit depuis %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>ne suit pas</translation>
    </message>
    <message>
        <source>follow status unknown</source>
        <translation>statut de suivi inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln échange</numerusform>
            <numerusform>%Ln échanges</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 points</source>
        <translation>%1, %2, %3, %4 points</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
    <message>
        <source>Filter viewers</source>
        <translation>Filtrer les spectateurs</translation>
    </message>
    <message>
        <source>Viewers in chat</source>
        <translation>Spectateurs dans le chat</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Not following</source>
        <translation>Ne suit pas</translation>
    </message>
    <message>
        <source>Redeemers</source>
        <translation>Avec échanges</translation>
    </message>
    <message>
        <source>Search viewers in chat</source>
        <translation>Rechercher des spectateurs dans le chat</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Rechercher des noms</translation>
    </message>
    <message>
        <source>Copy the viewer’s name</source>
        <translation>Copier le nom du spectateur</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copié</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>%Ln dans le chat</numerusform>
            <numerusform>%Ln dans le chat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow</source>
        <translation>
            <numerusform>%Ln suit</numerusform>
            <numerusform>%Ln suivent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have redeemed</source>
        <translation>
            <numerusform>%Ln a fait un échange</numerusform>
            <numerusform>%Ln ont fait un échange</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 affichés</translation>
    </message>
    <message>
        <source>Follow status is shown once the follower list has been loaded.</source>
        <translation>Le statut de suivi s’affiche une fois la liste des followers chargée.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>Sidestage a besoin de l’autorisation de voir qui vous suit.</translation>
    </message>
    <message>
        <source>The viewer list may lag a few moments behind. Only redemptions seen in Sidestage are counted.</source>
        <translation>La liste des spectateurs peut avoir un léger retard. Seuls les échanges vus dans Sidestage sont comptés.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is in chat.</source>
        <translation>Sidestage a besoin de l’autorisation de voir qui est dans le chat.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Aucun spectateur correspondant.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Could not load the viewers in chat. %1</source>
        <translation>Impossible de charger les spectateurs du chat. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Nobody is in chat. Viewers appear here when they join.</source>
        <translation>Personne n’est dans le chat. Les spectateurs apparaissent ici à leur arrivée.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Préréglage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo %1 from %2</source>
        <translation>Annuler %1 de %2</translation>
    </message>
    <message>
        <source>Put the previous values in the form, ready to send</source>
        <translation>Remettre les valeurs précédentes dans le formulaire, prêtes à l’envoi</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Aucune modification pour l’instant.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>Channel history</source>
        <translation>Historique de la chaîne</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Undo puts the previous values in the form. Send to apply them.</source>
        <translation>Annuler remet les valeurs précédentes dans le formulaire. Envoyez pour les appliquer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Sidestage::HypeTrainCard</name>
    <message>
        <source>Hype train</source>
        <translation>Train de la hype</translation>
    </message>
    <message>
        <source>Sign in again to see hype trains.</source>
        <translation>Reconnectez-vous pour voir les trains de la hype.</translation>
    </message>
    <message>
        <source>No permission to see hype trains.</source>
        <translation>Pas d’autorisation de voir les trains de la hype.</translation>
    </message>
    <message>
        <source>Hype trains</source>
        <translation>Trains de la hype</translation>
    </message>
    <message>
        <source>Without permission to read hype trains, Sidestage cannot show their level.</source>
        <translation>Sans l’autorisation de lire les trains de la hype, Sidestage ne peut pas afficher leur niveau.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>vers le niveau %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 · top: %2, %3</source>
        <comment>progress; a viewer; an amount</comment>
        <translation>%1 · top&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Hype train, level %1: %2</source>
        <translation>Train de la hype, niveau %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No train. The last reached level %1 on %2.</source>
        <translation>Aucun train. Le dernier a atteint le niveau %1 le %2.</translation>
    </message>
    <message>
        <source>No train so far.</source>
        <translation>Aucun train pour l’instant.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a duration</comment>
        <translation>encore %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ImportDialog</name>
    <message>
        <source>Import rewards</source>
        <translation>Importer des récompenses</translation>
    </message>
    <message>
        <source>Import from “%1”?</source>
        <translation>Importer depuis «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln récompense</numerusform>
            <numerusform>%Ln récompenses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln sets</source>
        <translation>
            <numerusform>%1 et %Ln ensemble</numerusform>
            <numerusform>%1 et %Ln ensembles</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1. Importing only changes the library; nothing is sent to the service.</source>
        <translation>Trouvé&#xa0;: %1. L’importation ne modifie que la bibliothèque&#x202f;; rien n’est envoyé au service.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problème</numerusform>
            <numerusform>%Ln problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are already in the library</source>
        <translation>
            <numerusform>%Ln titre est déjà dans la bibliothèque</numerusform>
            <numerusform>%Ln titres sont déjà dans la bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation>Les ignorer</translation>
    </message>
    <message>
        <source>Replace those in the library</source>
        <translation>Remplacer ceux de la bibliothèque</translation>
    </message>
    <message>
        <source>Keep both and rename the imported ones</source>
        <translation>Garder les deux et renommer les importés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>Importer %Ln</numerusform>
            <numerusform>Importer %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractDialog</name>
    <message>
        <source>Sidestage needs permission to manage polls.</source>
        <translation>Sidestage a besoin de l’autorisation de gérer les sondages.</translation>
    </message>
    <message>
        <source>A channel can run one poll at a time.</source>
        <translation>Une chaîne ne peut avoir qu’un sondage à la fois.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>Sidestage a besoin de l’autorisation de gérer les prédictions.</translation>
    </message>
    <message>
        <source>A channel can have one open prediction at a time.</source>
        <translation>Une chaîne ne peut avoir qu’une prédiction ouverte à la fois.</translation>
    </message>
    <message>
        <source>Polls and predictions</source>
        <translation>Sondages et prédictions</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Sondage</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>Saisissez une question.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Points per extra vote</source>
        <translation>Points par vote supplémentaire</translation>
    </message>
    <message>
        <source>0: every viewer has one vote.</source>
        <translation>0&#xa0;: chaque spectateur a un vote.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>One in each line, 2 to 5, at most 25 characters each.</source>
        <translation>Un par ligne, 2 à 5, 25 caractères au plus chacun.</translation>
    </message>
    <message>
        <source>One in each line, 2 to 10, at most 25 characters each.</source>
        <translation>Une par ligne, 2 à 10, 25 caractères au plus chacune.</translation>
    </message>
    <message>
        <source>15 to 1,800 seconds.</source>
        <translation>15 à 1&#x202f;800 secondes.</translation>
    </message>
    <message>
        <source>30 to 1,800 seconds.</source>
        <translation>30 à 1&#x202f;800 secondes.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Lancer le sondage</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Lancer la prédiction</translation>
    </message>
    <message>
        <source>It may have been started. %1</source>
        <comment>the reason</comment>
        <translation>Le lancement a peut-être eu lieu. %1</translation>
    </message>
    <message>
        <source>Choice %1: %2</source>
        <comment>a number; the rule that it breaks</comment>
        <translation>Choix %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractHistoryDialog</name>
    <message>
        <source>Open</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>No votes</source>
        <translation>Aucun vote</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Votes or points</source>
        <translation>Votes ou points</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Polls and predictions so far</source>
        <translation>Sondages et prédictions passés</translation>
    </message>
    <message>
        <source>No polls or predictions yet.</source>
        <translation>Aucun sondage ni prédiction pour l’instant.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractPage</name>
    <message>
        <source>raid leaves in %1</source>
        <translation>départ du raid dans %1</translation>
    </message>
    <message>
        <source>prediction locks in %1</source>
        <translation>verrouillage de la prédiction dans %1</translation>
    </message>
    <message>
        <source>Interact</source>
        <translation>Interaction</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Nouveau sondage…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Nouvelle prédiction…</translation>
    </message>
    <message>
        <source>Lock prediction</source>
        <translation>Verrouiller la prédiction</translation>
    </message>
    <message>
        <source>Resolve prediction…</source>
        <translation>Résoudre la prédiction…</translation>
    </message>
    <message>
        <source>Cancel prediction and refund…</source>
        <translation>Annuler la prédiction et rembourser…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>Sidestage a besoin de l’autorisation de gérer les prédictions.</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>Aucune prédiction n’est ouverte.</translation>
    </message>
    <message>
        <source>The prediction is locked already.</source>
        <translation>La prédiction est déjà verrouillée.</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation>Exporter les résultats…</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Réessayer les échecs</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Annuler…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop the rest</source>
        <translation>Arrêter le reste</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Ailleurs</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>can still be undone</source>
        <translation>peut encore être annulé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln per minute</source>
        <translation>
            <numerusform>%Ln par minute</numerusform>
            <numerusform>%Ln par minute</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>arrêt en cours</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
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
            <numerusform>Réessayer %Ln échec</numerusform>
            <numerusform>Réessayer %Ln échecs</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>results %1</source>
        <translation>résultats %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobModel</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>arrêt en cours</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobStrip</name>
    <message>
        <source>Show…</source>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobToasts</name>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Too late to undo: already sent.</source>
        <translation>Trop tard pour annuler&#xa0;: déjà envoyé.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Afficher…</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeyDialog</name>
    <message>
        <source>Change key</source>
        <translation>Changer la touche</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action; its page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Appuyez sur la nouvelle touche</translation>
    </message>
    <message>
        <source>Press the new key instead of %1</source>
        <translation>Appuyez sur la nouvelle touche à la place de %1</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>Nouvelle touche pour %1</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Touche habituelle</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>an action; its page</comment>
        <translation>«&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>This is the key of %1. If you take it, that action has no key.</source>
        <translation>C’est la touche de %1. Si vous la prenez, cette action n’aura plus de touche.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between actions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>Could not read the keychain entry.</source>
        <translation>Impossible de lire l’entrée du trousseau.</translation>
    </message>
    <message>
        <source>The keychain is not responding.</source>
        <translation>Le trousseau ne répond pas.</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>Le trousseau n’a pas été déverrouillé.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>Aucun trousseau n’est disponible.</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeysCard</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Touche habituelle</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>Raccourcis à une lettre</translation>
    </message>
    <message>
        <source>Single letters work as shortcuts while a list or a card has the focus, never while you type in a text field.</source>
        <translation>Les lettres seules servent de raccourcis quand une liste ou une carte a le focus, jamais pendant la saisie dans un champ de texte.</translation>
    </message>
    <message>
        <source>Shortcuts in other programs</source>
        <translation>Raccourcis dans d’autres programmes</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>an action, its page, its key</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>D’habitude aucune</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>D’habitude %1</translation>
    </message>
    <message>
        <source>Some actions get keys that also work while another program has the focus.</source>
        <translation>Certaines actions reçoivent des touches qui fonctionnent aussi quand un autre programme a le focus.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LargeTile</name>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>INCONNU</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>HORS LIGNE</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECT</translation>
    </message>
</context>
<context>
    <name>Sidestage::LastShowsCard</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Last shows</source>
        <translation>Dernières émissions</translation>
    </message>
    <message>
        <source>Last shows. Space chooses those to compare.</source>
        <translation>Dernières émissions. Espace choisit celles à comparer.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>No past shows yet. Each show that ends is kept here with its figures.</source>
        <translation>Aucune émission passée. Chaque émission terminée est conservée ici avec ses valeurs.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 choisies sur %2</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>Comparer %1</translation>
    </message>
    <message>
        <source>Choose two to four past shows.</source>
        <translation>Choisissez deux à quatre émissions passées.</translation>
    </message>
    <message>
        <source>At most four shows can be compared.</source>
        <translation>Quatre émissions au plus peuvent être comparées.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerCard</name>
    <message>
        <source>Ledger</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>kept after a campaign ends</source>
        <translation>conservé après la fin d’une campagne</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>No campaigns yet. Past campaigns stay listed here.</source>
        <translation>Aucune campagne pour l’instant. Les campagnes passées restent listées ici.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerModel</name>
    <message numerus="yes">
        <source>%1, %2, %3, %n donations</source>
        <comment>charity, when, amount</comment>
        <translation>
            <numerusform>%1, %2, %3, %n don</numerusform>
            <numerusform>%1, %2, %3, %n dons</numerusform>
        </translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Association</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryList</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nouvel ensemble</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Revenir en arrière…</translation>
    </message>
    <message>
        <source>Turns on the rewards that were on before the last set was applied, and turns off the rest</source>
        <translation>Active les récompenses qui l’étaient avant l’application du dernier ensemble, et désactive les autres</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Toutes les récompenses</translation>
    </message>
    <message>
        <source>On the service</source>
        <translation>Sur le service</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>Créée par une autre application</translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation>Dans aucun ensemble</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1, %n récompense</numerusform>
            <numerusform>%1, %n récompenses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1, actif</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Appliquer l’ensemble…</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>Supprimer l’ensemble</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nouvel ensemble…</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryView</name>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Sidestage::LimitField</name>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unité&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ListImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Lines that are left out</source>
        <translation>Lignes ignorées</translation>
    </message>
    <message>
        <source>Import to %1</source>
        <translation>Importer dans %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Looking up %Ln viewers…</source>
        <translation>
            <numerusform>Recherche de %Ln spectateur…</numerusform>
            <numerusform>Recherche de %Ln spectateurs…</numerusform>
        </translation>
    </message>
    <message>
        <source>The viewers could not be looked up. %1</source>
        <translation>La recherche des spectateurs a échoué. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms to block.</source>
        <translation>
            <numerusform>%Ln terme à bloquer.</numerusform>
            <numerusform>%Ln termes à bloquer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers to ban.</source>
        <translation>
            <numerusform>%Ln spectateur à bannir.</numerusform>
            <numerusform>%Ln spectateurs à bannir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln timeouts have ended and are left out.</source>
        <translation>
            <numerusform>%Ln exclusion temporaire est terminée et ignorée.</numerusform>
            <numerusform>%Ln exclusions temporaires sont terminées et ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln logins do not exist.</source>
        <translation>
            <numerusform>%Ln identifiant n’existe pas.</numerusform>
            <numerusform>%Ln identifiants n’existent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no terms.</source>
        <translation>
            <numerusform>%Ln ligne n’est pas un terme.</numerusform>
            <numerusform>%Ln lignes ne sont pas des termes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no logins.</source>
        <translation>
            <numerusform>%Ln ligne n’est pas un identifiant.</numerusform>
            <numerusform>%Ln lignes ne sont pas des identifiants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not exist: %1</source>
        <translation>N’existe pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Block %Ln terms</source>
        <translation>
            <numerusform>Bloquer %Ln terme</numerusform>
            <numerusform>Bloquer %Ln termes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban %Ln viewers</source>
        <translation>
            <numerusform>Bannir %Ln spectateur</numerusform>
            <numerusform>Bannir %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be banned.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln ne peut pas être banni.</numerusform>
            <numerusform>%Ln ne peuvent pas être bannis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are banned already.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln est déjà banni.</numerusform>
            <numerusform>%Ln sont déjà bannis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broadcaster or moderator: %1</source>
        <translation>Streamer ou modérateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Banned already: %1</source>
        <translation>Déjà banni&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message>
        <source>Lockdown</source>
        <translation>Verrouillage</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECT</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>HORS LIGNE</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>INCONNU</translation>
    </message>
    <message>
        <source>%1 LIVE</source>
        <comment>so many channels</comment>
        <translation>%1 EN DIRECT</translation>
    </message>
    <message>
        <source>%1 of %2 channels you moderate are live</source>
        <translation>%1 chaînes que vous modérez sur %2 sont en direct</translation>
    </message>
    <message>
        <source>Your channel is live</source>
        <translation>Votre chaîne est en direct</translation>
    </message>
    <message>
        <source>Your channel is offline</source>
        <translation>Votre chaîne est hors ligne</translation>
    </message>
    <message>
        <source>Your channel’s live status is unknown</source>
        <translation>L’état en direct de votre chaîne est inconnu</translation>
    </message>
    <message numerus="yes">
        <source>viewers</source>
        <translation>
            <numerusform>spectateur</numerusform>
            <numerusform>spectateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n spectateur</numerusform>
            <numerusform>%n spectateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels you moderate</source>
        <translation>
            <numerusform>sur %n chaîne que vous modérez</numerusform>
            <numerusform>sur %n chaînes que vous modérez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels</source>
        <translation>
            <numerusform>sur %n chaîne</numerusform>
            <numerusform>sur %n chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>Chats are locked down for %1</source>
        <translation>Chats verrouillés depuis %1</translation>
    </message>
    <message>
        <source>Live for %1</source>
        <translation>En direct depuis %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatCard</name>
    <message>
        <source>Live chat</source>
        <translation>Chat en direct</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>Ouvrir la modération</translation>
    </message>
    <message numerus="yes">
        <source>Resume · %Ln new</source>
        <translation>
            <numerusform>Reprendre · %Ln nouveau</numerusform>
            <numerusform>Reprendre · %Ln nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatView</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Filter messages and viewers</source>
        <translation>Filtrer les messages et les spectateurs</translation>
    </message>
    <message>
        <source>Filter the live chat</source>
        <translation>Filtrer le chat en direct</translation>
    </message>
    <message>
        <source>Pause or resume the chat</source>
        <translation>Mettre en pause ou reprendre le chat</translation>
    </message>
    <message>
        <source>Resume the chat</source>
        <translation>Reprendre le chat</translation>
    </message>
    <message>
        <source>Reply to the message</source>
        <translation>Répondre au message</translation>
    </message>
    <message>
        <source>Show deleted messages</source>
        <translation>Afficher les messages supprimés</translation>
    </message>
    <message>
        <source>Show the author</source>
        <translation>Afficher l’auteur</translation>
    </message>
    <message>
        <source>Paused %1</source>
        <comment>a time</comment>
        <translation>En pause depuis %1</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Toutes les chaînes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>No message matches.</source>
        <translation>Aucun message correspondant.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message numerus="yes">
        <source>Paused · %Ln new messages</source>
        <translation>
            <numerusform>En pause · %Ln nouveau message</numerusform>
            <numerusform>En pause · %Ln nouveaux messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Rétablir…</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Jusqu’à ce que j’y mette fin</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>Encore %1 dès maintenant</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>Verrouillage de %Ln chaîne</numerusform>
            <numerusform>Verrouillage de %Ln chaînes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels locked</source>
        <translation>
            <numerusform>%Ln chaîne verrouillée</numerusform>
            <numerusform>%Ln chaînes verrouillées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln channels locked</source>
        <translation>
            <numerusform>%1 chaîne verrouillée sur %Ln</numerusform>
            <numerusform>%1 chaînes verrouillées sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 en échec</translation>
    </message>
    <message numerus="yes">
        <source>%Ln being locked</source>
        <translation>
            <numerusform>%Ln en cours de verrouillage</numerusform>
            <numerusform>%Ln en cours de verrouillage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being restored</source>
        <translation>
            <numerusform>%Ln en cours de rétablissement</numerusform>
            <numerusform>%Ln en cours de rétablissement</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not locked yet because Sidestage was closed</source>
        <translation>%1 n’est pas encore verrouillée, car Sidestage a été fermé</translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation>%1 n’a pas été rétablie</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a mode in a channel</comment>
        <translation>%1 a été modifié ailleurs</translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation>Verrouillage depuis %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Lock the other %Ln</source>
        <translation>
            <numerusform>Verrouiller l’autre</numerusform>
            <numerusform>Verrouiller les %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>Réessayer %Ln</numerusform>
            <numerusform>Réessayer %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %Ln…</source>
        <translation>
            <numerusform>Rétablir %Ln…</numerusform>
            <numerusform>Rétablir les %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>End the lockdown</source>
        <translation>Mettre fin au verrouillage</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Jusqu’à %1</translation>
    </message>
    <message>
        <source>No end set</source>
        <translation>Aucune fin définie</translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation>Le verrouillage se termine à %1</translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation>Le verrouillage dure jusqu’à ce que vous y mettiez fin</translation>
    </message>
    <message>
        <source>When the lockdown ends automatically</source>
        <translation>Quand le verrouillage se termine automatiquement</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>Et encore %Ln&#xa0;: %1</numerusform>
            <numerusform>Et encore %Ln&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not locked</source>
        <translation>%1 n’a pas été verrouillée</translation>
    </message>
    <message>
        <source>Its chat modes are still set by the lockdown.</source>
        <translation>Ses modes de chat sont encore réglés par le verrouillage.</translation>
    </message>
    <message>
        <source>Its chat modes may have been changed. Retry checks them first.</source>
        <translation>Ses modes de chat ont peut-être été modifiés. Réessayer les vérifie d’abord.</translation>
    </message>
    <message>
        <source>You are no longer a moderator there. Its chat modes were not changed.</source>
        <translation>Vous n’y êtes plus modérateur. Ses modes de chat n’ont pas été modifiés.</translation>
    </message>
    <message>
        <source>You appear to have the role now. Its chat modes were not changed.</source>
        <translation>Vous semblez avoir le rôle maintenant. Ses modes de chat n’ont pas été modifiés.</translation>
    </message>
    <message>
        <source>Its chat modes were not changed.</source>
        <translation>Ses modes de chat n’ont pas été modifiés.</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Vérifier mon rôle</translation>
    </message>
    <message>
        <source>Check my role in %1</source>
        <translation>Vérifier mon rôle sur %1</translation>
    </message>
    <message>
        <source>Grant permission to change the chat modes of %1…</source>
        <translation>Accorder l’autorisation de modifier les modes de chat de %1…</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>Réessayer sur %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Laisser inchangé</translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation>Retirer du verrouillage</translation>
    </message>
    <message>
        <source>Leave the modes of %1 unchanged</source>
        <translation>Laisser les modes de %1 inchangés</translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation>Retirer %1 du verrouillage</translation>
    </message>
    <message>
        <source>%1 was due to revert at %2, but was changed elsewhere.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 devait être rétabli à %2, mais a été modifié ailleurs.</translation>
    </message>
    <message>
        <source>The other modes set with it are reverted.</source>
        <translation>Les autres modes réglés en même temps sont rétablis.</translation>
    </message>
    <message>
        <source>%1 was not set because Sidestage was closed.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 n’a pas été réglé, car Sidestage a été fermé.</translation>
    </message>
    <message>
        <source>Set now</source>
        <translation>Régler maintenant</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>%1 could not be reverted. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 n’a pas pu être rétabli. %2</translation>
    </message>
    <message>
        <source>%1 was not set. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 n’a pas été réglé. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln en échec</numerusform>
            <numerusform>%Ln en échec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are not locked yet because Sidestage was closed</source>
        <translation>
            <numerusform>%Ln ne sont pas encore verrouillées, car Sidestage a été fermé</numerusform>
            <numerusform>%Ln ne sont pas encore verrouillées, car Sidestage a été fermé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not restored</source>
        <translation>
            <numerusform>%Ln n’ont pas été rétablies</numerusform>
            <numerusform>%Ln n’ont pas été rétablies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were changed elsewhere</source>
        <translation>
            <numerusform>%Ln ont été modifiées ailleurs</numerusform>
            <numerusform>%Ln ont été modifiées ailleurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message>
        <source>Lock down chat</source>
        <translation>Verrouiller le chat</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Jusqu’à ce que j’y mette fin</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>Modes to set</source>
        <translation>Modes à régler</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>When the lockdown ends, every mode returns to exactly what it was. You can turn off this confirmation in Settings.</source>
        <translation>À la fin du verrouillage, chaque mode redevient exactement ce qu’il était. Vous pouvez désactiver cette confirmation dans les paramètres.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Lock down</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>%1 (already locked)</source>
        <translation>%1 (déjà verrouillée)</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>Verrouiller %n chaîne&#x202f;?</numerusform>
            <numerusform>Verrouiller %n chaînes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one mode to set.</source>
        <translation>Sélectionnez au moins un mode à régler.</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %Ln</source>
        <translation>
            <numerusform>Verrouiller %Ln</numerusform>
            <numerusform>Verrouiller %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LogView</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Modérateur</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>What moderators have done</source>
        <translation>Actions des modérateurs</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Rechercher dans le journal</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Toutes les chaînes</translation>
    </message>
    <message>
        <source>%1: %2, %3 in %4, %5. %6</source>
        <comment>a moderator; an action; a viewer; a channel; a time; a text</comment>
        <translation>%1&#xa0;: %2, %3 sur %4, %5. %6</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Exporter le journal…</translation>
    </message>
    <message>
        <source>The actions of others are reported with many permissions only</source>
        <translation>Les actions des autres ne sont signalées qu’avec de nombreuses autorisations</translation>
    </message>
    <message>
        <source>The service reports what other moderators do to accounts that may see all of it: bans, messages, warnings, moderators, VIPs, blocked terms, unban requests and chat settings.</source>
        <translation>Le service signale ce que font les autres modérateurs aux comptes qui peuvent tout en voir&#xa0;: bannissements, messages, avertissements, modérateurs, VIP, termes bloqués, demandes de débannissement et paramètres de chat.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La liste est vide.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1. The service has no such log.</source>
        <translation>Conservé sur cet ordinateur depuis %1. Le service n’a pas de tel journal.</translation>
    </message>
    <message>
        <source>Kept on this computer from now on. The service has no such log.</source>
        <translation>Conservé sur cet ordinateur à partir de maintenant. Le service n’a pas de tel journal.</translation>
    </message>
    <message>
        <source>Only your own actions are seen in %1.</source>
        <translation>Seules vos propres actions sont visibles sur %1.</translation>
    </message>
    <message>
        <source>Nothing was done yet. Actions appear here as they happen.</source>
        <translation>Aucune action pour l’instant. Elles apparaissent ici au fur et à mesure.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Moderation log %1</source>
        <translation>Journal de modération %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MainWindow</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Personne n’est connecté.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Page, channel, reward, chat mode or action</source>
        <translation>Page, chaîne, récompense, mode de chat ou action</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Rechercher des raccourcis</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is in its own window.</source>
        <translation>%1 est dans sa propre fenêtre.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Ramener</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Refresh page</source>
        <translation>Actualiser la page</translation>
    </message>
    <message>
        <source>Pop out page</source>
        <translation>Détacher la page</translation>
    </message>
    <message>
        <source>Keep window on top</source>
        <translation>Garder la fenêtre au premier plan</translation>
    </message>
    <message>
        <source>Collapse or expand sidebar</source>
        <translation>Réduire ou développer la barre latérale</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Taille de texte normale</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Thème du système</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Aller à…</translation>
    </message>
    <message>
        <source>Next account</source>
        <translation>Compte suivant</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>About Sidestage</source>
        <translation>À propos de Sidestage</translation>
    </message>
    <message>
        <source>Sidestage %1
A dashboard for live streams.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sidestage %1
Un tableau de bord pour les streams en direct.
Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation>A&amp;ctions</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageList</name>
    <message>
        <source>broadcaster</source>
        <translation>streamer</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>modérateur</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>subscriber</source>
        <translation>abonné</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a viewer; a role</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 wrote at %2: %3</source>
        <comment>a viewer; a time; a message</comment>
        <translation>%1 a écrit à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Notice at %1: %2 %3</source>
        <comment>a time; the notice; a message</comment>
        <translation>Avis à %1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what happened there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>No permission to write.</source>
        <translation>Pas d’autorisation d’écrire.</translation>
    </message>
    <message>
        <source>Messages are not shown.</source>
        <translation>Les messages ne sont pas affichés.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>%1 has not granted permission for that.</source>
        <translation>%1 n’a pas accordé l’autorisation pour cela.</translation>
    </message>
    <message>
        <source>Without permission to read chat, messages are not shown.</source>
        <translation>Sans l’autorisation de lire le chat, les messages ne sont pas affichés.</translation>
    </message>
    <message>
        <source>The chat cannot be read. %1</source>
        <translation>Le chat ne peut pas être lu. %1</translation>
    </message>
    <message>
        <source>Quiet here. Messages appear as they come.</source>
        <translation>C’est calme ici. Les messages apparaissent à mesure qu’ils arrivent.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Deleted by %1</source>
        <comment>a moderator</comment>
        <translation>Supprimé par %1</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Banni</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a channel; a viewer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>message deleted</source>
        <translation>message supprimé</translation>
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
        <translation>Réponse à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Timed out until %1</source>
        <comment>a time</comment>
        <translation>Exclu temporairement jusqu’à %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageMenu</name>
    <message>
        <source>Open link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>Open a page of %1?</source>
        <comment>a host</comment>
        <translation>Ouvrir une page de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Your browser will open this address. Anybody can write links in a chat.</source>
        <translation>Votre navigateur ouvrira cette adresse. N’importe qui peut écrire des liens dans un chat.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open link to %1…</source>
        <comment>a host</comment>
        <translation>Ouvrir le lien vers %1…</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copier le message</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>Edit milestone</source>
        <translation>Modifier le palier</translation>
    </message>
    <message>
        <source>New milestone</source>
        <translation>Nouveau palier</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>In %1, such as %2</source>
        <translation>En %1, par exemple %2</translation>
    </message>
    <message>
        <source>What happens at this amount</source>
        <translation>Ce qui se passe à ce montant</translation>
    </message>
    <message>
        <source>Enter what happens at this amount.</source>
        <translation>Saisissez ce qui se passe à ce montant.</translation>
    </message>
    <message>
        <source>Enter more than 0.</source>
        <translation>Saisissez un montant supérieur à 0.</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestonesCard</name>
    <message>
        <source>Milestones</source>
        <translation>Paliers</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add milestone</source>
        <translation>Ajouter un palier</translation>
    </message>
    <message>
        <source>Set a promise for an amount. You are notified when it is reached.</source>
        <translation>Définissez une promesse pour un montant. Vous êtes averti quand il est atteint.</translation>
    </message>
    <message>
        <source>reached %1</source>
        <comment>a time</comment>
        <translation>atteint %1</translation>
    </message>
    <message>
        <source>reached earlier</source>
        <translation>atteint plus tôt</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>%1 atteints sur %2</translation>
    </message>
    <message>
        <source>Milestone “%1” deleted</source>
        <translation>Palier «&#xa0;%1&#xa0;» supprimé</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Aucun compte connecté ne peut gérer cette chaîne.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Cette chaîne n’est plus dans la liste.</translation>
    </message>
    <message>
        <source>The account used for this channel has changed.</source>
        <translation>Le compte utilisé pour cette chaîne a changé.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message>
        <source>Shield Mode</source>
        <translation>Mode Bouclier</translation>
    </message>
    <message>
        <source>uses shield settings</source>
        <translation>utilise les réglages du bouclier</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Aucun compte connecté ne peut gérer cette chaîne.</translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation>Non autorisé sur %1. %2</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 n’a pas accordé l’autorisation de modifier le mode Bouclier.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 n’a pas accordé l’autorisation de modifier les modes de chat.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>pas encore envoyé</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>envoi en cours</translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation>non disponible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Pas encore envoyé.</translation>
    </message>
    <message>
        <source>Turned on by %1, %2.</source>
        <translation>Activé par %1, %2.</translation>
    </message>
    <message>
        <source>Last changed by %1.</source>
        <translation>Dernière modification par %1.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>Non visible pour ce compte.</translation>
    </message>
    <message>
        <source>Shield Mode was not changed in %1. %2</source>
        <translation>Le mode Bouclier n’a pas été modifié sur %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%n chaîne n’a pas été modifiée&#xa0;: %1. %2</numerusform>
            <numerusform>%n chaînes n’ont pas été modifiées&#xa0;: %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation>%1 a activé le mode Bouclier sur %2, %3</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation>%1 a désactivé le mode Bouclier sur %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeEditor</name>
    <message numerus="yes">
        <source>%1 in %n channels</source>
        <translation>
            <numerusform>%1 sur %n chaîne</numerusform>
            <numerusform>%1 sur %n chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Seulement pour</translation>
    </message>
    <message>
        <source>Only for a limited time</source>
        <translation>Pour une durée limitée</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes until it reverts</source>
        <translation>Minutes avant rétablissement</translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>Régler pour %1&#xa0;min sur %n chaîne</numerusform>
            <numerusform>Régler pour %1&#xa0;min sur %n chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>Set for %1 min</source>
        <translation>Régler pour %1&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>Régler sur %n chaîne</numerusform>
            <numerusform>Régler sur %n chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Then each channel reverts to its current setting.</source>
        <translation>Ensuite, chaque chaîne revient à son réglage actuel.</translation>
    </message>
    <message>
        <source>Then reverts to: %1.</source>
        <translation>Revient ensuite à&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Unchanged</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>If not selected, the mode stays unchanged</source>
        <translation>Sans sélection, le mode reste inchangé</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>%1 for a limited time…</source>
        <translation>%1 pour une durée limitée…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier les modes de chat.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Uses the Shield Mode settings of the channel.</source>
        <translation>Utilise les réglages du mode Bouclier de la chaîne.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>Non visible pour ce compte.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGrid</name>
    <message>
        <source>Chat modes by channel</source>
        <translation>Modes de chat par chaîne</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>%1 selected, %2 of %3</source>
        <translation>%1 sélectionnée, %2 sur %3</translation>
    </message>
    <message>
        <source>%1 not selected</source>
        <translation>%1 non sélectionnée</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Ne rien sélectionner</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Select no channels</source>
        <translation>Ne sélectionner aucune chaîne</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Sélectionner toutes les chaînes</translation>
    </message>
    <message>
        <source>%1. Press Space to select the channel.</source>
        <translation>%1. Appuyez sur Espace pour sélectionner la chaîne.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridModel</name>
    <message>
        <source>Not sent yet</source>
        <translation>Pas encore envoyé</translation>
    </message>
    <message>
        <source>Locking…</source>
        <translation>Verrouillage…</translation>
    </message>
    <message>
        <source>Locked %1</source>
        <translation>Verrouillée %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Modifié ailleurs</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Rétablissement…</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>Non rétablie</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Terminé %1</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation>En direct %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>comme %1</translation>
    </message>
    <message>
        <source>live status unknown</source>
        <translation>état en direct inconnu</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>hors ligne</translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation>en direct depuis %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionnée</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>No changes in %1 yet</source>
        <translation>Aucune modification sur %1 pour l’instant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel, a result</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>Réessayer sur %1</translation>
    </message>
    <message>
        <source>Edit all modes of %1</source>
        <translation>Modifier tous les modes de %1</translation>
    </message>
    <message>
        <source>Lockdown result</source>
        <translation>Résultat du verrouillage</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>set by lockdown</source>
        <translation>réglé par verrouillage</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Aucun compte connecté ne peut gérer cette chaîne.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationCard</name>
    <message>
        <source>Moderation waiting</source>
        <translation>Modération en attente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>Ouvrir la modération</translation>
    </message>
    <message>
        <source>Allow or approve what waits in Moderation</source>
        <translation>Autoriser ou accepter ce qui attend en modération</translation>
    </message>
    <message>
        <source>Deny what waits in Moderation</source>
        <translation>Refuser ce qui attend en modération</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aucune chaîne pour l’instant. Les chaînes que vous modérez apparaissent ici.</translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation>Rien en attente.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationHandler</name>
    <message>
        <source>The account has not granted the permission.</source>
        <translation>Le compte n’a pas accordé l’autorisation.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationJobs</name>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln effectué</numerusform>
            <numerusform>%Ln effectués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln inchangé</numerusform>
            <numerusform>%Ln inchangés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln échec</numerusform>
            <numerusform>%Ln échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln annulé</numerusform>
            <numerusform>%Ln annulés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <comment>a viewer</comment>
        <translation>%1 est exclu temporairement</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>in several channels</source>
        <translation>sur plusieurs chaînes</translation>
    </message>
    <message>
        <source>Viewer or term</source>
        <translation>Spectateur ou terme</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done. The other %1 are left out.</source>
        <translation>
            <numerusform>%Ln est fait. Les %1 autres sont laissés de côté.</numerusform>
            <numerusform>%Ln sont faits. Les %1 autres sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bans done</source>
        <translation>
            <numerusform>%Ln bannissement effectué</numerusform>
            <numerusform>%Ln bannissements effectués</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 banned</source>
        <comment>a viewer</comment>
        <translation>%1 est banni</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationListView</name>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Impossible de charger la liste. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>Rien ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationPage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>Modération</translation>
    </message>
    <message>
        <source>Moderation sections</source>
        <translation>Sections de la modération</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Chat en direct</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Bannis</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Termes bloqués</translation>
    </message>
    <message>
        <source>AutoMod</source>
        <translation>AutoMod</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <comment>a number</comment>
        <translation>En attente %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationTexts</name>
    <message>
        <source>Allowing the message of %1</source>
        <translation>Autorisation du message de %1</translation>
    </message>
    <message>
        <source>Denying the message of %1</source>
        <translation>Refus du message de %1</translation>
    </message>
    <message>
        <source>Banning %1</source>
        <translation>Bannissement de %1</translation>
    </message>
    <message>
        <source>Timing out %1 for %2</source>
        <comment>a viewer; a duration</comment>
        <translation>Exclusion de %1 pendant %2</translation>
    </message>
    <message>
        <source>Unbanning %1</source>
        <translation>Débannissement de %1</translation>
    </message>
    <message>
        <source>Warning %1</source>
        <translation>Avertissement de %1</translation>
    </message>
    <message>
        <source>Deleting the message of %1</source>
        <translation>Suppression du message de %1</translation>
    </message>
    <message>
        <source>Approving the request of %1</source>
        <translation>Acceptation de la demande de %1</translation>
    </message>
    <message>
        <source>Adding the term “%1”</source>
        <translation>Ajout du terme «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Removing the term “%1”</source>
        <translation>Retrait du terme «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Bannir</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Exclure temporairement</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Débannir</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Avertir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>Ajouter le terme</translation>
    </message>
    <message>
        <source>Remove term</source>
        <translation>Retirer le terme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln décision</numerusform>
            <numerusform>%Ln décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banned %Ln viewers</source>
        <translation>
            <numerusform>%Ln spectateur banni</numerusform>
            <numerusform>%Ln spectateurs bannis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanned %Ln viewers</source>
        <translation>
            <numerusform>%Ln spectateur débanni</numerusform>
            <numerusform>%Ln spectateurs débannis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked %Ln terms</source>
        <translation>
            <numerusform>%Ln terme bloqué</numerusform>
            <numerusform>%Ln termes bloqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocked %Ln terms</source>
        <translation>
            <numerusform>%Ln terme débloqué</numerusform>
            <numerusform>%Ln termes débloqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions done</source>
        <translation>
            <numerusform>%Ln décision effectuée</numerusform>
            <numerusform>%Ln décisions effectuées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is banned already.</source>
        <translation>%1 est déjà banni.</translation>
    </message>
    <message>
        <source>%1 is neither banned nor in a timeout.</source>
        <translation>%1 n’est ni banni ni exclu temporairement.</translation>
    </message>
    <message>
        <source>Decided elsewhere.</source>
        <translation>Décidé ailleurs.</translation>
    </message>
    <message>
        <source>The message does not exist any more.</source>
        <translation>Le message n’existe plus.</translation>
    </message>
    <message>
        <source>It failed.</source>
        <translation>Échec.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Décidé ailleurs</translation>
    </message>
    <message>
        <source>Blocked term</source>
        <translation>Terme bloqué</translation>
    </message>
    <message>
        <source>Unban request</source>
        <translation>Demande de débannissement</translation>
    </message>
    <message>
        <source>Ban evader, likely</source>
        <translation>Contournement de ban probable</translation>
    </message>
    <message>
        <source>Ban evader, possible</source>
        <translation>Contournement de ban possible</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>Restreint</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Surveillé</translation>
    </message>
    <message>
        <source>Held by AutoMod</source>
        <translation>Retenu par AutoMod</translation>
    </message>
    <message>
        <source>Unban requests</source>
        <translation>Demandes de débannissement</translation>
    </message>
    <message>
        <source>Suspicious viewers</source>
        <translation>Spectateurs suspects</translation>
    </message>
    <message numerus="yes">
        <source>Timed out %Ln viewers</source>
        <translation>
            <numerusform>%Ln spectateur exclu temporairement</numerusform>
            <numerusform>%Ln spectateurs exclus temporairement</numerusform>
        </translation>
    </message>
    <message>
        <source>Denying the request of %1</source>
        <translation>Refus de la demande de %1</translation>
    </message>
    <message>
        <source>The message of %1 was not allowed</source>
        <translation>Le message de %1 n’a pas été autorisé</translation>
    </message>
    <message>
        <source>The message of %1 was not denied</source>
        <translation>Le message de %1 n’a pas été refusé</translation>
    </message>
    <message>
        <source>%1 was not banned</source>
        <comment>a viewer</comment>
        <translation>%1 n’a pas été banni</translation>
    </message>
    <message>
        <source>%1 was not timed out</source>
        <comment>a viewer</comment>
        <translation>%1 n’a pas été exclu temporairement</translation>
    </message>
    <message>
        <source>%1 was not unbanned</source>
        <comment>a viewer</comment>
        <translation>%1 n’a pas été débanni</translation>
    </message>
    <message>
        <source>%1 was not warned</source>
        <comment>a viewer</comment>
        <translation>%1 n’a pas été averti</translation>
    </message>
    <message>
        <source>The message of %1 was not deleted</source>
        <translation>Le message de %1 n’a pas été supprimé</translation>
    </message>
    <message>
        <source>The request of %1 was not approved</source>
        <translation>La demande de %1 n’a pas été acceptée</translation>
    </message>
    <message>
        <source>The request of %1 was not denied</source>
        <translation>La demande de %1 n’a pas été refusée</translation>
    </message>
    <message>
        <source>The term “%1” was not added</source>
        <translation>Le terme «&#xa0;%1&#xa0;» n’a pas été ajouté</translation>
    </message>
    <message>
        <source>The term “%1” was not removed</source>
        <translation>Le terme «&#xa0;%1&#xa0;» n’a pas été retiré</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a number; a category of AutoMod</comment>
        <translation>Niveau %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Banning %Ln viewers</source>
        <translation>
            <numerusform>Bannissement de %Ln spectateur</numerusform>
            <numerusform>Bannissement de %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %Ln bans</source>
        <translation>
            <numerusform>Copie de %Ln bannissement</numerusform>
            <numerusform>Copie de %Ln bannissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanning %Ln viewers</source>
        <translation>
            <numerusform>Débannissement de %Ln spectateur</numerusform>
            <numerusform>Débannissement de %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking %Ln terms</source>
        <translation>
            <numerusform>Blocage de %Ln terme</numerusform>
            <numerusform>Blocage de %Ln termes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocking %Ln terms</source>
        <translation>
            <numerusform>Déblocage de %Ln terme</numerusform>
            <numerusform>Déblocage de %Ln termes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing out %Ln viewers</source>
        <translation>
            <numerusform>Exclusion temporaire de %Ln spectateur</numerusform>
            <numerusform>Exclusion temporaire de %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message>
        <source>Chat modes</source>
        <translation>Modes de chat</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Annoncer…</translation>
    </message>
    <message>
        <source>Lock down chat</source>
        <translation>Verrouiller le chat</translation>
    </message>
    <message>
        <source>Locked down</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Rétablir…</translation>
    </message>
    <message>
        <source>Messages from non-moderators appear a few seconds later, so moderators can remove them before others see them. Change this on the Chat page.</source>
        <translation>Les messages des non-modérateurs apparaissent quelques secondes plus tard, pour que les modérateurs puissent les retirer avant que d’autres les voient. Modifiez cela sur la page Chat.</translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation>Aller au chat</translation>
    </message>
    <message>
        <source>Chat delay is unknown.</source>
        <translation>Le délai de chat est inconnu.</translation>
    </message>
    <message>
        <source>Chat delay is %1.</source>
        <translation>Le délai de chat est de %1.</translation>
    </message>
    <message>
        <source>Chat delay is off.</source>
        <translation>Le délai de chat est désactivé.</translation>
    </message>
    <message>
        <source>Chat modes cannot be changed here.</source>
        <translation>Les modes de chat ne peuvent pas être modifiés ici.</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Non modifié</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>%1, being sent</source>
        <comment>a value of a mode</comment>
        <translation>%1, envoi en cours</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <comment>a value of a mode; what it becomes; a countdown</comment>
        <translation>%1, %2 dans %3</translation>
    </message>
    <message>
        <source>Restore chat…</source>
        <translation>Rétablir le chat…</translation>
    </message>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%n chaîne depuis %1</numerusform>
            <numerusform>%n chaînes depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n need attention</source>
        <comment>channels</comment>
        <translation>
            <numerusform>, %n demande votre attention</numerusform>
            <numerusform>, %n demandent votre attention</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot taken %1</source>
        <translation>Instantané pris %1</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>No channel selected</source>
        <translation>Aucune chaîne sélectionnée</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>Pour %n chaîne sélectionnée</numerusform>
            <numerusform>Pour %n chaînes sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>already set</source>
        <translation>déjà réglé</translation>
    </message>
    <message>
        <source>changes modes</source>
        <translation>change les modes</translation>
    </message>
    <message>
        <source>changes %1 of %2</source>
        <translation>change %1 sur %2</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Gérer les préréglages…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>No channels shown.</source>
        <translation>Aucune chaîne affichée.</translation>
    </message>
    <message>
        <source>Channels…</source>
        <translation>Chaînes…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>No channels to manage. Add channels you moderate by name.</source>
        <translation>Aucune chaîne à gérer. Ajoutez par leur nom les chaînes que vous modérez.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>Pas encore envoyé à %n chaîne&#xa0;: %1</numerusform>
            <numerusform>Pas encore envoyé à %n chaînes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>Envoyer à %n chaîne</numerusform>
            <numerusform>Envoyer à %n chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation>Prendre un instantané</translation>
    </message>
    <message>
        <source>Shoutout…</source>
        <translation>Shoutout…</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Sélectionner toutes les chaînes</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Envoyer les modifications</translation>
    </message>
    <message>
        <source>Discard changes and clear selection</source>
        <translation>Abandonner les modifications et effacer la sélection</translation>
    </message>
    <message>
        <source>Snapshots, announcements, shoutouts</source>
        <translation>Instantanés, annonces, shoutouts</translation>
    </message>
    <message>
        <source>Lock down or restore…</source>
        <translation>Verrouiller ou rétablir…</translation>
    </message>
    <message>
        <source>Modes of %1</source>
        <translation>Modes de %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Vérifier mon rôle</translation>
    </message>
    <message>
        <source>“%1” is already set. Nothing changed.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà réglé. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Applied “%1” to %2.</source>
        <translation>«&#xa0;%1&#xa0;» appliqué à %2.</translation>
    </message>
    <message numerus="yes">
        <source>Applied “%1” to %n channels.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» appliqué à %n chaîne.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» appliqué à %n chaînes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded changes for %n channels.</source>
        <translation>
            <numerusform>Modifications abandonnées pour %n chaîne.</numerusform>
            <numerusform>Modifications abandonnées pour %n chaînes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentNews</name>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>Marqué à %1</translation>
    </message>
    <message>
        <source>The moment was marked after all. No clip of it was asked for.</source>
        <translation>Le moment a finalement été marqué. Aucun clip n’en a été demandé.</translation>
    </message>
    <message>
        <source>The moment was not marked. Mark again if it still matters.</source>
        <translation>Le moment n’a pas été marqué. Marquez-le de nouveau s’il compte encore.</translation>
    </message>
    <message>
        <source>The clip “%1” is there.</source>
        <translation>Le clip «&#xa0;%1&#xa0;» est là.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos deleted.</source>
        <translation>
            <numerusform>%Ln vidéo supprimée.</numerusform>
            <numerusform>%Ln vidéos supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clip was not made. %1</source>
        <comment>the reason</comment>
        <translation>Le clip n’a pas été créé. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentRows</name>
    <message>
        <source>no note</source>
        <translation>aucune note</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>with the category</source>
        <translation>avec la catégorie</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>making</source>
        <translation>création</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>modifié ici</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>The service does not tell who has set a marker.</source>
        <translation>Le service n’indique pas qui a posé un marqueur.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>%1, %2. Marked %3 by %4, clip: %5</source>
        <comment>position; note; a time; who; number</comment>
        <translation>%1, %2. Marqué %3 par %4, clip&#xa0;: %5</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentTimeline</name>
    <message>
        <source>Timeline of the stream. The table below has the same moments.</source>
        <translation>Chronologie du stream. Le tableau ci-dessous contient les mêmes moments.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Categories: %5</source>
        <comment>length; moments; clips; ad breaks; names</comment>
        <translation>%1&#xa0;: %2, %3, %4. Catégories&#xa0;: %5</translation>
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
            <numerusform>%Ln coupure pub</numerusform>
            <numerusform>%Ln coupures pub</numerusform>
        </translation>
    </message>
    <message>
        <source>category not seen</source>
        <translation>catégorie non vue</translation>
    </message>
    <message>
        <source>Now %1</source>
        <comment>a position in the stream</comment>
        <translation>Maintenant %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsFeed</name>
    <message>
        <source>%1 begins</source>
        <comment>a category</comment>
        <translation>%1 commence</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsPage</name>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marquer ce moment</translation>
    </message>
    <message>
        <source>Parts of Moments</source>
        <translation>Parties des moments</translation>
    </message>
    <message>
        <source>Mark moment</source>
        <translation>Marquer le moment</translation>
    </message>
    <message>
        <source>Mark and clip</source>
        <translation>Marquer et créer un clip</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Ce stream</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Videos %1</source>
        <comment>with their number</comment>
        <translation>Vidéos %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Money</name>
    <message>
        <source>%1M</source>
        <comment>millions of a currency</comment>
        <translation>%1&#xa0;M</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of a currency</comment>
        <translation>%1&#xa0;k</translation>
    </message>
    <message>
        <source>Enter an amount such as %1.</source>
        <translation>Saisissez un montant, par exemple %1.</translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation>Un montant ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>This amount is too large.</source>
        <translation>Ce montant est trop élevé.</translation>
    </message>
    <message>
        <source>This currency has no decimals.</source>
        <translation>Cette devise n’a pas de décimales.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>%n décimale au plus.</numerusform>
            <numerusform>%n décimales au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Prochaine pub</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>at %1, once the snooze is sent</source>
        <translation>à %1, une fois le report envoyé</translation>
    </message>
    <message>
        <source>at %1, as scheduled</source>
        <translation>à %1, comme prévu</translation>
    </message>
</context>
<context>
    <name>Sidestage::NoteEdit</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of characters, and how many may be</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::NotificationBell</name>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>more than so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>Notifications, %n non lue</numerusform>
            <numerusform>Notifications, %n non lues</numerusform>
        </translation>
    </message>
    <message>
        <source>No notifications yet. Messages shown at the edge of the window stay here until you quit.</source>
        <translation>Aucune notification pour l’instant. Les messages affichés au bord de la fenêtre restent ici jusqu’à la fermeture.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Notifications</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
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
        <translation>Au moins %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Au plus %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OnAirPage</name>
    <message>
        <source>On air</source>
        <translation>À l’antenne</translation>
    </message>
    <message>
        <source>Drag a card, or focus one and move it with the arrow keys.</source>
        <translation>Faites glisser une carte, ou donnez-lui le focus et déplacez-la avec les flèches.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Arrange cards</source>
        <translation>Disposer les cartes</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>Grands chiffres</translation>
    </message>
    <message>
        <source>Pop out this card</source>
        <translation>Détacher cette carte</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Ramener %1</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>Détacher %1</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>Rétrécir %1</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>Élargir %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 est masquée</translation>
    </message>
</context>
<context>
    <name>Sidestage::OpenFile</name>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;». %2</translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été lu&#xa0;: il dépasse %2&#xa0;Mo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Outbox</name>
    <message>
        <source>Sidestage was closed before the service replied. It may have been sent.</source>
        <translation>Sidestage a été fermé avant la réponse du service. L’envoi a peut-être eu lieu.</translation>
    </message>
    <message>
        <source>Sidestage was closed before it was sent.</source>
        <translation>Sidestage a été fermé avant l’envoi.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutboxSender</name>
    <message>
        <source>The service did not accept the request.</source>
        <translation>Le service n’a pas accepté la requête.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutcomeBox</name>
    <message>
        <source>pays 1 : %1</source>
        <comment>points that each point on an outcome pays</comment>
        <translation>rapporte 1&#xa0;: %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln viewers</source>
        <comment>points; number of viewers</comment>
        <translation>
            <numerusform>%1 · %Ln spectateur</numerusform>
            <numerusform>%1 · %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>an outcome, its share, its points and viewers</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Top %1</source>
        <comment>a viewer</comment>
        <translation>Top&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation>Fichiers d’incrustation</translation>
    </message>
    <message>
        <source>Add these files as a text source and an image source in your broadcasting software. Each file is replaced as a whole whenever the campaign changes.</source>
        <translation>Ajoutez ces fichiers comme source de texte et source d’image dans votre logiciel de diffusion. Chaque fichier est entièrement remplacé à chaque changement de la campagne.</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Fichier texte</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>{%1} %2</source>
        <comment>placeholder, its meaning</comment>
        <translation>{%1} %2</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>Fichier image</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Image preview</source>
        <translation>Aperçu de l’image</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose file: %1</source>
        <translation>Choisir le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unknown placeholder: %1.</source>
        <translation>Variable inconnue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Could not write the file. The system reported: “%1”</source>
        <translation>Impossible d’écrire le fichier. Message du système&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Saisissez le chemin complet d’un fichier.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>C’est un dossier.</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>This file is already used for the text.</source>
        <translation>Ce fichier est déjà utilisé pour le texte.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Impossible d’enregistrer cette modification&#x202f;; elle ne s’applique que jusqu’à la fermeture. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayFiles</name>
    <message>
        <source>name of the charity</source>
        <translation>nom de l’association</translation>
    </message>
    <message>
        <source>collected so far</source>
        <translation>collecté jusqu’ici</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>amount left to the goal</source>
        <translation>montant restant à atteindre</translation>
    </message>
    <message>
        <source>percentage of the goal</source>
        <translation>pourcentage de l’objectif</translation>
    </message>
    <message>
        <source>number of donations</source>
        <translation>nombre de dons</translation>
    </message>
    <message>
        <source>latest donor</source>
        <translation>dernier donateur</translation>
    </message>
    <message>
        <source>latest donation</source>
        <translation>dernier don</translation>
    </message>
    <message>
        <source>donor of the largest donation</source>
        <translation>auteur du plus gros don</translation>
    </message>
    <message>
        <source>largest donation</source>
        <translation>plus gros don</translation>
    </message>
    <message>
        <source>next milestone</source>
        <translation>prochain palier</translation>
    </message>
    <message>
        <source>amount of the next milestone</source>
        <translation>montant du prochain palier</translation>
    </message>
    <message>
        <source>Could not draw the image.</source>
        <translation>Impossible de dessiner l’image.</translation>
    </message>
    <message>
        <source>{charity}: {total}</source>
        <comment>what stands in an overlay; the words in braces stay</comment>
        <translation>{charity}&#xa0;: {total}</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <comment>goal, percent</comment>
        <translation>sur %1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceCard</name>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>Total over time</source>
        <translation>Total au fil du temps</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceChart</name>
    <message>
        <source>Total over time: %1 now. %2</source>
        <translation>Total au fil du temps&#xa0;: %1 maintenant. %2</translation>
    </message>
    <message>
        <source>Goal %1.</source>
        <comment>about a time</comment>
        <translation>Objectif %1.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <comment>an amount</comment>
        <translation>terminé à %1</translation>
    </message>
    <message>
        <source>goal, %1</source>
        <comment>about a time</comment>
        <translation>objectif, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PageHead</name>
    <message>
        <source>More actions</source>
        <translation>Plus d’actions</translation>
    </message>
    <message>
        <source>Pop out</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Return to main window</source>
        <translation>Revenir à la fenêtre principale</translation>
    </message>
</context>
<context>
    <name>Sidestage::PartRow</name>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <comment>a part of a show</comment>
        <translation>Choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Not part of this show</source>
        <translation>Ne fait pas partie de cette émission</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <comment>a part of a show</comment>
        <translation>Modifier&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used by %Ln shows: a change applies to all of them.</source>
        <translation>
            <numerusform>Utilisé par %Ln émission&#xa0;: une modification s’y applique.</numerusform>
            <numerusform>Utilisé par %Ln émissions&#xa0;: une modification s’applique à toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from yet. Open its page…</source>
        <translation>Rien à choisir pour l’instant. Ouvrir sa page…</translation>
    </message>
    <message>
        <source>Remove from this show</source>
        <translation>Retirer de cette émission</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleCard</name>
    <message>
        <source>Moderators</source>
        <translation>Modérateurs</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Blocked users</source>
        <translation>Utilisateurs bloqués</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, identifiant %2</translation>
    </message>
    <message>
        <source>Too many changes within a few seconds. Try again in 10 seconds.</source>
        <translation>Trop de modifications en quelques secondes. Réessayez dans 10 secondes.</translation>
    </message>
    <message>
        <source>All VIP slots are taken. Remove a VIP first.</source>
        <translation>Tous les emplacements VIP sont pris. Retirez d’abord un VIP.</translation>
    </message>
    <message>
        <source>The channel has to complete “Build a Community” before it can have VIPs.</source>
        <translation>La chaîne doit accomplir «&#xa0;Build a Community&#xa0;» avant de pouvoir avoir des VIP.</translation>
    </message>
    <message>
        <source>It is not known whether %1 was added. %2</source>
        <translation>On ignore si %1 a été ajouté. %2</translation>
    </message>
    <message>
        <source>It is not known whether %1 was removed. %2</source>
        <translation>On ignore si %1 a été retiré. %2</translation>
    </message>
    <message>
        <source>%1 was not made a moderator. %2</source>
        <translation>%1 n’a pas été nommé modérateur. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the moderators. %2</source>
        <translation>%1 n’a pas été retiré des modérateurs. %2</translation>
    </message>
    <message>
        <source>%1 was not made a VIP. %2</source>
        <translation>%1 n’a pas été nommé VIP. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the VIPs. %2</source>
        <translation>%1 n’a pas été retiré des VIP. %2</translation>
    </message>
    <message>
        <source>%1 was not blocked. %2</source>
        <translation>%1 n’a pas été bloqué. %2</translation>
    </message>
    <message>
        <source>%1 was not unblocked. %2</source>
        <translation>%1 n’a pas été débloqué. %2</translation>
    </message>
    <message>
        <source>%1 is a moderator now</source>
        <translation>%1 est maintenant modérateur</translation>
    </message>
    <message>
        <source>%1 is a VIP now</source>
        <translation>%1 est maintenant VIP</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 est bloqué</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator</source>
        <translation>%1 n’est plus modérateur</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP</source>
        <translation>%1 n’est plus VIP</translation>
    </message>
    <message>
        <source>%1 is no longer blocked</source>
        <translation>%1 n’est plus bloqué</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <comment>a list of users</comment>
        <translation>Recherche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Rechercher des noms</translation>
    </message>
    <message>
        <source>Make moderator…</source>
        <translation>Nommer modérateur…</translation>
    </message>
    <message>
        <source>Make VIP…</source>
        <translation>Nommer VIP…</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Débloquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Sign in again to see this list.</source>
        <translation>Reconnectez-vous pour voir cette liste.</translation>
    </message>
    <message>
        <source>No permission to see the moderators.</source>
        <translation>Pas d’autorisation de voir les modérateurs.</translation>
    </message>
    <message>
        <source>No permission to see the VIPs.</source>
        <translation>Pas d’autorisation de voir les VIP.</translation>
    </message>
    <message>
        <source>No permission to see whom you block.</source>
        <translation>Pas d’autorisation de voir qui vous bloquez.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Une autorisation manque</translation>
    </message>
    <message>
        <source>The service shows this list only to programs to which the broadcaster has granted it.</source>
        <translation>Le service n’affiche cette liste qu’aux programmes auxquels le streamer l’a accordée.</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Login of the new moderator</source>
        <translation>Identifiant du nouveau modérateur</translation>
    </message>
    <message>
        <source>Login of the new VIP</source>
        <translation>Identifiant du nouveau VIP</translation>
    </message>
    <message>
        <source>Login of the user to block</source>
        <translation>Identifiant de l’utilisateur à bloquer</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>Add moderator</source>
        <translation>Ajouter un modérateur</translation>
    </message>
    <message>
        <source>Add VIP</source>
        <translation>Ajouter un VIP</translation>
    </message>
    <message>
        <source>Block this user</source>
        <translation>Bloquer cet utilisateur</translation>
    </message>
    <message>
        <source>Reason for the block</source>
        <translation>Raison du blocage</translation>
    </message>
    <message>
        <source>No reason</source>
        <translation>Aucune raison</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Harcèlement</translation>
    </message>
    <message>
        <source>Spam</source>
        <translation>Spam</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Where it happened</source>
        <translation>Où cela s’est passé</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>Dans le chat</translation>
    </message>
    <message>
        <source>In whispers</source>
        <translation>Dans les chuchotements</translation>
    </message>
    <message>
        <source>No permission to block and unblock.</source>
        <translation>Pas d’autorisation de bloquer et de débloquer.</translation>
    </message>
    <message>
        <source>No permission to add and remove.</source>
        <translation>Pas d’autorisation d’ajouter et de retirer.</translation>
    </message>
    <message>
        <source>Sidestage can show this list. Changing it requires another permission.</source>
        <translation>Sidestage peut afficher cette liste. La modifier nécessite une autre autorisation.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copié</translation>
    </message>
    <message>
        <source>Enter a login first.</source>
        <translation>Saisissez d’abord un identifiant.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Impossible de charger la liste. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Nobody moderates your channel.</source>
        <translation>Personne ne modère votre chaîne.</translation>
    </message>
    <message>
        <source>Your channel has no VIPs.</source>
        <translation>Votre chaîne n’a pas de VIP.</translation>
    </message>
    <message>
        <source>You do not block anyone.</source>
        <translation>Vous ne bloquez personne.</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Aucun nom correspondant.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Débloquer %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleList</name>
    <message>
        <source>There is no user with this login.</source>
        <translation>Il n’y a aucun utilisateur avec cet identifiant.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleSharedCard</name>
    <message>
        <source>Shared chat</source>
        <translation>Chat partagé</translation>
    </message>
    <message>
        <source>Channels in the shared chat</source>
        <translation>Chaînes du chat partagé</translation>
    </message>
    <message>
        <source>Unknown.</source>
        <translation>Inconnu.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Depuis %1</translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
        <translation>Pas dans un chat partagé.</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Inconnu. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation>%1, hôte</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Rechercher des noms</translation>
    </message>
    <message>
        <source>Search people in the chat</source>
        <translation>Rechercher des personnes dans le chat</translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation>Chat partagé</translation>
    </message>
    <message>
        <source>The list may be a few moments behind when people join or leave.</source>
        <translation>La liste peut avoir un léger retard quand des personnes arrivent ou partent.</translation>
    </message>
    <message>
        <source>People in the chat</source>
        <translation>Personnes dans le chat</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>Rechercher des personnes</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Shout out as soon as possible</source>
        <translation>Faire un shoutout dès que possible</translation>
    </message>
    <message>
        <source>Add to shoutout queue</source>
        <translation>Ajouter à la file des shoutouts</translation>
    </message>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation>Une chaîne ne peut pas se faire un shoutout à elle-même.</translation>
    </message>
    <message>
        <source>Select a person in the list first.</source>
        <translation>Sélectionnez d’abord une personne dans la liste.</translation>
    </message>
    <message>
        <source>Requires permission. You will be asked to grant it.</source>
        <translation>Nécessite une autorisation. Il vous sera demandé de l’accorder.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copié</translation>
    </message>
    <message>
        <source>Shoutout for %1 not added. %2</source>
        <translation>Shoutout pour %1 non ajouté. %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 will be sent as soon as possible</source>
        <translation>Shoutout pour %1 envoyé dès que possible</translation>
    </message>
    <message>
        <source>%1 added to the shoutout queue</source>
        <translation>%1 ajouté à la file des shoutouts</translation>
    </message>
    <message>
        <source>%1 of %2 loaded</source>
        <translation>%1 chargés sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>%Ln dans ce chat</numerusform>
            <numerusform>%Ln dans ce chat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 found</source>
        <translation>%1, %2 trouvés</translation>
    </message>
    <message>
        <source>since the last update: +%1, −%2</source>
        <translation>depuis la dernière mise à jour&#xa0;: +%1, −%2</translation>
    </message>
    <message>
        <source>Roles are unknown.</source>
        <translation>Les rôles sont inconnus.</translation>
    </message>
    <message>
        <source>Visible to the broadcaster only</source>
        <translation>Visible pour le streamer uniquement</translation>
    </message>
    <message>
        <source>Only the broadcaster of a channel can see its moderators and VIPs. You cannot see them for %1.</source>
        <translation>Seul le streamer d’une chaîne peut voir ses modérateurs et VIP. Vous ne pouvez pas les voir pour %1.</translation>
    </message>
    <message>
        <source>Roles are loading.</source>
        <translation>Chargement des rôles.</translation>
    </message>
    <message>
        <source>Moderators and VIPs are not shown.</source>
        <translation>Les modérateurs et les VIP ne sont pas affichés.</translation>
    </message>
    <message>
        <source>Moderators are not shown.</source>
        <translation>Les modérateurs ne sont pas affichés.</translation>
    </message>
    <message>
        <source>VIPs are not shown.</source>
        <translation>Les VIP ne sont pas affichés.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 n’a pas accordé l’autorisation de les afficher.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show who is in the chat.</source>
        <translation>%1 n’a pas accordé l’autorisation d’afficher qui est dans le chat.</translation>
    </message>
    <message>
        <source>%1 cannot see who is in the chat of %2. %3</source>
        <translation>%1 ne peut pas voir qui est dans le chat de %2. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aucune chaîne pour l’instant. Les chaînes que vous modérez apparaissent ici.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see who is in its chat.</source>
        <translation>Non connecté pour %1. Connectez-vous pour voir qui est dans son chat.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Aucun spectateur correspondant.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Nobody is in this chat. People appear here when they join.</source>
        <translation>Personne n’est dans ce chat. Les personnes apparaissent ici à leur arrivée.</translation>
    </message>
    <message>
        <source>Could not load who is in this chat. %1</source>
        <translation>Impossible de charger les personnes de ce chat. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionHint</name>
    <message>
        <source>Grant permission…</source>
        <translation>Accorder l’autorisation…</translation>
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
    <message>
        <source>What it may do</source>
        <translation>Ce qui est permis</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>Demander…</translation>
    </message>
    <message>
        <source>Ask for: %1</source>
        <translation>Demander&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 scopes sur %2</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n more…</source>
        <translation>
            <numerusform>Demander %n de plus…</numerusform>
            <numerusform>Demander %n de plus…</numerusform>
        </translation>
    </message>
    <message>
        <source>not an affiliate</source>
        <translation>pas affilié</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>accordé</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>not granted</source>
        <translation>non accordé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what it may do: granted</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PersonPane</name>
    <message>
        <source>Time out</source>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Bannir</translation>
    </message>
    <message>
        <source>Warn…</source>
        <translation>Avertir…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Suit depuis</translation>
    </message>
    <message>
        <source>Messages seen</source>
        <translation>Messages vus</translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>Exclusions</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Bans</source>
        <translation>Bannissements</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>Derniers messages</translation>
    </message>
    <message>
        <source>No permission to ban viewers.</source>
        <translation>Pas d’autorisation de bannir des spectateurs.</translation>
    </message>
    <message>
        <source>Bans and timeouts</source>
        <translation>Bannissements et exclusions</translation>
    </message>
    <message>
        <source>Without permission to manage bans, Sidestage can only show viewers.</source>
        <translation>Sans l’autorisation de gérer les bannissements, Sidestage ne peut qu’afficher les spectateurs.</translation>
    </message>
    <message>
        <source>Time out for</source>
        <translation>Exclure pendant</translation>
    </message>
    <message>
        <source>Length of a timeout</source>
        <translation>Durée d’une exclusion temporaire</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>Personne de choisi</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <comment>a channel; what is known</comment>
        <translation>sur %1, %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>%1, last %2</source>
        <comment>a number; a date</comment>
        <translation>%1, dernier %2</translation>
    </message>
    <message>
        <source>…</source>
        <comment>not known yet</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Choose a row to see who it is.</source>
        <translation>Choisissez une ligne pour voir de qui il s’agit.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1.</source>
        <comment>a date</comment>
        <translation>Conservé sur cet ordinateur depuis %1.</translation>
    </message>
    <message>
        <source>What moderators do is kept on this computer from now on.</source>
        <translation>Les actions des modérateurs sont conservées sur cet ordinateur à partir de maintenant.</translation>
    </message>
    <message>
        <source>Show only this viewer in the live chat</source>
        <translation>N’afficher que ce spectateur dans le chat en direct</translation>
    </message>
    <message>
        <source>Time out the author</source>
        <translation>Exclure temporairement l’auteur</translation>
    </message>
    <message>
        <source>Time out the viewer</source>
        <translation>Exclure temporairement le spectateur</translation>
    </message>
    <message>
        <source>Ban or unban the author</source>
        <translation>Bannir ou débannir l’auteur</translation>
    </message>
    <message>
        <source>Ban or unban the viewer</source>
        <translation>Bannir ou débannir le spectateur</translation>
    </message>
    <message>
        <source>Warn the author…</source>
        <translation>Avertir l’auteur…</translation>
    </message>
    <message>
        <source>Warn the viewer…</source>
        <translation>Avertir le spectateur…</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>Supprimer le message</translation>
    </message>
    <message>
        <source>Delete the viewer’s message</source>
        <translation>Supprimer le message du spectateur</translation>
    </message>
    <message>
        <source>Choose a row first.</source>
        <translation>Choisissez d’abord une ligne.</translation>
    </message>
    <message>
        <source>No message is chosen.</source>
        <translation>Aucun message n’est choisi.</translation>
    </message>
    <message>
        <source>Sidestage needs another permission for that.</source>
        <translation>Sidestage a besoin d’une autre autorisation pour cela.</translation>
    </message>
    <message>
        <source>The broadcaster cannot be moderated.</source>
        <translation>Le streamer ne peut pas être modéré.</translation>
    </message>
    <message>
        <source>You cannot moderate yourself.</source>
        <translation>Vous ne pouvez pas vous modérer vous-même.</translation>
    </message>
    <message>
        <source>The last action is being sent.</source>
        <translation>La dernière action est en cours d’envoi.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Débannir</translation>
    </message>
    <message>
        <source>A banned viewer cannot be timed out.</source>
        <translation>Un spectateur banni ne peut pas être exclu temporairement.</translation>
    </message>
    <message>
        <source>Warn viewer</source>
        <translation>Avertir le spectateur</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <comment>a viewer</comment>
        <translation>Avertir %1</translation>
    </message>
    <message>
        <source>The viewer cannot write until the warning is acknowledged. The reason is shown to them.</source>
        <translation>Le spectateur ne peut pas écrire tant qu’il n’a pas pris acte de l’avertissement. La raison lui est affichée.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Avertir</translation>
    </message>
    <message>
        <source>Does not follow</source>
        <translation>Ne suit pas</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Saisissez une raison.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Select a picture to see its details.</source>
        <translation>Sélectionnez une image pour voir ses détails.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Emote of %1</source>
        <translation>Emote de %1</translation>
    </message>
    <message>
        <source>Global emote</source>
        <translation>Emote globale</translation>
    </message>
    <message>
        <source>Emote from another channel you can use</source>
        <translation>Emote d’une autre chaîne que vous pouvez utiliser</translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation>Badge de %1</translation>
    </message>
    <message>
        <source>Global badge</source>
        <translation>Badge global</translation>
    </message>
    <message>
        <source>Cheermote for %1 or more</source>
        <translation>Cheermote à partir de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Ln Bit</numerusform>
            <numerusform>%Ln Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Type: “%1”</source>
        <translation>Type&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Ensemble %1</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>Animée</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureRows</name>
    <message>
        <source>%1 · %2</source>
        <comment>a heading and how many stand under it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Globales</translation>
    </message>
    <message>
        <source>From other channels</source>
        <translation>D’autres chaînes</translation>
    </message>
    <message>
        <source>Badges of this channel</source>
        <translation>Badges de cette chaîne</translation>
    </message>
    <message>
        <source>Global badges</source>
        <translation>Badges globaux</translation>
    </message>
    <message>
        <source>%1, of this channel</source>
        <translation>%1, de cette chaîne</translation>
    </message>
    <message>
        <source>%1, sponsored</source>
        <translation>%1, sponsorisé</translation>
    </message>
    <message>
        <source>Subscribers, tier 1</source>
        <translation>Abonnés, niveau 1</translation>
    </message>
    <message>
        <source>Subscribers, tier 2</source>
        <translation>Abonnés, niveau 2</translation>
    </message>
    <message>
        <source>Subscribers, tier 3</source>
        <translation>Abonnés, niveau 3</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>For cheering with Bits</source>
        <translation>Pour des cheers avec des Bits</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Other: “%1”</source>
        <translation>Autre&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1, %Ln image</numerusform>
            <numerusform>%1, %Ln images</numerusform>
        </translation>
    </message>
    <message>
        <source>animated</source>
        <translation>animée</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a sentence that is read out</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Sidestage::PicturesView</name>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Type of pictures</source>
        <translation>Type d’images</translation>
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
        <translation>Rechercher des noms</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation>Rechercher des emotes et des badges</translation>
    </message>
    <message>
        <source>Copy emote name</source>
        <translation>Copier le nom de l’emote</translation>
    </message>
    <message>
        <source>Emote and badge details</source>
        <translation>Détails des emotes et badges</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copié</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 trouvés sur %2</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show emotes from other channels.</source>
        <translation>%1 n’a pas accordé l’autorisation d’afficher les emotes d’autres chaînes.</translation>
    </message>
    <message>
        <source>Some pictures could not be loaded. %1</source>
        <translation>Certaines images n’ont pas pu être chargées. %1</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aucune chaîne pour l’instant. Les chaînes que vous modérez apparaissent ici.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see its emotes and badges.</source>
        <translation>Non connecté pour %1. Connectez-vous pour voir ses emotes et badges.</translation>
    </message>
    <message>
        <source>No matching picture.</source>
        <translation>Aucune image correspondante.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Could not load pictures. %1</source>
        <translation>Impossible de charger les images. %1</translation>
    </message>
    <message>
        <source>No items of this type in %1.</source>
        <translation>Aucun élément de ce type sur %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanGroup</name>
    <message>
        <source>Nothing to change.</source>
        <translation>Rien à modifier.</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>aucune requête</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message>
        <source>Apply set</source>
        <translation>Appliquer l’ensemble</translation>
    </message>
    <message>
        <source>Close the plan</source>
        <translation>Fermer le plan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>%Ln étape a échoué.</numerusform>
            <numerusform>%Ln étapes ont échoué.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now active.</source>
        <translation>«&#xa0;%1&#xa0;» est maintenant actif.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln créée</numerusform>
            <numerusform>%Ln créées</numerusform>
        </translation>
    </message>
    <message>
        <source>use a slot each</source>
        <translation>occupent un emplacement chacune</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln activée</numerusform>
            <numerusform>%Ln activées</numerusform>
        </translation>
    </message>
    <message>
        <source>were off</source>
        <translation>étaient désactivées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>%Ln déjà activée</numerusform>
            <numerusform>%Ln déjà activées</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln désactivée</numerusform>
            <numerusform>%Ln désactivées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln mise en pause</numerusform>
            <numerusform>%Ln mises en pause</numerusform>
        </translation>
    </message>
    <message>
        <source>keep their slot</source>
        <translation>gardent leur emplacement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln retirée</numerusform>
            <numerusform>%Ln retirées</numerusform>
        </translation>
    </message>
    <message>
        <source>free their slot</source>
        <translation>libèrent leur emplacement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln mise à jour</numerusform>
            <numerusform>%Ln mises à jour</numerusform>
        </translation>
    </message>
    <message>
        <source>to match the library</source>
        <translation>pour correspondre à la bibliothèque</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>%Ln en attente, %1</numerusform>
            <numerusform>%Ln en attente, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” will be removed from the service. That would fulfil its waiting redemptions.</source>
        <translation>«&#xa0;%1&#xa0;» sera retirée du service. Cela validerait ses échanges en attente.</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Rembourser d’abord %Ln</numerusform>
            <numerusform>Rembourser d’abord %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Valider d’abord %Ln</numerusform>
            <numerusform>Valider d’abord %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation>Laisser cette récompense activée</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>Supprimer %Ln récompense</numerusform>
            <numerusform>Supprimer %Ln récompenses</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>Appliquer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Preview. Nothing has been sent yet.</source>
        <translation>Aperçu. Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>In progress. Continues after a restart.</source>
        <translation>En cours. Continue après un redémarrage.</translation>
    </message>
    <message>
        <source>Stopped. Completed steps stay in effect.</source>
        <translation>Arrêté. Les étapes terminées restent en vigueur.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Terminé.</translation>
    </message>
    <message>
        <source>Slots afterwards</source>
        <translation>Emplacements ensuite</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Étapes effectuées</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>No changes needed.</source>
        <translation>Aucune modification nécessaire.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>%Ln requête, environ %1. Vous pouvez arrêter à tout moment.</numerusform>
            <numerusform>%Ln requêtes, environ %1. Vous pouvez arrêter à tout moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Pas d’autorisation de modifier les récompenses sur le service.</translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Un autre plan est en cours.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>Le plan demande plus d’emplacements que n’en a le service.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Un autre plan est en cours.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>Le plan demande plus d’emplacements que n’en a le service.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>No longer in the library.</source>
        <translation>N’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>No free slot.</source>
        <translation>Aucun emplacement libre.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can delete it.</source>
        <translation>Créée par une autre application. Seule cette application peut la supprimer.</translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>%n échange est encore en attente.</numerusform>
            <numerusform>%n échanges sont encore en attente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanStepRow</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanView</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Retour aux émissions</translation>
    </message>
    <message>
        <source>Begin “%1”</source>
        <translation>Commencer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Annuler «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>End “%1”</source>
        <translation>Terminer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day</comment>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparaison avec le service…</translation>
    </message>
    <message>
        <source>Compared with the service %1</source>
        <translation>Comparé au service %1</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>Il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>Rien n’est encore envoyé.</translation>
    </message>
    <message>
        <source>%1, about %2. Nothing is sent yet. The present state is kept for the end of the show.</source>
        <comment>number of requests; a duration</comment>
        <translation>%1, environ %2. Rien n’est encore envoyé. L’état actuel est conservé pour la fin de l’émission.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are done.</source>
        <translation>%1 étapes sur %2 effectuées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed; the others went on.</source>
        <translation>
            <numerusform>%Ln a échoué&#x202f;; les autres ont continué.</numerusform>
            <numerusform>%Ln ont échoué&#x202f;; les autres ont continué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow later.</source>
        <translation>
            <numerusform>%Ln suivra plus tard.</numerusform>
            <numerusform>%Ln suivront plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>“%1” is running</source>
        <translation>«&#xa0;%1&#xa0;» est en cours</translation>
    </message>
</context>
<context>
    <name>Sidestage::Poll</name>
    <message>
        <source>The service did not answer.</source>
        <translation>Le service n’a pas répondu.</translation>
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
    <message>
        <source>%1, %2 with points</source>
        <comment>number of votes, how many of them for points</comment>
        <translation>%1, dont %2 avec des points</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Sondage</translation>
    </message>
    <message>
        <source>No poll is running.</source>
        <translation>Aucun sondage en cours.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Nouveau sondage…</translation>
    </message>
    <message>
        <source>End poll…</source>
        <translation>Terminer le sondage…</translation>
    </message>
    <message>
        <source>End and hide result…</source>
        <translation>Terminer et masquer le résultat…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Relancer…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Sign in again to see your polls.</source>
        <translation>Reconnectez-vous pour voir vos sondages.</translation>
    </message>
    <message>
        <source>No permission to run polls.</source>
        <translation>Pas d’autorisation de lancer des sondages.</translation>
    </message>
    <message>
        <source>Polls</source>
        <translation>Sondages</translation>
    </message>
    <message>
        <source>Without permission to manage polls, Sidestage can neither show nor start them.</source>
        <translation>Sans l’autorisation de gérer les sondages, Sidestage ne peut ni les afficher ni en lancer.</translation>
    </message>
    <message>
        <source>Ended %1</source>
        <comment>a time</comment>
        <translation>Terminé %1</translation>
    </message>
    <message>
        <source>Open, ends in %1</source>
        <translation>Ouvert, se termine dans %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>encore %1 sur %2</translation>
    </message>
    <message>
        <source>End poll</source>
        <translation>Terminer le sondage</translation>
    </message>
    <message>
        <source>End “%1” now?</source>
        <translation>Terminer «&#xa0;%1&#xa0;» maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>%1 so far. A poll that has ended cannot be opened again.</source>
        <translation>%1 pour l’instant. Un sondage terminé ne peut pas être rouvert.</translation>
    </message>
    <message>
        <source>Viewers will not see the result.</source>
        <translation>Les spectateurs ne verront pas le résultat.</translation>
    </message>
    <message>
        <source>Viewers will see the result.</source>
        <translation>Les spectateurs verront le résultat.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation>Garder au premier plan</translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation>Garder au premier plan (%1)</translation>
    </message>
    <message>
        <source>On Wayland a program cannot keep its windows on top. The menu of the window’s frame may offer it.</source>
        <translation>Sous Wayland, un programme ne peut pas garder ses fenêtres au premier plan. Le menu du cadre de la fenêtre le propose peut-être.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PredictionCard</name>
    <message numerus="yes">
        <source>%1 points to %Ln viewers</source>
        <translation>
            <numerusform>%1 points à %Ln spectateur</numerusform>
            <numerusform>%1 points à %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>Verrouiller maintenant</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>Aucune prédiction n’est ouverte.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Nouvelle prédiction…</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Résoudre…</translation>
    </message>
    <message>
        <source>Cancel and refund…</source>
        <translation>Annuler et rembourser…</translation>
    </message>
    <message>
        <source>Sign in again to see your predictions.</source>
        <translation>Reconnectez-vous pour voir vos prédictions.</translation>
    </message>
    <message>
        <source>No permission to run predictions.</source>
        <translation>Pas d’autorisation de lancer des prédictions.</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Prédictions</translation>
    </message>
    <message>
        <source>Without permission to manage predictions, Sidestage can neither show nor start them.</source>
        <translation>Sans l’autorisation de gérer les prédictions, Sidestage ne peut ni les afficher ni en lancer.</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a time</comment>
        <translation>ouverte %1</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillée</translation>
    </message>
    <message>
        <source>Cancelled %1</source>
        <comment>a time</comment>
        <translation>Annulée %1</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>a time</comment>
        <translation>Résolue %1</translation>
    </message>
    <message>
        <source>Cancelling refunds %1.</source>
        <translation>L’annulation rembourse %1.</translation>
    </message>
    <message>
        <source>%1 were refunded.</source>
        <translation>%1 ont été remboursés.</translation>
    </message>
    <message>
        <source>%1 points were paid out.</source>
        <translation>%1 points ont été versés.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of an outcome, its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open, locks in %1</source>
        <translation>Ouverte, verrouillage dans %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>encore %1 sur %2</translation>
    </message>
    <message>
        <source>Cancel prediction</source>
        <translation>Annuler la prédiction</translation>
    </message>
    <message>
        <source>Cancel “%1” and refund all points?</source>
        <translation>Annuler «&#xa0;%1&#xa0;» et rembourser tous les points&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points to %Ln viewers</source>
        <comment>an outcome; points</comment>
        <translation>
            <numerusform>%1&#xa0;: %2 points à %Ln spectateur</numerusform>
            <numerusform>%1&#xa0;: %2 points à %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund %1 points</source>
        <translation>Rembourser %1 points</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetDialog</name>
    <message>
        <source>New preset</source>
        <translation>Nouveau préréglage</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Shown in the list of presets.</source>
        <translation>Affiché dans la liste des préréglages.</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Saisissez un nom pour le préréglage.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Update from channel</source>
        <translation>Mettre à jour depuis la chaîne</translation>
    </message>
    <message>
        <source>Included fields</source>
        <translation>Champs inclus</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>The preset already matches the channel.</source>
        <translation>Le préréglage correspond déjà à la chaîne.</translation>
    </message>
    <message>
        <source>Not saved: select at least one field.</source>
        <translation>Non enregistré&#xa0;: sélectionnez au moins un champ.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message numerus="yes">
        <source>Apply “%1” to %n channels?</source>
        <translation>
            <numerusform>Appliquer «&#xa0;%1&#xa0;» à %n chaîne&#x202f;?</numerusform>
            <numerusform>Appliquer «&#xa0;%1&#xa0;» à %n chaînes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Current modes are not known yet.</source>
        <translation>Les modes actuels ne sont pas encore connus.</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Aucune modification.</translation>
    </message>
    <message>
        <source>A snapshot of the current modes is saved first.</source>
        <translation>Un instantané des modes actuels est d’abord enregistré.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>Appliquer quand même</translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>Modifier %n chaîne</numerusform>
            <numerusform>Modifier %n chaînes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsCard</name>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>Nouveau préréglage</translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more at once.</source>
        <translation>Un préréglage définit d’un coup le titre, la catégorie, les tags et plus encore.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>in the form</source>
        <translation>dans le formulaire</translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation>utilisé, modifié</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>jamais utilisé</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>Retirer %1 des favoris</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>Ajouter %1 aux favoris</translation>
    </message>
    <message>
        <source>Edit preset</source>
        <translation>Modifier le préréglage</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation>Appliquer le préréglage %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Chat mode presets</source>
        <translation>Préréglages de modes de chat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Saisissez un nom pour le préréglage.</translation>
    </message>
    <message>
        <source>Use for lockdowns</source>
        <translation>Utiliser pour les verrouillages</translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation>Utilisé pour les verrouillages. Un seul préréglage peut l’être.</translation>
    </message>
    <message>
        <source>Included modes; others stay unchanged</source>
        <translation>Modes inclus&#x202f;; les autres restent inchangés</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Used for lockdowns</source>
        <translation>Utilisé pour les verrouillages</translation>
    </message>
    <message>
        <source>Not saved: select at least one mode.</source>
        <translation>Non enregistré&#xa0;: sélectionnez au moins un mode.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that was taken, and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a preset; why it was not taken</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were added.</source>
        <translation>
            <numerusform>%Ln préréglage a été ajouté.</numerusform>
            <numerusform>%Ln préréglages ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage presets (*.json)</source>
        <translation>Préréglages Sidestage (*.json)</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Importer des préréglages</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Exporter des préréglages</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Le fichier n’a pas pu être écrit&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were exported.</source>
        <translation>
            <numerusform>%Ln préréglage a été exporté.</numerusform>
            <numerusform>%Ln préréglages ont été exportés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message>
        <source>Redemptions waiting</source>
        <translation>Échanges en attente</translation>
    </message>
    <message>
        <source>Open queue</source>
        <translation>Ouvrir la file d’attente</translation>
    </message>
    <message>
        <source>Fulfil the selected redemption</source>
        <translation>Valider l’échange sélectionné</translation>
    </message>
    <message>
        <source>Refund the selected redemption</source>
        <translation>Rembourser l’échange sélectionné</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel Points are not available here.</source>
        <translation>Les points de chaîne ne sont pas disponibles ici.</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Points de chaîne</translation>
    </message>
    <message>
        <source>You can view redemptions, but not decide them.</source>
        <translation>Vous pouvez voir les échanges, mais pas en décider.</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>To fulfil or refund redemptions, Sidestage needs permission to manage them.</source>
        <translation>Pour valider ou rembourser des échanges, Sidestage a besoin de l’autorisation de les gérer.</translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation>plus ancien %1 · %2</translation>
    </message>
    <message>
        <source>No redemptions waiting.</source>
        <translation>Aucun échange en attente.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage a besoin de l’autorisation de décider des échanges.</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Cet échange a déjà été décidé.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCardRow</name>
    <message>
        <source>Fulfil</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a reward, what the viewer wrote</comment>
        <translation>%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Fulfil %1 of %2</source>
        <translation>Valider %1 de %2</translation>
    </message>
    <message>
        <source>Refund %1 of %2</source>
        <translation>Rembourser %1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a reward; why the decision failed</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueDelegate</name>
    <message>
        <source>no message</source>
        <translation>aucun message</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>Sélectionner %Ln</numerusform>
            <numerusform>Sélectionner %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueFeed</name>
    <message>
        <source>The redemptions of “%1” could not be read. %2</source>
        <comment>a reward; the reason</comment>
        <translation>Impossible de lire les échanges de «&#x202f;%1&#x202f;». %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueModel</name>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Échangé</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Refunding</source>
        <translation>Remboursement</translation>
    </message>
    <message>
        <source>Fulfilling</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Validé</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Décidé ailleurs</translation>
    </message>
    <message>
        <source>Refunded elsewhere</source>
        <translation>Remboursé ailleurs</translation>
    </message>
    <message>
        <source>Fulfilled elsewhere</source>
        <translation>Validé ailleurs</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>en attente %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionnée</translation>
    </message>
    <message>
        <source>Group %1, %2, collapsed</source>
        <translation>Groupe %1, %2, réduit</translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation>Groupe %1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Queue view</source>
        <translation>Vue de la file d’attente</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Décidés aujourd’hui</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Sons…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Decisions not saved: %1</source>
        <translation>Décisions non enregistrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>En attente %1</translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation>Décidés aujourd’hui %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>You can view redemptions here. To fulfil or refund them, Sidestage needs permission.</source>
        <translation>Vous pouvez voir les échanges ici. Pour les valider ou les rembourser, Sidestage a besoin d’une autorisation.</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Select row</source>
        <translation>Sélectionner la ligne</translation>
    </message>
    <message>
        <source>Select all shown</source>
        <translation>Sélectionner tout ce qui est affiché</translation>
    </message>
    <message>
        <source>Change grouping</source>
        <translation>Changer le groupement</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>Rechercher dans la file d’attente</translation>
    </message>
    <message>
        <source>Send pending decisions now</source>
        <translation>Envoyer maintenant les décisions en attente</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Effacer la sélection</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage a besoin de l’autorisation de décider des échanges.</translation>
    </message>
    <message>
        <source>Decisions could not be saved to disk. Unsent ones are lost when you quit. %1</source>
        <translation>Les décisions n’ont pas pu être enregistrées sur le disque. Celles non envoyées sont perdues à la fermeture. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1 %Ln décision non envoyée le sera une fois le problème résolu.</numerusform>
            <numerusform>%1 %Ln décisions non envoyées le seront une fois le problème résolu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>Aucun échange correspondant.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Cet échange a déjà été décidé.</translation>
    </message>
    <message>
        <source>Nothing selected. Press Space to select the row or group.</source>
        <translation>Rien de sélectionné. Appuyez sur Espace pour sélectionner la ligne ou le groupe.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message>
        <source>Waiting redemptions</source>
        <translation>Échanges en attente</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln new redemptions</source>
        <translation>
            <numerusform>Afficher %Ln nouvel échange</numerusform>
            <numerusform>Afficher %Ln nouveaux échanges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTexts</name>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Décidé ailleurs</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1&#xa0;s</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1&#xa0;min %L2&#xa0;s</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1&#xa0;h %L2&#xa0;min</translation>
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
            <numerusform>%Ln en attente · %1</numerusform>
            <numerusform>%Ln en attente · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilled %Ln</source>
        <translation>
            <numerusform>%Ln validé</numerusform>
            <numerusform>%Ln validés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunded %Ln</source>
        <translation>
            <numerusform>%Ln remboursé</numerusform>
            <numerusform>%Ln remboursés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fulfilled: %Ln waiting again</source>
        <translation>
            <numerusform>Non validé&#xa0;: %Ln de nouveau en attente</numerusform>
            <numerusform>Non validés&#xa0;: %Ln de nouveau en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln waiting again</source>
        <translation>
            <numerusform>Non remboursé&#xa0;: %Ln de nouveau en attente</numerusform>
            <numerusform>Non remboursés&#xa0;: %Ln de nouveau en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilling %Ln</source>
        <translation>
            <numerusform>Validation de %Ln</numerusform>
            <numerusform>Validation de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunding %Ln</source>
        <translation>
            <numerusform>Remboursement de %Ln</numerusform>
            <numerusform>Remboursement de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund in %L1 s</source>
        <translation>Remboursement dans %L1&#xa0;s</translation>
    </message>
    <message>
        <source>Fulfil in %L1 s</source>
        <translation>Validation dans %L1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>%Ln sur %1 a été décidé ailleurs.</numerusform>
            <numerusform>%Ln sur %1 ont été décidés ailleurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 no longer exist.</source>
        <translation>
            <numerusform>%Ln sur %1 n’existe plus.</numerusform>
            <numerusform>%Ln sur %1 n’existent plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 failed.</source>
        <translation>
            <numerusform>%Ln sur %1 a échoué.</numerusform>
            <numerusform>%Ln sur %1 ont échoué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done.</source>
        <translation>
            <numerusform>%Ln est terminé.</numerusform>
            <numerusform>%Ln sont terminés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation>Seuls les affiliés et les partenaires ont des points de chaîne. %1 n’est encore ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation>Sidestage a besoin de l’autorisation de voir les échanges de %1.</translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation>Aucun échange en attente. Les nouveaux apparaissent ici à mesure qu’ils arrivent.</translation>
    </message>
    <message>
        <source>Could not load the queue. %1</source>
        <translation>Impossible de charger la file d’attente. %1</translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here. Create one on the Rewards page.</source>
        <translation>Vous n’avez pas encore de récompenses créées avec Sidestage. Seuls leurs échanges peuvent être décidés ici. Créez-en une sur la page Récompenses.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueToolBar</name>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Ordre de tri</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>Sorting and grouping</source>
        <translation>Tri et groupement</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Rechercher un spectateur ou un message</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Toutes les récompenses</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciens d’abord</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récents d’abord</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Plus de points</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Moins de points</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>Par spectateur</translation>
    </message>
    <message>
        <source>By reward</source>
        <translation>Par récompense</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Group by reward</source>
        <translation>Grouper par récompense</translation>
    </message>
    <message>
        <source>Group by viewer</source>
        <translation>Grouper par spectateur</translation>
    </message>
    <message>
        <source>No grouping</source>
        <translation>Aucun groupement</translation>
    </message>
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>Retenir mon choix</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Quit Sidestage?</source>
        <translation>Quitter Sidestage&#x202f;?</translation>
    </message>
    <message>
        <source>Remembers whether to send or keep. You can change this in Settings.</source>
        <translation>Retient s’il faut envoyer ou garder. Vous pouvez le modifier dans les paramètres.</translation>
    </message>
    <message>
        <source>Keep for next start</source>
        <translation>Garder pour le prochain démarrage</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>No decisions left to send.</source>
        <translation>Plus aucune décision à envoyer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln décision (%1 points) n’a pas encore été envoyée. Si vous la gardez, elle reste sur cet ordinateur et est envoyée après le prochain démarrage.</numerusform>
            <numerusform>%Ln décisions (%1 points) n’ont pas encore été envoyées. Si vous les gardez, elles restent sur cet ordinateur et sont envoyées après le prochain démarrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Quitting now discards them.</source>
        <translation>Impossible d’enregistrer les décisions&#xa0;: %1 Quitter maintenant les abandonne.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>%Ln décision n’a pas encore pu être envoyée. Attendez et renvoyez-la, ou gardez-la.</numerusform>
            <numerusform>%Ln décisions n’ont pas encore pu être envoyées. Attendez et renvoyez-les, ou gardez-les.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln décision n’a pas encore été envoyée. Si vous la conservez, elle reste sur cet ordinateur et sera envoyée au prochain démarrage.</numerusform>
            <numerusform>%Ln décisions n’ont pas encore été envoyées. Si vous les conservez, elles restent sur cet ordinateur et seront envoyées au prochain démarrage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RaidCard</name>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln spectateur</numerusform>
            <numerusform>%1, %2, %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, favourite</source>
        <translation>%1, favori</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Cancel raid</source>
        <translation>Annuler le raid</translation>
    </message>
    <message>
        <source>Find a channel</source>
        <translation>Trouver une chaîne</translation>
    </message>
    <message>
        <source>Find a channel to raid</source>
        <translation>Trouver une chaîne à raider</translation>
    </message>
    <message>
        <source>Channels on air that you follow</source>
        <translation>Chaînes suivies en direct</translation>
    </message>
    <message>
        <source>Raid this channel</source>
        <translation>Raider cette chaîne</translation>
    </message>
    <message>
        <source>The raid has left for %1.</source>
        <translation>Le raid est parti vers %1.</translation>
    </message>
    <message>
        <source>Sign in again to see who is on air.</source>
        <translation>Reconnectez-vous pour voir qui est en direct.</translation>
    </message>
    <message>
        <source>No permission to see whom you follow.</source>
        <translation>Pas d’autorisation de voir qui vous suivez.</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Sidestage lists the channels on air that you follow. Without permission to read them, it cannot show whom you could raid.</source>
        <translation>Sidestage liste les chaînes en direct que vous suivez. Sans l’autorisation de les lire, il ne peut pas montrer qui vous pourriez raider.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln live</source>
        <translation>
            <numerusform>%Ln en direct</numerusform>
            <numerusform>%Ln en direct</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the channels that you follow is on air.</source>
        <translation>Aucune des chaînes que vous suivez n’est en direct.</translation>
    </message>
    <message>
        <source>No matching channel.</source>
        <translation>Aucune chaîne correspondante.</translation>
    </message>
    <message>
        <source>A prediction is still open.</source>
        <translation>Une prédiction est encore ouverte.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to cancel raids.</source>
        <translation>Sidestage a besoin de l’autorisation d’annuler des raids.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Raid %1</source>
        <translation>Raider %1</translation>
    </message>
    <message>
        <source>Grant permission to raid…</source>
        <translation>Accorder l’autorisation de raider…</translation>
    </message>
    <message>
        <source>Remove %1 from the favourites</source>
        <translation>Retirer %1 des favoris</translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation>Ajouter %1 aux favoris</translation>
    </message>
    <message>
        <source>Raiding %1 in %2</source>
        <comment>a channel; a duration</comment>
        <translation>Raid vers %1 dans %2</translation>
    </message>
    <message>
        <source>A poll is still open.</source>
        <translation>Un sondage est encore ouvert.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extension</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Dernier jour</numerusform>
            <numerusform>%n derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>All saved days</source>
        <translation>Tous les jours enregistrés</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Choisir les jours…</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Jours à afficher</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 an</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Toutes les extensions</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>comparé à %1</translation>
    </message>
    <message>
        <source>Days: %1. Choose other days</source>
        <translation>Jours&#xa0;: %1. Choisir d’autres jours</translation>
    </message>
    <message>
        <source>Data available until %1</source>
        <translation>Données disponibles jusqu’au %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message>
        <source>Days to compare with</source>
        <translation>Jours à comparer</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Jours à afficher</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day, inclusive</source>
        <translation>Dernier jour, inclus</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Afficher ces jours</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln jour.</numerusform>
            <numerusform>%1&#xa0;: %Ln jours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionDetails</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Select a redemption to see its details.</source>
        <translation>Sélectionnez un échange pour voir ses détails.</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation>Consigne affichée aux spectateurs</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Redeemed, last stream</source>
        <translation>Échanges, dernier stream</translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation>Validés, au total</translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation>Remboursés, au total</translation>
    </message>
    <message>
        <source>Points, fulfilled</source>
        <translation>Points, validés</translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation>%1 dans votre archive</translation>
    </message>
    <message>
        <source>“%1” in your archive</source>
        <translation>«&#xa0;%1&#xa0;» dans votre archive</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>échangé %1, %2</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Afficher les %1</translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation>Échanges, ce stream</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>Copy viewer&apos;s name</source>
        <translation>Copier le nom du spectateur</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Fermer les détails</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>aucun message</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>Afficher %Ln dans l’archive</numerusform>
            <numerusform>Afficher les %Ln dans l’archive</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoteControl</name>
    <message>
        <source>“%1” is not available now.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas disponible maintenant.</translation>
    </message>
    <message>
        <source>Too many programs watch the status.</source>
        <translation>Trop de programmes surveillent l’état.</translation>
    </message>
    <message>
        <source>There is no service with the ID “%1”.</source>
        <translation>Il n’y a aucun service avec l’ID «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Sidestage is still starting. Try again.</source>
        <translation>Sidestage est encore en train de démarrer. Réessayez.</translation>
    </message>
    <message>
        <source>%1 was not opened in this run of Sidestage. Show it once.</source>
        <translation>%1 n’a pas été ouvert depuis le démarrage de Sidestage. Affichez-le une fois.</translation>
    </message>
    <message>
        <source>%1 is not among the accounts of %2.</source>
        <translation>%1 ne fait pas partie des comptes de %2.</translation>
    </message>
    <message>
        <source>Usage: sidestage do %1 %2</source>
        <translation>Utilisation&#xa0;: sidestage do %1 %2</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Personne n’est connecté.</translation>
    </message>
    <message>
        <source>%1 is signed out. Sign in again.</source>
        <translation>%1 est déconnecté. Reconnectez-vous.</translation>
    </message>
    <message>
        <source>The window is shown.</source>
        <translation>La fenêtre est affichée.</translation>
    </message>
    <message>
        <source>This action takes no arguments.</source>
        <translation>Cette action ne prend pas d’arguments.</translation>
    </message>
    <message>
        <source>This action needs an argument. See: sidestage do --list</source>
        <translation>Cette action nécessite un argument. Voir&#xa0;: sidestage do --list</translation>
    </message>
    <message>
        <source>There is no action “%1”.</source>
        <translation>Il n’y a pas d’action «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A dialog is open in Sidestage. Close it first.</source>
        <translation>Un dialogue est ouvert dans Sidestage. Fermez-le d’abord.</translation>
    </message>
    <message>
        <source>No reward, chat mode or channel is called “%1”.</source>
        <translation>Aucune récompense, aucun mode de chat ni aucune chaîne ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Afficher la fenêtre</translation>
    </message>
    <message>
        <source>Open a reward, a chat mode or a channel by its name</source>
        <translation>Ouvrir une récompense, un mode de chat ou une chaîne par son nom</translation>
    </message>
    <message>
        <source>There is no action “%1”. See: sidestage do --list</source>
        <translation>Il n’y a pas d’action «&#xa0;%1&#xa0;». Voir&#xa0;: sidestage do --list</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove service</source>
        <translation>Retirer le service</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Retirer %1&#x202f;?</translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret are deleted from the keychain. All data of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation>Ses comptes sont déconnectés, et leurs jetons et le secret client sont supprimés du trousseau. Toutes les données de ce service sont supprimées de cet ordinateur&#xa0;: brouillons, préréglages, ensembles de récompenses, archives, statistiques et paramètres.</translation>
    </message>
    <message>
        <source>Decisions not sent yet are discarded. Chat modes waiting to be restored stay as they are. This cannot be undone.</source>
        <translation>Les décisions pas encore envoyées sont abandonnées. Les modes de chat en attente de rétablissement restent tels quels. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReplaceFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportRows</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Days covered</source>
        <translation>Jours couverts</translation>
    </message>
    <message>
        <source>no report for this range</source>
        <translation>aucun rapport pour cette période</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>Jours conservés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln days</source>
        <translation>
            <numerusform>%1 sur %Ln jour</numerusform>
            <numerusform>%1 sur %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>last day %1</source>
        <translation>dernier jour %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportTable</name>
    <message>
        <source>Game reports</source>
        <translation>Rapports de jeu</translation>
    </message>
    <message>
        <source>Extension reports</source>
        <translation>Rapports d’extension</translation>
    </message>
</context>
<context>
    <name>Sidestage::ResolveDialog</name>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln spectateur</numerusform>
            <numerusform>%Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolve prediction</source>
        <translation>Résoudre la prédiction</translation>
    </message>
    <message>
        <source>Which outcome won?</source>
        <translation>Quelle issue a gagné&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>points, viewers</comment>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>Verser %1</translation>
    </message>
    <message>
        <source>Choose the outcome to see who is paid.</source>
        <translation>Choisissez l’issue pour voir qui est payé.</translation>
    </message>
    <message>
        <source>Nobody predicted this. No points are paid out.</source>
        <translation>Personne n’a prédit cela. Aucun point n’est versé.</translation>
    </message>
    <message>
        <source>%1 share %2: each gets %3 for one point. This cannot be undone.</source>
        <comment>viewers; points; a ratio</comment>
        <translation>%1 se partagent %2&#xa0;: chacun reçoit %3 par point. Cette action est irréversible.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message>
        <source>Restore chat modes</source>
        <translation>Rétablir les modes de chat</translation>
    </message>
    <message>
        <source>Restore chat modes?</source>
        <translation>Rétablir les modes de chat&#x202f;?</translation>
    </message>
    <message>
        <source>Loading the current modes…</source>
        <translation>Chargement des modes actuels…</translation>
    </message>
    <message>
        <source>The current modes are saved as a snapshot first.</source>
        <translation>Les modes actuels sont d’abord enregistrés dans un instantané.</translation>
    </message>
    <message>
        <source>Only the changed modes are restored, to exactly what they were.</source>
        <translation>Seuls les modes modifiés sont rétablis, exactement tels qu’ils étaient.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Nothing left to restore.</source>
        <translation>Plus rien à rétablir.</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Modifié ailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Action for %1</source>
        <translation>Action pour %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Laisser inchangé</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>The current modes could not be loaded.</source>
        <translation>Les modes actuels n’ont pas pu être chargés.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation>%1 l’a modifié à %2</translation>
    </message>
    <message>
        <source>%1 changed it in the meantime</source>
        <translation>%1 l’a modifié entre-temps</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Already back to what it was. Nothing to send.</source>
        <translation>Déjà revenu à l’état précédent. Rien à envoyer.</translation>
    </message>
    <message>
        <source>Already matches the snapshot.</source>
        <translation>Correspond déjà à l’instantané.</translation>
    </message>
    <message>
        <source>Will be set to: %1</source>
        <translation>Sera réglé sur&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>Rétablir les modes de chat sur %n chaîne&#x202f;?</numerusform>
            <numerusform>Rétablir les modes de chat sur %n chaînes&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln</source>
        <translation>
            <numerusform>Rétablir %Ln</numerusform>
            <numerusform>Rétablir %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln unchanged</source>
        <translation>
            <numerusform>Laisser %Ln inchangée</numerusform>
            <numerusform>Laisser %Ln inchangées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreRow</name>
    <message>
        <source>Channel as before the show</source>
        <translation>Chaîne comme avant l’émission</translation>
    </message>
    <message>
        <source>Swap the rewards back</source>
        <translation>Permuter de nouveau les récompenses</translation>
    </message>
    <message>
        <source>Chat modes as before the show</source>
        <translation>Modes de chat comme avant l’émission</translation>
    </message>
    <message>
        <source>Ad warnings as before the show</source>
        <translation>Avertissements de pub comme avant l’émission</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Lever le verrouillage</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Exporter les chapitres et marqueurs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; its values</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a change; a note</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It is as it was.</source>
        <translation>C’est déjà comme avant.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is restored; details</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardAlerts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <translation>%1&#xa0;: %2, «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Nouvel échange</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n nouvel échange</numerusform>
            <numerusform>%n nouveaux échanges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardEditor</name>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Fermer l’éditeur</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” saved in the library</source>
        <translation>«&#xa0;%1&#xa0;» enregistrée dans la bibliothèque</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2 Your changes are still there.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été modifiée. %2 Vos modifications sont toujours là.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>“%1”: %2 sent</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 envoyé</translation>
    </message>
    <message>
        <source>Changes discarded</source>
        <translation>Modifications abandonnées</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Nouvelle récompense</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Créée par une autre application.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Only the app that made a reward can change or delete it and decide its redemptions. “%1” was made by another app. To manage it here, duplicate it, then delete the original in that app.</source>
        <translation>Seule l’application qui a créé une récompense peut la modifier ou la supprimer et décider de ses échanges. «&#xa0;%1&#xa0;» a été créée par une autre application. Pour la gérer ici, dupliquez-la, puis supprimez l’original dans l’autre application.</translation>
    </message>
    <message>
        <source>Changed elsewhere while you were editing. Sending replaces that change.</source>
        <translation>Modifiée ailleurs pendant votre édition. L’envoi remplace cette modification.</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>En attente de la réponse du service.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Pas d’autorisation de modifier les récompenses sur le service.</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Créer sur le service</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Enregistrer dans la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>%n emplacement du service est utilisé.</numerusform>
            <numerusform>Les %n emplacements du service sont tous utilisés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>Envoyer %n modification</numerusform>
            <numerusform>Envoyer %n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>Another reward has this title.</source>
        <translation>Une autre récompense porte ce titre.</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 non envoyé. %2 Votre modification est toujours là.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>Rien n’a été envoyé. %1 Vos modifications sont toujours là.</translation>
    </message>
    <message>
        <source>“%1” was not created. %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été créée. %2</translation>
    </message>
    <message>
        <source>“%1” created</source>
        <translation>«&#xa0;%1&#xa0;» créée</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message>
        <source>At least %L1.</source>
        <translation>Au moins %L1.</translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation># et six chiffres, 0 à 9 et A à F.</translation>
    </message>
    <message>
        <source>Viewers see only rewards that are on.</source>
        <translation>Les spectateurs ne voient que les récompenses activées.</translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation>Affichée, mais ne peut pas être échangée.</translation>
    </message>
    <message>
        <source>Redemptions are fulfilled right away, without a decision.</source>
        <translation>Les échanges sont validés aussitôt, sans décision.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>Jusqu’à %n jour. Les spectateurs voient les délais d’une minute ou plus.</numerusform>
            <numerusform>Jusqu’à %n jours. Les spectateurs voient les délais d’une minute ou plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardLibrary</name>
    <message>
        <source>Another reward has this title.</source>
        <translation>Une autre récompense porte ce titre.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Créée par une autre application. Seule cette application peut la modifier.</translation>
    </message>
    <message>
        <source>It is still on the service. Remove it there first.</source>
        <translation>Elle est encore sur le service. Retirez-la d’abord de là.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>Un autre ensemble porte ce nom.</translation>
    </message>
    <message>
        <source>Previous rewards</source>
        <translation>Récompenses précédentes</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Sidestage needs permission to see the rewards.</source>
        <translation>Sidestage a besoin de l’autorisation de voir les récompenses.</translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points.</source>
        <translation>Seuls les affiliés et les partenaires ont des points de chaîne.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message numerus="yes">
        <source>%Ln failed. %1</source>
        <translation>
            <numerusform>%Ln échec. %1</numerusform>
            <numerusform>%Ln échecs. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln mise en pause</numerusform>
            <numerusform>%Ln mises en pause</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resumed</source>
        <translation>
            <numerusform>%Ln reprise</numerusform>
            <numerusform>%Ln reprises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln activée</numerusform>
            <numerusform>%Ln activées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln désactivée</numerusform>
            <numerusform>%Ln désactivées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created on the service</source>
        <translation>
            <numerusform>%Ln créée sur le service</numerusform>
            <numerusform>%Ln créées sur le service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln supprimée</numerusform>
            <numerusform>%Ln supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not deleted.</source>
        <translation>Elle n’a pas été supprimée.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>%Ln n’a pas été supprimée. %1</numerusform>
            <numerusform>%Ln n’ont pas été supprimées. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” removed from the service, kept in the library</source>
        <translation>«&#xa0;%1&#xa0;» retirée du service, gardée dans la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from the service, kept in the library</source>
        <translation>
            <numerusform>%Ln retirée du service, gardée dans la bibliothèque</numerusform>
            <numerusform>%Ln retirées du service, gardées dans la bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>«&#xa0;%1&#xa0;» supprimée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>%Ln ajoutée à «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>%Ln ajoutées à «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from “%1”</source>
        <translation>
            <numerusform>%Ln retirée de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>%Ln retirées de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source> (copy)</source>
        <translation> (copie)</translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation> (copie %L1)</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardSelectionBar</name>
    <message>
        <source>Turn on</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Modifier la sélection…</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Actions pour les récompenses sélectionnées</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer la sélection</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardTable</name>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Rechercher des récompenses</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Only with waiting redemptions</source>
        <translation>Seulement avec des échanges en attente</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>Filtrer par état</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Actions pour les récompenses sélectionnées</translation>
    </message>
    <message>
        <source>No matching rewards.</source>
        <translation>Aucune récompense correspondante.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln récompense</numerusform>
            <numerusform>%Ln récompenses</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <translation>
            <numerusform>%1, %Ln sélectionnée</numerusform>
            <numerusform>%1, %Ln sélectionnées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>Library section</source>
        <translation>Section de la bibliothèque</translation>
    </message>
    <message>
        <source>Select a reward to view and edit it.</source>
        <translation>Sélectionnez une récompense pour la voir et la modifier.</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Nouvelle récompense</translation>
    </message>
    <message>
        <source>Edit reward</source>
        <translation>Modifier la récompense</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Appliquer l’ensemble…</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Revenir en arrière…</translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation>Ajouter des récompenses à l’ensemble…</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Rechercher des récompenses</translation>
    </message>
    <message>
        <source>Show or hide the side pane</source>
        <translation>Afficher ou masquer le volet latéral</translation>
    </message>
    <message>
        <source>Send reward changes</source>
        <translation>Envoyer les modifications de la récompense</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nouvel ensemble…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Brouillon non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Brouillon enregistré %1</translation>
    </message>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;». %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>%Ln récompense importée</numerusform>
            <numerusform>%Ln récompenses importées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards exported</source>
        <translation>
            <numerusform>%Ln récompense exportée</numerusform>
            <numerusform>%Ln récompenses exportées</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. You can still prepare rewards in the library.</source>
        <translation>Seuls les affiliés et les partenaires ont des points de chaîne. Vous pouvez tout de même préparer des récompenses dans la bibliothèque.</translation>
    </message>
    <message>
        <source>You can view rewards. To change them on the service, Sidestage needs permission.</source>
        <translation>Vous pouvez voir les récompenses. Pour les modifier sur le service, Sidestage a besoin d’une autorisation.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards on the service.</source>
        <translation>Sidestage a besoin de l’autorisation de voir les récompenses sur le service.</translation>
    </message>
    <message>
        <source>Rewards not loaded yet. %1</source>
        <translation>Récompenses pas encore chargées. %1</translation>
    </message>
    <message>
        <source>This set has no rewards yet.</source>
        <translation>Cet ensemble n’a pas encore de récompenses.</translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation>Aucune autre application n’a créé de récompense sur cette chaîne.</translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation>Chaque récompense est dans un ensemble.</translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation>Aucune récompense pour l’instant. Les spectateurs y dépensent leurs points de chaîne.</translation>
    </message>
    <message>
        <source>Add rewards…</source>
        <translation>Ajouter des récompenses…</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Créée par une autre application. Seule cette application peut la modifier.</translation>
    </message>
    <message>
        <source>Select a reward first.</source>
        <translation>Sélectionnez d’abord une récompense.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Pas d’autorisation de modifier les récompenses sur le service.</translation>
    </message>
    <message>
        <source>Select a set first.</source>
        <translation>Sélectionnez d’abord un ensemble.</translation>
    </message>
    <message>
        <source>No set has been applied yet.</source>
        <translation>Aucun ensemble n’a encore été appliqué.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>None of the selected rewards can be changed here.</source>
        <translation>Aucune des récompenses sélectionnées ne peut être modifiée ici.</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>%1 modifié pour %Ln récompense</numerusform>
            <numerusform>%1 modifié pour %Ln récompenses</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Modifier la sélection…</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Créer sur le service</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>Ajouter à un ensemble</translation>
    </message>
    <message>
        <source>Remove from this set</source>
        <translation>Retirer de cet ensemble</translation>
    </message>
    <message>
        <source>Remove from the service (frees the slot)</source>
        <translation>Retirer du service (libère l’emplacement)</translation>
    </message>
    <message>
        <source>Turn off only (keeps the slot)</source>
        <translation>Désactiver seulement (garde l’emplacement)</translation>
    </message>
    <message>
        <source>Export rewards</source>
        <translation>Exporter les récompenses</translation>
    </message>
    <message>
        <source>Rewards (*.json)</source>
        <translation>Récompenses (*.json)</translation>
    </message>
    <message>
        <source>Import rewards</source>
        <translation>Importer des récompenses</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nouvel ensemble</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>Renommer l’ensemble</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>Commence avec %Ln récompense sélectionnée.</numerusform>
            <numerusform>Commence avec les %Ln récompenses sélectionnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>For a category or a show, for example “Horror night”.</source>
        <translation>Pour une catégorie ou une émission, par exemple «&#xa0;Nuit de l’horreur&#xa0;».</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>Créer l’ensemble</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>There are no rewards yet.</source>
        <translation>Il n’y a pas encore de récompenses.</translation>
    </message>
    <message>
        <source>Every reward is in this set.</source>
        <translation>Toutes les récompenses sont dans cet ensemble.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are kept</source>
        <translation>Ensemble «&#xa0;%1&#xa0;» supprimé&#x202f;; ses récompenses sont conservées</translation>
    </message>
    <message>
        <source>Preview of “%1”. Nothing has been sent yet.</source>
        <translation>Aperçu de «&#xa0;%1&#xa0;». Rien n’a encore été envoyé.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RolesView</name>
    <message>
        <source>%1 is a VIP. A VIP cannot be a moderator as well.</source>
        <translation>%1 est VIP. Un VIP ne peut pas être aussi modérateur.</translation>
    </message>
    <message>
        <source>%1 is a moderator. A moderator cannot be a VIP as well.</source>
        <translation>%1 est modérateur. Un modérateur ne peut pas être aussi VIP.</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the VIPs…</source>
        <translation>Étape 1 sur 2&#xa0;: retrait de %1 des VIP…</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the moderators…</source>
        <translation>Étape 1 sur 2&#xa0;: retrait de %1 des modérateurs…</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP. Step 2 of 2: adding to the moderators…</source>
        <translation>%1 n’est plus VIP. Étape 2 sur 2&#xa0;: ajout aux modérateurs…</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator. Step 2 of 2: adding to the VIPs…</source>
        <translation>%1 n’est plus modérateur. Étape 2 sur 2&#xa0;: ajout aux VIP…</translation>
    </message>
    <message>
        <source>Step 1 of 2 failed, nothing was changed for %1. %2</source>
        <translation>L’étape 1 sur 2 a échoué, rien n’a changé pour %1. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP, but step 2 of 2 failed: not a moderator yet. %2</source>
        <translation>%1 n’est plus VIP, mais l’étape 2 sur 2 a échoué&#xa0;: pas encore modérateur. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator, but step 2 of 2 failed: not a VIP yet. %2</source>
        <translation>%1 n’est plus modérateur, mais l’étape 2 sur 2 a échoué&#xa0;: pas encore VIP. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP and is a moderator now.</source>
        <translation>%1 n’est plus VIP et est maintenant modérateur.</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator and is a VIP now.</source>
        <translation>%1 n’est plus modérateur et est maintenant VIP.</translation>
    </message>
    <message>
        <source>Roles section</source>
        <translation>Section des rôles</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>Modérateurs</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Search roles</source>
        <translation>Rechercher des rôles</translation>
    </message>
    <message>
        <source>Copy name from roles</source>
        <translation>Copier le nom depuis les rôles</translation>
    </message>
    <message>
        <source>Make the moderator a VIP, or the VIP a moderator…</source>
        <translation>Faire du modérateur un VIP, ou du VIP un modérateur…</translation>
    </message>
    <message>
        <source>Remove the role</source>
        <translation>Retirer le rôle</translation>
    </message>
    <message>
        <source>Remove VIP and make moderator</source>
        <translation>Retirer VIP et nommer modérateur</translation>
    </message>
    <message>
        <source>Remove moderator and make VIP</source>
        <translation>Retirer modérateur et nommer VIP</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Make VIP again</source>
        <translation>Nommer de nouveau VIP</translation>
    </message>
    <message>
        <source>Make moderator again</source>
        <translation>Nommer de nouveau modérateur</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Sidestage::RunAdCard</name>
    <message>
        <source>Run an ad now</source>
        <translation>Lancer une pub maintenant</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Durée en secondes</translation>
    </message>
    <message>
        <source>The ad that is shown may be shorter or longer.</source>
        <translation>La pub diffusée peut être plus courte ou plus longue.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleDelegate</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation>%1 a acheté %2 pour %3 Bits sur la chaîne de %4, %5</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>en développement</translation>
    </message>
    <message>
        <source>ID %1, product %2</source>
        <translation>ID %1, produit %2</translation>
    </message>
    <message>
        <source>%1 Bits</source>
        <translation>%1 Bits</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>the channel</comment>
        <translation>sur %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Extension transactions, newest first</source>
        <translation>Transactions d’extension, plus récentes en premier</translation>
    </message>
    <message>
        <source>Transaction IDs, separated by spaces</source>
        <translation>ID de transaction, séparés par des espaces</translation>
    </message>
    <message>
        <source>Look up transactions by their IDs</source>
        <translation>Rechercher des transactions d’après leurs ID</translation>
    </message>
    <message>
        <source>Look up transaction</source>
        <translation>Rechercher la transaction</translation>
    </message>
    <message>
        <source>Copy transaction ID</source>
        <translation>Copier l’ID de transaction</translation>
    </message>
    <message>
        <source>ID copied</source>
        <translation>ID copié</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln IDs at once.</source>
        <translation>
            <numerusform>%Ln ID au plus à la fois.</numerusform>
            <numerusform>%Ln ID au plus à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. Reading them requires a token of the app itself.</source>
        <translation>Achats avec des Bits dans l’extension %1. Les lire nécessite un jeton de l’application elle-même.</translation>
    </message>
    <message>
        <source>This service has no client secret, which is required for the app’s own token.</source>
        <translation>Ce service n’a pas de secret client, nécessaire pour le jeton propre à l’application.</translation>
    </message>
    <message>
        <source>At least one of these IDs was not found.</source>
        <translation>Au moins un de ces ID n’a pas été trouvé.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Could not load the transactions. %1</source>
        <translation>Impossible de charger les transactions. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>No purchases yet. They appear here.</source>
        <translation>Aucun achat pour l’instant. Ils apparaissent ici.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ScheduleFeed</name>
    <message>
        <source>It was not added. Try it again.</source>
        <translation>L’ajout n’a pas eu lieu. Réessayez.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>Planning</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Hebdomadaire</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Schedule saved.</source>
        <translation>Planning enregistré.</translation>
    </message>
    <message>
        <source>The segment was added, but the old one could not be deleted. Both are planned.</source>
        <translation>Le segment a été ajouté, mais l’ancien n’a pas pu être supprimé. Les deux sont prévus.</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <comment>a time</comment>
        <translation>Brouillon enregistré %1</translation>
    </message>
    <message>
        <source>Schedule view</source>
        <translation>Vue du planning</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semaine précédente</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Semaine suivante</translation>
    </message>
    <message>
        <source>Segments of this week</source>
        <translation>Segments de cette semaine</translation>
    </message>
    <message>
        <source>Week. The tab List has the same segments as a table.</source>
        <translation>Semaine. L’onglet Liste contient les mêmes segments dans un tableau.</translation>
    </message>
    <message>
        <source>Vacation…</source>
        <translation>Vacances…</translation>
    </message>
    <message>
        <source>Save iCalendar…</source>
        <translation>Enregistrer en iCalendar…</translation>
    </message>
    <message>
        <source>Copy iCalendar link</source>
        <translation>Copier le lien iCalendar</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Nouveau segment</translation>
    </message>
    <message>
        <source>Save segment</source>
        <translation>Enregistrer le segment</translation>
    </message>
    <message>
        <source>Edit segment</source>
        <translation>Modifier le segment</translation>
    </message>
    <message>
        <source>Delete segment…</source>
        <translation>Supprimer le segment…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier le planning.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two dates</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message numerus="yes">
        <source>week %1 · %Ln shows, %2</source>
        <translation>
            <numerusform>semaine %1 · %Ln émission, %2</numerusform>
            <numerusform>semaine %1 · %Ln émissions, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No shows planned.</source>
        <translation>Aucune émission prévue.</translation>
    </message>
    <message>
        <source>Save iCalendar</source>
        <translation>Enregistrer en iCalendar</translation>
    </message>
    <message>
        <source>Schedule of %1</source>
        <translation>Planning de %1</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Calendrier (*.ics)</translation>
    </message>
    <message>
        <source>Schedule saved in %1.</source>
        <translation>Planning enregistré dans %1.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Changing the schedule failed. %1</source>
        <comment>the reason</comment>
        <translation>La modification du planning a échoué. %1</translation>
    </message>
    <message>
        <source>Reading the calendar failed. %1</source>
        <comment>the reason</comment>
        <translation>La lecture du calendrier a échoué. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SearchCombo</name>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
</context>
<context>
    <name>Sidestage::SecondStart</name>
    <message>
        <source>Sidestage is already running, but is not responding.</source>
        <translation>Sidestage est déjà ouvert, mais ne répond pas.</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it responds. If it quits, Sidestage starts here instead. No data is lost while you wait.</source>
        <translation>Sa fenêtre passe au premier plan dès qu’il répond. S’il se ferme, Sidestage démarre ici à sa place. Aucune donnée n’est perdue pendant l’attente.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Ne plus attendre</translation>
    </message>
</context>
<context>
    <name>Sidestage::SegmentEditor</name>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>Start and repeat are fixed.</source>
        <translation>Le début et la répétition sont fixes.</translation>
    </message>
    <message>
        <source>No permission to change the schedule.</source>
        <translation>Pas d’autorisation de modifier le planning.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Repeats weekly</source>
        <translation>Se répète chaque semaine</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Weekly segments</source>
        <translation>Segments hebdomadaires</translation>
    </message>
    <message>
        <source>The service cannot move a weekly segment or change how often it comes. Sidestage can add a new one and then delete this one.</source>
        <translation>Le service ne peut pas déplacer un segment hebdomadaire ni changer sa fréquence. Sidestage peut en ajouter un nouveau puis supprimer celui-ci.</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Planning</translation>
    </message>
    <message>
        <source>Without permission to manage the schedule, Sidestage can only show it.</source>
        <translation>Sans l’autorisation de gérer le planning, Sidestage ne peut que l’afficher.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Nouveau segment</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Hebdomadaire</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>30 to 1,380. Ends at %1.</source>
        <comment>a time of day</comment>
        <translation>30 à 1&#x202f;380. Se termine à %1.</translation>
    </message>
    <message>
        <source>At the same time: %1.</source>
        <translation>En même temps&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier le planning.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cancel next</source>
        <translation>Annuler le prochain</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <comment>a date</comment>
        <translation>Annuler le %1</translation>
    </message>
    <message>
        <source>Starts at %1 in %2 all year.</source>
        <comment>a time; a time zone</comment>
        <translation>Commence à %1 (%2) toute l’année.</translation>
    </message>
    <message>
        <source>When the clocks change on %1, that moves from %2 to %3 UTC.</source>
        <comment>a date; two times</comment>
        <translation>Au changement d’heure du %1, cela passe de %2 à %3 UTC.</translation>
    </message>
    <message>
        <source>Choose a time zone from the list.</source>
        <translation>Choisissez un fuseau horaire dans la liste.</translation>
    </message>
    <message>
        <source>Delete segment</source>
        <translation>Supprimer le segment</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>It is removed from all weeks. To leave out one week, cancel it.</source>
        <translation>Il est retiré de toutes les semaines. Pour sauter une semaine, annulez-le pour celle-ci.</translation>
    </message>
    <message>
        <source>It is removed from the schedule.</source>
        <translation>Il est retiré du planning.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>It may have been added. %1</source>
        <comment>the reason</comment>
        <translation>L’ajout a peut-être eu lieu. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation>Effacer la sélection</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln récompense</numerusform>
            <numerusform>%Ln récompenses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>Valider %Ln</numerusform>
            <numerusform>Valider %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>Rembourser %Ln</numerusform>
            <numerusform>Rembourser %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionStrip</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SeriesList</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures can be shown at once.</source>
        <translation>
            <numerusform>%Ln valeur au plus peut être affichée à la fois.</numerusform>
            <numerusform>%Ln valeurs au plus peuvent être affichées à la fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures while comparing.</source>
        <translation>
            <numerusform>%Ln valeur au plus pendant la comparaison.</numerusform>
            <numerusform>%Ln valeurs au plus pendant la comparaison.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>Comparé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>encore %Ln</numerusform>
            <numerusform>encore %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No data, %1</source>
        <translation>Aucune donnée, %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceAddress</name>
    <message>
        <source>This is not an address. It must begin with https://.</source>
        <translation>Ce n’est pas une adresse. Elle doit commencer par https://.</translation>
    </message>
    <message>
        <source>Enter only the address, without user, query or fragment.</source>
        <translation>Saisissez uniquement l’adresse, sans utilisateur, requête ni fragment.</translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation>Ce n’est pas une adresse. Elle doit commencer par wss://.</translation>
    </message>
    <message>
        <source>Enter only the address, without user or fragment.</source>
        <translation>Saisissez uniquement l’adresse, sans utilisateur ni fragment.</translation>
    </message>
    <message>
        <source>Live events require wss://; ws:// is allowed only for services on this computer.</source>
        <translation>Les événements en direct exigent wss://&#x202f;; ws:// n’est autorisé que pour les services sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Only https is secure for signing in. Begin the address with https://; http:// is allowed only for services on this computer.</source>
        <translation>Seul https est sûr pour se connecter. Commencez l’adresse par https://&#x202f;; http:// n’est autorisé que pour les services sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This is not an address. Enter the one that is registered for your app, such as http://localhost:17563.</source>
        <translation>Ce n’est pas une adresse. Saisissez celle qui est enregistrée pour votre application, par exemple http://localhost:17563.</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Adresse de l’API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Service de jetons</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirection</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Événements en direct</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; what is wrong with it, as a sentence</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCard</name>
    <message>
        <source>Service profile</source>
        <translation>Profil de service</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Each profile keeps its own accounts.</source>
        <translation>Chaque profil conserve ses propres comptes.</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Ajouter un service…</translation>
    </message>
    <message>
        <source>Client ID %1, with a client secret in the keychain</source>
        <translation>ID client %1, avec un secret client dans le trousseau</translation>
    </message>
    <message>
        <source>Client ID %1, public client without a secret</source>
        <translation>ID client %1, client public sans secret</translation>
    </message>
    <message>
        <source>Client ID %1</source>
        <translation>ID client %1</translation>
    </message>
    <message>
        <source>The sandbox is built in. Its addresses and its app are made at the start.</source>
        <translation>Le bac à sable est intégré. Ses adresses et son application sont créées au démarrage.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Interrogation du service…</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCheck</name>
    <message>
        <source>The certificate of %1 is not valid today.</source>
        <translation>Le certificat de %1 n’est pas valide aujourd’hui.</translation>
    </message>
    <message>
        <source>Check the date of this computer: it is set to %1. If it is right, the operator of the service must renew the certificate.</source>
        <translation>Vérifiez la date de cet ordinateur&#xa0;: elle est réglée sur %1. Si elle est juste, l’exploitant du service doit renouveler le certificat.</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>Le certificat de %1 est auto-signé.</translation>
    </message>
    <message>
        <source>Nobody confirms that this is the service, so Sidestage does not connect. If the service is yours, install its certificate in the system, or use one from a certificate authority.</source>
        <translation>Personne ne confirme qu’il s’agit du service, Sidestage ne s’y connecte donc pas. Si le service est le vôtre, installez son certificat dans le système ou utilisez celui d’une autorité de certification.</translation>
    </message>
    <message>
        <source>The certificate of %1 belongs to another host.</source>
        <translation>Le certificat de %1 appartient à un autre hôte.</translation>
    </message>
    <message>
        <source>Check the address for typing errors. Sidestage sends nothing to this host.</source>
        <translation>Vérifiez que l’adresse ne contient pas de faute de frappe. Sidestage n’envoie rien à cet hôte.</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified: “%2”</source>
        <translation>Le certificat de %1 n’a pas pu être vérifié&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Ask the operator of the service for a valid certificate.</source>
        <translation>Demandez un certificat valide à l’exploitant du service.</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>Il n’y a pas d’hôte nommé %1.</translation>
    </message>
    <message>
        <source>Check the address for typing errors, and your network connection.</source>
        <translation>Vérifiez que l’adresse ne contient pas de faute de frappe, ainsi que votre connexion réseau.</translation>
    </message>
    <message>
        <source>%1 accepts no connection.</source>
        <translation>%1 n’accepte aucune connexion.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Vérifiez le port dans l’adresse et que le service fonctionne.</translation>
    </message>
    <message>
        <source>%1 does not speak TLS.</source>
        <translation>%1 ne prend pas en charge TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. Sidestage connects without TLS only on this computer.</source>
        <translation>Vérifiez le port dans l’adresse. Sidestage ne se connecte sans TLS que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>%1 did not answer within 10 seconds.</source>
        <translation>%1 n’a pas répondu en 10 secondes.</translation>
    </message>
    <message>
        <source>Check the address and your network connection, then try again.</source>
        <translation>Vérifiez l’adresse et votre connexion réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 could not be reached: “%2”</source>
        <translation>%1 est injoignable&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 reports a problem (%2).</source>
        <translation>%1 signale un problème (%2).</translation>
    </message>
    <message>
        <source>The service may be overloaded or under maintenance. Try again later.</source>
        <translation>Le service est peut-être surchargé ou en maintenance. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>%1 answers, but not as the API of such a service.</source>
        <translation>%1 répond, mais pas comme l’API d’un tel service.</translation>
    </message>
    <message>
        <source>Check the API address. It ends with the version, such as https://api.example/helix.</source>
        <translation>Vérifiez l’adresse de l’API. Elle se termine par la version, par exemple https://api.example/helix.</translation>
    </message>
    <message>
        <source>%1 answers, but is not a token service.</source>
        <translation>%1 répond, mais n’est pas un service de jetons.</translation>
    </message>
    <message>
        <source>Check the address of the token service, such as https://id.example. Sidestage adds /oauth2/ itself.</source>
        <translation>Vérifiez l’adresse du service de jetons, par exemple https://id.example. Sidestage ajoute lui-même /oauth2/.</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>valide jusqu’au %1</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
        <source>The clock of this computer is %1 ahead of the service.</source>
        <translation>L’horloge de cet ordinateur avance de %1 sur le service.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service.</source>
        <translation>L’horloge de cet ordinateur retarde de %1 sur le service.</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Réglez la date et l’heure de cet ordinateur. D’ici là, les heures affichées peuvent être fausses et des certificats refusés.</translation>
    </message>
    <message>
        <source>The service does not know this client ID.</source>
        <translation>Le service ne connaît pas cet ID client.</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. It is not the name of the app.</source>
        <translation>Copiez-le de nouveau depuis la page de votre application. Ce n’est pas le nom de l’application.</translation>
    </message>
    <message>
        <source>The client ID could not be checked.</source>
        <translation>L’ID client n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>Client ID known</source>
        <translation>ID client connu</translation>
    </message>
    <message>
        <source>public client</source>
        <translation>client public</translation>
    </message>
    <message>
        <source>This app is registered as a public client, which has no secret.</source>
        <translation>Cette application est enregistrée comme client public, sans secret.</translation>
    </message>
    <message>
        <source>Remove the client secret, or register the app as a confidential client.</source>
        <translation>Retirez le secret client, ou enregistrez l’application comme client confidentiel.</translation>
    </message>
    <message>
        <source>confidential client</source>
        <translation>client confidentiel</translation>
    </message>
    <message>
        <source>This app is registered as a confidential client.</source>
        <translation>Cette application est enregistrée comme client confidentiel.</translation>
    </message>
    <message>
        <source>Without its secret, a sign-in cannot be renewed. Paste the client secret, or register the app as a public client.</source>
        <translation>Sans son secret, une connexion ne peut pas être renouvelée. Collez le secret client, ou enregistrez l’application comme client public.</translation>
    </message>
    <message>
        <source>confidential client, secret accepted</source>
        <translation>client confidentiel, secret accepté</translation>
    </message>
    <message>
        <source>The service does not accept this client secret.</source>
        <translation>Le service n’accepte pas ce secret client.</translation>
    </message>
    <message>
        <source>The client secret could not be checked: “%1”</source>
        <translation>Le secret client n’a pas pu être vérifié&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. A new secret there makes the old one invalid.</source>
        <translation>Copiez-le de nouveau depuis la page de votre application. Un nouveau secret y invalide l’ancien.</translation>
    </message>
    <message>
        <source>The redirect URI %1 is not registered for this app.</source>
        <translation>L’URI de redirection %1 n’est pas enregistrée pour cette application.</translation>
    </message>
    <message>
        <source>Add exactly this URI on the page of your app, without a slash at the end, or enter here the one that is registered.</source>
        <translation>Ajoutez exactement cette URI sur la page de votre application, sans barre oblique finale, ou saisissez ici celle qui est enregistrée.</translation>
    </message>
    <message>
        <source>Redirect URI registered</source>
        <translation>URI de redirection enregistrée</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>Joignable</translation>
    </message>
    <message>
        <source>%1, %2 ms</source>
        <translation>%1, %2&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 closed the connection without a response.</source>
        <translation>%1 a fermé la connexion sans répondre.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether it begins with https://.</source>
        <translation>Vérifiez le port dans l’adresse et qu’elle commence par https://.</translation>
    </message>
    <message>
        <source>%1 does not speak HTTP.</source>
        <translation>%1 ne parle pas HTTP.</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Événements en direct</translation>
    </message>
    <message>
        <source>No live events could be reached at %1.</source>
        <translation>Aucun événement en direct n’est accessible à l’adresse %1.</translation>
    </message>
    <message>
        <source>Check the address of the live events. Without them, Sidestage polls for changes.</source>
        <translation>Vérifiez l’adresse des événements en direct. Sans eux, Sidestage interroge périodiquement les changements.</translation>
    </message>
    <message>
        <source>The service did not respond. Try again later.</source>
        <translation>Le service n’a pas répondu. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The service responded with status %1.</source>
        <translation>Le service a répondu avec le statut %1.</translation>
    </message>
    <message>
        <source>The service said: “%1”.</source>
        <translation>Le service indique&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Check the address of the token service and the client ID.</source>
        <translation>Vérifiez l’adresse du service de jetons et l’ID client.</translation>
    </message>
    <message>
        <source>It ends with a slash, which must be registered too. Remove the slash here, or add exactly this URI on the page of your app.</source>
        <translation>Elle se termine par une barre oblique, qui doit aussi être enregistrée. Supprimez-la ici, ou ajoutez exactement cette URI sur la page de votre application.</translation>
    </message>
    <message>
        <source>The redirect URI could not be checked.</source>
        <translation>L’URI de redirection n’a pas pu être vérifiée.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>Add a service</source>
        <translation>Ajouter un service</translation>
    </message>
    <message>
        <source>Edit service</source>
        <translation>Modifier le service</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation>Ouvrir la console</translation>
    </message>
    <message>
        <source>The public platform</source>
        <translation>La plateforme publique</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>Sidestage of %1</source>
        <translation>Sidestage de %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>any name that is still free</source>
        <translation>n’importe quel nom encore libre</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirection</translation>
    </message>
    <message>
        <source>Register exactly this URI. The service returns to it after sign-in.</source>
        <translation>Enregistrez exactement cette URI. Le service y revient après la connexion.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy redirect URI</source>
        <translation>Copier l’URI de redirection</translation>
    </message>
    <message>
        <source>Client type</source>
        <translation>Type de client</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>an app on your computer cannot keep a secret</source>
        <translation>une application sur votre ordinateur ne peut pas garder un secret</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Application Integration</source>
        <translation>Application Integration</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Adresse de l’API</translation>
    </message>
    <message>
        <source>With the version, such as https://api.example/helix</source>
        <translation>Avec la version, par exemple https://api.example/helix</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Service de jetons</translation>
    </message>
    <message>
        <source>Such as https://id.example</source>
        <translation>Par exemple https://id.example</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Événements en direct</translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. If empty, Sidestage polls for changes.</source>
        <translation>Par exemple wss://events.example/ws. Si vide, Sidestage interroge périodiquement les changements.</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Paste what it gave you</source>
        <translation>Collez ce que vous avez reçu</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Identifies your app to the service.</source>
        <translation>Identifie votre application auprès du service.</translation>
    </message>
    <message>
        <source>Enter the client ID. The service requires it.</source>
        <translation>Saisissez l’ID client. Le service l’exige.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
    <message>
        <source>The saved secret is for another token service, so it will be deleted. Enter the one for this service.</source>
        <translation>Le secret enregistré est celui d’un autre service de jetons et sera donc supprimé. Saisissez celui de ce service.</translation>
    </message>
    <message>
        <source>Leave empty to keep the saved secret. Enter a new one to replace it.</source>
        <translation>Laissez vide pour conserver le secret enregistré. Saisissez-en un nouveau pour le remplacer.</translation>
    </message>
    <message>
        <source>Only for a confidential client. Goes into the system keychain.</source>
        <translation>Seulement pour un client confidentiel. Stocké dans le trousseau du système.</translation>
    </message>
    <message>
        <source>Delete the client secret</source>
        <translation>Supprimer le secret client</translation>
    </message>
    <message>
        <source>Check, and choose how to sign in</source>
        <translation>Vérifier et choisir le mode de connexion</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>The service is checked when the client ID is there.</source>
        <translation>Le service est vérifié une fois l’ID client saisi.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>Sur un autre appareil</translation>
    </message>
    <message>
        <source>Type a short code.</source>
        <translation>Saisir un code court.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>Dans votre navigateur</translation>
    </message>
    <message>
        <source>Returns to this app.</source>
        <translation>Revient à cette application.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Dans cette fenêtre</translation>
    </message>
    <message>
        <source>Shows the service’s page.</source>
        <translation>Affiche la page du service.</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Enregistré sous</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Remove service…</source>
        <translation>Retirer le service…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>Ajouter le service</translation>
    </message>
    <message>
        <source>Add and sign in</source>
        <translation>Ajouter et se connecter</translation>
    </message>
    <message>
        <source>Register Sidestage with the public platform</source>
        <translation>Enregistrez Sidestage auprès de la plateforme publique</translation>
    </message>
    <message>
        <source>Register Sidestage with the service</source>
        <translation>Enregistrez Sidestage auprès du service</translation>
    </message>
    <message>
        <source>The platform asks these four things, with the client type “Public”. It is free and takes about two minutes.</source>
        <translation>La plateforme demande ces quatre éléments, avec le type de client «&#xa0;Public&#xa0;». C’est gratuit et prend environ deux minutes.</translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, using this redirect URI. You get a client ID, and a client secret only if the app is a confidential client.</source>
        <translation>Enregistrez Sidestage comme application auprès du service, avec cette URI de redirection. Vous recevez un ID client, et un secret client seulement si l’application est un client confidentiel.</translation>
    </message>
    <message>
        <source>Public platform</source>
        <translation>Plateforme publique</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Interrogation du service…</translation>
    </message>
    <message>
        <source>The service is checked when its addresses and the client ID are there.</source>
        <translation>Le service est vérifié une fois ses adresses et l’ID client saisis.</translation>
    </message>
    <message>
        <source>30 letters and digits, as expected.</source>
        <translation>30 lettres et chiffres, comme prévu.</translation>
    </message>
    <message numerus="yes">
        <source>Usually 30 small letters and digits. These are %n characters.</source>
        <translation>
            <numerusform>D’habitude 30 lettres minuscules et chiffres. Ici, %n caractère.</numerusform>
            <numerusform>D’habitude 30 lettres minuscules et chiffres. Ici, %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1 of %2 fine</source>
        <translation>%1 sur %2 en ordre</translation>
    </message>
    <message>
        <source>The check above found something that prevents the sign-in.</source>
        <translation>La vérification ci-dessus a trouvé quelque chose qui empêche la connexion.</translation>
    </message>
    <message>
        <source>Without a client secret, this sign-in cannot be renewed. You sign in again when it ends, on the public platform after about 60 days.</source>
        <translation>Sans secret client, cette connexion ne peut pas être renouvelée. Vous vous reconnectez à sa fin, sur la plateforme publique après environ 60 jours.</translation>
    </message>
    <message>
        <source>A public client renews its sign-in by itself. It ends after 30 days without use.</source>
        <translation>Un client public renouvelle lui-même sa connexion. Elle se termine après 30 jours sans utilisation.</translation>
    </message>
    <message>
        <source>A confidential client renews its sign-in by itself, as long as the secret is valid.</source>
        <translation>Un client confidentiel renouvelle lui-même sa connexion, tant que le secret est valide.</translation>
    </message>
    <message>
        <source>A client ID cannot contain spaces.</source>
        <translation>Un ID client ne peut pas contenir d’espaces.</translation>
    </message>
    <message>
        <source>A client secret cannot contain spaces.</source>
        <translation>Un secret client ne peut pas contenir d’espaces.</translation>
    </message>
    <message>
        <source>Without its client secret, a confidential client cannot renew its sign-in. You sign in again when it ends.</source>
        <translation>Sans son secret client, un client confidentiel ne peut pas renouveler sa connexion. Vous vous reconnectez à sa fin.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>Some tokens could not be revoked and stay valid until they expire.</source>
        <translation>Certains jetons n’ont pas pu être révoqués et restent valides jusqu’à leur expiration.</translation>
    </message>
    <message>
        <source>Some keychain entries of this service could not be deleted. Delete them in your keychain.</source>
        <translation>Certaines entrées de ce service n’ont pas pu être supprimées du trousseau. Supprimez-les dans votre trousseau.</translation>
    </message>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation>Le fichier %1 n’a pas pu être supprimé.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServicesCard</name>
    <message>
        <source>Services</source>
        <translation>Services</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Ajouter un service…</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, affiché actuellement</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Warn of the sandbox while another service is shown</source>
        <translation>Signaler le bac à sable quand un autre service est affiché</translation>
    </message>
    <message>
        <source>When off, sandbox accounts are disconnected and give no warnings while another service is shown.</source>
        <translation>Si désactivé, les comptes du bac à sable sont déconnectés et n’émettent aucun avertissement quand un autre service est affiché.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>Your sign-in could not be renewed (%1).</source>
        <translation>Votre connexion n’a pas pu être renouvelée (%1).</translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher dans les paramètres</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Undo change</source>
        <translation>Annuler la modification</translation>
    </message>
    <message>
        <source>No change to undo.</source>
        <translation>Aucune modification à annuler.</translation>
    </message>
    <message>
        <source>Kept as you change them</source>
        <translation>Enregistrés au fur et à mesure</translation>
    </message>
    <message>
        <source>Settings saved %1</source>
        <translation>Paramètres enregistrés %1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Aucun paramètre correspondant.</translation>
    </message>
    <message numerus="yes">
        <source>%n matching settings</source>
        <translation>
            <numerusform>%n paramètre correspondant</numerusform>
            <numerusform>%n paramètres correspondants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsTexts</name>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Relative to the system’s text size. The whole interface scales with it.</source>
        <translation>Par rapport à la taille du texte du système. Toute l’interface s’adapte.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complètes</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barre de menus</translation>
    </message>
    <message>
        <source>When off, the menus are behind the button above the sidebar. Press Alt to open them.</source>
        <translation>Si désactivée, les menus se trouvent derrière le bouton au-dessus de la barre latérale. Appuyez sur Alt pour les ouvrir.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>You can undo a decision during this time. After that it is final.</source>
        <translation>Vous pouvez annuler une décision pendant ce temps. Ensuite, elle est définitive.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Fulfil after</source>
        <translation>Valider après</translation>
    </message>
    <message>
        <source>Refund after</source>
        <translation>Rembourser après</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiatement</translation>
    </message>
    <message>
        <source>When quitting</source>
        <translation>À la fermeture</translation>
    </message>
    <message>
        <source>What happens to pending decisions. If kept, they are sent after the next start.</source>
        <translation>Ce qui arrive aux décisions en attente. Si elles sont gardées, elles sont envoyées après le prochain démarrage.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation>Demander avant un verrouillage</translation>
    </message>
    <message>
        <source>When off, the shortcut locks down the selected channels at once, or all that are shown. You can undo this exactly.</source>
        <translation>Si désactivé, le raccourci verrouille aussitôt les chaînes sélectionnées, ou toutes celles affichées. Vous pouvez l’annuler exactement.</translation>
    </message>
    <message>
        <source>Start and tray</source>
        <translation>Démarrage et zone de notification</translation>
    </message>
    <message>
        <source>Could not change this. %1</source>
        <translation>Impossible de modifier cela. %1</translation>
    </message>
    <message>
        <source>Start when you sign in to this computer</source>
        <translation>Lancer à l’ouverture de session sur cet ordinateur</translation>
    </message>
    <message>
        <source>Open the page that was last open</source>
        <translation>Ouvrir la dernière page ouverte</translation>
    </message>
    <message>
        <source>When off, the first page is opened.</source>
        <translation>Si désactivé, la première page s’ouvre.</translation>
    </message>
    <message>
        <source>Start in the tray</source>
        <translation>Démarrer dans la zone de notification</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>Continuer quand la fenêtre est fermée</translation>
    </message>
    <message>
        <source>Events, sounds and held decisions go on. Quit is in the tray menu.</source>
        <translation>Les événements, sons et décisions en attente continuent. Quitter se trouve dans le menu de la zone de notification.</translation>
    </message>
    <message>
        <source>Show the waiting count on the tray icon</source>
        <translation>Afficher le nombre en attente sur l’icône</translation>
    </message>
    <message>
        <source>Redemptions, held messages and requests together.</source>
        <translation>Échanges, messages retenus et demandes ensemble.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>Langue de l’interface</translation>
    </message>
    <message>
        <source>Also decides how dates, times and numbers are written.</source>
        <translation>Détermine aussi l’écriture des dates, des heures et des nombres.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>A dashboard for live streams. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Un tableau de bord pour les streams en direct. Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Versions, settings and the end of the log, without secrets. You read it before it is saved.</source>
        <translation>Versions, paramètres et fin du journal, sans secrets. Vous le lisez avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Utilise</translation>
    </message>
    <message>
        <source>This desktop has no tray now, so the window is minimised or closed instead.</source>
        <translation>Ce bureau n’a pas de zone de notification actuellement, la fenêtre est donc réduite ou fermée.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>raided you</source>
        <translation>vous a raidé</translation>
    </message>
    <message>
        <source>you follow, live</source>
        <translation>suivi, en direct</translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation>dans le chat</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>récent</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en direct</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Ajouter un shoutout</translation>
    </message>
    <message>
        <source>%1 (not live)</source>
        <translation>%1 (pas en direct)</translation>
    </message>
    <message>
        <source>Channel name</source>
        <translation>Nom de la chaîne</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Envoyer automatiquement</translation>
    </message>
    <message>
        <source>Sent as soon as it is allowed. Otherwise, you send it yourself.</source>
        <translation>Envoyé dès que c’est permis. Sinon, vous l’envoyez vous-même.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>No signed-in account can give a shoutout from this channel.</source>
        <translation>Aucun compte connecté ne peut faire de shoutout depuis cette chaîne.</translation>
    </message>
    <message>
        <source>Can receive another shoutout in %1.</source>
        <translation>Pourra recevoir un autre shoutout dans %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation>Envoi en cours</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>Pas en direct</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non autorisé</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Sends now</source>
        <translation>Envoi maintenant</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation>De nouveau dans %1</translation>
    </message>
    <message>
        <source>This channel got a shoutout from here less than an hour ago.</source>
        <translation>Cette chaîne a reçu un shoutout d’ici il y a moins d’une heure.</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En file d’attente</translation>
    </message>
    <message>
        <source>In %1. Shoutouts must be at least two minutes apart.</source>
        <translation>Dans %1. Deux shoutouts doivent être espacés d’au moins deux minutes.</translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation>Envoi dans %1</translation>
    </message>
    <message>
        <source>Ready in %1</source>
        <translation>Prêt dans %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 · manual</source>
        <comment>from whom</comment>
        <translation>%1 · manuel</translation>
    </message>
    <message>
        <source>sent automatically</source>
        <translation>envoyé automatiquement</translation>
    </message>
    <message>
        <source>sent manually</source>
        <translation>envoyé manuellement</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation>Une chaîne ne peut pas se faire un shoutout à elle-même.</translation>
    </message>
    <message>
        <source>%1 is already in the queue.</source>
        <translation>%1 est déjà dans la file d’attente.</translation>
    </message>
    <message>
        <source>Sidestage was closed before the service replied. The shoutout may have been sent.</source>
        <translation>Sidestage a été fermé avant la réponse du service. Le shoutout a peut-être été envoyé.</translation>
    </message>
    <message>
        <source>Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.</source>
        <translation>En pause, car Sidestage était fermé ou l’ordinateur en veille. Envoyez-le quand vous êtes prêt.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Cette chaîne n’est plus dans la liste.</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Aucun compte connecté ne peut gérer cette chaîne.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to give shoutouts.</source>
        <translation>%1 n’a pas accordé l’autorisation de faire des shoutouts.</translation>
    </message>
    <message>
        <source>%1 is not live.</source>
        <translation>%1 n’est pas en direct.</translation>
    </message>
    <message>
        <source>Another shoutout from this channel is being sent.</source>
        <translation>Un autre shoutout de cette chaîne est en cours d’envoi.</translation>
    </message>
    <message numerus="yes">
        <source>raided with %Ln viewers</source>
        <translation>
            <numerusform>raid avec %Ln spectateur</numerusform>
            <numerusform>raid avec %Ln spectateurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Not signed in.</source>
        <translation>Non connecté.</translation>
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
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Ajouter un shoutout</translation>
    </message>
    <message>
        <source>Shoutout queue</source>
        <translation>File des shoutouts</translation>
    </message>
    <message>
        <source>No shoutouts in the queue. Each channel can give one every 2 minutes, and one to the same channel every hour.</source>
        <translation>Aucun shoutout dans la file. Chaque chaîne peut en faire un toutes les 2 minutes, et un à la même chaîne toutes les heures.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Envoyer automatiquement</translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as it is allowed</source>
        <translation>Envoyer ce shoutout automatiquement dès que c’est permis</translation>
    </message>
    <message>
        <source>Remove shoutout (Del)</source>
        <translation>Retirer le shoutout (Suppr)</translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation>%1 a fait un shoutout à %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 not sent. %2</source>
        <comment>a channel; the reason</comment>
        <translation>Shoutout pour %1 non envoyé. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>%Ln shoutout a été mis en pause pendant la veille de l’ordinateur. Envoyez-le quand vous êtes prêt.</numerusform>
            <numerusform>%Ln shoutouts ont été mis en pause pendant la veille de l’ordinateur. Envoyez-les quand vous êtes prêt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1 a fait un shoutout à %2, vu par %Ln spectateur</numerusform>
            <numerusform>%1 a fait un shoutout à %2, vu par %Ln spectateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçus</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Select a shoutout in the list.</source>
        <translation>Sélectionnez un shoutout dans la liste.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Envoi en cours.</translation>
    </message>
    <message>
        <source>%1 can receive another shoutout in %2.</source>
        <translation>%1 pourra recevoir un autre shoutout dans %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n&#xa0;min</numerusform>
            <numerusform>%n&#xa0;min</numerusform>
        </translation>
    </message>
    <message>
        <source>A channel can give one shoutout every two minutes: %1 left.</source>
        <translation>Une chaîne peut faire un shoutout toutes les deux minutes&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation>Shoutout pour %1 retiré</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Monter	Alt+Haut</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Descendre	Alt+Bas</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Retirer	Suppr</translation>
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
        <translation>En cours</translation>
    </message>
    <message>
        <source>More actions for this show</source>
        <translation>Plus d’actions pour cette émission</translation>
    </message>
    <message>
        <source>Planned today at %1</source>
        <translation>Prévue aujourd’hui à %1</translation>
    </message>
    <message>
        <source>Planned %1 at %2</source>
        <comment>a day; a time of day</comment>
        <translation>Prévue %1 à %2</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>pas encore utilisée</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <comment>how often; a duration</comment>
        <translation>%1, %2 en moyenne</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times</source>
        <translation>
            <numerusform>%Ln fois</numerusform>
            <numerusform>%Ln fois</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowService</name>
    <message>
        <source>Another show has this name.</source>
        <translation>Une autre émission porte ce nom.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stream without a show</source>
        <translation>Stream sans émission</translation>
    </message>
    <message>
        <source>Another show is running.</source>
        <translation>Une autre émission est en cours.</translation>
    </message>
    <message>
        <source>The show is not running.</source>
        <translation>L’émission n’est pas en cours.</translation>
    </message>
    <message>
        <source>The show ended before.</source>
        <translation>L’émission s’est terminée avant.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowsPage</name>
    <message>
        <source>running for %1</source>
        <translation>en cours depuis %1</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Émissions</translation>
    </message>
    <message>
        <source>End the show…</source>
        <translation>Terminer l’émission…</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message numerus="yes">
        <source>%1, last used %2, %Ln times</source>
        <comment>a show; a day</comment>
        <translation>
            <numerusform>%1, dernière utilisation %2, %Ln fois</numerusform>
            <numerusform>%1, dernière utilisation %2, %Ln fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not used yet</source>
        <translation>%1, pas encore utilisée</translation>
    </message>
    <message>
        <source>New show</source>
        <translation>Nouvelle émission</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>Dernières utilisées d’abord</translation>
    </message>
    <message>
        <source>Times used</source>
        <translation>Utilisations</translation>
    </message>
    <message>
        <source>Save the present state…</source>
        <translation>Enregistrer l’état actuel…</translation>
    </message>
    <message>
        <source>“%1” was undone.</source>
        <translation>«&#xa0;%1&#xa0;» a été annulée.</translation>
    </message>
    <message>
        <source>“%1” ended. Its summary is kept.</source>
        <translation>«&#xa0;%1&#xa0;» est terminée. Son résumé est conservé.</translation>
    </message>
    <message>
        <source>New show…</source>
        <translation>Nouvelle émission…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Save the present state as a show…</source>
        <translation>Enregistrer l’état actuel comme émission…</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparer de nouveau</translation>
    </message>
    <message>
        <source>Begin show…</source>
        <translation>Commencer l’émission…</translation>
    </message>
    <message>
        <source>Begin show</source>
        <translation>Commencer l’émission</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Compare the chosen past shows</source>
        <translation>Comparer les émissions passées choisies</translation>
    </message>
    <message>
        <source>No shows yet. Save the present state as one.</source>
        <translation>Aucune émission pour l’instant. Enregistrez l’état actuel comme émission.</translation>
    </message>
    <message>
        <source>“%1” is running. End it first.</source>
        <translation>«&#xa0;%1&#xa0;» est en cours. Terminez-la d’abord.</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparaison avec le service…</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>Étapes…</translation>
    </message>
    <message>
        <source>Change over…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>End show…</source>
        <translation>Terminer l’émission…</translation>
    </message>
    <message>
        <source>Add a show first.</source>
        <translation>Ajoutez d’abord une émission.</translation>
    </message>
    <message>
        <source>The end of “%1” stopped after %2 of %3 steps.</source>
        <translation>La fin de «&#xa0;%1&#xa0;» s’est arrêtée après %2 étapes sur %3.</translation>
    </message>
    <message>
        <source>Undoing “%1” stopped after %2 of %3 steps.</source>
        <translation>L’annulation de «&#xa0;%1&#xa0;» s’est arrêtée après %2 étapes sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>Finish the other %Ln</source>
        <translation>
            <numerusform>Terminer l’étape restante</numerusform>
            <numerusform>Terminer les %Ln restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Les ignorer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>For example “Horror night”.</source>
        <translation>Par exemple «&#xa0;Nuit de l’horreur&#xa0;».</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part; why it could not be read</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing could be read: %1</source>
        <translation>Rien n’a pu être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved under this name: %1.</source>
        <translation>Enregistré sous ce nom&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Save the present state</source>
        <translation>Enregistrer l’état actuel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Rename show</source>
        <translation>Renommer l’émission</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>«&#xa0;%1&#xa0;» supprimée.</translation>
    </message>
    <message>
        <source>Delete show</source>
        <translation>Supprimer l’émission</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Its parts stay on their pages. Nothing changes on the service.</source>
        <translation>Ses éléments restent sur leurs pages. Rien ne change sur le service.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>Rembourser %1&#x202f;?</translation>
    </message>
    <message>
        <source>A refund cannot be undone.</source>
        <translation>Un remboursement est irréversible.</translation>
    </message>
    <message>
        <source>Refund and end</source>
        <translation>Rembourser et terminer</translation>
    </message>
    <message>
        <source>The start of “%1” stopped after %2 of %3 steps.</source>
        <translation>Le début de «&#xa0;%1&#xa0;» s’est arrêté après %2 étapes sur %3.</translation>
    </message>
    <message>
        <source>Not part of it: %1.</source>
        <translation>Non inclus&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Sidebar</name>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignIn</name>
    <message>
        <source>The sign-in in the browser was not completed in time. Nothing was changed. Start again.</source>
        <translation>La connexion dans le navigateur n’a pas été terminée à temps. Rien n’a été modifié. Recommencez.</translation>
    </message>
    <message>
        <source>Requires the client secret, which could not be read from the keychain.</source>
        <translation>Nécessite le secret client, qui n’a pas pu être lu dans le trousseau.</translation>
    </message>
    <message>
        <source>Requires a client secret, but this service was set up without one.</source>
        <translation>Nécessite un secret client, mais ce service a été configuré sans.</translation>
    </message>
    <message>
        <source>Requires a registered redirect URI on this computer, such as http://localhost:17563/signed-in.</source>
        <translation>Nécessite une URI de redirection enregistrée sur cet ordinateur, par exemple http://localhost:17563/signed-in.</translation>
    </message>
    <message>
        <source>Port %1 of this computer, which the browser needs to return, is used by another program. Quit that program, or choose another way to sign in.</source>
        <translation>Le port %1 de cet ordinateur, dont le navigateur a besoin pour revenir, est utilisé par un autre programme. Quittez ce programme ou choisissez un autre mode de connexion.</translation>
    </message>
    <message>
        <source>Sidestage cannot wait for the browser on this computer: “%1”.</source>
        <translation>Sidestage ne peut pas attendre le navigateur sur cet ordinateur&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The code was not entered in time and has expired. Nothing was changed.</source>
        <translation>Le code n’a pas été saisi à temps et a expiré. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The code was used, but the response from the service was lost. Get a new code and enter it.</source>
        <translation>Le code a été utilisé, mais la réponse du service a été perdue. Demandez un nouveau code et saisissez-le.</translation>
    </message>
    <message>
        <source>This code is no longer valid: it was denied or withdrawn. Nothing was changed.</source>
        <translation>Ce code n’est plus valide&#xa0;: il a été refusé ou retiré. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The response does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation>La réponse n’appartient pas à cette connexion, elle n’a donc pas été utilisée. Rien n’a été modifié. Recommencez.</translation>
    </message>
    <message>
        <source>The service sent no code, so the sign-in could not be completed. Start again.</source>
        <translation>Le service n’a pas envoyé de code, la connexion n’a donc pas pu aboutir. Recommencez.</translation>
    </message>
    <message>
        <source>The service sent no token, so the sign-in could not be completed. Start again.</source>
        <translation>Le service n’a pas envoyé de jeton, la connexion n’a donc pas pu aboutir. Recommencez.</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation>Vous avez refusé l’accès. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The service does not accept the redirect URI %1. Register exactly this address for this app with the service, then start again.</source>
        <translation>Le service n’accepte pas l’URI de redirection %1. Enregistrez exactement cette adresse pour cette application auprès du service, puis recommencez.</translation>
    </message>
    <message>
        <source>The service refused the sign-in: “%1”. Nothing was changed.</source>
        <translation>Le service a refusé la connexion&#xa0;: «&#xa0;%1&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Check the client ID of this service.</source>
        <translation>Le service a émis un jeton pour une autre application, il n’a donc pas été utilisé. Vérifiez l’ID client de ce service.</translation>
    </message>
    <message>
        <source>The user of the token could not be verified, so it was not used. Start again.</source>
        <translation>L’utilisateur du jeton n’a pas pu être vérifié, le jeton n’a donc pas été utilisé. Recommencez.</translation>
    </message>
    <message>
        <source>The service did not accept the sign-in: “%1”. Nothing was changed. Start again.</source>
        <translation>Le service n’a pas accepté la connexion&#xa0;: «&#xa0;%1&#xa0;». Rien n’a été modifié. Recommencez.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1). Nothing was changed. Start again later.</source>
        <translation>Le service a signalé un problème (%1). Rien n’a été modifié. Recommencez plus tard.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1): “%2”. Nothing was changed. Start again later.</source>
        <translation>Le service a signalé un problème (%1)&#xa0;: «&#xa0;%2&#xa0;». Rien n’a été modifié. Recommencez plus tard.</translation>
    </message>
    <message>
        <source>The response from the service is invalid. Nothing was changed. Start again.</source>
        <translation>La réponse du service n’est pas valide. Rien n’a été modifié. Recommencez.</translation>
    </message>
    <message>
        <source>The service is not responding. Nothing was changed. Start again later.</source>
        <translation>Le service ne répond pas. Rien n’a été modifié. Recommencez plus tard.</translation>
    </message>
    <message>
        <source>The service did not accept the app: “%1”. Nothing was changed. Check the client ID and the client secret in the service profile.</source>
        <translation>Le service n’a pas accepté l’application&#xa0;: «&#xa0;%1&#xa0;». Rien n’a été modifié. Vérifiez l’ID client et le secret client dans le profil du service.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Where to sign in</source>
        <translation>Où se connecter</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Dans cette fenêtre</translation>
    </message>
    <message>
        <source>Shows the service’s own page here.</source>
        <translation>Affiche ici la page du service lui-même.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>Dans votre navigateur</translation>
    </message>
    <message>
        <source>Your browser opens, then returns here.</source>
        <translation>Votre navigateur s’ouvre, puis revient ici.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>Sur un autre appareil</translation>
    </message>
    <message>
        <source>Enter a short code on your phone.</source>
        <translation>Saisissez un code court sur votre téléphone.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Autorisations</translation>
    </message>
    <message>
        <source>Shows the service’s own page here. Screen readers cannot read it; they can in your browser.</source>
        <translation>Affiche ici la page du service lui-même. Les lecteurs d’écran ne peuvent pas la lire ici, mais ils le peuvent dans votre navigateur.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation>Se reconnecter en tant que %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Requesting a code…</source>
        <translation>Demande d’un code…</translation>
    </message>
    <message>
        <source>Could not show the page</source>
        <translation>Impossible d’afficher la page</translation>
    </message>
    <message>
        <source>Opening the service’s page…</source>
        <translation>Ouverture de la page du service…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Page blocked</source>
        <translation>Page bloquée</translation>
    </message>
    <message>
        <source>The service’s page led to %1, which does not belong to the service. Nothing was changed.</source>
        <translation>La page du service menait à %1, qui n’appartient pas au service. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Blocked: %1. Only the service’s own pages open here.</source>
        <translation>Bloqué&#xa0;: %1. Seules les pages du service lui-même s’ouvrent ici.</translation>
    </message>
    <message>
        <source>Reason: “%1”.</source>
        <translation>Raison&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Aucune réponse</translation>
    </message>
    <message>
        <source>Could not load the service’s page. Nothing was changed.</source>
        <translation>Impossible de charger la page du service. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Could not verify that the service is %1, so nothing was sent there.</source>
        <translation>Impossible de vérifier que le service est %1, rien n’y a donc été envoyé.</translation>
    </message>
    <message>
        <source>The page stopped working</source>
        <translation>La page a cessé de fonctionner</translation>
    </message>
    <message>
        <source>The process that shows it ended unexpectedly. Nothing was changed.</source>
        <translation>Le processus qui l’affiche s’est terminé de façon inattendue. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>The code has expired</source>
        <translation>Le code a expiré</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>Délai de connexion dépassé</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>Non disponible maintenant</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <translation>Connecté en tant que %1</translation>
    </message>
    <message>
        <source>Waiting for the keychain to store the token. You may need to enter its password. Until then, the token is kept in memory.</source>
        <translation>En attente du trousseau pour stocker le jeton. Vous devrez peut-être saisir son mot de passe. D’ici là, le jeton est conservé en mémoire.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>Le jeton est conservé en mémoire uniquement. Vous devrez vous reconnecter après un redémarrage.</translation>
    </message>
    <message>
        <source>Could not store the token in the keychain: “%1”</source>
        <translation>Impossible de stocker le jeton dans le trousseau&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No keychain is available. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>Aucun trousseau n’est disponible. Le jeton est conservé en mémoire uniquement. Vous devrez vous reconnecter après un redémarrage.</translation>
    </message>
    <message>
        <source>The keychain is locked. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>Le trousseau est verrouillé. Le jeton est conservé en mémoire uniquement. Vous devrez vous reconnecter après un redémarrage.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. You may need to enter its password. The token is stored there once it is unlocked.</source>
        <translation>En attente du trousseau. Vous devrez peut-être saisir son mot de passe. Le jeton y est stocké une fois le trousseau déverrouillé.</translation>
    </message>
    <message>
        <source>The token is stored in your system’s keychain. Sidestage never sees your password.</source>
        <translation>Le jeton est stocké dans le trousseau de votre système. Sidestage ne voit jamais votre mot de passe.</translation>
    </message>
    <message>
        <source>No permissions requested. Sidestage only sees who you are.</source>
        <translation>Aucune autorisation demandée. Sidestage voit seulement qui vous êtes.</translation>
    </message>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>%n groupe d’autorisations demandé. Vous pourrez en accorder d’autres plus tard.</numerusform>
            <numerusform>%n groupes d’autorisations demandés. Vous pourrez en accorder d’autres plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports a problem</source>
        <translation>Le service signale un problème</translation>
    </message>
    <message>
        <source>Its page could not be shown (%1). Nothing was changed. The service may be overloaded or under maintenance.</source>
        <translation>Impossible d’afficher sa page (%1). Rien n’a été modifié. Le service est peut-être surchargé ou en maintenance.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted (this computer)</source>
        <translation>Non chiffré (cet ordinateur)</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Non chiffré</translation>
    </message>
    <message>
        <source>Address %1, encrypted</source>
        <translation>Adresse %1, chiffrée</translation>
    </message>
    <message>
        <source>Address %1, not encrypted</source>
        <translation>Adresse %1, non chiffrée</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message>
        <source>Sign out</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>Sign out %1?</source>
        <translation>Déconnecter %1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Sign out %n accounts?</source>
        <translation>
            <numerusform>Déconnecter %n compte&#x202f;?</numerusform>
            <numerusform>Déconnecter %n comptes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation>L’accès de Sidestage est révoqué et le jeton supprimé. Les brouillons, préréglages et l’historique restent sur cet ordinateur pour la prochaine connexion.</translation>
    </message>
    <message>
        <source>Keep and sign out</source>
        <translation>Garder et se déconnecter</translation>
    </message>
    <message>
        <source>Send and sign out</source>
        <translation>Envoyer et se déconnecter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>%Ln décision de ce compte n’a pas encore été envoyée. Si vous la gardez, elle reste sur cet ordinateur jusqu’à la prochaine connexion.</numerusform>
            <numerusform>%Ln décisions de ce compte n’ont pas encore été envoyées. Si vous les gardez, elles restent sur cet ordinateur jusqu’à la prochaine connexion.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decisions of this account left to send.</source>
        <translation>Plus aucune décision de ce compte à envoyer.</translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Signing out now discards them.</source>
        <translation>Impossible d’enregistrer les décisions&#xa0;: %1 Se déconnecter maintenant les abandonne.</translation>
    </message>
    <message>
        <source>Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed in until you choose again.</source>
        <translation>L’envoi prend plus de temps que prévu. Les décisions sont envoyées dès que possible, mais vous restez connecté jusqu’à un nouveau choix de votre part.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
</context>
<context>
    <name>Sidestage::Slider</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SlotBudget</name>
    <message>
        <source>Slots on the service</source>
        <translation>Emplacements sur le service</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Slots on the service: unknown</source>
        <translation>Emplacements sur le service&#xa0;: inconnu</translation>
    </message>
    <message>
        <source>%L1 of %L2 used</source>
        <translation>%L1 utilisés sur %L2</translation>
    </message>
    <message>
        <source>%L1 free</source>
        <translation>%L1 libres</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>%L1 on</source>
        <translation>%L1 activées</translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation>%L1 désactivées ou en pause</translation>
    </message>
    <message>
        <source>%L1 made by another app, read-only</source>
        <translation>%L1 créées par une autre application, lecture seule</translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made by another app, %L6 free</source>
        <translation>%L1 emplacements utilisés sur %L2&#xa0;: %L3 activées, %L4 désactivées ou en pause, %L5 créées par une autre application, %L6 libres</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message>
        <source>Snapshots</source>
        <translation>Instantanés</translation>
    </message>
    <message>
        <source>Lock down…</source>
        <translation>Verrouiller…</translation>
    </message>
    <message>
        <source>Sets strict modes in all channels at once and later restores exactly what they were.</source>
        <translation>Règle des modes stricts sur toutes les chaînes à la fois et rétablit plus tard exactement l’état précédent.</translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation>Instantané enregistré %1</translation>
    </message>
    <message>
        <source>%1 is not in the snapshot. %2</source>
        <translation>%1 n’est pas dans l’instantané. %2</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <comment>a time</comment>
        <translation>Instantané %1</translation>
    </message>
    <message>
        <source>Snapshots of the modes before each change appear here, ready to restore.</source>
        <translation>Les instantanés des modes avant chaque modification apparaissent ici, prêts à être rétablis.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Afficher moins</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a time; how many channels</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln chaîne</numerusform>
            <numerusform>%Ln chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Rétablir…</translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation>Rétablir %1, %2</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Name and keep…</source>
        <translation>Nommer et garder…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>%1 was not restored. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1 n’a pas été rétablie. %2</translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %Ln channels</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» rétabli sur %Ln chaîne</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» rétabli sur %Ln chaînes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %2 of %Ln channels</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» rétabli sur %2 chaîne sur %Ln</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» rétabli sur %2 chaînes sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot name</source>
        <translation>Nom de l’instantané</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Named snapshots are kept until you delete them.</source>
        <translation>Les instantanés nommés sont conservés jusqu’à ce que vous les supprimiez.</translation>
    </message>
    <message>
        <source>Enter a name to keep the snapshot.</source>
        <translation>Saisissez un nom pour garder l’instantané.</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>«&#xa0;%1&#xa0;» supprimé</translation>
    </message>
    <message>
        <source>Reverts automatically</source>
        <translation>Rétabli automatiquement</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change when %1 ends</source>
        <translation>Modifier la fin de %1</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Terminer maintenant</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>Encore %1 dès maintenant</translation>
    </message>
    <message>
        <source>Keep: do not revert</source>
        <translation>Garder&#xa0;: ne pas rétablir</translation>
    </message>
    <message>
        <source>the previous value</source>
        <translation>la valeur précédente</translation>
    </message>
    <message>
        <source>Reverting to %1</source>
        <translation>Retour à %1</translation>
    </message>
    <message>
        <source>Being set</source>
        <translation>Réglage en cours</translation>
    </message>
    <message>
        <source>Until you end it, then %1</source>
        <translation>Jusqu’à ce que vous y mettiez fin, puis %1</translation>
    </message>
    <message>
        <source>Ends after the lockdown, then %1</source>
        <translation>Se termine après le verrouillage, puis %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozePieces</name>
    <message>
        <source>%1 of %2 snoozes left</source>
        <translation>%1 reports restants sur %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message>
        <source>Snoozes</source>
        <translation>Reports</translation>
    </message>
    <message>
        <source>Delays the next ad by 5 minutes. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation>Retarde la prochaine pub de 5 minutes. Vous pouvez annuler pendant 3&#xa0;s, puis c’est envoyé&#x202f;; à moins de 15&#xa0;s de la pub, l’envoi est immédiat.</translation>
    </message>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>restant</numerusform>
            <numerusform>restants</numerusform>
        </translation>
    </message>
    <message>
        <source>One more any moment</source>
        <translation>Un de plus d’un instant à l’autre</translation>
    </message>
    <message>
        <source>All available</source>
        <translation>Tous disponibles</translation>
    </message>
    <message>
        <source>One more in %1, at %2</source>
        <translation>Un de plus dans %1, à %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation>Sons et notifications</translation>
    </message>
    <message>
        <source>When a reward is redeemed</source>
        <translation>Quand une récompense est échangée</translation>
    </message>
    <message>
        <source>All other rewards</source>
        <translation>Toutes les autres récompenses</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several at once are combined into one.</source>
        <translation>Les notifications apparaissent sur le bureau. Plusieurs à la fois sont regroupées en une seule.</translation>
    </message>
    <message>
        <source>Show test notification</source>
        <translation>Afficher une notification de test</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Nouvel échange</translation>
    </message>
    <message>
        <source>This is a test notification.</source>
        <translation>Ceci est une notification de test.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play sound for %1</source>
        <translation>Jouer le son pour %1</translation>
    </message>
    <message>
        <source>Sound for %1</source>
        <translation>Son pour %1</translation>
    </message>
    <message>
        <source>Volume for %1</source>
        <translation>Volume pour %1</translation>
    </message>
    <message>
        <source>Notification for %1</source>
        <translation>Notification pour %1</translation>
    </message>
    <message>
        <source>Notify</source>
        <translation>Notifier</translation>
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
        <translation>Nouvel échange&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n nouvel échange</numerusform>
            <numerusform>%n nouveaux échanges</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::StaleNote</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>As of %1 · %2</source>
        <translation>État&#xa0;: %1 · %2</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Non chargé</translation>
    </message>
</context>
<context>
    <name>Sidestage::StartFeed</name>
    <message>
        <source>It was not started. Try it again.</source>
        <translation>Rien n’a été lancé. Réessayez.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message>
        <source>Waiting for the keychain</source>
        <translation>En attente du trousseau</translation>
    </message>
    <message>
        <source>You may need to enter the keychain password.</source>
        <translation>Vous devrez peut-être saisir le mot de passe du trousseau.</translation>
    </message>
    <message>
        <source>Keychain locked: sign-in lasts until you quit</source>
        <translation>Trousseau verrouillé&#xa0;: la connexion dure jusqu’à la fermeture</translation>
    </message>
    <message>
        <source>No keychain: sign-in lasts until you quit</source>
        <translation>Aucun trousseau&#xa0;: la connexion dure jusqu’à la fermeture</translation>
    </message>
    <message>
        <source>Keychain unlocked</source>
        <translation>Trousseau déverrouillé</translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then you can undo them.</source>
        <translation>Elles sont envoyées une fois leur délai écoulé. D’ici là, vous pouvez les annuler.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1&#xa0;: %n décision</numerusform>
            <numerusform>%1&#xa0;: %n décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, saved on disk</source>
        <translation>
            <numerusform>%n décision en attente, enregistrée sur le disque</numerusform>
            <numerusform>%n décisions en attente, enregistrées sur le disque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions of %1, saved on disk</source>
        <translation>
            <numerusform>%n décision en attente de %1, enregistrée sur le disque</numerusform>
            <numerusform>%n décisions en attente de %1, enregistrées sur le disque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pending decisions of %n accounts, saved on disk</source>
        <translation>
            <numerusform>%1 décisions en attente de %n compte, enregistrées sur le disque</numerusform>
            <numerusform>%1 décisions en attente de %n comptes, enregistrées sur le disque</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget %1 of %2</source>
        <translation>Budget API %1 sur %2</translation>
    </message>
    <message>
        <source>API calls left for this account. Resets at %1.</source>
        <translation>Appels API restants pour ce compte. Réinitialisation à %1.</translation>
    </message>
    <message>
        <source>API calls left for this account.</source>
        <translation>Appels API restants pour ce compte.</translation>
    </message>
    <message>
        <source>%1 for shortcuts</source>
        <comment>a key</comment>
        <translation>%1&#xa0;: raccourcis</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, lost when you quit</source>
        <translation>
            <numerusform>%n décision en attente, perdue à la fermeture</numerusform>
            <numerusform>%n décisions en attente, perdues à la fermeture</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StepHead</name>
    <message>
        <source>Step %1: %2. %3</source>
        <comment>number, title, how far it is</comment>
        <translation>Étape %1&#xa0;: %2. %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamKeyCard</name>
    <message>
        <source>Stream key</source>
        <translation>Clé de stream</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>No permission to see the stream key.</source>
        <translation>Pas d’autorisation de voir la clé de stream.</translation>
    </message>
    <message>
        <source>Copy the stream key</source>
        <translation>Copier la clé de stream</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>Showing the stream key requires the permission channel:read:stream_key, which was not granted when you signed in.</source>
        <translation>Afficher la clé de stream nécessite l’autorisation channel:read:stream_key, qui n’a pas été accordée à la connexion.</translation>
    </message>
    <message numerus="yes">
        <source>Copied. It is removed from the clipboard after %n seconds.</source>
        <translation>
            <numerusform>Copié. Retiré du presse-papiers après %n seconde.</numerusform>
            <numerusform>Copié. Retiré du presse-papiers après %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stream key could not be read. %1</source>
        <translation>La clé de stream n’a pas pu être lue. %1</translation>
    </message>
    <message>
        <source>Stream key, hidden</source>
        <translation>Clé de stream, masquée</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide the stream key</source>
        <translation>Masquer la clé de stream</translation>
    </message>
    <message>
        <source>Show the stream key</source>
        <translation>Afficher la clé de stream</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Hidden again in %1 s.</source>
        <translation>Masquée de nouveau dans %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Copied. Removed from the clipboard in %1 s.</source>
        <translation>Copié. Retiré du presse-papiers dans %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Whoever has this key can stream to your channel.</source>
        <translation>Quiconque possède cette clé peut streamer sur votre chaîne.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamView</name>
    <message>
        <source>This stream</source>
        <translation>Ce stream</translation>
    </message>
    <message>
        <source>Search notes</source>
        <translation>Rechercher des notes</translation>
    </message>
    <message>
        <source>Note of the next moment</source>
        <translation>Note du prochain moment</translation>
    </message>
    <message>
        <source>Moments of the stream, the latest first</source>
        <translation>Moments du stream, plus récents en premier</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Note of the next moment, then Enter</source>
        <translation>Note du prochain moment, puis Entrée</translation>
    </message>
    <message>
        <source>The service keeps no edits: a changed note stays on this computer and goes into the export.</source>
        <translation>Le service ne conserve pas les modifications&#xa0;: une note modifiée reste sur cet ordinateur et figure dans l’exportation.</translation>
    </message>
    <message>
        <source>Chapters to export</source>
        <translation>Chapitres à exporter</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Export chapters and markers…</source>
        <translation>Exporter les chapitres et marqueurs…</translation>
    </message>
    <message>
        <source>Copy chapters</source>
        <translation>Copier les chapitres</translation>
    </message>
    <message>
        <source>Copy link to the moment</source>
        <translation>Copier le lien vers le moment</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>Marqué à %1</translation>
    </message>
    <message>
        <source>The service has no link to this moment yet.</source>
        <translation>Le service n’a pas encore de lien vers ce moment.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Exporter les chapitres et marqueurs</translation>
    </message>
    <message>
        <source>Moments of %1</source>
        <comment>a date</comment>
        <translation>Moments du %1</translation>
    </message>
    <message>
        <source>Chapters (*.txt)</source>
        <translation>Chapitres (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln ligne enregistrée dans %1.</numerusform>
            <numerusform>%Ln lignes enregistrées dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Dernier stream</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this stream</source>
        <translation>
            <numerusform>%Ln dans ce stream</numerusform>
            <numerusform>%Ln dans ce stream</numerusform>
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
            <numerusform>%Ln coupure pub</numerusform>
            <numerusform>%Ln coupures pub</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters, the first at 0:00:00</source>
        <translation>
            <numerusform>%Ln chapitre, à 0:00:00</numerusform>
            <numerusform>%Ln chapitres, le premier à 0:00:00</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching note.</source>
        <translation>Aucune note correspondante.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see and set markers.</source>
        <translation>Sidestage a besoin de l’autorisation de voir et de poser des marqueurs.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>This stream is not recorded. Marks need a running recording.</source>
        <translation>Ce stream n’est pas enregistré. Les marqueurs nécessitent un enregistrement en cours.</translation>
    </message>
    <message>
        <source>No stream was recorded yet. Marks need a running recording.</source>
        <translation>Aucun stream n’a encore été enregistré. Les marqueurs nécessitent un enregistrement en cours.</translation>
    </message>
    <message>
        <source>No moments in this stream. M marks one.</source>
        <translation>Aucun moment dans ce stream. M en marque un.</translation>
    </message>
    <message>
        <source>Video of %1 · %2</source>
        <comment>a date; a length</comment>
        <translation>Vidéo du %1 · %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>%1, recorded since %2</source>
        <comment>a length; a time</comment>
        <translation>%1, enregistré depuis %2</translation>
    </message>
    <message>
        <source>%1, not recorded</source>
        <comment>a length</comment>
        <translation>%1, non enregistré</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscriberModel</name>
    <message>
        <source>Tier 1</source>
        <translation>Niveau 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Niveau 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Niveau 3</translation>
    </message>
    <message>
        <source>Unknown tier</source>
        <translation>Niveau inconnu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Cadeau</translation>
    </message>
    <message>
        <source>Gift, anonymous</source>
        <translation>Cadeau, anonyme</translation>
    </message>
    <message>
        <source>Gift by %1</source>
        <translation>Cadeau de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscribersView</name>
    <message>
        <source>Filter subscribers</source>
        <translation>Filtrer les abonnés</translation>
    </message>
    <message>
        <source>Search subscribers</source>
        <translation>Rechercher des abonnés</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Abonnés</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Tier 1</source>
        <translation>Niveau 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Niveau 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Niveau 3</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Cadeaux</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Rechercher des noms</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a user, a tier</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a gift by somebody anonymous</source>
        <translation>%1, cadeau anonyme</translation>
    </message>
    <message>
        <source>%1, a gift by %2</source>
        <translation>%1, cadeau de %2</translation>
    </message>
    <message>
        <source>Export subscribers…</source>
        <translation>Exporter les abonnés…</translation>
    </message>
    <message>
        <source>Copy the subscriber’s name</source>
        <translation>Copier le nom de l’abonné</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copié</translation>
    </message>
    <message>
        <source>Export subscribers</source>
        <translation>Exporter les abonnés</translation>
    </message>
    <message>
        <source>subscribers</source>
        <translation>abonnés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriber(s)</source>
        <translation>
            <numerusform>%Ln abonné</numerusform>
            <numerusform>%Ln abonnés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 subscriber points</source>
        <translation>%1 points d’abonné</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 affichés</translation>
    </message>
    <message>
        <source>%1 of %2, loading</source>
        <translation>%1 sur %2, chargement</translation>
    </message>
    <message>
        <source>%1 of %2. Not fully loaded. %3</source>
        <translation>%1 sur %2. Chargement incomplet. %3</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Impossible d’actualiser. %1</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>Un fichier est en cours d’écriture.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Il n’y a encore rien à exporter.</translation>
    </message>
    <message>
        <source>Only affiliates and partners can have subscribers.</source>
        <translation>Seuls les affiliés et les partenaires peuvent avoir des abonnés.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see your subscribers.</source>
        <translation>Sidestage a besoin de l’autorisation de voir vos abonnés.</translation>
    </message>
    <message>
        <source>No matching subscriber.</source>
        <translation>Aucun abonné correspondant.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>No subscribers yet. They appear here when they subscribe.</source>
        <translation>Aucun abonné pour l’instant. Ils apparaissent ici quand ils s’abonnent.</translation>
    </message>
    <message>
        <source>Could not load the subscribers. %1</source>
        <translation>Impossible de charger les abonnés. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamDialog</name>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Search members</source>
        <translation>Rechercher des membres</translation>
    </message>
    <message>
        <source>Members of %1</source>
        <translation>Membres de %1</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Rechercher des noms</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln member(s)</source>
        <translation>
            <numerusform>%Ln membre</numerusform>
            <numerusform>%Ln membres</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not load the members. %1</source>
        <translation>Impossible de charger les membres. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Aucun nom correspondant.</translation>
    </message>
    <message>
        <source>This team has no members.</source>
        <translation>Cette équipe n’a pas de membres.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamsCard</name>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Sign in again to see your teams.</source>
        <translation>Reconnectez-vous pour voir vos équipes.</translation>
    </message>
    <message>
        <source>Members…</source>
        <translation>Membres…</translation>
    </message>
    <message>
        <source>Members of %1…</source>
        <translation>Membres de %1…</translation>
    </message>
    <message>
        <source>Your channel is not in a team.</source>
        <translation>Votre chaîne n’est dans aucune équipe.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesCard</name>
    <message numerus="yes">
        <source>Poll · %Ln choices</source>
        <translation>
            <numerusform>Sondage · %Ln choix</numerusform>
            <numerusform>Sondage · %Ln choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prediction · %Ln outcomes</source>
        <translation>
            <numerusform>Prédiction · %Ln issue</numerusform>
            <numerusform>Prédiction · %Ln issues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and number of choices; a duration</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a template; what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Templates of polls and predictions</source>
        <translation>Modèles de sondages et de prédictions</translation>
    </message>
    <message>
        <source>Start template</source>
        <translation>Lancer le modèle</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Save polls and predictions that you run often.</source>
        <translation>Enregistrez les sondages et prédictions que vous lancez souvent.</translation>
    </message>
    <message>
        <source>Add template…</source>
        <translation>Ajouter un modèle…</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>Choisissez un modèle.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Lancer le sondage</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Lancer la prédiction</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Announcement templates</source>
        <translation>Modèles d’annonces</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Enter a name for the template.</source>
        <translation>Saisissez un nom pour le modèle.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Enter a text for the template.</source>
        <translation>Saisissez un texte pour le modèle.</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Insérer %1</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 caractères sur %2</translation>
    </message>
    <message>
        <source>A preview of the announcement appears here.</source>
        <translation>Un aperçu de l’annonce apparaît ici.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TermsView</name>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>%1, added by AutoMod</source>
        <comment>a time</comment>
        <translation>%1, ajouté par AutoMod</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>At least 2 characters.</source>
        <translation>2 caractères au moins.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>500 caractères au plus.</translation>
    </message>
    <message>
        <source>“*” may only be at the beginning or the end of a word.</source>
        <translation>«&#xa0;*&#xa0;» ne peut figurer qu’au début ou à la fin d’un mot.</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Termes bloqués</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>Rechercher des termes</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Bloquer un terme</translation>
    </message>
    <message>
        <source>A word or several, “*” for any letters: spoil*</source>
        <translation>Un ou plusieurs mots, «&#xa0;*&#xa0;» pour n’importe quelles lettres&#xa0;: spoil*</translation>
    </message>
    <message>
        <source>Messages with it are held until a moderator decides.</source>
        <translation>Les messages qui le contiennent sont retenus jusqu’à la décision d’un modérateur.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Copy terms to…</source>
        <translation>Copier les termes vers…</translation>
    </message>
    <message>
        <source>Import terms…</source>
        <translation>Importer des termes…</translation>
    </message>
    <message>
        <source>Import terms</source>
        <translation>Importer des termes</translation>
    </message>
    <message>
        <source>Lists of terms (*.txt)</source>
        <translation>Listes de termes (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export terms…</source>
        <translation>Exporter les termes…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms</source>
        <translation>
            <numerusform>%Ln terme</numerusform>
            <numerusform>%Ln termes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of terms</comment>
        <translation>%1 pour l’instant</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the blocked terms.</source>
        <translation>Sidestage a besoin de l’autorisation de modifier les termes bloqués.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Une autorisation manque</translation>
    </message>
    <message>
        <source>Adding and removing blocked terms requires a permission that was not granted.</source>
        <translation>Ajouter et retirer des termes bloqués nécessite une autorisation qui n’a pas été accordée.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Choisissez d’abord une chaîne.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La liste est vide.</translation>
    </message>
    <message>
        <source>Choose a term first.</source>
        <translation>Choisissez d’abord un terme.</translation>
    </message>
    <message>
        <source>No terms are blocked.</source>
        <translation>Aucun terme n’est bloqué.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the blocked terms.</source>
        <translation>Sidestage a besoin de l’autorisation de voir les termes bloqués.</translation>
    </message>
    <message>
        <source>This term is blocked already.</source>
        <translation>Ce terme est déjà bloqué.</translation>
    </message>
    <message>
        <source>Export blocked terms</source>
        <translation>Exporter les termes bloqués</translation>
    </message>
    <message>
        <source>Blocked terms of %1</source>
        <translation>Termes bloqués de %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln terme enregistré dans %1.</numerusform>
            <numerusform>%Ln termes enregistrés dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln terms to</source>
        <translation>
            <numerusform>Copier %Ln terme vers</numerusform>
            <numerusform>Copier %Ln termes vers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Thumbnail</name>
    <message>
        <source>The clip is being made</source>
        <translation>Le clip est en cours de création</translation>
    </message>
</context>
<context>
    <name>Sidestage::TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>il y a %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seconds</source>
        <translation>
            <numerusform>%1, %n seconde</numerusform>
            <numerusform>%1, %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left to undo</source>
        <translation>
            <numerusform>%n seconde restante pour annuler</numerusform>
            <numerusform>%n secondes restantes pour annuler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ToastLane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Toggle</name>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tones</name>
    <message>
        <source>Bell</source>
        <translation>Cloche</translation>
    </message>
    <message>
        <source>Chime</source>
        <translation>Carillon</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Goutte</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Toc-toc</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Montée</translation>
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
        <translation>Afficher Sidestage</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Reporter la prochaine pub</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marquer ce moment</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>Verrouiller ou rétablir le chat…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Personne n’est connecté</translation>
    </message>
    <message>
        <source>%1 is live</source>
        <comment>an account</comment>
        <translation>%1 est en direct</translation>
    </message>
    <message>
        <source>%1 is offline</source>
        <comment>an account</comment>
        <translation>%1 est hors ligne</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::UnsentDialog</name>
    <message>
        <source>Decisions sent</source>
        <translation>Décisions envoyées</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 envoyées sur %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are listed on their pages.</source>
        <translation>
            <numerusform>%Ln décision a échoué. Elle figure sur sa page.</numerusform>
            <numerusform>%Ln décisions ont échoué. Elles figurent sur leurs pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::VacationDialog</name>
    <message>
        <source>Vacation</source>
        <translation>Vacances</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <source>Viewers see the vacation in your schedule. Segments in it stay planned.</source>
        <translation>Les spectateurs voient les vacances dans votre planning. Les segments concernés restent prévus.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End vacation</source>
        <translation>Mettre fin aux vacances</translation>
    </message>
    <message>
        <source>Set vacation</source>
        <translation>Définir les vacances</translation>
    </message>
    <message>
        <source>The end has to be after the beginning.</source>
        <translation>La fin doit être postérieure au début.</translation>
    </message>
    <message>
        <source>When are you away?</source>
        <translation>Quand ne serez-vous pas là&#xa0;?</translation>
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
        <translation>Temps fort</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Mise en ligne</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiée</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Videos of the channel</source>
        <translation>Vidéos de la chaîne</translation>
    </message>
    <message>
        <source>No permission to delete videos.</source>
        <translation>Pas d’autorisation de supprimer des vidéos.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Without permission to manage videos, Sidestage only shows them.</source>
        <translation>Sans l’autorisation de gérer les vidéos, Sidestage ne fait que les afficher.</translation>
    </message>
    <message>
        <source>The channel has no videos yet.</source>
        <translation>La chaîne n’a pas encore de vidéos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to delete videos.</source>
        <translation>Sidestage a besoin de l’autorisation de supprimer des vidéos.</translation>
    </message>
    <message>
        <source>Select videos first.</source>
        <translation>Sélectionnez d’abord des vidéos.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln videos can be deleted at a time.</source>
        <translation>
            <numerusform>%Ln vidéo au plus peut être supprimée à la fois.</numerusform>
            <numerusform>%Ln vidéos au plus peuvent être supprimées à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>La dernière requête n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Delete videos</source>
        <translation>Supprimer des vidéos</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln videos?</source>
        <translation>
            <numerusform>Supprimer %Ln vidéo&#x202f;?</numerusform>
            <numerusform>Supprimer %Ln vidéos&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), which is being recorded now</source>
        <translation>%1 (%2), en cours d’enregistrement</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and date of a video</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The service deletes them for good, together with their markers. Clips stay.</source>
        <translation>Le service les supprime définitivement, avec leurs marqueurs. Les clips restent.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Sidestage::ViewersChart</name>
    <message>
        <source>%1: at most %2 viewers</source>
        <comment>a day</comment>
        <translation>%1&#xa0;: %2 spectateurs au plus</translation>
    </message>
    <message>
        <source>Viewers from the start of each show</source>
        <translation>Spectateurs depuis le début de chaque émission</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingCard</name>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingDelegate</name>
    <message>
        <source>%1 in %2: %3. %4.</source>
        <comment>a viewer; a channel; a message; why it waits</comment>
        <translation>%1 sur %2&#xa0;: %3. %4.</translation>
    </message>
    <message>
        <source>Viewer and channel</source>
        <translation>Spectateur et chaîne</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Held messages are not shown.</source>
        <translation>Les messages retenus ne sont pas affichés.</translation>
    </message>
    <message>
        <source>Unban requests are not shown.</source>
        <translation>Les demandes de débannissement ne sont pas affichées.</translation>
    </message>
    <message>
        <source>Suspicious viewers are not shown.</source>
        <translation>Les spectateurs suspects ne sont pas affichés.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Autorisation requise</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 n’a pas accordé l’autorisation de les afficher.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a time</comment>
        <translation>encore %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, gone after %2</source>
        <comment>what waits; a duration</comment>
        <translation>%1, disparu après %2</translation>
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
        <translation>La fin retire cette récompense, donc rien ne reste en attente.</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingTable</name>
    <message>
        <source>Waiting for a decision</source>
        <translation>En attente d’une décision</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingView</name>
    <message>
        <source>Channel</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Rechercher un spectateur ou un message</translation>
    </message>
    <message>
        <source>Reply to the request</source>
        <translation>Répondre à la demande</translation>
    </message>
    <message>
        <source>Reply, which the viewer will read</source>
        <translation>Réponse, que le spectateur lira</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Allow or approve</source>
        <translation>Autoriser ou accepter</translation>
    </message>
    <message>
        <source>Show the viewer</source>
        <translation>Afficher le spectateur</translation>
    </message>
    <message>
        <source>Search what waits</source>
        <translation>Rechercher ce qui attend</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln channels</source>
        <translation>
            <numerusform>%Ln chaîne</numerusform>
            <numerusform>Les %Ln chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>Held %1</source>
        <comment>a number</comment>
        <translation>Retenus %1</translation>
    </message>
    <message>
        <source>Requests %1</source>
        <comment>a number</comment>
        <translation>Demandes %1</translation>
    </message>
    <message>
        <source>Suspicious %1</source>
        <comment>a number</comment>
        <translation>Suspects %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided today</source>
        <translation>
            <numerusform>%Ln décidé aujourd’hui</numerusform>
            <numerusform>%Ln décidés aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 channels are watched, the live ones first</source>
        <comment>two numbers</comment>
        <translation>%1 chaînes sur %2 sont surveillées, celles en direct d’abord</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aucune chaîne pour l’instant. Les chaînes que vous modérez apparaissent ici.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Nothing is waiting. Held messages appear here as they come.</source>
        <translation>Rien en attente. Les messages retenus apparaissent ici à mesure qu’ils arrivent.</translation>
    </message>
    <message>
        <source>held %1</source>
        <comment>a time</comment>
        <translation>retenu %1</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>a time</comment>
        <translation>demandé %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <comment>a time</comment>
        <translation>écrit %1</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>a viewer</comment>
        <translation>Réponse à %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to answer requests.</source>
        <translation>Sidestage a besoin de l’autorisation de répondre aux demandes.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
</context>
<context>
    <name>Sidestage::WeekView</name>
    <message>
        <source>No title</source>
        <translation>Aucun titre</translation>
    </message>
    <message>
        <source>%1, %2, %3 to %4</source>
        <comment>a title; a date; two times of day</comment>
        <translation>%1, %2, %3 à %4</translation>
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
        <translation>chaque semaine</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, annulé</translation>
    </message>
    <message>
        <source>Vacation until %1</source>
        <comment>a date and time</comment>
        <translation>Vacances jusqu’au %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>weekday, day of the month</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::WhyHint</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin.</source>
        <translation>La prise en charge du son n’est pas installée. Installez Qt Multimedia et le module audio de Sidestage.</translation>
    </message>
    <message>
        <source>No sound device found, so sounds cannot be played.</source>
        <translation>Aucun périphérique audio trouvé, les sons ne peuvent donc pas être joués.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Required.</source>
        <translation>Obligatoire.</translation>
    </message>
    <message>
        <source>Invalid value.</source>
        <translation>Valeur non valide.</translation>
    </message>
    <message>
        <source>At least %L1.</source>
        <translation>Au moins %L1.</translation>
    </message>
    <message>
        <source>At most %L1.</source>
        <translation>%L1 au plus.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>%n caractère au moins.</numerusform>
            <numerusform>%n caractères au moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>%n caractère au plus.</numerusform>
            <numerusform>%n caractères au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n.</source>
        <translation>
            <numerusform>%n au moins.</numerusform>
            <numerusform>%n au moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>%n au plus.</numerusform>
            <numerusform>%n au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some characters are not allowed here.</source>
        <translation>Certains caractères ne sont pas autorisés ici.</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>Cette valeur n’est pas autorisée.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Réponse du service&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>Le service est injoignable.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>Le service n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The service refused the request without a reason (%1).</source>
        <translation>Le service a refusé la requête sans donner de raison (%1).</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Vous avez été déconnecté. Reconnectez-vous pour continuer.</translation>
    </message>
    <message>
        <source>Not allowed by the service (403).</source>
        <translation>Non autorisé par le service (403).</translation>
    </message>
    <message>
        <source>Not found on the service (404).</source>
        <translation>Introuvable sur le service (404).</translation>
    </message>
    <message>
        <source>Changed too often (409). Try again later.</source>
        <translation>Modifié trop souvent (409). Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Trop de requêtes (429). Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>Le service a rencontré une erreur interne (%1).</translation>
    </message>
    <message>
        <source> (%1).</source>
        <translation> (%1).</translation>
    </message>
    <message>
        <source>The response from the service is invalid.</source>
        <translation>La réponse du service n’est pas valide.</translation>
    </message>
    <message>
        <source>The response from the service is invalid at “%1”.</source>
        <translation>La réponse du service n’est pas valide à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>Impossible d’écrire sur le disque&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A dashboard for live streams, with a simulated platform to try it on.

sidestage do ACTION tells the running Sidestage what to do, and sidestage status prints the state of the channel: see sidestage do --help.</source>
        <translation>Un tableau de bord pour les streams en direct, avec une plateforme simulée pour l’essayer.

sidestage do ACTION indique au Sidestage ouvert ce qu’il doit faire, et sidestage status affiche l’état de la chaîne&#xa0;: voir sidestage do --help.</translation>
    </message>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation>Afficher ce service&#x202f;; «&#xa0;sandbox&#xa0;» est intégré.</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>Stocker toutes les données dans ce dossier.</translation>
    </message>
</context>
</TS>

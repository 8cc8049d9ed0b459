<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>ActivatePage</name>
    <message>
        <source>This code is not valid. Compare it with the code on your device and try again.</source>
        <translation>このコードは無効です。デバイスに表示されているコードを確認して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This code has expired. Get a new one on your device.</source>
        <translation>このコードは期限切れです。デバイスで新しいコードを取得してください。</translation>
    </message>
    <message>
        <source>This code has already been used. Get a new one on your device.</source>
        <translation>このコードはすでに使用されています。デバイスで新しいコードを取得してください。</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute, then try again.</source>
        <translation>間違ったコードが多すぎます。1分待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Connect a device</source>
        <translation>デバイスを接続</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Enter the eight letters and digits shown on your device.</source>
        <translation>デバイスに表示されている8文字の英数字を入力してください。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Your device is connected</source>
        <translation>デバイスを接続しました</translation>
    </message>
    <message>
        <source>%1 continues in a few seconds. You can close this page.</source>
        <translation>数秒後に%1で続行されます。このページは閉じてかまいません。</translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation>デバイスは接続されませんでした</translation>
    </message>
    <message>
        <source>%1 has no access to your account. You can close this page.</source>
        <translation>%1はあなたのアカウントにアクセスできません。このページは閉じてかまいません。</translation>
    </message>
    <message>
        <source>This request is no longer valid</source>
        <translation>このリクエストはもう無効です</translation>
    </message>
    <message>
        <source>It was already answered or has expired. Get a new code on your device.</source>
        <translation>すでに回答済みか、期限切れです。デバイスで新しいコードを取得してください。</translation>
    </message>
    <message>
        <source>No choice was made</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>Go back, select a user, then approve or deny.</source>
        <translation>前のページに戻ってユーザーを選択し、許可または拒否してください。</translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation>ページが見つかりません</translation>
    </message>
    <message>
        <source>Enter device codes at /activate.</source>
        <translation>デバイスのコードは/activateで入力してください。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>Your choice could not be saved. Try again.</source>
        <translation>選択を保存できませんでした。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>AnalyticsTexts</name>
    <message>
        <source>d MMM</source>
        <extracomment>A day of this year, and one of another, as QLocale writes them.</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>A day with all there is, as QLocale writes it.</extracomment>
        <translation>yyyy年M月d日(ddd)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another.</extracomment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Minutes watched</source>
        <translation>視聴時間(分)</translation>
    </message>
    <message>
        <source>Hours watched</source>
        <translation>視聴時間(時間)</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>視聴数</translation>
    </message>
    <message>
        <source>Unique viewers</source>
        <translation>ユニーク視聴者数</translation>
    </message>
    <message>
        <source>Average viewers</source>
        <translation>平均視聴者数</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>最大視聴者数</translation>
    </message>
    <message>
        <source>Hours on air</source>
        <translation>配信時間</translation>
    </message>
    <message>
        <source>Broadcasters</source>
        <translation>配信者</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>チャットメッセージ</translation>
    </message>
    <message>
        <source>Chatters</source>
        <translation>チャット参加者</translation>
    </message>
    <message>
        <source>Followers gained</source>
        <translation>新規フォロワー</translation>
    </message>
    <message>
        <source>Clips created</source>
        <translation>作成されたクリップ</translation>
    </message>
    <message>
        <source>Installs</source>
        <translation>インストール</translation>
    </message>
    <message>
        <source>Uninstalls</source>
        <translation>アンインストール</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>有効化</translation>
    </message>
    <message>
        <source>Active channels</source>
        <translation>アクティブなチャンネル</translation>
    </message>
    <message>
        <source>Minutes viewed</source>
        <translation>表示時間(分)</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>インタラクション</translation>
    </message>
    <message>
        <source>Bits used</source>
        <translation>使用されたビッツ</translation>
    </message>
    <message>
        <source>Viewers who used Bits</source>
        <translation>ビッツを使った視聴者</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>データなし</translation>
    </message>
    <message>
        <source>%1 bn</source>
        <extracomment>Billions, shortened.</extracomment>
        <translation>%1B</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>Millions, shortened.</extracomment>
        <translation>%1M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>Thousands, shortened.</extracomment>
        <translation>%1K</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>%1 % up</source>
        <translation>%1%増</translation>
    </message>
    <message>
        <source>%1 % down</source>
        <translation>%1%減</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A figure, and whose it is.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>比較しない</translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation>前の期間</translation>
    </message>
    <message>
        <source>One year earlier</source>
        <translation>1年前</translation>
    </message>
    <message>
        <source>Other days…</source>
        <translation>ほかの日…</translation>
    </message>
    <message>
        <source>%1 is not ready yet</source>
        <translation>%1はまだ準備できていません</translation>
    </message>
    <message>
        <source>%1 and %2 are not ready yet</source>
        <translation>%1と%2はまだ準備できていません</translation>
    </message>
    <message>
        <source>The end date is before the start date.</source>
        <translation>終了日が開始日より前です。</translation>
    </message>
    <message>
        <source>The service has no data before %1. Showing saved data.</source>
        <translation>%1より前のデータはサービスにありません。保存済みのデータを表示しています。</translation>
    </message>
    <message>
        <source>No data yet for these days. The latest available day is %1.</source>
        <translation>この期間のデータはまだありません。利用できる最新の日は%1です。</translation>
    </message>
    <message>
        <source>Days before %1 come from saved data only; the service no longer provides them.</source>
        <translation>%1より前の日は保存済みのデータのみです。サービスからはもう提供されません。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>ゲームのレポートは1年前まで(現在は%1まで)さかのぼれ、1～2日遅れます。ゲームは期間内に%n時間以上の配信が必要です。ダウンロードしたデータは保存されたままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.</source>
        <translation>エクステンションのレポートは%1から始まり、1～2日遅れます。ダウンロードしたデータは保存されたままです。</translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>この期間のレポートはありません。ゲームは%n時間以上の配信が必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation>この期間のレポートはありません。</translation>
    </message>
    <message>
        <source>The new download link does not work.</source>
        <translation>新しいダウンロードリンクも機能しません。</translation>
    </message>
    <message>
        <source>Loading the report list…</source>
        <translation>レポート一覧を読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>レポート一覧を読み込み中、現在%Ln件…</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading reports</source>
        <translation>レポートをダウンロード中</translation>
    </message>
    <message>
        <source>No report downloaded</source>
        <translation>ダウンロードされたレポートはありません</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports downloaded</source>
        <translation>
            <numerusform>レポート%Ln件中%L1件をダウンロード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports updated</source>
        <translation>
            <numerusform>レポート%Ln件を更新</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln件失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no data for %n day(s), %2.</source>
        <translation>
            <numerusform>%1: %n日分のデータなし、%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: less data than before for %n day(s).</source>
        <translation>
            <numerusform>%1: %n日分のデータが以前より減少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new data for %n days. Last day with data: %2.</source>
        <translation>
            <numerusform>%1: %n日間新しいデータなし。データのある最後の日: %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>ゲームのレポートを%n日間ダウンロードできていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>エクステンションのレポートを%n日間ダウンロードできていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not download reports</source>
        <translation>レポートをダウンロードできませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have no new data</source>
        <translation>
            <numerusform>レポート%Ln件に新しいデータなし</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are incomplete</source>
        <translation>
            <numerusform>レポート%Ln件が不完全</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>ほか%Ln件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSVを保存…</translation>
    </message>
    <message>
        <source>Fill gap</source>
        <translation>欠落を補完</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Requesting</source>
        <translation>リクエスト中</translation>
    </message>
    <message>
        <source>The download link expired. Sidestage is requesting a new one.</source>
        <translation>ダウンロードリンクが期限切れです。Sidestageが新しいリンクをリクエストしています。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>ダウンロード中</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>ダウンロード済み</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>配信%n時間未満</numerusform>
        </translation>
    </message>
    <message>
        <source>No report</source>
        <translation>レポートなし</translation>
    </message>
    <message>
        <source>Last data %1</source>
        <translation>最後のデータ%1</translation>
    </message>
    <message numerus="yes">
        <source>No new data for %n days, although the service has reports for later days.</source>
        <translation>
            <numerusform>サービスにはそれ以降のレポートがありますが、%n日間新しいデータがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less data, %n day(s)</source>
        <translation>
            <numerusform>データ減少、%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report has less data for these days than an earlier one. Most recent of these days: %1.</source>
        <translation>後のレポートで、これらの日のデータが以前のレポートより減っています。該当する最新の日: %1。</translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>欠落、%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>No data for %1.</source>
        <translation>%1のデータなし。</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range in one year</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range in one year</comment>
        <translation>M月d日</translation>
    </message>
</context>
<context>
    <name>AuthorizePage</name>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sidestageサンドボックス</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Broadcaster (partner)</source>
        <translation>配信者(パートナー)</translation>
    </message>
    <message>
        <source>Broadcaster (affiliate)</source>
        <translation>配信者(アフィリエイト)</translation>
    </message>
    <message>
        <source>moderates %1</source>
        <translation>%1のモデレーター</translation>
    </message>
    <message>
        <source>edits %1</source>
        <translation>%1の編集者</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>banned from %1</source>
        <translation>%1でBAN中</translation>
    </message>
    <message>
        <source>Your channel</source>
        <translation>あなたのチャンネル</translation>
    </message>
    <message>
        <source>Rewards and redemptions</source>
        <translation>報酬と引き換え</translation>
    </message>
    <message>
        <source>Ads, Bits, charity and analytics</source>
        <translation>広告、ビッツ、チャリティー、アナリティクス</translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation>チャットとモデレーション</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>あなたのアカウント</translation>
    </message>
    <message>
        <source>See your public profile, and nothing else</source>
        <translation>公開プロフィールのみを見る</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>配信中</translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation>%1がアカウントの使用を求めています</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>サインインするユーザー</translation>
    </message>
    <message>
        <source>%1 will be able to</source>
        <translation>%1に許可される操作</translation>
    </message>
    <message>
        <source>Deny if your device does not show the code %1.</source>
        <translation>デバイスにコード%1が表示されていない場合は、拒否してください。</translation>
    </message>
    <message>
        <source>After you choose, you return to %1</source>
        <translation>選択後、%1に戻ります</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Everything here is simulated. There is no password, and no data leaves this computer.</source>
        <translation>ここではすべてがシミュレーションです。パスワードはなく、データがこのコンピューターの外に出ることもありません。</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1が権限を求めています</translation>
    </message>
</context>
<context>
    <name>AutomodTexts</name>
    <message>
        <source>Aggression</source>
        <translation>攻撃性</translation>
    </message>
    <message>
        <source>Threats, and calls for violence</source>
        <translation>脅迫や暴力の呼びかけ</translation>
    </message>
    <message>
        <source>Bullying</source>
        <translation>いじめ</translation>
    </message>
    <message>
        <source>Insults and name-calling</source>
        <translation>侮辱や悪口</translation>
    </message>
    <message>
        <source>Disability</source>
        <translation>障害</translation>
    </message>
    <message>
        <source>Contempt for people with disabilities</source>
        <translation>障害のある人への蔑視</translation>
    </message>
    <message>
        <source>Misogyny</source>
        <translation>女性蔑視</translation>
    </message>
    <message>
        <source>Contempt for women</source>
        <translation>女性への蔑視</translation>
    </message>
    <message>
        <source>Race, ethnicity or religion</source>
        <translation>人種、民族、宗教</translation>
    </message>
    <message>
        <source>Contempt for where people come from or what they believe</source>
        <translation>出身や信仰に対する蔑視</translation>
    </message>
    <message>
        <source>Sexual terms</source>
        <translation>性的な用語</translation>
    </message>
    <message>
        <source>Sexual acts and parts of the body</source>
        <translation>性行為や体の部位</translation>
    </message>
    <message>
        <source>Sexuality, sex or gender</source>
        <translation>セクシュアリティ、性別、ジェンダー</translation>
    </message>
    <message>
        <source>Contempt for whom people love or who they are</source>
        <translation>性的指向や性自認に対する蔑視</translation>
    </message>
    <message>
        <source>Swearing</source>
        <translation>暴言</translation>
    </message>
    <message>
        <source>Swear words</source>
        <translation>下品な言葉</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>少し</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>中程度</translation>
    </message>
    <message>
        <source>More</source>
        <translation>多め</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>Capability</name>
    <message>
        <source>Edit the channel, see its editors</source>
        <translation>チャンネルを編集し、編集者を見る</translation>
    </message>
    <message>
        <source>Change your description</source>
        <translation>自己紹介を変更する</translation>
    </message>
    <message>
        <source>Show your stream key</source>
        <translation>ストリームキーを表示する</translation>
    </message>
    <message>
        <source>See and choose the active extensions</source>
        <translation>有効なエクステンションを見て選ぶ</translation>
    </message>
    <message>
        <source>Manage rewards, decide on redemptions</source>
        <translation>報酬を管理し、引き換えを処理する</translation>
    </message>
    <message>
        <source>See the ad schedule, snooze and run ads</source>
        <translation>広告スケジュールを見て、広告をスヌーズ・実行する</translation>
    </message>
    <message>
        <source>Manage chat modes, announce, shout out</source>
        <translation>チャットモードの管理、アナウンス、シャウトアウト</translation>
    </message>
    <message>
        <source>See moderators’ actions in chats</source>
        <translation>チャットでのモデレーターの操作を見る</translation>
    </message>
    <message>
        <source>Moderate chats and write in them</source>
        <translation>チャットをモデレートし、書き込む</translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation>モデレーターとVIPを見る</translation>
    </message>
    <message>
        <source>Add and remove moderators and VIPs</source>
        <translation>モデレーターとVIPを追加・削除する</translation>
    </message>
    <message>
        <source>See and change whom you block</source>
        <translation>ブロック中のユーザーを見て変更する</translation>
    </message>
    <message>
        <source>See subscribers</source>
        <translation>サブスクライバーを見る</translation>
    </message>
    <message>
        <source>See followers and followed channels</source>
        <translation>フォロワーとフォロー中のチャンネルを見る</translation>
    </message>
    <message>
        <source>Run polls and predictions, raid, see hype trains</source>
        <translation>投票と予想を行い、レイドし、ハイプトレインを見る</translation>
    </message>
    <message>
        <source>Plan the stream schedule</source>
        <translation>配信スケジュールを編集する</translation>
    </message>
    <message>
        <source>Make clips, delete videos</source>
        <translation>クリップを作成し、動画を削除する</translation>
    </message>
    <message>
        <source>See the goals of the channel</source>
        <translation>チャンネルの目標を見る</translation>
    </message>
    <message>
        <source>See who cheers with Bits</source>
        <translation>ビッツでチアした人を見る</translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation>チャリティーキャンペーンと寄付を見る</translation>
    </message>
    <message>
        <source>See reports of games and extensions</source>
        <translation>ゲームとエクステンションのレポートを見る</translation>
    </message>
</context>
<context>
    <name>CategoryCombo</name>
    <message>
        <source>Search categories</source>
        <translation>カテゴリーを検索</translation>
    </message>
</context>
<context>
    <name>Channel</name>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>ブランドコンテンツ</translation>
    </message>
    <message>
        <source>Drugs, intoxication</source>
        <translation>薬物、酩酊</translation>
    </message>
    <message>
        <source>Sexual themes</source>
        <translation>性的なテーマ</translation>
    </message>
    <message>
        <source>Violent or graphic</source>
        <translation>暴力的・過激な描写</translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation>ギャンブル</translation>
    </message>
    <message>
        <source>Strong language</source>
        <translation>不適切な言葉遣い</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1秒</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Not changed: %1. The new value was not recognised.</source>
        <translation>変更されませんでした: %1。新しい値が認識されませんでした。</translation>
    </message>
</context>
<context>
    <name>CharityTexts</name>
    <message>
        <source>%1 %2</source>
        <comment>number, percent sign</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約%1</translation>
    </message>
    <message>
        <source>about %1 %2</source>
        <comment>day of the week, time</comment>
        <translation>%1 %2ごろ</translation>
    </message>
    <message>
        <source>%1 an hour in the last %2</source>
        <comment>amount, duration</comment>
        <translation>直近%2で1時間あたり%1</translation>
    </message>
    <message>
        <source>%1 an hour overall</source>
        <translation>全体で1時間あたり%1</translation>
    </message>
    <message>
        <source>%1 an hour since %2</source>
        <comment>amount, moment</comment>
        <translation>%2から1時間あたり%1</translation>
    </message>
    <message>
        <source>Pace is shown after %1 of data.</source>
        <translation>ペースは%1のデータが集まると表示されます。</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>1時間あたり%1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>開催中</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 more.</source>
        <translation>サービスの合計: %1。この一覧の寄付: %2、%3多い。</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 less.</source>
        <translation>サービスの合計: %1。この一覧の寄付: %2、%3少ない。</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>削除されたアカウント</translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message>
        <source>Followers only</source>
        <translation>フォロワー限定</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>スローモード</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>サブスクライバー限定</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>エモート限定</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>重複禁止</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>チャット遅延</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1～%L2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <comment>a range of durations</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>a range of durations</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>This is not a chat preset file.</source>
        <translation>チャットプリセットのファイルではありません。</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>このファイルは新しいバージョンのSidestageで作成されました。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>ほか%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>最初の%Ln件のプリセットだけをインポートします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not valid.</source>
        <translation>プリセット%L1は無効です。</translation>
    </message>
    <message>
        <source>Preset %L1: the name is missing or too long.</source>
        <translation>プリセット%L1: 名前がないか、長すぎます。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1: duplicate name.</source>
        <translation>%1: 名前が重複しています。</translation>
    </message>
    <message>
        <source>%1: does not set any mode.</source>
        <translation>%1: どのモードも設定しません。</translation>
    </message>
    <message>
        <source>%1: another preset is already used for lockdowns.</source>
        <translation>%1: ロックダウンにはすでに別のプリセットが使われています。</translation>
    </message>
    <message>
        <source>%1: %2 must be on or off.</source>
        <translation>%1: %2はオンかオフでなければなりません。</translation>
    </message>
    <message>
        <source>%1: %2 skipped. Allowed: %3.</source>
        <translation>%1: %2をスキップしました。使用できる値: %3。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>ファイルが%1MBを超えています。</translation>
    </message>
    <message>
        <source>This is not a chat preset file: %1</source>
        <translation>チャットプリセットのファイルではありません: %1</translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation>ロックダウン</translation>
    </message>
    <message>
        <source>Followers 10 min + slow 30 s</source>
        <translation>フォロワー10分+スロー30秒</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>エモート限定</translation>
    </message>
    <message>
        <source>All modes off</source>
        <translation>全モードオフ</translation>
    </message>
</context>
<context>
    <name>Control</name>
    <message>
        <source>Schedule ads</source>
        <translation>広告をスケジュール</translation>
    </message>
    <message>
        <source>Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off.</source>
        <translation>広告ブレイクの間隔と長さを秒単位で設定します。Intervalを0にすると広告ブレイクはオフになります。</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>広告を実行</translation>
    </message>
    <message>
        <source>Runs an ad. The cooldown applies.</source>
        <translation>広告を実行します。クールダウンが適用されます。</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>次の広告をスヌーズ</translation>
    </message>
    <message>
        <source>Postpones the next ad break.</source>
        <translation>次の広告ブレイクを延期します。</translation>
    </message>
    <message>
        <source>Send a message that is held</source>
        <translation>保留されるメッセージを送信</translation>
    </message>
    <message>
        <source>Sends a chat message that AutoMod holds until a moderator decides. Chat modes apply.</source>
        <translation>モデレーターが処理するまでAutoModが保留するチャットメッセージを送信します。チャットモードが適用されます。</translation>
    </message>
    <message>
        <source>Hold many messages</source>
        <translation>メッセージを多数保留</translation>
    </message>
    <message>
        <source>Lets AutoMod hold this many messages of different viewers at once, ignoring chat modes.</source>
        <translation>チャットモードを無視して、さまざまな視聴者のメッセージを指定した件数だけ一度にAutoModに保留させます。</translation>
    </message>
    <message>
        <source>Mark a suspicious user</source>
        <translation>不審なユーザーに印を付ける</translation>
    </message>
    <message>
        <source>Has a user&apos;s messages watched, or shown to moderators only, as a moderator or the broadcaster would.</source>
        <translation>モデレーターや配信者が行うのと同じように、ユーザーのメッセージを監視対象にするか、モデレーターだけに表示させます。</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>チア</translation>
    </message>
    <message>
        <source>Cheers with Bits.</source>
        <translation>ビッツでチアします。</translation>
    </message>
    <message>
        <source>Buy from an extension</source>
        <translation>エクステンションから購入</translation>
    </message>
    <message>
        <source>Buys a product of an extension with Bits.</source>
        <translation>エクステンションの商品をビッツで購入します。</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>配信開始</translation>
    </message>
    <message>
        <source>Starts a stream. If the channel is already live, starts a new one.</source>
        <translation>配信を開始します。すでに配信中の場合は、新しい配信を開始します。</translation>
    </message>
    <message>
        <source>Go offline</source>
        <translation>配信終了</translation>
    </message>
    <message>
        <source>Ends the stream.</source>
        <translation>配信を終了します。</translation>
    </message>
    <message>
        <source>Set viewer count</source>
        <translation>視聴者数を設定</translation>
    </message>
    <message>
        <source>Sets the number of viewers of the stream.</source>
        <translation>配信の視聴者数を設定します。</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>チャンネルを変更</translation>
    </message>
    <message>
        <source>Changes the channel as its broadcaster would on the website.</source>
        <translation>配信者がウェブサイトで行うのと同じようにチャンネルを変更します。</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>Sends viewers to another live channel.</source>
        <translation>視聴者を別の配信中のチャンネルへ送ります。</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>寄付</translation>
    </message>
    <message>
        <source>Donates to the running campaign, in minor units of its currency.</source>
        <translation>開催中のキャンペーンに、通貨の最小単位で寄付します。</translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation>チャリティーキャンペーンを開始</translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0 means no target.</source>
        <translation>チャリティーキャンペーンを開始します。目標は通貨の最小単位で指定し、0は目標なしです。</translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation>チャリティーの目標を設定</translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0 means no target.</source>
        <translation>キャンペーンの目標を通貨の最小単位で変更します。0は目標なしです。</translation>
    </message>
    <message>
        <source>Stop the charity campaign</source>
        <translation>チャリティーキャンペーンを終了</translation>
    </message>
    <message>
        <source>Ends the charity campaign.</source>
        <translation>チャリティーキャンペーンを終了します。</translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation>寄付を多数追加</translation>
    </message>
    <message>
        <source>Adds this many donations at once.</source>
        <translation>指定した件数の寄付を一度に追加します。</translation>
    </message>
    <message>
        <source>Send a message</source>
        <translation>メッセージを送信</translation>
    </message>
    <message>
        <source>Sends a chat message. Chat modes apply.</source>
        <translation>チャットメッセージを送信します。チャットモードが適用されます。</translation>
    </message>
    <message>
        <source>Join chat</source>
        <translation>チャットに参加</translation>
    </message>
    <message>
        <source>Joins the chat.</source>
        <translation>チャットに参加します。</translation>
    </message>
    <message>
        <source>Leave chat</source>
        <translation>チャットから退出</translation>
    </message>
    <message>
        <source>Leaves the chat.</source>
        <translation>チャットから退出します。</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>アナウンス</translation>
    </message>
    <message>
        <source>Posts an announcement in chat.</source>
        <translation>チャットにアナウンスを投稿します。</translation>
    </message>
    <message>
        <source>Shout out a channel</source>
        <translation>シャウトアウトする</translation>
    </message>
    <message>
        <source>Shouts out another channel. Cooldowns apply.</source>
        <translation>別のチャンネルをシャウトアウトします。クールダウンが適用されます。</translation>
    </message>
    <message>
        <source>Set chat modes</source>
        <translation>チャットモードを設定</translation>
    </message>
    <message>
        <source>Changes chat modes, as a moderator or the broadcaster.</source>
        <translation>モデレーターまたは配信者としてチャットモードを変更します。</translation>
    </message>
    <message>
        <source>Set Shield Mode</source>
        <translation>シールドモードを設定</translation>
    </message>
    <message>
        <source>Turns Shield Mode on or off, as a moderator or the broadcaster.</source>
        <translation>モデレーターまたは配信者として、シールドモードをオンまたはオフにします。</translation>
    </message>
    <message>
        <source>Start a shared chat</source>
        <translation>共有チャットを開始</translation>
    </message>
    <message>
        <source>Starts a shared chat between channels. The first channel is the host.</source>
        <translation>チャンネル間の共有チャットを開始します。最初のチャンネルがホストです。</translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation>共有チャットに参加</translation>
    </message>
    <message>
        <source>Adds a channel to another channel&apos;s shared chat.</source>
        <translation>別のチャンネルの共有チャットにチャンネルを追加します。</translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation>共有チャットから退出</translation>
    </message>
    <message>
        <source>Removes a channel from its shared chat. The chat ends when the host leaves or only one channel is left.</source>
        <translation>チャンネルを共有チャットから外します。ホストが退出するか、残りが1チャンネルになると終了します。</translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation>共有チャットを終了</translation>
    </message>
    <message>
        <source>Ends the shared chat of the channel.</source>
        <translation>チャンネルの共有チャットを終了します。</translation>
    </message>
    <message>
        <source>Add many chatters</source>
        <translation>チャット参加者を多数追加</translation>
    </message>
    <message>
        <source>Adds this many users to the chat at once, and creates users if needed.</source>
        <translation>指定した人数のユーザーを一度にチャットに追加し、必要に応じてユーザーを作成します。</translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation>多数のチャンネルをモデレート</translation>
    </message>
    <message>
        <source>Makes the user a moderator of this many more channels with different chat modes, and creates channels if needed.</source>
        <translation>ユーザーを、さまざまなチャットモードの指定した数の別チャンネルのモデレーターにし、必要に応じてチャンネルを作成します。</translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation>チャットの色を設定</translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat. Without a colour, the user counts as having never chosen one.</source>
        <translation>チャットでのユーザー名の色を設定します。色を指定しないと、一度も選んでいないものとみなされます。</translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation>アプリを登録</translation>
    </message>
    <message>
        <source>Registers or replaces an app. Without a secret, it is a public client.</source>
        <translation>アプリを登録または置き換えます。シークレットがなければ、パブリッククライアントになります。</translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation>トークンを発行</translation>
    </message>
    <message>
        <source>Issues a token without a sign-in page: a user token, or an app token if no user is given. Without scopes, a user token has all scopes and an app token none.</source>
        <translation>サインインページなしでトークンを発行します。ユーザートークン、またはユーザーの指定がなければアプリトークンです。スコープを指定しないと、ユーザートークンは全スコープを持ち、アプリトークンは何も持ちません。</translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation>全トークンを期限切れにする</translation>
    </message>
    <message>
        <source>Expires every access token. Refresh tokens stay valid.</source>
        <translation>すべてのアクセストークンを期限切れにします。リフレッシュトークンは有効なままです。</translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation>アプリの接続を解除</translation>
    </message>
    <message>
        <source>Disconnects the app from the user&apos;s account. Its tokens and the user&apos;s approval are deleted.</source>
        <translation>アプリとユーザーのアカウントの接続を解除します。アプリのトークンとユーザーの許可は削除されます。</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>保留中の障害</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching request.</source>
        <translation>該当するリクエストを待っている障害を一覧表示します。</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>障害を追加</translation>
    </message>
    <message>
        <source>Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of requests, then applies the given number of times; times -1: until cleared.</source>
        <translation>エンドポイントまたはパスへのリクエスト、あるいは任意のリクエストに障害を追加します。指定した数のリクエストをスキップしたあと、指定した回数だけ適用します。timesが-1の場合は消去するまで続きます。</translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation>障害を消去</translation>
    </message>
    <message>
        <source>Clears faults: one by its ID, those of an endpoint or path, or all.</source>
        <translation>障害を、IDで1つ、エンドポイントまたはパス単位、またはすべて消去します。</translation>
    </message>
    <message>
        <source>Set activity rates</source>
        <translation>アクティビティの頻度を設定</translation>
    </message>
    <message>
        <source>Sets how often per minute simulated viewers act while the channel is live. Omitted rates are 0.</source>
        <translation>配信中に、シミュレーションの視聴者が1分あたりに行動する頻度を設定します。省略した値は0です。</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Lists the built-in scenarios.</source>
        <translation>内蔵のシナリオを一覧表示します。</translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation>シナリオを再生</translation>
    </message>
    <message>
        <source>Plays a built-in scenario or the JSON of a file, in sandbox time.</source>
        <translation>内蔵のシナリオ、またはファイルのJSONを、サンドボックスの時刻で再生します。</translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation>シナリオを停止</translation>
    </message>
    <message>
        <source>Stops the scenario that is playing.</source>
        <translation>再生中のシナリオを停止します。</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>ユーザーを追加</translation>
    </message>
    <message>
        <source>Adds a user, who can then be selected when an app asks for permission.</source>
        <translation>アプリが権限を求めたときに選択できるユーザーを追加します。</translation>
    </message>
    <message>
        <source>Set a role</source>
        <translation>役割を設定</translation>
    </message>
    <message>
        <source>Makes the user a partner, an affiliate, or neither.</source>
        <translation>ユーザーをパートナー、アフィリエイト、またはどちらでもない状態にします。</translation>
    </message>
    <message>
        <source>Add a moderator</source>
        <translation>モデレーターを追加</translation>
    </message>
    <message>
        <source>Makes the user a moderator of the channel.</source>
        <translation>ユーザーをチャンネルのモデレーターにします。</translation>
    </message>
    <message>
        <source>Remove a moderator</source>
        <translation>モデレーターを削除</translation>
    </message>
    <message>
        <source>Removes the user&apos;s moderator role.</source>
        <translation>ユーザーからモデレーターの役割を外します。</translation>
    </message>
    <message>
        <source>Add a VIP</source>
        <translation>VIPを追加</translation>
    </message>
    <message>
        <source>Makes the user a VIP of the channel.</source>
        <translation>ユーザーをチャンネルのVIPにします。</translation>
    </message>
    <message>
        <source>Remove a VIP</source>
        <translation>VIPを削除</translation>
    </message>
    <message>
        <source>Removes the user&apos;s VIP role.</source>
        <translation>ユーザーからVIPの役割を外します。</translation>
    </message>
    <message>
        <source>Add an editor</source>
        <translation>編集者を追加</translation>
    </message>
    <message>
        <source>Makes the user an editor of the channel.</source>
        <translation>ユーザーをチャンネルの編集者にします。</translation>
    </message>
    <message>
        <source>Remove an editor</source>
        <translation>編集者を削除</translation>
    </message>
    <message>
        <source>Removes the user&apos;s editor role.</source>
        <translation>ユーザーから編集者の役割を外します。</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>Follows the channel.</source>
        <translation>チャンネルをフォローします。</translation>
    </message>
    <message>
        <source>Unfollow</source>
        <translation>フォロー解除</translation>
    </message>
    <message>
        <source>Stops following the channel.</source>
        <translation>チャンネルのフォローをやめます。</translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation>フォロワーを多数追加</translation>
    </message>
    <message>
        <source>Creates this many users who follow the channel.</source>
        <translation>チャンネルをフォローするユーザーを指定した人数だけ作成します。</translation>
    </message>
    <message>
        <source>State of the sandbox</source>
        <translation>サンドボックスの状態</translation>
    </message>
    <message>
        <source>Returns the time, the main channels, the switches, and the pending faults.</source>
        <translation>時刻、主要チャンネル、スイッチ、保留中の障害を返します。</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>アクティビティログ</translation>
    </message>
    <message>
        <source>Returns the activity log, oldest first. With after, returns only later entries, so that tests can wait for them.</source>
        <translation>アクティビティログを古い順に返します。afterを指定すると以降の項目だけを返すので、テストで待機できます。</translation>
    </message>
    <message>
        <source>Viewer in a channel</source>
        <translation>チャンネル内の視聴者</translation>
    </message>
    <message>
        <source>Returns a user&apos;s points, roles, follow date and subscription in a channel.</source>
        <translation>チャンネルでのユーザーのポイント、役割、フォロー日、サブスクを返します。</translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation>チャンネルの報酬</translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app created them.</source>
        <translation>作成したアプリに関係なく、チャンネルの報酬を一覧表示します。</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>記録したリクエスト</translation>
    </message>
    <message>
        <source>Lists the recorded requests, without secrets.</source>
        <translation>記録したリクエストを、機密情報なしで一覧表示します。</translation>
    </message>
    <message>
        <source>Control calls</source>
        <translation>制御呼び出し</translation>
    </message>
    <message>
        <source>Lists all control calls with their fields and rules.</source>
        <translation>すべての制御呼び出しと、そのフィールドおよび規則を一覧表示します。</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>レート制限</translation>
    </message>
    <message>
        <source>Sets the requests per minute and turns buckets, headers and refusals on or off.</source>
        <translation>1分あたりのリクエスト数を設定し、バケット、ヘッダー、拒否をオンまたはオフにします。</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>互換性</translation>
    </message>
    <message>
        <source>Turns differences between the public service and the specification on or off.</source>
        <translation>公開サービスと仕様との違いをオンまたはオフにします。</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>リクエストを記録</translation>
    </message>
    <message>
        <source>Starts or stops recording requests.</source>
        <translation>リクエストの記録を開始または停止します。</translation>
    </message>
    <message>
        <source>Clear recorded requests</source>
        <translation>記録したリクエストを消去</translation>
    </message>
    <message>
        <source>Deletes the recorded requests.</source>
        <translation>記録したリクエストを削除します。</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>時計を設定</translation>
    </message>
    <message>
        <source>Sets the time to a given moment or to now, jumps by seconds, and sets the speed: 0 pauses, 1 is normal.</source>
        <translation>時刻を指定の時点または現在に設定し、秒単位で進め、速度を設定します。0は一時停止、1は通常です。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Discards the world and recreates it from the seed. Faults, limits and switches return to their initial state. Apps stay; their tokens become invalid.</source>
        <translation>ワールドを破棄し、シードから作り直します。障害、上限、スイッチは初期状態に戻ります。アプリは残りますが、トークンは無効になります。</translation>
    </message>
    <message>
        <source>Grant a Drop</source>
        <translation>Dropを付与</translation>
    </message>
    <message>
        <source>Grants a viewer an entitlement to a Drop of a game that an organization owns.</source>
        <translation>組織が所有するゲームのDropの受け取り資格を視聴者に付与します。</translation>
    </message>
    <message>
        <source>Grant many Drops</source>
        <translation>Dropを多数付与</translation>
    </message>
    <message>
        <source>Grants entitlements to a Drop of a game to many viewers.</source>
        <translation>ゲームのDropの受け取り資格を多数の視聴者に付与します。</translation>
    </message>
    <message>
        <source>Give a game to an app</source>
        <translation>ゲームをアプリに割り当て</translation>
    </message>
    <message>
        <source>The organization of an app owns a game that nobody owns yet. An app without an organization gets one.</source>
        <translation>まだ誰も所有していないゲームを、アプリの組織の所有にします。組織のないアプリには組織が作られます。</translation>
    </message>
    <message>
        <source>Live event sessions</source>
        <translation>ライブイベントのセッション</translation>
    </message>
    <message>
        <source>Lists the connected WebSockets.</source>
        <translation>接続中のWebSocketを一覧表示します。</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>イベントサブスクリプション</translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, including those that have just ended.</source>
        <translation>終了したばかりのものも含め、すべてのアプリのサブスクリプションを一覧表示します。</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduit</translation>
    </message>
    <message>
        <source>Lists the conduits of all apps, with their shards.</source>
        <translation>すべてのアプリのConduitを、シャードとともに一覧表示します。</translation>
    </message>
    <message>
        <source>Webhook deliveries</source>
        <translation>Webhookの配信</translation>
    </message>
    <message>
        <source>Lists the last 500 attempts to send a message to a callback, and why they failed, the newest last.</source>
        <translation>コールバックへのメッセージ送信の直近500件の試行と失敗理由を、新しいものを最後にして一覧表示します。</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>セッションを閉じる</translation>
    </message>
    <message>
        <source>Closes the WebSocket of one session or of all sessions, with a close code of the service: 1000, or 4000 to 4007.</source>
        <translation>1つまたはすべてのセッションのWebSocketを、サービスのクローズコード(1000、または4000～4007)で閉じます。</translation>
    </message>
    <message>
        <source>Request reconnect</source>
        <translation>再接続を要求</translation>
    </message>
    <message>
        <source>Asks the clients of one session or of all sessions to reconnect within 30 seconds.</source>
        <translation>1つまたはすべてのセッションのクライアントに、30秒以内の再接続を求めます。</translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation>サブスクリプションを取り消す</translation>
    </message>
    <message>
        <source>Revokes one subscription, or all of a type, and sends the reason to their clients.</source>
        <translation>1つのサブスクリプション、またはある種類のすべてを取り消し、理由をクライアントに送信します。</translation>
    </message>
    <message>
        <source>Live event faults</source>
        <translation>ライブイベントの障害</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching notification.</source>
        <translation>該当する通知を待っている障害を一覧表示します。</translation>
    </message>
    <message>
        <source>Add a live event fault</source>
        <translation>ライブイベントの障害を追加</translation>
    </message>
    <message>
        <source>Drops, duplicates, delays or reorders upcoming notifications, or cuts the connection instead of sending one. A callback that is cut off gets the notification again later.</source>
        <translation>今後の通知を破棄、重複、遅延、並べ替えするか、通知を送る代わりに接続を切断します。切断されたコールバックには、あとで通知が再送されます。</translation>
    </message>
    <message>
        <source>Clear live event faults</source>
        <translation>ライブイベントの障害を消去</translation>
    </message>
    <message>
        <source>Clears pending live event faults: one by its ID, or all.</source>
        <translation>保留中のライブイベントの障害を、IDで1つ、またはすべて消去します。</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>エクステンション</translation>
    </message>
    <message>
        <source>Lists all extensions with the secrets that sign their tokens.</source>
        <translation>すべてのエクステンションを、トークンに署名するシークレットとともに一覧表示します。</translation>
    </message>
    <message>
        <source>Install an extension</source>
        <translation>エクステンションをインストール</translation>
    </message>
    <message>
        <source>Installs an extension in a channel, or another version of it.</source>
        <translation>エクステンション、またはその別バージョンをチャンネルにインストールします。</translation>
    </message>
    <message>
        <source>Uninstall an extension</source>
        <translation>エクステンションをアンインストール</translation>
    </message>
    <message>
        <source>Removes an extension from a channel.</source>
        <translation>チャンネルからエクステンションを削除します。</translation>
    </message>
    <message>
        <source>Activate an extension</source>
        <translation>エクステンションを有効化</translation>
    </message>
    <message>
        <source>Activates an installed extension in a slot of the channel.</source>
        <translation>インストール済みのエクステンションをチャンネルの枠で有効にします。</translation>
    </message>
    <message>
        <source>Deactivate an extension</source>
        <translation>エクステンションを無効化</translation>
    </message>
    <message>
        <source>Empties the slot in which the extension is active.</source>
        <translation>エクステンションが有効になっている枠を空にします。</translation>
    </message>
    <message>
        <source>Make an app an extension</source>
        <translation>アプリをエクステンションにする</translation>
    </message>
    <message>
        <source>Makes a registered app an extension with one released version and all kinds of pages, and returns its secret.</source>
        <translation>登録済みアプリを、公開バージョン1つとすべての種類のページを持つエクステンションにし、シークレットを返します。</translation>
    </message>
    <message>
        <source>Sign a token of an extension</source>
        <translation>エクステンションのトークンに署名</translation>
    </message>
    <message>
        <source>Signs a token as the extension would: for one channel, or for all. It is valid for an hour and permits every message.</source>
        <translation>エクステンションが行うのと同じように、1つまたはすべてのチャンネル用のトークンに署名します。1時間有効で、すべてのメッセージを許可します。</translation>
    </message>
    <message>
        <source>Start a goal</source>
        <translation>目標を開始</translation>
    </message>
    <message>
        <source>Starts a goal, one of each type at a time. It counts by itself.</source>
        <translation>目標を開始します。種類ごとに同時に1つです。自動的に集計されます。</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>目標を変更</translation>
    </message>
    <message>
        <source>Changes the goal, or how much of it is reached.</source>
        <translation>目標、またはその達成量を変更します。</translation>
    </message>
    <message>
        <source>End a goal</source>
        <translation>目標を終了</translation>
    </message>
    <message>
        <source>Ends the goal, whether or not it is reached.</source>
        <translation>達成の有無にかかわらず、目標を終了します。</translation>
    </message>
    <message>
        <source>Invite a guest</source>
        <translation>ゲストを招待</translation>
    </message>
    <message>
        <source>Invites a viewer to be a guest on the stream, as its broadcaster would. Begins a Guest Star session if there is none.</source>
        <translation>配信者が行うのと同じように、視聴者を配信のゲストに招待します。Guest Starセッションがなければ開始します。</translation>
    </message>
    <message>
        <source>Accept to be a guest</source>
        <translation>ゲストの招待を承諾</translation>
    </message>
    <message>
        <source>Accepts the channel&apos;s invitation to be a guest on its stream.</source>
        <translation>配信のゲストになるチャンネルからの招待を承諾します。</translation>
    </message>
    <message>
        <source>Get ready as a guest</source>
        <translation>ゲストとして準備完了</translation>
    </message>
    <message>
        <source>Tells the channel that a guest who has accepted is ready for a slot.</source>
        <translation>承諾したゲストが枠に入る準備ができたことをチャンネルに伝えます。</translation>
    </message>
    <message>
        <source>Leave as a guest</source>
        <translation>ゲストをやめる</translation>
    </message>
    <message>
        <source>Leaves the slot of a guest, or withdraws from the invitation.</source>
        <translation>ゲストの枠から出るか、招待を辞退します。</translation>
    </message>
    <message>
        <source>Push a hype train</source>
        <translation>ハイプトレインを進める</translation>
    </message>
    <message>
        <source>Moves the channel&apos;s hype train. If none runs, one begins at once.</source>
        <translation>チャンネルのハイプトレインを進めます。発生していなければ、すぐに始まります。</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Bans the user from the channel or, with seconds, puts them in a timeout. A moderator or VIP loses that role; a timeout does not end that of a VIP.</source>
        <translation>ユーザーをチャンネルからBANします。秒数を指定するとタイムアウトになります。モデレーターやVIPはその役割を失いますが、VIPの役割はタイムアウトでは失われません。</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>BAN解除</translation>
    </message>
    <message>
        <source>Ends the user&apos;s ban or timeout in the channel.</source>
        <translation>チャンネルでのユーザーのBANまたはタイムアウトを解除します。</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Warns the user, who cannot chat until they acknowledge it.</source>
        <translation>ユーザーに警告します。確認するまでチャットできません。</translation>
    </message>
    <message>
        <source>Acknowledge a warning</source>
        <translation>警告を確認</translation>
    </message>
    <message>
        <source>Acknowledges the warning in the channel, to chat again.</source>
        <translation>チャンネルの警告を確認し、再びチャットできるようにします。</translation>
    </message>
    <message>
        <source>Ask to be unbanned</source>
        <translation>BAN解除をリクエスト</translation>
    </message>
    <message>
        <source>Asks the channel to end a ban.</source>
        <translation>チャンネルにBANの解除を求めます。</translation>
    </message>
    <message>
        <source>Withdraw an unban request</source>
        <translation>BAN解除リクエストを取り下げ</translation>
    </message>
    <message>
        <source>Withdraws a request that was not answered yet.</source>
        <translation>まだ回答されていないリクエストを取り下げます。</translation>
    </message>
    <message>
        <source>Read the answer to an unban request</source>
        <translation>BAN解除リクエストの回答を読む</translation>
    </message>
    <message>
        <source>Acknowledges that the request was denied.</source>
        <translation>リクエストが拒否されたことを確認します。</translation>
    </message>
    <message>
        <source>Resolve an unban request</source>
        <translation>BAN解除リクエストを処理</translation>
    </message>
    <message>
        <source>Approves or denies it, as a moderator or the broadcaster.</source>
        <translation>モデレーターまたは配信者として承認または拒否します。</translation>
    </message>
    <message>
        <source>Set unban requests</source>
        <translation>BAN解除リクエストを設定</translation>
    </message>
    <message>
        <source>Sets whether banned users can ask to be unbanned.</source>
        <translation>BANされたユーザーがBAN解除をリクエストできるかどうかを設定します。</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>用語をブロック</translation>
    </message>
    <message>
        <source>Adds a blocked term, as a moderator or the broadcaster. One that expires counts as added by AutoMod.</source>
        <translation>モデレーターまたは配信者としてブロック用語を追加します。期限付きのものは、AutoModが追加したものとみなされます。</translation>
    </message>
    <message>
        <source>Unblock a term</source>
        <translation>用語のブロックを解除</translation>
    </message>
    <message>
        <source>Removes a blocked term, as a moderator or the broadcaster.</source>
        <translation>モデレーターまたは配信者として、ブロック用語を削除します。</translation>
    </message>
    <message>
        <source>Ban many users</source>
        <translation>多数のユーザーをBAN</translation>
    </message>
    <message>
        <source>Bans this many users at once, and creates users if needed.</source>
        <translation>指定した人数のユーザーを一度にBANし、必要に応じてユーザーを作成します。</translation>
    </message>
    <message>
        <source>Block many terms</source>
        <translation>多数の用語をブロック</translation>
    </message>
    <message>
        <source>Adds this many blocked terms at once.</source>
        <translation>指定した数のブロック用語を一度に追加します。</translation>
    </message>
    <message>
        <source>Start a poll</source>
        <translation>投票を開始</translation>
    </message>
    <message>
        <source>Asks the viewers of a channel, as its broadcaster would.</source>
        <translation>配信者が行うのと同じように、チャンネルの視聴者に質問します。</translation>
    </message>
    <message>
        <source>Vote in a poll</source>
        <translation>投票で票を入れる</translation>
    </message>
    <message>
        <source>Votes in the channel&apos;s active poll: once, or more for points.</source>
        <translation>チャンネルで実施中の投票に票を入れます。1回、またはポイントを使って複数回です。</translation>
    </message>
    <message>
        <source>Start a prediction</source>
        <translation>予想を開始</translation>
    </message>
    <message>
        <source>Lets the viewers of a channel predict with Channel Points.</source>
        <translation>チャンネルの視聴者がチャンネルポイントで予想できるようにします。</translation>
    </message>
    <message>
        <source>End a prediction</source>
        <translation>予想を終了</translation>
    </message>
    <message>
        <source>Locks, resolves or cancels the channel&apos;s open prediction.</source>
        <translation>チャンネルで受付中の予想を締め切り、確定、または取り消します。</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>予想する</translation>
    </message>
    <message>
        <source>Puts Channel Points on an outcome of the open prediction.</source>
        <translation>受付中の予想の結果にチャンネルポイントを賭けます。</translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation>報酬を引き換え</translation>
    </message>
    <message>
        <source>Redeems a reward by its ID or title.</source>
        <translation>IDまたはタイトルで報酬を引き換えます。</translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation>チャンネルポイントを設定</translation>
    </message>
    <message>
        <source>Sets the viewer&apos;s balance of Channel Points.</source>
        <translation>視聴者のチャンネルポイント残高を設定します。</translation>
    </message>
    <message>
        <source>Use an automatic reward</source>
        <translation>自動報酬を使う</translation>
    </message>
    <message>
        <source>Uses one of the rewards that every channel has. Some send a message, the others unlock an emote.</source>
        <translation>どのチャンネルにもある報酬の1つを使います。メッセージを送るものと、エモートを解放するものがあります。</translation>
    </message>
    <message>
        <source>Add many redemptions</source>
        <translation>引き換えを多数追加</translation>
    </message>
    <message>
        <source>Adds this many waiting redemptions at once, ignoring all limits.</source>
        <translation>すべての上限を無視して、待機中の引き換えを指定した件数だけ一度に追加します。</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>サブスク登録</translation>
    </message>
    <message>
        <source>Subscribes to the channel. It goes on until it is ended.</source>
        <translation>チャンネルをサブスクします。終了するまで続きます。</translation>
    </message>
    <message>
        <source>Renew a subscription</source>
        <translation>サブスクを更新</translation>
    </message>
    <message>
        <source>Pays for a month more and says so in the chat.</source>
        <translation>もう1か月分を支払い、チャットで知らせます。</translation>
    </message>
    <message>
        <source>Gift subscriptions</source>
        <translation>サブスクをギフト</translation>
    </message>
    <message>
        <source>Gives a subscription for a month to a viewer, or to several in the chat.</source>
        <translation>1か月分のサブスクを視聴者1人、またはチャットの複数人に贈ります。</translation>
    </message>
    <message>
        <source>End a subscription</source>
        <translation>サブスクを終了</translation>
    </message>
    <message>
        <source>Ends the viewer&apos;s subscription at once.</source>
        <translation>視聴者のサブスクをすぐに終了します。</translation>
    </message>
    <message>
        <source>Add many subscribers</source>
        <translation>サブスクライバーを多数追加</translation>
    </message>
    <message>
        <source>Lets this many viewers subscribe at once.</source>
        <translation>指定した人数の視聴者を一度にサブスクさせます。</translation>
    </message>
    <message>
        <source>Publish a video</source>
        <translation>動画を公開</translation>
    </message>
    <message>
        <source>Publishes a highlight or an uploaded video.</source>
        <translation>ハイライトまたはアップロードした動画を公開します。</translation>
    </message>
    <message>
        <source>Remove a video</source>
        <translation>動画を削除</translation>
    </message>
    <message>
        <source>Deletes a video as its owner would on the website; without an ID the newest.</source>
        <translation>所有者がウェブサイトで行うのと同じように動画を削除します。IDがなければ最新の動画です。</translation>
    </message>
    <message>
        <source>Store streams</source>
        <translation>配信を保存</translation>
    </message>
    <message>
        <source>Sets whether the channel&apos;s streams are stored as videos, from the next one on.</source>
        <translation>次の配信から、チャンネルの配信を動画として保存するかどうかを設定します。</translation>
    </message>
    <message>
        <source>Make a clip</source>
        <translation>クリップを作成</translation>
    </message>
    <message>
        <source>Clips the last seconds of the stream. The clip appears a few seconds later.</source>
        <translation>配信の直近数秒をクリップします。クリップは数秒後に表示されます。</translation>
    </message>
    <message>
        <source>Restrict clips</source>
        <translation>クリップを制限</translation>
    </message>
    <message>
        <source>Sets who may make clips of the channel.</source>
        <translation>チャンネルのクリップを作成できる人を設定します。</translation>
    </message>
    <message>
        <source>Add many clips</source>
        <translation>クリップを多数追加</translation>
    </message>
    <message>
        <source>Adds this many clips of the last 60 days at once.</source>
        <translation>過去60日間のクリップを指定した件数だけ一度に追加します。</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>ウィスパー</translation>
    </message>
    <message>
        <source>Sends the broadcaster a private message.</source>
        <translation>配信者に非公開のメッセージを送ります。</translation>
    </message>
    <message>
        <source>Set who may whisper</source>
        <translation>ウィスパーできる人を設定</translation>
    </message>
    <message>
        <source>Lets strangers whisper to the user, or only people whom the user follows or has whispered to.</source>
        <translation>知らない人からのウィスパーをユーザーに許可するか、フォロー中または過去にウィスパーした相手だけに限定します。</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8.</source>
        <translation>ファイルがUTF-8ではなくUTF-16です。</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character; it is incomplete.</source>
        <translation>ファイルが文字の途中で終わっています。不完全です。</translation>
    </message>
    <message>
        <source>a quoted field is not closed; the file is incomplete.</source>
        <translation>引用符で囲まれたフィールドが閉じていません。ファイルが不完全です。</translation>
    </message>
    <message>
        <source>a line ends with CR instead of CRLF.</source>
        <translation>行末がCRLFではなくCRです。</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8.</source>
        <translation>テキストが有効なUTF-8ではありません。</translation>
    </message>
    <message>
        <source>the file contains a zero byte; it is not a text file.</source>
        <translation>ファイルにゼロバイトが含まれています。テキストファイルではありません。</translation>
    </message>
    <message>
        <source>an unquoted field contains a quote.</source>
        <translation>引用符で囲まれていないフィールドに引用符が含まれています。</translation>
    </message>
    <message>
        <source>there is text after a closing quote.</source>
        <translation>閉じ引用符のあとにテキストがあります。</translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation>フィールドが%1バイトを超えています。</translation>
    </message>
    <message>
        <source>line endings are mixed, CRLF and LF.</source>
        <translation>行末にCRLFとLFが混在しています。</translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation>フィールドが%1個を超えています。</translation>
    </message>
    <message>
        <source>there are %1 fields, but the first line has %2; the file may be incomplete.</source>
        <translation>フィールドが%1個ありますが、最初の行は%2個です。ファイルが不完全な可能性があります。</translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation>行が%1行を超えています。</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>アフリカーンス語</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>アルバニア語</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>アルメニア語</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>アゼルバイジャン語</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>バスク語</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>ベラルーシ語</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>ベンガル語</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>ボスニア語</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>ブルガリア語</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>カタロニア語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>クロアチア語</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>チェコ語</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>デンマーク語</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>オランダ語</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>エストニア語</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>フィンランド語</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス語</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>ガリシア語</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>ジョージア語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ語</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>ヒンディー語</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>ハンガリー語</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>アイスランド語</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>インドネシア語</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>アイルランド語</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>イタリア語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>カザフ語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>ラトビア語</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>リトアニア語</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>マケドニア語</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>マレー語</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>モンゴル語</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>ノルウェー語</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>ペルシア語</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>ポーランド語</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>ポルトガル語</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>ルーマニア語</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ロシア語</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>セルビア語</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>スロバキア語</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>スロベニア語</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン語</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>スワヒリ語</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>スウェーデン語</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>タガログ語</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>タミル語</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ語</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ウクライナ語</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>ウルドゥー語</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>ウェールズ語</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Requires text</source>
        <translation>テキスト必須</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>配信ごとの上限</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>視聴者ごとの上限</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>クールダウン</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>キューをスキップ</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>at least %L1</source>
        <translation>%L1以上</translation>
    </message>
    <message>
        <source>at most %L1</source>
        <translation>%L1以下</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>%n文字以下</numerusform>
        </translation>
    </message>
    <message>
        <source>already used by another reward</source>
        <translation>別の報酬ですでに使用中</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>形式が無効</translation>
    </message>
    <message>
        <source>wrong type of value</source>
        <translation>値の型が不正</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>このタイトルの報酬がすでにチャンネルにあります。</translation>
    </message>
    <message>
        <source>No free slots on the service.</source>
        <translation>サービスに空き枠がありません。</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>サービスの応答: 「%1」</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>サービスに接続できません。</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>サービスから時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>リクエストが多すぎます(429)。あとでもう一度お試しください。</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>サインアウトされました。続けるには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>The service rejected the request (400).</source>
        <translation>サービスがリクエストを拒否しました(400)。</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>ディスクに書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>サービスで内部エラーが発生しました(%1)。</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>Allowed a message</source>
        <translation>メッセージを許可</translation>
    </message>
    <message>
        <source>Denied a message</source>
        <translation>メッセージを拒否</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Unbanned</source>
        <translation>BAN解除</translation>
    </message>
    <message>
        <source>Ended a timeout</source>
        <translation>タイムアウトを解除</translation>
    </message>
    <message>
        <source>Banned in the shared chat</source>
        <translation>共有チャットでBAN</translation>
    </message>
    <message>
        <source>Timed out in the shared chat</source>
        <translation>共有チャットでタイムアウト</translation>
    </message>
    <message>
        <source>Unbanned in the shared chat</source>
        <translation>共有チャットでBAN解除</translation>
    </message>
    <message>
        <source>Ended a timeout in the shared chat</source>
        <translation>共有チャットでタイムアウトを解除</translation>
    </message>
    <message>
        <source>Deleted a message in the shared chat</source>
        <translation>共有チャットでメッセージを削除</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Deleted a message</source>
        <translation>メッセージを削除</translation>
    </message>
    <message>
        <source>Cleared the chat</source>
        <translation>チャットを消去</translation>
    </message>
    <message>
        <source>Approved an unban request</source>
        <translation>BAN解除リクエストを承認</translation>
    </message>
    <message>
        <source>Denied an unban request</source>
        <translation>BAN解除リクエストを拒否</translation>
    </message>
    <message>
        <source>Blocked a term</source>
        <translation>用語をブロック</translation>
    </message>
    <message>
        <source>Unblocked a term</source>
        <translation>用語のブロックを解除</translation>
    </message>
    <message>
        <source>Permitted a term</source>
        <translation>用語を許可</translation>
    </message>
    <message>
        <source>Ended the permission of a term</source>
        <translation>用語の許可を取り消し</translation>
    </message>
    <message>
        <source>Made a moderator</source>
        <translation>モデレーターに任命</translation>
    </message>
    <message>
        <source>Removed a moderator</source>
        <translation>モデレーターを解任</translation>
    </message>
    <message>
        <source>Made a VIP</source>
        <translation>VIPに任命</translation>
    </message>
    <message>
        <source>Removed a VIP</source>
        <translation>VIPを解任</translation>
    </message>
    <message>
        <source>Started a raid</source>
        <translation>レイドを開始</translation>
    </message>
    <message>
        <source>Cancelled a raid</source>
        <translation>レイドを取り消し</translation>
    </message>
    <message>
        <source>Slow mode on</source>
        <translation>スローモードをオン</translation>
    </message>
    <message>
        <source>Slow mode off</source>
        <translation>スローモードをオフ</translation>
    </message>
    <message>
        <source>Followers only on</source>
        <translation>フォロワー限定をオン</translation>
    </message>
    <message>
        <source>Followers only off</source>
        <translation>フォロワー限定をオフ</translation>
    </message>
    <message>
        <source>Subscribers only on</source>
        <translation>サブスクライバー限定をオン</translation>
    </message>
    <message>
        <source>Subscribers only off</source>
        <translation>サブスクライバー限定をオフ</translation>
    </message>
    <message>
        <source>Emotes only on</source>
        <translation>エモート限定をオン</translation>
    </message>
    <message>
        <source>Emotes only off</source>
        <translation>エモート限定をオフ</translation>
    </message>
    <message>
        <source>Unique messages on</source>
        <translation>重複禁止をオン</translation>
    </message>
    <message>
        <source>Unique messages off</source>
        <translation>重複禁止をオフ</translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then restart Sidestage.</source>
        <translation>埋め込みページがインストールされていません。Qt WebEngineとSidestageのサインインプラグインをインストールし、Sidestageを再起動してください。</translation>
    </message>
    <message>
        <source>The embedded page cannot run as administrator (root), because its protection does not work there. Start Sidestage as a regular user.</source>
        <translation>埋め込みページは保護が機能しないため、管理者(root)では実行できません。通常のユーザーとしてSidestageを起動してください。</translation>
    </message>
    <message>
        <source>The embedded page cannot be shown on this display, because it has no OpenGL. Sign in with your browser or on another device.</source>
        <translation>この画面にはOpenGLがないため、埋め込みページを表示できません。ブラウザーまたは別のデバイスでサインインしてください。</translation>
    </message>
</context>
<context>
    <name>LoginStarts</name>
    <message>
        <source>In a Flatpak this is done in the settings of the desktop.</source>
        <translation>Flatpakでは、デスクトップの設定で行います。</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Sidestage needs permission to set markers.</source>
        <translation>マーカーを設定するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Marks need a running recording.</source>
        <translation>マークするには、録画中である必要があります。</translation>
    </message>
    <message>
        <source>Sidestage is checking whether the last moment was marked.</source>
        <translation>最後のモーメントがマークされたかどうかを確認しています。</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to make clips.</source>
        <translation>クリップを作成するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Clips need a running stream.</source>
        <translation>クリップを作成するには、配信中である必要があります。</translation>
    </message>
    <message>
        <source>No answer came, so it is not known whether the moment was marked. Sidestage reads the markers to find out. Nothing is sent again.</source>
        <translation>応答がなかったため、モーメントがマークされたかどうか不明です。Sidestageがマーカーを読み込んで確認します。再送信は行いません。</translation>
    </message>
    <message>
        <source>No clip came.</source>
        <translation>クリップが作成されませんでした。</translation>
    </message>
    <message>
        <source>No answer came. The clip may have been made all the same.</source>
        <translation>応答がありませんでした。クリップは作成された可能性があります。</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the first chapter</comment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <translation>モーメント%1</translation>
    </message>
    <message>
        <source>The moment was not marked. %1</source>
        <comment>the reason</comment>
        <translation>モーメントはマークされませんでした。%1</translation>
    </message>
    <message>
        <source>Deleting the videos failed. %1</source>
        <comment>the reason</comment>
        <translation>動画を削除できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>ReportReader</name>
    <message>
        <source>the file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>%1列目に名前がありません。</translation>
    </message>
    <message>
        <source>there are two columns “%1”.</source>
        <translation>列「%1」が2つあります。</translation>
    </message>
    <message>
        <source>there is no “Date” column; this is not a report.</source>
        <translation>「Date」列がありません。これはレポートではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>「%1」は日付ではありません。</translation>
    </message>
    <message>
        <source>a report for %1 is not possible.</source>
        <translation>%1のレポートは存在しえません。</translation>
    </message>
    <message>
        <source>it contains “%1”, which was not requested.</source>
        <translation>リクエストしていない「%1」が含まれています。</translation>
    </message>
    <message>
        <source>%1 appears twice, with different figures.</source>
        <translation>%1が異なる値で2回現れます。</translation>
    </message>
</context>
<context>
    <name>ReturnPage</name>
    <message>
        <source>One moment</source>
        <translation>お待ちください</translation>
    </message>
    <message>
        <source>Completing the sign-in in Sidestage…</source>
        <translation>Sidestageでサインインを完了しています…</translation>
    </message>
    <message>
        <source>Return to Sidestage</source>
        <translation>Sidestageに戻ってください</translation>
    </message>
    <message>
        <source>Sidestage has received the response and continues. You can close this page.</source>
        <translation>Sidestageが応答を受け取り、処理を続けています。このページは閉じてかまいません。</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>アクセスが拒否されました</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You can close this page.</source>
        <translation>アクセスを拒否しました。何も変更されていません。このページは閉じてかまいません。</translation>
    </message>
    <message>
        <source>Response not used</source>
        <translation>応答は使用されませんでした</translation>
    </message>
    <message>
        <source>This response does not belong to the current sign-in, so it was not used. Start again in Sidestage.</source>
        <translation>この応答は現在のサインインのものではないため、使用されませんでした。Sidestageでやり直してください。</translation>
    </message>
    <message>
        <source>No sign-in to complete</source>
        <translation>完了するサインインがありません</translation>
    </message>
    <message>
        <source>This page opens after you sign in to the service. Start a sign-in in Sidestage.</source>
        <translation>このページはサービスへのサインイン後に開きます。Sidestageでサインインを開始してください。</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>サインインがタイムアウトしました</translation>
    </message>
    <message>
        <source>Sidestage is no longer waiting for this sign-in. Start again in Sidestage.</source>
        <translation>Sidestageはこのサインインをもう待っていません。Sidestageでやり直してください。</translation>
    </message>
    <message>
        <source>This page needs JavaScript to complete the sign-in. Without it, sign in on another device instead.</source>
        <translation>サインインを完了するには、このページでJavaScriptが必要です。使えない場合は、別のデバイスでサインインしてください。</translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message>
        <source>This is not a rewards file.</source>
        <translation>報酬のファイルではありません。</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>このファイルは新しいバージョンのSidestageで作成されました。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>ほか%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>最初の%Ln件の報酬だけをインポートします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward %L1</source>
        <translation>報酬%L1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1 is not a reward.</source>
        <translation>%1は報酬ではありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: duplicate title.</source>
        <translation>%1: タイトルが重複しています。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are imported.</source>
        <translation>
            <numerusform>最初の%Ln件のセットだけをインポートします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation>セット%L1: 名前がないか、長すぎます。</translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are missing from the file.</source>
        <translation>
            <numerusform>セット「%1」: 報酬%n件がファイルにありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>ファイルが%1MBを超えています。</translation>
    </message>
    <message>
        <source>This is not a rewards file: %1</source>
        <translation>報酬のファイルではありません: %1</translation>
    </message>
</context>
<context>
    <name>RewardTable</name>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>サービスの応答を待っています。</translation>
    </message>
    <message>
        <source>The limit for this stream has been reached.</source>
        <translation>この配信の上限に達しました。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>being changed</source>
        <translation>変更中</translation>
    </message>
    <message>
        <source>afterwards: %1</source>
        <translation>変更後: %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択中</translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Library only</source>
        <translation>ライブラリのみ</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>別のアプリが作成</translation>
    </message>
    <message>
        <source>created</source>
        <translation>作成済み</translation>
    </message>
    <message>
        <source>turned on</source>
        <translation>オンにしました</translation>
    </message>
    <message>
        <source>stays on</source>
        <translation>オンのまま</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>オフにしました</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>stays off</source>
        <translation>オフのまま</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>更新済み</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止しました</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>%L1 per viewer</source>
        <comment>in a stream</comment>
        <translation>視聴者ごとに%L1</translation>
    </message>
    <message>
        <source>%L1 per stream</source>
        <translation>配信ごとに%L1</translation>
    </message>
    <message>
        <source>%1 cooldown</source>
        <translation>クールダウン%1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer per stream.</source>
        <translation>
            <numerusform>視聴者1人につき配信ごとに最大%n回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per stream.</source>
        <translation>
            <numerusform>配信ごとに最大%n回。</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 between redemptions.</source>
        <translation>引き換えの間隔は%1以上。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in this stream</source>
        <translation>
            <numerusform>この配信であと%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>残り%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>ready in %1</source>
        <translation>あと%1で利用可能</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>このタイトルの報酬がすでにチャンネルにあります。</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>サービスの%n個の枠をすべて使用中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing the change of “%1” failed. %2</source>
        <comment>a reward; the reason</comment>
        <translation>「%1」の変更を元に戻せませんでした。%2</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>Could not open the database %1: %2</source>
        <translation>データベース%1を開けませんでした: %2</translation>
    </message>
    <message>
        <source>It is used by another sandbox.</source>
        <translation>別のサンドボックスが使用しています。</translation>
    </message>
    <message>
        <source>port %1: %2</source>
        <translation>ポート%1: %2</translation>
    </message>
    <message>
        <source>It was written by another version of Sidestage. Delete it or choose another file.</source>
        <translation>別のバージョンのSidestageで作成されています。削除するか、別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>It is not a file of the sandbox. Choose another file.</source>
        <translation>サンドボックスのファイルではありません。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>It is damaged or no database. Move it away or choose another file.</source>
        <translation>破損しているか、データベースではありません。移動するか、別のファイルを選択してください。</translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation>サンドボックスの準備ができました。</translation>
    </message>
    <message>
        <source>API base URL</source>
        <translation>APIのベースURL</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>トークンサービス</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>ライブイベント</translation>
    </message>
    <message>
        <source>Control page</source>
        <translation>制御ページ</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>クライアントID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>クライアントシークレット</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>リダイレクトURI</translation>
    </message>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>seed %1, profile %2, stored in %3</source>
        <translation>シード%1、プロファイル%2、保存先%3</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation>試してみる:</translation>
    </message>
    <message>
        <source>Sign in as a user, in a browser:</source>
        <translation>ブラウザーでユーザーとしてサインイン:</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>停止するにはCtrl+Cを押してください。</translation>
    </message>
    <message>
        <source>No scenario or file &quot;%1&quot;. Available scenarios: %2.</source>
        <translation>「%1」というシナリオまたはファイルはありません。利用可能なシナリオ: %2。</translation>
    </message>
    <message>
        <source>A simulated streaming platform: token service and API, on this computer only.</source>
        <translation>配信プラットフォームのシミュレーション: このコンピューター上だけで動くトークンサービスとAPI。</translation>
    </message>
    <message>
        <source>Listen on this port; 0 selects a free port.</source>
        <translation>このポートで待ち受けます。0で空きポートを選びます。</translation>
    </message>
    <message>
        <source>Create the world from this seed.</source>
        <translation>このシードからワールドを作成します。</translation>
    </message>
    <message>
        <source>Store all data in this file. Without it, all data is lost on exit.</source>
        <translation>すべてのデータをこのファイルに保存します。指定しないと、終了時に全データが失われます。</translation>
    </message>
    <message>
        <source>&quot;specification&quot; follows the specification; &quot;observed&quot; follows the public service where it was seen to differ: all switches of --compat.</source>
        <translation>「specification」は仕様に従います。「observed」は、違いが確認された点で公開サービスに従います(--compatの全スイッチ)。</translation>
    </message>
    <message>
        <source>Requests per minute for each user of each app; 0: no limit.</source>
        <translation>各アプリの各ユーザーの1分あたりのリクエスト数。0は無制限。</translation>
    </message>
    <message>
        <source>Start sandbox time at this moment: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, time continues where it stopped.</source>
        <translation>サンドボックスの時刻をこの時点から始めます: 2026-03-01T20:00:00Z、または「now」。指定しないと、停止した時点から続きます。</translation>
    </message>
    <message>
        <source>Run sandbox time at this multiple of real time; 0 pauses it.</source>
        <translation>サンドボックスの時刻を実時間のこの倍率で進めます。0で一時停止します。</translation>
    </message>
    <message>
        <source>Behave like the public service in these points: %1.</source>
        <translation>次の点で公開サービスと同じように動作します: %1。</translation>
    </message>
    <message>
        <source>Turn off everything below /sandbox: the control page and the control calls.</source>
        <translation>/sandbox以下のすべて(制御ページと制御呼び出し)をオフにします。</translation>
    </message>
    <message>
        <source>Allow webhook callbacks on these hosts too, not only on this computer. Callbacks may use http or https, while the public service requires https.</source>
        <translation>このコンピューターだけでなく、これらのホストへのWebhookコールバックも許可します。コールバックにはhttpまたはhttpsを使えますが、公開サービスではhttpsが必要です。</translation>
    </message>
    <message>
        <source>Play this scenario at start: %1, or a file.</source>
        <translation>開始時にこのシナリオを再生します: %1、またはファイル。</translation>
    </message>
    <message>
        <source>Print which endpoints of the specification are implemented, and exit.</source>
        <translation>仕様のどのエンドポイントが実装されているかを出力して終了します。</translation>
    </message>
    <message>
        <source>Turn off simulated viewer activity in a new world.</source>
        <translation>新しいワールドで、視聴者のアクティビティのシミュレーションをオフにします。</translation>
    </message>
    <message>
        <source>Unknown argument &quot;%1&quot;. See --help.</source>
        <translation>不明な引数「%1」。--helpを参照してください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port (0 to 65535).</source>
        <translation>「%1」はポートではありません(0～65535)。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed (a number, 0 or more).</source>
        <translation>「%1」はシードではありません(0以上の数値)。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation>「%1」はレート制限ではありません(0以上の数値)。</translation>
    </message>
    <message>
        <source>Unknown profile &quot;%1&quot;. Available: specification, observed.</source>
        <translation>不明なプロファイル「%1」。利用可能: specification、observed。</translation>
    </message>
    <message>
        <source>Unknown switch &quot;%1&quot;. Available: %2.</source>
        <translation>不明なスイッチ「%1」。利用可能: %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time (2026-03-01T20:00:00Z, or now).</source>
        <translation>「%1」は時刻ではありません(2026-03-01T20:00:00Z、またはnow)。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a speed (0 to 100000).</source>
        <translation>「%1」は速度ではありません(0～100000)。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name.</source>
        <translation>「%1」はホスト名ではありません。</translation>
    </message>
    <message>
        <source>--db requires a file name.</source>
        <translation>--dbにはファイル名が必要です。</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>Category of AutoMod</source>
        <translation>AutoModのカテゴリー</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>扱い</translation>
    </message>
    <message>
        <source>Amount in minor units</source>
        <translation>金額(最小単位)</translation>
    </message>
    <message>
        <source>Target in minor units</source>
        <translation>目標(最小単位)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>separated by spaces or commas</source>
        <translation>スペースまたはカンマで区切る</translation>
    </message>
    <message>
        <source>More</source>
        <translation>多め</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>Viewer actions</source>
        <translation>視聴者の操作</translation>
    </message>
    <message>
        <source>Channel actions</source>
        <translation>チャンネルの操作</translation>
    </message>
    <message>
        <source>Bulk actions</source>
        <translation>一括操作</translation>
    </message>
    <message>
        <source>Simulated activity</source>
        <translation>アクティビティのシミュレーション</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>ユーザーと役割</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>ライブイベント</translation>
    </message>
    <message>
        <source>Apps and tokens</source>
        <translation>アプリとトークン</translation>
    </message>
    <message>
        <source>Clock and reset</source>
        <translation>時計とリセット</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>障害</translation>
    </message>
    <message>
        <source>Limits and switches</source>
        <translation>上限とスイッチ</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sidestageサンドボックス</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Without it, you can do everything with curl: see /sandbox/calls.</source>
        <translation>このページにはJavaScriptが必要です。なくても、curlですべて操作できます: /sandbox/callsを参照してください。</translation>
    </message>
    <message>
        <source>Sandbox time</source>
        <translation>サンドボックスの時刻</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>× 60</source>
        <translation>× 60</translation>
    </message>
    <message>
        <source>Run at 60 times normal speed</source>
        <translation>60倍速で進める</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5分</translation>
    </message>
    <message>
        <source>Jump 5 minutes ahead</source>
        <translation>5分進める</translation>
    </message>
    <message>
        <source>+1 h</source>
        <translation>+1時間</translation>
    </message>
    <message>
        <source>Jump 1 hour ahead</source>
        <translation>1時間進める</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Set to this computer&apos;s time</source>
        <translation>このコンピューターの時刻に合わせる</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Not responding since %1</source>
        <translation>%1から応答なし</translation>
    </message>
    <message>
        <source>The sandbox is not responding. Showing data from %1.</source>
        <translation>サンドボックスが応答していません。%1のデータを表示しています。</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Skip to content</source>
        <translation>本文へスキップ</translation>
    </message>
    <message>
        <source>Page sections</source>
        <translation>ページのセクション</translation>
    </message>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>Users and apps</source>
        <translation>ユーザーとアプリ</translation>
    </message>
    <message>
        <source>Faults and limits</source>
        <translation>障害と上限</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>すべての呼び出し</translation>
    </message>
    <message>
        <source>Main channels</source>
        <translation>主要チャンネル</translation>
    </message>
    <message>
        <source>Select a row to act in that channel.</source>
        <translation>行を選択すると、そのチャンネルで操作できます。</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>配信</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>次の広告</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>チャリティー</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>配信中</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>配信開始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>viewers of a stream</comment>
        <translation>%1人が視聴中</translation>
    </message>
    <message>
        <source>%1 in chat</source>
        <translation>チャット%1人</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Affiliate</source>
        <translation>アフィリエイト</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>エモート限定</translation>
    </message>
    <message>
        <source>Followers, %1 min</source>
        <translation>フォロワー、%1分</translation>
    </message>
    <message>
        <source>Slow, %1 s</source>
        <translation>スロー、%1秒</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>サブスクライバー</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>重複禁止</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>シールドモード</translation>
    </message>
    <message>
        <source>Delay, %1 s</source>
        <translation>遅延、%1秒</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>編集者</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Act as a viewer</source>
        <translation>視聴者として操作</translation>
    </message>
    <message>
        <source>Act as the channel</source>
        <translation>チャンネルとして操作</translation>
    </message>
    <message>
        <source>%1 Channel Points</source>
        <translation>チャンネルポイント%1</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>%1からフォロー中</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>フォローしていない</translation>
    </message>
    <message>
        <source>subscribes, tier %1</source>
        <translation>サブスク中、ティア%1</translation>
    </message>
    <message>
        <source>in chat</source>
        <translation>チャットに参加中</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>editor</source>
        <translation>編集者</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>BAN中</translation>
    </message>
    <message>
        <source>Playing “%1”: %2 steps done.</source>
        <translation>「%1」を再生中: %2ステップ完了。</translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation>拒否されたステップ</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>アクティビティログ</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>No activity yet.</source>
        <translation>アクティビティはまだありません。</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>一致する項目がありません。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Add request faults</source>
        <translation>リクエストの障害を追加</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>保留中の障害</translation>
    </message>
    <message>
        <source>No pending faults. Requests are answered normally.</source>
        <translation>保留中の障害はありません。リクエストには通常どおり応答します。</translation>
    </message>
    <message>
        <source>any request</source>
        <translation>任意のリクエスト</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>あと%1</translation>
    </message>
    <message>
        <source>until cleared</source>
        <translation>消去するまで</translation>
    </message>
    <message>
        <source>skips %1 first</source>
        <translation>最初に%1件スキップ</translation>
    </message>
    <message>
        <source>%1 ms delay</source>
        <translation>遅延%1ミリ秒</translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation>接続を切断</translation>
    </message>
    <message>
        <source>truncated after %1 bytes</source>
        <translation>%1バイトで切り詰め</translation>
    </message>
    <message>
        <source>replaced body</source>
        <translation>本文を置換</translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation>バケットを空に</translation>
    </message>
    <message>
        <source>still takes effect</source>
        <translation>処理自体は実行</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて消去</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>レート制限</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>1分あたりのリクエスト数</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Count requests against their bucket</source>
        <translation>リクエストをバケットから差し引く</translation>
    </message>
    <message>
        <source>Send rate limit headers</source>
        <translation>レート制限のヘッダーを送信</translation>
    </message>
    <message>
        <source>Refuse requests when the bucket is empty</source>
        <translation>バケットが空のときリクエストを拒否</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>互換性</translation>
    </message>
    <message>
        <source>Differences between the public service and the specification.</source>
        <translation>公開サービスと仕様との違い。</translation>
    </message>
    <message>
        <source>Refresh tokens stay valid after use</source>
        <translation>リフレッシュトークンは使用後も有効</translation>
    </message>
    <message>
        <source>Ad times are in seconds since 1970</source>
        <translation>広告の時刻は1970年からの秒数</translation>
    </message>
    <message>
        <source>Withdrawn endpoints return 410 instead of 404</source>
        <translation>廃止されたエンドポイントは404ではなく410を返す</translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation>報酬の上限とそのフラグは一緒に送信する必要があります</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Recreates the world from its seed. Tokens become invalid; registered apps stay.</source>
        <translation>シードからワールドを作り直します。トークンは無効になりますが、登録済みアプリは残ります。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>リセット…</translation>
    </message>
    <message>
        <source>Reset to seed %1?</source>
        <translation>シード%1にリセットしますか?</translation>
    </message>
    <message>
        <source>All activity in this world will be lost.</source>
        <translation>このワールドのすべてのアクティビティが失われます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>記録したリクエスト</translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. Only the last 1,000 requests are kept.</source>
        <translation>トークン、コード、クライアントシークレットは表示されません。直近1,000件のリクエストだけが保存されます。</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>リクエストを記録</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>No recorded requests. Turn on recording, then use your app.</source>
        <translation>記録されたリクエストはありません。記録をオンにしてから、アプリを使ってください。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>呼び出し元</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>リクエスト本文</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Everything on this page is also available to scripts. Reading is a GET with a query; everything else is a POST with a JSON body.</source>
        <translation>このページの操作はすべてスクリプトからも行えます。読み取りはクエリ付きのGET、それ以外はJSON本文付きのPOSTです。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完了しました。</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>the sandbox is not responding.</source>
        <translation>サンドボックスが応答していません。</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>有効なJSONではありません。</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>コマンドとして</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>After number</source>
        <translation>この番号以降</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビッツ</translation>
    </message>
    <message>
        <source>Replacement body</source>
        <translation>置換する本文</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>ブランドコンテンツ</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Channels (host first)</source>
        <translation>チャンネル(ホストが先頭)</translation>
    </message>
    <message>
        <source>Messages per minute</source>
        <translation>1分あたりのメッセージ数</translation>
    </message>
    <message>
        <source>Cheers per minute</source>
        <translation>1分あたりのチア数</translation>
    </message>
    <message>
        <source>App</source>
        <translation>アプリ</translation>
    </message>
    <message>
        <source>Close code</source>
        <translation>クローズコード</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>接続を切断</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>小数点以下の桁数</translation>
    </message>
    <message>
        <source>Delay in seconds</source>
        <translation>遅延(秒)</translation>
    </message>
    <message>
        <source>Delay in milliseconds</source>
        <translation>遅延(ミリ秒)</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>表示名</translation>
    </message>
    <message>
        <source>Donations per minute</source>
        <translation>1分あたりの寄付数</translation>
    </message>
    <message>
        <source>Empty the caller&apos;s bucket</source>
        <translation>呼び出し元のバケットを空にする</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>エクステンション</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>フォロワー限定</translation>
    </message>
    <message>
        <source>Minimum follow time in minutes</source>
        <translation>最低フォロー時間(分)</translation>
    </message>
    <message>
        <source>Follows per minute</source>
        <translation>1分あたりのフォロー数</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>送信元チャンネル</translation>
    </message>
    <message>
        <source>Still takes effect</source>
        <translation>処理自体は実行する</translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation>参加するチャンネル</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Viewer&apos;s message</source>
        <translation>視聴者のメッセージ</translation>
    </message>
    <message>
        <source>Seconds between ads</source>
        <translation>広告の間隔(秒)</translation>
    </message>
    <message>
        <source>Viewers joining per minute</source>
        <translation>1分あたりの参加視聴者数</translation>
    </message>
    <message>
        <source>Seconds to jump</source>
        <translation>進める秒数</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Content labels</source>
        <translation>コンテンツラベル</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Viewers leaving per minute</source>
        <translation>1分あたりの退出視聴者数</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>長さ(秒)</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>ログイン名</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Chat delay for non-moderators</source>
        <translation>非モデレーターのチャット遅延</translation>
    </message>
    <message>
        <source>Use this computer&apos;s time</source>
        <translation>このコンピューターの時刻を使う</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>チャンネルポイント</translation>
    </message>
    <message>
        <source>Raids per minute</source>
        <translation>1分あたりのレイド数</translation>
    </message>
    <message>
        <source>Redemptions per minute</source>
        <translation>1分あたりの引き換え数</translation>
    </message>
    <message>
        <source>Redirect URIs</source>
        <translation>リダイレクトURI</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Scenario JSON</source>
        <translation>シナリオのJSON</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>スコープ</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>クライアントシークレット</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Requests to skip first</source>
        <translation>最初にスキップするリクエスト数</translation>
    </message>
    <message>
        <source>Product (SKU)</source>
        <translation>商品(SKU)</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>スローモード</translation>
    </message>
    <message>
        <source>Seconds between messages</source>
        <translation>メッセージの間隔(秒)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>サブスクライバー限定</translation>
    </message>
    <message>
        <source>Subscriptions per minute</source>
        <translation>1分あたりのサブスク数</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>繰り返し回数</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>To</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Truncate after bytes</source>
        <translation>切り詰めるバイト数</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>イベントの種類</translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation>重複メッセージ禁止</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Benefit ID</source>
        <translation>特典ID</translation>
    </message>
    <message>
        <source>Events to skip first</source>
        <translation>最初にスキップするイベント数</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Type of slot</source>
        <translation>枠の種類</translation>
    </message>
    <message>
        <source>Number of the slot</source>
        <translation>枠の番号</translation>
    </message>
    <message>
        <source>Type of goal</source>
        <translation>目標の種類</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標値</translation>
    </message>
    <message>
        <source>Current amount</source>
        <translation>現在の値</translation>
    </message>
    <message>
        <source>Shares the microphone</source>
        <translation>マイクを共有</translation>
    </message>
    <message>
        <source>Shares the camera</source>
        <translation>カメラを共有</translation>
    </message>
    <message>
        <source>Points of the train</source>
        <translation>トレインのポイント</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Seconds of a timeout</source>
        <translation>タイムアウトの秒数</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>承認する</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Seconds until it expires; empty: it stays</source>
        <translation>期限切れまでの秒数。空欄は無期限</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Number of the choice</source>
        <translation>選択肢の番号</translation>
    </message>
    <message>
        <source>Votes for channel points</source>
        <translation>チャンネルポイントでの票数</translation>
    </message>
    <message>
        <source>Number of the outcome</source>
        <translation>結果の番号</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Seconds until it is locked</source>
        <translation>締め切りまでの秒数</translation>
    </message>
    <message>
        <source>Message or emote</source>
        <translation>メッセージまたはエモート</translation>
    </message>
    <message>
        <source>Tier (1 to 3)</source>
        <translation>ティア(1～3)</translation>
    </message>
    <message>
        <source>Viewer who gives; empty: anonymous</source>
        <translation>贈る視聴者。空欄は匿名</translation>
    </message>
    <message>
        <source>Receiver; empty: anybody in chat</source>
        <translation>受け取る人。空欄はチャットの誰か</translation>
    </message>
    <message>
        <source>Who may clip</source>
        <translation>クリップできる人</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>動画の種類</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>視聴数</translation>
    </message>
    <message>
        <source>From strangers too</source>
        <translation>知らない人からも</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>the file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1がありません。</translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1は%2以上でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1は%2以下でなければなりません。</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1の型が正しくありません。</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>有効なJSONではありません: %1</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>%1を読み込めませんでした: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation>%1はシナリオとしては大きすぎます。</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>See the reports of your extensions</source>
        <translation>エクステンションのレポートを見る</translation>
    </message>
    <message>
        <source>See the reports of your games</source>
        <translation>ゲームのレポートを見る</translation>
    </message>
    <message>
        <source>See who cheered how many Bits</source>
        <translation>誰が何ビッツでチアしたかを見る</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot join your chat</source>
        <translation>アプリのボットをチャットに参加させる</translation>
    </message>
    <message>
        <source>Run ads on your channel</source>
        <translation>チャンネルで広告を実行する</translation>
    </message>
    <message>
        <source>Snooze the next ad break</source>
        <translation>次の広告ブレイクをスヌーズする</translation>
    </message>
    <message>
        <source>Change the title, category, tags and labels of your channel</source>
        <translation>チャンネルのタイトル、カテゴリー、タグ、ラベルを変更する</translation>
    </message>
    <message>
        <source>Manage the clips of your channel</source>
        <translation>チャンネルのクリップを管理する</translation>
    </message>
    <message>
        <source>Set up the extensions of your channel</source>
        <translation>チャンネルのエクステンションを設定する</translation>
    </message>
    <message>
        <source>Manage guests on your stream</source>
        <translation>配信のゲストを管理する</translation>
    </message>
    <message>
        <source>Add and remove moderators</source>
        <translation>モデレーターを追加・削除する</translation>
    </message>
    <message>
        <source>Start and end polls</source>
        <translation>投票を開始・終了する</translation>
    </message>
    <message>
        <source>Start and end predictions</source>
        <translation>予想を開始・終了する</translation>
    </message>
    <message>
        <source>Start and cancel raids</source>
        <translation>レイドを開始・取り消しする</translation>
    </message>
    <message>
        <source>Manage rewards and fulfil or refund redemptions</source>
        <translation>報酬を管理し、引き換えを完了または払い戻す</translation>
    </message>
    <message>
        <source>Change your stream schedule</source>
        <translation>配信スケジュールを変更する</translation>
    </message>
    <message>
        <source>Delete your videos</source>
        <translation>動画を削除する</translation>
    </message>
    <message>
        <source>Add and remove VIPs</source>
        <translation>VIPを追加・削除する</translation>
    </message>
    <message>
        <source>Moderate your chat</source>
        <translation>チャットをモデレートする</translation>
    </message>
    <message>
        <source>See when ads are due</source>
        <translation>広告の予定時刻を見る</translation>
    </message>
    <message>
        <source>See your charity campaign and its donations</source>
        <translation>チャリティーキャンペーンと寄付を見る</translation>
    </message>
    <message>
        <source>See who can edit your channel</source>
        <translation>チャンネルを編集できる人を見る</translation>
    </message>
    <message>
        <source>See the goals of your channel</source>
        <translation>チャンネルの目標を見る</translation>
    </message>
    <message>
        <source>See the guests on your stream</source>
        <translation>配信のゲストを見る</translation>
    </message>
    <message>
        <source>See hype trains on your channel</source>
        <translation>チャンネルのハイプトレインを見る</translation>
    </message>
    <message>
        <source>See the polls of your channel</source>
        <translation>チャンネルの投票を見る</translation>
    </message>
    <message>
        <source>See the predictions of your channel</source>
        <translation>チャンネルの予想を見る</translation>
    </message>
    <message>
        <source>See rewards and their redemptions</source>
        <translation>報酬と引き換えを見る</translation>
    </message>
    <message>
        <source>See your stream key</source>
        <translation>ストリームキーを見る</translation>
    </message>
    <message>
        <source>See who subscribes to your channel</source>
        <translation>チャンネルをサブスクしている人を見る</translation>
    </message>
    <message>
        <source>See your VIPs</source>
        <translation>VIPを見る</translation>
    </message>
    <message>
        <source>Send chat messages through the chat protocol</source>
        <translation>チャットプロトコルでチャットメッセージを送信する</translation>
    </message>
    <message>
        <source>Read chat through the chat protocol</source>
        <translation>チャットプロトコルでチャットを読む</translation>
    </message>
    <message>
        <source>Create clips</source>
        <translation>クリップを作成する</translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation>編集者としてクリップを管理する</translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation>チャンネルのBAN、モデレーター、フィルターを見る</translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation>担当チャンネルでアナウンスを送信する</translation>
    </message>
    <message>
        <source>Decide on held messages where you moderate</source>
        <translation>担当チャンネルで保留中のメッセージを処理する</translation>
    </message>
    <message>
        <source>Change the message filter where you moderate</source>
        <translation>担当チャンネルのメッセージフィルターを変更する</translation>
    </message>
    <message>
        <source>Ban and unban where you moderate</source>
        <translation>担当チャンネルでBAN・BAN解除する</translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation>担当チャンネルのブロック用語を変更する</translation>
    </message>
    <message>
        <source>Delete chat messages where you moderate</source>
        <translation>担当チャンネルのチャットメッセージを削除する</translation>
    </message>
    <message>
        <source>Change chat modes where you moderate</source>
        <translation>担当チャンネルのチャットモードを変更する</translation>
    </message>
    <message>
        <source>Manage guests where you moderate</source>
        <translation>担当チャンネルのゲストを管理する</translation>
    </message>
    <message>
        <source>Change Shield Mode where you moderate</source>
        <translation>担当チャンネルのシールドモードを変更する</translation>
    </message>
    <message>
        <source>Send shoutouts where you moderate</source>
        <translation>担当チャンネルでシャウトアウトを送信する</translation>
    </message>
    <message>
        <source>Mark suspicious users where you moderate</source>
        <translation>担当チャンネルの不審なユーザーに印を付ける</translation>
    </message>
    <message>
        <source>Decide on unban requests where you moderate</source>
        <translation>担当チャンネルのBAN解除リクエストを処理する</translation>
    </message>
    <message>
        <source>Warn users where you moderate</source>
        <translation>担当チャンネルでユーザーに警告する</translation>
    </message>
    <message>
        <source>See the message filter where you moderate</source>
        <translation>担当チャンネルのメッセージフィルターを見る</translation>
    </message>
    <message>
        <source>See bans where you moderate</source>
        <translation>担当チャンネルのBANを見る</translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation>担当チャンネルのブロック用語を見る</translation>
    </message>
    <message>
        <source>See deleted messages where you moderate</source>
        <translation>担当チャンネルの削除されたメッセージを見る</translation>
    </message>
    <message>
        <source>See all chat modes where you moderate</source>
        <translation>担当チャンネルのすべてのチャットモードを見る</translation>
    </message>
    <message>
        <source>See who is in chat where you moderate</source>
        <translation>担当チャンネルのチャット参加者を見る</translation>
    </message>
    <message>
        <source>See who follows a channel you moderate</source>
        <translation>担当チャンネルのフォロワーを見る</translation>
    </message>
    <message>
        <source>See guests where you moderate</source>
        <translation>担当チャンネルのゲストを見る</translation>
    </message>
    <message>
        <source>See who else moderates where you moderate</source>
        <translation>担当チャンネルのほかのモデレーターを見る</translation>
    </message>
    <message>
        <source>See Shield Mode where you moderate</source>
        <translation>担当チャンネルのシールドモードを見る</translation>
    </message>
    <message>
        <source>See shoutouts where you moderate</source>
        <translation>担当チャンネルのシャウトアウトを見る</translation>
    </message>
    <message>
        <source>See suspicious users where you moderate</source>
        <translation>担当チャンネルの不審なユーザーを見る</translation>
    </message>
    <message>
        <source>See unban requests where you moderate</source>
        <translation>担当チャンネルのBAN解除リクエストを見る</translation>
    </message>
    <message>
        <source>See the VIPs where you moderate</source>
        <translation>担当チャンネルのVIPを見る</translation>
    </message>
    <message>
        <source>See warnings where you moderate</source>
        <translation>担当チャンネルの警告を見る</translation>
    </message>
    <message>
        <source>Confirm who you are</source>
        <translation>本人であることを確認する</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation>アプリのボットにあなたとしてチャットで活動させる</translation>
    </message>
    <message>
        <source>Change your profile</source>
        <translation>プロフィールを変更する</translation>
    </message>
    <message>
        <source>Change your broadcast settings</source>
        <translation>配信設定を変更する</translation>
    </message>
    <message>
        <source>Change who you follow (withdrawn)</source>
        <translation>フォローを変更する(廃止)</translation>
    </message>
    <message>
        <source>Block and unblock users for you</source>
        <translation>あなたの代わりにユーザーをブロック・ブロック解除する</translation>
    </message>
    <message>
        <source>Change the colour of your name in chat</source>
        <translation>チャットでの名前の色を変更する</translation>
    </message>
    <message>
        <source>Read and send whispers as you</source>
        <translation>あなたとしてウィスパーを読み、送信する</translation>
    </message>
    <message>
        <source>See who you have blocked</source>
        <translation>ブロック中のユーザーを見る</translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation>配信設定を見る</translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation>あなたとしてチャットを読む</translation>
    </message>
    <message>
        <source>See your e-mail address</source>
        <translation>メールアドレスを見る</translation>
    </message>
    <message>
        <source>See the emotes you can use</source>
        <translation>使えるエモートを見る</translation>
    </message>
    <message>
        <source>See who you follow</source>
        <translation>フォロー中のチャンネルを見る</translation>
    </message>
    <message>
        <source>See where you are a moderator</source>
        <translation>モデレーターを務めるチャンネルを見る</translation>
    </message>
    <message>
        <source>See whether you subscribe to a channel</source>
        <translation>チャンネルをサブスクしているかどうかを見る</translation>
    </message>
    <message>
        <source>Read your whispers</source>
        <translation>ウィスパーを読む</translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation>あなたとしてチャットメッセージを送信する</translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation>ウィスパーを送信する(廃止)</translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation>ウィスパーを読む</translation>
    </message>
</context>
<context>
    <name>ShowDialogs</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Ad warnings of this show</source>
        <translation>この番組の広告警告</translation>
    </message>
    <message>
        <source>These warnings apply while the show runs. Its end puts back the settings of the page Ads.</source>
        <translation>これらの警告は番組の実行中に適用されます。終了すると「広告」ページの設定に戻ります。</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>サウンドなし</translation>
    </message>
    <message>
        <source>Seconds before an ad</source>
        <translation>広告前の秒数</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>デスクトップ通知</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Announcements of this show</source>
        <translation>この番組のアナウンス</translation>
    </message>
    <message>
        <source>There are no templates yet. The card Announce on the page Chat saves them.</source>
        <translation>テンプレートはまだありません。「チャット」ページの「アナウンス」カードで保存できます。</translation>
    </message>
    <message>
        <source>Each is sent once. Those before the planned end need a schedule entry.</source>
        <translation>それぞれ1回送信されます。終了予定前のものには、スケジュールの予定が必要です。</translation>
    </message>
    <message>
        <source>Time of “%1”</source>
        <translation>「%1」の時間</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Unit of the time of “%1”</source>
        <translation>「%1」の時間の単位</translation>
    </message>
    <message>
        <source>after the start</source>
        <translation>開始後</translation>
    </message>
    <message>
        <source>before the planned end</source>
        <translation>終了予定前</translation>
    </message>
    <message>
        <source>When “%1” is sent</source>
        <translation>「%1」の送信タイミング</translation>
    </message>
    <message>
        <source>Compare shows</source>
        <translation>番組を比較</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Figures of the compared shows</source>
        <translation>比較した番組の数値</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ShowParts</name>
    <message>
        <source>%1 s ahead</source>
        <translation>%1秒前</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>このコンピューター上</translation>
    </message>
    <message>
        <source>Warn %1 s ahead</source>
        <comment>one or several numbers</comment>
        <translation>%1秒前に警告</translation>
    </message>
    <message>
        <source>No warnings</source>
        <translation>警告なし</translation>
    </message>
    <message>
        <source>A desktop notification</source>
        <translation>デスクトップ通知</translation>
    </message>
    <message>
        <source>In the window only</source>
        <translation>ウィンドウ内のみ</translation>
    </message>
    <message>
        <source>Sound “%1” and a desktop notification</source>
        <translation>サウンド「%1」とデスクトップ通知</translation>
    </message>
    <message>
        <source>Sound “%1”</source>
        <translation>サウンド「%1」</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change your channel.</source>
        <translation>チャンネルを変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Channel preset is gone</source>
        <translation>チャンネルプリセットがありません</translation>
    </message>
    <message>
        <source>The channel preset was deleted.</source>
        <translation>チャンネルプリセットは削除されました。</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <comment>tags or labels</comment>
        <translation>変更なし: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <comment>names of fields</comment>
        <translation>同じ: %1</translation>
    </message>
    <message>
        <source>The service kept the old value.</source>
        <translation>サービスは古い値を維持しました。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>チャットモードを変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Chat preset is gone</source>
        <translation>チャットプリセットがありません</translation>
    </message>
    <message>
        <source>The chat preset was deleted.</source>
        <translation>チャットプリセットは削除されました。</translation>
    </message>
    <message>
        <source>A lockdown or a timed mode is active. End it first.</source>
        <translation>ロックダウンまたは時間指定モードが有効です。先に終了してください。</translation>
    </message>
    <message>
        <source>The chat is not known yet.</source>
        <translation>チャットの状態がまだわかりません。</translation>
    </message>
    <message>
        <source>other modes are the same</source>
        <translation>ほかのモードは同じ</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>ロックダウンを解除</translation>
    </message>
    <message>
        <source>End the timed mode</source>
        <translation>時間指定モードを終了</translation>
    </message>
    <message>
        <source>Nothing to lift: chat is not locked.</source>
        <translation>解除するものがありません。チャットはロックされていません。</translation>
    </message>
    <message>
        <source>Chapters and markers</source>
        <translation>チャプターとマーカー</translation>
    </message>
    <message>
        <source>Nothing was marked in this show.</source>
        <translation>この番組では何もマークされませんでした。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read markers.</source>
        <translation>マーカーを読み取るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>ファイルのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>%1 (.txt and .csv)</source>
        <comment>a file</comment>
        <translation>%1(.txtと.csv)</translation>
    </message>
    <message>
        <source>Sidestage needs permission to start raids.</source>
        <translation>レイドを開始するには、権限が必要です。</translation>
    </message>
    <message>
        <source>A raid needs a live channel.</source>
        <translation>レイドするには、チャンネルが配信中である必要があります。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see whom you follow.</source>
        <translation>フォロー中のチャンネルを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Nobody whom you follow is on air.</source>
        <translation>フォロー中のチャンネルは誰も配信していません。</translation>
    </message>
    <message>
        <source>It may have left already, so it was not called again.</source>
        <translation>すでに出発した可能性があるため、再度呼び出しませんでした。</translation>
    </message>
    <message>
        <source>A raid on %1 is counting down already.</source>
        <translation>%1へのレイドがすでにカウントダウン中です。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage rewards.</source>
        <translation>報酬を管理するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Reward set is gone</source>
        <translation>報酬セットがありません</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rewards</source>
        <comment>name of a set</comment>
        <translation>
            <numerusform>%1、報酬%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Only affiliates and partners have channel points.</source>
        <translation>チャンネルポイントはアフィリエイトとパートナーのみ利用できます。</translation>
    </message>
    <message>
        <source>The reward set was deleted.</source>
        <translation>報酬セットは削除されました。</translation>
    </message>
    <message>
        <source>%1 of %2 slots</source>
        <translation>枠%1/%2</translation>
    </message>
    <message>
        <source>slots %1 to %2 of %3</source>
        <translation>枠%1→%2(全%3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln件を取り外し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting are refunded first</source>
        <translation>
            <numerusform>待機中の%Ln件を先に払い戻し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln件をオフ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln件を一時停止</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting stay in the queue</source>
        <translation>
            <numerusform>待機中の%Ln件はキューに残る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln件をオン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on already</source>
        <translation>
            <numerusform>ほか%Ln件はすでにオン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln件を作成</numerusform>
        </translation>
    </message>
    <message>
        <source>each takes a slot</source>
        <translation>それぞれ枠を1つ使用</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln件を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs more slots than the service has.</source>
        <translation>サービスの枠が足りません。</translation>
    </message>
    <message>
        <source>Another change of rewards is in progress.</source>
        <translation>報酬の別の変更が進行中です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot change</source>
        <translation>
            <numerusform>%Ln件は変更不可</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>別のアプリが作成しました。変更できるのはそのアプリだけです。</translation>
    </message>
    <message>
        <source>The service lets an app change only the rewards that it has made. These stay as they are.</source>
        <translation>サービスの仕様により、アプリは自分で作成した報酬しか変更できません。これらはそのまま残ります。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a reward; a reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two times of day</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when a stream is planned; its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>毎週</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>1回のみ</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>a day</comment>
        <translation>次回%1</translation>
    </message>
    <message>
        <source>Schedule entry is gone</source>
        <translation>スケジュールの予定がありません</translation>
    </message>
    <message>
        <source>Reading the schedule…</source>
        <translation>スケジュールを読み込み中…</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>終了予定</translation>
    </message>
    <message>
        <source>No stream of this entry is planned.</source>
        <translation>この予定の配信は計画されていません。</translation>
    </message>
    <message>
        <source>The next one is on %1.</source>
        <translation>次回は%1です。</translation>
    </message>
    <message>
        <source>Today’s entry %1</source>
        <comment>a time of day</comment>
        <translation>今日の%1の予定</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a stream; from when to when</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, or date; from when to when</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to send announcements.</source>
        <translation>アナウンスを送信するには、権限が必要です。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>a deleted template</source>
        <translation>削除されたテンプレート</translation>
    </message>
    <message>
        <source>once you are live</source>
        <translation>配信開始後</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>アナウンス</translation>
    </message>
    <message>
        <source>The template was deleted.</source>
        <translation>テンプレートは削除されました。</translation>
    </message>
    <message>
        <source>No end is planned: the schedule has no stream of this show today.</source>
        <translation>終了予定がありません。今日のスケジュールにこの番組の配信がありません。</translation>
    </message>
    <message>
        <source>Its time is over.</source>
        <translation>時間を過ぎました。</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a time of day</comment>
        <translation>%1に</translation>
    </message>
    <message>
        <source>%1 before the planned end</source>
        <comment>a duration</comment>
        <translation>終了予定の%1前</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <comment>a duration</comment>
        <translation>開始の%1後</translation>
    </message>
    <message>
        <source>Its time has passed.</source>
        <translation>時間が過ぎました。</translation>
    </message>
    <message>
        <source>It may have been sent. Retry could announce it twice.</source>
        <translation>送信された可能性があります。再試行すると、二重にアナウンスされることがあります。</translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>別のアプリが作成。</translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward decide about its redemptions.</source>
        <translation>サービスの仕様により、引き換えを処理できるのは報酬を作成したアプリだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait.</source>
        <translation>
            <numerusform>%Ln件がまだ待機中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait. %1</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%Ln件がまだ待機中です。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>No reward that Sidestage has made is on.</source>
        <translation>Sidestageで作成した報酬はすべてオフです。</translation>
    </message>
    <message>
        <source>takes a slot</source>
        <translation>枠を1つ使用</translation>
    </message>
</context>
<context>
    <name>ShowPlanner</name>
    <message>
        <source>Changed elsewhere since the show began.</source>
        <translation>番組の開始後、ほかで変更されました。</translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation>削除されました。</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>サービスが応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>ShowTexts</name>
    <message>
        <source>Channel preset</source>
        <translation>チャンネルプリセット</translation>
    </message>
    <message>
        <source>Reward set</source>
        <translation>報酬セット</translation>
    </message>
    <message>
        <source>Chat preset</source>
        <translation>チャットプリセット</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>アナウンス</translation>
    </message>
    <message>
        <source>Ad warnings</source>
        <translation>広告警告</translation>
    </message>
    <message>
        <source>Schedule entry</source>
        <translation>スケジュールの予定</translation>
    </message>
    <message>
        <source>Lockdown and timed modes</source>
        <translation>ロックダウンと時間指定モード</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>待機中の引き換え</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>モーメント</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>払い戻し</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of ad breaks; their length</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>M月d日(ddd)</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln件待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>%Ln件を完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>%Ln件を払い戻し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln</source>
        <translation>
            <numerusform>%Ln件を残す</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is done; points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>変更前: %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>変更後: %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>引き換え</translation>
    </message>
    <message>
        <source>Ads, time</source>
        <translation>広告、時間</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>寄付</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>最大視聴者数</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1ポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %Ln viewers</source>
        <comment>number of messages; who wrote them</comment>
        <translation>
            <numerusform>%1(視聴者%Ln人)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; a time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Average of %1: %2 · followers %3 · redemptions %4 · ads %5 · messages %6 · peak viewers %7</source>
        <translation>%1の平均: %2 · フォロワー%3人 · 引き換え%4件 · 広告%5回 · メッセージ%6件 · ピーク視聴者%7人</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccessibleTexts</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountButton</name>
    <message>
        <source>Not signed in</source>
        <translation>未サインイン</translation>
    </message>
    <message>
        <source>Choose an account</source>
        <translation>アカウントを選択</translation>
    </message>
    <message>
        <source>Account: %1, %2</source>
        <translation>アカウント: %1、%2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountMenu</name>
    <message>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message>
        <source>Sign in another account…</source>
        <translation>別のアカウントでサインイン…</translation>
    </message>
    <message>
        <source>Sign out %1…</source>
        <translation>%1をサインアウト…</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>もう一度サインイン…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>キーチェーンを待機中</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>キーチェーンにアクセスできません</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>サインアウト中…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountOutboxHandler</name>
    <message>
        <source>No connection.</source>
        <translation>接続がありません。</translation>
    </message>
    <message>
        <source>Too many requests.</source>
        <translation>リクエストが多すぎます。</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>サービスに問題が発生しています。</translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>キーチェーンを待っています。</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>キーチェーンからサインイン情報を読み取れませんでした。</translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation>サインインを更新できませんでした。</translation>
    </message>
    <message>
        <source>You need to sign in again.</source>
        <translation>もう一度サインインする必要があります。</translation>
    </message>
    <message>
        <source>The rate limit of the service has been reached.</source>
        <translation>サービスのレート制限に達しました。</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountServices</name>
    <message>
        <source>%1 on %2</source>
        <comment>an account; its service</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Redemption waits</source>
        <translation>引き換えが待機中</translation>
    </message>
    <message>
        <source>The window always shows how many wait.</source>
        <translation>待機件数は常にウィンドウに表示されます。</translation>
    </message>
    <message>
        <source>Ad starts</source>
        <translation>広告の開始</translation>
    </message>
    <message>
        <source>Ad starts in %1 s</source>
        <translation>%1秒後に広告開始</translation>
    </message>
    <message>
        <source>A warning always appears in the window, unless it is turned off on the page Ads.</source>
        <translation>「広告」ページでオフにしない限り、警告は常にウィンドウに表示されます。</translation>
    </message>
    <message>
        <source>Charity milestone</source>
        <translation>チャリティーのマイルストーン</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>寄付</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountTexts</name>
    <message>
        <source>Broadcaster, affiliate</source>
        <translation>配信者、アフィリエイト</translation>
    </message>
    <message>
        <source>Broadcaster, partner</source>
        <translation>配信者、パートナー</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>配信者</translation>
    </message>
    <message>
        <source>authorization code</source>
        <translation>認可コード</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>インプリシット</translation>
    </message>
    <message>
        <source>device code</source>
        <translation>デバイスコード</translation>
    </message>
    <message>
        <source>There is no token on this computer. Sign in again.</source>
        <translation>このコンピューターにトークンがありません。もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>The sign-in is no longer valid: it was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again; nothing was lost.</source>
        <translation>サインインはもう有効ではありません。別の場所で取り消されたか、パスワードが変更されたか、トークンがキーチェーンにありません。もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>The sign-in expired, and one through the browser cannot be refreshed. Sign in again; nothing was lost.</source>
        <translation>サインインの期限が切れました。ブラウザーでのサインインは更新できません。もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role, way of signing in</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>サインアウト済み</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>キーチェーンにアクセスできません</translation>
    </message>
    <message>
        <source>Not refreshed</source>
        <translation>更新されていません</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>no renewal</source>
        <translation>更新なし</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>サインアウト中…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>キーチェーンを待機中</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>スコープ%1/%2</translation>
    </message>
    <message>
        <source>Affiliates and Partners only</source>
        <translation>アフィリエイトとパートナーのみ</translation>
    </message>
    <message>
        <source>in channels that the account owns or moderates</source>
        <translation>アカウントが所有またはモデレートするチャンネル</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation>サインインの期限が切れました。ブラウザーでのサインインは更新できません。続けるには、もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>You were signed out: the sign-in was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again to continue; nothing was lost.</source>
        <translation>サインアウトされました。サインインが別の場所で取り消されたか、パスワードが変更されたか、トークンがキーチェーンにありません。続けるには、もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue; nothing was lost.</source>
        <translation>サインアウトされました。続けるには、もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. You may need to enter its password.</source>
        <translation>サインイン情報を保存しているキーチェーンを待っています。パスワードの入力が必要な場合があります。</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>キーチェーンからサインイン情報を読み取れませんでした。再試行してキーチェーンのロックを解除するか、もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>%1 The keychain reported: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation>%1キーチェーンの報告: 「%2」</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation>サービスがサインインを更新しませんでした。失われたものはありません。</translation>
    </message>
    <message>
        <source>Could not renew your sign-in, because the client secret of this service could not be read from the keychain. Nothing was lost.</source>
        <translation>このサービスのクライアントシークレットをキーチェーンから読み取れなかったため、サインインを更新できませんでした。失われたものはありません。</translation>
    </message>
    <message>
        <source>%1 The service responded: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation>%1サービスの応答: 「%2」</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>%1からオフライン。保留中の処理%Ln件は、接続が回復すると送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline since %1. Showing the last known data.</source>
        <translation>%1からオフライン。最後に取得したデータを表示しています。</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>サービスがサインインを更新しませんでした。失われたものはありません。クライアントシークレットが変更された場合は、新しいものをサービスプロファイルに入力してください。</translation>
    </message>
    <message>
        <source>Open Accounts</source>
        <translation>アカウントを開く</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountsPage</name>
    <message>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation>別のアカウントでサインイン…</translation>
    </message>
    <message>
        <source>Refresh the token now</source>
        <translation>今すぐトークンを更新</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>サインアウト…</translation>
    </message>
    <message>
        <source>Sign out everywhere…</source>
        <translation>すべてサインアウト…</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>確認%1</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>開いていません</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>アカウントはまだありません</translation>
    </message>
    <message>
        <source>Loading the accounts…</source>
        <translation>アカウントを読み込み中…</translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation>%1には誰もサインインしていません。</translation>
    </message>
    <message>
        <source>%1 is not open. Open it to see its accounts.</source>
        <translation>%1は開いていません。開くとアカウントが表示されます。</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>No account is chosen.</source>
        <translation>アカウントが選択されていません。</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>サインアウト中…</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>誰もサインインしていません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Ready in %1</source>
        <translation>あと%1で利用可能</translation>
    </message>
    <message>
        <source>%1 is available again</source>
        <translation>%1が再び利用可能になりました</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityCard</name>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Activity, newest first</source>
        <translation>アクティビティ、新しい順</translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>すべて表示…</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>%1 has not granted permission to see them.</source>
        <translation>%1は表示の権限を付与していません。</translation>
    </message>
    <message>
        <source>Sign in again to see new activity.</source>
        <translation>新しいアクティビティを表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>None kept.</source>
        <translation>保存されたものはありません。</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Follows, cheers, raids and subscriptions appear here as they come.</source>
        <translation>フォロー、チア、レイド、サブスクがあると、ここに表示されます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityDialog</name>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>視聴者またはメッセージを検索</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <comment>a number</comment>
        <translation>%1、読み込み中</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>two numbers</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>一致するものがありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>まだ何も保存されていません。</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>アクティビティをエクスポート</translation>
    </message>
    <message>
        <source>Activity %1</source>
        <comment>a date</comment>
        <translation>アクティビティ%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityTexts</name>
    <message>
        <source>Hype train</source>
        <translation>ハイプトレイン</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>匿名</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>フォロー</translation>
    </message>
    <message numerus="yes">
        <source>Cheered %Ln Bits</source>
        <translation>
            <numerusform>%Lnビッツでチア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raids with %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人でレイド</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscribed, tier %1</source>
        <translation>サブスク、ティア%1</translation>
    </message>
    <message>
        <source>Subscribed, tier %1, %2</source>
        <comment>a number; a number of months</comment>
        <translation>サブスク、ティア%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Lnか月</numerusform>
        </translation>
    </message>
    <message>
        <source>Gave %1, tier %2</source>
        <comment>a number of subscriptions; a number</comment>
        <translation>ティア%2を%1ギフト</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>サブスク%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached level %1</source>
        <translation>レベル%1に到達</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a viewer did; a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a viewer; what they did; when</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a sentence; a message</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Cheers</source>
        <translation>チア</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>サブスク</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>cheers</source>
        <translation>チア</translation>
    </message>
    <message>
        <source>subscriptions</source>
        <translation>サブスク</translation>
    </message>
    <message>
        <source>hype trains</source>
        <translation>ハイプトレイン</translation>
    </message>
    <message>
        <source>Not shown without permission: %1.</source>
        <translation>権限がないため非表示: %1。</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>what a viewer did, as a verb</comment>
        <translation>フォローしました</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Ad announcements</source>
        <translation>広告アナウンス</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>広告の前</translation>
    </message>
    <message>
        <source>Placeholders, filled in when sent: {%1}</source>
        <translation>送信時に置き換わるプレースホルダー: {%1}</translation>
    </message>
    <message>
        <source>Also announce the end</source>
        <translation>終了もアナウンス</translation>
    </message>
    <message>
        <source>After an ad</source>
        <translation>広告の後</translation>
    </message>
    <message>
        <source>Channel colour</source>
        <translation>チャンネルの色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>No templates yet. Create them on the Chat page.</source>
        <translation>テンプレートはまだありません。「チャット」ページで作成してください。</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>プレビュー: %1</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>この変更を保存できませんでした。終了するまでのみ有効です。%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBlock</name>
    <message>
        <source>Ad running</source>
        <translation>広告中</translation>
    </message>
    <message>
        <source>Next ad in</source>
        <translation>次の広告まで</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBreaksModel</name>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Scheduled for %1</source>
        <translation>予定時刻%1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>番組</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>ブレイク</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>広告</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>スヌーズ</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>実行されず</translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation>%1の番組: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation>次の広告</translation>
    </message>
    <message>
        <source>Ad length</source>
        <translation>広告の長さ</translation>
    </message>
    <message>
        <source>Opens the Ads page</source>
        <translation>「広告」ページを開く</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1秒実行</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Ads</source>
        <comment>the page</comment>
        <translation>広告</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next in %2</source>
        <comment>2 left, next snooze in 21:10</comment>
        <translation>%1、次は%2後</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>次の広告をスヌーズ</translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation>広告を実行…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCountdown</name>
    <message>
        <source>Ad running</source>
        <translation>広告中</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>次の広告</translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>%1のブレイク</translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation>プレロールなし %1、%2まで</translation>
    </message>
    <message>
        <source>Compared with the longest pre-roll-free time seen so far, %1</source>
        <translation>これまでのプレロールなし最長時間%1との比較</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdOverlay</name>
    <message>
        <source>Next ad</source>
        <translation>次の広告</translation>
    </message>
    <message>
        <source>Close until the next ad</source>
        <translation>次の広告まで閉じる</translation>
    </message>
    <message>
        <source>Ad running %1</source>
        <translation>広告中 %1</translation>
    </message>
    <message>
        <source>Ads any moment</source>
        <translation>まもなく広告</translation>
    </message>
    <message>
        <source>Ads in %1</source>
        <translation>広告まで%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdRunBar</name>
    <message>
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation>%1、あと%2で利用可能</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>今すぐ実行</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1秒実行</translation>
    </message>
    <message>
        <source>Run %1 s now? Starts in %2 s.</source>
        <translation>今すぐ%1秒実行しますか? %2秒後に開始します。</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSnoozeButton</name>
    <message>
        <source>Snooze 5 min</source>
        <translation>5分スヌーズ</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>seconds</comment>
        <translation>元に戻す(%1)</translation>
    </message>
    <message>
        <source>Undo snooze (%1)</source>
        <comment>seconds</comment>
        <translation>スヌーズを元に戻す(%1)</translation>
    </message>
    <message>
        <source>Undo the snooze</source>
        <translation>スヌーズを元に戻す</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>スヌーズ</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>次の広告を5分スヌーズ</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation>広告前の警告</translation>
    </message>
    <message>
        <source>When an ad is about to start</source>
        <translation>まもなく広告が始まるとき</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Show a desktop notification</source>
        <translation>デスクトップ通知を表示</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>デスクトップ通知</translation>
    </message>
    <message>
        <source>The warning in the window counts down and closes automatically.</source>
        <translation>ウィンドウ内の警告はカウントダウンし、自動的に閉じます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTexts</name>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation>次の広告を表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the ad schedule.</source>
        <translation>広告スケジュールを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation>広告スケジュールを読み取る権限</translation>
    </message>
    <message>
        <source>Only the broadcaster can see the ad schedule, and the app needs the permission to read it (channel:read:ads).</source>
        <translation>広告スケジュールを見られるのは配信者だけで、アプリには読み取り権限(channel:read:ads)が必要です。</translation>
    </message>
    <message>
        <source>Only partners and affiliates have ads.</source>
        <translation>広告があるのはパートナーとアフィリエイトのみです。</translation>
    </message>
    <message>
        <source>Partners and affiliates</source>
        <translation>パートナーとアフィリエイト</translation>
    </message>
    <message>
        <source>Ads are scheduled and run only in channels of partners and affiliates. This channel is neither, so there is no countdown.</source>
        <translation>広告の予定と実行は、パートナーとアフィリエイトのチャンネルだけで行われます。このチャンネルはどちらでもないため、カウントダウンはありません。</translation>
    </message>
    <message>
        <source>Ads are scheduled when the stream starts.</source>
        <translation>広告は配信開始時に予定されます。</translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation>配信中のチャンネルのみ</translation>
    </message>
    <message>
        <source>Ads are scheduled only while a channel is live. The countdown appears here when the stream starts.</source>
        <translation>広告は配信中にのみ予定されます。配信が始まると、ここにカウントダウンが表示されます。</translation>
    </message>
    <message>
        <source>No ad is scheduled.</source>
        <translation>予定されている広告はありません。</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>予定なし</translation>
    </message>
    <message>
        <source>No ad is scheduled for this stream. Set up automatic ads in the ads manager on the service&apos;s website.</source>
        <translation>この配信に予定されている広告はありません。自動広告は、サービスのウェブサイトの広告マネージャーで設定できます。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>Sidestage needs permission to snooze ads.</source>
        <translation>広告をスヌーズするには、権限が必要です。</translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation>広告をスヌーズする権限</translation>
    </message>
    <message>
        <source>An app can snooze ads only with the permission to manage them (channel:manage:ads).</source>
        <translation>アプリが広告をスヌーズするには、広告の管理権限(channel:manage:ads)が必要です。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to run ads.</source>
        <translation>広告を実行するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation>広告を実行する権限</translation>
    </message>
    <message>
        <source>Only the broadcaster can run ads, and the app needs permission to do so (channel:edit:commercial).</source>
        <translation>広告を実行できるのは配信者だけで、アプリにはその権限(channel:edit:commercial)が必要です。</translation>
    </message>
    <message>
        <source>No snoozes left. Next one at %1.</source>
        <translation>スヌーズの残りがありません。次は%1に増えます。</translation>
    </message>
    <message>
        <source>No snoozes left.</source>
        <translation>スヌーズの残りがありません。</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>スヌーズ</translation>
    </message>
    <message>
        <source>You get a few snoozes, and one more from time to time. Each one delays the next ad by 5 minutes.</source>
        <translation>スヌーズは数回分あり、ときどき1回増えます。1回ごとに次の広告が5分遅れます。</translation>
    </message>
    <message>
        <source>An ad is running.</source>
        <translation>広告中です。</translation>
    </message>
    <message>
        <source>An ad is running</source>
        <translation>広告中です</translation>
    </message>
    <message>
        <source>Another ad can start only some minutes after the last one.</source>
        <translation>次の広告は、前の広告から数分たたないと開始できません。</translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation>次の広告は%1から実行できます。</translation>
    </message>
    <message>
        <source>Time between ads</source>
        <translation>広告の間隔</translation>
    </message>
    <message>
        <source>Another ad can start only after the waiting time that the service sets with each ad, at least 8 minutes after the last ad began.</source>
        <translation>次の広告は、サービスが広告ごとに定める待ち時間のあとでのみ開始できます。前の広告の開始から8分以上です。</translation>
    </message>
    <message>
        <source>Too many requests. Try again in a minute.</source>
        <translation>リクエストが多すぎます。1分後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>送信中です。</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>キーチェーンからサインイン情報を読み取れませんでした。</translation>
    </message>
    <message>
        <source>You are signed out.</source>
        <translation>サインアウトしています。</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not have been snoozed.</source>
        <translation>応答がありませんでした。広告がスヌーズされたかどうかは不明です。</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not be running.</source>
        <translation>応答がありませんでした。広告が実行中かどうかは不明です。</translation>
    </message>
    <message>
        <source>The ad was not snoozed.</source>
        <translation>広告はスヌーズされませんでした。</translation>
    </message>
    <message>
        <source>The ad was not run.</source>
        <translation>広告は実行されませんでした。</translation>
    </message>
    <message>
        <source>Not snoozed.</source>
        <translation>スヌーズされませんでした。</translation>
    </message>
    <message>
        <source>No ad was run.</source>
        <translation>広告は実行されませんでした。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>サービスの応答: 「%1」</translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}.</source>
        <translation>不明なプレースホルダー{%1}。</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>現在、アナウンスを送信できません。</translation>
    </message>
    <message>
        <source>{%1} is currently unknown.</source>
        <translation>{%1}は現在不明です。</translation>
    </message>
    <message>
        <source>Too long. The service accepts at most %1 characters.</source>
        <translation>長すぎます。サービスが受け付けるのは最大%1文字です。</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>テキストがまだありません。</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>サービスが応答しませんでした。</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the next ad is due</comment>
        <translation>今</translation>
    </message>
    <message>
        <source>Next ad in %1, at %2</source>
        <translation>次の広告まで%1(%2)</translation>
    </message>
    <message>
        <source>Ad running, %1 left</source>
        <translation>広告中、残り%1</translation>
    </message>
    <message>
        <source>The next ad is due now</source>
        <translation>次の広告の時間です</translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>広告ブレイク%n回から算出</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts on time, %1</source>
        <comment>from so many breaks</comment>
        <translation>時間どおりに開始、%1</translation>
    </message>
    <message>
        <source>Starts %1 s late, %2</source>
        <translation>%1秒遅れて開始、%2</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s late, %3</source>
        <translation>%1～%2秒遅れて開始、%3</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s early, %3</source>
        <translation>%1～%2秒早く開始、%3</translation>
    </message>
    <message>
        <source>Starts %1 s early to %2 s late, %3</source>
        <translation>%1秒早く～%2秒遅く開始、%3</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>時間どおり</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1秒</translation>
    </message>
    <message>
        <source>−%1 s</source>
        <translation>−%1秒</translation>
    </message>
    <message>
        <source>Run by you</source>
        <translation>自分で実行</translation>
    </message>
    <message>
        <source>Run manually</source>
        <translation>手動で実行</translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation>%1が実行</translation>
    </message>
    <message>
        <source>Detected later</source>
        <translation>あとから検出</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>Snoozed once</source>
        <translation>1回スヌーズ</translation>
    </message>
    <message>
        <source>Snoozed twice</source>
        <translation>2回スヌーズ</translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>%n回スヌーズ</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>実行されず</translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation>長さ不明</translation>
    </message>
    <message>
        <source>No planned length</source>
        <translation>予定の長さなし</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>予定どおり</translation>
    </message>
    <message>
        <source>%1 s shorter</source>
        <translation>%1秒短い</translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation>%1秒長い</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds planned</source>
        <translation>
            <numerusform>予定%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds shown</source>
        <translation>
            <numerusform>%n秒表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds late</source>
        <translation>
            <numerusform>%n秒遅れ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds early</source>
        <translation>
            <numerusform>%n秒早い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>広告ブレイク%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of ads</source>
        <translation>広告%1</translation>
    </message>
    <message numerus="yes">
        <source>%n manual</source>
        <translation>
            <numerusform>手動%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>スヌーズ%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not run</source>
        <translation>
            <numerusform>%n回は実行されず</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>Ads of this stream, from 30 minutes ago to 50 minutes ahead</source>
        <translation>この配信の広告、30分前から50分後まで</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>実行されず</translation>
    </message>
    <message>
        <source>Scheduled, did not run</source>
        <translation>予定、実行されず</translation>
    </message>
    <message>
        <source>%1, running</source>
        <translation>%1、実行中</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、終了</translation>
    </message>
    <message>
        <source>done</source>
        <comment>an ad of unknown length</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Ad running, %1</source>
        <translation>広告中、%1</translation>
    </message>
    <message>
        <source>Ad shown, %1</source>
        <translation>広告表示済み、%1</translation>
    </message>
    <message>
        <source>Ad shown, length unknown</source>
        <translation>広告表示済み、長さ不明</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>No pre-rolls</source>
        <translation>プレロールなし</translation>
    </message>
    <message>
        <source>Ad due, %1</source>
        <translation>広告の予定、%1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約%1</translation>
    </message>
    <message>
        <source>Ad expected, based on previous ads</source>
        <translation>これまでの広告から予想される広告</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what; when</comment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>現在%1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2～%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimelineModel</name>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2～%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message>
        <source>End of the ads announced</source>
        <translation>広告の終了をアナウンスしました</translation>
    </message>
    <message>
        <source>Upcoming ads announced</source>
        <translation>まもなく始まる広告をアナウンスしました</translation>
    </message>
    <message>
        <source>Announcement may not have been sent</source>
        <translation>アナウンスが送信されていない可能性があります</translation>
    </message>
    <message>
        <source>Announcement not sent</source>
        <translation>アナウンスは送信されませんでした</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>スヌーズ済み</translation>
    </message>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>次の広告は%1、スヌーズ残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad running for %1 s</source>
        <translation>%1秒間の広告を実行中</translation>
    </message>
    <message>
        <source>Could not save the ad log</source>
        <translation>広告ログを保存できませんでした</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>Ads soon</source>
        <translation>まもなく広告</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>スヌーズ</translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation>広告を実行しました</translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation>広告をスヌーズしました</translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage closed</source>
        <translation>%1に決定済み、Sidestageの終了前</translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation>広告は実行されませんでした</translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation>スヌーズされませんでした</translation>
    </message>
    <message>
        <source>decided at %1; Sidestage closed before it was sent</source>
        <translation>%1に決定、送信前にSidestageが終了</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>%1秒実行</translation>
    </message>
    <message>
        <source>Snoozing</source>
        <translation>スヌーズ中</translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation>広告を実行しています</translation>
    </message>
    <message>
        <source>next ad moves to %1</source>
        <translation>次の広告は%1に移動</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWarnings</name>
    <message>
        <source>Sidestage closed while sending the announcement. It may not have been sent.</source>
        <translation>アナウンスの送信中にSidestageが終了しました。送信されていない可能性があります。</translation>
    </message>
    <message>
        <source>Ads start in {seconds} seconds and last {length} seconds. Stay here.</source>
        <translation>{seconds}秒後に{length}秒間の広告が始まります。そのままお待ちください。</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>現在、アナウンスを送信できません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to announce in chat.</source>
        <translation>チャットでアナウンスするには、権限が必要です。</translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation>広告の終了時にSidestageが起動していませんでした。</translation>
    </message>
    <message>
        <source>The ads are over. Welcome back.</source>
        <translation>広告が終わりました。おかえりなさい。</translation>
    </message>
</context>
<context>
    <name>Sidestage::AddRewardsDialog</name>
    <message>
        <source>Add rewards</source>
        <translation>報酬を追加</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Add rewards to “%1”</source>
        <translation>「%1」に報酬を追加</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>報酬を検索</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a reward, its points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件を追加</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message>
        <source>Ads in %1</source>
        <comment>30 seconds</comment>
        <translation>広告まで%1</translation>
    </message>
    <message>
        <source>%1 at %2, on %3’s channel</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%3のチャンネル、%2に%1</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>広告</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>次の広告をスヌーズ</translation>
    </message>
    <message>
        <source>Export in progress.</source>
        <translation>エクスポート中です。</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>この配信</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>ad due</source>
        <translation>広告の予定</translation>
    </message>
    <message>
        <source>ad shown</source>
        <translation>広告表示済み</translation>
    </message>
    <message>
        <source>no pre-rolls</source>
        <translation>プレロールなし</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>次の広告を5分スヌーズ</translation>
    </message>
    <message>
        <source>Run an ad…</source>
        <translation>広告を実行…</translation>
    </message>
    <message>
        <source>Ad length: %1 s</source>
        <translation>広告の長さ: %1秒</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>ログをエクスポート…</translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
        <translation>広告前のサウンド…</translation>
    </message>
    <message>
        <source>Ad announcements…</source>
        <translation>広告アナウンス…</translation>
    </message>
    <message>
        <source>Export totals per show</source>
        <translation>番組ごとの合計をエクスポート</translation>
    </message>
    <message>
        <source>Export ad log</source>
        <translation>広告ログをエクスポート</translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation>番組と広告%1</translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation>広告%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln行を%1に保存しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertDialog</name>
    <message>
        <source>No sound</source>
        <translation>サウンドなし</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>この変更を保存できませんでした。終了するまでのみ有効です。%1</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>ここではデスクトップ通知を利用できません。通知はウィンドウに表示されます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Alerts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertsCard</name>
    <message>
        <source>Notifications and sounds</source>
        <translation>通知とサウンド</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>サウンド出力</translation>
    </message>
    <message>
        <source>Volume of all alerts</source>
        <translation>すべてのアラートの音量</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力先</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Sign in to choose what is shown and heard. Each account has its own choices.</source>
        <translation>サインインすると、表示と再生の内容を選べます。設定はアカウントごとです。</translation>
    </message>
    <message>
        <source>For %1. Each reward can have its own sound: Queue, Sounds.</source>
        <comment>an account</comment>
        <translation>%1の設定。報酬ごとにサウンドを設定できます: 「キュー」→「サウンド」。</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>ここではデスクトップ通知を利用できません。通知はウィンドウに表示されます。</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>この変更を保存できませんでした。終了するまでのみ有効です。%1</translation>
    </message>
    <message>
        <source>%1: in the window</source>
        <translation>%1: ウィンドウ内</translation>
    </message>
    <message>
        <source>%1: on the desktop</source>
        <translation>%1: デスクトップ</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>サウンド: %1</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>音量: %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>消音</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <translation>テスト: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: from how many Bits</source>
        <translation>%1: 通知するビッツの下限</translation>
    </message>
    <message>
        <source> Bits</source>
        <translation>ビッツ</translation>
    </message>
    <message>
        <source>While you are on air, show them in the window only</source>
        <translation>配信中はウィンドウ内にのみ表示</translation>
    </message>
    <message>
        <source>Desktop notifications can be seen on a captured screen.</source>
        <translation>デスクトップ通知は、画面キャプチャーに映ることがあります。</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15分</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1時間</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4時間</translation>
    </message>
    <message>
        <source>No longer</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Quiet until %1</source>
        <translation>%1まで消音</translation>
    </message>
    <message>
        <source>Be quiet for…</source>
        <translation>消音する時間…</translation>
    </message>
    <message>
        <source>Until then there are no sounds and no desktop notifications. The window still shows them.</source>
        <translation>それまでサウンドとデスクトップ通知はありません。ウィンドウには引き続き表示されます。</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの既定</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未接続</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation>アナリティクス</translation>
    </message>
    <message>
        <source>Report type</source>
        <translation>レポートの種類</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>エクステンション</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>すべてCSVで保存…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>グラフを保存…</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>日付を選択…</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>前の期間</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>次の期間</translation>
    </message>
    <message>
        <source>Daily download…</source>
        <translation>毎日のダウンロード…</translation>
    </message>
    <message>
        <source>This account has not granted the permission.</source>
        <translation>このアカウントは権限を付与していません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>Save the report for %1</source>
        <translation>%1のレポートを保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表(*.csv)</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>すべての数値を保存</translation>
    </message>
    <message>
        <source>games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>エクステンション</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>画像(*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>ベクター画像(*.svg)</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1, average per day</source>
        <translation>%1、1日平均</translation>
    </message>
    <message>
        <source>%1; previous period: %2</source>
        <translation>%1、前の期間: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>保存日数</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだなし</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>Sidestage needs permission to read game reports.</source>
        <translation>ゲームのレポートを読み取るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read extension reports.</source>
        <translation>エクステンションのレポートを読み取るには、権限が必要です。</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>権限が不足しています</translation>
    </message>
    <message>
        <source>Reports require the permission “%1”. Saved data is still shown.</source>
        <translation>レポートには権限「%1」が必要です。保存済みのデータは引き続き表示されます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. See the table for details.</source>
        <translation>%1。詳細は表を参照してください。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What came, and when.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The service has no data for these days either.</source>
        <translation>サービスにもこれらの日のデータがありません。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message>
        <source>Announce</source>
        <translation>アナウンス</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>前のアナウンス</translation>
    </message>
    <message>
        <source>Channel to announce in</source>
        <translation>アナウンス先のチャンネル</translation>
    </message>
    <message>
        <source>Announcement text</source>
        <translation>アナウンスのテキスト</translation>
    </message>
    <message>
        <source>Text to announce</source>
        <translation>アナウンスするテキスト</translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation>アナウンス(%1)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>アナウンスの履歴</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>選択中の%Lnチャンネル</numerusform>
        </translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>テンプレート…</translation>
    </message>
    <message>
        <source>Your text was replaced with “%1”</source>
        <translation>テキストが「%1」に置き換えられました</translation>
    </message>
    <message>
        <source>No channel to announce in.</source>
        <translation>アナウンス先のチャンネルがありません。</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>テキストを入力してください。</translation>
    </message>
    <message>
        <source>No signed-in account can announce in %1.</source>
        <translation>%1でアナウンスできるサインイン済みのアカウントがありません。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce. Sign in again from the account menu to grant it.</source>
        <translation>%1はアナウンスの権限を付与していません。付与するには、アカウントメニューからもう一度サインインしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln文字超過</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 / %2文字</translation>
    </message>
    <message numerus="yes">
        <source>Announce (%Ln)</source>
        <translation>
            <numerusform>アナウンス(%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>アナウンス中: %Lnチャンネル中%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; why it waits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Announced in %1</source>
        <translation>%1でアナウンスしました</translation>
    </message>
    <message numerus="yes">
        <source>Announced in %Ln channels</source>
        <translation>
            <numerusform>%Lnチャンネルでアナウンスしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %1 of %Ln channels</source>
        <translation>
            <numerusform>%Lnチャンネル中%1チャンネルでアナウンスしました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message>
        <source>Waiting. %1</source>
        <translation>待機中。%1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>アナウンス済み</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>不明。%1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>失敗。%1</translation>
    </message>
    <message>
        <source>Announced in all channels</source>
        <translation>すべてのチャンネルでアナウンスしました</translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation>%2中%1でアナウンス</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>アナウンスの履歴</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Use text</source>
        <translation>テキストを使用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>No announcements yet.</source>
        <translation>アナウンスはまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Lnチャンネル</numerusform>
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
            <numerusform>%Ln件を再試行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Announcer</name>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>このチャンネルを管理できるサインイン済みのアカウントがありません。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce.</source>
        <translation>%1はアナウンスの権限を付与していません。</translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation>時間内に送信できませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Application</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>account, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, event, what happened</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, amount reached, milestone</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Alert for %1</source>
        <comment>an account</comment>
        <translation>%1のアラート</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>サービスを追加…</translation>
    </message>
    <message>
        <source>a simulated platform on this computer</source>
        <translation>このコンピューター上のプラットフォームのシミュレーション</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>バックアップ…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The back-up was restored. The data that it replaced is in %1.</source>
        <translation>バックアップを復元しました。置き換えられたデータは%1にあります。</translation>
    </message>
    <message>
        <source>All data was deleted.</source>
        <translation>すべてのデータを削除しました。</translation>
    </message>
    <message>
        <source>The settings file could not be read, because it is damaged or of a newer version. It was kept as %1, and the usual settings are used.</source>
        <translation>設定ファイルが破損しているか、新しいバージョンのものであるため、読み込めませんでした。%1として残し、標準の設定を使用します。</translation>
    </message>
    <message>
        <source>Sandbox failed</source>
        <translation>サンドボックスの起動に失敗</translation>
    </message>
    <message>
        <source>Could not start the sandbox. %1</source>
        <translation>サンドボックスを起動できませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Could not save everything: %1</source>
        <translation>一部を保存できませんでした: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1はサインアウトしています。</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The token could not be read from the keychain, so it was not revoked and stays valid until it expires.</source>
        <translation>このコンピューターで%1をサインアウトしました。キーチェーンからトークンを読み取れなかったため取り消されておらず、期限切れまで有効です。</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The service did not answer, so the token stays valid until it expires.</source>
        <translation>このコンピューターで%1をサインアウトしました。サービスが応答しなかったため、トークンは期限切れまで有効です。</translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation>時計1×</translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation>サンドボックス準備完了</translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation>サンドボックス実行中</translation>
    </message>
    <message>
        <source>Starting sandbox…</source>
        <translation>サンドボックスを起動中…</translation>
    </message>
    <message>
        <source>Not signed in. The sandbox simulates a complete platform: sign in as one of its users and change what you like.</source>
        <translation>サインインしていません。サンドボックスはプラットフォーム全体をシミュレートします。ユーザーの1人としてサインインし、自由に変更してみてください。</translation>
    </message>
    <message>
        <source>Starting the sandbox…</source>
        <translation>サンドボックスを起動中…</translation>
    </message>
    <message>
        <source>Not signed in to %1.</source>
        <translation>%1にサインインしていません。</translation>
    </message>
    <message>
        <source>Loading your accounts…</source>
        <translation>アカウントを読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>前回の保留中の処理%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sent when the undo time is over</source>
        <translation>元に戻せる時間が過ぎると送信されます</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you stay signed in only until you quit.</source>
        <translation>このシステムではキーチェーンを利用できないため、サインインは終了するまでのみ保持されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n accounts need your attention</source>
        <translation>
            <numerusform>%n件のアカウントに確認が必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the client secret, so it is kept only until you quit: %1</source>
        <translation>クライアントシークレットを保存できなかったため、終了するまでのみ保持されます: %1</translation>
    </message>
    <message>
        <source>Could not delete the client secret from the keychain: %1</source>
        <translation>クライアントシークレットをキーチェーンから削除できませんでした: %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1を削除しました。</translation>
    </message>
    <message>
        <source>%1 was removed. %2</source>
        <translation>%1を削除しました。%2</translation>
    </message>
    <message>
        <source>Open sandbox page (port %1)</source>
        <translation>サンドボックスのページを開く(ポート%1)</translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1</source>
        <translation>ブラウザーを開けませんでした。ページのアドレス: %1</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>%1を編集…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>%1を削除…</translation>
    </message>
    <message>
        <source>Could not use the archive of this profile: %1 It is left as it is. New redemptions are not kept, and decisions that are not sent when you quit are lost.</source>
        <translation>このプロファイルのアーカイブを使用できませんでした: %1 アーカイブはそのまま残ります。新しい引き換えは保存されず、終了時に送信されていない処理は失われます。</translation>
    </message>
    <message>
        <source>Install the newest version of Sidestage, or move the file away.</source>
        <translation>最新バージョンのSidestageをインストールするか、ファイルを移動してください。</translation>
    </message>
    <message>
        <source>Restore a back-up under Settings, Data, or move the file away.</source>
        <translation>「設定」の「データ」でバックアップを復元するか、ファイルを移動してください。</translation>
    </message>
    <message>
        <source>Could not use the file of this profile: %1 It is left as it is. Drafts, presets and accounts are kept only until you quit.</source>
        <translation>このプロファイルのファイルを使用できませんでした: %1 ファイルはそのまま残ります。下書き、プリセット、アカウントは終了するまでのみ保持されます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation>視聴者、メッセージ、報酬を検索</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去7日間</translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>前回の配信</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>カスタム…</translation>
    </message>
    <message>
        <source>From date</source>
        <translation>開始日</translation>
    </message>
    <message>
        <source>To date (inclusive)</source>
        <translation>終了日(当日を含む)</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>すべての報酬</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>すべての結果</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveModel</name>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>払い戻し済み</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ここで</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ほかで</translation>
    </message>
    <message>
        <source>by the service</source>
        <translation>サービスが</translation>
    </message>
    <message>
        <source>redeemed %1</source>
        <translation>引き換え%1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>メッセージなし</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>引き換え</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>処理</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveView</name>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>今日の処理済み</translation>
    </message>
    <message>
        <source>Search the archive</source>
        <translation>アーカイブを検索</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Refresh the archive</source>
        <translation>アーカイブを更新</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation>%1のみ。すべての視聴者を表示</translation>
    </message>
    <message>
        <source>More than %1 found</source>
        <translation>%1件を超える結果</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1件見つかりました</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>新着%1件</translation>
    </message>
    <message>
        <source>Could not load the archive. %1</source>
        <translation>アーカイブを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>一致する引き換えがありません。</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that Sidestage sees is saved here.</source>
        <translation>アーカイブは空です。Sidestageが受け取った引き換えはすべてここに保存されます。</translation>
    </message>
    <message>
        <source>No decisions today. Fulfilled and refunded redemptions appear here.</source>
        <translation>今日の処理はまだありません。完了または払い戻した引き換えがここに表示されます。</translation>
    </message>
    <message>
        <source>Export (%1)</source>
        <translation>エクスポート(%1)</translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation>引き換え%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>引き換え%Ln件を%1に保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>While Sidestage was not connected</source>
        <translation>Sidestageの未接続中</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArrangeHandle</name>
    <message>
        <source>Move %1 earlier</source>
        <translation>%1を前に移動</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>%1を後に移動</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>%1をポップアウト</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1を隠す</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>%1の幅を狭くする</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>%1の幅を広くする</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1、位置%2/%3</translation>
    </message>
    <message>
        <source>Arrow keys move the card, W changes its width, P pops it out, H hides it.</source>
        <translation>矢印キーでカードを移動、Wで幅を変更、Pでポップアウト、Hで非表示にします。</translation>
    </message>
</context>
<context>
    <name>Sidestage::AutomodView</name>
    <message>
        <source>Overall level</source>
        <translation>全体のレベル</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change AutoMod.</source>
        <translation>AutoModを変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>権限が不足しています</translation>
    </message>
    <message>
        <source>Changing the AutoMod levels requires a permission that was not granted.</source>
        <translation>AutoModのレベルを変更するには権限が必要ですが、付与されていません。</translation>
    </message>
    <message>
        <source>Not undone: the levels were changed again meanwhile.</source>
        <translation>元に戻せません: その間にレベルが再び変更されました。</translation>
    </message>
    <message>
        <source>The levels were not saved. %1</source>
        <translation>レベルは保存されませんでした。%1</translation>
    </message>
    <message>
        <source>AutoMod levels saved in %1.</source>
        <translation>%1のAutoModレベルを保存しました。</translation>
    </message>
    <message>
        <source>Changed elsewhere to %1.</source>
        <translation>ほかで%1に変更されました。</translation>
    </message>
    <message>
        <source>The service sets the categories when you save.</source>
        <translation>カテゴリーは保存時にサービスが設定します。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更されませんでした。</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
    <message>
        <source>Choose which levels to keep first.</source>
        <translation>先に、維持するレベルを選択してください。</translation>
    </message>
    <message>
        <source>You do not moderate any channel.</source>
        <translation>モデレートしているチャンネルがありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the AutoMod levels.</source>
        <translation>AutoModのレベルを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Could not load the levels. %1</source>
        <translation>レベルを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>The levels were changed elsewhere meanwhile.</source>
        <translation>その間にレベルがほかで変更されました。</translation>
    </message>
    <message>
        <source>%1 has changed the levels meanwhile.</source>
        <translation>その間に%1がレベルを変更しました。</translation>
    </message>
    <message>
        <source>Use the new levels</source>
        <translation>新しいレベルを使う</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分のを維持</translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. Nothing was sent.</source>
        <translation>サインイン情報を保存しているキーチェーンを待っています。何も送信されていません。</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Nothing was sent.</source>
        <translation>キーチェーンからサインイン情報を読み取れませんでした。何も送信されていません。</translation>
    </message>
    <message>
        <source>Could not read the client secret of this service from the keychain.</source>
        <translation>このサービスのクライアントシークレットをキーチェーンから読み取れませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::BackupTexts</name>
    <message>
        <source>The file is damaged, or it is not a back-up of Sidestage.</source>
        <translation>ファイルが破損しているか、Sidestageのバックアップではありません。</translation>
    </message>
    <message>
        <source>The back-up was made by a newer version of Sidestage.</source>
        <translation>このバックアップは新しいバージョンのSidestageで作成されました。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1に書き込めません。</translation>
    </message>
    <message>
        <source>%1 cannot be replaced.</source>
        <translation>%1を置き換えられません。</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>%1を移動できません。</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1を削除できません。</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1を作成できません。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1を読み取れません。</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>「%1」はファイルではありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::BanDialog</name>
    <message>
        <source>Ban</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Ban in %1</source>
        <translation>%1でBAN</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Enter a login.</source>
        <translation>ログイン名を入力してください。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>無期限</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>A login has only letters, digits and “_”.</source>
        <translation>ログイン名に使えるのは英数字と「_」だけです。</translation>
    </message>
    <message>
        <source>There is no viewer with this login.</source>
        <translation>このログイン名の視聴者はいません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::BannedView</name>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>%1後</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Banned viewers</source>
        <translation>BANされた視聴者</translation>
    </message>
    <message>
        <source>Search bans</source>
        <translation>BANを検索</translation>
    </message>
    <message>
        <source>The list of bans is the broadcaster’s alone</source>
        <translation>BAN一覧を見られるのは配信者だけです</translation>
    </message>
    <message>
        <source>The service lists the bans of a channel for its broadcaster only. For other channels this list has the bans and timeouts that this computer has seen.</source>
        <translation>サービスはチャンネルのBANを配信者にのみ一覧表示します。ほかのチャンネルでは、このコンピューターが検知したBANとタイムアウトが表示されます。</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>By</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>%1, in a timeout since %2, ends %3. %4</source>
        <translation>%1、%2からタイムアウト中、終了%3。%4</translation>
    </message>
    <message>
        <source>%1, banned since %2, ends %3. %4</source>
        <translation>%1、%2からBAN中、終了%3。%4</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>BAN解除</translation>
    </message>
    <message>
        <source>Ban…</source>
        <translation>BAN…</translation>
    </message>
    <message>
        <source>Copy bans to…</source>
        <translation>BANをコピー…</translation>
    </message>
    <message>
        <source>Import bans…</source>
        <translation>BANをインポート…</translation>
    </message>
    <message>
        <source>Import bans</source>
        <translation>BANをインポート</translation>
    </message>
    <message>
        <source>Lists of logins (*.txt *.csv)</source>
        <translation>ログイン名のリスト(*.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル(*)</translation>
    </message>
    <message>
        <source>Export bans…</source>
        <translation>BANをエクスポート…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of entries</comment>
        <translation>現在%1件</translation>
    </message>
    <message>
        <source>Only what this computer has seen.</source>
        <translation>このコンピューターが検知したもののみ。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to ban and unban.</source>
        <translation>BANとBAN解除を行うには、権限が必要です。</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>一覧は空です。</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>先にチャンネルを選択してください。</translation>
    </message>
    <message>
        <source>Choose a viewer first.</source>
        <translation>先に視聴者を選択してください。</translation>
    </message>
    <message>
        <source>Nobody is banned.</source>
        <translation>BANされている人はいません。</translation>
    </message>
    <message>
        <source>No bans were seen here.</source>
        <translation>検知されたBANはありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is banned.</source>
        <translation>BANされている人を見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Export bans</source>
        <translation>BANをエクスポート</translation>
    </message>
    <message>
        <source>Bans of %1</source>
        <translation>%1のBAN</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln bans to</source>
        <translation>
            <numerusform>BAN%Ln件をコピー</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BeforeAdCard</name>
    <message>
        <source>%1 s</source>
        <comment>one or several numbers</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>広告の前</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>自分に通知</translation>
    </message>
    <message>
        <source>Announce in chat</source>
        <translation>チャットでアナウンス</translation>
    </message>
    <message>
        <source>Corner overlay</source>
        <translation>隅のオーバーレイ</translation>
    </message>
    <message>
        <source>above other windows</source>
        <translation>ほかのウィンドウの手前</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>この変更を保存できませんでした。終了するまでのみ有効です。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds before</source>
        <translation>
            <numerusform>%n秒前</numerusform>
        </translation>
    </message>
    <message>
        <source>without a sound…</source>
        <translation>サウンドなし…</translation>
    </message>
    <message>
        <source>with a sound…</source>
        <translation>サウンドあり…</translation>
    </message>
    <message>
        <source>before and after…</source>
        <translation>前と後…</translation>
    </message>
    <message>
        <source>from a template…</source>
        <translation>テンプレートから…</translation>
    </message>
    <message>
        <source>Notify me %1 before</source>
        <comment>30 s</comment>
        <translation>%1前に自分に通知</translation>
    </message>
    <message>
        <source>Announce %1 before</source>
        <comment>30 s</comment>
        <translation>%1前にアナウンス</translation>
    </message>
    <message>
        <source>Show the overlay %1 before</source>
        <comment>30 s</comment>
        <translation>%1前にオーバーレイを表示</translation>
    </message>
    <message>
        <source>A small window in a corner of the screen, above all others</source>
        <translation>画面の隅に、すべてのウィンドウの手前に表示される小さなウィンドウ</translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation>アナウンスする権限</translation>
    </message>
    <message>
        <source>An app can announce in chat only with permission (moderator:manage:announcements).</source>
        <translation>アプリがチャットでアナウンスするには、権限(moderator:manage:announcements)が必要です。</translation>
    </message>
    <message>
        <source>Last warning %1, %2 ahead</source>
        <translation>最後の警告%1、%2前</translation>
    </message>
    <message>
        <source>No warning yet</source>
        <translation>警告はまだありません</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsBoard</name>
    <message>
        <source>The service did not answer.</source>
        <translation>サービスが応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsCard</name>
    <message>
        <source>Bits leaderboard</source>
        <translation>ビッツランキング</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Earlier period</source>
        <translation>前の期間</translation>
    </message>
    <message>
        <source>Later period</source>
        <translation>次の期間</translation>
    </message>
    <message>
        <source>Counted in Pacific time.</source>
        <translation>太平洋時間で集計。</translation>
    </message>
    <message>
        <source>You: rank %1 with %2 Bits</source>
        <translation>あなた: %1位、%2ビッツ</translation>
    </message>
    <message>
        <source>You have not cheered in this period.</source>
        <translation>この期間にはチアしていません。</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>更新できませんでした。%1</translation>
    </message>
    <message>
        <source>Since the channel began</source>
        <translation>チャンネル開始以来</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Your time: %1 to %2</source>
        <translation>現地時間: %1～%2</translation>
    </message>
    <message>
        <source>your clock shows the same time</source>
        <translation>お使いの時計と同じ時刻です</translation>
    </message>
    <message>
        <source>%1 behind your clock</source>
        <translation>お使いの時計より%1遅れ</translation>
    </message>
    <message>
        <source>%1 ahead of your clock</source>
        <translation>お使いの時計より%1進み</translation>
    </message>
    <message>
        <source>Pacific time</source>
        <translation>太平洋時間</translation>
    </message>
    <message>
        <source>Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation>1日は太平洋時間の0時から翌0時まで(この期間の開始時は%1)、週は月曜日に始まります。夏時間は3月の第2日曜日に始まり、11月の第1日曜日に終わります。これらの日はそれぞれ23時間と25時間です。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who cheered.</source>
        <translation>チアした人を見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Could not load the leaderboard. %1</source>
        <translation>ランキングを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation>この期間にチアした人はいません。</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>M月d日(ddd)</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format</comment>
        <translation>yyyy年M月d日(ddd)</translation>
    </message>
</context>
<context>
    <name>Sidestage::BlockedView</name>
    <message>
        <source>Search blocked users</source>
        <translation>ブロック中のユーザーを検索</translation>
    </message>
    <message>
        <source>Copy the blocked user’s name</source>
        <translation>ブロック中のユーザーの名前をコピー</translation>
    </message>
    <message>
        <source>Unblock the user</source>
        <translation>ユーザーのブロックを解除</translation>
    </message>
</context>
<context>
    <name>Sidestage::BoardModel</name>
    <message>
        <source>Rank %1, %2, %3 Bits</source>
        <translation>%1位、%2、%3ビッツ</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビッツ</translation>
    </message>
</context>
<context>
    <name>Sidestage::BreaksCard</name>
    <message>
        <source>Breaks</source>
        <translation>ブレイク</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>表示する一覧</translation>
    </message>
    <message>
        <source>Ad breaks, newest first</source>
        <translation>広告ブレイク、新しい順</translation>
    </message>
    <message>
        <source>Totals per show, newest first</source>
        <translation>番組ごとの合計、新しい順</translation>
    </message>
    <message>
        <source>No ad breaks yet. They are listed here as they happen.</source>
        <translation>広告ブレイクはまだありません。実行されるとここに表示されます。</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>番組</translation>
    </message>
    <message numerus="yes">
        <source>%Ln total</source>
        <translation>
            <numerusform>合計%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>5 this stream; 214 in all</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln this stream</source>
        <translation>
            <numerusform>この配信%Ln回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Waiting for your browser</source>
        <translation>ブラウザーを待っています</translation>
    </message>
    <message>
        <source>A sign-in through the browser cannot be renewed. When it expires after a few weeks, sign in again.</source>
        <translation>ブラウザーでのサインインは更新できません。数週間後に期限が切れたら、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Continue in your browser</source>
        <translation>ブラウザーで続行</translation>
    </message>
    <message>
        <source>For another browser on this computer. Valid for this sign-in only.</source>
        <translation>このコンピューターの別のブラウザー用。このサインインでのみ有効です。</translation>
    </message>
    <message>
        <source>Your browser opens the service’s page, where you may already be signed in. After you approve, it returns to %1 on this computer, where Sidestage is waiting.</source>
        <translation>ブラウザーでサービスのページが開きます。すでにサインインしている場合もあります。許可すると、Sidestageが待っているこのコンピューターの%1に戻ります。</translation>
    </message>
    <message>
        <source>Open browser</source>
        <translation>ブラウザーを開く</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>もう一度開く</translation>
    </message>
    <message>
        <source>Approve access in your browser. This window then continues.</source>
        <translation>ブラウザーでアクセスを許可してください。その後、このウィンドウで続行します。</translation>
    </message>
    <message>
        <source>Could not open the browser. Copy the address and paste it into a browser on this computer.</source>
        <translation>ブラウザーを開けませんでした。アドレスをコピーし、このコンピューターのブラウザーに貼り付けてください。</translation>
    </message>
    <message>
        <source>A response to another sign-in arrived and was not used. Still waiting.</source>
        <translation>別のサインインへの応答が届きましたが、使用されませんでした。引き続き待っています。</translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message>
        <source>Edit rewards</source>
        <translation>報酬を編集</translation>
    </message>
    <message numerus="yes">
        <source>Edit %Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件を編集</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1を設定</translation>
    </message>
    <message>
        <source>Fields that are not ticked stay unchanged.</source>
        <translation>チェックしていない項目は変更されません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln</source>
        <translation>
            <numerusform>%Ln件を変更</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDelegate</name>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDetails</name>
    <message>
        <source>Copy as curl</source>
        <translation>curlとしてコピー</translation>
    </message>
    <message>
        <source>Parts of the call</source>
        <translation>呼び出しの内容</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>タイミング</translation>
    </message>
    <message>
        <source>Choose a call to see what was sent and answered.</source>
        <translation>呼び出しを選択すると、送信内容と応答が表示されます。</translation>
    </message>
    <message>
        <source>Secrets are never kept.</source>
        <translation>機密情報は保存されません。</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>a page</comment>
        <translation>要求元: %1</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>応答なし: %1</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>サービスの応答: 「%1」</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>%1へ移動</translation>
    </message>
    <message>
        <source>Copy event</source>
        <translation>イベントをコピー</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>本文なし</translation>
    </message>
    <message>
        <source>Body: too large, %1</source>
        <comment>a size</comment>
        <translation>本文: 大きすぎます、%1</translation>
    </message>
    <message>
        <source>Body, %1</source>
        <comment>a size</comment>
        <translation>本文、%1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>残り回数</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Then waited</source>
        <translation>その後の待機</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a duration; why</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <comment>a number</comment>
        <translation>試行%1</translation>
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
            <numerusform>新しいエラー%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>呼び出しログ</translation>
    </message>
    <message>
        <source>Search path or answer</source>
        <translation>パスまたは応答を検索</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Calls, newest first</source>
        <translation>呼び出し、新しい順</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>HARをエクスポート…</translation>
    </message>
    <message>
        <source>Search calls</source>
        <translation>呼び出しを検索</translation>
    </message>
    <message>
        <source>Copy as curl, without secrets</source>
        <translation>機密情報なしでcurlとしてコピー</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Follow the newest calls</source>
        <translation>最新の呼び出しを追う</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls until %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1まで呼び出し%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls since %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1から呼び出し%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for %1 h, %2</source>
        <comment>hours; memory</comment>
        <translation>%1時間保持、%2</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <comment>a number</comment>
        <translation>エラー%1</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>一覧は空です。</translation>
    </message>
    <message>
        <source>No matching calls.</source>
        <translation>一致する呼び出しがありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>The call log is paused.</source>
        <translation>呼び出しログは一時停止中です。</translation>
    </message>
    <message>
        <source>No calls yet.</source>
        <translation>呼び出しはまだありません。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Live tail, %1 a minute</source>
        <comment>a number</comment>
        <translation>リアルタイム、毎分%1件</translation>
    </message>
    <message>
        <source>Event copied</source>
        <translation>イベントをコピーしました</translation>
    </message>
    <message>
        <source>Copied as curl, without secrets</source>
        <translation>機密情報なしでcurlとしてコピーしました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls removed</source>
        <translation>
            <numerusform>呼び出し%Ln件を削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the calls</source>
        <translation>呼び出しをエクスポート</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <comment>a date</comment>
        <translation>呼び出し%1</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>HTTPアーカイブ(*.har)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls saved to %1.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>呼び出し%Ln件を%1に保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新着%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallTexts</name>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>多すぎます</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an HTTP status; what it means</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Lnバイト</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause before it is tried again</source>
        <translation>再試行前の待機</translation>
    </message>
    <message>
        <source>The rate limit was reached</source>
        <translation>レート制限に到達</translation>
    </message>
    <message>
        <source>The sign-in was renewed</source>
        <translation>サインインを更新</translation>
    </message>
    <message>
        <source>Event %1, %2</source>
        <comment>a type; a time</comment>
        <translation>イベント%1、%2</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, %5</source>
        <comment>a method; a path; a status; a duration; a time</comment>
        <translation>%1 %2、%3、%4、%5</translation>
    </message>
    <message>
        <source>%1, asked by %2</source>
        <comment>a call; a page</comment>
        <translation>%1、要求元%2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>試行回数</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Requests left of the rate limit</source>
        <translation>レート制限の残りリクエスト数</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>要求元</translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation>ウェブサイト</translation>
    </message>
    <message>
        <source>Charity website</source>
        <translation>団体のウェブサイト</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>%1のロゴ</translation>
    </message>
    <message>
        <source>Could not load the logo of %1.</source>
        <translation>%1のロゴを読み込めませんでした。</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>目標%1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>目標未設定</translation>
    </message>
    <message>
        <source>Could not open the website: %1</source>
        <translation>ウェブサイトを開けませんでした: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CardBoard</name>
    <message>
        <source>%1 is hidden</source>
        <translation>%1を非表示にしました</translation>
    </message>
    <message>
        <source>%1 is shown</source>
        <translation>%1を表示しました</translation>
    </message>
    <message>
        <source>%1 is wide</source>
        <translation>%1を広くしました</translation>
    </message>
    <message>
        <source>%1 is narrow</source>
        <translation>%1を狭くしました</translation>
    </message>
    <message>
        <source>Card layout reset</source>
        <translation>カードの配置をリセットしました</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1、位置%2/%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation>次の広告</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>チャリティー</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Redemptions waiting</source>
        <translation>待機中の引き換え</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>チャットモード</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Hype train</source>
        <translation>ハイプトレイン</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>ライブチャット</translation>
    </message>
    <message>
        <source>Moderation waiting</source>
        <translation>モデレーション待ち</translation>
    </message>
    <message>
        <source>None scheduled</source>
        <translation>予定なし</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>redemptions</comment>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開放中</translation>
    </message>
</context>
<context>
    <name>Sidestage::CategorySearch</name>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>カテゴリーなし</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesBar</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>To send: %1</source>
        <translation>送信対象: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message>
        <source>Changes to send</source>
        <translation>送信する変更</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>%L1 of %L2 fields</source>
        <translation>%L2項目中%L1</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>送信中…</translation>
    </message>
    <message numerus="yes">
        <source>Send %n change(s)</source>
        <translation>
            <numerusform>変更%n件を送信</numerusform>
        </translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>下書き未保存</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>下書き保存済み</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>ほかで変更: %1。</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>削除: %1</translation>
    </message>
    <message>
        <source>order changed</source>
        <translation>順序を変更</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Not sent: the channel was changed elsewhere. Compare the changes on the Channel page.</source>
        <translation>送信されませんでした。チャンネルがほかで変更されています。「チャンネル」ページで変更を比較してください。</translation>
    </message>
    <message>
        <source>Edit channel</source>
        <translation>チャンネルを編集</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Sidestage can view but not change your channel.</source>
        <translation>チャンネルの表示はできますが、変更はできません。</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>チャンネルを変更</translation>
    </message>
    <message>
        <source>Changing title, category and other details requires permission to manage your broadcast, which was not granted.</source>
        <translation>タイトルやカテゴリーなどを変更するには配信の管理権限が必要ですが、付与されていません。</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>タイトルなし</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>カテゴリーなし</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>ラベル: %1</translation>
    </message>
    <message>
        <source>Changed %1 by you</source>
        <translation>%1に自分が変更</translation>
    </message>
    <message>
        <source>Changed %1 elsewhere</source>
        <translation>%1にほかで変更</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>未送信の変更が%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Presets, %1 in use</source>
        <translation>プリセット、使用中: %1</translation>
    </message>
    <message>
        <source>No presets yet</source>
        <translation>プリセットはまだありません</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>プリセットを管理…</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>チャンネルはすでにプリセット%1と一致しています。</translation>
    </message>
    <message>
        <source>%1 was added to your unsent changes. Review and send them together.</source>
        <translation>%1を未送信の変更に追加しました。確認してまとめて送信してください。</translation>
    </message>
    <message>
        <source>Not sent. %1 Your changes are still on the Channel page.</source>
        <translation>送信されませんでした。%1変更は「チャンネル」ページに残っています。</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>送信するものがありません。チャンネルはすでに最新です。</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1を送信しました</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelChooser</name>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1を追加しました。</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>チャンネルを検索</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Channels to show</source>
        <translation>表示するチャンネル</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show none</source>
        <translation>すべて非表示</translation>
    </message>
    <message>
        <source>Account to use</source>
        <translation>使用するアカウント</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>役割を確認</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>Channel name or address</source>
        <translation>チャンネル名またはアドレス</translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation>チャンネルを追加</translation>
    </message>
    <message>
        <source>Account for the new channel</source>
        <translation>新しいチャンネルのアカウント</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Sidestage needs permission to list the channels moderated by %1.</source>
        <translation>%1がモデレートするチャンネルを一覧表示するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Role ended</source>
        <translation>役割終了</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, %2, account: %3</source>
        <comment>a channel, the role there, an account</comment>
        <translation>%1、%2、アカウント: %3</translation>
    </message>
    <message>
        <source>Account for %1</source>
        <translation>%1のアカウント</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%2件中%1件を表示</translation>
    </message>
    <message>
        <source>Enter a channel name or address.</source>
        <translation>チャンネル名またはアドレスを入力してください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCombo</name>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>This account cannot change the channel.</source>
        <translation>このアカウントではチャンネルを変更できません。</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>Changing the channel requires the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation>チャンネルを変更するには権限channel:manage:broadcastが必要ですが、サインイン時に付与されていません。</translation>
    </message>
    <message>
        <source>How often you can change this is limited.</source>
        <translation>変更できる頻度には制限があります。</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>編集者</translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation>お気に入りのカテゴリー</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>タグを追加</translation>
    </message>
    <message>
        <source>“%1” was not added: use only letters and digits, without spaces or symbols.</source>
        <translation>「%1」は追加されませんでした: 使えるのは文字と数字だけです。スペースや記号は使えません。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>「%1」は追加されませんでした: 最大%n文字です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Games rated Mature are labelled automatically.</source>
        <translation>成人向けのゲームには自動的にラベルが付きます。</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>最大%n秒。</numerusform>
        </translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation>配信を遅延できるのはパートナーのみです。</translation>
    </message>
    <message>
        <source>Partners only</source>
        <translation>パートナーのみ</translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>配信を遅延できるのはパートナーのみで、最大%n秒です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation>編集者は表示されません。</translation>
    </message>
    <message>
        <source>Showing the editors requires the permission channel:read:editors.</source>
        <translation>編集者を表示するには、権限channel:read:editorsが必要です。</translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation>%1から編集者</translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation>更新されていません。%1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n人がこのチャンネルを編集可能</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>編集者の読み込みを再試行</translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation>%L2個中%L1個。文字と数字のみ、1個につき最大%L3文字。</translation>
    </message>
    <message>
        <source>Remove from favourite categories</source>
        <translation>お気に入りのカテゴリーから削除</translation>
    </message>
    <message>
        <source>Add to favourite categories</source>
        <translation>お気に入りのカテゴリーに追加</translation>
    </message>
    <message>
        <source>Type part of the name.</source>
        <translation>名前の一部を入力してください。</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>最近: %1</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1は送信されませんでした。%2変更はここに残っています。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>Nothing was sent because the channel may have changed in the meantime.</source>
        <translation>その間にチャンネルが変更された可能性があるため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1はチャットモードを変更する権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to view Shield Mode.</source>
        <translation>%1はシールドモードを見る権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1はシールドモードを変更する権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1はサインアウトしています。</translation>
    </message>
    <message>
        <source>The change was accepted, but the channel now has a different setting.</source>
        <translation>変更は受け付けられましたが、チャンネルの現在の設定は異なります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelPage</name>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>変更を送信</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>プリセットとして保存…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Compare changes…</source>
        <translation>変更を比較…</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>下書きは保存されていません: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>下書き保存%1</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>変更%n件を破棄しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>何も送信されませんでした。%1変更はここに残っています。</translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation>%1変更はここに残っており、再送信できます。</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>送信するものがありません。チャンネルはすでに最新です。</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1を送信しました</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>チャンネルはすでにプリセット%1と一致しています。</translation>
    </message>
    <message>
        <source>%1 is in the form. Send to apply it.</source>
        <translation>%1をフォームに入力しました。適用するには送信してください。</translation>
    </message>
    <message>
        <source>The previous values are in the form. Send to restore them.</source>
        <translation>以前の値をフォームに入力しました。復元するには送信してください。</translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation>プリセット「%1」を削除しました</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelsDialog</name>
    <message>
        <source>Copy to other channels</source>
        <translation>ほかのチャンネルにコピー</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>You do not moderate any other channel.</source>
        <translation>ほかにモデレートしているチャンネルがありません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityAlerts</name>
    <message>
        <source>%1 reached</source>
        <translation>%1に到達</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>viewer, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New donation</source>
        <translation>新しい寄付</translation>
    </message>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>新しい寄付%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityCard</name>
    <message>
        <source>Charity</source>
        <translation>チャリティー</translation>
    </message>
    <message>
        <source>Open the Charity page</source>
        <translation>「チャリティー」ページを開く</translation>
    </message>
    <message>
        <source>Charity campaigns are not available.</source>
        <translation>チャリティーキャンペーンは利用できません。</translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation>チャリティーキャンペーン</translation>
    </message>
    <message>
        <source>Requires permission to read charity campaigns and donations.</source>
        <translation>チャリティーキャンペーンと寄付を読み取る権限が必要です。</translation>
    </message>
    <message>
        <source>Only partners and affiliates can have charity campaigns.</source>
        <translation>チャリティーキャンペーンはパートナーとアフィリエイトのみ利用できます。</translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation>開催中のキャンペーンはありません。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>目標%1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>目標未設定</translation>
    </message>
    <message>
        <source>goal %1</source>
        <comment>about a time</comment>
        <translation>目標%1</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>目標達成</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1</source>
        <translation>最新の寄付: %1から%2</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation>最新の寄付: %1から%2、%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are available only to partners and affiliates.</source>
        <translation>チャリティーキャンペーンはパートナーとアフィリエイトのみ利用できます。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see charity campaigns.</source>
        <translation>チャリティーキャンペーンを見るには、権限が必要です。</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message>
        <source>Charity</source>
        <translation>チャリティー</translation>
    </message>
    <message>
        <source>No campaign is running. Past campaigns are in the ledger below.</source>
        <translation>開催中のキャンペーンはありません。過去のキャンペーンは下の台帳にあります。</translation>
    </message>
    <message>
        <source>Export ledger…</source>
        <translation>台帳をエクスポート…</translation>
    </message>
    <message>
        <source>Overlay files…</source>
        <translation>オーバーレイファイル…</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>サウンド…</translation>
    </message>
    <message>
        <source>Search donations</source>
        <translation>寄付を検索</translation>
    </message>
    <message>
        <source>Donations and ledger</source>
        <translation>寄付と台帳</translation>
    </message>
    <message>
        <source>Add milestone…</source>
        <translation>マイルストーンを追加…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Could not load the campaign. %1</source>
        <translation>キャンペーンを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>No campaign is running. Start one on the service’s website; it appears here automatically.</source>
        <translation>開催中のキャンペーンはありません。サービスのウェブサイトで開始すると、ここに自動的に表示されます。</translation>
    </message>
    <message>
        <source>The ledger is not saved: %1</source>
        <translation>台帳は保存されていません: %1</translation>
    </message>
    <message>
        <source>Export ledger</source>
        <translation>台帳をエクスポート</translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation>寄付%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>寄付%Ln件を%1に保存しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
    <message>
        <source>Chart type</source>
        <translation>グラフの種類</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>折れ線</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>棒</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Save the chart or its figures…</source>
        <translation>グラフまたは数値を保存…</translation>
    </message>
    <message>
        <source>Chart figures</source>
        <translation>グラフの項目</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>すべてのエクステンション</translation>
    </message>
    <message>
        <source>%1, by day</source>
        <translation>%1、日別</translation>
    </message>
    <message>
        <source>%1, by week</source>
        <translation>%1、週別</translation>
    </message>
    <message>
        <source>%1, by 30 days</source>
        <translation>%1、30日別</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>two scales</source>
        <translation>2つの目盛り</translation>
    </message>
    <message>
        <source>Figures of very different size use separate scales, left and right.</source>
        <translation>大きさが大きく異なる数値には、左右で別の目盛りを使います。</translation>
    </message>
    <message>
        <source>Loading saved reports…</source>
        <translation>保存済みのレポートを読み込み中…</translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation>何も選択されていません。項目にチェックを入れると表示されます。</translation>
    </message>
    <message>
        <source>No reports saved, and Sidestage needs permission to download them.</source>
        <translation>保存されたレポートがありません。ダウンロードするには権限が必要です。</translation>
    </message>
    <message>
        <source>No reports yet. They are downloaded once a day.</source>
        <translation>レポートはまだありません。1日1回ダウンロードされます。</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartTableModel</name>
    <message>
        <source>, </source>
        <translation>、 </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日</translation>
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
        <translation>、 </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>グラフ: %1</translation>
    </message>
    <message>
        <source>%1. The left and right arrow keys move by a day; the table shows the same figures.</source>
        <translation>%1。左右の矢印キーで1日ずつ移動します。表にも同じ数値が表示されます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Not signed in.</source>
        <translation>サインインしていません。</translation>
    </message>
    <message>
        <source>There is no channel named “%1”.</source>
        <translation>「%1」というチャンネルはありません。</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator of this channel.</source>
        <translation>%1はこのチャンネルのモデレーターではなくなりました。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>%nチャンネルをロックダウン中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name of a channel, its title</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>チャットをロックダウンまたは復元…</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>アナウンス</translation>
    </message>
    <message>
        <source>Chat sections</source>
        <translation>チャットのセクション</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>People</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Emotes and badges</source>
        <translation>エモートとバッジ</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatTexts</name>
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>%Ln文字超過しています。送信するには短くしてください。末尾が切り捨てられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}. Available: %2.</source>
        <translation>不明なプレースホルダー{%1}。利用可能: %2。</translation>
    </message>
    <message>
        <source>{%1} is not available in %2 right now.</source>
        <translation>{%1}は現在%2では利用できません。</translation>
    </message>
    <message>
        <source>Too long for %1 once the placeholders are filled in. Shorten the text to send it.</source>
        <translation>プレースホルダーを置き換えると%1には長すぎます。送信するには短くしてください。</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>テキストを入力してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: unknown whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: アナウンスされたかどうか不明です。%2</translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: アナウンスされませんでした。%2</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation>%1で再度アナウンス</translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation>二重にアナウンスされる可能性があります。</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>フォロワー限定</translation>
    </message>
    <message>
        <source>followers only</source>
        <translation>フォロワー限定</translation>
    </message>
    <message>
        <source>minimum follow time</source>
        <translation>最低フォロー時間</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>スローモード</translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation>スローモード</translation>
    </message>
    <message>
        <source>between messages</source>
        <translation>メッセージの間隔</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>サブスクライバー限定</translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation>サブスクライバー限定</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>エモート限定</translation>
    </message>
    <message>
        <source>emote only</source>
        <translation>エモート限定</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>重複禁止</translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation>重複禁止</translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation>重複なし</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>チャット遅延</translation>
    </message>
    <message>
        <source>the chat delay</source>
        <translation>チャット遅延</translation>
    </message>
    <message>
        <source>for non-moderators</source>
        <translation>非モデレーター</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>配信者</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>Added by name</source>
        <translation>名前で追加</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Before a change</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Before a preset</source>
        <translation>プリセット適用前</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>プリセット「%1」</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Before restoring</source>
        <translation>復元前</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>「%1」の復元</translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation>ロックダウン</translation>
    </message>
    <message>
        <source>Before lockdown</source>
        <translation>ロックダウン前</translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation>ロックダウンの終了</translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation>ロックダウン終了前</translation>
    </message>
    <message>
        <source>Timed mode</source>
        <translation>時間指定モード</translation>
    </message>
    <message>
        <source>Before a timed mode</source>
        <translation>時間指定モード前</translation>
    </message>
    <message>
        <source>End of a timed mode</source>
        <translation>時間指定モードの終了</translation>
    </message>
    <message>
        <source>Before the end of a timed mode</source>
        <translation>時間指定モード終了前</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 d %2 h %3 min</source>
        <translation>%1日%2時間%3分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>%1～%2。</translation>
    </message>
    <message>
        <source>From %1 to %2 s.</source>
        <translation>%1～%2秒。</translation>
    </message>
    <message>
        <source>%1 or %2 s.</source>
        <translation>%1または%2秒。</translation>
    </message>
    <message>
        <source>Must have followed for %1 to %2.</source>
        <translation>最低フォロー時間: %1～%2。</translation>
    </message>
    <message>
        <source>One message per viewer every %1 to %2 s.</source>
        <translation>視聴者1人につき%1～%2秒に1件のメッセージ。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what a mode means, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>オン、%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a mode and its value: Slow mode 30 s</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a mode, what it is, what it becomes</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>%1以上。</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>%1以下。</translation>
    </message>
    <message>
        <source>Set by the lockdown until %1. Reverts to: %2.</source>
        <translation>ロックダウンにより%1まで設定。元に戻る値: %2。</translation>
    </message>
    <message>
        <source>Set by the lockdown. When it ends, reverts to: %1.</source>
        <translation>ロックダウンにより設定。終了後に戻る値: %1。</translation>
    </message>
    <message>
        <source>Timed until %1. Reverts to: %2.</source>
        <translation>%1まで時間指定。元に戻る値: %2。</translation>
    </message>
    <message>
        <source>Until you end it. Reverts to: %1.</source>
        <translation>終了するまで。元に戻る値: %1。</translation>
    </message>
    <message>
        <source>set by lockdown</source>
        <translation>ロックダウンで設定</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>時間指定</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation>%1が%3の%2をオフにしました、%4</translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation>%1が%3の%2を%5に設定しました、%4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation>%1が%3の%2をオンにしました、%4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation>%1が%3の%2をオンにしました(%5)、%4</translation>
    </message>
    <message>
        <source>%1 was not changed in %2. %3</source>
        <comment>a mode, a channel, the reason</comment>
        <translation>%2の%1は変更されませんでした。%3</translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>%1の%n個のモードは変更されませんでした。%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Channel</source>
        <comment>the colour of the channel itself</comment>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWriter</name>
    <message>
        <source>Do not reply</source>
        <translation>返信しない</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>送信先</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>メッセージを入力</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a channel</comment>
        <translation>宛先: %1</translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>%1に返信: %2</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>下書きは保存されていません: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the length of a text; the longest length</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to write in chat.</source>
        <translation>チャットに書き込むには、権限が必要です。</translation>
    </message>
    <message>
        <source>No channel is chosen.</source>
        <translation>チャンネルが選択されていません。</translation>
    </message>
    <message>
        <source>The last message is being sent.</source>
        <translation>前のメッセージを送信中です。</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>先にメッセージを入力してください。</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>最大500文字。</translation>
    </message>
    <message>
        <source>It is not known whether the message was sent. %1</source>
        <translation>メッセージが送信されたかどうか不明です。%1</translation>
    </message>
    <message>
        <source>The message was not sent. %1</source>
        <translation>メッセージは送信されませんでした。%1</translation>
    </message>
    <message>
        <source>The chat has dropped it.</source>
        <translation>チャットがメッセージを破棄しました。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatterModel</name>
    <message>
        <source>Broadcaster</source>
        <translation>配信者</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>参加開始</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1より前</translation>
    </message>
    <message>
        <source>here since %1</source>
        <translation>%1から参加</translation>
    </message>
    <message>
        <source>here since before %1</source>
        <translation>%1より前から参加</translation>
    </message>
</context>
<context>
    <name>Sidestage::CheckList</name>
    <message>
        <source>The service is fine.</source>
        <translation>サービスに問題はありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message>
        <source>“%1” is already in the list.</source>
        <translation>「%1」はすでに一覧にあります。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>タグは最大%n個です。「%1」を追加するには、1つ削除してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1を削除しました</translation>
    </message>
    <message>
        <source>%1, press Delete to remove</source>
        <translation>%1、Deleteキーで削除</translation>
    </message>
    <message>
        <source>%1, new, press Delete to remove</source>
        <translation>%1、新規、Deleteキーで削除</translation>
    </message>
    <message>
        <source>Contains %1.</source>
        <translation>含む項目: %1。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChoiceBars</name>
    <message>
        <source>%1 %</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a choice, its votes, its share</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1、勝利</translation>
    </message>
</context>
<context>
    <name>Sidestage::Client</name>
    <message>
        <source>Only an extension can send this request, with a token that it has signed itself. Nothing was sent.</source>
        <translation>このリクエストは、エクステンションが自分で署名したトークンでのみ送信できます。何も送信されませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsCard</name>
    <message>
        <source>Could not open a browser. The link is %1</source>
        <translation>ブラウザーを開けませんでした。リンク: %1</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>No permission to make clips.</source>
        <translation>クリップを作成する権限がありません。</translation>
    </message>
    <message>
        <source>No clips of this stream yet.</source>
        <translation>この配信のクリップはまだありません。</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>すべてのクリップ</translation>
    </message>
    <message>
        <source>Without permission to make clips, Sidestage only shows those of others.</source>
        <translation>クリップを作成する権限がないため、ほかの人のクリップのみ表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this stream</source>
        <translation>
            <numerusform>この配信%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1 · %2</source>
        <comment>who made a clip; number of views</comment>
        <translation>作成者%1 · %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message numerus="yes">
        <source>%Ln views</source>
        <translation>
            <numerusform>視聴%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>%1の操作</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>New clip</source>
        <translation>新しいクリップ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>asked %1, up to %2</source>
        <comment>4 s ago; 15 s</comment>
        <translation>%1にリクエスト、最大%2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsView</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>By</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>視聴数</translation>
    </message>
    <message>
        <source>Clips of the channel</source>
        <translation>チャンネルのクリップ</translation>
    </message>
    <message>
        <source>The channel has no clips yet.</source>
        <translation>チャンネルのクリップはまだありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::CodeLabel</name>
    <message>
        <source>Code: %1</source>
        <translation>コード: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CollectionFrame</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>この名前はすでに使われています。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1(コピー)</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Announcement colour</source>
        <translation>アナウンスの色</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColourField</name>
    <message>
        <source>Pick a colour</source>
        <translation>色を選択</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>その他の色…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>No matching result.</source>
        <translation>一致する結果がありません。</translation>
    </message>
    <message>
        <source>Change key…</source>
        <translation>キーを変更…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation>コミュニティ</translation>
    </message>
    <message>
        <source>Community section</source>
        <translation>コミュニティのセクション</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>チャット内</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>サブスクライバー</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック中</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>エクステンション</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityTexts</name>
    <message>
        <source>d MMM</source>
        <comment>A day of this year, as QLocale writes dates</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>A day of another year, as QLocale writes dates</comment>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Shows connection details</source>
        <translation>接続の詳細を表示</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>誰もサインインしていません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>キーチェーンを待機中</translation>
    </message>
    <message>
        <source>No sign-in</source>
        <translation>未サインイン</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>サインアウト済み</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Partly unavailable</source>
        <translation>一部利用不可</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>たった今</translation>
    </message>
    <message>
        <source>Next attempt in %1</source>
        <translation>次の試行まで%1</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>再接続中…</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>ライブイベント</translation>
    </message>
    <message>
        <source>API budget</source>
        <translation>API残量</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Requests this account can still send before it has to wait.</source>
        <translation>待機が必要になるまでにこのアカウントが送信できるリクエスト数です。</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>キーチェーンにアクセスできません</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>キーチェーンからサインイン情報を読み取れませんでした。再試行してキーチェーンのロックを解除するか、もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>No longer valid</source>
        <translation>無効になりました</translation>
    </message>
    <message>
        <source>This sign-in is no longer valid. Sign in again to continue. Nothing was lost.</source>
        <translation>このサインインはもう有効ではありません。続けるには、もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation>更新されていません</translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation>トークンの更新まで</translation>
    </message>
    <message>
        <source>Sign-in ends in</source>
        <translation>サインインの終了まで</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>On the next request</source>
        <translation>次のリクエスト時</translation>
    </message>
    <message>
        <source>Unsent decisions</source>
        <translation>未送信の処理</translation>
    </message>
    <message>
        <source>Saved on disk. They are sent when the undo time is over or the connection is back.</source>
        <translation>ディスクに保存済みです。元に戻せる時間が過ぎるか、接続が回復すると送信されます。</translation>
    </message>
    <message>
        <source>All good</source>
        <translation>すべて正常</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>再接続中</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>問題%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionTexts</name>
    <message>
        <source>Service: %1</source>
        <translation>サービス: %1</translation>
    </message>
    <message>
        <source>Last response: %1</source>
        <translation>最後の応答: %1</translation>
    </message>
    <message>
        <source>Last attempt failed: %1</source>
        <translation>最後の試行に失敗: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>それ以降%n回試行</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget: %1 of %2 left</source>
        <translation>API残量: %1 / %2</translation>
    </message>
    <message>
        <source>Rate limit reached. Calls wait until the service accepts them again.</source>
        <translation>レート制限に達しました。サービスが再び受け付けるまで呼び出しは待機します。</translation>
    </message>
    <message>
        <source>Moderator actions</source>
        <translation>モデレーターの操作</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>チャットモード</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>シールドモード</translation>
    </message>
    <message>
        <source>Shoutouts</source>
        <translation>シャウトアウト</translation>
    </message>
    <message>
        <source>Shared chats</source>
        <translation>共有チャット</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>引き換え</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>広告</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>寄付</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>Title and category</source>
        <translation>タイトルとカテゴリー</translation>
    </message>
    <message>
        <source>Stream start and end</source>
        <translation>配信の開始と終了</translation>
    </message>
    <message>
        <source>%1: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1: ライブイベントなし、定期的に確認します。</translation>
    </message>
    <message>
        <source>%1 in the channel of %2: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%2のチャンネルの%1: ライブイベントなし、定期的に確認します。</translation>
    </message>
    <message>
        <source>The service ended the subscription: “%1”</source>
        <translation>サービスがサブスクリプションを終了しました: 「%1」</translation>
    </message>
    <message>
        <source>Last message from the service: %1</source>
        <translation>サービスからの最後のメッセージ: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>サブスクリプション%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>No live events: polling every %1 s</source>
        <translation>ライブイベントなし: %1秒ごとに確認</translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation>ライブイベント: キーチェーンを待機中</translation>
    </message>
    <message>
        <source>Live events: sign-in not readable from keychain</source>
        <translation>ライブイベント: キーチェーンからサインインを読み取れません</translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation>ライブイベント: サインアウト</translation>
    </message>
    <message>
        <source>Live events: not subscribed yet</source>
        <translation>ライブイベント: 未登録</translation>
    </message>
    <message>
        <source>Live events: connecting…</source>
        <translation>ライブイベント: 接続中…</translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation>ライブイベント: 登録中…</translation>
    </message>
    <message>
        <source>Live events connected</source>
        <translation>ライブイベント接続済み</translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>ライブイベント接続済み、%n件拒否</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed changes are found within %1.</source>
        <translation>見逃した変更は%1以内に見つかります。</translation>
    </message>
    <message>
        <source>Live events: reconnecting, next attempt at %1</source>
        <translation>ライブイベント: 再接続中、次の試行は%1</translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation>ライブイベント: 再接続中…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>キーチェーンを待機中</translation>
    </message>
    <message>
        <source>Sign-in not readable from keychain</source>
        <translation>キーチェーンからサインインを読み取れません</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Connected · updated %1</source>
        <translation>接続済み · 更新%1</translation>
    </message>
    <message>
        <source>Reconnecting, attempt %1</source>
        <translation>再接続中、試行%1</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>%1からオフライン</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>サインアウト済み</translation>
    </message>
</context>
<context>
    <name>Sidestage::DataCard</name>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Could not open a file manager.</source>
        <translation>ファイルマネージャーを開けませんでした。</translation>
    </message>
    <message>
        <source>Accounts, drafts, presets, library</source>
        <translation>アカウント、下書き、プリセット、ライブラリ</translation>
    </message>
    <message>
        <source>Archive, ledger, reports, pending requests</source>
        <translation>アーカイブ、台帳、レポート、保留中のリクエスト</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Can be loaded again.</source>
        <translation>再度読み込めます。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Replaced by the last restore</source>
        <translation>前回の復元で置き換えられたデータ</translation>
    </message>
    <message>
        <source>Back up everything to one file</source>
        <translation>すべてを1つのファイルにバックアップ</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>バックアップ…</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>Replaces all present data, which is kept aside. Sidestage starts again.</source>
        <translation>現在のデータをすべて置き換えます。元のデータは別に保管されます。Sidestageは再起動します。</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Delete all data</source>
        <translation>すべてのデータを削除</translation>
    </message>
    <message>
        <source>Signs out everywhere and removes everything that Sidestage has stored on this computer.</source>
        <translation>すべてサインアウトし、Sidestageがこのコンピューターに保存したものをすべて削除します。</translation>
    </message>
    <message>
        <source>Delete all data…</source>
        <translation>すべてのデータを削除…</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>すべてをバックアップ</translation>
    </message>
    <message>
        <source>Back-ups of Sidestage (*.sidestage)</source>
        <translation>Sidestageのバックアップ(*.sidestage)</translation>
    </message>
    <message>
        <source>Everything is in %1. Keep it where only you can read it.</source>
        <translation>すべて%1に保存しました。自分だけが読める場所に保管してください。</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1を確認中…</translation>
    </message>
    <message>
        <source>Nothing was restored. %1</source>
        <translation>何も復元されませんでした。%1</translation>
    </message>
    <message>
        <source>Replace all present data?</source>
        <translation>現在のデータをすべて置き換えますか?</translation>
    </message>
    <message>
        <source>The back-up is of %1, written by Sidestage %2, %3. The present data is moved to %4. Sidestage then starts again; you may have to sign in again.</source>
        <translation>%1のバックアップ、作成元はSidestage %2、%3です。現在のデータは%4に移動します。その後Sidestageが再起動します。再度サインインが必要な場合があります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>復元して再起動</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>展開中…</translation>
    </message>
    <message>
        <source>Delete everything that Sidestage has stored?</source>
        <translation>Sidestageが保存したものをすべて削除しますか?</translation>
    </message>
    <message>
        <source>%1: accounts, drafts, presets, the reward library, the archive, the ledger, reports and settings. Pending decisions are not sent. This cannot be undone; a back-up can bring it back.</source>
        <translation>%1: アカウント、下書き、プリセット、報酬ライブラリ、アーカイブ、台帳、レポート、設定。保留中の処理は送信されません。この操作は元に戻せませんが、バックアップから復元できます。</translation>
    </message>
    <message>
        <source>Delete and restart</source>
        <translation>削除して再起動</translation>
    </message>
    <message>
        <source>All accounts are signed out, but nothing else was deleted. %1</source>
        <translation>すべてのアカウントからサインアウトしましたが、それ以外は何も削除されませんでした。%1</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>サインアウト中…</translation>
    </message>
    <message>
        <source>All databases and settings, also while Sidestage is running. Not part of it are the world of the sandbox, and sign-ins and client secrets, which stay in the system’s keychain.</source>
        <translation>すべてのデータベースと設定です。Sidestageの実行中でもバックアップできます。サンドボックスのワールドと、システムのキーチェーンに残るサインインおよびクライアントシークレットは含まれません。</translation>
    </message>
    <message>
        <source>Pending decisions are not sent.</source>
        <translation>保留中の処理は送信されません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Database</name>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1は破損しています。</translation>
    </message>
    <message>
        <source>%1 was written by another version of Sidestage.</source>
        <translation>%1は別のバージョンのSidestageで作成されています。</translation>
    </message>
</context>
<context>
    <name>Sidestage::DayStrip</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
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
        <translation>再び待機中</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>%Ln件はすでに送信済みで確定しています。残りの%1は再び待機します。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” of %2 was not fulfilled.</source>
        <comment>a reward; a viewer</comment>
        <translation>%2の「%1」は完了されませんでした。</translation>
    </message>
    <message>
        <source>“%1” of %2 was not refunded.</source>
        <comment>a reward; a viewer</comment>
        <translation>%2の「%1」は払い戻されませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionService</name>
    <message>
        <source>The service rejected the decision without giving a reason.</source>
        <translation>サービスが理由を示さずに処理を拒否しました。</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>確認中</translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>「%1」を削除しますか?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>報酬%Ln件を削除しますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>引き換え%Ln件が待機中です(%1)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting a reward fulfils its waiting redemptions: no points are refunded, and this cannot be undone.</source>
        <translation>報酬を削除すると、待機中の引き換えは完了扱いになります。ポイントは払い戻されず、元に戻せません。</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>先に%Ln件を払い戻す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>先に%Ln件を完了する</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause instead</source>
        <translation>代わりに一時停止</translation>
    </message>
    <message>
        <source>Viewers can no longer redeem a deleted reward. If you keep it in the library, you can create it again.</source>
        <translation>削除した報酬は、視聴者が引き換えられなくなります。ライブラリに残しておけば、再度作成できます。</translation>
    </message>
    <message>
        <source>Keep it in the library</source>
        <translation>ライブラリに残す</translation>
    </message>
    <message>
        <source>Keep them in the library</source>
        <translation>ライブラリに残す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message numerus="yes">
        <source>Pause %Ln</source>
        <translation>
            <numerusform>%Ln件を一時停止</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln and delete</source>
        <translation>
            <numerusform>%Ln件を払い戻して削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln and delete</source>
        <translation>
            <numerusform>%Ln件を完了して削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln</source>
        <translation>
            <numerusform>%Ln件を削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DescriptionCard</name>
    <message>
        <source>About the channel</source>
        <translation>チャンネルについて</translation>
    </message>
    <message>
        <source>Send description</source>
        <translation>自己紹介を送信</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard the change of the description</source>
        <translation>自己紹介の変更を破棄</translation>
    </message>
    <message>
        <source>Sign in again to see the description.</source>
        <translation>自己紹介を表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to change the description.</source>
        <translation>自己紹介を変更する権限がありません。</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>Changing the description requires the permission user:edit, which was not granted when you signed in.</source>
        <translation>自己紹介を変更するには権限user:editが必要ですが、サインイン時に付与されていません。</translation>
    </message>
    <message>
        <source>Description sent</source>
        <translation>自己紹介を送信しました</translation>
    </message>
    <message>
        <source>It is not known whether the description was changed. %1 Yours is still here.</source>
        <translation>自己紹介が変更されたかどうか不明です。%1入力内容はここに残っています。</translation>
    </message>
    <message>
        <source>Description not sent. %1 Yours is still here.</source>
        <translation>自己紹介は送信されませんでした。%1入力内容はここに残っています。</translation>
    </message>
    <message>
        <source>Discarded the change of the description</source>
        <translation>自己紹介の変更を破棄しました</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: “%1”</source>
        <translation>その間にほかで変更: 「%1」</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>下書きは保存されていません: %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the description.</source>
        <translation>自己紹介を変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::DesktopPresence</name>
    <message>
        <source>Snooze the next ad</source>
        <translation>次の広告をスヌーズ</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>この瞬間をマーク</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>最も長く待っている引き換えを完了</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>最も長く待っている引き換えを払い戻し</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>確認なしでチャットをロックダウン</translation>
    </message>
    <message>
        <source>Show Sidestage</source>
        <translation>Sidestageを表示</translation>
    </message>
    <message>
        <source>Use global shortcuts</source>
        <translation>グローバルショートカットを使う</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>実行されませんでした</translation>
    </message>
    <message>
        <source>Sidestage keeps running</source>
        <translation>Sidestageは実行中です</translation>
    </message>
    <message>
        <source>Its icon in the tray shows the window again. To quit, use the menu of the icon. Settings decide what closing the window does.</source>
        <translation>トレイのアイコンからウィンドウを再表示できます。終了するには、アイコンのメニューを使ってください。ウィンドウを閉じたときの動作は「設定」で変更できます。</translation>
    </message>
    <message>
        <source>Global shortcuts are on. Choose their keys in the settings of your desktop.</source>
        <translation>グローバルショートカットはオンです。キーはデスクトップの設定で選んでください。</translation>
    </message>
    <message>
        <source>Global shortcuts are on. %1</source>
        <translation>グローバルショートカットはオンです。%1</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>ほかのプログラム</translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Waiting for your approval</source>
        <translation>許可を待っています</translation>
    </message>
    <message>
        <source>Enter this code on another device</source>
        <translation>別のデバイスでこのコードを入力してください</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Opens in the browser of this computer</source>
        <translation>このコンピューターのブラウザーで開きます</translation>
    </message>
    <message>
        <source>Could not open the browser. Enter the address there yourself.</source>
        <translation>ブラウザーを開けませんでした。アドレスを手動で入力してください。</translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and enter:</source>
        <translation>サインイン済みのデバイスで%1を開き、次を入力してください:</translation>
    </message>
    <message>
        <source>This code is not valid any more. If you denied access, get a new code.</source>
        <translation>このコードはもう有効ではありません。アクセスを拒否した場合は、新しいコードを取得してください。</translation>
    </message>
    <message>
        <source>next check in %1</source>
        <translation>次の確認まで%1</translation>
    </message>
    <message>
        <source>checking now</source>
        <translation>確認中</translation>
    </message>
    <message>
        <source>Checked %1, %2.</source>
        <translation>確認%1、%2。</translation>
    </message>
    <message>
        <source>Checks for your approval every few seconds.</source>
        <translation>許可されたかどうかを数秒ごとに確認します。</translation>
    </message>
    <message>
        <source>This code has ended</source>
        <translation>このコードは終了しました</translation>
    </message>
    <message>
        <source>The code is not valid any more.</source>
        <translation>このコードはもう有効ではありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Diagnostics</name>
    <message>
        <source>Report for developers</source>
        <translation>開発者向けレポート</translation>
    </message>
    <message>
        <source>Read the report before you pass it on.</source>
        <translation>レポートを渡す前に内容を確認してください。</translation>
    </message>
    <message>
        <source>It says which versions and settings you use, which permissions were granted, and what Sidestage has logged. Tokens, passwords and stream keys are left out. Sidestage sends it nowhere. You can change the text before you save it.</source>
        <translation>使用中のバージョンと設定、付与された権限、Sidestageのログが記載されます。トークン、パスワード、ストリームキーは含まれません。Sidestageがこれを送信することはありません。保存前に内容を変更できます。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト(*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. That run began at %1. A report for developers can help to find the cause.</source>
        <translation>前回、Sidestageが正常に終了しませんでした。その起動時刻は%1です。開発者向けレポートが原因の特定に役立ちます。</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. A report for developers can help to find the cause.</source>
        <translation>前回、Sidestageが正常に終了しませんでした。開発者向けレポートが原因の特定に役立ちます。</translation>
    </message>
    <message>
        <source>Read the report…</source>
        <translation>レポートを読む…</translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>削除: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DirectAction</name>
    <message>
        <source>Snoozing the next ad by 5 minutes.</source>
        <translation>次の広告を5分スヌーズします。</translation>
    </message>
    <message>
        <source>The length of an ad is a number of seconds from %1 to %2.</source>
        <translation>広告の長さは%1～%2の秒数です。</translation>
    </message>
    <message>
        <source>Running an ad of %1.</source>
        <translation>%1の広告を実行します。</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>メモは最大%n文字です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking this moment.</source>
        <translation>この瞬間をマークします。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>引き換えを処理するには、権限が必要です。</translation>
    </message>
    <message>
        <source>No redemption is waiting.</source>
        <translation>待機中の引き換えはありません。</translation>
    </message>
    <message>
        <source>No redemption of “%1” is waiting.</source>
        <translation>「%1」の待機中の引き換えはありません。</translation>
    </message>
    <message>
        <source>Fulfilling “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>%2の「%1」を完了します。</translation>
    </message>
    <message>
        <source>Refunding “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>%2の「%1」を払い戻します。</translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n seconds. Until then it can be undone.</source>
        <translation>
            <numerusform>%n秒後に送信されます。それまでは元に戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no announcement template “%1”.</source>
        <translation>アナウンステンプレート「%1」はありません。</translation>
    </message>
    <message>
        <source>%1 is not among the channels of the page Chat.</source>
        <translation>%1は「チャット」ページのチャンネルに含まれていません。</translation>
    </message>
    <message>
        <source>No signed-in account may announce in %1.</source>
        <translation>%1でアナウンスできるサインイン済みのアカウントがありません。</translation>
    </message>
    <message>
        <source>Announcing “%1” in %2.</source>
        <translation>%2で「%1」をアナウンスします。</translation>
    </message>
    <message>
        <source>The only argument of this action is “now”.</source>
        <translation>この操作の引数は「now」だけです。</translation>
    </message>
    <message>
        <source>Chat is locked down already.</source>
        <translation>チャットはすでにロックダウン中です。</translation>
    </message>
    <message>
        <source>No preset for lockdowns is set. Set one on the page Chat.</source>
        <translation>ロックダウン用のプリセットが設定されていません。「チャット」ページで設定してください。</translation>
    </message>
    <message>
        <source>The page Chat shows no channel.</source>
        <translation>「チャット」ページに表示中のチャンネルがありません。</translation>
    </message>
    <message>
        <source>The lockdown could not be saved to disk, so it was not started.</source>
        <translation>ロックダウンをディスクに保存できなかったため、開始しませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %n channels.</source>
        <translation>
            <numerusform>%nチャンネルをロックダウンします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>次の広告をスヌーズ</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>広告を実行</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>この瞬間をマーク</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>最も長く待っている引き換えを完了</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>最も長く待っている引き換えを払い戻し</translation>
    </message>
    <message>
        <source>Announce a template in chat</source>
        <translation>テンプレートをチャットでアナウンス</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>確認なしでチャットをロックダウン</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>削除されたアカウント</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>an amount, and others in other currencies</comment>
        <translation>%1ほか</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>寄付</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>以前</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1、寄付%n件で%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>viewer, amount, time</comment>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationsCard</name>
    <message>
        <source>Donations</source>
        <translation>寄付</translation>
    </message>
    <message>
        <source>Search donations by viewer or amount</source>
        <translation>視聴者または金額で寄付を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Sort donations</source>
        <translation>寄付を並べ替え</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>金額順</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>視聴者別</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>金額の大きい順</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, order</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source> · loading…</source>
        <translation> · 読み込み中…</translation>
    </message>
    <message>
        <source>No matching donation for “%1”.</source>
        <translation>「%1」に一致する寄付がありません。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>No donations yet. They appear here as they come in.</source>
        <translation>寄付はまだありません。届くとここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新着%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation>ほかで変更</translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you were editing it</source>
        <translation>編集中にチャンネルがほかで変更されました</translation>
    </message>
    <message>
        <source>Choose which value to use for each field. Nothing has been sent yet.</source>
        <translation>項目ごとに使用する値を選択してください。まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>Before your edits</source>
        <translation>編集前</translation>
    </message>
    <message>
        <source>Current value (seen %1)</source>
        <translation>現在の値(確認%1)</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>自分の値</translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation>自分のみが変更: %1。</translation>
    </message>
    <message>
        <source>Use current values</source>
        <translation>現在の値を使う</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>現在の値</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>自分の値</translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>自分の値を送信(%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1 will be overwritten with your values, %2 will keep the current value.</source>
        <translation>%1は自分の値で上書きされ、%2は現在の値のままになります。</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n項目</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Drive</name>
    <message>
        <source>Act at once, without a dialog:</source>
        <translation>ダイアログなしですぐに実行:</translation>
    </message>
    <message>
        <source>Open their page and act there, on what is selected:</source>
        <translation>ページを開き、選択中のものに対して実行:</translation>
    </message>
    <message>
        <source>Open a page or a dialog:</source>
        <translation>ページまたはダイアログを開く:</translation>
    </message>
    <message numerus="yes">
        <source>live, %n viewers</source>
        <translation>
            <numerusform>配信中、視聴者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>offline</source>
        <comment>a channel</comment>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>ad running, %1 left</source>
        <translation>広告中、残り%1</translation>
    </message>
    <message>
        <source>next ad in %1</source>
        <translation>次の広告まで%1</translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes left</source>
        <translation>
            <numerusform>スヌーズ残り%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions waiting</source>
        <translation>
            <numerusform>引き換え%n件待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting in moderation</source>
        <translation>
            <numerusform>モデレーション%n件待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions not sent yet</source>
        <translation>
            <numerusform>処理%n件未送信</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean: %1?</source>
        <translation>もしかして: %1?</translation>
    </message>
    <message>
        <source>The arguments are too long.</source>
        <translation>引数が長すぎます。</translation>
    </message>
    <message>
        <source>Sidestage is not running in this data folder.</source>
        <translation>このデータフォルダーではSidestageが実行されていません。</translation>
    </message>
    <message>
        <source>Sidestage is running, but does not answer.</source>
        <translation>Sidestageは実行中ですが、応答しません。</translation>
    </message>
    <message>
        <source>Sidestage has ended.</source>
        <translation>Sidestageが終了しました。</translation>
    </message>
    <message>
        <source>The answer of Sidestage could not be read. Are its versions the same?</source>
        <translation>Sidestageの応答を読み取れませんでした。バージョンは同じですか?</translation>
    </message>
    <message>
        <source>Tells the running Sidestage what to do, or asks for the state of the channel.</source>
        <translation>実行中のSidestageに操作を指示するか、チャンネルの状態を問い合わせます。</translation>
    </message>
    <message>
        <source>Do an action; --list shows all.</source>
        <translation>操作を実行します。--listですべて表示します。</translation>
    </message>
    <message>
        <source>Print the state of the channel.</source>
        <translation>チャンネルの状態を出力します。</translation>
    </message>
    <message>
        <source>Of this service.</source>
        <translation>対象のサービス。</translation>
    </message>
    <message>
        <source>For this account.</source>
        <translation>対象のアカウント。</translation>
    </message>
    <message>
        <source>Ask the Sidestage that uses this folder.</source>
        <translation>このフォルダーを使用しているSidestageに問い合わせます。</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>JSONで出力します。</translation>
    </message>
    <message>
        <source>List all actions.</source>
        <translation>すべての操作を一覧表示します。</translation>
    </message>
    <message>
        <source>Print the state again after each change.</source>
        <translation>変更のたびに状態を再出力します。</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>使用法: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DurationField</name>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>%1の長さ</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>%1の単位</translation>
    </message>
</context>
<context>
    <name>Sidestage::EditorsCard</name>
    <message>
        <source>%1, editor since %2</source>
        <translation>%1、%2から編集者</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>編集者</translation>
    </message>
    <message>
        <source>Editors of the channel</source>
        <translation>チャンネルの編集者</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the editors.</source>
        <translation>編集者を見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>権限が不足しています</translation>
    </message>
    <message>
        <source>Seeing the editors of a channel requires permission from its broadcaster.</source>
        <translation>チャンネルの編集者を見るには、配信者の権限が必要です。</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>編集者の読み込みを再試行</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>更新できませんでした。%1</translation>
    </message>
    <message>
        <source>Could not load the editors. %1</source>
        <translation>編集者を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>The channel has no editors.</source>
        <translation>チャンネルに編集者がいません。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
</context>
<context>
    <name>Sidestage::EmbeddedSandbox</name>
    <message>
        <source>Sandbox</source>
        <translation>サンドボックス</translation>
    </message>
</context>
<context>
    <name>Sidestage::EndView</name>
    <message>
        <source>No raid</source>
        <translation>レイドしない</translation>
    </message>
    <message>
        <source>the viewers stay</source>
        <translation>視聴者は残ります</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>番組一覧に戻る</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>待機中のもの</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>すべて設定</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>after the decisions</source>
        <translation>処理後</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1、%2、視聴者%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom to raid. The current row is chosen.</source>
        <translation>レイド先。現在の行が選択されます。</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>called last, leaves after 90 s</source>
        <translation>最後に呼び出し、90秒後に出発</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>kept when the show ends</source>
        <translation>番組の終了後も保存されます</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Save summary…</source>
        <translation>概要を保存…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>処理%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restores</source>
        <translation>
            <numerusform>復元%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>End show (%1)</source>
        <comment>what it does</comment>
        <translation>番組を終了(%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <comment>what it does, without a show</comment>
        <translation>終了処理(%1)</translation>
    </message>
    <message>
        <source>End of show</source>
        <translation>番組の終了</translation>
    </message>
    <message>
        <source>End of stream</source>
        <translation>配信の終了</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>サービスと比較中…</translation>
    </message>
    <message>
        <source>%1, since %2 · your broadcast itself goes on</source>
        <comment>name of a show; a time of day</comment>
        <translation>%1、%2から · 配信自体は続きます</translation>
    </message>
    <message>
        <source>No show was begun. The figures count from %1.</source>
        <comment>a time of day</comment>
        <translation>番組は開始されていません。数値は%1からの集計です。</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>配信</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>概要を保存</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a show, a date</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Summary saved in %1.</source>
        <translation>概要を%1に保存しました。</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>待機中のものはありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of redemptions; number of rewards</comment>
        <translation>%2の%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>引き換え%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 fulfilled, %3 refunded, %4 given back. %5 left.</source>
        <translation>%1: %2件を完了、%3件を払い戻し、%4を返却。%5件は残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>リクエスト%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is restored, because no show was begun.</source>
        <translation>番組が開始されていないため、何も復元されません。</translation>
    </message>
    <message>
        <source>Nothing that is restored was changed elsewhere.</source>
        <translation>復元するものは、ほかで変更されていません。</translation>
    </message>
    <message>
        <source>Changed elsewhere and left as it is: %1.</source>
        <translation>ほかで変更されたため、そのまま残します: %1。</translation>
    </message>
    <message>
        <source>Folder for chapters and markers</source>
        <translation>チャプターとマーカーのフォルダー</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a noun</comment>
        <translation>番組</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>title of a column</comment>
        <translation>項目</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlert</name>
    <message>
        <source>Raid arrives</source>
        <translation>レイドの到着</translation>
    </message>
    <message>
        <source>New subscription</source>
        <translation>新しいサブスク</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>チア</translation>
    </message>
    <message>
        <source>Moderation waits</source>
        <translation>モデレーション待ち</translation>
    </message>
    <message>
        <source>You are mentioned</source>
        <translation>あなたへのメンション</translation>
    </message>
    <message>
        <source>Prediction to resolve</source>
        <translation>確定待ちの予想</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>接続の切断</translation>
    </message>
    <message>
        <source>The window always shows it above the pages.</source>
        <translation>ウィンドウのページ上部に常に表示されます。</translation>
    </message>
    <message>
        <source>Moment or clip</source>
        <translation>モーメントまたはクリップ</translation>
    </message>
    <message>
        <source>The window always shows what became of it.</source>
        <translation>結果は常にウィンドウに表示されます。</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a viewer, a message</comment>
        <translation>%1: 「%2」</translation>
    </message>
    <message>
        <source>%1 in %2: “%3”</source>
        <comment>a viewer, a channel, a message</comment>
        <translation>%2の%1: 「%3」</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation>このサービスプロファイルにはライブイベントのアドレスがありません。</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>コンピューターがスリープしていました。</translation>
    </message>
    <message>
        <source>The service refused all subscriptions: %1</source>
        <translation>サービスがすべてのサブスクリプションを拒否しました: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation>サービスが接続を閉じました: 「%1」(%2)</translation>
    </message>
    <message>
        <source>Connection lost: %1</source>
        <translation>接続が切れました: %1</translation>
    </message>
    <message>
        <source>Could not connect: %1</source>
        <translation>接続できませんでした: %1</translation>
    </message>
    <message>
        <source>Connection timed out: no data from the service.</source>
        <translation>接続がタイムアウトしました: サービスからデータが届きません。</translation>
    </message>
    <message>
        <source>The service tried to move the connection to a different host, which is not allowed.</source>
        <translation>サービスが接続を別のホストに移そうとしましたが、許可されていません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionSales</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>購入者</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビッツ</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionsCard</name>
    <message>
        <source>Panel %1</source>
        <translation>パネル%1</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>オーバーレイ</translation>
    </message>
    <message>
        <source>Component %1</source>
        <translation>コンポーネント%1</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>エクステンション</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard the choice of extensions</source>
        <translation>エクステンションの選択を破棄</translation>
    </message>
    <message>
        <source>Apply the choice of extensions</source>
        <translation>エクステンションの選択を適用</translation>
    </message>
    <message>
        <source>Sign in again to see your extensions.</source>
        <translation>エクステンションを表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to choose extensions.</source>
        <translation>エクステンションを選択する権限がありません。</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>Choosing the active extensions requires the permission user:edit:broadcast, which was not granted when you signed in.</source>
        <translation>有効なエクステンションを選択するには権限user:edit:broadcastが必要ですが、サインイン時に付与されていません。</translation>
    </message>
    <message>
        <source>Extensions applied</source>
        <translation>エクステンションを適用しました</translation>
    </message>
    <message>
        <source>It is not known whether the extensions were changed. %1</source>
        <translation>エクステンションが変更されたかどうか不明です。%1</translation>
    </message>
    <message>
        <source>No extension was changed. %1 Your choice is still here.</source>
        <translation>エクステンションは変更されませんでした。%1選択内容はここに残っています。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 (has to be set up first)</source>
        <translation>%1(先に設定が必要)</translation>
    </message>
    <message>
        <source>No extensions are installed. Install them in the creator dashboard.</source>
        <translation>インストール済みのエクステンションがありません。クリエイターダッシュボードでインストールしてください。</translation>
    </message>
    <message>
        <source>No extensions are active.</source>
        <translation>有効なエクステンションがありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to choose extensions.</source>
        <translation>エクステンションを選択するには、権限が必要です。</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>「%1」に移動しました。</translation>
    </message>
    <message>
        <source>Discarded the choice of extensions</source>
        <translation>エクステンションの選択を破棄しました</translation>
    </message>
</context>
<context>
    <name>Sidestage::Feed</name>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Daily download</source>
        <translation>毎日のダウンロード</translation>
    </message>
    <message>
        <source>Download once a day</source>
        <translation>1日1回ダウンロード</translation>
    </message>
    <message>
        <source>While Sidestage is running. Data that the service deletes after a year stays saved here.</source>
        <translation>Sidestageの実行中に行います。サービスが1年後に削除するデータも、ここには保存されたままです。</translation>
    </message>
    <message>
        <source>Warn after this many days without new data</source>
        <translation>この日数だけ新しいデータがないと警告</translation>
    </message>
    <message>
        <source>Warn when there is no new data for</source>
        <translation>新しいデータがないと警告する期間</translation>
    </message>
    <message>
        <source>In days, counted from when new data was due.</source>
        <translation>新しいデータが届く予定の時点から数えた日数です。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message>
        <source>The address of the file is not secure: it is neither https nor on this computer.</source>
        <translation>ファイルのアドレスが安全ではありません。httpsでも、このコンピューター上でもありません。</translation>
    </message>
    <message>
        <source>The file is compressed (%1), which is not supported.</source>
        <translation>ファイルが圧縮されていますが(%1)、対応していません。</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>ファイルが%nMBを超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was redirected in a way that is not allowed.</source>
        <translation>ファイルが許可されていない方法でリダイレクトされました。</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>ファイルが不完全です。</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>表計算ソフト用の表(*.csv)</translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation>正確な値の表(*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1を保存しています</translation>
    </message>
    <message>
        <source>%1 is still being saved. You can save another file when it is done.</source>
        <translation>%1はまだ保存中です。完了後に別のファイルを保存できます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation>エクスポートを取り消しました。何も保存されていません。</translation>
    </message>
    <message>
        <source>Could not save %1. The system reported: “%2”</source>
        <translation>%1を保存できませんでした。システムの報告: 「%2」</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>別のファイルを選択…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln行を%1に保存しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FolderOwner</name>
    <message>
        <source>Sidestage could not lock its data folder, so it did not start.</source>
        <translation>Sidestageはデータフォルダーをロックできなかったため、起動しませんでした。</translation>
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
        <translation>1つのフォルダーを使えるSidestageは1つだけです。このフォルダーに書き込めること、ファイルシステムがロックに対応していることを確認するか、別のフォルダーでSidestageを起動してください: --data-dir フォルダー</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Sidestage could not finish restoring or deleting its data.</source>
        <translation>Sidestageはデータの復元または削除を完了できませんでした。</translation>
    </message>
    <message>
        <source>Nothing is lost: the previous data is in the folder “before-restore”. Start again when the reason is solved.</source>
        <translation>失われたものはありません。以前のデータはフォルダー「before-restore」にあります。原因を解決してから、もう一度起動してください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>フォロー中</translation>
    </message>
    <message>
        <source>Export followers…</source>
        <translation>フォロワーをエクスポート…</translation>
    </message>
    <message>
        <source>Export followed channels…</source>
        <translation>フォロー中のチャンネルをエクスポート…</translation>
    </message>
    <message>
        <source>Reset count</source>
        <translation>カウントをリセット</translation>
    </message>
    <message>
        <source>Followers per day</source>
        <translation>1日あたりのフォロワー</translation>
    </message>
    <message>
        <source>Followed channels per day</source>
        <translation>1日あたりのフォロー中チャンネル</translation>
    </message>
    <message>
        <source>Loading the list</source>
        <translation>一覧を読み込み中</translation>
    </message>
    <message>
        <source>Filter followers</source>
        <translation>フォロワーを絞り込み</translation>
    </message>
    <message>
        <source>Filter followed channels</source>
        <translation>フォロー中のチャンネルを絞り込み</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Search followers</source>
        <translation>フォロワーを検索</translation>
    </message>
    <message>
        <source>Search followed channels</source>
        <translation>フォロー中のチャンネルを検索</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Followers, newest first</source>
        <translation>フォロワー、新しい順</translation>
    </message>
    <message>
        <source>Followed channels, newest first</source>
        <translation>フォロー中のチャンネル、新しい順</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1をコピーしました</translation>
    </message>
    <message>
        <source>new followers</source>
        <translation>新しいフォロワー</translation>
    </message>
    <message>
        <source>lost followers</source>
        <translation>離れたフォロワー</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>newly followed channels</source>
        <translation>新しくフォローしたチャンネル</translation>
    </message>
    <message>
        <source>channels no longer followed</source>
        <translation>フォローをやめたチャンネル</translation>
    </message>
    <message>
        <source>followed channels</source>
        <translation>フォロー中のチャンネル</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1をエクスポート</translation>
    </message>
    <message>
        <source>Changes since %1: %2 new, %3 gone</source>
        <translation>%1以降の変化: 新規%2、解除%3</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>新規%1</translation>
    </message>
    <message>
        <source>Gone %1</source>
        <translation>解除%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, comparing</source>
        <translation>%1、比較中</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1、一時停止中</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <translation>%1、読み込み中</translation>
    </message>
    <message>
        <source>Loading could not be resumed and started over at %1. No entries were lost.</source>
        <translation>読み込みを再開できず、%1に最初からやり直しました。失われた項目はありません。</translation>
    </message>
    <message>
        <source>Not fully loaded. %1</source>
        <translation>読み込みが完了していません。%1</translation>
    </message>
    <message>
        <source>Only the number of followers is available.</source>
        <translation>フォロワー数のみ取得できます。</translation>
    </message>
    <message>
        <source>Not available without permission.</source>
        <translation>権限がないため利用できません。</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>権限が不足しています</translation>
    </message>
    <message>
        <source>Without permission to read followers, only their number is available, not who they are. %1 has to grant it.</source>
        <translation>フォロワーを読み取る権限がないと、人数だけがわかり、誰かはわかりません。%1が権限を付与する必要があります。</translation>
    </message>
    <message>
        <source>Seeing who an account follows requires permission. %1 has to grant it.</source>
        <translation>アカウントがフォローしている相手を見るには、権限が必要です。%1が付与する必要があります。</translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation>現在%1件見つかりました</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1件見つかりました</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>一致する名前がありません。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>No new followers since %1.</source>
        <translation>%1以降、新しいフォロワーはいません。</translation>
    </message>
    <message>
        <source>No newly followed channels since %1.</source>
        <translation>%1以降、新しくフォローしたチャンネルはありません。</translation>
    </message>
    <message>
        <source>No one unfollowed since %1.</source>
        <translation>%1以降、フォローを解除した人はいません。</translation>
    </message>
    <message>
        <source>No channels unfollowed since %1.</source>
        <translation>%1以降、フォローを解除したチャンネルはありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>フォロワーを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who you follow.</source>
        <translation>フォロー中のチャンネルを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>No followers yet. They appear here as they come.</source>
        <translation>フォロワーはまだいません。フォローされるとここに表示されます。</translation>
    </message>
    <message>
        <source>You do not follow anyone yet.</source>
        <translation>まだ誰もフォローしていません。</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>一覧を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%1. Last %n days: %2</source>
        <translation>
            <numerusform>%1。過去%n日間: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service keeps returning more pages than it has entries.</source>
        <translation>サービスが項目数より多いページを返し続けています。</translation>
    </message>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>サービスが一覧表示したのは%Ln件だけなので、解除とは扱いません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1、ログイン名%2</translation>
    </message>
    <message>
        <source>%1, new, follows since %2</source>
        <translation>%1、新規、%2からのフォロワー</translation>
    </message>
    <message>
        <source>%1, new, followed since %2</source>
        <translation>%1、新規、%2からフォロー中</translation>
    </message>
    <message>
        <source>%1, gone, noticed %2, followed since %3</source>
        <translation>%1、解除、検知%2、フォロー開始%3</translation>
    </message>
    <message>
        <source>%1, no longer followed, noticed %2</source>
        <translation>%1、フォロー終了、検知%2</translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation>%1、%2からのフォロワー</translation>
    </message>
    <message>
        <source>%1, followed since %2</source>
        <translation>%1、%2からフォロー中</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowersCard</name>
    <message>
        <source>+%1 or more</source>
        <comment>followers</comment>
        <translation>+%1以上</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Sign in again to see your followers.</source>
        <translation>フォロワーを表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to see who follows.</source>
        <translation>フォロワーを見る権限がありません。</translation>
    </message>
    <message>
        <source>Without permission to read followers, Sidestage only sees how many there are, not who they are or since when they follow.</source>
        <translation>フォロワーを読み取る権限がないと、人数だけがわかり、誰がいつからフォローしているかはわかりません。</translation>
    </message>
    <message>
        <source>%1 this stream</source>
        <translation>この配信%1</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>今日%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a follower, since when</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowsView</name>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>フォロー中</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビッツ</translation>
    </message>
    <message>
        <source>Search follows</source>
        <translation>フォローを検索</translation>
    </message>
    <message>
        <source>Export follows…</source>
        <translation>フォローをエクスポート…</translation>
    </message>
    <message>
        <source>Copy name from follows</source>
        <translation>フォローから名前をコピー</translation>
    </message>
    <message>
        <source>Reset the count of changes</source>
        <translation>変化のカウントをリセット</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormBase</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>%n文字超過: 最大%L1文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation>%L1 / %L2文字</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormField</name>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>Changed, not sent yet</source>
        <translation>変更あり、未送信</translation>
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
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>%1時点</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · ライブ</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, refresh failed</source>
        <translation>%1、更新に失敗</translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation>%1、更新中</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
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
        <translation>デスクトップがグローバルショートカットを許可しませんでした。</translation>
    </message>
    <message>
        <source>This desktop offers no global shortcuts to programs.</source>
        <translation>このデスクトップは、プログラムにグローバルショートカットを提供していません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: another program has taken %2.</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2はほかのプログラムが使用しています。</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used in other programs.</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2はほかのプログラムでは使えません。</translation>
    </message>
    <message>
        <source>Choose another key in Settings, under Keys.</source>
        <translation>「設定」の「キー」で別のキーを選んでください。</translation>
    </message>
    <message>
        <source>No action has a key for other programs. Choose one in Settings, under Keys.</source>
        <translation>ほかのプログラムで使えるキーを持つ操作がありません。「設定」の「キー」で選んでください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalBar</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%2中%1、%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalsCard</name>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>サブスク</translation>
    </message>
    <message>
        <source>New subscriptions</source>
        <translation>新規サブスク</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Sign in again to see your goals.</source>
        <translation>目標を表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to see goals.</source>
        <translation>目標を見る権限がありません。</translation>
    </message>
    <message>
        <source>Without permission to read goals, Sidestage cannot show how far they are.</source>
        <translation>目標を読み取る権限がないと、進捗を表示できません。</translation>
    </message>
    <message>
        <source>No goals. Set them up in the creator dashboard.</source>
        <translation>目標がありません。クリエイターダッシュボードで設定してください。</translation>
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
        <translation>移動</translation>
    </message>
    <message>
        <source>Go to a page or an action</source>
        <translation>ページまたは操作へ移動</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>配信者</translation>
    </message>
</context>
<context>
    <name>Sidestage::HeaderState</name>
    <message>
        <source>Reset columns</source>
        <translation>列をリセット</translation>
    </message>
</context>
<context>
    <name>Sidestage::HealthCard</name>
    <message>
        <source>Show this account</source>
        <translation>このアカウントを表示</translation>
    </message>
    <message>
        <source>Refresh now</source>
        <translation>今すぐ更新</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>もう一度サインイン…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>サインアウト…</translation>
    </message>
    <message>
        <source>Time left of the access token</source>
        <translation>アクセストークンの残り時間</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>アクセストークン</translation>
    </message>
    <message>
        <source>Last refresh</source>
        <translation>最後の更新</translation>
    </message>
    <message>
        <source>Last validation</source>
        <translation>最後の検証</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>キーチェーン</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>access token: valid until when. More</comment>
        <translation>%1: %2。%3</translation>
    </message>
    <message>
        <source>There is no valid sign-in to refresh.</source>
        <translation>更新できる有効なサインインがありません。</translation>
    </message>
    <message>
        <source>A sign-in through the browser without a client secret cannot be refreshed. Sign in again before it ends.</source>
        <translation>クライアントシークレットなしのブラウザーでのサインインは更新できません。終了する前に、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>signed in %1</source>
        <translation>サインイン%1</translation>
    </message>
    <message>
        <source>Ask the keychain again</source>
        <translation>キーチェーンに再度問い合わせ</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>サインアウト済み</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>キーチェーンにアクセスできません</translation>
    </message>
    <message>
        <source>Unlock the keychain and ask it again, or sign in again. Nothing was lost.</source>
        <translation>キーチェーンのロックを解除して再度問い合わせるか、もう一度サインインしてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>キーチェーンを待機中</translation>
    </message>
    <message>
        <source>You may need to enter its password.</source>
        <translation>パスワードの入力が必要な場合があります。</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>サインアウト中…</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>The service did not say until when.</source>
        <translation>サービスが期限を知らせませんでした。</translation>
    </message>
    <message>
        <source>Expired %1</source>
        <translation>期限切れ%1</translation>
    </message>
    <message>
        <source>It is refreshed with the next request.</source>
        <translation>次のリクエスト時に更新されます。</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>%1まで有効</translation>
    </message>
    <message>
        <source>%1. It cannot be refreshed: sign in again before it ends.</source>
        <translation>%1。更新できません。終了する前に、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Refreshing…</source>
        <translation>更新中…</translation>
    </message>
    <message>
        <source>The client secret could not be read</source>
        <translation>クライアントシークレットを読み取れませんでした</translation>
    </message>
    <message>
        <source>The service refused it</source>
        <translation>サービスが拒否しました</translation>
    </message>
    <message>
        <source>It is tried again within a minute.</source>
        <translation>1分以内に再試行されます。</translation>
    </message>
    <message>
        <source>“%1” It is tried again within a minute. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>「%1」1分以内に再試行されます。クライアントシークレットが変更された場合は、新しいものをサービスプロファイルに入力してください。</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>It was a sign-in through the browser without a client secret (implicit grant).</source>
        <translation>クライアントシークレットなしのブラウザーでのサインイン(インプリシットグラント)でした。</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>現在不可</translation>
    </message>
    <message>
        <source>The token is refreshed when it expires.</source>
        <translation>トークンは期限切れ時に更新されます。</translation>
    </message>
    <message>
        <source>Not needed yet</source>
        <translation>まだ不要</translation>
    </message>
    <message>
        <source>took %L1 ms, new refresh token kept</source>
        <translation>%L1ミリ秒、新しいリフレッシュトークンを保存</translation>
    </message>
    <message>
        <source>took %L1 ms, same refresh token</source>
        <translation>%L1ミリ秒、リフレッシュトークンは同じ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, how long ago</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Not yet since the start</source>
        <translation>起動後まだなし</translation>
    </message>
    <message>
        <source>The service requires it once an hour.</source>
        <translation>サービスが1時間に1回求めています。</translation>
    </message>
    <message>
        <source>again at %1, every hour</source>
        <translation>次回%1、1時間ごと</translation>
    </message>
    <message>
        <source>Stored in the system keychain</source>
        <translation>システムのキーチェーンに保存済み</translation>
    </message>
    <message>
        <source>Survives a crash and a restart. Never in a file of Sidestage.</source>
        <translation>クラッシュや再起動後も残ります。Sidestageのファイルには保存されません。</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>キーチェーンがロックされています</translation>
    </message>
    <message>
        <source>The token is kept in memory until you quit.</source>
        <translation>トークンは終了するまでメモリーに保持されます。</translation>
    </message>
    <message>
        <source>In memory only</source>
        <translation>メモリーのみ</translation>
    </message>
    <message>
        <source>There is no keychain, so you must sign in again after a restart.</source>
        <translation>キーチェーンがないため、再起動後にもう一度サインインする必要があります。</translation>
    </message>
    <message>
        <source>This computer is %1 ahead of the service</source>
        <translation>このコンピューターはサービスより%1進んでいます</translation>
    </message>
    <message>
        <source>This computer is %1 behind the service</source>
        <translation>このコンピューターはサービスより%1遅れています</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>このコンピューターの日付と時刻を合わせてください。それまでは、ここに表示される時刻が正しくなかったり、証明書が拒否されたりすることがあります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>フォロー開始</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>引き換え</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>参加開始</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Follows since %1</source>
        <translation>%1からフォロー中</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>%1からフォロー中</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>フォローしていない</translation>
    </message>
    <message>
        <source>follow status unknown</source>
        <translation>フォロー状況不明</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>引き換え%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 points</source>
        <translation>%1、%2、%3、%4ポイント</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
    <message>
        <source>Filter viewers</source>
        <translation>視聴者を絞り込み</translation>
    </message>
    <message>
        <source>Viewers in chat</source>
        <translation>チャット内の視聴者</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>Not following</source>
        <translation>未フォロー</translation>
    </message>
    <message>
        <source>Redeemers</source>
        <translation>引き換えた人</translation>
    </message>
    <message>
        <source>Search viewers in chat</source>
        <translation>チャット内の視聴者を検索</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Copy the viewer’s name</source>
        <translation>視聴者の名前をコピー</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1をコピーしました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>チャット内%Ln人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow</source>
        <translation>
            <numerusform>%Ln人がフォロー中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have redeemed</source>
        <translation>
            <numerusform>%Ln人が引き換え</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1人を表示</translation>
    </message>
    <message>
        <source>Follow status is shown once the follower list has been loaded.</source>
        <translation>フォロー状況は、フォロワー一覧の読み込み後に表示されます。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>フォロワーを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>The viewer list may lag a few moments behind. Only redemptions seen in Sidestage are counted.</source>
        <translation>視聴者一覧は少し遅れることがあります。Sidestageで確認した引き換えだけを集計します。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is in chat.</source>
        <translation>チャット参加者を見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>一致する視聴者がいません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Could not load the viewers in chat. %1</source>
        <translation>チャット内の視聴者を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Nobody is in chat. Viewers appear here when they join.</source>
        <translation>チャットには誰もいません。参加するとここに表示されます。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>プリセット「%1」</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ほかで</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo %1 from %2</source>
        <translation>%2の%1を元に戻す</translation>
    </message>
    <message>
        <source>Put the previous values in the form, ready to send</source>
        <translation>以前の値をフォームに入力し、送信できる状態にします</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>変更はまだありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>Channel history</source>
        <translation>チャンネルの履歴</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>By</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Undo puts the previous values in the form. Send to apply them.</source>
        <translation>元に戻すと、以前の値がフォームに入力されます。適用するには送信してください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>Sidestage::HypeTrainCard</name>
    <message>
        <source>Hype train</source>
        <translation>ハイプトレイン</translation>
    </message>
    <message>
        <source>Sign in again to see hype trains.</source>
        <translation>ハイプトレインを表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to see hype trains.</source>
        <translation>ハイプトレインを見る権限がありません。</translation>
    </message>
    <message>
        <source>Hype trains</source>
        <translation>ハイプトレイン</translation>
    </message>
    <message>
        <source>Without permission to read hype trains, Sidestage cannot show their level.</source>
        <translation>ハイプトレインを読み取る権限がないと、レベルを表示できません。</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>レベル%1まで</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 · top: %2, %3</source>
        <comment>progress; a viewer; an amount</comment>
        <translation>%1 · トップ: %2、%3</translation>
    </message>
    <message>
        <source>Hype train, level %1: %2</source>
        <translation>ハイプトレイン、レベル%1: %2</translation>
    </message>
    <message>
        <source>No train. The last reached level %1 on %2.</source>
        <translation>発生していません。前回は%2にレベル%1に到達しました。</translation>
    </message>
    <message>
        <source>No train so far.</source>
        <translation>まだ発生していません。</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a duration</comment>
        <translation>残り%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ImportDialog</name>
    <message>
        <source>Import rewards</source>
        <translation>報酬をインポート</translation>
    </message>
    <message>
        <source>Import from “%1”?</source>
        <translation>「%1」からインポートしますか?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln sets</source>
        <translation>
            <numerusform>%1とセット%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1. Importing only changes the library; nothing is sent to the service.</source>
        <translation>検出: %1。インポートで変わるのはライブラリだけです。サービスには何も送信されません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>問題%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are already in the library</source>
        <translation>
            <numerusform>タイトル%Ln件はすでにライブラリにあります</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation>これらをスキップ</translation>
    </message>
    <message>
        <source>Replace those in the library</source>
        <translation>ライブラリのものを置き換える</translation>
    </message>
    <message>
        <source>Keep both and rename the imported ones</source>
        <translation>両方を残し、インポートするものの名前を変更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>%Ln件をインポート</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractDialog</name>
    <message>
        <source>Sidestage needs permission to manage polls.</source>
        <translation>投票を管理するには、権限が必要です。</translation>
    </message>
    <message>
        <source>A channel can run one poll at a time.</source>
        <translation>1つのチャンネルで同時に実施できる投票は1つです。</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>予想を管理するには、権限が必要です。</translation>
    </message>
    <message>
        <source>A channel can have one open prediction at a time.</source>
        <translation>1つのチャンネルで同時に受け付けられる予想は1つです。</translation>
    </message>
    <message>
        <source>Polls and predictions</source>
        <translation>投票と予想</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>質問を入力してください。</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Points per extra vote</source>
        <translation>追加1票のポイント</translation>
    </message>
    <message>
        <source>0: every viewer has one vote.</source>
        <translation>0: 視聴者1人につき1票。</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>One in each line, 2 to 5, at most 25 characters each.</source>
        <translation>1行に1つ、2～5個、それぞれ最大25文字。</translation>
    </message>
    <message>
        <source>One in each line, 2 to 10, at most 25 characters each.</source>
        <translation>1行に1つ、2～10個、それぞれ最大25文字。</translation>
    </message>
    <message>
        <source>15 to 1,800 seconds.</source>
        <translation>15～1,800秒。</translation>
    </message>
    <message>
        <source>30 to 1,800 seconds.</source>
        <translation>30～1,800秒。</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>投票を開始</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>予想を開始</translation>
    </message>
    <message>
        <source>It may have been started. %1</source>
        <comment>the reason</comment>
        <translation>開始された可能性があります。%1</translation>
    </message>
    <message>
        <source>Choice %1: %2</source>
        <comment>a number; the rule that it breaks</comment>
        <translation>選択肢%1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractHistoryDialog</name>
    <message>
        <source>Open</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>No votes</source>
        <translation>票なし</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Votes or points</source>
        <translation>票またはポイント</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Polls and predictions so far</source>
        <translation>これまでの投票と予想</translation>
    </message>
    <message>
        <source>No polls or predictions yet.</source>
        <translation>投票や予想はまだありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractPage</name>
    <message>
        <source>raid leaves in %1</source>
        <translation>レイド出発まで%1</translation>
    </message>
    <message>
        <source>prediction locks in %1</source>
        <translation>予想の締め切りまで%1</translation>
    </message>
    <message>
        <source>Interact</source>
        <translation>インタラクション</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>新しい投票…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>新しい予想…</translation>
    </message>
    <message>
        <source>Lock prediction</source>
        <translation>予想を締め切る</translation>
    </message>
    <message>
        <source>Resolve prediction…</source>
        <translation>予想を確定…</translation>
    </message>
    <message>
        <source>Cancel prediction and refund…</source>
        <translation>予想を取り消して払い戻し…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>予想を管理するには、権限が必要です。</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>受付中の予想がありません。</translation>
    </message>
    <message>
        <source>The prediction is locked already.</source>
        <translation>予想はすでに締め切られています。</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation>結果をエクスポート…</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>失敗分を再試行</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>キャンセル…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Stop the rest</source>
        <translation>残りを中止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>最小化</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未処理</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>ほかで処理</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>can still be undone</source>
        <translation>まだ元に戻せます</translation>
    </message>
    <message numerus="yes">
        <source>%Ln per minute</source>
        <translation>
            <numerusform>毎分%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約%1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>元に戻しました</translation>
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
            <numerusform>失敗した%Ln件を再試行</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <source>results %1</source>
        <translation>結果%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobModel</name>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a viewer or term; a reward or channel; an outcome; its reason</comment>
        <translation>%1、%2、%3。%4</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobRow</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒%1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobStrip</name>
    <message>
        <source>Show…</source>
        <translation>表示…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
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
        <translation>元に戻せません。すでに送信済みです。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>表示…</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeyDialog</name>
    <message>
        <source>Change key</source>
        <translation>キーを変更</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action; its page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>新しいキーを押してください</translation>
    </message>
    <message>
        <source>Press the new key instead of %1</source>
        <translation>%1に代わる新しいキーを押してください</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>%1の新しいキー</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>標準のキー</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>an action; its page</comment>
        <translation>「%1」(%2)</translation>
    </message>
    <message>
        <source>This is the key of %1. If you take it, that action has no key.</source>
        <translation>これは%1のキーです。使用すると、その操作にはキーがなくなります。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between actions</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>使用する</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>Could not read the keychain entry.</source>
        <translation>キーチェーンの項目を読み取れませんでした。</translation>
    </message>
    <message>
        <source>The keychain is not responding.</source>
        <translation>キーチェーンが応答していません。</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>キーチェーンのロックが解除されませんでした。</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>キーチェーンを利用できません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeysCard</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>標準のキー</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>1文字のショートカット</translation>
    </message>
    <message>
        <source>Single letters work as shortcuts while a list or a card has the focus, never while you type in a text field.</source>
        <translation>一覧やカードにフォーカスがある間、1文字がショートカットとして働きます。テキストの入力中は働きません。</translation>
    </message>
    <message>
        <source>Shortcuts in other programs</source>
        <translation>ほかのプログラムでのショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>an action, its page, its key</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>標準: なし</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>標準: %1</translation>
    </message>
    <message>
        <source>Some actions get keys that also work while another program has the focus.</source>
        <translation>一部の操作に、ほかのプログラムにフォーカスがある間も働くキーを割り当てます。</translation>
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
        <translation>配信</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>配信中</translation>
    </message>
</context>
<context>
    <name>Sidestage::LastShowsCard</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Last shows</source>
        <translation>最近の番組</translation>
    </message>
    <message>
        <source>Last shows. Space chooses those to compare.</source>
        <translation>最近の番組。スペースキーで比較する番組を選択します。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>No past shows yet. Each show that ends is kept here with its figures.</source>
        <translation>過去の番組はまだありません。終了した番組が数値とともにここに保存されます。</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%2件中%1件を選択</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>%1件を比較</translation>
    </message>
    <message>
        <source>Choose two to four past shows.</source>
        <translation>過去の番組を2～4件選択してください。</translation>
    </message>
    <message>
        <source>At most four shows can be compared.</source>
        <translation>比較できる番組は最大4件です。</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerCard</name>
    <message>
        <source>Ledger</source>
        <translation>台帳</translation>
    </message>
    <message>
        <source>kept after a campaign ends</source>
        <translation>キャンペーン終了後も保存されます</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>キャンペーン</translation>
    </message>
    <message>
        <source>No campaigns yet. Past campaigns stay listed here.</source>
        <translation>キャンペーンはまだありません。過去のキャンペーンはここに残ります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerModel</name>
    <message numerus="yes">
        <source>%1, %2, %3, %n donations</source>
        <comment>charity, when, amount</comment>
        <translation>
            <numerusform>%1、%2、%3、寄付%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>団体</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryList</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>新しいセット</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>元に切り替え…</translation>
    </message>
    <message>
        <source>Turns on the rewards that were on before the last set was applied, and turns off the rest</source>
        <translation>前回のセットの適用前にオンだった報酬をオンにし、残りをオフにします</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>すべての報酬</translation>
    </message>
    <message>
        <source>On the service</source>
        <translation>サービス上</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>別のアプリが作成</translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation>どのセットにもない</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1、報酬%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1、有効</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>セットを適用…</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>お気に入りから削除</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>お気に入りに追加</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>セットを削除</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>新しいセット…</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryView</name>
    <message>
        <source>Copy link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>Sidestage::LimitField</name>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>%1の単位</translation>
    </message>
</context>
<context>
    <name>Sidestage::ListImportDialog</name>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Lines that are left out</source>
        <translation>除外される行</translation>
    </message>
    <message>
        <source>Import to %1</source>
        <translation>%1にインポート</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Looking up %Ln viewers…</source>
        <translation>
            <numerusform>視聴者%Ln人を検索中…</numerusform>
        </translation>
    </message>
    <message>
        <source>The viewers could not be looked up. %1</source>
        <translation>視聴者を検索できませんでした。%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms to block.</source>
        <translation>
            <numerusform>ブロックする用語%Ln件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers to ban.</source>
        <translation>
            <numerusform>BANする視聴者%Ln人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln timeouts have ended and are left out.</source>
        <translation>
            <numerusform>タイムアウト%Ln件は終了しているため除外します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln logins do not exist.</source>
        <translation>
            <numerusform>ログイン名%Ln件は存在しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no terms.</source>
        <translation>
            <numerusform>%Ln行は用語ではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no logins.</source>
        <translation>
            <numerusform>%Ln行はログイン名ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not exist: %1</source>
        <translation>存在しません: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message numerus="yes">
        <source>Block %Ln terms</source>
        <translation>
            <numerusform>用語%Ln件をブロック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人をBAN</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be banned.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln人はBANできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are banned already.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln人はすでにBANされています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Broadcaster or moderator: %1</source>
        <translation>配信者またはモデレーター: %1</translation>
    </message>
    <message>
        <source>Banned already: %1</source>
        <translation>すでにBAN済み: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message>
        <source>Lockdown</source>
        <translation>ロックダウン</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>配信中</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 LIVE</source>
        <comment>so many channels</comment>
        <translation>%1件配信中</translation>
    </message>
    <message>
        <source>%1 of %2 channels you moderate are live</source>
        <translation>モデレートする%2チャンネル中%1が配信中</translation>
    </message>
    <message>
        <source>Your channel is live</source>
        <translation>チャンネルは配信中です</translation>
    </message>
    <message>
        <source>Your channel is offline</source>
        <translation>チャンネルはオフラインです</translation>
    </message>
    <message>
        <source>Your channel’s live status is unknown</source>
        <translation>チャンネルの配信状況は不明です</translation>
    </message>
    <message numerus="yes">
        <source>viewers</source>
        <translation>
            <numerusform>視聴者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>視聴者%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels you moderate</source>
        <translation>
            <numerusform>モデレートする%nチャンネル中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels</source>
        <translation>
            <numerusform>%nチャンネル中</numerusform>
        </translation>
    </message>
    <message>
        <source>Chats are locked down for %1</source>
        <translation>チャットのロックダウン時間%1</translation>
    </message>
    <message>
        <source>Live for %1</source>
        <translation>配信時間%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatCard</name>
    <message>
        <source>Live chat</source>
        <translation>ライブチャット</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>モデレーションを開く</translation>
    </message>
    <message numerus="yes">
        <source>Resume · %Ln new</source>
        <translation>
            <numerusform>再開 · 新着%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatView</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Filter messages and viewers</source>
        <translation>メッセージと視聴者を絞り込み</translation>
    </message>
    <message>
        <source>Filter the live chat</source>
        <translation>ライブチャットを絞り込み</translation>
    </message>
    <message>
        <source>Pause or resume the chat</source>
        <translation>チャットを一時停止または再開</translation>
    </message>
    <message>
        <source>Resume the chat</source>
        <translation>チャットを再開</translation>
    </message>
    <message>
        <source>Reply to the message</source>
        <translation>メッセージに返信</translation>
    </message>
    <message>
        <source>Show deleted messages</source>
        <translation>削除されたメッセージを表示</translation>
    </message>
    <message>
        <source>Show the author</source>
        <translation>投稿者を表示</translation>
    </message>
    <message>
        <source>Paused %1</source>
        <comment>a time</comment>
        <translation>一時停止%1</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>すべてのチャンネル</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>No message matches.</source>
        <translation>一致するメッセージがありません。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message numerus="yes">
        <source>Paused · %Ln new messages</source>
        <translation>
            <numerusform>一時停止中 · 新着メッセージ%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>終了するまで</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>今からさらに%1</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>%Lnチャンネルをロックダウン中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels locked</source>
        <translation>
            <numerusform>%Lnチャンネルをロック中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln channels locked</source>
        <translation>
            <numerusform>%Lnチャンネル中%1をロック中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1件失敗</translation>
    </message>
    <message numerus="yes">
        <source>%Ln being locked</source>
        <translation>
            <numerusform>%Ln件をロック処理中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being restored</source>
        <translation>
            <numerusform>%Ln件を復元中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not locked yet because Sidestage was closed</source>
        <translation>Sidestageが終了したため、%1はまだロックされていません</translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation>%1は復元されませんでした</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a mode in a channel</comment>
        <translation>%1はほかで変更されました</translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation>%1からロックダウン中 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Lock the other %Ln</source>
        <translation>
            <numerusform>残り%Ln件をロック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>%Ln件を再試行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %Ln…</source>
        <translation>
            <numerusform>%Ln件すべてを復元…</numerusform>
        </translation>
    </message>
    <message>
        <source>End the lockdown</source>
        <translation>ロックダウンを終了</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>No end set</source>
        <translation>終了時刻なし</translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation>ロックダウンは%1に終了します</translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation>ロックダウンは終了するまで続きます</translation>
    </message>
    <message>
        <source>When the lockdown ends automatically</source>
        <translation>ロックダウンを自動的に終了する時期</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>ほか%Ln件: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not locked</source>
        <translation>%1はロックされませんでした</translation>
    </message>
    <message>
        <source>Its chat modes are still set by the lockdown.</source>
        <translation>チャットモードはロックダウンの設定のままです。</translation>
    </message>
    <message>
        <source>Its chat modes may have been changed. Retry checks them first.</source>
        <translation>チャットモードが変更された可能性があります。再試行では最初に確認します。</translation>
    </message>
    <message>
        <source>You are no longer a moderator there. Its chat modes were not changed.</source>
        <translation>そのチャンネルのモデレーターではなくなりました。チャットモードは変更されていません。</translation>
    </message>
    <message>
        <source>You appear to have the role now. Its chat modes were not changed.</source>
        <translation>役割が付与されたようです。チャットモードは変更されていません。</translation>
    </message>
    <message>
        <source>Its chat modes were not changed.</source>
        <translation>チャットモードは変更されていません。</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>役割を確認</translation>
    </message>
    <message>
        <source>Check my role in %1</source>
        <translation>%1での役割を確認</translation>
    </message>
    <message>
        <source>Grant permission to change the chat modes of %1…</source>
        <translation>%1のチャットモードを変更する権限を付与…</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>%1で再試行</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation>ロックダウンから除外</translation>
    </message>
    <message>
        <source>Leave the modes of %1 unchanged</source>
        <translation>%1のモードをそのままにする</translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation>%1をロックダウンから除外</translation>
    </message>
    <message>
        <source>%1 was due to revert at %2, but was changed elsewhere.</source>
        <comment>a mode in a channel</comment>
        <translation>%1は%2に元に戻る予定でしたが、ほかで変更されました。</translation>
    </message>
    <message>
        <source>The other modes set with it are reverted.</source>
        <translation>一緒に設定したほかのモードは元に戻ります。</translation>
    </message>
    <message>
        <source>%1 was not set because Sidestage was closed.</source>
        <comment>a mode in a channel</comment>
        <translation>Sidestageが終了したため、%1は設定されませんでした。</translation>
    </message>
    <message>
        <source>Set now</source>
        <translation>今すぐ設定</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>%1 could not be reverted. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1を元に戻せませんでした。%2</translation>
    </message>
    <message>
        <source>%1 was not set. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1は設定されませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln件失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are not locked yet because Sidestage was closed</source>
        <translation>
            <numerusform>Sidestageが終了したため、%Ln件はまだロックされていません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not restored</source>
        <translation>
            <numerusform>%Ln件は復元されませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were changed elsewhere</source>
        <translation>
            <numerusform>%Ln件はほかで変更されました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message>
        <source>Lock down chat</source>
        <translation>チャットをロックダウン</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>終了するまで</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>%1後まで</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Modes to set</source>
        <translation>設定するモード</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>When the lockdown ends, every mode returns to exactly what it was. You can turn off this confirmation in Settings.</source>
        <translation>ロックダウンが終了すると、すべてのモードが元どおりに戻ります。この確認は「設定」でオフにできます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Lock down</source>
        <translation>ロックダウン</translation>
    </message>
    <message>
        <source>%1 (already locked)</source>
        <translation>%1(ロック済み)</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>%nチャンネルをロックダウンしますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one mode to set.</source>
        <translation>設定するモードを1つ以上選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %Ln</source>
        <translation>
            <numerusform>%Ln件をロックダウン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LogView</name>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>What moderators have done</source>
        <translation>モデレーターの操作記録</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>ログを検索</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>すべてのチャンネル</translation>
    </message>
    <message>
        <source>%1: %2, %3 in %4, %5. %6</source>
        <comment>a moderator; an action; a viewer; a channel; a time; a text</comment>
        <translation>%1: %2、%4の%3、%5。%6</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>ログをエクスポート…</translation>
    </message>
    <message>
        <source>The actions of others are reported with many permissions only</source>
        <translation>ほかの人の操作の記録には多くの権限が必要です</translation>
    </message>
    <message>
        <source>The service reports what other moderators do to accounts that may see all of it: bans, messages, warnings, moderators, VIPs, blocked terms, unban requests and chat settings.</source>
        <translation>サービスがほかのモデレーターの操作を知らせるのは、BAN、メッセージ、警告、モデレーター、VIP、ブロック用語、BAN解除リクエスト、チャット設定のすべてを見られるアカウントだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>一覧は空です。</translation>
    </message>
    <message>
        <source>Kept on this computer since %1. The service has no such log.</source>
        <translation>%1からこのコンピューターに保存しています。サービスにこのようなログはありません。</translation>
    </message>
    <message>
        <source>Kept on this computer from now on. The service has no such log.</source>
        <translation>今からこのコンピューターに保存します。サービスにこのようなログはありません。</translation>
    </message>
    <message>
        <source>Only your own actions are seen in %1.</source>
        <translation>%1では自分の操作だけが記録されます。</translation>
    </message>
    <message>
        <source>Nothing was done yet. Actions appear here as they happen.</source>
        <translation>操作はまだありません。行われるとここに表示されます。</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>ログをエクスポート</translation>
    </message>
    <message>
        <source>Moderation log %1</source>
        <translation>モデレーションログ%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MainWindow</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>誰もサインインしていません。</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Page, channel, reward, chat mode or action</source>
        <translation>ページ、チャンネル、報酬、チャットモード、操作</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>ショートカットを検索</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is in its own window.</source>
        <translation>%1は別のウィンドウにあります。</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Refresh page</source>
        <translation>ページを更新</translation>
    </message>
    <message>
        <source>Pop out page</source>
        <translation>ページをポップアウト</translation>
    </message>
    <message>
        <source>Keep window on top</source>
        <translation>ウィンドウを最前面に固定</translation>
    </message>
    <message>
        <source>Collapse or expand sidebar</source>
        <translation>サイドバーを開閉</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>標準の文字サイズ</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>システムのテーマ</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>ライトテーマ</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>ダークテーマ</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>移動…</translation>
    </message>
    <message>
        <source>Next account</source>
        <translation>次のアカウント</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>次のペイン</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>About Sidestage</source>
        <translation>Sidestageについて</translation>
    </message>
    <message>
        <source>Sidestage %1
A dashboard for live streams.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sidestage %1
ライブ配信用ダッシュボード。
GNU General Public License バージョン3以降の下で提供されるフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation>操作(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageList</name>
    <message>
        <source>broadcaster</source>
        <translation>配信者</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>subscriber</source>
        <translation>サブスクライバー</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a viewer; a role</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 wrote at %2: %3</source>
        <comment>a viewer; a time; a message</comment>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>Notice at %1: %2 %3</source>
        <comment>a time; the notice; a message</comment>
        <translation>お知らせ、%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>削除済み: %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>No permission to write.</source>
        <translation>書き込む権限がありません。</translation>
    </message>
    <message>
        <source>Messages are not shown.</source>
        <translation>メッセージは表示されません。</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>%1 has not granted permission for that.</source>
        <translation>%1はその権限を付与していません。</translation>
    </message>
    <message>
        <source>Without permission to read chat, messages are not shown.</source>
        <translation>チャットを読み取る権限がないため、メッセージは表示されません。</translation>
    </message>
    <message>
        <source>The chat cannot be read. %1</source>
        <translation>チャットを読み取れません。%1</translation>
    </message>
    <message>
        <source>Quiet here. Messages appear as they come.</source>
        <translation>まだ静かです。メッセージが届くとここに表示されます。</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Deleted by %1</source>
        <comment>a moderator</comment>
        <translation>%1が削除</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a channel; a viewer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>message deleted</source>
        <translation>メッセージは削除されました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Lnビッツ</numerusform>
        </translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>%1に返信: %2</translation>
    </message>
    <message>
        <source>Timed out until %1</source>
        <comment>a time</comment>
        <translation>%1までタイムアウト中</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageMenu</name>
    <message>
        <source>Open link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Open a page of %1?</source>
        <comment>a host</comment>
        <translation>%1のページを開きますか？</translation>
    </message>
    <message>
        <source>Your browser will open this address. Anybody can write links in a chat.</source>
        <translation>ブラウザーでこのアドレスを開きます。チャットには誰でもリンクを書けます。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open link to %1…</source>
        <comment>a host</comment>
        <translation>%1へのリンクを開く…</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>メッセージをコピー</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>Edit milestone</source>
        <translation>マイルストーンを編集</translation>
    </message>
    <message>
        <source>New milestone</source>
        <translation>新しいマイルストーン</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>In %1, such as %2</source>
        <translation>%1で、例: %2</translation>
    </message>
    <message>
        <source>What happens at this amount</source>
        <translation>この金額で何をするか</translation>
    </message>
    <message>
        <source>Enter what happens at this amount.</source>
        <translation>この金額で何をするかを入力してください。</translation>
    </message>
    <message>
        <source>Enter more than 0.</source>
        <translation>0より大きい値を入力してください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestonesCard</name>
    <message>
        <source>Milestones</source>
        <translation>マイルストーン</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add milestone</source>
        <translation>マイルストーンを追加</translation>
    </message>
    <message>
        <source>Set a promise for an amount. You are notified when it is reached.</source>
        <translation>金額ごとに約束を決めましょう。到達すると通知されます。</translation>
    </message>
    <message>
        <source>reached %1</source>
        <comment>a time</comment>
        <translation>到達%1</translation>
    </message>
    <message>
        <source>reached earlier</source>
        <translation>以前に到達</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>あと%1</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>%2件中%1件に到達</translation>
    </message>
    <message>
        <source>Milestone “%1” deleted</source>
        <translation>マイルストーン「%1」を削除しました</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>このチャンネルを管理できるサインイン済みのアカウントがありません。</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>このチャンネルはもう一覧にありません。</translation>
    </message>
    <message>
        <source>The account used for this channel has changed.</source>
        <translation>このチャンネルで使用するアカウントが変更されました。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message>
        <source>Shield Mode</source>
        <translation>シールドモード</translation>
    </message>
    <message>
        <source>uses shield settings</source>
        <translation>シールド設定を使用</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>このチャンネルを管理できるサインイン済みのアカウントがありません。</translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation>%1では許可されていません。%2</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1はシールドモードを変更する権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1はチャットモードを変更する権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation>利用不可: %1</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>まだ送信されていません。</translation>
    </message>
    <message>
        <source>Turned on by %1, %2.</source>
        <translation>%1がオンにしました、%2。</translation>
    </message>
    <message>
        <source>Last changed by %1.</source>
        <translation>最後に変更した人: %1。</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>このアカウントには表示されません。</translation>
    </message>
    <message>
        <source>Shield Mode was not changed in %1. %2</source>
        <translation>%1のシールドモードは変更されませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%nチャンネルは変更されませんでした: %1。%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation>%1が%2のシールドモードをオンにしました、%3</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation>%1が%2のシールドモードをオフにしました、%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeEditor</name>
    <message numerus="yes">
        <source>%1 in %n channels</source>
        <translation>
            <numerusform>%nチャンネルの%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>時間を限定</translation>
    </message>
    <message>
        <source>Only for a limited time</source>
        <translation>限られた時間のみ</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Minutes until it reverts</source>
        <translation>元に戻るまでの分数</translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>%nチャンネルに%1分間設定</numerusform>
        </translation>
    </message>
    <message>
        <source>Set for %1 min</source>
        <translation>%1分間設定</translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>%nチャンネルに設定</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Then each channel reverts to its current setting.</source>
        <translation>その後、各チャンネルは現在の設定に戻ります。</translation>
    </message>
    <message>
        <source>Then reverts to: %1.</source>
        <translation>その後に戻る値: %1。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Unchanged</source>
        <translation>変更しない</translation>
    </message>
    <message>
        <source>If not selected, the mode stays unchanged</source>
        <translation>選択しない場合、モードは変更されません</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>%1 for a limited time…</source>
        <translation>時間を限定して%1…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>チャットモードを変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Uses the Shield Mode settings of the channel.</source>
        <translation>チャンネルのシールドモード設定を使用します。</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>このアカウントには表示されません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGrid</name>
    <message>
        <source>Chat modes by channel</source>
        <translation>チャンネル別のチャットモード</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>%1 selected, %2 of %3</source>
        <translation>%1を選択、%3件中%2件</translation>
    </message>
    <message>
        <source>%1 not selected</source>
        <translation>%1の選択を解除</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Select no channels</source>
        <translation>チャンネルの選択をすべて解除</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>すべてのチャンネルを選択</translation>
    </message>
    <message>
        <source>%1. Press Space to select the channel.</source>
        <translation>%1。スペースキーでチャンネルを選択します。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridModel</name>
    <message>
        <source>Not sent yet</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Locking…</source>
        <translation>ロック中…</translation>
    </message>
    <message>
        <source>Locked %1</source>
        <translation>ロック済み%1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>ほかで変更</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>復元中…</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>復元されていません</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>完了%1</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation>配信%1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>%1として</translation>
    </message>
    <message>
        <source>live status unknown</source>
        <translation>配信状況不明</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation>配信時間%1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>No changes in %1 yet</source>
        <translation>%1の変更はまだありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel, a result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2。%3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>%1で再試行</translation>
    </message>
    <message>
        <source>Edit all modes of %1</source>
        <translation>%1のすべてのモードを編集</translation>
    </message>
    <message>
        <source>Lockdown result</source>
        <translation>ロックダウンの結果</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最後の変更</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>set by lockdown</source>
        <translation>ロックダウンで設定</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>このチャンネルを管理できるサインイン済みのアカウントがありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationCard</name>
    <message>
        <source>Moderation waiting</source>
        <translation>モデレーション待ち</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>モデレーションを開く</translation>
    </message>
    <message>
        <source>Allow or approve what waits in Moderation</source>
        <translation>モデレーション待ちのものを許可または承認</translation>
    </message>
    <message>
        <source>Deny what waits in Moderation</source>
        <translation>モデレーション待ちのものを拒否</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>チャンネルはまだありません。モデレートするチャンネルがここに表示されます。</translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation>待機中のものはありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationHandler</name>
    <message>
        <source>The account has not granted the permission.</source>
        <translation>アカウントが権限を付与していません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationJobs</name>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln件完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln件変更なし</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln件失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln件取り消し</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <comment>a viewer</comment>
        <translation>%1をタイムアウトしました</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更しない</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>%1で</translation>
    </message>
    <message>
        <source>in several channels</source>
        <translation>複数のチャンネルで</translation>
    </message>
    <message>
        <source>Viewer or term</source>
        <translation>視聴者または用語</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done. The other %1 are left out.</source>
        <translation>
            <numerusform>%Ln件は完了しています。残りの%1件は行われません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bans done</source>
        <translation>
            <numerusform>%Ln件のBANを完了</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 banned</source>
        <comment>a viewer</comment>
        <translation>%1をBANしました</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationListView</name>
    <message>
        <source>Could not load the list. %1</source>
        <translation>一覧を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>検索に一致するものがありません。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationPage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>モデレーション</translation>
    </message>
    <message>
        <source>Moderation sections</source>
        <translation>モデレーションのセクション</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>ライブチャット</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>ブロック用語</translation>
    </message>
    <message>
        <source>AutoMod</source>
        <translation>AutoMod</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <comment>a number</comment>
        <translation>待機中%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationTexts</name>
    <message>
        <source>Allowing the message of %1</source>
        <translation>%1のメッセージを許可しています</translation>
    </message>
    <message>
        <source>Denying the message of %1</source>
        <translation>%1のメッセージを拒否しています</translation>
    </message>
    <message>
        <source>Banning %1</source>
        <translation>%1をBANしています</translation>
    </message>
    <message>
        <source>Timing out %1 for %2</source>
        <comment>a viewer; a duration</comment>
        <translation>%1をタイムアウトしています(%2)</translation>
    </message>
    <message>
        <source>Unbanning %1</source>
        <translation>%1のBANを解除しています</translation>
    </message>
    <message>
        <source>Warning %1</source>
        <translation>%1に警告しています</translation>
    </message>
    <message>
        <source>Deleting the message of %1</source>
        <translation>%1のメッセージを削除しています</translation>
    </message>
    <message>
        <source>Approving the request of %1</source>
        <translation>%1のリクエストを承認しています</translation>
    </message>
    <message>
        <source>Adding the term “%1”</source>
        <translation>用語「%1」を追加しています</translation>
    </message>
    <message>
        <source>Removing the term “%1”</source>
        <translation>用語「%1」を削除しています</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>BAN解除</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>用語を追加</translation>
    </message>
    <message>
        <source>Remove term</source>
        <translation>用語を削除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>処理%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banned %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人をBANしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanned %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人のBANを解除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked %Ln terms</source>
        <translation>
            <numerusform>用語%Ln件をブロックしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocked %Ln terms</source>
        <translation>
            <numerusform>用語%Ln件のブロックを解除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions done</source>
        <translation>
            <numerusform>処理%Ln件が完了しました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is banned already.</source>
        <translation>%1はすでにBANされています。</translation>
    </message>
    <message>
        <source>%1 is neither banned nor in a timeout.</source>
        <translation>%1はBANもタイムアウトもされていません。</translation>
    </message>
    <message>
        <source>Decided elsewhere.</source>
        <translation>ほかで処理されました。</translation>
    </message>
    <message>
        <source>The message does not exist any more.</source>
        <translation>メッセージはもう存在しません。</translation>
    </message>
    <message>
        <source>It failed.</source>
        <translation>失敗しました。</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>ほかで処理</translation>
    </message>
    <message>
        <source>Blocked term</source>
        <translation>ブロック用語</translation>
    </message>
    <message>
        <source>Unban request</source>
        <translation>BAN解除リクエスト</translation>
    </message>
    <message>
        <source>Ban evader, likely</source>
        <translation>BAN回避の可能性大</translation>
    </message>
    <message>
        <source>Ban evader, possible</source>
        <translation>BAN回避の可能性あり</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>制限中</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>監視中</translation>
    </message>
    <message>
        <source>Held by AutoMod</source>
        <translation>AutoModが保留</translation>
    </message>
    <message>
        <source>Unban requests</source>
        <translation>BAN解除リクエスト</translation>
    </message>
    <message>
        <source>Suspicious viewers</source>
        <translation>不審な視聴者</translation>
    </message>
    <message numerus="yes">
        <source>Timed out %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人をタイムアウトしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Denying the request of %1</source>
        <translation>%1のリクエストを拒否しています</translation>
    </message>
    <message>
        <source>The message of %1 was not allowed</source>
        <translation>%1のメッセージを許可できませんでした</translation>
    </message>
    <message>
        <source>The message of %1 was not denied</source>
        <translation>%1のメッセージを拒否できませんでした</translation>
    </message>
    <message>
        <source>%1 was not banned</source>
        <comment>a viewer</comment>
        <translation>%1をBANできませんでした</translation>
    </message>
    <message>
        <source>%1 was not timed out</source>
        <comment>a viewer</comment>
        <translation>%1をタイムアウトできませんでした</translation>
    </message>
    <message>
        <source>%1 was not unbanned</source>
        <comment>a viewer</comment>
        <translation>%1のBANを解除できませんでした</translation>
    </message>
    <message>
        <source>%1 was not warned</source>
        <comment>a viewer</comment>
        <translation>%1に警告できませんでした</translation>
    </message>
    <message>
        <source>The message of %1 was not deleted</source>
        <translation>%1のメッセージを削除できませんでした</translation>
    </message>
    <message>
        <source>The request of %1 was not approved</source>
        <translation>%1のリクエストを承認できませんでした</translation>
    </message>
    <message>
        <source>The request of %1 was not denied</source>
        <translation>%1のリクエストを拒否できませんでした</translation>
    </message>
    <message>
        <source>The term “%1” was not added</source>
        <translation>用語「%1」を追加できませんでした</translation>
    </message>
    <message>
        <source>The term “%1” was not removed</source>
        <translation>用語「%1」を削除できませんでした</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a number; a category of AutoMod</comment>
        <translation>レベル%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Banning %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人をBANしています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %Ln bans</source>
        <translation>
            <numerusform>%Ln件のBANをコピーしています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanning %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人のBANを解除しています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking %Ln terms</source>
        <translation>
            <numerusform>用語%Ln件をブロックしています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocking %Ln terms</source>
        <translation>
            <numerusform>用語%Ln件のブロックを解除しています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing out %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人をタイムアウトしています</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message>
        <source>Chat modes</source>
        <translation>チャットモード</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>アナウンス…</translation>
    </message>
    <message>
        <source>Lock down chat</source>
        <translation>チャットをロックダウン</translation>
    </message>
    <message>
        <source>Locked down</source>
        <translation>ロックダウン中</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Messages from non-moderators appear a few seconds later, so moderators can remove them before others see them. Change this on the Chat page.</source>
        <translation>モデレーター以外のメッセージは数秒遅れて表示されるため、ほかの人の目に触れる前にモデレーターが削除できます。変更は「チャット」ページで行えます。</translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation>チャットへ移動</translation>
    </message>
    <message>
        <source>Chat delay is unknown.</source>
        <translation>チャット遅延は不明です。</translation>
    </message>
    <message>
        <source>Chat delay is %1.</source>
        <translation>チャット遅延は%1です。</translation>
    </message>
    <message>
        <source>Chat delay is off.</source>
        <translation>チャット遅延はオフです。</translation>
    </message>
    <message>
        <source>Chat modes cannot be changed here.</source>
        <translation>ここではチャットモードを変更できません。</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>変更されていません</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1, being sent</source>
        <comment>a value of a mode</comment>
        <translation>%1、送信中</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <comment>a value of a mode; what it becomes; a countdown</comment>
        <translation>%1、%3後に%2</translation>
    </message>
    <message>
        <source>Restore chat…</source>
        <translation>チャットを復元…</translation>
    </message>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%nチャンネル、%1から</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n need attention</source>
        <comment>channels</comment>
        <translation>
            <numerusform>、%n件は要確認</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot taken %1</source>
        <translation>スナップショット作成%1</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>アナウンス</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>No channel selected</source>
        <translation>チャンネルが選択されていません</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>%1後まで</translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>選択中の%nチャンネル</numerusform>
        </translation>
    </message>
    <message>
        <source>already set</source>
        <translation>設定済み</translation>
    </message>
    <message>
        <source>changes modes</source>
        <translation>モードを変更</translation>
    </message>
    <message>
        <source>changes %1 of %2</source>
        <translation>%2件中%1件を変更</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>プリセットを管理…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>No channels shown.</source>
        <translation>表示中のチャンネルがありません。</translation>
    </message>
    <message>
        <source>Channels…</source>
        <translation>チャンネル…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>No channels to manage. Add channels you moderate by name.</source>
        <translation>管理するチャンネルがありません。モデレートするチャンネルを名前で追加してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>%nチャンネルに未送信: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>%nチャンネルに送信</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Shoutout…</source>
        <translation>シャウトアウト…</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>アナウンス</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>すべてのチャンネルを選択</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>変更を送信</translation>
    </message>
    <message>
        <source>Discard changes and clear selection</source>
        <translation>変更を破棄して選択を解除</translation>
    </message>
    <message>
        <source>Snapshots, announcements, shoutouts</source>
        <translation>スナップショット、アナウンス、シャウトアウト</translation>
    </message>
    <message>
        <source>Lock down or restore…</source>
        <translation>ロックダウンまたは復元…</translation>
    </message>
    <message>
        <source>Modes of %1</source>
        <translation>%1のモード</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>役割を確認</translation>
    </message>
    <message>
        <source>“%1” is already set. Nothing changed.</source>
        <translation>「%1」はすでに設定されています。何も変更されませんでした。</translation>
    </message>
    <message>
        <source>Applied “%1” to %2.</source>
        <translation>%2に「%1」を適用しました。</translation>
    </message>
    <message numerus="yes">
        <source>Applied “%1” to %n channels.</source>
        <translation>
            <numerusform>%nチャンネルに「%1」を適用しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded changes for %n channels.</source>
        <translation>
            <numerusform>%nチャンネルの変更を破棄しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentNews</name>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>%1をマークしました</translation>
    </message>
    <message>
        <source>The moment was marked after all. No clip of it was asked for.</source>
        <translation>モーメントは実際にはマークされていました。クリップはリクエストされていません。</translation>
    </message>
    <message>
        <source>The moment was not marked. Mark again if it still matters.</source>
        <translation>モーメントはマークされませんでした。必要ならもう一度マークしてください。</translation>
    </message>
    <message>
        <source>The clip “%1” is there.</source>
        <translation>クリップ「%1」ができました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos deleted.</source>
        <translation>
            <numerusform>動画%Ln件を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clip was not made. %1</source>
        <comment>the reason</comment>
        <translation>クリップは作成されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentRows</name>
    <message>
        <source>no note</source>
        <translation>メモなし</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>with the category</source>
        <translation>カテゴリー付き</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ほかで</translation>
    </message>
    <message>
        <source>making</source>
        <translation>作成中</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>クリップ%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>ここで変更</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>By</source>
        <translation>実行者</translation>
    </message>
    <message>
        <source>The service does not tell who has set a marker.</source>
        <translation>サービスは、誰がマーカーを設定したかを知らせません。</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>%1, %2. Marked %3 by %4, clip: %5</source>
        <comment>position; note; a time; who; number</comment>
        <translation>%1、%2。マーク%3、%4、クリップ: %5</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentTimeline</name>
    <message>
        <source>Timeline of the stream. The table below has the same moments.</source>
        <translation>配信のタイムライン。下の表に同じモーメントがあります。</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Categories: %5</source>
        <comment>length; moments; clips; ad breaks; names</comment>
        <translation>%1: %2、%3、%4。カテゴリー: %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>モーメント%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>クリップ%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>広告ブレイク%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>category not seen</source>
        <translation>カテゴリー不明</translation>
    </message>
    <message>
        <source>Now %1</source>
        <comment>a position in the stream</comment>
        <translation>現在%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsFeed</name>
    <message>
        <source>%1 begins</source>
        <comment>a category</comment>
        <translation>%1開始</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsPage</name>
    <message>
        <source>Moments</source>
        <translation>モーメント</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>この瞬間をマーク</translation>
    </message>
    <message>
        <source>Parts of Moments</source>
        <translation>モーメントのセクション</translation>
    </message>
    <message>
        <source>Mark moment</source>
        <translation>モーメントをマーク</translation>
    </message>
    <message>
        <source>Mark and clip</source>
        <translation>マークしてクリップ</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>この配信</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Videos %1</source>
        <comment>with their number</comment>
        <translation>動画%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Money</name>
    <message>
        <source>%1M</source>
        <comment>millions of a currency</comment>
        <translation>%1M</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of a currency</comment>
        <translation>%1K</translation>
    </message>
    <message>
        <source>Enter an amount such as %1.</source>
        <translation>%1のような金額を入力してください。</translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation>金額を負の値にすることはできません。</translation>
    </message>
    <message>
        <source>This amount is too large.</source>
        <translation>この金額は大きすぎます。</translation>
    </message>
    <message>
        <source>This currency has no decimals.</source>
        <translation>この通貨に小数はありません。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>小数点以下は最大%n桁です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation>次の広告</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>at %1, once the snooze is sent</source>
        <translation>%1、スヌーズの送信後</translation>
    </message>
    <message>
        <source>at %1, as scheduled</source>
        <translation>%1、予定どおり</translation>
    </message>
</context>
<context>
    <name>Sidestage::NoteEdit</name>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of characters, and how many may be</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::NotificationBell</name>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>%1へ移動</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>more than so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>通知、未読%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>No notifications yet. Messages shown at the edge of the window stay here until you quit.</source>
        <translation>通知はまだありません。ウィンドウの端に表示されたメッセージは、終了するまでここに残ります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Notifications</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
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
        <translation>%1以上。</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>%1以下。</translation>
    </message>
</context>
<context>
    <name>Sidestage::OnAirPage</name>
    <message>
        <source>On air</source>
        <translation>オンエア</translation>
    </message>
    <message>
        <source>Drag a card, or focus one and move it with the arrow keys.</source>
        <translation>カードをドラッグするか、フォーカスして矢印キーで移動します。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Arrange cards</source>
        <translation>カードを配置</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>大きな数字</translation>
    </message>
    <message>
        <source>Pop out this card</source>
        <translation>このカードをポップアウト</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1を表示</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>%1を戻す</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>%1をポップアウト</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>%1の幅を狭くする</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>%1の幅を広くする</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1を隠す</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1を非表示にしました</translation>
    </message>
</context>
<context>
    <name>Sidestage::OpenFile</name>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>「%1」を読み込めませんでした。%2</translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation>「%1」は読み込まれませんでした: %2MBを超えています。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Outbox</name>
    <message>
        <source>Sidestage was closed before the service replied. It may have been sent.</source>
        <translation>サービスの応答前にSidestageが終了しました。送信された可能性があります。</translation>
    </message>
    <message>
        <source>Sidestage was closed before it was sent.</source>
        <translation>送信前にSidestageが終了しました。</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutboxSender</name>
    <message>
        <source>The service did not accept the request.</source>
        <translation>サービスがリクエストを受け付けませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutcomeBox</name>
    <message>
        <source>pays 1 : %1</source>
        <comment>points that each point on an outcome pays</comment>
        <translation>配当 1 : %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1ポイント</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln viewers</source>
        <comment>points; number of viewers</comment>
        <translation>
            <numerusform>%1 · 視聴者%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>an outcome, its share, its points and viewers</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Top %1</source>
        <comment>a viewer</comment>
        <translation>トップ%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation>オーバーレイファイル</translation>
    </message>
    <message>
        <source>Add these files as a text source and an image source in your broadcasting software. Each file is replaced as a whole whenever the campaign changes.</source>
        <translation>配信ソフトにこれらのファイルをテキストソースと画像ソースとして追加してください。キャンペーンが変わるたびに、各ファイルは丸ごと置き換えられます。</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>テキストファイル</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト(*.txt)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>{%1} %2</source>
        <comment>placeholder, its meaning</comment>
        <translation>{%1} %2</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>画像ファイル</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>画像(*.png)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Image preview</source>
        <translation>画像のプレビュー</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose file: %1</source>
        <translation>ファイルを選択: %1</translation>
    </message>
    <message>
        <source>Unknown placeholder: %1.</source>
        <translation>不明なプレースホルダー: %1。</translation>
    </message>
    <message>
        <source>Could not write the file. The system reported: “%1”</source>
        <translation>ファイルに書き込めませんでした。システムの報告: 「%1」</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>ファイルのフルパスを入力してください。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>これはフォルダーです。</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>このフォルダーは存在しません。</translation>
    </message>
    <message>
        <source>This file is already used for the text.</source>
        <translation>このファイルはすでにテキストに使われています。</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>この変更を保存できませんでした。終了するまでのみ有効です。%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayFiles</name>
    <message>
        <source>name of the charity</source>
        <translation>団体名</translation>
    </message>
    <message>
        <source>collected so far</source>
        <translation>これまでの合計</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>amount left to the goal</source>
        <translation>目標までの金額</translation>
    </message>
    <message>
        <source>percentage of the goal</source>
        <translation>目標に対する割合</translation>
    </message>
    <message>
        <source>number of donations</source>
        <translation>寄付の件数</translation>
    </message>
    <message>
        <source>latest donor</source>
        <translation>最新の寄付者</translation>
    </message>
    <message>
        <source>latest donation</source>
        <translation>最新の寄付</translation>
    </message>
    <message>
        <source>donor of the largest donation</source>
        <translation>最高額の寄付者</translation>
    </message>
    <message>
        <source>largest donation</source>
        <translation>最高額の寄付</translation>
    </message>
    <message>
        <source>next milestone</source>
        <translation>次のマイルストーン</translation>
    </message>
    <message>
        <source>amount of the next milestone</source>
        <translation>次のマイルストーンの金額</translation>
    </message>
    <message>
        <source>Could not draw the image.</source>
        <translation>画像を描画できませんでした。</translation>
    </message>
    <message>
        <source>{charity}: {total}</source>
        <comment>what stands in an overlay; the words in braces stay</comment>
        <translation>{charity}: {total}</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <comment>goal, percent</comment>
        <translation>目標%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceCard</name>
    <message>
        <source>Pace</source>
        <translation>ペース</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>Total over time</source>
        <translation>合計の推移</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceChart</name>
    <message>
        <source>Total over time: %1 now. %2</source>
        <translation>合計の推移: 現在%1。%2</translation>
    </message>
    <message>
        <source>Goal %1.</source>
        <comment>about a time</comment>
        <translation>目標%1。</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>現在%1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <comment>an amount</comment>
        <translation>最終%1</translation>
    </message>
    <message>
        <source>goal, %1</source>
        <comment>about a time</comment>
        <translation>目標、%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PageHead</name>
    <message>
        <source>More actions</source>
        <translation>その他の操作</translation>
    </message>
    <message>
        <source>Pop out</source>
        <translation>ポップアウト</translation>
    </message>
    <message>
        <source>Return to main window</source>
        <translation>メインウィンドウに戻す</translation>
    </message>
</context>
<context>
    <name>Sidestage::PartRow</name>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <comment>a part of a show</comment>
        <translation>選択: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Not part of this show</source>
        <translation>この番組に含まれません</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <comment>a part of a show</comment>
        <translation>編集: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used by %Ln shows: a change applies to all of them.</source>
        <translation>
            <numerusform>番組%Ln件で使用中: 変更はすべてに適用されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from yet. Open its page…</source>
        <translation>選択できるものがまだありません。ページを開く…</translation>
    </message>
    <message>
        <source>Remove from this show</source>
        <translation>この番組から削除</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleCard</name>
    <message>
        <source>Moderators</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Blocked users</source>
        <translation>ブロック中のユーザー</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1、ログイン名%2</translation>
    </message>
    <message>
        <source>Too many changes within a few seconds. Try again in 10 seconds.</source>
        <translation>数秒間に変更が多すぎます。10秒後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>All VIP slots are taken. Remove a VIP first.</source>
        <translation>VIPの枠はすべて使用中です。先にVIPを1人削除してください。</translation>
    </message>
    <message>
        <source>The channel has to complete “Build a Community” before it can have VIPs.</source>
        <translation>VIPを追加するには、チャンネルが「Build a Community」を達成する必要があります。</translation>
    </message>
    <message>
        <source>It is not known whether %1 was added. %2</source>
        <translation>%1が追加されたかどうか不明です。%2</translation>
    </message>
    <message>
        <source>It is not known whether %1 was removed. %2</source>
        <translation>%1が削除されたかどうか不明です。%2</translation>
    </message>
    <message>
        <source>%1 was not made a moderator. %2</source>
        <translation>%1はモデレーターに任命されませんでした。%2</translation>
    </message>
    <message>
        <source>%1 was not removed from the moderators. %2</source>
        <translation>%1はモデレーターから削除されませんでした。%2</translation>
    </message>
    <message>
        <source>%1 was not made a VIP. %2</source>
        <translation>%1はVIPに任命されませんでした。%2</translation>
    </message>
    <message>
        <source>%1 was not removed from the VIPs. %2</source>
        <translation>%1はVIPから削除されませんでした。%2</translation>
    </message>
    <message>
        <source>%1 was not blocked. %2</source>
        <translation>%1はブロックされませんでした。%2</translation>
    </message>
    <message>
        <source>%1 was not unblocked. %2</source>
        <translation>%1のブロックは解除されませんでした。%2</translation>
    </message>
    <message>
        <source>%1 is a moderator now</source>
        <translation>%1がモデレーターになりました</translation>
    </message>
    <message>
        <source>%1 is a VIP now</source>
        <translation>%1がVIPになりました</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1をブロックしました</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator</source>
        <translation>%1はモデレーターではなくなりました</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP</source>
        <translation>%1はVIPではなくなりました</translation>
    </message>
    <message>
        <source>%1 is no longer blocked</source>
        <translation>%1のブロックを解除しました</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <comment>a list of users</comment>
        <translation>検索: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Make moderator…</source>
        <translation>モデレーターにする…</translation>
    </message>
    <message>
        <source>Make VIP…</source>
        <translation>VIPにする…</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>ブロック解除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Sign in again to see this list.</source>
        <translation>この一覧を表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to see the moderators.</source>
        <translation>モデレーターを見る権限がありません。</translation>
    </message>
    <message>
        <source>No permission to see the VIPs.</source>
        <translation>VIPを見る権限がありません。</translation>
    </message>
    <message>
        <source>No permission to see whom you block.</source>
        <translation>ブロック中のユーザーを見る権限がありません。</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>権限が不足しています</translation>
    </message>
    <message>
        <source>The service shows this list only to programs to which the broadcaster has granted it.</source>
        <translation>サービスは、配信者が許可したプログラムにのみこの一覧を表示します。</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>ログイン名</translation>
    </message>
    <message>
        <source>Login of the new moderator</source>
        <translation>新しいモデレーターのログイン名</translation>
    </message>
    <message>
        <source>Login of the new VIP</source>
        <translation>新しいVIPのログイン名</translation>
    </message>
    <message>
        <source>Login of the user to block</source>
        <translation>ブロックするユーザーのログイン名</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Add moderator</source>
        <translation>モデレーターを追加</translation>
    </message>
    <message>
        <source>Add VIP</source>
        <translation>VIPを追加</translation>
    </message>
    <message>
        <source>Block this user</source>
        <translation>このユーザーをブロック</translation>
    </message>
    <message>
        <source>Reason for the block</source>
        <translation>ブロックの理由</translation>
    </message>
    <message>
        <source>No reason</source>
        <translation>理由なし</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>嫌がらせ</translation>
    </message>
    <message>
        <source>Spam</source>
        <translation>スパム</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Where it happened</source>
        <translation>発生した場所</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>どこか</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>チャット内</translation>
    </message>
    <message>
        <source>In whispers</source>
        <translation>ウィスパー</translation>
    </message>
    <message>
        <source>No permission to block and unblock.</source>
        <translation>ブロックとブロック解除の権限がありません。</translation>
    </message>
    <message>
        <source>No permission to add and remove.</source>
        <translation>追加と削除の権限がありません。</translation>
    </message>
    <message>
        <source>Sidestage can show this list. Changing it requires another permission.</source>
        <translation>この一覧は表示できますが、変更するには別の権限が必要です。</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1をコピーしました</translation>
    </message>
    <message>
        <source>Enter a login first.</source>
        <translation>先にログイン名を入力してください。</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>一覧を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Nobody moderates your channel.</source>
        <translation>チャンネルにモデレーターがいません。</translation>
    </message>
    <message>
        <source>Your channel has no VIPs.</source>
        <translation>チャンネルにVIPがいません。</translation>
    </message>
    <message>
        <source>You do not block anyone.</source>
        <translation>誰もブロックしていません。</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>一致する名前がありません。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>%1のブロックを解除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleList</name>
    <message>
        <source>There is no user with this login.</source>
        <translation>このログイン名のユーザーはいません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleSharedCard</name>
    <message>
        <source>Shared chat</source>
        <translation>共有チャット</translation>
    </message>
    <message>
        <source>Channels in the shared chat</source>
        <translation>共有チャットのチャンネル</translation>
    </message>
    <message>
        <source>Unknown.</source>
        <translation>不明。</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
        <translation>共有チャットに参加していません。</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>不明。%1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation>%1、ホスト</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Search people in the chat</source>
        <translation>チャットの参加者を検索</translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation>共有チャット</translation>
    </message>
    <message>
        <source>The list may be a few moments behind when people join or leave.</source>
        <translation>参加や退出の反映が少し遅れることがあります。</translation>
    </message>
    <message>
        <source>People in the chat</source>
        <translation>チャットの参加者</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>参加者を検索</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Shout out as soon as possible</source>
        <translation>できるだけ早くシャウトアウト</translation>
    </message>
    <message>
        <source>Add to shoutout queue</source>
        <translation>シャウトアウトのキューに追加</translation>
    </message>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation>チャンネルは自分自身をシャウトアウトできません。</translation>
    </message>
    <message>
        <source>Select a person in the list first.</source>
        <translation>先に一覧で人を選択してください。</translation>
    </message>
    <message>
        <source>Requires permission. You will be asked to grant it.</source>
        <translation>権限が必要です。付与を求められます。</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1をコピーしました</translation>
    </message>
    <message>
        <source>Shoutout for %1 not added. %2</source>
        <translation>%1のシャウトアウトは追加されませんでした。%2</translation>
    </message>
    <message>
        <source>Shoutout for %1 will be sent as soon as possible</source>
        <translation>%1のシャウトアウトは、できるだけ早く送信されます</translation>
    </message>
    <message>
        <source>%1 added to the shoutout queue</source>
        <translation>%1をシャウトアウトのキューに追加しました</translation>
    </message>
    <message>
        <source>%1 of %2 loaded</source>
        <translation>%2人中%1人を読み込み</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>このチャットに%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 found</source>
        <translation>%1、%2人見つかりました</translation>
    </message>
    <message>
        <source>since the last update: +%1, −%2</source>
        <translation>前回の更新から: +%1、−%2</translation>
    </message>
    <message>
        <source>Roles are unknown.</source>
        <translation>役割は不明です。</translation>
    </message>
    <message>
        <source>Visible to the broadcaster only</source>
        <translation>配信者にのみ表示されます</translation>
    </message>
    <message>
        <source>Only the broadcaster of a channel can see its moderators and VIPs. You cannot see them for %1.</source>
        <translation>チャンネルのモデレーターとVIPを見られるのは配信者だけです。%1のものは見られません。</translation>
    </message>
    <message>
        <source>Roles are loading.</source>
        <translation>役割を読み込み中です。</translation>
    </message>
    <message>
        <source>Moderators and VIPs are not shown.</source>
        <translation>モデレーターとVIPは表示されません。</translation>
    </message>
    <message>
        <source>Moderators are not shown.</source>
        <translation>モデレーターは表示されません。</translation>
    </message>
    <message>
        <source>VIPs are not shown.</source>
        <translation>VIPは表示されません。</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1は表示の権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show who is in the chat.</source>
        <translation>%1はチャット参加者を表示する権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 cannot see who is in the chat of %2. %3</source>
        <translation>%1は%2のチャット参加者を見られません。%3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>チャンネルはまだありません。モデレートするチャンネルがここに表示されます。</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see who is in its chat.</source>
        <translation>%1用にサインインしていません。チャット参加者を見るには、サインインしてください。</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>一致する視聴者がいません。</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Nobody is in this chat. People appear here when they join.</source>
        <translation>このチャットには誰もいません。参加するとここに表示されます。</translation>
    </message>
    <message>
        <source>Could not load who is in this chat. %1</source>
        <translation>チャット参加者を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionHint</name>
    <message>
        <source>Grant permission…</source>
        <translation>権限を付与…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionsCard</name>
    <message numerus="yes">
        <source>%n scopes</source>
        <translation>
            <numerusform>スコープ%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>求める…</translation>
    </message>
    <message>
        <source>Ask for: %1</source>
        <translation>求める: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>スコープ%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n more…</source>
        <translation>
            <numerusform>さらに%n件を求める…</numerusform>
        </translation>
    </message>
    <message>
        <source>not an affiliate</source>
        <translation>アフィリエイトではない</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>付与済み</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>not granted</source>
        <translation>未付与</translation>
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
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Warn…</source>
        <translation>警告…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>フォロー開始</translation>
    </message>
    <message>
        <source>Messages seen</source>
        <translation>確認したメッセージ</translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Bans</source>
        <translation>BAN</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>最近のメッセージ</translation>
    </message>
    <message>
        <source>No permission to ban viewers.</source>
        <translation>視聴者をBANする権限がありません。</translation>
    </message>
    <message>
        <source>Bans and timeouts</source>
        <translation>BANとタイムアウト</translation>
    </message>
    <message>
        <source>Without permission to manage bans, Sidestage can only show viewers.</source>
        <translation>BANを管理する権限がないため、視聴者の表示のみできます。</translation>
    </message>
    <message>
        <source>Time out for</source>
        <translation>タイムアウト時間</translation>
    </message>
    <message>
        <source>Length of a timeout</source>
        <translation>タイムアウトの長さ</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>誰も選択されていません</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>%1で</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <comment>a channel; what is known</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, last %2</source>
        <comment>a number; a date</comment>
        <translation>%1、最終%2</translation>
    </message>
    <message>
        <source>…</source>
        <comment>not known yet</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Choose a row to see who it is.</source>
        <translation>行を選択すると、誰かが表示されます。</translation>
    </message>
    <message>
        <source>Kept on this computer since %1.</source>
        <comment>a date</comment>
        <translation>%1からこのコンピューターに保存しています。</translation>
    </message>
    <message>
        <source>What moderators do is kept on this computer from now on.</source>
        <translation>モデレーターの操作を、今からこのコンピューターに保存します。</translation>
    </message>
    <message>
        <source>Show only this viewer in the live chat</source>
        <translation>ライブチャットでこの視聴者のみ表示</translation>
    </message>
    <message>
        <source>Time out the author</source>
        <translation>投稿者をタイムアウト</translation>
    </message>
    <message>
        <source>Time out the viewer</source>
        <translation>視聴者をタイムアウト</translation>
    </message>
    <message>
        <source>Ban or unban the author</source>
        <translation>投稿者をBANまたはBAN解除</translation>
    </message>
    <message>
        <source>Ban or unban the viewer</source>
        <translation>視聴者をBANまたはBAN解除</translation>
    </message>
    <message>
        <source>Warn the author…</source>
        <translation>投稿者に警告…</translation>
    </message>
    <message>
        <source>Warn the viewer…</source>
        <translation>視聴者に警告…</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>メッセージを削除</translation>
    </message>
    <message>
        <source>Delete the viewer’s message</source>
        <translation>視聴者のメッセージを削除</translation>
    </message>
    <message>
        <source>Choose a row first.</source>
        <translation>先に行を選択してください。</translation>
    </message>
    <message>
        <source>No message is chosen.</source>
        <translation>メッセージが選択されていません。</translation>
    </message>
    <message>
        <source>Sidestage needs another permission for that.</source>
        <translation>それには別の権限が必要です。</translation>
    </message>
    <message>
        <source>The broadcaster cannot be moderated.</source>
        <translation>配信者をモデレートすることはできません。</translation>
    </message>
    <message>
        <source>You cannot moderate yourself.</source>
        <translation>自分自身をモデレートすることはできません。</translation>
    </message>
    <message>
        <source>The last action is being sent.</source>
        <translation>前の操作を送信中です。</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>BAN解除</translation>
    </message>
    <message>
        <source>A banned viewer cannot be timed out.</source>
        <translation>BANされた視聴者をタイムアウトすることはできません。</translation>
    </message>
    <message>
        <source>Warn viewer</source>
        <translation>視聴者に警告</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <comment>a viewer</comment>
        <translation>%1に警告</translation>
    </message>
    <message>
        <source>The viewer cannot write until the warning is acknowledged. The reason is shown to them.</source>
        <translation>視聴者は、警告を確認するまで書き込めません。理由は視聴者に表示されます。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Does not follow</source>
        <translation>フォローしていません</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>理由を入力してください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Select a picture to see its details.</source>
        <translation>画像を選択すると、詳細が表示されます。</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Emote of %1</source>
        <translation>%1のエモート</translation>
    </message>
    <message>
        <source>Global emote</source>
        <translation>グローバルエモート</translation>
    </message>
    <message>
        <source>Emote from another channel you can use</source>
        <translation>使用できる別のチャンネルのエモート</translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation>%1のバッジ</translation>
    </message>
    <message>
        <source>Global badge</source>
        <translation>グローバルバッジ</translation>
    </message>
    <message>
        <source>Cheermote for %1 or more</source>
        <translation>%1以上のチアモート</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Bits</source>
        <translation>
            <numerusform>%Lnビッツ</numerusform>
        </translation>
    </message>
    <message>
        <source>Type: “%1”</source>
        <translation>種類: 「%1」</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>セット%1</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>アニメーション</translation>
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
        <translation>グローバル</translation>
    </message>
    <message>
        <source>From other channels</source>
        <translation>ほかのチャンネル</translation>
    </message>
    <message>
        <source>Badges of this channel</source>
        <translation>このチャンネルのバッジ</translation>
    </message>
    <message>
        <source>Global badges</source>
        <translation>グローバルバッジ</translation>
    </message>
    <message>
        <source>%1, of this channel</source>
        <translation>%1、このチャンネル</translation>
    </message>
    <message>
        <source>%1, sponsored</source>
        <translation>%1、スポンサー提供</translation>
    </message>
    <message>
        <source>Subscribers, tier 1</source>
        <translation>サブスクライバー、ティア1</translation>
    </message>
    <message>
        <source>Subscribers, tier 2</source>
        <translation>サブスクライバー、ティア2</translation>
    </message>
    <message>
        <source>Subscribers, tier 3</source>
        <translation>サブスクライバー、ティア3</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>フォロワー</translation>
    </message>
    <message>
        <source>For cheering with Bits</source>
        <translation>ビッツでのチア用</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Other: “%1”</source>
        <translation>その他: 「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1、画像%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>animated</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a sentence that is read out</comment>
        <translation>、 </translation>
    </message>
</context>
<context>
    <name>Sidestage::PicturesView</name>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Type of pictures</source>
        <translation>画像の種類</translation>
    </message>
    <message>
        <source>Emotes</source>
        <translation>エモート</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>バッジ</translation>
    </message>
    <message>
        <source>Cheermotes</source>
        <translation>チアモート</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation>エモートとバッジを検索</translation>
    </message>
    <message>
        <source>Copy emote name</source>
        <translation>エモート名をコピー</translation>
    </message>
    <message>
        <source>Emote and badge details</source>
        <translation>エモートとバッジの詳細</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1をコピーしました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>画像%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%2件中%1件見つかりました</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show emotes from other channels.</source>
        <translation>%1はほかのチャンネルのエモートを表示する権限を付与していません。</translation>
    </message>
    <message>
        <source>Some pictures could not be loaded. %1</source>
        <translation>一部の画像を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>チャンネルはまだありません。モデレートするチャンネルがここに表示されます。</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see its emotes and badges.</source>
        <translation>%1用にサインインしていません。エモートとバッジを見るには、サインインしてください。</translation>
    </message>
    <message>
        <source>No matching picture.</source>
        <translation>一致する画像がありません。</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Could not load pictures. %1</source>
        <translation>画像を読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>No items of this type in %1.</source>
        <translation>%1にこの種類のものはありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanGroup</name>
    <message>
        <source>Nothing to change.</source>
        <translation>変更するものがありません。</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>リクエストなし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>リクエスト%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message>
        <source>Apply set</source>
        <translation>セットを適用</translation>
    </message>
    <message>
        <source>Close the plan</source>
        <translation>プランを閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止中…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>%Ln件のステップが失敗しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now active.</source>
        <translation>「%1」が有効になりました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln件を作成</numerusform>
        </translation>
    </message>
    <message>
        <source>use a slot each</source>
        <translation>それぞれ枠を1つ使用</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln件をオン</numerusform>
        </translation>
    </message>
    <message>
        <source>were off</source>
        <translation>オフだったもの</translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>%Ln件はすでにオン</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変更なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln件をオフ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln件を一時停止</numerusform>
        </translation>
    </message>
    <message>
        <source>keep their slot</source>
        <translation>枠はそのまま</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>free their slot</source>
        <translation>枠を解放</translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln件を更新</numerusform>
        </translation>
    </message>
    <message>
        <source>to match the library</source>
        <translation>ライブラリに合わせる</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>%Ln件待機中、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” will be removed from the service. That would fulfil its waiting redemptions.</source>
        <translation>「%1」はサービスから削除されます。待機中の引き換えは完了扱いになります。</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>先に%Ln件を払い戻す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>先に%Ln件を完了する</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation>この報酬をオンのままにする</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>「%1」を削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>「%1」を適用</translation>
    </message>
    <message>
        <source>Preview. Nothing has been sent yet.</source>
        <translation>プレビューです。まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>In progress. Continues after a restart.</source>
        <translation>進行中です。再起動後も続行します。</translation>
    </message>
    <message>
        <source>Stopped. Completed steps stay in effect.</source>
        <translation>停止しました。完了したステップは有効なままです。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完了しました。</translation>
    </message>
    <message>
        <source>Slots afterwards</source>
        <translation>変更後の枠</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>完了したステップ</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>No changes needed.</source>
        <translation>変更は必要ありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>リクエスト%Ln件、約%1。いつでも停止できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>サービスの報酬を変更する権限がありません。</translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation>別のプランが進行中です。</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>プランに必要な枠がサービスに足りません。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>Another plan is in progress.</source>
        <translation>別のプランが進行中です。</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>プランに必要な枠がサービスに足りません。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>取り消しました。</translation>
    </message>
    <message>
        <source>No longer in the library.</source>
        <translation>ライブラリにもうありません。</translation>
    </message>
    <message>
        <source>No free slot.</source>
        <translation>空き枠がありません。</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can delete it.</source>
        <translation>別のアプリが作成しました。削除できるのはそのアプリだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>引き換え%n件がまだ待機中です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanStepRow</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanView</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>番組一覧に戻る</translation>
    </message>
    <message>
        <source>Begin “%1”</source>
        <translation>「%1」を開始</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>「%1」を元に戻す</translation>
    </message>
    <message>
        <source>End “%1”</source>
        <translation>「%1」を終了</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day</comment>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>サービスと比較中…</translation>
    </message>
    <message>
        <source>Compared with the service %1</source>
        <translation>サービスと比較%1</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>行うことがありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止中…</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>%1, about %2. Nothing is sent yet. The present state is kept for the end of the show.</source>
        <comment>number of requests; a duration</comment>
        <translation>%1、約%2。まだ何も送信されていません。現在の状態は番組の終了に備えて保存されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>リクエスト%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are done.</source>
        <translation>%2件中%1件のステップが完了しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed; the others went on.</source>
        <translation>
            <numerusform>%Ln件が失敗しました。ほかは続行されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow later.</source>
        <translation>
            <numerusform>%Ln件はあとで行われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>“%1” is running</source>
        <translation>「%1」を実行中</translation>
    </message>
</context>
<context>
    <name>Sidestage::Poll</name>
    <message>
        <source>The service did not answer.</source>
        <translation>サービスが応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::PollCard</name>
    <message numerus="yes">
        <source>%Ln votes</source>
        <translation>
            <numerusform>%Ln票</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 with points</source>
        <comment>number of votes, how many of them for points</comment>
        <translation>%1、うちポイント%2</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>No poll is running.</source>
        <translation>実施中の投票はありません。</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>新しい投票…</translation>
    </message>
    <message>
        <source>End poll…</source>
        <translation>投票を終了…</translation>
    </message>
    <message>
        <source>End and hide result…</source>
        <translation>終了して結果を隠す…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>再実施…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Sign in again to see your polls.</source>
        <translation>投票を表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to run polls.</source>
        <translation>投票を実施する権限がありません。</translation>
    </message>
    <message>
        <source>Polls</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Without permission to manage polls, Sidestage can neither show nor start them.</source>
        <translation>投票を管理する権限がないと、表示も開始もできません。</translation>
    </message>
    <message>
        <source>Ended %1</source>
        <comment>a time</comment>
        <translation>%1に終了</translation>
    </message>
    <message>
        <source>Open, ends in %1</source>
        <translation>受付中、あと%1で終了</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>残り%1 / %2</translation>
    </message>
    <message>
        <source>End poll</source>
        <translation>投票を終了</translation>
    </message>
    <message>
        <source>End “%1” now?</source>
        <translation>「%1」を今すぐ終了しますか?</translation>
    </message>
    <message>
        <source>%1 so far. A poll that has ended cannot be opened again.</source>
        <translation>現在%1。終了した投票は再開できません。</translation>
    </message>
    <message>
        <source>Viewers will not see the result.</source>
        <translation>視聴者に結果は表示されません。</translation>
    </message>
    <message>
        <source>Viewers will see the result.</source>
        <translation>視聴者に結果が表示されます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation>最前面に固定</translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation>最前面に固定(%1)</translation>
    </message>
    <message>
        <source>On Wayland a program cannot keep its windows on top. The menu of the window’s frame may offer it.</source>
        <translation>Waylandでは、アプリはウィンドウを常に手前に表示できません。ウィンドウ枠のメニューで設定できる場合があります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::PredictionCard</name>
    <message numerus="yes">
        <source>%1 points to %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人に%1ポイント</numerusform>
        </translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>今すぐ締め切る</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>受付中の予想がありません。</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>新しい予想…</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>確定…</translation>
    </message>
    <message>
        <source>Cancel and refund…</source>
        <translation>取り消して払い戻し…</translation>
    </message>
    <message>
        <source>Sign in again to see your predictions.</source>
        <translation>予想を表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to run predictions.</source>
        <translation>予想を実施する権限がありません。</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>Without permission to manage predictions, Sidestage can neither show nor start them.</source>
        <translation>予想を管理する権限がないと、表示も開始もできません。</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a time</comment>
        <translation>開始%1</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>締め切り済み</translation>
    </message>
    <message>
        <source>Cancelled %1</source>
        <comment>a time</comment>
        <translation>取り消し%1</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>a time</comment>
        <translation>確定%1</translation>
    </message>
    <message>
        <source>Cancelling refunds %1.</source>
        <translation>取り消すと%1が払い戻されます。</translation>
    </message>
    <message>
        <source>%1 were refunded.</source>
        <translation>%1が払い戻されました。</translation>
    </message>
    <message>
        <source>%1 points were paid out.</source>
        <translation>%1ポイントが支払われました。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of an outcome, its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open, locks in %1</source>
        <translation>受付中、あと%1で締め切り</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>残り%1 / %2</translation>
    </message>
    <message>
        <source>Cancel prediction</source>
        <translation>予想を取り消す</translation>
    </message>
    <message>
        <source>Cancel “%1” and refund all points?</source>
        <translation>「%1」を取り消して、すべてのポイントを払い戻しますか?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points to %Ln viewers</source>
        <comment>an outcome; points</comment>
        <translation>
            <numerusform>%1: 視聴者%Ln人に%2ポイント</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund %1 points</source>
        <translation>%1ポイントを払い戻す</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetDialog</name>
    <message>
        <source>New preset</source>
        <translation>新しいプリセット</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Shown in the list of presets.</source>
        <translation>プリセット一覧に表示されます。</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>プリセットの名前を入力してください。</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Update from channel</source>
        <translation>チャンネルから取り込む</translation>
    </message>
    <message>
        <source>Included fields</source>
        <translation>含める項目</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The preset already matches the channel.</source>
        <translation>プリセットはすでにチャンネルと一致しています。</translation>
    </message>
    <message>
        <source>Not saved: select at least one field.</source>
        <translation>保存されていません: 項目を1つ以上選択してください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message numerus="yes">
        <source>Apply “%1” to %n channels?</source>
        <translation>
            <numerusform>%nチャンネルに「%1」を適用しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Current modes are not known yet.</source>
        <translation>現在のモードがまだわかりません。</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>A snapshot of the current modes is saved first.</source>
        <translation>現在のモードのスナップショットを先に保存します。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>それでも適用</translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>%nチャンネルを変更</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsCard</name>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>新しいプリセット</translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more at once.</source>
        <translation>プリセットは、タイトル、カテゴリー、タグなどを一度に設定します。</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>in the form</source>
        <translation>フォーム内</translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation>使用中、編集済み</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>%1をお気に入りから削除</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>%1をお気に入りに追加</translation>
    </message>
    <message>
        <source>Edit preset</source>
        <translation>プリセットを編集</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation>プリセット%1を適用</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Chat mode presets</source>
        <translation>チャットモードのプリセット</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>プリセットの名前を入力してください。</translation>
    </message>
    <message>
        <source>Use for lockdowns</source>
        <translation>ロックダウンに使用</translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation>ロックダウンに使用します。使用できるプリセットは1つだけです。</translation>
    </message>
    <message>
        <source>Included modes; others stay unchanged</source>
        <translation>含めるモード。ほかは変更しません</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Used for lockdowns</source>
        <translation>ロックダウンに使用</translation>
    </message>
    <message>
        <source>Not saved: select at least one mode.</source>
        <translation>保存されていません: モードを1つ以上選択してください。</translation>
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
            <numerusform>プリセット%Ln件を追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage presets (*.json)</source>
        <translation>Sidestageのプリセット(*.json)</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>プリセットをインポート</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>プリセットをエクスポート</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>ファイルに書き込めませんでした: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were exported.</source>
        <translation>
            <numerusform>プリセット%Ln件をエクスポートしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message>
        <source>Redemptions waiting</source>
        <translation>待機中の引き換え</translation>
    </message>
    <message>
        <source>Open queue</source>
        <translation>キューを開く</translation>
    </message>
    <message>
        <source>Fulfil the selected redemption</source>
        <translation>選択した引き換えを完了</translation>
    </message>
    <message>
        <source>Refund the selected redemption</source>
        <translation>選択した引き換えを払い戻し</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel Points are not available here.</source>
        <translation>ここではチャンネルポイントを利用できません。</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>チャンネルポイント</translation>
    </message>
    <message>
        <source>You can view redemptions, but not decide them.</source>
        <translation>引き換えの表示はできますが、処理はできません。</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>引き換え</translation>
    </message>
    <message>
        <source>To fulfil or refund redemptions, Sidestage needs permission to manage them.</source>
        <translation>引き換えを完了または払い戻すには、管理権限が必要です。</translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation>最古%1 · %2</translation>
    </message>
    <message>
        <source>No redemptions waiting.</source>
        <translation>待機中の引き換えはありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>引き換えを処理するには、権限が必要です。</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>この引き換えはすでに処理されています。</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCardRow</name>
    <message>
        <source>Fulfil</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>払い戻し</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a reward, what the viewer wrote</comment>
        <translation>%1「%2」</translation>
    </message>
    <message>
        <source>Fulfil %1 of %2</source>
        <translation>%2の%1を完了</translation>
    </message>
    <message>
        <source>Refund %1 of %2</source>
        <translation>%2の%1を払い戻し</translation>
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
        <translation>メッセージなし</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>%Ln件を選択</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueFeed</name>
    <message>
        <source>The redemptions of “%1” could not be read. %2</source>
        <comment>a reward; the reason</comment>
        <translation>「%1」の引き換えを読み取れませんでした。%2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueModel</name>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>引き換え</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Refunding</source>
        <translation>払い戻し中</translation>
    </message>
    <message>
        <source>Fulfilling</source>
        <translation>完了処理中</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>払い戻し済み</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>ほかで処理</translation>
    </message>
    <message>
        <source>Refunded elsewhere</source>
        <translation>ほかで払い戻し</translation>
    </message>
    <message>
        <source>Fulfilled elsewhere</source>
        <translation>ほかで完了</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>待機%1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Group %1, %2, collapsed</source>
        <translation>グループ%1、%2、折りたたみ</translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation>グループ%1、%2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Queue view</source>
        <translation>キューの表示</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>今日の処理済み</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>サウンド…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Decisions not saved: %1</source>
        <translation>処理は保存されていません: %1</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>待機中%1</translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation>今日の処理済み%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>You can view redemptions here. To fulfil or refund them, Sidestage needs permission.</source>
        <translation>ここで引き換えを表示できます。完了または払い戻すには、権限が必要です。</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>払い戻し</translation>
    </message>
    <message>
        <source>Select row</source>
        <translation>行を選択</translation>
    </message>
    <message>
        <source>Select all shown</source>
        <translation>表示中のものをすべて選択</translation>
    </message>
    <message>
        <source>Change grouping</source>
        <translation>グループ化を変更</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>キューを検索</translation>
    </message>
    <message>
        <source>Send pending decisions now</source>
        <translation>保留中の処理を今すぐ送信</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>引き換えを処理するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Decisions could not be saved to disk. Unsent ones are lost when you quit. %1</source>
        <translation>処理をディスクに保存できませんでした。未送信のものは終了すると失われます。%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1未送信の処理%Ln件は、解決後に送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>一致する引き換えがありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>この引き換えはすでに処理されています。</translation>
    </message>
    <message>
        <source>Nothing selected. Press Space to select the row or group.</source>
        <translation>何も選択されていません。スペースキーで行またはグループを選択します。</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message>
        <source>Waiting redemptions</source>
        <translation>待機中の引き換え</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新着%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln new redemptions</source>
        <translation>
            <numerusform>新しい引き換え%Ln件を表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTexts</name>
    <message>
        <source>Pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>ほかで処理</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1秒</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1分%L2秒</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1時間%L2分</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1ポイント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting · %1</source>
        <translation>
            <numerusform>%Ln件待機中 · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilled %Ln</source>
        <translation>
            <numerusform>%Ln件を完了しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunded %Ln</source>
        <translation>
            <numerusform>%Ln件を払い戻しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fulfilled: %Ln waiting again</source>
        <translation>
            <numerusform>完了できず: %Ln件が再び待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln waiting again</source>
        <translation>
            <numerusform>払い戻しできず: %Ln件が再び待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilling %Ln</source>
        <translation>
            <numerusform>%Ln件を完了しています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunding %Ln</source>
        <translation>
            <numerusform>%Ln件を払い戻しています</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund in %L1 s</source>
        <translation>%L1秒後に払い戻し</translation>
    </message>
    <message>
        <source>Fulfil in %L1 s</source>
        <translation>%L1秒後に完了</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>%1件中%Ln件はほかで処理されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 no longer exist.</source>
        <translation>
            <numerusform>%1件中%Ln件はもう存在しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 failed.</source>
        <translation>
            <numerusform>%1件中%Ln件が失敗しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done.</source>
        <translation>
            <numerusform>%Ln件が終了しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation>チャンネルポイントはアフィリエイトとパートナーのみ利用できます。%1はまだどちらでもありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation>%1の引き換えを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation>待機中の引き換えはありません。新しいものが届くとここに表示されます。</translation>
    </message>
    <message>
        <source>Could not load the queue. %1</source>
        <translation>キューを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here. Create one on the Rewards page.</source>
        <translation>Sidestageで作成した報酬がまだありません。ここで処理できるのは、その引き換えだけです。「報酬」ページで作成してください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueToolBar</name>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>Sorting and grouping</source>
        <translation>並べ替えとグループ化</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>視聴者またはメッセージを検索</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>すべての報酬</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>ポイントの多い順</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>ポイントの少ない順</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>視聴者別</translation>
    </message>
    <message>
        <source>By reward</source>
        <translation>報酬別</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>視聴者</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Group by reward</source>
        <translation>報酬でグループ化</translation>
    </message>
    <message>
        <source>Group by viewer</source>
        <translation>視聴者でグループ化</translation>
    </message>
    <message>
        <source>No grouping</source>
        <translation>グループ化なし</translation>
    </message>
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>選択を記憶する</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Quit Sidestage?</source>
        <translation>Sidestageを終了しますか?</translation>
    </message>
    <message>
        <source>Remembers whether to send or keep. You can change this in Settings.</source>
        <translation>送信するか保持するかを記憶します。「設定」で変更できます。</translation>
    </message>
    <message>
        <source>Keep for next start</source>
        <translation>次回の起動まで保持</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>No decisions left to send.</source>
        <translation>送信する処理はもうありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>処理%Ln件(%1ポイント)がまだ送信されていません。保持すると、このコンピューターに残り、次回の起動後に送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Quitting now discards them.</source>
        <translation>処理を保存できませんでした: %1 今終了すると破棄されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>処理%Ln件をまだ送信できていません。待って再送信するか、保持してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln件の決定がまだ送信されていません。保持すると、このコンピューターに残り、次回の起動後に送信されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RaidCard</name>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1、%2、視聴者%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, favourite</source>
        <translation>%1、お気に入り</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Cancel raid</source>
        <translation>レイドを取り消す</translation>
    </message>
    <message>
        <source>Find a channel</source>
        <translation>チャンネルを検索</translation>
    </message>
    <message>
        <source>Find a channel to raid</source>
        <translation>レイドするチャンネルを検索</translation>
    </message>
    <message>
        <source>Channels on air that you follow</source>
        <translation>フォロー中の配信中チャンネル</translation>
    </message>
    <message>
        <source>Raid this channel</source>
        <translation>このチャンネルをレイド</translation>
    </message>
    <message>
        <source>The raid has left for %1.</source>
        <translation>%1へレイドしました。</translation>
    </message>
    <message>
        <source>Sign in again to see who is on air.</source>
        <translation>配信中のチャンネルを表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>No permission to see whom you follow.</source>
        <translation>フォロー中のチャンネルを見る権限がありません。</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>レイド</translation>
    </message>
    <message>
        <source>Sidestage lists the channels on air that you follow. Without permission to read them, it cannot show whom you could raid.</source>
        <translation>Sidestageは、フォロー中で配信中のチャンネルを一覧表示します。読み取る権限がないと、レイド先の候補を表示できません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln live</source>
        <translation>
            <numerusform>%Ln件配信中</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the channels that you follow is on air.</source>
        <translation>フォロー中のチャンネルは、どれも配信していません。</translation>
    </message>
    <message>
        <source>No matching channel.</source>
        <translation>一致するチャンネルがありません。</translation>
    </message>
    <message>
        <source>A prediction is still open.</source>
        <translation>受付中の予想があります。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to cancel raids.</source>
        <translation>レイドを取り消すには、権限が必要です。</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
    <message>
        <source>Raid %1</source>
        <translation>%1をレイド</translation>
    </message>
    <message>
        <source>Grant permission to raid…</source>
        <translation>レイドの権限を付与…</translation>
    </message>
    <message>
        <source>Remove %1 from the favourites</source>
        <translation>%1をお気に入りから削除</translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation>%1をお気に入りに追加</translation>
    </message>
    <message>
        <source>Raiding %1 in %2</source>
        <comment>a channel; a duration</comment>
        <translation>%1へのレイドまで%2</translation>
    </message>
    <message>
        <source>A poll is still open.</source>
        <translation>受付中の投票があります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>エクステンション</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>過去%n日間</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>過去1年</translation>
    </message>
    <message>
        <source>All saved days</source>
        <translation>保存済みのすべての日</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>日付を選択…</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>表示する期間</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1年</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>すべてのエクステンション</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>比較: %1</translation>
    </message>
    <message>
        <source>Days: %1. Choose other days</source>
        <translation>期間: %1。ほかの期間を選択</translation>
    </message>
    <message>
        <source>Data available until %1</source>
        <translation>%1までのデータを利用可能</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message>
        <source>Days to compare with</source>
        <translation>比較する期間</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>表示する期間</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>最初の日</translation>
    </message>
    <message>
        <source>Last day, inclusive</source>
        <translation>最後の日(当日を含む)</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最後の日</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>この期間を表示</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1: %Ln日間。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionDetails</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Select a redemption to see its details.</source>
        <translation>引き換えを選択すると、詳細が表示されます。</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation>視聴者に表示される説明</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Redeemed, last stream</source>
        <translation>引き換え、前回の配信</translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation>完了、全期間</translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation>払い戻し、全期間</translation>
    </message>
    <message>
        <source>Points, fulfilled</source>
        <translation>ポイント、完了</translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation>アーカイブ内の%1</translation>
    </message>
    <message>
        <source>“%1” in your archive</source>
        <translation>アーカイブ内の「%1」</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>引き換え%1、%2</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>%1件をすべて表示</translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation>引き換え、この配信</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>払い戻し</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>More</source>
        <translation>多め</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>メッセージをコピー</translation>
    </message>
    <message>
        <source>Copy viewer&apos;s name</source>
        <translation>視聴者の名前をコピー</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>詳細を閉じる</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>メッセージなし</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>アーカイブで%Ln件すべてを表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoteControl</name>
    <message>
        <source>“%1” is not available now.</source>
        <translation>「%1」は現在利用できません。</translation>
    </message>
    <message>
        <source>Too many programs watch the status.</source>
        <translation>状態を監視しているプログラムが多すぎます。</translation>
    </message>
    <message>
        <source>There is no service with the ID “%1”.</source>
        <translation>ID「%1」のサービスはありません。</translation>
    </message>
    <message>
        <source>Sidestage is still starting. Try again.</source>
        <translation>Sidestageはまだ起動中です。もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 was not opened in this run of Sidestage. Show it once.</source>
        <translation>%1は今回のSidestageの起動後に開かれていません。一度表示してください。</translation>
    </message>
    <message>
        <source>%1 is not among the accounts of %2.</source>
        <translation>%1は%2のアカウントに含まれていません。</translation>
    </message>
    <message>
        <source>Usage: sidestage do %1 %2</source>
        <translation>使用法: sidestage do %1 %2</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>誰もサインインしていません。</translation>
    </message>
    <message>
        <source>%1 is signed out. Sign in again.</source>
        <translation>%1はサインアウトしています。もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>The window is shown.</source>
        <translation>ウィンドウを表示しました。</translation>
    </message>
    <message>
        <source>This action takes no arguments.</source>
        <translation>この操作に引数はありません。</translation>
    </message>
    <message>
        <source>This action needs an argument. See: sidestage do --list</source>
        <translation>この操作には引数が必要です。参照: sidestage do --list</translation>
    </message>
    <message>
        <source>There is no action “%1”.</source>
        <translation>「%1」という操作はありません。</translation>
    </message>
    <message>
        <source>A dialog is open in Sidestage. Close it first.</source>
        <translation>Sidestageでダイアログが開いています。先に閉じてください。</translation>
    </message>
    <message>
        <source>No reward, chat mode or channel is called “%1”.</source>
        <translation>「%1」という報酬、チャットモード、チャンネルはありません。</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>ウィンドウを表示</translation>
    </message>
    <message>
        <source>Open a reward, a chat mode or a channel by its name</source>
        <translation>報酬、チャットモード、チャンネルを名前で開く</translation>
    </message>
    <message>
        <source>There is no action “%1”. See: sidestage do --list</source>
        <translation>「%1」という操作はありません。参照: sidestage do --list</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove service</source>
        <translation>サービスを削除</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1を削除しますか?</translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret are deleted from the keychain. All data of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation>アカウントはサインアウトされ、トークンとクライアントシークレットはキーチェーンから削除されます。このサービスのすべてのデータ(下書き、プリセット、報酬セット、アーカイブ、アナリティクス、設定)がこのコンピューターから削除されます。</translation>
    </message>
    <message>
        <source>Decisions not sent yet are discarded. Chat modes waiting to be restored stay as they are. This cannot be undone.</source>
        <translation>未送信の処理は破棄されます。復元待ちのチャットモードはそのまま残ります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReplaceFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>「%1」はファイルではありません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportRows</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>エクステンション</translation>
    </message>
    <message>
        <source>Days covered</source>
        <translation>対象日数</translation>
    </message>
    <message>
        <source>no report for this range</source>
        <translation>この期間のレポートなし</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最後の日</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>保存日数</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln days</source>
        <translation>
            <numerusform>%Ln日中%1日</numerusform>
        </translation>
    </message>
    <message>
        <source>last day %1</source>
        <translation>最後の日%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、 </translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportTable</name>
    <message>
        <source>Game reports</source>
        <translation>ゲームのレポート</translation>
    </message>
    <message>
        <source>Extension reports</source>
        <translation>エクステンションのレポート</translation>
    </message>
</context>
<context>
    <name>Sidestage::ResolveDialog</name>
    <message>
        <source>%1 points</source>
        <translation>%1ポイント</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolve prediction</source>
        <translation>予想を確定</translation>
    </message>
    <message>
        <source>Which outcome won?</source>
        <translation>どの結果が勝ちましたか?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>points, viewers</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>%1を支払う</translation>
    </message>
    <message>
        <source>Choose the outcome to see who is paid.</source>
        <translation>結果を選択すると、支払い先が表示されます。</translation>
    </message>
    <message>
        <source>Nobody predicted this. No points are paid out.</source>
        <translation>これを予想した人はいません。ポイントは支払われません。</translation>
    </message>
    <message>
        <source>%1 share %2: each gets %3 for one point. This cannot be undone.</source>
        <comment>viewers; points; a ratio</comment>
        <translation>%1で%2を分配します。1ポイントにつき%3が支払われます。この操作は元に戻せません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message>
        <source>Restore chat modes</source>
        <translation>チャットモードを復元</translation>
    </message>
    <message>
        <source>Restore chat modes?</source>
        <translation>チャットモードを復元しますか?</translation>
    </message>
    <message>
        <source>Loading the current modes…</source>
        <translation>現在のモードを読み込み中…</translation>
    </message>
    <message>
        <source>The current modes are saved as a snapshot first.</source>
        <translation>現在のモードを先にスナップショットとして保存します。</translation>
    </message>
    <message>
        <source>Only the changed modes are restored, to exactly what they were.</source>
        <translation>変更されたモードだけを、元どおりに復元します。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Nothing left to restore.</source>
        <translation>復元するものはもうありません。</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>ほかで変更: %1。</translation>
    </message>
    <message>
        <source>Action for %1</source>
        <translation>%1の操作</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>The current modes could not be loaded.</source>
        <translation>現在のモードを読み込めませんでした。</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation>%1が変更(%2)</translation>
    </message>
    <message>
        <source>%1 changed it in the meantime</source>
        <translation>その間に%1が変更</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Already back to what it was. Nothing to send.</source>
        <translation>すでに元に戻っています。送信するものはありません。</translation>
    </message>
    <message>
        <source>Already matches the snapshot.</source>
        <translation>すでにスナップショットと一致しています。</translation>
    </message>
    <message>
        <source>Will be set to: %1</source>
        <translation>設定後: %1</translation>
    </message>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>%nチャンネルのチャットモードを復元しますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln</source>
        <translation>
            <numerusform>%Ln件を復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln unchanged</source>
        <translation>
            <numerusform>%Ln件をそのままにする</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreRow</name>
    <message>
        <source>Channel as before the show</source>
        <translation>チャンネルを番組前の状態に</translation>
    </message>
    <message>
        <source>Swap the rewards back</source>
        <translation>報酬を元に入れ替え</translation>
    </message>
    <message>
        <source>Chat modes as before the show</source>
        <translation>チャットモードを番組前の状態に</translation>
    </message>
    <message>
        <source>Ad warnings as before the show</source>
        <translation>広告警告を番組前の状態に</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>ロックダウンを解除</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>チャプターとマーカーをエクスポート</translation>
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
        <translation>元の状態のままです。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is restored; details</comment>
        <translation>%1。%2</translation>
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
        <translation>%1: %2、「%3」</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>新しい引き換え</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>新しい引き換え%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardEditor</name>
    <message>
        <source>Reward</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>エディターを閉じる</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” saved in the library</source>
        <translation>「%1」をライブラリに保存しました</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2 Your changes are still there.</source>
        <translation>「%1」は変更されませんでした。%2変更内容はここに残っています。</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>“%1”: %2 sent</source>
        <translation>「%1」: %2を送信しました</translation>
    </message>
    <message>
        <source>Changes discarded</source>
        <translation>変更を破棄しました</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>新しい報酬</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>別のアプリが作成。</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>Only the app that made a reward can change or delete it and decide its redemptions. “%1” was made by another app. To manage it here, duplicate it, then delete the original in that app.</source>
        <translation>報酬の変更や削除、引き換えの処理ができるのは、報酬を作成したアプリだけです。「%1」は別のアプリが作成しました。ここで管理するには、複製してから、元のアプリで元の報酬を削除してください。</translation>
    </message>
    <message>
        <source>Changed elsewhere while you were editing. Sending replaces that change.</source>
        <translation>編集中にほかで変更されました。送信すると、その変更は置き換えられます。</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>サービスの応答を待っています。</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>サービスの報酬を変更する権限がありません。</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>サービスに作成</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>ライブラリに保存</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>サービスの%n個の枠をすべて使用中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>変更%n件を送信</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>変更されていません。</translation>
    </message>
    <message>
        <source>Another reward has this title.</source>
        <translation>このタイトルの報酬がほかにあります。</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1は送信されませんでした。%2変更はここに残っています。</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>何も送信されませんでした。%1変更はここに残っています。</translation>
    </message>
    <message>
        <source>“%1” was not created. %2</source>
        <translation>「%1」は作成されませんでした。%2</translation>
    </message>
    <message>
        <source>“%1” created</source>
        <translation>「%1」を作成しました</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message>
        <source>At least %L1.</source>
        <translation>%L1以上。</translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation>#と6桁の数字(0～9、A～F)。</translation>
    </message>
    <message>
        <source>Viewers see only rewards that are on.</source>
        <translation>視聴者に表示されるのは、オンの報酬だけです。</translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation>表示されますが、引き換えはできません。</translation>
    </message>
    <message>
        <source>Redemptions are fulfilled right away, without a decision.</source>
        <translation>引き換えは、確認なしですぐに完了します。</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>最大%n日。視聴者に表示されるのは、1分以上のクールダウンです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardLibrary</name>
    <message>
        <source>Another reward has this title.</source>
        <translation>このタイトルの報酬がほかにあります。</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>別のアプリが作成しました。変更できるのはそのアプリだけです。</translation>
    </message>
    <message>
        <source>It is still on the service. Remove it there first.</source>
        <translation>まだサービスにあります。先にサービスから削除してください。</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>この名前のセットがほかにあります。</translation>
    </message>
    <message>
        <source>Previous rewards</source>
        <translation>以前の報酬</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Sidestage needs permission to see the rewards.</source>
        <translation>報酬を見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points.</source>
        <translation>チャンネルポイントはアフィリエイトとパートナーのみ利用できます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message numerus="yes">
        <source>%Ln failed. %1</source>
        <translation>
            <numerusform>%Ln件が失敗しました。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln件を一時停止しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resumed</source>
        <translation>
            <numerusform>%Ln件を再開しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln件をオン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln件をオフ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created on the service</source>
        <translation>
            <numerusform>%Ln件をサービスに作成しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln件を削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not deleted.</source>
        <translation>削除されませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>%Ln件は削除されませんでした。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” removed from the service, kept in the library</source>
        <translation>「%1」をサービスから削除し、ライブラリに残しました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from the service, kept in the library</source>
        <translation>
            <numerusform>%Ln件をサービスから削除し、ライブラリに残しました</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>「%1」を削除しました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>%Ln件を「%1」に追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from “%1”</source>
        <translation>
            <numerusform>%Ln件を「%1」から削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source> (copy)</source>
        <translation> (コピー)</translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation> (コピー%L1)</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardSelectionBar</name>
    <message>
        <source>Turn on</source>
        <translation>オンにする</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>オフにする</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>選択項目を編集…</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>選択した報酬の操作</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardTable</name>
    <message>
        <source>Rewards</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>報酬を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Only with waiting redemptions</source>
        <translation>待機中の引き換えがあるもののみ</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>状態で絞り込み</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>選択した報酬の操作</translation>
    </message>
    <message>
        <source>No matching rewards.</source>
        <translation>一致する報酬がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <translation>
            <numerusform>%1、%Ln件選択中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message>
        <source>Rewards</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>Library section</source>
        <translation>ライブラリのセクション</translation>
    </message>
    <message>
        <source>Select a reward to view and edit it.</source>
        <translation>報酬を選択すると、表示と編集ができます。</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>新しい報酬</translation>
    </message>
    <message>
        <source>Edit reward</source>
        <translation>報酬を編集</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>オフにする</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>セットを適用…</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>元に切り替え…</translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation>セットに報酬を追加…</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>報酬を検索</translation>
    </message>
    <message>
        <source>Show or hide the side pane</source>
        <translation>サイドペインの表示を切り替え</translation>
    </message>
    <message>
        <source>Send reward changes</source>
        <translation>報酬の変更を送信</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>新しいセット…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>下書きは保存されていません: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>下書き保存%1</translation>
    </message>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>「%1」を読み込めませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>報酬%Ln件をインポートしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards exported</source>
        <translation>
            <numerusform>報酬%Ln件をエクスポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. You can still prepare rewards in the library.</source>
        <translation>チャンネルポイントはアフィリエイトとパートナーのみ利用できます。報酬はライブラリで準備できます。</translation>
    </message>
    <message>
        <source>You can view rewards. To change them on the service, Sidestage needs permission.</source>
        <translation>報酬を表示できます。サービスで変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards on the service.</source>
        <translation>サービスの報酬を見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>Rewards not loaded yet. %1</source>
        <translation>報酬はまだ読み込まれていません。%1</translation>
    </message>
    <message>
        <source>This set has no rewards yet.</source>
        <translation>このセットに報酬はまだありません。</translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation>このチャンネルで報酬を作成したほかのアプリはありません。</translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation>すべての報酬がセットに入っています。</translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation>報酬はまだありません。視聴者はチャンネルポイントを使って報酬を引き換えます。</translation>
    </message>
    <message>
        <source>Add rewards…</source>
        <translation>報酬を追加…</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>別のアプリが作成しました。変更できるのはそのアプリだけです。</translation>
    </message>
    <message>
        <source>Select a reward first.</source>
        <translation>先に報酬を選択してください。</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>サービスの報酬を変更する権限がありません。</translation>
    </message>
    <message>
        <source>Select a set first.</source>
        <translation>先にセットを選択してください。</translation>
    </message>
    <message>
        <source>No set has been applied yet.</source>
        <translation>まだセットが適用されていません。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>オンにする</translation>
    </message>
    <message>
        <source>None of the selected rewards can be changed here.</source>
        <translation>選択した報酬は、どれもここでは変更できません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件の%1を変更しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>選択項目を編集…</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>サービスに作成</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>セットに追加</translation>
    </message>
    <message>
        <source>Remove from this set</source>
        <translation>このセットから削除</translation>
    </message>
    <message>
        <source>Remove from the service (frees the slot)</source>
        <translation>サービスから削除(枠を解放)</translation>
    </message>
    <message>
        <source>Turn off only (keeps the slot)</source>
        <translation>オフにするだけ(枠は維持)</translation>
    </message>
    <message>
        <source>Export rewards</source>
        <translation>報酬をエクスポート</translation>
    </message>
    <message>
        <source>Rewards (*.json)</source>
        <translation>報酬(*.json)</translation>
    </message>
    <message>
        <source>Import rewards</source>
        <translation>報酬をインポート</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>新しいセット</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>セットの名前を変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>選択した報酬%Ln件で作成します。</numerusform>
        </translation>
    </message>
    <message>
        <source>For a category or a show, for example “Horror night”.</source>
        <translation>カテゴリーや番組用、例: 「ホラーナイト」。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>セットを作成</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>There are no rewards yet.</source>
        <translation>報酬はまだありません。</translation>
    </message>
    <message>
        <source>Every reward is in this set.</source>
        <translation>すべての報酬がこのセットに入っています。</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1(コピー)</translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are kept</source>
        <translation>セット「%1」を削除しました。報酬は残ります</translation>
    </message>
    <message>
        <source>Preview of “%1”. Nothing has been sent yet.</source>
        <translation>「%1」のプレビューです。まだ何も送信されていません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::RolesView</name>
    <message>
        <source>%1 is a VIP. A VIP cannot be a moderator as well.</source>
        <translation>%1はVIPです。VIPがモデレーターを兼ねることはできません。</translation>
    </message>
    <message>
        <source>%1 is a moderator. A moderator cannot be a VIP as well.</source>
        <translation>%1はモデレーターです。モデレーターがVIPを兼ねることはできません。</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the VIPs…</source>
        <translation>ステップ1/2: %1をVIPから削除しています…</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the moderators…</source>
        <translation>ステップ1/2: %1をモデレーターから削除しています…</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP. Step 2 of 2: adding to the moderators…</source>
        <translation>%1はVIPではなくなりました。ステップ2/2: モデレーターに追加しています…</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator. Step 2 of 2: adding to the VIPs…</source>
        <translation>%1はモデレーターではなくなりました。ステップ2/2: VIPに追加しています…</translation>
    </message>
    <message>
        <source>Step 1 of 2 failed, nothing was changed for %1. %2</source>
        <translation>ステップ1/2が失敗し、%1の役割は変更されていません。%2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP, but step 2 of 2 failed: not a moderator yet. %2</source>
        <translation>%1はVIPではなくなりましたが、ステップ2/2が失敗し、まだモデレーターではありません。%2</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator, but step 2 of 2 failed: not a VIP yet. %2</source>
        <translation>%1はモデレーターではなくなりましたが、ステップ2/2が失敗し、まだVIPではありません。%2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP and is a moderator now.</source>
        <translation>%1はVIPではなくなり、モデレーターになりました。</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator and is a VIP now.</source>
        <translation>%1はモデレーターではなくなり、VIPになりました。</translation>
    </message>
    <message>
        <source>Roles section</source>
        <translation>役割のセクション</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>モデレーター</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Search roles</source>
        <translation>役割を検索</translation>
    </message>
    <message>
        <source>Copy name from roles</source>
        <translation>役割から名前をコピー</translation>
    </message>
    <message>
        <source>Make the moderator a VIP, or the VIP a moderator…</source>
        <translation>モデレーターをVIPに、またはVIPをモデレーターにする…</translation>
    </message>
    <message>
        <source>Remove the role</source>
        <translation>役割を外す</translation>
    </message>
    <message>
        <source>Remove VIP and make moderator</source>
        <translation>VIPを外してモデレーターにする</translation>
    </message>
    <message>
        <source>Remove moderator and make VIP</source>
        <translation>モデレーターを外してVIPにする</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Make VIP again</source>
        <translation>再びVIPにする</translation>
    </message>
    <message>
        <source>Make moderator again</source>
        <translation>再びモデレーターにする</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Sidestage::RunAdCard</name>
    <message>
        <source>Run an ad now</source>
        <translation>今すぐ広告を実行</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>長さ(秒)</translation>
    </message>
    <message>
        <source>The ad that is shown may be shorter or longer.</source>
        <translation>実際に表示される広告は、短くなることも長くなることもあります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleDelegate</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation>%1が%4のチャンネルで%2を%3ビッツで購入、%5</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>開発中</translation>
    </message>
    <message>
        <source>ID %1, product %2</source>
        <translation>ID %1、商品%2</translation>
    </message>
    <message>
        <source>%1 Bits</source>
        <translation>%1ビッツ</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>the channel</comment>
        <translation>%1で</translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>Extension transactions, newest first</source>
        <translation>エクステンションのトランザクション、新しい順</translation>
    </message>
    <message>
        <source>Transaction IDs, separated by spaces</source>
        <translation>トランザクションID、スペース区切り</translation>
    </message>
    <message>
        <source>Look up transactions by their IDs</source>
        <translation>IDでトランザクションを照会</translation>
    </message>
    <message>
        <source>Look up transaction</source>
        <translation>トランザクションを照会</translation>
    </message>
    <message>
        <source>Copy transaction ID</source>
        <translation>トランザクションIDをコピー</translation>
    </message>
    <message>
        <source>ID copied</source>
        <translation>IDをコピーしました</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln IDs at once.</source>
        <translation>
            <numerusform>一度に照会できるIDは最大%Ln件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. Reading them requires a token of the app itself.</source>
        <translation>エクステンション%1でのビッツによる購入。読み取るには、アプリ自身のトークンが必要です。</translation>
    </message>
    <message>
        <source>This service has no client secret, which is required for the app’s own token.</source>
        <translation>このサービスには、アプリ自身のトークンに必要なクライアントシークレットがありません。</translation>
    </message>
    <message>
        <source>At least one of these IDs was not found.</source>
        <translation>これらのIDのうち、見つからないものがあります。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Could not load the transactions. %1</source>
        <translation>トランザクションを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>No purchases yet. They appear here.</source>
        <translation>購入はまだありません。あるとここに表示されます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ScheduleFeed</name>
    <message>
        <source>It was not added. Try it again.</source>
        <translation>追加されませんでした。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>毎週</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>1回のみ</translation>
    </message>
    <message>
        <source>Schedule saved.</source>
        <translation>スケジュールを保存しました。</translation>
    </message>
    <message>
        <source>The segment was added, but the old one could not be deleted. Both are planned.</source>
        <translation>予定を追加しましたが、古い予定を削除できませんでした。両方が登録されています。</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <comment>a time</comment>
        <translation>下書き保存%1</translation>
    </message>
    <message>
        <source>Schedule view</source>
        <translation>スケジュールの表示</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>今週</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>前の週</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>次の週</translation>
    </message>
    <message>
        <source>Segments of this week</source>
        <translation>今週の予定</translation>
    </message>
    <message>
        <source>Week. The tab List has the same segments as a table.</source>
        <translation>週表示です。「一覧」タブで同じ予定を表で確認できます。</translation>
    </message>
    <message>
        <source>Vacation…</source>
        <translation>休暇…</translation>
    </message>
    <message>
        <source>Save iCalendar…</source>
        <translation>iCalendarを保存…</translation>
    </message>
    <message>
        <source>Copy iCalendar link</source>
        <translation>iCalendarのリンクをコピー</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>新しい予定</translation>
    </message>
    <message>
        <source>Save segment</source>
        <translation>予定を保存</translation>
    </message>
    <message>
        <source>Edit segment</source>
        <translation>予定を編集</translation>
    </message>
    <message>
        <source>Delete segment…</source>
        <translation>予定を削除…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>スケジュールを変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two dates</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>week %1 · %Ln shows, %2</source>
        <translation>
            <numerusform>第%1週 · 番組%Ln件、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No shows planned.</source>
        <translation>番組の予定はありません。</translation>
    </message>
    <message>
        <source>Save iCalendar</source>
        <translation>iCalendarを保存</translation>
    </message>
    <message>
        <source>Schedule of %1</source>
        <translation>%1のスケジュール</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>カレンダー(*.ics)</translation>
    </message>
    <message>
        <source>Schedule saved in %1.</source>
        <translation>スケジュールを%1に保存しました。</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Changing the schedule failed. %1</source>
        <comment>the reason</comment>
        <translation>スケジュールを変更できませんでした。%1</translation>
    </message>
    <message>
        <source>Reading the calendar failed. %1</source>
        <comment>the reason</comment>
        <translation>カレンダーを読み込めませんでした。%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SearchCombo</name>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>Sidestage::SecondStart</name>
    <message>
        <source>Sidestage is already running, but is not responding.</source>
        <translation>Sidestageはすでに実行中ですが、応答していません。</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it responds. If it quits, Sidestage starts here instead. No data is lost while you wait.</source>
        <translation>応答すると、すぐにウィンドウが前面に表示されます。終了した場合は、代わりにここでSidestageが起動します。待っている間にデータが失われることはありません。</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>待つのをやめる</translation>
    </message>
</context>
<context>
    <name>Sidestage::SegmentEditor</name>
    <message>
        <source>Segment</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>Start and repeat are fixed.</source>
        <translation>開始と繰り返しは固定です。</translation>
    </message>
    <message>
        <source>No permission to change the schedule.</source>
        <translation>スケジュールを変更する権限がありません。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Repeats weekly</source>
        <translation>毎週繰り返す</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>Weekly segments</source>
        <translation>毎週の予定</translation>
    </message>
    <message>
        <source>The service cannot move a weekly segment or change how often it comes. Sidestage can add a new one and then delete this one.</source>
        <translation>サービスでは、毎週の予定の移動や頻度の変更ができません。Sidestageで新しい予定を追加し、この予定を削除できます。</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>移動…</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>Without permission to manage the schedule, Sidestage can only show it.</source>
        <translation>スケジュールを管理する権限がないため、表示のみできます。</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>新しい予定</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>毎週</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>1回のみ</translation>
    </message>
    <message>
        <source>30 to 1,380. Ends at %1.</source>
        <comment>a time of day</comment>
        <translation>30～1,380。終了%1。</translation>
    </message>
    <message>
        <source>At the same time: %1.</source>
        <translation>同じ時間: %1。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>スケジュールを変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>変更されていません。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Cancel next</source>
        <translation>次回をキャンセル</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <comment>a date</comment>
        <translation>%1をキャンセル</translation>
    </message>
    <message>
        <source>Starts at %1 in %2 all year.</source>
        <comment>a time; a time zone</comment>
        <translation>年間を通して%1(%2)に開始します。</translation>
    </message>
    <message>
        <source>When the clocks change on %1, that moves from %2 to %3 UTC.</source>
        <comment>a date; two times</comment>
        <translation>%1の時刻切り替えで、UTCでは%2から%3に変わります。</translation>
    </message>
    <message>
        <source>Choose a time zone from the list.</source>
        <translation>一覧からタイムゾーンを選択してください。</translation>
    </message>
    <message>
        <source>Delete segment</source>
        <translation>予定を削除</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>「%1」を削除しますか?</translation>
    </message>
    <message>
        <source>It is removed from all weeks. To leave out one week, cancel it.</source>
        <translation>すべての週から削除されます。1週だけ休む場合は、キャンセルしてください。</translation>
    </message>
    <message>
        <source>It is removed from the schedule.</source>
        <translation>スケジュールから削除されます。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>It may have been added. %1</source>
        <comment>the reason</comment>
        <translation>追加された可能性があります。%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>報酬%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>%Ln件を完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>%Ln件を払い戻し</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionStrip</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln件選択中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SeriesList</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures can be shown at once.</source>
        <translation>
            <numerusform>同時に表示できる項目は最大%Ln件です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures while comparing.</source>
        <translation>
            <numerusform>比較中の項目は最大%Ln件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>比較: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>No data, %1</source>
        <translation>データなし、%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、 </translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceAddress</name>
    <message>
        <source>This is not an address. It must begin with https://.</source>
        <translation>これはアドレスではありません。https://で始まる必要があります。</translation>
    </message>
    <message>
        <source>Enter only the address, without user, query or fragment.</source>
        <translation>ユーザー、クエリ、フラグメントを含めず、アドレスのみを入力してください。</translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation>これはアドレスではありません。wss://で始まる必要があります。</translation>
    </message>
    <message>
        <source>Enter only the address, without user or fragment.</source>
        <translation>ユーザーやフラグメントを含めず、アドレスのみを入力してください。</translation>
    </message>
    <message>
        <source>Live events require wss://; ws:// is allowed only for services on this computer.</source>
        <translation>ライブイベントにはwss://が必要です。ws://は、このコンピューター上のサービスにのみ使えます。</translation>
    </message>
    <message>
        <source>Only https is secure for signing in. Begin the address with https://; http:// is allowed only for services on this computer.</source>
        <translation>サインインで安全なのはhttpsだけです。アドレスはhttps://で始めてください。http://は、このコンピューター上のサービスにのみ使えます。</translation>
    </message>
    <message>
        <source>This is not an address. Enter the one that is registered for your app, such as http://localhost:17563.</source>
        <translation>これはアドレスではありません。http://localhost:17563のような、アプリに登録したものを入力してください。</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>APIのアドレス</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>トークンサービス</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>リダイレクトURI</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>ライブイベント</translation>
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
        <translation>サービスプロファイル</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Each profile keeps its own accounts.</source>
        <translation>アカウントはプロファイルごとに保存されます。</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>サービスを追加…</translation>
    </message>
    <message>
        <source>Client ID %1, with a client secret in the keychain</source>
        <translation>クライアントID %1、クライアントシークレットはキーチェーンに保存</translation>
    </message>
    <message>
        <source>Client ID %1, public client without a secret</source>
        <translation>クライアントID %1、シークレットなしのパブリッククライアント</translation>
    </message>
    <message>
        <source>Client ID %1</source>
        <translation>クライアントID %1</translation>
    </message>
    <message>
        <source>The sandbox is built in. Its addresses and its app are made at the start.</source>
        <translation>サンドボックスは内蔵です。アドレスとアプリは起動時に作られます。</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>サービスに問い合わせ中…</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCheck</name>
    <message>
        <source>The certificate of %1 is not valid today.</source>
        <translation>%1の証明書は現在有効ではありません。</translation>
    </message>
    <message>
        <source>Check the date of this computer: it is set to %1. If it is right, the operator of the service must renew the certificate.</source>
        <translation>このコンピューターの日付を確認してください。現在の設定は%1です。正しい場合は、サービスの運営者が証明書を更新する必要があります。</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>%1の証明書は自己署名です。</translation>
    </message>
    <message>
        <source>Nobody confirms that this is the service, so Sidestage does not connect. If the service is yours, install its certificate in the system, or use one from a certificate authority.</source>
        <translation>これが本物のサービスであることを誰も保証していないため、Sidestageは接続しません。ご自身のサービスの場合は、証明書をシステムにインストールするか、認証局の証明書を使ってください。</translation>
    </message>
    <message>
        <source>The certificate of %1 belongs to another host.</source>
        <translation>%1の証明書は別のホストのものです。</translation>
    </message>
    <message>
        <source>Check the address for typing errors. Sidestage sends nothing to this host.</source>
        <translation>アドレスに誤りがないか確認してください。Sidestageはこのホストに何も送信しません。</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified: “%2”</source>
        <translation>%1の証明書を検証できませんでした: 「%2」</translation>
    </message>
    <message>
        <source>Ask the operator of the service for a valid certificate.</source>
        <translation>有効な証明書をサービスの運営者に求めてください。</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>%1というホストはありません。</translation>
    </message>
    <message>
        <source>Check the address for typing errors, and your network connection.</source>
        <translation>アドレスの誤りとネットワーク接続を確認してください。</translation>
    </message>
    <message>
        <source>%1 accepts no connection.</source>
        <translation>%1が接続を受け付けません。</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>アドレスのポートと、サービスが稼働しているかどうかを確認してください。</translation>
    </message>
    <message>
        <source>%1 does not speak TLS.</source>
        <translation>%1はTLSに対応していません。</translation>
    </message>
    <message>
        <source>Check the port in the address. Sidestage connects without TLS only on this computer.</source>
        <translation>アドレスのポートを確認してください。SidestageがTLSなしで接続するのは、このコンピューター上だけです。</translation>
    </message>
    <message>
        <source>%1 did not answer within 10 seconds.</source>
        <translation>%1が10秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>Check the address and your network connection, then try again.</source>
        <translation>アドレスとネットワーク接続を確認して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 could not be reached: “%2”</source>
        <translation>%1に接続できませんでした: 「%2」</translation>
    </message>
    <message>
        <source>%1 reports a problem (%2).</source>
        <translation>%1が問題を報告しました(%2)。</translation>
    </message>
    <message>
        <source>The service may be overloaded or under maintenance. Try again later.</source>
        <translation>サービスが過負荷かメンテナンス中の可能性があります。あとでもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 answers, but not as the API of such a service.</source>
        <translation>%1は応答しますが、このようなサービスのAPIではありません。</translation>
    </message>
    <message>
        <source>Check the API address. It ends with the version, such as https://api.example/helix.</source>
        <translation>APIのアドレスを確認してください。https://api.example/helixのように、バージョンで終わります。</translation>
    </message>
    <message>
        <source>%1 answers, but is not a token service.</source>
        <translation>%1は応答しますが、トークンサービスではありません。</translation>
    </message>
    <message>
        <source>Check the address of the token service, such as https://id.example. Sidestage adds /oauth2/ itself.</source>
        <translation>https://id.exampleのような、トークンサービスのアドレスを確認してください。/oauth2/はSidestageが追加します。</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>%1まで有効</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock of this computer is %1 ahead of the service.</source>
        <translation>このコンピューターの時計は、サービスより%1進んでいます。</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service.</source>
        <translation>このコンピューターの時計は、サービスより%1遅れています。</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>このコンピューターの日付と時刻を合わせてください。それまでは、ここに表示される時刻が正しくなかったり、証明書が拒否されたりすることがあります。</translation>
    </message>
    <message>
        <source>The service does not know this client ID.</source>
        <translation>サービスはこのクライアントIDを認識していません。</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. It is not the name of the app.</source>
        <translation>アプリのページからもう一度コピーしてください。アプリの名前ではありません。</translation>
    </message>
    <message>
        <source>The client ID could not be checked.</source>
        <translation>クライアントIDを確認できませんでした。</translation>
    </message>
    <message>
        <source>Client ID known</source>
        <translation>クライアントID確認済み</translation>
    </message>
    <message>
        <source>public client</source>
        <translation>パブリッククライアント</translation>
    </message>
    <message>
        <source>This app is registered as a public client, which has no secret.</source>
        <translation>このアプリはパブリッククライアントとして登録されており、シークレットはありません。</translation>
    </message>
    <message>
        <source>Remove the client secret, or register the app as a confidential client.</source>
        <translation>クライアントシークレットを削除するか、アプリをコンフィデンシャルクライアントとして登録してください。</translation>
    </message>
    <message>
        <source>confidential client</source>
        <translation>コンフィデンシャルクライアント</translation>
    </message>
    <message>
        <source>This app is registered as a confidential client.</source>
        <translation>このアプリはコンフィデンシャルクライアントとして登録されています。</translation>
    </message>
    <message>
        <source>Without its secret, a sign-in cannot be renewed. Paste the client secret, or register the app as a public client.</source>
        <translation>シークレットがないと、サインインを更新できません。クライアントシークレットを貼り付けるか、アプリをパブリッククライアントとして登録してください。</translation>
    </message>
    <message>
        <source>confidential client, secret accepted</source>
        <translation>コンフィデンシャルクライアント、シークレット確認済み</translation>
    </message>
    <message>
        <source>The service does not accept this client secret.</source>
        <translation>サービスがこのクライアントシークレットを受け付けません。</translation>
    </message>
    <message>
        <source>The client secret could not be checked: “%1”</source>
        <translation>クライアントシークレットを確認できませんでした: 「%1」</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. A new secret there makes the old one invalid.</source>
        <translation>アプリのページからもう一度コピーしてください。新しいシークレットを作成すると、古いものは無効になります。</translation>
    </message>
    <message>
        <source>The redirect URI %1 is not registered for this app.</source>
        <translation>リダイレクトURI %1は、このアプリに登録されていません。</translation>
    </message>
    <message>
        <source>Add exactly this URI on the page of your app, without a slash at the end, or enter here the one that is registered.</source>
        <translation>アプリのページに、このURIを末尾のスラッシュなしで正確に追加するか、登録済みのURIをここに入力してください。</translation>
    </message>
    <message>
        <source>Redirect URI registered</source>
        <translation>リダイレクトURI登録済み</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>接続可能</translation>
    </message>
    <message>
        <source>%1, %2 ms</source>
        <translation>%1、%2ミリ秒</translation>
    </message>
    <message>
        <source>%1 closed the connection without a response.</source>
        <translation>%1が応答せずに接続を閉じました。</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether it begins with https://.</source>
        <translation>アドレスのポートと、https://で始まっているかどうかを確認してください。</translation>
    </message>
    <message>
        <source>%1 does not speak HTTP.</source>
        <translation>%1はHTTPに対応していません。</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>ライブイベント</translation>
    </message>
    <message>
        <source>No live events could be reached at %1.</source>
        <translation>%1でライブイベントに接続できませんでした。</translation>
    </message>
    <message>
        <source>Check the address of the live events. Without them, Sidestage polls for changes.</source>
        <translation>ライブイベントのアドレスを確認してください。ライブイベントがない場合、Sidestageは定期的に変更を確認します。</translation>
    </message>
    <message>
        <source>The service did not respond. Try again later.</source>
        <translation>サービスが応答しませんでした。あとでもう一度お試しください。</translation>
    </message>
    <message>
        <source>The service responded with status %1.</source>
        <translation>サービスがステータス%1で応答しました。</translation>
    </message>
    <message>
        <source>The service said: “%1”.</source>
        <translation>サービスの応答: 「%1」。</translation>
    </message>
    <message>
        <source>Check the address of the token service and the client ID.</source>
        <translation>トークンサービスのアドレスとクライアントIDを確認してください。</translation>
    </message>
    <message>
        <source>It ends with a slash, which must be registered too. Remove the slash here, or add exactly this URI on the page of your app.</source>
        <translation>末尾にスラッシュがあり、スラッシュも含めて登録されている必要があります。ここでスラッシュを削除するか、アプリのページにこのURIを正確に追加してください。</translation>
    </message>
    <message>
        <source>The redirect URI could not be checked.</source>
        <translation>リダイレクトURIを確認できませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>Add a service</source>
        <translation>サービスを追加</translation>
    </message>
    <message>
        <source>Edit service</source>
        <translation>サービスを編集</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1を編集</translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation>コンソールを開く</translation>
    </message>
    <message>
        <source>The public platform</source>
        <translation>公開プラットフォーム</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>Sidestage of %1</source>
        <translation>%1のSidestage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>any name that is still free</source>
        <translation>まだ使われていない任意の名前</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>リダイレクトURI</translation>
    </message>
    <message>
        <source>Register exactly this URI. The service returns to it after sign-in.</source>
        <translation>このURIを正確に登録してください。サインイン後、サービスがここに戻ります。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy redirect URI</source>
        <translation>リダイレクトURIをコピー</translation>
    </message>
    <message>
        <source>Client type</source>
        <translation>クライアントの種類</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>パブリック</translation>
    </message>
    <message>
        <source>an app on your computer cannot keep a secret</source>
        <translation>コンピューター上のアプリはシークレットを秘匿できません</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Application Integration</source>
        <translation>Application Integration</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>APIのアドレス</translation>
    </message>
    <message>
        <source>With the version, such as https://api.example/helix</source>
        <translation>バージョンを含む、例: https://api.example/helix</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>トークンサービス</translation>
    </message>
    <message>
        <source>Such as https://id.example</source>
        <translation>例: https://id.example</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>ライブイベント</translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. If empty, Sidestage polls for changes.</source>
        <translation>例: wss://events.example/ws。空欄の場合、Sidestageは定期的に変更を確認します。</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー: %1</translation>
    </message>
    <message>
        <source>Paste what it gave you</source>
        <translation>発行されたものを貼り付け</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>クライアントID</translation>
    </message>
    <message>
        <source>Identifies your app to the service.</source>
        <translation>サービスがアプリを識別するために使います。</translation>
    </message>
    <message>
        <source>Enter the client ID. The service requires it.</source>
        <translation>クライアントIDを入力してください。サービスに必要です。</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>クライアントシークレット</translation>
    </message>
    <message>
        <source>The saved secret is for another token service, so it will be deleted. Enter the one for this service.</source>
        <translation>保存済みのシークレットは別のトークンサービスのものなので、削除されます。このサービスのものを入力してください。</translation>
    </message>
    <message>
        <source>Leave empty to keep the saved secret. Enter a new one to replace it.</source>
        <translation>空欄にすると、保存済みのシークレットを維持します。置き換えるには新しいものを入力してください。</translation>
    </message>
    <message>
        <source>Only for a confidential client. Goes into the system keychain.</source>
        <translation>コンフィデンシャルクライアントのみ。システムのキーチェーンに保存されます。</translation>
    </message>
    <message>
        <source>Delete the client secret</source>
        <translation>クライアントシークレットを削除</translation>
    </message>
    <message>
        <source>Check, and choose how to sign in</source>
        <translation>確認し、サインイン方法を選択</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>The service is checked when the client ID is there.</source>
        <translation>クライアントIDを入力すると、サービスを確認します。</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>別のデバイスで</translation>
    </message>
    <message>
        <source>Type a short code.</source>
        <translation>短いコードを入力します。</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>ブラウザーで</translation>
    </message>
    <message>
        <source>Returns to this app.</source>
        <translation>このアプリに戻ります。</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>このウィンドウで</translation>
    </message>
    <message>
        <source>Shows the service’s page.</source>
        <translation>サービスのページを表示します。</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>保存名</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Remove service…</source>
        <translation>サービスを削除…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>サービスを追加</translation>
    </message>
    <message>
        <source>Add and sign in</source>
        <translation>追加してサインイン</translation>
    </message>
    <message>
        <source>Register Sidestage with the public platform</source>
        <translation>公開プラットフォームにSidestageを登録</translation>
    </message>
    <message>
        <source>Register Sidestage with the service</source>
        <translation>サービスにSidestageを登録</translation>
    </message>
    <message>
        <source>The platform asks these four things, with the client type “Public”. It is free and takes about two minutes.</source>
        <translation>プラットフォームは、これら4項目を尋ねます。クライアントの種類は「パブリック」です。無料で、2分ほどで済みます。</translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, using this redirect URI. You get a client ID, and a client secret only if the app is a confidential client.</source>
        <translation>このリダイレクトURIを使って、Sidestageをアプリとしてサービスに登録してください。クライアントIDが発行されます。コンフィデンシャルクライアントの場合のみ、クライアントシークレットも発行されます。</translation>
    </message>
    <message>
        <source>Public platform</source>
        <translation>公開プラットフォーム</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>サービスに問い合わせ中…</translation>
    </message>
    <message>
        <source>The service is checked when its addresses and the client ID are there.</source>
        <translation>アドレスとクライアントIDを入力すると、サービスを確認します。</translation>
    </message>
    <message>
        <source>30 letters and digits, as expected.</source>
        <translation>想定どおりの英数字30文字です。</translation>
    </message>
    <message numerus="yes">
        <source>Usually 30 small letters and digits. These are %n characters.</source>
        <translation>
            <numerusform>通常は英小文字と数字30文字です。入力されたのは%n文字です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1 of %2 fine</source>
        <translation>%2件中%1件が正常</translation>
    </message>
    <message>
        <source>The check above found something that prevents the sign-in.</source>
        <translation>上の確認で、サインインを妨げる問題が見つかりました。</translation>
    </message>
    <message>
        <source>Without a client secret, this sign-in cannot be renewed. You sign in again when it ends, on the public platform after about 60 days.</source>
        <translation>クライアントシークレットがないと、このサインインは更新できません。終了したら、もう一度サインインします。公開プラットフォームでは約60日後です。</translation>
    </message>
    <message>
        <source>A public client renews its sign-in by itself. It ends after 30 days without use.</source>
        <translation>パブリッククライアントはサインインを自動的に更新します。30日間使わないと終了します。</translation>
    </message>
    <message>
        <source>A confidential client renews its sign-in by itself, as long as the secret is valid.</source>
        <translation>コンフィデンシャルクライアントは、シークレットが有効な限り、サインインを自動的に更新します。</translation>
    </message>
    <message>
        <source>A client ID cannot contain spaces.</source>
        <translation>クライアントIDにスペースは使えません。</translation>
    </message>
    <message>
        <source>A client secret cannot contain spaces.</source>
        <translation>クライアントシークレットにスペースは使えません。</translation>
    </message>
    <message>
        <source>Without its client secret, a confidential client cannot renew its sign-in. You sign in again when it ends.</source>
        <translation>クライアントシークレットがないと、コンフィデンシャルクライアントはサインインを更新できません。終了したら、もう一度サインインします。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>Some tokens could not be revoked and stay valid until they expire.</source>
        <translation>一部のトークンを取り消せませんでした。期限切れまで有効です。</translation>
    </message>
    <message>
        <source>Some keychain entries of this service could not be deleted. Delete them in your keychain.</source>
        <translation>このサービスのキーチェーン項目の一部を削除できませんでした。キーチェーンで削除してください。</translation>
    </message>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation>ファイル%1を削除できませんでした。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServicesCard</name>
    <message>
        <source>Services</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>サービスを追加…</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1、表示中</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1を編集</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Warn of the sandbox while another service is shown</source>
        <translation>別のサービスの表示中もサンドボックスの警告を出す</translation>
    </message>
    <message>
        <source>When off, sandbox accounts are disconnected and give no warnings while another service is shown.</source>
        <translation>オフの場合、別のサービスの表示中はサンドボックスのアカウントの接続が解除され、警告も出ません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>Your sign-in could not be renewed (%1).</source>
        <translation>サインインを更新できませんでした(%1)。</translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Undo change</source>
        <translation>変更を元に戻す</translation>
    </message>
    <message>
        <source>No change to undo.</source>
        <translation>元に戻す変更はありません。</translation>
    </message>
    <message>
        <source>Kept as you change them</source>
        <translation>変更はすぐに保存されます</translation>
    </message>
    <message>
        <source>Settings saved %1</source>
        <translation>設定保存%1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>一致する設定がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n matching settings</source>
        <translation>
            <numerusform>一致する設定%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsTexts</name>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Relative to the system’s text size. The whole interface scales with it.</source>
        <translation>システムの文字サイズに対する比率です。画面全体が合わせて拡大縮小されます。</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>メニューバー</translation>
    </message>
    <message>
        <source>When off, the menus are behind the button above the sidebar. Press Alt to open them.</source>
        <translation>オフの場合、メニューはサイドバー上部のボタンに入ります。Altキーで開きます。</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>You can undo a decision during this time. After that it is final.</source>
        <translation>この時間内なら処理を元に戻せます。その後は確定します。</translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Fulfil after</source>
        <translation>完了までの時間</translation>
    </message>
    <message>
        <source>Refund after</source>
        <translation>払い戻しまでの時間</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>When quitting</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>What happens to pending decisions. If kept, they are sent after the next start.</source>
        <translation>保留中の処理の扱い。保持した場合は、次回の起動後に送信されます。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation>ロックダウンの前に確認</translation>
    </message>
    <message>
        <source>When off, the shortcut locks down the selected channels at once, or all that are shown. You can undo this exactly.</source>
        <translation>オフの場合、ショートカットで選択中の(または表示中のすべての)チャンネルをすぐにロックダウンします。元どおりに戻せます。</translation>
    </message>
    <message>
        <source>Start and tray</source>
        <translation>起動とトレイ</translation>
    </message>
    <message>
        <source>Could not change this. %1</source>
        <translation>変更できませんでした。%1</translation>
    </message>
    <message>
        <source>Start when you sign in to this computer</source>
        <translation>コンピューターへのサインイン時に起動</translation>
    </message>
    <message>
        <source>Open the page that was last open</source>
        <translation>最後に開いていたページを開く</translation>
    </message>
    <message>
        <source>When off, the first page is opened.</source>
        <translation>オフの場合、最初のページを開きます。</translation>
    </message>
    <message>
        <source>Start in the tray</source>
        <translation>トレイで起動</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>ウィンドウを閉じても実行を続ける</translation>
    </message>
    <message>
        <source>Events, sounds and held decisions go on. Quit is in the tray menu.</source>
        <translation>イベント、サウンド、保留中の処理は続きます。終了はトレイのメニューから行えます。</translation>
    </message>
    <message>
        <source>Show the waiting count on the tray icon</source>
        <translation>待機件数をトレイアイコンに表示</translation>
    </message>
    <message>
        <source>Redemptions, held messages and requests together.</source>
        <translation>引き換え、保留中のメッセージ、リクエストの合計です。</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>表示言語</translation>
    </message>
    <message>
        <source>Also decides how dates, times and numbers are written.</source>
        <translation>日付、時刻、数値の表記もこれに従います。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このソフトウェアについて</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>A dashboard for live streams. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>ライブ配信用ダッシュボード。GNU General Public License バージョン3以降の下で提供されるフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>バージョンをコピー</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Versions, settings and the end of the log, without secrets. You read it before it is saved.</source>
        <translation>バージョン、設定、ログの末尾です。機密情報は含まれません。保存前に内容を確認できます。</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>This desktop has no tray now, so the window is minimised or closed instead.</source>
        <translation>現在このデスクトップにトレイがないため、代わりにウィンドウを最小化または閉じます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>raided you</source>
        <translation>レイドしてくれた</translation>
    </message>
    <message>
        <source>you follow, live</source>
        <translation>フォロー中、配信中</translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation>チャット内</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>live</source>
        <translation>配信中</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>シャウトアウトを追加</translation>
    </message>
    <message>
        <source>%1 (not live)</source>
        <translation>%1(オフライン)</translation>
    </message>
    <message>
        <source>Channel name</source>
        <translation>チャンネル名</translation>
    </message>
    <message>
        <source>For</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>自動的に送信</translation>
    </message>
    <message>
        <source>Sent as soon as it is allowed. Otherwise, you send it yourself.</source>
        <translation>許可され次第送信されます。オフの場合は、自分で送信します。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>No signed-in account can give a shoutout from this channel.</source>
        <translation>このチャンネルからシャウトアウトできるサインイン済みのアカウントがありません。</translation>
    </message>
    <message>
        <source>Can receive another shoutout in %1.</source>
        <translation>%1後に再びシャウトアウトできます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>許可なし</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Sends now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation>%1後に再び可能</translation>
    </message>
    <message>
        <source>This channel got a shoutout from here less than an hour ago.</source>
        <translation>このチャンネルは、過去1時間以内にここからシャウトアウトされています。</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>キュー内</translation>
    </message>
    <message>
        <source>In %1. Shoutouts must be at least two minutes apart.</source>
        <translation>あと%1。シャウトアウトの間隔は2分以上必要です。</translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation>%1後に送信</translation>
    </message>
    <message>
        <source>Ready in %1</source>
        <translation>あと%1で利用可能</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>変更前: %1</translation>
    </message>
    <message>
        <source>%1 · manual</source>
        <comment>from whom</comment>
        <translation>%1 · 手動</translation>
    </message>
    <message>
        <source>sent automatically</source>
        <translation>自動送信</translation>
    </message>
    <message>
        <source>sent manually</source>
        <translation>手動送信</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation>チャンネルは自分自身をシャウトアウトできません。</translation>
    </message>
    <message>
        <source>%1 is already in the queue.</source>
        <translation>%1はすでにキューにあります。</translation>
    </message>
    <message>
        <source>Sidestage was closed before the service replied. The shoutout may have been sent.</source>
        <translation>サービスの応答前にSidestageが終了しました。シャウトアウトは送信された可能性があります。</translation>
    </message>
    <message>
        <source>Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.</source>
        <translation>Sidestageの終了またはコンピューターのスリープにより一時停止しました。準備ができたら送信してください。</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>このチャンネルはもう一覧にありません。</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>このチャンネルを管理できるサインイン済みのアカウントがありません。</translation>
    </message>
    <message>
        <source>%1 has not granted permission to give shoutouts.</source>
        <translation>%1はシャウトアウトの権限を付与していません。</translation>
    </message>
    <message>
        <source>%1 is not live.</source>
        <translation>%1は配信していません。</translation>
    </message>
    <message>
        <source>Another shoutout from this channel is being sent.</source>
        <translation>このチャンネルの別のシャウトアウトを送信中です。</translation>
    </message>
    <message numerus="yes">
        <source>raided with %Ln viewers</source>
        <translation>
            <numerusform>視聴者%Ln人でレイド</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Not signed in.</source>
        <translation>サインインしていません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutsCard</name>
    <message>
        <source>Shoutouts</source>
        <translation>シャウトアウト</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>シャウトアウトを追加</translation>
    </message>
    <message>
        <source>Shoutout queue</source>
        <translation>シャウトアウトのキュー</translation>
    </message>
    <message>
        <source>No shoutouts in the queue. Each channel can give one every 2 minutes, and one to the same channel every hour.</source>
        <translation>キューにシャウトアウトはありません。各チャンネルは2分に1回、同じチャンネルには1時間に1回シャウトアウトできます。</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>自動的に送信</translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as it is allowed</source>
        <translation>許可され次第、このシャウトアウトを自動的に送信</translation>
    </message>
    <message>
        <source>Remove shoutout (Del)</source>
        <translation>シャウトアウトを削除(Del)</translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation>%1が%2をシャウトアウトしました</translation>
    </message>
    <message>
        <source>Shoutout for %1 not sent. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1のシャウトアウトは送信されませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>コンピューターのスリープ中に、シャウトアウト%Ln件が一時停止しました。準備ができたら送信してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1が%2をシャウトアウトしました、視聴者%Ln人が閲覧</numerusform>
        </translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受け取ったシャウトアウト</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Select a shoutout in the list.</source>
        <translation>一覧でシャウトアウトを選択してください。</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>送信中です。</translation>
    </message>
    <message>
        <source>%1 can receive another shoutout in %2.</source>
        <translation>%1は%2後に再びシャウトアウトできます。</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>A channel can give one shoutout every two minutes: %1 left.</source>
        <translation>チャンネルのシャウトアウトは2分に1回です。残り%1。</translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation>%1のシャウトアウトを削除しました</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>上へ	Alt+Up</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>下へ	Alt+Down</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>削除	Del</translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowCard</name>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>More actions for this show</source>
        <translation>この番組のその他の操作</translation>
    </message>
    <message>
        <source>Planned today at %1</source>
        <translation>予定: 今日%1</translation>
    </message>
    <message>
        <source>Planned %1 at %2</source>
        <comment>a day; a time of day</comment>
        <translation>予定: %1 %2</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <comment>how often; a duration</comment>
        <translation>%1、平均%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times</source>
        <translation>
            <numerusform>%Ln回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowService</name>
    <message>
        <source>Another show has this name.</source>
        <translation>この名前の番組がほかにあります。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stream without a show</source>
        <translation>番組なしの配信</translation>
    </message>
    <message>
        <source>Another show is running.</source>
        <translation>別の番組が実行中です。</translation>
    </message>
    <message>
        <source>The show is not running.</source>
        <translation>番組は実行されていません。</translation>
    </message>
    <message>
        <source>The show ended before.</source>
        <translation>番組はそれより前に終了しました。</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowsPage</name>
    <message>
        <source>running for %1</source>
        <translation>実行時間%1</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>番組</translation>
    </message>
    <message>
        <source>End the show…</source>
        <translation>番組を終了…</translation>
    </message>
    <message>
        <source>running</source>
        <translation>開催中</translation>
    </message>
    <message numerus="yes">
        <source>%1, last used %2, %Ln times</source>
        <comment>a show; a day</comment>
        <translation>
            <numerusform>%1、最終使用%2、%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not used yet</source>
        <translation>%1、未使用</translation>
    </message>
    <message>
        <source>New show</source>
        <translation>新しい番組</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>最近使った順</translation>
    </message>
    <message>
        <source>Times used</source>
        <translation>使用回数</translation>
    </message>
    <message>
        <source>Save the present state…</source>
        <translation>現在の状態を保存…</translation>
    </message>
    <message>
        <source>“%1” was undone.</source>
        <translation>「%1」を元に戻しました。</translation>
    </message>
    <message>
        <source>“%1” ended. Its summary is kept.</source>
        <translation>「%1」が終了しました。概要は保存されます。</translation>
    </message>
    <message>
        <source>New show…</source>
        <translation>新しい番組…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Save the present state as a show…</source>
        <translation>現在の状態を番組として保存…</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>再比較</translation>
    </message>
    <message>
        <source>Begin show…</source>
        <translation>番組を開始…</translation>
    </message>
    <message>
        <source>Begin show</source>
        <translation>番組を開始</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Compare the chosen past shows</source>
        <translation>選択した過去の番組を比較</translation>
    </message>
    <message>
        <source>No shows yet. Save the present state as one.</source>
        <translation>番組はまだありません。現在の状態を番組として保存しましょう。</translation>
    </message>
    <message>
        <source>“%1” is running. End it first.</source>
        <translation>「%1」が実行中です。先に終了してください。</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>サービスと比較中…</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>ステップ…</translation>
    </message>
    <message>
        <source>Change over…</source>
        <translation>切り替え…</translation>
    </message>
    <message>
        <source>End show…</source>
        <translation>番組を終了…</translation>
    </message>
    <message>
        <source>Add a show first.</source>
        <translation>先に番組を追加してください。</translation>
    </message>
    <message>
        <source>The end of “%1” stopped after %2 of %3 steps.</source>
        <translation>「%1」の終了が%3ステップ中%2で停止しました。</translation>
    </message>
    <message>
        <source>Undoing “%1” stopped after %2 of %3 steps.</source>
        <translation>「%1」を元に戻す処理が%3ステップ中%2で停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>Finish the other %Ln</source>
        <translation>
            <numerusform>残り%Ln件を実行</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>除外する</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>For example “Horror night”.</source>
        <translation>例: 「ホラーナイト」。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part; why it could not be read</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing could be read: %1</source>
        <translation>何も読み取れませんでした: %1</translation>
    </message>
    <message>
        <source>Saved under this name: %1.</source>
        <translation>この名前で保存しました: %1。</translation>
    </message>
    <message>
        <source>Save the present state</source>
        <translation>現在の状態を保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Rename show</source>
        <translation>番組の名前を変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Delete show</source>
        <translation>番組を削除</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>「%1」を削除しますか?</translation>
    </message>
    <message>
        <source>Its parts stay on their pages. Nothing changes on the service.</source>
        <translation>番組の内容は各ページに残ります。サービスには何も変更されません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>払い戻し</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>%1を払い戻しますか?</translation>
    </message>
    <message>
        <source>A refund cannot be undone.</source>
        <translation>払い戻しは元に戻せません。</translation>
    </message>
    <message>
        <source>Refund and end</source>
        <translation>払い戻して終了</translation>
    </message>
    <message>
        <source>The start of “%1” stopped after %2 of %3 steps.</source>
        <translation>「%1」の開始が%3ステップ中%2で停止しました。</translation>
    </message>
    <message>
        <source>Not part of it: %1.</source>
        <translation>含まれないもの: %1。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Sidebar</name>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignIn</name>
    <message>
        <source>The sign-in in the browser was not completed in time. Nothing was changed. Start again.</source>
        <translation>ブラウザーでのサインインが時間内に完了しませんでした。何も変更されていません。やり直してください。</translation>
    </message>
    <message>
        <source>Requires the client secret, which could not be read from the keychain.</source>
        <translation>クライアントシークレットが必要ですが、キーチェーンから読み取れませんでした。</translation>
    </message>
    <message>
        <source>Requires a client secret, but this service was set up without one.</source>
        <translation>クライアントシークレットが必要ですが、このサービスには設定されていません。</translation>
    </message>
    <message>
        <source>Requires a registered redirect URI on this computer, such as http://localhost:17563/signed-in.</source>
        <translation>http://localhost:17563/signed-inのような、このコンピューター上の登録済みリダイレクトURIが必要です。</translation>
    </message>
    <message>
        <source>Port %1 of this computer, which the browser needs to return, is used by another program. Quit that program, or choose another way to sign in.</source>
        <translation>ブラウザーから戻るために必要な、このコンピューターのポート%1は、別のプログラムが使用しています。そのプログラムを終了するか、別のサインイン方法を選択してください。</translation>
    </message>
    <message>
        <source>Sidestage cannot wait for the browser on this computer: “%1”.</source>
        <translation>このコンピューターではブラウザーを待ち受けられません: 「%1」。</translation>
    </message>
    <message>
        <source>The code was not entered in time and has expired. Nothing was changed.</source>
        <translation>コードが時間内に入力されず、期限が切れました。何も変更されていません。</translation>
    </message>
    <message>
        <source>The code was used, but the response from the service was lost. Get a new code and enter it.</source>
        <translation>コードは使用されましたが、サービスからの応答が失われました。新しいコードを取得して入力してください。</translation>
    </message>
    <message>
        <source>This code is no longer valid: it was denied or withdrawn. Nothing was changed.</source>
        <translation>このコードは拒否または取り下げられたため、無効になりました。何も変更されていません。</translation>
    </message>
    <message>
        <source>The response does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation>応答がこのサインインのものではないため、使用されませんでした。何も変更されていません。やり直してください。</translation>
    </message>
    <message>
        <source>The service sent no code, so the sign-in could not be completed. Start again.</source>
        <translation>サービスがコードを送信しなかったため、サインインを完了できませんでした。やり直してください。</translation>
    </message>
    <message>
        <source>The service sent no token, so the sign-in could not be completed. Start again.</source>
        <translation>サービスがトークンを送信しなかったため、サインインを完了できませんでした。やり直してください。</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation>アクセスを拒否しました。何も変更されていません。</translation>
    </message>
    <message>
        <source>The service does not accept the redirect URI %1. Register exactly this address for this app with the service, then start again.</source>
        <translation>サービスがリダイレクトURI %1を受け付けません。このアドレスを正確にこのアプリ用としてサービスに登録し、やり直してください。</translation>
    </message>
    <message>
        <source>The service refused the sign-in: “%1”. Nothing was changed.</source>
        <translation>サービスがサインインを拒否しました: 「%1」。何も変更されていません。</translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Check the client ID of this service.</source>
        <translation>サービスが別のアプリ用のトークンを発行したため、使用されませんでした。このサービスのクライアントIDを確認してください。</translation>
    </message>
    <message>
        <source>The user of the token could not be verified, so it was not used. Start again.</source>
        <translation>トークンのユーザーを確認できなかったため、使用されませんでした。やり直してください。</translation>
    </message>
    <message>
        <source>The service did not accept the sign-in: “%1”. Nothing was changed. Start again.</source>
        <translation>サービスがサインインを受け付けませんでした: 「%1」。何も変更されていません。やり直してください。</translation>
    </message>
    <message>
        <source>The service reported a problem (%1). Nothing was changed. Start again later.</source>
        <translation>サービスが問題を報告しました(%1)。何も変更されていません。あとでやり直してください。</translation>
    </message>
    <message>
        <source>The service reported a problem (%1): “%2”. Nothing was changed. Start again later.</source>
        <translation>サービスが問題を報告しました(%1): 「%2」。何も変更されていません。あとでやり直してください。</translation>
    </message>
    <message>
        <source>The response from the service is invalid. Nothing was changed. Start again.</source>
        <translation>サービスからの応答が無効です。何も変更されていません。やり直してください。</translation>
    </message>
    <message>
        <source>The service is not responding. Nothing was changed. Start again later.</source>
        <translation>サービスが応答していません。何も変更されていません。あとでやり直してください。</translation>
    </message>
    <message>
        <source>The service did not accept the app: “%1”. Nothing was changed. Check the client ID and the client secret in the service profile.</source>
        <translation>サービスがアプリを受け付けませんでした: 「%1」。何も変更されていません。サービスプロファイルのクライアントIDとクライアントシークレットを確認してください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Where to sign in</source>
        <translation>サインインする場所</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>このウィンドウで</translation>
    </message>
    <message>
        <source>Shows the service’s own page here.</source>
        <translation>サービスのページをここに表示します。</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>ブラウザーで</translation>
    </message>
    <message>
        <source>Your browser opens, then returns here.</source>
        <translation>ブラウザーが開き、その後ここに戻ります。</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>別のデバイスで</translation>
    </message>
    <message>
        <source>Enter a short code on your phone.</source>
        <translation>スマートフォンで短いコードを入力します。</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>権限</translation>
    </message>
    <message>
        <source>Shows the service’s own page here. Screen readers cannot read it; they can in your browser.</source>
        <translation>サービスのページをここに表示します。スクリーンリーダーでは読み上げられません。ブラウザーでは読み上げられます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation>%1として再度サインイン</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>新しいコード</translation>
    </message>
    <message>
        <source>Requesting a code…</source>
        <translation>コードをリクエスト中…</translation>
    </message>
    <message>
        <source>Could not show the page</source>
        <translation>ページを表示できませんでした</translation>
    </message>
    <message>
        <source>Opening the service’s page…</source>
        <translation>サービスのページを開いています…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>サインイン中…</translation>
    </message>
    <message>
        <source>Page blocked</source>
        <translation>ページをブロックしました</translation>
    </message>
    <message>
        <source>The service’s page led to %1, which does not belong to the service. Nothing was changed.</source>
        <translation>サービスのページが、サービスのものではない%1に移動しようとしました。何も変更されていません。</translation>
    </message>
    <message>
        <source>Blocked: %1. Only the service’s own pages open here.</source>
        <translation>ブロック: %1。ここで開くのはサービスのページだけです。</translation>
    </message>
    <message>
        <source>Reason: “%1”.</source>
        <translation>理由: 「%1」。</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Could not load the service’s page. Nothing was changed.</source>
        <translation>サービスのページを読み込めませんでした。何も変更されていません。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Could not verify that the service is %1, so nothing was sent there.</source>
        <translation>サービスが%1であることを確認できなかったため、何も送信されませんでした。</translation>
    </message>
    <message>
        <source>The page stopped working</source>
        <translation>ページが停止しました</translation>
    </message>
    <message>
        <source>The process that shows it ended unexpectedly. Nothing was changed.</source>
        <translation>表示しているプロセスが予期せず終了しました。何も変更されていません。</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>アクセスが拒否されました</translation>
    </message>
    <message>
        <source>The code has expired</source>
        <translation>コードの期限が切れました</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>サインインがタイムアウトしました</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>現在利用できません</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>未サインイン</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <translation>%1としてサインインしました</translation>
    </message>
    <message>
        <source>Waiting for the keychain to store the token. You may need to enter its password. Until then, the token is kept in memory.</source>
        <translation>キーチェーンがトークンを保存するのを待っています。パスワードの入力が必要な場合があります。それまで、トークンはメモリーに保持されます。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>トークンはメモリーにのみ保持されます。再起動後にもう一度サインインする必要があります。</translation>
    </message>
    <message>
        <source>Could not store the token in the keychain: “%1”</source>
        <translation>トークンをキーチェーンに保存できませんでした: 「%1」</translation>
    </message>
    <message>
        <source>No keychain is available. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>キーチェーンを利用できません。トークンはメモリーにのみ保持されます。再起動後にもう一度サインインする必要があります。</translation>
    </message>
    <message>
        <source>The keychain is locked. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>キーチェーンがロックされています。トークンはメモリーにのみ保持されます。再起動後にもう一度サインインする必要があります。</translation>
    </message>
    <message>
        <source>Waiting for the keychain. You may need to enter its password. The token is stored there once it is unlocked.</source>
        <translation>キーチェーンを待っています。パスワードの入力が必要な場合があります。ロックが解除されると、トークンが保存されます。</translation>
    </message>
    <message>
        <source>The token is stored in your system’s keychain. Sidestage never sees your password.</source>
        <translation>トークンはシステムのキーチェーンに保存されます。Sidestageがパスワードを知ることはありません。</translation>
    </message>
    <message>
        <source>No permissions requested. Sidestage only sees who you are.</source>
        <translation>求める権限はありません。Sidestageがわかるのは、あなたが誰かということだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>%n個の権限グループを求めています。あとで追加できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports a problem</source>
        <translation>サービスが問題を報告しています</translation>
    </message>
    <message>
        <source>Its page could not be shown (%1). Nothing was changed. The service may be overloaded or under maintenance.</source>
        <translation>ページを表示できませんでした(%1)。何も変更されていません。サービスが過負荷かメンテナンス中の可能性があります。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted (this computer)</source>
        <translation>暗号化なし(このコンピューター)</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>Address %1, encrypted</source>
        <translation>アドレス%1、暗号化</translation>
    </message>
    <message>
        <source>Address %1, not encrypted</source>
        <translation>アドレス%1、暗号化なし</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message>
        <source>Sign out</source>
        <translation>サインアウト</translation>
    </message>
    <message>
        <source>Sign out %1?</source>
        <translation>%1をサインアウトしますか?</translation>
    </message>
    <message numerus="yes">
        <source>Sign out %n accounts?</source>
        <translation>
            <numerusform>%n件のアカウントをサインアウトしますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation>Sidestageのアクセスが取り消され、トークンが削除されます。下書き、プリセット、履歴は次回のサインインのためにこのコンピューターに残ります。</translation>
    </message>
    <message>
        <source>Keep and sign out</source>
        <translation>保持してサインアウト</translation>
    </message>
    <message>
        <source>Send and sign out</source>
        <translation>送信してサインアウト</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>このアカウントの処理%Ln件がまだ送信されていません。保持すると、次回のサインインまでこのコンピューターに残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No decisions of this account left to send.</source>
        <translation>このアカウントの送信する処理はもうありません。</translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Signing out now discards them.</source>
        <translation>処理を保存できませんでした: %1 今サインアウトすると破棄されます。</translation>
    </message>
    <message>
        <source>Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed in until you choose again.</source>
        <translation>送信に予想以上の時間がかかっています。処理はできるだけ早く送信されますが、もう一度選択するまでサインインしたままになります。</translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
</context>
<context>
    <name>Sidestage::Slider</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
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
        <translation>サービスの枠</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Slots on the service: unknown</source>
        <translation>サービスの枠: 不明</translation>
    </message>
    <message>
        <source>%L1 of %L2 used</source>
        <translation>%L2枠中%L1使用</translation>
    </message>
    <message>
        <source>%L1 free</source>
        <translation>空き%L1</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>空きなし</translation>
    </message>
    <message>
        <source>%L1 on</source>
        <translation>オン%L1</translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation>オフ・一時停止%L1</translation>
    </message>
    <message>
        <source>%L1 made by another app, read-only</source>
        <translation>別のアプリが作成%L1、読み取り専用</translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made by another app, %L6 free</source>
        <translation>%L2枠中%L1使用: オン%L3、オフ・一時停止%L4、別のアプリが作成%L5、空き%L6</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Lock down…</source>
        <translation>ロックダウン…</translation>
    </message>
    <message>
        <source>Sets strict modes in all channels at once and later restores exactly what they were.</source>
        <translation>すべてのチャンネルに厳しいモードを一度に設定し、あとで元どおりに復元します。</translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation>スナップショット保存%1</translation>
    </message>
    <message>
        <source>%1 is not in the snapshot. %2</source>
        <translation>%1はスナップショットに含まれていません。%2</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <comment>a time</comment>
        <translation>スナップショット%1</translation>
    </message>
    <message>
        <source>Snapshots of the modes before each change appear here, ready to restore.</source>
        <translation>変更前のモードのスナップショットがここに表示され、復元できます。</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>表示を減らす</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a time; how many channels</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Lnチャンネル</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation>%1を復元、%2</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>%1のその他の操作</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Name and keep…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 was not restored. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1は復元されませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %Ln channels</source>
        <translation>
            <numerusform>%Lnチャンネルで「%1」を復元しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %2 of %Ln channels</source>
        <translation>
            <numerusform>%Lnチャンネル中%2チャンネルで「%1」を復元しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot name</source>
        <translation>スナップショットの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Named snapshots are kept until you delete them.</source>
        <translation>名前を付けたスナップショットは、削除するまで保存されます。</translation>
    </message>
    <message>
        <source>Enter a name to keep the snapshot.</source>
        <translation>スナップショットを残すには、名前を入力してください。</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>「%1」を削除しました</translation>
    </message>
    <message>
        <source>Reverts automatically</source>
        <translation>自動的に元に戻る</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change when %1 ends</source>
        <translation>%1の終了時期を変更</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>今すぐ終了</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>今からさらに%1</translation>
    </message>
    <message>
        <source>Keep: do not revert</source>
        <translation>維持: 元に戻さない</translation>
    </message>
    <message>
        <source>the previous value</source>
        <translation>以前の値</translation>
    </message>
    <message>
        <source>Reverting to %1</source>
        <translation>%1に戻しています</translation>
    </message>
    <message>
        <source>Being set</source>
        <translation>設定中</translation>
    </message>
    <message>
        <source>Until you end it, then %1</source>
        <translation>終了するまで、その後%1</translation>
    </message>
    <message>
        <source>Ends after the lockdown, then %1</source>
        <translation>ロックダウン後に終了、その後%1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation>%2後に%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozePieces</name>
    <message>
        <source>%1 of %2 snoozes left</source>
        <translation>スヌーズ残り%1/%2回</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message>
        <source>Snoozes</source>
        <translation>スヌーズ</translation>
    </message>
    <message>
        <source>Delays the next ad by 5 minutes. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation>次の広告を5分遅らせます。3秒間は元に戻せ、その後送信されます。広告まで15秒を切るとすぐに送信されます。</translation>
    </message>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>残り</numerusform>
        </translation>
    </message>
    <message>
        <source>One more any moment</source>
        <translation>まもなく1回増えます</translation>
    </message>
    <message>
        <source>All available</source>
        <translation>すべて利用可能</translation>
    </message>
    <message>
        <source>One more in %1, at %2</source>
        <translation>%1後(%2)に1回増加</translation>
    </message>
</context>
<context>
    <name>Sidestage::SoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation>サウンドと通知</translation>
    </message>
    <message>
        <source>When a reward is redeemed</source>
        <translation>報酬が引き換えられたとき</translation>
    </message>
    <message>
        <source>All other rewards</source>
        <translation>その他すべての報酬</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several at once are combined into one.</source>
        <translation>通知はデスクトップに表示されます。同時に複数あると1つにまとめられます。</translation>
    </message>
    <message>
        <source>Show test notification</source>
        <translation>テスト通知を表示</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>新しい引き換え</translation>
    </message>
    <message>
        <source>This is a test notification.</source>
        <translation>これはテスト通知です。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Play sound for %1</source>
        <translation>%1のサウンドを再生</translation>
    </message>
    <message>
        <source>Sound for %1</source>
        <translation>%1のサウンド</translation>
    </message>
    <message>
        <source>Volume for %1</source>
        <translation>%1の音量</translation>
    </message>
    <message>
        <source>Notification for %1</source>
        <translation>%1の通知</translation>
    </message>
    <message>
        <source>Notify</source>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>Sidestage::SpokenArrivals</name>
    <message>
        <source>%1, %2</source>
        <comment>a viewer, a reward</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>New redemption: %1</source>
        <translation>新しい引き換え: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>新しい引き換え%n件</numerusform>
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
        <translation>再試行</translation>
    </message>
    <message>
        <source>As of %1 · %2</source>
        <translation>%1時点 · %2</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>未読み込み</translation>
    </message>
</context>
<context>
    <name>Sidestage::StartFeed</name>
    <message>
        <source>It was not started. Try it again.</source>
        <translation>開始されませんでした。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message>
        <source>Waiting for the keychain</source>
        <translation>キーチェーンを待機中</translation>
    </message>
    <message>
        <source>You may need to enter the keychain password.</source>
        <translation>キーチェーンのパスワードの入力が必要な場合があります。</translation>
    </message>
    <message>
        <source>Keychain locked: sign-in lasts until you quit</source>
        <translation>キーチェーンがロック中: サインインは終了まで</translation>
    </message>
    <message>
        <source>No keychain: sign-in lasts until you quit</source>
        <translation>キーチェーンなし: サインインは終了まで</translation>
    </message>
    <message>
        <source>Keychain unlocked</source>
        <translation>キーチェーン解除済み</translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then you can undo them.</source>
        <translation>時間が過ぎると送信されます。それまでは元に戻せます。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1: 処理%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, saved on disk</source>
        <translation>
            <numerusform>保留中の処理%n件、ディスクに保存済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions of %1, saved on disk</source>
        <translation>
            <numerusform>%1の保留中の処理%n件、ディスクに保存済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pending decisions of %n accounts, saved on disk</source>
        <translation>
            <numerusform>%n件のアカウントの保留中の処理%1件、ディスクに保存済み</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget %1 of %2</source>
        <translation>API残量%1 / %2</translation>
    </message>
    <message>
        <source>API calls left for this account. Resets at %1.</source>
        <translation>このアカウントの残りAPI呼び出し数。%1にリセット。</translation>
    </message>
    <message>
        <source>API calls left for this account.</source>
        <translation>このアカウントの残りAPI呼び出し数。</translation>
    </message>
    <message>
        <source>%1 for shortcuts</source>
        <comment>a key</comment>
        <translation>%1でショートカット一覧</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, lost when you quit</source>
        <translation>
            <numerusform>保留中の処理%n件(終了すると失われます)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StepHead</name>
    <message>
        <source>Step %1: %2. %3</source>
        <comment>number, title, how far it is</comment>
        <translation>ステップ%1: %2。%3</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamKeyCard</name>
    <message>
        <source>Stream key</source>
        <translation>ストリームキー</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>No permission to see the stream key.</source>
        <translation>ストリームキーを見る権限がありません。</translation>
    </message>
    <message>
        <source>Copy the stream key</source>
        <translation>ストリームキーをコピー</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>Showing the stream key requires the permission channel:read:stream_key, which was not granted when you signed in.</source>
        <translation>ストリームキーを表示するには権限channel:read:stream_keyが必要ですが、サインイン時に付与されていません。</translation>
    </message>
    <message numerus="yes">
        <source>Copied. It is removed from the clipboard after %n seconds.</source>
        <translation>
            <numerusform>コピーしました。%n秒後にクリップボードから削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The stream key could not be read. %1</source>
        <translation>ストリームキーを読み取れませんでした。%1</translation>
    </message>
    <message>
        <source>Stream key, hidden</source>
        <translation>ストリームキー、非表示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Hide the stream key</source>
        <translation>ストリームキーを隠す</translation>
    </message>
    <message>
        <source>Show the stream key</source>
        <translation>ストリームキーを表示</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Hidden again in %1 s.</source>
        <translation>%1秒後に再び非表示になります。</translation>
    </message>
    <message>
        <source>Copied. Removed from the clipboard in %1 s.</source>
        <translation>コピーしました。%1秒後にクリップボードから削除されます。</translation>
    </message>
    <message>
        <source>Whoever has this key can stream to your channel.</source>
        <translation>このキーがあれば、誰でもこのチャンネルで配信できます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamView</name>
    <message>
        <source>This stream</source>
        <translation>この配信</translation>
    </message>
    <message>
        <source>Search notes</source>
        <translation>メモを検索</translation>
    </message>
    <message>
        <source>Note of the next moment</source>
        <translation>次のモーメントのメモ</translation>
    </message>
    <message>
        <source>Moments of the stream, the latest first</source>
        <translation>配信のモーメント、新しい順</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>モーメント</translation>
    </message>
    <message>
        <source>Note of the next moment, then Enter</source>
        <translation>次のモーメントのメモ、Enterで確定</translation>
    </message>
    <message>
        <source>The service keeps no edits: a changed note stays on this computer and goes into the export.</source>
        <translation>サービスは編集内容を保存しません。変更したメモはこのコンピューターに残り、エクスポートに含まれます。</translation>
    </message>
    <message>
        <source>Chapters to export</source>
        <translation>エクスポートするチャプター</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>メモを編集</translation>
    </message>
    <message>
        <source>Export chapters and markers…</source>
        <translation>チャプターとマーカーをエクスポート…</translation>
    </message>
    <message>
        <source>Copy chapters</source>
        <translation>チャプターをコピー</translation>
    </message>
    <message>
        <source>Copy link to the moment</source>
        <translation>モーメントへのリンクをコピー</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>%1をマークしました</translation>
    </message>
    <message>
        <source>The service has no link to this moment yet.</source>
        <translation>このモーメントへのリンクはまだサービスにありません。</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>チャプターとマーカーをエクスポート</translation>
    </message>
    <message>
        <source>Moments of %1</source>
        <comment>a date</comment>
        <translation>%1のモーメント</translation>
    </message>
    <message>
        <source>Chapters (*.txt)</source>
        <translation>チャプター(*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln行を%1に保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>前回の配信</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this stream</source>
        <translation>
            <numerusform>この配信%Ln件</numerusform>
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
            <numerusform>モーメント%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>クリップ%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>広告ブレイク%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters, the first at 0:00:00</source>
        <translation>
            <numerusform>チャプター%Ln件、最初は0:00:00</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching note.</source>
        <translation>一致するメモがありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see and set markers.</source>
        <translation>マーカーの表示と設定には、権限が必要です。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>This stream is not recorded. Marks need a running recording.</source>
        <translation>この配信は録画されていません。マークするには、録画中である必要があります。</translation>
    </message>
    <message>
        <source>No stream was recorded yet. Marks need a running recording.</source>
        <translation>録画された配信はまだありません。マークするには、録画中である必要があります。</translation>
    </message>
    <message>
        <source>No moments in this stream. M marks one.</source>
        <translation>この配信にモーメントはありません。Mキーでマークします。</translation>
    </message>
    <message>
        <source>Video of %1 · %2</source>
        <comment>a date; a length</comment>
        <translation>%1の動画 · %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>M月d日(ddd)</translation>
    </message>
    <message>
        <source>%1, recorded since %2</source>
        <comment>a length; a time</comment>
        <translation>%1、録画開始%2</translation>
    </message>
    <message>
        <source>%1, not recorded</source>
        <comment>a length</comment>
        <translation>%1、録画なし</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscriberModel</name>
    <message>
        <source>Tier 1</source>
        <translation>ティア1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>ティア2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>ティア3</translation>
    </message>
    <message>
        <source>Unknown tier</source>
        <translation>ティア不明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>ティア</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>ギフト</translation>
    </message>
    <message>
        <source>Gift, anonymous</source>
        <translation>ギフト、匿名</translation>
    </message>
    <message>
        <source>Gift by %1</source>
        <translation>%1からのギフト</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscribersView</name>
    <message>
        <source>Filter subscribers</source>
        <translation>サブスクライバーを絞り込み</translation>
    </message>
    <message>
        <source>Search subscribers</source>
        <translation>サブスクライバーを検索</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>サブスクライバー</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Tier 1</source>
        <translation>ティア1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>ティア2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>ティア3</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>ギフト</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a user, a tier</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, a gift by somebody anonymous</source>
        <translation>%1、匿名のギフト</translation>
    </message>
    <message>
        <source>%1, a gift by %2</source>
        <translation>%1、%2からのギフト</translation>
    </message>
    <message>
        <source>Export subscribers…</source>
        <translation>サブスクライバーをエクスポート…</translation>
    </message>
    <message>
        <source>Copy the subscriber’s name</source>
        <translation>サブスクライバーの名前をコピー</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1をコピーしました</translation>
    </message>
    <message>
        <source>Export subscribers</source>
        <translation>サブスクライバーをエクスポート</translation>
    </message>
    <message>
        <source>subscribers</source>
        <translation>サブスクライバー</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriber(s)</source>
        <translation>
            <numerusform>サブスクライバー%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 subscriber points</source>
        <translation>サブスクライバーポイント%1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1人を表示</translation>
    </message>
    <message>
        <source>%1 of %2, loading</source>
        <translation>%1 / %2、読み込み中</translation>
    </message>
    <message>
        <source>%1 of %2. Not fully loaded. %3</source>
        <translation>%1 / %2。読み込みが完了していません。%3</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>更新できませんでした。%1</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>ファイルに書き込み中です。</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>エクスポートするものがまだありません。</translation>
    </message>
    <message>
        <source>Only affiliates and partners can have subscribers.</source>
        <translation>サブスクライバーを持てるのはアフィリエイトとパートナーのみです。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see your subscribers.</source>
        <translation>サブスクライバーを見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>No matching subscriber.</source>
        <translation>一致するサブスクライバーがいません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>No subscribers yet. They appear here when they subscribe.</source>
        <translation>サブスクライバーはまだいません。サブスクされるとここに表示されます。</translation>
    </message>
    <message>
        <source>Could not load the subscribers. %1</source>
        <translation>サブスクライバーを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamDialog</name>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Search members</source>
        <translation>メンバーを検索</translation>
    </message>
    <message>
        <source>Members of %1</source>
        <translation>%1のメンバー</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%Ln member(s)</source>
        <translation>
            <numerusform>メンバー%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not load the members. %1</source>
        <translation>メンバーを読み込めませんでした。%1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>一致する名前がありません。</translation>
    </message>
    <message>
        <source>This team has no members.</source>
        <translation>このチームにはメンバーがいません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamsCard</name>
    <message>
        <source>Teams</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Sign in again to see your teams.</source>
        <translation>チームを表示するには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Members…</source>
        <translation>メンバー…</translation>
    </message>
    <message>
        <source>Members of %1…</source>
        <translation>%1のメンバー…</translation>
    </message>
    <message>
        <source>Your channel is not in a team.</source>
        <translation>チャンネルはチームに所属していません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesCard</name>
    <message numerus="yes">
        <source>Poll · %Ln choices</source>
        <translation>
            <numerusform>投票 · 選択肢%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prediction · %Ln outcomes</source>
        <translation>
            <numerusform>予想 · 結果%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and number of choices; a duration</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a template; what it is</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Templates of polls and predictions</source>
        <translation>投票と予想のテンプレート</translation>
    </message>
    <message>
        <source>Start template</source>
        <translation>テンプレートを開始</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Save polls and predictions that you run often.</source>
        <translation>よく実施する投票や予想を保存できます。</translation>
    </message>
    <message>
        <source>Add template…</source>
        <translation>テンプレートを追加…</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>テンプレートを選択してください。</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>投票を開始</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>予想を開始</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Announcement templates</source>
        <translation>アナウンステンプレート</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Enter a name for the template.</source>
        <translation>テンプレートの名前を入力してください。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Enter a text for the template.</source>
        <translation>テンプレートのテキストを入力してください。</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>プレースホルダー</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1を挿入</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 / %2文字</translation>
    </message>
    <message>
        <source>A preview of the announcement appears here.</source>
        <translation>アナウンスのプレビューがここに表示されます。</translation>
    </message>
</context>
<context>
    <name>Sidestage::TermsView</name>
    <message>
        <source>Term</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>%1, added by AutoMod</source>
        <comment>a time</comment>
        <translation>%1、AutoModが追加</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At least 2 characters.</source>
        <translation>2文字以上。</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>最大500文字。</translation>
    </message>
    <message>
        <source>“*” may only be at the beginning or the end of a word.</source>
        <translation>「*」は単語の先頭か末尾にのみ使えます。</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>ブロック用語</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>用語を検索</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>用語をブロック</translation>
    </message>
    <message>
        <source>A word or several, “*” for any letters: spoil*</source>
        <translation>1つ以上の単語、「*」は任意の文字: spoil*</translation>
    </message>
    <message>
        <source>Messages with it are held until a moderator decides.</source>
        <translation>該当するメッセージは、モデレーターが処理するまで保留されます。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Copy terms to…</source>
        <translation>用語をコピー…</translation>
    </message>
    <message>
        <source>Import terms…</source>
        <translation>用語をインポート…</translation>
    </message>
    <message>
        <source>Import terms</source>
        <translation>用語をインポート</translation>
    </message>
    <message>
        <source>Lists of terms (*.txt)</source>
        <translation>用語のリスト(*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル(*)</translation>
    </message>
    <message>
        <source>Export terms…</source>
        <translation>用語をエクスポート…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms</source>
        <translation>
            <numerusform>用語%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln件見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of terms</comment>
        <translation>現在%1件</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the blocked terms.</source>
        <translation>ブロック用語を変更するには、権限が必要です。</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>権限が不足しています</translation>
    </message>
    <message>
        <source>Adding and removing blocked terms requires a permission that was not granted.</source>
        <translation>ブロック用語の追加と削除には権限が必要ですが、付与されていません。</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>先にチャンネルを選択してください。</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>一覧は空です。</translation>
    </message>
    <message>
        <source>Choose a term first.</source>
        <translation>先に用語を選択してください。</translation>
    </message>
    <message>
        <source>No terms are blocked.</source>
        <translation>ブロック用語はありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the blocked terms.</source>
        <translation>ブロック用語を見るには、権限が必要です。</translation>
    </message>
    <message>
        <source>This term is blocked already.</source>
        <translation>この用語はすでにブロックされています。</translation>
    </message>
    <message>
        <source>Export blocked terms</source>
        <translation>ブロック用語をエクスポート</translation>
    </message>
    <message>
        <source>Blocked terms of %1</source>
        <translation>%1のブロック用語</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト(*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) saved to %1.</source>
        <translation>
            <numerusform>用語%Ln件を%1に保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln terms to</source>
        <translation>
            <numerusform>用語%Ln件をコピー</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Thumbnail</name>
    <message>
        <source>The clip is being made</source>
        <translation>クリップを作成中です</translation>
    </message>
</context>
<context>
    <name>Sidestage::TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seconds</source>
        <translation>
            <numerusform>%1、%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left to undo</source>
        <translation>
            <numerusform>元に戻せる時間はあと%n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ToastLane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Toggle</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tones</name>
    <message>
        <source>Bell</source>
        <translation>ベル</translation>
    </message>
    <message>
        <source>Chime</source>
        <translation>チャイム</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>しずく</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>上昇音</translation>
    </message>
    <message>
        <source>Marimba</source>
        <translation>マリンバ</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tray</name>
    <message>
        <source>Show Sidestage</source>
        <translation>Sidestageを表示</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>次の広告をスヌーズ</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>この瞬間をマーク</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>チャットをロックダウンまたは復元…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>誰もサインインしていません</translation>
    </message>
    <message>
        <source>%1 is live</source>
        <comment>an account</comment>
        <translation>%1は配信中です</translation>
    </message>
    <message>
        <source>%1 is offline</source>
        <comment>an account</comment>
        <translation>%1はオフラインです</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n件待機中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::UnsentDialog</name>
    <message>
        <source>Decisions sent</source>
        <translation>送信済みの処理</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%2件中%1件を送信済み</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are listed on their pages.</source>
        <translation>
            <numerusform>処理%Ln件が失敗しました。それぞれのページに表示されています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::VacationDialog</name>
    <message>
        <source>Vacation</source>
        <translation>休暇</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Viewers see the vacation in your schedule. Segments in it stay planned.</source>
        <translation>視聴者のスケジュールに休暇が表示されます。期間中の予定は残ります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>End vacation</source>
        <translation>休暇を終了</translation>
    </message>
    <message>
        <source>Set vacation</source>
        <translation>休暇を設定</translation>
    </message>
    <message>
        <source>The end has to be after the beginning.</source>
        <translation>終了は開始より後でなければなりません。</translation>
    </message>
    <message>
        <source>When are you away?</source>
        <translation>不在にする期間はいつですか?</translation>
    </message>
</context>
<context>
    <name>Sidestage::VideosView</name>
    <message>
        <source>Stream</source>
        <translation>配信</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>視聴数</translation>
    </message>
    <message>
        <source>Videos of the channel</source>
        <translation>チャンネルの動画</translation>
    </message>
    <message>
        <source>No permission to delete videos.</source>
        <translation>動画を削除する権限がありません。</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Without permission to manage videos, Sidestage only shows them.</source>
        <translation>動画を管理する権限がないため、表示のみできます。</translation>
    </message>
    <message>
        <source>The channel has no videos yet.</source>
        <translation>チャンネルの動画はまだありません。</translation>
    </message>
    <message>
        <source>Sidestage needs permission to delete videos.</source>
        <translation>動画を削除するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Select videos first.</source>
        <translation>先に動画を選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln videos can be deleted at a time.</source>
        <translation>
            <numerusform>一度に削除できる動画は最大%Ln件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>最後のリクエストの応答がまだありません。</translation>
    </message>
    <message>
        <source>Delete videos</source>
        <translation>動画を削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln videos?</source>
        <translation>
            <numerusform>動画%Ln件を削除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), which is being recorded now</source>
        <translation>%1 (%2)、現在録画中</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and date of a video</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The service deletes them for good, together with their markers. Clips stay.</source>
        <translation>サービスから、マーカーとともに完全に削除されます。クリップは残ります。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>Sidestage::ViewersChart</name>
    <message>
        <source>%1: at most %2 viewers</source>
        <comment>a day</comment>
        <translation>%1: 最大視聴者%2人</translation>
    </message>
    <message>
        <source>Viewers from the start of each show</source>
        <translation>各番組の開始からの視聴者数</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingCard</name>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り%1</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingDelegate</name>
    <message>
        <source>%1 in %2: %3. %4.</source>
        <comment>a viewer; a channel; a message; why it waits</comment>
        <translation>%2の%1: %3。%4。</translation>
    </message>
    <message>
        <source>Viewer and channel</source>
        <translation>視聴者とチャンネル</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>待機の理由</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Held messages are not shown.</source>
        <translation>保留中のメッセージは表示されません。</translation>
    </message>
    <message>
        <source>Unban requests are not shown.</source>
        <translation>BAN解除リクエストは表示されません。</translation>
    </message>
    <message>
        <source>Suspicious viewers are not shown.</source>
        <translation>不審な視聴者は表示されません。</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>権限が必要です</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1は表示の権限を付与していません。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a time</comment>
        <translation>残り%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln件待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, gone after %2</source>
        <comment>what waits; a duration</comment>
        <translation>%1、%2後に消滅</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingRow</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>a reward; how many wait; points</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>The end takes this reward off, so nothing is left of it.</source>
        <translation>終了時にこの報酬は取り外されるため、残すことはできません。</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingTable</name>
    <message>
        <source>Waiting for a decision</source>
        <translation>処理待ち</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingView</name>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>視聴者またはメッセージを検索</translation>
    </message>
    <message>
        <source>Reply to the request</source>
        <translation>リクエストへの返信</translation>
    </message>
    <message>
        <source>Reply, which the viewer will read</source>
        <translation>視聴者が読む返信</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Allow or approve</source>
        <translation>許可または承認</translation>
    </message>
    <message>
        <source>Show the viewer</source>
        <translation>視聴者を表示</translation>
    </message>
    <message>
        <source>Search what waits</source>
        <translation>待機中のものを検索</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln channels</source>
        <translation>
            <numerusform>全%Lnチャンネル</numerusform>
        </translation>
    </message>
    <message>
        <source>Held %1</source>
        <comment>a number</comment>
        <translation>保留中%1</translation>
    </message>
    <message>
        <source>Requests %1</source>
        <comment>a number</comment>
        <translation>リクエスト%1</translation>
    </message>
    <message>
        <source>Suspicious %1</source>
        <comment>a number</comment>
        <translation>不審%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided today</source>
        <translation>
            <numerusform>今日%Ln件を処理</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 channels are watched, the live ones first</source>
        <comment>two numbers</comment>
        <translation>%2チャンネル中%1を監視中、配信中を優先</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>チャンネルはまだありません。モデレートするチャンネルがここに表示されます。</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>一致するものがありません。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Nothing is waiting. Held messages appear here as they come.</source>
        <translation>待機中のものはありません。保留中のメッセージが届くとここに表示されます。</translation>
    </message>
    <message>
        <source>held %1</source>
        <comment>a time</comment>
        <translation>保留%1</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>a time</comment>
        <translation>リクエスト%1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <comment>a time</comment>
        <translation>投稿%1</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>a viewer</comment>
        <translation>%1への返信</translation>
    </message>
    <message>
        <source>Sidestage needs permission to answer requests.</source>
        <translation>リクエストに回答するには、権限が必要です。</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
</context>
<context>
    <name>Sidestage::WeekView</name>
    <message>
        <source>No title</source>
        <translation>タイトルなし</translation>
    </message>
    <message>
        <source>%1, %2, %3 to %4</source>
        <comment>a title; a date; two times of day</comment>
        <translation>%1、%2、%3～%4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a segment; its category</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a segment; how often it comes</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>weekly</source>
        <translation>毎週</translation>
    </message>
    <message>
        <source>once</source>
        <translation>1回のみ</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1、キャンセル済み</translation>
    </message>
    <message>
        <source>Vacation until %1</source>
        <comment>a date and time</comment>
        <translation>%1まで休暇</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>weekday, day of the month</comment>
        <translation>%2日(%1)</translation>
    </message>
</context>
<context>
    <name>Sidestage::WhyHint</name>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin.</source>
        <translation>サウンド機能がインストールされていません。Qt MultimediaとSidestageのサウンドプラグインをインストールしてください。</translation>
    </message>
    <message>
        <source>No sound device found, so sounds cannot be played.</source>
        <translation>サウンドデバイスが見つからないため、サウンドを再生できません。</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Required.</source>
        <translation>必須です。</translation>
    </message>
    <message>
        <source>Invalid value.</source>
        <translation>値が無効です。</translation>
    </message>
    <message>
        <source>At least %L1.</source>
        <translation>%L1以上。</translation>
    </message>
    <message>
        <source>At most %L1.</source>
        <translation>%L1以下。</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>%n文字以上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>%n文字以下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n.</source>
        <translation>
            <numerusform>%n以上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>%n以下。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some characters are not allowed here.</source>
        <translation>使用できない文字が含まれています。</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>この値は使用できません。</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>サービスの応答: 「%1」</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>取り消しました。</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>サービスに接続できません。</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>サービスから時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The service refused the request without a reason (%1).</source>
        <translation>サービスが理由を示さずにリクエストを拒否しました(%1)。</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>サインアウトされました。続けるには、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Not allowed by the service (403).</source>
        <translation>サービスで許可されていません(403)。</translation>
    </message>
    <message>
        <source>Not found on the service (404).</source>
        <translation>サービスに見つかりません(404)。</translation>
    </message>
    <message>
        <source>Changed too often (409). Try again later.</source>
        <translation>変更が頻繁すぎます(409)。あとでもう一度お試しください。</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>リクエストが多すぎます(429)。あとでもう一度お試しください。</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>サービスで内部エラーが発生しました(%1)。</translation>
    </message>
    <message>
        <source> (%1).</source>
        <translation> (%1)。</translation>
    </message>
    <message>
        <source>The response from the service is invalid.</source>
        <translation>サービスからの応答が無効です。</translation>
    </message>
    <message>
        <source>The response from the service is invalid at “%1”.</source>
        <translation>サービスからの応答が「%1」で無効です。</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>ディスクに書き込めませんでした: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A dashboard for live streams, with a simulated platform to try it on.

sidestage do ACTION tells the running Sidestage what to do, and sidestage status prints the state of the channel: see sidestage do --help.</source>
        <translation>ライブ配信用ダッシュボード。試すためのプラットフォームのシミュレーション付き。

「sidestage do 操作」は実行中のSidestageに操作を指示し、「sidestage status」はチャンネルの状態を出力します。「sidestage do --help」を参照してください。</translation>
    </message>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation>このサービスを表示します。「sandbox」は内蔵です。</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>すべてのデータをこのフォルダーに保存します。</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>ActivatePage</name>
    <message>
        <source>This code is not valid. Compare it with the code on your device and try again.</source>
        <translation>Este código não é válido. Compare-o com o código no seu dispositivo e tente novamente.</translation>
    </message>
    <message>
        <source>This code has expired. Get a new one on your device.</source>
        <translation>Este código expirou. Obtenha um novo no seu dispositivo.</translation>
    </message>
    <message>
        <source>This code has already been used. Get a new one on your device.</source>
        <translation>Este código já foi usado. Obtenha um novo no seu dispositivo.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute, then try again.</source>
        <translation>Muitos códigos errados. Aguarde um minuto e tente novamente.</translation>
    </message>
    <message>
        <source>Connect a device</source>
        <translation>Conectar um dispositivo</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Enter the eight letters and digits shown on your device.</source>
        <translation>Digite as oito letras e números mostrados no seu dispositivo.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Your device is connected</source>
        <translation>Seu dispositivo está conectado</translation>
    </message>
    <message>
        <source>%1 continues in a few seconds. You can close this page.</source>
        <translation>%1 continua em alguns segundos. Você pode fechar esta página.</translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation>Seu dispositivo não foi conectado</translation>
    </message>
    <message>
        <source>%1 has no access to your account. You can close this page.</source>
        <translation>%1 não tem acesso à sua conta. Você pode fechar esta página.</translation>
    </message>
    <message>
        <source>This request is no longer valid</source>
        <translation>Este pedido não é mais válido</translation>
    </message>
    <message>
        <source>It was already answered or has expired. Get a new code on your device.</source>
        <translation>Ele já foi respondido ou expirou. Obtenha um novo código no seu dispositivo.</translation>
    </message>
    <message>
        <source>No choice was made</source>
        <translation>Nenhuma escolha foi feita</translation>
    </message>
    <message>
        <source>Go back, select a user, then approve or deny.</source>
        <translation>Volte, selecione um usuário e depois aprove ou negue.</translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation>Página não encontrada</translation>
    </message>
    <message>
        <source>Enter device codes at /activate.</source>
        <translation>Digite os códigos de dispositivo em /activate.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Your choice could not be saved. Try again.</source>
        <translation>Não foi possível salvar sua escolha. Tente novamente.</translation>
    </message>
</context>
<context>
    <name>AnalyticsTexts</name>
    <message>
        <source>d MMM</source>
        <extracomment>A day of this year, and one of another, as QLocale writes them.</extracomment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>A day with all there is, as QLocale writes it.</extracomment>
        <translation>ddd, d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Minutes watched</source>
        <translation>Minutos assistidos</translation>
    </message>
    <message>
        <source>Hours watched</source>
        <translation>Horas assistidas</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizações</translation>
    </message>
    <message>
        <source>Unique viewers</source>
        <translation>Espectadores únicos</translation>
    </message>
    <message>
        <source>Average viewers</source>
        <translation>Média de espectadores</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Pico de espectadores</translation>
    </message>
    <message>
        <source>Hours on air</source>
        <translation>Horas no ar</translation>
    </message>
    <message>
        <source>Broadcasters</source>
        <translation>Streamers</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>Mensagens no chat</translation>
    </message>
    <message>
        <source>Chatters</source>
        <translation>Participantes do chat</translation>
    </message>
    <message>
        <source>Followers gained</source>
        <translation>Seguidores ganhos</translation>
    </message>
    <message>
        <source>Clips created</source>
        <translation>Clipes criados</translation>
    </message>
    <message>
        <source>Installs</source>
        <translation>Instalações</translation>
    </message>
    <message>
        <source>Uninstalls</source>
        <translation>Desinstalações</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Ativações</translation>
    </message>
    <message>
        <source>Active channels</source>
        <translation>Canais ativos</translation>
    </message>
    <message>
        <source>Minutes viewed</source>
        <translation>Minutos vistos</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interações</translation>
    </message>
    <message>
        <source>Bits used</source>
        <translation>Bits usados</translation>
    </message>
    <message>
        <source>Viewers who used Bits</source>
        <translation>Espectadores que usaram Bits</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sem dados</translation>
    </message>
    <message>
        <source>%1 bn</source>
        <extracomment>Billions, shortened.</extracomment>
        <translation>%1 bi</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>Millions, shortened.</extracomment>
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>Thousands, shortened.</extracomment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>%1 % up</source>
        <translation>%1% a mais</translation>
    </message>
    <message>
        <source>%1 % down</source>
        <translation>%1% a menos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A figure, and whose it is.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Sem comparação</translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation>Período anterior</translation>
    </message>
    <message>
        <source>One year earlier</source>
        <translation>Um ano antes</translation>
    </message>
    <message>
        <source>Other days…</source>
        <translation>Outros dias…</translation>
    </message>
    <message>
        <source>%1 is not ready yet</source>
        <translation>%1 ainda não está pronto</translation>
    </message>
    <message>
        <source>%1 and %2 are not ready yet</source>
        <translation>%1 e %2 ainda não estão prontos</translation>
    </message>
    <message>
        <source>The end date is before the start date.</source>
        <translation>A data final é anterior à data inicial.</translation>
    </message>
    <message>
        <source>The service has no data before %1. Showing saved data.</source>
        <translation>O serviço não tem dados anteriores a %1. Mostrando dados salvos.</translation>
    </message>
    <message>
        <source>No data yet for these days. The latest available day is %1.</source>
        <translation>Ainda não há dados para estes dias. O último dia disponível é %1.</translation>
    </message>
    <message>
        <source>Days before %1 come from saved data only; the service no longer provides them.</source>
        <translation>Os dias anteriores a %1 vêm apenas de dados salvos; o serviço não os fornece mais.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>Os relatórios de jogos cobrem um ano, atualmente até %1, e têm um a dois dias de atraso. Um jogo precisa de pelo menos %n hora no ar no período. Os dados baixados ficam salvos.</numerusform>
            <numerusform>Os relatórios de jogos cobrem um ano, atualmente até %1, e têm um a dois dias de atraso. Um jogo precisa de pelo menos %n horas no ar no período. Os dados baixados ficam salvos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.</source>
        <translation>Os relatórios de extensões começam em %1 e têm um a dois dias de atraso. Os dados baixados ficam salvos.</translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>Nenhum relatório para este período. Um jogo precisa de pelo menos %n hora no ar.</numerusform>
            <numerusform>Nenhum relatório para este período. Um jogo precisa de pelo menos %n horas no ar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation>Nenhum relatório para este período.</translation>
    </message>
    <message>
        <source>The new download link does not work.</source>
        <translation>O novo link de download não funciona.</translation>
    </message>
    <message>
        <source>Loading the report list…</source>
        <translation>Carregando a lista de relatórios…</translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>Carregando a lista de relatórios, %Ln até agora…</numerusform>
            <numerusform>Carregando a lista de relatórios, %Ln até agora…</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading reports</source>
        <translation>Baixando relatórios</translation>
    </message>
    <message>
        <source>No report downloaded</source>
        <translation>Nenhum relatório baixado</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports downloaded</source>
        <translation>
            <numerusform>%L1 de %Ln relatório baixado</numerusform>
            <numerusform>%L1 de %Ln relatórios baixados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports updated</source>
        <translation>
            <numerusform>%Ln relatório atualizado</numerusform>
            <numerusform>%Ln relatórios atualizados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln falhou</numerusform>
            <numerusform>%Ln falharam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no data for %n day(s), %2.</source>
        <translation>
            <numerusform>%1: sem dados por %n dia, %2.</numerusform>
            <numerusform>%1: sem dados por %n dias, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: less data than before for %n day(s).</source>
        <translation>
            <numerusform>%1: menos dados que antes em %n dia.</numerusform>
            <numerusform>%1: menos dados que antes em %n dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new data for %n days. Last day with data: %2.</source>
        <translation>
            <numerusform>%1: sem dados novos há %n dia. Último dia com dados: %2.</numerusform>
            <numerusform>%1: sem dados novos há %n dias. Último dia com dados: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Não foi possível baixar os relatórios de jogos há %n dia.</numerusform>
            <numerusform>Não foi possível baixar os relatórios de jogos há %n dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Não foi possível baixar os relatórios de extensões há %n dia.</numerusform>
            <numerusform>Não foi possível baixar os relatórios de extensões há %n dias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not download reports</source>
        <translation>Não foi possível baixar os relatórios</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have no new data</source>
        <translation>
            <numerusform>%Ln relatório sem dados novos</numerusform>
            <numerusform>%Ln relatórios sem dados novos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are incomplete</source>
        <translation>
            <numerusform>%Ln relatório está incompleto</numerusform>
            <numerusform>%Ln relatórios estão incompletos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>E mais %Ln.</numerusform>
            <numerusform>E mais %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Salvar CSV…</translation>
    </message>
    <message>
        <source>Fill gap</source>
        <translation>Preencher lacuna</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Requesting</source>
        <translation>Solicitando</translation>
    </message>
    <message>
        <source>The download link expired. Sidestage is requesting a new one.</source>
        <translation>O link de download expirou. O Sidestage está solicitando um novo.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Baixando</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Salvando</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Baixado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>Menos de %n h no ar</numerusform>
            <numerusform>Menos de %n h no ar</numerusform>
        </translation>
    </message>
    <message>
        <source>No report</source>
        <translation>Sem relatório</translation>
    </message>
    <message>
        <source>Last data %1</source>
        <translation>Últimos dados %1</translation>
    </message>
    <message numerus="yes">
        <source>No new data for %n days, although the service has reports for later days.</source>
        <translation>
            <numerusform>Sem dados novos há %n dia, embora o serviço tenha relatórios de dias posteriores.</numerusform>
            <numerusform>Sem dados novos há %n dias, embora o serviço tenha relatórios de dias posteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less data, %n day(s)</source>
        <translation>
            <numerusform>Menos dados, %n dia</numerusform>
            <numerusform>Menos dados, %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report has less data for these days than an earlier one. Most recent of these days: %1.</source>
        <translation>Um relatório posterior tem menos dados para estes dias do que um anterior. O mais recente destes dias: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Lacuna, %n dia</numerusform>
            <numerusform>Lacuna, %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>No data for %1.</source>
        <translation>Sem dados de %1.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range in one year</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range in one year</comment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>AuthorizePage</name>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sandbox do Sidestage</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>pt-BR</translation>
    </message>
    <message>
        <source>Broadcaster (partner)</source>
        <translation>Streamer (parceiro)</translation>
    </message>
    <message>
        <source>Broadcaster (affiliate)</source>
        <translation>Streamer (afiliado)</translation>
    </message>
    <message>
        <source>moderates %1</source>
        <translation>modera %1</translation>
    </message>
    <message>
        <source>edits %1</source>
        <translation>edita %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>banned from %1</source>
        <translation>banido de %1</translation>
    </message>
    <message>
        <source>Your channel</source>
        <translation>Seu canal</translation>
    </message>
    <message>
        <source>Rewards and redemptions</source>
        <translation>Recompensas e resgates</translation>
    </message>
    <message>
        <source>Ads, Bits, charity and analytics</source>
        <translation>Anúncios, Bits, caridade e análises</translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation>Chat e moderação</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Sua conta</translation>
    </message>
    <message>
        <source>See your public profile, and nothing else</source>
        <translation>Ver seu perfil público e nada mais</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>AO VIVO</translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation>%1 quer usar sua conta</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>Entrar como</translation>
    </message>
    <message>
        <source>%1 will be able to</source>
        <translation>%1 poderá</translation>
    </message>
    <message>
        <source>Deny if your device does not show the code %1.</source>
        <translation>Negue se o seu dispositivo não mostrar o código %1.</translation>
    </message>
    <message>
        <source>After you choose, you return to %1</source>
        <translation>Depois de escolher, você volta para %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Negar</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprovar</translation>
    </message>
    <message>
        <source>Everything here is simulated. There is no password, and no data leaves this computer.</source>
        <translation>Tudo aqui é simulado. Não há senha e nenhum dado sai deste computador.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 pede permissão</translation>
    </message>
</context>
<context>
    <name>AutomodTexts</name>
    <message>
        <source>Aggression</source>
        <translation>Agressão</translation>
    </message>
    <message>
        <source>Threats, and calls for violence</source>
        <translation>Ameaças e apelos à violência</translation>
    </message>
    <message>
        <source>Bullying</source>
        <translation>Bullying</translation>
    </message>
    <message>
        <source>Insults and name-calling</source>
        <translation>Insultos e xingamentos</translation>
    </message>
    <message>
        <source>Disability</source>
        <translation>Deficiência</translation>
    </message>
    <message>
        <source>Contempt for people with disabilities</source>
        <translation>Desprezo por pessoas com deficiência</translation>
    </message>
    <message>
        <source>Misogyny</source>
        <translation>Misoginia</translation>
    </message>
    <message>
        <source>Contempt for women</source>
        <translation>Desprezo por mulheres</translation>
    </message>
    <message>
        <source>Race, ethnicity or religion</source>
        <translation>Raça, etnia ou religião</translation>
    </message>
    <message>
        <source>Contempt for where people come from or what they believe</source>
        <translation>Desprezo pela origem ou pela crença das pessoas</translation>
    </message>
    <message>
        <source>Sexual terms</source>
        <translation>Termos sexuais</translation>
    </message>
    <message>
        <source>Sexual acts and parts of the body</source>
        <translation>Atos sexuais e partes do corpo</translation>
    </message>
    <message>
        <source>Sexuality, sex or gender</source>
        <translation>Sexualidade, sexo ou gênero</translation>
    </message>
    <message>
        <source>Contempt for whom people love or who they are</source>
        <translation>Desprezo por quem as pessoas amam ou por quem são</translation>
    </message>
    <message>
        <source>Swearing</source>
        <translation>Palavrões</translation>
    </message>
    <message>
        <source>Swear words</source>
        <translation>Palavras de baixo calão</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>Pouco</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
</context>
<context>
    <name>Capability</name>
    <message>
        <source>Edit the channel, see its editors</source>
        <translation>Editar o canal, ver seus editores</translation>
    </message>
    <message>
        <source>Change your description</source>
        <translation>Alterar sua descrição</translation>
    </message>
    <message>
        <source>Show your stream key</source>
        <translation>Mostrar sua chave de transmissão</translation>
    </message>
    <message>
        <source>See and choose the active extensions</source>
        <translation>Ver e escolher as extensões ativas</translation>
    </message>
    <message>
        <source>Manage rewards, decide on redemptions</source>
        <translation>Gerenciar recompensas, decidir sobre resgates</translation>
    </message>
    <message>
        <source>See the ad schedule, snooze and run ads</source>
        <translation>Ver a agenda de anúncios, adiar e exibir anúncios</translation>
    </message>
    <message>
        <source>Manage chat modes, announce, shout out</source>
        <translation>Gerenciar modos do chat, enviar comunicados, dar shoutouts</translation>
    </message>
    <message>
        <source>See moderators’ actions in chats</source>
        <translation>Ver as ações dos moderadores nos chats</translation>
    </message>
    <message>
        <source>Moderate chats and write in them</source>
        <translation>Moderar chats e escrever neles</translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation>Ver seus moderadores e VIPs</translation>
    </message>
    <message>
        <source>Add and remove moderators and VIPs</source>
        <translation>Adicionar e remover moderadores e VIPs</translation>
    </message>
    <message>
        <source>See and change whom you block</source>
        <translation>Ver e alterar quem você bloqueia</translation>
    </message>
    <message>
        <source>See subscribers</source>
        <translation>Ver inscritos</translation>
    </message>
    <message>
        <source>See followers and followed channels</source>
        <translation>Ver seguidores e canais seguidos</translation>
    </message>
    <message>
        <source>Run polls and predictions, raid, see hype trains</source>
        <translation>Fazer enquetes, palpites e raids, ver Hype Trains</translation>
    </message>
    <message>
        <source>Plan the stream schedule</source>
        <translation>Planejar a programação de transmissões</translation>
    </message>
    <message>
        <source>Make clips, delete videos</source>
        <translation>Criar clipes, excluir vídeos</translation>
    </message>
    <message>
        <source>See the goals of the channel</source>
        <translation>Ver as metas do canal</translation>
    </message>
    <message>
        <source>See who cheers with Bits</source>
        <translation>Ver quem envia cheers com Bits</translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation>Ver a campanha beneficente e suas doações</translation>
    </message>
    <message>
        <source>See reports of games and extensions</source>
        <translation>Ver relatórios de jogos e extensões</translation>
    </message>
</context>
<context>
    <name>CategoryCombo</name>
    <message>
        <source>Search categories</source>
        <translation>Buscar categorias</translation>
    </message>
</context>
<context>
    <name>Channel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Atraso</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Conteúdo de marca</translation>
    </message>
    <message>
        <source>Drugs, intoxication</source>
        <translation>Drogas, intoxicação</translation>
    </message>
    <message>
        <source>Sexual themes</source>
        <translation>Temas sexuais</translation>
    </message>
    <message>
        <source>Violent or graphic</source>
        <translation>Violência explícita</translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation>Jogos de azar</translation>
    </message>
    <message>
        <source>Strong language</source>
        <translation>Linguagem imprópria</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Not changed: %1. The new value was not recognised.</source>
        <translation>Não alterado: %1. O novo valor não foi reconhecido.</translation>
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
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>about %1 %2</source>
        <comment>day of the week, time</comment>
        <translation>por volta de %1 %2</translation>
    </message>
    <message>
        <source>%1 an hour in the last %2</source>
        <comment>amount, duration</comment>
        <translation>%1 por hora no último período de %2</translation>
    </message>
    <message>
        <source>%1 an hour overall</source>
        <translation>%1 por hora no total</translation>
    </message>
    <message>
        <source>%1 an hour since %2</source>
        <comment>amount, moment</comment>
        <translation>%1 por hora desde %2</translation>
    </message>
    <message>
        <source>Pace is shown after %1 of data.</source>
        <translation>O ritmo é mostrado após %1 de dados.</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 por hora</translation>
    </message>
    <message>
        <source>running</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 more.</source>
        <translation>Total do serviço: %1. Doações listadas aqui: %2, %3 a mais.</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 less.</source>
        <translation>Total do serviço: %1. Doações listadas aqui: %2, %3 a menos.</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>conta excluída</translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message>
        <source>Followers only</source>
        <translation>Somente seguidores</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Modo lento</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Somente inscritos</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Somente emotes</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Mensagens únicas</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Atraso do chat</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 a %L2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <comment>a range of durations</comment>
        <translation>%1 minutos</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>a range of durations</comment>
        <translation>%1 segundos</translation>
    </message>
    <message>
        <source>This is not a chat preset file.</source>
        <translation>Este não é um arquivo de predefinições de chat.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Este arquivo foi criado com uma versão mais nova do Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>E mais %n.</numerusform>
            <numerusform>E mais %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>Só a primeira predefinição (%Ln) será importada.</numerusform>
            <numerusform>Só as primeiras %Ln predefinições serão importadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not valid.</source>
        <translation>A predefinição %L1 não é válida.</translation>
    </message>
    <message>
        <source>Preset %L1: the name is missing or too long.</source>
        <translation>Predefinição %L1: o nome está faltando ou é longo demais.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1: duplicate name.</source>
        <translation>%1: nome duplicado.</translation>
    </message>
    <message>
        <source>%1: does not set any mode.</source>
        <translation>%1: não define nenhum modo.</translation>
    </message>
    <message>
        <source>%1: another preset is already used for lockdowns.</source>
        <translation>%1: outra predefinição já é usada para bloqueios.</translation>
    </message>
    <message>
        <source>%1: %2 must be on or off.</source>
        <translation>%1: %2 deve estar ativado ou desativado.</translation>
    </message>
    <message>
        <source>%1: %2 skipped. Allowed: %3.</source>
        <translation>%1: %2 ignorado. Permitido: %3.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>O arquivo é maior que %1 MB.</translation>
    </message>
    <message>
        <source>This is not a chat preset file: %1</source>
        <translation>Este não é um arquivo de predefinições de chat: %1</translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation>Bloqueio</translation>
    </message>
    <message>
        <source>Followers 10 min + slow 30 s</source>
        <translation>Seguidores 10 min + lento 30 s</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Somente emotes</translation>
    </message>
    <message>
        <source>All modes off</source>
        <translation>Todos os modos desativados</translation>
    </message>
</context>
<context>
    <name>Control</name>
    <message>
        <source>Schedule ads</source>
        <translation>Agendar anúncios</translation>
    </message>
    <message>
        <source>Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off.</source>
        <translation>Define os segundos entre intervalos comerciais e a duração de cada um. Interval 0 desativa os intervalos.</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Exibir um anúncio</translation>
    </message>
    <message>
        <source>Runs an ad. The cooldown applies.</source>
        <translation>Exibe um anúncio. O tempo de espera se aplica.</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Adiar o próximo anúncio</translation>
    </message>
    <message>
        <source>Postpones the next ad break.</source>
        <translation>Adia o próximo intervalo comercial.</translation>
    </message>
    <message>
        <source>Send a message that is held</source>
        <translation>Enviar uma mensagem que é retida</translation>
    </message>
    <message>
        <source>Sends a chat message that AutoMod holds until a moderator decides. Chat modes apply.</source>
        <translation>Envia uma mensagem que o AutoMod retém até um moderador decidir. Os modos do chat se aplicam.</translation>
    </message>
    <message>
        <source>Hold many messages</source>
        <translation>Reter muitas mensagens</translation>
    </message>
    <message>
        <source>Lets AutoMod hold this many messages of different viewers at once, ignoring chat modes.</source>
        <translation>Faz o AutoMod reter de uma vez esta quantidade de mensagens de espectadores diferentes, ignorando os modos do chat.</translation>
    </message>
    <message>
        <source>Mark a suspicious user</source>
        <translation>Marcar um usuário suspeito</translation>
    </message>
    <message>
        <source>Has a user&apos;s messages watched, or shown to moderators only, as a moderator or the broadcaster would.</source>
        <translation>Faz as mensagens de um usuário serem monitoradas ou mostradas só a moderadores, como um moderador ou o streamer faria.</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Enviar cheer</translation>
    </message>
    <message>
        <source>Cheers with Bits.</source>
        <translation>Envia um cheer com Bits.</translation>
    </message>
    <message>
        <source>Buy from an extension</source>
        <translation>Comprar de uma extensão</translation>
    </message>
    <message>
        <source>Buys a product of an extension with Bits.</source>
        <translation>Compra um produto de uma extensão com Bits.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Entrar ao vivo</translation>
    </message>
    <message>
        <source>Starts a stream. If the channel is already live, starts a new one.</source>
        <translation>Inicia uma transmissão. Se o canal já estiver ao vivo, inicia uma nova.</translation>
    </message>
    <message>
        <source>Go offline</source>
        <translation>Ficar offline</translation>
    </message>
    <message>
        <source>Ends the stream.</source>
        <translation>Encerra a transmissão.</translation>
    </message>
    <message>
        <source>Set viewer count</source>
        <translation>Definir número de espectadores</translation>
    </message>
    <message>
        <source>Sets the number of viewers of the stream.</source>
        <translation>Define o número de espectadores da transmissão.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Alterar o canal</translation>
    </message>
    <message>
        <source>Changes the channel as its broadcaster would on the website.</source>
        <translation>Altera o canal como o streamer faria no site.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Sends viewers to another live channel.</source>
        <translation>Envia espectadores para outro canal ao vivo.</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>Doar</translation>
    </message>
    <message>
        <source>Donates to the running campaign, in minor units of its currency.</source>
        <translation>Doa para a campanha em andamento, em unidades mínimas da moeda.</translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation>Iniciar uma campanha beneficente</translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0 means no target.</source>
        <translation>Inicia uma campanha beneficente. A meta é em unidades mínimas da moeda; 0 significa sem meta.</translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation>Definir a meta da campanha</translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0 means no target.</source>
        <translation>Altera a meta da campanha, em unidades mínimas da moeda; 0 significa sem meta.</translation>
    </message>
    <message>
        <source>Stop the charity campaign</source>
        <translation>Encerrar a campanha beneficente</translation>
    </message>
    <message>
        <source>Ends the charity campaign.</source>
        <translation>Encerra a campanha beneficente.</translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation>Adicionar muitas doações</translation>
    </message>
    <message>
        <source>Adds this many donations at once.</source>
        <translation>Adiciona de uma vez esta quantidade de doações.</translation>
    </message>
    <message>
        <source>Send a message</source>
        <translation>Enviar uma mensagem</translation>
    </message>
    <message>
        <source>Sends a chat message. Chat modes apply.</source>
        <translation>Envia uma mensagem no chat. Os modos do chat se aplicam.</translation>
    </message>
    <message>
        <source>Join chat</source>
        <translation>Entrar no chat</translation>
    </message>
    <message>
        <source>Joins the chat.</source>
        <translation>Entra no chat.</translation>
    </message>
    <message>
        <source>Leave chat</source>
        <translation>Sair do chat</translation>
    </message>
    <message>
        <source>Leaves the chat.</source>
        <translation>Sai do chat.</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Comunicar</translation>
    </message>
    <message>
        <source>Posts an announcement in chat.</source>
        <translation>Publica um comunicado no chat.</translation>
    </message>
    <message>
        <source>Shout out a channel</source>
        <translation>Dar shoutout a um canal</translation>
    </message>
    <message>
        <source>Shouts out another channel. Cooldowns apply.</source>
        <translation>Dá um shoutout a outro canal. Os tempos de espera se aplicam.</translation>
    </message>
    <message>
        <source>Set chat modes</source>
        <translation>Definir modos do chat</translation>
    </message>
    <message>
        <source>Changes chat modes, as a moderator or the broadcaster.</source>
        <translation>Altera os modos do chat, como moderador ou streamer.</translation>
    </message>
    <message>
        <source>Set Shield Mode</source>
        <translation>Definir o Modo Escudo</translation>
    </message>
    <message>
        <source>Turns Shield Mode on or off, as a moderator or the broadcaster.</source>
        <translation>Ativa ou desativa o Modo Escudo, como moderador ou streamer.</translation>
    </message>
    <message>
        <source>Start a shared chat</source>
        <translation>Iniciar um chat compartilhado</translation>
    </message>
    <message>
        <source>Starts a shared chat between channels. The first channel is the host.</source>
        <translation>Inicia um chat compartilhado entre canais. O primeiro canal é o anfitrião.</translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation>Entrar em um chat compartilhado</translation>
    </message>
    <message>
        <source>Adds a channel to another channel&apos;s shared chat.</source>
        <translation>Adiciona um canal ao chat compartilhado de outro canal.</translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation>Sair do chat compartilhado</translation>
    </message>
    <message>
        <source>Removes a channel from its shared chat. The chat ends when the host leaves or only one channel is left.</source>
        <translation>Remove um canal do seu chat compartilhado. O chat termina quando o anfitrião sai ou só resta um canal.</translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation>Encerrar o chat compartilhado</translation>
    </message>
    <message>
        <source>Ends the shared chat of the channel.</source>
        <translation>Encerra o chat compartilhado do canal.</translation>
    </message>
    <message>
        <source>Add many chatters</source>
        <translation>Adicionar muitos participantes</translation>
    </message>
    <message>
        <source>Adds this many users to the chat at once, and creates users if needed.</source>
        <translation>Adiciona de uma vez esta quantidade de usuários ao chat e cria usuários se necessário.</translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation>Moderar muitos canais</translation>
    </message>
    <message>
        <source>Makes the user a moderator of this many more channels with different chat modes, and creates channels if needed.</source>
        <translation>Torna o usuário moderador desta quantidade de outros canais com modos de chat diferentes e cria canais se necessário.</translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation>Definir uma cor do chat</translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat. Without a colour, the user counts as having never chosen one.</source>
        <translation>Define a cor do nome do usuário no chat. Sem cor, é como se o usuário nunca tivesse escolhido uma.</translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation>Registrar um aplicativo</translation>
    </message>
    <message>
        <source>Registers or replaces an app. Without a secret, it is a public client.</source>
        <translation>Registra ou substitui um aplicativo. Sem segredo, é um cliente público.</translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation>Emitir um token</translation>
    </message>
    <message>
        <source>Issues a token without a sign-in page: a user token, or an app token if no user is given. Without scopes, a user token has all scopes and an app token none.</source>
        <translation>Emite um token sem página de login: um token de usuário, ou um token de aplicativo se nenhum usuário for informado. Sem escopos, um token de usuário tem todos os escopos e um de aplicativo, nenhum.</translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation>Expirar todos os tokens</translation>
    </message>
    <message>
        <source>Expires every access token. Refresh tokens stay valid.</source>
        <translation>Expira todos os tokens de acesso. Os refresh tokens continuam válidos.</translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation>Desconectar um aplicativo</translation>
    </message>
    <message>
        <source>Disconnects the app from the user&apos;s account. Its tokens and the user&apos;s approval are deleted.</source>
        <translation>Desconecta o aplicativo da conta do usuário. Seus tokens e a aprovação do usuário são excluídos.</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Falhas pendentes</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching request.</source>
        <translation>Lista as falhas que aguardam uma requisição correspondente.</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>Adicionar uma falha</translation>
    </message>
    <message>
        <source>Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of requests, then applies the given number of times; times -1: until cleared.</source>
        <translation>Adiciona uma falha às requisições a um endpoint ou caminho, ou a qualquer requisição. Pula o número informado de requisições e depois se aplica o número informado de vezes; times -1: até ser limpa.</translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation>Limpar falhas</translation>
    </message>
    <message>
        <source>Clears faults: one by its ID, those of an endpoint or path, or all.</source>
        <translation>Limpa falhas: uma pelo ID, as de um endpoint ou caminho, ou todas.</translation>
    </message>
    <message>
        <source>Set activity rates</source>
        <translation>Definir taxas de atividade</translation>
    </message>
    <message>
        <source>Sets how often per minute simulated viewers act while the channel is live. Omitted rates are 0.</source>
        <translation>Define quantas vezes por minuto os espectadores simulados agem enquanto o canal está ao vivo. Taxas omitidas são 0.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Lists the built-in scenarios.</source>
        <translation>Lista os cenários incluídos.</translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation>Executar um cenário</translation>
    </message>
    <message>
        <source>Plays a built-in scenario or the JSON of a file, in sandbox time.</source>
        <translation>Executa um cenário incluído ou o JSON de um arquivo, no tempo da sandbox.</translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation>Parar o cenário</translation>
    </message>
    <message>
        <source>Stops the scenario that is playing.</source>
        <translation>Para o cenário em execução.</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>Adicionar um usuário</translation>
    </message>
    <message>
        <source>Adds a user, who can then be selected when an app asks for permission.</source>
        <translation>Adiciona um usuário, que pode então ser selecionado quando um aplicativo pede permissão.</translation>
    </message>
    <message>
        <source>Set a role</source>
        <translation>Definir uma função</translation>
    </message>
    <message>
        <source>Makes the user a partner, an affiliate, or neither.</source>
        <translation>Torna o usuário parceiro, afiliado ou nenhum dos dois.</translation>
    </message>
    <message>
        <source>Add a moderator</source>
        <translation>Adicionar um moderador</translation>
    </message>
    <message>
        <source>Makes the user a moderator of the channel.</source>
        <translation>Torna o usuário moderador do canal.</translation>
    </message>
    <message>
        <source>Remove a moderator</source>
        <translation>Remover um moderador</translation>
    </message>
    <message>
        <source>Removes the user&apos;s moderator role.</source>
        <translation>Remove a função de moderador do usuário.</translation>
    </message>
    <message>
        <source>Add a VIP</source>
        <translation>Adicionar um VIP</translation>
    </message>
    <message>
        <source>Makes the user a VIP of the channel.</source>
        <translation>Torna o usuário VIP do canal.</translation>
    </message>
    <message>
        <source>Remove a VIP</source>
        <translation>Remover um VIP</translation>
    </message>
    <message>
        <source>Removes the user&apos;s VIP role.</source>
        <translation>Remove a função de VIP do usuário.</translation>
    </message>
    <message>
        <source>Add an editor</source>
        <translation>Adicionar um editor</translation>
    </message>
    <message>
        <source>Makes the user an editor of the channel.</source>
        <translation>Torna o usuário editor do canal.</translation>
    </message>
    <message>
        <source>Remove an editor</source>
        <translation>Remover um editor</translation>
    </message>
    <message>
        <source>Removes the user&apos;s editor role.</source>
        <translation>Remove a função de editor do usuário.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follows the channel.</source>
        <translation>Segue o canal.</translation>
    </message>
    <message>
        <source>Unfollow</source>
        <translation>Deixar de seguir</translation>
    </message>
    <message>
        <source>Stops following the channel.</source>
        <translation>Deixa de seguir o canal.</translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation>Adicionar muitos seguidores</translation>
    </message>
    <message>
        <source>Creates this many users who follow the channel.</source>
        <translation>Cria esta quantidade de usuários que seguem o canal.</translation>
    </message>
    <message>
        <source>State of the sandbox</source>
        <translation>Estado da sandbox</translation>
    </message>
    <message>
        <source>Returns the time, the main channels, the switches, and the pending faults.</source>
        <translation>Retorna a hora, os canais principais, as opções e as falhas pendentes.</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Registro de atividade</translation>
    </message>
    <message>
        <source>Returns the activity log, oldest first. With after, returns only later entries, so that tests can wait for them.</source>
        <translation>Retorna o registro de atividade, do mais antigo ao mais novo. Com after, retorna apenas entradas posteriores, para que testes possam esperar por elas.</translation>
    </message>
    <message>
        <source>Viewer in a channel</source>
        <translation>Espectador em um canal</translation>
    </message>
    <message>
        <source>Returns a user&apos;s points, roles, follow date and subscription in a channel.</source>
        <translation>Retorna os pontos, as funções, a data em que seguiu e a inscrição de um usuário em um canal.</translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation>Recompensas de um canal</translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app created them.</source>
        <translation>Lista as recompensas de um canal, seja qual for o aplicativo que as criou.</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Requisições gravadas</translation>
    </message>
    <message>
        <source>Lists the recorded requests, without secrets.</source>
        <translation>Lista as requisições gravadas, sem segredos.</translation>
    </message>
    <message>
        <source>Control calls</source>
        <translation>Chamadas de controle</translation>
    </message>
    <message>
        <source>Lists all control calls with their fields and rules.</source>
        <translation>Lista todas as chamadas de controle com seus campos e regras.</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Limite de requisições</translation>
    </message>
    <message>
        <source>Sets the requests per minute and turns buckets, headers and refusals on or off.</source>
        <translation>Define as requisições por minuto e ativa ou desativa cotas, cabeçalhos e recusas.</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Compatibilidade</translation>
    </message>
    <message>
        <source>Turns differences between the public service and the specification on or off.</source>
        <translation>Ativa ou desativa diferenças entre o serviço público e a especificação.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Gravar requisições</translation>
    </message>
    <message>
        <source>Starts or stops recording requests.</source>
        <translation>Inicia ou para a gravação de requisições.</translation>
    </message>
    <message>
        <source>Clear recorded requests</source>
        <translation>Limpar requisições gravadas</translation>
    </message>
    <message>
        <source>Deletes the recorded requests.</source>
        <translation>Exclui as requisições gravadas.</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Ajustar o relógio</translation>
    </message>
    <message>
        <source>Sets the time to a given moment or to now, jumps by seconds, and sets the speed: 0 pauses, 1 is normal.</source>
        <translation>Ajusta a hora para um dado momento ou para agora, salta por segundos e define a velocidade: 0 pausa, 1 é normal.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Discards the world and recreates it from the seed. Faults, limits and switches return to their initial state. Apps stay; their tokens become invalid.</source>
        <translation>Descarta o mundo e o recria a partir da semente. Falhas, limites e opções voltam ao estado inicial. Os aplicativos ficam; seus tokens se tornam inválidos.</translation>
    </message>
    <message>
        <source>Grant a Drop</source>
        <translation>Conceder um Drop</translation>
    </message>
    <message>
        <source>Grants a viewer an entitlement to a Drop of a game that an organization owns.</source>
        <translation>Concede a um espectador o direito a um Drop de um jogo que pertence a uma organização.</translation>
    </message>
    <message>
        <source>Grant many Drops</source>
        <translation>Conceder muitos Drops</translation>
    </message>
    <message>
        <source>Grants entitlements to a Drop of a game to many viewers.</source>
        <translation>Concede a muitos espectadores o direito a um Drop de um jogo.</translation>
    </message>
    <message>
        <source>Give a game to an app</source>
        <translation>Dar um jogo a um aplicativo</translation>
    </message>
    <message>
        <source>The organization of an app owns a game that nobody owns yet. An app without an organization gets one.</source>
        <translation>A organização de um aplicativo passa a ter um jogo que ainda não é de ninguém. Um aplicativo sem organização recebe uma.</translation>
    </message>
    <message>
        <source>Live event sessions</source>
        <translation>Sessões de eventos em tempo real</translation>
    </message>
    <message>
        <source>Lists the connected WebSockets.</source>
        <translation>Lista os WebSockets conectados.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>Assinaturas de eventos</translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, including those that have just ended.</source>
        <translation>Lista as assinaturas de todos os aplicativos, inclusive as que acabaram de terminar.</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Lists the conduits of all apps, with their shards.</source>
        <translation>Lista os conduits de todos os aplicativos, com seus shards.</translation>
    </message>
    <message>
        <source>Webhook deliveries</source>
        <translation>Entregas de webhook</translation>
    </message>
    <message>
        <source>Lists the last 500 attempts to send a message to a callback, and why they failed, the newest last.</source>
        <translation>Lista as últimas 500 tentativas de enviar uma mensagem a um callback e por que falharam, a mais nova por último.</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>Fechar uma sessão</translation>
    </message>
    <message>
        <source>Closes the WebSocket of one session or of all sessions, with a close code of the service: 1000, or 4000 to 4007.</source>
        <translation>Fecha o WebSocket de uma ou de todas as sessões, com um código de fechamento do serviço: 1000, ou 4000 a 4007.</translation>
    </message>
    <message>
        <source>Request reconnect</source>
        <translation>Solicitar reconexão</translation>
    </message>
    <message>
        <source>Asks the clients of one session or of all sessions to reconnect within 30 seconds.</source>
        <translation>Pede aos clientes de uma ou de todas as sessões que se reconectem em até 30 segundos.</translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation>Revogar assinaturas</translation>
    </message>
    <message>
        <source>Revokes one subscription, or all of a type, and sends the reason to their clients.</source>
        <translation>Revoga uma assinatura, ou todas de um tipo, e envia o motivo aos seus clientes.</translation>
    </message>
    <message>
        <source>Live event faults</source>
        <translation>Falhas de eventos em tempo real</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching notification.</source>
        <translation>Lista as falhas que aguardam uma notificação correspondente.</translation>
    </message>
    <message>
        <source>Add a live event fault</source>
        <translation>Adicionar uma falha de eventos em tempo real</translation>
    </message>
    <message>
        <source>Drops, duplicates, delays or reorders upcoming notifications, or cuts the connection instead of sending one. A callback that is cut off gets the notification again later.</source>
        <translation>Descarta, duplica, atrasa ou reordena as próximas notificações, ou corta a conexão em vez de enviar uma. Um callback cortado recebe a notificação de novo mais tarde.</translation>
    </message>
    <message>
        <source>Clear live event faults</source>
        <translation>Limpar falhas de eventos em tempo real</translation>
    </message>
    <message>
        <source>Clears pending live event faults: one by its ID, or all.</source>
        <translation>Limpa falhas pendentes de eventos em tempo real: uma pelo ID, ou todas.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensões</translation>
    </message>
    <message>
        <source>Lists all extensions with the secrets that sign their tokens.</source>
        <translation>Lista todas as extensões com os segredos que assinam seus tokens.</translation>
    </message>
    <message>
        <source>Install an extension</source>
        <translation>Instalar uma extensão</translation>
    </message>
    <message>
        <source>Installs an extension in a channel, or another version of it.</source>
        <translation>Instala uma extensão em um canal, ou outra versão dela.</translation>
    </message>
    <message>
        <source>Uninstall an extension</source>
        <translation>Desinstalar uma extensão</translation>
    </message>
    <message>
        <source>Removes an extension from a channel.</source>
        <translation>Remove uma extensão de um canal.</translation>
    </message>
    <message>
        <source>Activate an extension</source>
        <translation>Ativar uma extensão</translation>
    </message>
    <message>
        <source>Activates an installed extension in a slot of the channel.</source>
        <translation>Ativa uma extensão instalada em um espaço do canal.</translation>
    </message>
    <message>
        <source>Deactivate an extension</source>
        <translation>Desativar uma extensão</translation>
    </message>
    <message>
        <source>Empties the slot in which the extension is active.</source>
        <translation>Esvazia o espaço em que a extensão está ativa.</translation>
    </message>
    <message>
        <source>Make an app an extension</source>
        <translation>Tornar um aplicativo extensão</translation>
    </message>
    <message>
        <source>Makes a registered app an extension with one released version and all kinds of pages, and returns its secret.</source>
        <translation>Torna um aplicativo registrado uma extensão com uma versão lançada e todos os tipos de página, e retorna seu segredo.</translation>
    </message>
    <message>
        <source>Sign a token of an extension</source>
        <translation>Assinar um token de uma extensão</translation>
    </message>
    <message>
        <source>Signs a token as the extension would: for one channel, or for all. It is valid for an hour and permits every message.</source>
        <translation>Assina um token como a extensão faria: para um canal ou para todos. É válido por uma hora e permite qualquer mensagem.</translation>
    </message>
    <message>
        <source>Start a goal</source>
        <translation>Iniciar uma meta</translation>
    </message>
    <message>
        <source>Starts a goal, one of each type at a time. It counts by itself.</source>
        <translation>Inicia uma meta, uma de cada tipo por vez. Ela conta sozinha.</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>Alterar uma meta</translation>
    </message>
    <message>
        <source>Changes the goal, or how much of it is reached.</source>
        <translation>Altera a meta ou quanto dela foi alcançado.</translation>
    </message>
    <message>
        <source>End a goal</source>
        <translation>Encerrar uma meta</translation>
    </message>
    <message>
        <source>Ends the goal, whether or not it is reached.</source>
        <translation>Encerra a meta, alcançada ou não.</translation>
    </message>
    <message>
        <source>Invite a guest</source>
        <translation>Convidar alguém</translation>
    </message>
    <message>
        <source>Invites a viewer to be a guest on the stream, as its broadcaster would. Begins a Guest Star session if there is none.</source>
        <translation>Convida um espectador para participar da transmissão, como o streamer faria. Inicia uma sessão do Guest Star se não houver nenhuma.</translation>
    </message>
    <message>
        <source>Accept to be a guest</source>
        <translation>Aceitar ser convidado</translation>
    </message>
    <message>
        <source>Accepts the channel&apos;s invitation to be a guest on its stream.</source>
        <translation>Aceita o convite do canal para participar da transmissão.</translation>
    </message>
    <message>
        <source>Get ready as a guest</source>
        <translation>Preparar-se como convidado</translation>
    </message>
    <message>
        <source>Tells the channel that a guest who has accepted is ready for a slot.</source>
        <translation>Informa ao canal que um convidado que aceitou está pronto para uma vaga.</translation>
    </message>
    <message>
        <source>Leave as a guest</source>
        <translation>Sair como convidado</translation>
    </message>
    <message>
        <source>Leaves the slot of a guest, or withdraws from the invitation.</source>
        <translation>Deixa a vaga de convidado ou desiste do convite.</translation>
    </message>
    <message>
        <source>Push a hype train</source>
        <translation>Impulsionar um Hype Train</translation>
    </message>
    <message>
        <source>Moves the channel&apos;s hype train. If none runs, one begins at once.</source>
        <translation>Move o Hype Train do canal. Se não houver nenhum, um começa na hora.</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Banir</translation>
    </message>
    <message>
        <source>Bans the user from the channel or, with seconds, puts them in a timeout. A moderator or VIP loses that role; a timeout does not end that of a VIP.</source>
        <translation>Bane o usuário do canal ou, com segundos, o suspende. Um moderador ou VIP perde essa função; uma suspensão não tira a de um VIP.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanir</translation>
    </message>
    <message>
        <source>Ends the user&apos;s ban or timeout in the channel.</source>
        <translation>Encerra o banimento ou a suspensão do usuário no canal.</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Advertir</translation>
    </message>
    <message>
        <source>Warns the user, who cannot chat until they acknowledge it.</source>
        <translation>Adverte o usuário, que não pode usar o chat até confirmar a advertência.</translation>
    </message>
    <message>
        <source>Acknowledge a warning</source>
        <translation>Confirmar uma advertência</translation>
    </message>
    <message>
        <source>Acknowledges the warning in the channel, to chat again.</source>
        <translation>Confirma a advertência no canal, para voltar a usar o chat.</translation>
    </message>
    <message>
        <source>Ask to be unbanned</source>
        <translation>Pedir desbanimento</translation>
    </message>
    <message>
        <source>Asks the channel to end a ban.</source>
        <translation>Pede ao canal que encerre um banimento.</translation>
    </message>
    <message>
        <source>Withdraw an unban request</source>
        <translation>Retirar um pedido de desbanimento</translation>
    </message>
    <message>
        <source>Withdraws a request that was not answered yet.</source>
        <translation>Retira um pedido que ainda não foi respondido.</translation>
    </message>
    <message>
        <source>Read the answer to an unban request</source>
        <translation>Ler a resposta a um pedido de desbanimento</translation>
    </message>
    <message>
        <source>Acknowledges that the request was denied.</source>
        <translation>Confirma que o pedido foi negado.</translation>
    </message>
    <message>
        <source>Resolve an unban request</source>
        <translation>Decidir um pedido de desbanimento</translation>
    </message>
    <message>
        <source>Approves or denies it, as a moderator or the broadcaster.</source>
        <translation>Aprova ou nega o pedido, como moderador ou streamer.</translation>
    </message>
    <message>
        <source>Set unban requests</source>
        <translation>Configurar pedidos de desbanimento</translation>
    </message>
    <message>
        <source>Sets whether banned users can ask to be unbanned.</source>
        <translation>Define se usuários banidos podem pedir desbanimento.</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Bloquear um termo</translation>
    </message>
    <message>
        <source>Adds a blocked term, as a moderator or the broadcaster. One that expires counts as added by AutoMod.</source>
        <translation>Adiciona um termo bloqueado, como moderador ou streamer. Um que expira conta como adicionado pelo AutoMod.</translation>
    </message>
    <message>
        <source>Unblock a term</source>
        <translation>Desbloquear um termo</translation>
    </message>
    <message>
        <source>Removes a blocked term, as a moderator or the broadcaster.</source>
        <translation>Remove um termo bloqueado, como moderador ou streamer.</translation>
    </message>
    <message>
        <source>Ban many users</source>
        <translation>Banir muitos usuários</translation>
    </message>
    <message>
        <source>Bans this many users at once, and creates users if needed.</source>
        <translation>Bane de uma vez esta quantidade de usuários e cria usuários se necessário.</translation>
    </message>
    <message>
        <source>Block many terms</source>
        <translation>Bloquear muitos termos</translation>
    </message>
    <message>
        <source>Adds this many blocked terms at once.</source>
        <translation>Adiciona de uma vez esta quantidade de termos bloqueados.</translation>
    </message>
    <message>
        <source>Start a poll</source>
        <translation>Iniciar uma enquete</translation>
    </message>
    <message>
        <source>Asks the viewers of a channel, as its broadcaster would.</source>
        <translation>Pergunta aos espectadores de um canal, como o streamer faria.</translation>
    </message>
    <message>
        <source>Vote in a poll</source>
        <translation>Votar em uma enquete</translation>
    </message>
    <message>
        <source>Votes in the channel&apos;s active poll: once, or more for points.</source>
        <translation>Vota na enquete ativa do canal: uma vez, ou mais em troca de pontos.</translation>
    </message>
    <message>
        <source>Start a prediction</source>
        <translation>Iniciar um palpite</translation>
    </message>
    <message>
        <source>Lets the viewers of a channel predict with Channel Points.</source>
        <translation>Permite que os espectadores de um canal deem palpites com Pontos do canal.</translation>
    </message>
    <message>
        <source>End a prediction</source>
        <translation>Encerrar um palpite</translation>
    </message>
    <message>
        <source>Locks, resolves or cancels the channel&apos;s open prediction.</source>
        <translation>Fecha, resolve ou cancela o palpite aberto do canal.</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Dar palpite</translation>
    </message>
    <message>
        <source>Puts Channel Points on an outcome of the open prediction.</source>
        <translation>Aposta Pontos do canal em um resultado do palpite aberto.</translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation>Resgatar uma recompensa</translation>
    </message>
    <message>
        <source>Redeems a reward by its ID or title.</source>
        <translation>Resgata uma recompensa pelo ID ou título.</translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation>Definir Pontos do canal</translation>
    </message>
    <message>
        <source>Sets the viewer&apos;s balance of Channel Points.</source>
        <translation>Define o saldo de Pontos do canal do espectador.</translation>
    </message>
    <message>
        <source>Use an automatic reward</source>
        <translation>Usar uma recompensa automática</translation>
    </message>
    <message>
        <source>Uses one of the rewards that every channel has. Some send a message, the others unlock an emote.</source>
        <translation>Usa uma das recompensas que todo canal tem. Algumas enviam uma mensagem, as outras desbloqueiam um emote.</translation>
    </message>
    <message>
        <source>Add many redemptions</source>
        <translation>Adicionar muitos resgates</translation>
    </message>
    <message>
        <source>Adds this many waiting redemptions at once, ignoring all limits.</source>
        <translation>Adiciona de uma vez esta quantidade de resgates em espera, ignorando todos os limites.</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>Inscrever-se</translation>
    </message>
    <message>
        <source>Subscribes to the channel. It goes on until it is ended.</source>
        <translation>Inscreve-se no canal. Continua até ser encerrada.</translation>
    </message>
    <message>
        <source>Renew a subscription</source>
        <translation>Renovar uma inscrição</translation>
    </message>
    <message>
        <source>Pays for a month more and says so in the chat.</source>
        <translation>Paga mais um mês e avisa no chat.</translation>
    </message>
    <message>
        <source>Gift subscriptions</source>
        <translation>Presentear inscrições</translation>
    </message>
    <message>
        <source>Gives a subscription for a month to a viewer, or to several in the chat.</source>
        <translation>Dá uma inscrição de um mês a um espectador, ou a vários no chat.</translation>
    </message>
    <message>
        <source>End a subscription</source>
        <translation>Encerrar uma inscrição</translation>
    </message>
    <message>
        <source>Ends the viewer&apos;s subscription at once.</source>
        <translation>Encerra na hora a inscrição do espectador.</translation>
    </message>
    <message>
        <source>Add many subscribers</source>
        <translation>Adicionar muitos inscritos</translation>
    </message>
    <message>
        <source>Lets this many viewers subscribe at once.</source>
        <translation>Faz esta quantidade de espectadores se inscrever de uma vez.</translation>
    </message>
    <message>
        <source>Publish a video</source>
        <translation>Publicar um vídeo</translation>
    </message>
    <message>
        <source>Publishes a highlight or an uploaded video.</source>
        <translation>Publica um destaque ou um vídeo enviado.</translation>
    </message>
    <message>
        <source>Remove a video</source>
        <translation>Remover um vídeo</translation>
    </message>
    <message>
        <source>Deletes a video as its owner would on the website; without an ID the newest.</source>
        <translation>Exclui um vídeo como o dono faria no site; sem ID, o mais novo.</translation>
    </message>
    <message>
        <source>Store streams</source>
        <translation>Guardar transmissões</translation>
    </message>
    <message>
        <source>Sets whether the channel&apos;s streams are stored as videos, from the next one on.</source>
        <translation>Define se as transmissões do canal são guardadas como vídeos, a partir da próxima.</translation>
    </message>
    <message>
        <source>Make a clip</source>
        <translation>Criar um clipe</translation>
    </message>
    <message>
        <source>Clips the last seconds of the stream. The clip appears a few seconds later.</source>
        <translation>Cria um clipe dos últimos segundos da transmissão. Ele aparece alguns segundos depois.</translation>
    </message>
    <message>
        <source>Restrict clips</source>
        <translation>Restringir clipes</translation>
    </message>
    <message>
        <source>Sets who may make clips of the channel.</source>
        <translation>Define quem pode criar clipes do canal.</translation>
    </message>
    <message>
        <source>Add many clips</source>
        <translation>Adicionar muitos clipes</translation>
    </message>
    <message>
        <source>Adds this many clips of the last 60 days at once.</source>
        <translation>Adiciona de uma vez esta quantidade de clipes dos últimos 60 dias.</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Sussurrar</translation>
    </message>
    <message>
        <source>Sends the broadcaster a private message.</source>
        <translation>Envia ao streamer uma mensagem privada.</translation>
    </message>
    <message>
        <source>Set who may whisper</source>
        <translation>Definir quem pode sussurrar</translation>
    </message>
    <message>
        <source>Lets strangers whisper to the user, or only people whom the user follows or has whispered to.</source>
        <translation>Permite que estranhos sussurrem ao usuário, ou apenas pessoas que ele segue ou a quem já sussurrou.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8.</source>
        <translation>o arquivo é UTF-16, não UTF-8.</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character; it is incomplete.</source>
        <translation>o arquivo termina no meio de um caractere; está incompleto.</translation>
    </message>
    <message>
        <source>a quoted field is not closed; the file is incomplete.</source>
        <translation>um campo entre aspas não foi fechado; o arquivo está incompleto.</translation>
    </message>
    <message>
        <source>a line ends with CR instead of CRLF.</source>
        <translation>uma linha termina com CR em vez de CRLF.</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8.</source>
        <translation>o texto não é UTF-8 válido.</translation>
    </message>
    <message>
        <source>the file contains a zero byte; it is not a text file.</source>
        <translation>o arquivo contém um byte nulo; não é um arquivo de texto.</translation>
    </message>
    <message>
        <source>an unquoted field contains a quote.</source>
        <translation>um campo sem aspas contém aspas.</translation>
    </message>
    <message>
        <source>there is text after a closing quote.</source>
        <translation>há texto depois de aspas de fechamento.</translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation>um campo é mais longo que %1 bytes.</translation>
    </message>
    <message>
        <source>line endings are mixed, CRLF and LF.</source>
        <translation>os fins de linha estão misturados, CRLF e LF.</translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation>há mais de %1 campos.</translation>
    </message>
    <message>
        <source>there are %1 fields, but the first line has %2; the file may be incomplete.</source>
        <translation>há %1 campos, mas a primeira linha tem %2; o arquivo pode estar incompleto.</translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation>há mais de %1 linhas.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>Africâner</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>Albanês</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armênio</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>Azerbaijano</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Basco</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>Bielorrusso</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengali</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>Bósnio</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Búlgaro</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Catalão</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinês</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Croata</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tcheco</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dinamarquês</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Holandês</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estoniano</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finlandês</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galego</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgiano</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemão</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grego</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebraico</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Húngaro</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Islandês</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonésio</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>Irlandês</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonês</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>Cazaque</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Letão</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Lituano</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macedônio</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malaio</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>Mongol</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norueguês</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonês</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Português</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Romeno</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russo</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Sérvio</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Eslovaco</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Esloveno</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>Suaíli</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Sueco</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>Tagalo</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tâmil</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tailandês</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ucraniano</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>Galês</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
</context>
<context>
    <name>LibraryTexts</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Instrução</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Requires text</source>
        <translation>Exige texto</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>Limite por transmissão</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>Limite por espectador</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>Tempo de espera</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausada</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>Pular a fila</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>at least %L1</source>
        <translation>pelo menos %L1</translation>
    </message>
    <message>
        <source>at most %L1</source>
        <translation>no máximo %L1</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>no máximo %n caractere</numerusform>
            <numerusform>no máximo %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>already used by another reward</source>
        <translation>já usado por outra recompensa</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>formato inválido</translation>
    </message>
    <message>
        <source>wrong type of value</source>
        <translation>tipo de valor errado</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>O canal já tem uma recompensa com este título.</translation>
    </message>
    <message>
        <source>No free slots on the service.</source>
        <translation>Não há vagas livres no serviço.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>O serviço respondeu: “%1”</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>O serviço está inacessível.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>O serviço não respondeu a tempo.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Muitas requisições (429). Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Sua sessão foi encerrada. Entre novamente para continuar.</translation>
    </message>
    <message>
        <source>The service rejected the request (400).</source>
        <translation>O serviço rejeitou a requisição (400).</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>Não foi possível gravar no disco: %1</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>O serviço teve um erro interno (%1).</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>Allowed a message</source>
        <translation>Permitiu uma mensagem</translation>
    </message>
    <message>
        <source>Denied a message</source>
        <translation>Negou uma mensagem</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Baniu</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Suspendeu</translation>
    </message>
    <message>
        <source>Unbanned</source>
        <translation>Desbaniu</translation>
    </message>
    <message>
        <source>Ended a timeout</source>
        <translation>Encerrou uma suspensão</translation>
    </message>
    <message>
        <source>Banned in the shared chat</source>
        <translation>Baniu no chat compartilhado</translation>
    </message>
    <message>
        <source>Timed out in the shared chat</source>
        <translation>Suspendeu no chat compartilhado</translation>
    </message>
    <message>
        <source>Unbanned in the shared chat</source>
        <translation>Desbaniu no chat compartilhado</translation>
    </message>
    <message>
        <source>Ended a timeout in the shared chat</source>
        <translation>Encerrou uma suspensão no chat compartilhado</translation>
    </message>
    <message>
        <source>Deleted a message in the shared chat</source>
        <translation>Excluiu uma mensagem no chat compartilhado</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Advertiu</translation>
    </message>
    <message>
        <source>Deleted a message</source>
        <translation>Excluiu uma mensagem</translation>
    </message>
    <message>
        <source>Cleared the chat</source>
        <translation>Limpou o chat</translation>
    </message>
    <message>
        <source>Approved an unban request</source>
        <translation>Aprovou um pedido de desbanimento</translation>
    </message>
    <message>
        <source>Denied an unban request</source>
        <translation>Negou um pedido de desbanimento</translation>
    </message>
    <message>
        <source>Blocked a term</source>
        <translation>Bloqueou um termo</translation>
    </message>
    <message>
        <source>Unblocked a term</source>
        <translation>Desbloqueou um termo</translation>
    </message>
    <message>
        <source>Permitted a term</source>
        <translation>Permitiu um termo</translation>
    </message>
    <message>
        <source>Ended the permission of a term</source>
        <translation>Encerrou a permissão de um termo</translation>
    </message>
    <message>
        <source>Made a moderator</source>
        <translation>Nomeou um moderador</translation>
    </message>
    <message>
        <source>Removed a moderator</source>
        <translation>Removeu um moderador</translation>
    </message>
    <message>
        <source>Made a VIP</source>
        <translation>Nomeou um VIP</translation>
    </message>
    <message>
        <source>Removed a VIP</source>
        <translation>Removeu um VIP</translation>
    </message>
    <message>
        <source>Started a raid</source>
        <translation>Iniciou uma raid</translation>
    </message>
    <message>
        <source>Cancelled a raid</source>
        <translation>Cancelou uma raid</translation>
    </message>
    <message>
        <source>Slow mode on</source>
        <translation>Modo lento ativado</translation>
    </message>
    <message>
        <source>Slow mode off</source>
        <translation>Modo lento desativado</translation>
    </message>
    <message>
        <source>Followers only on</source>
        <translation>Somente seguidores ativado</translation>
    </message>
    <message>
        <source>Followers only off</source>
        <translation>Somente seguidores desativado</translation>
    </message>
    <message>
        <source>Subscribers only on</source>
        <translation>Somente inscritos ativado</translation>
    </message>
    <message>
        <source>Subscribers only off</source>
        <translation>Somente inscritos desativado</translation>
    </message>
    <message>
        <source>Emotes only on</source>
        <translation>Somente emotes ativado</translation>
    </message>
    <message>
        <source>Emotes only off</source>
        <translation>Somente emotes desativado</translation>
    </message>
    <message>
        <source>Unique messages on</source>
        <translation>Mensagens únicas ativado</translation>
    </message>
    <message>
        <source>Unique messages off</source>
        <translation>Mensagens únicas desativado</translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then restart Sidestage.</source>
        <translation>A página incorporada não está instalada. Instale o Qt WebEngine e o plugin de login do Sidestage e reinicie o Sidestage.</translation>
    </message>
    <message>
        <source>The embedded page cannot run as administrator (root), because its protection does not work there. Start Sidestage as a regular user.</source>
        <translation>A página incorporada não pode ser executada como administrador (root), pois sua proteção não funciona assim. Inicie o Sidestage como usuário comum.</translation>
    </message>
    <message>
        <source>The embedded page cannot be shown on this display, because it has no OpenGL. Sign in with your browser or on another device.</source>
        <translation>A página incorporada não pode ser exibida nesta tela, porque ela não tem OpenGL. Entre pelo navegador ou em outro dispositivo.</translation>
    </message>
</context>
<context>
    <name>LoginStarts</name>
    <message>
        <source>In a Flatpak this is done in the settings of the desktop.</source>
        <translation>Em um Flatpak, isso é definido nas configurações da área de trabalho.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Sidestage needs permission to set markers.</source>
        <translation>O Sidestage precisa de permissão para criar marcadores.</translation>
    </message>
    <message>
        <source>Marks need a running recording.</source>
        <translation>Marcadores exigem uma gravação em andamento.</translation>
    </message>
    <message>
        <source>Sidestage is checking whether the last moment was marked.</source>
        <translation>O Sidestage está verificando se o último momento foi marcado.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to make clips.</source>
        <translation>O Sidestage precisa de permissão para criar clipes.</translation>
    </message>
    <message>
        <source>Clips need a running stream.</source>
        <translation>Clipes exigem uma transmissão em andamento.</translation>
    </message>
    <message>
        <source>No answer came, so it is not known whether the moment was marked. Sidestage reads the markers to find out. Nothing is sent again.</source>
        <translation>Não houve resposta, então não se sabe se o momento foi marcado. O Sidestage lê os marcadores para descobrir. Nada é enviado de novo.</translation>
    </message>
    <message>
        <source>No clip came.</source>
        <translation>Nenhum clipe foi criado.</translation>
    </message>
    <message>
        <source>No answer came. The clip may have been made all the same.</source>
        <translation>Não houve resposta. O clipe pode ter sido criado mesmo assim.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the first chapter</comment>
        <translation>Início</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <translation>Momento %1</translation>
    </message>
    <message>
        <source>The moment was not marked. %1</source>
        <comment>the reason</comment>
        <translation>O momento não foi marcado. %1</translation>
    </message>
    <message>
        <source>Deleting the videos failed. %1</source>
        <comment>the reason</comment>
        <translation>Não foi possível excluir os vídeos. %1</translation>
    </message>
</context>
<context>
    <name>ReportReader</name>
    <message>
        <source>the file is empty.</source>
        <translation>o arquivo está vazio.</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>a coluna %1 não tem nome.</translation>
    </message>
    <message>
        <source>there are two columns “%1”.</source>
        <translation>há duas colunas “%1”.</translation>
    </message>
    <message>
        <source>there is no “Date” column; this is not a report.</source>
        <translation>não há coluna “Date”; isto não é um relatório.</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>“%1” não é uma data.</translation>
    </message>
    <message>
        <source>a report for %1 is not possible.</source>
        <translation>um relatório de %1 não é possível.</translation>
    </message>
    <message>
        <source>it contains “%1”, which was not requested.</source>
        <translation>contém “%1”, que não foi solicitado.</translation>
    </message>
    <message>
        <source>%1 appears twice, with different figures.</source>
        <translation>%1 aparece duas vezes, com valores diferentes.</translation>
    </message>
</context>
<context>
    <name>ReturnPage</name>
    <message>
        <source>One moment</source>
        <translation>Um momento</translation>
    </message>
    <message>
        <source>Completing the sign-in in Sidestage…</source>
        <translation>Concluindo o login no Sidestage…</translation>
    </message>
    <message>
        <source>Return to Sidestage</source>
        <translation>Volte ao Sidestage</translation>
    </message>
    <message>
        <source>Sidestage has received the response and continues. You can close this page.</source>
        <translation>O Sidestage recebeu a resposta e continua. Você pode fechar esta página.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Acesso negado</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You can close this page.</source>
        <translation>Você negou o acesso. Nada foi alterado. Você pode fechar esta página.</translation>
    </message>
    <message>
        <source>Response not used</source>
        <translation>Resposta não usada</translation>
    </message>
    <message>
        <source>This response does not belong to the current sign-in, so it was not used. Start again in Sidestage.</source>
        <translation>Esta resposta não pertence ao login atual, por isso não foi usada. Comece de novo no Sidestage.</translation>
    </message>
    <message>
        <source>No sign-in to complete</source>
        <translation>Nenhum login para concluir</translation>
    </message>
    <message>
        <source>This page opens after you sign in to the service. Start a sign-in in Sidestage.</source>
        <translation>Esta página abre depois que você entra no serviço. Inicie um login no Sidestage.</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>O tempo do login esgotou</translation>
    </message>
    <message>
        <source>Sidestage is no longer waiting for this sign-in. Start again in Sidestage.</source>
        <translation>O Sidestage não espera mais por este login. Comece de novo no Sidestage.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to complete the sign-in. Without it, sign in on another device instead.</source>
        <translation>Esta página precisa de JavaScript para concluir o login. Sem ele, entre por outro dispositivo.</translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message>
        <source>This is not a rewards file.</source>
        <translation>Este não é um arquivo de recompensas.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Este arquivo foi criado com uma versão mais nova do Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>E mais %n.</numerusform>
            <numerusform>E mais %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>Só a primeira recompensa (%Ln) será importada.</numerusform>
            <numerusform>Só as primeiras %Ln recompensas serão importadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward %L1</source>
        <translation>Recompensa %L1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 is not a reward.</source>
        <translation>%1 não é uma recompensa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: duplicate title.</source>
        <translation>%1: título duplicado.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln sets are imported.</source>
        <translation>
            <numerusform>Só o primeiro conjunto (%Ln) será importado.</numerusform>
            <numerusform>Só os primeiros %Ln conjuntos serão importados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation>Conjunto %L1: o nome está faltando ou é longo demais.</translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are missing from the file.</source>
        <translation>
            <numerusform>Conjunto “%1”: %n de suas recompensas falta no arquivo.</numerusform>
            <numerusform>Conjunto “%1”: %n de suas recompensas faltam no arquivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>O arquivo é maior que %1 MB.</translation>
    </message>
    <message>
        <source>This is not a rewards file: %1</source>
        <translation>Este não é um arquivo de recompensas: %1</translation>
    </message>
</context>
<context>
    <name>RewardTable</name>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>Aguardando a resposta do serviço.</translation>
    </message>
    <message>
        <source>The limit for this stream has been reached.</source>
        <translation>O limite desta transmissão foi atingido.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln em espera</numerusform>
            <numerusform>%Ln em espera</numerusform>
        </translation>
    </message>
    <message>
        <source>being changed</source>
        <translation>sendo alterada</translation>
    </message>
    <message>
        <source>afterwards: %1</source>
        <translation>depois: %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selecionada</translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausada</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Library only</source>
        <translation>Só na biblioteca</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>De outro aplicativo</translation>
    </message>
    <message>
        <source>created</source>
        <translation>criada</translation>
    </message>
    <message>
        <source>turned on</source>
        <translation>ativada</translation>
    </message>
    <message>
        <source>stays on</source>
        <translation>continua ativada</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>desativada</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removida</translation>
    </message>
    <message>
        <source>stays off</source>
        <translation>continua desativada</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>atualizada</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ignorada</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantida</translation>
    </message>
    <message>
        <source>%L1 per viewer</source>
        <comment>in a stream</comment>
        <translation>%L1 por espectador</translation>
    </message>
    <message>
        <source>%L1 per stream</source>
        <translation>%L1 por transmissão</translation>
    </message>
    <message>
        <source>%1 cooldown</source>
        <translation>%1 de espera</translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer per stream.</source>
        <translation>
            <numerusform>No máximo %n por espectador por transmissão.</numerusform>
            <numerusform>No máximo %n por espectador por transmissão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per stream.</source>
        <translation>
            <numerusform>No máximo %n por transmissão.</numerusform>
            <numerusform>No máximo %n por transmissão.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 between redemptions.</source>
        <translation>Pelo menos %1 entre resgates.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in this stream</source>
        <translation>
            <numerusform>Resta %Ln nesta transmissão</numerusform>
            <numerusform>Restam %Ln nesta transmissão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>resta %Ln</numerusform>
            <numerusform>restam %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>ready in %1</source>
        <translation>pronta em %1</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>O canal já tem uma recompensa com este título.</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>A única vaga (%n) no serviço está ocupada.</numerusform>
            <numerusform>Todas as %n vagas no serviço estão ocupadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing the change of “%1” failed. %2</source>
        <comment>a reward; the reason</comment>
        <translation>Não foi possível desfazer a alteração de “%1”. %2</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>Could not open the database %1: %2</source>
        <translation>Não foi possível abrir o banco de dados %1: %2</translation>
    </message>
    <message>
        <source>It is used by another sandbox.</source>
        <translation>Ele está em uso por outra sandbox.</translation>
    </message>
    <message>
        <source>port %1: %2</source>
        <translation>porta %1: %2</translation>
    </message>
    <message>
        <source>It was written by another version of Sidestage. Delete it or choose another file.</source>
        <translation>Ele foi gravado por outra versão do Sidestage. Exclua-o ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>It is not a file of the sandbox. Choose another file.</source>
        <translation>Não é um arquivo da sandbox. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>It is damaged or no database. Move it away or choose another file.</source>
        <translation>Ele está danificado ou não é um banco de dados. Mova-o ou escolha outro arquivo.</translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation>A sandbox está pronta.</translation>
    </message>
    <message>
        <source>API base URL</source>
        <translation>URL base da API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Serviço de tokens</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos em tempo real</translation>
    </message>
    <message>
        <source>Control page</source>
        <translation>Página de controle</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID do cliente</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Segredo do cliente</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirecionamento</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>seed %1, profile %2, stored in %3</source>
        <translation>semente %1, perfil %2, armazenado em %3</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memória</translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation>Experimente:</translation>
    </message>
    <message>
        <source>Sign in as a user, in a browser:</source>
        <translation>Entre como um usuário, em um navegador:</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Pressione Ctrl+C para parar.</translation>
    </message>
    <message>
        <source>No scenario or file &quot;%1&quot;. Available scenarios: %2.</source>
        <translation>Não há cenário nem arquivo “%1”. Cenários disponíveis: %2.</translation>
    </message>
    <message>
        <source>A simulated streaming platform: token service and API, on this computer only.</source>
        <translation>Uma plataforma de transmissão simulada: serviço de tokens e API, somente neste computador.</translation>
    </message>
    <message>
        <source>Listen on this port; 0 selects a free port.</source>
        <translation>Escuta nesta porta; 0 escolhe uma porta livre.</translation>
    </message>
    <message>
        <source>Create the world from this seed.</source>
        <translation>Cria o mundo a partir desta semente.</translation>
    </message>
    <message>
        <source>Store all data in this file. Without it, all data is lost on exit.</source>
        <translation>Guarda todos os dados neste arquivo. Sem ele, todos os dados se perdem ao sair.</translation>
    </message>
    <message>
        <source>&quot;specification&quot; follows the specification; &quot;observed&quot; follows the public service where it was seen to differ: all switches of --compat.</source>
        <translation>“specification” segue a especificação; “observed” segue o serviço público onde ele se mostrou diferente: todas as opções de --compat.</translation>
    </message>
    <message>
        <source>Requests per minute for each user of each app; 0: no limit.</source>
        <translation>Requisições por minuto para cada usuário de cada aplicativo; 0: sem limite.</translation>
    </message>
    <message>
        <source>Start sandbox time at this moment: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, time continues where it stopped.</source>
        <translation>Inicia o tempo da sandbox neste momento: 2026-03-01T20:00:00Z, ou “now”. Sem isso, o tempo continua de onde parou.</translation>
    </message>
    <message>
        <source>Run sandbox time at this multiple of real time; 0 pauses it.</source>
        <translation>Executa o tempo da sandbox neste múltiplo do tempo real; 0 o pausa.</translation>
    </message>
    <message>
        <source>Behave like the public service in these points: %1.</source>
        <translation>Comporta-se como o serviço público nestes pontos: %1.</translation>
    </message>
    <message>
        <source>Turn off everything below /sandbox: the control page and the control calls.</source>
        <translation>Desativa tudo abaixo de /sandbox: a página de controle e as chamadas de controle.</translation>
    </message>
    <message>
        <source>Allow webhook callbacks on these hosts too, not only on this computer. Callbacks may use http or https, while the public service requires https.</source>
        <translation>Permite callbacks de webhook também nestes hosts, não só neste computador. Os callbacks podem usar http ou https, enquanto o serviço público exige https.</translation>
    </message>
    <message>
        <source>Play this scenario at start: %1, or a file.</source>
        <translation>Executa este cenário ao iniciar: %1, ou um arquivo.</translation>
    </message>
    <message>
        <source>Print which endpoints of the specification are implemented, and exit.</source>
        <translation>Mostra quais endpoints da especificação estão implementados e sai.</translation>
    </message>
    <message>
        <source>Turn off simulated viewer activity in a new world.</source>
        <translation>Desativa a atividade simulada dos espectadores em um mundo novo.</translation>
    </message>
    <message>
        <source>Unknown argument &quot;%1&quot;. See --help.</source>
        <translation>Argumento desconhecido “%1”. Consulte --help.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port (0 to 65535).</source>
        <translation>“%1” não é uma porta (0 a 65535).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed (a number, 0 or more).</source>
        <translation>“%1” não é uma semente (um número, 0 ou mais).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation>“%1” não é um limite de requisições (um número, 0 ou mais).</translation>
    </message>
    <message>
        <source>Unknown profile &quot;%1&quot;. Available: specification, observed.</source>
        <translation>Perfil desconhecido “%1”. Disponíveis: specification, observed.</translation>
    </message>
    <message>
        <source>Unknown switch &quot;%1&quot;. Available: %2.</source>
        <translation>Opção desconhecida “%1”. Disponíveis: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time (2026-03-01T20:00:00Z, or now).</source>
        <translation>“%1” não é uma hora (2026-03-01T20:00:00Z, ou now).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a speed (0 to 100000).</source>
        <translation>“%1” não é uma velocidade (0 a 100000).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name.</source>
        <translation>“%1” não é um nome de host.</translation>
    </message>
    <message>
        <source>--db requires a file name.</source>
        <translation>--db exige um nome de arquivo.</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>Category of AutoMod</source>
        <translation>Categoria do AutoMod</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Tratamento</translation>
    </message>
    <message>
        <source>Amount in minor units</source>
        <translation>Valor em unidades mínimas</translation>
    </message>
    <message>
        <source>Target in minor units</source>
        <translation>Meta em unidades mínimas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>separated by spaces or commas</source>
        <translation>separados por espaços ou vírgulas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Viewer actions</source>
        <translation>Ações de espectadores</translation>
    </message>
    <message>
        <source>Channel actions</source>
        <translation>Ações do canal</translation>
    </message>
    <message>
        <source>Bulk actions</source>
        <translation>Ações em massa</translation>
    </message>
    <message>
        <source>Simulated activity</source>
        <translation>Atividade simulada</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Usuários e funções</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos em tempo real</translation>
    </message>
    <message>
        <source>Apps and tokens</source>
        <translation>Aplicativos e tokens</translation>
    </message>
    <message>
        <source>Clock and reset</source>
        <translation>Relógio e redefinição</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Limits and switches</source>
        <translation>Limites e opções</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>pt-BR</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sandbox do Sidestage</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Without it, you can do everything with curl: see /sandbox/calls.</source>
        <translation>Esta página precisa de JavaScript. Sem ele, você pode fazer tudo com curl: veja /sandbox/calls.</translation>
    </message>
    <message>
        <source>Sandbox time</source>
        <translation>Tempo da sandbox</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>× 60</source>
        <translation>× 60</translation>
    </message>
    <message>
        <source>Run at 60 times normal speed</source>
        <translation>Executar a 60 vezes a velocidade normal</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 min</translation>
    </message>
    <message>
        <source>Jump 5 minutes ahead</source>
        <translation>Avançar 5 minutos</translation>
    </message>
    <message>
        <source>+1 h</source>
        <translation>+1 h</translation>
    </message>
    <message>
        <source>Jump 1 hour ahead</source>
        <translation>Avançar 1 hora</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Saltar para</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Set to this computer&apos;s time</source>
        <translation>Usar a hora deste computador</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Not responding since %1</source>
        <translation>Sem resposta desde %1</translation>
    </message>
    <message>
        <source>The sandbox is not responding. Showing data from %1.</source>
        <translation>A sandbox não está respondendo. Mostrando dados de %1.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Skip to content</source>
        <translation>Ir para o conteúdo</translation>
    </message>
    <message>
        <source>Page sections</source>
        <translation>Seções da página</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>Users and apps</source>
        <translation>Usuários e aplicativos</translation>
    </message>
    <message>
        <source>Faults and limits</source>
        <translation>Falhas e limites</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requisições</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Todas as chamadas</translation>
    </message>
    <message>
        <source>Main channels</source>
        <translation>Canais principais</translation>
    </message>
    <message>
        <source>Select a row to act in that channel.</source>
        <translation>Selecione uma linha para agir nesse canal.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Transmissão</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Próximo anúncio</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caridade</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>AO VIVO</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Entrar ao vivo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Encerrar</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>viewers of a stream</comment>
        <translation>%1 assistindo</translation>
    </message>
    <message>
        <source>%1 in chat</source>
        <translation>%1 no chat</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Affiliate</source>
        <translation>Afiliado</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Parceiro</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Somente emotes</translation>
    </message>
    <message>
        <source>Followers, %1 min</source>
        <translation>Seguidores, %1 min</translation>
    </message>
    <message>
        <source>Slow, %1 s</source>
        <translation>Lento, %1 s</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Únicas</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>Modo Escudo</translation>
    </message>
    <message>
        <source>Delay, %1 s</source>
        <translation>Atraso, %1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>Moderadores</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIPs</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editores</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Banidos</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Act as a viewer</source>
        <translation>Agir como espectador</translation>
    </message>
    <message>
        <source>Act as the channel</source>
        <translation>Agir como o canal</translation>
    </message>
    <message>
        <source>%1 Channel Points</source>
        <translation>%1 Pontos do canal</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>segue desde %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>não segue</translation>
    </message>
    <message>
        <source>subscribes, tier %1</source>
        <translation>inscrito, nível %1</translation>
    </message>
    <message>
        <source>in chat</source>
        <translation>no chat</translation>
    </message>
    <message>
        <source>moderator</source>
        <translation>moderador</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>editor</source>
        <translation>editor</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>banido</translation>
    </message>
    <message>
        <source>Playing “%1”: %2 steps done.</source>
        <translation>Executando “%1”: %2 etapas concluídas.</translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation>Etapas recusadas</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Registro de atividade</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>No activity yet.</source>
        <translation>Nenhuma atividade ainda.</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>Nenhuma entrada correspondente.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Funções</translation>
    </message>
    <message>
        <source>Add request faults</source>
        <translation>Adicionar falhas de requisição</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Falhas pendentes</translation>
    </message>
    <message>
        <source>No pending faults. Requests are answered normally.</source>
        <translation>Nenhuma falha pendente. As requisições são respondidas normalmente.</translation>
    </message>
    <message>
        <source>any request</source>
        <translation>qualquer requisição</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>mais %1</translation>
    </message>
    <message>
        <source>until cleared</source>
        <translation>até ser limpa</translation>
    </message>
    <message>
        <source>skips %1 first</source>
        <translation>pula %1 antes</translation>
    </message>
    <message>
        <source>%1 ms delay</source>
        <translation>atraso de %1 ms</translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation>conexão cortada</translation>
    </message>
    <message>
        <source>truncated after %1 bytes</source>
        <translation>truncado após %1 bytes</translation>
    </message>
    <message>
        <source>replaced body</source>
        <translation>corpo substituído</translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation>cota esvaziada</translation>
    </message>
    <message>
        <source>still takes effect</source>
        <translation>tem efeito mesmo assim</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Limpar tudo</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Limite de requisições</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Requisições por minuto</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Count requests against their bucket</source>
        <translation>Descontar requisições da cota</translation>
    </message>
    <message>
        <source>Send rate limit headers</source>
        <translation>Enviar cabeçalhos do limite de requisições</translation>
    </message>
    <message>
        <source>Refuse requests when the bucket is empty</source>
        <translation>Recusar requisições quando a cota está vazia</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Compatibilidade</translation>
    </message>
    <message>
        <source>Differences between the public service and the specification.</source>
        <translation>Diferenças entre o serviço público e a especificação.</translation>
    </message>
    <message>
        <source>Refresh tokens stay valid after use</source>
        <translation>Refresh tokens continuam válidos após o uso</translation>
    </message>
    <message>
        <source>Ad times are in seconds since 1970</source>
        <translation>Horários de anúncios em segundos desde 1970</translation>
    </message>
    <message>
        <source>Withdrawn endpoints return 410 instead of 404</source>
        <translation>Endpoints retirados retornam 410 em vez de 404</translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation>O limite de uma recompensa e sua opção devem ser enviados juntos</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Recreates the world from its seed. Tokens become invalid; registered apps stay.</source>
        <translation>Recria o mundo a partir da semente. Os tokens se tornam inválidos; os aplicativos registrados ficam.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Redefinir…</translation>
    </message>
    <message>
        <source>Reset to seed %1?</source>
        <translation>Redefinir para a semente %1?</translation>
    </message>
    <message>
        <source>All activity in this world will be lost.</source>
        <translation>Toda a atividade deste mundo será perdida.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Requisições gravadas</translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. Only the last 1,000 requests are kept.</source>
        <translation>Tokens, códigos e segredos do cliente ficam ocultos. Apenas as últimas 1.000 requisições são mantidas.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Gravar requisições</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>No recorded requests. Turn on recording, then use your app.</source>
        <translation>Nenhuma requisição gravada. Ative a gravação e use seu aplicativo.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requisição</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Chamador</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Corpo da requisição</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cortado</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>não mostrado</translation>
    </message>
    <message>
        <source>Everything on this page is also available to scripts. Reading is a GET with a query; everything else is a POST with a JSON body.</source>
        <translation>Tudo nesta página também está disponível para scripts. Ler é um GET com uma query; todo o resto é um POST com corpo JSON.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Concluído.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Falhou: %1</translation>
    </message>
    <message>
        <source>the sandbox is not responding.</source>
        <translation>a sandbox não está respondendo.</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>isto não é JSON válido.</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Como comando</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Ativo</translation>
    </message>
    <message>
        <source>After number</source>
        <translation>Após o número</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Replacement body</source>
        <translation>Corpo substituto</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Conteúdo de marca</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Channels (host first)</source>
        <translation>Canais (anfitrião primeiro)</translation>
    </message>
    <message>
        <source>Messages per minute</source>
        <translation>Mensagens por minuto</translation>
    </message>
    <message>
        <source>Cheers per minute</source>
        <translation>Cheers por minuto</translation>
    </message>
    <message>
        <source>App</source>
        <translation>Aplicativo</translation>
    </message>
    <message>
        <source>Close code</source>
        <translation>Código de fechamento</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>Cortar a conexão</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Casas decimais</translation>
    </message>
    <message>
        <source>Delay in seconds</source>
        <translation>Atraso em segundos</translation>
    </message>
    <message>
        <source>Delay in milliseconds</source>
        <translation>Atraso em milissegundos</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nome de exibição</translation>
    </message>
    <message>
        <source>Donations per minute</source>
        <translation>Doações por minuto</translation>
    </message>
    <message>
        <source>Empty the caller&apos;s bucket</source>
        <translation>Esvaziar a cota do chamador</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpoint</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensão</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Somente seguidores</translation>
    </message>
    <message>
        <source>Minimum follow time in minutes</source>
        <translation>Tempo mínimo como seguidor, em minutos</translation>
    </message>
    <message>
        <source>Follows per minute</source>
        <translation>Novos seguidores por minuto</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>Do canal</translation>
    </message>
    <message>
        <source>Still takes effect</source>
        <translation>Tem efeito mesmo assim</translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation>Canal para entrar</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Viewer&apos;s message</source>
        <translation>Mensagem do espectador</translation>
    </message>
    <message>
        <source>Seconds between ads</source>
        <translation>Segundos entre anúncios</translation>
    </message>
    <message>
        <source>Viewers joining per minute</source>
        <translation>Espectadores entrando por minuto</translation>
    </message>
    <message>
        <source>Seconds to jump</source>
        <translation>Segundos a saltar</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Content labels</source>
        <translation>Rótulos de conteúdo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Viewers leaving per minute</source>
        <translation>Espectadores saindo por minuto</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Duração em segundos</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Nome de usuário</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Chat delay for non-moderators</source>
        <translation>Atraso do chat para não moderadores</translation>
    </message>
    <message>
        <source>Use this computer&apos;s time</source>
        <translation>Usar a hora deste computador</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Caminho</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Pontos do canal</translation>
    </message>
    <message>
        <source>Raids per minute</source>
        <translation>Raids por minuto</translation>
    </message>
    <message>
        <source>Redemptions per minute</source>
        <translation>Resgates por minuto</translation>
    </message>
    <message>
        <source>Redirect URIs</source>
        <translation>URIs de redirecionamento</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Função</translation>
    </message>
    <message>
        <source>Scenario JSON</source>
        <translation>JSON do cenário</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Escopos</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Segredo do cliente</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Requests to skip first</source>
        <translation>Requisições a pular antes</translation>
    </message>
    <message>
        <source>Product (SKU)</source>
        <translation>Produto (SKU)</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Modo lento</translation>
    </message>
    <message>
        <source>Seconds between messages</source>
        <translation>Segundos entre mensagens</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Somente inscritos</translation>
    </message>
    <message>
        <source>Subscriptions per minute</source>
        <translation>Inscrições por minuto</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repetições</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Truncate after bytes</source>
        <translation>Truncar após bytes</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation>Somente mensagens únicas</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuário</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Espectadores</translation>
    </message>
    <message>
        <source>Benefit ID</source>
        <translation>ID do benefício</translation>
    </message>
    <message>
        <source>Events to skip first</source>
        <translation>Eventos a pular antes</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietário</translation>
    </message>
    <message>
        <source>Type of slot</source>
        <translation>Tipo de espaço</translation>
    </message>
    <message>
        <source>Number of the slot</source>
        <translation>Número do espaço</translation>
    </message>
    <message>
        <source>Type of goal</source>
        <translation>Tipo de meta</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Current amount</source>
        <translation>Valor atual</translation>
    </message>
    <message>
        <source>Shares the microphone</source>
        <translation>Compartilha o microfone</translation>
    </message>
    <message>
        <source>Shares the camera</source>
        <translation>Compartilha a câmera</translation>
    </message>
    <message>
        <source>Points of the train</source>
        <translation>Pontos do trem</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Seconds of a timeout</source>
        <translation>Segundos de suspensão</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>Aprovar</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Termo</translation>
    </message>
    <message>
        <source>Seconds until it expires; empty: it stays</source>
        <translation>Segundos até expirar; vazio: permanece</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Number of the choice</source>
        <translation>Número da opção</translation>
    </message>
    <message>
        <source>Votes for channel points</source>
        <translation>Votos com Pontos do canal</translation>
    </message>
    <message>
        <source>Number of the outcome</source>
        <translation>Número do resultado</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Seconds until it is locked</source>
        <translation>Segundos até fechar</translation>
    </message>
    <message>
        <source>Message or emote</source>
        <translation>Mensagem ou emote</translation>
    </message>
    <message>
        <source>Tier (1 to 3)</source>
        <translation>Nível (1 a 3)</translation>
    </message>
    <message>
        <source>Viewer who gives; empty: anonymous</source>
        <translation>Quem presenteia; vazio: anônimo</translation>
    </message>
    <message>
        <source>Receiver; empty: anybody in chat</source>
        <translation>Quem recebe; vazio: qualquer um no chat</translation>
    </message>
    <message>
        <source>Who may clip</source>
        <translation>Quem pode criar clipes</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>Tipo de vídeo</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizações</translation>
    </message>
    <message>
        <source>From strangers too</source>
        <translation>Também de estranhos</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>the file</source>
        <translation>o arquivo</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 está faltando.</translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1 deve ser no mínimo %2.</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1 deve ser no máximo %2.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1 tem o tipo errado.</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>JSON inválido: %1</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>Não foi possível ler %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation>%1 é grande demais para um cenário.</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>See the reports of your extensions</source>
        <translation>Ver os relatórios das suas extensões</translation>
    </message>
    <message>
        <source>See the reports of your games</source>
        <translation>Ver os relatórios dos seus jogos</translation>
    </message>
    <message>
        <source>See who cheered how many Bits</source>
        <translation>Ver quem enviou quantos Bits em cheers</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot join your chat</source>
        <translation>Deixar o bot do aplicativo entrar no seu chat</translation>
    </message>
    <message>
        <source>Run ads on your channel</source>
        <translation>Exibir anúncios no seu canal</translation>
    </message>
    <message>
        <source>Snooze the next ad break</source>
        <translation>Adiar o próximo intervalo comercial</translation>
    </message>
    <message>
        <source>Change the title, category, tags and labels of your channel</source>
        <translation>Alterar o título, a categoria, as tags e os rótulos do seu canal</translation>
    </message>
    <message>
        <source>Manage the clips of your channel</source>
        <translation>Gerenciar os clipes do seu canal</translation>
    </message>
    <message>
        <source>Set up the extensions of your channel</source>
        <translation>Configurar as extensões do seu canal</translation>
    </message>
    <message>
        <source>Manage guests on your stream</source>
        <translation>Gerenciar convidados na sua transmissão</translation>
    </message>
    <message>
        <source>Add and remove moderators</source>
        <translation>Adicionar e remover moderadores</translation>
    </message>
    <message>
        <source>Start and end polls</source>
        <translation>Iniciar e encerrar enquetes</translation>
    </message>
    <message>
        <source>Start and end predictions</source>
        <translation>Iniciar e encerrar palpites</translation>
    </message>
    <message>
        <source>Start and cancel raids</source>
        <translation>Iniciar e cancelar raids</translation>
    </message>
    <message>
        <source>Manage rewards and fulfil or refund redemptions</source>
        <translation>Gerenciar recompensas e concluir ou reembolsar resgates</translation>
    </message>
    <message>
        <source>Change your stream schedule</source>
        <translation>Alterar sua programação de transmissões</translation>
    </message>
    <message>
        <source>Delete your videos</source>
        <translation>Excluir seus vídeos</translation>
    </message>
    <message>
        <source>Add and remove VIPs</source>
        <translation>Adicionar e remover VIPs</translation>
    </message>
    <message>
        <source>Moderate your chat</source>
        <translation>Moderar seu chat</translation>
    </message>
    <message>
        <source>See when ads are due</source>
        <translation>Ver quando há anúncios previstos</translation>
    </message>
    <message>
        <source>See your charity campaign and its donations</source>
        <translation>Ver sua campanha beneficente e as doações</translation>
    </message>
    <message>
        <source>See who can edit your channel</source>
        <translation>Ver quem pode editar seu canal</translation>
    </message>
    <message>
        <source>See the goals of your channel</source>
        <translation>Ver as metas do seu canal</translation>
    </message>
    <message>
        <source>See the guests on your stream</source>
        <translation>Ver os convidados na sua transmissão</translation>
    </message>
    <message>
        <source>See hype trains on your channel</source>
        <translation>Ver Hype Trains no seu canal</translation>
    </message>
    <message>
        <source>See the polls of your channel</source>
        <translation>Ver as enquetes do seu canal</translation>
    </message>
    <message>
        <source>See the predictions of your channel</source>
        <translation>Ver os palpites do seu canal</translation>
    </message>
    <message>
        <source>See rewards and their redemptions</source>
        <translation>Ver as recompensas e seus resgates</translation>
    </message>
    <message>
        <source>See your stream key</source>
        <translation>Ver sua chave de transmissão</translation>
    </message>
    <message>
        <source>See who subscribes to your channel</source>
        <translation>Ver quem é inscrito no seu canal</translation>
    </message>
    <message>
        <source>See your VIPs</source>
        <translation>Ver seus VIPs</translation>
    </message>
    <message>
        <source>Send chat messages through the chat protocol</source>
        <translation>Enviar mensagens pelo protocolo de chat</translation>
    </message>
    <message>
        <source>Read chat through the chat protocol</source>
        <translation>Ler o chat pelo protocolo de chat</translation>
    </message>
    <message>
        <source>Create clips</source>
        <translation>Criar clipes</translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation>Gerenciar clipes como editor</translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation>Ver banimentos, moderadores e filtros do seu canal</translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation>Enviar comunicados onde você modera</translation>
    </message>
    <message>
        <source>Decide on held messages where you moderate</source>
        <translation>Decidir sobre mensagens retidas onde você modera</translation>
    </message>
    <message>
        <source>Change the message filter where you moderate</source>
        <translation>Alterar o filtro de mensagens onde você modera</translation>
    </message>
    <message>
        <source>Ban and unban where you moderate</source>
        <translation>Banir e desbanir onde você modera</translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation>Alterar termos bloqueados onde você modera</translation>
    </message>
    <message>
        <source>Delete chat messages where you moderate</source>
        <translation>Excluir mensagens do chat onde você modera</translation>
    </message>
    <message>
        <source>Change chat modes where you moderate</source>
        <translation>Alterar modos do chat onde você modera</translation>
    </message>
    <message>
        <source>Manage guests where you moderate</source>
        <translation>Gerenciar convidados onde você modera</translation>
    </message>
    <message>
        <source>Change Shield Mode where you moderate</source>
        <translation>Alterar o Modo Escudo onde você modera</translation>
    </message>
    <message>
        <source>Send shoutouts where you moderate</source>
        <translation>Dar shoutouts onde você modera</translation>
    </message>
    <message>
        <source>Mark suspicious users where you moderate</source>
        <translation>Marcar usuários suspeitos onde você modera</translation>
    </message>
    <message>
        <source>Decide on unban requests where you moderate</source>
        <translation>Decidir pedidos de desbanimento onde você modera</translation>
    </message>
    <message>
        <source>Warn users where you moderate</source>
        <translation>Advertir usuários onde você modera</translation>
    </message>
    <message>
        <source>See the message filter where you moderate</source>
        <translation>Ver o filtro de mensagens onde você modera</translation>
    </message>
    <message>
        <source>See bans where you moderate</source>
        <translation>Ver banimentos onde você modera</translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation>Ver termos bloqueados onde você modera</translation>
    </message>
    <message>
        <source>See deleted messages where you moderate</source>
        <translation>Ver mensagens excluídas onde você modera</translation>
    </message>
    <message>
        <source>See all chat modes where you moderate</source>
        <translation>Ver todos os modos do chat onde você modera</translation>
    </message>
    <message>
        <source>See who is in chat where you moderate</source>
        <translation>Ver quem está no chat onde você modera</translation>
    </message>
    <message>
        <source>See who follows a channel you moderate</source>
        <translation>Ver quem segue um canal que você modera</translation>
    </message>
    <message>
        <source>See guests where you moderate</source>
        <translation>Ver convidados onde você modera</translation>
    </message>
    <message>
        <source>See who else moderates where you moderate</source>
        <translation>Ver quem mais modera onde você modera</translation>
    </message>
    <message>
        <source>See Shield Mode where you moderate</source>
        <translation>Ver o Modo Escudo onde você modera</translation>
    </message>
    <message>
        <source>See shoutouts where you moderate</source>
        <translation>Ver shoutouts onde você modera</translation>
    </message>
    <message>
        <source>See suspicious users where you moderate</source>
        <translation>Ver usuários suspeitos onde você modera</translation>
    </message>
    <message>
        <source>See unban requests where you moderate</source>
        <translation>Ver pedidos de desbanimento onde você modera</translation>
    </message>
    <message>
        <source>See the VIPs where you moderate</source>
        <translation>Ver os VIPs onde você modera</translation>
    </message>
    <message>
        <source>See warnings where you moderate</source>
        <translation>Ver advertências onde você modera</translation>
    </message>
    <message>
        <source>Confirm who you are</source>
        <translation>Confirmar quem você é</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation>Deixar o bot do aplicativo agir no chat em seu nome</translation>
    </message>
    <message>
        <source>Change your profile</source>
        <translation>Alterar seu perfil</translation>
    </message>
    <message>
        <source>Change your broadcast settings</source>
        <translation>Alterar suas configurações de transmissão</translation>
    </message>
    <message>
        <source>Change who you follow (withdrawn)</source>
        <translation>Alterar quem você segue (retirado)</translation>
    </message>
    <message>
        <source>Block and unblock users for you</source>
        <translation>Bloquear e desbloquear usuários para você</translation>
    </message>
    <message>
        <source>Change the colour of your name in chat</source>
        <translation>Alterar a cor do seu nome no chat</translation>
    </message>
    <message>
        <source>Read and send whispers as you</source>
        <translation>Ler e enviar sussurros em seu nome</translation>
    </message>
    <message>
        <source>See who you have blocked</source>
        <translation>Ver quem você bloqueou</translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation>Ver suas configurações de transmissão</translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation>Ler o chat em seu nome</translation>
    </message>
    <message>
        <source>See your e-mail address</source>
        <translation>Ver seu endereço de e-mail</translation>
    </message>
    <message>
        <source>See the emotes you can use</source>
        <translation>Ver os emotes que você pode usar</translation>
    </message>
    <message>
        <source>See who you follow</source>
        <translation>Ver quem você segue</translation>
    </message>
    <message>
        <source>See where you are a moderator</source>
        <translation>Ver onde você é moderador</translation>
    </message>
    <message>
        <source>See whether you subscribe to a channel</source>
        <translation>Ver se você é inscrito em um canal</translation>
    </message>
    <message>
        <source>Read your whispers</source>
        <translation>Ler seus sussurros</translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation>Enviar mensagens no chat em seu nome</translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation>Enviar sussurros (retirado)</translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation>Ler sussurros</translation>
    </message>
</context>
<context>
    <name>ShowDialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ad warnings of this show</source>
        <translation>Avisos de anúncio deste programa</translation>
    </message>
    <message>
        <source>These warnings apply while the show runs. Its end puts back the settings of the page Ads.</source>
        <translation>Estes avisos valem enquanto o programa está em andamento. No fim dele, voltam as configurações da página Anúncios.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>Seconds before an ad</source>
        <translation>Segundos antes de um anúncio</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notificação na área de trabalho</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Announcements of this show</source>
        <translation>Comunicados deste programa</translation>
    </message>
    <message>
        <source>There are no templates yet. The card Announce on the page Chat saves them.</source>
        <translation>Ainda não há modelos. O cartão Comunicar na página Chat os salva.</translation>
    </message>
    <message>
        <source>Each is sent once. Those before the planned end need a schedule entry.</source>
        <translation>Cada um é enviado uma vez. Os que vêm antes do fim planejado precisam de um item da programação.</translation>
    </message>
    <message>
        <source>Time of “%1”</source>
        <translation>Tempo de “%1”</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>Unit of the time of “%1”</source>
        <translation>Unidade do tempo de “%1”</translation>
    </message>
    <message>
        <source>after the start</source>
        <translation>após o início</translation>
    </message>
    <message>
        <source>before the planned end</source>
        <translation>antes do fim planejado</translation>
    </message>
    <message>
        <source>When “%1” is sent</source>
        <translation>Quando “%1” é enviado</translation>
    </message>
    <message>
        <source>Compare shows</source>
        <translation>Comparar programas</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Figures of the compared shows</source>
        <translation>Valores dos programas comparados</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ShowParts</name>
    <message>
        <source>%1 s ahead</source>
        <translation>%1 s antes</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>neste computador</translation>
    </message>
    <message>
        <source>Warn %1 s ahead</source>
        <comment>one or several numbers</comment>
        <translation>Avisar %1 s antes</translation>
    </message>
    <message>
        <source>No warnings</source>
        <translation>Sem avisos</translation>
    </message>
    <message>
        <source>A desktop notification</source>
        <translation>Uma notificação na área de trabalho</translation>
    </message>
    <message>
        <source>In the window only</source>
        <translation>Só na janela</translation>
    </message>
    <message>
        <source>Sound “%1” and a desktop notification</source>
        <translation>Som “%1” e uma notificação na área de trabalho</translation>
    </message>
    <message>
        <source>Sound “%1”</source>
        <translation>Som “%1”</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change your channel.</source>
        <translation>O Sidestage precisa de permissão para alterar seu canal.</translation>
    </message>
    <message>
        <source>Channel preset is gone</source>
        <translation>Falta a predefinição de canal</translation>
    </message>
    <message>
        <source>The channel preset was deleted.</source>
        <translation>A predefinição de canal foi excluída.</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <comment>tags or labels</comment>
        <translation>sem alteração: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <comment>names of fields</comment>
        <translation>iguais: %1</translation>
    </message>
    <message>
        <source>The service kept the old value.</source>
        <translation>O serviço manteve o valor antigo.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>O Sidestage precisa de permissão para alterar os modos do chat.</translation>
    </message>
    <message>
        <source>Chat preset is gone</source>
        <translation>Falta a predefinição de chat</translation>
    </message>
    <message>
        <source>The chat preset was deleted.</source>
        <translation>A predefinição de chat foi excluída.</translation>
    </message>
    <message>
        <source>A lockdown or a timed mode is active. End it first.</source>
        <translation>Há um bloqueio ou um modo temporário ativo. Encerre-o primeiro.</translation>
    </message>
    <message>
        <source>The chat is not known yet.</source>
        <translation>O chat ainda não é conhecido.</translation>
    </message>
    <message>
        <source>other modes are the same</source>
        <translation>outros modos iguais</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Encerrar o bloqueio</translation>
    </message>
    <message>
        <source>End the timed mode</source>
        <translation>Encerrar o modo temporário</translation>
    </message>
    <message>
        <source>Nothing to lift: chat is not locked.</source>
        <translation>Nada a encerrar: o chat não está bloqueado.</translation>
    </message>
    <message>
        <source>Chapters and markers</source>
        <translation>Capítulos e marcadores</translation>
    </message>
    <message>
        <source>Nothing was marked in this show.</source>
        <translation>Nada foi marcado neste programa.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read markers.</source>
        <translation>O Sidestage precisa de permissão para ler marcadores.</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Escolha uma pasta para os arquivos.</translation>
    </message>
    <message>
        <source>%1 (.txt and .csv)</source>
        <comment>a file</comment>
        <translation>%1 (.txt e .csv)</translation>
    </message>
    <message>
        <source>Sidestage needs permission to start raids.</source>
        <translation>O Sidestage precisa de permissão para iniciar raids.</translation>
    </message>
    <message>
        <source>A raid needs a live channel.</source>
        <translation>Uma raid exige um canal ao vivo.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see whom you follow.</source>
        <translation>O Sidestage precisa de permissão para ver quem você segue.</translation>
    </message>
    <message>
        <source>Nobody whom you follow is on air.</source>
        <translation>Ninguém que você segue está no ar.</translation>
    </message>
    <message>
        <source>It may have left already, so it was not called again.</source>
        <translation>Ela pode já ter partido, por isso não foi chamada de novo.</translation>
    </message>
    <message>
        <source>A raid on %1 is counting down already.</source>
        <translation>Uma raid em %1 já está em contagem regressiva.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage rewards.</source>
        <translation>O Sidestage precisa de permissão para gerenciar recompensas.</translation>
    </message>
    <message>
        <source>Reward set is gone</source>
        <translation>Falta o conjunto de recompensas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rewards</source>
        <comment>name of a set</comment>
        <translation>
            <numerusform>%1, %Ln recompensa</numerusform>
            <numerusform>%1, %Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only affiliates and partners have channel points.</source>
        <translation>Só afiliados e parceiros têm Pontos do canal.</translation>
    </message>
    <message>
        <source>The reward set was deleted.</source>
        <translation>O conjunto de recompensas foi excluído.</translation>
    </message>
    <message>
        <source>%1 of %2 slots</source>
        <translation>%1 de %2 vagas</translation>
    </message>
    <message>
        <source>slots %1 to %2 of %3</source>
        <translation>vagas: de %1 para %2, de %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln retirada</numerusform>
            <numerusform>%Ln retiradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting are refunded first</source>
        <translation>
            <numerusform>%Ln em espera será reembolsado antes</numerusform>
            <numerusform>%Ln em espera serão reembolsados antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln desativada</numerusform>
            <numerusform>%Ln desativadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln pausada</numerusform>
            <numerusform>%Ln pausadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting stay in the queue</source>
        <translation>
            <numerusform>%Ln em espera fica na fila</numerusform>
            <numerusform>%Ln em espera ficam na fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln ativada</numerusform>
            <numerusform>%Ln ativadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on already</source>
        <translation>
            <numerusform>mais %Ln já está ativada</numerusform>
            <numerusform>mais %Ln já estão ativadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln criada</numerusform>
            <numerusform>%Ln criadas</numerusform>
        </translation>
    </message>
    <message>
        <source>each takes a slot</source>
        <translation>cada uma ocupa uma vaga</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln alterada</numerusform>
            <numerusform>%Ln alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs more slots than the service has.</source>
        <translation>Isto exige mais vagas do que o serviço tem.</translation>
    </message>
    <message>
        <source>Another change of rewards is in progress.</source>
        <translation>Outra alteração de recompensas está em andamento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot change</source>
        <translation>
            <numerusform>%Ln não pode ser alterada</numerusform>
            <numerusform>%Ln não podem ser alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Criada por outro aplicativo. Só ele pode alterá-la.</translation>
    </message>
    <message>
        <source>The service lets an app change only the rewards that it has made. These stay as they are.</source>
        <translation>O serviço só permite que um aplicativo altere as recompensas que ele mesmo criou. Estas ficam como estão.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a reward; a reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two times of day</comment>
        <translation>%1 às %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when a stream is planned; its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Semanal</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Uma vez</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>a day</comment>
        <translation>próximo: %1</translation>
    </message>
    <message>
        <source>Schedule entry is gone</source>
        <translation>Falta o item da programação</translation>
    </message>
    <message>
        <source>Reading the schedule…</source>
        <translation>Lendo a programação…</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Fim planejado</translation>
    </message>
    <message>
        <source>No stream of this entry is planned.</source>
        <translation>Nenhuma transmissão deste item está planejada.</translation>
    </message>
    <message>
        <source>The next one is on %1.</source>
        <translation>A próxima é em %1.</translation>
    </message>
    <message>
        <source>Today’s entry %1</source>
        <comment>a time of day</comment>
        <translation>Item de hoje, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a stream; from when to when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, or date; from when to when</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to send announcements.</source>
        <translation>O Sidestage precisa de permissão para enviar comunicados.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>a deleted template</source>
        <translation>um modelo excluído</translation>
    </message>
    <message>
        <source>once you are live</source>
        <translation>quando você estiver ao vivo</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Comunicado</translation>
    </message>
    <message>
        <source>The template was deleted.</source>
        <translation>O modelo foi excluído.</translation>
    </message>
    <message>
        <source>No end is planned: the schedule has no stream of this show today.</source>
        <translation>Nenhum fim planejado: a programação não tem transmissão deste programa hoje.</translation>
    </message>
    <message>
        <source>Its time is over.</source>
        <translation>O tempo dele acabou.</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a time of day</comment>
        <translation>às %1</translation>
    </message>
    <message>
        <source>%1 before the planned end</source>
        <comment>a duration</comment>
        <translation>%1 antes do fim planejado</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <comment>a duration</comment>
        <translation>%1 após o início</translation>
    </message>
    <message>
        <source>Its time has passed.</source>
        <translation>A hora dele passou.</translation>
    </message>
    <message>
        <source>It may have been sent. Retry could announce it twice.</source>
        <translation>Pode ter sido enviado. Tentar novamente poderia enviá-lo duas vezes.</translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Criada por outro aplicativo.</translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward decide about its redemptions.</source>
        <translation>O serviço só permite que o aplicativo que criou uma recompensa decida sobre os resgates dela.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait.</source>
        <translation>
            <numerusform>%Ln ainda em espera.</numerusform>
            <numerusform>%Ln ainda em espera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait. %1</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%Ln ainda em espera. %1</numerusform>
            <numerusform>%Ln ainda em espera. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No reward that Sidestage has made is on.</source>
        <translation>Nenhuma recompensa criada pelo Sidestage está ativa.</translation>
    </message>
    <message>
        <source>takes a slot</source>
        <translation>ocupa uma vaga</translation>
    </message>
</context>
<context>
    <name>ShowPlanner</name>
    <message>
        <source>Changed elsewhere since the show began.</source>
        <translation>Alterado em outro lugar desde o início do programa.</translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation>Foi excluído.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>O serviço não respondeu.</translation>
    </message>
</context>
<context>
    <name>ShowTexts</name>
    <message>
        <source>Channel preset</source>
        <translation>Predefinição de canal</translation>
    </message>
    <message>
        <source>Reward set</source>
        <translation>Conjunto de recompensas</translation>
    </message>
    <message>
        <source>Chat preset</source>
        <translation>Predefinição de chat</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Comunicados</translation>
    </message>
    <message>
        <source>Ad warnings</source>
        <translation>Avisos de anúncio</translation>
    </message>
    <message>
        <source>Schedule entry</source>
        <translation>Item da programação</translation>
    </message>
    <message>
        <source>Lockdown and timed modes</source>
        <translation>Bloqueio e modos temporários</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Resgates em espera</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of ad breaks; their length</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>pelo menos %1</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd, d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln em espera</numerusform>
            <numerusform>%Ln em espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>Concluir %Ln</numerusform>
            <numerusform>Concluir %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>Reembolsar %Ln</numerusform>
            <numerusform>Reembolsar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln</source>
        <translation>
            <numerusform>Deixar %Ln</numerusform>
            <numerusform>Deixar %Ln</numerusform>
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
        <translation>para %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Resgates</translation>
    </message>
    <message>
        <source>Ads, time</source>
        <translation>Anúncios, tempo</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Doações</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Pico de espectadores</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 ponto</numerusform>
            <numerusform>%1 pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %Ln viewers</source>
        <comment>number of messages; who wrote them</comment>
        <translation>
            <numerusform>%1 de %Ln espectador</numerusform>
            <numerusform>%1 de %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Average of %1: %2 · followers %3 · redemptions %4 · ads %5 · messages %6 · peak viewers %7</source>
        <translation>Média de %1: %2 · seguidores %3 · resgates %4 · anúncios %5 · mensagens %6 · pico de espectadores %7</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccessibleTexts</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountButton</name>
    <message>
        <source>Not signed in</source>
        <translation>Sem login</translation>
    </message>
    <message>
        <source>Choose an account</source>
        <translation>Escolher uma conta</translation>
    </message>
    <message>
        <source>Account: %1, %2</source>
        <translation>Conta: %1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountMenu</name>
    <message>
        <source>Accounts</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message>
        <source>Sign in another account…</source>
        <translation>Entrar com outra conta…</translation>
    </message>
    <message>
        <source>Sign out %1…</source>
        <translation>Sair de %1…</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrada</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Entrar novamente…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Aguardando o chaveiro</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Falha no acesso ao chaveiro</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Saindo…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountOutboxHandler</name>
    <message>
        <source>No connection.</source>
        <translation>Sem conexão.</translation>
    </message>
    <message>
        <source>Too many requests.</source>
        <translation>Muitas requisições.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>O serviço está com problemas.</translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>Aguardando o chaveiro.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>Não foi possível ler seu login do chaveiro.</translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation>Não foi possível renovar seu login.</translation>
    </message>
    <message>
        <source>You need to sign in again.</source>
        <translation>Você precisa entrar novamente.</translation>
    </message>
    <message>
        <source>The rate limit of the service has been reached.</source>
        <translation>O limite de requisições do serviço foi atingido.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountServices</name>
    <message>
        <source>%1 on %2</source>
        <comment>an account; its service</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Redemption waits</source>
        <translation>Resgate em espera</translation>
    </message>
    <message>
        <source>The window always shows how many wait.</source>
        <translation>A janela sempre mostra quantos estão em espera.</translation>
    </message>
    <message>
        <source>Ad starts</source>
        <translation>Início de anúncio</translation>
    </message>
    <message>
        <source>Ad starts in %1 s</source>
        <translation>O anúncio começa em %1 s</translation>
    </message>
    <message>
        <source>A warning always appears in the window, unless it is turned off on the page Ads.</source>
        <translation>Um aviso sempre aparece na janela, a menos que seja desativado na página Anúncios.</translation>
    </message>
    <message>
        <source>Charity milestone</source>
        <translation>Marco da campanha</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>Doação</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountTexts</name>
    <message>
        <source>Broadcaster, affiliate</source>
        <translation>Streamer, afiliado</translation>
    </message>
    <message>
        <source>Broadcaster, partner</source>
        <translation>Streamer, parceiro</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>authorization code</source>
        <translation>código de autorização</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>implícito</translation>
    </message>
    <message>
        <source>device code</source>
        <translation>código de dispositivo</translation>
    </message>
    <message>
        <source>There is no token on this computer. Sign in again.</source>
        <translation>Não há token neste computador. Entre novamente.</translation>
    </message>
    <message>
        <source>The sign-in is no longer valid: it was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again; nothing was lost.</source>
        <translation>O login não é mais válido: foi revogado em outro lugar, a senha foi alterada ou o token não está mais no chaveiro. Entre novamente; nada se perdeu.</translation>
    </message>
    <message>
        <source>The sign-in expired, and one through the browser cannot be refreshed. Sign in again; nothing was lost.</source>
        <translation>O login expirou, e um login pelo navegador não pode ser renovado. Entre novamente; nada se perdeu.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role, way of signing in</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sessão encerrada</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Falha no acesso ao chaveiro</translation>
    </message>
    <message>
        <source>Not refreshed</source>
        <translation>Não renovado</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>Termina em %1</translation>
    </message>
    <message>
        <source>no renewal</source>
        <translation>sem renovação</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Saindo…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Aguardando o chaveiro</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 de %2 escopos</translation>
    </message>
    <message>
        <source>Affiliates and Partners only</source>
        <translation>Só afiliados e parceiros</translation>
    </message>
    <message>
        <source>in channels that the account owns or moderates</source>
        <translation>em canais que a conta possui ou modera</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation>Seu login expirou; um login pelo navegador não pode ser renovado. Entre novamente para continuar; nada se perdeu.</translation>
    </message>
    <message>
        <source>You were signed out: the sign-in was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again to continue; nothing was lost.</source>
        <translation>Sua sessão foi encerrada: o login foi revogado em outro lugar, a senha foi alterada ou o token não está mais no chaveiro. Entre novamente para continuar; nada se perdeu.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue; nothing was lost.</source>
        <translation>Sua sessão foi encerrada. Entre novamente para continuar; nada se perdeu.</translation>
    </message>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. You may need to enter its password.</source>
        <translation>Aguardando o chaveiro, onde seu login está guardado. Talvez você precise digitar a senha dele.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>Não foi possível ler seu login do chaveiro. Tente novamente e desbloqueie o chaveiro, ou entre novamente; nada se perdeu.</translation>
    </message>
    <message>
        <source>%1 The keychain reported: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation>%1 O chaveiro informou: “%2”</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation>O serviço não renovou seu login. Nada se perdeu.</translation>
    </message>
    <message>
        <source>Could not renew your sign-in, because the client secret of this service could not be read from the keychain. Nothing was lost.</source>
        <translation>Não foi possível renovar seu login, pois o segredo do cliente deste serviço não pôde ser lido do chaveiro. Nada se perdeu.</translation>
    </message>
    <message>
        <source>%1 The service responded: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation>%1 O serviço respondeu: “%2”</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>Offline desde %1. %Ln decisão pendente será enviada quando a conexão voltar.</numerusform>
            <numerusform>Offline desde %1. %Ln decisões pendentes serão enviadas quando a conexão voltar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline since %1. Showing the last known data.</source>
        <translation>Offline desde %1. Mostrando os últimos dados conhecidos.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Tentar agora</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>O serviço não renovou seu login. Nada se perdeu. Se o segredo do cliente foi substituído, digite o novo no perfil do serviço.</translation>
    </message>
    <message>
        <source>Open Accounts</source>
        <translation>Abrir Contas</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountsPage</name>
    <message>
        <source>Accounts</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation>Entrar com outra…</translation>
    </message>
    <message>
        <source>Refresh the token now</source>
        <translation>Renovar o token agora</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Sair…</translation>
    </message>
    <message>
        <source>Sign out everywhere…</source>
        <translation>Sair de todas…</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>Verificado %1</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>Não aberto</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Nenhuma conta ainda</translation>
    </message>
    <message>
        <source>Loading the accounts…</source>
        <translation>Carregando as contas…</translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation>Ninguém entrou em %1.</translation>
    </message>
    <message>
        <source>%1 is not open. Open it to see its accounts.</source>
        <translation>%1 não está aberto. Abra-o para ver suas contas.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>No account is chosen.</source>
        <translation>Nenhuma conta foi escolhida.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Saindo…</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Ninguém entrou.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Ready in %1</source>
        <translation>Pronto em %1</translation>
    </message>
    <message>
        <source>%1 is available again</source>
        <translation>%1 está disponível novamente</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityCard</name>
    <message>
        <source>Activity</source>
        <translation>Atividade</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Activity, newest first</source>
        <translation>Atividade, mais recente primeiro</translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Mostrar tudo…</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>%1 has not granted permission to see them.</source>
        <translation>%1 não concedeu permissão para vê-los.</translation>
    </message>
    <message>
        <source>Sign in again to see new activity.</source>
        <translation>Entre novamente para ver novas atividades.</translation>
    </message>
    <message>
        <source>None kept.</source>
        <translation>Nada guardado.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Follows, cheers, raids and subscriptions appear here as they come.</source>
        <translation>Novos seguidores, cheers, raids e inscrições aparecem aqui assim que chegam.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityDialog</name>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Atividade</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Buscar espectador ou mensagem</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <comment>a number</comment>
        <translation>%1, carregando</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>two numbers</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nenhum resultado.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Nada foi guardado ainda.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Exportar atividade</translation>
    </message>
    <message>
        <source>Activity %1</source>
        <comment>a date</comment>
        <translation>Atividade %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityTexts</name>
    <message>
        <source>Hype train</source>
        <translation>Hype Train</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>Anônimo</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Seguidores</translation>
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
            <numerusform>Raid com %Ln espectador</numerusform>
            <numerusform>Raid com %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscribed, tier %1</source>
        <translation>Inscrição, nível %1</translation>
    </message>
    <message>
        <source>Subscribed, tier %1, %2</source>
        <comment>a number; a number of months</comment>
        <translation>Inscrição, nível %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln mês</numerusform>
            <numerusform>%Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>Gave %1, tier %2</source>
        <comment>a number of subscriptions; a number</comment>
        <translation>Presenteou %1, nível %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>%Ln inscrição</numerusform>
            <numerusform>%Ln inscrições</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached level %1</source>
        <translation>Chegou ao nível %1</translation>
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
        <translation>Tudo</translation>
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
        <translation>Inscrições</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>novos seguidores</translation>
    </message>
    <message>
        <source>cheers</source>
        <translation>cheers</translation>
    </message>
    <message>
        <source>subscriptions</source>
        <translation>inscrições</translation>
    </message>
    <message>
        <source>hype trains</source>
        <translation>Hype Trains</translation>
    </message>
    <message>
        <source>Not shown without permission: %1.</source>
        <translation>Não mostrado sem permissão: %1.</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>what a viewer did, as a verb</comment>
        <translation>Começou a seguir</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Ad announcements</source>
        <translation>Comunicados de anúncio</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>Antes de um anúncio</translation>
    </message>
    <message>
        <source>Placeholders, filled in when sent: {%1}</source>
        <translation>Variáveis, preenchidas no envio: {%1}</translation>
    </message>
    <message>
        <source>Also announce the end</source>
        <translation>Comunicar também o fim</translation>
    </message>
    <message>
        <source>After an ad</source>
        <translation>Depois de um anúncio</translation>
    </message>
    <message>
        <source>Channel colour</source>
        <translation>Cor do canal</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>No templates yet. Create them on the Chat page.</source>
        <translation>Ainda não há modelos. Crie-os na página Chat.</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Prévia: %1</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Não foi possível salvar esta alteração; ela vale só até você sair. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBlock</name>
    <message>
        <source>Ad running</source>
        <translation>Anúncio no ar</translation>
    </message>
    <message>
        <source>Next ad in</source>
        <translation>Próximo anúncio em</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBreaksModel</name>
    <message>
        <source>Started</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Scheduled for %1</source>
        <translation>Agendado para %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planejado</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Exibido</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Atraso</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Adiamentos</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Não exibido</translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation>Programa de %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anúncio</translation>
    </message>
    <message>
        <source>Ad length</source>
        <translation>Duração do anúncio</translation>
    </message>
    <message>
        <source>Opens the Ads page</source>
        <translation>Abre a página Anúncios</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Exibir %1 s</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>às %1</translation>
    </message>
    <message>
        <source>Ads</source>
        <comment>the page</comment>
        <translation>Anúncios</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next in %2</source>
        <comment>2 left, next snooze in 21:10</comment>
        <translation>%1, próximo em %2</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Adiar o próximo anúncio</translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation>Exibir anúncio…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCountdown</name>
    <message>
        <source>Ad running</source>
        <translation>Anúncio no ar</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Próximo anúncio</translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>Intervalo de %1</translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation>Sem pre-rolls por %1, até %2</translation>
    </message>
    <message>
        <source>Compared with the longest pre-roll-free time seen so far, %1</source>
        <translation>Comparado com o maior tempo sem pre-rolls visto até agora, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdOverlay</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anúncio</translation>
    </message>
    <message>
        <source>Close until the next ad</source>
        <translation>Fechar até o próximo anúncio</translation>
    </message>
    <message>
        <source>Ad running %1</source>
        <translation>Anúncio no ar %1</translation>
    </message>
    <message>
        <source>Ads any moment</source>
        <translation>Anúncios a qualquer momento</translation>
    </message>
    <message>
        <source>Ads in %1</source>
        <translation>Anúncios em %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdRunBar</name>
    <message>
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation>%1, pronto em %2</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Exibir agora</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Exibir %1 s</translation>
    </message>
    <message>
        <source>Run %1 s now? Starts in %2 s.</source>
        <translation>Exibir %1 s agora? Começa em %2 s.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSnoozeButton</name>
    <message>
        <source>Snooze 5 min</source>
        <translation>Adiar 5 min</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>seconds</comment>
        <translation>Desfazer (%1)</translation>
    </message>
    <message>
        <source>Undo snooze (%1)</source>
        <comment>seconds</comment>
        <translation>Desfazer adiamento (%1)</translation>
    </message>
    <message>
        <source>Undo the snooze</source>
        <translation>Desfazer o adiamento</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Adiar</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Adiar o próximo anúncio por 5 minutos</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation>Aviso antes de um anúncio</translation>
    </message>
    <message>
        <source>When an ad is about to start</source>
        <translation>Quando um anúncio está para começar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Show a desktop notification</source>
        <translation>Mostrar notificação na área de trabalho</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notificação na área de trabalho</translation>
    </message>
    <message>
        <source>The warning in the window counts down and closes automatically.</source>
        <translation>O aviso na janela faz a contagem regressiva e fecha sozinho.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTexts</name>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation>Entre novamente para ver o próximo anúncio.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the ad schedule.</source>
        <translation>O Sidestage precisa de permissão para ver a agenda de anúncios.</translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation>Permissão para ler a agenda de anúncios</translation>
    </message>
    <message>
        <source>Only the broadcaster can see the ad schedule, and the app needs the permission to read it (channel:read:ads).</source>
        <translation>Só o streamer pode ver a agenda de anúncios, e o aplicativo precisa de permissão para lê-la (channel:read:ads).</translation>
    </message>
    <message>
        <source>Only partners and affiliates have ads.</source>
        <translation>Só parceiros e afiliados têm anúncios.</translation>
    </message>
    <message>
        <source>Partners and affiliates</source>
        <translation>Parceiros e afiliados</translation>
    </message>
    <message>
        <source>Ads are scheduled and run only in channels of partners and affiliates. This channel is neither, so there is no countdown.</source>
        <translation>Anúncios só são agendados e exibidos em canais de parceiros e afiliados. Este canal não é nenhum dos dois, então não há contagem regressiva.</translation>
    </message>
    <message>
        <source>Ads are scheduled when the stream starts.</source>
        <translation>Os anúncios são agendados quando a transmissão começa.</translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation>Só canais ao vivo</translation>
    </message>
    <message>
        <source>Ads are scheduled only while a channel is live. The countdown appears here when the stream starts.</source>
        <translation>Anúncios só são agendados enquanto um canal está ao vivo. A contagem regressiva aparece aqui quando a transmissão começa.</translation>
    </message>
    <message>
        <source>No ad is scheduled.</source>
        <translation>Nenhum anúncio agendado.</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>Sem agenda</translation>
    </message>
    <message>
        <source>No ad is scheduled for this stream. Set up automatic ads in the ads manager on the service&apos;s website.</source>
        <translation>Nenhum anúncio está agendado para esta transmissão. Configure anúncios automáticos no gerenciador de anúncios no site do serviço.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
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
        <source>Sidestage needs permission to snooze ads.</source>
        <translation>O Sidestage precisa de permissão para adiar anúncios.</translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation>Permissão para adiar anúncios</translation>
    </message>
    <message>
        <source>An app can snooze ads only with the permission to manage them (channel:manage:ads).</source>
        <translation>Um aplicativo só pode adiar anúncios com a permissão para gerenciá-los (channel:manage:ads).</translation>
    </message>
    <message>
        <source>Sidestage needs permission to run ads.</source>
        <translation>O Sidestage precisa de permissão para exibir anúncios.</translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation>Permissão para exibir anúncios</translation>
    </message>
    <message>
        <source>Only the broadcaster can run ads, and the app needs permission to do so (channel:edit:commercial).</source>
        <translation>Só o streamer pode exibir anúncios, e o aplicativo precisa de permissão para isso (channel:edit:commercial).</translation>
    </message>
    <message>
        <source>No snoozes left. Next one at %1.</source>
        <translation>Nenhum adiamento restante. O próximo vem às %1.</translation>
    </message>
    <message>
        <source>No snoozes left.</source>
        <translation>Nenhum adiamento restante.</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Adiamentos</translation>
    </message>
    <message>
        <source>You get a few snoozes, and one more from time to time. Each one delays the next ad by 5 minutes.</source>
        <translation>Você tem alguns adiamentos e ganha mais um de tempos em tempos. Cada um adia o próximo anúncio em 5 minutos.</translation>
    </message>
    <message>
        <source>An ad is running.</source>
        <translation>Um anúncio está no ar.</translation>
    </message>
    <message>
        <source>An ad is running</source>
        <translation>Um anúncio está no ar</translation>
    </message>
    <message>
        <source>Another ad can start only some minutes after the last one.</source>
        <translation>Outro anúncio só pode começar alguns minutos depois do último.</translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation>Outro anúncio pode ser exibido às %1.</translation>
    </message>
    <message>
        <source>Time between ads</source>
        <translation>Tempo entre anúncios</translation>
    </message>
    <message>
        <source>Another ad can start only after the waiting time that the service sets with each ad, at least 8 minutes after the last ad began.</source>
        <translation>Outro anúncio só pode começar depois do tempo de espera que o serviço define a cada anúncio, pelo menos 8 minutos após o início do último.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in a minute.</source>
        <translation>Muitas requisições. Tente novamente em um minuto.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Está sendo enviado.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>Não foi possível ler seu login do chaveiro.</translation>
    </message>
    <message>
        <source>You are signed out.</source>
        <translation>Você está sem login.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not have been snoozed.</source>
        <translation>Nenhuma resposta recebida. O anúncio pode ou não ter sido adiado.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not be running.</source>
        <translation>Nenhuma resposta recebida. O anúncio pode ou não estar no ar.</translation>
    </message>
    <message>
        <source>The ad was not snoozed.</source>
        <translation>O anúncio não foi adiado.</translation>
    </message>
    <message>
        <source>The ad was not run.</source>
        <translation>O anúncio não foi exibido.</translation>
    </message>
    <message>
        <source>Not snoozed.</source>
        <translation>Não adiado.</translation>
    </message>
    <message>
        <source>No ad was run.</source>
        <translation>Nenhum anúncio foi exibido.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>O serviço respondeu: “%1”</translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}.</source>
        <translation>Variável desconhecida {%1}.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Não é possível enviar comunicados agora.</translation>
    </message>
    <message>
        <source>{%1} is currently unknown.</source>
        <translation>{%1} é desconhecido no momento.</translation>
    </message>
    <message>
        <source>Too long. The service accepts at most %1 characters.</source>
        <translation>Longo demais. O serviço aceita no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Ainda não há texto.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>O serviço não respondeu.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the next ad is due</comment>
        <translation>agora</translation>
    </message>
    <message>
        <source>Next ad in %1, at %2</source>
        <translation>Próximo anúncio em %1, às %2</translation>
    </message>
    <message>
        <source>Ad running, %1 left</source>
        <translation>Anúncio no ar, restam %1</translation>
    </message>
    <message>
        <source>The next ad is due now</source>
        <translation>O próximo anúncio é agora</translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>com base em %n intervalo</numerusform>
            <numerusform>com base em %n intervalos</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts on time, %1</source>
        <comment>from so many breaks</comment>
        <translation>Começa na hora, %1</translation>
    </message>
    <message>
        <source>Starts %1 s late, %2</source>
        <translation>Começa %1 s atrasado, %2</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s late, %3</source>
        <translation>Começa %1 a %2 s atrasado, %3</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s early, %3</source>
        <translation>Começa %1 a %2 s adiantado, %3</translation>
    </message>
    <message>
        <source>Starts %1 s early to %2 s late, %3</source>
        <translation>Começa de %1 s adiantado a %2 s atrasado, %3</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>na hora</translation>
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
        <translation>Exibido por você</translation>
    </message>
    <message>
        <source>Run manually</source>
        <translation>Exibido manualmente</translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation>Exibido por %1</translation>
    </message>
    <message>
        <source>Detected later</source>
        <translation>Detectado depois</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Agendado</translation>
    </message>
    <message>
        <source>Snoozed once</source>
        <translation>Adiado uma vez</translation>
    </message>
    <message>
        <source>Snoozed twice</source>
        <translation>Adiado duas vezes</translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>Adiado %n vez</numerusform>
            <numerusform>Adiado %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>No ar</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Não exibido</translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation>Duração desconhecida</translation>
    </message>
    <message>
        <source>No planned length</source>
        <translation>Sem duração planejada</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Como planejado</translation>
    </message>
    <message>
        <source>%1 s shorter</source>
        <translation>%1 s mais curto</translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation>%1 s mais longo</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds planned</source>
        <translation>
            <numerusform>%n segundo planejado</numerusform>
            <numerusform>%n segundos planejados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds shown</source>
        <translation>
            <numerusform>%n segundo exibido</numerusform>
            <numerusform>%n segundos exibidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds late</source>
        <translation>
            <numerusform>%n segundo atrasado</numerusform>
            <numerusform>%n segundos atrasado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds early</source>
        <translation>
            <numerusform>%n segundo adiantado</numerusform>
            <numerusform>%n segundos adiantado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>%n intervalo</numerusform>
            <numerusform>%n intervalos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of ads</source>
        <translation>%1 de anúncios</translation>
    </message>
    <message numerus="yes">
        <source>%n manual</source>
        <translation>
            <numerusform>%n manual</numerusform>
            <numerusform>%n manuais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>%n adiamento</numerusform>
            <numerusform>%n adiamentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not run</source>
        <translation>
            <numerusform>%n não exibido</numerusform>
            <numerusform>%n não exibidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>Ads of this stream, from 30 minutes ago to 50 minutes ahead</source>
        <translation>Anúncios desta transmissão, dos últimos 30 minutos aos próximos 50 minutos</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>não exibido</translation>
    </message>
    <message>
        <source>Scheduled, did not run</source>
        <translation>Agendado, não exibido</translation>
    </message>
    <message>
        <source>%1, running</source>
        <translation>%1, no ar</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, concluído</translation>
    </message>
    <message>
        <source>done</source>
        <comment>an ad of unknown length</comment>
        <translation>exibido</translation>
    </message>
    <message>
        <source>Ad running, %1</source>
        <translation>Anúncio no ar, %1</translation>
    </message>
    <message>
        <source>Ad shown, %1</source>
        <translation>Anúncio exibido, %1</translation>
    </message>
    <message>
        <source>Ad shown, length unknown</source>
        <translation>Anúncio exibido, duração desconhecida</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>No pre-rolls</source>
        <translation>Sem pre-rolls</translation>
    </message>
    <message>
        <source>Ad due, %1</source>
        <translation>Anúncio previsto, %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>Ad expected, based on previous ads</source>
        <translation>Anúncio esperado, com base em anúncios anteriores</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what; when</comment>
        <translation>%1 às %2</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Agora %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2 a %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimelineModel</name>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: %2 a %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message>
        <source>End of the ads announced</source>
        <translation>Fim dos anúncios comunicado</translation>
    </message>
    <message>
        <source>Upcoming ads announced</source>
        <translation>Próximos anúncios comunicados</translation>
    </message>
    <message>
        <source>Announcement may not have been sent</source>
        <translation>O comunicado pode não ter sido enviado</translation>
    </message>
    <message>
        <source>Announcement not sent</source>
        <translation>Comunicado não enviado</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Adiado</translation>
    </message>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>próximo anúncio às %1, resta %n adiamento</numerusform>
            <numerusform>próximo anúncio às %1, restam %n adiamentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad running for %1 s</source>
        <translation>Anúncio no ar por %1 s</translation>
    </message>
    <message>
        <source>Could not save the ad log</source>
        <translation>Não foi possível salvar o registro de anúncios</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 às %2</translation>
    </message>
    <message>
        <source>Ads soon</source>
        <translation>Anúncios em breve</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Adiar</translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation>O anúncio foi exibido</translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation>O anúncio foi adiado</translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage closed</source>
        <translation>como você decidiu às %1, antes de o Sidestage fechar</translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation>Nenhum anúncio foi exibido</translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation>Não adiado</translation>
    </message>
    <message>
        <source>decided at %1; Sidestage closed before it was sent</source>
        <translation>decidido às %1; o Sidestage fechou antes do envio</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Exibir %1 s</translation>
    </message>
    <message>
        <source>Snoozing</source>
        <translation>Adiando</translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation>Exibindo um anúncio</translation>
    </message>
    <message>
        <source>next ad moves to %1</source>
        <translation>próximo anúncio passa para %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWarnings</name>
    <message>
        <source>Sidestage closed while sending the announcement. It may not have been sent.</source>
        <translation>O Sidestage fechou durante o envio do comunicado. Ele pode não ter sido enviado.</translation>
    </message>
    <message>
        <source>Ads start in {seconds} seconds and last {length} seconds. Stay here.</source>
        <translation>Os anúncios começam em {seconds} segundos e duram {length} segundos. Fiquem por aqui.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Não é possível enviar comunicados agora.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to announce in chat.</source>
        <translation>O Sidestage precisa de permissão para enviar comunicados no chat.</translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation>O Sidestage não estava em execução quando os anúncios terminaram.</translation>
    </message>
    <message>
        <source>The ads are over. Welcome back.</source>
        <translation>Os anúncios acabaram. Bem-vindos de volta.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AddRewardsDialog</name>
    <message>
        <source>Add rewards</source>
        <translation>Adicionar recompensas</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Add rewards to “%1”</source>
        <translation>Adicionar recompensas a “%1”</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Buscar recompensas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a reward, its points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rewards</source>
        <translation>
            <numerusform>Adicionar %Ln recompensa</numerusform>
            <numerusform>Adicionar %Ln recompensas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message>
        <source>Ads in %1</source>
        <comment>30 seconds</comment>
        <translation>Anúncios em %1</translation>
    </message>
    <message>
        <source>%1 at %2, on %3’s channel</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 às %2, no canal de %3</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Adiar o próximo anúncio</translation>
    </message>
    <message>
        <source>Export in progress.</source>
        <translation>Exportação em andamento.</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Esta transmissão</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabela</translation>
    </message>
    <message>
        <source>ad due</source>
        <translation>anúncio previsto</translation>
    </message>
    <message>
        <source>ad shown</source>
        <translation>anúncio exibido</translation>
    </message>
    <message>
        <source>no pre-rolls</source>
        <translation>sem pre-rolls</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Adiar o próximo anúncio por 5 minutos</translation>
    </message>
    <message>
        <source>Run an ad…</source>
        <translation>Exibir um anúncio…</translation>
    </message>
    <message>
        <source>Ad length: %1 s</source>
        <translation>Duração do anúncio: %1 s</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Exportar registro…</translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
        <translation>Som antes de um anúncio…</translation>
    </message>
    <message>
        <source>Ad announcements…</source>
        <translation>Comunicados de anúncio…</translation>
    </message>
    <message>
        <source>Export totals per show</source>
        <translation>Exportar totais por programa</translation>
    </message>
    <message>
        <source>Export ad log</source>
        <translation>Exportar registro de anúncios</translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation>programas e anúncios %1</translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation>anúncios %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln linha salva em %1.</numerusform>
            <numerusform>%Ln linhas salvas em %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertDialog</name>
    <message>
        <source>No sound</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Não foi possível salvar esta alteração; ela vale só até você sair. %1</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Notificações na área de trabalho não estão disponíveis aqui. As notificações aparecem na janela.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Alerts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertsCard</name>
    <message>
        <source>Notifications and sounds</source>
        <translation>Notificações e sons</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Saída de som</translation>
    </message>
    <message>
        <source>Volume of all alerts</source>
        <translation>Volume de todos os alertas</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Sign in to choose what is shown and heard. Each account has its own choices.</source>
        <translation>Entre para escolher o que é mostrado e ouvido. Cada conta tem suas próprias escolhas.</translation>
    </message>
    <message>
        <source>For %1. Each reward can have its own sound: Queue, Sounds.</source>
        <comment>an account</comment>
        <translation>Para %1. Cada recompensa pode ter seu próprio som: Fila, Sons.</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Notificações na área de trabalho não estão disponíveis aqui. As notificações aparecem na janela.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Não foi possível salvar esta alteração; ela vale só até você sair. %1</translation>
    </message>
    <message>
        <source>%1: in the window</source>
        <translation>%1: na janela</translation>
    </message>
    <message>
        <source>%1: on the desktop</source>
        <translation>%1: na área de trabalho</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Som: %1</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>Volume: %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>mudo</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <translation>Testar: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>%1: from how many Bits</source>
        <translation>%1: a partir de quantos Bits</translation>
    </message>
    <message>
        <source> Bits</source>
        <translation> Bits</translation>
    </message>
    <message>
        <source>While you are on air, show them in the window only</source>
        <translation>Enquanto você está no ar, mostrar só na janela</translation>
    </message>
    <message>
        <source>Desktop notifications can be seen on a captured screen.</source>
        <translation>Notificações na área de trabalho podem aparecer em uma tela capturada.</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minutos</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 hora</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 horas</translation>
    </message>
    <message>
        <source>No longer</source>
        <translation>Não mais</translation>
    </message>
    <message>
        <source>Quiet until %1</source>
        <translation>Silêncio até %1</translation>
    </message>
    <message>
        <source>Be quiet for…</source>
        <translation>Silenciar por…</translation>
    </message>
    <message>
        <source>Until then there are no sounds and no desktop notifications. The window still shows them.</source>
        <translation>Até lá não há sons nem notificações na área de trabalho. A janela continua a mostrá-las.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Padrão do sistema</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Não conectado</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation>Análises</translation>
    </message>
    <message>
        <source>Report type</source>
        <translation>Tipo de relatório</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensões</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>Salvar tudo como CSV…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Salvar gráfico…</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Escolher dias…</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Dias anteriores</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Dias posteriores</translation>
    </message>
    <message>
        <source>Daily download…</source>
        <translation>Download diário…</translation>
    </message>
    <message>
        <source>This account has not granted the permission.</source>
        <translation>Esta conta não concedeu a permissão.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>Save the report for %1</source>
        <translation>Salvar o relatório de %1</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>Salvar todos os valores</translation>
    </message>
    <message>
        <source>games</source>
        <translation>jogos</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensões</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Salvar gráfico</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Imagem vetorial (*.svg)</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1, average per day</source>
        <translation>%1, média por dia</translation>
    </message>
    <message>
        <source>%1; previous period: %2</source>
        <translation>%1; período anterior: %2</translation>
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
        <translation>Dias guardados</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>Sidestage needs permission to read game reports.</source>
        <translation>O Sidestage precisa de permissão para ler relatórios de jogos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read extension reports.</source>
        <translation>O Sidestage precisa de permissão para ler relatórios de extensões.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta uma permissão</translation>
    </message>
    <message>
        <source>Reports require the permission “%1”. Saved data is still shown.</source>
        <translation>Os relatórios exigem a permissão “%1”. Os dados salvos continuam visíveis.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>%1. Veja os detalhes na tabela.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
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
        <translation>O serviço também não tem dados destes dias.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceCard</name>
    <message>
        <source>Announce</source>
        <translation>Comunicar</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>Comunicado anterior</translation>
    </message>
    <message>
        <source>Channel to announce in</source>
        <translation>Canal do comunicado</translation>
    </message>
    <message>
        <source>Announcement text</source>
        <translation>Texto do comunicado</translation>
    </message>
    <message>
        <source>Text to announce</source>
        <translation>Texto a comunicar</translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation>Comunicar (%1)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Histórico de comunicados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>%Ln canal selecionado</numerusform>
            <numerusform>%Ln canais selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Modelos…</translation>
    </message>
    <message>
        <source>Your text was replaced with “%1”</source>
        <translation>Seu texto foi substituído por “%1”</translation>
    </message>
    <message>
        <source>No channel to announce in.</source>
        <translation>Nenhum canal para comunicar.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Digite um texto.</translation>
    </message>
    <message>
        <source>No signed-in account can announce in %1.</source>
        <translation>Nenhuma conta com login pode enviar comunicados em %1.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce. Sign in again from the account menu to grant it.</source>
        <translation>%1 não concedeu permissão para enviar comunicados. Entre novamente pelo menu da conta para concedê-la.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln a mais</numerusform>
            <numerusform>%Ln a mais</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 de %2 caracteres</translation>
    </message>
    <message numerus="yes">
        <source>Announce (%Ln)</source>
        <translation>
            <numerusform>Comunicar (%Ln)</numerusform>
            <numerusform>Comunicar (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>Comunicando: %1 de %Ln canal</numerusform>
            <numerusform>Comunicando: %1 de %Ln canais</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; why it waits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Announced in %1</source>
        <translation>Comunicado em %1</translation>
    </message>
    <message numerus="yes">
        <source>Announced in %Ln channels</source>
        <translation>
            <numerusform>Comunicado em %Ln canal</numerusform>
            <numerusform>Comunicado em %Ln canais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %1 of %Ln channels</source>
        <translation>
            <numerusform>Comunicado em %1 de %Ln canal</numerusform>
            <numerusform>Comunicado em %1 de %Ln canais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message>
        <source>Waiting. %1</source>
        <translation>Aguardando. %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Comunicado</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Desconhecido. %1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>Falhou. %1</translation>
    </message>
    <message>
        <source>Announced in all channels</source>
        <translation>Comunicado em todos os canais</translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation>Comunicado em %1 de %2</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Histórico de comunicados</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Excluir tudo</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Use text</source>
        <translation>Usar texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Excluir permanentemente</translation>
    </message>
    <message>
        <source>No announcements yet.</source>
        <translation>Nenhum comunicado ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln canal</numerusform>
            <numerusform>%Ln canais</numerusform>
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
            <numerusform>Tentar %Ln novamente</numerusform>
            <numerusform>Tentar %Ln novamente</numerusform>
        </translation>
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
        <source>No signed-in account can manage this channel.</source>
        <translation>Nenhuma conta com login pode gerenciar este canal.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce.</source>
        <translation>%1 não concedeu permissão para enviar comunicados.</translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation>Não foi possível enviar a tempo.</translation>
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
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>account, amount reached, milestone</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Alert for %1</source>
        <comment>an account</comment>
        <translation>Alerta para %1</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Adicionar serviço…</translation>
    </message>
    <message>
        <source>a simulated platform on this computer</source>
        <translation>uma plataforma simulada neste computador</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Fazer backup…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The back-up was restored. The data that it replaced is in %1.</source>
        <translation>O backup foi restaurado. Os dados que ele substituiu estão em %1.</translation>
    </message>
    <message>
        <source>All data was deleted.</source>
        <translation>Todos os dados foram excluídos.</translation>
    </message>
    <message>
        <source>The settings file could not be read, because it is damaged or of a newer version. It was kept as %1, and the usual settings are used.</source>
        <translation>Não foi possível ler o arquivo de configurações, pois está danificado ou é de uma versão mais nova. Ele foi guardado como %1, e as configurações padrão são usadas.</translation>
    </message>
    <message>
        <source>Sandbox failed</source>
        <translation>Falha na sandbox</translation>
    </message>
    <message>
        <source>Could not start the sandbox. %1</source>
        <translation>Não foi possível iniciar a sandbox. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Could not save everything: %1</source>
        <translation>Não foi possível salvar tudo: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 está sem login.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The token could not be read from the keychain, so it was not revoked and stays valid until it expires.</source>
        <translation>%1 saiu neste computador. Não foi possível ler o token do chaveiro, por isso ele não foi revogado e continua válido até expirar.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The service did not answer, so the token stays valid until it expires.</source>
        <translation>%1 saiu neste computador. O serviço não respondeu, por isso o token continua válido até expirar.</translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation>relógio 1×</translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation>Sandbox pronta</translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation>Sandbox em execução</translation>
    </message>
    <message>
        <source>Starting sandbox…</source>
        <translation>Iniciando a sandbox…</translation>
    </message>
    <message>
        <source>Not signed in. The sandbox simulates a complete platform: sign in as one of its users and change what you like.</source>
        <translation>Sem login. A sandbox simula uma plataforma completa: entre como um dos usuários dela e altere o que quiser.</translation>
    </message>
    <message>
        <source>Starting the sandbox…</source>
        <translation>Iniciando a sandbox…</translation>
    </message>
    <message>
        <source>Not signed in to %1.</source>
        <translation>Sem login em %1.</translation>
    </message>
    <message>
        <source>Loading your accounts…</source>
        <translation>Carregando suas contas…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>%n decisão pendente da última vez</numerusform>
            <numerusform>%n decisões pendentes da última vez</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sent when the undo time is over</source>
        <translation>enviadas quando o tempo de desfazer acabar</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you stay signed in only until you quit.</source>
        <translation>Nenhum chaveiro está disponível neste sistema, por isso seu login dura só até você sair.</translation>
    </message>
    <message numerus="yes">
        <source>%n accounts need your attention</source>
        <translation>
            <numerusform>%n conta precisa da sua atenção</numerusform>
            <numerusform>%n contas precisam da sua atenção</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the client secret, so it is kept only until you quit: %1</source>
        <translation>Não foi possível salvar o segredo do cliente, por isso ele fica guardado só até você sair: %1</translation>
    </message>
    <message>
        <source>Could not delete the client secret from the keychain: %1</source>
        <translation>Não foi possível excluir o segredo do cliente do chaveiro: %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 foi removido.</translation>
    </message>
    <message>
        <source>%1 was removed. %2</source>
        <translation>%1 foi removido. %2</translation>
    </message>
    <message>
        <source>Open sandbox page (port %1)</source>
        <translation>Abrir página da sandbox (porta %1)</translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1</source>
        <translation>Não foi possível abrir um navegador. A página está em %1</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>Editar %1…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>Remover %1…</translation>
    </message>
    <message>
        <source>Could not use the archive of this profile: %1 It is left as it is. New redemptions are not kept, and decisions that are not sent when you quit are lost.</source>
        <translation>Não foi possível usar o histórico deste perfil: %1 Ele fica como está. Novos resgates não são guardados, e as decisões não enviadas ao sair são perdidas.</translation>
    </message>
    <message>
        <source>Install the newest version of Sidestage, or move the file away.</source>
        <translation>Instale a versão mais nova do Sidestage ou mova o arquivo.</translation>
    </message>
    <message>
        <source>Restore a back-up under Settings, Data, or move the file away.</source>
        <translation>Restaure um backup em Configurações, Dados, ou mova o arquivo.</translation>
    </message>
    <message>
        <source>Could not use the file of this profile: %1 It is left as it is. Drafts, presets and accounts are kept only until you quit.</source>
        <translation>Não foi possível usar o arquivo deste perfil: %1 Ele fica como está. Rascunhos, predefinições e contas ficam guardados só até você sair.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation>Buscar espectador, mensagem ou recompensa</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Todo o período</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Última transmissão</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personalizado…</translation>
    </message>
    <message>
        <source>From date</source>
        <translation>Data inicial</translation>
    </message>
    <message>
        <source>To date (inclusive)</source>
        <translation>Data final (inclusive)</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Todas as recompensas</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Todos os resultados</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveModel</name>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Reembolsado</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Sumiu</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aqui</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>em outro lugar</translation>
    </message>
    <message>
        <source>by the service</source>
        <translation>pelo serviço</translation>
    </message>
    <message>
        <source>redeemed %1</source>
        <translation>resgatado %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>sem mensagem</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Resgatado</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidido</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveView</name>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Decididos hoje</translation>
    </message>
    <message>
        <source>Search the archive</source>
        <translation>Buscar no histórico</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Refresh the archive</source>
        <translation>Atualizar o histórico</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Só %1</translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation>Só %1. Mostrar todos os espectadores</translation>
    </message>
    <message>
        <source>More than %1 found</source>
        <translation>Mais de %1 encontrados</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontrados</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 novos</translation>
    </message>
    <message>
        <source>Could not load the archive. %1</source>
        <translation>Não foi possível carregar o histórico. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>Nenhum resgate correspondente.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Limpar filtros</translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that Sidestage sees is saved here.</source>
        <translation>O histórico está vazio. Todo resgate que o Sidestage vê é salvo aqui.</translation>
    </message>
    <message>
        <source>No decisions today. Fulfilled and refunded redemptions appear here.</source>
        <translation>Nenhuma decisão hoje. Resgates concluídos e reembolsados aparecem aqui.</translation>
    </message>
    <message>
        <source>Export (%1)</source>
        <translation>Exportar (%1)</translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation>resgates %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln resgate salvo em %1.</numerusform>
            <numerusform>%Ln resgates salvos em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>While Sidestage was not connected</source>
        <translation>Enquanto o Sidestage não estava conectado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArrangeHandle</name>
    <message>
        <source>Move %1 earlier</source>
        <translation>Mover %1 para antes</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>Mover %1 para depois</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>Abrir %1 em janela separada</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>Estreitar %1</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>Alargar %1</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, posição %2 de %3</translation>
    </message>
    <message>
        <source>Arrow keys move the card, W changes its width, P pops it out, H hides it.</source>
        <translation>As setas movem o cartão, W muda a largura, P o abre em janela separada, H o oculta.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AutomodView</name>
    <message>
        <source>Overall level</source>
        <translation>Nível geral</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number; the word for it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change AutoMod.</source>
        <translation>O Sidestage precisa de permissão para alterar o AutoMod.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta uma permissão</translation>
    </message>
    <message>
        <source>Changing the AutoMod levels requires a permission that was not granted.</source>
        <translation>Alterar os níveis do AutoMod exige uma permissão que não foi concedida.</translation>
    </message>
    <message>
        <source>Not undone: the levels were changed again meanwhile.</source>
        <translation>Não desfeito: os níveis foram alterados de novo nesse meio-tempo.</translation>
    </message>
    <message>
        <source>The levels were not saved. %1</source>
        <translation>Os níveis não foram salvos. %1</translation>
    </message>
    <message>
        <source>AutoMod levels saved in %1.</source>
        <translation>Níveis do AutoMod salvos em %1.</translation>
    </message>
    <message>
        <source>Changed elsewhere to %1.</source>
        <translation>Alterado em outro lugar para %1.</translation>
    </message>
    <message>
        <source>The service sets the categories when you save.</source>
        <translation>O serviço define as categorias quando você salva.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi alterado.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
    <message>
        <source>Choose which levels to keep first.</source>
        <translation>Escolha primeiro quais níveis manter.</translation>
    </message>
    <message>
        <source>You do not moderate any channel.</source>
        <translation>Você não modera nenhum canal.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the AutoMod levels.</source>
        <translation>O Sidestage precisa de permissão para ver os níveis do AutoMod.</translation>
    </message>
    <message>
        <source>Could not load the levels. %1</source>
        <translation>Não foi possível carregar os níveis. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>The levels were changed elsewhere meanwhile.</source>
        <translation>Os níveis foram alterados em outro lugar nesse meio-tempo.</translation>
    </message>
    <message>
        <source>%1 has changed the levels meanwhile.</source>
        <translation>%1 alterou os níveis nesse meio-tempo.</translation>
    </message>
    <message>
        <source>Use the new levels</source>
        <translation>Usar os novos níveis</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Manter os meus</translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. Nothing was sent.</source>
        <translation>Aguardando o chaveiro, onde seu login está guardado. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Nothing was sent.</source>
        <translation>Não foi possível ler seu login do chaveiro. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Could not read the client secret of this service from the keychain.</source>
        <translation>Não foi possível ler o segredo do cliente deste serviço do chaveiro.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BackupTexts</name>
    <message>
        <source>The file is damaged, or it is not a back-up of Sidestage.</source>
        <translation>O arquivo está danificado ou não é um backup do Sidestage.</translation>
    </message>
    <message>
        <source>The back-up was made by a newer version of Sidestage.</source>
        <translation>O backup foi feito por uma versão mais nova do Sidestage.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Não é possível gravar %1.</translation>
    </message>
    <message>
        <source>%1 cannot be replaced.</source>
        <translation>Não é possível substituir %1.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>Não é possível mover %1.</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>Não é possível remover %1.</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>Não é possível criar %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Não é possível ler %1.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1” não é um arquivo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BanDialog</name>
    <message>
        <source>Ban</source>
        <translation>Banir</translation>
    </message>
    <message>
        <source>Ban in %1</source>
        <translation>Banir em %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Enter a login.</source>
        <translation>Digite um nome de usuário.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>Permanente</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Suspender</translation>
    </message>
    <message>
        <source>A login has only letters, digits and “_”.</source>
        <translation>Um nome de usuário só tem letras, números e “_”.</translation>
    </message>
    <message>
        <source>There is no viewer with this login.</source>
        <translation>Não há espectador com este nome de usuário.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BannedView</name>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>em %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Banned viewers</source>
        <translation>Espectadores banidos</translation>
    </message>
    <message>
        <source>Search bans</source>
        <translation>Buscar banimentos</translation>
    </message>
    <message>
        <source>The list of bans is the broadcaster’s alone</source>
        <translation>A lista de banimentos é só para o streamer</translation>
    </message>
    <message>
        <source>The service lists the bans of a channel for its broadcaster only. For other channels this list has the bans and timeouts that this computer has seen.</source>
        <translation>O serviço lista os banimentos de um canal só para o streamer dele. Para outros canais, esta lista tem os banimentos e suspensões que este computador viu.</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>%1, in a timeout since %2, ends %3. %4</source>
        <translation>%1, suspenso desde %2, termina %3. %4</translation>
    </message>
    <message>
        <source>%1, banned since %2, ends %3. %4</source>
        <translation>%1, banido desde %2, termina %3. %4</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanir</translation>
    </message>
    <message>
        <source>Ban…</source>
        <translation>Banir…</translation>
    </message>
    <message>
        <source>Copy bans to…</source>
        <translation>Copiar banimentos para…</translation>
    </message>
    <message>
        <source>Import bans…</source>
        <translation>Importar banimentos…</translation>
    </message>
    <message>
        <source>Import bans</source>
        <translation>Importar banimentos</translation>
    </message>
    <message>
        <source>Lists of logins (*.txt *.csv)</source>
        <translation>Listas de nomes de usuário (*.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Export bans…</source>
        <translation>Exportar banimentos…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrada</numerusform>
            <numerusform>%Ln entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of entries</comment>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>Only what this computer has seen.</source>
        <translation>Só o que este computador viu.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to ban and unban.</source>
        <translation>O Sidestage precisa de permissão para banir e desbanir.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>A lista está vazia.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Escolha um canal primeiro.</translation>
    </message>
    <message>
        <source>Choose a viewer first.</source>
        <translation>Escolha um espectador primeiro.</translation>
    </message>
    <message>
        <source>Nobody is banned.</source>
        <translation>Ninguém está banido.</translation>
    </message>
    <message>
        <source>No bans were seen here.</source>
        <translation>Nenhum banimento foi visto aqui.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is banned.</source>
        <translation>O Sidestage precisa de permissão para ver quem está banido.</translation>
    </message>
    <message>
        <source>Export bans</source>
        <translation>Exportar banimentos</translation>
    </message>
    <message>
        <source>Bans of %1</source>
        <translation>Banimentos de %1</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln bans to</source>
        <translation>
            <numerusform>Copiar %Ln banimento para</numerusform>
            <numerusform>Copiar %Ln banimentos para</numerusform>
        </translation>
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
        <translation>Antes de um anúncio</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>Notificar-me</translation>
    </message>
    <message>
        <source>Announce in chat</source>
        <translation>Comunicar no chat</translation>
    </message>
    <message>
        <source>Corner overlay</source>
        <translation>Overlay no canto</translation>
    </message>
    <message>
        <source>above other windows</source>
        <translation>acima de outras janelas</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Não foi possível salvar esta alteração; ela vale só até você sair. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds before</source>
        <translation>
            <numerusform>%n segundo antes</numerusform>
            <numerusform>%n segundos antes</numerusform>
        </translation>
    </message>
    <message>
        <source>without a sound…</source>
        <translation>sem som…</translation>
    </message>
    <message>
        <source>with a sound…</source>
        <translation>com som…</translation>
    </message>
    <message>
        <source>before and after…</source>
        <translation>antes e depois…</translation>
    </message>
    <message>
        <source>from a template…</source>
        <translation>de um modelo…</translation>
    </message>
    <message>
        <source>Notify me %1 before</source>
        <comment>30 s</comment>
        <translation>Notificar-me %1 antes</translation>
    </message>
    <message>
        <source>Announce %1 before</source>
        <comment>30 s</comment>
        <translation>Comunicar %1 antes</translation>
    </message>
    <message>
        <source>Show the overlay %1 before</source>
        <comment>30 s</comment>
        <translation>Mostrar o overlay %1 antes</translation>
    </message>
    <message>
        <source>A small window in a corner of the screen, above all others</source>
        <translation>Uma pequena janela em um canto da tela, acima de todas as outras</translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation>Permissão para enviar comunicados</translation>
    </message>
    <message>
        <source>An app can announce in chat only with permission (moderator:manage:announcements).</source>
        <translation>Um aplicativo só pode enviar comunicados no chat com permissão (moderator:manage:announcements).</translation>
    </message>
    <message>
        <source>Last warning %1, %2 ahead</source>
        <translation>Último aviso %1, %2 antes</translation>
    </message>
    <message>
        <source>No warning yet</source>
        <translation>Nenhum aviso ainda</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsBoard</name>
    <message>
        <source>The service did not answer.</source>
        <translation>O serviço não respondeu.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsCard</name>
    <message>
        <source>Bits leaderboard</source>
        <translation>Ranking de Bits</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Todo o período</translation>
    </message>
    <message>
        <source>Earlier period</source>
        <translation>Período anterior</translation>
    </message>
    <message>
        <source>Later period</source>
        <translation>Período posterior</translation>
    </message>
    <message>
        <source>Counted in Pacific time.</source>
        <translation>Contado no horário do Pacífico.</translation>
    </message>
    <message>
        <source>You: rank %1 with %2 Bits</source>
        <translation>Você: posição %1 com %2 Bits</translation>
    </message>
    <message>
        <source>You have not cheered in this period.</source>
        <translation>Você não enviou cheers neste período.</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Não foi possível atualizar. %1</translation>
    </message>
    <message>
        <source>Since the channel began</source>
        <translation>Desde o início do canal</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Your time: %1 to %2</source>
        <translation>Sua hora: %1 a %2</translation>
    </message>
    <message>
        <source>your clock shows the same time</source>
        <translation>seu relógio mostra a mesma hora</translation>
    </message>
    <message>
        <source>%1 behind your clock</source>
        <translation>%1 atrás do seu relógio</translation>
    </message>
    <message>
        <source>%1 ahead of your clock</source>
        <translation>%1 à frente do seu relógio</translation>
    </message>
    <message>
        <source>Pacific time</source>
        <translation>Horário do Pacífico</translation>
    </message>
    <message>
        <source>Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation>Os dias vão da meia-noite à meia-noite no horário do Pacífico (%1 no início deste período), e as semanas começam na segunda-feira. O horário de verão começa no segundo domingo de março e termina no primeiro domingo de novembro: esses dias têm 23 e 25 horas.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who cheered.</source>
        <translation>O Sidestage precisa de permissão para ver quem enviou cheers.</translation>
    </message>
    <message>
        <source>Could not load the leaderboard. %1</source>
        <translation>Não foi possível carregar o ranking. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation>Ninguém enviou cheers neste período.</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd, d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format</comment>
        <translation>ddd, d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::BlockedView</name>
    <message>
        <source>Search blocked users</source>
        <translation>Buscar usuários bloqueados</translation>
    </message>
    <message>
        <source>Copy the blocked user’s name</source>
        <translation>Copiar o nome do usuário bloqueado</translation>
    </message>
    <message>
        <source>Unblock the user</source>
        <translation>Desbloquear o usuário</translation>
    </message>
</context>
<context>
    <name>Sidestage::BoardModel</name>
    <message>
        <source>Rank %1, %2, %3 Bits</source>
        <translation>Posição %1, %2, %3 Bits</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
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
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>Lista a mostrar</translation>
    </message>
    <message>
        <source>Ad breaks, newest first</source>
        <translation>Intervalos comerciais, mais recentes primeiro</translation>
    </message>
    <message>
        <source>Totals per show, newest first</source>
        <translation>Totais por programa, mais recentes primeiro</translation>
    </message>
    <message>
        <source>No ad breaks yet. They are listed here as they happen.</source>
        <translation>Nenhum intervalo comercial ainda. Eles são listados aqui conforme acontecem.</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Programas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln total</source>
        <translation>
            <numerusform>%Ln no total</numerusform>
            <numerusform>%Ln no total</numerusform>
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
            <numerusform>%Ln nesta transmissão</numerusform>
            <numerusform>%Ln nesta transmissão</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Copy address</source>
        <translation>Copiar endereço</translation>
    </message>
    <message>
        <source>Waiting for your browser</source>
        <translation>Aguardando seu navegador</translation>
    </message>
    <message>
        <source>A sign-in through the browser cannot be renewed. When it expires after a few weeks, sign in again.</source>
        <translation>Um login pelo navegador não pode ser renovado. Quando ele expirar depois de algumas semanas, entre novamente.</translation>
    </message>
    <message>
        <source>Continue in your browser</source>
        <translation>Continue no seu navegador</translation>
    </message>
    <message>
        <source>For another browser on this computer. Valid for this sign-in only.</source>
        <translation>Para outro navegador neste computador. Válido só para este login.</translation>
    </message>
    <message>
        <source>Your browser opens the service’s page, where you may already be signed in. After you approve, it returns to %1 on this computer, where Sidestage is waiting.</source>
        <translation>Seu navegador abre a página do serviço, onde você talvez já tenha feito login. Depois que você aprovar, ele volta para %1 neste computador, onde o Sidestage está aguardando.</translation>
    </message>
    <message>
        <source>Open browser</source>
        <translation>Abrir navegador</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Abrir novamente</translation>
    </message>
    <message>
        <source>Approve access in your browser. This window then continues.</source>
        <translation>Aprove o acesso no seu navegador. Depois, esta janela continua.</translation>
    </message>
    <message>
        <source>Could not open the browser. Copy the address and paste it into a browser on this computer.</source>
        <translation>Não foi possível abrir o navegador. Copie o endereço e cole-o em um navegador neste computador.</translation>
    </message>
    <message>
        <source>A response to another sign-in arrived and was not used. Still waiting.</source>
        <translation>Chegou uma resposta a outro login, que não foi usada. Ainda aguardando.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BulkEditDialog</name>
    <message>
        <source>Edit rewards</source>
        <translation>Editar recompensas</translation>
    </message>
    <message numerus="yes">
        <source>Edit %Ln rewards</source>
        <translation>
            <numerusform>Editar %Ln recompensa</numerusform>
            <numerusform>Editar %Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Definir %1</translation>
    </message>
    <message>
        <source>Fields that are not ticked stay unchanged.</source>
        <translation>Campos não marcados ficam inalterados.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln</source>
        <translation>
            <numerusform>Alterar %Ln</numerusform>
            <numerusform>Alterar %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDelegate</name>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
</context>
<context>
    <name>Sidestage::CallDetails</name>
    <message>
        <source>Copy as curl</source>
        <translation>Copiar como curl</translation>
    </message>
    <message>
        <source>Parts of the call</source>
        <translation>Partes da chamada</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corpo</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requisição</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Choose a call to see what was sent and answered.</source>
        <translation>Escolha uma chamada para ver o que foi enviado e respondido.</translation>
    </message>
    <message>
        <source>Secrets are never kept.</source>
        <translation>Segredos nunca são guardados.</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>a page</comment>
        <translation>por %1</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Sem resposta: %1</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>O serviço disse: “%1”</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Ir para %1</translation>
    </message>
    <message>
        <source>Copy event</source>
        <translation>Copiar evento</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Cabeçalhos</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Sem corpo</translation>
    </message>
    <message>
        <source>Body: too large, %1</source>
        <comment>a size</comment>
        <translation>Corpo: grande demais, %1</translation>
    </message>
    <message>
        <source>Body, %1</source>
        <comment>a size</comment>
        <translation>Corpo, %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Levou</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>Cota restante</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Then waited</source>
        <translation>Depois esperou</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a duration; why</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <comment>a number</comment>
        <translation>Tentativa %1</translation>
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
            <numerusform>%n erro novo</numerusform>
            <numerusform>%n erros novos</numerusform>
        </translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Registro de chamadas</translation>
    </message>
    <message>
        <source>Search path or answer</source>
        <translation>Buscar caminho ou resposta</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Escritas</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Calls, newest first</source>
        <translation>Chamadas, mais recentes primeiro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>Exportar HAR…</translation>
    </message>
    <message>
        <source>Search calls</source>
        <translation>Buscar chamadas</translation>
    </message>
    <message>
        <source>Copy as curl, without secrets</source>
        <translation>Copiar como curl, sem segredos</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Follow the newest calls</source>
        <translation>Acompanhar as chamadas mais novas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls until %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln chamada até %1</numerusform>
            <numerusform>%Ln chamadas até %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls since %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln chamada desde %1</numerusform>
            <numerusform>%Ln chamadas desde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for %1 h, %2</source>
        <comment>hours; memory</comment>
        <translation>Guardadas por %1 h, %2</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas as contas</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <comment>a number</comment>
        <translation>Erros %1</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>A lista está vazia.</translation>
    </message>
    <message>
        <source>No matching calls.</source>
        <translation>Nenhuma chamada correspondente.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>The call log is paused.</source>
        <translation>O registro de chamadas está pausado.</translation>
    </message>
    <message>
        <source>No calls yet.</source>
        <translation>Nenhuma chamada ainda.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>Live tail, %1 a minute</source>
        <comment>a number</comment>
        <translation>Ao vivo, %1 por minuto</translation>
    </message>
    <message>
        <source>Event copied</source>
        <translation>Evento copiado</translation>
    </message>
    <message>
        <source>Copied as curl, without secrets</source>
        <translation>Copiado como curl, sem segredos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls removed</source>
        <translation>
            <numerusform>%Ln chamada removida</numerusform>
            <numerusform>%Ln chamadas removidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the calls</source>
        <translation>Exportar as chamadas</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <comment>a date</comment>
        <translation>Chamadas %1</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Arquivo HTTP (*.har)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls saved to %1.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln chamada salva em %1.</numerusform>
            <numerusform>%Ln chamadas salvas em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nova</numerusform>
            <numerusform>%Ln novas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallTexts</name>
    <message>
        <source>Received</source>
        <translation>Recebido</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Excesso</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
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
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause before it is tried again</source>
        <translation>Pausa antes de tentar de novo</translation>
    </message>
    <message>
        <source>The rate limit was reached</source>
        <translation>O limite de requisições foi atingido</translation>
    </message>
    <message>
        <source>The sign-in was renewed</source>
        <translation>O login foi renovado</translation>
    </message>
    <message>
        <source>Event %1, %2</source>
        <comment>a type; a time</comment>
        <translation>Evento %1, %2</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, %5</source>
        <comment>a method; a path; a status; a duration; a time</comment>
        <translation>%1 %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1, asked by %2</source>
        <comment>a call; a page</comment>
        <translation>%1, solicitada por %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpoint</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Levou</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restam</translation>
    </message>
    <message>
        <source>Requests left of the rate limit</source>
        <translation>Requisições restantes do limite</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Origem</translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Charity website</source>
        <translation>Site da instituição</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>Logotipo de %1</translation>
    </message>
    <message>
        <source>Could not load the logo of %1.</source>
        <translation>Não foi possível carregar o logotipo de %1.</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>nenhuma meta definida</translation>
    </message>
    <message>
        <source>Could not open the website: %1</source>
        <translation>Não foi possível abrir o site: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CardBoard</name>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 está oculto</translation>
    </message>
    <message>
        <source>%1 is shown</source>
        <translation>%1 está visível</translation>
    </message>
    <message>
        <source>%1 is wide</source>
        <translation>%1 está largo</translation>
    </message>
    <message>
        <source>%1 is narrow</source>
        <translation>%1 está estreito</translation>
    </message>
    <message>
        <source>Card layout reset</source>
        <translation>Disposição dos cartões redefinida</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, posição %2 de %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anúncio</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Caridade</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Redemptions waiting</source>
        <translation>Resgates em espera</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Modos do chat</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexão</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Palpite</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Enquete</translation>
    </message>
    <message>
        <source>Hype train</source>
        <translation>Hype Train</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Metas</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Atividade</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Chat ao vivo</translation>
    </message>
    <message>
        <source>Moderation waiting</source>
        <translation>Moderação em espera</translation>
    </message>
    <message>
        <source>None scheduled</source>
        <translation>Nenhum agendado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>redemptions</comment>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aberto</translation>
    </message>
</context>
<context>
    <name>Sidestage::CategorySearch</name>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Sem categoria</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesBar</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>To send: %1</source>
        <translation>A enviar: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message>
        <source>Changes to send</source>
        <translation>Alterações a enviar</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>ainda não enviado</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>%L1 of %L2 fields</source>
        <translation>%L1 de %L2 campos</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>enviando…</translation>
    </message>
    <message numerus="yes">
        <source>Send %n change(s)</source>
        <translation>
            <numerusform>Enviar %n alteração</numerusform>
            <numerusform>Enviar %n alterações</numerusform>
        </translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>rascunho não salvo</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>rascunho salvo</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Alterado em outro lugar: %1.</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>adicionado: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>removido: %1</translation>
    </message>
    <message>
        <source>order changed</source>
        <translation>ordem alterada</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCard</name>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Not sent: the channel was changed elsewhere. Compare the changes on the Channel page.</source>
        <translation>Não enviado: o canal foi alterado em outro lugar. Compare as alterações na página Canal.</translation>
    </message>
    <message>
        <source>Edit channel</source>
        <translation>Editar canal</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Sidestage can view but not change your channel.</source>
        <translation>O Sidestage pode ver, mas não alterar seu canal.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Alterar o canal</translation>
    </message>
    <message>
        <source>Changing title, category and other details requires permission to manage your broadcast, which was not granted.</source>
        <translation>Alterar título, categoria e outros detalhes exige permissão para gerenciar sua transmissão, que não foi concedida.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Sem categoria</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>Rótulos: %1</translation>
    </message>
    <message>
        <source>Changed %1 by you</source>
        <translation>Alterado %1 por você</translation>
    </message>
    <message>
        <source>Changed %1 elsewhere</source>
        <translation>Alterado %1 em outro lugar</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>%n alteração ainda não enviada.</numerusform>
            <numerusform>%n alterações ainda não enviadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predefinições</translation>
    </message>
    <message>
        <source>Presets, %1 in use</source>
        <translation>Predefinições, %1 em uso</translation>
    </message>
    <message>
        <source>No presets yet</source>
        <translation>Nenhuma predefinição ainda</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Gerenciar predefinições…</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>O canal já corresponde à predefinição %1.</translation>
    </message>
    <message>
        <source>%1 was added to your unsent changes. Review and send them together.</source>
        <translation>%1 foi adicionada às suas alterações não enviadas. Revise e envie tudo junto.</translation>
    </message>
    <message>
        <source>Not sent. %1 Your changes are still on the Channel page.</source>
        <translation>Não enviado. %1 Suas alterações continuam na página Canal.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Nada a enviar: o canal já está atualizado.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 enviado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelChooser</name>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 foi adicionado.</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>Buscar canais</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Função</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Channels to show</source>
        <translation>Canais a mostrar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Show none</source>
        <translation>Não mostrar nenhum</translation>
    </message>
    <message>
        <source>Account to use</source>
        <translation>Conta a usar</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Verificar minha função</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>Channel name or address</source>
        <translation>Nome ou endereço do canal</translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation>Adicionar canal</translation>
    </message>
    <message>
        <source>Account for the new channel</source>
        <translation>Conta para o novo canal</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Sidestage needs permission to list the channels moderated by %1.</source>
        <translation>O Sidestage precisa de permissão para listar os canais moderados por %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Role ended</source>
        <translation>Função encerrada</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>%1, %2, account: %3</source>
        <comment>a channel, the role there, an account</comment>
        <translation>%1, %2, conta: %3</translation>
    </message>
    <message>
        <source>Account for %1</source>
        <translation>Conta para %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 de %2 visíveis</translation>
    </message>
    <message>
        <source>Enter a channel name or address.</source>
        <translation>Digite um nome ou endereço de canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelCombo</name>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelForm</name>
    <message>
        <source>This account cannot change the channel.</source>
        <translation>Esta conta não pode alterar o canal.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>Changing the channel requires the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation>Alterar o canal exige a permissão channel:manage:broadcast, que não foi concedida no seu login.</translation>
    </message>
    <message>
        <source>How often you can change this is limited.</source>
        <translation>Há um limite de quantas vezes você pode alterar isto.</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editores</translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation>Categoria favorita</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Adicionar uma tag</translation>
    </message>
    <message>
        <source>“%1” was not added: use only letters and digits, without spaces or symbols.</source>
        <translation>“%1” não foi adicionada: use só letras e números, sem espaços nem símbolos.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>“%1” não foi adicionada: no máximo %n caractere.</numerusform>
            <numerusform>“%1” não foi adicionada: no máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Games rated Mature are labelled automatically.</source>
        <translation>Jogos para maiores recebem o rótulo automaticamente.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Até %n segundo.</numerusform>
            <numerusform>Até %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation>Só parceiros podem atrasar uma transmissão.</translation>
    </message>
    <message>
        <source>Partners only</source>
        <translation>Só parceiros</translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>Só parceiros podem atrasar sua transmissão, em até %n segundo.</numerusform>
            <numerusform>Só parceiros podem atrasar sua transmissão, em até %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation>Os editores não são mostrados.</translation>
    </message>
    <message>
        <source>Showing the editors requires the permission channel:read:editors.</source>
        <translation>Mostrar os editores exige a permissão channel:read:editors.</translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation>Editor desde %1</translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation>Não atualizado. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n pode editar este canal</numerusform>
            <numerusform>%n podem editar este canal</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Tentar carregar os editores de novo</translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation>%L1 de %L2. Só letras e números, até %L3 cada.</translation>
    </message>
    <message>
        <source>Remove from favourite categories</source>
        <translation>Remover das categorias favoritas</translation>
    </message>
    <message>
        <source>Add to favourite categories</source>
        <translation>Adicionar às categorias favoritas</translation>
    </message>
    <message>
        <source>Type part of the name.</source>
        <translation>Digite parte do nome.</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>Recentes: %1</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 não enviado. %2 Sua alteração continua aqui.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>Nothing was sent because the channel may have changed in the meantime.</source>
        <translation>Nada foi enviado porque o canal pode ter mudado nesse meio-tempo.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 não concedeu permissão para alterar os modos do chat.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to view Shield Mode.</source>
        <translation>%1 não concedeu permissão para ver o Modo Escudo.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 não concedeu permissão para alterar o Modo Escudo.</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 está sem login.</translation>
    </message>
    <message>
        <source>The change was accepted, but the channel now has a different setting.</source>
        <translation>A alteração foi aceita, mas o canal agora tem uma configuração diferente.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelPage</name>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Enviar alterações</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Salvar como predefinição…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Compare changes…</source>
        <translation>Comparar alterações…</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar alterações</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Rascunho não salvo: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Rascunho salvo %1</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>%n alteração descartada</numerusform>
            <numerusform>%n alterações descartadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>Nada foi enviado. %1 Suas alterações continuam aqui.</translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation>%1 Suas alterações continuam aqui e podem ser enviadas de novo.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Nada a enviar: o canal já está atualizado.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 enviado</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>O canal já corresponde à predefinição %1.</translation>
    </message>
    <message>
        <source>%1 is in the form. Send to apply it.</source>
        <translation>%1 está no formulário. Envie para aplicar.</translation>
    </message>
    <message>
        <source>The previous values are in the form. Send to restore them.</source>
        <translation>Os valores anteriores estão no formulário. Envie para restaurá-los.</translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation>Predefinição “%1” excluída</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelsDialog</name>
    <message>
        <source>Copy to other channels</source>
        <translation>Copiar para outros canais</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>You do not moderate any other channel.</source>
        <translation>Você não modera nenhum outro canal.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityAlerts</name>
    <message>
        <source>%1 reached</source>
        <translation>%1 alcançado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>viewer, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New donation</source>
        <translation>Nova doação</translation>
    </message>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>%n nova doação</numerusform>
            <numerusform>%n novas doações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityCard</name>
    <message>
        <source>Charity</source>
        <translation>Caridade</translation>
    </message>
    <message>
        <source>Open the Charity page</source>
        <translation>Abrir a página Caridade</translation>
    </message>
    <message>
        <source>Charity campaigns are not available.</source>
        <translation>Campanhas beneficentes não estão disponíveis.</translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation>Campanhas beneficentes</translation>
    </message>
    <message>
        <source>Requires permission to read charity campaigns and donations.</source>
        <translation>Exige permissão para ler campanhas beneficentes e doações.</translation>
    </message>
    <message>
        <source>Only partners and affiliates can have charity campaigns.</source>
        <translation>Só parceiros e afiliados podem ter campanhas beneficentes.</translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation>Nenhuma campanha em andamento.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>nenhuma meta definida</translation>
    </message>
    <message>
        <source>goal %1</source>
        <comment>about a time</comment>
        <translation>meta %1</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>meta alcançada</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1</source>
        <translation>Última doação: %2 de %1</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation>Última doação: %2 de %1, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are available only to partners and affiliates.</source>
        <translation>Campanhas beneficentes só estão disponíveis para parceiros e afiliados.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see charity campaigns.</source>
        <translation>O Sidestage precisa de permissão para ver campanhas beneficentes.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message>
        <source>Charity</source>
        <translation>Caridade</translation>
    </message>
    <message>
        <source>No campaign is running. Past campaigns are in the ledger below.</source>
        <translation>Nenhuma campanha em andamento. As campanhas passadas estão no livro de doações abaixo.</translation>
    </message>
    <message>
        <source>Export ledger…</source>
        <translation>Exportar livro de doações…</translation>
    </message>
    <message>
        <source>Overlay files…</source>
        <translation>Arquivos de overlay…</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Sons…</translation>
    </message>
    <message>
        <source>Search donations</source>
        <translation>Buscar doações</translation>
    </message>
    <message>
        <source>Donations and ledger</source>
        <translation>Doações e livro de doações</translation>
    </message>
    <message>
        <source>Add milestone…</source>
        <translation>Adicionar marco…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Could not load the campaign. %1</source>
        <translation>Não foi possível carregar a campanha. %1</translation>
    </message>
    <message>
        <source>No campaign is running. Start one on the service’s website; it appears here automatically.</source>
        <translation>Nenhuma campanha em andamento. Inicie uma no site do serviço; ela aparece aqui automaticamente.</translation>
    </message>
    <message>
        <source>The ledger is not saved: %1</source>
        <translation>O livro de doações não foi salvo: %1</translation>
    </message>
    <message>
        <source>Export ledger</source>
        <translation>Exportar livro de doações</translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation>doações %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln doação salva em %1.</numerusform>
            <numerusform>%Ln doações salvas em %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ChartCard</name>
    <message>
        <source>Chart type</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Save the chart or its figures…</source>
        <translation>Salvar o gráfico ou seus valores…</translation>
    </message>
    <message>
        <source>Chart figures</source>
        <translation>Valores do gráfico</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Todas as extensões</translation>
    </message>
    <message>
        <source>%1, by day</source>
        <translation>%1, por dia</translation>
    </message>
    <message>
        <source>%1, by week</source>
        <translation>%1, por semana</translation>
    </message>
    <message>
        <source>%1, by 30 days</source>
        <translation>%1, por 30 dias</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>two scales</source>
        <translation>duas escalas</translation>
    </message>
    <message>
        <source>Figures of very different size use separate scales, left and right.</source>
        <translation>Valores de tamanhos muito diferentes usam escalas separadas, à esquerda e à direita.</translation>
    </message>
    <message>
        <source>Loading saved reports…</source>
        <translation>Carregando relatórios salvos…</translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation>Nada selecionado. Marque um valor para vê-lo.</translation>
    </message>
    <message>
        <source>No reports saved, and Sidestage needs permission to download them.</source>
        <translation>Nenhum relatório salvo, e o Sidestage precisa de permissão para baixá-los.</translation>
    </message>
    <message>
        <source>No reports yet. They are downloaded once a day.</source>
        <translation>Nenhum relatório ainda. Eles são baixados uma vez por dia.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
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
        <translation>Dia</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
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
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Gráfico: %1</translation>
    </message>
    <message>
        <source>%1. The left and right arrow keys move by a day; the table shows the same figures.</source>
        <translation>%1. As setas esquerda e direita avançam um dia; a tabela mostra os mesmos valores.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Not signed in.</source>
        <translation>Sem login.</translation>
    </message>
    <message>
        <source>There is no channel named “%1”.</source>
        <translation>Não há canal com o nome “%1”.</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator of this channel.</source>
        <translation>%1 não é mais moderador deste canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>%n canal bloqueado</numerusform>
            <numerusform>%n canais bloqueados</numerusform>
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
        <translation>Bloquear ou restaurar o chat…</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Comunicar</translation>
    </message>
    <message>
        <source>Chat sections</source>
        <translation>Seções do chat</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Emotes and badges</source>
        <translation>Emotes e insígnias</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatTexts</name>
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>%Ln caractere a mais. Encurte o texto para enviá-lo; o fim seria cortado.</numerusform>
            <numerusform>%Ln caracteres a mais. Encurte o texto para enviá-lo; o fim seria cortado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}. Available: %2.</source>
        <translation>Variável desconhecida {%1}. Disponíveis: %2.</translation>
    </message>
    <message>
        <source>{%1} is not available in %2 right now.</source>
        <translation>{%1} não está disponível em %2 no momento.</translation>
    </message>
    <message>
        <source>Too long for %1 once the placeholders are filled in. Shorten the text to send it.</source>
        <translation>Longo demais para %1 depois de preencher as variáveis. Encurte o texto para enviá-lo.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Digite um texto.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: unknown whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: não se sabe se foi comunicado. %2</translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: não comunicado. %2</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar novamente</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation>Comunicar novamente em %1</translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation>Pode aparecer duas vezes.</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Somente seguidores</translation>
    </message>
    <message>
        <source>followers only</source>
        <translation>o modo somente seguidores</translation>
    </message>
    <message>
        <source>minimum follow time</source>
        <translation>tempo mínimo seguindo</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Modo lento</translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation>o modo lento</translation>
    </message>
    <message>
        <source>between messages</source>
        <translation>entre mensagens</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Somente inscritos</translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation>o modo somente inscritos</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Somente emotes</translation>
    </message>
    <message>
        <source>emote only</source>
        <translation>o modo somente emotes</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Mensagens únicas</translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation>o modo de mensagens únicas</translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation>sem repetições</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Atraso do chat</translation>
    </message>
    <message>
        <source>the chat delay</source>
        <translation>o atraso do chat</translation>
    </message>
    <message>
        <source>for non-moderators</source>
        <translation>para não moderadores</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderador</translation>
    </message>
    <message>
        <source>Added by name</source>
        <translation>Adicionado pelo nome</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alteração</translation>
    </message>
    <message>
        <source>Before a change</source>
        <translation>Antes de uma alteração</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Predefinição</translation>
    </message>
    <message>
        <source>Before a preset</source>
        <translation>Antes de uma predefinição</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Predefinição “%1”</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restauração</translation>
    </message>
    <message>
        <source>Before restoring</source>
        <translation>Antes da restauração</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Restauração “%1”</translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation>Bloqueio</translation>
    </message>
    <message>
        <source>Before lockdown</source>
        <translation>Antes do bloqueio</translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation>Fim do bloqueio</translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation>Antes do fim do bloqueio</translation>
    </message>
    <message>
        <source>Timed mode</source>
        <translation>Modo temporário</translation>
    </message>
    <message>
        <source>Before a timed mode</source>
        <translation>Antes de um modo temporário</translation>
    </message>
    <message>
        <source>End of a timed mode</source>
        <translation>Fim de um modo temporário</translation>
    </message>
    <message>
        <source>Before the end of a timed mode</source>
        <translation>Antes do fim de um modo temporário</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
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
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 s.</source>
        <translation>De %1 a %2 s.</translation>
    </message>
    <message>
        <source>%1 or %2 s.</source>
        <translation>%1 ou %2 s.</translation>
    </message>
    <message>
        <source>Must have followed for %1 to %2.</source>
        <translation>É preciso seguir há %1 a %2.</translation>
    </message>
    <message>
        <source>One message per viewer every %1 to %2 s.</source>
        <translation>Uma mensagem por espectador a cada %1 a %2 s.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what a mode means, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desativado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ativado</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>ativado, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a mode and its value: Slow mode 30 s</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a mode, what it is, what it becomes</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Pelo menos %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>No máximo %1.</translation>
    </message>
    <message>
        <source>Set by the lockdown until %1. Reverts to: %2.</source>
        <translation>Definido pelo bloqueio até %1. Volta para: %2.</translation>
    </message>
    <message>
        <source>Set by the lockdown. When it ends, reverts to: %1.</source>
        <translation>Definido pelo bloqueio. Quando ele terminar, volta para: %1.</translation>
    </message>
    <message>
        <source>Timed until %1. Reverts to: %2.</source>
        <translation>Temporário até %1. Volta para: %2.</translation>
    </message>
    <message>
        <source>Until you end it. Reverts to: %1.</source>
        <translation>Até você encerrar. Volta para: %1.</translation>
    </message>
    <message>
        <source>set by lockdown</source>
        <translation>definido pelo bloqueio</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>temporário</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Alguém</translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation>%1 desativou %2 em %3, %4</translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation>%1 definiu %2 como %5 em %3, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation>%1 ativou %2 em %3, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation>%1 ativou %2 em %3 (%5), %4</translation>
    </message>
    <message>
        <source>%1 was not changed in %2. %3</source>
        <comment>a mode, a channel, the reason</comment>
        <translation>%1 não foi alterado em %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>%n modo não foi alterado em %1. %2</numerusform>
            <numerusform>%n modos não foram alterados em %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Channel</source>
        <comment>the colour of the channel itself</comment>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Roxo</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWriter</name>
    <message>
        <source>Do not reply</source>
        <translation>Não responder</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>Escrever em</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Escreva uma mensagem</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a channel</comment>
        <translation>para %1</translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>Respondendo a %1: %2</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Rascunho não salvo: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the length of a text; the longest length</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to write in chat.</source>
        <translation>O Sidestage precisa de permissão para escrever no chat.</translation>
    </message>
    <message>
        <source>No channel is chosen.</source>
        <translation>Nenhum canal escolhido.</translation>
    </message>
    <message>
        <source>The last message is being sent.</source>
        <translation>A última mensagem está sendo enviada.</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Escreva uma mensagem primeiro.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>No máximo 500 caracteres.</translation>
    </message>
    <message>
        <source>It is not known whether the message was sent. %1</source>
        <translation>Não se sabe se a mensagem foi enviada. %1</translation>
    </message>
    <message>
        <source>The message was not sent. %1</source>
        <translation>A mensagem não foi enviada. %1</translation>
    </message>
    <message>
        <source>The chat has dropped it.</source>
        <translation>O chat a descartou.</translation>
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
        <translation>Moderador</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Função</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Aqui desde</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>antes de %1</translation>
    </message>
    <message>
        <source>here since %1</source>
        <translation>aqui desde %1</translation>
    </message>
    <message>
        <source>here since before %1</source>
        <translation>aqui desde antes de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CheckList</name>
    <message>
        <source>The service is fine.</source>
        <translation>O serviço está bem.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message>
        <source>“%1” is already in the list.</source>
        <translation>“%1” já está na lista.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>No máximo %n tag. Remova-a para adicionar “%1”.</numerusform>
            <numerusform>No máximo %n tags. Remova uma para adicionar “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 removido</translation>
    </message>
    <message>
        <source>%1, press Delete to remove</source>
        <translation>%1, pressione Delete para remover</translation>
    </message>
    <message>
        <source>%1, new, press Delete to remove</source>
        <translation>%1, novo, pressione Delete para remover</translation>
    </message>
    <message>
        <source>Contains %1.</source>
        <translation>Contém %1.</translation>
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
        <translation>Venceu</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a choice, its votes, its share</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, venceu</translation>
    </message>
</context>
<context>
    <name>Sidestage::Client</name>
    <message>
        <source>Only an extension can send this request, with a token that it has signed itself. Nothing was sent.</source>
        <translation>Só uma extensão pode enviar esta requisição, com um token assinado por ela mesma. Nada foi enviado.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsCard</name>
    <message>
        <source>Could not open a browser. The link is %1</source>
        <translation>Não foi possível abrir um navegador. O link é %1</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clipes</translation>
    </message>
    <message>
        <source>No permission to make clips.</source>
        <translation>Sem permissão para criar clipes.</translation>
    </message>
    <message>
        <source>No clips of this stream yet.</source>
        <translation>Nenhum clipe desta transmissão ainda.</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>Todos os clipes</translation>
    </message>
    <message>
        <source>Without permission to make clips, Sidestage only shows those of others.</source>
        <translation>Sem permissão para criar clipes, o Sidestage só mostra os de outras pessoas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this stream</source>
        <translation>
            <numerusform>%Ln desta transmissão</numerusform>
            <numerusform>%Ln desta transmissão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1 · %2</source>
        <comment>who made a clip; number of views</comment>
        <translation>por %1 · %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message numerus="yes">
        <source>%Ln views</source>
        <translation>
            <numerusform>%Ln visualização</numerusform>
            <numerusform>%Ln visualizações</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Ações para %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>New clip</source>
        <translation>Novo clipe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>asked %1, up to %2</source>
        <comment>4 s ago; 15 s</comment>
        <translation>solicitado %1, até %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsView</name>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Criado</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizações</translation>
    </message>
    <message>
        <source>Clips of the channel</source>
        <translation>Clipes do canal</translation>
    </message>
    <message>
        <source>The channel has no clips yet.</source>
        <translation>O canal ainda não tem clipes.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CodeLabel</name>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CollectionFrame</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Este nome já está em uso.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvo.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1” foi excluído.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (cópia)</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Announcement colour</source>
        <translation>Cor do comunicado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColourField</name>
    <message>
        <source>Pick a colour</source>
        <translation>Escolher uma cor</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>Outra cor…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>No matching result.</source>
        <translation>Nenhum resultado correspondente.</translation>
    </message>
    <message>
        <source>Change key…</source>
        <translation>Alterar tecla…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation>Comunidade</translation>
    </message>
    <message>
        <source>Community section</source>
        <translation>Seção da comunidade</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Seguidores e seguidos</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>No chat</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Funções</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueados</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensão</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityTexts</name>
    <message>
        <source>d MMM</source>
        <comment>A day of this year, as QLocale writes dates</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>A day of another year, as QLocale writes dates</comment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Shows connection details</source>
        <translation>Mostra detalhes da conexão</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexão</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Tentar agora</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Ninguém entrou.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>Conexão</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Tentar agora</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Aguardando o chaveiro</translation>
    </message>
    <message>
        <source>No sign-in</source>
        <translation>Sem login</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sessão encerrada</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Partly unavailable</source>
        <translation>Parcialmente indisponível</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Agora mesmo</translation>
    </message>
    <message>
        <source>Next attempt in %1</source>
        <translation>Próxima tentativa em %1</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Reconectando…</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos em tempo real</translation>
    </message>
    <message>
        <source>API budget</source>
        <translation>Cota da API</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Requests this account can still send before it has to wait.</source>
        <translation>Requisições que esta conta ainda pode enviar antes de ter que esperar.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Falha no acesso ao chaveiro</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>Não foi possível ler seu login do chaveiro. Tente novamente e desbloqueie o chaveiro, ou entre novamente; nada se perdeu.</translation>
    </message>
    <message>
        <source>No longer valid</source>
        <translation>Não é mais válido</translation>
    </message>
    <message>
        <source>This sign-in is no longer valid. Sign in again to continue. Nothing was lost.</source>
        <translation>Este login não é mais válido. Entre novamente para continuar. Nada se perdeu.</translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation>Não renovado</translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation>Token renova em</translation>
    </message>
    <message>
        <source>Sign-in ends in</source>
        <translation>Login termina em</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Ativo</translation>
    </message>
    <message>
        <source>On the next request</source>
        <translation>Na próxima requisição</translation>
    </message>
    <message>
        <source>Unsent decisions</source>
        <translation>Decisões não enviadas</translation>
    </message>
    <message>
        <source>Saved on disk. They are sent when the undo time is over or the connection is back.</source>
        <translation>Salvas no disco. São enviadas quando o tempo de desfazer acaba ou a conexão volta.</translation>
    </message>
    <message>
        <source>All good</source>
        <translation>Tudo certo</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Reconectando</translation>
    </message>
    <message numerus="yes">
        <source>%n issues</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionTexts</name>
    <message>
        <source>Service: %1</source>
        <translation>Serviço: %1</translation>
    </message>
    <message>
        <source>Last response: %1</source>
        <translation>Última resposta: %1</translation>
    </message>
    <message>
        <source>Last attempt failed: %1</source>
        <translation>A última tentativa falhou: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>%n tentativa desde então</numerusform>
            <numerusform>%n tentativas desde então</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget: %1 of %2 left</source>
        <translation>Cota da API: restam %1 de %2</translation>
    </message>
    <message>
        <source>Rate limit reached. Calls wait until the service accepts them again.</source>
        <translation>Limite de requisições atingido. As chamadas esperam até o serviço aceitá-las de novo.</translation>
    </message>
    <message>
        <source>Moderator actions</source>
        <translation>Ações de moderadores</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Modos do chat</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>Modo Escudo</translation>
    </message>
    <message>
        <source>Shoutouts</source>
        <translation>Shoutouts</translation>
    </message>
    <message>
        <source>Shared chats</source>
        <translation>Chats compartilhados</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Resgates</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Doações</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Title and category</source>
        <translation>Título e categoria</translation>
    </message>
    <message>
        <source>Stream start and end</source>
        <translation>Início e fim da transmissão</translation>
    </message>
    <message>
        <source>%1: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1: sem eventos em tempo real, verificado periodicamente.</translation>
    </message>
    <message>
        <source>%1 in the channel of %2: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1 no canal de %2: sem eventos em tempo real, verificado periodicamente.</translation>
    </message>
    <message>
        <source>The service ended the subscription: “%1”</source>
        <translation>O serviço encerrou a assinatura: “%1”</translation>
    </message>
    <message>
        <source>Last message from the service: %1</source>
        <translation>Última mensagem do serviço: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n assinatura</numerusform>
            <numerusform>%n assinaturas</numerusform>
        </translation>
    </message>
    <message>
        <source>No live events: polling every %1 s</source>
        <translation>Sem eventos em tempo real: consulta a cada %1 s</translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation>Eventos em tempo real: aguardando o chaveiro</translation>
    </message>
    <message>
        <source>Live events: sign-in not readable from keychain</source>
        <translation>Eventos em tempo real: login ilegível no chaveiro</translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation>Eventos em tempo real: sem login</translation>
    </message>
    <message>
        <source>Live events: not subscribed yet</source>
        <translation>Eventos em tempo real: ainda não assinados</translation>
    </message>
    <message>
        <source>Live events: connecting…</source>
        <translation>Eventos em tempo real: conectando…</translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation>Eventos em tempo real: assinando…</translation>
    </message>
    <message>
        <source>Live events connected</source>
        <translation>Eventos em tempo real conectados</translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>Eventos em tempo real conectados, %n recusado</numerusform>
            <numerusform>Eventos em tempo real conectados, %n recusados</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed changes are found within %1.</source>
        <translation>Mudanças perdidas são encontradas em até %1.</translation>
    </message>
    <message>
        <source>Live events: reconnecting, next attempt at %1</source>
        <translation>Eventos em tempo real: reconectando, próxima tentativa às %1</translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation>Eventos em tempo real: reconectando…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Aguardando o chaveiro</translation>
    </message>
    <message>
        <source>Sign-in not readable from keychain</source>
        <translation>Login ilegível no chaveiro</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Connected · updated %1</source>
        <translation>Conectado · atualizado %1</translation>
    </message>
    <message>
        <source>Reconnecting, attempt %1</source>
        <translation>Reconectando, tentativa %1</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Offline desde %1</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sessão encerrada</translation>
    </message>
</context>
<context>
    <name>Sidestage::DataCard</name>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Could not open a file manager.</source>
        <translation>Não foi possível abrir um gerenciador de arquivos.</translation>
    </message>
    <message>
        <source>Accounts, drafts, presets, library</source>
        <translation>Contas, rascunhos, predefinições, biblioteca</translation>
    </message>
    <message>
        <source>Archive, ledger, reports, pending requests</source>
        <translation>Histórico, livro de doações, relatórios, requisições pendentes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Can be loaded again.</source>
        <translation>Podem ser carregadas de novo.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Replaced by the last restore</source>
        <translation>Substituídos pela última restauração</translation>
    </message>
    <message>
        <source>Back up everything to one file</source>
        <translation>Fazer backup de tudo em um arquivo</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Fazer backup…</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>Restaurar um backup</translation>
    </message>
    <message>
        <source>Replaces all present data, which is kept aside. Sidestage starts again.</source>
        <translation>Substitui todos os dados atuais, que são guardados à parte. O Sidestage reinicia.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Delete all data</source>
        <translation>Excluir todos os dados</translation>
    </message>
    <message>
        <source>Signs out everywhere and removes everything that Sidestage has stored on this computer.</source>
        <translation>Sai de todas as contas e remove tudo o que o Sidestage guardou neste computador.</translation>
    </message>
    <message>
        <source>Delete all data…</source>
        <translation>Excluir todos os dados…</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Fazer backup de tudo</translation>
    </message>
    <message>
        <source>Back-ups of Sidestage (*.sidestage)</source>
        <translation>Backups do Sidestage (*.sidestage)</translation>
    </message>
    <message>
        <source>Everything is in %1. Keep it where only you can read it.</source>
        <translation>Tudo está em %1. Guarde-o onde só você possa lê-lo.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Verificando %1…</translation>
    </message>
    <message>
        <source>Nothing was restored. %1</source>
        <translation>Nada foi restaurado. %1</translation>
    </message>
    <message>
        <source>Replace all present data?</source>
        <translation>Substituir todos os dados atuais?</translation>
    </message>
    <message>
        <source>The back-up is of %1, written by Sidestage %2, %3. The present data is moved to %4. Sidestage then starts again; you may have to sign in again.</source>
        <translation>O backup é de %1, gravado pelo Sidestage %2, %3. Os dados atuais são movidos para %4. Depois o Sidestage reinicia; talvez você precise entrar novamente.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Restaurar e reiniciar</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Descompactando…</translation>
    </message>
    <message>
        <source>Delete everything that Sidestage has stored?</source>
        <translation>Excluir tudo o que o Sidestage guardou?</translation>
    </message>
    <message>
        <source>%1: accounts, drafts, presets, the reward library, the archive, the ledger, reports and settings. Pending decisions are not sent. This cannot be undone; a back-up can bring it back.</source>
        <translation>%1: contas, rascunhos, predefinições, a biblioteca de recompensas, o histórico, o livro de doações, relatórios e configurações. Decisões pendentes não são enviadas. Isso não pode ser desfeito; um backup pode trazer tudo de volta.</translation>
    </message>
    <message>
        <source>Delete and restart</source>
        <translation>Excluir e reiniciar</translation>
    </message>
    <message>
        <source>All accounts are signed out, but nothing else was deleted. %1</source>
        <translation>Todas as contas foram desconectadas, mas nada mais foi excluído. %1</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Saindo…</translation>
    </message>
    <message>
        <source>All databases and settings, also while Sidestage is running. Not part of it are the world of the sandbox, and sign-ins and client secrets, which stay in the system’s keychain.</source>
        <translation>Todos os bancos de dados e configurações, mesmo com o Sidestage em execução. Não fazem parte o mundo da sandbox nem os logins e segredos de cliente, que ficam no chaveiro do sistema.</translation>
    </message>
    <message>
        <source>Pending decisions are not sent.</source>
        <translation>As decisões pendentes não são enviadas.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Database</name>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 está danificado.</translation>
    </message>
    <message>
        <source>%1 was written by another version of Sidestage.</source>
        <translation>%1 foi gravado por outra versão do Sidestage.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DayStrip</name>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
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
        <translation>Em espera de novo</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>%Ln já foi enviado e é definitivo. Os outros %1 voltarão à espera.</numerusform>
            <numerusform>%Ln já foram enviados e são definitivos. Os outros %1 voltarão à espera.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” of %2 was not fulfilled.</source>
        <comment>a reward; a viewer</comment>
        <translation>“%1” de %2 não foi concluída.</translation>
    </message>
    <message>
        <source>“%1” of %2 was not refunded.</source>
        <comment>a reward; a viewer</comment>
        <translation>“%1” de %2 não foi reembolsada.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionService</name>
    <message>
        <source>The service rejected the decision without giving a reason.</source>
        <translation>O serviço rejeitou a decisão sem dar um motivo.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Excluir “%1”?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>Excluir %Ln recompensa?</numerusform>
            <numerusform>Excluir %Ln recompensas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>%Ln resgate em espera (%1).</numerusform>
            <numerusform>%Ln resgates em espera (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting a reward fulfils its waiting redemptions: no points are refunded, and this cannot be undone.</source>
        <translation>Excluir uma recompensa conclui seus resgates em espera: nenhum ponto é reembolsado, e isso não pode ser desfeito.</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Reembolsar %Ln antes</numerusform>
            <numerusform>Reembolsar %Ln antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Concluir %Ln antes</numerusform>
            <numerusform>Concluir %Ln antes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause instead</source>
        <translation>Pausar em vez disso</translation>
    </message>
    <message>
        <source>Viewers can no longer redeem a deleted reward. If you keep it in the library, you can create it again.</source>
        <translation>Os espectadores não podem mais resgatar uma recompensa excluída. Se você a mantiver na biblioteca, poderá criá-la de novo.</translation>
    </message>
    <message>
        <source>Keep it in the library</source>
        <translation>Mantê-la na biblioteca</translation>
    </message>
    <message>
        <source>Keep them in the library</source>
        <translation>Mantê-las na biblioteca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message numerus="yes">
        <source>Pause %Ln</source>
        <translation>
            <numerusform>Pausar %Ln</numerusform>
            <numerusform>Pausar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln and delete</source>
        <translation>
            <numerusform>Reembolsar %Ln e excluir</numerusform>
            <numerusform>Reembolsar %Ln e excluir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln and delete</source>
        <translation>
            <numerusform>Concluir %Ln e excluir</numerusform>
            <numerusform>Concluir %Ln e excluir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln</source>
        <translation>
            <numerusform>Excluir %Ln</numerusform>
            <numerusform>Excluir %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DescriptionCard</name>
    <message>
        <source>About the channel</source>
        <translation>Sobre o canal</translation>
    </message>
    <message>
        <source>Send description</source>
        <translation>Enviar descrição</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard the change of the description</source>
        <translation>Descartar a alteração da descrição</translation>
    </message>
    <message>
        <source>Sign in again to see the description.</source>
        <translation>Entre novamente para ver a descrição.</translation>
    </message>
    <message>
        <source>No permission to change the description.</source>
        <translation>Sem permissão para alterar a descrição.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>Changing the description requires the permission user:edit, which was not granted when you signed in.</source>
        <translation>Alterar a descrição exige a permissão user:edit, que não foi concedida no seu login.</translation>
    </message>
    <message>
        <source>Description sent</source>
        <translation>Descrição enviada</translation>
    </message>
    <message>
        <source>It is not known whether the description was changed. %1 Yours is still here.</source>
        <translation>Não se sabe se a descrição foi alterada. %1 A sua continua aqui.</translation>
    </message>
    <message>
        <source>Description not sent. %1 Yours is still here.</source>
        <translation>Descrição não enviada. %1 A sua continua aqui.</translation>
    </message>
    <message>
        <source>Discarded the change of the description</source>
        <translation>Alteração da descrição descartada</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: “%1”</source>
        <translation>Alterada em outro lugar nesse meio-tempo: “%1”</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Rascunho não salvo: %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the description.</source>
        <translation>O Sidestage precisa de permissão para alterar a descrição.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DesktopPresence</name>
    <message>
        <source>Snooze the next ad</source>
        <translation>Adiar o próximo anúncio</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Concluir o resgate que espera há mais tempo</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Reembolsar o resgate que espera há mais tempo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Bloquear o chat sem perguntar</translation>
    </message>
    <message>
        <source>Show Sidestage</source>
        <translation>Mostrar o Sidestage</translation>
    </message>
    <message>
        <source>Use global shortcuts</source>
        <translation>Usar atalhos globais</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Não executado</translation>
    </message>
    <message>
        <source>Sidestage keeps running</source>
        <translation>O Sidestage continua em execução</translation>
    </message>
    <message>
        <source>Its icon in the tray shows the window again. To quit, use the menu of the icon. Settings decide what closing the window does.</source>
        <translation>Seu ícone na bandeja mostra a janela de novo. Para sair, use o menu do ícone. As configurações definem o que acontece ao fechar a janela.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. Choose their keys in the settings of your desktop.</source>
        <translation>Os atalhos globais estão ativados. Escolha as teclas nas configurações do seu ambiente de trabalho.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. %1</source>
        <translation>Os atalhos globais estão ativados. %1</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Outros aplicativos</translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Waiting for your approval</source>
        <translation>Aguardando sua aprovação</translation>
    </message>
    <message>
        <source>Enter this code on another device</source>
        <translation>Digite este código em outro dispositivo</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar endereço</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Opens in the browser of this computer</source>
        <translation>Abre no navegador deste computador</translation>
    </message>
    <message>
        <source>Could not open the browser. Enter the address there yourself.</source>
        <translation>Não foi possível abrir o navegador. Digite o endereço nele você mesmo.</translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and enter:</source>
        <translation>Abra %1 onde você já fez login e digite:</translation>
    </message>
    <message>
        <source>This code is not valid any more. If you denied access, get a new code.</source>
        <translation>Este código não é mais válido. Se você negou o acesso, obtenha um novo código.</translation>
    </message>
    <message>
        <source>next check in %1</source>
        <translation>próxima verificação em %1</translation>
    </message>
    <message>
        <source>checking now</source>
        <translation>verificando agora</translation>
    </message>
    <message>
        <source>Checked %1, %2.</source>
        <translation>Verificado %1, %2.</translation>
    </message>
    <message>
        <source>Checks for your approval every few seconds.</source>
        <translation>Verifica sua aprovação a cada poucos segundos.</translation>
    </message>
    <message>
        <source>This code has ended</source>
        <translation>Este código foi encerrado</translation>
    </message>
    <message>
        <source>The code is not valid any more.</source>
        <translation>O código não é mais válido.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Diagnostics</name>
    <message>
        <source>Report for developers</source>
        <translation>Relatório para desenvolvedores</translation>
    </message>
    <message>
        <source>Read the report before you pass it on.</source>
        <translation>Leia o relatório antes de repassá-lo.</translation>
    </message>
    <message>
        <source>It says which versions and settings you use, which permissions were granted, and what Sidestage has logged. Tokens, passwords and stream keys are left out. Sidestage sends it nowhere. You can change the text before you save it.</source>
        <translation>Ele diz quais versões e configurações você usa, quais permissões foram concedidas e o que o Sidestage registrou. Tokens, senhas e chaves de transmissão ficam de fora. O Sidestage não o envia a lugar nenhum. Você pode alterar o texto antes de salvá-lo.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salvar relatório</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Salvar um relatório…</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. That run began at %1. A report for developers can help to find the cause.</source>
        <translation>O Sidestage não foi encerrado corretamente da última vez. Essa execução começou em %1. Um relatório para desenvolvedores pode ajudar a encontrar a causa.</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. A report for developers can help to find the cause.</source>
        <translation>O Sidestage não foi encerrado corretamente da última vez. Um relatório para desenvolvedores pode ajudar a encontrar a causa.</translation>
    </message>
    <message>
        <source>Read the report…</source>
        <translation>Ler o relatório…</translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation>adicionado: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>removido: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DirectAction</name>
    <message>
        <source>Snoozing the next ad by 5 minutes.</source>
        <translation>Adiando o próximo anúncio por 5 minutos.</translation>
    </message>
    <message>
        <source>The length of an ad is a number of seconds from %1 to %2.</source>
        <translation>A duração de um anúncio é um número de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Running an ad of %1.</source>
        <translation>Exibindo um anúncio de %1.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>Uma nota tem no máximo %n caractere.</numerusform>
            <numerusform>Uma nota tem no máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking this moment.</source>
        <translation>Marcando este momento.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>O Sidestage precisa de permissão para decidir resgates.</translation>
    </message>
    <message>
        <source>No redemption is waiting.</source>
        <translation>Nenhum resgate em espera.</translation>
    </message>
    <message>
        <source>No redemption of “%1” is waiting.</source>
        <translation>Nenhum resgate de “%1” em espera.</translation>
    </message>
    <message>
        <source>Fulfilling “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>Concluindo “%1” de %2.</translation>
    </message>
    <message>
        <source>Refunding “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>Reembolsando “%1” de %2.</translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n seconds. Until then it can be undone.</source>
        <translation>
            <numerusform>Será enviado em %n segundo. Até lá pode ser desfeito.</numerusform>
            <numerusform>Será enviado em %n segundos. Até lá pode ser desfeito.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no announcement template “%1”.</source>
        <translation>Não há modelo de comunicado “%1”.</translation>
    </message>
    <message>
        <source>%1 is not among the channels of the page Chat.</source>
        <translation>%1 não está entre os canais da página Chat.</translation>
    </message>
    <message>
        <source>No signed-in account may announce in %1.</source>
        <translation>Nenhuma conta com login pode enviar comunicados em %1.</translation>
    </message>
    <message>
        <source>Announcing “%1” in %2.</source>
        <translation>Comunicando “%1” em %2.</translation>
    </message>
    <message>
        <source>The only argument of this action is “now”.</source>
        <translation>O único argumento desta ação é “now”.</translation>
    </message>
    <message>
        <source>Chat is locked down already.</source>
        <translation>O chat já está bloqueado.</translation>
    </message>
    <message>
        <source>No preset for lockdowns is set. Set one on the page Chat.</source>
        <translation>Nenhuma predefinição para bloqueios está definida. Defina uma na página Chat.</translation>
    </message>
    <message>
        <source>The page Chat shows no channel.</source>
        <translation>A página Chat não mostra nenhum canal.</translation>
    </message>
    <message>
        <source>The lockdown could not be saved to disk, so it was not started.</source>
        <translation>Não foi possível salvar o bloqueio no disco, por isso ele não foi iniciado.</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %n channels.</source>
        <translation>
            <numerusform>Bloqueando %n canal.</numerusform>
            <numerusform>Bloqueando %n canais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Adiar o próximo anúncio</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Exibir um anúncio</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Concluir o resgate que espera há mais tempo</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Reembolsar o resgate que espera há mais tempo</translation>
    </message>
    <message>
        <source>Announce a template in chat</source>
        <translation>Comunicar um modelo no chat</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Bloquear o chat sem perguntar</translation>
    </message>
</context>
<context>
    <name>Sidestage::DonationModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>conta excluída</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>an amount, and others in other currencies</comment>
        <translation>%1 e mais</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Doações</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>anteriores</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1, %2 em %n doação</numerusform>
            <numerusform>%1, %2 em %n doações</numerusform>
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
        <translation>Doações</translation>
    </message>
    <message>
        <source>Search donations by viewer or amount</source>
        <translation>Buscar doações por espectador ou valor</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Sort donations</source>
        <translation>Ordenar doações</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Mais recentes</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maiores</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>Por espectador</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>mais recentes primeiro</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>maiores primeiro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador</numerusform>
            <numerusform>%Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, order</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> · loading…</source>
        <translation> · carregando…</translation>
    </message>
    <message>
        <source>No matching donation for “%1”.</source>
        <translation>Nenhuma doação correspondente a “%1”.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
    <message>
        <source>No donations yet. They appear here as they come in.</source>
        <translation>Nenhuma doação ainda. Elas aparecem aqui assim que chegam.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nova</numerusform>
            <numerusform>%Ln novas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation>Alterado em outro lugar</translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you were editing it</source>
        <translation>O canal foi alterado em outro lugar enquanto você o editava</translation>
    </message>
    <message>
        <source>Choose which value to use for each field. Nothing has been sent yet.</source>
        <translation>Escolha que valor usar para cada campo. Nada foi enviado ainda.</translation>
    </message>
    <message>
        <source>Before your edits</source>
        <translation>Antes das suas edições</translation>
    </message>
    <message>
        <source>Current value (seen %1)</source>
        <translation>Valor atual (visto %1)</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Seu valor</translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation>Alterado só por você: %1.</translation>
    </message>
    <message>
        <source>Use current values</source>
        <translation>Usar valores atuais</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar editando</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>valor atual</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>seu valor</translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>Enviar o meu (%n)</numerusform>
            <numerusform>Enviar os meus (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>%1 will be overwritten with your values, %2 will keep the current value.</source>
        <translation>%1 será substituído pelos seus valores, %2 manterá o valor atual.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Drive</name>
    <message>
        <source>Act at once, without a dialog:</source>
        <translation>Agem na hora, sem diálogo:</translation>
    </message>
    <message>
        <source>Open their page and act there, on what is selected:</source>
        <translation>Abrem sua página e agem nela, sobre o que está selecionado:</translation>
    </message>
    <message>
        <source>Open a page or a dialog:</source>
        <translation>Abrem uma página ou um diálogo:</translation>
    </message>
    <message numerus="yes">
        <source>live, %n viewers</source>
        <translation>
            <numerusform>ao vivo, %n espectador</numerusform>
            <numerusform>ao vivo, %n espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>offline</source>
        <comment>a channel</comment>
        <translation>offline</translation>
    </message>
    <message>
        <source>ad running, %1 left</source>
        <translation>anúncio no ar, restam %1</translation>
    </message>
    <message>
        <source>next ad in %1</source>
        <translation>próximo anúncio em %1</translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes left</source>
        <translation>
            <numerusform>resta %n adiamento</numerusform>
            <numerusform>restam %n adiamentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions waiting</source>
        <translation>
            <numerusform>%n resgate em espera</numerusform>
            <numerusform>%n resgates em espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting in moderation</source>
        <translation>
            <numerusform>%n em espera na moderação</numerusform>
            <numerusform>%n em espera na moderação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions not sent yet</source>
        <translation>
            <numerusform>%n decisão ainda não enviada</numerusform>
            <numerusform>%n decisões ainda não enviadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean: %1?</source>
        <translation>Você quis dizer: %1?</translation>
    </message>
    <message>
        <source>The arguments are too long.</source>
        <translation>Os argumentos são longos demais.</translation>
    </message>
    <message>
        <source>Sidestage is not running in this data folder.</source>
        <translation>O Sidestage não está em execução nesta pasta de dados.</translation>
    </message>
    <message>
        <source>Sidestage is running, but does not answer.</source>
        <translation>O Sidestage está em execução, mas não responde.</translation>
    </message>
    <message>
        <source>Sidestage has ended.</source>
        <translation>O Sidestage foi encerrado.</translation>
    </message>
    <message>
        <source>The answer of Sidestage could not be read. Are its versions the same?</source>
        <translation>Não foi possível ler a resposta do Sidestage. As versões são iguais?</translation>
    </message>
    <message>
        <source>Tells the running Sidestage what to do, or asks for the state of the channel.</source>
        <translation>Diz ao Sidestage em execução o que fazer ou pergunta o estado do canal.</translation>
    </message>
    <message>
        <source>Do an action; --list shows all.</source>
        <translation>Executa uma ação; --list mostra todas.</translation>
    </message>
    <message>
        <source>Print the state of the channel.</source>
        <translation>Mostra o estado do canal.</translation>
    </message>
    <message>
        <source>Of this service.</source>
        <translation>Deste serviço.</translation>
    </message>
    <message>
        <source>For this account.</source>
        <translation>Para esta conta.</translation>
    </message>
    <message>
        <source>Ask the Sidestage that uses this folder.</source>
        <translation>Pergunta ao Sidestage que usa esta pasta.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>Saída em JSON.</translation>
    </message>
    <message>
        <source>List all actions.</source>
        <translation>Lista todas as ações.</translation>
    </message>
    <message>
        <source>Print the state again after each change.</source>
        <translation>Mostra o estado de novo a cada mudança.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DurationField</name>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>days</source>
        <translation>dias</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Duração de %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unidade de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EditorsCard</name>
    <message>
        <source>%1, editor since %2</source>
        <translation>%1, editor desde %2</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editores</translation>
    </message>
    <message>
        <source>Editors of the channel</source>
        <translation>Editores do canal</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the editors.</source>
        <translation>O Sidestage precisa de permissão para ver os editores.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta uma permissão</translation>
    </message>
    <message>
        <source>Seeing the editors of a channel requires permission from its broadcaster.</source>
        <translation>Ver os editores de um canal exige permissão do streamer dele.</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Tentar carregar os editores de novo</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Não foi possível atualizar. %1</translation>
    </message>
    <message>
        <source>Could not load the editors. %1</source>
        <translation>Não foi possível carregar os editores. %1</translation>
    </message>
    <message>
        <source>The channel has no editors.</source>
        <translation>O canal não tem editores.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
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
        <source>No raid</source>
        <translation>Sem raid</translation>
    </message>
    <message>
        <source>the viewers stay</source>
        <translation>os espectadores ficam</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Voltar aos programas</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>O que está em espera</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Definir tudo como</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restauração</translation>
    </message>
    <message>
        <source>after the decisions</source>
        <translation>após as decisões</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln espectador</numerusform>
            <numerusform>%1, %2, %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom to raid. The current row is chosen.</source>
        <translation>Quem receberá a raid. A linha atual é a escolhida.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>called last, leaves after 90 s</source>
        <translation>chamada por último, parte após 90 s</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>kept when the show ends</source>
        <translation>guardado quando o programa termina</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Pasta…</translation>
    </message>
    <message>
        <source>Save summary…</source>
        <translation>Salvar resumo…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decisão</numerusform>
            <numerusform>%Ln decisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restores</source>
        <translation>
            <numerusform>%Ln restauração</numerusform>
            <numerusform>%Ln restaurações</numerusform>
        </translation>
    </message>
    <message>
        <source>export</source>
        <translation>exportar</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>raid</translation>
    </message>
    <message>
        <source>End show (%1)</source>
        <comment>what it does</comment>
        <translation>Encerrar programa (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <comment>what it does, without a show</comment>
        <translation>Finalizar (%1)</translation>
    </message>
    <message>
        <source>End of show</source>
        <translation>Fim do programa</translation>
    </message>
    <message>
        <source>End of stream</source>
        <translation>Fim da transmissão</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparando com o serviço…</translation>
    </message>
    <message>
        <source>%1, since %2 · your broadcast itself goes on</source>
        <comment>name of a show; a time of day</comment>
        <translation>%1, desde %2 · a transmissão em si continua</translation>
    </message>
    <message>
        <source>No show was begun. The figures count from %1.</source>
        <comment>a time of day</comment>
        <translation>Nenhum programa foi iniciado. Os valores contam a partir de %1.</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Espectadores</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Transmissão</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Salvar resumo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a show, a date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Summary saved in %1.</source>
        <translation>Resumo salvo em %1.</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nada em espera.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of redemptions; number of rewards</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln resgate</numerusform>
            <numerusform>%Ln resgates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln recompensa</numerusform>
            <numerusform>%Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 fulfilled, %3 refunded, %4 given back. %5 left.</source>
        <translation>%1: %2 concluídos, %3 reembolsados, %4 devolvidos. %5 ficam.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requisição</numerusform>
            <numerusform>%Ln requisições</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is restored, because no show was begun.</source>
        <translation>Nada é restaurado, porque nenhum programa foi iniciado.</translation>
    </message>
    <message>
        <source>Nothing that is restored was changed elsewhere.</source>
        <translation>Nada do que é restaurado foi alterado em outro lugar.</translation>
    </message>
    <message>
        <source>Changed elsewhere and left as it is: %1.</source>
        <translation>Alterado em outro lugar e deixado como está: %1.</translation>
    </message>
    <message>
        <source>Folder for chapters and markers</source>
        <translation>Pasta para capítulos e marcadores</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a noun</comment>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>title of a column</comment>
        <translation>Dado</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlert</name>
    <message>
        <source>Raid arrives</source>
        <translation>Chegada de raid</translation>
    </message>
    <message>
        <source>New subscription</source>
        <translation>Nova inscrição</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Cheer</translation>
    </message>
    <message>
        <source>Moderation waits</source>
        <translation>Moderação em espera</translation>
    </message>
    <message>
        <source>You are mentioned</source>
        <translation>Você é mencionado</translation>
    </message>
    <message>
        <source>Prediction to resolve</source>
        <translation>Palpite a resolver</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Conexão perdida</translation>
    </message>
    <message>
        <source>The window always shows it above the pages.</source>
        <translation>A janela sempre mostra isso acima das páginas.</translation>
    </message>
    <message>
        <source>Moment or clip</source>
        <translation>Momento ou clipe</translation>
    </message>
    <message>
        <source>The window always shows what became of it.</source>
        <translation>A janela sempre mostra o que aconteceu com ele.</translation>
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
        <translation>%1: “%2”</translation>
    </message>
    <message>
        <source>%1 in %2: “%3”</source>
        <comment>a viewer, a channel, a message</comment>
        <translation>%1 em %2: “%3”</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation>Este perfil de serviço não tem endereço para eventos em tempo real.</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>O computador estava suspenso.</translation>
    </message>
    <message>
        <source>The service refused all subscriptions: %1</source>
        <translation>O serviço recusou todas as assinaturas: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation>O serviço fechou a conexão: “%1” (%2)</translation>
    </message>
    <message>
        <source>Connection lost: %1</source>
        <translation>Conexão perdida: %1</translation>
    </message>
    <message>
        <source>Could not connect: %1</source>
        <translation>Não foi possível conectar: %1</translation>
    </message>
    <message>
        <source>Connection timed out: no data from the service.</source>
        <translation>A conexão expirou: sem dados do serviço.</translation>
    </message>
    <message>
        <source>The service tried to move the connection to a different host, which is not allowed.</source>
        <translation>O serviço tentou mover a conexão para outro host, o que não é permitido.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionSales</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>Comprador</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produto</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
</context>
<context>
    <name>Sidestage::ExtensionsCard</name>
    <message>
        <source>Panel %1</source>
        <translation>Painel %1</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Component %1</source>
        <translation>Componente %1</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensões</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard the choice of extensions</source>
        <translation>Descartar a escolha de extensões</translation>
    </message>
    <message>
        <source>Apply the choice of extensions</source>
        <translation>Aplicar a escolha de extensões</translation>
    </message>
    <message>
        <source>Sign in again to see your extensions.</source>
        <translation>Entre novamente para ver suas extensões.</translation>
    </message>
    <message>
        <source>No permission to choose extensions.</source>
        <translation>Sem permissão para escolher extensões.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>Choosing the active extensions requires the permission user:edit:broadcast, which was not granted when you signed in.</source>
        <translation>Escolher as extensões ativas exige a permissão user:edit:broadcast, que não foi concedida no seu login.</translation>
    </message>
    <message>
        <source>Extensions applied</source>
        <translation>Extensões aplicadas</translation>
    </message>
    <message>
        <source>It is not known whether the extensions were changed. %1</source>
        <translation>Não se sabe se as extensões foram alteradas. %1</translation>
    </message>
    <message>
        <source>No extension was changed. %1 Your choice is still here.</source>
        <translation>Nenhuma extensão foi alterada. %1 Sua escolha continua aqui.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>%1 (has to be set up first)</source>
        <translation>%1 (precisa ser configurada antes)</translation>
    </message>
    <message>
        <source>No extensions are installed. Install them in the creator dashboard.</source>
        <translation>Nenhuma extensão instalada. Instale-as no painel de controle do criador.</translation>
    </message>
    <message>
        <source>No extensions are active.</source>
        <translation>Nenhuma extensão ativa.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to choose extensions.</source>
        <translation>O Sidestage precisa de permissão para escolher extensões.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Movida para “%1”.</translation>
    </message>
    <message>
        <source>Discarded the choice of extensions</source>
        <translation>Escolha de extensões descartada</translation>
    </message>
</context>
<context>
    <name>Sidestage::Feed</name>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Daily download</source>
        <translation>Download diário</translation>
    </message>
    <message>
        <source>Download once a day</source>
        <translation>Baixar uma vez por dia</translation>
    </message>
    <message>
        <source>While Sidestage is running. Data that the service deletes after a year stays saved here.</source>
        <translation>Enquanto o Sidestage está em execução. Os dados que o serviço exclui depois de um ano ficam salvos aqui.</translation>
    </message>
    <message>
        <source>Warn after this many days without new data</source>
        <translation>Avisar após esta quantidade de dias sem dados novos</translation>
    </message>
    <message>
        <source>Warn when there is no new data for</source>
        <translation>Avisar quando não houver dados novos por</translation>
    </message>
    <message>
        <source>In days, counted from when new data was due.</source>
        <translation>Em dias, contados a partir de quando os dados novos eram esperados.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message>
        <source>The address of the file is not secure: it is neither https nor on this computer.</source>
        <translation>O endereço do arquivo não é seguro: não é https nem está neste computador.</translation>
    </message>
    <message>
        <source>The file is compressed (%1), which is not supported.</source>
        <translation>O arquivo está compactado (%1), o que não é suportado.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>O arquivo é maior que %n MB.</numerusform>
            <numerusform>O arquivo é maior que %n MB.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was redirected in a way that is not allowed.</source>
        <translation>O arquivo foi redirecionado de uma forma não permitida.</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>O arquivo está incompleto.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabela para planilhas (*.csv)</translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation>Tabela de valores exatos (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Salvando %1</translation>
    </message>
    <message>
        <source>%1 is still being saved. You can save another file when it is done.</source>
        <translation>%1 ainda está sendo salvo. Você pode salvar outro arquivo quando terminar.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Salvo em %1.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar pasta</translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation>A exportação foi cancelada. Nada foi salvo.</translation>
    </message>
    <message>
        <source>Could not save %1. The system reported: “%2”</source>
        <translation>Não foi possível salvar %1. O sistema informou: “%2”</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Escolher outro arquivo…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln linha salva em %1.</numerusform>
            <numerusform>%Ln linhas salvas em %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FolderOwner</name>
    <message>
        <source>Sidestage could not lock its data folder, so it did not start.</source>
        <translation>O Sidestage não conseguiu bloquear sua pasta de dados, por isso não foi iniciado.</translation>
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
        <translation>Só um Sidestage pode usar uma pasta. Verifique se você pode gravar nesta pasta e se o sistema de arquivos dela aceita bloqueios, ou inicie o Sidestage com outra pasta: --data-dir PASTA</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Sidestage could not finish restoring or deleting its data.</source>
        <translation>O Sidestage não conseguiu terminar de restaurar ou excluir seus dados.</translation>
    </message>
    <message>
        <source>Nothing is lost: the previous data is in the folder “before-restore”. Start again when the reason is solved.</source>
        <translation>Nada se perdeu: os dados anteriores estão na pasta “before-restore”. Inicie novamente quando a causa for resolvida.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowCard</name>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Seguindo</translation>
    </message>
    <message>
        <source>Export followers…</source>
        <translation>Exportar seguidores…</translation>
    </message>
    <message>
        <source>Export followed channels…</source>
        <translation>Exportar canais seguidos…</translation>
    </message>
    <message>
        <source>Reset count</source>
        <translation>Zerar contagem</translation>
    </message>
    <message>
        <source>Followers per day</source>
        <translation>Seguidores por dia</translation>
    </message>
    <message>
        <source>Followed channels per day</source>
        <translation>Canais seguidos por dia</translation>
    </message>
    <message>
        <source>Loading the list</source>
        <translation>Carregando a lista</translation>
    </message>
    <message>
        <source>Filter followers</source>
        <translation>Filtrar seguidores</translation>
    </message>
    <message>
        <source>Filter followed channels</source>
        <translation>Filtrar canais seguidos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Search followers</source>
        <translation>Buscar seguidores</translation>
    </message>
    <message>
        <source>Search followed channels</source>
        <translation>Buscar canais seguidos</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nomes</translation>
    </message>
    <message>
        <source>Followers, newest first</source>
        <translation>Seguidores, mais recentes primeiro</translation>
    </message>
    <message>
        <source>Followed channels, newest first</source>
        <translation>Canais seguidos, mais recentes primeiro</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>new followers</source>
        <translation>novos seguidores</translation>
    </message>
    <message>
        <source>lost followers</source>
        <translation>seguidores perdidos</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>seguidores</translation>
    </message>
    <message>
        <source>newly followed channels</source>
        <translation>canais recém-seguidos</translation>
    </message>
    <message>
        <source>channels no longer followed</source>
        <translation>canais que você deixou de seguir</translation>
    </message>
    <message>
        <source>followed channels</source>
        <translation>canais seguidos</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>Changes since %1: %2 new, %3 gone</source>
        <translation>Mudanças desde %1: %2 novos, %3 perdidos</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>Novos %1</translation>
    </message>
    <message>
        <source>Gone %1</source>
        <translation>Perdidos %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, comparing</source>
        <translation>%1, comparando</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, pausado</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <translation>%1, carregando</translation>
    </message>
    <message>
        <source>Loading could not be resumed and started over at %1. No entries were lost.</source>
        <translation>Não foi possível retomar o carregamento, que recomeçou às %1. Nenhuma entrada se perdeu.</translation>
    </message>
    <message>
        <source>Not fully loaded. %1</source>
        <translation>Não carregado por completo. %1</translation>
    </message>
    <message>
        <source>Only the number of followers is available.</source>
        <translation>Só o número de seguidores está disponível.</translation>
    </message>
    <message>
        <source>Not available without permission.</source>
        <translation>Não disponível sem permissão.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta uma permissão</translation>
    </message>
    <message>
        <source>Without permission to read followers, only their number is available, not who they are. %1 has to grant it.</source>
        <translation>Sem permissão para ler seguidores, só o número deles está disponível, não quem são. %1 precisa concedê-la.</translation>
    </message>
    <message>
        <source>Seeing who an account follows requires permission. %1 has to grant it.</source>
        <translation>Ver quem uma conta segue exige permissão. %1 precisa concedê-la.</translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation>%1 encontrados até agora</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontrados</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Nenhum nome correspondente.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
    <message>
        <source>No new followers since %1.</source>
        <translation>Nenhum seguidor novo desde %1.</translation>
    </message>
    <message>
        <source>No newly followed channels since %1.</source>
        <translation>Nenhum canal novo seguido desde %1.</translation>
    </message>
    <message>
        <source>No one unfollowed since %1.</source>
        <translation>Ninguém deixou de seguir desde %1.</translation>
    </message>
    <message>
        <source>No channels unfollowed since %1.</source>
        <translation>Você não deixou de seguir nenhum canal desde %1.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>O Sidestage precisa de permissão para ver quem segue você.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who you follow.</source>
        <translation>O Sidestage precisa de permissão para ver quem você segue.</translation>
    </message>
    <message>
        <source>No followers yet. They appear here as they come.</source>
        <translation>Nenhum seguidor ainda. Eles aparecem aqui assim que chegam.</translation>
    </message>
    <message>
        <source>You do not follow anyone yet.</source>
        <translation>Você ainda não segue ninguém.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Não foi possível carregar a lista. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message numerus="yes">
        <source>%1. Last %n days: %2</source>
        <translation>
            <numerusform>%1. Último dia: %2</numerusform>
            <numerusform>%1. Últimos %n dias: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service keeps returning more pages than it has entries.</source>
        <translation>O serviço continua retornando mais páginas do que tem entradas.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>O serviço listou só %Ln deles, por isso ninguém é marcado como perdido.</numerusform>
            <numerusform>O serviço listou só %Ln deles, por isso ninguém é marcado como perdido.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>Loading</source>
        <translation>Carregando</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, nome de usuário %2</translation>
    </message>
    <message>
        <source>%1, new, follows since %2</source>
        <translation>%1, novo, segue desde %2</translation>
    </message>
    <message>
        <source>%1, new, followed since %2</source>
        <translation>%1, novo, seguido desde %2</translation>
    </message>
    <message>
        <source>%1, gone, noticed %2, followed since %3</source>
        <translation>%1, perdido, notado %2, seguia desde %3</translation>
    </message>
    <message>
        <source>%1, no longer followed, noticed %2</source>
        <translation>%1, não mais seguido, notado %2</translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation>%1, segue desde %2</translation>
    </message>
    <message>
        <source>%1, followed since %2</source>
        <translation>%1, seguido desde %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowersCard</name>
    <message>
        <source>+%1 or more</source>
        <comment>followers</comment>
        <translation>+%1 ou mais</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Sign in again to see your followers.</source>
        <translation>Entre novamente para ver seus seguidores.</translation>
    </message>
    <message>
        <source>No permission to see who follows.</source>
        <translation>Sem permissão para ver quem segue.</translation>
    </message>
    <message>
        <source>Without permission to read followers, Sidestage only sees how many there are, not who they are or since when they follow.</source>
        <translation>Sem permissão para ler seguidores, o Sidestage só vê quantos são, não quem são nem desde quando seguem.</translation>
    </message>
    <message>
        <source>%1 this stream</source>
        <translation>%1 nesta transmissão</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 hoje</translation>
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
        <translation>Lista</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Seguindo</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Search follows</source>
        <translation>Buscar em seguidores e seguidos</translation>
    </message>
    <message>
        <source>Export follows…</source>
        <translation>Exportar seguidores e seguidos…</translation>
    </message>
    <message>
        <source>Copy name from follows</source>
        <translation>Copiar nome de seguidores e seguidos</translation>
    </message>
    <message>
        <source>Reset the count of changes</source>
        <translation>Zerar a contagem de mudanças</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormBase</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>%n caractere a mais: no máximo %L1.</numerusform>
            <numerusform>%n caracteres a mais: no máximo %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 characters</source>
        <translation>%L1 de %L2 caracteres</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormField</name>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>Changed, not sent yet</source>
        <translation>Alterado, ainda não enviado</translation>
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
        <translation>Não carregado</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Atualizado: %1</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · ao vivo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, refresh failed</source>
        <translation>%1, falha ao atualizar</translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation>%1, atualizando</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
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
        <translation>O ambiente de trabalho não permitiu atalhos globais.</translation>
    </message>
    <message>
        <source>This desktop offers no global shortcuts to programs.</source>
        <translation>Este ambiente de trabalho não oferece atalhos globais a aplicativos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: another program has taken %2.</source>
        <comment>an action, its keys</comment>
        <translation>%1: outro aplicativo já usa %2.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used in other programs.</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2 não pode ser usado em outros aplicativos.</translation>
    </message>
    <message>
        <source>Choose another key in Settings, under Keys.</source>
        <translation>Escolha outra tecla nas Configurações, em “Teclas”.</translation>
    </message>
    <message>
        <source>No action has a key for other programs. Choose one in Settings, under Keys.</source>
        <translation>Nenhuma ação tem uma tecla para outros aplicativos. Escolha uma nas Configurações, em “Teclas”.</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalBar</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 de %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::GoalsCard</name>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Inscrições</translation>
    </message>
    <message>
        <source>New subscriptions</source>
        <translation>Novas inscrições</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Metas</translation>
    </message>
    <message>
        <source>Sign in again to see your goals.</source>
        <translation>Entre novamente para ver suas metas.</translation>
    </message>
    <message>
        <source>No permission to see goals.</source>
        <translation>Sem permissão para ver metas.</translation>
    </message>
    <message>
        <source>Without permission to read goals, Sidestage cannot show how far they are.</source>
        <translation>Sem permissão para ler metas, o Sidestage não pode mostrar o progresso delas.</translation>
    </message>
    <message>
        <source>No goals. Set them up in the creator dashboard.</source>
        <translation>Nenhuma meta. Configure-as no painel de controle do criador.</translation>
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
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Go to a page or an action</source>
        <translation>Ir para uma página ou ação</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderador</translation>
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
        <translation>Redefinir colunas</translation>
    </message>
</context>
<context>
    <name>Sidestage::HealthCard</name>
    <message>
        <source>Show this account</source>
        <translation>Mostrar esta conta</translation>
    </message>
    <message>
        <source>Refresh now</source>
        <translation>Renovar agora</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Entrar novamente…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Sair…</translation>
    </message>
    <message>
        <source>Time left of the access token</source>
        <translation>Tempo restante do token de acesso</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Token de acesso</translation>
    </message>
    <message>
        <source>Last refresh</source>
        <translation>Última renovação</translation>
    </message>
    <message>
        <source>Last validation</source>
        <translation>Última validação</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Chaveiro</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>access token: valid until when. More</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>There is no valid sign-in to refresh.</source>
        <translation>Não há login válido para renovar.</translation>
    </message>
    <message>
        <source>A sign-in through the browser without a client secret cannot be refreshed. Sign in again before it ends.</source>
        <translation>Um login pelo navegador sem segredo do cliente não pode ser renovado. Entre novamente antes que ele termine.</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>signed in %1</source>
        <translation>login feito %1</translation>
    </message>
    <message>
        <source>Ask the keychain again</source>
        <translation>Consultar o chaveiro de novo</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sessão encerrada</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Falha no acesso ao chaveiro</translation>
    </message>
    <message>
        <source>Unlock the keychain and ask it again, or sign in again. Nothing was lost.</source>
        <translation>Desbloqueie o chaveiro e consulte-o de novo, ou entre novamente. Nada se perdeu.</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Aguardando o chaveiro</translation>
    </message>
    <message>
        <source>You may need to enter its password.</source>
        <translation>Talvez você precise digitar a senha dele.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Saindo…</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Válido</translation>
    </message>
    <message>
        <source>The service did not say until when.</source>
        <translation>O serviço não informou até quando.</translation>
    </message>
    <message>
        <source>Expired %1</source>
        <translation>Expirado %1</translation>
    </message>
    <message>
        <source>It is refreshed with the next request.</source>
        <translation>É renovado na próxima requisição.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restam %1</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Válido até %1</translation>
    </message>
    <message>
        <source>%1. It cannot be refreshed: sign in again before it ends.</source>
        <translation>%1. Não pode ser renovado: entre novamente antes que ele termine.</translation>
    </message>
    <message>
        <source>Refreshing…</source>
        <translation>Renovando…</translation>
    </message>
    <message>
        <source>The client secret could not be read</source>
        <translation>Não foi possível ler o segredo do cliente</translation>
    </message>
    <message>
        <source>The service refused it</source>
        <translation>O serviço recusou</translation>
    </message>
    <message>
        <source>It is tried again within a minute.</source>
        <translation>Haverá nova tentativa em até um minuto.</translation>
    </message>
    <message>
        <source>“%1” It is tried again within a minute. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>“%1” Haverá nova tentativa em até um minuto. Se o segredo do cliente foi substituído, digite o novo no perfil do serviço.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossível</translation>
    </message>
    <message>
        <source>It was a sign-in through the browser without a client secret (implicit grant).</source>
        <translation>Foi um login pelo navegador sem segredo do cliente (implicit grant).</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>The token is refreshed when it expires.</source>
        <translation>O token é renovado quando expira.</translation>
    </message>
    <message>
        <source>Not needed yet</source>
        <translation>Ainda não necessária</translation>
    </message>
    <message>
        <source>took %L1 ms, new refresh token kept</source>
        <translation>levou %L1 ms, novo refresh token guardado</translation>
    </message>
    <message>
        <source>took %L1 ms, same refresh token</source>
        <translation>levou %L1 ms, mesmo refresh token</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, how long ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not yet since the start</source>
        <translation>Ainda não desde o início</translation>
    </message>
    <message>
        <source>The service requires it once an hour.</source>
        <translation>O serviço a exige uma vez por hora.</translation>
    </message>
    <message>
        <source>again at %1, every hour</source>
        <translation>de novo às %1, a cada hora</translation>
    </message>
    <message>
        <source>Stored in the system keychain</source>
        <translation>Guardado no chaveiro do sistema</translation>
    </message>
    <message>
        <source>Survives a crash and a restart. Never in a file of Sidestage.</source>
        <translation>Sobrevive a uma falha e a um reinício. Nunca em um arquivo do Sidestage.</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>O chaveiro está bloqueado</translation>
    </message>
    <message>
        <source>The token is kept in memory until you quit.</source>
        <translation>O token fica na memória até você sair.</translation>
    </message>
    <message>
        <source>In memory only</source>
        <translation>Só na memória</translation>
    </message>
    <message>
        <source>There is no keychain, so you must sign in again after a restart.</source>
        <translation>Não há chaveiro, então você precisa entrar novamente após reiniciar.</translation>
    </message>
    <message>
        <source>This computer is %1 ahead of the service</source>
        <translation>Este computador está %1 adiantado em relação ao serviço</translation>
    </message>
    <message>
        <source>This computer is %1 behind the service</source>
        <translation>Este computador está %1 atrasado em relação ao serviço</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Ajuste a data e a hora deste computador. Até lá, os horários mostrados aqui podem estar errados e certificados podem ser recusados.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Segue desde</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Resgatado</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Aqui desde</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Follows since %1</source>
        <translation>Segue desde %1</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>anteriores</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>segue desde %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>não segue</translation>
    </message>
    <message>
        <source>follow status unknown</source>
        <translation>não se sabe se segue</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln resgate</numerusform>
            <numerusform>%Ln resgates</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 points</source>
        <translation>%1, %2, %3, %4 pontos</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereView</name>
    <message>
        <source>Filter viewers</source>
        <translation>Filtrar espectadores</translation>
    </message>
    <message>
        <source>Viewers in chat</source>
        <translation>Espectadores no chat</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Not following</source>
        <translation>Não segue</translation>
    </message>
    <message>
        <source>Redeemers</source>
        <translation>Quem resgatou</translation>
    </message>
    <message>
        <source>Search viewers in chat</source>
        <translation>Buscar espectadores no chat</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nomes</translation>
    </message>
    <message>
        <source>Copy the viewer’s name</source>
        <translation>Copiar o nome do espectador</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>%Ln no chat</numerusform>
            <numerusform>%Ln no chat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow</source>
        <translation>
            <numerusform>%Ln segue</numerusform>
            <numerusform>%Ln seguem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have redeemed</source>
        <translation>
            <numerusform>%Ln resgatou</numerusform>
            <numerusform>%Ln resgataram</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 visíveis</translation>
    </message>
    <message>
        <source>Follow status is shown once the follower list has been loaded.</source>
        <translation>Quem segue é mostrado depois que a lista de seguidores é carregada.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>O Sidestage precisa de permissão para ver quem segue você.</translation>
    </message>
    <message>
        <source>The viewer list may lag a few moments behind. Only redemptions seen in Sidestage are counted.</source>
        <translation>A lista de espectadores pode estar alguns instantes atrasada. Só são contados os resgates vistos no Sidestage.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is in chat.</source>
        <translation>O Sidestage precisa de permissão para ver quem está no chat.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Nenhum espectador correspondente.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Could not load the viewers in chat. %1</source>
        <translation>Não foi possível carregar os espectadores no chat. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Nobody is in chat. Viewers appear here when they join.</source>
        <translation>Ninguém está no chat. Os espectadores aparecem aqui quando entram.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Predefinição “%1”</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>em outro lugar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo %1 from %2</source>
        <translation>Desfazer %1 de %2</translation>
    </message>
    <message>
        <source>Put the previous values in the form, ready to send</source>
        <translation>Colocar os valores anteriores no formulário, prontos para envio</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Nenhuma alteração ainda.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>Channel history</source>
        <translation>Histórico do canal</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Undo puts the previous values in the form. Send to apply them.</source>
        <translation>Desfazer coloca os valores anteriores no formulário. Envie para aplicá-los.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>Sidestage::HypeTrainCard</name>
    <message>
        <source>Hype train</source>
        <translation>Hype Train</translation>
    </message>
    <message>
        <source>Sign in again to see hype trains.</source>
        <translation>Entre novamente para ver Hype Trains.</translation>
    </message>
    <message>
        <source>No permission to see hype trains.</source>
        <translation>Sem permissão para ver Hype Trains.</translation>
    </message>
    <message>
        <source>Hype trains</source>
        <translation>Hype Trains</translation>
    </message>
    <message>
        <source>Without permission to read hype trains, Sidestage cannot show their level.</source>
        <translation>Sem permissão para ler Hype Trains, o Sidestage não pode mostrar o nível deles.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nível %1</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>até o nível %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 · top: %2, %3</source>
        <comment>progress; a viewer; an amount</comment>
        <translation>%1 · topo: %2, %3</translation>
    </message>
    <message>
        <source>Hype train, level %1: %2</source>
        <translation>Hype Train, nível %1: %2</translation>
    </message>
    <message>
        <source>No train. The last reached level %1 on %2.</source>
        <translation>Nenhum Hype Train. O último chegou ao nível %1 em %2.</translation>
    </message>
    <message>
        <source>No train so far.</source>
        <translation>Nenhum Hype Train até agora.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a duration</comment>
        <translation>restam %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ImportDialog</name>
    <message>
        <source>Import rewards</source>
        <translation>Importar recompensas</translation>
    </message>
    <message>
        <source>Import from “%1”?</source>
        <translation>Importar de “%1”?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln recompensa</numerusform>
            <numerusform>%Ln recompensas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln sets</source>
        <translation>
            <numerusform>%1 e %Ln conjunto</numerusform>
            <numerusform>%1 e %Ln conjuntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1. Importing only changes the library; nothing is sent to the service.</source>
        <translation>Encontrado: %1. A importação só altera a biblioteca; nada é enviado ao serviço.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln titles are already in the library</source>
        <translation>
            <numerusform>%Ln título já está na biblioteca</numerusform>
            <numerusform>%Ln títulos já estão na biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation>Pular estas</translation>
    </message>
    <message>
        <source>Replace those in the library</source>
        <translation>Substituir as da biblioteca</translation>
    </message>
    <message>
        <source>Keep both and rename the imported ones</source>
        <translation>Manter as duas e renomear as importadas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>Importar %Ln</numerusform>
            <numerusform>Importar %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractDialog</name>
    <message>
        <source>Sidestage needs permission to manage polls.</source>
        <translation>O Sidestage precisa de permissão para gerenciar enquetes.</translation>
    </message>
    <message>
        <source>A channel can run one poll at a time.</source>
        <translation>Um canal só pode ter uma enquete por vez.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>O Sidestage precisa de permissão para gerenciar palpites.</translation>
    </message>
    <message>
        <source>A channel can have one open prediction at a time.</source>
        <translation>Um canal só pode ter um palpite aberto por vez.</translation>
    </message>
    <message>
        <source>Polls and predictions</source>
        <translation>Enquetes e palpites</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Enquete</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Palpite</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>Digite uma pergunta.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Points per extra vote</source>
        <translation>Pontos por voto extra</translation>
    </message>
    <message>
        <source>0: every viewer has one vote.</source>
        <translation>0: cada espectador tem um voto.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>One in each line, 2 to 5, at most 25 characters each.</source>
        <translation>Uma por linha, 2 a 5, no máximo 25 caracteres cada.</translation>
    </message>
    <message>
        <source>One in each line, 2 to 10, at most 25 characters each.</source>
        <translation>Um por linha, 2 a 10, no máximo 25 caracteres cada.</translation>
    </message>
    <message>
        <source>15 to 1,800 seconds.</source>
        <translation>15 a 1.800 segundos.</translation>
    </message>
    <message>
        <source>30 to 1,800 seconds.</source>
        <translation>30 a 1.800 segundos.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Iniciar enquete</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Iniciar palpite</translation>
    </message>
    <message>
        <source>It may have been started. %1</source>
        <comment>the reason</comment>
        <translation>Pode ter sido iniciada. %1</translation>
    </message>
    <message>
        <source>Choice %1: %2</source>
        <comment>a number; the rule that it breaks</comment>
        <translation>Opção %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractHistoryDialog</name>
    <message>
        <source>Open</source>
        <translation>Em aberto</translation>
    </message>
    <message>
        <source>No votes</source>
        <translation>Sem votos</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Votes or points</source>
        <translation>Votos ou pontos</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Polls and predictions so far</source>
        <translation>Enquetes e palpites até agora</translation>
    </message>
    <message>
        <source>No polls or predictions yet.</source>
        <translation>Nenhuma enquete nem palpite ainda.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractPage</name>
    <message>
        <source>raid leaves in %1</source>
        <translation>a raid parte em %1</translation>
    </message>
    <message>
        <source>prediction locks in %1</source>
        <translation>o palpite fecha em %1</translation>
    </message>
    <message>
        <source>Interact</source>
        <translation>Interação</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Nova enquete…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Novo palpite…</translation>
    </message>
    <message>
        <source>Lock prediction</source>
        <translation>Fechar palpite</translation>
    </message>
    <message>
        <source>Resolve prediction…</source>
        <translation>Resolver palpite…</translation>
    </message>
    <message>
        <source>Cancel prediction and refund…</source>
        <translation>Cancelar palpite e reembolsar…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>O Sidestage precisa de permissão para gerenciar palpites.</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>Nenhum palpite aberto.</translation>
    </message>
    <message>
        <source>The prediction is locked already.</source>
        <translation>O palpite já está fechado.</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation>Exportar resultados…</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Repetir as falhas</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Cancelar…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop the rest</source>
        <translation>Parar o restante</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimizar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Em outro lugar</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Sumiu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>can still be undone</source>
        <translation>ainda pode ser desfeito</translation>
    </message>
    <message numerus="yes">
        <source>%Ln per minute</source>
        <translation>
            <numerusform>%Ln por minuto</numerusform>
            <numerusform>%Ln por minuto</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausado</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>parando</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>concluído</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>desfeito</translation>
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
            <numerusform>Repetir %Ln com falha</numerusform>
            <numerusform>Repetir %Ln com falha</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exportar resultados</translation>
    </message>
    <message>
        <source>results %1</source>
        <translation>resultados %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobModel</name>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>parando</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobStrip</name>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
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
        <translation>Tarde demais para desfazer: já enviado.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeyDialog</name>
    <message>
        <source>Change key</source>
        <translation>Alterar tecla</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action; its page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pressione a nova tecla</translation>
    </message>
    <message>
        <source>Press the new key instead of %1</source>
        <translation>Pressione a nova tecla em vez de %1</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>Nova tecla para %1</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nenhuma tecla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>an action; its page</comment>
        <translation>“%1” (%2)</translation>
    </message>
    <message>
        <source>This is the key of %1. If you take it, that action has no key.</source>
        <translation>Esta é a tecla de %1. Se você a usar, essa ação ficará sem tecla.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between actions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Usar</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>Could not read the keychain entry.</source>
        <translation>Não foi possível ler a entrada do chaveiro.</translation>
    </message>
    <message>
        <source>The keychain is not responding.</source>
        <translation>O chaveiro não está respondendo.</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>O chaveiro não foi desbloqueado.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>Nenhum chaveiro disponível.</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeysCard</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Redefinir tudo</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>Atalhos de uma letra</translation>
    </message>
    <message>
        <source>Single letters work as shortcuts while a list or a card has the focus, never while you type in a text field.</source>
        <translation>Letras isoladas funcionam como atalhos enquanto uma lista ou um cartão tem o foco, nunca enquanto você digita em um campo de texto.</translation>
    </message>
    <message>
        <source>Shortcuts in other programs</source>
        <translation>Atalhos em outros aplicativos</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>an action, its page, its key</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>nenhuma tecla</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>Padrão: nenhuma</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Padrão: %1</translation>
    </message>
    <message>
        <source>Some actions get keys that also work while another program has the focus.</source>
        <translation>Algumas ações recebem teclas que também funcionam enquanto outro aplicativo tem o foco.</translation>
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
        <translation>Transmissão</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>DESCONHECIDO</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>OFFLINE</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>AO VIVO</translation>
    </message>
</context>
<context>
    <name>Sidestage::LastShowsCard</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Last shows</source>
        <translation>Últimos programas</translation>
    </message>
    <message>
        <source>Last shows. Space chooses those to compare.</source>
        <translation>Últimos programas. A barra de espaço escolhe os que serão comparados.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>No past shows yet. Each show that ends is kept here with its figures.</source>
        <translation>Nenhum programa passado ainda. Cada programa que termina é guardado aqui com seus valores.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 de %2 escolhidos</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>Comparar %1</translation>
    </message>
    <message>
        <source>Choose two to four past shows.</source>
        <translation>Escolha de dois a quatro programas passados.</translation>
    </message>
    <message>
        <source>At most four shows can be compared.</source>
        <translation>No máximo quatro programas podem ser comparados.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerCard</name>
    <message>
        <source>Ledger</source>
        <translation>Livro de doações</translation>
    </message>
    <message>
        <source>kept after a campaign ends</source>
        <translation>guardado depois que uma campanha termina</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campanhas</translation>
    </message>
    <message>
        <source>No campaigns yet. Past campaigns stay listed here.</source>
        <translation>Nenhuma campanha ainda. As campanhas passadas continuam listadas aqui.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerModel</name>
    <message numerus="yes">
        <source>%1, %2, %3, %n donations</source>
        <comment>charity, when, amount</comment>
        <translation>
            <numerusform>%1, %2, %3, %n doação</numerusform>
            <numerusform>%1, %2, %3, %n doações</numerusform>
        </translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Instituição</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fim</translation>
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
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Novo conjunto</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Trocar de volta…</translation>
    </message>
    <message>
        <source>Turns on the rewards that were on before the last set was applied, and turns off the rest</source>
        <translation>Ativa as recompensas que estavam ativadas antes de o último conjunto ser aplicado e desativa as demais</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Todas as recompensas</translation>
    </message>
    <message>
        <source>On the service</source>
        <translation>No serviço</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>De outro aplicativo</translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation>Fora de conjuntos</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rewards</source>
        <translation>
            <numerusform>%1, %n recompensa</numerusform>
            <numerusform>%1, %n recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1, ativo</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Aplicar conjunto…</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Remover dos favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Adicionar aos favoritos</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>Excluir conjunto</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Novo conjunto…</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryView</name>
    <message>
        <source>Copy link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>Sidestage::LimitField</name>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>days</source>
        <translation>dias</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unidade de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ListImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Lines that are left out</source>
        <translation>Linhas deixadas de fora</translation>
    </message>
    <message>
        <source>Import to %1</source>
        <translation>Importar para %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Looking up %Ln viewers…</source>
        <translation>
            <numerusform>Consultando %Ln espectador…</numerusform>
            <numerusform>Consultando %Ln espectadores…</numerusform>
        </translation>
    </message>
    <message>
        <source>The viewers could not be looked up. %1</source>
        <translation>Não foi possível consultar os espectadores. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms to block.</source>
        <translation>
            <numerusform>%Ln termo a bloquear.</numerusform>
            <numerusform>%Ln termos a bloquear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers to ban.</source>
        <translation>
            <numerusform>%Ln espectador a banir.</numerusform>
            <numerusform>%Ln espectadores a banir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln timeouts have ended and are left out.</source>
        <translation>
            <numerusform>%Ln suspensão terminou e fica de fora.</numerusform>
            <numerusform>%Ln suspensões terminaram e ficam de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln logins do not exist.</source>
        <translation>
            <numerusform>%Ln nome de usuário não existe.</numerusform>
            <numerusform>%Ln nomes de usuário não existem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no terms.</source>
        <translation>
            <numerusform>%Ln linha não é um termo.</numerusform>
            <numerusform>%Ln linhas não são termos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no logins.</source>
        <translation>
            <numerusform>%Ln linha não é um nome de usuário.</numerusform>
            <numerusform>%Ln linhas não são nomes de usuário.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not exist: %1</source>
        <translation>Não existe: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Block %Ln terms</source>
        <translation>
            <numerusform>Bloquear %Ln termo</numerusform>
            <numerusform>Bloquear %Ln termos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban %Ln viewers</source>
        <translation>
            <numerusform>Banir %Ln espectador</numerusform>
            <numerusform>Banir %Ln espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be banned.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln não pode ser banido.</numerusform>
            <numerusform>%Ln não podem ser banidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are banned already.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln já está banido.</numerusform>
            <numerusform>%Ln já estão banidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broadcaster or moderator: %1</source>
        <translation>Streamer ou moderador: %1</translation>
    </message>
    <message>
        <source>Banned already: %1</source>
        <translation>Já banido: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message>
        <source>Lockdown</source>
        <translation>Bloqueio</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>AO VIVO</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>OFFLINE</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>DESCONHECIDO</translation>
    </message>
    <message>
        <source>%1 LIVE</source>
        <comment>so many channels</comment>
        <translation>%1 AO VIVO</translation>
    </message>
    <message>
        <source>%1 of %2 channels you moderate are live</source>
        <translation>%1 de %2 canais que você modera estão ao vivo</translation>
    </message>
    <message>
        <source>Your channel is live</source>
        <translation>Seu canal está ao vivo</translation>
    </message>
    <message>
        <source>Your channel is offline</source>
        <translation>Seu canal está offline</translation>
    </message>
    <message>
        <source>Your channel’s live status is unknown</source>
        <translation>Não se sabe se seu canal está ao vivo</translation>
    </message>
    <message numerus="yes">
        <source>viewers</source>
        <translation>
            <numerusform>espectador</numerusform>
            <numerusform>espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n espectador</numerusform>
            <numerusform>%n espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels you moderate</source>
        <translation>
            <numerusform>de %n canal que você modera</numerusform>
            <numerusform>de %n canais que você modera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels</source>
        <translation>
            <numerusform>de %n canal</numerusform>
            <numerusform>de %n canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Chats are locked down for %1</source>
        <translation>Chats bloqueados há %1</translation>
    </message>
    <message>
        <source>Live for %1</source>
        <translation>Ao vivo há %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatCard</name>
    <message>
        <source>Live chat</source>
        <translation>Chat ao vivo</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>Abrir Moderação</translation>
    </message>
    <message numerus="yes">
        <source>Resume · %Ln new</source>
        <translation>
            <numerusform>Retomar · %Ln nova</numerusform>
            <numerusform>Retomar · %Ln novas</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatView</name>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Filter messages and viewers</source>
        <translation>Filtrar mensagens e espectadores</translation>
    </message>
    <message>
        <source>Filter the live chat</source>
        <translation>Filtrar o chat ao vivo</translation>
    </message>
    <message>
        <source>Pause or resume the chat</source>
        <translation>Pausar ou retomar o chat</translation>
    </message>
    <message>
        <source>Resume the chat</source>
        <translation>Retomar o chat</translation>
    </message>
    <message>
        <source>Reply to the message</source>
        <translation>Responder à mensagem</translation>
    </message>
    <message>
        <source>Show deleted messages</source>
        <translation>Mostrar mensagens excluídas</translation>
    </message>
    <message>
        <source>Show the author</source>
        <translation>Mostrar o autor</translation>
    </message>
    <message>
        <source>Paused %1</source>
        <comment>a time</comment>
        <translation>Pausado %1</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Todos os canais</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>No message matches.</source>
        <translation>Nenhuma mensagem correspondente.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Limpar filtro</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message numerus="yes">
        <source>Paused · %Ln new messages</source>
        <translation>
            <numerusform>Pausado · %Ln mensagem nova</numerusform>
            <numerusform>Pausado · %Ln mensagens novas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Até eu encerrar</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>Por mais %1 a partir de agora</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>Bloqueando %Ln canal</numerusform>
            <numerusform>Bloqueando %Ln canais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels locked</source>
        <translation>
            <numerusform>%Ln canal bloqueado</numerusform>
            <numerusform>%Ln canais bloqueados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln channels locked</source>
        <translation>
            <numerusform>%1 de %Ln canal bloqueado</numerusform>
            <numerusform>%1 de %Ln canais bloqueados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 com falha</translation>
    </message>
    <message numerus="yes">
        <source>%Ln being locked</source>
        <translation>
            <numerusform>%Ln sendo bloqueado</numerusform>
            <numerusform>%Ln sendo bloqueados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being restored</source>
        <translation>
            <numerusform>%Ln sendo restaurado</numerusform>
            <numerusform>%Ln sendo restaurados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not locked yet because Sidestage was closed</source>
        <translation>%1 ainda não está bloqueado porque o Sidestage foi fechado</translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation>%1 não foi restaurado</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a mode in a channel</comment>
        <translation>%1 foi alterado em outro lugar</translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation>Bloqueio desde %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Lock the other %Ln</source>
        <translation>
            <numerusform>Bloquear mais %Ln</numerusform>
            <numerusform>Bloquear os outros %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>Tentar %Ln novamente</numerusform>
            <numerusform>Tentar %Ln novamente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %Ln…</source>
        <translation>
            <numerusform>Restaurar %Ln…</numerusform>
            <numerusform>Restaurar todos os %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>End the lockdown</source>
        <translation>Encerrar o bloqueio</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Até %1</translation>
    </message>
    <message>
        <source>No end set</source>
        <translation>Sem fim definido</translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation>O bloqueio termina às %1</translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation>O bloqueio dura até você encerrá-lo</translation>
    </message>
    <message>
        <source>When the lockdown ends automatically</source>
        <translation>Quando o bloqueio termina automaticamente</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>E mais %Ln: %1</numerusform>
            <numerusform>E mais %Ln: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not locked</source>
        <translation>%1 não foi bloqueado</translation>
    </message>
    <message>
        <source>Its chat modes are still set by the lockdown.</source>
        <translation>Seus modos de chat ainda estão definidos pelo bloqueio.</translation>
    </message>
    <message>
        <source>Its chat modes may have been changed. Retry checks them first.</source>
        <translation>Seus modos de chat podem ter sido alterados. Tentar novamente os verifica antes.</translation>
    </message>
    <message>
        <source>You are no longer a moderator there. Its chat modes were not changed.</source>
        <translation>Você não é mais moderador lá. Os modos do chat não foram alterados.</translation>
    </message>
    <message>
        <source>You appear to have the role now. Its chat modes were not changed.</source>
        <translation>Parece que você tem a função agora. Os modos do chat não foram alterados.</translation>
    </message>
    <message>
        <source>Its chat modes were not changed.</source>
        <translation>Seus modos de chat não foram alterados.</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Verificar minha função</translation>
    </message>
    <message>
        <source>Check my role in %1</source>
        <translation>Verificar minha função em %1</translation>
    </message>
    <message>
        <source>Grant permission to change the chat modes of %1…</source>
        <translation>Conceder permissão para alterar os modos do chat de %1…</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>Tentar novamente em %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Deixar inalterado</translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation>Remover do bloqueio</translation>
    </message>
    <message>
        <source>Leave the modes of %1 unchanged</source>
        <translation>Deixar os modos de %1 inalterados</translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation>Remover %1 do bloqueio</translation>
    </message>
    <message>
        <source>%1 was due to revert at %2, but was changed elsewhere.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 deveria ser revertido às %2, mas foi alterado em outro lugar.</translation>
    </message>
    <message>
        <source>The other modes set with it are reverted.</source>
        <translation>Os outros modos definidos junto são revertidos.</translation>
    </message>
    <message>
        <source>%1 was not set because Sidestage was closed.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 não foi definido porque o Sidestage foi fechado.</translation>
    </message>
    <message>
        <source>Set now</source>
        <translation>Definir agora</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>%1 could not be reverted. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>Não foi possível reverter %1. %2</translation>
    </message>
    <message>
        <source>%1 was not set. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 não foi definido. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln com falha</numerusform>
            <numerusform>%Ln com falha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are not locked yet because Sidestage was closed</source>
        <translation>
            <numerusform>%Ln ainda não estão bloqueados porque o Sidestage foi fechado</numerusform>
            <numerusform>%Ln ainda não estão bloqueados porque o Sidestage foi fechado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not restored</source>
        <translation>
            <numerusform>%Ln não foram restaurados</numerusform>
            <numerusform>%Ln não foram restaurados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were changed elsewhere</source>
        <translation>
            <numerusform>%Ln foram alterados em outro lugar</numerusform>
            <numerusform>%Ln foram alterados em outro lugar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message>
        <source>Lock down chat</source>
        <translation>Bloquear o chat</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Até eu encerrar</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Por %1</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>Modes to set</source>
        <translation>Modos a definir</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>When the lockdown ends, every mode returns to exactly what it was. You can turn off this confirmation in Settings.</source>
        <translation>Quando o bloqueio termina, cada modo volta exatamente ao que era. Você pode desativar esta confirmação nas Configurações.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Lock down</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>%1 (already locked)</source>
        <translation>%1 (já bloqueado)</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>Bloquear %n canal?</numerusform>
            <numerusform>Bloquear %n canais?</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one mode to set.</source>
        <translation>Selecione pelo menos um modo para definir.</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %Ln</source>
        <translation>
            <numerusform>Bloquear %Ln</numerusform>
            <numerusform>Bloquear %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LogView</name>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderador</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>What moderators have done</source>
        <translation>O que os moderadores fizeram</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Buscar no registro</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Todos os canais</translation>
    </message>
    <message>
        <source>%1: %2, %3 in %4, %5. %6</source>
        <comment>a moderator; an action; a viewer; a channel; a time; a text</comment>
        <translation>%1: %2, %3 em %4, %5. %6</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Exportar registro…</translation>
    </message>
    <message>
        <source>The actions of others are reported with many permissions only</source>
        <translation>As ações de outros só são informadas com muitas permissões</translation>
    </message>
    <message>
        <source>The service reports what other moderators do to accounts that may see all of it: bans, messages, warnings, moderators, VIPs, blocked terms, unban requests and chat settings.</source>
        <translation>O serviço informa o que outros moderadores fazem só a contas que podem ver tudo isto: banimentos, mensagens, advertências, moderadores, VIPs, termos bloqueados, pedidos de desbanimento e configurações do chat.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrada</numerusform>
            <numerusform>%Ln entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>A lista está vazia.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1. The service has no such log.</source>
        <translation>Guardado neste computador desde %1. O serviço não tem um registro assim.</translation>
    </message>
    <message>
        <source>Kept on this computer from now on. The service has no such log.</source>
        <translation>Guardado neste computador de agora em diante. O serviço não tem um registro assim.</translation>
    </message>
    <message>
        <source>Only your own actions are seen in %1.</source>
        <translation>Só as suas próprias ações são vistas em %1.</translation>
    </message>
    <message>
        <source>Nothing was done yet. Actions appear here as they happen.</source>
        <translation>Nada foi feito ainda. As ações aparecem aqui conforme acontecem.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar o registro</translation>
    </message>
    <message>
        <source>Moderation log %1</source>
        <translation>Registro de moderação %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MainWindow</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Ninguém entrou.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Page, channel, reward, chat mode or action</source>
        <translation>Página, canal, recompensa, modo do chat ou ação</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar atalhos</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is in its own window.</source>
        <translation>%1 está em sua própria janela.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Trazer de volta</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Refresh page</source>
        <translation>Atualizar página</translation>
    </message>
    <message>
        <source>Pop out page</source>
        <translation>Página em janela separada</translation>
    </message>
    <message>
        <source>Keep window on top</source>
        <translation>Manter janela à frente</translation>
    </message>
    <message>
        <source>Collapse or expand sidebar</source>
        <translation>Recolher ou expandir a barra lateral</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Tamanho de texto normal</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Tema do sistema</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema escuro</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Ir para…</translation>
    </message>
    <message>
        <source>Next account</source>
        <translation>Próxima conta</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Próximo painel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>About Sidestage</source>
        <translation>Sobre o Sidestage</translation>
    </message>
    <message>
        <source>Sidestage %1
A dashboard for live streams.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sidestage %1
Um painel para transmissões ao vivo.
Software livre sob a GNU General Public License, versão 3 ou posterior.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation>Açõ&amp;es</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
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
        <translation>moderador</translation>
    </message>
    <message>
        <source>VIP</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>subscriber</source>
        <translation>inscrito</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a viewer; a role</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 wrote at %2: %3</source>
        <comment>a viewer; a time; a message</comment>
        <translation>%1 escreveu às %2: %3</translation>
    </message>
    <message>
        <source>Notice at %1: %2 %3</source>
        <comment>a time; the notice; a message</comment>
        <translation>Aviso às %1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Excluída: %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>No permission to write.</source>
        <translation>Sem permissão para escrever.</translation>
    </message>
    <message>
        <source>Messages are not shown.</source>
        <translation>As mensagens não são mostradas.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>%1 has not granted permission for that.</source>
        <translation>%1 não concedeu permissão para isso.</translation>
    </message>
    <message>
        <source>Without permission to read chat, messages are not shown.</source>
        <translation>Sem permissão para ler o chat, as mensagens não são mostradas.</translation>
    </message>
    <message>
        <source>The chat cannot be read. %1</source>
        <translation>Não é possível ler o chat. %1</translation>
    </message>
    <message>
        <source>Quiet here. Messages appear as they come.</source>
        <translation>Tudo quieto aqui. As mensagens aparecem assim que chegam.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Excluída</translation>
    </message>
    <message>
        <source>Deleted by %1</source>
        <comment>a moderator</comment>
        <translation>Excluída por %1</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Banido</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a channel; a viewer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>message deleted</source>
        <translation>mensagem excluída</translation>
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
        <translation>Respondendo a %1: %2</translation>
    </message>
    <message>
        <source>Timed out until %1</source>
        <comment>a time</comment>
        <translation>Suspenso até %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageMenu</name>
    <message>
        <source>Open link</source>
        <translation>Abrir link</translation>
    </message>
    <message>
        <source>Open a page of %1?</source>
        <comment>a host</comment>
        <translation>Abrir uma página de %1?</translation>
    </message>
    <message>
        <source>Your browser will open this address. Anybody can write links in a chat.</source>
        <translation>Seu navegador abrirá este endereço. Qualquer pessoa pode escrever links em um chat.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open link to %1…</source>
        <comment>a host</comment>
        <translation>Abrir link para %1…</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensagem</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>Edit milestone</source>
        <translation>Editar marco</translation>
    </message>
    <message>
        <source>New milestone</source>
        <translation>Novo marco</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>In %1, such as %2</source>
        <translation>Em %1, como %2</translation>
    </message>
    <message>
        <source>What happens at this amount</source>
        <translation>O que acontece com este valor</translation>
    </message>
    <message>
        <source>Enter what happens at this amount.</source>
        <translation>Digite o que acontece com este valor.</translation>
    </message>
    <message>
        <source>Enter more than 0.</source>
        <translation>Digite mais que 0.</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestonesCard</name>
    <message>
        <source>Milestones</source>
        <translation>Marcos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add milestone</source>
        <translation>Adicionar marco</translation>
    </message>
    <message>
        <source>Set a promise for an amount. You are notified when it is reached.</source>
        <translation>Defina uma promessa para um valor. Você é notificado quando ele é alcançado.</translation>
    </message>
    <message>
        <source>reached %1</source>
        <comment>a time</comment>
        <translation>alcançado %1</translation>
    </message>
    <message>
        <source>reached earlier</source>
        <translation>alcançado antes</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>faltam %1</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>%1 de %2 alcançados</translation>
    </message>
    <message>
        <source>Milestone “%1” deleted</source>
        <translation>Marco “%1” excluído</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Nenhuma conta com login pode gerenciar este canal.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Este canal não está mais na lista.</translation>
    </message>
    <message>
        <source>The account used for this channel has changed.</source>
        <translation>A conta usada para este canal mudou.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeControl</name>
    <message>
        <source>Shield Mode</source>
        <translation>Modo Escudo</translation>
    </message>
    <message>
        <source>uses shield settings</source>
        <translation>usa as configurações do escudo</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Nenhuma conta com login pode gerenciar este canal.</translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation>Não permitido em %1. %2</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 não concedeu permissão para alterar o Modo Escudo.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 não concedeu permissão para alterar os modos do chat.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ativado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desativado</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>ainda não enviado</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>sendo enviado</translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation>indisponível: %1</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Ainda não enviado.</translation>
    </message>
    <message>
        <source>Turned on by %1, %2.</source>
        <translation>Ativado por %1, %2.</translation>
    </message>
    <message>
        <source>Last changed by %1.</source>
        <translation>Última alteração por %1.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>Não visível para esta conta.</translation>
    </message>
    <message>
        <source>Shield Mode was not changed in %1. %2</source>
        <translation>O Modo Escudo não foi alterado em %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%n canal não foi alterado: %1. %2</numerusform>
            <numerusform>%n canais não foram alterados: %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Alguém</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation>%1 ativou o Modo Escudo em %2, %3</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation>%1 desativou o Modo Escudo em %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeEditor</name>
    <message numerus="yes">
        <source>%1 in %n channels</source>
        <translation>
            <numerusform>%1 em %n canal</numerusform>
            <numerusform>%1 em %n canais</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Só por</translation>
    </message>
    <message>
        <source>Only for a limited time</source>
        <translation>Só por tempo limitado</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes until it reverts</source>
        <translation>Minutos até reverter</translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>Definir por %1 min em %n canal</numerusform>
            <numerusform>Definir por %1 min em %n canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Set for %1 min</source>
        <translation>Definir por %1 min</translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>Definir em %n canal</numerusform>
            <numerusform>Definir em %n canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Then each channel reverts to its current setting.</source>
        <translation>Depois, cada canal volta à sua configuração atual.</translation>
    </message>
    <message>
        <source>Then reverts to: %1.</source>
        <translation>Depois, volta para: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Unchanged</source>
        <translation>Inalterado</translation>
    </message>
    <message>
        <source>If not selected, the mode stays unchanged</source>
        <translation>Se não for selecionado, o modo fica inalterado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>%1 for a limited time…</source>
        <translation>%1 por tempo limitado…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>O Sidestage precisa de permissão para alterar os modos do chat.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Uses the Shield Mode settings of the channel.</source>
        <translation>Usa as configurações do Modo Escudo do canal.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>Não visível para esta conta.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGrid</name>
    <message>
        <source>Chat modes by channel</source>
        <translation>Modos do chat por canal</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>%1 selected, %2 of %3</source>
        <translation>%1 selecionado, %2 de %3</translation>
    </message>
    <message>
        <source>%1 not selected</source>
        <translation>%1 não selecionado</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Desmarcar tudo</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
    <message>
        <source>Select no channels</source>
        <translation>Desmarcar todos os canais</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Selecionar todos os canais</translation>
    </message>
    <message>
        <source>%1. Press Space to select the channel.</source>
        <translation>%1. Pressione a barra de espaço para selecionar o canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridModel</name>
    <message>
        <source>Not sent yet</source>
        <translation>Ainda não enviado</translation>
    </message>
    <message>
        <source>Locking…</source>
        <translation>Bloqueando…</translation>
    </message>
    <message>
        <source>Locked %1</source>
        <translation>Bloqueado %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Alterado em outro lugar</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Restaurando…</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>Não restaurado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Concluído %1</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation>Ao vivo %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>como %1</translation>
    </message>
    <message>
        <source>live status unknown</source>
        <translation>não se sabe se está ao vivo</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation>ao vivo há %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selecionada</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>No changes in %1 yet</source>
        <translation>Nenhuma alteração em %1 ainda</translation>
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
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>Tentar novamente em %1</translation>
    </message>
    <message>
        <source>Edit all modes of %1</source>
        <translation>Editar todos os modos de %1</translation>
    </message>
    <message>
        <source>Lockdown result</source>
        <translation>Resultado do bloqueio</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Última alteração</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>set by lockdown</source>
        <translation>definido pelo bloqueio</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Nenhuma conta com login pode gerenciar este canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationCard</name>
    <message>
        <source>Moderation waiting</source>
        <translation>Moderação em espera</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>Abrir Moderação</translation>
    </message>
    <message>
        <source>Allow or approve what waits in Moderation</source>
        <translation>Permitir ou aprovar o que está em espera na Moderação</translation>
    </message>
    <message>
        <source>Deny what waits in Moderation</source>
        <translation>Negar o que está em espera na Moderação</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n em espera</numerusform>
            <numerusform>%n em espera</numerusform>
        </translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Nenhum canal ainda. Os canais que você modera aparecem aqui.</translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation>Nada em espera.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationHandler</name>
    <message>
        <source>The account has not granted the permission.</source>
        <translation>A conta não concedeu a permissão.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationJobs</name>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln concluído</numerusform>
            <numerusform>%Ln concluídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln inalterado</numerusform>
            <numerusform>%Ln inalterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln falhou</numerusform>
            <numerusform>%Ln falharam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln cancelado</numerusform>
            <numerusform>%Ln cancelados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 timed out</source>
        <comment>a viewer</comment>
        <translation>%1 foi suspenso</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inalterado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>em %1</translation>
    </message>
    <message>
        <source>in several channels</source>
        <translation>em vários canais</translation>
    </message>
    <message>
        <source>Viewer or term</source>
        <translation>Espectador ou termo</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done. The other %1 are left out.</source>
        <translation>
            <numerusform>%Ln está concluído. Os outros %1 ficam de fora.</numerusform>
            <numerusform>%Ln estão concluídos. Os outros %1 ficam de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bans done</source>
        <translation>
            <numerusform>%Ln banimento feito</numerusform>
            <numerusform>%Ln banimentos feitos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 banned</source>
        <comment>a viewer</comment>
        <translation>%1 foi banido</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationListView</name>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Não foi possível carregar a lista. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>Nada corresponde à busca.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationPage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n em espera</numerusform>
            <numerusform>%n em espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>Moderação</translation>
    </message>
    <message>
        <source>Moderation sections</source>
        <translation>Seções da moderação</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Chat ao vivo</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Banidos</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Termos bloqueados</translation>
    </message>
    <message>
        <source>AutoMod</source>
        <translation>AutoMod</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <comment>a number</comment>
        <translation>Em espera %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationTexts</name>
    <message>
        <source>Allowing the message of %1</source>
        <translation>Permitindo a mensagem de %1</translation>
    </message>
    <message>
        <source>Denying the message of %1</source>
        <translation>Negando a mensagem de %1</translation>
    </message>
    <message>
        <source>Banning %1</source>
        <translation>Banindo %1</translation>
    </message>
    <message>
        <source>Timing out %1 for %2</source>
        <comment>a viewer; a duration</comment>
        <translation>Suspendendo %1 por %2</translation>
    </message>
    <message>
        <source>Unbanning %1</source>
        <translation>Desbanindo %1</translation>
    </message>
    <message>
        <source>Warning %1</source>
        <translation>Advertindo %1</translation>
    </message>
    <message>
        <source>Deleting the message of %1</source>
        <translation>Excluindo a mensagem de %1</translation>
    </message>
    <message>
        <source>Approving the request of %1</source>
        <translation>Aprovando o pedido de %1</translation>
    </message>
    <message>
        <source>Adding the term “%1”</source>
        <translation>Adicionando o termo “%1”</translation>
    </message>
    <message>
        <source>Removing the term “%1”</source>
        <translation>Removendo o termo “%1”</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Negar</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Banir</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Suspender</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanir</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Advertir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprovar</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>Adicionar termo</translation>
    </message>
    <message>
        <source>Remove term</source>
        <translation>Remover termo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decisão</numerusform>
            <numerusform>%Ln decisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banned %Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador banido</numerusform>
            <numerusform>%Ln espectadores banidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanned %Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador desbanido</numerusform>
            <numerusform>%Ln espectadores desbanidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked %Ln terms</source>
        <translation>
            <numerusform>%Ln termo bloqueado</numerusform>
            <numerusform>%Ln termos bloqueados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocked %Ln terms</source>
        <translation>
            <numerusform>%Ln termo desbloqueado</numerusform>
            <numerusform>%Ln termos desbloqueados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions done</source>
        <translation>
            <numerusform>%Ln decisão concluída</numerusform>
            <numerusform>%Ln decisões concluídas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is banned already.</source>
        <translation>%1 já está banido.</translation>
    </message>
    <message>
        <source>%1 is neither banned nor in a timeout.</source>
        <translation>%1 não está banido nem suspenso.</translation>
    </message>
    <message>
        <source>Decided elsewhere.</source>
        <translation>Decidido em outro lugar.</translation>
    </message>
    <message>
        <source>The message does not exist any more.</source>
        <translation>A mensagem não existe mais.</translation>
    </message>
    <message>
        <source>It failed.</source>
        <translation>Falhou.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expirado</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Decidido em outro lugar</translation>
    </message>
    <message>
        <source>Blocked term</source>
        <translation>Termo bloqueado</translation>
    </message>
    <message>
        <source>Unban request</source>
        <translation>Pedido de desbanimento</translation>
    </message>
    <message>
        <source>Ban evader, likely</source>
        <translation>Provável evasão de banimento</translation>
    </message>
    <message>
        <source>Ban evader, possible</source>
        <translation>Possível evasão de banimento</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>Restrito</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Monitorado</translation>
    </message>
    <message>
        <source>Held by AutoMod</source>
        <translation>Retida pelo AutoMod</translation>
    </message>
    <message>
        <source>Unban requests</source>
        <translation>Pedidos de desbanimento</translation>
    </message>
    <message>
        <source>Suspicious viewers</source>
        <translation>Espectadores suspeitos</translation>
    </message>
    <message numerus="yes">
        <source>Timed out %Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador suspenso</numerusform>
            <numerusform>%Ln espectadores suspensos</numerusform>
        </translation>
    </message>
    <message>
        <source>Denying the request of %1</source>
        <translation>Negando o pedido de %1</translation>
    </message>
    <message>
        <source>The message of %1 was not allowed</source>
        <translation>A mensagem de %1 não foi permitida</translation>
    </message>
    <message>
        <source>The message of %1 was not denied</source>
        <translation>A mensagem de %1 não foi negada</translation>
    </message>
    <message>
        <source>%1 was not banned</source>
        <comment>a viewer</comment>
        <translation>%1 não foi banido</translation>
    </message>
    <message>
        <source>%1 was not timed out</source>
        <comment>a viewer</comment>
        <translation>%1 não foi suspenso</translation>
    </message>
    <message>
        <source>%1 was not unbanned</source>
        <comment>a viewer</comment>
        <translation>%1 não foi desbanido</translation>
    </message>
    <message>
        <source>%1 was not warned</source>
        <comment>a viewer</comment>
        <translation>%1 não foi advertido</translation>
    </message>
    <message>
        <source>The message of %1 was not deleted</source>
        <translation>A mensagem de %1 não foi excluída</translation>
    </message>
    <message>
        <source>The request of %1 was not approved</source>
        <translation>O pedido de %1 não foi aprovado</translation>
    </message>
    <message>
        <source>The request of %1 was not denied</source>
        <translation>O pedido de %1 não foi negado</translation>
    </message>
    <message>
        <source>The term “%1” was not added</source>
        <translation>O termo “%1” não foi adicionado</translation>
    </message>
    <message>
        <source>The term “%1” was not removed</source>
        <translation>O termo “%1” não foi removido</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a number; a category of AutoMod</comment>
        <translation>Nível %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Banning %Ln viewers</source>
        <translation>
            <numerusform>Banindo %Ln espectador</numerusform>
            <numerusform>Banindo %Ln espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %Ln bans</source>
        <translation>
            <numerusform>Copiando %Ln banimento</numerusform>
            <numerusform>Copiando %Ln banimentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanning %Ln viewers</source>
        <translation>
            <numerusform>Desbanindo %Ln espectador</numerusform>
            <numerusform>Desbanindo %Ln espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking %Ln terms</source>
        <translation>
            <numerusform>Bloqueando %Ln termo</numerusform>
            <numerusform>Bloqueando %Ln termos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocking %Ln terms</source>
        <translation>
            <numerusform>Desbloqueando %Ln termo</numerusform>
            <numerusform>Desbloqueando %Ln termos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing out %Ln viewers</source>
        <translation>
            <numerusform>Suspendendo %Ln espectador</numerusform>
            <numerusform>Suspendendo %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message>
        <source>Chat modes</source>
        <translation>Modos do chat</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Comunicar…</translation>
    </message>
    <message>
        <source>Lock down chat</source>
        <translation>Bloquear o chat</translation>
    </message>
    <message>
        <source>Locked down</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Messages from non-moderators appear a few seconds later, so moderators can remove them before others see them. Change this on the Chat page.</source>
        <translation>Mensagens de não moderadores aparecem alguns segundos depois, para que os moderadores possam removê-las antes que outros as vejam. Altere isto na página Chat.</translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation>Ir para o Chat</translation>
    </message>
    <message>
        <source>Chat delay is unknown.</source>
        <translation>O atraso do chat é desconhecido.</translation>
    </message>
    <message>
        <source>Chat delay is %1.</source>
        <translation>O atraso do chat é %1.</translation>
    </message>
    <message>
        <source>Chat delay is off.</source>
        <translation>O atraso do chat está desativado.</translation>
    </message>
    <message>
        <source>Chat modes cannot be changed here.</source>
        <translation>Os modos do chat não podem ser alterados aqui.</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Não alterado</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>%1, being sent</source>
        <comment>a value of a mode</comment>
        <translation>%1, sendo enviado</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <comment>a value of a mode; what it becomes; a countdown</comment>
        <translation>%1, %2 em %3</translation>
    </message>
    <message>
        <source>Restore chat…</source>
        <translation>Restaurar o chat…</translation>
    </message>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%n canal desde %1</numerusform>
            <numerusform>%n canais desde %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n need attention</source>
        <comment>channels</comment>
        <translation>
            <numerusform>, %n precisa de atenção</numerusform>
            <numerusform>, %n precisam de atenção</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot taken %1</source>
        <translation>Instantâneo criado %1</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Comunicar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>No channel selected</source>
        <translation>Nenhum canal selecionado</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Por %1</translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>Para %n canal selecionado</numerusform>
            <numerusform>Para %n canais selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>already set</source>
        <translation>já definida</translation>
    </message>
    <message>
        <source>changes modes</source>
        <translation>altera modos</translation>
    </message>
    <message>
        <source>changes %1 of %2</source>
        <translation>altera %1 de %2</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Gerenciar predefinições…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>No channels shown.</source>
        <translation>Nenhum canal visível.</translation>
    </message>
    <message>
        <source>Channels…</source>
        <translation>Canais…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>No channels to manage. Add channels you moderate by name.</source>
        <translation>Nenhum canal para gerenciar. Adicione pelo nome os canais que você modera.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>Ainda não enviado para %n canal: %1</numerusform>
            <numerusform>Ainda não enviado para %n canais: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>Enviar para %n canal</numerusform>
            <numerusform>Enviar para %n canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predefinições</translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation>Criar instantâneo</translation>
    </message>
    <message>
        <source>Shoutout…</source>
        <translation>Shoutout…</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Comunicado</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Selecionar todos os canais</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Enviar alterações</translation>
    </message>
    <message>
        <source>Discard changes and clear selection</source>
        <translation>Descartar alterações e limpar seleção</translation>
    </message>
    <message>
        <source>Snapshots, announcements, shoutouts</source>
        <translation>Instantâneos, comunicados, shoutouts</translation>
    </message>
    <message>
        <source>Lock down or restore…</source>
        <translation>Bloquear ou restaurar…</translation>
    </message>
    <message>
        <source>Modes of %1</source>
        <translation>Modos de %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Verificar minha função</translation>
    </message>
    <message>
        <source>“%1” is already set. Nothing changed.</source>
        <translation>“%1” já está definida. Nada mudou.</translation>
    </message>
    <message>
        <source>Applied “%1” to %2.</source>
        <translation>“%1” aplicada em %2.</translation>
    </message>
    <message numerus="yes">
        <source>Applied “%1” to %n channels.</source>
        <translation>
            <numerusform>“%1” aplicada em %n canal.</numerusform>
            <numerusform>“%1” aplicada em %n canais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded changes for %n channels.</source>
        <translation>
            <numerusform>Alterações descartadas para %n canal.</numerusform>
            <numerusform>Alterações descartadas para %n canais.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentNews</name>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>Marcado em %1</translation>
    </message>
    <message>
        <source>The moment was marked after all. No clip of it was asked for.</source>
        <translation>O momento foi marcado, afinal. Nenhum clipe dele foi solicitado.</translation>
    </message>
    <message>
        <source>The moment was not marked. Mark again if it still matters.</source>
        <translation>O momento não foi marcado. Marque de novo se ainda importar.</translation>
    </message>
    <message>
        <source>The clip “%1” is there.</source>
        <translation>O clipe “%1” está pronto.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos deleted.</source>
        <translation>
            <numerusform>%Ln vídeo excluído.</numerusform>
            <numerusform>%Ln vídeos excluídos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clip was not made. %1</source>
        <comment>the reason</comment>
        <translation>O clipe não foi criado. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentRows</name>
    <message>
        <source>no note</source>
        <translation>sem nota</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>with the category</source>
        <translation>com a categoria</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>em outro lugar</translation>
    </message>
    <message>
        <source>making</source>
        <translation>criando</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clipe</numerusform>
            <numerusform>%Ln clipes</numerusform>
        </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>alterada aqui</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marcado</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>The service does not tell who has set a marker.</source>
        <translation>O serviço não informa quem criou um marcador.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clipe</translation>
    </message>
    <message>
        <source>%1, %2. Marked %3 by %4, clip: %5</source>
        <comment>position; note; a time; who; number</comment>
        <translation>%1, %2. Marcado %3 por %4, clipe: %5</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentTimeline</name>
    <message>
        <source>Timeline of the stream. The table below has the same moments.</source>
        <translation>Linha do tempo da transmissão. A tabela abaixo tem os mesmos momentos.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Categories: %5</source>
        <comment>length; moments; clips; ad breaks; names</comment>
        <translation>%1: %2, %3, %4. Categorias: %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moments</source>
        <translation>
            <numerusform>%Ln momento</numerusform>
            <numerusform>%Ln momentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clipe</numerusform>
            <numerusform>%Ln clipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln intervalo comercial</numerusform>
            <numerusform>%Ln intervalos comerciais</numerusform>
        </translation>
    </message>
    <message>
        <source>category not seen</source>
        <translation>categoria não vista</translation>
    </message>
    <message>
        <source>Now %1</source>
        <comment>a position in the stream</comment>
        <translation>Agora %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsFeed</name>
    <message>
        <source>%1 begins</source>
        <comment>a category</comment>
        <translation>%1 começa</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsPage</name>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Parts of Moments</source>
        <translation>Partes de Momentos</translation>
    </message>
    <message>
        <source>Mark moment</source>
        <translation>Marcar momento</translation>
    </message>
    <message>
        <source>Mark and clip</source>
        <translation>Marcar e criar clipe</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Esta transmissão</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clipes</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Videos %1</source>
        <comment>with their number</comment>
        <translation>Vídeos %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Money</name>
    <message>
        <source>%1M</source>
        <comment>millions of a currency</comment>
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of a currency</comment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>Enter an amount such as %1.</source>
        <translation>Digite um valor como %1.</translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation>Um valor não pode ser negativo.</translation>
    </message>
    <message>
        <source>This amount is too large.</source>
        <translation>Este valor é grande demais.</translation>
    </message>
    <message>
        <source>This currency has no decimals.</source>
        <translation>Esta moeda não tem casas decimais.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>No máximo %n casa decimal.</numerusform>
            <numerusform>No máximo %n casas decimais.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anúncio</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>at %1, once the snooze is sent</source>
        <translation>às %1, quando o adiamento for enviado</translation>
    </message>
    <message>
        <source>at %1, as scheduled</source>
        <translation>às %1, como agendado</translation>
    </message>
</context>
<context>
    <name>Sidestage::NoteEdit</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of characters, and how many may be</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::NotificationBell</name>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Ir para %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>more than so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>Notificações, %n não lida</numerusform>
            <numerusform>Notificações, %n não lidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No notifications yet. Messages shown at the edge of the window stay here until you quit.</source>
        <translation>Nenhuma notificação ainda. As mensagens mostradas na borda da janela ficam aqui até você sair.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Notifications</name>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
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
        <translation>Pelo menos %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>No máximo %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OnAirPage</name>
    <message>
        <source>On air</source>
        <translation>No ar</translation>
    </message>
    <message>
        <source>Drag a card, or focus one and move it with the arrow keys.</source>
        <translation>Arraste um cartão, ou foque um e mova-o com as setas.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Arrange cards</source>
        <translation>Organizar cartões</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>Números grandes</translation>
    </message>
    <message>
        <source>Pop out this card</source>
        <translation>Cartão em janela separada</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Trazer %1 de volta</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>Abrir %1 em janela separada</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>Estreitar %1</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>Alargar %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 está oculto</translation>
    </message>
</context>
<context>
    <name>Sidestage::OpenFile</name>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>Não foi possível ler “%1”. %2</translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation>“%1” não foi lido: é maior que %2 MB.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Outbox</name>
    <message>
        <source>Sidestage was closed before the service replied. It may have been sent.</source>
        <translation>O Sidestage foi fechado antes de o serviço responder. Pode ter sido enviado.</translation>
    </message>
    <message>
        <source>Sidestage was closed before it was sent.</source>
        <translation>O Sidestage foi fechado antes do envio.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutboxSender</name>
    <message>
        <source>The service did not accept the request.</source>
        <translation>O serviço não aceitou a requisição.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutcomeBox</name>
    <message>
        <source>pays 1 : %1</source>
        <comment>points that each point on an outcome pays</comment>
        <translation>paga 1 : %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Venceu</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pontos</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln viewers</source>
        <comment>points; number of viewers</comment>
        <translation>
            <numerusform>%1 · %Ln espectador</numerusform>
            <numerusform>%1 · %Ln espectadores</numerusform>
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
        <translation>Topo: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation>Arquivos de overlay</translation>
    </message>
    <message>
        <source>Add these files as a text source and an image source in your broadcasting software. Each file is replaced as a whole whenever the campaign changes.</source>
        <translation>Adicione estes arquivos como fonte de texto e fonte de imagem no seu software de transmissão. Cada arquivo é substituído por inteiro sempre que a campanha muda.</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Arquivo de texto</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>{%1} %2</source>
        <comment>placeholder, its meaning</comment>
        <translation>{%1} %2</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>Arquivo de imagem</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Image preview</source>
        <translation>Prévia da imagem</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose file: %1</source>
        <translation>Escolher arquivo: %1</translation>
    </message>
    <message>
        <source>Unknown placeholder: %1.</source>
        <translation>Variável desconhecida: %1.</translation>
    </message>
    <message>
        <source>Could not write the file. The system reported: “%1”</source>
        <translation>Não foi possível gravar o arquivo. O sistema informou: “%1”</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Digite o caminho completo de um arquivo.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Isto é uma pasta.</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>Esta pasta não existe.</translation>
    </message>
    <message>
        <source>This file is already used for the text.</source>
        <translation>Este arquivo já é usado para o texto.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>Não foi possível salvar esta alteração; ela vale só até você sair. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayFiles</name>
    <message>
        <source>name of the charity</source>
        <translation>nome da instituição</translation>
    </message>
    <message>
        <source>collected so far</source>
        <translation>arrecadado até agora</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>amount left to the goal</source>
        <translation>valor que falta para a meta</translation>
    </message>
    <message>
        <source>percentage of the goal</source>
        <translation>porcentagem da meta</translation>
    </message>
    <message>
        <source>number of donations</source>
        <translation>número de doações</translation>
    </message>
    <message>
        <source>latest donor</source>
        <translation>último doador</translation>
    </message>
    <message>
        <source>latest donation</source>
        <translation>última doação</translation>
    </message>
    <message>
        <source>donor of the largest donation</source>
        <translation>doador da maior doação</translation>
    </message>
    <message>
        <source>largest donation</source>
        <translation>maior doação</translation>
    </message>
    <message>
        <source>next milestone</source>
        <translation>próximo marco</translation>
    </message>
    <message>
        <source>amount of the next milestone</source>
        <translation>valor do próximo marco</translation>
    </message>
    <message>
        <source>Could not draw the image.</source>
        <translation>Não foi possível desenhar a imagem.</translation>
    </message>
    <message>
        <source>{charity}: {total}</source>
        <comment>what stands in an overlay; the words in braces stay</comment>
        <translation>{charity}: {total}</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <comment>goal, percent</comment>
        <translation>de %1 · %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::PaceCard</name>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabela</translation>
    </message>
    <message>
        <source>Total over time</source>
        <translation>Total ao longo do tempo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
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
        <translation>Total ao longo do tempo: %1 agora. %2</translation>
    </message>
    <message>
        <source>Goal %1.</source>
        <comment>about a time</comment>
        <translation>Meta %1.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>agora %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <comment>an amount</comment>
        <translation>terminou em %1</translation>
    </message>
    <message>
        <source>goal, %1</source>
        <comment>about a time</comment>
        <translation>meta, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PageHead</name>
    <message>
        <source>More actions</source>
        <translation>Mais ações</translation>
    </message>
    <message>
        <source>Pop out</source>
        <translation>Janela separada</translation>
    </message>
    <message>
        <source>Return to main window</source>
        <translation>Voltar à janela principal</translation>
    </message>
</context>
<context>
    <name>Sidestage::PartRow</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <comment>a part of a show</comment>
        <translation>Escolher: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Not part of this show</source>
        <translation>Não faz parte deste programa</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <comment>a part of a show</comment>
        <translation>Editar: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used by %Ln shows: a change applies to all of them.</source>
        <translation>
            <numerusform>Usado por %Ln programa: uma alteração se aplica a ele.</numerusform>
            <numerusform>Usado por %Ln programas: uma alteração se aplica a todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from yet. Open its page…</source>
        <translation>Ainda não há o que escolher. Abrir a página…</translation>
    </message>
    <message>
        <source>Remove from this show</source>
        <translation>Remover deste programa</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleCard</name>
    <message>
        <source>Moderators</source>
        <translation>Moderadores</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIPs</translation>
    </message>
    <message>
        <source>Blocked users</source>
        <translation>Usuários bloqueados</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, nome de usuário %2</translation>
    </message>
    <message>
        <source>Too many changes within a few seconds. Try again in 10 seconds.</source>
        <translation>Muitas alterações em poucos segundos. Tente novamente em 10 segundos.</translation>
    </message>
    <message>
        <source>All VIP slots are taken. Remove a VIP first.</source>
        <translation>Todas as vagas de VIP estão ocupadas. Remova um VIP primeiro.</translation>
    </message>
    <message>
        <source>The channel has to complete “Build a Community” before it can have VIPs.</source>
        <translation>O canal precisa concluir “Build a Community” antes de poder ter VIPs.</translation>
    </message>
    <message>
        <source>It is not known whether %1 was added. %2</source>
        <translation>Não se sabe se %1 foi adicionado. %2</translation>
    </message>
    <message>
        <source>It is not known whether %1 was removed. %2</source>
        <translation>Não se sabe se %1 foi removido. %2</translation>
    </message>
    <message>
        <source>%1 was not made a moderator. %2</source>
        <translation>%1 não se tornou moderador. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the moderators. %2</source>
        <translation>%1 não foi removido dos moderadores. %2</translation>
    </message>
    <message>
        <source>%1 was not made a VIP. %2</source>
        <translation>%1 não se tornou VIP. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the VIPs. %2</source>
        <translation>%1 não foi removido dos VIPs. %2</translation>
    </message>
    <message>
        <source>%1 was not blocked. %2</source>
        <translation>%1 não foi bloqueado. %2</translation>
    </message>
    <message>
        <source>%1 was not unblocked. %2</source>
        <translation>%1 não foi desbloqueado. %2</translation>
    </message>
    <message>
        <source>%1 is a moderator now</source>
        <translation>%1 agora é moderador</translation>
    </message>
    <message>
        <source>%1 is a VIP now</source>
        <translation>%1 agora é VIP</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 está bloqueado</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator</source>
        <translation>%1 não é mais moderador</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP</source>
        <translation>%1 não é mais VIP</translation>
    </message>
    <message>
        <source>%1 is no longer blocked</source>
        <translation>%1 não está mais bloqueado</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <comment>a list of users</comment>
        <translation>Buscar: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nomes</translation>
    </message>
    <message>
        <source>Make moderator…</source>
        <translation>Tornar moderador…</translation>
    </message>
    <message>
        <source>Make VIP…</source>
        <translation>Tornar VIP…</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Sign in again to see this list.</source>
        <translation>Entre novamente para ver esta lista.</translation>
    </message>
    <message>
        <source>No permission to see the moderators.</source>
        <translation>Sem permissão para ver os moderadores.</translation>
    </message>
    <message>
        <source>No permission to see the VIPs.</source>
        <translation>Sem permissão para ver os VIPs.</translation>
    </message>
    <message>
        <source>No permission to see whom you block.</source>
        <translation>Sem permissão para ver quem você bloqueia.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta uma permissão</translation>
    </message>
    <message>
        <source>The service shows this list only to programs to which the broadcaster has granted it.</source>
        <translation>O serviço mostra esta lista só a aplicativos com permissão do streamer.</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Nome de usuário</translation>
    </message>
    <message>
        <source>Login of the new moderator</source>
        <translation>Nome de usuário do novo moderador</translation>
    </message>
    <message>
        <source>Login of the new VIP</source>
        <translation>Nome de usuário do novo VIP</translation>
    </message>
    <message>
        <source>Login of the user to block</source>
        <translation>Nome do usuário a bloquear</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Add moderator</source>
        <translation>Adicionar moderador</translation>
    </message>
    <message>
        <source>Add VIP</source>
        <translation>Adicionar VIP</translation>
    </message>
    <message>
        <source>Block this user</source>
        <translation>Bloquear este usuário</translation>
    </message>
    <message>
        <source>Reason for the block</source>
        <translation>Motivo do bloqueio</translation>
    </message>
    <message>
        <source>No reason</source>
        <translation>Sem motivo</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Assédio</translation>
    </message>
    <message>
        <source>Spam</source>
        <translation>Spam</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Where it happened</source>
        <translation>Onde aconteceu</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>No chat</translation>
    </message>
    <message>
        <source>In whispers</source>
        <translation>Em sussurros</translation>
    </message>
    <message>
        <source>No permission to block and unblock.</source>
        <translation>Sem permissão para bloquear e desbloquear.</translation>
    </message>
    <message>
        <source>No permission to add and remove.</source>
        <translation>Sem permissão para adicionar e remover.</translation>
    </message>
    <message>
        <source>Sidestage can show this list. Changing it requires another permission.</source>
        <translation>O Sidestage pode mostrar esta lista. Alterá-la exige outra permissão.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>Enter a login first.</source>
        <translation>Digite um nome de usuário primeiro.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>Não foi possível carregar a lista. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Nobody moderates your channel.</source>
        <translation>Ninguém modera seu canal.</translation>
    </message>
    <message>
        <source>Your channel has no VIPs.</source>
        <translation>Seu canal não tem VIPs.</translation>
    </message>
    <message>
        <source>You do not block anyone.</source>
        <translation>Você não bloqueia ninguém.</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Nenhum nome correspondente.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Desbloquear %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleList</name>
    <message>
        <source>There is no user with this login.</source>
        <translation>Não há usuário com este nome.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleSharedCard</name>
    <message>
        <source>Shared chat</source>
        <translation>Chat compartilhado</translation>
    </message>
    <message>
        <source>Channels in the shared chat</source>
        <translation>Canais no chat compartilhado</translation>
    </message>
    <message>
        <source>Unknown.</source>
        <translation>Desconhecido.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
        <translation>Não está em um chat compartilhado.</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Desconhecido. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Anfitrião</translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation>%1, anfitrião</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleView</name>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nomes</translation>
    </message>
    <message>
        <source>Search people in the chat</source>
        <translation>Buscar pessoas no chat</translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation>Chat compartilhado</translation>
    </message>
    <message>
        <source>The list may be a few moments behind when people join or leave.</source>
        <translation>A lista pode estar alguns instantes atrasada quando alguém entra ou sai.</translation>
    </message>
    <message>
        <source>People in the chat</source>
        <translation>Pessoas no chat</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>Buscar pessoas</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nome</translation>
    </message>
    <message>
        <source>Shout out as soon as possible</source>
        <translation>Dar shoutout assim que possível</translation>
    </message>
    <message>
        <source>Add to shoutout queue</source>
        <translation>Adicionar à fila de shoutouts</translation>
    </message>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation>Um canal não pode dar shoutout a si mesmo.</translation>
    </message>
    <message>
        <source>Select a person in the list first.</source>
        <translation>Selecione primeiro uma pessoa na lista.</translation>
    </message>
    <message>
        <source>Requires permission. You will be asked to grant it.</source>
        <translation>Exige permissão. Você será solicitado a concedê-la.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>Shoutout for %1 not added. %2</source>
        <translation>Shoutout para %1 não adicionado. %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 will be sent as soon as possible</source>
        <translation>O shoutout para %1 será enviado assim que possível</translation>
    </message>
    <message>
        <source>%1 added to the shoutout queue</source>
        <translation>%1 adicionado à fila de shoutouts</translation>
    </message>
    <message>
        <source>%1 of %2 loaded</source>
        <translation>%1 de %2 carregados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>%Ln neste chat</numerusform>
            <numerusform>%Ln neste chat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 found</source>
        <translation>%1, %2 encontrados</translation>
    </message>
    <message>
        <source>since the last update: +%1, −%2</source>
        <translation>desde a última atualização: +%1, −%2</translation>
    </message>
    <message>
        <source>Roles are unknown.</source>
        <translation>As funções são desconhecidas.</translation>
    </message>
    <message>
        <source>Visible to the broadcaster only</source>
        <translation>Visível só para o streamer</translation>
    </message>
    <message>
        <source>Only the broadcaster of a channel can see its moderators and VIPs. You cannot see them for %1.</source>
        <translation>Só o streamer de um canal pode ver os moderadores e VIPs dele. Você não pode vê-los em %1.</translation>
    </message>
    <message>
        <source>Roles are loading.</source>
        <translation>Carregando as funções.</translation>
    </message>
    <message>
        <source>Moderators and VIPs are not shown.</source>
        <translation>Moderadores e VIPs não são mostrados.</translation>
    </message>
    <message>
        <source>Moderators are not shown.</source>
        <translation>Os moderadores não são mostrados.</translation>
    </message>
    <message>
        <source>VIPs are not shown.</source>
        <translation>Os VIPs não são mostrados.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 não concedeu permissão para mostrá-los.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show who is in the chat.</source>
        <translation>%1 não concedeu permissão para mostrar quem está no chat.</translation>
    </message>
    <message>
        <source>%1 cannot see who is in the chat of %2. %3</source>
        <translation>%1 não pode ver quem está no chat de %2. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Nenhum canal ainda. Os canais que você modera aparecem aqui.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see who is in its chat.</source>
        <translation>Sem login para %1. Entre para ver quem está no chat.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Nenhum espectador correspondente.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Limpar busca</translation>
    </message>
    <message>
        <source>Nobody is in this chat. People appear here when they join.</source>
        <translation>Ninguém está neste chat. As pessoas aparecem aqui quando entram.</translation>
    </message>
    <message>
        <source>Could not load who is in this chat. %1</source>
        <translation>Não foi possível carregar quem está neste chat. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionHint</name>
    <message>
        <source>Grant permission…</source>
        <translation>Conceder permissão…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionsCard</name>
    <message numerus="yes">
        <source>%n scopes</source>
        <translation>
            <numerusform>%n escopo</numerusform>
            <numerusform>%n escopos</numerusform>
        </translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>O que pode fazer</translation>
    </message>
    <message>
        <source>Ask…</source>
        <translation>Pedir…</translation>
    </message>
    <message>
        <source>Ask for: %1</source>
        <translation>Pedir: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 de %2 escopos</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n more…</source>
        <translation>
            <numerusform>Pedir mais %n…</numerusform>
            <numerusform>Pedir mais %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>not an affiliate</source>
        <translation>não é afiliado</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>concedida</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>not granted</source>
        <translation>não concedida</translation>
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
        <translation>Suspender</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Banir</translation>
    </message>
    <message>
        <source>Warn…</source>
        <translation>Advertir…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Segue desde</translation>
    </message>
    <message>
        <source>Messages seen</source>
        <translation>Mensagens vistas</translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>Suspensões</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertências</translation>
    </message>
    <message>
        <source>Bans</source>
        <translation>Banimentos</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>Últimas mensagens</translation>
    </message>
    <message>
        <source>No permission to ban viewers.</source>
        <translation>Sem permissão para banir espectadores.</translation>
    </message>
    <message>
        <source>Bans and timeouts</source>
        <translation>Banimentos e suspensões</translation>
    </message>
    <message>
        <source>Without permission to manage bans, Sidestage can only show viewers.</source>
        <translation>Sem permissão para gerenciar banimentos, o Sidestage só pode mostrar os espectadores.</translation>
    </message>
    <message>
        <source>Time out for</source>
        <translation>Suspender por</translation>
    </message>
    <message>
        <source>Length of a timeout</source>
        <translation>Duração de uma suspensão</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>Ninguém escolhido</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>em %1</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <comment>a channel; what is known</comment>
        <translation>em %1, %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Não há</translation>
    </message>
    <message>
        <source>%1, last %2</source>
        <comment>a number; a date</comment>
        <translation>%1, última em %2</translation>
    </message>
    <message>
        <source>…</source>
        <comment>not known yet</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Choose a row to see who it is.</source>
        <translation>Escolha uma linha para ver quem é.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1.</source>
        <comment>a date</comment>
        <translation>Guardado neste computador desde %1.</translation>
    </message>
    <message>
        <source>What moderators do is kept on this computer from now on.</source>
        <translation>O que os moderadores fazem é guardado neste computador de agora em diante.</translation>
    </message>
    <message>
        <source>Show only this viewer in the live chat</source>
        <translation>Mostrar só este espectador no chat ao vivo</translation>
    </message>
    <message>
        <source>Time out the author</source>
        <translation>Suspender o autor</translation>
    </message>
    <message>
        <source>Time out the viewer</source>
        <translation>Suspender o espectador</translation>
    </message>
    <message>
        <source>Ban or unban the author</source>
        <translation>Banir ou desbanir o autor</translation>
    </message>
    <message>
        <source>Ban or unban the viewer</source>
        <translation>Banir ou desbanir o espectador</translation>
    </message>
    <message>
        <source>Warn the author…</source>
        <translation>Advertir o autor…</translation>
    </message>
    <message>
        <source>Warn the viewer…</source>
        <translation>Advertir o espectador…</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>Excluir a mensagem</translation>
    </message>
    <message>
        <source>Delete the viewer’s message</source>
        <translation>Excluir a mensagem do espectador</translation>
    </message>
    <message>
        <source>Choose a row first.</source>
        <translation>Escolha uma linha primeiro.</translation>
    </message>
    <message>
        <source>No message is chosen.</source>
        <translation>Nenhuma mensagem escolhida.</translation>
    </message>
    <message>
        <source>Sidestage needs another permission for that.</source>
        <translation>O Sidestage precisa de outra permissão para isso.</translation>
    </message>
    <message>
        <source>The broadcaster cannot be moderated.</source>
        <translation>O streamer não pode ser moderado.</translation>
    </message>
    <message>
        <source>You cannot moderate yourself.</source>
        <translation>Você não pode moderar a si mesmo.</translation>
    </message>
    <message>
        <source>The last action is being sent.</source>
        <translation>A última ação está sendo enviada.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanir</translation>
    </message>
    <message>
        <source>A banned viewer cannot be timed out.</source>
        <translation>Um espectador banido não pode ser suspenso.</translation>
    </message>
    <message>
        <source>Warn viewer</source>
        <translation>Advertir espectador</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <comment>a viewer</comment>
        <translation>Advertir %1</translation>
    </message>
    <message>
        <source>The viewer cannot write until the warning is acknowledged. The reason is shown to them.</source>
        <translation>O espectador não pode escrever até confirmar a advertência. O motivo é mostrado a ele.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Advertir</translation>
    </message>
    <message>
        <source>Does not follow</source>
        <translation>Não segue</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Digite um motivo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Select a picture to see its details.</source>
        <translation>Selecione uma imagem para ver seus detalhes.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nome</translation>
    </message>
    <message>
        <source>Emote of %1</source>
        <translation>Emote de %1</translation>
    </message>
    <message>
        <source>Global emote</source>
        <translation>Emote global</translation>
    </message>
    <message>
        <source>Emote from another channel you can use</source>
        <translation>Emote de outro canal que você pode usar</translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation>Insígnia de %1</translation>
    </message>
    <message>
        <source>Global badge</source>
        <translation>Insígnia global</translation>
    </message>
    <message>
        <source>Cheermote for %1 or more</source>
        <translation>Cheermote a partir de %1</translation>
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
        <translation>Tipo: “%1”</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Conjunto %1</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>Animado</translation>
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
        <translation>Global</translation>
    </message>
    <message>
        <source>From other channels</source>
        <translation>De outros canais</translation>
    </message>
    <message>
        <source>Badges of this channel</source>
        <translation>Insígnias deste canal</translation>
    </message>
    <message>
        <source>Global badges</source>
        <translation>Insígnias globais</translation>
    </message>
    <message>
        <source>%1, of this channel</source>
        <translation>%1, deste canal</translation>
    </message>
    <message>
        <source>%1, sponsored</source>
        <translation>%1, patrocinado</translation>
    </message>
    <message>
        <source>Subscribers, tier 1</source>
        <translation>Inscritos, nível 1</translation>
    </message>
    <message>
        <source>Subscribers, tier 2</source>
        <translation>Inscritos, nível 2</translation>
    </message>
    <message>
        <source>Subscribers, tier 3</source>
        <translation>Inscritos, nível 3</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>For cheering with Bits</source>
        <translation>Por cheers com Bits</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Other: “%1”</source>
        <translation>Outros: “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1, %Ln imagem</numerusform>
            <numerusform>%1, %Ln imagens</numerusform>
        </translation>
    </message>
    <message>
        <source>animated</source>
        <translation>animado</translation>
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
        <translation>Canal</translation>
    </message>
    <message>
        <source>Type of pictures</source>
        <translation>Tipo de imagens</translation>
    </message>
    <message>
        <source>Emotes</source>
        <translation>Emotes</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Insígnias</translation>
    </message>
    <message>
        <source>Cheermotes</source>
        <translation>Cheermotes</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nomes</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation>Buscar emotes e insígnias</translation>
    </message>
    <message>
        <source>Copy emote name</source>
        <translation>Copiar nome do emote</translation>
    </message>
    <message>
        <source>Emote and badge details</source>
        <translation>Detalhes de emotes e insígnias</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln imagem</numerusform>
            <numerusform>%Ln imagens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 de %2 encontrados</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show emotes from other channels.</source>
        <translation>%1 não concedeu permissão para mostrar emotes de outros canais.</translation>
    </message>
    <message>
        <source>Some pictures could not be loaded. %1</source>
        <translation>Algumas imagens não puderam ser carregadas. %1</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Nenhum canal ainda. Os canais que você modera aparecem aqui.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see its emotes and badges.</source>
        <translation>Sem login para %1. Entre para ver os emotes e insígnias.</translation>
    </message>
    <message>
        <source>No matching picture.</source>
        <translation>Nenhuma imagem correspondente.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Limpar busca</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Could not load pictures. %1</source>
        <translation>Não foi possível carregar as imagens. %1</translation>
    </message>
    <message>
        <source>No items of this type in %1.</source>
        <translation>Nenhum item deste tipo em %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanGroup</name>
    <message>
        <source>Nothing to change.</source>
        <translation>Nada a alterar.</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>nenhuma requisição</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requisição</numerusform>
            <numerusform>%Ln requisições</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanPane</name>
    <message>
        <source>Apply set</source>
        <translation>Aplicar conjunto</translation>
    </message>
    <message>
        <source>Close the plan</source>
        <translation>Fechar o plano</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>%Ln etapa falhou.</numerusform>
            <numerusform>%Ln etapas falharam.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now active.</source>
        <translation>“%1” agora está ativo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln criada</numerusform>
            <numerusform>%Ln criadas</numerusform>
        </translation>
    </message>
    <message>
        <source>use a slot each</source>
        <translation>ocupam uma vaga cada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln ativada</numerusform>
            <numerusform>%Ln ativadas</numerusform>
        </translation>
    </message>
    <message>
        <source>were off</source>
        <translation>estavam desativadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>%Ln já ativada</numerusform>
            <numerusform>%Ln já ativadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sem mudança</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln desativada</numerusform>
            <numerusform>%Ln desativadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln pausada</numerusform>
            <numerusform>%Ln pausadas</numerusform>
        </translation>
    </message>
    <message>
        <source>keep their slot</source>
        <translation>mantêm a vaga</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln removida</numerusform>
            <numerusform>%Ln removidas</numerusform>
        </translation>
    </message>
    <message>
        <source>free their slot</source>
        <translation>liberam a vaga</translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln atualizada</numerusform>
            <numerusform>%Ln atualizadas</numerusform>
        </translation>
    </message>
    <message>
        <source>to match the library</source>
        <translation>para corresponder à biblioteca</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>%Ln em espera, %1</numerusform>
            <numerusform>%Ln em espera, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” will be removed from the service. That would fulfil its waiting redemptions.</source>
        <translation>“%1” será removida do serviço. Isso concluiria seus resgates em espera.</translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln first</source>
        <translation>
            <numerusform>Reembolsar %Ln antes</numerusform>
            <numerusform>Reembolsar %Ln antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln first</source>
        <translation>
            <numerusform>Concluir %Ln antes</numerusform>
            <numerusform>Concluir %Ln antes</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation>Manter esta recompensa ativada</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Excluir “%1”</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>Excluir %Ln recompensa</numerusform>
            <numerusform>Excluir %Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>Aplicar “%1”</translation>
    </message>
    <message>
        <source>Preview. Nothing has been sent yet.</source>
        <translation>Prévia. Nada foi enviado ainda.</translation>
    </message>
    <message>
        <source>In progress. Continues after a restart.</source>
        <translation>Em andamento. Continua após um reinício.</translation>
    </message>
    <message>
        <source>Stopped. Completed steps stay in effect.</source>
        <translation>Parado. As etapas concluídas continuam valendo.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Concluído.</translation>
    </message>
    <message>
        <source>Slots afterwards</source>
        <translation>Vagas depois</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Etapas concluídas</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>No changes needed.</source>
        <translation>Nenhuma alteração necessária.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>%Ln requisição, cerca de %1. Você pode parar a qualquer momento.</numerusform>
            <numerusform>%Ln requisições, cerca de %1. Você pode parar a qualquer momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Sem permissão para alterar recompensas no serviço.</translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Outro plano está em andamento.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>O plano precisa de mais vagas do que o serviço tem.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Outro plano está em andamento.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>O plano precisa de mais vagas do que o serviço tem.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>No longer in the library.</source>
        <translation>Não está mais na biblioteca.</translation>
    </message>
    <message>
        <source>No free slot.</source>
        <translation>Nenhuma vaga livre.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can delete it.</source>
        <translation>Criada por outro aplicativo. Só ele pode excluí-la.</translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>%n resgate ainda em espera.</numerusform>
            <numerusform>%n resgates ainda em espera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanStepRow</name>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Deixar de fora</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Deixado de fora</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanView</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Desfazer tudo</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Voltar aos programas</translation>
    </message>
    <message>
        <source>Begin “%1”</source>
        <translation>Iniciar “%1”</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Desfazer “%1”</translation>
    </message>
    <message>
        <source>End “%1”</source>
        <translation>Encerrar “%1”</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day</comment>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparando com o serviço…</translation>
    </message>
    <message>
        <source>Compared with the service %1</source>
        <translation>Comparado com o serviço %1</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>Não há nada a fazer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>Nada foi enviado ainda.</translation>
    </message>
    <message>
        <source>%1, about %2. Nothing is sent yet. The present state is kept for the end of the show.</source>
        <comment>number of requests; a duration</comment>
        <translation>%1, cerca de %2. Nada foi enviado ainda. O estado atual é guardado para o fim do programa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requisição</numerusform>
            <numerusform>%Ln requisições</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are done.</source>
        <translation>%1 de %2 etapas concluídas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed; the others went on.</source>
        <translation>
            <numerusform>%Ln falhou; as outras continuaram.</numerusform>
            <numerusform>%Ln falharam; as outras continuaram.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow later.</source>
        <translation>
            <numerusform>%Ln vem depois.</numerusform>
            <numerusform>%Ln vêm depois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>“%1” is running</source>
        <translation>“%1” está em andamento</translation>
    </message>
</context>
<context>
    <name>Sidestage::Poll</name>
    <message>
        <source>The service did not answer.</source>
        <translation>O serviço não respondeu.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PollCard</name>
    <message numerus="yes">
        <source>%Ln votes</source>
        <translation>
            <numerusform>%Ln voto</numerusform>
            <numerusform>%Ln votos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 with points</source>
        <comment>number of votes, how many of them for points</comment>
        <translation>%1, %2 com pontos</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Enquete</translation>
    </message>
    <message>
        <source>No poll is running.</source>
        <translation>Nenhuma enquete em andamento.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nova…</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Nova enquete…</translation>
    </message>
    <message>
        <source>End poll…</source>
        <translation>Encerrar enquete…</translation>
    </message>
    <message>
        <source>End and hide result…</source>
        <translation>Encerrar e ocultar resultado…</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Repetir…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Sign in again to see your polls.</source>
        <translation>Entre novamente para ver suas enquetes.</translation>
    </message>
    <message>
        <source>No permission to run polls.</source>
        <translation>Sem permissão para fazer enquetes.</translation>
    </message>
    <message>
        <source>Polls</source>
        <translation>Enquetes</translation>
    </message>
    <message>
        <source>Without permission to manage polls, Sidestage can neither show nor start them.</source>
        <translation>Sem permissão para gerenciar enquetes, o Sidestage não pode mostrá-las nem iniciá-las.</translation>
    </message>
    <message>
        <source>Ended %1</source>
        <comment>a time</comment>
        <translation>Encerrada %1</translation>
    </message>
    <message>
        <source>Open, ends in %1</source>
        <translation>Aberta, termina em %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>restam %1 de %2</translation>
    </message>
    <message>
        <source>End poll</source>
        <translation>Encerrar enquete</translation>
    </message>
    <message>
        <source>End “%1” now?</source>
        <translation>Encerrar “%1” agora?</translation>
    </message>
    <message>
        <source>%1 so far. A poll that has ended cannot be opened again.</source>
        <translation>%1 até agora. Uma enquete encerrada não pode ser reaberta.</translation>
    </message>
    <message>
        <source>Viewers will not see the result.</source>
        <translation>Os espectadores não verão o resultado.</translation>
    </message>
    <message>
        <source>Viewers will see the result.</source>
        <translation>Os espectadores verão o resultado.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation>Manter à frente</translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation>Manter à frente (%1)</translation>
    </message>
    <message>
        <source>On Wayland a program cannot keep its windows on top. The menu of the window’s frame may offer it.</source>
        <translation>No Wayland, um aplicativo não pode manter suas janelas à frente. Talvez o menu da moldura da janela ofereça isso.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PredictionCard</name>
    <message numerus="yes">
        <source>%1 points to %Ln viewers</source>
        <translation>
            <numerusform>%1 pontos para %Ln espectador</numerusform>
            <numerusform>%1 pontos para %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Palpite</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>Fechar agora</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>Nenhum palpite aberto.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Novo…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Novo palpite…</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Resolver…</translation>
    </message>
    <message>
        <source>Cancel and refund…</source>
        <translation>Cancelar e reembolsar…</translation>
    </message>
    <message>
        <source>Sign in again to see your predictions.</source>
        <translation>Entre novamente para ver seus palpites.</translation>
    </message>
    <message>
        <source>No permission to run predictions.</source>
        <translation>Sem permissão para fazer palpites.</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Palpites</translation>
    </message>
    <message>
        <source>Without permission to manage predictions, Sidestage can neither show nor start them.</source>
        <translation>Sem permissão para gerenciar palpites, o Sidestage não pode mostrá-los nem iniciá-los.</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a time</comment>
        <translation>aberto %1</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Fechado</translation>
    </message>
    <message>
        <source>Cancelled %1</source>
        <comment>a time</comment>
        <translation>Cancelado %1</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>a time</comment>
        <translation>Resolvido %1</translation>
    </message>
    <message>
        <source>Cancelling refunds %1.</source>
        <translation>O cancelamento reembolsa %1.</translation>
    </message>
    <message>
        <source>%1 were refunded.</source>
        <translation>%1 foram reembolsados.</translation>
    </message>
    <message>
        <source>%1 points were paid out.</source>
        <translation>%1 pontos foram pagos.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of an outcome, its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open, locks in %1</source>
        <translation>Aberto, fecha em %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>restam %1 de %2</translation>
    </message>
    <message>
        <source>Cancel prediction</source>
        <translation>Cancelar palpite</translation>
    </message>
    <message>
        <source>Cancel “%1” and refund all points?</source>
        <translation>Cancelar “%1” e reembolsar todos os pontos?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points to %Ln viewers</source>
        <comment>an outcome; points</comment>
        <translation>
            <numerusform>%1: %2 pontos para %Ln espectador</numerusform>
            <numerusform>%1: %2 pontos para %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund %1 points</source>
        <translation>Reembolsar %1 pontos</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetDialog</name>
    <message>
        <source>New preset</source>
        <translation>Nova predefinição</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Predefinição</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Shown in the list of presets.</source>
        <translation>Mostrado na lista de predefinições.</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Digite um nome para a predefinição.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Update from channel</source>
        <translation>Atualizar a partir do canal</translation>
    </message>
    <message>
        <source>Included fields</source>
        <translation>Campos incluídos</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The preset already matches the channel.</source>
        <translation>A predefinição já corresponde ao canal.</translation>
    </message>
    <message>
        <source>Not saved: select at least one field.</source>
        <translation>Não salvo: selecione pelo menos um campo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation>Predefinição</translation>
    </message>
    <message numerus="yes">
        <source>Apply “%1” to %n channels?</source>
        <translation>
            <numerusform>Aplicar “%1” a %n canal?</numerusform>
            <numerusform>Aplicar “%1” a %n canais?</numerusform>
        </translation>
    </message>
    <message>
        <source>Current modes are not known yet.</source>
        <translation>Os modos atuais ainda não são conhecidos.</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Nenhuma alteração.</translation>
    </message>
    <message>
        <source>A snapshot of the current modes is saved first.</source>
        <translation>Um instantâneo dos modos atuais é salvo antes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>Aplicar mesmo assim</translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>Alterar %n canal</numerusform>
            <numerusform>Alterar %n canais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsCard</name>
    <message>
        <source>Presets</source>
        <translation>Predefinições</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>Nova predefinição</translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more at once.</source>
        <translation>Uma predefinição define título, categoria, tags e mais de uma só vez.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>em uso</translation>
    </message>
    <message>
        <source>in the form</source>
        <translation>no formulário</translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation>em uso, editada</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>nunca usada</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>Remover %1 das favoritas</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>Adicionar %1 às favoritas</translation>
    </message>
    <message>
        <source>Edit preset</source>
        <translation>Editar predefinição</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation>Aplicar predefinição %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Chat mode presets</source>
        <translation>Predefinições de modos do chat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Digite um nome para a predefinição.</translation>
    </message>
    <message>
        <source>Use for lockdowns</source>
        <translation>Usar para bloqueios</translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation>Usada para bloqueios. Só uma predefinição pode ser.</translation>
    </message>
    <message>
        <source>Included modes; others stay unchanged</source>
        <translation>Modos incluídos; os outros ficam inalterados</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predefinições</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Used for lockdowns</source>
        <translation>Usada para bloqueios</translation>
    </message>
    <message>
        <source>Not saved: select at least one mode.</source>
        <translation>Não salvo: selecione pelo menos um modo.</translation>
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
            <numerusform>%Ln predefinição foi adicionada.</numerusform>
            <numerusform>%Ln predefinições foram adicionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage presets (*.json)</source>
        <translation>Predefinições do Sidestage (*.json)</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Importar predefinições</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Exportar predefinições</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Não foi possível gravar o arquivo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were exported.</source>
        <translation>
            <numerusform>%Ln predefinição foi exportada.</numerusform>
            <numerusform>%Ln predefinições foram exportadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message>
        <source>Redemptions waiting</source>
        <translation>Resgates em espera</translation>
    </message>
    <message>
        <source>Open queue</source>
        <translation>Abrir fila</translation>
    </message>
    <message>
        <source>Fulfil the selected redemption</source>
        <translation>Concluir o resgate selecionado</translation>
    </message>
    <message>
        <source>Refund the selected redemption</source>
        <translation>Reembolsar o resgate selecionado</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n em espera</numerusform>
            <numerusform>%n em espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel Points are not available here.</source>
        <translation>Os Pontos do canal não estão disponíveis aqui.</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Pontos do canal</translation>
    </message>
    <message>
        <source>You can view redemptions, but not decide them.</source>
        <translation>Você pode ver resgates, mas não decidir sobre eles.</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Resgates</translation>
    </message>
    <message>
        <source>To fulfil or refund redemptions, Sidestage needs permission to manage them.</source>
        <translation>Para concluir ou reembolsar resgates, o Sidestage precisa de permissão para gerenciá-los.</translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation>mais antigo %1 · %2</translation>
    </message>
    <message>
        <source>No redemptions waiting.</source>
        <translation>Nenhum resgate em espera.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>O Sidestage precisa de permissão para decidir resgates.</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Este resgate já foi decidido.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCardRow</name>
    <message>
        <source>Fulfil</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a reward, what the viewer wrote</comment>
        <translation>%1 “%2”</translation>
    </message>
    <message>
        <source>Fulfil %1 of %2</source>
        <translation>Concluir %1 de %2</translation>
    </message>
    <message>
        <source>Refund %1 of %2</source>
        <translation>Reembolsar %1 de %2</translation>
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
        <translation>sem mensagem</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>Selecionar %Ln</numerusform>
            <numerusform>Selecionar %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueFeed</name>
    <message>
        <source>The redemptions of “%1” could not be read. %2</source>
        <comment>a reward; the reason</comment>
        <translation>Não foi possível ler os resgates de “%1”. %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueModel</name>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Resgatado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Refunding</source>
        <translation>Reembolsando</translation>
    </message>
    <message>
        <source>Fulfilling</source>
        <translation>Concluindo</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Reembolsado</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Decidido em outro lugar</translation>
    </message>
    <message>
        <source>Refunded elsewhere</source>
        <translation>Reembolsado em outro lugar</translation>
    </message>
    <message>
        <source>Fulfilled elsewhere</source>
        <translation>Concluído em outro lugar</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Sumiu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Falhou: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>em espera %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selecionada</translation>
    </message>
    <message>
        <source>Group %1, %2, collapsed</source>
        <translation>Grupo %1, %2, recolhido</translation>
    </message>
    <message>
        <source>Group %1, %2</source>
        <translation>Grupo %1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n em espera</numerusform>
            <numerusform>%n em espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Queue view</source>
        <translation>Exibição da fila</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Decididos hoje</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Sons…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Decisions not saved: %1</source>
        <translation>Decisões não salvas: %1</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>Em espera %1</translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation>Decididos hoje %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>You can view redemptions here. To fulfil or refund them, Sidestage needs permission.</source>
        <translation>Você pode ver resgates aqui. Para concluí-los ou reembolsá-los, o Sidestage precisa de permissão.</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Select row</source>
        <translation>Selecionar linha</translation>
    </message>
    <message>
        <source>Select all shown</source>
        <translation>Selecionar tudo o que é mostrado</translation>
    </message>
    <message>
        <source>Change grouping</source>
        <translation>Alterar agrupamento</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>Buscar na fila</translation>
    </message>
    <message>
        <source>Send pending decisions now</source>
        <translation>Enviar decisões pendentes agora</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Limpar seleção</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>O Sidestage precisa de permissão para decidir resgates.</translation>
    </message>
    <message>
        <source>Decisions could not be saved to disk. Unsent ones are lost when you quit. %1</source>
        <translation>Não foi possível salvar as decisões no disco. As não enviadas se perderão quando você sair. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1 %Ln decisão não enviada será enviada quando isso for resolvido.</numerusform>
            <numerusform>%1 %Ln decisões não enviadas serão enviadas quando isso for resolvido.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>Nenhum resgate correspondente.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Este resgate já foi decidido.</translation>
    </message>
    <message>
        <source>Nothing selected. Press Space to select the row or group.</source>
        <translation>Nada selecionado. Pressione a barra de espaço para selecionar a linha ou o grupo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message>
        <source>Waiting redemptions</source>
        <translation>Resgates em espera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nova</numerusform>
            <numerusform>%Ln novas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln new redemptions</source>
        <translation>
            <numerusform>Mostrar %Ln novo resgate</numerusform>
            <numerusform>Mostrar %Ln novos resgates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTexts</name>
    <message>
        <source>Pending</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Decidido em outro lugar</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Sumiu</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
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
            <numerusform>%1 ponto</numerusform>
            <numerusform>%1 pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting · %1</source>
        <translation>
            <numerusform>%Ln em espera · %1</numerusform>
            <numerusform>%Ln em espera · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilled %Ln</source>
        <translation>
            <numerusform>%Ln concluído</numerusform>
            <numerusform>%Ln concluídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunded %Ln</source>
        <translation>
            <numerusform>%Ln reembolsado</numerusform>
            <numerusform>%Ln reembolsados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fulfilled: %Ln waiting again</source>
        <translation>
            <numerusform>Não concluído: %Ln em espera de novo</numerusform>
            <numerusform>Não concluídos: %Ln em espera de novo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln waiting again</source>
        <translation>
            <numerusform>Não reembolsado: %Ln em espera de novo</numerusform>
            <numerusform>Não reembolsados: %Ln em espera de novo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilling %Ln</source>
        <translation>
            <numerusform>Concluindo %Ln</numerusform>
            <numerusform>Concluindo %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refunding %Ln</source>
        <translation>
            <numerusform>Reembolsando %Ln</numerusform>
            <numerusform>Reembolsando %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund in %L1 s</source>
        <translation>Reembolso em %L1 s</translation>
    </message>
    <message>
        <source>Fulfil in %L1 s</source>
        <translation>Conclusão em %L1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>%Ln de %1 foi decidido em outro lugar.</numerusform>
            <numerusform>%Ln de %1 foram decididos em outro lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 no longer exist.</source>
        <translation>
            <numerusform>%Ln de %1 não existe mais.</numerusform>
            <numerusform>%Ln de %1 não existem mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 failed.</source>
        <translation>
            <numerusform>%Ln de %1 falhou.</numerusform>
            <numerusform>%Ln de %1 falharam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done.</source>
        <translation>
            <numerusform>%Ln está concluído.</numerusform>
            <numerusform>%Ln estão concluídos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation>Só afiliados e parceiros têm Pontos do canal. %1 ainda não é nenhum dos dois.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation>O Sidestage precisa de permissão para ver os resgates de %1.</translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation>Nenhum resgate em espera. Os novos aparecem aqui assim que chegam.</translation>
    </message>
    <message>
        <source>Could not load the queue. %1</source>
        <translation>Não foi possível carregar a fila. %1</translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here. Create one on the Rewards page.</source>
        <translation>Você ainda não tem recompensas criadas com o Sidestage. Só os resgates delas podem ser decididos aqui. Crie uma na página Recompensas.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueToolBar</name>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>Ordenação</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Sorting and grouping</source>
        <translation>Ordenação e agrupamento</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Buscar espectador ou mensagem</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Todas as recompensas</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigos primeiro</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais novos primeiro</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Mais pontos</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Menos pontos</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>Por espectador</translation>
    </message>
    <message>
        <source>By reward</source>
        <translation>Por recompensa</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Group by reward</source>
        <translation>Agrupar por recompensa</translation>
    </message>
    <message>
        <source>Group by viewer</source>
        <translation>Agrupar por espectador</translation>
    </message>
    <message>
        <source>No grouping</source>
        <translation>Sem agrupamento</translation>
    </message>
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>Lembrar minha escolha</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Quit Sidestage?</source>
        <translation>Sair do Sidestage?</translation>
    </message>
    <message>
        <source>Remembers whether to send or keep. You can change this in Settings.</source>
        <translation>Lembra se é para enviar ou guardar. Você pode alterar isto nas Configurações.</translation>
    </message>
    <message>
        <source>Keep for next start</source>
        <translation>Guardar para o próximo início</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar agora</translation>
    </message>
    <message>
        <source>No decisions left to send.</source>
        <translation>Nenhuma decisão a enviar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decisão (%1 pontos) ainda não foi enviada. Se você a guardar, ela fica neste computador e é enviada após o próximo início.</numerusform>
            <numerusform>%Ln decisões (%1 pontos) ainda não foram enviadas. Se você as guardar, elas ficam neste computador e são enviadas após o próximo início.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Quitting now discards them.</source>
        <translation>Não foi possível salvar as decisões: %1 Sair agora as descarta.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>%Ln decisão ainda não pôde ser enviada. Aguarde e envie de novo, ou guarde-a.</numerusform>
            <numerusform>%Ln decisões ainda não puderam ser enviadas. Aguarde e envie de novo, ou guarde-as.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decisão ainda não foi enviada. Se você a mantiver, ela fica neste computador e é enviada após a próxima inicialização.</numerusform>
            <numerusform>%Ln decisões ainda não foram enviadas. Se você as mantiver, elas ficam neste computador e são enviadas após a próxima inicialização.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RaidCard</name>
    <message numerus="yes">
        <source>%1, %2, %Ln viewers</source>
        <comment>a channel; its category</comment>
        <translation>
            <numerusform>%1, %2, %Ln espectador</numerusform>
            <numerusform>%1, %2, %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, favourite</source>
        <translation>%1, favorito</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Cancel raid</source>
        <translation>Cancelar raid</translation>
    </message>
    <message>
        <source>Find a channel</source>
        <translation>Encontrar um canal</translation>
    </message>
    <message>
        <source>Find a channel to raid</source>
        <translation>Encontrar um canal para a raid</translation>
    </message>
    <message>
        <source>Channels on air that you follow</source>
        <translation>Canais no ar que você segue</translation>
    </message>
    <message>
        <source>Raid this channel</source>
        <translation>Fazer raid neste canal</translation>
    </message>
    <message>
        <source>The raid has left for %1.</source>
        <translation>A raid partiu para %1.</translation>
    </message>
    <message>
        <source>Sign in again to see who is on air.</source>
        <translation>Entre novamente para ver quem está no ar.</translation>
    </message>
    <message>
        <source>No permission to see whom you follow.</source>
        <translation>Sem permissão para ver quem você segue.</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Sidestage lists the channels on air that you follow. Without permission to read them, it cannot show whom you could raid.</source>
        <translation>O Sidestage lista os canais no ar que você segue. Sem permissão para lê-los, não pode mostrar em quem você poderia fazer raid.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln live</source>
        <translation>
            <numerusform>%Ln ao vivo</numerusform>
            <numerusform>%Ln ao vivo</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the channels that you follow is on air.</source>
        <translation>Nenhum dos canais que você segue está no ar.</translation>
    </message>
    <message>
        <source>No matching channel.</source>
        <translation>Nenhum canal correspondente.</translation>
    </message>
    <message>
        <source>A prediction is still open.</source>
        <translation>Um palpite ainda está aberto.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to cancel raids.</source>
        <translation>O Sidestage precisa de permissão para cancelar raids.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
    <message>
        <source>Raid %1</source>
        <translation>Fazer raid em %1</translation>
    </message>
    <message>
        <source>Grant permission to raid…</source>
        <translation>Conceder permissão para raids…</translation>
    </message>
    <message>
        <source>Remove %1 from the favourites</source>
        <translation>Remover %1 dos favoritos</translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation>Tornar %1 favorito</translation>
    </message>
    <message>
        <source>Raiding %1 in %2</source>
        <comment>a channel; a duration</comment>
        <translation>Raid em %1 em %2</translation>
    </message>
    <message>
        <source>A poll is still open.</source>
        <translation>Uma enquete ainda está aberta.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensão</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Último dia</numerusform>
            <numerusform>Últimos %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último ano</translation>
    </message>
    <message>
        <source>All saved days</source>
        <translation>Todos os dias salvos</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Escolher dias…</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Dias a mostrar</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 ano</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outros…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Todas as extensões</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>vs. %1</translation>
    </message>
    <message>
        <source>Days: %1. Choose other days</source>
        <translation>Dias: %1. Escolher outros dias</translation>
    </message>
    <message>
        <source>Data available until %1</source>
        <translation>Dados disponíveis até %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message>
        <source>Days to compare with</source>
        <translation>Dias para comparar</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Dias a mostrar</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Last day, inclusive</source>
        <translation>Último dia, inclusive</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Mostrar estes dias</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1: %Ln dia.</numerusform>
            <numerusform>%1: %Ln dias.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Select a redemption to see its details.</source>
        <translation>Selecione um resgate para ver seus detalhes.</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation>Instrução mostrada aos espectadores</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Redeemed, last stream</source>
        <translation>Resgates, última transmissão</translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation>Concluídos, total</translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation>Reembolsados, total</translation>
    </message>
    <message>
        <source>Points, fulfilled</source>
        <translation>Pontos, concluídos</translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation>%1 no seu histórico</translation>
    </message>
    <message>
        <source>“%1” in your archive</source>
        <translation>“%1” no seu histórico</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>resgatado %1, %2</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Mostrar todos os %1</translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation>Resgates, esta transmissão</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensagem</translation>
    </message>
    <message>
        <source>Copy viewer&apos;s name</source>
        <translation>Copiar nome do espectador</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Fechar detalhes</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>sem mensagem</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>Mostrar %Ln no histórico</numerusform>
            <numerusform>Mostrar todos os %Ln no histórico</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoteControl</name>
    <message>
        <source>“%1” is not available now.</source>
        <translation>“%1” não está disponível agora.</translation>
    </message>
    <message>
        <source>Too many programs watch the status.</source>
        <translation>Muitos aplicativos acompanham o estado.</translation>
    </message>
    <message>
        <source>There is no service with the ID “%1”.</source>
        <translation>Não há serviço com o ID “%1”.</translation>
    </message>
    <message>
        <source>Sidestage is still starting. Try again.</source>
        <translation>O Sidestage ainda está iniciando. Tente novamente.</translation>
    </message>
    <message>
        <source>%1 was not opened in this run of Sidestage. Show it once.</source>
        <translation>%1 não foi aberto nesta execução do Sidestage. Mostre-o uma vez.</translation>
    </message>
    <message>
        <source>%1 is not among the accounts of %2.</source>
        <translation>%1 não está entre as contas de %2.</translation>
    </message>
    <message>
        <source>Usage: sidestage do %1 %2</source>
        <translation>Uso: sidestage do %1 %2</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Ninguém entrou.</translation>
    </message>
    <message>
        <source>%1 is signed out. Sign in again.</source>
        <translation>%1 está sem login. Entre novamente.</translation>
    </message>
    <message>
        <source>The window is shown.</source>
        <translation>A janela está visível.</translation>
    </message>
    <message>
        <source>This action takes no arguments.</source>
        <translation>Esta ação não aceita argumentos.</translation>
    </message>
    <message>
        <source>This action needs an argument. See: sidestage do --list</source>
        <translation>Esta ação precisa de um argumento. Veja: sidestage do --list</translation>
    </message>
    <message>
        <source>There is no action “%1”.</source>
        <translation>Não há ação “%1”.</translation>
    </message>
    <message>
        <source>A dialog is open in Sidestage. Close it first.</source>
        <translation>Um diálogo está aberto no Sidestage. Feche-o primeiro.</translation>
    </message>
    <message>
        <source>No reward, chat mode or channel is called “%1”.</source>
        <translation>Nenhuma recompensa, modo do chat ou canal se chama “%1”.</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Mostrar a janela</translation>
    </message>
    <message>
        <source>Open a reward, a chat mode or a channel by its name</source>
        <translation>Abrir uma recompensa, um modo do chat ou um canal pelo nome</translation>
    </message>
    <message>
        <source>There is no action “%1”. See: sidestage do --list</source>
        <translation>Não há ação “%1”. Veja: sidestage do --list</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove service</source>
        <translation>Remover serviço</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Remover %1?</translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret are deleted from the keychain. All data of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation>Suas contas são desconectadas, e os tokens delas e o segredo do cliente são excluídos do chaveiro. Todos os dados deste serviço são excluídos deste computador: rascunhos, predefinições, conjuntos de recompensas, históricos, análises e configurações.</translation>
    </message>
    <message>
        <source>Decisions not sent yet are discarded. Chat modes waiting to be restored stay as they are. This cannot be undone.</source>
        <translation>Decisões ainda não enviadas são descartadas. Modos do chat que aguardam restauração ficam como estão. Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReplaceFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1” não é um arquivo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportRows</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensão</translation>
    </message>
    <message>
        <source>Days covered</source>
        <translation>Dias cobertos</translation>
    </message>
    <message>
        <source>no report for this range</source>
        <translation>nenhum relatório para este período</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>Dias guardados</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln days</source>
        <translation>
            <numerusform>%1 de %Ln dia</numerusform>
            <numerusform>%1 de %Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>last day %1</source>
        <translation>último dia %1</translation>
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
        <translation>Relatórios de jogos</translation>
    </message>
    <message>
        <source>Extension reports</source>
        <translation>Relatórios de extensões</translation>
    </message>
</context>
<context>
    <name>Sidestage::ResolveDialog</name>
    <message>
        <source>%1 points</source>
        <translation>%1 pontos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador</numerusform>
            <numerusform>%Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolve prediction</source>
        <translation>Resolver palpite</translation>
    </message>
    <message>
        <source>Which outcome won?</source>
        <translation>Qual resultado venceu?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>points, viewers</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>Pagar %1</translation>
    </message>
    <message>
        <source>Choose the outcome to see who is paid.</source>
        <translation>Escolha o resultado para ver quem recebe.</translation>
    </message>
    <message>
        <source>Nobody predicted this. No points are paid out.</source>
        <translation>Ninguém deu este palpite. Nenhum ponto é pago.</translation>
    </message>
    <message>
        <source>%1 share %2: each gets %3 for one point. This cannot be undone.</source>
        <comment>viewers; points; a ratio</comment>
        <translation>%1 dividem %2: cada um recebe %3 por ponto. Isso não pode ser desfeito.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message>
        <source>Restore chat modes</source>
        <translation>Restaurar modos do chat</translation>
    </message>
    <message>
        <source>Restore chat modes?</source>
        <translation>Restaurar modos do chat?</translation>
    </message>
    <message>
        <source>Loading the current modes…</source>
        <translation>Carregando os modos atuais…</translation>
    </message>
    <message>
        <source>The current modes are saved as a snapshot first.</source>
        <translation>Os modos atuais são salvos antes como um instantâneo.</translation>
    </message>
    <message>
        <source>Only the changed modes are restored, to exactly what they were.</source>
        <translation>Só os modos alterados são restaurados, exatamente como eram.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Nothing left to restore.</source>
        <translation>Nada mais a restaurar.</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Alterado em outro lugar: %1.</translation>
    </message>
    <message>
        <source>Action for %1</source>
        <translation>Ação para %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Deixar inalterado</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>The current modes could not be loaded.</source>
        <translation>Não foi possível carregar os modos atuais.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Alguém</translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation>%1 alterou às %2</translation>
    </message>
    <message>
        <source>%1 changed it in the meantime</source>
        <translation>%1 alterou nesse meio-tempo</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Already back to what it was. Nothing to send.</source>
        <translation>Já voltou ao que era. Nada a enviar.</translation>
    </message>
    <message>
        <source>Already matches the snapshot.</source>
        <translation>Já corresponde ao instantâneo.</translation>
    </message>
    <message>
        <source>Will be set to: %1</source>
        <translation>Será definido como: %1</translation>
    </message>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>Restaurar modos do chat em %n canal?</numerusform>
            <numerusform>Restaurar modos do chat em %n canais?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln</source>
        <translation>
            <numerusform>Restaurar %Ln</numerusform>
            <numerusform>Restaurar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave %Ln unchanged</source>
        <translation>
            <numerusform>Deixar %Ln inalterado</numerusform>
            <numerusform>Deixar %Ln inalterados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreRow</name>
    <message>
        <source>Channel as before the show</source>
        <translation>Canal como antes do programa</translation>
    </message>
    <message>
        <source>Swap the rewards back</source>
        <translation>Trocar as recompensas de volta</translation>
    </message>
    <message>
        <source>Chat modes as before the show</source>
        <translation>Modos do chat como antes do programa</translation>
    </message>
    <message>
        <source>Ad warnings as before the show</source>
        <translation>Avisos de anúncio como antes do programa</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Encerrar o bloqueio</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Exportar capítulos e marcadores</translation>
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
        <translation>Já está como era.</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <translation>%1: %2, “%3”</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Novo resgate</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n novo resgate</numerusform>
            <numerusform>%n novos resgates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardEditor</name>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Fechar o editor</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” saved in the library</source>
        <translation>“%1” salva na biblioteca</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2 Your changes are still there.</source>
        <translation>“%1” não foi alterada. %2 Suas alterações continuam aqui.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>“%1”: %2 sent</source>
        <translation>“%1”: %2 enviado</translation>
    </message>
    <message>
        <source>Changes discarded</source>
        <translation>Alterações descartadas</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Nova recompensa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln em espera</numerusform>
            <numerusform>%Ln em espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Criada por outro aplicativo.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Somente leitura</translation>
    </message>
    <message>
        <source>Only the app that made a reward can change or delete it and decide its redemptions. “%1” was made by another app. To manage it here, duplicate it, then delete the original in that app.</source>
        <translation>Só o aplicativo que criou uma recompensa pode alterá-la ou excluí-la e decidir seus resgates. “%1” foi criada por outro aplicativo. Para gerenciá-la aqui, duplique-a e depois exclua a original nesse aplicativo.</translation>
    </message>
    <message>
        <source>Changed elsewhere while you were editing. Sending replaces that change.</source>
        <translation>Alterada em outro lugar durante a sua edição. O envio substitui essa alteração.</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>Aguardando a resposta do serviço.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Sem permissão para alterar recompensas no serviço.</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Criar no serviço</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Salvar na biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>A única vaga (%n) no serviço está ocupada.</numerusform>
            <numerusform>Todas as %n vagas no serviço estão ocupadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>Enviar %n alteração</numerusform>
            <numerusform>Enviar %n alterações</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nada mudou.</translation>
    </message>
    <message>
        <source>Another reward has this title.</source>
        <translation>Outra recompensa tem este título.</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 não enviado. %2 Sua alteração continua aqui.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>Nada foi enviado. %1 Suas alterações continuam aqui.</translation>
    </message>
    <message>
        <source>“%1” was not created. %2</source>
        <translation>“%1” não foi criada. %2</translation>
    </message>
    <message>
        <source>“%1” created</source>
        <translation>“%1” criada</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message>
        <source>At least %L1.</source>
        <translation>No mínimo %L1.</translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation># e seis dígitos, 0 a 9 e A a F.</translation>
    </message>
    <message>
        <source>Viewers see only rewards that are on.</source>
        <translation>Os espectadores só veem recompensas ativadas.</translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation>Mostrada, mas não pode ser resgatada.</translation>
    </message>
    <message>
        <source>Redemptions are fulfilled right away, without a decision.</source>
        <translation>Os resgates são concluídos na hora, sem decisão.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>Até %n dia. Os espectadores veem tempos de espera de um minuto ou mais.</numerusform>
            <numerusform>Até %n dias. Os espectadores veem tempos de espera de um minuto ou mais.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardLibrary</name>
    <message>
        <source>Another reward has this title.</source>
        <translation>Outra recompensa tem este título.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Criada por outro aplicativo. Só ele pode alterá-la.</translation>
    </message>
    <message>
        <source>It is still on the service. Remove it there first.</source>
        <translation>Ela ainda está no serviço. Remova-a de lá primeiro.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>Outro conjunto tem este nome.</translation>
    </message>
    <message>
        <source>Previous rewards</source>
        <translation>Recompensas anteriores</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardList</name>
    <message>
        <source>Sidestage needs permission to see the rewards.</source>
        <translation>O Sidestage precisa de permissão para ver as recompensas.</translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points.</source>
        <translation>Só afiliados e parceiros têm Pontos do canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message numerus="yes">
        <source>%Ln failed. %1</source>
        <translation>
            <numerusform>%Ln falhou. %1</numerusform>
            <numerusform>%Ln falharam. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln pausada</numerusform>
            <numerusform>%Ln pausadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resumed</source>
        <translation>
            <numerusform>%Ln retomada</numerusform>
            <numerusform>%Ln retomadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln ativada</numerusform>
            <numerusform>%Ln ativadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln desativada</numerusform>
            <numerusform>%Ln desativadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created on the service</source>
        <translation>
            <numerusform>%Ln criada no serviço</numerusform>
            <numerusform>%Ln criadas no serviço</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln excluída</numerusform>
            <numerusform>%Ln excluídas</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not deleted.</source>
        <translation>Não foi excluída.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>%Ln não foi excluída. %1</numerusform>
            <numerusform>%Ln não foram excluídas. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” removed from the service, kept in the library</source>
        <translation>“%1” removida do serviço, mantida na biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from the service, kept in the library</source>
        <translation>
            <numerusform>%Ln removida do serviço, mantida na biblioteca</numerusform>
            <numerusform>%Ln removidas do serviço, mantidas na biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>“%1” excluída</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>%Ln adicionada a “%1”</numerusform>
            <numerusform>%Ln adicionadas a “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from “%1”</source>
        <translation>
            <numerusform>%Ln removida de “%1”</numerusform>
            <numerusform>%Ln removidas de “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source> (copy)</source>
        <translation> (cópia)</translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation> (cópia %L1)</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardSelectionBar</name>
    <message>
        <source>Turn on</source>
        <translation>Ativar</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desativar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Editar seleção…</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Ações para as recompensas selecionadas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar seleção</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardTable</name>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Buscar recompensas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Only with waiting redemptions</source>
        <translation>Só com resgates em espera</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>Filtrar por estado</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Ações para as recompensas selecionadas</translation>
    </message>
    <message>
        <source>No matching rewards.</source>
        <translation>Nenhuma recompensa correspondente.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln recompensa</numerusform>
            <numerusform>%Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <translation>
            <numerusform>%1, %Ln selecionada</numerusform>
            <numerusform>%1, %Ln selecionadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardsPage</name>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Library section</source>
        <translation>Seção da biblioteca</translation>
    </message>
    <message>
        <source>Select a reward to view and edit it.</source>
        <translation>Selecione uma recompensa para vê-la e editá-la.</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Nova recompensa</translation>
    </message>
    <message>
        <source>Edit reward</source>
        <translation>Editar recompensa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desativar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Aplicar conjunto…</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Trocar de volta…</translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation>Adicionar recompensas ao conjunto…</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Buscar recompensas</translation>
    </message>
    <message>
        <source>Show or hide the side pane</source>
        <translation>Mostrar ou ocultar o painel lateral</translation>
    </message>
    <message>
        <source>Send reward changes</source>
        <translation>Enviar alterações da recompensa</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Novo conjunto…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Rascunho não salvo: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Rascunho salvo %1</translation>
    </message>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>Não foi possível ler “%1”. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards imported</source>
        <translation>
            <numerusform>%Ln recompensa importada</numerusform>
            <numerusform>%Ln recompensas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards exported</source>
        <translation>
            <numerusform>%Ln recompensa exportada</numerusform>
            <numerusform>%Ln recompensas exportadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. You can still prepare rewards in the library.</source>
        <translation>Só afiliados e parceiros têm Pontos do canal. Ainda assim, você pode preparar recompensas na biblioteca.</translation>
    </message>
    <message>
        <source>You can view rewards. To change them on the service, Sidestage needs permission.</source>
        <translation>Você pode ver as recompensas. Para alterá-las no serviço, o Sidestage precisa de permissão.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards on the service.</source>
        <translation>O Sidestage precisa de permissão para ver as recompensas no serviço.</translation>
    </message>
    <message>
        <source>Rewards not loaded yet. %1</source>
        <translation>Recompensas ainda não carregadas. %1</translation>
    </message>
    <message>
        <source>This set has no rewards yet.</source>
        <translation>Este conjunto ainda não tem recompensas.</translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation>Nenhum outro aplicativo criou uma recompensa neste canal.</translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation>Toda recompensa está em um conjunto.</translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation>Nenhuma recompensa ainda. Os espectadores gastam nelas seus Pontos do canal.</translation>
    </message>
    <message>
        <source>Add rewards…</source>
        <translation>Adicionar recompensas…</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Criada por outro aplicativo. Só ele pode alterá-la.</translation>
    </message>
    <message>
        <source>Select a reward first.</source>
        <translation>Selecione uma recompensa primeiro.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Sem permissão para alterar recompensas no serviço.</translation>
    </message>
    <message>
        <source>Select a set first.</source>
        <translation>Selecione um conjunto primeiro.</translation>
    </message>
    <message>
        <source>No set has been applied yet.</source>
        <translation>Nenhum conjunto foi aplicado ainda.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Ativar</translation>
    </message>
    <message>
        <source>None of the selected rewards can be changed here.</source>
        <translation>Nenhuma das recompensas selecionadas pode ser alterada aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>%1 alterado em %Ln recompensa</numerusform>
            <numerusform>%1 alterado em %Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Editar seleção…</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Criar no serviço</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>Adicionar ao conjunto</translation>
    </message>
    <message>
        <source>Remove from this set</source>
        <translation>Remover deste conjunto</translation>
    </message>
    <message>
        <source>Remove from the service (frees the slot)</source>
        <translation>Remover do serviço (libera a vaga)</translation>
    </message>
    <message>
        <source>Turn off only (keeps the slot)</source>
        <translation>Só desativar (mantém a vaga)</translation>
    </message>
    <message>
        <source>Export rewards</source>
        <translation>Exportar recompensas</translation>
    </message>
    <message>
        <source>Rewards (*.json)</source>
        <translation>Recompensas (*.json)</translation>
    </message>
    <message>
        <source>Import rewards</source>
        <translation>Importar recompensas</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Novo conjunto</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>Renomear conjunto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>Começa com a recompensa selecionada (%Ln).</numerusform>
            <numerusform>Começa com as %Ln recompensas selecionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>For a category or a show, for example “Horror night”.</source>
        <translation>Para uma categoria ou um programa, por exemplo “Noite de terror”.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Digite um nome.</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>Criar conjunto</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>There are no rewards yet.</source>
        <translation>Ainda não há recompensas.</translation>
    </message>
    <message>
        <source>Every reward is in this set.</source>
        <translation>Todas as recompensas estão neste conjunto.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (cópia)</translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are kept</source>
        <translation>Conjunto “%1” excluído; suas recompensas são mantidas</translation>
    </message>
    <message>
        <source>Preview of “%1”. Nothing has been sent yet.</source>
        <translation>Prévia de “%1”. Nada foi enviado ainda.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RolesView</name>
    <message>
        <source>%1 is a VIP. A VIP cannot be a moderator as well.</source>
        <translation>%1 é VIP. Um VIP não pode ser moderador ao mesmo tempo.</translation>
    </message>
    <message>
        <source>%1 is a moderator. A moderator cannot be a VIP as well.</source>
        <translation>%1 é moderador. Um moderador não pode ser VIP ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the VIPs…</source>
        <translation>Etapa 1 de 2: removendo %1 dos VIPs…</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the moderators…</source>
        <translation>Etapa 1 de 2: removendo %1 dos moderadores…</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP. Step 2 of 2: adding to the moderators…</source>
        <translation>%1 não é mais VIP. Etapa 2 de 2: adicionando aos moderadores…</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator. Step 2 of 2: adding to the VIPs…</source>
        <translation>%1 não é mais moderador. Etapa 2 de 2: adicionando aos VIPs…</translation>
    </message>
    <message>
        <source>Step 1 of 2 failed, nothing was changed for %1. %2</source>
        <translation>A etapa 1 de 2 falhou, nada foi alterado para %1. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP, but step 2 of 2 failed: not a moderator yet. %2</source>
        <translation>%1 não é mais VIP, mas a etapa 2 de 2 falhou: ainda não é moderador. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator, but step 2 of 2 failed: not a VIP yet. %2</source>
        <translation>%1 não é mais moderador, mas a etapa 2 de 2 falhou: ainda não é VIP. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP and is a moderator now.</source>
        <translation>%1 não é mais VIP e agora é moderador.</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator and is a VIP now.</source>
        <translation>%1 não é mais moderador e agora é VIP.</translation>
    </message>
    <message>
        <source>Roles section</source>
        <translation>Seção de funções</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>Moderadores</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIPs</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipes</translation>
    </message>
    <message>
        <source>Search roles</source>
        <translation>Buscar funções</translation>
    </message>
    <message>
        <source>Copy name from roles</source>
        <translation>Copiar nome das funções</translation>
    </message>
    <message>
        <source>Make the moderator a VIP, or the VIP a moderator…</source>
        <translation>Tornar o moderador VIP, ou o VIP moderador…</translation>
    </message>
    <message>
        <source>Remove the role</source>
        <translation>Remover a função</translation>
    </message>
    <message>
        <source>Remove VIP and make moderator</source>
        <translation>Remover VIP e tornar moderador</translation>
    </message>
    <message>
        <source>Remove moderator and make VIP</source>
        <translation>Remover moderador e tornar VIP</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Make VIP again</source>
        <translation>Tornar VIP de novo</translation>
    </message>
    <message>
        <source>Make moderator again</source>
        <translation>Tornar moderador de novo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>Sidestage::RunAdCard</name>
    <message>
        <source>Run an ad now</source>
        <translation>Exibir um anúncio agora</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Duração em segundos</translation>
    </message>
    <message>
        <source>The ad that is shown may be shorter or longer.</source>
        <translation>O anúncio exibido pode ser mais curto ou mais longo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleDelegate</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation>%1 comprou %2 por %3 Bits no canal de %4, %5</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>em desenvolvimento</translation>
    </message>
    <message>
        <source>ID %1, product %2</source>
        <translation>ID %1, produto %2</translation>
    </message>
    <message>
        <source>%1 Bits</source>
        <translation>%1 Bits</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>the channel</comment>
        <translation>em %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Extension transactions, newest first</source>
        <translation>Transações da extensão, mais recentes primeiro</translation>
    </message>
    <message>
        <source>Transaction IDs, separated by spaces</source>
        <translation>IDs de transação, separados por espaços</translation>
    </message>
    <message>
        <source>Look up transactions by their IDs</source>
        <translation>Consultar transações pelos IDs</translation>
    </message>
    <message>
        <source>Look up transaction</source>
        <translation>Consultar transação</translation>
    </message>
    <message>
        <source>Copy transaction ID</source>
        <translation>Copiar ID da transação</translation>
    </message>
    <message>
        <source>ID copied</source>
        <translation>ID copiado</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln IDs at once.</source>
        <translation>
            <numerusform>No máximo %Ln ID por vez.</numerusform>
            <numerusform>No máximo %Ln IDs por vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. Reading them requires a token of the app itself.</source>
        <translation>Compras com Bits na extensão %1. Lê-las exige um token do próprio aplicativo.</translation>
    </message>
    <message>
        <source>This service has no client secret, which is required for the app’s own token.</source>
        <translation>Este serviço não tem segredo do cliente, necessário para o token do próprio aplicativo.</translation>
    </message>
    <message>
        <source>At least one of these IDs was not found.</source>
        <translation>Pelo menos um destes IDs não foi encontrado.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Could not load the transactions. %1</source>
        <translation>Não foi possível carregar as transações. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>No purchases yet. They appear here.</source>
        <translation>Nenhuma compra ainda. Elas aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ScheduleFeed</name>
    <message>
        <source>It was not added. Try it again.</source>
        <translation>Não foi adicionado. Tente novamente.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>Programação</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repetição</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Semanal</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Uma vez</translation>
    </message>
    <message>
        <source>Schedule saved.</source>
        <translation>Programação salva.</translation>
    </message>
    <message>
        <source>The segment was added, but the old one could not be deleted. Both are planned.</source>
        <translation>O segmento foi adicionado, mas não foi possível excluir o antigo. Ambos estão planejados.</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <comment>a time</comment>
        <translation>Rascunho salvo %1</translation>
    </message>
    <message>
        <source>Schedule view</source>
        <translation>Exibição da programação</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Semana anterior</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Próxima semana</translation>
    </message>
    <message>
        <source>Segments of this week</source>
        <translation>Segmentos desta semana</translation>
    </message>
    <message>
        <source>Week. The tab List has the same segments as a table.</source>
        <translation>Semana. A aba Lista tem os mesmos segmentos em uma tabela.</translation>
    </message>
    <message>
        <source>Vacation…</source>
        <translation>Férias…</translation>
    </message>
    <message>
        <source>Save iCalendar…</source>
        <translation>Salvar iCalendar…</translation>
    </message>
    <message>
        <source>Copy iCalendar link</source>
        <translation>Copiar link do iCalendar</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Novo segmento</translation>
    </message>
    <message>
        <source>Save segment</source>
        <translation>Salvar segmento</translation>
    </message>
    <message>
        <source>Edit segment</source>
        <translation>Editar segmento</translation>
    </message>
    <message>
        <source>Delete segment…</source>
        <translation>Excluir segmento…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>O Sidestage precisa de permissão para alterar a programação.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two dates</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message numerus="yes">
        <source>week %1 · %Ln shows, %2</source>
        <translation>
            <numerusform>semana %1 · %Ln programa, %2</numerusform>
            <numerusform>semana %1 · %Ln programas, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No shows planned.</source>
        <translation>Nenhum programa planejado.</translation>
    </message>
    <message>
        <source>Save iCalendar</source>
        <translation>Salvar iCalendar</translation>
    </message>
    <message>
        <source>Schedule of %1</source>
        <translation>Programação de %1</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Calendário (*.ics)</translation>
    </message>
    <message>
        <source>Schedule saved in %1.</source>
        <translation>Programação salva em %1.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of the first day of a range</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of the last day of a range</comment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Changing the schedule failed. %1</source>
        <comment>the reason</comment>
        <translation>Não foi possível alterar a programação. %1</translation>
    </message>
    <message>
        <source>Reading the calendar failed. %1</source>
        <comment>the reason</comment>
        <translation>Não foi possível ler o calendário. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SearchCombo</name>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
</context>
<context>
    <name>Sidestage::SecondStart</name>
    <message>
        <source>Sidestage is already running, but is not responding.</source>
        <translation>O Sidestage já está em execução, mas não está respondendo.</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it responds. If it quits, Sidestage starts here instead. No data is lost while you wait.</source>
        <translation>A janela dele vem para a frente assim que ele responder. Se ele for encerrado, o Sidestage inicia aqui. Nenhum dado se perde durante a espera.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Parar de esperar</translation>
    </message>
</context>
<context>
    <name>Sidestage::SegmentEditor</name>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Start and repeat are fixed.</source>
        <translation>O início e a repetição são fixos.</translation>
    </message>
    <message>
        <source>No permission to change the schedule.</source>
        <translation>Sem permissão para alterar a programação.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Repeats weekly</source>
        <translation>Repetir toda semana</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuso horário</translation>
    </message>
    <message>
        <source>Weekly segments</source>
        <translation>Segmentos semanais</translation>
    </message>
    <message>
        <source>The service cannot move a weekly segment or change how often it comes. Sidestage can add a new one and then delete this one.</source>
        <translation>O serviço não pode mover um segmento semanal nem alterar com que frequência ele ocorre. O Sidestage pode adicionar um novo e depois excluir este.</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Mover…</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programação</translation>
    </message>
    <message>
        <source>Without permission to manage the schedule, Sidestage can only show it.</source>
        <translation>Sem permissão para gerenciar a programação, o Sidestage só pode mostrá-la.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Novo segmento</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Semanal</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Uma vez</translation>
    </message>
    <message>
        <source>30 to 1,380. Ends at %1.</source>
        <comment>a time of day</comment>
        <translation>30 a 1.380. Termina às %1.</translation>
    </message>
    <message>
        <source>At the same time: %1.</source>
        <translation>Ao mesmo tempo: %1.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>O Sidestage precisa de permissão para alterar a programação.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nada mudou.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Cancel next</source>
        <translation>Cancelar próximo</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <comment>a date</comment>
        <translation>Cancelar %1</translation>
    </message>
    <message>
        <source>Starts at %1 in %2 all year.</source>
        <comment>a time; a time zone</comment>
        <translation>Começa às %1 em %2 o ano todo.</translation>
    </message>
    <message>
        <source>When the clocks change on %1, that moves from %2 to %3 UTC.</source>
        <comment>a date; two times</comment>
        <translation>Quando os relógios mudam em %1, isso passa de %2 para %3 UTC.</translation>
    </message>
    <message>
        <source>Choose a time zone from the list.</source>
        <translation>Escolha um fuso horário da lista.</translation>
    </message>
    <message>
        <source>Delete segment</source>
        <translation>Excluir segmento</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Excluir “%1”?</translation>
    </message>
    <message>
        <source>It is removed from all weeks. To leave out one week, cancel it.</source>
        <translation>Ele é removido de todas as semanas. Para deixar só uma semana de fora, cancele-o nessa semana.</translation>
    </message>
    <message>
        <source>It is removed from the schedule.</source>
        <translation>Ele é removido da programação.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>It may have been added. %1</source>
        <comment>the reason</comment>
        <translation>Pode ter sido adicionado. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation>Limpar seleção</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rewards</source>
        <translation>
            <numerusform>%Ln recompensa</numerusform>
            <numerusform>%Ln recompensas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>Concluir %Ln</numerusform>
            <numerusform>Concluir %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refund %Ln</source>
        <translation>
            <numerusform>Reembolsar %Ln</numerusform>
            <numerusform>Reembolsar %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionStrip</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selecionado</numerusform>
            <numerusform>%Ln selecionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SeriesList</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures can be shown at once.</source>
        <translation>
            <numerusform>No máximo %Ln valor pode ser mostrado por vez.</numerusform>
            <numerusform>No máximo %Ln valores podem ser mostrados por vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures while comparing.</source>
        <translation>
            <numerusform>No máximo %Ln valor ao comparar.</numerusform>
            <numerusform>No máximo %Ln valores ao comparar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>Comparado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No data, %1</source>
        <translation>Sem dados, %1</translation>
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
        <translation>Isto não é um endereço. Deve começar com https://.</translation>
    </message>
    <message>
        <source>Enter only the address, without user, query or fragment.</source>
        <translation>Digite só o endereço, sem usuário, query ou fragmento.</translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation>Isto não é um endereço. Deve começar com wss://.</translation>
    </message>
    <message>
        <source>Enter only the address, without user or fragment.</source>
        <translation>Digite só o endereço, sem usuário ou fragmento.</translation>
    </message>
    <message>
        <source>Live events require wss://; ws:// is allowed only for services on this computer.</source>
        <translation>Eventos em tempo real exigem wss://; ws:// só é permitido para serviços neste computador.</translation>
    </message>
    <message>
        <source>Only https is secure for signing in. Begin the address with https://; http:// is allowed only for services on this computer.</source>
        <translation>Só https é seguro para fazer login. Comece o endereço com https://; http:// só é permitido para serviços neste computador.</translation>
    </message>
    <message>
        <source>This is not an address. Enter the one that is registered for your app, such as http://localhost:17563.</source>
        <translation>Isto não é um endereço. Digite o que está registrado para seu aplicativo, como http://localhost:17563.</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Endereço da API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Serviço de tokens</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirecionamento</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos em tempo real</translation>
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
        <translation>Perfil do serviço</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Each profile keeps its own accounts.</source>
        <translation>Cada perfil guarda suas próprias contas.</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Adicionar serviço…</translation>
    </message>
    <message>
        <source>Client ID %1, with a client secret in the keychain</source>
        <translation>ID do cliente %1, com um segredo do cliente no chaveiro</translation>
    </message>
    <message>
        <source>Client ID %1, public client without a secret</source>
        <translation>ID do cliente %1, cliente público sem segredo</translation>
    </message>
    <message>
        <source>Client ID %1</source>
        <translation>ID do cliente %1</translation>
    </message>
    <message>
        <source>The sandbox is built in. Its addresses and its app are made at the start.</source>
        <translation>A sandbox já vem incluída. Seus endereços e seu aplicativo são criados ao iniciar.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando o serviço…</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCheck</name>
    <message>
        <source>The certificate of %1 is not valid today.</source>
        <translation>O certificado de %1 não é válido hoje.</translation>
    </message>
    <message>
        <source>Check the date of this computer: it is set to %1. If it is right, the operator of the service must renew the certificate.</source>
        <translation>Verifique a data deste computador: está em %1. Se estiver certa, o operador do serviço precisa renovar o certificado.</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>O certificado de %1 é autoassinado.</translation>
    </message>
    <message>
        <source>Nobody confirms that this is the service, so Sidestage does not connect. If the service is yours, install its certificate in the system, or use one from a certificate authority.</source>
        <translation>Ninguém confirma que este é o serviço, por isso o Sidestage não se conecta. Se o serviço é seu, instale o certificado dele no sistema ou use um de uma autoridade certificadora.</translation>
    </message>
    <message>
        <source>The certificate of %1 belongs to another host.</source>
        <translation>O certificado de %1 pertence a outro host.</translation>
    </message>
    <message>
        <source>Check the address for typing errors. Sidestage sends nothing to this host.</source>
        <translation>Verifique se há erros de digitação no endereço. O Sidestage não envia nada a este host.</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified: “%2”</source>
        <translation>Não foi possível verificar o certificado de %1: “%2”</translation>
    </message>
    <message>
        <source>Ask the operator of the service for a valid certificate.</source>
        <translation>Peça ao operador do serviço um certificado válido.</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>Não há host com o nome %1.</translation>
    </message>
    <message>
        <source>Check the address for typing errors, and your network connection.</source>
        <translation>Verifique se há erros de digitação no endereço e a sua conexão de rede.</translation>
    </message>
    <message>
        <source>%1 accepts no connection.</source>
        <translation>%1 não aceita conexão.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Verifique a porta no endereço e se o serviço está em execução.</translation>
    </message>
    <message>
        <source>%1 does not speak TLS.</source>
        <translation>%1 não fala TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. Sidestage connects without TLS only on this computer.</source>
        <translation>Verifique a porta no endereço. O Sidestage só se conecta sem TLS neste computador.</translation>
    </message>
    <message>
        <source>%1 did not answer within 10 seconds.</source>
        <translation>%1 não respondeu em 10 segundos.</translation>
    </message>
    <message>
        <source>Check the address and your network connection, then try again.</source>
        <translation>Verifique o endereço e a sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>%1 could not be reached: “%2”</source>
        <translation>Não foi possível acessar %1: “%2”</translation>
    </message>
    <message>
        <source>%1 reports a problem (%2).</source>
        <translation>%1 informa um problema (%2).</translation>
    </message>
    <message>
        <source>The service may be overloaded or under maintenance. Try again later.</source>
        <translation>O serviço pode estar sobrecarregado ou em manutenção. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 answers, but not as the API of such a service.</source>
        <translation>%1 responde, mas não como a API de um serviço desses.</translation>
    </message>
    <message>
        <source>Check the API address. It ends with the version, such as https://api.example/helix.</source>
        <translation>Verifique o endereço da API. Ele termina com a versão, como https://api.example/helix.</translation>
    </message>
    <message>
        <source>%1 answers, but is not a token service.</source>
        <translation>%1 responde, mas não é um serviço de tokens.</translation>
    </message>
    <message>
        <source>Check the address of the token service, such as https://id.example. Sidestage adds /oauth2/ itself.</source>
        <translation>Verifique o endereço do serviço de tokens, como https://id.example. O próprio Sidestage adiciona /oauth2/.</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>válido até %1</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock of this computer is %1 ahead of the service.</source>
        <translation>O relógio deste computador está %1 adiantado em relação ao serviço.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service.</source>
        <translation>O relógio deste computador está %1 atrasado em relação ao serviço.</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Ajuste a data e a hora deste computador. Até lá, os horários mostrados aqui podem estar errados e certificados podem ser recusados.</translation>
    </message>
    <message>
        <source>The service does not know this client ID.</source>
        <translation>O serviço não conhece este ID do cliente.</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. It is not the name of the app.</source>
        <translation>Copie-o de novo da página do seu aplicativo. Não é o nome do aplicativo.</translation>
    </message>
    <message>
        <source>The client ID could not be checked.</source>
        <translation>Não foi possível verificar o ID do cliente.</translation>
    </message>
    <message>
        <source>Client ID known</source>
        <translation>ID do cliente conhecido</translation>
    </message>
    <message>
        <source>public client</source>
        <translation>cliente público</translation>
    </message>
    <message>
        <source>This app is registered as a public client, which has no secret.</source>
        <translation>Este aplicativo está registrado como cliente público, que não tem segredo.</translation>
    </message>
    <message>
        <source>Remove the client secret, or register the app as a confidential client.</source>
        <translation>Remova o segredo do cliente ou registre o aplicativo como cliente confidencial.</translation>
    </message>
    <message>
        <source>confidential client</source>
        <translation>cliente confidencial</translation>
    </message>
    <message>
        <source>This app is registered as a confidential client.</source>
        <translation>Este aplicativo está registrado como cliente confidencial.</translation>
    </message>
    <message>
        <source>Without its secret, a sign-in cannot be renewed. Paste the client secret, or register the app as a public client.</source>
        <translation>Sem o segredo dele, um login não pode ser renovado. Cole o segredo do cliente ou registre o aplicativo como cliente público.</translation>
    </message>
    <message>
        <source>confidential client, secret accepted</source>
        <translation>cliente confidencial, segredo aceito</translation>
    </message>
    <message>
        <source>The service does not accept this client secret.</source>
        <translation>O serviço não aceita este segredo do cliente.</translation>
    </message>
    <message>
        <source>The client secret could not be checked: “%1”</source>
        <translation>Não foi possível verificar o segredo do cliente: “%1”</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. A new secret there makes the old one invalid.</source>
        <translation>Copie-o de novo da página do seu aplicativo. Um novo segredo lá torna o antigo inválido.</translation>
    </message>
    <message>
        <source>The redirect URI %1 is not registered for this app.</source>
        <translation>O URI de redirecionamento %1 não está registrado para este aplicativo.</translation>
    </message>
    <message>
        <source>Add exactly this URI on the page of your app, without a slash at the end, or enter here the one that is registered.</source>
        <translation>Adicione exatamente este URI na página do seu aplicativo, sem barra no fim, ou digite aqui o que está registrado.</translation>
    </message>
    <message>
        <source>Redirect URI registered</source>
        <translation>URI de redirecionamento registrado</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>Acessível</translation>
    </message>
    <message>
        <source>%1, %2 ms</source>
        <translation>%1, %2 ms</translation>
    </message>
    <message>
        <source>%1 closed the connection without a response.</source>
        <translation>%1 fechou a conexão sem responder.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether it begins with https://.</source>
        <translation>Verifique a porta no endereço e se ele começa com https://.</translation>
    </message>
    <message>
        <source>%1 does not speak HTTP.</source>
        <translation>%1 não usa HTTP.</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos em tempo real</translation>
    </message>
    <message>
        <source>No live events could be reached at %1.</source>
        <translation>Não foi possível acessar eventos em tempo real em %1.</translation>
    </message>
    <message>
        <source>Check the address of the live events. Without them, Sidestage polls for changes.</source>
        <translation>Verifique o endereço dos eventos em tempo real. Sem eles, o Sidestage consulta as mudanças periodicamente.</translation>
    </message>
    <message>
        <source>The service did not respond. Try again later.</source>
        <translation>O serviço não respondeu. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>The service responded with status %1.</source>
        <translation>O serviço respondeu com o status %1.</translation>
    </message>
    <message>
        <source>The service said: “%1”.</source>
        <translation>O serviço disse: “%1”.</translation>
    </message>
    <message>
        <source>Check the address of the token service and the client ID.</source>
        <translation>Verifique o endereço do serviço de tokens e o ID do cliente.</translation>
    </message>
    <message>
        <source>It ends with a slash, which must be registered too. Remove the slash here, or add exactly this URI on the page of your app.</source>
        <translation>Ele termina com uma barra, que também precisa estar registrada. Remova a barra aqui ou adicione exatamente este URI na página do seu aplicativo.</translation>
    </message>
    <message>
        <source>The redirect URI could not be checked.</source>
        <translation>Não foi possível verificar o URI de redirecionamento.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>Add a service</source>
        <translation>Adicionar um serviço</translation>
    </message>
    <message>
        <source>Edit service</source>
        <translation>Editar serviço</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation>Abrir o console</translation>
    </message>
    <message>
        <source>The public platform</source>
        <translation>A plataforma pública</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serviço</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>any name that is still free</source>
        <translation>qualquer nome ainda livre</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirecionamento</translation>
    </message>
    <message>
        <source>Register exactly this URI. The service returns to it after sign-in.</source>
        <translation>Registre exatamente este URI. O serviço volta para ele depois do login.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy redirect URI</source>
        <translation>Copiar URI de redirecionamento</translation>
    </message>
    <message>
        <source>Client type</source>
        <translation>Tipo de cliente</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Público</translation>
    </message>
    <message>
        <source>an app on your computer cannot keep a secret</source>
        <translation>um aplicativo no seu computador não pode guardar um segredo</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Application Integration</source>
        <translation>Application Integration</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Endereço da API</translation>
    </message>
    <message>
        <source>With the version, such as https://api.example/helix</source>
        <translation>Com a versão, como https://api.example/helix</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Serviço de tokens</translation>
    </message>
    <message>
        <source>Such as https://id.example</source>
        <translation>Como https://id.example</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos em tempo real</translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. If empty, Sidestage polls for changes.</source>
        <translation>Como wss://events.example/ws. Se vazio, o Sidestage consulta as mudanças periodicamente.</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Paste what it gave you</source>
        <translation>Cole o que você recebeu</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID do cliente</translation>
    </message>
    <message>
        <source>Identifies your app to the service.</source>
        <translation>Identifica seu aplicativo para o serviço.</translation>
    </message>
    <message>
        <source>Enter the client ID. The service requires it.</source>
        <translation>Digite o ID do cliente. O serviço o exige.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Segredo do cliente</translation>
    </message>
    <message>
        <source>The saved secret is for another token service, so it will be deleted. Enter the one for this service.</source>
        <translation>O segredo salvo é de outro serviço de tokens e, por isso, será excluído. Digite o deste serviço.</translation>
    </message>
    <message>
        <source>Leave empty to keep the saved secret. Enter a new one to replace it.</source>
        <translation>Deixe em branco para manter o segredo salvo. Digite um novo para substituí-lo.</translation>
    </message>
    <message>
        <source>Only for a confidential client. Goes into the system keychain.</source>
        <translation>Só para um cliente confidencial. Vai para o chaveiro do sistema.</translation>
    </message>
    <message>
        <source>Delete the client secret</source>
        <translation>Excluir o segredo do cliente</translation>
    </message>
    <message>
        <source>Check, and choose how to sign in</source>
        <translation>Verifique e escolha como entrar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar novamente</translation>
    </message>
    <message>
        <source>The service is checked when the client ID is there.</source>
        <translation>O serviço é verificado quando o ID do cliente for preenchido.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>Em outro dispositivo</translation>
    </message>
    <message>
        <source>Type a short code.</source>
        <translation>Digite um código curto.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>No seu navegador</translation>
    </message>
    <message>
        <source>Returns to this app.</source>
        <translation>Volta para este aplicativo.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Nesta janela</translation>
    </message>
    <message>
        <source>Shows the service’s page.</source>
        <translation>Mostra a página do serviço.</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Salvo como</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Digite um nome.</translation>
    </message>
    <message>
        <source>Remove service…</source>
        <translation>Remover serviço…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>Adicionar serviço</translation>
    </message>
    <message>
        <source>Add and sign in</source>
        <translation>Adicionar e entrar</translation>
    </message>
    <message>
        <source>Register Sidestage with the public platform</source>
        <translation>Registre o Sidestage na plataforma pública</translation>
    </message>
    <message>
        <source>Register Sidestage with the service</source>
        <translation>Registre o Sidestage no serviço</translation>
    </message>
    <message>
        <source>The platform asks these four things, with the client type “Public”. It is free and takes about two minutes.</source>
        <translation>A plataforma pede estas quatro coisas, com o tipo de cliente “Público”. É grátis e leva cerca de dois minutos.</translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, using this redirect URI. You get a client ID, and a client secret only if the app is a confidential client.</source>
        <translation>Registre o Sidestage como aplicativo no serviço, usando este URI de redirecionamento. Você recebe um ID do cliente, e um segredo do cliente só se o aplicativo for um cliente confidencial.</translation>
    </message>
    <message>
        <source>Public platform</source>
        <translation>Plataforma pública</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando o serviço…</translation>
    </message>
    <message>
        <source>The service is checked when its addresses and the client ID are there.</source>
        <translation>O serviço é verificado quando seus endereços e o ID do cliente forem preenchidos.</translation>
    </message>
    <message>
        <source>30 letters and digits, as expected.</source>
        <translation>30 letras e números, como esperado.</translation>
    </message>
    <message numerus="yes">
        <source>Usually 30 small letters and digits. These are %n characters.</source>
        <translation>
            <numerusform>Normalmente são 30 letras minúsculas e números. Aqui há %n caractere.</numerusform>
            <numerusform>Normalmente são 30 letras minúsculas e números. Aqui há %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>%1 of %2 fine</source>
        <translation>%1 de %2 em ordem</translation>
    </message>
    <message>
        <source>The check above found something that prevents the sign-in.</source>
        <translation>A verificação acima encontrou algo que impede o login.</translation>
    </message>
    <message>
        <source>Without a client secret, this sign-in cannot be renewed. You sign in again when it ends, on the public platform after about 60 days.</source>
        <translation>Sem segredo do cliente, este login não pode ser renovado. Você entra novamente quando ele terminar; na plataforma pública, após cerca de 60 dias.</translation>
    </message>
    <message>
        <source>A public client renews its sign-in by itself. It ends after 30 days without use.</source>
        <translation>Um cliente público renova seu login sozinho. Ele termina após 30 dias sem uso.</translation>
    </message>
    <message>
        <source>A confidential client renews its sign-in by itself, as long as the secret is valid.</source>
        <translation>Um cliente confidencial renova seu login sozinho, enquanto o segredo for válido.</translation>
    </message>
    <message>
        <source>A client ID cannot contain spaces.</source>
        <translation>Um ID do cliente não pode conter espaços.</translation>
    </message>
    <message>
        <source>A client secret cannot contain spaces.</source>
        <translation>Um segredo do cliente não pode conter espaços.</translation>
    </message>
    <message>
        <source>Without its client secret, a confidential client cannot renew its sign-in. You sign in again when it ends.</source>
        <translation>Sem o segredo do cliente, um cliente confidencial não pode renovar seu login. Você entra novamente quando ele terminar.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>Some tokens could not be revoked and stay valid until they expire.</source>
        <translation>Alguns tokens não puderam ser revogados e continuam válidos até expirarem.</translation>
    </message>
    <message>
        <source>Some keychain entries of this service could not be deleted. Delete them in your keychain.</source>
        <translation>Algumas entradas deste serviço não puderam ser excluídas do chaveiro. Exclua-as no seu chaveiro.</translation>
    </message>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation>Não foi possível excluir o arquivo %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServicesCard</name>
    <message>
        <source>Services</source>
        <translation>Serviços</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Adicionar serviço…</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, mostrado agora</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Warn of the sandbox while another service is shown</source>
        <translation>Mostrar avisos da sandbox enquanto outro serviço é mostrado</translation>
    </message>
    <message>
        <source>When off, sandbox accounts are disconnected and give no warnings while another service is shown.</source>
        <translation>Se desativado, as contas da sandbox ficam desconectadas e não dão avisos enquanto outro serviço é mostrado.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>Your sign-in could not be renewed (%1).</source>
        <translation>Não foi possível renovar seu login (%1).</translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar configurações</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seção</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seções</translation>
    </message>
    <message>
        <source>Undo change</source>
        <translation>Desfazer alteração</translation>
    </message>
    <message>
        <source>No change to undo.</source>
        <translation>Nenhuma alteração a desfazer.</translation>
    </message>
    <message>
        <source>Kept as you change them</source>
        <translation>Salvas conforme você as altera</translation>
    </message>
    <message>
        <source>Settings saved %1</source>
        <translation>Configurações salvas %1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Nenhuma configuração correspondente.</translation>
    </message>
    <message numerus="yes">
        <source>%n matching settings</source>
        <translation>
            <numerusform>%n configuração correspondente</numerusform>
            <numerusform>%n configurações correspondentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsTexts</name>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Relative to the system’s text size. The whole interface scales with it.</source>
        <translation>Em relação ao tamanho do texto do sistema. Toda a interface acompanha.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduzido</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menus</translation>
    </message>
    <message>
        <source>When off, the menus are behind the button above the sidebar. Press Alt to open them.</source>
        <translation>Se desativada, os menus ficam no botão acima da barra lateral. Pressione Alt para abri-los.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>You can undo a decision during this time. After that it is final.</source>
        <translation>Você pode desfazer uma decisão durante este tempo. Depois disso, ela é definitiva.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Fulfil after</source>
        <translation>Concluir após</translation>
    </message>
    <message>
        <source>Refund after</source>
        <translation>Reembolsar após</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Na hora</translation>
    </message>
    <message>
        <source>When quitting</source>
        <translation>Ao sair</translation>
    </message>
    <message>
        <source>What happens to pending decisions. If kept, they are sent after the next start.</source>
        <translation>O que acontece com decisões pendentes. Se guardadas, são enviadas após o próximo início.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation>Perguntar antes de um bloqueio</translation>
    </message>
    <message>
        <source>When off, the shortcut locks down the selected channels at once, or all that are shown. You can undo this exactly.</source>
        <translation>Se desativado, o atalho bloqueia na hora os canais selecionados, ou todos os mostrados. Você pode desfazer isto com exatidão.</translation>
    </message>
    <message>
        <source>Start and tray</source>
        <translation>Início e bandeja</translation>
    </message>
    <message>
        <source>Could not change this. %1</source>
        <translation>Não foi possível alterar isto. %1</translation>
    </message>
    <message>
        <source>Start when you sign in to this computer</source>
        <translation>Iniciar quando você entrar neste computador</translation>
    </message>
    <message>
        <source>Open the page that was last open</source>
        <translation>Abrir a última página aberta</translation>
    </message>
    <message>
        <source>When off, the first page is opened.</source>
        <translation>Se desativado, a primeira página é aberta.</translation>
    </message>
    <message>
        <source>Start in the tray</source>
        <translation>Iniciar na bandeja</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>Continuar em execução quando a janela for fechada</translation>
    </message>
    <message>
        <source>Events, sounds and held decisions go on. Quit is in the tray menu.</source>
        <translation>Eventos, sons e decisões pendentes continuam. Sair está no menu da bandeja.</translation>
    </message>
    <message>
        <source>Show the waiting count on the tray icon</source>
        <translation>Mostrar no ícone da bandeja quantos estão em espera</translation>
    </message>
    <message>
        <source>Redemptions, held messages and requests together.</source>
        <translation>Resgates, mensagens retidas e pedidos juntos.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>Idioma da interface</translation>
    </message>
    <message>
        <source>Also decides how dates, times and numbers are written.</source>
        <translation>Também define como datas, horas e números são escritos.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>A dashboard for live streams. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Um painel para transmissões ao vivo. Software livre sob a GNU General Public License, versão 3 ou posterior.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versões</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Relatar um problema</translation>
    </message>
    <message>
        <source>Versions, settings and the end of the log, without secrets. You read it before it is saved.</source>
        <translation>Versões, configurações e o fim do registro, sem segredos. Você o lê antes de salvá-lo.</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Relatar…</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>This desktop has no tray now, so the window is minimised or closed instead.</source>
        <translation>Este ambiente de trabalho não tem bandeja agora, por isso a janela é minimizada ou fechada.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>raided you</source>
        <translation>fez raid em você</translation>
    </message>
    <message>
        <source>you follow, live</source>
        <translation>você segue, ao vivo</translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation>no chat</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>recente</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ao vivo</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Adicionar shoutout</translation>
    </message>
    <message>
        <source>%1 (not live)</source>
        <translation>%1 (não está ao vivo)</translation>
    </message>
    <message>
        <source>Channel name</source>
        <translation>Nome do canal</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Enviar automaticamente</translation>
    </message>
    <message>
        <source>Sent as soon as it is allowed. Otherwise, you send it yourself.</source>
        <translation>Enviado assim que for permitido. Caso contrário, você mesmo o envia.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>No signed-in account can give a shoutout from this channel.</source>
        <translation>Nenhuma conta com login pode dar shoutout por este canal.</translation>
    </message>
    <message>
        <source>Can receive another shoutout in %1.</source>
        <translation>Pode receber outro shoutout em %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>Não ao vivo</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Não permitido</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>Sends now</source>
        <translation>Envia agora</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation>De novo em %1</translation>
    </message>
    <message>
        <source>This channel got a shoutout from here less than an hour ago.</source>
        <translation>Este canal recebeu um shoutout daqui há menos de uma hora.</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Na fila</translation>
    </message>
    <message>
        <source>In %1. Shoutouts must be at least two minutes apart.</source>
        <translation>Em %1. Deve haver pelo menos dois minutos entre shoutouts.</translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation>Envia em %1</translation>
    </message>
    <message>
        <source>Ready in %1</source>
        <translation>Pronto em %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 · manual</source>
        <comment>from whom</comment>
        <translation>%1 · manual</translation>
    </message>
    <message>
        <source>sent automatically</source>
        <translation>enviado automaticamente</translation>
    </message>
    <message>
        <source>sent manually</source>
        <translation>enviado manualmente</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation>Um canal não pode dar shoutout a si mesmo.</translation>
    </message>
    <message>
        <source>%1 is already in the queue.</source>
        <translation>%1 já está na fila.</translation>
    </message>
    <message>
        <source>Sidestage was closed before the service replied. The shoutout may have been sent.</source>
        <translation>O Sidestage foi fechado antes de o serviço responder. O shoutout pode ter sido enviado.</translation>
    </message>
    <message>
        <source>Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.</source>
        <translation>Pausado porque o Sidestage foi fechado ou o computador estava suspenso. Envie-o quando você puder.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Este canal não está mais na lista.</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Nenhuma conta com login pode gerenciar este canal.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to give shoutouts.</source>
        <translation>%1 não concedeu permissão para dar shoutouts.</translation>
    </message>
    <message>
        <source>%1 is not live.</source>
        <translation>%1 não está ao vivo.</translation>
    </message>
    <message>
        <source>Another shoutout from this channel is being sent.</source>
        <translation>Outro shoutout deste canal está sendo enviado.</translation>
    </message>
    <message numerus="yes">
        <source>raided with %Ln viewers</source>
        <translation>
            <numerusform>fez raid com %Ln espectador</numerusform>
            <numerusform>fez raid com %Ln espectadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Not signed in.</source>
        <translation>Sem login.</translation>
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
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Adicionar shoutout</translation>
    </message>
    <message>
        <source>Shoutout queue</source>
        <translation>Fila de shoutouts</translation>
    </message>
    <message>
        <source>No shoutouts in the queue. Each channel can give one every 2 minutes, and one to the same channel every hour.</source>
        <translation>Nenhum shoutout na fila. Cada canal pode dar um a cada 2 minutos, e um ao mesmo canal a cada hora.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar agora</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Enviar automaticamente</translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as it is allowed</source>
        <translation>Enviar este shoutout automaticamente assim que for permitido</translation>
    </message>
    <message>
        <source>Remove shoutout (Del)</source>
        <translation>Remover shoutout (Del)</translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation>%1 deu shoutout a %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 not sent. %2</source>
        <comment>a channel; the reason</comment>
        <translation>Shoutout para %1 não enviado. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>%Ln shoutout foi pausado enquanto o computador estava suspenso. Envie-o quando você puder.</numerusform>
            <numerusform>%Ln shoutouts foram pausados enquanto o computador estava suspenso. Envie-os quando você puder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1 deu shoutout a %2, visto por %Ln espectador</numerusform>
            <numerusform>%1 deu shoutout a %2, visto por %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebidos</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Select a shoutout in the list.</source>
        <translation>Selecione um shoutout na lista.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar novamente</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Está sendo enviado.</translation>
    </message>
    <message>
        <source>%1 can receive another shoutout in %2.</source>
        <translation>%1 pode receber outro shoutout em %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>A channel can give one shoutout every two minutes: %1 left.</source>
        <translation>Um canal pode dar um shoutout a cada dois minutos: faltam %1.</translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation>Shoutout para %1 removido</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Subir	Alt+Seta para cima</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Descer	Alt+Seta para baixo</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Remover	Del</translation>
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
        <translation>No ar</translation>
    </message>
    <message>
        <source>More actions for this show</source>
        <translation>Mais ações para este programa</translation>
    </message>
    <message>
        <source>Planned today at %1</source>
        <translation>Planejado hoje às %1</translation>
    </message>
    <message>
        <source>Planned %1 at %2</source>
        <comment>a day; a time of day</comment>
        <translation>Planejado %1 às %2</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>ainda não usado</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <comment>how often; a duration</comment>
        <translation>%1, média de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln vezes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowService</name>
    <message>
        <source>Another show has this name.</source>
        <translation>Outro programa tem este nome.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stream without a show</source>
        <translation>Transmissão sem programa</translation>
    </message>
    <message>
        <source>Another show is running.</source>
        <translation>Outro programa está em andamento.</translation>
    </message>
    <message>
        <source>The show is not running.</source>
        <translation>O programa não está em andamento.</translation>
    </message>
    <message>
        <source>The show ended before.</source>
        <translation>O programa terminou antes.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowsPage</name>
    <message>
        <source>running for %1</source>
        <translation>em andamento há %1</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>End the show…</source>
        <translation>Encerrar o programa…</translation>
    </message>
    <message>
        <source>running</source>
        <translation>em andamento</translation>
    </message>
    <message numerus="yes">
        <source>%1, last used %2, %Ln times</source>
        <comment>a show; a day</comment>
        <translation>
            <numerusform>%1, último uso %2, %Ln vez</numerusform>
            <numerusform>%1, último uso %2, %Ln vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not used yet</source>
        <translation>%1, ainda não usado</translation>
    </message>
    <message>
        <source>New show</source>
        <translation>Novo programa</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>Usados por último primeiro</translation>
    </message>
    <message>
        <source>Times used</source>
        <translation>Usos</translation>
    </message>
    <message>
        <source>Save the present state…</source>
        <translation>Salvar o estado atual…</translation>
    </message>
    <message>
        <source>“%1” was undone.</source>
        <translation>“%1” foi desfeito.</translation>
    </message>
    <message>
        <source>“%1” ended. Its summary is kept.</source>
        <translation>“%1” terminou. O resumo foi guardado.</translation>
    </message>
    <message>
        <source>New show…</source>
        <translation>Novo programa…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Save the present state as a show…</source>
        <translation>Salvar o estado atual como programa…</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de novo</translation>
    </message>
    <message>
        <source>Begin show…</source>
        <translation>Iniciar programa…</translation>
    </message>
    <message>
        <source>Begin show</source>
        <translation>Iniciar programa</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Compare the chosen past shows</source>
        <translation>Comparar os programas passados escolhidos</translation>
    </message>
    <message>
        <source>No shows yet. Save the present state as one.</source>
        <translation>Nenhum programa ainda. Salve o estado atual como um.</translation>
    </message>
    <message>
        <source>“%1” is running. End it first.</source>
        <translation>“%1” está em andamento. Encerre-o primeiro.</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparando com o serviço…</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>Etapas…</translation>
    </message>
    <message>
        <source>Change over…</source>
        <translation>Trocar…</translation>
    </message>
    <message>
        <source>End show…</source>
        <translation>Encerrar programa…</translation>
    </message>
    <message>
        <source>Add a show first.</source>
        <translation>Adicione um programa primeiro.</translation>
    </message>
    <message>
        <source>The end of “%1” stopped after %2 of %3 steps.</source>
        <translation>O encerramento de “%1” parou após %2 de %3 etapas.</translation>
    </message>
    <message>
        <source>Undoing “%1” stopped after %2 of %3 steps.</source>
        <translation>Desfazer “%1” parou após %2 de %3 etapas.</translation>
    </message>
    <message numerus="yes">
        <source>Finish the other %Ln</source>
        <translation>
            <numerusform>Executar a %Ln restante</numerusform>
            <numerusform>Executar as %Ln restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Deixá-las de fora</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>For example “Horror night”.</source>
        <translation>Por exemplo “Noite de terror”.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Digite um nome.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part; why it could not be read</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing could be read: %1</source>
        <translation>Nada pôde ser lido: %1</translation>
    </message>
    <message>
        <source>Saved under this name: %1.</source>
        <translation>Salvo com este nome: %1.</translation>
    </message>
    <message>
        <source>Save the present state</source>
        <translation>Salvar o estado atual</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Rename show</source>
        <translation>Renomear programa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>“%1” excluído.</translation>
    </message>
    <message>
        <source>Delete show</source>
        <translation>Excluir programa</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Excluir “%1”?</translation>
    </message>
    <message>
        <source>Its parts stay on their pages. Nothing changes on the service.</source>
        <translation>As partes dele ficam em suas páginas. Nada muda no serviço.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>Reembolsar %1?</translation>
    </message>
    <message>
        <source>A refund cannot be undone.</source>
        <translation>Um reembolso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Refund and end</source>
        <translation>Reembolsar e encerrar</translation>
    </message>
    <message>
        <source>The start of “%1” stopped after %2 of %3 steps.</source>
        <translation>O início de “%1” parou após %2 de %3 etapas.</translation>
    </message>
    <message>
        <source>Not part of it: %1.</source>
        <translation>Não incluído: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Sidebar</name>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Configurar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Retrospectiva</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serviço</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
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
        <translation>O login no navegador não foi concluído a tempo. Nada foi alterado. Comece de novo.</translation>
    </message>
    <message>
        <source>Requires the client secret, which could not be read from the keychain.</source>
        <translation>Exige o segredo do cliente, que não pôde ser lido do chaveiro.</translation>
    </message>
    <message>
        <source>Requires a client secret, but this service was set up without one.</source>
        <translation>Exige um segredo do cliente, mas este serviço foi configurado sem um.</translation>
    </message>
    <message>
        <source>Requires a registered redirect URI on this computer, such as http://localhost:17563/signed-in.</source>
        <translation>Exige um URI de redirecionamento registrado neste computador, como http://localhost:17563/signed-in.</translation>
    </message>
    <message>
        <source>Port %1 of this computer, which the browser needs to return, is used by another program. Quit that program, or choose another way to sign in.</source>
        <translation>A porta %1 deste computador, de que o navegador precisa para voltar, é usada por outro aplicativo. Encerre esse aplicativo ou escolha outra forma de entrar.</translation>
    </message>
    <message>
        <source>Sidestage cannot wait for the browser on this computer: “%1”.</source>
        <translation>O Sidestage não pode aguardar o navegador neste computador: “%1”.</translation>
    </message>
    <message>
        <source>The code was not entered in time and has expired. Nothing was changed.</source>
        <translation>O código não foi digitado a tempo e expirou. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The code was used, but the response from the service was lost. Get a new code and enter it.</source>
        <translation>O código foi usado, mas a resposta do serviço se perdeu. Obtenha um novo código e digite-o.</translation>
    </message>
    <message>
        <source>This code is no longer valid: it was denied or withdrawn. Nothing was changed.</source>
        <translation>Este código não é mais válido: foi negado ou retirado. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The response does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation>A resposta não pertence a este login, por isso não foi usada. Nada foi alterado. Comece de novo.</translation>
    </message>
    <message>
        <source>The service sent no code, so the sign-in could not be completed. Start again.</source>
        <translation>O serviço não enviou um código, por isso o login não pôde ser concluído. Comece de novo.</translation>
    </message>
    <message>
        <source>The service sent no token, so the sign-in could not be completed. Start again.</source>
        <translation>O serviço não enviou um token, por isso o login não pôde ser concluído. Comece de novo.</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation>Você negou o acesso. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The service does not accept the redirect URI %1. Register exactly this address for this app with the service, then start again.</source>
        <translation>O serviço não aceita o URI de redirecionamento %1. Registre exatamente este endereço para este aplicativo no serviço e comece de novo.</translation>
    </message>
    <message>
        <source>The service refused the sign-in: “%1”. Nothing was changed.</source>
        <translation>O serviço recusou o login: “%1”. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Check the client ID of this service.</source>
        <translation>O serviço emitiu um token para outro aplicativo, por isso ele não foi usado. Verifique o ID do cliente deste serviço.</translation>
    </message>
    <message>
        <source>The user of the token could not be verified, so it was not used. Start again.</source>
        <translation>Não foi possível verificar o usuário do token, por isso ele não foi usado. Comece de novo.</translation>
    </message>
    <message>
        <source>The service did not accept the sign-in: “%1”. Nothing was changed. Start again.</source>
        <translation>O serviço não aceitou o login: “%1”. Nada foi alterado. Comece de novo.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1). Nothing was changed. Start again later.</source>
        <translation>O serviço informou um problema (%1). Nada foi alterado. Comece de novo mais tarde.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1): “%2”. Nothing was changed. Start again later.</source>
        <translation>O serviço informou um problema (%1): “%2”. Nada foi alterado. Comece de novo mais tarde.</translation>
    </message>
    <message>
        <source>The response from the service is invalid. Nothing was changed. Start again.</source>
        <translation>A resposta do serviço é inválida. Nada foi alterado. Comece de novo.</translation>
    </message>
    <message>
        <source>The service is not responding. Nothing was changed. Start again later.</source>
        <translation>O serviço não está respondendo. Nada foi alterado. Comece de novo mais tarde.</translation>
    </message>
    <message>
        <source>The service did not accept the app: “%1”. Nothing was changed. Check the client ID and the client secret in the service profile.</source>
        <translation>O serviço não aceitou o aplicativo: “%1”. Nada foi alterado. Verifique o ID do cliente e o segredo do cliente no perfil do serviço.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation>Serviço</translation>
    </message>
    <message>
        <source>Where to sign in</source>
        <translation>Onde entrar</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>Nesta janela</translation>
    </message>
    <message>
        <source>Shows the service’s own page here.</source>
        <translation>Mostra aqui a página do próprio serviço.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>No seu navegador</translation>
    </message>
    <message>
        <source>Your browser opens, then returns here.</source>
        <translation>Seu navegador abre e depois volta para cá.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>Em outro dispositivo</translation>
    </message>
    <message>
        <source>Enter a short code on your phone.</source>
        <translation>Digite um código curto no celular.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permissões</translation>
    </message>
    <message>
        <source>Shows the service’s own page here. Screen readers cannot read it; they can in your browser.</source>
        <translation>Mostra aqui a página do próprio serviço. Leitores de tela não conseguem lê-la aqui, mas conseguem no navegador.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation>Entrar novamente como %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Novo código</translation>
    </message>
    <message>
        <source>Requesting a code…</source>
        <translation>Solicitando um código…</translation>
    </message>
    <message>
        <source>Could not show the page</source>
        <translation>Não foi possível mostrar a página</translation>
    </message>
    <message>
        <source>Opening the service’s page…</source>
        <translation>Abrindo a página do serviço…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Entrando…</translation>
    </message>
    <message>
        <source>Page blocked</source>
        <translation>Página bloqueada</translation>
    </message>
    <message>
        <source>The service’s page led to %1, which does not belong to the service. Nothing was changed.</source>
        <translation>A página do serviço levou a %1, que não pertence ao serviço. Nada foi alterado.</translation>
    </message>
    <message>
        <source>Blocked: %1. Only the service’s own pages open here.</source>
        <translation>Bloqueado: %1. Só as páginas do próprio serviço abrem aqui.</translation>
    </message>
    <message>
        <source>Reason: “%1”.</source>
        <translation>Motivo: “%1”.</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>Could not load the service’s page. Nothing was changed.</source>
        <translation>Não foi possível carregar a página do serviço. Nada foi alterado.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Could not verify that the service is %1, so nothing was sent there.</source>
        <translation>Não foi possível verificar se o serviço é %1, por isso nada foi enviado para lá.</translation>
    </message>
    <message>
        <source>The page stopped working</source>
        <translation>A página parou de funcionar</translation>
    </message>
    <message>
        <source>The process that shows it ended unexpectedly. Nothing was changed.</source>
        <translation>O processo que a mostra terminou inesperadamente. Nada foi alterado.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Acesso negado</translation>
    </message>
    <message>
        <source>The code has expired</source>
        <translation>O código expirou</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>O tempo do login esgotou</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>Indisponível agora</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Sem login</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <translation>Você entrou como %1</translation>
    </message>
    <message>
        <source>Waiting for the keychain to store the token. You may need to enter its password. Until then, the token is kept in memory.</source>
        <translation>Aguardando o chaveiro guardar o token. Talvez você precise digitar a senha dele. Até lá, o token fica na memória.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>O token fica só na memória. Você precisará entrar novamente após reiniciar.</translation>
    </message>
    <message>
        <source>Could not store the token in the keychain: “%1”</source>
        <translation>Não foi possível guardar o token no chaveiro: “%1”</translation>
    </message>
    <message>
        <source>No keychain is available. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>Nenhum chaveiro disponível. O token fica só na memória. Você precisará entrar novamente após reiniciar.</translation>
    </message>
    <message>
        <source>The keychain is locked. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>O chaveiro está bloqueado. O token fica só na memória. Você precisará entrar novamente após reiniciar.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. You may need to enter its password. The token is stored there once it is unlocked.</source>
        <translation>Aguardando o chaveiro. Talvez você precise digitar a senha dele. O token é guardado lá quando ele for desbloqueado.</translation>
    </message>
    <message>
        <source>The token is stored in your system’s keychain. Sidestage never sees your password.</source>
        <translation>O token é guardado no chaveiro do seu sistema. O Sidestage nunca vê sua senha.</translation>
    </message>
    <message>
        <source>No permissions requested. Sidestage only sees who you are.</source>
        <translation>Nenhuma permissão solicitada. O Sidestage só vê quem você é.</translation>
    </message>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>%n grupo de permissões solicitado. Você pode conceder mais depois.</numerusform>
            <numerusform>%n grupos de permissões solicitados. Você pode conceder mais depois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports a problem</source>
        <translation>O serviço informa um problema</translation>
    </message>
    <message>
        <source>Its page could not be shown (%1). Nothing was changed. The service may be overloaded or under maintenance.</source>
        <translation>Não foi possível mostrar a página dele (%1). Nada foi alterado. O serviço pode estar sobrecarregado ou em manutenção.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted (this computer)</source>
        <translation>Não criptografado (este computador)</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Não criptografado</translation>
    </message>
    <message>
        <source>Address %1, encrypted</source>
        <translation>Endereço %1, criptografado</translation>
    </message>
    <message>
        <source>Address %1, not encrypted</source>
        <translation>Endereço %1, não criptografado</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message>
        <source>Sign out</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Sign out %1?</source>
        <translation>Sair de %1?</translation>
    </message>
    <message numerus="yes">
        <source>Sign out %n accounts?</source>
        <translation>
            <numerusform>Sair de %n conta?</numerusform>
            <numerusform>Sair de %n contas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation>O acesso do Sidestage é revogado e o token é excluído. Rascunhos, predefinições e histórico ficam neste computador para o próximo login.</translation>
    </message>
    <message>
        <source>Keep and sign out</source>
        <translation>Guardar e sair</translation>
    </message>
    <message>
        <source>Send and sign out</source>
        <translation>Enviar e sair</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>%Ln decisão desta conta ainda não foi enviada. Se você a guardar, ela fica neste computador até o próximo login.</numerusform>
            <numerusform>%Ln decisões desta conta ainda não foram enviadas. Se você as guardar, elas ficam neste computador até o próximo login.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decisions of this account left to send.</source>
        <translation>Nenhuma decisão desta conta a enviar.</translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Signing out now discards them.</source>
        <translation>Não foi possível salvar as decisões: %1 Sair agora as descarta.</translation>
    </message>
    <message>
        <source>Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed in until you choose again.</source>
        <translation>O envio está demorando mais que o esperado. As decisões são enviadas assim que possível, mas você não sai da conta até escolher de novo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Carregando</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
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
        <translation>Vagas no serviço</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Slots on the service: unknown</source>
        <translation>Vagas no serviço: desconhecido</translation>
    </message>
    <message>
        <source>%L1 of %L2 used</source>
        <translation>%L1 de %L2 ocupadas</translation>
    </message>
    <message>
        <source>%L1 free</source>
        <translation>%L1 livres</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Cheio</translation>
    </message>
    <message>
        <source>%L1 on</source>
        <translation>%L1 ativadas</translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation>%L1 desativadas ou pausadas</translation>
    </message>
    <message>
        <source>%L1 made by another app, read-only</source>
        <translation>%L1 de outro aplicativo, somente leitura</translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made by another app, %L6 free</source>
        <translation>%L1 de %L2 vagas ocupadas: %L3 ativadas, %L4 desativadas ou pausadas, %L5 de outro aplicativo, %L6 livres</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message>
        <source>Snapshots</source>
        <translation>Instantâneos</translation>
    </message>
    <message>
        <source>Lock down…</source>
        <translation>Bloquear…</translation>
    </message>
    <message>
        <source>Sets strict modes in all channels at once and later restores exactly what they were.</source>
        <translation>Define modos rígidos em todos os canais de uma vez e depois restaura exatamente o que eram.</translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation>Instantâneo salvo %1</translation>
    </message>
    <message>
        <source>%1 is not in the snapshot. %2</source>
        <translation>%1 não está no instantâneo. %2</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <comment>a time</comment>
        <translation>Instantâneo %1</translation>
    </message>
    <message>
        <source>Snapshots of the modes before each change appear here, ready to restore.</source>
        <translation>Instantâneos dos modos antes de cada alteração aparecem aqui, prontos para restaurar.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a time; how many channels</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln canal</numerusform>
            <numerusform>%Ln canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Restore %1, %2</source>
        <translation>Restaurar %1, %2</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Mais ações para %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Name and keep…</source>
        <translation>Nomear e guardar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>%1 was not restored. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1 não foi restaurado. %2</translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %Ln channels</source>
        <translation>
            <numerusform>“%1” restaurado em %Ln canal</numerusform>
            <numerusform>“%1” restaurado em %Ln canais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %2 of %Ln channels</source>
        <translation>
            <numerusform>“%1” restaurado em %2 de %Ln canal</numerusform>
            <numerusform>“%1” restaurado em %2 de %Ln canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot name</source>
        <translation>Nome do instantâneo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Named snapshots are kept until you delete them.</source>
        <translation>Instantâneos com nome são guardados até você os excluir.</translation>
    </message>
    <message>
        <source>Enter a name to keep the snapshot.</source>
        <translation>Digite um nome para guardar o instantâneo.</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>“%1” excluído</translation>
    </message>
    <message>
        <source>Reverts automatically</source>
        <translation>Reverte automaticamente</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Change when %1 ends</source>
        <translation>Alterar quando %1 termina</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Encerrar agora</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>Por mais %1 a partir de agora</translation>
    </message>
    <message>
        <source>Keep: do not revert</source>
        <translation>Manter: não reverter</translation>
    </message>
    <message>
        <source>the previous value</source>
        <translation>o valor anterior</translation>
    </message>
    <message>
        <source>Reverting to %1</source>
        <translation>Revertendo para %1</translation>
    </message>
    <message>
        <source>Being set</source>
        <translation>Sendo definido</translation>
    </message>
    <message>
        <source>Until you end it, then %1</source>
        <translation>Até você encerrar, depois %1</translation>
    </message>
    <message>
        <source>Ends after the lockdown, then %1</source>
        <translation>Termina após o bloqueio, depois %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozePieces</name>
    <message>
        <source>%1 of %2 snoozes left</source>
        <translation>%1 de %2 adiamentos restantes</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message>
        <source>Snoozes</source>
        <translation>Adiamentos</translation>
    </message>
    <message>
        <source>Delays the next ad by 5 minutes. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation>Adia o próximo anúncio em 5 minutos. Você pode desfazer por 3 s, depois é enviado; a menos de 15 s do anúncio, é enviado na hora.</translation>
    </message>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>resta</numerusform>
            <numerusform>restam</numerusform>
        </translation>
    </message>
    <message>
        <source>One more any moment</source>
        <translation>Mais um a qualquer momento</translation>
    </message>
    <message>
        <source>All available</source>
        <translation>Todos disponíveis</translation>
    </message>
    <message>
        <source>One more in %1, at %2</source>
        <translation>Mais um em %1, às %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation>Sons e notificações</translation>
    </message>
    <message>
        <source>When a reward is redeemed</source>
        <translation>Quando uma recompensa é resgatada</translation>
    </message>
    <message>
        <source>All other rewards</source>
        <translation>Todas as outras recompensas</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several at once are combined into one.</source>
        <translation>As notificações aparecem na área de trabalho. Várias de uma vez são combinadas em uma só.</translation>
    </message>
    <message>
        <source>Show test notification</source>
        <translation>Mostrar notificação de teste</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Novo resgate</translation>
    </message>
    <message>
        <source>This is a test notification.</source>
        <translation>Esta é uma notificação de teste.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Play sound for %1</source>
        <translation>Reproduzir som de %1</translation>
    </message>
    <message>
        <source>Sound for %1</source>
        <translation>Som de %1</translation>
    </message>
    <message>
        <source>Volume for %1</source>
        <translation>Volume de %1</translation>
    </message>
    <message>
        <source>Notification for %1</source>
        <translation>Notificação de %1</translation>
    </message>
    <message>
        <source>Notify</source>
        <translation>Notificar</translation>
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
        <translation>Novo resgate: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n novo resgate</numerusform>
            <numerusform>%n novos resgates</numerusform>
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
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>As of %1 · %2</source>
        <translation>Atualizado: %1 · %2</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Não carregado</translation>
    </message>
</context>
<context>
    <name>Sidestage::StartFeed</name>
    <message>
        <source>It was not started. Try it again.</source>
        <translation>Não foi iniciada. Tente novamente.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Aguardando o chaveiro</translation>
    </message>
    <message>
        <source>You may need to enter the keychain password.</source>
        <translation>Talvez você precise digitar a senha do chaveiro.</translation>
    </message>
    <message>
        <source>Keychain locked: sign-in lasts until you quit</source>
        <translation>Chaveiro bloqueado: o login dura até você sair</translation>
    </message>
    <message>
        <source>No keychain: sign-in lasts until you quit</source>
        <translation>Sem chaveiro: o login dura até você sair</translation>
    </message>
    <message>
        <source>Keychain unlocked</source>
        <translation>Chaveiro desbloqueado</translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then you can undo them.</source>
        <translation>São enviadas quando o tempo delas acaba. Até lá, você pode desfazê-las.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1: %n decisão</numerusform>
            <numerusform>%1: %n decisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, saved on disk</source>
        <translation>
            <numerusform>%n decisão pendente, salva no disco</numerusform>
            <numerusform>%n decisões pendentes, salvas no disco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions of %1, saved on disk</source>
        <translation>
            <numerusform>%n decisão pendente de %1, salva no disco</numerusform>
            <numerusform>%n decisões pendentes de %1, salvas no disco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pending decisions of %n accounts, saved on disk</source>
        <translation>
            <numerusform>%1 decisões pendentes de %n conta, salvas no disco</numerusform>
            <numerusform>%1 decisões pendentes de %n contas, salvas no disco</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget %1 of %2</source>
        <translation>Cota da API %1 de %2</translation>
    </message>
    <message>
        <source>API calls left for this account. Resets at %1.</source>
        <translation>Chamadas de API restantes para esta conta. Reinicia às %1.</translation>
    </message>
    <message>
        <source>API calls left for this account.</source>
        <translation>Chamadas de API restantes para esta conta.</translation>
    </message>
    <message>
        <source>%1 for shortcuts</source>
        <comment>a key</comment>
        <translation>%1: atalhos</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, lost when you quit</source>
        <translation>
            <numerusform>%n decisão pendente, perdida ao sair</numerusform>
            <numerusform>%n decisões pendentes, perdidas ao sair</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StepHead</name>
    <message>
        <source>Step %1: %2. %3</source>
        <comment>number, title, how far it is</comment>
        <translation>Etapa %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamKeyCard</name>
    <message>
        <source>Stream key</source>
        <translation>Chave de transmissão</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>No permission to see the stream key.</source>
        <translation>Sem permissão para ver a chave de transmissão.</translation>
    </message>
    <message>
        <source>Copy the stream key</source>
        <translation>Copiar a chave de transmissão</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>Showing the stream key requires the permission channel:read:stream_key, which was not granted when you signed in.</source>
        <translation>Mostrar a chave de transmissão exige a permissão channel:read:stream_key, que não foi concedida no seu login.</translation>
    </message>
    <message numerus="yes">
        <source>Copied. It is removed from the clipboard after %n seconds.</source>
        <translation>
            <numerusform>Copiada. Será removida da área de transferência após %n segundo.</numerusform>
            <numerusform>Copiada. Será removida da área de transferência após %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stream key could not be read. %1</source>
        <translation>Não foi possível ler a chave de transmissão. %1</translation>
    </message>
    <message>
        <source>Stream key, hidden</source>
        <translation>Chave de transmissão, oculta</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide the stream key</source>
        <translation>Ocultar a chave de transmissão</translation>
    </message>
    <message>
        <source>Show the stream key</source>
        <translation>Mostrar a chave de transmissão</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Hidden again in %1 s.</source>
        <translation>Será ocultada de novo em %1 s.</translation>
    </message>
    <message>
        <source>Copied. Removed from the clipboard in %1 s.</source>
        <translation>Copiada. Será removida da área de transferência em %1 s.</translation>
    </message>
    <message>
        <source>Whoever has this key can stream to your channel.</source>
        <translation>Quem tiver esta chave pode transmitir no seu canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamView</name>
    <message>
        <source>This stream</source>
        <translation>Esta transmissão</translation>
    </message>
    <message>
        <source>Search notes</source>
        <translation>Buscar notas</translation>
    </message>
    <message>
        <source>Note of the next moment</source>
        <translation>Nota do próximo momento</translation>
    </message>
    <message>
        <source>Moments of the stream, the latest first</source>
        <translation>Momentos da transmissão, mais recentes primeiro</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Note of the next moment, then Enter</source>
        <translation>Nota do próximo momento, depois Enter</translation>
    </message>
    <message>
        <source>The service keeps no edits: a changed note stays on this computer and goes into the export.</source>
        <translation>O serviço não guarda edições: uma nota alterada fica neste computador e vai para a exportação.</translation>
    </message>
    <message>
        <source>Chapters to export</source>
        <translation>Capítulos a exportar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Editar nota</translation>
    </message>
    <message>
        <source>Export chapters and markers…</source>
        <translation>Exportar capítulos e marcadores…</translation>
    </message>
    <message>
        <source>Copy chapters</source>
        <translation>Copiar capítulos</translation>
    </message>
    <message>
        <source>Copy link to the moment</source>
        <translation>Copiar link do momento</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clipes</translation>
    </message>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>Marcado em %1</translation>
    </message>
    <message>
        <source>The service has no link to this moment yet.</source>
        <translation>O serviço ainda não tem link para este momento.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Exportar capítulos e marcadores</translation>
    </message>
    <message>
        <source>Moments of %1</source>
        <comment>a date</comment>
        <translation>Momentos de %1</translation>
    </message>
    <message>
        <source>Chapters (*.txt)</source>
        <translation>Capítulos (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln linha salva em %1.</numerusform>
            <numerusform>%Ln linhas salvas em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Última transmissão</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this stream</source>
        <translation>
            <numerusform>%Ln nesta transmissão</numerusform>
            <numerusform>%Ln nesta transmissão</numerusform>
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
            <numerusform>%Ln momento</numerusform>
            <numerusform>%Ln momentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips</source>
        <translation>
            <numerusform>%Ln clipe</numerusform>
            <numerusform>%Ln clipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln intervalo comercial</numerusform>
            <numerusform>%Ln intervalos comerciais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters, the first at 0:00:00</source>
        <translation>
            <numerusform>%Ln capítulo, em 0:00:00</numerusform>
            <numerusform>%Ln capítulos, o primeiro em 0:00:00</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching note.</source>
        <translation>Nenhuma nota correspondente.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see and set markers.</source>
        <translation>O Sidestage precisa de permissão para ver e criar marcadores.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>This stream is not recorded. Marks need a running recording.</source>
        <translation>Esta transmissão não está sendo gravada. Marcadores exigem uma gravação em andamento.</translation>
    </message>
    <message>
        <source>No stream was recorded yet. Marks need a running recording.</source>
        <translation>Nenhuma transmissão foi gravada ainda. Marcadores exigem uma gravação em andamento.</translation>
    </message>
    <message>
        <source>No moments in this stream. M marks one.</source>
        <translation>Nenhum momento nesta transmissão. M marca um.</translation>
    </message>
    <message>
        <source>Video of %1 · %2</source>
        <comment>a date; a length</comment>
        <translation>Vídeo de %1 · %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd, d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>%1, recorded since %2</source>
        <comment>a length; a time</comment>
        <translation>%1, gravado desde %2</translation>
    </message>
    <message>
        <source>%1, not recorded</source>
        <comment>a length</comment>
        <translation>%1, não gravado</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscriberModel</name>
    <message>
        <source>Tier 1</source>
        <translation>Nível 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Nível 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Nível 3</translation>
    </message>
    <message>
        <source>Unknown tier</source>
        <translation>Nível desconhecido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Gift, anonymous</source>
        <translation>Presente, anônimo</translation>
    </message>
    <message>
        <source>Gift by %1</source>
        <translation>Presente de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscribersView</name>
    <message>
        <source>Filter subscribers</source>
        <translation>Filtrar inscritos</translation>
    </message>
    <message>
        <source>Search subscribers</source>
        <translation>Buscar inscritos</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Tier 1</source>
        <translation>Nível 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Nível 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Nível 3</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nomes</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a user, a tier</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a gift by somebody anonymous</source>
        <translation>%1, presente de alguém anônimo</translation>
    </message>
    <message>
        <source>%1, a gift by %2</source>
        <translation>%1, presente de %2</translation>
    </message>
    <message>
        <source>Export subscribers…</source>
        <translation>Exportar inscritos…</translation>
    </message>
    <message>
        <source>Copy the subscriber’s name</source>
        <translation>Copiar o nome do inscrito</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>Export subscribers</source>
        <translation>Exportar inscritos</translation>
    </message>
    <message>
        <source>subscribers</source>
        <translation>inscritos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriber(s)</source>
        <translation>
            <numerusform>%Ln inscrito</numerusform>
            <numerusform>%Ln inscritos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 subscriber points</source>
        <translation>%1 pontos de inscrição</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 visíveis</translation>
    </message>
    <message>
        <source>%1 of %2, loading</source>
        <translation>%1 de %2, carregando</translation>
    </message>
    <message>
        <source>%1 of %2. Not fully loaded. %3</source>
        <translation>%1 de %2. Não carregado por completo. %3</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>Não foi possível atualizar. %1</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>Um arquivo está sendo gravado.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Ainda não há nada a exportar.</translation>
    </message>
    <message>
        <source>Only affiliates and partners can have subscribers.</source>
        <translation>Só afiliados e parceiros podem ter inscritos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see your subscribers.</source>
        <translation>O Sidestage precisa de permissão para ver seus inscritos.</translation>
    </message>
    <message>
        <source>No matching subscriber.</source>
        <translation>Nenhum inscrito correspondente.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>No subscribers yet. They appear here when they subscribe.</source>
        <translation>Nenhum inscrito ainda. Eles aparecem aqui quando se inscrevem.</translation>
    </message>
    <message>
        <source>Could not load the subscribers. %1</source>
        <translation>Não foi possível carregar os inscritos. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamDialog</name>
    <message>
        <source>Team</source>
        <translation>Equipe</translation>
    </message>
    <message>
        <source>Search members</source>
        <translation>Buscar membros</translation>
    </message>
    <message>
        <source>Members of %1</source>
        <translation>Membros de %1</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nomes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln member(s)</source>
        <translation>
            <numerusform>%Ln membro</numerusform>
            <numerusform>%Ln membros</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not load the members. %1</source>
        <translation>Não foi possível carregar os membros. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Nenhum nome correspondente.</translation>
    </message>
    <message>
        <source>This team has no members.</source>
        <translation>Esta equipe não tem membros.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamsCard</name>
    <message>
        <source>Teams</source>
        <translation>Equipes</translation>
    </message>
    <message>
        <source>Sign in again to see your teams.</source>
        <translation>Entre novamente para ver suas equipes.</translation>
    </message>
    <message>
        <source>Members…</source>
        <translation>Membros…</translation>
    </message>
    <message>
        <source>Members of %1…</source>
        <translation>Membros de %1…</translation>
    </message>
    <message>
        <source>Your channel is not in a team.</source>
        <translation>Seu canal não está em nenhuma equipe.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesCard</name>
    <message numerus="yes">
        <source>Poll · %Ln choices</source>
        <translation>
            <numerusform>Enquete · %Ln opção</numerusform>
            <numerusform>Enquete · %Ln opções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prediction · %Ln outcomes</source>
        <translation>
            <numerusform>Palpite · %Ln resultado</numerusform>
            <numerusform>Palpite · %Ln resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and number of choices; a duration</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a template; what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Templates of polls and predictions</source>
        <translation>Modelos de enquetes e palpites</translation>
    </message>
    <message>
        <source>Start template</source>
        <translation>Iniciar modelo</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Save polls and predictions that you run often.</source>
        <translation>Salve enquetes e palpites que você faz com frequência.</translation>
    </message>
    <message>
        <source>Add template…</source>
        <translation>Adicionar modelo…</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>Escolha um modelo.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Iniciar enquete</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Iniciar palpite</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Announcement templates</source>
        <translation>Modelos de comunicado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Enter a name for the template.</source>
        <translation>Digite um nome para o modelo.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Enter a text for the template.</source>
        <translation>Digite um texto para o modelo.</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Variáveis</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Inserir %1</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 de %2 caracteres</translation>
    </message>
    <message>
        <source>A preview of the announcement appears here.</source>
        <translation>Uma prévia do comunicado aparece aqui.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TermsView</name>
    <message>
        <source>Term</source>
        <translation>Termo</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionado</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>%1, added by AutoMod</source>
        <comment>a time</comment>
        <translation>%1, adicionado pelo AutoMod</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>At least 2 characters.</source>
        <translation>Pelo menos 2 caracteres.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>No máximo 500 caracteres.</translation>
    </message>
    <message>
        <source>“*” may only be at the beginning or the end of a word.</source>
        <translation>“*” só pode estar no início ou no fim de uma palavra.</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Termos bloqueados</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>Buscar termos</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Bloquear um termo</translation>
    </message>
    <message>
        <source>A word or several, “*” for any letters: spoil*</source>
        <translation>Uma ou mais palavras, “*” para quaisquer letras: spoil*</translation>
    </message>
    <message>
        <source>Messages with it are held until a moderator decides.</source>
        <translation>Mensagens com ele são retidas até um moderador decidir.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Copy terms to…</source>
        <translation>Copiar termos para…</translation>
    </message>
    <message>
        <source>Import terms…</source>
        <translation>Importar termos…</translation>
    </message>
    <message>
        <source>Import terms</source>
        <translation>Importar termos</translation>
    </message>
    <message>
        <source>Lists of terms (*.txt)</source>
        <translation>Listas de termos (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Export terms…</source>
        <translation>Exportar termos…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms</source>
        <translation>
            <numerusform>%Ln termo</numerusform>
            <numerusform>%Ln termos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a number of terms</comment>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the blocked terms.</source>
        <translation>O Sidestage precisa de permissão para alterar os termos bloqueados.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta uma permissão</translation>
    </message>
    <message>
        <source>Adding and removing blocked terms requires a permission that was not granted.</source>
        <translation>Adicionar e remover termos bloqueados exige uma permissão que não foi concedida.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Escolha um canal primeiro.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>A lista está vazia.</translation>
    </message>
    <message>
        <source>Choose a term first.</source>
        <translation>Escolha um termo primeiro.</translation>
    </message>
    <message>
        <source>No terms are blocked.</source>
        <translation>Nenhum termo bloqueado.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the blocked terms.</source>
        <translation>O Sidestage precisa de permissão para ver os termos bloqueados.</translation>
    </message>
    <message>
        <source>This term is blocked already.</source>
        <translation>Este termo já está bloqueado.</translation>
    </message>
    <message>
        <source>Export blocked terms</source>
        <translation>Exportar termos bloqueados</translation>
    </message>
    <message>
        <source>Blocked terms of %1</source>
        <translation>Termos bloqueados de %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln termo salvo em %1.</numerusform>
            <numerusform>%Ln termos salvos em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln terms to</source>
        <translation>
            <numerusform>Copiar %Ln termo para</numerusform>
            <numerusform>Copiar %Ln termos para</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Thumbnail</name>
    <message>
        <source>The clip is being made</source>
        <translation>O clipe está sendo criado</translation>
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
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>há %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message>
        <source>Send now</source>
        <translation>Enviar agora</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seconds</source>
        <translation>
            <numerusform>%1, %n segundo</numerusform>
            <numerusform>%1, %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left to undo</source>
        <translation>
            <numerusform>%n segundo para desfazer</numerusform>
            <numerusform>%n segundos para desfazer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ToastLane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Toggle</name>
    <message>
        <source>On</source>
        <translation>Ativado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tones</name>
    <message>
        <source>Bell</source>
        <translation>Sino</translation>
    </message>
    <message>
        <source>Chime</source>
        <translation>Carrilhão</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Gota</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Batida</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Ascendente</translation>
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
        <translation>Mostrar o Sidestage</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Adiar o próximo anúncio</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>Bloquear ou restaurar o chat…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Ninguém entrou</translation>
    </message>
    <message>
        <source>%1 is live</source>
        <comment>an account</comment>
        <translation>%1 está ao vivo</translation>
    </message>
    <message>
        <source>%1 is offline</source>
        <comment>an account</comment>
        <translation>%1 está offline</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n em espera</numerusform>
            <numerusform>%n em espera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::UnsentDialog</name>
    <message>
        <source>Decisions sent</source>
        <translation>Decisões enviadas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 of %2 sent</source>
        <translation>%1 de %2 enviadas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions failed. They are listed on their pages.</source>
        <translation>
            <numerusform>%Ln decisão falhou. Ela está listada na página dela.</numerusform>
            <numerusform>%Ln decisões falharam. Elas estão listadas nas páginas delas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::VacationDialog</name>
    <message>
        <source>Vacation</source>
        <translation>Férias</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Viewers see the vacation in your schedule. Segments in it stay planned.</source>
        <translation>Os espectadores veem as férias na sua programação. Os segmentos nelas continuam planejados.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End vacation</source>
        <translation>Encerrar férias</translation>
    </message>
    <message>
        <source>Set vacation</source>
        <translation>Definir férias</translation>
    </message>
    <message>
        <source>The end has to be after the beginning.</source>
        <translation>O fim deve ser depois do início.</translation>
    </message>
    <message>
        <source>When are you away?</source>
        <translation>Quando você estará fora?</translation>
    </message>
</context>
<context>
    <name>Sidestage::VideosView</name>
    <message>
        <source>Stream</source>
        <translation>Transmissão</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Destaque</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Upload</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizações</translation>
    </message>
    <message>
        <source>Videos of the channel</source>
        <translation>Vídeos do canal</translation>
    </message>
    <message>
        <source>No permission to delete videos.</source>
        <translation>Sem permissão para excluir vídeos.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Without permission to manage videos, Sidestage only shows them.</source>
        <translation>Sem permissão para gerenciar vídeos, o Sidestage só os mostra.</translation>
    </message>
    <message>
        <source>The channel has no videos yet.</source>
        <translation>O canal ainda não tem vídeos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to delete videos.</source>
        <translation>O Sidestage precisa de permissão para excluir vídeos.</translation>
    </message>
    <message>
        <source>Select videos first.</source>
        <translation>Selecione vídeos primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln videos can be deleted at a time.</source>
        <translation>
            <numerusform>No máximo %Ln vídeo pode ser excluído por vez.</numerusform>
            <numerusform>No máximo %Ln vídeos podem ser excluídos por vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>A última requisição ainda não foi respondida.</translation>
    </message>
    <message>
        <source>Delete videos</source>
        <translation>Excluir vídeos</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln videos?</source>
        <translation>
            <numerusform>Excluir %Ln vídeo?</numerusform>
            <numerusform>Excluir %Ln vídeos?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), which is being recorded now</source>
        <translation>%1 (%2), que está sendo gravado agora</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and date of a video</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The service deletes them for good, together with their markers. Clips stay.</source>
        <translation>O serviço os exclui permanentemente, junto com seus marcadores. Os clipes ficam.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>Sidestage::ViewersChart</name>
    <message>
        <source>%1: at most %2 viewers</source>
        <comment>a day</comment>
        <translation>%1: no máximo %2 espectadores</translation>
    </message>
    <message>
        <source>Viewers from the start of each show</source>
        <translation>Espectadores desde o início de cada programa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingCard</name>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restam %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingDelegate</name>
    <message>
        <source>%1 in %2: %3. %4.</source>
        <comment>a viewer; a channel; a message; why it waits</comment>
        <translation>%1 em %2: %3. %4.</translation>
    </message>
    <message>
        <source>Viewer and channel</source>
        <translation>Espectador e canal</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Por que espera</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Held messages are not shown.</source>
        <translation>As mensagens retidas não são mostradas.</translation>
    </message>
    <message>
        <source>Unban requests are not shown.</source>
        <translation>Os pedidos de desbanimento não são mostrados.</translation>
    </message>
    <message>
        <source>Suspicious viewers are not shown.</source>
        <translation>Os espectadores suspeitos não são mostrados.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Permissão necessária</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 não concedeu permissão para mostrá-los.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a time</comment>
        <translation>restam %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln em espera</numerusform>
            <numerusform>%Ln em espera</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, gone after %2</source>
        <comment>what waits; a duration</comment>
        <translation>%1, some após %2</translation>
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
        <translation>O encerramento retira esta recompensa, então nada fica pendente.</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingTable</name>
    <message>
        <source>Waiting for a decision</source>
        <translation>Aguardando uma decisão</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingView</name>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Buscar espectador ou mensagem</translation>
    </message>
    <message>
        <source>Reply to the request</source>
        <translation>Responder ao pedido</translation>
    </message>
    <message>
        <source>Reply, which the viewer will read</source>
        <translation>Resposta, que o espectador lerá</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprovar</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Negar</translation>
    </message>
    <message>
        <source>Allow or approve</source>
        <translation>Permitir ou aprovar</translation>
    </message>
    <message>
        <source>Show the viewer</source>
        <translation>Mostrar o espectador</translation>
    </message>
    <message>
        <source>Search what waits</source>
        <translation>Buscar o que está em espera</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln channels</source>
        <translation>
            <numerusform>%Ln canal</numerusform>
            <numerusform>Todos os %Ln canais</numerusform>
        </translation>
    </message>
    <message>
        <source>Held %1</source>
        <comment>a number</comment>
        <translation>Retidas %1</translation>
    </message>
    <message>
        <source>Requests %1</source>
        <comment>a number</comment>
        <translation>Pedidos %1</translation>
    </message>
    <message>
        <source>Suspicious %1</source>
        <comment>a number</comment>
        <translation>Suspeitos %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided today</source>
        <translation>
            <numerusform>%Ln decidido hoje</numerusform>
            <numerusform>%Ln decididos hoje</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 channels are watched, the live ones first</source>
        <comment>two numbers</comment>
        <translation>%1 de %2 canais são acompanhados, os que estão ao vivo primeiro</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Nenhum canal ainda. Os canais que você modera aparecem aqui.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nenhum resultado.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Nothing is waiting. Held messages appear here as they come.</source>
        <translation>Nada em espera. As mensagens retidas aparecem aqui assim que chegam.</translation>
    </message>
    <message>
        <source>held %1</source>
        <comment>a time</comment>
        <translation>retida às %1</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>a time</comment>
        <translation>pediu às %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <comment>a time</comment>
        <translation>escreveu às %1</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>a viewer</comment>
        <translation>Resposta a %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to answer requests.</source>
        <translation>O Sidestage precisa de permissão para responder a pedidos.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Voltar à lista</translation>
    </message>
</context>
<context>
    <name>Sidestage::WeekView</name>
    <message>
        <source>No title</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>%1, %2, %3 to %4</source>
        <comment>a title; a date; two times of day</comment>
        <translation>%1, %2, %3 a %4</translation>
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
        <translation>semanal</translation>
    </message>
    <message>
        <source>once</source>
        <translation>uma vez</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, cancelado</translation>
    </message>
    <message>
        <source>Vacation until %1</source>
        <comment>a date and time</comment>
        <translation>Férias até %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
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
        <translation>Por quê?</translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin.</source>
        <translation>O suporte a som não está instalado. Instale o Qt Multimedia e o plugin de som do Sidestage.</translation>
    </message>
    <message>
        <source>No sound device found, so sounds cannot be played.</source>
        <translation>Nenhum dispositivo de som encontrado, por isso não é possível reproduzir sons.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Required.</source>
        <translation>Obrigatório.</translation>
    </message>
    <message>
        <source>Invalid value.</source>
        <translation>Valor inválido.</translation>
    </message>
    <message>
        <source>At least %L1.</source>
        <translation>No mínimo %L1.</translation>
    </message>
    <message>
        <source>At most %L1.</source>
        <translation>No máximo %L1.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>No mínimo %n caractere.</numerusform>
            <numerusform>No mínimo %n caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>No máximo %n caractere.</numerusform>
            <numerusform>No máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n.</source>
        <translation>
            <numerusform>No mínimo %n.</numerusform>
            <numerusform>No mínimo %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>No máximo %n.</numerusform>
            <numerusform>No máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some characters are not allowed here.</source>
        <translation>Alguns caracteres não são permitidos aqui.</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>Este valor não é permitido.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>O serviço respondeu: “%1”</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>O serviço está inacessível.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>O serviço não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The service refused the request without a reason (%1).</source>
        <translation>O serviço recusou a requisição sem dar um motivo (%1).</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Sua sessão foi encerrada. Entre novamente para continuar.</translation>
    </message>
    <message>
        <source>Not allowed by the service (403).</source>
        <translation>Não permitido pelo serviço (403).</translation>
    </message>
    <message>
        <source>Not found on the service (404).</source>
        <translation>Não encontrado no serviço (404).</translation>
    </message>
    <message>
        <source>Changed too often (409). Try again later.</source>
        <translation>Alterado vezes demais (409). Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Muitas requisições (429). Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>O serviço teve um erro interno (%1).</translation>
    </message>
    <message>
        <source> (%1).</source>
        <translation> (%1).</translation>
    </message>
    <message>
        <source>The response from the service is invalid.</source>
        <translation>A resposta do serviço é inválida.</translation>
    </message>
    <message>
        <source>The response from the service is invalid at “%1”.</source>
        <translation>A resposta do serviço é inválida em “%1”.</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>Não foi possível gravar no disco: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A dashboard for live streams, with a simulated platform to try it on.

sidestage do ACTION tells the running Sidestage what to do, and sidestage status prints the state of the channel: see sidestage do --help.</source>
        <translation>Um painel para transmissões ao vivo, com uma plataforma simulada para experimentá-lo.

sidestage do AÇÃO diz ao Sidestage em execução o que fazer, e sidestage status mostra o estado do canal: veja sidestage do --help.</translation>
    </message>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation>Mostra este serviço; “sandbox” já vem incluído.</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>Guarda todos os dados nesta pasta.</translation>
    </message>
</context>
</TS>
